"""Cards laid one by one on the sheet (`PaperTracker(laid=True)`): each counts once, and one that was counted before
never again."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.sample import sampled
from tests.vision.paper_scene import Dealing, Table, named, pack
from vision.observations import Drawn, Trouble, TroubleCleared
from vision.read.reader import CardReader
from vision.track.paper_tracker import PaperTracker


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader()


@pytest.fixture
def deal(reader: CardReader) -> Dealing:
    made = Dealing(PaperTracker(reader, laid=True), Table())
    made.tracker.rebase(0)
    return made


def lays(deal: Dealing, card: str) -> None:
    """It is laid over the others."""
    deal.table.cards = [*deal.table.cards, *pack([card])]
    deal.pictures(14)


def test_what_lay_there_when_the_count_began_is_not_the_first_card(deal: Dealing) -> None:
    lays(deal, "7H")
    assert named(deal.seen) == []
    deal.draw(rest=16)
    lays(deal, "KS")
    assert named(deal.seen) == [(0, "KS")]


def test_a_card_that_was_counted_is_not_counted_again_from_another_number(deal: Dealing) -> None:
    """The table orders another count after a fault or a ruling, and the card that lies there is part of it."""
    deal.pictures(10)
    lays(deal, "7H")
    assert named(deal.seen) == [(0, "7H")]
    deal.tracker.rebase(4)
    deal.pictures(20)
    deal.draw(rest=16)
    lays(deal, "KS")
    assert named(deal.seen) == [(0, "7H"), (4, "KS")]
    assert [one.index for one in deal.seen if isinstance(one, Drawn)] == []


def test_over_a_bare_frame_the_count_goes_on_at_once(deal: Dealing) -> None:
    deal.pictures(20)
    deal.tracker.rebase(6)
    lays(deal, "TD")
    assert named(deal.seen) == [(6, "TD")]


def test_a_card_that_shows_again_below_another_is_no_new_one(deal: Dealing) -> None:
    deal.pictures(10)
    for card in ("7H", "KS", "TD"):
        lays(deal, card)
    for _ in range(2):
        deal.draw(rest=16)
    assert named(deal.seen) == [(0, "7H"), (1, "KS"), (2, "TD")]
    deal.draw(rest=16)
    lays(deal, "7H")
    assert named(deal.seen)[3:] == [(3, "7H")], "of eight packs the same card comes again"


@pytest.mark.parametrize("lay_first", sampled([False, True], 1))
def test_a_camera_that_sees_no_sheet_is_told_also_while_the_frame_is_bare(deal: Dealing, lay_first: bool) -> None:
    deal.pictures(10)
    if lay_first:
        lays(deal, "7H")
        deal.draw(rest=16)
    noise, observe = np.random.default_rng(1), deal.tracker.observe
    palm = lambda image: noise.integers(80, 100, image.shape, np.uint8)  # noqa: E731
    deal.tracker.observe = lambda frame: observe(replace(frame, image=palm(frame.image)))  # type: ignore[method-assign]
    assert [one.kind for one in deal.pictures(90) if isinstance(one, Trouble)] == ["covered"]
    deal.tracker.observe = observe  # type: ignore[method-assign]
    assert [one.kind for one in deal.pictures(16) if isinstance(one, TroubleCleared)] == ["covered"]
    lays(deal, "KS")
    assert named(deal.seen)[-1] == (int(lay_first), "KS")
