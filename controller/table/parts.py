"""What people call the parts that faults name. Pure."""

from __future__ import annotations

import re

from controller.games.message import Message, say

_SPINDLE = re.compile(r"spindle (\d+)")


def part_name(part: str) -> Message:
    """The name of a part as it stands in the journal; one that the catalogue does not know is shown as it is."""
    if spindle := _SPINDLE.fullmatch(part):
        return say("hardware-part-spindle", number=spindle[1])
    return say("hardware-part", name=part, part=part.replace(" ", "_"))
