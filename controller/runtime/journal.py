"""The table's memory on disk: an append-only, hash-chained list of events in SQLite, and the pictures cards were read
from. Written before anything moves (WAL, synchronous=FULL). The only module that imports sqlite3."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import logging
import os
import re
import secrets
import shutil
import sqlite3
import stat
import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from controller.games.message import Message, UserError, say

log = logging.getLogger(__name__)

FORMAT = 3
"""What this program writes, and the newest it reads: the tables below, every kind and field of their rows, and the
games' options. Raised for each that is added (`tests/controller/runtime/test_journal_format.py` holds the list); older
journals stay readable. The number in a file rises with the first event that a newer program writes there, in the same
transaction: until then the program before opens it, from then on it refuses it (`JournalNewer`)."""

ID_BYTES = 16
"""Of chance in a journal's id."""

MOST_DIGITS = 9
"""Digits of a format's number that are read."""

WAL_MOST_PAGES = 16_384
"""Pages of 4 KiB in the write-ahead log (64 MiB) at which a commit writes them back itself, so that the log does not
grow without end; a deal of the demo with its pictures writes some 900."""

FULL_BYTES = 1_000_000
"""Bytes free below which a disk is called full: a deal with its pictures takes 1.4 MB."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS events (
    seq INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without gaps
    at TEXT NOT NULL,             -- UTC, ISO 8601
    command TEXT,                 -- id of the tablet's command that caused it, if any
    body TEXT NOT NULL,           -- the event, JSON
    hash TEXT NOT NULL            -- SHA-256 of the previous hash and this row
);
CREATE INDEX IF NOT EXISTS events_command ON events(command) WHERE command IS NOT NULL;
CREATE TABLE IF NOT EXISTS pictures (digest TEXT PRIMARY KEY, jpeg BLOB NOT NULL);
CREATE TRIGGER IF NOT EXISTS events_are_never_changed BEFORE UPDATE ON events
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER IF NOT EXISTS events_are_never_deleted BEFORE DELETE ON events
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER IF NOT EXISTS pictures_are_never_changed BEFORE UPDATE ON pictures
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER IF NOT EXISTS pictures_are_never_deleted BEFORE DELETE ON pictures
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
"""

_FAILED = (sqlite3.Error, UnicodeError, OverflowError, MemoryError)
"""What `sqlite3` raises on a damaged file: its own errors; text, or a message quoting text, that is no UTF-8 or cannot
become it; lengths beyond all bounds."""
_ID = re.compile("[0-9a-f]{32}")
_COLUMNS = "seq, at, command, body, hash"
_GROWS = "the journal's write-ahead log is not written back, it goes on growing: %s"


class JournalError(UserError):
    """The journal cannot be used: not ours, damaged, in use elsewhere, or the disk refuses."""


class JournalNewer(JournalError):
    """A newer program has written there: this one does not know what its rows mean."""


class JournalLost(JournalError):
    """What is in the file is no longer what this program knows: it must end, and start again from the file."""


@dataclass(frozen=True, slots=True)
class Row:
    """One journaled event: running number from 1, UTC time as text, its command's id, the event as JSON object, and
    the hash that chains it to all rows before it."""

    seq: int
    at: str
    command: str | None
    body: Mapping[str, Any]
    hash: str


class Journal:
    """An open journal. One writer, which holds `<file>.lock`; any number of readers on the same file."""

    def __init__(self, path: Path, *, read_only: bool = False, safe: bool = False) -> None:
        """Open or create the journal at `path`, which its owner alone may read. Raises JournalError; JournalNewer, with
        nothing written, for one that a newer program has written to.

        `safe`: where that fails because nothing can be put beside the file, one that is there is opened all the same,
        to be read, and to be written to when that is possible again.
        """
        self._path = path
        self._db: sqlite3.Connection | None = None
        self._lock: int | None = None
        self._files: dict[Path, tuple[int, int]] = {}
        self._in_doubt = False
        self._format = FORMAT
        self._id, self._named = "", False
        self._writing_back: threading.Thread | None = None
        try:
            if read_only:
                if not path.is_file():
                    raise JournalError(say("journal-none", path=str(path)))
                # SQLite puts files beside it even to read; where it may not, one that was closed whole needs none.
                writable = os.access(path.parent, os.W_OK, effective_ids=True)
                whole = not writable and not Path(f"{path}-wal").exists()
                self._db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' * whole}", uri=True)
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                self._lock = _locked(path)
                _keep_private(path)
                try:
                    self._db = self._opened()
                except sqlite3.Error:
                    if not safe:
                        raise
                    self._db = self._opened(alone=True)
            self._format = self._read_format(self._db)
            self._id = self._read_id()
            self._named = self._id != ""
            if not read_only and not self._named:
                self._id = secrets.token_hex(ID_BYTES)
            self._seq, self._hash, self._at = self._last()
            if not read_only:
                self._files = {file: _identity(file) for file in (path, Path(f"{path}-wal"))}
        except (*_FAILED, OSError) as error:
            self.close()
            raise JournalError(say("journal-not-opened", path=str(path), why=_why(error, path.parent))) from None
        except JournalError:
            self.close()
            raise

    @property
    def journal_id(self) -> str:
        """What this journal is called among all others: 32 hex digits by chance. It is in the file from the next event
        on; "" for one that is only read and has none yet. A copy has that of its original."""
        return self._id

    @property
    def last_seq(self) -> int:
        """Number of the newest event, 0 for an empty journal."""
        return self._seq

    @property
    def last_at(self) -> str:
        """Time of the newest event as it is written there, "" for an empty journal."""
        return self._at

    def append(self, bodies: Sequence[Mapping[str, Any]], *, at: str, command: str | None = None) -> None:
        """Put events on disk in one transaction; returns when they are safe there. Raises JournalError when the disk
        refuses, with nothing written; JournalLost when the file holds what this program did not write, or lacks
        what it wrote; ValueError or TypeError, with nothing written, for a body that is no JSON."""
        if self._in_doubt:
            self._settle_doubt()
        seq, digest = self._seq, self._hash
        rows = []
        for body in bodies:
            seq += 1
            text = json.dumps(body, separators=(",", ":"), sort_keys=True, allow_nan=False)
            digest = _link(digest, seq, at, command, text)
            rows.append((seq, at, command, text, digest))
        try:
            marked = self._format < FORMAT or not self._named
            self._write("INSERT INTO events VALUES (?, ?, ?, ?, ?)", rows, marked=marked)
        except JournalError:
            self._in_doubt = True
            if not self._settle_doubt(seq, digest):
                raise
        self._seq, self._hash, self._at, self._format, self._named = seq, digest, at, FORMAT, True

    def rows(self, after: int = 0, head: str = "") -> Iterator[Row]:
        """The events, oldest first: all of them, or those after number `after`, whose hash is `head`. Raises
        JournalError at the first row whose place in the chain does not fit."""
        last = after
        for seq, at, command, text, digest in self._linked(after, head):
            yield Row(seq, at, command, json.loads(text), digest)
            last = seq
        if last < self._seq:
            raise self._altered(last + 1)

    def texts(self, after: int, most: int) -> list[tuple[int, str, str | None, str, str]]:
        """At most `most` rows after number `after` as they are written: number, time, command, the event's text, hash.
        Read at once, so that nothing of the file stays in use. Raises JournalError as `rows`; also where a row before
        them is missing."""
        head = self.hash_of(after) if after else ""
        if head is None:
            raise self._altered(after)
        return list(self._linked(after, head, most))

    def hash_of(self, seq: int) -> str | None:
        """The hash written with event `seq`, None when there is no such event. Raises JournalError."""
        return next((str(found) for (found,) in self._read("SELECT hash FROM events WHERE seq = ?", seq)), None)

    def command_of(self, key: str) -> str | None:
        """The command that caused an event and is `key`, or begins with `key` and "#"; None when there is none. Raises
        JournalError."""
        query = "SELECT command FROM events WHERE command = ? OR (command >= ? AND command < ?) LIMIT 1"
        return next((str(found) for (found,) in self._read(query, key, f"{key}#", f"{key}$")), None)

    def put_pictures(self, jpegs: Sequence[bytes]) -> list[str]:
        """Keep pictures, safe on disk when this returns; their digests (32 hex digits of SHA-256) are the names to ask
        for them by. Raises JournalError when the disk refuses."""
        digests = [digest_of(jpeg) for jpeg in jpegs]
        if jpegs:
            self._write("INSERT OR IGNORE INTO pictures VALUES (?, ?)", list(zip(digests, jpegs, strict=True)))
        return digests

    def picture(self, digest: str) -> bytes | None:
        """The picture of that digest, or None. Raises JournalError when what is kept there is not that picture."""
        for (jpeg,) in self._read("SELECT jpeg FROM pictures WHERE digest = ?", digest):
            if not isinstance(jpeg, bytes) or digest_of(jpeg) != digest:
                raise JournalError(say("journal-altered-picture", path=str(self._path), digest=digest))
            return jpeg
        return None

    def prove_pages(self) -> None:
        """Prove that the file is sound as SQLite's: no page lost, none used twice, none damaged where that shows.
        Raises JournalError."""
        for (found,) in self._read("PRAGMA quick_check(1)"):
            if found != "ok":
                why = " ".join(str(found).split())
                raise JournalError(say("journal-damaged", path=str(self._path), why=why))

    def in_place(self) -> None:
        """Raises JournalError when the file is no longer where it was opened: removed, or another in its place."""
        for file, identity in self._files.items():
            try:
                found = _identity(file)
            except OSError:
                found = None
            if found != identity:
                raise JournalError(
                    say("journal-removed", path=str(file)) if found is None else say("journal-replaced", path=str(file))
                )

    def back_up(self, target: Path) -> None:
        """Write all that is in the journal now into a new file, also while the table runs: cards that lie face down are
        in it, so nobody may read it who may not read the journal. Raises JournalError."""
        if target.exists():
            raise JournalError(say("journal-copy-exists", path=str(target)))
        assert self._db is not None
        try:
            os.close(os.open(target, os.O_CREAT | os.O_EXCL, stat.S_IMODE(self._path.stat().st_mode)))
            copy = sqlite3.connect(target)
            try:
                self._db.backup(copy)
            finally:
                copy.close()
        except (*_FAILED, OSError) as error:
            raise JournalError(
                say("journal-copy-not-written", path=str(target), why=_why(error, target.parent))
            ) from None

    def write_back(self) -> None:
        """Begin to copy what is safe in the write-ahead log into the file itself, and return at once: a thread with a
        connection of its own does it, for an SD card may stand still over it, and events are appended meanwhile.

        Nothing is begun while an earlier one is at work. What fails is logged, never raised: the log keeps it all."""
        if self._writing_back is None or not self._writing_back.is_alive():
            thread = threading.Thread(target=self._written_back, name="journal", daemon=True)
            try:
                thread.start()
            except RuntimeError as error:  # no memory for another thread
                log.warning(_GROWS, error)
                return
            self._writing_back = thread

    def close(self) -> None:
        """Close the file, with all of the write-ahead log written back into it."""
        if self._writing_back is not None:
            self._writing_back.join()
        if self._db is not None:
            self._db.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _written_back(self) -> None:
        try:
            self.in_place()
            with contextlib.closing(sqlite3.connect(f"{self._path.absolute().as_uri()}?mode=rw", uri=True)) as db:
                db.execute("PRAGMA synchronous=FULL")
                db.execute("PRAGMA wal_checkpoint(PASSIVE)")
        except JournalError as error:
            log.warning(_GROWS, error.message)
        except _FAILED as error:
            log.warning(_GROWS, error)

    def _read_format(self, db: sqlite3.Connection, *, missing: bool = False) -> int:
        """The format that the file names; `missing`: it may name none yet. Raises JournalError for one that this
        program does not read, and SQLite's errors."""
        path, row = str(self._path), db.execute("SELECT value FROM meta WHERE name = 'format'").fetchone()
        if row is None and missing:
            return FORMAT
        found = "none" if row is None else str(row[0])
        number = int(found) if found.isascii() and found.isdecimal() and len(found) <= MOST_DIGITS else 0
        if number > FORMAT:
            raise JournalNewer(say("journal-newer", path=path, found=number, read=FORMAT))
        if number < 1:
            raise JournalError(say("journal-format", path=path, found=found, read=FORMAT))
        return number

    def _opened(self, *, alone: bool = False) -> sqlite3.Connection:
        """The file open for writing. `alone`: without the memory that programs share beside the file, for which a full
        disk has no room (sqlite.org/wal.html, "Use of WAL Without Shared-Memory"); nobody else can read it then."""
        db = sqlite3.connect(self._path, isolation_level=None)
        try:
            if alone:
                db.execute("PRAGMA locking_mode=EXCLUSIVE")
            if db.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone():
                self._read_format(db, missing=True)  # before anything is changed in it
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            db.execute(f"PRAGMA wal_autocheckpoint={WAL_MOST_PAGES}")
            db.executescript(_SCHEMA)
            db.execute("INSERT OR IGNORE INTO meta VALUES ('format', ?)", (str(FORMAT),))
        except BaseException:
            db.close()
            raise
        return db

    def _linked(self, after: int, head: str, most: int = -1) -> Iterator[tuple[int, str, str | None, str, str]]:
        """The rows after number `after`, whose hash is `head`; at most `most`, -1 for all. Raises JournalError at the
        first whose place in the chain does not fit."""
        previous, expected = head, after + 1
        query = f"SELECT {_COLUMNS} FROM events WHERE seq > ? ORDER BY seq LIMIT ?"
        for seq, at, command, text, digest in self._read(query, after, most):
            texts = _is_text(at, command or "", text)
            if seq != expected or not texts or digest != _link(previous, seq, at, command, text):
                raise self._altered(expected)
            yield seq, at, command, text, digest
            previous, expected = digest, expected + 1

    def _read_id(self) -> str:
        """The id in the file, "" where it has none yet. Raises JournalError for one that is none."""
        found = next((str(value) for (value,) in self._read("SELECT value FROM meta WHERE name = 'journal_id'")), "")
        if found and not _ID.fullmatch(found):
            raise JournalError(say("journal-id", path=str(self._path), found=found))
        return found

    def _altered(self, seq: int) -> JournalError:
        return JournalError(say("journal-altered", path=str(self._path), event=seq))

    def _read(self, query: str, *values: Any) -> Iterator[tuple[Any, ...]]:
        """The rows of a query. Raises JournalError where SQLite cannot read them."""
        assert self._db is not None
        try:
            yield from self._db.execute(query, values)
        except _FAILED as error:
            raise JournalError(say("journal-not-read", path=str(self._path), why=str(error))) from None

    def _write(self, statement: str, rows: Sequence[tuple[Any, ...]], *, marked: bool = False) -> None:
        """All rows in one transaction, or none and JournalError; `marked`: and that the file is of FORMAT now, and its
        id."""
        assert self._db is not None
        self.in_place()
        try:
            self._db.execute("BEGIN IMMEDIATE")
            if marked:
                self._db.execute("UPDATE meta SET value = ? WHERE name = 'format'", (str(FORMAT),))
                self._db.execute("INSERT OR IGNORE INTO meta VALUES ('journal_id', ?)", (self._id,))
            self._db.executemany(statement, rows)
            self._db.execute("COMMIT")
        except _FAILED as error:
            if self._db.in_transaction:
                with contextlib.suppress(*_FAILED):
                    self._db.execute("ROLLBACK")
            raise JournalError(
                say("journal-not-written", path=str(self._path), why=_why(error, self._path.parent))
            ) from None

    def _settle_doubt(self, seq: int = 0, digest: str = "") -> bool:
        """After a refused write: whether its rows, the last of them `seq` with hash `digest`, are in the file all the
        same. Raises JournalError while that cannot be read, JournalLost when other rows are there."""
        assert self._db is not None
        if self._db.in_transaction:
            raise JournalError(say("journal-not-taken-back", path=str(self._path)))
        found = self._last()[:2]
        self._in_doubt = False
        if found == (self._seq, self._hash):
            return False
        if digest and found == (seq, digest):
            return True
        raise JournalLost(say("journal-lost", path=str(self._path), last=found[0], known=self._seq))

    def _last(self) -> tuple[int, str, str]:
        """Number, hash and time of the newest event."""
        newest = self._read("SELECT seq, hash, at FROM events ORDER BY seq DESC LIMIT 1")
        return next(((int(seq), str(digest), str(at)) for seq, digest, at in newest), (0, "", ""))


def _locked(path: Path) -> int:
    """The descriptor that holds the lock of the journal at `path`; it ends with the process, however that ends.

    A file of its own: closing any other descriptor of the journal itself would drop SQLite's POSIX locks.
    """
    lock = os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        holder = os.pread(lock, 20, 0).decode("ascii", "replace").strip()
        os.close(lock)
        who = holder if holder.isdecimal() else "none"
        raise JournalError(say("journal-in-use", path=str(path), process=who)) from None
    with contextlib.suppress(OSError):  # who it is, for people; a full disk does not matter here
        os.ftruncate(lock, 0)
        os.pwrite(lock, str(os.getpid()).encode(), 0)
    return lock


def _why(error: Exception, folder: Path) -> str | Message:
    """What failed in this folder. A full disk is named: SQLite says "disk I/O error" where it has no room for the
    memory that it shares with other programs."""
    try:
        free = shutil.disk_usage(folder).free
    except OSError:
        return str(error)
    full = isinstance(error, OSError | sqlite3.OperationalError) and free < FULL_BYTES
    return say("journal-disk-full", megabytes=free // 1_000_000) if full else str(error)


def _keep_private(path: Path) -> None:
    """Make the file where there is none, readable to its owner alone: cards that lie face down stand in it. One that
    everybody may read, as earlier versions made it, is taken from strangers; its group keeps what it was given. SQLite
    gives what it puts beside a file the file's own permissions. Raises OSError."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_CLOEXEC, 0o600))
    except FileExistsError:
        for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
            with contextlib.suppress(OSError):  # not there, or another user's
                mode = stat.S_IMODE(file.stat().st_mode)
                if mode & stat.S_IRWXO:
                    file.chmod(mode & ~stat.S_IRWXO)


def _identity(path: Path) -> tuple[int, int]:
    """Which file this is, whatever its name. Raises OSError."""
    found = os.stat(path)
    return found.st_dev, found.st_ino


def _is_text(*values: Any) -> bool:
    return all(isinstance(value, str) for value in values)


def digest_of(jpeg: bytes) -> str:
    """By which a picture is known."""
    return hashlib.sha256(jpeg).hexdigest()[:32]


def _link(previous: str, seq: int, at: str, command: str | None, text: str) -> str:
    return hashlib.sha256("\n".join((previous, str(seq), at, command or "", text)).encode()).hexdigest()
