"""Four-cornered outlines of cards: their order, measure and the warp to the standard card picture.

Pure arithmetic on corners plus one OpenCV warp. Nothing here looks for cards or reads them.
A `Quad` is a float32 array of shape (4, 2): x, y in displayed pixels, clockwise as seen. A *portrait* quad starts
at a corner from which a short side leads to the next one (clockwise).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

Image = NDArray[np.uint8]
Quad = NDArray[np.float32]
Corners = list[list[float]]
"""A quad in fractions of the picture's width and height, 0..1, so that it holds for any size of it."""

CARD_W = 240  # px; 63.5 mm of a poker card, 3.8 px per mm
CARD_H = 336  # px; 88.9 mm
CARD_WIDTH_MM = 63.0  # what lengths in mm are measured by; poker cards have 63 to 63.5 mm
_CARD_CORNERS = np.array([[0, 0], [CARD_W, 0], [CARD_W, CARD_H], [0, CARD_H]], np.float32)


def area(quad: Quad) -> float:
    """Signed area in px²; positive when the corners run clockwise on the screen (y grows downwards)."""
    corners: list[list[float]] = quad.tolist()
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    return 0.5 * (ax * by - bx * ay + (bx * cy - cx * by) + (cx * dy - dx * cy) + (dx * ay - ax * dy))


def _edges(quad: Quad) -> list[tuple[list[float], list[float]]]:
    """Each corner with the next; plain floats, as numpy is slow on four points."""
    points = quad.tolist()
    return list(zip(points, points[1:] + points[:1], strict=True))


def sides(quad: Quad) -> NDArray[np.float64]:
    """Lengths of the four sides in px: corner 0 to 1, 1 to 2, 2 to 3, 3 to 0."""
    return np.array([math.hypot(u - x, v - y) for (x, y), (u, v) in _edges(quad)])


def clockwise(quad: Quad) -> Quad:
    """The same outline, its corners running clockwise from the same first corner."""
    return quad if area(quad) >= 0 else np.ascontiguousarray(quad[[0, 3, 2, 1]])


def portrait(quad: Quad) -> Quad:
    """The same outline, clockwise, so that the first side is one of the two shorter ones."""
    quad = clockwise(np.asarray(quad, np.float32).reshape(4, 2))
    lengths = sides(quad)
    if lengths[0] + lengths[2] > lengths[1] + lengths[3]:
        quad = turned(quad)
    return quad


def turned(quad: Quad) -> Quad:
    """The same outline, read from the next corner: a quarter turn of the rectified card."""
    return np.asarray(np.roll(quad, -1, axis=0), np.float32)


def same_way_up(quad: Quad, other: Quad) -> Quad:
    """A portrait outline, or the same turned round by half, whichever has its corners nearer to those of `other`."""
    return min((quad, turned(turned(quad))), key=lambda q: float(np.abs(q - other).sum()))


def aspect(quad: Quad) -> float:
    """Short side over long side (means of opposite sides), 0..1; a poker card seen square on has 0.714."""
    lengths = sides(quad)
    a, b = lengths[0] + lengths[2], lengths[1] + lengths[3]
    return float(min(a, b) / max(a, b, 1e-6))


def is_convex(quad: Quad) -> bool:
    """True when the outline is convex and every corner turns by 35 to 145 degrees."""
    steps = [(u - x, v - y) for (x, y), (u, v) in _edges(quad)]
    sines = []
    for (ax, ay), (bx, by) in zip(steps[-1:] + steps[:-1], steps, strict=True):
        norm = math.hypot(ax, ay) * math.hypot(bx, by) + 1e-9
        sines.append((ax * by - ay * bx) / norm)
    return min(sines) > 0.57 or max(sines) < -0.57


def _shared(a: Quad, b: Quad) -> float:
    """Area that two convex outlines share, px²: `a` clipped at each side of `b` (Sutherland and Hodgman, 1974).

    OpenCV's intersectConvexConvex loses up to two thirds of the area where sides differ by the last bit of a float, as
    those of one window seen twice do.
    """
    if _apart(a, b):
        return 0.0
    corners = [(float(x), float(y)) for x, y in clockwise(a)]
    for (ax, ay), (bx, by) in _edges(clockwise(np.asarray(b, np.float32))):
        depths = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in corners]
        kept: list[tuple[float, float]] = []
        for k, (x, y) in enumerate(corners):
            before, depth = depths[k - 1], depths[k]
            if (before >= 0) != (depth >= 0):
                share = before / (before - depth)
                u, v = corners[k - 1]
                kept.append((u + share * (x - u), v + share * (y - v)))
            if depth >= 0:
                kept.append((x, y))
        corners = kept
    return 0.5 * sum(x * v - u * y for (x, y), (u, v) in zip(corners, corners[1:] + corners[:1], strict=True))


def _apart(a: Quad, b: Quad) -> bool:
    """Whether the boxes around two outlines, along the picture's sides, have nothing in common."""
    one: list[list[float]] = a.tolist()
    other: list[list[float]] = b.tolist()
    return any(
        max(u) < min(v) or max(v) < min(u)
        for u, v in zip(zip(*one, strict=True), zip(*other, strict=True), strict=True)
    )


def overlap(a: Quad, b: Quad) -> float:
    """Intersection over union of two convex outlines, 0..1."""
    shared = _shared(a, b)
    union = abs(area(a)) + abs(area(b)) - shared
    return float(shared / union) if union > 0 else 0.0


def covered(inner: Quad, outer: Quad) -> float:
    """Share of `inner` that is inside `outer`, 0..1."""
    shared = _shared(inner, outer)
    size = abs(area(inner))
    return float(shared / size) if size > 0 else 0.0


def scaled(quad: Quad, factor: float) -> Quad:
    """The outline grown (`factor` > 1) or shrunk about its middle."""
    middle = quad.mean(axis=0)
    return np.asarray((quad - middle) * factor + middle, np.float32)


def warp(image: Image, quad: Quad) -> Image:
    """The card inside `quad` as a (CARD_H, CARD_W, 3) BGR picture, corner 0 at the top left.

    Corners lie on pixel edges (the picture's own corners are 0,0 and width,height). A card much larger than the
    result is first shrunk by area averaging, so that thin index strokes do not alias away.
    """
    quad = np.asarray(quad, np.float32)
    lengths = sides(quad)
    shrink = min((lengths[0] + lengths[2]) / (2 * CARD_W), (lengths[1] + lengths[3]) / (2 * CARD_H))
    if shrink > 1.6:
        height, width = image.shape[:2]
        margin = 0.05 * float(lengths.max())
        x0, y0 = np.clip(np.floor(quad.min(axis=0) - margin), 0, [width - 1, height - 1]).astype(int)
        x1, y1 = np.clip(np.ceil(quad.max(axis=0) + margin), [x0 + 1, y0 + 1], [width, height]).astype(int)
        part = image[y0:y1, x0:x1]
        new_w, new_h = max(1, round((x1 - x0) / shrink)), max(1, round((y1 - y0) / shrink))
        image = np.asarray(cv2.resize(part, (new_w, new_h), interpolation=cv2.INTER_AREA), np.uint8)
        quad = (quad - [x0, y0]) * [new_w / (x1 - x0), new_h / (y1 - y0)]
    matrix = cv2.getPerspectiveTransform((quad - 0.5).astype(np.float32), _CARD_CORNERS - np.float32(0.5))
    card = cv2.warpPerspective(
        image, matrix, (CARD_W, CARD_H), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=(0, 0, 0)
    )
    return np.asarray(card, np.uint8)


def rectify(image: Image, quad: Quad) -> Image:
    """The card inside `quad` as a (CARD_H, CARD_W, 3) BGR portrait card, upright or upside down."""
    return warp(image, portrait(quad))


def in_pixels(corners: Corners, shape: Sequence[int]) -> Quad:
    """The corners in a picture of this shape (H, W, ...)."""
    return np.asarray(np.array(corners, np.float32) * np.array([shape[1], shape[0]], np.float32), np.float32)


def as_fractions(quad: Quad, shape: Sequence[int]) -> Corners:
    """Pixels of a picture of this shape (H, W, ...) to fractions; inverse of `in_pixels`."""
    return [[round(float(x) / shape[1], 5), round(float(y) / shape[0], 5)] for x, y in quad]
