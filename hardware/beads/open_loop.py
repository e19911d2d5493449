"""Casekeepers without feedback: servos on a Pololu Maestro, or on the Pi's own pins. Nothing here verifies a position.

A spindle is driven for `travel_s`, then released, and BeadsAt is reported because the beads should be there by then;
whether they are, the dealer sees. Faults are those of the electronics.
OpenLoopDriver is pure; OpenLoopBeads is its thread; what gives the pulses is a PulseOutputs.
"""

import logging
import threading
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Protocol

from firmware_bridge.notice import Notice, NoticeError, say
from hardware.beads.servo import CasekeeperCalibration
from hardware.devices import (
    ALL_SPINDLES,
    SPINDLE_COUNT,
    BeadsAt,
    DeviceCleared,
    DeviceEvent,
    DeviceFault,
    Part,
    Report,
    check_beads,
)

_log = logging.getLogger(__name__)

TRAVEL_S = 0.8  # all five places and a tired servo
CHECK_S = 0.5
RETRY_S = 0.5


class OutputsLost(NoticeError):
    """The outputs cannot be had, or went away."""


class PulseOutputs(Protocol):
    """Servo outputs, one for each fitted spindle. Every method may raise OutputsLost; open() comes again after that."""

    def open(self) -> None: ...

    def set_pulse(self, channel: int, pulse_us: int) -> None:
        """Give pulses of `pulse_us` on `channel`; 0: none."""

    def check(self) -> Notice | None:
        """The fault of the outputs, if any; the caller then sets all of them again."""

    def close(self) -> None: ...


@dataclass
class _Spindle:
    wanted: int | None = None
    due: bool = False
    by_hand_us: int | None = None
    """Where service moved it to; the wish of the table waits."""
    release_at_s: float | None = None


@dataclass
class OpenLoopDriver:
    """Which pulses to give when. Pure; time is a number. `fitted`: the spindles that there are."""

    calibration: CasekeeperCalibration = field(default_factory=CasekeeperCalibration)
    travel_s: float = TRAVEL_S
    fitted: Collection[int] = ALL_SPINDLES
    _spindles: list[_Spindle] = field(default_factory=lambda: [_Spindle() for _ in range(SPINDLE_COUNT)])

    def show(self, spindle: int, beads: int) -> None:
        """Want `beads` on `spindle`. ValueError for numbers out of range."""
        check_beads(spindle, beads)
        if spindle not in self.fitted:
            return
        one = self._spindles[spindle]
        one.due |= one.wanted != beads
        one.wanted = beads

    def move_by_hand(self, spindle: int, pulse_us: int) -> None:
        """Service wants this pulse, until restart()."""
        one = self._spindles[spindle]
        one.by_hand_us, one.due = pulse_us, True

    def wanted_us(self, spindle: int) -> int:
        """The pulse of what was last shown; of no beads before that."""
        return self.calibration[spindle].pulse_for(self._spindles[spindle].wanted or 0)

    def restart(self) -> None:
        """The outputs were lost, or service is over: everything that was shown is moved again."""
        for one in self._spindles:
            one.due, one.release_at_s, one.by_hand_us = one.wanted is not None, None, None

    def step(self, now_s: float) -> tuple[list[tuple[int, int]], list[BeadsAt]]:
        """The pulses to set now, (channel, us), and what stands by now."""
        pulses, there = [], []
        for spindle, one in enumerate(self._spindles):
            if one.wanted is None and one.by_hand_us is None:
                continue
            if one.due:
                one.due, one.release_at_s = False, now_s + self.travel_s
                pulses.append((spindle, self.wanted_us(spindle) if one.by_hand_us is None else one.by_hand_us))
            elif one.release_at_s is not None and now_s >= one.release_at_s:
                one.release_at_s = None
                pulses.append((spindle, 0))
                if one.wanted is not None and one.by_hand_us is None:
                    there.append(BeadsAt(spindle, one.wanted))
        return pulses, there

    @property
    def pending(self) -> bool:
        """Something was shown that step() has not taken yet."""
        return any(one.due for one in self._spindles)

    def due_s(self) -> float | None:
        """When the next servo is to be released."""
        return min((one.release_at_s for one in self._spindles if one.release_at_s is not None), default=None)


class OpenLoopBeads:
    """Beads on any PulseOutputs, by a thread of its own."""

    def __init__(
        self,
        outputs: PulseOutputs,
        *,
        calibration: CasekeeperCalibration | None = None,
        travel_s: float = TRAVEL_S,
        fitted: Collection[int] = ALL_SPINDLES,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._outputs = outputs
        self._clock = clock
        self._changed = threading.Condition()
        self._driver = OpenLoopDriver(calibration or CasekeeperCalibration(), travel_s, fitted)
        self._stopping = False
        self._fault: Notice | None = None
        self._report: Report | None = None
        self._thread: threading.Thread | None = None

    def start(self, report: Report) -> None:
        """Begin; what was shown before is moved now."""
        self._report = report
        self._thread = threading.Thread(target=self._run, name="beads", daemon=True)
        self._thread.start()

    def show(self, spindle: int, beads: int) -> None:
        """Want `beads` (0...4) across on `spindle` (0...12); returns at once."""
        with self._changed:
            self._driver.show(spindle, beads)
            self._changed.notify()

    @property
    def calibration(self) -> CasekeeperCalibration:
        """The places in force."""
        return self._driver.calibration

    @property
    def fitted(self) -> Collection[int]:
        """The spindles that there are."""
        return self._driver.fitted

    @property
    def trouble(self) -> Notice | None:
        """What is wrong with the outputs; None: nothing."""
        return self._fault

    def wanted_us(self, spindle: int) -> int:
        """The pulse of what was last shown."""
        with self._changed:
            return self._driver.wanted_us(spindle)

    def move_by_hand(self, spindle: int, pulse_us: int) -> None:
        """Move a spindle for service; returns at once."""
        with self._changed:
            self._driver.move_by_hand(spindle, pulse_us)
            self._changed.notify()

    def move_all_again(self) -> None:
        """Service is over: every spindle goes to what was last shown."""
        with self._changed:
            self._driver.restart()
            self._changed.notify()

    def close(self) -> None:
        """End; no pulses any more."""
        with self._changed:
            self._stopping = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while not self._stopping:
            try:
                self._outputs.open()
                self._cleared()
                with self._changed:
                    self._driver.restart()
                self._drive()
            except OutputsLost as lost:
                self._failed(lost.message)
                self._pause()
            except Exception:  # whatever it is, the table must know and this thread must live on
                _log.exception("the servos could not be driven")
                self._failed(say("hardware-not-driven"))
                self._pause()
        self._outputs.close()

    def _drive(self) -> None:
        check_at_s = self._clock() + CHECK_S
        while not self._stopping:
            now_s = self._clock()
            with self._changed:
                pulses, there = self._driver.step(now_s)
            for channel, pulse_us in pulses:
                self._outputs.set_pulse(channel, pulse_us)
            for event in there:
                self._tell(event)
            if now_s >= check_at_s:
                check_at_s = now_s + CHECK_S
                self._check()
            self._wait(check_at_s)

    def _check(self) -> None:
        trouble = self._outputs.check()
        if trouble is None:
            self._cleared()
            return
        self._failed(trouble)
        with self._changed:
            self._driver.restart()

    def _wait(self, check_at_s: float) -> None:
        with self._changed:
            release_s = self._driver.due_s()
            until_s = check_at_s if release_s is None else min(check_at_s, release_s)
            if not self._stopping and not self._driver.pending:
                self._changed.wait(max(0.0, until_s - self._clock()))

    def _pause(self) -> None:
        with self._changed:
            self._changed.wait_for(lambda: self._stopping, RETRY_S)

    def _failed(self, text: Notice) -> None:
        if text != self._fault:
            self._fault = text
            self._tell(DeviceFault(Part.BOARD, text))

    def _cleared(self) -> None:
        if self._fault is not None:
            self._fault = None
            self._tell(DeviceCleared(Part.BOARD))

    def _tell(self, event: DeviceEvent) -> None:
        if self._report is not None:
            self._report(event)
