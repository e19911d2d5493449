"""The link alone, turned by the test that uses it."""

import time

from firmware_bridge.link import HostEnd, Received
from firmware_bridge.serial_port import SerialPort

PATIENCE_S = 300.0  # the simulated time falls behind on a busy machine


class Host:
    """The link alone, turned by the test."""

    def __init__(self, port_url, nonce=1, clock=time.monotonic):
        """`clock`: the simulated board's own, where there is one, so that no load of this machine is a silence."""
        self.port = SerialPort(port_url, 250_000)
        self.port.open()
        self.clock = clock
        self.link = HostEnd(first_nonce=nonce, now_s=self.clock())
        self.messages = []
        self.turn_until(lambda: self.link.connected)

    def turn(self):
        self.link.poll(self.clock())
        out = self.link.take(self.clock())
        if out:
            self.port.write(out)
        data = self.port.read(min(0.02, max(0.0, self.link.due_s() - self.clock())))
        new = [e.message for e in self.link.receive(data, self.clock()) if isinstance(e, Received)]
        self.messages += new
        return new

    def turn_until(self, done, seconds=PATIENCE_S):
        end = self.clock() + seconds
        while not done():
            self.turn()
            assert self.clock() < end, f"not within {seconds} s: {self.messages[-3:]}"

    def send(self, message):
        """Send as soon as there is room."""
        self.turn_until(lambda: self.link.connected and self.link.waiting < 60)
        self.link.send(message)

    def ask(self, message, kind):
        self.send(message)
        seen = len(self.messages)
        self.turn_until(lambda: any(isinstance(m, kind) for m in self.messages[seen:]))
        return next(m for m in self.messages[seen:] if isinstance(m, kind))
