"""The printed markers on the dealing box: their size, their places, and the window that goes with each set.

Millimetres on the table as in `vision.render.view`: x to the right in the picture, y towards the dealer, the middle of
the poker window at (0, 0). These are the numbers of the drawn box (hardware/machine/drawings; a test holds them equal);
what its camera sees, and its light, are in `vision.drawn`.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2

SIDE_MM = 14.0
"""Side of a marker's black square: 25 px where a card is 112 px wide."""
WHITE_MM = 2.0
"""White paper around it, without which it is not seen."""
CELLS = 6
"""Cells to a side, the black border among them: 4 x 4 of them tell the number."""
PLACES: tuple[tuple[float, float], ...] = ((-46.0, -66.5), (46.0, -66.5), (46.0, 66.5), (-46.0, 66.5))
"""Middles of a set's four markers, clockwise in the picture from the upper left; their numbers rise in that order."""
BOX_MM = (112.0, 152.0)
"""Width and height of a box with markers."""
HIDDEN_MM = 2.0
"""Of a card under the box's rim on each side: the window is smaller than a card by twice this."""


@dataclass(frozen=True, slots=True)
class Cards:
    """One kind of cards: the number of its first marker, the middle of its window in x, half the window's sides."""

    name: str
    first: int
    middle_x: float
    half_x: float
    half_y: float

    @property
    def size_mm(self) -> tuple[float, float]:
        """Width and height of a card. Where the sizes come from: hardware/machine/drawings/dealing_box/params.py."""
        return round(2 * (self.half_x + HIDDEN_MM), 2), round(2 * (self.half_y + HIDDEN_MM), 2)


SETS: tuple[Cards, ...] = (
    Cards("poker", 0, 0.0, 29.75, 42.45),
    Cards("bridge", 4, 3.15, 26.6, 42.45),
    Cards("spanish", 8, 1.25, 28.5, 45.5),
    Cards("german", 12, 2.25, 27.5, 43.5),
)


def dictionary() -> cv2.aruco.Dictionary:
    """The markers' numbers."""
    return cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)


def black_rows(number: int) -> list[tuple[float, float, float, float]]:
    """The black of marker `number`, row by row: rectangles (x, y, width, height) in millimetres from the marker's upper
    left corner. Filled as one shape they show no seam."""
    black = cv2.aruco.generateImageMarker(dictionary(), number, CELLS) == 0
    cell = SIDE_MM / CELLS
    runs = []
    for row in range(CELLS):
        start = 0
        while start < CELLS:
            end = start
            while end < CELLS and black[row, end]:
                end += 1
            if end > start:
                runs.append((start * cell, row * cell, (end - start) * cell, cell))
            start = end + 1
    return runs
