"""What a stake on a card that has not been turned is worth, exactly (docs/rules.md 2.5, 2.11): with a bank that can pay
and nobody out, so that no card is laid over.
"""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from typing import Any

from ..cards import PACK_52, Card
from .rules import Rules


def odds_of(seen: Collection[Card], rules: Rules) -> dict[str, Any]:
    """The chances as JSON, fractions as text, in the next pair and until the deal ends. `seen`: cards that do not come
    any more, one at least being left. `edge`: what the bank gains of a mark on average."""
    left = len(PACK_52) - len(seen)
    return {"unseen": left, "next_pair": _within(left, min(left, 2), rules), "to_the_end": _within(left, left, rules)}


def _within(left: int, turned: int, rules: Rules) -> dict[str, str]:
    """The same of a stake over the next so many of the cards that are left: its card is each of them equally often."""
    on_first, on_second = turned - turned // 2, turned // 2
    if turned % 2 and rules.odd_last_card == "dead":
        on_first -= 1
    pays_first = rules.pays == rules.first_pile
    win, lose = (on_first, on_second) if pays_first else (on_second, on_first)
    shares = {"win": win, "lose": lose, "undecided": left - win - lose, "edge": lose - win}
    return {name: str(Fraction(cards, left)) for name, cards in shares.items()}
