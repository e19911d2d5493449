"""The demonstration: a whole simulated table with bots, a dealer and the pages."""

from __future__ import annotations

import argparse
import asyncio
import fcntl
import os
import shutil
import signal
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from controller.catalogue import log, said, text
from controller.cli.inputs import add_rule, named_values
from controller.cli.mistakes import InputError, complain
from controller.config import (
    SHOE_FPS,
    TableConfig,
    VisionConfig,
    WebConfig,
    mistake_together,
    rule_mistake,
    with_preset,
)
from controller.demo.director import BEHIND_THE_CUT, FPS, Director, ShoeDirector
from controller.demo.report import report
from controller.demo.troubles import Troubles
from controller.games.game import COVER
from controller.games.message import Message, say
from controller.games.registry import DEFAULT, GAMES
from controller.keys.secret_files import KeysFault
from controller.runtime.journal import Journal, JournalError
from controller.runtime.wiring.assembly import Parts, Running, pack_path, running
from controller.runtime.wiring.own_faces import FacesFolder, FacesUnfit, own_faces
from controller.runtime.wiring.real import PartsError, simulated_board, use_sight
from controller.runtime.wiring.simulated import PacedCamera, deck_for, wire_scene
from controller.service.pack_files import PackFiles
from controller.service.pack_reader import Sight
from controller.table.outputs import beads
from controller.table.state import game_of, live, stopped
from controller.web.guessing import pin_mistake
from controller.web.reachable import listens_to_all, reachable
from controller.web.server import WebFault
from firmware_bridge import simulator
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
from vision.render.scene import Scene
from vision.render.shoe_scene import Handling, ShoeScene

BANK = 100_000
JOURNAL = "table.db"
KEPT = frozenset({"lock", "keys"})
"""In the state folder, also by --fresh: the lock is ours, and devices may trust the keys."""
PERSON_PURSE = 1000
MOST_PORT = 65535
BEADS_PATIENCE_S = 20.0
"""Seconds for the last bead, which may still be on its way when the deal ends."""
MCU_PACE = {"real": 1.0, "max": 3.0}
"""Simulated seconds of the board's firmware in a second; a third of one core at 3."""
HANDLING = {"real": Handling(), "max": Handling(speed_mm_s=(450.0, 600.0), sweep=1.0)}
"""How cards are drawn from a shoe, by pace."""
STALLED_S = 90.0
"""Seconds without anything happening after which a headless deal has failed."""
HELD_S = 10.0
"""Seconds after which it has failed where a fault holds it: a board that falls silent is back after five."""
STOPPED = say("demo-stopped")
"""A person ended the demo."""


HELP = "cli-demo-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=sorted(GAMES), default=DEFAULT, help=text("cli-demo-game"))
    add_rule(parser)
    parser.add_argument("--mode", choices=("table", "casekeeper"), default="table", help=text("cli-demo-mode"))
    parser.add_argument("--headless", action="store_true", help=text("cli-demo-headless"))
    parser.add_argument("--deals", type=int, metavar="N", help=text("cli-demo-deals"))
    parser.add_argument("--speed", choices=("real", "max"), help=text("cli-demo-speed"))
    parser.add_argument("--seed", type=int, default=7, help=text("cli-demo-seed"))
    parser.add_argument("--cut", type=int, default=BEHIND_THE_CUT, metavar="N", help=text("cli-demo-cut"))
    parser.add_argument("--host", default="127.0.0.1", help=text("cli-demo-host"))
    parser.add_argument("--port", type=int, default=8000, help=text("cli-demo-port"))
    parser.add_argument(
        "--mcu",
        choices=("auto", "simavr", "fake"),
        default="auto",
        help=text("cli-demo-mcu"),
    )
    parser.add_argument("--tls", choices=("auto", "off"), default="auto", help=text("cli-demo-tls"))
    parser.add_argument("--pin", default="", help=text("cli-demo-pin"))
    parser.add_argument(
        "--state",
        type=Path,
        metavar="DIR",
        help=text("cli-demo-state"),
    )
    parser.add_argument("--faces", type=Path, metavar="DIR", help=text("cli-demo-faces"))
    parser.add_argument("--fresh", action="store_true", help=text("cli-demo-fresh"))


def run(args: argparse.Namespace) -> int:
    log.to_stderr()
    if args.deals is not None and args.deals < 1:
        return complain("demo", text("demo-deals", given=args.deals))
    if args.mode == "casekeeper" and (players := GAMES[args.game].min_seats):
        return complain("demo", text("config-no-casekeeper", game=args.game, players=players))
    if args.cut < 0:
        return complain("demo", text("demo-cut", given=args.cut))
    if (wrong := pages_mistake(args)) is not None:
        return complain("demo", wrong)
    if args.state is None:
        kind = "" if args.game == DEFAULT else f"_{args.game}"
        args.state = Path(f"state/demo{kind}{'_casekeeper' if args.mode == 'casekeeper' else ''}")
    try:
        rules = chosen_rules(args.game, args.rule)
        with own_state(args.state, args.fresh):
            return asyncio.run(_demo(args, rules))
    except (InputError, JournalError, PartsError, FacesUnfit, WebFault, KeysFault) as error:
        return complain("demo", said(error))


def pages_mistake(args: argparse.Namespace) -> str | None:
    """What is wrong with `--host`, `--port` and `--pin` together."""
    if not 0 <= args.port <= MOST_PORT:
        return text("demo-port", given=args.port, most=MOST_PORT)
    if not args.pin and args.host not in ("127.0.0.1", "localhost", "::1"):
        return text("demo-pin-needed", host=args.host)
    if args.pin and (mistake := pin_mistake(args.pin)):
        return text("demo-bad-pin", why=mistake)
    return None


def chosen_rules(game: str, given: Sequence[str]) -> Mapping[str, Any]:
    """The options of `--rule`. Raises InputError."""
    rules = named_values(given)
    for name, value in rules.items():
        if (why := rule_mistake(GAMES[game], name, value)) is not None:
            raise InputError("cli-rule-mistake", name=name, why=why)
    whole = with_preset(GAMES[game], rules)
    if (clash := mistake_together(GAMES[game], whole)) is not None:
        raise InputError("cli-rule-mistake", name=clash[0], why=clash[1])
    return whole


@contextmanager
def own_state(folder: Path, fresh: bool) -> Iterator[None]:
    """The state folder for this process alone; `fresh`: emptied first. Raises InputError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        others = [item for item in folder.iterdir() if item.name not in KEPT]
        demos = (folder / "world.json").exists()
        if not demos and ((fresh and others) or (folder / JOURNAL).exists()):
            raise InputError("demo-no-demo", folder=str(folder), name=others[0].name)
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
    finally:
        os.close(lock)


async def _demo(args: argparse.Namespace, rules: Mapping[str, Any]) -> int:
    stop = asyncio.Event()
    for signum in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(signum, stop.set)
    pace = args.speed or ("max" if args.headless else "real")
    deals = args.deals if args.deals is not None else (1 if args.headless else None)
    board = _choose_board(args.mcu)
    stream = sys.stderr if args.headless else sys.stdout
    faces = None if args.faces is None else _own_faces(args.faces, args.game, rules)
    if GAMES[args.game].read_at(rules) == "exit":
        notice = text("cli-demo-shoe") if faces is None else text("cli-demo-shoe-faces", folder=str(args.faces))
        print(notice, flush=True)
    table = simulated_table(
        args.game,
        rules,
        state=args.state,
        seed=args.seed,
        pace=pace,
        mcu=board.driver,
        faces=faces,
        deals=deals,
        behind_the_cut=args.cut,
    )
    parts, director = table.parts, table.director
    print(text("demo-board", board=board.text), file=stream, flush=True)
    web = None if args.headless else WebConfig(host=args.host, port=args.port, pin=args.pin, tls=args.tls)
    settings = TableConfig(
        name=text("cli-demo-table"), game=args.game, mode=args.mode, bank=BANK, odds=True, purse=PERSON_PURSE
    )
    journal = args.state / JOURNAL
    async with running(parts, settings, rules, journal_path=journal, web=web, demo=director.demo) as at_work:
        if at_work.address:
            greet(args.host, at_work.address, at_work.fingerprint)
            if web is not None and web.readable:
                print(text("cli-run-readable"), flush=True)
        dealing = asyncio.create_task(director.run(at_work), name="director")
        ended = await _until(dealing, stop, at_work, progress=args.headless)
        if not args.headless:
            return 0
        if ended is not None:
            print(text("demo-not-ended", why=ended), file=sys.stderr)
            return 130 if ended == STOPPED else 1
        await _beads_at_rest(at_work)
        runner = at_work.table
        with closing(Journal(journal, read_only=True)) as written:
            result = report(
                written,
                runner.state,
                runner.beads_at,
                deck=director.decks.__getitem__,
                deals=deals or 1,
            )
    print("\n".join(result.lines()))
    return 0 if result.good else 1


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


@dataclass(frozen=True, slots=True)
class Board:
    """Which simulated board, and the message that says so."""

    driver: str
    text: Message


def _choose_board(wanted: str) -> Board:
    """The board of the demo. InputError when the firmware is asked for and cannot be executed here."""
    if wanted == "fake":
        return Board("fake", say("demo-board-fake"))
    why = simulator.missing()
    if why is None:
        try:
            simulator.build()
            return Board("simavr", say("demo-board-firmware"))
        except simulator.SimulatorError as error:
            why = error.message
    if wanted == "simavr":
        raise InputError("demo-no-firmware", why=why)
    return Board("fake", say("demo-board-instead", why=why))


def _own_faces(folder: Path, name: str, rules: Mapping[str, Any]) -> FacesFolder:
    """The faces in a folder, all that the game's pack needs among them. Raises FacesUnfit."""
    game, faces = GAMES[name], own_faces(folder, VisionConfig().names())
    faces.needs({card.label: None for card in game.pack(game.open(rules, BANK))} or card_art.PACK)
    return faces


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


async def _until(
    dealing: asyncio.Task[None], stop: asyncio.Event, at_work: Running, *, progress: bool
) -> Message | None:
    """Wait for the end of the dealing; what ended it before all was dealt, else None."""
    stopping = asyncio.create_task(stop.wait())
    version, since, faulty_since = -1, time.monotonic(), time.monotonic()
    try:
        while True:
            await asyncio.wait({dealing, stopping, at_work.task}, timeout=0.5, return_when=asyncio.FIRST_COMPLETED)
            if at_work.task.done():
                at_work.task.result()
            if progress:
                _progress(at_work, end=dealing.done())
            if dealing.done():
                dealing.result()
                return None
            if stopping.done():
                return STOPPED
            shown = len(live(at_work.table.state).cards) + 100 * at_work.table.state.deal_number
            if shown != version:
                version, since = shown, time.monotonic()
                continue
            held = stopped(at_work.table.state)
            if held is None or held.by != "fault":
                faulty_since = time.monotonic()
            quiet_s = time.monotonic() - since
            if progress and (quiet_s > STALLED_S or min(quiet_s, time.monotonic() - faulty_since) > HELD_S):
                if held is None:
                    return say("demo-stalled", seconds=round(quiet_s))
                return say("demo-stalled-held", seconds=round(quiet_s), why=held.text)
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
    line = text("demo-progress", deal=state.deal_number, bar=f"{bar:26}", card=f"{cards:2}", size=size, frames=frames)
    print(f"\r{line}", end="\n" if end else "", file=sys.stderr, flush=True)


async def _beads_at_rest(at_work: Running) -> None:
    """Give the last beads time to arrive."""
    table = at_work.table
    until = time.monotonic() + BEADS_PATIENCE_S
    while tuple(table.beads_at) != beads(table.state) and time.monotonic() < until:
        with suppress(TimeoutError):
            await asyncio.wait_for(table.wait_change(table.version), 0.2)
