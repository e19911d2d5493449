"""Where the cards of the table are read. Pure."""

from __future__ import annotations

from controller.table.sight.exit import EXIT
from controller.table.sight.memory import Exit
from controller.table.sight.place import Place
from controller.table.sight.sheet import SHEET
from controller.table.sight.window import WINDOW
from controller.table.state import TableState


def place_of(state: TableState) -> Place:
    """The window or the exit, by the rules of the deal; what leaves no shoe is laid on the sheet."""
    if not isinstance(state.sight, Exit):
        return WINDOW
    return SHEET if state.sight.on_sheet else EXIT
