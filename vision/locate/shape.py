"""The shape of a window, and how two outlines compare."""

from __future__ import annotations

import cv2
import numpy as np

from vision.quads import Quad, area, aspect, covered, same_way_up, sides

ASPECT = 0.70
"""Short over long side of a window seen square on that hides 1 to 3 mm of the card on every side: 0.694 to 0.708."""
WITHIN_BOX = 0.95
"""Share of a window that is inside the outline of its box, the box pushed by a millimetre or two."""
UNIT = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
"""Corners of the unit square, in the order of a portrait outline's."""


def misshapen(quad: Quad) -> float:
    """By how much an outline differs from the shape of a window seen square on: in the ratio of its sides, and in those
    of opposite ones. True ones of 248 saved films: 0.02 in the middle, 0.08 at most."""
    a, b, c, d = sides(quad)
    return float(abs(aspect(quad) - ASPECT) + 2.0 - min(a, c) / max(a, c) - min(b, d) / max(b, d))


def gaps_within(quad: Quad, window: Quad) -> list[float]:
    """How far each side of an outline is within the window's, twice as a share of the window's size; below 0: beyond
    it."""
    x, y = cv2.perspectiveTransform(quad[None], cv2.getPerspectiveTransform(window, UNIT))[0].T
    return [float(gap) for gap in (y[0] + y[1], 2 - x[1] - x[2], 2 - y[2] - y[3], x[3] + x[0])]


def widened(quad: Quad, across: float, along: float) -> Quad:
    """A portrait outline with each side moved outwards by these shares of its width and height."""
    wider = UNIT * (1 + 2 * across, 1 + 2 * along) - (across, along)
    to_picture = cv2.getPerspectiveTransform(UNIT, quad)
    return np.asarray(cv2.perspectiveTransform(np.asarray(wider[None], np.float32), to_picture)[0], np.float32)


def similar_size(a: Quad, b: Quad) -> bool:
    """Two outlines that may be of the same card: areas within 35 %, long sides within 20 %."""
    areas = sorted((abs(area(a)), abs(area(b))))
    longs = sorted((float(sides(a).max()), float(sides(b).max())))
    return areas[0] > 0.65 * areas[1] and longs[0] > 0.8 * longs[1]


def same_shape(a: Quad, b: Quad) -> bool:
    """Two outlines that may be of one window, in a box that was moved: each side within 8 %."""
    ratios = sides(a) / np.maximum(sides(same_way_up(b, a)), 1e-6)
    return bool(ratios.min() > 0.92 and ratios.max() < 1.08)


def truer(a: Quad, b: Quad) -> bool:
    """`a` has the shape of a window seen square on rather than `b`: ratio of the sides, and opposite ones alike. The
    outline of a light box around a window has not, nor has what fingers leave of a window."""
    return misshapen(a) < misshapen(b)


def surrounds(box: Quad, window: Quad) -> bool:
    """Whether the outline `box` is that of the box around `window`, not the window found a second time."""
    return covered(window, box) > WITHIN_BOX
