"""An asyncio loop on simulated time: when nothing is ready, its clock jumps to the next timer."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any

_BEGAN = datetime(2026, 1, 1, 19, 0, tzinfo=UTC)


class Stuck(Exception):
    """Nothing is ready and no timer is set: the program would wait for ever."""


class _Selector(selectors.DefaultSelector):
    """Never waits: asked to, it moves the loop's clock."""

    loop: SimulatedLoop

    def select(self, timeout: float | None = None) -> list[Any]:
        ready = super().select(0)
        if not ready and timeout is None:
            raise Stuck
        if not ready and timeout:
            self.loop.now_s += timeout
        return ready


class SimulatedLoop(asyncio.SelectorEventLoop):
    """`now_s`: the monotonic clock, seconds. `clock_error_s`: what the clock on the wall is off by."""

    def __init__(self) -> None:
        selector = _Selector()
        selector.loop = self
        self.now_s = 1000.0
        self.clock_error_s = 0.0
        super().__init__(selector)

    def time(self) -> float:
        return self.now_s

    def utc_now(self) -> str:
        """The time on the wall, as the journal writes it."""
        return (_BEGAN + timedelta(seconds=self.now_s + self.clock_error_s)).isoformat(timespec="milliseconds")


def run(main: Coroutine[Any, Any, None], loop: SimulatedLoop) -> None:
    """Runs `main` to its end, whatever simulated time that takes."""
    try:
        loop.run_until_complete(main)
    finally:
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()
