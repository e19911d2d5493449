"""Bands of a lamp that goes on and off while a rolling shutter reads the picture row by row: taken out before anything
is compared or read, as they make every row move.

The lamp's light, 100 or 120 times a second, is a wave down the picture, always as many of it. That there are bands is
known by this: how much brighter each row is than usual is explained best by one number of waves, picture after picture.
What a hand changes is explained by another number each time. Then each picture is compared with waves of every phase.

The shares and counts below were chosen on rendered films (`benchmarks.films --hardship bands`, seeds 40000 to 45004,
and twenty films of other hardships, in which nothing was taken for bands): nobody has filmed under such a lamp.
"""

from __future__ import annotations

from collections import deque
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
"""Parts of a wave by which it may begin earlier: 7.5 degrees apart."""
_LEVELS = 0.5
"""Power by which levels follow light: a guess; sRGB (IEC 61966-2-1) has about 1/2.2, and this tracker's films 0.5."""
_DARK = 12
"""Grey level up to which a pixel tells nothing of the light."""
_CLIPPED = 245
"""Grey level from which one tells nothing either."""
_FEW = 4
"""Pixels of a row that must tell something."""
_DULL = 75.0
"""Grey level at which a pixel's difference counts half: noise is a greater share of what is dark."""
_MOST = 0.12
"""A pixel that differs by more counts as one that differs by this: something else is there."""
_LEFT = 0.85
"""Share of the differences that a wave may leave: a hand may be in the picture too."""
_SHALLOW = 0.2
"""Depth up to which a wave is no evidence of bands."""
_LAST = 10
"""Pictures by whose waves bands are known."""
_ALIKE = 8
"""Of these, how many must have the same number of waves."""
_APART = 0.07
"""How much that number may differ: one step of `_WAVES`."""
_WANDERS = 0.03
"""Part of a wave by which bands must have wandered since the picture before: a hand that is held still has not."""
_SLOWLY = 0.06
"""Weight of a picture in what is usual: 17 pictures."""
_LEARNS = 0.12
"""Weight of a picture in whether there still are bands."""
_END = 0.2
"""Share of the last pictures with bands below which they are let be."""
_LONG_S = 0.5
"""Bands move always, and are sought once something has for so long: most draws take less."""
_REST_S = 0.15
"""Bands may seem still for one picture: at 30 a second those of 100 Hz are in the same place every third time."""

Plane = NDArray[np.float32]
Rows = NDArray[np.float64]


class BandFilter:
    """One camera's. Costs nothing until something has moved for `_LONG_S` without a rest."""

    def __init__(self) -> None:
        self._moved_s = -np.inf
        """When something moved last."""
        self._still_s: float | None = None
        """When nothing had moved for `_REST_S` last."""
        self._usual: Plane | None = None
        self._last: Image | None = None
        self._counts: deque[float | None] = deque(maxlen=_LAST)
        """Waves down the last pictures, where they have wandered."""
        self._phase = 0.0
        """Of the wave in the last picture."""
        self._waves = 0.0
        """How many they are, while `active`."""
        self._share = 0.0
        self.active = False
        """Bands are there and are taken out."""

    def even(self, frame: Frame, *, moving: bool) -> Frame:
        """The frame without bands. `moving`: something moved in the one before, and bands may be it."""
        now_s, image = frame.captured_at_s, frame.image
        if moving:
            self._moved_s = now_s
        if now_s - self._moved_s > _REST_S or self._still_s is None:
            self._still_s = now_s
        if not self.active and now_s - self._still_s < _LONG_S:
            self._usual = None
            self._counts.clear()
            return frame
        points = image[::_EVERY, ::_EVERY, 1].astype(np.float32)
        if self._usual is None or self._usual.shape != points.shape:
            self._usual, self._last, self.active = points, None, False
            return frame
        brighter, weight = _brighter(points, self._usual), self._usual / (self._usual + _DULL)
        wave = _seen(brighter, weight, self._waves if self.active else _count(brighter))
        self._usual += np.float32(_SLOWLY) * (points - self._usual)  # bands that wander leave the mean of their light
        self._judge(wave)
        if not self.active:
            self._last = None
            return frame
        if wave is None:
            return frame
        at = np.arange(image.shape[0]) / (len(brighter) * _EVERY)
        return replace(frame, image=self._without(image, np.exp(-wave.level(at))))

    def _judge(self, wave: _Wave | None) -> None:
        """Whether there are bands, after one more picture."""
        evident = wave is not None and wave.depth >= _SHALLOW
        if self.active:
            self._share += _LEARNS * (evident - self._share)
            self.active = self._share > _END
            return
        wandered = wave is not None and abs((wave.phase - self._phase + 0.5) % 1 - 0.5) >= _WANDERS
        self._phase = 0.0 if wave is None else wave.phase
        self._counts.append(wave.waves if wave is not None and evident and wandered else None)
        counts = [count for count in self._counts if count is not None]
        usual = float(np.median(counts)) if counts else 0.0
        if sum(abs(count - usual) <= _APART for count in counts) >= _ALIKE:
            self.active, self._share, self._waves = True, 1.0, usual
            self._counts.clear()

    def _without(self, image: Image, rows: Rows) -> Image:
        """Each row times its factor. What was clipped may have been brighter: it is as it was before."""
        factors = np.ascontiguousarray(np.broadcast_to(rows.astype(np.float32)[:, None, None], image.shape))
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
        return _level(np.float64(self.depth), np.float64(self.phase), self.waves, at)


def _level(depth: np.float64 | Rows, phase: np.float64 | Rows, waves: float, at: Rows) -> Rows:
    """`_Wave.level` of one wave, or of many, one a row."""
    mean = ((1 + depth * np.cos(2 * np.pi * _PHASES)) ** _LEVELS).mean(axis=-1, keepdims=True)
    light = (1 + depth * np.cos(2 * np.pi * (waves * at + phase))) ** _LEVELS
    return np.asarray(np.log(light / mean), np.float64)


_TRIED = np.array([(depth, phase) for depth in _DEPTHS for phase in _PHASES])
"""(depth, phase) of every wave that a picture is compared with."""


@lru_cache(maxsize=4)
def _levels(waves: float, rows: int) -> Plane:
    """The level of each of `_TRIED` at the rows: (waves, rows)."""
    return _level(_TRIED[:, :1], _TRIED[:, 1:], waves, np.arange(rows) / rows).astype(np.float32)


def _seen(brighter: Plane, weight: Plane, waves: float | None) -> _Wave | None:
    """Of waves of every depth and phase the one from which the pixels differ least; None where it explains little."""
    if waves is None:
        return None
    known = np.isfinite(brighter)
    brighter, weight = np.where(known, brighter, 0), np.where(known, weight, 0)
    gaps = brighter - _levels(waves, len(brighter))[..., None]  # in place: there are 432 times as many as points
    np.abs(gaps, out=gaps)
    gaps *= weight
    np.minimum(gaps, _MOST, out=gaps)
    left = gaps.sum(axis=(1, 2))
    best = int(left.argmin())
    none = float(np.minimum(np.abs(brighter * weight), _MOST).sum())
    depth, phase = _TRIED[best].tolist()
    return _Wave(depth, phase, waves) if left[best] <= _LEFT * none else None


def _count(brighter: Plane) -> float | None:
    """How many waves down the picture explain best by how much its rows are brighter; None where few rows tell."""
    known = np.isfinite(brighter).sum(axis=1) >= _FEW
    if known.sum() < 8:
        return None
    rows = _medians(brighter[known])
    terms, inverse = _terms(known.tobytes())
    weights = inverse @ rows[:, None]
    left = ((rows[:, None] - terms @ weights) ** 2).sum(axis=(1, 2))
    first, second = (np.hypot(*weights[:, at : at + 2, 0].T) for at in (1, 3))
    best = int(np.where(first > second, left, np.inf).argmin())
    return float(_WAVES[best]) if first[best] > second[best] else None


def _medians(rows: Plane) -> NDArray[np.float64]:
    """Of each row, without what is not a number (`np.nanmedian` takes a call for each row)."""
    rows, known = np.sort(rows, axis=1), np.isfinite(rows).sum(axis=1)
    each = np.arange(len(rows))
    return np.asarray((rows[each, (known - 1) // 2].astype(np.float64) + rows[each, known // 2]) / 2)


@lru_cache(maxsize=8)
def _terms(known: bytes) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """For each number of waves what rows are explained by, a level, a wave and its double, at the rows that tell
    something (`known`: of each row 0 or 1): (waves, rows, 5), and its pseudo-inverse. Of 20 rows five waves and their
    double are but four columns."""
    at = np.flatnonzero(np.frombuffer(known, np.bool_)) / len(known)
    phase = 2 * np.pi * _WAVES[:, None] * at
    terms = np.stack([np.ones_like(phase), np.cos(phase), np.sin(phase), np.cos(2 * phase), np.sin(2 * phase)], axis=2)
    return terms, np.linalg.pinv(terms, rcond=float(np.finfo(np.float64).eps) * max(terms.shape[1:]))
