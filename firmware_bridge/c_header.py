"""Writes the firmware's message header from messages.py, so that the two ends cannot disagree.

`python -m firmware_bridge.c_header` writes firmware/core/messages.h; a test compares.
"""

import re
import textwrap
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path

from firmware_bridge import framing, link, messages, sequencer
from firmware_bridge.messages import TABLE, Message, field_types, payload_length

PATH = Path(__file__).parent / "firmware" / "core" / "messages.h"
COLUMNS = 120
_TYPES = {1: "uint8_t", 2: "uint16_t", 4: "uint32_t"}


def header() -> str:
    """The whole text of messages.h."""
    lines = [
        "/* Written by `python -m firmware_bridge.c_header` from messages.py: do not edit. */",
        "#ifndef MESSAGES_H",
        "#define MESSAGES_H",
        "",
        "#include <stdint.h>",
        "",
        *_constants(),
        "",
        *_enums(),
        *_helpers(),
    ]
    for kind in sorted(TABLE.values(), key=lambda one: one.ID):
        lines += ["", *(_getters(kind) if kind.SENDER == "host" else _builder(kind))]
    lines += ["", *_fields_table(), "", "#endif"]
    return "\n".join(part for line in lines for part in _wrapped(line)) + "\n"


def _wrapped(line: str) -> list[str]:
    """A line of C in lines of COLUMNS at most, broken behind commas; NUL is a space at which no line is broken."""
    tied = re.sub("(?<!,) ", "\0", line)
    rows = textwrap.wrap(tied, COLUMNS, subsequent_indent="\0" * 8, break_long_words=False, break_on_hyphens=False)
    return [row.replace("\0", " ") for row in rows] or [""]


def _constants() -> list[str]:
    calibration, config = messages.DEFAULT_CALIBRATION_US, messages.DEFAULT_CONFIGURE
    values = {
        "PROTOCOL_VERSION": messages.PROTOCOL_VERSION,
        "TABLE_DIGEST": f"0x{messages.TABLE_DIGEST:08X}UL",
        "CHANNELS": messages.CHANNELS,
        "PLACES": len(calibration),
        "MAX_PAYLOAD": framing.MAX_PAYLOAD,
        "LONGEST_OUT": max(payload_length(kind) for kind in TABLE.values() if kind.SENDER == "mcu"),
        "WINDOW": sequencer.WINDOW,
        "SEQUENCE_MODULUS": framing.SEQUENCE_MODULUS,
        "MAX_TRIES": sequencer.MAX_TRIES,
        "RETRY_MIN_MS": round(1000 * sequencer.RETRY_MIN_S),
        "RETRY_MAX_MS": round(1000 * sequencer.RETRY_MAX_S),
        "ACK_EVERY": sequencer.ACK_EVERY,
        "ACK_DELAY_MS": round(1000 * sequencer.ACK_DELAY_S),
        "HEARTBEAT_MS": round(1000 * sequencer.HEARTBEAT_S),
        "SILENCE_MS": round(1000 * link.MCU_SILENCE_S),
        "ANNOUNCE_MS": round(1000 * link.ANNOUNCE_S),
        "ADC_MAX": messages.ADC_MAX,
        "DEFAULT_ADC_AT_1000_US": messages.DEFAULT_ADC_US[0],
        "DEFAULT_ADC_AT_2000_US": messages.DEFAULT_ADC_US[1],
        "DEFAULT_SETTLE_MS": config.settle_ms,
        "DEFAULT_TOLERANCE_US": config.tolerance_us,
        "DEFAULT_GENTLE_US_PER_S": config.gentle_us_per_s,
        "DEFAULT_HOLD_AT_REST": config.hold_at_rest,
    }
    places = ", ".join(map(str, calibration))
    return [f"#define {name} {value}" for name, value in values.items()] + [f"#define DEFAULT_PLACES_US {{{places}}}"]


def _enums() -> Iterator[str]:
    kinds: tuple[tuple[str, type[IntEnum]], ...] = (
        ("STATE", messages.ChannelState),
        ("CAUSE", messages.ResetCause),
        ("END", messages.LastEnd),
        ("REJECT", messages.RejectReason),
    )
    for prefix, kind in kinds:
        yield "enum { " + ", ".join(f"{prefix}_{one.name} = {one.value}" for one in kind) + " };"
    ids = sorted(TABLE.values(), key=lambda one: one.ID)
    yield "enum { " + ", ".join(f"ID_{_upper(kind)} = 0x{kind.ID:02X}" for kind in ids) + " };"


def _helpers() -> list[str]:
    return [
        "",
        "static inline uint16_t get_u16(const uint8_t *at) { return (uint16_t)(at[0] | (uint16_t)at[1] << 8); }",
        "static inline uint32_t get_u32(const uint8_t *at) {",
        "    return get_u16(at) | (uint32_t)get_u16(at + 2) << 16;",
        "}",
        "static inline void put_u16(uint8_t *at, uint16_t value) {",
        "    at[0] = (uint8_t)value;",
        "    at[1] = (uint8_t)(value >> 8);",
        "}",
        "static inline void put_u32(uint8_t *at, uint32_t value) {",
        "    put_u16(at, (uint16_t)value);",
        "    put_u16(at + 2, (uint16_t)(value >> 16));",
        "}",
    ]


def _getters(kind: type[Message]) -> Iterator[str]:
    at = 1
    for name, unsigned in field_types(kind).items():
        read = {1: f"p[{at}]", 2: f"get_u16(p + {at})", 4: f"get_u32(p + {at})"}[unsigned.width]
        yield (f"static inline {_TYPES[unsigned.width]} {_lower(kind)}_{name}(const uint8_t *p) {{ return {read}; }}")
        at += unsigned.width


def _builder(kind: type[Message]) -> Iterator[str]:
    arguments = "".join(f", {_TYPES[u.width]} {name}" for name, u in field_types(kind).items())
    yield f"/* Returns its length; `out` holds {payload_length(kind)} bytes. */"
    yield f"static inline uint8_t put_{_lower(kind)}(uint8_t *out{arguments}) {{"
    yield f"    out[0] = ID_{_upper(kind)};"
    at = 1
    for name, unsigned in field_types(kind).items():
        width = unsigned.width
        yield f"    out[{at}] = {name};" if width == 1 else f"    put_u{8 * width}(out + {at}, {name});"
        at += width
    yield f"    return {at};"
    yield "}"


def _fields_table() -> Iterator[str]:
    kinds = [kind for kind in sorted(TABLE.values(), key=lambda one: one.ID) if kind.SENDER == "host"]
    yield "#ifdef MESSAGES_WITH_RANGES"
    yield "typedef struct { uint8_t width; uint16_t low, high; } Range;"
    yield "typedef struct { uint8_t id, in_sequence, length, ranges; const Range *range; } HostMessage;"
    for kind in kinds:
        # Fields that may hold anything are 4 bytes or full: their bound is not looked at.
        rows = ", ".join(f"{{{u.width},\0{u.low},\0{min(u.high, 0xFFFF)}}}" for u in field_types(kind).values())
        if rows:
            yield f"static const Range {_lower(kind)}_ranges[] = {{{rows}}};"
    yield "static const HostMessage HOST_MESSAGES[] = {"
    for kind in kinds:
        count = len(field_types(kind))
        ranges = f"{_lower(kind)}_ranges" if count else "0"
        yield f"    {{ID_{_upper(kind)}, {int(kind.SEQUENCED)}, {payload_length(kind)}, {count}, {ranges}}},"
    yield "};"
    yield "#endif"


def _lower(kind: type[Message]) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in kind.__name__).lstrip("_")


def _upper(kind: type[Message]) -> str:
    return _lower(kind).upper()


if __name__ == "__main__":
    PATH.write_text(header())
