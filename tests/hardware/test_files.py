"""A file is written whole or not at all."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from hardware.files import write_whole


def test_the_new_text_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "window.json"
    write_whole(path, "old")
    write_whole(path, "née")
    assert path.read_text("utf-8") == "née"
    assert os.listdir(tmp_path) == ["window.json"]


def test_what_fails_leaves_the_old_file_and_nothing_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "seats.json"
    write_whole(path, "old")

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["seats.json"]


def test_the_disk_is_waited_for_before_the_name_changes_and_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    fsync, replace = os.fsync, Path.replace
    monkeypatch.setattr(
        os, "fsync", lambda fd: (steps.append("folder" if stat.S_ISDIR(os.fstat(fd).st_mode) else "file"), fsync(fd))[1]
    )
    monkeypatch.setattr(Path, "replace", lambda self, to: (steps.append("name"), replace(self, to))[1])
    write_whole(tmp_path / "pack.json", "1")
    assert steps == ["file", "name", "folder"]
    steps.clear()
    write_whole(tmp_path / "checkpoint.json", "1", sync=False)
    assert steps == ["name"]


def test_a_private_file_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    write_whole(tmp_path / "seats.json", "{}", mode=0o600)
    assert stat.S_IMODE((tmp_path / "seats.json").stat().st_mode) == 0o600
