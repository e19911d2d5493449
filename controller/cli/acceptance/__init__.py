"""The acceptance test of a table that was just built, mended or moved: everything tried once, with a protocol."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from controller.catalogue import said, text
from controller.cli.acceptance.asking import Person
from controller.cli.acceptance.parts import PARTS, Test
from controller.cli.acceptance.protocol import Protocol, Section
from controller.cli.check.computer import Finding
from controller.cli.config_file import add_config, config_or_none
from controller.cli.mistakes import InputError
from controller.cli.progress import Progress
from controller.cli.testdeal import order_in, reader_for
from controller.complaint import BAD_INPUT, complain

HELP = "acceptance-help"
CYCLES = 20
DEALS = 20
MOST = 10_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_config(parser)
    parser.add_argument("--cycles", type=int, default=CYCLES, metavar="N", help=text("acceptance-cycles", usual=CYCLES))
    parser.add_argument(
        "--deals", type=int, default=DEALS, metavar="N", help=text("acceptance-deals-option", usual=DEALS)
    )
    parser.add_argument("--order", type=Path, metavar="FILE", help=text("cli-testdeal-order"))
    parser.add_argument("--pack", type=Path, metavar="PACK", help=text("cli-testdeal-pack"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=text("acceptance-html"))
    parser.add_argument("--json", action="store_true", help=text("acceptance-json"))


def run(args: argparse.Namespace) -> int:
    from controller.runtime.program import version_line
    from vision.capture.camera import silence_drivers

    config = config_or_none("acceptance", args.config)
    if config is None:
        return BAD_INPUT
    try:
        _check(args)
        order = None if args.order is None else order_in(args.order)
        reader, cards = reader_for(args.pack, args.config)
    except ValueError as error:
        return complain("acceptance", said(error))
    except OSError as error:
        return complain("acceptance", f"{error.filename or args.pack}: {error.strerror}")
    silence_drivers()
    at, sections = datetime.now().astimezone(), list[Section]()
    with Progress() as progress:
        test = Test(config, args.config, Person(), progress, args.cycles, args.deals, order, reader, cards)
        for section, one in _tried(test):
            if section not in sections:
                sections.append(section)
            section.findings.append(one)
    protocol = Protocol(f"{at:%Y-%m-%d %H:%M}", version_line(), str(args.config), sections)
    print(json.dumps(protocol.as_json()) if args.json else "\n".join(protocol.lines()))
    if args.html is not None:
        try:
            args.html.write_text(protocol.page(), encoding="utf-8")
        except OSError as error:
            return complain("acceptance", text("acceptance-not-written", path=str(args.html), why=error.strerror or ""))
    return 1 if protocol.wrong else 0


def _check(args: argparse.Namespace) -> None:
    for option, given, least in (("--cycles", args.cycles, 1), ("--deals", args.deals, 0)):
        if not least <= given <= MOST:
            raise InputError("acceptance-range", option=option, given=given, least=least, most=MOST)
    if args.html is not None and not args.html.resolve().parent.is_dir():
        raise InputError("acceptance-not-written", path=str(args.html), why=text("acceptance-no-folder"))


def _tried(test: Test) -> Iterator[tuple[Section, Finding]]:
    """Every finding with its section. Whoever ends it early (Ctrl-C) gets the protocol of what was tried until then."""
    section = Section(next(iter(PARTS)))
    try:
        for code, tried in PARTS.items():
            section = Section(code)
            for one in tried(test):
                yield section, one
    except KeyboardInterrupt:
        yield section, Finding("protocol", "wrong", text("acceptance-ended"))
