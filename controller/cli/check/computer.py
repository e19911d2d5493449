"""The state of everything, part by part: what `faro check` shows. Looks; moves no bead and changes no file.

Each finding is good, a note (true, and nothing to be done), or wrong with what to do about it. A part that is missing
is named; what cannot be known on this computer is said to be unknown, never called good.
"""

from __future__ import annotations

import shutil
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from controller.catalogue import said, text_of
from controller.config import Config
from controller.games.message import as_message
from controller.runtime import checkpoint
from controller.runtime.checkpoint import CheckpointFile
from controller.runtime.evidence import pictures, prove
from controller.runtime.journal import Journal, JournalError
from controller.runtime.wiring.real import opened
from controller.table.events import FaultRaised, decode
from controller.table.log import advance
from controller.table.state import TableState
from hardware import pi
from hardware.devices import BeamEdge, DeviceEvent, DeviceFault, EndEdge, LidEdge, Part
from vision.capture.camera import Camera, CameraFault, Frame
from vision.capture.figures import BLURRED, BRIGHT, DARK, figures

State = Literal["good", "note", "wrong"]
CAMERA_S = 15.0
"""Seconds within which the camera must open and its picture be measured."""
CAMERA_FRAMES = 20
CAMERA_FIX = "check its cable (power off first), its name in [camera] source, and that no program is using it"
DRIVER_FIX = (
    "not the cable: the camera's software failed as the text says; install it anew, its numpy must be the table's"
)
HOT_C = 80.0
DISK_FREE_MB = 500
KEEP = "keep the file as it is, put the last good copy in its place; do not play on it"


@dataclass(frozen=True, slots=True)
class Finding:
    """One part: `text` says how it is, `fix` what to do when it is wrong, `data` the figures for programs."""

    part: str
    state: State
    text: str
    fix: str = ""
    data: dict[str, Any] = field(default_factory=dict)


def computer() -> Iterator[Finding]:
    """The Pi's model, temperature and power, and the clock."""
    name, degrees, troubles = pi.model(), pi.temperature_c(), pi.power_troubles()
    yield Finding("computer", "note" if name is None else "good", name or "not a Raspberry Pi", data={"model": name})
    if degrees is None:
        yield Finding("temperature", "note", "unknown: no sensor here")
    else:
        hot = degrees >= HOT_C
        fix = "give the Pi a fan or air" if hot else ""
        yield Finding("temperature", "wrong" if hot else "good", f"{degrees:.0f} C", fix, {"celsius": degrees})
    if troubles is None:
        yield Finding("power", "note", "unknown: only a Raspberry Pi tells")
    elif troubles:
        yield Finding(
            "power",
            "wrong",
            "; ".join(text_of(as_message(one)) for one in troubles),
            "use the official supply; servos need their own",
        )
    else:
        yield Finding("power", "good", "no under-voltage since the start")
    match pi.clock_synchronised():
        case True:
            yield Finding("clock", "good", "kept by a time service")
        case False:
            fix = "sudo timedatectl set-ntp true, and a network; journal times cannot be relied on"
            yield Finding("clock", "wrong", "not synchronised", fix)
        case None:
            yield Finding("clock", "note", "unknown: the kernel does not tell")


def disk(folder: Path) -> Finding:
    """Room for the journal and its pictures."""
    while not folder.exists():
        folder = folder.parent
    free_mb = shutil.disk_usage(folder).free // 1_000_000
    short = free_mb < DISK_FREE_MB
    fix = f"at least {DISK_FREE_MB} MB wanted: move old journals away" if short else ""
    return Finding("disk", "wrong" if short else "good", f"{free_mb} MB free at {folder}", fix, {"free_mb": free_mb})


def journal(path: Path) -> tuple[Finding, dict[str, str]]:
    """Every page and every event read, the events' places in the chain proven from the first on and replayed, the
    checkpoint beside it compared, every picture that is named proven by its digest; and the last fault of each part
    ("at: text")."""
    if not path.exists():
        return Finding("journal", "note", f"none yet at {path}"), {}
    last: dict[str, str] = {}
    kept = CheckpointFile(checkpoint.beside(path)).load()
    state, agrees, count = TableState(), kept is None, 0
    try:
        book = Journal(path, read_only=True)
        try:
            book.prove_pages()
            named: list[str] = []
            for row in book.rows():
                event = decode(row.body)
                state, count = advance(state, event), row.seq
                named += pictures(event)
                if isinstance(event, FaultRaised):
                    last[event.part] = f"{row.at[:16]}: {text_of(event.text)}"
                if kept is not None and row.seq == kept.seq:
                    agrees = row.hash == kept.head and kept.state in (None, state)
            evidence = prove(book, named)
        finally:
            book.close()
    except (JournalError, ValueError, KeyError, TypeError) as error:
        return Finding("journal", "wrong", str(error), KEEP), last
    text = f"{count} events, the chain is whole; {evidence.text()}"
    data = {"events": count, "pictures": len(evidence.kept)}
    if kept is not None and not agrees:
        text += f"; event {kept.seq}, known from {checkpoint.beside(path).name}, does not agree"
        return Finding("journal", "wrong", text, KEEP, data), last
    if not evidence.whole:
        fix = "keep the file as it is; what these cards were read from can no longer be shown"
        return Finding("journal", "wrong", text, fix, data), last
    return Finding("journal", "good", text, data=data), last


def camera(config: Config) -> Finding:
    """Whether it opens, how fast it is, and whether its picture can be read."""
    cam = config.camera
    if cam.source == "none":
        return Finding("camera", "note", "this table has none")
    found: list[Finding] = []
    thread = threading.Thread(target=lambda: found.append(_measured(config)), daemon=True)
    thread.start()
    thread.join(CAMERA_S)
    if found:
        return found[0]
    return Finding("camera", "wrong", f"{cam.source} hangs", "pull the camera's cable and put it back")


def _measured(config: Config) -> Finding:
    cam = config.camera
    try:
        source = opened(config)
        try:
            frames, fps = _frames(source)
            exposure_us: float | None = getattr(source, "exposure_us", None)
            sensor: str | None = getattr(source, "sensor", None)
        finally:
            source.close()
    except CameraFault as fault:
        return Finding(
            "camera",
            "wrong",
            " ".join(said(fault).split()),
            CAMERA_FIX if fault.fix is None else text_of(as_message(fault.fix)),
        )
    except Exception as error:  # whatever a driver raises: else the camera would be said to hang
        words = " ".join(str(error).split())
        return Finding("camera", "wrong", f"{cam.source}: {type(error).__name__}: {words}", DRIVER_FIX)
    if not frames:
        return Finding("camera", "wrong", f"{cam.source} gives no picture", "check [camera] source")
    image = frames[-1].image
    brightness, focus = figures(image)
    data = {
        "fps": round(fps, 1),
        "sensor": sensor,
        "exposure_us": exposure_us,
        "brightness": round(brightness, 1),
        "focus": round(focus, 1),
    }
    exposure = "unknown" if exposure_us is None else f"{exposure_us / 1000:.1f} ms"
    text = (
        f"{f'{sensor}, ' if sensor else ''}{image.shape[1]}x{image.shape[0]}, {fps:.1f} fps, exposure {exposure}, "
        f"brightness {brightness:.0f}, focus {focus:.0f}"
    )
    if not DARK <= brightness <= BRIGHT:
        word = "dark" if brightness < DARK else "bright"
        return Finding("camera", "wrong", f"{text}: too {word}", "look at the lamp over the window", data)
    if focus < BLURRED:
        fix = (
            "lay a card in the window; set [camera] distance_mm, or slide the camera until the focus figure is highest"
        )
        return Finding("camera", "wrong", f"{text}: nothing is sharp", fix, data)
    if cam.live and fps < 0.8 * cam.fps:
        return Finding("camera", "wrong", f"{text}: {cam.fps:g} wanted", "more light, or a smaller picture", data)
    return Finding("camera", "good", text, data=data)


def _frames(source: Camera) -> tuple[list[Frame], float]:
    """Some frames, and how many come in a second."""
    frames: list[Frame] = []
    began_s = time.monotonic()
    for _ in range(CAMERA_FRAMES):
        frame = source.read()
        if frame is None:
            break
        frames = [*frames[-1:], frame]
        if len(frames) == 1:
            began_s, count = time.monotonic(), 0
        else:
            count += 1
    took_s = time.monotonic() - began_s
    return frames, count / took_s if frames and took_s > 0 else 0.0


def pins(config: Config) -> Iterator[Finding]:
    """The pins, and how each switch of the box stands."""
    if config.gpio.factory == "none":
        yield Finding("pins", "note", "this table uses none")
        return
    from hardware.gpio import GpioError, open_gpio

    try:
        made = open_gpio(config.gpio.factory, pins=config.gpio.pins, buzzer=config.gpio.buzzer)
    except GpioError as error:
        fix = "" if error.fix is None else text_of(as_message(error.fix))
        yield Finding("pins", "wrong", f"{config.gpio.factory}: {text_of(as_message(error.why))}", fix)
        return
    told: list[DeviceEvent] = []
    try:
        made.box.start(told.append)  # each says how it stands before it returns
        made.buttons.start(told.append)
    finally:
        made.close()
    numbers = ", ".join(f"{name} {number}" for name, number in config.gpio.pins.items())
    yield Finding("pins", "good", f"{config.gpio.factory}: {numbers}", data=dict(config.gpio.pins))
    for event in told:
        if isinstance(event, BeamEdge | LidEdge | EndEdge | DeviceFault):
            yield _switch(event)
    if config.gpio.buzzer:
        yield Finding("buzzer", "good", f"on BCM {config.gpio.pins['buzzer']}; the service page sounds it")
    else:
        yield Finding("buzzer", "note", "this table has none (gpio.buzzer)")


def _switch(event: BeamEdge | LidEdge | EndEdge | DeviceFault) -> Finding:
    match event:
        case DeviceFault(part, text):
            return Finding(part, "wrong", text_of(as_message(text)), "see hardware/drawings/wiring.md")
        case BeamEdge(blocked=True):
            fix = "take the card out of the slit; else the sensor is dirty, dead or wired the wrong way round"
            return Finding(Part.BEAM, "wrong", "blocked", fix)
        case BeamEdge():
            return Finding(Part.BEAM, "good", "free")
        case LidEdge(open=is_open):
            return Finding(Part.LID, "note" if is_open else "good", "open" if is_open else "shut")
        case EndEdge(at_end=at_end):
            return Finding("follower", "good", "at its end: the box is empty" if at_end else "a pack is in the box")
