"""The shoe of an evening: cards leave face down over a window and are read as they go.

Modelled as the table knows any reader at the exit: it counts what it sees leave, so what leaves while it sees nothing
is not counted, and it never misreads; a card may come out unclear.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from tests.simulate.box import SLIDE_S, Box, now_s
from vision import observations as seen


class Shoe(Box):
    """One closed shoe with its camera. `position`: cards that have left it."""

    def __init__(self, rng: random.Random, *, unclear: float) -> None:
        super().__init__(rng, beam=False, unclear=unclear)

    def fill(self, cards: Sequence[str]) -> None:
        """These cards, shuffled."""
        self.pack = self._rng.sample(cards, len(cards))
        self.position = 0
        self.exposed_at_s = []

    @property
    def gone(self) -> int:
        """Cards that have left, or are on their way."""
        return self.position + self._moving

    def lay_away(self, index: int) -> None:
        """The cards that have left since card `index` was to come are out of play."""
        del self.pack[index : self.position]  # type: ignore[attr-defined]
        self.position = index

    async def draw(self) -> None:
        """The next card leaves, and is read on its way if it is seen all the while."""
        if self.empty:
            return
        watched, epoch = self._sees, self._epoch
        self._moving = True
        await asyncio.sleep(SLIDE_S)
        self._moving = False
        card, self.position = self.pack[self.position], self.position + 1
        self.exposed_at_s.append(now_s())
        if watched and self._sees and epoch == self._epoch:
            self._read(card)
            self._index += 1

    async def lose_sight(self, kind: str) -> None:
        """As above; nothing can come between the camera and its window."""
        await super().lose_sight("dark" if kind == "covered" else kind)

    async def push_back(self) -> None:
        """A card comes out a little and is pushed back: it has not left."""
        if not self.empty and self._sees:
            self._see(seen.PushedBack(self._index, now_s()))
        await asyncio.sleep(1.0)

    async def hand_pass(self) -> None:
        """No hand comes before a camera that looks up at a closed window."""

    def _read_anew(self) -> None:
        """Nothing lies over the window between two cards."""
