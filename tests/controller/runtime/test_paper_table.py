"""Faro dealt by hand on the sheet: pictures in, what the table settles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from controller.config import VisionConfig
from controller.games.message import say
from controller.runtime.inbox import Observed
from controller.runtime.tracker_feed import burst_of, picture_of
from controller.runtime.translate import noticed
from controller.service.pack_reader import Sight
from controller.table.state import stopped
from tests.controller.house import PACK, Seated
from tests.vision.paper_scene import PILE_MM, Dealing, Table, pack
from vision.read.reader import CardReader
from vision.track.paper_tracker import PaperTracker


def _digests(pictures: Sequence[bytes]) -> list[str]:
    return ["0" * 64 for _ in pictures]


class Sheet:
    """The sheet, and a table that takes what its tracker says. `cards` of the pack are left, the house knows the
    others."""

    def __init__(self, house: Seated, cards: Sequence[str]) -> None:
        tracker = Sight(CardReader(), VisionConfig().names(), sheet=True).tracker(None)
        assert isinstance(tracker, PaperTracker)
        tracker.rebase(len(house.cards))
        self.house, self.dealing, self._reported = house, Dealing(tracker, Table()), 0
        self.dealing.table.cards = pack(cards)

    def take_over(self) -> None:
        for one in self.dealing.seen[self._reported :]:
            item = Observed(one, self.house.state.sight.epoch, picture_of(one), burst_of(one))
            self.house.do(partial(noticed, item=item, put_pictures=_digests))
        self._reported = len(self.dealing.seen)


def test_cards_slid_off_the_pack_on_the_sheet_settle_the_bets() -> None:
    house = Seated()
    sheet = Sheet(house, ["7H", "KS", "9D", "2C"])
    sheet.dealing.pictures(8)
    sheet.take_over()
    assert house.cards == ["7H"], "the soda"
    house.ann("bet", bet="a", type="flat", ranks=["9"], stake=100)
    for _ in range(2):
        sheet.dealing.draw()
        sheet.take_over()
    assert house.cards == ["7H", "KS", "9D"]
    assert house.purse == 1100, "the nine came on the winning side"
    assert stopped(house.state) is None


@pytest.mark.whole
def test_two_cards_slid_off_as_one_are_told_when_the_pack_ends() -> None:
    house = Seated()
    for place, card in enumerate(PACK[:48]):
        house.sees(place, card)
    sheet = Sheet(house, PACK[48:])
    sheet.dealing.pictures(8)
    sheet.take_over()
    sheet.dealing.slide((PILE_MM, 0.0), cards=2)
    del sheet.dealing.table.cards[-2:]
    sheet.dealing.leave()
    sheet.dealing.pictures(12)
    for _ in range(2):
        sheet.dealing.draw(rest=20)
    sheet.take_over()
    assert house.cards == [*PACK[:49], *PACK[50:]]
    held = stopped(house.state)
    assert held is not None
    assert held.text == say("table-ran-out-without", shown=51, size=52, missing=(PACK[49],))
