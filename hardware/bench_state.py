"""What the bench's thread and its callers share: how everything stands, and whether to stop. Any thread, one lock."""

import threading
from dataclasses import replace
from typing import Any

from hardware.bench_look import BenchLook, BenchRefused
from hardware.servo import CasekeeperCalibration


class Stopped(Exception):
    """What goes on is to be ended by hand."""


class BenchState:
    """`changed` is the lock, and told whenever `wanted` or `closing` changes.

    The bench's thread has the board from take() to left(). Test mode may end and begin again in between: what goes on
    is then ended first and changes nothing any more, and the board is taken anew."""

    def __init__(self, places: CasekeeperCalibration) -> None:
        self.changed = threading.Condition()
        self.look = BenchLook(places=places)
        self.wanted = self.closing = False
        self._stop = self._taken = self._again = False

    def begin(self, *, can_undo: bool) -> None:
        """Test mode is on."""
        with self.changed:
            self.wanted, self._stop, self._again = not self._taken, self._taken, self._taken
            places = self.look.places
            self.look = BenchLook(active=True, trouble="looking for the board", places=places, can_undo=can_undo)
            self.changed.notify_all()

    def end(self, *, closing: bool = False) -> None:
        """Test mode is over; `closing`: for good."""
        with self.changed:
            self.wanted, self._stop, self._again = False, True, False
            self.closing |= closing
            self.look = BenchLook(places=self.look.places)
            self.changed.notify_all()

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
        """BenchRefused unless a board is there and nothing goes on."""
        with self.changed:
            look = self.look
        if not look.active:
            raise BenchRefused("the bench is not in use")
        if not look.board:
            raise BenchRefused(f"no board: {look.trouble}")
        if look.busy:
            raise BenchRefused(f"wait: {look.busy}")

    def occupy(self, busy: str) -> None:
        """Something begins that takes a while. BenchRefused when it cannot begin now."""
        with self.changed:
            self.check_free()
            self.look = replace(self.look, busy=busy, said="")
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
        """Fields of the look; nothing once test mode is over."""
        with self.changed:
            if self.wanted:
                self.look = replace(self.look, **changes)

    def spindle(self, spindle: int, **changes: Any) -> None:
        """Fields of one spindle's look."""
        with self.changed:
            spindles = list(self.look.spindles)
            spindles[spindle] = replace(spindles[spindle], **changes)
            self.update(spindles=tuple(spindles))

    def store_places(self, places: CasekeeperCalibration) -> None:
        """These are stored now; that holds also when test mode has just ended."""
        with self.changed:
            self.look = replace(self.look, places=places)
