"""`decide` for siete y media: what a command does, as events, or the first reason why not, in the order of
docs/settle.md.

Pure. The rules of refusal are in refusals.py. Each act is a function of its own, which deal scripts call as well with
whatever stands in them: what is of a wrong kind is refused. What
follows from it by itself is in `follows`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..correction import CorrectCard
from ..dealer import CloseBets, Mark, ReopenBets, ShowCard, VoidDeal
from ..irregularity import RuleIrregularity
from ..ledger import ChangeBank, ChangePurse, PayDebt, change_purse, pay_debt
from ..refusal import Reason, accepted
from .acts import (
    Announced,
    Back,
    Backed,
    BankCeded,
    BankKept,
    BankOffered,
    BankRefused,
    BankShown,
    BankStood,
    Bet,
    BetLaid,
    BetRaised,
    Buy,
    CardDealt,
    Cede,
    ChangeFour,
    Command,
    Decline,
    DrawAsked,
    Event,
    ForcedByTime,
    FourBack,
    FourReturned,
    Fusilado,
    Fusilar,
    HandPassed,
    HandStood,
    Hit,
    Join,
    Joined,
    Keep,
    Open,
    Opened,
    Raise,
    Stand,
    Time,
)
from .correction import correct
from .deal import Deal, advance, openable
from .irregular import rule, voided
from .pack import GOAL, MOST_DRAWN_ON
from .refusals import (
    NO_FOUR,
    NO_MARKER,
    NO_ROUND,
    NO_TURN,
    NOT_BANKER,
    PLAYERS_BANK,
    already_bet,
    bank_must_reach,
    banker_plays,
    below_min,
    beyond_purse,
    cannot_back,
    cannot_change,
    cannot_fusilar,
    cannot_open,
    fusilado_costs,
    lies_on,
    must_change,
    no_bet,
    no_buyer,
    no_cards,
    no_least,
    no_offer,
    no_open_hand,
    no_player,
    no_price,
    no_stake,
    not_a_punters_turn,
    not_due,
    not_free,
    not_in_the_pack,
    not_in_turn,
    not_sold,
    not_taken,
    over,
    over_points,
    plays_already,
    refuse_money,
    shut,
)
from .settlement import lost, out, settled

Answer = tuple[Event, ...] | Reason


def decide(deal: Deal, command: Command) -> tuple[Event, ...]:
    """The events of a command, to be applied in order. Raises Refusal with the first reason that holds."""
    events = list(accepted(_ANSWERS[type(command)](deal, command)))
    after = deal.copy()
    for event in events:
        advance(after, event)
    while more := follows(after, waits=True):
        for event in more:
            advance(after, event)
        events += more
    return tuple(events)


def follows(deal: Deal, *, waits: bool) -> tuple[Event, ...]:
    """What happens next by itself; nothing where an act or a card is awaited.

    `waits`: whether there is somebody to see it: one who has seven and a half with a card face down is asked as after
    any other card, so that nobody can tell (docs/rules.md 4.14), and the bank's card is shown. Not in deal scripts.
    """
    if deal.phase == "turn":
        return _in_a_turn(deal, waits)
    return _in_the_banks_turn(deal, waits) if deal.phase == "bank" else ()


def _in_a_turn(deal: Deal, waits: bool) -> tuple[Event, ...]:
    hand, number = deal.hand, deal.turn[1]
    if hand.status == "seven_half":
        if deal.rules.canto and deal.announced is None:
            return (Announced(deal.player, number),)
        return () if waits and hand.hidden is not None else (HandPassed(deal.player, number, timed=True),)
    if hand.points > GOAL:
        return () if openable(deal, deal.hands[deal.turn[0]], hand) else (lost(deal),)
    return _time_in_turn(deal) if hand.forced else ()


def _in_the_banks_turn(deal: Deal, waits: bool) -> tuple[Event, ...]:
    bank = deal.bank_hand
    if bank.status or bank.points >= GOAL or not deal.standing:
        return (settled(deal),)
    if waits and bank.hidden is not None:
        return (BankShown(deal.dealt[bank.cards[0]]),)
    if deal.rules.bank_policy == "free":
        return ()
    draws = deal.stock and (deal.obliged or bank.points <= MOST_DRAWN_ON)
    return (_bank_draws(deal, timed=True),) if draws else (BankStood(timed=True),)


def _bank_draws(deal: Deal, *, timed: bool = False) -> DrawAsked:
    return DrawAsked("bank", deal.banker, 0, down=False, timed=timed)


# The turn of a punter (docs/rules.md 4.3).


def bet(deal: Deal, player: Any, amount: Any) -> Answer:
    """The stake of a hand."""
    if reason := not_a_punters_turn(deal, player):
        return reason
    hand, rules = deal.hand, deal.rules
    return (
        not_free(deal, hand)
        or already_bet(hand)
        or no_stake(rules, amount)
        or below_min(rules, amount)
        or not_taken(deal, player, amount, amount, amount * rules.seven_half_pays)
        or (BetLaid(player, deal.turn[1], amount),)
    )


def raise_(deal: Deal, player: Any, amount: Any) -> Answer:
    """More on a hand."""
    if reason := not_a_punters_turn(deal, player):
        return reason
    hand, rules = deal.hand, deal.rules
    return (
        not_free(deal, hand)
        or no_bet(hand)
        or no_stake(rules, amount)
        or not_taken(deal, player, amount, hand.stake + amount, amount * rules.seven_half_pays)
        or (BetRaised(player, deal.turn[1], amount),)
    )


def hit(deal: Deal, player: Any, expose: bool) -> Answer:
    """A card, for a punter or for the bank."""
    if reason := not_in_turn(deal, player):
        return reason
    if deal.phase == "bank":
        return no_cards(deal) or (_bank_draws(deal),)
    hand = deal.hand
    if reason := not_free(deal, hand) or no_bet(hand) or no_cards(deal):
        return reason
    shown = deal.dealt[hand.cards[hand.hidden]] if expose and hand.hidden is not None else None
    down = deal.rules.bank_policy == "free" and (hand.hidden is None or shown is not None)
    return (DrawAsked("hit", player, deal.turn[1], down, shown),)


def stand(deal: Deal, player: Any) -> Answer:
    """No further card, for a punter or for the bank."""
    if reason := not_in_turn(deal, player):
        return reason
    if deal.phase == "bank":
        return bank_must_reach(deal) or (BankStood(),)
    return must_change(deal, deal.hand) or _stands(deal, timed=False)


def _stands(deal: Deal, *, timed: bool) -> tuple[Event, ...]:
    """The hand whose turn it is takes no card; without a bet the least is laid for it."""
    hand, player = deal.hand, deal.player
    if over_points(hand):
        return (lost(deal),)
    if hand.stake:
        return (HandStood(player, deal.turn[1], 0, timed),)
    if no_least(deal, player):
        return (out(deal, timed=timed),)
    return (HandStood(player, deal.turn[1], deal.rules.least, timed),)


def _asked_alike(answer: Callable[[Deal, Any], Answer]) -> Callable[[Deal, Any], Answer]:
    """An act of one who may have seven and a half, which only he knows: he is asked as after any card, and whatever he
    answers passes the turn on (docs/rules.md 4.14)."""

    def answered(deal: Deal, command: Any) -> Answer:
        if deal.phase == "turn" and deal.hand.status and command.player == deal.player:
            return (HandPassed(deal.player, deal.turn[1]),)
        return answer(deal, command)

    return answered


def time(deal: Deal) -> Answer:
    """The time of the open turn is up."""
    if deal.phase == "turn":
        if deal.hand.status:
            return (HandPassed(deal.player, deal.turn[1], timed=True),)
        return _time_in_turn(deal)
    if deal.phase != "bank":
        return NO_TURN
    return (_bank_draws(deal, timed=True),) if bank_must_reach(deal) else (BankStood(timed=True),)


def _time_in_turn(deal: Deal) -> tuple[Event, ...]:
    """A four that must be changed is changed until it is none, then the hand stands (docs/rules.md 4.8)."""
    if not must_change(deal, deal.hand):
        return _stands(deal, timed=True)
    forced: tuple[Event, ...] = () if deal.hand.forced else (ForcedByTime(deal.player),)
    return (*forced, DrawAsked("change", deal.player, 0, _lies_down(deal), timed=True))


def _lies_down(deal: Deal) -> bool:
    """Whether a first card lies face down: not in the blackjack variant (docs/rules.md 4.11)."""
    return deal.rules.bank_policy == "free"


# What may be agreed beside (docs/rules.md 4.7 to 4.10).


def open_(deal: Deal, player: Any) -> Answer:
    """Two hands of one."""
    if reason := not_a_punters_turn(deal, player):
        return reason
    hand, hands = deal.hand, deal.hands[deal.turn[0]]
    return (
        must_change(deal, hand)
        or cannot_open(deal, hand)
        or (Opened(player, deal.turn[1], len(hands), deal.cards_of(hand)),)
    )


def change_four(deal: Deal, player: Any) -> Answer:
    """Another first card for a four."""
    if reason := not_a_punters_turn(deal, player):
        return reason
    return (
        over_points(deal.hand) or cannot_change(deal, deal.hand) or (DrawAsked("change", player, 0, _lies_down(deal)),)
    )


def four_back(deal: Deal, at: int | None = None) -> Answer:
    """The four lies in the stock again."""
    if deal.phase != "four_out":
        return NO_FOUR
    return (FourReturned(deal.player, deal.dealt[deal.returned[-1]], at),)


def fusilar(deal: Deal, player: Any, amount: Any) -> Answer:
    """A card unseen under a seven."""
    if reason := not_a_punters_turn(deal, player):
        return reason
    hand, rules = deal.hand, deal.rules
    return (
        not_free(deal, hand)
        or cannot_fusilar(deal, hand)
        or no_stake(rules, amount)
        or below_min(rules, amount)
        or not_taken(deal, player, amount, amount, fusilado_costs(deal, player, amount))
        or (Fusilado(player, amount, deal.dealt[hand.cards[0]]),)
    )


def back(deal: Deal, player: Any, on: Any, number: Any, amount: Any) -> Answer:
    """A stake on another's hand."""
    if reason := no_player(deal, player):
        return reason
    if reason := cannot_back(deal, player, on):
        return reason
    if reason := no_open_hand(deal, on, number):
        return reason
    rules = deal.rules
    return (
        no_stake(rules, amount)
        or below_min(rules, amount)
        or not_taken(deal, player, amount, lies_on(deal, player, on, number) + amount, amount * rules.seven_half_pays)
        or (Backed(player, on, number, amount),)
    )


def _back_at_the_table(deal: Deal, command: Back) -> Answer:
    """Not between a card and its owner's next act (docs/rules.md 4.10), nor when all is settled."""
    player, on, number, amount = command
    reason = no_player(deal, player)
    if reason is None and player is not None:
        reason = cannot_back(deal, player, on)
    if reason is None and on is not None:
        reason = no_open_hand(deal, on, number) or shut(deal, on, number)
    return reason or back(deal, player, on, number, amount)


# The bank is sold or ceded (docs/rules.md 4.12).


def cede(deal: Deal, player: Any, to: Any, price: Any) -> Answer:
    """The bank goes to another, who pays its price."""
    if reason := no_player(deal, player) or not_sold(deal, player) or no_buyer(deal, to) or no_price(price):
        return reason
    return beyond_purse(deal, to, price) or (BankCeded(to, price),)


def _offer(deal: Deal, command: Cede) -> Answer:
    """At the table the buyer is asked first."""
    if deal.phase == "offered":
        return NOT_BANKER
    found = cede(deal, *command)
    if isinstance(found, Reason):
        return found
    assert command.to is not None, "asked by no_buyer"
    return (BankOffered(command.to, command.price),)


def _buy(deal: Deal, command: Buy) -> Answer:
    if reason := no_offer(deal, command.player):
        return reason
    assert deal.offer is not None, "asked by no_offer"
    to, price = deal.offer
    return beyond_purse(deal, to, price) or (BankCeded(to, price),)


def _decline(deal: Deal, command: Decline) -> Answer:
    if reason := no_offer(deal, command.player):
        return reason
    assert deal.offer is not None, "asked by no_offer"
    return (BankRefused(deal.offer.to),)


def _keep(deal: Deal, command: Keep) -> Answer:
    if deal.phase != "for_sale" or command.player != deal.banker:
        return NOT_BANKER
    return (BankKept(),)


def _join(deal: Deal, command: Join) -> Answer:
    if reason := plays_already(deal, command.player):
        return reason
    assert command.player is not None, "asked by plays_already"
    return (Joined(command.player),)


def _time_at_the_table(deal: Deal, command: Time) -> Answer:
    """An offer that is not answered is refused; a bank that is not offered is kept (docs/rules.md 4.12)."""
    if deal.phase == "offered" and deal.offer is not None:
        return (BankRefused(deal.offer.to, timed=True),)
    return (BankKept(),) if deal.phase == "for_sale" else time(deal)


# What the dealer may ask.


def _show(deal: Deal, command: ShowCard) -> Answer:
    """The next card (docs/rules.md 4.2)."""
    if reason := over(deal) or not_due(deal) or not_in_the_pack(deal, command.card):
        return reason
    assert deal.due is not None, "asked by not_due"
    lifted = deal.due.down and deal.rules.peek == "cards"
    return (CardDealt(len(deal.dealt), command.card, *deal.due, lifted),)


def _no_round(deal: Deal, command: CloseBets | ReopenBets) -> Answer:
    """Bets are made in turn, not in a round for all (docs/rules.md 4.3)."""
    return NO_ROUND


def _no_marker(deal: Deal, command: Mark) -> Answer:
    return NO_MARKER


def _correct(deal: Deal, command: CorrectCard) -> Answer:
    """A card that was read wrong (docs/rules.md 4.14)."""
    return (correct(deal, command, follows),)


def _void(deal: Deal, command: VoidDeal) -> Answer:
    """The deal does not count (docs/rules.md 4.14)."""
    return over(deal) or (voided(deal, command.reason),)


def _change_purse(deal: Deal, command: ChangePurse) -> Answer:
    """Money bought or handed back (docs/rules.md 4.4)."""
    if command.amount < 0 and (reason := banker_plays(deal, command.player)):
        return reason
    return change_purse(deal.ledger, command, refuse_money)


def _pay_debt(deal: Deal, command: PayDebt) -> Answer:
    """A debt is paid (docs/rules.md 4.4)."""
    return pay_debt(deal.ledger, command, refuse_money)


def _change_bank(deal: Deal, command: ChangeBank) -> Answer:
    """The bank is a player's, who answers from his purse (docs/rules.md 4.4)."""
    return PLAYERS_BANK


_ANSWERS: dict[type[Any], Callable[[Deal, Any], Answer]] = {
    Bet: lambda deal, command: bet(deal, *command),
    Raise: _asked_alike(lambda deal, command: raise_(deal, *command)),
    Hit: _asked_alike(lambda deal, command: hit(deal, *command)),
    Stand: _asked_alike(lambda deal, command: stand(deal, *command)),
    Open: _asked_alike(lambda deal, command: open_(deal, *command)),
    ChangeFour: lambda deal, command: change_four(deal, *command),
    Fusilar: lambda deal, command: fusilar(deal, *command),
    Back: _back_at_the_table,
    Cede: _offer,
    Buy: _buy,
    Decline: _decline,
    Keep: _keep,
    Join: _join,
    FourBack: lambda deal, command: four_back(deal),
    Time: _time_at_the_table,
    CloseBets: _no_round,
    ReopenBets: _no_round,
    ShowCard: _show,
    Mark: _no_marker,
    CorrectCard: _correct,
    VoidDeal: _void,
    ChangePurse: _change_purse,
    PayDebt: _pay_debt,
    ChangeBank: _change_bank,
    RuleIrregularity: rule,
}
