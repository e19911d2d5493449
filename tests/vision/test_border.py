"""Where a card ends, and where only a line of its print runs, on drawn cards."""

import cv2
import numpy as np
import pytest

from tests.vision import pack_art
from vision.locate.border import cut_through, goes_on
from vision.quads import Image, Quad

LEFT, TOP, HEIGHT = 120, 90, 420
WIDTH = round(HEIGHT * 61 / 95)


def on_table(label: str, grey: int = 90) -> Image:
    table = np.full((600, 700, 3), grey, np.uint8)
    table[TOP : TOP + HEIGHT, LEFT : LEFT + WIDTH] = pack_art.raster("spanish", label, HEIGHT)
    return np.asarray(cv2.GaussianBlur(table, (3, 3), 0), np.uint8)


def part(left: float, top: float, right: float, bottom: float) -> Quad:
    """The outline of a part of the card, by shares of its width and height."""
    corners = np.array([[left, top], [right, top], [right, bottom], [left, bottom]]) * (WIDTH, HEIGHT)
    return np.asarray(corners + np.array([LEFT, TOP]), np.float32)


FRAME = (3.5 / 61, 3.5 / 95, 57.5 / 61, 91.5 / 95)
"""Where the drawn pack's frame runs."""


@pytest.mark.parametrize("label", ["4O", "5C", "7E", "RB"])
def test_a_card_ends_at_its_edges(label: str) -> None:
    assert not goes_on(on_table(label), part(0, 0, 1, 1)).any()
    assert not cut_through(on_table(label), part(0, 0, 1, 1)).any()
    assert not cut_through(on_table(label), part(0.01, -0.01, 1.01, 0.99)).any(), "missed by a little"


def test_round_a_printed_frame_is_paper_on_both_sides() -> None:
    picture = on_table("4O")
    assert goes_on(picture, part(*FRAME)).all()
    assert not cut_through(picture, part(*FRAME)).any(), "but a line is seen"


@pytest.mark.parametrize(
    ("label", "height"),
    [
        pytest.param("RB", 0.5, id="through a figure"),
        pytest.param("4E", 0.7, id="through swords"),
        pytest.param("6C", 0.39, id="between cups, nothing to be seen there"),
    ],
)
def test_a_part_of_a_card_is_cut_through_along_one_side(label: str, height: float) -> None:
    picture = on_table(label)
    assert cut_through(picture, part(0, 0, 1, height)).tolist() == [False, False, True, False]
    assert cut_through(picture, part(0, height, 1, 1)).tolist() == [True, False, False, False]


def test_cards_that_touch_end_where_the_gap_is() -> None:
    picture = on_table("4O")
    picture[TOP : TOP + HEIGHT, LEFT + WIDTH : LEFT + 2 * WIDTH] = pack_art.raster("spanish", "6C", HEIGHT)
    picture[TOP : TOP + HEIGHT, LEFT + WIDTH - 1 : LEFT + WIDTH + 1] = 120
    assert goes_on(picture, part(0, 0, 1, 1)).tolist() == [False, True, False, False]
    assert not cut_through(picture, part(0, 0, 1, 1)).any()


def test_a_dark_card_ends_on_a_dark_cloth() -> None:
    picture = np.full((600, 560, 3), 30, np.uint8)
    picture[TOP : TOP + HEIGHT, LEFT : LEFT + WIDTH] = cv2.resize(
        pack_art.raster("full_bleed", "5H"), (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA
    )
    assert not cut_through(picture, part(0, 0, 1, 1)).any()
