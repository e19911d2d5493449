"""What is burnt out by a lamp's image is found, and a card whose pip may lie under it is asked about."""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from tests.instruments.benchmarks.burnt import patched
from tests.vision import pack_art
from tests.vision.learnt_cards import taken
from vision.pack.burnt import Mask, burnt_out, without_burnt
from vision.pack.card_match import H, Plane, W
from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.spanish_signs import Signs, SpanishSigns
from vision.quads import Image

LABELS = ("5O", "6O", "7O", "8O", "6E", "7E", "4B", "5B", "7B", "8B", "SO", "SB")
SIZE_MM = pack_art.SIZES_MM["spanish"]


@cache
def reader() -> EnrolledReader:
    return EnrolledReader(EnrolledPack(tuple(Picture(label, taken(label, 0, 1.0), label) for label in LABELS)))


def with_last_pip_burnt(label: str, blur: float) -> Image:
    """The card out of focus, a lamp's image over the pip that the card before it has not."""
    place = pack_art.pip_places(int(label[0]))[-1]
    return patched(taken(label, 11, blur), place, SIZE_MM, np.random.default_rng([1, 3]))


@pytest.mark.parametrize(("label", "blur"), [("7O", 4.0), ("7O", 6.0), ("5B", 4.0)])
def test_a_pip_that_cannot_be_seen_is_asked_about(label: str, blur: float) -> None:
    """Without the guard these are a six of coins and a four of clubs, with odds of 170 to one and more."""
    found = reader().match(with_last_pip_burnt(label, blur))
    reading = reader().judged(found)
    assert reading.rank is None
    assert reading.suit == label[1], "both cards are of this suit"
    assert label in [one for one, _ in found.odds[:2]], "the card that it is stands to be chosen"
    assert found.odds[0][1] == pytest.approx(found.odds[1][1])


def test_a_lamp_beside_the_pips_in_question_leaves_the_card_named() -> None:
    """The six has no pip there, nor has any card like it."""
    card = patched(taken("6O", 11, 2.0), (0, 27), SIZE_MM, np.random.default_rng(4))
    assert burnt_out(card) is not None
    reading = reader().read(card)
    assert (reading.rank, reading.suit) == ("6", "O")


@pytest.mark.parametrize(("label", "likest"), [("6O", "7O"), ("4B", "5B"), ("7B", "8B")])
def test_the_number_says_what_a_lamp_hides(label: str, likest: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lamp's image where the card most like it has one pip more; the numbers are free, or not asked."""
    last = pack_art.pip_places(int(likest[0]))[-1]
    card = patched(taken(label, 11, 1.0), last, SIZE_MM, np.random.default_rng([1, 3]))
    hidden, of = [], SpanishSigns.of

    def seen(
        self: SpanishSigns, ink: Plane, known: int, place: NDArray[np.float64], burnt: Mask | None = None
    ) -> Signs:
        hidden.append(burnt)
        return of(self, ink, known, place, burnt)

    monkeypatch.setattr(SpanishSigns, "of", seen)
    reading = reader().read(card)
    assert (reading.rank, reading.suit) == tuple(label)
    assert hidden[-1] is not None, "what the lamp hides is no number"
    monkeypatch.setattr(Signs, "tell_apart", lambda *_: False)
    found = reader().match(card)
    assert [one for one, _ in found.odds[:2]] == [label, likest]
    assert reader().judged(found).rank is None


def test_the_lamp_s_image_is_found_where_it_is_and_nothing_without_one() -> None:
    plain = taken("7O", 11, 2.0)
    assert burnt_out(plain) is None
    found = burnt_out(patched(plain, (0, -13.5), SIZE_MM, np.random.default_rng(5)))
    assert found is not None
    ys, xs = np.nonzero(found.place)
    assert abs(xs.mean() - W / 2) < 8
    assert abs(ys.mean() - H * (0.5 - 13.5 / SIZE_MM[1])) < 8
    assert found.by_lamp
    assert 0.01 < found.place.mean() < 0.15


@pytest.mark.parametrize("label", ["6O", "SB"])
def test_the_lit_side_of_a_shadow_is_no_lamp(label: str) -> None:
    shade = np.where(np.arange(240) < 110, 1.0, 0.55)[None, :, None]
    card = taken(label, 11, 2.0) * cv2.blur(shade.astype(np.float64), (9, 1)).reshape(1, 240, 1)
    assert burnt_out(card.astype(np.uint8)) is None


def test_where_the_paper_is_burnt_out_the_number_tells_or_the_card_is_asked_about() -> None:
    """Paper is white without grain all over then: a lamp's image over the seventh pip would look no other."""
    sharp, soft = (
        np.clip(taken("6O", 11, blur) * bright, 0, 255).astype(np.uint8) for blur, bright in ((1.0, 2.2), (7.0, 2.5))
    )
    for bright in (sharp, soft):
        found = burnt_out(bright)
        assert found is not None
        assert not found.by_lamp
        assert found.place.mean() > 0.2
    assert reader().read(sharp).rank == "6"
    assert reader().read(soft).rank is None


def test_what_is_burnt_out_is_taken_for_paper_where_cards_are_laid_on() -> None:
    card = patched(taken("7O", 11, 2.0), (0, -13.5), SIZE_MM, np.random.default_rng(5))
    burnt = burnt_out(card)
    assert burnt is not None
    plain = without_burnt(card, burnt.place)
    assert plain.shape == card.shape
    assert (card >= 250).all(axis=2).any()
    assert not (plain >= 250).all(axis=2).any()
