"""Cards are laid one by one on the printed sheet by hand, each face up, and taken to their place. They are read as at
the exit of a shoe, as none remains to be read again. Pure.

Cards that nobody is to see are laid aside, away from the sheet: none is awaited while they are due, and the dealer says
that they are out. A card that is laid without being due was seen by all: it is laid away, whatever would come next
(docs/rules.md 3.1.16).
"""

from __future__ import annotations

from controller.games.message import Message, say
from controller.table.events import Noted, Sighting, WindowVerified
from controller.table.sight.exit import AtExit
from controller.table.sight.place import drop
from controller.table.state import EYES, TableState, game_of, live, next_index, playing
from controller.table.step import Step

LAID_NOT_DUE = say("table-laid-not-due")


class OnSheet(AtExit):
    """The sheet."""

    def compare(self, step: Step) -> None:
        """Nothing is asked while no card is due: what was laid meanwhile is laid away."""
        state = step.state
        idle = state.sight.doubt is not None and playing(state) and not self.awaits(state)
        if not idle or state.question is not None:
            super().compare(step)
        elif EYES.isdisjoint(state.faults):
            drop(step, [reading for reading in state.waiting if reading.index >= state.sight.index])
            step.emit(Noted(say("table-laid-meanwhile")))
            step.emit(WindowVerified())

    def receive(self, step: Step, sighting: Sighting) -> Sighting | None:
        """A number that was seen and dealt is the same card, which is in the frame still and was read again: compared
        with the card that was dealt, as in the box."""
        state = step.state
        again = sighting.index <= state.sight.seen and sighting.index < next_index(state)
        return sighting if again else super().receive(step, sighting)

    def how_many(self, state: TableState, why: Message) -> Message:
        return say("table-ask-how-many-laid", why=why, card=state.sight.index)

    def awaits(self, state: TableState) -> bool:
        return super().awaits(state) and game_of(state).unread(live(state)) is None

    def has_undue_card(self, state: TableState) -> bool:
        return self.left_early(state)

    def open_undue(self, state: TableState) -> bool:
        return self.left_early(state)

    def counts_unread(self, state: TableState) -> bool:
        return False

    @property
    def not_due(self) -> Message:
        return LAID_NOT_DUE


SHEET = OnSheet()
