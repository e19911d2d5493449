"""Makes the floor's read models of its events: the only writer of them.

Rows, and how far they go, are written in one transaction, so that a restart anywhere changes nothing. Of each journal
the signature of its head and the chain up to it are proven.
"""

from __future__ import annotations

import hashlib
import json
import logging
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

import psycopg
from psycopg import sql
from psycopg.types.json import Jsonb

from controller.floor import read_models
from controller.floor.connection import ANSWER_S, FloorFault, answered, connect, cut, unreachable
from controller.floor.read_models import KEYS, Begun, Change, Models, Standing, Unreadable
from controller.floor.uplink import Row, head_text
from controller.games.game import Carried
from controller.games.message import Message, say
from controller.keys.table_key import holds
from controller.table.state import TableState

log = logging.getLogger(__name__)

MOST_ROWS = 500
"""In a transaction."""
WAIT_S = 1.0
"""Longest between two looks for events; the floor's notice wakes it before."""
LEAST_PAUSE_S = 1.0
MOST_PAUSE_S = 60.0
"""After a failure it waits the least, then each time twice as long, up to the most."""
FIRST: Mapping[str, str] = {
    "deals": "game",
    "rounds": "began",
    "cards": "dealt",
    "results": "player",
    "bets": "player",
    "money": "account",
    "rulings": "kind",
    "faults": "raised",
    "questions": "kind",
    "evidence": "place",
    "sittings": "began",
}
"""Of each table a column that stands in a change of a new row, and in no other."""

Line = psycopg.Connection[tuple[Any, ...]]


class Beginnings(NamedTuple):
    """How the beginning of a deal is written down: event, its hash, the table, what the deal before left to it. `read`
    gives them back, None for what another version of the program wrote. Both raise ValueError, KeyError or
    TypeError."""

    write: Callable[[int, str, TableState, Carried], str]
    read: Callable[[str], tuple[int, str, TableState, Carried] | None]


class Rebuilt(NamedTuple):
    """What became of the read models: of how many journals and events they were made again, which tables of them were
    otherwise before, and which tables' journals cannot be read to their end, with why."""

    journals: int
    events: int
    otherwise: tuple[str, ...]
    unread: tuple[tuple[str, Message], ...]


@dataclass(slots=True)
class _Journal:
    """How far a journal is read: its last event and its hash."""

    models: Models
    seq: int
    hash: str


class _Head(NamedTuple):
    head: int
    name: str
    journal_id: str
    public_key: bytes
    seq: int
    hash: str
    signature: bytes | None

    def signed(self) -> bool:
        return holds(self.public_key, self.signature, head_text(self.journal_id, self.seq, self.hash))


class _Wrong(Exception):
    """What stands on the floor is not what the table signed: `kind` of incident, and the event."""

    def __init__(self, kind: str, seq: int) -> None:
        super().__init__(f"{kind} at event {seq}")
        self.kind, self.seq = kind, seq
        self.message = say("floor-wrong", kind=kind, event=seq)


class Projector:
    """The floor at `dsn`, reached with the first step and again after a failed one."""

    def __init__(self, dsn: str, beginnings: Beginnings) -> None:
        self._dsn, self._beginnings = dsn, beginnings
        self._line: Line | None = None
        self._journals: dict[int, _Journal] = {}
        self._stuck: dict[int, int | None] = {}
        """Journals that cannot go on: until their head is another than this, None: not with this program."""
        self._why: dict[int, Message] = {}
        """Why a journal could not be read on the last time."""
        self._wrong: dict[int, _Wrong] = {}
        """The incident that this was."""

    def step(self) -> bool:
        """Read on in each journal, at most MOST_ROWS; whether there may be more. Raises FloorFault."""
        try:
            with answered(self.cut, ANSWER_S):
                line = self._line or self._listening()
                heads = line.execute(
                    "SELECT h.head FROM floor.heads h LEFT JOIN floor.projected p USING (head)"
                    " WHERE h.seq > coalesce(p.seq, 0) ORDER BY h.head"
                ).fetchall()
            more = False
            for (head,) in heads:
                more |= self._tried(line, head)
            return more
        except psycopg.Error as error:
            self.close()
            raise unreachable(error) from None

    def run(self, end: threading.Event) -> None:
        """Step whenever there is something to read, until `end`, whatever goes wrong meanwhile."""
        pause_s = LEAST_PAUSE_S
        while not end.is_set():
            try:
                if not self.step():
                    self._wait()
                pause_s = LEAST_PAUSE_S
                continue
            except FloorFault as error:
                if end.is_set():
                    break
                log.warning("%s", error.message)
            except Exception:
                log.exception("the projector begins again")
                self.close()
            end.wait(pause_s)
            pause_s = min(2 * pause_s, MOST_PAUSE_S)
        self.close()

    def rebuild(self) -> Rebuilt:
        """Read on, then take all read models away and make them again; who reads them meanwhile sees those of before.
        Those of a journal that does not come as far again stay as they were. Raises FloorFault."""
        try:
            with connect(self._dsn) as line:
                query = "SELECT head, name FROM floor.heads ORDER BY head"
                journals, events, otherwise, unread = 0, 0, set[str](), list[tuple[str, Message]]()
                for head, name in line.execute(query).fetchall():
                    with line.transaction():
                        again, why = self._again(line, head)
                    if again is not None:
                        journals, events, otherwise = journals + 1, events + again[0], otherwise | again[1]
                    if why is not None:
                        unread.append((name, why))
                return Rebuilt(journals, events, tuple(sorted(otherwise)), tuple(unread))
        except psycopg.Error as error:
            raise unreachable(error) from None

    def cut(self) -> None:
        """Ends a step that waits for the server, from any thread: it raises FloorFault."""
        cut(self._line)

    def close(self) -> None:
        """End the line. What could not be read is tried again by the next one."""
        line, self._line = self._line, None
        self._journals.clear()
        self._stuck.clear()
        if line is not None:
            line.close()

    def _tried(self, line: Line, head: int, until: int | None = None) -> bool:
        """As `_read_on`, in a transaction; a journal that cannot be read keeps no other one back. Raises psycopg's
        errors, but for those of what a journal has in it."""
        try:
            with line.transaction():  # without a limit: who makes the read models again keeps it waiting
                return self._read_on(line, head, until)
        except Exception as error:
            if isinstance(error, psycopg.Error) and not isinstance(error, psycopg.DataError | psycopg.IntegrityError):
                raise
            log.exception("a journal cannot be read on")
            self._stuck[head] = None
            seq = self._position(line, head)[0]
            self._stop(line, head, say("journal-not-replayed", event=seq + 1, why=type(error).__name__))
            return False

    def _stop(self, line: Line, head: int, why: Message) -> None:
        """Says why nothing more is read of a journal."""
        log.warning("%s", why)
        self._why[head] = why
        line.execute("UPDATE floor.projected SET stopped = %s WHERE head = %s", (Jsonb(_clean(why.json())), head))

    def _listening(self) -> Line:
        line = self._line = connect(self._dsn)  # cut() finds it from now on
        line.execute("LISTEN floor")
        return line

    def _wait(self) -> None:
        assert self._line is not None
        try:
            for _ in self._line.notifies(timeout=WAIT_S, stop_after=1):
                pass
        except psycopg.Error as error:
            self.close()
            raise unreachable(error) from None

    def _again(self, line: Line, number: int) -> tuple[tuple[int, set[str]] | None, Message | None]:
        """Reads on in one journal and makes its read models again, up to there: how many events they are of, and the
        tables that were otherwise; None where it does not come as far again, and they are as before. And why it cannot
        be read to its end, None where it can."""
        self._forget(number)
        while self._tried(line, number):
            pass
        why = self._why.get(number)
        wanted, before, found = self._position(line, number)[:2], _digests(line, number), None
        (stopped,) = line.execute("SELECT stopped FROM floor.projected WHERE head = %s", (number,)).fetchone() or (
            None,
        )
        self._forget(number)
        with line.transaction():
            for table in reversed(list(KEYS)):
                line.execute(sql.SQL("DELETE FROM floor.{} WHERE head = %s").format(sql.Identifier(table)), (number,))
            line.execute("DELETE FROM floor.live WHERE head = %s", (number,))
            query = "UPDATE floor.projected SET (seq, hash, begun) = (0, '', NULL) WHERE head = %s"
            line.execute(query, (number,))
            while self._tried(line, number, wanted[0]):
                pass
            if self._position(line, number)[:2] != wanted:
                raise psycopg.Rollback
            after = _digests(line, number)
            found = wanted[0], {table for table in before if before[table] != after[table]}
            query = "UPDATE floor.projected SET stopped = %s WHERE head = %s"
            line.execute(query, (None if stopped is None else Jsonb(stopped), number))
        if found is None and why is None:
            wrong = self._wrong.get(number)
            if wrong is None and number not in self._why:  # it came as far, by other rows
                wrong = _Wrong("altered", wanted[0])
            if wrong is not None:
                self._why[number] = wrong.message
                _keep_incident(line, number, wrong)
            why = self._why[number]
        self._forget(number)
        return found, why

    def _forget(self, number: int) -> None:
        """All that is known of a journal."""
        self._journals.pop(number, None)
        self._stuck.pop(number, None)
        self._why.pop(number, None)
        self._wrong.pop(number, None)

    # --- one journal --------------------------------------------------------------------------------------------

    def _position(self, line: Line, head: int) -> tuple[int, str, str | None]:
        """Its last event that was read, that one's hash, and its last deal's beginning; nobody else reads on in it
        until the transaction ends."""
        line.execute("INSERT INTO floor.projected (head) VALUES (%s) ON CONFLICT DO NOTHING", (head,))
        query = "SELECT seq, hash, begun FROM floor.projected WHERE head = %s FOR UPDATE"
        found = line.execute(query, (head,)).fetchone()
        assert found is not None
        return found[0], found[1], found[2]

    def _read_on(self, line: Line, number: int, until: int | None = None) -> bool:
        """Reads further events, up to `until` where it is given; whether there are more."""
        seq, digest, begun = self._position(line, number)
        query = "SELECT head, name, journal_id, public_key, seq, hash, signature FROM floor.heads WHERE head = %s"
        head = _Head(*(line.execute(query, (number,)).fetchone() or ()))
        last = head.seq if until is None else min(head.seq, until)
        if last <= seq or self._stuck.get(number, -1) in (None, head.seq):
            return False
        journal = self._journals.pop(number, None)
        stopped, changes, last_at = None, list[Change](), ""
        try:
            if not head.signed():
                raise _Wrong("signature", head.seq)
            if journal is None or (journal.seq, journal.hash) != (seq, digest):
                journal = self._resumed(line, head, seq, digest, begun)
            rows = _whole_rows(line, head, seq, last)
            _prove(rows, head, digest)
            for commit in _commits(rows):
                changes += journal.models.read(_read(commit))
                journal.seq, journal.hash, last_at = commit[-1][0], commit[-1][-1], commit[-1][1]
        except _Wrong as wrong:
            self._stuck[number], self._wrong[number] = head.seq, wrong
            self._stop(line, number, wrong.message)
            _keep_incident(line, number, wrong)
            return False
        except Unreadable as unread:
            self._stuck[number], stopped = None, say("journal-not-replayed", event=unread.seq, why=unread.why)
        if journal is not None and journal.seq > seq:
            self._write(line, head, journal, changes, after=seq, at=last_at)
        if stopped is not None:
            self._stop(line, number, stopped)
            return False
        assert journal is not None
        self._journals[number] = journal
        return journal.seq < last

    def _resumed(self, line: Line, head: _Head, seq: int, digest: str, kept: str | None) -> _Journal:
        """The journal as it stood after event `seq`. Raises _Wrong and Unreadable."""
        models, first, before = Models(), 0, ""
        begun = None if kept is None else self._begun(kept)
        if begun is not None:
            first = begun.seq
            ((_, at, command, _, before),) = _rows(line, head, first - 1, first)
            rest = (
                [row for row in _whole_rows(line, head, first, seq) if row[1:3] == (at, command)] if first < seq else []
            )
            _prove(rest, head, before)
            models = Models.from_deal(begun, at, _read(rest))
            if rest:
                first, before = rest[-1][0], rest[-1][-1]
        while first < seq:
            rows = _whole_rows(line, head, first, seq)
            _prove(rows, head, before)
            for commit in _commits(rows):
                models.read(_read(commit))
            first, before = rows[-1][0], rows[-1][-1]
        if before != digest:
            raise _Wrong("altered", seq)
        return _Journal(models, seq, digest)

    def _begun(self, kept: str) -> Begun | None:
        """The beginning of a deal as it was written; None where the first event is where to begin."""
        try:
            standing, table = json.loads(kept)
            found = self._beginnings.read(table)
            if found is None:
                return None
            seq, _, state, left = found
            Standing.of(standing)
            return Begun(seq, state, left, standing)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            log.warning("a deal's beginning is read from the journal's first event: %s", error)
            return None

    def _write(
        self, line: Line, head: _Head, journal: _Journal, changes: Sequence[Change], *, after: int, at: str
    ) -> None:
        """What the events after `after` came to, the last of which is of the time `at`."""
        _write(line, head.head, changes)
        line.execute(
            "INSERT INTO floor.live (head, at, state) VALUES (%s, %s, %s)"
            " ON CONFLICT (head) DO UPDATE SET (at, state) = (excluded.at, excluded.state)",
            (head.head, at, Jsonb(_clean(journal.models.live(head.name)))),
        )
        query = "UPDATE floor.projected SET (seq, hash, stopped) = (%s, %s, NULL) WHERE head = %s"
        line.execute(query, (journal.seq, journal.hash, head.head))
        begun = journal.models.begun
        if begun is not None and begun.seq > after:
            query = "SELECT hash FROM floor.events WHERE head = %s AND seq = %s"
            (digest,) = line.execute(query, (head.head, begun.seq)).fetchone() or ("",)
            query = "UPDATE floor.projected SET begun = %s WHERE head = %s"
            line.execute(query, (self._kept(begun, digest), head.head))

    def _kept(self, begun: Begun, digest: str) -> str | None:
        try:
            table = self._beginnings.write(begun.seq, digest, begun.state, begun.carried)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            log.warning("the beginning of a deal is not kept, the next start takes longer: %s", error)
            return None
        return json.dumps([begun.standing, table])


def _rows(line: Line, head: _Head, after: int, last: int) -> list[Row]:
    """Those after event `after` up to `last`. Raises _Wrong where one is missing."""
    query = (
        "SELECT seq, at, command, body, hash FROM floor.events WHERE head = %s AND seq > %s AND seq <= %s ORDER BY seq"
    )
    rows = line.execute(query, (head.head, after, last)).fetchall()
    if len(rows) != last - after:
        missing = next((n for n, row in enumerate(rows, after + 1) if row[0] != n), after + len(rows) + 1)
        raise _Wrong("altered", missing)
    return [(seq, at, command, body, digest) for seq, at, command, body, digest in rows]


def _whole_rows(line: Line, head: _Head, after: int, last: int) -> list[Row]:
    """As many as are read at once, without the beginning of a commit that goes on after them. Raises _Wrong."""
    most = MOST_ROWS
    while (end := after + most) < last:
        if whole := _without_last(_rows(line, head, after, end)):
            return whole
        most *= 2
    return _rows(line, head, after, last)


def _without_last(rows: list[Row]) -> list[Row]:
    *before, _ = _commits(rows)
    return [row for commit in before for row in commit]


def _commits(rows: Iterable[Row]) -> Iterator[list[Row]]:
    """The rows that were written at once: they have one time and one command."""
    for _, commit in groupby(rows, key=itemgetter(1, 2)):
        yield list(commit)


def _read(rows: Iterable[Row]) -> list[read_models.Row]:
    return [read_models.Row(seq, at, body) for seq, at, _, body, _ in rows]


def _prove(rows: Iterable[Row], head: _Head, digest: str) -> None:
    """That the rows continue the chain from `digest` on, and come to the head that the table signed. Raises _Wrong at
    the first that does not."""
    for seq, at, command, body, linked in rows:
        digest = hashlib.sha256(f"{digest}\n{seq}\n{at}\n{command or ''}\n{body}".encode()).hexdigest()
        if digest != linked or (seq == head.seq and digest != head.hash):
            raise _Wrong("altered", seq)


def _keep_incident(line: Line, head: int, wrong: _Wrong) -> None:
    line.execute(
        "INSERT INTO floor.incidents AS i (head, kind, seq, journal_id)"
        " SELECT head, %s, %s, journal_id FROM floor.heads WHERE head = %s"
        " ON CONFLICT (head, kind) WHERE closed IS NULL DO UPDATE SET times = i.times + 1, latest = now()",
        (wrong.kind, wrong.seq, head),
    )


def _write(line: Line, head: int, changes: Iterable[Change]) -> None:
    """The changes of a journal's rows, those of a row put together."""
    put: dict[str, dict[tuple[Any, ...], dict[str, Any]]] = {table: {} for table in KEYS}
    gone: dict[str, set[tuple[Any, ...]]] = {table: set() for table in KEYS}
    for table, key, values in changes:
        if values is None:
            put[table].pop(key, None)
            gone[table].add(key)
        else:
            put[table].setdefault(key, {}).update(values)
    with line.cursor() as cursor:
        for table, keys in KEYS.items():
            where = sql.SQL(" AND ").join(sql.SQL("{} = %s").format(sql.Identifier(name)) for name in ("head", *keys))
            if gone[table]:
                query = sql.SQL("DELETE FROM floor.{} WHERE {}").format(sql.Identifier(table), where)
                cursor.executemany(query, [(head, *key) for key in sorted(gone[table])])
            alike: dict[tuple[str, ...], list[tuple[Any, ...]]] = {}
            for key, values in put[table].items():
                given = tuple(_column(values[name]) for name in sorted(values))
                whole = FIRST[table] in values
                alike.setdefault(tuple(sorted(values)), []).append(
                    (head, *key, *given) if whole else (*given, head, *key)
                )
            for names, rows in sorted(alike.items(), key=lambda one: FIRST[table] not in one[0]):
                make = _insert if FIRST[table] in names else _update
                cursor.executemany(make(table, keys, names, where), rows)
        wanted = sorted({(head, digest) for _, digest in put["evidence"]})
        if wanted:
            cursor.executemany(_WANT, wanted)


_WANT = b"INSERT INTO floor.pictures (head, digest) VALUES (%s, %s) ON CONFLICT DO NOTHING"


def _insert(table: str, keys: Sequence[str], names: Sequence[str], where: sql.Composable) -> sql.Composed:
    """Of whole rows: head, keys, values."""
    columns = [sql.Identifier(name) for name in ("head", *keys, *names)]
    return sql.SQL("INSERT INTO floor.{} ({}) VALUES ({}) ON CONFLICT ({}) DO UPDATE SET {}").format(
        sql.Identifier(table),
        sql.SQL(", ").join(columns),
        sql.SQL(", ").join([sql.Placeholder()] * len(columns)),
        sql.SQL(", ").join(columns[: 1 + len(keys)]),
        sql.SQL(", ").join(sql.SQL("{0} = excluded.{0}").format(sql.Identifier(name)) for name in names),
    )


def _update(table: str, keys: Sequence[str], names: Sequence[str], where: sql.Composable) -> sql.Composed:
    """Of rows that are there: values, head, keys."""
    return sql.SQL("UPDATE floor.{} SET {} WHERE {}").format(
        sql.Identifier(table),
        sql.SQL(", ").join(sql.SQL("{} = %s").format(sql.Identifier(name)) for name in names),
        where,
    )


def _column(value: Any) -> Any:
    value = _clean(value)
    return Jsonb(value) if isinstance(value, dict | list) else value


def _clean(value: Any) -> Any:
    """What PostgreSQL takes: no text has a character 0 there."""
    if isinstance(value, str):
        return value.replace("\0", "�")
    if isinstance(value, Mapping):
        return {_clean(name): _clean(item) for name, item in value.items()}
    return [_clean(item) for item in value] if isinstance(value, list | tuple) else value


def _digests(line: Line, head: int) -> dict[str, str]:
    """A digest of each table's rows of this journal."""
    found = {}
    for table in (*KEYS, "live"):
        query = sql.SQL(
            "SELECT md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) FROM floor.{} t WHERE head = %s"
        ).format(sql.Identifier(table))
        (found[table],) = line.execute(query, (head,)).fetchone() or ("",)
    return found
