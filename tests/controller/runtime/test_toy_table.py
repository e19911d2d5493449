"""The toy game at the real table: journal on disk, WebSockets, clocks, and a process that is killed."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from controller import catalogue
from controller.cli import recall
from controller.games.audience import Viewer
from controller.games.cards import Card
from controller.games.registry import GAMES
from controller.runtime import runner
from controller.runtime.checkpoint import CheckpointFile, beside
from controller.runtime.inbox import MarkerSeen, TimePassed, TimeUp
from controller.runtime.journal import Journal
from controller.runtime.queries import Queries
from controller.runtime.runner import TableRunner
from controller.runtime.store import Opening, TableStore
from controller.table.events import Played, TimeRanOut, decode
from controller.table.state import DEALER, WITHOUT_SEAT_S, Actor, carried, concerned, live
from controller.web.messages import Words
from hardware.devices import DeviceCleared, DeviceFault
from tests.controller.followed import Followed
from tests.english import notice_of
from tests.hardware.waiting import PATIENCE_S
from tests.leaks import marks_of, without_secrets
from tests.toy.__main__ import DECK, STATIC, leaves, picture_of, toy_table
from tests.toy.game import TOY, Dealt

ROOT = Path(__file__).resolve().parents[3]
WORDS = Words(TOY)


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)


class Tablet:
    """One line; keeps everything that was sent to it, to the byte."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._followed = socket, Followed()
        self.heard: list[str] = []
        self.state: dict[str, Any] = {}
        self.token = ""
        self._said = 0

    async def say(self, verb: str, **fields: Any) -> dict[str, Any]:
        self._said += 1
        if verb in WORDS.acts:
            fields["at"] = self.state["at"]
            fields = {**meant(self.state, verb), **fields}
        name = f"{id(self)}-{self._said}"
        await self._socket.send(json.dumps({"id": name, "do": verb, **fields}))
        return await self._until(lambda m: m.get("type") == "reply" and m["id"] == name)

    async def sees(self, wanted: Any) -> dict[str, Any]:
        if self.state and wanted(self.state):
            return self.state
        return await self._until(lambda m: m.get("type") == "state" and wanted(m))

    async def _until(self, wanted: Any) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE_S):
            while True:
                text = await self._socket.recv()
                assert isinstance(text, str), "a camera picture was sent"
                self.heard.append(without_secrets(text))
                message = self._followed.message(text)
                if message.get("type") == "state":
                    self.state = message
                if "at" in message and self.state:
                    self.state["at"] = message["at"]
                if wanted(message):
                    return dict(message)


def meant(view: dict[str, Any], verb: str) -> dict[str, str]:
    """The decision awaited that the verb answers."""
    return next(({"decision": one["key"]} for one in view["awaiting"] if verb in one["verbs"]), {})


@contextlib.asynccontextmanager
async def tablet(address: str | None, role: str) -> AsyncIterator[Tablet]:
    async with connect(str(address).replace("http", "ws") + f"ws?as={role}", compression=None) as socket:
        found = Tablet(socket)
        await found.sees(lambda state: True)
        yield found


def phase(wanted: str) -> Any:
    return lambda state: state["deal"] is not None and state["deal"]["phase"] == wanted


async def to_the_decision(dealer: Tablet, ann: Tablet, bob: Tablet) -> str:
    """A run has begun and bob has his card; its label."""
    for name, seat in (("ann", ann), ("bob", bob)):
        seat.token = (await seat.say("join", name=name))["data"]["token"]
    await dealer.sees(lambda state: len(state["money"]["purses"]) == 2)
    assert (await dealer.say("start_deal"))["ok"]
    await bob.sees(phase("bets_open"))
    assert (await bob.say("stake", amount=20))["ok"]
    assert (await dealer.say("close_bets"))["ok"]
    assert (await dealer.say("demo", action="draw"))["ok"]
    state = await bob.sees(phase("deciding"))
    return str(state["deal"]["cards"][0])


def fetch(address: str | None, path: str) -> tuple[int, bytes]:
    try:
        with urllib.request.urlopen(f"{address}{path}", timeout=10) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read()


async def test_a_card_face_down_leaves_the_table_to_its_holder_alone(tmp_path: Path) -> None:
    async with toy_table(tmp_path) as at_work, contextlib.AsyncExitStack() as stack:
        dealer, service, display, ann, bob = [
            await stack.enter_async_context(tablet(at_work.address, role))
            for role in ("dealer", "service", "display", "seat", "seat")
        ]
        everybody = (dealer, service, display, ann, bob)
        for other in (dealer, service, display, ann):
            await other.say("camera", on=True)
        card = await to_the_decision(dealer, ann, bob)
        assert card == DECK[0]
        await service.say("look")
        await dealer.say("hold", text="wait")
        await dealer.say("resume")
        digest = str(at_work.table.state.sightings[0].image)
        status, body = await asyncio.to_thread(fetch, at_work.address, f"evidence/{digest}.jpg")
        assert (status, card.encode() in body) == (404, False)
        assert (await bob.say("stand"))["ok"]
        for one in everybody:
            await one.sees(phase("banker"))
        assert digest not in "".join(bob.heard), "his page could not ask for it"
        marks = (*marks_of(card), digest)
        told = {one: "".join(one.heard) for one in everybody}
        for one in (dealer, service, display, ann):
            assert not [mark for mark in marks if mark in told[one]]
        assert [mark for mark in marks if mark in told[bob]]
        assert len(set(told[dealer])) > 10, "something was told"
        await dealer.say("demo", action="draw")
        for one in everybody:
            state = await one.sees(phase("bets_open"))
            assert state["deal"]["cards"] == list(DECK[:2])
        status, body = await asyncio.to_thread(fetch, at_work.address, f"evidence/{digest}.jpg")
        assert (status, body) == (200, picture_of(card))


async def test_the_time_left_is_that_of_the_moment_of_sending(tmp_path: Path) -> None:
    async with (
        toy_table(tmp_path, limit_s=60) as at_work,
        tablet(at_work.address, "dealer") as dealer,
        tablet(at_work.address, "seat") as ann,
        tablet(at_work.address, "seat") as bob,
    ):
        assert "clocks" not in dealer.state
        await to_the_decision(dealer, ann, bob)
        first = bob.state["clocks"]
        assert first["running"]
        assert 0 < first["left_ms"]["draw 1"] <= 60_000
        await dealer.say("hold", text="wait")
        held = await bob.sees(lambda state: state["hold"])
        assert held["clocks"]["running"] is False
        async with tablet(at_work.address, "display") as late:
            assert late.state["clocks"] == held["clocks"], "it stands"
        await dealer.say("resume")
        await dealer.sees(lambda state: not state["hold"])
        async with tablet(at_work.address, "display") as late, tablet(at_work.address, "display") as later:
            assert later.state["clocks"]["left_ms"]["draw 1"] <= late.state["clocks"]["left_ms"]["draw 1"]
        with contextlib.closing(Journal(tmp_path / "toy.db", read_only=True)) as journal:
            rows = [json.dumps(row.body) for row in journal.rows()]
        assert not [row for row in rows if "left_ms" in row]


class Clock:
    """A clock that is set by hand."""

    now_s = 1000.0

    def __call__(self) -> float:
        return self.now_s


class Toy:
    """The table's one task with a journal on disk, and no pages."""

    def __init__(self, path: Path, *, clock: Callable[[], float] | None = None, limit_s: int = 10) -> None:
        self.clock = Clock()
        self.path = path
        self._clock, self._rules = clock or self.clock, {"limit_s": limit_s}
        self.begin()

    def begin(self) -> None:
        self.journal = Journal(self.path)
        opening = Opening(self._rules, 0, game="toy")
        self.table = TableRunner(
            TableStore(self.journal, opening, utc_now=lambda: "2026-01-01T00:00:00.000+00:00", clock=self._clock)
        )
        self.table.boot()
        self.queries = Queries(self.table, self.journal, picture=lambda: b"frame")
        self.task = asyncio.create_task(self.table.run())

    async def end(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.journal.close()

    async def says(self, actor: Actor, verb: str, **fields: Any) -> None:
        view = self.queries.view(Viewer(actor.role, actor.player))
        reply = await self.table.submit({"do": verb, "at": view["at"], **meant(view, verb), **fields}, actor)
        assert reply.ok, reply

    async def happens(self, item: Any) -> None:
        """Post an item and wait until it and its consequences are processed."""
        self.table.post(item)
        for _ in range(3):
            await self.table.submit({"do": "nothing"}, DEALER)

    async def to_the_decision(self) -> None:
        for player in ("ann", "bob"):
            await self.says(DEALER, "open_seat", player=player)
            await self.says(DEALER, "buy_in", player=player, amount=100)
        await self.says(DEALER, "start_deal")
        await self.says(Actor("seat", "bob"), "stake", amount=20)
        await self.says(DEALER, "close_bets")
        await self.happens(leaves(self.table.state, DECK[0]))

    async def passes(self, seconds: float) -> None:
        self.clock.now_s += seconds
        await self.happens(TimePassed())

    @property
    def phase(self) -> str:
        return live(self.table.state).phase

    @property
    def left_ms(self) -> int:
        return int(self.table.clocks()["left_ms"]["draw 1"])


@contextlib.asynccontextmanager
async def at_the_decision(folder: Path) -> AsyncIterator[Toy]:
    table = Toy(folder / "t.db")
    try:
        await table.to_the_decision()
        yield table
    finally:
        await table.end()


async def test_when_time_is_up_the_default_is_journaled_once(tmp_path: Path) -> None:
    async with at_the_decision(tmp_path) as t:
        assert (t.phase, t.left_ms) == ("deciding", 10_000)
        await t.passes(9.9)
        assert (t.phase, t.left_ms) == ("deciding", 100)
        await t.passes(0.2)
        assert (t.phase, t.table.clocks()) == ("banker", {})
        await t.passes(30)
        rows = [decode(row.body) for row in t.journal.rows()]
        assert rows[-2] == TimeRanOut("draw 1")
        assert isinstance(rows[-1], Played)
        await t.happens(MarkerSeen("cut"))
        deal: Any = live(t.table.state)
        assert deal.last_round


async def test_a_hold_that_comes_before_the_end_is_processed_puts_it_off(tmp_path: Path) -> None:
    async with at_the_decision(tmp_path) as t:
        t.clock.now_s += 11
        t.table.post(TimePassed())
        await t.happens(DeviceFault("mcu", notice_of("is away")))
        assert (t.phase, t.left_ms) == ("deciding", 0)
        await t.happens(DeviceCleared("mcu"))
        assert t.phase == "banker"


async def test_the_end_of_an_earlier_decision_is_not_taken_for_that_of_one_with_the_same_key(tmp_path: Path) -> None:
    async with at_the_decision(tmp_path) as t:
        before = t.table.state
        await t.happens(TimeUp("draw 1"))
        assert t.table.state is before
        await t.passes(10.0)
        assert t.phase == "banker"


async def test_a_clock_that_stands_just_before_its_end_does_not_keep_the_task_awake(tmp_path: Path) -> None:
    async with at_the_decision(tmp_path) as t:
        asked = []
        next_s = t.table._clocks.next_s
        t.table._clocks.next_s = lambda now_s: asked.append(now_s) or next_s(now_s)  # type: ignore[method-assign]
        t.clock.now_s += 10 - 1e-5
        async with asyncio.timeout(PATIENCE_S):
            await t.happens(TimePassed())
            asked.clear()
            await asyncio.sleep(10 * runner.LEAST_WAIT_S)
        assert len(asked) <= 12


async def test_no_camera_picture_is_shown_but_in_test_mode(tmp_path: Path) -> None:
    table = Toy(tmp_path / "t.db")
    try:
        assert table.queries.latest_jpeg is None
        assert table.queries.view()["table"]["camera"] == "hidden"
        await table.says(Actor("service"), "test", on=True)
        assert table.queries.latest_jpeg == b"frame"
        assert table.queries.view()["table"]["camera"] == "shown"
        assert Queries(table.table, table.journal).view()["table"]["camera"] == "none"
    finally:
        await table.end()


@pytest.fixture
def toy_sentences() -> Iterator[None]:
    """The command line has the toy's sentences, as the pages have."""
    catalogue.ROOTS.append(STATIC / "i18n")
    catalogue._own.cache_clear()
    yield
    catalogue.ROOTS.remove(STATIC / "i18n")
    catalogue._own.cache_clear()


@pytest.mark.usefixtures("toy_sentences")
async def test_a_recall_shows_no_card_that_lies_face_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with at_the_decision(tmp_path) as t:
        await t.says(Actor("seat", "bob"), "draw")
        await t.happens(leaves(t.table.state, DECK[1]))
    args = argparse.ArgumentParser()
    recall.add_arguments(args)
    folder = tmp_path / "pictures"
    code = recall.run(args.parse_args(["--journal", str(tmp_path / "t.db"), "--pictures", str(folder)]))
    text = capsys.readouterr().out
    assert (code, Card.parse(DECK[0]).sign in text, Card.parse(DECK[1]).sign in text) == (0, False, True)
    kept = b"".join(path.read_bytes() for path in folder.iterdir())
    assert (DECK[0].encode() in kept, DECK[1].encode() in kept) == (False, True)


async def test_a_recall_shows_no_card_that_was_laid_away(tmp_path: Path) -> None:
    async with at_the_decision(tmp_path) as t:
        await t.says(Actor("seat", "bob"), "stand")
        await t.happens(leaves(t.table.state, DECK[1]))
        await t.happens(leaves(t.table.state, DECK[2]))
        await t.says(DEALER, "lay_away")
        await t.says(DEALER, "resume")
        await t.says(Actor("seat", "bob"), "stake", amount=20)
        await t.says(DEALER, "close_bets")
        await t.happens(leaves(t.table.state, DECK[3]))
        await t.says(Actor("seat", "bob"), "stand")
        await t.happens(leaves(t.table.state, DECK[4]))
    args = argparse.ArgumentParser()
    recall.add_arguments(args)
    folder = tmp_path / "pictures"
    assert recall.run(args.parse_args(["--journal", str(tmp_path / "t.db"), "--pictures", str(folder)])) == 0
    kept = b"".join(path.read_bytes() for path in folder.iterdir())
    assert [picture_of(card) in kept for card in DECK[:5]] == [True, True, False, True, True]


async def test_one_that_decides_in_time_is_not_decided_for(tmp_path: Path) -> None:
    async with at_the_decision(tmp_path) as t:
        await t.passes(9.9)
        await t.says(Actor("seat", "bob"), "draw")
        await t.passes(60)
        assert t.phase == "drawing"
        assert not [row for row in t.journal.rows() if isinstance(decode(row.body), TimeRanOut)]


async def test_the_clock_stands_while_play_is_held_and_starts_again_after_a_restart(tmp_path: Path) -> None:
    async with at_the_decision(tmp_path) as t:
        await t.passes(4)
        await t.says(DEALER, "hold")
        await t.passes(3600)
        assert (t.phase, t.left_ms) == ("deciding", 6000)
        await t.says(DEALER, "resume")
        await t.passes(5)
        assert (t.phase, t.left_ms) == ("deciding", 1000)
        await t.end()
        t.begin()
        assert t.table.state.question is not None
        await t.passes(60)
        assert (t.phase, t.left_ms) == ("deciding", 10_000)
        await t.says(DEALER, "drawn", question=t.table.state.question.id, count=0)
        await t.passes(9)
        assert (t.phase, t.left_ms) == ("deciding", 1000)
        await t.passes(1)
        assert t.phase == "banker"


async def test_the_task_wakes_when_a_decision_is_due(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In real time, and though it ticks once in an hour."""
    monkeypatch.setattr(runner, "TICK_S", 3600.0)
    table = Toy(tmp_path / "t.db", clock=time.monotonic, limit_s=1)
    try:
        await table.to_the_decision()
        async with asyncio.timeout(PATIENCE_S):
            while table.phase == "deciding":
                await table.table.wait_change(table.table.version)
        assert table.phase == "banker"
    finally:
        await table.end()


async def _started(folder: Path) -> tuple[asyncio.subprocess.Process, str]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.toy", str(folder), "0", "60"), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE_S):
        address = (await process.stdout.readline()).decode().strip()
    assert address.startswith("http"), "the table has not started"
    return process, address


async def test_a_table_that_is_killed_in_the_middle_of_a_decision_goes_on_with_it(tmp_path: Path) -> None:
    process, address = await _started(tmp_path)
    try:
        async with tablet(address, "dealer") as dealer, tablet(address, "seat") as ann, tablet(address, "seat") as bob:
            card = await to_the_decision(dealer, ann, bob)
            money, bob_token = bob.state["money"], bob.token
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()
        process, address = await _started(tmp_path)
        async with tablet(address, "dealer") as dealer, tablet(address, "display") as display:
            state = await dealer.sees(lambda state: state["question"])
            assert state["question"]["kind"] == "restart"
            assert (state["money"], state["deal"]["cards"]) == (money, [None])
            assert state["clocks"] == {"running": False, "left_ms": {"draw 1": 60_000}}
            assert (await dealer.say("drawn", question=state["question"]["id"], count=0))["ok"]
            state = await display.sees(lambda state: not state["hold"])
            assert (state["deal"]["phase"], state["awaiting"][0]["player"]) == ("deciding", "bob")
            async with tablet(address, "seat") as bob:
                assert card not in "".join(dealer.heard) + "".join(display.heard) + "".join(bob.heard)
                assert (await bob.say("hello", token=bob_token))["ok"]
                await bob.sees(lambda state: state["deal"]["cards"] == [card])
                assert (await bob.say("stand"))["ok"]
                await dealer.sees(phase("banker"))
                assert (await dealer.say("demo", action="draw"))["ok"]
                state = await dealer.sees(phase("bets_open"))
            assert state["deal"]["cards"] == list(DECK[:2])
            assert sum(state["money"]["purses"].values()) + state["money"]["bank"] == 399
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    with contextlib.closing(Journal(tmp_path / "toy.db", read_only=True)) as journal:
        rows = [decode(row.body) for row in journal.rows()]
    dealt = [row.event for row in rows if isinstance(row, Played) and isinstance(row.event, Dealt)]
    assert [(str(one.card), one.seen_by) for one in dealt] == [(card, "bob"), (DECK[1], "")]


async def test_nobody_joins_in_the_place_of_one_who_has_all_his_money_on_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with toy_table(tmp_path) as at_work, contextlib.AsyncExitStack() as stack:
        dealer, ann, bob, eve = [
            await stack.enter_async_context(tablet(at_work.address, role))
            for role in ("dealer", "seat", "seat", "seat")
        ]
        for name, seat in (("ann", ann), ("bob", bob)):
            await seat.say("join", name=name)
        await dealer.sees(lambda state: len(state["money"]["purses"]) == 2)
        await dealer.say("cash_out", player="bob", amount=120)
        await dealer.say("start_deal")
        await bob.sees(phase("bets_open"))
        assert (await bob.say("stake", amount=80))["ok"]
        await dealer.say("close_bets")
        await dealer.say("demo", action="draw")
        state = await bob.sees(phase("deciding"))
        assert (state["money"]["purses"]["bob"], state["deal"]["cards"]) == (0, [DECK[0]])
        monkeypatch.setattr("controller.web.broadcast.MIN_STATE_GAP_S", 3.0)
        assert (await dealer.say("buy_in", player="ann", amount=10))["ok"]
        await bob.sees(lambda state: state["money"]["purses"]["ann"] == 110)
        assert (await dealer.say("close_seat", player="bob"))["ok"], "within the gap, not told by the watch"
        for name in ("bob", "BOB"):
            assert (await eve.say("join", name=name))["reason"] == "taken"
        code = (await dealer.say("open_seat", player="bob"))["data"]["code"]
        assert (await eve.say("pair", code=code))["ok"], "the dealer may"
        state = await eve.sees(lambda state: state["deal"]["legal"])
        assert (state["deal"]["cards"], state["own_log"]) == ([DECK[0]], [])


async def test_what_a_player_without_a_seat_is_to_decide_is_decided_by_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_limit(game: Any, deal: Any) -> Any:
        return tuple(replace(decision, limit_s=None) for decision in awaiting(game, deal))

    awaiting = type(TOY).awaiting
    monkeypatch.setattr(type(TOY), "awaiting", without_limit)
    async with at_the_decision(tmp_path) as t:
        await t.passes(3600)
        assert (t.phase, t.table.clocks()) == ("deciding", {})
        await t.says(DEALER, "close_seat", player="bob")
        assert t.left_ms == WITHOUT_SEAT_S * 1000
        await t.passes(WITHOUT_SEAT_S - 1)
        await t.says(DEALER, "open_seat", player="bob")
        assert t.table.clocks() == {}
        await t.passes(3600)
        assert t.phase == "deciding"
        await t.says(DEALER, "close_seat", player="bob")
        await t.passes(WITHOUT_SEAT_S)
        assert t.phase == "banker"
        t.table.post(TimePassed())
        assert concerned(t.table.state) == {"ann", "bob"}
        assert t.queries.concerns("BOB")
        await t.happens(leaves(t.table.state, DECK[1]))
        assert concerned(t.table.state) == {"ann"}, "the banker"


@pytest.mark.parametrize("hides", [True, False])
async def test_what_a_fault_leaves_on_the_console_shows_no_card_and_no_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, hides: bool
) -> None:
    def fails(*args: Any) -> Any:
        raise RuntimeError(f"{args[-1]} is too much for the game")

    async with at_the_decision(tmp_path) as t:
        await t.says(Actor("seat", "bob"), "draw")
        monkeypatch.setattr(type(TOY), "_dealt", fails)
        monkeypatch.setattr(type(TOY), "hides", hides)
        await t.happens(leaves(t.table.state, "KH"))
    logged = next(record.getMessage() for record in caplog.records if "processing an input" in record.message)
    assert "picture of" not in caplog.text
    assert logged.startswith("internal error while processing an input: Exposed")
    assert ("KH" in logged or "'K'" in logged) != hides
    assert "in fails" in logged, "where it came from"
    assert ("RuntimeError: KH is too much" in logged) != hides
    assert hides != ("suit" in logged)


async def test_a_table_starts_again_from_a_checkpoint_of_the_run_before(tmp_path: Path) -> None:
    async with at_the_decision(tmp_path) as t:
        file = CheckpointFile(beside(t.path))
        t.table.store._checkpoint = file
        await t.says(DEALER, "void_deal", text="a card fell")
        await t.says(DEALER, "void_deal", text="enough")
        left = carried(t.table.state)
        await t.says(DEALER, "start_deal", pack="new")
        kept = file.load()
        assert kept is not None
        assert (kept.carried, kept.state) == (left, t.table.state)
