"""Where an index may be printed: a figure of ink on paper with a pip of its size or smaller next to it.

Works on a copy of the picture of one size, small pictures enlarged: the figures of the smallest cards are five pixels
high. Knows nothing of what the figures are; generous on purpose, as the reader says which of them are an index.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.levels import darkest
from vision.quads import Image, Quad

LONG_SIDE = 1400
"""px, of the copy that is searched."""
_ENLARGED = 2.0
"""Times that a small picture is enlarged at most."""
_INK = 0.75
"""Of the level of the paper about it, in the darkest channel, below which it is ink."""
_PAPER = 60
"""Grey levels below which there is no paper."""
_REACH = 15
"""Quarters of the copy's px, across which paper is looked for: beyond any stroke and pip of an index."""
_HEIGHT = (10.0, 126.0)
"""px of the copy, of a figure or pip: cards 36 px to 0.9 of the picture's long side across."""
_SLIM = 5.0
"""Times that a figure may be as high as it is broad: the 1 of a ten is 4.5."""
_FILLED = 0.12
"""Least share of its bounds that is ink."""
_PIP = (0.4, 1.1)
"""Heights of a pip, in heights of its figure: 0.47 to 1.0 on 592 indices of photographs."""
_APART = (0.7, 1.6)
"""Distances of their middles, in heights of the figure: 0.73 to 1.58 on the same."""
_BESIDE = 1.0
"""Distance of the two halves of a ten at most, in its heights."""
_ALIKE = 1.33
"""Times that one half may be higher than the other."""
_ASKEW = 0.3
"""How far the pip may be from below a ten's middle, in its distance from it."""
_MOST = 1500
"""Spots of ink that are paired at most, those on the brightest paper first."""

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Figure:
    """What may be an index: the middles of its figure and pip and the figure's height, px of the picture; `level`: of
    the paper about it, 0..255."""

    middle: Floats
    pip: Floats
    height: float
    level: float

    @property
    def down(self) -> Floats:
        """The unit vector from the figure to its pip."""
        step = self.pip - self.middle
        return np.asarray(step / np.hypot(*step))


def figures(image: Image, apart_from: Sequence[Quad] = ()) -> list[Figure]:
    """What may be an index in a BGR picture, outside the outlines `apart_from`; on the brightest paper first."""
    scale = min(_ENLARGED, LONG_SIDE / max(image.shape[:2]))
    copy = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC)
    ink, paper = _ink(np.asarray(copy, np.uint8))
    for quad in apart_from:
        cv2.fillConvexPoly(ink, np.rint(quad * scale - 0.5).astype(np.int32), 0)
    middles, heights, levels = _spots(ink, paper)
    if len(middles) < 2:
        return []
    pairs = [*_below(middles, heights), *_below_two(middles, heights)]
    found = [
        Figure((middle + 0.5) / scale, (middles[pip] + 0.5) / scale, height / scale, float(levels[of]))
        for of, middle, height, pip in pairs
    ]
    return sorted(found, key=lambda figure: -figure.level)


def _ink(copy: Image) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """(where there is ink, the level of the paper about each pixel)."""
    dark = darkest(np.asarray(cv2.GaussianBlur(copy, (3, 3), 0), np.uint8))
    small = cv2.resize(dark, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    brightest = cv2.erode(cv2.dilate(small, np.ones((_REACH, _REACH), np.uint8)), np.ones((5, 5), np.uint8))
    paper = cv2.resize(cv2.GaussianBlur(brightest, (0, 0), 2), (dark.shape[1], dark.shape[0]))
    ink = (dark < _INK * paper.astype(np.float32)) & (paper > _PAPER)
    return ink.astype(np.uint8), np.asarray(paper, np.uint8)


def _spots(ink: NDArray[np.uint8], paper: NDArray[np.uint8]) -> tuple[Floats, Floats, Floats]:
    """(middles (n, 2), heights (n,), levels of the paper (n,)) of the spots of ink of a figure's size."""
    _, _, stats, middles = cv2.connectedComponentsWithStats(ink, connectivity=4)
    high, slim = stats[:, 2:4].max(axis=1), stats[:, 2:4].min(axis=1)
    fits = (high >= _HEIGHT[0]) & (high <= _HEIGHT[1]) & (high <= _SLIM * slim)
    fits &= stats[:, 4] >= np.maximum(_FILLED * high * slim, _HEIGHT[0] ** 2 / 4)
    fits[0] = False  # what is not ink
    column, row = np.rint(middles[fits]).astype(int).T
    levels = paper[row, column].astype(np.float64)
    best = np.argsort(-levels, kind="stable")[:_MOST]
    return middles[fits][best], high[fits][best].astype(np.float64), levels[best]


def _below(middles: Floats, heights: Floats) -> list[tuple[int, Floats, float, int]]:
    """(spot, middle, height, pip below it) of every spot that may be a figure."""
    step = middles[None] - middles[:, None]
    apart = np.hypot(step[..., 0], step[..., 1]) / heights[:, None]
    fits = within(heights[None] / heights[:, None], _PIP) & within(apart, _APART)
    figure, pip = np.nonzero(fits & ~np.eye(len(middles), dtype=bool))
    return [(int(i), middles[i], float(heights[i]), int(j)) for i, j in zip(figure, pip, strict=True)]


def _below_two(middles: Floats, heights: Floats) -> list[tuple[int, Floats, float, int]]:
    """The same of every two spots that may be a ten."""
    step = middles[None] - middles[:, None]
    apart = np.hypot(step[..., 0], step[..., 1])
    high = np.maximum(heights[:, None], heights[None])
    ratio = heights[:, None] / heights[None]
    tens = (apart < _BESIDE * high) & (ratio < _ALIKE) & (ratio > 1 / _ALIKE)
    one, other = np.nonzero(np.triu(tens, 1))
    if not len(one):
        return []
    middle, height = (middles[one] + middles[other]) / 2, high[one, other]
    across = (middles[other] - middles[one]) / np.maximum(apart[one, other], 1e-6)[:, None]
    down = middles[None] - middle[:, None]
    below = np.hypot(down[..., 0], down[..., 1])
    askew = np.abs((down * across[:, None]).sum(axis=2))
    fits = within(heights[None] / height[:, None], _PIP) & within(below / height[:, None], _APART)
    fits &= askew < _ASKEW * below
    rows = np.arange(len(one))
    fits[rows, one] = fits[rows, other] = False
    return [(int(one[k]), middle[k], float(height[k]), int(pip)) for k, pip in zip(*np.nonzero(fits), strict=True)]


def within(values: NDArray[Any], bounds: tuple[float, float]) -> NDArray[np.bool_]:
    """Which of the values are between the bounds, of any shape."""
    return np.asarray((values > bounds[0]) & (values < bounds[1]))
