"""Moves the sides of a rough outline onto the card's edges, and says how well they are supported by the picture."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import Image, Quad, area, clockwise, is_convex, sides

_ALONG = 32  # samples per side
_ACROSS = 25  # samples across the edge
_REACH = 0.045  # of the outline's size, to either side
_ENDS = 0.12  # share of each side left out at both ends: corners are round
STEP_LEVELS = 10.0  # grey levels: the weakest step that is an edge by itself
FAINT_LEVELS = 3.0  # ... when only steps that agree on a line are asked for: white on white

_SEEN_REACH = 0.055
"""How far across a side its two edges are compared, as a share of the outline's size."""
_SAME_WAY = 0.9
"""Share of a side along which it must differ the same way to be seen: windows of empty boxes do along all of it, even
in the dark; under a sleeve like the box three quarters do at most."""
_SEEN_LEVELS = 2.0
"""Grey levels by which it must differ there."""


def refine(image: Image, quad: Quad, reach: float = _REACH, step_levels: float = STEP_LEVELS) -> tuple[Quad, float]:
    """(the outline on the edges nearest to it, support). Support 0..1 is the share of the outline with an edge.

    `reach` is how far an edge is looked for, as a share of the square root of the outline's area; `step_levels` the
    weakest step taken for an edge. A side without a clear line stays where it was.
    """
    quad = clockwise(np.asarray(quad, np.float32))
    half = max(2.0, reach * float(np.sqrt(abs(area(quad)))))
    offsets = np.linspace(-half, half, _ACROSS, dtype=np.float32)
    on_side, outward = on_sides(quad)
    profile = across(image, on_side, outward, offsets)
    slope = _slope(profile)
    steps = slope * 2.0 - 0.15 * np.abs(offsets / half) * slope  # nearer edges first when equal
    best = steps.argmax(axis=2)
    strong = np.take_along_axis(slope, best[..., None], axis=2)[..., 0] * 2.0 > step_levels
    shift = offsets[best]
    lines: list[tuple[NDArray[np.float64], NDArray[np.float64]]] = []
    support = 0.0
    for side in range(4):
        points = on_side[side] + shift[side][:, None] * outward[side]
        line, share = _robust_line(points[strong[side]], on_side[side], 0.25 * half + 0.7)
        support += share * len(points[strong[side]]) / _ALONG / 4
        lines.append(line)
    corners = np.array([_crossing(lines[side - 1], lines[side], quad[side]) for side in range(4)], np.float32)
    moved = np.hypot(*(corners - quad).T).max()
    if moved > 3.0 * half or not is_convex(corners) or sides(corners).min() < 8:
        return quad, 0.5 * support
    return corners, support


def _slope(profile: NDArray[np.float32]) -> NDArray[np.float32]:
    """The steepest channel of colours (4, along, across, 3), levels per sample across: (4, along, across)."""
    step = np.empty_like(profile)
    step[:, :, 1:-1] = (profile[:, :, 2:] - profile[:, :, :-2]) / 2
    step[:, :, 0] = profile[:, :, 1] - profile[:, :, 0]
    step[:, :, -1] = profile[:, :, -1] - profile[:, :, -2]
    np.abs(step, out=step)
    return np.asarray(np.maximum(np.maximum(step[..., 0], step[..., 1]), step[..., 2]))


def sides_seen(image: Image, quad: Quad) -> int:
    """How many of an outline's sides are to be seen, 0..4, however faint: along nearly all of a side it is lighter
    within than without, or darker, in one channel, as much as 3 % of its size away from where it should be."""
    quad = clockwise(np.asarray(quad, np.float32))
    reach = _SEEN_REACH * float(np.sqrt(abs(area(quad))))
    profile = across(image, *on_sides(quad), np.linspace(-reach, reach, _ACROSS, dtype=np.float32))
    step = _ACROSS // 4
    gaps = profile[:, :, step:] - profile[:, :, :-step]  # (4, along, places, channels)
    same_way = np.maximum((gaps > 0).mean(axis=1), (gaps < 0).mean(axis=1))
    seen = (same_way >= _SAME_WAY) & (np.abs(gaps.mean(axis=1)) >= _SEEN_LEVELS)
    return int(seen.any(axis=(1, 2)).sum())


def on_sides(quad: Quad) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """(points along the four sides (4, along, 2), the directions outwards (4, 2))."""
    along = np.linspace(_ENDS, 1 - _ENDS, _ALONG, dtype=np.float32)
    step = np.roll(quad, -1, axis=0) - quad
    outward = np.stack([step[:, 1], -step[:, 0]], axis=1)
    outward /= np.maximum(np.hypot(outward[:, 0], outward[:, 1]), 1e-6)[:, None]
    return quad[:, None] + along[None, :, None] * step[:, None], outward


def across(
    image: Image, on_side: NDArray[np.float32], outward: NDArray[np.float32], offsets: NDArray[np.float32]
) -> NDArray[np.float32]:
    """The picture's colours across the sides, from within outwards: (4, along, offsets, 3)."""
    return _sampled(image, on_side[:, :, None] + offsets[None, None, :, None] * outward[:, None, None])


def _sampled(image: Image, grid: NDArray[np.float32]) -> NDArray[np.float32]:
    """The picture's colours at `grid` (..., 2), smoothed a little, shape (..., 3)."""
    low = np.floor(grid.reshape(-1, 2).min(axis=0)).astype(int) - 3
    high = np.ceil(grid.reshape(-1, 2).max(axis=0)).astype(int) + 4
    height, width = image.shape[:2]
    x0, y0 = max(0, low[0]), max(0, low[1])
    x1, y1 = min(width, max(high[0], x0 + 1)), min(height, max(high[1], y0 + 1))
    if x0 >= width or y0 >= height:
        return np.zeros((*grid.shape[:-1], 3), np.float32)
    part = cv2.GaussianBlur(image[y0:y1, x0:x1], (3, 3), 0)
    flat = grid.reshape(grid.shape[0] * grid.shape[1], -1, 2) - np.array([x0 + 0.5, y0 + 0.5], np.float32)
    sampled = cv2.remap(
        part, flat[..., 0].copy(), flat[..., 1].copy(), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return sampled.reshape((*grid.shape[:-1], 3)).astype(np.float32)


def _robust_line(
    points: NDArray[np.float32], fallback: NDArray[np.float32], tolerance: float
) -> tuple[tuple[NDArray[np.float64], NDArray[np.float64]], float]:
    """((a point, a direction), share of the points near the line); the fallback's line when they do not agree."""
    if len(points) >= 8:
        near = np.ones(len(points), bool)
        for _ in range(3):
            vx, vy, px, py = (float(v) for v in np.ravel(cv2.fitLine(points[near], cv2.DIST_HUBER, 0, 0.01, 0.01)))
            away = np.abs((points[:, 0] - px) * vy - (points[:, 1] - py) * vx)
            before, near = near, away < max(tolerance, 1.0)
            if near.sum() < 6 or (near == before).all():  # the same points would give the same line again
                break
        if near.sum() >= 6:
            tight = float((away < max(0.5 * tolerance, 1.0)).mean())
            if tight > 0.35:
                return (np.array([px, py]), np.array([vx, vy])), tight
    return (fallback[0].astype(np.float64), (fallback[-1] - fallback[0]).astype(np.float64)), 0.0


def _crossing(
    first: tuple[NDArray[np.float64], NDArray[np.float64]],
    second: tuple[NDArray[np.float64], NDArray[np.float64]],
    fallback: NDArray[np.float32],
) -> NDArray[np.float64]:
    (p, d), (q, e) = first, second
    det = d[0] * e[1] - d[1] * e[0]
    if abs(det) < 1e-6 * float(np.hypot(*d) * np.hypot(*e)):
        return fallback.astype(np.float64)
    s = ((q - p)[0] * e[1] - (q - p)[1] * e[0]) / det
    return np.asarray(p + s * d, np.float64)
