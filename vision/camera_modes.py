"""Which of a sensor's modes gives the field of view and the speed asked for, what of it is shown, how fast it is read.

picamera2's own choice is the mode nearest in size, which for 1280x720 on a Camera Module 3 reads out two thirds of the
field. Pure.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

Rectangle = tuple[int, int, int, int]
"""x, y, width, height in pixels of the whole sensor."""
BLANK_ROWS = 40
"""Rows' times between two pictures at a mode's highest rate: what Linux' driver imx708.c gives Camera Module 3 in its
modes that join pixels (`vblank_min`). Of other sensors a guess: theirs are 4 to 60, at most 6 % of the rows."""


@dataclass(frozen=True, slots=True)
class SensorMode:
    """One way to read the sensor out: pixels delivered (width, height), bits each, pictures a second at most, and the
    part of the sensor that is read."""

    size: tuple[int, int]
    bit_depth: int
    fps: float
    field: Rectangle

    @property
    def row_s(self) -> float:
        """From the time of one row to that of the next: the same at every rate, which only changes the pause after."""
        return 1 / (self.fps * (self.size[1] + BLANK_ROWS))

    def readout_s(self, part: Rectangle) -> float:
        """From the time of the first row to that of the last, where only `part` of the field is shown."""
        return self.row_s * self.size[1] * part[3] / self.field[3]


def best_mode(
    modes: Iterable[SensorMode], size: tuple[int, int], fps: float, *, speed_first: bool = False
) -> SensorMode:
    """The mode that shows the most in a picture of this shape; of those one that is fast enough, else the fastest; of
    those the smallest that need not be enlarged, else the largest; of those the finest. `speed_first`: of the modes
    that are fast enough, else of the fastest, the one that shows the most. Raises ValueError when there is none."""

    def worth(mode: SensorMode) -> tuple[float, ...]:
        _, _, width, height = shown(mode.field, size)
        wide, high = mode.size
        fine = wide * width / mode.field[2] >= size[0] and high * height / mode.field[3] >= size[1]
        area = wide * high
        field, speed = width * height, min(mode.fps, fps)
        order = (speed, field) if speed_first else (field, speed)
        return (*order, fine, -area if fine else area, mode.bit_depth)

    return max(modes, key=worth)


def shown(field: Rectangle, size: tuple[int, int], crop: tuple[float, ...] = ()) -> Rectangle:
    """The largest part of `field` that has the shape of a picture of this `size`, about the middle; `crop`: of this
    part of the field (x, y, width, height as shares of it)."""
    x, y, width, height = field
    if crop:
        x, y = x + round(crop[0] * width), y + round(crop[1] * height)
        width, height = round(crop[2] * width), round(crop[3] * height)
    if width * size[1] > height * size[0]:
        fits = (round(height * size[0] / size[1]), height)
    else:
        fits = (width, round(width * size[1] / size[0]))
    return (x + (width - fits[0]) // 2, y + (height - fits[1]) // 2, *fits)
