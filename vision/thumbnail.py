"""A small grey picture of a rectified card, and how alike it is to itself turned round."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import CARD_H, CARD_W, Image

Grey = NDArray[np.uint8]


def thumbnail(card: Image) -> Grey:
    """A third of the card's size, smoothed a little."""
    small = cv2.resize(card, (CARD_W // 3, CARD_H // 3), interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.GaussianBlur(small[..., 1], (3, 3), 0), np.uint8)


def two_way(card: Image) -> float:
    """-1..1: how alike a rectified card and the same card turned round are; broad light and shadow do not count."""
    even = thumbnail(card).astype(np.float32)
    even -= cv2.GaussianBlur(even, (0, 0), 7)
    margin = 4
    core = even[margin:-margin, margin:-margin]
    return float(cv2.matchTemplate(np.ascontiguousarray(even[::-1, ::-1]), core, cv2.TM_CCOEFF_NORMED).max())
