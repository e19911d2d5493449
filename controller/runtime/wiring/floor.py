"""The uplink to the floor, where the table has one: put together of journal, key and line."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from controller.config import FloorConfig
from controller.floor.shown_pictures import Beginning, ShownPictures
from controller.floor.uplink import Uplink
from controller.games.message import UserError, say
from controller.keys import secret_files
from controller.keys.table_key import TableKey
from controller.runtime.checkpoint import CheckpointFile, beside
from controller.runtime.journal import Journal
from controller.runtime.wiring.certificates import keys_folder

PASSWORD = "floor.pgpass"
"""The file with the password, as libpq reads it: a systemd credential of this name, else beside the table's keys, else
where libpq looks itself."""


class FloorUnusable(UserError):
    """The floor that the configuration names cannot be one."""


def uplink(floor: FloorConfig, journal_path: Path, utc_now: Callable[[], str]) -> Uplink:
    """The uplink, not yet begun; nothing is reached here. Raises FloorUnusable and KeysFault."""
    with _library():
        from controller.floor.connection import FloorFault
        from controller.floor.table_link import TableLink
    folder = keys_folder(journal_path)
    key = TableKey(folder)
    try:
        link = TableLink(floor.dsn, _password(folder))
    except FloorFault as error:
        raise FloorUnusable(error.message) from None
    shown = ShownPictures(partial(_last_deal, journal_path))
    return Uplink(partial(Journal, journal_path, read_only=True), link, key.sign, utc_now=utc_now, shown=shown)


def enrolled(dsn: str, name: str, journal_path: Path) -> str:
    """Enrols a journal as the table called `name` on the floor that the login of `dsn` administers; key and password
    are kept beside it. The table's login. Raises FloorFault, JournalError, KeysFault, and FloorUnusable for a journal
    without an id."""
    from controller.floor import administration

    with closing(Journal(journal_path, read_only=True)) as journal:
        journal_id = journal.journal_id
    if not journal_id:
        raise FloorUnusable(say("cli-floor-no-id", path=str(journal_path)))
    folder = keys_folder(journal_path)
    key = TableKey(folder, make=True)
    line = administration.enrol(dsn, name, journal_id, key.public)
    secret_files.write(folder / PASSWORD, line)
    return line.split(":")[3]


def sent_to(dsn: str, name: str, journal_path: Path, utc_now: Callable[[], str]) -> Uplink:
    """Enrols a journal as `enrolled` does, and sends it there from now on. Raises FloorUnusable, JournalError and
    KeysFault."""
    with _library():
        from controller.floor.connection import FloorFault, as_login

        try:
            login = enrolled(dsn, name, journal_path)
        except FloorFault as error:
            raise FloorUnusable(error.message) from None
    made = uplink(FloorConfig(dsn=as_login(dsn, login)), journal_path, utc_now)
    made.start()
    return made


@contextlib.contextmanager
def _library() -> Iterator[None]:
    """Raises FloorUnusable where a library of the floor's is not installed in the block."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] not in ("psycopg", "alembic", "sqlalchemy"):
            raise
        raise FloorUnusable(say("cli-floor-no-library", library=missing.name or "")) from None


def _last_deal(journal_path: Path) -> Beginning | None:
    kept = CheckpointFile(beside(journal_path)).load()
    return None if kept is None or kept.state is None else Beginning(kept.seq, kept.head, kept.state)


def _password(folder: Path) -> Path | None:
    credentials = os.environ.get("CREDENTIALS_DIRECTORY")
    places = [Path(credentials) / PASSWORD] if credentials else []
    return next((path for path in (*places, folder / PASSWORD) if path.is_file()), None)
