"""Real or simulated parts, picked by the configuration: the one place of `faro run` that chooses."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from controller.config import PHONE, Config
from controller.games.message import Coded, Message, UserError, as_message, say
from controller.runtime.computer_watch import ComputerWatch
from controller.runtime.wiring.assembly import Parts, pack_path
from controller.runtime.wiring.own_faces import FacesFolder, FacesUnfit, own_faces
from controller.runtime.wiring.simulated import PacedCamera, deck_for, wire_scene
from controller.service.pack_files import PackFiles
from controller.service.pack_reader import PackUnfit, Sight, reader_of
from controller.web.phone_desk import PhoneSource
from firmware_bridge.messages import DEFAULT_CALIBRATION_US
from firmware_bridge.simulator import SimulatorError
from hardware.beads.open_loop import OpenLoopBeads, PulseOutputs
from hardware.beads.servo import CAM_STOP_DEG, US_PER_DEG
from hardware.devices import SPINDLE_COUNT
from vision.capture.camera import Camera, CameraFault, PiSettings
from vision.capture.opening import open_camera
from vision.capture.recovering import RecoveringCamera
from vision.message import say as say_of_camera
from vision.read.networks import backend
from vision.read.reader import CardReader
from vision.reading import Reader

if TYPE_CHECKING:
    from firmware_bridge.fake_mcu import FakeMcu
    from firmware_bridge.simulator import SimulatedMcu
    from hardware.gpio.opening import Gpio
    from vision.render.scene import Scene
    from vision.render.shoe_scene import ShoeScene

log = logging.getLogger(__name__)


class PartsError(UserError):
    """A part named in the configuration cannot be had; `message` says which and why."""


def _mistake(setting: str, why: Coded) -> Message:
    """What is wrong with this key of the configuration, or with the key of this value."""
    return say("cli-part-of-setting", setting=setting, why=why)


def open_parts(config: Config, *, state: Path, folder: Path) -> Parts:
    """The table's parts; `folder`: what the configuration's paths start from. Raises PartsError. A camera or board that
    is merely absent now is not an error: it is reported as a fault and taken into use when it comes."""
    parts = Parts(computer=ComputerWatch(state), on_sheet=config.on_sheet)
    parts.lays_cards, parts.cards = config.lays_cards, config.vision.cards
    scene = _scene(config, state, _faces(config, folder)) if config.camera.source == "scene" else None
    if scene is not None:
        parts.clock = lambda: scene.time_s
    try:
        pins = _pins(config, parts)
        if scene is not None and pins is not None and config.gpio.factory == "mock":
            wire_scene(scene, pins.factory, config.gpio.pins)
        _board(config, parts, pins, folder)
        _camera(config, parts, scene, folder)
    except BaseException:
        parts.close()
        raise
    return parts


def _camera(config: Config, parts: Parts, scene: Scene | ShoeScene | None, folder: Path) -> None:
    cam = config.camera
    if cam.source == "none":
        return
    configured = np.array(cam.corners, dtype=np.float32) if cam.corners else None
    vision = config.vision
    sight = Sight(
        table_reader(config, folder),
        vision.names(),
        pack=vision.pack,
        file=folder / vision.pack if vision.pack else None,
        window=configured,
        shoe=config.reads_at_exit,
        sheet=config.on_sheet,
        laid=config.lays_cards,
        indices=vision.indices,
    )
    use_sight(parts, sight, PackFiles(pack_path(folder / config.table.journal)))
    parts.configured_window, parts.learns = configured is not None, vision.learn
    if scene is not None:
        parts.camera = PacedCamera(scene, cam.fps, clock=time.monotonic, sleep=time.sleep)
    elif cam.source == PHONE:
        parts.phone = PhoneSource(cam.width, cam.height, cam.fps)
        parts.camera = RecoveringCamera(parts.phone.pictures.open)
    else:
        parts.camera = watched(
            config
        )  # last: what was opened before it is closed with the parts where a part is missing


def use_sight(parts: Parts, sight: Sight, files: PackFiles) -> None:
    """Let the table read with the pack that was enrolled on the service page, else with its usual reader. Raises
    PartsError when that pack cannot be used."""
    from vision.pack.enrolled_pack import PackFileError

    try:
        pack = files.load()
        if pack is not None:
            sight.use(sight.reader_of(pack))
    except PackFileError as error:
        raise PartsError(say("cli-own-pack-unreadable", why=error.message)) from None
    except PackUnfit as error:
        raise PartsError(say("cli-own-pack-unfit", path=str(files.path), why=error.message)) from None
    parts.sight, parts.read_window = sight, None if sight.shoe else sight.read
    parts.tracker, parts.make_tracker = sight.tracker(None), sight.tracker
    found = backend()
    parts.networks = str(found)
    if found.wrong is not None:
        log.warning("%s", as_message(found.wrong))


def pack_in_use(config: Config, folder: Path) -> Path | None:
    """The file of the pack the table reads with: enrolled on the service page, else the configuration's; None: any."""
    stored = pack_path(folder / config.table.journal)
    if stored.exists():
        return stored
    return folder / config.vision.pack if config.vision.pack else None


def table_reader(config: Config, folder: Path) -> Reader:
    """The reader of the table's own pack, else the general one. Raises PartsError when the pack cannot be used."""
    if not config.vision.pack:
        return CardReader(indices=config.vision.indices)
    from vision.pack import enrolled_pack

    try:
        vision = config.vision
        return reader_of(enrolled_pack.load(folder / vision.pack), vision.names(), vision.indices)
    except enrolled_pack.PackFileError as error:
        raise PartsError(_mistake("vision.pack", error.message)) from None
    except PackUnfit as error:
        raise PartsError(_mistake(f"vision.pack {config.vision.pack}", error.message)) from None


def watched(config: Config) -> Camera:
    """The configured camera, watched and reopened by itself."""
    return RecoveringCamera(lambda: opened(config), live=True) if config.camera.live else opened(config)


def opened(config: Config) -> Camera:
    """The configured camera as it is now, "scene" without a memory: for looking at it. Raises CameraFault."""
    cam = config.camera
    if cam.source == PHONE:
        raise CameraFault(say_of_camera("vision-phone-table-only"), fix=say_of_camera("vision-fix-phone"))
    if cam.source == "scene":
        return PacedCamera(_scene(config), cam.fps, clock=time.monotonic, sleep=time.sleep)
    pi = PiSettings(
        exposure_us=None if isinstance(cam.exposure_us, str) else cam.exposure_us,
        gain=None if isinstance(cam.gain, str) else cam.gain,
        crop=tuple(cam.crop),
        focus=cam.focus,
        distance_mm=cam.distance_mm,
        flicker_hz=cam.flicker_hz,
        speed_first=config.reads_at_exit,
    )
    size, every = (cam.width, cam.height), config.reads_at_exit  # a card may leave a shoe between two pictures
    return open_camera(cam.source, size=size, fps=cam.fps, pi=pi, every_picture=every)


def _faces(config: Config, folder: Path) -> FacesFolder | None:
    """The rendered cards' faces; None: the drawn ones. Raises PartsError."""
    if not config.camera.faces:
        return None
    try:
        return own_faces(folder / config.camera.faces, config.vision.names())
    except FacesUnfit as error:
        raise PartsError(_mistake("camera.faces", error.message)) from None


def _scene(config: Config, state: Path | None = None, faces: FacesFolder | None = None) -> Scene | ShoeScene:
    from vision.render import card_art
    from vision.render.scene import Scene
    from vision.render.shoe_scene import ShoeScene

    cam = config.camera
    world = None if state is None else state / "world.json"
    deck = deck_for(0, 1, pack=None if faces is None else dict.fromkeys(faces.cards, 1))
    art = card_art.raster if faces is None else faces.art
    if config.reads_at_exit:
        return ShoeScene(deck, seed=0, fps=cam.fps, state_path=world, art=art)
    return Scene(deck, seed=0, size=(cam.width, cam.height), fps=cam.fps, state_path=world, art=art)


def _board(config: Config, parts: Parts, pins: Gpio | None, folder: Path) -> None:
    mcu = config.mcu
    if mcu.driver == "none":
        return
    from hardware.beads import calibration_file

    try:
        calibration = calibration_file.load(folder / mcu.calibration)
    except calibration_file.CalibrationFileError as error:
        raise PartsError(error.message) from None
    if mcu.driver in ("maestro", "gpio"):
        from hardware.rig.open_loop_rig import OpenLoopRig

        servos = OpenLoopBeads(_outputs(config, pins), calibration=calibration, fitted=mcu.fitted)
        parts.beads, parts.rig = servos, OpenLoopRig(servos, mcu.driver)
        return
    from hardware.beads.board import Board
    from hardware.beads.serial_beads import SerialBeads
    from hardware.rig.rig import Rig

    port_url = mcu.port if mcu.driver == "serial" else simulated_board(mcu.driver, parts).port_url
    beads = SerialBeads(port_url, baud=mcu.baud, calibration=calibration, fitted=mcu.fitted)
    parts.beads = beads
    parts.rig = Rig(beads, lambda: Board(port_url, mcu.baud), folder / mcu.calibration, fitted=mcu.fitted)


def open_outputs(config: Config, parts: Parts) -> PulseOutputs:
    """The servo outputs without feedback that the configuration names, not yet open. Raises PartsError."""
    return _outputs(config, _pins(config, parts) if config.mcu.driver == "gpio" else None)


def _outputs(config: Config, pins: Gpio | None) -> PulseOutputs:
    if config.mcu.driver == "maestro":
        from hardware.beads.maestro_outputs import MaestroOutputs

        return MaestroOutputs(config.mcu.port, config.mcu.baud)
    from hardware.beads.gpio_servos import GpioServos

    if pins is None:
        raise PartsError(say("cli-gpio-servos-without-pins"))
    return GpioServos(pins.factory, config.mcu.fitted)


def simulated_board(driver: str, parts: Parts, *, pace: float = 1.0) -> FakeMcu | SimulatedMcu:
    """A running simulated board, `fake` or `simavr`; it ends with the parts. `pace`: the latter's seconds a second.
    Raises PartsError when it cannot run here."""
    if driver == "fake":
        from firmware_bridge.fake_mcu import FakeMcu

        board: FakeMcu | SimulatedMcu = FakeMcu()
    else:
        from firmware_bridge.simulator import SimulatedMcu

        board = SimulatedMcu(pace=pace)
    try:
        board.start()
    except SimulatorError as error:
        raise PartsError(error.message) from None
    parts.closers.append(board.stop)
    stop_us = CAM_STOP_DEG * US_PER_DEG
    for spindle in range(SPINDLE_COUNT):  # as in the drawn frame, so that calibration can be tried
        board.set_stops(spindle, DEFAULT_CALIBRATION_US[0] - stop_us, DEFAULT_CALIBRATION_US[-1] + stop_us)
    return board


def _pins(config: Config, parts: Parts) -> Gpio | None:
    if config.gpio.factory == "none":
        return None
    from hardware.gpio import opening
    from hardware.gpio_factory import GpioError

    try:
        wanted = config.gpio
        made = opening.open_gpio(wanted.factory, pins=wanted.pins, clock=parts.clock, buzzer=wanted.buzzer)
    except GpioError as error:
        raise PartsError(_mistake(f"gpio.factory {config.gpio.factory!r}", error.message)) from None
    parts.box = made.box if wanted.box else None
    parts.lamps, parts.buttons, parts.buzzer = made.lamps, made.buttons, made.buzzer
    parts.closers.append(made.close)
    return made
