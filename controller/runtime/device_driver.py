"""The table's outputs handed to its devices. One direction only: trouble comes back through the inbox."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from controller.table.outputs import Outputs, outputs
from controller.table.state import TableState
from firmware_bridge import notice
from hardware.devices import Beads, Buzzer, DeviceCleared, DeviceFault, Lamps, Part

log = logging.getLogger(__name__)

CALL_S = 0.25
"""Seconds for which the buzzer sounds when the dealer is called."""


class Outlets(Protocol):
    """Where the table's outputs go. Every call returns at once; trouble comes back through the inbox."""

    def show(self, outputs: Outputs) -> None: ...


class OutputDriver:
    """Sends the outlets what a state of the table wants of them, when that differs from what they were last sent.
    `post` puts a fault in the table's inbox."""

    def __init__(self, post: Callable[[Any], None]) -> None:
        self._post = post
        self._outlets: Outlets | None = None
        self._shown: Outputs | None = None

    def connect(self, outlets: Outlets, state: TableState) -> None:
        """Attach the outlets; they are sent at once what this state wants."""
        self._outlets = outlets
        self._shown = None
        self.drive(state)

    def drive(self, state: TableState) -> None:
        """Send what differs. Where an outlet raises, play is held and all is sent again with the next change."""
        if self._outlets is None:
            return
        wanted = outputs(state)
        if wanted == self._shown:
            return
        try:
            self._outlets.show(wanted)
        except Exception:
            log.exception("the devices could not be driven")
            self._shown = None
            self._post(DeviceFault(Part.OUTPUTS, notice.say("table-outputs-failed")))
            return
        self._shown = wanted
        if Part.OUTPUTS in state.faults:
            self._post(DeviceCleared(Part.OUTPUTS))


class Lent(Protocol):
    """What takes the casekeeper while test mode is on."""

    def begin(self) -> None: ...
    def end(self) -> None: ...


Aim = Callable[[int, int, bool, Sequence[tuple[str, str]] | None], None]
"""Sets the index of the card that the camera reads: `CameraThread.aim`."""


class DeviceOutlets:
    """Sends each device what differs from what it was last sent. A missing device is None.

    While test mode is on the casekeeper is lent to `rig` and nothing is sent; afterwards every device is sent
    everything again.
    """

    def __init__(
        self,
        *,
        beads: Beads | None,
        lamps: Lamps | None,
        aim: Aim | None,
        buzzer: Buzzer | None = None,
        rig: Lent | None = None,
    ) -> None:
        self._beads = beads
        self._lamps = lamps
        self._aim = aim
        self._buzzer = buzzer
        self._rig = rig
        self._last: Outputs | None = None

    def show(self, outputs: Outputs) -> None:
        """Drive the devices to `outputs`; returns at once."""
        last, self._last = self._last, None  # where one of them raises, all are sent everything next time
        was_in_test = last is not None and last.in_test
        if outputs.in_test:
            if not was_in_test:
                self._lend()
            self._last = outputs
            return
        if was_in_test:
            self._take_back()
            last = None
        if self._beads is not None:
            for spindle, count in enumerate(outputs.beads):
                if last is None or last.beads[spindle] != count:
                    self._beads.show(spindle, count)
        if self._lamps is not None and (last is None or last.light != outputs.light):
            self._lamps.status(outputs.light)
        if self._aim is not None:
            self._aim(*outputs.window, outputs.tracking, outputs.dealt)
        if self._buzzer is not None and outputs.call and (last is None or last.call != outputs.call):
            self._buzzer.sound(CALL_S)
        self._last = outputs

    def _lend(self) -> None:
        if self._rig is not None:
            self._rig.begin()
        if self._lamps is not None:
            self._lamps.status("idle")

    def _take_back(self) -> None:
        if self._rig is not None:
            self._rig.end()
        if self._lamps is not None:
            self._lamps.lamp(1.0)
