"""Telling the enrolled card from another copy of it."""

import cv2
import numpy as np
import pytest

from tests.vision import pack_art
from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.fingerprint import Traces, traces
from vision.quads import CARD_H, CARD_W, Image

STILL = np.eye(3)
PX_PER_MM = CARD_W / 63.5


def card(label: str, specks: int | None = None, right_mm: float = 0.0) -> Image:
    """A rectified card with specks of its own (by their seed), its print moved to the right."""
    image = cv2.resize(pack_art.raster("german", label), (CARD_W, CARD_H), interpolation=cv2.INTER_AREA)
    matrix = np.array([[1, 0, right_mm * PX_PER_MM], [0, 1, 0]], np.float32)
    image = cv2.warpAffine(image, matrix, (CARD_W, CARD_H), borderMode=cv2.BORDER_REPLICATE)
    if specks is not None:
        rng = np.random.default_rng(specks)
        for x, y in rng.uniform([20, 110], [CARD_W - 20, CARD_H - 110], (8, 2)):
            cv2.circle(image, (round(x), round(y)), 1, (110, 120, 130), -1, cv2.LINE_AA)
    noise = np.random.default_rng(specks).normal(0, 2, image.shape)
    return np.asarray(np.clip(image + noise, 0, 255), np.uint8)


def test_the_same_marks_are_the_same_card() -> None:
    own, other = traces(card("4H", 1), card("4H", 1), STILL), traces(card("4H", 1), card("4H", 2), STILL)
    assert own.marks > 0.8
    assert other.marks < 0.3
    assert own.log_odds > 0 > other.log_odds
    assert own.cut_mm == other.cut_mm == 0


def test_marks_are_not_the_print() -> None:
    assert abs(traces(card("7S", 3), card("7S", 4), STILL).marks) < 0.5


def test_paper_that_cannot_be_seen_tells_nothing() -> None:
    dark = np.zeros((CARD_H, CARD_W, 3), np.uint8)
    assert traces(dark, dark, STILL).marks == 0.0


@pytest.fixture(scope="module")
def reader() -> EnrolledReader:
    return EnrolledReader(EnrolledPack(tuple(Picture(label, card(label, 1), label) for label in ("4H", "7S"))))


def seen(reader: EnrolledReader, picture: np.ndarray) -> Traces:
    found = reader.traces(picture, "4H")
    assert found is not None
    return found


def test_a_reader_knows_its_own_card(reader: EnrolledReader) -> None:
    own, other = card("4H", 1), card("4H", 2, right_mm=0.6)
    assert seen(reader, own).log_odds > 0 > seen(reader, other).log_odds
    assert seen(reader, own).log_odds_by_edges > 2
    assert seen(reader, other).log_odds_by_edges < -2
    assert seen(reader, np.ascontiguousarray(own[::-1, ::-1])).log_odds_by_edges > 2
    assert seen(reader, other).cut_mm == pytest.approx(0.6, abs=0.1)


def test_what_is_no_card_of_the_pack_is_not_judged(reader: EnrolledReader) -> None:
    assert reader.traces(np.full((CARD_H, CARD_W, 3), 200, np.uint8), "4H") is None
    with pytest.raises(KeyError):
        reader.traces(card("4H", 1), "2C")


def test_an_outline_that_cannot_be_is_no_evidence(reader: EnrolledReader) -> None:
    found = reader.traces(card("4H", 1, right_mm=2.0), "4H")
    assert found is not None
    assert found.cut_mm > 1.2
    assert found.log_odds_by_edges == found.log_odds
