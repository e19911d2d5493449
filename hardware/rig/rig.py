"""The casekeeper on the service rig: spindles jogged, read and calibrated by hand while it is out of play.

begin() takes the board from the driver that plays (LentBeads), end() gives it back, and every bead is driven to where
the table wants it. In between one thread has the board alone. Its verbs only note what is wanted and return at once;
snapshot() gives the state of everything. A board that is pulled out is reported and waited for.
"""

import logging
import threading
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Protocol

import firmware_bridge.messages as m
from firmware_bridge.notice import Notice, say
from hardware.beads import calibration_file
from hardware.beads.board import Board, BoardError
from hardware.beads.calibrate import SETTLE_S
from hardware.beads.servo import CasekeeperCalibration
from hardware.devices import ALL_SPINDLES, SPINDLE_COUNT, check_beads
from hardware.rig import rig_calibration as jobs
from hardware.rig.rig_snapshot import RigRefused, RigSnapshot, SpindleSnapshot, check_fitted, check_step
from hardware.rig.rig_state import RigState

CONNECT_S = 3.5  # the bootloader takes up to 2 s
RETRY_S = 0.5
REST_S = 0.05  # between two rounds of looking

_log = logging.getLogger(__name__)
_UNKNOWN = (SpindleSnapshot(),) * SPINDLE_COUNT
_FAULTS = {
    m.ChannelState.JAMMED: "hardware-rig-jammed",
    m.ChannelState.SLIPPED: "hardware-rig-slipped",
    m.ChannelState.HAND_MOVED: "hardware-rig-moved",
    m.ChannelState.NO_FEEDBACK: "hardware-rig-no-feedback",
    m.ChannelState.SUPPLY_LOW: "hardware-rig-supply",
}


class LentBeads(Protocol):
    """The driver that plays, as far as it can be lent out."""

    def pause(self) -> None: ...

    def resume(self, calibration: CasekeeperCalibration) -> None: ...


class Rig:
    """The rig of one board with feedback. `open_board`: a Board not yet connected; `path`: the calibration file;
    CalibrationFileError when the file is none. `fitted`: the spindles that there are."""

    def __init__(
        self,
        beads: LentBeads,
        open_board: Callable[[], Board],
        path: Path,
        *,
        fitted: Collection[int] = ALL_SPINDLES,
        settle_s: float = SETTLE_S,
    ) -> None:
        self._beads, self._open, self._path, self._settle_s = beads, open_board, path, settle_s
        self._note: Callable[[Notice], None] = lambda text: None
        self._jobs: SimpleQueue[Callable[[Board], None]] = SimpleQueue()
        self._state = RigState(calibration_file.load(path), fitted)
        self._thread: threading.Thread | None = None

    # --- for the table: any thread, at once ---------------------------------------------------------------------

    def start(self, note: Callable[[Notice], None]) -> None:
        """`note` is called with what was stored, in the rig's thread, from now on."""
        self._note = note

    def begin(self) -> None:
        """Take the board. What comes of it is seen in snapshot()."""
        self._state.begin(can_undo=self._has_former())
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="rig", daemon=True)
            self._thread.start()

    def end(self) -> None:
        """Give the board back; what was found and not stored is forgotten."""
        self._state.end()

    def close(self) -> None:
        """End for good, with the board given back."""
        self._state.end(closing=True)
        if self._thread is not None:
            self._thread.join()

    def snapshot(self) -> RigSnapshot:
        """How everything stands now."""
        with self._state.changed:
            return self._state.snapshot

    def show(self, spindle: int, beads: int) -> None:
        """Move a spindle to one of its five places, as they are stored. RigRefused."""
        check_beads(spindle, beads)
        self._check_fitted(spindle)
        self._command(spindle, lambda now: now.places[spindle].pulse_for(beads))

    def jog(self, spindle: int, step_us: int) -> None:
        """Move a spindle a little (-200 ... 200 us) from where it was commanded, or stands. RigRefused."""
        self._check_fitted(spindle)
        check_step(step_us)

        def pulse_us(now: RigSnapshot) -> int:
            one = now.spindles[spindle]
            start = one.commanded_us if one.commanded_us is not None else one.measured_us
            if one.commanded_us is None and one.wire_off:
                raise RigRefused(say("hardware-jog-no-feedback", spindle=spindle))
            if start is None:
                raise RigRefused(say("hardware-jog-unread", spindle=spindle))
            if not m.PULSE_MIN_US <= start + step_us <= m.PULSE_MAX_US:
                raise RigRefused(
                    say("hardware-beyond-servo", given=start + step_us, low=m.PULSE_MIN_US, high=m.PULSE_MAX_US)
                )
            return start + step_us

        self._command(spindle, pulse_us)

    def calibrate(self, spindles: Iterable[int]) -> None:
        """Look for the places of these spindles by feel; they are then in `found`. RigRefused."""
        chosen = sorted(set(spindles))
        for spindle in chosen:
            self._check_fitted(spindle)
        if not chosen:
            raise RigRefused(say("hardware-no-spindle-chosen"))
        self._put(say("hardware-creeping-low"), lambda board: jobs.find(board, self._state, chosen, self._settle_s))

    def stop(self) -> None:
        """Stop what is under way; the servos are released."""
        self._state.stop()

    def store(self) -> None:
        """Keep what was found, in the board and in the file, and move those beads there and back. RigRefused."""
        if not any(self.snapshot().found):
            raise RigRefused(say("hardware-nothing-found"))
        self._put(say("hardware-storing"), lambda board: jobs.store(board, self._state, self._path, self._note))

    def drop(self) -> None:
        """Forget what was found."""
        self._state.update(found=jobs.NOTHING_FOUND, said=())

    def undo(self) -> None:
        """Store the calibration before the last one again. RigRefused."""
        if not self._has_former():
            raise RigRefused(say("hardware-no-former"))
        self._put(say("hardware-storing-former"), lambda board: jobs.undo(board, self._state, self._path, self._note))

    # --- inside ---------------------------------------------------------------------------------------------------

    def _check_fitted(self, spindle: int) -> None:
        check_fitted(spindle, self._state.snapshot.fitted)

    def _has_former(self) -> bool:
        return calibration_file.before(self._path).exists()

    def _put(self, busy: Notice, job: Callable[[Board], None]) -> None:
        self._state.occupy(busy)
        self._jobs.put(job)

    def _command(self, spindle: int, pulse: Callable[[RigSnapshot], int]) -> None:
        with self._state.changed:
            self._state.check_free()
            pulse_us = pulse(self._state.snapshot)
            self._state.spindle(spindle, commanded_us=pulse_us, moving=True, fault=None)
            self._jobs.put(lambda board: _move(board, spindle, pulse_us))

    # --- the thread -----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        state = self._state
        while state.take():
            self._beads.pause()
            try:
                self._session()
            except Exception:  # a fault of ours must not keep the board from the table
                _log.exception("the rig failed")
                state.update(board=None, trouble=say("hardware-rig-failed"), busy=None)
                with state.changed:
                    state.changed.wait_for(lambda: not state.wanted)
            finally:
                self._beads.resume(self.snapshot().places)
                state.left()

    def _session(self) -> None:
        state = self._state
        while state.wanted:
            try:
                with self._open() as board:
                    version = m.version_text(board.connect(CONNECT_S).firmware_version)
                    state.update(
                        board=say("hardware-firmware", version=version), trouble=None, busy=None, spindles=_UNKNOWN
                    )
                    self._serve(board)
            except BoardError as lost:
                self._forget_jobs()
                state.update(board=None, trouble=lost.message, busy=None, supply_mv=None, spindles=_UNKNOWN)
                with state.changed:
                    state.changed.wait_for(lambda: not state.wanted, RETRY_S)
        self._forget_jobs()

    def _serve(self, board: Board) -> None:
        while self._state.wanted:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                self._read_all(board)
                board.rest(REST_S)
            else:
                job(board)

    def _forget_jobs(self) -> None:
        while not self._jobs.empty():
            self._jobs.get_nowait()

    def _read_all(self, board: Board) -> None:
        self._state.update(supply_mv=board.ask(m.ReadBoard(), m.BoardStatus).supply_mv)
        for spindle in self._state.snapshot.fitted:
            read = board.ask(m.ReadFeedback(spindle), m.Feedback)
            with self._state.changed:
                if self._jobs.empty():  # else it is about to be somewhere else
                    self._state.spindle(spindle, adc=read.adc, measured_us=read.measured_us)
                    self._reported(spindle, board.reports.get(spindle))

    def _reported(self, spindle: int, report: m.Report | None) -> None:
        one = self._state.snapshot.spindles[spindle]
        if report is None or one.commanded_us is None or report.wanted_us not in (one.commanded_us, 0):
            return
        state = m.ChannelState(report.state)
        fault = one.fault
        if state in _FAULTS:
            fault = say(_FAULTS[state], wanted=one.commanded_us, measured=report.measured_us)
        self._state.spindle(spindle, moving=state is m.ChannelState.MOVING, fault=fault)


def _move(board: Board, spindle: int, pulse_us: int) -> None:
    board.reports.pop(spindle, None)  # what it tells from now on is of this move
    board.send(m.Move(spindle, pulse_us))
