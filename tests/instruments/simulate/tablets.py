"""Tablets on a bad line: they see the table late, and their commands come late, twice, or long afterwards."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from controller.games.audience import Viewer
from controller.runtime.inbox import Reply
from controller.table.state import Actor

if TYPE_CHECKING:
    from tests.instruments.simulate.evening import CheckedTable

USUAL_S = (0.005, 0.05)
"""A line's delay each way when all is well."""
SWALLOWED_S = (5.0, 60.0)
"""How long a dead line keeps what was given to it."""
PATIENCE_S = 4.0
"""A person waits so long for an answer before going on."""


class Tablet:
    """One person's tablet. `table` gives the running table, None while there is none."""

    _names = itertools.count()

    def __init__(
        self, actor: Actor, table: Callable[[], CheckedTable | None], rng: random.Random, *, bad: float
    ) -> None:
        """`bad`: the probability that a command's line is dead."""
        self.actor = actor
        self.viewer = Viewer(actor.role, actor.player)
        self._table = table
        self._rng = rng
        self._bad = bad
        self._numbers = itertools.count()
        self._name = f"{actor.role}{next(self._names)}"
        self.state: Mapping[str, Any] | None = None
        self.sent: list[dict[str, Any]] = []
        self._late: set[asyncio.Task[Any]] = set()

    def hear(self) -> None:
        """The table's newest state reaches the tablet after the line's delay."""
        table = self._table()
        if table is not None:
            state = table.queries.view(self.viewer)
            asyncio.get_running_loop().call_later(self._rng.uniform(*USUAL_S), self._heard, state)

    def _heard(self, state: Mapping[str, Any]) -> None:
        if self.state is None or state["version"] >= self.state["version"] or state is self._now():
            self.state = state

    def _now(self) -> Mapping[str, Any] | None:
        table = self._table()
        return None if table is None else table.queries.view(self.viewer)

    async def give(self, verb: str, **fields: Any) -> Reply | None:
        """A tap: the table's answer, None when none came in time."""
        if self.state is None:
            return None
        command = {"id": f"{self._name}-{next(self._numbers)}", "do": verb, "at": self.state["at"], **fields}
        self.sent.append(command)
        dead = self._rng.random() < self._bad
        delay_s = self._rng.uniform(*(SWALLOWED_S if dead else USUAL_S))
        task = asyncio.create_task(self.deliver(command, delay_s))
        self._late.add(task)
        task.add_done_callback(self._late.discard)
        if self._rng.random() < self._bad:  # said again after a reconnect
            again = asyncio.create_task(self.deliver(command, delay_s + self._rng.uniform(*USUAL_S)))
            self._late.add(again)
            again.add_done_callback(self._late.discard)
        done, _ = await asyncio.wait({task}, timeout=PATIENCE_S)
        return task.result() if done else None

    async def deliver(self, command: dict[str, Any], delay_s: float = 0.0) -> Reply | None:
        """The table's answer to a command that reaches it after the delay; None when none came in time."""
        await asyncio.sleep(delay_s)
        table = self._table()
        if table is None:
            return None
        answer = asyncio.ensure_future(table.submit(command, self.actor))
        done, _ = await asyncio.wait({answer}, timeout=PATIENCE_S)
        if not done:  # the program went away meanwhile
            answer.cancel()
            return None
        return answer.result()

    def end(self) -> None:
        for task in list(self._late):
            task.cancel()
