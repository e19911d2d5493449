"""The table's state and the journal it stands on.

    events -> apply to a new value -> journal -> swap it in -> devices and tablets

An event that cannot be applied never reaches the disk, and nothing moves before the journal has it. A replay applies
rows alone, so it moves nothing.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from controller.games.message import say
from controller.games.registry import DEFAULT
from controller.runtime import program
from controller.runtime.checkpoint import Checkpoint, CheckpointFile
from controller.runtime.journal import Journal, JournalError, JournalLost
from controller.runtime.replay import replayed
from controller.table import reports
from controller.table.events import Booted, DealStarted, Event, Noted, RulesChanged, TableOpened, decode, encode
from controller.table.log import advance
from controller.table.state import TableState, apply, carried, live, playing
from hardware.devices import Part

log = logging.getLogger(__name__)

LOG_GAP_S = 600.0
"""Seconds between two log lines on a journal that still takes nothing."""
REPLAYED_BETWEEN_SIGNS = 5000
"""Events replayed between two signs of life at the start: about 0.2 s on a PC, some seconds on a Pi."""
CLOCK_STEP_S = 2.0
"""Seconds; a clock set back by more is noted. Less is what a time service corrects now and then."""


@dataclass(frozen=True, slots=True)
class Opening:
    """How a new journal begins: game, rules, the bank's money in minor units, mode `table` or `casekeeper`."""

    rules: Mapping[str, Any]
    bank: int
    mode: str = "table"
    game: str = DEFAULT


class TableStore:
    """The table's state, changed by `commit`; `hold_for_journal` alone changes it without the journal.

    `utc_now`: the time written in the journal, as ISO 8601 text; `clock`: the table's, in seconds, that of the box's
    edges and of the pictures; `camera`, `box`: the table has one; `sheet`: its cards are dealt by hand on the printed
    sheet; `trace`: gets each step ("decided", "journaled") with its events.
    """

    def __init__(
        self,
        journal: Journal,
        opening: Opening,
        *,
        utc_now: Callable[[], str],
        clock: Callable[[], float] = time.monotonic,
        camera: bool = True,
        box: bool = True,
        sheet: bool = False,
        networks: str = "",
        checkpoint: CheckpointFile | None = None,
        trace: Callable[[str, Any], None] | None = None,
    ) -> None:
        self.state = TableState()
        self.journal = journal
        self.clock = clock
        self.on_change: Callable[[], None] = lambda: None
        """Called after each change of the state."""
        self.on_events: Callable[[Sequence[Event]], None] = lambda events: None
        """Called with what was journaled, once the state is that after it."""
        self._opening = opening
        self._utc_now = utc_now
        self._camera, self._box, self._networks, self._sheet = camera, box, networks, sheet
        self._checkpoint = checkpoint
        self._trace = trace or (lambda step, events: None)
        self._log_next_s = float("-inf")

    # --- the start ------------------------------------------------------------------------------------------------

    def boot(self, alive: Callable[[], None] = lambda: None, *, safe: bool = False) -> JournalError | None:
        """Replay the journal from the last checkpoint on, or open a new one; `alive` is called now and then meanwhile.

        Raises JournalError when the journal is damaged or not ours, or takes nothing; in `safe` mode a table that
        stands is shown all the same, held until the journal takes that it started: then the error is given back, and
        `started` has to be called again.
        """
        begun = self._replay(alive)
        opening = self._opening
        if self.state.deal is None:
            self.commit(
                reports.open_table(
                    self.state, game=opening.game, rules=opening.rules, bank=opening.bank, mode=opening.mode
                )
            )
        else:
            self._check_same_table()
        refused = None
        try:
            self.started()
        except JournalLost:
            raise
        except JournalError as error:
            if not safe:
                raise
            refused = error
            self.hold_for_journal(error)
        if begun is not None:
            self._keep(begun)
        return refused

    def started(self) -> None:
        """Journal that the program has started, and the rules it was started with. Raises JournalError."""
        rules = dict(self._opening.rules)
        if dict(self.state.rules) != rules:
            self.commit([RulesChanged(rules)])
        booted = reports.boot(self.state, camera=self._camera, box=self._box, sheet=self._sheet)
        known: dict[str, Any] = {"program": program.identity(), "networks": self._networks}
        known["journal"] = self.journal.journal_id
        self.commit(replace(event, **known) if isinstance(event, Booted) else event for event in booted)

    def _replay(self, alive: Callable[[], None]) -> Checkpoint | None:
        """The state as the journal's rows make it; the beginning of its last deal, if that was not yet kept."""
        kept = self._checkpoint.load_for(self.journal) if self._checkpoint is not None else None
        begun: Checkpoint | None = None
        seq, head = 0, ""
        if kept is not None and kept.state is not None:
            self.state, seq, head = kept.state, kept.seq, kept.head
        for row in self.journal.rows(seq, head):
            before = self.state
            event, self.state = replayed(before, row)
            if isinstance(event, DealStarted):
                begun = Checkpoint(row.seq, row.hash, self.state, carried(before))
            if row.seq % REPLAYED_BETWEEN_SIGNS == 0:
                alive()
        return begun

    def _check_same_table(self) -> None:
        """Raises JournalError when the configuration is of another table than the journal; logs what does not count."""
        opening = self._opening
        if self.state.game != opening.game:
            raise JournalError(say("journal-other-game", holds=self.state.game, game=opening.game))
        if self.state.mode != opening.mode:
            raise JournalError(say("journal-other-mode", holds=self.state.mode, mode=opening.mode))
        first = decode(next(self.journal.rows()).body)
        if isinstance(first, TableOpened) and first.bank != opening.bank:
            log.warning(
                "the bank holds %d by the journal; table.bank = %d counts for a new journal only",
                live(self.state).bank,
                opening.bank,
            )

    # --- changes --------------------------------------------------------------------------------------------------

    def commit(self, events: Iterable[Event], command: str | None = None) -> None:
        """Apply the events, journal them, and make the new state that of the table. With `command`, the mark of the
        command they come from, a row is written even where there are no events. Raises JournalError, and then nothing
        has changed."""
        events = list(events)
        if not events and command is None:
            return
        if not events:
            events = [Noted(None)]
        at = self._utc_now()
        back_s = _seconds_between(at, self.journal.last_at)
        if back_s > CLOCK_STEP_S:
            events.append(Noted(say("table-clock-set-back", seconds=round(back_s))))
        new, begun = self.state, None
        for seq, event in enumerate(events, self.journal.last_seq + 1):
            before, new = new, advance(new, event)
            if isinstance(event, DealStarted):
                begun = seq, new, carried(before)
        self._trace("decided", events)
        self.journal.append([encode(event) for event in events], at=at, command=command)
        self._trace("journaled", events)
        ended = playing(self.state) and not playing(new)
        self.state = new  # at once: what stands in the journal is so, whatever fails from here on
        if ended:
            self.journal.write_back()  # a quiet occasion: every stake is settled
        self.on_change()
        self.on_events(events)
        if begun is not None:
            seq, state, left = begun
            self._keep(Checkpoint(seq, self.journal.hash_of(seq) or "", state, left))

    def hold_for_journal(self, error: JournalError) -> None:
        """Nothing may move that is not on disk: play is held and the fault is shown, with every bet as it was. Logged
        once in LOG_GAP_S while it stays so."""
        now_s = self.clock()
        if self.state.faults.get(Part.JOURNAL) != error.message or now_s >= self._log_next_s:
            log.error("%s", error.message)
            self._log_next_s = now_s + LOG_GAP_S
        for event in reports.faulted(self.state, Part.JOURNAL, error.message):
            self.state = apply(self.state, event)  # without a line: what is not in the journal has no number in the log
        self.on_change()

    def _keep(self, checkpoint: Checkpoint) -> None:
        if self._checkpoint is not None:
            self._checkpoint.save(checkpoint)


def _seconds_between(earlier: str, later: str) -> float:
    """Seconds from one time to another, both as the journal writes them; 0 where one is no time."""
    try:
        return (datetime.fromisoformat(later) - datetime.fromisoformat(earlier)).total_seconds()
    except (ValueError, TypeError):
        return 0.0
