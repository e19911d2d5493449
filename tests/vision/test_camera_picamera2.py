"""The Pi's camera, through a stand-in for picamera2 that takes the same calls: lens, exposure, time and colours."""

import sys
import time
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from vision.capture import pi_camera
from vision.capture.camera import CameraFault, open_camera

AGE_S = 0.04


class Request:
    def __init__(self, camera: "StandIn") -> None:
        self._camera = camera

    def make_array(self, name: str) -> np.ndarray:
        assert name == "main"
        width, height = self._camera.asked["main"]["size"]
        return np.dstack([np.full((height, width), value, np.uint8) for value in (10, 20, 30, 255)])

    def get_metadata(self) -> dict[str, Any]:
        return self._camera.capture_metadata()

    def release(self) -> None:
        self._camera.held -= 1


class StandIn:
    """What our driver uses of picamera2.Picamera2."""

    lens = True

    def __init__(self) -> None:
        self.asked: dict[str, Any] = {}
        self.controls: dict[str, Any] = {"ExposureTime": 12_000, "AnalogueGain": 2.5, "ColourGains": (1.4, 1.6)}
        self.held = 0
        self.camera_controls = {"ExposureTime": (1, 66_666, 20_000)} | (
            {"LensPosition": (0, 15, 1)} if self.lens else {}
        )
        made.append(self)

    def create_video_configuration(self, **asked: Any) -> dict[str, Any]:
        return asked

    def configure(self, asked: dict[str, Any]) -> None:
        self.asked = asked
        self.controls |= asked["controls"]

    def start(self) -> None:
        assert self.asked

    def set_controls(self, controls: dict[str, Any]) -> None:
        self.controls |= controls

    def capture_metadata(self) -> dict[str, Any]:
        return self.controls | {"SensorTimestamp": int((time.clock_gettime(time.CLOCK_BOOTTIME) - AGE_S) * 1e9)}

    def capture_request(self) -> Request:
        self.held += 1
        return Request(self)

    def stop(self) -> None:
        pass

    def close(self) -> None:
        assert self.held == 0


made: list[StandIn] = []


@pytest.fixture(autouse=True)
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    made.clear()
    monkeypatch.setitem(sys.modules, "picamera2", SimpleNamespace(Picamera2=StandIn))
    monkeypatch.setattr(pi_camera, "SETTLE_S", 0.0)


def test_a_lens_that_can_move_is_set_to_the_window_and_held() -> None:
    open_camera("picamera2", distance_mm=200).close()
    assert (made[0].controls["AfMode"], made[0].controls["LensPosition"]) == (pi_camera.AF_MANUAL, 5.0)


def test_a_fixed_lens_is_not_asked_to_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StandIn, "lens", False)
    open_camera("picamera2").close()
    assert "LensPosition" not in made[0].controls


def test_exposure_and_colours_stay_as_they_settled_and_the_exposure_is_told() -> None:
    camera = open_camera("picamera2", fps=50)
    assert made[0].controls["FrameDurationLimits"] == (20_000, 20_000)
    assert (made[0].controls["AeEnable"], made[0].controls["AwbEnable"]) == (False, False)
    assert made[0].controls["ColourGains"] == (1.4, 1.6)
    assert camera.read() is not None
    assert camera.exposure_us == 12_000  # type: ignore[attr-defined]
    camera.close()


def test_a_frame_is_bgr_has_the_time_it_was_taken_and_its_buffer_is_given_back() -> None:
    camera = open_camera("picamera2", size=(64, 48))
    before_s = time.monotonic()
    frames = [camera.read(), camera.read()]
    assert [frame.sequence for frame in frames if frame] == [0, 1]
    assert frames[0] is not None
    assert frames[0].image.shape == (48, 64, 3)
    assert frames[0].image[0, 0].tolist() == [10, 20, 30]
    assert before_s - AGE_S <= frames[0].captured_at_s <= time.monotonic() - AGE_S + 1e-3
    camera.close()


def test_no_camera_is_a_fault_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: StandIn) -> None:
        raise RuntimeError("Camera __init__ sequence did not complete.\nmore")

    monkeypatch.setattr(StandIn, "__init__", refuse)
    with pytest.raises(CameraFault, match=r"^picamera2: Camera __init__ sequence did not complete\.$"):
        open_camera("picamera2")


class NotOfThisNumpy:
    """Debian's picamera2 beside a newer numpy in the program's own folder."""

    @property
    def Picamera2(self) -> None:
        raise ValueError("numpy.dtype size changed, may indicate binary incompatibility")


def test_a_driver_that_cannot_be_imported_is_a_fault_that_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "picamera2", NotOfThisNumpy())
    with pytest.raises(CameraFault, match=r"^picamera2: cannot be imported: ValueError: numpy\.dtype size changed"):
        open_camera("picamera2")
