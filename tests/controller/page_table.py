"""The table behind the pages' tests: the real fold, its real view and queries, behind the web's port. It has no
journal, no devices, and its clocks stand still."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from controller.games.audience import PUBLIC, Viewer
from controller.games.message import Message, as_message, plain, say
from controller.runtime.decision_clocks import DecisionClocks
from controller.runtime.inbox import Reply
from controller.runtime.queries import Queries
from controller.table import commands, reports
from controller.table.events import Noted, Sighting
from controller.table.moment import in_time
from controller.table.state import Actor, Refused, TableState
from tests.controller.page_desk import PageDesk, page_desk
from tests.controller.shoe_table import ShoeTable

Act = Callable[[ShoeTable], object]
"""What somebody does at the table, or a card that comes."""


def by(player: str, verb: str, **fields: Any) -> Act:
    """A player's act."""
    return lambda table: table.seat(player, verb, **fields)


def dealer(verb: str, **fields: Any) -> Act:
    """The dealer's act."""
    return lambda table: table.dealer(verb, **fields)


def cards(count: int = 1, *, unread: bool = False) -> Act:
    """`count` cards come."""
    return lambda table: table.leaves(count, unread=unread)


def seen(index: int, card: str | None, **fields: Any) -> Act:
    """The camera's reading of a card, sure of it or not."""
    rank, suit = (card[0], card[1]) if card else (None, None)
    return lambda table: table.do(lambda state: reports.sighted(state, Sighting(index, rank, suit, **fields)))


def fault(part: str, text: str | Message) -> Act:
    """Something is wrong with a part."""
    return lambda table: table.do(lambda state: reports.faulted(state, part, as_message(text)))


def noted(text: str) -> Act:
    """A line for the log."""
    return lambda table: table.do(lambda state: [Noted(plain(text))])


CLOSE = dealer("close_bets")
TIME = ShoeTable.time_is_up


def played(table: ShoeTable, acts: Iterable[Act]) -> ShoeTable:
    """The table after these acts."""
    for act in acts:
        act(table)
    return table


def before_the_deal(game: str, *, bank: int = 0, **rules: Any) -> ShoeTable:
    """Nobody has a seat yet, and nothing is dealt."""
    return ShoeTable("", game=game, players=(), bank=bank, start=False, **rules)


def faro_table(
    cards: str | list[str] = "7C 4H KD 5S 9H QC",
    *,
    leave: int = 1,
    players: tuple[str, ...] = ("ann", "bob"),
    start: bool = True,
    **rules: Any,
) -> ShoeTable:
    """Faro at the first betting round, the soda is the seven of clubs; the bank has 10,000, everybody 1,000."""
    table = ShoeTable(
        cards, game="faro", players=players, bank=10_000, start=start, **{"min": 5, "max": 500, "unit": 5} | rules
    )
    table.leaves(leave if start else 0)
    return table


class _Port(Queries):
    """Tablets get what the queries return, changed by `altered`."""

    altered: Callable[[dict[str, Any]], None] | None = None

    def view(self, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        told = super().view(viewer)
        if self.altered is not None:
            told = copy.deepcopy(told)
            self.altered(told)
        return told


class PageTable:
    """Stands for the runner: `Queries` read it as they read that. `fold` is the table shown; `commands` are those it
    took, with who gave them. `port` is what the web part is given."""

    def __init__(
        self, fold: ShoeTable | None = None, *, desk: PageDesk | None = None, camera: bool = True, **options: Any
    ) -> None:
        """`options`: those of `Queries`."""
        self.fold = fold or faro_table()
        self.version = 1
        self.desk = desk or page_desk()
        self.beads_at: list[int | None] = [0] * 13
        self.latest_jpeg: bytes | None = None
        self.pictures: dict[str, bytes] = {}
        self.commands: list[tuple[dict[str, Any], str, str | None]] = []
        self.refused: list[str] = []
        """The verbs of commands that the fold refused."""
        self.refusals: dict[str, tuple[str, Any]] = {}
        """Verb -> reason and text with which it is refused, whatever the fold would say."""
        self.fail_next: Exception | None = None
        self._done: dict[tuple[str, str | None, str], dict[str, Any]] = {}
        self._clocks = DecisionClocks()
        self._changed = asyncio.Condition()
        self._follow()
        picture = (lambda: self.latest_jpeg) if camera else None
        self.port = _Port(cast(Any, self), cast(Any, self), picture=picture, **options)

    # --- as the runner and the journal have it ------------------------------------------------------------------

    @property
    def state(self) -> TableState:
        return self.fold.state

    def clocks(self) -> dict[str, Any]:
        return self._clocks.view(self.state, 0.0)

    def picture(self, digest: str) -> bytes | None:
        return self.pictures.get(digest)

    async def wait_change(self, version: int) -> int:
        async with self._changed:
            await self._changed.wait_for(lambda: self.version != version)
        return self.version

    async def submit(self, command: Mapping[str, Any], actor: Actor) -> Reply:
        if self.fail_next is not None:
            fault, self.fail_next = self.fail_next, None
            raise fault
        key = (actor.role, actor.player, command["id"])
        if key in self._done:
            if self._done[key] != command:
                return Reply(False, "malformed", say("table-id-used", id=command["id"]))
            return Reply(True, text=say("table-done-already"), again=True)
        if command["do"] in self.refusals:
            self.commands.append((dict(command), actor.role, actor.player))
            reason, text = self.refusals[command["do"]]
            return Reply(False, reason, as_message(text) if text else None)
        try:
            self._carry_out(command, actor)
        except Refused as refusal:
            self.refused.append(command["do"])
            return Reply(False, refusal.reason, refusal.text)
        self.commands.append((dict(command), actor.role, actor.player))
        self._done[key] = dict(command)
        await self.show()
        return Reply(True)

    def _carry_out(self, command: Mapping[str, Any], actor: Actor) -> None:
        """The verbs of the service page and of the demonstration move parts that are not here."""
        if actor.role != "service" and command["do"] != "demo":
            self.fold.do(lambda state: commands.decide(state, command, actor))
            return
        in_time(self.state, command, actor)
        if command["do"] == "test":
            self.fold.do(lambda state: commands.service_mode(state, command["on"]))

    # --- for the tests ------------------------------------------------------------------------------------------

    def view(self, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        return self.port.view(viewer)

    @property
    def deal(self) -> dict[str, Any]:
        """The deal as everybody sees it."""
        return cast(dict[str, Any], self.view()["deal"])

    @property
    def done(self) -> list[str]:
        """The verbs that the table took, in their order."""
        return [command["do"] for command, _, _ in self.commands]

    async def play(self, *acts: Act) -> None:
        """Do this at the table, and send the tablets the new state."""
        await self.show(played(self.fold, acts))

    def overtake(self, act: Act) -> None:
        """Something has happened, and its word is still on the way to the tablets."""
        act(self.fold)
        self.version += 1

    async def alter(self, altered: Callable[[dict[str, Any]], None]) -> None:
        """From now on the tablets get this instead: a state that no act leads to at this moment. It changes what is
        there and adds nothing, so that a name that is none any more is an error."""
        self.port.altered = altered
        await self.show()

    async def show(self, fold: ShoeTable | None = None) -> None:
        """Send the tablets the table as it is now, or another in its place."""
        self.fold = fold or self.fold
        self._follow()
        self.version += 1
        async with self._changed:
            self._changed.notify_all()

    def _follow(self) -> None:
        self._clocks.follow_table(self.state, 0.0)
