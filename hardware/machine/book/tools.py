"""Tools: what one has to have and does not build in (`text/tools.md`)."""

import functools
from collections.abc import Mapping
from pathlib import Path

from hardware.machine.book.model import Tool
from hardware.machine.book.source import TEXT, read

COLUMNS = 4


@functools.cache
def tools(path: Path = TEXT / "tools.md") -> Mapping[str, Tool]:
    """By what steps call them, in the order of the file's table. Raises BookError."""
    source = read(path)
    rows = [(line, text) for line, text in source.body if text.startswith("|")][2:]
    found: dict[str, Tool] = {}
    for line, text in rows:
        cells = [cell.strip() for cell in text.strip("|").split("|")]
        if len(cells) != COLUMNS or not cells[0] or not cells[1] or cells[0] in found:
            source.refuse(line, f"what steps call it (once), tool, note and euro expected: {text}")
        if cells[3] and not cells[3].isdigit():
            source.refuse(line, f"euro: a whole number expected, or nothing: {cells[3]!r}")
        found[cells[0]] = Tool(cells[1], cells[2], float(cells[3] or 0))
    return found


DRIVERS = {
    "ISO 10642 M3": "hex 2",
    "ISO 10642 M2.5": "hex 1.5",
    "ISO 4762 M3": "hex 2.5",
    "ISO 4762 M2.5": "hex 2",
    "tapping": "cross",
    "ISO 4762 M4": "hex 3",
    "wood 2": "cross",
    "wood 3.5": "cross 2",
    "ISO 7045 M2": "cross",
    "servo": "cross",
}
"""What drives a screw, by standard and thread (ISO 4762, ISO 10642)."""
