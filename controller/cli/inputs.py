"""What commands are given: the configuration, and files of text."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from controller.catalogue import text, text_of
from controller.cli.mistakes import InputError
from controller.config import Config, ConfigError, load


def add_config(parser: argparse.ArgumentParser) -> None:
    """The --config option."""
    parser.add_argument("--config", required=True, type=Path, metavar="table.toml", help=text("cli-config"))


def config_or_none(path: Path) -> Config | None:
    """The configuration; None when it is bad, with every mistake on standard error."""
    try:
        return load(path)
    except ConfigError as error:
        for mistake in error.mistakes:
            print(text_of(mistake), file=sys.stderr)
        return None


def read_text(option: str, path: Path) -> str:
    """The text of the file given with `option`. Raises InputError when it cannot be read or is no text."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise InputError("cli-unreadable", option=option, path=str(path), why=error.strerror or "") from None
    except UnicodeDecodeError as error:
        raise InputError("cli-no-text", option=option, path=str(path), byte=error.start) from None
