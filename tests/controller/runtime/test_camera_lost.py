"""A camera that is away, dies or comes back, at a table assembled as by `faro run`: the fault reaches the table."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from controller.catalogue.log import Spoken
from controller.config import TableConfig, load
from controller.games.message import say
from controller.runtime.inbox import Reply
from controller.runtime.wiring import real
from controller.runtime.wiring.assembly import Running, running
from controller.table.events import FaultCleared, WindowMoved, decode
from controller.table.moment import moment
from controller.table.state import DEALER, TableState, live, stopped
from tests.english import english
from tests.hardware.waiting import PATIENCE_S
from vision import message
from vision.capture.camera import CameraFault, Frame
from vision.render.scene import Scene
from vision.render.view import Difficulty

DECK = ["7H", "4D", "KH", "2D", "QS", "TD", "9H", "AD"]
CONFIG = """
[table]
name = "Number nine"
journal = "t.db"
[camera]
source = "v4l2:0"
[mcu]
driver = "none"
[gpio]
factory = "none"
"""


class Plug:
    """The camera's cable: while it is out no camera can be opened and an open one fails."""

    def __init__(self) -> None:
        self.scene = Scene(DECK, seed=4, size=(640, 360), difficulty=Difficulty(card_px=110.0))
        self.out = threading.Event()

    def opened(self, *_: object) -> Plug:
        if self.out.is_set():
            raise CameraFault(message.say("vision-camera-closed", camera="v4l2:0"))
        return self

    def read(self) -> Frame | None:
        if self.out.wait(1 / 60):
            raise CameraFault(message.say("vision-camera-stopped", camera="v4l2:0"))
        return self.scene.frame()

    def close(self) -> None:
        """Nothing to let go."""

    def draws(self, count: int) -> None:
        """The dealer draws cards while nobody sees it."""
        for _ in range(count):
            self.scene.draw_card()
            while self.scene.busy:
                self.scene.frame()


class AtTable:
    def __init__(self, at_work: Running, plug: Plug) -> None:
        self.table, self.plug = at_work.table, plug

    @property
    def state(self) -> TableState:
        return self.table.state

    async def until(self, wanted: Callable[[TableState], object]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not wanted(self.state):
                await self.table.wait_change(self.table.version)

    async def dealer(self, verb: str, **fields: object) -> Reply:
        return await self.table.submit({"do": verb, "at": moment(self.state)._asdict(), **fields}, DEALER)

    @property
    def cards(self) -> list[str]:
        return [str(card) for card in live(self.state).cards]


@asynccontextmanager
async def at_table(folder: Path, monkeypatch: pytest.MonkeyPatch, *, out: bool = False) -> AsyncIterator[AtTable]:
    """The table of CONFIG, `out`: with its camera unplugged."""
    plug = Plug()
    if out:
        plug.out.set()
    monkeypatch.setattr(real, "opened", plug.opened)
    (folder / "table.toml").write_text(CONFIG)
    made = real.open_parts(load(folder / "table.toml"), state=folder, folder=folder)
    async with running(made, TableConfig(bank=10_000), {}, journal_path=folder / "t.db", web=None) as at_work:
        yield AtTable(at_work, plug)


async def test_a_camera_that_is_away_from_the_start_is_named_and_no_deal_begins_until_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with at_table(tmp_path, monkeypatch, out=True) as t:
        await t.until(lambda h: h.faults.get("camera") == say("vision-camera-closed", camera="v4l2:0"))
        assert (await t.dealer("start_deal")).reason == "held"
        (said,) = caplog.records
        assert Spoken().filter(said)
        assert said.getMessage() == "camera: v4l2:0: cannot be opened"
        t.plug.out.clear()
        await t.until(lambda h: not h.faults)
        assert (await t.dealer("start_deal")).ok
        await t.until(lambda h: live(h).cards)
        assert t.cards == ["7H"]
        assert caplog.messages[1:] == ["camera: gives pictures again"]


async def test_cards_drawn_while_the_camera_was_away_are_asked_for_before_anything_is_settled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(tmp_path, monkeypatch) as t:
        assert (await t.dealer("start_deal")).ok
        await t.until(lambda h: live(h).cards)
        t.plug.out.set()
        await t.until(lambda h: "camera" in h.faults)
        held = stopped(t.state)
        assert held is not None
        assert english(held.text).startswith("camera: v4l2:0: ")
        assert live(t.state).phase == "bets_open"
        t.plug.draws(2)
        t.plug.out.clear()
        await t.until(lambda h: h.question)
        assert t.state.question is not None
        assert (t.state.question.kind, t.cards) == ("restart", ["7H"])
        told = [decode(row.body) for row in t.table.store.journal.rows()]
        order = [type(one) for one in told if isinstance(one, FaultCleared | WindowMoved)]
        assert order == [FaultCleared, WindowMoved], "nothing that was seen counts before the window was read anew"
        assert (await t.dealer("drawn", count=2)).ok
        question = t.state.question
        assert question is not None
        assert (question.kind, question.index) == ("missed", 1)
        assert (await t.dealer("answer", question=question.id, card="4D")).ok
        assert t.cards == DECK[:3]
        t.plug.scene.draw_card()
        await t.until(lambda h: len(live(h).cards) == 4)
        assert t.cards == DECK[:4]
        assert stopped(t.state) is None
