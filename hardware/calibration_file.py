"""The casekeeper's calibration on disk: thirteen spindles, five places each, in a small TOML file for people to read.

Written by `faro calibrate beads`; the file before is kept beside it (.before), so that a calibration can be undone.
"""

import os
import tomllib
from pathlib import Path

from hardware.devices import SPINDLES, spindle_part
from hardware.servo import CalibrationError, CasekeeperCalibration, SpindleCalibration


class CalibrationFileError(ValueError):
    """The file is no calibration. One line that says where and why."""


def load(path: Path) -> CasekeeperCalibration:
    """The calibration in the file; the built-in one where there is no file. CalibrationFileError for a bad one."""
    try:
        data = tomllib.loads(path.read_text())
    except FileNotFoundError:
        return CasekeeperCalibration()
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise CalibrationFileError(f"{path}: {' '.join(str(error).split())}") from error
    places = data.get("pulse_us")
    names = [spindle_part(spindle) for spindle in range(SPINDLES)]
    if not isinstance(places, dict) or sorted(places) != sorted(names):
        raise CalibrationFileError(
            f"{path}: [pulse_us] with one line for each of {names[0]!r}...{names[-1]!r} expected"
        )
    return CasekeeperCalibration(tuple(_spindle(path, name, places[name]) for name in names))


def _spindle(path: Path, name: str, places: object) -> SpindleCalibration:
    if not isinstance(places, list) or not all(type(pulse) is int for pulse in places):
        raise CalibrationFileError(f"{path}: {name}: five whole numbers expected")
    try:
        return SpindleCalibration(tuple(places))
    except CalibrationError as error:
        raise CalibrationFileError(f"{path}: {name}: {error}") from error


def save(path: Path, calibration: CasekeeperCalibration) -> None:
    """Write the file whole or not at all; what was there becomes `before(path)`."""
    lines = ["# Pulses (us) that show 0, 1, 2, 3 and 4 beads. Written by `faro calibrate beads`.", "[pulse_us]"]
    for spindle in range(SPINDLES):
        lines.append(f'"{spindle_part(spindle)}" = {list(calibration[spindle].pulse_us)}')
    fresh = path.with_name(path.name + ".new")
    with fresh.open("w") as out:
        out.write("\n".join(lines) + "\n")
        out.flush()
        os.fsync(out.fileno())
    if path.exists():
        before(path).write_bytes(path.read_bytes())
    fresh.replace(path)


def before(path: Path) -> Path:
    """Where the calibration before the last one is kept."""
    return path.with_name(path.name + ".before")
