"""The shoe of an evening: cards leave face down over a window and are read as they go.

Modelled as `vision.track.shoe_tracker.ShoeTracker` tells it: it counts what it sees leave, so what leaves while it sees
nothing is not counted, and it never misreads; a card may come out unclear, and two that come together do.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from tests.instruments.simulate.box import SLIDE_S, Box, now_s
from vision import observations as seen

HALF_OUT_S = 2.0
"""Time after which a card that stands is reported as held half out."""
_NEVER = -1
UNREAD = {"none": 1.0}
"""Candidates of a picture in which no card is known."""


class Shoe(Box):
    """One closed shoe with its camera. `position`: cards of the run that have left it."""

    def __init__(self, rng: random.Random, *, unclear: float) -> None:
        super().__init__(rng, beam=False, unclear=unclear)
        self.laid_away = 0
        """Cards that have left since it was filled and are none of the run's."""
        self._cards: list[str] = []
        self._pulled = 0
        """Cards on their way out."""
        self._watched = _NEVER
        """What `_blinded` was when they were first seen."""
        self._blinded = 0
        """Counts what ends the tracker's sight of a card on its way."""

    def fill(self, cards: Sequence[str]) -> None:
        """These cards, shuffled."""
        self.pack = self._cards = self._rng.sample(cards, len(cards))
        self.position = self.laid_away = 0
        self.exposed_at_s = []

    @property
    def gone(self) -> int:
        """Cards that have left, or are on their way unseen: the others are still to be reported."""
        return self.position + (0 if self._saw(self._watched) else self._pulled)

    def lay_away(self, index: int) -> None:
        """The cards that have left since card `index` was to come are out of play."""
        self.laid_away += max(0, self.position - index)
        del self._cards[index : self.position]
        del self.exposed_at_s[index:]
        self.position = min(self.position, index)

    def put_back(self, card: str) -> None:
        """This card lies somewhere among those that are still to come."""
        self._cards.insert(self._rng.randint(self.position + self._pulled, len(self._cards)), card)

    async def draw(self) -> None:
        """The next card leaves, and is read on its way if it is seen all the while."""
        await self._pull(1)

    async def draw_two(self) -> None:
        """The next two cards leave together: neither can be read."""
        await self._pull(2)

    async def half_out(self) -> None:
        """The next card is held half out, and then drawn or pushed back. One over the window when the tracker sees
        again is drawn: it is followed from there, and not read as a whole."""
        if self.empty:
            return
        watched = self._begins()
        await asyncio.sleep(HALF_OUT_S)
        if self._saw(watched):
            self._see(seen.HalfOut(self._index, now_s()))
        await asyncio.sleep(self._rng.uniform(0.5, 5.0))
        whole = self._saw(watched)
        if self._rng.random() < 0.5 or not whole:
            await self._pull(1, watched if whole else self._begins(), whole=whole)
        else:
            self._see(seen.PushedBack(self._index, now_s()))

    async def push_back(self) -> None:
        """A card comes out a little and is pushed back: it has not left."""
        if self.empty:
            return
        watched = self._begins()
        await asyncio.sleep(1.0)
        if self._saw(watched):
            self._see(seen.PushedBack(self._index, now_s()))

    async def push_in(self) -> None:
        """The card that left last is pushed in again and taken out."""
        if not self.position:
            return
        watched = self._begins()
        await asyncio.sleep(1.0)
        if self._saw(watched):
            self._see(seen.PushedBack(max(self._index - 1, 0), now_s()))

    async def _pull(self, count: int, watched: int | None = None, *, whole: bool = True) -> None:
        """`count` cards leave together. `watched`: since when they are seen, None: from now on; `whole`: each whole
        card is seen."""
        count = min(count, len(self.pack) - self.position)
        if not count:
            return
        if watched is None:
            watched = self._begins()
        self._pulled, self._watched = count, watched
        await asyncio.sleep(SLIDE_S)
        self._pulled = 0
        cards = self.pack[self.position : self.position + count]
        self.position += count
        self.exposed_at_s += [now_s()] * count
        if not self._saw(watched):
            return
        if count > 1:
            self._see(seen.DoubleDraw((self._index, self._index + 1), now_s()))
        for card in cards:
            self._see(seen.Drawn(self._index, now_s()))
            if count > 1 or not whole:
                self._see(seen.Unclear(self._index, UNREAD, UNREAD, now_s()))
            else:
                self._read(card)
            self._index += 1

    def _begins(self) -> int:
        """Something comes over the window."""
        if self._watches and self._told is None:
            self._see(seen.MotionStarted(now_s()))
            return self._blinded
        return _NEVER

    def _saw(self, watched: int) -> bool:
        """Whether it has been seen all the while."""
        return self._watches and watched == self._blinded

    @property
    def _watches(self) -> bool:
        """A program runs, and sees."""
        return self.post is not None and self._sees

    async def lose_sight(self, kind: str) -> None:
        """As above; nothing can come between the camera and its window."""
        self._blinded += 1
        await super().lose_sight("dark" if kind == "covered" else kind)

    async def lose_camera(self) -> None:
        self._blinded += 1
        await super().lose_camera()

    def aim(self, epoch: int, index: int, tracking: bool, dealt: object = None) -> None:
        self._blinded += tracking != self._tracking
        super().aim(epoch, index, tracking, dealt)

    def restart(self) -> None:
        self._blinded += 1
        super().restart()

    async def hand_pass(self) -> None:
        """No hand comes before a camera that looks up at a closed window."""

    def _read_anew(self) -> None:
        """The window between two cards is clear: read it again."""
