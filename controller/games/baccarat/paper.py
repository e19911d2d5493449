"""Coups of a deal script as they are written one after the other (docs/settle.md): of those that count, the acts and
the cards; a void coup leaves neither. Knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ..cards import Card
from ..message import say
from ..transcript import PAID, Act, Claim, Fact, Unsaid, round_claim


class Coups:
    """A shoe on paper. `acts` and `cards` of the coup that comes or is played, each card with the row in which it was
    dealt; `events` and `shoe` of the coups before it, `claims` what the script's result must say of them."""

    def __init__(self, packs: int) -> None:
        """`packs`: how many a script's shoe may hold."""
        self._packs = packs
        self.acts: list[Act] = []
        self.cards: list[Fact] = []
        self.events: list[Act] = []
        self.shoe: list[Card] = []
        self.claims: list[Claim] = []

    def act(self, row: int, op: str, player: str | None = None, **fields: Any) -> None:
        """One act more."""
        whose = {} if player is None else {"player": player}
        self.acts.append({"op": op, **whose, **fields, "row": row})

    def card(self, row: int, card: Card) -> None:
        """One card more."""
        self.cards.append(Fact(row, card))

    def drop(self, *ops: str, player: str | None = None) -> None:
        """The acts of these kinds, of one player or of all, are not done in the coup that comes."""
        self.keep(lambda act: act["op"] not in ops or (player is not None and act.get("player") != player))

    def keep(self, wanted: Callable[[Act], bool]) -> None:
        """Of the coup that comes these acts alone are done."""
        self.acts = [act for act in self.acts if wanted(act)]

    def ruled(self, row: int, lines: Iterable[Any]) -> Iterator[Any]:
        """The stakes that went back by a ruling. Raises Unsaid for one that was paid."""
        for line in lines:
            if line.result == "paid":
                raise Unsaid(row, PAID)
            yield line

    def counts(self, row: int, lines: Any) -> None:
        """The coup is settled so by the journal's row. Raises Unsaid for a card that came too often."""
        number = len(self.claims) + 1
        self.events += [{"coup": number, **act} for act in self.acts]
        for dealt, card in self.cards:
            self.shoe.append(card)
            if self.shoe.count(card) > self._packs:
                raise Unsaid(dealt, say("baccarat-unsaid-too-often", card=card.label, packs=self._packs))
        self.claims.append(round_claim(row, number, "coups", lines))
        self.acts, self.cards = [], []

    @property
    def last_coup(self) -> int:
        """How many coups the script has, at least the one that it cannot be without."""
        return max(len(self.claims), 1)


def rows_of(facts: Iterable[Fact], number: str = "number") -> dict[int, int]:
    """The row that says last how each coup was settled, by its number at the table, which this field has."""
    rows: dict[int, int] = {}
    known: dict[int, Any] = {}
    for row, event in facts:
        for done in _settled(event):
            coup = getattr(done, number)
            if known.get(coup) != done:
                known[coup], rows[coup] = done, row
    return rows


def _settled(event: Any) -> Iterable[Any]:
    """The coups that an event settles: its own, or those that a correction settles again."""
    match type(event).__name__:
        case "CoupSettled":
            return (event,)
        case "CardCorrected":
            coups: Iterable[Any] = getattr(event, "coups", None) or [getattr(event, "settled", None)]
            return [done for done in coups if done is not None]
    return ()
