"""How a camera is exposed for an evening: exposure and gain held, and set again when the light of the room has changed.

An automatic that runs all the time would answer to every hand in the picture. Here exposure and gain stand still, and
are changed in small steps only while nothing moves in the picture and when all of it, its paper too, has become
brighter or darker alike. Pure; the camera gives every picture's samples and its time.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import Image

REST_S = 4.0
"""A correction begins after this long without motion: a slow draw takes 1.2 s."""
OFF = 1.5
"""A correction begins when the light is this many times more or less."""
NEAR = 1.1
"""It ends when the light is within this factor."""
STEP = 2**0.25
"""Light is changed by a quarter of a stop at once: 8 % of a grey level, less than a lamp's flicker."""
STEP_S = 0.3
"""Seconds between two steps."""
DARKEST = 6.0
"""Factor of darkening from which it is a covered lens or a failed lamp, which the tracker reports, not the room's
light."""
_GAMMA = 2.2
"""Of the pictures' levels, as sRGB."""
_EVERY = 16
"""One pixel in this many each way is sampled."""
_CHANGED = 30.0
"""Levels, 0..255, by which a sample has changed once the light is made equal."""
_MOVED = 0.01
"""Share of changed samples that is a movement."""
_OTHER = 0.25
"""Share of changed samples that is another content."""
_SHADE = 12
"""Level of a sample below which it is underexposed and not compared."""
_CLIPPED = 245
"""Level of a sample above which it is clipped and not compared."""
_BLIND = 0.3
"""Share of clipped samples, beyond those at first, that is too bright."""
_PAPER = 98
"""Percentile of the samples that is the paper of a card, or the brightest thing in view."""

Samples = NDArray[np.uint8]
"""Green levels of a picture, one pixel in _EVERY each way."""


@dataclass(frozen=True, slots=True)
class Light:
    """How much of it a picture takes: exposure in microseconds, and analogue gain."""

    exposure_us: float
    gain: float


@dataclass(frozen=True, slots=True)
class Wanted:
    """Exposure and gain as the configuration gives them; None: as found. `period_us`: of the room's lamps, 0: none."""

    exposure_us: float | None = None
    gain: float | None = None
    period_us: float = 0.0


@dataclass(frozen=True, slots=True)
class Limits:
    """Lowest and highest exposure and gain of a sensor."""

    exposure_us: tuple[float, float]
    gain: tuple[float, float]


def held(found: Light, limits: Limits, wanted: Wanted) -> Light:
    """As bright as `found`, as near to its exposure as the limits and whole periods of the lamps allow. An exposure of
    whole periods takes the same light in every picture; a shorter one is kept only where even the lowest gain would be
    too bright, or the gain is given."""
    total = found.exposure_us * found.gain
    gains = limits.gain if wanted.gain is None else (wanted.gain, wanted.gain)
    exposure = wanted.exposure_us
    if exposure is None:
        low = max(limits.exposure_us[0], min(total / gains[1], limits.exposure_us[1]))
        high = min(limits.exposure_us[1], max(total / gains[0], limits.exposure_us[0]))
        exposure = _whole_periods(min(max(found.exposure_us, low), high), low, high, wanted.period_us)
    return Light(exposure, min(max(total / exposure, gains[0]), gains[1]))


def _whole_periods(exposure_us: float, low: float, high: float, period_us: float) -> float:
    if not period_us:
        return exposure_us
    for count in (math.floor(exposure_us / period_us + 1e-6), math.ceil(low / period_us - 1e-6)):
        if count and low <= count * period_us + 1e-6 and count * period_us <= high + 1e-6:
            return count * period_us
    return period_us if low <= period_us <= high else exposure_us


def samples_of(image: Image) -> Samples:
    """What `ExposureControl` looks at of a BGR picture."""
    return np.ascontiguousarray(image[_EVERY // 2 :: _EVERY, _EVERY // 2 :: _EVERY, 1])


class ExposureControl:
    """Tells by how much the light taken is to be changed now; the first picture shows how it should be."""

    def __init__(self) -> None:
        self._first: Samples | None = None
        self._before = 1.0
        """Brightness of the picture when `_first` was last replaced, relative to the very first picture."""
        self._paper = self._blind = 0.0
        self._rest: Samples | None = None
        self._rest_s = self._step_s = -math.inf
        self._correcting = False

    def see(self, samples: Samples, at_s: float) -> float | None:
        """The picture taken at `at_s`, at the light last asked for. How many times more (1/STEP..STEP) the following
        ones should take; None: all is well, or something moves."""
        if self._first is None:
            self._first, self._paper, self._blind = samples, _paper(samples), _blind(samples)
        if self._rest is None or _share_changed(self._rest, samples) > _MOVED:
            self._rest, self._rest_s, self._correcting = samples, at_s, False
            return None
        if at_s - self._rest_s < REST_S or at_s - self._step_s < STEP_S:
            return None
        self._step_s = at_s
        brighter = self._brighter(samples)
        self._correcting = max(brighter, 1 / brighter) > (NEAR if self._correcting else OFF) and brighter > 1 / DARKEST
        return min(max(1 / brighter, 1 / STEP), STEP) if self._correcting else None

    def _brighter(self, samples: Samples) -> float:
        """How many times more light than at first the whole picture shows, and its paper too: the lesser change of the
        two. A pack that is laid in or taken away changes the paper alone, a lamp beside the table the rest alone."""
        assert self._first is not None
        whole = self._before * _change(self._first, samples) ** _GAMMA
        if _share_changed(self._first, samples) > _OTHER:
            self._first, self._before = samples, whole  # other things lie there; the light is followed on
        if _blind(samples) - self._blind > _BLIND:
            return float(max(whole, OFF * STEP))
        level = _paper(samples)
        paper = whole if level >= _CLIPPED else (level / self._paper) ** _GAMMA
        if (whole > 1) != (paper > 1):
            return 1.0
        return float(min(whole, paper) if whole > 1 else max(whole, paper))


def _change(before: Samples, now: Samples) -> float:
    """How many times brighter, in levels, most of the picture has become; 1 where too few samples can be compared."""
    telling = (np.minimum(before, now) > _SHADE) & (np.maximum(before, now) < _CLIPPED)
    return float(np.median(now[telling] / before[telling])) if telling.any() else 1.0


def _paper(samples: Samples) -> float:
    return max(float(np.percentile(samples, _PAPER)), 1.0)


def _blind(samples: Samples) -> float:
    return float(np.mean(samples >= _CLIPPED))


def _share_changed(before: Samples, now: Samples) -> float:
    """How much of the picture has changed beside its light."""
    light = float(now.mean()) / max(float(before.mean()), 1.0)
    gap = cv2.absdiff(cv2.convertScaleAbs(before, alpha=light), now)
    return float(cv2.countNonZero(cv2.threshold(gap, _CHANGED, 1, cv2.THRESH_BINARY)[1]) / now.size)
