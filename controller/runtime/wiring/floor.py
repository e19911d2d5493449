"""The uplink to the floor, where the table has one: put together of journal, key and line."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from controller.config import FloorConfig
from controller.floor.uplink import Uplink
from controller.games.message import UserError, say
from controller.keys.table_key import TableKey
from controller.runtime.journal import Journal
from controller.runtime.wiring.certificates import keys_folder

PASSWORD = "floor.pgpass"
"""The file with the password, as libpq reads it: a systemd credential of this name, else beside the table's keys, else
where libpq looks itself."""


class FloorUnusable(UserError):
    """The floor that the configuration names cannot be one."""


def uplink(floor: FloorConfig, journal_path: Path, utc_now: Callable[[], str]) -> Uplink:
    """The uplink, not yet begun; nothing is reached here. Raises FloorUnusable and KeysFault."""
    try:
        from controller.floor.connection import FloorFault
        from controller.floor.table_link import TableLink
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] != "psycopg":
            raise
        raise FloorUnusable(say("cli-floor-no-library", library="psycopg")) from None
    folder = keys_folder(journal_path)
    key = TableKey(folder)
    try:
        link = TableLink(floor.dsn, _password(folder))
    except FloorFault as error:
        raise FloorUnusable(error.message) from None
    return Uplink(partial(Journal, journal_path, read_only=True), link, key.sign, utc_now=utc_now)


def _password(folder: Path) -> Path | None:
    credentials = os.environ.get("CREDENTIALS_DIRECTORY")
    places = [Path(credentials) / PASSWORD] if credentials else []
    return next((path for path in (*places, folder / PASSWORD) if path.is_file()), None)
