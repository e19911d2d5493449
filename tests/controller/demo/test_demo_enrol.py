"""Enrolling tried in the demo, as its pages do it: the hand at the simulated box deals a pack out in test mode, the
table learns it, and plays on with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from controller.cli import simulated
from controller.cli.simulated import JOURNAL, simulated_parts
from controller.config import TableConfig, WebConfig
from controller.demo import director
from controller.demo.director import FPS, Director
from controller.runtime.wiring.assembly import pack_path, running
from controller.service.pack_reader import Sight
from tests.controller.rendered_deal import german
from tests.controller.web_line import Tablet, tablet
from tests.english import english
from vision.pack.enrolled_pack import load
from vision.render.scene import Scene

ORDER = ["AC", "BH", "TS", "8S"]
"""Of a German pack: by French letters the general reader knows no knave by B."""


@dataclass
class Demo:
    """The demo's box, and tablets on the dealer's and on the service page."""

    scene: Scene
    dealer: Tablet
    service: Tablet

    async def enrol(self, action: str, **fields: Any) -> str:
        """What is said against it, "" when it is done."""
        return english((await self.service.do("enrol", action=action, **fields))["text"])

    async def stands(self) -> dict[str, Any]:
        """How enrolling stands."""
        found: dict[str, Any] = (await self.service.do("status"))["data"]["enrol"]
        return found

    async def comes(self, step: str) -> dict[str, Any]:
        """How it stands once it has come to this step."""
        async with asyncio.timeout(300):
            while (found := await self.stands())["step"] != step:
                await asyncio.sleep(0.1)
        return found

    async def play(self, pack: list[str]) -> list[str]:
        """The first three cards of a deal with this pack, as the table reads them."""
        self.scene.load(pack)
        await self.hand_rests()
        async with asyncio.timeout(60):
            while not (answer := await self.dealer.do("start_deal"))["ok"]:
                assert answer["reason"] == "held", answer  # a thread of its own reports the shut lid
                await asyncio.sleep(0.05)
        for index in range(3):
            if index:
                await self.hand_rests()
                assert (await self.dealer.do("demo", action="draw"))["ok"]
            async with asyncio.timeout(300):
                await self.dealer.until(lambda index=index: len(self.cards) > index or self.dealer.state["question"])
        return self.cards

    async def hand_rests(self) -> None:
        """The hand at the box has done what it was doing."""
        while self.scene.busy:
            await asyncio.sleep(0.01)

    @property
    def cards(self) -> list[str]:
        return list(self.dealer.state["deal"]["cards"]) if self.dealer.state["deal"] else []


@asynccontextmanager
async def demo_table(state: Path) -> AsyncIterator[Demo]:
    """The demo with four cards in its box, the dealer's hand resting; its pictures come as fast as they are taken."""
    scene = Scene(ORDER, seed=3, fps=FPS, art=german)
    parts = simulated_parts(scene, camera=scene, state=state)
    director = Director(scene, seed=3, pace="max", deals=None)
    director.auto = False
    path, web = state / JOURNAL, WebConfig(port=0)
    async with running(parts, TableConfig(), {}, journal_path=path, web=web, demo=director.demo) as at_work:
        dealing = asyncio.create_task(director.run(at_work))
        try:
            url = str(at_work.address)
            async with tablet(url, "dealer") as dealer, tablet(url, "service") as service:
                yield Demo(scene, dealer, service)
        finally:
            while not dealing.done():  # a wait that ends at that very moment swallows the first one
                dealing.cancel()
                await asyncio.wait({dealing}, timeout=0.1)


async def test_the_demo_s_pack_is_dealt_out_named_and_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(director, "DEAL_OUT_S", 0.2)
    monkeypatch.setattr(simulated, "Sight", partial(Sight, indices="french"))
    async with demo_table(tmp_path) as t:
        assert english((await t.service.do("demo", action="deal_out"))["text"]) == "begin test mode first"
        assert await t.enrol("begin") == "begin test mode first"
        assert (await t.service.do("test", on=True))["ok"]
        assert await t.enrol("begin") == ""
        assert (await t.service.do("demo", action="deal_out"))["ok"]
        found = await t.comes("naming")
        assert [card["text"] for card in found["cards"]] == ["AC", "", "TS", "8S"]
        refused = await t.service.do("demo", action="draw")
        assert (refused["reason"], english(refused["text"])) == ("busy", "1 cards wanted, 0 in the box")
        assert await t.enrol("name", place=1, text="BH") == ""
        assert await t.enrol("store") == ""
        assert (await t.comes("rest"))["cards_stored"] == 4
        assert load(pack_path(tmp_path / JOURNAL)).labels == tuple(ORDER)
        assert t.dealer.state["deal_number"] == 0, "no deal was begun by it"

        assert (await t.service.do("test", on=False))["ok"]
        assert await t.play(["TS", "BH", "8S", "AC"]) == ["TS", "JH", "8S"]
        assert t.dealer.state["question"] is None
    async with demo_table(tmp_path) as t:
        assert (await t.stands())["cards_stored"] == 4
