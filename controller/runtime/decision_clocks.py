"""How long the decisions that a game awaits may still take. Pure: `now_s` is any monotonic time, in seconds.

A clock runs while play does and stands while it is held. It begins when its decision is first awaited, again after a
restart of the program, and ends with it. That its time is up is reported once, and again after a hold in between.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from controller.games.game import Decision
from controller.table.state import TableState, awaited, stopped


@dataclass(slots=True)
class _Clock:
    """`left_s` at `since_s`, or since it stands; `reported`: its end has been reported."""

    left_s: float
    since_s: float
    reported: bool = False


class DecisionClocks:
    """One clock for each decision with a limit, by its key."""

    def __init__(self) -> None:
        self._clocks: dict[str, _Clock] = {}
        self._run = 0
        self._running = False

    def follow(self, decisions: Iterable[Decision], *, run: int = 0, running: bool, now_s: float) -> None:
        """These are awaited now, in the run of this number; the clocks run or stand."""
        if run != self._run:  # its keys come again
            self._run, self._clocks = run, {}
        for clock in self._clocks.values():
            if self._running:
                clock.left_s = max(0.0, clock.left_s - (now_s - clock.since_s))
            clock.since_s = now_s
        self._running = running
        self._clocks = {
            decision.key: self._clocks.get(decision.key) or _Clock(decision.limit_s, now_s)
            for decision in decisions
            if decision.limit_s is not None
        }

    def follow_table(self, state: TableState, now_s: float) -> None:
        """What this table awaits, and whether play is held."""
        self.follow(awaited(state), run=state.deal_number, running=stopped(state) is None, now_s=now_s)

    def view(self, state: TableState, now_s: float) -> dict[str, Any]:
        """For pages: `left_ms` by key at this moment, and whether the clocks run; empty when there are none."""
        left = self.left_ms(now_s)
        return {"running": stopped(state) is None, "left_ms": left} if left else {}

    def due(self, now_s: float) -> list[str]:
        """The decisions whose time is up and has not been reported yet."""
        found = [key for key, clock in self._clocks.items() if not clock.reported and self._left_s(clock, now_s) <= 0]
        if not self._running:
            return []
        for key in found:
            self._clocks[key].reported = True
        return found

    def is_up(self, key: str, now_s: float) -> bool:
        """Whether this clock is at its end."""
        clock = self._clocks.get(key)
        return clock is not None and self._left_s(clock, now_s) <= 0

    def handled(self, key: str, *, done: bool) -> None:
        """The end that was reported has been handled; not `done`: play was held meanwhile, and it is reported again."""
        if (clock := self._clocks.get(key)) is not None:
            clock.reported = done

    def left_ms(self, now_s: float) -> dict[str, int]:
        """Milliseconds left to each decision, 0 where the time is up."""
        return {key: round(self._left_s(clock, now_s) * 1000) for key, clock in self._clocks.items()}

    def next_s(self, now_s: float) -> float | None:
        """Seconds until the next one is due; None when none runs."""
        if not self._running:
            return None
        return min((self._left_s(clock, now_s) for clock in self._clocks.values() if not clock.reported), default=None)

    def _left_s(self, clock: _Clock, now_s: float) -> float:
        return max(0.0, clock.left_s - (now_s - clock.since_s)) if self._running else clock.left_s
