"""Faro dealt by hand on the sheet: pictures in, what the table settles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from controller.config import VisionConfig
from controller.runtime.inbox import Observed
from controller.runtime.tracker_feed import burst_of, picture_of
from controller.runtime.translate import noticed
from controller.service.pack_reader import Sight
from controller.table.state import stopped
from tests.controller.house import Seated
from tests.vision.paper_scene import Dealing, Table, pack
from vision.read.reader import CardReader
from vision.track.paper_tracker import PaperTracker


def _digests(pictures: Sequence[bytes]) -> list[str]:
    return ["0" * 64 for _ in pictures]


def test_cards_slid_off_the_pack_on_the_sheet_settle_the_bets() -> None:
    house = Seated()
    tracker = Sight(CardReader(), VisionConfig().names(), sheet=True).tracker(None)
    assert isinstance(tracker, PaperTracker)
    sheet = Dealing(tracker, Table())
    sheet.table.cards = pack(["7H", "KS", "9D", "2C"])
    tracker.rebase(house.state.sight.index)
    reported = 0

    def take_over() -> None:
        nonlocal reported
        for one in sheet.seen[reported:]:
            item = Observed(one, house.state.sight.epoch, picture_of(one), burst_of(one))
            house.do(partial(noticed, item=item, put_pictures=_digests))
        reported = len(sheet.seen)

    sheet.pictures(8)
    take_over()
    assert house.cards == ["7H"], "the soda"
    house.ann("bet", bet="a", type="flat", ranks=["9"], stake=100)
    for _ in range(2):
        sheet.draw()
        take_over()
    assert house.cards == ["7H", "KS", "9D"]
    assert house.purse == 1100, "the nine came on the winning side"
    assert stopped(house.state) is None
