"""What a player may do now, so that a page asks and does not work out the rules again (docs/rules.md 3.4.2 to 3.4.5).

It asks the rules that `decide` asks: what is not told here is refused.
"""

from __future__ import annotations

from typing import Any

from ...units import rounded_down, rounded_up
from ..refusals import no_player
from .deal import Deal
from .decide import cannot_draw, cannot_refuse, cannot_stand
from .refusals import closed, is_banker, pack_short


def legal(deal: Deal, player: str) -> dict[str, Any]:
    """The acts of a seat that this player may do now.

    `stake`: the least and the most that he may lay, in steps of the unit. `draw`, `stand`, `refuse` in his turn. Empty
    for one who has no purse.
    """
    found: dict[str, Any] = {}
    most = highest_stake(deal, player)
    least = least_stake(deal)
    if most >= least:
        found["stake"] = {"least": least, "most": most}
    if cannot_stand(deal, player) is None:
        found["stand"] = True
        if cannot_draw(deal, player) is None:
            found["draw"] = True
        if cannot_refuse(deal, player) is None:
            found["refuse"] = True
    return found


def least_stake(deal: Deal) -> int:
    """The least that may be laid in one act."""
    return rounded_up(deal.rules.min, deal.rules.unit)


def highest_stake(deal: Deal, player: str) -> int:
    """The most that this player may lay now, 0 or less for nothing."""
    if no_player(deal, player) or closed(deal) or is_banker(deal, player) or pack_short(deal, player):
        return 0
    rules = deal.rules
    highest = deal.purses[player]
    if rules.max is not None:
        highest = min(highest, rules.max - deal.stakes.get(player, 0))
    if rules.solvency == "sum":
        highest = min(highest, room(deal))
    return rounded_down(max(highest, 0), rules.unit)


def room(deal: Deal) -> int:
    """How much more the banker can answer for (3.4.2), below 0 when what lies is too much for him."""
    return deal.purses.get(deal.banker, 0) // deal.rules.most - deal.lying
