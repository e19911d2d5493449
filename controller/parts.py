"""Real or simulated parts, picked by the configuration: the one place of `faro run` that chooses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from controller.assembly import Parts
from controller.config import Config
from vision.camera import Camera, open_camera
from vision.camera_watch import WatchedCamera
from vision.reader import CardReader
from vision.tracker import CardTracker


class PartsError(Exception):
    """A part named in the configuration cannot be had; one line that says which and why."""


def open_parts(config: Config, *, state: Path) -> Parts:
    """The table's parts. Raises PartsError. A camera or board that is merely absent now is not an error: it is
    reported as a fault and taken into use when it comes."""
    parts = Parts()
    _pins(config, parts)
    _board(config, parts)
    _camera(config, parts, state)
    return parts


def _camera(config: Config, parts: Parts, state: Path) -> None:
    cam = config.camera
    if cam.source == "none":
        return
    parts.camera = _scene_camera(config, state) if cam.source == "scene" else watched(config)
    window = np.array(cam.corners, dtype=np.float32) if cam.corners else None
    parts.tracker = CardTracker(CardReader(), window=window)


def watched(config: Config) -> Camera:
    """The configured camera, watched and reopened by itself."""
    cam = config.camera

    def opener() -> Camera:
        return open_camera(cam.source, size=(cam.width, cam.height), fps=cam.fps)

    live = cam.source == "picamera2" or cam.source.startswith(("v4l2:", "http:", "https:", "rtsp:"))
    return WatchedCamera(opener, live=live) if live else opener()


def _scene_camera(config: Config, state: Path) -> Camera:
    import time

    from controller.demo import PacedCamera, deck_for
    from vision.scene import Scene

    scene = Scene(
        deck_for(0, 1), seed=0, size=(config.camera.width, config.camera.height), fps=config.camera.fps,
        state_path=state / "world.json",
    )  # fmt: skip
    return PacedCamera(scene, config.camera.fps, clock=time.monotonic, sleep=time.sleep)


def _board(config: Config, parts: Parts) -> None:
    if config.mcu.driver == "none":
        return
    from hardware.actuators import SerialBeads

    port_url = config.mcu.port
    if config.mcu.driver == "fake":
        from firmware_bridge.fake_mcu import FakeMcu

        mcu = FakeMcu()
        mcu.start()
        parts.closers.append(mcu.stop)
        port_url = mcu.port_url
    parts.beads = SerialBeads(port_url, baud=config.mcu.baud)


def _pins(config: Config, parts: Parts) -> None:
    if config.gpio.factory == "none":
        return
    from hardware import gpio

    try:
        made: Any = gpio.open_gpio(config.gpio.factory, pins=config.gpio.pins)
    except gpio.GpioError as error:
        raise PartsError(f"gpio.factory {config.gpio.factory!r}: {error}") from None
    parts.box, parts.lamps, parts.buttons = made.box, made.lamps, made.buttons
    closer: Callable[[], None] = made.close
    parts.closers.append(closer)
