"""Tells whether two cards were drawn at once, by the pictures of the movement.

A card on its way out uncovers the next one. Right behind its trailing edge must lie what lies in the window when all is
at rest again. Where two cards left together, a strip of the second shows between, as wide as that one lags behind. So
each picture is taken for the card before, displaced; a strip of blank paper; and the card that lies there now. Which
displacement and which width fit best? Whatever else is in the picture, such as a hand, fits none better than another.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import Image, Quad, rectify

Plane = NDArray[np.float32]
Grey = NDArray[np.uint8]

MOST_GLANCES = 64
"""Pictures kept of a movement, the newest: of 1 s at 60 a second."""
MOST_JUDGED = 40
"""Of them so many are judged, spread evenly."""
AT_ONCE = 2
"""Pictures judged with each frame: each takes some 8 ms, next to nothing where the card before is not displaced."""
_ROOM = 0.1
"""Margin around the window that is kept, in its longer sides: the box may be pushed meanwhile."""
_MM = 2
"""Pixels to the millimetre along the way of the card; across it there is one."""
_W_MM = 60
"""Width of what a window shows."""
_H_MM = 84
"""Height of what a window shows."""
_SOFT_MM = 8
"""Paper is sought within so many millimetres of ink."""
_CAP = 0.3
"""Difference, as a share of paper white, beyond which a pixel counts no more: a hand is as wrong as it can be."""
_GRAIN = 0.04
"""Difference from white up to which a pixel is blank paper."""
_BLURS = (1, 7, 15, 23)
"""Smears of a card under way, pixels: 23 are 11 mm, of 0.7 m/s in 1/60 s."""
_WIDEST_MM = 17
"""Widest strip that is sought."""
_LEAST_WAY_MM = 8
"""Displacement from which on a picture is judged."""
_LEAST_REST_MM = 12
"""Width of what is left of the card before, down to which a picture is judged."""
_MARGIN_MM = 2.0
"""Widest strip behind one card alone: what the window's frame hides of its trailing edge."""
_DRAGGED_MM = 12
"""So far the next card may have to go yet, where it is dragged along by the one above."""
_FITS = 0.046
"""Misfit up to which a picture is understood."""
_FOR_TWO_MM = 0.3
"""From which on a picture may show two cards (see `Layout.for_two`): in films of the second renderer a single draw had
one understood picture with so much at most, of a card dragged along."""
_TOGETHER_MM = 0.8
"""What the two clearest of them must come to: the two of a single draw came to 0.54 at most."""
_APART_MM = 4.0
"""The card before is farther out by so much in the later one: a hand on a card at rest is no strip."""


@dataclass(frozen=True, slots=True)
class Glance:
    """The green of the part of a frame around the window, and where its corner is in the frame."""

    green: Grey
    origin: tuple[int, int]


def glance(image: Image, window: Quad) -> Glance:
    """What is kept of a frame of a movement."""
    low, high = window.min(axis=0), window.max(axis=0)
    room = _ROOM * float((high - low).max())
    x0, y0 = (max(0, int(v - room)) for v in low)
    x1, y1 = (int(v + room) + 1 for v in high)
    return Glance(np.ascontiguousarray(image[y0:y1, x0:x1, 1]), (x0, y0))


@dataclass(frozen=True, slots=True)
class Layout:
    """The best fit of one picture."""

    way_mm: float
    """Displacement of the card before."""
    strip_mm: float
    """Width of the strip behind it."""
    misfit: float
    """Of the whole, 0.._CAP."""
    for_two: float
    """How much worse the best fit of one card alone is, in millimetres of the window that fit not at all."""


class Comparison:
    """The card before and the one that lies there now, both at rest, turned so that cards leave to the left."""

    def __init__(self, before: Grey, after: Grey, side: int) -> None:
        self._side = side
        was, now = self._plane(before), self._plane(after)
        self._was = [_range(np.asarray(cv2.blur(was, (by, 1)), np.float32)) for by in _BLURS]
        self._now = _range(now)

    def layout(self, card: Grey) -> Layout:
        """The best fit of a rectified picture."""
        plane = self._plane(card)
        rows, width = plane.shape
        blank = np.clip(np.abs(plane - 1.0) - _GRAIN, 0.0, _CAP).sum(axis=0)
        paper = np.concatenate([[0.0], np.cumsum(blank)])  # what the first columns cost as blank paper
        behind = [self._behind(plane, mm * _MM) for mm in range(_DRAGGED_MM + 1)]
        unit = _CAP * rows * _MM
        at_rest, gone = float(_misfit(plane, *self._was[0]).sum()), float(behind[0][0])
        covered = float((paper + behind[0]).min())  # something blank lies over the end to which cards leave
        one, best = min(at_rest, gone, covered), (min(at_rest, gone), 0, 0)
        if one < _FOR_TWO_MM * unit:
            return Layout(0.0, 0.0, one / plane.size, 0.0)
        for way in range(_LEAST_WAY_MM * _MM, width - _LEAST_REST_MM * _MM + 1):
            edge = width - way
            ahead = min(float(_misfit(plane[:, :edge], low[:, way:], high[:, way:]).sum()) for low, high in self._was)
            strips = edge + np.arange(min(_WIDEST_MM * _MM, way))
            blank_to = ahead + paper[strips] - paper[edge]
            costs = blank_to + behind[0][strips]
            single = slice(0, round(_MARGIN_MM * _MM) + 1)
            one = min(one, *(float((blank_to[single] + dragged[strips[single]]).min()) for dragged in behind))
            least = int(costs.argmin())
            if costs[least] < best[0]:
                best = float(costs[least]), way, least
        cost, way, strip = best
        return Layout(way / _MM, strip / _MM, cost / plane.size, max(0.0, one - cost) / unit)

    def _behind(self, plane: Plane, short: int) -> Plane:
        """What the columns from each one on cost as the next card, when that has `short` pixels to go to the left."""
        low, high = self._now
        width = plane.shape[1]
        costs = np.zeros(width + 1, np.float32)
        fit = _misfit(plane[:, short:], low[:, : width - short], high[:, : width - short]).sum(axis=0)
        costs[short:width] = np.cumsum(fit[::-1])[::-1]
        costs[:short] = costs[short]
        return costs

    def _plane(self, card: Grey) -> Plane:
        size = (_W_MM * _MM, _H_MM) if self._side in (0, 1) else (_W_MM, _H_MM * _MM)
        small = cv2.resize(card, size, interpolation=cv2.INTER_AREA).astype(np.float32)
        near = np.ones((_SOFT_MM * 2 + 1,) * 2, np.uint8)
        white = cv2.GaussianBlur(cv2.dilate(small, near), (0, 0), _SOFT_MM)
        even = np.minimum(small / np.maximum(white, 12.0), 1.05)
        turn = {0: 2, 1: 0, 2: 3, 3: 1}[self._side]
        return np.ascontiguousarray(np.rot90(even, turn), np.float32)


class PairDetector:
    """One draw at a time: its pictures are judged a few with each frame, so that none is kept waiting."""

    def __init__(self) -> None:
        self._todo: list[Grey] = []
        self._sides: list[tuple[Comparison, list[Layout]]] = []
        """For each side to which the card may have left, what the pictures show."""

    @property
    def pending(self) -> bool:
        """Pictures are left to be judged."""
        return bool(self._todo)

    def forget(self) -> None:
        """The draw before tells nothing any more."""
        self._todo, self._sides = [], []

    def card_drawn(
        self, glances: Sequence[Glance], before: Image, after: Image, window: Quad, sides: Sequence[int]
    ) -> None:
        """The card of `before` left to one of these sides of the window, and the one of `after` lies there (both
        rectified); `glances`: what was kept of the movement."""
        every = max(1, -(-len(glances) // MOST_JUDGED))
        places = (window - np.array(one.origin, np.float32) for one in glances[::every])
        self._todo = [_rectified(one.green, place) for one, place in zip(glances[::every], places, strict=True)]
        self._sides = [(Comparison(_green(before), _green(after), side), []) for side in sides]

    def check(self, most: int = AT_ONCE) -> bool:
        """Judges so many pictures; True when they show that two cards left together. The others are forgotten then."""
        now, self._todo = self._todo[:most], self._todo[most:]
        for comparison, layouts in self._sides:
            layouts += [comparison.layout(card) for card in now]
        if self._todo and len(self._sides) > 1:
            return False  # to which side it left is known in the end
        _, found = min(self._sides, key=lambda one: sum(layout.misfit for layout in one[1]))
        if not show_two(found):
            return False
        self.forget()
        return True


def show_two(layouts: Iterable[Layout]) -> bool:
    """These pictures of one movement, in order, show two cards that left together: farther out in the later one."""
    clear = [one for one in layouts if one.misfit < _FITS and one.for_two > _FOR_TWO_MM]
    return any(
        other.way_mm - one.way_mm >= _APART_MM and one.for_two + other.for_two > _TOGETHER_MM
        for one, other in combinations(clear, 2)
    )


def _rectified(green: Grey, window: Quad) -> Grey:
    return np.asarray(rectify(green, window), np.uint8)


def _green(card: Image) -> Grey:
    return np.ascontiguousarray(card[..., 1])


def _range(plane: Plane) -> tuple[Plane, Plane]:
    """The least and the most within half a millimetre along the way: a card springs up as it is uncovered."""
    near = np.ones((3, 3), np.uint8)
    return np.asarray(cv2.erode(plane, near), np.float32), np.asarray(cv2.dilate(plane, near), np.float32)


def _misfit(plane: Plane, low: Plane, high: Plane) -> Plane:
    return np.asarray(np.clip(np.maximum(plane - high, low - plane), 0.0, _CAP), np.float32)
