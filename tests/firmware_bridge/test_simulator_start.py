"""A simulator that cannot be started leaves nothing behind."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from firmware_bridge import simulator
from firmware_bridge.simulator import SimulatedMcu, SimulatorError


@pytest.mark.parametrize("harness", ["#!/bin/sh\nexit 1\n", "#!/bin/sh\nread word; echo unknown\n", "no program"])
def test_a_harness_that_ends_or_is_no_program_leaves_no_folder_and_no_process(
    harness: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "harness"
    program.write_text(harness)
    program.chmod(0o755)
    folders = tmp_path / "tmp"
    folders.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folders))
    monkeypatch.setattr(simulator, "build", lambda: (program, tmp_path / "firmware.elf"))
    board = SimulatedMcu()
    with pytest.raises(SimulatorError):
        board.start()
    assert board.pid is None
    assert list(folders.iterdir()) == []
