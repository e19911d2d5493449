"""The course of baccarat banque at the table (docs/rules.md 3.3.12): each act in its window, what follows of it, and
what the dealer's commands come to. Pure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from ...cards import Card
from ...correction import CorrectCard
from ...dealer import CloseBets, Mark, ReopenBets, ShowCard, VoidDeal
from ...game import ENDED
from ...irregularity import RuleIrregularity, policy_for, words
from ...irregularity import settled as settled_by
from ...ledger import ChangeBank, ChangePurse, PayDebt, change_purse, pay_debt
from ...message import say
from ...refusal import Reason, accepted
from ..refusals import (
    FACE_DOWN,
    NO_MARKER,
    NOT_OPEN,
    NOT_SHOWN,
    OVER,
    SAME_CARD,
    no_player,
    not_due,
    over,
    refuse_money,
)
from . import acts
from .acts import ENGINE
from .rounds import CoupPlayed, Deal, by_list, hands_from
from .rules import (
    ACCEPTING,
    BANCO,
    BIDDING,
    LEFT,
    NO_BID,
    NO_REOPENING,
    NOT_NOW,
    NOT_YOUR_TURN,
    OFFERED,
    OPEN,
    OTHER_CARDS,
    PLACES,
    PLAYERS_BANK,
    REFILLING,
    RETIRING,
    RIGHT,
    SETTLING,
    SIDES,
    Hands,
    deciding,
    not_banker,
    not_dealt,
    not_left,
    not_now,
    strict,
    too_many,
    whose_turn,
)
from .rules import MOST as MOST_OF_A_COUP
from .settle import (
    Answer,
    accept,
    asked,
    asks_banker,
    banco,
    bank_goes_to,
    begun,
    bid,
    compared_with_bank,
    given_back,
    in_rotation,
    nearest,
    refill,
    retire,
    settled,
    silence,
    stake,
    take,
    usual,
    word,
)

Facts = tuple[acts.Event, ...]


def _windows_end(deal: Deal, facts: tuple[acts.Event, ...]) -> tuple[acts.Event, ...]:
    """And those of windows in which nobody is left to be asked."""
    after = ENGINE.apply_all(deal, facts)
    while (row := after.row).everybody and row.offered("pass") and not any(asked(after)):
        if row.offered("bid") and not after.bids:
            break
        more = accepted(_window_ends(after))
        facts, after = (*facts, *more), ENGINE.apply_all(after, more)
    return facts


ENGINE.goes_on = _windows_end


def _not_in_window(deal: Deal, verb: str, player: str | None) -> Reason | None:
    """An act of a seat has its window."""
    return not_now(deal, verb) or no_player(deal, player)


@ENGINE.answers
def _bid(deal: Deal, command: acts.Bid) -> Answer:
    player = command.player or ""
    return _not_in_window(deal, "bid", player) or bid(deal, player, command.amount, sealed=by_list(deal))


@ENGINE.answers
def _take(deal: Deal, command: acts.Take) -> Answer:
    player = command.player or ""
    return _not_in_window(deal, "take", player) or take(deal, player, sealed=True)


@ENGINE.answers
def _retire(deal: Deal, command: acts.Retire) -> Answer:
    player = command.player or ""
    return _not_in_window(deal, "retire", player) or retire(deal, player)


@ENGINE.answers
def _refill(deal: Deal, command: acts.Refill) -> Answer:
    player = command.player or ""
    return _not_in_window(deal, "refill", player) or refill(deal, player, command.amount)


@ENGINE.answers
def _banco(deal: Deal, command: acts.Banco) -> Answer:
    player = command.player or ""
    return _not_in_window(deal, "banco", player) or banco(deal, player, command.cheval, sealed=True)


@ENGINE.answers
def _stake(deal: Deal, command: acts.Stake) -> Answer:
    player = command.player or ""
    return _not_in_window(deal, "stake", player) or stake(deal, player, command.amount, command.side)


@ENGINE.answers
def _accepts(deal: Deal, command: acts.Accept) -> Answer:
    return _not_in_window(deal, "accept", command.player) or _accept(deal, command)


@ENGINE.answers
def _passes(deal: Deal, command: acts.Pass) -> Answer:
    return _not_in_window(deal, "pass", command.player) or _pass(deal, command)


@ENGINE.answers
def _draw(deal: Deal, command: acts.Draw) -> Answer:
    return _word(deal, command.player, True)


@ENGINE.answers
def _stand(deal: Deal, command: acts.Stand) -> Answer:
    return _word(deal, command.player, False)


@ENGINE.answers
def _reopen(deal: Deal, command: ReopenBets) -> Answer:
    return NO_REOPENING


@ENGINE.answers
def _mark(deal: Deal, command: Mark) -> Answer:
    return NO_MARKER


@ENGINE.answers
def _change_purse(deal: Deal, command: ChangePurse) -> Answer:
    return change_purse(deal.ledger, command, refuse_money)


@ENGINE.answers
def _pay_debt(deal: Deal, command: PayDebt) -> Answer:
    return pay_debt(deal.ledger, command, refuse_money)


@ENGINE.answers
def _change_bank(deal: Deal, command: ChangeBank) -> Answer:
    return PLAYERS_BANK


def _accept(deal: Deal, command: acts.Accept) -> Answer:
    """What the banker accepts is dealt at once."""
    found = accept(deal, command.player or "")
    return found if isinstance(found, Reason) else _then(deal, found, begun)


def _pass(deal: Deal, command: acts.Pass) -> Answer:
    """A player does not do what he may; the banker's word ends what he is asked."""
    if not deal.row.everybody:
        return not_banker(deal, command.player) or _window_ends(deal)
    player = command.player or ""
    return (acts.Passed(player),) if player in asked(deal) else NOT_NOW


@ENGINE.answers
def _said(deal: Deal, command: acts.Said) -> Answer:
    """What a player says, entered by the dealer, who has not seen the cards and is not told whether custom bound him:
    where it does, it holds (docs/rules.md 3.3.12)."""
    player, draws = whose_turn(deal), command.draws
    if player is not None and strict(deal, draws):
        draws = usual(deal)
    return _word(deal, player, draws)


def _word(deal: Deal, player: str | None, draws: bool) -> Answer:
    if player is None:
        return not_dealt(deal) or NOT_YOUR_TURN
    found = word(deal, player, draws)
    return found if isinstance(found, Reason) else _then(deal, found, finished)


@ENGINE.answers
def _time_up(deal: Deal, command: acts.Time) -> Answer:
    """The time is up: a window closes, or who has the turn has said nothing."""
    if deal.deciding_hand is not None:
        found = silence(deal)
        return found if isinstance(found, Reason) else _then(deal, found, finished)
    return _close(deal)


@ENGINE.answers
def _close_bets(deal: Deal, command: CloseBets) -> Answer:
    """The dealer closes the window."""
    return _close(deal)


def _close(deal: Deal) -> Answer:
    """The window that is open closes (docs/rules.md 3.3.12)."""
    return over(deal) or (NOT_OPEN if deal.under_way else _window_ends(deal))


def _window_ends(deal: Deal) -> Answer:
    passed = acts.CoupPassed(deal.number)
    match deal.phase:
        case _ if deal.phase in (BIDDING, OFFERED):
            found = bank_goes_to(deal)
            if found is not None:
                return (acts.BankTaken(*found),)
            if deal.phase == OFFERED:
                return (acts.WindowClosed(OFFERED), passed)
            return (acts.WindowClosed(BIDDING), passed) if deal.bids else NO_BID
        case _ if deal.phase == REFILLING:
            return (*given_back(deal, "void"), acts.BankLeft(deal.banker or "", 0, "broken", offered=False), passed)
        case _ if deal.phase == RETIRING:
            return (acts.WindowClosed(RETIRING),)
        case _ if deal.phase == BANCO:
            bank = deal.ledger.bank
            plays = nearest(deal, "right", bank) is not None or nearest(deal, "left", bank) is not None
            return begun(deal) if plays else (acts.WindowClosed(BANCO),)
        case _ if deal.phase == OPEN:
            if not deal.stakes:
                return (passed,)
            return (acts.WindowClosed(OPEN),) if asks_banker(deal) else begun(deal)
    return begun(deal) if deal.stakes else (passed,)


def _then(deal: Deal, events: Iterable[acts.Event], following: Callable[[Deal], Facts]) -> Facts:
    """These events, and what follows of them."""
    made = tuple(events)
    return (*made, *following(ENGINE.apply_all(deal, made)))


def finished(deal: Deal) -> tuple[acts.Event, ...]:
    """The end of a coup that has all its cards, and of a shoe that has too few for another (docs/rules.md 3.3.1)."""
    if deal.phase != SETTLING:
        return ()
    return _then(deal, (settled(deal),), ended)


def ended(deal: Deal) -> tuple[acts.Event, ...]:
    """The end of a shoe that has too few cards for another coup."""
    return () if deal.cards_left >= MOST_OF_A_COUP else (*left(deal, "end"), acts.DealEnded())


def left(deal: Deal, why: str) -> tuple[acts.Event, ...]:
    """Stakes and bank go back."""
    bank = () if deal.banker is None else (acts.BankLeft(deal.banker, deal.bank, why, offered=False),)
    return (*given_back(deal, why), *bank)


@ENGINE.answers
def _show(deal: Deal, command: ShowCard) -> Answer:
    """The next card (docs/rules.md 3.3.6)."""
    if reason := over(deal) or not_due(deal) or not_left(deal, command.card):
        return reason
    place = deal.next_place
    assert place is not None, "asked by not_due"
    return _then(deal, (acts.CardDealt(len(deal.cards), command.card, place),), finished)


@ENGINE.answers
def _correct(deal: Deal, command: CorrectCard) -> Answer:
    """A card that was read wrong (docs/rules.md 3.3.16)."""
    index, now = command.index, command.card
    if reason := _not_a_correction(deal, index, now):
        return reason
    event = acts.CardCorrected(index, deal.cards[index], now)
    cards = (*deal.cards[:index], now, *deal.cards[index + 1 :])
    done = next((done for done in deal.coups if done.first <= index < done.end), None)
    if done is None:
        return _of_unsettled(deal, event, cards)
    hands = hands_from(cards[done.first : done.end], deal.places[done.first : done.end])
    before = dict(zip(PLACES, done.done.hands, strict=True))
    if _asked(hands, done.players) != _asked(before, done.players):
        return OTHER_CARDS
    found = compared_with_bank(hands, done.players)
    if (found[RIGHT], found[LEFT]) == done.done.results:
        of_coup = done.done._replace(hands=acts.HandsOf(*[hands[place] for place in PLACES]))
        return (replace(event, settled=of_coup),)
    return _again(deal, event, cards, done, hands)


def _of_unsettled(deal: Deal, event: acts.CardCorrected, cards: tuple[Card, ...]) -> Answer:
    """Of the coup under way, of which nothing lies open before all six are out; or of one that was voided."""
    if event.index >= deal.first:
        hands = hands_from(cards[deal.first :], deal.places[deal.first :])
        if _asked(hands, deal.players) != deal.deciding:
            return OTHER_CARDS
    return (event,)


def _asked(hands: Hands, players: tuple[str | None, str | None]) -> tuple[str, ...]:
    """Which sides decide."""
    return deciding(hands, tuple([side for side, player in zip(SIDES, players, strict=True) if player is not None]))


def _again(
    deal: Deal, event: acts.CardCorrected, cards: tuple[Card, ...], done: CoupPlayed, hands: dict[str, tuple[Card, ...]]
) -> Answer:
    """The last coup comes out otherwise."""
    if deal.before is None or done is not deal.coups[-1]:
        return OTHER_CARDS
    before = deal.before.copy()
    before.cards, before.hands = cards, hands
    event = replace(event, settled=settled(before), again=True)
    new = ENGINE.apply(deal, event)
    moved = [(player, purse - deal.purses[player]) for player, purse in new.purses.items()]
    purses = tuple([(player, change) for player, change in moved if change])
    return (replace(event, purses=purses, bank=new.bank - deal.bank),)


def _not_a_correction(deal: Deal, index: int, card: Card) -> Reason | None:
    if not 0 <= index < len(deal.cards):
        return NOT_SHOWN
    if not deal.exposure(index).everybody:
        return FACE_DOWN
    return SAME_CARD if deal.cards[index] == card else too_many(deal, card)


@ENGINE.answers
def _void(deal: Deal, command: VoidDeal) -> Answer:
    """The coup does not count, or before its cards the shoe ends here: stakes go back (docs/rules.md 3.3.14)."""
    if reason := over(deal):
        return reason
    if not deal.under_way:
        return (*left(deal, "void"), acts.DealVoided(command.reason, ()))
    void = acts.CoupVoided(deal.number, command.reason, deal.face_down())
    return _then(deal, (*given_back(deal, "void"), void), ended)


@ENGINE.answers
def _rule(deal: Deal, command: RuleIrregularity) -> Answer:
    """Something was wrong with the cards; stakes do not stay against a bank that was paid out whole
    (docs/rules.md 3.3.14)."""
    ruled: tuple[acts.Event, ...] = _of_policy(deal, command)
    if deal.phase in ENDED:
        return ruled
    after = ENGINE.apply_all(deal, ruled)
    if command.kind == "foul_pack":
        return (*ruled, *left(after, "void"), acts.DealVoided(command.kind, deal.face_down(), ruled=True))
    broken = after.broken_in and not deal.broken_in
    if broken:
        ruled = (*ruled, *given_back(after, "void"))
        after = ENGINE.apply_all(deal, ruled)
    if not deal.under_way:
        if not after.stakes and (broken or deal.phase == ACCEPTING):
            return (*ruled, acts.CoupPassed(deal.number))
        asked_for_nothing = deal.phase == ACCEPTING and not asks_banker(after)
        return (*ruled, *begun(after)) if asked_for_nothing else ruled
    return _then(deal, (*ruled, acts.CoupVoided(deal.number, command.kind, deal.face_down(), ruled=True)), ended)


def name_of(player: str, side: str) -> str:
    """A stake as the dealer's rulings name it."""
    return f"{side} {player}"


def _of_policy(deal: Deal, command: RuleIrregularity) -> tuple[acts.Event, ...]:
    """What becomes of each stake, by the policy of the command or else of the table."""
    policy = policy_for(deal, command, OVER)
    lying = {name_of(*whose): (whose, amount) for whose, amount in in_rotation(deal)}
    stakes = {name: amount for name, (_, amount) in lying.items()}
    said = words(policy, dict(command.rulings), stakes, lambda id_: say("baccarat-no-bet", bet=id_))
    lines = []
    for name, result, pay in settled_by(said, stakes, deal.bank, bounded=True):
        (player, side), stake = lying[name]
        lines.append(acts.Line(player, side, result, stake, pay, stake + pay))
    return (acts.IrregularityRuled(command.kind, policy, tuple(lines)),)
