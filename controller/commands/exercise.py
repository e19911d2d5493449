"""Move every bead and read every sensor of the casekeeper, N times over, and tell how well it repeats itself.

faro exercise --config table.toml --cycles 5

The table must not be running. Exit code 1 when a spindle has a fault, wanders, or the supply sags.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from controller.effects import SPINDLES
from controller.service import add_config, config_or_none, service_board
from hardware.board import BoardError
from hardware.calibration_file import CalibrationFileError, load
from hardware.exercise import WANDER_BEADS, Exercise, SpindleRun, exercise


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_config(parser)
    parser.add_argument("--cycles", type=int, default=3, metavar="N", help="times there and back (default 3)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")


def run(args: argparse.Namespace) -> int:
    if not 1 <= args.cycles <= 10_000:
        print(f"faro exercise: --cycles {args.cycles} given, 1 to 10000 expected", file=sys.stderr)
        return 2
    config = config_or_none(args.config)
    if config is None:
        return 2
    try:
        calibration = load(args.config.resolve().parent / config.mcu.calibration)
        with service_board(config) as board:
            result = exercise(board, calibration, args.cycles, progress=_progress)
    except (BoardError, CalibrationFileError) as error:
        print(f"faro exercise: {error}", file=sys.stderr)
        return 2
    finally:
        print(end="\r", file=sys.stderr)
    print(json.dumps(as_json(result)) if args.json else "\n".join(_lines(result)))
    return 0 if result.good else 1


def as_json(result: Exercise) -> dict[str, Any]:
    """The result for programs; us of pulse, and beads."""
    return {
        "good": result.good,
        "cycles": result.cycles,
        "supply_mv": {"lowest": min(result.supply_mv), "highest": max(result.supply_mv)},
        "spindles": [
            {
                "spindle": one.spindle,
                "rank": SPINDLES[one.spindle].label,
                "good": one.good,
                "visits": sum(map(len, one.measured_us)),
                "spread_us": one.spread_us,
                "spread_beads": round(one.spread_us / one.step_us, 3),
                "error_us": round(one.error_us, 1),
                "error_beads": round(one.error_us / one.step_us, 3),
                "faults": one.faults,
            }
            for one in result.spindles
        ],
    }


def _lines(result: Exercise) -> list[str]:
    worst = max(result.spindles, key=lambda one: one.spread_us / one.step_us)
    return [
        "spindle  rank  visits   spread us  beads    off us  beads",
        *(_line(one) for one in result.spindles),
        f"supply   {min(result.supply_mv)}...{max(result.supply_mv)} mV",
        f"worst    spindle {worst.spindle}: {worst.spread_us / worst.step_us:.3f} beads; up to {WANDER_BEADS} is good",
        f"result   {'good' if result.good else 'NOT GOOD'}",
    ]


def _line(one: SpindleRun) -> str:
    figures = (
        f"{one.spread_us:9}  {one.spread_us / one.step_us:5.3f} {one.error_us:9.1f}  {one.error_us / one.step_us:5.3f}"
    )
    faults = f"   {'; '.join(one.faults)}" if one.faults else ("" if one.good else "   wanders")
    return f"{one.spindle:7}  {SPINDLES[one.spindle].label:>4}  {sum(map(len, one.measured_us)):6}   {figures}{faults}"


def _progress(cycle: int, beads: int) -> None:
    if sys.stderr.isatty():
        print(f"\rcycle {cycle + 1}, {beads} beads ", end="", file=sys.stderr, flush=True)
