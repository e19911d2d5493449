"""What a punter of the demonstration is. Pure, knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableSequence
from typing import Any, NamedTuple, Protocol

from controller.demo.cases import Case
from controller.games.message import Message, say


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
    """How a game trains its dealers. `cases`: by name, the power cut as the last; `claim`: what a player claims, by the
    game's view and chance, and whether the claim is good; `as_good`: as which a card is misread so that it
    can be put right whatever was done by it, by labels; None: as any other."""

    cases: Mapping[str, Case]
    claim: Callable[[Mapping[str, Any], Chance], tuple[Message, bool]]
    as_good: Callable[[str], tuple[str, ...]] | None = None


def other_suits(label: str) -> tuple[str, ...]:
    """The same rank in the other suits: where a card counts by its rank, nothing that followed would have been else."""
    return tuple(label[0] + suit for suit in "SHDC" if suit != label[1])


def claims_to_be_paid(names: tuple[str, ...]) -> Callable[[Mapping[str, Any], Chance], tuple[Message, bool]]:
    """One of these claims that he is still to be paid: the table has settled the round, so that it is never good."""
    return lambda deal, chance: (say("training-claim-of-a-round", player=chance.choice(names)), False)
