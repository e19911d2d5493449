"""SerialBeads: the casekeeper behind a serial port, run by its own thread.

Moves bytes and time between serial_port, link and bead_driver; decides nothing itself. Needs no restart: a board that
restarts, hangs, is unplugged or flashed is found again and sent all positions.
"""

import logging
import secrets
import threading
import time
from collections.abc import Callable, Collection, Iterable

from firmware_bridge.link import QUEUE_LIMIT, Event, HostEnd
from firmware_bridge.messages import Configure, Identity
from firmware_bridge.notice import Notice, say
from firmware_bridge.serial_port import PortLost, SerialPort
from hardware.beads.bead_driver import BeadDriver
from hardware.beads.servo import CasekeeperCalibration
from hardware.devices import ALL_SPINDLES, DeviceEvent, Report

BAUD = 250_000  # divides the Mega's 16 MHz without error
REOPEN_MIN_S = 0.05  # after a port that was lost, doubled with each try: a plug that only slipped costs no more
REOPEN_MAX_S = 1.0  # a board put back is noticed within it
FIRST_ANSWER_S = 5.0  # a board that has not answered by then is a fault; the bootloader takes 2 s
DEAF_S = 5.0
"""Seconds for which a board that fell silent is asked; then the port is opened again, which resets it, and we listen
first. Arduino's bootloader, entered by a brown-out or the button, takes questions for an upload and waits while any
come."""

TURN_S = 0.1  # longest wait between two readings of the clock, which may be a simulated one
CLOSED_S = 0.1
"""Seconds for which the port stays closed before it is opened again: a shorter gap does not reset the board."""

_log = logging.getLogger(__name__)


class SerialBeads:
    """Beads on `port_url` (device path, symlink, pty or pyserial URL). show() may be called from any thread. `fitted`:
    the spindles that there are."""

    def __init__(
        self,
        port_url: str,
        baud: int = BAUD,
        *,
        calibration: CasekeeperCalibration | None = None,
        fitted: Collection[int] = ALL_SPINDLES,
        configure: Configure | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._port = SerialPort(port_url, baud)
        self._clock = clock
        self._lock = threading.Lock()  # guards the driver
        self._driver = BeadDriver(calibration or CasekeeperCalibration(), fitted, configure)
        self._link = HostEnd(first_nonce=1 + secrets.randbelow(0xFFFF), now_s=clock())
        self._report: Report | None = None
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._complain_at_s = 0.0

    def start(self, report: Report) -> None:
        """Open the port and keep it open, from a thread of our own."""
        self._report = report
        self._complain_at_s = self._clock() + FIRST_ANSWER_S
        self._thread = threading.Thread(target=self._run, name="beads", daemon=True)
        self._thread.start()

    def show(self, spindle: int, beads: int) -> None:
        """Want `beads` (0...4) across on `spindle` (0...12); returns at once."""
        with self._lock:
            self._driver.show(spindle, beads)
        self._port.wake()

    def close(self) -> None:
        """End the thread and give the port back. The board releases its servos within a second."""
        if self._end_thread():
            self._port.dispose()

    def pause(self) -> None:
        """Let somebody else have the port (service); what is shown meanwhile is moved after resume()."""
        if self._end_thread():
            with self._lock:
                self._driver.let_go()

    def resume(self, calibration: CasekeeperCalibration) -> None:
        """After pause(): take the port back and move every spindle to what was last shown, by `calibration`."""
        with self._lock:
            self._driver.calibration = calibration
        if self._report is not None and self._thread is None:
            self._stop.clear()
            self.start(self._report)

    def _end_thread(self) -> bool:
        """End the thread, which closes the port; False when there is none."""
        thread, self._thread = self._thread, None
        if thread is None:
            return False
        self._stop.set()
        self._port.wake()
        thread.join()
        return True

    @property
    def identity(self) -> Identity | None:
        """The board that is connected."""
        with self._lock:
            return self._driver.identity

    @property
    def settled(self) -> bool:
        """Connected, and all beads stand as shown."""
        with self._lock:
            return self._driver.settled

    def _run(self) -> None:
        reopen_s = REOPEN_MIN_S
        while not self._stop.is_set():
            try:
                self._port.open()
            except PortLost as lost:
                self._fail(lost.message, unless_failed=True)
                self._port.pause(reopen_s)
                reopen_s = min(2 * reopen_s, REOPEN_MAX_S)
                continue
            reopen_s = REOPEN_MIN_S
            self._link.restart(self._clock())
            try:
                while not self._stop.is_set() and self._link.silent_s(self._clock()) < DEAF_S:
                    self._turn()
                self._port.close()
                self._stop.wait(CLOSED_S)
            except PortLost as lost:
                self._fail(lost.message)
        self._port.close()

    def _turn(self) -> None:
        """Write what is due, then wait for bytes, for the next deadline, or to be woken."""
        now_s = self._clock()
        self._take(self._link.poll(now_s))
        self._complain(now_s)
        if self._link.connected:
            with self._lock:
                messages = self._driver.next_messages(QUEUE_LIMIT - self._link.waiting)
            for message in messages:
                self._link.send(message)
        out = self._link.take(now_s)
        if out:
            self._port.write(out)
        data = self._port.read(max(0.0, min(TURN_S, self._link.due_s() - self._clock())))
        if data:
            self._take(self._link.receive(data, self._clock()))

    def _complain(self, now_s: float) -> None:
        if self._link.connected:
            self._complain_at_s = now_s + FIRST_ANSWER_S
        elif now_s >= self._complain_at_s:
            self._fail(say("hardware-no-board", port=self._port.port_url), unless_failed=True)

    def _fail(self, text: Notice, *, unless_failed: bool = False) -> None:
        with self._lock:
            known = unless_failed and self._driver.mcu_fault is not None
            events = [] if known else self._driver.mcu_failed(text)
        self._tell(events)

    def _take(self, events: Iterable[Event]) -> None:
        for event in events:
            with self._lock:
                found = self._driver.take(event)
            self._tell(found)

    def _tell(self, events: Iterable[DeviceEvent]) -> None:
        for event in events:
            _log.info("%s", event)
            if self._report is not None:
                self._report(event)
