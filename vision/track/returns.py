"""Decides from the pictures of a movement whether the card in the window was on its way out and was pushed back.

The small samples show that at once (`incidents`), but not beside a hand that hides half of the window. So where a hand
seems to have passed, the card is sought, displaced, in the pictures kept in colour, and what a hand covers is left out:
a few pictures with each frame, before the pass is reported.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from vision.quads import Image, Quad, rectify
from vision.track.incidents import Slide, pushed_back
from vision.track.pairs import Comparison, Glance, judged_within

_MOST_JUDGED = 16
"""Most pictures of a movement that are judged, spread evenly: with those of a second they are done before a pass is
reported, which is after 0.3 s."""


class ReturnDetector:
    """One movement at a time: its pictures are judged a few with each frame, so that none is kept waiting."""

    def __init__(self) -> None:
        self._todo: list[Glance] = []
        self._window: Quad = np.zeros((4, 2), np.float32)
        self._compared: Callable[[], list[tuple[int, Comparison]]] = list
        self._sides: list[tuple[int, Comparison]] = []
        """The sides to which the card may have been on its way, each with the card turned for it."""
        self._found: list[Slide] = []

    @property
    def pending(self) -> bool:
        """Pictures are left to be judged."""
        return bool(self._todo)

    def forget(self) -> None:
        """Drop the pictures of the card: it is another one, or the box stands elsewhere."""
        self._todo, self._sides, self._found = [], [], []

    def begin(self, glances: Sequence[Glance], card: Image, window: Quad, sides: Sequence[int]) -> None:
        """The rectified `card` lay in the window before a movement and is there again, the box where it was;
        `glances`: the pictures kept of the movement. Those of the last one that are left are judged with them: the hand
        came again."""
        every = max(1, -(-len(glances) // _MOST_JUDGED))
        self._todo = [*self._todo, *glances[::every]][-2 * _MOST_JUDGED :]
        self._window, self._sides = window, []
        self._compared = lambda: [(side, Comparison(card, card, side)) for side in sides]

    def check(self, frame_s: float = 0.0) -> bool:
        """Judges what fits into a frame of `frame_s` seconds; True when all show that the card was pushed back."""
        if not self._sides:
            self._sides = self._compared()
            return False
        most = max(1, judged_within(frame_s) // len(self._sides))
        now, self._todo = self._todo[:most], self._todo[most:]
        for glance in now:
            card = rectify(glance.image, self._window - np.array(glance.origin, np.float32))
            for side, comparison in self._sides:
                way_mm = comparison.displaced(card)
                if way_mm is not None:
                    self._found.append(Slide(side, way_mm, 0.0))  # its gain is of another kind, and none is plain
        if self._todo:
            return False
        found = self._found
        self.forget()
        return pushed_back(found, box_pushed=False)
