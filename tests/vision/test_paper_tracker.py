"""Cards dealt by hand on the sheet: named once each, whatever hand and camera do."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.sample import sampled
from tests.vision.paper_scene import Dealing, FilmOf, Table, kinds, named, pack, sheet
from vision.observations import Drawn, Empty, Exposed, Unclear
from vision.offline.clip import read_clip
from vision.quads import CARD_H, CARD_W
from vision.read.reader import CardReader
from vision.track.paper_tracker import PaperTracker

CARDS = ["7H", "KS", "TD"]


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader()


def dealing(
    reader: CardReader, cards: list[str], camera: dict[str, float] | None = None, *, laid: bool = False
) -> Dealing:
    table = Table(ground=sheet(), **(camera or {}))
    table.cards = pack(cards)
    return Dealing(PaperTracker(reader, laid=laid), table)


@pytest.mark.parametrize(
    "camera", sampled([{"tilt": 0.0}, {"tilt": 0.6}, {"tilt": 0.2, "sway": 5.0}, {"px_per_mm": 1.8}], 1)
)
def test_every_card_is_named_once_and_the_end_is_told(reader: CardReader, camera: dict[str, float]) -> None:
    deal = dealing(reader, CARDS, camera)
    deal.pictures(8)
    for _ in CARDS:
        deal.draw()
    deal.pictures(20)
    assert named(deal.seen) == list(enumerate(CARDS))
    assert [one.index for one in deal.seen if isinstance(one, Drawn)] == [0, 1, 2]
    assert isinstance(deal.seen[-1], Empty)
    assert deal.seen[-1].cards == len(CARDS)


def test_a_card_is_named_within_a_second_of_showing_though_the_hand_stays(reader: CardReader) -> None:
    deal = dealing(reader, CARDS)
    deal.pictures(8)
    deal.reach((8.0, 20.0))
    deal.slide((97.0, 0.0))
    assert named(deal.seen + deal.pictures(4))[-1] == (1, "KS")


def test_one_index_beside_the_hand_that_stays_names_the_next_card_a_little_later(reader: CardReader) -> None:
    deal = dealing(reader, CARDS)
    deal.pictures(8)
    deal.reach((14.0, -8.0))  # over all but the upper left corner
    deal.table.cards.pop(-1)
    assert named(deal.pictures(10)) == []
    assert named(deal.pictures(14)) == [(1, "KS")]


def test_one_index_beside_a_resting_hand_is_enough(reader: CardReader) -> None:
    deal = dealing(reader, CARDS)
    deal.table.hand = (20.0, 10.0)
    deal.pictures(10)
    assert named(deal.seen) == [(0, "7H")]


def test_a_hand_that_passes_is_told_and_no_card(reader: CardReader) -> None:
    deal = dealing(reader, CARDS)
    deal.pictures(8)
    deal.reach((0.0, 0.0))
    deal.pictures(6)
    deal.leave()
    deal.pictures(10)
    assert kinds(deal.seen) == ["Exposed", "MotionStarted", "HandPass"]
    assert deal.tracker.at_rest


def test_a_card_that_is_put_back_is_no_new_one(reader: CardReader) -> None:
    deal = dealing(reader, CARDS)
    deal.pictures(8)
    deal.reach((8.0, 20.0))
    deal.slide((-40.0, 4.0))  # the next one is read meanwhile
    deal.slide((0.0, 1.0))
    deal.leave()
    deal.pictures(12)
    assert named(deal.seen) == [(0, "7H")]
    assert kinds(deal.seen)[-1] == "HandPass"


def test_the_sway_of_a_camera_held_by_hand_is_no_movement(reader: CardReader) -> None:
    deal = dealing(reader, CARDS, {"sway": 6.0})
    deal.pictures(60)
    assert kinds(deal.seen) == ["Exposed"]


def test_a_card_laid_far_aside_is_found(reader: CardReader) -> None:
    deal = dealing(reader, CARDS)
    deal.table.cards = [("QD", 9.0, -8.0, 11.0)]
    deal.pictures(20)
    assert named(deal.seen) == [(0, "QD")]


def test_a_card_that_cannot_be_read_is_told_as_unclear_in_its_place(reader: CardReader) -> None:
    deal = dealing(reader, ["7H", "KS*", "TD"])
    deal.pictures(8)
    deal.draw(rest=30)
    deal.draw(rest=12)
    assert named(deal.seen) == [(0, "7H"), (1, "?"), (2, "TD")]
    looked_at = [one.card for one in deal.seen if isinstance(one, Exposed | Unclear)]
    assert [None if card is None else card.shape for card in looked_at] == [(CARD_H, CARD_W, 3)] * 3


def test_a_card_that_is_drawn_before_it_is_read_is_told_as_unclear_when_the_next_is_named(reader: CardReader) -> None:
    deal = dealing(reader, ["7H", "KS*", "TD"])
    deal.pictures(8)
    deal.draw(rest=6)
    assert named(deal.seen) == [(0, "7H")]
    deal.draw(rest=12)
    assert named(deal.seen) == [(0, "7H"), (1, "?"), (2, "TD")]
    assert [one.index for one in deal.seen if isinstance(one, Drawn)] == [0, 1]


@pytest.mark.parametrize(("x", "y", "degrees"), sampled([(0.0, -6.0, 10.0), (-6.0, -6.0, 6.0)], 1))
def test_a_card_that_lies_aside_is_found_while_the_hand_does_not_rest(
    reader: CardReader, x: float, y: float, degrees: float
) -> None:
    deal = dealing(reader, [])
    deal.table.cards = [("TD", 0.0, 0.0, 0.0), ("KS", x, y, degrees), ("7H", 0.0, 0.0, 0.0)]
    deal.pictures(8)
    deal.reach((8.0, 20.0))
    deal.slide((97.0, 0.0))
    for n in range(40):
        deal.table.hand = (44.0 + 4 * (n % 2), 44.0)
        deal.pictures(1)
    assert named(deal.seen) == [(0, "7H"), (1, "KS")]


def test_each_card_laid_by_itself_counts_and_an_empty_place_is_no_end(reader: CardReader) -> None:
    deal = dealing(reader, ["7H"], laid=True)
    deal.pictures(8)
    for card in ("KS", "KS", "TD"):
        deal.draw(rest=16)
        deal.table.cards = pack([card])
        deal.pictures(10)
    assert named(deal.seen) == [(0, "7H"), (1, "KS"), (2, "KS"), (3, "TD")]
    assert not any(isinstance(one, Empty) for one in deal.seen)


def test_after_rebase_the_card_is_reported_again_by_its_new_index(reader: CardReader) -> None:
    deal = dealing(reader, CARDS)
    deal.pictures(8)
    deal.tracker.rebase(5)
    deal.pictures(8)
    assert named(deal.seen) == [(0, "7H"), (5, "7H")]


def test_in_the_dark_nothing_is_named_and_light_mends_it(reader: CardReader) -> None:
    deal = dealing(reader, CARDS)
    deal.table.light = 0.02
    deal.pictures(20)
    assert kinds(deal.seen) == ["Trouble"]
    deal.table.light = 1.0
    deal.pictures(20)
    assert named(deal.seen) == [(0, "7H")]
    assert "TroubleCleared" in kinds(deal.seen)


def test_what_it_says_has_the_picture_and_its_place(reader: CardReader) -> None:
    deal = dealing(reader, CARDS)
    deal.pictures(8)
    (one,) = deal.seen
    assert isinstance(one, Exposed)
    assert one.image is not None
    assert one.quad is not None
    assert deal.tracker.window is not None
    assert np.abs(one.quad - deal.tracker.window).max() < 4.0


def test_a_film_of_the_sheet_is_read_as_one_where_that_is_said(reader: CardReader, tmp_path: Path) -> None:
    path = tmp_path / "sheet.avi"
    film, table = FilmOf(path), Table()
    table.cards = pack(CARDS)
    deal = Dealing(film, table)  # type: ignore[arg-type]
    deal.pictures(8)
    for _ in CARDS:
        deal.draw()
    deal.pictures(20)
    film.writer.release()
    lines = list(read_clip(str(path), reader, dealt="sheet"))
    assert [line["rank"] + line["suit"] for line in lines if line["type"] == "exposed"] == CARDS
    assert (lines[-1]["type"], lines[-1]["cards"], lines[-1]["unclear"]) == ("end", len(CARDS), 0)
