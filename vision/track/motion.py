"""Motion in the window, found on a few thousand sampled pixels, so that it costs almost nothing.

Two comparisons: with the frame before (does it move now?) and with the picture when all was last at rest (is it
different?). A change of the light as a whole (flicker, exposure) is taken out first. Knows nothing of cards.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.capture.camera import Frame
from vision.quads import Image, Quad
from vision.track.pairs import MOST_GLANCES, Glance, glance

SAMPLES = 56
"""Samples along the longer side of the watched area: about 1.6 mm of a card each."""
MARGIN = 0.05
"""Share of the window's size that is watched around it."""
_STEP = 10.0
"""Grey levels that a sample must change, beyond the noise."""
_NOISE_TIMES = 6.0
"""Multiple of the mean change between still frames (1.13 sigma) that counts as noise: about 5 sigma of the difference
of two frames."""
_FIRST_NOISE = 3.0
"""Mean change between still frames, grey levels, before any was measured."""
_GLANCES_S = 1 / 80
"""Least interval between two pictures of a movement that are kept in colour: all of 60 a second are, every other one of
120. To copy one takes half as long as to turn the whole picture grey."""
_MOST_SNAPSHOTS = 400
"""Pictures that are kept of one movement: 3.3 s at 120 frames a second."""
_MOVED = 0.006
"""Share of the samples that must change from one frame to the next for a movement."""

_MOST_LIGHT = 4.0
"""A change of the light by more than this factor is no change of light: in the dark all pictures are alike."""
_QUIET_LEVEL = 0.15
"""Mean change of the samples, grey levels, from which a frame surely differs from the one before."""
_FRESH = 0.015
"""Share of the points of the whole picture that must differ at all where the samples do not (live compressed films
reach 3 % in every frame)."""
_EVERY = 24
"""Every 24th pixel of the whole picture, each way, is compared when the window is quiet."""
_LATELY = 120
"""Quiet pictures that are remembered (guess): 12 lie between two key frames of OpenCV's MPEG-4 (film 73208)."""
_FOLLOWED = 1.5
"""Distance, in samples, by which the window must have been followed for the sampled area to move along."""
_LONGEST_REPEAT_S = 0.3
"""No camera repeats a picture for longer while something moves."""

Samples = NDArray[np.uint8]


class Sampler:
    """Takes every n-th green pixel of the area around a quad; None: of the whole picture."""

    def __init__(self, quad: Quad | None, shape: tuple[int, ...], margin: float = MARGIN) -> None:
        height, width = shape[:2]
        corners = np.array([[0, 0], [width, height]], np.float32) if quad is None else quad
        low, high = corners.min(axis=0), corners.max(axis=0)
        room = margin * float((high - low).max())
        x0, y0 = (int(v) for v in np.floor(np.maximum(low - room, 0)))
        x1, y1 = (int(v) for v in np.ceil(np.minimum(high + room, (width, height))))
        self.stride = max(1, round(max(x1 - x0, y1 - y0) / SAMPLES))
        """Pixels between two samples."""
        self.origin = (x0, y0)
        self._area = (slice(y0, y1, self.stride), slice(x0, x1, self.stride), 1)

    def outline(self, quad: Quad) -> Quad:
        """An outline in frame pixels, converted to the coordinates of the samples."""
        return np.asarray((quad - self.origin) / self.stride, np.float32)

    def take(self, image: Image) -> Samples:
        """(rows, columns) grey levels, contiguous."""
        return np.ascontiguousarray(image[self._area])


@dataclass(frozen=True, slots=True)
class Change:
    """What the newest frame shows: `moving` now, and the share of the area that is unlike the rest picture."""

    moving: bool
    away: float


class MotionMeter:
    """Compares each frame's samples with the last ones and with those at rest."""

    def __init__(self) -> None:
        self._last: Samples | None = None
        self._rest: Samples | None = None
        self._last_mean = self._rest_mean = 1.0
        self.mean = 128.0
        """Mean level of the newest samples."""
        self.noise = _FIRST_NOISE
        """Mean change of a sample between two still frames, grey levels."""
        self.still_frames = 0
        """Frames in a row that were like the one before."""
        self.level = 0.0
        """Mean change of a sample from the last frame to this one, grey levels."""

    @property
    def rest(self) -> Samples | None:
        """The picture when all was last at rest."""
        return self._rest

    @property
    def limit(self) -> float:
        """Grey levels by which a sample must change to count as changed."""
        return _STEP + _NOISE_TIMES * self.noise

    def settle(self) -> None:
        """What was seen last is the rest picture from now on."""
        self._rest, self._rest_mean = self._last, self._last_mean

    def feed(self, samples: Samples) -> Change:
        mean = max(1.0, cv2.mean(samples)[0])
        if self._last is None or self._last.shape != samples.shape:
            self._last = self._rest = samples
            self._last_mean = self._rest_mean = mean
            return Change(False, 0.0)
        limit = self.limit
        step, evened = _difference(samples, mean, self._last, self._last_mean, limit)
        self.level = level = cv2.norm(evened, self._last, cv2.NORM_L1) / samples.size
        moving = step > _MOVED
        if moving:
            self.still_frames = 0
            self.noise += 0.1 * max(0.0, min(_floor(cv2.absdiff(samples, self._last)), 12.0) - self.noise)
        else:
            self.still_frames += 1
            if level > 0:  # a repeated frame says nothing about the noise
                self.noise += 0.1 * (min(level, 12.0) - self.noise)
        assert self._rest is not None
        away, _ = _difference(samples, mean, self._rest, self._rest_mean, limit)
        self._last, self._last_mean = samples, mean
        self.mean = mean
        return Change(moving, away)


class Freshness:
    """Does a picture differ from the one before at all, if only by noise?"""

    def __init__(self, *, recurring: bool = True) -> None:
        """`recurring`: nor may a quiet picture have been there before, in every point compared. In a compressed film
        the frames of a frozen picture may differ from one to the next, but the same ones come again after each key
        frame."""
        self._last: Image | None = None
        self._points: Samples | None = None
        """Points of the last picture, if they were taken."""
        self._recurring = recurring
        self._quiet: deque[int] = deque(maxlen=_LATELY)
        """The quiet pictures of late."""

    def is_fresh(self, image: Image, level: float) -> bool:
        """The next picture. `level`: mean change of its samples, grey levels."""
        before, was = self._last, self._points
        self._last, self._points = image, None
        if level > _QUIET_LEVEL:
            return True
        points = self._points = np.ascontiguousarray(image[::_EVERY, ::_EVERY, 1])
        fresh = True
        if before is not None and before.shape == image.shape:
            was = np.ascontiguousarray(before[::_EVERY, ::_EVERY, 1]) if was is None else was
            fresh = cv2.countNonZero(cv2.absdiff(points, was)) > _FRESH * points.size
        if not self._recurring:
            return fresh
        digest = hash(points.tobytes())
        fresh = fresh and digest not in self._quiet
        self._quiet.append(digest)
        return fresh


class RepeatDetector:
    """A camera that takes fewer pictures than it delivers shows each of them twice or more: a card under way seems to
    lie still. That it does so is seen while something moves."""

    def __init__(self) -> None:
        self._fresh_s = 0.0
        self._moved = self._repeated = False
        self._period_s = 0.0
        """How long the camera has shown one picture while something moved; 0: every frame is another."""

    def is_repeat(self, fresh: bool, moving: bool, now_s: float) -> bool:
        """The next frame: does it say nothing, because the next picture is not yet due?"""
        since = now_s - self._fresh_s
        if not fresh:
            self._repeated = True
            return since < 0.9 * self._period_s
        # Only between two frames that both move: at rest two pictures in a row may be alike without being the same one.
        if moving and self._moved:
            repeated = self._repeated and since < _LONGEST_REPEAT_S
            self._period_s = max(self._period_s, since) if repeated else 0.8 * self._period_s
        self._fresh_s, self._moved, self._repeated = now_s, moving, False
        return False


@dataclass(slots=True)
class Sensed:
    """What the samples show of one frame."""

    frame: Frame
    before: Frame | None
    """The previous frame."""
    samples: Samples
    moving: bool
    away: float
    """Share of the samples that do not look as at rest, 0..1."""
    fresh: bool
    """It differs from the previous frame, if only by noise, and, if it is quiet, from those before."""
    repeated: bool
    """The camera delivered the previous picture again: this frame has no information."""
    still_frames: int
    """Frames in a row that were like the one before; 0 while something moves."""
    still_since_s: float
    """When something moved last."""

    @property
    def now_s(self) -> float:
        return self.frame.captured_at_s

    @property
    def waited_s(self) -> float:
        """For how long nothing has moved."""
        return self.now_s - self.still_since_s

    @property
    def frame_s(self) -> float:
        """Time since the frame before."""
        return 0.0 if self.before is None else self.now_s - self.before.captured_at_s


class Sensor:
    """The samples of one window, frame by frame; of the whole picture while no window is known."""

    def __init__(self, window: Quad | None = None) -> None:
        self._window = window
        self._sampler: Sampler | None = None
        self._repeats = RepeatDetector()
        self._freshness = Freshness()
        self._last: Frame | None = None
        self._still_since_s = 0.0
        self.moving = False
        """Something moved in the last frame."""
        self.meter = MotionMeter()

    def sense(self, frame: Frame) -> Sensed:
        """The next frame, in the order in which they were taken."""
        if self._sampler is None:
            self._sampler = Sampler(self._window, frame.image.shape)
        samples, before, now_s = self._sampler.take(frame.image), self._last, frame.captured_at_s
        change = self.meter.feed(samples)
        fresh = self._freshness.is_fresh(frame.image, self.meter.level)
        self.moving = change.moving
        if change.moving or before is None:
            self._still_since_s = now_s
        repeated = self._repeats.is_repeat(fresh, change.moving, now_s)
        if repeated:  # the meter has counted it as still, though it shows nothing new
            self.meter.still_frames -= 1
        self._last = frame
        return Sensed(
            frame=frame,
            before=before,
            samples=samples,
            moving=change.moving,
            away=change.away,
            fresh=fresh,
            repeated=repeated,
            still_frames=self.meter.still_frames,
            still_since_s=self._still_since_s,
        )

    def outline(self, window: Quad) -> Quad | None:
        """An outline in frame pixels, converted to the coordinates of the samples; None before the first frame."""
        return None if self._sampler is None else self._sampler.outline(window)

    def watch(self, window: Quad, frame: Frame) -> None:
        """Samples around this window from now on; the frame at hand is the new rest picture."""
        # The noise is the camera's, and what has been still is still: only the samples are others.
        noise, still = self.meter.noise, self.meter.still_frames
        self._sampler, self.meter = Sampler(window, frame.image.shape), MotionMeter()
        self.meter.noise, self.meter.still_frames = noise, still
        self.meter.feed(self._sampler.take(frame.image))

    def follow(self, window: Quad, gap_px: float, frame: Frame) -> None:
        """The window has been followed by `gap_px`; the sampled area moves along when that is far enough."""
        if self._sampler is not None and gap_px > _FOLLOWED * self._sampler.stride:
            self.watch(window, frame)


@dataclass(slots=True)
class Motion:
    """One movement from rest to rest."""

    began_s: float
    before: Frame | None
    """The last frame before it."""
    most_away: float = 0.0
    snapshots: list[Samples] = field(default_factory=list)
    """What was seen while something moved; the last one may be at rest."""
    glances: deque[Glance] = field(default_factory=lambda: deque(maxlen=MOST_GLANCES))
    """The newest pictures of the window while something moved."""
    _glance_s: float = -1e9
    """When the newest of them was taken."""
    _rested: bool = False

    def keep(self, frame: Frame, window: Quad) -> None:
        """The next picture in which something moves, kept in colour where that is due."""
        if frame.captured_at_s - self._glance_s >= _GLANCES_S:
            self._glance_s = frame.captured_at_s
            self.glances.append(glance(frame.image, window))

    def see(self, samples: Samples, away: float, *, at_rest: bool) -> None:
        """The next picture; of those at rest only the newest is kept, so that they do not thin out the others. `away`:
        share of the samples that look otherwise than before the movement."""
        self.most_away = max(self.most_away, away)
        if self._rested and at_rest:
            self.snapshots.pop()
        if len(self.snapshots) < _MOST_SNAPSHOTS:
            self.snapshots.append(samples)
            self._rested = at_rest


def _floor(gap: cv2.typing.MatLike) -> float:
    """How much even the quiet parts of the area have changed (`gap`: by how much each sample): a camera whose noise
    comes back (after a blur, or with the light) changes everywhere, a hand does not. Mean levels, of 16 parts the
    quietest but three."""
    parts = cv2.resize(gap.astype(np.float32), (4, 4), interpolation=cv2.INTER_AREA)
    return sorted(parts.ravel().tolist())[3]


def _difference(a: Samples, a_mean: float, b: Samples, b_mean: float, limit: float) -> tuple[float, Samples]:
    """(share of the samples that differ by more than `limit`, those of `a`), the light made equal if that helps."""
    ratio = b_mean / a_mean
    uneven = abs(ratio - 1.0) > 0.012 and 1 / _MOST_LIGHT < ratio < _MOST_LIGHT
    if not uneven and cv2.norm(a, b, cv2.NORM_INF) <= limit:  # at rest nearly always, in one call of OpenCV for three
        return 0.0, a
    share = _share(a, b, limit)
    if uneven:
        evened = np.asarray(cv2.convertScaleAbs(a, alpha=ratio), np.uint8)
        other = _share(evened, b, limit)
        if other <= share:
            return other, evened
    return share, a


def _share(a: Samples, b: Samples, limit: float) -> float:
    """Share of the samples that differ by more."""
    return cv2.countNonZero(cv2.threshold(cv2.absdiff(a, b), limit, 1, cv2.THRESH_BINARY)[1]) / a.size
