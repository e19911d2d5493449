"""What flat bets of casino faro come to, worked out from the rules alone: a second opinion on the table's money.

Written from docs/rules.md 1.1, 1.3 and 1.4 (default options) and shares nothing with `controller.games`. Open: wins
when its rank is the second card of a turn, loses when it is the first; coppered the other way about. Both cards of one
rank: the bank takes half (of an odd stake the smaller part), the rest goes back. Undecided bets lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Bet:
    """A flat bet that the table took before turn `turn` (1..25)."""

    player: str
    rank: str
    stake: int
    copper: bool
    turn: int


@dataclass(frozen=True)
class Money:
    """What everybody has, minor units; `lying`: the part on the layout, beside purses and bank."""

    purses: dict[str, int]
    bank: int
    lying: dict[str, int]


def settled(bets: Sequence[Bet], cards: Sequence[str], purses: dict[str, int], bank: int) -> Money:
    """The money when the `cards` (soda first) lie open; `purses` and `bank` are those before any of the bets."""
    purses, lying = dict(purses), dict.fromkeys(purses, 0)
    for bet in bets:
        purses[bet.player] -= bet.stake
        back, gain = _outcome(bet, cards)
        if back is None:
            lying[bet.player] += bet.stake
            continue
        purses[bet.player] += back
        bank -= gain
    return Money(purses, bank, lying)


def _outcome(bet: Bet, cards: Sequence[str]) -> tuple[int | None, int]:
    """What goes back to the purse (None: the bet stays) and what the bank pays of that (below 0: takes)."""
    for turn in range(bet.turn, 26):
        if len(cards) <= 2 * turn:
            return None, 0
        first, second = cards[2 * turn - 1][0], cards[2 * turn][0]
        if bet.rank not in (first, second):
            continue
        if first == second:
            taken = bet.stake // 2
            return bet.stake - taken, -taken
        won = (bet.rank == second) != bet.copper
        return (2 * bet.stake, bet.stake) if won else (0, -bet.stake)
    return None, 0


def beads_across(cards: Sequence[str]) -> dict[str, int]:
    """Beads moved on each spindle when these cards (soda first, hoc not among them) have been shown."""
    return {rank: sum(card[0] == rank for card in cards) for rank in "A23456789TJQK"}
