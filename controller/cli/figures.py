"""Figures in the tables that commands print."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from fractions import Fraction

from controller.catalogue import decimal

WIDTH = 14
"""Characters of a column."""
LEAST = 20
"""Columns in which a sentence is still broken at words."""


def percent(value: str, places: int = 4) -> str:
    """A fraction such as "1/37" in percent."""
    return f"{decimal(float(Fraction(value)) * 100, places)} %"


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
    width = _columns()
    if width is None:
        return text
    return "\n".join(line if re.search(r"\S  ", line) else textwrap.fill(line, width) for line in text.split("\n"))


def behind(start: str, sentence: str, *, wide: int) -> str:
    """A line that begins with `start`, `wide` columns of the terminal without its colours, and goes on with a sentence.
    Where the terminal is narrower that is broken at words, and goes on below itself; where a program reads it, it is
    one line."""
    width = _columns()
    if width is None or width - wide < LEAST:
        return start + sentence
    lines = textwrap.wrap(sentence, width - wide, break_long_words=False, break_on_hyphens=False)
    return start + f"\n{' ' * wide}".join(lines)


def _columns() -> int | None:
    """Of the terminal; None where a program reads what is printed."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else None
