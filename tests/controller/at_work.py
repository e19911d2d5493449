"""A real table at work, for tests: journal on disk, no devices; what happens is posted by hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar, Self

from controller.runtime.inbox import Observed, Reply
from controller.runtime.journal import Journal
from controller.runtime.queries import Queries
from controller.runtime.runner import TableRunner
from controller.runtime.store import Opening, TableStore
from controller.service.desk import ServiceDesk
from controller.table.outputs import Outputs
from controller.table.state import DEALER, Actor, TableState
from vision.observations import Exposed, Unclear

NO_DEVICES = """
[camera]
source = "none"
[mcu]
driver = "none"
[gpio]
factory = "none"
"""
"""Of a table's configuration."""
ANN = Actor("seat", "ann")
AT = "2026-01-01T00:00:00.000+00:00"


def exposed(index: int, card: str) -> Exposed:
    """A sure reading."""
    return Exposed(index, card[0], card[1], 0.999, {card[0]: 0.999}, {card[1]: 1.0}, 0.0)


class Recorder:
    """Outlets that record what they are sent."""

    def __init__(self) -> None:
        self.shown: list[Outputs] = []

    def show(self, outputs: Outputs) -> None:
        self.shown.append(outputs)


class AtWork:
    """A table with its inbox being processed, and verbs for the world around it; made inside a running loop."""

    vain: ClassVar[dict[str, Any]] = {"verb": "remove", "bet": "none"}
    """An act of nobody's that changes nothing: it is answered when all before it is done."""

    def __init__(
        self, path: Path, *, game: str = "faro", bank: int = 10_000, desk: ServiceDesk | None = None, **rules: Any
    ) -> None:
        self.journal = Journal(path)
        store = TableStore(self.journal, Opening(rules=rules, bank=bank, game=game), utc_now=lambda: AT)
        self.table = TableRunner(store, desk=desk)
        self.queries = Queries(self.table, self.journal)
        self.table.boot()
        self.outlets = Recorder()
        self.connect()
        self.task = asyncio.create_task(self.table.run())

    def connect(self) -> None:
        self.table.connect(self.outlets)

    async def end(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.journal.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.end()

    async def says(self, actor: Actor, verb: str, **fields: Any) -> Reply:
        return await self.table.submit({"do": verb, "at": self.queries.view()["at"], **fields}, actor)

    async def dealer(self, verb: str, **fields: Any) -> Reply:
        return await self.says(DEALER, verb, **fields)

    async def ann(self, verb: str, **fields: Any) -> Reply:
        return await self.says(ANN, verb, **fields)

    async def happens(self, *items: Any) -> None:
        """Post items and wait until they are processed."""
        for item in items:
            self.table.post(item)
        await self.says(Actor("seat", "nobody"), **self.vain)

    async def sees(self, index: int, card: str | None, **fields: Any) -> None:
        """The camera reads a card; None: one that it cannot read."""
        unclear = Unclear(index, {"7": 0.6, "9": 0.4}, {"S": 1.0}, 0.0)
        seen = unclear if card is None else exposed(index, card)
        await self.happens(Observed(seen, self.state.sight.epoch, **fields))

    async def sit(self, *players: str, amount: int) -> None:
        """They take seats, and each buys in."""
        for player in players:
            await self.dealer("open_seat", player=player)
            await self.dealer("buy_in", player=player, amount=amount)

    @property
    def state(self) -> TableState:
        return self.table.state


@asynccontextmanager
async def dealing(path: Path) -> AsyncIterator[AtWork]:
    """Faro, a deal under way, ann with 1000."""
    async with AtWork(path) as table:
        await table.sit("ann", amount=1000)
        await table.dealer("start_deal")
        yield table
