"""Two figures of a picture that tell whether cards can be read in it: how bright it is, and how sharp."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

DARK = 25.0
"""Mean brightness, 0..255, below which the exposure is wrong."""
BRIGHT = 230.0
"""Mean brightness above which it is."""
SHOE_DARK = 8.0
"""Of a shoe, whose empty window is black: paper over it would be near 35, and with a card the picture is brighter."""
SHOE_BRIGHT = 155.0
"""Of a shoe: so bright is its picture only where paper over the window, which is 57 % of it, is white all over."""
BLURRED = 15.0
"""Mean square of the Laplacian below which nothing in the picture is sharp."""


def is_dark(brightness: float, *, shoe: bool) -> bool:
    """Whether cards cannot be read in a picture so bright, for want of light."""
    return brightness < (SHOE_DARK if shoe else DARK)


def is_bright(brightness: float, *, shoe: bool) -> bool:
    """Whether they cannot, for too much of it."""
    return brightness > (SHOE_BRIGHT if shoe else BRIGHT)


def figures(image: NDArray[np.uint8]) -> tuple[float, float]:
    """(brightness, focus) of a BGR picture (H, W, 3): the mean, 0..255, and the mean square of the Laplacian of the
    grey picture; the higher, the sharper."""
    grey = cv2.transform(image.astype(np.float32), np.full((1, 3), 1 / 3, np.float32))
    edges = cv2.Laplacian(grey, cv2.CV_32F)
    return float(grey.mean()), float((edges**2).mean())
