"""One hand of a deal of siete y media, and a stake on another's. Changed in place by the fold that owns the deal, and
by nobody else.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from .acts import BackLine, Line

LIVING = frozenset({"stand", "seven_half", "fusilado"})
"""How a hand may have closed that is settled against the bank."""


@dataclass(slots=True)
class Hand:
    """`cards` by their places in the pack, the first one first; `points` in halves; `hidden`: which of them lies face
    down. `status`: empty while it may be played, then stand, seven_half, bust, fusilado or out. `changes`: fours that
    were changed; `forced`: time was up over one. `shut`: from a hit until its owner's next act nobody may back it
    (docs/rules.md 4.10). `laid`: the least stake, where it was laid for him. `line`: how it was settled."""

    cards: list[int] = field(default_factory=list)
    points: int = 0
    hidden: int | None = None
    stake: int = 0
    status: str = ""
    changes: int = 0
    forced: bool = False
    shut: bool = False
    laid: int = 0
    line: Line | None = None

    def copy(self) -> Hand:
        """An equal hand that shares nothing that can change."""
        return replace(self, cards=self.cards.copy())


class Stake(NamedTuple):
    """A stake of `player` on a hand of another; `line`: how it was settled."""

    player: str
    on: str
    hand: int
    amount: int
    line: BackLine | None = None
