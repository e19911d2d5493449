"""Outlines of cards from their print alone: for white cards on white paper, whose edges nobody sees.

A card's face is the same turned by half a turn, or nearly so: both indices and most pips have a partner opposite the
middle. Spots of ink that pair up about one middle, the outermost being the indices, show where the card is and how it
is turned; the usual margin of paper around the print makes the outline. Works on the small copy of the picture that
`proposals` makes; what is proposed here must be judged by the reader more strictly than an outline on edges.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.levels import darkest
from vision.quads import Image, Quad

_PAPER_REACH = 41  # px, beyond any stroke or pip: paper is the brightest about a place
_INK = 0.14  # share by which ink is darker than the paper about it
_LIGHT = 95  # percentile of the levels of what may be paper, for the lightest: a lamp or a screen is less
_PAPER = 0.35  # of that: what is darker is cloth or wood (a guess: a card in the shade has 0.45)
_SMALLEST = 7  # px² of a spot
_MOST_SPOTS = 120  # largest first
_PATCH = 12  # px, of a spot's shape
_LIKE = 0.55  # correlation from which a spot has the shape of another turned round
_MOST_PAIRS = 500  # likest first
_OFF_MIDDLE = 0.035  # of the distance of partners: how far pairs may be from one middle
_SIZES = (0.45, 2.2)  # of one partner, as a share of the other's
_BEYOND = (1.03, 1.3)  # how far out partners may be, in distances of a pair from its middle
_MARGIN = 0.045  # of the card's width and height: paper outside the print
_ASPECTS = (0.56, 0.86)  # of the print
_TURNS = np.radians(np.arange(0.0, 90.0, 3.0))
_ACROSS = np.stack([np.cos(_TURNS), np.sin(_TURNS)], axis=1).astype(np.float32)
_DOWN = np.stack([-np.sin(_TURNS), np.cos(_TURNS)], axis=1).astype(np.float32)
_MOST_TURNS = 4  # outlines about one middle
_MOST = 36  # outlines

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class _Spots:
    """Spots of ink: middles (n, 2), sizes in px² (n,), shapes (n, _PATCH²) of unit length, the hull of each."""

    at: Floats
    size: Floats
    shape: Floats
    hulls: list[Floats]


def outlines(small: Image, apart_from: NDArray[np.bool_] | None) -> list[Quad]:
    """Portrait outlines around print that is symmetric like a card's, the likeliest first.

    `small` is (H, W, 3) BGR; where `apart_from` (H, W) is true nothing is looked for.
    """
    spots = _spots(small, apart_from)
    first, second = _pairs(spots)
    ratio = spots.size[:, None] / spots.size[None]
    alike = (ratio > _SIZES[0]) & (ratio < _SIZES[1])
    found: list[tuple[float, Quad]] = []
    tried: set[bytes] = set()
    for i, j in zip(first.tolist(), second.tolist(), strict=True):
        middle = (spots.at[i] + spots.at[j]) / 2
        reach = float(np.hypot(*(spots.at[i] - middle)))
        for beyond in _BEYOND:
            members = _members(spots, alike, middle, reach * beyond)
            if len(members) and members.tobytes() not in tried:
                tried.add(members.tobytes())
                found += _around(spots, members, middle)
    found.sort(key=lambda pair: -pair[0])
    return _distinct([quad for _, quad in found])


def _spots(small: Image, apart_from: NDArray[np.bool_] | None) -> _Spots:
    blurred = np.asarray(cv2.GaussianBlur(small, (3, 3), 0), np.uint8)
    least = darkest(blurred)  # red ink is dark in two channels, paper in none
    paper = cv2.morphologyEx(least, cv2.MORPH_CLOSE, np.ones((_PAPER_REACH, _PAPER_REACH), np.uint8))
    mask = (least < (1 - _INK) * paper.astype(np.float32) - 4).astype(np.uint8)
    mask[paper < _PAPER * float(np.percentile(paper[::4, ::4], _LIGHT))] = 0
    if apart_from is not None:
        mask[apart_from] = 0
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    at: list[tuple[float, float]] = []
    size: list[int] = []
    shapes: list[Floats] = []
    hulls: list[Floats] = []
    for i in sorted(range(1, count), key=lambda i: -int(stats[i, cv2.CC_STAT_AREA])):
        x, y, w, h, area = (int(v) for v in stats[i])
        if area < _SMALLEST or len(at) == _MOST_SPOTS:
            break
        if max(w, h) > 0.4 * max(small.shape[:2]) or max(w, h) > 8 * min(w, h) + 4:
            continue
        spot = (labels[y : y + h, x : x + w] == i).astype(np.uint8)
        points = cv2.findContours(spot, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)[0]
        at.append((x + (w - 1) / 2, y + (h - 1) / 2))
        size.append(area)
        shapes.append(_shape(spot))
        hulls.append(cv2.convexHull(np.concatenate(points))[:, 0].astype(np.float32) + np.array([x, y], np.float32))
    shape = np.array(shapes, np.float32).reshape(len(at), _PATCH * _PATCH)
    return _Spots(np.array(at, np.float32).reshape(len(at), 2), np.array(size, np.float32), shape, hulls)


def _shape(spot: NDArray[np.uint8]) -> Floats:
    """A spot's mask as a smoothed, centred patch of unit length, shape (_PATCH²,)."""
    h, w = spot.shape
    side = max(h, w)
    square = np.zeros((side, side), np.float32)
    square[(side - h) // 2 : (side - h) // 2 + h, (side - w) // 2 : (side - w) // 2 + w] = spot
    patch = cv2.GaussianBlur(cv2.resize(square, (_PATCH, _PATCH), interpolation=cv2.INTER_AREA), (0, 0), 1.2).ravel()
    patch = patch - patch.mean()
    return np.asarray(patch / max(float(np.linalg.norm(patch)), 1e-6), np.float32)


def _pairs(spots: _Spots) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Spots of one size, each of the shape of the other turned round by half; the likest first."""
    likeness = spots.shape @ spots.shape[:, ::-1].T
    ratio = spots.size[:, None] / spots.size[None]
    i, j = np.nonzero(np.triu((likeness > _LIKE) & (ratio > 0.62) & (ratio < 1.6), 1))
    apart = np.hypot(*(spots.at[i] - spots.at[j]).T) > 3.0 * np.sqrt(spots.size[i])
    i, j = i[apart], j[apart]
    best = np.argsort(-likeness[i, j], kind="stable")[:_MOST_PAIRS]
    return i[best], j[best]


def _members(spots: _Spots, alike: NDArray[np.bool_], middle: Floats, reach: float) -> NDArray[np.int64]:
    """Spots within `reach` of a middle that have one of about their size opposite, or lie on it themselves; `alike`:
    which are of about one size (n, n).

    None when they are too few, or too few of all there.
    """
    x, y = (spots.at - middle).T
    near = np.flatnonzero(x * x + y * y < reach**2)
    x, y = x[near], y[near]
    across, down = x[:, None] + x, y[:, None] + y
    opposite = across * across + down * down < (_OFF_MIDDLE * 2 * reach + 0.7) ** 2
    members = near[(opposite & alike[near[:, None], near]).any(axis=1)]
    enough = len(members) > 2 and 3 * len(members) > len(near)
    return np.asarray(members if enough else members[:0])


def _around(spots: _Spots, members: NDArray[np.int64], middle: Floats) -> list[tuple[float, Quad]]:
    """Outlines about a middle, so turned that the print has a card's shape with the index at its top left."""
    index = spots.at[members[int(((spots.at[members] - middle) ** 2).sum(axis=1).argmax())]] - middle
    points = np.concatenate([spots.hulls[m] for m in members]) - middle
    u, v = _ACROSS, _DOWN
    a, b = np.abs(points @ u.T).max(axis=0), np.abs(points @ v.T).max(axis=0)
    lying = (a > b)[:, None]
    u, v = np.where(lying, v, u), np.where(lying, -u, v)
    a, b = np.minimum(a, b), np.maximum(a, b)
    shape = a / np.maximum(b, 1e-6)
    across, down = u @ index, v @ index
    fits = (shape > _ASPECTS[0]) & (shape < _ASPECTS[1]) & (across * down > 0)
    fits &= (np.abs(across) > 0.6 * a) & (np.abs(down) > 0.6 * b)
    found: list[tuple[float, Quad]] = []
    for k in np.flatnonzero(fits):
        inside = (np.abs((spots.at - middle) @ u[k]) < 1.05 * a[k]) & (np.abs((spots.at - middle) @ v[k]) < 1.05 * b[k])
        share = float(spots.size[members].sum() / max(spots.size[inside].sum(), 1.0))
        score = share + 0.03 * min(len(members), 10) - 0.3 * abs(shape[k] - 0.7)
        x, y = a[k] / (1 - 2 * _MARGIN) * u[k], b[k] / (1 - 2 * _MARGIN) * v[k]
        found.append((score, np.array([middle - x - y, middle + x - y, middle + x + y, middle - x + y], np.float32)))
    return sorted(found, key=lambda pair: -pair[0])[:_MOST_TURNS]


def _distinct(quads: list[Quad]) -> list[Quad]:
    """The first of each group of nearly equal outlines, either way up."""
    kept: list[Quad] = []
    both_ways = np.zeros((2 * _MOST, 4, 2), np.float32)
    for quad in quads:
        size = float(np.hypot(*(quad[2] - quad[0])))
        if (np.abs(both_ways[: 2 * len(kept)] - quad).max(axis=(1, 2)) > 0.035 * size).all():
            both_ways[2 * len(kept)], both_ways[2 * len(kept) + 1] = quad, np.roll(quad, 2, axis=0)
            kept.append(quad)
        if len(kept) == _MOST:
            break
    return kept
