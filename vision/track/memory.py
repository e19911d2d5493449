"""The tracker's memory, by lifetime.

As long as a state: `window_search.Search` while the window is not known, `Rest` at rest, `Passage` from the first
motion to the next rest. As long as a card is in the window: `Card`. As long as a deal: `Dealt`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from vision.capture.camera import Frame
from vision.quads import Image, Quad
from vision.reading import Reading
from vision.steps import Steps
from vision.track.motion import Motion, Samples
from vision.track.views import View

_MOST_PASSING = 8
"""Rests of one movement whose views are kept, the newest (guess): before an empty box, or a blank card, a movement ends
with the next card only, and hands may pass for an evening."""


@dataclass(slots=True)
class Card:
    """The card that was reported last, and how it looked."""

    reading: Reading
    view: View
    burst: tuple[Image, ...]
    """The views it was read from, when rank or suit was not sure."""
    second_view_s: float | None = None
    """When the second view at rest is due; None when it has been taken."""
    undisturbed: Samples | None = None
    """The window before a movement whose beginning was reported and whose outcome was not yet."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the views decided: the deciding frame, the last view, and all views that were read together."""

    frame: Frame
    view: View
    reading: Reading
    views: Sequence[View]


@dataclass(slots=True)
class Rest:
    """While the card in the window is at rest."""

    pass_over_s: float | None = None
    """When a hand pass is reported if nothing moves until then; None when none is pending."""
    under_hand: bool = False
    """A hand rests over much of the card, though it is still known to be the same."""
    view_s: float = 0.0
    """When a view of the card under a hand is due."""
    settled: bool = False
    """The picture at rest is one of a while after the last movement."""
    renewed_s: float = 0.0
    """When it was replaced last, to follow slow changes of the light."""


@dataclass(slots=True)
class Held:
    """The reported card was seen displaced: it is held half out of the box."""

    since_s: float
    seen_s: float
    """When it was last seen displaced."""
    reported: bool = False

    @property
    def seen_again(self) -> bool:
        """Seen so in more pictures than one: one alone may show a hand."""
        return self.seen_s > self.since_s


@dataclass(slots=True)
class Passage:
    """From the first motion to the next rest, or while no card has been reported in the window."""

    motion: Motion | None = None
    """The movement; None when none was seen: the window was only found."""
    under_hand: bool = False
    """A hand rested over the card when it began."""
    views: list[View] = field(default_factory=list)
    """Views since the window became still, the newest last."""
    bare: bool = False
    """The newest view shows the bottom of the empty box."""
    passing: list[list[View]] = field(default_factory=list)
    """Views of each earlier moment at which the window was still."""
    half_out: Held | None = None
    slow_view_s: float = 0.0
    """When the next view of a slow draw is due."""
    announce_s: float | None = None
    """When the movement is reported if it lasts; None when it has been, or is not to be."""
    unmoved: bool = False
    """Nothing has moved in it yet: it is reported as soon as something does."""
    search_s: float = 0.0
    """When the next search nearby is due."""
    search: Steps[Quad | None] | None = None
    """The one under way."""
    verdict: Verdict | None = None
    """The newest decision of the views."""

    def forget_views(self) -> None:
        """The views show no whole card."""
        self.views, self.bare, self.search = [], False, None

    def break_off(self) -> None:
        """It moves again. Two views or more may have shown a card of their own."""
        if len(self.views) > 1:
            self.passing = [*self.passing, self.views][-_MOST_PASSING:]
        self.forget_views()
        self.search_s = 0.0


@dataclass(slots=True)
class Dealt:
    """The deal as the tracker has followed it: index, cards reported, and whether there are gaps."""

    index: int
    """Place in the pack of the card in the window, or of the next one to come."""
    watched: bool = False
    """All cards of the deal so far are known, so those on the piles are."""
    unclear: bool = False
    """Rank or suit of at least one card is not known."""
    drawn_s: float = -1e9
    """When the last draw was reported."""
    seen: set[tuple[str, str | None]] = field(default_factory=set)

    def begin(self, index: int, dealt: Sequence[tuple[str, str]] | None) -> None:
        """Card `index` is in the window; `dealt`: rank and suit of all cards before it, if known."""
        if index == 0 or dealt is not None:
            self.seen, self.unclear, self.watched = set(dealt or ()), False, True
        elif not self.seen or index != self.index:
            self.watched = False  # the piles have cards that were never reported
        self.index = index

    def learn(self, dealt: Sequence[tuple[str, str]]) -> None:
        """Rank and suit of all cards before the index given to `begin` are known now."""
        self.seen |= set(dealt)
        self.watched = True

    def add(self, reading: Reading) -> None:
        """A card was reported."""
        self.unclear = self.unclear or reading.rank is None or reading.suit is None
        if reading.rank is not None:
            self.seen.add((reading.rank, reading.suit))

    def unseen(self, rank: str | None, suit: str | None) -> bool:
        """Whether such a card has not been in the window yet."""
        return rank is not None and (rank, suit) not in self.seen and (rank, None) not in self.seen
