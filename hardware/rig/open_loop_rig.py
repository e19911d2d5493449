"""The service rig of a casekeeper without feedback (hardware.beads.open_loop): spindles moved by hand, nothing read.

The same verbs as hardware.rig.rig.Rig; what needs feedback is refused. Where a spindle really stands, people have to
look.
"""

import threading
from collections.abc import Callable, Iterable
from dataclasses import replace

from firmware_bridge.messages import PULSE_MAX_US, PULSE_MIN_US
from firmware_bridge.notice import Notice, say
from hardware.beads.open_loop import OpenLoopBeads
from hardware.devices import SPINDLE_COUNT, check_beads
from hardware.rig.rig_snapshot import RigRefused, RigSnapshot, SpindleSnapshot, check_fitted, check_step

NO_FEEDBACK = say("hardware-no-feedback-rig")


class OpenLoopRig:
    """Moves the spindles of `beads` by hand while test mode is on."""

    def __init__(self, beads: OpenLoopBeads, name: str) -> None:
        self._beads, self._name = beads, name
        self._lock = threading.Lock()
        self._commanded: list[int | None] = [None] * SPINDLE_COUNT
        self._active = False

    def start(self, note: Callable[[Notice], None]) -> None:
        """Nothing is stored here, so `note` is never called."""

    def begin(self) -> None:
        """From now on spindles may be moved by hand."""
        with self._lock:
            self._active, self._commanded = True, [None] * SPINDLE_COUNT

    def end(self) -> None:
        """Every spindle goes where the table wants it."""
        with self._lock:
            was, self._active = self._active, False
        if was:
            self._beads.move_all_again()

    def close(self) -> None:
        """No resources to release."""
        self.end()

    def snapshot(self) -> RigSnapshot:
        """What was commanded; nothing is measured."""
        with self._lock:
            trouble = self._beads.trouble
            return replace(
                RigSnapshot(places=self._beads.calibration, fitted=self._beads.fitted, feedback=False),
                active=self._active,
                board=None if trouble else say("hardware-board-open-loop", name=self._name),
                trouble=trouble,
                spindles=tuple(SpindleSnapshot(commanded_us=pulse_us) for pulse_us in self._commanded),
            )

    def show(self, spindle: int, beads: int) -> None:
        """Move a spindle to one of its five places. RigRefused outside test mode."""
        check_beads(spindle, beads)
        check_fitted(spindle, self._beads.fitted)
        self._move(spindle, self._beads.calibration[spindle].pulse_for(beads))

    def jog(self, spindle: int, step_us: int) -> None:
        """Move a spindle a little from where it was commanded, at first from where the table wants it."""
        check_fitted(spindle, self._beads.fitted)
        check_step(step_us)
        with self._lock:
            start = self._commanded[spindle]
        if start is None:
            start = self._beads.wanted_us(spindle)
        self._move(spindle, start + step_us)

    def _move(self, spindle: int, pulse_us: int) -> None:
        if not PULSE_MIN_US <= pulse_us <= PULSE_MAX_US:
            raise RigRefused(say("hardware-beyond-servo", given=pulse_us, low=PULSE_MIN_US, high=PULSE_MAX_US))
        with self._lock:
            if not self._active:
                raise RigRefused(say("hardware-not-in-test"))
            self._commanded[spindle] = pulse_us
        self._beads.move_by_hand(spindle, pulse_us)

    def calibrate(self, spindles: Iterable[int]) -> None:
        """Refused. Raises RigRefused: nothing can be measured without feedback."""
        raise RigRefused(NO_FEEDBACK)

    def stop(self) -> None:
        """Nothing goes on that could be stopped."""

    def drop(self) -> None:
        """Nothing was found."""

    def store(self) -> None:
        """Refused. Raises RigRefused: nothing can be measured without feedback."""
        raise RigRefused(NO_FEEDBACK)

    def undo(self) -> None:
        """Refused. Raises RigRefused: nothing can be measured without feedback."""
        raise RigRefused(NO_FEEDBACK)
