"""Check a table's configuration, print a commented example with every key at its default, or all house rules.

faro config check table.toml     names every mistake with line, key, value and what is allowed
faro config example > table.toml
faro config options              the options of every game, and what each value means
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from controller.cli.inputs import config_or_none
from controller.config import all_options, example


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", choices=("check", "example", "options"))
    parser.add_argument("file", nargs="?", type=Path, help="the configuration to check")


def run(args: argparse.Namespace) -> int:
    if args.action == "example":
        print(example(), end="")
        return 0
    if args.action == "options":
        print(all_options(), end="")
        return 0
    if args.file is None:
        print("faro config: check needs a file", file=sys.stderr)
        return 2
    config = config_or_none(args.file)
    if config is None:
        return 2
    print(
        f"{args.file}: good. {config.table.name}: {config.table.game}, mode {config.table.mode}, "
        f"camera {config.camera.source}, board {config.mcu.driver}, pins {config.gpio.factory}, "
        f"pages on {config.web.host}:{config.web.port}"
    )
    return 0
