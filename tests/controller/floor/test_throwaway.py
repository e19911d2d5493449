"""A PostgreSQL of one's own ends with who made it, however that ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from controller.floor.orphans import Orphan
from tests.controller.floor.cluster import NEEDS_POSTGRESQL, runs
from tests.hardware.waiting import eventually

pytestmark = NEEDS_POSTGRESQL
HOLDS = """
import sys
from controller.floor.throwaway import Throwaway
made = Throwaway()
print(made._server.pid, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where temporary files are put; PostgreSQL, which does not run as root, gets into it."""
    with tempfile.TemporaryDirectory() as made:
        Path(made).chmod(0o755)
        yield Path(made)


def program(folder: Path, *words: str) -> subprocess.Popen[str]:
    known = {**os.environ, "TMPDIR": str(folder)}
    pipe, null = subprocess.PIPE, subprocess.DEVNULL
    return subprocess.Popen([sys.executable, *words], stdin=pipe, stdout=pipe, stderr=null, text=True, env=known)


def test_it_ends_after_a_kill_of_who_made_it(folder: Path) -> None:
    with program(folder, "-c", HOLDS) as process:
        assert process.stdout is not None
        server = process.stdout.readline().strip()
        assert runs(server)
        assert "/dev/shm" not in Path(f"/proc/{server}/maps").read_text()
        process.kill()
    eventually(lambda: not runs(server) and not list(folder.iterdir()))


@pytest.mark.whole
def test_the_demonstration_that_is_ended_at_its_begin_leaves_nothing(folder: Path) -> None:
    """By SIGTERM, while initdb runs."""
    with program(folder, "-m", "controller", "floor", "demo", "--port", "0") as process:
        eventually(lambda: list(folder.glob("*/data/*")) or process.poll() is not None)
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 130
    assert list(folder.iterdir()) == []


@pytest.mark.whole
def test_the_demonstration_that_is_killed_leaves_nothing(folder: Path) -> None:
    """Once its tables play: neither they nor their files."""

    def left() -> list[str]:
        return [pid.name for pid in Path("/proc").glob("[0-9]*") if _names(pid, str(folder)) and runs(pid.name)]

    with program(folder, "-m", "controller", "floor", "demo", "--port", "0") as process:
        assert process.stdout is not None
        try:
            tables = set[str]()
            while len(tables) < 3:  # each says where it is open
                line = process.stdout.readline()
                assert line, "it has ended"
                tables |= {line.partition(": ")[0]} if ": " in line and "http://" in line else set()
            assert len(left()) > 3
        finally:
            process.kill()
    eventually(lambda: not left() and not list(folder.glob("*floor*")))


def _names(process: Path, folder: str) -> bool:
    try:
        return folder in (process / "cmdline").read_text()
    except OSError:
        return False


def test_what_ends_by_itself_is_not_ended(tmp_path: Path) -> None:
    """Called off it does nothing; otherwise process and folder go."""
    with subprocess.Popen(["sleep", "600"]) as one:
        watch = Orphan(one.pid, tmp_path)
        watch.call_off()
        assert one.poll() is None
        watch = Orphan(one.pid, tmp_path)
        assert watch._shell.stdin is not None
        watch._shell.stdin.close()  # as the kernel does where the program ends
        assert one.wait(30) == -signal.SIGINT
    watch._shell.wait(30)
    assert not tmp_path.exists()
