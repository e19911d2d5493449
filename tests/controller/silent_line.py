"""A line that dies without closing: a TCP proxy between tablet and table that keeps what it is given, and gives it out
late. So do Wi-Fi out of reach and a switch that was unplugged: nothing closes, and TCP delivers when it can."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator


class SilentLine:
    """A way to the table at `port` of this machine. Both directions, or the table's alone, can be made silent."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._up, self._down = asyncio.Event(), asyncio.Event()
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.url = ""
        self.speak()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._met, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/"

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def silence(self, *, table_only: bool = False) -> None:
        """Nothing comes through, not even the end of a connection; with `table_only` the tablet is still heard."""
        self._down.clear()
        if not table_only:
            self._up.clear()

    def speak(self) -> None:
        """What was kept comes through, and everything after it."""
        self._up.set()
        self._down.set()

    def _met(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._carry(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._up.wait()
            table_reader, table_writer = await asyncio.open_connection("127.0.0.1", self._port)
            try:
                await asyncio.gather(_pump(reader, table_writer, self._up), _pump(table_reader, writer, self._down))
            finally:
                table_writer.transport.abort()
        finally:
            writer.transport.abort()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, heard: asyncio.Event) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            await heard.wait()
            writer.write(data)
            await writer.drain()
    await heard.wait()
    with contextlib.suppress(OSError):
        writer.write_eof()


@contextlib.asynccontextmanager
async def silent_line(url: str) -> AsyncGenerator[SilentLine]:
    """A line to the table whose pages are at `url`."""
    line = SilentLine(int(url.rstrip("/").rpartition(":")[2]))
    await line.open()
    try:
        yield line
    finally:
        await line.close()
