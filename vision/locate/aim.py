"""How well a camera is set up over the printed markers: which are seen, how large a card is, how oblique, how lit.

For setting up by looking, before any card is read: `advice` is the one thing to do next.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.capture.figures import BLURRED, is_bright, is_dark
from vision.levels import darkest
from vision.locate.markers import LEAST, found_markers, plane_of, window_in
from vision.marker_layout import PLACES, SETS, Cards
from vision.quads import Image, Quad

LEAST_CARD_PX = 112.0
"""Width of a card in the picture from which on markers and indices are sure: a marker is 25 px wide then."""
MOST_CARD_PX = 420.0
"""Beyond it a card fills the picture of a camera of 720 rows; nothing is won by it: a guess."""
MOST_TILT_DEG = 35.0
"""Most between the camera's axis and the upright: the sheet's own limit (controller/sheet/pictures.py)."""
MOST_GLARE = 0.3
"""Share of the pack's place that may be burnt out, a guess: paper alone is up to there in a bright picture."""
BURNT = 252
"""Level, 0..255, of all three colours from which on a pixel says nothing."""
_FOCAL = 0.9
"""Focal length in picture widths, a guess: 58 degrees across, as a webcam or a phone's main camera. The tilt alone
depends on it, by some degrees."""

Advice = Literal["markers", "dark", "bright", "nearer", "farther", "upright", "sharp", "glare", "good"]


@dataclass(frozen=True, slots=True)
class Aim:
    """`cards`: the kind whose markers are seen, None for none; `seen`: which of its four, 0...3 clockwise from the
    upper left. The rest is None until three of them lie as on the sheet: width of a card in px, tilt in degrees, share
    of the pack's place that is burnt out (0...1), mean square of the Laplacian at the markers."""

    advice: Advice
    cards: str | None = None
    seen: tuple[int, ...] = ()
    card_px: float | None = None
    tilt_deg: float | None = None
    glare: float | None = None
    sharpness: float | None = None
    window: Quad | None = None
    """Where a card in the frame is read, portrait, px."""


def measure(image: Image) -> Aim:
    """How the camera that gave `image` (H, W, 3) BGR is set up. About 15 ms at 1280x720."""
    found = found_markers(image)
    cards = max(SETS, key=lambda one: sum(one.first + k in found for k in range(len(PLACES))))
    seen = tuple(k for k in range(len(PLACES)) if cards.first + k in found)
    brightness = float(image.mean())
    light: Advice | None = None
    if is_dark(brightness, shoe=False):
        light = "dark"
    elif is_bright(brightness, shoe=False):
        light = "bright"
    if not seen:
        return Aim(light or "markers")
    corners = [found[cards.first + k] for k in seen]
    plane = plane_of(list(seen), corners) if len(seen) >= LEAST else None
    if plane is None:
        return Aim(light or "markers", cards.name, seen)
    card_px, tilt_deg = _card_px(plane, cards), _tilt_deg(plane, image.shape[1], image.shape[0])
    glare, sharpness = _glare(image, plane, cards), _sharpness(image, corners)
    missing = len(seen) < len(PLACES)
    wrong: tuple[tuple[bool, Advice], ...] = (
        (light is not None, light or "dark"),
        (card_px < LEAST_CARD_PX, "nearer"),
        (card_px > MOST_CARD_PX, "farther"),
        (missing, "markers"),
        (tilt_deg > MOST_TILT_DEG, "upright"),
        (sharpness < BLURRED, "sharp"),
        (glare > MOST_GLARE, "glare"),
    )
    advice: Advice = next((what for is_wrong, what in wrong if is_wrong), "good")
    return Aim(advice, cards.name, seen, card_px, tilt_deg, glare, sharpness, window_in(plane, cards))


def _outline(plane: NDArray[np.float64], cards: Cards) -> NDArray[np.float32]:
    """The pack's place in the picture, clockwise from its upper left corner."""
    width, height = cards.size_mm
    x, y = width / 2, height / 2
    corners = np.array([[-x, -y], [x, -y], [x, y], [-x, y]], np.float32) + np.array([cards.middle_x, 0], np.float32)
    return np.asarray(cv2.perspectiveTransform(corners[None], plane)[0], np.float32)


def _card_px(plane: NDArray[np.float64], cards: Cards) -> float:
    """The shorter of the two short sides of a card lying in the frame."""
    upper_left, upper_right, lower_right, lower_left = _outline(plane, cards)
    sides = (upper_right - upper_left, lower_right - lower_left)
    return float(min(np.linalg.norm(side) for side in sides))


def _tilt_deg(plane: NDArray[np.float64], width: int, height: int) -> float:
    """Between the camera's axis and the upright of the markers' plane, by a guessed focal length."""
    focal = _FOCAL * max(width, height)
    camera = np.array([[focal, 0, width / 2], [0, focal, height / 2], [0, 0, 1]])
    across, along = (np.linalg.inv(camera) @ plane)[:, :2].T
    upright = np.cross(across, along)
    return math.degrees(math.acos(min(1.0, abs(float(upright[2])) / float(np.linalg.norm(upright)))))


def _glare(image: Image, plane: NDArray[np.float64], cards: Cards) -> float:
    """Share of the pack's place that is burnt out, as the picture has it."""
    outline = _outline(plane, cards)
    inside = np.zeros(image.shape[:2], np.uint8)
    cv2.fillConvexPoly(inside, np.round(outline).astype(np.int32), 255)
    there = inside > 0
    if not there.any():
        return 0.0
    return float((darkest(image) >= BURNT)[there].mean())


def _sharpness(image: Image, corners: list[NDArray[np.float32]]) -> float:
    """Mean square of the Laplacian at the markers, which have edges whatever is in the frame."""
    edges = cv2.Laplacian(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), cv2.CV_32F) ** 2
    height, width = edges.shape
    found = []
    for corner in corners:
        low, high = np.floor(corner.min(axis=0)).astype(int), np.ceil(corner.max(axis=0)).astype(int) + 1
        (x0, y0), (x1, y1) = np.clip(low, 0, (width - 1, height - 1)), np.clip(high, 1, (width, height))
        found.append(float(edges[y0:y1, x0:x1].mean()))
    return min(found)
