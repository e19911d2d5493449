"""Cards are read in the window of the box, where each stays until it is drawn. Pure.

After a doubt about the count the card in the window is compared with the one that was there before. If it is another
one, the dealer says how many were drawn.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from controller.games.cards import Card
from controller.games.game import COVER
from controller.games.message import Message, say
from controller.table.events import (
    Answered,
    CardSeen,
    FaultRaised,
    Held,
    Question,
    ReadingWaits,
    Sighting,
    WindowMoved,
    WindowVerified,
)
from controller.table.sight.place import (
    Place,
    beam_passes,
    beam_report,
    card_at,
    close_bets,
    doubt_count,
    drop,
    requeue,
)
from controller.table.state import EYES, UNREAD, TableState, card_of, game_of, live, next_index, playing
from controller.table.step import Step, plausible
from hardware.devices import Part

MOST_NAMED = 3
"""So many cards that never came are named; of more, the pack was short or many left unseen."""


class AtWindow(Place):
    """The box."""

    def compare(self, step: Step) -> None:
        state, doubt = step.state, step.state.sight.doubt
        if doubt is None or doubt.reading is None or state.question is not None or not playing(state):
            return
        if _is_same(state, doubt.reading):
            _verify(step, doubt.reading)
            return
        index = state.sight.index
        text = say(
            "table-ask-restart",
            why=doubt.why,
            seen=doubt.reading.card or "none",
            known=_known_before(state, index),
            counted=beam_report(state),
        )
        step.ask("restart", index, text, doubt.reading)

    def receive(self, step: Step, sighting: Sighting) -> Sighting | None:
        """A second reading of a waiting card that is clearly of another card puts the count in doubt."""
        state = step.state
        waiting = next((s for s in state.waiting if s.index == sighting.index), None)
        if waiting is None or state.sight.doubted or _may_be_same(waiting, sighting):
            return sighting
        step.emit(WindowMoved(sighting.index, verify=True, why=say("table-after-another-look"), counted=False))
        return None

    def rule_count(self, step: Step, question: Question | None, count: int) -> None:
        before = step.state
        doubt = before.sight.doubt
        index = before.sight.index if question is None else question.index
        if question is not None:
            step.emit(Answered(question.id))
            if question.another and doubt is not None:
                step.emit(WindowMoved(index))  # and more may have been drawn since: one count for all of them
                doubt_count(step, doubt.why)
                return
        if doubt is None:
            here = before.sightings.get(index) if count else None
        else:
            here = doubt.reading
            step.emit(WindowVerified())
        if count:
            _count_on(step, index, count, here)
        else:
            _nothing_drawn(step, index, here)
        # The dealer was quicker than the camera: until it has read the window it may not see the next card leave
        # either. It reads no cover card, and the first card that it reads after one is the next.
        if question is None and EYES.isdisjoint(before.faults) and (count or not under_cover(before)):
            step.emit(FaultRaised(Part.VIEW, UNREAD))

    def count_wanted(self, state: TableState) -> bool:
        """While the window is still to be compared: a hand may cover it."""
        return state.question is None and state.sight.doubted and playing(state)

    def replaces(self, sighting: Sighting, index: int) -> bool:
        return False

    def new_round(self, step: Step, question: Question | None) -> None:
        pass

    def box_empty(self, step: Step) -> None:
        """Before the deal's last card that is a short pack, or cards left together: the dealer looks and rules on it as
        a foul pack, or names the card that the camera does not see. A few cards that never came are named."""
        state = step.state
        if not next_index(state):
            return
        shown = max(next_index(state), state.sight.seen + 1)  # the last of them may still be in doubt
        size = step.game.pack_size(live(state))
        if shown >= size:
            return
        never = _never_seen(step, shown)
        if never is None or len(never) > MOST_NAMED:
            step.emit(Held(say("table-ran-out", shown=shown, size=size)))
        else:
            step.emit(Held(say("table-ran-out-without", shown=shown, size=size, missing=never)))

    def left_early(self, state: TableState) -> bool:
        return False

    def has_undue_card(self, state: TableState) -> bool:
        return False

    def left_unseen(self, state: TableState) -> bool:
        return False


def _never_seen(step: Step, shown: int) -> tuple[str, ...] | None:
    """The cards of the pack that were not among the first `shown`; None where one of those is in doubt."""
    state = step.state
    seen: Counter[Card] = Counter()
    for index in range(shown):
        sighting = state.sightings.get(index)
        label = card_at(state, index) or (sighting and sighting.card)
        if not label:
            return None
        seen[card_of(label)] += 1
    left = Counter(step.game.pack(live(state))) - seen
    return tuple(str(card) for card in left.elements())


def _verify(step: Step, sighting: Sighting) -> None:
    """The card in the window is the one that was there before: what was read since stands."""
    state, index = step.state, sighting.index
    step.emit(WindowVerified())
    for one in (sighting, *(s for s in state.waiting if s.index > index)):
        step.emit(CardSeen(one))
    if index >= next_index(state):  # the game has not taken it yet
        step.emit(ReadingWaits(sighting))


def under_cover(state: TableState) -> bool:
    """Whether no card of the deal has been read or named yet, on which a cover card was laid."""
    return (
        not state.sightings and not next_index(state) and COVER in game_of(state).markers(live(state).rules.changed())
    )


def _known_before(state: TableState, index: int) -> Message:
    """Describe the card that was in the window before, for the dealer."""
    before = state.sightings.get(index)
    if index < next_index(state):
        return say("table-known-journaled", card=card_at(state, index) or "none")
    if before is not None:
        return say("table-known-read", card=before.card or "none")
    return say("table-known-none", card=index + 1)


def _is_same(state: TableState, sighting: Sighting) -> bool:
    """Whether the card in the window is certainly the one that was there before."""
    index = sighting.index
    if index < next_index(state):
        known = card_at(state, index)
        return sighting.card == known or (known is None and not _contradicts(state, sighting))
    before = state.sightings.get(index)
    if before is None:  # the first card had not been read: only the beam can tell
        return beam_passes(state) == 0
    if before.card is None and sighting.card is not None:
        return card_of(sighting.card) in plausible(before)
    return sighting.card is not None and sighting.card == before.card


def _contradicts(state: TableState, sighting: Sighting) -> bool:
    """Whether a certain reading is none of the cards that a card in doubt may be."""
    possible = game_of(state).doubts(live(state)).get(sighting.index, ())
    return sighting.card is not None and card_of(sighting.card) not in possible


def _may_be_same(one: Sighting, other: Sighting) -> bool:
    """Whether two readings may be of one card."""
    if one.card is not None and other.card is not None:
        return one.card == other.card
    sure, unsure = (one, other) if one.card is not None else (other, one)
    possible = plausible(unsure)
    return sure.card is None or not possible or card_of(sure.card) in possible


def _nothing_drawn(step: Step, index: int, here: Sighting | None) -> None:
    """Card `index` is still in the window, though it was read as another one; `here` is the new reading."""
    state = step.state
    for sighting in state.waiting:
        if sighting.index > index:
            step.emit(CardSeen(sighting))
    if here is None:
        return
    before = state.sightings.get(index)
    settled = index < next_index(state)
    if settled or (before is not None and before.card is not None):
        if here.card is None:
            return
        if not settled:
            here = replace(here, rank=None, suit=None)  # two sure readings of a card that is not yet settled
    step.emit(CardSeen(here))
    step.emit(ReadingWaits(here))


def _count_on(step: Step, index: int, count: int, here: Sighting | None) -> None:
    """`count` cards were drawn since card `index` was in the window: `here`, read there since, and the later readings
    are that many places further on."""
    state = step.state
    since = state.sight.index > index  # the window was read again since then: readings from there on stand
    later = [s for s in state.waiting if s.index > index and not (since and s.index >= state.sight.index)]
    drop(step, later)
    if not since:
        step.emit(WindowMoved(state.sight.seen + count))
    if live(step.state).phase == "bets_open":
        close_bets(step)
    requeue(step, [*([] if here is None else [here]), *later], count)


WINDOW = AtWindow()
