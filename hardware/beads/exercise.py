"""Every bead moved and every sensor of the board read, again and again: how well the casekeeper repeats itself.

Works on a Board (the link alone); decides nothing about play. Figures are in us of pulse and in beads (one step of the
cam is one bead).
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from statistics import mean

from firmware_bridge.messages import BoardStatus, ChannelState, Feedback, ReadBoard, ReadFeedback
from firmware_bridge.notice import Notice, say
from hardware.beads.board import Board
from hardware.beads.servo import CasekeeperCalibration
from hardware.devices import BEADS, SPINDLE_COUNT

MOVE_PATIENCE_S = 12.0  # two tries of the firmware, and a slow line
WANDER_BEADS = 0.15  # a place that is missed by more will be called between places one day
SUPPLY_GOOD_MV = 4600
_FAULTS = {
    ChannelState.IDLE: "hardware-exercise-idle",
    ChannelState.MOVING: "hardware-exercise-moving",
    ChannelState.JAMMED: "hardware-exercise-jammed",
    ChannelState.SLIPPED: "hardware-exercise-slipped",
    ChannelState.HAND_MOVED: "hardware-exercise-hand-moved",
    ChannelState.NO_FEEDBACK: "hardware-exercise-no-feedback",
    ChannelState.SUPPLY_LOW: "hardware-exercise-supply-low",
}


@dataclass(slots=True)
class SpindleRun:
    """One spindle: by place, where the feedback stood each time (us)."""

    spindle: int
    pulse_us: tuple[int, ...]
    measured_us: list[list[int]] = field(default_factory=lambda: [[] for _ in range(BEADS + 1)])
    faults: list[Notice] = field(default_factory=list)

    @property
    def spread_us(self) -> int:
        """The worst difference between two visits of one place."""
        return max((max(visits) - min(visits) for visits in self.measured_us if visits), default=0)

    @property
    def error_us(self) -> float:
        """The worst mean distance of a place from where it should be."""
        return max(
            (abs(mean(visits) - self.pulse_us[n]) for n, visits in enumerate(self.measured_us) if visits), default=0
        )

    @property
    def step_us(self) -> int:
        """The smallest step between two places: one bead."""
        return min(abs(b - a) for a, b in zip(self.pulse_us, self.pulse_us[1:], strict=False))

    @property
    def trouble(self) -> Notice | None:
        """What is not good about it; None when it is good."""
        if self.good:
            return None
        if self.faults:
            return say("hardware-faults", faults=tuple(self.faults))
        return say("hardware-misses", spindle=self.spindle, error=round(self.error_us))

    @property
    def good(self) -> bool:
        """No fault, and no place wanders by more than WANDER_BEADS."""
        return not self.faults and max(self.spread_us, self.error_us) <= WANDER_BEADS * self.step_us


@dataclass(slots=True)
class Exercise:
    """The whole run."""

    cycles: int
    spindles: list[SpindleRun]
    supply_mv: list[int] = field(default_factory=list)

    @property
    def good(self) -> bool:
        """Every spindle is good and the supply held."""
        return all(one.good for one in self.spindles) and min(self.supply_mv) >= SUPPLY_GOOD_MV


def exercise(
    board: Board,
    calibration: CasekeeperCalibration,
    cycles: int,
    *,
    spindles: Iterable[int] = range(SPINDLE_COUNT),
    progress: Callable[[int, int], None] = lambda cycle, beads: None,
) -> Exercise:
    """Move the spindles (all of them) through 0...4 beads and back, `cycles` times; beads end at 0. A spindle with a
    fault is left alone from then on. BoardError when the board goes."""
    result = Exercise(cycles, [SpindleRun(n, calibration[n].pulse_us) for n in spindles])
    for cycle in range(cycles):
        for beads in (*range(BEADS + 1), *reversed(range(BEADS))):
            progress(cycle, beads)
            _visit(board, calibration, beads, result)
    return result


def _visit(board: Board, calibration: CasekeeperCalibration, beads: int, result: Exercise) -> None:
    able = [one for one in result.spindles if not one.faults]
    board.move({one.spindle: calibration[one.spindle].pulse_for(beads) for one in able}, MOVE_PATIENCE_S)
    for one in able:
        state = ChannelState(board.reports[one.spindle].state)
        if state is ChannelState.THERE:
            one.measured_us[beads].append(board.ask(ReadFeedback(one.spindle), Feedback).measured_us)
        else:
            one.faults.append(say(_FAULTS[state], spindle=one.spindle, beads=beads))
    result.supply_mv.append(board.ask(ReadBoard(), BoardStatus).supply_mv)
