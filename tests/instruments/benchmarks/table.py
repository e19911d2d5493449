"""The table's figures: `make bench`. Every number printed here is measured in this run; ratios count, not seconds.

One headless deal; the cost of a frame against cv2.cvtColor on the same frame; the way of a card from the picture to
journal, beads and tablets; the idle table on a live MJPEG camera.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import cv2
import websockets

from controller.cli.simulated import simulated_parts
from controller.config import TableConfig, WebConfig
from controller.demo.director import FPS, Director
from controller.runtime.wiring.assembly import running
from controller.runtime.wiring.simulated import PacedCamera, deck_for
from firmware_bridge.serial_port import SerialPort
from tests.controller.followed import Followed
from tests.controller.mjpeg import mjpeg_server
from vision.capture.camera import Frame
from vision.capture.jpeg import encode_jpeg
from vision.observations import Exposed, Unclear
from vision.read.reader import CardReader
from vision.render.scene import Scene
from vision.track.tracker import CardTracker

SEED = 7
IDLE_S = 20.0


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which `share` of the values lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def headless_deal() -> None:
    print("One deal, headless, as fast as it goes")
    with tempfile.TemporaryDirectory() as folder:
        started = time.perf_counter()
        command = [sys.executable, "-m", "controller", "demo", "--headless", "--deals", "1", "--speed", "max"]
        done = subprocess.run(
            [*command, "--seed", str(SEED), "--state", folder], capture_output=True, text=True, check=False
        )
        took = time.perf_counter() - started
    print(f"  whole process      {took:8.1f} s, exit {done.returncode}")
    for line in done.stdout.splitlines():
        print(f"    {line}")


def frame_costs() -> None:
    print("Tracker and reader, one thread, 1280x720")
    cv2.setNumThreads(1)
    scene = Scene(deck_for(SEED, 1), seed=SEED, fps=FPS)
    tracker = CardTracker(CardReader())
    tracker.rebase(0)
    grey: list[float] = []
    still: list[float] = []
    moving: list[float] = []
    reading: list[float] = []
    for _ in range(30):
        _timed(tracker, scene.frame())
    for _ in range(20):
        scene.draw_card()
        while scene.busy:
            frame = scene.frame()
            took, seen = _timed(tracker, frame)
            (reading if _read(seen) else moving).append(took)
            grey.append(_grey(frame))
        for _ in range(12):
            frame = scene.frame()
            took, seen = _timed(tracker, frame)
            (reading if _read(seen) else still).append(took)
            grey.append(_grey(frame))
    base = statistics.median(grey)
    every = still + moving + reading
    print(f"  frames a second    {len(every) / sum(every):8.0f}")
    print(f"  cvtColor to grey   {base * 1e3:8.3f} ms  (median of {len(grey)})")
    for name, values in (("nothing moves", still), ("something moves", moving), ("a card is read", reading)):
        if values:
            middle = statistics.median(values)
            print(
                f"  {name:17}  {middle * 1e3:8.3f} ms  = {middle / base:6.2f} x cvtColor  "
                f"(p99 {percentile(values, 0.99) * 1e3:.3f} ms, {len(values)} frames)"
            )


def _timed(tracker: CardTracker, frame: Frame) -> tuple[float, Sequence[Any]]:
    started = time.perf_counter()
    seen = tracker.observe(frame)
    return time.perf_counter() - started, seen


def _read(seen: Sequence[Any]) -> bool:
    return any(isinstance(item, Exposed | Unclear) for item in seen)


def _grey(frame: Frame) -> float:
    started = time.perf_counter()
    cv2.cvtColor(frame.image, cv2.COLOR_BGR2GRAY)
    return time.perf_counter() - started


class Stations:
    """When each card of the deal passed each station; monotonic seconds by card number. `taken`: the picture that
    decided (the second or third in which the card lies still) was handed over by the camera."""

    def __init__(self) -> None:
        self.last_picture = 0.0
        self.taken: dict[int, float] = {}
        self.decided: dict[int, float] = {}
        self.journaled: dict[int, float] = {}
        self.serial: dict[int, float] = {}
        self.tablet: dict[int, float] = {}

    def table(self) -> None:
        rows: list[tuple[str, dict[int, float], dict[int, float]]] = [
            ("picture -> card read", self.taken, self.decided),
            ("picture -> journal on disk", self.taken, self.journaled),
            ("picture -> first byte to the board", self.taken, self.serial),
            ("picture -> tablet's message", self.taken, self.tablet),
        ]
        for name, start, end in rows:
            times = [(end[k] - start[k]) * 1e3 for k in end if k in start]
            if times:
                print(f"  {name:36}  p50 {percentile(times, 0.5):8.2f} ms   p99 {percentile(times, 0.99):8.2f} ms")


def card_latency() -> None:
    print("The way of a card, camera at 30 frames a second (one whole deal)")
    stations = Stations()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_deal_with_stations(Path(folder), stations))
    stations.table()


async def _deal_with_stations(folder: Path, stations: Stations) -> None:
    scene = Scene(deck_for(SEED, 1), seed=SEED, fps=FPS)
    paced = PacedCamera(scene, FPS, clock=time.monotonic, sleep=time.sleep)
    parts = simulated_parts(scene, camera=paced, state=folder)
    parts.camera = _Watched(parts.camera, stations)

    def trace(step: str, item: Any) -> None:
        now = time.monotonic()
        if step == "observed":
            for seen in item[1]:
                if isinstance(seen, Exposed):
                    stations.taken[seen.index] = stations.last_picture
                    stations.decided[seen.index] = now
        elif step == "journaled" and stations.decided:
            stations.journaled.setdefault(max(stations.decided), now)

    first_byte = _first_bytes(stations)
    settings, web = TableConfig(bank=100_000), WebConfig(port=0)
    director = Director(scene, seed=SEED, pace="max", deals=1)
    async with running(
        parts, settings, {}, journal_path=folder / "t.db", web=web, demo=director.demo, trace=trace
    ) as at_work:
        tablet = asyncio.create_task(_tablet(str(at_work.address), stations))
        await director.run(at_work)
        tablet.cancel()
    first_byte()


class _Watched:
    """The camera, noting when each picture is handed over."""

    def __init__(self, camera: Any, stations: Stations) -> None:
        self._camera, self._stations = camera, stations

    def read(self) -> Frame | None:
        frame: Frame | None = self._camera.read()
        self._stations.last_picture = time.monotonic()
        return frame

    def close(self) -> None:
        self._camera.close()


def _first_bytes(stations: Stations) -> Callable[[], None]:
    """Note the first bytes to the board after each journaled card; returns what undoes it."""
    write = SerialPort.write

    def noting(self: SerialPort, data: bytes) -> Any:
        if stations.journaled:
            card = max(stations.journaled)
            stations.serial.setdefault(card, time.monotonic())
        return write(self, data)

    SerialPort.write = noting  # type: ignore[method-assign]

    def undo() -> None:
        SerialPort.write = write  # type: ignore[method-assign]

    return undo


async def _tablet(address: str, stations: Stations) -> None:
    url = address.replace("http://", "ws://") + "ws?as=display"
    async with websockets.connect(url, max_size=None) as socket:
        followed = Followed()
        async for message in socket:
            if isinstance(message, str):
                now = time.monotonic()
                state = followed.message(message)
                if state["type"] == "state" and state.get("deal"):
                    stations.tablet.setdefault(len(state["deal"]["cards"]) - 1, now)


IDLE_CONFIG = """
[table]
journal = "t.db"
[camera]
source = "{url}"
[mcu]
driver = "fake"
[gpio]
factory = "mock"
[web]
port = 0
"""


def idle_table() -> None:
    print(f"The idle table: a card lies in the window, live MJPEG camera 1280x720 at {FPS} frames a second")
    scene = Scene(deck_for(SEED, 1), seed=SEED, fps=FPS)
    pictures = [encode_jpeg(scene.frame().image, longest_side=1280, quality=90) for _ in range(30)]
    with mjpeg_server(pictures, fps=FPS) as url, tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "table.toml"
        config.write_text(IDLE_CONFIG.format(url=url))
        process = subprocess.Popen(
            [sys.executable, "-m", "controller", "run", "--config", str(config)], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        asyncio.run(_start_deal(address))
        time.sleep(5.0)
        before, started = _cpu_s(process.pid), time.monotonic()
        time.sleep(IDLE_S)
        share = (_cpu_s(process.pid) - before) / (time.monotonic() - started)
        print(f"  resident memory    {_resident_mb(process.pid):8.1f} MB")
        print(f"  CPU of one core    {100 * share:8.1f} %  (decoding the camera's JPEGs included)")
        process.terminate()
        process.wait(timeout=10)


async def _start_deal(address: str) -> None:
    async with websockets.connect(address.replace("http://", "ws://") + "ws?as=dealer", max_size=None) as socket:
        async for message in socket:
            told = json.loads(message) if isinstance(message, str) else {}
            if told.get("type") == "state":
                await socket.send(json.dumps({"id": "bench1", "do": "start_deal", "at": told["at"]}))
            elif told.get("type") == "reply":
                return


def _cpu_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident_mb(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


def main() -> None:
    random.seed(SEED)
    print(f"{os.cpu_count()} cores, Python {sys.version.split()[0]}, OpenCV {cv2.__version__}\n")
    for part in (headless_deal, frame_costs, card_latency, idle_table):
        part()
        print(flush=True)


if __name__ == "__main__":
    main()
