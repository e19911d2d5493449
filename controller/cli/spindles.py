"""Which spindles a service command is for: those of the configuration, or some of them by `--spindle`."""

from __future__ import annotations

import argparse

from controller.catalogue import text
from controller.config import Config
from hardware.devices import SPINDLE_COUNT


def add_spindles(parser: argparse.ArgumentParser) -> None:
    """Add `--spindle N`, which may be repeated."""
    parser.add_argument("--spindle", type=int, action="append", metavar="N", help=text("cli-spindle-option"))


def spindles_mistake(given: list[int] | None, config: Config | None = None) -> str | None:
    """What is wrong with what `--spindle` was given, for any casekeeper or for that of the configuration."""
    for spindle in given or ():
        if not 0 <= spindle < SPINDLE_COUNT:
            return text("cli-spindle-range", given=spindle, most=SPINDLE_COUNT - 1)
        if config is not None and spindle not in config.mcu.fitted:
            return text("cli-spindle-not-fitted", given=spindle, fitted=config.mcu.fitted)
    return None


def chosen_spindles(given: list[int] | None, config: Config) -> tuple[int, ...]:
    """The spindles that are meant, rising: all that are fitted where none was given."""
    return tuple(sorted(set(given))) if given else config.mcu.fitted
