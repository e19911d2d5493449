"""The demonstration: a whole simulated table with bots, a dealer and the pages."""

from __future__ import annotations

import argparse
import asyncio
import fcntl
import logging
import os
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from controller.catalogue import said, text, text_of
from controller.config import TableConfig, VisionConfig, WebConfig
from controller.demo.director import FPS, Director
from controller.demo.report import report
from controller.games.game import COVER
from controller.games.registry import DEFAULT, GAMES
from controller.runtime.journal import Journal, JournalError
from controller.runtime.wiring.assembly import Parts, Running, pack_path, running
from controller.runtime.wiring.real import PartsError, simulated_board, use_sight
from controller.runtime.wiring.simulated import PacedCamera, deck_for, wire_scene
from controller.service.pack_files import PackFiles
from controller.service.pack_reader import Sight
from controller.table.outputs import beads
from controller.table.state import game_of, live, stopped
from controller.web.guessing import pin_mistake
from controller.web.server import WebFault
from firmware_bridge import simulator
from hardware import calibration_file
from hardware.actuators import BAUD, SerialBeads
from hardware.board import Board as ServiceBoard
from hardware.calibration_file import CalibrationFileError
from hardware.gpio import open_factory, open_gpio
from hardware.rig import Rig
from vision.capture.camera import Camera
from vision.read.reader import CardReader
from vision.render.scene import Scene

BANK = 100_000
JOURNAL = "table.db"
PERSON_PURSE = 1000
BEADS_PATIENCE_S = 20.0
"""Seconds for the last bead, which may still be on its way when the deal ends."""
MCU_PACE = {"real": 1.0, "max": 3.0}
"""Simulated seconds of the board's firmware in a second; a third of one core at 3."""
STALLED_S = 90.0
"""Seconds without anything happening after which a headless deal has failed."""


class DemoError(Exception):
    """The demo cannot run; one line that says why."""


HELP = "cli-demo-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=sorted(GAMES), default=DEFAULT, help=text("cli-demo-game"))
    parser.add_argument("--headless", action="store_true", help=text("cli-demo-headless"))
    parser.add_argument("--deals", type=int, metavar="N", help=text("cli-demo-deals"))
    parser.add_argument("--speed", choices=("real", "max"), help=text("cli-demo-speed"))
    parser.add_argument("--seed", type=int, default=7, help=text("cli-demo-seed"))
    parser.add_argument("--host", default="127.0.0.1", help=text("cli-demo-host"))
    parser.add_argument("--port", type=int, default=8000, help=text("cli-demo-port"))
    parser.add_argument(
        "--mcu",
        choices=("auto", "simavr", "fake"),
        default="auto",
        help=text("cli-demo-mcu"),
    )
    parser.add_argument("--pin", default="", help=text("cli-demo-pin"))
    parser.add_argument(
        "--state",
        type=Path,
        metavar="DIR",
        help=text("cli-demo-state"),
    )
    parser.add_argument("--fresh", action="store_true", help=text("cli-demo-fresh"))


def run(args: argparse.Namespace) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    if args.deals is not None and args.deals < 1:
        print(f"faro demo: --deals {args.deals} given, 1 or more expected", file=sys.stderr)
        return 2
    if not args.pin and args.host not in ("127.0.0.1", "localhost", "::1"):
        print(f"faro demo: {args.host} can be reached by others; give the dealer's --pin", file=sys.stderr)
        return 2
    if args.pin and (mistake := pin_mistake(args.pin)):
        print(f"faro demo: --pin: {mistake}", file=sys.stderr)
        return 2
    if args.state is None:
        args.state = Path("state/demo" if args.game == DEFAULT else f"state/demo_{args.game}")
    try:
        with _own_state(args.state, args.fresh):
            return asyncio.run(_demo(args))
    except (DemoError, JournalError, PartsError, WebFault) as error:
        print(f"faro demo: {said(error)}", file=sys.stderr)
        return 2


@contextmanager
def _own_state(folder: Path, fresh: bool) -> Iterator[None]:
    """The state folder for this process alone."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        others = [item for item in folder.iterdir() if item.name != "lock"]
        if fresh and others and not (folder / "world.json").exists():
            raise DemoError(f"{folder} holds {others[0].name} but no earlier demo; --fresh would delete what is there")
        lock = os.open(folder / "lock", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise DemoError(f"{folder} cannot be used: {error.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise DemoError(f"another demo is running on {folder}; end it, or give another --state") from None
    try:
        if fresh:
            for item in folder.iterdir():
                if item.name != "lock":
                    shutil.rmtree(item) if item.is_dir() else item.unlink()
        yield
    finally:
        os.close(lock)


async def _demo(args: argparse.Namespace) -> int:
    stop = asyncio.Event()
    for signum in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(signum, stop.set)
    pace = args.speed or ("max" if args.headless else "real")
    deals = args.deals if args.deals is not None else (1 if args.headless else None)
    cover = COVER in GAMES[args.game].markers({})
    scene = Scene(deck_for(args.seed, 1, cover=cover), seed=args.seed, fps=FPS, state_path=args.state / "world.json")
    paced = PacedCamera(scene, FPS, clock=time.monotonic, sleep=time.sleep)
    board = _choose_board(args.mcu)
    parts = simulated_parts(
        scene, camera=paced if pace == "real" else scene, state=args.state, mcu=board.driver, mcu_pace=MCU_PACE[pace]
    )
    print(f"board   {board.text}", file=sys.stderr if args.headless else sys.stdout, flush=True)
    web = None if args.headless else WebConfig(host=args.host, port=args.port, pin=args.pin)
    settings = TableConfig(name="Faro demo", game=args.game, bank=BANK, odds=True, purse=PERSON_PURSE)
    journal = args.state / JOURNAL
    director = Director(scene, seed=args.seed, pace=pace, deals=deals)
    async with running(parts, settings, {}, journal_path=journal, web=web, demo=director.demo) as at_work:
        if at_work.address:
            _greet(at_work)
        dealing = asyncio.create_task(director.run(at_work), name="director")
        ended = await _until(dealing, stop, at_work, progress=args.headless)
        if not args.headless:
            return 0
        if ended != "dealt":
            print(f"the deal did not end: {ended}", file=sys.stderr)
            return 130 if ended == "stopped" else 1
        await _beads_at_rest(at_work)
        table = at_work.table
        with closing(Journal(journal, read_only=True)) as written:
            result = report(
                written,
                table.state,
                table.beads_at,
                deck=lambda number: deck_for(args.seed, number),
                deals=deals or 1,
            )
    print("\n".join(result.lines()))
    return 0 if result.good else 1


@dataclass(frozen=True, slots=True)
class Board:
    """Which simulated board, and what people are told about it."""

    driver: str
    text: str


def _choose_board(wanted: str) -> Board:
    """The board of the demo. DemoError when the firmware is asked for and cannot be executed here."""
    if wanted == "fake":
        return Board("fake", "a simulated one in Python, as --mcu fake asks")
    why = simulator.missing()
    if why is None:
        try:
            simulator.build()
            return Board("simavr", "the real firmware of the ATmega2560, executed under simavr")
        except simulator.SimulatorError as error:
            why = said(error)
    if wanted == "simavr":
        raise DemoError(f"the real firmware cannot be executed here: {why}")
    return Board("fake", f"a simulated one in Python that obeys the same protocol (to run the real firmware: {why})")


def simulated_parts(scene: Scene, *, camera: Camera, state: Path, mcu: str = "fake", mcu_pace: float = 1.0) -> Parts:
    """The simulated hardware behind the real interfaces; `camera` gives the scene's pictures, `mcu` is the board,
    `state` the folder of its journal. Raises PartsError."""
    parts = Parts(camera=camera, clock=lambda: scene.time_s)
    use_sight(parts, Sight(CardReader(), VisionConfig().names()), PackFiles(pack_path(state / JOURNAL)))
    path = state / "casekeeper.toml"
    try:
        calibration = calibration_file.load(path)
    except CalibrationFileError as error:
        raise PartsError(said(error)) from None
    port_url = simulated_board(mcu, parts, pace=mcu_pace).port_url  # a process of its own: only where all else is there
    beads = SerialBeads(port_url, calibration=calibration)
    parts.beads, parts.rig = beads, Rig(beads, lambda: ServiceBoard(port_url, BAUD), path)
    factory = open_factory("mock")
    pins = open_gpio(factory, clock=parts.clock, buzzer=True)
    wire_scene(scene, factory)
    parts.box, parts.lamps, parts.buttons, parts.buzzer = pins.box, pins.lamps, pins.buttons, pins.buzzer
    parts.closers.append(pins.close)
    return parts


def _greet(at_work: Running) -> None:
    print(f"The table is open: {at_work.address}")
    print(f"  take a seat     {at_work.address}play")
    print(f"  dealer's page   {at_work.address}dealer")
    print("  (Ctrl-C ends the demo, starting it again goes on)", flush=True)


async def _until(dealing: asyncio.Task[None], stop: asyncio.Event, at_work: Running, *, progress: bool) -> str:
    """Wait for the end of the dealing: `dealt`, `stopped` or `stalled`."""
    stopping = asyncio.create_task(stop.wait())
    version, since = -1, time.monotonic()
    try:
        while True:
            await asyncio.wait({dealing, stopping, at_work.task}, timeout=0.5, return_when=asyncio.FIRST_COMPLETED)
            if at_work.task.done():
                at_work.task.result()
            if progress:
                _progress(at_work, end=dealing.done())
            if dealing.done():
                dealing.result()
                return "dealt"
            if stopping.done():
                return "stopped"
            shown = len(live(at_work.table.state).cards) + 100 * at_work.table.state.deal_number
            if shown != version:
                version, since = shown, time.monotonic()
            elif progress and time.monotonic() - since > STALLED_S:
                held = stopped(at_work.table.state)
                why = f"; play is held: {text_of(held.text)}" if held is not None else ""
                return f"nothing happened for {STALLED_S:.0f} s{why}"
    finally:
        for task in (dealing, stopping):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


def _progress(at_work: Running, *, end: bool) -> None:
    state = at_work.table.state
    deal = live(state)
    cards = len(deal.cards)
    size = game_of(state).pack_size(deal) or 52  # none before the first deal
    bar = "#" * (cards * 26 // size)
    frames = at_work.camera.frames if at_work.camera else 0
    text = f"deal {state.deal_number}  [{bar:26}] card {cards:2}/{size}  {frames} frames"
    print(f"\r{text}", end="\n" if end else "", file=sys.stderr, flush=True)


async def _beads_at_rest(at_work: Running) -> None:
    """Give the last beads time to arrive."""
    table = at_work.table
    until = time.monotonic() + BEADS_PATIENCE_S
    while tuple(table.beads_at) != beads(table.state) and time.monotonic() < until:
        with suppress(TimeoutError):
            await asyncio.wait_for(table.wait_change(table.version), 0.2)
