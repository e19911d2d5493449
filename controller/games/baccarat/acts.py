"""Commands and events that several games of baccarat have alike; each game's `acts` names those that are its own.

A player of None stands for what was no text, an amount of 0 for what was no integer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

# Commands.


@dataclass(frozen=True, slots=True)
class Take:
    """Take a bank that its banker has left, at its sum."""

    player: str | None


@dataclass(frozen=True, slots=True)
class Retire:
    """The banker leaves the bank."""

    player: str | None


@dataclass(frozen=True, slots=True)
class Stake:
    """Lay a stake against the banker, or add to the one that lies."""

    player: str | None
    amount: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Not to do what one is asked at the table."""

    player: str | None


@dataclass(frozen=True, slots=True)
class Draw:
    """One card more for one's hand."""

    player: str | None


@dataclass(frozen=True, slots=True)
class Stand:
    """No card more for one's hand."""

    player: str | None


# Events. As in each game, they are never edited, and every amount that moved is in the event itself.


class Line(NamedTuple):
    """One stake after a coup. `result`: win, lose or push, or returned, paid (an irregularity). `pay`: what the banker
    pays (negative: takes); `returned`: what goes to the purse, nothing of a stake that stands on."""

    player: str
    result: str
    stake: int
    pay: int
    returned: int


@dataclass(frozen=True, slots=True)
class BetsReopened:
    """Acts are taken again in this coup."""

    coup: int


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


OfFamily = BetsReopened | CoupVoided | DealEnded | DealVoided | IrregularityRuled
"""The facts that all games of the family have."""
