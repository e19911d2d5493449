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


def runs(pid: str) -> bool:
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
SHAPE = """
SELECT md5(string_agg(one, ' ' ORDER BY one)) FROM (
    SELECT concat_ws(' ', 'trigger', tgrelid::regclass, tgname, tgenabled) AS one FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT concat_ws(' ', 'table', oid::regclass, relkind, pg_get_expr(relpartbound, oid))
        FROM pg_class WHERE relnamespace = 'floor'::regnamespace
    UNION ALL SELECT concat_ws(' ', 'function', oid::regprocedure, md5(prosrc)) FROM pg_proc
        WHERE pronamespace = 'floor'::regnamespace
    UNION ALL SELECT concat_ws(' ', 'month', first, partition) FROM floor.months
) s
"""
"""A digest of all that a test may alter beside rows. Rights of logins are not in it: each table that is enrolled has
some."""
TABLES = """
SELECT oid::regclass::text FROM pg_class WHERE relnamespace = 'floor'::regnamespace AND relkind IN ('r', 'p')
    AND relname NOT IN ('alembic_version', 'months')
"""


class Cluster(Throwaway):
    """The server with the database `made`, which has the floor's schema, and others made of it by `another`."""

    def __init__(self) -> None:
        super().__init__()
        self._made = 0
        self._emptied: list[str] = []

    def another(self) -> str:
        """The name of a database like `made`: an emptied one, else a new one, which takes longer."""
        if self._emptied:
            return self._emptied.pop()
        self._made += 1
        name = f"floor{self._made}"
        with psycopg.connect(self.dsn("postgres"), autocommit=True) as line:
            line.execute(f"CREATE DATABASE {name} TEMPLATE made".encode())
        return name

    def done_with(self, database: str) -> None:
        """Nobody needs it any more. It is emptied for the next one, where the test has altered no more than rows."""
        with contextlib.suppress(psycopg.Error), psycopg.connect(self.dsn(database), autocommit=True) as line:
            (shape,) = line.execute(SHAPE).fetchone() or ("",)
            with psycopg.connect(self.dsn("made")) as made:
                if (shape,) != made.execute(SHAPE).fetchone():
                    return
            tables = [name for (name,) in line.execute(TABLES).fetchall()]
            line.execute("SET lock_timeout = '2s'")
            line.execute("SET session_replication_role = replica")  # no trigger holds it
            line.execute(f"TRUNCATE {', '.join(tables)} RESTART IDENTITY CASCADE".encode())
            self._emptied.append(database)

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
        while any(map(runs, children)):
            assert time.monotonic() < until_s, "PostgreSQL does not end"
            time.sleep(0.01)

    def end(self) -> None:
        self.kill()
        shutil.rmtree(self.folder)
        self._watch.call_off()
