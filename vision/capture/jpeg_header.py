"""What a JPEG says of itself before anything is decoded: whether it may be decoded, and how large it then is.

Pictures come from phones, so from anybody who was once let in. What is decoded is one scan of one picture of a known
size: more scans, as of a progressive picture, let some kilobytes keep a decoder at work for minutes (libjpeg-turbo's
"Two Issues with the JPEG Standard"). The markers are those of ITU-T T.81, table B.1. Pure.
"""

from __future__ import annotations

from vision.message import Message, say

MOST_BYTES = 1 << 20
"""A picture of 1280x720 px at the highest quality that the page sends has some 250,000."""
MOST_PX = 4096
"""On a side; as `[camera] width`."""
LEAST_PX = 16
"""On a side; what is smaller shows no card, and the watch of the camera calls it garbage."""
MOST_SEGMENTS = 64
"""Before the scan: a browser writes 6 to 14."""
MOST_FILL = 16
"""Bytes of FF before a marker: any number of them may fill up (B.1.1.2), a browser writes one."""
BASELINE = frozenset({0xC0, 0xC1})
"""Frames of one pass with Huffman codes (B.2.2): baseline, and extended sequential."""
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""Every frame: C4 are Huffman tables, C8 is reserved, CC are arithmetic conditionings."""
_SCAN = 0xDA
_END = 0xD9
_STAND_ALONE = frozenset({0x01, *range(0xD0, 0xDA)})
"""Markers without a length."""


class BadJpeg(Exception):
    """Nothing that is decoded here; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def size_of(jpeg: bytes) -> tuple[int, int]:
    """(width, height) in px of a whole JPEG of one picture, by its header. Raises BadJpeg for what is too long or too
    large, is cut off, has more than one scan, or is no JPEG."""
    if len(jpeg) > MOST_BYTES:
        raise BadJpeg(say("vision-jpeg-long", given=len(jpeg), most=MOST_BYTES))
    if jpeg[:2] != b"\xff\xd8":
        raise BadJpeg(say("vision-jpeg-none"))
    if jpeg[-2:] != b"\xff\xd9":
        raise BadJpeg(say("vision-jpeg-cut"))
    size: tuple[int, int] | None = None
    parts = 0
    at = 2
    for _ in range(MOST_SEGMENTS):
        marker, begin, end = _segment(jpeg, at)
        if marker == _SCAN:
            if size is None or end - begin < 1:
                raise BadJpeg(say("vision-jpeg-broken"))
            if jpeg[begin] != parts:
                raise BadJpeg(say("vision-jpeg-scans"))
            return size
        if marker in _FRAMES:
            if size is not None:
                raise BadJpeg(say("vision-jpeg-broken"))
            if marker not in BASELINE:
                raise BadJpeg(say("vision-jpeg-scans"))
            size, parts = _frame(jpeg[begin:end])
        at = end
    raise BadJpeg(say("vision-jpeg-broken"))


def _segment(jpeg: bytes, at: int) -> tuple[int, int, int]:
    """(marker, where its body begins, where it ends) of the segment that begins at `at`. Raises BadJpeg."""
    if jpeg[at : at + 1] != b"\xff":
        raise BadJpeg(say("vision-jpeg-broken"))
    first = at
    while jpeg[at : at + 1] == b"\xff" and at < first + MOST_FILL:
        at += 1
    marker = jpeg[at] if at < len(jpeg) else 0
    length = int.from_bytes(jpeg[at + 1 : at + 3], "big")
    end = at + 1 + length
    if marker in (0, 0xFF) or marker in _STAND_ALONE or length < 2 or end > len(jpeg):
        raise BadJpeg(say("vision-jpeg-cut" if marker == _END else "vision-jpeg-broken"))
    return marker, at + 3, end


def _frame(body: bytes) -> tuple[tuple[int, int], int]:
    """((width, height), number of components) of a frame's header (B.2.2). Raises BadJpeg."""
    if len(body) < 6 or len(body) != 6 + 3 * body[5]:
        raise BadJpeg(say("vision-jpeg-broken"))
    bits, height, width, parts = body[0], int.from_bytes(body[1:3], "big"), int.from_bytes(body[3:5], "big"), body[5]
    if max(width, height) > MOST_PX:
        raise BadJpeg(say("vision-jpeg-large", width=width, height=height, most=MOST_PX))
    if min(width, height) < LEAST_PX:
        raise BadJpeg(say("vision-jpeg-small", width=width, height=height, least=LEAST_PX))
    if bits != 8 or parts not in (1, 3):
        raise BadJpeg(say("vision-jpeg-colours", bits=bits, parts=parts))
    if any(not 1 <= factor <= 4 for part in range(parts) for factor in divmod(body[7 + 3 * part], 16)):
        raise BadJpeg(say("vision-jpeg-broken"))
    return (width, height), parts
