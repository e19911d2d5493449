"""A tablet for tests: a WebSocket client that sorts what it hears."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncGenerator
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.controller.all_words import ACTS
from tests.controller.followed import Followed
from tests.english import english

PATIENCE_S = 60.0


class Tablet:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._followed = Followed()
        self.you: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.states = 0
        self.beats = 0
        self.phone: dict[str, Any] = {}
        """How it stands with the phone that is the camera, for the dealer."""
        self.asking: list[dict[str, Any]] = []
        """Tablets that ask to have their seats back, for the dealer."""
        self.at: dict[str, Any] = {}
        """The moment of the newest state or answer."""
        self.replies: dict[str | None, dict[str, Any]] = {}
        self.pictures: list[bytes] = []
        self._ids = itertools.count(1)

    async def hear(self) -> None:
        """Takes one message."""
        async with asyncio.timeout(PATIENCE_S):
            message = await self.socket.recv()
        if isinstance(message, bytes):
            self.pictures.append(message)
            return
        heard = self._followed.message(message)
        self.at = heard.get("at", self.at)
        if heard["type"] == "state":
            self.state = heard
            self.states += 1
        elif heard["type"] == "you":
            self.you = heard
        elif heard["type"] == "phone":
            self.phone = heard
        elif heard["type"] == "asking":
            self.asking = heard["asking"]
        elif heard["type"] == "beat":
            self.beats += 1
        else:
            assert heard["text"] is None or heard["text"].keys() <= {"code", "data"}, "a sentence on the line"
            self.replies[heard["id"]] = {**heard, "text": english(heard["text"])}

    async def until(self, holds: Any) -> None:
        while not holds():
            await self.hear()

    async def raw(self, text: str) -> None:
        await self.socket.send(text)

    async def do(self, verb: str, *, command_id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Sends a command, meant for this moment where `at` names no other, and waits for its reply."""
        command_id = command_id or f"t{next(self._ids)}"
        self.replies.pop(command_id, None)
        if verb in ACTS:
            fields.setdefault("at", self.at)
        await self.raw(json.dumps({"id": command_id, "do": verb, **fields}))
        await self.until(lambda: command_id in self.replies)
        return self.replies[command_id]


@contextlib.asynccontextmanager
async def tablet(url: str, page: str = "display", **options: Any) -> AsyncGenerator[Tablet]:
    """A tablet on the page, introduced and with its first state."""
    address = url.replace("http://", "ws://") + f"ws?as={page}"
    async with connect(address, compression=None, **options) as socket:
        heard = Tablet(socket)
        await heard.until(lambda: heard.you and heard.state)
        yield heard


async def got_unread(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> int:
    """Bytes that come of ten requests for the picture 0123abcd on one line, of which nothing is read for a second."""
    writer.write(b"GET /evidence/0123abcd.jpg HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10)
    assert isinstance(writer.transport, asyncio.Transport)
    writer.transport.pause_reading()
    await asyncio.sleep(1.0)
    writer.transport.resume_reading()
    got = 0
    with contextlib.suppress(OSError):
        while part := await reader.read(1_000_000):
            got += len(part)
    return got
