"""`decide`: what a command does to a deal, as events, or the first reason why not, in the order of docs/settle.md.

Pure: the deal is only read. The rules of refusal are in refusals.py; what a card does to the bets is worked out in
settlement.py, what the bank can bear in solvency.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..cards import PACK_52, Card
from ..correction import CorrectCard
from ..dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from ..irregularity import RuleIrregularity
from ..ledger import BankChanged, ChangeBank, ChangePurse, PayDebt, change_purse, pay_debt
from ..refusal import Reason, Refusal, accepted
from .bets import (
    CALL_TYPES,
    COPPER_TYPES,
    NO_RANKS,
    RANK_TYPES,
    Bet,
    RankSet,
    order_as_written,
    sides,
)
from .casekeeper import DECK_SIZE
from .commands import (
    BarBet,
    ClaimBet,
    Command,
    MoveBet,
    NameCard,
    Parlay,
    PlaceBet,
    RaiseMax,
    RemoveBet,
    ShowUnsure,
    UnbarBet,
)
from .correction import correct
from .deal import LAST_TURN, Deal
from .events import (
    BetBarred,
    BetClaimed,
    BetMoved,
    BetPlaced,
    BetRemoved,
    BetsClosed,
    BetsReopened,
    CardShown,
    DealClosed,
    DealVoided,
    Event,
    MaxRaised,
    TurnSettled,
)
from .fold import apply_all
from .irregular import rule
from .refusals import (
    BAD_AMOUNT,
    BAD_SHAPE,
    NO_CANDIDATE,
    NOT_CALLABLE,
    above_max,
    already_shown,
    bank_bound,
    before_last_turn,
    below_min,
    beyond_bank,
    beyond_purse,
    closed,
    coppered_parity,
    in_doubt,
    locked,
    max_under_way,
    no_claims,
    no_id_of_its_own,
    no_player,
    no_type,
    no_win,
    not_closed,
    not_dead,
    not_higher,
    not_lying,
    not_movable,
    not_on_ranks,
    not_open,
    not_owner,
    on_dead_ranks,
    over,
    over_win,
    ranks_not_given,
    refuse_money,
    settled_beside_doubt,
    soda_seen,
    turn_under_way,
    uneven_stake,
)
from .returns import not_held, returned
from .settlement import LOSE, Line, call_odds, line_for, settle_turn
from .unsure import (
    bets_of_turn,
    check_room,
    name,
    possible,
    shown,
    turn_is_complete,
    undo_part,
    wait_for,
)

Answer = tuple[Event, ...] | Reason

# The facts that every deal has in it, made once: making a frozen value takes longer than the rest of showing a card.
_SHOWN = tuple(tuple(CardShown(index, card) for card in PACK_52) for index in range(DECK_SIZE))
_CLOSED = tuple((BetsClosed(turn),) for turn in range(LAST_TURN + 1))


def decide(deal: Deal, command: Command) -> tuple[Event, ...]:
    """The events of a command, to be applied in order.

    Raises Refusal with the first reason that holds; then nothing has happened.
    """
    return accepted(_ANSWERS[type(command)](deal, command))


def answer(deal: Deal, command: Command) -> Answer:
    """The same, with the reason as a value."""
    try:
        return _ANSWERS[type(command)](deal, command)
    except Refusal as refusal:
        return Reason(refusal.reason, refusal.message)


# Acts at the layout.


def _place(deal: Deal, command: PlaceBet) -> Answer:
    """A new bet (docs/rules.md 1.2.1)."""
    return closed(deal) or _accept(deal, command, command.stake, None)


def _parlay(deal: Deal, command: Parlay) -> Answer:
    """A win left lying or moved whole, once, in the turn after it (docs/rules.md 1.2.4)."""
    if reason := closed(deal) or no_win(deal, command.source, command.player):
        return reason
    assert command.source is not None, "asked by no_win"
    _, won = deal.winners[command.source]
    stake = won if command.stake is None else command.stake
    return over_win(won, stake) or _accept(deal, command, stake, command.source)


def _accept(deal: Deal, command: PlaceBet | Parlay, stake: int, source: str | None) -> Answer:
    """A bet that is put on the layout: who and what, then its shape, then its place, the limits, purse and bank."""
    rules = deal.rules
    bet_id, player, kind = command.id, command.player, command.type
    if reason := (
        no_id_of_its_own(deal, bet_id) or no_player(deal, player) or no_type(kind) or uneven_stake(rules, stake)
    ):
        return reason
    assert bet_id is not None, "asked by no_id_of_its_own"
    assert player is not None, "asked by no_player"
    assert kind is not None, "asked by no_type"
    win = lose = NO_RANKS
    copper, order, odds = command.copper, "", 1
    if kind in RANK_TYPES:
        found = sides(rules, kind, command.ranks, command.win, command.lose, copper)
        if found is None:
            return BAD_SHAPE
        win, lose = found
    elif kind in CALL_TYPES:
        order = order_as_written(command.order)
        if reason := before_last_turn(deal):
            return reason
        paid = call_odds(rules, deal.last_three, kind, order)
        if paid is None:
            return NOT_CALLABLE
        odds = paid
    elif reason := coppered_parity(kind, copper):
        return reason
    over_max = source is not None and rules.parlay_over_max
    bet = Bet(bet_id, player, kind, win, lose, copper and kind in COPPER_TYPES, order, stake, odds, False, over_max)
    return (
        on_dead_ranks(deal, bet)
        or below_min(rules, stake)
        or above_max(deal, bet)
        or beyond_purse(deal, player, stake)
        or beyond_bank(deal, bet)
        or _put_down(deal, bet, BetPlaced(bet, source))
    )


def _put_down(deal: Deal, bet: Bet, event: BetPlaced | BetMoved) -> tuple[Event, ...]:
    """A bet on dead ranks goes back at once where the rules say so (docs/rules.md 1.6.1)."""
    if deal.rules.dead_bets == "return" and deal.is_dead(bet):
        return (event, *returned((bet,), "dead"))
    return (event,)


def _not_own(deal: Deal, command: MoveBet | RemoveBet | BarBet | UnbarBet) -> Reason | None:
    """What one does something with is one's own bet (docs/rules.md 1.2.1)."""
    return closed(deal) or not_lying(deal, command.id) or not_owner(deal, command.id, command.player)


def _move(deal: Deal, command: MoveBet) -> Answer:
    """A bet put elsewhere (docs/rules.md 1.2.1)."""
    if reason := _not_own(deal, command) or locked(deal):
        return reason
    assert command.id is not None, "asked by not_lying"
    old = deal.bets[command.id]
    if reason := not_movable(old):
        return reason
    kind = old.type if command.type is None else command.type
    copper = old.copper if command.copper is None else command.copper
    if reason := not_on_ranks(kind) or ranks_not_given(kind, command):
        return reason
    ranks, win, lose = (NO_RANKS if given is None else given for given in (command.ranks, command.win, command.lose))
    found = sides(deal.rules, kind, ranks, win, lose, copper)
    if found is None:
        return BAD_SHAPE
    bet = old._replace(type=kind, win=found[0], lose=found[1], copper=copper and kind in COPPER_TYPES)
    return (
        on_dead_ranks(deal, bet)
        or above_max(deal, bet, old)
        or beyond_bank(deal, bet, old)
        or _put_down(deal, bet, BetMoved(bet.id, bet.type, bet.win, bet.lose, bet.copper))
    )


def _remove(deal: Deal, command: RemoveBet) -> Answer:
    """A bet taken back (docs/rules.md 1.2.1)."""
    if reason := _not_own(deal, command) or locked(deal):
        return reason
    assert command.id is not None, "asked by not_lying"
    bet = deal.bets[command.id]
    return (BetRemoved(bet.id, bet.player, bet.stake),)


def _bar(deal: Deal, command: BarBet | UnbarBet) -> Answer:
    """A bet sleeps, or is awake again (docs/rules.md 1.2.5)."""
    if reason := _not_own(deal, command):
        return reason
    assert command.id is not None, "asked by not_lying"
    return (BetBarred(command.id, type(command) is BarBet),)


def _claim(deal: Deal, command: ClaimBet) -> Answer:
    """A dead bet is taken by whoever claims it (docs/rules.md 1.6)."""
    if reason := (
        closed(deal)
        or not_lying(deal, command.id)
        or no_player(deal, command.player)
        or no_claims(deal.rules)
        or not_dead(deal, command.id)
    ):
        return reason
    assert command.id is not None, "asked by not_lying"
    assert command.player is not None, "asked by no_player"
    return (BetClaimed(command.id, command.player, deal.bets[command.id].stake),)


# The turn.


def _close(deal: Deal, command: CloseBets) -> Answer:
    """The round of bets ends (docs/rules.md 1.2)."""
    return not_open(deal) or _closing(deal)


def _closing(deal: Deal) -> tuple[Event, ...]:
    """Betting closes, and what the bank cannot answer for goes back."""
    facts = _CLOSED[deal.turn]
    sent_back = not_held(deal)
    return (*facts, *returned(sent_back, "not_held")) if sent_back else facts


def _reopen(deal: Deal, command: ReopenBets) -> Answer:
    """A false start: not once a card of the turn is seen, and for turn 1 not once the soda is (docs/rules.md 1.1)."""
    return not_closed(deal) or in_doubt(deal) or soda_seen(deal) or (BetsReopened(deal.turn),)


def _show(deal: Deal, command: ShowCard) -> Answer:
    """The next card: soda, losing or winning card, or hoc (docs/rules.md 1.1)."""
    card, phase = command.card, deal.phase
    if reason := over(deal) or already_shown(deal, card):
        return reason
    if deal.pending:
        check_room(deal)
        return _wait(deal, (card,))
    shown = _SHOWN[len(deal.cards)][card.number]
    if phase == "bets_open":
        return (*_closing(deal), shown)
    if phase == "loser_shown":
        return (shown, *_turn_facts(deal, card, turn_lines(deal, deal.cards[-1], card)))
    if phase == "last_card":
        return (shown, DealClosed(_closing_lines(deal, command)))
    return (shown,)


def _show_unsure(deal: Deal, command: ShowUnsure) -> Answer:
    """The next card as one of several."""
    if reason := over(deal):
        return reason
    check_room(deal)
    candidates = possible(deal, command.candidates)
    if not candidates:
        return NO_CANDIDATE
    if len(candidates) == 1:
        return _show(deal, ShowCard(candidates[0]))
    return _wait(deal, candidates)


def _wait(deal: Deal, candidates: tuple[Card, ...]) -> tuple[Event, ...]:
    """A card that cannot be shown yet: it is in doubt, or the one before it is."""
    facts = _closing(deal) if deal.phase == "bets_open" else ()
    return (*facts, *wait_for(apply_all(deal, facts), candidates))


def _name(deal: Deal, command: NameCard) -> Answer:
    """The dealer's word on it; what waited for it is shown and settled."""
    events, cards = name(deal, command)
    if not cards:
        return events
    facts: tuple[Event, ...] = shown(deal, cards)
    if turn_is_complete(deal, len(cards)):
        after = apply_all(deal, events)
        loser, winner = (*deal.cards[-1:], *cards)[-2:]
        before_winner = apply_all(after, facts[:-1])
        lines = turn_lines(after, loser, winner)
        facts = (*facts, *_turn_facts(before_winner, winner, lines))
    return (*events, *facts)


def _turn_facts(deal: Deal, winner: Card, lines: tuple[Line, ...]) -> tuple[Event, ...]:
    """The turn is settled, and what nothing can decide any more goes back if the rules say so."""
    settled = TurnSettled(deal.turn, lines)
    if deal.rules.dead_bets == "return" and deal.turn < LAST_TURN:
        return (settled, *returned(_dead_after(deal, winner, lines), "dead"))
    return (settled,)


def turn_lines(deal: Deal, loser: Card, winner: Card) -> tuple[Line, ...]:
    """What this turn does to the bets that lie; in the last turn the hoc is the third of the last three cards."""
    hoc = None
    if deal.turn == LAST_TURN:
        (hoc,) = (card for card in deal.last_three if card is not loser and card is not winner)
    return settle_turn(deal.rules, bets_of_turn(deal), loser, winner, hoc)


def _dead_after(deal: Deal, winner: Card, lines: tuple[Line, ...]) -> tuple[Bet, ...]:
    """The bets still lying after the turn that nothing can decide any more."""
    loser = deal.cards[-1]
    dead = deal.dead
    if not deal.left[loser.column]:
        dead = RankSet(dead | loser.bit)
    if deal.left[winner.column] == 1:
        dead = RankSet(dead | winner.bit)
    rest = {line.id: line.stake + line.pay - line.returned for line in lines}
    found = []
    for bet in deal.bets.values():
        ranks = bet.win | bet.lose
        stake = rest.get(bet.id, bet.stake)
        if ranks and not ranks & ~dead and stake:
            found.append(bet._replace(stake=stake))
    return tuple(found)


def _closing_lines(deal: Deal, command: ShowCard) -> tuple[Line, ...]:
    """Lines for the bets left after the last turn (docs/rules.md 1.7)."""
    hoc_loses = deal.rules.last_turn_hoc == "lose_open"
    return tuple(
        line_for(deal.rules, bet, LOSE)
        if hoc_loses and not bet.barred and bet.win & command.card.bit
        else Line(bet.id, bet.player, "returned", bet.stake, 0, bet.stake)
        for bet in deal.bets.values()
    )


# The dealer and the money.


def _correct(deal: Deal, command: CorrectCard) -> Answer:
    """A card that was read wrong (docs/rules.md 1.9)."""
    return in_doubt(deal) or (correct(deal, command, decide),)


def _void(deal: Deal, command: VoidDeal) -> Answer:
    """The deal ends early: stakes go back, settled turns stand (docs/rules.md 1.9)."""
    if reason := over(deal):
        return reason
    undone = undo_part(deal)
    lying = apply_all(deal, undone).bets.values()
    return (*undone, *returned(lying, "void"), DealVoided(command.reason))


def _change_purse(deal: Deal, command: ChangePurse) -> Answer:
    """Buy-in or cash-out; nothing leaves that still hangs on a card in doubt (docs/rules.md 1.9)."""
    events = change_purse(deal.ledger, command, refuse_money)
    return settled_beside_doubt(deal, command.player, -command.amount) or events


def _pay_debt(deal: Deal, command: PayDebt) -> Answer:
    """A debt of a correction is paid (docs/rules.md 1.9)."""
    return pay_debt(deal.ledger, command, refuse_money)


def _change_bank(deal: Deal, command: ChangeBank) -> Answer:
    """The banker's money: none out while a turn is under way or bets depend on it (docs/rules.md 1.2.3, 1.9)."""
    amount = command.amount
    if not amount:
        return BAD_AMOUNT
    if amount < 0 and (reason := in_doubt(deal) or turn_under_way(deal) or bank_bound(deal, -amount)):
        return reason
    return (BankChanged(amount),)


def _raise_max(deal: Deal, command: RaiseMax) -> Answer:
    """A higher maximum between two turns (docs/rules.md 1.2.2)."""
    if reason := over(deal) or in_doubt(deal) or max_under_way(deal) or not_higher(deal.rules, command.max):
        return reason
    return (MaxRaised(command.max),)


_ANSWERS: dict[type[Any], Callable[[Deal, Any], Answer]] = {
    PlaceBet: _place,
    Parlay: _parlay,
    MoveBet: _move,
    RemoveBet: _remove,
    BarBet: _bar,
    UnbarBet: _bar,
    ClaimBet: _claim,
    CloseBets: _close,
    ReopenBets: _reopen,
    ShowCard: _show,
    ShowUnsure: _show_unsure,
    NameCard: _name,
    RuleIrregularity: rule,
    CorrectCard: _correct,
    VoidDeal: _void,
    ChangePurse: _change_purse,
    PayDebt: _pay_debt,
    ChangeBank: _change_bank,
    RaiseMax: _raise_max,
}
