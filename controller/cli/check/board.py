"""The casekeeper's part of `faro check`: port, board, firmware, supply, and each spindle. Moves no bead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from controller.catalogue import said, text_of
from controller.cli.board_session import OPEN_LOOP, service_board
from controller.cli.check.computer import Finding
from controller.config import Config
from controller.games.message import as_message
from controller.table.outputs import SPINDLE_RANKS
from firmware_bridge.messages import (
    BoardStatus,
    Calibration,
    Feedback,
    Identity,
    ReadBoard,
    ReadCalibration,
    ReadFeedback,
    ResetCause,
    cause_text,
    version_text,
)
from firmware_bridge.notice import Notice
from firmware_bridge.serial_port import IN_USE
from hardware.board import Board, BoardError
from hardware.calibration_file import CalibrationFileError, load
from hardware.devices import Part, spindle_part
from hardware.exercise import SUPPLY_GOOD_MV
from hardware.servo import FEEDBACK_ADC, CasekeeperCalibration, SpindleCalibration


def board(config: Config, folder: Path, last_faults: Mapping[str, str]) -> Iterator[Finding]:
    """Everything that the board can tell. `last_faults`: of each part, from the journal."""
    mcu = config.mcu
    if mcu.driver == "none":
        yield Finding("board", "note", "this table has none")
        return
    try:
        calibration = load(folder / mcu.calibration)
    except CalibrationFileError as error:
        yield Finding("calibration", "wrong", said(error), "faro calibrate beads")
        return
    if mcu.driver in OPEN_LOOP:
        yield from _open_loop(config)
        return
    try:
        with service_board(config) as connected:
            yield from _connected(connected, calibration, last_faults, config)
    except BoardError as error:
        yield Finding("board", "wrong", said(error), _fix(error.message, mcu.port))


def _fix(why: Notice, port: str) -> str:
    if why.code == "link-cannot-open":
        if dict(why.data)["why"] == IN_USE:
            return "stop the table first (systemctl stop faro)"
        return f"plug the board in, see its name: ls /dev/faro-board /dev/ttyACM* /dev/ttyUSB*; [mcu] port is {port}"
    if why.code in ("link-other-protocol", "hardware-no-board"):
        return f"put this project's firmware on it: make flash PORT={port}"
    return "pull the USB cable and put it back; if it stays so: make flash"


def _open_loop(config: Config) -> Iterator[Finding]:
    if config.mcu.driver == "maestro":
        from hardware.maestro_outputs import MaestroOutputs
        from hardware.open_loop import OutputsLost

        outputs = MaestroOutputs(config.mcu.port, config.mcu.baud)
        try:
            outputs.open()
            trouble = outputs.check()
        except OutputsLost as lost:
            trouble = lost.message
        finally:
            outputs.close()
        if trouble:
            fix = "set it to USB Dual Port with CRC on (Pololu Maestro Control Center); check the cable"
            yield Finding("board", "wrong", text_of(as_message(trouble)), fix)
            return
    yield Finding("board", "good", f"{config.mcu.driver}: servos without feedback")
    yield Finding("beads", "note", "not verified: nobody but the dealer sees where they are")


def _connected(
    connected: Board, calibration: CasekeeperCalibration, last_faults: Mapping[str, str], config: Config
) -> Iterator[Finding]:
    yield _who(connected.identity, config, last_faults.get(Part.BOARD))
    status = connected.ask(ReadBoard(), BoardStatus)
    weak = status.supply_mv < SUPPLY_GOOD_MV
    fix = "check the 5 V servo supply and its fuse: 4.8 V at least while servos move" if weak else ""
    text = f"{status.supply_mv / 1000:.2f} V"
    yield Finding("servo supply", "wrong" if weak else "good", text, fix, {"supply_mv": status.supply_mv})
    lost = status.bad_frames + status.overruns
    text = f"{status.bad_frames} damaged frames, {status.overruns} bytes lost, {status.fail_safes} fail-safe stops"
    fix = "a shorter or better USB cable, away from the servo wires" if lost else ""
    yield Finding("wire", "wrong" if lost else "good", f"{text} since the board started", fix)
    for spindle in range(len(SPINDLE_RANKS)):
        yield _spindle(connected, spindle, calibration[spindle], last_faults.get(spindle_part(spindle)))


def _who(identity: Identity, config: Config, last: str | None) -> Finding:
    """`last`: its last fault; opening the port has just reset the board, so an earlier cause stands there alone."""
    cause = cause_text(identity.reset_cause)
    version = version_text(identity.firmware_version)
    text = (
        f"{config.mcu.driver} on {config.mcu.port if config.mcu.driver == 'serial' else 'a pty'}, firmware {version}, "
        f"protocol {identity.protocol_version}, last start: {cause}"
    ) + (f"; last fault {last}" if last else "")
    data = {
        "firmware": version,
        "protocol": identity.protocol_version,
        "reset_cause": cause,
        "boots": identity.boots,
        "last_fault": last,
    }
    if identity.reset_cause in (ResetCause.BROWN_OUT, ResetCause.WATCHDOG):
        fix = "brown-out: a weak USB supply; watchdog: the firmware hung - report it"
        return Finding("board", "wrong", text, fix, data)
    return Finding("board", "good", text, data=data)


def _spindle(connected: Board, spindle: int, places: SpindleCalibration, last: str | None) -> Finding:
    name = spindle_part(spindle)
    read = connected.ask(ReadFeedback(spindle), Feedback)
    kept = connected.ask(ReadCalibration(spindle), Calibration)
    in_board = (kept.pulse_0_us, kept.pulse_1_us, kept.pulse_2_us, kept.pulse_3_us, kept.pulse_4_us)
    label = f"{SPINDLE_RANKS[spindle].label:>2}"
    since = f"; last fault {last}" if last else ""
    data = {
        "rank": label.strip(),
        "adc": read.adc,
        "measured_us": read.measured_us,
        "stored": bool(kept.stored),
        "places_us": in_board,
        "adc_at_1000_us": kept.adc_at_1000_us,
        "adc_at_2000_us": kept.adc_at_2000_us,
        "last_fault": last,
    }
    if not FEEDBACK_ADC[0] <= read.adc <= FEEDBACK_ADC[1]:
        fix = f"put the feedback wire back on input A{spindle}"
        return Finding(name, "wrong", f"{label}: feedback reads {read.adc}: wire off{since}", fix, data)
    if (in_board, (kept.adc_at_1000_us, kept.adc_at_2000_us)) != (places.pulse_us, places.adc):
        fix = f"faro calibrate beads --spindle {spindle}: another board, or another file"
        return Finding(name, "wrong", f"{label}: board and calibration file differ{since}", fix, data)
    beads = places.beads_at(read.measured_us)
    stands = f"{beads} beads across" if beads is not None else f"between places, at {read.measured_us} us"
    how = "calibrated" if kept.stored else "not calibrated: built-in places"
    return Finding(
        name, "good" if kept.stored else "note", f"{label}: {stands}, {how}{since}", data={**data, "beads": beads}
    )
