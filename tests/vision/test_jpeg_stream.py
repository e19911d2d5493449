"""Which pictures of a live camera are decoded whole: all while something moves, few while nothing does."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import cv2
import numpy as np
import pytest

from tests.controller.mjpeg import mjpeg_server
from tests.english import raises_saying
from vision.capture import jpeg_stream
from vision.capture.camera import CameraFault, LiveCamera
from vision.capture.jpeg_stream import QUIET_S, WHOLE_S, JpegStream
from vision.capture.opening import open_camera
from vision.quads import Image

FPS = 30.0
NOISE = 3.0
"""Standard deviation of each pixel, grey levels."""


def scene() -> Image:
    """A dark table with something bright on it."""
    picture = np.full((360, 640, 3), 90, np.uint8)
    picture[100:260, 200:320] = 200
    return picture


def jpegs(picture: Image, count: int) -> list[np.ndarray]:
    """What a camera sends of a picture that stands still: six differ by their noise, and come again and again."""
    chance, sent = np.random.default_rng(1), []
    for _ in range(min(6, count)):
        grain = chance.normal(0, NOISE, picture.shape)
        image = np.clip(picture + grain, 0, 255).astype(np.uint8)
        sent.append(np.asarray(cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, 85])[1], np.uint8).ravel())
    return [sent[k % 6] for k in range(count)]


def fed(stream: JpegStream, pictures: list[np.ndarray], before: int = 0) -> list[bool]:
    """Which of the pictures are given; `before`: pictures before these."""
    return [stream.feed(jpeg, (before + k) / FPS) is not None for k, jpeg in enumerate(pictures)]


def frames_of(seconds: float) -> int:
    return round(seconds * FPS)


def test_while_nothing_moves_few_pictures_are_decoded_whole() -> None:
    given = fed(JpegStream(), jpegs(scene(), frames_of(QUIET_S + 3)))
    lively = frames_of(QUIET_S)
    assert all(given[:lively])
    whole = np.flatnonzero(given[lively + 1 :]) / FPS
    assert 3 / (WHOLE_S + 0.1) < len(whole) < 3 / WHOLE_S
    assert np.diff(whole).max() < 0.3, "a camera that gives none for 0.7 s is at fault"


@pytest.mark.parametrize("later", range(4))
def test_all_of_a_movement_is_given_but_perhaps_its_first_picture(later: int) -> None:
    """A hand of 24 x 24 pixels comes at any time."""
    stream, count = JpegStream(), frames_of(QUIET_S + 1) + later
    fed(stream, jpegs(scene(), count))
    hand = scene()
    hand[20:44, 600:624] = 160
    assert all(fed(stream, jpegs(hand, 20), count)[1:])


@pytest.mark.parametrize("levels", [3, -3])
def test_a_change_of_the_light_is_one(levels: int) -> None:
    stream, count = JpegStream(), frames_of(QUIET_S + 1)
    fed(stream, jpegs(scene(), count))
    other = np.asarray(scene().astype(np.int16) + levels, np.uint8)
    assert all(fed(stream, jpegs(other, 30), count)[1:])


def test_what_cannot_be_decoded_is_no_change() -> None:
    stream, count = JpegStream(), frames_of(QUIET_S + 1)
    pictures = jpegs(scene(), count + 30)
    fed(stream, pictures[:count])
    for k in (3, 9, 15):
        pictures[count + k] = pictures[0][: len(pictures[0]) // 2]
    pictures[count + 20] = np.zeros(0, np.uint8)
    assert sum(fed(stream, pictures[count:], count)) < 30 / FPS / WHOLE_S + 1


# --- the camera --------------------------------------------------------------------------------------------------


class Capture:
    """A `cv2.VideoCapture` that has been asked for what comes, on a clock of its own."""

    def __init__(self, pictures: list[Any], clock: list[float]) -> None:
        self._pictures, self._clock = pictures, clock

    def read(self) -> tuple[bool, Any]:
        self._clock[0] += 1 / FPS
        return (True, self._pictures.pop(0)) if self._pictures else (False, None)


def camera(monkeypatch: pytest.MonkeyPatch, pictures: list[Any]) -> LiveCamera:
    clock = [0.0]
    monkeypatch.setattr("vision.capture.camera.time", SimpleNamespace(monotonic=lambda: clock[0]))
    return LiveCamera("v4l2:0", Capture(pictures, clock))  # type: ignore[arg-type]


def test_pictures_that_were_passed_over_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = [jpeg[None] for jpeg in jpegs(scene(), frames_of(QUIET_S + 2))]
    source, count = camera(monkeypatch, pictures), len(pictures)
    frames = [source.read() for _ in range(frames_of(QUIET_S) + 6)]
    assert [frame and frame.sequence for frame in frames] == list(range(len(frames)))
    given = count - len(pictures)
    assert sum(1 + frame.passed_over for frame in frames if frame is not None) == given > len(frames) + 20


def test_only_garbage_is_a_fault_that_names_the_camera(monkeypatch: pytest.MonkeyPatch) -> None:
    garbage = np.arange(60, dtype=np.uint8)[None]
    with raises_saying(CameraFault, match="v4l2:0"):
        camera(monkeypatch, [garbage] * 100).read()


def test_pictures_that_are_no_jpegs_come_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    frame = camera(monkeypatch, [scene()]).read()
    assert frame is not None
    assert (frame.image == scene()).all()


@pytest.mark.parametrize("every_picture", [False, True])
def test_a_stream_of_jpegs_is_taken_as_it_comes(every_picture: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenCV's own decoder is not asked, as it would decode each picture whole, but of a shoe, where a card may leave
    between two pictures."""
    fed_: list[int] = []
    monkeypatch.setattr(jpeg_stream.JpegStream, "feed", lambda self, jpeg, now_s: fed_.append(jpeg.size) or scene())
    jpeg = jpegs(scene(), 1)[0]
    with mjpeg_server([jpeg.tobytes()]) as url:
        source = open_camera(url, every_picture=every_picture)
        for _ in range(3):
            frame = source.read()
            assert frame is not None
            assert frame.image.shape == scene().shape
        source.close()
    assert fed_ == ([] if every_picture else [jpeg.size] * 3)


# --- a USB camera, through OpenCV and the kernel's interface ------------------------------------------------------

DEVICE = """
import json
import cv2
from vision.capture.opening import open_camera
source = open_camera("v4l2:62", size=(640, 360))
raw = source._capture.read()[1]
frames = [source.read() for _ in range(3)]
first = frames[0].image
print(json.dumps([raw.shape, [frame.image.shape for frame in frames], [int(level) for level in first[180, 260]]]))
source.close()
"""


@pytest.fixture(scope="module")
def device(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that has a USB camera."""
    if sys.platform != "linux" or shutil.which("cc") is None:
        pytest.skip("no Linux with a C compiler: sudo apt install gcc libc6-dev")
    folder = tmp_path_factory.mktemp("camera")
    library = folder / "standin.so"
    source = Path(__file__).with_name("standin_v4l2.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"], check=True)
    for number, jpeg in enumerate(jpegs(scene(), 3)):
        (folder / f"{number}.jpg").write_bytes(jpeg.tobytes())
    return {**os.environ, "LD_PRELOAD": str(library), "STANDIN_PICTURES": str(folder), "STANDIN_COUNT": "3"}


def seen_of(environment: dict[str, str]) -> Any:
    done = subprocess.run([sys.executable, "-c", DEVICE], env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def test_a_usb_camera_gives_its_jpegs_as_they_come(device: dict[str, str]) -> None:
    raw, shapes, level = seen_of(device)
    assert len(raw) == 2
    assert raw[0] == 1, "a row of bytes"
    assert raw[1] in {len(jpeg) for jpeg in jpegs(scene(), 3)}
    assert shapes == [[360, 640, 3]] * 3
    assert level == pytest.approx([200, 200, 200], abs=20)


def test_a_usb_camera_without_jpegs_gives_pictures(device: dict[str, str]) -> None:
    raw, shapes, _ = seen_of({**device, "STANDIN_YUYV": "1"})
    assert [raw, *shapes] == [[360, 640, 3]] * 4
