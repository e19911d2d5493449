"""All commands with their parsers: what completion and manual are made from."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import NamedTuple

from controller.__main__ import COMMANDS, parser_of
from controller.catalogue import text


class Command(NamedTuple):
    """A command: its name, what it does in one line, and its parser."""

    name: str
    summary: str
    parser: argparse.ArgumentParser


def commands() -> Iterator[Command]:
    """Each of them, in the order of `faro --help`."""
    for name, key in COMMANDS.items():
        _, parser = parser_of(name)
        yield Command(name, text(key), parser)
