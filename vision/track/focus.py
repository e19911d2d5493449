"""Whether the whole picture is out of focus: all of its edges are softer than they were, those of box and table too.

A hand or a card that is half out changes the edges where it is, and leaves the others as they were.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import Image

_LONG_PX = 640
"""Longer side of the copy that is looked at."""
_TILES = (6, 8)
"""Rows and columns of tiles, each of which is judged by itself."""
_TOP = 0.98
"""Share of a tile's points that its edges exceed."""
_EDGE = 0.12
"""How much sharper than the noise the edges of a tile must have been for it to count, as a share of the picture's mean
level."""
_SOFT = 0.5
"""A tile whose edges have less than this share of what they had is softer: out of focus 0.05 to 0.21 are left (5 to 18
px of blur), 0.43 in a small picture on a cloth of squares (`benchmarks.films`, seed 73051), and 0.6 in the frames after
the first of a compressed film of a small picture, which are softer than it."""
_ALL = 0.85
"""Share of the tiles that must be softer for all to be."""
_COARSE = (16, 12)
"""Columns and rows of the coarse picture that a blur leaves as it is."""
_SAME = 0.5
"""Correlation of the coarse pictures from which they show the same: out of focus 0.97 and more, with a hand in it 0.53,
under a cover 0.47 at most (rendered boxes)."""
_FEWEST = 4
"""Tiles with edges that there must be."""


class FocusMeter:
    """Compares the edges of the whole picture with those of when all was well."""

    def __init__(self) -> None:
        self._remembered: Image | None = None
        """The picture when all was well, until it has been looked at."""
        self._was: _Sharpness | None = None
        self._newest: tuple[Image, _Sharpness] | None = None
        """The picture that was looked at last: some are asked about and then remembered."""

    def remember(self, image: Image) -> None:
        """All is well now. It is looked at when it is compared: here a card is about to be reported."""
        self._remembered = image

    def is_lost(self, image: Image) -> bool:
        """All edges of the picture are softer than they were, and it shows the same: what covers the camera shows
        another."""
        if self._remembered is not None:
            self._was, self._remembered = self._of(self._remembered), None
        if self._was is None:
            return False
        was, now = self._was, self._of(image)
        if not was.coarse.std() or not now.coarse.std() or float(np.corrcoef(was.coarse, now.coarse)[0, 1]) < _SAME:
            return False
        noise = float(now.edges.min())  # a blur leaves it as it is: in little light it is as strong as edges of cloth
        # Beside a hand that drew, a card with little print has softer edges than one with much, but it is sharp: its
        # sharpest tile has 0.9 of what the sharpest had, out of focus 0.01 to 0.14 (`benchmarks.films`, seed 73853).
        if now.edges.max() - noise >= _SOFT * (was.edges.max() - noise):
            return False
        counts = was.edges - noise >= _EDGE
        softer = now.edges[counts] - noise < _SOFT * (was.edges[counts] - noise)
        return len(softer) >= _FEWEST and float(softer.mean()) >= _ALL

    def _of(self, image: Image) -> _Sharpness:
        if self._newest is None or self._newest[0] is not image:
            self._newest = image, _measured(image)
        return self._newest[1]


@dataclass(frozen=True, slots=True)
class _Sharpness:
    """Of one picture."""

    edges: NDArray[np.float64]
    """How sharp each tile's edges are, as a share of the picture's mean level."""
    coarse: NDArray[np.float64]
    """The levels of the coarse picture, row by row."""


def _measured(image: Image) -> _Sharpness:
    scale = min(1.0, _LONG_PX / max(image.shape[:2]))
    grey = cv2.extractChannel(image, 1)
    small = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else grey
    bend = np.abs(cv2.Laplacian(cv2.GaussianBlur(small, (3, 3), 0), cv2.CV_16S))
    rows, columns = _TILES
    height, width = bend.shape[0] // rows, bend.shape[1] // columns
    tiles = bend[: rows * height, : columns * width].reshape(rows, height, columns, width).swapaxes(1, 2)
    flat = tiles.reshape(rows * columns, -1)
    k = round(_TOP * flat.shape[1])
    edges = np.partition(flat, k, axis=1)[:, k] / max(float(small.mean()), 1.0)
    coarse = cv2.resize(small, _COARSE, interpolation=cv2.INTER_AREA)
    return _Sharpness(np.asarray(edges, np.float64), np.asarray(coarse, np.float64).ravel())
