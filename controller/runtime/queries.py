"""What pages ask of the running table: its state, odds, pictures. Reads only; what they do goes through `submit`."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

from controller.games.game import AnyGame
from controller.runtime.journal import Journal, JournalError
from controller.runtime.runner import FaroTable
from controller.table.state import game_of, live, playing
from controller.table.view import table_view

log = logging.getLogger(__name__)


class Queries:
    """The table as its pages know it. `name` stands on every page; `show_odds`: tablets may see what a bet is worth;
    `picture`: the camera's newest picture as JPEG; `demo`: what a demonstration shows of itself, None at a real table.
    """

    def __init__(
        self,
        table: FaroTable,
        journal: Journal,
        *,
        name: str = "Faro",
        show_odds: bool = False,
        picture: Callable[[], bytes | None] = lambda: None,
        demo: Callable[[], Mapping[str, Any]] | None = None,
    ) -> None:
        self._table, self._journal = table, journal
        self._name, self._show_odds, self._demo = name, show_odds, demo
        self._picture = picture
        self._view: tuple[int, dict[str, Any]] = (-1, {})
        self.submit, self.wait_change = table.submit, table.wait_change

    @property
    def game(self) -> AnyGame:
        """The game of this table."""
        return game_of(self._table.state)

    @property
    def version(self) -> int:
        """Rises with every change of `view()`."""
        return self._table.version

    def view(self) -> dict[str, Any]:
        """The public state as JSON-ready values; the same object until something changes."""
        table, (version, view) = self._table, self._view
        if version != table.version:
            view = table_view(
                table.state,
                version=table.version,
                name=self._name,
                demo=self._demo is not None,
                beads_at=table.beads_at,
            )
            view["table"]["odds"] = self._show_odds
            if self._demo is not None:
                view["demo"] = dict(self._demo())
            self._view = table.version, view
        return view

    def odds(self) -> dict[str, Any] | None:
        """What every bet is worth now, from what everybody has seen; None when this table does not show it."""
        state = self._table.state
        if not self._show_odds or not playing(state):
            return None
        return game_of(state).odds(live(state))

    def service_status(self) -> dict[str, Any]:
        """What the service page shows, now; asking for it is the page's sign of life."""
        return self._table.desk.status(self._table.state)

    def service_picture(self, digest: str) -> bytes | None:
        """The JPEG of a card whose pack is being enrolled on the service page; None when there is none."""
        return self._table.desk.picture(digest)

    @property
    def latest_jpeg(self) -> bytes | None:
        """The newest camera picture as JPEG, or None while there is none."""
        return self._picture()

    def evidence(self, digest: str) -> bytes | None:
        """The stored picture a card was read from; None when there is none, or what is kept is not that picture."""
        try:
            return self._journal.picture(digest)
        except JournalError as error:
            log.error("%s", error)
            return None
