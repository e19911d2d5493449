"""Frames: round trip, damage found, bounds kept, and the byte vectors shared with the firmware."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware_bridge.framing import (
    CRC_CHECK,
    FLAG,
    MAX_PAYLOAD,
    AckFrame,
    BadFrame,
    DataFrame,
    FrameDecoder,
    NakFrame,
    PlainFrame,
    crc16,
    encode_frame,
)

VECTORS = json.loads((Path(__file__).parents[1] / "data" / "link_vectors.json").read_text())

numbers = st.integers(0, 7)
payloads = st.binary(min_size=1, max_size=MAX_PAYLOAD)
frames = st.one_of(
    st.builds(DataFrame, numbers, numbers, payloads),
    st.builds(AckFrame, numbers),
    st.builds(NakFrame, numbers),
    st.builds(PlainFrame, payloads),
)


def test_crc_check_value():
    assert crc16(b"123456789") == CRC_CHECK == 0x29B1


@given(st.binary(max_size=40))
def test_the_crc_is_that_of_its_polynomial(data):
    crc = 0xFFFF
    for byte in data:
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    assert crc16(data) == crc


@given(st.lists(frames), st.integers(1, 7))
def test_any_frames_arrive_however_the_bytes_are_cut(sent, size):
    wire = b"".join(map(encode_frame, sent))
    decoder = FrameDecoder()
    arrived = [frame for i in range(0, len(wire), size) for frame in decoder.feed(wire[i : i + size])]
    assert arrived == sent


@given(frames, st.data())
def test_one_wrong_bit_never_makes_another_frame(frame, data):
    wire = bytearray(encode_frame(frame))
    at = data.draw(st.integers(0, 8 * len(wire) - 1))
    wire[at // 8] ^= 1 << at % 8
    arrived = list(FrameDecoder().feed(bytes(wire) + bytes([FLAG])))
    assert all(isinstance(found, BadFrame) or found == frame for found in arrived)


@given(st.binary(max_size=400))
def test_noise_is_no_frame_and_does_not_stop_the_next(noise):
    decoder = FrameDecoder()
    list(decoder.feed(noise))
    wanted = DataFrame(1, 2, b"after")
    # The first flag after noise may end a bad frame; the second copy always arrives whole.
    assert list(decoder.feed(encode_frame(wanted) * 2))[-1] == wanted


def test_a_frame_without_end_is_given_up_at_the_bound():
    decoder = FrameDecoder()
    (found,) = decoder.feed(bytes([FLAG]) + bytes(100_000))
    assert isinstance(found, BadFrame)
    assert "longer" in found.reason


@pytest.mark.parametrize(
    ("make", "says"),
    [
        pytest.param(lambda: encode_frame(DataFrame(8, 0, b"x")), "sequence number 8", id="sequence"),
        pytest.param(lambda: encode_frame(AckFrame(-1)), "sequence number -1", id="ack"),
        pytest.param(lambda: encode_frame(PlainFrame(bytes(MAX_PAYLOAD + 1))), "at most 24", id="payload"),
    ],
)
def test_what_does_not_fit_is_refused(make, says):
    with pytest.raises(ValueError, match=says):
        make()


KINDS = {"data": DataFrame, "ack": AckFrame, "nak": NakFrame, "plain": PlainFrame}


def frame_of(vector):
    fields = dict(vector["frame"])
    kind = KINDS[fields.pop("kind")]
    if "payload" in fields:
        fields["payload"] = bytes.fromhex(fields["payload"])
    return kind(**fields)


@pytest.mark.parametrize("vector", VECTORS["frames"], ids=lambda vector: vector["name"])
def test_shared_vectors_both_ways(vector):
    wire = bytes.fromhex(vector["wire"])
    assert encode_frame(frame_of(vector)) == wire
    assert list(FrameDecoder().feed(wire)) == [frame_of(vector)]


@pytest.mark.parametrize("vector", VECTORS["bad"], ids=lambda vector: vector["name"])
def test_shared_bad_vectors(vector):
    found = list(FrameDecoder().feed(bytes.fromhex(vector["wire"])))
    assert [isinstance(one, BadFrame) for one in found] == [True] * vector["bad_frames"]
