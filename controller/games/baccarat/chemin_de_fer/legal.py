"""What a player may do now, so that a page asks and does not work out the rules again (docs/rules.md 3.2.2 to 3.2.9).

It asks the rules that `decide` asks: what is not told here is refused. To draw and to stand are offered alike to who
plays a hand, whatever his cards are: what custom forbids him is refused.
"""

from __future__ import annotations

from typing import Any

from ...refusal import Reason
from ...units import rounded_down, rounded_up
from ..banking import excess
from ..refusals import no_player
from . import betting
from .course import asked_of
from .deal import Deal
from .refusals import not_against


def legal(deal: Deal, player: str) -> dict[str, Any]:
    """The acts of a seat that this player may do now. `put_bank` and `stake`: the least and the most, in steps of the
    unit; `take`, `banco`, `cover`, `retire`: the sum that is meant."""
    if no_player(deal, player):
        return {}
    match deal.phase:
        case "vacant":
            return _bank(deal, player)
        case "retiring" | "offer" | "banco" | "cover":
            return _asked(deal, player)
        case "bets_open" if player in deal.seats and not not_against(deal, player):
            return _stake(deal, deal.purses[player])
        case "standing_by" if player in deal.standers:
            return _stake(deal, min(deal.purses[player], deal.bank - deal.laid))
        case "punters" if player == deal.representative:
            return {"draw": True, "stand": True}
        case "banker" if player == deal.banker:
            return {"draw": True, "stand": True}
    return {}


def _bank(deal: Deal, player: str) -> dict[str, Any]:
    if player != deal.turn:
        return {}
    rules, purse = deal.rules, deal.purses[player]
    lowest, highest = rounded_up(rules.min_bank, rules.unit), rounded_down(purse, rules.unit)
    return {"decline": True} | ({"put_bank": {"least": lowest, "most": highest}} if highest >= lowest else {})


def _asked(deal: Deal, player: str) -> dict[str, Any]:
    if player not in asked_of(deal) or player in deal.claims or player in deal.passed:
        return {}
    found: dict[str, Any] = {"pass": True}
    if deal.phase == "offer" and deal.offer is not None:
        found["take"] = deal.offer.amount
    elif deal.phase == "cover":
        if not isinstance(betting.cover(deal, player), Reason):
            found["cover"] = excess(deal.stakes.values(), deal.bank)
    else:
        found["retire" if deal.phase == "retiring" else "banco"] = deal.bank
    return found


def _stake(deal: Deal, highest: int) -> dict[str, Any]:
    rules = deal.rules
    lowest, highest = rounded_up(rules.min, rules.unit), rounded_down(highest, rules.unit)
    return {"stake": {"least": lowest, "most": highest}} if highest >= lowest else {}
