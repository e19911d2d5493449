"""Rows of the journal as the table again: whoever replays it does so here, one row after the other."""

from __future__ import annotations

from controller.games.message import say
from controller.runtime.journal import JournalError, Row
from controller.table.events import Event, decode
from controller.table.log import advance
from controller.table.state import TableState, game_of


def replayed(state: TableState, row: Row) -> tuple[Event, TableState]:
    """The event of the row, and the table after it. Raises JournalError for one that this program cannot replay, which
    in a game that hides cards says nothing of what is in it."""
    try:
        event = decode(row.body)
        return event, advance(state, event)
    except (ValueError, KeyError, TypeError) as error:
        why = type(error).__name__ if game_of(state).hides else str(error)
        raise JournalError(say("journal-not-replayed", event=row.seq, why=why)) from None
