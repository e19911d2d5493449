"""Punto banco laid on the sheet by hand: pictures in, what the table makes of them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import pytest

from controller.config import VisionConfig
from controller.games.message import plain
from controller.runtime.inbox import Observed
from controller.runtime.tracker_feed import burst_of, picture_of
from controller.runtime.translate import noticed
from controller.service.pack_reader import Sight
from controller.table import reports
from controller.table.state import stopped
from tests.controller.table.test_laid_by_hand import ByHand
from tests.vision.paper_scene import Dealing, Table, pack
from vision.observations import Observation
from vision.read.reader import CardReader
from vision.track.paper_tracker import PaperTracker

NATURAL = ("9S", "2H", "KS", "3D")


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader()


class Laid:
    """A table whose tracker, that of the configuration, looks at a drawn sheet."""

    def __init__(self, reader: CardReader) -> None:
        self.table = ByHand("")
        tracker = Sight(reader, VisionConfig().names(), sheet=True, laid=True).tracker(None)
        assert isinstance(tracker, PaperTracker)
        self.sheet = Dealing(tracker, Table())
        self._epoch = -1
        self._said = 0
        self.look_on()

    def look_on(self, pictures: int = 12) -> None:
        """A picture at a time, as the table may order another count after each."""
        for _ in range(pictures):
            self._aim()
            for one in self.sheet.pictures(1):
                self._notice(one)

    def _aim(self) -> None:
        sight = self.table.state.sight
        if sight.epoch != self._epoch:
            self._epoch = sight.epoch
            self.sheet.tracker.rebase(sight.index)

    def _notice(self, one: Observation) -> None:
        item = Observed(one, self._epoch, picture_of(one), burst_of(one))
        self.table.do(lambda s: noticed(s, item, _digests))

    def lay(self, *cards: str) -> None:
        """Each is laid, and taken off again."""
        for card in cards:
            self.sheet.table.cards = pack([card])
            self.look_on(16)
            self.take_off()

    def take_off(self) -> None:
        self.sheet.table.cards = []
        self.look_on(16)


def _digests(pictures: Sequence[bytes]) -> list[str]:
    return [hashlib.sha256(picture).hexdigest() for picture in pictures]


def test_a_shoe_is_read_card_by_card_and_settles(reader: CardReader) -> None:
    laid = Laid(reader)
    table = laid.table
    laid.lay("3S")
    table.dealer("pass_by")
    table.bet("ann", "a", "player")
    table.bet("bob", "b", "banker")
    table.dealer("close_bets")
    laid.lay(*NATURAL)
    assert table.view()["deal"]["hands"]["player"] == ["9S", "KS"]
    assert table.view()["money"]["purses"] == {"ann": 1100, "bob": 900}
    assert stopped(table.state) is None
    assert [card for card in table.view()["deal"]["cards"] if card] == ["3S", *NATURAL]


@pytest.mark.whole
def test_a_card_laid_before_its_time_is_laid_away_and_the_next_one_counts(reader: CardReader) -> None:
    laid = Laid(reader)
    table = laid.table
    laid.lay("AS")
    table.dealer("pass_by")
    laid.sheet.table.cards = pack(["8D"])
    laid.look_on(16)
    assert reason_held(table) == "table-laid-not-due"
    table.dealer("lay_away")
    table.dealer("resume")
    table.bet("ann", "a", "player")
    table.dealer("close_bets")
    laid.look_on(16)
    assert table.view()["deal"]["hands"]["player"] == [], "the 8 still lies there"
    laid.take_off()
    laid.lay(*NATURAL)
    assert table.deal.purses["ann"] == 1100


@pytest.mark.whole
def test_after_a_fault_the_card_that_lies_there_is_counted_by_the_dealer_alone(reader: CardReader) -> None:
    laid = Laid(reader)
    table = laid.table
    laid.lay("AS")
    table.dealer("pass_by")
    table.bet("ann", "a", "player")
    table.dealer("close_bets")
    laid.sheet.table.cards = pack(["9S"])
    laid.look_on(16)
    table.do(lambda s: reports.faulted(s, "camera", plain("unplugged")))
    table.do(lambda s: reports.cleared(s, "camera"))
    laid.look_on(16)
    question = table.state.question
    assert question is not None
    assert question.text.code == "table-ask-how-many-laid"
    table.dealer("drawn", question=question.id, count=0)
    laid.look_on(16)
    laid.take_off()
    laid.lay(*NATURAL[1:])
    assert table.view()["deal"]["hands"]["player"] == ["9S", "KS"]
    assert table.deal.purses["ann"] == 1100


def reason_held(table: ByHand) -> str:
    return "" if table.state.hold is None else table.state.hold.code
