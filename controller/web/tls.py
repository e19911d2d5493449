"""TLS handshakes, in a thread with a loop of its own: what a stranger makes the table compute keeps no card waiting.

OpenSSL computes without Python's lock, so that the table's loop goes on meanwhile. What comes after the handshake is
little work and is done in the table's loop, by asyncio's own TLS.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
import threading
from collections.abc import Callable
from functools import partial
from typing import Any, cast

HANDSHAKE_S = 5.0
"""From the connection to the end of its handshake."""
HANDSHAKES_PER_S = 10.0
HANDSHAKE_BURST = 200.0
"""Of one address. A browser opens six connections for a page: two dozen tablets behind one address may come at once."""
_TLS = 0x16
"""The first byte of a TLS handshake (RFC 8446, 5.1). A request in HTTP begins with a capital letter."""
_CHUNK = 16 * 1024


class Shaken:
    """A handshake that is over: what asyncio takes for the context of one that begins.

    asyncio makes its line's SSLObject from the context by `wrap_bio` alone (SSLProtocol._start_handshake in
    Lib/asyncio/sslproto.py of CPython 3.11 to 3.13); here it gets one whose handshake was made elsewhere. That one
    reads and writes its own buffers, between which and asyncio's the bytes are carried.
    """

    def __init__(self, line: ssl.SSLObject, incoming: ssl.MemoryBIO, outgoing: ssl.MemoryBIO) -> None:
        self._line = line
        self._incoming = incoming
        self._outgoing = outgoing
        self._from_socket = ssl.MemoryBIO()
        self._to_socket = ssl.MemoryBIO()

    @property
    def context(self) -> ssl.SSLContext:
        """For `connect_accepted_socket`; good for one connection."""
        return cast(ssl.SSLContext, self)

    def wrap_bio(self, incoming: ssl.MemoryBIO, outgoing: ssl.MemoryBIO, **_: Any) -> Shaken:
        """The line with asyncio's buffers; called by asyncio."""
        self._from_socket, self._to_socket = incoming, outgoing
        return self

    def do_handshake(self) -> None:
        """It has been made."""

    def read(self, *args: Any) -> Any:
        """As of SSLObject, which see for what it raises."""
        return self._carried(self._line.read, *args)

    def write(self, data: Any) -> int:
        """As of SSLObject, which see for what it raises."""
        return int(self._carried(self._line.write, data))

    def unwrap(self) -> None:
        """As of SSLObject, which see for what it raises."""
        self._carried(self._line.unwrap)

    def _carried(self, act: Callable[..., Any], *args: Any) -> Any:
        if self._from_socket.pending:
            self._incoming.write(self._from_socket.read())
        try:
            return act(*args)
        finally:
            if self._outgoing.pending:
                self._to_socket.write(self._outgoing.read())

    def __getattr__(self, name: str) -> Any:
        """What asyncio and others ask of the line: its cipher, the peer's certificate."""
        return getattr(self._line, name)


class Plain:
    """What speaks HTTP where TLS is awaited; nothing of it has been read."""


PLAIN = Plain()
Arrived = Callable[[Shaken | Plain | None], None]
"""Called in the table's loop. None: the handshake failed, and the socket is closed."""


class Handshakes:
    """The thread. `context` gives that of the next handshake. To be made, and its methods called, in the table's loop.

    Whoever begins one ends it in time by `give_up`: here nothing ends by itself but what fails.
    """

    def __init__(self, context: Callable[[], ssl.SSLContext]) -> None:
        self._context = context
        self._table = asyncio.get_running_loop()
        self._loop = asyncio.new_event_loop()
        self._tasks: dict[socket.socket, asyncio.Task[Shaken | Plain]] = {}  # the thread's own
        self._thread = threading.Thread(target=self._run, name="handshakes", daemon=True)
        self._thread.start()

    def begin(self, accepted: socket.socket, arrived: Arrived) -> None:
        """The handshake of a socket that does not block. The socket is the thread's until `arrived` is called."""
        self._loop.call_soon_threadsafe(self._begin, accepted, arrived)

    def give_up(self, accepted: socket.socket) -> None:
        """Ends the handshake, if it is not over; `arrived` is called all the same."""
        with contextlib.suppress(RuntimeError):  # the thread has ended, and with it all of them
            self._loop.call_soon_threadsafe(self._cancel, accepted)

    def stop(self) -> None:
        """Ends all handshakes and the thread."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        try:
            self._loop.run_forever()
            for task in self._tasks.values():
                task.cancel()
            if self._tasks:
                self._loop.run_until_complete(asyncio.wait(self._tasks.values()))
        finally:
            self._loop.close()

    def _begin(self, accepted: socket.socket, arrived: Arrived) -> None:
        task = self._loop.create_task(self._shaken(accepted), name="handshake")
        self._tasks[accepted] = task
        task.add_done_callback(partial(self._ended, accepted, arrived))

    def _cancel(self, accepted: socket.socket) -> None:
        if accepted in self._tasks:
            self._tasks[accepted].cancel()

    def _ended(self, accepted: socket.socket, arrived: Arrived, task: asyncio.Task[Shaken | Plain]) -> None:
        """Whatever failed is the peer's fault, or it is gone, or was given up."""
        del self._tasks[accepted]
        found = None if task.cancelled() or task.exception() is not None else task.result()
        if found is None:
            accepted.close()
        self._table.call_soon_threadsafe(arrived, found)

    async def _shaken(self, accepted: socket.socket) -> Shaken | Plain:
        """Raises OSError."""
        await self._readable(accepted)
        first = accepted.recv(1, socket.MSG_PEEK)
        if first.isupper():
            return PLAIN
        if first != bytes([_TLS]):
            raise ConnectionAbortedError
        incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        line = self._context().wrap_bio(incoming, outgoing, server_side=True)
        while True:
            over = False
            try:
                line.do_handshake()
                over = True
            except ssl.SSLWantReadError:
                pass
            except ssl.SSLError:
                with contextlib.suppress(OSError):  # what the peer did wrong
                    accepted.send(outgoing.read())
                raise
            if outgoing.pending:
                await self._loop.sock_sendall(accepted, outgoing.read())
            if over:
                return Shaken(line, incoming, outgoing)
            received = await self._loop.sock_recv(accepted, _CHUNK)
            if not received:
                raise ConnectionResetError
            incoming.write(received)

    async def _readable(self, accepted: socket.socket) -> None:
        ready = asyncio.Event()
        self._loop.add_reader(accepted, ready.set)
        try:
            await ready.wait()
        finally:
            self._loop.remove_reader(accepted)
