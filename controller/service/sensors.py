"""The switches of the dealing box and the dealer's buttons, as the service page shows them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from controller.service.snapshot import sensor
from controller.table.state import TableState
from hardware.devices import Buttons, DealingBox, Signal


class Sensors:
    """`clock`: seconds of the box's edges. A part that the table does not have is None."""

    def __init__(
        self,
        *,
        box: DealingBox | None = None,
        buttons: Buttons | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._box, self._buttons, self._clock = box, buttons, clock

    def status(self, state: TableState) -> list[dict[str, Any]]:
        """One row for each pin, JSON-ready."""
        signals: dict[str, Signal] = {}
        for device in (self._box, self._buttons):
            if device is not None:
                signals |= device.signals()
        now_s = self._clock()
        return [sensor(pin, signal, now_s, state) for pin, signal in signals.items()]
