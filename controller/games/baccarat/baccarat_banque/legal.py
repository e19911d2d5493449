"""What a player may do now, so that a page asks and does not work out the rules again (docs/rules.md 3.3.4 to 3.3.12).

It asks the rules of refusals.py that `decide` asks: what is not told here is refused. To draw and to stand are offered
alike to who has the turn, whatever his cards are.
"""

from __future__ import annotations

from typing import Any

from ...refusal import Reason
from ...units import rounded_down, rounded_up
from ..refusals import no_player
from .coup import SIDES
from .deal import ACCEPTING, BANCO, BIDDING, OFFERED, OPEN, REFILLING, RETIRING, TURN, Deal
from .decide import accept, asked, banco, bid, least_bid, retire, take
from .refusals import is_banker, no_bank, not_banker, not_broken, whose_turn


def legal(deal: Deal, player: str) -> dict[str, Any]:
    """The acts of a seat that this player may do now.

    `bid`, `refill` and `stake`: the least and the most of a sum, in steps of the unit, and for a stake the `sides`.
    `banco`: the whole bank. `accept`: what it adds. The others: true.
    """
    if no_player(deal, player):
        return {}
    if deal.phase in TURN:
        return {"draw": True, "stand": True} if player == whose_turn(deal) else {}
    match deal.phase:
        case phase if phase == BIDDING:
            return _bid(deal, player)
        case phase if phase == OFFERED:
            return (
                _with_pass(deal, player, {"take": True})
                if not isinstance(take(deal, player, sealed=True), Reason)
                else {}
            )
        case phase if phase == BANCO:
            found = banco(deal, player, False, sealed=True)
            return {} if isinstance(found, Reason) else _with_pass(deal, player, {"banco": deal.bank})
        case phase if phase == OPEN:
            return _stake(deal, player)
    return _of_banker(deal, player)


def _bid(deal: Deal, player: str) -> dict[str, Any]:
    least = least_bid(deal)
    if isinstance(bid(deal, player, least, sealed=deal.rules.bank_by == "list"), Reason):
        return {}
    return _with_pass(
        deal, player, {"bid": {"least": least, "most": rounded_down(deal.purses[player], deal.rules.unit)}}
    )


def _with_pass(deal: Deal, player: str, found: dict[str, Any]) -> dict[str, Any]:
    return {**found, "pass": True} if player in asked(deal) else found


def _stake(deal: Deal, player: str) -> dict[str, Any]:
    if no_bank(deal) or is_banker(deal, player):
        return {}
    most = deal.purses[player]
    own = deal.seats.side_of(player)
    if own is None and not deal.unlimited:
        most = min(most, deal.bank - deal.staked)
    least, most = rounded_up(deal.rules.min, deal.rules.unit), rounded_down(max(most, 0), deal.rules.unit)
    if most < least:
        return {}
    return {"stake": {"least": least, "most": most, "sides": list(SIDES) if own is None else [own]}}


def _of_banker(deal: Deal, player: str) -> dict[str, Any]:
    if deal.phase not in (REFILLING, RETIRING, ACCEPTING) or not_banker(deal, player):
        return {}
    found: dict[str, Any] = {"pass": True}
    if not isinstance(retire(deal, player), Reason):
        found["retire"] = True
    least, most = rounded_up(deal.rules.min_bank, deal.rules.unit), rounded_down(deal.purses[player], deal.rules.unit)
    if deal.phase == REFILLING and not not_broken(deal) and most >= least:
        found["refill"] = {"least": least, "most": most}
    if deal.phase == ACCEPTING and not isinstance(accept(deal, player), Reason):
        found["accept"] = deal.over_bank
    return found
