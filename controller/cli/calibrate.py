"""Finds the places of every spindle; keeps them in the board and in a file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from controller.catalogue import said, text
from controller.cli.board_session import service_board
from controller.cli.inputs import add_config, config_or_none
from hardware import calibration_file
from hardware.board import Board, BoardError
from hardware.calibrate import find_places, keep
from hardware.calibration_file import CalibrationFileError
from hardware.devices import SPINDLE_COUNT, spindle_part
from hardware.exercise import exercise
from hardware.servo import CalibrationError, CasekeeperCalibration

HELP = "cli-calibrate-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("beads",))
    add_config(parser)
    parser.add_argument("--spindle", type=int, action="append", metavar="N", help=text("cli-calibrate-spindle"))
    parser.add_argument("--undo", action="store_true", help=text("cli-calibrate-undo"))
    parser.add_argument("--yes", action="store_true", help=text("cli-calibrate-yes"))


def run(args: argparse.Namespace) -> int:
    wrong = [spindle for spindle in args.spindle or () if not 0 <= spindle < SPINDLE_COUNT]
    if wrong:
        print(f"faro calibrate: --spindle {wrong[0]} given, 0 to {SPINDLE_COUNT - 1} expected", file=sys.stderr)
        return 2
    config = config_or_none(args.config)
    if config is None:
        return 2
    path = args.config.resolve().parent / config.mcu.calibration
    try:
        was = calibration_file.load(path)
        if args.undo and not calibration_file.before(path).exists():
            print(f"faro calibrate: nothing to undo: there is no {calibration_file.before(path)}", file=sys.stderr)
            return 2
        if not args.undo and not args.yes and not _agreed(args.spindle):
            print("nothing was changed")
            return 1
        with service_board(config) as board:
            if args.undo:
                return _keep(board, path, was, calibration_file.load(calibration_file.before(path)))
            new = _found(board, was, args.spindle or list(range(SPINDLE_COUNT)))
            return _keep(board, path, was, new) or _proof(board, new)
    except (BoardError, CalibrationFileError, OSError) as error:
        print(f"faro calibrate: {said(error)}", file=sys.stderr)
        return 2
    except CalibrationError as error:
        print(f"faro calibrate: {said(error)}. Nothing was stored.", file=sys.stderr)
        return 1


def _agreed(spindles: list[int] | None) -> bool:
    which = "all spindles" if not spindles else ", ".join(map(spindle_part, spindles))
    print(f"This moves {which} slowly from stop to stop and back, for about 15 seconds.")
    print("  1. The table is not running and no deal is on.")
    print("  2. The servo supply is on; fingers are away from the beads.")
    print("  3. Should anything be caught: pull the supply, or press Ctrl-C - the servos are then released.")
    try:
        return input("Go on? [y/N] ").strip().lower() in ("y", "yes")
    except EOFError:
        return False


def _found(board: Board, was: CasekeeperCalibration, spindles: list[int]) -> CasekeeperCalibration:
    found = find_places(board, spindles, progress=lambda text: print(text, flush=True))
    print("spindle      0     1     2     3     4 beads, us   feedback at 1000, 2000 us")
    for spindle, one in sorted(found.items()):
        places = " ".join(f"{pulse:5}" for pulse in one.pulse_us)
        print(f"{spindle:7}  {places}            {one.adc[0]:4} {one.adc[1]:4}")
    return CasekeeperCalibration(tuple(found.get(n, was[n]) for n in range(SPINDLE_COUNT)))


def _keep(board: Board, path: Path, was: CasekeeperCalibration, new: CasekeeperCalibration) -> int:
    changed = keep(board, path, was, new)
    print(f"stored in the board ({len(changed)} spindles changed) and in {path}; --undo goes back")
    return 0


def _proof(board: Board, calibration: CasekeeperCalibration) -> int:
    result = exercise(board, calibration, 1)
    for one in result.spindles:
        if not one.good:
            print(one.trouble, file=sys.stderr)
    print("every bead was moved there and back once: " + ("good" if result.good else "NOT GOOD"))
    return 0 if result.good else 1
