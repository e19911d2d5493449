"""What the service commands share: the configuration, and the board it names, for one program alone."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from controller.config import Config, ConfigError, load
from controller.runtime.wiring.assembly import Parts
from controller.runtime.wiring.real import PartsError, simulated_board
from hardware.board import Board, BoardError

OPEN_LOOP = ("maestro", "gpio")


def add_config(parser: argparse.ArgumentParser) -> None:
    """The --config option."""
    parser.add_argument("--config", required=True, type=Path, metavar="table.toml", help="see `faro config example`")


def config_or_none(path: Path) -> Config | None:
    """The configuration; None when it is bad, with every mistake told on standard error."""
    try:
        return load(path)
    except ConfigError as error:
        for mistake in error.mistakes:
            print(mistake, file=sys.stderr)
        return None


@contextmanager
def service_board(config: Config) -> Generator[Board]:
    """The connected board with feedback that the configuration names. Raises BoardError."""
    mcu = config.mcu
    if mcu.driver == "none":
        raise BoardError('mcu.driver is "none": this table has no board')
    if mcu.driver in OPEN_LOOP:
        raise BoardError(f'mcu.driver is "{mcu.driver}": it has no feedback, nothing can be measured')
    parts = Parts()
    try:
        port_url = mcu.port if mcu.driver == "serial" else simulated_board(mcu.driver, parts).port_url
        with Board(port_url, mcu.baud) as board:
            board.connect()
            yield board
    except PartsError as error:
        raise BoardError(str(error)) from None
    finally:
        parts.close()
