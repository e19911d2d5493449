"""The general reader as a second witness of an enrolled pack with the usual indices."""

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.pack_photos import GOOD, HARD
from tests.vision.test_enrolled_reader import card_picture
from vision.pack.enrolled_index import UsualIndices
from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.pack.enrolled_reader import EnrolledReader
from vision.quads import Image
from vision.read.reader import CardReader
from vision.reading import NONE, Reading

CARDS = ("AS", "2H", "7C", "TD", "DS", "DH", "KC", "KS")
"""Of a German pack: the general reader calls its D a queen."""


def pictured(design: str, labels: tuple[str, ...], seed: int = 4) -> EnrolledPack:
    rng = np.random.default_rng(seed)
    return EnrolledPack(tuple(Picture(label, card_picture(design, label, rng, GOOD), label) for label in labels))


@pytest.fixture(scope="module")
def pack() -> EnrolledPack:
    return pictured("german", CARDS)


@pytest.mark.whole
def test_cards_are_called_by_the_packs_own_names(pack: EnrolledPack) -> None:
    indices, rng = UsualIndices(pack, CardReader()), np.random.default_rng(6)
    for label in CARDS:
        told = indices.of(card_picture("german", label, rng, GOOD))
        assert told is not None
        assert told[0] == label
        assert 1.5 < told[1] <= 2.2
    for label in ("8S", "KD", "BACK"):
        assert indices.of(card_picture("german", label, rng, GOOD)) is None, "not of this pack"


def test_other_packs_and_wrong_names_tell_nothing(pack: EnrolledPack) -> None:
    reader, rng = CardReader(), np.random.default_rng(6)
    king = card_picture("german", "KS", rng, GOOD)
    swapped = {"KS": "KC", "KC": "KS"}
    renamed = tuple(replace(picture, label=swapped.get(picture.label, picture.label)) for picture in pack.pictures)
    backs = tuple(replace(picture, label="BACK") if picture.label == "2H" else picture for picture in pack.pictures)
    for pictures in (renamed, backs, pictured("spanish", ("1O", "2C", "SE")).pictures):
        assert UsualIndices(EnrolledPack(pictures), reader).of(king) is None
    noise = tuple(Picture(label, rng.integers(0, 255, king.shape, np.uint8), label) for label in CARDS[:4])
    unread = UsualIndices(EnrolledPack((*noise, *pack.pictures[4:])), reader)
    assert unread.of(king) is None, "half of its pictures cannot be read"


@pytest.mark.whole
def test_what_the_pair_network_is_unsure_of_is_read_by_both_together(pack: EnrolledPack, whole: bool) -> None:
    alone, together = EnrolledReader(pack), EnrolledReader(pack, usual=CardReader())
    rng = np.random.default_rng(7)
    right = [0, 0]
    for k in range(60 if whole else 15):
        label = CARDS[k % len(CARDS)]
        card = card_picture("german", label, rng, HARD)
        readings = alone.read(card), together.read(card)
        for n, reading in enumerate(readings):
            right[n] += (reading.rank, reading.suit) == tuple(label)
            assert reading.rank in (None, label[0])
            assert reading.suit in (None, label[1])
        left_out = together.judged(together.match(card, without=label))
        assert left_out.rank is None

    assert right[1] > right[0]


class Says:
    """A general reader that calls every card after the enrolled ones the king of spades."""

    def __init__(self, pack: EnrolledPack) -> None:
        self._left = [tuple({"DS": "QS", "DH": "QH"}.get(picture.label, picture.label)) for picture in pack.pictures]

    def read(self, card: Image) -> Reading:
        rank, suit = self._left.pop(0) if self._left else ("K", "S")
        return Reading({rank: 0.995, NONE: 0.005}, {suit: 0.995, NONE: 0.005}, rank, suit, 0.995)


def test_an_index_alone_is_not_enough(pack: EnrolledPack) -> None:
    reader = EnrolledReader(pack, usual=Says(pack))  # type: ignore[arg-type]
    rng = np.random.default_rng(8)
    for label in ("KD", "3S", "BACK"):
        reading = reader.read(card_picture("german", label, rng, GOOD))
        assert (reading.rank, reading.suit) == (None, None)
    reading = reader.read(card_picture("spanish", "RE", rng, GOOD))
    assert (reading.rank, reading.suit) == (None, None)


def test_an_index_speaks_against_what_the_pair_network_is_not_sure_of(
    pack: EnrolledPack, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = EnrolledReader(pack, usual=Says(pack))  # type: ignore[arg-type]
    really = EnrolledReader._laid_on

    def unsure(self: EnrolledReader, *view: object) -> object:
        return [replace(one, odds=min(one.odds, 1.5)) for one in really(self, *view)]  # type: ignore[arg-type]

    monkeypatch.setattr(EnrolledReader, "_laid_on", unsure)
    card = card_picture("german", "7C", np.random.default_rng(9), GOOD)
    assert dict(reader.match(card).odds)["7C"] == pytest.approx(1.5 - 2.2)
    assert reader.read(card).rank is None
