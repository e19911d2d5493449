"""The one module that touches pyserial: a port that can be opened, read, written, woken, and lost.

`port_url` is a device path (also a symlink or a pty) or any URL pyserial knows (`socket://host:port`, `loop://`).
A device is locked: a second program on the same port is refused. Everything that can go wrong with a cable comes out as
PortLost with one line of text; the port may then be opened again with open(). Knows no frames.

A port with a descriptor is waited for, read and written here, with poll: pyserial does it with select, which refuses
descriptors from 1024 on.
"""

import contextlib
import errno
import os
import re
import select
import termios
import time

import serial

from firmware_bridge.notice import Notice, NoticeError, say

WRITE_TIMEOUT_S = 2.0  # a board that takes nothing for this long is gone; pyserial counts a busy Pi's own pauses in
_POLL_S = 0.002  # for ports that cannot be waited for (loop://)
_READ_BYTES = 4096
_TROUBLE = (serial.SerialException, OSError, termios.error, ValueError, NoticeError)

IN_USE = say("link-in-use")
_PTY = re.compile(r"/dev/(pts/|ttys)\d+")
"""What Linux (Documentation/admin-guide/devices.txt) and macOS (xnu, bsd/kern/tty_ptmx.c: "ttys%03d") call the end of a
pty that is opened as a port."""
_PTY_BAUD = 115_200
"""A pty has no speed. macOS refuses those that are no constant of termios: pyserial 3.5 (serialposix.py) sets them by
IOSSIOSPEED, which a pty answers with ENOTTY."""


class PortLost(NoticeError):
    """The port cannot be opened, or went away."""


class SerialPort:
    """One serial port, 8N1 at `baud`. open() before use; used by one thread, only wake() may be called from others."""

    def __init__(self, port_url: str, baud: int) -> None:
        self.port_url = port_url
        self.baud = baud
        self._port: serial.Serial | None = None
        self._fd: int | None = None
        self._wake_read, self._wake_write = os.pipe()
        os.set_blocking(self._wake_read, False)
        os.set_blocking(self._wake_write, False)

    def open(self) -> None:
        """Open and lock the port. PortLost when that cannot be done."""
        self.close()
        try:
            self._port = serial.serial_for_url(
                self.port_url, baudrate=self._speed(), timeout=0, write_timeout=WRITE_TIMEOUT_S, exclusive=True
            )
        except _TROUBLE as error:
            why = IN_USE if getattr(error, "errno", None) in (errno.EAGAIN, errno.EBUSY) else _why(error)
            raise PortLost(say("link-cannot-open", port=self.port_url, why=why)) from error
        try:
            self._fd = self._port.fileno()
        except (OSError, AttributeError):  # io.UnsupportedOperation is an OSError
            self._fd = None

    def _speed(self) -> int:
        return _PTY_BAUD if _PTY.fullmatch(os.path.realpath(self.port_url)) else self.baud

    def read(self, timeout_s: float) -> bytes:
        """What arrived, waiting up to `timeout_s` for the first byte; empty after that, or when woken. Raises
        PortLost."""
        port = self._opened()
        try:
            if self._fd is not None:
                return self._read_fd(self._fd, timeout_s)
            self._wait(port, timeout_s)
            return bytes(port.read(_READ_BYTES))
        except _TROUBLE as error:
            raise self._lost(error) from error

    def write(self, data: bytes) -> None:
        """Write all of `data`. Raises PortLost."""
        port = self._opened()
        try:
            if self._fd is not None:
                _write_fd(self._fd, data)
            else:
                port.write(data)
        except _TROUBLE as error:
            raise self._lost(error) from error

    def wake(self) -> None:
        """Make a read() that waits return at once. Any thread may call this, also while the port is lost."""
        with contextlib.suppress(BlockingIOError, OSError):  # a full pipe wakes as well
            os.write(self._wake_write, b"w")

    def pause(self, timeout_s: float) -> None:
        """Wait up to `timeout_s` or until woken, without a port. Never raises: what fails is waited for in full."""
        end_s = time.monotonic() + timeout_s
        try:
            if _ready([self._wake_read], timeout_s):
                os.read(self._wake_read, 64)
        except _TROUBLE:
            time.sleep(max(0.0, end_s - time.monotonic()))

    def close(self) -> None:
        """Give the port back. It may be opened again."""
        port, self._port, self._fd = self._port, None, None
        if port is not None:
            with contextlib.suppress(*_TROUBLE):
                port.close()

    def dispose(self) -> None:
        """Close for good; once more does no harm."""
        self.close()
        ends, self._wake_read, self._wake_write = (self._wake_read, self._wake_write), -1, -1
        for fd in ends:
            if fd >= 0:
                os.close(fd)

    def _opened(self) -> serial.Serial:
        if self._port is None:
            raise PortLost(say("link-not-open", port=self.port_url))
        return self._port

    def _read_fd(self, fd: int, timeout_s: float) -> bytes:
        ready = _ready([fd, self._wake_read], timeout_s)
        if self._wake_read in ready:
            os.read(self._wake_read, 64)
        if fd not in ready:
            return b""
        data = os.read(fd, _READ_BYTES)
        if not data:  # poll said it can be read, and an end of file is all there is: a hung-up line
            raise NoticeError(say("link-other-end-gone"))
        return data

    def _wait(self, port: serial.Serial, timeout_s: float) -> None:
        end_s = time.monotonic() + timeout_s
        while not port.in_waiting and time.monotonic() < end_s:
            self.pause(_POLL_S)

    def _lost(self, error: Exception) -> PortLost:
        self.close()
        return PortLost(say("link-went-away", port=self.port_url, why=_why(error)))


def _ready(fds: list[int], timeout_s: float, wanted: int = select.POLLIN) -> set[int]:
    """Those of `fds` that can be read (or what is `wanted`) or are in trouble, after `timeout_s` at the latest."""
    poll = select.poll()
    for fd in fds:
        poll.register(fd, wanted)
    return {fd for fd, _ in poll.poll(max(0.0, timeout_s) * 1000)}


def _write_fd(fd: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        if not _ready([fd], WRITE_TIMEOUT_S, select.POLLOUT):
            raise NoticeError(say("link-takes-nothing", seconds=WRITE_TIMEOUT_S))
        with contextlib.suppress(BlockingIOError):
            left = left[os.write(fd, left) :]


def _why(error: Exception) -> Notice | str:
    """What went wrong, once: pyserial's text of a refused port repeats the port and the system's own text."""
    if isinstance(error, NoticeError):
        return error.message
    number = getattr(error, "errno", None)
    if isinstance(number, int):
        return os.strerror(number)
    return " ".join(str(error).split()) or type(error).__name__
