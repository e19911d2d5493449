"""What the views of several games show alike, as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from .cards import Card
from .options import Options, in_force


class _Deal(Protocol):
    @property
    def purses(self) -> Mapping[str, int]: ...
    @property
    def debts(self) -> Mapping[str, int]: ...
    @property
    def on_layout(self) -> int: ...
    @property
    def rules(self) -> Options: ...


class _Corrected(Protocol):
    @property
    def index(self) -> int: ...
    @property
    def was(self) -> Card: ...
    @property
    def now(self) -> Card: ...
    @property
    def purses(self) -> tuple[tuple[str, int], ...]: ...


def money_and_rules(deal: _Deal) -> dict[str, Any]:
    """The money of the players, all stakes, and the rules in force."""
    return {
        "purses": dict(deal.purses),
        "debts": dict(deal.debts),
        "on_layout": deal.on_layout,
        "rules": deal.rules.changed(),
        "options": [option.json() for option in in_force(deal.rules)],
    }


def correction(
    event: _Corrected, *, bank: int = 0, swapped: int | None = None, lines: list[dict[str, Any]] | None = None
) -> dict[str, Any]:
    """A card that was put right, and what it moved: of each purse, of the `bank`, and where a game tells them the
    `lines` of bets. `swapped`: the other place when two cards changed theirs."""
    return {
        "index": event.index,
        "was": event.was.label,
        "now": event.now.label,
        "swapped": swapped,
        "lines": lines or [],
        "purses": dict(event.purses),
        "bank": bank,
    }
