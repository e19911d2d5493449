"""The casekeeper's part of `faro check`: port, board, firmware, supply, and each spindle. Moves no bead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from controller.catalogue import decimal, ranks_written, said, text, text_of
from controller.cli.board_session import OPEN_LOOP, service_board
from controller.cli.check.computer import Finding
from controller.config import Config
from controller.games.message import Value, say
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
from hardware.beads.board import Board, BoardError
from hardware.beads.calibration_file import CalibrationFileError, load
from hardware.beads.exercise import SUPPLY_GOOD_MV
from hardware.beads.servo import FEEDBACK_ADC, CasekeeperCalibration, SpindleCalibration
from hardware.devices import Part, spindle_part


def board(config: Config, folder: Path, last_faults: Mapping[str, str]) -> Iterator[Finding]:
    """Everything that the board can tell. `last_faults`: of each part, from the journal."""
    mcu = config.mcu
    if mcu.driver == "none":
        yield Finding("board", "note", text("check-none-here"))
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
            return text("check-board-in-use-fix")
        return text("check-board-absent-fix", fix=say("link-fix-plug"), port=port)
    if why.code in ("link-other-protocol", "hardware-no-board"):
        return text("check-board-firmware-fix", fix=say("link-fix-firmware"), port=port)
    return text("check-board-fix", fix=say("link-fix-cable"))


def _open_loop(config: Config) -> Iterator[Finding]:
    if config.mcu.driver == "maestro":
        from hardware.beads.maestro_outputs import MaestroOutputs
        from hardware.beads.open_loop import OutputsLost

        outputs = MaestroOutputs(config.mcu.port, config.mcu.baud)
        try:
            outputs.open()
            trouble = outputs.check()
        except OutputsLost as lost:
            trouble = lost.message
        finally:
            outputs.close()
        if trouble:
            fix = text("link-fix-maestro")
            yield Finding("board", "wrong", text_of(trouble), fix)
            return
    yield Finding("board", "good", text("check-open-loop", driver=config.mcu.driver))
    yield Finding("beads", "note", text("check-beads-unverified"))
    yield from _fitted(config)


def _connected(
    connected: Board, calibration: CasekeeperCalibration, last_faults: Mapping[str, str], config: Config
) -> Iterator[Finding]:
    yield _who(connected.identity, config, last_faults.get(Part.BOARD))
    status = connected.ask(ReadBoard(), BoardStatus)
    weak = status.supply_mv < SUPPLY_GOOD_MV
    fix = text("hardware-fix-supply") if weak else ""
    volts = f"{decimal(status.supply_mv / 1000, 2)} V"
    yield Finding("servo supply", "wrong" if weak else "good", volts, fix, {"supply_mv": status.supply_mv})
    lost = status.bad_frames + status.overruns
    count = text("check-wire", frames=status.bad_frames, bytes=status.overruns, stops=status.fail_safes)
    yield Finding("wire", "wrong" if lost else "good", count, text("check-wire-fix") if lost else "")
    for spindle in config.mcu.fitted:
        yield _spindle(connected, spindle, calibration[spindle], last_faults.get(spindle_part(spindle)))
    yield from _fitted(config)


def _fitted(config: Config) -> Iterator[Finding]:
    """A note where the casekeeper does not have every spindle."""
    some = tuple(ranks_written(SPINDLE_RANKS[spindle].label) for spindle in config.mcu.fitted)
    if len(some) < len(SPINDLE_RANKS):
        yield Finding("spindles", "note", text("check-spindles-fitted", count=len(some), ranks=some))


def _who(identity: Identity, config: Config, last: str | None) -> Finding:
    """`last`: its last fault; opening the port has just reset the board, so an earlier cause stands there alone."""
    cause = cause_text(identity.reset_cause)
    version = version_text(identity.firmware_version)
    who: dict[str, Value] = {
        "driver": config.mcu.driver,
        "port": config.mcu.port if config.mcu.driver == "serial" else "pty",
        "firmware": version,
        "protocol": identity.protocol_version,
        "cause": cause,
    }
    how = text("check-board-fault", **who, fault=last) if last else text("check-board", **who)
    data = {
        "firmware": version,
        "protocol": identity.protocol_version,
        "reset_cause": cause,
        "boots": identity.boots,
        "last_fault": last,
    }
    if identity.reset_cause in (ResetCause.BROWN_OUT, ResetCause.WATCHDOG):
        return Finding("board", "wrong", how, text("check-reset-fix"), data)
    return Finding("board", "good", how, data=data)


def _spindle(connected: Board, spindle: int, places: SpindleCalibration, last: str | None) -> Finding:
    name = spindle_part(spindle)
    read = connected.ask(ReadFeedback(spindle), Feedback)
    kept = connected.ask(ReadCalibration(spindle), Calibration)
    in_board = (kept.pulse_0_us, kept.pulse_1_us, kept.pulse_2_us, kept.pulse_3_us, kept.pulse_4_us)
    label = f"{ranks_written(SPINDLE_RANKS[spindle].label):>2}"
    data = {
        "rank": SPINDLE_RANKS[spindle].label,
        "adc": read.adc,
        "measured_us": read.measured_us,
        "stored": bool(kept.stored),
        "places_us": in_board,
        "adc_at_1000_us": kept.adc_at_1000_us,
        "adc_at_2000_us": kept.adc_at_2000_us,
        "last_fault": last,
    }
    if not FEEDBACK_ADC[0] <= read.adc <= FEEDBACK_ADC[1]:
        how = text("check-wire-off", rank=label, adc=read.adc)
        return Finding(name, "wrong", _since(how, last), text("hardware-fix-feedback", spindle=spindle), data)
    if (in_board, (kept.adc_at_1000_us, kept.adc_at_2000_us)) != (places.pulse_us, places.adc):
        how = text("check-calibrations-differ", rank=label)
        return Finding(name, "wrong", _since(how, last), text("check-calibrations-fix", spindle=spindle), data)
    beads = places.beads_at(read.measured_us)
    stored = bool(kept.stored)
    if beads is not None:
        how = text("check-spindle", rank=label, beads=beads, calibrated=stored)
    else:
        how = text("check-spindle-between", rank=label, pulse_us=read.measured_us, calibrated=stored)
    return Finding(name, "good" if stored else "note", _since(how, last), data={**data, "beads": beads})


def _since(how: str, last: str | None) -> str:
    """`last`: the part's last fault in the journal."""
    return how if last is None else text("check-last-fault", state=how, fault=last)
