"""Whether the sheet's empty frame is seen: bare paper where the corners of a card would be."""

from __future__ import annotations

import numpy as np

from vision.track.paper_place import in_frame
from vision.track.paper_sheet import Pose
from vision.track.paper_steady import HALF_MM, Flat, on_flat, white

_CORNER_MM = (3.0, 13.0, 3.0, 20.0)
"""From a corner of a card's place inwards, across and along: nothing is printed there, on a card an index is."""
_DETAIL = 0.14
"""Share of the paper's level by which bare paper varies: noise and the edge of a shadow."""
_LEVEL = (0.72, 1.3)
"""Level of the bare frame, as a share of that of the sheet beside it: a hand is darker, a card's shadow is not."""


def is_blank(picture: Flat, pose: Pose) -> bool:
    """Bare paper in all four corners of the place of a card on the sheet, as light as the paper beside it."""
    place = in_frame(pose.cards)
    beside = _beside(picture, pose)
    x0, x1, y0, y1 = _CORNER_MM
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        corner = np.array([place[k] + np.array([sx * x, sy * y]) for x, y in ((x0, y0), (x1, y1))], np.float32)
        at = on_flat(corner, pose)
        (left, top), (right, bottom) = np.rint(at.min(axis=0)).astype(int), np.rint(at.max(axis=0)).astype(int)
        part = picture[top:bottom, left:right]
        low, middle, high = (float(v) for v in np.percentile(part, (3, 50, 97)))
        if high - low > _DETAIL * white(picture) + 6.0 or not _LEVEL[0] * beside < middle < _LEVEL[1] * beside:
            return False
    return True


def _beside(picture: Flat, pose: Pose) -> float:
    """Level of the paper between frame and border of the watched part."""
    half = pose.cards.size_mm[0] / 2
    strips = []
    for side in (-1, 1):
        x = pose.cards.middle_x + side * np.array([half + 3.0, HALF_MM[0] - 1.0], np.float32)
        at = on_flat(np.array([[x[0], -45.0], [x[1], 45.0]], np.float32), pose)
        (left, top), (right, bottom) = np.rint(at.min(axis=0)).astype(int), np.rint(at.max(axis=0)).astype(int)
        strips.append(picture[max(top, 0) : bottom, max(left, 0) : right].ravel())
    return max(8.0, float(np.median(np.concatenate(strips))))
