"""A camera whose pictures are sent here by somebody else, such as a phone: JPEGs in, frames out.

Whoever has the line puts each picture in (`PushedPictures.push`) or says why none comes; the camera's reading thread
decodes it and says that the next may come. Only the newest waits. What is put in was looked at before
(`jpeg_header.size_of`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np

from vision.capture.camera import CameraFault, Frame, as_bgr
from vision.capture.figures import figures
from vision.message import Message, say
from vision.quads import Image

SILENT_S = 0.6
"""Without a picture for this long the line is at fault: said here, where it is known that it is a line, just before
`recovering.STALL_S` calls the camera hanging."""
FIGURES_S = 1.0
"""Least seconds between two measurements of light and sharpness."""
SAME_SHAPE = 0.02
"""Of the longest side, within which two pictures have one shape: a browser rounds each side by itself."""

Done = Callable[[], None]
"""Called in the reading thread once the picture is decoded, replaced by a newer one or left behind."""


@dataclass(frozen=True, slots=True)
class _Picture:
    jpeg: bytes
    size: tuple[int, int]
    taken_at_s: float
    done: Done


class PushedPictures:
    """What is put in and what waits. Any thread.

    `size`: (width, height) of the frames: pictures are scaled to its longest side, whatever size comes through, so that
    a window in pixels stays where it is. `why`: the reason for which no picture comes at first.
    """

    def __init__(self, size: tuple[int, int], why: Message) -> None:
        self._longest = max(size)
        self._changed = threading.Condition()
        self._why: Message | None = why
        self._waiting: _Picture | None = None
        self._camera: PushedCamera | None = None
        self._figures: tuple[float, float] | None = None

    def push(self, jpeg: bytes, size: tuple[int, int], taken_at_s: float, done: Done) -> None:
        """A picture of `size` (width, height), taken at `taken_at_s` of the monotonic clock. While a reason stands why
        none comes, it is left behind."""
        picture = _Picture(jpeg, size, taken_at_s, done)
        with self._changed:
            left = picture if self._why is not None else self._waiting
            if self._why is None:
                self._waiting = picture
                self._changed.notify_all()
        if left is not None:
            left.done()

    def none_come(self, why: Message) -> None:
        """No picture comes, for this reason, until `come`."""
        with self._changed:
            left, self._waiting = self._waiting, None
            self._why, self._figures = why, None
            self._changed.notify_all()
        if left is not None:
            left.done()

    def come(self) -> None:
        """Pictures are to come now."""
        with self._changed:
            self._why = None

    @property
    def figures(self) -> tuple[float, float] | None:
        """(brightness, focus) of a picture of the last second or so, as `figures.figures`; None while none comes."""
        return self._figures

    def open(self) -> PushedCamera:
        """The camera; one opened before ends. Raises CameraFault while a reason stands why no picture comes."""
        with self._changed:
            if self._why is not None:
                raise CameraFault(self._why)
            self._camera = PushedCamera(self, self._longest)
            self._changed.notify_all()
            return self._camera

    def take(self, camera: PushedCamera) -> _Picture:
        """The newest picture, for this camera; waits for one. Raises CameraFault."""
        with self._changed:
            came = self._changed.wait_for(
                lambda: self._camera is not camera or self._why is not None or self._waiting is not None, SILENT_S
            )
            if self._camera is not camera:
                raise CameraFault(say("vision-stream-ended"))
            if self._why is not None:
                raise CameraFault(self._why)
            if not came or self._waiting is None:
                raise CameraFault(say("vision-phone-silent", seconds=SILENT_S))
            picture, self._waiting = self._waiting, None
            return picture

    def measured(self, image: Image) -> None:
        """`figures` are those of this picture from now on."""
        found = figures(image)
        with self._changed:
            if self._why is None:
                self._figures = found


class PushedCamera:
    """One opening; obeys `Camera`. Frames are of one shape: that of the first picture, scaled."""

    def __init__(self, pictures: PushedPictures, longest: int) -> None:
        self._pictures, self._longest = pictures, longest
        self._shape: tuple[int, int] | None = None
        self._sequence = 0
        self._measured_s = float("-inf")

    def read(self) -> Frame:
        """The next frame; blocks for SILENT_S at most. Raises CameraFault."""
        picture = self._pictures.take(self)
        try:
            image = decoded(picture.jpeg, picture.size)
        finally:
            picture.done()
        if picture.taken_at_s - self._measured_s >= FIGURES_S:
            self._measured_s = picture.taken_at_s
            self._pictures.measured(image)
        self._sequence += 1
        return Frame(self._scaled(image), picture.taken_at_s, self._sequence - 1)

    def close(self) -> None:
        """Nothing to let go: the line is somebody else's."""

    def _scaled(self, image: Image) -> Image:
        height, width = image.shape[:2]
        scale = self._longest / max(height, width)
        shape = (round(width * scale), round(height * scale))
        near = SAME_SHAPE * self._longest
        if self._shape is None or max(abs(a - b) for a, b in zip(shape, self._shape, strict=True)) > near:
            self._shape = shape  # turned: the watch of the camera says so
        if self._shape == (width, height):
            return image
        how = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
        return np.asarray(cv2.resize(image, self._shape, interpolation=how), np.uint8)


def decoded(jpeg: bytes, size: tuple[int, int]) -> Image:
    """The picture (height, width, 3), BGR, of this `size` (width, height). Raises CameraFault for what is none, or is
    of another size than its header said. Where the scan itself is damaged the decoder fills up what it lacks and says
    so on the standard error: no line between phone and table damages a picture unseen (TLS), only the phone can."""
    try:
        found = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR | cv2.IMREAD_IGNORE_ORIENTATION)
    except cv2.error:
        found = None
    image = None if found is None else as_bgr(found)
    if image is None or image.shape[:2] != (size[1], size[0]):
        raise CameraFault(say("vision-jpeg-broken"))
    return image
