"""Finds the card that lay in the window displaced towards a side: half out of the box.

Both rectified pictures are compared at a millimetre to the pixel, freed of light and shadow, cell by cell: where either
shows ink, the displaced card must show the same. A finger on the card spoils some of the cells, another card nearly all
of them. The pips of two cards may lie alike, so the picture must fit better displaced than where the card was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import Image
from vision.track.middle import H_MM, W_MM

LEAST_MM = 3
"""A card less far out than this is taken to be in."""
_STAYS_MM = 10
"""Millimetres of the card that must still be in the window."""
_LITTLE_MM = 22
"""Millimetres of the card in the window up to which it must fit as a free card does: by chance fingers over a card in
its place fitted 19 mm (`benchmarks.films`, seed 73054), and another card 11 mm (`--hardship dragged --seed 9100`)."""
_SOFT_MM = 0.8
"""Blur of the compared pictures (one sigma)."""
_CELL_MM = 9
"""Side of a cell that is compared by itself."""
_INK = 0.05
"""Standard deviation of a cell that shows ink; paper is 1."""
_ALIKE = 0.7
"""Correlation from which two cells show the same."""
_ACROSS_MM = 2
"""Displacement to the side of its way, or of its edge by being turned, that is tolerated."""
_FEW = 60.0
"""Cells with ink that at least should be there: a few may fit by chance."""
_SHARE = 0.5
"""Share of the inked cells that must fit displaced: cards half out under a thumb reach 0.53 to 0.74."""
_BETTER = 0.15
"""How much larger that share must be than with the card in its place, unless it is PLAIN."""
PLAIN = 0.8
"""Share from which there is no doubt: of the other 51 cards of a pack none reach 0.74."""
_FREE = 0.84
"""Share that cards which nothing covers reach: an eight over three others 0.85 with 12 mm of it in the window."""
_INDEX_MM = (1, 12, 25)
"""Where a corner's index is compared: from so far within the corner, so far along the short side and the long one."""
_INDEX_FROM_MM = 12
"""A card less far out has its index where a card below, that came along with it, may have its own."""
_INDEX_ALIKE = 0.85
"""Correlation from which it is the card's own index: those of cards half out have 0.94 and more, and other cards have
0.63 at most where it is sought."""

Plane = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Shift:
    """The card is seen `mm` towards `side` of the window (0 and 1 along the short sides, 2 and 3 the long ones), with
    this share of the inked cells where it then has them."""

    side: int
    mm: int
    share: float


def shifted(before: Image, now: Image, sides: Sequence[int] = (0, 1, 2, 3)) -> Shift | None:
    """Where the card of the rectified picture `before` is seen in `now` when it is seen displaced towards one of
    `sides`."""
    was, has = _plane(before), _plane(now)
    best: Shift | None = None
    for side in sides:
        turn = {0: 2, 1: 0, 2: 3, 3: 1}[side]  # so that the card leaves to the left
        a, b = (np.asarray(np.ascontiguousarray(np.rot90(plane, turn)), np.float32) for plane in (was, has))
        found = _best(a, b)
        if found is not None and (best is None or found[1] > best.share):
            best = Shift(side, *found)
    return best


def index_shifted(before: Image, now: Image, sides: Sequence[int] = (0, 1, 2, 3)) -> Shift | None:
    """Where the index of `before` that leaves the window last is seen in `now`, as `shifted`; `share` is how well."""
    planes = _plane(before), _plane(now)
    best: Shift | None = None
    least, wide, high = _INDEX_MM
    for side in sides:
        was, has = (np.ascontiguousarray(plane if side in (0, 2) else plane[::-1, ::-1]) for plane in planes)
        index = was[least:high, least:wide]
        if float(index.std()) < _INK:
            continue  # no index is printed there
        along = _INDEX_FROM_MM + least
        has = has[: high + _ACROSS_MM, along:] if side < 2 else has[along:, : wide + _ACROSS_MM]
        fits = cv2.matchTemplate(has, index, cv2.TM_CCOEFF_NORMED)
        _, share, _, (x, y) = cv2.minMaxLoc(fits)
        if share > (_INDEX_ALIKE if best is None else best.share):
            best = Shift(side, _INDEX_FROM_MM + (x if side < 2 else y), share)
    return best


def uncovered(now: Image, shift: Shift) -> Image:
    """The part of the rectified picture that the displaced card lay over before."""
    height, width = now.shape[:2]
    x, y = round(width * shift.mm / W_MM), round(height * shift.mm / H_MM)
    return {0: now[:, :x], 1: now[:, width - x :], 2: now[:y], 3: now[height - y :]}[shift.side]


def _plane(card: Image) -> Plane:
    small = cv2.resize(card, (W_MM, H_MM), interpolation=cv2.INTER_AREA)[..., 1]
    grey = cv2.GaussianBlur(small.astype(np.float32), (0, 0), _SOFT_MM)
    white = cv2.GaussianBlur(cv2.dilate(grey, np.ones((15, 15), np.uint8)), (0, 0), 5.0)
    return np.asarray(np.minimum(grey / np.maximum(white, 12.0), 1.1), np.float32)


def _mean(plane: cv2.typing.MatLike) -> Plane:
    return np.asarray(cv2.blur(plane, (_CELL_MM, _CELL_MM), borderType=cv2.BORDER_REFLECT), np.float32)


@dataclass(frozen=True, slots=True)
class _Layers:
    """A picture, once for each displacement to the side of its way, one below the other: so each step costs one call of
    OpenCV, not five. (rows x displacements, columns)."""

    plane: NDArray[np.float32]
    mean: NDArray[np.float32]
    """Of the cell about each point."""
    spread: NDArray[np.float32]
    """Standard deviation within that cell."""
    inked: NDArray[np.bool_]
    not_bare: NDArray[np.bool_]

    @classmethod
    def of(cls, plane: Plane, moved: Sequence[int], seen: NDArray[np.bool_]) -> _Layers:
        """`moved`: by how many rows each of them is moved upwards; `seen`: the rows that count."""
        mean = _mean(plane)
        square = _mean(plane * plane) - mean**2
        every = (plane, mean, np.sqrt(np.maximum(square, 0.0)), square > _INK**2, square > _INK**2 / 3)
        made = cls(*(np.concatenate([np.roll(one, -rows, axis=0) for rows in moved]) for one in every))
        made.inked[~seen] = made.not_bare[~seen] = False
        return made

    def columns(self, part: slice) -> _Layers:
        return _Layers(
            self.plane[:, part], self.mean[:, part], self.spread[:, part], self.inked[:, part], self.not_bare[:, part]
        )


def _best(was: Plane, has: Plane) -> tuple[int, float] | None:
    """(mm, share) of the displacement to the left that fits best."""
    height, width = was.shape
    across = range(-_ACROSS_MM, _ACROSS_MM + 1)
    # The rows about which a whole cell is in both pictures.
    rows, edge = np.arange(height), _CELL_MM // 2
    seen = np.concatenate([(rows >= max(0, -by) + edge) & (rows < height - max(0, by) - edge) for by in across])
    before, now = _Layers.of(was, [0] * len(across), seen), _Layers.of(has, across, seen)

    def fits(mm: int, out: int | None = None) -> float:
        """Share of the inked cells that fit with the card so far out, of those that it has where it is `out`."""
        end = max(width - (mm if out is None else out) - 3, 1)
        a, b = before.columns(slice(mm, None)), now.columns(slice(0, width - mm))
        both = cv2.subtract(_mean(cv2.multiply(a.plane, b.plane)), cv2.multiply(a.mean, b.mean))
        alike = both > cv2.multiply(a.spread, b.spread, scale=_ALIKE)
        inked = (a.inked | b.inked)[:, 2:end]
        fit = (alike & a.not_bare & b.not_bare)[:, 2:end] & inked
        layers = [slice(first, first + height) for first in range(0, len(fit), height)]
        return max(int(np.count_nonzero(fit[one])) / max(int(np.count_nonzero(inked[one])), _FEW) for one in layers)

    steps = range(LEAST_MM, width - _STAYS_MM)
    rough = max(steps[::2], key=fits)
    mm = max((mm for mm in (rough - 1, rough, rough + 1) if mm in steps), key=fits)
    share = fits(mm)
    if share < (_FREE if width - mm < _LITTLE_MM else _SHARE) or (share < PLAIN and share < fits(0) + _BETTER):
        return None
    if share < fits(0, mm):  # what would be left of it fits better where the card was: fingers hide the rest
        return None
    return mm, share
