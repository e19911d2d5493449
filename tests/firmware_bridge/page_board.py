"""The board written from docs/protocol.md alone, standing where a FakeBoard or a McuEnd stands: their verbs."""

from firmware_bridge.mechanics import Casekeeper
from firmware_bridge.messages import ResetCause
from tests.firmware_bridge.third_board import Board, Memory


class Pins:
    """The pretended servos, as the pins of that board."""

    def __init__(self, world):
        self._world = world

    def feedback(self, channel):
        adc = self._world.servos[channel].adc
        return 0 if adc is None else max(0, min(1023, round(adc)))

    def supply_mv(self):
        return self._world.supply_mv

    def drive(self, channel, pulse_us):
        self._world.servos[channel].pulse_us = pulse_us


class PageBoard:
    """`board` is what runs since the last start. `who` goes to Board: another digest or version."""

    def __init__(self, now_s=0.0, **who):
        self.world = Casekeeper()
        self.memory = Memory()
        self.now_s = now_s
        self.silent = False
        self.restart(ResetCause.POWER, **who)

    def restart(self, cause, **who):
        self.board = Board(Pins(self.world), self.memory, 1000 * self.now_s, int(cause), **who)

    @property
    def connected(self):
        return self.board.link is not None

    def due_s(self):
        return self.now_s + 0.002

    def poll(self, now_s):
        self._pass_time(now_s)
        return []

    def receive(self, data, now_s):
        self._pass_time(now_s)
        if not self.silent:
            self.board.receive(data, 1000 * now_s)
        return []

    def take(self, now_s):
        self._pass_time(now_s)
        return b"" if self.silent else self.board.step(1000 * now_s)

    def step(self, data, now_s):
        self.receive(data, now_s)
        return self.take(now_s)

    def _pass_time(self, now_s):
        self.world.advance(now_s - self.now_s)
        self.now_s = now_s
