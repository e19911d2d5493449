"""A pretended microcontroller on a real pseudo-terminal: FakeMcu().start() gives a port_url to open.

The thread and the pty around fake_board.py; no rule of the protocol is here. The port_url is a symlink that keeps its
name when the cable is pulled and put back, as /dev/serial/by-id does. The board resets when the port is opened, as a
real Mega does.
"""

import contextlib
import os
import pty
import select
import tempfile
import threading
import time
import tty
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from firmware_bridge.fake_board import FakeBoard
from firmware_bridge.messages import ResetCause

BOOT_S = 0.05  # a real Mega's bootloader takes up to 2 s; tests set their own
_LEAD_S = 0.25
_TICK_S = 0.05  # the time is read at least so often
_HANGUP_POLL_S = 0.005  # nobody has the port open: poll this often whether somebody opens it

Wire = Callable[[bytes], bytes]


class FakeMcu:
    """The verbs may be called from any thread while it runs. `board.world` is the mechanics: at_us is the truth."""

    def __init__(
        self,
        *,
        servo_speed: float = 1.0,
        boot_s: float = BOOT_S,
        to_mcu: Wire = bytes,
        to_host: Wire = bytes,
    ) -> None:
        """`servo_speed`: how much faster than a real servo; `to_mcu`, `to_host`: what the wire does to the bytes."""
        self._boot_s = boot_s
        self._to_mcu, self._to_host = to_mcu, to_host
        self._lock = threading.Lock()
        self.board = FakeBoard(now_s=0.0)
        for servo in self.board.world.servos:
            servo.speed_us_per_s *= servo_speed
        self._master: int | None = None
        self._fresh = False  # just plugged in; the new port may bear the number of the one before
        self._booted_at_s = 0.0
        self._time = _CommonTime()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self.port_url = ""

    def start(self) -> "FakeMcu":
        """Plug in and run; returns itself."""
        self._folder = tempfile.TemporaryDirectory(prefix="faro-mcu-")
        self.port_url = str(Path(self._folder.name) / "mcu")
        self.plug()
        self._thread = threading.Thread(target=self._run, name="fake-mcu", daemon=True)
        self._thread.start()
        return self

    def stop(self) -> None:
        """Unplug and end the thread."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()
        self.unplug()
        if self._folder is not None:
            self._folder.cleanup()

    def __enter__(self) -> "FakeMcu":
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def plug(self) -> None:
        """Put the cable in: power on, and the port appears under its old name."""
        master, slave = pty.openpty()
        tty.setraw(slave)
        os.set_blocking(master, False)
        name = os.ttyname(slave)
        os.close(slave)  # from now on the master hangs up until somebody opens the port
        fresh = Path(self.port_url + ".new")
        fresh.symlink_to(name)
        with self._lock:
            self.board.restart(ResetCause.POWER)
            self._master, self._fresh = master, True
        fresh.replace(self.port_url)

    def unplug(self) -> None:
        """Pull the cable: the port goes away and the board loses its power."""
        with self._lock:
            master, self._master = self._master, None
            if master is not None:
                os.close(master)
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self.port_url)

    def reset(self, cause: ResetCause = ResetCause.WATCHDOG) -> None:
        """The board restarts, the port stays."""
        with self._lock:
            self.board.restart(cause)

    def fall_silent(self, silent: bool = True) -> None:
        """The board hangs (or comes back): it neither answers nor watches its servos."""
        with self._lock:
            self.board.silent = silent

    def jam(self, channel: int) -> None:
        """Something is caught in the channel's cam."""
        with self._lock:
            self.board.world.jam(channel)

    def free(self, channel: int) -> None:
        """Take the channel's faults away; the host has to move it again."""
        with self._lock:
            self.board.world.free(channel)

    def slip(self, channel: int, to_us: float) -> None:
        """The channel's cam creeps to `to_us` while it rests."""
        with self._lock:
            self.board.world.slip(channel, to_us)

    def push(self, channel: int, to_us: float) -> None:
        """A finger moves the channel's bead to where `to_us` would hold it."""
        with self._lock:
            self.board.world.push(channel, to_us)

    def take_wire_off(self, channel: int) -> None:
        """The channel's feedback wire comes off."""
        with self._lock:
            self.board.world.servos[channel].wire_off = True

    def set_stops(self, channel: int, low_us: float, high_us: float) -> None:
        """The frame stops the channel's cam at these."""
        with self._lock:
            self.board.world.servos[channel].stops_us = (low_us, high_us)

    def set_potentiometer(self, channel: int, at_1000_us: float, at_2000_us: float) -> None:
        """What the converter reads of the channel's feedback at two places."""
        with self._lock:
            self.board.world.servos[channel].potentiometer = (at_1000_us, at_2000_us)

    def set_supply_mv(self, millivolts: int) -> None:
        """The servo supply sags, or is back."""
        with self._lock:
            self.board.world.supply_mv = millivolts

    def use_wire(self, to_mcu: Wire = bytes, to_host: Wire = bytes) -> None:
        """From now on the wire does this to what it carries."""
        with self._lock:
            self._to_mcu, self._to_host = to_mcu, to_host

    def host_s(self) -> float:
        """The board's own time, for a host that goes by it. From the first call on neither runs far ahead of the other:
        one kept waiting by a busy machine has not fallen silent."""
        return self._time.host_s()

    def at_us(self) -> list[float]:
        """Where every cam really stands."""
        with self._lock:
            return [servo.at_us for servo in self.board.world.servos]

    def _run(self) -> None:
        hung_up, wait_s = True, 0.0
        while not self._stop.is_set():
            with self._lock:
                master = self._master
            if master is None:
                hung_up = True
                self._time.board_s()
                self._stop.wait(_HANGUP_POLL_S)
                continue
            hung_up, wait_s = self._turn(master, hung_up, wait_s)

    def _turn(self, master: int, was_hung_up: bool, wait_s: float) -> tuple[bool, float]:
        """Wait for bytes or for the board's next deadline, then let the board act."""
        poller = select.poll()
        try:
            poller.register(master, select.POLLIN)
            mask = dict(poller.poll(1000 * min(wait_s, _TICK_S))).get(master, 0)
        except (OSError, ValueError):
            return True, 0.0
        hung_up = bool(mask & select.POLLHUP)
        if hung_up:
            self._stop.wait(_HANGUP_POLL_S)
        with self._lock:
            if self._master != master or self._fresh:
                self._fresh = False
                return True, 0.0
            now_s = self._time.board_s()
            if hung_up:
                self.board.step(b"", now_s)
                return True, 0.0
            if was_hung_up:
                self.board.restart(ResetCause.EXTERNAL)
                self._booted_at_s = now_s + self._boot_s
            return False, self._serve(master, bool(mask & select.POLLIN), now_s)

    def _serve(self, master: int, readable: bool, now_s: float) -> float:
        data = b""
        if readable:
            with contextlib.suppress(OSError):
                data = os.read(master, 4096)
        if now_s < self._booted_at_s:
            self.board.now_s = max(self.board.now_s, now_s)
            return self._booted_at_s - now_s
        out = self._to_host(self.board.step(self._to_mcu(data), now_s))
        if out:
            with contextlib.suppress(OSError):  # nobody reads, or the port just closed: lost as on a real wire
                os.write(master, out)
        return max(0.0, self.board.due_s() - self._time.board_s())


class _CommonTime:
    """Seconds since it was made. Once the host has asked for it, it never runs more than _LEAD_S ahead of when host or
    board last did."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._wall_s, self._now_s = time.monotonic(), 0.0
        self._board_s, self._host_s = 0.0, float("inf")
        self._follows = False

    def host_s(self) -> float:
        with self._lock:
            self._follows = True
            self._host_s = self._advance()
            return self._host_s

    def board_s(self) -> float:
        with self._lock:
            self._board_s = self._advance()
            return self._board_s

    def _advance(self) -> float:
        wall_s = time.monotonic()
        now_s, self._wall_s = self._now_s + wall_s - self._wall_s, wall_s
        if self._follows:
            now_s = max(self._now_s, min(now_s, min(self._board_s, self._host_s) + _LEAD_S))
        self._now_s = now_s
        return now_s
