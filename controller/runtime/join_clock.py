"""How long somebody who sits down now may wait until he can play, by how long it took lately. Pure: `now_s` is any
monotonic time, in seconds.
"""

from __future__ import annotations

from collections import deque
from statistics import median

from controller.table.state import TableState, game_of, live, playing, stopped

LATELY = 5
"""Waits that are remembered."""


class JoinClock:
    """A wait begins when bets close, or where nobody joins a run that is on with the run. It ends when bets are open
    again, or with the run; the clock stands while play is held. What ends otherwise is not remembered."""

    def __init__(self) -> None:
        self._lately: deque[float] = deque(maxlen=LATELY)
        self._waited_s: float | None = None
        """How long the present wait has lasted; None: nobody waits."""
        self._for_the_run = False
        self._since_s = 0.0
        self._stands = True

    def follow(self, state: TableState, now_s: float) -> None:
        """The table stands so now."""
        self._count(now_s)
        self._stands = stopped(state) is not None
        phase = "none" if state.deal is None else state.deal.phase
        if not playing(state):
            self._ended(remembered=self._for_the_run and phase == "over")
        elif not game_of(state).takes_newcomers(live(state)):
            self._begun(for_the_run=True)
        elif phase == "bets_open":
            self._ended(remembered=not self._for_the_run)
        else:
            self._begun(for_the_run=False)

    def _begun(self, *, for_the_run: bool) -> None:
        if self._waited_s is None:
            self._waited_s, self._for_the_run = 0.0, for_the_run

    def _ended(self, *, remembered: bool) -> None:
        if self._waited_s is not None and remembered:
            self._lately.append(self._waited_s)
        self._waited_s = None

    def _count(self, now_s: float) -> None:
        if self._waited_s is not None and not self._stands:
            self._waited_s += now_s - self._since_s
        self._since_s = now_s

    def opens_ms(self, now_s: float) -> int | None:
        """Milliseconds that are probably left; None where nobody waits, none has been waited for yet, or this wait is
        longer than they mostly were."""
        self._count(now_s)
        if self._waited_s is None or not self._lately:
            return None
        left_s = median(self._lately) - self._waited_s
        return round(left_s * 1000) if left_s > 0 else None
