"""The table and its journal: what is said when the file goes away, when another program wrote it, when clock or
configuration are not what they were."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AbstractAsyncContextManager, closing
from pathlib import Path
from typing import Any

import pytest

from controller.config import TableConfig, WebConfig
from controller.games.message import plain, say
from controller.runtime import program, runner
from controller.runtime.device_driver import DeviceOutlets
from controller.runtime.inbox import Observed, Reply
from controller.runtime.journal import Journal, JournalError, JournalLost
from controller.runtime.runner import TableRunner
from controller.runtime.store import Opening, TableStore
from controller.runtime.wiring.assembly import Parts, running
from controller.table import commands, reports
from controller.table.events import DealStarted
from controller.table.moment import moment
from controller.table.state import DEALER, live
from controller.web.server import WebFault, listen
from hardware.devices import BoardAnswers, DeviceCleared, DeviceFault, EndEdge, LidEdge, Part
from tests.controller.at_work import AT, AtWork, dealing
from tests.controller.runtime.test_journal import SlowDisk
from tests.english import as_shown, english, notice_of, raises_saying
from vision.observations import Trouble, TroubleCleared

OPENING = Opening(rules={}, bank=10_000)
SET_BACK = "the clock was set back by 3600 s: what stands before this bears later times"


async def until(runner: TableRunner, holds: Any) -> None:
    """Wait until it holds; every change of the table is looked at."""
    async with asyncio.timeout(30):
        while not holds():
            await runner.wait_change(runner.version)


async def test_a_journal_that_is_removed_while_the_table_stands_idle_holds_play_until_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is written meanwhile; the table looks by itself, and goes on by itself."""
    monkeypatch.setattr(runner, "TICK_S", 0.02)
    path, away = tmp_path / "t.db", tmp_path / "away.db"
    async with dealing(path) as t:
        await t.sees(0, "7C")
        path.rename(away)
        await until(t.table, lambda: "journal" in t.state.faults)
        assert t.state.faults["journal"] == say("journal-removed", path=str(path))
        assert "its file has been taken away while the table runs" in english(t.queries.view()["hold"]["text"])
        assert (t.outlets.shown[-1].light, t.outlets.shown[-1].call) == ("call", "journal")
        assert (await t.ann("bet", bet="a", type="flat", ranks=["9"], stake=5)).reason == "held"
        refused = await t.dealer("resume", without=as_shown(t.state.faults))
        assert (refused.reason, refused.text) == ("journal", t.state.faults["journal"]), (
            "also the dealer cannot go on without a journal"
        )
        logged = t.state.logged
        assert not any(english(text).startswith("fault: journal") for _, text in t.state.log), "it cannot be replayed"
        away.rename(path)
        await until(t.table, lambda: "journal" not in t.state.faults)
        assert t.state.logged == logged + 1, "said once, not at every tick"
        await t.sees(0, "7C")
        assert (await t.ann("bet", bet="a", type="flat", ranks=["9"], stake=5)).ok


@pytest.mark.parametrize(
    ("part", "begins", "ends"),
    [
        ("camera", DeviceFault(Part.CAMERA, notice_of("hangs")), DeviceCleared(Part.CAMERA)),
        ("box lid", LidEdge(True, 0.0), LidEdge(False, 1.0)),
        pytest.param("follower switch", EndEdge(True, 0.0), EndEdge(False, 1.0), id="what the table makes of an edge"),
        ("camera view", Observed(Trouble("dark", 0.0), -1), Observed(TroubleCleared("dark", 1.0), -1)),
    ],
)
async def test_a_fault_that_comes_or_goes_while_the_journal_is_away_is_known_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str, begins: Any, ends: Any
) -> None:
    """Devices tell it once: forgotten, the table would wait for a camera that is dead, or stand still for a fault that
    is mended."""
    monkeypatch.setattr(runner, "TICK_S", 0.02)
    path, away = tmp_path / "t.db", tmp_path / "away.db"
    async with dealing(path) as t:
        for told, stays in ((begins, {part}), (ends, set())):
            path.rename(away)
            await t.happens(told)
            assert "journal" in t.state.faults
            away.rename(path)
            await until(t.table, lambda: "journal" not in t.state.faults)
            await until(t.table, lambda stays=stays: set(t.state.faults) == stays)
        path.rename(away)
        await t.happens(begins)
        await t.happens(ends)
        away.rename(path)
        await until(t.table, lambda: "journal" not in t.state.faults)
        assert not t.state.faults, "the last word counts"


async def test_the_boards_firmware_stands_in_the_journal_once_a_start_and_with_each_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "TICK_S", 0.02)
    path, away = tmp_path / "t.db", tmp_path / "away.db"

    def answered(t: AtWork) -> list[str]:
        return [row.body["firmware"] for row in t.journal.rows() if row.body["kind"] == "board_answered"]

    async with dealing(path) as t:
        for firmware in ("1.1", "1.1", "1.2", "1.2"):  # connected, a cable that slipped, flashed, the cable once more
            await t.happens(BoardAnswers(firmware))
        assert answered(t) == ["1.1", "1.2"]
        assert english(t.state.log[-1][1]) == "the casekeeper's board answers; its firmware: 1.2"
    async with AtWork(path) as t:
        await t.happens(BoardAnswers("1.2"))
        assert answered(t) == ["1.1", "1.2", "1.2"], "another board may have been plugged in meanwhile"
        path.rename(away)
        await t.happens(BoardAnswers("1.3"))
        away.rename(path)
        await until(t.table, lambda: "journal" not in t.state.faults)
        assert answered(t) == ["1.1", "1.2", "1.2", "1.3"], "the board says it once"


async def test_lamp_and_buzzer_call_the_dealer_when_the_journal_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Any] = []

    class Lamps:
        def status(self, light: str) -> None:
            told.append(light)

        def lamp(self, level: float) -> None: ...
        def close(self) -> None: ...

    class Buzzer:
        def sound(self, seconds: float) -> None:
            told.append("buzzer")

        def close(self) -> None: ...

    async with dealing(tmp_path / "t.db") as t:
        await t.sees(0, "7C")
        t.table.connect(DeviceOutlets(beads=None, aim=None, lamps=Lamps(), buzzer=Buzzer()))
        assert told == ["open"]

        def full(*args: Any, **kwargs: Any) -> None:
            raise JournalError(plain("the journal cannot be written: disk full"))

        with monkeypatch.context() as patch:
            patch.setattr(t.journal, "append", full)
            await t.ann("bet", bet="a", type="flat", ranks=["9"], stake=5)
            assert told == ["open", "call", "buzzer"]
        await t.happens(DeviceCleared("journal"))
        await t.sees(0, "7C")
        assert told == ["open", "call", "buzzer", "open"]


async def test_bets_and_cards_go_on_while_the_log_of_the_last_deal_is_written_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await t.sees(0, "7C")
        disk = SlowDisk(monkeypatch)
        assert disk.begun == 0
        assert (await t.dealer("void_deal")).ok
        assert disk.stands.wait(10)
        assert (await t.dealer("start_deal", pack="same")).ok
        await t.sees(0, "7C")
        assert (await t.ann("bet", bet="a", type="flat", ranks=["9"], stake=100)).ok
        await t.sees(1, "9S")
        await t.sees(2, "KS")
        assert live(t.state).purses["ann"] == 900
        assert (disk.begun, disk.goes_on.is_set()) == (1, False)
        disk.goes_on.set()


async def test_a_table_whose_journal_another_program_wrote_ends(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "t.db"
    async with dealing(path) as t:
        await t.sees(0, "7C")
        with closing(sqlite3.connect(path)) as db:
            db.execute("INSERT INTO events VALUES (?, ?, NULL, '{}', '')", (t.journal.last_seq + 1, AT))
            db.commit()
        reply: Reply = await t.dealer("hold")
        assert (reply.ok, reply.reason) == (False, "journal")
        with raises_saying(JournalLost, match="the table ends, to start again from the file"):
            await t.task


async def test_a_second_program_touches_no_device(tmp_path: Path) -> None:
    """Opening a serial port resets the board behind it: port and journal are taken first."""
    opened: list[str] = []

    def parts() -> Parts:
        opened.append("parts")
        return Parts()

    def starting(web: WebConfig | None) -> AbstractAsyncContextManager[Any]:
        return running(parts, TableConfig(bank=OPENING.bank), {}, journal_path=tmp_path / "t.db", web=web)

    async with dealing(tmp_path / "t.db"):
        with raises_saying(JournalError, match="in use by another program"):
            async with starting(None):
                pass
    with closing(listen("127.0.0.1", 0)) as taken, raises_saying(WebFault, match="is taken by another program"):
        async with starting(WebConfig(port=taken.getsockname()[1])):
            pass
    assert opened == []
    async with starting(None):
        assert opened == ["parts"]


async def test_the_camera_is_closed_when_the_table_cannot_start(tmp_path: Path) -> None:
    """And what is said is why it could not."""

    class Idle:
        closed = 0

        def read(self) -> None: ...
        def observe(self, frame: Any) -> tuple[Any, ...]:
            return ()

        def rebase(self, index: int, dealt: Any = None) -> None: ...
        def learn(self, dealt: Any) -> None: ...
        def close(self) -> None:
            self.closed += 1

    class Dead:
        def start(self, report: Any) -> None:
            raise OSError("no such beads")

        def show(self, spindle: int, beads: int) -> None: ...
        def close(self) -> None: ...

    def starting(parts: Parts, mode: str = "table") -> AbstractAsyncContextManager[Any]:
        return running(parts, TableConfig(mode=mode), {}, journal_path=tmp_path / "t.db", web=None)

    camera = Idle()
    with pytest.raises(OSError, match="no such beads"):
        async with starting(Parts(camera=camera, tracker=camera, beads=Dead())):
            pass
    assert camera.closed == 1
    with raises_saying(JournalError, match="mode"):
        async with starting(Parts(camera=camera, tracker=camera), "casekeeper"):
            pass
    assert camera.closed == 2


async def test_a_repeated_command_is_known_by_the_journal_however_old(tmp_path: Path) -> None:
    """Also one of a deal before the checkpoint, which is not replayed."""
    path = tmp_path / "t.db"
    async with dealing(path) as t:
        await t.sees(0, "7C")
        bet = {"id": "x1", "bet": "a", "type": "flat", "ranks": ["9"], "stake": 100}
        assert (await t.ann("bet", **bet)).ok
        again = await t.ann("bet", **bet)
        assert (again.ok, again.text) == (True, say("table-done-already"))
        assert live(t.state).purses["ann"] == 900


async def test_an_id_is_done_once_whoever_asks_again_and_refused_for_another_command(tmp_path: Path) -> None:
    """Also what leaves no event of its own, over a restart; what was refused is decided again."""
    path, drawn = tmp_path / "t.db", list[str]()
    bet = {"id": "x1", "bet": "a", "type": "flat", "ranks": ["9"], "stake": 100}
    hand = {"id": "x2", "do": "demo", "action": "draw"}

    async def draws(t: AtWork) -> Reply:
        t.table._orders._own_verbs = {"demo": lambda command: drawn.append(command["action"])}
        return await t.table.submit({**hand, "at": drawn_at}, DEALER)

    async with dealing(path) as t:
        assert not (await t.ann("bet", **bet)).ok
        await t.sees(0, "7C")
        assert (await t.ann("bet", **bet)).ok
        assert (await t.ann("bet", **bet | {"stake": 200})).reason == "malformed"
        drawn_at = t.queries.view()["at"]
        assert [(await draws(t)).text for _ in range(2)] == [None, say("table-done-already")]
    async with AtWork(path) as t:
        assert (await draws(t)).text == say("table-done-already")
    assert drawn == ["draw"]


async def test_what_cannot_be_marked_in_the_journal_is_not_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = list[str]()

    def full(*args: Any, **kwargs: Any) -> None:
        raise JournalError(plain("the journal cannot be written: disk full"))

    async with dealing(tmp_path / "t.db") as t:
        t.table._orders._own_verbs = {"demo": lambda command: drawn.append(command["action"])}
        hand = {"id": "x2", "do": "demo", "action": "draw", "at": t.queries.view()["at"]}
        with monkeypatch.context() as patch:
            patch.setattr(t.journal, "append", full)
            assert (await t.table.submit(hand, DEALER)).reason == "journal"
        assert drawn == []
        assert [(await t.table.submit(hand, DEALER)).text for _ in range(2)] == [None, say("table-done-already")]
    assert drawn == ["draw"]


# --- clock and configuration ----------------------------------------------------------------------------------------


def log_of(made: TableStore) -> list[str]:
    return [english(text) for _, text in made.state.log]


@pytest.mark.parametrize(
    ("then", "says"),
    [
        ("2026-01-01T00:00:00.000+00:00", []),
        ("2025-12-31T23:59:59.000+00:00", []),
        (
            "2025-12-31T23:00:00.000+00:00",
            ["the clock was set back by 3600 s: what stands before this bears later times"],
        ),
        ("no time", []),
    ],
)
def test_a_clock_that_was_set_back_is_said_once(tmp_path: Path, then: str, says: list[str]) -> None:
    times = iter([AT, AT, *[then] * 99])
    with closing(Journal(tmp_path / "t.db")) as journal:
        made = TableStore(journal, OPENING, utc_now=lambda: next(times))
        made.boot()
        for _ in range(3):
            made.commit(reports.note(made.state, plain("a glass fell over")))
        assert [text for text in log_of(made) if "clock" in text] == says


def test_the_journal_names_the_program_that_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "t.db"
    for identity in ("0.1.0 aaaa", "0.2.0 bbbb"):
        monkeypatch.setattr(program, "identity", lambda identity=identity: identity)
        with closing(Journal(path)) as journal:
            made = TableStore(journal, OPENING, utc_now=lambda: AT)
            made.boot()
            made.commit([DealStarted({})])
            found = [row.body["program"] for row in journal.rows() if row.body["kind"] == "booted"]
    assert found == ["0.1.0 aaaa", "0.2.0 bbbb"]
    assert "the table starts again from its journal (program 0.2.0 bbbb)" in log_of(made)


def test_the_journal_names_what_runs_the_networks(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    for networks in ("onnxruntime 1.32.0", ""):
        with closing(Journal(path)) as journal:
            TableStore(journal, OPENING, utc_now=lambda: AT, networks=networks).boot()
            found = [row.body.get("networks", "") for row in journal.rows() if row.body["kind"] == "booted"]
    assert found == ["onnxruntime 1.32.0", ""]


def test_the_chain_holds_the_journals_id(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    for _ in range(2):
        with closing(Journal(path)) as journal:
            TableStore(journal, OPENING, utc_now=lambda: AT).boot()
    with closing(Journal(path, read_only=True)) as journal:
        found = [row.body["journal"] for row in journal.rows() if row.body["kind"] == "booted"]
        assert found == [journal.journal_id] * 2


def test_rules_changed_in_the_file_are_announced_by_name(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    for rules in ({"max": 200}, {"call_distinct": 5, "strings": False}):
        with closing(Journal(path)) as journal:
            made = TableStore(journal, Opening(rules, 10_000), utc_now=lambda: AT)
            made.boot()
    assert "the rules of the next deal: call_distinct 4 -> 5, max 200 -> none, strings yes -> no" in log_of(made)


def test_another_mode_needs_another_journal(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with closing(Journal(path)) as journal:
        TableStore(journal, OPENING, utc_now=lambda: AT).boot()
    with closing(Journal(path)) as journal:
        made = TableStore(journal, Opening({}, 10_000, "casekeeper"), utc_now=lambda: AT)
        with raises_saying(JournalError, match="of a table in mode 'table'; 'casekeeper' needs one of its own"):
            made.boot()


@pytest.mark.parametrize(("bank", "said"), [(10_000, False), (20_000, True)])
def test_a_bank_changed_in_the_file_is_said_not_to_count(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, bank: int, said: bool
) -> None:
    path = tmp_path / "t.db"
    for amount in (10_000, bank):
        with closing(Journal(path)) as journal:
            made = TableStore(journal, Opening({}, amount), utc_now=lambda: AT)
            made.boot()
            made.commit(
                commands.decide(made.state, {"do": "bank", "at": moment(made.state)._asdict(), "amount": 5}, DEALER)
            )
    assert live(made.state).bank == 10_010
    assert ("the bank holds 10005 by the journal; table.bank = 20000 counts for a new" in caplog.text) is said
