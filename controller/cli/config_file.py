"""The configuration that a command is given. It knows every game, so what needs none does not import it."""

from __future__ import annotations

import argparse
from pathlib import Path

from controller.catalogue import text, text_of
from controller.complaint import complain
from controller.config import Config, ConfigError, load


def add_config(parser: argparse.ArgumentParser, *, required: bool = True) -> None:
    """The --config option."""
    parser.add_argument("--config", required=required, type=Path, metavar="table.toml", help=text("cli-config"))


def config_or_none(command: str, path: Path) -> Config | None:
    """The configuration of a command; None when it is bad, with every mistake on a line of standard error."""
    try:
        return load(path)
    except ConfigError as error:
        for mistake in error.mistakes:
            complain(command, text_of(mistake))
        return None
