"""What the commands have in common that play at a simulated table: where its pages are, its folder, its parts."""

from __future__ import annotations

import argparse
import fcntl
import os
import shutil
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from controller.catalogue import text
from controller.cli.mistakes import InputError
from controller.config import (
    SHOE_FPS,
    VisionConfig,
)
from controller.demo.director import BEHIND_THE_CUT, FPS, Director, ShoeDirector
from controller.demo.troubles import Troubles
from controller.games.game import COVER
from controller.games.registry import GAMES
from controller.runtime.wiring.assembly import Parts, pack_path
from controller.runtime.wiring.own_faces import FacesFolder
from controller.runtime.wiring.real import PartsError, simulated_board, use_sight
from controller.runtime.wiring.simulated import PacedCamera, deck_for, wire_scene
from controller.service.pack_files import PackFiles
from controller.service.pack_reader import Sight
from controller.web.guessing import pin_mistake
from controller.web.reachable import listens_to_all, reachable
from firmware_bridge.fake_mcu import FakeMcu
from firmware_bridge.simulator import SimulatedMcu
from hardware.beads import calibration_file
from hardware.beads.board import Board as ServiceBoard
from hardware.beads.calibration_file import CalibrationFileError
from hardware.beads.serial_beads import BAUD, SerialBeads
from hardware.gpio.opening import open_gpio
from hardware.gpio_factory import open_factory
from hardware.rig.rig import Rig
from vision.capture.camera import Camera
from vision.read.reader import CardReader
from vision.render import card_art
from vision.render.kept import NotKept
from vision.render.scene import Scene
from vision.render.shoe_scene import Handling, ShoeScene

BANK = 100_000
JOURNAL = "table.db"
KEPT = frozenset({"lock", "keys"})
"""In the state folder, also by --fresh: the lock is ours, and devices may trust the keys."""
PERSON_PURSE = 1000
MOST_PORT = 65535
MCU_PACE = {"real": 1.0, "max": 3.0}
"""Simulated seconds of the board's firmware in a second; a third of one core at 3."""
HANDLING = {"real": Handling(), "max": Handling(speed_mm_s=(450.0, 600.0), sweep=1.0)}
"""How cards are drawn from a shoe, by pace."""


def pages_mistake(args: argparse.Namespace) -> str | None:
    """What is wrong with `--host`, `--port` and `--pin` together."""
    if not 0 <= args.port <= MOST_PORT:
        return text("demo-port", given=args.port, most=MOST_PORT)
    if not args.pin and args.host not in ("127.0.0.1", "localhost", "::1"):
        return text("demo-pin-needed", host=args.host)
    if args.pin and (mistake := pin_mistake(args.pin)):
        return text("demo-bad-pin", why=mistake)
    return None


@contextmanager
def own_state(folder: Path, fresh: bool) -> Iterator[None]:
    """The state folder for this process alone; `fresh`: emptied first. Raises InputError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        others = [item for item in folder.iterdir() if item.name not in KEPT]
        foreign = [item.name for item in others if fresh or item.name == JOURNAL]
        if foreign and not (folder / "world.json").exists():
            raise InputError("demo-no-demo", folder=str(folder), name=foreign[0])
        lock = os.open(folder / "lock", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise InputError("demo-no-folder", folder=str(folder), why=error.strerror or "") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise InputError("demo-another", folder=str(folder)) from None
    try:
        if fresh:
            for item in folder.iterdir():
                if item.name not in KEPT:
                    shutil.rmtree(item) if item.is_dir() else item.unlink()
        yield
    except NotKept as error:
        if error.why:
            raise InputError("demo-no-folder", folder=str(error.path), why=error.why) from None
        raise InputError("demo-bad-world", path=str(error.path)) from None
    finally:
        os.close(lock)


@dataclass(frozen=True, slots=True)
class SimulatedTable:
    """The parts of a simulated table, who deals there, the rendered box or shoe, and what may befall the parts."""

    parts: Parts
    director: Director
    scene: Scene | ShoeScene
    troubles: Troubles


def simulated_table(
    name: str,
    rules: Mapping[str, Any],
    *,
    state: Path,
    seed: int,
    pace: str,
    mcu: str,
    faces: FacesFolder | None = None,
    deals: int | None = None,
    behind_the_cut: int = BEHIND_THE_CUT,
) -> SimulatedTable:
    """What is needed to play the game `name` with nothing real. `state`: the folder in which box and journal are kept;
    `pace`: "real" or "max"; `mcu`: the board's driver; `deals`: after how many the dealer ends. Raises PartsError."""
    game = GAMES[name]
    world = state / "world.json"
    art = card_art.raster if faces is None else faces.art
    from_shoe = game.read_at(rules) == "exit"
    sight = _sight(faces, shoe=from_shoe)
    troubles = Troubles()
    if from_shoe:
        shoe = ShoeScene([], seed=seed, fps=SHOE_FPS, state_path=world, handling=HANDLING[pace], art=art)
        at_pace = PacedCamera(shoe, SHOE_FPS, clock=time.monotonic, sleep=time.sleep)
        parts = Parts(camera=troubles.watched(at_pace if pace == "real" else shoe), clock=lambda: shoe.time_s)
        use_sight(parts, sight, PackFiles(pack_path(state / JOURNAL)))
        troubles.board = _simulated_beads(parts, state=state, mcu=mcu, mcu_pace=MCU_PACE[pace])
        dealer = ShoeDirector(shoe, seed=seed, pace=pace, deals=deals, troubles=troubles, behind_the_cut=behind_the_cut)
        return SimulatedTable(parts, dealer, shoe, troubles)
    cover = COVER in game.markers(rules)
    scene = Scene(deck_for(seed, 1, cover=cover), seed=seed, fps=FPS, state_path=world, art=art)
    paced = PacedCamera(scene, FPS, clock=time.monotonic, sleep=time.sleep)
    parts = simulated_parts(
        scene,
        camera=paced if pace == "real" else scene,
        state=state,
        sight=sight,
        mcu=mcu,
        mcu_pace=MCU_PACE[pace],
        troubles=troubles,
    )
    director = Director(scene, seed=seed, pace=pace, deals=deals, troubles=troubles)
    return SimulatedTable(parts, director, scene, troubles)


def _sight(faces: FacesFolder | None, *, shoe: bool) -> Sight:
    """What reads the drawn cards, or those of the folder."""
    return Sight(CardReader() if faces is None else faces.reader(), VisionConfig().names(), shoe=shoe)


def simulated_parts(
    scene: Scene,
    *,
    camera: Camera,
    state: Path,
    sight: Sight | None = None,
    mcu: str = "fake",
    mcu_pace: float = 1.0,
    troubles: Troubles | None = None,
) -> Parts:
    """The simulated hardware behind the real interfaces; `camera` gives the scene's pictures, `sight` reads them (None:
    any French pack), `mcu` is the board, `state` the folder of its journal, `troubles` may come over camera and board.
    Raises PartsError."""
    troubles = troubles or Troubles()
    parts = Parts(camera=troubles.watched(camera), clock=lambda: scene.time_s)
    use_sight(parts, sight or _sight(None, shoe=False), PackFiles(pack_path(state / JOURNAL)))
    troubles.board = _simulated_beads(parts, state=state, mcu=mcu, mcu_pace=mcu_pace)
    factory = open_factory("mock")
    pins = open_gpio(factory, clock=parts.clock, buzzer=True)
    wire_scene(scene, factory)
    parts.box, parts.lamps, parts.buttons, parts.buzzer = pins.box, pins.lamps, pins.buttons, pins.buzzer
    parts.closers.append(pins.close)
    return parts


def _simulated_beads(parts: Parts, *, state: Path, mcu: str, mcu_pace: float) -> FakeMcu | SimulatedMcu:
    """The board that moves the beads, a process of its own: only where all else is there. Raises PartsError."""
    path = state / "casekeeper.toml"
    try:
        calibration = calibration_file.load(path)
    except CalibrationFileError as error:
        raise PartsError(error.message) from None
    board = simulated_board(mcu, parts, pace=mcu_pace)
    port_url = board.port_url
    beads = SerialBeads(port_url, calibration=calibration)
    parts.beads, parts.rig = beads, Rig(beads, lambda: ServiceBoard(port_url, BAUD), path)
    return board


def greet(host: str, address: str, fingerprint: str | None = None) -> None:
    """Print where the pages are."""
    own, *others = reachable(host, address)
    print(text("demo-open", address=own), flush=True)
    if fingerprint is not None:
        print(text("cli-run-fingerprint", fingerprint=fingerprint), flush=True)
    for other in others:
        print(text("demo-open-elsewhere", address=other), flush=True)
    if not others and listens_to_all(host):
        print(text("demo-alone"), flush=True)
