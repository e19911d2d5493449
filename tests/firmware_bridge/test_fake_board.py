"""The closed loop on simulated time: each fault by its own name, retries, the fail-safe, a whole deal.

One contract for the board in Python and for the firmware's compiled core.
"""

import random
from typing import Any

import pytest

from firmware_bridge.fake_board import FakeBoard
from firmware_bridge.link import HostEnd, Received
from firmware_bridge.messages import (
    BoardStatus,
    Calibration,
    ChannelState,
    Configure,
    Feedback,
    Message,
    Move,
    Ping,
    Pong,
    ReadBoard,
    ReadCalibration,
    ReadFeedback,
    Release,
    Report,
    ResetCause,
    WriteCalibration,
)
from tests.firmware_bridge.compiled_core import CompiledBoard


class Bench:
    """A host and a board on one time."""

    def __init__(self, board):
        self.now_s = 0.0
        self.board = board
        self.host = HostEnd(first_nonce=1, now_s=0.0)
        self.messages: list[Message] = []
        self.talking = True
        self.run(0.05)
        self.messages.clear()

    def run(self, seconds):
        for _ in range(round(seconds / 0.002)):
            self.now_s += 0.002
            self.host.poll(self.now_s)
            to_board = self.host.take(self.now_s) if self.talking else b""
            events = self.host.receive(self.board.step(to_board, self.now_s), self.now_s)
            self.messages += [event.message for event in events if isinstance(event, Received)]

    def ask(self, message, seconds=0.02):
        self.host.send(message)
        self.run(seconds)
        return self.messages[-1]

    def states(self, channel):
        return [ChannelState(m.state) for m in self.messages if isinstance(m, Report) and m.channel == channel]

    def servo(self, channel):
        return self.board.world.servos[channel]


@pytest.fixture(params=["Python", pytest.param("C", marks=pytest.mark.compiler)])
def bench(request):
    if request.param == "Python":
        yield Bench(FakeBoard(now_s=0.0))
        return
    board = CompiledBoard()
    yield Bench(board)
    board.core.close()


def test_a_new_link_tells_where_every_channel_stands(bench):
    bench.board.restart(ResetCause.WATCHDOG)
    bench.run(0.2)
    assert bench.messages == [Report(channel, ChannelState.IDLE, 1000, 0) for channel in range(13)]


def test_a_move_is_done_when_the_feedback_says_so_and_the_servo_is_released(bench):
    bench.host.send(Move(3, 2000))
    bench.run(0.2)
    assert bench.states(3) == [ChannelState.MOVING]
    bench.run(0.3)
    assert bench.messages[-1] == Report(3, ChannelState.THERE, 2000, 2000)
    assert bench.servo(3).pulse_us is None


def test_held_at_rest_when_configured(bench):
    bench.host.send(Configure(500, 40, 800, hold_at_rest=1))
    bench.host.send(Move(3, 2000))
    bench.run(1)
    assert bench.servo(3).pulse_us == 2000


def test_another_hold_at_rest_counts_from_the_next_time_it_is_there(bench):
    bench.host.send(Move(3, 2000))
    bench.run(0.5)
    bench.host.send(Configure(500, 40, 800, hold_at_rest=1))
    bench.run(0.1)
    assert bench.servo(3).pulse_us is None
    bench.host.send(Move(3, 1500))
    bench.run(0.5)
    bench.host.send(Configure(500, 40, 800, hold_at_rest=0))
    bench.run(0.1)
    assert bench.servo(3).pulse_us == 1500


def test_a_jam_is_tried_twice_the_second_time_gently_then_released(bench):
    bench.board.world.jam(5)
    bench.host.send(Move(5, 1500))
    bench.run(0.85)
    assert bench.states(5) == [ChannelState.MOVING]
    pulses = set()
    for _ in range(60):
        bench.run(0.02)
        pulses.add(bench.servo(5).pulse_us)
    assert {pulse for pulse in pulses if pulse and 1100 < pulse < 1450}  # the pulse creeps
    bench.run(1.5)
    assert bench.states(5) == [ChannelState.MOVING, ChannelState.JAMMED]
    assert bench.servo(5).pulse_us is None


@pytest.mark.parametrize(
    ("spoil", "state"),
    [
        pytest.param(lambda world: world.slip(2, 1800), ChannelState.SLIPPED, id="slip"),
        pytest.param(lambda world: world.push(2, 1250), ChannelState.HAND_MOVED, id="hand"),
    ],
)
def test_what_moves_at_rest_is_named_by_how_it_moves_and_driven_back(bench, spoil, state):
    bench.host.send(Move(2, 1500))
    bench.run(0.5)
    spoil(bench.board.world)
    bench.run(1.5)
    assert bench.states(2)[:4] == [ChannelState.MOVING, ChannelState.THERE, state, ChannelState.THERE]


def test_a_finger_that_holds_on_ends_in_a_jam_and_a_cool_servo(bench):
    bench.host.send(Move(2, 1500))
    bench.run(0.5)
    bench.board.world.push(2, 1750)
    bench.board.world.jam(2, reach_us=0)
    bench.run(4)
    assert bench.states(2)[-2:] == [ChannelState.HAND_MOVED, ChannelState.JAMMED]
    assert bench.servo(2).pulse_us is None


def test_a_bead_pushed_while_the_supply_is_low_waits_for_it(bench):
    bench.host.send(Move(0, 2000))
    bench.run(0.5)
    bench.board.world.supply_mv = 4000
    bench.run(0.1)
    assert bench.states(0) == [ChannelState.MOVING, ChannelState.THERE]
    bench.board.world.push(0, 1500)
    for _ in range(50):
        bench.run(0.002)
        assert bench.servo(0).pulse_us is None
    assert bench.states(0)[-1] is ChannelState.SUPPLY_LOW
    bench.board.world.supply_mv = 5000
    bench.run(1)
    assert bench.states(0)[-2:] == [ChannelState.MOVING, ChannelState.THERE]
    assert bench.servo(0).at_us == pytest.approx(2000, abs=40)


def test_a_wire_that_is_off_stops_the_move(bench):
    bench.servo(8).wire_off = True
    bench.host.send(Move(8, 2000))
    bench.run(0.1)
    assert bench.states(8)[-1] is ChannelState.NO_FEEDBACK
    assert bench.servo(8).pulse_us is None


def test_a_sagging_supply_releases_and_the_moves_go_on_when_it_is_back(bench):
    bench.host.send(Move(0, 2000))
    bench.run(0.04)
    bench.board.world.supply_mv = 4000
    bench.run(0.1)
    assert bench.states(0)[-1] is ChannelState.SUPPLY_LOW
    assert bench.servo(0).pulse_us is None
    bench.board.world.supply_mv = 4400  # not good yet
    bench.run(0.5)
    assert bench.servo(0).pulse_us is None
    bench.board.world.supply_mv = 5000
    bench.run(1)
    assert bench.states(0)[-1] is ChannelState.THERE


def driven(bench):
    return sum(servo.pulse_us is not None for servo in bench.board.world.servos)


def test_what_a_sagging_supply_stopped_goes_on_one_servo_after_the_other(bench):
    bench.host.send(Configure(900, 40, 800, hold_at_rest=1))
    for channel in range(13):
        bench.host.send(Move(channel, 2000))
    bench.run(0.1)
    bench.board.world.supply_mv = 4000
    bench.run(0.1)
    assert driven(bench) == 0
    bench.board.world.supply_mv = 5000
    bench.run(0.05)
    seen = []
    for _ in range(13):
        seen.append(driven(bench))
        bench.run(0.1)
    assert seen == list(range(1, 14))
    bench.run(1)
    assert all(bench.states(channel)[-1] is ChannelState.THERE for channel in range(13))


def test_one_good_sample_of_a_bad_supply_starts_nothing(bench):
    bench.host.send(Move(0, 2000))
    bench.run(0.04)
    bench.board.world.supply_mv = 4000
    bench.run(0.1)
    for _ in range(10):
        bench.board.world.supply_mv = 5000
        bench.run(0.02)
        bench.board.world.supply_mv = 4000
        bench.run(0.04)
        assert bench.servo(0).pulse_us is None
    assert bench.states(0)[-1] is ChannelState.SUPPLY_LOW


def test_a_servo_that_jams_again_and_again_rests_whatever_the_host_asks_and_then_tries(bench):
    bench.board.world.jam(5)
    for _ in range(3):
        bench.host.send(Move(5, 1500))
        bench.run(3.5)
        assert bench.states(5)[-2:] == [ChannelState.MOVING, ChannelState.JAMMED]
    bench.board.world.free(5)
    bench.messages.clear()
    for pulse_us in (1750, 1500):
        bench.host.send(Move(5, pulse_us))
        bench.run(2.5)
    stood: Any = pytest.approx(1060, abs=2)
    assert bench.messages == [Report(5, ChannelState.JAMMED, stood, us) for us in (1750, 1500)]
    assert bench.servo(5).pulse_us is None
    bench.run(5)
    assert bench.states(5)[-2:] == [ChannelState.MOVING, ChannelState.THERE]
    assert bench.servo(5).at_us == pytest.approx(1500, abs=40)


def test_a_servo_that_rests_from_its_jams_is_left_alone_when_it_was_released(bench):
    bench.board.world.jam(5)
    for _ in range(4):
        bench.host.send(Move(5, 1500))
        bench.run(3.5)
    bench.host.send(Release(5))
    bench.run(12)
    assert bench.states(5)[-1] is ChannelState.IDLE
    assert bench.servo(5).pulse_us is None


def test_a_silent_host_releases_every_servo_within_a_second(bench):
    bench.board.world.jam(1)
    bench.host.send(Configure(5000, 40, 800, 1))
    for channel in range(13):
        bench.host.send(Move(channel, 2000))
    bench.run(0.5)
    assert all(servo.pulse_us == 2000 for servo in bench.board.world.servos)
    bench.talking = False
    bench.run(1.02)
    assert all(servo.pulse_us is None for servo in bench.board.world.servos)
    bench.talking = True
    bench.run(1)
    assert bench.ask(ReadBoard()).fail_safes == 1


def test_questions_are_answered(bench):
    assert bench.ask(Ping(1, 2, 3)) == Pong(1, 2, 3)
    supply_mv: Any = pytest.approx(5000, abs=5)  # a count is 10 mV
    assert bench.ask(ReadBoard()) == BoardStatus(supply_mv, 0, 0, 0)
    assert bench.ask(ReadFeedback(4)) == Feedback(4, 225, 1000)
    assert bench.ask(ReadCalibration(4)) == Calibration(4, 1000, 1250, 1500, 1750, 2000, 225, 675, 0)
    bench.ask(WriteCalibration(4, 900, 1150, 1400, 1650, 1900, 200, 700), seconds=2)
    bench.board.restart(ResetCause.POWER)
    bench.run(0.2)
    assert bench.ask(ReadCalibration(4)) == Calibration(4, 900, 1150, 1400, 1650, 1900, 200, 700, 1)


def test_a_released_channel_is_not_watched(bench):
    bench.host.send(Move(6, 1500))
    bench.run(0.5)
    bench.host.send(Release(6))
    bench.board.world.push(6, 1000)
    bench.run(0.5)
    assert bench.states(6)[-1] is ChannelState.IDLE


def test_a_whole_deal_ends_with_every_bead_across(bench):
    pack = [rank for rank in range(13) for _ in range(4)]
    random.Random(1).shuffle(pack)
    across = [0] * 13
    for rank in pack:
        across[rank] += 1
        bench.host.send(Move(rank, 1000 + 250 * across[rank]))
        bench.run(0.3)
    bench.run(0.3)
    assert [servo.at_us for servo in bench.board.world.servos] == [2000] * 13
