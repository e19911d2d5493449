"""The table of messages: round trip, ranges at their edges, a digest that sees every change, the shared vectors."""

import json
from dataclasses import FrozenInstanceError, make_dataclass
from pathlib import Path
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware_bridge.framing import MAX_PAYLOAD
from firmware_bridge.messages import (
    FIRST_OPTIONAL_ID,
    TABLE,
    TABLE_DIGEST,
    ChannelState,
    LastEnd,
    Message,
    MessageError,
    Move,
    RejectReason,
    ResetCause,
    Unsigned,
    cause_text,
    decode,
    digest,
    encode,
    field_types,
    payload_length,
    wire_text,
)
from tests.english import english, raises_saying

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
    with raises_saying(MessageError, match=f"{kind.__name__}.{name} is {value}, ") as refused:
        encode(kind(**values))
    assert refused.value.reason is RejectReason.OUT_OF_RANGE


@pytest.mark.parametrize(
    ("payload", "reason", "says"),
    [
        pytest.param("", RejectReason.UNKNOWN_ID, "no message has the id of ''", id="empty"),
        pytest.param("ff", RejectReason.UNKNOWN_ID, "no message has the id of 'ff'", id="unknown"),
        pytest.param("1003", RejectReason.WRONG_LENGTH, "Move of 2 bytes, 4 wanted: 10 03", id="short"),
        pytest.param("1003dc0500", RejectReason.WRONG_LENGTH, "Move of 5 bytes, 4 wanted: 10 03 dc 05 00", id="long"),
        pytest.param("100ddc05", RejectReason.OUT_OF_RANGE, "Move.channel is 13, 0...12 allowed", id="channel 13"),
    ],
)
def test_a_bad_payload_is_refused_with_the_boards_reason(payload, reason, says):
    with pytest.raises(MessageError) as refused:
        decode(bytes.fromhex(payload))
    assert refused.value.reason is reason
    assert english(refused.value.message) == says


def test_a_reset_cause_is_shown_in_words_and_any_byte_from_the_wire_is_taken():
    assert [cause_text(cause) for cause in ResetCause] == ["power", "brown-out", "watchdog", "external"]
    assert cause_text(200) == "unknown"


def test_messages_are_facts():
    with pytest.raises(FrozenInstanceError):
        Move(0, 1500).channel = 1  # type: ignore[misc]


def test_the_digest_is_the_one_of_the_shared_vectors():
    assert f"{TABLE_DIGEST:08x}" == VECTORS["table_digest"]


def changed_move(name="Move", *, number=Move.ID, sender="host", sequenced=True, **fields):
    """A message like Move, with other fields where they are given."""
    fields = fields or {"channel": Unsigned(1, 0, 12), "pulse_us": Unsigned(2, 500, 2500)}
    kind: Any = make_dataclass(name, [(field, Annotated[int, u]) for field, u in fields.items()], bases=(Message,))
    kind.ID, kind.SENDER, kind.SEQUENCED = number, sender, sequenced
    return kind


def digest_with(*kinds):
    return digest(wire_text([*(kind for kind in KINDS if kind is not Move), *kinds]))


@pytest.mark.parametrize(
    "kinds",
    [
        pytest.param([changed_move()], id="nothing"),
        pytest.param([changed_move("Go")], id="another name of the message"),
        pytest.param([changed_move(lever=Unsigned(1, 0, 12), to=Unsigned(2, 500, 2500))], id="other names of fields"),
        pytest.param([Move, changed_move("Lamp", number=FIRST_OPTIONAL_ID)], id="a message that may be missing"),
    ],
)
def test_the_digest_does_not_see_what_is_not_on_the_wire(kinds):
    assert digest_with(*kinds) == TABLE_DIGEST


@pytest.mark.parametrize(
    "kinds",
    [
        pytest.param([], id="a message less"),
        pytest.param([Move, changed_move("Lamp", number=0x18)], id="a message more"),
        pytest.param([changed_move(number=0x19)], id="another id"),
        pytest.param([changed_move(sender="mcu")], id="another sender"),
        pytest.param([changed_move(sequenced=False)], id="outside the sequence"),
        pytest.param([changed_move(a=Unsigned(2, 500, 2500), b=Unsigned(1, 0, 12))], id="another order"),
        pytest.param([changed_move(a=Unsigned(1, 0, 12), b=Unsigned(4, 500, 2500))], id="another width"),
        pytest.param([changed_move(a=Unsigned(1, 0, 12), b=Unsigned(2, 500, 2501))], id="another range"),
        pytest.param([changed_move(a=Unsigned(1, 0, 12))], id="a field less"),
    ],
)
def test_the_digest_sees_every_change_of_the_wire(kinds):
    assert digest_with(*kinds) != TABLE_DIGEST


def test_numbers_with_a_meaning_keep_it():
    """The digest does not see names: these hold what a number means until PROTOCOL_VERSION changes."""
    kinds = (ChannelState, ResetCause, LastEnd, RejectReason)
    assert {kind.__name__: {one.name: one.value for one in kind} for kind in kinds} == VECTORS["numbers"]


@pytest.mark.parametrize("vector", VECTORS["messages"], ids=lambda vector: vector["name"])
def test_shared_vectors_both_ways(vector):
    kind = next(kind for kind in KINDS if kind.__name__ == vector["name"])
    message, payload = kind(**vector["fields"]), bytes.fromhex(vector["payload"])
    assert encode(message) == payload
    assert decode(payload) == message
