"""Servos parked for mounting the horns: whatever the feedback says, the horns end where they should."""

import pytest

from firmware_bridge.fake_mcu import FakeMcu
from firmware_bridge.messages import Calibration, ChannelState, ReadCalibration
from firmware_bridge.notice import say
from hardware.beads.board import Board, BoardError
from hardware.beads.open_loop import OutputsLost
from hardware.beads.park import PARK_US, Parked, park, park_outputs
from tests.english import Says, english, raises_saying


@pytest.fixture
def mcu():
    """Fresh servos anywhere, potentiometers up to 12 % off, and no calibration."""
    with FakeMcu(servo_speed=10, boot_s=0) as running:
        for channel in range(13):
            gain = 0.88 + 0.02 * channel
            running.set_potentiometer(channel, 225 * gain, 675 * gain)
            running.push(channel, 600 + 150 * channel)
        yield running


@pytest.fixture
def board(mcu):
    with Board(mcu.port_url, 250_000, clock=mcu.host_s) as connected:
        connected.connect()
        yield connected


def parked(board):
    return park(board, stagger_s=0.02, rest_s=0.3)


def test_every_horn_ends_at_the_park_pulse_though_every_potentiometer_is_off(board, mcu):
    told = parked(board)
    assert mcu.at_us() == [PARK_US] * 13
    assert [(one.spindle, one.trouble) for one in told] == [(spindle, None) for spindle in range(13)]
    assert [one.adc for one in told] == pytest.approx([225 * (0.88 + 0.02 * n) for n in range(13)], abs=1)
    assert all(servo.pulse_us is None for servo in mcu.board.world.servos)
    board.rest(0.05)
    assert all(report.state == ChannelState.IDLE for report in board.reports.values())
    assert board.ask(ReadCalibration(3), Calibration).stored == 0


def test_a_servo_that_the_board_does_not_drive_is_named_with_its_reason(board, mcu):
    mcu.take_wire_off(7)
    told = parked(board)
    assert told[7] == Parked(7, Says("its feedback wire reads nothing"), 0, 0)
    assert [one.spindle for one in told if one.trouble] == [7]
    mcu.set_supply_mv(4000)
    board.rest(0.1)
    assert {english(one.trouble) for one in parked(board) if one.spindle != 7} == {"the servo supply is too low"}


def test_a_board_that_goes_away_is_an_error(board, mcu):
    mcu.unplug()
    with raises_saying(BoardError):
        parked(board)


class RecordedOutputs:
    def __init__(self, fails_at=None):
        self.pulses, self.fails_at, self.is_open = [], fails_at, False

    def open(self):
        self.is_open = True

    def set_pulse(self, channel, pulse_us):
        assert self.is_open
        self.pulses.append((channel, pulse_us))
        if len(self.pulses) == self.fails_at:
            raise OutputsLost(say("plain", text="the cable was pulled"))

    def check(self):
        return None

    def close(self):
        self.is_open = False


def test_outputs_without_feedback_are_driven_one_after_the_other_and_released():
    outputs, slept = RecordedOutputs(), []
    told = park_outputs(outputs, sleep=lambda seconds: slept.append((len(outputs.pulses), seconds)))
    assert told == [Parked(spindle) for spindle in range(13)]
    assert outputs.pulses == [(n, PARK_US) for n in range(13)] + [(n, 0) for n in range(13)]
    assert [count for count, _ in slept] == [*range(1, 14), 13]
    assert not outputs.is_open


def test_what_the_outputs_complain_of_is_an_error():
    outputs = RecordedOutputs()
    outputs.check = lambda: "the Maestro reports: CRC error"  # type: ignore[method-assign]
    with raises_saying(OutputsLost, match="CRC error"):
        park_outputs(outputs, sleep=lambda seconds: None)
    assert not outputs.is_open


def test_outputs_that_go_away_are_an_error_and_closed():
    outputs = RecordedOutputs(fails_at=3)
    with raises_saying(OutputsLost, match="the cable was pulled"):
        park_outputs(outputs, sleep=lambda seconds: None)
    assert not outputs.is_open


def test_an_interrupted_park_gives_no_pulses_any_more():
    outputs = RecordedOutputs()

    def interrupt(seconds):
        if len(outputs.pulses) == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        park_outputs(outputs, sleep=interrupt)
    assert outputs.pulses[-13:] == [(n, 0) for n in range(13)]
