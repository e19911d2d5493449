"""The mark before a finding, as `faro check` and `faro acceptance` show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from controller.catalogue import text
from controller.colours import BOLD, GREEN, RED, YELLOW, painted

if TYPE_CHECKING:
    from controller.cli.check.computer import Finding

_MARKS = {"good": "check-mark-good", "note": "check-mark-note", "wrong": "check-mark-wrong"}
_COLOURS = {"good": (GREEN,), "note": (YELLOW,), "wrong": (BOLD, RED)}


def mark(finding: Finding) -> str:
    """As wide as the widest mark of the language, so that what follows stands in one column."""
    wide = max(len(text(key)) for key in _MARKS.values())
    return f"{text(_MARKS[finding.state]):{wide}}"


def painted_mark(finding: Finding) -> str:
    """The same with its colour, where a terminal has any."""
    return painted(mark(finding), *_COLOURS[finding.state])
