"""A card that was read wrong, in any game: which cards the deal really had. What follows from them is the game's."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .cards import Card
from .refusal import refuse


@dataclass(frozen=True, slots=True)
class CorrectCard:
    """Card `index` of this deal (0 for the first) was really `card`.

    With `swap` the place where that card was thought to lie takes the old one.
    """

    index: int
    card: Card
    swap: bool = False


class Corrected(NamedTuple):
    """The cards as they really were, what the wrong one was taken for, and the other place when two were swapped."""

    cards: list[Card]
    was: Card
    swapped: int | None


def corrected(shown: Sequence[Card], command: CorrectCard, pack: Collection[Card]) -> Corrected:
    """The cards with this one put right; `pack` are those there are. Raises Refusal where it cannot be done."""
    index, now = command.index, command.card
    if not 0 <= index < len(shown):
        text = f"Card {index + 1} has not been shown yet: cards 1 to {len(shown)} can be corrected"
        refuse("not_shown", text)
    was = shown[index]
    if now == was:
        refuse("same_card", f"Card {index + 1} already is {was.sign}")
    if now not in pack:
        refuse("foreign_card", f"{now.sign} is not in the pack")
    cards = list(shown)
    cards[index] = now
    swapped = None
    if now in shown:
        swapped = shown.index(now)
        if not command.swap:
            text = f"{now.sign} is card {swapped + 1} of this deal: correct that one first, or swap them"
            refuse("duplicate_card", text)
        cards[swapped] = was
    return Corrected(cards, was, swapped)
