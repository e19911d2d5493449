"""A PostgreSQL of one's own for a while: made in a folder, reached by a Unix socket alone, gone with the folder."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import psycopg

from controller.floor.connection import FloorFault
from controller.floor.orphans import Orphan
from controller.games.message import say

RIGHTS = "local all postgres trust\nlocal all all scram-sha-256\n"
"""Who may connect: the administrator as he is, others with a password."""
STARTS_S = 60.0
"""Longest until it answers."""
ENDS_S = 10.0
"""Longest until it has ended by itself."""


def programs() -> Path | None:
    """The folder of initdb and postgres: Debian's newest, or that in the PATH; None where there is none."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    found = shutil.which("initdb")
    return debian[-1].parent if debian else Path(found).parent if found else None


class Throwaway:
    """The server, which answers. Raises FloorFault where there is no PostgreSQL, or it does not start."""

    rights = RIGHTS
    options: Sequence[str] = ("-h", "", "-F")
    """Of postgres: it listens at its socket alone, and does not wait for the disk."""

    def __init__(self) -> None:
        found = programs()
        if found is None:
            raise FloorFault(say("cli-floor-no-postgresql"))
        self._programs = found
        self.folder = Path(tempfile.mkdtemp(prefix="floor"))
        self._as = None if os.geteuid() else pwd.getpwnam("nobody").pw_uid  # both programs refuse root
        self._server: subprocess.Popen[bytes] | None = None
        """What runs: initdb, then postgres."""
        self._watch = Orphan(None, self.folder)
        try:
            if self._as is not None:
                os.chown(self.folder, self._as, -1)
            data = self.folder / "data"
            words = ["-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
            self._begin([str(self._programs / "initdb"), *words])
            assert self._server is not None
            if self._server.wait():
                raise FloorFault(say("cli-floor-postgresql-not-made", folder=str(self.folder)))
            (data / "pg_hba.conf").write_text(self.rights)
            self.start()
        except BaseException:
            self.close()
            raise

    def dsn(self, database: str, user: str = "postgres") -> str:
        """The address of a database there."""
        return f"host={self.folder} dbname={database} user={user}"

    def start(self) -> None:
        """Begin, and wait until it answers. Raises FloorFault."""
        words = ["-D", str(self.folder / "data"), "-k", str(self.folder), *self.options]
        # Shared memory in the folder: what a server that is killed leaves in /dev/shm nobody takes away.
        words += ["-c", "dynamic_shared_memory_type=mmap", "-c", "log_min_messages=panic"]
        server = self._begin([str(self._programs / "postgres"), *words])
        until_s = time.monotonic() + STARTS_S
        while True:
            try:
                psycopg.connect(self.dsn("postgres")).close()
                return
            except psycopg.OperationalError:
                if server.poll() is not None or time.monotonic() > until_s:
                    raise FloorFault(say("cli-floor-postgresql-not-made", folder=str(self.folder))) from None
                time.sleep(0.02)

    def make(self, database: str) -> str:
        """Makes a database; its address. Raises psycopg's errors."""
        with psycopg.connect(self.dsn("postgres"), autocommit=True) as line:
            line.execute(f'CREATE DATABASE "{database}"'.encode())
        return self.dsn(database)

    def close(self) -> None:
        """End it, whoever is still connected, and take its folder away."""
        server, self._server = self._server, None
        if server is not None:
            server.send_signal(signal.SIGINT)
            try:
                server.wait(ENDS_S)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
        self._watch.call_off()

    def _begin(self, words: list[str]) -> subprocess.Popen[bytes]:
        """A program of PostgreSQL, which a terminal's Ctrl-C does not reach: it is ended last."""
        null = subprocess.DEVNULL
        self._server = subprocess.Popen(
            words, stdin=null, stdout=null, stderr=null, user=self._as, cwd=self.folder, start_new_session=True
        )
        before, self._watch = self._watch, Orphan(self._server.pid, self.folder)
        before.call_off()
        return self._server
