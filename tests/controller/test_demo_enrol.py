"""Enrolling tried in the demo: the hand at the simulated box deals a pack out in test mode, and the table learns it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from controller import demo
from controller.assembly import pack_path, running
from controller.commands.demo import JOURNAL, simulated_parts
from controller.demo import FPS, Director
from controller.house import DEALER, Actor
from controller.table import FaroTable, Opening
from vision.enrolled_pack import load
from vision.scene import Scene

SERVICE = Actor("service")
ORDER = ["KH", "TC", "2S"]
_ids = itertools.count()


@asynccontextmanager
async def demo_table(state: Path) -> AsyncIterator[FaroTable]:
    """The demo with three cards in its box, the dealer's hand resting; its pictures come as fast as they are taken."""
    scene = Scene(ORDER, seed=3, fps=FPS)
    parts = simulated_parts(scene, camera=scene, state=state)
    async with running(
        parts, Opening(rules={}, bank=1000), journal_path=state / JOURNAL, name="Demo", web=None, demo=True
    ) as at_work:
        director = Director(at_work.table, scene, seed=3, pace="max", deals=None)
        assert (await said(at_work.table, DEALER, "demo", action="manual")) == ""
        dealing = asyncio.create_task(director.run())
        try:
            yield at_work.table
        finally:
            while not dealing.done():  # a wait that ends at that very moment swallows the first one
                dealing.cancel()
                await asyncio.wait({dealing}, timeout=0.1)


async def said(table: FaroTable, actor: Actor, do: str, **fields: Any) -> str:
    """What the table says against it, "" when it does it."""
    reply = await table.submit({"id": f"t{next(_ids)}", "do": do, **fields}, actor)
    return reply.text


async def comes(table: FaroTable, step: str) -> dict[str, Any]:
    """How enrolling stands once it has come to this step."""
    async with asyncio.timeout(60):
        while (enrol := table.service_look()["enrol"])["step"] != step:
            await asyncio.sleep(0.05)
    found: dict[str, Any] = enrol
    return found


async def test_the_demo_s_pack_is_dealt_out_named_and_read_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(demo, "DEAL_OUT_S", 0.2)
    async with demo_table(tmp_path) as table:
        assert await said(table, SERVICE, "demo", action="deal_out") == "begin test mode first"
        assert await said(table, SERVICE, "enrol", action="begin") == "begin test mode first"
        assert await said(table, SERVICE, "test", on=True) == ""
        assert await said(table, SERVICE, "enrol", action="begin") == ""
        assert await said(table, SERVICE, "demo", action="deal_out") == ""
        found = await comes(table, "naming")
        assert [card["text"] for card in found["cards"]] == ORDER
        assert found["good"]
        assert await said(table, SERVICE, "enrol", action="store") == ""
        assert (await comes(table, "rest"))["cards_stored"] == 3
        assert table.house.deal_number == 0, "no deal was begun by it"
        assert load(pack_path(tmp_path / JOURNAL)).labels == tuple(ORDER)
    async with demo_table(tmp_path) as table:
        assert table.service_look()["enrol"]["cards_stored"] == 3
