"""The table's outputs handed to its devices. One direction only: trouble comes back through the inbox."""

from __future__ import annotations

from collections.abc import Callable

from controller.effects import Outputs
from hardware.devices import Beads, Lamps


class DeviceOutlets:
    """Sends each device what differs from what it was last told. A missing device is None."""

    def __init__(
        self, *, beads: Beads | None, lamps: Lamps | None, aim: Callable[[int, int, bool], None] | None
    ) -> None:
        self._beads = beads
        self._lamps = lamps
        self._aim = aim
        self._last: Outputs | None = None

    def show(self, outputs: Outputs) -> None:
        """Drive the devices to `outputs`; returns at once."""
        last, self._last = self._last, outputs
        if self._beads is not None:
            for spindle, count in enumerate(outputs.beads):
                if last is None or last.beads[spindle] != count:
                    self._beads.show(spindle, count)
        if self._lamps is not None and (last is None or last.light != outputs.light):
            self._lamps.status(outputs.light)
        if self._aim is not None:
            self._aim(*outputs.window, outputs.tracking)
