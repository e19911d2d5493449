"""What has changed in a whole picture since another one, seen in small copies of both, the light made equal."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import Image, Quad, scaled, sides

CARD_PX = 14
"""Width of a card in the small pictures that are compared."""
_CHANGED = 18
"""Grey levels."""
_SHADE = 12
"""Grey level up to which a pixel tells nothing about how the light has changed."""
_CLIPPED = 245
"""Grey level from which it tells nothing either."""

Small = NDArray[np.uint8]
"""A small grey picture (rows, columns)."""


def small_picture(image: Image, window: Quad, hidden: float) -> Small:
    """The picture, grey and so small that the card in `window` is CARD_PX wide; the window and what is around it, up to
    `hidden` times its size, is black."""
    scale = min(1.0, CARD_PX / float(sides(window).min()))
    grey, left = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), scale
    while left <= 0.5:  # by halves, which takes an eighth of the time of one step
        grey, left = cv2.resize(grey, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA), 2 * left
    grey = cv2.resize(grey, None, fx=left, fy=left, interpolation=cv2.INTER_AREA)
    cv2.fillConvexPoly(grey, np.round(scaled(window, hidden) * scale).astype(np.int32), 0)
    return np.asarray(grey, np.uint8)


def changed(before: Small, now: Small) -> Small:
    """1 where the picture has changed, more than its light as a whole; both of one shape."""
    before = np.asarray(cv2.convertScaleAbs(before, alpha=float(change_of_light(before, now)[0])), np.uint8)
    return np.asarray(cv2.threshold(cv2.absdiff(before, now), _CHANGED, 1, cv2.THRESH_BINARY)[1], np.uint8)


def change_of_light(before: NDArray[np.uint8], now: NDArray[np.uint8]) -> NDArray[np.float64]:
    """How much brighter most of a picture has become (1,), of a coloured one by channel (3,); 1 where this is
    unknown: lamps are lit, and cameras adjust themselves."""
    colours = before.shape[2] if before.ndim == 3 else 1
    out = np.ones(colours)
    if before.shape != now.shape:
        return out
    was, has = (picture.reshape(-1, colours).astype(np.float64) for picture in (before, now))
    telling = (np.minimum(was, has) > _SHADE) & (np.maximum(was, has) < _CLIPPED)
    for channel in range(colours):
        if (one := telling[:, channel]).any():
            out[channel] = np.median(has[one, channel] / was[one, channel])
    return out
