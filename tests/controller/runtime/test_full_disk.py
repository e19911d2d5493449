"""A disk that is full when the table starts: it is named, and safe mode shows the table all the same."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import sqlite3
import subprocess
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from controller.__main__ import main
from controller.config import TableConfig, WebConfig
from controller.runtime import runner, store
from controller.runtime.journal import Journal, JournalError
from controller.runtime.wiring.assembly import Parts, running
from controller.table.state import live, stopped
from tests.controller.at_work import AtWork, dealing
from tests.controller.runtime.test_journal import AT
from tests.controller.runtime.test_journal_format import BARE
from tests.controller.runtime.test_table_journal import until
from tests.english import english, raises_saying

FULL = r"the disk is full \(0 MB free\)"


class Disk:
    """A small disk of its own, in memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self) -> None:
        """To the last byte. The memory that SQLite shares goes with the last program that had the file open."""
        for shared in self.folder.glob("*-shm"):
            shared.unlink()
        with (self.folder / "filler").open("wb", buffering=0) as filler, contextlib.suppress(OSError):
            while True:
                filler.write(b"x" * 4096)
        assert shutil.disk_usage(self.folder).free == 0

    def empty(self) -> None:
        (self.folder / "filler").unlink()


class RecordedDisk(Disk):
    """The same where nobody may mount one, by what SQLite 3.40.1 raised on one: to open a file in WAL mode "disk I/O
    error" (SQLITE_IOERR_SHMSIZE), to write to one without shared memory "database or disk is full" (SQLITE_FULL)."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(folder)
        self._full = False
        opened, write = Journal._opened, Journal._write

        def refused(journal: Journal, *, alone: bool = False) -> sqlite3.Connection:
            if self._full and not alone:
                raise sqlite3.OperationalError("disk I/O error")
            return opened(journal, alone=alone)

        def unwritten(journal: Journal, statement: str, rows: Sequence[tuple[Any, ...]], **how: Any) -> None:
            write(journal, "INSERT INTO nowhere VALUES (1)" if self._full else statement, rows, **how)

        usage = shutil.disk_usage
        monkeypatch.setattr(Journal, "_opened", refused)
        monkeypatch.setattr(Journal, "_write", unwritten)
        monkeypatch.setattr(
            shutil, "disk_usage", lambda of: shutil._ntuple_diskusage(9, 9, 0) if self._full else usage(of)
        )

    def fill(self) -> None:
        self._full = True

    def empty(self) -> None:
        self._full = False


@pytest.fixture(params=["mounted", "recorded"])
def disk(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    if request.param == "recorded":
        yield RecordedDisk(tmp_path, monkeypatch)
        return
    folder = tmp_path / "disk"
    folder.mkdir()
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=900k", "tmpfs", folder], capture_output=True, text=True)
    if done.returncode:
        pytest.skip("only root may mount a small disk; what one answers is tried as it was recorded")
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


async def _filled(disk: Disk) -> Path:
    """A table with a deal begun, ended, on a disk that is full since."""
    path = disk.folder / "t.db"
    async with dealing(path) as t:
        await t.sees(0, "7C")
    disk.fill()
    return path


async def test_it_is_named_by_whoever_opens_the_journal(disk: Disk) -> None:
    path = await _filled(disk)
    with raises_saying(JournalError, match=f"t.db cannot be opened: {FULL}"):
        Journal(path)
    disk.empty()
    with closing(Journal(path)) as journal:
        journal.append([{"kind": "a"}], at=AT)


def test_it_is_named_in_one_line_by_the_command(disk: Disk, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = asyncio.run(_filled(disk))
    config = tmp_path / "table.toml"
    config.write_text(BARE.replace('"t.db"', f'"{path}"'))
    assert main(["run", "--config", str(config)]) == 2
    (line,) = capfd.readouterr().err.splitlines()
    assert line == f"faro run: the journal {path} cannot be opened: the disk is full (0 MB free)"


async def test_safe_mode_shows_the_table_and_journals_again_when_there_is_room(
    disk: Disk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(runner, "TICK_S", 0.02)
    path = await _filled(disk)
    caplog.set_level(logging.ERROR)
    async with running(
        Parts(untouched=True),
        TableConfig(bank=10_000),
        {},
        journal_path=path,
        web=WebConfig(port=0),
        safe=True,
    ) as at_work:
        table = at_work.table
        assert [str(card) for card in live(table.state).cards] == ["7C"], "what lay in the write-ahead log too"
        assert live(table.state).purses == {"ann": 1000}
        held = stopped(table.state)
        assert held is not None
        assert english(held.text).startswith(f"journal: the journal {path} cannot be written: the disk is full (0 MB")
        shown = at_work.queries.view()["hold"]["text"]
        assert english(shown) == "journal: the disk is full (0 MB free)", "guests read no path"
        page = await asyncio.to_thread(lambda: urllib.request.urlopen(f"{at_work.address}display").status)
        assert page == 200
        await asyncio.sleep(0.2)
        assert len(caplog.records) == 1, "tried again ten times, and logged once"
        disk.empty()
        await until(table, lambda: "journal" not in table.state.faults)
        await until(table, lambda: table.store.journal.last_at and not table._unwritten)
    with closing(Journal(path, read_only=True)) as journal:
        assert [row.body["kind"] for row in journal.rows()].count("booted") == 2


async def test_a_full_disk_holds_back_the_table_itself(disk: Disk) -> None:
    """Without `safe`: the next start may have room."""
    path = await _filled(disk)
    with raises_saying(JournalError, match=FULL):
        async with AtWork(path):
            raise AssertionError("it is open")


async def test_a_journal_that_stays_away_is_logged_once_in_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(runner, "TICK_S", 0.01)
    caplog.set_level(logging.ERROR)
    path, away = tmp_path / "t.db", tmp_path / "away.db"
    now_s = 0.0
    async with dealing(path) as t:
        t.table.store.clock = lambda: now_s
        path.rename(away)
        await until(t.table, lambda: "journal" in t.state.faults)
        seen = t.table.version
        await until(t.table, lambda: t.table.version >= seen + 5)
        assert len(caplog.records) == 1
        now_s = store.LOG_GAP_S
        seen = t.table.version
        await until(t.table, lambda: t.table.version >= seen + 5)
        assert len(caplog.records) == 2
        away.rename(path)
        await until(t.table, lambda: "journal" not in t.state.faults)
        path.rename(away)
        await until(t.table, lambda: "journal" in t.state.faults)
        assert len(caplog.records) == 3, "away once more"
        away.rename(path)
