"""Learns a pack while it is dealt once, slowly, through the shoe: two pictures of every card that slid over its window.

The tracker of the shoe puts the pictures together; nothing is read. The deal ends, with a message that says why, when
the two pictures of a card are not both whole, or when the cards that have left are not certain: it is then dealt again.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.capture.camera import Frame
from vision.message import say
from vision.observations import DoubleDraw, Exposed, MotionStarted, Observation, PushedBack, Trouble, Unclear
from vision.pack.enrol_deal import KEPT, Dealt
from vision.pack.enrolment import EnrolmentError
from vision.quads import Image, Quad
from vision.reading import Reading
from vision.track.shoe_tracker import ShoeTracker
from vision.track.views import View, paper_level, paper_share, sharpness

EMPTY_S = 20.0
"""With nothing over the window for this long after a card the deal is over. Between two cards it is empty, too."""
MOST_CARDS = 120
"""Cards of one deal: two packs and some more."""


class CardAssembler:
    """Stands in for a reader: takes every picture for a card and never says which, so that all that the tracker can
    say against a card is that its pictures are not whole."""

    def read(self, card: Image) -> Reading:
        """ "?", surely; no suit."""
        return _A_CARD

    def combine(self, readings: Sequence[Reading]) -> Reading:
        """The same."""
        return _A_CARD


_A_CARD = Reading(ranks={"?": 1.0}, suits={"?": 1.0}, rank="?", suit=None, confidence=1.0, card=1.0)


class ShoeSampler:
    """Feed it every frame of one deal; `over` once the shoe is empty; then (or any time) `cards`.

    `window`: its corners in pixels, None: where the drawn shoe has it. Frames have to come at 60 a second at least.
    """

    def __init__(self, window: Quad | None = None) -> None:
        self._tracker = ShoeTracker(CardAssembler(), window=window)
        self._dealt: list[Dealt] = []
        self._passing = False
        """A card is over the window."""
        self._last_s: float | None = None
        """When a card was last over it, once there was one."""
        self.over = False
        """Nothing has been over the window for EMPTY_S after the last card."""

    def feed(self, frame: Frame) -> bool:
        """Takes the next frame; True when a card was kept. Raises EnrolmentError when it is not known any more which
        cards have left, or there are too many of them."""
        kept = len(self._dealt)
        for one in self._tracker.observe(frame):
            self._hear(one)
        if self._passing or len(self._dealt) > kept:
            self._last_s = frame.captured_at_s
        waited_s = 0.0 if self._last_s is None else frame.captured_at_s - self._last_s
        self.over = bool(self._dealt) and waited_s > EMPTY_S
        return len(self._dealt) > kept

    @property
    def window(self) -> Quad | None:
        """Where the window is, (4, 2) float32 in pixels; None before the first frame."""
        return self._tracker.window

    def cards(self) -> list[Dealt]:
        """The cards that left the shoe, in order. Raises EnrolmentError while one is over the window."""
        if self._passing:
            raise EnrolmentError(say("vision-shoe-still-there", place=len(self._dealt) + 1))
        return list(self._dealt)

    def _hear(self, one: Observation) -> None:
        place = len(self._dealt) + 1
        match one:
            case MotionStarted():
                self._passing = True
            case DoubleDraw():
                raise EnrolmentError(say("vision-shoe-two", one=place, other=place + 1))
            case PushedBack(index=index):
                self._passing = False
                if index < len(self._dealt):
                    raise EnrolmentError(say("vision-shoe-pushed-in", place=index + 1))
            case Unclear():
                raise EnrolmentError(say("vision-shoe-not-whole", place=place))
            case Exposed(burst=pictures, time_s=time_s):
                self._passing = False
                self._keep([_view(picture, time_s) for picture in pictures[:KEPT]])
            case Trouble() if self._passing:
                raise EnrolmentError(say("vision-shoe-blind", place=place))
            case _:
                pass

    def _keep(self, views: list[View]) -> None:
        if len(self._dealt) >= MOST_CARDS:
            raise EnrolmentError(say("vision-shoe-too-many", most=MOST_CARDS))
        self._dealt.append(Dealt(views))


def _view(card: Image, time_s: float) -> View:
    """A picture of a card that was put together: all of it is card."""
    height, width = card.shape[:2]
    border = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    white = paper_level(card)
    return View(
        quad=border,
        card=card,
        reading=_A_CARD,
        in_view=True,
        paper=paper_share(card, white),
        white=white,
        time_s=time_s,
        sharpness=sharpness(card),
        image=card,
    )
