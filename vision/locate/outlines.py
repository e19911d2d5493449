"""A quick search for the outlines of cards: bright, colourless areas of a card's shape, on their edges."""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.levels import darkest
from vision.locate.refine import refine, sides_seen
from vision.locate.shape import ASPECT
from vision.quads import Image, Quad, aspect, overlap, portrait, sides
from vision.steps import Steps, finished

SEARCH_PX = 640
"""Longer side of the copy that is searched quickly."""
MIN_SHARE = 0.006
"""Of the picture's area that the window must fill (110 px across at 1280x720 is 0.018)."""
ASPECTS = (0.52, 0.92)
"""Short over long side: 0.70 seen square on with 2 mm hidden on every side, and up to 30 degrees of tilt."""
OPPOSITE = 0.78
"""Shorter over longer of two opposite sides: 0.9 for a card that fills half the picture, tilted by 15 degrees."""
EDGES_OF_WINDOW = 0.85
"""Share of an outline that must be edges for the whole window: rendered ones have 0.91 and more, those that cut a side
off 0.83 at most."""
NEAR = 0.7
"""Overlap from which an outline is the window's, though the window was first seen askew."""


def quick_outlines(image: Image) -> list[Quad]:
    """Portrait outlines of bright, colourless areas of a card's shape, refined onto their edges; unordered."""
    return finished(outlines_in_steps(image))


def outlines_in_steps(image: Image) -> Steps[list[Quad]]:
    """`quick_outlines`, each outline a step."""
    yield
    height, width = image.shape[:2]
    scale = min(1.0, SEARCH_PX / max(height, width))
    small = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else image
    least = MIN_SHARE * small.shape[0] * small.shape[1]
    rough: list[Quad] = []
    for mask in _paper_masks(np.asarray(small, np.uint8)):
        contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
        for contour in contours:
            quad = _card_shape(np.asarray(contour), least)
            if quad is not None and all(overlap(quad, other) < 0.93 for other in rough):
                rough.append(quad)
    found: list[tuple[Quad, float]] = []
    for quad in rough:
        yield
        fine, support = refine(image, ((quad + 0.5) / scale).astype(np.float32))
        finer, still = refine(image, fine, 0.02)
        if still > 0.7 * support:  # a small card's soft edge is too flat to be seen so near
            fine, support = finer, still
        if support > 0.45 and ASPECTS[0] < aspect(fine) < ASPECTS[1] and _straight_on(fine):
            found.append((portrait(fine), support - abs(aspect(fine) - ASPECT)))
    # Of two that overlap the one truer to a card's shape is kept: glare joins the box to the card.
    found.sort(key=lambda pair: -pair[1])
    kept: list[Quad] = []
    for quad, _ in found:
        if all(overlap(quad, other) < 0.8 for other in kept):
            kept.append(quad)
    return kept


def is_seen_whole(image: Image, window: Quad) -> bool:
    """An outline of a card's shape is seen all round where the window is, or about there: nothing is over its edges."""
    return any(overlap(window, quad) > NEAR and is_seen_all_round(image, quad) for quad in quick_outlines(image))


def is_seen_all_round(image: Image, quad: Quad) -> bool:
    """Edges are along this outline on all four sides: it is no part of a card that is left between fingers."""
    return refine(image, quad, 0.035)[1] >= EDGES_OF_WINDOW and sides_seen(image, quad) == 4


def _paper_masks(small: Image) -> Iterator[NDArray[np.uint8]]:
    """Binary pictures in which the paper of a card stands out as one area."""
    paper = cv2.GaussianBlur(darkest(small), (3, 3), 0)
    top = float(np.percentile(paper, 99.0))
    for share in (0.9, 0.8, 0.7, 0.6, 0.5, 0.4):
        yield np.asarray(cv2.threshold(paper, share * top, 255, cv2.THRESH_BINARY)[1], np.uint8)
    yield np.asarray(cv2.threshold(paper, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)[1], np.uint8)
    block = max(small.shape[:2]) // 6 | 1
    yield np.asarray(
        cv2.adaptiveThreshold(paper, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, block, -8), np.uint8
    )


def _card_shape(contour: NDArray[np.int32], least: float) -> Quad | None:
    """The four-cornered outline of a contour that has about the shape of a card."""
    if cv2.contourArea(contour) < 0.5 * least:
        return None
    hull = cv2.convexHull(contour)
    size = cv2.contourArea(hull)
    if size < least:
        return None
    rect = cv2.minAreaRect(hull)
    box = cv2.boxPoints(rect).astype(np.float32)
    if size < 0.86 * rect[1][0] * rect[1][1] or not ASPECTS[0] < aspect(box) < ASPECTS[1]:
        return None
    for share in (0.02, 0.035, 0.05, 0.07):
        corners = cv2.approxPolyDP(hull, share * cv2.arcLength(hull, True), True)
        if len(corners) == 4 and abs(cv2.contourArea(corners)) > 0.9 * size:
            return portrait(corners.reshape(4, 2).astype(np.float32))
    return portrait(box)


def _straight_on(quad: Quad) -> bool:
    a, b, c, d = sides(quad)
    return bool(min(a, c) > OPPOSITE * max(a, c) and min(b, d) > OPPOSITE * max(b, d))
