"""A shoe of several packs: what is in it, how many cards are burnt, and which coup is the last (docs/rules.md 3.1.1,
3.1.2). Knows no game and no money.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ..cards import PACK_52, Card, Rank
from .hand import VALUES

COUP = 6
"""The most cards of a coup of two hands: it is not begun with fewer."""


def packs(count: int) -> Mapping[Card, int]:
    """How often each card is in `count` packs."""
    return dict.fromkeys(PACK_52, count)


def left_in_shoe(count: int, seen: Iterable[Card] = (), called: str = "shoe") -> tuple[int, ...]:
    """Cards left of each rank in a shoe of `count` packs. Raises ValueError for a card that is seen too often."""
    left = dict(packs(count))
    for card in seen:
        if not left[card]:
            raise ValueError(f"{card} is in the {called} {count} times")
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


# Ways in which cards come, for who counts them exactly.


def by_value(left: Sequence[int]) -> list[int]:
    """Cards left by what they count, 0 to 9; `left`: by rank."""
    found = [0] * 10
    for column, count in enumerate(left):
        found[VALUES[column]] += count
    return found


def four(n: list[int]) -> Iterator[tuple[int, int, int]]:
    """Both hands of two cards: their totals and in how many ways they come; `n`, cards left by value, is without them
    meanwhile."""
    for p1, p2, player_ways in _two(n):
        n[p1] -= 1
        n[p2] -= 1
        for b1, b2, banker_ways in _two(n):
            n[b1] -= 1
            n[b2] -= 1
            yield (p1 + p2) % 10, (b1 + b2) % 10, player_ways * banker_ways
            n[b1] += 1
            n[b2] += 1
        n[p1] += 1
        n[p2] += 1


def _two(n: Sequence[int]) -> list[tuple[int, int, int]]:
    """Two values whose order does not matter, and in how many ways they come."""
    pairs = [(a, b, n[a] * (n[a] - 1) if a == b else 2 * n[a] * n[b]) for a in range(10) for b in range(a, 10)]
    return [pair for pair in pairs if pair[2]]
