"""How the floor's database is reached: encrypted and known by its certificate, or over a Unix socket; no password in
the address, as everybody on the computer sees a program's arguments."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from controller.games.message import UserError, say

CONNECT_S = 10
"""Seconds until a server that does not answer counts as away."""
ANSWER_S = 30.0
"""Seconds after which what is asked of a server is given up: libpq itself waits for ever, and the server's own
`statement_timeout` says nothing where it has lost its power."""
_ALIVE: dict[str, str | int] = {
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}
"""A line notices within 25 s that the other computer has gone, whether it waits for an answer (the first three, in
seconds) or what it sent is not taken (the last, in ms): libpq 12 and later, over TCP. By itself Linux takes two hours
and a quarter of an hour (tcp(7): tcp_keepalive_time, tcp_retries2)."""
SECRETS = ("password", "sslpassword")
"""What an address may not have in it."""


class FloorFault(UserError):
    """The floor cannot be reached or refuses; `message` says why."""


def checked(dsn: str) -> None:
    """Raises FloorFault: no address (libpq's, such as `service=floor`), one with a password, or one that asks for a
    line that others may read or that leads to anybody."""
    try:
        found = conninfo_to_dict(dsn)
    except psycopg.ProgrammingError as error:
        raise FloorFault(say("cli-floor-no-address", why=one_line(error))) from None
    if any(name in found for name in SECRETS):
        raise FloorFault(say("cli-floor-password"))
    if found.get("sslmode", "verify-full") != "verify-full":
        raise FloorFault(say("cli-floor-sslmode", found=str(found["sslmode"])))


def connect(dsn: str, passfile: Path | None = None) -> psycopg.Connection[tuple[Any, ...]]:
    """The floor at this address, each statement a transaction of its own. `passfile`: where libpq finds the password;
    None: where it looks itself. Raises FloorFault."""
    checked(dsn)
    how: dict[str, str | int] = {
        "sslmode": "verify-full",  # over a Unix socket libpq passes over it
        "gssencmode": "disable",
        "connect_timeout": CONNECT_S,
        "application_name": "faro",
        **_ALIVE,
    }
    if passfile is not None:
        how["passfile"] = str(passfile)
    try:
        return psycopg.connect(make_conninfo(dsn, **how), autocommit=True)
    except (psycopg.Error, OSError) as error:
        raise unreachable(error) from None


def cut(line: psycopg.Connection[tuple[Any, ...]] | None) -> None:
    """Ends a statement that waits for its answer, from any thread: psycopg raises there."""
    with contextlib.suppress(psycopg.Error, OSError):
        if line is not None and not line.closed:
            with socket.socket(fileno=os.dup(line.fileno())) as copy:
                copy.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def answered(cut: Callable[[], None], limit_s: float) -> Iterator[None]:
    """`cut` is called when what is asked meanwhile has no answer within `limit_s` seconds: psycopg raises then."""
    limit = threading.Timer(limit_s, cut)
    limit.daemon = True
    limit.start()
    try:
        yield
    finally:
        limit.cancel()


def as_login(dsn: str, login: str) -> str:
    """The same address with another login."""
    return make_conninfo(dsn, user=login)


def unreachable(error: Exception) -> FloorFault:
    """What the server or its line said, in one line."""
    return FloorFault(say("service-floor-unreachable", why=one_line(error)))


def one_line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
