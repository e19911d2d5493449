"""The Pi's camera: the real helper process over a recording stand-in for picamera2, and what is said when it fails."""

from __future__ import annotations

import ast
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vision
from tests.english import english, raises_saying
from tests.sample import sampled
from tests.vision.standin import STAND_IN, StandIn, soon
from vision.capture import camera_light, camera_process, pi_camera, recovering
from vision.capture.camera import Camera, CameraFault, PiSettings
from vision.capture.camera_helper import PROTOCOL
from vision.capture.camera_process import HELPER, CameraProcess
from vision.capture.pi_camera import AF_AUTO, AF_MANUAL, FLICKER_MANUAL, Picamera2Camera
from vision.capture.recovering import RecoveringCamera

LINE_US = 18.9
"""Of the stand-in's sensor."""


@pytest.fixture
def stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StandIn:
    return StandIn(tmp_path, monkeypatch)


def running(pid: int) -> bool:
    """Whether the process is there, and no mere entry of one that has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def fault_of(camera: Camera) -> str:
    """Reads until it fails."""
    with soon() as again:
        while again():
            try:
                camera.read()
            except CameraFault as fault:
                return english(fault.message)
    raise AssertionError


# --- the stand-in itself -----------------------------------------------------------------------------------------

ASKED_PLAINLY = """
from picamera2 import Picamera2
camera = Picamera2()
asked = camera.create_video_configuration(main={"size": (1280, 720), "format": "RGB888"})
camera.configure(asked)
print(camera.camera_configuration()["sensor"]["output_size"], camera.camera_controls["ScalerCrop"][1])
for wrong in ({"NoSuchControl": 1}, {"ExposureTime": 10.5}, {"ColourGains": [1.0, 2.0]}):
    try:
        camera.set_controls(wrong)
        camera.start()
    except RuntimeError as error:
        print(str(error)[:40])
    camera.configure(asked)
for lores in ({"size": (1920, 1080)}, {"size": (320, 180), "format": "RGB888"}, {"dimensions": (320, 180)}):
    try:
        camera.configure(camera.create_video_configuration(lores=lores))
    except (RuntimeError, ValueError) as error:
        print(str(error)[:40])
odd = camera.create_video_configuration(main={"size": (641, 361)}, lores={"size": (321, 181)})
print(odd["main"]["size"], odd["lores"]["size"], odd["main"]["format"])
camera.configure(asked)
camera.start()
held = [camera.capture_request(wait=5) for _ in range(asked["buffer_count"])]
print(len(held), "held")
camera.capture_request(wait=0.5)
"""


def test_the_stand_in_keeps_what_the_library_keeps(stand_in: StandIn) -> None:
    """Its own choice of a mode is a crop; controls are checked; buffers run out."""
    done = subprocess.run([sys.executable, "-c", ASKED_PLAINLY], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == [
        "(1536, 864) (768, 432, 3072, 1728)",
        "Control NoSuchControl is not advertised ",
        "Unable to cast Python instance of type <",
        "Unable to cast Python instance of type <",
        "lores stream dimensions may not exceed m",
        "lores stream must be YUV",
        "Bad key 'dimensions': valid stream confi",
        "(640, 360) (320, 180) XBGR8888",
        "6 held",
    ]
    assert "TimeoutError" in done.stderr


# --- the picture -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sensor", "pi", "mode", "crop"),
    [
        ("imx708", 4, [2304, 1296], [0, 0, 4608, 2592]),
        ("imx708", 5, [2304, 1296], [0, 0, 4608, 2592]),
        ("imx219", 4, [1640, 1232], [0, 309, 3280, 1845]),
    ],
)
def test_the_whole_field_is_read_and_scaled_by_the_camera(
    stand_in: StandIn, sensor: str, pi: int, mode: list[int], crop: list[int]
) -> None:
    stand_in.plan(sensor=sensor, pi=pi)
    with stand_in.camera(size=(1280, 720), fps=30) as camera:
        frame = camera.read()
    assert frame is not None
    assert frame.image.shape == (720, 1280, 3)
    (configured,), (started,) = stand_in.calls("configure"), stand_in.calls("start")
    assert configured["sensor"]["output_size"] == mode
    assert configured["asked"]["raw"] is None, "nobody looks at it"
    assert configured["asked"]["controls"]["FrameDurationLimits"] == [33_333, 33_333]
    assert (started["crop"], started["format"]) == (crop, "RGB888")


@pytest.mark.parametrize(
    ("speed_first", "mode", "readout_ms"), [(True, [1536, 864], 7.96), (False, [2304, 1296], 17.3)]
)
def test_speed_before_field_is_a_mode_of_its_own_and_every_frame_says_how_long_its_rows_took(
    stand_in: StandIn, speed_first: bool, mode: list[int], readout_ms: float
) -> None:
    with stand_in.camera(size=(512, 288), fps=120, speed_first=speed_first) as camera:
        frame = camera.read()
    assert frame is not None
    assert frame.readout_s == pytest.approx(readout_ms / 1000, rel=0.01)
    assert stand_in.calls("configure")[0]["sensor"]["output_size"] == mode


@pytest.mark.parametrize("pi", [4, 5])
def test_a_part_of_the_field_is_shown_where_the_configuration_says_so(stand_in: StandIn, pi: int) -> None:
    stand_in.plan(pi=pi)
    with stand_in.camera(crop=(0.25, 0.25, 0.5, 0.5)):
        pass
    (started,) = stand_in.calls("start")
    assert started["crop"] == [1152, 648, 2304, 1296]


def test_a_frame_is_bgr_and_has_the_time_it_was_taken(stand_in: StandIn) -> None:
    with stand_in.camera(size=(650, 366)) as camera:  # rows are padded
        frames = [camera.read() for _ in range(3)]
        now_s = time.monotonic()
    assert [frame.sequence for frame in frames if frame] == [0, 1, 2]
    assert frames[0] is not None
    assert frames[2] is not None
    assert frames[0].image.shape == (366, 650, 3)
    blue, green, red = frames[0].image[183, 325].tolist()
    assert red > blue + 50 > green, "the card's print"
    assert frames[0].captured_at_s < frames[2].captured_at_s < now_s - 0.02  # the stand-in's are 25 ms old
    assert now_s - frames[2].captured_at_s < 5.0
    assert stand_in.calls("start")[0]["stride"] > 650 * 3


def test_pictures_are_copied_once_on_each_side_and_keep_what_they_show(stand_in: StandIn) -> None:
    stand_in.plan(picture="flat")
    with stand_in.camera() as camera:
        frames = [frame for frame in (camera.read() for _ in range(12)) if frame]
    assert stand_in.calls("copy") == [], "out of the camera's buffer, by the helper itself"
    for frame in frames:
        assert frame.image.min() == frame.image.max(), "a torn picture"
    shown = [int(frame.image[0, 0, 0]) for frame in frames]
    assert shown == sorted(set(shown))  # each another one: more pictures than there are buffers
    assert all(frame.image.flags.owndata for frame in frames)


def test_a_slow_reader_gets_the_newest_picture(stand_in: StandIn) -> None:
    stand_in.plan(picture="flat")
    with stand_in.camera(fps=50) as camera:
        first = camera.read()
        time.sleep(0.6)
        second = camera.read()
        assert first is not None
        assert second is not None
    assert int(second.image[0, 0, 0]) - int(first.image[0, 0, 0]) >= 15
    assert second.captured_at_s - first.captured_at_s >= 0.5


# --- exposure, focus, flicker --------------------------------------------------------------------------------------


def test_exposure_and_colours_are_held_as_they_settled(stand_in: StandIn) -> None:
    with stand_in.camera(fps=30) as camera:
        assert camera.read() is not None
        assert camera.exposure_us == pytest.approx(10_000, abs=LINE_US)  # one period of 50 Hz, of the 17.8 ms found
    told = stand_in.controls()
    assert (told["AeEnable"], told["AwbEnable"], told["ColourGains"]) == (False, False, [1.4, 1.6])
    assert (told["AeFlickerMode"], told["AeFlickerPeriod"]) == (FLICKER_MANUAL, 10_000)
    assert told["AnalogueGain"] == pytest.approx(1.99, abs=0.05)


@pytest.mark.parametrize(
    ("settings", "told"),
    sampled(
        [
            pytest.param({"flicker_hz": 60}, {"AeFlickerPeriod": 8333, "ExposureTime": 16_667}, id="60 Hz"),
            pytest.param({"exposure_us": 8000.0}, {"ExposureTime": 8000, "AnalogueGain": 2.5}, id="exposure"),
            pytest.param({"gain": 4.0}, {"AnalogueGain": 4.0, "ExposureTime": 5000}, id="gain"),
            pytest.param({"distance_mm": 200.0}, {"AfMode": AF_MANUAL, "LensPosition": 5.0}, id="distance"),
            pytest.param({"focus": 6.5}, {"AfMode": AF_MANUAL, "LensPosition": 6.5}, id="dioptres"),
            pytest.param({"focus": 0.0}, {"LensPosition": 0.0}, id="endless"),
            pytest.param({"focus": 32.0}, {"LensPosition": 32.0}, id="nearest"),
            pytest.param({"focus": "auto"}, {"AfMode": AF_AUTO, "AfTrigger": 0}, id="autofocus"),
        ],
        3,
    ),
)
def test_a_setting_reaches_the_camera(stand_in: StandIn, settings: dict[str, Any], told: dict[str, float]) -> None:
    with stand_in.camera(size=(320, 180), fps=30, **settings):
        found = stand_in.controls()
    assert {name: found[name] for name in told} == pytest.approx(told, rel=0.03)


def test_by_daylight_nothing_is_done_about_flicker(stand_in: StandIn) -> None:
    with stand_in.camera(size=(320, 180), fps=30, flicker_hz=0):
        found = stand_in.controls()
    assert "AeFlickerMode" not in found
    assert found["ExposureTime"] % 10_000 > 1000


def test_a_fixed_lens_is_not_asked_to_move(stand_in: StandIn) -> None:
    stand_in.plan(sensor="imx219")
    with stand_in.camera(size=(320, 180)):
        assert not {"LensPosition", "AfMode"} & stand_in.controls().keys()


@pytest.mark.parametrize(
    ("sensor", "settings", "says"),
    sampled(
        [
            ("imx708", {"gain": 20.0}, "gain = 20 given, imx708 takes 1.123 to 16"),
            ("imx708", {"exposure_us": 50_000.0}, "exposure_us = 50000 given, imx708 takes 9 to 20000"),
            ("imx708", {"distance_mm": 20.0}, "focus at 50 dioptres given, imx708 takes 0 to 32"),
            ("imx219", {"focus": "auto"}, "focus = 'auto' given, but the lens of imx219 cannot be moved"),
            ("usb", {}, "usb tells no sensor modes"),
        ],
        2,
    ),
)
def test_what_this_camera_cannot_do_is_said(
    stand_in: StandIn, sensor: str, settings: dict[str, Any], says: str
) -> None:
    stand_in.plan(sensor=sensor)
    with raises_saying(CameraFault) as caught, stand_in.camera(**settings):
        pass
    assert english(caught.value.message) == f"picamera2: {says}"
    assert english(caught.value.fix)


def test_exposure_is_held_again_when_the_light_of_the_room_has_changed(
    stand_in: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(camera_light, "REST_S", 0.2)
    monkeypatch.setattr(camera_light, "STEP_S", 0.05)
    with stand_in.camera(size=(320, 180)) as camera:
        usual = camera.read()
        assert usual is not None
        stand_in.light(0.4)
        darkest = usual.image.mean()
        with soon() as again:
            while again():
                frame = camera.read()
                assert frame is not None
                darkest = min(darkest, frame.image.mean())
                if darkest < 0.75 * usual.image.mean() and frame.image.mean() > 0.92 * usual.image.mean():
                    break
        assert camera.exposure_us == pytest.approx(10_000, abs=LINE_US), "the gain does it"


def test_what_was_given_is_never_changed(stand_in: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(camera_light, "REST_S", 0.1)
    with stand_in.camera(size=(320, 180), exposure_us=8000.0, gain=2.0) as camera:
        count = len(stand_in.calls("set_controls"))
        stand_in.light(0.4)
        for _ in range(40):
            assert camera.read() is not None
    assert len(stand_in.calls("set_controls")) == count


# --- faults --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plan", "says", "fix"),
    sampled(
        [
            (
                {"import": "numpy"},
                "cannot import it: ValueError: numpy.dtype size changed, may indicate binary incompatibility. "
                "Expected 96 from C header, got 88 from PyObject; numpy",
                "remove the numpy",
            ),
            (
                {"import": "multiarray"},
                "cannot import it: ImportError: numpy.core.multiarray failed",
                "remove the numpy",
            ),
            (
                {"import": "libcamera"},
                "cannot import it: ModuleNotFoundError: No module named 'libcamera'",
                "--reinstall",
            ),
            ({"import": "crash"}, "its process was ended by SIGABRT", "not the cable"),
            ({"import": "exit"}, "its process ended with code 3", "not the cable"),
            ({"open": "absent"}, "no camera is found", "reseat the camera's cable"),
            (
                {"open": "old absent"},
                "RuntimeError: Camera __init__ sequence did not complete. (IndexError: list index out of range)",
                "the cable",
            ),
            (
                {"open": "busy"},
                "RuntimeError: Camera __init__ sequence did not complete. "
                "(RuntimeError: Failed to acquire camera: Device or resource busy)",
                "stop the program",
            ),
            ({"open": "odd"}, "ValueError: vector::reserve", "not the cable"),
        ],
        3,
    ),
    ids=lambda value: "-".join(value.values()) if isinstance(value, dict) else "",
)
def test_a_camera_that_cannot_be_had_is_named_truly(
    stand_in: StandIn, plan: dict[str, str], says: str, fix: str
) -> None:
    stand_in.plan(**plan)
    with raises_saying(CameraFault) as caught, stand_in.camera():
        pass
    assert (
        english(caught.value.message)
        .removeprefix("picamera2: ")
        .removeprefix(f"{camera_process.SYSTEM_PYTHON} ")
        .startswith(says)
    )
    assert "\n" not in english(caught.value.message)
    assert fix in english(caught.value.fix)


@pytest.mark.parametrize("python", [sys.executable, "/usr/bin/python3"])
def test_a_library_that_is_not_installed_is_named(
    stand_in: StandIn, monkeypatch: pytest.MonkeyPatch, python: str
) -> None:
    """The system's Python may have neither it nor numpy."""
    monkeypatch.setattr(camera_process, "SYSTEM_PYTHON", python)
    stand_in.not_installed()
    with raises_saying(CameraFault, match=r"^picamera2: is not installed for /") as caught, stand_in.camera():
        pass
    assert english(caught.value.fix) == "sudo apt install python3-picamera2"


@pytest.mark.parametrize(
    ("found", "good"),
    sampled(
        [("0.3.12", False), ("0.3.19", False), ("0.3.20", True), ("0.3.36", True), ("0.4", True), ("1.0rc1", True)], 2
    ),
)
def test_a_library_that_is_too_old_is_named_with_what_is_needed(
    stand_in: StandIn, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, found: str, good: bool
) -> None:
    """0.3.12 is that of the first images with Bookworm: no MappedArray without writing back, no end of waiting."""
    told = tmp_path / f"picamera2-{found}.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: picamera2\nVersion: {found}\n")
    monkeypatch.setenv("PYTHONPATH", f"{STAND_IN}{os.pathsep}{tmp_path}")
    if good:
        with stand_in.camera():
            return
    with raises_saying(CameraFault) as caught, stand_in.camera():
        pass
    said = english(caught.value.message)
    assert said.startswith("picamera2: /")
    assert said.endswith(f" has version {found}, 0.3.20 or newer is needed")
    assert english(caught.value.fix) == "sudo apt update && sudo apt install python3-picamera2"


def test_a_python_that_is_not_there_is_named(stand_in: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(camera_process, "SYSTEM_PYTHON", "/nowhere/python3")
    with raises_saying(CameraFault, match=r"^picamera2: /nowhere/python3 cannot be started: No such file"):
        Picamera2Camera(size=(640, 360), fps=30, settings=PiSettings())


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        ({"import": "hang"}, "hangs while picamera2 is imported"),
        ({"open": "hang"}, "hangs while the camera is opened"),
        ({"configure": "hang"}, "hangs while the camera is set up"),
    ],
)
def test_a_helper_that_hangs_is_named_and_gone(
    stand_in: StandIn, monkeypatch: pytest.MonkeyPatch, plan: dict[str, str], says: str
) -> None:
    monkeypatch.setattr(pi_camera, "OPEN_S", 3.0)
    stand_in.plan(**plan)
    with raises_saying(CameraFault, match=says), stand_in.camera():
        pass
    assert not running(stand_in.calls("import")[0]["pid"])


@pytest.mark.parametrize(
    ("frame", "says"),
    [
        ("silent", r"^picamera2: the camera gives no pictures \(.*ERROR RPI .*Camera frontend has timed out!\)$"),
        ("error", r"^picamera2: RuntimeError: failed to lock-sync-write dma buf$"),
        ("hang", r"^picamera2: its process hangs while a picture is taken$"),
    ],
)
def test_a_camera_that_fails_while_it_runs_is_named(
    stand_in: StandIn, monkeypatch: pytest.MonkeyPatch, frame: str, says: str
) -> None:
    stand_in.plan(frame=frame, at=60)
    if frame == "hang":
        monkeypatch.setattr(pi_camera, "FRAME_S", 1.0)
    with stand_in.camera(size=(320, 180)) as camera, soon() as again:
        assert re.match(says, fault_of(camera))
        while again() and running(stand_in.calls("import")[0]["pid"]):
            time.sleep(0.01)  # gone by itself: the next helper must find the camera free


def test_what_a_library_prints_comes_between_no_lines(stand_in: StandIn) -> None:
    stand_in.plan(frame="print", at=0)
    with stand_in.camera(size=(320, 180)) as camera:
        assert camera.read() is not None


STRANGE = """
import sys
print({said!r}, flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize(
    "said",
    [
        pytest.param("hello", id="no JSON"),
        pytest.param("[1]", id="no object"),
        pytest.param('{"frame": {}}', id="another message"),
        pytest.param('{"opened": {"protocol": 99}}', id="another protocol"),
        pytest.param(json.dumps({"opened": {"protocol": PROTOCOL, "model": "x"}}), id="fields missing"),
        pytest.param("x" * 100_000, id="no end"),
    ],
)
def test_a_helper_that_talks_otherwise_is_a_fault(
    stand_in: StandIn, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: str
) -> None:
    other = tmp_path / "other.py"
    other.write_text(STRANGE.format(said=said))
    monkeypatch.setattr(camera_process, "HELPER", other)
    with raises_saying(CameraFault, match=r"^picamera2: its process sent an unreadable line: "), stand_in.camera():
        pass


SCRIPTED = """
import json, os, sys
os.ftruncate(int(sys.argv[1]), 320 * 180 * 3)
replies = json.loads({replies!r})
print(json.dumps(replies.pop(0)), flush=True)
for line in sys.stdin:
    print(json.dumps(replies.pop(0) if len(replies) > 1 else replies[0]), flush=True)
"""
MODE = {"size": [640, 360], "bit_depth": 10, "fps": 60.0, "crop_limits": [0, 0, 640, 360]}
OPENED = {"opened": {"protocol": PROTOCOL, "model": "imx", "modes": [MODE], "controls": {}}}
LIMITS = {"ExposureTime": [10, 0], "AnalogueGain": [1.0, 16.0]}
READY = {"ready": {"size": [320, 180], "limits": LIMITS}}
FRAME = {"boottime_ns": 1, "exposure_us": 10_000, "gain": 2.0, "colour_gains": None}


def without(name: str) -> dict[str, Any]:
    return {"frame": {key: value for key, value in FRAME.items() if key != name}}


@pytest.mark.parametrize(
    ("replies", "says"),
    [
        pytest.param([OPENED, {"ready": {"size": [320, 180]}}], "KeyError('limits')", id="no limits"),
        pytest.param(
            [OPENED, {"ready": {"size": [320, 0], "limits": LIMITS}}], "ValueError('a picture of 320x0')", id="no size"
        ),
        pytest.param(
            [OPENED, {"ready": {"size": [80_000, 80_000], "limits": LIMITS}}],
            "ValueError('a picture of 80000x80000')",
            id="too large",
        ),
        pytest.param([OPENED, READY, without("boottime_ns")], "KeyError('boottime_ns')", id="no time"),
        pytest.param([OPENED, READY, without("gain")], "KeyError('gain')", id="no gain"),
        pytest.param([OPENED, READY, {"frame": FRAME | {"exposure_us": "x"}}], "ValueError", id="no number"),
    ],
)
def test_a_helper_whose_words_lack_something_is_a_fault(
    stand_in: StandIn, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, replies: list[dict[str, Any]], says: str
) -> None:
    other = tmp_path / "other.py"
    other.write_text(SCRIPTED.format(replies=json.dumps(replies)))
    monkeypatch.setattr(camera_process, "HELPER", other)
    with raises_saying(CameraFault) as caught, stand_in.camera(size=(320, 180)):
        pass
    assert english(caught.value.message).startswith(f"picamera2: its process sent an unreadable line: {says}")
    assert caught.value.fix == camera_process.SOFTWARE_FIX


def test_a_sensor_without_colours_or_longest_exposure_will_do(
    stand_in: StandIn, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A monochrome one; and a driver that says 0 for the longest."""
    other = tmp_path / "other.py"
    other.write_text(SCRIPTED.format(replies=json.dumps([OPENED, READY, {"frame": FRAME}])))
    monkeypatch.setattr(camera_process, "HELPER", other)
    with stand_in.camera(size=(320, 180)) as camera:
        assert camera.read() is not None


# --- the life of the process ---------------------------------------------------------------------------------------


def test_a_helper_that_is_killed_is_reported_and_another_is_started(stand_in: StandIn) -> None:
    settings = PiSettings()
    camera = RecoveringCamera(lambda: Picamera2Camera(size=(320, 180), fps=50, settings=settings), stall_s=5.0)
    try:
        assert camera.read() is not None
        first = stand_in.calls("import")[0]["pid"]
        os.kill(first, signal.SIGKILL)
        assert fault_of(camera) == "picamera2: its process was ended by SIGKILL"
        assert camera.read() is not None
        assert camera.fault is None
        assert len(stand_in.calls("import")) == 2
    finally:
        camera.close()
    for call in stand_in.calls("import"):
        assert not running(call["pid"])


def test_closing_stops_the_camera_and_leaves_nothing_behind(stand_in: StandIn) -> None:
    def held() -> int:
        return len(list(Path("/proc/self/fd").iterdir()))

    before = held()
    with stand_in.camera(size=(320, 180)) as camera:
        assert camera.read() is not None
        camera.close()
    assert held() == before
    assert len(stand_in.calls("close")) == 1
    assert not running(stand_in.calls("import")[0]["pid"])
    assert list(Path("/dev/shm").glob("*faro-camera*")) == []


def test_a_signal_to_the_whole_group_does_not_end_the_camera_before_the_table(stand_in: StandIn) -> None:
    with stand_in.camera(size=(320, 180)) as camera:
        pid = stand_in.calls("import")[0]["pid"]
        os.kill(pid, signal.SIGTERM)
        os.kill(pid, signal.SIGINT)
        for _ in range(5):
            assert camera.read() is not None
        assert os.getsid(pid) != os.getsid(0)


MODULES = [one.__module__ for one in (Picamera2Camera, CameraProcess, PiSettings)]
PARENT = f"""
import importlib, sys
pi, process, frames = map(importlib.import_module, {MODULES})
process.SYSTEM_PYTHON, pi.SETTLE_S, pi.FRAME_S = sys.executable, 0.1, 600.0
opened = pi.Picamera2Camera(size=(320, 180), fps=50, settings=frames.PiSettings())
print("open", flush=True)
while True:
    opened.read()
"""


@pytest.mark.parametrize("plan", [{}, {"frame": "hang", "at": 60}], ids=["at work", "hanging"])
def test_a_helper_ends_with_its_parent(stand_in: StandIn, plan: dict[str, Any]) -> None:
    stand_in.plan(**plan)
    root = str(Path(vision.__file__).parents[1])
    env = os.environ | {"PYTHONPATH": os.pathsep.join((str(STAND_IN), root))}
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, env=env) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"open\n"
        pid = stand_in.calls("import")[0]["pid"]
        if plan:
            time.sleep(1.0)  # 60 pictures at 50 a second have passed at the latest now
        assert running(pid)
        parent.kill()
    with soon() as again:
        while again() and running(pid):
            time.sleep(0.02)


def test_a_helper_whose_parent_is_gone_already_ends(stand_in: StandIn) -> None:
    memory = os.memfd_create("try")
    life, writes = os.pipe()
    os.close(writes)
    try:
        done = subprocess.run(
            [sys.executable, "-sP", str(HELPER), str(memory), str(life)],
            pass_fds=(memory, life),
            stdin=subprocess.PIPE,
            capture_output=False,
            timeout=20,
            check=False,
        )
    finally:
        os.close(memory)
        os.close(life)
    assert done.returncode == 1
    assert stand_in.calls("import") == []


def test_the_helper_needs_nothing_of_ours() -> None:
    """It runs on another Python than the table."""
    names = set()
    for node in ast.walk(ast.parse(HELPER.read_text(), feature_version=(3, 11))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(str(node.module).partition(".")[0])
    assert names <= set(sys.stdlib_module_names) | {"numpy", "picamera2"}
    assert pi_camera.PROTOCOL == PROTOCOL


def test_the_picture_in_the_shared_memory_cannot_be_written_by_the_table(stand_in: StandIn) -> None:
    with stand_in.camera(size=(320, 180)) as camera:
        assert not camera._picture.flags.writeable
        frame = camera.read()
        assert frame is not None
        assert frame.image.flags.writeable
        assert isinstance(frame.image, np.ndarray)


def test_nobody_else_inherits_what_keeps_the_helper_alive(stand_in: StandIn) -> None:
    process = CameraProcess(sys.executable)
    try:
        assert not os.get_inheritable(process._life)
    finally:
        process.close()


def test_a_slow_start_is_not_cut_off_from_outside() -> None:
    """The first picture, then the settling, the new exposure and its following, each of which may wait for one more."""
    slowest_s = pi_camera.OPEN_S + pi_camera.SETTLE_S + pi_camera.FOLLOW_S + 3 * pi_camera.FRAME_S
    assert slowest_s < recovering.OPEN_S
