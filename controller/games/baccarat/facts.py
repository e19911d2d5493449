"""Commands and events that most games of baccarat have alike, and some in a form of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from ..cards import Card
from .acts import BetsReopened, OfSum


class Stake(OfSum):
    """Place a stake against the banker, or add to one's own."""


class CardDealt(NamedTuple):
    """A card left the shoe. `place`: the hand and which of its cards it is, such as `banker_2`."""

    index: int  # type: ignore[assignment]  # a tuple has a method of this name, which nobody asks for
    card: Card
    place: str


class Line(NamedTuple):
    """One stake after a coup. `result`: win, lose or push, or returned, paid (an irregularity). `pay`: what the banker
    pays (negative: takes); `returned`: what goes to the purse, nothing of a stake that stands on."""

    player: str
    result: str
    stake: int
    pay: int
    returned: int


@dataclass(frozen=True, slots=True)
class CoupVoided:
    """The coup does not count, its cards are out. What lay went back before; `ruled`: it was dealt with by the ruling
    of an irregularity, which comes before."""

    number: int
    reason: str
    ruled: bool = False


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The shoe is over; what lay went back before, and the bank to a banker."""


@dataclass(frozen=True, slots=True)
class DealVoided:
    """The shoe ended early; what lay went back before. `ruled`: by an irregularity, which comes before."""

    reason: str
    ruled: bool = False


@dataclass(frozen=True, slots=True)
class IrregularityRuled:
    """What became of the stakes lying when something was wrong; those without a line stay."""

    kind: str
    policy: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class OfCorrection:
    """Of a bank that is a player's. Card `index` was not `was` but `now`. `settled`: the coup of that card as it came
    out with it, if it is over. `again`: it was the last one, and all stands as before it was settled, to be settled so;
    `purses` and `bank` are the differences that this makes."""

    index: int
    was: Card
    now: Card
    settled: Any = None
    again: bool = False
    purses: tuple[tuple[str, int], ...] = ()
    bank: int = 0


OfFamily = BetsReopened | CoupVoided | DealEnded | DealVoided | IrregularityRuled
"""The facts that all games of the family have."""


def line_json(line: Line) -> dict[str, Any]:
    """A line as the result of a deal script has it."""
    player, result, stake, pay, returned = line
    return {"player": player, "result": result, "stake": stake, "pay": pay, "returned": returned}
