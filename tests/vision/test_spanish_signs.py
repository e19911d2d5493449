"""The pinta and the numbers of a Spanish pack: on cards drawn here, and on the private photographs where they are."""

from collections.abc import Mapping

import cv2
import numpy as np
import pytest

from tests.vision import pack_art, spanish_pack
from tests.vision.spanish_pack import needs_photographs
from vision.pack.card_match import other_way_up
from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.numbers import SeenNumber
from vision.pack.spanish_signs import Signs, SpanishSigns, black_ink
from vision.quads import CARD_H, CARD_W, Image

RANKS = "267S"
LABELS = [rank + suit for rank in RANKS for suit in "OCEB"]
STRIP = 28
"""Rows at both ends of a drawn card: its frame's lines and its numbers."""


def card(label: str, design: str = "spanish") -> Image:
    drawn = cv2.resize(pack_art.raster(design, label), (CARD_W, CARD_H), interpolation=cv2.INTER_AREA)
    return np.asarray(drawn, np.uint8)


def pictures(design: str = "spanish") -> list[Picture]:
    return [Picture(label, card(label, design), label) for label in LABELS]


def taken(face: Image) -> Image:
    """A little askew, softer and darker on one side."""
    corners = np.array([[0, 0], [CARD_W, 0], [CARD_W, CARD_H], [0, CARD_H]], np.float32)
    matrix = cv2.getPerspectiveTransform(corners, corners + np.array([[2, -1], [-1, 2], [1, 1], [-2, 0]], np.float32))
    laid = cv2.warpPerspective(face, matrix, (CARD_W, CARD_H), borderMode=cv2.BORDER_REPLICATE)
    shade = np.linspace(0.7, 1.0, CARD_W)[None, :, None]
    return np.clip(cv2.GaussianBlur(laid, (0, 0), 0.9) * shade, 0, 255).astype(np.uint8)


def with_ends_of(face: Image, other: Image) -> Image:
    """The card with the frame's lines of another one."""
    out = face.copy()
    out[:STRIP], out[-STRIP:] = other[:STRIP], other[-STRIP:]
    return out


def read(signs: SpanishSigns, face: Image, known: str, labels: list[str] = LABELS, *, turned: bool = False) -> Signs:
    """With the known card laid on it as it lies."""
    place = np.eye(3)
    return signs.of(black_ink(face), labels.index(known), other_way_up(place) if turned else place)


def likest(alike: Mapping[str, float]) -> str:
    return max(alike, key=lambda name: alike[name])


@pytest.fixture(scope="module")
def signs() -> SpanishSigns:
    return SpanishSigns(pictures())


def test_the_number_and_the_pinta_are_learnt_from_the_pack(signs: SpanishSigns) -> None:
    assert signs.used == ("number", "pinta")
    for label in ("2O", "7C", "SE", "7B"):
        picture = taken(card(label))
        for turned in (False, True):
            face = np.ascontiguousarray(picture[::-1, ::-1]) if turned else picture
            found = read(signs, face, label, turned=turned)
            assert (likest(found.number.likely), likest(found.pinta)) == (label[0], label[1])
            assert found.log_odds(label) > 2
            assert not found.contradict(label)


def test_they_are_another_card_s_wherever_a_wrong_card_is_laid_on_the_picture(signs: SpanishSigns) -> None:
    for shown, laid in (("6O", "7O"), ("7O", "6O")):
        found = read(signs, taken(card(shown)), laid)
        assert found.log_odds(laid) < -2
        assert found.log_odds(shown) > 2
    assert read(signs, taken(card("7B")), "7C").contradict("7C")


def test_the_pinta_is_read_from_the_frame_alone(signs: SpanishSigns) -> None:
    for suit in "OCEB":
        assert likest(read(signs, taken(with_ends_of(card("2C"), card("2" + suit))), "2C").pinta) == suit


def test_a_card_without_a_line_or_number_that_can_be_seen_says_little(signs: SpanishSigns) -> None:
    white = read(signs, np.full((CARD_H, CARD_W, 3), 240, np.uint8), "7B")
    assert [white.log_odds(label) for label in LABELS] == [0] * len(LABELS)
    blurred = read(signs, np.asarray(cv2.GaussianBlur(card("7B"), (0, 0), 12), np.uint8), "7B")
    assert all(abs(blurred.log_odds(label)) < 2 for label in LABELS)
    assert not any(blurred.contradict(label) for label in LABELS)


def test_a_pack_without_frame_and_number_has_no_signs() -> None:
    plain = SpanishSigns(pictures("spanish_plain"))
    assert plain.used == ()
    assert read(plain, card("7B"), "7B") == Signs()


def test_signs_speak_for_their_card_and_against_others() -> None:
    number = SeenNumber({"7": 18.0, "2": 14.0, "S": 12.0}, 1.0)
    found = Signs(number, pinta={"E": 1.7, "B": 0.3, "C": 0.1, "O": 0.0})
    assert found.log_odds("7E") > Signs(pinta=found.pinta).log_odds("7E") > 0
    assert not found.contradict("7E")
    assert found.contradict("SE")
    assert found.tell_apart("7E", "2E")
    assert not found.tell_apart("2E", "7E")
    assert not found.tell_apart("7E", "3E")
    assert Signs(SeenNumber(number.likely, 0.0)).tell_apart("7E", "2E"), "too blurred to speak for a card"
    assert found.contradict("7B")
    assert found.log_odds("SE") < 0
    assert Signs().log_odds("7E") == found.log_odds("BACK") == 0
    assert not found.contradict("BACK")
    assert Signs(number=SeenNumber({"7": 6.0, "2": 3.0}, 1.0)).log_odds("2E") == 0  # not seen well enough


def test_a_card_with_the_pinta_of_another_suit_is_asked_about() -> None:
    reader = EnrolledReader(EnrolledPack(tuple(pictures())))
    own = reader.read(card("7C"))
    assert (own.rank, own.suit) == ("7", "C")
    odd = reader.read(with_ends_of(card("7C"), card("7E")))
    assert odd.rank is None
    assert odd.suit is None


@needs_photographs
def test_a_photographed_pack_has_both_signs_and_none_is_read_wrong() -> None:
    faces = {label: face for label, face in spanish_pack.faces().items() if label[0] in "57C"}
    size = (CARD_W, CARD_H)
    own = {label: cv2.resize(face, size, interpolation=cv2.INTER_AREA) for label, face in faces.items()}
    found = SpanishSigns([Picture(label, np.asarray(face, np.uint8), label) for label, face in own.items()])
    assert found.used == ("number", "pinta")
    for label, face in own.items():
        signs = read(found, taken(np.asarray(face, np.uint8)), label, list(own))
        assert not signs.contradict(label)
        assert likest(signs.pinta) == label[1]
        assert signs.log_odds(label) > 0
