"""Each command of a tablet is carried out once, however often the tablet sends it.

A tablet gives its command an id and repeats both when it has lost the answer. The journal has the mark of every command
that was carried out, over a restart too. Beside it this program remembers the two cases in which the journal alone
would mislead: an act that was done while the journal took nothing, and one that was marked and then refused.
"""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

from controller.games.message import say
from controller.runtime.inbox import Reply
from controller.runtime.store import TableStore
from controller.table.state import Actor, Refused

MOST_REMEMBERED = 200
"""Acts without events that are remembered by their mark: more than a tablet repeats after a lost line."""


def mark_of(command: Mapping[str, Any], actor: Actor) -> str | None:
    """The mark of a command in the journal: who gave it, its id, and a digest of all of it; None without an id."""
    command_id = command.get("id")
    if not isinstance(command_id, str):
        return None
    return f"{actor.role}:{actor.player or ''}:{command_id}#{_digest(command)}"


class Once:
    """Which commands were carried out, by their marks."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._unmarked: deque[str] = deque(maxlen=MOST_REMEMBERED)
        """Acts that were done though the journal took no mark of them."""
        self._refused: deque[str] = deque(maxlen=MOST_REMEMBERED)
        """Acts whose mark is in the journal and that were refused then."""

    def answered(self, command: Mapping[str, Any], mark: str | None) -> Reply | None:
        """The answer to a command that was carried out before, or whose id was another command's; None: it is to be
        carried out. One that was refused is decided again. Raises JournalError."""
        if mark is None:
            return None
        key = mark.rpartition("#")[0]
        before = self._store.journal.command_of(key)
        if before is None and mark in self._unmarked:
            before = mark
        if before is None or mark in self._refused:
            return None
        if before in (key, mark):  # an older journal has the id alone
            return Reply(True, text=say("table-done-already"), again=True)
        return Reply(False, "malformed", say("table-id-used", id=str(command.get("id"))))

    def mark(self, mark: str | None) -> None:
        """Journal that an act which leaves no event is about to be done: at most once, whatever ends the program
        meanwhile. Raises JournalError."""
        if mark not in self._refused:  # else its mark is there
            self._store.commit([], command=mark)

    def do_unmarked(self, mark: str | None) -> None:
        """The act is done though the journal takes no mark of it."""
        if mark is not None:
            self._unmarked.append(mark)

    def act(self, act: Callable[[], None], mark: str | None) -> None:
        """Do what was marked. Raises Refused; then it may be tried again under the same mark."""
        if mark is not None and mark in self._refused:
            self._refused.remove(mark)
        try:
            act()
        except Refused:
            if mark is not None:
                self._refused.append(mark)
            raise


def _digest(command: Mapping[str, Any]) -> str:
    return hashlib.sha256(json.dumps(command, sort_keys=True).encode()).hexdigest()[:16]
