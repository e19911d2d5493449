"""The casekeeper on the service bench: spindles jogged, read and calibrated by hand while it is out of play.

begin() takes the board from the driver that plays (LentBeads), end() gives it back, and every bead is driven to where
the table wants it. In between one thread has the board alone. Its verbs only note what is wanted and return at once;
look() tells how everything stands. A board that is pulled out is told and waited for.
"""

import logging
import threading
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Protocol

import firmware_bridge.messages as m
from hardware import calibration_file
from hardware.bench_look import BenchLook, BenchRefused, SpindleLook, check_step
from hardware.board import Board, BoardError
from hardware.calibrate import SETTLE_S, find_places, keep
from hardware.calibration_file import CalibrationFileError
from hardware.devices import SPINDLES, check_beads, spindle_part
from hardware.exercise import exercise
from hardware.servo import CalibrationError, CasekeeperCalibration

CONNECT_S = 3.5  # the bootloader takes up to 2 s
RETRY_S = 0.5
REST_S = 0.05  # between two rounds of looking

_log = logging.getLogger(__name__)
_FAULTS = {
    m.ChannelState.JAMMED: "jammed",
    m.ChannelState.SLIPPED: "slipped",
    m.ChannelState.HAND_MOVED: "moved by hand",
    m.ChannelState.NO_FEEDBACK: "the feedback wire reads nothing",
    m.ChannelState.SUPPLY_LOW: "the servo supply is too low",
}


class _Stopped(Exception):
    """The search for the places was ended by hand."""


class LentBeads(Protocol):
    """The driver that plays, as far as it can be lent out."""

    def pause(self) -> None: ...

    def resume(self, calibration: CasekeeperCalibration) -> None: ...


class Bench:
    """The bench of one board with feedback. `open_board`: a Board not yet connected; `path`: the calibration file;
    `note`: told, from the bench's thread, what was stored. CalibrationFileError when the file is none."""

    def __init__(
        self,
        beads: LentBeads,
        open_board: Callable[[], Board],
        path: Path,
        *,
        settle_s: float = SETTLE_S,
    ) -> None:
        self._beads, self._open, self._path, self._settle_s = beads, open_board, path, settle_s
        self.note: Callable[[str], None] = lambda text: None
        self._jobs: SimpleQueue[Callable[[Board], None]] = SimpleQueue()
        self._changed = threading.Condition()
        self._look = BenchLook(places=calibration_file.load(path))
        self._wanted = self._closing = self._stop_search = False
        self._thread: threading.Thread | None = None

    # --- for the table: any thread, at once ---------------------------------------------------------------------

    def begin(self) -> None:
        """Take the board. What comes of it is seen in look()."""
        with self._changed:
            self._wanted, self._stop_search = True, False
            places, undo = self._look.places, calibration_file.before(self._path).exists()
            self._look = BenchLook(active=True, trouble="looking for the board", places=places, can_undo=undo)
            self._changed.notify_all()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="bench", daemon=True)
            self._thread.start()

    def end(self) -> None:
        """Give the board back; what was found and not stored is forgotten."""
        with self._changed:
            self._wanted, self._stop_search = False, True
            self._look = BenchLook(places=self._look.places)
            self._changed.notify_all()

    def close(self) -> None:
        """End for good, with the board given back."""
        self.end()
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join()

    def look(self) -> BenchLook:
        """How everything stands now."""
        with self._changed:
            return self._look

    def show(self, spindle: int, beads: int) -> None:
        """Move a spindle to one of its five places, as they are stored. BenchRefused."""
        check_beads(spindle, beads)
        with self._changed:
            self._check_free()
            self._command(spindle, self._look.places[spindle].pulse_for(beads))

    def jog(self, spindle: int, step_us: int) -> None:
        """Move a spindle a little (-200 ... 200 us) from where it was commanded, or stands. BenchRefused."""
        check_beads(spindle, 0)
        check_step(step_us)
        with self._changed:
            self._check_free()
            one = self._look.spindles[spindle]
            start = one.commanded_us if one.commanded_us is not None else one.measured_us
            if start is None:
                raise BenchRefused(f"{spindle_part(spindle)} has not been read yet")
            pulse_us = start + step_us
            if not m.PULSE_MIN_US <= pulse_us <= m.PULSE_MAX_US:
                raise BenchRefused(f"{pulse_us} us is beyond what a servo takes, {m.PULSE_MIN_US}...{m.PULSE_MAX_US}")
            self._command(spindle, pulse_us)

    def calibrate(self, spindles: Iterable[int]) -> None:
        """Look for the places of these spindles by feel; they are then in `found`. BenchRefused."""
        chosen = sorted(set(spindles))
        for spindle in chosen:
            check_beads(spindle, 0)
        if not chosen:
            raise ValueError("no spindle was chosen")
        self._put("creeping to the low stops", lambda board: self._find(board, chosen))

    def stop(self) -> None:
        """Stop what is under way; the servos are released."""
        with self._changed:
            self._stop_search = True

    def store(self) -> None:
        """Keep what was found, in the board and in the file, and move those beads there and back. BenchRefused."""
        with self._changed:
            if not any(self._look.found):
                raise BenchRefused("nothing was found that could be stored: calibrate first")
        self._put("storing", self._store)

    def drop(self) -> None:
        """Forget what was found."""
        with self._changed:
            self._look = replace(self._look, found=(None,) * SPINDLES, said="")

    def undo(self) -> None:
        """Store the calibration before the last one again. BenchRefused."""
        if not calibration_file.before(self._path).exists():
            raise BenchRefused("there is no calibration before this one")
        self._put("storing the calibration before", self._undo)

    # --- inside ---------------------------------------------------------------------------------------------------

    def _check_free(self) -> None:
        look = self._look
        if not look.active:
            raise BenchRefused("the bench is not in use")
        if not look.board:
            raise BenchRefused(f"no board: {look.trouble}")
        if look.busy:
            raise BenchRefused(f"wait: {look.busy}")

    def _put(self, busy: str, job: Callable[[Board], None]) -> None:
        with self._changed:
            self._check_free()
            self._look = replace(self._look, busy=busy, said="")
            self._stop_search = False
        self._jobs.put(job)

    def _command(self, spindle: int, pulse_us: int) -> None:
        self._spindle(spindle, commanded_us=pulse_us, moving=True, fault="")
        self._jobs.put(lambda board: board.send(m.Move(spindle, pulse_us)))

    def _spindle(self, spindle: int, **changes: object) -> None:
        """With the lock held."""
        spindles = list(self._look.spindles)
        spindles[spindle] = replace(spindles[spindle], **changes)  # type: ignore[arg-type]
        self._look = replace(self._look, spindles=tuple(spindles))

    def _update(self, **changes: object) -> None:
        with self._changed:
            if self._look.active:
                self._look = replace(self._look, **changes)  # type: ignore[arg-type]

    # --- the thread -----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._wanted or self._closing)
                if self._closing:
                    return
            self._beads.pause()
            try:
                self._session()
            except Exception:  # a fault of ours must not keep the board from the table
                _log.exception("the bench failed")
                self._update(board="", trouble="the bench failed; it has been logged", busy="")
                with self._changed:
                    self._changed.wait_for(lambda: not self._wanted)
            finally:
                self._beads.resume(self._look.places)

    def _session(self) -> None:
        while self._wanted:
            try:
                with self._open() as board:
                    who = board.connect(CONNECT_S)
                    version = m.version_text(who.firmware_version)
                    fresh = (SpindleLook(),) * SPINDLES
                    self._update(board=f"firmware {version}", trouble="", busy="", spindles=fresh)
                    self._serve(board)
            except BoardError as lost:
                self._forget_jobs()
                self._update(board="", trouble=str(lost), busy="", supply_mv=None, spindles=(SpindleLook(),) * SPINDLES)
                with self._changed:
                    self._changed.wait_for(lambda: not self._wanted, RETRY_S)
        self._forget_jobs()

    def _serve(self, board: Board) -> None:
        while self._wanted:
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
        supply_mv = board.ask(m.ReadBoard(), m.BoardStatus).supply_mv
        self._update(supply_mv=supply_mv)
        for spindle in range(SPINDLES):
            read = board.ask(m.ReadFeedback(spindle), m.Feedback)
            report = board.reports.get(spindle)
            with self._changed:
                if self._look.active and self._jobs.empty():
                    self._spindle(spindle, adc=read.adc, measured_us=read.measured_us)
                    if report is not None:
                        self._reported(spindle, report)

    def _reported(self, spindle: int, report: m.Report) -> None:
        """With the lock held."""
        one = self._look.spindles[spindle]
        if one.commanded_us is None or report.wanted_us not in (one.commanded_us, 0):
            return
        state = m.ChannelState(report.state)
        fault = one.fault
        if state in _FAULTS:
            fault = f"{_FAULTS[state]}: {one.commanded_us} us wanted, {report.measured_us} us measured"
        self._spindle(spindle, moving=state is m.ChannelState.MOVING, fault=fault)

    # --- calibration ----------------------------------------------------------------------------------------------

    def _find(self, board: Board, spindles: list[int]) -> None:
        with self._changed:
            for spindle in spindles:
                self._spindle(spindle, commanded_us=None, moving=True, fault="")

        def step(places: dict[int, tuple[int, int]]) -> None:
            if self._stop_search:
                raise _Stopped
            with self._changed:
                for spindle, (pulse_us, measured_us) in places.items():
                    self._spindle(spindle, commanded_us=pulse_us, measured_us=measured_us)

        said = "the places were found; nothing is stored yet"
        try:
            found = find_places(
                board,
                spindles,
                settle_s=self._settle_s,
                progress=lambda text: self._update(busy=text),
                step=step,
            )
        except CalibrationError as error:
            found, said = {}, f"{error}. Nothing was changed."
        except _Stopped:
            found, said = {}, "stopped by hand; nothing was changed"
        board.reports.clear()
        with self._changed:
            for spindle in spindles:
                self._spindle(spindle, commanded_us=None, moving=False)
        merged = tuple(found.get(n, old) for n, old in enumerate(self._look.found))
        self._update(busy="", said=said, found=merged)

    def _store(self, board: Board) -> None:
        look = self._look
        new = CasekeeperCalibration(tuple(one or look.places[n] for n, one in enumerate(look.found)))
        self._keep(board, new, "stored")

    def _undo(self, board: Board) -> None:
        try:
            former = calibration_file.load(calibration_file.before(self._path))
        except CalibrationFileError as error:
            self._update(busy="", said=str(error))
            return
        self._keep(board, former, "the calibration before is stored again")

    def _keep(self, board: Board, new: CasekeeperCalibration, done: str) -> None:
        try:
            changed = keep(board, self._path, self._look.places, new)
        except (CalibrationError, CalibrationFileError, OSError) as error:
            self._update(busy="", said=f"not stored: {' '.join(str(error).split())}")
            return
        which = ", ".join(map(str, changed)) or "none, they are as they were"
        said = f"{done}, in the board and in {self._path.name}; spindles changed: {which}"
        with self._changed:
            busy = "moving the beads there and back" if self._look.active else ""
            found = (None,) * SPINDLES
            self._look = replace(self._look, busy=busy, said=said, places=new, found=found, can_undo=bool(busy))
        self.note(f"bead calibration: {said}")
        self._update(busy="", said=f"{said}. {self._proof(board, new, changed)}".strip())

    def _proof(self, board: Board, places: CasekeeperCalibration, spindles: list[int]) -> str:
        """Whether the beads get there and back with what is stored now."""
        with self._changed:
            for spindle in spindles:
                self._spindle(spindle, commanded_us=None, moving=True, fault="")

        def progress(cycle: int, beads: int) -> None:
            if self._stop_search:
                raise _Stopped

        try:
            result = exercise(board, places, 1, spindles=spindles, progress=progress)
        except _Stopped:
            for spindle in spindles:
                board.send(m.Release(spindle))
            return "Stopped by hand before every bead was tried."
        finally:
            with self._changed:
                for spindle in spindles:
                    self._spindle(spindle, moving=False)
        if not spindles:
            return ""
        troubles = [one.trouble for one in result.spindles if not one.good]
        return f"NOT GOOD: {'; '.join(troubles)}" if troubles else "Each of these beads was moved there and back."
