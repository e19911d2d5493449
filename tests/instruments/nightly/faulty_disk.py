"""I/O faults below SQLite: the n-th write, sync or read of the journal fails, or one that was reported done is lost.

Run as a process of its own, with `faulty_io.c` put before the C library: `check` compiles it and starts it.
An evening of faro (tests/instruments/simulate) is played on such a disk: what was acknowledged is there after every
start, money is conserved, and a start that the disk refuses is refused in one line. A disk with false reports cannot be
found out at once; there the journal may be refused, or end early, but no row may differ from what was written.
"""

from __future__ import annotations

import ctypes
import errno
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from controller.runtime.journal import Journal, JournalError
from tests.english import english
from tests.instruments.simulate.evening import Broken, Evening

ROOT = Path(__file__).parents[3]
FAULTS = {"write": 1, "sync": 2, "read": 3, "torn": 4, "lie": 5, "lied_sync": 6}
"""By the number that `faulty_io.c` gives each."""
LIES = ("lie", "lied_sync")
ERRORS = (errno.EIO, errno.ENOSPC)
APART = (60, 600)
"""Calls from one fault to the next. A commit takes about seven: the table must come to its end between them."""
ROWS = 120
"""Events written onto a disk that falsely reports writes as done."""


class FaultyIo:
    """The shim that is loaded into this process. While armed, the `first` call of `fault` fails, later one now and
    then."""

    def __init__(self, fault: str, first: int, rng: random.Random) -> None:
        self._lib = ctypes.CDLL(None)
        self._lib.faulty_io_disarm.restype = ctypes.c_long
        self._fault, self._rng, self._left = FAULTS[fault], rng, first
        self.fired = 0

    @contextmanager
    def armed(self) -> Iterator[None]:
        """For what is done inside, in this thread."""
        self._lib.faulty_io_arm(self._fault, ctypes.c_long(self._left), self._rng.choice(ERRORS))
        try:
            yield
        finally:
            seen = int(self._lib.faulty_io_disarm())
            if seen >= self._left:
                self.fired += 1
                self._left = self._rng.randint(*APART)
            else:
                self._left -= seen


class ArmedConnection:
    """A journal's connection whose writes meet the faults."""

    def __init__(self, db: Any, faults: FaultyIo) -> None:
        self._db, self._faults = db, faults

    def execute(self, statement: str, *values: Any) -> Any:
        if statement in ("BEGIN IMMEDIATE", "COMMIT"):
            with self._faults.armed():
                return self._db.execute(statement, *values)
        return self._db.execute(statement, *values)

    def executemany(self, statement: str, rows: Any) -> Any:
        with self._faults.armed():
            return self._db.executemany(statement, rows)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)


class FaultyEvening(Evening):
    """An evening of faro on that disk, with restarts."""

    def __init__(self, seed: int, fault: str, first: int) -> None:
        super().__init__(seed, ("power", "second", "tablet"), deals=1)
        self.faults = FaultyIo(fault, first, random.Random(seed))
        self.refused_starts = 0

    def _start(self) -> None:
        """A start may be refused in one line; systemd would start the program again."""
        try:
            with self.faults.armed():
                super()._start()
        except JournalError as error:
            self.refused_starts += 1
            line = english(error.message)
            if not line or "\n" in line:
                raise self.broken(f"a refused start is not one line: {line!r}") from error
            if self._journal is not None:
                self._journal.close()
            super()._start()
        assert self._journal is not None
        self._journal._db = ArmedConnection(self._journal._db, self.faults)  # type: ignore[assignment]


def play(seed: int, fault: str, first: int) -> FaultyEvening:
    """Plays one evening. Raises Broken."""
    evening = FaultyEvening(seed, fault, first)
    evening.play()
    return evening


def lied_to(seed: int, fault: str, first: int) -> int:
    """Writes rows onto a disk with false reports, perhaps cut off, and reads them back: how many reports were false.

    Raises Broken where a row is not what was written."""
    rng = random.Random(seed)
    folder = Path(tempfile.mkdtemp(prefix="lies-"))
    try:
        path = folder / "0" / "table.db"
        path.parent.mkdir()
        faults = FaultyIo(fault, first, rng)
        written = [{"type": "note", "number": n, "text": "x" * rng.randrange(6000)} for n in range(ROWS)]
        journal = Journal(path)
        journal._db = ArmedConnection(journal._db, faults)  # type: ignore[assignment]
        try:
            for body in written:
                journal.append([body], at="2026-01-01T00:00:00.000+00:00")
        except JournalError:
            pass  # found out at once
        if rng.random() < 0.5:
            shutil.copytree(path.parent, folder / "1")
            path = folder / "1" / path.name
        try:
            journal.close()
            read = Journal(path)
            try:
                for number, row in enumerate(read.rows()):
                    if dict(row.body) != written[number]:
                        raise Broken(f"row {number + 1} is not what was written: {row.body}")
            finally:
                read.close()
        except JournalError as error:
            if "\n" in english(error.message):
                raise Broken(f"a refusal of more than one line: {english(error.message)!r}") from error
        return faults.fired
    finally:
        shutil.rmtree(folder)


def draw(rng: random.Random) -> dict[str, Any]:
    """One run: the first fault at one of the first calls, or later."""
    return {"seed": rng.randrange(2**32), "fault": rng.choice(list(FAULTS)), "first": round(1.5 ** rng.uniform(0, 16))}


def check(seed: int, fault: str, first: int) -> None:
    """Raises AssertionError with what the process said, where something did not hold."""
    env = {**os.environ, "LD_PRELOAD": str(shim()), "FAULTY_IO_FILE": "table.db"}
    run = json.dumps({"seed": seed, "fault": fault, "first": first})
    ended = subprocess.run(
        [sys.executable, "-m", __name__, run], cwd=ROOT, env=env, capture_output=True, text=True, timeout=600
    )
    assert ended.returncode == 0, (ended.stdout + ended.stderr).strip()[-3000:]


@cache
def shim() -> Path:
    """`faulty_io.c`, compiled into build/nightly. Raises CalledProcessError, FileNotFoundError where no compiler is."""
    made = ROOT / "build" / "nightly" / "faulty_io.so"
    made.parent.mkdir(parents=True, exist_ok=True)
    source = Path(__file__).with_name("faulty_io.c")
    if not made.is_file() or made.stat().st_mtime < source.stat().st_mtime:
        part = made.with_suffix(f".{os.getpid()}")
        flags = ("-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-std=gnu99")
        subprocess.run(["gcc", *flags, str(source), "-o", str(part), "-ldl"], check=True)
        part.rename(made)
    return made


def main() -> int:
    data = json.loads(sys.argv[1])
    try:
        if data["fault"] in LIES:
            print(f"{lied_to(**data)} lies")
        else:
            evening = play(**data)
            print(f"{evening.steps} steps, {evening.faults.fired} faults, {evening.refused_starts} refused starts")
    except Broken as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
