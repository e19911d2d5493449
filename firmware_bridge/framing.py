"""Frames on the wire: where one begins and ends, and whether it arrived whole.

Pure: bytes in, frames out. Knows nothing of messages, sequence rules or time (messages.py, link.py).

On the wire      FLAG, stuffed(control, payload..., crc high, crc low), FLAG
Stuffing         FLAG 0x7E and ESCAPE 0x7D inside a frame become ESCAPE, byte ^ 0x20 (as in RFC 1662)
Control byte     bits 7-6 kind (DATA 0, ACK 1, NAK 2, PLAIN 3); bits 5-3 sequence, of DATA only; bits 2-0 ack, not of
                 PLAIN; unused bits are zero
Sequence         modulo 8. `ack` is always the *next expected* sequence number, never the last received one
CRC              CRC-16/IBM-3740 ("CCITT-FALSE"): polynomial 0x1021, init 0xFFFF, no reflection, no final xor,
                 over control and payload, sent high byte first; check value for "123456789" is 0x29B1
"""

from binascii import crc_hqx
from collections.abc import Iterator
from dataclasses import dataclass

FLAG = 0x7E
ESCAPE = 0x7D
STUFF_XOR = 0x20
SEQUENCE_MODULUS = 8
MAX_PAYLOAD = 24  # bytes; the longest message of messages.py must fit, the firmware's buffers are this long
CRC_CHECK = 0x29B1  # crc16(b"123456789")

# The frame's kind, in the two highest bits of its control byte.
_DATA = 0
_ACK = 1
_NAK = 2
_PLAIN = 3
_SHORTEST = 3  # control and CRC
_LONGEST = 1 + MAX_PAYLOAD + 2


def crc16(data: bytes) -> int:
    """CRC-16/IBM-3740: polynomial 0x1021, init 0xFFFF, highest bit first, no final xor."""
    return crc_hqx(data, 0xFFFF)


@dataclass(frozen=True, slots=True)
class DataFrame:
    """One message that must arrive once and in order."""

    sequence: int
    ack: int
    payload: bytes


@dataclass(frozen=True, slots=True)
class AckFrame:
    """Everything before `ack` has arrived; also the heartbeat of an idle link."""

    ack: int


@dataclass(frozen=True, slots=True)
class NakFrame:
    """Everything before `ack` has arrived and something after it was damaged: send again from `ack`."""

    ack: int


@dataclass(frozen=True, slots=True)
class PlainFrame:
    """A message outside the sequence: the handshake."""

    payload: bytes


@dataclass(frozen=True, slots=True)
class BadFrame:
    """Bytes between two flags that are no frame; `reason` says what came and what was wanted."""

    reason: str


Frame = DataFrame | AckFrame | NakFrame | PlainFrame


def encode_frame(frame: Frame) -> bytes:
    """The bytes of `frame` on the wire, flags included. ValueError for a number or payload that does not fit."""
    match frame:
        case DataFrame(sequence, ack, payload):
            body = bytes([_DATA << 6 | _mod8(sequence) << 3 | _mod8(ack)]) + payload
        case AckFrame(ack):
            body = bytes([_ACK << 6 | _mod8(ack)])
        case NakFrame(ack):
            body = bytes([_NAK << 6 | _mod8(ack)])
        case PlainFrame(payload):
            body = bytes([_PLAIN << 6]) + payload
    if len(body) > 1 + MAX_PAYLOAD:
        raise ValueError(f"payload of {len(body) - 1} bytes, at most {MAX_PAYLOAD} fit a frame")
    return seal(body)


def seal(body: bytes) -> bytes:
    """CRC, stuffing and flags around `body` (control byte and payload)."""
    out = bytearray([FLAG])
    for byte in body + crc16(body).to_bytes(2, "big"):
        if byte in (FLAG, ESCAPE):
            out += bytes([ESCAPE, byte ^ STUFF_XOR])
        else:
            out.append(byte)
    out.append(FLAG)
    return bytes(out)


class FrameDecoder:
    """Cuts a byte stream into frames. Memory is bounded: a frame that grows too long is given up at once."""

    def __init__(self) -> None:
        self._body = bytearray()
        self._hunting = True  # nothing counts before the first flag
        self._escaped = False

    def feed(self, data: bytes) -> Iterator[Frame | BadFrame]:
        """Yield each frame that ends within `data`, and a BadFrame for each that cannot be used."""
        for byte in data:
            if byte == FLAG:
                found = self._close()
            elif self._hunting:
                continue
            else:
                found = self._take(byte)
            if found is not None:
                yield found

    def _take(self, byte: int) -> BadFrame | None:
        if self._escaped:
            self._escaped = False
            byte ^= STUFF_XOR
            if byte not in (FLAG, ESCAPE):
                return self._give_up(f"escaped byte 0x{byte:02X}, only 0x7E and 0x7D may be escaped")
        elif byte == ESCAPE:
            self._escaped = True
            return None
        if len(self._body) == _LONGEST:
            return self._give_up(f"frame longer than {_LONGEST} bytes")
        self._body.append(byte)
        return None

    def _give_up(self, reason: str) -> BadFrame:
        self._body.clear()
        self._hunting, self._escaped = True, False
        return BadFrame(reason)

    def _close(self) -> Frame | BadFrame | None:
        body, escaped = bytes(self._body), self._escaped
        self._body.clear()
        self._hunting = self._escaped = False
        if escaped:
            return BadFrame("frame ends in an escape")
        return _parse(body) if body else None


def _parse(body: bytes) -> Frame | BadFrame:
    if len(body) < _SHORTEST:
        return BadFrame(f"frame of {len(body)} bytes, at least {_SHORTEST} wanted")
    got, wanted = int.from_bytes(body[-2:], "big"), crc16(body[:-2])
    if got != wanted:
        return BadFrame(f"CRC 0x{got:04X}, 0x{wanted:04X} wanted")
    control, payload = body[0], body[1:-2]
    kind, sequence, ack = control >> 6, control >> 3 & 7, control & 7
    if kind == _DATA and payload:
        return DataFrame(sequence, ack, payload)
    if kind == _PLAIN and payload and control & 0x3F == 0:
        return PlainFrame(payload)
    if kind in (_ACK, _NAK) and not payload and sequence == 0:
        return AckFrame(ack) if kind == _ACK else NakFrame(ack)
    return BadFrame(f"control 0x{control:02X} with {len(payload)} bytes of payload has no meaning")


def _mod8(number: int) -> int:
    if not 0 <= number < SEQUENCE_MODULUS:
        raise ValueError(f"sequence number {number}, 0...{SEQUENCE_MODULUS - 1} wanted")
    return number
