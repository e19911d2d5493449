"""Outlines of cards from straight edges: for heaps, fans and white cards on white, where no closed shape stands out.

A line segment detector gives the edges; two that meet at about a right angle make a corner; corners that fit each
other make an outline. Every outline is scored by the share of it that follows segments of its direction. Works on the
small copy of the picture that `proposals` makes; knows nothing of what is printed on a card.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import Quad

POKER = 0.714  # 63.5 mm / 88.9 mm
_SHORTEST = 14.0  # px, of a segment
_MOST_SEGMENTS = 260  # longest first
_MOST_CORNERS = 220  # those with the longest edges first
_LEAST_FAINT = 64  # px, short side of a picture that is also searched for faint edges
_BINS = 12  # directions that are distinguished when outlines are scored
_SAMPLES = 20  # along each side of an outline
_ENDS = 0.1  # share of a side left out at either end: corners are round

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Edges:
    """The straight edges of a picture and the corners they make.

    `segments` (n, 4): x, y of both ends. `corners` (m, 2); `along` (m, 2, 2): the unit directions of a corner's two
    edges away from it, clockwise as seen the second after the first; `reach` (m, 2): how far each edge is seen, px.
    `near` (bins, H, W): whether a segment of about that direction is near a pixel.
    """

    segments: Floats
    corners: Floats
    along: Floats
    reach: Floats
    near: NDArray[np.bool_]


def edges(grey: NDArray[np.uint8]) -> Edges:
    """The edges and corners in a grey picture."""
    segments = _detected(grey)
    if min(grey.shape) >= _LEAST_FAINT:  # white on white: a step of a few levels, found where noise is averaged out
        faint = np.asarray(cv2.createCLAHE(4.0, (4, 4)).apply(_half(grey)), np.uint8)
        segments = np.concatenate([segments, 2 * _detected(faint) + np.float32(0.5)])
    lengths = np.hypot(segments[:, 2] - segments[:, 0], segments[:, 3] - segments[:, 1])
    order = np.argsort(-lengths)
    segments = segments[order[lengths[order] > _SHORTEST]]
    height, width = grey.shape
    rim = [[0, 0, width, 0], [width, 0, width, height], [width, height, 0, height], [0, height, 0, 0]]
    segments = np.concatenate([np.array(rim, np.float32), segments])  # a card may be cut by the picture's end
    near = _near(segments, grey.shape)
    segments = segments[:_MOST_SEGMENTS]
    corners, along, reach = _corners(segments)
    return Edges(segments, corners, along, reach, near)


def _half(grey: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The mean of every two by two pixels. Of an odd side the last one is left out: OpenCV halves such a grey picture
    otherwise on aarch64 than on x86-64, by up to 42 levels of 255."""
    height, width = grey.shape
    even = grey[: height - height % 2, : width - width % 2]
    return np.asarray(cv2.resize(even, (width // 2, height // 2), interpolation=cv2.INTER_AREA), np.uint8)


def _detected(grey: NDArray[np.uint8]) -> Floats:
    found = cv2.createLineSegmentDetector(cv2.LSD_REFINE_NONE).detect(grey)[0]
    return np.zeros((0, 4), np.float32) if found is None else np.asarray(found, np.float32).reshape(-1, 4)


def outlines(found: Edges, least: float) -> list[tuple[Quad, float]]:
    """Clockwise outlines of at least `least` px² with the share (0..1) of each that follows edges."""
    if len(found.corners) < 1:
        return []
    quads = np.concatenate([_from_diagonals(found), _from_sides(found), _from_single(found)])
    quads = quads[_plausible(quads, least)]
    if not len(quads):
        return []
    score = supports(found, quads)
    return [(quads[i], float(score[i])) for i in np.flatnonzero(score > 0.45)]


def supports(found: Edges, quads: Floats) -> Floats:
    """For outlines (n, 4, 2): the share of each that follows a segment of its direction, shape (n,)."""
    following = np.roll(quads, -1, axis=1)
    along = np.linspace(_ENDS, 1 - _ENDS, _SAMPLES, dtype=np.float32)[:, None]
    points = quads[:, :, None] + along * (following - quads)[:, :, None]
    step = following - quads
    bins = _bin(step[..., 0], step[..., 1])[:, :, None]
    height, width = found.near.shape[1:]
    x, y = np.rint(points[..., 0]).astype(np.int32), np.rint(points[..., 1]).astype(np.int32)
    inside = (x >= 0) & (y >= 0) & (x < width) & (y < height)
    hit = found.near[bins, np.clip(y, 0, height - 1), np.clip(x, 0, width - 1)] & inside
    return np.asarray(hit.mean(axis=(1, 2)), np.float32)


def papers(grey: NDArray[np.uint8], quads: Floats) -> Floats:
    """For outlines (n, 4, 2): how much like bare paper the strip just inside looks, 0..1, shape (n,).

    Two thirds for being of one brightness, one third for being brighter than just outside.
    """
    middle = quads.mean(axis=1, keepdims=True)
    inside = _sampled(grey, middle + (quads - middle) * np.float32(0.935))
    outside = _sampled(grey, middle + (quads - middle) * np.float32(1.065))
    white = np.percentile(inside, 75, axis=1, keepdims=True)
    even = (np.abs(inside - white) < 0.15 * white + 4).mean(axis=1)
    brighter = (inside > outside + 5).mean(axis=1)
    return np.asarray((2 * even + brighter) / 3, np.float32)


def _sampled(grey: NDArray[np.uint8], quads: Floats) -> Floats:
    """The brightness along the outlines (n, 4, 2), shape (n, 4 * samples); the nearest pixel beyond the picture."""
    following = np.roll(quads, -1, axis=1)
    along = np.linspace(_ENDS, 1 - _ENDS, _SAMPLES, dtype=np.float32)[:, None]
    points = np.rint(quads[:, :, None] + along * (following - quads)[:, :, None]).astype(np.int32)
    height, width = grey.shape
    at = grey[np.clip(points[..., 1], 0, height - 1), np.clip(points[..., 0], 0, width - 1)]
    return np.asarray(at.reshape(len(quads), -1), np.float32)


def _bin(dx: Floats, dy: Floats) -> NDArray[np.int64]:
    """The bin of a direction, opposite directions alike."""
    return np.asarray(np.floor(np.mod(np.arctan2(dy, dx) / np.pi, 1.0) * _BINS + 0.5), np.int64) % _BINS


def _near(segments: Floats, shape: tuple[int, ...]) -> NDArray[np.bool_]:
    planes = np.zeros((_BINS, *shape[:2]), np.uint8)
    bins = _bin(segments[:, 2] - segments[:, 0], segments[:, 3] - segments[:, 1])
    for (x0, y0, x1, y1), place in zip(np.rint(segments).astype(int).tolist(), bins.tolist(), strict=True):
        for turned in (-1, 0, 1):
            cv2.line(planes[(place + turned) % _BINS], (x0, y0), (x1, y1), 1, 5)
    return planes.astype(bool)


def _corners(segments: Floats) -> tuple[Floats, Floats, Floats]:
    """Where two segments meet at 50 to 130 degrees, each near an end of its own: (corners, directions, reaches)."""
    if len(segments) < 2:
        return np.zeros((0, 2), np.float32), np.zeros((0, 2, 2), np.float32), np.zeros((0, 2), np.float32)
    start, step = segments[:, :2].astype(np.float64), (segments[:, 2:] - segments[:, :2]).astype(np.float64)
    length = np.hypot(*step.T)
    unit = step / length[:, None]
    i, j = np.triu_indices(len(segments), 1)
    cross = unit[i, 0] * unit[j, 1] - unit[i, 1] * unit[j, 0]
    square = np.abs(cross) > 0.77
    i, j, cross = i[square], j[square], cross[square]
    gap = start[j] - start[i]
    s = (gap[:, 0] * unit[j, 1] - gap[:, 1] * unit[j, 0]) / cross  # px along i, j from their starts
    t = (gap[:, 0] * unit[i, 1] - gap[:, 1] * unit[i, 0]) / cross
    slack = 6.0 + 0.1 * np.minimum(length[i], length[j])
    ends = (np.minimum(np.abs(s), np.abs(s - length[i])) < slack) & (
        np.minimum(np.abs(t), np.abs(t - length[j])) < slack
    )
    i, j, s, t = i[ends], j[ends], s[ends], t[ends]
    at = start[i] + s[:, None] * unit[i]
    forward_i, forward_j = s < length[i] / 2, t < length[j] / 2
    u = np.where(forward_i[:, None], unit[i], -unit[i])
    v = np.where(forward_j[:, None], unit[j], -unit[j])
    reach_u = np.where(forward_i, length[i] - s, s)
    reach_v = np.where(forward_j, length[j] - t, t)
    swap = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0] < 0
    along = np.stack([np.where(swap[:, None], v, u), np.where(swap[:, None], u, v)], axis=1)
    reach = np.stack([np.where(swap, reach_v, reach_u), np.where(swap, reach_u, reach_v)], axis=1)
    best = np.argsort(-reach.min(axis=1))[:_MOST_CORNERS]
    return at[best].astype(np.float32), along[best].astype(np.float32), reach[best].astype(np.float32)


def _from_diagonals(found: Edges) -> Floats:
    """Outlines between two opposite corners: each edge of one is continued to an edge of the other."""
    at, along = found.corners, found.along
    a, c = (index.ravel() for index in np.meshgrid(np.arange(len(at)), np.arange(len(at)), indexing="ij"))
    first = a < c
    a, c = a[first], c[first]
    opposite = (-(along[a] * along[c]).sum(axis=2) > 0.94).all(axis=1)  # within 20 degrees, both pairs
    a, c = a[opposite], c[opposite]
    b, ok_b = _meeting(at[a], along[a, 0], at[c], along[c, 1])
    d, ok_d = _meeting(at[a], along[a, 1], at[c], along[c, 0])
    quads = np.stack([at[a], b, at[c], d], axis=1)
    return np.asarray(quads[ok_b & ok_d], np.float32)


def _from_sides(found: Edges) -> Floats:
    """Outlines on one side between two corners, its depth as usual for a card (either way up) or as far as is seen."""
    at, along, reach = found.corners, found.along, found.reach
    a, b = (index.ravel() for index in np.meshgrid(np.arange(len(at)), np.arange(len(at)), indexing="ij"))
    gap = at[b] - at[a]
    length = np.hypot(gap[:, 0], gap[:, 1])
    unit = gap / np.maximum(length, 1e-6)[:, None]
    fits = (length > 18) & ((unit * along[a, 0]).sum(axis=1) > 0.995) & ((-unit * along[b, 1]).sum(axis=1) > 0.995)
    fits &= (along[a, 1] * along[b, 0]).sum(axis=1) > 0.94
    a, b, length = a[fits], b[fits], length[fits]
    seen = np.maximum(reach[a, 1], reach[b, 0])
    quads = []
    for depth in (length / POKER, length * POKER, seen):
        left, right = at[a] + depth[:, None] * along[a, 1], at[b] + depth[:, None] * along[b, 0]
        quads.append(np.stack([at[a], at[b], right, left], axis=1))
    return np.asarray(np.concatenate(quads), np.float32)


def _from_single(found: Edges) -> Floats:
    """Outlines on one corner whose two edges are seen in the proportion of a card's sides."""
    reach = found.reach
    ratio = reach.min(axis=1) / np.maximum(reach.max(axis=1), 1e-6)
    fits = (ratio > 0.56) & (ratio < 0.86) & (reach.max(axis=1) > 40)
    return corner_outlines(found.corners[fits], found.along[fits], reach[fits] * 1.04)


def corner_outlines(at: Floats, along: Floats, lengths: Floats) -> Floats:
    """Parallelograms (n, 4, 2), clockwise, on corners with edges of the given lengths (n, 2)."""
    u, v = along[:, 0] * lengths[:, :1], along[:, 1] * lengths[:, 1:]
    return np.asarray(np.stack([at, at + u, at + u + v, at + v], axis=1), np.float32)


def _meeting(p: Floats, d: Floats, q: Floats, e: Floats) -> tuple[Floats, NDArray[np.bool_]]:
    """Where rays p + s d and q + t e meet, and whether they do at positive s and t."""
    cross = d[:, 0] * e[:, 1] - d[:, 1] * e[:, 0]
    ok = np.abs(cross) > 0.5
    safe = np.where(ok, cross, 1.0)
    gap = q - p
    s = (gap[:, 0] * e[:, 1] - gap[:, 1] * e[:, 0]) / safe
    t = (gap[:, 0] * d[:, 1] - gap[:, 1] * d[:, 0]) / safe
    return np.asarray(p + s[:, None] * d, np.float32), ok & (s > 8) & (t > 8)


def _plausible(quads: Floats, least: float) -> NDArray[np.bool_]:
    """Convex, clockwise, large enough and of a card's shape."""
    step = np.roll(quads, -1, axis=1) - quads
    length = np.hypot(step[..., 0], step[..., 1])
    before = np.roll(step, 1, axis=1)
    sine = (before[..., 0] * step[..., 1] - before[..., 1] * step[..., 0]) / np.maximum(
        length * np.roll(length, 1, axis=1), 1e-6
    )
    area = 0.5 * np.abs(
        (quads[:, 2, 0] - quads[:, 0, 0]) * (quads[:, 3, 1] - quads[:, 1, 1])
        - (quads[:, 3, 0] - quads[:, 1, 0]) * (quads[:, 2, 1] - quads[:, 0, 1])
    )
    one, other = length[:, 0] + length[:, 2], length[:, 1] + length[:, 3]
    aspect = np.minimum(one, other) / np.maximum(np.maximum(one, other), 1e-6)
    return np.asarray(
        (sine > 0.57).all(axis=1) & (area >= least) & (aspect > 0.5) & (aspect < 0.9) & (length.min(axis=1) > 12)
    )
