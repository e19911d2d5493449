"""A game with a table of rounds and an engine, as the table asks for it (`game.Game`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from ..audience import PUBLIC, Audience, Viewer
from ..game import Decision, Expected, Game
from ..message import Message
from ..transcript import Fact, Transcript
from .course import Engine, Playable
from .rounds import Rounds
from .show import Log

D = TypeVar("D", bound=Playable[Any, Any])
C = TypeVar("C")
E = TypeVar("E")


class RoundsGame(Game[D, C, E]):
    """Base of the adapter of such a game, made with what shows a deal to a viewer, and where the game has deal scripts
    what settles one, and writes one. It gives `rounds`, `engine` and `log`; what is alike follows from them.
    `settlements`: facts of which each line is a bet that was settled."""

    rounds: Rounds
    engine: Engine[C, E]
    log: Log[E]
    settlements: tuple[type[Any], ...] = ()

    def __init_subclass__(cls) -> None:
        if "engine" in vars(cls):
            cls.verbs, cls.dealer_verbs = cls.engine.seat_verbs, cls.engine.dealer_verbs
            cls.codec = cls.engine.codec

    def __init__(
        self,
        view: Callable[[D, Viewer], dict[str, Any]],
        settle: Callable[[Mapping[str, Any]], dict[str, Any]] | None = None,
        write: Callable[..., Transcript] | None = None,
    ) -> None:
        self._view, self._settle, self._write = view, settle, write

    def view(self, deal: D, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        return self._view(deal, viewer)

    def settle(self, script: Mapping[str, Any]) -> dict[str, Any]:
        return super().settle(script) if self._settle is None else self._settle(script)

    def transcript(self, start: D, facts: Sequence[Fact], end: D, *, lend: bool) -> Transcript:
        write = super().transcript if self._write is None else self._write
        return write(start, facts, end, lend=lend)

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

    def settled(self, event: E) -> int:
        return len(getattr(event, "lines")) if isinstance(event, self.settlements) else 0  # noqa: B009
