"""A video from end to end: the lines of `faro read`."""

import json
from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.english import english, raises_saying
from vision.capture.camera import CameraFault, Frame
from vision.offline.clip import DebugVideo, read_clip
from vision.read.reader import CardReader
from vision.reading import Reader
from vision.render.scene import Scene
from vision.render.view import Difficulty


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
        "time_s": pytest.approx((_frames(clip) - 1) / 30, abs=0.001),
        "frames": _frames(clip),
        "duration_s": pytest.approx(_frames(clip) / 30, abs=0.001),
        "cards": 2,
        "unclear": 0,
        "pack": 52,
        "window": end["window"],
    }
    assert np.shape(end["window"]) == (4, 2)
    times = [line["time_s"] for line in [*lines, end]]
    assert times == sorted(times)
    assert times[0] <= 0.1


@pytest.mark.whole
def test_a_film_that_ends_with_a_card_in_the_box_names_the_one_that_never_came(
    clip: Path, template_reader: Reader
) -> None:
    pack = {("7", "H"): 1, ("4", "D"): 1, ("9", "S"): 1}
    lines = list(read_clip(str(clip), template_reader, cards=pack))
    assert "empty" not in {line["type"] for line in lines}
    assert (lines[-1]["cards"], lines[-1]["pack"]) == (2, 3)
    last_s = lines[-1]["time_s"]
    assert lines[-2] == {"type": "missing", "rank": "9", "suit": "S", "may_lie_below": True, "time_s": last_s}
    assert "missing" not in {line["type"] for line in read_clip(str(clip), template_reader)}


@pytest.mark.whole
def test_the_debug_video_has_as_many_frames(clip: Path, template_reader: Reader, tmp_path: Path) -> None:
    out = tmp_path / "debug.mp4"
    list(read_clip(str(clip), template_reader, debug_video=str(out)))
    assert _frames(out) == _frames(clip)


@pytest.mark.whole
def test_a_calibrated_window_is_used_as_given(clip: Path, template_reader: Reader) -> None:
    nowhere = np.array([[10, 10], [60, 10], [60, 80], [10, 80]], np.float32)
    lines = list(read_clip(str(clip), template_reader, calibration=nowhere))
    assert [line["type"] for line in lines] == ["warning", "end"]
    assert (lines[-1]["cards"], lines[-1]["window"]) == (0, nowhere.tolist())


def test_what_is_no_video_is_a_fault(tmp_path: Path, template_reader: Reader) -> None:
    path = tmp_path / "x.mp4"
    path.write_bytes(b"no video at all")
    with raises_saying(CameraFault):
        list(read_clip(str(path), template_reader))


def _film(path: Path, images: Sequence[np.ndarray], codec: str = "FFV1") -> str:
    height, width = images[0].shape[:2]
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*codec), 30, (width, height))
    for image in images:
        writer.write(image)
    writer.release()
    return str(path)


def _images(path: Path) -> list[np.ndarray]:
    capture, images = cv2.VideoCapture(str(path)), []
    while (read := capture.read())[0]:
        images.append(read[1])
    capture.release()
    return images


def _warning(path: str, reader: Reader) -> str:
    lines = list(read_clip(path, reader))
    assert [line["type"] for line in lines[-2:]] == ["warning", "end"]
    assert lines[-2]["time_s"] == lines[-1]["time_s"] == pytest.approx((lines[-1]["frames"] - 1) / 30, abs=0.001)
    return english(lines[-2]["warning"])


def test_a_film_without_a_box_says_so(tmp_path: Path, template_reader: Reader) -> None:
    rng = np.random.default_rng(1)
    cloth = [np.asarray(rng.normal(90, 4, (180, 320, 3)).clip(0, 255), np.uint8) for _ in range(20)]
    assert "dealing box" in _warning(_film(tmp_path / "cloth.avi", cloth), template_reader)


def test_a_dark_film_says_so(tmp_path: Path, template_reader: Reader) -> None:
    assert "dark" in _warning(_film(tmp_path / "dark.avi", [np.full((180, 320, 3), 3, np.uint8)] * 20), template_reader)


@pytest.mark.whole
def test_a_mirrored_film_says_so(clip: Path, tmp_path: Path) -> None:
    mirrored = [cv2.flip(image, 1) for image in _images(clip)[:8]]
    assert "mirrored" in _warning(_film(tmp_path / "mirrored.avi", mirrored), CardReader())


@pytest.mark.whole
def test_a_film_cut_short_says_how_much_of_it_could_be_read(
    clip: Path, tmp_path: Path, template_reader: Reader
) -> None:
    data = clip.read_bytes()
    short = tmp_path / "short.avi"
    short.write_bytes(data[: len(data) // 2])
    lines = list(read_clip(str(short), template_reader))
    assert lines[-1]["frames"] < _frames(clip)
    warned = [line["warning"] for line in lines if line["type"] == "warning"]
    assert english(warned[0]) == (
        f"the film ends early or is damaged: {lines[-1]['frames']} of {_frames(clip)} frames could be decoded"
    )


def test_a_file_that_is_not_there_is_not_called_a_bad_video(tmp_path: Path, template_reader: Reader) -> None:
    with raises_saying(CameraFault, match=r"^no such file$"):
        list(read_clip(str(tmp_path / "none.avi"), template_reader))


def _frames(path: Path) -> int:
    capture = cv2.VideoCapture(str(path))
    count = 0
    while capture.read()[0]:
        count += 1
    capture.release()
    return count


def test_a_video_of_what_was_seen_can_be_played_as_soon_as_it_is_closed(tmp_path: Path) -> None:
    video = DebugVideo(str(tmp_path / "seen.mp4"), 25)
    picture = np.full((48, 64, 3), 90, np.uint8)
    for k in range(5):
        video.show(Frame(picture, k / 25, k), None, ())
    video.close()
    played = cv2.VideoCapture(str(tmp_path / "seen.mp4"))
    assert played.get(cv2.CAP_PROP_FRAME_COUNT) == 5
    assert played.read()[0]
    played.release()
