"""What the table does where its cards are read: the interface of `window` and `exit`, and what both share. Pure."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import replace

from controller.games.dealer import CloseBets
from controller.games.message import Message, say
from controller.table.events import Answered, CardSeen, Question, ReadingDropped, ReadingWaits, Sighting, WindowMoved
from controller.table.state import TableState, dealing, game_of, live, playing, time_for_bets, tracked_index
from controller.table.step import Step
from hardware.devices import Part

NOT_DUE = say("table-not-due")


class Place(ABC):
    """Where cards are read. Methods with a `step` emit events into it; the others only answer."""

    @abstractmethod
    def compare(self, step: Step) -> None:
        """End the doubt about the count, or ask the dealer how many cards left. Nothing without a doubt, or while
        another question is open: one question after the other."""

    @abstractmethod
    def receive(self, step: Step, sighting: Sighting) -> Sighting | None:
        """A new reading before it waits for its turn: as it is to be taken, None if it is not."""

    @abstractmethod
    def rule_count(self, step: Step, question: Question | None, count: int) -> None:
        """The dealer's word: `count` cards left unseen since the card that `question` is about, or without a question
        since the last card that is known."""

    @abstractmethod
    def count_wanted(self, state: TableState) -> bool:
        """Whether the dealer may say how many cards left before he is asked."""

    @abstractmethod
    def replaces(self, sighting: Sighting, index: int) -> bool:
        """Whether the dealer's word for card `index` takes the place of this waiting reading."""

    @abstractmethod
    def new_round(self, step: Step, question: Question | None) -> None:
        """A ruling has begun a new round of the run while `question` was open."""

    @abstractmethod
    def box_empty(self, step: Step) -> None:
        """The camera sees the bottom of the box."""

    @abstractmethod
    def left_early(self, state: TableState) -> bool:
        """Whether a card has left though none is due."""

    @abstractmethod
    def has_undue_card(self, state: TableState) -> bool:
        """Whether a card beyond the next one was read though none is due: it can only be laid away."""

    @abstractmethod
    def left_unseen(self, state: TableState) -> bool:
        """Whether the next card has left without being read, and no other one follows to show that it is missing."""

    def awaits(self, state: TableState) -> bool:
        """Whether a card is due here, in a run that is on."""
        return game_of(state).expects(live(state)) is not None

    def open_undue(self, state: TableState) -> bool:
        """Whether a card that was not due lies open for all, so that it is laid away before any other comes."""
        return False

    def counts_unread(self, state: TableState) -> bool:
        """Whether the camera counts the cards that nobody has to know."""
        return state.sight.has_camera

    @property
    def not_due(self) -> Message:
        """What the dealer reads of a card that was not."""
        return NOT_DUE

    def name_card(self, step: Step, index: int) -> None:
        """The dealer has named card `index`, the last one: readings of it are dropped, the tracker counts from it."""
        state = step.state
        doubted, moves = state.sight.doubted, state.sight.last < index
        for sighting in state.waiting:
            if (doubted and moves) or self.replaces(sighting, index):
                step.emit(ReadingDropped(sighting.index))
        if moves:
            step.emit(WindowMoved(index + state.sight.lead))


def close_bets(step: Step) -> None:
    """A card leaves: nothing is laid any more, whoever would still have been waited for."""
    decision = time_for_bets(step.state)
    ends = decision and step.game.time_up(live(step.state), decision.key)
    if ends is not None and ends != CloseBets():
        step.put(ends)
    step.put(CloseBets())


def beam_passes(state: TableState) -> int | None:
    """Cards that the exit beam counted since sight was lost; None where there is no count to rely on."""
    # A beam that has not moved since the start may be unplugged, and then counts nothing whatever leaves.
    reliable = state.sight.has_beam and state.sight.beam.complete and Part.BEAM not in state.faults
    return state.sight.beam.passes if reliable else None


def beam_report(state: TableState) -> int:
    """The same in a question to the dealer: -1 where there is no count."""
    passes = beam_passes(state)
    return -1 if passes is None else passes


def doubt_count(step: Step, why: Message, *, counted: bool = True) -> None:
    """Cards may have left unseen because of `why`: the tracker is to read again. `counted`: the exit beam counted
    meanwhile. Nothing at a table without a camera, or before the pack lies in the box."""
    if step.state.sight.has_camera and dealing(step.state):
        drop_uncertain(step)
        step.emit(WindowMoved(tracked_index(step.state), verify=True, why=why, counted=counted))


def drop_uncertain(step: Step) -> None:
    """If the count is in doubt already, drop what was read since, and the question: one question covers both doubts."""
    state = step.state
    if not (state.sight.doubted and playing(state)):
        return
    if state.question is not None and state.question.kind == "restart":
        step.emit(Answered(state.question.id))
    drop(step, (sighting for sighting in state.waiting if sighting.index > state.sight.last))


def drop(step: Step, readings: Iterable[Sighting]) -> None:
    """These readings wait no longer."""
    for sighting in readings:
        step.emit(ReadingDropped(sighting.index))


def requeue(step: Step, readings: Iterable[Sighting], offset: int) -> None:
    """Read and waiting again, `offset` places further on in the pack."""
    for sighting in readings:
        moved = replace(sighting, index=sighting.index + offset)
        step.emit(CardSeen(moved))
        step.emit(ReadingWaits(moved))


def card_at(state: TableState, index: int) -> str | None:
    """The label of a card that the game has taken; None while it is in doubt."""
    cards = live(state).cards
    return str(cards[index]) if index < len(cards) else None
