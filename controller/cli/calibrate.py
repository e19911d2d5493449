"""Finds the places of every spindle; keeps them in the board and in a file."""

from __future__ import annotations

import argparse
from pathlib import Path

from controller.catalogue import said, text, text_of
from controller.cli.board_session import service_board
from controller.cli.config_file import add_config, config_or_none
from controller.cli.spindles import add_spindles, chosen_spindles, spindles_mistake
from controller.complaint import BAD_INPUT, complain
from controller.games.message import say
from hardware.beads import calibration_file
from hardware.beads.board import Board, BoardError
from hardware.beads.calibrate import find_places, keep
from hardware.beads.calibration_file import CalibrationFileError
from hardware.beads.exercise import exercise
from hardware.beads.servo import CalibrationError, CasekeeperCalibration
from hardware.devices import SPINDLE_COUNT

HELP = "cli-calibrate-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("beads",))
    add_config(parser)
    add_spindles(parser)
    parser.add_argument("--undo", action="store_true", help=text("cli-calibrate-undo"))
    parser.add_argument("--yes", action="store_true", help=text("cli-calibrate-yes"))


def run(args: argparse.Namespace) -> int:
    if mistake := spindles_mistake(args.spindle):
        return complain("calibrate", mistake)
    config = config_or_none("calibrate", args.config)
    if config is None:
        return BAD_INPUT
    if mistake := spindles_mistake(args.spindle, config):
        return complain("calibrate", mistake)
    spindles = chosen_spindles(args.spindle, config)
    path = args.config.resolve().parent / config.mcu.calibration
    try:
        was = calibration_file.load(path)
        if args.undo and not calibration_file.before(path).exists():
            return complain("calibrate", text("cli-calibrate-no-undo", path=str(calibration_file.before(path))))
        if not args.undo and not args.yes and not _agreed(spindles):
            print(text("cli-calibrate-unchanged"))
            return 1
        with service_board(config) as board:
            if args.undo:
                return _keep(board, path, was, calibration_file.load(calibration_file.before(path)))
            new = _found(board, was, spindles)
            return _keep(board, path, was, new) or _proof(board, new, config.mcu.fitted)
    except (BoardError, CalibrationFileError, OSError) as error:
        return complain("calibrate", said(error))
    except CalibrationError as error:
        complain("calibrate", text("cli-calibrate-not-stored", why=said(error)))
        return 1


def _agreed(spindles: tuple[int, ...]) -> bool:
    some = () if len(spindles) == SPINDLE_COUNT else tuple(say("cli-spindle", number=spindle) for spindle in spindles)
    print(text("cli-calibrate-warning", count=len(some), spindles=some))
    try:
        answer = input(f"{text('cli-calibrate-go-on')} ").strip().lower()
        return answer in ("y", "yes", *text("cli-calibrate-yes-words").split())
    except EOFError:
        return False


def _found(board: Board, was: CasekeeperCalibration, spindles: tuple[int, ...]) -> CasekeeperCalibration:
    found = find_places(board, spindles, progress=lambda message: print(text_of(message), flush=True))
    print(text("cli-calibrate-columns"))
    for spindle, one in sorted(found.items()):
        places = " ".join(f"{pulse:5}" for pulse in one.pulse_us)
        print(f"{spindle:7}  {places}            {one.adc[0]:4} {one.adc[1]:4}")
    return CasekeeperCalibration(tuple(found.get(n, was[n]) for n in range(SPINDLE_COUNT)))


def _keep(board: Board, path: Path, was: CasekeeperCalibration, new: CasekeeperCalibration) -> int:
    changed = keep(board, path, was, new)
    print(text("cli-calibrate-stored", count=len(changed), path=str(path)))
    return 0


def _proof(board: Board, calibration: CasekeeperCalibration, spindles: tuple[int, ...]) -> int:
    result = exercise(board, calibration, 1, spindles=spindles)
    for one in result.spindles:
        if one.trouble is not None:
            complain("calibrate", text_of(one.trouble))
    print(text("cli-calibrate-proof", good=result.good))
    return 0 if result.good else 1
