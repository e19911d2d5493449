"""A camera over the printed markers, looked at before any card is read: the size, the tilt and the next thing to do."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from vision.locate.aim import Aim, measure
from vision.marker_layout import CELLS, PLACES, SETS, SIDE_MM, WHITE_MM, Cards
from vision.quads import Image

SIZE = (1280, 720)
PX = 4
"""Of the drawn plane, to the millimetre."""
HALF_MM = 110.0
FOCAL = 0.9 * SIZE[0]


def plane(cards: Cards, *, without: tuple[int, ...] = (), paper: int = 235) -> Image:
    """The markers of `cards` on grey paper, HALF_MM around the middle, a dark pattern where the pack lies."""
    side = round(2 * HALF_MM * PX)
    image = np.full((side, side), paper, np.uint8)
    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    for k, (x, y) in enumerate(PLACES):
        if k not in without:
            cell = round(SIDE_MM * PX / CELLS)
            tile = cv2.aruco.generateImageMarker(dictionary, cards.first + k, cell * CELLS)
            edge = round(WHITE_MM * PX)
            tile = cv2.copyMakeBorder(tile, edge, edge, edge, edge, cv2.BORDER_CONSTANT, value=255)
            left, top = (round((HALF_MM + v) * PX - tile.shape[0] / 2) for v in (x, y))
            image[top : top + tile.shape[0], left : left + tile.shape[1]] = tile
    for y in range(-40, 40, 8):
        for x in range(-28, 28, 8):
            row, column = round((HALF_MM + y) * PX), round((HALF_MM + x + cards.middle_x) * PX)
            image[row : row + 12, column : column + 12] = 40
    return np.repeat(image[..., None], 3, axis=2)


def seen(flat: Image, *, high_mm: float, tilt_deg: float = 0.0, blur: float = 0.0, light: float = 1.0) -> Image:
    """The plane through a camera with a field like a webcam's, `high_mm` from its middle."""
    tilt = np.radians(tilt_deg)
    turned = np.array([[1, 0, 0], [0, np.cos(tilt), -np.sin(tilt)], [0, np.sin(tilt), np.cos(tilt)]])
    to_camera = np.column_stack([turned[:, 0], turned[:, 1], [0, 0, high_mm]])
    lens = np.array([[FOCAL, 0, SIZE[0] / 2], [0, FOCAL, SIZE[1] / 2], [0, 0, 1]])
    to_mm = np.array([[1 / PX, 0, -HALF_MM], [0, 1 / PX, -HALF_MM], [0, 0, 1]])
    image = cv2.warpPerspective(flat, lens @ to_camera @ to_mm, SIZE, flags=cv2.INTER_AREA, borderValue=(60, 70, 60))
    if blur:
        image = cv2.GaussianBlur(image, (0, 0), blur)
    return np.clip(image * light, 0, 255).astype(np.uint8)


def width_px(cards: Cards, high_mm: float) -> float:
    return FOCAL * cards.size_mm[0] / high_mm


@pytest.mark.parametrize("cards", SETS, ids=lambda one: one.name)
@pytest.mark.parametrize("tilt_deg", [0.0, 15.0, 30.0])
def test_size_and_tilt_are_measured_and_good_is_said(cards: Cards, tilt_deg: float) -> None:
    aim = measure(seen(plane(cards), high_mm=320, tilt_deg=tilt_deg))
    assert (aim.advice, aim.cards, aim.seen) == ("good", cards.name, (0, 1, 2, 3))
    assert aim.tilt_deg == pytest.approx(tilt_deg, abs=2)
    assert aim.card_px is not None
    assert aim.card_px == pytest.approx(width_px(cards, 320), rel=0.03 if not tilt_deg else 0.15)


def advice(image: Image) -> str:
    return measure(image).advice


def test_each_thing_that_is_wrong_is_the_next_thing_to_do() -> None:
    flat = plane(SETS[0])
    assert advice(seen(flat, high_mm=750)) == "nearer"
    assert advice(seen(flat, high_mm=330, tilt_deg=45)) == "upright"
    assert advice(seen(flat, high_mm=330, blur=5)) in ("sharp", "markers")
    assert advice(seen(flat, high_mm=330, light=0.08)) == "dark"
    assert advice(np.full((720, 1280, 3), 250, np.uint8)) == "bright"
    assert advice(seen(plane(SETS[0], without=(2,)), high_mm=330)) == "markers"
    assert advice(seen(flat, high_mm=330, light=1.2)) == "glare"


def test_what_is_seen_is_said_where_it_is_too_little_for_the_rest() -> None:
    aim = measure(seen(plane(SETS[2], without=(1, 2)), high_mm=330))
    assert aim == Aim("markers", "spanish", (0, 3))
    assert measure(np.full((480, 640, 3), 120, np.uint8)) == Aim("markers")


def test_the_smallest_card_that_is_taken_has_markers_that_are_seen() -> None:
    high_mm = FOCAL * SETS[0].size_mm[0] / 113
    aim = measure(seen(plane(SETS[0]), high_mm=high_mm))
    assert aim.advice == "good", aim


def test_a_picture_of_nothing_but_noise_is_not_a_sheet() -> None:
    noise: NDArray[np.uint8] = np.random.default_rng(3).integers(0, 255, (480, 640, 3), np.uint8)
    assert measure(noise).cards is None
