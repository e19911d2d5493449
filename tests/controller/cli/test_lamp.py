"""The lamp shines while a command looks through the table's camera, and no longer: no table runs then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from controller.cli.check import computer
from controller.cli.testdeal import deal_camera
from controller.config import load
from controller.runtime.wiring import real
from hardware.gpio import opening
from hardware.gpio_factory import open_factory
from hardware.pins import DEFAULT_PINS
from vision.capture.camera import CameraFault, Frame
from vision.message import say


class Camera:
    """Notes the lamp's pin at each picture."""

    def __init__(self, lamp: Any) -> None:
        self.lamp, self.seen = lamp, list[bool]()

    def read(self) -> Frame | None:
        self.seen.append(bool(self.lamp.state))
        return Frame(np.full((72, 128, 3), 120, np.uint8), 0.01 * len(self.seen), len(self.seen))

    def close(self) -> None:
        pass


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "table.toml"
    path.write_text('[camera]\nsource = "v4l2:0"\n[mcu]\ndriver = "none"\n[gpio]\nfactory = "mock"\n')
    return path


@pytest.fixture
def camera(monkeypatch: pytest.MonkeyPatch) -> Camera:
    factory = open_factory("mock")
    monkeypatch.setattr(opening, "open_factory", lambda name: factory)
    made = Camera(factory.pin(DEFAULT_PINS["lamp"]))
    monkeypatch.setattr(real, "watched", lambda config: made)
    monkeypatch.setattr(computer, "opened", lambda config: made)
    return made


def test_a_test_deal_is_seen_by_the_lamp(config: Path, camera: Camera) -> None:
    seen, _ = deal_camera(None, config)
    assert seen.read() is not None
    assert camera.seen == [True]
    seen.close()
    assert not camera.lamp.state


def test_a_camera_that_cannot_be_opened_leaves_it_dark(
    config: Path, camera: Camera, monkeypatch: pytest.MonkeyPatch
) -> None:
    def absent(config: Any) -> Any:
        raise CameraFault(say("vision-phone-table-only"))

    monkeypatch.setattr(real, "watched", absent)
    with pytest.raises(CameraFault):
        deal_camera(None, config)
    assert not camera.lamp.state


def test_pins_that_cannot_be_had_are_said(config: Path) -> None:
    config.write_text(config.read_text().replace('"mock"', '"rpigpio"'))
    with pytest.raises(ValueError, match="plain"):
        deal_camera(None, config)


def test_the_check_sees_by_it_and_without_pins_too(config: Path, camera: Camera) -> None:
    computer.camera(load(config))
    assert set(camera.seen) == {True}
    assert not camera.lamp.state
    camera.seen.clear()
    config.write_text(config.read_text().replace('"mock"', '"none"'))
    assert computer.camera(load(config)).part == "camera"
    assert set(camera.seen) == {False}
