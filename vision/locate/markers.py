"""Finds the window by the printed markers on the box. Where there are none, or too few are seen, it says nothing."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.marker_layout import PLACES, SETS, SIDE_MM, Cards, dictionary
from vision.quads import Image, Quad, portrait

LEAST = 3
"""Markers of a set that have to be seen: from two on one side the window's far corners were 3 mm off."""
OFF = 0.12
"""Of a marker's side: how far a corner may lie off its place in the plane of the others, at most."""
MOVED = 0.02
"""Of the window's width, 1.2 mm: a window seen farther off than this has moved. Markers alone are right within half."""

_DETECTOR: list[cv2.aruco.ArucoDetector] = []


def window_by_markers(image: Image) -> Quad | None:
    """The window's outline, portrait, in pixels of `image` (H, W, 3) BGR; None unless LEAST markers of one set lie as
    they do on the box. About 10 ms at 1280x720, so it is asked only where the window is searched for."""
    found = found_markers(image)
    if len(found) < LEAST:
        return None
    for cards in SETS:
        seen = [k for k in range(len(PLACES)) if cards.first + k in found]
        if len(seen) >= LEAST:
            quad = _window(cards, seen, [found[cards.first + k] for k in seen])
            if quad is not None:
                return quad
    return None


def found_markers(image: Image) -> dict[int, NDArray[np.float32]]:
    """The corners (4, 2), in pixels of `image` (H, W, 3) BGR, of each marker that is seen, by its number."""
    corners, numbers, _ = _detector().detectMarkers(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY))
    if numbers is None:
        return {}
    return {
        int(number): np.asarray(one, np.float32).reshape(4, 2)
        for number, one in zip(numbers.flat, corners, strict=True)
    }


def has_moved(window: Quad, was: Quad) -> bool:
    """A window seen by markers is not where it was: its middle, for how much of a card its rim hides is not known."""
    there = window.mean(axis=0) - was.mean(axis=0)
    size = float(np.linalg.norm(was[1] - was[0]))
    return bool(np.hypot(*there) > MOVED * size)


def square(k: int) -> NDArray[np.float32]:
    """The corners of marker `k` of a set (0...3) in millimetres, clockwise in the picture from the upper left."""
    half = SIDE_MM / 2
    corners = np.array([[-half, -half], [half, -half], [half, half], [-half, half]], np.float32)
    return np.asarray(corners + np.array(PLACES[k], np.float32), np.float32)


def plane_of(seen: list[int], corners: list[NDArray[np.float32]]) -> NDArray[np.float64] | None:
    """From millimetres of the layout to the picture, by the markers `seen` (0...3 of a set) and their corners; None
    where they do not lie in one plane, as on the box."""
    on_box, in_picture = np.concatenate([square(k) for k in seen]), np.concatenate(corners)
    fitted, _ = cv2.findHomography(on_box, in_picture, 0)
    if fitted is None:
        return None
    plane: NDArray[np.float64] = np.asarray(fitted, np.float64)
    off = np.linalg.norm(_through(on_box, plane) - in_picture, axis=1).max()
    side = min(float(np.linalg.norm(one - np.roll(one, 1, axis=0), axis=1).min()) for one in corners)
    return None if off > OFF * side else plane


def _window(cards: Cards, seen: list[int], corners: list[NDArray[np.float32]]) -> Quad | None:
    """The window in the plane of the markers `seen`; None where they do not lie in one, as on the box."""
    plane = plane_of(seen, corners)
    return None if plane is None else window_in(plane, cards)


def window_in(plane: NDArray[np.float64], cards: Cards) -> Quad:
    """The window of these cards in the picture, portrait; `plane` from `plane_of`."""
    x, y = cards.half_x, cards.half_y
    outline = np.array([[-x, -y], [x, -y], [x, y], [-x, y]], np.float32) + np.array([cards.middle_x, 0.0], np.float32)
    return portrait(_through(outline, plane))


def _through(points: NDArray[np.float32], plane: NDArray[np.float64]) -> NDArray[np.float32]:
    return np.asarray(cv2.perspectiveTransform(points[None], plane)[0], np.float32)


def _detector() -> cv2.aruco.ArucoDetector:
    """Made when it is first needed. Lenient with small blurred markers (25 px: 4 px to a cell); that three of one set
    must lie as on the box keeps out what is none."""
    if not _DETECTOR:
        how = cv2.aruco.DetectorParameters()
        how.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
        how.adaptiveThreshWinSizeMin = 5
        how.adaptiveThreshWinSizeMax = 25
        how.perspectiveRemovePixelPerCell = 8
        how.perspectiveRemoveIgnoredMarginPerCell = 0.25
        how.minOtsuStdDev = 3.0
        how.errorCorrectionRate = 1.0
        how.maxErroneousBitsInBorderRate = 0.5
        _DETECTOR.append(cv2.aruco.ArucoDetector(dictionary(), how))
    return _DETECTOR[0]
