"""The reader on rendered cards: right, honest about what it does not know, quick enough."""

import json
from pathlib import Path
from random import Random

import cv2
import numpy as np
import pytest

from tests.sample import sampled
from tests.vision.rendered_cards import corners_of, lay, table
from vision.locate.geometry import rectify
from vision.quads import scaled
from vision.read.networks import WEIGHTS
from vision.read.reader import Calibration, CardReader
from vision.reading import NONE, RANKS, SUITS, Reading
from vision.render import card_art
from vision.training.letters import alphabet


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader()


def photographed(card: str, degrees: float = 20.0, height: float = 260.0, grow: float = 1.0) -> np.ndarray:
    corners = corners_of((400, 300), height, degrees)
    image = cv2.GaussianBlur(lay(table(), card, corners), (3, 3), 0)
    return rectify(np.asarray(image), scaled(corners, grow))


def test_reads_the_whole_pack_both_ways_up(reader: CardReader, whole: bool) -> None:
    for card in card_art.PACK if whole else Random(1).sample(card_art.PACK, 10):
        for degrees in (20, 200):
            reading = reader.read(photographed(card, degrees))
            assert (reading.rank, reading.suit) == (card[0], card[1]), (card, degrees, reading)


@pytest.mark.parametrize("grow", sampled([0.95, 0.97, 1.03], 1))
def test_an_outline_slightly_off_is_never_misread(reader: CardReader, grow: float) -> None:
    right = 0
    for card in card_art.PACK[::3]:
        reading = reader.read(photographed(card, grow=grow))
        assert reading.rank in (card[0], None)
        assert reading.suit in (card[1], None)
        right += reading.rank == card[0]
    assert right >= 16


@pytest.mark.whole
def test_a_window_frame_over_the_edges_is_no_obstacle(reader: CardReader) -> None:
    right = 0
    for card in card_art.PACK[::3]:
        rectified = photographed(card)
        height, width = rectified.shape[:2]
        edge = round(2 / 88 * height)
        rectified[:edge], rectified[height - edge :] = 40, 40
        rectified[:, :edge], rectified[:, width - edge :] = 40, 40
        reading = reader.read(rectified)
        assert reading.rank in (card[0], None)
        right += reading.rank == card[0]
    assert right >= 16


def test_posteriors_sum_to_one_and_name_every_label(reader: CardReader) -> None:
    for picture in (photographed("QC"), np.zeros((336, 240, 3), np.uint8), np.full((50, 31, 3), 255, np.uint8)):
        reading = reader.read(picture)
        assert set(reading.ranks) == {*RANKS, NONE}
        assert set(reading.suits) == {*SUITS, NONE}
        assert sum(reading.ranks.values()) == pytest.approx(1)
        assert sum(reading.suits.values()) == pytest.approx(1)
        assert reading.confidence == max(reading.ranks[rank] for rank in RANKS)


def test_what_is_no_face_is_never_given_as_sure(reader: CardReader) -> None:
    noise = np.random.default_rng(3).integers(0, 256, (336, 240, 3)).astype(np.uint8)
    blank = np.full((336, 240, 3), 235, np.uint8)
    for picture in (
        noise,
        blank,
        np.zeros_like(blank),
        photographed(card_art.BACK),
        rectify(table(), corners_of((400, 300), 260, 0)),
    ):
        reading = reader.read(np.asarray(picture, np.uint8))
        assert reading.rank is None
        assert reading.suit is None


@pytest.mark.parametrize(
    ("covered", "least"),
    sampled(
        [pytest.param(90, 13, id="the upper quarter"), pytest.param(170, 1, id="the upper half")], 1
    ),  # 17 and 2 are read
)
def test_a_card_covered_in_part_is_right_or_unsure(reader: CardReader, covered: int, least: int) -> None:
    """`covered`: rows from the top, of 336. `least`: fewest of the 26 that are read all the same."""
    read = 0
    for card in card_art.PACK[::2]:
        rectified = photographed(card)
        rectified[:covered] = (60, 90, 140)
        rank = reader.read(rectified).rank
        assert rank in (card[0], None)
        read += rank is not None
    assert read >= least


def test_a_card_is_whole_only_where_nothing_lies_over_a_part_of_it(reader: CardReader, whole: bool) -> None:
    free = [reader.read(photographed(card)) for card in card_art.PACK[::4]]
    assert sum(one.whole for one in free) >= 11
    assert reader.combine(free[:1] * 2).whole == free[0].whole
    over = photographed("4S")
    for card in card_art.PACK[::4] if whole else Random(1).sample(card_art.PACK, 4):
        for by in (40, 100):  # the four of spades is sliding out to the right
            rectified = photographed(card)
            rectified[:, by:] = over[:, :-by]
            reading = reader.read(rectified)
            assert not reading.whole or (reading.rank, reading.suit) == ("4", "S"), (card, by)


def test_ten_views_that_are_wrong_alike_are_no_surer_than_one(reader: CardReader) -> None:
    one = reader.read(photographed("8H", height=120))
    both = reader.combine([one] * 10)
    assert both.confidence == pytest.approx(one.confidence, abs=1e-4)
    assert both.rank == "8"
    against = reader.read(photographed("3H", height=120))
    assert reader.combine([one, against]).rank is None
    with pytest.raises(ValueError, match="no readings"):
        reader.combine([])


def test_weights_are_small_and_their_calibration_complete() -> None:
    assert sum(path.stat().st_size for path in WEIGHTS.glob("*.onnx")) < 2_000_000
    calibration = Calibration.load(WEIGHTS / "reader.json")
    assert 0.9 <= calibration.rank_sure < 1
    assert 0.9 <= calibration.suit_sure < 1


def test_an_unknown_calibration_name_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "reader.json"
    path.write_text(json.dumps({"flor": 0.1}))
    with pytest.raises(ValueError, match="flor"):
        Calibration.load(path)


def test_a_reading_is_a_plain_value(reader: CardReader) -> None:
    reading = reader.read(photographed("AD"))
    assert isinstance(reading, Reading)
    assert reading == reader.read(photographed("AD"))


def test_letterings_are_drawn_from_their_seed_alone() -> None:
    one, again, other = (alphabet(np.random.default_rng(seed)) for seed in (5, 5, 6))
    assert set(one) == set(RANKS)
    assert all(np.array_equal(one[rank], again[rank]) for rank in RANKS)
    assert not all(np.array_equal(one[rank], other[rank]) for rank in RANKS)
    assert all(60 < mask.shape[0] < 140 and mask.max() == 255 for mask in one.values())
