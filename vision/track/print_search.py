"""Where the print of a known card is seen now, near the window: displaced, turned, a little smaller or larger.

Roughly at first, on a small flat picture at every turn; what is likest is then looked at closely. Millimetres are those
of the window, from its corner.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import Image, Quad, portrait, same_way_up
from vision.steps import Steps, finished
from vision.track.middle import H_MM, W_MM, likenesses

_ANGLES_DEG = range(-24, 25, 6)
"""Turns, against the window, at which the card is sought on the table."""
_PUSHED_DEG = range(-12, 13, 6)
"""Turns at which it is sought in a box that was moved (guess)."""
WHOLLY = 252
"""Of 255, from which on a pixel of a smaller picture shows nothing of what is left out."""
_SEEN = 0.35
"""Share of the card that must be in the picture."""
_ANGLES_A_STEP = 3
"""Turns that are tried in one step."""
_ROUGH_PX = 0.5
"""Pixels to the millimetre of the search."""
_ALIKE = 0.4
"""Correlation in the search from which the card's place is looked at closely."""
_SIZES = (0.82, 1.04)
"""Smallest and largest size of the card, of that in the window: a table is farther away."""
_MOST_STRETCHED = 1.12
"""The card's longer scale, of its shorter one, up to which it is the card: 1.05 at most in a film, and 1.25
of one half out of the picture that was found askew and taken for two (`benchmarks.films`, seed 73344)."""
PX = 2
"""Pixels to the millimetre of the closer look."""
_ROUNDS = 40
"""Steps by which the card's place is refined, at most."""
_SOFT_PX = 5
"""Blur of both pictures in that: odd."""
_IS_IT = 0.7
"""Correlation from which it is the same card: cards half out of the picture reach 0.72, others 0.62."""
REACH_MM = 30
"""So far beside its last place the card in a box that was moved is sought (guess)."""

Matrix = NDArray[np.float64]
Plane = NDArray[np.float32]
Grey = NDArray[np.uint8]
Part = tuple[int, int, int, int]
"""Left, top, right and bottom, mm from the window's corner."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A picture in which the print is sought."""

    green: Grey
    free: Grey
    """255 where the card may be seen."""
    to_mm: Matrix
    """Matrix from the picture to mm from the window's corner."""
    part: Part
    """Where the card is sought."""


def to_mm(window: Quad) -> Matrix:
    """Matrix from the frame to mm from the window's corner."""
    corners = np.array([[0, 0], [W_MM, 0], [W_MM, H_MM], [0, H_MM]], np.float32)
    return np.asarray(cv2.getPerspectiveTransform(portrait(window), corners), np.float64)


def sought(
    sight: Sight, card: Image, angles_deg: Sequence[int] = _ANGLES_DEG, scale: float = 1.0
) -> Steps[Matrix | None]:
    """Roughly, the matrix from the card's place in the window, mm, to its place now, mm; None where it is not found.
    In steps of some milliseconds. `card`: rectified; `scale`: its size now, of that in the window."""
    part = sight.part
    to_flat = np.diag([_ROUGH_PX, _ROUGH_PX, 1.0]) @ _shift(part)
    shape = (round((part[2] - part[0]) * _ROUGH_PX), round((part[3] - part[1]) * _ROUGH_PX))
    flat = _reduced(sight.green, to_flat @ sight.to_mm, shape).astype(np.float32)
    open_to_view = (_reduced(sight.free, to_flat @ sight.to_mm, shape) > WHOLLY).astype(np.float32)
    size = (round(W_MM * _ROUGH_PX * scale), round(H_MM * _ROUGH_PX * scale))
    print_of = cv2.resize(card, size, interpolation=cv2.INTER_AREA)[..., 1].astype(np.float32)
    yield
    best, place = _ALIKE, None
    for n, angle in enumerate(angles_deg):
        alike, at = _likest(flat, open_to_view, print_of, angle)
        if alike > best:
            best, place = alike, at
        if n % _ANGLES_A_STEP == _ANGLES_A_STEP - 1:
            yield
    if place is None:
        return None
    of_print = np.diag([size[0] / W_MM, size[1] / H_MM, 1.0])
    return np.asarray(np.linalg.inv(to_flat) @ place @ of_print, np.float64)


def _shift(part: Part) -> Matrix:
    """To mm from the corner of a part."""
    return np.array([[1, 0, -part[0]], [0, 1, -part[1]], [0, 0, 1]], np.float64)


def _reduced(plane: Grey, to_flat: Matrix, shape: tuple[int, int]) -> Grey:
    """A part of a picture, flat and much smaller: every pixel counts, else noise and fine print would remain."""
    back = np.linalg.inv(to_flat)
    corners = np.array([[[0, 0], [shape[0], 0], [0, shape[1]], shape]], np.float32)
    points = cv2.perspectiveTransform(corners, back)[0]
    x0, y0 = (max(0, int(v)) for v in points.min(axis=0))
    x1, y1 = (int(v) + 2 for v in points.max(axis=0))
    cut = plane[y0:y1, x0:x1]
    if not cut.size:
        return np.zeros(shape[::-1], np.uint8)
    by = max(1.0, float(np.linalg.norm(points[1] - points[0])) / shape[0])
    small = cv2.resize(cut, (math.ceil(cut.shape[1] / by), math.ceil(cut.shape[0] / by)), interpolation=cv2.INTER_AREA)
    x_by, y_by = cut.shape[1] / small.shape[1], cut.shape[0] / small.shape[0]
    whole = np.array([[x_by, 0, x0 + (x_by - 1) / 2], [0, y_by, y0 + (y_by - 1) / 2], [0, 0, 1]])
    return np.asarray(cv2.warpPerspective(small, to_flat @ whole, shape), np.uint8)


def _likest(flat: Plane, open_to_view: Plane, print_of: Plane, angle: float) -> tuple[float, Matrix]:
    """Where the print at this turn is likest: the correlation, and the matrix to that place, mm."""
    height, width = flat.shape
    side = math.ceil(math.hypot(height, width)) + print_of.shape[0]
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), angle, 1.0)
    turn[:, 2] += [side / 2 - width / 2, side / 2 - height / 2]
    seen = (cv2.warpAffine(open_to_view, turn, (side, side)) > 0.99).astype(np.float32)
    alike, count = likenesses(cv2.warpAffine(flat, turn, (side, side)) * seen, seen, print_of)
    alike[count < _SEEN * print_of.size] = -1.0
    y, x = np.unravel_index(int(alike.argmax()), alike.shape)
    back = np.linalg.inv(np.vstack([turn, [0, 0, 1]]))
    return float(alike[y, x]), np.asarray(back @ np.array([[1, 0, x], [0, 1, y], [0, 0, 1]], np.float64), np.float64)


def refined(sight: Sight, card: Image, place: Matrix) -> Matrix | None:
    """A closer look at where the rectified `card` seems to be (`place`: from its place in the window, mm, to where it
    is, mm): that matrix more exactly, None when it is not the card."""
    part = sight.part
    to_flat = np.diag([PX, PX, 1.0]) @ _shift(part)
    large = ((part[2] - part[0]) * PX, (part[3] - part[1]) * PX)
    print_of = cv2.resize(card, (W_MM * PX, H_MM * PX), interpolation=cv2.INTER_AREA)[..., 1]
    flat = cv2.warpPerspective(sight.green, to_flat @ sight.to_mm, large)
    seen = (cv2.warpPerspective(sight.free, to_flat @ sight.to_mm, large) > WHOLLY).astype(np.uint8)
    of_print = np.diag([1 / PX, 1 / PX, 1.0])
    way = (to_flat @ place @ of_print)[:2].astype(np.float32)
    until = (cv2.TERM_CRITERIA_EPS | cv2.TERM_CRITERIA_COUNT, _ROUNDS, 1e-4)
    try:
        alike, found = cv2.findTransformECC(print_of, flat, way, cv2.MOTION_AFFINE, until, seen, _SOFT_PX)
    except cv2.error:  # it does not converge: there is nothing like the card
        return None
    there = np.linalg.inv(to_flat) @ np.vstack([found, [0, 0, 1]]) @ np.linalg.inv(of_print)
    longer, shorter = (float(v) for v in np.linalg.svd(there[:2, :2], compute_uv=False))
    fits = _SIZES[0] < math.sqrt(longer * shorter) < _SIZES[1] and longer < _MOST_STRETCHED * shorter
    return np.asarray(there, np.float64) if alike > _IS_IT and fits else None


def print_near(image: Image, card: Image, window: Quad) -> Quad | None:
    """The outline, in frame pixels and with the first corner where the window has it, of the rectified `card` at most
    REACH_MM beside `window`; None where it is not seen."""
    part = (-REACH_MM, -REACH_MM, W_MM + REACH_MM, H_MM + REACH_MM)
    sight = Sight(
        np.asarray(cv2.extractChannel(image, 1), np.uint8), np.full(image.shape[:2], 255, np.uint8), to_mm(window), part
    )
    place = finished(sought(sight, card, _PUSHED_DEG))
    place = None if place is None else refined(sight, card, place)
    if place is None:
        return None
    corners = np.array([[[0, 0], [W_MM, 0], [W_MM, H_MM], [0, H_MM]]], np.float32)
    outline = cv2.perspectiveTransform(corners, np.linalg.inv(sight.to_mm) @ place)[0]
    return same_way_up(np.asarray(outline, np.float32), window)
