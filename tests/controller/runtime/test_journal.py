"""The journal: what is in it stays in it, in order, tampering shows, and one program alone writes it."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from controller.runtime import journal as journal_module
from controller.runtime.journal import Journal, JournalError, JournalLost
from tests.english import raises_saying

AT = "2026-01-01T00:00:00.000+00:00"
ROOT = Path(__file__).resolve().parents[3]


@contextmanager
def tampering(path: Path) -> Iterator[sqlite3.Connection]:
    """The file as a person with SQLite and without scruples has it."""
    with closing(sqlite3.connect(path)) as db:
        for table in ("events", "pictures"):
            for act in ("changed", "deleted"):
                db.execute(f"DROP TRIGGER IF EXISTS {table}_are_never_{act}")
        yield db
        db.commit()


def read(path: Path) -> list[Any]:
    with closing(Journal(path, read_only=True)) as journal:
        return [row.body["kind"] for row in journal.rows()]


def test_what_was_appended_comes_back_in_order(tmp_path: Path) -> None:
    with closing(Journal(tmp_path / "j.db")) as journal:
        journal.append([{"kind": "a"}, {"kind": "b", "n": 1}], at=AT, command="c1")
        journal.append([{"kind": "c"}], at=AT)
    with closing(Journal(tmp_path / "j.db")) as again:
        rows = list(again.rows())
        assert [(row.seq, row.command, row.body) for row in rows] == [
            (1, "c1", {"kind": "a"}),
            (2, "c1", {"kind": "b", "n": 1}),
            (3, None, {"kind": "c"}),
        ]
        again.append([{"kind": "d"}], at=AT)
        assert [row.seq for row in again.rows()] == [1, 2, 3, 4]
        assert [row.seq for row in again.rows(2, rows[1].hash)] == [3, 4]
        assert again.hash_of(2) == rows[1].hash
        assert again.hash_of(5) is None
        again.append([{"kind": "e"}], at=AT, command="c3#00ff")
        assert [again.command_of(key) for key in ("c1", "c2", "c3", "c")] == ["c1", None, "c3#00ff", None]


def test_rows_and_pictures_cannot_be_changed_or_deleted(tmp_path: Path) -> None:
    with closing(Journal(tmp_path / "j.db")) as journal:
        journal.append([{"kind": "a"}], at=AT)
        journal.put_pictures([b"jpeg"])
    with closing(sqlite3.connect(tmp_path / "j.db")) as db:
        for statement in (
            "UPDATE events SET body = '{}'",
            "DELETE FROM events",
            "UPDATE pictures SET jpeg = x'00'",
            "DELETE FROM pictures",
        ):
            with pytest.raises(sqlite3.IntegrityError, match="append-only"):
                db.execute(statement)


@pytest.mark.parametrize("column", ["body", "at", "command"])
@pytest.mark.parametrize("value", ["'{}'", "x'7b7d'", "7"])
def test_a_row_altered_behind_our_back_is_found(tmp_path: Path, column: str, value: str) -> None:
    with closing(Journal(tmp_path / "j.db")) as journal:
        journal.append([{"kind": "a"}, {"kind": "b"}, {"kind": "c"}], at=AT, command="x")
    with tampering(tmp_path / "j.db") as db:
        db.execute(f"UPDATE events SET {column} = {value} WHERE seq = 2")
    with raises_saying(JournalError, match="altered at event 2"):
        read(tmp_path / "j.db")


@pytest.mark.parametrize(("seq", "found"), [(2, 2), (1, 1)])
def test_a_row_cut_out_is_found(tmp_path: Path, seq: int, found: int) -> None:
    with closing(Journal(tmp_path / "j.db")) as journal:
        journal.append([{"kind": "a"}, {"kind": "b"}, {"kind": "c"}], at=AT)
    with tampering(tmp_path / "j.db") as db:
        db.execute("DELETE FROM events WHERE seq = ?", (seq,))
    with raises_saying(JournalError, match=f"altered at event {found}"):
        read(tmp_path / "j.db")


def test_rows_that_vanish_from_the_end_of_an_open_journal_are_found(tmp_path: Path) -> None:
    with closing(Journal(tmp_path / "j.db")) as journal:
        journal.append([{"kind": "a"}, {"kind": "b"}], at=AT)
        with tampering(tmp_path / "j.db") as db:
            db.execute("DELETE FROM events WHERE seq = 2")
        with raises_saying(JournalError, match="altered at event 2"):
            list(journal.rows())


def test_the_name_of_a_picture_is_that_of_every_journal_before(tmp_path: Path) -> None:
    with closing(Journal(tmp_path / "j.db")) as journal:
        assert journal.put_pictures([b"a picture"]) == ["92b2fa58028958317e408bd84ecfa70f"]


def test_pictures_are_kept_by_digest(tmp_path: Path) -> None:
    with closing(Journal(tmp_path / "j.db")) as journal:
        one, other = journal.put_pictures([b"jpeg", b"other"])
        assert journal.put_pictures([b"jpeg"]) == [one]
        assert (journal.picture(one), journal.picture(other)) == (b"jpeg", b"other")
        assert journal.picture("00") is None
        assert journal.put_pictures([]) == []


@pytest.mark.parametrize("value", ["x'00'", "'jpeg'", "7"])
def test_an_altered_picture_is_not_handed_out(tmp_path: Path, value: str) -> None:
    with closing(Journal(tmp_path / "j.db")) as journal:
        digest = journal.put_pictures([b"jpeg"])[0]
    with tampering(tmp_path / "j.db") as db:
        db.execute(f"UPDATE pictures SET jpeg = {value}")
    with (
        closing(Journal(tmp_path / "j.db", read_only=True)) as journal,
        raises_saying(JournalError, match=f"altered picture: {digest}"),
    ):
        journal.picture(digest)


def _no_database(path: Path) -> None:
    path.write_bytes(b"not a database at all" * 100)


def _other_format(path: Path) -> None:
    Journal(path).close()
    with tampering(path) as db:
        db.execute("DELETE FROM meta")
        db.execute("INSERT INTO meta VALUES ('format', 'of another make')")


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (_no_database, "cannot be opened: file is not a database"),
        (_other_format, "has format 'of another make'; this program reads"),
    ],
)
def test_a_file_that_is_no_journal_is_refused_in_one_line_and_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: Callable[[Path], None], says: str
) -> None:
    path = tmp_path / "j.db"
    make(path)
    opened: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def noted(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        opened.append(connect(*args, **kwargs))
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", noted)
    for read_only in (False, True, False):
        with raises_saying(JournalError, match=says):
            Journal(path, read_only=read_only)
    for db in opened:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            db.execute("SELECT 1")


def test_no_journal_is_made_where_one_is_read(tmp_path: Path) -> None:
    with raises_saying(JournalError, match="no journal at"):
        Journal(tmp_path / "none.db", read_only=True)
    assert list(tmp_path.iterdir()) == []


# --- one writer ---------------------------------------------------------------------------------------------------


def test_a_second_writer_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "j.db"
    with closing(Journal(path)) as journal:
        journal.append([{"kind": "a"}], at=AT)
        with raises_saying(JournalError, match=rf"in use by another program \(process {os.getpid()}\)"):
            Journal(path)
        assert read(path) == ["a"], "reading goes on beside it"
        journal.append([{"kind": "b"}], at=AT)
    with closing(Journal(path)) as journal:
        assert journal.last_seq == 2


def test_a_killed_writer_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "j.db"
    hold = f"""
import sys
from pathlib import Path
from controller.runtime.journal import Journal
journal = Journal(Path({str(path)!r}))
journal.append([{{"kind": "a"}}], at="{AT}")
print("open", flush=True)
sys.stdin.read()
"""
    other = subprocess.Popen(
        [sys.executable, "-c", hold], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        with raises_saying(JournalError, match=rf"in use by another program \(process {other.pid}\)"):
            Journal(path)
        other.send_signal(signal.SIGKILL)
    with closing(Journal(path)) as journal:
        assert [row.body["kind"] for row in journal.rows()] == ["a"]


def test_the_lock_names_its_holder_alone_and_is_given_back_once(tmp_path: Path) -> None:
    lock = tmp_path / "j.db.lock"
    lock.write_text("99999999999999999999\nof another day")
    lock.chmod(0o600)
    journal = Journal(tmp_path / "j.db")
    assert lock.read_text() == str(os.getpid())
    open_files = len(os.listdir("/proc/self/fd"))
    for _ in range(3):
        with raises_saying(JournalError, match="in use by another program"):
            Journal(tmp_path / "j.db")
    assert len(os.listdir("/proc/self/fd")) == open_files
    journal.close()
    journal.close()


def test_a_lock_that_is_made_is_the_tables_own(tmp_path: Path) -> None:
    with closing(Journal(tmp_path / "j.db")):
        assert (tmp_path / "j.db.lock").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("umask", [0o022, 0o000])
def test_a_journal_is_readable_to_its_owner_alone(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        with closing(Journal(tmp_path / "j.db")) as journal:
            journal.append([{"kind": "a"}], at=AT)
            modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(("j.db", "j.db-wal", "j.db-shm", "j.db.lock"), 0o600)


@pytest.mark.parametrize(("had", "has"), [(0o644, 0o640), (0o666, 0o660), (0o640, 0o640), (0o600, 0o600)])
def test_an_older_journal_is_taken_from_strangers_and_left_to_its_group(tmp_path: Path, had: int, has: int) -> None:
    path = tmp_path / "j.db"
    Journal(path).close()
    path.chmod(had)
    with closing(Journal(path)) as journal:
        journal.append([{"kind": "a"}], at=AT)
        assert {file.stat().st_mode & 0o777 for file in tmp_path.glob("j.db*") if file.suffix != ".lock"} == {has}


# --- writes that go wrong -----------------------------------------------------------------------------------------


class Faulty:
    """A connection to SQLite of which a statement fails, before it is carried out or after."""

    def __init__(self, db: sqlite3.Connection, statement: str, *, after: bool = False) -> None:
        self.db = db
        self.statement: str | tuple[str, ...] | None = statement
        self.after = after

    def execute(self, statement: str, *values: Any) -> Any:
        fails = self.statement is not None and statement.startswith(self.statement)
        if fails and not self.after:
            raise sqlite3.OperationalError("disk I/O error")
        found = self.db.execute(statement, *values)
        if fails:
            raise sqlite3.OperationalError("disk I/O error")
        return found

    def __getattr__(self, name: str) -> Any:
        return getattr(self.db, name)


def faulty(journal: Journal, statement: str, *, after: bool = False) -> Faulty:
    assert journal._db is not None
    made = Faulty(journal._db, statement, after=after)
    journal._db = made  # type: ignore[assignment]
    return made


def test_a_commit_that_reports_an_error_though_its_rows_are_in_the_file_is_taken_as_done(tmp_path: Path) -> None:
    with closing(Journal(tmp_path / "j.db")) as journal:
        journal.append([{"kind": "a"}], at=AT)
        db = faulty(journal, "COMMIT", after=True)
        journal.append([{"kind": "b"}, {"kind": "c"}], at=AT)
        db.statement = None
        journal.append([{"kind": "d"}], at=AT)
        assert [row.body["kind"] for row in journal.rows()] == ["a", "b", "c", "d"]


@pytest.mark.parametrize("statement", ["BEGIN", "COMMIT"])
def test_a_refused_write_changes_nothing_and_can_be_tried_again(tmp_path: Path, statement: str) -> None:
    with closing(Journal(tmp_path / "j.db")) as journal:
        journal.append([{"kind": "a"}], at=AT)
        db = faulty(journal, statement)
        for _ in range(3):
            with raises_saying(JournalError, match="cannot be written: disk I/O error"):
                journal.append([{"kind": "b"}], at=AT)
        db.statement = None
        journal.append([{"kind": "c"}], at=AT)
        assert [row.body["kind"] for row in journal.rows()] == ["a", "c"]


def test_a_refused_write_that_cannot_be_taken_back_is_not_taken_for_done(tmp_path: Path) -> None:
    """Its rows are seen from within the transaction that still stands open."""
    with closing(Journal(tmp_path / "j.db")) as journal:
        journal.append([{"kind": "a"}], at=AT)
        db = faulty(journal, "COMMIT")
        db.statement = ("COMMIT", "ROLLBACK")
        for _ in range(2):
            with raises_saying(JournalError, match="a refused write cannot be taken back"):
                journal.append([{"kind": "b"}], at=AT)
        db.statement = None
        db.db.execute("ROLLBACK")
        journal.append([{"kind": "c"}], at=AT)
        assert [row.body["kind"] for row in journal.rows()] == ["a", "c"]


def test_a_journal_that_was_emptied_while_a_write_was_in_doubt_is_lost(tmp_path: Path) -> None:
    with closing(Journal(tmp_path / "j.db")) as journal:
        journal.append([{"kind": "a"}], at=AT)
        db = faulty(journal, "COMMIT")
        db.statement = ("COMMIT", "SELECT")
        with raises_saying(JournalError, match="cannot be read"):
            journal.append([{"kind": "b"}], at=AT)
        db.statement = None
        for (trigger,) in db.db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            db.db.execute(f"DROP TRIGGER {trigger}")
        db.db.execute("DELETE FROM events")
        with pytest.raises(JournalLost):
            journal.append([{"kind": "c"}], at=AT)


def test_rows_of_another_program_are_not_written_over_nor_taken_for_ours(tmp_path: Path) -> None:
    path = tmp_path / "j.db"
    with closing(Journal(path)) as journal:
        journal.append([{"kind": "a"}], at=AT)
        with closing(sqlite3.connect(path)) as other:
            other.execute("INSERT INTO events VALUES (2, ?, NULL, '{}', 'other')", (AT,))
            other.commit()
        with raises_saying(JournalLost, match="ends at event 2, this table's last is event 1"):
            journal.append([{"kind": "b"}], at=AT)


def test_a_write_that_was_reported_as_refused_and_is_there_after_all_ends_the_program(tmp_path: Path) -> None:
    """The commit fails after it was done, and the file cannot be read at once to find out."""
    with closing(Journal(tmp_path / "j.db")) as journal:
        journal.append([{"kind": "a"}], at=AT)
        working = journal._db
        db = faulty(journal, "COMMIT", after=True)
        faulty(journal, "SELECT")
        with raises_saying(JournalError, match="cannot be read"):
            journal.append([{"kind": "b"}], at=AT)
        with raises_saying(JournalError, match="cannot be read"):
            journal.append([{"kind": "b"}], at=AT)
        assert db.db is working
        journal._db = working
        with raises_saying(JournalLost, match="ends at event 2"):
            journal.append([{"kind": "b"}], at=AT)


def test_a_full_disk_refuses_and_room_again_goes_on(tmp_path: Path) -> None:
    """The kernel itself refuses: no file of this process may grow further."""
    path = tmp_path / "j.db"
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    with closing(Journal(path)) as journal:
        journal.append([{"kind": "a"}], at=AT)
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (Path(f"{path}-wal").stat().st_size + 3000, limit[1]))
            for _ in range(3):
                with raises_saying(JournalError, match="cannot be written"):
                    journal.append([{"kind": "b", "text": "x" * 50_000}], at=AT)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limit)
        journal.append([{"kind": "c"}], at=AT)
    assert read(path) == ["a", "c"]


@pytest.mark.parametrize("suffix", ["", "-wal"])
def test_a_file_that_was_removed_or_replaced_is_not_written_to(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / "j.db"
    file = Path(f"{path}{suffix}")
    with closing(Journal(path)) as journal:
        journal.append([{"kind": "a"}], at=AT)
        journal.in_place()
        file.rename(tmp_path / "away")
        with raises_saying(JournalError, match="has been removed while the table runs"):
            journal.in_place()
        with raises_saying(JournalError, match="has been removed while the table runs"):
            journal.append([{"kind": "b"}], at=AT)
        shutil.copy(tmp_path / "away", file)
        with raises_saying(JournalError, match="has been replaced by another file"):
            journal.append([{"kind": "b"}], at=AT)
        (tmp_path / "away").rename(file)
        journal.append([{"kind": "c"}], at=AT)
    assert read(path) == ["a", "c"]


# --- the write-ahead log ------------------------------------------------------------------------------------------


class SlowDisk:
    """Connections opened while it is in place stand still where the log is written back, until the disk goes on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.stands = threading.Event()
        self.goes_on = threading.Event()
        self.begun = 0
        self._connect = sqlite3.connect
        monkeypatch.setattr(sqlite3, "connect", self._slow)

    def _slow(self, *args: Any, **kwargs: Any) -> Any:
        disk, db = self, self._connect(*args, **kwargs)

        class Slow:
            def execute(self, statement: str, *values: Any) -> Any:
                if statement.startswith("PRAGMA wal_checkpoint"):
                    disk.begun += 1
                    disk.stands.set()
                    disk.goes_on.wait(10)
                return db.execute(statement, *values)

            def __getattr__(self, name: str) -> Any:
                return getattr(db, name)

        return Slow()


def pages(journal: Journal, count: int) -> None:
    """Write `count` events, each of a page or a little more, ten at a time."""
    for _ in range(count // 10):
        journal.append([{"kind": "a", "text": "x" * 4000}] * 10, at=AT)


def test_events_are_appended_while_the_log_is_written_back_on_a_disk_that_stands_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "j.db"
    with closing(Journal(path)) as journal:
        empty = path.stat().st_size
        pages(journal, 1200)
        assert path.stat().st_size == empty, "no commit waits for the file itself"
        disk = SlowDisk(monkeypatch)
        journal.write_back()
        assert disk.stands.wait(10)
        journal.append([{"kind": "b"}], at=AT)
        journal.write_back()
        assert disk.begun == 1
        assert not disk.goes_on.is_set()
        disk.goes_on.set()
        assert journal._writing_back is not None
        journal._writing_back.join()
        shutil.copy(path, tmp_path / "alone.db")
        assert len(read(tmp_path / "alone.db")) == 1201
        log_bytes = Path(f"{path}-wal").stat().st_size
        pages(journal, 100)
        assert Path(f"{path}-wal").stat().st_size == log_bytes, "the log begins anew"
        journal.write_back()
    assert disk.begun == 2
    assert not Path(f"{path}-wal").exists(), "closed, the file holds it all"
    assert len(read(path)) == 1301


def test_the_log_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though nobody asks for it to be written back."""
    monkeypatch.setattr(journal_module, "WAL_MOST_PAGES", 50)
    path = tmp_path / "j.db"
    with closing(Journal(path)) as journal:
        pages(journal, 300)
        assert 50 * 4096 < Path(f"{path}-wal").stat().st_size < 70 * 4096


def test_a_log_that_cannot_be_written_back_is_reported_and_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "j.db"
    with closing(Journal(path)) as journal:
        journal.append([{"kind": "a"}], at=AT)

        def refused(*args: Any, **kwargs: Any) -> None:
            raise sqlite3.OperationalError("disk I/O error")

        with monkeypatch.context() as patch:
            patch.setattr(sqlite3, "connect", refused)
            journal.write_back()
            assert journal._writing_back is not None
            journal._writing_back.join()
        assert caplog.messages == [
            "the journal's write-ahead log is not written back, it goes on growing: disk I/O error"
        ]
        journal.append([{"kind": "b"}], at=AT)
    assert read(path) == ["a", "b"]


def test_a_copy_is_whole_also_while_the_table_writes(tmp_path: Path) -> None:
    with closing(Journal(tmp_path / "j.db")) as journal:
        journal.append([{"kind": "a"}], at=AT)
        digest = journal.put_pictures([b"jpeg"])[0]
        (tmp_path / "j.db").chmod(0o600)
        with closing(Journal(tmp_path / "j.db", read_only=True)) as reader:
            reader.back_up(tmp_path / "copy.db")
            assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600, "whoever may not read the one reads neither"
            with raises_saying(JournalError, match=r"copy.db exists"):
                reader.back_up(tmp_path / "copy.db")
            with raises_saying(JournalError, match="cannot be written"):
                reader.back_up(tmp_path / "no folder" / "copy.db")
        journal.append([{"kind": "b"}], at=AT)
    alone = tmp_path / "elsewhere" / "copy.db"
    alone.parent.mkdir()
    (tmp_path / "copy.db").rename(alone)
    with closing(Journal(alone)) as copy:
        assert [row.body["kind"] for row in copy.rows()] == ["a"]
        assert copy.picture(digest) == b"jpeg"
        copy.append([{"kind": "c"}], at=AT)


def test_a_row_that_its_page_no_longer_counts_is_found(tmp_path: Path) -> None:
    """One number in the last page of the events: the newest row is gone, and the chain before it is whole."""
    path = tmp_path / "j.db"
    with closing(Journal(path)) as journal:
        journal.append([{"kind": "a", "text": "x" * 900} for _ in range(9)], at=AT)
        journal.prove_pages()
    data = bytearray(path.read_bytes())
    page = data.rindex(b'{"kind":"a"') // 4096 * 4096
    cells = int.from_bytes(data[page + 3 : page + 5], "big")
    data[page + 3 : page + 5] = (cells - 1).to_bytes(2, "big")
    path.write_bytes(data)
    assert 0 < len(read(path)) < 9
    with closing(Journal(path, read_only=True)) as journal, raises_saying(JournalError, match="is damaged"):
        journal.prove_pages()
