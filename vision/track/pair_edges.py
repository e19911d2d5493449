"""The thin dark lines along the trailing edges of cards on their way out: one behind a card alone, two behind a pair.

An edge is worn, and throws a little shadow, so that it shows over blank paper too, where the strip between two cards
(`vision.track.pairs`) does not. Two lines must be seen at once, parallel, with something lighter between them, at the
same distance from the print of the card before and from each other while that card goes out. What is printed on a card
stays where it is, or goes along with the card before and lies in front of its edge.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

Plane = NDArray[np.float32]
Mask = NDArray[np.bool_]

MM = 4
"""Pixels to the millimetre along the way of the card, of the planes that this module takes."""
ACROSS_MM = 2
"""Pixels to the millimetre across it."""
_BAND_MM = 6
"""Width of the bands, along the way of the card, in each of which a line must be seen for itself."""
_FREE = 0.8
"""Share of a band's width that must be free for a place in it to count."""
_SHEARS = np.arange(-7, 8) / 100
"""Slopes at which a line is sought: a card turns by some degrees on its way, and a rolling shutter tilts what moves."""
_SCALES = ((2, 3, 6), (5, 5, 10))
"""Widths of the line and of the lighter places on both sides of it, and their distance, pixels: an edge at rest and one
that is smeared."""
_RIM_PX = 8
"""Margin of the window in which no line is sought: the frame throws a shadow."""
_BLACKEST = 0.05
"""Darkness of a line, as a share of paper, beyond which it counts no more: ink is darker."""
_LIGHTEST = -0.02
"""Darkness below which a band speaks no more against a line: what is lighter than both sides may be print beside it."""
_DARKER = 0.003
"""Darkness from which a line shows in a band."""
_BANDS = 3
"""Bands that must be free."""
_MOST_BANDS = 0.6
"""Share of the free bands in which a line must show."""
_MOST_OF_FEW = 0.75
"""Share of the free bands in which a line must show where fewer than `_MANY` are free."""
_MANY = 6
"""Free bands from which on a line may miss more of them."""
_SHOWS = 0.004
"""Mean darkness from which there is a line."""
_BETWEEN = 0.5
"""Darkness between two lines, as a share of the fainter one, from which they are one line."""
_FIRST_MM = (-1.5, 4.5)
"""Where the first card's edge may lie behind what the window showed of that card at rest: the frame hides up to 3 mm,
and the card's place is known to a millimetre."""
_APART_MM = (1.25, 13.0)
"""Distance of two lines: a second card lags behind by 12 mm at most."""
_FARTHEST_MM = 17.5
"""So far behind the print of the card before lines are sought."""
_OFFSETS_MM = np.arange(-1.0, 4.6, 0.5)
"""Places of the first line that are tried together, behind the print of the card before."""
_LAGS_MM = np.arange(2.0, 13.1, 0.5)
"""Distances between the lines that are tried together."""
_LEAST_LAG_MM = 2.5
"""What is closer may be an edge and its shadow."""
_SAME_OFFSET_MM = 1.0
"""Most by which the first line's place may differ between pictures."""
_SAME_LAG_MM = 0.6
"""Most by which the distance of the lines may differ between pictures."""
_FALLS_BEHIND_MM = 28.0
"""Until the first card is so far out the second may still be falling behind."""
_AT_FIRST = 0.4
"""Share of its distance that the second card has at first, when it is still falling behind."""
_COUNTS = 0.03
"""Darkness beyond which one picture counts no more."""
_ALONE = 0.012
"""Darkness of the first line from which a picture without the second speaks against two cards."""
_AGAINST = 0.3
"""Weight of such a picture."""
_ALONE_FROM_MM = 20.0
"""The first card is so far out at least in a picture that speaks against two."""
_TOGETHER = 0.05
"""What all pictures must come to. Of 356 single draws in films none came to more than 0.025 in three pictures, but for
one with an edge and its shadow 2 mm behind; pairs come to up to 0.16."""
_PICTURES = 3
"""Pictures that must show both lines: two did so in two of these single draws."""
_LEAST_SPREAD_MM = 8.0
"""Least advance of the first card from the first to the last picture that shows two lines."""
_LEAST_WAY_MM = 24.0
"""The last of them shows it at least so far out: a finger next to the window's end makes lines, too."""
_STEP_MM = 2.0
"""Least advance of the card from each such picture to the next."""


@dataclass(frozen=True, slots=True)
class Edges:
    """The lines behind the card before in one picture."""

    way_mm: float
    """How far that card is out."""
    first: float
    """Darkness of the line along its edge, as a share of paper; 0: none seen."""
    bears: Plane
    """Darkness of the fainter of two lines, for each place of the first (`_OFFSETS_MM`) and each distance
    (`_LAGS_MM`)."""
    open: Mask
    """Where the second line would be in free view, for the same."""


@dataclass(frozen=True, slots=True)
class Lines:
    """The two lines that all pictures of a movement show best."""

    lag_mm: float
    """Distance between them."""
    behind_mm: float
    """Distance of the second from what the window showed of the first card."""
    shows: float
    """What the pictures come to; less those that show the first line alone."""
    ways_mm: tuple[float, ...]
    """How far the first card is out in the pictures that show both, in order."""

    @property
    def far_enough(self) -> bool:
        """They are apart, and go out with the card."""
        ways = self.ways_mm
        apart = self.lag_mm >= _LEAST_LAG_MM
        return apart and len(ways) > 1 and ways[-1] >= _LEAST_WAY_MM and ways[-1] - ways[0] >= _LEAST_SPREAD_MM


NO_LINES = Lines(0.0, 0.0, 0.0, ())


class EdgeSeeker:
    """Seeks such lines in the pictures of one movement. All planes are turned so that cards leave to the left; their
    levels are shares of paper white."""

    def __init__(self, after: Plane) -> None:
        """`after`: the card in the window once all is at rest, whose own lines are none."""
        self._printed = [self._dark(ridge) for ridge, _ in _ridges(after, np.ones(after.shape, np.bool_))]

    @staticmethod
    def _dark(ridge: Plane) -> Plane:
        return np.asarray(cv2.dilate(np.maximum(ridge, np.float32(0.0)), np.ones((1, 7), np.uint8)), np.float32)

    def edges(self, plane: Plane, free: Mask, way_mm: float) -> Edges:
        """The lines in one picture whose card before is `way_mm` out; `free`: no hand."""
        width = plane.shape[1]
        edge = width - way_mm * MM
        low = max(_RIM_PX, int(edge + _FIRST_MM[0] * MM))
        high = min(width - _RIM_PX, int(edge + _FARTHEST_MM * MM))
        bears = np.zeros((len(_OFFSETS_MM), len(_LAGS_MM)), np.float32)
        first, seen = 0.0, np.zeros(width, np.bool_)
        if high - low > _RIM_PX:
            for k, ((ridge, valid), printed) in enumerate(zip(_ridges(plane, free), self._printed, strict=True)):
                shown, open_to_view = _profiles(ridge - printed, valid, low, high)
                if k == 0:
                    seen[low:high] = open_to_view.any(axis=0)
                first = max(first, self._add(bears, shown, (low - edge) / MM, way_mm))
        at = np.round(edge + (_OFFSETS_MM[:, None] + _LAGS_MM) * MM).astype(int)
        near = cv2.erode(seen.astype(np.uint8)[None], np.ones((1, 7), np.uint8))[0] > 0
        is_open = near[np.minimum(at, width - 1)] & (at < width - _RIM_PX - MM)
        return Edges(way_mm, first, bears, is_open)

    @staticmethod
    def _add(bears: Plane, shown: Plane, begins_mm: float, way_mm: float) -> float:
        """Puts the pairs of lines of these profiles into `bears`; how dark the first card's line is."""
        wide = cv2.dilate(shown, np.ones((1, 7), np.uint8))
        peaks = (shown == wide) & (shown > _SHOWS)
        at_first = 1.0 if way_mm >= _FALLS_BEHIND_MM else _AT_FIRST + (1 - _AT_FIRST) * way_mm / _FALLS_BEHIND_MM
        least = np.minimum(_LAGS_MM * at_first, _LAGS_MM - _SAME_LAG_MM)
        first = 0.0
        for line, peak in zip(shown, peaks, strict=True):
            places = np.flatnonzero(peak)
            for k, x in enumerate(places):
                offset = begins_mm + x / MM
                if offset > _FIRST_MM[1]:
                    break
                first = max(first, float(line[x]))
                for y in places[k + 1 :]:
                    apart, fainter = (y - x) / MM, float(min(line[x], line[y]))
                    if not _APART_MM[0] <= apart <= _APART_MM[1] or line[x + 1 : y].min() > _BETWEEN * fainter:
                        continue
                    offsets = np.abs(_OFFSETS_MM - offset) <= _SAME_OFFSET_MM
                    lags = (least <= apart) & (apart <= _LAGS_MM + _SAME_LAG_MM)
                    within = np.ix_(offsets, lags)
                    bears[within] = np.maximum(bears[within], np.float32(fainter))
        return first


def lines_of(pictures: Sequence[Edges]) -> Lines:
    """What these pictures of one movement, in order, show together."""
    best = NO_LINES
    if not pictures:
        return best
    bears = np.minimum(np.array([one.bears for one in pictures]), np.float32(_COUNTS))
    first = np.array([min(one.first, _COUNTS) for one in pictures])
    ways = np.array([one.way_mm for one in pictures])
    alone = np.where((first > _ALONE) & (ways > _ALONE_FROM_MM), first, 0.0)[:, None, None]
    against = _AGAINST * (alone * (np.array([one.open for one in pictures]) & (bears == 0))).sum(axis=0)
    for m, s in np.argwhere((bears > 0).sum(axis=0) > 1):
        bearing = [(float(b), float(way)) for b, way in zip(bears[:, m, s], ways, strict=True) if b > 0]
        total, farther = farther_and_farther(bearing, _STEP_MM)
        shows = total - float(against[m, s])
        if shows > best.shows:
            lag, behind = float(_LAGS_MM[s]), float(_OFFSETS_MM[m] + _LAGS_MM[s])
            best = Lines(lag, behind, shows, tuple(way for _, way in farther))
    return best


def show_two_edges(lines: Lines) -> bool:
    """Two cards left together."""
    return lines.far_enough and len(lines.ways_mm) >= _PICTURES and lines.shows > _TOGETHER


def farther_and_farther(
    gains: Sequence[tuple[float, float]], step_mm: float
) -> tuple[float, tuple[tuple[float, float], ...]]:
    """Of (gain, displacement) of pictures in order, those by which the card goes farther out each time by `step_mm` at
    least: the most that they come to, and these pictures."""
    best: list[tuple[float, tuple[tuple[float, float], ...]]] = []
    for gain, way in gains:
        before = max((one for one in best if way - one[1][-1][1] >= step_mm), default=(0.0, ()))
        best.append((before[0] + gain, (*before[1], (gain, way))))
    return max(best, default=(0.0, ()))


def _ridges(plane: Plane, free: Mask) -> list[tuple[Plane, Mask]]:
    """For each scale, how much darker each place of each band is than both sides of it, and where that is seen."""
    rows, width = plane.shape
    deep = _BAND_MM * ACROSS_MM
    count = rows // deep
    bands = (count, deep, width)
    open_to_view = free[: count * deep].astype(np.float32)
    seen = open_to_view.reshape(bands).sum(axis=1)
    level = (plane[: count * deep] * open_to_view).reshape(bands).sum(axis=1) / np.maximum(seen, np.float32(1.0))
    valid = seen > _FREE * deep
    level = np.where(valid, level, np.float32(1.0)).astype(np.float32)
    found = []
    for core, side, distance in _SCALES:
        middle, beside = cv2.blur(level, (core, 1)), cv2.blur(level, (side, 1))
        ridge = np.minimum(np.roll(beside, distance, 1), np.roll(beside, -distance, 1)) - middle
        reach = np.ones((1, 2 * distance + 1), np.uint8)
        whole = cv2.erode(valid.astype(np.uint8), reach, borderType=cv2.BORDER_REPLICATE) > 0
        found.append((np.asarray(ridge, np.float32), np.asarray(whole, np.bool_)))
    return found


def _profiles(ridge: Plane, valid: Mask, low: int, high: int) -> tuple[Plane, Mask]:
    """For each slope, how dark a line through each of these columns is, 0 where none shows; and where one would."""
    bands, width = ridge.shape
    lean = np.round((np.arange(bands) - (bands - 1) / 2) * _BAND_MM * MM * _SHEARS[:, None]).astype(int)[..., None]
    columns = np.clip(np.arange(low, high) + lean, 0, width - 1)
    rows = np.arange(bands)[None, :, None]
    seen = valid[rows, columns]
    count = seen.sum(axis=1)
    dark = ridge[rows, columns]
    mean = (np.clip(dark, _LIGHTEST, _BLACKEST) * seen).sum(axis=1) / np.maximum(count, 1)
    share = ((dark > _DARKER) & seen).sum(axis=1) / np.maximum(count, 1)
    most = np.where(count < _MANY, _MOST_OF_FEW, _MOST_BANDS)
    is_open = count >= _BANDS
    shown = np.where(is_open, np.where(share >= most, mean, np.minimum(mean, 0.0)), 0.0)
    return shown.astype(np.float32), np.asarray(is_open, np.bool_)
