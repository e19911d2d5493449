"""A table as a fold, with verbs: faro with ann at it, every event through its JSON form."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from controller.games.message import Message, say
from controller.table import commands, reports
from controller.table.events import Event, Sighting, decode, encode
from controller.table.log import advance
from controller.table.moment import moment
from controller.table.state import (
    DEALER,
    VIEW,
    VIEW_TROUBLES,
    Actor,
    Refused,
    TableState,
    live,
)
from controller.table.step import Chance
from tests.english import as_shown

PACK = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
ANN = Actor("seat", "ann")


def replayed(events: Iterable[Event]) -> TableState:
    """The table as a journal of these events gives it again."""
    state = TableState()
    for event in events:
        state = advance(state, decode(json.loads(json.dumps(encode(event)))))
    return state


def now(state: TableState, verb: str, **fields: Any) -> dict[str, Any]:
    """The command, meant for this moment."""
    return {"do": verb, "at": moment(state)._asdict(), **fields}


def in_view(*kinds: str) -> Message:
    """The fault of the camera's view with these troubles."""
    return say(VIEW, kinds=tuple(VIEW_TROUBLES[kind] for kind in kinds))


class Fold:
    """A table with verbs; every event goes through its JSON form, as on the way to the journal and back. `chance` draws
    the lots."""

    def __init__(
        self, game: str, *, bank: int, mode: str = "table", chance: Chance = lambda below: 0, **rules: Any
    ) -> None:
        self.state = TableState()
        self.events: list[Event] = []
        self.commits: list[int] = []
        """How many of the events were written at once."""
        self.chance = chance
        self.do(lambda s: reports.open_table(s, game=game, rules=rules, bank=bank, mode=mode))

    def do(self, act: Callable[[TableState], Iterable[Event]]) -> list[Event]:
        made = list(act(self.state))
        for event in made:
            self.state = advance(self.state, decode(json.loads(json.dumps(encode(event)))))
        self.events += made
        self.commits.append(len(made))
        return made

    def says(self, actor: Actor, verb: str, **fields: Any) -> None:
        self.do(lambda s: commands.decide(s, now(s, verb, **fields), actor, self.chance))

    def dealer(self, verb: str, **fields: Any) -> None:
        self.says(DEALER, verb, **fields)

    def sit(self, *players: str, amount: int) -> None:
        """They take seats, and each buys in."""
        for player in players:
            self.dealer("open_seat", player=player)
            self.dealer("buy_in", player=player, amount=amount)


class Table(Fold):
    """A house whose cards are read in the window."""

    def __init__(self, game: str = "faro", *, bank: int = 10_000, mode: str = "table", **rules: Any) -> None:
        super().__init__(game, bank=bank, mode=mode, **rules)

    def goes_on(self) -> None:
        """The dealer presses "Go on without it", or "Resume"."""
        self.dealer("resume", without=as_shown(self.state.faults))

    def ann(self, verb: str, **fields: Any) -> None:
        self.says(ANN, verb, **fields)

    def sees(self, index: int, card: str | None, **fields: Any) -> None:
        rank, suit = (card[0], card[1]) if card else (None, None)
        self.do(lambda h: reports.sighted(h, Sighting(index, rank, suit, 0.99, **fields)))

    def moves(self) -> None:
        self.do(lambda h: reports.movement(h, "beam"))

    @property
    def cards(self) -> list[str]:
        return [str(card) for card in live(self.state).cards]

    @property
    def money(self) -> int:
        return live(self.state).money

    @property
    def purse(self) -> int:
        return live(self.state).purses["ann"]


class Seated(Table):
    """A deal under way, ann with 1000 at the table."""

    def __init__(self, **rules: Any) -> None:
        super().__init__(**rules)
        self.sit("ann", amount=1000)
        self.dealer("start_deal")


def reason(act: Callable[..., Any]) -> str:
    with pytest.raises(Refused) as caught:
        act()
    return caught.value.reason


def dark(table: Table) -> None:
    table.do(lambda h: reports.view_trouble(h, "dark"))


def light(table: Table) -> None:
    table.do(lambda h: reports.view_cleared(h, "dark"))


def asked(table: Table) -> tuple[str, int]:
    question = table.state.question
    assert question is not None
    return question.kind, question.index
