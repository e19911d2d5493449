"""The service bench against a pretended board whose spindles have end stops, behind the driver that plays."""

import threading
from contextlib import closing
from pathlib import Path

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
from hardware import calibration_file
from hardware.actuators import BAUD, SerialBeads
from hardware.bench import Bench
from hardware.bench_look import BenchRefused
from hardware.board import Board, BoardError
from hardware.servo import CasekeeperCalibration
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
    made = SerialBeads(mcu.port_url, clock=mcu.host_s)
    made.reports = Reports()
    made.start(made.reports)
    yield made
    made.close()


@pytest.fixture
def bench(mcu, beads, tmp_path):
    made = Bench(
        beads, lambda: Board(mcu.port_url, BAUD, clock=mcu.host_s), tmp_path / "casekeeper.toml", settle_s=0.03
    )
    made.notes = []
    made.start(made.notes.append)
    yield made
    made.close()


def at_the_bench(bench):
    bench.begin()
    eventually(lambda: bench.look().spindles[12].measured_us is not None)
    return bench


def one(bench, spindle):
    return bench.look().spindles[spindle]


def at_rest(bench, spindle, pulse_us):
    eventually(lambda: not one(bench, spindle).moving)
    eventually(lambda: abs(one(bench, spindle).measured_us - pulse_us) <= 45)


def test_a_spindle_goes_to_its_places_and_by_small_steps(bench, mcu):
    at_the_bench(bench)
    assert bench.look().board == "firmware 1.1"
    bench.show(7, 3)
    at_rest(bench, 7, 1750)
    assert one(bench, 7).commanded_us == 1750
    assert mcu.at_us()[7] == pytest.approx(1750, abs=45)
    bench.jog(7, 50)
    bench.jog(7, 50)
    assert one(bench, 7).commanded_us == 1850
    at_rest(bench, 7, 1850)
    assert mcu.at_us()[6] == pytest.approx(1000, abs=45)


def test_the_first_step_starts_where_the_spindle_stands(bench):
    at_the_bench(bench)
    stands = one(bench, 4).measured_us
    bench.jog(4, 10)
    assert one(bench, 4).commanded_us == stands + 10


def test_afterwards_the_table_has_every_bead_where_it_wants_it(bench, beads, mcu):
    for spindle in range(13):
        beads.show(spindle, spindle % 5)
    beads.reports.wait_for_beads(*((spindle, spindle % 5) for spindle in range(13)))
    at_the_bench(bench)
    bench.show(3, 0)
    at_rest(bench, 3, 1000)
    beads.reports.clear()
    bench.end()
    beads.reports.wait_for_beads(*((spindle, spindle % 5) for spindle in range(13)))
    assert mcu.at_us() == pytest.approx([1000 + 250 * (spindle % 5) for spindle in range(13)], abs=45)
    assert bench.look().active is False


def test_the_bench_can_be_used_again(bench, mcu):
    for _ in range(2):
        at_the_bench(bench)
        assert bench.look().board == "firmware 1.1"
        bench.end()
        assert bench.look().spindles[12].measured_us is None


def test_a_jam_is_told_of_the_spindle_and_forgotten_with_the_next_move(bench, mcu):
    at_the_bench(bench)
    mcu.jam(2)
    bench.show(2, 4)
    eventually(lambda: one(bench, 2).fault)
    assert one(bench, 2).fault.startswith("jammed: 2000 us wanted, ")
    assert not one(bench, 2).moving
    mcu.free(2)
    bench.show(2, 4)  # the same again is tried again
    assert one(bench, 2).fault == ""
    at_rest(bench, 2, 2000)
    assert one(bench, 2).fault == ""


def test_a_board_pulled_out_is_told_and_taken_again(bench, mcu):
    at_the_bench(bench)
    mcu.unplug()
    eventually(lambda: bench.look().board == "")
    assert mcu.port_url in bench.look().trouble
    with pytest.raises(BenchRefused, match="no board: "):
        bench.show(1, 1)
    mcu.plug()
    eventually(lambda: bench.look().board == "firmware 1.1")
    eventually(lambda: one(bench, 1).measured_us is not None)
    bench.show(1, 1)
    at_rest(bench, 1, 1250)


def test_a_board_pulled_out_of_a_calibration_stores_nothing(bench, mcu):
    at_the_bench(bench)
    bench.calibrate([1, 2])
    eventually(lambda: one(bench, 1).commanded_us is not None)
    mcu.unplug()
    eventually(lambda: bench.look().board == "")
    assert bench.look().busy == ""
    assert not any(bench.look().found)
    mcu.plug()
    eventually(lambda: bench.look().board)


@pytest.mark.parametrize(("step_us", "says"), [(0, "a step of 0 us"), (201, "a step of 201 us")])
def test_what_is_no_small_step_is_refused(bench, step_us, says):
    at_the_bench(bench)
    with pytest.raises(ValueError, match=says):
        bench.jog(1, step_us)


def test_no_pulse_beyond_what_a_servo_takes(bench):
    at_the_bench(bench)
    bench.show(1, 0)
    bench.jog(1, -200)
    bench.jog(1, -200)
    with pytest.raises(BenchRefused, match="400 us is beyond"):
        bench.jog(1, -200)


def test_a_bench_that_is_not_in_use_moves_nothing(bench):
    with pytest.raises(BenchRefused, match="not in use"):
        bench.show(1, 1)


def calibrated(bench, spindles):
    bench.calibrate(spindles)
    assert bench.look().busy
    eventually(lambda: not bench.look().busy)
    assert any(bench.look().found) or "spindle" in bench.look().said, bench.look()


def kept_in_the_board(mcu, spindle):
    with Board(mcu.port_url, BAUD, clock=mcu.host_s) as board:
        board.connect()
        return board.ask(ReadCalibration(spindle), Calibration)


def test_places_are_found_stored_tried_and_taken_back(bench, beads, mcu, tmp_path):
    path = tmp_path / "casekeeper.toml"
    mcu.set_stops(3, LOW_US + 100, LOW_US + 100 + TRAVEL_US)
    at_the_bench(bench)
    assert not bench.look().can_undo
    calibrated(bench, [3, 4])
    look = bench.look()
    assert [n for n, found in enumerate(look.found) if found] == [3, 4]
    assert look.found[3].pulse_us == pytest.approx([FIRST_US + 100 + 250 * n for n in range(5)], abs=20)
    assert not path.exists()
    bench.store()
    eventually(lambda: not bench.look().busy)
    look = bench.look()
    assert look.said.endswith("spindles changed: 3, 4. Each of these beads was moved there and back.")
    assert calibration_file.load(path)[3] == look.places[3]
    assert not any(look.found)
    bench.show(3, 1)
    assert one(bench, 3).commanded_us == look.places[3].pulse_us[1]
    bench.undo()
    eventually(lambda: not bench.look().busy)
    assert calibration_file.load(path) == CasekeeperCalibration()
    assert len(bench.notes) == 2
    bench.undo()
    eventually(lambda: not bench.look().busy)
    found = bench.look().places[3]
    beads.show(3, 4)
    bench.end()
    beads.reports.wait_for_beads((3, 4))
    assert mcu.at_us()[3] == pytest.approx(found.pulse_us[4], abs=45)
    beads.close()
    assert kept_in_the_board(mcu, 3).pulse_4_us == found.pulse_us[4]


def test_a_spindle_that_is_caught_is_named_and_nothing_is_found(bench, mcu):
    mcu.set_stops(2, 900, 1300)
    at_the_bench(bench)
    calibrated(bench, [1, 2])
    assert bench.look().said.startswith("spindle 2: ")
    assert not any(bench.look().found)
    with pytest.raises(BenchRefused, match="calibrate first"):
        bench.store()


def test_a_search_can_be_stopped(bench, mcu):
    at_the_bench(bench)
    bench.calibrate(range(13))
    eventually(lambda: one(bench, 0).commanded_us is not None)
    with pytest.raises(BenchRefused, match="wait: creeping"):
        bench.show(1, 1)
    bench.stop()
    eventually(lambda: not bench.look().busy)
    assert bench.look().said == "stopped by hand; nothing was changed"
    bench.show(1, 2)
    at_rest(bench, 1, 1500)


def test_the_end_of_test_mode_ends_a_search_too(bench, beads, mcu):
    beads.show(0, 2)
    beads.reports.wait_for_beads((0, 2))
    at_the_bench(bench)
    bench.calibrate([0])
    eventually(lambda: one(bench, 0).commanded_us is not None)
    beads.reports.clear()
    bench.end()
    beads.reports.wait_for_beads((0, 2))


def test_a_disk_that_refuses_leaves_board_and_file_as_they_were(bench, beads, mcu, monkeypatch):
    at_the_bench(bench)
    calibrated(bench, [5])

    def full(path: Path, calibration: CasekeeperCalibration) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(calibration_file, "save", full)
    bench.store()
    eventually(lambda: not bench.look().busy)
    assert bench.look().said == "not stored: [Errno 28] No space left on device"
    assert bench.look().places == CasekeeperCalibration()
    assert bench.notes == []
    bench.close()
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
            raise BoardError("it went away")
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
    with closing(Bench(NoBeads(), lambda: next(boards), tmp_path / "casekeeper.toml")) as bench:
        at_the_bench(bench)
        first.gate.clear()
        assert first.held.wait(PATIENCE_S)
        bench.show(1, 1)
        bench.show(2, 2)
        first.gone = True
        first.gate.set()
        assert second.asked.wait(PATIENCE_S)
        eventually(lambda: bench.look().board and one(bench, 12).measured_us is not None)
        bench.show(3, 3)
        eventually(lambda: second.sent)
        assert second.sent == [Move(3, 1750)]
        assert first.sent == []


def test_a_fault_from_before_a_move_is_not_a_fault_of_the_move(tmp_path):
    board = StubBoard()
    with closing(Bench(NoBeads(), lambda: board, tmp_path / "casekeeper.toml")) as bench:
        at_the_bench(bench)
        board.reports[2] = Report(2, ChannelState.JAMMED, 1100, 2000)
        bench.show(2, 4)
        eventually(lambda: board.sent)
        for _ in range(2):  # whole rounds of looking
            bench._state.spindle(12, measured_us=None)
            eventually(lambda: one(bench, 12).measured_us is not None)
        assert one(bench, 2).fault == ""


def test_a_bench_left_and_begun_again_at_once_takes_the_board_anew(tmp_path):
    first, second, beads = StubBoard(), StubBoard(), NoBeads()
    boards = iter([first, second])
    with closing(Bench(beads, lambda: next(boards), tmp_path / "casekeeper.toml")) as bench:
        at_the_bench(bench)
        first.gate.clear()
        assert first.held.wait(PATIENCE_S)
        bench.show(1, 1)
        bench.end()
        bench.begin()
        with pytest.raises(BenchRefused, match="no board: looking for the board"):
            bench.show(2, 2)
        first.gate.set()
        eventually(lambda: bench.look().board and one(bench, 12).measured_us is not None)
        assert one(bench, 1).commanded_us is None
        bench.show(3, 3)
        eventually(lambda: second.sent)
        assert (first.sent, second.sent) == ([], [Move(3, 1750)])
    assert beads.did == ["pause", "resume", "pause", "resume"]


def test_a_search_that_was_left_does_not_go_on_when_the_bench_is_begun_again(bench):
    at_the_bench(bench)
    bench.calibrate(range(13))
    eventually(lambda: one(bench, 0).commanded_us is not None)
    bench.end()
    at_the_bench(bench)
    look = bench.look()
    assert (look.board, look.busy, look.said) == ("firmware 1.1", "", "")
    assert not any(look.found)
    bench.show(1, 2)
    at_rest(bench, 1, 1500)


def test_nothing_goes_on_after_close(bench, mcu):
    at_the_bench(bench)
    bench.close()
    assert not bench._thread.is_alive()


class BrokenBoard(StubBoard):
    """A board at which our own program fails."""

    def ask(self, question: Message, kind: type[Message]) -> Message:
        raise ZeroDivisionError


def test_a_fault_of_our_own_keeps_the_bench_closed_and_gives_the_board_back_at_its_end(tmp_path, caplog):
    beads, opened = NoBeads(), threading.Semaphore(0)

    def board() -> BrokenBoard:
        opened.release()
        return BrokenBoard()

    with closing(Bench(beads, board, tmp_path / "casekeeper.toml")) as bench:
        bench.begin()
        eventually(lambda: bench.look().trouble == "the bench failed; it has been logged")
        assert opened.acquire(timeout=0)
        assert not opened.acquire(timeout=0.05), "the board does not go to and fro"
        assert beads.did == ["pause"]
        with pytest.raises(BenchRefused, match="no board: the bench failed"):
            bench.show(1, 1)
        bench.end()
        eventually(lambda: beads.did == ["pause", "resume"])
    assert "the bench failed" in caplog.text
