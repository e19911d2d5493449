"""The cards of one coup: where the next one goes, and what a whole coup came to (docs/rules.md 3.1.3, 3.1.4). Knows no
money.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...cards import Card
from ..hand import MOST_DRAWN_ON, NATURAL, TABLE, VALUES

FIRST_FOUR = ("player_1", "banker_1", "player_2", "banker_2")
PLAYER_THIRD = "player_3"
BANKER_THIRD = "banker_3"


class Coup(NamedTuple):
    """A coup that is over. `natural`: either hand had 8 or 9 with two cards; `result`: `player`, `banker` or `tie`."""

    player: tuple[Card, ...]
    banker: tuple[Card, ...]
    player_total: int
    banker_total: int
    natural: bool
    result: str

    @property
    def player_pair(self) -> bool:
        """The player's first two cards are of one rank."""
        return self.player[0].column == self.player[1].column

    @property
    def banker_pair(self) -> bool:
        """The banker's first two cards are of one rank."""
        return self.banker[0].column == self.banker[1].column


def next_place(cards: Sequence[Card]) -> str | None:
    """Where the next card of a coup goes that has these; None when it has all."""
    if len(cards) < 4:
        return FIRST_FOUR[len(cards)]
    player, banker = first_totals(cards)
    if len(cards) == 6 or player >= NATURAL or banker >= NATURAL:
        return None
    if player > MOST_DRAWN_ON:
        return BANKER_THIRD if len(cards) == 4 and banker <= MOST_DRAWN_ON else None
    if len(cards) == 4:
        return PLAYER_THIRD
    return BANKER_THIRD if TABLE[banker][VALUES[cards[4].number]] else None


def first_totals(cards: Sequence[Card]) -> tuple[int, int]:
    """What player and banker have with their first two cards."""
    a, b, c, d = [VALUES[card.number] for card in cards[:4]]
    return (a + c) % 10, (b + d) % 10


def hands(cards: Sequence[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The player's and the banker's cards of a coup, also of one that is not over."""
    player, banker = tuple(cards[0:4:2]), tuple(cards[1:4:2])
    if len(cards) == 6:
        return (*player, cards[4]), (*banker, cards[5])
    if len(cards) == 5:
        return ((*player, cards[4]), banker) if next_place(cards[:4]) == PLAYER_THIRD else (player, (*banker, cards[4]))
    return player, banker


def whole(shoe: Sequence[Card], first: int) -> Coup:
    """The coup that begins with card `first` of this shoe, which has enough cards for it."""
    p1, b1, p2, b2 = shoe[first : first + 4]
    player = (VALUES[p1.number] + VALUES[p2.number]) % 10
    banker = (VALUES[b1.number] + VALUES[b2.number]) % 10
    natural = player >= NATURAL or banker >= NATURAL
    players: tuple[Card, ...] = (p1, p2)
    bankers: tuple[Card, ...] = (b1, b2)
    if not natural:
        if player <= MOST_DRAWN_ON:
            third = shoe[first + 4]
            players = (p1, p2, third)
            worth = VALUES[third.number]
            player = (player + worth) % 10
            draws, at = TABLE[banker][worth], first + 5
        else:
            draws, at = banker <= MOST_DRAWN_ON, first + 4
        if draws:
            third = shoe[at]
            bankers = (b1, b2, third)
            banker = (banker + VALUES[third.number]) % 10
    result = "tie" if player == banker else "player" if player > banker else "banker"
    return Coup(players, bankers, player, banker, natural, result)
