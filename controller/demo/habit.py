"""What a punter of the demonstration is. Pure, knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableSequence
from typing import Any, NamedTuple, Protocol

from controller.games.message import Message


class Chance(Protocol):
    """A generator such as `random.Random`."""

    def random(self) -> float: ...
    def choice(self, seq: Any, /) -> Any: ...
    def sample(self, population: Any, /, k: int) -> Any: ...
    def shuffle(self, x: MutableSequence[Any], /) -> None: ...


Habit = Callable[[str, Mapping[str, Any], Chance], list[dict[str, Any]]]
"""What a punter of the demonstration does before a round, by name, the game's view and chance: acts of a seat, each
`{"do": verb, ...}`."""


class Training(NamedTuple):
    """How a game trains its dealers. `cases`: names of `controller.demo.cases.CASES`; `claim`: what a player claims, by
    the game's view and chance, and whether the claim is good."""

    cases: tuple[str, ...]
    claim: Callable[[Mapping[str, Any], Chance], tuple[Message, bool]]
