"""Calibration and exercise against a board whose spindles are all different: they are found, stored and repeated."""

from typing import cast

import pytest

from firmware_bridge.fake_mcu import FakeMcu
from firmware_bridge.messages import Calibration, Feedback, Move, ReadCalibration
from hardware.beads.board import Board, BoardError
from hardware.beads.calibrate import STEP_US, find_places, store
from hardware.beads.exercise import exercise
from hardware.beads.servo import CalibrationError, CasekeeperCalibration
from tests.english import Says, raises_saying

SETTLE_S = 0.03
TRAVEL_US = 114 * 1000 / 90


@pytest.fixture
def mcu():
    with FakeMcu(servo_speed=10, boot_s=0) as running:
        for channel in range(13):
            low = 840 + 5 * channel
            running.set_stops(channel, low, low + TRAVEL_US)
            running.set_potentiometer(channel, 200 + 4 * channel, 690 - 6 * channel)
        yield running


@pytest.fixture
def board(mcu):
    with Board(mcu.port_url, 250_000, clock=mcu.host_s) as connected:
        connected.connect()
        yield connected


def test_every_spindle_is_found_stored_and_then_stands_where_it_should(board, mcu):
    found = find_places(board, range(13), settle_s=SETTLE_S)
    for channel, one in found.items():
        first = 840 + 5 * channel + 12 * 1000 / 90
        assert one.pulse_us == pytest.approx([first + 250 * n for n in range(5)], abs=20)
        assert one.adc == pytest.approx((200 + 4 * channel, 690 - 6 * channel), abs=8)
        store(board, channel, one)
    assert board.ask(ReadCalibration(12), Calibration).stored == 1
    calibration = CasekeeperCalibration(tuple(found[n] for n in range(13)))
    run = exercise(board, calibration, 1)
    assert run.good
    assert all(len(visits) == (1 if n == 4 else 2) for one in run.spindles for n, visits in enumerate(one.measured_us))
    assert mcu.at_us() == pytest.approx([one.pulse_us[0] for one in calibration.spindles], abs=45)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        pytest.param(
            lambda mcu: mcu.set_stops(3, 850, 1700),
            r"spindle 3: 85\d us between the stops, 877\.\.\.1629 us expected for the cam's 114 degrees: "
            "a bead or the cam is caught, or the servo turns more than 130 degrees a ms",
            id="caught",
        ),
        pytest.param(
            lambda mcu: mcu.set_stops(3, 700, 2360),
            r"spindle 3: 16[56]\d us between the stops, .*: "
            "a stop gives way, the horn slips, or the servo turns less than 70 degrees a ms",
            id="too far",
        ),
        pytest.param(lambda mcu: mcu.set_stops(3, 0, 3000), "spindle 3: no end stop was felt", id="no stop"),
        pytest.param(lambda mcu: mcu.take_wire_off(3), "spindle 3: the feedback wire reads 0", id="wire off"),
        pytest.param(lambda mcu: mcu.jam(3), "spindle 3: hardly moves", id="jammed"),
    ],
)
def test_a_spindle_that_cannot_be_calibrated_is_named(board, mcu, spoil, says):
    spoil(mcu)
    with raises_saying(CalibrationError, match=says):
        find_places(board, [3], settle_s=SETTLE_S)


@pytest.mark.parametrize("deg_per_ms", [72, 80, 90, 100, 110, 120, 128])
def test_how_far_a_servo_turns_in_a_ms_follows_from_its_stops(board, mcu, deg_per_ms):
    """The cam's five places are angles: 12 degrees from the stop, then every 22.5."""
    us_per_deg = 1000 / deg_per_ms
    low = 720
    mcu.set_stops(3, low, low + 114 * us_per_deg)
    found = find_places(board, [3], settle_s=SETTLE_S)[3]
    assert found.pulse_us == pytest.approx([low + us_per_deg * (12 + 22.5 * n) for n in range(5)], abs=20)


def test_exercise_names_a_jam_and_leaves_it_alone_and_a_weak_supply():
    with FakeMcu(servo_speed=10, boot_s=0) as mcu, Board(mcu.port_url, 250_000, clock=mcu.host_s) as board:
        board.connect()
        mcu.jam(5)
        run = exercise(board, CasekeeperCalibration(), 1)
        assert run.spindles[5].faults == [Says("spindle 5: jammed at 1 beads")]
        assert [one.good for one in run.spindles] == [spindle != 5 for spindle in range(13)]
        mcu.free(5)
        mcu.set_supply_mv(4400)
        run = exercise(board, CasekeeperCalibration(), 1)
        assert all(one.good for one in run.spindles)
        assert not run.good


def test_a_board_that_is_not_there_is_one_line():
    with Board("/nowhere/at/all", 250_000) as board, raises_saying(BoardError, match="cannot open /nowhere/at/all"):
        board.connect()


def test_a_board_that_falls_silent_is_named(mcu, board):
    mcu.fall_silent()
    with raises_saying(BoardError, match=r"said nothing|does not answer"):
        exercise(board, CasekeeperCalibration(), 1)


class SlowSpindle:
    """A board with one spindle that was left at its low stop and takes all of SETTLE_S for a step of the search."""

    LOW_US = 840

    def __init__(self):
        self.at_us = self.wanted_us = float(self.LOW_US)

    def send(self, message):
        if isinstance(message, Move):
            self.wanted_us = message.pulse_us

    def rest(self, seconds):
        way = min(max(self.wanted_us, self.LOW_US), self.LOW_US + TRAVEL_US) - self.at_us
        most = STEP_US * seconds / SETTLE_S
        self.at_us += max(-most, min(most, way))

    def ask(self, question, kind):
        return Feedback(question.channel, round(0.49 * self.at_us - 290), round(self.at_us))


def test_the_search_begins_only_when_a_slow_servo_has_come_to_its_start():
    found = find_places(cast(Board, SlowSpindle()), [3], settle_s=SETTLE_S)[3]
    first = SlowSpindle.LOW_US + 12 * 1000 / 90
    assert found.pulse_us == pytest.approx([first + 250 * n for n in range(5)], abs=2)
    assert found.adc == pytest.approx((200, 690), abs=1)
