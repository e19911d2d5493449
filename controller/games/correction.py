"""A card that was read wrong, in any game: which cards the deal really had. What follows from them is the game's."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .cards import Card
from .message import Message, say
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
        refuse("not_shown", say("games-not-shown", card=index + 1, shown=len(shown)))
    was = shown[index]
    if now == was:
        refuse("same_card", say("games-same-card", number=index + 1, card=was.label))
    if now not in pack:
        refuse("foreign_card", say("games-foreign-card", card=now.label))
    cards = list(shown)
    cards[index] = now
    swapped = None
    if now in shown:
        swapped = shown.index(now)
        if not command.swap:
            refuse("duplicate_card", say("games-correct-first", card=now.label, number=swapped + 1))
        cards[swapped] = was
    return Corrected(cards, was, swapped)


def lines_of_correction(index: int, was: Card, now: Card, swapped: int | None) -> Iterator[Message]:
    """What the log says of the cards that were put right."""
    yield say("games-corrected", number=index + 1, was=was.label, now=now.label)
    if swapped is not None:
        yield say("games-swapped", number=swapped + 1, card=was.label)
