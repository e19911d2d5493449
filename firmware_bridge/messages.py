"""The one table of messages between the table's computer (host) and the casekeeper's board (mcu).

Both ends are made from it: Python uses these classes, the firmware a C header written from them (c_header.py), and
docs/protocol.md tells others (protocol_page.py). A digest of the table is compared before anything moves. Pure; no
frames, no time.

The wire speaks of channels (0...12, one servo and one feedback input each) and of servo pulses in microseconds, never
of ranks or beads. A position measured by the feedback potentiometer is given as the pulse that would hold the servo
there. Numbers are unsigned, little end first, in the order of the fields. A message is its id byte and its fields.

What may change, and how: `Reset` and `Identity` never change their layout, they are how two different versions find
out that they differ. The digest sees every change of the bytes. It sees no names; a change of what the same bytes mean
raises PROTOCOL_VERSION. A message that either end can do without takes an id from FIRST_OPTIONAL_ID on: the digest
leaves it out, and an end that does not know it rejects (board) or drops (host) it.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import IntEnum
from typing import Annotated, Any, ClassVar, Literal, get_args, get_type_hints

from firmware_bridge.notice import Notice, say

PROTOCOL_VERSION = 1
CHANNELS = 13
FIRST_OPTIONAL_ID = 0x40
PULSE_MIN_US = 500  # the shortest pulse that a hobby servo understands
PULSE_MAX_US = 2500  # the longest
ADC_MAX = 1023  # the ATmega2560 converts 0...5 V to 10 bits

Sender = Literal["host", "mcu"]


@dataclass(frozen=True, slots=True)
class Unsigned:
    """A field's width on the wire and the values allowed in it, both ends of the range included."""

    width: int  # bytes: 1, 2 or 4
    low: int
    high: int


class Named(IntEnum):
    """Numbers with a name and a meaning."""

    meaning: str

    def __new__(cls, number: int, meaning: str = "") -> "Named":
        member = int.__new__(cls, number)
        member._value_ = number
        member.meaning = meaning
        return member


class ChannelState(Named):
    """How a channel stands; from JAMMED on it is a fault."""

    IDLE = 0, "released: nothing is wanted since the link was made, or since a Release"
    MOVING = 1, "driven to the wanted pulse"
    THERE = 2, "the feedback stands at the wanted pulse"
    JAMMED = 3, "not there in settle_ms, nor on the gentle second try; released"
    SLIPPED = 4, "drifted slowly away while at rest; being driven back"
    HAND_MOVED = 5, "moved quickly while at rest, somebody pushed a bead; being driven back"
    NO_FEEDBACK = 6, "the feedback input reads nothing a potentiometer can give: wire off; released"
    SUPPLY_LOW = 7, "the servo supply sagged: released until it is back"


class ResetCause(Named):
    """Why the board last started. Behind Arduino's bootloader, which clears the flags, a brown-out is EXTERNAL."""

    POWER = 0, "the power came"
    BROWN_OUT = 1, "the processor's supply sagged"
    WATCHDOG = 2, "the program hung"
    EXTERNAL = 3, "the reset line: a port was opened, or the button"


class LastEnd(Named):
    """How the link before this one ended, so that a fail-safe stop is not forgotten."""

    NONE = 0, "there was none since the start"
    BY_HOST = 1, "the host began another"
    HOST_SILENT = 2, "no whole frame for a second, or nothing acknowledged: all servos were released"


class RejectReason(Named):
    """Why the board did not do what a whole, well-framed message asked."""

    UNKNOWN_ID = 0, "no message from host to board in sequence has this id"
    WRONG_LENGTH = 1, "shorter or longer than the message of this id"
    OUT_OF_RANGE = 2, "a field is out of its range"
    NOT_STORED = 3, "the calibration makes no sense, or the memory is still busy with another"


Channel = Annotated[int, Unsigned(1, 0, CHANNELS - 1), "the channel"]
Pulse = Annotated[int, Unsigned(2, PULSE_MIN_US, PULSE_MAX_US), "where to, us of servo pulse"]
Place = Annotated[
    int, Unsigned(2, PULSE_MIN_US, PULSE_MAX_US), "servo pulse (us) at the place with this number of beads across"
]
Adc = Annotated[int, Unsigned(2, 0, ADC_MAX), "what the feedback reads, of 0...1023"]
AdcAt1000 = Annotated[int, Unsigned(2, 0, ADC_MAX), "what the feedback reads where 1000 us holds the servo"]
AdcAt2000 = Annotated[int, Unsigned(2, 0, ADC_MAX), "and where 2000 us does; a straight line between and beyond"]
U8 = Annotated[int, Unsigned(1, 0, 0xFF)]
U16 = Annotated[int, Unsigned(2, 0, 0xFFFF)]
U32 = Annotated[int, Unsigned(4, 0, 0xFFFF_FFFF)]


class MessageError(ValueError):
    """A payload that is no message of this table, or a value out of its range; `message` says which."""

    def __init__(self, reason: RejectReason, message: Notice) -> None:
        super().__init__(str(message))
        self.reason, self.message = reason, message


class Message:
    """Base of all messages: its id on the wire, who sends it, and whether it travels in the sequence."""

    __slots__ = ()
    ID: ClassVar[int]
    SENDER: ClassVar[Sender]
    SEQUENCED: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Reset(Message):
    """Begin a link. The board answers Identity with the same nonce and both ends count from sequence 0."""

    ID = 0x01
    SENDER = "host"
    SEQUENCED = False
    nonce: Annotated[U16, "names this link: never 0, another one for every link"]
    protocol_version: Annotated[U8, "the host's PROTOCOL_VERSION"]
    table_digest: Annotated[U32, "the digest of the host's message table"]


@dataclass(frozen=True, slots=True)
class Identity(Message):
    """Who the board is. Nonce 0: it has no link and asks for one (it just started, or the host fell silent)."""

    ID = 0x02
    SENDER = "mcu"
    SEQUENCED = False
    nonce: Annotated[U16, "of the Reset that is answered; 0: an announcement"]
    protocol_version: Annotated[U8, "the board's PROTOCOL_VERSION"]
    table_digest: Annotated[U32, "the digest of the board's message table"]
    firmware_version: Annotated[U16, "major * 256 + minor; for people only"]
    boots: Annotated[U16, "another number after every start of the board"]
    reset_cause: Annotated[U8, "a ResetCause; a host takes any other number as unknown"]
    last_end: Annotated[U8, "a LastEnd; a host takes any other number as unknown"]


@dataclass(frozen=True, slots=True)
class Move(Message):
    """Bring a channel to a pulse and keep watch there. The last Move wins; the same again tries a fault again."""

    ID = 0x10
    SENDER = "host"
    channel: Channel
    pulse_us: Pulse


@dataclass(frozen=True, slots=True)
class Release(Message):
    """Stop driving a channel and stop watching it."""

    ID = 0x11
    SENDER = "host"
    channel: Channel


@dataclass(frozen=True, slots=True)
class Configure(Message):
    """How all channels move. The board starts with DEFAULT_CONFIGURE and forgets other values when it restarts."""

    ID = 0x12
    SENDER = "host"
    settle_ms: Annotated[int, Unsigned(2, 100, 5000), "a move that takes longer is a jam"]
    tolerance_us: Annotated[int, Unsigned(2, 10, 300), "this near is there"]
    gentle_us_per_s: Annotated[int, Unsigned(2, 100, 10000), "speed of the second try, us of pulse per second"]
    hold_at_rest: Annotated[int, Unsigned(1, 0, 1), "1: keep driving when there; 0: release, friction holds"]


@dataclass(frozen=True, slots=True)
class ReadCalibration(Message):
    """Ask for the Calibration of a channel."""

    ID = 0x13
    SENDER = "host"
    channel: Channel


@dataclass(frozen=True, slots=True)
class WriteCalibration(Message):
    """Store a calibration in the board (EEPROM, two copies); answered by Calibration, or Rejected NOT_STORED."""

    ID = 0x14
    SENDER = "host"
    channel: Channel
    pulse_0_us: Place
    pulse_1_us: Place
    pulse_2_us: Place
    pulse_3_us: Place
    pulse_4_us: Place
    adc_at_1000_us: AdcAt1000
    adc_at_2000_us: AdcAt2000


@dataclass(frozen=True, slots=True)
class ReadFeedback(Message):
    """Ask for the Feedback of a channel."""

    ID = 0x15
    SENDER = "host"
    channel: Channel


@dataclass(frozen=True, slots=True)
class Ping(Message):
    """Ask for a Pong with the same numbers: measures the round trip."""

    ID = 0x16
    SENDER = "host"
    token: Annotated[U32, "anything"]
    sent_us: Annotated[U32, "anything; the host's clock, us"]
    padding: Annotated[U16, "anything; makes a frame of 16 bytes"]


@dataclass(frozen=True, slots=True)
class ReadBoard(Message):
    """Ask for BoardStatus."""

    ID = 0x17
    SENDER = "host"


@dataclass(frozen=True, slots=True)
class Report(Message):
    """How a channel stands; sent when its state or its wanted pulse changes."""

    ID = 0x20
    SENDER = "mcu"
    channel: Channel
    state: Annotated[int, Unsigned(1, 0, len(ChannelState) - 1), "a ChannelState"]
    measured_us: Annotated[U16, "where the feedback says it stands; may lie outside the range of a pulse"]
    wanted_us: Annotated[U16, "the pulse of the last Move; 0: nothing is wanted"]


@dataclass(frozen=True, slots=True)
class Calibration(Message):
    """The calibration a channel works with; `stored` 0: the built-in one, nothing good is in the EEPROM."""

    ID = 0x21
    SENDER = "mcu"
    channel: Channel
    pulse_0_us: Place
    pulse_1_us: Place
    pulse_2_us: Place
    pulse_3_us: Place
    pulse_4_us: Place
    adc_at_1000_us: AdcAt1000
    adc_at_2000_us: AdcAt2000
    stored: Annotated[int, Unsigned(1, 0, 1), "1: in the EEPROM; 0: the built-in calibration"]


@dataclass(frozen=True, slots=True)
class Feedback(Message):
    """What a channel's feedback input reads now."""

    ID = 0x22
    SENDER = "mcu"
    channel: Channel
    adc: Adc
    measured_us: Annotated[U16, "the same by the channel's calibration, as in Report"]


@dataclass(frozen=True, slots=True)
class Pong(Message):
    """The numbers of a Ping."""

    ID = 0x23
    SENDER = "mcu"
    token: Annotated[U32, "of the Ping"]
    sent_us: Annotated[U32, "of the Ping"]
    padding: Annotated[U16, "of the Ping"]


@dataclass(frozen=True, slots=True)
class BoardStatus(Message):
    """The board's own health; counters stop at their highest value."""

    ID = 0x24
    SENDER = "mcu"
    supply_mv: Annotated[U16, "the servo supply, mV"]
    bad_frames: Annotated[U16, "damaged frames since the start"]
    overruns: Annotated[U16, "bytes lost since the start because the receive buffer was full"]
    fail_safes: Annotated[U16, "links since the start that ended HOST_SILENT"]


@dataclass(frozen=True, slots=True)
class Rejected(Message):
    """A message arrived whole and was not obeyed."""

    ID = 0x2F
    SENDER = "mcu"
    message_id: Annotated[U8, "the id that came"]
    reason: Annotated[int, Unsigned(1, 0, len(RejectReason) - 1), "a RejectReason"]


TABLE: dict[int, type[Message]] = {
    kind.ID: kind
    for kind in (
        *(Reset, Identity),
        *(Move, Release, Configure, ReadCalibration, WriteCalibration, ReadFeedback, Ping, ReadBoard),
        *(Report, Calibration, Feedback, Pong, BoardStatus, Rejected),
    )
}

DEFAULT_CONFIGURE = Configure(settle_ms=900, tolerance_us=40, gentle_us_per_s=800, hold_at_rest=0)
DEFAULT_CALIBRATION_US = (1000, 1250, 1500, 1750, 2000)  # the cam of hardware/machine/drawings: 22.5 degrees a bead
DEFAULT_ADC_US = (225, 675)  # a potentiometer on 5 V: 1.1 V at 1000 us, 3.3 V at 2000 us


def field_types(kind: type[Message]) -> dict[str, Unsigned]:
    """The fields of a message in wire order."""
    return _FIELDS[kind]


def field_meanings(kind: type[Message]) -> dict[str, str]:
    """What the fields of a message mean."""
    return {name: annotation[2] for name, annotation in _annotations(kind).items()}


def payload_length(kind: type[Message]) -> int:
    """Bytes of a message on the wire, its id included."""
    return 1 + sum(unsigned.width for unsigned in field_types(kind).values())


def encode(message: Message) -> bytes:
    """The payload of `message`. MessageError when a value is out of its range."""
    out = bytearray([message.ID])
    for name, unsigned in field_types(type(message)).items():
        value = getattr(message, name)
        _check_range(type(message), name, unsigned, value)
        out += int(value).to_bytes(unsigned.width, "little")
    return bytes(out)


def decode(payload: bytes) -> Message:
    """The message of `payload`. MessageError (with the reason the board would give) when it is none."""
    kind = TABLE.get(payload[0]) if payload else None
    if kind is None:
        raise MessageError(RejectReason.UNKNOWN_ID, say("link-no-such-message", bytes=payload.hex(" ")))
    if len(payload) != payload_length(kind):
        wanted = payload_length(kind)
        why = say("link-wrong-length", name=kind.__name__, has=len(payload), wanted=wanted, bytes=payload.hex(" "))
        raise MessageError(RejectReason.WRONG_LENGTH, why)
    values, at = {}, 1
    for name, unsigned in field_types(kind).items():
        value = int.from_bytes(payload[at : at + unsigned.width], "little")
        _check_range(kind, name, unsigned, value)
        values[name] = value
        at += unsigned.width
    return kind(**values)


def wire_text(table: Iterable[type[Message]]) -> str:
    """What must be the same in both ends, a line a message: id, sender, way, then width and range of each field. No
    names, and nothing of the messages that an end may do without."""
    lines = []
    for kind in sorted(table, key=lambda one: one.ID):
        if kind.ID < FIRST_OPTIONAL_ID:
            way = "sequence" if kind.SEQUENCED else "plain"
            ranges = "".join(f" u{8 * one.width} {one.low}..{one.high}" for one in _read_fields(kind).values())
            lines.append(f"0x{kind.ID:02X} {kind.SENDER} {way}{ranges}\n")
    return "".join(lines)


def digest(text: str) -> int:
    """The first four bytes of the SHA-256 of `text`, the first the highest."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


def version_text(firmware_version: int) -> str:
    """`firmware_version` as people write it: 258 -> "1.2"."""
    return f"{firmware_version >> 8}.{firmware_version & 0xFF}"


def cause_text(reset_cause: int) -> str:
    """A ResetCause from the wire as people write it: "brown-out"; "unknown" for a number that is none."""
    causes = {cause.value: cause.name.lower().replace("_", "-") for cause in ResetCause}
    return causes.get(reset_cause, "unknown")


def _read_fields(kind: type[Message]) -> dict[str, Unsigned]:
    return {name: annotation[1] for name, annotation in _annotations(kind).items()}


def _annotations(kind: type[Message]) -> dict[str, tuple[Any, ...]]:
    """Of each field in wire order: int, its Unsigned, and its meaning."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: get_args(hints[field.name]) for field in fields(kind)}  # type: ignore[arg-type]


def _check_range(kind: type[Message], name: str, unsigned: Unsigned, value: int) -> None:
    if not unsigned.low <= value <= unsigned.high:
        field = f"{kind.__name__}.{name}"
        why = say("link-out-of-range", field=field, value=value, low=unsigned.low, high=unsigned.high)
        raise MessageError(RejectReason.OUT_OF_RANGE, why)


_FIELDS = {kind: _read_fields(kind) for kind in TABLE.values()}
TABLE_DIGEST = digest(wire_text(TABLE.values()))
