"""What an act before a coup comes to, as facts or the first reason against it in the order of docs/settle.md, and what
a coup makes of the bets (docs/rules.md 3.1.5 to 3.1.9), at the table and on paper alike.
"""

from __future__ import annotations

from ...refusal import Reason
from ..refusals import bad_stake, beyond_purse, no_player
from . import acts
from .rounds import Deal
from .rules import (
    UNKNOWN_ID,
    Coup,
    above_max,
    beyond_bank,
    closed,
    decided,
    half,
    locked,
    most,
    no_such_type,
    not_offered,
    not_owner,
    used,
)

Answer = tuple[acts.Event, ...] | Reason


def place(deal: Deal, id_: str | None, player: str | None, type_: str | None, stake: int) -> Answer:
    """A stake on one of the bets (docs/rules.md 3.1.5 to 3.1.9)."""
    rules = deal.rules
    if reason := closed(deal) or used(deal, id_) or no_player(deal, player) or no_such_type(type_):
        return reason
    assert id_ is not None, "asked by used"
    assert player is not None, "asked by no_player"
    assert type_ is not None, "asked by no_such_type"
    if reason := (
        not_offered(rules, type_)
        or bad_stake(stake, rules.unit, rules.min)
        or above_max(deal, player, type_, stake)
        or beyond_purse(deal, player, stake)
    ):
        return reason
    at_best = most(rules, type_, stake)
    return beyond_bank(deal, at_best) or (acts.BetPlaced(id_, player, type_, stake, at_best),)


def remove(deal: Deal, command: acts.RemoveBet) -> Answer:
    """A bet taken back (docs/rules.md 3.1.5)."""
    if reason := closed(deal):
        return reason
    bet = deal.bets.get(command.id) if command.id is not None else None
    if bet is None:
        return UNKNOWN_ID
    assert command.id is not None, "a bet lies by this id"
    if reason := (None if command.any_owner else not_owner(bet, command.player)) or locked(deal.rules, bet):
        return reason
    return (acts.BetReturned(command.id, bet.player, bet.stake, "removed"),)


def settled(deal: Deal, coup: Coup, past_cut: bool) -> acts.CoupSettled:
    """The event of a coup that is over, with a line for each bet in the order in which they lie."""
    if not deal.bets:
        return acts.CoupSettled(deal.number, coup, (), past_cut)
    rules = deal.rules
    wins, pushes, halved = decided(rules, coup)
    back = rules.push == "return"
    lines = []
    for id_, (player, type_, stake, best, _) in deal.bets.items():
        if type_ in wins:
            if type_ == "banker":
                pay = half(rules, stake) if halved else best
                kept = stake - pay
            else:
                pay, kept = best, 0
            lines.append(acts.Line(id_, player, "win", stake, pay, stake + pay, type_, kept))
        elif type_ in pushes:
            lines.append(acts.Line(id_, player, "push", stake, 0, stake if back else 0, type_))
        else:
            lines.append(acts.Line(id_, player, "lose", stake, -stake, 0, type_))
    return acts.CoupSettled(deal.number, coup, tuple(lines), past_cut)


def returned(deal: Deal, why: str) -> tuple[acts.Event, ...]:
    """The events that give back all that lies."""
    return tuple(acts.BetReturned(id_, bet.player, bet.stake, why) for id_, bet in deal.bets.items())
