"""What is burnt out of a rectified card's picture: where a lamp is mirrored in it, and nothing of the print is seen.

Such a place is white and brighter than the paper beside it. In a picture so bright that the paper is white too, it is
any place without the paper's grain: a lamp's image looks the same. Pure functions of pictures.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.levels import darkest
from vision.pack.card_match import H, W
from vision.quads import Image

Mask = NDArray[np.bool_]

_BLOCK = 8
"""Width in px (4 mm) of the blocks whose lightest part is taken for paper."""
_LIGHT = 0.9
"""Share of a block's pixels that are no lighter than its paper."""
_BAND = (-0.12, 0.06)
"""How much darker or brighter than the paper beside it, in logarithms of light, a block may be that counts as paper."""
_ROUNDS = 6
_BRIGHTER = 0.8
"""Logarithm of light over the paper's from which a place is a lamp's image, burnt out or not: 2.2 times as bright.
Print keeps a third of its contrast there. The lit side of a shadow's edge is not as bright."""
_FULL = 249.0
"""Grey level of the darkest channel from which a place is burnt out, where the paper is not."""
_MOST = 0.4
"""Share of the card that is a lamp's image at most: where more is as bright, its paper is, beside a shadow."""
_PAPER_BELOW = 243.0
"""Level that paper has at most for that: beyond it its own grain reaches _FULL."""
_NO_GRAIN = 254.9
"""Mean grey level of the darkest channel from which there is no grain: paper just burnt out has some at 250 to 254."""
_LEAST = 5
"""Width in px (2.6 mm) of a place at least: smaller ones are specks, or a camera's sharpening beside print."""
_AROUND = 9
"""Width in px of what counts as burnt out around each of its pixels: the soft rim, 2 mm."""
_AROUND_PAPER = 5
"""Width in px of what counts as burnt out around white paper without grain."""


@dataclass(frozen=True, slots=True)
class Burnt:
    """`place` (H, W) of `card_match`: where nothing of the print can be seen. `by_lamp`: some of it is a lamp's image
    for certain; otherwise it is paper that is burnt out, as far as can be seen."""

    place: Mask
    by_lamp: bool


def burnt_out(card: Image) -> Burnt | None:
    """What is burnt out of a rectified card (any size); None where nothing is."""
    small = cv2.resize(card, (W, H), interpolation=cv2.INTER_AREA)
    least = np.asarray(cv2.blur(darkest(np.asarray(small, np.float32)), (3, 3)), np.float32)
    paper = _paper(least)
    grey = np.exp(paper) < _PAPER_BELOW
    lamp = _spread((np.log(least + 1) - paper > _BRIGHTER) | ((least >= _FULL) & grey), _AROUND)
    if lamp.mean() > _MOST:
        lamp[:] = False
    found = lamp | _spread((least >= _NO_GRAIN) & ~grey, _AROUND_PAPER)
    return Burnt(found, bool(lamp.any())) if found.any() else None


def without_burnt(card: Image, burnt: Mask) -> Image:
    """The card (any size) with plain paper there."""
    large = cv2.resize(burnt.astype(np.uint8), card.shape[1::-1], interpolation=cv2.INTER_NEAREST) > 0
    rest = card[~large]
    out = card.copy()
    if len(rest):
        out[large] = np.percentile(rest, 80, axis=0)
    return out


def _spread(place: Mask, around: int) -> Mask:
    """Without what is smaller than _LEAST, grown to both sides by half of `around`."""
    kept = cv2.morphologyEx(place.astype(np.uint8), cv2.MORPH_OPEN, _disc(_LEAST))
    return np.asarray(cv2.dilate(kept, _disc(around)) > 0)


def _disc(width: int) -> NDArray[np.uint8]:
    return np.asarray(cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (width, width)), np.uint8)


def _paper(least: NDArray[np.float32]) -> NDArray[np.float32]:
    """Logarithm of the paper's level at each pixel: a plane through what is paper, whatever is on it."""
    rows, columns = H // _BLOCK, W // _BLOCK
    blocks = least[: rows * _BLOCK, : columns * _BLOCK].reshape(rows, _BLOCK, columns, _BLOCK)
    lightest = np.quantile(blocks.transpose(0, 2, 1, 3).reshape(rows * columns, -1), _LIGHT, axis=1)
    level = np.log(lightest + 1)
    ys, xs = (np.mgrid[0:rows, 0:columns] + 0.5) * _BLOCK
    at = np.stack([np.ones(level.size), xs.ravel() / W - 0.5, ys.ravel() / H - 0.5], axis=1)
    plane = np.array([float(np.median(level)), 0.0, 0.0])
    for k in range(_ROUNDS):
        apart = level - at @ plane
        wide = 3.0 if k == 0 else 1.0
        paper = (apart > wide * _BAND[0]) & (apart < wide * _BAND[1])
        if paper.sum() < 12:
            break
        plane = np.linalg.lstsq(at[paper], level[paper], rcond=None)[0]
    y, x = np.arange(H)[:, None] / H - 0.5, np.arange(W)[None] / W - 0.5
    return np.asarray(plane[0] + plane[1] * x + plane[2] * y, np.float32)
