"""The tablets of a rendered evening: real WebSocket lines that keep every byte they were sent, and people who play."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from controller.demo.habits import HABITS
from controller.games.audience import Viewer
from controller.games.registry import GAMES
from tests.instruments.trial.tablets import ANSWER_S, Late, State, Tablet

BINARY = "binary"
RESTART_S = 120.0
"""A reply may wait for a start of the program on a busy machine."""


class Line(Tablet):
    """A tablet that keeps what it is sent, each message with the number of the process that sent it.

    `viewer`: who sees it, as EXPOSURE counts; `kept`: the file of its messages; `life`: number of the process now.
    """

    def __init__(
        self, address: str, page: str, *, name: str, viewer: Viewer, kept: Path, life: Callable[[], int], pin: str = ""
    ) -> None:
        self.viewer, self.kept = viewer, kept
        self.sent: dict[str, str] = {}
        """The verb of every command by its id."""
        self.messages = 0
        self._life, self._this_life = life, 0
        self._file = kept.open("w")
        super().__init__(address, page, name=name, pin=pin)

    def hear(self, data: str | bytes) -> None:
        self.messages += 1
        self._file.write(f"{self._this_life}\t{data if isinstance(data, str) else BINARY}\n")

    async def close(self) -> None:
        await super().close()
        self._file.close()

    async def fetch(self, path: str) -> bytes:
        """The answer to a GET, whole, as from another machine."""
        return await get(self._address, path)

    async def _connected(self) -> None:
        self._this_life = self._life()
        await super()._connected()

    async def _begin(self, socket: ClientConnection) -> None:
        await self._transmit(socket, {"id": f"{self.name}-camera-{self._this_life}", "do": "camera", "on": True})
        await super()._begin(socket)

    async def _transmit(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.sent[message["id"]] = message["do"]
        await super()._transmit(socket, message)


async def get(address: str, path: str) -> bytes:
    """The answer to a GET, whole. Raises OSError or TimeoutError."""
    host, _, port = address.partition(":")
    lines = [f"GET {path} HTTP/1.1", f"Host: {address}", "Connection: close"]
    reader, writer = await asyncio.wait_for(asyncio.open_connection(host, int(port)), ANSWER_S)
    try:
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        return await asyncio.wait_for(reader.read(-1), ANSWER_S)
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def play(line: Line, game: str, habit_of: str, chance: random.Random) -> None:
    """A person at a seat: bets and decides by what his own tablet shows, with the habit of one of the game's bots, for
    ever. A command that comes too late or is refused is his own loss."""
    habit, verbs = HABITS[game][habit_of], GAMES[game].verbs
    number, seen = 0, None
    while True:
        state = line.state
        if state is seen or not _may_act(state, line.name):
            await asyncio.sleep(0.005)
            continue
        seen = state
        awaited = [one for one in state["awaiting"] if one["verbs"] and one["player"] in (line.name, None)]
        if not awaited and state["deal"]["phase"] != "bets_open":
            continue
        if awaited:
            await asyncio.sleep(chance.uniform(0.0, 0.1))
        for act in habit(line.name, state["deal"], chance):
            fields: dict[str, Any] = dict(act)
            verb = fields.pop("do")
            if "bet" in verbs[verb].fields and "bet" not in fields:
                number += 1
                fields["bet"] = f"{line.name}{number}"
            key = next((one["key"] for one in awaited if verb in one["verbs"]), None)
            with contextlib.suppress(Late):
                await line.ask(verb, RESTART_S, **fields, **({} if key is None else {"decision": key}))


def _may_act(state: State, name: str) -> bool:
    if not state or state["deal"] is None or state["hold"] is not None or not state["table"]["playing"]:
        return False
    return any(seat["player"] == name for seat in state["seats"])
