"""The same known pack dealt again and again: each deal is held against the pack, or the order it was stacked in.

Puts together camera, tracker and pack; an empty box ends a deal and the next card begins another. Prints nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from vision.capture.camera import Camera, Frame
from vision.message import Message, say
from vision.observations import DoubleDraw, Empty, Exposed, HandPass, Missing, PushedBack, Trouble, Unclear
from vision.pack.joint import Card
from vision.pack.pack import PackTally, standard_pack
from vision.quads import Image
from vision.render.scene import Scene
from vision.track.tracker import CardTracker

_REST_S = 0.5


@dataclass(slots=True)
class DealTally:
    """What one deal came to. `errors` say what is wrong, empty when the deal proves the pack; `unclear` and
    `no_suit` are the places (from 0) a dealer would have been asked about; `incidents` counts what else was noticed;
    `pictures` shows each card as it was read."""

    number: int
    cards: int = 0
    errors: list[Message] = field(default_factory=list)
    unclear: list[int] = field(default_factory=list)
    no_suit: list[int] = field(default_factory=list)
    incidents: dict[str, int] = field(default_factory=dict)
    pictures: dict[int, Image] = field(default_factory=dict)
    began_s: float = 0.0
    ended_s: float = 0.0


def watch_deals(
    camera: Camera,
    tracker: CardTracker,
    *,
    cards: Mapping[Card, int] | None = None,
    order: Sequence[str] | None = None,
    progress: Callable[[DealTally, float], None] = lambda deal, at_s: None,
) -> Iterator[DealTally]:
    """One tally for each deal, until the camera ends (a deal that is not over then is tallied as it is, when
    at least one card was seen). `cards`: the pack, 13 x 4 when not given; `order`: the labels in which it is dealt,
    each time the same. `progress` gets the deal as it is after each picture, and its time. Raises CameraFault."""
    number, seen, at_s = 1, _Deal(1, cards, order), 0.0
    while (frame := camera.read()) is not None:
        at_s = frame.captured_at_s
        for one in tracker.observe(frame):
            if seen.take(one):
                yield seen.ended(at_s)
                number += 1
                seen = _Deal(number, cards, order)
                tracker.rebase(0)
                break
        progress(seen.tally, at_s)
    if seen.tally.cards:
        yield seen.ended(at_s)


class _Deal:
    def __init__(self, number: int, cards: Mapping[Card, int] | None, order: Sequence[str] | None) -> None:
        self.tally = DealTally(number)
        self._size = sum((standard_pack() if cards is None else cards).values())
        self._pack = PackTally(cards)
        self._order = order
        self._read: dict[int, tuple[str | None, str | None]] = {}

    def take(self, one: object) -> bool:
        """True when the box is empty: the deal is over."""
        tally = self.tally
        if isinstance(one, Empty):
            self._pack.take(one)
        elif isinstance(one, Exposed | Unclear):
            if not self._read:
                tally.began_s = one.time_s
            self._read[one.index] = (one.rank, one.suit) if isinstance(one, Exposed) else (None, None)
            tally.cards = len(self._read)
            if one.image is not None:
                tally.pictures[one.index] = one.image
            for twice in self._pack.take(one):
                label = f"{twice.rank}{twice.suit or ''}"
                tally.errors.append(say("offline-one-more", card=twice.index + 1, label=label))
        elif isinstance(one, DoubleDraw | PushedBack | HandPass | Trouble):
            name = one.kind if isinstance(one, Trouble) else type(one).__name__
            tally.incidents[name] = tally.incidents.get(name, 0) + 1
        return isinstance(one, Empty) and bool(self._read)

    def ended(self, at_s: float) -> DealTally:
        tally = self.tally
        tally.ended_s = at_s
        tally.unclear = [k for k, (rank, _) in sorted(self._read.items()) if rank is None]
        tally.no_suit = [k for k, (rank, suit) in sorted(self._read.items()) if rank is not None and suit is None]
        if tally.cards != self._size:
            tally.errors.append(say("offline-not-all-seen", seen=tally.cards, size=self._size))
        tally.errors += [_absent(one) for one in self._pack.missing(at_s)]
        for k, label in enumerate(self._order or ()):
            rank, suit = self._read.get(k, (None, None))
            if rank not in (None, label[0]) or suit not in (None, label[1]):
                read = f"{rank or '?'}{suit or '?'}"
                tally.errors.append(say("offline-read-wrong", card=k + 1, label=label, read=read))
        return tally


def _absent(one: Missing) -> Message:
    return say("offline-never-came", label=f"{one.rank}{one.suit or ''}")


class RenderedDeals:
    """A camera that looks at a rendered box out of which the same pack is dealt `deals` times over."""

    def __init__(self, scene: Scene, deals: int) -> None:
        self._scene, self._left = scene, deals
        self._deck = scene.deck
        self._since_s: float | None = None

    def read(self) -> Frame | None:
        """The next picture; None when all deals are over."""
        frame = self._scene.frame()
        if self._scene.busy:
            self._since_s = None
        elif self._since_s is None:
            self._since_s = frame.captured_at_s
        elif self._scene.left:
            if frame.captured_at_s - self._since_s > _REST_S:
                self._scene.draw_card()
        elif frame.captured_at_s - self._since_s > 2.0:
            self._left -= 1
            if self._left <= 0:
                return None
            self._scene.load(self._deck)
        return frame

    def close(self) -> None:
        self._scene.close()
