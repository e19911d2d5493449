"""Cards are read at the exit of a shoe, as they leave: none remains to be read again. Pure.

After a doubt about the count the dealer says how many cards left, unless the exit beam counted none. A card that leaves
though none is due is the next one, or it is laid away.
"""

from __future__ import annotations

from dataclasses import replace

from controller.games.message import Message, say
from controller.table.events import Answered, Held, Question, Sighting, WindowMoved, WindowVerified
from controller.table.sight.place import Place, beam_passes, beam_report, doubt_count, drop, requeue
from controller.table.state import EYES, TableState, next_index, playing, stopped
from controller.table.step import Step


class AtExit(Place):
    """The shoe."""

    def compare(self, step: Step) -> None:
        """The question covers what was read while another one was open."""
        state, doubt = step.state, step.state.sight.doubt
        if doubt is None or state.question is not None or not playing(state):
            return
        index = state.sight.index
        if beam_passes(state) == 0:
            step.emit(WindowVerified())
            _requeue_from(step, index)
        elif EYES.isdisjoint(state.faults):
            if any(sighting.index >= index for sighting in state.waiting):
                doubt_count(step, doubt.why)
            step.ask("restart", index, self.how_many(state, doubt.why))

    def how_many(self, state: TableState, why: Message) -> Message:
        """The question how many cards left unseen, because of `why`."""
        return say("table-ask-how-many", why=why, counted=beam_report(state), card=state.sight.index)

    def receive(self, step: Step, sighting: Sighting) -> Sighting | None:
        """A reading whose number the game has taken already is renumbered: no card is read twice here, so it is the
        next one. The dealer learns of it before it is dealt."""
        state = step.state
        if sighting.index >= next_index(state):
            return sighting
        place = max(next_index(state), state.sight.seen + 1)
        if not state.sight.doubted:
            step.emit(WindowMoved(place + 1))
        step.emit(Held(say("table-counted-behind", counted=sighting.index + 1, card=place + 1)))
        return replace(sighting, index=place)

    def rule_count(self, step: Step, question: Question | None, count: int) -> None:
        index = step.state.sight.index
        if question is not None:
            step.emit(Answered(question.id))
        step.emit(WindowVerified())
        if count:
            step.emit(WindowMoved(step.state.sight.seen + 1 + count))
        _requeue_from(step, index, count)

    def count_wanted(self, state: TableState) -> bool:
        """He is asked at once."""
        return False

    def replaces(self, sighting: Sighting, index: int) -> bool:
        return sighting.index == index

    def new_round(self, step: Step, question: Question | None) -> None:
        """Cards of the old round that were not dealt count as none."""
        if question is not None:
            step.emit(Answered(question.id))
        step.emit(WindowMoved(next_index(step.state)))

    def box_empty(self, step: Step) -> None:
        pass

    def left_early(self, state: TableState) -> bool:
        due = not playing(state) or self.awaits(state)
        return not due and state.sight.seen >= next_index(state)

    def has_undue_card(self, state: TableState) -> bool:
        if not state.waiting or not playing(state):
            return False
        return state.waiting[0].index > next_index(state) and not self.awaits(state)

    def left_unseen(self, state: TableState) -> bool:
        if state.waiting or not playing(state) or stopped(state) is not None:
            return False
        return state.sight.seen >= next_index(state) and self.awaits(state)


def _requeue_from(step: Step, start: int, offset: int = 0) -> None:
    """Readings from card `start` on, made while the count was in doubt, are taken now, `offset` places further on."""
    later = [sighting for sighting in step.state.waiting if sighting.index >= start]
    drop(step, later)
    requeue(step, later, offset)


EXIT = AtExit()
