"""The casekeeper's board asked one question after the other: for service (check, exercise, calibration), not for play.

Board(port_url).connect(), then ask() and move(). It turns the link by itself while it waits, so nothing else may use
the port; between two calls the link rests no longer than the caller takes (a second at most, else the board lets go).
"""

import time
from collections.abc import Callable
from types import TracebackType
from typing import TypeVar

from firmware_bridge.link import Connected, HostEnd, Lost, Received, Refused
from firmware_bridge.messages import ChannelState, Identity, Message, Move, Report
from firmware_bridge.notice import NoticeError, say
from firmware_bridge.serial_port import PortLost, SerialPort

PATIENCE_S = 6.0  # the bootloader takes up to 2 s
ANSWER_S = 2.0
TURN_S = 0.1  # longest wait between two readings of the clock, which may be a simulated one
_ROOM = 40

Answer = TypeVar("Answer", bound=Message)


class BoardError(NoticeError):
    """The board cannot be reached or does not answer."""


class Board:
    """One board on `port_url`; used by one thread."""

    def __init__(self, port_url: str, baud: int, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._port = SerialPort(port_url, baud)
        self._clock = clock
        self._link = HostEnd(first_nonce=1 + int(1000 * clock()) % 0xFFFF, now_s=clock())
        self._messages: list[Message] = []
        self.reports: dict[int, Report] = {}  # the last of each channel

    @property
    def identity(self) -> Identity:
        """Who is connected. BoardError when nobody is."""
        if self._link.identity is None:
            raise BoardError(say("hardware-no-link"))
        return self._link.identity

    def connect(self, patience_s: float = PATIENCE_S) -> Identity:
        """Open the port and make the link. BoardError when that cannot be done in `patience_s`."""
        try:
            self._port.open()
        except PortLost as lost:
            raise BoardError(lost.message) from lost
        self._link.restart(self._clock())
        end_s = self._clock() + patience_s
        while self._link.identity is None:
            if self._clock() >= end_s:
                raise BoardError(say("hardware-no-board", port=self._port.port_url))
            self._turn(end_s)
        return self._link.identity

    def ask(self, question: Message, kind: type[Answer]) -> Answer:
        """Send, and wait for the next message of `kind`. Raises BoardError when none comes within ANSWER_S."""
        self.send(question)
        end_s = self._clock() + ANSWER_S
        while True:
            for message in self._messages:
                if isinstance(message, kind):
                    return message
            if self._clock() >= end_s:
                raise BoardError(say("hardware-no-answer", question=type(question).__name__))
            self._turn(end_s)

    def send(self, message: Message) -> None:
        """Queue a message, waiting for room. Raises BoardError without a link."""
        self.turn_until(lambda: self._link.waiting < _ROOM, ANSWER_S)
        self._messages.clear()
        if not self._link.connected:
            raise BoardError(say("hardware-no-link"))
        self._link.send(message)

    def move(self, pulses: dict[int, int], patience_s: float) -> None:
        """Move channels to pulses (us) and wait until each is there or has a fault; `reports` tells which."""
        for channel, pulse_us in pulses.items():
            self.reports.pop(channel, None)
            self.send(Move(channel, pulse_us))

        def done() -> bool:
            return all(self._settled(channel, pulse_us) for channel, pulse_us in pulses.items())

        self.turn_until(done, patience_s)

    def _settled(self, channel: int, pulse_us: int) -> bool:
        report = self.reports.get(channel)
        return report is not None and report.wanted_us == pulse_us and report.state != ChannelState.MOVING

    def rest(self, seconds: float) -> None:
        """Let time pass with the link alive, counted from when the board has all that was sent to it."""
        self.turn_until(lambda: not self._link.waiting, ANSWER_S)
        end_s = self._clock() + seconds
        while self._clock() < end_s:
            self._turn(end_s)

    def turn_until(self, done: Callable[[], bool], patience_s: float) -> None:
        """Keep the link going until `done()`. BoardError after `patience_s`."""
        end_s = self._clock() + patience_s
        while not done():
            if self._clock() >= end_s:
                raise BoardError(say("hardware-not-done", seconds=patience_s))
            self._turn(end_s)

    def close(self) -> None:
        """Give the port back; the board releases its servos within a second."""
        self._port.dispose()

    def __enter__(self) -> "Board":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _turn(self, end_s: float) -> None:
        now_s = self._clock()
        events = self._link.poll(now_s)
        try:
            out = self._link.take(now_s)
            if out:
                self._port.write(out)
            data = self._port.read(max(0.0, min(TURN_S, min(self._link.due_s(), end_s) - self._clock())))
        except PortLost as lost:
            raise BoardError(lost.message) from lost
        for event in events + self._link.receive(data, self._clock()):
            match event:
                case Received(Report() as report):
                    self.reports[report.channel] = report
                case Received(message):
                    self._messages.append(message)
                case Refused(reason) | Lost(reason):
                    raise BoardError(reason)
                case Connected():
                    pass
