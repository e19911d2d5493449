"""The table's memory on disk: an append-only, hash-chained list of events in SQLite, and the pictures cards were read
from. Written before anything moves (WAL, synchronous=FULL). The only module that imports sqlite3."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FORMAT = 1
"""Version of the tables below; a journal of another format is refused, never guessed at."""

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
"""


class JournalError(Exception):
    """The journal cannot be used: not ours, damaged, in use elsewhere, or the disk refuses. One line for people."""


@dataclass(frozen=True, slots=True)
class Row:
    """One journaled event: running number from 1, UTC time as text, its command's id, and the event as JSON object."""

    seq: int
    at: str
    command: str | None
    body: Mapping[str, Any]


class Journal:
    """An open journal. One writer; any number of readers on the same file."""

    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        """Open or create the journal at `path`. Raises JournalError."""
        self._path = path
        try:
            if read_only:
                if not path.is_file():
                    raise JournalError(f"no journal at {path}")
                self._db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                self._db = sqlite3.connect(path, isolation_level=None)
                self._db.execute("PRAGMA journal_mode=WAL")
                self._db.execute("PRAGMA synchronous=FULL")
                self._db.executescript(_SCHEMA)
                self._db.execute("INSERT OR IGNORE INTO meta VALUES ('format', ?)", (str(FORMAT),))
            found = self._db.execute("SELECT value FROM meta WHERE name = 'format'").fetchone()
        except (sqlite3.Error, OSError) as error:
            raise JournalError(f"the journal {path} cannot be opened: {error}") from None
        if found is None or found[0] != str(FORMAT):
            raise JournalError(f"the journal {path} has format {found and found[0]!r}; this program reads {FORMAT}")
        self._seq, self._hash = self._last()

    @property
    def last_seq(self) -> int:
        """Number of the newest event, 0 for an empty journal."""
        return self._seq

    def append(self, bodies: Sequence[Mapping[str, Any]], *, at: str, command: str | None = None) -> None:
        """Put events on disk in one transaction; returns when they are safe there. Raises JournalError, with
        nothing written, when the disk refuses."""
        seq, digest = self._seq, self._hash
        rows = []
        for body in bodies:
            seq += 1
            text = json.dumps(body, separators=(",", ":"), sort_keys=True)
            digest = _link(digest, seq, at, command, text)
            rows.append((seq, at, command, text, digest))
        self._write("INSERT INTO events VALUES (?, ?, ?, ?, ?)", rows)
        self._seq, self._hash = seq, digest

    def rows(self) -> Iterator[Row]:
        """All events, oldest first. Raises JournalError at the first row whose place in the chain does not fit."""
        previous = ""
        found = self._db.execute("SELECT seq, at, command, body, hash FROM events ORDER BY seq")
        for expected, (seq, at, command, text, digest) in enumerate(found, 1):
            if seq != expected or digest != _link(previous, seq, at, command, text):
                raise JournalError(f"the journal {self._path} has been altered at event {expected}")
            previous = digest
            yield Row(seq, at, command, json.loads(text))

    def put_pictures(self, jpegs: Sequence[bytes]) -> list[str]:
        """Keep pictures, safe on disk when this returns; their digests (32 hex digits of SHA-256) are the names to ask
        for them by. Raises JournalError when the disk refuses."""
        digests = [_digest(jpeg) for jpeg in jpegs]
        if jpegs:
            self._write("INSERT OR IGNORE INTO pictures VALUES (?, ?)", list(zip(digests, jpegs, strict=True)))
        return digests

    def picture(self, digest: str) -> bytes | None:
        """The picture of that digest, or None. Raises JournalError when what is kept there is not that picture."""
        row = self._db.execute("SELECT jpeg FROM pictures WHERE digest = ?", (digest,)).fetchone()
        if row is None:
            return None
        jpeg = bytes(row[0])
        if _digest(jpeg) != digest:
            raise JournalError(f"the journal {self._path} has an altered picture: {digest}")
        return jpeg

    def close(self) -> None:
        self._db.close()

    def _write(self, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
        """All rows in one transaction, or none and JournalError."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            self._db.executemany(statement, rows)
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise JournalError(f"the journal {self._path} cannot be written: {error}") from None

    def _last(self) -> tuple[int, str]:
        row = self._db.execute("SELECT seq, hash FROM events ORDER BY seq DESC LIMIT 1").fetchone()
        return (int(row[0]), str(row[1])) if row else (0, "")


def _digest(jpeg: bytes) -> str:
    return hashlib.sha256(jpeg).hexdigest()[:32]


def _link(previous: str, seq: int, at: str, command: str | None, text: str) -> str:
    return hashlib.sha256("\n".join((previous, str(seq), at, command or "", text)).encode()).hexdigest()
