"""What a player may do now, so that a page asks and does not work out the rules again (RULES.md 2.2 to 2.7).

It says the same as `decide`, which has the last word: what is not in here is refused.
"""

from __future__ import annotations

from typing import Any

from ..cards import PACK_52
from .deal import Deal


def legal(deal: Deal, player: str) -> dict[str, Any]:
    """The acts of a seat that this player may do now.

    `stake`: the cards of his book that take marks, and the least and the most of them on one. `withdraw`: the cards
    from which he may take his stake back. Empty while stakes are closed, for one who is out, and without a book.
    """
    if deal.phase != "bets_open" or player not in deal.books or player in deal.out:
        return {}
    found: dict[str, Any] = {}
    most = min(deal.purses[player], deal.rules.max_total - deal.totals[player])
    dead = frozenset(deal.cards) if deal.rules.dead_stake == "reject" else frozenset()
    cards = [card.label for card in PACK_52 if card.suit is deal.books[player] and card not in dead]
    if most > 0 and cards:
        found["stake"] = {"cards": cards, "least": 1, "most": most}
    mine = [card.label for card, lying in deal.stakes.items() if lying.player == player]
    if deal.rules.withdraw and mine:
        found["withdraw"] = mine
    return found


def legal_of_all(deal: Deal) -> dict[str, dict[str, Any]]:
    """The same of everybody who may do anything."""
    found = {player: legal(deal, player) for player in deal.books}
    return {player: acts for player, acts in found.items() if acts}
