"""The nose of the shoe in numbers: where its window is, what its camera sees of it, how it is lit (`vision.drawn`).

Millimetres along the slope on which the cards slide: x down the slope from the slit, y across. These are the numbers of
the drawn shoe (hardware/machine/drawings/shoe; a test holds them equal). The picture is mirrored: the camera looks by a
mirror.
"""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.camera_modes import SensorMode
from vision.drawn import SHOE

SIZE_PX = SHOE.size_px
"""Width and height of the picture."""
PX_PER_MM = SHOE.px_per_mm
"""At the card's face, of a picture of that size."""
WINDOW_X = (6.0, 36.0)
"""The opening along the card's way."""
WINDOW_Y = 43.2
"""The opening reaches so far to each side."""
MIDDLE_X = 21.0
"""Of the window: the middle of the picture."""
RAIL_Y = 46.3
"""The rails beside the card."""
GATE_X = -3.7
"""The leading edge of a card that rests at the gate."""
HOOD_END_X = 41.0
"""Where a card comes out from under the hood."""
PUSH_MM = 52.0
"""So far a finger pushes the card; then a hand can grip it."""
CARD_MM = (63.5, 88.9)
"""The card along its way and across: a long side leads."""

MODE = SensorMode((1536, 864), 10, 120.13, (768, 432, 3072, 1728))
"""Sensor mode of the drawn shoe's camera, Camera Module 3: the middle two thirds of its field, which it reads at 120
pictures a second; the whole field only at 56. As the camera itself lists its modes (Raspberry Pi's rpicam-apps, issue
515; Linux' driver imx708.c has the same sizes, 566.4 million pixels a second and 5216 of them to a row)."""
READOUT_S = MODE.readout_s(MODE.field)
"""From the time of a picture's first row to that of its last."""
READOUT_S_PER_MM = READOUT_S / (SIZE_PX[1] / PX_PER_MM)
"""The shutter rolls against the card's way: a place 1 mm further out is read this much earlier."""
FPS = 120.0
"""Pictures a second that are asked of it."""
STEP_MM = 10.0
"""A card may move so far from picture to picture and is surely read; in most light 13 (docs/measurements.md)."""


def fastest_mm_s(fps: float) -> float:
    """Highest speed of a card (mm/s) that is still read at `fps` pictures a second."""
    return STEP_MM * fps


def to_px(x: float, y: float) -> tuple[float, float]:
    """A place of the slope (mm) in picture coordinates, px from the left and upper edge: the card moves upward."""
    return SIZE_PX[0] / 2 - y * PX_PER_MM, SIZE_PX[1] / 2 - (x - MIDDLE_X) * PX_PER_MM


def lux_over(xs: NDArray[Any], ys: NDArray[Any]) -> NDArray[np.float32]:
    """Light at every pair of these places, shape (len(xs), len(ys)), to both sides alike; beyond the window that of its
    rim."""
    grid = SHOE.lux_at
    table = np.array(grid.rows[len(grid.rows) // 2 :], np.float32).T
    down, aside = (np.arange(count) for count in table.shape)
    along = np.interp(xs - MIDDLE_X, grid.first[0] + grid.step[0] * down, down).astype(np.float32)
    across = np.interp(np.abs(ys), grid.step[1] * aside, aside).astype(np.float32)
    maps = np.meshgrid(across, along)
    return np.asarray(cv2.remap(table, maps[0], maps[1], cv2.INTER_LINEAR), np.float32)
