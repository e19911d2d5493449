"""What an act at the layout comes to, as facts or the first reason against it in the order of docs/settle.md; which
bets the house gives back; and what a turn makes of those that lie (docs/rules.md 1.2 to 1.7). The deal is only read.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..cards import Card
from ..message import say
from ..refusal import Reason
from . import acts, rules
from .acts import ENGINE
from .bets import (
    BET_TYPES,
    CALL_TYPES,
    COPPER_TYPES,
    LOSE,
    NO_RANKS,
    PARITY_TYPES,
    RANK_TYPES,
    Bet,
    Line,
    RankSet,
    call_odds,
    line_for,
    order_as_written,
    settle_turn,
    sides,
)
from .rounds import Deal
from .rules import LAST_TURN

Answer = tuple[acts.Event, ...] | Reason


# Acts at the layout.


@ENGINE.answers
def _place(deal: Deal, command: acts.PlaceBet) -> Answer:
    """A new bet (docs/rules.md 1.2.1)."""
    return rules.closed(deal) or _accept(deal, command, command.stake, None)


@ENGINE.answers
def _parlay(deal: Deal, command: acts.Parlay) -> Answer:
    """A win left lying or moved whole, once, in the turn after it (docs/rules.md 1.2.4)."""
    if reason := rules.closed(deal) or rules.no_win(deal, command.source, command.player):
        return reason
    assert command.source is not None, "asked by no_win"
    _, won = deal.winners[command.source]
    stake = won if command.stake is None else command.stake
    return rules.OVER_PARLAY if stake > won else _accept(deal, command, stake, command.source)


def _accept(deal: Deal, command: acts.PlaceBet | acts.Parlay, stake: int, source: str | None) -> Answer:
    """A bet that is put on the layout: who and what, then its shape, then its place, the limits, purse and bank
    (docs/rules.md 1.2.1, 1.2.2)."""
    of = deal.rules
    bet_id, player, kind = command.id, command.player, command.type
    if bet_id is None or bet_id in deal.used:  # 1.2.1: an id is used up by the first bet that is accepted under it
        return rules.DUP_ID
    if player not in deal.ledger.purses:
        return rules.UNKNOWN_PLAYER
    if kind is None or kind not in BET_TYPES:
        return rules.BAD_TYPE
    if stake <= 0 or stake % of.unit:
        return rules.BAD_STAKE
    win = lose = NO_RANKS
    copper, order, odds = command.copper, "", 1
    if kind in RANK_TYPES:
        found = sides(of, kind, command.ranks, command.win, command.lose, copper)
        if found is None:
            return rules.BAD_SHAPE
        win, lose = found
    elif kind in CALL_TYPES:
        order = order_as_written(command.order)
        if reason := rules.before_last_turn(deal):
            return reason
        paid = call_odds(of, deal.last_three, kind, order)
        if paid is None:
            return rules.NOT_CALLABLE
        odds = paid
    elif copper and kind in PARITY_TYPES:  # 1.5.2: odd is the other side of even
        return rules.BAD_COPPER
    over_max = source is not None and of.parlay_over_max
    bet = Bet(bet_id, player, kind, win, lose, copper and kind in COPPER_TYPES, order, stake, odds, False, over_max)
    if reason := rules.on_dead_ranks(deal, bet):
        return reason
    if stake < of.min:
        return rules.MIN
    if reason := rules.above_max(deal, bet):
        return reason
    if stake > deal.ledger.purses[player]:
        return rules.FUNDS
    return rules.beyond_bank(deal, bet) or put_down(deal, bet, acts.BetPlaced(bet, source))


def put_down(deal: Deal, bet: Bet, event: acts.BetPlaced | acts.BetMoved) -> tuple[acts.Event, ...]:
    """A bet on dead ranks goes back at once where the rules say so (docs/rules.md 1.6.1)."""
    if deal.rules.dead_bets == "return" and deal.is_dead(bet):
        return (event, *returned((bet,), "dead"))
    return (event,)


def _own(deal: Deal, command: acts.MoveBet | acts.RemoveBet | acts.BarBet | acts.UnbarBet) -> Bet | Reason:
    """The bet on the layout that somebody does something with, his own; with no name nobody is asked whose it is
    (docs/rules.md 1.2.1)."""
    bet = None if command.id is None else deal.bets.get(command.id)
    if reason := rules.closed(deal):
        return reason
    if bet is None:
        return rules.UNKNOWN_ID
    return rules.NOT_OWNER if command.player is not None and command.player != bet.player else bet


@ENGINE.answers
def _move(deal: Deal, command: acts.MoveBet) -> Answer:
    """A bet put elsewhere, on ranks again, all of which are named again (docs/rules.md 1.2.1)."""
    old = _own(deal, command)
    if isinstance(old, Reason):
        return old
    if reason := rules.locked(deal) or rules.not_movable(old):
        return reason
    kind = old.type if command.type is None else command.type
    copper = old.copper if command.copper is None else command.copper
    if kind not in RANK_TYPES:
        return rules.BAD_SHAPE
    for field in ("ranks",) if kind in COPPER_TYPES else ("win", "lose"):
        if getattr(command, field) is None:
            return rules.RanksNotGiven("bad_shape", say("faro-move-needs", field=field), field)
    ranks, win, lose = (NO_RANKS if given is None else given for given in (command.ranks, command.win, command.lose))
    found = sides(deal.rules, kind, ranks, win, lose, copper)
    if found is None:
        return rules.BAD_SHAPE
    bet = old._replace(type=kind, win=found[0], lose=found[1], copper=copper and kind in COPPER_TYPES)
    return (
        rules.on_dead_ranks(deal, bet)
        or rules.above_max(deal, bet, old)
        or rules.beyond_bank(deal, bet, old)
        or put_down(deal, bet, acts.BetMoved(bet.id, bet.type, bet.win, bet.lose, bet.copper))
    )


@ENGINE.answers
def _remove(deal: Deal, command: acts.RemoveBet) -> Answer:
    """A bet taken back (docs/rules.md 1.2.1)."""
    bet = _own(deal, command)
    if isinstance(bet, Reason):
        return bet
    return rules.locked(deal) or (acts.BetRemoved(bet.id, bet.player, bet.stake),)


@ENGINE.answers
def _bar(deal: Deal, command: acts.BarBet | acts.UnbarBet) -> Answer:
    """A bet sleeps, or is awake again (docs/rules.md 1.2.5)."""
    bet = _own(deal, command)
    return bet if isinstance(bet, Reason) else (acts.BetBarred(bet.id, type(command) is acts.BarBet),)


@ENGINE.answers
def _claim(deal: Deal, command: acts.ClaimBet) -> Answer:
    """A dead bet is taken by whoever claims it (docs/rules.md 1.6)."""
    if reason := rules.closed(deal):
        return reason
    if command.id is None or command.id not in deal.bets:
        return rules.UNKNOWN_ID
    if command.player not in deal.ledger.purses:
        return rules.UNKNOWN_PLAYER
    bet = deal.bets[command.id]
    return rules.not_claimable(deal, bet) or (acts.BetClaimed(bet.id, command.player, bet.stake),)


# Bets that the house gives back.


def returned(bets: Iterable[Bet], why: str) -> tuple[acts.BetReturned, ...]:
    """The facts that give these bets back."""
    return tuple(acts.BetReturned(bet.id, bet.player, bet.stake, why) for bet in bets)


def not_held(deal: Deal) -> tuple[acts.BetReturned, ...]:
    """The bets that go back, newest first, until the bank can answer for those that lie (docs/rules.md 1.2, 1.9)."""
    bank = deal.ledger.bank
    if deal.rules.solvency == "none" or deal.held() <= bank:
        return ()
    rest, back = deal.copy(), list[Bet]()
    for bet in reversed(deal.bets.values()):
        if rest.held() <= bank:
            break
        if not deal.is_dead(bet) and not (rest.flow and bet.barred):
            rest.bind(bet, -1)
            back.append(bet)
    return returned(back, "not_held")


# What a turn makes of the bets.


def bets_of_turn(deal: Deal) -> dict[str, Bet]:
    """The bets as they lay when betting closed, whatever has been settled since."""
    if not deal.part:
        return deal.bets
    return {bet_id: deal.part[bet_id][0] if bet_id in deal.part else deal.bets[bet_id] for bet_id in deal.part_order}


def turn_lines(deal: Deal, loser: Card, winner: Card) -> tuple[Line, ...]:
    """What this turn does to the bets that lie; in the last turn the hoc is the third of the last three cards."""
    hoc = None
    if deal.turn == LAST_TURN:
        (hoc,) = (card for card in deal.last_three if card is not loser and card is not winner)
    return settle_turn(deal.rules, bets_of_turn(deal), loser, winner, hoc)


def turn_facts(deal: Deal, winner: Card) -> tuple[acts.Event, ...]:
    """The turn is settled, its loser being shown, and what nothing can decide any more goes back if the rules say
    so."""
    lines = turn_lines(deal, deal.cards[-1], winner)
    settled = acts.TurnSettled(deal.turn, lines)
    if deal.rules.dead_bets == "return" and deal.turn < LAST_TURN:
        return (settled, *returned(_dead_after(deal, winner, lines), "dead"))
    return (settled,)


def _dead_after(deal: Deal, winner: Card, lines: tuple[Line, ...]) -> list[Bet]:
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
    return found


def closing_lines(deal: Deal, hoc: Card) -> tuple[Line, ...]:
    """Lines for the bets left after the last turn (docs/rules.md 1.7)."""
    hoc_loses = deal.rules.last_turn_hoc == "lose_open"
    return tuple(
        line_for(deal.rules, bet, LOSE)
        if hoc_loses and not bet.barred and bet.win & hoc.bit
        else Line(bet.id, bet.player, "returned", bet.stake, 0, bet.stake)
        for bet in deal.bets.values()
    )
