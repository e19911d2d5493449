"""`faro enrol` with a video of a deal through the shoe."""

from pathlib import Path

import cv2
import pytest

from controller.__main__ import main
from tests.vision.shoe_deal import FPS, ORDER, shoe, show
from vision import shoe_layout
from vision.capture.camera import Frame
from vision.pack.enrolled_pack import load


@pytest.fixture(scope="module")
def video(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two cards drawn slowly."""
    path = tmp_path_factory.mktemp("deal") / "deal.avi"
    film = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), FPS, shoe_layout.SIZE_PX)

    def write(frame: Frame) -> None:
        film.write(frame.image)

    scene = shoe()
    show(scene, write)
    for _ in range(2):
        show(scene, write, scene.draw_card)
    film.release()
    return path


def enrol(folder: Path, *more: str, order: tuple[str, ...]) -> int:
    (folder / "order.txt").write_text(" ".join(order))
    return main(["enrol", "--out", str(folder / "own.pack"), "--order", str(folder / "order.txt"), *more])


def test_a_pack_is_learnt_from_a_video_of_the_shoe(tmp_path: Path, video: Path) -> None:
    assert enrol(tmp_path, "--deal", str(video), "--shoe", order=ORDER[:2]) == 0
    assert load(tmp_path / "own.pack").labels == ORDER[:2]


def test_other_cards_than_the_order_names_are_reported_in_one_line(
    tmp_path: Path, video: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert enrol(tmp_path, "--deal", str(video), "--shoe", order=ORDER[:3]) == 2
    assert "2 cards were seen in the window, but the order names 3" in capsys.readouterr().err.splitlines()[-1]
    assert not (tmp_path / "own.pack").exists()


def test_the_shoe_goes_with_a_video(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert enrol(tmp_path, "--config", "table.toml", "--shoe", order=ORDER[:2]) == 2
    assert "--shoe goes with --deal" in capsys.readouterr().err
