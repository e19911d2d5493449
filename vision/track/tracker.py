"""From frames to facts: which card lies in the window now, that it was drawn, and what else happened to it.

One small state machine over pictures: nothing moves (almost no work), something moves (a little more), it lies still
again (look, compare with the card before, read). Every card is reported once. No rules, no money, no clock: time is
the frame's own. The window is found by itself (`window`), what moved is judged by `incidents`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

import numpy as np

from vision.capture.camera import Frame
from vision.locate.refine import sides_seen
from vision.locate.window import EARLY, card_places, is_pile, same_shape, similar_size, surrounds, whole_outline
from vision.observations import (
    DoubleDraw,
    Drawn,
    Empty,
    Exposed,
    HalfOut,
    HandPass,
    MotionStarted,
    Observation,
    PushedBack,
    Trouble,
    Unclear,
)
from vision.quads import Image, Quad, covered, overlap, portrait, rectify, same_way_up
from vision.reading import Reader, Reading
from vision.track.incidents import PASS_SHARE, Slide, agreed_side, as_before, came_back, moved, slides
from vision.track.motion import Motion, MotionMeter, RepeatWatch, Sampler, Samples, is_fresh
from vision.track.piles import PileWatch
from vision.track.shift import PLAIN, Shift, shifted
from vision.track.trouble import NO_PAPER, PictureWatch
from vision.track.views import (
    BLURRED,
    BLURRED_OF_ITSELF,
    SAME_PICTURE,
    View,
    another_card,
    burst,
    cut_out,
    is_no_card,
    laid_on,
    likeness,
    paper_share,
    same_card,
    seen_again,
    slid,
    take_view,
    two_way,
)

PATIENCE_S = 0.45
"""Report a card unclear when it has lain still for this long and still cannot be read surely."""
SUIT_PATIENCE_S = 0.15
"""Wait this long for the suit of a card whose rank is sure."""
EMPTY_S = 0.3
"""The box is empty when no card has been seen for this long after the last card of a pack of 52."""
EMPTY_EARLY_S = 1.0
"""The same before the last card of the pack: a hand might rest on the window."""
RETREAT_S = 0.35
"""Ignore motion for this long after reporting a card: it is the hand going away, not a new draw."""
PASS_OVER_S = 0.3
"""A hand has passed when nothing has moved for this long after it: one that comes for the next card may pause."""
RESTS_S = 2.0
"""The same where something still lies over the window or its frame: a hand that rests there may yet draw."""
GONE = 0.03
"""Share of the frame around the window that may still look different when a hand has gone."""
RECHECK_S = 0.5
"""Interval between views of a card at rest while the lid is open or the picture is out of focus."""
MOST_VIEWS = 12
"""Views of something that lies still that are kept."""
BRIEF_S = 0.12
"""No card is drawn in less time than this: the quickest slide takes 0.14 s."""
TWO_CARDS_S = 0.5
"""A picture that may show two cards counts as a new card only after it has been still for this long."""
HALF_OUT_S = 1.0
"""Report a card as held half out when it has been seen so for this long."""
SLOW_S = 0.8
"""Motion that lasts this long may be a slow draw."""
SLOW_EVERY_S = 0.25
"""Interval between views of a slow draw."""
SEEN_S = 1.0
"""A card seen half out is taken to be there still for this long."""
DOUBTED_S = 2.0
"""A picture that may show a card half out, but not plainly, counts as another card after this time if no hand holds the
first: a card that no hand covers is seen plainly. Two sevens may fit by chance, one of them displaced."""
SECOND_VIEW_S = 0.5
"""Take a second view of a card this long after it was reported, when the hand has gone."""
DRAGGED_MM = (3.0, 6.0, 9.0)
"""Displacements towards the slit at which a card that came along with the one above it is read: an index is read within
2 mm of where it should be, and a card that lies 11 mm too far is no longer shown whole."""
STRIP_MM = 12
"""A card half out by this much at most may be a new one that was dragged: it is read where it lies."""
RESTS_UNREAD_S = 2.0
"""Report what has rested for this long, with a rim as bright as a card's in a window whose sides are seen, though it is
read as no card."""
PUSHED = 0.93
"""Overlap of the window with what it was below which the box was pushed: 3 mm."""
LAID_ANEW = 3
"""Cards in a row that lay elsewhere than the one before, from which they are laid by hand: one more elsewhere is a new
card though it be the same; in a box it would be the box that was moved."""
ELSEWHERE = 0.8
"""Overlap with the card before, below which a card lies elsewhere."""
SURELY_A_CARD = 0.9
"""Probability of a face from which a picture taken before the window was found counts, though it cannot be read."""
HAND = 0.1
"""Share of the frame around the window that looks different where a hand reaches in."""
FREE = 0.25
"""Share of the frame that may look different while the card is taken to be free."""
_TWO_WAY = 0.65
"""Likeness of a picture with itself turned round below which it may be of two cards: our own faces have 0.74 (the
sevens) to 1."""
_SURELY_TWO_WAY = 0.85
"""The same likeness from which it is surely one card: two faces side by side have 0.76 at most in 95 of 100 cases."""
_MOVED_FRAME = 0.33
"""Share of the frame around the window that may look different while the box stands where it stood: a hand over one
side makes it 0.25, a box that was moved by 10 mm 0.4."""
_STRIP = 0.08
"""Share of the window that is bright where a strip of the card is still in it: of 10 mm 0.13, of an empty box none."""
_FAR_MM = 30
"""A card less far out than this hides half of the card below: what is alike turned round is that card, lying free."""
_PACK = 52
"""Cards of a pack: after the last of them the box is empty (EMPTY_S)."""
_UNSEEN_S = 0.5
"""A window that has shown no card for this long may be elsewhere."""


def _turned_round(card: Image) -> float:
    """-1..1: how alike a rectified card and the same card turned round are, with and without broad light and shadow."""
    return max(two_way(card), likeness(card, card[::-1, ::-1]))


class _State(Enum):
    SEARCHING = auto()
    """The window is not known."""
    AT_REST = auto()
    """The card in the window has been reported."""
    MOVING = auto()
    """Something moves, or what lies there is not yet known for a card."""
    VIEWING = auto()
    """It lies still: views are taken."""


@dataclass(slots=True)
class _Known:
    """The card that was reported last, and how it looked."""

    reading: Reading
    view: View
    burst: tuple[Image, ...]
    """The views it was read from, when rank or suit was not sure."""


@dataclass(slots=True)
class _Out:
    """The card in the window is half out of the box: since when that has been seen, when last, whether it was told, and
    when the next view of a slow draw is due."""

    since_s: float | None = None
    seen_s: float = -1e9
    told: bool = False
    next_s: float = 0.0


class CardTracker:
    """Feed it every frame; it says what happened. `reader` is a `CardReader`; `window` overrides the search.

    `start_index`: position in the pack of the card that lies in the window first.
    """

    def __init__(self, reader: Reader, *, start_index: int = 0, window: Quad | None = None) -> None:
        self._reader = reader
        self._index = start_index
        self._given = window is not None
        self.window: Quad | None = None if window is None else portrait(np.asarray(window, np.float32))
        """Outline of the window in frame pixels, clockwise from a short side, or None while it is not known."""
        self._sampler: Sampler | None = None
        self._meter = MotionMeter()
        self._repeats = RepeatWatch()
        self._state = _State.SEARCHING if window is None else _State.VIEWING
        self._known: _Known | None = None
        self._seen: set[tuple[str, str | None]] = set()
        self._views: list[View] = []
        self._passing: list[list[View]] = []
        """Views of what lay still for a moment since the last card was reported."""
        self._motion: Motion | None = None
        self._still_since_s = 0.0
        self._reported_s = -1e9
        self._last_frame: Frame | None = None
        self._searched = 0
        self._resting: Frame | None = None
        self._first: Frame | None = None  # what was at rest at the very first
        self._early: list[Frame] = []
        """What was at rest before each of the last movements, while the window is not known."""
        self._picture = PictureWatch()
        self._sides: Counter[int] = Counter()
        self._cards_here = 0
        self._piles = PileWatch(reader)
        self._second_view_s: float | None = None
        self._pass_over_s: float | None = None
        self._undisturbed: Samples | None = None
        """What was at rest before the movement that was announced and of which it is not yet told what came of it."""
        self._recheck_s = 0.0
        self._out = _Out()
        self._unclear = False
        self._bare = False
        """What lies still now seems to be the bottom of the empty box."""
        self._from_the_first = start_index == 0
        """This deal was watched from its first card, or told: what lies on the piles is known."""
        self._loose = 0
        """Cards in a row that lay elsewhere than the one before: there is no box."""
        self.views_taken = 0
        """How often a card was rectified and read."""

    @property
    def at_rest(self) -> bool:
        """The card in the window has been reported and nothing has moved since."""
        return self._state is _State.AT_REST

    def rebase(self, index: int, dealt: Sequence[tuple[str, str]] | None = None) -> None:
        """What lies in the window now is card `index` of the pack: read it again and report it. `dealt`: rank and suit
        of all cards before it; without them the piles of a deal that was not watched from its first card tell nothing.
        """
        if index == 0 or dealt is not None:
            self._seen = set(dealt or ())
            self._unclear = False
            self._from_the_first = True
        elif not self._seen:
            self._from_the_first = False
        self._piles.forget()
        self._second_view_s = self._pass_over_s = self._undisturbed = None
        self._resting, self._first, self._early = None, None, []
        self._index, self._known, self._motion, self._out = index, None, None, _Out()
        self._views, self._passing = [], []
        if self.window is not None:
            self._state = _State.VIEWING
            self._meter.still_frames = 0

    def observe(self, frame: Frame) -> tuple[Observation, ...]:
        """What the next frame tells; frames must come in the order in which they were taken."""
        if self._sampler is None:
            self._sampler = Sampler(self.window, frame.image.shape)
        samples = self._sampler.take(frame.image)
        now, meter, last = frame.captured_at_s, self._meter, self._last_frame
        change = meter.feed(samples)
        fresh = is_fresh(frame.image, None if last is None else last.image, meter.level)
        if change.moving:
            self._still_since_s = now
        if self._repeats.is_repeat(fresh, change.moving, now):
            meter.still_frames -= 1
            out: tuple[Observation, ...] = ()
        elif self._state is _State.SEARCHING:
            out = self._search(frame)
        elif self._state is _State.AT_REST:
            out = self._rest(frame, change.moving, change.away)
        else:
            out = self._unsettled(frame, samples, change.moving, change.away)
        self._last_frame = frame
        was_covered = self._picture.covered  # stays so when the tracker begins anew, until a card is in view
        hidden = (self._known is not None or was_covered) and self._state in (_State.MOVING, _State.VIEWING)
        hidden = hidden and (was_covered or not self._bare) and now - self._out.seen_s > SEEN_S
        return (*out, *self._picture.feed(fresh, self._meter.mean, hidden, now))

    # --- nothing moves ----------------------------------------------------------------------------------------

    def _rest(self, frame: Frame, moving: bool, away: float) -> tuple[Observation, ...]:
        if not moving and away < 0.03:
            if self._second_view_s is not None and frame.captured_at_s >= self._second_view_s:
                self._second_view_s = None
                return self._view_again(frame, frame.captured_at_s)
            if self._pass_over_s is not None and frame.captured_at_s >= self._pass_over_s:
                return (self._hand_passed(frame.captured_at_s),)
            if self._picture.seen_by_views and frame.captured_at_s >= self._recheck_s:
                return self._recheck(frame)
            if self._from_the_first and self._piles.due(frame.captured_at_s):
                return self._check_piles(frame)
            if away < 0.002 and self._meter.still_frames % 64 == 63:
                self._meter.settle()  # follows slow changes of the light
            return ()
        if away < 0.012:
            return ()
        self._state = _State.MOVING
        self._views, self._pass_over_s = [], None
        self._motion = Motion(frame.captured_at_s, self._last_frame, away)
        if frame.captured_at_s - self._reported_s < RETREAT_S:
            return ()  # the hand of the last draw goes away
        if self._undisturbed is None:
            self._undisturbed = self._meter.rest
        return (MotionStarted(frame.captured_at_s),)

    def _recheck(self, frame: Frame) -> tuple[Observation, ...]:
        """Has a trouble passed that only a view of the card can tell of, though nothing has moved?"""
        self._recheck_s = frame.captured_at_s + RECHECK_S
        if self._known is None or self.window is None:
            return ()
        self.views_taken += 1
        was = self._known.view
        view = take_view(frame.image, self.window, self._reader, was.white, frame.captured_at_s)
        return self._picture.at_rest(frame, view, was.white, was.sharpness)

    def _hand_passed(self, now: float) -> HandPass:
        self._pass_over_s = self._undisturbed = None
        return HandPass(now)

    def _view_again(self, frame: Frame, now: float) -> tuple[Observation, ...]:
        """A later view of the card that was reported, at rest and when it begins to leave: the first view was acted
        on, a sure second one that disagrees makes the card unclear."""
        known = self._known
        if known is None or known.reading.rank is None or self.window is None:
            return ()
        view = self._take_view(frame, known.view.white)
        first, second = known.reading, view.reading
        agree = second.rank in (None, first.rank) and (None in (first.suit, second.suit) or first.suit == second.suit)
        blurred = view.sharpness < max(BLURRED, BLURRED_OF_ITSELF * known.view.sharpness)
        if agree or blurred or not (view.in_view or self._touched(frame, view) < FREE):
            return ()
        doubted = replace(self._reader.combine([first, second]), rank=None, suit=None)
        self._known = _Known(doubted, view, burst([known.view, view]))
        return (self._report(self._known, cut_out(frame.image, view.quad), now),)

    # --- something moves, or has moved ------------------------------------------------------------------------

    def _unsettled(self, frame: Frame, samples: Samples, moving: bool, away: float) -> tuple[Observation, ...]:
        if self._motion is not None:
            self._motion.most_away = max(self._motion.most_away, away)
            self._motion.add(samples, at_rest=self._meter.still_frames > 1)
            if not self._motion.viewed_back and self._motion.before is not None:
                self._motion.viewed_back = True
                return self._view_again(self._motion.before, frame.captured_at_s)
        if moving or self._meter.still_frames < 1:
            if len(self._views) == 1 and (told := self._glimpsed(frame, self._views[0])):
                return told
            if len(self._views) > 1:
                self._passing.append(self._views)
            self._state, self._views, self._bare = _State.MOVING, [], False
            return self._watch_slow_draw(frame)
        self._state = _State.VIEWING
        return self._view(frame) if self._due() and not self._picture.is_dark(self._meter.mean) else ()

    def _glimpsed(self, frame: Frame, first: View) -> tuple[Observation, ...]:
        """Another card was seen still once, then something passed beside it: the same picture is a second view."""
        known, last = self._known, self._last_frame
        if self.window is None or last is None or None in (first.reading.rank, first.reading.suit):
            return ()
        now = frame.captured_at_s
        view = self._take_view(frame, first.white)
        if not (seen_again(first, view, frame.image) and (view.in_view or self._touched(frame, view) < FREE)):
            return ()
        if self._half_out(frame, view) is not None:
            return ()
        if known is not None and self._is_same(known, view, view.reading) is not False:
            return ()
        self._views = [first, view]
        told = self._judge(Frame(last.image, now, frame.sequence), 0.0)
        del self._views[1:]
        return told

    def _due(self) -> bool:
        """Views are taken at the first still frames, then ever more rarely."""
        n = self._meter.still_frames
        return n <= 4 or n in (6, 8, 11, 15) or n % 10 == 0

    def _view(self, frame: Frame) -> tuple[Observation, ...]:
        assert self.window is not None
        now = frame.captured_at_s
        view = self._take_view(frame, self._known.view.white if self._known is not None else None)
        waited = now - self._still_since_s
        out = self._half_out(frame, view)
        doubted = out is not None and self._doubted(frame, view, out)
        if out is not None and not (doubted and waited > DOUBTED_S):
            self._views, self._bare = [], False
            return self._held(now, doubted=doubted)
        readable = view.reading.rank is not None
        self._bare = self._shows_none(frame, view)
        shown = readable or view.paper > NO_PAPER
        whole = view.in_view or (waited > PATIENCE_S and readable) or (shown and self._touched(frame, view) < FREE)
        if whole and not self._bare:
            self._views = [*self._views[1 - MOST_VIEWS :], view]
            return self._judge(frame, waited)
        self._views = []
        if self._bare and waited >= (EMPTY_S if self._index >= _PACK - 1 else EMPTY_EARLY_S):
            return self._came_between(frame, None) + self._gone(now)
        return self._search_elsewhere(frame, waited)

    def _take_view(self, frame: Frame, white: float | None) -> View:
        """A view of the window; a card that came along with the one above it is read where it lies."""
        assert self.window is not None
        self.views_taken += 1
        view = take_view(frame.image, self.window, self._reader, white, frame.captured_at_s)
        if view.reading.whole or self._known is None or self._loose >= LAID_ANEW or view.paper <= NO_PAPER:
            return view
        self._learn_slide()
        if not self._sides:
            return view
        sure = None not in (view.reading.rank, view.reading.suit)
        read = [self._read_at(frame, view.quad, self._exits()[0], mm) for mm in DRAGGED_MM[sure:]]
        read = [one for one in read if one.rank is not None and one.suit is not None]
        if not read:
            return view
        best = max(read, key=lambda one: one.confidence)
        if not sure:
            return replace(view, reading=best)
        if (best.rank, best.suit) == (view.reading.rank, view.reading.suit):
            return view
        return replace(view, reading=replace(view.reading, rank=None, suit=None))  # of two cards each shows an index

    def _read_at(self, frame: Frame, window: Quad, side: int, mm: float) -> Reading:
        """What is read so far towards a side."""
        return self._reader.read(rectify(frame.image, slid(window, side, mm)))

    def _judge(self, frame: Frame, waited: float) -> tuple[Observation, ...]:
        """Two views and more of something that lies still in full view: which card is it?"""
        if len(self._views) < 2:
            return ()
        reading = self._reader.combine([view.reading for view in self._views[-6:]])
        view = self._views[-1]
        if view.sharpness < BLURRED:  # out of focus a club may be a spade: nothing is sure
            reading = replace(reading, rank=None, suit=None)
        if self._known is not None:
            same = self._is_same(self._known, view, reading)
            if same:
                return self._still_there(frame, view, reading)
            if same is None and waited < PATIENCE_S:
                return ()
            if reading.suit is None and reading.rank == self._known.reading.rank and self._touched(frame, view) > HAND:
                return self._search_elsewhere(frame, waited)  # most likely the same card, half under a hand
        if reading.rank is None and (waited < PATIENCE_S or self._seems_no_card(frame, view, reading, waited)):
            return self._search_elsewhere(frame, waited)
        if reading.rank is not None and reading.suit is None and waited < SUIT_PATIENCE_S:
            return ()
        in_a_box = self._loose < LAID_ANEW
        if in_a_box and waited < TWO_CARDS_S and not reading.whole and self._may_be_two(view):
            return ()
        views = self._views
        return self._came_between(frame, view) + self._new_card(frame, view, reading, views)

    def _seems_no_card(self, frame: Frame, view: View, reading: Reading, waited: float) -> bool:
        """A hand lies there, or nothing that looks like a card; but not for long in a window that is seen all round."""
        if self._touched(frame, view) > HAND:
            return True
        rests = waited >= RESTS_UNREAD_S and self._known is not None and view.in_view
        return is_no_card(reading) and not (rests and sides_seen(frame.image, view.quad) == 4)

    def _came_between(self, frame: Frame, after: View | None) -> tuple[Observation, ...]:
        """Cards that lay still in the window before what lies there now (`after`), but left before they were told."""
        passed, self._passing = self._passing, []
        out: tuple[Observation, ...] = ()
        for views in passed:
            reading = self._reader.combine([one.reading for one in views[-6:]])
            others = [one for one in (after, None if self._known is None else self._known.view) if one is not None]
            if another_card(views, reading, others) and not is_no_card(reading):
                out += self._new_card(frame, views[-1], reading, views)
        return out

    def _may_be_two(self, view: View) -> bool:
        """A part of the card before may still lie over another: the picture is unlike itself turned round, as cards are
        not."""
        return self._known is not None and self._motion is not None and _turned_round(view.card) < _TWO_WAY

    # --- a card half out of the box ---------------------------------------------------------------------------

    def _half_out(self, frame: Frame, view: View) -> Shift | None:
        """The card that lay there before is seen displaced towards a side, within the edges of the window: it is half
        out of the box, however long, and what is seen beside it is not yet the card in the window."""
        if view.reading.whole or self._loose >= LAID_ANEW or self._motion is None or self.window is None:
            return None
        found = self._shift(view.card)
        if found is None or not (self._given or self._stands(frame, view)):
            return None
        if found.mm <= STRIP_MM and self._is_another(self._read_at(frame, view.quad, found.side, found.mm)):
            return None
        return found

    def _doubted(self, frame: Frame, view: View, found: Shift) -> bool:
        """It is not plainly seen half out, though no hand covers it: another card is read, or its rim is seen all
        round."""
        another = view.reading.rank is not None or view.in_view
        return found.share < PLAIN and another and self._touched(frame, view) < GONE

    def _is_another(self, reading: Reading) -> bool:
        """It is surely read, and not as the card that was reported last."""
        assert self._known is not None
        was = self._known.reading
        return None not in (reading.rank, reading.suit) and (reading.rank, reading.suit) != (was.rank, was.suit)

    def _stands(self, frame: Frame, view: View) -> bool:
        """The window is where it was: its sides are seen, or all but one and most of the frame around it."""
        seen = sides_seen(frame.image, view.quad)
        return seen == 4 or (seen == 3 and self._touched(frame, view) < _MOVED_FRAME)

    def _shift(self, card: Image) -> Shift | None:
        """Where the card that was reported last is seen in a picture of the window, when that is not its place."""
        if self._known is None or paper_share(card, self._known.view.white) < _STRIP:
            return None
        if likeness(self._known.view.card, card) > SAME_PICTURE:
            return None
        found = shifted(self._known.view.card, card, self._exits())
        doubted = found is not None and (found.share < PLAIN or found.mm < _FAR_MM)
        if found is None or (doubted and _turned_round(card) > _SURELY_TWO_WAY):
            return None
        if found.share >= PLAIN and not self._sides:
            self._sides[found.side] += 1
        return found

    def _watch_slow_draw(self, frame: Frame) -> tuple[Observation, ...]:
        """What moves for long may be the card itself, drawn slowly."""
        now = frame.captured_at_s
        if self._motion is None or self._known is None or now < max(self._motion.began_s + SLOW_S, self._out.next_s):
            return ()
        self._out.next_s = now + SLOW_EVERY_S
        return () if self._shift(rectify(frame.image, self._known.view.quad)) is None else self._held(now)

    def _held(self, now: float, *, doubted: bool = False) -> tuple[Observation, ...]:
        """The card is seen half out: told once, after a while, if there is no doubt."""
        out = self._out
        out.since_s, out.seen_s = now if out.since_s is None else out.since_s, now
        if out.told or doubted or now - out.since_s < HALF_OUT_S:
            return ()
        out.told = True
        return (HalfOut(self._index, now),)

    def _is_same(self, known: _Known, view: View, reading: Reading) -> bool | None:
        """Is it the card that was reported last? None: cannot be told yet."""
        if self._loose >= LAID_ANEW and overlap(known.view.quad, view.quad) < ELSEWHERE:
            return False
        brief = self._motion is not None and self._still_since_s - self._motion.began_s < BRIEF_S
        return same_card(known.view, known.reading, view, reading, self._slid, brief=brief)

    # --- what follows -----------------------------------------------------------------------------------------

    def _still_there(self, frame: Frame, view: View, reading: Reading) -> tuple[Observation, ...]:
        """The same card as before lies there: what was that movement?"""
        assert self.window is not None
        assert self._known is not None
        motion, now = self._motion, frame.captured_at_s
        was = self._known.view
        words = self._picture.of_card(frame, view, was.white, was.sharpness, fixed=self._given)
        pushed = overlap(view.quad, self.window) < PUSHED
        troubled = any(isinstance(word, Trouble) for word in words)
        came: tuple[Observation, ...] = ()
        back = self._out.since_s is not None or (motion is not None and self._was_pushed_back(motion, pushed))
        if back and not troubled:
            came = (PushedBack(self._index, now),)
            self._pass_over_s = self._undisturbed = None
        elif self._picture.covered or (words and not troubled and self._undisturbed is not None):
            came = (self._hand_passed(now),)  # before it is told that the trouble has passed
        elif self._undisturbed is not None and not self._picture.seen_by_views:
            self._pass_over_s = now + (PASS_OVER_S if self._hand_gone(frame, view) else RESTS_S)
        sharper = self._known.reading.rank is None and view.sharpness > was.sharpness
        self._settle_window(view.quad, frame)
        self._rest_again()
        self._out = _Out()
        if sharper and reading.rank is not None:
            self._known = _Known(reading, view, ())
            return (*came, *words, self._report(self._known, cut_out(frame.image, view.quad), now))
        if view.sharpness > BLURRED_OF_ITSELF * was.sharpness:
            self._known.view = view  # the box may have been pushed, the light may have changed
        return (*came, *words)

    def _was_pushed_back(self, motion: Motion, pushed: bool) -> bool:
        """The card that lies there again was on its way out. `pushed`: the box lies elsewhere than before."""
        if motion.most_away < PASS_SHARE or not motion.snapshots:
            return False
        seen = self._slides(motion.snapshots)
        return agreed_side(seen) is not None and moved(seen) and (not pushed or came_back(seen))

    def _hand_gone(self, frame: Frame, view: View) -> bool:
        """Nothing lies over the window or its frame any more: it looks as before the movement, or its frame does."""
        before, motion = self._undisturbed, self._motion
        pictures = [] if motion is None else motion.snapshots[-1:]
        if before is not None and any(as_before(now, before, self._meter.limit) for now in pictures):
            return True
        return self._touched(frame, view) < GONE

    def _slides(self, pictures: Sequence[Samples]) -> list[Slide]:
        """What the pictures of a movement show of the card before sliding to the side to which cards leave."""
        rest = self._meter.rest
        if rest is None or self._sampler is None or self.window is None:
            return []
        return slides(pictures, rest, self._sampler.outline(self.window), self._exits())

    def _exits(self) -> Sequence[int]:
        """The side to which cards leave; all while it is not known."""
        return [side for side, _ in self._sides.most_common(1)] or (0, 1, 2, 3)

    def _slid(self) -> bool:
        """The card that lay there before was seen leaving."""
        return self._motion is not None and agreed_side(self._slides(self._motion.snapshots)) is not None

    def _learn_slide(self) -> None:
        """Remembers to which side cards leave."""
        side = None if self._motion is None or len(self._sides) else agreed_side(self._slides(self._motion.snapshots))
        if side is not None:
            self._sides[side] += 1

    def _new_card(self, frame: Frame, view: View, reading: Reading, views: Sequence[View]) -> tuple[Observation, ...]:
        now = frame.captured_at_s
        out: list[Observation] = []
        if not self._given and view.time_s == now and (whole := whole_outline(frame.image, view.quad)) is not None:
            self.views_taken += 1
            view = take_view(frame.image, whole, self._reader, view.white, now)
            reading, views = self._reader.combine([reading, view.reading]), (*views, view)
        if self._known is not None:
            self._learn_slide()
            out.append(Drawn(self._index, now))
            self._index += 1
        sure = reading.rank is not None and reading.suit is not None
        if self._known is not None:
            self._loose = self._loose + 1 if overlap(self._known.view.quad, view.quad) < ELSEWHERE else 0
        before, self._known, self._out = self._known, _Known(reading, view, () if sure else burst(views)), _Out()
        out.append(self._report(self._known, view.image, now))
        self._piles.card_reported(now, None if before is None else before.view.card)
        self._second_view_s = now + SECOND_VIEW_S
        self._pass_over_s = self._undisturbed = None
        if before is not None:
            words = self._picture.of_card(frame, view, before.view.white, fixed=self._given)
            words += self._picture.drawn_though_open(frame, view.quad)
        elif self._picture.seen_by_views or self._picture.remembers(view.quad):
            words = self._picture.at_rest(frame, view, view.white)
        else:
            words = ()
        out += words
        if not any(isinstance(word, Trouble) for word in words) and not self._picture.lid_open:
            self._picture.remember_frame(frame.image, view.quad)
        if before is not None:  # else no hand has drawn, and none goes away
            self._reported_s = now
        self._settle_window(view.quad, frame)
        self._rest_again()
        return tuple(out)

    def _report(self, known: _Known, image: Image, now: float) -> Exposed | Unclear:
        reading, quad = known.reading, known.view.quad
        if reading.rank is None:
            self._unclear = True
            return Unclear(self._index, reading.ranks, reading.suits, now, image, quad, known.burst)
        self._unclear = self._unclear or reading.suit is None
        self._seen.add((reading.rank, reading.suit))
        sure = (reading.rank, reading.suit, reading.confidence, reading.ranks, reading.suits)
        return Exposed(self._index, *sure, now, image, quad, known.burst)

    def _gone(self, now: float) -> tuple[Observation, ...]:
        if self._known is None:
            return ()
        self._pass_over_s = self._undisturbed = None
        self._out = _Out()
        out = (Drawn(self._index, now), Empty(now, self._index + 1))
        self._index += 1
        self._known = None
        return out

    def _rest_again(self) -> None:
        self._state, self._motion, self._views, self._passing, self._bare = _State.AT_REST, None, [], [], False
        self._meter.settle()

    def _touched(self, frame: Frame, view: View) -> float:
        """Share of the frame around the window that looks otherwise than it did: a hand lies over it."""
        light = 1.0 if self._known is None else view.white / max(self._known.view.white, 1.0)
        return self._picture.frame_gone(frame.image, view.quad, light)

    def _shows_none(self, frame: Frame, view: View) -> bool:
        """The box is empty, as far as this view tells."""
        if self._known is None or view.reading.rank is not None or self.window is None:
            return False
        return self._picture.shows_none(frame.image, self.window, view, self._known.view.white)

    # --- what lies beside the box ----------------------------------------------------------------------------

    def _check_piles(self, frame: Frame) -> tuple[Observation, ...]:
        """A readable card beside the box that never lay in the window left it together with the last one."""
        assert self.window is not None
        frame_s = 0.0 if self._last_frame is None else frame.captured_at_s - self._last_frame.captured_at_s
        stranger = self._piles.check(frame.image, self.window, frame_s, self._unseen)
        if stranger is None or self._known is None or self._unclear:
            return ()
        self._seen.add(stranger)
        return self._two_left(frame, *stranger)

    def _two_left(self, frame: Frame, rank: str, suit: str) -> tuple[Observation, ...]:
        """The card in the window is one further in the pack than was said; the one between is known from the pile."""
        assert self._known is not None
        now, k = frame.captured_at_s, self._index
        self._index += 1
        between = Unclear(k, {rank: 1.0}, {suit: 1.0}, now, frame.image, None)
        image = cut_out(frame.image, self._known.view.quad)
        return (
            DoubleDraw((k - 1, k), now),
            Drawn(k, now),
            between,
            self._report(self._known, image, now),
        )

    # --- where the window is ----------------------------------------------------------------------------------

    def _search(self, frame: Frame) -> tuple[Observation, ...]:
        """Looks for the window in the whole picture while it is at rest; keeps what was at rest before each movement,
        for the cards that leave meanwhile."""
        self._searched += 1
        still = self._meter.still_frames
        if still >= 2:
            self._resting = frame
        elif still == 0 and self._resting is not None:
            self._early, self._resting = [*self._early, self._resting][-EARLY:], None
            self._first = self._first or self._early[0]
        if not (still in (1, 2) or self._searched % 15 == 0):
            return ()
        for place in card_places(frame.image, self._reader, thorough=still == 2 or self._searched % 90 == 0):
            before = [rest.image for rest in (self._first, *self._early) if rest is not None]
            if is_pile(before, frame.image, place.quad):
                continue  # a window is there from the beginning, whatever lay in it or over it
            views = [take_view(rest.image, place.quad, self._reader, None, rest.captured_at_s) for rest in self._early]
            self._take_window(place.quad, frame)
            return self._left_before(views, frame.captured_at_s) + self._view(frame)
        return ()

    def _left_before(self, views: Sequence[View], now: float) -> tuple[Observation, ...]:
        """The cards that lay in the window before it was found, as far as they can be read surely."""
        out: tuple[Observation, ...] = ()
        for view, rest in zip(views, self._early, strict=True):
            if view.reading.rank is None and (view.reading.card < SURELY_A_CARD or is_no_card(view.reading)):
                continue
            if self._known is None or self._is_same(self._known, view, view.reading) is False:
                out += self._new_card(Frame(rest.image, now, rest.sequence), view, view.reading, (view,))
        self._early, self._resting, self._first = [], None, None
        self._state, self._views = _State.VIEWING, []
        return out

    def _search_elsewhere(self, frame: Frame, waited: float) -> tuple[Observation, ...]:
        """No readable card where the window was: has the card been laid a little aside, or is the window elsewhere?"""
        n = self._meter.still_frames
        if self._given or (n not in (2, 4, 8) and n % 16):
            return ()
        assert self.window is not None
        known = not self._loose and (self._cards_here > 1 or self._read_whole())
        alike = same_shape if known else similar_size
        for place in card_places(frame.image, self._reader, thorough=False):
            there, boxed = overlap(place.quad, self.window) > 0.9, surrounds(place.quad, self.window)
            if there or boxed or not alike(place.quad, self.window):
                continue
            touching = covered(place.quad, self.window) > 0.25
            if touching or (
                self._cards_here < 2 and waited > _UNSEEN_S and self._unseen(place.reading.rank, place.reading.suit)
            ):
                quad = same_way_up(place.quad, self.window)
                self._take_window(laid_on(self.window, quad) if known else quad, frame)
                return self._view(frame)
        return ()

    def _read_whole(self) -> bool:
        """The card was read by both its corners: the window is outlined right, and what is smaller in it is a hand's
        doing."""
        return self._known is not None and self._known.reading.whole

    def _unseen(self, rank: str | None, suit: str | None) -> bool:
        """A card that has not been in the window: what shows it is no pile."""
        return rank is not None and (rank, suit) not in self._seen and (rank, None) not in self._seen

    def _take_window(self, quad: Quad, frame: Frame) -> None:
        self.window = quad if self.window is None else same_way_up(quad, self.window)
        self._cards_here = 0
        self._watch(frame)
        self._state, self._views = _State.VIEWING, []
        self._meter.still_frames = 1

    def _settle_window(self, quad: Quad, frame: Frame) -> None:
        """Follows a box that was pushed."""
        assert self.window is not None
        if self._given:
            return
        self._cards_here = self._cards_here + 1 if overlap(quad, self.window) > 0.8 else 1
        gap = float(np.abs(quad - self.window).max())
        self.window = quad
        if self._sampler is not None and gap > 1.5 * self._sampler.stride:
            self._watch(frame)

    def _watch(self, frame: Frame) -> None:
        """Samples around the window where it is now; the frame at hand is the new rest picture."""
        assert self.window is not None
        noise, still = self._meter.noise, self._meter.still_frames
        self._sampler = Sampler(self.window, frame.image.shape)
        self._meter = MotionMeter()
        self._meter.noise, self._meter.still_frames = noise, still
        self._meter.feed(self._sampler.take(frame.image))
