"""One frame of the shoe's window: what is over it, and where its edges are.

A card is bright in one colour at least, the hood over the window black. The window is divided across the card's way
into bands; where each of them becomes bright is an edge, and an edge is a straight line through most bands. A dark card
(a cut card, a back without a white border) is known by its difference from the empty window.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import shoe_layout as layout
from vision.quads import Image, Quad
from vision.track.shoe_states import Cue

INSET_MM = 0.6
"""Of the window's rim that is not looked at: the lens spreads it."""
PX_PER_MM = 4.738
"""Of a strip: a window of another size in the picture is brought to this."""
TOP_X = layout.WINDOW_X[1] - INSET_MM
"""Where the strip's upper edge is."""
LENGTH_MM = layout.WINDOW_X[1] - layout.WINDOW_X[0] - 2 * INSET_MM
HALF_Y = layout.WINDOW_Y - INSET_MM
SIZE = (round(2 * HALF_Y * PX_PER_MM), round(LENGTH_MM * PX_PER_MM))
"""Width and height of a strip, px."""
_FINER = 0.7
"""A picture of which the strip is smaller than this share is made smaller first."""
_BANDS = 8
_CELLS = 6
"""To a band."""
_ROW_PX = 2
_ROWS = SIZE[1] // _ROW_PX
_ROW_MM = LENGTH_MM / _ROWS
CELLS = (_BANDS * _CELLS, _ROWS)
"""Width and height of the coarse picture by which edges are sought."""
_BRIGHT = 2
"""Bright cells of a band from which it is: print covers some of them."""
_MOST = 6
"""Bands in which an edge must be seen."""
_GAP = 3
"""Dark rows (1.2 mm) from which the bright rows beyond belong to another object."""
_RIM = 4
"""Rows (1.6 mm) of which an edge is off the strip's rim: nearer to it, it may be the frame printed on a card, beyond
which its bare margin is not yet seen, or no longer."""
_STRAIGHT_MM = 1.2
"""Most that an edge seen in a band is off its line."""
_STEEP = 0.09
"""The most that an edge may be turned (5 degrees): rails let 3 degrees."""
_PAPER = 3.8
"""Paper over the empty window in grey levels, until it has been seen: black PETG throws back 1/19 of the light."""
_BETWEEN = 0.4
"""Threshold between the empty window and paper."""
_LIGHTER = 0.25
"""Share by which a colour of the empty window is lighter where something dark is over it. Light strayed from a card
changes it by less than 0.1 (a guess: 0.5 % of the card's light)."""
_DARKER = 0.15
"""Share by which it is darker there."""
_LEAST = 2.5
"""Grey levels by which it has: some ten times the noise of a band's three rows."""
_COVERS = 0.3
"""Share of the window that must have changed where nothing in it is bright; dust that a card leaves changes less."""
_SHADOW_ROWS = 14
"""Rows (6 mm) before a bright thing that may be darker: the lamps shine from below and behind, so a card throws its
shadow on the hood 3 mm over it up to 4 mm before its edge."""
_PART_ROWS = 8
"""Rows (3.3 mm) beyond these that must have changed in most bands for a thing to go on where it is not bright."""
_LEARNS = 0.05
"""Weight of a new look of the empty window, and of a card's paper."""
_BAND_Y = HALF_Y * (1 - (2 * np.arange(_BANDS) + 1) / _BANDS)
"""Middles of the bands; the picture is mirrored, so the first one is at +y."""
_RING_MM = 1.0
"""Outside of the window, where its rim is looked at: beside it the picture ends 1.8 mm further out."""


def _in_strip(x: NDArray[np.floating], y: NDArray[np.floating]) -> NDArray[np.float32]:
    """Where places of the slope lie in a strip, px."""
    return np.stack([(HALF_Y - y) * PX_PER_MM - 0.5, (TOP_X - x) * PX_PER_MM - 0.5], axis=-1).astype(np.float32)


def _around(far: float) -> NDArray[np.float32]:
    """Places all around the window, `far` mm outside of it, in a strip; (1, N, 2)."""
    (near, end), y = layout.WINDOW_X, layout.WINDOW_Y
    across, along = np.linspace(-y - far, y + far, 60), np.linspace(near - far, end + far, 20)
    ends = [_in_strip(np.full_like(across, x), across) for x in (end + far, near - far)]
    sides = [_in_strip(along, np.full_like(along, aside)) for aside in (y + far, -y - far)]
    return np.concatenate([*ends, *sides])[None]


_CORNERS = _in_strip(
    np.array([layout.WINDOW_X[1]] * 2 + [layout.WINDOW_X[0]] * 2),
    layout.WINDOW_Y * np.array([1.0, -1.0, -1.0, 1.0]),
)
"""The window's corners in a strip: the upper left one of the picture first, then round with the clock."""
_RING = _around(_RING_MM)


@dataclass(frozen=True, slots=True)
class Edge:
    """A card's edge: `x` where it crosses the middle of the window, `slope` how much x grows with y."""

    x: float
    slope: float


@dataclass(frozen=True, slots=True)
class Seen:
    """What one frame shows. `edge`: the leading edge (LEAD, NEXT) or the trailing one (TRAIL), None where it is not
    seen well enough to be measured."""

    cue: Cue
    edge: Edge | None = None
    dark: bool = False
    """It is ODD, for something is over the window of which nothing is bright."""


@dataclass(frozen=True, slots=True)
class Strip:
    """The window in one frame: `image` of SIZE, BGR, mirrored; `fine`: its grey levels, all rows, a column for each
    cell; `colours`: (CELLS[1], CELLS[0], 3), BGR."""

    image: Image
    fine: NDArray[np.float32]
    colours: NDArray[np.float32]

    @property
    def cells(self) -> NDArray[np.float32]:
        """Its grey levels, coarse: (CELLS[1], CELLS[0])."""
        return np.asarray(self.fine.reshape(_ROWS, _ROW_PX, CELLS[0]).mean(axis=1), np.float32)


class Strips:
    """Extracts the window strip from each frame. `window`: its corners in the picture (px) in any order; None: where
    the drawn shoe has it."""

    def __init__(self, window: Quad | None) -> None:
        self._window = None if window is None else _upper_left_first(window)
        self._empty: NDArray[np.float32] | None = None
        """The empty window's colours, as in a strip."""
        self._other: NDArray[np.float32] | None = None
        """The previous look of the empty window, before the last one was learnt."""
        self._rim = 0.0
        """Of the frame before in which it was seen empty."""
        self.paper: NDArray[np.float32] | None = None
        """How bright paper is over the window, as `cells`; None while no card has been seen."""

    def window(self, shape: tuple[int, ...]) -> Quad:
        """The window in a picture of this shape, px."""
        if self._window is not None:
            return self._window
        k = shape[1] / layout.SIZE_PX[0]
        (near, far), y = layout.WINDOW_X, layout.WINDOW_Y
        corners = [layout.to_px(*place) for place in ((far, y), (far, -y), (near, -y), (near, y))]
        return np.array(corners, np.float32) * np.float32(k)

    def px_per_mm(self, shape: tuple[int, ...]) -> float:
        """Along the card's way, in a picture of this shape."""
        a, b, c, d = self.window(shape)
        high = (np.linalg.norm(d - a) + np.linalg.norm(c - b)) / 2
        return float(high / (layout.WINDOW_X[1] - layout.WINDOW_X[0]))

    def cut(self, image: Image) -> Strip:
        """The strip of a picture: the window brought upright, as it would lie in the drawn shoe's."""
        shape = image.shape
        smaller = PX_PER_MM / self.px_per_mm(shape)
        quad = self.window(shape)
        if smaller < _FINER:  # else every second pixel and more would not be looked at
            image = np.asarray(cv2.resize(image, None, fx=smaller, fy=smaller, interpolation=cv2.INTER_AREA), np.uint8)
            quad = quad * (np.array(image.shape[1::-1]) / shape[1::-1]).astype(np.float32)
        matrix = cv2.getPerspectiveTransform(quad - np.float32(0.5), _CORNERS)
        part = cv2.warpPerspective(image, matrix, SIZE, borderMode=cv2.BORDER_REPLICATE)
        grey = cv2.cvtColor(part, cv2.COLOR_BGR2GRAY)
        fine = cv2.resize(grey, (CELLS[0], SIZE[1]), interpolation=cv2.INTER_AREA)
        colours = cv2.resize(part, CELLS, interpolation=cv2.INTER_AREA)
        return Strip(np.asarray(part, np.uint8), np.asarray(fine, np.float32), np.asarray(colours, np.float32))

    def rim(self, image: Image) -> float:
        """Grey level of the black around the window."""
        height, width = image.shape[:2]
        matrix = cv2.getPerspectiveTransform(_CORNERS, self.window(image.shape) - np.float32(0.5))
        columns, rows = np.round(cv2.perspectiveTransform(_RING, matrix)[0]).astype(int).T
        return float(image[np.clip(rows, 0, height - 1), np.clip(columns, 0, width - 1)].mean())

    def seen_in(self, image: Image, strip: Strip) -> Seen:
        """What is over the window in this picture, of which `strip` was cut."""
        rim = self.rim(image)
        if self._empty is None:  # not seen empty yet: only the black around the window can be compared with
            bright = strip.colours > 2.0 * max(rim, 4.0)
        else:
            white = self._white()[:, :, None]
            bright = strip.colours > self._empty * (1 - _BETWEEN) + white * _BETWEEN
        bands = bright.any(axis=2).reshape(_ROWS, _BANDS, _CELLS).sum(axis=2) >= _BRIGHT
        runs = _runs(bands)
        if not runs:
            return self._without_light(strip, rim)
        if len(runs) > 2 or self._goes_on(strip, rim, runs):
            return Seen(Cue.ODD)
        has_lead, lead = _lead(bands, runs[-1])
        has_trail, trail = _trail(bands, runs[0])
        if len(runs) == 2:
            ends = has_lead and has_trail and runs[0][0] == 0 and runs[1][1] == _ROWS
            return Seen(Cue.NEXT if ends else Cue.ODD, lead if ends else None)
        if has_lead and has_trail:
            return Seen(Cue.ODD)
        if has_lead:
            return Seen(Cue.LEAD, lead)
        return Seen(Cue.TRAIL if has_trail else Cue.FULL, trail)

    def learn_empty(self, strip: Strip, rim: float) -> None:
        """Nothing is over the window: so it looks then."""
        if self._empty is None:
            self._empty, self._rim = strip.colours.copy(), rim
        else:
            cv2.accumulateWeighted(strip.colours, self._empty, _LEARNS)
            self._rim += (rim - self._rim) * _LEARNS

    def relearn_empty(self, strip: Strip, rim: float) -> None:
        """What has been over the window so long is taken for how it looks empty, until it looks as before again."""
        self._other, self._empty, self._rim = self._empty, strip.colours.copy(), rim

    def _without_light(self, strip: Strip, rim: float) -> Seen:
        """Nothing in the window is bright: nothing is over it, or something dark."""
        if self._empty is None:
            return Seen(Cue.NOTHING)
        changed = _changed(strip, self._empty, rim / max(self._rim, 1.0))
        if self._other is not None:
            from_other = _changed(strip, self._other, 1.0)
            if from_other.mean() < min(_COVERS, changed.mean()):
                self._empty, self._other, changed = self._other, None, from_other
            else:
                changed &= from_other  # what lay there so long is on its way out
        return Seen(Cue.ODD, dark=True) if changed.mean() >= _COVERS else Seen(Cue.NOTHING)

    def _goes_on(self, strip: Strip, rim: float, runs: list[tuple[int, int]]) -> bool:
        """Whether a thing that is bright in these rows is there beyond them, too: no card with a white border."""
        if self._empty is None:
            return False
        rows = _changed(strip, self._empty, rim / max(self._rim, 1.0)).sum(axis=1) >= _MOST
        before, behind = rows[: max(0, runs[0][0] - _SHADOW_ROWS)], rows[runs[-1][1] + _SHADOW_ROWS :]
        return max(int(before.sum()), int(behind.sum())) >= _PART_ROWS

    def learn_paper(self, brightest: NDArray[np.float32]) -> None:
        """The brightest that a passing card was, cell by cell."""
        level = np.asarray(cv2.GaussianBlur(brightest, (0, 0), 1.0), np.float32)
        if self.paper is None:
            self.paper = level
        else:
            cv2.accumulateWeighted(level, self.paper, 4 * _LEARNS)

    def _white(self) -> NDArray[np.float32]:
        assert self._empty is not None
        return self._empty.mean(axis=2) * np.float32(_PAPER) if self.paper is None else self.paper


def _changed(strip: Strip, empty: NDArray[np.float32], light: float) -> NDArray[np.bool_]:
    """Rows x bands in which a colour is not that of the empty window, of which the light has changed by this factor."""
    bands = (strip.colours.reshape(_ROWS, _BANDS, _CELLS, 3).mean(axis=2), empty.reshape(_ROWS, _BANDS, _CELLS, 3))
    now, was = cv2.blur(bands[0], (1, 3)), cv2.blur(bands[1].mean(axis=2), (1, 3)) * np.float32(light)
    lighter, darker = now - was > np.maximum(_LIGHTER * was, _LEAST), was - now > np.maximum(_DARKER * was, _LEAST)
    return np.asarray((lighter | darker).any(axis=2))


def _upper_left_first(window: Quad) -> Quad:
    """The corners of a window that is nearly upright in the picture, in the order of _CORNERS."""
    by_row = window[np.argsort(window[:, 1], kind="stable")]
    upper, lower = (pair[np.argsort(pair[:, 0], kind="stable")] for pair in (by_row[:2], by_row[2:]))
    return np.asarray(np.concatenate([upper, lower[::-1]]), np.float32)


def _runs(bands: NDArray[np.bool_]) -> list[tuple[int, int]]:
    """Rows (first, after the last) where something is, from the upper edge of the strip, which is the way out."""
    rows = np.flatnonzero(bands.sum(axis=1) >= 2)
    if not len(rows):
        return []
    breaks = np.flatnonzero(np.diff(rows) > _GAP)
    firsts = [rows[0], *rows[breaks + 1]]
    lasts = [*rows[breaks], rows[-1]]
    return [(int(a), int(b) + 1) for a, b in zip(firsts, lasts, strict=True)]


def _lead(bands: NDArray[np.bool_], run: tuple[int, int]) -> tuple[bool, Edge | None]:
    """Whether the thing's upper edge is in the strip, and where."""
    part = bands[run[0] : run[1]]
    present = np.asarray(part.any(axis=0))
    first = run[0] + part.argmax(axis=0)
    inside = present & (first > _RIM)
    return (True, _line(TOP_X - first * _ROW_MM, inside)) if _is_edge(present, inside) else (False, None)


def _trail(bands: NDArray[np.bool_], run: tuple[int, int]) -> tuple[bool, Edge | None]:
    """Whether the thing's lower edge is in the strip, and where."""
    part = bands[run[0] : run[1]]
    present = np.asarray(part.any(axis=0))
    after = run[1] - part[::-1].argmax(axis=0)
    inside = present & (after < _ROWS - _RIM)
    return (True, _line(TOP_X - after * _ROW_MM, inside)) if _is_edge(present, inside) else (False, None)


def _is_edge(present: NDArray[np.bool_], inside: NDArray[np.bool_]) -> bool:
    """Whether most bands that show the thing show its end. The outermost ones must: at its ends a card is bare paper,
    while the dark clothes of a court may look like an end of it in all others."""
    outermost = inside[[0, -1]] | ~present[[0, -1]]
    return bool(outermost.all() and int(inside.sum()) >= min(_MOST, int(present.sum())))


def _line(xs: NDArray[np.floating], seen: NDArray[np.bool_]) -> Edge | None:
    """The line through what the bands say; None when too few do, or they lie on none."""
    if seen.sum() < _MOST:
        return None
    y, x = _BAND_Y[seen], xs[seen]
    # Print that reaches the card's edge spoils a band or two: the worst are left out of a second fit.
    for _ in range(2):
        slope, middle = np.polyfit(y, x, 1)
        off = np.abs(slope * y + middle - x)
        good = off <= max(_STRAIGHT_MM, float(np.sort(off)[-2]))
        if off.max() <= _STRAIGHT_MM or good.sum() < _MOST:
            break
        y, x = y[good], x[good]
    if off.max() > _STRAIGHT_MM or abs(slope) > _STEEP:
        return None
    return Edge(float(middle), float(slope))
