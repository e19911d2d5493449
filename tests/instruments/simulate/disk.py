"""A journal's connection on a disk that refuses, stops half-way, or reports a refusal although it has written."""

from __future__ import annotations

import random
import sqlite3
from typing import Any

from controller.runtime.journal import Journal


class PowerCut(BaseException):
    """The machine stops here. Not an Exception: nothing in the program catches it."""


class FaultyDisk:
    """Stands in the place of a journal's connection. Each transaction meets at most one fault, chosen by `rng`.

    `refuse`, `report_wrongly` and `cut` are probabilities for each transaction.
    """

    def __init__(self, journal: Journal, rng: random.Random) -> None:
        assert journal._db is not None
        self._db = journal._db
        self._rng = rng
        self.refuse = self.report_wrongly = self.cut = 0.0
        self.full = False
        """Every write is refused until somebody makes room."""
        journal._db = self  # type: ignore[assignment]

    @property
    def in_transaction(self) -> bool:
        return self._db.in_transaction

    def execute(self, statement: str, *values: Any) -> Any:
        if statement == "BEGIN IMMEDIATE":
            if self.full or self._happens(self.refuse):
                raise sqlite3.OperationalError("database or disk is full")
        elif statement == "COMMIT":
            if self._happens(self.cut):
                if self._rng.random() < 0.5:
                    self._db.execute("COMMIT")
                raise PowerCut
            if self._happens(self.refuse):
                raise sqlite3.OperationalError("disk I/O error")
            if self._happens(self.report_wrongly):
                self._db.execute("COMMIT")
                raise sqlite3.OperationalError("disk I/O error")
        return self._db.execute(statement, *values)

    def executemany(self, statement: str, rows: Any) -> Any:
        if self._happens(self.refuse):
            raise sqlite3.OperationalError("disk I/O error")
        return self._db.executemany(statement, rows)

    def backup(self, target: sqlite3.Connection) -> None:
        self._db.backup(target)

    def close(self) -> None:
        self._db.close()

    def _happens(self, probability: float) -> bool:
        return probability > 0 and self._rng.random() < probability
