"""Brings every servo to its park pulse, judged by no feedback."""

from __future__ import annotations

import argparse
import sys

from controller.catalogue import said
from controller.cli.board_session import OPEN_LOOP, service_board
from controller.cli.inputs import add_config, config_or_none
from controller.config import Config
from controller.runtime.wiring.assembly import Parts
from controller.runtime.wiring.real import PartsError, open_outputs
from controller.table.outputs import SPINDLE_RANKS
from hardware.board import BoardError
from hardware.open_loop import OutputsLost
from hardware.park import PARK_US, Parked, park, park_outputs

HELP = "cli-park-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_config(parser)


def run(args: argparse.Namespace) -> int:
    config = config_or_none(args.config)
    if config is None:
        return 2
    try:
        parked = _park(config)
    except (BoardError, OutputsLost, PartsError) as error:
        print(f"faro park: {said(error)}", file=sys.stderr)
        return 2
    for one in parked:
        print(f"spindle {one.spindle:2}  {SPINDLE_RANKS[one.spindle].label:>2}  {_told(one)}")
    failed = [one.spindle for one in parked if one.trouble]
    if failed:
        print(f"NOT parked: spindle {', '.join(map(str, failed))}. Mend that and run this again.")
        return 1
    print(f"every servo was driven to {PARK_US} us and released")
    return 0


def _park(config: Config) -> list[Parked]:
    if config.mcu.driver not in OPEN_LOOP:
        with service_board(config) as board:
            return park(board)
    parts = Parts()
    try:
        return park_outputs(open_outputs(config, parts))
    finally:
        parts.close()


def _told(one: Parked) -> str:
    if one.trouble:
        where = f" (input A{one.spindle} reads {one.adc})" if one.adc is not None else ""
        return f"NOT DRIVEN: {one.trouble}{where}"
    if one.adc is None:
        return f"driven to {PARK_US} us"
    return f"driven to {PARK_US} us; its feedback reads {one.adc}, {one.measured_us} us by the calibration until now"
