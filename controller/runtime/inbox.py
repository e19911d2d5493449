"""The table's inbox, and what it takes beside the reports of `hardware.devices`: frozen facts, and the answer to a
command."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from controller.games.message import Coded, Message
from controller.table.state import Actor


class Inbox:
    """The one queue that the table processes. It takes items before the table runs and keeps them for it."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Any] = asyncio.Queue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._opening = threading.Lock()
        """A queue that is waited for may be filled by its own loop alone, else that is not woken: a thread that saw no
        loop has put its item in before one waits."""

    def post(self, item: Any) -> None:
        """Put an item in; from the table's own loop."""
        self._queue.put_nowait(item)

    def post_from_thread(self, item: Any) -> None:
        """Put an item in; from any thread. One that comes when the table has ended is dropped."""
        with self._opening:
            if self._loop is None:
                self._queue.put_nowait(item)
                return
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self._queue.put_nowait, item)

    def opened(self) -> None:
        """The running loop processes it from now on."""
        with self._opening:
            self._loop = asyncio.get_running_loop()

    async def take(self) -> Any:
        """The next item; waits for one."""
        return await self._queue.get()


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a command: `reason` is one word for programs, `text` is for people; `again`: it had been
    done before and was not done once more."""

    ok: bool
    reason: str | None = None
    text: Message | None = None
    data: Mapping[str, Any] | None = None
    again: bool = False


@dataclass(frozen=True, slots=True)
class Observed:
    """What vision noticed, the tracker's epoch when it did, the JPEG of the picture it was read from, and those of
    the pictures of a card that is not sure."""

    observation: Any
    epoch: int
    jpeg: bytes | None = None
    burst: tuple[bytes, ...] = ()


@dataclass(frozen=True, slots=True)
class TimePassed:
    """Nothing came for a while (`controller.runtime.runner.TICK_S`)."""


@dataclass(frozen=True, slots=True)
class Started:
    """The program has started, and the journal has not taken it."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time of a decision that the game awaits is up."""

    key: str


@dataclass(frozen=True, slots=True)
class MarkerSeen:
    """A marker of the pack, such as the cut card, came out of the box."""

    kind: str


@dataclass(frozen=True, slots=True)
class ServiceNote:
    """Something done in service that should stand in the journal."""

    text: Message | Coded


@dataclass(frozen=True, slots=True)
class Submitted:
    """A command from a tablet; the table answers through `done`."""

    command: Mapping[str, Any]
    actor: Actor
    done: asyncio.Future[Reply]

    def answer(self, reply: Reply) -> None:
        """Answer it; only the first answer counts."""
        if not self.done.done():
            self.done.set_result(reply)
