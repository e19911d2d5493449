"""Who may read what on the floor: raw events the projector alone, and the auditor once his reading is recorded."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import sql

from controller.floor import administration
from controller.floor.connection import FloorFault
from controller.floor.projector import Projector
from controller.floor.read_models import KEYS
from controller.runtime.wiring.floor_site import beginnings
from tests.controller.floor.cluster import NEEDS_POSTGRESQL, Cluster
from tests.controller.floor.recorded import JOURNALS
from tests.controller.floor.tables import Table
from tests.english import raises_saying

ROOT = Path(__file__).resolve().parents[3]
pytestmark = NEEDS_POSTGRESQL
PASSWORD = "of the tests"
Login = Callable[..., str]


@pytest.fixture
def one(table: Callable[[], Table]) -> Table:
    """A table whose evening of Macao is on the floor."""
    made = table()
    made.wrote(JOURNALS["macao"]())
    made.enrolled()
    made.sends()
    return made


@pytest.fixture
def login(one: Table, monkeypatch: pytest.MonkeyPatch) -> Login:
    """Makes a login that is a member of these roles; its address."""
    monkeypatch.setenv("PGPASSWORD", PASSWORD)

    def make(*roles: str) -> str:
        with psycopg.connect(one.admin) as line:
            (count,) = line.execute("SELECT count(*) FROM pg_roles").fetchone() or (0,)
            name = f"login{count}"
            line.execute(
                sql.SQL("CREATE ROLE {} LOGIN PASSWORD {}").format(sql.Identifier(name), sql.Literal(PASSWORD))
            )
            for role in roles:
                line.execute(sql.SQL("GRANT {} TO {}").format(sql.Identifier(role), sql.Identifier(name)))
        return one.admin.replace("user=postgres", f"user={name}")

    return make


def ask(dsn: str, query: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(dsn, autocommit=True) as line:
        return line.execute(query.encode()).fetchall()


def refused(dsn: str, query: str) -> None:
    with pytest.raises(psycopg.errors.InsufficientPrivilege):
        ask(dsn, query)


def test_a_role_of_somebody_else_gets_no_right(one: Table, cluster: Cluster) -> None:
    """Roles are of the whole server: one that is called `auditor` and that no floor has made is not ours."""
    with psycopg.connect(one.admin, autocommit=True) as line:
        line.execute("CREATE DATABASE others")
        line.execute("COMMENT ON ROLE auditor IS 'of the bookkeeping'")
        try:
            with raises_saying(FloorFault, match="the role auditor is there already and is not the floor's; rename it"):
                administration.init(cluster.dsn("others"))
        finally:
            line.execute("COMMENT ON ROLE auditor IS 'of faro floor'")
    administration.init(cluster.dsn("others"))


@pytest.mark.parametrize("roles", [(), ("floor_page",), ("auditor",)])
def test_no_other_login_reads_an_event(roles: tuple[str, ...], login: Login) -> None:
    dsn = login(*roles)
    for query in (
        "SELECT body FROM floor.events",
        "SELECT hash FROM floor.events",
        "TABLE floor.events",
        "SELECT begun FROM floor.projected",
        "INSERT INTO floor.live VALUES (1, now(), '{}')",
        "DELETE FROM floor.cards",
        "SELECT floor.append('', '[]', '')",
    ):
        refused(dsn, query)
    if roles != ("auditor",):
        refused(dsn, "SELECT floor.ask('tiger', 1, 9, 'x')")
        refused(dsn, "SELECT floor.read(1)")
        refused(dsn, "TABLE floor.readings")


def test_the_projectors_login_does_all_that_the_projector_does(one: Table, login: Login) -> None:
    """Also an incident that it finds. It makes no table's journal longer and closes nothing."""
    dsn = login("floor_projector")
    with closing(Projector(dsn, beginnings())) as projecting:
        while projecting.step():
            pass
        assert ask(one.admin, "SELECT count(*) > 0 FROM floor.cards") == [(True,)]
        assert projecting.rebuild().otherwise == ()
    with psycopg.connect(one.admin) as line:
        line.execute("UPDATE floor.projected SET seq = 0, hash = '', begun = NULL")
        line.execute("UPDATE floor.heads SET signature = ''")
    with closing(Projector(dsn, beginnings())) as projecting:
        projecting.step()
    assert ask(one.admin, "SELECT kind FROM floor.incidents") == [("signature",)]
    refused(dsn, "UPDATE floor.incidents SET closed = now(), closed_by = 'me'")
    refused(dsn, "INSERT INTO floor.events VALUES (1, 1, '', NULL, '', '')")
    refused(dsn, "UPDATE floor.heads SET seq = 1")


def test_the_page_reads_the_read_models_without_the_events_numbers(login: Login) -> None:
    dsn = login("floor_page")
    numbered = set()
    ask(dsn, "TABLE floor.standing")
    refused(dsn, "TABLE floor.live")
    for table in KEYS:
        ask(dsn, f"SELECT count(head) FROM floor.{table}")
        with psycopg.connect(dsn) as line, pytest.raises(psycopg.Error) as caught:
            line.execute(f"SELECT seq FROM floor.{table}".encode())
        if isinstance(caught.value, psycopg.errors.InsufficientPrivilege):
            numbered.add(table)
    assert numbered == {table for table, key in KEYS.items() if "seq" in key} | {"deals"}
    refused(dsn, "SELECT seq FROM floor.heads")
    refused(dsn, "TABLE floor.gaps_and_open_forks")


def test_every_reading_of_the_auditor_is_recorded_before_it_is_read(one: Table, login: Login) -> None:
    dsn, other = login("auditor"), login("auditor")
    last = one.rows()[-1][0]
    wanted = f"SELECT floor.ask('{one.name}', 2, {last}, 'a complaint of 3 May')"
    with psycopg.connect(dsn) as line:
        (number,) = line.execute(wanted.encode()).fetchone() or (0,)
        with pytest.raises(psycopg.errors.InsufficientPrivilege, match="not recorded before its transaction ends"):
            line.execute("SELECT * FROM floor.read(%s)", (number,))
        line.rollback()
    refused(dsn, f"SELECT * FROM floor.read({number})")
    assert ask(dsn, "TABLE floor.readings") == []

    [(number,)] = ask(dsn, wanted)
    refused(other, f"SELECT * FROM floor.read({number})")
    rows = ask(dsn, f"SELECT seq, at, command, body, hash FROM floor.read({number})")
    assert rows == one.rows()[1:]
    [(login_, name, first, end, why)] = ask(other, "SELECT login, name, first, last, why FROM floor.readings")
    assert (f"user={login_}" in dsn, name, first, end, why) == (True, one.name, 2, last, "a complaint of 3 May")
    for query in ("DELETE FROM floor.readings", "UPDATE floor.readings SET why = 'x'"):
        refused(dsn, query)
        with psycopg.connect(one.admin) as line, pytest.raises(psycopg.Error, match="readings are append-only"):
            line.execute(query.encode())
    with psycopg.connect(dsn) as line, pytest.raises(psycopg.errors.CheckViolation):
        line.execute("SELECT floor.ask(%s, 1, 1, '  ')", (one.name,))


def test_it_is_done_as_the_document_says(one: Table, login: Login) -> None:
    """The block of SQL in docs/floor.md."""
    (said,) = re.findall("```sql\n(.+?)```", (ROOT / "docs" / "floor.md").read_text(), re.DOTALL)
    wanted, read = said.replace("tiger", one.name).replace("1200, 1300", "3, 7").splitlines()
    [(number,)] = ask(login_ := login("auditor"), wanted)
    assert [row[1] for row in ask(login_, read.replace("17", str(number)))] == [3, 4, 5, 6, 7]


def test_an_old_number_reads_nothing(one: Table, login: Login) -> None:
    dsn = login("auditor")
    [(number,)] = ask(dsn, f"SELECT floor.ask('{one.name}', 1, 1, 'x')")
    with psycopg.connect(one.admin) as line:
        line.execute("ALTER TABLE floor.readings DISABLE TRIGGER USER")
        line.execute("UPDATE floor.readings SET at = at - interval '61 minutes'")
    refused(dsn, f"SELECT * FROM floor.read({number})")


def test_the_questions_are_the_auditors(login: Login) -> None:
    dsn = login("auditor")
    views = [name for (name,) in ask(dsn, "SELECT viewname FROM pg_views WHERE schemaname = 'floor'")]
    assert len(views) == 12
    for name in views:
        ask(dsn, f"TABLE floor.{name}")
