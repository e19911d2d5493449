"""Administers the floor: its schema, its tables, the comparison with a journal, incidents."""

from __future__ import annotations

import argparse
import asyncio
import re
import signal
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from controller.catalogue import log, said, text, text_of
from controller.cli.config_file import config_or_none
from controller.cli.inputs import library_missing, named_values
from controller.cli.mistakes import InputError
from controller.cli.recall import journal_given
from controller.complaint import BAD_INPUT, complain
from controller.games.message import UserError
from controller.keys.secret_files import KeysFault
from controller.web.reachable import reachable
from controller.web.server import WebFault

if TYPE_CHECKING:
    from controller.config import Config
    from controller.floor.alerts import Limits

HELP = "cli-floor-help"
ACTIONS = ("init", "enrol", "serve", "check", "close", "rebuild", "demo")
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
    parser.add_argument("--port", type=int, help=text("cli-floor-port"))
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=VALUE", help=text("cli-floor-limit"))


def run(args: argparse.Namespace) -> int:
    given = {
        "init": (args.what,),
        "enrol": (args.what, args.floor),
        "check": (args.floor,),
        "rebuild": (args.floor,),
        "serve": (),
        "demo": (),
    }
    wanted = given.get(args.action, (args.what, args.floor, args.by))
    closes = args.action != "close" or NUMBER.fullmatch(args.what or "")
    if not all(wanted) or not closes or (args.action in ("check", "rebuild", "serve", "demo") and args.what):
        return complain("floor", text("cli-floor-what-wanted", action=args.action))
    for option, action, value in (("port", "demo", args.port), ("limit", "serve", args.limit)):
        if value not in (None, []) and args.action != action:
            return complain("floor", text("cli-floor-no-use", option=option, action=args.action))
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
    if args.action == "serve":
        return _serve(args)
    if args.action == "demo":
        from controller.cli import floor_demo

        return floor_demo.run(args)
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
    from controller.runtime.wiring.certificates import keys_folder
    from controller.runtime.wiring.floor import enrolled

    login = enrolled(dsn, name, path)
    print(text("cli-floor-enrol-done", name=name, login=login, folder=str(keys_folder(path))))
    return 0


def _serve(args: argparse.Namespace) -> int:
    from controller.config import Config

    config = Config() if args.config is None else config_or_none("floor", args.config)
    if config is None:
        return BAD_INPUT
    dsn = args.floor or config.floor.dsn
    if not dsn:
        return complain("floor", text("cli-floor-what-wanted", action="serve"))
    limits = _limits(args.limit)
    folder = Path.cwd() if args.config is None else args.config.resolve().parent
    log.to_stderr()
    try:
        asyncio.run(_served(dsn, config, folder, limits))
    except (WebFault, KeysFault) as error:
        return complain("floor", said(error))
    return 0


def _limits(given: Sequence[str]) -> Limits:
    """Raises InputError."""
    from controller.floor.alerts import LEAST_LAG_S, LIMITS, Limits

    found = named_values(given)
    for name, value in found.items():
        if name not in LIMITS:
            raise InputError("cli-floor-no-limit", given=name, names=LIMITS)
        if type(value) not in (int, float) or not -1e9 < value < 1e9:
            raise InputError("cli-floor-limit-number", name=name, given=str(value))
    if found.get("lag_s", LEAST_LAG_S) < LEAST_LAG_S:
        raise InputError("cli-floor-limit-lag", least=LEAST_LAG_S, given=str(found["lag_s"]))
    return Limits(**found)


async def _served(dsn: str, config: Config, folder: Path, limits: Limits) -> None:
    from controller.runtime.wiring.floor_site import floor_site

    stop = asyncio.Event()
    for signum in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(signum, stop.set)
    keys = folder / config.table.journal
    async with floor_site(dsn, config.web, keys=keys, folder=folder, limits=limits) as site:
        print(text("cli-floor-open", address=reachable(config.web.host, site.address)), flush=True)
        if site.fingerprint is not None:
            print(text("cli-run-fingerprint", fingerprint=site.fingerprint), flush=True)
        if config.web.readable:
            print(text("cli-run-readable"), flush=True)
        if not config.web.pin:
            print(text("cli-floor-no-pin-set"), flush=True)
        await stop.wait()


def _rebuild(dsn: str) -> int:
    from controller.floor.projector import Projector
    from controller.runtime.wiring.floor_site import beginnings

    found = Projector(dsn, beginnings()).rebuild()
    if found.journals or not found.unread:
        known = {"journals": found.journals, "events": found.events, "count": len(found.otherwise)}
        print(text("cli-floor-rebuilt", **known, tables=found.otherwise))
    for name, why in found.unread:
        complain("floor", f"{name}: {text_of(why)}")
    return 1 if found.unread else 0
