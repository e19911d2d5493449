"""`faro read` as a command: folders, odd files, where its lines go."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from controller.__main__ import main

CLOTH = np.random.default_rng(3).normal(90, 4, (180, 320, 3)).clip(0, 255).astype(np.uint8)


def film(path: Path, frames: int = 12) -> Path:
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"FFV1"), 30, (320, 180))
    for _ in range(frames):
        writer.write(CLOTH)
    writer.release()
    return path


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    out, err = capsys.readouterr()
    assert err == ""
    return [json.loads(line) for line in out.splitlines()]


def test_a_folder_is_read_in_the_order_of_its_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cv2.imwrite(str(tmp_path / "b.png"), CLOTH)
    cv2.imwrite(str(tmp_path / "a.jpg"), CLOTH)
    (tmp_path / "in").mkdir()
    cv2.imwrite(str(tmp_path / "in" / "c.png"), CLOTH)
    assert main(["read", str(tmp_path)]) == 0
    assert [Path(line["file"]).name for line in lines(capsys)] == ["a.jpg", "b.png"]
    assert main(["read", "--recursive", str(tmp_path)]) == 0
    assert [Path(line["file"]).name for line in lines(capsys)] == ["a.jpg", "b.png", "c.png"]


def test_a_folder_without_pictures_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", str(tmp_path)]) == 2
    assert lines(capsys) == [{"file": str(tmp_path), "error": "a folder without photographs or videos"}]


def test_every_line_of_a_video_names_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = [str(film(tmp_path / name)) for name in ("one.avi", "two.avi")]
    assert main(["read", *paths]) == 1
    told = lines(capsys)
    assert [line["file"] for line in told if line["type"] == "end"] == paths
    assert all(line["file"] in paths for line in told)


def test_a_photograph_named_as_a_video_is_read_as_a_photograph(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cv2.imwrite(str(tmp_path / "a.jpg"), CLOTH)
    (tmp_path / "a.jpg").rename(tmp_path / "a.mp4")
    assert main(["read", str(tmp_path / "a.mp4")]) == 0
    assert [line["cards"] for line in lines(capsys)] == [[]]


@pytest.mark.parametrize("name", ["phone.heic", "phone.jpg", "phone.mp4"])
def test_heic_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    (tmp_path / name).write_bytes(b"\0\0\0\x18ftypheic" + bytes(64))
    assert main(["read", str(tmp_path / name)]) == 2
    assert "HEIC" in lines(capsys)[0]["error"]


def test_an_address_is_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", "http://127.0.0.1/a.mp4"]) == 2
    assert lines(capsys)[0]["error"].startswith("an address")


@pytest.mark.whole
def test_a_damaged_film_is_reported_in_our_words_only(tmp_path: Path) -> None:
    """In a process of its own: FFmpeg writes to the descriptor, not to sys.stderr."""
    data = film(tmp_path / "whole.avi", 60).read_bytes()
    (tmp_path / "short.avi").write_bytes(data[: len(data) // 2])
    (tmp_path / "none.mp4").write_bytes(b"no video at all")
    command = [sys.executable, "-m", "controller", "read", str(tmp_path / "short.avi"), str(tmp_path / "none.mp4")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "")
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert told[0]["warning"].startswith("the film ends early or is damaged")
    assert "not a video" in told[-1]["error"]


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "a.png"), CLOTH)
    script = f"{sys.executable} -m controller read {tmp_path}/a.png {tmp_path}/a.png {tmp_path}/a.png | head -n 1"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


@pytest.mark.parametrize("content", ["[" * 100_000, "{", "[]", '{"corners": 1' + "0" * 400 + "}"])
def test_a_calibration_that_is_none_is_one_line(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "calibration.json"
    path.write_text(content)
    assert main(["read", "--calibration", str(path), "card.png"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert str(path) in err
