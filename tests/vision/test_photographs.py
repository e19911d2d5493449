"""The rendered photographs that the stills are measured on hold what their labels say."""

from dataclasses import replace

import numpy as np
import pytest

from tests.instruments.benchmarks.arrangements import EXTRA
from tests.instruments.benchmarks.photographs import Laid, Photograph, photograph
from tests.instruments.benchmarks.stress import Result, matched
from vision.offline.stills import FoundCard
from vision.quads import overlap, rectify, scaled
from vision.read.reader import CardReader
from vision.render import card_art
from vision.training.art import FACE_H, FACE_W, Face


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader()


def face(rng: np.random.Generator) -> Face:
    name = ("7H", "KS", "2D")[rng.integers(3)]
    image = np.ascontiguousarray(card_art.raster(name, FACE_H)[:, :, :3])
    return Face(np.asarray(image[:, :FACE_W], np.uint8), name[0], name[1])


@pytest.mark.parametrize("arrangement", sorted({*EXTRA} - {"large"}))
def test_cards_lie_where_the_labels_say(arrangement: str, reader: CardReader) -> None:
    picture = photograph(np.random.default_rng([2, 8]), face, face, arrangement)
    free = [card for card in picture.cards if card.seen > 0.7]
    readings = [reader.read(rectify(picture.image, card.quad)) for card in free]
    right = sum(
        (reading.rank, reading.suit) == (card.rank, card.suit) for reading, card in zip(readings, free, strict=True)
    )
    assert right > 0.5 * len(free)


def test_cards_of_a_row_share_their_edges() -> None:
    picture = photograph(np.random.default_rng([3, 8]), face, face, "row")
    grown = [scaled(card.quad, 1.05) for card in picture.cards]
    assert len(grown) > 1
    assert all(any(overlap(a, b) > 0 for b in grown if b is not a) for a in grown)
    assert all(card.seen > 0.98 for card in picture.cards)


def test_a_find_in_a_heap_is_of_the_card_seen_there(reader: CardReader) -> None:
    """Its outline fits the covered card a little better."""
    top = np.array([[100, 100], [200, 100], [200, 240], [100, 240]], np.float32)
    cards = (Laid("K", "S", top + np.float32(20), 0.2, 100, 0), Laid("7", "H", top, 1.0, 100, 0))
    picture = Photograph(np.zeros((400, 400, 3), np.uint8), cards, "wood", 1.0, "heap")
    reading = reader.read(np.zeros((336, 240, 3), np.uint8))
    found = FoundCard(top + np.float32(12), 1.0, reading)
    assert matched(picture, [found]) == [Result(picture, cards[0], None), Result(picture, cards[1], found)]
    king = FoundCard(top + np.float32(10), 1.0, replace(reading, rank="K", suit="S"))
    assert matched(picture, [king]) == [Result(picture, cards[0], king), Result(picture, cards[1], None)]


def test_a_wrong_find_is_not_excused_by_another_that_names_the_card(reader: CardReader) -> None:
    place = np.array([[100, 100], [200, 100], [200, 240], [100, 240]], np.float32)
    picture = Photograph(np.zeros((400, 400, 3), np.uint8), (Laid("7", "H", place, 1.0, 100, 0),), "wood", 1.0, "free")
    reading = replace(reader.read(np.zeros((336, 240, 3), np.uint8)), rank="7", suit="H")
    wrong, right = FoundCard(place, 1.0, replace(reading, rank="8")), FoundCard(place + np.float32(28), 1.0, reading)
    assert matched(picture, [wrong, right])[0].found is wrong
