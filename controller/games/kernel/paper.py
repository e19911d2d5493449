"""A deal script at play: the same rules as at the table answer its acts, their facts are folded into one deal, which
the script owns alone, and the cards come out of its shoe. No files, no printing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from ..cards import Card
from ..codec import NO_NAME, types_of
from ..message import say
from ..refusal import Reason
from ..script import Acts
from .course import Act, Playable

P = TypeVar("P", bound=Playable[Any, Any])
Ops = Mapping[str, tuple[Callable[..., Any], int]]
"""By the name of an act the rule that answers it, and how many of `player` and `amount` it asks for, or WHOLE."""
WHOLE = 3
"""The rule asks for the player and for the whole object of the act."""


def ops(acts: Mapping[str, Act], **further: Callable[..., Any]) -> Ops:
    """The acts of a game by their names on paper, and `further` ones that nobody in particular does."""
    of_players = {name: (act.rule, len(types_of(act.command))) for name, act in acts.items()}
    return {**of_players, **{name: (rule, 0) for name, rule in further.items()}}


BAD_OP = Reason("bad_op", say("games-an-act"))
_UNKNOWN: tuple[Callable[..., Any], int] = (lambda deal: BAD_OP, 0)


class Paper(Generic[P]):
    """A run on paper. `rejected`: the acts that were refused, and why. A game adds `cards`."""

    ops: Ops

    def __init__(self, deal: P, shoe: list[Card]) -> None:
        self.deal = deal
        self.shoe = shoe
        self.rejected: list[dict[str, Any]] = []

    def cards(self) -> None:
        """Deal from the shoe what is due; asked once the cards of a round are under way."""

    def act(self, acts: Iterable[tuple[int, Mapping[str, Any]]]) -> None:
        """Do these acts in their order, each with its place in the script. A player who is no text has no name, an
        amount that is no integer is 0."""
        deal, known, rejected = self.deal, self.ops, self.rejected
        fold_of, betting = deal.engine.fold_of, deal.rounds.betting
        for index, obj in acts:
            rule, fields = known.get(obj["op"], _UNKNOWN)
            if fields:
                player = obj.get("player")
                if type(player) is not str:
                    player = NO_NAME
                if fields == 1:
                    found = rule(deal, player)
                elif fields == WHOLE:
                    found = rule(deal, player, obj)
                else:
                    amount = obj.get("amount")
                    found = rule(deal, player, amount if type(amount) is int else 0)
            else:
                found = rule(deal)
            if isinstance(found, Reason):
                rejected.append({"event": index, "reason": found.word})
            else:
                for event in found:
                    fold_of[type(event)](deal, event)
                if deal.phase not in betting:
                    self.cards()

    def do(self, facts: Any) -> None:
        """Fold these facts, and the cards that are due then. They are no reason: it was asked whether they may be."""
        deal = self.deal
        for event in facts:
            deal.engine.fold_of[type(event)](deal, event)
        self.cards()

    def without_coup(self, acts: Acts) -> list[dict[str, Any]]:
        """All that was refused, with the acts of coups that were not played."""
        left = sorted(index for of_coup in acts.values() for index, _ in of_coup)
        return [*self.rejected, *[{"event": index, "reason": "no_coup"} for index in left]]


def returned_json(player: str, stake: int) -> dict[str, Any]:
    """A stake that goes back at the end, as the result has it."""
    return {"player": player, "result": "returned", "stake": stake, "pay": 0, "returned": stake}
