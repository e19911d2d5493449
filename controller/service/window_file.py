"""The box's window marked by hand: its four corners on the camera's picture, checked, and kept beside the journal.

Corners are fractions of the picture's width and height (0..1), so that they hold for any size of it. Where there are
none, the configuration's corners are used, and where it has none, the window is found by itself.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from controller.table.state import Refused
from vision.locate.window import Reader
from vision.quads import Image, Quad, area, clockwise, is_convex, portrait, rectify

log = logging.getLogger(__name__)

Corners = list[list[float]]
SMALLEST = 0.006
"""Share of the picture below which no card can be read in the window."""


def checked(corners: Corners) -> Corners:
    """The corners, clockwise from the same first one. Raises Refused when they cannot be those of a window."""
    quad = _in_order(np.array(corners, np.float32) * 1000)
    if not is_convex(quad):
        raise Refused("bad_window", "these four corners make no window: put one on each corner of the card")
    if area(quad) < SMALLEST * 1000 * 1000:
        raise Refused("bad_window", "that is too small to read a card in: mark the whole window")
    return [[round(float(x) / 1000, 5), round(float(y) / 1000, 5)] for x, y in quad]


def _in_order(quad: Quad) -> Quad:
    """Corners tapped in any order, one after the other round their middle."""
    x, y = (quad - quad.mean(axis=0)).T
    return clockwise(quad[np.argsort(np.arctan2(y, x))])


def in_pixels(corners: Corners, shape: Sequence[int]) -> Quad:
    """The corners in a picture of this shape (H, W, ...)."""
    return np.asarray(np.array(corners, np.float32) * np.array([shape[1], shape[0]], np.float32), np.float32)


def as_fractions(quad: Quad, shape: Sequence[int]) -> Corners:
    """The way back."""
    return [[round(float(x) / shape[1], 5), round(float(y) / shape[0], 5)] for x, y in quad]


def read_in(reader: Reader, image: Image, quad: Quad) -> dict[str, Any]:
    """What is read in this window of the picture: `card` such as "TH", None when it is not sure; `confidence` 0..1."""
    reading = reader.read(rectify(image, portrait(quad)))
    sure = reading.rank is not None and reading.suit is not None
    card = f"{reading.rank}{reading.suit}" if sure else None
    return {"card": card, "confidence": round(float(reading.confidence), 3)}


class WindowFile:
    """The corners on disk."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def load(self) -> Corners | None:
        """The corners that were kept; None where there are none, or (which is logged) none that make a window."""
        try:
            corners = json.loads(self._path.read_text("utf-8"))["corners"]
            return checked([[float(x), float(y)] for x, y in corners])
        except FileNotFoundError:
            return None
        except (OSError, ValueError, KeyError, TypeError, Refused) as error:
            log.warning("%s: the window marked by hand is not used, mark it again: %s", self._path, error)
            return None

    def save(self, corners: Corners | None) -> None:
        """Keep these, whole or not at all; None: keep none. Raises OSError."""
        if corners is None:
            self._path.unlink(missing_ok=True)
            return
        fresh = self._path.with_suffix(".new")
        with fresh.open("w", encoding="utf-8") as out:
            json.dump({"corners": corners}, out)
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(self._path)
