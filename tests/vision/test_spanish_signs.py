"""The pinta and the numbers of a Spanish pack: on cards drawn here, and on the private photographs where they are."""

import cv2
import numpy as np
import pytest

from tests.vision import pack_art, spanish_pack
from tests.vision.spanish_pack import needs_photographs
from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.spanish_signs import Signs, SpanishSigns
from vision.quads import CARD_H, CARD_W, Image

RANKS = "27S"
STRIP = 28
"""Rows at both ends of a drawn card: its frame's lines and its numbers."""


def card(label: str, design: str = "spanish") -> Image:
    drawn = cv2.resize(pack_art.raster(design, label), (CARD_W, CARD_H), interpolation=cv2.INTER_AREA)
    return np.asarray(drawn, np.uint8)


def pictures(design: str = "spanish") -> list[Picture]:
    labels = [rank + suit for rank in RANKS for suit in "OCEB"]
    return [Picture(label, card(label, design), label) for label in labels]


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


@pytest.fixture(scope="module")
def signs() -> SpanishSigns:
    return SpanishSigns(pictures())


def test_the_number_and_the_pinta_are_learnt_from_the_pack(signs: SpanishSigns) -> None:
    assert signs.used == ("number", "pinta")
    numbers = 0
    for label in ("2O", "7C", "SE", "7B"):
        picture = taken(card(label))
        for face in (picture, np.ascontiguousarray(picture[::-1, ::-1])):
            read = signs.of(face)
            assert read.suit == label[1]
            assert read.rank in (None, label[0])
            numbers += read.rank is not None
    assert numbers >= 2


def test_the_pinta_is_read_from_the_frame_alone(signs: SpanishSigns) -> None:
    for suit in "OCEB":
        assert signs.of(taken(with_ends_of(card("2C"), card("2" + suit)))).suit == suit


def test_a_card_without_a_line_or_number_that_can_be_seen_says_nothing(signs: SpanishSigns) -> None:
    white = np.full((CARD_H, CARD_W, 3), 240, np.uint8)
    assert signs.of(white) == Signs()
    assert signs.of(cv2.GaussianBlur(card("7B"), (0, 0), 12).astype(np.uint8)) == Signs()


def test_a_pack_without_frame_and_number_has_no_signs() -> None:
    plain = SpanishSigns(pictures("spanish_plain"))
    assert plain.used == ()
    assert plain.of(card("7B")) == Signs()


def test_signs_speak_for_their_card_and_contradict_others() -> None:
    read = Signs(rank="7", suit="E")
    assert read.log_odds("7E") > Signs(suit="E").log_odds("7E") > 0
    assert not read.contradict("7E")
    assert read.contradict("SE")
    assert read.contradict("7B")
    assert Signs().log_odds("7E") == read.log_odds("BACK") == 0
    assert not read.contradict("BACK")


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
        read = found.of(taken(np.asarray(face, np.uint8)))
        assert read.rank in (None, label[0])
        assert read.suit == label[1]
