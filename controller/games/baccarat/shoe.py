"""A shoe of several packs: what is in it, how many cards are burnt, and which coup is the last (docs/rules.md 3.1.1,
3.1.2). Knows no game and no money.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..cards import PACK_52, Card, Rank
from .hand import VALUES

COUP = 6
"""The most cards of a coup of two hands: it is not begun with fewer."""


def packs(count: int) -> Mapping[Card, int]:
    """How often each card is in `count` packs."""
    return dict.fromkeys(PACK_52, count)


def left_in_shoe(count: int, seen: Iterable[Card] = ()) -> tuple[int, ...]:
    """Cards left of each rank in a shoe of `count` packs. Raises ValueError for a card that is seen too often."""
    left = dict(packs(count))
    for card in seen:
        if not left[card]:
            raise ValueError(f"{card} is in the shoe {count} times")
        left[card] -= 1
    by_rank = [0] * len(Rank)
    for card, copies in left.items():
        by_rank[card.column] += copies
    return tuple(by_rank)


def burnt_by(card: Card) -> int:
    """How many cards are burnt face down after this first one: as many as it counts, ten for a ten or court card."""
    return VALUES[card.number] or 10


def is_last(cut_rule: str, *, past_cut: bool, was_past_cut: bool) -> bool:
    """Whether the coup that is over was the last; `past_cut`: a card from behind the cut card has been used,
    `was_past_cut`: also before this coup, as the coup before it showed."""
    return past_cut and (cut_rule == "current_is_last" or was_past_cut)
