"""Frames to the tracker, and what it observes to the table's inbox.

The table says through `aim` which card lies in the window; the tracker counts from there. All but `aim`, `use_window`,
`window`, `read_window`, `quad` and `at_exit` is called by the camera's thread alone.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from controller.runtime.inbox import Observed
from vision.capture.camera import Frame
from vision.capture.jpeg import encode_jpeg
from vision.observations import Trouble, TroubleCleared, TroubleKind
from vision.quads import Corners, Image, Quad, as_fractions, in_pixels

log = logging.getLogger(__name__)

EVIDENCE_PX = 480
"""Longest side, in pixels, of the pictures that are kept of a card."""

Cards = Sequence[tuple[str, str]]
"""Rank and suit of each card, in the order in which they left."""


class Tracker(Protocol):
    """`vision.track.tracker.CardTracker` or `vision.track.shoe_tracker.ShoeTracker`. It may have `window`, where it
    reads, and `at_exit`, whether that is the exit of a shoe."""

    def observe(self, frame: Frame) -> tuple[Any, ...]: ...
    def rebase(self, index: int, dealt: Cards | None = None) -> None: ...
    def learn(self, dealt: Cards) -> None: ...


class Monitor(Protocol):
    """What else looks at the cards: `controller.service.pack_monitor.PackMonitor`. In the camera's thread."""

    def begin(self, index: int) -> None: ...
    def show(self, frame: Frame, seen: tuple[Any, ...]) -> None: ...
    def deal_over(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Aim:
    """What the tracker counts from: card `index` lies in the window, observations are marked with `epoch`, `dealt` are
    the cards before it (None while one is in doubt)."""

    epoch: int
    index: int
    dealt: Cards | None


class WindowedTracker:
    """The tracker in use, and the window it was made for. `make`: another one, for a window that is given or (None) for
    the usual one; None: there is only this one."""

    def __init__(self, tracker: Tracker, make: Callable[[Quad | None], Tracker] | None) -> None:
        self.tracker = tracker
        self._make = make
        self._corners: Corners | None = None
        self._stale = False
        self._size: tuple[int, ...] | None = None
        """Height and width of the last picture."""

    @property
    def quad(self) -> Quad | None:
        """The window that is read, in pixels; None while it is not found."""
        found: Quad | None = getattr(self.tracker, "window", None)
        return found

    @property
    def at_exit(self) -> bool:
        """It reads at the exit of a shoe."""
        return bool(getattr(self.tracker, "at_exit", False))

    def window(self, frame: Frame | None) -> Corners | None:
        """The window that is read, as fractions of the picture; None while it is not found."""
        quad = self.quad
        if frame is None or quad is None:
            return self._corners
        return as_fractions(quad, frame.image.shape)

    def use_window(self, corners: Corners | None) -> None:
        """From the next frame on another tracker, for this window (fractions of the picture) or the usual one."""
        self._corners, self._stale = corners, True

    def renew(self) -> None:
        """From the next frame on another tracker, for the same window."""
        self._stale = True

    def renewed_for(self, frame: Frame) -> bool:
        """Make another tracker if one is wanted, or the pictures have another size, as after a camera was opened again;
        whether it was made. What making it raises is raised, and it is tried again at the next frame."""
        was, self._size = self._size, frame.image.shape[:2]
        if was not in (None, self._size):
            self._stale = True
        if not self._stale or self._make is None:
            return False
        self._stale = False  # before it is read: one that is set meanwhile is used for the next picture
        corners = self._corners
        try:
            self.tracker = self._make(None if corners is None else in_pixels(corners, frame.image.shape))
        except Exception:
            self._stale = True  # the table goes on with no other window than the one set
            raise
        return True


class TrackerFeed:
    """Drives the tracker by what the table awaits."""

    def __init__(
        self,
        windowed: WindowedTracker,
        post: Callable[[Any], None],
        *,
        trace: Callable[[str, Any], None] | None = None,
        read: Callable[[Image, Quad], dict[str, Any]] | None = None,
        monitor: Monitor | None = None,
    ) -> None:
        """`read`: what is read in a window of a picture, asked only while no deal is on; `monitor`: gets the frames
        too, after the table."""
        self._windowed = windowed
        self._post = post
        self._trace = trace or (lambda step, what: None)
        self._read = read
        self._monitor = monitor
        self._reading = threading.Lock()
        """The tracker and `read` have the same reader."""
        self._aim: Aim | None = None
        self._aimed: Aim | None = None
        """What the tracker counts from now."""
        self._tracking = False
        self._dealing = False
        """A deal was on at the last frame."""
        self._troubles: set[TroubleKind] = set()
        """Active faults of the picture."""

    def aim(self, aim: Aim, tracking: bool) -> None:
        """Which card the tracker is to read; `tracking`: a deal is on. Any thread."""
        self._aim, self._tracking = aim, tracking

    @property
    def dealing(self) -> bool:
        """A deal is on. Any thread."""
        return self._tracking

    def read_window(self, frame: Frame) -> dict[str, Any] | None:
        """What is read in the window of this frame; None while a deal is on or the window is not found. Any thread."""
        quad = self._windowed.quad
        return None if quad is None else self.read_in(frame.image, quad)

    def read_in(self, image: Image, quad: Quad) -> dict[str, Any] | None:
        """What is read in this outline (px) of a picture; None while a deal is on. Any thread."""
        if self._read is None or self._tracking:
            return None
        if not self._reading.acquire(blocking=False):
            return None  # the tracker is still at its last picture, with the same reader
        try:
            return self._read(image, quad)
        finally:
            self._reading.release()

    def renew(self, frame: Frame) -> None:
        """Use another tracker where one is wanted; faults that the one before reported are cleared."""
        if not self._windowed.renewed_for(frame):
            return
        for kind in sorted(self._troubles):
            self._post(Observed(TroubleCleared(kind, frame.captured_at_s), -1))
        self._troubles.clear()
        self._aimed = None

    def observe(self, frame: Frame, *, always: bool) -> tuple[Any, ...] | None:
        """What the tracker observes in this frame; None where it was not asked. Between two deals it is asked only
        while a fault of the picture lasts, or `always`."""
        if self._dealing and not self._tracking:
            self._tell_monitor(lambda monitor: monitor.deal_over())
        self._dealing = self._tracking
        if not self._dealing and not self._troubles and not always:
            return None
        self._follow_aim()
        if self._aimed is None:
            return None
        with self._reading:
            seen = self._windowed.tracker.observe(frame)
        if seen:
            self._trace("observed", (time.monotonic(), seen))
        return seen

    def report(self, frame: Frame, seen: tuple[Any, ...]) -> None:
        """Post what was observed in this frame: between two deals the end of a fault alone."""
        assert self._aimed is not None
        for observation in seen:
            of_picture = self._note_trouble(observation)
            if self._dealing or of_picture:
                self._post(Observed(observation, self._aimed.epoch, picture_of(observation), burst_of(observation)))
        if seen and self._dealing:
            self._tell_monitor(lambda monitor: monitor.show(frame, seen))

    def _follow_aim(self) -> None:
        """Let the tracker count from where the table says."""
        aim, aimed = self._aim, self._aimed
        if aim is None:
            return
        if aimed is None or (aim.epoch, aim.index) != (aimed.epoch, aimed.index):
            self._windowed.tracker.rebase(aim.index, aim.dealt)
            self._tell_monitor(lambda monitor: monitor.begin(aim.index))
        elif aim.dealt is not None and aim.dealt != aimed.dealt:
            self._windowed.tracker.learn(aim.dealt)
        self._aimed = aim

    def _note_trouble(self, observation: Any) -> bool:
        """Whether it is of the picture itself."""
        match observation:
            case Trouble(kind=kind):
                self._troubles.add(kind)
                return True
            case TroubleCleared(kind=kind):
                self._troubles.discard(kind)
                return True
            case _:
                return False

    def _tell_monitor(self, tell: Callable[[Monitor], None]) -> None:
        """What goes wrong there is logged; the reading of the cards does not suffer from it."""
        if self._monitor is None:
            return
        try:
            tell(self._monitor)
        except Exception:
            log.exception("card monitor failed")


def picture_of(observation: Any) -> bytes | None:
    """The picture that an observation was read from, as a small JPEG; None where it has none."""
    image: Image | None = getattr(observation, "image", None)
    return encode_jpeg(image, longest_side=EVIDENCE_PX) if image is not None and image.size else None


def burst_of(observation: Any) -> tuple[bytes, ...]:
    """The pictures of a card that is in doubt, as small JPEGs."""
    pictures: tuple[Image, ...] = getattr(observation, "burst", ())
    return tuple(encode_jpeg(picture, longest_side=EVIDENCE_PX) for picture in pictures if picture.size)
