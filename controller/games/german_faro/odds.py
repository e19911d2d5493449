"""What a stake on a card that has not been turned is worth, exactly (docs/rules.md 2.5, 2.11): with a bank that can pay
and nobody out, so that no card is laid over.
"""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from typing import Any

from ..cards import PACK_52, Card
from ..game import ENDED
from .rounds import Deal
from .rules import Rules


def odds_of(seen: Collection[Card], rules: Rules) -> dict[str, Any]:
    """The chances as JSON, fractions as text, in the next pair and until the deal ends. `seen`: cards that do not come
    any more, one at least being left. `edge`: what the bank gains of a mark on average."""
    left = len(PACK_52) - len(seen)
    return {"unseen": left, "next_pair": _within(left, min(left, 2), rules), "to_the_end": _within(left, left, rules)}


def odds_now(deal: Deal) -> dict[str, Any] | None:
    """The odds before the pair that is next or under way, for the tablets; None where no card is to come that counts.
    Cards of who is out are laid over: they take no place in a pair."""
    if deal.phase in ENDED:
        return None
    coming = deal.pack.difference(deal.cards).union(deal.made.values())
    counting = {card for card in coming if card.suit not in deal.covered_suits}
    return odds_of([card for card in PACK_52 if card not in counting], deal.rules) if counting else None


def _within(left: int, turned: int, rules: Rules) -> dict[str, str]:
    """The same of a stake over the next so many of the cards that are left: its card is each of them equally often."""
    on_first, on_second = turned - turned // 2, turned // 2
    if turned % 2 and rules.odd_last_card == "dead":
        on_first -= 1
    pays_first = rules.pays == rules.first_pile
    win, lose = (on_first, on_second) if pays_first else (on_second, on_first)
    shares = {"win": win, "lose": lose, "undecided": left - win - lose, "edge": lose - win}
    return {name: str(Fraction(cards, left)) for name, cards in shares.items()}
