"""Watches the table's computer during play: its supply, temperature, clock, and the journal's disk. Each fault is
reported as a warning (`hardware.devices.WARNINGS`) and cleared when it is over; that of the supply stays until the
dealer has seen it, as a dip is over before anybody looks."""

from __future__ import annotations

import logging
import shutil
import threading
import time
from collections.abc import Callable
from pathlib import Path

from firmware_bridge.notice import Notice, say
from hardware import pi
from hardware.devices import DeviceCleared, DeviceEvent, DeviceFault, Part

log = logging.getLogger(__name__)

EVERY_S = 1.0
"""Seconds between two looks: half of what the kernel takes between two of its own at the supply, so that none is
missed."""
COOL_C = 75.0
"""Temperature at which the warning of a hot processor is cleared (a guess: hysteresis to HOT_C)."""
CLOCK_PATIENCE_S = 120.0
"""Seconds from the start in which a time service may set the clock (a guess: a Pi without a clock of its own has to
find the network first)."""
DISK_BACK_MB = pi.DISK_FREE_MB + 100
"""Free megabytes from which a short disk is enough again (100 more, a guess: so that it does not come and go)."""


class ComputerWatch:
    """Looks at the computer in a thread of its own. `folder`: where the journal is; `root`: whose `sys`, `proc` and
    `run` are read."""

    def __init__(self, folder: Path, *, root: Path = pi.ROOT, clock: Callable[[], float] = time.monotonic) -> None:
        self._folder, self._root, self._clock = folder, root, clock
        self._is_pi = pi.model(root) is not None
        self._began_s = clock()
        self._weak = False
        self._reported: dict[Part, Notice] = {}
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None

    def news(self) -> list[DeviceEvent]:
        """What has changed since the last look."""
        found: list[DeviceEvent] = []
        weak = pi.under_voltage(self._root) is True
        if weak and not self._weak:
            found.append(DeviceFault(Part.POWER, say("hardware-pi-weak-told")))
        self._weak = weak
        for part, fault in ((Part.HEAT, self._heat()), (Part.CLOCK, self._clock_fault()), (Part.DISK, self._disk())):
            if fault == self._reported.get(part):
                continue
            if fault is None:
                del self._reported[part]
                found.append(DeviceCleared(part))
            else:
                self._reported[part] = fault
                found.append(DeviceFault(part, fault))
        return found

    def start(self, report: Callable[[DeviceEvent], None]) -> None:
        """Look from now on; `report` is called from the thread."""
        self._thread = threading.Thread(target=self._run, args=(report,), name="computer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Look no more. A disk that hangs is not waited for."""
        self._ended.set()
        if self._thread is not None:
            self._thread.join(EVERY_S)

    def _run(self, report: Callable[[DeviceEvent], None]) -> None:
        while True:
            try:
                for event in self.news():
                    report(event)
            except Exception:  # a file that is other than any kernel's: the table goes on unwatched
                log.exception("the computer is not watched any more")
                return
            if self._ended.wait(EVERY_S):
                return

    def _heat(self) -> Notice | None:
        """Warns from HOT_C, again from LIMIT_C, and until COOL_C. The limits are those of a Raspberry Pi."""
        degrees, reported = pi.temperature_c(self._root) if self._is_pi else None, self._reported.get(Part.HEAT)
        if degrees is None or degrees < (pi.HOT_C if reported is None else COOL_C):
            return None
        if degrees >= pi.LIMIT_C:
            return _above(pi.LIMIT_C)
        return reported or _above(pi.HOT_C)

    def _clock_fault(self) -> Notice | None:
        if self._clock() - self._began_s < CLOCK_PATIENCE_S or pi.clock_set(self._root) is not False:
            return None
        return say("hardware-pi-clock")

    def _disk(self) -> Notice | None:
        reported = self._reported.get(Part.DISK)
        try:
            free_mb = shutil.disk_usage(self._folder).free // 1_000_000
        except OSError:  # the journal itself says so
            return reported
        if free_mb >= (pi.DISK_FREE_MB if reported is None else DISK_BACK_MB):
            return None
        return say("hardware-pi-disk", megabytes=pi.DISK_FREE_MB)


def _above(limit: float) -> Notice:
    return say("hardware-pi-heat", limit=round(limit))
