"""What pages ask of the running table: its state, odds, pictures. Reads only; what they do goes through `submit`."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

from controller.games.audience import PUBLIC, Viewer
from controller.games.game import AnyGame
from controller.runtime.journal import Journal, JournalError
from controller.runtime.runner import TableRunner
from controller.table.accounts import account_view
from controller.table.names import likeness
from controller.table.state import concerned, game_of, live, playing, stopped, time_for_bets
from controller.table.view import picture_seen, table_view

log = logging.getLogger(__name__)


class Queries:
    """The table as its pages know it. `name` stands on every page; `show_odds`: tablets may see what a bet is worth;
    `picture`: the camera's newest picture as JPEG, None at a table without a camera; `demo`: what a demonstration shows
    of itself, None at a real table; `closes_ms`: in how many milliseconds its dealer closes the bets, None while he
    does not wait for them; `begins_ms`: the same of the next deal; `floor`: how far the floor is with the journal, None
    at a table without one.
    """

    def __init__(
        self,
        table: TableRunner,
        journal: Journal,
        *,
        name: str = "Faro",
        show_odds: bool = False,
        picture: Callable[[], bytes | None] | None = None,
        demo: Callable[[], Mapping[str, Any]] | None = None,
        closes_ms: Callable[[], int | None] | None = None,
        begins_ms: Callable[[], int | None] | None = None,
        floor: Callable[[], Mapping[str, Any]] | None = None,
    ) -> None:
        self._table, self._journal = table, journal
        self._name, self._show_odds, self._demo = name, show_odds, demo
        self._picture, self._floor = picture, floor
        self._closes_ms = closes_ms or (lambda: None)
        self._begins_ms = begins_ms or (lambda: None)
        self._views: tuple[int, dict[Viewer, dict[str, Any]]] = (-1, {})
        self.submit, self.wait_change = table.submit, table.wait_change

    @property
    def game(self) -> AnyGame:
        """The game of this table."""
        return game_of(self._table.state)

    @property
    def version(self) -> int:
        """Rises with every change of `view()`."""
        return self._table.version

    def view(self, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        """The state that this viewer may see, as JSON-ready values: in a game that hides nothing one for all. The same
        object until something changes."""
        table = self._table
        if not self.game.hides:
            viewer = PUBLIC
        if self._views[0] != table.version:
            self._views = table.version, {}
        views = self._views[1]
        if viewer not in views:
            views[viewer] = self._view(viewer)
        return views[viewer]

    def _view(self, viewer: Viewer) -> dict[str, Any]:
        table = self._table
        view = table_view(
            table.state,
            version=table.version,
            name=self._name,
            demo=self._demo is not None,
            beads_at=table.beads_at,
            viewer=viewer,
        )
        view["table"]["camera"] = "none" if self._picture is None else "shown" if self._shown else "hidden"
        view["table"]["odds"] = self._show_odds
        if self._demo is not None:
            view["demo"] = dict(self._demo())
        return view

    def clocks(self) -> dict[str, Any]:
        """The table's clocks (`DecisionClocks.view`); one alone for the bets, which a demonstration's dealer may close
        sooner: that of the table's time for bets, else `closes_ms`, the milliseconds left. `begins_ms`: in how many the
        dealer of a demonstration begins the next deal."""
        clocks, state = self._table.clocks(), self._table.state
        begins_ms = None if stopped(state) is not None or playing(state) else self._begins_ms()
        if begins_ms is not None:
            return {"running": True, "left_ms": {}, **clocks, "begins_ms": begins_ms}
        closes_ms = self._closes_ms()
        if closes_ms is None or stopped(state) is not None or not playing(state) or live(state).phase != "bets_open":
            return clocks
        clocks = clocks or {"running": True, "left_ms": {}}
        bets = time_for_bets(state)
        if bets is None:
            return {**clocks, "closes_ms": closes_ms}
        left = clocks["left_ms"]
        return {**clocks, "left_ms": {**left, bets.key: min(left.get(bets.key, closes_ms), closes_ms)}}

    def concerns(self, name: str) -> bool:
        """Whether the run on the table concerns a player of this name, or of one that looks like it."""
        return likeness(name) in map(likeness, concerned(self._table.state))

    def odds(self) -> dict[str, Any] | None:
        """What every bet is worth now, from what everybody has seen; None when this table does not show it."""
        state = self._table.state
        if not self._show_odds or not playing(state):
            return None
        return game_of(state).odds(live(state))

    def account(self, player: str) -> dict[str, Any]:
        """The account of this player (`accounts.account_view`): for himself and the dealer."""
        return account_view(self._table.state, player)

    def service_status(self, *, aim: bool = False) -> dict[str, Any]:
        """What the service page shows, now; asking for it is the page's sign of life. `aim`: with how the camera stands
        over the markers."""
        status = self._table.desk.status(self._table.state, aim=aim)
        if self._floor is None:
            return status
        floor = dict(self._floor())
        if self.game.hides and playing(self._table.state) and floor["behind"]:
            floor["behind"] = "some"  # how many events there are may tell of a card that lies face down
        return {**status, "floor": floor}

    def service_picture(self, digest: str) -> bytes | None:
        """The JPEG of a card whose pack is being enrolled on the service page; None when there is none."""
        return self._table.desk.picture(digest)

    @property
    def _shown(self) -> bool:
        """Of a sheet that lies open on the table a picture shows nothing that is hidden."""
        state = self._table.state
        return not self.game.hides or state.in_test or state.sight.on_sheet

    @property
    def latest_jpeg(self) -> bytes | None:
        """The newest camera picture as JPEG, or None while there is none: in a game that hides cards, but in test mode
        and where they are laid on the sheet, there never is."""
        return self._picture() if self._picture is not None and self._shown else None

    def evidence(self, digest: str, viewer: Viewer = PUBLIC) -> bytes | None:
        """The stored picture a card was read from; None when there is none, or what is kept is not that picture. In a
        game that hides cards those of this run alone, as far as the viewer may know the card."""
        if self.game.hides and not picture_seen(self._table.state, digest, viewer):
            return None
        try:
            return self._journal.picture(digest)
        except JournalError as error:
            log.error("%s", error.message)
            return None
