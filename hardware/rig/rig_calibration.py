"""The jobs of the rig that take a while: the places found by feel, stored, tried, and the former ones stored again.

Run by the rig's thread, which alone has the board. Whatever goes wrong with the spindles or the disk is said in
`said`; a board that goes away is the caller's (BoardError).
"""

from collections.abc import Callable
from pathlib import Path

import firmware_bridge.messages as m
from firmware_bridge.notice import Notice, NoticeError, say
from hardware.beads import calibration_file
from hardware.beads.board import Board
from hardware.beads.calibrate import find_places, keep
from hardware.beads.calibration_file import CalibrationFileError
from hardware.beads.exercise import exercise
from hardware.beads.servo import CalibrationError, CasekeeperCalibration
from hardware.devices import SPINDLE_COUNT
from hardware.rig.rig_state import RigState, Stopped

NOTHING_FOUND = (None,) * SPINDLE_COUNT
Note = Callable[[Notice], None]


def find(board: Board, state: RigState, spindles: list[int], settle_s: float) -> None:
    """Look for the places of these spindles by feel; they are then in `found`."""
    _under_way(state, spindles, True)

    def step(places: dict[int, tuple[int, int]]) -> None:
        state.go_on()
        for spindle, (pulse_us, measured_us) in places.items():
            state.spindle(spindle, commanded_us=pulse_us, measured_us=measured_us)

    said = say("hardware-places-found")
    try:
        found = find_places(
            board, spindles, settle_s=settle_s, progress=lambda text: state.update(busy=text), step=step
        )
    except CalibrationError as error:
        found, said = {}, say("hardware-not-calibrated", why=error.message)
    except Stopped:
        found, said = {}, say("hardware-calibration-stopped")
    board.reports.clear()
    _under_way(state, spindles, False)
    state.update(busy=None, said=(said,), found=tuple(found.get(n, old) for n, old in enumerate(state.snapshot.found)))


def store(board: Board, state: RigState, path: Path, note: Note) -> None:
    """Keep what was found, in the board and in the file, and move those beads there and back."""
    now = state.snapshot
    new = CasekeeperCalibration(tuple(one or now.places[n] for n, one in enumerate(now.found)))
    _keep(board, state, path, new, say("hardware-stored"), note)


def undo(board: Board, state: RigState, path: Path, note: Note) -> None:
    """The same with the calibration before the last one."""
    try:
        former = calibration_file.load(calibration_file.before(path))
    except CalibrationFileError as error:
        state.update(busy=None, said=(error.message,))
        return
    _keep(board, state, path, former, say("hardware-stored-former"), note)


def _keep(board: Board, state: RigState, path: Path, new: CasekeeperCalibration, done: Notice, note: Note) -> None:
    try:
        changed = keep(board, path, state.snapshot.places, new)
    except (CalibrationError, CalibrationFileError, OSError) as error:
        why = error.message if isinstance(error, NoticeError) else " ".join(str(error).split())
        state.update(busy=None, said=(say("hardware-not-stored", why=why),))
        return
    said = say("hardware-kept", done=done, file=path.name, count=len(changed), spindles=tuple(changed))
    state.store_places(new)
    state.update(busy=say("hardware-trying"), said=(said,), found=NOTHING_FOUND, can_undo=True)
    note(say("hardware-calibration-note", said=said))
    proof = (_proof(board, state, new, changed),) if changed else ()
    state.update(busy=None, said=(said, *proof))


def _proof(board: Board, state: RigState, places: CasekeeperCalibration, spindles: list[int]) -> Notice:
    """Whether the beads get there and back with what is stored now."""
    spindles = [spindle for spindle in spindles if spindle in state.snapshot.fitted]
    _under_way(state, spindles, True)
    try:
        result = exercise(board, places, 1, spindles=spindles, progress=lambda cycle, beads: state.go_on())
    except Stopped:
        for spindle in spindles:
            board.send(m.Release(spindle))
        return say("hardware-proof-stopped")
    finally:
        _under_way(state, spindles, False)
    troubles = tuple(one.trouble for one in result.spindles if one.trouble is not None)
    return say("hardware-proof-bad", troubles=troubles) if troubles else say("hardware-proof-good")


def _under_way(state: RigState, spindles: list[int], moving: bool) -> None:
    for spindle in spindles:
        state.spindle(spindle, commanded_us=None, moving=moving, fault=None)
