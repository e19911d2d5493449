"""TableRunner: the one task that owns the table and processes its inbox.

Camera thread, GPIO edges, microcontroller and tablets only post to the inbox; nothing else touches the state. What an
item brings is decided by the pure functions of `controller.table`, and `store` makes it so.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import traceback
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from controller.games.message import Message, as_message, say
from controller.runtime.changes import Changes
from controller.runtime.decision_clocks import DecisionClocks
from controller.runtime.device_driver import Outlets, OutputDriver
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
from controller.runtime.join_clock import JoinClock
from controller.runtime.journal import JournalError, JournalLost, digest_of
from controller.runtime.once import Once
from controller.runtime.orders import Orders, OwnVerbs
from controller.runtime.sensor_check import BoxGuard, FalseStartTimer
from controller.runtime.service_port import ServicePort
from controller.runtime.store import TableStore
from controller.runtime.translate import noticed
from controller.runtime.unwritten import LID_OPEN, Unwritten
from controller.service.desk import ServiceDesk
from controller.table import reports
from controller.table.events import Event, Held
from controller.table.state import Actor, TableState, game_of, stopped
from controller.table.step import Chance
from hardware.devices import (
    BeadsAt,
    BeamEdge,
    BoardAnswers,
    ButtonPressed,
    DeviceCleared,
    DeviceFault,
    EndEdge,
    LidEdge,
    Part,
)
from vision.observations import Drawn, Exposed, Unclear

log = logging.getLogger(__name__)

TICK_S = 2.0
"""Seconds between two checks of the box's sensors and of the journal's place; one that refused is then tried again."""
LEAST_WAIT_S = 0.02
"""Seconds waited for the end of a decision at the least: two clocks of other grain never keep the task awake."""


class TableRunner:
    """The running table. What pages read of it is in `queries`.

    `desk`: what the service page does; `own_verbs`: the dealer's verbs beside the table's own (the demo's hand at the
    box); `chance` draws the table's lots.
    """

    def __init__(
        self,
        store: TableStore,
        *,
        inbox: Inbox | None = None,
        desk: ServiceDesk | None = None,
        own_verbs: OwnVerbs | None = None,
        chance: Chance = secrets.randbelow,
    ) -> None:
        self.store = store
        store.on_change = self._changed
        self.desk = desk or ServiceDesk()
        store.on_events = lambda events: self.desk.heard_events(events, self.state)
        once = Once(store)
        self._service = ServicePort(store, once, self.desk)
        self._orders = Orders(store, once, self._service, own_verbs or {}, chance)
        self._inbox = inbox or Inbox()
        self._guard = BoxGuard()
        self._false_start = FalseStartTimer()
        self._clocks = DecisionClocks()
        self._joins = JoinClock()
        self._outputs = OutputDriver(self.post)
        self._changes = Changes()
        self._unwritten = Unwritten()
        self.beads_at: list[int | None] = [None] * 13
        """Where the beads of each spindle stand; None: not known."""

    @property
    def state(self) -> TableState:
        """The table as it stands."""
        return self.store.state

    @property
    def version(self) -> int:
        """Rises with everything that pages may show."""
        return self._changes.version

    # --- life ---------------------------------------------------------------------------------------------------

    def boot(self, alive: Callable[[], None] = lambda: None, *, safe: bool = False) -> None:
        """Replay the journal, or open a new one (`TableStore.boot`). Raises JournalError."""
        if self.store.boot(alive, safe=safe) is not None:
            self._unwritten.keep(Started())
        self._guard.started(self.state)

    def connect(self, outlets: Outlets) -> None:
        """Attach the devices; they are sent at once what they have to show."""
        self._outputs.connect(outlets, self.state)

    async def run(self) -> None:
        """Process the inbox until cancelled. Raises JournalLost when only a new start from the journal helps."""
        loop = asyncio.get_running_loop()
        self._inbox.opened()
        tick_at_s = loop.time() + TICK_S
        self._follow_clocks()
        while True:
            wait_s = max(0.0, tick_at_s - loop.time())
            due_s = self._clocks.next_s(self.store.clock())
            try:
                # Not wait_for: Python 3.11's loses a cancellation that comes together with an item.
                async with asyncio.timeout(wait_s if due_s is None else min(wait_s, max(due_s, LEAST_WAIT_S))):
                    item = await self._inbox.take()
            except TimeoutError:
                if loop.time() < tick_at_s:
                    self._post_time_up()
                    continue
                item = TimePassed()
                tick_at_s = loop.time() + TICK_S
            self._process(item)
            self._follow_clocks()
            self._post_time_up()
            await self._changes.publish()

    def _process(self, item: Any) -> None:
        """Handle one item, whatever goes wrong with it. Raises JournalLost."""
        try:
            self._handle(item)
            self._service.end_unattended()
            self._end_false_start()
        except JournalLost as error:
            self._journal_failed(item, error)
            raise
        except JournalError as error:
            self._unwritten.keep(item)
            self._journal_failed(item, error)
        except Exception as error:
            # A fault in one input must not take the table down with every bet on it: it is refused, logged, held.
            what = self._for_the_console(item)
            log.error("internal error while processing an input: %s\n%s", what, self._trace_of(error))
            _fail(item, "fault", say("table-not-worked-off"))
            self._hold_after(item)

    # --- for the tablets ------------------------------------------------------------------------------------------

    def post(self, item: Any) -> None:
        """Put an item in the inbox; from the table's own loop."""
        self._inbox.post(item)

    def post_from_thread(self, item: Any) -> None:
        """Put an item in the inbox; from any thread."""
        self._inbox.post_from_thread(item)

    async def submit(self, command: Mapping[str, Any], actor: Actor) -> Reply:
        """Carry out a tablet's command. A command id already carried out is answered ok and not done twice."""
        done: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.post(Submitted(command, actor, done))
        return await done

    async def wait_change(self, version: int) -> int:
        """The state's version once it is other than `version`."""
        return await self._changes.wait(version)

    def touch(self) -> None:
        """Something shown to tablets changed outside the fold (a bead moved, the demo's own state)."""
        self._changes.touch()

    def clocks(self) -> dict[str, Any]:
        """The decisions that have a limit (`DecisionClocks.view`); `opens_ms`, in how many milliseconds somebody who
        sits down now can probably play, where that is known (`JoinClock`)."""
        now_s = self.store.clock()
        clocks, opens_ms = self._clocks.view(self.state, now_s), self._joins.opens_ms(now_s)
        if opens_ms is None:
            return clocks
        return {"running": stopped(self.state) is None, "left_ms": {}, **clocks, "opens_ms": opens_ms}

    def _follow_clocks(self) -> None:
        now_s = self.store.clock()
        self._clocks.follow_table(self.state, now_s)
        self._joins.follow(self.state, now_s)

    # --- one item -------------------------------------------------------------------------------------------------

    def _handle(self, item: Any) -> None:
        self._unwritten.superseded_by(item)
        match item:
            case Submitted():
                self._orders.carry_out(item)
            case Observed(observation, epoch):
                if isinstance(observation, Drawn) and epoch == self.state.sight.epoch:
                    self._handle_all(self._guard.take_draw(observation, self.state))
                if item.jpeg is not None and isinstance(observation, Exposed | Unclear):
                    self.desk.looked_at(digest_of(item.jpeg), observation.card)
                self._commit_seen(noticed(self.state, item, self.store.journal.put_pictures))
            case BeadsAt(spindle, beads):
                self.beads_at[spindle] = beads
                self.touch()
            case DeviceFault(part, text):
                self._commit_seen(reports.faulted(self.state, part, as_message(text)))
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
                self.store.started()
            case TimePassed():
                self.store.journal.in_place()
                ticked = self._guard.tick(self.store.clock())
                # A full disk may have room again, and only writing shows it: with each tick the fault is taken for
                # cleared and what was not written is tried again. Without a fault this commits nothing.
                self._handle_all([DeviceCleared(Part.JOURNAL), *self._unwritten.items(), *ticked])
            case BeamEdge(blocked=blocked):
                self._handle_all(self._guard.take_edge(item, self.state))
                passes = self._guard.passes(item)
                unseen = passes and self._guard.left_under_cover(self.state)
                if blocked:
                    self._commit(reports.movement(self.state, "beam"))
                if passes:
                    self._commit(reports.beam_passed(self.state))
                if unseen:
                    self._commit(reports.left_under_cover(self.state))
            case LidEdge(open=is_open):
                self._handle_all(self._guard.take_edge(item, self.state))
                self._commit(
                    reports.faulted(self.state, Part.LID, as_message(LID_OPEN))
                    if is_open
                    else reports.cleared(self.state, Part.LID)
                )
            case EndEdge():
                self._handle_all(self._guard.take_edge(item, self.state))
            case ButtonPressed(name=name):
                self._orders.press(name)
            case _:
                raise TypeError(f"the inbox does not take {item!r}")

    def _handle_all(self, items: Iterable[Any]) -> None:
        """Handle the items that follow from another; those that the journal does not take are kept."""
        items = list(items)
        for number, item in enumerate(items):
            try:
                self._handle(item)
            except JournalError:
                for untaken in items[number:]:
                    self._unwritten.keep(untaken)
                raise

    def _commit(self, events: Iterable[Event]) -> None:
        self.store.commit(events)

    def _commit_seen(self, events: list[Event]) -> None:
        """Commit events of the camera, with the beam passes that no draw explains where it has stopped to see."""
        self._commit([*events, *self._guard.passes_before(events, self.state)])

    def _changed(self) -> None:
        """After each change of the state: devices, then pages."""
        self._outputs.drive(self.state)
        self.touch()

    def _end_false_start(self) -> None:
        if self._false_start.due(self.state, self.store.clock()):
            self._commit(reports.false_start(self.state, say("table-something-moved")))

    def _post_time_up(self) -> None:
        for key in self._clocks.due(self.store.clock()):
            self.post(TimeUp(key))

    def _time_up(self, key: str) -> None:
        """Do what then holds; where it cannot be done now, the clock stands at its end until play goes on. Ignored if
        the decision has been given more time meanwhile."""
        if not self._clocks.is_up(key, self.store.clock()):
            return
        done = False
        try:
            events = reports.time_up(self.state, key)
            self._commit(events)
            done = bool(events)
        finally:
            self._clocks.handled(key, done=done)

    # --- what goes wrong ------------------------------------------------------------------------------------------

    def _hold_after(self, item: Any) -> None:
        """Play stands still until the dealer has seen that something went wrong here."""
        try:
            self._commit([Held(say("table-held-input", kind=type(item).__name__))])
        except JournalLost:
            raise
        except JournalError as error:
            self._journal_failed(item, error)

    def _journal_failed(self, item: Any, error: JournalError) -> None:
        self.store.hold_for_journal(error)
        _fail(item, "journal", error.message)

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


def _fail(item: Any, reason: str, text: Message) -> None:
    if isinstance(item, Submitted):
        item.answer(Reply(False, reason, text))
