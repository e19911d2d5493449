"""Accepts connections on a listening socket, whatever accept(2) says.

asyncio's own accept loop goes on trying a hundred times a turn once the descriptors are used up, with a log line and a
timer for each (CPython before the fix of issue 151615), so that nothing else of the loop runs.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Callable

from controller.games.message import Message, say

log = logging.getLogger(__name__)

AT_ONCE = 16
"""Connections accepted before the loop's other work goes on."""
RETRY_S = 1.0
"""Wait after an error, when nothing can be done about it."""
ROOM_S = 0.05
"""Wait after a connection has given way, until its descriptor is free."""
FAULT_S = 5.0
"""Errors without a break for this long are a fault."""
LOG_GAP_S = 60.0
_NO_ROOM = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})


class Acceptor:
    """Hands each accepted socket and its peer's address to `welcome`, which must not raise.

    `make_room` ends a connection when descriptors run out; False when there is none. `fault` gets one line when
    nobody could be accepted for FAULT_S, and None when that is over.
    """

    def __init__(
        self,
        listener: socket.socket,
        *,
        welcome: Callable[[socket.socket, str], None],
        make_room: Callable[[], bool],
        fault: Callable[[Message | None], None],
    ) -> None:
        self._listener = listener
        self._welcome = welcome
        self._make_room = make_room
        self._fault = fault
        self._loop = asyncio.get_running_loop()
        self._pause: asyncio.TimerHandle | None = None
        self._failing_since_s: float | None = None
        self._reported = False
        self._log_next_s = float("-inf")

    def start(self) -> None:
        self._pause = None
        try:
            self._loop.add_reader(self._listener.fileno(), self._ready)
        except (OSError, ValueError) as error:
            self._failed(error)

    def stop(self) -> None:
        if self._pause is not None:
            self._pause.cancel()
        if self._listener.fileno() >= 0:
            self._loop.remove_reader(self._listener.fileno())

    def _ready(self) -> None:
        for _ in range(AT_ONCE):
            try:
                accepted, address = self._listener.accept()
            except (BlockingIOError, InterruptedError):
                self._works()
                return
            except ConnectionAbortedError:
                continue
            except OSError as error:
                self._failed(error)
                return
            self._works()
            accepted.setblocking(False)
            self._welcome(accepted, str(address[0]))

    def _works(self) -> None:
        self._failing_since_s = None
        if self._reported:
            self._reported = False
            self._fault(None)

    def _failed(self, error: OSError | ValueError) -> None:
        """Nothing is accepted for a while; the loop is left alone meanwhile."""
        now_s = self._loop.time()
        if self._failing_since_s is None:
            self._failing_since_s = now_s
        made_room = isinstance(error, OSError) and error.errno in _NO_ROOM and self._make_room()
        why = say("table-no-tablets", why=str(getattr(error, "strerror", None) or error))
        if now_s >= self._log_next_s:
            self._log_next_s = now_s + LOG_GAP_S
            log.warning("%s", why)
        if not self._reported and now_s - self._failing_since_s >= FAULT_S:
            self._reported = True
            self._fault(why)
        if self._listener.fileno() >= 0:
            self._loop.remove_reader(self._listener.fileno())
        self._pause = self._loop.call_later(ROOM_S if made_room else RETRY_S, self.start)
