"""Trouble of the picture itself: too dark, standing still, covered for long, out of focus, the window no longer where
it was or not found at all, the lid open.

Reports each trouble once, and again only when it has cleared. It judges the picture, not which card is in it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.capture.camera import Frame
from vision.locate.changes import change_of_light
from vision.locate.refine import sides_seen
from vision.locate.surroundings import around
from vision.observations import Trouble, TroubleCleared, TroubleKind
from vision.quads import CARD_WIDTH_MM, Image, Quad, sides
from vision.track.focus import FocusMeter
from vision.track.motion import Sampler
from vision.track.views import BLURRED, BLURRED_OF_ITSELF, View, is_bare, is_no_card

DARK = 9.0
"""Mean grey level of the window below which nothing can be read."""
DIM = 0.12
"""Share of the mean level at which a card was last seen well, below which a lamp has failed, not the light changed."""
_DARKER = 0.3
"""Share of the whole picture's mean level below which a lamp may have failed: failed ones leave 0.04 to 0.06, an empty
box 0.78 and more, or 0.53 where its card was most of what was light (`benchmarks.films`, seeds 73092, 73095, 73096,
73098, 73103 and 74310)."""
DARK_S = 0.5
"""Report darkness when it has lasted this long."""
LIGHT_S = 0.2
"""Report light again when it has lasted this long: a lamp that fails may flash."""
FROZEN_S = 1.0
"""Time over which frames that do not differ from the one before, not even by noise, are counted (see `Freshness`)."""
_FEW = 0.4
"""Share of fresh frames over FROZEN_S up to which the picture stands still: of compressed video the first frames after
each key frame are fresh."""
_LONG_S = 2.0
"""Time over which they are counted again, for video of which more frames are fresh after each key frame."""
_FEW_OF_LONG = 0.55
"""Share of fresh frames over _LONG_S up to which the picture stands still: of 12 frames from key frame to key frame up
to 6 were in MPEG-4 films (`benchmarks.films`, seed 72007)."""
_AGAIN = 0.65
"""Share of fresh frames above which a picture that was reported frozen moves again."""
_USUAL = 0.8
"""Share of fresh frames, usual at rest, below which standing still says nothing: such a picture has no noise."""
_LEARNT = 10
"""Frames from which that usual share is known."""
COVERED_S = 2.0
"""Report the window covered when no card has been in full view for this long although one lay there: a slow draw takes
1.2 s."""
DEFOCUSED_S = 0.3
"""Report a picture out of focus in which the card cannot be made out when that has lasted this long: a lens that
focuses again may take so long."""
MOVED_MM = 5.0
"""The window has moved when it is this far from where it was with the cards before; pushes of a millimetre or two are
followed silently, however many."""
STANDS_S = 0.5
"""A box that was moved stands again when its card has been in view for this long."""
_CARDS_TO_KNOW = 2
"""Cards that must have lain in one place before leaving it means anything, unless what was around it came along."""
_RECHECK_S = 0.5
"""Interval between views of a card at rest while the lid is open or the picture is out of focus."""
_FOCUS_EVERY_S = 1.0
"""Interval between looks at the focus of the whole picture while a card is at rest: a look takes 2.5 to
5.4 ms (six films, `cvtColor` 0.5 ms)."""
_EVERY = 24
"""The light of the whole picture is judged by every 24th pixel each way."""
_LID_STEP = 35.0
"""Grey levels by which a point of the frame around the window must differ to have changed."""
_LID_SHARE = 0.7
"""Share of its points that have changed when the frame has gone: the lid is open."""

NO_PAPER = 0.2
"""Share of bare paper below which a window may hold no card."""
_SIDES = 3
"""Sides that must be visible of an empty window; all four are not when a hand is over it."""
_FREE = 0.25
"""Share of the frame around the window that may look different while no hand is over it."""
_FREE_OF_BARE = 0.4
"""Share of the frame around the window that may look different while no hand is over it and a bare well is seen."""

_BLINDING: frozenset[TroubleKind] = frozenset({"covered", "dark", "frozen"})
"""Troubles in which cards may leave the window unseen."""

Word = Trouble | TroubleCleared


class TroubleDetector:
    """Judges the samples of the window over time, and the colours of the frame around it."""

    def __init__(self) -> None:
        self._since: dict[TroubleKind, float] = {}
        """Since when each lasting trouble has been there, or has been away after it was reported."""
        self._present: dict[TroubleKind, float] = {}
        """The present troubles, and when each was reported."""
        self._frame: NDArray[np.float64] | None = None
        self._all: Image | None = None
        self._all_level = 0.0
        self._frame_of: Quad | None = None
        """The window when the frame around it was remembered."""
        self._frame_open: NDArray[np.float64] | None = None
        """The frame at the last card that was drawn while the lid seemed open."""
        self._lit = 0.0
        self._recent: deque[tuple[float, bool, bool]] = deque()
        """Of each frame: when, whether anything changed since the one before, whether something moved."""
        self._usual = 0.0
        self._counted = 0
        self._home: Quad | None = None
        self._cards_here = 0
        self._recheck_s = 0.0
        self._focus = FocusMeter()
        self._focus_s = 0.0
        """When the focus of the whole picture is looked at next."""
        self._soft = False
        """It was lost when it was looked at last."""
        self._blurred = False
        """The card in the window cannot be made out, as the whole picture is out of focus."""

    def feed(
        self, fresh: bool, mean: float, hidden: bool, now_s: float, image: Image | None = None
    ) -> tuple[Word, ...]:
        """One frame: whether it differs from the one before, mean level of the samples, whether a known card is out of
        view, the whole picture where it is at hand."""
        dark, present = self.is_dark(mean, image), self._present
        frozen = self._stands_still(fresh, hidden, now_s)
        if not (dark or frozen or hidden or self._blurred or present or self._since):
            return ()
        states: tuple[tuple[TroubleKind, bool, float, float], ...] = (
            ("dark", dark, DARK_S, LIGHT_S),
            ("frozen", frozen and ("frozen" in present or not present.keys() & {"dark", "defocused"}), 0.0, 0.0),
            ("defocused", self._blurred or "defocused" in present, DEFOCUSED_S, 0.0),
            ("covered", hidden and ("covered" in present or not (dark or self._blurred)), COVERED_S, 0.0),
            ("moved", "moved" in present and (hidden or now_s - present["moved"] < STANDS_S), 0.0, 0.0),
        )
        words = (self._lasting(kind, on, begins_s, ends_s, now_s) for kind, on, begins_s, ends_s in states)
        return tuple(word for word in words if word is not None)

    def _stands_still(self, fresh: bool, hidden: bool, now_s: float) -> bool:
        """Whether the picture is frozen: too few frames differ from the one before, where nearly all do at rest, which
        is learnt (a film changes only at its key frames)."""
        recent = self._recent
        if "frozen" not in self._present and self._present.keys() & {"dark", "defocused", "covered"}:
            recent.clear()  # such pictures have no noise to go by
        recent.append((now_s, fresh, hidden))
        while now_s - recent[0][0] > _LONG_S:
            _, lively, moved = recent.popleft()
            if "frozen" not in self._present and not moved:
                self._counted = min(self._counted + 1, 300)
                self._usual += (lively - self._usual) / self._counted
        if "frozen" in self._present:  # reported once
            still = self._share(FROZEN_S, now_s) <= _AGAIN
            if not still:
                recent.clear()  # by what was before, it would be reported again at once
            return still
        if fresh:  # it need not be counted in every frame of a live picture
            return False
        return self._few(FROZEN_S, _FEW, now_s) or self._few(_LONG_S, _FEW_OF_LONG, now_s)

    def _few(self, span_s: float, most: float, now_s: float) -> bool:
        """At most this share of the frames of the last `span_s` is fresh, where nearly all frames before it were."""
        before = [fresh for at_s, fresh, moved in self._recent if now_s - at_s > span_s and not moved]
        counted = self._counted + len(before)
        if counted < _LEARNT or self._usual * self._counted + sum(before) < _USUAL * counted:
            return False
        return now_s - self._recent[0][0] > 0.9 * span_s and self._share(span_s, now_s) <= most

    def _share(self, span_s: float, now_s: float) -> float:
        """0..1: share of the frames of the last `span_s` that are fresh."""
        lately = [fresh for at_s, fresh, _ in self._recent if now_s - at_s <= span_s]
        return sum(lately) / len(lately)

    def _lasting(self, kind: TroubleKind, on: bool, begins_s: float, ends_s: float, now_s: float) -> Word | None:
        """A trouble reported when it has lasted for `begins_s`, and cleared after `ends_s` without it."""
        if on is (kind in self._present):
            self._since.pop(kind, None)
            return None
        if now_s - self._since.setdefault(kind, now_s) < (begins_s if on else ends_s):
            return None
        del self._since[kind]
        return self._report(kind, now_s) if on else self._clear(kind, now_s)

    @property
    def covered(self) -> bool:
        """The window was reported covered, and no card has been in full view since."""
        return "covered" in self._present

    @property
    def seen_by_views(self) -> bool:
        """A trouble was reported that only a view of the card can show to have cleared."""
        return bool(self._present.keys() & {"lid", "defocused"})

    @property
    def blind(self) -> bool:
        """The window cannot be seen: covered, dark or frozen was reported and has not cleared, or nothing is sharp."""
        return self._blurred or not self._present.keys().isdisjoint(_BLINDING)

    def focus_lost(self, image: Image) -> bool:
        """All of the picture is less sharp than while all was well: no hand or card under way."""
        return self._focus.is_lost(image)

    def blur(self, blurred: bool) -> None:
        """Whether the card in the window cannot be made out in a view, as the whole picture is out of focus."""
        self._blurred = blurred

    def recheck_due(self, now_s: float) -> bool:
        """A view of the card at rest is due, to see whether such a trouble has passed. True once per interval."""
        if not self.seen_by_views or now_s < self._recheck_s:
            return False
        self._recheck_s = now_s + _RECHECK_S
        return True

    def check_focus(self, image: Image, now_s: float) -> tuple[Word, ...]:
        """The whole picture while a card is at rest, once per interval: out of focus, a card with little print changes
        too little to be viewed."""
        if "defocused" in self._present or now_s < self._focus_s:
            return ()
        self._focus_s = now_s + _FOCUS_EVERY_S
        was_soft, self._soft = self._soft, self._focus.is_lost(image)
        return (self._report("defocused", now_s),) if was_soft and self._soft else ()

    def another_card(self, fresh: bool, now_s: float) -> tuple[Word, ...]:
        """Another card is about to be reported, so it is not dark any more; nor does the picture stand still, unless
        this frame repeats the one before (not `fresh`). Light and noise alone have to last before they say so."""
        ended = [kind for kind in self._present if kind == "dark" or (kind == "frozen" and fresh)]
        if "frozen" in ended:
            self._recent.clear()  # of before the card: by them the picture would be reported as frozen again at once
        return tuple(self._clear(kind, now_s) for kind in ended)

    def window(self, found: bool, now_s: float) -> tuple[Word, ...]:
        """The window is found, or need not be yet."""
        word = self._once("unfound", not found, now_s)
        return () if word is None else (word,)

    @property
    def lid_open(self) -> bool:
        """The lid was reported open, and nothing has shown it closed since."""
        return "lid" in self._present

    def is_dark(self, mean: float, image: Image | None = None) -> bool:
        """The lamp has failed. `mean`: mean grey level of the window. Where the whole `image` is nearly as light as it
        was, a dark window is an empty box."""
        if mean >= max(DARK, DIM * self._lit):
            return False
        return image is None or self._all is None or cv2.mean(image[::_EVERY, ::_EVERY])[1] < _DARKER * self._all_level

    def remember_frame(self, image: Image, window: Quad) -> None:
        """How the frame around the window looks while all is well. Where the window is elsewhere with the first card of
        a deal, the box was moved between two: it has not in this one."""
        self._frame, self._all = around(image, window), image[::_EVERY, ::_EVERY].copy()
        self._all_level = cv2.mean(self._all)[1]
        self._frame_of, self._frame_open = window, None
        if self._home is None or self._elsewhere(window, self._home):
            self._home, self._cards_here = window, 1
        self._focus.remember(image)
        self._lit = float(Sampler(window, image.shape).take(image).mean())

    def remember_focus(self, image: Image) -> None:
        """How sharp the whole picture is while nothing is over the box."""
        self._focus.remember(image)

    def remembers(self, window: Quad) -> bool:
        """It is known how the frame looks while all is well, and the window is where it was then."""
        return self._frame_of is not None and not self._elsewhere(window, self._frame_of)

    @property
    def remembers_frame(self) -> bool:
        """It is known how the frame looks while all is well, wherever the window was then."""
        return self._frame is not None

    def frame_gone(self, image: Image, window: Quad, light: float = 1.0) -> float:
        """0..1: share of the frame around the window that does not look as it did while all was well.

        `light`: how bright the card's paper is now, as a share of what it was; courts have little paper, so an
        unchanged light is tried too, and that of the whole picture: cameras may adjust themselves.
        """
        if self._frame is None or self._all is None:
            return 0.0
        now = around(image, window)
        lights = (light, 1.0, change_of_light(self._all, image[::_EVERY, ::_EVERY]))
        gaps = [np.abs(now / np.maximum(share, 0.05) - self._frame).max(axis=1) for share in lights]
        return min(float((gap > _LID_STEP).mean()) for gap in gaps)

    def shows_none(self, image: Image, window: Quad, view: View, white: float) -> bool:
        """No card is in the window: no paper, or no print, is seen in it, but its edges are, and the frame around it
        looks as it did. A hand would be over both. `white`: how bright the paper of its cards was."""
        bare = is_no_card(view.reading) and is_bare(view, white)
        if view.paper > NO_PAPER and not bare:
            return False
        seen = sides_seen(image, window)
        if seen < _SIDES:
            return False
        if bare and seen == 4:
            return True
        # The last draw may have pushed the box by a millimetre (`benchmarks.films`, seed 73652).
        gone = min(self.frame_gone(image, place) for place in (window, view.quad))
        return gone < (_FREE_OF_BARE if bare else _FREE)

    def of_card(
        self, frame: Frame, view: View, white: float, sharpness: float | None = None, *, fixed: bool, same: bool = False
    ) -> tuple[Word, ...]:
        """What is wrong with the picture in which `view` shows a card, or no longer; `white`: how bright paper was
        before, `sharpness`: see `focus`, `fixed`: the window's place was given and is not watched, `same`: it is the
        card that was reported last."""

        def came_along() -> bool:
            return same and self.frame_gone(frame.image, view.quad, view.white / max(white, 1.0)) < _FREE

        moved = None if fixed else self.place(view.quad, frame.captured_at_s, came_along)
        return (*self.at_rest(frame, view, white, sharpness), *(() if moved is None else (moved,)))

    def at_rest(self, frame: Frame, view: View, white: float, sharpness: float | None = None) -> tuple[Word, ...]:
        """The part of `of_card` that needs no other card: lid and focus."""
        now_s = frame.captured_at_s
        light = view.white / max(white, 1.0)
        lost = "defocused" in self._present and self.focus_lost(frame.image)
        focus = self._once("defocused", True, now_s) if lost else self.focus(view.sharpness, sharpness, now_s)
        found = (self.lid(frame.image, view.quad, light, now_s), focus)
        return tuple(word for word in found if word is not None)

    def lid(self, image: Image, window: Quad, light: float, now_s: float) -> Word | None:
        """The card is in view, but what was around it has gone: the lid is open."""
        return self._once("lid", self.frame_gone(image, window, light) >= _LID_SHARE, now_s)

    def drawn_though_open(self, frame: Frame, window: Quad) -> tuple[Word, ...]:
        """A card was drawn. Of a box whose lid is open none is: when two were from one that seems open and looked the
        same both times, that is how it looks, and it was first seen while the lid was open."""
        if not self.lid_open:
            return ()
        now, before = around(frame.image, window), self._frame_open
        self._frame_open = now
        if before is None or float((np.abs(now - before).max(axis=1) > _LID_STEP).mean()) >= _FREE:
            return ()
        return (self._clear("lid", frame.captured_at_s),)

    def focus(self, sharpness: float, of_itself: float | None, now_s: float) -> Word | None:
        """`of_itself`: the sharpness of an earlier view of the same card, when there is one."""
        blurred = sharpness < BLURRED or (of_itself is not None and sharpness < BLURRED_OF_ITSELF * of_itself)
        return self._once("defocused", blurred, now_s)

    def place(self, window: Quad, now_s: float, came_along: Callable[[], bool] = lambda: False) -> Trouble | None:
        """A card was seen in `window`: is that where the cards before it lay? `came_along`: whether what was around it
        when it was first seen did, so that the box was moved though no other card has been in it."""
        if self._home is None or not self._elsewhere(window, self._home):
            # Hands that draw push a box by a millimetre now and then: half-way, as an edge may be seen wrongly.
            self._home = window if self._home is None else np.asarray((self._home + window) / 2, np.float32)
            self._cards_here += 1
            return None
        known = self._cards_here >= _CARDS_TO_KNOW or came_along()
        self._home, self._cards_here = window, 1
        return self._report("moved", now_s) if known else None

    @staticmethod
    def _elsewhere(window: Quad, home: Quad) -> bool:
        """A box that moves takes three corners along at least; where two have moved, one edge was seen wrongly."""
        limit = MOVED_MM / CARD_WIDTH_MM * float(sides(window).min())
        gaps = np.sort(np.abs(window - home).max(axis=1))
        return bool(gaps[3] >= limit and gaps[1] >= limit / 2)

    def _once(self, kind: TroubleKind, on: bool, now_s: float) -> Word | None:
        if on is (kind in self._present):
            return None
        return self._report(kind, now_s) if on else self._clear(kind, now_s)

    def _report(self, kind: TroubleKind, now_s: float) -> Trouble:
        self._present[kind] = now_s
        return Trouble(kind, now_s)

    def _clear(self, kind: TroubleKind, now_s: float) -> TroubleCleared:
        del self._present[kind]
        return TroubleCleared(kind, now_s)
