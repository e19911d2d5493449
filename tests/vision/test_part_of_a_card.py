"""A part of a card is never named as another card, though it looks just like one: half a four may be a two.

Drawn here: the four is two twos, turned and set one above the other.
"""

import cv2
import numpy as np
import pytest

from tests.vision.pack_photos import GOOD, photograph
from vision.offline import enrolled_stills
from vision.offline.enrolled_stills import read_pack_cards
from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.pack.enrolled_reader import EnrolledReader
from vision.quads import CARD_H, CARD_W, Image, Quad, overlap, portrait

HEIGHT = 460
SPANISH, HALVED_ALIKE = 61 / 95, 0.5**0.5
"""Ratios of sides; half a card of the second has the same ratio again."""


def card(count: int, ratio: float) -> Image:
    """A card with `count` leaves on it, one below the other."""
    wide = round(HEIGHT * ratio)
    face = np.full((HEIGHT, wide, 3), 246, np.uint8)
    for k in range(count):
        middle = (wide // 2, round(HEIGHT * (k + 0.5) / count))
        size = (round(0.27 * wide), round(0.3 * HEIGHT / max(count, 2)))
        cv2.ellipse(face, middle, size, 0, 0, 360, (30, 60, 190), -1, cv2.LINE_AA)
        cv2.ellipse(face, middle, (size[0] // 2, size[1] // 2), 0, 0, 360, (60, 200, 240), -1, cv2.LINE_AA)
        cv2.line(face, (middle[0] - size[0], middle[1]), (middle[0] + size[0] // 2, middle[1]), (30, 90, 20), 5)
    return face


def four(ratio: float, *, line: bool) -> Image:
    """Two twos on one card; `line`: one is printed between them."""
    two = card(2, ratio)
    half = cv2.resize(np.rot90(two), (two.shape[1], HEIGHT // 2), interpolation=cv2.INTER_AREA)
    face = np.vstack([half, half[::-1, ::-1]])
    if line:
        face[HEIGHT // 2 - 3 : HEIGHT // 2 + 3] = (40, 40, 40)
    return np.asarray(face, np.uint8)


def reader(ratio: float) -> EnrolledReader:
    """Of a pack without fours, by its whole cards."""
    faces = {f"{count}O": card(count, ratio) for count in (1, 2, 3)}
    pictures = tuple(
        Picture(label, np.asarray(cv2.resize(face, (CARD_W, CARD_H), interpolation=cv2.INTER_AREA), np.uint8), label)
        for label, face in faces.items()
    )
    return EnrolledReader(EnrolledPack(pictures, ratio=round(ratio, 4)))


def on_table(face: Image) -> tuple[Image, Quad, Quad]:
    """(a photograph, the card's outline, that of its upper half)."""
    picture, quad = photograph(face, np.random.default_rng(5), GOOD, width=190.0)
    to_picture = cv2.getPerspectiveTransform(np.array([[0, 0], [1, 0], [1, 2], [0, 2]], np.float32), quad)
    unit = np.array([[[0, 0], [1, 0], [1, 1], [0, 1]]], np.float32)
    return picture, quad, portrait(np.asarray(cv2.perspectiveTransform(unit, to_picture)[0], np.float32))


@pytest.mark.parametrize("ratio", [SPANISH, HALVED_ALIKE])
def test_a_whole_card_is_named(ratio: float) -> None:
    picture, quad, _ = on_table(card(2, ratio))
    (found,) = read_pack_cards(picture, reader(ratio))
    assert (found.reading.rank, found.reading.suit) == ("2", "O")
    assert overlap(found.quad, quad) > 0.95


@pytest.mark.parametrize(
    ("ratio", "line", "check", "passed"),
    [
        pytest.param(SPANISH, True, "can_have", True, id="of another shape, a line along its edge"),
        pytest.param(HALVED_ALIKE, False, "cut_through", np.zeros(4, bool), id="of its shape, the paper goes on"),
    ],
)
def test_half_a_card_is_not(
    ratio: float, line: bool, check: str, passed: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture, _, half = on_table(four(ratio, line=line))
    twos = reader(ratio)
    found = enrolled_stills._read_outline(picture, half, 1.0, twos)
    assert found is not None
    assert found.reading.rank is None
    assert all(one.reading.rank is None for one in read_pack_cards(picture, twos))
    monkeypatch.setattr(enrolled_stills, check, lambda *_: passed)
    named = enrolled_stills._read_outline(picture, half, 1.0, twos)
    assert named is not None
    assert (named.reading.rank, named.reading.suit) == ("2", "O"), "nothing else would keep it from being a two"
