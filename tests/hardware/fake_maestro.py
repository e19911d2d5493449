"""A pretended Maestro behind a pty: takes CRC commands, keeps targets and an error register.

Nothing of `firmware_bridge` may be imported here: the CRC is the long division of section 5.d, "Cyclic Redundancy Check
(CRC) Error Detection", of Pololu's Maestro User's Guide (pololu.com/docs/0J40/5.d), written from its steps.
"""

import os
import pty
import select
import threading
import tty

POLYNOMIAL = [1, 0, 0, 0, 1, 0, 0, 1]  # 0x91, the least bit first
LENGTHS = {0x84: 4, 0xA1: 1}


def remainder(command):
    """The seven bits that the guide's division leaves of a command."""
    message = [byte >> bit & 1 for byte in command for bit in range(8)] + [0] * 7
    for at in range(len(message) - 7):
        if message[at]:
            message[at : at + 8] = [a ^ b for a, b in zip(message[at : at + 8], POLYNOMIAL, strict=True)]
    return sum(bit << place for place, bit in enumerate(message[-7:]))


class FakeMaestro:
    def __init__(self):
        self.targets_us = [0.0] * 24
        self.history: list[list[float]] = [[] for _ in range(24)]
        self._errors, self._lock = 0, threading.Lock()
        self._master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        self.port_url = os.ttyname(self._slave)
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def err(self, bit):
        """This error has happened."""
        with self._lock:
            self._errors |= 1 << bit

    def close(self):
        self._stop.set()
        self._thread.join()
        os.close(self._master)
        os.close(self._slave)

    def _run(self):
        data = b""
        while not self._stop.is_set():
            if select.select([self._master], [], [], 0.01)[0]:
                data += os.read(self._master, 1000)
            while data and data[0] in LENGTHS and len(data) > LENGTHS[data[0]]:
                length = LENGTHS[data[0]]
                self._obey(data[:length], data[length])
                data = data[length + 1 :]
            if data and data[0] not in LENGTHS:
                self.err(4)
                data = data[1:]

    def _obey(self, command, crc):
        if remainder(command) != crc:
            self.err(3)
        elif command[0] == 0x84:
            self.targets_us[command[1]] = (command[2] | command[3] << 7) / 4
            self.history[command[1]].append(self.targets_us[command[1]])
        else:
            with self._lock:
                errors, self._errors = self._errors, 0
            os.write(self._master, errors.to_bytes(2, "little"))
