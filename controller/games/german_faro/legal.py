"""What a player may do now, so that a page asks and does not work out the rules again (docs/rules.md 2.2 to 2.7).

It asks the rules of refusals.py that `decide` asks: what is not told here is refused.
"""

from __future__ import annotations

from typing import Any

from ..cards import PACK_52
from .deal import Deal
from .refusals import cannot_stake, cannot_withdraw, closed


def legal(deal: Deal, player: str) -> dict[str, Any]:
    """The acts of a seat that this player may do now.

    `stake`: the cards of his book that take marks, and the least and the most of them on one. `withdraw`: the cards
    from which he may take his stake back. Empty while stakes are closed, for one who is out, and without a book.
    """
    if closed(deal):
        return {}
    found: dict[str, Any] = {}
    cards = [card.label for card in PACK_52 if not cannot_stake(deal, player, card, 1)]
    if cards:
        most = min(deal.purses[player], deal.rules.max_total - deal.totals[player])
        found["stake"] = {"cards": cards, "least": 1, "most": most}
    mine = [card.label for card in deal.stakes if not cannot_withdraw(deal, player, card)]
    if mine:
        found["withdraw"] = mine
    return found


def legal_of_all(deal: Deal) -> dict[str, dict[str, Any]]:
    """The same of everybody who may do anything."""
    found = {player: legal(deal, player) for player in deal.books}
    return {player: acts for player, acts in found.items() if acts}
