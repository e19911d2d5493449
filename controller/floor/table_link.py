"""A table's line to the floor: its calls, each of which ends within a time."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg

from controller.floor.connection import ANSWER_S, FloorFault, answered, checked, connect, cut, unreachable
from controller.floor.uplink import Answer, Head, Row
from controller.games.message import say


class TableLink:
    """The floor at `dsn`, reached with the first call and again after a failed one. `passfile` as in `connect`. Raises
    FloorFault for an address that cannot be one."""

    def __init__(self, dsn: str, passfile: Path | None = None) -> None:
        checked(dsn)
        self._dsn, self._passfile = dsn, passfile
        self._line: psycopg.Connection[tuple[Any, ...]] | None = None
        self._asks = False
        """Whether the floor is of a version that asks for pictures."""

    def head(self) -> Head:
        """What the floor has of this table's journal. Raises FloorFault."""
        query = (
            "SELECT to_regprocedure('floor.wanted()') IS NOT NULL, journal_id, seq, hash, incidents FROM floor.head()"
        )
        found = self._ask(query, ())
        if found is None:
            raise FloorFault(say("service-floor-not-enrolled"))
        self._asks = found[0]
        return Head(*found[1:])

    def append(self, journal_id: str, rows: Sequence[Row], signature: bytes) -> Answer:
        """Sends rows. Raises FloorFault: whether they were taken `head` tells."""
        values = (journal_id, as_json(rows), signature)
        found = self._ask("SELECT new_seq, new_hash, refused FROM floor.append(%s, %s::jsonb, %s)", values)
        assert found is not None
        return Answer(*found)

    def wanted(self) -> Sequence[str]:
        """Digests of a few pictures that the floor asks for; none where it was of an older version when it was last
        asked for its head. Raises FloorFault."""
        if not self._asks:
            return ()
        found = self._ask("SELECT coalesce(array_agg(w), '{}') FROM floor.wanted() w", ())
        assert found is not None
        return [str(digest) for digest in found[0]]

    def put_picture(self, digest: str, jpeg: bytes | None, absent: str | None) -> None:
        """Sends a picture that was asked for, or why there is none: gone, altered, large or hidden. One that is not
        wanted any more changes nothing there. Raises FloorFault."""
        self._ask("SELECT floor.put_picture(%s, %s, %s)", (digest, jpeg, absent))

    def cut(self) -> None:
        """Ends a call that waits, from any thread: it raises FloorFault."""
        cut(self._line)

    def close(self) -> None:
        """Ends the line."""
        line, self._line = self._line, None
        if line is not None:
            with contextlib.suppress(psycopg.Error, OSError):
                line.close()

    def _ask(self, query: str, values: tuple[Any, ...]) -> tuple[Any, ...] | None:
        line = self._line = self._line or connect(self._dsn, self._passfile)
        try:
            with answered(self.cut, ANSWER_S):
                return line.execute(query.encode(), values).fetchone()
        except (psycopg.Error, OSError) as error:
            self.close()
            raise unreachable(error) from None


def as_json(rows: Sequence[Row]) -> str:
    """The rows as the floor's function takes them."""
    names = ("seq", "at", "command", "body", "hash")
    return json.dumps([dict(zip(names, row, strict=True)) for row in rows])
