"""The pack of siete y media and what its cards count (docs/rules.md 4.1): 40 cards, here by their French stand-ins. Ace
to seven are 1 to 7; jack, queen and king are sota, caballo and rey.

Points are counted in halves, so that seven and a half is 15. Knows no game and no money.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..cards import PACK_52, Card

GOAL = 15
"""Seven and a half."""
SEVEN = 14
FOUR = 8
FIGURE = 1
MOST_DRAWN_ON = 11
"""The bank of the blackjack variant draws on 5½ and less (docs/rules.md 4.11)."""

VALUES = tuple([2 * card.rank if card.rank <= 7 else FIGURE for card in PACK_52])
"""What each card counts, by its `number`, in half points; ranks that the pack does not have count as figures."""
PACK_40: tuple[Card, ...] = tuple([card for card in PACK_52 if card.rank <= 7 or card.rank > 10])
"""The pack in suit order."""
SIZE = len(PACK_40)
ABSENT = (7, 8, 9)
"""The columns of the ranks that the pack does not have."""

_RANKS = dict(zip("A234567JQK", "1234567SCR", strict=True))
_SUITS = {"D": "O", "H": "C", "S": "E", "C": "B"}
LABELS = tuple([_RANKS.get(card.label[0], "") + _SUITS[card.label[1]] for card in PACK_52])
"""Each card as deal scripts write it, by its `number`: 1 to 7, S C R of O C E B (oros, copas, espadas, bastos)."""
BY_LABEL: Mapping[str, Card] = {LABELS[card.number]: card for card in PACK_40}


def value(card: Card) -> int:
    """What a card counts, in half points."""
    return VALUES[card.number]


def next_over(points: int, seen: Sequence[Card]) -> tuple[int, int]:
    """How many of the cards not seen would make a hand of so many half points go over, and how many are unseen."""
    unseen = [card for card in PACK_40 if card not in seen]
    return sum([points + VALUES[card.number] > GOAL for card in unseen]), len(unseen)
