"""Each player's own sheet (docs/rules.md 1.8.4): the turns he won and lost, his stakes and his net. Derived from what
settled or ended his bets, so that a card that is put right puts the sheet right. Pure.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from .acts import BetPlaced, Event, Movement
from .bets import Line


class Sheet(NamedTuple):
    """Turns that a player won, lost and left with what he had, of those that decided a bet of his or drew it; the
    `stakes` that were decided; and by how much he has more (negative: less) through what became of his bets."""

    won: int = 0
    lost: int = 0
    even: int = 0
    stakes: int = 0
    net: int = 0

    def plus(self, other: Sheet) -> Sheet:
        """The sheet of both times together."""
        return Sheet(*map(sum, zip(self, other, strict=True)))


BLANK = Sheet()


def sheets_of(
    turns: Sequence[Sequence[Line]],
    closing: Sequence[Line],
    endings: Mapping[str, tuple[int, Movement]],
    log: Iterable[Event],
) -> dict[str, Sheet]:
    """The sheets of a deal by player: of its settled turns, of what the hoc took, and of `endings`, how bets left the
    layout otherwise, the stakes of which are those of the acts of `log`. Only turns count as won or lost."""
    counts: dict[str, list[int]] = {}
    for lines in turns:
        pays: dict[str, int] = {}
        for _, player, _, _, pay, returned in lines:
            pays[player] = pays.get(player, 0) + pay
            _add(counts, player, returned - pay, pay)  # a stake that stays counts when it is decided
        for player, pay in pays.items():
            counts[player][0 if pay > 0 else 1 if pay < 0 else 2] += 1
    for line in closing:
        if line.pay:
            _add(counts, line.player, line.stake, line.pay)
    claimed = dict[str, Movement]()
    for bet_id, (_, movement) in endings.items():
        if movement.result == "paid":
            _add(counts, movement.to, movement.stake, movement.pay)
        elif movement.result == "claimed":
            claimed[bet_id] = movement
    if claimed:
        for event in log:
            if isinstance(event, BetPlaced) and event.bet.id in claimed:
                movement = claimed[event.bet.id]
                _add(counts, event.bet.player, 0, -movement.stake)
                _add(counts, movement.to, 0, movement.stake)
    return {player: Sheet(*values) for player, values in counts.items()}


def _add(counts: dict[str, list[int]], player: str, stake: int, pay: int) -> None:
    sheet = counts.setdefault(player, [0] * len(BLANK))
    sheet[3] += stake
    sheet[4] += pay


def together(before: Mapping[str, Sheet], deal: Mapping[str, Sheet]) -> dict[str, Sheet]:
    """The sheets of the evening: those of the deals before and of this one."""
    return {player: before.get(player, BLANK).plus(deal.get(player, BLANK)) for player in {**before, **deal}}


def written(sheets: Mapping[str, Sheet]) -> dict[str, list[int]]:
    """Sheets as one deal leaves them to the next, JSON-ready."""
    return {player: list(sheet) for player, sheet in sheets.items()}


def read(sheets: Mapping[str, Any]) -> dict[str, Sheet]:
    """Sheets as `written` gave them."""
    return {player: Sheet(*values) for player, values in sheets.items()}
