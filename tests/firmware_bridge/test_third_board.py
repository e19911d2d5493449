"""A board written from docs/protocol.md alone against the real host end: what the page says is enough."""

import ast
import json
import random
import sys
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firmware_bridge import fake_mcu
from firmware_bridge.bad_wire import BadWire
from firmware_bridge.link import QUEUE_LIMIT, Connected, Lost, McuEnd, Refused
from firmware_bridge.messages import (
    TABLE,
    BoardStatus,
    Calibration,
    ChannelState,
    Configure,
    Identity,
    LastEnd,
    Move,
    Ping,
    Pong,
    ReadBoard,
    ReadCalibration,
    ReadFeedback,
    Rejected,
    RejectReason,
    Release,
    ResetCause,
    WriteCalibration,
    decode,
)
from hardware.beads.bead_driver import BeadDriver
from hardware.beads.serial_beads import SerialBeads
from hardware.devices import BeadsAt, DeviceCleared, DeviceFault, Part, spindle_part
from tests.english import Says, english
from tests.firmware_bridge import test_fake_board as contract
from tests.firmware_bridge import third_board
from tests.firmware_bridge.page_board import PageBoard
from tests.firmware_bridge.test_link import feed_host, kinds, pings, received
from tests.firmware_bridge.third_board import DATA, Deframer, Frame
from tests.firmware_bridge.two_ends import TwoEnds
from tests.hardware.waiting import Reports

VECTORS = json.loads((Path(__file__).parents[1] / "data" / "link_vectors.json").read_text())
FROM_HOST = [kind for kind in TABLE.values() if kind.SENDER == "host" and kind.SEQUENCED]


def two_ends(**wires):
    ends = TwoEnds(**wires)
    ends.mcu = cast(McuEnd, PageBoard(ends.now_s))
    return ends


def commands(board):
    """What the board took in sequence since its last start, as the host's messages."""
    kind_of = {kind.__name__: kind for kind in TABLE.values()}
    return [kind_of[name](**values) for name, values in board.board.commands]


def pongs(ends):
    return [message for message in received(ends.host_events) if isinstance(message, Pong)]


def any_commands(count, seed):
    """`count` messages of the host, of every kind, with any values in their ranges."""
    chance = random.Random(seed)
    out: list[Any] = []
    while len(out) < count:
        kind = FROM_HOST[len(out) % len(FROM_HOST)]
        layout = third_board.LAYOUTS[kind.__name__]
        out.append(kind(**{one.name: chance.randint(one.low, one.high) for one in layout.fields}))
    return out


def test_the_board_from_the_page_takes_nothing_of_ours():
    tree = ast.parse(Path(third_board.__file__).read_text())
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    names += [str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names


def test_its_check_value_and_its_digest():
    check = VECTORS["crc_check"]
    assert f"{third_board.crc_of(check['text'].encode()):04x}" == check["crc"]
    assert f"{third_board.TABLE_DIGEST:08x}" == VECTORS["table_digest"]


@pytest.mark.parametrize("vector", VECTORS["frames"], ids=lambda vector: vector["name"])
def test_shared_frames_both_ways(vector):
    said = vector["frame"]
    kind = ("data", "ack", "nak", "plain").index(said["kind"])
    frame = Frame(kind, said.get("sequence", 0), said.get("ack", 0), bytes.fromhex(said.get("payload", "")))
    assert frame.on_the_wire().hex() == vector["wire"]
    assert list(Deframer().frames_in(bytes.fromhex(vector["wire"]))) == [frame]


@pytest.mark.parametrize("vector", VECTORS["bad"], ids=lambda vector: vector["name"])
def test_shared_bad_frames(vector):
    assert list(Deframer().frames_in(bytes.fromhex(vector["wire"]))) == [None] * vector["bad_frames"]


@pytest.mark.parametrize("vector", VECTORS["messages"], ids=lambda vector: f"{vector['name']} {vector['payload']}")
def test_shared_messages_both_ways(vector):
    payload = bytes.fromhex(vector["payload"])
    assert third_board.message(vector["name"], **vector["fields"]) == payload
    assert third_board.LAYOUTS[vector["name"]].values(payload) == vector["fields"]


def linked():
    """A host and a board whose link was just made; nothing is under way."""
    ends = two_ends()
    ends.connect()
    ends.run(0.05)
    return ends


@pytest.mark.parametrize("vector", VECTORS["rejected"], ids=lambda vector: vector["name"])
def test_shared_rejected_payloads(vector):
    payload = bytes.fromhex(vector["payload"])
    ends = linked()
    answer = ends.mcu.step(Frame(DATA, 0, 5, payload).on_the_wire(), ends.now_s)
    (frame,) = Deframer().frames_in(answer)
    assert frame is not None
    assert decode(frame.payload) == Rejected(payload[0], RejectReason[vector["reason"]])
    assert commands(ends.mcu) == []


def test_numbers_have_the_meanings_of_the_table():
    numbers = VECTORS["numbers"]
    for kind in ("ChannelState", "RejectReason"):
        assert {name: getattr(third_board, name) for name in numbers[kind]} == numbers[kind]
    assert numbers["LastEnd"] == {
        "NONE": third_board.NO_END,
        "BY_HOST": third_board.BY_HOST,
        "HOST_SILENT": third_board.HOST_SILENT,
    }


@pytest.mark.parametrize(
    "wire",
    [
        pytest.param(partial(BadWire), id="good"),
        pytest.param(partial(BadWire, loss=0.03), id="3 % of the bytes lost"),
        pytest.param(partial(BadWire, duplicate=0.05), id="5 % of the bytes doubled"),
        pytest.param(partial(BadWire, bit_error=0.006), id="0.6 % of the bits wrong"),
        pytest.param(partial(BadWire, loss=0.02, duplicate=0.02, bit_error=0.002), id="all together"),
    ],
)
@pytest.mark.parametrize("chop", [None, 1], ids=["in bursts", "one byte at a time"])
def test_a_bad_wire_loses_no_command_and_doubles_none(wire, chop):
    ends = two_ends(to_mcu=wire(3).carry, to_host=wire(4).carry, chop=chop)
    ends.connect()
    sent = any_commands(120, seed=5)
    feed_host(ends, sent)
    assert commands(ends.mcu) == sent
    assert kinds(ends.host_events).count(Connected) == 1


def test_every_frame_whole_twice_is_obeyed_once():
    ends = two_ends(to_mcu=lambda data: data * 2, to_host=lambda data: data * 2)
    ends.connect()
    feed_host(ends, pings(50))
    ends.run(0.1)
    assert commands(ends.mcu) == pings(50)
    assert pongs(ends) == [Pong(*asdict(ping).values()) for ping in pings(50)]


@settings(max_examples=25)
@given(
    seed=st.integers(0, 2**32),
    error=st.floats(0, 0.004),
    loss=st.floats(0, 0.04),
    count=st.integers(1, 40),
    chop=st.sampled_from([None, 1, 7]),
)
def test_each_link_delivers_a_prefix_once_and_in_order_both_ways(seed, error, loss, count, chop):
    """Law: whatever the wire does, what arrived is the beginning of what was sent, and so is what was answered."""
    ends = two_ends(
        to_mcu=BadWire(seed, bit_error=error, loss=loss, duplicate=loss).carry,
        to_host=BadWire(seed + 1, bit_error=error, loss=loss, duplicate=loss).carry,
        chop=chop,
    )
    ends.connect()
    for message in pings(count):
        ends.host.send(message)
    ends.run(2)
    got = commands(ends.mcu)
    assert got == pings(count)[: len(got)]
    answered = pongs(ends)
    assert answered == [Pong(*asdict(ping).values()) for ping in got[: len(answered)]]


@given(st.lists(st.binary(max_size=60), max_size=20))
def test_any_bytes_leave_both_ends_able_to_work(noise):
    ends = two_ends()
    ends.connect()
    for data in noise:
        ends.host_events += ends.host.receive(data, ends.now_s)
        ends.mcu.receive(data, ends.now_s)
        ends.step()
    ends.run_until(lambda: ends.host.connected and ends.mcu.connected, seconds=10)


def test_every_kind_of_message_is_exchanged():
    seen: set[Any] = set()
    ears = Deframer(), Deframer()

    def overhear(ear, data):
        seen.update(frame.payload[0] for frame in ear.frames_in(data) if frame.payload)
        return data

    ends = two_ends(to_mcu=partial(overhear, ears[0]), to_host=partial(overhear, ears[1]))
    ends.connect()
    places = (900, 1150, 1400, 1650, 1900)
    asked = [
        Configure(900, 40, 800, 0),
        Move(2, 1500),
        ReadFeedback(2),
        ReadCalibration(2),
        WriteCalibration(2, *places, 200, 700),
        WriteCalibration(3, *places, 200, 249),
        Ping(1, 2, 3),
        ReadBoard(),
        Release(2),
    ]
    for message in asked:
        ends.host.send(message)
    ends.run(2.0)
    assert seen == set(TABLE)
    assert {type(message) for message in asked} == set(FROM_HOST)
    answers = received(ends.host_events)
    assert Calibration(2, 1000, 1250, 1500, 1750, 2000, 225, 675, stored=0) in answers
    assert Calibration(2, *places, 200, 700, stored=1) in answers
    assert Rejected(WriteCalibration.ID, RejectReason.NOT_STORED) in answers
    assert BoardStatus(5000, 0, 0, 0) in answers
    assert kinds(ends.host_events).count(Lost) == 0


@pytest.mark.parametrize("at_ms", range(0, 40, 3))
def test_a_board_reset_at_any_millisecond_of_a_busy_link_ends_connected(at_ms):
    ends = two_ends()
    ends.run(at_ms / 1000)
    for message in pings(10) if ends.host.connected else []:
        ends.host.send(message)
    ends.step()
    ends.mcu.restart(ResetCause.WATCHDOG)
    ends.run_until(lambda: ends.host.connected and ends.host.identity.boots == 2 and ends.mcu.connected)
    ends.run(0.2)
    assert ends.host.identity.reset_cause == ResetCause.WATCHDOG
    assert commands(ends.mcu) == [], "what was queued for the old link is not carried over"
    ends.host.send(Move(4, 1600))
    ends.run(0.1)
    assert commands(ends.mcu) == [Move(4, 1600)]


def test_a_silent_host_has_every_servo_released_in_its_second_and_learns_it_later():
    ends = linked()
    ends.host.send(Configure(5000, 40, 800, hold_at_rest=1))
    for channel in range(13):
        ends.host.send(Move(channel, 2000))
    ends.run(0.5)
    servos = ends.mcu.world.servos
    assert [servo.pulse_us for servo in servos] == [2000] * 13
    heard_s: list[float] = []
    ends.to_mcu = lambda data: heard_s.append(ends.now_s) or data if data and not heard_s else b""
    ends.run_until(lambda: heard_s and all(servo.pulse_us is None for servo in servos))
    assert 1.0 <= ends.now_s - heard_s[0] + 1e-6 <= 1.02
    ends.to_mcu = bytes
    ends.run_until(lambda: kinds(ends.host_events).count(Connected) == 2)
    assert ends.host.identity.last_end == LastEnd.HOST_SILENT
    ends.host.send(ReadBoard())
    ends.run(0.1)
    (status,) = [message for message in received(ends.host_events) if isinstance(message, BoardStatus)]
    assert status.fail_safes == 1


def test_a_host_that_acknowledges_nothing_is_given_up_after_twenty_tries():
    ends = linked()
    ends.host.send(Ping(1, 2, 3))
    expected = ends.mcu.board.link.receiver
    asked_s = ends.now_s
    ends.to_host = lambda data: b"" if any(f and f.kind == DATA for f in Deframer().frames_in(data)) else data
    ends.run_until(lambda: ends.mcu.board.link is None or ends.mcu.board.link.receiver is not expected)
    assert 4.6 <= ends.now_s - asked_s <= 4.61
    ends.to_host = bytes
    ends.run_until(lambda: kinds(ends.host_events).count(Connected) == 2)
    assert ends.host.identity.last_end == LastEnd.HOST_SILENT


def test_a_silent_board_is_lost_and_found_again_with_the_old_link_ended():
    ends = linked()
    ends.to_host = lambda data: b""
    ends.run_until(lambda: Lost in kinds(ends.host_events))
    ends.to_host = bytes
    ends.connect()
    assert ends.host.identity.last_end == LastEnd.BY_HOST


def test_a_repeated_command_is_acknowledged_again_at_once():
    ends = linked()
    move = Frame(DATA, 0, 5, third_board.message("Move", channel=3, pulse_us=1500)).on_the_wire()
    ends.mcu.step(move, ends.now_s)
    (again,) = Deframer().frames_in(ends.mcu.step(move, ends.now_s))
    assert again == Frame(third_board.ACK, 0, 1)
    assert commands(ends.mcu) == [Move(3, 1500)]


def test_a_late_reset_of_the_same_link_does_not_renumber_it():
    resets = []
    ends = two_ends(to_mcu=lambda data: resets.append(data) or data)
    ends.connect()
    (reset,) = filter(None, resets)
    ends.to_mcu = bytes
    ends.host.send(Move(1, 1000))
    ends.run(0.05)
    ends.host_events += ends.host.receive(ends.mcu.step(reset, ends.now_s), ends.now_s)
    ends.host.send(Move(2, 1100))
    ends.run(0.05)
    assert commands(ends.mcu) == [Move(1, 1000), Move(2, 1100)]
    assert kinds(ends.host_events).count(Connected) == 1
    assert Lost not in kinds(ends.host_events)


def test_a_linked_board_asked_by_another_version_lets_go_and_refuses():
    ends = linked()
    ends.host.send(Move(3, 2000))
    ends.run(0.05)
    other = third_board.message("Reset", nonce=999, protocol_version=2, table_digest=third_board.TABLE_DIGEST)
    (said,) = Deframer().frames_in(ends.mcu.step(Frame(third_board.PLAIN, payload=other).on_the_wire(), ends.now_s))
    assert said is not None
    identity = decode(said.payload)
    assert isinstance(identity, Identity)
    assert (identity.nonce, identity.last_end) == (999, LastEnd.BY_HOST)
    assert not ends.mcu.connected
    assert ends.mcu.world.servos[3].pulse_us is None


def test_a_board_without_room_for_an_answer_leaves_the_question_for_later():
    """A host that acknowledges nothing asks on: what finds no room comes again, and is answered once."""
    ends = linked()
    board, now_s = ends.mcu, ends.now_s
    asked = 0
    while board.board.link.receiver.expected == asked % 8 and asked < 64:
        payload = third_board.message("Ping", token=asked, sent_us=0, padding=0)
        board.step(Frame(DATA, asked % 8, 5, payload).on_the_wire(), now_s)
        asked += 1
    assert len(commands(board)) == asked - 1 == third_board.QUEUE
    ack = (5 + third_board.WINDOW) % 8
    board.step(Frame(DATA, (asked - 1) % 8, ack, payload).on_the_wire(), now_s)
    assert len(commands(board)) == asked


@pytest.mark.parametrize(
    "rule",
    [
        contract.test_a_new_link_tells_where_every_channel_stands,
        contract.test_a_move_is_done_when_the_feedback_says_so_and_the_servo_is_released,
        contract.test_held_at_rest_when_configured,
        contract.test_another_hold_at_rest_counts_from_the_next_time_it_is_there,
        contract.test_a_jam_is_tried_twice_the_second_time_gently_then_released,
        partial(
            contract.test_what_moves_at_rest_is_named_by_how_it_moves_and_driven_back,
            spoil=lambda world: world.slip(2, 1800),
            state=ChannelState.SLIPPED,
        ),
        partial(
            contract.test_what_moves_at_rest_is_named_by_how_it_moves_and_driven_back,
            spoil=lambda world: world.push(2, 1250),
            state=ChannelState.HAND_MOVED,
        ),
        contract.test_a_finger_that_holds_on_ends_in_a_jam_and_a_cool_servo,
        contract.test_a_wire_that_is_off_stops_the_move,
        contract.test_a_sagging_supply_releases_and_the_moves_go_on_when_it_is_back,
        contract.test_a_bead_pushed_while_the_supply_is_low_waits_for_it,
        contract.test_a_silent_host_releases_every_servo_within_a_second,
        contract.test_questions_are_answered,
        contract.test_a_released_channel_is_not_watched,
        contract.test_a_whole_deal_ends_with_every_bead_across,
    ],
    ids=lambda rule: getattr(rule, "func", rule).__name__.removeprefix("test_"),
)
def test_the_contract_of_every_board(rule):
    rule(contract.Bench(PageBoard()))


class Table:
    """The casekeeper's driver over the host end, as SerialBeads turns them, on one time with the board."""

    def __init__(self, **wires):
        self.ends = two_ends(**wires)
        self.driver = BeadDriver()
        self.told = []
        self._seen = 0

    def until(self, done, seconds=30):
        def turned():
            for event in self.ends.host_events[self._seen :]:
                self.told += self.driver.take(event)
            self._seen = len(self.ends.host_events)
            if self.ends.host.connected:
                for message in self.driver.next_messages(QUEUE_LIMIT - self.ends.host.waiting):
                    self.ends.host.send(message)
            return done()

        self.ends.run_until(turned, seconds)

    @property
    def stands(self):
        return [round((servo.at_us - 1000) / 250) for servo in self.ends.mcu.world.servos]


@pytest.mark.parametrize("who", [{"version": 2}, {"digest": third_board.TABLE_DIGEST ^ 1}], ids=["version", "digest"])
def test_a_mismatch_is_refused_by_both_and_nothing_moves(who):
    table = Table()
    board = table.ends.mcu = PageBoard(table.ends.now_s, **who)
    table.driver.show(3, 2)
    refused_until_s = table.ends.now_s + 12
    table.until(lambda: table.ends.now_s >= refused_until_s)
    assert set(kinds(table.ends.host_events)) == {Refused}
    assert [type(event) for event in table.told] == [DeviceFault]
    assert not board.connected
    assert all(servo.at_us == 1000 and servo.pulse_us is None for servo in board.world.servos)
    board.restart(ResetCause.EXTERNAL)  # flashed with the right firmware
    table.until(lambda: table.driver.settled)
    assert table.stands[3] == 2


@pytest.mark.parametrize("chop", [None, 1], ids=["in bursts", "one byte at a time"])
def test_thirteen_spindles_over_a_bad_wire_through_resets_and_jams(chop):
    bad = partial(BadWire, loss=0.01, duplicate=0.01, bit_error=0.001)
    table = Table(to_mcu=bad(6).carry, to_host=bad(7).carry, chop=chop)
    wanted = [(spindle + 2) % 5 for spindle in range(13)]
    for spindle, beads in enumerate(wanted):
        table.driver.show(spindle, beads)
    table.until(lambda: table.driver.settled)
    assert table.stands == wanted
    world = table.ends.mcu.world
    world.push(7, 1000)
    table.ends.mcu.restart(ResetCause.BROWN_OUT)
    table.until(lambda: DeviceCleared(Part.BOARD) in table.told and table.driver.settled)
    assert DeviceFault(Part.BOARD, Says("the board restarted (cause: brown-out)")) in table.told
    assert table.stands == wanted
    world.jam(6)
    table.driver.show(6, (wanted[6] + 2) % 5)
    table.until(lambda: any(isinstance(e, DeviceFault) and "is jammed" in english(e.text) for e in table.told))
    world.free(6)
    table.driver.show(6, (wanted[6] + 2) % 5)
    table.until(lambda: DeviceCleared(spindle_part(6)) in table.told)
    assert BeadsAt(6, (wanted[6] + 2) % 5) in table.told


def test_the_serial_driver_moves_its_beads_behind_a_pty(monkeypatch):
    monkeypatch.setattr(fake_mcu, "FakeBoard", PageBoard)
    reports = Reports()
    with fake_mcu.FakeMcu(servo_speed=8, boot_s=0) as mcu:
        beads = SerialBeads(mcu.port_url, clock=mcu.host_s)
        beads.start(reports)
        wanted = [(spindle, (spindle + 2) % 5) for spindle in range(13)]
        for spindle, count in wanted:
            beads.show(spindle, count)
        reports.wait_for_beads(*wanted)
        mcu.reset(ResetCause.WATCHDOG)
        assert english(reports.wait_for_fault(Part.BOARD).text) == "the board restarted (cause: watchdog)"
        reports.wait_for_event(DeviceCleared(Part.BOARD))
        beads.close()
        assert [round((at_us - 1000) / 250) for at_us in mcu.at_us()] == [count for _, count in wanted]
