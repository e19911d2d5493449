"""The box's window marked by hand: its four corners on the camera's picture, checked, and kept beside the journal.

Corners are fractions of the picture's width and height (0..1), so that they hold for any size of it. Where there are
none, the configuration's corners are used, and where it has none, the window is found by itself.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import numpy as np

from controller.games.message import say
from controller.table.state import Refused
from hardware.files import write_whole
from vision.quads import Corners, Image, Quad, area, clockwise, is_convex, portrait, rectify
from vision.reading import Reader

log = logging.getLogger(__name__)

SMALLEST = 0.006
"""Share of the picture below which no card can be read in the window."""


def checked(corners: Corners) -> Corners:
    """The corners, clockwise from the same first one. Raises Refused when they cannot be those of a window."""
    quad = _in_order(np.array(corners, np.float32) * 1000)
    if not is_convex(quad):
        raise Refused("bad_window", say("service-window-none"))
    if area(quad) < SMALLEST * 1000 * 1000:
        raise Refused("bad_window", say("service-window-small"))
    return [[round(float(x) / 1000, 5), round(float(y) / 1000, 5)] for x, y in quad]


def _in_order(quad: Quad) -> Quad:
    """Corners tapped in any order, one after the other round their middle."""
    x, y = (quad - quad.mean(axis=0)).T
    return clockwise(quad[np.argsort(np.arctan2(y, x))])


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
        write_whole(self._path, json.dumps({"corners": corners}))
