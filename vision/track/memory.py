"""The tracker's memory, by how long it lasts.

For as long as a state lasts: `window_search.Search` while the window is not known, `Rest` at rest, `Passage` from the
first stir to the next rest. For as long as a card lies there: `Card`. For a whole deal: `Dealt`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from vision.capture.camera import Frame
from vision.quads import Image
from vision.reading import Reading
from vision.track.motion import Motion, Samples
from vision.track.views import View


@dataclass(slots=True)
class Card:
    """The card that was reported last, and how it looked."""

    reading: Reading
    view: View
    burst: tuple[Image, ...]
    """The views it was read from, when rank or suit was not sure."""
    second_view_s: float | None = None
    """When it is viewed once more at rest; None when that has been done."""
    undisturbed: Samples | None = None
    """How the window looked before a movement that was announced and of which it has not been told what came of it."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A card was seen that decides: the frame it was seen in, the last view of it, and all views it was read from."""

    frame: Frame
    view: View
    reading: Reading
    views: Sequence[View]


@dataclass(slots=True)
class Rest:
    """While the card in the window lies at rest."""

    pass_over_s: float | None = None
    """When a hand will have passed if nothing moves until then; None when none is waited for."""


@dataclass(slots=True)
class Held:
    """The reported card has been seen displaced: it is held half out of the box."""

    since_s: float
    seen_s: float
    """When it was seen so last."""
    told: bool = False


@dataclass(slots=True)
class Passage:
    """From the first stir to the next rest; or while no card has been reported in the window."""

    motion: Motion | None = None
    """The movement; None when it is not known how what lies there came to lie there."""
    views: list[View] = field(default_factory=list)
    """Views of what lies still now, the newest last."""
    bare: bool = False
    """What lies still now seems to be the bottom of the empty box."""
    passing: list[list[View]] = field(default_factory=list)
    """Views of what lay still for a moment before."""
    half_out: Held | None = None
    slow_view_s: float = 0.0
    """When the next view of a slow draw is due."""
    verdict: Verdict | None = None
    """What the views decided."""

    def forget_views(self) -> None:
        """Whatever lay still is out of view, or is no card."""
        self.views, self.bare = [], False

    def break_off(self) -> None:
        """What lay still moves again: what two views and more show of it may have been a card."""
        if len(self.views) > 1:
            self.passing.append(self.views)
        self.forget_views()


@dataclass(slots=True)
class Dealt:
    """What is known of the deal."""

    index: int
    """Place in the pack of the card that lies in the window, or would."""
    watched: bool = False
    """The deal was watched from its first card, or told: what lies on the piles is known."""
    unclear: bool = False
    """Of a card of it rank or suit are not known."""
    drawn_s: float = -1e9
    """When the last card was reported that was drawn."""
    seen: set[tuple[str, str | None]] = field(default_factory=set)

    def begin(self, index: int, dealt: Sequence[tuple[str, str]] | None) -> None:
        """Card `index` lies in the window; `dealt`: rank and suit of all cards before it, where they are known."""
        if index == 0 or dealt is not None:
            self.seen, self.unclear, self.watched = set(dealt or ()), False, True
        elif not self.seen:
            self.watched = False
        self.index = index

    def add(self, reading: Reading) -> None:
        """A card was reported."""
        self.unclear = self.unclear or reading.rank is None or reading.suit is None
        if reading.rank is not None:
            self.seen.add((reading.rank, reading.suit))

    def unseen(self, rank: str | None, suit: str | None) -> bool:
        """A card that has not been in the window: what shows it is no pile."""
        return rank is not None and (rank, suit) not in self.seen and (rank, None) not in self.seen
