"""Test mode at the table: who may begin it and when, what it forbids, what it journals, and how it ends."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from controller.games.message import plain, say
from controller.runtime.device_driver import DeviceOutlets
from controller.runtime.inbox import ServiceNote, TimePassed
from controller.runtime.journal import JournalError
from controller.service.desk import GONE_S, ServiceDesk
from controller.service.indicators import Indicators
from controller.table import commands
from controller.table.events import decode
from controller.table.outputs import outputs
from controller.table.state import DEALER, Actor, Refused, TableState, live, playing
from hardware.devices import BeamEdge, ButtonPressed, DeviceCleared, DeviceFault, LidEdge
from hardware.fakes import FakeBeads, FakeBuzzer, FakeLamps
from tests.controller.all_words import SEAT_VERBS, TABLE_VERBS
from tests.controller.at_work import ANN, AtWork
from tests.english import english, notice_of

SERVICE = Actor("service")


class Rig:
    """Writes down when it is lent the casekeeper."""

    def __init__(self) -> None:
        self.lent: list[str] = []

    def begin(self) -> None:
        self.lent.append("begin")

    def end(self) -> None:
        self.lent.append("end")


class Serviced(AtWork):
    """A table with fake devices behind its real outlets; `now_s` is the desk's time."""

    def __init__(self, path: Path) -> None:
        self.now_s = 0.0
        self.beads, self.lamps, self.buzzer, self.rig = FakeBeads(), FakeLamps(), FakeBuzzer(), Rig()
        indicators = Indicators(lamps=self.lamps, buzzer=self.buzzer)
        super().__init__(path, desk=ServiceDesk(indicators=indicators, now=lambda: self.now_s))

    def connect(self) -> None:
        self.table.connect(
            DeviceOutlets(beads=self.beads, lamps=self.lamps, aim=None, buzzer=self.buzzer, rig=self.rig)
        )

    @property
    def log(self) -> list[str]:
        return [english(line["text"]) for line in self.queries.view()["log"]]


@asynccontextmanager
async def after_a_deal(path: Path) -> AsyncIterator[Serviced]:
    """Ann has bought in, a deal was begun, a card shown, and the deal voided: there is money, and nothing is on."""
    async with Serviced(path) as t:
        for verb, fields in (
            ("open_seat", {"player": "ann"}),
            ("buy_in", {"player": "ann", "amount": 1000}),
            ("start_deal", {}),
        ):
            assert (await t.says(DEALER, verb, **fields)).ok
        await t.sees(0, "7C")
        assert (await t.says(DEALER, "void_deal")).ok
        yield t


async def test_it_cannot_begin_while_a_deal_is_on(tmp_path: Path) -> None:
    async with Serviced(tmp_path / "t.db") as t:
        assert (await t.says(DEALER, "start_deal", pack="new")).ok
        rows = t.journal.last_seq
        reply = await t.says(SERVICE, "test", on=True)
        assert (reply.ok, reply.reason) == (False, "deal_running")
        assert reply.text == say("table-deal-running-test")
        assert (t.state.in_test, t.journal.last_seq, t.rig.lent) == (False, rows, [])


@pytest.mark.parametrize("actor", [DEALER, ANN, Actor("display"), Actor("table")], ids=lambda actor: actor.role)
@pytest.mark.parametrize("verb", ["test", "jog", "blink", "calibrate", "window"])
async def test_only_the_dealer_on_the_service_page_has_its_verbs(tmp_path: Path, actor: Actor, verb: str) -> None:
    async with Serviced(tmp_path / "t.db") as t:
        assert not (await t.says(actor, verb, on=True, spindle=1, step_us=10, light="lamp")).ok
        assert not t.state.in_test


async def test_the_service_page_has_no_verb_of_the_dealer(tmp_path: Path) -> None:
    async with Serviced(tmp_path / "t.db") as t:
        assert (await t.says(SERVICE, "start_deal")).reason == "no_test"
        assert not playing(t.state)


async def test_a_real_table_has_no_hand_at_its_box(tmp_path: Path) -> None:
    async with Serviced(tmp_path / "t.db") as t:
        assert (await t.says(SERVICE, "test", on=True)).ok
        assert (await t.says(SERVICE, "demo", action="draw")).reason == "bad_op"


async def test_an_end_that_cannot_be_journaled_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Serviced(tmp_path / "t.db") as t:
        assert (await t.says(SERVICE, "test", on=True)).ok
        assert (await t.says(SERVICE, "blink", light="lamp")).ok

        def refuse(*rows: Any, **more: Any) -> None:
            raise JournalError(plain("the disk is full"))

        with monkeypatch.context() as patch:
            patch.setattr(t.journal, "append", refuse)
            assert (await t.says(SERVICE, "test", on=False)).reason == "journal"
            assert (t.state.in_test, t.queries.service_status()["blinking"]) == (True, "lamp")
        assert (await t.says(SERVICE, "test", on=False)).ok
        assert t.queries.service_status()["blinking"] == ""


async def test_what_is_tried_is_tried_once_for_each_id_also_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    async with Serviced(path) as t:
        assert (await t.says(SERVICE, "test", on=True)).ok
        at = t.queries.view()["at"]
        told = [await t.says(SERVICE, "buzz", id="b1", at=at) for _ in range(2)]
        assert [(reply.ok, english(reply.text)) for reply in told] == [(True, ""), (True, "done already")]
        assert len(t.buzzer.sounds) == 1
    async with Serviced(path) as t:
        assert (await t.says(SERVICE, "buzz", id="b1", at=at)).text == say("table-done-already")
        assert t.buzzer.sounds == []


async def test_a_full_disk_does_not_end_service_and_nothing_is_tried_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Serviced(tmp_path / "t.db") as t:
        assert (await t.says(SERVICE, "test", on=True)).ok
        at = t.queries.view()["at"]

        def refuse(*rows: Any, **more: Any) -> None:
            raise JournalError(plain("the disk is full"))

        with monkeypatch.context() as patch:
            patch.setattr(t.journal, "append", refuse)
            told = [await t.says(SERVICE, "buzz", id="b1", at=at) for _ in range(2)]
            assert [(reply.ok, english(reply.text)) for reply in told] == [(True, ""), (True, "done already")]
            assert english(t.state.faults["journal"]) == "the disk is full"
        assert (await t.says(SERVICE, "buzz", id="b1", at=at)).text == say("table-done-already")
        assert len(t.buzzer.sounds) == 1


async def test_what_was_refused_is_tried_when_it_is_said_again(tmp_path: Path) -> None:
    async with Serviced(tmp_path / "t.db") as t:
        assert (await t.says(SERVICE, "test", on=True)).ok
        blink = {"id": "b1", "light": "lamp", "at": t.queries.view()["at"]}
        t.table.desk._indicators._lamps = None
        assert [(await t.says(SERVICE, "blink", **blink)).ok for _ in range(2)] == [False, False]
        t.table.desk._indicators._lamps = t.lamps
        told = [await t.says(SERVICE, "blink", **blink) for _ in range(2)]
        assert [(reply.ok, english(reply.text)) for reply in told] == [(True, ""), (True, "done already")]


async def test_outside_test_mode_nothing_is_tried(tmp_path: Path) -> None:
    async with Serviced(tmp_path / "t.db") as t:
        reply = await t.says(SERVICE, "buzz")
        assert (reply.ok, reply.reason) == (False, "no_test")
        assert t.buzzer.sounds == []


FIELDS: dict[str, Mapping[str, Any]] = {
    "bet": {"bet": "a", "type": "flat", "ranks": ["9"], "stake": 5},
    "buy_in": {"player": "ann", "amount": 50},
    "cash_out": {"player": "ann", "amount": None},
    "bank": {"amount": 500},
    "correct": {"index": 0, "card": "8C"},
    "open_seat": {"player": "bob"},
    "close_seat": {"player": "ann"},
    "key_card": {"card": "8C"},
}


async def test_in_test_mode_no_verb_of_anybody_does_anything_and_no_money_moves(tmp_path: Path) -> None:
    async with after_a_deal(tmp_path / "t.db") as t:
        assert (await t.says(SERVICE, "test", on=True)).ok
        before, rows = t.state, t.journal.last_seq
        for verb in SEAT_VERBS:
            reply = await t.says(ANN, verb, **FIELDS.get(verb, {"bet": "a"}))
            assert (reply.ok, reply.reason) == (False, "test_mode"), verb
        for verb in TABLE_VERBS.keys() - {"demo"}:
            reply = await t.says(DEALER, verb, **FIELDS.get(verb, {}))
            assert (reply.ok, reply.reason) == (False, "test_mode"), verb
        for button in ("no_more_bets", "hold", "call"):
            await t.happens(ButtonPressed(button, 0.0))
        await t.sees(1, "9C")
        assert t.state == before
        assert t.journal.last_seq == rows
        await t.happens(
            LidEdge(True, 1.0), LidEdge(False, 2.0), DeviceFault("mcu", notice_of("gone")), DeviceCleared("mcu")
        )
        assert (await t.says(SERVICE, "buzz")).ok
        assert (await t.says(SERVICE, "test", on=False)).ok
        kinds = [row.body["kind"] for row in t.journal.rows()][rows - 1 :]
        assert kinds == ["service_began", "faulted", "mended", "faulted", "mended", "service_ended"]
        assert live(t.state).purses == live(before).purses
        assert live(t.state).bank == live(before).bank
        assert (await t.says(DEALER, "start_deal", pack="new")).ok


async def test_everybody_is_informed(tmp_path: Path) -> None:
    async with Serviced(tmp_path / "t.db") as t:
        assert t.queries.view()["table"]["test"] is False
        assert (await t.says(SERVICE, "test", on=True)).ok
        view = t.queries.view()
        assert view["table"]["test"] is True
        assert (view["hold"]["by"], english(view["hold"]["text"])) == ("test", "TEST MODE - no bets")
        assert view["light"] == "idle"
        assert (await t.says(SERVICE, "test", on=False)).ok
        assert t.queries.view()["hold"] is None
        assert t.log[-2:] == ["test mode begins: no deal and no bet until it ends", "test mode ends"]


async def test_beginning_twice_is_once(tmp_path: Path) -> None:
    async with Serviced(tmp_path / "t.db") as t:
        for _ in range(2):
            assert (await t.says(SERVICE, "test", on=True)).ok
        assert t.rig.lent == ["begin"]


async def test_the_end_puts_every_bead_and_light_back(tmp_path: Path) -> None:
    async with after_a_deal(tmp_path / "t.db") as t:
        await t.happens(DeviceFault("exit beam", notice_of("blocked")))
        assert t.lamps.light == "call"
        assert (await t.says(SERVICE, "test", on=True)).ok
        assert (t.lamps.light, t.rig.lent) == ("idle", ["begin"])
        t.beads.shown.clear()
        t.lamps.lamp(0.0)
        t.lamps.status("open")
        assert (await t.says(SERVICE, "test", on=False)).ok
        assert t.rig.lent == ["begin", "end"]
        assert t.beads.shown == list(enumerate(outputs(t.state).beads))
        assert sum(outputs(t.state).beads) == 1
        assert (t.lamps.brightness, t.lamps.light) == (1.0, "call")


@pytest.mark.parametrize("end", [TimePassed(), BeamEdge(False, 1.0)], ids=["quiet", "a sensor that never rests"])
async def test_it_ends_by_itself_when_nobody_looks_any_more(tmp_path: Path, end: Any) -> None:
    async with Serviced(tmp_path / "t.db") as t:
        assert (await t.says(SERVICE, "test", on=True)).ok
        t.now_s = GONE_S
        t.queries.service_status()
        t.now_s = 2 * GONE_S
        await t.happens(TimePassed())
        assert t.state.in_test
        t.now_s = 2 * GONE_S + 1
        await t.happens(end)
        assert not t.state.in_test
        assert t.log[-1] == "nobody looks at the service page any more: test mode is over"
        assert t.rig.lent == ["begin", "end"]


async def test_a_restart_ends_it(tmp_path: Path) -> None:
    async with Serviced(tmp_path / "t.db") as t:
        assert (await t.says(SERVICE, "test", on=True)).ok
    async with Serviced(tmp_path / "t.db") as t:
        assert not t.state.in_test
        assert "the table started again: test mode is over" in t.log
        assert t.beads.shown == [(spindle, 0) for spindle in range(13)]
        assert t.rig.lent == []


async def test_what_was_stored_in_service_stands_in_the_journal(tmp_path: Path) -> None:
    async with Serviced(tmp_path / "t.db") as t:
        await t.happens(ServiceNote(plain("bead calibration: stored")))
        assert t.log[-1] == "bead calibration: stored"


def test_an_open_question_is_answered_first() -> None:
    asked = TableState(question=decode(_QUESTION).question)  # type: ignore[union-attr]
    with pytest.raises(Refused, match="table-question-open"):
        commands.service_mode(asked, True)


_QUESTION = {"kind": "asked", "question": {"id": "q1", "kind": "unclear", "index": 3, "text": "Which?"}}


async def test_the_buzzer_calls_the_dealer_once_for_each_question_and_fault(tmp_path: Path) -> None:
    async with after_a_deal(tmp_path / "t.db") as t:
        assert t.buzzer.sounds == []
        assert (await t.says(DEALER, "hold")).ok
        assert t.buzzer.sounds == []
        await t.happens(DeviceFault("mcu", notice_of("gone")), DeviceFault("mcu", notice_of("still gone")))
        assert len(t.buzzer.sounds) == 1
        await t.happens(DeviceFault("camera", notice_of("gone")), DeviceCleared("mcu"))
        assert len(t.buzzer.sounds) == 2
        assert (await t.says(DEALER, "resume", without={"mcu": plain("still gone").json(), "camera": "gone"})).ok
        assert len(t.buzzer.sounds) == 2
