"""A hand of baccarat: what its cards are worth, and when it draws (docs/rules.md 3.0, 3.1.4); and a coup of two hands,
in which punters and banker each decide whether to draw (3.2.5, 3.2.6). Knows no game and no money.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..cards import PACK_52, Card

NATURAL = 8
"""The least total of a natural: 8 or 9 with the first two cards."""
MOST_DRAWN_ON = 5
"""The player draws on this total and less; so does a banker against a player who stood."""
FREE_ON = 5
"""Where people play against one another, a punter may draw or stand on this total; he draws on less, stands on more."""
VALUES = tuple(min(card.rank, 10) % 10 for card in PACK_52)
"""What each card of the pack counts, by its `number`: ace 1, ten and court 0."""

TABLE = (
    (True,) * 10,
    (True,) * 10,
    (True,) * 10,
    (True, True, True, True, True, True, True, True, False, True),
    (False, False, True, True, True, True, True, True, False, False),
    (False, False, False, False, True, True, True, True, False, False),
    (False, False, False, False, False, False, True, True, False, False),
    (False,) * 10,
)
"""Whether a banker of this total (0 to 7) draws against this value of the player's third card (0 to 9)."""


def value(card: Card) -> int:
    """What a card counts, 0 to 9."""
    return VALUES[card.number]


def total(cards: Iterable[Card]) -> int:
    """The last digit of the sum."""
    points = 0
    for card in cards:
        points += VALUES[card.number]
    return points % 10


def player_draws(points: int) -> bool:
    """Whether a player who follows the table draws on his first two cards, where nobody has a natural."""
    return points <= MOST_DRAWN_ON


def banker_draws(points: int, third: int | None) -> bool:
    """Whether a banker of 0 to 7 who follows the table draws; `third`: the value of the player's third card, None when
    he stood."""
    return points <= MOST_DRAWN_ON if third is None else TABLE[points][third]


def by_custom(points: int, five: str) -> bool:
    """Whether a punter of 0 to 7 draws who follows custom; `five`: what he does on 5, `draw` or `stand`."""
    return five == "draw" if points == FREE_ON else points < FREE_ON


def against_custom(points: int, draws: bool) -> bool:
    """Whether custom forbids a punter who plays for others to draw, or to stand, on this total."""
    return points != FREE_ON and draws != (points < FREE_ON)


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
