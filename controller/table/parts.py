"""What people call the parts that faults name, and how a page names a fault that it shows. Pure."""

from __future__ import annotations

import hashlib
import json
import re

from controller.games.message import Message, say

_SPINDLE = re.compile(r"spindle (\d+)")


def fault_mark(fault: Message) -> str:
    """16 hex digits for this fault. A page says these back: the faults of a whole table fit one message of its own."""
    return hashlib.sha256(json.dumps(fault.json(), sort_keys=True).encode()).hexdigest()[:16]


def spindle_of(part: str) -> int | None:
    """The spindle that a part is, by its number; None for every other part."""
    return int(spindle[1]) if (spindle := _SPINDLE.fullmatch(part)) else None


def part_name(part: str) -> Message:
    """The name of a part as it stands in the journal; one that the catalogue does not know is shown as it is."""
    if spindle := _SPINDLE.fullmatch(part):
        return say("hardware-part-spindle", number=spindle[1])
    return say("hardware-part", name=part, part=part.replace(" ", "_"))
