"""A tablet of the trial: a WebSocket client that does what the pages' wire.js does, from another machine.

Every command names the moment that its giver saw. It comes back by itself when its line is lost or silent, to its seat
by its token (the dealer by the PIN), and says unanswered commands again with the same ids.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import urllib.parse
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.controller.followed import Followed
from tests.english import english

ANSWER_S = 20.0
RETRY_S = 0.2
SILENCE_S = 4.0
"""A line on which nothing has been heard for so long counts as lost."""
AT_THE_DOOR = frozenset({"hello", "pair", "join"})
"""Commands of no moment."""
SAID_AGAIN = frozenset({"hold", "answer", "correct", "buy_in", "cash_out", "bank", "open_seat", "close_seat"})
"""What mean the same whatever the cards do meanwhile: said again at once for the new moment."""

State = dict[str, Any]


class Late(Exception):
    """Something did not come in time; the text says what, and how the table stood."""


def summary(state: State) -> str:
    """How the table stands, on one line."""
    if not state:
        return "no state has come"
    deal = state["deal"] or {"phase": "none", "cards": []}
    hold = english(state["hold"]["text"]) if state["hold"] else "nothing"
    faults = ", ".join(f"{fault['part']}: {english(fault['text'])}" for fault in state["faults"]) or "none"
    return f"phase {deal['phase']}, {len(deal['cards'])} cards, held by {hold!r}, faults {faults}"


class Tablet:
    """One tablet. `page`: dealer or seat; `pin`: the dealer's."""

    def __init__(self, address: str, page: str, *, name: str, pin: str = "") -> None:
        self.name, self.state, self.you = name, State(), dict[str, Any]()
        self.token = ""
        self.watch: Callable[[State], None] | None = None
        """Is shown every state that comes."""
        self._address, self._page, self._pin = address, page, pin
        self._ids = itertools.count(1)
        self._waiting: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self._socket: ClientConnection | None = None
        self._heard = asyncio.Condition()
        self._task = asyncio.create_task(self._live(), name=name)

    async def close(self) -> None:
        while not self._task.done():  # Python 3.11's wait_for may lose a cancellation
            self._task.cancel()
            await asyncio.wait((self._task,), timeout=RETRY_S)

    @property
    def online(self) -> bool:
        """It has a line, and is what it should be at the table."""
        return self._socket is not None

    async def ask(self, verb: str, seconds: float = ANSWER_S, **fields: Any) -> dict[str, Any]:
        """Give the table a command; its reply, also after a lost line. Raises Late."""
        reply = await self._say(verb, fields, self.state.get("at"), seconds)
        if reply["reason"] == "lapsed" and verb in SAID_AGAIN:
            reply = await self._say(verb, fields, reply["at"], seconds)
        return reply

    async def _say(self, verb: str, fields: dict[str, Any], at: object, seconds: float) -> dict[str, Any]:
        message = {"id": f"{self.name}-{next(self._ids)}", "do": verb, **fields}
        if verb not in AT_THE_DOOR:
            message["at"] = at
        reply: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[message["id"]] = message, reply
        if self._socket is not None:
            await self._transmit(self._socket, message)
        try:
            return await asyncio.wait_for(reply, seconds)
        except TimeoutError:
            raise Late(f"{self.name}: no reply to {verb} within {seconds:.0f} s; {summary(self.state)}") from None
        finally:
            self._waiting.pop(message["id"], None)

    def hear(self, data: str | bytes) -> None:
        """All that comes over its line, as it came; for who keeps it."""

    async def until(self, wanted: Callable[[State], Any], seconds: float, what: str) -> State:
        """The first state, from the newest on, that is wanted. Raises Late naming `what`."""
        try:
            async with asyncio.timeout(seconds), self._heard:
                await self._heard.wait_for(lambda: self.online and bool(self.state) and wanted(self.state))
        except TimeoutError:
            raise Late(f"{what}: not within {seconds:.0f} s; {summary(self.state)}") from None
        return self.state

    # --- the line ---------------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, _NotYet):
                await self._connected()
            self._socket = None
            await asyncio.sleep(RETRY_S)

    async def _connected(self) -> None:
        headers = {}
        if self._pin:
            headers["Cookie"] = await self._sign_in()
        url = f"ws://{self._address}/ws?as={self._page}"
        async with connect(url, additional_headers=headers, max_size=None, compression=None) as socket:
            self.state, self.you, followed = State(), {}, Followed()
            if self.token:
                hello = {"id": f"{self.name}-hello-{next(self._ids)}", "do": "hello", "token": self.token}
                await self._transmit(socket, hello)
            while True:
                text = await asyncio.wait_for(socket.recv(), SILENCE_S)
                self.hear(text)
                if isinstance(text, str):
                    await self._take(socket, followed.message(text))

    async def _take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        async with self._heard:
            match message["type"]:
                case "state":
                    self.state = message
                    if self.watch is not None:
                        self.watch(message)
                case "you":
                    self.you = message
                case "reply" if message["id"] in self._waiting:
                    _, reply = self._waiting[message["id"]]
                    if not reply.done():
                        reply.set_result(message)
            if self._socket is None and self.state and self._is_itself():
                self._socket = socket
                await self._begin(socket)
            self._heard.notify_all()

    def _is_itself(self) -> bool:
        if self._page == "dealer":
            return self.you.get("role") == "dealer"
        return bool(self.you) and (not self.token or self.you.get("player") == self.name)

    async def _begin(self, socket: ClientConnection) -> None:
        """What waited is said again, for the moment it was meant for; the table knows what it has done already."""
        for message, _ in list(self._waiting.values()):
            await self._transmit(socket, message)

    async def _transmit(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        with contextlib.suppress(WebSocketException):  # it is sent again on the next line
            await socket.send(json.dumps(message))

    async def _sign_in(self) -> str:
        """The cookie of a new dealer's session. Raises _NotYet while the table does not give one."""
        host, _, port = self._address.partition(":")
        body = urllib.parse.urlencode({"pin": self._pin, "to": "/dealer"})
        lines = ["POST /sign-in HTTP/1.1", f"Host: {self._address}", "Connection: close"]
        lines += ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}"]
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            writer.write(("\r\n".join(lines) + "\r\n\r\n" + body).encode())
            answer = await asyncio.wait_for(reader.read(-1), ANSWER_S)
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
        for line in answer.decode("latin-1").split("\r\n\r\n")[0].split("\r\n"):
            if line.lower().startswith("set-cookie: "):
                return line.split(": ", 1)[1].split(";")[0]
        raise _NotYet


class _NotYet(Exception):
    """The table does not let this tablet in now."""
