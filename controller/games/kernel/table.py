"""A game with a table of rounds and an engine, as the table asks for it (`game.Game`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from ..audience import Audience
from ..game import Decision, Expected, Game
from ..message import Message
from .course import Engine, Playable
from .rounds import Rounds
from .show import Log

D = TypeVar("D", bound=Playable[Any, Any])
C = TypeVar("C")
E = TypeVar("E")


class RoundsGame(Game[D, C, E]):
    """Base of the adapter of such a game. It gives `rounds`, `engine` and `log`; what is alike follows from them."""

    rounds: Rounds
    engine: Engine[C, E]
    log: Log[E]

    def __init_subclass__(cls) -> None:
        if "engine" in vars(cls):
            cls.verbs, cls.dealer_verbs = cls.engine.seat_verbs, cls.engine.dealer_verbs
            cls.codec = cls.engine.codec

    def decide(self, deal: D, command: C) -> Iterable[E]:
        return self.engine.decide(deal, command)

    def apply(self, deal: D, event: E) -> D:
        return self.engine.apply(deal, event)

    def expects(self, deal: D) -> Expected | None:
        return self.rounds.expects(deal)

    def exposure(self, deal: D, index: int) -> Audience:
        return deal.exposure(index)

    def banker(self, deal: D) -> str | None:
        return deal.ledger.banker

    def awaiting(self, deal: D) -> tuple[Decision, ...]:
        return self.rounds.awaiting(deal)

    def legal(self, deal: D, player: str) -> dict[str, Any]:
        return self.rounds.legal(deal, player)

    def dealer_legal(self, deal: D) -> tuple[str, ...]:
        return self.rounds.dealer_legal(deal)

    def rules_irregularity(self, deal: D) -> bool:
        return not deal.ended

    def lines(self, event: E) -> Iterable[Message]:
        return self.log.lines(event)
