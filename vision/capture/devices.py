"""The cameras of this machine that a table can read from, found without opening them."""

from __future__ import annotations

import importlib.util
import re
from dataclasses import dataclass
from pathlib import Path

_NO_CAMERAS = re.compile(r"bcm2835-(codec|isp)|rpi-?hevc|rpivid|pispbe|unicam|rp1-cfe")
"""Names of video devices of a Raspberry Pi that are no cameras of their own: encoders, and the two ends of the CSI
camera, which picamera2 reads (Raspberry Pi's kernel, drivers/staging/vc04_services and drivers/media/platform)."""


@dataclass(frozen=True, slots=True)
class Device:
    """`source`: as `open_camera` takes it; `name`: as the maker calls it."""

    source: str
    name: str


def cameras(root: Path = Path("/")) -> list[Device]:
    """The Pi's own camera first, then those on USB. Only Linux lists them; elsewhere none is found."""
    found = []
    if importlib.util.find_spec("picamera2") is not None and _csi(root):
        found.append(Device("picamera2", "CSI"))
    folder = root / "sys/class/video4linux"
    for path in sorted(folder.glob("video*"), key=_number) if folder.is_dir() else ():
        name = _line(path / "name")
        # Of a camera's several devices the first gives pictures, the others its own data about them.
        if _line(path / "index") == "0" and not _NO_CAMERAS.search(name):
            found.append(Device(f"v4l2:{_number(path)}", name))
    return found


def _csi(root: Path) -> bool:
    """A camera's driver is loaded on the Pi's own connector."""
    folder = root / "sys/class/video4linux"
    return any(re.search(r"unicam|rp1-cfe", _line(path / "name")) for path in folder.glob("video*"))


def _number(path: Path) -> int:
    return int(re.sub(r"\D", "", path.name) or -1)


def _line(path: Path) -> str:
    try:
        return path.read_text(errors="replace").strip()
    except OSError:
        return ""
