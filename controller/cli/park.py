"""Brings every servo to its park pulse, judged by no feedback."""

from __future__ import annotations

import argparse

from controller.catalogue import ranks_written, said, text, text_of
from controller.cli.board_session import OPEN_LOOP, service_board
from controller.cli.config_file import add_config, config_or_none
from controller.cli.spindles import add_spindles, chosen_spindles, spindles_mistake
from controller.colours import BOLD, RED, painted
from controller.complaint import BAD_INPUT, complain
from controller.config import Config
from controller.runtime.wiring.assembly import Parts
from controller.runtime.wiring.real import PartsError, open_outputs
from controller.table.outputs import SPINDLE_RANKS
from hardware.beads.board import BoardError
from hardware.beads.open_loop import OutputsLost
from hardware.beads.park import PARK_US, Parked, park, park_outputs

HELP = "cli-park-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_config(parser)
    add_spindles(parser)


def run(args: argparse.Namespace) -> int:
    if mistake := spindles_mistake(args.spindle):
        return complain("park", mistake)
    config = config_or_none("park", args.config)
    if config is None:
        return BAD_INPUT
    if mistake := spindles_mistake(args.spindle, config):
        return complain("park", mistake)
    try:
        parked = _park(config, chosen_spindles(args.spindle, config))
    except (BoardError, OutputsLost, PartsError) as error:
        return complain("park", said(error))
    for one in parked:
        print(
            text(
                "cli-park-line",
                spindle=f"{one.spindle:2}",
                rank=f"{ranks_written(SPINDLE_RANKS[one.spindle].label):>2}",
                how=_how(one),
            )
        )
    failed = tuple(one.spindle for one in parked if one.trouble)
    if failed:
        print(painted(text("cli-park-failed", spindles=failed), BOLD, RED))
        return 1
    print(text("cli-park-done", count=len(parked), pulse_us=PARK_US))
    return 0


def _park(config: Config, spindles: tuple[int, ...]) -> list[Parked]:
    if config.mcu.driver not in OPEN_LOOP:
        with service_board(config) as board:
            return park(board, spindles)
    parts = Parts()
    try:
        return park_outputs(open_outputs(config, parts), spindles)
    finally:
        parts.close()


def _how(one: Parked) -> str:
    if one.trouble:
        trouble = text_of(one.trouble)
        if one.adc is None:
            return text("cli-park-not-driven", trouble=trouble)
        return text("cli-park-not-driven-feedback", trouble=trouble, spindle=one.spindle, adc=one.adc)
    if one.adc is None or one.measured_us is None:
        return text("cli-park-driven", pulse_us=PARK_US)
    return text("cli-park-driven-feedback", pulse_us=PARK_US, adc=one.adc, measured_us=one.measured_us)
