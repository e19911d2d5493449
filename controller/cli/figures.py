"""Figures in the tables that commands print."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from fractions import Fraction

WIDTH = 14
"""Characters of a column."""


def percent(value: str, places: int = 4) -> str:
    """A fraction such as "1/37" in percent."""
    return f"{float(Fraction(value)) * 100:.{places}f} %"


def columns(cells: Iterable[str]) -> str:
    """These side by side, each to the right of its column."""
    return "".join(f"{cell:>{WIDTH}}" for cell in cells)


def as_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a table: the first column from the left, the others to the right, each no wider than its figures or
    the longest word of its heading. A heading takes as many lines as that needs."""
    held = [max(map(len, column)) for column in zip(*rows, strict=True)]
    words = [max(map(len, heading.split())) for heading in headings]
    widths = [max(of_figures, of_words) for of_figures, of_words in zip(held, words, strict=True)]
    broken = [textwrap.wrap(heading, width) for heading, width in zip(headings, widths, strict=True)]
    height = max(map(len, broken))
    above = [[""] * (height - len(lines)) + lines for lines in broken]
    return [_row(cells, widths) for cells in [*zip(*above, strict=True), *rows]]


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = (f"{cell:{'>' if place else '<'}{widths[place]}}" for place, cell in enumerate(cells))
    return "  ".join([first, *others]).rstrip()


def for_terminal(text: str) -> str:
    """What is printed, its sentences broken at words where the terminal is narrower. Tables stay as they are, and so
    does all where a program reads it."""
    if not sys.stdout.isatty():
        return text
    width = shutil.get_terminal_size().columns
    return "\n".join(line if re.search(r"\S  ", line) else textwrap.fill(line, width) for line in text.split("\n"))
