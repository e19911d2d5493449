"""What the border of an outline shows: where a card ends, or a line that is printed on one.

Where a card ends, something else begins. Along a printed frame there is paper on both sides, and across a cut through
the drawing the print goes on.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.locate.refine import across, on_sides
from vision.quads import Image, Quad, area, clockwise

_BESIDE = (0.02, 0.025, 0.03)
"""Where the two sides of the border are compared: shares of the outline's size (the root of its area) away from it,
1.5 to 2.3 mm of a card. Nearer are the line itself, the card's own shadow, or an edge that the outline just missed."""
_BETWEEN = tuple(np.linspace(-_BESIDE[0], _BESIDE[0], 9))
_ALIKE = 0.08
"""By how much of what the paper is bright two places may differ that are of one paper or print."""
_INK = 0.2
"""By how much of what the paper is bright a place differs from it that is printed on."""
_HALF = 0.5
"""Share of a side along which it must be the same within and without to be no end of the card."""
_STROKES = 2 / 32
"""Share of a side along which print must go on beyond it to be no end either."""


def goes_on(image: Image, quad: Quad) -> NDArray[np.bool_]:
    """For each side of a clockwise outline (corner 0 to 1 first): the picture is the same within and without, along
    half of it at least."""
    within, without, _ = _beside(image, quad)
    return np.asarray(_share(_alike(within, without, within)) >= _HALF)


def cut_through(image: Image, quad: Quad) -> NDArray[np.bool_]:
    """For each side: the picture goes on beyond it, and it is neither an edge nor a line. There is nothing to be seen
    at it, or print runs across it."""
    within, without, between = _beside(image, quad)
    alike = _alike(within, without, within)
    unseen = np.all([_alike(between[:, :, k], within, within) for k in range(between.shape[2])], axis=0)
    paper = np.percentile(within, 90, axis=1, keepdims=True)
    printed = alike & ((paper - within).max(axis=2) > _INK * paper.max(axis=2))
    runs_on = (_share(alike) >= _HALF) & (_share(printed) >= _STROKES)
    return np.asarray(runs_on | (_share(alike & unseen) >= _HALF))


def _beside(image: Image, quad: Quad) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]:
    """Colours along the sides, a little within and without (4, along, 3), and at the side (4, along, places, 3)."""
    quad = clockwise(np.asarray(quad, np.float32))
    away = np.array(_BESIDE, np.float32)
    offsets = np.concatenate([-away, away, np.array(_BETWEEN, np.float32)]) * np.float32(np.sqrt(abs(area(quad))))
    profile = across(image, *on_sides(quad), offsets)
    count = len(away)
    return profile[:, :, :count].mean(axis=2), profile[:, :, count : 2 * count].mean(axis=2), profile[:, :, 2 * count :]


def _alike(one: NDArray[np.float32], other: NDArray[np.float32], within: NDArray[np.float32]) -> NDArray[np.bool_]:
    """Whether the two colours agree at each place along each side, shape (4, along), relative to the brightest of
    `within`."""
    bright = max(float(np.percentile(within.max(axis=2), 90)), 1.0)
    return np.asarray(np.abs(one - other).max(axis=2) < _ALIKE * bright)


def _share(places: NDArray[np.bool_]) -> NDArray[np.float64]:
    return np.asarray(places.mean(axis=1), np.float64)
