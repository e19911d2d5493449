"""Figures in the tables that commands print."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

WIDTH = 14
"""Characters of a column."""


def percent(value: str, places: int = 4) -> str:
    """A fraction such as "1/37" in percent."""
    return f"{float(Fraction(value)) * 100:.{places}f} %"


def columns(cells: Iterable[str]) -> str:
    """These side by side, each to the right of its column."""
    return "".join(f"{cell:>{WIDTH}}" for cell in cells)
