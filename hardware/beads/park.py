"""Servos brought to their park pulse, so that the horns can be mounted: open loop.

Before the calibration a feedback says nothing yet: potentiometers that are 6 % off would end as jams, their horns
anywhere. So nothing is judged here; the feedback is only displayed. The one thing the board insists on is a
feedback wire: it drives no servo whose input reads nothing.
"""

import contextlib
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass

import firmware_bridge.messages as m
from firmware_bridge.notice import Notice, say
from hardware.beads.board import Board, BoardError
from hardware.beads.calibrate import UNJUDGED
from hardware.beads.open_loop import TRAVEL_S, OutputsLost, PulseOutputs
from hardware.devices import ALL_SPINDLES

PARK_US = 1000  # 0 beads, where the horns are mounted (drawings/README.md)
STAGGER_S = 0.1  # between two servos: each draws most at its start
REST_S = 1.2  # the slowest servo's whole way; with the staggering far below UNJUDGED.settle_ms

_NOT_DRIVEN = {
    m.ChannelState.NO_FEEDBACK: say("hardware-park-no-feedback"),
    m.ChannelState.SUPPLY_LOW: say("hardware-park-supply"),
}


@dataclass(frozen=True, slots=True)
class Parked:
    """What became of one spindle: why it was not driven, None when it was; what its feedback reads (ADC counts, and us
    by the calibration until now), None without feedback."""

    spindle: int
    trouble: Notice | None = None
    adc: int | None = None
    measured_us: int | None = None


def park(
    board: Board, spindles: Collection[int] = ALL_SPINDLES, *, stagger_s: float = STAGGER_S, rest_s: float = REST_S
) -> list[Parked]:
    """Drive the servo of each of `spindles` to PARK_US, one after the other, then release them. BoardError when the
    board goes."""
    board.send(UNJUDGED)
    try:
        for spindle in spindles:
            board.reports.pop(spindle, None)
            board.send(m.Move(spindle, PARK_US))
            board.rest(stagger_s)
        board.rest(rest_s)
        return [_parked(board, spindle) for spindle in spindles]
    finally:
        _let_go(board, spindles)


def park_outputs(
    outputs: PulseOutputs,
    spindles: Collection[int] = ALL_SPINDLES,
    *,
    sleep: Callable[[float], None] = time.sleep,
) -> list[Parked]:
    """The same with outputs that have no feedback. OutputsLost when they cannot be had, go away, or say that
    something is wrong."""
    try:
        outputs.open()
        try:
            for spindle in spindles:
                outputs.set_pulse(spindle, PARK_US)
                sleep(STAGGER_S)
            sleep(TRAVEL_S)
            if trouble := outputs.check():
                raise OutputsLost(trouble)
        finally:
            for spindle in spindles:
                outputs.set_pulse(spindle, 0)
    finally:
        outputs.close()
    return [Parked(spindle) for spindle in spindles]


def _parked(board: Board, spindle: int) -> Parked:
    read = board.ask(m.ReadFeedback(spindle), m.Feedback)
    report = board.reports.get(spindle)
    state = None if report is None else m.ChannelState(report.state)
    if state in (m.ChannelState.MOVING, m.ChannelState.THERE):
        return Parked(spindle, None, read.adc, read.measured_us)
    if state is None:
        said = say("hardware-park-unsaid")
    else:
        said = _NOT_DRIVEN.get(state, say("hardware-park-state", state=state.name))
    return Parked(spindle, said, read.adc, read.measured_us)


def _let_go(board: Board, spindles: Collection[int]) -> None:
    with contextlib.suppress(BoardError):  # a board that went away has released them itself
        for spindle in spindles:
            board.send(m.Release(spindle))
        board.send(m.DEFAULT_CONFIGURE)  # last: it would have the board judge what is still held
        board.rest(0)  # until the board has them
