"""What on the floor somebody has to see: which alerts stand, by what the tables have sent. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, NamedTuple

LEAST_LAG_S = 10
"""Seconds up to which the floor tells nobody how late events come (`floor.standing`)."""


@dataclass(frozen=True, slots=True)
class Limits:
    """From when on an alert stands; `faro floor serve --limit NAME=VALUE` sets one."""

    offline_s: float = 20.0
    """Seconds without a word of a table: four of its calls."""
    lag_s: float = 10.0
    """Seconds by which events come late, or wait to be read; LEAST_LAG_S at least."""
    question_s: float = 60.0
    """Seconds that a question to the dealer is open."""
    held_s: float = 300.0
    """Seconds that the dealer or a fault holds play."""
    corrections_percent: float = 10.0
    """Rulings of the last hour, in percent of its rounds."""
    corrections_least: float = 3.0
    """Rulings of the last hour below which it does not stand, whatever the rounds."""
    hold_low_percent: float = -50.0
    """What the house's bank has won today of what was bought in, in percent; below that it stands."""
    hold_high_percent: float = 60.0
    """The same, above that."""
    hold_from: float = 10_000.0
    """Units of money bought in today from which on it may stand."""
    rounds_an_hour: float = 10.0
    """Rounds of the last hour below which it stands, at a table that plays and has for an hour."""


LIMITS = tuple(field.name for field in fields(Limits))


class Known(NamedTuple):
    """Of one table: seconds since it was heard of (None: never), seconds its events are late, the public state, what
    the projector stopped at, its open question with its age, open incidents by number, and figures of the last hour and
    of today. `old_s`: how long ago the first round of the last two hours began. `bought`, `won`: of today, at a bank of
    the house."""

    head: int
    name: str
    age_s: float | None
    late_s: float | None
    state: Mapping[str, Any] | None
    stopped: Mapping[str, Any] | None
    question: str | None
    question_s: float | None
    incidents: Mapping[str, Mapping[str, Any]]
    rounds: int
    rulings: int
    old_s: float | None
    bought: int
    won: int


class Alert(NamedTuple):
    """`kind`: offline, lag, question, chain, unread, held, corrections, hold or rounds; `about`: which of that kind;
    `data`: what its sentence says, JSON-ready."""

    head: int
    kind: str
    about: str
    data: Mapping[str, Any]


class Standing:
    """Which alerts stand. It remembers since when play is held at each table."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._held_since_s: dict[int, float] = {}

    def now(self, tables: Iterable[Known], now_s: float) -> list[Alert]:
        """All that stand now; `now_s`: seconds, monotonic."""
        return [alert for table in tables for alert in self._of(table, now_s)]

    def _of(self, table: Known, now_s: float) -> Iterator[Alert]:
        limits, state = self._limits, table.state or {}
        for number, incident in sorted(table.incidents.items()):
            yield Alert(table.head, "chain", number, {"incident": int(number), **incident})
        if table.stopped is not None:
            yield Alert(table.head, "unread", "", {"why": table.stopped})
        offline = table.age_s is None or table.age_s > limits.offline_s
        if offline:
            yield Alert(table.head, "offline", "", {})
            self._held_since_s.pop(table.head, None)
            return  # of all else nothing is known now
        if table.stopped is None and table.late_s is not None and table.late_s > limits.lag_s:
            yield Alert(table.head, "lag", "", {"seconds": round(table.late_s)})
        if table.question is not None and (table.question_s or 0) > limits.question_s:
            data = {"seconds": round(limits.question_s), "text": (state.get("question") or {}).get("text")}
            yield Alert(table.head, "question", table.question, data)
        yield from self._held(table, now_s)
        yield from self._figures(table)

    def _held(self, table: Known, now_s: float) -> Iterator[Alert]:
        hold = (table.state or {}).get("hold")
        if hold is None or hold["by"] not in ("dealer", "fault"):
            self._held_since_s.pop(table.head, None)
            return
        since_s = self._held_since_s.setdefault(table.head, now_s)
        if now_s - since_s > self._limits.held_s:
            yield Alert(table.head, "held", "", {"seconds": round(self._limits.held_s), "text": hold["text"]})

    def _figures(self, table: Known) -> Iterator[Alert]:
        limits = self._limits
        least = max(limits.corrections_least, table.rounds * limits.corrections_percent / 100)
        if table.rulings and table.rulings >= least:
            yield Alert(table.head, "corrections", "", {"rulings": table.rulings, "rounds": table.rounds})
        if table.bought > 0 and table.bought >= limits.hold_from:
            percent = 100 * table.won / table.bought
            if not limits.hold_low_percent <= percent <= limits.hold_high_percent:
                yield Alert(table.head, "hold", "", {"percent": round(percent), "bought": table.bought})
        playing = (table.state or {}).get("playing", False)
        if playing and (table.old_s or 0) >= 3600 and table.rounds < limits.rounds_an_hour:
            yield Alert(table.head, "rounds", "", {"rounds": table.rounds})
