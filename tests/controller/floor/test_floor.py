"""Journals of tables on a floor, PostgreSQL's own: whatever happens on the way, in the end it has what the journal has,
byte for byte, or says what came that does not fit."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import psycopg
import pytest

from controller.__main__ import main
from controller.config import FloorConfig, TableConfig
from controller.floor import administration, uplink
from controller.floor.connection import FloorFault
from controller.floor.table_link import as_json
from controller.games.message import Message, UserError
from controller.keys.table_key import TableKey
from controller.runtime.wiring.assembly import Parts, running
from tests.controller.floor.cluster import NEEDS_POSTGRESQL, Cluster
from tests.controller.floor.tables import BadLine, Table
from tests.english import english, raises_saying
from tests.hardware.waiting import PATIENCE_S, eventually
from tests.sample import sampled

pytestmark = NEEDS_POSTGRESQL


@pytest.fixture
def one(table: Callable[[], Table]) -> Table:
    """A table with 30 events, enrolled."""
    made = table()
    made.plays(30)
    made.enrolled()
    return made


def says(table: Table) -> str:
    """What the comparison says after the table's name."""
    return english(table.checked().text).removeprefix(f"{table.name}: ")


def refused(table: Table, why: str) -> None:
    with pytest.raises(UserError) as caught:
        table.sends()
    assert isinstance(caught.value.message, Message)
    assert dict(caught.value.message.data).get("why") == why


# --- what comes arrives -------------------------------------------------------------------------------------------


def test_all_events_arrive_byte_for_byte(one: Table) -> None:
    assert says(one) == "equal up to event 0; 30 more are not on the floor yet"
    one.sends()
    assert one.checked().equal
    one.plays(1)
    assert says(one) == "equal up to event 30; 1 more are not on the floor yet"
    one.sends()
    assert one.checked().equal
    with psycopg.connect(one.admin) as line:
        assert (
            line.execute("SELECT seq, at, command, body, hash FROM floor.events ORDER BY seq").fetchall() == one.rows()
        )


def test_more_than_a_call_takes_goes_in_several(one: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each ends where a commit ends: the seventh row begins one."""
    monkeypatch.setattr(uplink, "MOST_ROWS", 7)
    made = one.uplink()
    behind = []
    while made.step():
        behind.append(made.standing.behind)
    assert behind == [24, 18, 12, 6]
    assert made.standing == uplink.Standing(0)
    assert one.checked().equal


@pytest.mark.parametrize(("times", "signature"), [(17, bytes(64)), (1, bytes(63))])
def test_a_call_of_too_many_rows_or_without_a_signature_is_refused(one: Table, times: int, signature: bytes) -> None:
    with closing(one.link()) as link, raises_saying(FloorFault, match="at most 500 rows in a call, and a signature"):
        link.append(link.head().journal_id, one.rows() * times, signature)


@pytest.mark.parametrize("seed", sampled(range(60), 5))
def test_a_line_that_doubles_reorders_shortens_and_loses(one: Table, seed: int) -> None:
    line = BadLine(one.link(), seed)
    sender = one.uplink(line)
    for _ in range(1000):
        try:
            if not sender.step() and one.checked().equal:
                break
        except UserError:
            continue
    assert one.checked().equal, line.done


@pytest.mark.parametrize("boundary", sampled(range(31), 4))
@pytest.mark.parametrize("what", ["before", "after"])
def test_an_end_at_every_row(one: Table, boundary: int, what: str) -> None:
    """The line ends before or after the floor has taken the first rows, without the answer; another uplink goes on."""
    rows = one.rows()[:boundary]
    with closing(one.link()) as link:
        journal = link.head().journal_id
        text = uplink.head_text(journal, *rows[-1][:1], rows[-1][-1]) if rows else b""
        given = (journal, as_json(rows), one.key.sign(text))
        with psycopg.connect(one.dsn, passfile=str(one.keys / "floor.pgpass")) as line:
            line.execute("SELECT floor.append(%s, %s::jsonb, %s)", given)
            if what == "before":
                line.rollback()
        assert link.head().seq == (boundary if what == "after" else 0)
    one.sends()
    assert one.checked().equal


SENDS = """
import sys
from functools import partial
from pathlib import Path
from controller.floor import uplink
from controller.floor.table_link import TableLink
from controller.keys.table_key import TableKey
from controller.runtime.journal import Journal
dsn, path = sys.argv[1], Path(sys.argv[2])
uplink.MOST_ROWS = 3
keys = path.parent / "keys"
made = uplink.Uplink(
    partial(Journal, path, read_only=True), TableLink(dsn, keys / "floor.pgpass"), TableKey(keys).sign, utc_now=str
)
print("begun", flush=True)
while made.step():
    print("sent", flush=True)
"""


@pytest.mark.parametrize("seed", sampled(range(12), 2))
def test_an_uplink_killed_at_any_moment(one: Table, seed: int) -> None:
    chance = random.Random(seed)
    words = [sys.executable, "-c", SENDS, one.dsn, str(one.path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for _ in range(chance.randint(1, 5)):
            process.stdout.readline()
        time.sleep(chance.random() / 500)
        process.kill()
    one.plays(5)
    one.sends()
    assert one.checked().equal


@pytest.mark.parametrize("seed", sampled(range(12), 1))
def test_a_server_killed_at_any_moment(
    one: Table, cluster: Cluster, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    for name, value in {"MOST_ROWS": 3, "LEAST_PAUSE_S": 0.01, "MOST_PAUSE_S": 0.05, "READS_S": 0.01}.items():
        monkeypatch.setattr(uplink, name, value)
    chance = random.Random(seed)
    sender = one.uplink()
    sender.start()
    try:
        for _ in range(2):
            time.sleep(chance.random() / 50)
            cluster.kill()
            one.plays(5)
            cluster.start()
        until_s = time.monotonic() + PATIENCE_S
        while not one.checked().equal and time.monotonic() < until_s:
            time.sleep(0.02)
    finally:
        sender.close()
    assert one.checked().equal


# --- what does not fit is an incident -----------------------------------------------------------------------------


def test_a_restored_journal_is_refused_and_named_until_somebody_closes_it(one: Table) -> None:
    copy = one.copy()
    one.plays(10)
    one.sends()
    one.restored(copy)
    assert says(one) == "the floor has events up to 40, the journal ends at 30: it was restored from a copy"
    one.sends()  # nothing that is not there
    one.plays(1, word="other")
    refused(one, "chain")
    refused(one, "chain")
    found = says(one)
    assert found.startswith("incident 1 is open since ")
    assert found.endswith("event 31 came that does not continue the chain; the journal was restored, altered or copied")
    with psycopg.connect(one.admin) as line:
        assert line.execute("SELECT seq, times, closed FROM floor.incidents").fetchall() == [(31, 2, None)]
    with pytest.raises(FloorFault):
        administration.close(one.admin, 1, "")
    assert administration.close(one.admin, 1, "A. Croupier")
    assert not administration.close(one.admin, 1, "A. Croupier")
    assert says(one) == "event 31 is another one on the floor than in the journal"
    one.enrolled()  # what is on the floor stays, and the table begins at its first event
    one.sends()
    assert one.checked().equal
    with psycopg.connect(one.admin) as line:
        assert line.execute("SELECT head, count(*) FROM floor.events GROUP BY head ORDER BY head").fetchall() == [
            (1, 40),
            (2, 31),
        ]


def test_a_copied_table_is_found(one: Table, table: Callable[[], Table]) -> None:
    """Journal, key and password on two computers: whichever writes second does not fit."""
    one.sends()
    copy = one.copy()
    one.plays(1, word="one")
    one.sends()
    one.restored(copy)
    one.plays(2, word="two")
    refused(one, "chain")
    assert "event 31 came that does not continue the chain" in says(one)


@pytest.mark.parametrize("column", [1, 2, 3])
@pytest.mark.parametrize("place", [0, 29])
def test_a_row_that_was_altered_on_the_way(one: Table, place: int, column: int) -> None:
    rows: list[tuple[object, ...]] = [tuple(row) for row in one.rows()]
    altered = list(rows[place])
    altered[column] = f"{altered[column] or ''} "
    rows[place] = tuple(altered)
    with closing(one.link()) as link:
        journal = link.head().journal_id
        assert link.append(journal, rows, bytes(64)).refused == "chain"  # type: ignore[arg-type]
        assert link.head().seq == 0, "all of a call or nothing"
        one.sends()
        assert link.append(journal, rows, bytes(64)).refused == "chain"  # type: ignore[arg-type]
    assert "incident 1 is open" in says(one)
    administration.close(one.admin, 1, "A. Croupier")
    assert one.checked().equal


def test_an_altered_event_on_the_floor_is_found(one: Table) -> None:
    one.sends()
    with psycopg.connect(one.admin) as line:
        with pytest.raises(psycopg.errors.RaiseException, match="append-only"), line.transaction():
            line.execute("UPDATE floor.events SET body = body || ' ' WHERE seq = 17")
        line.execute("ALTER TABLE floor.events DISABLE TRIGGER ALL")
        line.execute("UPDATE floor.events SET body = body || ' ' WHERE seq = 17")
    assert says(one) == "event 17 is another one on the floor than in the journal"
    with psycopg.connect(one.admin) as line:
        line.execute("DELETE FROM floor.events WHERE seq >= 29")
        line.execute("UPDATE floor.events SET body = rtrim(body)")
    assert says(one) == "event 29 is another one on the floor than in the journal"


def test_one_key_is_of_one_table(one: Table, table: Callable[[], Table]) -> None:
    other = table()
    other.plays(3)
    with raises_saying(FloorFault, match="is enrolled for another table already"):
        other.enrolled(key=one.key)
    other.enrolled()
    other.sends()
    one.sends()
    assert one.checked().equal
    assert other.checked().equal


def test_two_tables_are_enrolled_one_after_the_other(one: Table, table: Callable[[], Table]) -> None:
    """The second waits for the first: given at once, rights on the same functions would be refused."""
    other = table()
    other.plays(1)
    waits = "SELECT count(*) FROM pg_stat_activity WHERE datname = %s AND wait_event = 'advisory'"
    with psycopg.connect(one.admin) as first, psycopg.connect(one.admin, autocommit=True) as looks:
        first.execute("SELECT pg_advisory_xact_lock(hashtext('floor.enrol'))")
        second = threading.Thread(target=other.enrolled)
        second.start()
        eventually(lambda: looks.execute(waits, (one.database,)).fetchone() == (1,))
        first.commit()
        second.join(PATIENCE_S)
    other.sends()
    assert other.checked().equal


def test_a_table_that_writes_as_another(one: Table, table: Callable[[], Table]) -> None:
    """It has the other's login; whether it says whose journal it is or not, it is found."""
    other = table()
    other.plays(3, word="other")
    other.enrolled()
    rows = other.rows()
    with closing(one.link()) as link:
        journal = link.head().journal_id
        assert link.append("0" * 32, rows, bytes(64)).refused == "journal"
        assert "another journal came with this table's login" in says(one)
        administration.close(one.admin, 1, "A. Croupier")
        assert link.append(journal, rows, other.key.sign(b"")).refused == ""
    assert says(one) == "event 1 is another one on the floor than in the journal"
    refused(one, "chain")
    assert "incident 2 is open" in says(one)
    other.sends()
    assert other.checked().equal


def test_a_journal_in_the_place_of_another(one: Table) -> None:
    one.sends()
    one.path.unlink()
    for name in ("table.db-wal", "table.db-shm"):
        (one.folder / name).unlink(missing_ok=True)
    one.plays(2)
    refused(one, "journal")
    with psycopg.connect(one.admin) as line:
        found = line.execute("SELECT kind, journal_id FROM floor.incidents").fetchone()
    assert found is not None
    assert found[0] == "journal"


def test_a_head_is_signed_by_the_tables_key(one: Table, tmp_path: Path) -> None:
    one.key = TableKey(tmp_path / "others", make=True)
    one.sends()
    assert says(one) == "the head at event 30 is not signed with the table's key"


def test_the_standing_names_open_incidents(one: Table) -> None:
    one.sends()
    with closing(one.link()) as link:
        link.append("0" * 32, one.rows(), bytes(64))
        assert link.head().incidents == 1
        sender = one.uplink(link)
        sender.step()
        assert sender.standing == uplink.Standing(0, None, 1)
        administration.close(one.admin, 1, "A. Croupier")
        sender.step()
        assert sender.standing == uplink.Standing(0)


# --- who may do what ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "statement",
    [
        *(f"SELECT * FROM floor.{name}" for name in ("heads", "events", "incidents", "pictures")),
        "INSERT INTO floor.events VALUES (1, 1, '', '', '', '')",
        "CREATE TABLE floor.mine ()",
        "CREATE TABLE public.mine ()",
        "SET ROLE postgres",
        "SET SESSION AUTHORIZATION postgres",
    ],
)
def test_a_tables_login_may_call_its_functions_and_nothing_else(one: Table, statement: str) -> None:
    password = one.keys / "floor.pgpass"
    with (
        psycopg.connect(one.dsn, passfile=str(password)) as line,
        pytest.raises(psycopg.errors.InsufficientPrivilege),
    ):
        line.execute(statement.encode())


def test_nobody_else_may_call_them(one: Table) -> None:
    with psycopg.connect(one.admin) as line:
        line.execute("CREATE ROLE stranger")
        line.execute("GRANT USAGE ON SCHEMA floor TO stranger")
        line.execute("SET LOCAL ROLE stranger")
        for call in ("head()", "append('', '[]', '')", "wanted()", "put_picture('', NULL, 'gone')"):
            with pytest.raises(psycopg.errors.InsufficientPrivilege), line.transaction():
                line.execute(f"SELECT floor.{call}".encode())
        line.rollback()


def test_a_month_begins(one: Table) -> None:
    """What comes then goes into a partition of its own, which is made with it. No event of either can be changed, and
    the table's rows are as they were."""
    one.sends()
    with psycopg.connect(one.admin) as line:
        line.execute("ALTER TABLE floor.events DETACH PARTITION floor.events_before")
        line.execute("ALTER TABLE floor.events_before DISABLE TRIGGER USER")
        line.execute("UPDATE floor.events_before SET received = received - interval '32 days'")
        line.execute("ALTER TABLE floor.events_before ENABLE TRIGGER USER")
        (first,) = line.execute("SELECT date_trunc('month', now() AT TIME ZONE 'UTC')").fetchone() or ("",)
        before = f"floor.events_before FOR VALUES FROM (MINVALUE) TO ('{first} UTC')"
        line.execute(f"ALTER TABLE floor.events ATTACH PARTITION {before}".encode())
        line.execute("UPDATE floor.months SET first = first - interval '1 month'")
    one.plays(5)
    one.sends()
    one.plays(5)
    one.sends()
    assert one.checked().equal
    with psycopg.connect(one.admin) as line:
        found = line.execute(
            "SELECT tableoid::regclass::text, min(seq), max(seq) FROM floor.events GROUP BY 1 ORDER BY 2"
        ).fetchall()
    assert found == [("floor.events_before", 1, 30), (f"floor.events_{first:%Y_%m}", 31, 40)]
    for name, _, _ in found:
        for change in (f"UPDATE {name} SET at = ''", f"DELETE FROM {name}", f"TRUNCATE {name}"):
            with psycopg.connect(one.admin) as line, pytest.raises(psycopg.Error, match="are append-only"):
                line.execute(change.encode())
    with psycopg.connect(one.admin) as line, pytest.raises(psycopg.errors.UniqueViolation):
        line.execute(
            "INSERT INTO floor.events SELECT head, seq, at, command, body, hash FROM floor.events WHERE seq = 40"
        )


def test_the_functions_look_nowhere_else(one: Table) -> None:
    with psycopg.connect(one.admin) as line:
        found = line.execute(
            "SELECT proname, proconfig FROM pg_proc WHERE pronamespace = 'floor'::regnamespace AND prosecdef ORDER BY 1"
        ).fetchall()
    zone = {"begin_month": ["TimeZone=UTC", "DateStyle=ISO"]}
    assert found == [
        (name, ["search_path=pg_catalog, pg_temp", *zone.get(name, [])])
        for name in ("append", "ask", "begin_month", "head", "put_picture", "read", "wanted")
    ]


def test_a_month_is_that_of_utc_whatever_the_caller_has_set(one: Table) -> None:
    limits = (
        "SELECT pg_get_expr(c.relpartbound, c.oid) FROM pg_class c JOIN floor.months m ON c.relname = m.partition"
        " ORDER BY m.first"
    )
    with psycopg.connect(one.admin) as line:
        line.execute("ALTER TABLE floor.events DETACH PARTITION floor.events_before")
        (first,) = line.execute("SELECT date_trunc('month', now() AT TIME ZONE 'UTC')").fetchone() or ("",)
        before = f"floor.events_before FOR VALUES FROM (MINVALUE) TO ('{first} UTC')"
        line.execute(f"ALTER TABLE floor.events ATTACH PARTITION {before}".encode())
        line.execute("UPDATE floor.months SET first = first - interval '1 month'")
        line.execute("SET TimeZone = 'Asia/Kolkata'")
        line.execute("SET DateStyle = 'SQL, DMY'")
        line.execute("SELECT floor.begin_month()")
        line.execute("SET TimeZone = 'UTC'")
        line.execute("SET DateStyle = 'ISO'")
        end = (first + timedelta(days=32)).replace(day=1)
        assert [row[0] for row in line.execute(limits.encode())][1:] == [
            f"FOR VALUES FROM ('{first}+00') TO ('{end}+00')"
        ]


def test_a_clock_that_was_put_back_makes_no_month(one: Table) -> None:
    """The first partition has what came before it too."""
    with psycopg.connect(one.admin) as line:
        line.execute("UPDATE floor.months SET first = first + interval '1 month'")
    one.sends()
    with psycopg.connect(one.admin) as line:
        assert line.execute("SELECT count(*) FROM floor.months").fetchone() == (1,)
    assert one.checked().equal


def test_the_password_opens_the_line_and_no_other_does(one: Table) -> None:
    (one.keys / "floor.pgpass").write_text(f"*:*:*:faro_{one.name}:wrong\n")
    with raises_saying(FloorFault, match="password authentication failed"):
        one.sends()


def test_a_login_without_a_table(one: Table, table: Callable[[], Table]) -> None:
    with psycopg.connect(one.admin) as line:
        line.execute("UPDATE floor.heads SET login = NULL")
    with raises_saying(FloorFault, match="no table with this login"):
        one.sends()
    with closing(one.link()) as link, raises_saying(FloorFault, match="no journal is enrolled for"):
        link.append("0" * 32, one.rows(), bytes(64))


def test_what_listens_hears_of_each_call(one: Table) -> None:
    with psycopg.connect(one.admin, autocommit=True) as line:
        line.execute("LISTEN floor")
        one.sends()
        journal = one.link().head().journal_id
        heard = next(line.notifies(timeout=PATIENCE_S, stop_after=1))
    assert (heard.channel, heard.payload) == ("floor", f"{journal} 30")


# --- commands -----------------------------------------------------------------------------------------------------


def faro(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(["floor", *words])
    said = capsys.readouterr()
    assert len((said.out + said.err).splitlines()) == 1
    return code, (said.out + said.err).strip()


def test_the_commands_from_nothing_to_a_closed_incident(
    table: Callable[[], Table],
    cluster: Cluster,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """By the owner of the database, who may make roles and nothing more."""
    (tmp_path / "pgpass").write_text("*:*:*:owner:own\n")
    (tmp_path / "pgpass").chmod(0o600)
    monkeypatch.setenv("PGPASSFILE", str(tmp_path / "pgpass"))
    made = table()
    # No login of an earlier test is called so, which its owner alone may alter from PostgreSQL 16 on.
    made.name += "_own"
    empty = f"{made.name}_empty"
    with psycopg.connect(made.admin, autocommit=True) as line:
        line.execute("CREATE ROLE owner LOGIN CREATEROLE PASSWORD 'own'")
        line.execute(f"CREATE DATABASE {empty} OWNER owner".encode())
    admin = cluster.dsn(empty, "owner")
    at = ["--floor", admin, "--journal", str(made.path)]
    made.plays(30)
    assert faro(capsys, "check", *at) == (
        2,
        "faro floor: there is no floor in this database; type: `faro floor init DSN`",
    )
    assert faro(capsys, "enrol", made.name, *at)[1].endswith("type: `faro floor init DSN`")
    for _ in range(2):
        assert faro(capsys, "init", admin) == (0, "the floor is ready")
    code, said = faro(capsys, "check", *at)
    assert (code, said.endswith("is not enrolled on this floor")) == (1, True)
    code, said = faro(capsys, "enrol", made.name, *at)
    assert (code, said.startswith(f"{made.name} is enrolled with the login faro_{made.name}; ")) == (0, True)
    assert {path.name: path.stat().st_mode & 0o777 for path in made.keys.iterdir()} == {
        "floor.pem": 0o600,
        "floor.pgpass": 0o600,
    }
    made.database = empty
    made.sends()
    with closing(made.link()) as link:
        head = link.head()
        assert faro(capsys, "check", *at) == (0, f"{made.name}: equal, 30 events, head {head.hash[:16]}")
        link.append("0" * 32, made.rows(), bytes(64))
    code, said = faro(capsys, "check", *at)
    assert (code, "incident 1 is open" in said) == (1, True)
    close = ["--by", "A. Croupier", "--floor", admin]
    for other in ("12345678901", "1x", "²"):  # never another incident than the one that is named
        assert faro(capsys, "close", other, *close)[0] == 2
    assert faro(capsys, "close", "1", *close) == (0, "incident 1 is closed by A. Croupier")
    assert faro(capsys, "close", "1", *close) == (2, "faro floor: no incident 1 is open")
    assert faro(capsys, "check", *at)[0] == 0


async def test_a_running_table_sends_its_journal(
    table: Callable[[], Table], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(uplink, "READS_S", 0.01)
    made = table()
    settings = replace(TableConfig(), journal=str(made.path))
    async with running(Parts(), settings, {}, journal_path=made.path, web=None) as at_work:
        assert "floor" not in at_work.queries.service_status()
    made.enrolled()
    host, database, user = made.dsn.split()
    (tmp_path / "services").write_text(f"[floor]\n{host}\n{database}\n{user}\n")
    monkeypatch.setenv("PGSERVICEFILE", str(tmp_path / "services"))
    floor = FloorConfig(dsn="service=floor")
    async with running(Parts(), settings, {}, journal_path=made.path, web=None, floor=floor) as at_work:
        async with asyncio.timeout(PATIENCE_S):
            while at_work.queries.service_status()["floor"] != uplink.Standing(0).json():
                await asyncio.sleep(0.01)
    assert made.checked().equal
