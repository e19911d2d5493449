"""Where a pack's numbers stand is learnt, and they are read as blurred as the picture is: on cards drawn here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import cv2
import numpy as np
import pytest

from tests.sample import sampled
from tests.vision.spanish_designs import labels, raster
from vision.pack import numbers
from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.spanish_signs import Signs, SpanishSigns, black_ink
from vision.quads import CARD_H, CARD_W, Image

NUMBERED = ("huerta", "ribera", "molino")
"""Designs to choose by, whose numbers stand in three places: molino's 40 px from the side, ribera's 28."""


def face(design: str, label: str) -> Image:
    drawn = cv2.resize(raster(design, label), (CARD_W, CARD_H), interpolation=cv2.INTER_AREA)
    return np.asarray(drawn, np.uint8)


@cache
def signs(design: str) -> SpanishSigns:
    return SpanishSigns([Picture(label, face(design, label), label) for label in labels(design)])


def out_of_focus(card: Image, sigma: float) -> Image:
    soft = cv2.GaussianBlur(card, (0, 0), sigma).astype(np.float32)
    return np.clip(0.7 * soft + np.random.default_rng(3).normal(0, 3, soft.shape), 0, 255).astype(np.uint8)


def read(design: str, card: Image, known: str, hidden: numbers.Mask | None = None) -> Signs:
    """With the known card laid on it, unmoved."""
    return signs(design).of(black_ink(card), labels(design).index(known), np.eye(3), hidden)


@pytest.mark.parametrize("design", sampled(NUMBERED, 1))
def test_the_number_is_found_wherever_it_stands(design: str) -> None:
    assert "number" in signs(design).used
    for label in ("1O", "3C", "6E", "7B", "CE", "RO"):
        found = read(design, out_of_focus(face(design, label), 1.0), label).number
        assert max(found.likely, key=lambda name: found.likely[name]) == label[0]


def test_a_pack_without_numbers_has_none() -> None:
    assert signs("faro").used == ()


@pytest.mark.parametrize("design", sampled(NUMBERED, 1))
def test_a_number_out_of_focus_is_compared_as_blurred(design: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A soft number is least unlike another sharp one, a 10 or a 4 most often."""

    def behind(sigma: float) -> int:
        cards = labels(design)
        found = {label: read(design, out_of_focus(face(design, label), sigma), label) for label in cards}
        return sum(one.number.likely[label[0]] < max(one.number.likely.values()) for label, one in found.items())

    assert behind(2.4) == 0
    none = np.zeros((2 * numbers._KERNEL + 1,) * 2, np.float32)
    none[numbers._KERNEL, numbers._KERNEL] = 1
    monkeypatch.setattr(numbers.Numbers, "_kernel", lambda *_: none)
    assert behind(2.4) >= 4


def test_the_more_it_is_blurred_the_less_it_counts() -> None:
    weights, apart = [], []
    for sigma in (0.5, 1.9, 3.0, 6.0):
        found = read("huerta", out_of_focus(face("huerta", "6C"), sigma), "6C")
        weights.append(found.number.weight)
        apart.append(found.tell_apart("6C", "7C"))
    assert weights[0] == 1
    assert 0 < weights[1] < 1
    assert weights[2:] == [0, 0]
    assert apart == [True, True, True, False]


def test_an_end_that_is_hidden_is_not_read() -> None:
    card = face("huerta", "6C")
    card[: CARD_H // 3, : CARD_W // 3] = face("huerta", "8C")[: CARD_H // 3, : CARD_W // 3]
    hidden = np.zeros((CARD_H // 2, CARD_W // 2), np.bool_)
    hidden[:50, :40] = True
    free = read("huerta", card, "6C", hidden).number.likely
    both = read("huerta", card, "6C").number.likely
    assert free["6"] - free["8"] > 5 > both["6"] - both["8"]
    hidden[-50:, -40:] = True
    assert set(read("huerta", card, "6C", hidden).number.likely.values()) == {0.0}


def test_a_card_whose_number_is_drawn_over_says_nothing_of_it() -> None:
    cards = [face("huerta", label) for label in labels("huerta")]
    odd = labels("huerta").index("5O")
    other = face("huerta", "3O")
    cards[odd][:70, :70], cards[odd][-70:, -70:] = other[:70, :70], other[-70:, -70:]
    found = SpanishSigns([Picture(label, card, label) for label, card in zip(labels("huerta"), cards, strict=True)])
    assert "number" in found.used
    assert found.of(black_ink(cards[odd]), odd, np.eye(3)).number.likely == {}


def test_numbers_that_are_not_clear_are_not_used() -> None:
    asked: list[Sequence[float]] = []

    def never(leads: Sequence[float]) -> bool:
        asked.append(leads)
        return False

    own: Callable[[str], Image] = lambda label: face("molino", label)  # noqa: E731
    few = [label for label in labels("molino") if label[1] == "O" or label[0] in "12"]
    few.append("5O")  # another picture of it
    inks = [black_ink(own(label)) for label in few]
    found = numbers.Numbers(few, inks, [((20, 20), (20, 20))] * len(few), never)
    assert not found.readable
    assert found.seen(0, inks[0]) == numbers.SeenNumber()
    assert all(leads[few.index("5O")] == 0 for leads in asked), "no other card shows a five"


def test_cards_of_one_rank_have_no_numbers_to_be_told_apart_by() -> None:
    inks = [black_ink(face("molino", "5" + suit)) for suit in "OCEB"]
    found = numbers.Numbers(["5" + suit for suit in "OCEB"], inks, [((20, 20), (20, 20))] * 4, lambda leads: True)
    assert not found.readable
    assert found.seen(0, inks[0]) == numbers.SeenNumber()


def test_a_card_that_shows_another_number_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """As an eight whose last sword is washed out in bright paper: named a seven with 0.91 before numbers were read
    there."""
    cards = [rank + suit for suit in "OE" for rank in "3456789"]
    reader = EnrolledReader(EnrolledPack(tuple(Picture(label, face("huerta", label), "") for label in cards)))
    washed = face("huerta", "7E")
    for part in (np.s_[:70, :56], np.s_[-70:, -56:]):
        washed[part] = face("huerta", "8E")[part]
    assert reader.read(face("huerta", "7E")).rank == "7"
    assert reader.read(washed).rank is None
    monkeypatch.setattr(reader, "_signs", None)
    assert reader.read(washed).rank == "7"
