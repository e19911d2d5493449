"""Pictures for people: a BGR array as a small JPEG."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray


def encode_jpeg(image: NDArray[np.uint8], *, longest_side: int = 960, quality: int = 80) -> bytes:
    """JPEG of a BGR image (H, W, 3), shrunk so that no side exceeds `longest_side` pixels. Raises ValueError when the
    image is empty."""
    if image.size == 0:
        raise ValueError("an empty image cannot be encoded")
    scale = longest_side / max(image.shape[:2])
    if scale < 1:
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA).astype(np.uint8)
    ok, data = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])
    if not ok:
        raise ValueError(f"an image of shape {image.shape} cannot be encoded")
    return data.tobytes()
