"""What vision noticed, as events of the table: the one place where its observations are translated."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from controller.games.message import say
from controller.runtime.inbox import Observed
from controller.table import reports
from controller.table.events import Event, Sighting
from controller.table.log import advance
from controller.table.state import TableState, troubles, unread
from hardware.devices import Part
from vision import observations as seen

PutPictures = Callable[[Sequence[bytes]], Sequence[str]]
"""Keeps pictures and gives their digests. Raises JournalError."""


def noticed(state: TableState, item: Observed, put_pictures: PutPictures) -> list[Event]:
    """The events of one observation; its pictures are on disk before any of them names them. Raises JournalError."""
    observation = item.observation
    if isinstance(observation, seen.Trouble | seen.TroubleCleared):  # of the picture, not of a card
        raised = isinstance(observation, seen.Trouble)
        return (reports.view_trouble if raised else reports.view_cleared)(state, observation.kind)
    if item.epoch != state.sight.epoch:
        return []  # a new reading of the window has been ordered since
    awaited = unread(state) and isinstance(observation, seen.Exposed | seen.Unclear)
    if Part.VIEW in state.faults and not awaited:
        return _in_trouble(state, observation)
    return _translated(state, item, put_pictures)


def _in_trouble(state: TableState, observation: seen.Observation) -> list[Event]:
    """Cards may leave unseen: none is accepted until the fault has passed and the window was read again."""
    match observation:
        case seen.HandPass() | seen.PushedBack():
            events = reports.cleared(state, Part.VIEW, same_card=state.sight.beam.passes == 0 and not unread(state))
            for event in events:
                state = advance(state, event)
            return [*events, *_incident(state, observation)]
        case seen.Exposed(suit=str()) if Part.VIEW in state.accepted_faults and "frozen" not in troubles(
            state.faults[Part.VIEW]
        ):
            return reports.cleared(state, Part.VIEW)  # the dealer went on without it, but it does see
        case seen.MotionStarted() | seen.Drawn():
            return reports.movement(state, "camera")
        case _:
            return []


def _translated(state: TableState, item: Observed, put_pictures: PutPictures) -> list[Event]:
    observation = item.observation
    match observation:
        case seen.Exposed() | seen.Unclear():
            return reports.sighted(state, _sighting(observation, item, put_pictures))
        case seen.MotionStarted() | seen.Drawn():
            return reports.movement(state, "camera")
        case seen.DoubleDraw(indices=indices):
            return reports.double_draw(state, tuple(indices))
        case seen.HalfOut(index=index):
            return reports.note(state, say("table-half-out", card=index + 1))
        case seen.Empty():
            return reports.ran_out(state)
        case seen.HandPass() | seen.PushedBack():
            return _incident(state, observation)
        case _:
            return []


def _incident(state: TableState, observation: seen.HandPass | seen.PushedBack) -> list[Event]:
    """The card is back in place: note it, and if the movement closed the bets, inform the dealer."""
    if isinstance(observation, seen.PushedBack):
        what = say("table-pushed-back", card=observation.index + 1)
    else:
        what = say("table-hand-passed")
    return [*reports.note(state, what), *reports.false_start(state, what)]


def _sighting(observation: seen.Exposed | seen.Unclear, item: Observed, put_pictures: PutPictures) -> Sighting:
    read = observation if isinstance(observation, seen.Exposed) else None
    digests = put_pictures([*([item.jpeg] if item.jpeg else []), *item.burst])
    return Sighting(
        index=observation.index,
        rank=read.rank if read else None,
        suit=read.suit if read else None,
        confidence=round(read.confidence, 6) if read else 0.0,
        candidates=_rounded(observation.candidates),
        suit_candidates=_rounded(observation.suit_candidates),
        image=digests[0] if item.jpeg else None,
        burst=tuple(digests[1:] if item.jpeg else digests),
    )


def _rounded(probabilities: Mapping[str, float]) -> dict[str, float]:
    return {label: round(float(p), 6) for label, p in probabilities.items() if p >= 0.0005}
