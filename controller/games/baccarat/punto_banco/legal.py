"""What a player may do now, so that a page asks and does not work out the rules again (docs/rules.md 3.1.5 to 3.1.10).

It asks the rules of refusals.py that `decide` asks: what is not told here is refused.
"""

from __future__ import annotations

from typing import Any

from ...units import rounded_down, rounded_up
from ..refusals import no_player
from .bets import limit, most, odds, offered
from .deal import Deal
from .refusals import closed, locked, lying


def legal(deal: Deal, player: str) -> dict[str, Any]:
    """The acts of a seat that this player may do now.

    `bet`: by kind of bet the least and the most of a stake, in steps of the unit. `remove`: the bets that he may take
    back. Empty while bets are closed and for one who has no purse.
    """
    if closed(deal) or no_player(deal, player):
        return {}
    found: dict[str, Any] = {}
    bets = {}
    rules = deal.rules
    least = rounded_up(rules.min, rules.unit)
    for type_ in offered(rules):
        highest = highest_stake(deal, player, type_)
        if highest >= least:
            bets[type_] = {"least": least, "most": highest}
    if bets:
        found["bet"] = bets
    mine = [id_ for id_, bet in deal.bets.items() if bet.player == player and not locked(rules, bet)]
    if mine:
        found["remove"] = mine
    return found


def highest_stake(deal: Deal, player: str, type_: str) -> int:
    """The most that this player may stake now on one kind of bet, 0 or less for nothing."""
    rules = deal.rules
    highest = deal.purses[player]
    top = limit(rules, type_)
    if top is not None:
        highest = min(highest, top - (lying(deal, player, type_) if rules.max_scope == "position" else 0))
    if rules.solvency == "sum":
        highest = min(highest, _held_by(deal, type_, deal.bank - deal.bound, highest))
    return rounded_down(max(highest, 0), rules.unit)


def _held_by(deal: Deal, type_: str, room: int, highest: int) -> int:
    """The largest stake up to `highest` whose best pay is no more than `room`."""
    if room < 0:
        return 0
    if most(deal.rules, type_, highest) <= room:
        return highest
    if type_ != "banker":
        return room // odds(deal.rules, type_)
    low, high = 0, highest  # what a banker bet pays never falls as its stake grows
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if most(deal.rules, type_, middle) <= room else (low, middle)
    return low
