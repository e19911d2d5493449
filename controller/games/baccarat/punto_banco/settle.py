"""What an act before a coup comes to, as facts or the first reason against it in the order of docs/settle.md, and what
a coup makes of the bets (docs/rules.md 3.1.5 to 3.1.9), at the table and on paper alike.
"""

from __future__ import annotations

from ...refusal import Reason
from ..refusals import UNKNOWN_PLAYER, bad_stake, beyond_purse
from . import acts
from .rounds import Deal
from .rules import (
    BAD_TYPE,
    DUP_ID,
    NOT_OWNER,
    SOLVENCY,
    UNKNOWN_ID,
    Coup,
    above_max,
    closed,
    decided,
    half,
    locked,
    most,
    no_such_type,
)

Answer = tuple[acts.Event, ...] | Reason


def place(deal: Deal, id_: str | None, player: str, type_: str | None, stake: int) -> Answer:
    """A stake on one of the bets, by a name that no other had; the bank could pay all placed bets, and this at its best
    (docs/rules.md 3.1.5 to 3.1.9)."""
    rules = deal.rules
    if reason := closed(deal):
        return reason
    if id_ is None or id_ in deal.used:
        return DUP_ID
    if player not in deal.ledger.purses:
        return UNKNOWN_PLAYER
    if type_ is None:
        return BAD_TYPE
    if reason := (
        no_such_type(rules, type_)
        or bad_stake(stake, rules.unit, rules.min)
        or above_max(deal, player, type_, stake)
        or beyond_purse(deal, player, stake)
    ):
        return reason
    at_best = most(rules, type_, stake)
    if rules.solvency == "sum" and deal.bound + at_best > deal.ledger.bank:
        return SOLVENCY
    return (acts.BetPlaced(id_, player, type_, stake, at_best),)


def remove(deal: Deal, command: acts.RemoveBet) -> Answer:
    """A bet taken back, by whose it is (docs/rules.md 3.1.5, 3.1.7)."""
    if reason := closed(deal):
        return reason
    id_ = command.id
    if id_ is None or id_ not in deal.bets:
        return UNKNOWN_ID
    bet = deal.bets[id_]
    if not command.any_owner and command.player != bet.player:
        return NOT_OWNER
    return locked(deal.rules, bet) or (acts.BetReturned(id_, bet.player, bet.stake, "removed"),)


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
    """The events that return all bets."""
    return tuple(acts.BetReturned(id_, bet.player, bet.stake, why) for id_, bet in deal.bets.items())
