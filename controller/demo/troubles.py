"""What visitors of the demonstration may do to its simulated parts, and undo; a real table meets all of it.

The parts go on beneath: cards that are drawn before a covered camera are drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

import cv2
import numpy as np

from vision.capture.camera import Camera, CameraFault, Frame
from vision.message import say
from vision.quads import Image

Trouble = Literal["covered", "dark", "unplugged", "board"]
LAMP_OUT = 0.02
"""Share of the light that is left without the lamp: the room's (a guess; a lamp has failed below `trouble.DIM`)."""
PALM_BGR = (70.0, 85.0, 120.0)
"""A hand on the lens, lit through the fingers: colour and noise are guesses."""
PALM_NOISE = 3.0


class Cable(Protocol):
    """The simulated board's."""

    def plug(self) -> None: ...

    def unplug(self) -> None: ...


class Troubles:
    """The troubles that are on. `board`: the simulated board, None where there is none."""

    def __init__(self) -> None:
        self.board: Cable | None = None
        self._on: frozenset[Trouble] = frozenset()
        self.verbs: dict[str, Callable[[], None]] = {
            "cover": lambda: self._begin("covered"),
            "uncover": lambda: self._end("covered"),
            "lamp_off": lambda: self._begin("dark"),
            "lamp_on": lambda: self._end("dark"),
            "unplug_camera": lambda: self._begin("unplugged"),
            "plug_camera": lambda: self._end("unplugged"),
            "unplug_board": self._unplug_board,
            "plug_board": self._plug_board,
        }
        """What begins and ends each. Begun again, or ended before it began, it stays as it is."""

    @property
    def on(self) -> frozenset[Trouble]:
        return self._on

    def watched(self, camera: Camera) -> Camera:
        """This camera, with what is done to it."""
        return TroubledCamera(camera, lambda: self._on)

    def _begin(self, trouble: Trouble) -> None:
        self._on |= {trouble}

    def _end(self, trouble: Trouble) -> None:
        self._on -= {trouble}

    def _unplug_board(self) -> None:
        if self.board is not None and "board" not in self._on:
            self.board.unplug()
            self._begin("board")

    def _plug_board(self) -> None:
        if self.board is not None and "board" in self._on:
            self.board.plug()
            self._end("board")


class TroubledCamera:
    """A camera with what is done to it; obeys `Camera`. `troubles` are asked at each picture."""

    def __init__(self, camera: Camera, troubles: Callable[[], frozenset[Trouble]]) -> None:
        self._camera, self._troubles = camera, troubles
        self._closed = self._gone = False
        self._palm: Image | None = None

    def read(self) -> Frame | None:
        """The next picture. Unplugged: CameraFault once, then nothing until it is back."""
        while (frame := self._camera.read()) is not None and not self._closed:
            troubles = self._troubles()
            if "unplugged" not in troubles:
                self._gone = False
                return frame if not troubles else self._spoiled(frame, troubles)
            if not self._gone:
                self._gone = True
                raise CameraFault(say("vision-camera-stopped", camera="scene"))
        return None

    def _spoiled(self, frame: Frame, troubles: frozenset[Trouble]) -> Frame:
        image = frame.image
        if "covered" in troubles:
            image = self._covered(image, frame.sequence)
        if "dark" in troubles:
            image = np.asarray(cv2.convertScaleAbs(image, alpha=LAMP_OUT), np.uint8)
        return Frame(image, frame.captured_at_s, frame.sequence, frame.readout_s)

    def _covered(self, image: Image, sequence: int) -> Image:
        """The inside of a hand, with a sensor's noise: each picture is another."""
        if self._palm is None or self._palm.shape != image.shape:
            noise = np.random.default_rng(0).normal(PALM_BGR, PALM_NOISE, image.shape)
            self._palm = noise.clip(0, 255).astype(np.uint8)
        return np.roll(self._palm, 37 * sequence, axis=1)

    def close(self) -> None:
        self._closed = True
        self._camera.close()
