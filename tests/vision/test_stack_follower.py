"""Cards dealt by hand off a stack, without a sheet: the cloth is followed instead of markers."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import pytest

from tests.sample import sampled
from tests.vision.paper_scene import FPS, Dealing, FilmOf, Table, cloth, kinds, named, pack
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


@pytest.mark.parametrize(("plain", "sway"), sampled([(False, 5.0), (True, 0.0)], 1))
def test_every_card_of_a_stack_is_named_once(reader: CardReader, *, plain: bool, sway: float) -> None:
    """A plain cloth shows nothing to follow: there the stack is found again."""
    deal = dealing(reader, plain=plain, sway=sway)
    deal.pictures(3)
    for _ in CARDS[1:]:
        deal.draw(rest=6)
    assert named(deal.seen) == list(enumerate(CARDS))


@pytest.mark.whole
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


def test_a_card_keeps_its_place_on_the_table_while_the_camera_wanders(reader: CardReader) -> None:
    """In the table's millimetres, to half a one."""
    table, follower = Table(sway=25.0, ground=cloth(plain=False)), StackFollower(partial(read_cards, reader=reader))
    table.cards = pack(CARDS[:1])
    places, pixels = [], []
    for n in range(40):
        frame = table.frame()
        pose = follower.feed(frame.image, n / FPS)
        assert pose is not None
        pixels.append(table.outline())
        places.append(pose.to_sheet(pixels[-1]))
    assert np.ptp(pixels, axis=0).max() > 20, "the camera has moved"
    assert np.ptp(places, axis=0).max() < 0.5


@pytest.mark.whole
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
