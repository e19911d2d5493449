"""The link as two pure state machines: HostEnd asks for a link, McuEnd grants it.

Bytes and a time go in, events and bytes come out. No I/O, clock, threads or randomness here: `now_s` is
any monotonic time in seconds, the caller moves the bytes.

    host                                   mcu
    listens (the board may be starting)    Identity nonce 0 every ANNOUNCE_S while it has no link
    Reset(nonce, version, digest)   --->   same version and digest: counts from 0, Opened
                                    <---   Identity(nonce, its version and digest)
    same: Connected; other: Refused        other: stays without a link
    messages in sequence (sequencer.py), an ACK at least every 0.1 s   <--->
    heard nothing for HOST_SILENCE_S: Lost, ask again with the next nonce
                                           heard nothing for MCU_SILENCE_S: Closed, outputs safe, announces again

A link that is lost takes its queued messages with it: its user asks again for what it wants. The nonce keeps
late bytes of an old link out of a new one; `boots` tells a board that restarted unnoticed.
"""

from dataclasses import dataclass

from firmware_bridge.framing import BadFrame, Frame, FrameDecoder, PlainFrame, encode_frame
from firmware_bridge.messages import (
    FIRST_OPTIONAL_ID,
    PROTOCOL_VERSION,
    TABLE_DIGEST,
    Identity,
    LastEnd,
    Message,
    MessageError,
    Rejected,
    RejectReason,
    Reset,
    ResetCause,
    cause_text,
    decode,
    encode,
    version_text,
)
from firmware_bridge.notice import Notice, say
from firmware_bridge.sequencer import LinkFull, Sequencer

PATIENCE_S = 2.5  # a Mega's bootloader holds the line for up to 2 s after the port is opened
ASK_MIN_S = 0.1  # the first wait for an answer, doubled with each: a board that runs answers in some ms
ASK_MAX_S = 1.0  # the longest wait: a board that comes back is noticed within it
REFUSED_RETRY_S = 5.0  # only flashing changes the board's version, and that takes longer
HOST_SILENCE_S = 1.5  # more than MCU_SILENCE_S: when the host gives up, the board has released its servos
MCU_SILENCE_S = 1.0  # the fail-safe second
ANNOUNCE_S = 0.5
QUEUE_LIMIT = 64

__all__ = ["Closed", "Connected", "HostEnd", "LinkFull", "Lost", "McuEnd", "Opened", "Received", "Refused"]


@dataclass(frozen=True, slots=True)
class Connected:
    """Host: the link stands and the board is this one."""

    identity: Identity


@dataclass(frozen=True, slots=True)
class Received:
    """A message arrived, once and in order."""

    message: Message


@dataclass(frozen=True, slots=True)
class Lost:
    """Host: the link is gone; it is being asked for again."""

    reason: Notice


@dataclass(frozen=True, slots=True)
class Refused:
    """Host: the board speaks another version. Nothing is moved; asked again every REFUSED_RETRY_S."""

    reason: Notice


@dataclass(frozen=True, slots=True)
class Opened:
    """Mcu: a host made a link; whatever was wanted before is void."""


@dataclass(frozen=True, slots=True)
class Closed:
    """Mcu: the link ended: outputs to their safe state."""

    why: LastEnd


Event = Connected | Received | Lost | Refused | Opened | Closed


class HostEnd:
    """The table's end. `first_nonce` 1...65535, another one in every run, so that an old run's answers do not fit.
    Raises ValueError for another `first_nonce`."""

    def __init__(self, *, first_nonce: int, now_s: float, patience_s: float = PATIENCE_S) -> None:
        if not 1 <= first_nonce <= 0xFFFF:
            raise ValueError(f"first_nonce is {first_nonce}, 1...65535 wanted")
        self._nonce = first_nonce
        self._patience_s = patience_s
        self.identity: Identity | None = None  # of the board, while connected
        self.bad_frames = 0
        self.restart(now_s)

    def restart(self, now_s: float) -> None:
        """The port was opened (again): forget the link, listen first."""
        self._decoder = FrameDecoder()
        self._line: Sequencer | None = None
        self.identity = None
        self._asking = False
        self._ask_at_s = now_s + self._patience_s
        self._ask_s = ASK_MIN_S
        self._heard_at_s = now_s

    @property
    def connected(self) -> bool:
        """Messages can be sent."""
        return self._line is not None

    @property
    def waiting(self) -> int:
        """Messages not yet acknowledged."""
        return self._line.waiting if self._line else 0

    @property
    def retransmissions(self) -> int:
        """Times this link went back to send again."""
        return self._line.retransmissions if self._line else 0

    def silent_s(self, now_s: float) -> float:
        """How long no frame has been heard from the board, or since the port was opened."""
        return now_s - self._heard_at_s

    def send(self, message: Message) -> None:
        """Queue a message. LinkFull when there is no room or no link; MessageError for a value out of range."""
        payload = encode(message)
        if self._line is None:
            raise LinkFull("there is no link to the board")
        self._line.send(payload)

    def receive(self, data: bytes, now_s: float) -> list[Event]:
        """Take bytes from the wire."""
        events: list[Event] = []
        for frame in self._decoder.feed(data):
            events += self._frame(frame, now_s)
        return events

    def poll(self, now_s: float) -> list[Event]:
        """Let time pass: a silent or stalled board is lost."""
        if self._line is None:
            return []
        if self._line.stalled:
            return [self._lose(say("link-no-ack"), now_s)]
        if now_s - self._heard_at_s >= HOST_SILENCE_S:
            return [self._lose(say("link-silent", seconds=HOST_SILENCE_S), now_s)]
        return []

    def take(self, now_s: float) -> bytes:
        """The bytes to write now."""
        if self._line is not None:
            return self._line.take(now_s)
        if now_s < self._ask_at_s:
            return b""
        # The nonce changes once a link, not with each request: an answer to an earlier request of this link, late by
        # the USB's latency, is as good as one to the last.
        if not self._asking:
            self._asking = True
            self._nonce = self._nonce % 0xFFFF + 1
        self._ask_at_s = now_s + self._ask_s
        self._ask_s = min(2 * self._ask_s, ASK_MAX_S)
        return encode_frame(PlainFrame(encode(Reset(self._nonce, PROTOCOL_VERSION, TABLE_DIGEST))))

    def due_s(self) -> float:
        """When poll() and take() want to be called at the latest."""
        if self._line is None:
            return self._ask_at_s
        return min(self._line.due_s(), self._heard_at_s + HOST_SILENCE_S)

    def _frame(self, frame: Frame | BadFrame, now_s: float) -> list[Event]:
        if isinstance(frame, BadFrame):
            self.bad_frames += 1
            if self._line is not None:
                self._line.receive(frame, now_s)
            return []
        self._heard_at_s = now_s
        if isinstance(frame, PlainFrame):
            return self._plain(frame.payload, now_s)
        if self._line is None:
            # The board still has the link of a program that ended: it runs, so there is no bootloader to wait for.
            self._ask_soon(now_s)
            return []
        payload = self._line.receive(frame, now_s)
        return [] if payload is None else self._message(payload, now_s)

    def _message(self, payload: bytes, now_s: float) -> list[Event]:
        try:
            message = decode(payload)
        except MessageError as error:
            if error.reason is RejectReason.UNKNOWN_ID and payload[0] >= FIRST_OPTIONAL_ID:
                return []  # the board is newer than we; we do without
            return [self._lose(say("link-nonsense", error=error.message), now_s)]
        if isinstance(message, Rejected) and not _is_answer(message):
            reason = RejectReason(message.reason).name
            return [self._lose(say("link-rejected", id=f"0x{message.message_id:02X}", reason=reason), now_s)]
        return [Received(message)]

    def _plain(self, payload: bytes, now_s: float) -> list[Event]:
        try:
            identity = decode(payload)
        except MessageError:
            return []
        if not isinstance(identity, Identity):
            return []
        if identity.nonce == 0:
            return self._announced(identity, now_s)
        if identity.nonce != self._nonce or not (self._asking or self.identity):
            return []
        if self.identity is None:
            return [self._granted(identity, now_s)]
        # Every Reset is answered, so an Identity may come twice. Other boots mean that the board restarted between two
        # of our requests and granted the link to the later one: its numbering is not the one this link began with.
        if identity.boots != self.identity.boots:
            return [self._lose(_restarted(identity), now_s)]
        return []

    def _announced(self, identity: Identity, now_s: float) -> list[Event]:
        if self._line is None:
            self._ask_soon(now_s)
            return []
        # A board announces itself only without a link: either it restarted, or our frames have not reached it.
        restarted = self.identity is None or identity.boots != self.identity.boots
        event = self._lose(_restarted(identity) if restarted else say("link-unheard"), now_s)
        self._ask_at_s = now_s
        return [event]

    def _ask_soon(self, now_s: float) -> None:
        if not self._asking:
            self._ask_at_s = min(self._ask_at_s, now_s)

    def _granted(self, identity: Identity, now_s: float) -> Event:
        self._asking = False
        self._ask_s = ASK_MIN_S
        if (identity.protocol_version, identity.table_digest) != (PROTOCOL_VERSION, TABLE_DIGEST):
            # Still asking, so that the announcements of a board without a link do not shorten the wait (_ask_soon).
            self._asking, self._ask_at_s = True, now_s + REFUSED_RETRY_S
            return Refused(
                say(
                    "link-other-protocol",
                    firmware=version_text(identity.firmware_version),
                    theirs=identity.protocol_version,
                    their_table=f"{identity.table_digest:08X}",
                    ours=PROTOCOL_VERSION,
                    our_table=f"{TABLE_DIGEST:08X}",
                )
            )
        self.identity = identity
        self._line = Sequencer(now_s, QUEUE_LIMIT)
        return Connected(identity)

    def _lose(self, reason: Notice, now_s: float) -> Event:
        self._line = None
        self.identity = None
        self._asking = False
        self._ask_at_s = now_s
        return Lost(reason)


class McuEnd:
    """The board's end, as the firmware has it. `boots` differs after every start."""

    def __init__(
        self,
        *,
        now_s: float,
        firmware_version: int,
        boots: int,
        reset_cause: ResetCause,
        protocol_version: int = PROTOCOL_VERSION,
        table_digest: int = TABLE_DIGEST,
    ) -> None:
        self._who = (protocol_version, table_digest, firmware_version, boots, reset_cause)
        self._decoder = FrameDecoder()
        self._line: Sequencer | None = None
        self._nonce = 0
        self._last_end = LastEnd.NONE
        self._identity_due: int | None = None  # the nonce to answer with
        self._announce_at_s = now_s
        self._heard_at_s = now_s
        self.bad_frames = 0

    @property
    def connected(self) -> bool:
        """A host has a link."""
        return self._line is not None

    def send(self, message: Message) -> None:
        """Queue a message; LinkFull as for the host."""
        payload = encode(message)
        if self._line is None:
            raise LinkFull("there is no link to the host")
        self._line.send(payload)

    @property
    def room(self) -> int:
        """Messages that can still be queued."""
        return QUEUE_LIMIT - self._line.waiting if self._line else 0

    def receive(self, data: bytes, now_s: float) -> list[Event]:
        """Take bytes from the wire."""
        events: list[Event] = []
        for frame in self._decoder.feed(data):
            events += self._frame(frame, now_s)
        return events

    def poll(self, now_s: float) -> list[Event]:
        """Let time pass: a silent host loses its link."""
        if self._line is None or not (self._line.stalled or now_s - self._heard_at_s >= MCU_SILENCE_S):
            return []
        return [self._close(LastEnd.HOST_SILENT, now_s)]

    def take(self, now_s: float) -> bytes:
        """The bytes to write now."""
        out = b""
        if self._identity_due is not None:
            out = self._identity(self._identity_due)
            self._identity_due = None
        if self._line is not None:
            return out + self._line.take(now_s)
        if now_s >= self._announce_at_s:
            self._announce_at_s = now_s + ANNOUNCE_S
            out += self._identity(0)
        return out

    def due_s(self) -> float:
        """When poll() and take() want to be called at the latest."""
        if self._line is None:
            return self._announce_at_s
        return min(self._line.due_s(), self._heard_at_s + MCU_SILENCE_S)

    def _identity(self, nonce: int) -> bytes:
        return encode_frame(PlainFrame(encode(Identity(nonce, *self._who, self._last_end))))

    def _frame(self, frame: Frame | BadFrame, now_s: float) -> list[Event]:
        if isinstance(frame, BadFrame):
            self.bad_frames += 1
            if self._line is not None:
                self._line.receive(frame, now_s)
            return []
        self._heard_at_s = now_s
        if isinstance(frame, PlainFrame):
            return self._plain(frame.payload, now_s)
        if self._line is None:
            return []  # a frame of an old link: the next announcement tells the host
        payload = self._line.receive(frame, now_s)
        return [] if payload is None else self._message(payload)

    def _message(self, payload: bytes) -> list[Event]:
        try:
            message = decode(payload)
            if message.SENDER != "host" or not message.SEQUENCED:
                raise MessageError(RejectReason.UNKNOWN_ID, say("link-not-for-board", name=type(message).__name__))
        except MessageError as error:
            if self.room:  # without room the rejection is dropped, not the link
                self.send(Rejected(payload[0], error.reason))
            return []
        return [Received(message)]

    def _plain(self, payload: bytes, now_s: float) -> list[Event]:
        try:
            reset = decode(payload)
        except MessageError:
            return []
        if not isinstance(reset, Reset) or reset.nonce == 0:  # 0 marks an announcement, so no answer could carry it
            return []
        self._identity_due = reset.nonce  # also for another version: from the answer the host names both
        if self._line is not None and reset.nonce == self._nonce:
            return []  # our answer was lost; the link stands
        events: list[Event] = [self._close(LastEnd.BY_HOST, now_s)] if self._line is not None else []
        if (reset.protocol_version, reset.table_digest) != self._who[:2]:
            return events
        self._nonce = reset.nonce
        self._line = Sequencer(now_s, QUEUE_LIMIT)
        return [*events, Opened()]

    def _close(self, why: LastEnd, now_s: float) -> Event:
        self._line = None
        self._last_end = why
        # A host that asks gets an Identity anyway; a silent one may be waiting for the announcement.
        self._announce_at_s = now_s + ANNOUNCE_S if why is LastEnd.BY_HOST else now_s
        return Closed(why)


def _is_answer(rejected: Rejected) -> bool:
    """Not a sign that the two ends disagree: the calibration was not stored, or the board is older than an optional
    message."""
    unknown = rejected.reason == RejectReason.UNKNOWN_ID and rejected.message_id >= FIRST_OPTIONAL_ID
    return unknown or rejected.reason == RejectReason.NOT_STORED


def _restarted(identity: Identity) -> Notice:
    return say("link-restarted", cause=cause_text(identity.reset_cause))
