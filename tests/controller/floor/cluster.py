"""A PostgreSQL of the tests' own: made in a folder, reached by a Unix socket, killed when a test wants it."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg
import pytest

from tests.hardware.waiting import PATIENCE_S


def _programs() -> Path | None:
    """The folder of initdb and postgres: Debian's newest, or that in the PATH."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    found = shutil.which("initdb")
    return debian[-1].parent if debian else Path(found).parent if found else None


def _runs(pid: str) -> bool:
    """Not where it has ended and nobody has asked how: in a container often nobody does."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


PROGRAMS = _programs()
NEEDS_POSTGRESQL = [
    pytest.mark.postgresql,
    pytest.mark.skipif(PROGRAMS is None, reason="no PostgreSQL here (apt-get install postgresql)"),
]
"""The marks of a test file that makes one."""
RIGHTS = "local all postgres trust\nlocal all all scram-sha-256\n"
"""Who may connect: the administrator as he is, a table with its password."""


class Cluster:
    """The server with the database `made`, which has the floor's schema, and others made of it by `another`."""

    def __init__(self) -> None:
        assert PROGRAMS is not None
        self.folder = Path(tempfile.mkdtemp(prefix="floor"))
        self._as = None if os.geteuid() else pwd.getpwnam("nobody").pw_uid  # both programs refuse root
        self._made = 0
        if self._as is not None:
            os.chown(self.folder, self._as, -1)
        data = self.folder / "data"
        words = ["-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        self._run([str(PROGRAMS / "initdb"), *words]).wait()
        (data / "pg_hba.conf").write_text(RIGHTS)
        self.start()

    def dsn(self, database: str, user: str = "postgres") -> str:
        return f"host={self.folder} dbname={database} user={user}"

    def another(self) -> str:
        """The name of a fresh database like `made`."""
        self._made += 1
        name = f"floor{self._made}"
        with psycopg.connect(self.dsn("postgres"), autocommit=True) as line:
            line.execute(f"CREATE DATABASE {name} TEMPLATE made".encode())
        return name

    def start(self) -> None:
        """Begin, and wait until it answers."""
        assert PROGRAMS is not None
        words = ["-D", str(self.folder / "data"), "-k", str(self.folder), "-h", "", "-F"]
        self._server = self._run([str(PROGRAMS / "postgres"), *words, "-c", "log_min_messages=panic"])
        until_s = time.monotonic() + PATIENCE_S
        while True:
            try:
                psycopg.connect(self.dsn("postgres")).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < until_s, "PostgreSQL does not start"
                time.sleep(0.02)

    def kill(self) -> None:
        """kill -9, with all its processes, each of which leads a group of its own."""
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

    def _run(self, words: list[str]) -> subprocess.Popen[bytes]:
        null = subprocess.DEVNULL
        return subprocess.Popen(words, stdin=null, stdout=null, stderr=null, user=self._as, cwd=self.folder)
