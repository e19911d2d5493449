"""MaestroOutputs: thirteen servo outputs on a Pololu Mini Maestro 18 or 24 behind a serial port.

The board must be set to "USB Dual Port" (or UART) with "Enable CRC". Its error register is read at every check, so that
a damaged command is noticed; all outputs are then set again.
"""

import time
from collections.abc import Callable

from firmware_bridge import maestro
from firmware_bridge.notice import Notice, say
from firmware_bridge.serial_port import PortLost, SerialPort
from hardware.beads.open_loop import OutputsLost

ANSWER_S = 1.0  # it answers in a millisecond; a busy Pi may come late to look


class MaestroOutputs:
    """PulseOutputs on `port_url`."""

    def __init__(self, port_url: str, baud: int = 115_200, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._port = SerialPort(port_url, baud)
        self._clock = clock

    def open(self) -> None:
        """Open the port; errors from before are read away. Raises OutputsLost."""
        try:
            self._port.open()
            self._ask(maestro.get_errors())
        except PortLost as lost:
            raise OutputsLost(lost.message) from lost

    def set_pulse(self, channel: int, pulse_us: int) -> None:
        """Pulses of `pulse_us` on `channel`; 0: none. Raises OutputsLost."""
        try:
            self._port.write(maestro.set_target(channel, pulse_us))
        except PortLost as lost:
            raise OutputsLost(lost.message) from lost

    def check(self) -> Notice | None:
        """What the error register says. Raises OutputsLost."""
        try:
            errors = maestro.errors(self._ask(maestro.get_errors()))
        except PortLost as lost:
            raise OutputsLost(lost.message) from lost
        return say("hardware-maestro-reports", errors=errors) if errors else None

    def close(self) -> None:
        """Give the port back."""
        self._port.close()

    def _ask(self, question: bytes) -> bytes:
        self._port.write(question)
        answer, end_s = b"", self._clock() + ANSWER_S
        while len(answer) < maestro.ANSWER_LENGTH:
            left_s = end_s - self._clock()
            more = self._port.read(max(0.0, left_s))  # what has come is read also when we come late
            if left_s <= 0 and not more:
                break
            answer += more
        if len(answer) != maestro.ANSWER_LENGTH:
            raise OutputsLost(say("hardware-no-maestro", port=self._port.port_url))
        return answer
