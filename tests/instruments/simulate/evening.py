"""One evening at the table on simulated time, from a seed: deals, bets, the dealer's acts and troubles, and after each
step everything that must hold.

Real: the table, its fold and engine, the journal in a SQLite file, the driver of the beads and both ends of its link.
Modelled: the box with its tracker (`box`), the tablets' lines (`tablets`), the people (`people`), the disk (`disk`).
"""

from __future__ import annotations

import asyncio
import logging
import random
import shutil
import tempfile
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from controller.games.audience import NOBODY, PUBLIC
from controller.games.faro.acts import BetPlaced
from controller.runtime import checkpoint
from controller.runtime.journal import Journal, JournalError, JournalLost
from controller.runtime.queries import Queries
from controller.runtime.runner import TableRunner
from controller.runtime.store import Opening, TableStore
from controller.table.events import Event, Played, Ruled, decode
from controller.table.log import advance
from controller.table.outputs import Outputs
from controller.table.state import DEALER, Actor, TableState, game_of, live, playing, said_at_start, stopped, used_pack
from firmware_bridge.fake_board import FakeBoard
from hardware.devices import Part
from tests.english import english
from tests.instruments.simulate import people
from tests.instruments.simulate.auditor import Auditor
from tests.instruments.simulate.box import Box
from tests.instruments.simulate.casekeeper import QuickBeads, SimulatedBeads
from tests.instruments.simulate.clock import SimulatedLoop, Stuck, run
from tests.instruments.simulate.disk import FaultyDisk, PowerCut
from tests.instruments.simulate.tablets import Tablet

BANK = 10_000
NAMES = ("ann", "bob", "cas", "dot", "eve")
LATE_BET_S = 1.5
"""Longest a card may lie open before a bet on its turn must be refused: a camera's fault is reported within it."""
QUIET_S = 15.0
"""Nobody does anything for so long, and everything has to agree."""
BEADS_S = 0.9
"""So long after the table's last step the beads stand where they belong."""
WHOLE_BOARD = 0.25
"""Share of the evenings that are played with the board and its link: they take most of the time."""
BY_AUCTION = 0.25
"""Share of the evenings of faro in which the bank is put up to auction."""
LONGEST_S = 4 * 3600.0
"""An evening that takes longer has not come to its end."""
TROUBLES = ("view", "camera", "cable", "power", "disk", "second", "beam", "clock", "tablet")


class Broken(AssertionError):
    """Something that must hold does not; the text says what and when."""


class CheckedTable(TableRunner):
    """The table, which is looked at after each step."""

    evening: Evening

    def __init__(self, journal: Journal, opening: Opening, **options: Any) -> None:
        store = _CheckedStore(journal, opening, lambda: self, **options)
        super().__init__(store, chance=lambda below: self.evening.rng.randrange(below))
        self.queries = Queries(self, journal)


class _CheckedStore(TableStore):
    def __init__(self, journal: Journal, opening: Opening, table: Callable[[], CheckedTable], **options: Any) -> None:
        super().__init__(journal, opening, **options)
        self._table = table

    def commit(self, events: Iterable[Event], command: str | None = None) -> None:
        table = self._table()
        before = table.queries.view()["at"] if self.state.deal is not None else None
        seq = self.journal.last_seq
        super().commit(events, command=command)
        table.evening.step(table, before, command, self.journal.last_seq - seq)


class Evening:
    """One seed. `script` is what happened, one line each, for people; `troubles` what may happen."""

    def __init__(self, seed: int, troubles: Iterable[str] = TROUBLES, deals: int = 2) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.troubles = tuple(troubles)
        self.deals = deals
        self.loop = SimulatedLoop()
        self.script: list[str] = []
        self.steps = 0
        self.beam = "beam" in self.troubles and self.rng.random() < 0.5
        self.opening = self._make_opening()
        self.auditor = Auditor(self.opening.game, self._found)
        self._audited = 0
        """The last row that the auditor has read."""
        self._last_step_s = 0.0
        self.box = self._make_box()
        self.board = FakeBoard(now_s=self.loop.time())
        self.table: CheckedTable | None = None
        self.whole_board = "cable" in self.troubles and self.rng.random() < WHOLE_BOARD
        self.beads: SimulatedBeads | QuickBeads | None = None
        self.disk: FaultyDisk | None = None
        self.lied: set[int] = set()
        """Places of the pack that the dealer named wrongly in this deal."""
        self._journal: Journal | None = None
        self._task: asyncio.Task[None] | None = None
        self._acknowledged: tuple[int, str] = (0, "")
        self._brought: int | None = None
        self._commands: dict[str, Mapping[str, Any]] = {}
        self._done: set[str] = set()
        self._deal_number = 0
        self._broken: Broken | None = None
        self._restart_wanted: bool | None = None
        self._later: list[asyncio.Task[None]] = []
        bad = self.rng.choice((0.0, 0.02)) if "tablet" in self.troubles else 0.0
        seats = self._seats()
        self.dealer = Tablet(DEALER, lambda: self.table, self.rng, bad=bad)
        self.punters = [Tablet(Actor("seat", name), lambda: self.table, self.rng, bad=bad) for name in seats]

    def _make_opening(self) -> Opening:
        rules: dict[str, Any] = {"solvency": self.rng.choice(("sum", "sum", "turn_worst"))}
        if self.rng.random() < 0.3:
            rules["multi_both_open"] = "push"
        return Opening(rules=rules | self._bank_rules(), bank=self.rng.choice((300, BANK)))

    def _bank_rules(self) -> dict[str, Any]:
        """Whose the bank is; drawn apart, so that an evening with the house's bank is what its seed gave before."""
        rng = random.Random(f"the bank of {self.seed}")
        if rng.random() > BY_AUCTION:
            return {}
        return {"banker": "auction", "bank_lasts": rng.choice(("deal", "broken")), "min_bank": rng.choice((50, 200))}

    def _make_box(self) -> Box:
        return Box(self.rng, beam=self.beam, unclear=self.rng.choice((0.0, 0.03)))

    def _seats(self) -> Sequence[str]:
        return NAMES[: self.rng.randint(1, 3)]

    def _people(self) -> list[Coroutine[Any, Any, None]]:
        """What the dealer does, and each punter."""
        return [people.dealer(self), *(people.punter(self, tablet) for tablet in self.punters)]

    async def tell_truth(self, question: Mapping[str, Any]) -> None:
        """The dealer answers what the table asks."""
        await people.tell_truth(self, question)

    # --- the course of the evening --------------------------------------------------------------------------------

    def play(self) -> None:
        """Plays it. Raises Broken."""
        logging.disable(logging.CRITICAL)
        folder = Path(tempfile.mkdtemp(prefix="evening-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None))
        try:
            self._path = folder / "0" / "table.db"
            self._path.parent.mkdir()
            run(self._play(), self.loop)
        except Stuck:
            raise self.broken("nothing is ready and nobody waits for a time") from None
        except Exception as error:
            raise error if isinstance(error, Broken) else self.broken(f"{type(error).__name__}: {error}") from error
        finally:
            logging.disable(logging.NOTSET)
            if self._journal is not None:
                self._journal.close()
            shutil.rmtree(folder, ignore_errors=True)

    async def _play(self) -> None:
        self._start()
        acts = [asyncio.create_task(act) for act in self._people()]
        ended = acts[0]
        try:
            while not ended.done():
                await asyncio.wait({ended, self._running()}, timeout=1.0, return_when=asyncio.FIRST_COMPLETED)
                self._raise_broken()
                self._look_at_beads()
                if self._running().done():
                    await self._started_again()
                elif self._restart_wanted is not None:
                    power, self._restart_wanted = self._restart_wanted, None
                    self.note("power cut" if power else "the program is killed")
                    await self._restart(power=power)
                if self.loop.time() > LONGEST_S:
                    raise self.broken(f"the evening has not ended; play is held: {self._held()}")
            ended.result()
            await asyncio.gather(*self._later)
            await self._quiet()
        finally:
            for act in (*acts, *self._later):
                act.cancel()
            for tablet in (self.dealer, *self.punters):
                tablet.end()
            await asyncio.gather(*acts, *self._later, return_exceptions=True)
            await self._stop()

    def _running(self) -> asyncio.Task[None]:
        assert self._task is not None
        return self._task

    def _start(self) -> None:
        journal = Journal(self._path)
        self._journal = journal
        kept = checkpoint.CheckpointFile(checkpoint.beside(self._path))
        table = CheckedTable(journal, self.opening, utc_now=self.loop.utc_now, clock=self.loop.time, checkpoint=kept)
        table.evening = self
        if journal.last_seq < self._acknowledged[0] or (
            self._acknowledged[0] and journal.hash_of(self._acknowledged[0]) != self._acknowledged[1]
        ):
            raise self.broken("an event that the table had acknowledged is not in the journal after the restart")
        self._acknowledged = (journal.last_seq, journal.hash_of(journal.last_seq) or "")
        self._brought = None
        self.disk = FaultyDisk(journal, self.rng)
        table.boot()
        self.table = table
        self.box.post = table.post
        if self.whole_board:
            self.beads = SimulatedBeads(self.board, table.post, self.rng.randint(1, 0xFFFF))
        else:
            self.beads = QuickBeads(table.post)
        self.box.restart()
        table.connect(_Outlets(self.box, self.beads))
        self._task = asyncio.create_task(table.run(), name="table")
        self._tell()

    async def _stop(self) -> None:
        if self.beads is not None:
            self.beads.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _started_again(self) -> None:
        """The program has ended by itself: after a power cut, or because only the file can tell what stands there."""
        error = self._running().exception()
        if not isinstance(error, PowerCut | JournalLost):
            raise self.broken(f"the table's task ended: {error!r}")
        self.note(f"the program ends: {type(error).__name__}")
        await self._restart(power=isinstance(error, PowerCut))

    def ask_restart(self, *, power: bool) -> None:
        """The program ends within a second; see `_restart`."""
        self._restart_wanted = power

    async def _restart(self, *, power: bool) -> None:
        """The program ends and is started again some seconds later; `power`: the machine stopped, the file is as it
        was on disk at that moment, perhaps with the beginning of a torn write."""
        await self._stop()
        self.table, self.box.post = None, None
        journal, old = self._journal, self._path
        assert journal is not None
        if power:
            self._path = old.parent.parent / str(int(old.parent.name) + 1) / old.name
            shutil.copytree(old.parent, self._path.parent)
            wal = Path(f"{self._path}-wal")
            if wal.exists() and self.rng.random() < 0.5:
                with wal.open("ab") as torn:
                    torn.write(self.rng.randbytes(self.rng.randint(1, 6000)))
        journal.close()
        await asyncio.sleep(self.rng.uniform(1.0, 6.0))
        self._start()

    def later(self, wait_s: float, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Something that happens after a while, whatever people do meanwhile."""

        async def happen() -> None:
            await asyncio.sleep(wait_s)
            await act()

        self._later.append(asyncio.create_task(happen()))

    def try_second_program(self) -> None:
        """Another program on the same journal: it has to be refused."""
        try:
            second = Journal(self._path)
        except JournalError:
            return
        second.append([{"type": "booted"}], at=self.loop.utc_now())
        second.close()
        raise self.broken("a second program was let onto the journal of a running table")

    # --- what must hold -------------------------------------------------------------------------------------------

    def step(self, table: CheckedTable, before: Mapping[str, Any] | None, command: str | None, rows: int) -> None:
        """After each commit."""
        self.steps += 1
        self._last_step_s = self.loop.time()
        state = table.state
        journal = self._journal
        assert journal is not None
        if rows:
            self._acknowledged = (journal.last_seq, journal.hash_of(journal.last_seq) or "")
            events = [decode(row.body) for row in journal.rows(journal.last_seq - rows, self._hash_before(rows))]
        else:
            events = []
        self._audit(journal)
        for viewer in (PUBLIC, self.dealer.viewer, *(tablet.viewer for tablet in self.punters)):
            self.auditor.look(viewer, table.queries.view(viewer))
        try:
            if command is not None:
                self._check_command(command, before)
            self._check_money(state, events)
            self._check_cards(state, events)
        except Broken as error:
            self._broken = self._broken or error
        self._tell()

    def _audit(self, journal: Journal) -> None:
        """The auditor reads what was written since he last looked, also before a power cut."""
        if journal.last_seq > self._audited:
            for row in journal.rows(self._audited, journal.hash_of(self._audited) or ""):
                self.auditor.read(decode(row.body))
            self._audited = journal.last_seq

    def _look_at_beads(self) -> None:
        """When they have had time to get where they belong."""
        beads = self.beads
        rests = self.loop.time() - self._last_step_s > BEADS_S and not self._running().done()
        if beads is not None and rests and beads.plugged and beads.settled:
            self.auditor.look_at_beads(beads.stand)
            self._raise_broken()

    def _found(self, text: str) -> None:
        """Something that the auditor found wrong."""
        self._broken = self._broken or self.broken(text)

    def _hash_before(self, rows: int) -> str:
        assert self._journal is not None
        seq = self._journal.last_seq - rows
        return (self._journal.hash_of(seq) or "") if seq else ""

    def _check_command(self, key: str, before: Mapping[str, Any] | None) -> None:
        if key in self._done:
            raise self.broken(f"command {key} was done twice")
        self._done.add(key)
        sent = self.sent(key)
        if sent is not None and before is not None and dict(sent["at"]) != dict(before):
            raise self.broken(f"{sent['do']} meant for {dict(sent['at'])} was done at {dict(before)}")

    def sent(self, key: str) -> Mapping[str, Any] | None:
        """The command of this key, if a tablet sent it."""
        commands = (c for tablet in (self.dealer, *self.punters) for c in tablet.sent)
        return next((c for c in commands if key.partition("#")[0].endswith(f":{c['id']}")), None)

    def _check_money(self, state: TableState, events: Iterable[Event]) -> None:
        if state.deal is None:
            return
        if self._brought is None:
            assert self._journal is not None
            events = [decode(row.body) for row in self._journal.rows()]
            self._brought = self.opening.bank
        self._brought += sum(_brought(state, event) for event in events)
        deal = live(state)
        if deal.money != self._brought:
            raise self.broken(f"{self._brought} were brought to the table, {deal.money} are there")
        low = {name: purse for name, purse in deal.purses.items() if purse < 0}
        if low or (deal.bank < 0 and getattr(deal.rules, "solvency", "sum") != "none"):
            raise self.broken(f"below zero: bank {deal.bank}, purses {low}")

    def _check_cards(self, state: TableState, events: Iterable[Event]) -> None:
        if not playing(state):
            return
        if state.deal_number != self._deal_number:
            self._deal_number = state.deal_number
            self.lied.clear()
        deal = live(state)
        for index, card in enumerate(deal.cards):
            if index in self.lied or game_of(state).exposure(deal, index) == NOBODY:
                continue
            if index > self.last_seen():
                raise self.broken(f"card {index + 1}, {card}, is settled and lies in the box unseen")
            if str(card) != self.box.pack[index]:
                raise self.broken(f"card {index + 1} is settled as {card}, drawn was {self.box.pack[index]}")
        self._check_late_bets(state, events)

    def last_seen(self) -> int:
        """Place of the last card that anybody can have seen."""
        return min(self.box.position, len(self.box.pack) - 1)

    def may_draw_two(self) -> bool:
        """Whether the next two cards are the loser and the winner of one turn, and the camera counts them."""
        if "view" not in self.troubles or people.goes_on_without_sight(self.dealer.state or {}):
            return False
        return self.box.position % 2 == 0 and self.box.position + 3 < len(self.box.pack)

    def drawn_since(self, index: int) -> int:
        """Cards drawn since card `index` lay in the window."""
        return max(0, self.last_seen() - index)

    def closed_by_mistake(self, state: Mapping[str, Any]) -> bool:
        """Bets were closed, and no card of the turn has come, by what a tablet shows."""
        deal = state["deal"]
        if not deal or deal["phase"] != "bets_closed":
            return False
        return self.box.position <= int(2 * deal["turn_number"] - 2)

    def _check_late_bets(self, state: TableState, events: Iterable[Event]) -> None:
        """While the dealer goes on without sight no part sees a card, and he closes the bets (docs/architecture.md)."""
        if {Part.CAMERA, Part.VIEW} & set(state.faults):
            return
        now_s = self.loop.time()
        for event in events:
            if isinstance(event, Played) and isinstance(event.event, BetPlaced):
                loser = 2 * turn_of(state) - 1
                if self.box.position >= loser and now_s - self.box.exposed_at_s[loser] > LATE_BET_S:
                    raise self.broken(
                        f"a bet was taken {now_s - self.box.exposed_at_s[loser]:.1f} s after its card lay open"
                    )

    async def _quiet(self) -> None:
        """At the end nobody does anything: state, journal, tablets and beads have to agree."""
        await asyncio.sleep(QUIET_S)
        if self._running().done():
            await self._started_again()
            await asyncio.sleep(QUIET_S)
        self._raise_broken()
        table, beads = self.table, self.beads
        assert table is not None
        assert beads is not None
        assert self._journal is not None
        replayed = TableState()
        for row in self._journal.rows():
            replayed = advance(replayed, decode(row.body))
        if _lasting(replayed) != _lasting(table.state):
            raise self.broken("the journal, replayed, gives another state than the table's")
        for tablet in (self.dealer, *self.punters):
            if tablet.state is not table.queries.view(tablet.viewer):
                raise self.broken(f"the tablet of {tablet.actor} shows another state than the table's")
        if not any("spindle" in part or "casekeeper" in part for part in table.state.faults):
            self.auditor.look_at_beads(beads.stand)
            self._raise_broken()
            if not beads.settled:
                raise self.broken("the beads do not stand as the engine says, and no fault is named")

    # --- what people can see of the table -----------------------------------------------------------------------

    def start(self) -> dict[str, Any]:
        """What the dealer says of the pack when he starts a deal."""
        pack = {"pack": "new"} if self.used_pack() else {}
        return pack if self.table is None else pack | said_at_start(self.table.state)

    def used_pack(self) -> bool:
        """The last deal was void: the dealer says whether a new pack lies in the box."""
        return self.table is not None and used_pack(self.table.state)

    def window_index(self) -> int:
        """Which card the table last knew in the window."""
        return 0 if self.table is None else self.table.state.sight.index

    def named(self, index: int) -> str | None:
        """What the table takes card `index` for."""
        cards = () if self.table is None else live(self.table.state).cards
        return str(cards[index]) if index < len(cards) else None

    # --- words ------------------------------------------------------------------------------------------------------

    def note(self, text: str) -> None:
        """One line of the script."""
        self.script.append(f"{self.loop.time() - 1000.0:8.2f} s  {text}")

    def broken(self, text: str) -> Broken:
        return Broken(self._told(text))

    def _told(self, text: str) -> str:
        return f"at {self.loop.time() - 1000.0:.2f} s: {text}"

    def _held(self) -> str:
        held = None if self.table is None else stopped(self.table.state)
        return "no" if held is None else f"{held.by}: {english(held.text)}"

    def _raise_broken(self) -> None:
        if self._broken is not None:
            raise self._broken

    def _tell(self) -> None:
        for tablet in (self.dealer, *self.punters):
            tablet.hear()


class _Outlets:
    """The table's outputs to box and beads."""

    def __init__(self, box: Box, beads: SimulatedBeads | QuickBeads) -> None:
        self._box, self._beads = box, beads
        self._last: Outputs | None = None

    def show(self, outputs: Outputs) -> None:
        for spindle, count in enumerate(outputs.beads):
            if self._last is None or self._last.beads[spindle] != count:
                self._beads.show(spindle, count)
        self._last = outputs
        self._box.aim(*outputs.window, outputs.tracking)


def turn_of(state: TableState) -> int:
    """The turn that is played, 1 to 25."""
    return int(game_of(state).view(live(state))["turn_number"])


def _brought(state: TableState, event: Event) -> int:
    """Money that came to the table with an event."""
    if isinstance(event, Played):
        return game_of(state).brought(event.event)
    if isinstance(event, Ruled):
        return sum(_brought(state, inner) for inner in event.events)
    return 0


def _lasting(state: TableState) -> TableState:
    """What a replay gives: a fault of the journal cannot stand in the journal."""
    faults = {part: text for part, text in state.faults.items() if part != "journal"}
    return replace(state, faults=faults, ruling=None)
