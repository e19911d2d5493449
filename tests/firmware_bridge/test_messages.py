"""The table of messages: round trip, ranges at their edges, a digest that sees every change, the shared vectors."""

import json
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware_bridge.framing import MAX_PAYLOAD
from firmware_bridge.messages import (
    TABLE,
    TABLE_DIGEST,
    MessageError,
    Move,
    RejectReason,
    ResetCause,
    cause_text,
    decode,
    encode,
    field_types,
    payload_length,
    table_text,
)

VECTORS = json.loads((Path(__file__).parents[1] / "data" / "link_vectors.json").read_text())
KINDS = sorted(TABLE.values(), key=lambda kind: kind.ID)


@st.composite
def messages(draw):
    kind = draw(st.sampled_from(KINDS))
    return kind(**{name: draw(st.integers(u.low, u.high)) for name, u in field_types(kind).items()})


@given(messages())
def test_every_message_comes_back(message):
    payload = encode(message)
    assert decode(payload) == message
    assert len(payload) == payload_length(type(message)) <= MAX_PAYLOAD


@given(st.binary(max_size=30))
def test_any_bytes_are_a_message_or_refused(payload):
    try:
        message = decode(payload)
    except MessageError:
        return
    assert encode(message) == payload


BOUNDED = [
    pytest.param(kind, name, value, id=f"{kind.__name__}.{name}={value}")
    for kind in KINDS
    for name, u in field_types(kind).items()
    for value in (u.low - 1, u.high + 1)
]


@pytest.mark.parametrize(("kind", "name", "value"), BOUNDED)
def test_a_value_beyond_its_range_is_refused_by_name(kind, name, value):
    values = {field: u.low for field, u in field_types(kind).items()} | {name: value}
    with pytest.raises(MessageError, match=f"{kind.__name__}.{name} is {value}") as refused:
        encode(kind(**values))
    assert refused.value.reason is RejectReason.OUT_OF_RANGE


@pytest.mark.parametrize(
    ("payload", "reason"),
    [
        pytest.param("", RejectReason.UNKNOWN_ID, id="empty"),
        pytest.param("ff", RejectReason.UNKNOWN_ID, id="unknown"),
        pytest.param("1003", RejectReason.WRONG_LENGTH, id="short"),
        pytest.param("1003dc0500", RejectReason.WRONG_LENGTH, id="long"),
        pytest.param("100ddc05", RejectReason.OUT_OF_RANGE, id="channel 13"),
    ],
)
def test_a_bad_payload_is_refused_with_the_boards_reason(payload, reason):
    with pytest.raises(MessageError) as refused:
        decode(bytes.fromhex(payload))
    assert refused.value.reason is reason


def test_a_reset_cause_is_told_in_words_and_any_byte_from_the_wire_is_taken():
    assert [cause_text(cause) for cause in ResetCause] == ["power", "brown-out", "watchdog", "external"]
    assert cause_text(200) == "unknown"


def test_messages_are_facts():
    with pytest.raises(FrozenInstanceError):
        Move(0, 1500).channel = 1


def test_the_digest_is_of_the_text_that_names_every_field():
    text = table_text()
    for kind in KINDS:
        assert all(f"{name}: u{8 * u.width} {u.low}..{u.high}" in text for name, u in field_types(kind).items())
    assert f"{TABLE_DIGEST:08x}" == VECTORS["table_digest"]


@pytest.mark.parametrize("vector", VECTORS["messages"], ids=lambda vector: vector["name"])
def test_shared_vectors_both_ways(vector):
    kind = next(kind for kind in KINDS if kind.__name__ == vector["name"])
    message, payload = kind(**vector["fields"]), bytes.fromhex(vector["payload"])
    assert encode(message) == payload
    assert decode(payload) == message
