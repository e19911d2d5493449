"""What the log says alike in every game of baccarat: of a stake that was settled or went back, of a coup and a shoe
that do not count. Knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

from ..dealer import void_reason_text
from ..irregularity import line_of_ruling
from ..message import Message, say
from .facts import CoupVoided, DealEnded, DealVoided, IrregularityRuled


class Settled(Protocol):
    """What became of a stake: `result` win, lose or push, and by a ruling returned or paid."""

    @property
    def player(self) -> str: ...
    @property
    def result(self) -> str: ...
    @property
    def stake(self) -> int: ...
    @property
    def pay(self) -> int: ...


Returned = Mapping[str, Callable[[str, int], Message]]
"""What is said of a player's stake that goes back, by its cause."""
RETURNED: Returned = {
    "end": lambda player, amount: say("baccarat-returned-end", player=player, amount=amount),
    "void": lambda player, amount: say("baccarat-returned-void", player=player, amount=amount),
}
"""At the end of the shoe, and where nothing counts."""


def of_stake(line: Settled) -> Message:
    """What became of one stake."""
    match line.result:
        case "win" | "paid":
            return say("baccarat-wins", player=line.player, pay=line.pay, stake=line.stake)
        case "lose":
            return say("baccarat-loses", player=line.player, stake=line.stake)
    return say("baccarat-returned", player=line.player, stake=line.stake)


def of_ruling(kind: str, policy: str, lines: Iterable[Settled]) -> Iterator[Message]:
    """An irregularity, the policy it was ruled by, and what became of each stake."""
    yield line_of_ruling(kind, policy)
    yield from map(of_stake, lines)


def of_void_coup(coup: int, reason: str) -> Message:
    """A coup that does not count, with the reason where there is one."""
    why = void_reason_text(reason)
    return say("baccarat-coup-void", coup=coup) if why is None else say("baccarat-coup-void-why", coup=coup, why=why)


def of_void_shoe(reason: str) -> Message:
    """A shoe that ends here, with the reason where there is one."""
    why = void_reason_text(reason)
    return say("baccarat-shoe-void") if why is None else say("baccarat-shoe-void-why", why=why)


def _ruled(event: IrregularityRuled) -> Iterator[Message]:
    yield from of_ruling(event.kind, event.policy, event.lines)


def _void_coup(event: CoupVoided) -> Iterator[Message]:
    yield of_void_coup(event.number, event.reason)


def _void_shoe(event: DealVoided) -> Iterator[Message]:
    yield of_void_shoe(event.reason)


def _over(event: DealEnded) -> Iterator[Message]:
    yield say("baccarat-shoe-over")


SAID: Mapping[type[Any], Callable[[Any], Iterable[Message]]] = {
    IrregularityRuled: _ruled,
    CoupVoided: _void_coup,
    DealVoided: _void_shoe,
    DealEnded: _over,
}
"""What is said of the facts that all games of the family have, as `kernel.show` has it."""
