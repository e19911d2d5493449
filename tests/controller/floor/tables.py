"""Tables that write journals and send them to a floor, and lines to it that do not hold."""

from __future__ import annotations

import random
import shutil
from collections.abc import Mapping, Sequence
from contextlib import closing
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

from controller.floor import administration
from controller.floor.administration import Found
from controller.floor.table_link import TableLink
from controller.floor.uplink import Answer, Head, Row, Uplink
from controller.games.message import UserError, say
from controller.keys.table_key import TableKey
from controller.runtime.journal import Journal
from tests.controller.floor.cluster import Cluster

AT = "2026-01-01T21:14:00.000+00:00"


class Table:
    """A table called `name`, whose journal is in a folder of its own."""

    def __init__(self, folder: Path, cluster: Cluster, database: str, name: str) -> None:
        self.folder, self.name = folder / name, name
        self._cluster, self.database = cluster, database
        self.path = self.folder / "table.db"
        self.keys = self.folder / "keys"
        self.key = TableKey(self.keys, make=True)
        self._links: list[TableLink] = []

    @property
    def admin(self) -> str:
        return self._cluster.dsn(self.database)

    @property
    def dsn(self) -> str:
        return self._cluster.dsn(self.database, f"faro_{self.name}")

    def plays(self, events: int, *, word: str = "x") -> None:
        """Events with all that text may hold."""
        with closing(Journal(self.path)) as journal:
            for number in range(events):
                body = {"kind": word, "number": number, "é": "\0\n\\u0000'\"%\U0001f0a1", "share": 0.1}
                journal.append([body], at=AT, command=f"c{number}#é" if number % 3 == 0 else None)

    def wrote(self, commits: Sequence[Sequence[Mapping[str, Any]]], *, ms: int = 1000) -> None:
        """These events, those of an item at once, each item `ms` milliseconds after the one before."""
        with closing(Journal(self.path)) as journal:
            at = datetime.fromisoformat(journal.last_at or AT)
            for bodies in commits:
                at += timedelta(milliseconds=ms)
                journal.append(bodies, at=at.isoformat(timespec="milliseconds"))

    def keeps(self, pictures: Mapping[str, bytes]) -> None:
        with closing(Journal(self.path)) as journal:
            assert journal.put_pictures(list(pictures.values())) == list(pictures)

    def enrolled(self, *, key: TableKey | None = None) -> None:
        with closing(Journal(self.path, read_only=True)) as journal:
            found = journal.journal_id
        line = administration.enrol(self.admin, self.name, found, (key or self.key).public)
        password = self.keys / "floor.pgpass"
        password.write_text(line)
        password.chmod(0o600)

    def link(self) -> TableLink:
        """A line, ended with the test."""
        self._links.append(TableLink(self.dsn, self.keys / "floor.pgpass"))
        return self._links[-1]

    def end(self) -> None:
        for link in self._links:
            link.close()

    def uplink(self, floor: TableLink | BadLine | None = None) -> Uplink:
        outbox = partial(Journal, self.path, read_only=True)
        return Uplink(outbox, floor or self.link(), self.key.sign, utc_now=lambda: AT)

    def sends(self, most: int = 1000) -> None:
        """Sends all there is by a good line. Raises UserError."""
        with closing(self.link()) as link:
            uplink = self.uplink(link)
            for _ in range(most):
                if not uplink.step():
                    return
        raise AssertionError("the uplink does not come to an end")

    def checked(self) -> Found:
        with closing(Journal(self.path, read_only=True)) as journal:
            return administration.check(self.admin, journal)

    def rows(self) -> list[Row]:
        with closing(Journal(self.path, read_only=True)) as journal:
            return journal.texts(0, -1)

    def copy(self) -> Path:
        """A copy of the journal as it is now."""
        copy = self.folder / "copy.db"
        copy.unlink(missing_ok=True)
        with closing(Journal(self.path, read_only=True)) as journal:
            journal.back_up(copy)
        return copy

    def restored(self, copy: Path) -> None:
        for name in ("table.db-wal", "table.db-shm"):
            (self.folder / name).unlink(missing_ok=True)
        shutil.copy(copy, self.path)


class BadLine:
    """A line that doubles, reorders and shortens what is sent, and loses calls and answers, by `seed`."""

    def __init__(self, link: TableLink, seed: int) -> None:
        self._link, self._chance = link, random.Random(seed)
        self.done: set[str] = set()

    def head(self) -> Head:
        self._loses("head")
        return self._link.head()

    def append(self, journal_id: str, rows: Sequence[Row], signature: bytes) -> Answer:
        self._loses("call")
        sent = list(rows)[: self._chance.randint(1, 9)]
        match self._chance.choice(["whole", "doubled", "reordered", "shortened", "without the first"]):
            case "doubled" as done:
                self._link.append(journal_id, sent, signature)
            case "reordered" as done:
                self._chance.shuffle(sent)
            case "shortened" as done:
                sent = sent[: self._chance.randint(0, len(sent))]
            case "without the first" as done:
                del sent[0]
            case done:
                pass
        self.done.add(done)
        answer = self._link.append(journal_id, sent, signature)
        self._loses("answer")
        return answer

    def wanted(self) -> Sequence[str]:
        self._loses("wish")
        return self._link.wanted()

    def put_picture(self, digest: str, jpeg: bytes | None, absent: str | None) -> None:
        self._loses("picture")
        if self._chance.random() < 0.3:
            self._link.put_picture(digest, jpeg, absent)
        self._link.put_picture(digest, jpeg, absent)
        self._loses("taken")

    def cut(self) -> None:
        self._link.cut()

    def close(self) -> None:
        self._link.close()

    def _loses(self, what: str) -> None:
        if self._chance.random() < 0.2:
            self.done.add(what)
            self._link.close()
            raise UserError(say("service-floor-unreachable", why=f"the {what} is lost"))
