"""Writes docs/protocol.md: the wire for somebody who builds the other end. The prose is protocol_page.md; numbers,
messages, the text of the digest, the vectors and the conversation come from what the program itself uses, so that the
document is always true. `python -m firmware_bridge.protocol_page` writes it; a test compares.
"""

import inspect
import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from firmware_bridge import fake_board, framing, link, messages, sequencer
from firmware_bridge.fake_board import FakeBoard
from firmware_bridge.framing import BadFrame, DataFrame, Frame, FrameDecoder, PlainFrame
from firmware_bridge.link import HostEnd
from firmware_bridge.messages import TABLE, Message, Move, Ping, decode, field_meanings, field_types, payload_length

ROOT = Path(__file__).parents[1]
PATH = ROOT / "docs" / "protocol.md"
TEMPLATE = Path(__file__).with_suffix(".md")
VECTORS = ROOT / "tests" / "data" / "link_vectors.json"

# As the firmware has them (core/readings.h), which a test compares.
FEEDBACK_MIN = 15
FEEDBACK_MAX = 1008
SMALLEST_SPAN = 50
BAUD = 250_000

MS = 1000


def page() -> str:
    """The whole text of protocol.md."""
    parts = {
        "wire_text": messages.wire_text(TABLE.values()),
        "message_tables": _joined(_messages()),
        "number_tables": _joined(_numbers_with_meaning()),
        "conversation": _joined(_conversation()),
        "vectors": _joined(_vectors()),
    }
    modules = {"framing": framing, "link": link, "messages": messages, "sequencer": sequencer}
    return TEMPLATE.read_text().format_map(parts | modules | _numbers())


def _numbers() -> dict[str, Any]:
    """What the template calls by a name of its own: times in whole milliseconds, and what is reckoned."""
    retry_ms = list(_doubling(sequencer.RETRY_MIN_S, sequencer.RETRY_MAX_S))
    last = [retry_ms[-1]] * (sequencer.MAX_TRIES - len(retry_ms))
    ask_ms = list(_doubling(link.ASK_MIN_S, link.ASK_MAX_S))
    return {
        "BAUD": BAUD,
        "FEEDBACK_MIN": FEEDBACK_MIN,
        "FEEDBACK_MAX": FEEDBACK_MAX,
        "OFF_BELOW_US": _built_in_us(FEEDBACK_MIN),
        "SMALLEST_SPAN": SMALLEST_SPAN,
        "LONGEST_BODY": 1 + framing.MAX_PAYLOAD + 2,
        "RETRY_MIN_MS": retry_ms[0],
        "RETRY_MAX_MS": retry_ms[-1],
        "RETRY_TIMES": ", ".join(map(str, retry_ms[:-1])),
        "STALL_S": sum(retry_ms + last) / MS,
        "HEARTBEAT_MS": round(MS * sequencer.HEARTBEAT_S),
        "ACK_DELAY_MS": round(MS * sequencer.ACK_DELAY_S),
        "WINDOW": sequencer.WINDOW,
        "ACK_EVERY": sequencer.ACK_EVERY,
        "MAX_TRIES": sequencer.MAX_TRIES,
        "ANNOUNCE_MS": round(MS * link.ANNOUNCE_S),
        "SILENCE_MS": round(MS * link.MCU_SILENCE_S),
        "SAFE_MS": round(MS * (link.MCU_SILENCE_S + fake_board.SAMPLE_S)),
        "HOST_SILENCE_MS": round(MS * link.HOST_SILENCE_S),
        "PATIENCE_MS": round(MS * link.PATIENCE_S),
        "ASK_MIN_MS": ask_ms[0],
        "ASK_MAX_MS": ask_ms[-1],
        "ASK_TIMES": ", ".join(map(str, ask_ms[:-1])),
        "REFUSED_MS": round(MS * link.REFUSED_RETRY_S),
        "RESET_BYTES": payload_length(messages.Reset),
        "OPTIONAL": f"0x{messages.FIRST_OPTIONAL_ID:02X}",
        "LAST_CHANNEL": messages.CHANNELS - 1,
        "LOWEST_US": messages.PULSE_MIN_US,
        "HIGHEST_US": messages.PULSE_MAX_US,
        "CONFIG": messages.DEFAULT_CONFIGURE,
        "PLACES": ", ".join(map(str, messages.DEFAULT_CALIBRATION_US)),
        "ADC": messages.DEFAULT_ADC_US,
        "SAMPLE_MS": round(MS * fake_board.SAMPLE_S),
        "SAMPLES": fake_board.SAMPLES_THERE,
        "QUICK_US": round(fake_board.QUICK_US_PER_SAMPLE),
        "LOW_MV": fake_board.SUPPLY_LOW_MV,
        "GOOD_MV": fake_board.SUPPLY_GOOD_MV,
    }


def _built_in_us(adc: int) -> int:
    """The first whole microsecond at which the built-in calibration reads `adc`."""
    at_1000_us, at_2000_us = messages.DEFAULT_ADC_US
    return 1000 + math.ceil((adc - at_1000_us) * 1000 / (at_2000_us - at_1000_us))


def _doubling(least_s: float, most_s: float) -> Iterator[int]:
    while least_s < most_s:
        yield round(MS * least_s)
        least_s *= 2
    yield round(MS * most_s)


def _joined(lines: Iterator[str]) -> str:
    return "\n".join(lines).strip()


def _messages() -> Iterator[str]:
    yield "## 6. Messages"
    yield ""
    yield "The first byte of a payload is the id; the fields follow without gaps. `at` counts from the id."
    for kind in sorted(TABLE.values(), key=lambda one: one.ID):
        way = (
            f"{'host to board' if kind.SENDER == 'host' else 'board to host'}, {'DATA' if kind.SEQUENCED else 'PLAIN'}"
        )
        yield ""
        yield f"### 0x{kind.ID:02X} {kind.__name__} ({way}, {payload_length(kind)} bytes)"
        yield ""
        yield inspect.getdoc(kind) or ""
        if field_types(kind):
            yield ""
            yield from _fields(kind)


def _fields(kind: type[Message]) -> Iterator[str]:
    yield "| at | field | bytes | range | meaning |"
    yield "| --- | --- | --- | --- | --- |"
    at, meanings = 1, field_meanings(kind)
    for name, one in field_types(kind).items():
        yield f"| {at} | {name} | {one.width} | {one.low}...{one.high} | {meanings[name]} |"
        at += one.width


def _numbers_with_meaning() -> Iterator[str]:
    for kind in (messages.ChannelState, messages.ResetCause, messages.LastEnd, messages.RejectReason):
        yield f"### {kind.__name__}"
        yield ""
        yield inspect.getdoc(kind) or ""
        yield ""
        yield "| number | name | meaning |"
        yield "| --- | --- | --- |"
        for one in kind:
            yield f"| {one.value} | {one.name} | {one.meaning} |"
        yield ""


def _conversation() -> Iterator[str]:
    yield "## 10. A conversation"
    yield ""
    yield "The program's host with the program's simulated board on a wire without delay, a millisecond at a time. The"
    yield "board has just started. The host makes the link and moves channel 3 at 40 ms; at 200 ms it sends two Pings,"
    yield "and the first arrives damaged. Another board may bundle and acknowledge otherwise."
    yield ""
    yield "```text"
    host, board, ears = HostEnd(first_nonce=41, now_s=0.0), FakeBoard(now_s=0.0), FrameDecoder()
    says: dict[int, list[Message]] = {40: [Move(3, 1250)], 200: [Ping(1, 0, 0), Ping(2, 0, 0)]}
    for ms in range(210):
        now_s = ms / MS
        for message in says.get(ms, []):
            host.send(message)
        host.poll(now_s)
        sent = host.take(now_s)
        yield from _lines(ms, "host", sent, ears)
        if ms == 200:
            sent = sent[:3] + b"\xff" + sent[4:]
        answer = board.step(sent, now_s)
        yield from _lines(ms, "board", answer, ears)
        host.receive(answer, now_s)
    yield "```"


def _lines(ms: int, who: str, data: bytes, ears: FrameDecoder) -> Iterator[str]:
    for frame in ears.feed(data):
        assert not isinstance(frame, BadFrame)
        yield f"{ms:4} ms  {who:5}  {_said(frame)}"
        yield f"                  {framing.encode_frame(frame).hex(' ')}"


def _said(frame: Frame) -> str:
    match frame:
        case DataFrame(sequence, ack, payload):
            return f"DATA {sequence}, ack {ack}: {decode(payload)}"
        case PlainFrame(payload):
            return f"PLAIN: {decode(payload)}"
        case _:
            return f"{type(frame).__name__.removesuffix('Frame').upper()} {frame.ack}"


def _vectors() -> Iterator[str]:
    vectors: dict[str, Any] = json.loads(VECTORS.read_text())
    yield "## 11. Test vectors"
    yield ""
    yield "Hexadecimal; the same as `tests/data/link_vectors.json`, which both of our ends are held to."
    yield ""
    yield "Frames: encoded so, and decoded back."
    yield ""
    yield "| what | frame | on the wire |"
    yield "| --- | --- | --- |"
    for one in vectors["frames"]:
        said = ", ".join(f"{name} {value}" for name, value in one["frame"].items())
        yield f"| {one['name']} | {said} | `{one['wire']}` |"
    yield ""
    yield "Bytes in which a decoder finds no frame, and how many bad ones."
    yield ""
    yield "| what | on the wire | bad |"
    yield "| --- | --- | --- |"
    for one in vectors["bad"]:
        yield f"| {one['name']} | `{one['wire']}` | {one['bad_frames']} |"
    yield ""
    yield "Messages: lowest values, highest values, values in between."
    yield ""
    yield "| message | fields | payload |"
    yield "| --- | --- | --- |"
    for one in vectors["messages"]:
        fields = ", ".join(f"{name} {value}" for name, value in one["fields"].items())
        yield f"| {one['name']} | {fields} | `{one['payload']}` |"
    yield ""
    yield "Payloads in sequence that the board rejects."
    yield ""
    yield "| what | payload | reason |"
    yield "| --- | --- | --- |"
    for one in vectors["rejected"]:
        yield f"| {one['name']} | `{one['payload']}` | {one['reason']} |"


if __name__ == "__main__":
    PATH.write_text(page())
