"""How far a long command is: one line on standard error, written again and again; nothing where that is no terminal."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import IO

from controller.catalogue import text
from controller.colours import GREEN, painted
from controller.games.message import Value

QUIET_S = 0.5
"""A command that is over by then shows no line."""
EVERY_S = 0.2
"""The line is written no more often: fast enough to be seen moving, too slow to cost anything over a slow line."""
LEFT_AFTER_S = 2.0
"""From then on the time that is left is said: what a beginning takes (libraries, the first picture) misleads."""
BAR = 20
"""Characters of the bar."""
CLEAR = "\r\033[K"
MOST_COLUMNS = 80
"""Of a terminal that does not say how many it has."""


class Progress:
    """The line. `total`: how much there is to do, in whatever `show` counts; 0: that is not known. Once it is left as
    a context, or `aside` is called, the line is gone. `at_once`: each `show` is seen, for few steps that take long."""

    def __init__(
        self,
        total: float = 0.0,
        *,
        at_once: bool = False,
        stream: IO[str] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.total = total
        self._stream = sys.stderr if stream is None else stream
        self._clock, self._seen = clock, self._stream.isatty()
        self._at_once = at_once
        self._began_s = clock()
        self._due_s = self._began_s + QUIET_S
        self._standing = False

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.aside()

    @property
    def seen(self) -> bool:
        """Whether anybody can see the line."""
        return self._seen

    def show(self, done: float, code: str, /, **data: Value) -> None:
        """`done` of `total`; the sentence of this code tells it in numbers."""
        if not self._seen or ((now_s := self._clock()) < self._due_s and not self._at_once):
            return
        self._due_s = now_s + EVERY_S
        # The last column stays free: some terminals begin a new line there.
        room, line, bar = self._columns() - 1, text(code, **data), ""
        if self.total > 0:
            share = min(max(done / self.total, 0.0), 1.0)
            full = int(BAR * share)
            bar = f"[{painted('#' * full, GREEN, stream=self._stream)}{'':{BAR - full}}]"
            line = f" {text('cli-progress-share', share=f'{int(100 * share):3}')}  {self._left(now_s, share)}{line}"
            room -= BAR + 2
        self._stream.write(f"{CLEAR}{bar}{line[: max(room, 0)]}")
        self._stream.flush()
        self._standing = True

    def _left(self, now_s: float, share: float) -> str:
        """The time that is left if it goes on as until now, where that is known already."""
        if not share or (lasted_s := now_s - self._began_s) < LEFT_AFTER_S:
            return ""
        return f"{text('cli-progress-left', time=_clock_time(lasted_s * (1.0 - share) / share))}  "

    def _columns(self) -> int:
        """Of this terminal: standard output, which is asked otherwise, may go elsewhere."""
        try:
            return os.get_terminal_size(self._stream.fileno()).columns or MOST_COLUMNS
        except (OSError, ValueError):  # no terminal of the system's, as in a test
            return MOST_COLUMNS

    def aside(self) -> None:
        """Takes the line away, so that something else may be printed; the next `show` has it again."""
        if self._standing:
            self._stream.write(CLEAR)
            self._stream.flush()
            self._standing = False
            self._due_s = self._clock()


def _clock_time(seconds: float) -> str:
    """Such as 1:05, or 2:01:05."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
