"""A rendered pack of German cards dealt through the box, for what learns it."""

from __future__ import annotations

import threading

import cv2
import numpy as np

from tests.vision import pack_art
from vision.capture.camera import Frame
from vision.offline.soak import RenderedDeals
from vision.quads import Image
from vision.render import card_art
from vision.render.scene import Scene
from vision.render.view import Difficulty

ORDER = ["DD", "9S", "TS", "BH", "AC", "8S"]


def german(card: str, height: int) -> Image:
    """The art of the German pack."""
    size = (round(height * card_art.WIDTH_MM / card_art.HEIGHT_MM), height)
    return np.asarray(cv2.resize(pack_art.raster("german", card), size, interpolation=cv2.INTER_AREA), np.uint8)


def dealt_once(order: list[str]) -> tuple[Scene, RenderedDeals]:
    """The box, and the camera that sees these cards dealt out of it and then the empty box."""
    scene = Scene(order, seed=5, size=(640, 360), difficulty=Difficulty(card_px=170.0), art=german)
    return scene, RenderedDeals(scene, 1)


class WaitingDeal:
    """A camera that looks at a full box until `begin` is set, then sees it dealt out; for as long as it is open. It
    gives no picture while `lost` is set."""

    def __init__(self, order: list[str]) -> None:
        self.begin, self.lost = threading.Event(), threading.Event()
        self._scene, self._deal = dealt_once(order)
        self._closed = threading.Event()

    def read(self) -> Frame | None:
        """The next picture, twice as fast as in life."""
        if self._closed.wait(1 / 60):
            return None
        while self.lost.is_set():
            if self._closed.wait(1 / 60):
                return None
        dealt = self._deal.read() if self.begin.is_set() else None
        return dealt or self._scene.frame()

    def close(self) -> None:
        self._closed.set()
