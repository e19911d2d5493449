"""The passage of one card over the shoe's window: where it was in each frame, and its picture put together of them.

A place on the card is given by `a`, mm from its leading edge, and `b`, mm from its upper edge: the card's left side
leads. A frame is placed by `depth`: the `a` in the middle of the window. A frame with an edge has its depth
from that; between two edges it comes from how far the print has moved from frame to frame.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import shoe_layout as layout
from vision.quads import CARD_H, CARD_W, Image
from vision.track.shoe_states import Cue
from vision.track.shoe_strip import HALF_Y, LENGTH_MM, PX_PER_MM, SIZE, TOP_X, Seen, Strip

LONG = layout.CARD_MM[0]
WIDE = layout.CARD_MM[1]
_APART_MM = 0.6
"""A frame is kept when the card has moved so far since the last one that was."""
_AT_REST = 2
"""Frames that are kept of a card that stands."""
_MOST_KEPT = 200
_LIKE = 0.5
"""Likeness of two frames' print from which its movement is known."""
_RIVAL = 0.1
"""Likeness by which another movement may fall short of the best and still be the true one: along a back's pattern they
differ by 0.05 at most, along print by more (rendered cards)."""
_AS_NEAR = 3.0
"""Times the nearest one's distance from the guess up to which a rival may be the true one: hands jerk (a guess)."""
_REACH_MM = 2.5
"""How far the movement may differ from that of the frame before."""
_MM_S2 = 15_000.0
"""Change of speed by which it may differ more, the longer ago that frame is: a hand jerks."""
_UNLIKE = 0.3
"""Difference of two frames, as a share of that at most other places, up to which they lie on each other."""
_FAR_MM = 12.0
"""Frames so far apart have little in common: the same pips may be found at another place."""
_BLANK_MM = 0.5
"""How far off a guess is between two frames near each other: where there is no print to compare the speed goes on."""
_STEADY_MM = 0.08
"""Less movement than that is none."""
_SAME = 2.0
"""Grey levels by which the window's cells may differ and still look the same: more than noise does."""
_LEAST_ROWS = 18
"""Of a frame that are compared with another: 4 mm."""
_PAPER_LEVEL = 215.0
"""Grey level of paper in the card's picture."""
_STEPS = 40
"""To 1 of the factor by which a dark picture is made brighter: it is 6.4 at most."""
_SEAM_MM = 0.3
"""From the strip's edge that is not used."""
_SLOW_MM_S = 250.0
"""A frame of a card so fast is as good as one of a card at rest half a window further from the middle."""
_PAPER_MM = 1.2
"""Of the card's long sides that may be unseen: bare paper."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A frame of the passage. `way`: mm that the print has moved since the first."""

    seen: Seen
    strip: Image
    way: float
    at_s: float


@dataclass(slots=True)
class Passage:
    """From the first frame with something over the window to the last."""

    began_s: float
    readout_s_mm: float = layout.READOUT_S_PER_MM
    """Time by which a place 1 mm further out is read earlier."""
    kept: list[Kept] = field(default_factory=list)
    doubtful: bool = False
    """It began out of sight, or showed something odd."""
    loose_mm: float = 0.0
    """How far off `way` may be: between some frames the movement was guessed."""
    brightest: NDArray[np.float32] | None = None
    """Each cell at its brightest."""
    last: Seen | None = None
    """What the last frame with an edge showed."""
    way: float = 0.0
    held: bool = False
    """Reported as held half out."""
    rests_at: float = 0.0
    rests_since_s: float = 0.0
    frames: int = 0
    _speed: float = 0.0
    _before: tuple[Seen, NDArray[np.float32], float] | None = None
    _kept_here: int = 0
    _same: tuple[NDArray[np.float32], float] | None = None
    """How the window looked when it last changed, and when."""

    def add(self, seen: Seen, strip: Strip, at_s: float, paper: NDArray[np.float32] | None) -> None:
        """The next frame. `paper`: how bright paper is over the window, as cells."""
        flat = strip.fine if paper is None else strip.fine / np.repeat(np.maximum(paper, 20), 2, axis=0)
        if self._before is None:
            self.rests_since_s = at_s
        else:
            waited_s = max(at_s - self._before[2], 1e-4)
            step = self._step(seen, flat, at_s)
            step /= 1 - self.readout_s_mm * step / waited_s  # what moves out is read the earlier
            self._speed = step / waited_s
            self.way += step
        self._before = (seen, flat, at_s)
        self.frames += 1
        if seen.edge is not None:
            self.last = seen
        cells = strip.cells
        self.brightest = cells if self.brightest is None else np.maximum(self.brightest, cells)
        self._keep(Kept(seen, strip.image, self.way, at_s))

    def stands_s(self, at_s: float) -> float:
        """For how long the card has not moved."""
        if abs(self.way - self.rests_at) > _APART_MM:
            self.rests_at, self.rests_since_s = self.way, at_s
        return at_s - self.rests_since_s

    def lasts_s(self, strip: Strip, at_s: float) -> float:
        """For how long the window has looked the same."""
        cells = strip.cells
        if self._same is None or np.abs(cells - self._same[0]).mean() > _SAME:
            self._same = (cells, at_s)
        return at_s - self._same[1]

    def _keep(self, one: Kept) -> None:
        if self.kept and abs(one.way - self.kept[-1].way) < _APART_MM:
            self._kept_here += 1
            if self._kept_here >= _AT_REST and one.seen.cue is self.kept[-1].seen.cue:
                return
        else:
            self._kept_here = 0
        self.kept.append(one)
        if len(self.kept) > _MOST_KEPT:  # the first and the last frame stay: by their edges the others are placed
            del self.kept[1:-1:2]

    def _step(self, seen: Seen, flat: NDArray[np.float32], at_s: float) -> float:
        """How far the card has moved since the frame before, mm."""
        assert self._before is not None
        before, print_before, before_s = self._before
        # The same edge in both frames gives the step by itself; only between two edges the print has to.
        if before.cue is seen.cue and before.edge is not None and seen.edge is not None:
            return seen.edge.x - before.edge.x
        waited_s = at_s - before_s
        reach = _REACH_MM + _MM_S2 * waited_s**2
        guess = self._speed * waited_s
        moved, rival_mm = shifted(print_before, flat, guess, reach)
        self.loose_mm += rival_mm
        if moved is None or abs(moved) > _FAR_MM:
            self.loose_mm += reach if abs(guess) > _FAR_MM else _BLANK_MM
            return guess if moved is None else moved
        return moved if abs(moved) > _STEADY_MM else 0.0

    # --- where its frames lie -----------------------------------------------------------------------------------

    def depths(self) -> tuple[NDArray[np.float64], float]:
        """(the depth of each kept frame, nan where it cannot be known; by how much the card is longer than it should
        be: the most that two edges' depths and the way between them differ)."""
        rolled = self._rolled(self._speeds())
        known = np.array([_depth(one.seen, k) for one, k in zip(self.kept, rolled, strict=True)])
        ways = np.array([one.way for one in self.kept])
        measured = np.flatnonzero(~np.isnan(known))
        if not len(measured):
            return known, 0.0
        depths = known.copy()
        longer = 0.0
        depths[: measured[0]] = known[measured[0]] + ways[: measured[0]] - ways[measured[0]]
        depths[measured[-1] :] = known[measured[-1]] + ways[measured[-1] :] - ways[measured[-1]]
        for i, j in itertools.pairwise(measured):
            gap = (ways[j] - ways[i]) - (known[j] - known[i])
            if self.kept[i].seen.cue is not self.kept[j].seen.cue:
                gap = gap if self.kept[j].seen.cue is Cue.TRAIL else -gap
                longer = gap if abs(gap) > abs(longer) else longer
            share = np.arange(j - i) / (j - i)  # what the steps between two edges are wrong by is spread over them
            depths[i:j] = known[i] + ways[i:j] - ways[i] + share * (known[j] - known[i] - ways[j] + ways[i])
        return depths, float(longer)

    def _speeds(self) -> NDArray[np.float64]:
        """At each kept frame, mm/s."""
        if len(self.kept) < 2:
            return np.zeros(len(self.kept))
        ways, times = np.array([one.way for one in self.kept]), np.array([one.at_s for one in self.kept])
        return np.asarray(np.gradient(ways, times), np.float64)

    def _rolled(self, speeds: NDArray[np.float64]) -> NDArray[np.float64]:
        """Factor by which a card at these speeds looks shorter: it moves against the rows as they are read."""
        return 1 + self.readout_s_mm * speeds

    # --- its picture --------------------------------------------------------------------------------------------

    def pictures(self, paper: NDArray[np.float32] | None) -> tuple[list[tuple[Image, bool]], float]:
        """(two pictures of the card, (CARD_H, CARD_W, 3) BGR, of frames of which none is in both, and whether each is
        whole; how much the card is too long). None of them when no frame can be placed."""
        depths, longer = self.depths()
        placed = np.flatnonzero(~np.isnan(depths))
        if not len(placed):
            return [], longer
        level = paper if self.brightest is None else (self.brightest if paper is None else paper)
        assert level is not None
        steps = np.clip(_STEPS * _PAPER_LEVEL / np.maximum(level, _STEPS * _PAPER_LEVEL / 255), 0, 255).astype(np.uint8)
        gain = cv2.resize(steps, SIZE, interpolation=cv2.INTER_LINEAR)
        slope = self._slope()
        # Every second frame to each half, in the order of their depths: so both halves cover the whole card.
        order = placed[np.argsort(depths[placed], kind="stable")]
        speeds = self._speeds()
        return [
            _together(
                [self.kept[k].strip for k in half],
                depths[half],
                (speeds[half], self._rolled(speeds[half])),
                slope,
                np.dstack([gain] * 3),
            )
            for half in (order[::2], order[1::2])
            if len(half)
        ], longer

    def _slope(self) -> float:
        slopes = [one.seen.edge.slope for one in self.kept if one.seen.edge is not None]
        return float(np.median(slopes)) if slopes else 0.0


def shifted(
    before: NDArray[np.float32], now: NDArray[np.float32], guess_mm: float, reach_mm: float
) -> tuple[float | None, float]:
    """(how far the print has moved toward the upper edge between two frames, mm, sought `reach_mm` around the guess;
    None when the frames have nothing in common. How far from that another movement is that is as likely, mm; 0 without
    one: a pattern looks the same wherever it repeats). Of movements as likely as each other the nearest to the guess is
    taken."""
    rows = len(before)
    low = max(round((guess_mm - reach_mm) * PX_PER_MM), _LEAST_ROWS - rows)
    high = min(round((guess_mm + reach_mm) * PX_PER_MM), rows - _LEAST_ROWS)
    first, last = max(0, -low), min(rows, rows - high)
    if high - low < 2 or last - first < _LEAST_ROWS:
        return None, 0.0
    found = cv2.matchTemplate(before[first + low : last + high], now[first:last], cv2.TM_CCOEFF_NORMED)
    likeness = np.asarray(found.ravel(), np.float32)
    if not likeness.max() >= _LIKE:
        return _by_all_rows(before, now, low, high), 0.0
    likely = _peaks(likeness)
    off = np.abs(low + likely - guess_mm * PX_PER_MM)
    best = int(likely[off.argmin()])
    rival_mm = float(np.abs(likely[off <= _AS_NEAR * off.min()] - best).max()) / PX_PER_MM
    part = 0.0
    if 0 < best < len(likeness) - 1:  # a parabola through three neighbours: the movement is no whole number of rows
        a, b, c = (float(one) for one in likeness[best - 1 : best + 2])
        part = float(np.clip((a - c) / (2 * min(a - 2 * b + c, -1e-6)), -0.5, 0.5))
    return (low + best + part) / PX_PER_MM, rival_mm


def _peaks(likeness: NDArray[np.float32]) -> NDArray[np.int64]:
    """Where the likeness is higher than beside it, and nearly as high as anywhere."""
    beside = np.concatenate(([-np.inf], likeness, [-np.inf]))
    top = (likeness >= beside[:-2]) & (likeness >= beside[2:])
    return np.flatnonzero(top & (likeness >= likeness.max() - _RIVAL))


def _by_all_rows(before: NDArray[np.float32], now: NDArray[np.float32], low: int, high: int) -> float | None:
    """The movement in mm, by all rows that two frames have in common: where the rows that all movements from `low` to
    `high` (px) have in common are bare paper. None where the others are, too."""
    rows = len(before)
    differences = np.array(
        [
            np.square(before[max(0, d) : rows + min(0, d)] - now[max(0, -d) : rows - max(0, d)]).mean()
            for d in range(low, high + 1)
        ]
    )
    best = int(differences.argmin())
    return (low + best) / PX_PER_MM if differences[best] < _UNLIKE * np.median(differences) else None


def _depth(seen: Seen, rolled: float) -> float:
    """By the edge that the frame shows; nan without one."""
    edge = seen.edge
    if edge is None:
        return np.nan
    return (edge.x - layout.MIDDLE_X) * rolled + (LONG if seen.cue is Cue.TRAIL else 0.0)


def _together(
    strips: Sequence[Image],
    depths: NDArray[np.float64],
    moving: tuple[NDArray[np.float64], NDArray[np.float64]],
    slope: float,
    gain: NDArray[np.uint8],
) -> tuple[Image, bool]:
    """The card's picture, and whether it is whole: each of its columns from the frame that shows it nearest to the
    middle of the window. `moving`: each frame's speed, and how many times shorter it shows the card; `gain`: by which
    each pixel of a strip is made brighter, in parts of _STEPS."""
    speeds, rolled = moving
    a = (np.arange(CARD_W) + 0.5) * LONG / CARD_W
    off = (depths[:, None] - a[None, :]) / rolled[:, None]  # mm beyond the window's middle, where this column is seen
    reach = LENGTH_MM / 2 - _SEAM_MM - abs(slope) * HALF_Y
    # A fast frame is smeared, so it counts as one that shows the column farther from the middle.
    costs = np.abs(off) + (np.abs(speeds) / _SLOW_MM_S * LENGTH_MM / 2)[:, None]
    costs[np.abs(off) > reach] = np.inf
    chosen = costs.argmin(axis=0)
    shown = np.isfinite(costs.min(axis=0))
    card: Image = np.full((CARD_H, CARD_W, 3), int(_PAPER_LEVEL), np.uint8)
    filled = _filled(chosen, shown)
    starts = [0, *(np.flatnonzero(np.diff(filled)) + 1), CARD_W] if len(filled) else []
    for first, after in itertools.pairwise(starts):
        k = int(filled[first])
        lit = cv2.multiply(strips[k], gain, scale=1 / _STEPS)
        matrix = _from_card(depths[k], rolled[k], slope, first)
        size = (int(after - first), CARD_H)
        card[:, first:after] = cv2.warpAffine(
            lit, matrix, size, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE
        )
    margin = round(_PAPER_MM * CARD_W / LONG)
    return card, bool(shown[margin:-margin].all())


def _filled(chosen: NDArray[np.int64], shown: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Columns that no frame shows are taken from the frame of the nearest one that is; empty when there is none."""
    there = np.flatnonzero(shown)
    if not len(there):
        return np.empty(0, np.int64)
    nearest = there[np.abs(np.arange(len(chosen))[:, None] - there[None, :]).argmin(axis=1)]
    return np.asarray(chosen[nearest], np.int64)


def _from_card(depth: float, rolled: float, slope: float, first: int) -> NDArray[np.float64]:
    """From pixels of the card's picture, columns from `first` on, to those of a strip."""
    scale = LONG / CARD_W, WIDE / CARD_H
    to_mm = np.array([[scale[0], 0, (first + 0.5) * scale[0]], [0, scale[1], 0.5 * scale[1] - WIDE / 2], [0, 0, 1]])
    n = np.hypot(1, slope)
    lead_x = layout.MIDDLE_X + depth / rolled
    # (a, b from the middle) to (x, y): along the edge y falls, across it x falls
    to_slope = np.array([[-1 / (n * rolled), -slope / n, lead_x], [slope / n, -1 / n, 0], [0, 0, 1]])
    k = PX_PER_MM
    to_px = np.array([[0, -k, HALF_Y * k - 0.5], [-k, 0, TOP_X * k - 0.5], [0, 0, 1]])
    return np.asarray((to_px @ to_slope @ to_mm)[:2], np.float64)
