"""Where frames come from: `Frame`, the `Camera` protocol, and the sources that OpenCV can open.

A source only delivers frames or says in one line why it cannot (`CameraFault`); watching, reopening and dropping is
`recovering`. The Raspberry Pi's own camera lives in `pi_camera`, its driver in a process of its own.
"""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import cv2
import numpy as np

from vision.capture.jpeg_stream import JpegStream, is_compressed
from vision.drawn import BOX
from vision.message import Message, say
from vision.quads import Image

IMAGE_SUFFIXES = frozenset({".png", ".jpg", ".jpeg", ".bmp", ".tif", ".tiff", ".webp"})


class CameraFault(Exception):
    """A camera does not deliver; `message` names the source and what happened. `fix`: what to do about it, where that
    is known; None: look at the camera, its cable and its name."""

    def __init__(self, message: Message, *, fix: Message | None = None) -> None:
        super().__init__(str(message))
        self.message = message
        self.fix = fix


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture: (H, W, 3) BGR, the time it was taken (monotonic clock, or time in the video), and its number."""

    image: Image
    captured_at_s: float
    sequence: int
    readout_s: float | None = None
    """From the time of its first row to that of its last; None: not known."""
    passed_over: int = 0
    """Pictures since the frame before that were not given, as nothing moved in them (`jpeg_stream`), or as they could
    not be decoded."""


@dataclass(frozen=True, slots=True)
class PiSettings:
    """What a Raspberry Pi's camera is set to, beside the size and number of its pictures."""

    exposure_us: float | None = None
    """None: found when the camera is opened, and again when the light of the room has changed."""
    gain: float | None = None
    """Analogue, 1 and more; None: found likewise."""
    crop: tuple[float, ...] = ()
    """The part of the whole field that is shown: x, y, width, height, 0..1; empty: all that has the picture's shape."""
    focus: float | str = "distance"
    """Dioptres; "distance": by `distance_mm`; "auto": found when the camera is opened."""
    distance_mm: float = BOX.camera_mm
    flicker_hz: int = 50
    """Of the mains that feed the room's lamps; 0: nothing is done about their flicker."""
    speed_first: bool = False
    """Rather a part of the sensor's field than too few pictures a second: what is seen moves."""


class Camera(Protocol):
    """A source of frames."""

    def read(self) -> Frame | None:
        """The next frame; blocks. None: the source has ended. Raises CameraFault."""

    def close(self) -> None:
        """Let the device go; may be called twice."""


_UNDECODED_S = 0.5
"""JPEGs of which none can be decoded for so long are a fault: longer than `jpeg_stream.WHOLE_S`, and less than what
counts as no picture at all (`recovering.STALL_S`)."""
_AV_LOG_QUIET = "-8"
"""Of libavutil/log.h: nothing is printed."""


def silence_drivers() -> None:
    """OpenCV and ffmpeg print nothing: what is wrong with a camera is said once, by us. ffmpeg looks at this when the
    first stream is opened."""
    os.environ.setdefault("OPENCV_FFMPEG_LOGLEVEL", _AV_LOG_QUIET)
    cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)


def as_bgr(image: np.ndarray) -> Image | None:
    """The picture as (H, W, 3) 8-bit BGR, whatever a decoder made of it; None when it is no picture at all."""
    if image.ndim not in (2, 3) or image.size == 0:
        return None
    if image.dtype == np.uint16:
        image = (image >> 8).astype(np.uint8)
    if image.dtype != np.uint8:
        return None
    if image.ndim == 2 or image.shape[2] == 1:
        return np.asarray(cv2.cvtColor(image, cv2.COLOR_GRAY2BGR), np.uint8)
    return np.ascontiguousarray(image[:, :, :3])


class LiveCamera:
    """A device or stream behind cv2.VideoCapture; frames carry the monotonic clock. A failed read is a fault."""

    def __init__(self, spec: str, capture: cv2.VideoCapture) -> None:
        """`capture` may give pictures or, each as a row of bytes, JPEGs."""
        self._spec, self._capture, self._sequence = spec, capture, 0
        self._jpegs = JpegStream()

    @property
    def exposure_us(self) -> float | None:
        """What the device says; None: it does not."""
        exposure = self._capture.get(cv2.CAP_PROP_EXPOSURE) if self._spec.startswith("v4l2:") else 0.0
        return 100.0 * exposure if exposure > 0 else None  # V4L2 counts in units of 100 us

    def read(self) -> Frame | None:
        """The next frame. Raises CameraFault."""
        passed_over, until_s = 0, time.monotonic() + _UNDECODED_S
        while (found := self._take()) is None:
            passed_over += 1
            if time.monotonic() > until_s:
                raise self._stopped()
        picture, at_s = found
        self._sequence += 1
        return Frame(picture, at_s, self._sequence - 1, passed_over=passed_over)

    def close(self) -> None:
        self._capture.release()

    def _take(self) -> tuple[Image, float] | None:
        """The next picture, and when it came; None: one that is passed over."""
        ok, image = self._capture.read()
        at_s = time.monotonic()
        if not ok or image is None:
            raise self._stopped()
        if is_compressed(image):
            whole = self._jpegs.feed(np.asarray(image, np.uint8).ravel(), at_s)
            return None if whole is None else (whole, at_s)
        picture = as_bgr(image)
        if picture is None:
            raise self._stopped()
        return picture, at_s

    def _stopped(self) -> CameraFault:
        return CameraFault(say("vision-camera-stopped", camera=self._spec))


class VideoFile:
    """A video file, as fast as it can be decoded; times are those of the file. Raises CameraFault for a file that
    cannot be opened."""

    def __init__(self, path: Path) -> None:
        self._capture = cv2.VideoCapture(str(path), cv2.CAP_FFMPEG)
        if not self._capture.isOpened():
            raise CameraFault(say("vision-no-video", path=str(path)))
        rate = self._capture.get(cv2.CAP_PROP_FPS)
        self.fps = float(rate) if 1.0 <= rate <= 1000.0 else 30.0
        """Frames per second as the file says, 30 when it says nothing sensible."""
        count = self._capture.get(cv2.CAP_PROP_FRAME_COUNT)
        self.announced_frames = int(count) if 0 < count < 1e8 else 0
        """How many frames the file's header promises; 0 when it does not say."""
        self._path, self._sequence, self._last_s = path, 0, -1.0

    @property
    def length_s(self) -> float:
        """How long it is by its header; 0 when that does not say."""
        return self.announced_frames / self.fps

    def read(self) -> Frame | None:
        """The next frame; None at the end. Raises CameraFault for a file without frames, or a frame that is no
        picture."""
        ok, image = self._capture.read()
        if not ok or image is None:
            if self._sequence == 0:
                raise CameraFault(say("vision-video-empty", path=str(self._path)))
            return None
        picture = as_bgr(image)
        if picture is None:
            raise CameraFault(say("vision-bad-frame", path=str(self._path), frame=self._sequence))
        at_s = self._capture.get(cv2.CAP_PROP_POS_MSEC) / 1000.0
        if not at_s > self._last_s:  # containers without time stamps
            at_s = self._sequence / self.fps if self._sequence == 0 else self._last_s + 1.0 / self.fps
        self._last_s = at_s
        self._sequence += 1
        return Frame(picture, at_s, self._sequence - 1)

    def close(self) -> None:
        self._capture.release()


class ImageFolder:
    """The images of a folder in the order of their names, `fps` to the second; what is no image is a fault. Raises
    CameraFault where there is none."""

    def __init__(self, folder: Path, *, fps: float = 30.0) -> None:
        self._paths = sorted(p for p in folder.iterdir() if p.suffix.lower() in IMAGE_SUFFIXES)
        if not self._paths:
            raise CameraFault(say("vision-no-images", path=str(folder), suffixes=" ".join(sorted(IMAGE_SUFFIXES))))
        self._fps, self._sequence = fps, 0

    def read(self) -> Frame | None:
        """The next frame; None at the end. Raises CameraFault for a file that is no image."""
        if self._sequence >= len(self._paths):
            return None
        path = self._paths[self._sequence]
        image = cv2.imread(str(path), cv2.IMREAD_COLOR)
        if image is None:
            raise CameraFault(say("vision-bad-image", path=str(path)))
        self._sequence += 1
        return Frame(np.asarray(image, np.uint8), (self._sequence - 1) / self._fps, self._sequence - 1)

    def close(self) -> None:
        self._paths = []
