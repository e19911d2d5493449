"""Corner indices that lie open beside the box, read by themselves: of a card on a heap often nothing else can be seen.

The picture is laid flat as seen from straight above the window, where a card's size is known. A figure with a pip of
the same ink below it may be an index, whichever way it is turned: the reader's witness for corners says which, or none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.levels import darkest
from vision.quads import Image, Quad
from vision.read.reader import CORNER_H, CORNER_SHARE, CORNER_W
from vision.reading import NONE

_PX = 3.0
"""Of the flat picture to the mm."""
_CARD_MM = (63.5, 88.9)
_HIDDEN_MM = 2.0
"""Of each edge of the card by the window's frame."""
_CORNER_PX = (CORNER_SHARE[0] * _CARD_MM[0] * _PX, CORNER_SHARE[1] * _CARD_MM[1] * _PX)
_INK = 0.62
"""Of the paper's level, in the darkest channel, below which it is ink."""
_PAPER = 60
"""Grey levels below which there is no paper."""
_FIGURE_MM = (2.5, 16.0)
_PIP_MM = 10.0
"""Largest pip of an index; those of the face are mostly larger."""
_GAP_MM = (-1.5, 4.0)
"""Between figure and pip."""
_PAPER_MM = ((2.6, 4.2), (3.4, 4.2), (1.8, 3.2))
"""Paper beside and above the figure, as cut out."""
_LARGEST_MM = 260.0
"""Longest side of a flat picture."""
RED = "HD"
"""The red suits: a figure of another ink is not theirs. In four-colour packs diamonds are not found."""
_RED = 0.25
"""Of the paper's level, by which red ink is redder than it is blue and green: about 0.6, black ink 0."""
_BELOW_MM = 1.5
"""Paper below the pip that is looked at."""
_MOST = 24
"""Pairs that are examined at most, the largest figures first."""
_AT_ONCE = 6
"""Pairs that are examined in one step: 1 ms each."""


@runtime_checkable
class CornerReader(Protocol):
    """A reader that can read a corner without its card."""

    def read_corners(self, patches: Sequence[Image]) -> list[tuple[Mapping[str, float], Mapping[str, float]]]: ...


@dataclass(frozen=True, slots=True)
class _Pair:
    """A figure and a pip on the flat picture, px: the figure's middle, the unit vector from it down to the pip, the
    figure's height, how far below its middle the pip ends; whether its ink is red."""

    figure: NDArray[np.float64]
    down: NDArray[np.float64]
    height: float
    end: float
    red: bool


@dataclass(frozen=True, slots=True)
class Index:
    """An index as its corner alone shows it: `probability` of rank and suit both, uncalibrated; `at` its figure's
    middle, picture px; `corner` it was read from, (CORNER_H, CORNER_W, 3)."""

    rank: str
    suit: str
    probability: float
    at: tuple[float, float]
    corner: Image


def spotted(
    image: Image,
    window: Quad,
    part: tuple[int, int, int, int],
    reader: CornerReader,
    wanted: Callable[[str, str], bool] = lambda rank, suit: True,
) -> Iterator[Index | None]:
    """The indices of `wanted` cards in a part (x0, y0, x1, y1) of a picture in which the box's window is at `window`.

    In steps of some milliseconds, so that no frame waits for all of it: None where there is none yet.
    """
    laid = _laid_flat(image, window, part)
    if laid is None:
        return
    flat, to_flat = laid
    back = np.linalg.inv(to_flat)
    pairs = _pairs(flat)
    yield None
    for start in range(0, len(pairs), _AT_ONCE):
        legible = _legible(flat, pairs[start : start + _AT_ONCE], reader, wanted)
        yield None
        for place in legible:
            labels, probability = _settled(flat, place, reader)
            if NONE in labels or (labels[1] in RED) != place.red or not wanted(*labels):
                yield None
                continue
            x, y, scale = back @ np.array([*place.figure, 1.0])
            yield Index(*labels, probability, (x / scale, y / scale), _patch(flat, place, *_PAPER_MM[0]))


def _legible(
    flat: Image, places: Sequence[_Pair], reader: CornerReader, wanted: Callable[[str, str], bool]
) -> list[_Pair]:
    """Those that look like an index of a wanted card at all."""
    opinions = reader.read_corners([_patch(flat, place, *_PAPER_MM[0]) for place in places])
    labels = [(_best(ranks), _best(suits)) for ranks, suits in opinions]
    return [place for place, label in zip(places, labels, strict=True) if NONE not in label and wanted(*label)]


def _settled(flat: Image, place: _Pair, reader: CornerReader) -> tuple[tuple[str, str], float]:
    """(rank and suit, probability of both), the mean over corners cut out a little differently: what is no index, or
    half of one, is read now so, now so. With paper below the pip it must be read alike: below the rank of one card the
    card on top of it may have its suit."""
    alone, *opinions = reader.read_corners(
        [
            _alone(_patch(flat, place, *_PAPER_MM[0]), place),
            *(_patch(flat, place, *paper) for paper in _PAPER_MM),
        ]
    )
    ranks, suits = (
        {label: float(np.mean([one[label] for one in readings])) for label in readings[0]}
        for readings in zip(*opinions, strict=True)
    )
    rank, suit = _best(ranks), _best(suits)
    if (rank, suit) != (_best(alone[0]), _best(alone[1])):
        return (NONE, NONE), 0.0
    return (rank, suit), ranks[rank] * suits[suit]


def _best(shares: Mapping[str, float]) -> str:
    return max(shares, key=lambda label: shares[label])


def _laid_flat(image: Image, window: Quad, part: tuple[int, int, int, int]) -> tuple[Image, NDArray[np.float64]] | None:
    """(the part as seen from straight above, the matrix that does it); None when it is seen too flatly."""
    (width, height), hidden = _CARD_MM, _HIDDEN_MM
    seen = [[hidden, hidden], [width - hidden, hidden], [width - hidden, height - hidden], [hidden, height - hidden]]
    to_mm = cv2.getPerspectiveTransform(np.asarray(window, np.float32), np.array(seen, np.float32))
    x0, y0, x1, y1 = part
    corners = np.array([[[x0, y0], [x1, y0], [x1, y1], [x0, y1]]], np.float32)
    outline = cv2.perspectiveTransform(corners, to_mm)[0]
    low, size = outline.min(axis=0), np.ptp(outline, axis=0)
    if size.max() > _LARGEST_MM or size.min() < 10:
        return None
    shift = np.array([[_PX, 0, -_PX * low[0]], [0, _PX, -_PX * low[1]], [0, 0, 1]])
    to_flat = np.asarray(shift @ to_mm, np.float64)
    width_px, height_px = (round(float(v) * _PX) for v in size)
    return np.asarray(cv2.warpPerspective(image, to_flat, (width_px, height_px)), np.uint8), to_flat


def _pairs(flat: Image) -> list[_Pair]:
    """All that may be an index."""
    dark = darkest(flat)
    small = cv2.resize(dark, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    white = cv2.GaussianBlur(cv2.dilate(small, np.ones((11, 11), np.uint8)), (0, 0), 4)
    white = cv2.resize(white, (dark.shape[1], dark.shape[0]))
    ink = ((dark < _INK * white) & (white > _PAPER)).astype(np.uint8)
    _, labels, stats, middles = cv2.connectedComponentsWithStats(ink, connectivity=4)
    heights = stats[:, 2:4].max(axis=1)
    inside = (stats[:, :2] > 0).all(axis=1) & (stats[:, 0] + stats[:, 2] < dark.shape[1])
    inside &= stats[:, 1] + stats[:, 3] < dark.shape[0]
    fits = inside & (heights > _FIGURE_MM[0] * _PX) & (heights < _FIGURE_MM[1] * _PX)
    blobs = np.flatnonzero(fits & (stats[:, 4] > 5 * _PX**2))
    found = []
    for figure in sorted(blobs.tolist(), key=lambda k: -int(heights[k])):
        x, y, width, height = stats[figure, :4]
        box = np.s_[y : y + height, x : x + width]
        blue, green, redness, _ = cv2.mean(flat[box], (labels[box] == figure).astype(np.uint8))
        red = bool(redness - (blue + green) / 2 > _RED * white[box].mean())
        for pip in blobs.tolist():
            down = middles[pip] - middles[figure]
            apart = float(np.hypot(*down))
            gap = apart - (heights[figure] + heights[pip]) / 2
            if pip != figure and heights[pip] < _PIP_MM * _PX and _GAP_MM[0] * _PX < gap < _GAP_MM[1] * _PX:
                end = apart + float(heights[pip]) / 2
                found.append(_Pair(middles[figure], down / apart, float(heights[figure]), end, red))
    return found[:_MOST]


def _patch(flat: Image, pair: _Pair, side_mm: float, top_mm: float) -> Image:
    """The corner around a figure, upright, with the given paper beside and above it."""
    down, across = pair.down, np.array([pair.down[1], -pair.down[0]])
    corner = pair.figure - (pair.height / 3 + side_mm * _PX) * across - (pair.height / 2 + top_mm * _PX) * down
    ends = np.array([corner, corner + _CORNER_PX[0] * across, corner + _CORNER_PX[1] * down], np.float32)
    matrix = cv2.getAffineTransform(ends, np.array([[0, 0], [CORNER_W, 0], [0, CORNER_H]], np.float32))
    return np.asarray(cv2.warpAffine(flat, matrix, (CORNER_W, CORNER_H)), np.uint8)


def _alone(patch: Image, pair: _Pair) -> Image:
    """The first cut of a corner with nothing but paper below the pip."""
    end = round((pair.height / 2 + pair.end + (_PAPER_MM[0][1] + _BELOW_MM) * _PX) * CORNER_H / _CORNER_PX[1])
    patch[end:] = np.percentile(patch[:end].reshape(-1, 3), 80, axis=0)
    return patch
