"""FaroTable: the one task that owns the table, its inbox, and the order in which things happen.

    input -> decide -> apply to a new value -> journal -> swap it in -> devices and tablets

Camera thread, GPIO edges, microcontroller and tablets only post to the inbox; nothing else touches the state. An event
that cannot be applied never reaches the disk, and nothing moves before the journal has it. A replay uses `advance`
alone, so it moves nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Protocol

from controller.games.message import Message, as_message, say
from controller.games.registry import DEFAULT
from controller.runtime import program
from controller.runtime.checkpoint import Checkpoint, CheckpointFile
from controller.runtime.decision_clocks import DecisionClocks
from controller.runtime.inbox import (
    Inbox,
    MarkerSeen,
    Observed,
    Reply,
    ServiceNote,
    Started,
    Submitted,
    TimePassed,
    TimeUp,
)
from controller.runtime.journal import Journal, JournalError, JournalLost
from controller.runtime.replay import replayed
from controller.runtime.sensor_check import BoxGuard, FalseStartTimer
from controller.runtime.translate import noticed
from controller.service.desk import ServiceDesk
from controller.table import commands, reports
from controller.table.events import Booted, DealStarted, Event, Held, Noted, RulesChanged, TableOpened, decode, encode
from controller.table.log import advance
from controller.table.moment import in_time
from controller.table.outputs import Outputs, outputs
from controller.table.state import (
    MACHINE,
    Actor,
    Refused,
    TableState,
    apply,
    awaited,
    carried,
    game_of,
    live,
    playing,
    stopped,
)
from firmware_bridge import notice
from hardware.devices import (
    BeadsAt,
    BeamEdge,
    BoardAnswers,
    ButtonName,
    ButtonPressed,
    DeviceCleared,
    DeviceFault,
    EndEdge,
    LidEdge,
    Part,
)
from vision import observations as seen

log = logging.getLogger(__name__)

TICK_S = 2.0
"""Seconds between two checks of the box's sensors and of the journal's place; one that refused is then tried again."""
LOG_GAP_S = 600.0
"""Seconds between two log lines on a journal that still takes nothing."""
LEAST_WAIT_S = 0.02
"""Seconds waited for the end of a decision at the least: two clocks of other grain never keep the task awake."""
REPLAYED_BETWEEN_SIGNS = 5000
"""Events replayed between two signs of life at the start: about 0.2 s on a PC, some seconds on a Pi."""
MOST_REMEMBERED = 200
"""Acts without events that are remembered by their mark: more than a tablet repeats after a lost line."""
LID_OPEN = notice.say("table-lid-open")
CLOCK_STEP_S = 2.0
"""A clock set back by more is told; less is what a time service corrects now and then."""


class Outlets(Protocol):
    """Where the table's outputs go. Every call returns at once; trouble comes back through the inbox."""

    def show(self, outputs: Outputs) -> None: ...


@dataclass(frozen=True, slots=True)
class Opening:
    """How a new journal begins: game, rules, the bank's money in minor units, mode `table` or `casekeeper`."""

    rules: Mapping[str, Any]
    bank: int
    mode: str = "table"
    game: str = DEFAULT


class FaroTable:
    """The running table. What pages read of it is in `queries`.

    `utc_now` gives the time written in the journal, as ISO 8601 text; `clock` is that of the box's edges and of the
    pictures. `desk`: what the service page does. `own_verbs`: the dealer's verbs beside the table's own (the demo's
    hand at the box); they may raise Refused. `camera`, `box`: the table has one.
    """

    def __init__(
        self,
        journal: Journal,
        opening: Opening,
        *,
        utc_now: Callable[[], str],
        inbox: Inbox | None = None,
        desk: ServiceDesk | None = None,
        own_verbs: Mapping[str, Callable[[Mapping[str, Any]], None]] | None = None,
        camera: bool = True,
        box: bool = True,
        clock: Callable[[], float] = time.monotonic,
        trace: Callable[[str, Any], None] | None = None,
        checkpoint: CheckpointFile | None = None,
    ) -> None:
        self._journal = journal
        self._checkpoint = checkpoint
        self._opening = opening
        self._utc_now = utc_now
        self._clock = clock
        self._guard = BoxGuard()
        self._round = FalseStartTimer()
        self._clocks = DecisionClocks()
        self._trace = trace or (lambda step, item: None)
        self._own_verbs = own_verbs or {}
        self._camera, self._box = camera, box
        self.state = TableState()
        self.desk = desk or ServiceDesk()
        self.beads_at: list[int | None] = [None] * 13
        self._outlets: Outlets | None = None
        self._shown: Outputs | None = None
        self._inbox = inbox or Inbox()
        self.post, self.post_from_thread = self._inbox.post, self._inbox.post_from_thread
        self._changed = asyncio.Condition()
        self._unwritten: dict[str, Any] = {}
        """What devices and camera reported while the journal took nothing: they do not report it again. The last report
        of each part."""
        self._unmarked: deque[str] = deque(maxlen=MOST_REMEMBERED)
        """Acts of service that were done though the journal took no mark of them."""
        self._refused: deque[str] = deque(maxlen=MOST_REMEMBERED)
        """Acts whose mark is in the journal and that were refused then."""
        self._log_next_s = float("-inf")
        self.version = 0
        """Rises with everything that pages may show."""

    # --- life ---------------------------------------------------------------------------------------------------

    def boot(self, alive: Callable[[], None] = lambda: None, *, safe: bool = False) -> None:
        """Replay the journal from the last checkpoint on, or open a new one; `alive` is called now and then meanwhile.
        Raises JournalError when it is damaged or not ours, or takes nothing; in `safe` mode a table that stands is
        shown all the same, held until the journal takes that it started."""
        begun = self._replay(alive)
        o = self._opening
        if self.state.deal is None:
            self._commit(reports.open_table(self.state, game=o.game, rules=o.rules, bank=o.bank, mode=o.mode))
        else:
            self._same_table(o)
        try:
            self._started()
        except JournalLost:
            raise
        except JournalError as error:
            if not safe:
                raise
            self._keep_unwritten(Started())
            self._hold_for_journal(error)
        self._guard.started(self.state)
        if begun is not None:
            self._keep(begun)

    def _started(self) -> None:
        """Journal that the program has started, and the rules it was started with."""
        rules = dict(self._opening.rules)
        if dict(self.state.rules) != rules:
            self._commit([RulesChanged(rules)])
        booted = reports.boot(self.state, camera=self._camera, box=self._box)
        self._commit(
            replace(event, program=program.identity()) if isinstance(event, Booted) else event for event in booted
        )

    def _replay(self, alive: Callable[[], None]) -> Checkpoint | None:
        """The state as the journal's rows make it; the beginning of its last deal, if that was not yet kept."""
        kept = self._checkpoint.load_for(self._journal) if self._checkpoint is not None else None
        begun: Checkpoint | None = None
        seq, head = 0, ""
        if kept is not None and kept.state is not None:
            self.state, seq, head = kept.state, kept.seq, kept.head
        for row in self._journal.rows(seq, head):
            before = self.state
            event, self.state = replayed(before, row)
            if isinstance(event, DealStarted):
                begun = Checkpoint(row.seq, row.hash, self.state, carried(before))
            if row.seq % REPLAYED_BETWEEN_SIGNS == 0:
                alive()
        return begun

    def _same_table(self, opening: Opening) -> None:
        """Raises JournalError when the configuration is of another table than the journal; says what does not count."""
        if self.state.game != opening.game:
            raise JournalError(say("journal-other-game", holds=self.state.game, game=opening.game))
        if self.state.mode != opening.mode:
            raise JournalError(say("journal-other-mode", holds=self.state.mode, mode=opening.mode))
        first = decode(next(self._journal.rows()).body)
        if isinstance(first, TableOpened) and first.bank != opening.bank:
            log.warning(
                "the bank holds %d by the journal; table.bank = %d counts for a new journal only",
                live(self.state).bank,
                opening.bank,
            )

    def connect(self, outlets: Outlets) -> None:
        """Attach the devices; they are told at once what to show."""
        self._outlets = outlets
        self._shown = None
        self._drive()

    async def run(self) -> None:
        """Work off the inbox until cancelled. Raises JournalLost when only a new start from the journal helps."""
        loop = asyncio.get_running_loop()
        self._inbox.opened()
        tick_at_s = loop.time() + TICK_S
        self._follow_clocks()
        while True:
            wait_s = max(0.0, tick_at_s - loop.time())
            due_s = self._clocks.next_s(self._clock())
            try:
                # Not wait_for: Python 3.11's loses a cancellation that comes together with an item.
                async with asyncio.timeout(wait_s if due_s is None else min(wait_s, max(due_s, LEAST_WAIT_S))):
                    item = await self._inbox.take()
            except TimeoutError:
                if loop.time() < tick_at_s:
                    self._tell_time_up()
                    continue
                item = TimePassed()
                tick_at_s = loop.time() + TICK_S
            try:
                self._handle(item)
                self._end_test_alone()
                self._watch_round()
            except JournalLost as error:
                self._journal_failed(item, error)
                raise
            except JournalError as error:
                self._keep_unwritten(item)
                self._journal_failed(item, error)
            except Exception as error:
                # A fault in one input must not take the table down with every bet on it: it is refused, logged, held.
                what = self._for_the_console(item)
                log.error("internal error while processing an input: %s\n%s", what, self._trace_of(error))
                self._fail(item, "fault", say("table-not-worked-off"))
                self._hold_after(item)
            self._follow_clocks()
            self._tell_time_up()
            async with self._changed:
                self._changed.notify_all()

    # --- for the tablets ------------------------------------------------------------------------------------------

    async def submit(self, command: Mapping[str, Any], actor: Actor) -> Reply:
        """Carry out a tablet's command. A command id already carried out is answered ok and not done twice."""
        done: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.post(Submitted(command, actor, done))
        return await done

    async def wait_change(self, version: int) -> int:
        """The state's version once it is other than `version`."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.version != version)
        return self.version

    def touch(self) -> None:
        """Something shown to tablets changed outside the fold (a bead moved, the demo's own state)."""
        self.version += 1

    # --- the one place where things happen ---------------------------------------------------------------------------

    def _handle(self, item: Any) -> None:
        if (word := _last_word(item)) is not None:
            self._unwritten.pop(word[0], None)
        match item:
            case Submitted(command, actor, done):
                self._submitted(command, actor, done)
            case Observed(observation, epoch):
                if isinstance(observation, seen.Drawn) and epoch == self.state.sight.epoch:
                    self._sensors(self._guard.take_draw(observation, self.state))
                events = noticed(self.state, item, self._journal.put_pictures)
                self._commit([*events, *self._guard.passes_before(events, self.state)])
            case BeadsAt(spindle, beads):
                self.beads_at[spindle] = beads
                self.touch()
            case DeviceFault(part, text):
                events = reports.faulted(self.state, part, as_message(text))
                self._commit([*events, *self._guard.passes_before(events, self.state)])
            case BoardAnswers(firmware):
                self._commit(reports.board_answered(self.state, firmware))
            case DeviceCleared(part):
                self._commit(reports.cleared(self.state, part))
            case TimeUp(key):
                self._time_up(key)
            case MarkerSeen(kind):
                self._commit(reports.marked(self.state, kind))
            case ServiceNote(text):
                self._commit(reports.note(self.state, as_message(text)))
            case Started():
                self._started()
            case TimePassed():
                self._journal.in_place()
                ticked = self._guard.tick(self._clock())
                self._sensors([DeviceCleared(Part.JOURNAL), *self._unwritten.values(), *ticked])
            case BeamEdge(blocked=blocked):
                self._sensors(self._guard.take_edge(item, self.state))
                if blocked:
                    self._commit(reports.movement(self.state, "beam"))
                if self._guard.passes(item):
                    self._commit(reports.beam_passed(self.state))
            case LidEdge(open=is_open):
                self._sensors(self._guard.take_edge(item, self.state))
                part = Part.LID
                self._commit(
                    reports.faulted(self.state, part, as_message(LID_OPEN))
                    if is_open
                    else reports.cleared(self.state, part)
                )
            case EndEdge():
                self._sensors(self._guard.take_edge(item, self.state))
            case ButtonPressed(name=name):
                self._button(name)
            case _:
                raise TypeError(f"the inbox does not take {item!r}")

    def _serve(self, command: Mapping[str, Any], mark: str | None) -> None:
        """A verb of the service page. Raises Refused."""
        if command.get("do") == "test":
            self._test(command.get("on") is True, mark=mark)
            return
        if not self.state.in_test:
            raise Refused("no_test", say("table-no-test"))
        try:
            self._mark(mark)
        except JournalLost:
            raise
        except JournalError as error:  # service is there also for a table whose disk is full
            if mark is not None:
                self._unmarked.append(mark)
            self._hold_for_journal(error)
        self._act(lambda: self.desk.act(command), mark)

    def _mark(self, mark: str | None) -> None:
        """An act that leaves no event is about to be done: at most once, whatever ends the program meanwhile."""
        if mark not in self._refused:  # else its mark is there
            self._commit([], command=mark)

    def _act(self, act: Callable[[], None], mark: str | None) -> None:
        """Raises Refused; then the act may be tried again under the same mark."""
        if mark is not None and mark in self._refused:
            self._refused.remove(mark)
        try:
            act()
        except Refused:
            if mark is not None:
                self._refused.append(mark)
            raise

    def _test(self, on: bool, why: Message = commands.TEST_ENDS, *, mark: str | None = None) -> None:
        events = commands.service_mode(self.state, on, why)
        self.desk.heard()
        self._commit(events, command=mark)
        if not on:
            self.desk.leave()

    def _end_test_alone(self) -> None:
        if self.state.in_test and self.desk.gone():
            self._test(False, say("table-test-ends-alone"))

    def _watch_round(self) -> None:
        if self._round.due(self.state, self._clock()):
            self._commit(reports.false_start(self.state, say("table-something-moved")))

    def _time_up(self, key: str) -> None:
        """What then holds is done; where it cannot be done now, the clock stands at its end until play goes on. Told of
        a decision that has time again by now, nothing is done."""
        if not self._clocks.is_up(key, self._clock()):
            return
        done = False
        try:
            events = reports.time_up(self.state, key)
            self._commit(events)
            done = bool(events)
        finally:
            self._clocks.worked_off(key, done=done)

    def _follow_clocks(self) -> None:
        running = stopped(self.state) is None
        run = self.state.deal_number
        self._clocks.follow(awaited(self.state), run=run, running=running, now_s=self._clock())

    def _tell_time_up(self) -> None:
        for key in self._clocks.due(self._clock()):
            self.post(TimeUp(key))

    def clocks(self) -> dict[str, Any]:
        """The decisions that have a limit: `left_ms` by key at this moment, and whether the clocks run; empty when
        there are none."""
        left = self._clocks.left_ms(self._clock())
        return {"running": stopped(self.state) is None, "left_ms": left} if left else {}

    def _hold_after(self, item: Any) -> None:
        """Play stands still until the dealer has seen that something went wrong here."""
        try:
            self._commit([Held(say("table-held-input", kind=type(item).__name__))])
        except JournalLost:
            raise
        except JournalError as error:
            self._journal_failed(item, error)

    def _sensors(self, events: Iterable[Any]) -> None:
        events = list(events)
        for number, event in enumerate(events):
            try:
                self._handle(event)
            except JournalError:
                for untold in events[number:]:
                    self._keep_unwritten(untold)
                raise

    def _for_the_console(self, item: Any) -> str:
        """What is written of an input on the console, which anybody may read: no picture ever, and in a game that hides
        cards no card."""
        what = item.observation if isinstance(item, Observed) else item
        if not game_of(self.state).hides:
            return repr(what)
        index = getattr(what, "index", None)
        return type(what).__name__ + ("" if index is None else f", card {index + 1}")

    def _trace_of(self, error: Exception) -> str:
        """Where it came from; in a game that hides cards without its text, which may name one."""
        if not game_of(self.state).hides:
            return "".join(traceback.format_exception(error))
        return "".join([*traceback.format_tb(error.__traceback__), type(error).__name__])

    def _keep_unwritten(self, item: Any) -> None:
        if (word := _last_word(item)) is not None:
            self._unwritten[word[0]] = word[1]

    def _submitted(self, command: Mapping[str, Any], actor: Actor, done: asyncio.Future[Reply]) -> None:
        """Once for each id, by the journal: what was carried out left a row with it, whatever else it did. A command
        that was refused is decided again when it is repeated."""
        command_id = command.get("id")
        key = f"{actor.role}:{actor.player or ''}:{command_id}" if isinstance(command_id, str) else None
        digest = _digest(command)
        mark = None if key is None else f"{key}#{digest}"
        before = None if key is None else self._journal.command_of(key)
        if before is None and mark in self._unmarked:
            before = mark
        if before is not None and mark not in self._refused:
            if before in (key, mark):  # an older journal has the id alone
                _answer(done, Reply(True, text=say("table-done-already"), again=True))
            else:
                _answer(done, Reply(False, "malformed", say("table-id-used", id=str(command_id))))
            return
        try:
            own = self._own_verbs.get(str(command.get("do")))
            if own is not None and actor.role in ("dealer", "service"):
                in_time(self.state, command, actor)
                self._mark(mark)
                self._act(lambda: own(command), mark)
            elif actor.role == "service":
                in_time(self.state, command, actor)
                self._serve(command, mark)
            else:
                self._commit(commands.decide(self.state, command, actor), command=mark)
        except Refused as refusal:
            _answer(done, Reply(False, refusal.reason, refusal.text))
            return
        _answer(done, Reply(True))

    def _button(self, name: ButtonName) -> None:
        command = {
            "no_more_bets": {"do": "close_bets" if playing(self.state) else "start_deal"},
            "hold": {"do": "resume" if self.state.hold else "hold"},
            "call": {"do": "hold"},
        }[name]
        try:
            events = commands.decide(self.state, command, MACHINE)
            self._commit([Held(say("table-held-call"))] if name == "call" else events)
        except Refused as refusal:
            log.info("button %s: %s", name, refusal.text)

    def _commit(self, events: Iterable[Event], command: str | None = None) -> None:
        events = list(events)
        if not events and command is None:
            return
        if not events:
            events = [Noted(None)]
        at = self._utc_now()
        back_s = _seconds_between(at, self._journal.last_at)
        if back_s > CLOCK_STEP_S:
            events.append(Noted(say("table-clock-set-back", seconds=round(back_s))))
        new, begun = self.state, None
        for seq, event in enumerate(events, self._journal.last_seq + 1):
            before, new = new, advance(new, event)
            if isinstance(event, DealStarted):
                begun = seq, new, carried(before)
        self._trace("decided", events)
        self._journal.append([encode(event) for event in events], at=at, command=command)
        self._trace("journaled", events)
        ended = playing(self.state) and not playing(new)
        self.state = new  # at once: what stands in the journal is so, whatever fails from here on
        if ended:
            self._journal.write_back()  # a quiet occasion: every stake is settled
        self._drive()
        self.touch()
        if begun is not None:
            seq, state, left = begun
            self._keep(Checkpoint(seq, self._journal.hash_of(seq) or "", state, left))

    def _keep(self, checkpoint: Checkpoint) -> None:
        if self._checkpoint is not None:
            self._checkpoint.save(checkpoint)

    def _drive(self) -> None:
        """Send the devices what differs from what they were last sent. Where one raises, the table's state stands and
        play is held; they are sent everything again with the next change."""
        if self._outlets is None:
            return
        wanted = outputs(self.state)
        if wanted == self._shown:
            return
        try:
            self._outlets.show(wanted)
        except Exception:
            log.exception("the devices could not be driven")
            self._shown = None
            self.post(DeviceFault(Part.OUTPUTS, notice.say("table-outputs-failed")))
            return
        self._shown = wanted
        if Part.OUTPUTS in self.state.faults:
            self.post(DeviceCleared(Part.OUTPUTS))

    def _hold_for_journal(self, error: JournalError) -> None:
        """Nothing may move that is not on disk: the table stands still and says so, with every bet as it was. It is
        tried again at every tick, and logged once in LOG_GAP_S."""
        now_s = self._clock()
        if self.state.faults.get(Part.JOURNAL) != error.message or now_s >= self._log_next_s:
            log.error("%s", error.message)
            self._log_next_s = now_s + LOG_GAP_S
        for event in reports.faulted(self.state, Part.JOURNAL, error.message):
            self.state = apply(self.state, event)  # without a line: what is not in the journal has no number in the log
        self._drive()
        self.touch()

    def _journal_failed(self, item: Any, error: JournalError) -> None:
        self._hold_for_journal(error)
        self._fail(item, "journal", error.message)

    def _fail(self, item: Any, reason: str, text: Message) -> None:
        if isinstance(item, Submitted):
            _answer(item.done, Reply(False, reason, text))


def _last_word(item: Any) -> tuple[str, Any] | None:
    """A report that is made once only: its part, and the report in a form that can be handled later; else None."""
    match item:
        case DeviceFault(part) | DeviceCleared(part) if part != Part.JOURNAL:
            return part, item
        case Started():
            return "started", item
        case BoardAnswers():
            return f"{Part.BOARD} firmware", item
        case LidEdge(open=is_open):
            return Part.LID, DeviceFault(Part.LID, LID_OPEN) if is_open else DeviceCleared(Part.LID)
        case Observed(seen.Trouble(kind) | seen.TroubleCleared(kind)):
            return f"{Part.VIEW} {kind}", item
        case _:
            return None


def _seconds_between(earlier: str, later: str) -> float:
    """Seconds from one time to another, both as the journal writes them; 0 where one is no time."""
    try:
        return (datetime.fromisoformat(later) - datetime.fromisoformat(earlier)).total_seconds()
    except (ValueError, TypeError):
        return 0.0


def _digest(command: Mapping[str, Any]) -> str:
    return hashlib.sha256(json.dumps(command, sort_keys=True).encode()).hexdigest()[:16]


def _answer(done: asyncio.Future[Reply], reply: Reply) -> None:
    if not done.done():
        done.set_result(reply)
