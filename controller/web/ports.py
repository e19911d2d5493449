"""What the web part needs of the table, and nothing more: the one place where the two meet.

Only types live here. The page's words for commands are in `messages`, who may give them in `access`.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Protocol

from controller.games.audience import PUBLIC, Viewer
from controller.games.game import AnyGame
from controller.games.message import Message
from controller.table.state import Actor

__all__ = ["Actor", "Reply", "Table"]


class Reply(Protocol):
    """The table's answer: `reason` is for programs (None when ok), `text` for people, None for
    nothing; `again`: the command had been done before and was not done once more."""

    @property
    def ok(self) -> bool: ...
    @property
    def reason(self) -> str | None: ...
    @property
    def text(self) -> Message | None: ...
    @property
    def data(self) -> Any: ...
    @property
    def again(self) -> bool: ...


class Table(Protocol):
    """The running table as the tablets see it."""

    @property
    def game(self) -> AnyGame:
        """The game of this table."""

    @property
    def version(self) -> int:
        """Rises with every change of `view()`."""

    @property
    def latest_jpeg(self) -> bytes | None:
        """The camera's newest picture as JPEG, None while there is none; a new object for each new picture."""

    def view(self, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        """The state as this viewer may see it, JSON-ready; the same for every tablet where the game hides nothing. `at`
        is the moment that commands name."""

    def concerns(self, name: str) -> bool:
        """Whether the run on the table concerns a player whose name is this or looks like it: he has a stake, he
        is to decide, or a card lies face down that he may see."""

    def clocks(self) -> dict[str, Any]:
        """The decisions with a time limit, now: `left_ms` by key, `running`; where bets close without such a decision
        `closes_ms`; `begins_ms` to the next deal and `opens_ms` until a newcomer can play, where they are known; empty
        when there are none."""

    def wait_change(self, version: int) -> Awaitable[Any]:
        """Returns once `self.version` differs from `version`."""

    def odds(self) -> dict[str, Any] | None:
        """What every bet is worth by the cards exposed so far, None when this table does not show it."""

    def account(self, player: str) -> dict[str, Any]:
        """The account of this player, JSON-ready: what he brought and took, and his rounds."""

    def service_status(self, *, aim: bool = False) -> dict[str, Any]:
        """How sensors, camera, spindles and lights stand, JSON-ready, for the service page; a sign of life of it."""

    def service_picture(self, digest: str) -> bytes | None:
        """The JPEG of a card whose pack is being enrolled, None when there is none; for the service page."""

    def evidence(self, digest: str, viewer: Viewer = PUBLIC) -> bytes | None:
        """The stored JPEG of a reading, None when there is none with that digest or this viewer may not see it."""

    def submit(self, command: dict[str, Any], actor: Actor) -> Awaitable[Reply]:
        """Gives the table one command of the tablets' verbs; the same `id` is never done twice."""
