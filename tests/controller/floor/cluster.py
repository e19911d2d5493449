"""A PostgreSQL of the tests' own: made in a folder, reached by a Unix socket, killed when a test wants it."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import time
from pathlib import Path

import psycopg
import pytest

from controller.floor.throwaway import Throwaway, programs
from tests.hardware.waiting import PATIENCE_S


def _runs(pid: str) -> bool:
    """Not where it has ended and nobody has asked how: in a container often nobody does."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


NEEDS_POSTGRESQL = [
    pytest.mark.postgresql,
    pytest.mark.skipif(programs() is None, reason="no PostgreSQL here (apt-get install postgresql)"),
]
"""The marks of a test file that makes one."""


class Cluster(Throwaway):
    """The server with the database `made`, which has the floor's schema, and others made of it by `another`."""

    def __init__(self) -> None:
        super().__init__()
        self._made = 0

    def another(self) -> str:
        """The name of a fresh database like `made`."""
        self._made += 1
        name = f"floor{self._made}"
        with psycopg.connect(self.dsn("postgres"), autocommit=True) as line:
            line.execute(f"CREATE DATABASE {name} TEMPLATE made".encode())
        return name

    def kill(self) -> None:
        """kill -9, with all its processes, each of which leads a group of its own."""
        assert self._server is not None
        pid = self._server.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for one in (pid, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        self._server.wait()
        until_s = time.monotonic() + PATIENCE_S
        while any(map(_runs, children)):
            assert time.monotonic() < until_s, "PostgreSQL does not end"
            time.sleep(0.01)

    def end(self) -> None:
        self.kill()
        shutil.rmtree(self.folder)
