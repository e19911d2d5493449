"""Sends a table's journal to the floor: one thread beside the table, which reads the journal and never writes there.

The journal is the outbox, and the floor keeps the cursor: what the floor says it has, it has, and what comes after goes
there next. To send rows twice, to lose an answer or to be killed at any moment changes nothing.
"""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from controller.floor.shown_pictures import ShownPictures
from controller.games.message import Message, UserError, say

log = logging.getLogger(__name__)

Row = tuple[int, str, str | None, str, str]
"""A row of a journal as it is written: number, UTC time, command, the event's text, hash."""
MOST_ROWS = 500
"""In a call."""
LEAST_PAUSE_S = 1.0
MOST_PAUSE_S = 60.0
"""After a failed call the uplink waits the least, then each time twice as long, up to the most."""
READS_S = 1.0
"""Seconds between two looks at a journal of which the floor has all."""
MOST_PICTURE_BYTES = 262_144
"""Of a picture that is sent; the camera's have some 30,000."""
QUIET_TIMES = 5
"""Looks after which the floor is asked also with nothing to send: by that it sees that the table is there."""


@dataclass(frozen=True, slots=True)
class Head:
    """What the floor has: of which journal, its last row's number and hash, and how many incidents stand open."""

    journal_id: str
    seq: int
    hash: str
    incidents: int


@dataclass(frozen=True, slots=True)
class Answer:
    """To rows that were sent: the last row's number and hash, and why they were `refused`: "" (they were taken), gap,
    chain or journal (`schema/versions/first.sql`)."""

    seq: int
    hash: str
    refused: str


class Outbox(Protocol):
    """A journal that is read."""

    @property
    def journal_id(self) -> str: ...

    @property
    def last_seq(self) -> int: ...

    def hash_of(self, seq: int) -> str | None: ...

    def texts(self, after: int, most: int) -> Sequence[Row]: ...

    def picture(self, digest: str) -> bytes | None: ...

    def close(self) -> None: ...


class Floor(Protocol):
    """What the uplink asks of the floor (`table_link`). Each raises UserError."""

    def head(self) -> Head: ...

    def append(self, journal_id: str, rows: Sequence[Row], signature: bytes) -> Answer: ...

    def wanted(self) -> Sequence[str]: ...

    def put_picture(self, digest: str, jpeg: bytes | None, absent: str | None) -> None: ...

    def cut(self) -> None: ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Standing:
    """How far the floor is: how many events `behind`, None while it was never reached; `since` when, UTC, None while it
    has all; `incidents` of this table stand open there; `why` the last call failed."""

    behind: int | None = None
    since: str | None = None
    incidents: int = 0
    why: Message | None = None

    def json(self) -> dict[str, Any]:
        """As pages get it."""
        why = None if self.why is None else self.why.json()
        return {"behind": self.behind, "since": self.since, "incidents": self.incidents, "why": why}


class Uplink:
    """`outbox` opens the journal to read it, `sign` signs a head (`head_text`), `utc_now` is the time as the journal
    writes it, `shown` knows which pictures everybody may see."""

    def __init__(
        self,
        outbox: Callable[[], Outbox],
        floor: Floor,
        sign: Callable[[bytes], bytes],
        *,
        utc_now: Callable[[], str],
        shown: ShownPictures | None = None,
    ) -> None:
        self._outbox, self._floor, self._sign, self._utc_now = outbox, floor, sign, utc_now
        self._shown = shown or ShownPictures()
        self._head: Head | None = None
        self._wanted: Sequence[str] = ()
        """Digests of pictures that the floor asked for with its last head."""
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._run, name="floor", daemon=True)
        self.standing = Standing(since=utc_now())

    def standing_json(self) -> dict[str, Any]:
        """How far the floor is, for pages."""
        return self.standing.json()

    def start(self) -> None:
        """Begin; nothing is waited for."""
        self._thread.start()

    def close(self) -> None:
        """End it. A call that waits for an answer is cut off; a server that is being connected to is left behind."""
        self._end.set()
        self._floor.cut()
        if self._thread.is_alive():
            self._thread.join(timeout=1.0)

    def step(self) -> bool:
        """Send what the floor has not, at most MOST_ROWS; whether there may be more. Raises UserError when journal or
        floor cannot be used, or the floor refuses."""
        with contextlib.closing(self._outbox()) as journal:
            head = self._head
            if head is None or head.incidents:
                head = self._floor.head()
                self._wanted = self._floor.wanted()
                self._head = head
            more = self._send_rows(journal, head)
            if not more:
                self._send_pictures(journal)
            return more

    def _send_rows(self, journal: Outbox, head: Head) -> bool:
        """The next ones, as `step`."""
        rows = _next_rows(journal, head)
        self._stand(journal, head)
        if not rows:
            return False
        seq, digest = rows[-1][0], rows[-1][-1]
        self._head = None  # until the answer says so
        signature = self._sign(head_text(journal.journal_id, seq, digest))
        answer = self._floor.append(journal.journal_id, rows, signature)
        if answer.refused:
            raise UserError(say("service-floor-refused", why=answer.refused, event=rows[0][0]))
        self._head = replace(head, seq=answer.seq, hash=answer.hash)
        self._stand(journal, self._head)
        return seq < journal.last_seq

    def _send_pictures(self, journal: Outbox) -> None:
        """Those that are wanted, as far as everybody may see them, or why there is none."""
        wanted, self._wanted = self._wanted, ()
        found = self._shown.of(journal, wanted) if wanted else {}
        if found:
            self._head = None  # there may be more; after a call that failed they are asked for again
        for digest, shown in found.items():
            jpeg, absent = _picture(journal, digest) if shown else (None, "hidden")
            self._floor.put_picture(digest, jpeg, absent)

    def _stand(self, journal: Outbox, head: Head) -> None:
        behind = max(0, journal.last_seq - head.seq)
        since = (self.standing.since or self._utc_now()) if behind else None
        self.standing = Standing(behind, since, head.incidents)

    def _run(self) -> None:
        pause_s, wait_s, quiet = LEAST_PAUSE_S, 0.0, 0
        while not self._end.wait(wait_s):
            try:
                wait_s = 0.0 if self.step() else READS_S
                quiet += 1
                if quiet >= QUIET_TIMES:
                    quiet, self._head = 0, None
                pause_s = LEAST_PAUSE_S
            except UserError as error:
                if self._end.is_set():
                    break
                if self.standing.why != error.message:
                    log.warning("%s", error.message)
                since = self.standing.since or self._utc_now()
                self.standing = replace(self.standing, since=since, why=error.message)
                wait_s, pause_s = pause_s, min(2 * pause_s, MOST_PAUSE_S)
        self._floor.close()


def _next_rows(journal: Outbox, head: Head) -> Sequence[Row]:
    """What goes to the floor next. Of a journal that has not what the floor has, the last row of which both have one,
    so that the floor sees it and says so."""
    if head.seq and journal.hash_of(head.seq) != head.hash:
        return journal.texts(max(0, min(journal.last_seq, head.seq) - 1), 1)
    rows = journal.texts(head.seq, MOST_ROWS)
    if len(rows) < MOST_ROWS:
        return rows
    last = next((n for n in range(len(rows), 0, -1) if rows[n - 1][1:3] != rows[-1][1:3]), 0)
    return rows[:last] if last else rows  # what was written at once goes at once, unless it is more than a call takes


def _picture(journal: Outbox, digest: str) -> tuple[bytes | None, str | None]:
    """The picture, or why the table has none to send."""
    try:
        jpeg = journal.picture(digest)
    except UserError as error:
        if getattr(error.message, "code", "") != "journal-altered-picture":
            raise
        return None, "altered"
    if jpeg is None:
        return None, "gone"
    return (jpeg, None) if len(jpeg) <= MOST_PICTURE_BYTES else (None, "large")


def head_text(journal_id: str, seq: int, digest: str) -> bytes:
    """What a table signs of its journal: up to event `seq`, whose hash is `digest`."""
    return f"faro floor head\n{journal_id}\n{seq}\n{digest}".encode()
