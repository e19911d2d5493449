"""Administers the floor: its schema, its tables, the comparison with a journal, incidents."""

from __future__ import annotations

import argparse
import re
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from controller.catalogue import said, text, text_of
from controller.cli.inputs import library_missing
from controller.cli.mistakes import InputError
from controller.cli.recall import journal_given
from controller.complaint import BAD_INPUT, complain
from controller.games.message import UserError

if TYPE_CHECKING:
    from controller.floor.projector import Beginnings
    from controller.games.game import Carried
    from controller.table.state import TableState

HELP = "cli-floor-help"
ACTIONS = ("init", "enrol", "check", "close", "rebuild")
NUMBER = re.compile("[0-9]{1,9}")
"""Of an incident, which PostgreSQL numbers by 32 bits."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", choices=ACTIONS)
    parser.add_argument("what", nargs="?", metavar="DSN|TABLE|NUMBER", help=text("cli-floor-what"))
    parser.add_argument("--floor", metavar="DSN", help=text("cli-floor-floor"))
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--config", type=Path, metavar="table.toml", help=text("cli-recall-config"))
    which.add_argument("--journal", type=Path, help=text("cli-recall-journal"))
    parser.add_argument("--by", metavar="NAME", help=text("cli-floor-by"))


def run(args: argparse.Namespace) -> int:
    given = {"init": (args.what,), "enrol": (args.what, args.floor), "check": (args.floor,), "rebuild": (args.floor,)}
    wanted = given.get(args.action, (args.what, args.floor, args.by))
    closes = args.action != "close" or NUMBER.fullmatch(args.what or "")
    if not all(wanted) or not closes or (args.action in ("check", "rebuild") and args.what):
        return complain("floor", text("cli-floor-what-wanted", action=args.action))
    try:
        with library_missing("cli-floor-no-library", psycopg="psycopg", alembic="alembic", sqlalchemy="alembic"):
            return _done(args)
    except (UserError, InputError) as error:
        return complain("floor", said(error))


def _done(args: argparse.Namespace) -> int:
    """What was asked for. Raises UserError and InputError."""
    from controller.floor import administration

    if args.action == "init":
        administration.init(args.what)
        print(text("cli-floor-init-done"))
        return 0
    if args.action == "close":
        number = int(args.what)
        if not administration.close(args.floor, number, args.by):
            raise InputError("cli-floor-no-incident", number=number)
        print(text("cli-floor-closed", number=number, by=args.by))
        return 0
    if args.action == "rebuild":
        return _rebuild(args.floor)
    path = journal_given("floor", args.journal, args.config)
    if path is None:
        return BAD_INPUT
    if args.action == "enrol":
        return _enrol(args.floor, args.what, path)
    from controller.runtime.journal import Journal

    with closing(Journal(path, read_only=True)) as journal:
        found = administration.check(args.floor, journal)
    print(text_of(found.text))
    return 0 if found.equal else 1


def _enrol(dsn: str, name: str, path: Path) -> int:
    from controller.floor import administration
    from controller.keys import secret_files
    from controller.keys.table_key import TableKey
    from controller.runtime.journal import Journal
    from controller.runtime.wiring.certificates import keys_folder
    from controller.runtime.wiring.floor import PASSWORD

    with closing(Journal(path, read_only=True)) as journal:
        journal_id = journal.journal_id
    if not journal_id:
        raise InputError("cli-floor-no-id", path=str(path))
    folder = keys_folder(path)
    key = TableKey(folder, make=True)
    line = administration.enrol(dsn, name, journal_id, key.public)
    secret_files.write(folder / PASSWORD, line)
    print(text("cli-floor-enrol-done", name=name, login=line.split(":")[3], folder=str(folder)))
    return 0


def _rebuild(dsn: str) -> int:
    from controller.floor.projector import Projector

    found = Projector(dsn, beginnings()).rebuild()
    known = {"journals": found.journals, "events": found.events, "count": len(found.otherwise)}
    print(text("cli-floor-rebuilt", **known, tables=found.otherwise))
    return 0


def beginnings() -> Beginnings:
    """The beginnings of deals as a table keeps them beside its journal."""
    from controller.floor.projector import Beginnings
    from controller.runtime.checkpoint import Checkpoint, decode, encode

    def read(kept: str) -> tuple[int, str, TableState, Carried] | None:
        found = decode(kept)
        if found.state is None or found.carried is None:
            return None
        return found.seq, found.head, found.state, found.carried

    return Beginnings(lambda *begun: encode(Checkpoint(*begun)), read)
