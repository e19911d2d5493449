"""One deal out of the rows of a journal: how it began, what was done in it and not taken back, how it stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from controller.games.game import Deal
from controller.games.transcript import Fact
from controller.table.events import DealStarted, Event, Played, Ruled, RulingUndone
from controller.table.state import TableState, live


@dataclass(slots=True)
class Run:
    """The deal of this number (1 for the journal's first), as its rows are read. `start`: before its first event, None
    until the deal has begun; `facts`: the game's events that count; `end`: the table after the last of its rows."""

    number: int
    start: Deal | None = None
    facts: list[Fact] = field(default_factory=list)
    end: TableState = field(default_factory=TableState)
    _before_ruling: int = 0
    """How many facts there were before the last ruling, which may be taken back."""

    def read(self, row: int, event: Event, after: TableState) -> None:
        """The row of this number, and the table after it; every row of the journal is to be read."""
        if after.deal_number != self.number:
            return
        if isinstance(event, DealStarted):
            self.start = live(after)
        elif isinstance(event, RulingUndone):
            del self.facts[self._before_ruling :]
        elif isinstance(event, Ruled):
            self._before_ruling = len(self.facts)
        self.facts += [Fact(row, played.event) for played in plays(event)]
        self.end = after


def plays(event: Event) -> Iterator[Played]:
    """What the game did with this event, also within a ruling."""
    if isinstance(event, Played):
        yield event
    elif isinstance(event, Ruled):
        for inner in event.events:
            yield from plays(inner)
