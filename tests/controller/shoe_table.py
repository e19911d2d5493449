"""A table of any game as a fold: seats, the dealer's commands, decisions and their time, cards that leave the shoe."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from controller.catalogue import text_of
from controller.games.audience import DEALER_VIEW, PUBLIC, Viewer
from controller.table import reports
from controller.table.events import Sighting
from controller.table.sight.memory import Exit
from controller.table.state import DEALER, Actor, awaited, live, next_index, said_at_start, stopped
from controller.table.step import Chance
from controller.table.view import table_view
from tests.controller.house import Fold, replayed

BUY_IN = 1000


def everybody(players: Iterable[str]) -> tuple[Viewer, ...]:
    """All viewers of a table with these players."""
    return (PUBLIC, DEALER_VIEW, Viewer("service"), *(Viewer("seat", player) for player in players))


class ShoeTable(Fold):
    """A deal under way. `shoe`: the cards in the order in which they leave, or at a table read at the window come into
    it. Without `start` nothing is dealt yet."""

    def __init__(
        self,
        shoe: str | Sequence[str],
        /,
        *,
        game: str,
        players: Sequence[str],
        bank: int = 0,
        buy_in: int = BUY_IN,
        mode: str = "table",
        start: bool = True,
        chance: Chance = lambda below: 0,
        **rules: Any,
    ) -> None:
        super().__init__(game, bank=bank, mode=mode, chance=chance, **rules)
        self.shoe = shoe.split() if isinstance(shoe, str) else list(shoe)
        self.out = 0
        self.everybody = everybody(players)
        self.sit(*players, amount=buy_in)
        if start:
            self.dealer("start_deal", **said_at_start(self.state))

    def dealer(self, verb: str, **fields: Any) -> None:
        self.says(DEALER, verb, **{**self._meant(verb), **fields})

    def seat(self, player: str, verb: str, **fields: Any) -> None:
        self.says(Actor("seat", player), verb, **{**self._meant(verb), **fields})

    def _meant(self, verb: str) -> dict[str, str]:
        """The decision awaited that the verb answers."""
        return next(({"decision": one.key} for one in awaited(self.state) if verb in one.verbs), {})

    def time_is_up(self) -> None:
        """Of the one decision that is awaited."""
        (decision,) = awaited(self.state)
        self.do(lambda s: reports.time_up(s, decision.key))

    def leaves(self, count: int = 1, *, unread: bool = False) -> None:
        """`count` cards leave the shoe, one after the other."""
        for _ in range(count):
            card, self.out = self.shoe[self.out], self.out + 1
            index = self.state.sight.seen + 1 if isinstance(self.state.sight, Exit) else next_index(self.state)
            digest = f"digest {card} {index}"
            read = Sighting(index, card[0], card[1], 0.999, {card[0]: 0.999}, {card[1]: 1.0}, digest)
            blurred = Sighting(index, None, None, 0.0, {card[0]: 0.6, "2": 0.4}, {card[1]: 1.0}, digest)
            self.do(lambda s, seen=blurred if unread else read: reports.sighted(s, seen))  # type: ignore[misc]

    def deals(self, count: int = 4, *, unread: bool = False) -> None:
        """The dealer closes the bets and deals `count` cards."""
        self.dealer("close_bets")
        self.leaves(count, unread=unread)

    def restarts(self) -> None:
        """The program starts again from its journal: all is as before, and play waits for who counted the cards."""
        before, told = self.deal, self.told()
        self.state = replayed(self.events)
        assert (self.deal, self.told()) == (before, told)
        self.do(reports.boot)
        assert self.deal == before
        assert self.state.question is not None
        assert stopped(self.state) is not None

    def view(self, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        return table_view(self.state, version=1, name="Table", demo=False, beads_at=[0] * 13, viewer=viewer)

    def seen_by(self, viewer: Viewer) -> str:
        """All that this viewer gets, in JSON."""
        return json.dumps(self.view(viewer))

    def told(self, viewers: Iterable[Viewer] | None = None) -> list[str]:
        """What each of these viewers gets; by default everybody."""
        return [self.seen_by(viewer) for viewer in (self.everybody if viewers is None else viewers)]

    @property
    def deal(self) -> Any:
        return live(self.state)

    @property
    def log(self) -> list[str]:
        return [text_of(line) for _, line in self.state.log]
