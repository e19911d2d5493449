"""The line of the floor's page to the database: reads the read models, and keeps the alerts. It puts itself into the
role `floor_page`, which may do nothing else."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple, TypeVar

import psycopg
from psycopg.rows import namedtuple_row
from psycopg.types.json import Jsonb

from controller.floor.alerts import Alert, Known
from controller.floor.connection import ANSWER_S, FloorFault, answered, connect, cut, unreachable
from controller.games.message import say

T = TypeVar("T")
Line = psycopg.Connection[tuple[Any, ...]]
MOST_TRAIL = 200
"""Alerts on the page of the trail, the latest."""


class Shown(NamedTuple):
    """A table on the page: seconds since it was heard of, None: never; its public state, None: no event is there yet;
    since how many seconds the question is open; why nothing more is read of it; the pictures of the open question
    (`floor.pictures_of`)."""

    name: str
    age_s: float | None
    state: dict[str, Any] | None
    question_s: float | None
    stopped: dict[str, Any] | None
    pictures: list[dict[str, Any]] | None = None


class Raised(NamedTuple):
    """An alert as it is kept."""

    alert: int
    name: str
    kind: str
    data: dict[str, Any]
    times: int
    raised: datetime
    latest: datetime
    over: datetime | None
    acknowledged: datetime | None
    acknowledged_by: str | None


@dataclass(frozen=True, slots=True)
class Day:
    """What a table's day came to. Each row is a named tuple of the query beside it (`PageLink.day`)."""

    name: str
    day: date
    deals: Sequence[Any]
    players: Sequence[Any]
    rulings: Sequence[Any]
    faults: Sequence[Any]
    questions: Sequence[Any]
    alerts: Sequence[Raised]
    bank: tuple[int, int]
    house: tuple[int, int]


class PageLink:
    """The floor at `dsn`, reached with the first question and again after a failed one; any thread may ask."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._line: Line | None = None
        self._lock = threading.Lock()
        self._ends = False

    def tables(self) -> list[Shown]:
        """The tables, by name. Raises FloorFault."""
        return self._ask(lambda line: [Shown(*row) for row in line.execute(_TABLES).fetchall()])

    def open_alerts(self) -> list[Raised]:
        """The alerts that stand or that nobody has acknowledged, the oldest first. Raises FloorFault."""
        query = f"{_ALERTS} WHERE a.over IS NULL OR a.acknowledged IS NULL ORDER BY a.raised, a.alert"
        return self._ask(lambda line: [Raised(*row) for row in line.execute(query.encode()).fetchall()])

    def trail(self) -> list[Raised]:
        """The latest alerts, what became of them included. Raises FloorFault."""
        query = f"{_ALERTS} ORDER BY a.raised DESC, a.alert DESC LIMIT {MOST_TRAIL}"
        return self._ask(lambda line: [Raised(*row) for row in line.execute(query.encode()).fetchall()])

    def acknowledge(self, alert: int, by: str) -> bool:
        """Acknowledges an alert in the name of who has seen it; False where none of that number waits for that. Raises
        FloorFault."""
        query = (
            "UPDATE floor.alerts SET acknowledged = clock_timestamp(), acknowledged_by = %s"
            " WHERE alert = %s AND acknowledged IS NULL"
        )
        return self._ask(lambda line: line.execute(query, (by, alert)).rowcount == 1)

    def known(self) -> list[Known]:
        """What the alerts are made of. Raises FloorFault."""
        return self._ask(lambda line: [Known(*row) for row in line.execute(_KNOWN).fetchall()])

    def keep(self, standing: Iterable[Alert]) -> None:
        """Keeps these alerts, which are all that stand; others are over. Raises FloorFault."""

        def kept(line: Line) -> None:
            with line.transaction():
                line.execute("SELECT pg_advisory_xact_lock(hashtext('floor.alerts'))")
                stand = [_kept(line, alert) for alert in standing]
                line.execute(
                    "UPDATE floor.alerts SET over = clock_timestamp() WHERE over IS NULL AND alert <> ALL(%s)", (stand,)
                )

        self._ask(kept)

    def day(self, name: str, day: date) -> Day | None:
        """The day (UTC) of the table of this name; None where there is no such table. Raises FloorFault."""
        first = datetime(day.year, day.month, day.day, tzinfo=UTC)

        def asked(line: Line) -> Day | None:
            with line.transaction():  # what is printed and signed is of one moment
                line.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
                return of_day(line)

        def of_day(line: Line) -> Day | None:
            found = line.execute(
                "SELECT head FROM floor.heads WHERE name = %s AND login IS NOT NULL", (name,)
            ).fetchone()
            if found is None:
                return None
            values = {"head": found[0], "first": first, "end": first + timedelta(days=1)}
            with line.cursor(row_factory=namedtuple_row) as cursor:
                parts = {part: cursor.execute(query, values).fetchall() for part, query in _OF_A_DAY.items()}
            query = (
                f"{_ALERTS} WHERE a.head = %(head)s AND a.raised >= %(first)s AND a.raised < %(end)s ORDER BY a.alert"
            )
            alerts = [Raised(*row) for row in line.execute(query.encode(), values).fetchall()]
            sums = {}
            for account, before, after in line.execute(_SUMS, values).fetchall():
                sums[account] = int(before), int(after)
            return Day(
                name, day, **parts, alerts=alerts, bank=sums.get("bank", (0, 0)), house=sums.get("house", (0, 0))
            )

        return self._ask(asked)

    def picture(self, name: str, digest: str) -> bytes | None:
        """The JPEG that the table of this name has sent; None where there is none. Raises FloorFault."""
        query = (
            b"SELECT p.jpeg FROM floor.pictures p JOIN floor.heads h USING (head)"
            b" WHERE h.name = %s AND p.digest = %s AND p.jpeg IS NOT NULL LIMIT 1"
        )

        def asked(line: Line) -> bytes | None:
            found = line.execute(query, (name, digest)).fetchone()
            return None if found is None else bytes(found[0])

        return self._ask(asked)

    def cut(self) -> None:
        """Ends a question that waits for its answer, from any thread, and takes no further one: each raises
        FloorFault."""
        self._ends = True
        cut(self._line)

    def close(self) -> None:
        """End the line."""
        with self._lock:
            line, self._line = self._line, None
            if line is not None:
                line.close()

    def _opened(self) -> Line:
        line = self._line = connect(self._dsn)  # cut() finds it from now on
        try:
            line.execute("SET ROLE floor_page")
            line.execute("SET statement_timeout = '20s'")
            line.execute("SET jit = off")  # it compiles for longer than these questions take
        except BaseException:  # a line of more rights is not kept
            self._line = None
            line.close()
            raise
        return line

    def _ask(self, question: Callable[[Line], T]) -> T:
        """The answer. Raises FloorFault."""
        with self._lock:
            try:
                if self._ends:
                    raise psycopg.OperationalError("the line has ended")
                with answered(lambda: cut(self._line), ANSWER_S):
                    return question(self._line or self._opened())
            except (psycopg.errors.UndefinedTable, psycopg.errors.InvalidSchemaName):
                raise FloorFault(say("cli-floor-not-made")) from None
            except psycopg.Error as error:
                line_, self._line = self._line, None
                if line_ is not None:
                    line_.close()
                raise unreachable(error) from None


def _kept(line: Line, alert: Alert) -> int:
    """The number of this alert, which stands: one of its kind that nobody has acknowledged rises again."""
    values = {"head": alert.head, "kind": alert.kind, "about": alert.about, "data": Jsonb(alert.data)}
    found = line.execute(
        "UPDATE floor.alerts SET times = times + (over IS NOT NULL)::int, over = NULL, data = %(data)s,"
        " latest = CASE WHEN over IS NULL THEN latest ELSE clock_timestamp() END"
        " WHERE head = %(head)s AND kind = %(kind)s AND about = %(about)s AND (over IS NULL OR acknowledged IS NULL)"
        " RETURNING alert",
        values,
    ).fetchone()
    if found is None:
        query = (
            "INSERT INTO floor.alerts (head, kind, about, data) VALUES (%(head)s, %(kind)s, %(about)s, %(data)s)"
            " RETURNING alert"
        )
        found = line.execute(query, values).fetchone()
    return 0 if found is None else int(found[0])


_AGE = "extract(epoch FROM clock_timestamp() - {})::float8"
_TABLES = f"""
SELECT s.name, {_AGE.format("s.seen")}, s.state,
    (SELECT {_AGE.format("min(q.asked)")} FROM floor.questions q WHERE q.head = s.head AND q.answered IS NULL),
    s.stopped,
    (SELECT q.pictures FROM floor.questions_with_pictures q WHERE q.head = s.head AND q.answered IS NULL
        ORDER BY q.asked DESC LIMIT 1)
FROM floor.standing s ORDER BY s.name
""".encode()
_ALERTS = """
SELECT a.alert, h.name, a.kind, a.data, a.times, a.raised, a.latest, a.over, a.acknowledged, a.acknowledged_by
FROM floor.alerts a JOIN floor.heads h USING (head)
"""
# By the statement's time, which an index can be asked for: `clock_timestamp()` may be another for each row.
_HOUR = "statement_timestamp() - interval '1 hour'"
_TODAY = "date_trunc('day', statement_timestamp() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'"
_KNOWN = f"""
SELECT s.head, s.name, {_AGE.format("s.seen")}, s.lag_s, s.state, s.stopped,
    to_char(q.asked AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'), {_AGE.format("q.asked")},
    (SELECT coalesce(jsonb_object_agg(i.incident, jsonb_build_object('kind', i.kind)), '{{}}') FROM floor.incidents i
        WHERE i.head = s.head AND i.closed IS NULL),
    (SELECT count(*) FROM floor.rounds r WHERE r.head = s.head AND r.began > {_HOUR}),
    (SELECT count(*) FROM floor.rulings r WHERE r.head = s.head AND r.at > {_HOUR} AND r.undone IS NULL),
    (SELECT {_AGE.format("min(r.began)")} FROM floor.rounds r
        WHERE r.head = s.head AND r.began > statement_timestamp() - interval '2 hours'),
    CASE WHEN b.of_player THEN 0 ELSE (SELECT coalesce(sum(m.amount), 0)::bigint FROM floor.brought m
        WHERE m.head = s.head AND m.at >= {_TODAY} AND m.amount > 0) END,
    b.won
FROM floor.standing s
LEFT JOIN LATERAL (SELECT min(q.asked) AS asked FROM floor.questions q
    WHERE q.head = s.head AND q.answered IS NULL) q ON true
CROSS JOIN LATERAL (SELECT coalesce(bool_or(r.banks), false) AS of_player, -coalesce(sum(r.pay), 0)::bigint AS won
    FROM floor.results r WHERE r.head = s.head AND r.at >= {_TODAY}) b
ORDER BY s.name
""".encode()
_WITHIN = "head = %(head)s AND {0} >= %(first)s AND {0} < %(end)s"
_OF_A_DAY = {
    "deals": f"""
SELECT d.deal, d.game, d.rules, d.began, d.ended, d.phase,
    d.money - d.money_before - d.brought AS difference,
    (SELECT count(*) FROM floor.rounds r WHERE r.head = d.head AND r.deal = d.deal) AS rounds,
    (SELECT count(c.card) FROM floor.cards c WHERE c.head = d.head AND c.deal = d.deal) AS cards,
    (SELECT count(*) FROM floor.cards c WHERE c.head = d.head AND c.deal = d.deal AND c.named_by = 'dealer') AS named
FROM floor.deals d WHERE d.{_WITHIN.format("began")} ORDER BY d.deal
""".encode(),
    "players": f"""
SELECT player, coalesce(sum(bought), 0)::bigint AS bought, coalesce(sum(took), 0)::bigint AS took,
    coalesce(sum(staked), 0)::bigint AS staked, coalesce(sum(pay), 0)::bigint AS pay
FROM (
    SELECT player, sum(amount) FILTER (WHERE amount > 0) AS bought, -sum(amount) FILTER (WHERE amount < 0) AS took,
        NULL::numeric AS staked, NULL::numeric AS pay
    FROM floor.brought WHERE {_WITHIN.format("at")} GROUP BY player
    UNION ALL
    SELECT player, NULL, NULL, sum(staked), sum(pay) FROM floor.results WHERE {_WITHIN.format("at")} GROUP BY player
) p GROUP BY player ORDER BY player
""".encode(),
    "rulings": f"""
SELECT at, deal, kind, text, undone, pictures FROM floor.rulings_with_pictures
WHERE {_WITHIN.format("at")} ORDER BY at, kind
""".encode(),
    "faults": f"""
SELECT part, text, raised, cleared FROM floor.faults WHERE {_WITHIN.format("raised")} ORDER BY raised, part
""".encode(),
    "questions": f"""
SELECT kind, deal, place, asked, answered, pictures FROM floor.questions_with_pictures
WHERE {_WITHIN.format("asked")} ORDER BY asked
""".encode(),
}
_SUMS = b"""
SELECT account, coalesce(sum(amount) FILTER (WHERE at < %(first)s), 0), sum(amount)
FROM floor.money WHERE head = %(head)s AND at < %(end)s AND account IN ('bank', 'house') GROUP BY account
"""
