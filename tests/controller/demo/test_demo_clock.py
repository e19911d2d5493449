"""The one clock of the bets at a table where the demonstration deals: when it is shown, and when it goes away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from controller.demo import director as director_module
from controller.demo.director import ShoeDirector
from controller.games.cards import PACK_52
from controller.games.message import say
from controller.games.registry import GAMES
from controller.runtime.inbox import Reply
from controller.runtime.queries import Queries
from controller.table import commands, reports
from controller.table.state import Actor, awaited, stopped, time_for_bets
from tests.controller.shoe_table import ShoeTable
from vision.render.shoe_scene import ShoeScene

BANK = 10_000
WAIT_S = 60.0
"""Seconds that the demo's dealer waits for bets here: no test gets to their end."""


class Table(ShoeTable):
    """A table with bets open, as the demo's dealer and the pages see it. `left_ms`: its own clocks."""

    left_ms: Mapping[str, int] = {}

    def __init__(self, game: str) -> None:
        self.version = 0
        super().__init__([card.label for card in PACK_52], game=game, players=("ann", "bob", "cy"), bank=BANK)

    @property
    def beads_at(self) -> list[int | None]:
        return [0] * 13

    def clocks(self) -> dict[str, Any]:
        return {"running": True, "left_ms": dict(self.left_ms)} if self.left_ms else {}

    async def submit(self, command: dict[str, Any], actor: Actor) -> Reply:
        self.do(lambda s: commands.decide(s, command, actor))
        self.touch()
        return Reply(True)

    def touch(self) -> None:
        self.version += 1

    async def wait_change(self, version: int) -> int:
        while self.version == version:
            await asyncio.sleep(0)
        return self.version

    def says(self, actor: Actor, verb: str, **fields: Any) -> None:
        super().says(actor, verb, **fields)
        self.touch()


def betting(game: str) -> Table:
    """A table of this game at which bets can be laid."""
    table = Table(game)
    if game == "faro":
        table.dealer("key_card", index=0, card="AS")
    if game == "punto_banco":
        table.leaves(2)
    if game == "chemin_de_fer":
        table.seat("ann", "put_bank", amount=100)
    if game == "baccarat_banque":
        table.seat("ann", "bid", amount=100)
    while table.deal.phase != "bets_open":
        table.time_is_up()
    return table


@asynccontextmanager
async def waiting(table: Table) -> AsyncGenerator[tuple[ShoeDirector, Queries]]:
    """The demo's dealer waits for the bets of this table."""
    director = ShoeDirector(ShoeScene(table.shoe, seed=1), seed=1, pace="real", deals=None)
    queries = Queries(table, None, closes_ms=director.demo.closes_ms)  # type: ignore[arg-type]
    director._table, director._queries = table, queries  # type: ignore[assignment]
    director._at_start = frozenset(table.state.seats)
    waits = asyncio.create_task(director._wait_for_bets((table.state.deal_number, len(table.deal.cards))))
    async with asyncio.timeout(10):
        while director.demo.closes_ms() is None:
            await asyncio.sleep(0)
        yield director, queries
        waits.cancel()


@pytest.fixture(autouse=True)
def _long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(director_module.BETTING_S, "real", WAIT_S)
    monkeypatch.setattr(director_module, "BETTING_WITH_PEOPLE_S", WAIT_S)


def shown(queries: Queries, table: Table) -> list[int]:
    """Milliseconds to the end of the bets, once for each state that pages get."""
    clocks, bets = queries.clocks(), time_for_bets(table.state)
    told = [clocks.get("closes_ms"), clocks.get("left_ms", {}).get(bets.key if bets else "")]
    return [left for left in told if left is not None]


@pytest.mark.parametrize("game", [name for name in GAMES if name != "siete_y_media"])  # there bets have no phase
async def test_the_end_of_the_bets_is_shown_once(game: str) -> None:
    table = betting(game)
    async with waiting(table) as (_, queries):
        (left_ms,) = shown(queries, table)
        assert WAIT_S * 1000 - 5000 < left_ms <= WAIT_S * 1000
        assert queries.clocks()["running"]


@pytest.mark.parametrize(("table_ms", "left_ms"), [(1_000, 1_000), (90_000, WAIT_S * 1000)])
async def test_of_two_clocks_of_the_bets_the_shorter_one_is_shown(table_ms: int, left_ms: int) -> None:
    table = betting("punto_banco")
    async with waiting(table) as (_, queries):
        (bets,) = awaited(table.state)
        table.left_ms = {bets.key: table_ms, "another": 7}
        (told,) = shown(queries, table)
        assert left_ms - 5000 < told <= left_ms
        assert queries.clocks()["left_ms"]["another"] == 7


async def test_the_demo_s_dealer_closes_when_the_table_s_time_for_bets_is_up() -> None:
    """Nothing else follows of it in punto banco."""
    table = betting("punto_banco")
    async with waiting(table):
        (bets,) = awaited(table.state)
        table.left_ms = {bets.key: 0}
        table.touch()
        while table.deal.phase == "bets_open":
            await asyncio.sleep(0)


ENDS: dict[str, Callable[[Table, ShoeDirector], object]] = {
    "closed by hand": lambda table, director: table.dealer("close_bets"),
    "held": lambda table, director: table.dealer("hold"),
    "a fault": lambda table, director: table.do(lambda s: reports.faulted(s, "camera", say("table-recording-ended"))),
    "void": lambda table, director: table.dealer("void_deal"),
    "a person deals": lambda table, director: director.demo.verb({"action": "manual"}),
}


@pytest.mark.parametrize("end", ENDS)
async def test_no_clock_of_the_bets_is_left_when_the_demo_s_dealer_no_longer_closes_them(end: str) -> None:
    table = betting("punto_banco")
    async with waiting(table) as (director, queries):
        ENDS[end](table, director)
        if stopped(table.state) is not None or table.deal.phase != "bets_open":
            assert shown(queries, table) == [], "at once, before he notices"
        table.touch()
        while director.demo.closes_ms() is not None:
            await asyncio.sleep(0)
        assert shown(queries, table) == []


async def test_between_the_deals_the_demo_s_dealer_says_when_the_next_one_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(director_module.BETWEEN_DEALS_S, "real", WAIT_S)
    monkeypatch.setattr(director_module, "BETWEEN_DEALS_WITH_GUEST_S", WAIT_S)
    table = Table("faro")
    director = ShoeDirector(ShoeScene(table.shoe, seed=1), seed=1, pace="real", deals=None)
    queries = Queries(table, None, begins_ms=director.demo.begins_ms)  # type: ignore[arg-type]
    director._table, director._queries = table, queries  # type: ignore[assignment]
    pause = asyncio.create_task(director._pause_between_deals())
    await asyncio.sleep(0)
    assert "begins_ms" not in queries.clocks(), "a deal is on"
    table.dealer("void_deal")
    assert WAIT_S * 1000 - 5000 < queries.clocks()["begins_ms"] <= WAIT_S * 1000
    table.dealer("hold")
    assert queries.clocks() == {}
    table.dealer("resume")
    director.demo.verb({"action": "manual"})
    assert queries.clocks() == {}, "a person deals"
    pause.cancel()
    with suppress(asyncio.CancelledError):
        async with asyncio.timeout(WAIT_S / 2):
            await pause
    assert director.demo.begins_ms() is None
