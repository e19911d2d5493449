"""What the rig's thread and its callers share: how everything stands, and whether to stop. Any thread, one lock."""

import threading
from collections.abc import Collection
from dataclasses import replace
from typing import Any

from firmware_bridge.notice import Notice, say
from hardware.beads.servo import CasekeeperCalibration
from hardware.rig.rig_snapshot import RigRefused, RigSnapshot


class Stopped(Exception):
    """What goes on is to be ended by hand."""


class RigState:
    """`changed` is the lock, notified whenever `wanted` or `closing` changes.

    The rig's thread has the board from take() to left(). Test mode may end and begin again in between: what goes on
    is then ended first and changes nothing any more, and the board is taken again."""

    def __init__(self, places: CasekeeperCalibration, fitted: Collection[int]) -> None:
        self.changed = threading.Condition()
        self.snapshot = RigSnapshot(places=places, fitted=fitted)
        self.wanted = self.closing = False
        self._stop = self._taken = self._again = False

    def begin(self, *, can_undo: bool) -> None:
        """Test mode is on."""
        with self.changed:
            self.wanted, self._stop, self._again = not self._taken, self._taken, self._taken
            self.snapshot = replace(
                self._out_of_play(), active=True, trouble=say("hardware-looking"), can_undo=can_undo
            )
            self.changed.notify_all()

    def end(self, *, closing: bool = False) -> None:
        """Test mode is over; `closing`: for good."""
        with self.changed:
            self.wanted, self._stop, self._again = False, True, False
            self.closing |= closing
            self.snapshot = self._out_of_play()
            self.changed.notify_all()

    def _out_of_play(self) -> RigSnapshot:
        return RigSnapshot(places=self.snapshot.places, fitted=self.snapshot.fitted)

    def take(self) -> bool:
        """For the thread: wait until the board is wanted; False: closing."""
        with self.changed:
            self.changed.wait_for(lambda: self.wanted or self.closing)
            self._taken = not self.closing
            return self._taken

    def left(self) -> None:
        """For the thread: the board is given back."""
        with self.changed:
            self._taken = False
            if self._again:
                self.wanted, self._stop, self._again = True, False, False

    def check_free(self) -> None:
        """RigRefused unless a board is there and nothing goes on."""
        with self.changed:
            now = self.snapshot
        if not now.active:
            raise RigRefused(say("hardware-not-in-test"))
        if not now.board:
            raise RigRefused(say("hardware-rig-no-board", why=now.trouble or ""))
        if now.busy:
            raise RigRefused(say("hardware-rig-busy", busy=now.busy))

    def occupy(self, busy: Notice) -> None:
        """Something begins that takes a while. RigRefused when it cannot begin now."""
        with self.changed:
            self.check_free()
            self.snapshot = replace(self.snapshot, busy=busy, said=())
            self._stop = False

    def stop(self) -> None:
        """End what takes a while."""
        with self.changed:
            self._stop = True

    def go_on(self) -> None:
        """Raises Stopped once it is to end."""
        if self._stop:
            raise Stopped

    def update(self, **changes: Any) -> None:
        """Fields of the snapshot; nothing once test mode is over."""
        with self.changed:
            if self.wanted:
                self.snapshot = replace(self.snapshot, **changes)

    def spindle(self, spindle: int, **changes: Any) -> None:
        """Fields of one spindle's now."""
        with self.changed:
            spindles = list(self.snapshot.spindles)
            spindles[spindle] = replace(spindles[spindle], **changes)
            self.update(spindles=tuple(spindles))

    def store_places(self, places: CasekeeperCalibration) -> None:
        """These are stored now; that holds also when test mode has just ended."""
        with self.changed:
            self.snapshot = replace(self.snapshot, places=places)
