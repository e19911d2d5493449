"""A camera's JPEGs, decoded whole only where that is worth its time.

To decode one takes more of the processor than all else at an idle table. While nothing moves, changes are sought in
pictures decoded at an eighth of their size, and a few a second are decoded whole. From the first in which something has
changed all are whole again.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import Image

QUIET_S = 3.0
"""Nothing has changed for so long: what the tracker does after a draw is done after 2 s (`piles`, `landing`)."""
WHOLE_S = 0.2
"""Interval between two whole pictures while nothing moves. A guess: a camera that gives none for 0.7 s is at fault
(`recovering.STALL_S`)."""
SOUGHT_S = 0.05
"""Interval after which changes are sought again while nothing moves: in every other picture of 30 a second, in all of
15. The first picture of a movement may be passed over by it. A guess."""
_STEP = 4.0
"""Grey levels by which a point of the small picture, 8 x 8 pixels, must change. A guess: at quality 50 a JPEG's mean
levels go in steps of 2 (ITU-T T.81, table K.1)."""
_NOISE_TIMES = 6.0
"""Multiple of the median change of all points that counts as noise: 4 sigma of the change."""
_POINTS = 2
"""Points that must change, 128 square pixels: the tracker asks for 76 in a window 120 px high, for 258 in one of 220
(`motion._MOVED`)."""
_LIGHT = 2.0
"""Mean change of all points, grey levels, from which the light or the camera's own settings have changed. A guess."""

Bytes = NDArray[np.uint8]
Small = NDArray[np.uint8]


def is_compressed(data: np.ndarray) -> bool:
    """Whether what OpenCV gave is a compressed picture, a row of bytes, not the picture itself."""
    return data.ndim == 2 and data.dtype == np.uint8 and 1 in data.shape


class JpegStream:
    """The pictures of one camera. Times are in seconds, of one clock."""

    def __init__(self) -> None:
        self._small: Small | None = None
        """What is compared with: of the newest picture in which changes were sought and that was given whole."""
        self._changed_s = self._whole_s = self._sought_s = -np.inf
        """When something changed last, and when a picture was given whole and changes were sought last."""

    def feed(self, jpeg: Bytes, now_s: float) -> Image | None:
        """The next picture, which came at `now_s`, (H, W, 3) BGR; None where it is passed over, as nothing moves, or
        where it cannot be decoded."""
        quiet = now_s - self._changed_s >= QUIET_S
        if now_s - self._sought_s < (SOUGHT_S if quiet else WHOLE_S):
            return None if quiet else self._whole(jpeg, now_s)
        small = _decoded(jpeg, cv2.IMREAD_REDUCED_GRAYSCALE_8)
        if small is None:
            return None
        self._sought_s = now_s
        if self._small is None or _differ(self._small, small):
            self._changed_s = now_s
        elif quiet and now_s - self._whole_s < WHOLE_S:
            return None
        self._small = small
        return self._whole(jpeg, now_s)

    def _whole(self, jpeg: Bytes, now_s: float) -> Image | None:
        self._whole_s = now_s
        return _decoded(jpeg, cv2.IMREAD_COLOR)


def _decoded(jpeg: Bytes, how: int) -> NDArray[np.uint8] | None:
    image = cv2.imdecode(jpeg, how | cv2.IMREAD_IGNORE_ORIENTATION) if jpeg.size else None
    return None if image is None else np.asarray(image, np.uint8)


def _differ(before: Small, now: Small) -> bool:
    """Whether more than noise is between two small pictures."""
    if before.shape != now.shape:
        return True
    gap = cv2.absdiff(before, now)
    noise = float(np.median(gap))
    changed = int(np.count_nonzero(gap > _STEP + _NOISE_TIMES * noise))
    return cv2.mean(gap)[0] >= _LIGHT or changed >= _POINTS
