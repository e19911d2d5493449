"""A card that was read wrong: the run is played again with the right one, and what differs is moved. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from ..ledger import Start
from .course import Playable

P = TypeVar("P", bound=Playable[Any, Any])


def replay(new: P, log: Iterable[Any], again: Callable[[P, Any], Iterable[Any] | None]) -> P | None:
    """A new run after the acts of the old one. `again`: what an act comes to now, None where another card would have
    changed what came after it; then there is no such run."""
    for event in log:
        facts = again(new, event)
        if facts is None:
            return None
        for fact in facts:
            new.engine.advance(new, fact)
    return new


def without_debts(start: Start) -> Start:
    """The money at the beginning of a run that is played again: debts are taken off the purses, also below 0."""
    purses = {player: purse - start.debts.get(player, 0) for player, purse in start.purses.items()}
    return Start(purses, {}, start.bank)


def owned(deal: Playable[Any, Any], player: str) -> int:
    """What a player has, debts taken off."""
    return deal.ledger.purses[player] - deal.ledger.debts.get(player, 0)


def changes(deal: P, new: P) -> tuple[tuple[str, int], ...]:
    """By how much each player has more or less in the new run, in the order of its purses; who has the same is left
    out."""
    found = [(player, owned(new, player) - owned(deal, player)) for player in new.ledger.purses]
    return tuple([(player, change) for player, change in found if change])
