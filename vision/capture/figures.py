"""Two figures of a picture that tell whether cards can be read in it: how bright it is, and how sharp."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

DARK = 25.0
"""Mean brightness, 0..255, below which the exposure is wrong."""
BRIGHT = 230.0
"""Mean brightness above which it is."""
BLURRED = 15.0
"""Mean square of the Laplacian below which nothing in the picture is sharp."""


def figures(image: NDArray[np.uint8]) -> tuple[float, float]:
    """(brightness, focus) of a BGR picture (H, W, 3): the mean, 0..255, and the mean square of the Laplacian of the
    grey picture; the higher, the sharper."""
    grey = cv2.transform(image.astype(np.float32), np.full((1, 3), 1 / 3, np.float32))
    edges = cv2.Laplacian(grey, cv2.CV_32F)
    return float(grey.mean()), float((edges**2).mean())
