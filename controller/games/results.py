"""What the rounds of a run came to for each player, in any game: for his account. Derived from what was settled, so
that a card that is put right puts it right. Pure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, Protocol

from .message import Message, Value, say


class Result(NamedTuple):
    """What one round came to for one player: `staked`, the stakes of his that were decided or came back; `pay`, by how
    much he has more through them (negative: less); `came`, what decided them. Of a banker what he won or lost against
    all of them, `banks`, with 0 `staked`."""

    round: int
    player: str
    staked: int
    pay: int
    came: Message
    banks: bool = False


class Stake(Protocol):
    """A stake that was settled; `pay`: what the bank pays (negative: takes)."""

    @property
    def player(self) -> str: ...
    @property
    def stake(self) -> int: ...
    @property
    def pay(self) -> int: ...


def came(code: str, /, **data: Value) -> Callable[[str], Message]:
    """The same for every player."""
    message = say(code, **data)
    return lambda player: message


def results_of(
    number: int, lines: Iterable[Stake], came: Callable[[str], Message], *, banker: str | None = None, rake: int = 0
) -> Iterator[Result]:
    """The results of round `number` in the order of `lines`; `came(player)`: what decided his. `banker`: a player who
    held the bank, if one did, and `rake`, what the house took of it."""
    sums: dict[str, list[int]] = {}
    for line in lines:
        own = sums.setdefault(line.player, [0, 0])
        own[0] += line.stake
        own[1] += line.pay
    for player, (staked, pay) in sums.items():
        yield Result(number, player, staked, pay, came(player))
    if banker is not None and sums:
        won = -rake - sum([pay for _, pay in sums.values()])
        yield Result(number, banker, 0, won, came(banker), banks=True)
