"""What the games of baccarat have alike at the table: whole packs, of which some cards lie face down, and coups that
are counted.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Protocol, TypeVar

from .. import game
from ..cards import Card
from ..kernel.rounds import Phase
from . import shoe


class Deal(game.Deal, Protocol):
    """One run of a game of baccarat."""

    @property
    def number(self) -> int:
        """Of the coup that is played or comes next, from 1 on."""

    @property
    def row(self) -> Phase:
        """The row of its phase."""


D = TypeVar("D", bound=Deal)
C = TypeVar("C")
E = TypeVar("E")


class BaccaratGame(game.Game[D, C, E]):
    """Base of the games of this family."""

    hides = True

    @abstractmethod
    def packs(self, deal: D) -> int:
        """How many packs are dealt from."""

    def round(self, deal: D) -> int:
        return deal.number

    def voids_round(self, deal: D) -> bool:
        return not deal.row.betting and deal.phase not in game.ENDED

    def pack(self, deal: D) -> Mapping[Card, int]:
        return shoe.packs(self.packs(deal))

    def quarters(self, deal: D) -> tuple[int, ...]:
        """Beads moved across, one for every quarter of a rank's cards that everybody has seen: a quarter is as many
        cards as there are packs. Misread cards may be more of a rank than there are."""
        shown = [0] * 13
        for index, card in enumerate(deal.cards):
            shown[card.column] += self.exposure(deal, index).everybody
        packs = self.packs(deal)
        return tuple(min(count // packs, game.MOST_BEADS) for count in shown)
