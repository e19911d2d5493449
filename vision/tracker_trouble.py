"""When the picture itself cannot be relied on: too dark, standing still, covered for long, the lid open.

Each trouble is told once and again only after it has passed. Cards are none of its business.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.observations import Trouble, TroubleKind
from vision.quads import Image, Quad
from vision.window import around

DARK = 9.0
"""Mean grey level of the window below which nothing can be read."""
DARK_S = 0.5
FROZEN_S = 1.0
"""Frames equal to the last bit for so long, from a camera that had noise before."""
_NOISY = 0.8
COVERED_S = 3.0
"""No card in full view for so long although one lay there."""
_LID_STEP, _LID_SHARE = 35.0, 0.7
"""The frame around the window has gone when so many of its points changed by so many levels."""


class PictureWatch:
    """Judges the samples of the window over time, and the colours of the frame around it."""

    def __init__(self) -> None:
        self._since: dict[TroubleKind, float] = {}
        self._told: set[TroubleKind] = set()
        self._frame: NDArray[np.float64] | None = None

    def feed(self, mean: float, noise: float, same_frames: int, hidden: bool, now_s: float) -> tuple[Trouble, ...]:
        """One frame: mean level and noise of the samples, equal frames in a row, whether a known card is out of
        view."""
        states: tuple[tuple[TroubleKind, bool, float], ...] = (
            ("dark", mean < DARK, DARK_S),
            ("frozen", same_frames > 0 and noise > _NOISY, FROZEN_S),
            ("covered", hidden, COVERED_S),
        )
        return tuple(trouble for kind, on, limit in states if (trouble := self._lasting(kind, on, limit, now_s)))

    def _lasting(self, kind: TroubleKind, on: bool, limit_s: float, now_s: float) -> Trouble | None:
        if not on:
            self._since.pop(kind, None)
            self._told.discard(kind)
            return None
        since = self._since.setdefault(kind, now_s)
        if kind in self._told or now_s - since < limit_s:
            return None
        self._told.add(kind)
        return Trouble(kind, now_s)

    def remember_frame(self, image: Image, window: Quad) -> None:
        """How the frame around the window looks while all is well."""
        self._frame = around(image, window)
        self._told.discard("lid")

    def lid(self, image: Image, window: Quad, light: float, now_s: float) -> Trouble | None:
        """The card is in view, but what was around it has gone: the lid is open.

        `light`: how bright the card's paper is now, as a share of what it was.
        """
        if self._frame is None:
            return None
        gap = np.abs(around(image, window) / max(light, 0.05) - self._frame).max(axis=1)
        if float((gap > _LID_STEP).mean()) < _LID_SHARE:
            self._told.discard("lid")
            return None
        if "lid" in self._told:
            return None
        self._told.add("lid")
        return Trouble("lid", now_s)
