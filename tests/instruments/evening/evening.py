"""A whole evening of one game: the demo as a process of its own, its cards read from rendered pictures, its journal on
disk; killed by SIGKILL at random moments and started again, with tablets at its WebSockets all the while.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from controller.demo.habits import BESIDE_A_BANKER, HABITS
from controller.games.audience import DEALER_VIEW, PUBLIC, Viewer
from controller.games.registry import GAMES
from controller.runtime.journal import Journal, JournalError, Row
from tests.instruments.evening.lines import RESTART_S, Line, play
from tests.instruments.trial.processes import ROOT, free_port
from tests.instruments.trial.tablets import Late, summary

PIN = "730914"
PEOPLE = ("Eve", "Sam")
"""They sit beside the demo's bots as far as there are seats, and play over their lines."""
PURSE = 1000
MOMENTS = ("any", "card", "decision", "write", "start")
"""When a kill comes: at any time, while a card slides, while somebody is to decide, while the journal is written, while
the program starts."""
MOMENT_S = 15.0
"""A moment that does not come within so long is not waited for."""
LOOKS_S = 0.2
"""Between two looks into the journal."""
STALLED_S = 180.0
QUIET_S = 1.0
SETTLED = frozenset({"CoupSettled", "Settled", "PairSettled", "TurnSettled"})
"""Kinds of the games' events that settle a coup or a hand."""


class Failed(Exception):
    """The evening did not come to its end; one line that says why."""


@dataclass(frozen=True)
class Looked:
    """A stranger or the dealer asked for the picture of a card: whether it was given, and the last row of the journal
    before and after."""

    viewer: Viewer
    digest: str
    given: bool
    before: int
    after: int


@dataclass
class Evening:
    """What an evening leaves for the proof. `killed`: the journal's last row at each kill, the last one included."""

    game: str
    seed: int
    rows: list[Row] = field(default_factory=list)
    killed: list[int] = field(default_factory=list)
    moments: list[str] = field(default_factory=list)
    lines: dict[Path, tuple[Viewer, dict[str, str]]] = field(default_factory=dict)
    """File of a line -> who saw it, and the verbs of the commands it sent."""
    looked: list[Looked] = field(default_factory=list)
    decks: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """The shoe of each deal as the rendered world held it last, without the cards that were laid away."""
    drawn: int = 0
    """Cards that have left it."""
    said: str = ""
    """Standard output and error of all processes."""
    cpu_s: float = 0.0
    seconds: float = 0.0


@contextlib.contextmanager
def kept_if_failed() -> Iterator[Path]:
    """A folder for an evening: removed when all was well, else it stays and the error says where."""
    folder = Path(tempfile.mkdtemp(prefix="faro-evening-"))
    try:
        yield folder
    except BaseException as error:
        error.add_note(f"the evening's files: {folder}")
        raise
    shutil.rmtree(folder)


class Play:
    """Plays one evening in `folder`, to be proven by what it leaves in `evening`.

    `shoes` or `coups`: how much is played; `kills`: how often it is killed before the end; `rules`: as `faro demo
    --rule` takes them.
    """

    def __init__(
        self,
        game: str,
        seed: int,
        folder: Path,
        *,
        coups: int = 0,
        shoes: int = 0,
        kills: int,
        cut: int | None = None,
        rules: Sequence[str] = (),
    ) -> None:
        assert bool(coups) != bool(shoes)
        self.evening = Evening(game, seed)
        self._folder, self._coups, self._shoes, self._kills = folder, coups, shoes, kills
        self._cut, self._rules = cut, rules
        bots = len({**HABITS[game], **BESIDE_A_BANKER.get(game, {})})
        self._people = PEOPLE[: GAMES[game].max_seats - bots]
        self._rng = random.Random(f"evening/{game}/{seed}")
        self._port = free_port()
        self._address = f"127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None
        self._tail = _Tail(folder / "state" / "table.db", self.evening.rows)
        self._lines: dict[str, Line] = {}
        self._settled = 0
        self._counted = 0

    async def play(self) -> None:
        """Raises Failed."""
        began_s, cpu_s = time.monotonic(), _children_s()
        looking = people = None
        try:
            self._start()
            try:
                await self._come_in()
                looking = asyncio.create_task(self._look())
                people = [
                    asyncio.create_task(play(self._lines[name], self.evening.game, habit, random.Random(f"{name}{n}")))
                    for n, (name, habit) in enumerate(zip(self._people, HABITS[self.evening.game], strict=False))
                ]
                for share in sorted(self._rng.random() for _ in range(self._kills)):
                    await self._until(partial(self._has_come_to, share))
                    await self._kill(self._rng.choice(MOMENTS))
                await self._until(lambda: self._progress() >= 1)
                await _ended(*people)
                await self._rest()
            except Late as late:
                raise Failed(str(late)) from None
            self._end_process()
            self.evening.moments.append("end")
            self.evening.killed.append(self._tail.look())
        finally:
            await _ended(*(people or ()), *([looking] if looking else ()))
            for line in self._lines.values():
                await line.close()
                self.evening.lines[line.kept] = line.viewer, line.sent
            self._end_process()
            self.evening.said = self._said()
            self.evening.seconds = time.monotonic() - began_s
            self.evening.cpu_s = _children_s() - cpu_s
        self._world()

    # --- the process ------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        command = [sys.executable, "-m", "controller", "demo", "--game", self.evening.game, "--speed", "max"]
        command += ["--mcu", "fake", "--seed", str(self.evening.seed), "--state", str(self._folder / "state")]
        command += ["--port", str(self._port), "--pin", PIN]
        for rule in self._rules:
            command += ["--rule", rule]
        if self._cut is not None:
            command += ["--cut", str(self._cut)]
        environment = os.environ | {"OMP_NUM_THREADS": "1"}
        with (self._folder / "said.txt").open("ab") as said:
            self._process = subprocess.Popen(command, cwd=ROOT, stdout=said, stderr=said, env=environment)

    def _end_process(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def _said(self) -> str:
        return (self._folder / "said.txt").read_text()

    def _alive(self) -> None:
        assert self._process is not None
        if (code := self._process.poll()) is not None:
            last = (self._said().strip().splitlines() or ["nothing"])[-1]
            raise Failed(f"the process ended by itself with code {code}: {last}")

    async def _kill(self, moment: str) -> None:
        if moment == "start":
            self._kill_now(moment)
            await asyncio.sleep(self._rng.uniform(0.0, 3.0))
        else:
            await self._moment(moment)
        self._alive()
        self._kill_now(moment)

    def _kill_now(self, moment: str) -> None:
        self._end_process()
        self.evening.moments.append(moment)
        self.evening.killed.append(self._tail.look())
        self._start()

    async def _moment(self, moment: str) -> None:
        """Wait for such a moment."""
        dealer = self._lines["dealer"]
        come: Callable[[], Any]
        match moment:
            case "card":
                come, most_s = lambda: dealer.online and _slides(dealer.state), 0.3
            case "decision":
                come, most_s = lambda: dealer.online and dealer.state.get("awaiting"), 0.1
            case "write":
                size = self._tail.size()
                come, most_s = lambda: self._tail.size() != size, 0.003
            case _:
                come, most_s = lambda: True, 1.5
        end_s = time.monotonic() + MOMENT_S
        while not come() and time.monotonic() < end_s:
            await asyncio.sleep(0.001)
        await asyncio.sleep(self._rng.uniform(0.0, most_s))

    # --- the course of the evening ----------------------------------------------------------------------------------

    async def _come_in(self) -> None:
        """Everybody's lines: the dealer, a display, a stranger at the dealer's door, and every seat by its code."""
        dealer = self._open("dealer", "dealer", DEALER_VIEW, pin=PIN)
        self._open("display", "display", PUBLIC)
        self._open("stranger", "dealer", PUBLIC)
        await dealer.until(bool, RESTART_S, "the dealer comes to the table")
        bots = tuple(HABITS[self.evening.game])
        await dealer.until(
            lambda s: {seat["player"] for seat in s["seats"]} >= set(bots), RESTART_S, "the bots are seated"
        )
        for name in (*bots, *self._people):
            code = (await self._order("open_seat", player=name))["data"]["code"]
            line = self._open(name, "seat", Viewer("seat", name))
            await line.until(bool, RESTART_S, f"{name} comes to the table")
            reply = await line.ask("pair", RESTART_S, code=code)
            if not reply["ok"]:
                raise Failed(f"{name} may not sit down: {reply['text']}")
            line.token = reply["data"]["token"]
            if name in self._people:
                await self._order("buy_in", player=name, amount=PURSE)

    def _open(self, name: str, page: str, viewer: Viewer, *, pin: str = "") -> Line:
        kept, life = self._folder / f"{name}.lines", lambda: len(self.evening.killed)
        self._lines[name] = Line(self._address, page, name=name, viewer=viewer, kept=kept, life=life, pin=pin)
        return self._lines[name]

    async def _order(self, verb: str, **fields: Any) -> dict[str, Any]:
        """A dealer's command that must be taken; he gives it again when the moment has passed."""
        for _ in range(50):
            reply = await self._lines["dealer"].ask(verb, RESTART_S, **fields)
            if reply["ok"]:
                return reply
            if reply["reason"] != "lapsed":
                raise Failed(f"the dealer's {verb} was refused ({reply['reason']}): {reply['text']}")
        raise Failed(f"the dealer's {verb} was always too late")

    def _has_come_to(self, share: float) -> bool:
        return self._progress() >= share

    def _progress(self) -> float:
        """From 0 at the beginning to 1 at the end."""
        if self._shoes:
            deal = self._lines["dealer"].state.get("deal_number", 0)
            return (max(deal - 1, 0) + (self._world() if deal else 0.0)) / self._shoes
        fresh, self._counted = self.evening.rows[self._counted :], len(self.evening.rows)
        self._settled += sum(settles(row) for row in fresh)
        return self._settled / self._coups

    async def _until(self, wanted: Callable[[], bool]) -> None:
        rows, since_s = -1, time.monotonic()
        while not wanted():
            self._alive()
            if len(self.evening.rows) != rows:
                rows, since_s = len(self.evening.rows), time.monotonic()
            elif time.monotonic() - since_s > STALLED_S:
                raise Failed(f"nothing happened for {STALLED_S:.0f} s; {summary(self._lines['dealer'].state)}")
            await asyncio.sleep(0.05)

    async def _rest(self) -> None:
        """The hand comes to rest, play is held, and everybody has the same state."""
        dealer = self._lines["dealer"]
        await dealer.until(bool, RESTART_S, "the dealer is at the table")
        while True:
            await self._order("demo", action="manual")
            await self._quiet()
            with contextlib.suppress(Late):  # on a busy machine a card slides for seconds; the proof names a lost one
                await dealer.until(lambda s: s["question"] or self._all_read(s), MOMENT_S, "every card is read")
            if dealer.state["question"] is None:
                break
            await self._order("demo", action="auto")  # to answer for what left while the program was dead
            await dealer.until(lambda s: s["question"] is None, STALLED_S, "the dealer answers")
        await self._quiet()
        if dealer.state["hold"] is None:
            await self._order("hold")
        await self._quiet()

    def _all_read(self, state: dict[str, Any]) -> bool:
        self._world()
        in_window = GAMES[self.evening.game].read_at({}) == "window"
        return not state["table"]["playing"] or len(state["deal"]["cards"]) >= self.evening.drawn + in_window

    async def _quiet(self) -> None:
        """Nothing is sent, written or moved for QUIET_S, and the beads stand where they should."""
        before: object = None
        since_s = begun_s = time.monotonic()
        while time.monotonic() - since_s < QUIET_S:
            now = (
                [{**line.state, "clocks": None} for line in self._lines.values()],
                self._tail.look(),
                self._world(),
                self.evening.drawn,
            )
            state = self._lines["dealer"].state
            arrived = bool(state) and all(bead["at"] == bead["want"] for bead in state["beads"].values())
            if now != before or not arrived:
                before, since_s = now, time.monotonic()
            if time.monotonic() - begun_s > STALLED_S:
                raise Failed(f"the table does not come to rest; {summary(state)}")
            await asyncio.sleep(0.1)

    def _world(self) -> float:
        """Look at the shoe as the rendered world keeps it; the share of its cards that have left."""
        try:
            world = json.loads((self._folder / "state" / "world.json").read_text())
        except FileNotFoundError:
            return 0.0
        self.evening.drawn = world["drawn"]
        if not world["deck"]:
            return 0.0
        self.evening.decks[world.get("serial", 0)] = tuple(world["deck"])
        return float(world["drawn"] / (len(world["deck"]) - (self._cut or 0)))

    # --- looking ----------------------------------------------------------------------------------------------------

    async def _look(self) -> None:
        """Follow the journal, and ask for the picture of every card as soon as it is there."""
        looked: set[str] = set()
        for number in itertools.count():
            await asyncio.sleep(LOOKS_S)
            self._tail.look()
            self._world()
            digests = [d for row in self.evening.rows[-20:] for d in _digests(row.body) if d not in looked][-2:]
            for digest in digests:
                with contextlib.suppress(OSError, TimeoutError):
                    before = self._tail.look()
                    answer = await self._lines["stranger"].fetch(f"/evidence/{digest}.jpg")
                    given = answer.startswith(b"HTTP/1.1 200")
                    self.evening.looked.append(Looked(PUBLIC, digest, given, before, self._tail.look()))
                    if number % 2:
                        looked.add(digest)


class _Tail:
    """The journal of another process, read as it grows; what was read must stay there."""

    def __init__(self, path: Path, rows: list[Row]) -> None:
        self._path, self._rows = path, rows

    def look(self) -> int:
        """Number of the last row by now. Raises Failed when the journal lacks what was there."""
        last = self._rows[-1] if self._rows else None
        try:
            journal = Journal(self._path, read_only=True)
        except JournalError as error:
            if last is None:
                return 0
            raise Failed(f"the journal after row {last.seq}: {error.message}") from None
        try:
            self._rows.extend(journal.rows(*((last.seq, last.hash) if last else ())))
        except JournalError as error:
            raise Failed(f"the journal after row {last.seq if last else 0}: {error.message}") from None
        finally:
            journal.close()
        return len(self._rows)

    def size(self) -> tuple[int, int]:
        """What changes with every write."""
        try:
            found = self._path.with_name(f"{self._path.name}-wal").stat()
        except OSError:
            return 0, 0
        return found.st_size, found.st_mtime_ns


def _slides(state: dict[str, Any]) -> bool:
    """A card is due, and nothing but the hand is waited for."""
    return bool(state.get("expects")) and state["deal"]["phase"] != "bets_open" and state["hold"] is None


def settles(row: Row) -> bool:
    return row.body["kind"] == "played" and row.body["event"]["event"] in SETTLED


def _digests(body: Any) -> list[str]:
    sighting = body.get("sighting") or body.get("question") or {}
    return [digest for digest in (sighting.get("image"), *sighting.get("burst", ())) if digest]


def _children_s() -> float:
    """Processor time of all processes that were waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


async def _ended(*tasks: asyncio.Task[Any]) -> None:
    """End these. Raises what one of them raised."""
    while running := [task for task in tasks if not task.done()]:  # Python 3.11's wait_for may lose a cancellation
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=QUIET_S)
    for task in tasks:
        if not task.cancelled() and (error := task.exception()) is not None:
            raise error


def read_lines(path: Path) -> Sequence[tuple[int, str]]:
    """What a line was sent: number of the process, and the message."""
    with path.open() as lines:
        return [(int(life), text) for life, _, text in (line.rstrip("\n").partition("\t") for line in lines)]
