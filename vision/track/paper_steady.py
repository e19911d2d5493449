"""The picture laid flat on the sheet: what a camera held by hand sways by is no movement in it.

Compared with a tolerance of a sample: markers are found within half a pixel, and a pack's top sways a little against
the sheet below it.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import Image, Quad, scaled
from vision.track.paper_sheet import Pose

SCALE = 1.25
"""Samples to a millimetre."""
HALF_MM = (48.0, 62.0)
"""Half the sides of the part of the sheet that is watched: a card 16 mm up and 35 degrees oblique is within."""
MOVED = 0.004
"""Share of the samples that must change from one picture to the next for a movement: 50 mm2, a finger's tip."""
_LEVELS = 9.0
"""Grey levels by which a sample must change at least."""
_SHARE = 0.06
"""How much more it must change, as a share of the paper's level."""
_LIGHTS = (0.7, 1.4)
"""Changes of the light that are made equal: a camera that seeks its exposure gives them."""
_STILL = 0.02
"""Share of an index's place that may change from one picture to the next while it is still."""
INDEX_MM = (1.0, 14.0, 1.0, 26.0)
"""Of a card's corner, where its index is: from, to across, from, to along."""

Flat = NDArray[np.uint8]
Mask = NDArray[np.bool_]
_SIZE = (round(2 * HALF_MM[0] * SCALE), round(2 * HALF_MM[1] * SCALE))


def flat(image: Image, pose: Pose) -> Flat:
    """Grey levels of the watched part of the sheet."""
    middle = np.array([pose.cards.middle_x, 0.0])
    to_mm = np.array([[1 / SCALE, 0, middle[0] - HALF_MM[0]], [0, 1 / SCALE, middle[1] - HALF_MM[1]], [0, 0, 1]])
    there = cv2.warpPerspective(
        image, pose.plane @ to_mm, _SIZE, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(cv2.GaussianBlur(there[..., 1], (3, 3), 0), np.uint8)


def on_flat(mm: Quad, pose: Pose) -> Quad:
    """Points in millimetres, in samples of `flat`."""
    return np.asarray((mm - [pose.cards.middle_x - HALF_MM[0], -HALF_MM[1]]) * SCALE, np.float32)


def white(picture: Flat) -> float:
    """Level of the paper: cards and sheet are most of it."""
    return max(8.0, float(np.percentile(picture[::3, ::3], 75)))


def changed(now: Flat, before: Flat) -> NDArray[np.bool_]:
    """Where the picture is another, by more than noise, light as a whole, and a sample's shift."""
    level = white(before)
    ratio = _light(now, before, level)
    least = _LEVELS + _SHARE * level
    evened = cv2.convertScaleAbs(now, alpha=ratio).astype(np.float32)
    around = np.ones((3, 3), np.uint8)
    low, high = cv2.erode(before, around).astype(np.float32), cv2.dilate(before, around).astype(np.float32)
    return np.asarray((evened < low - least) | (evened > high + least))


def _light(now: Flat, before: Flat, level: float) -> float:
    """How much lighter it was before, by what is paper in both: most of it is, whatever came or went."""
    a, b = now[::2, ::2], before[::2, ::2]
    paper = (b > 0.6 * level) & (a > 0.4 * level)
    if paper.mean() < 0.2:
        return 1.0
    return float(np.clip(np.median(b[paper] / a[paper].astype(np.float32)), *_LIGHTS))


def index_places(card: Quad) -> tuple[Quad, Quad]:
    """Where the two indices of a card are: its first corner and the opposite one; all in millimetres."""
    a, b, c, d = card
    across, along = (b - a + c - d) / 2, (d - a + c - b) / 2
    u, v = across / max(float(np.linalg.norm(across)), 1e-6), along / max(float(np.linalg.norm(along)), 1e-6)
    x0, x1, y0, y1 = INDEX_MM

    def box(corner: Quad, way: float) -> Quad:
        at = ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
        return np.array([corner + way * (x * u + y * v) for x, y in at], np.float32)

    return box(a, 1.0), box(c, -1.0)


def share_in(mask: NDArray[np.bool_], place: Quad, pose: Pose) -> float:
    """Share of a place (mm) at which a mask of `flat` is set."""
    inside = np.zeros(mask.shape, np.uint8)
    cv2.fillConvexPoly(inside, np.rint(on_flat(place, pose)).astype(np.int32), 1)
    count = int(inside.sum())
    return float(mask[inside > 0].mean()) if count else 1.0


def outside(card: Quad, pose: Pose) -> Mask:
    """The watched part without a card (mm), its shadow and the cards beneath it that show beside it."""
    around = np.ones(_SIZE[::-1], np.uint8)
    grown = scaled(card, 1.14)
    cv2.fillConvexPoly(around, np.rint(on_flat(grown, pose)).astype(np.int32), 0)
    return np.asarray(around > 0)


def is_still(mask: NDArray[np.bool_], place: Quad, pose: Pose) -> bool:
    """Nothing moves there. `mask`: what has changed since the picture before."""
    return share_in(mask, place, pose) <= _STILL
