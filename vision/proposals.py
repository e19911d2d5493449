"""Where cards may lie in a picture: outlines of bright, closed, roughly rectangular shapes.

Generous on purpose: what is proposed here is refined, scored by its edges and finally judged by the reader. Works on
a small copy of the picture; knows nothing of what is printed on a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import Image, Quad, area, aspect, clockwise, is_convex, sides

LONG_SIDE = 800  # px, of the copy that is searched
MIN_SHARE = 0.0012  # of the picture's area that a card must fill
CARD_ASPECTS = (0.45, 1.0)  # short over long side, foreshortening included
POKER = 0.714  # 63.5 mm / 88.9 mm
_MAX_CONTOURS = 80  # per mask, largest first
_ALIKE = 3  # contours of one extent that are looked at

_Point = tuple[float, float]


def propose(image: Image) -> list[Quad]:
    """Clockwise outlines, in the pixels of `image`, that may be cards; some of one card many times, best not first."""
    height, width = image.shape[:2]
    scale = min(1.0, LONG_SIDE / max(height, width))
    if scale < 1.0:
        size = (max(1, round(width * scale)), max(1, round(height * scale)))
        small = np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA), np.uint8)
    else:
        small = image
    quads: list[Quad] = []
    seen: Counter[tuple[int, ...]] = Counter()
    least = MIN_SHARE * small.shape[0] * small.shape[1]
    for mask in _masks(small):
        contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)
        sized = [(cv2.contourArea(c), c) for c in contours if len(c) >= 40]
        sized = sorted((pair for pair in sized if pair[0] >= least), key=lambda pair: -pair[0])[:_MAX_CONTOURS]
        for _, contour in sized:
            extent = tuple(value // 6 for value in cv2.boundingRect(contour))
            seen[extent] += 1
            if seen[extent] <= _ALIKE:
                quads.extend(_outlines(np.asarray(contour, np.int32), least))
    back = np.array([width / small.shape[1], height / small.shape[0]], np.float32)
    return [((quad + 0.5) * back).astype(np.float32) for quad in quads]


def _masks(small: Image) -> Iterator[NDArray[np.uint8]]:
    """Binary pictures in which a card may stand out as one blob."""
    blurred = cv2.GaussianBlur(small, (5, 5), 0)
    grey = cv2.cvtColor(blurred, cv2.COLOR_BGR2GRAY)
    least = blurred.min(axis=2)  # paper is bright in every channel; wood, cloth and red backs are not
    away = _away_from_border(np.asarray(blurred, np.uint8))
    close = np.ones((3, 3), np.uint8)
    for plane in (grey, least, away):
        level, mask = cv2.threshold(plane, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
        yield np.asarray(mask, np.uint8)
        above = plane[plane > level]
        if above.size > 100:  # a second, higher level: a bright table under brighter cards
            higher, _ = cv2.threshold(above.reshape(1, -1), 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
            yield np.asarray(cv2.threshold(plane, higher, 255, cv2.THRESH_BINARY)[1], np.uint8)
    side = max(small.shape[:2])
    for block in (side // 4 | 1, side // 10 | 1):
        yield np.asarray(
            cv2.adaptiveThreshold(least, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, max(block, 3), -6),
            np.uint8,
        )
    for low, high in ((15, 45), (40, 110), (80, 200)):
        edges = cv2.Canny(blurred, low, high, L2gradient=True)
        lines = cv2.dilate(edges, close)
        yield np.asarray(lines, np.uint8)
        yield np.asarray(255 - lines, np.uint8)  # the paper within its closed edge, cut off from the table


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
    """The outlines that one closed contour suggests: itself, or the cards that stick out of a heap."""
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
    if cv2.contourArea(contour) < 0.97 * hull_area or boxy < 0.9:
        yield from _from_corners(contour, least)


def _four_sided(hull: NDArray[np.int32]) -> Quad | None:
    """The tightest four-sided outline around a convex one: its edges are dropped one by one, cheapest first."""
    slack = 0.004 * float(cv2.arcLength(hull, True))
    polygon = [(float(x), float(y)) for x, y in cv2.approxPolyDP(hull, slack, True)[:, 0]]
    while len(polygon) > 4:
        best: tuple[float, int, _Point] | None = None
        count = len(polygon)
        for i in range(count):
            before, a, b, after = (polygon[(i + k) % count] for k in (-1, 0, 1, 2))
            meet = _meeting(before, a, after, b)
            if meet is None:
                continue
            cost = abs((meet[0] - a[0]) * (b[1] - a[1]) - (meet[1] - a[1]) * (b[0] - a[0]))
            if best is None or cost < best[0]:
                best = (cost, i, meet)
        if best is None:
            return None
        _, i, meet = best
        polygon[i] = meet
        del polygon[(i + 1) % count]
    return clockwise(np.array(polygon, np.float32)) if len(polygon) == 4 else None


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


def _from_corners(contour: NDArray[np.int32], least: float) -> Iterator[Quad]:
    """Outlines completed from straight edges of a heap: three sides seen, or two corners and the usual shape."""
    length = float(cv2.arcLength(contour, True))
    points = cv2.approxPolyDP(contour, max(2.0, 0.008 * length), True)[:, 0].astype(np.float32)
    if area(points) < 0:
        points = points[::-1].copy()
    count = len(points)
    if not 4 <= count <= 40:
        return
    right = [_right_angle(points[i - 1], points[i], points[(i + 1) % count]) for i in range(count)]
    for i in range(count):
        a, b, c = points[i - 1], points[i], points[(i + 1) % count]
        right_b, right_c = right[i], right[(i + 1) % count]
        if right_b:  # one corner, both of its edges taken as whole sides
            quad = np.array([a, b, c, a + c - b], np.float32)
            if _plausible(quad, least) and 0.6 < aspect(quad) < 0.82:
                yield clockwise(quad)
        if right_b and right_c:  # one whole edge b-c between two corners: a short side, or a long one
            edge = c - b
            inward = np.array([-edge[1], edge[0]], np.float32)
            inward /= np.float32(max(np.hypot(*inward), 1e-6))
            for ratio in (1 / POKER, POKER):
                depth = inward * float(np.hypot(*edge)) * ratio
                quad = np.array([b, c, c + depth, b + depth], np.float32)
                if _plausible(quad, least):
                    yield clockwise(quad)


def _right_angle(a: NDArray[np.float32], b: NDArray[np.float32], c: NDArray[np.float32]) -> bool:
    """True for a convex corner (clockwise walk) of 70 to 110 degrees with edges long enough to trust."""
    u, v = a - b, c - b
    norm = float(np.hypot(*u) * np.hypot(*v))
    if min(np.hypot(*u), np.hypot(*v)) < 8:
        return False
    cross = float(-u[0] * v[1] + u[1] * v[0])
    return cross > 0 and abs(float(u @ v)) < 0.34 * norm


def _plausible(quad: Quad, least: float) -> bool:
    return abs(area(quad)) >= least and aspect(quad) >= CARD_ASPECTS[0] and is_convex(quad) and sides(quad).min() > 12
