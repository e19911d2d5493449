"""The deal through box or shoe that the service page watches so as to learn a pack: pictures go in, cards come out.

Between the camera's thread, which feeds it, and the table's loop, which looks how far it is.
"""

from __future__ import annotations

import hashlib
import logging
import threading
from dataclasses import dataclass

from controller.games.message import Message, as_message
from controller.games.message import say as tell
from vision.capture.camera import Frame
from vision.capture.jpeg import encode_jpeg
from vision.message import say
from vision.pack.enrol_deal import DealSampler, Dealt
from vision.pack.enrol_shoe import ShoeSampler
from vision.pack.enrolment import EnrolmentError
from vision.quads import Corners, Quad, as_fractions, in_pixels
from vision.read.reader import CardReader

log = logging.getLogger(__name__)

MOST_CARDS = 120
"""Pictures of cards kept of one deal: two packs and some pictures of hands."""
GAP_S = 1.0
"""Seconds without a picture in which a card may have come and gone unseen."""
NOTHING_SEEN = say("service-nothing-seen")


class Deal:
    """`feed` is called in the camera's thread, `cards` in another. `pictures` taken so far; `window` where it was
    found, in fractions of the picture; `over` once the box is empty; `trouble` what ended it; `lost_s` the longest time
    without a picture since the first card was seen, 0 while there was none beyond GAP_S."""

    def __init__(self, marked: Corners | None, configured: Quad | None, *, shoe: bool = False) -> None:
        """Where the window is, if that is known: marked by hand, in fractions of the picture, or in pixels. `shoe`: it
        is that of a shoe, over which the cards slide."""
        self._marked, self._configured, self._shoe = marked, configured, shoe
        self._watch: DealSampler | ShoeSampler | None = None
        self._lock = threading.Lock()
        self._last_s: float | None = None
        self.pictures = 0
        self.window: Corners | None = None
        self.over = False
        self.trouble: Message | None = None
        self.lost_s = 0.0

    def feed(self, frame: Frame) -> None:
        """Takes the next picture of the camera."""
        with self._lock:
            if self.over or self.trouble:
                return
            try:
                self._take(frame)
            except EnrolmentError as error:
                self.trouble = as_message(error.message)
            except Exception:  # whatever it is, the camera's thread must live on
                log.exception("a picture of the deal could not be worked on")
                self.trouble = tell("service-picture-failed")

    def _take(self, frame: Frame) -> None:
        gap_s = 0.0 if self._last_s is None else frame.captured_at_s - self._last_s
        self._last_s = frame.captured_at_s
        if self.pictures and gap_s > GAP_S:
            self.lost_s = max(self.lost_s, gap_s)
        if self._watch is None:
            given = self._configured if self._marked is None else in_pixels(self._marked, frame.image.shape)
            self._watch = (ShoeSampler if self._shoe else DealSampler)(given)
        if self._watch.feed(frame):
            self.pictures += 1
            window = self._watch.window
            self.window = None if window is None else as_fractions(window, frame.image.shape)
        self.over = self._watch.over

    def cards(self, reader: CardReader) -> list[Shown]:
        """The cards that lay in the window, the first one first, as far as `reader` can tell them; nothing is taken
        from now on. Takes seconds. Raises EnrolmentError when that cannot be a pack."""
        with self._lock:
            self.over = True
            watch, self._watch = self._watch, None
        dealt = [] if watch is None else watch.cards()
        if not dealt:
            raise EnrolmentError(NOTHING_SEEN)
        if len(dealt) > MOST_CARDS:
            raise EnrolmentError(say("service-too-many-seen", count=len(dealt)))
        return [_shown(card, reader) for card in dealt]


@dataclass(frozen=True, slots=True)
class Shown:
    """A card that was dealt: its pictures for the pack, the sharpest one as JPEG with its digest, and what the general
    reader surely takes it for."""

    dealt: Dealt
    jpeg: bytes
    digest: str
    read: str | None


def _shown(card: Dealt, reader: CardReader) -> Shown:
    views = sorted(card.views, key=lambda view: -view.sharpness)
    jpeg = encode_jpeg(views[0].card, quality=85)
    kept = Dealt(views[: len(card.sharpest)])  # the others are not needed any more
    return Shown(kept, jpeg, hashlib.sha256(jpeg).hexdigest()[:32], card.name(reader))
