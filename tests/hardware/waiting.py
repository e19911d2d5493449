"""Waiting for real threads without sleeping for a guess: a report wakes the waiter."""

import threading
import time

from hardware.devices import BeadsAt, DeviceFault


def eventually(done, seconds=10.0):
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

    def wait_for(self, done, seconds=10.0):
        end = time.monotonic() + seconds
        with self._changed:
            while not done(self.events):
                if not self._changed.wait(end - time.monotonic()):
                    raise AssertionError(f"not within {seconds} s; reported: {self.events[-5:]}")
            return list(self.events)

    def wait_for_event(self, event, seconds=10.0):
        return self.wait_for(lambda events: event in events, seconds)

    def wait_for_beads(self, *wanted, seconds=10.0):
        """Until the last report of each (spindle, beads) agrees."""
        self.wait_for(lambda _: all(self.beads.get(spindle) == beads for spindle, beads in wanted), seconds)

    def wait_for_fault(self, part, seconds=10.0):
        def found(events):
            return [event for event in events if isinstance(event, DeviceFault) and event.part == part]

        self.wait_for(found, seconds)
        return found(self.events)[-1]

    def clear(self):
        with self._changed:
            self.events.clear()

    @property
    def beads(self):
        return {event.spindle: event.beads for event in self.events if isinstance(event, BeadsAt)}
