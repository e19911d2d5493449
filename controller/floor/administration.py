"""What the floor's administrator does: make the schema, enrol a table, compare the floor with a journal, close an
incident.

Each function takes the address of a login that may do so; no table has that."""

from __future__ import annotations

import contextlib
import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from psycopg import sql
from sqlalchemy import create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from controller.floor.connection import FloorFault, connect, one_line, unreachable
from controller.floor.uplink import Outbox, Row, head_text
from controller.games.message import Message, say
from controller.keys.table_key import holds

SCHEMA = Path(__file__).parent / "schema"
NAME = re.compile("[a-z][a-z0-9_]{0,39}")
"""What a table is called on the floor: part of its login."""
PASSWORD_BYTES = 24
"""Of chance in a login's password."""
COMPARED = 1000
"""Rows compared at once."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a comparison found: `equal`, and a sentence."""

    equal: bool
    text: Message


def init(dsn: str) -> None:
    """Makes the schema `floor`, or brings it to this program's version; done again it changes nothing. Raises
    FloorFault."""
    engine = create_engine("postgresql+psycopg://", creator=lambda: connect(dsn), poolclass=NullPool)
    settings = Config()
    settings.set_main_option("script_location", str(SCHEMA).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("CREATE SCHEMA IF NOT EXISTS floor")
            settings.attributes["connection"] = connection
            command.upgrade(settings, "head")
    except (DBAPIError, psycopg.Error) as error:
        raise unreachable(getattr(error, "orig", None) or error) from None
    except CommandError as error:
        raise FloorFault(say("cli-floor-schema", why=one_line(error))) from None


def enrol(dsn: str, name: str, journal_id: str, public_key: bytes) -> str:
    """Makes the login of the table called `name`, which may append to this journal alone, and returns a line for a
    password file of libpq. Enrolled again, a table begins at its first event with a new password; what it had sent
    stays. Raises FloorFault."""
    if not NAME.fullmatch(name):
        raise FloorFault(say("cli-floor-name", given=name))
    login, password = f"faro_{name}", secrets.token_urlsafe(PASSWORD_BYTES)
    with _asked(dsn) as line, line.transaction():
        # Rights on one function, given in two transactions at once, end in "tuple concurrently updated".
        line.execute("SELECT pg_advisory_xact_lock(hashtext('floor.enrol'))")
        kept = line.pgconn.encrypt_password(password.encode(), login.encode(), b"scram-sha-256").decode()
        known = line.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", (login,)).fetchone()
        role = sql.SQL("{} ROLE {} LOGIN PASSWORD {}").format(
            sql.SQL("ALTER" if known else "CREATE"), sql.Identifier(login), sql.Literal(kept)
        )
        line.execute(role)
        for right in (
            "USAGE ON SCHEMA floor",
            "EXECUTE ON FUNCTION floor.head()",
            "EXECUTE ON FUNCTION floor.append(text, jsonb, bytea)",
            "EXECUTE ON FUNCTION floor.wanted()",
            "EXECUTE ON FUNCTION floor.put_picture(text, bytea, text)",
        ):
            line.execute(sql.SQL("GRANT {} TO {}").format(sql.SQL(right), sql.Identifier(login)))
        line.execute("UPDATE floor.heads SET login = NULL WHERE login = %s", (login,))
        query = "INSERT INTO floor.heads (journal_id, name, login, public_key) VALUES (%s, %s, %s, %s)"
        try:
            line.execute(query, (journal_id, name, login, public_key))
        except psycopg.errors.UniqueViolation:
            raise FloorFault(say("cli-floor-enrolled-already")) from None
    return f"*:*:*:{login}:{password}\n"


def check(dsn: str, journal: Outbox) -> Found:
    """Compares what the floor has of a journal with the journal, byte for byte; proves the signature of the head. An
    open incident is named first. Raises FloorFault; what `journal` raises."""
    last = journal.last_seq
    with _asked(dsn) as line, line.transaction():
        line.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        query = (
            "SELECT head, name, public_key, seq, hash, signature FROM floor.heads"
            " WHERE journal_id = %s AND login IS NOT NULL"
        )
        enrolled = line.execute(query, (journal.journal_id,)).fetchone()
        if enrolled is None:
            return Found(False, say("cli-floor-check-none", journal=journal.journal_id))
        head, name, public_key, seq, digest, signature = enrolled
        for number, kind, row, opened in line.execute(
            "SELECT incident, kind, coalesce(seq, 0), opened FROM floor.incidents"
            " WHERE head = %s AND closed IS NULL ORDER BY incident LIMIT 1",
            (head,),
        ):
            since = opened.isoformat(timespec="seconds")
            return Found(
                False, say("cli-floor-check-incident", name=name, number=number, kind=kind, event=row, since=since)
            )
        if (differs := _first_difference(line, head, journal, min(last, seq))) is not None:
            return Found(False, say("cli-floor-check-differs", name=name, event=differs))
    if seq and not holds(public_key, signature, head_text(journal.journal_id, seq, digest)):
        return Found(False, say("cli-floor-check-signature", name=name, event=seq))
    if seq > last:
        return Found(False, say("cli-floor-check-ahead", name=name, last=last, event=seq))
    if seq < last:
        return Found(False, say("cli-floor-check-behind", name=name, event=seq, count=last - seq))
    return Found(True, say("cli-floor-check-equal", name=name, event=seq, head=digest[:16]))


def close(dsn: str, incident: int, by: str) -> bool:
    """Closes an incident in the name of who has looked into it; False where none of that number stands open. Raises
    FloorFault."""
    query = "UPDATE floor.incidents SET closed = now(), closed_by = %s WHERE incident = %s AND closed IS NULL"
    with _asked(dsn) as line:
        return line.execute(query, (by, incident)).rowcount == 1


def _first_difference(line: psycopg.Connection[Any], head: int, journal: Outbox, last: int) -> int | None:
    """The first event up to `last` that the floor has otherwise than the journal, or has not."""
    query = (
        "SELECT seq, at, command, body, hash FROM floor.events WHERE head = %s AND seq > %s AND seq <= %s"
        " ORDER BY seq LIMIT %s"
    )
    after = 0
    while after < last:
        there: Sequence[Row] = line.execute(query, (head, after, last, COMPARED)).fetchall()
        here = journal.texts(after, min(COMPARED, last - after))
        for ours, theirs in zip(here, there, strict=False):
            if tuple(ours) != tuple(theirs):
                return ours[0]
        if len(here) != len(there):
            return after + min(len(here), len(there)) + 1
        after += len(here)
    return None


@contextlib.contextmanager
def _asked(dsn: str) -> Iterator[psycopg.Connection[Any]]:
    """A line to the floor for the block. Raises FloorFault for what the server refuses in it."""
    with connect(dsn) as line:
        try:
            yield line
        except (psycopg.errors.UndefinedTable, psycopg.errors.InvalidSchemaName):
            raise FloorFault(say("cli-floor-not-made")) from None
        except psycopg.Error as error:
            raise unreachable(error) from None
