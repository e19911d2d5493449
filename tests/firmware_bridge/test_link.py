"""The link between two real ends, over a good wire and over bad ones."""

import re
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firmware_bridge.bad_wire import BadWire
from firmware_bridge.framing import AckFrame, DataFrame, FrameDecoder, PlainFrame, encode_frame
from firmware_bridge.link import (
    HOST_SILENCE_S,
    MCU_SILENCE_S,
    PATIENCE_S,
    QUEUE_LIMIT,
    Closed,
    Connected,
    HostEnd,
    LinkFull,
    Lost,
    Opened,
    Received,
    Refused,
)
from firmware_bridge.messages import (
    FIRST_OPTIONAL_ID,
    PROTOCOL_VERSION,
    TABLE_DIGEST,
    Identity,
    LastEnd,
    Move,
    Ping,
    Pong,
    Rejected,
    RejectReason,
    Reset,
    ResetCause,
    encode,
)
from firmware_bridge.notice import say
from firmware_bridge.sequencer import ACK_DELAY_S, HEARTBEAT_S, MAX_TRIES, RETRY_MIN_S, WINDOW, Sequencer
from tests.english import Says, english
from tests.firmware_bridge.two_ends import TwoEnds, new_mcu


def pings(count):
    return [Ping(n, n * n, n) for n in range(count)]


def received(events):
    return [event.message for event in events if isinstance(event, Received)]


def identity_of(host: HostEnd) -> Identity:
    assert host.identity is not None
    return host.identity


def kinds(events):
    return [type(event) for event in events]


def feed_host(ends, messages):
    """Send all, as fast as the bounded queue takes them."""
    waiting = list(messages)

    def push():
        while waiting and ends.host.connected:
            try:
                ends.host.send(waiting[0])
            except LinkFull:
                break
            waiting.pop(0)
        return not waiting and not ends.host.waiting

    ends.run_until(push, seconds=200)


def test_the_link_opens_with_the_boards_identity():
    ends = TwoEnds()
    ends.connect()
    (event,) = ends.host_events
    assert isinstance(event, Connected)
    assert (event.identity.firmware_version, event.identity.boots) == (0x0102, 1)
    assert ends.mcu_events == [Opened()]
    assert ends.now_s < 100.1  # the board's announcement is answered at once


def test_a_board_that_says_nothing_is_asked_after_the_bootloader_had_its_time():
    host = HostEnd(first_nonce=7, now_s=0.0)
    assert host.take(PATIENCE_S - 0.01) == b""
    assert host.take(PATIENCE_S) != b""


def test_messages_arrive_in_order_both_ways():
    ends = TwoEnds()
    ends.connect()
    feed_host(ends, pings(200))
    assert received(ends.mcu_events) == pings(200)
    for n in range(QUEUE_LIMIT):
        ends.mcu.send(Pong(n, 0, 0))
    ends.run(0.1)
    assert received(ends.host_events) == [Pong(n, 0, 0) for n in range(QUEUE_LIMIT)]


@pytest.mark.parametrize(
    "wire",
    [
        pytest.param(partial(BadWire, loss=0.05), id="5 % of the bytes lost"),
        pytest.param(partial(BadWire, duplicate=0.05), id="5 % of the bytes doubled"),
        pytest.param(partial(BadWire, bit_error=0.01), id="1 % of the bits wrong"),
        pytest.param(partial(BadWire, loss=0.03, duplicate=0.02, bit_error=0.003), id="all together"),
    ],
)
@pytest.mark.parametrize("chop", [None, 1], ids=["in bursts", "one byte at a time"])
def test_a_bad_wire_loses_nothing_and_doubles_nothing(wire, chop):
    ends = TwoEnds(to_mcu=wire(1).carry, to_host=wire(2).carry, chop=chop)
    ends.connect()
    feed_host(ends, pings(100))
    assert received(ends.mcu_events) == pings(100)
    assert Lost not in kinds(ends.host_events)


@settings(max_examples=40)
@given(seed=st.integers(0, 2**32), error=st.floats(0, 0.004), loss=st.floats(0, 0.04), count=st.integers(1, 40))
def test_each_link_delivers_a_prefix_once_and_in_order(seed, error, loss, count):
    """Law: whatever the wire does, what one link delivered is the beginning of what was sent over it."""
    ends = TwoEnds(
        to_mcu=BadWire(seed, bit_error=error, loss=loss, duplicate=loss).carry,
        to_host=BadWire(seed + 1, bit_error=error, loss=loss, duplicate=loss).carry,
    )
    ends.connect()
    for message in pings(count):
        ends.host.send(message)
    ends.run(3)
    if Lost in kinds(ends.host_events):
        ends.mcu_events = ends.mcu_events[: kinds(ends.mcu_events).index(Closed)]
    got = received(ends.mcu_events)
    assert got == pings(count)[: len(got)]


def test_one_damaged_frame_costs_a_nak_and_not_a_timeout():
    ends = TwoEnds()
    ends.connect()
    ends.run(0.05)
    ends.to_mcu = lambda data: data[:5] + b"\x55" + data[6:] if len(data) > 6 else data
    for message in pings(3):
        ends.host.send(message)
    ends.step()
    ends.to_mcu = bytes
    ends.step()
    ends.step()
    assert received(ends.mcu_events) == pings(3)
    assert ends.host.retransmissions == 1


def test_every_frame_whole_twice_is_acted_on_once():
    ends = TwoEnds(to_mcu=lambda data: data * 2, to_host=lambda data: data * 2)
    ends.connect()
    feed_host(ends, pings(50))
    assert received(ends.mcu_events) == pings(50)
    assert kinds(ends.host_events) == [Connected]


def test_retries_back_off_and_a_board_that_never_acknowledges_is_lost():
    ends = TwoEnds()
    ends.connect()
    sent = []

    def swallow_data(data):
        if len(data) >= 16:  # the Ping
            sent.append(ends.now_s)
            return b""
        return data

    ends.to_mcu = swallow_data
    ends.host.send(Ping(1, 2, 3))
    ends.run_until(lambda: Lost in kinds(ends.host_events))
    gaps = [b - a for a, b in pairwise(sent)]
    assert gaps[0] == pytest.approx(0.05, abs=0.002)
    assert gaps[1] == pytest.approx(0.10, abs=0.002)
    assert max(gaps) == pytest.approx(0.25, abs=0.002)
    assert len(sent) <= 1 + MAX_TRIES


def test_the_window_bounds_what_is_in_flight_and_the_queue_refuses_rather_than_overwrites():
    ends = TwoEnds()
    ends.connect()
    for message in pings(QUEUE_LIMIT):
        ends.host.send(message)
    with pytest.raises(LinkFull, match=str(QUEUE_LIMIT)):
        ends.host.send(Ping(99, 0, 0))
    flying = list(FrameDecoder().feed(ends.host.take(ends.now_s)))
    assert [frame.sequence for frame in flying if isinstance(frame, DataFrame)] == list(range(WINDOW))


def test_an_idle_link_beats_and_stays():
    ends = TwoEnds()
    ends.connect()
    ends.run(20 * HEARTBEAT_S)
    assert kinds(ends.host_events) == [Connected]
    assert kinds(ends.mcu_events) == [Opened]


def test_a_silent_host_is_noticed_within_the_fail_safe_second_and_learns_it_later():
    ends = TwoEnds()
    ends.connect()
    ends.to_mcu = lambda data: b""
    cut_at = ends.now_s
    ends.run_until(lambda: Closed(LastEnd.HOST_SILENT) in ends.mcu_events)
    assert ends.now_s - cut_at <= MCU_SILENCE_S + 0.002
    ends.to_mcu = bytes
    ends.run_until(lambda: kinds(ends.host_events).count(Connected) == 2)
    assert identity_of(ends.host).last_end == LastEnd.HOST_SILENT


def test_a_silent_board_is_lost_and_found_again_without_a_restart():
    ends = TwoEnds()
    ends.connect()
    ends.to_host = lambda data: b""
    ends.run_until(lambda: Lost in kinds(ends.host_events))
    ends.to_host = bytes
    ends.connect()
    assert kinds(ends.host_events) == [Connected, Lost, Connected]


@pytest.mark.parametrize(
    "noise",
    [
        pytest.param(b"\x7e\x40\x12\x34\x7e", id="a frame with a wrong CRC"),
        pytest.param(b"\x7e" + b"\x55" * 40 + b"\x7e", id="too long for a frame"),
        pytest.param(b"\x7e\x80\x7e", id="too short for a frame"),
    ],
)
def test_noise_is_no_sign_of_life(noise):
    """A board that babbles at another speed is as good as silent, and so is such a host."""
    ends = TwoEnds()
    ends.connect()
    ends.to_host = ends.to_mcu = lambda data: noise
    cut_at = ends.now_s
    ends.run_until(lambda: ends.mcu_events[-1] == Closed(LastEnd.HOST_SILENT), seconds=3)
    assert ends.now_s - cut_at <= MCU_SILENCE_S + 0.002
    ends.run_until(lambda: Lost in kinds(ends.host_events), seconds=3)
    assert ends.now_s - cut_at <= HOST_SILENCE_S + 0.002
    assert ends.host_events[-1] == Lost(say("link-silent", seconds=HOST_SILENCE_S))
    assert ends.host.silent_s(ends.now_s) == pytest.approx(ends.now_s - cut_at, abs=0.002)
    assert min(ends.host.bad_frames, ends.mcu.bad_frames) > 1000, "one a millisecond"


def test_a_port_that_is_opened_again_resets_the_link():
    ends = TwoEnds()
    ends.connect()
    ends.host.restart(ends.now_s)
    assert (ends.host.connected, ends.host.identity, ends.host.waiting) == (False, None, 0)
    ends.connect()
    ends.host.send(Move(1, 1000))
    ends.run(0.01)
    assert received(ends.mcu_events) == [Move(1, 1000)]
    assert kinds(ends.mcu_events).count(Opened) == 2


def test_a_restarted_board_is_recognised_by_its_announcement():
    ends = TwoEnds()
    ends.connect()
    ends.host.send(Move(3, 1500))
    ends.mcu = new_mcu(ends.now_s, boots=2)
    ends.run_until(lambda: ends.host.connected and identity_of(ends.host).boots == 2)
    assert Lost(Says("the board restarted (cause: power)")) in ends.host_events
    assert received(ends.mcu_events) == []  # what was queued for the old link is not carried over
    ends.run(0.5)
    ends.host.send(Move(4, 1600))
    ends.run(0.01)
    assert received(ends.mcu_events) == [Move(4, 1600)]


def test_a_late_reset_of_the_same_link_does_not_renumber_it():
    ends = TwoEnds()
    first_reset = []
    ends.to_mcu = lambda data: first_reset.append(data) or data
    ends.connect()
    ends.to_mcu = bytes
    ends.host.send(Move(1, 1000))
    ends.run(0.01)
    (reset,) = [data for data in first_reset if data]
    ends.mcu_events += ends.mcu.receive(reset, ends.now_s)
    ends.host.send(Move(2, 1100))
    ends.run(0.01)
    assert received(ends.mcu_events) == [Move(1, 1000), Move(2, 1100)]
    assert kinds(ends.host_events) == [Connected]


@pytest.mark.parametrize(
    ("other", "says"),
    [
        pytest.param({"protocol_version": 9}, r"firmware 1\.2 .* protocol 9 .* speaks protocol 1 ", id="protocol"),
        pytest.param({"table_digest": 0xDEAD}, r"table 0000DEAD.*table [0-9A-F]{8}", id="table"),
    ],
)
def test_a_mismatch_is_refused_with_both_versions_and_nothing_moves(other, says):
    ends = TwoEnds()
    ends.mcu = new_mcu(ends.now_s, **other)
    ends.run(3)
    (event,) = ends.host_events
    assert isinstance(event, Refused)
    assert ends.mcu_events == []
    assert not ends.host.connected
    assert re.search(says, english(event.reason))
    ends.mcu = new_mcu(ends.now_s, boots=3)  # flashed with the right firmware
    ends.run_until(lambda: ends.host.connected, seconds=10)


def test_the_board_rejects_a_whole_frame_that_asks_nonsense():
    ends = TwoEnds()
    ends.connect()
    bad_move = encode(Move(3, 1500))[:2] + (9999).to_bytes(2, "little")
    ends.mcu_events += ends.mcu.receive(encode_frame(DataFrame(0, 0, bad_move)), ends.now_s)
    rejected = [
        frame.payload for frame in FrameDecoder().feed(ends.mcu.take(ends.now_s)) if isinstance(frame, DataFrame)
    ]
    assert rejected == [encode(Rejected(Move.ID, RejectReason.OUT_OF_RANGE))]
    assert received(ends.mcu_events) == []


def test_a_rejected_message_resets_the_link():
    ends = TwoEnds()
    ends.connect()
    ends.mcu.send(Rejected(Move.ID, RejectReason.OUT_OF_RANGE))
    ends.run(0.5)
    assert kinds(ends.host_events) == [Connected, Lost, Connected]


def sent_by_board(ends, payload):
    """The board sends `payload` as its first message; what the host makes of it."""
    return ends.host.receive(encode_frame(DataFrame(0, 0, payload)), ends.now_s)


@pytest.mark.parametrize(
    ("payload", "lost"),
    [
        pytest.param(bytes([FIRST_OPTIONAL_ID, 1, 2, 3]), False, id="it may be missing"),
        pytest.param(bytes([FIRST_OPTIONAL_ID - 1, 1, 2, 3]), True, id="it may not"),
        pytest.param(b"\x20\x01", True, id="a known one, too short"),
    ],
)
def test_the_host_drops_a_message_it_can_do_without(payload, lost):
    ends = TwoEnds()
    ends.connect()
    events = sent_by_board(ends, payload)
    assert kinds(events) == ([Lost] if lost else [])
    assert ends.host.connected is not lost


@pytest.mark.parametrize(
    ("rejected", "lost"),
    [
        pytest.param(Rejected(FIRST_OPTIONAL_ID, RejectReason.UNKNOWN_ID), False, id="an older board"),
        pytest.param(Rejected(FIRST_OPTIONAL_ID, RejectReason.WRONG_LENGTH), True, id="it knows it otherwise"),
        pytest.param(Rejected(0x19, RejectReason.UNKNOWN_ID), True, id="it should know it"),
        pytest.param(Rejected(0x14, RejectReason.NOT_STORED), False, id="not stored"),
    ],
)
def test_an_older_board_may_reject_what_it_does_not_know(rejected, lost):
    ends = TwoEnds()
    ends.connect()
    events = sent_by_board(ends, encode(rejected))
    assert kinds(events) == ([Lost] if lost else [Received])


def test_the_board_rejects_an_optional_message_it_does_not_know():
    ends = TwoEnds()
    ends.connect()
    ends.mcu.receive(encode_frame(DataFrame(0, 0, bytes([FIRST_OPTIONAL_ID, 7]))), ends.now_s)
    ends.run(0.01)
    assert received(ends.host_events) == [Rejected(FIRST_OPTIONAL_ID, RejectReason.UNKNOWN_ID)]
    assert ends.host.connected


@pytest.mark.parametrize("at", range(40))
def test_a_board_reset_at_any_millisecond_of_a_busy_link_ends_connected(at):
    ends = TwoEnds()
    ends.run(at / 1000)
    for message in pings(10) if ends.host.connected else []:
        ends.host.send(message)
    ends.step()
    ends.mcu = new_mcu(ends.now_s, boots=50)
    ends.mcu_events.clear()
    ends.run_until(lambda: ends.host.connected and identity_of(ends.host).boots == 50 and ends.mcu.connected)
    ends.run(0.2)
    ends.mcu_events.clear()
    ends.host.send(Ping(77, 7, 7))
    ends.run(0.1)
    assert received(ends.mcu_events) == [Ping(77, 7, 7)]


@given(st.lists(st.binary(max_size=60), max_size=20))
def test_any_bytes_leave_both_ends_able_to_work(noise):
    ends = TwoEnds()
    ends.connect()
    for data in noise:
        ends.host_events += ends.host.receive(data, ends.now_s)
        ends.mcu_events += ends.mcu.receive(data, ends.now_s)
        ends.step()
    ends.run_until(lambda: ends.host.connected and ends.mcu.connected, seconds=10)


def test_nobody_else_may_answer_for_the_board():
    """An answer to another nonce, and a Reset with nonce 0, change nothing."""
    ends = TwoEnds()
    ends.connect()
    other = TwoEnds()
    other.host = HostEnd(first_nonce=40, now_s=0)
    other.connect()
    restarted = replace(identity_of(other.host), boots=identity_of(ends.host).boots + 1)
    stray = encode_frame(PlainFrame(encode(restarted)))
    assert ends.host.receive(stray, ends.now_s) == []
    assert identity_of(ends.host).reset_cause == ResetCause.POWER
    nobody = encode_frame(PlainFrame(encode(Reset(0, PROTOCOL_VERSION, TABLE_DIGEST))))
    assert ends.mcu.receive(nobody, ends.now_s) == []
    ends.host.send(Move(1, 1000))
    ends.run(0.01)
    assert received(ends.mcu_events) == [Move(1, 1000)], "the link stands"


def test_a_reset_without_a_nonce_opens_no_link():
    board = new_mcu(100.0)
    nobody = encode_frame(PlainFrame(encode(Reset(0, PROTOCOL_VERSION, TABLE_DIGEST))))
    assert board.receive(nobody, 100.0) == []
    assert not board.connected


def test_the_line_wants_to_be_called_when_the_first_of_its_times_comes():
    line = Sequencer(100.0, QUEUE_LIMIT)
    assert line.due_s() == 100.0 + HEARTBEAT_S
    line.send(b"to the board")
    line.take(100.001)
    assert line.due_s() == pytest.approx(100.001 + RETRY_MIN_S)
    assert line.receive(DataFrame(0, 0, b"from the board"), 100.002) == b"from the board"
    assert line.due_s() == pytest.approx(100.002 + ACK_DELAY_S)
    assert line.take(line.due_s() - 1e-6) == b""
    assert list(FrameDecoder().feed(line.take(line.due_s()))) == [AckFrame(1)]
    assert line.due_s() == pytest.approx(100.001 + RETRY_MIN_S)
    assert list(FrameDecoder().feed(line.take(line.due_s()))) == [DataFrame(0, 1, b"to the board")]
