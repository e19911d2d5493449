"""Indices of cards on a heap, read without their cards."""

from collections.abc import Mapping, Sequence
from functools import partial

import numpy as np
import pytest

from tests.vision.rendered_cards import corners_of, lay, table
from vision.quads import Image, Quad, portrait, scaled
from vision.read.pile_indices import CornerReader, Index, spotted
from vision.read.reader import CardReader
from vision.reading import NONE

SIZE = (600, 900)
HEIGHT = 260.0


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader()


def scene(*laid: tuple[str, tuple[float, float], float]) -> tuple[Image, Quad]:
    """A table with the three of clubs in the box's window, and cards (card, middle, degrees) beside it."""
    image = table(*SIZE)
    for card, middle, degrees in (("3C", (450, 300), 0.0), *laid):
        image = lay(image, card, corners_of(middle, HEIGHT, degrees))
    window = portrait(scaled(corners_of((450, 300), HEIGHT, 0.0), 0.95))
    return np.asarray(image, np.uint8), window


def indices_in(image: Image, window: Quad, part: tuple[int, int, int, int], reader: CornerReader) -> list[Index]:
    return [index for index in spotted(image, window, part, reader) if index is not None]


def sure(indices: list[Index]) -> set[tuple[str, str]]:
    return {(index.rank, index.suit) for index in indices if index.probability > 0.88}


def test_the_reader_can_read_corners(reader: CardReader) -> None:
    assert isinstance(reader, CornerReader)


@pytest.mark.parametrize("degrees", [0.0, 12.0, -25.0, 90.0, 170.0])
def test_a_card_beside_the_box_is_read_however_it_lies(reader: CardReader, degrees: float) -> None:
    image, window = scene(("8H", (740, 300), degrees))
    assert sure(indices_in(image, window, (580, 0, 900, 600), reader)) == {("8", "H")}


def test_one_index_is_enough(reader: CardReader) -> None:
    """A card cut by the end of the picture, and one of which another card leaves only the corner free."""
    image, window = scene(("9S", (160, 220), 5.0), ("QD", (195, 255), 3.0), ("7D", (880, 300), 8.0))
    indices = [index for x in (0, 580) for index in indices_in(image, window, (x, 0, x + 320, 600), reader)]
    assert sure(indices) == {("9", "S"), ("Q", "D"), ("7", "D")}
    at = {index.rank: index.at for index in indices if index.probability > 0.88}
    assert abs(at["9"][1] - (220 - HEIGHT / 2)) < 40
    assert at["7"][0] < 880


def is_card(wanted: tuple[str, str], rank: str, suit: str) -> bool:
    return (rank, suit) == wanted


def test_only_wanted_cards_are_settled(reader: CardReader) -> None:
    image, window = scene(("8H", (740, 300), 0.0))
    part = (580, 0, 900, 600)
    for wanted in (("8", "H"), ("9", "H")):
        found = spotted(image, window, part, reader, partial(is_card, wanted))
        assert sure([index for index in found if index is not None]) == {wanted} & {("8", "H")}


def test_no_step_looks_at_many_corners(reader: CardReader) -> None:
    """Frames wait for a step: it may read some corners, not all."""
    asked: list[int] = []

    class Counting:
        def read_corners(self, patches: Sequence[Image]) -> list[tuple[Mapping[str, float], Mapping[str, float]]]:
            asked.append(len(patches))
            return reader.read_corners(patches)

    image, window = scene(
        *((card, (700 + 40 * k, 150 + 120 * k), 20.0 * k) for k, card in enumerate(("9S", "QD", "7D")))
    )
    steps = 0
    for _ in spotted(image, window, (580, 0, 900, 600), Counting()):
        steps += 1
        assert sum(asked) <= 12
        asked.clear()
    assert steps > 4


def test_where_no_index_lies_none_is_read(reader: CardReader) -> None:
    image, window = scene()
    assert indices_in(image, window, (580, 0, 900, 600), reader) == []
    image, window = scene(("back", (740, 300), 10.0))
    assert sure(indices_in(image, window, (580, 0, 900, 600), reader)) == set()


def test_a_part_seen_too_flatly_is_left_out(reader: CardReader) -> None:
    image, _ = scene(("8H", (740, 300), 0.0))
    window = np.array([[440, 290], [460, 290], [462, 318], [438, 318]], np.float32)
    assert indices_in(image, window, (0, 0, 900, 600), reader) == []


class FromBelow:
    """Takes every corner with ink at its lower end for the five of hearts, others for none."""

    def read_corners(self, patches: Sequence[Image]) -> list[tuple[Mapping[str, float], Mapping[str, float]]]:
        seen = [patch[3 * patch.shape[0] // 4 :].min() < 0.5 * patch.max() for patch in patches]
        return [
            ({"5": 0.99, NONE: 0.01}, {"H": 0.99, NONE: 0.01})
            if ink
            else ({"5": 0.01, NONE: 0.99}, {"H": 0.01, NONE: 0.99})
            for ink in seen
        ]


def test_the_suit_of_the_card_on_top_is_not_that_of_the_rank_above_it() -> None:
    image, window = scene(("8H", (740, 300), 0.0))
    assert indices_in(image, window, (580, 0, 900, 600), FromBelow()) == []
