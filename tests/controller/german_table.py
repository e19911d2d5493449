"""A real table of German faro for tests: journal on disk, no devices; sightings are posted by hand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from controller.runtime.inbox import Observed, Reply
from controller.runtime.journal import Journal
from controller.runtime.queries import Queries
from controller.runtime.runner import TableRunner
from controller.runtime.store import Opening, TableStore
from controller.table.outputs import Outputs
from controller.table.state import DEALER, Actor, TableState, live
from vision.observations import Exposed, Unclear

AT = "2026-01-01T00:00:00.000+00:00"


class Recorder:
    """Outlets that record what they are sent."""

    def __init__(self) -> None:
        self.shown: list[Outputs] = []

    def show(self, outputs: Outputs) -> None:
        self.shown.append(outputs)


class GermanTable:
    """The table with its inbox being processed; made inside a running loop."""

    def __init__(self, path: Path, *, bank: int = 100, **rules: Any) -> None:
        self.journal = Journal(path)
        opening = Opening(rules=rules, bank=bank, game="german_faro")
        self.table = TableRunner(TableStore(self.journal, opening, utc_now=lambda: AT))
        self.queries = Queries(self.table, self.journal)
        self.table.boot()
        self.outlets = Recorder()
        self.table.connect(self.outlets)
        self.task = asyncio.create_task(self.table.run())

    async def end(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.journal.close()

    async def dealer(self, verb: str, **fields: Any) -> Reply:
        return await self.table.submit({"do": verb, "at": self.queries.view()["at"], **fields}, DEALER)

    async def player(self, name: str, verb: str, **fields: Any) -> Reply:
        return await self.table.submit({"do": verb, "at": self.queries.view()["at"], **fields}, Actor("seat", name))

    async def stake(self, name: str, card: str, marks: int) -> Reply:
        return await self.player(name, "stake", card=card, marks=marks)

    async def sit(self, *names: str, marks: int = 100) -> None:
        for name in names:
            await self.dealer("open_seat", player=name)
            await self.dealer("buy_in", player=name, amount=marks)

    async def happens(self, item: Any) -> None:
        """Post an item and wait until it is processed."""
        self.table.post(item)
        await self.player("nobody", "withdraw", card="AS")

    async def sees(self, *cards: str | None) -> None:
        """The camera reads the next cards of the pack; None: a card it cannot read."""
        for card in cards:
            index = len(live(self.state).cards)
            seen: Any = Unclear(index, {"7": 0.6, "9": 0.4}, {"S": 1.0}, 0.0)
            if card is not None:
                seen = Exposed(index, card[0], card[1], 0.999, {card[0]: 0.999}, {card[1]: 1.0}, 0.0)
            await self.happens(Observed(seen, self.state.sight.epoch))

    @property
    def state(self) -> TableState:
        return self.table.state

    @property
    def deal(self) -> Any:
        return live(self.state)
