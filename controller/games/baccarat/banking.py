"""A banker who is a player: who is nearest to a bank, a bank that is offered at a sum, stakes above the bank
(docs/rules.md 3.2.2, 3.2.4). Knows no game, and moves no money.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

K = TypeVar("K")


class Offer(NamedTuple):
    """A bank that its banker has left, for whoever puts up the same sum. `claim`: who has it if nobody nearer comes."""

    by: str
    amount: int
    claim: str | None = None


def from_right(seats: Sequence[str], player: str | None) -> tuple[str, ...]:
    """The seats in order of play from the one on this player's right, himself last; from the first where he has no
    seat."""
    if player not in seats:
        return tuple(seats)
    after = seats.index(player) + 1
    return (*seats[after:], *seats[:after])


def outdone(order: Sequence[str], player: str, claim: str | None) -> bool:
    """Whether a claim stands that this player's does not displace: his own, or that of one who is nearer."""
    return claim is not None and order.index(claim) <= order.index(player)


def excess(stakes: Iterable[int], bank: int) -> int:
    """By how much these stakes are more than the bank."""
    return max(sum(stakes) - bank, 0)


def cut(stakes: Sequence[tuple[K, int]], bank: int) -> dict[K, int]:
    """How much of which stake is returned, so that the bank covers the rest: those last in order first, the last of
    them in part. `stakes` are in order; so is the result."""
    over = excess((amount for _, amount in stakes), bank)
    fallen: dict[K, int] = {}
    for whose, amount in reversed(stakes):
        if over <= 0:
            break
        fallen[whose] = min(amount, over)
        over -= fallen[whose]
    return dict(reversed(fallen.items()))


def share(amount: int, percent: int, rounding: str) -> int:
    """`percent` per cent of an amount, rounded `up`, `down` or to the `nearest` whole unit, a half up."""
    hundredths = amount * percent
    if rounding == "up":
        return -(-hundredths // 100)
    return (hundredths + 50) // 100 if rounding == "nearest" else hundredths // 100
