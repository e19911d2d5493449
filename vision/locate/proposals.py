"""Where cards may lie in a picture: outlines of bright, closed, roughly rectangular shapes, and those of `lines`.

Generous on purpose: what is proposed here is refined, scored by its edges and finally judged by the reader. Works on
a small copy of the picture; knows nothing of what is printed on a card.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.levels import darkest
from vision.locate import lines
from vision.quads import Image, Quad, area, aspect, clockwise, is_convex, sides

LONG_SIDE = 800  # px, of the copy that is searched
MIN_SHARE = 0.0012  # of the picture's area that a card must fill
_WORTH_FINER = 0.6  # scale of that copy from which on a finer one is searched too ...
_FINER_SIDE = 2400  # px, of the finer one ...
_SMALL_SHARE = 0.004  # ... for shapes of at most this share of the picture
CARD_ASPECTS = (0.45, 1.0)  # short over long side, foreshortening included
_MAX_CONTOURS = 80  # per mask, largest first
_PAPER = 0.8  # how much bare paper along the inside of an outline counts against edges on all of it
_ALIKE = 3  # contours of one extent that are looked at

_Point = tuple[float, float]


@dataclass(frozen=True)
class Proposals:
    """Rough outlines with a score, best first; the small copy that was searched and its straight edges.

    Outlines are in the pixels of the picture, `edges` in those of the copy, of which `scale` (x, y) leads back.
    """

    quads: list[tuple[Quad, float]]
    small: Image
    edges: lines.Edges
    scale: NDArray[np.float32]


def propose(image: Image) -> Proposals:
    """Clockwise outlines that may be cards; some of one card many times."""
    height, width = image.shape[:2]
    scale = min(1.0, LONG_SIDE / max(height, width))
    if scale < 1.0:
        size = (max(1, round(width * scale)), max(1, round(height * scale)))
        small = np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA), np.uint8)
    else:
        small = image
    least = MIN_SHARE * small.shape[0] * small.shape[1]
    grey = np.asarray(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), np.uint8)
    edges = lines.edges(grey)
    found = lines.outlines(edges, least)
    closed = _closed_shapes(small, least)
    if closed:
        scores = lines.supports(edges, np.stack(closed)).tolist()
        found += [(quad, max(score, 0.4)) for quad, score in zip(closed, scores, strict=True)]
    if found:
        shares = lines.papers(grey, np.stack([quad for quad, _ in found])).tolist()
        found = [(quad, score + _PAPER * share) for (quad, score), share in zip(found, shares, strict=True)]
    found.sort(key=lambda pair: -pair[1])
    back = np.array([width / small.shape[1], height / small.shape[0]], np.float32)
    return Proposals([(((quad + 0.5) * back).astype(np.float32), score) for quad, score in found], small, edges, back)


def small_shapes(image: Image, least_side: float) -> list[Quad]:
    """Clockwise outlines of bright closed shapes too small for `propose`, largest first: cards in a big picture.

    `least_side` is the short side of the smallest, px. There are none in a picture that `propose` shrinks but little.
    """
    height, width = image.shape[:2]
    if _WORTH_FINER * max(height, width) < LONG_SIDE:
        return []
    scale = min(1.0, _FINER_SIDE / max(height, width))
    size = (round(width * scale), round(height * scale))
    small = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    copy = darkest(np.asarray(cv2.GaussianBlur(small, (3, 3), 0), np.uint8))
    below, most = (least_side * scale) ** 2, _SMALL_SHARE * size[0] * size[1]
    found: list[Quad] = []
    for mask in (
        cv2.threshold(copy, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)[1],
        cv2.adaptiveThreshold(copy, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, LONG_SIDE // 4 | 1, -12),
    ):
        for contour in cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)[0]:
            if below < cv2.contourArea(contour) < most:
                found += list(_outlines(np.asarray(contour, np.int32), below))[:1]
    back = np.array([width / size[0], height / size[1]], np.float32)
    found.sort(key=lambda quad: -abs(area(quad)))
    return [np.asarray((quad + 0.5) * back, np.float32) for quad in found]


def _closed_shapes(small: Image, least: float) -> list[Quad]:
    quads: list[Quad] = []
    seen: Counter[tuple[int, ...]] = Counter()
    for mask in _masks(small):
        contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)
        sized = [(cv2.contourArea(c), c) for c in contours if len(c) >= 40]
        sized = sorted((pair for pair in sized if pair[0] >= least), key=lambda pair: -pair[0])[:_MAX_CONTOURS]
        for _, contour in sized:
            extent = tuple(value // 6 for value in cv2.boundingRect(contour))
            seen[extent] += 1
            if seen[extent] <= _ALIKE:
                quads.extend(_outlines(np.asarray(contour, np.int32), least))
    return quads


def _masks(small: Image) -> Iterator[NDArray[np.uint8]]:
    """Binary pictures in which a card may stand out as one blob."""
    blurred = np.asarray(cv2.GaussianBlur(small, (5, 5), 0), np.uint8)
    grey = cv2.cvtColor(blurred, cv2.COLOR_BGR2GRAY)
    least = darkest(blurred)  # paper is bright in every channel; wood, cloth and red backs are not
    away = _away_from_border(blurred)
    close = np.ones((3, 3), np.uint8)
    for plane in (grey, least, away):
        level, mask = cv2.threshold(plane, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
        yield np.asarray(mask, np.uint8)
        above = plane[plane > level]
        if above.size > 100:  # a second, higher level: a bright table under brighter cards
            higher, _ = cv2.threshold(above.reshape(1, -1), 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
            yield np.asarray(cv2.threshold(plane, higher, 255, cv2.THRESH_BINARY)[1], np.uint8)
    side = max(small.shape[:2])
    for block in (side // 4 | 1,):
        yield np.asarray(
            cv2.adaptiveThreshold(least, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, max(block, 3), -6),
            np.uint8,
        )
    for low, high in ((15, 45), (40, 110), (80, 200)):
        drawn = cv2.dilate(cv2.Canny(blurred, low, high, L2gradient=True), close)
        yield np.asarray(255 - drawn, np.uint8)  # the paper within its closed edge, cut off from the table


def _away_from_border(blurred: Image) -> NDArray[np.uint8]:
    """Distance of each pixel's colour from the usual colour along the picture's border."""
    lab = cv2.cvtColor(blurred, cv2.COLOR_BGR2LAB).astype(np.int16)
    band = max(2, min(blurred.shape[:2]) // 40)
    rim = np.concatenate(
        [
            lab[:band].reshape(-1, 3),
            lab[-band:].reshape(-1, 3),
            lab[:, :band].reshape(-1, 3),
            lab[:, -band:].reshape(-1, 3),
        ]
    )
    distance = np.abs(lab - np.median(rim, axis=0).astype(np.int16)).sum(axis=2)
    return np.asarray(np.clip(distance * 2, 0, 255), np.uint8)


def _outlines(contour: NDArray[np.int32], least: float) -> Iterator[Quad]:
    """The outlines that one closed contour suggests."""
    hull = np.asarray(cv2.convexHull(contour), np.int32)
    hull_area = cv2.contourArea(hull)
    if hull_area < least:
        return
    box = cv2.boxPoints(cv2.minAreaRect(hull)).astype(np.float32)
    boxy = hull_area / max(abs(area(box)), 1.0)
    whole = _four_sided(hull) if boxy > 0.6 else None
    if whole is not None and _plausible(whole, least) and hull_area > 0.9 * abs(area(whole)):
        yield whole
    if boxy > 0.85 and _plausible(box, least):
        yield clockwise(box)


def _four_sided(hull: NDArray[np.int32]) -> Quad | None:
    """The tightest four-sided outline around a convex one: its edges are dropped one by one, cheapest first."""
    slack = 0.004 * float(cv2.arcLength(hull, True))
    polygon = [(float(x), float(y)) for x, y in cv2.approxPolyDP(hull, slack, True)[:, 0]]
    dropped = [_dropped(polygon, i) for i in range(len(polygon))]
    while len(polygon) > 4:
        costs = [cost for cost, _ in dropped]
        best = costs.index(min(costs))
        meet = dropped[best][1]
        if meet is None:
            return None
        polygon[best] = meet
        gone = (best + 1) % len(polygon)
        del polygon[gone], dropped[gone]
        at = best - (gone < best)
        for i in range(at - 2, at + 2):  # the edges that end at the new corner, and those beside them
            dropped[i % len(polygon)] = _dropped(polygon, i % len(polygon))
    return clockwise(np.array(polygon, np.float32)) if len(polygon) == 4 else None


def _dropped(polygon: list[_Point], i: int) -> tuple[float, _Point | None]:
    """Twice the area that a convex outline gains without the edge from corner `i`, and where the edges beside it meet
    then; (infinity, None) where they do not."""
    count = len(polygon)
    a, b = polygon[i], polygon[(i + 1) % count]
    meet = _meeting(polygon[i - 1], a, polygon[(i + 2) % count], b)
    if meet is None:
        return math.inf, None
    return abs((meet[0] - a[0]) * (b[1] - a[1]) - (meet[1] - a[1]) * (b[0] - a[0])), meet


def _meeting(a0: _Point, a1: _Point, b0: _Point, b1: _Point) -> _Point | None:
    """Where the line a0-a1, drawn on beyond a1, meets the line b0-b1 drawn on beyond b1; None if it does not."""
    dx, dy, ex, ey = a1[0] - a0[0], a1[1] - a0[1], b1[0] - b0[0], b1[1] - b0[1]
    det = ex * dy - dx * ey
    if abs(det) < 1e-9:
        return None
    gx, gy = b0[0] - a0[0], b0[1] - a0[1]
    s, t = (ex * gy - ey * gx) / det, (dx * gy - dy * gx) / det
    if s < 1.0 - 1e-9 or t < 1.0 - 1e-9:
        return None
    return a0[0] + s * dx, a0[1] + s * dy


def _plausible(quad: Quad, least: float) -> bool:
    big_enough = abs(area(quad)) >= least and bool(sides(quad).min() > 12)
    return big_enough and aspect(quad) >= CARD_ASPECTS[0] and is_convex(quad)
