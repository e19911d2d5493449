"""A table of HTML, for pages that no script draws."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from typing import NamedTuple


class Drawn(NamedTuple):
    """A cell with other things than its text: class, text, and the HTML that stands there."""

    kind: str
    text: str
    html: str


Cell = tuple[str, str] | Drawn
"""Its class, "" for none, and its text."""


def table(
    heads: Sequence[Cell], rows: Iterable[Iterable[Cell]], written: Callable[[str], str] = escape
) -> Iterator[str]:
    """Its lines. `written`: a text as HTML."""
    yield '<div class="wide"><table>'
    if heads:
        yield f"<thead>{_row(heads, 'th', written)}</thead>"
    yield "<tbody>"
    for row in rows:
        yield _row(row, "td", written)
    yield "</tbody></table></div>"


def class_of(name: str) -> str:
    """The attribute; nothing for no class."""
    return f' class="{name}"' if name else ""


def signed(amount: int) -> Cell:
    """A sum that was won or lost."""
    return "n", f"{amount:+}" if amount else "0"


def _row(cells: Iterable[Cell], tag: str, written: Callable[[str], str]) -> str:
    made = []
    for cell in cells:
        inside = cell.html if isinstance(cell, Drawn) else written(cell[1])
        made.append(f"<{tag}{class_of(cell[0])}>{inside}</{tag}>")
    return f"<tr>{''.join(made)}</tr>"
