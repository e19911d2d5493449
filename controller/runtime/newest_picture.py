"""The camera's newest picture as pages show it, and its figures for the service page. Any thread may ask."""

from __future__ import annotations

import time
from collections import deque
from typing import Any

from controller.games.message import as_message
from firmware_bridge.notice import Notice, say
from vision.capture.camera import Frame
from vision.capture.figures import BLURRED, figures, is_bright, is_dark
from vision.capture.jpeg import encode_jpeg

RATE_S = 2.0
"""Seconds over which the pictures are counted."""


class NewestPicture:
    """`frame` is None while there is none."""

    def __init__(self) -> None:
        self.frame: Frame | None = None
        self.frames = 0
        """How many came."""
        self._came: deque[tuple[float, int]] = deque(maxlen=60)
        """When the camera gave a frame, and how many pictures since the one before."""
        self._encoded: tuple[int, bytes] | None = None

    def take(self, frame: Frame) -> None:
        """The camera gave this frame now."""
        pictures = 1 + frame.passed_over
        self._came.append((time.monotonic(), pictures))  # first: whoever finds the picture finds that pictures come
        self.frame = frame
        self.frames += pictures

    def jpeg(self) -> bytes | None:
        """The picture as JPEG, encoded when first asked for; None while there is none."""
        frame, encoded = self.frame, self._encoded
        if frame is None:
            return None
        if encoded is None or encoded[0] != frame.sequence:
            encoded = (frame.sequence, encode_jpeg(frame.image, longest_side=640, quality=75))
            self._encoded = encoded
        return encoded[1]

    def rate(self) -> float | None:
        """Pictures a second over the last RATE_S, 0 where one alone came; None where none did."""
        now_s = time.monotonic()
        recent = [(at_s, pictures) for at_s, pictures in list(self._came) if at_s > now_s - RATE_S]
        if not recent:
            return None
        return sum(pictures for _, pictures in recent[1:]) / (recent[-1][0] - recent[0][0]) if recent[1:] else 0.0


def measured(frame: Frame, rate: float | None, *, shoe: bool) -> dict[str, Any]:
    """The frame's figures, JSON-ready: size, pictures a second (`rate`, None: none come), brightness and sharpness, and
    in `verdict` why it is no use for reading cards. `shoe`: it is a picture from inside a shoe."""
    brightness, focus = figures(frame.image)
    wrong = say("service-no-picture-comes") if rate is None else _wrong(brightness, focus, shoe=shoe)
    height, width = frame.image.shape[:2]
    return {
        "width": width,
        "height": height,
        "fps": round(rate or 0.0, 1),
        "brightness": round(brightness),
        "focus": round(focus),
        "shoe": shoe,
        "verdict": None if wrong is None else as_message(wrong).json(),
    }


def _wrong(brightness: float, focus: float, *, shoe: bool) -> Notice | None:
    """Why such a picture is no use for reading cards; None where it is."""
    if is_dark(brightness, shoe=shoe):
        return say("service-too-dark")
    if is_bright(brightness, shoe=shoe):
        return say("service-too-bright")
    return say("service-nothing-sharp") if focus < BLURRED else None
