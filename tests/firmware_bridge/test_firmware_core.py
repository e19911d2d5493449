"""The firmware's core against the shared vectors, over bad wires, and with bad memory; under the sanitizers."""

import json
import subprocess
from itertools import count
from pathlib import Path

import pytest

from firmware_bridge import c_header
from firmware_bridge.bad_wire import BadWire
from firmware_bridge.fake_board import FIRMWARE_VERSION
from firmware_bridge.framing import AckFrame, DataFrame, FrameDecoder, PlainFrame, encode_frame
from firmware_bridge.link import HostEnd, LinkFull, Received
from firmware_bridge.messages import (
    PROTOCOL_VERSION,
    TABLE,
    TABLE_DIGEST,
    Calibration,
    Identity,
    LastEnd,
    Ping,
    Pong,
    ReadCalibration,
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
    host, now_s, pings, pongs = HostEnd(first_nonce=1, now_s=0.0), 0.0, 0, []
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
            acked += (frame.ack - acked) % 8 if (frame.ack - acked) % 8 <= 5 else 0
            if isinstance(frame, DataFrame) and frame.sequence == host_expects:
                host_expects = (host_expects + 1) % 8
                got.append(decode(frame.payload))
        if acked >= 60:
            break
    assert [m.token for m in got if isinstance(m, Pong)][:50] == list(range(50))


def test_a_stored_calibration_is_told_though_the_queue_was_full(board):
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


def ask(board, message):
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
            if isinstance(event, Received) and isinstance(event.message, Calibration | Rejected):
                return event.message
    raise AssertionError(f"no answer to {message}")


MINE = (7, 900, 1150, 1400, 1650, 1900, 200, 700)


def test_calibration_is_kept_over_a_restart(board):
    assert ask(board, WriteCalibration(*MINE)) == Calibration(*MINE, 1)
    board.restart(ResetCause.POWER)
    assert ask(board, ReadCalibration(7)) == Calibration(*MINE, 1)
    assert ask(board, ReadCalibration(6)).stored == 0


RECORD, COPY = 16, 16 * 13


@pytest.mark.parametrize("byte", range(RECORD))
@pytest.mark.parametrize("copy", [0, 1], ids=["first copy", "second copy"])
def test_one_damaged_copy_of_a_calibration_does_no_harm(board, byte, copy):
    ask(board, WriteCalibration(*MINE))
    board.core.ask("flip", copy * COPY + 7 * RECORD + byte)
    board.restart(ResetCause.POWER)
    assert ask(board, ReadCalibration(7)) == Calibration(*MINE, 1)


def test_two_damaged_copies_fall_back_to_the_built_in_one_and_say_so(board):
    ask(board, WriteCalibration(*MINE))
    for copy in (0, 1):
        board.core.ask("flip", copy * COPY + 7 * RECORD)
    board.restart(ResetCause.POWER)
    assert ask(board, ReadCalibration(7)) == Calibration(7, 1000, 1250, 1500, 1750, 2000, 225, 675, 0)


def test_a_feedback_line_that_is_flat_is_not_stored(board):
    flat = WriteCalibration(7, 900, 1150, 1400, 1650, 1900, 300, 310)
    assert ask(board, flat) == Rejected(WriteCalibration.ID, RejectReason.NOT_STORED)


def test_the_fuzzer_finds_nothing_in_its_first_inputs():
    """A whole run is `make fuzz SECONDS=600`."""
    done = subprocess.run([build("fuzz"), "60", "1", "500"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "500 inputs, nothing found\n"), done.stderr
