"""A whole table with its pages, a pretended board with end stops, fake box, buttons, lights and buzzer, and a camera
that shows one picture: for testing the service page. It runs in a thread with its own loop."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import numpy as np

from controller.config import TableConfig, WebConfig
from controller.games.registry import DEFAULT
from controller.runtime.wiring.assembly import Parts, Running, running
from firmware_bridge.fake_mcu import FakeMcu
from hardware.beads.board import Board
from hardware.beads.serial_beads import BAUD, SerialBeads
from hardware.devices import ALL_SPINDLES
from hardware.fakes import FakeBox, FakeButtons, FakeBuzzer, FakeLamps
from hardware.rig.rig import Rig
from tests.hardware.waiting import PATIENCE_S
from vision.capture.camera import Frame

SETTLE_S = 0.03
TRAVEL_US = 114 * 1000 / 90
"""Between the end stops of every spindle."""


class StillCamera:
    """One picture, again and again."""

    def __init__(self) -> None:
        self._image = np.full((360, 640, 3), 90, np.uint8)
        self._image[80:280, 240:380] = 240
        self._image[80:280:4, 240:380] = 30
        self._sequence = 0
        self._closed = threading.Event()

    def read(self) -> Frame | None:
        if self._closed.wait(0.02):
            return None
        self._sequence += 1
        return Frame(self._image, captured_at_s=self._sequence / 50, sequence=self._sequence)

    def close(self) -> None:
        self._closed.set()


class StillTracker:
    """Keeps the window it was made for."""

    def __init__(self, window: Any = None) -> None:
        self.window = window

    def observe(self, frame: Frame) -> tuple[Any, ...]:
        return ()

    def rebase(self, index: int, dealt: object = None) -> None: ...
    def learn(self, dealt: object) -> None: ...


class ServiceTable:
    """`mcu`, `box`, `buttons`, `lamps` and `buzzer` are its world; `url` where its pages are."""

    def __init__(
        self,
        folder: Path,
        *,
        web: WebConfig | None = None,
        game: str = DEFAULT,
        fitted: tuple[int, ...] = ALL_SPINDLES,
        **parts: Any,
    ) -> None:
        """`parts` take the place of those of Parts that this table has; `fitted`: the spindles that it has."""
        self.mcu = FakeMcu(servo_speed=10, boot_s=0).start()
        for channel in range(13):
            self.mcu.set_stops(channel, 880 + channel, 880 + channel + TRAVEL_US)
        self.box, self.buttons = FakeBox(time.monotonic), FakeButtons(time.monotonic)
        self.lamps, self.buzzer = FakeLamps(), FakeBuzzer()
        self.calibration = folder / "casekeeper.toml"
        beads = SerialBeads(self.mcu.port_url, fitted=fitted, clock=self.mcu.host_s)
        rig = Rig(
            beads,
            lambda: Board(self.mcu.port_url, BAUD, clock=self.mcu.host_s),
            self.calibration,
            fitted=fitted,
            settle_s=SETTLE_S,
        )
        self._parts = Parts(
            camera=StillCamera(),
            tracker=StillTracker(),
            make_tracker=StillTracker,
            read_window=lambda image, quad: {"card": "TH", "confidence": 0.997},
            beads=beads,
            rig=rig,
            box=self.box,
            buttons=self.buttons,
            lamps=self.lamps,
            buzzer=self.buzzer,
        )
        for name, part in parts.items():
            setattr(self._parts, name, part)
        self._folder, self._web, self._game = folder, web or WebConfig(port=0), game
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="table", daemon=True)
        self._thread.start()
        self._running: Any = None
        self.at_work: Running
        self.start()

    @property
    def url(self) -> str:
        return str(self.at_work.address)

    @property
    def table(self) -> Any:
        return self.at_work.table

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Runs `work` in the table's loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    def call(self, work: Callable[[], Any]) -> Any:
        """Calls `work` in the table's loop."""

        async def do() -> Any:
            return work()

        return self.run(do())

    def start(self) -> None:
        self._running = running(
            self._parts,
            TableConfig(game=self._game, bank=10_000, purse=1000),
            {},
            journal_path=self._folder / "t.db",
            web=self._web,
        )
        self.at_work = self.run(self._running.__aenter__())

    def close(self) -> None:
        self.run(self._running.__aexit__(None, None, None))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self.mcu.stop()
