"""Finds a spindle's five places by feel: creeps to both end stops, and lays the cam of drawings/ between them.

The feedback is what feels: where it no longer follows the pulse, the frame has stopped the cam. Nothing is known of
the potentiometer beforehand; what it reads while the cam moves freely gives its line. Nor of the servo: how far it
turns in a ms of pulse differs from make to make, and the travel between the stops is the measure. All chosen spindles
creep together, STEP_US at a time, so that no servo ever pushes far beyond a stop.
"""

import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

import firmware_bridge.messages as m
from firmware_bridge.notice import Notice, say
from hardware.beads import calibration_file
from hardware.beads.board import Board, BoardError
from hardware.beads.calibration_file import CalibrationFileError
from hardware.beads.servo import (
    CAM_PITCH_DEG,
    CAM_STOP_DEG,
    FEEDBACK_ADC,
    CalibrationError,
    CasekeeperCalibration,
    SpindleCalibration,
)
from hardware.devices import BEADS, SPINDLE_COUNT

STEP_US = 25
STALL_STEPS = 3  # steps without moving that are a stop: 75 us of push
STALL_COUNTS = 4  # an ADC step smaller than this is no movement; a free step gives 11
SETTLE_S = 0.08  # after a step, four servo periods
TRAVEL_DEG = BEADS * CAM_PITCH_DEG + 2 * CAM_STOP_DEG
DEG_PER_MS = (70, 130)  # hobby servos; most are made for 90, some for 120. Beyond it is no servo, or no whole travel.
UNJUDGED = m.Configure(settle_ms=5000, tolerance_us=300, gentle_us_per_s=1000, hold_at_rest=1)
"""Nothing is called a jam for five seconds, and servos are held."""

Progress = Callable[[Notice], None]
Step = Callable[[dict[int, tuple[int, int]]], None]
"""Called after every step with the pulse and the feedback (both us, the latter by the calibration until now) of each
spindle; what it raises ends the search."""


@dataclass(slots=True)
class _Creeper:
    channel: int
    pulse_us: int
    adc: int
    measured_us: int
    free: list[tuple[int, int]] = field(default_factory=list)  # (pulse, adc) while the cam moved
    stops: list[float] = field(default_factory=list)  # adc at the low and the high stop
    stalled: list[int] = field(default_factory=list)
    pending: list[tuple[int, int]] = field(default_factory=list)


def find_places(
    board: Board,
    spindles: Iterable[int],
    *,
    settle_s: float = SETTLE_S,
    progress: Progress = lambda text: None,
    step: Step = lambda places: None,
) -> dict[int, SpindleCalibration]:
    """The calibration of each spindle; they end released, wherever they are. CalibrationError naming the spindle that
    cannot be calibrated, BoardError when the board goes. Stores nothing."""
    chosen = list(spindles)
    board.send(UNJUDGED)
    try:
        creepers = [_start(board, spindle) for spindle in chosen]
        for direction, name in ((-1, say("hardware-creeping-low")), (+1, say("hardware-creeping-high"))):
            progress(name)
            _creep(board, creepers, direction, settle_s, step)
        return {one.channel: _places(one) for one in creepers}
    finally:
        with contextlib.suppress(BoardError):  # a board that went away has released them itself
            for channel in chosen:
                board.send(m.Release(channel))
            board.send(m.DEFAULT_CONFIGURE)  # last: it would have the board judge what is still held


def store(board: Board, spindle: int, calibration: SpindleCalibration) -> None:
    """Write one spindle's calibration into the board's EEPROM. CalibrationError when it does not take it."""
    none, one, two, three, four = calibration.pulse_us
    wanted = m.WriteCalibration(spindle, none, one, two, three, four, *calibration.adc)
    stored = board.ask(wanted, m.Calibration)
    if (stored.channel, stored.stored) != (spindle, 1):
        raise CalibrationError(say("hardware-board-not-stored", spindle=spindle))


def keep(board: Board, path: Path, was: CasekeeperCalibration, new: CasekeeperCalibration) -> list[int]:
    """Store what is new in the board, then all in the file; a board that refuses gets back what it had. The spindles
    that changed. CalibrationError, CalibrationFileError, OSError or BoardError when it could not be kept."""
    changed = [spindle for spindle in range(SPINDLE_COUNT) if new[spindle] != was[spindle]]
    done: list[int] = []
    try:
        for spindle in changed:
            done.append(spindle)
            store(board, spindle, new[spindle])
        calibration_file.save(path, new)
    except (CalibrationError, CalibrationFileError, OSError):
        for spindle in done:
            store(board, spindle, was[spindle])
        raise
    return changed


def _start(board: Board, spindle: int) -> _Creeper:
    read = board.ask(m.ReadFeedback(spindle), m.Feedback)
    if not FEEDBACK_ADC[0] <= read.adc <= FEEDBACK_ADC[1]:
        raise CalibrationError(say("hardware-feedback-off", spindle=spindle, adc=read.adc))
    middle = min(2000, max(1000, read.measured_us))
    return _Creeper(spindle, middle, read.adc, read.measured_us)


def _creep(board: Board, creepers: list[_Creeper], direction: int, settle_s: float, step: Step) -> None:
    moving = list(creepers)
    for one in moving:
        one.stalled.clear()
        one.pending.clear()
        board.send(m.Move(one.channel, one.pulse_us))
    board.rest(8 * settle_s)
    for one in moving:
        one.adc = board.ask(m.ReadFeedback(one.channel), m.Feedback).adc
    while moving:
        for one in moving:
            one.pulse_us += direction * STEP_US
            if not m.PULSE_MIN_US <= one.pulse_us <= m.PULSE_MAX_US:
                raise CalibrationError(say("hardware-no-stop", spindle=one.channel))
            board.send(m.Move(one.channel, one.pulse_us))
        board.rest(settle_s)
        moving = [one for one in moving if not _felt_stop(board, one, direction)]
        step({one.channel: (one.pulse_us, one.measured_us) for one in creepers})


def _felt_stop(board: Board, one: _Creeper, direction: int) -> bool:
    read = board.ask(m.ReadFeedback(one.channel), m.Feedback)
    adc, one.measured_us = read.adc, read.measured_us
    moved, one.adc = abs(adc - one.adc), adc
    if moved >= STALL_COUNTS:
        one.free += one.pending[:-1]  # the last one before a stop may have been cut short by it
        one.pending = [*one.pending[-1:], (one.pulse_us, adc)]
        one.stalled.clear()
        return False
    one.stalled.append(adc)
    if len(one.stalled) < STALL_STEPS:
        return False
    one.stops.append(mean(one.stalled))
    one.pulse_us -= direction * STALL_STEPS * STEP_US  # stop pushing
    board.send(m.Move(one.channel, one.pulse_us))
    return True


def _places(one: _Creeper) -> SpindleCalibration:
    if len(one.free) < 10:
        raise CalibrationError(say("hardware-hardly-moves", spindle=one.channel))
    slope, at_zero = _line(one.free)
    low, high = ((adc - at_zero) / slope for adc in one.stops)
    travel_us = high - low
    shortest_us, longest_us = (1000 * TRAVEL_DEG / deg_per_ms for deg_per_ms in reversed(DEG_PER_MS))
    if not shortest_us <= travel_us <= longest_us:
        short = travel_us < shortest_us
        cause = say("hardware-caught", most=DEG_PER_MS[1]) if short else say("hardware-gives-way", least=DEG_PER_MS[0])
        raise CalibrationError(
            say(
                "hardware-travel",
                spindle=one.channel,
                travel=round(travel_us),
                low=round(shortest_us),
                high=round(longest_us),
                degrees=round(TRAVEL_DEG),
                cause=cause,
            )
        )
    us_per_deg = travel_us / TRAVEL_DEG
    pulses = tuple(round(low + us_per_deg * (CAM_STOP_DEG + n * CAM_PITCH_DEG)) for n in range(BEADS + 1))
    adc = (round(at_zero + 1000 * slope), round(at_zero + 2000 * slope))
    if not all(0 <= count <= m.ADC_MAX for count in adc):
        raise CalibrationError(say("hardware-no-potentiometer", spindle=one.channel, low=adc[0], high=adc[1]))
    try:
        return SpindleCalibration(pulses, adc)
    except CalibrationError as error:
        raise CalibrationError(say("hardware-spindle", spindle=one.channel, why=error.message)) from None


def _line(points: list[tuple[int, int]]) -> tuple[float, float]:
    """The straight line adc = slope * pulse + at_zero through the points, least squares."""
    x, y = mean(pulse for pulse, _ in points), mean(adc for _, adc in points)
    slope = sum((a - x) * (b - y) for a, b in points) / sum((a - x) ** 2 for a, _ in points)
    return slope, y - slope * x
