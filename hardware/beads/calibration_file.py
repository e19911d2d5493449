"""The casekeeper's calibration on disk: thirteen spindles, five places each, in a small TOML file for people to read.

Written by `faro calibrate beads`; the file before is kept beside it (.before), so that a calibration can be undone.
"""

import tomllib
from pathlib import Path

from firmware_bridge.notice import NoticeError, say
from hardware.beads.servo import CalibrationError, CasekeeperCalibration, SpindleCalibration
from hardware.devices import BEADS, SPINDLE_COUNT, spindle_part
from hardware.files import write_whole


class CalibrationFileError(NoticeError, ValueError):
    """The file is no calibration."""


def load(path: Path) -> CasekeeperCalibration:
    """The calibration in the file; the built-in one where there is no file. CalibrationFileError for a bad one."""
    try:
        data = tomllib.loads(path.read_text())
    except FileNotFoundError:
        return CasekeeperCalibration()
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise CalibrationFileError(say("hardware-file", path=str(path), error=" ".join(str(error).split()))) from error
    names = [spindle_part(spindle) for spindle in range(SPINDLE_COUNT)]
    if sorted(data) != sorted(names):
        raise CalibrationFileError(say("hardware-file-sections", path=str(path), first=names[0], last=names[-1]))
    return CasekeeperCalibration(tuple(_spindle(path, name, data[name]) for name in names))


def _spindle(path: Path, name: str, section: object) -> SpindleCalibration:
    values = section if isinstance(section, dict) else {}
    pulse_us, adc = _numbers(values.get("pulse_us")), _numbers(values.get("adc"))
    if sorted(values) != ["adc", "pulse_us"] or len(pulse_us) != BEADS + 1 or len(adc) != 2:
        raise CalibrationFileError(say("hardware-file-values", path=str(path), section=name))
    try:
        return SpindleCalibration(pulse_us, (adc[0], adc[1]))
    except CalibrationError as error:
        raise CalibrationFileError(
            say("hardware-file-section", path=str(path), section=name, why=error.message)
        ) from error


def _numbers(values: object) -> tuple[int, ...]:
    return tuple(one for one in values if type(one) is int) if isinstance(values, list) else ()


def save(path: Path, calibration: CasekeeperCalibration) -> None:
    """Write the file whole or not at all; the calibration in force until now is kept at `before(path)`."""
    _write(before(path), load(path))
    _write(path, calibration)


def _write(path: Path, calibration: CasekeeperCalibration) -> None:
    lines = [
        "# Written by `faro calibrate beads`: the pulses (us) that show 0, 1, 2, 3 and 4 beads, and what the feedback"
    ]
    lines.append("# reads (0...1023) at 1000 and 2000 us.")
    for spindle in range(SPINDLE_COUNT):
        one = calibration[spindle]
        lines += ["", f'["{spindle_part(spindle)}"]', f"pulse_us = {list(one.pulse_us)}", f"adc = {list(one.adc)}"]
    write_whole(path, "\n".join(lines) + "\n")


def before(path: Path) -> Path:
    """Where the calibration before the last one is kept."""
    return path.with_name(path.name + ".before")
