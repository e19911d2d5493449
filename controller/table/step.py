"""The table while one input is handled, event by event. Pure but for the lots that it draws."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from controller.games.cards import RANK_LABELS, SUIT_LABELS, Card
from controller.games.game import AnyGame
from controller.games.message import Message, say
from controller.games.refusal import Refusal
from controller.table.chances import PLAUSIBLE, with_pack
from controller.table.events import Asked, Event, Held, Played, Question, Sighting
from controller.table.state import Refused, TableState, apply, card_of, game_of, live, too_often

Chance = Callable[[int], int]
"""A number from 0 to below the one it is given, each with the same chance."""
MOST_ELSEWHERE = 0.01
"""Probability of "no rank at all" above which a doubtful card may be anything and settles nothing."""


class Step:
    """The table while one input is handled, and the events that made it so."""

    def __init__(self, state: TableState, chance: Chance = secrets.randbelow) -> None:
        self.state = state
        self._chance = chance
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.state = apply(self.state, event)
        self.events.append(event)

    @property
    def game(self) -> AnyGame:
        return game_of(self.state)

    def drawn(self, players: Sequence[str]) -> str:
        """One of these players by lot; "" where there are none."""
        return players[self._chance(len(players))] if players else ""

    def put(self, command: Any) -> None:
        """Put a command to the game; raises Refused with the game's reason and nothing emitted."""
        try:
            made = tuple(self.game.decide(live(self.state), command))  # all of it, before anything is emitted
        except Refusal as refusal:
            raise Refused(refusal.reason, refusal.message) from None
        before = self.state
        for event in made:
            self.emit(Played(event, self.state.game))
        # Only what this command has brought to light: for the others play was held when they were found.
        found = too_often(self.state)
        for card in found and found.keys() - too_often(before).keys():
            places = tuple(say("table-place", card=index + 1) for index in found[card])
            self.emit(Held(say("table-shown-too-often", card=card.label, places=places)))

    def ask(
        self, kind: str, index: int, text: Message, sighting: Sighting | None = None, *, another: bool = False
    ) -> None:
        """Ask the dealer; the text is for everybody."""
        number = self.state.questions_asked + 1
        self.emit(
            Asked(
                Question(
                    id=f"q{number}",
                    kind=kind,
                    index=index,
                    text=text,
                    candidates=sighting.candidates if sighting else {},
                    suit_candidates=sighting.suit_candidates if sighting else {},
                    image=sighting.image if sighting else None,
                    burst=sighting.burst if sighting else (),
                    with_pack=with_pack(self.state, sighting) if sighting and kind == "unclear" else {},
                    another=another,
                )
            )
        )


def plausible(sighting: Sighting) -> tuple[Card, ...]:
    """All cards the reading leaves possible; none at all when it may be anything."""
    ranks = [label for label, p in sighting.candidates.items() if p >= PLAUSIBLE and label in RANK_LABELS]
    suits = [label for label, p in sighting.suit_candidates.items() if p >= PLAUSIBLE and label in SUIT_LABELS]
    others = 1 - sum(sighting.candidates.get(rank, 0.0) for rank in ranks)
    if not ranks or others > MOST_ELSEWHERE:
        return ()
    # Without a plausible suit all four remain: many bets need the rank alone.
    return tuple(card_of(rank + suit) for rank in ranks for suit in (suits or SUIT_LABELS))
