"""Bands of a lamp that goes on and off while a rolling shutter reads the picture row by row: taken out before anything
is compared or read, as they make every row move.

The lamp's light, 100 or 120 times a second, is a wave down the picture. While nothing else moves, how many waves there
are is learnt from how much brighter each row is than usual; then each picture is compared with waves of every phase and
depth. What a hand changes is no such wave, and leaves most of the picture as it is.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.capture.camera import Frame
from vision.quads import Image

_EVERY = 24
"""Every 24th pixel, each way, is looked at."""
_WAVES = np.arange(0.5, 6.01, 0.0625)
"""Waves down the picture that are sought: a readout of 8 ms holds 0.8 of them at 100 Hz, one of 33 ms 4 at 120 Hz."""
_DEPTHS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
"""Share of the lamp's light that comes and goes, as the shutter lets it through."""
_PHASES = np.arange(48) / 48
_LEVELS = 0.5
"""Power by which levels follow light: about 1/2.2 in all cameras for pictures."""
_DARK = 12
"""Grey level up to which a pixel tells nothing of the light."""
_CLIPPED = 245
"""Grey level from which one tells nothing either."""
_FEW = 4
"""Pixels of a row that must tell something."""
_DULL = 75.0
"""Grey level at which a pixel's difference counts half: noise is a greater share of what is dark."""
_FITS = 0.06
"""Difference, a natural logarithm so weighted, up to which a pixel fits the wave."""
_MOST = 0.12
"""A pixel that differs by more counts as one that differs by this: something else is there."""
_MUCH_BETTER = 0.5
"""Share of the differences that a wave may leave, to begin with."""
_BETTER = 0.85
"""Share that it may leave once bands were seen, as a hand may be in the picture."""
_MANY = 0.8
"""Share of the pixels that must fit, to begin with."""
_SLOWLY = 0.06
"""Weight of a picture in what is usual: 17 pictures."""
_LEARNS = 0.12
"""Weight of a picture in whether there are bands."""
_LONG_S = 0.5
"""Bands move always, and are sought once something has for so long: most draws take less."""
_BEGIN = 0.6
"""Share of the last pictures with bands from which they are taken out: after eight."""
_END = 0.2
"""Share below which they no longer are."""

Plane = NDArray[np.float32]
Rows = NDArray[np.float64]


class BandFilter:
    """One camera's. Costs nothing until something has moved for `_LONG_S` without a rest."""

    def __init__(self) -> None:
        self._still_s: float | None = None
        """When nothing moved last."""
        self._usual: Plane | None = None
        self._last: Image | None = None
        self._waves = 0.0
        """Waves down the picture, once bands were seen."""
        self._share = 0.0
        self.active = False
        """Bands are there and are taken out."""

    def even(self, frame: Frame, *, moving: bool) -> Frame:
        """The frame without bands. `moving`: something moved in the one before, and bands may be it."""
        now_s, image = frame.captured_at_s, frame.image
        if not moving or self._still_s is None:
            self._still_s = now_s
        if not self.active and now_s - self._still_s < _LONG_S:
            self._usual, self._share = None, 0.0
            return frame
        points = image[::_EVERY, ::_EVERY, 1].astype(np.float32)
        if self._usual is None or self._usual.shape != points.shape:
            self._usual, self._last, self._share, self.active = points, None, 0.0, False
            return frame
        light = self._light(_brighter(points, self._usual), self._usual / (self._usual + _DULL), image.shape[0])
        self._share += _LEARNS * ((light is not None) - self._share)
        self.active = self._share > (_END if self.active else _BEGIN)
        self._usual += np.float32(_SLOWLY) * (points - self._usual)  # bands that wander leave the mean of their light
        if not self.active:
            self._last = None
            return frame
        return frame if light is None else replace(frame, image=self._without(image, light))

    def _light(self, brighter: Plane, weight: Plane, height: int) -> Rows | None:
        """How bright the lamp was for each row of the picture, 1 as usual; None: no wave is seen. `weight`: of each
        pixel of `brighter`."""
        waves = self._waves if self.active else _count(brighter)
        if waves is None:
            return None
        known = np.isfinite(brighter)
        none = float(np.minimum(np.abs(brighter * weight)[known], _MOST).sum())
        wave, left = _nearest(brighter, weight, waves)
        if left > (_BETTER if self.active else _MUCH_BETTER) * none:
            return None
        at = np.arange(len(brighter)) / len(brighter)
        gaps = (np.abs(brighter - wave.level(at)[:, None]) * weight)[known]
        if not self.active and float((gaps < _FITS).mean()) < _MANY:
            return None
        self._waves = waves
        return np.asarray(np.exp(wave.level(np.arange(height) / (len(brighter) * _EVERY))), np.float64)

    def _without(self, image: Image, light: Rows) -> Image:
        """The light made even, down all rows. What was clipped may have been brighter: it is as it was before."""
        rows = (1 / light).astype(np.float32)
        factors = np.ascontiguousarray(np.broadcast_to(rows[:, None, None], image.shape))
        out = np.asarray(cv2.multiply(image, factors, dtype=cv2.CV_8U), np.uint8)
        if self._last is not None and self._last.shape == image.shape:
            out = np.where(image >= _CLIPPED, np.maximum(out, self._last), out)
        self._last = out
        return out


def _brighter(now: Plane, usual: Plane) -> Plane:
    """By how much each pixel is brighter than usual (natural logarithm); not a number where it tells nothing."""
    telling = (np.minimum(now, usual) > _DARK) & (np.maximum(now, usual) < _CLIPPED)
    share = np.log(np.maximum(now, 1) / np.maximum(usual, 1))
    return np.asarray(np.where(telling, share, np.nan), np.float32)


@dataclass(frozen=True, slots=True)
class _Wave:
    """The lamp's light down one picture."""

    depth: float
    phase: float
    waves: float

    def level(self, at: Rows) -> Rows:
        """Natural logarithm of the level at places of the picture, 0..1 from its top, without its mean."""
        light = (1 + self.depth * np.cos(2 * np.pi * (self.waves * at + self.phase))) ** _LEVELS
        return np.asarray(np.log(light / _mean(self.depth)), np.float64)


def _mean(depth: float) -> float:
    return float(((1 + depth * np.cos(2 * np.pi * _PHASES)) ** _LEVELS).mean())


@lru_cache(maxsize=4)
def _all_of(waves: float, rows: int) -> tuple[list[_Wave], Plane]:
    """Waves of every depth and phase, and the level of each at the rows: (waves, rows)."""
    tried = [_Wave(depth, float(phase), waves) for depth in _DEPTHS for phase in _PHASES]
    return tried, np.stack([wave.level(np.arange(rows) / rows) for wave in tried]).astype(np.float32)


def _nearest(brighter: Plane, weight: Plane, waves: float) -> tuple[_Wave, float]:
    """Of waves of every depth and phase those from which the pixels differ least, and by how much in all."""
    tried, levels = _all_of(waves, len(brighter))
    gaps = np.where(np.isfinite(brighter), np.abs(brighter - levels[..., None]) * weight, 0)
    left = np.minimum(gaps, _MOST).sum(axis=(1, 2))
    best = int(left.argmin())
    return tried[best], float(left[best])


def _count(brighter: Plane) -> float | None:
    """How many waves down the picture explain best by how much its rows are brighter; None where few rows tell."""
    known = np.isfinite(brighter).sum(axis=1) >= _FEW
    if known.sum() < 8:
        return None
    rows = np.nanmedian(brighter[known], axis=1).astype(np.float64)
    at = np.flatnonzero(known) / len(brighter)
    best, least = None, np.inf
    for waves in _WAVES:
        phase = 2 * np.pi * waves * at
        terms = np.stack([np.ones_like(at), np.cos(phase), np.sin(phase), np.cos(2 * phase), np.sin(2 * phase)], axis=1)
        weights, *_ = np.linalg.lstsq(terms, rows, rcond=None)
        left = float(((rows - terms @ weights) ** 2).sum())
        if left < least and np.hypot(*weights[1:3]) > np.hypot(*weights[3:]):
            best, least = float(waves), left
    return best
