"""The state of everything, part by part: what `faro check` shows. Looks; moves no bead and changes no file.

Each finding is good, a note (true, and nothing to be done), or wrong with what to do about it. A part that is missing
is named; what cannot be known on this computer is said to be unknown, never called good.
"""

from __future__ import annotations

import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from controller.catalogue import decimal, said, text, text_of
from controller.cli.events import events_of
from controller.cli.lamp import lit
from controller.config import PHONE, SHOE_FPS, Config
from controller.games.message import Coded, say
from controller.runtime import checkpoint
from controller.runtime.checkpoint import CheckpointFile
from controller.runtime.evidence import prove
from controller.runtime.journal import Journal, JournalError, JournalNewer
from controller.runtime.replay import replayed
from controller.runtime.wiring.real import opened
from controller.table.events import FaultRaised
from controller.table.pictures import pictures
from controller.table.state import TableState
from hardware import pi
from hardware.devices import BeamEdge, DeviceEvent, DeviceFault, EndEdge, LidEdge, Part
from vision.capture.camera import Camera, CameraFault, Frame
from vision.capture.figures import BLURRED, figures, is_bright, is_dark
from vision.shoe_layout import fastest_mm_s

State = Literal["good", "note", "wrong"]
CAMERA_S = 15.0
"""Seconds within which the camera must open and its picture be measured."""
CAMERA_FRAMES = 20


@dataclass(frozen=True, slots=True)
class Finding:
    """One part: `text` says how it is, `fix` what to do when it is wrong, `data` the figures for programs."""

    part: str
    state: State
    text: str
    fix: str = ""
    data: dict[str, Any] = field(default_factory=dict)


def computer() -> Iterator[Finding]:
    """The Pi's model, temperature, power and its button, and the clock."""
    name, degrees, troubles = pi.model(), pi.temperature_c(), pi.power_troubles()
    yield Finding("computer", "note" if name is None else "good", name or text("check-no-pi"), data={"model": name})
    if degrees is None:
        yield Finding("temperature", "note", text("check-no-temperature"))
    else:
        hot = degrees >= pi.HOT_C
        fix = text("check-hot-fix") if hot else ""
        yield Finding("temperature", "wrong" if hot else "good", f"{degrees:.0f} C", fix, {"celsius": degrees})
    if troubles is None:
        yield Finding("power", "note", text("check-no-power"))
    elif troubles:
        yield Finding(
            "power",
            "wrong",
            "; ".join(text_of(one) for one in troubles),
            text("check-power-fix"),
        )
    else:
        yield Finding("power", "good", text("check-power"))
    if name is not None:
        button = pi.power_button()
        shuts = text("check-no-power-button") if button is None else text("check-power-button")
        yield Finding("power button", "note" if button is None else "good", shuts, data={"button": button})
    match pi.clock_synchronised():
        case True:
            yield Finding("clock", "good", text("check-clock"))
        case False:
            yield Finding("clock", "wrong", text("check-clock-off"), text("check-clock-fix"))
        case None:
            yield Finding("clock", "note", text("check-no-clock"))


def disk(folder: Path) -> Finding:
    """Room for the journal and its pictures."""
    while not folder.exists():
        folder = folder.parent
    free_mb = shutil.disk_usage(folder).free // 1_000_000
    short = free_mb < pi.DISK_FREE_MB
    fix = text("check-disk-fix", megabytes=pi.DISK_FREE_MB, fix=say("journal-fix-room")) if short else ""
    free = text("check-disk", megabytes=free_mb, folder=str(folder))
    return Finding("disk", "wrong" if short else "good", free, fix, {"free_mb": free_mb})


def journal(path: Path) -> tuple[Finding, dict[str, str]]:
    """Every page and every event read, the events' places in the chain proven from the first on and replayed, the
    checkpoint beside it compared, every picture that is named proven by its digest; and the last fault of each part
    ("at: text")."""
    if not path.exists():
        return Finding("journal", "note", text("check-no-journal", path=str(path))), {}
    last: dict[str, str] = {}
    kept = CheckpointFile(checkpoint.beside(path)).load()
    state, agrees, count = TableState(), kept is None, 0
    try:
        book = Journal(path, read_only=True)
        try:
            book.prove_pages()
            named: list[str] = []
            for row in events_of(book):
                (event, state), count = replayed(state, row), row.seq
                named += pictures(event)
                if isinstance(event, FaultRaised):
                    last[event.part] = f"{row.at[:16]}: {text_of(event.text)}"
                if kept is not None and row.seq == kept.seq:
                    agrees = row.hash == kept.head and kept.state in (None, state)
            evidence = prove(book, named)
        finally:
            book.close()
    except JournalNewer as error:
        return Finding("journal", "wrong", said(error), text("check-journal-newer-fix")), last
    except JournalError as error:
        return Finding("journal", "wrong", said(error), text("check-journal-fix")), last
    how = text("check-journal", events=count, evidence=evidence.message())
    data = {"events": count, "pictures": len(evidence.kept)}
    if kept is not None and not agrees:
        how = text("check-journal-disagrees", journal=how, event=kept.seq, checkpoint=checkpoint.beside(path).name)
        return Finding("journal", "wrong", how, text("check-journal-fix"), data), last
    if not evidence.whole:
        return Finding("journal", "wrong", how, text("check-pictures-fix"), data), last
    return Finding("journal", "good", how, data=data), last


def camera(config: Config) -> Finding:
    """Whether it opens, how fast it is, and whether its picture can be read."""
    cam = config.camera
    if cam.source == "none":
        return Finding("camera", "note", text("check-none-here"))
    if cam.source == PHONE:
        return Finding("camera", "note", text("check-phone"))
    found: list[Finding] = []
    thread = threading.Thread(target=lambda: found.append(_measured(config)), daemon=True)
    thread.start()
    thread.join(CAMERA_S)
    if found:
        return found[0]
    return Finding("camera", "wrong", text("check-camera-hangs", source=cam.source), text("vision-fix-replug"))


def _measured(config: Config) -> Finding:
    """By the table's lamp; where its pins cannot be had, `pins` says why, and the picture is taken as it is."""
    from hardware.gpio_factory import GpioError

    with ExitStack() as light:
        with suppress(GpioError):
            light.enter_context(lit(config))
        return _seen(config)


def _seen(config: Config) -> Finding:
    cam = config.camera
    try:
        source = opened(config)
        try:
            frames, fps = _frames(source)
            exposure_us: float | None = getattr(source, "exposure_us", None)
            named: Coded | None = getattr(source, "sensor", None)
        finally:
            source.close()
    except CameraFault as fault:
        return Finding(
            "camera",
            "wrong",
            " ".join(said(fault).split()),
            text("vision-fix-check") if fault.fix is None else text_of(fault.fix),
        )
    except Exception as error:  # whatever a driver raises: else the camera would be said to hang
        words = " ".join(str(error).split())
        return Finding("camera", "wrong", f"{cam.source}: {type(error).__name__}: {words}", text("check-driver-fix"))
    if not frames:
        return Finding("camera", "wrong", text("check-no-picture", source=cam.source), text("check-no-picture-fix"))
    sensor = None if named is None else text_of(named)
    image = frames[-1].image
    brightness, focus = figures(image)
    data = {
        "fps": round(fps, 1),
        "sensor": sensor,
        "exposure_us": exposure_us,
        "brightness": round(brightness, 1),
        "focus": round(focus, 1),
    }
    size = f"{image.shape[1]}x{image.shape[0]}"
    figured = text(
        "check-camera",
        picture=f"{sensor}, {size}" if sensor else size,
        fps=decimal(fps, 1),
        exposure=text("check-exposure-unknown") if exposure_us is None else f"{decimal(exposure_us / 1000, 1)} ms",
        brightness=round(brightness),
        focus=round(focus),
    )
    dark = is_dark(brightness, shoe=config.reads_at_exit)
    if dark or is_bright(brightness, shoe=config.reads_at_exit):
        how = text("check-camera-light", camera=figured, dark=dark)
        return Finding("camera", "wrong", how, text("check-camera-light-fix"), data)
    if focus < BLURRED:
        how = text("check-camera-blurred", camera=figured)
        return Finding("camera", "wrong", how, text("check-camera-blurred-fix"), data)
    if cam.live and fps < config.too_few_fps:
        most: float | None = getattr(source, "most_fps", None)
        how = text("check-camera-slow", camera=figured, fps=decimal(cam.fps, 0 if float(cam.fps).is_integer() else 2))
        return Finding("camera", "wrong", how, _faster(config, most), data)
    if config.reads_at_exit:
        figured = text("check-camera-shoe", camera=figured, speed=decimal(fastest_mm_s(fps) / 1000, 1))
    return Finding("camera", "good", figured, data=data)


def _faster(config: Config, most_fps: float | None) -> str:
    """What to do about too few pictures. `most_fps`: what the sensor can give, where that is known."""
    if most_fps is None or most_fps >= config.camera.fps:
        return text("check-camera-slow-fix")
    if config.reads_at_exit and most_fps < SHOE_FPS:
        return text("check-camera-shoe-sensor-fix", most=f"{most_fps:.0f}", least=f"{SHOE_FPS:g}")
    return text("check-camera-sensor-fix", most=f"{most_fps:.0f}")


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
        yield Finding("pins", "note", text("check-no-pins"))
        return
    from hardware.gpio.opening import open_gpio
    from hardware.gpio_factory import GpioError

    try:
        made = open_gpio(config.gpio.factory, pins=config.gpio.pins, buzzer=config.gpio.buzzer)
    except GpioError as error:
        fix = "" if error.fix is None else text_of(error.fix)
        yield Finding("pins", "wrong", f"{config.gpio.factory}: {text_of(error.why)}", fix)
        return
    events: list[DeviceEvent] = []
    try:
        if config.gpio.box:
            made.box.start(events.append)  # each says how it stands before it returns
        made.buttons.start(events.append)
    finally:
        made.close()
    numbers = ", ".join(f"{name} {number}" for name, number in config.gpio.pins.items())
    yield Finding("pins", "good", f"{config.gpio.factory}: {numbers}", data=dict(config.gpio.pins))
    for event in events:
        if isinstance(event, BeamEdge | LidEdge | EndEdge | DeviceFault):
            yield _switch(event)
    if not config.gpio.box:
        yield Finding("box", "note", text("check-no-box"))
    if config.gpio.buzzer:
        yield Finding("buzzer", "good", text("check-buzzer", pin=config.gpio.pins["buzzer"]))
    else:
        yield Finding("buzzer", "note", text("check-no-buzzer"))


def _switch(event: BeamEdge | LidEdge | EndEdge | DeviceFault) -> Finding:
    match event:
        case DeviceFault(part, fault):
            return Finding(part, "wrong", text_of(fault), text("hardware-fix-wiring"))
        case BeamEdge(blocked=True):
            return Finding(Part.BEAM, "wrong", text("check-beam-blocked"), text("hardware-fix-beam"))
        case BeamEdge():
            return Finding(Part.BEAM, "good", text("check-beam-free"))
        case LidEdge(open=is_open):
            return Finding(Part.LID, "note" if is_open else "good", text("check-lid", open=is_open))
        case EndEdge(at_end=at_end):
            return Finding("follower", "good", text("check-follower", end=at_end))
