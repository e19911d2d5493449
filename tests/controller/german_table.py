"""A real table of German faro for tests: sightings are posted by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from controller.runtime.inbox import Reply
from controller.table.state import Actor, live
from tests.controller.at_work import AtWork


class GermanTable(AtWork):
    """Cards are read in the order of the pack."""

    vain: ClassVar = {"verb": "withdraw", "card": "AS"}

    def __init__(self, path: Path, *, bank: int = 100, **rules: Any) -> None:
        super().__init__(path, game="german_faro", bank=bank, **rules)

    async def player(self, name: str, verb: str, **fields: Any) -> Reply:
        return await self.says(Actor("seat", name), verb, **fields)

    async def stake(self, name: str, card: str, marks: int) -> Reply:
        return await self.player(name, "stake", card=card, marks=marks)

    async def sit(self, *players: str, amount: int = 100) -> None:
        await super().sit(*players, amount=amount)

    async def turns(self, *cards: str | None) -> None:
        """The camera reads the next cards of the pack; None: a card it cannot read."""
        for card in cards:
            await self.sees(len(live(self.state).cards), card)

    @property
    def deal(self) -> Any:
        return live(self.state)
