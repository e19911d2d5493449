"""Which pictures of a journal everybody may see: what the uplink asks before it sends one. Reads the journal's rows, a
part at a time, with the table's own decode and fold; nothing is kept on disk."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from controller.games.message import UserError, say
from controller.table.events import DealStarted, decode
from controller.table.pictures import PicturesOfDeal
from controller.table.state import TableState, apply, game_of

READ_ROWS = 200
"""At a time: some ms, in which the table's task may have to wait for the interpreter."""


class Rows(Protocol):
    """A journal's rows as they are written."""

    @property
    def last_seq(self) -> int: ...

    def hash_of(self, seq: int) -> str | None: ...

    def texts(self, after: int, most: int) -> Sequence[tuple[int, str, str | None, str, str]]: ...


@dataclass(frozen=True, slots=True)
class Beginning:
    """A deal had begun with event `seq`, whose hash is `hash`: the table then."""

    seq: int
    hash: str
    state: TableState


@dataclass(slots=True)
class _Reading:
    """The table after event `seq`. `whole`: it was read from the first event on."""

    seq: int = 0
    state: TableState = field(default_factory=TableState)
    pictures: PicturesOfDeal = field(default_factory=PicturesOfDeal)
    whole: bool = True


class ShownPictures:
    """`begin` gives the last deal's beginning where one is kept, so that most answers need no more than its rows; what
    is of an earlier deal is looked for from the first event on."""

    def __init__(self, begin: Callable[[], Beginning | None] = lambda: None) -> None:
        self._begin = begin
        self._reading: _Reading | None = None

    def of(self, rows: Rows, wanted: Collection[str]) -> dict[str, bool]:
        """Of the wanted ones those of which it is known by now: True, everybody may see it; False, nobody will, as no
        event names it or its deal has ended without showing the card. The others are asked again. Raises UserError for
        rows that cannot be read."""
        reading = self._reading = self._reading or self._begun(rows)
        found = dict.fromkeys(wanted, True) if _hides_nothing(reading) else self._read(rows, reading, wanted)
        rest = [digest for digest in wanted if digest not in found and digest not in reading.pictures]
        if rest and reading.seq >= rows.last_seq:
            if reading.whole:
                found |= dict.fromkeys(rest, False)
            self._reading = None if reading.whole else _Reading()
        return found

    def _begun(self, rows: Rows) -> _Reading:
        kept = self._begin()
        if kept is None or rows.hash_of(kept.seq) != kept.hash:
            return _Reading()
        return _Reading(kept.seq, kept.state, whole=False)

    def _read(self, rows: Rows, reading: _Reading, wanted: Collection[str]) -> dict[str, bool]:
        """Reads on, no further than it must."""
        found = _open(reading, wanted)
        for seq, _, _, body, _ in rows.texts(reading.seq, READ_ROWS) if len(found) < len(wanted) else ():
            try:
                event = decode(json.loads(body))
                if isinstance(event, DealStarted):
                    ended = {digest for digest in wanted if digest in reading.pictures}
                    found |= dict.fromkeys(ended, False) | _open(reading, wanted) | found
                    if len(found) == len(wanted):
                        return found
                reading.pictures.read(event)
                reading.state = apply(reading.state, event)
            except Exception as error:  # a spoiled row may make anything of the fold
                raise UserError(say("journal-not-replayed", event=seq, why=type(error).__name__)) from None
            reading.seq = seq
        return found | _open(reading, wanted)


def _hides_nothing(reading: _Reading) -> bool:
    return reading.state.deal is not None and not game_of(reading.state).hides


def _open(reading: _Reading, wanted: Collection[str]) -> dict[str, bool]:
    return {digest: True for digest in wanted if reading.pictures.open(reading.state, digest)}
