"""Checks a configuration; prints an example and the pages of documents."""

from __future__ import annotations

import argparse
from pathlib import Path

from controller.catalogue import text
from controller.cli.config_file import config_or_none
from controller.cli.figures import for_terminal
from controller.complaint import BAD_INPUT, complain
from controller.config_page import all_options, example, page

PAGES = {"example": example, "page": page, "options": all_options}


HELP = "cli-config-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", choices=("check", *PAGES))
    parser.add_argument("file", nargs="?", type=Path, help=text("cli-config-file"))


def run(args: argparse.Namespace) -> int:
    if args.action in PAGES:
        print(PAGES[args.action](), end="")
        return 0
    if args.file is None:
        return complain("config", text("cli-config-no-file"))
    config = config_or_none("config", args.file)
    if config is None:
        return BAD_INPUT
    good = text(
        "cli-config-good",
        file=str(args.file),
        table=config.table.name,
        game=config.table.game,
        mode=config.table.mode,
        camera=config.camera.source,
        board=config.mcu.driver,
        pins=config.gpio.factory,
        host=config.web.host,
        port=config.web.port,
    )
    print(for_terminal(good))
    return 0
