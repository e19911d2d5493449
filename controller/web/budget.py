"""How many acts a seat may do in one round of the game: so that no tablet fills the journal with bets and removals.

Pure. The rate of messages is `answers.Rate`'s business.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

ACTS_A_ROUND = 100
"""Bets, moves, removals that the table took; a busy punter makes some thirty between two turns."""


def round_of(view: Mapping[str, Any]) -> tuple[Any, ...]:
    """Which round of the game the table's public state is in: the deal, and its round as the game counts it."""
    return (view["at"]["deal"], view["at"]["round"])


class Budget:
    """What each seat has left in the round that is on."""

    def __init__(self) -> None:
        self._round: tuple[Any, ...] = ()
        self._spent: dict[str, int] = {}

    def take(self, player: str, now: tuple[Any, ...]) -> bool:
        """Whether the seat may act once more in the round `now`; counts the act."""
        if now != self._round:
            self._round, self._spent = now, {}
        spent = self._spent.get(player, 0)
        if spent >= ACTS_A_ROUND:
            return False
        self._spent[player] = spent + 1
        return True

    def give_back(self, player: str, taken: tuple[Any, ...]) -> None:
        """The table refused the act that was taken in the round `taken`: nothing was written."""
        if taken == self._round and self._spent.get(player):
            self._spent[player] -= 1
