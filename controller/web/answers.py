"""What the door remembers: the answers that gave out a seat, and how fast a tablet may talk.

No sockets and no table in here; time is an argument.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

MESSAGES_PER_S = 20.0
MESSAGE_BURST = 40.0
MAX_REMEMBERED = 2000


class Reused(Exception):
    """The id of another command was given to this one."""


Answer = dict[str, Any]
"""A reply without its id: ok, reason, text, data."""


class Answers:
    """Answers to those who came in (`pair`, `join`), by who asked and the command's id: a tablet that lost the answer
    gets the same token again. A token stands in no journal; of all other commands the table knows what it has done.
    """

    def __init__(self) -> None:
        self._given: OrderedDict[tuple[str, str], tuple[dict[str, Any], asyncio.Future[Answer]]] = OrderedDict()

    def claim(self, who: str, command: dict[str, Any]) -> tuple[asyncio.Future[Answer], bool]:
        """The future answer of this command, and whether the caller is the one who must now do it. Raises Reused when
        its id was that of a command of other content."""
        key = (who, command["id"])
        known = self._given.get(key)
        if known is not None:
            former, answer = known
            if former != command:
                raise Reused
            return answer, False
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._given[key] = (command, future)
        while len(self._given) > MAX_REMEMBERED:
            self._given.popitem(last=False)
        return future, True


class Rate:
    """A bucket of messages that refills; times in seconds."""

    def __init__(self, now_s: float) -> None:
        self._left = MESSAGE_BURST
        self._last_s = now_s

    def take(self, now_s: float) -> bool:
        self._left = min(MESSAGE_BURST, self._left + (now_s - self._last_s) * MESSAGES_PER_S)
        self._last_s = now_s
        if self._left < 1:
            return False
        self._left -= 1
        return True
