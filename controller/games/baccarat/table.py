"""What the games of baccarat have alike at the table: whole packs, of which some cards lie face down, and coups that
are counted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from .. import game
from ..audience import PUBLIC, Viewer
from ..cards import Card
from ..kernel.table import RoundsGame
from ..transcript import Fact, Transcript
from . import shoe
from .rounds import Shoe

D = TypeVar("D", bound=Shoe[Any, Any])
C = TypeVar("C")
E = TypeVar("E")


class BaccaratGame(RoundsGame[D, C, E]):
    """Base of the games of this family, made with what shows a deal to a viewer, and where
    it has deal scripts what settles one, and writes one."""

    hides = True
    limits: Mapping[str, str] = {"min": "min", "unit": "unit"}

    def __init__(
        self,
        view: Callable[[D, Viewer], dict[str, Any]],
        settle: Callable[[Mapping[str, Any]], dict[str, Any]] | None = None,
        write: Callable[..., Transcript] | None = None,
    ) -> None:
        self._view, self._settle, self._write = view, settle, write

    def view(self, deal: D, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        return self._view(deal, viewer)

    def settle(self, script: Mapping[str, Any]) -> dict[str, Any]:
        return super().settle(script) if self._settle is None else self._settle(script)

    def transcript(self, start: D, facts: Sequence[Fact], end: D, *, lend: bool) -> Transcript:
        write = super().transcript if self._write is None else self._write
        return write(start, facts, end, lend=lend)

    def ended(self, deal: D) -> D:
        """The money before anybody plays: a run that is over."""
        deal.phase = "over"
        return deal

    def round(self, deal: D) -> int:
        return deal.number

    def voids_round(self, deal: D) -> bool:
        return deal.under_way

    def pack(self, deal: D) -> Mapping[Card, int]:
        return shoe.packs(deal.packs)

    def beads(self, deal: D) -> tuple[int, ...] | None:
        """Beads moved across, one for every quarter of a rank's cards that everybody has seen: a quarter is as many
        cards as there are packs. Misread cards may be more of a rank than there are."""
        if deal.rules.beads == "rest":
            return None
        shown = [0] * 13
        for index, card in enumerate(deal.cards):
            shown[card.column] += self.exposure(deal, index).everybody
        return tuple(min(count // deal.packs, game.MOST_BEADS) for count in shown)

    def settled(self, event: E) -> int:
        """As many as the coup has lines."""
        return len(getattr(event, "lines")) if type(event).__name__ == "CoupSettled" else 0  # noqa: B009
