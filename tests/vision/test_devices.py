"""Which cameras of a machine a table can read from, by what the kernel lists."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from vision.capture.devices import Device, cameras


def listed(root: Path, *entries: tuple[int, str, int]) -> Path:
    """A `/sys` with these video devices: number, name, index among those of its camera."""
    for number, name, index in entries:
        folder = root / "sys/class/video4linux" / f"video{number}"
        folder.mkdir(parents=True)
        (folder / "name").write_text(f"{name}\n")
        (folder / "index").write_text(f"{index}\n")
    return root


def test_a_webcam_is_found_once_in_the_order_of_its_numbers(tmp_path: Path) -> None:
    root = listed(tmp_path, (10, "Second: cam", 0), (2, "HD Pro Webcam C920", 0), (3, "HD Pro Webcam C920", 1))
    assert cameras(root) == [Device("v4l2:2", "HD Pro Webcam C920"), Device("v4l2:10", "Second: cam")]


def test_the_encoders_of_a_pi_are_no_cameras(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("bcm2835-codec-decode", "bcm2835-isp-output0", "rpi-hevc-dec", "pispbe-input", "unicam-image")
    root = listed(tmp_path, *((number, name, 0) for number, name in enumerate(names)))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert cameras(root) == []
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: object())
    assert cameras(root) == [Device("picamera2", "CSI")]


def test_where_nothing_is_listed_none_is_found(tmp_path: Path) -> None:
    assert cameras(tmp_path) == []
    broken = tmp_path / "sys/class/video4linux/video0"
    broken.mkdir(parents=True)
    assert cameras(tmp_path) == []
