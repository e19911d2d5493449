"""The service rig against a pretended board whose spindles have end stops, behind the driver that plays."""

import threading
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

from firmware_bridge.fake_mcu import FakeMcu
from firmware_bridge.messages import (
    BoardStatus,
    Calibration,
    ChannelState,
    Feedback,
    Identity,
    Message,
    Move,
    ReadCalibration,
    Report,
)
from hardware.beads import calibration_file
from hardware.beads.board import Board, BoardError
from hardware.beads.serial_beads import BAUD, SerialBeads
from hardware.beads.servo import CasekeeperCalibration
from hardware.rig.rig import Rig
from hardware.rig.rig_snapshot import RigRefused
from tests.english import Says, english, notice_of, raises_saying
from tests.hardware.waiting import PATIENCE_S, Reports, eventually

TRAVEL_US = 114 * 1000 / 90
LOW_US = 880
FIRST_US = LOW_US + 12 * 1000 / 90


@pytest.fixture
def mcu():
    with FakeMcu(servo_speed=10, boot_s=0) as running:
        for channel in range(13):
            running.set_stops(channel, LOW_US, LOW_US + TRAVEL_US)
        yield running


@pytest.fixture
def beads(mcu):
    made: Any = SerialBeads(mcu.port_url, clock=mcu.host_s)
    made.reports = Reports()
    made.start(made.reports)
    yield made
    made.close()


@pytest.fixture
def rig(mcu, beads, tmp_path):
    made: Any = Rig(
        beads, lambda: Board(mcu.port_url, BAUD, clock=mcu.host_s), tmp_path / "casekeeper.toml", settle_s=0.03
    )
    made.notes = []
    made.start(made.notes.append)
    yield made
    made.close()


def test_a_spindle_that_is_not_fitted_is_neither_read_nor_moved(mcu, beads, tmp_path):
    with closing(
        Rig(beads, lambda: Board(mcu.port_url, BAUD, clock=mcu.host_s), tmp_path / "c.toml", fitted=(3, 12))
    ) as rig:
        at_the_rig(rig)
        assert [n for n, one in enumerate(rig.snapshot().spindles) if one.measured_us is not None] == [3, 12]
        for act in (lambda: rig.show(4, 1), lambda: rig.jog(4, 10), lambda: rig.calibrate([3, 4])):
            with raises_saying(RigRefused, match="spindle 4 is not built here; .mcu. spindles has 3, 12"):
                act()
        rig.show(3, 2)
        eventually(lambda: rig.snapshot().spindles[3].commanded_us == 1500)


def at_the_rig(rig):
    rig.begin()
    eventually(lambda: rig.snapshot().spindles[12].measured_us is not None)
    return rig


def said(rig):
    return ". ".join(english(sentence) for sentence in rig.snapshot().said)


def one(rig, spindle):
    return rig.snapshot().spindles[spindle]


def at_rest(rig, spindle, pulse_us):
    eventually(lambda: not one(rig, spindle).moving)
    eventually(lambda: abs(one(rig, spindle).measured_us - pulse_us) <= 45)


def test_a_spindle_goes_to_its_places_and_by_small_steps(rig, mcu):
    at_the_rig(rig)
    assert rig.snapshot().board == Says("firmware 1.1")
    rig.show(7, 3)
    at_rest(rig, 7, 1750)
    assert one(rig, 7).commanded_us == 1750
    assert mcu.at_us()[7] == pytest.approx(1750, abs=45)
    rig.jog(7, 50)
    rig.jog(7, 50)
    assert one(rig, 7).commanded_us == 1850
    at_rest(rig, 7, 1850)
    assert mcu.at_us()[6] == pytest.approx(1000, abs=45)


def test_the_first_step_starts_where_the_spindle_stands(rig):
    at_the_rig(rig)
    stands = one(rig, 4).measured_us
    rig.jog(4, 10)
    assert one(rig, 4).commanded_us == stands + 10


def test_afterwards_the_table_has_every_bead_where_it_wants_it(rig, beads, mcu):
    for spindle in range(13):
        beads.show(spindle, spindle % 5)
    beads.reports.wait_for_beads(*((spindle, spindle % 5) for spindle in range(13)))
    at_the_rig(rig)
    rig.show(3, 0)
    at_rest(rig, 3, 1000)
    beads.reports.clear()
    rig.end()
    beads.reports.wait_for_beads(*((spindle, spindle % 5) for spindle in range(13)))
    assert mcu.at_us() == pytest.approx([1000 + 250 * (spindle % 5) for spindle in range(13)], abs=45)
    assert rig.snapshot().active is False


def test_the_rig_can_be_used_again(rig, mcu):
    for _ in range(2):
        at_the_rig(rig)
        assert rig.snapshot().board == Says("firmware 1.1")
        rig.end()
        assert rig.snapshot().spindles[12].measured_us is None


def test_a_jam_of_a_spindle_is_reported_and_forgotten_with_the_next_move(rig, mcu):
    at_the_rig(rig)
    mcu.jam(2)
    rig.show(2, 4)
    eventually(lambda: one(rig, 2).fault)
    assert english(one(rig, 2).fault).startswith("jammed: 2000 us wanted, ")
    assert not one(rig, 2).moving
    mcu.free(2)
    rig.show(2, 4)  # the same again is tried again
    assert one(rig, 2).fault is None
    at_rest(rig, 2, 2000)
    assert one(rig, 2).fault is None


def test_a_board_pulled_out_is_reported_and_taken_again(rig, mcu):
    at_the_rig(rig)
    mcu.unplug()
    eventually(lambda: rig.snapshot().board is None)
    assert mcu.port_url in english(rig.snapshot().trouble)
    with raises_saying(RigRefused, match="no board: "):
        rig.show(1, 1)
    mcu.plug()
    eventually(lambda: rig.snapshot().board == Says("firmware 1.1"))
    eventually(lambda: one(rig, 1).measured_us is not None)
    rig.show(1, 1)
    at_rest(rig, 1, 1250)


def test_a_board_pulled_out_of_a_calibration_stores_nothing(rig, mcu):
    at_the_rig(rig)
    rig.calibrate([1, 2])
    eventually(lambda: one(rig, 1).commanded_us is not None)
    mcu.unplug()
    eventually(lambda: rig.snapshot().board is None)
    assert rig.snapshot().busy is None
    assert not any(rig.snapshot().found)
    mcu.plug()
    eventually(lambda: rig.snapshot().board)


@pytest.mark.parametrize(("step_us", "says"), [(0, "a step of 0 us"), (201, "a step of 201 us")])
def test_what_is_no_small_step_is_refused(rig, step_us, says):
    at_the_rig(rig)
    with raises_saying(RigRefused, match=says):
        rig.jog(1, step_us)


def test_no_pulse_beyond_what_a_servo_takes(rig):
    at_the_rig(rig)
    rig.show(1, 0)
    rig.jog(1, -200)
    rig.jog(1, -200)
    with raises_saying(RigRefused, match="400 us is beyond"):
        rig.jog(1, -200)


def test_a_rig_that_is_not_in_use_moves_nothing(rig):
    with raises_saying(RigRefused, match="not in test mode"):
        rig.show(1, 1)


def calibrated(rig, spindles):
    rig.calibrate(spindles)
    assert rig.snapshot().busy
    eventually(lambda: not rig.snapshot().busy)
    assert any(rig.snapshot().found) or "spindle" in said(rig), rig.snapshot()


def kept_in_the_board(mcu, spindle):
    with Board(mcu.port_url, BAUD, clock=mcu.host_s) as board:
        board.connect()
        return board.ask(ReadCalibration(spindle), Calibration)


def test_places_are_found_stored_tried_and_taken_back(rig, beads, mcu, tmp_path):
    path = tmp_path / "casekeeper.toml"
    mcu.set_stops(3, LOW_US + 100, LOW_US + 100 + TRAVEL_US)
    at_the_rig(rig)
    assert not rig.snapshot().can_undo
    calibrated(rig, [3, 4])
    now = rig.snapshot()
    assert [n for n, found in enumerate(now.found) if found] == [3, 4]
    assert now.found[3].pulse_us == pytest.approx([FIRST_US + 100 + 250 * n for n in range(5)], abs=20)
    assert not path.exists()
    rig.store()
    eventually(lambda: not rig.snapshot().busy)
    now = rig.snapshot()
    assert said(rig).endswith("spindles changed: 3, 4. Each of these beads was moved there and back.")
    assert calibration_file.load(path)[3] == now.places[3]
    assert not any(now.found)
    rig.show(3, 1)
    assert one(rig, 3).commanded_us == now.places[3].pulse_us[1]
    rig.undo()
    eventually(lambda: not rig.snapshot().busy)
    assert calibration_file.load(path) == CasekeeperCalibration()
    assert len(rig.notes) == 2
    rig.undo()
    eventually(lambda: not rig.snapshot().busy)
    found = rig.snapshot().places[3]
    beads.show(3, 4)
    rig.end()
    beads.reports.wait_for_beads((3, 4))
    assert mcu.at_us()[3] == pytest.approx(found.pulse_us[4], abs=45)
    beads.close()
    assert kept_in_the_board(mcu, 3).pulse_4_us == found.pulse_us[4]


def test_a_spindle_that_is_caught_is_named_and_nothing_is_found(rig, mcu):
    mcu.set_stops(2, 900, 1300)
    at_the_rig(rig)
    calibrated(rig, [1, 2])
    assert said(rig).startswith("spindle 2: ")
    assert not any(rig.snapshot().found)
    with raises_saying(RigRefused, match="calibrate first"):
        rig.store()


def test_a_search_can_be_stopped(rig, mcu):
    at_the_rig(rig)
    rig.calibrate(range(13))
    eventually(lambda: one(rig, 0).commanded_us is not None)
    with raises_saying(RigRefused, match="wait: creeping"):
        rig.show(1, 1)
    rig.stop()
    eventually(lambda: not rig.snapshot().busy)
    assert said(rig) == "stopped by hand; nothing was changed"
    rig.show(1, 2)
    at_rest(rig, 1, 1500)


def test_the_end_of_test_mode_ends_a_search_too(rig, beads, mcu):
    beads.show(0, 2)
    beads.reports.wait_for_beads((0, 2))
    at_the_rig(rig)
    rig.calibrate([0])
    eventually(lambda: one(rig, 0).commanded_us is not None)
    beads.reports.clear()
    rig.end()
    beads.reports.wait_for_beads((0, 2))


def test_a_disk_that_refuses_leaves_board_and_file_as_they_were(rig, beads, mcu, monkeypatch):
    at_the_rig(rig)
    calibrated(rig, [5])

    def full(path: Path, calibration: CasekeeperCalibration) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(calibration_file, "save", full)
    rig.store()
    eventually(lambda: not rig.snapshot().busy)
    assert said(rig) == "not stored: [Errno 28] No space left on device"
    assert rig.snapshot().places == CasekeeperCalibration()
    assert rig.notes == []
    rig.close()
    beads.close()
    assert kept_in_the_board(mcu, 5).pulse_4_us == 2000


class StubBoard:
    """A board that answers at once; `gate` holds its answers back (`held`: one waits), `gone` makes it go away."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.gate.set()
        self.asked = threading.Event()
        self.held = threading.Event()
        self.gone = False
        self.sent: list[Message] = []
        self.reports: dict[int, Report] = {}

    def __enter__(self) -> "StubBoard":
        return self

    def __exit__(self, *why: object) -> None: ...

    def connect(self, patience_s: float) -> Identity:
        return Identity(1, 1, 1, 0x0100, 1, 0, 0)

    def ask(self, question: Message, kind: type[Message]) -> Message:
        self.asked.set()
        if not self.gate.is_set():
            self.held.set()
            assert self.gate.wait(PATIENCE_S)
        if self.gone:
            raise BoardError(notice_of("it went away"))
        return (
            BoardStatus(5000, 0, 0, 0) if kind is BoardStatus else Feedback(getattr(question, "channel", 0), 300, 1000)
        )

    def send(self, message: Message) -> None:
        self.ask(message, Message)
        self.sent.append(message)

    def rest(self, seconds: float) -> None: ...


class NoBeads:
    """A driver with nothing to lend; `did` is what it was asked."""

    def __init__(self) -> None:
        self.did: list[str] = []

    def pause(self) -> None:
        self.did.append("pause")

    def resume(self, calibration: CasekeeperCalibration) -> None:
        self.did.append("resume")


def test_what_was_asked_of_a_board_that_went_away_is_not_asked_of_the_next(tmp_path):
    first, second = StubBoard(), StubBoard()
    boards = iter([first, second])
    with closing(Rig(NoBeads(), lambda: cast(Board, next(boards)), tmp_path / "casekeeper.toml")) as rig:
        at_the_rig(rig)
        first.gate.clear()
        assert first.held.wait(PATIENCE_S)
        rig.show(1, 1)
        rig.show(2, 2)
        first.gone = True
        first.gate.set()
        assert second.asked.wait(PATIENCE_S)
        eventually(lambda: rig.snapshot().board and one(rig, 12).measured_us is not None)
        rig.show(3, 3)
        eventually(lambda: second.sent)
        assert second.sent == [Move(3, 1750)]
        assert first.sent == []


def test_a_fault_from_before_a_move_is_not_a_fault_of_the_move(tmp_path):
    board = StubBoard()
    with closing(Rig(NoBeads(), lambda: cast(Board, board), tmp_path / "casekeeper.toml")) as rig:
        at_the_rig(rig)
        board.reports[2] = Report(2, ChannelState.JAMMED, 1100, 2000)
        rig.show(2, 4)
        eventually(lambda: board.sent)
        for _ in range(2):  # whole rounds of looking
            rig._state.spindle(12, measured_us=None)
            eventually(lambda: one(rig, 12).measured_us is not None)
        assert one(rig, 2).fault is None


def test_a_rig_left_and_begun_again_at_once_takes_the_board_again(tmp_path):
    first, second, beads = StubBoard(), StubBoard(), NoBeads()
    boards = iter([first, second])
    with closing(Rig(beads, lambda: cast(Board, next(boards)), tmp_path / "casekeeper.toml")) as rig:
        at_the_rig(rig)
        first.gate.clear()
        assert first.held.wait(PATIENCE_S)
        rig.show(1, 1)
        rig.end()
        rig.begin()
        with raises_saying(RigRefused, match="no board: looking for the board"):
            rig.show(2, 2)
        first.gate.set()
        eventually(lambda: rig.snapshot().board and one(rig, 12).measured_us is not None)
        assert one(rig, 1).commanded_us is None
        rig.show(3, 3)
        eventually(lambda: second.sent)
        assert (first.sent, second.sent) == ([], [Move(3, 1750)])
    assert beads.did == ["pause", "resume", "pause", "resume"]


def test_a_search_that_was_left_does_not_go_on_when_the_rig_is_begun_again(rig):
    at_the_rig(rig)
    rig.calibrate(range(13))
    eventually(lambda: one(rig, 0).commanded_us is not None)
    rig.end()
    at_the_rig(rig)
    now = rig.snapshot()
    assert (now.board, now.busy, now.said) == (Says("firmware 1.1"), None, ())
    assert not any(now.found)
    rig.show(1, 2)
    at_rest(rig, 1, 1500)


def test_nothing_goes_on_after_close(rig, mcu):
    at_the_rig(rig)
    rig.close()
    assert not rig._thread.is_alive()


class BrokenBoard(StubBoard):
    """A board at which our own program fails."""

    def ask(self, question: Message, kind: type[Message]) -> Message:
        raise ZeroDivisionError


def test_a_fault_of_our_own_keeps_the_rig_closed_and_gives_the_board_back_at_its_end(tmp_path, caplog):
    beads, opened = NoBeads(), threading.Semaphore(0)

    def board() -> Board:
        opened.release()
        return cast(Board, BrokenBoard())

    with closing(Rig(beads, board, tmp_path / "casekeeper.toml")) as rig:
        rig.begin()
        eventually(lambda: english(rig.snapshot().trouble) == "the spindles' test mode failed; it has been logged")
        assert opened.acquire(timeout=0)
        assert not opened.acquire(timeout=0.05), "the board does not go to and fro"
        assert beads.did == ["pause"]
        with raises_saying(RigRefused, match="no board: the spindles' test mode failed"):
            rig.show(1, 1)
        rig.end()
        eventually(lambda: beads.did == ["pause", "resume"])
    assert "the rig failed" in caplog.text
