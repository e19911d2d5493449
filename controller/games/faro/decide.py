"""`decide`: what a command does to a deal, as events, or the first reason why not, in the order of SETTLE.md.

Pure: the deal is only read. What a card does to the bets is worked out in settlement.py, what the bank can bear in
solvency.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from ..cards import PACK_52, Card
from ..correction import CorrectCard
from ..dealer import CloseBets, ReopenBets, ShowCard, VoidDeal
from ..irregularity import RuleIrregularity
from ..ledger import BankChanged, ChangeBank, ChangePurse, PayDebt, change_purse, pay_debt
from ..refusal import Refusal
from .bets import (
    BET_TYPES,
    CALL_TYPES,
    COPPER_TYPES,
    NO_RANKS,
    PARITY_TYPES,
    RANK_TYPES,
    Bet,
    Ranks,
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
    RanksNotGiven,
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
from .legal import locked
from .returns import not_held, returned
from .settlement import LOSE, Line, call_odds, line_for, settle_turn
from .solvency import add_flow, worst_outflow
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

TEXTS = {
    "closed": "Bets are closed",
    "dup_id": "This bet is already there or has no id of its own",
    "unknown_player": "There is no such player at the table",
    "bad_type": "There is no such bet",
    "bad_stake": "The stake must be a positive multiple of the unit",
    "bad_copper": "Odd and even take no copper: bet the other side",
    "bad_shape": "These ranks make no bet of this kind",
    "bad_turn": "The order can be called before the last turn only",
    "not_callable": "This is no order of the last three cards",
    "dead": "No card of these ranks is left",
    "min": "The stake is below the minimum",
    "max": "The stake is above the maximum",
    "funds": "The purse does not hold that much",
    "solvency": "The bank could not pay if this bet won",
    "not_winner_last_turn": "This bet did not win in the turn just dealt",
    "over_parlay": "A parlay is at most what came back",
    "unknown_id": "No such bet lies on the layout",
    "not_owner": "This bet belongs to another player",
    "locked": "So near the end of the pack bets can no longer be taken back",
    "bad_move": "This kind of bet cannot be moved",
    "no_claims": "At this table dead bets cannot be claimed",
    "not_dead": "This bet can still be decided",
    "bad_op": "There is no such act",
    "not_open": "Bets are not open",
    "not_closed": "Bets are not closed",
    "over": "The deal is over",
    "duplicate_card": "This card has already been shown in this deal",
    "bad_amount": "The amount must be a whole number other than 0",
    "turn_under_way": "The banker takes no money out before this turn is settled",
    "max_under_way": "The maximum is raised between two turns only",
    "no_max": "At this table there is no maximum",
    "soda_shown": "The soda has been seen: the bets of this turn stay closed",
    "unsure": "The dealer must first say what the card in doubt is",
    "no_candidate": "All of these cards have already been shown in this deal",
    "no_debt": "The debt is not that large",
}


BETWEEN_TURNS = frozenset({"soda", "bets_open", "over", "void"})
"""Phases in which nothing that lies is half decided."""
ENDED = frozenset({"over", "void"})

# The facts that every deal has in it, made once: making a frozen value takes longer than the rest of showing a card.
_SHOWN = tuple(tuple(CardShown(index, card) for card in PACK_52) for index in range(DECK_SIZE))
_CLOSED = tuple(BetsClosed(turn) for turn in range(LAST_TURN + 1))


def refuse(reason: str, text: str | None = None) -> NoReturn:
    """Refuse with this reason."""
    raise Refusal(reason, text or TEXTS[reason])


def decide(deal: Deal, command: Command) -> tuple[Event, ...]:
    """The events of a command, to be applied in order.

    Raises Refusal with the first reason that holds; then nothing has happened.
    """
    return _DECIDE[type(command)](deal, command)


# Acts at the layout.


def _place(deal: Deal, command: PlaceBet) -> tuple[Event, ...]:
    """Bets are taken while they are open (RULES.md 1.2.1)."""
    if deal.phase != "bets_open":
        refuse("closed")
    return _accept(deal, command, command.stake, None)


def _parlay(deal: Deal, command: Parlay) -> tuple[Event, ...]:
    """A win left lying or moved whole, once, in the turn after it (RULES.md 1.2.4)."""
    if deal.phase != "bets_open":
        refuse("closed")
    won = deal.winners.get(command.source) if command.source is not None else None
    if won is None or won[0] != command.player:
        refuse("not_winner_last_turn")
    stake = won[1] if command.stake is None else command.stake
    if stake > won[1]:
        refuse("over_parlay")
    return _accept(deal, command, stake, command.source)


def _accept(deal: Deal, command: PlaceBet | Parlay, stake: int, source: str | None) -> tuple[Event, ...]:
    """A new bet: who and what, its shape (1.3, 1.5, 1.7), dead ranks (1.6), limits, purse and bank (1.2.2, 1.2.3)."""
    rules, ledger = deal.rules, deal.ledger
    bet_id, player, kind = command.id, command.player, command.type
    if bet_id is None or bet_id in deal.used:
        refuse("dup_id")
    if player is None or player not in ledger.purses:
        refuse("unknown_player")
    if kind is None or kind not in BET_TYPES:
        refuse("bad_type")
    if stake <= 0 or stake % rules.unit:
        refuse("bad_stake")
    copper = command.copper
    win = lose = NO_RANKS
    odds, order = 1, ""
    if kind in RANK_TYPES:
        found = sides(rules, kind, command.ranks, command.win, command.lose, copper)
        if found is None:
            refuse("bad_shape")
        win, lose = found
    elif kind in PARITY_TYPES:
        if copper:
            refuse("bad_copper")
    elif kind in CALL_TYPES:
        order = order_as_written(command.order)
        if deal.turn != LAST_TURN:
            refuse("bad_turn")
        paid = call_odds(rules, deal.last_three, kind, order)
        if paid is None:
            refuse("not_callable")
        odds = paid
    over_max = source is not None and rules.parlay_over_max
    bet = Bet(bet_id, player, kind, win, lose, copper and kind in COPPER_TYPES, order, stake, odds, False, over_max)
    dead = deal.dead != 0 and deal.is_dead(bet)
    if dead and rules.dead_bets == "reject":
        refuse("dead")
    if stake < rules.min:
        refuse("min")
    if rules.max is not None or rules.case_max is not None:
        _check_max(deal, bet, None)
    if stake > ledger.purses[player]:
        refuse("funds")
    if rules.solvency == "sum":
        if deal.bound + (0 if dead else stake * odds) > ledger.bank:
            refuse("solvency")
    elif deal.flow is not None:
        _check_flow(deal, bet, None)
    placed = BetPlaced(bet, source)
    return (placed, *returned((bet,), "dead")) if dead and rules.dead_bets == "return" else (placed,)


def _check_max(deal: Deal, bet: Bet, old: Bet | None) -> None:
    """`old` is the bet in its former place, which no longer counts."""
    rules = deal.rules
    if bet.over_max:
        return
    total = bet.stake
    if deal.totals is not None:
        position = bet.position
        total += deal.totals.get(position, 0)
        if old is not None and old.position == position:
            total -= old.stake
    if rules.max is not None and total > rules.max:
        refuse("max")
    if rules.case_max is not None and total > rules.case_max and _on_case_card(deal, bet):
        refuse("max")


def _on_case_card(deal: Deal, bet: Bet) -> bool:
    """One card is left of its only rank (RULES.md 1.2.2)."""
    ranks = bet.ranks
    return ranks.bit_count() == 1 and deal.left[ranks.bit_length() - 1] == 1


def _check_flow(deal: Deal, bet: Bet, old: Bet | None) -> None:
    """The worst next turn with this bet; `old` is the bet in its former place, which no longer counts."""
    if deal.flow is None:
        return
    flow = deal.flow.copy()
    if old is not None and not old.barred and not deal.is_dead(old):
        add_flow(flow, deal.rules, old, -1, deal.last_three)
    if not bet.barred and not deal.is_dead(bet):
        add_flow(flow, deal.rules, bet, 1, deal.last_three)
    if worst_outflow(flow, deal.possible, deal.last_three) > deal.bank:
        refuse("solvency")


def _lying(deal: Deal, bet_id: str | None) -> Bet:
    if deal.phase != "bets_open":
        refuse("closed")
    bet = deal.bets.get(bet_id) if bet_id is not None else None
    if bet is None:
        refuse("unknown_id")
    return bet


def _owned(deal: Deal, command: MoveBet | RemoveBet | BarBet | UnbarBet) -> Bet:
    bet = _lying(deal, command.id)
    if command.player is not None and command.player != bet.player:
        refuse("not_owner")
    return bet


def _check_lock(deal: Deal) -> None:
    """Near the end of the pack, where the bank says so (RULES.md 1.2.1)."""
    if locked(deal):
        refuse("locked")


def _move(deal: Deal, command: MoveBet) -> tuple[Event, ...]:
    """A bet put elsewhere (RULES.md 1.2.1)."""
    old = _owned(deal, command)
    _check_lock(deal)
    if old.type not in RANK_TYPES:
        refuse("bad_move")
    kind = old.type if command.type is None else command.type
    copper = old.copper if command.copper is None else command.copper
    if kind not in RANK_TYPES:
        refuse("bad_shape")
    ranks, win, lose = _ranks_given(kind, command)
    found = sides(deal.rules, kind, ranks, win, lose, copper)
    if found is None:
        refuse("bad_shape")
    bet = old._replace(type=kind, win=found[0], lose=found[1], copper=copper and kind in COPPER_TYPES)
    dead = deal.is_dead(bet)
    if dead and deal.rules.dead_bets == "reject":
        refuse("dead")
    _check_max(deal, bet, old)
    if deal.rules.solvency == "sum":
        bound = deal.bound + (0 if dead else bet.stake) - (0 if deal.is_dead(old) else old.stake)
        if bound > deal.bank:
            refuse("solvency")
    _check_flow(deal, bet, old)
    moved = BetMoved(bet.id, bet.type, bet.win, bet.lose, bet.copper)
    return (moved, *returned((bet,), "dead")) if dead and deal.rules.dead_bets == "return" else (moved,)


def _ranks_given(kind: str, command: MoveBet) -> tuple[Ranks, Ranks, Ranks]:
    if kind in COPPER_TYPES:
        if command.ranks is None:
            raise RanksNotGiven("ranks")
        return command.ranks, NO_RANKS, NO_RANKS
    if command.win is None:
        raise RanksNotGiven("win")
    if command.lose is None:
        raise RanksNotGiven("lose")
    return NO_RANKS, command.win, command.lose


def _remove(deal: Deal, command: RemoveBet) -> tuple[Event, ...]:
    """A bet taken back (RULES.md 1.2.1)."""
    bet = _owned(deal, command)
    _check_lock(deal)
    return (BetRemoved(bet.id, bet.player, bet.stake),)


def _bar(deal: Deal, command: BarBet) -> tuple[Event, ...]:
    """A bet sleeps (RULES.md 1.2.5)."""
    return (BetBarred(_owned(deal, command).id, True),)


def _unbar(deal: Deal, command: UnbarBet) -> tuple[Event, ...]:
    """It is awake again (RULES.md 1.2.5)."""
    return (BetBarred(_owned(deal, command).id, False),)


def _claim(deal: Deal, command: ClaimBet) -> tuple[Event, ...]:
    """A dead bet is taken by whoever claims it (RULES.md 1.6)."""
    bet = _lying(deal, command.id)
    if command.player is None or command.player not in deal.purses:
        refuse("unknown_player")
    if deal.rules.dead_bets != "claim":
        refuse("no_claims")
    if not deal.is_dead(bet):
        refuse("not_dead")
    return (BetClaimed(bet.id, command.player, bet.stake),)


# The turn.


def _close(deal: Deal, command: CloseBets) -> tuple[Event, ...]:
    """The round of bets ends (RULES.md 1.2)."""
    if deal.phase != "bets_open":
        refuse("not_open")
    return _closing(deal)


def _closing(deal: Deal) -> tuple[Event, ...]:
    """Betting closes, and what the bank cannot answer for goes back."""
    closed = _CLOSED[deal.turn]
    sent_back = not_held(deal)
    return (closed, *returned(sent_back, "not_held")) if sent_back else (closed,)


def _reopen(deal: Deal, command: ReopenBets) -> tuple[Event, ...]:
    """A false start: not once a card of the turn is seen, and for turn 1 not once the soda is (RULES.md 1.1)."""
    if deal.phase != "bets_closed":
        refuse("not_closed")
    if deal.pending:
        refuse("unsure")
    if deal.cards and deal.turn == 1 and not deal.rules.soda_exposed_before_bets:
        refuse("soda_shown")
    return (BetsReopened(deal.turn),)


def _show(deal: Deal, command: ShowCard) -> tuple[Event, ...]:
    """The next card: soda, losing or winning card, or hoc (RULES.md 1.1)."""
    card, phase = command.card, deal.phase
    if phase in ENDED:
        refuse("over")
    if deal.seen >> card.number & 1:
        place = deal.cards.index(card) + 1
        refuse("duplicate_card", f"{card.sign} has already been shown in this deal, as card {place}")
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


def _show_unsure(deal: Deal, command: ShowUnsure) -> tuple[Event, ...]:
    """The next card as one of several."""
    if deal.phase in ENDED:
        refuse("over")
    check_room(deal)
    candidates = possible(deal, command.candidates)
    if not candidates:
        refuse("no_candidate")
    if len(candidates) == 1:
        return _show(deal, ShowCard(candidates[0]))
    return _wait(deal, candidates)


def _wait(deal: Deal, candidates: tuple[Card, ...]) -> tuple[Event, ...]:
    """A card that cannot be shown yet: it is in doubt, or the one before it is."""
    if not possible(deal, candidates):
        refuse("duplicate_card")
    closed = _closing(deal) if deal.phase == "bets_open" else ()
    return (*closed, *wait_for(apply_all(deal, closed), candidates))


def _name(deal: Deal, command: NameCard) -> tuple[Event, ...]:
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
    """What still lies after the last turn (RULES.md 1.7)."""
    hoc_loses = deal.rules.last_turn_hoc == "lose_open"
    return tuple(
        line_for(deal.rules, bet, LOSE)
        if hoc_loses and not bet.barred and bet.win & command.card.bit
        else Line(bet.id, bet.player, "returned", bet.stake, 0, bet.stake)
        for bet in deal.bets.values()
    )


# The dealer and the money.


def _correct(deal: Deal, command: CorrectCard) -> tuple[Event, ...]:
    """A card that was read wrong (RULES.md 1.9)."""
    if deal.pending:
        refuse("unsure")
    return (correct(deal, command, decide),)


def _void(deal: Deal, command: VoidDeal) -> tuple[Event, ...]:
    """The deal ends early: stakes go back, settled turns stand (RULES.md 1.9)."""
    if deal.phase in ENDED:
        refuse("over")
    undone = undo_part(deal)
    lying = apply_all(deal, undone).bets.values()
    return (*undone, *returned(lying, "void"), DealVoided(command.reason))


def _change_purse(deal: Deal, command: ChangePurse) -> tuple[Event, ...]:
    """Buy-in or cash-out; nothing leaves that still hangs on a card in doubt."""
    events = change_purse(deal.ledger, command, refuse)
    player, out = command.player, -command.amount
    waits = sum(line.returned for _, line in deal.part.values() if line.player == player)
    if out > 0 and out > deal.purses[player] - deal.debts.get(player, 0) - waits:
        refuse("unsure", f"{waits} of the purse was settled beside a card in doubt; name that card first")
    return events


def _pay_debt(deal: Deal, command: PayDebt) -> tuple[Event, ...]:
    """A debt of a correction is paid (RULES.md 1.9)."""
    return pay_debt(deal.ledger, command, refuse)


def _change_bank(deal: Deal, command: ChangeBank) -> tuple[Event, ...]:
    """The banker's money: none out while a turn is under way or bets depend on it (RULES.md 1.2.3, 1.9)."""
    if not command.amount:
        refuse("bad_amount")
    bank = deal.bank + command.amount
    if command.amount < 0:
        if deal.pending:
            refuse("unsure")
        if deal.phase not in BETWEEN_TURNS:
            refuse("turn_under_way")
        if bank < 0:
            refuse("funds", "The bank does not hold that much")
        if deal.rules.solvency == "sum" and deal.bound > bank:
            refuse("solvency")
        if deal.flow is not None and worst_outflow(deal.flow, deal.possible, deal.last_three) > bank:
            refuse("solvency")
    return (BankChanged(command.amount),)


def _raise_max(deal: Deal, command: RaiseMax) -> tuple[Event, ...]:
    """A higher maximum between two turns (RULES.md 1.2.2)."""
    if deal.phase in ENDED:
        refuse("over")
    if deal.pending:
        refuse("unsure")
    if deal.phase not in BETWEEN_TURNS:
        refuse("max_under_way")
    highest = deal.rules.max
    if highest is None:
        refuse("no_max")
    if command.max <= highest:
        refuse("not_higher", f"The maximum is {highest}: until the deal is over it can be raised, never lowered")
    return (MaxRaised(command.max),)


_DECIDE: dict[type[Any], Callable[[Deal, Any], tuple[Event, ...]]] = {
    PlaceBet: _place,
    Parlay: _parlay,
    MoveBet: _move,
    RemoveBet: _remove,
    BarBet: _bar,
    UnbarBet: _unbar,
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
