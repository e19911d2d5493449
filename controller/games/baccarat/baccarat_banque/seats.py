"""Who sits where on the two tables, and who has the hand (docs/rules.md 3.3.2, 3.3.3). Knows no money."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from .rules import LEFT, RIGHT, SIDES

MOST_A_SIDE = 5


class Seats(NamedTuple):
    """Chairs of both sides, the one nearest to the banker first, and standers-by in their order. `hands`: who has the
    hand of the right and of the left side; None where nobody sits. `outgoing`: the last banker, who waits as the last
    of the standers-by for the chair of his successor."""

    right: tuple[str, ...]
    left: tuple[str, ...]
    standers: tuple[str, ...]
    hands: tuple[str | None, str | None]
    outgoing: str | None = None

    def side_of(self, player: str) -> str | None:
        """The side on which he sits; None for a stander-by and for the banker."""
        return RIGHT if player in self.right else LEFT if player in self.left else None

    def chairs(self, side: str) -> tuple[str, ...]:
        """The chairs of a side."""
        return self.right if side == RIGHT else self.left

    def hand(self, side: str) -> str | None:
        """Who has the hand of a side."""
        return self.hands[side == LEFT]

    @property
    def rotation(self) -> tuple[str, ...]:
        """Everybody but the banker: right 1, left 1, right 2 ..., then the standers-by."""
        found: list[str] = []
        for place in range(max(len(self.right), len(self.left))):
            found += self.right[place : place + 1]
            found += self.left[place : place + 1]
        return (*found, *self.standers)


def seated(right: Sequence[str], left: Sequence[str], standers: Sequence[str]) -> Seats:
    """The table before there is a banker: the nearest of each side has the hand."""
    return Seats(tuple(right), tuple(left), tuple(standers), (right[0] if right else None, left[0] if left else None))


def spread(players: Sequence[str], others: Sequence[str]) -> Seats:
    """Players in the order in which they sat down: right 1, left 1, right 2 ..., and whoever finds no chair stands by,
    before the `others`."""
    chairs = players[: 2 * MOST_A_SIDE]
    return seated(chairs[::2], chairs[1::2], (*players[2 * MOST_A_SIDE :], *others))


def with_stander(seats: Seats, player: str) -> Seats:
    """One more stander-by; before the outgoing banker, who stays the last."""
    others = tuple([name for name in seats.standers if name != seats.outgoing])
    last = () if seats.outgoing is None else (seats.outgoing,)
    return seats._replace(standers=(*others, player, *last))


def next_on(chairs: Sequence[str], player: str) -> str:
    """Who sits next, after the last the first."""
    return chairs[(chairs.index(player) + 1) % len(chairs)]


def takes_bank(seats: Seats, player: str) -> Seats:
    """The table after this player has taken the bank. The chair of the first banker is removed; later the outgoing one
    has the place of his successor, also among the standers-by, and the hand if that is his."""
    outgoing = seats.outgoing
    side = seats.side_of(player)
    hands = {RIGHT: seats.hands[0], LEFT: seats.hands[1]}
    if outgoing is None:
        if side is not None and hands[side] == player:
            hands[side] = next_on(seats.chairs(side), player) if len(seats.chairs(side)) > 1 else None
        places = [_without(names, player) for names in seats[:3]]
    else:
        if side is not None and hands[side] == player:
            hands[side] = outgoing
        places = [_instead(_without(names, outgoing), player, outgoing) for names in seats[:3]]
    right, left, standers = places
    return Seats(right, left, standers, (hands[RIGHT], hands[LEFT]))


def _without(names: tuple[str, ...], player: str) -> tuple[str, ...]:
    return tuple([name for name in names if name != player]) if player in names else names


def _instead(names: tuple[str, ...], player: str, other: str) -> tuple[str, ...]:
    return tuple([other if name == player else name for name in names]) if player in names else names


def leaves_bank(seats: Seats, banker: str) -> Seats:
    """The table after this banker has left the bank."""
    return seats._replace(standers=(*seats.standers, banker), outgoing=banker)


def plays(seats: Seats, side: str, staked: Collection[str], rotation: Sequence[str]) -> str | None:
    """Who plays a side's hand for all who have staked there: its holder, or the next on that side who has staked; with
    outsiders alone the first of them. None without stakes."""
    if not staked:
        return None
    chairs, holder = seats.chairs(side), seats.hand(side)
    if holder is not None:
        at = chairs.index(holder)
        for name in (*chairs[at:], *chairs[:at]):
            if name in staked:
                return name
    return next(name for name in rotation if name in staked)


def hands_after(
    seats: Seats, players: tuple[str | None, str | None], lost: tuple[bool, bool]
) -> tuple[str | None, str | None]:
    """Who has the hands after a coup: who played keeps his, and hands it on when he lost; one who does not sit on that
    side moves nothing."""
    hands = list(seats.hands)
    for number, side in enumerate(SIDES):
        player = players[number]
        if player is not None and player in (chairs := seats.chairs(side)):
            hands[number] = next_on(chairs, player) if lost[number] else player
    return hands[0], hands[1]
