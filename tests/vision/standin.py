"""Lets the real helper process run over the stand-in for picamera2 (`standin_picamera2`); reads what it recorded."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from vision.capture import camera_process, pi_camera
from vision.capture.camera import PiSettings
from vision.capture.pi_camera import Picamera2Camera

PATIENCE_S = 20.0
"""For what happens in another process on a busy machine."""
STAND_IN = Path(__file__).with_name("standin_picamera2")


@cache
def _python() -> str:
    """The system's own where it has numpy, as on a Raspberry Pi; else this one."""
    asked = [camera_process.SYSTEM_PYTHON, "-c", "import numpy"]
    with suppress(OSError):
        if subprocess.run(asked, capture_output=True, check=False).returncode == 0:
            return camera_process.SYSTEM_PYTHON
    return sys.executable


class StandIn:
    """The camera and library beside the helper."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self._monkeypatch = monkeypatch
        monkeypatch.setattr(camera_process, "SYSTEM_PYTHON", _python())
        monkeypatch.setenv("PYTHONPATH", str(STAND_IN))
        monkeypatch.setenv("FARO_PICAMERA2", str(folder))
        monkeypatch.setattr(pi_camera, "SETTLE_S", 0.25)
        monkeypatch.setattr(pi_camera, "FRAME_S", 5.0)  # the helper's own 0.5 s are tried on it
        self.plan()

    def plan(self, **plan: Any) -> None:
        (self.folder / "plan.json").write_text(json.dumps(plan))

    def light(self, light: float) -> None:
        whole = self.folder / "light.new"
        whole.write_text(str(light))
        whole.rename(self.folder / "light")

    def not_installed(self) -> None:
        self._monkeypatch.delenv("PYTHONPATH")

    def calls(self, name: str) -> list[dict[str, Any]]:
        path = self.folder / "calls.jsonl"
        lines = path.read_text().splitlines() if path.exists() else []
        return [call for call in map(json.loads, lines) if call["call"] == name]

    def controls(self) -> dict[str, Any]:
        """All that were ever set, the last of each."""
        return {name: value for call in self.calls("set_controls") for name, value in call["controls"].items()}

    @contextmanager
    def camera(
        self, size: tuple[int, int] = (640, 360), fps: float = 50.0, **settings: Any
    ) -> Iterator[Picamera2Camera]:
        camera = Picamera2Camera(size=size, fps=fps, settings=PiSettings(**settings))
        try:
            yield camera
        finally:
            camera.close()


@contextmanager
def soon() -> Iterator[Any]:
    """Yields a function to be asked in a loop: raises when PATIENCE_S are over."""
    until_s = time.monotonic() + PATIENCE_S

    def again() -> bool:
        assert time.monotonic() < until_s, "it did not happen"
        return True

    yield again
