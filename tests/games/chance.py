"""Chance for random deals that Hypothesis can shrink: the first draws are a list of its own, the others of a seed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from hypothesis import strategies as st

from controller.games.cards import PACK_52, Card

LONGEST = 200
"""Draws that Hypothesis chooses one by one; a deal of faro takes some 600."""


class Seed(NamedTuple):
    """As good as a number for `chance`: the same one gives the same draws."""

    rest: int
    first: tuple[float, ...] = ()


class _Drawn(random.Random):
    """First the numbers of the list, then those of the seed."""

    def __init__(self, seed: Seed) -> None:
        super().__init__(seed.rest)
        self._left = list(reversed(seed.first))

    def random(self) -> float:
        return self._left.pop() if self._left else super().random()


def chance(seed: int | Seed) -> random.Random:
    """The draws of a seed."""
    return _Drawn(seed) if isinstance(seed, Seed) else random.Random(seed)


def shoe_of(seed: int | Seed, packs: int) -> list[Card]:
    """A shuffled shoe."""
    shoe = list(PACK_52) * packs
    chance(seed).shuffle(shoe)
    return shoe


def _seed(rest: int, first: Sequence[float]) -> Seed:
    return Seed(rest, tuple(first))


SEEDS = st.builds(
    _seed, st.integers(0, 2**32), st.lists(st.floats(0, 1, exclude_max=True, allow_subnormal=False), max_size=LONGEST)
)
