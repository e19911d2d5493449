"""An address as a code that a phone's camera opens. The only module that imports segno."""

from __future__ import annotations

import io
from dataclasses import dataclass
from itertools import groupby

import segno

QUIET = 4
"""Light modules round the code (ISO/IEC 18004, 5.3.8)."""


@dataclass(frozen=True, slots=True)
class Code:
    """`side`: modules on a side, the quiet zone included; `path`: the dark ones as an SVG path in modules."""

    side: int
    path: str


def code_of(text: str) -> Code:
    """The QR code of this text, of error correction M. Raises ValueError for a text that no code holds."""
    matrix = segno.make(text, error="m", micro=False, boost_error=False).matrix
    runs: list[str] = []
    for y, row in enumerate(matrix, QUIET):
        x = QUIET
        for dark, modules in groupby(row):
            width = len(list(modules))
            if dark:
                runs.append(f"M{x} {y}h{width}v1h-{width}z")
            x += width
    return Code(len(matrix) + 2 * QUIET, "".join(runs))


def drawn(text: str) -> str:
    """The code in characters, two modules to a line's height, light on a dark terminal and dark on a light one: it is
    read either way. Raises ValueError for a text that no code holds."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, compact=True)
    return out.getvalue()
