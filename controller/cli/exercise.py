"""Moves every bead and reads every sensor: how well the casekeeper repeats itself."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Generator
from contextlib import contextmanager
from itertools import count
from typing import Any

from controller.catalogue import decimal, ranks_written, said, text, text_of
from controller.cli.board_session import service_board
from controller.cli.config_file import add_config, config_or_none
from controller.cli.progress import Progress
from controller.cli.spindles import add_spindles, chosen_spindles, spindles_mistake
from controller.colours import BOLD, GREEN, RED, painted
from controller.complaint import BAD_INPUT, complain
from controller.config import Config
from controller.table.outputs import SPINDLE_RANKS
from hardware.beads.board import BoardError
from hardware.beads.calibration_file import CalibrationFileError, load
from hardware.beads.exercise import WANDER_BEADS, Exercise, SpindleRun, exercise
from hardware.devices import BEADS, DeviceEvent, Signal

Signals = dict[str, Signal]
PLACES = 2 * BEADS + 1
"""Places that a spindle is moved to in a cycle."""


HELP = "cli-exercise-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_config(parser)
    add_spindles(parser)
    parser.add_argument("--cycles", type=int, default=3, metavar="N", help=text("cli-exercise-cycles"))
    parser.add_argument("--json", action="store_true", help=text("cli-exercise-json"))


def run(args: argparse.Namespace) -> int:
    if not 1 <= args.cycles <= 10_000:
        return complain("exercise", text("cli-exercise-range", given=args.cycles))
    if mistake := spindles_mistake(args.spindle):
        return complain("exercise", mistake)
    config = config_or_none("exercise", args.config)
    if config is None:
        return BAD_INPUT
    if mistake := spindles_mistake(args.spindle, config):
        return complain("exercise", mistake)
    spindles = chosen_spindles(args.spindle, config)
    from hardware.gpio_factory import GpioError

    try:
        calibration = load(args.config.resolve().parent / config.mcu.calibration)
        with service_board(config) as board, _sensors(config) as signals:
            with Progress(args.cycles * PLACES) as progress:
                show = _shown_on(progress)
                result = exercise(board, calibration, args.cycles, spindles=spindles, progress=show)
            sensors = signals()
    except (BoardError, CalibrationFileError, GpioError) as error:
        return complain("exercise", said(error))
    print(json.dumps(as_json(result, sensors)) if args.json else "\n".join(_lines(result, sensors)))
    return 0 if _good(result, sensors) else 1


@contextmanager
def _sensors(config: Config) -> Generator[Callable[[], Signals]]:
    """Watch the box's sensors and the buttons; yields what tells how they stand. Raises GpioError."""
    if config.gpio.factory == "none":
        yield dict
        return
    from hardware.gpio.opening import open_gpio

    made = open_gpio(config.gpio.factory, pins=config.gpio.pins, buzzer=config.gpio.buzzer)
    try:
        if config.gpio.box:
            made.box.start(_ignore)
        made.buttons.start(_ignore)
        yield lambda: (made.box.signals() if config.gpio.box else {}) | made.buttons.signals()
    finally:
        made.close()


def _ignore(event: DeviceEvent) -> None:
    """The edges are counted where the inputs are."""


def _good(result: Exercise, sensors: Signals) -> bool:
    return result.good and not any(one.edges for one in sensors.values())


def as_json(result: Exercise, sensors: Signals) -> dict[str, Any]:
    """The result for programs; us of pulse, and beads; of each sensor whether it is active and how often it changed."""
    return {
        "good": _good(result, sensors),
        "cycles": result.cycles,
        "supply_mv": {"lowest": min(result.supply_mv), "highest": max(result.supply_mv)},
        "sensors": {name: {"active": one.active, "edges": one.edges} for name, one in sensors.items()},
        "spindles": [
            {
                "spindle": one.spindle,
                "rank": SPINDLE_RANKS[one.spindle].label,
                "good": one.good,
                "visits": sum(map(len, one.measured_us)),
                "spread_us": one.spread_us,
                "spread_beads": round(one.spread_us / one.step_us, 3),
                "error_us": round(one.error_us, 1),
                "error_beads": round(one.error_us / one.step_us, 3),
                "faults": [text_of(fault) for fault in one.faults],
            }
            for one in result.spindles
        ],
    }


def _lines(result: Exercise, sensors: Signals) -> list[str]:
    good = _good(result, sensors)
    worst = max(result.spindles, key=lambda one: one.spread_us / one.step_us)
    return [
        text("cli-exercise-columns"),
        *(_line(one) for one in result.spindles),
        text("cli-exercise-supply", low=min(result.supply_mv), high=max(result.supply_mv)),
        text(
            "cli-exercise-worst",
            spindle=worst.spindle,
            beads=decimal(worst.spread_us / worst.step_us, 3),
            good=WANDER_BEADS,
        ),
        *(_sensor_line(name, one) for name, one in sensors.items()),
        painted(text("cli-exercise-result", good=good), *((GREEN,) if good else (BOLD, RED))),
    ]


def _sensor_line(name: str, one: Signal) -> str:
    return text("cli-exercise-sensor", name=name, active=one.active, edges=one.edges)


def _line(one: SpindleRun) -> str:
    beads = [decimal(us / one.step_us, 3) for us in (one.spread_us, one.error_us)]
    figures = f"{one.spread_us:9}  {beads[0]:>5} {decimal(one.error_us, 1):>9}  {beads[1]:>5}"
    faults = (
        f"   {'; '.join(text_of(fault) for fault in one.faults)}"
        if one.faults
        else ("" if one.good else f"   {text('cli-exercise-wanders')}")
    )
    rank, samples = ranks_written(SPINDLE_RANKS[one.spindle].label), sum(map(len, one.measured_us))
    return f"{one.spindle:7}  {rank:>4}  {samples:6}   {figures}{faults}"


def _shown_on(progress: Progress) -> Callable[[int, int], None]:
    visits = count()

    def show(cycle: int, beads: int) -> None:
        progress.show(next(visits), "cli-exercise-progress", cycle=cycle + 1, beads=beads)

    return show
