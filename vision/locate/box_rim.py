"""The window within the outline of a box: what is outlined instead where the box is nearly as light as a card.

The box is turned upright. An edge of the window runs across most of it, beside the box's own; those that stand out on
each side are combined, and four that make the shape of a window may be one.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.locate.refine import FAINT_LEVELS, refine
from vision.quads import Image, Quad, portrait, sides

_TALL = 220
"""Pixels of the upright picture along the box: half a millimetre each."""
_RIM = (0.03, 0.27)
"""Shares of the box's width and height between which a side of the window may lie: rims of 3 to 30 mm."""
_MIDDLE = (0.3, 0.7)
"""Shares of the box's other dimension over which every window reaches."""
_EDGE = 0.6
"""Share of a line, within _MIDDLE, that must be edge."""
_EDGES = 0.85
"""Share of all four lines together that must be edge: windows in metal and plastic boxes have 0.93 and more."""
_PER_SIDE = 4
"""Lines of each side that are combined to outlines: courts have frames of their own."""
_MOST = 8
"""Outlines that are tried."""
_ASPECTS = (0.665, 0.74)
"""Of windows that hide 1 to 3 mm, a little askew."""
_SUPPORT = 0.8
"""Share of an outline that must be edges for it to be moved onto them."""
_REACHES = (0.015, 0.03)
"""How far these edges may be, as a share of the outline's size (see `refine`): both are tried."""


def windows_within(image: Image, box: Quad) -> Iterator[Quad]:
    """Up to eight portrait outlines within `box` that may be its window, the one with the clearest edges first."""
    box = portrait(box)
    width, height = (float(sides(box)[k::2].mean()) for k in (0, 1))
    tall = min(_TALL, round(height))
    wide = round(tall * width / height)
    corners = np.array([[0, 0], [wide, 0], [wide, tall], [0, tall]], np.float32)
    to_picture = cv2.getPerspectiveTransform(corners, box)
    turned = cv2.warpPerspective(image, np.linalg.inv(to_picture), (wide, tall), flags=cv2.INTER_AREA)
    upright = np.asarray(cv2.GaussianBlur(turned, (3, 3), 0), np.uint8)
    across, along = _lines(upright), _lines(np.asarray(upright.transpose(1, 0, 2), np.uint8))
    found: list[tuple[float, Quad]] = []
    for (x0, a), (x1, b), (y0, c), (y1, d) in itertools.product(*across, *along):
        if a + b + c + d >= 4 * _EDGES and _ASPECTS[0] < (x1 - x0) / (y1 - y0) < _ASPECTS[1]:
            inner = np.array([[x0, y0], [x1, y0], [x1, y1], [x0, y1]], np.float32)
            found.append((a + b + c + d, np.asarray(cv2.perspectiveTransform(inner[None], to_picture)[0], np.float32)))
    found.sort(key=lambda pair: -pair[0])
    for _, rough in found[:_MOST]:
        yield _on_edges(image, rough)


def _on_edges(image: Image, rough: Quad) -> Quad:
    """The outline on the edges nearest to it, where they are clear; faint ones are better known from whole lines."""
    quad, support = max((refine(image, rough, reach, FAINT_LEVELS) for reach in _REACHES), key=lambda pair: pair[1])
    return portrait(quad if support >= _SUPPORT else rough)


_Line = tuple[float, float]
"""Where it is, in pixels, and the share of it that is edge."""


def _lines(upright: Image) -> tuple[list[_Line], list[_Line]]:
    """The upright lines that may be sides of the window, left and right: those along which most rows grow lighter, or
    darker, in one channel."""
    height, width = upright.shape[:2]
    rows = upright[round(_MIDDLE[0] * height) : round(_MIDDLE[1] * height)].astype(np.float32)
    shares = np.zeros(width)
    for step in np.moveaxis(rows[:, 2:] - rows[:, :-2], 2, 0):
        for signed in (step, -step):
            edge = cv2.dilate((signed > FAINT_LEVELS).astype(np.uint8), np.ones((1, 3)))
            shares[1:-1] = np.maximum(shares[1:-1], edge.mean(axis=0))
    low, high = (round(share * width) for share in _RIM)
    return _peaks(shares, low, high), _peaks(shares, width - high, width - low)


def _peaks(shares: NDArray[np.float64], start: int, end: int) -> list[_Line]:
    """The most marked columns from `start` to `end`, each the middle of a run of equals."""
    peaks, k = [], start
    while k < end:
        run = k
        while run + 1 < end and shares[run + 1] == shares[k]:
            run += 1
        if shares[k] >= max(_EDGE, shares[max(0, k - 2) : run + 3].max()):
            peaks.append(((k + run + 1) / 2, float(shares[k])))
        k = run + 1
    return sorted(peaks, key=lambda peak: -peak[1])[:_PER_SIDE]
