"""The firmware's core against the shared vectors, over bad wires, and with bad memory; under the sanitizers."""

import json
import subprocess
from itertools import count, pairwise
from pathlib import Path

import pytest

from firmware_bridge import c_header
from firmware_bridge.bad_wire import BadWire
from firmware_bridge.fake_board import FIRMWARE_VERSION
from firmware_bridge.framing import AckFrame, BadFrame, DataFrame, FrameDecoder, PlainFrame, encode_frame
from firmware_bridge.link import HostEnd, LinkFull, Received
from firmware_bridge.messages import (
    PROTOCOL_VERSION,
    TABLE,
    TABLE_DIGEST,
    BoardStatus,
    Calibration,
    Feedback,
    Identity,
    LastEnd,
    Ping,
    Pong,
    ReadBoard,
    ReadCalibration,
    ReadFeedback,
    Rejected,
    RejectReason,
    Reset,
    ResetCause,
    WriteCalibration,
    decode,
    encode,
)
from tests.firmware_bridge.compiled_core import CompiledBoard, CompiledCore, build

VECTORS = json.loads((Path(__file__).parents[1] / "data" / "link_vectors.json").read_text())
pytestmark = pytest.mark.compiler

KINDS = ("data", "ack", "nak", "plain")


@pytest.fixture(scope="module")
def core():
    made = CompiledCore()
    yield made
    made.close()


@pytest.fixture
def board():
    made = CompiledBoard()
    yield made
    made.core.close()


def test_the_header_is_what_the_table_says():
    assert c_header.PATH.read_text() == c_header.header(), "python -m firmware_bridge.c_header"


def test_crc_check_value(core):
    vector = VECTORS["crc_check"]
    assert core.ask("crc", vector["text"].encode().hex()) == vector["crc"]


@pytest.mark.parametrize("vector", VECTORS["frames"], ids=lambda vector: vector["name"])
def test_shared_frames_both_ways(core, vector):
    frame = vector["frame"]
    words = (KINDS.index(frame["kind"]), frame.get("sequence", 0), frame.get("ack", 0), frame.get("payload") or "-")
    assert core.ask("encode", *words) == vector["wire"]
    assert core.ask("decode", vector["wire"]) == " ".join(map(str, words)) + ","


@pytest.mark.parametrize("vector", VECTORS["bad"], ids=lambda vector: vector["name"])
def test_shared_bad_frames(core, vector):
    assert core.ask("decode", vector["wire"]) == "bad," * vector["bad_frames"]


def opened(board):
    """Make a link by hand; what the board said after its Identity is dropped."""
    reset = encode_frame(PlainFrame(encode(Reset(5, PROTOCOL_VERSION, TABLE_DIGEST))))
    return list(FrameDecoder().feed(board.step(reset, board.now_s + 0.001)))


def test_the_board_says_who_it_is(board):
    frames = opened(board)
    identity = decode(next(frame for frame in frames if isinstance(frame, PlainFrame)).payload)
    assert identity == Identity(5, PROTOCOL_VERSION, TABLE_DIGEST, FIRMWARE_VERSION, 1, ResetCause.POWER, LastEnd.NONE)


def answers(board, payload):
    opened(board)
    wire = encode_frame(DataFrame(0, 5, payload))
    frames = FrameDecoder().feed(board.step(wire, board.now_s + 0.001) + board.step(b"", board.now_s + 0.3))
    return [decode(frame.payload) for frame in frames if isinstance(frame, DataFrame)]


@pytest.mark.parametrize(
    "vector", [v for v in VECTORS["messages"] if TABLE[int(v["payload"][:2], 16)].SENDER == "host"], ids=str
)
def test_every_message_of_the_host_is_taken(board, vector):
    payload = bytes.fromhex(vector["payload"])
    if TABLE[payload[0]].SEQUENCED:
        reasons = {m.reason for m in answers(board, payload) if isinstance(m, Rejected)}
        # The calibrations of the vectors are flat lines: understood, and not stored.
        assert reasons == ({RejectReason.NOT_STORED} if payload[0] == WriteCalibration.ID else set())


@pytest.mark.parametrize("vector", VECTORS["rejected"], ids=lambda vector: vector["name"])
def test_shared_rejections(board, vector):
    payload = bytes.fromhex(vector["payload"])
    assert Rejected(payload[0], RejectReason[vector["reason"]]) in answers(board, payload)


@pytest.mark.parametrize(
    "wire",
    [
        pytest.param({}, id="good wire"),
        pytest.param({"loss": 0.05}, id="5 % of the bytes lost"),
        pytest.param({"bit_error": 0.01}, id="1 % of the bits wrong"),
        pytest.param({"duplicate": 0.05}, id="5 % of the bytes doubled"),
    ],
)
def test_host_and_compiled_core_over_a_bad_wire(board, wire):
    to_board, to_host = BadWire(1, **wire), BadWire(2, **wire)
    pongs: list[Pong] = []
    host, now_s, pings = HostEnd(first_nonce=1, now_s=0.0), 0.0, 0
    while len(pongs) < 60 and now_s < 100:
        now_s += 0.004
        assert not (lost := host.poll(now_s)), lost
        try:
            while host.connected and pings < 60:
                host.send(Ping(pings, 1, 2))
                pings += 1
        except LinkFull:
            pass
        out = to_host.carry(board.step(to_board.carry(host.take(now_s)), now_s))
        pongs += [
            e.message for e in host.receive(out, now_s) if isinstance(e, Received) and isinstance(e.message, Pong)
        ]
    assert pongs == [Pong(n, 1, 2) for n in range(60)]


def test_a_flood_is_refused_and_nothing_is_lost(board):
    """Sixty messages at once into a queue of sixteen answers: the board leaves what it has no room for."""
    opened(board)
    got, acked = [], 0
    host_expects = 0
    for _ in range(300):
        wire = b"".join(
            encode_frame(DataFrame((acked + n) % 8, host_expects, encode(Ping(acked + n, 0, 0)))) for n in range(5)
        )
        for frame in FrameDecoder().feed(board.step(wire, board.now_s + 0.3)):
            if isinstance(frame, PlainFrame):
                continue
            assert not isinstance(frame, BadFrame)
            acked += (frame.ack - acked) % 8 if (frame.ack - acked) % 8 <= 5 else 0
            if isinstance(frame, DataFrame) and frame.sequence == host_expects:
                host_expects = (host_expects + 1) % 8
                got.append(decode(frame.payload))
        if acked >= 60:
            break
    assert [m.token for m in got if isinstance(m, Pong)][:50] == list(range(50))


def test_a_stored_calibration_is_reported_though_the_queue_was_full(board):
    """Its answer comes when the memory is written; by then pongs have filled the queue, and the host hears nothing."""
    opened(board)
    messages = [WriteCalibration(*MINE), *(Ping(n, 0, 0) for n in range(20))]
    board.step(b"".join(encode_frame(DataFrame(n % 8, 0, encode(one))) for n, one in enumerate(messages)), 0.01)
    board.step(b"", 0.02)
    board.step(b"", 0.03)
    told, expects = [], 0
    for _ in range(20):
        for frame in FrameDecoder().feed(board.step(encode_frame(AckFrame(expects)), board.now_s + 0.3)):
            if isinstance(frame, DataFrame) and frame.sequence == expects:
                expects = (expects + 1) % 8
                told.append(decode(frame.payload))
    assert Calibration(*MINE, 1) in told


NONCES = count(100)


def ask(board, message, kind=Calibration | Rejected):
    """One question over a fresh link."""
    host, now_s = HostEnd(first_nonce=next(NONCES), now_s=board.now_s), board.now_s
    asked = False
    for _ in range(400):
        now_s += 0.002
        host.poll(now_s)
        if host.connected and not asked:
            host.send(message)
            asked = True
        for event in host.receive(board.step(host.take(now_s), now_s), now_s):
            if isinstance(event, Received) and isinstance(event.message, kind):
                return event.message
    raise AssertionError(f"no answer to {message}")


MINE = (7, 900, 1150, 1400, 1650, 1900, 200, 700)


def test_calibration_is_kept_over_a_restart(board):
    assert ask(board, WriteCalibration(*MINE)) == Calibration(*MINE, 1)
    board.restart(ResetCause.POWER)
    assert ask(board, ReadCalibration(7)) == Calibration(*MINE, 1)
    assert ask(board, ReadCalibration(6)).stored == 0


OLD_RECORD, OLD_COPY = 16, 16 * 13  # of the layout without a number
COPIES_AT, RECORD = 2 * OLD_COPY, 19
COPY = RECORD * 13
LAYOUT = 1
USB_MV = (4750, 5000, 5250)


def at(copy, channel=7):
    return COPIES_AT + copy * COPY + channel * RECORD


def memory(board, start, size):
    return bytes.fromhex(board.core.ask("get", start, size))


def crc(board, data):
    return int(board.core.ask("crc", data.hex()), 16).to_bytes(2, "little")


def let_it_write(board):
    """The host build's memory takes a write at once, and one comes with each turn."""
    for _ in range(20):
        board.step(b"", board.now_s + 0.001)


def put_old(board, copy, values=MINE):
    """A record as the firmware 1.0 left it."""
    data = b"".join(value.to_bytes(2, "little") for value in values[1:])
    board.core.ask("put", copy * OLD_COPY + values[0] * OLD_RECORD, (data + crc(board, data)).hex())


@pytest.mark.parametrize("byte", range(RECORD))
@pytest.mark.parametrize("copy", [0, 1], ids=["first copy", "second copy"])
def test_one_damaged_copy_of_a_calibration_does_no_harm_and_is_healed(board, byte, copy):
    ask(board, WriteCalibration(*MINE))
    whole = memory(board, 0, 1024)
    changes = int(board.core.ask("changes"))
    board.core.ask("flip", at(copy) + byte)
    board.restart(ResetCause.POWER)
    assert ask(board, ReadCalibration(7)) == Calibration(*MINE, 1)
    let_it_write(board)
    assert memory(board, 0, 1024) == whole
    assert int(board.core.ask("changes")) == changes + 1  # nothing was written but the byte that was wrong


def test_a_whole_memory_is_not_written(board):
    ask(board, WriteCalibration(*MINE))
    changes = int(board.core.ask("changes"))
    for _ in range(3):
        board.restart(ResetCause.POWER)
        assert ask(board, ReadCalibration(7)) == Calibration(*MINE, 1)
    assert int(board.core.ask("changes")) == changes


def test_a_second_copy_that_a_power_cut_left_behind_is_made_like_the_first(board):
    ask(board, WriteCalibration(7, 1000, 1200, 1400, 1600, 1800, 210, 710))
    before = memory(board, at(1), RECORD)
    ask(board, WriteCalibration(*MINE))
    board.core.ask("put", at(1), before.hex())
    board.restart(ResetCause.POWER)
    assert ask(board, ReadCalibration(7)) == Calibration(*MINE, 1)
    let_it_write(board)
    assert memory(board, at(1), RECORD) == memory(board, at(0), RECORD) != before


def test_two_damaged_copies_fall_back_to_the_built_in_one_and_say_so(board):
    ask(board, WriteCalibration(*MINE))
    for copy in (0, 1):
        board.core.ask("flip", at(copy))
    board.restart(ResetCause.POWER)
    assert ask(board, ReadCalibration(7)) == Calibration(7, 1000, 1250, 1500, 1750, 2000, 225, 675, 0)


def test_a_record_of_another_layout_is_none_though_it_has_this_ones_size_and_a_good_crc(board):
    ask(board, WriteCalibration(*MINE))
    record = memory(board, at(0), RECORD)
    assert record[0] == LAYOUT
    other = bytes([LAYOUT + 1]) + record[1:-2]
    for copy in (0, 1):
        board.core.ask("put", at(copy), (other + crc(board, other)).hex())
    board.restart(ResetCause.POWER)
    assert ask(board, ReadCalibration(7)).stored == 0


@pytest.mark.parametrize("copies", [(0,), (1,), (0, 1)], ids=["first", "second", "both"])
def test_the_layout_before_is_moved_over_and_not_taken_again(board, copies):
    for copy in copies:
        put_old(board, copy)
    board.restart(ResetCause.POWER)
    assert ask(board, ReadCalibration(7)) == Calibration(*MINE, 1)
    assert memory(board, at(0), RECORD) == memory(board, at(1), RECORD)
    let_it_write(board)
    moved = memory(board, 0, 1024)
    changes = int(board.core.ask("changes"))
    board.restart(ResetCause.POWER)
    assert ask(board, ReadCalibration(7)) == Calibration(*MINE, 1)
    assert (memory(board, 0, 1024), int(board.core.ask("changes"))) == (moved, changes)
    for copy in (0, 1):
        board.core.ask("flip", at(copy))
    board.restart(ResetCause.POWER)
    assert ask(board, ReadCalibration(7)).stored == 0


def test_a_power_cut_at_every_write_of_the_move_loses_nothing(board):
    """The memory after each of its writes, as the next start finds it; and torn, with half of that write done."""
    put_old(board, 0)
    put_old(board, 1)
    stages = [memory(board, 0, 1024)]
    board.restart(ResetCause.POWER)
    for _ in range(20):
        board.step(b"", board.now_s + 0.001)
        stages.append(memory(board, 0, 1024))
    stages = list(dict.fromkeys(stages))
    assert len(stages) == 5  # two copies, and two old ones that go
    torn = []
    for one, after in pairwise(stages):
        changed = [n for n in range(1024) if one[n] != after[n]]
        half = bytearray(one)
        for n in changed[: len(changed) // 2]:
            half[n] = after[n]
        torn.append(bytes(half))
    for stage in stages + torn:
        board.core.ask("put", 0, stage.hex())
        board.restart(ResetCause.POWER)
        assert ask(board, ReadCalibration(7)) == Calibration(*MINE, 1)
        let_it_write(board)
        assert memory(board, 0, 1024)[COPIES_AT:] == stages[-1][COPIES_AT:]


def test_counts_of_the_layout_before_are_taken_for_those_of_the_voltage_now(make_board):
    """The bead stays where it was said to be, whatever the chip's 1.1 V are."""
    board = make_board(usb_mv=5100, bandgap_mv=1040)
    board.step(b"", 0.001)
    raw = (round(225 * 5000 / 5100), round(675 * 5000 / 5100))
    put_old(board, 0, (7, 1000, 1250, 1500, 1750, 2000, *raw))
    board.restart(ResetCause.POWER)
    for at_us in (1000, 1500, 2000):
        board.world.servos[7].at_us = at_us
        assert ask_feedback(board, 7).measured_us == pytest.approx(at_us, abs=8)


@pytest.fixture
def make_board():
    made = []

    def make(**world):
        made.append(CompiledBoard(**world))
        return made[-1]

    yield make
    for one in made:
        one.core.close()


def ask_feedback(board, channel):
    return ask(board, ReadFeedback(channel), Feedback)


@pytest.mark.parametrize("usb_mv", USB_MV)
@pytest.mark.parametrize("at_us", [700, 1000, 1500, 2000, 2300])
def test_a_place_reads_the_same_whatever_the_usb_gives(make_board, usb_mv, at_us):
    board = make_board(usb_mv=usb_mv)
    board.world.servos[3].at_us = at_us
    assert ask_feedback(board, 3).measured_us == pytest.approx(at_us, abs=8)


@pytest.mark.parametrize("bandgap_mv", [1000, 1100, 1200])
def test_the_supply_is_measured_against_what_the_chip_read_when_it_was_calibrated(make_board, bandgap_mv):
    board = make_board(bandgap_mv=bandgap_mv)
    ask(board, WriteCalibration(*MINE))
    for board.usb_mv in USB_MV:
        for board.world.supply_mv in (4300, 5000, 5400):
            board.step(b"", board.now_s + 0.001)
            assert ask(board, ReadBoard(), BoardStatus).supply_mv == pytest.approx(board.world.supply_mv, abs=30)


def test_an_uncalibrated_board_takes_its_reference_for_1100_mv(make_board):
    for usb_mv in USB_MV:
        board = make_board(usb_mv=usb_mv)
        board.step(b"", 0.001)
        assert ask(board, ReadBoard(), BoardStatus).supply_mv == pytest.approx(5000, abs=30)


def test_a_wire_that_is_off_is_off_at_every_voltage(make_board):
    for usb_mv in USB_MV:
        board = make_board(usb_mv=usb_mv)
        board.world.servos[3].wire_off = True
        assert ask_feedback(board, 3).adc < 15
        board.world.servos[4].potentiometer = (1023, 1023)  # shorted to 5 V
        board.world.servos[4].at_us = 1000
        assert usb_mv > 5000 or ask_feedback(board, 4).adc > 1008


def test_a_feedback_line_that_is_flat_is_not_stored(board):
    flat = WriteCalibration(7, 900, 1150, 1400, 1650, 1900, 300, 310)
    assert ask(board, flat) == Rejected(WriteCalibration.ID, RejectReason.NOT_STORED)


def test_the_fuzzer_finds_nothing_in_its_first_inputs():
    """A whole run is `make fuzz SECONDS=600`."""
    done = subprocess.run([build("fuzz"), "60", "1", "500"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "500 inputs, nothing found\n"), done.stderr
