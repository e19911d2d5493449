"""Cards dealt by hand off a stack, without a sheet: the cloth is followed instead of markers."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import pytest

from tests.vision.paper_scene import Dealing, FilmOf, Table, cloth, kinds, named, pack
from vision.offline.clip import read_clip
from vision.offline.stack_follower import StackFollower
from vision.offline.stills import read_cards
from vision.read.reader import CardReader
from vision.track.paper_tracker import PaperTracker

CARDS = ["7H", "KS", "TD"]


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader()


def dealing(reader: CardReader, *, plain: bool = False, sway: float = 5.0) -> Dealing:
    table = Table(sway=sway, ground=cloth(plain=plain))
    table.cards = pack(CARDS)
    follower = StackFollower(partial(read_cards, reader=reader))
    return Dealing(PaperTracker(reader, follower=follower), table)


@pytest.mark.parametrize(("plain", "sway"), [(False, 5.0), (True, 0.0)])
def test_every_card_of_a_stack_is_named_once(reader: CardReader, *, plain: bool, sway: float) -> None:
    """A plain cloth shows nothing to follow: there the stack is found again."""
    deal = dealing(reader, plain=plain, sway=sway)
    deal.pictures(3)
    for _ in CARDS[1:]:
        deal.draw(rest=6)
    assert named(deal.seen) == list(enumerate(CARDS))


def test_a_table_that_is_lost_is_said_and_found_again(reader: CardReader) -> None:
    deal = dealing(reader)
    deal.pictures(8)
    light, deal.table.light = deal.table.light, 0.02
    deal.pictures(50)
    assert deal.tracker.window is None
    deal.table.light = light
    deal.pictures(20)
    deal.draw()
    assert named(deal.seen) == list(enumerate(CARDS[:2]))
    assert {"Trouble", "TroubleCleared"} <= set(kinds(deal.seen))


def test_the_place_of_the_stack_stays_while_the_camera_wanders(reader: CardReader) -> None:
    """And the millimetres of the table with it."""
    deal = dealing(reader, sway=25.0)
    deal.pictures(3)
    before = deal.tracker.window
    deal.pictures(9)
    after = deal.tracker.window
    assert before is not None
    assert after is not None
    assert np.linalg.norm((after - before).mean(axis=0)) > 5, "the camera has moved"
    assert named(deal.seen) == [(0, CARDS[0])]
    deal.draw()
    assert named(deal.seen)[1:] == [(1, CARDS[1])]


def test_a_film_of_a_stack_is_read_as_one_where_that_is_said(reader: CardReader, tmp_path: Path) -> None:
    path = tmp_path / "stack.avi"
    film, table = FilmOf(path), Table(sway=5.0, ground=cloth(plain=False))
    table.cards = pack(CARDS)
    deal = Dealing(film, table)  # type: ignore[arg-type]
    deal.pictures(8)
    deal.draw()
    film.writer.release()
    lines = list(read_clip(str(path), reader, dealt="stack"))
    assert [line["rank"] + line["suit"] for line in lines if line["type"] == "exposed"] == CARDS[:2]
