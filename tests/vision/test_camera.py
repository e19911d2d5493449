"""The sources that OpenCV opens: files, folders, and what they say when they cannot."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import cv2
import numpy as np
import pytest

from tests.english import english, raises_saying
from vision.capture.camera import Camera, CameraFault, LiveCamera, VideoFile, as_bgr
from vision.capture.opening import open_camera


def _picture(value: int) -> np.ndarray:
    return np.full((48, 64, 3), value, np.uint8)


def _all(camera: Camera) -> list[tuple[int, float, int]]:
    seen = []
    while (frame := camera.read()) is not None:
        seen.append((frame.sequence, round(frame.captured_at_s, 3), int(frame.image.mean())))
    camera.close()
    camera.close()
    return seen


def test_a_folder_plays_its_images_by_name(tmp_path: Path) -> None:
    for name, value in (("b.png", 20), ("a.png", 10), ("c.bmp", 30)):
        cv2.imwrite(str(tmp_path / name), _picture(value))
    (tmp_path / "notes.txt").write_text("no image")
    assert _all(open_camera(str(tmp_path), fps=10)) == [(0, 0.0, 10), (1, 0.1, 20), (2, 0.2, 30)]


def test_a_video_carries_its_own_times(tmp_path: Path) -> None:
    path = tmp_path / "clip.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"FFV1"), 20, (64, 48))
    for value in (10, 60, 110):
        writer.write(_picture(value))
    writer.release()
    seen = _all(open_camera(str(path)))
    assert [(k, t) for k, t, _ in seen] == [(0, 0.0), (1, 0.05), (2, 0.1)]
    assert [v for _, _, v in seen] == pytest.approx([10, 60, 110], abs=3)


@pytest.mark.parametrize(
    ("spec", "text"),
    [
        pytest.param("nowhere.mp4", "no such camera", id="missing file"),
        pytest.param("v4l2:front", "number of /dev/videoN", id="not a number"),
        pytest.param("v4l2:97", "cannot be opened", id="no such device"),
    ],
)
def test_what_cannot_be_opened_is_named(spec: str, text: str) -> None:
    with raises_saying(CameraFault, match=text) as caught:
        open_camera(spec)
    assert spec in english(caught.value.message)
    assert "\n" not in english(caught.value.message)


def test_a_file_that_is_no_video_and_a_folder_without_images(tmp_path: Path) -> None:
    (tmp_path / "x.mp4").write_bytes(b"not a video" * 50)
    with raises_saying(CameraFault, match="decoded"):
        open_camera(str(tmp_path / "x.mp4")).read()
    with raises_saying(CameraFault, match="no images"):
        open_camera(str(tmp_path))


def test_a_broken_image_in_a_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(b"\x89PNG broken")
    with raises_saying(CameraFault, match=r"a\.png"):
        open_camera(str(tmp_path)).read()


@pytest.mark.parametrize(
    ("image", "value"),
    [
        pytest.param(np.full((4, 4), 9, np.uint8), 9, id="grey"),
        pytest.param(np.full((4, 4, 4), 9, np.uint8), 9, id="alpha"),
        pytest.param(np.full((4, 4, 3), 9 << 8, np.uint16), 9, id="16 bit"),
    ],
)
def test_odd_pixels_become_bgr(image: np.ndarray, value: int) -> None:
    bgr = as_bgr(image)
    assert bgr is not None
    assert bgr.shape == (4, 4, 3)
    assert int(bgr.max()) == value


def test_what_is_no_picture_is_none() -> None:
    assert as_bgr(np.zeros((4,), np.uint8)) is None
    assert as_bgr(np.zeros((4, 4, 3), np.float32)) is None


@pytest.mark.parametrize(
    ("spec", "told", "exposure_us"),
    [("v4l2:0", 80.0, 8000.0), ("v4l2:0", -1.0, None), ("http://box/mjpeg", 80.0, None)],
)
def test_only_a_device_that_tells_its_exposure_has_one(spec: str, told: float, exposure_us: float | None) -> None:
    """V4L2 counts it in units of 100 us; a stream answers with anything."""
    capture = SimpleNamespace(get=lambda what: told if what == cv2.CAP_PROP_EXPOSURE else 0.0)
    assert LiveCamera(spec, capture).exposure_us == exposure_us  # type: ignore[arg-type]


ABSENT = """
from vision.capture.camera import CameraFault
from vision.capture.opening import open_camera
for name in ("http://127.0.0.1:1/live.mjpg", "v4l2:63"):
    try:
        open_camera(name)
    except CameraFault as fault:
        print(fault.message)
"""


def test_the_drivers_print_nothing_of_their_own() -> None:
    """A camera that is away is tried twice a second: OpenCV and ffmpeg would write two lines each time."""
    done = subprocess.run([sys.executable, "-c", ABSENT], capture_output=True, text=True, check=True)
    assert (
        done.stdout
        == "vision-camera-closed(camera=http://127.0.0.1:1/live.mjpg)\nvision-camera-closed(camera=v4l2:63)\n"
    )
    assert done.stderr == ""


@pytest.mark.parametrize(("said", "taken"), [(0.5, 30.0), (1.0, 1.0), (25.0, 25.0)])
def test_a_video_that_says_no_sensible_rate_is_taken_for_thirty_a_second(
    tmp_path: Path, said: float, taken: float
) -> None:
    writer = cv2.VideoWriter(str(tmp_path / "film.avi"), cv2.VideoWriter.fourcc(*"MJPG"), said, (64, 48))
    for value in range(3):
        writer.write(_picture(value))
    writer.release()
    film = VideoFile(tmp_path / "film.avi")
    assert film.fps == taken
    film.close()
