"""What vision noticed, as events of the house: the one place where its observations are translated."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from controller import house_facts
from controller.house import House
from controller.house_events import Event, Sighting
from controller.inbox import Observed
from controller.wording import advance
from vision import observations as seen

VIEW_PART = "camera view"
"""What the camera shows cannot be relied on (covered, moved, dark ...); mended by the next card that is read."""

PutPictures = Callable[[Sequence[bytes]], Sequence[str]]
"""Keeps pictures and gives their digests. Raises JournalError."""


def noticed(house: House, item: Observed, put_pictures: PutPictures) -> list[Event]:
    """The events of one observation; its pictures are on disk before any of them names them. Raises JournalError."""
    events: list[Event] = []
    if VIEW_PART in house.faults and not isinstance(item.observation, seen.Trouble | seen.MotionStarted):
        events = house_facts.mended(house, VIEW_PART)
        for event in events:
            house = advance(house, event)
    return [*events, *_told(house, item, put_pictures)]


def _told(house: House, item: Observed, put_pictures: PutPictures) -> list[Event]:
    observation = item.observation
    match observation:
        case seen.Exposed() | seen.Unclear():
            return house_facts.sighted(house, _sighting(observation, item, put_pictures))
        case seen.MotionStarted() | seen.Drawn():
            return house_facts.movement(house, "camera")
        case seen.DoubleDraw(indices=indices):
            return house_facts.double_draw(house, tuple(indices))
        case seen.PushedBack(index=index):
            return house_facts.note(house, f"card {index + 1} was pushed back into the box")
        case seen.HalfOut(index=index):
            return house_facts.note(house, f"card {index + 1} is held half out of the box")
        case seen.Empty():
            return house_facts.ran_out(house)
        case seen.HandPass():
            return house_facts.note(house, "a hand passed over the box; no card was drawn")
        case seen.Trouble(kind=kind):
            return house_facts.faulted(house, VIEW_PART, kind)
        case _:
            return []


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
