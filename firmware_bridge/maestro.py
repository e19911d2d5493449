"""The serial protocol of the Pololu Maestro servo controllers, compact form with CRC. Pure: bytes and numbers.

From its user's guide (pololu.com/docs/0J40, sections 4.e, 5.c-5.e). A command is a byte with its highest bit set, data
bytes of 7 bits, and with "Enable CRC" a CRC-7: polynomial x^7 + x^3 + 1, bits least first (0x91), init 0, no final
xor; over 0x83 0x01 it is 0x17. Answers carry no CRC. Targets are quarters of a microsecond; 0 stops the pulses. A Mini
Maestro 18 or 24 is needed for thirteen channels. It knows no feedback: what it reports as position is its own pulse.
"""

from firmware_bridge.notice import Notice, say

# Command bytes of the compact protocol (Maestro User's Guide 5.e).
_SET_TARGET = 0x84
_GET_ERRORS = 0xA1

_ERRORS = (
    say("link-maestro-signal"),
    say("link-maestro-overrun"),
    say("link-maestro-buffer-full"),
    say("link-maestro-crc"),
    say("link-maestro-protocol"),
    say("link-maestro-timeout"),
    say("link-maestro-script-stack"),
    say("link-maestro-call-stack"),
    say("link-maestro-counter"),
)
"""By their bits, the lowest first (User's Guide 4.e)."""
ANSWER_LENGTH = 2  # of both questions, little end first


def crc7(data: bytes) -> int:
    """The CRC-7 that ends a command, 0...127."""
    crc = 0
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = (crc ^ 0x91 if crc & 1 else crc) >> 1
    return crc


def set_target(channel: int, pulse_us: int) -> bytes:
    """The command that holds `channel` (0...23) at `pulse_us` (0 stops it; 64...4080 otherwise). ValueError else."""
    _check_channel(channel)
    if pulse_us != 0 and not 64 <= pulse_us <= 4080:
        raise ValueError(f"pulse of {pulse_us} us, 0 or 64...4080 wanted")
    quarters = 4 * pulse_us
    return _sealed(bytes([_SET_TARGET, channel, quarters & 0x7F, quarters >> 7]))


def get_errors() -> bytes:
    """The question for the error register, which this clears; errors() reads the answer."""
    return _sealed(bytes([_GET_ERRORS]))


def errors(answer: bytes) -> tuple[Notice, ...]:
    """The errors of a get_errors() answer of ANSWER_LENGTH bytes; empty: all is well."""
    bits = int.from_bytes(answer, "little")
    return tuple(error for bit, error in enumerate(_ERRORS) if bits >> bit & 1)


def _sealed(command: bytes) -> bytes:
    return command + bytes([crc7(command)])


def _check_channel(channel: int) -> None:
    if not 0 <= channel <= 23:
        raise ValueError(f"channel {channel}, 0...23 wanted")
