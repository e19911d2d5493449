"""A video from end to end: the lines of `faro read`."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.camera import CameraFault
from vision.clip import read_clip
from vision.scene import Scene
from vision.scene_view import Difficulty
from vision.window import Reader


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three cards and the empty box, 640x360 at 30 fps."""
    path = tmp_path_factory.mktemp("clip") / "deal.avi"
    scene = Scene(("7H", "4D", "4D"), seed=4, size=(640, 360), difficulty=Difficulty(card_px=110))
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"FFV1"), 30, (640, 360))
    for _ in range(2):
        for _ in range(10):
            writer.write(scene.frame().image)
        scene.draw_card()
        while scene.busy:
            writer.write(scene.frame().image)
    writer.release()
    return path


def test_the_lines_of_a_video(clip: Path, template_reader: Reader) -> None:
    lines = list(read_clip(str(clip), template_reader))
    assert [(line["type"], line.get("index"), line.get("rank")) for line in lines][:3] == [
        ("exposed", 0, "7"),
        ("drawn", 0, None),
        ("exposed", 1, "4"),
    ]
    assert set(lines[0]) == {"type", "index", "rank", "suit", "confidence", "time_s"}
    assert set(lines[1]) == {"type", "index", "time_s"}
    assert json.loads(json.dumps(lines)) == lines
    end = lines.pop()
    assert end == {
        "type": "end",
        "file": str(clip),
        "frames": _frames(clip),
        "duration_s": pytest.approx(_frames(clip) / 30, abs=0.001),
        "cards": 2,
        "unclear": 0,
        "pack": 52,
        "window": end["window"],
    }
    assert np.shape(end["window"]) == (4, 2)
    times = [line["time_s"] for line in lines]
    assert times == sorted(times)
    assert times[0] <= 0.1


def test_the_debug_video_has_as_many_frames(clip: Path, template_reader: Reader, tmp_path: Path) -> None:
    out = tmp_path / "debug.mp4"
    list(read_clip(str(clip), template_reader, debug_video=str(out)))
    assert _frames(out) == _frames(clip)


def test_a_calibrated_window_is_used_as_given(clip: Path, template_reader: Reader) -> None:
    nowhere = np.array([[10, 10], [60, 10], [60, 80], [10, 80]], np.float32)
    (end,) = read_clip(str(clip), template_reader, calibration=nowhere)
    assert (end["type"], end["cards"], end["window"]) == ("end", 0, nowhere.tolist())


def test_what_is_no_video_is_a_fault(tmp_path: Path, template_reader: Reader) -> None:
    path = tmp_path / "x.mp4"
    path.write_bytes(b"no video at all")
    with pytest.raises(CameraFault):
        list(read_clip(str(path), template_reader))


def _frames(path: Path) -> int:
    capture = cv2.VideoCapture(str(path))
    count = 0
    while capture.read()[0]:
        count += 1
    capture.release()
    return count
