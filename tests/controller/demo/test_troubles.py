"""What visitors of the demonstration do to its parts: the table holds, names it, and goes on when it is mended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from controller.cli.simulated import JOURNAL, simulated_parts
from controller.config import TableConfig, WebConfig
from controller.demo.director import FPS, Director
from controller.demo.troubles import Troubles
from controller.runtime.wiring.assembly import running
from controller.web.messages import DEMO_ACTS
from tests.controller.web_line import Tablet, tablet
from vision.capture.camera import CameraFault, Frame
from vision.render.scene import Scene

ORDER = ["AC", "7H", "TS", "8S"]
TROUBLES = [
    ("cover", "uncover", "camera view", "covered"),
    ("lamp_off", "lamp_on", "camera view", "dark"),
    ("unplug_camera", "plug_camera", "camera", "unplugged"),
    ("unplug_board", "plug_board", "mcu", "board"),
]


async def _until(dealer: Tablet, what: Any) -> None:
    async with asyncio.timeout(120):
        await dealer.until(what)


async def test_each_trouble_holds_play_is_named_and_ends(tmp_path: Path) -> None:
    scene, troubles = Scene(ORDER, seed=3, fps=FPS), Troubles()
    parts = simulated_parts(scene, camera=scene, state=tmp_path, troubles=troubles)
    director = Director(scene, seed=3, pace="max", deals=None, troubles=troubles)
    director.auto = False
    settings, web = TableConfig(), WebConfig(port=0)
    async with running(parts, settings, {}, journal_path=tmp_path / JOURNAL, web=web, demo=director.demo) as at_work:
        dealing = asyncio.create_task(director.run(at_work))
        async with tablet(str(at_work.address), "dealer") as dealer:
            assert (await dealer.do("start_deal"))["ok"]
            await _until(dealer, lambda: dealer.state["deal"] and dealer.state["deal"]["cards"] == ["AC"])
            for begin, end, part, name in TROUBLES:
                assert (await dealer.do("demo", action=begin))["ok"]
                await _until(
                    dealer,
                    lambda part=part: any(fault["part"] == part for fault in dealer.state["faults"]),
                )
                assert dealer.state["hold"]["by"] == "fault"
                assert dealer.state["demo"] == {"auto": False, "troubles": [name]}
                assert (await dealer.do("demo", action=end))["ok"]
                await _until(dealer, lambda: not dealer.state["faults"] and dealer.state["hold"] is None)
                assert dealer.state["deal"]["cards"] == ["AC"]
        while not dealing.done():  # a wait that ends at that very moment swallows the first one
            dealing.cancel()
            await asyncio.wait({dealing}, timeout=0.1)


class _Still:
    """A camera of even pictures; `at`: what is done when the picture of this number is taken."""

    def __init__(self) -> None:
        self.given, self.closed = 0, False
        self.at: dict[int, Callable[[], None]] = {}

    def read(self) -> Frame:
        self.given += 1
        self.at.get(self.given, lambda: None)()
        return Frame(np.full((32, 48, 3), 200, np.uint8), self.given / 30, self.given)

    def close(self) -> None:
        self.closed = True


def test_a_camera_that_is_unplugged_fails_once_and_comes_back_with_the_pictures_of_then() -> None:
    troubles, still = Troubles(), _Still()
    camera = troubles.watched(still)
    troubles.verbs["unplug_camera"]()
    with pytest.raises(CameraFault):
        camera.read()
    still.at = {5: troubles.verbs["plug_camera"]}
    frame = camera.read()
    assert frame is not None
    assert frame.sequence == 5, "those before went by unseen"
    camera.close()
    assert still.closed
    assert camera.read() is None


def test_pictures_of_a_covered_camera_are_dim_and_never_the_same() -> None:
    troubles, still = Troubles(), _Still()
    camera = troubles.watched(still)
    troubles.verbs["cover"]()
    first, second = camera.read(), camera.read()
    assert first is not None
    assert second is not None
    assert 40 < first.image.mean() < 120
    assert (first.image != second.image).mean() > 0.5
    troubles.verbs["uncover"]()
    troubles.verbs["lamp_off"]()
    dark = camera.read()
    assert dark is not None
    assert dark.image.max() < 9


class _Board:
    def __init__(self) -> None:
        self.heard: list[str] = []

    def plug(self) -> None:
        self.heard.append("plug")

    def unplug(self) -> None:
        self.heard.append("unplug")


def test_the_board_s_cable_is_pulled_once_and_put_back_once() -> None:
    troubles = Troubles()
    troubles.verbs["unplug_board"]()
    assert troubles.on == frozenset(), "there is no board"
    board = troubles.board = _Board()
    for verb in ("plug_board", "unplug_board", "unplug_board", "plug_board", "plug_board"):
        troubles.verbs[verb]()
    assert board.heard == ["unplug", "plug"]


def test_pages_may_say_each_of_them() -> None:
    assert set(Troubles().verbs) < DEMO_ACTS
