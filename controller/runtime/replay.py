"""Rows of the journal as the table again: whoever replays it does so here, one row after the other."""

from __future__ import annotations

import logging

from controller.games.message import say
from controller.runtime.journal import JournalError, Row
from controller.table.events import Event, decode
from controller.table.log import advance
from controller.table.state import TableState, game_of

log = logging.getLogger(__name__)


def replayed(state: TableState, row: Row) -> tuple[Event, TableState]:
    """The event of the row, and the table after it. Raises JournalError for one that this program cannot replay, which
    in a game that hides cards says nothing of what is in it."""
    try:
        event = decode(row.body)
        return event, advance(state, event)
    except Exception as error:  # a spoiled row may make anything of the fold; where, the log of a developer says
        log.debug("event %d cannot be replayed", row.seq, exc_info=True)
        why = type(error).__name__ if game_of(state).hides else str(error)
        raise JournalError(say("journal-not-replayed", event=row.seq, why=why)) from None
