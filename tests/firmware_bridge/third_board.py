"""A casekeeper's board written from docs/protocol.md alone, to prove that the page is enough.

Nothing of `firmware_bridge` may be imported here, nor copied from it. Bytes come in and go out, and time is a number
of milliseconds that the caller passes in; there are no threads, no clock and no port.
Sections named in comments are those of the page.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

CHANNELS = 13
PROTOCOL_VERSION = 1
FIRMWARE_VERSION = 0x0300  # free, for people only

# --- Section 2: frames ---------------------------------------------------------------------------------------------

FLAG = 0x7E
ESCAPE = 0x7D
LONGEST_PAYLOAD = 24  # bytes
DATA, ACK, NAK, PLAIN = range(4)


def crc_of(data: bytes) -> int:
    """CRC-16/IBM-3740 of some bytes."""
    crc = 0xFFFF
    for byte in data:
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    return crc


@dataclass(frozen=True)
class Frame:
    """One frame: kind DATA, ACK, NAK or PLAIN, its numbers of 0...7, and the message in it."""

    kind: int
    sequence: int = 0
    ack: int = 0
    payload: bytes = b""

    def is_lawful(self) -> bool:
        """Whether the kind, the numbers and the payload go together."""
        carries = 1 <= len(self.payload) <= LONGEST_PAYLOAD
        if self.kind == DATA:
            return carries
        if self.kind == PLAIN:
            return carries and self.sequence == 0 and self.ack == 0
        return not self.payload and self.sequence == 0

    def on_the_wire(self) -> bytes:
        """The bytes from flag to flag."""
        body = bytes([self.kind << 6 | self.sequence << 3 | self.ack]) + self.payload
        body += crc_of(body).to_bytes(2, "big")
        stuffed = bytearray([FLAG])
        for byte in body:
            stuffed += bytes([ESCAPE, byte ^ 0x20]) if byte in (FLAG, ESCAPE) else bytes([byte])
        return bytes(stuffed) + bytes([FLAG])


class Deframer:
    """Collects bytes into frames."""

    def __init__(self) -> None:
        self._collected = bytearray()
        self._escaped = False
        self._deaf = True  # nothing counts until the first flag, nor after a frame that was bad before its end

    def frames_in(self, data: bytes) -> Iterator[Frame | None]:
        """The frames that these bytes complete, and None for each bad one."""
        for byte in data:
            if byte == FLAG:
                if not self._deaf and (self._collected or self._escaped):
                    yield self._collected_frame()
                self._begin()
            elif not self._deaf and not self._takes(byte):
                self._deaf = True
                yield None

    def _begin(self) -> None:
        self._collected.clear()
        self._escaped = self._deaf = False

    def _takes(self, byte: int) -> bool:
        if byte == ESCAPE and not self._escaped:
            self._escaped = True
            return True
        if self._escaped:
            byte ^= 0x20
            if byte not in (FLAG, ESCAPE):
                return False
            self._escaped = False
        self._collected.append(byte)
        return len(self._collected) <= 1 + LONGEST_PAYLOAD + 2

    def _collected_frame(self) -> Frame | None:
        whole = bytes(self._collected)
        if self._escaped or len(whole) < 3 or crc_of(whole[:-2]) != int.from_bytes(whole[-2:], "big"):
            return None
        frame = Frame(whole[0] >> 6, whole[0] >> 3 & 7, whole[0] & 7, whole[1:-2])
        return frame if frame.is_lawful() else None


# --- Sections 5 and 6: messages and their digest -------------------------------------------------------------------

UNKNOWN_ID, WRONG_LENGTH, OUT_OF_RANGE, NOT_STORED = range(4)


class Refused(Exception):
    """A payload that is no message of the table; `reason` is the RejectReason."""

    def __init__(self, reason: int) -> None:
        super().__init__(f"reason {reason}")
        self.reason = reason


# Each field is name:bytes, and :lowest:highest where that is less than all its bytes can hold.
_PLACES = " ".join(f"pulse_{beads}_us:2:500:2500" for beads in range(5))
_CALIBRATED = f"channel:1:0:12 {_PLACES} adc_at_1000_us:2:0:1023 adc_at_2000_us:2:0:1023"
_TABLE = f"""
0x01 host plain Reset nonce:2 protocol_version:1 table_digest:4
0x02 mcu plain Identity nonce:2 protocol_version:1 table_digest:4 firmware_version:2 boots:2 reset_cause:1 last_end:1
0x10 host sequence Move channel:1:0:12 pulse_us:2:500:2500
0x11 host sequence Release channel:1:0:12
0x12 host sequence Configure settle_ms:2:100:5000 tolerance_us:2:10:300 gentle_us_per_s:2:100:10000 hold_at_rest:1:0:1
0x13 host sequence ReadCalibration channel:1:0:12
0x14 host sequence WriteCalibration {_CALIBRATED}
0x15 host sequence ReadFeedback channel:1:0:12
0x16 host sequence Ping token:4 sent_us:4 padding:2
0x17 host sequence ReadBoard
0x20 mcu sequence Report channel:1:0:12 state:1:0:7 measured_us:2 wanted_us:2
0x21 mcu sequence Calibration {_CALIBRATED} stored:1:0:1
0x22 mcu sequence Feedback channel:1:0:12 adc:2:0:1023 measured_us:2
0x23 mcu sequence Pong token:4 sent_us:4 padding:2
0x24 mcu sequence BoardStatus supply_mv:2 bad_frames:2 overruns:2 fail_safes:2
0x2F mcu sequence Rejected message_id:1 reason:1:0:3
"""


@dataclass(frozen=True)
class Field:
    """A number in a message: its width in bytes and its range, both ends allowed."""

    name: str
    width: int
    low: int
    high: int


@dataclass(frozen=True)
class Layout:
    """A message of the table."""

    id: int
    sender: str
    way: str
    name: str
    fields: tuple[Field, ...]

    def line(self) -> str:
        """Its line in what the digest is over."""
        words = [f"0x{self.id:02X}", self.sender, self.way]
        for one in self.fields:
            words += [f"u{8 * one.width}", f"{one.low}..{one.high}"]
        return " ".join(words) + "\n"

    def values(self, payload: bytes) -> dict[str, int]:
        """The values in a payload of this id; Refused when it is too short, too long or out of range."""
        if len(payload) != 1 + sum(one.width for one in self.fields):
            raise Refused(WRONG_LENGTH)
        found, at = {}, 1
        for one in self.fields:
            found[one.name] = int.from_bytes(payload[at : at + one.width], "little")
            at += one.width
        if any(not one.low <= found[one.name] <= one.high for one in self.fields):
            raise Refused(OUT_OF_RANGE)
        return found


def _field(text: str) -> Field:
    name, width, *bounds = text.split(":")
    low, high = map(int, bounds) if bounds else (0, 256 ** int(width) - 1)
    return Field(name, int(width), low, high)


def _layout(line: str) -> Layout:
    number, sender, way, name, *fields = line.split()
    return Layout(int(number, 16), sender, way, name, tuple(map(_field, fields)))


LAYOUTS = {layout.name: layout for layout in map(_layout, _TABLE.strip().splitlines())}
COMMANDS = {one.id: one for one in LAYOUTS.values() if (one.sender, one.way) == ("host", "sequence")}
TABLE_DIGEST = int.from_bytes(
    hashlib.sha256("".join(one.line() for one in LAYOUTS.values()).encode("ascii")).digest()[:4], "big"
)


def message(name: str, **values: int) -> bytes:
    """The payload of a message with these values."""
    layout = LAYOUTS[name]
    assert values.keys() == {one.name for one in layout.fields}, values
    return bytes([layout.id]) + b"".join(values[one.name].to_bytes(one.width, "little") for one in layout.fields)


def command(payload: bytes) -> tuple[str, dict[str, int]]:
    """What the host asks for in sequence; Refused, judged in the order of section 7."""
    layout = COMMANDS.get(payload[0])
    if layout is None:
        raise Refused(UNKNOWN_ID)
    return layout.name, layout.values(payload)


# --- Section 3: the sequence ---------------------------------------------------------------------------------------

WINDOW = 5
FIRST_RETRY_MS = 50
LONGEST_RETRY_MS = 250
STALLED_AFTER = 20  # tries
OWED_AT_MOST = 3  # frames
OWED_AT_MOST_MS = 5
HEARTBEAT_MS = 100
QUEUE = 16  # messages


class Sender:
    """One direction of the sequence, the sending end."""

    def __init__(self) -> None:
        self.stalled = False
        self._waiting: deque[bytes] = deque()  # from the oldest not acknowledged on
        self._base = 0  # its number
        self._sent = 0  # how many of them were ever sent
        self._next = 0  # which of them goes next
        self._tries = 0
        self._retry_ms = FIRST_RETRY_MS
        self._retry_at: float | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, payload: bytes) -> None:
        """Queue a message; the caller has seen to the room."""
        assert len(self) < QUEUE
        self._waiting.append(payload)

    def acknowledge(self, ack: int, now: float) -> None:
        """Everything before `ack` arrived."""
        count = (ack - self._base) % 8
        if not 1 <= count <= self._sent:
            return
        for _ in range(count):
            self._waiting.popleft()
        self._base = ack
        self._sent -= count
        self._next = max(0, self._next - count)
        self._tries = 0
        self._retry_ms = FIRST_RETRY_MS
        self._retry_at = now + FIRST_RETRY_MS if self._sent else None

    def refuse(self, ack: int, now: float) -> None:
        """A NAK came."""
        self.acknowledge(ack, now)
        if self._sent:
            self._again()

    def frames(self, expected: int, now: float) -> Iterator[Frame]:
        """The DATA frames that go now, with the ack of the other direction."""
        if self._retry_at is not None and now >= self._retry_at:
            self._tries += 1
            self._retry_ms = min(2 * self._retry_ms, LONGEST_RETRY_MS)
            self._again()
            self.stalled = self._tries >= STALLED_AFTER
        while not self.stalled and self._next < min(WINDOW, len(self._waiting)):
            if self._retry_at is None:
                self._retry_at = now + self._retry_ms
            yield Frame(DATA, (self._base + self._next) % 8, expected, self._waiting[self._next])
            self._next += 1
            self._sent = max(self._sent, self._next)

    def _again(self) -> None:
        self._next = 0
        self._retry_at = None


class Receiver:
    """One direction of the sequence, the receiving end."""

    def __init__(self, now: float) -> None:
        self.expected = 0
        self._owed = 0
        self._owed_since = now
        self._at_once = False
        self._nak_due = False
        self._nak_sent = False
        self._last_sent = now

    def takes(self, sequence: int, now: float, has_room: bool) -> bool:
        """Whether the DATA frame of this number is the next message, to be obeyed."""
        if sequence == self.expected:
            if has_room:
                self._taken(now)
            return has_room
        if 1 <= (self.expected - sequence) % 8 <= WINDOW:
            self._at_once = True
        else:
            self.damaged()
        return False

    def damaged(self) -> None:
        """Something came that makes a NAK due."""
        self._nak_due = not self._nak_sent

    def nak(self) -> Frame | None:
        """The NAK that goes now."""
        if not self._nak_due:
            return None
        self._nak_sent = True
        return Frame(NAK, 0, self.expected)

    def ack(self, now: float) -> Frame | None:
        """The ACK that goes now."""
        owed = self._owed >= OWED_AT_MOST or (self._owed > 0 and now >= self._owed_since + OWED_AT_MOST_MS)
        if owed or self._at_once or now >= self._last_sent + HEARTBEAT_MS:
            return Frame(ACK, 0, self.expected)
        return None

    def paid(self, now: float) -> None:
        """A frame with `expected` in it was sent."""
        self._owed = 0
        self._at_once = self._nak_due = False
        self._last_sent = now

    def _taken(self, now: float) -> None:
        self.expected = (self.expected + 1) % 8
        self._nak_due = self._nak_sent = False
        if not self._owed:
            self._owed_since = now
        self._owed += 1


# --- What a board is wired to --------------------------------------------------------------------------------------


class Wires(Protocol):
    """The pins of a board."""

    def feedback(self, channel: int) -> int:
        """What the feedback of a channel reads now, 0...1023."""

    def supply_mv(self) -> int:
        """The servo supply, mV."""

    def drive(self, channel: int, pulse_us: float | None) -> None:
        """Pulses for a channel from now on; None: none."""


@dataclass
class Memory:
    """What a board remembers without power: its starts, and the fields of each stored Calibration but `stored`."""

    boots: int = 0
    calibrations: dict[int, dict[str, int]] = field(default_factory=dict)


# --- Section 7: a channel ------------------------------------------------------------------------------------------

IDLE, MOVING, THERE, JAMMED, SLIPPED, HAND_MOVED, NO_FEEDBACK, SUPPLY_LOW = range(8)

LOOK_MS = 20
LOOKS_UNTIL_THERE = 3
LOWEST_ADC = 15
HIGHEST_ADC = 1008
HAND_STEP_US = 20
LOW_BELOW_MV = 4300
GOOD_FROM_MV = 4600


@dataclass(frozen=True)
class Manner:
    """How all channels move: the fields of Configure."""

    settle_ms: int = 900
    tolerance_us: int = 40
    gentle_us_per_s: int = 800
    hold_at_rest: int = 0


class Channel:
    """One servo as the board drives and watches it. `changed` is called with its number when a Report is due."""

    def __init__(
        self, number: int, wires: Wires, stored: dict[str, int] | None, changed: Callable[[int], None]
    ) -> None:
        self.state = IDLE
        self.wanted_us = 0
        self.stored = stored is not None
        self.calibration = stored or {
            "channel": number,
            **{f"pulse_{beads}_us": 1000 + 250 * beads for beads in range(5)},
            "adc_at_1000_us": 225,
            "adc_at_2000_us": 675,
        }
        self._number = number
        self._wires = wires
        self._changed = changed
        self._gentle = False
        self._deadline = 0.0
        self._near = 0  # looks on end
        self._seen_us = 0
        self._quickest_us = 0.0
        self._drive(None)

    def adc(self) -> int:
        """What its feedback reads."""
        return self._wires.feedback(self._number)

    def measured_us(self) -> int:
        """Where the feedback says that the servo stands."""
        low, high = self.calibration["adc_at_1000_us"], self.calibration["adc_at_2000_us"]
        return max(0, min(65535, round(1000 + (self.adc() - low) * 1000 / (high - low))))

    def report(self) -> bytes:
        """How it stands now."""
        return message(
            "Report",
            channel=self._number,
            state=self.state,
            measured_us=self.measured_us(),
            wanted_us=self.wanted_us,
        )

    def told(self) -> bytes:
        """The calibration it works with."""
        return message("Calibration", **self.calibration, stored=int(self.stored))

    def move(self, pulse_us: int, manner: Manner, low: bool, now: float) -> None:
        """Obey a Move. `low`: the supply is."""
        self.wanted_us = pulse_us
        self._near = 0
        self._gentle = False
        self._deadline = now + manner.settle_ms
        self._stand(SUPPLY_LOW if low else MOVING, None if low else float(pulse_us))

    def release(self) -> None:
        """Obey a Release, or the end of a link."""
        self.wanted_us = 0
        self._stand(IDLE, None)

    def look(self, manner: Manner, low: bool, now: float, passed_ms: float) -> None:
        """Look at the feedback, `passed_ms` after the look before."""
        if low and self._pulse_us is not None:
            self._stand(SUPPLY_LOW, None)
        elif not low and self.state == SUPPLY_LOW:
            self.move(self.wanted_us, manner, low, now)
        elif self.state in (MOVING, THERE, SLIPPED, HAND_MOVED):
            if not LOWEST_ADC <= self.adc() <= HIGHEST_ADC:
                self._stand(NO_FEEDBACK, None)
            elif self.state == THERE:
                self._watch_rest(manner, low, now)
            else:
                self._watch_way(manner, now, passed_ms)

    def _watch_way(self, manner: Manner, now: float, passed_ms: float) -> None:
        measured = self.measured_us()
        self._near = self._near + 1 if abs(measured - self.wanted_us) <= manner.tolerance_us else 0
        if self._near >= LOOKS_UNTIL_THERE:
            self._seen_us = measured
            self._quickest_us = 0.0
            self._stand(THERE, float(self.wanted_us) if manner.hold_at_rest else None)
        elif now >= self._deadline:
            if self._gentle:
                self._stand(JAMMED, None)
            else:
                self._go_gently(manner, now)
        elif self._gentle:
            self._creep(manner, passed_ms)

    def _watch_rest(self, manner: Manner, low: bool, now: float) -> None:
        measured = self.measured_us()
        self._quickest_us = max(abs(measured - self._seen_us), 0.9 * self._quickest_us)
        self._seen_us = measured
        if abs(measured - self.wanted_us) <= 2 * manner.tolerance_us:
            return
        if low:
            self._stand(SUPPLY_LOW, None)
        else:
            self._stand(HAND_MOVED if self._quickest_us > HAND_STEP_US else SLIPPED, None)
            self._go_gently(manner, now)

    def _go_gently(self, manner: Manner, now: float) -> None:
        start = max(500.0, min(2500.0, float(self.measured_us())))
        self._near = 0
        self._gentle = True
        self._deadline = now + abs(self.wanted_us - start) * 1000 / manner.gentle_us_per_s + manner.settle_ms
        self._drive(start)

    def _creep(self, manner: Manner, passed_ms: float) -> None:
        assert self._pulse_us is not None
        way = manner.gentle_us_per_s * passed_ms / 1000
        self._drive(self._pulse_us + max(-way, min(way, self.wanted_us - self._pulse_us)))

    def _stand(self, state: int, pulse_us: float | None) -> None:
        self.state = state
        self._drive(pulse_us)
        self._changed(self._number)

    def _drive(self, pulse_us: float | None) -> None:
        self._pulse_us = pulse_us
        self._wires.drive(self._number, pulse_us)


# --- Sections 4 and 7: the board -----------------------------------------------------------------------------------

NO_END, BY_HOST, HOST_SILENT = range(3)

ANNOUNCE_MS = 500
SILENT_MS = 1000
STORE_MS = 60  # how long this board's EEPROM takes; the page allows 2 s
ROOM_FOR_REPORTS = 8  # of the queue; what is left is for answers
HIGHEST_COUNT = 0xFFFF


class Link:
    """What is kept for one link only."""

    def __init__(self, nonce: int, now: float) -> None:
        self.nonce = nonce
        self.heard = now
        self.sender = Sender()
        self.receiver = Receiver(now)
        self.reports: dict[int, None] = {}  # channels of which one is due, the oldest first


class Board:
    """A board that just started; another start is another Board with the same Memory.

    Time is in milliseconds and never goes back. Call step() about every millisecond. `commands` gathers what came in
    sequence and was whole.
    """

    def __init__(
        self,
        wires: Wires,
        memory: Memory,
        now: float = 0.0,
        reset_cause: int = 0,
        digest: int = TABLE_DIGEST,
        version: int = PROTOCOL_VERSION,
    ) -> None:
        self.link: Link | None = None
        self.commands: list[tuple[str, dict[str, int]]] = []
        memory.boots = (memory.boots + 1) % 0x10000
        self._wires = wires
        self._memory = memory
        self._digest = digest
        self._version = version
        self._reset_cause = reset_cause
        self._last_end = NO_END
        self._manner = Manner()
        self._deframer = Deframer()
        self._bad_frames = 0
        self._fail_safes = 0
        self._answer: int | None = None  # the nonce of a Reset that was not answered yet
        self._announce_at = now
        self._looked = now
        self._supply_is_low = False
        self._storing: tuple[Channel, int, Link, float] | None = None  # which, its number, who asked, until when
        self._channels = [
            Channel(number, wires, memory.calibrations.get(number), self._report_due) for number in range(CHANNELS)
        ]

    def receive(self, data: bytes, now: float) -> None:
        """Take bytes off the line."""
        for frame in self._deframer.frames_in(data):
            if frame is None:
                self._bad_frames = min(self._bad_frames + 1, HIGHEST_COUNT)
                if self.link:
                    self.link.receiver.damaged()
                continue
            if self.link:
                self.link.heard = now
            if frame.kind == PLAIN:
                self._plain(frame.payload, now)
            elif self.link:
                self._in_sequence(self.link, frame, now)

    def step(self, now: float) -> bytes:
        """Do what is due; the bytes that go on the line."""
        self._look(now)
        self._store(now)
        out = b""
        if self._answer is not None:
            out += self._identity(self._answer)
            self._answer = None
        if self.link:
            out += self._linked(self.link, now)
        if not self.link and now >= self._announce_at:
            self._announce_at = now + ANNOUNCE_MS
            out += self._identity(0)
        return out

    # What arrives

    def _plain(self, payload: bytes, now: float) -> None:
        reset = _reset(payload)
        if reset is None:
            return
        nonce = self._answer = reset["nonce"]
        if self.link and self.link.nonce == nonce:
            return
        if self.link:
            self._end(BY_HOST)
            self._announce_at = now + ANNOUNCE_MS
        if (reset["protocol_version"], reset["table_digest"]) == (self._version, self._digest):
            self.link = Link(nonce, now)
            for number in range(CHANNELS):
                self._report_due(number)

    def _in_sequence(self, link: Link, frame: Frame, now: float) -> None:
        if frame.kind == NAK:
            link.sender.refuse(frame.ack, now)
            return
        link.sender.acknowledge(frame.ack, now)
        if frame.kind == DATA and link.receiver.takes(frame.sequence, now, self._has_room(link)):
            self._obey(link, frame.payload, now)

    def _has_room(self, link: Link) -> bool:
        promised = self._storing is not None and self._storing[2] is link
        return len(link.sender) + promised < QUEUE

    def _obey(self, link: Link, payload: bytes, now: float) -> None:
        try:
            name, values = command(payload)
            self.commands.append((name, values))
            answer = self._answer_to(link, name, values, now)
        except Refused as refused:
            answer = message("Rejected", message_id=payload[0], reason=refused.reason)
        if answer:
            link.sender.put(answer)

    def _answer_to(self, link: Link, name: str, values: dict[str, int], now: float) -> bytes | None:
        if name == "Ping":
            return message("Pong", **values)
        if name == "ReadBoard":
            return self._status()
        if name == "Configure":
            self._manner = Manner(**values)
            return None
        number = values["channel"]
        channel = self._channels[number]
        if name == "ReadCalibration":
            return channel.told()
        if name == "ReadFeedback":
            return message("Feedback", channel=number, adc=channel.adc(), measured_us=channel.measured_us())
        if name == "WriteCalibration":
            self._begin_storing(link, number, values, now)
        elif name == "Move":
            channel.move(values["pulse_us"], self._manner, self._supply_is_low, now)
        else:
            assert name == "Release", name
            channel.release()
        return None

    def _begin_storing(self, link: Link, number: int, values: dict[str, int], now: float) -> None:
        if self._storing or abs(values["adc_at_1000_us"] - values["adc_at_2000_us"]) < 50:
            raise Refused(NOT_STORED)
        channel = self._channels[number]
        channel.calibration = values
        channel.stored = False
        self._storing = (channel, number, link, now + STORE_MS)

    # What is due

    def _look(self, now: float) -> None:
        if now < self._looked + LOOK_MS:
            return
        self._supply_is_low = self._wires.supply_mv() < (GOOD_FROM_MV if self._supply_is_low else LOW_BELOW_MV)
        for channel in self._channels:
            channel.look(self._manner, self._supply_is_low, now, now - self._looked)
        self._looked = now

    def _store(self, now: float) -> None:
        if self._storing is None or now < self._storing[3]:
            return
        channel, number, link, _ = self._storing
        self._storing = None
        self._memory.calibrations[number] = channel.calibration
        channel.stored = True
        if link is self.link:
            link.sender.put(channel.told())

    def _linked(self, link: Link, now: float) -> bytes:
        frames = [] if now >= link.heard + SILENT_MS else self._frames(link, now)
        if now >= link.heard + SILENT_MS or link.sender.stalled:
            self._end(HOST_SILENT)
            self._fail_safes = min(self._fail_safes + 1, HIGHEST_COUNT)
            self._announce_at = now
        return b"".join(frame.on_the_wire() for frame in frames)

    def _frames(self, link: Link, now: float) -> list[Frame]:
        while link.reports and len(link.sender) < ROOM_FOR_REPORTS:
            number = next(iter(link.reports))
            del link.reports[number]
            link.sender.put(self._channels[number].report())
        nak = link.receiver.nak()
        frames = [*([nak] if nak else []), *link.sender.frames(link.receiver.expected, now)]
        if not frames:
            ack = link.receiver.ack(now)
            frames += [ack] if ack else []
        if frames:
            link.receiver.paid(now)
        return frames

    def _end(self, how: int) -> None:
        self.link = None
        self._last_end = how
        for channel in self._channels:
            channel.release()

    def _report_due(self, channel: int) -> None:
        if self.link:
            self.link.reports.setdefault(channel)

    # Messages to the host

    def _identity(self, nonce: int) -> bytes:
        payload = message(
            "Identity",
            nonce=nonce,
            protocol_version=self._version,
            table_digest=self._digest,
            firmware_version=FIRMWARE_VERSION,
            boots=self._memory.boots,
            reset_cause=self._reset_cause,
            last_end=self._last_end,
        )
        return Frame(PLAIN, payload=payload).on_the_wire()

    def _status(self) -> bytes:
        return message(
            "BoardStatus",
            supply_mv=self._wires.supply_mv(),
            bad_frames=self._bad_frames,
            overruns=0,
            fail_safes=self._fail_safes,
        )


def _reset(payload: bytes) -> dict[str, int] | None:
    """The fields of a Reset that counts."""
    try:
        reset = LAYOUTS["Reset"].values(payload) if payload[0] == LAYOUTS["Reset"].id else None
    except Refused:
        return None
    return reset if reset and reset["nonce"] else None
