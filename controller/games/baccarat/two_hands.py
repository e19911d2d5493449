"""A coup of two hands, in which punters and banker each decide whether to draw (docs/rules.md 3.2.5, 3.2.6). Knows no
game and no money.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..cards import Card
from .hand import NATURAL, VALUES

FIRST_FOUR = ("punters_1", "banker_1", "punters_2", "banker_2")
PUNTERS_THIRD = "punters_3"
BANKER_THIRD = "banker_3"
HIDDEN = frozenset(FIRST_FOUR)
"""Places of cards that are dealt face down."""


class Coup(NamedTuple):
    """A coup that is over. `natural`: either hand had 8 or 9 with two cards; `winner`: `punters`, `banker` or
    `tie`."""

    punters: tuple[Card, ...]
    banker: tuple[Card, ...]
    punters_total: int
    banker_total: int
    natural: bool
    winner: str


def totals(cards: Sequence[Card]) -> tuple[int, int]:
    """What punters and banker have with their first two cards."""
    a, b, c, d = cards[:4]
    return (VALUES[a.number] + VALUES[c.number]) % 10, (VALUES[b.number] + VALUES[d.number]) % 10


def natural(cards: Sequence[Card]) -> bool:
    """Whether either hand of a coup of four cards or more is a natural: nobody draws."""
    punters, banker = totals(cards)
    return punters >= NATURAL or banker >= NATURAL


def whole(cards: Sequence[Card], *, punters_drew: bool) -> Coup:
    """The coup of these four to six cards."""
    punters, banker = totals(cards)
    at_once = punters >= NATURAL or banker >= NATURAL
    p: tuple[Card, ...] = (cards[0], cards[2])
    b: tuple[Card, ...] = (cards[1], cards[3])
    rest = cards[4:]
    if punters_drew:
        p = (*p, rest[0])
        punters = (punters + VALUES[rest[0].number]) % 10
        rest = rest[1:]
    if rest:
        b = (*b, rest[0])
        banker = (banker + VALUES[rest[0].number]) % 10
    winner = "tie" if punters == banker else "punters" if punters > banker else "banker"
    return Coup(p, b, punters, banker, at_once, winner)
