"""docs/protocol.md: what the program does, and enough of it to be reckoned from the page alone."""

import hashlib
import re

import pytest

from firmware_bridge import fake_board, protocol_page
from firmware_bridge.c_header import PATH as HEADER
from firmware_bridge.framing import FrameDecoder, PlainFrame
from firmware_bridge.messages import TABLE_DIGEST, Identity, decode

PAGE = protocol_page.PATH.read_text()
CORE = HEADER.parent


def test_the_page_is_what_the_program_does():
    assert protocol_page.page() == PAGE, "run: python -m firmware_bridge.protocol_page"


def test_the_digest_can_be_reckoned_from_the_page_alone():
    section = PAGE[PAGE.index("## 5. The digest") : PAGE.index("## 6.")]
    (text,) = re.findall(r"```text\n(.*?)```", section, re.DOTALL)
    (said,) = re.findall(r"0x([0-9A-F]{8})\*\*", section)
    assert hashlib.sha256(text.encode()).hexdigest()[:8].upper() == said == f"{TABLE_DIGEST:08X}"


def test_the_bytes_of_the_conversation_are_what_is_said_of_them():
    (said, dump), *_ = re.findall(r"PLAIN: (Identity.*)\n +([0-9a-f ]+)\n", PAGE)
    (frame,) = FrameDecoder().feed(bytes.fromhex(dump))
    assert isinstance(frame, PlainFrame)
    identity = decode(frame.payload)
    assert (str(identity), isinstance(identity, Identity)) == (said, True)
    assert "NAK 1" in PAGE  # the damaged Ping
    assert PAGE.count("Pong(token=") == 2


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("FEEDBACK_MIN", protocol_page.FEEDBACK_MIN),
        ("FEEDBACK_MAX", protocol_page.FEEDBACK_MAX),
        ("SAMPLES_THERE", fake_board.SAMPLES_THERE),
        ("QUICK_US_PER_SAMPLE", fake_board.QUICK_US_PER_SAMPLE),
        ("SUPPLY_LOW_MV", fake_board.SUPPLY_LOW_MV),
        ("SUPPLY_GOOD_MV", fake_board.SUPPLY_GOOD_MV),
        ("SAMPLE_MS", 1000 * fake_board.SAMPLE_S),
        ("SMALLEST_SPAN", protocol_page.SMALLEST_SPAN),
        ("QUEUE_LIMIT", 16),
    ],
)
def test_what_the_page_says_of_the_board_is_what_the_firmware_has(name, value):
    text = "".join(path.read_text() for path in sorted(CORE.glob("*.[ch]")))
    assert set(re.findall(rf"\b{name} = (\d+)", text)) == {f"{value:.0f}"}
