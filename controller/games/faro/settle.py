"""What an act at the layout comes to, as facts or the first reason against it in the order of docs/settle.md; which
bets the house gives back; and what a turn makes of those that lie (docs/rules.md 1.2 to 1.7). The deal is only read.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..cards import Card
from ..refusal import Reason
from . import acts, rules
from .acts import ENGINE
from .bets import (
    CALL_TYPES,
    COPPER_TYPES,
    LOSE,
    NO_RANKS,
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
    return rules.over_win(won, stake) or _accept(deal, command, stake, command.source)


def _accept(deal: Deal, command: acts.PlaceBet | acts.Parlay, stake: int, source: str | None) -> Answer:
    """A bet that is put on the layout: who and what, then its shape, then its place, the limits, purse and bank."""
    of = deal.rules
    bet_id, player, kind = command.id, command.player, command.type
    if reason := (
        rules.no_id_of_its_own(deal, bet_id)
        or rules.no_player(deal, player)
        or rules.no_type(kind)
        or rules.uneven_stake(of, stake)
    ):
        return reason
    assert bet_id is not None, "asked by no_id_of_its_own"
    assert player is not None, "asked by no_player"
    assert kind is not None, "asked by no_type"
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
    elif reason := rules.coppered_parity(kind, copper):
        return reason
    over_max = source is not None and of.parlay_over_max
    bet = Bet(bet_id, player, kind, win, lose, copper and kind in COPPER_TYPES, order, stake, odds, False, over_max)
    return (
        rules.on_dead_ranks(deal, bet)
        or rules.below_min(of, stake)
        or rules.above_max(deal, bet)
        or rules.beyond_purse(deal, player, stake)
        or rules.beyond_bank(deal, bet)
        or put_down(deal, bet, acts.BetPlaced(bet, source))
    )


def put_down(deal: Deal, bet: Bet, event: acts.BetPlaced | acts.BetMoved) -> tuple[acts.Event, ...]:
    """A bet on dead ranks goes back at once where the rules say so (docs/rules.md 1.6.1)."""
    if deal.rules.dead_bets == "return" and deal.is_dead(bet):
        return (event, *returned((bet,), "dead"))
    return (event,)


def _not_own(deal: Deal, command: acts.MoveBet | acts.RemoveBet | acts.BarBet | acts.UnbarBet) -> Reason | None:
    """What one does something with is one's own bet (docs/rules.md 1.2.1)."""
    return rules.closed(deal) or rules.not_lying(deal, command.id) or rules.not_owner(deal, command.id, command.player)


@ENGINE.answers
def _move(deal: Deal, command: acts.MoveBet) -> Answer:
    """A bet put elsewhere (docs/rules.md 1.2.1)."""
    if reason := _not_own(deal, command) or rules.locked(deal):
        return reason
    assert command.id is not None, "asked by not_lying"
    old = deal.bets[command.id]
    if reason := rules.not_movable(old):
        return reason
    kind = old.type if command.type is None else command.type
    copper = old.copper if command.copper is None else command.copper
    if reason := rules.not_on_ranks(kind) or rules.ranks_not_given(kind, command):
        return reason
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
    if reason := _not_own(deal, command) or rules.locked(deal):
        return reason
    assert command.id is not None, "asked by not_lying"
    bet = deal.bets[command.id]
    return (acts.BetRemoved(bet.id, bet.player, bet.stake),)


@ENGINE.answers
def _bar(deal: Deal, command: acts.BarBet | acts.UnbarBet) -> Answer:
    """A bet sleeps, or is awake again (docs/rules.md 1.2.5)."""
    if reason := _not_own(deal, command):
        return reason
    assert command.id is not None, "asked by not_lying"
    return (acts.BetBarred(command.id, type(command) is acts.BarBet),)


@ENGINE.answers
def _claim(deal: Deal, command: acts.ClaimBet) -> Answer:
    """A dead bet is taken by whoever claims it (docs/rules.md 1.6)."""
    if reason := (
        rules.closed(deal)
        or rules.not_lying(deal, command.id)
        or rules.no_player(deal, command.player)
        or rules.no_claims(deal.rules)
        or rules.not_dead(deal, command.id)
    ):
        return reason
    assert command.id is not None, "asked by not_lying"
    assert command.player is not None, "asked by no_player"
    return (acts.BetClaimed(command.id, command.player, deal.bets[command.id].stake),)


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
