"""Waiting for real threads without sleeping for a guess: a report wakes the waiter. The bounds only keep a broken run
from hanging: a busy machine may take any time."""

import threading
import time

from hardware.devices import BeadsAt, DeviceFault
from tests.english import english

PATIENCE_S = 60.0


def eventually(done, seconds=PATIENCE_S):
    """Wait for something in another thread that nothing announces."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, f"not within {seconds} s"
        time.sleep(0.001)


class Reports:
    """Gathers a device's reports; `wait_for` returns as soon as they fulfil something."""

    def __init__(self):
        self.events = []
        self._changed = threading.Condition()

    def __call__(self, event):
        with self._changed:
            self.events.append(event)
            self._changed.notify_all()

    def wait_for(self, done, seconds=PATIENCE_S):
        end = time.monotonic() + seconds
        with self._changed:
            while not done(self.events):
                left = end - time.monotonic()
                assert left > 0, f"not within {seconds} s; reported: {self.events[-5:]}"
                self._changed.wait(left)
            return list(self.events)

    def wait_for_event(self, event, seconds=PATIENCE_S):
        return self.wait_for(lambda events: event in events, seconds)

    def wait_for_beads(self, *wanted, seconds=PATIENCE_S):
        """Until the last report of each (spindle, beads) agrees."""
        self.wait_for(lambda _: all(self.beads.get(spindle) == beads for spindle, beads in wanted), seconds)

    def wait_for_fault(self, part, seconds=PATIENCE_S, *, says=""):
        """The last fault of `part` that says so."""

        def found(events):
            return [
                one for one in events if isinstance(one, DeviceFault) and one.part == part and says in english(one.text)
            ]

        return found(self.wait_for(found, seconds))[-1]

    def clear(self):
        with self._changed:
            self.events.clear()

    @property
    def beads(self):
        return {event.spindle: event.beads for event in self.events if isinstance(event, BeadsAt)}
