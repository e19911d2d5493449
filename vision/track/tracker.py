"""From frames to facts: which card is in the window now, that it was drawn, and what else happened to it.

The machine of `states`, driven by frames: each frame is sensed (`motion`), its cue is looked up, and the action of the
table is done. Views are judged by `judge`, the window is sought by `window_search`, the picture watched by `trouble`.
Every card is reported once. No rules, no money, no clock: time is the frame's own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from vision.capture.camera import Frame
from vision.locate.markers import window_by_markers
from vision.locate.outlines import is_seen_all_round
from vision.locate.whole_outline import whole_outline
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
from vision.quads import Image, Quad, overlap, rectify
from vision.reading import Reader
from vision.steps import after
from vision.track.bands import BandFilter
from vision.track.box import Box
from vision.track.incidents import PASS_SHARE, Exit, as_before, pushed_back
from vision.track.judge import Case, Judge, view_is_due
from vision.track.landing import LandingDetector
from vision.track.memory import Card, Dealt, Held, Passage, Rest, Verdict
from vision.track.motion import Motion, Sensed, Sensor
from vision.track.pairs import PairDetector
from vision.track.piles import PileDetector
from vision.track.returns import ReturnDetector
from vision.track.states import Action, Cue, State, step
from vision.track.trouble import COVERED_S, TroubleDetector
from vision.track.tuning import TUNING, Tuning
from vision.track.views import BLURRED_OF_ITSELF, SOFTER, View, burst, cut_out, is_no_card
from vision.track.window_search import Nearby, Search, moved_by_markers, moved_with_card, next_search_s, steps_within

Do = Callable[[Sensed], Cue | None]
"""An action: it answers with the cue that follows in the same frame, if any."""


class CardTracker:
    """Feed it every frame; it says what happened. `reader` is a `CardReader`; `window` overrides the search.

    `start_index`: position in the pack of the first card in the window.
    """

    def __init__(
        self, reader: Reader, *, start_index: int = 0, window: Quad | None = None, tuning: Tuning = TUNING
    ) -> None:
        self._reader = reader
        self._tuning = tuning
        self._box = Box(window, tuning)
        self._state = State.SEARCHING if window is None else State.VACANT
        self._memory: Search | Rest | Passage = Search() if window is None else Passage()
        self._card: Card | None = None
        self._dealt = Dealt(start_index, watched=start_index == 0)
        self._sensor = Sensor(self._box.window)
        self._bands = BandFilter()
        self._picture = TroubleDetector()
        self._judge = Judge(reader, self._picture, tuning)
        self._piles = PileDetector(reader)
        self._pairs = PairDetector()
        self._returns = ReturnDetector()
        self._landing = LandingDetector()
        self._said: list[Observation] = []
        self._do: dict[Action, Do] = {
            Action.NOTHING: lambda _: None,
            Action.SEARCH: self._search,
            Action.VIEW: self._view,
            Action.BREAK_OFF: self._break_off,
            Action.WATCH_SLOW_DRAW: self._watch_slow_draw,
            Action.SEARCH_NEARBY: self._search_nearby,
            Action.KEEP_WATCH: self._keep_watch,
            Action.BEGIN_MOVEMENT: self._begin_movement,
            Action.VIEW_BEFORE: self._view_before,
            Action.HOLD: self._hold,
            Action.HOLD_IN_DOUBT: self._hold_in_doubt,
            Action.REPORT_SAME: self._report_same,
            Action.REPORT_CARD: self._report_card,
            Action.REPORT_EMPTY: self._report_empty,
        }

    @property
    def window(self) -> Quad | None:
        """Outline of the window in frame pixels, clockwise from a short side, or None while it is not known."""
        return self._box.window

    @property
    def state(self) -> State:
        """State of the tracker."""
        return self._state

    @property
    def at_rest(self) -> bool:
        """The card in the window has been reported and nothing has moved since."""
        return self._state is State.AT_REST

    @property
    def views_taken(self) -> int:
        """How often a card was rectified and read."""
        return self._judge.views_taken

    def rebase(self, index: int, dealt: Sequence[tuple[str, str]] | None = None) -> None:
        """The card in the window now is card `index` of the pack: read it again and report it. `dealt`: rank and suit
        of all cards before it; without them the piles are ignored until `learn` where not every one was watched."""
        self._state, _ = step(self._state, Cue.REBASED)
        self._dealt.begin(index, dealt)
        self._piles.forget()
        self._pairs.forget()
        self._landing.forget()
        if index == 0:  # the box may have been turned
            self._judge.exit = Exit()
        self._card = None
        if isinstance(self._memory, Search):
            self._memory.forget()
        else:
            self._memory = Passage()
            self._sensor.meter.still_frames = 0

    def learn(self, dealt: Sequence[tuple[str, str]]) -> None:
        """Rank and suit of all cards before the index given to `rebase`, some of which were in doubt then."""
        self._dealt.learn(dealt)

    def observe(self, frame: Frame) -> tuple[Observation, ...]:
        """The observations of the next frame; frames must come in the order in which they were taken."""
        at = self._sensor.sense(self._bands.even(frame, moving=self._sensor.moving))
        self._said = []
        was_covered = self._picture.covered  # stays so when the tracker starts again, until a card is in view
        if isinstance(self._memory, Passage) and self._memory.motion is not None and not at.repeated:
            self._memory.motion.see(at.samples, at.away, at_rest=at.still_frames > 1)
            if at.moving and self.window is not None:
                self._memory.motion.keep(at.frame, self.window)
        if self._bands.active:  # what is left of them looks like strips
            self._pairs.forget()
            self._returns.forget()
        views = self._judge.views_taken
        self._follow(self._cue(at), at)
        if self._judge.views_taken == views:  # one thing that takes long with each frame
            self._check_draw(at)
        self._announce(at)
        words = self._picture.feed(
            at.fresh, self._sensor.meter.mean, self._is_hidden(at, was_covered), at.now_s, at.frame.image
        )
        if self._picture.blind:
            self._follow(Cue.BLINDED, at)
        return (*self._said, *words)

    # --- the machine ------------------------------------------------------------------------------------------

    def _cue(self, at: Sensed) -> Cue:
        """The cue of the samples."""
        if at.repeated:
            return Cue.REPEATED
        if at.moving or at.still_frames < 1:
            return Cue.TREMBLES if at.away < self._tuning.trembles else Cue.MOVES
        return Cue.STILL if at.away < self._tuning.changed else Cue.CHANGED

    def _follow(self, cue: Cue | None, at: Sensed) -> None:
        """Does what the table says of a cue, and of those that follow from it. Only this and `rebase` change the
        state."""
        while cue is not None:
            self._state, action = step(self._state, cue)
            cue = self._do[action](at)

    @property
    def _latest(self) -> Card:
        assert self._card is not None, self._state
        return self._card

    @property
    def _passage(self) -> Passage:
        assert isinstance(self._memory, Passage), self._state
        return self._memory

    def _is_hidden(self, at: Sensed, was_covered: bool) -> bool:
        """A card is in the window, or was, and is not in full view."""
        if not isinstance(self._memory, Passage):
            return isinstance(self._memory, Rest) and self._memory.under_hand
        passage = self._memory
        if passage.half_out is not None and at.now_s - passage.half_out.seen_s <= self._tuning.seen_s:
            return False
        return not passage.bare and (was_covered or self._card is not None)

    def _case(self, at: Sensed, frame: Frame | None = None) -> Case:
        """What a view of the frame at hand, or of `frame`, is judged by."""
        assert self.window is not None
        return Case(
            frame=frame or at.frame,
            window=self.window,
            given=self._box.given,
            card=self._card,
            boxed=self._box.is_box,
            motion=self._memory.motion if isinstance(self._memory, Passage) else None,
            still_since_s=at.still_since_s,
            rest=self._sensor.meter.rest,
            outline=self._sensor.outline(self.window),
            outlined=self._box.outlined or self._box.given,
        )

    # --- the window -------------------------------------------------------------------------------------------

    def _search(self, at: Sensed) -> Cue | None:
        """Searches the whole picture for the window."""
        assert isinstance(self._memory, Search)
        search = self._memory
        meter = self._sensor.meter
        search.note(at.frame, at.still_frames, meter.level - meter.noise, moving=at.moving)
        # Before the first card there may be a cover card in the window, and that is not to be named.
        unread = self._dealt.index > 0
        quad = search.find(at.frame, at.still_frames, self._reader, self._tuning, unread=unread)
        self._said += self._picture.window(quad is not None or not search.overdue(at.now_s, self._tuning), at.now_s)
        if quad is None:
            return None
        # Cards may have been dealt while the window was sought; the pictures at rest were kept for this.
        views = [self._judge.take_plain(rest, quad, None) for rest in search.early]
        self._take_window(quad, at.frame)
        self._memory = Passage()
        self._report_early(at, search.early, views)
        self._memory = Passage()  # a report ends in Rest, but the card in the window now is still to be viewed
        return Cue.FOUND if self._card is None else Cue.FOUND_LATE

    def _report_early(self, at: Sensed, pictures: Sequence[Frame], views: Sequence[View]) -> None:
        """Reports the cards that were in the window before it was found, as far as they are surely cards."""
        for view, rest in zip(views, pictures, strict=True):
            reading = view.reading
            if reading.rank is None and (reading.card < self._tuning.surely_a_card or is_no_card(reading)):
                continue
            if self._card is None or self._judge.is_same(self._case(at), view, reading) is False:
                frame = Frame(rest.image, at.now_s, rest.sequence)
                self._report_new(at, Verdict(frame, view, reading, (view,)))

    def _search_nearby(self, at: Sensed) -> Cue | None:
        """Searches for a card laid a little aside, or for the window at another place."""
        passage = self._passage
        if passage.search is None and not self._begin_search(at, passage):
            return None
        assert passage.search is not None
        steps = steps_within(at.frame_s, viewed=view_is_due(self._sensor.meter.still_frames))
        found = after(passage.search, steps)
        if found is None:
            return None
        passage.search = None
        quad = found[0] if found[0] is not None else self._card_nearby(at)
        if quad is None:
            return None
        self._take_window(quad, at.frame)
        passage.views = []
        return Cue.FOUND

    def _begin_search(self, at: Sensed, passage: Passage) -> bool:
        """Begins to search nearby in the frame at hand, where that is due."""
        box = self._box
        if box.given or at.now_s < passage.search_s or self._sensor.meter.still_frames < 2:
            return False
        assert box.window is not None
        passage.search_s = next_search_s(at.now_s, at.waited_s, self._tuning)
        seen_whole = self._card is not None and (self._card.reading.whole or box.outlined)
        shape_known = not box.has_strayed and (box.proven or seen_whole)
        vacant = self._card is None
        nearby = Nearby(box.window, shape_known, box.outlined, box.proven, self._dealt.unseen, vacant)
        passage.search = nearby.find(at.frame.image, at.waited_s, self._reader, self._tuning)
        return True

    def _card_nearby(self, at: Sensed) -> Quad | None:
        """The window where the reported card is seen now, in a box that was moved."""
        card, window, picture = self._card, self.window, self._picture
        if card is None or window is None or self._passage.bare or not self._box.is_box or not picture.remembers_frame:
            return None
        return moved_with_card(at.frame.image, card.view.card, window, picture.frame_gone, self._tuning)

    def _take_window(self, quad: Quad, frame: Frame) -> None:
        outlined = is_seen_all_round(frame.image, quad)
        self._sensor.watch(self._box.take(quad, outlined=outlined), frame)
        self._sensor.meter.still_frames = 1

    # --- at rest ----------------------------------------------------------------------------------------------

    def _keep_watch(self, at: Sensed) -> None:
        """What is due at rest, one thing with each frame."""
        assert isinstance(self._memory, Rest)
        assert self._card is not None
        # Each of these costs a reading or a comparison of pictures, and the next frame must not come too late.
        rest, card, now_s = self._memory, self._card, at.now_s
        long = now_s - max(rest.renewed_s, at.still_since_s) >= self._tuning.settle_rarely_s
        if at.away < self._tuning.settled and (long or (at.still_frames + 1) % self._tuning.settle_frames == 0):
            self._sensor.meter.settle()
            rest.renewed_s = now_s
        if not rest.settled and not rest.under_hand and now_s - at.still_since_s >= self._tuning.settle_s:
            rest.settled = True
            self._sensor.meter.settle()
        if card.second_view_s is not None and now_s >= card.second_view_s:
            card.second_view_s = None
            self._view_again(at, at.frame)
            self._pairs.next_seen(self._latest.view.card)
        elif rest.under_hand:
            self._watch_hand(at, rest, card)
        elif self._returns.pending:
            self._check_return(at, rest, card)
        elif rest.pass_over_s is not None and now_s >= rest.pass_over_s:
            rest.pass_over_s = card.undisturbed = None
            self._said.append(HandPass(now_s))
        elif rest.pass_over_s is not None and self._went(at, card, rest.pass_over_s):
            rest.pass_over_s = now_s + self._tuning.pass_over_s
        elif self._picture.recheck_due(now_s):
            self._recheck(at, card)
        elif self._may_see_landing and self._landing.due(now_s):
            assert self.window is not None
            self._landing.see(at.frame.image, self.window, now_s)
        elif self._dealt.watched and self._piles.due(now_s) and not self._landing.pending:
            self._check_piles(at)
        else:
            self._said += self._picture.check_focus(at.frame.image, now_s)

    @property
    def _may_see_landing(self) -> bool:
        """The table shows where cards come to rest: not what is left of bands, nor a picture out of focus."""
        return self._box.is_box and not self._bands.active and not self._picture.seen_by_views

    def _watch_hand(self, at: Sensed, rest: Rest, card: Card) -> None:
        """Has the hand that rests over the card gone, though no movement was seen?"""
        assert self.window is not None
        t, before = self._tuning, card.undisturbed
        if at.now_s < rest.view_s - t.under_hand_every_s + t.under_hand_soon_s:
            return
        # In little light the samples look as before though fingers are there (`benchmarks.films`, seed 73706).
        went = before is not None and as_before(at.samples, before, self._sensor.meter.limit, PASS_SHARE)
        if not went and at.now_s < rest.view_s:
            return
        rest.view_s = at.now_s + t.under_hand_every_s
        view = self._judge.take_plain(at.frame, self.window, card.view.white)
        if self._judge.under_hand(self._case(at), view, rested=True):
            return
        rest.under_hand = False
        rest.pass_over_s = card.undisturbed = None
        self._said.append(HandPass(at.now_s))

    def _check_return(self, at: Sensed, rest: Rest, card: Card) -> None:
        """The pictures of what seems a hand's pass may show that the card was pushed back: some of them with each
        frame."""
        if self._returns.check(at.frame_s):
            rest.pass_over_s = card.undisturbed = None
            self._said.append(PushedBack(self._dealt.index, at.now_s))

    def _went(self, at: Sensed, card: Card, due_s: float) -> bool:
        """A hand that still rested when the movement ended has gone since then. `due_s`: when its pass is reported."""
        if card.undisturbed is None or due_s - at.now_s <= self._tuning.pass_over_s:
            return False
        return as_before(at.samples, card.undisturbed, self._sensor.meter.limit, PASS_SHARE)

    def _recheck(self, at: Sensed, card: Card) -> None:
        """Has a trouble passed that only a view of the card shows, though nothing has moved?"""
        assert self.window is not None
        was = card.view
        view = self._judge.take_plain(at.frame, self.window, was.white)
        self._said += self._picture.at_rest(at.frame, view, was.white, was.sharpness)

    def _begin_movement(self, at: Sensed) -> None:
        """Reports the movement, unless it is the hand of the last draw leaving."""
        under_hand = isinstance(self._memory, Rest) and self._memory.under_hand
        self._memory = passage = Passage(motion=Motion(at.now_s, at.before, at.away), under_hand=under_hand)
        t, since_s = self._tuning, at.now_s - self._dealt.drawn_s
        if since_s < (t.retreat_s if at.moving else t.late_retreat_s):
            return
        leaves = since_s < t.late_retreat_s
        passage.unmoved = not (leaves or at.moving)  # what has changed without moving may be noise
        passage.announce_s = at.now_s + (t.leaves_s if leaves or passage.unmoved else 0.0)
        self._announce(at)

    def _announce(self, at: Sensed) -> None:
        """Reports a movement when that is due: soon after a draw it may be the hand leaving, which is brief."""
        memory, card = self._memory, self._card
        if not isinstance(memory, Passage) or memory.announce_s is None:
            return
        if at.now_s < memory.announce_s and not (memory.unmoved and at.moving):
            return
        assert card is not None
        memory.announce_s = None
        if card.undisturbed is None:
            card.undisturbed = self._sensor.meter.rest
        self._said.append(MotionStarted(at.now_s))

    def _view_before(self, at: Sensed) -> None:
        """The last frame before the movement is the last view of the card at rest."""
        motion = self._passage.motion
        assert motion is not None
        assert motion.before is not None
        self._view_again(at, motion.before)

    def _view_again(self, at: Sensed, frame: Frame) -> None:
        """A later view of the card that was reported: the first was acted on, a sure second one that disagrees makes
        the card unclear."""
        card = self._card
        assert card is not None
        if card.reading.rank is None:
            return
        case = self._case(at, frame)
        view = self._judge.take(case, card.view.white)
        if not self._judge.contradicts(case, view):
            if view.sharpness > SOFTER * card.view.sharpness and self._judge.touched(case, view) < self._tuning.gone:
                self._picture.remember_focus(frame.image)  # at the first view the hand that drew was in the picture
            if view.paper > card.view.paper and self._judge.clearer(case, view):
                card.view = view
            return
        card.reading = replace(self._judge.combine([card.reading, view.reading]), rank=None, suit=None)
        card.burst = burst([card.view, view])
        card.view = view
        self._report(card, cut_out(frame.image, view.quad), at.now_s)

    # --- views ------------------------------------------------------------------------------------------------

    def _view(self, at: Sensed) -> Cue | None:
        """Takes a view of the still window, when one is due, and judges it."""
        passage, t = self._passage, self._tuning
        if self._picture.is_dark(self._sensor.meter.mean, at.frame.image):
            return None
        if not view_is_due(self._sensor.meter.still_frames):
            return None if passage.search is None else Cue.UNREADABLE
        case = self._case(at)
        view = self._judge.take(case, None if self._card is None else self._card.view.white)
        if self._is_out_of_focus(at, view):
            return self._view_blurred(case, view)
        found = self._judge.displaced(case, view)
        if found is not None and self._box_was_pushed(at):
            return None  # the next frame is viewed where the box stands now
        if found is not None:
            in_doubt = self._judge.in_doubt(case, view, found)
            if not (in_doubt and case.waited_s > self._judge.doubt_s(case, view)):
                passage.forget_views()
                return Cue.PERHAPS_DISPLACED if in_doubt else Cue.DISPLACED
        passage.bare = self._judge.shows_none(case, view)
        if not passage.bare and self._judge.shows_whole(case, view):
            passage.views = [*passage.views[1 - t.most_views :], view]
            cue = self._decide(case, passage.views)
            if self._card is None and len(passage.views) == 1 and at.before is not None:
                # Nothing moved before the first card but the lid: it may have been in full view while that went away.
                seen = self._judge.glimpsed(replace(case, frame=at.before), view)
                cue = self._decide(case, seen[::-1]) if seen else cue
            if cue is not Cue.UNREADABLE:  # a card is seen where the window was
                passage.search = None
            return cue
        passage.views = []
        last = self._dealt.index >= t.pack - 1
        if passage.bare and case.waited_s >= (t.empty_s if last else t.empty_early_s):
            return Cue.GONE
        return Cue.UNREADABLE

    def _is_out_of_focus(self, at: Sensed, view: View) -> bool:
        """The card is less sharp than it was, and so is all else in the picture."""
        softer = self._card is not None and view.sharpness < SOFTER * self._card.view.sharpness
        lost = softer and self._picture.focus_lost(at.frame.image)
        self._picture.blur(lost)
        return lost

    def _view_blurred(self, case: Case, view: View) -> Cue | None:
        """Of a picture out of focus only this is taken: that the card is still the same."""
        passage = self._passage
        passage.bare = False
        passage.views = [*passage.views[1 - self._tuning.most_views :], view]
        if self._decide(case, passage.views) is not Cue.SAME:
            return None
        self._picture.blur(False)
        return Cue.SAME

    def _box_was_pushed(self, at: Sensed) -> bool:
        """What looks like a card on its way out is the box at another place: its markers say so. It is followed."""
        if self._box.given or self.window is None:
            return False
        there = moved_by_markers(window_by_markers(at.frame.image), self.window)
        if there is None:
            return False
        self._sensor.watch(self._box.push(there), at.frame)
        self._sensor.meter.still_frames = 1
        self._passage.forget_views()
        return True

    def _decide(self, case: Case, views: Sequence[View]) -> Cue | None:
        """Judges these views, and keeps the verdict for the report."""
        cue, reading = self._judge.judge(case, views, self._passage.passing)
        if reading is not None:
            self._passage.verdict = Verdict(case.frame, views[-1], reading, views)
        return cue

    def _break_off(self, at: Sensed) -> Cue:
        """It moves again. A card that was seen still once counts when the same picture is seen beside what moves."""
        passage = self._passage
        if len(passage.views) == 1 and at.before is not None:
            case = self._case(at)
            views = self._judge.glimpsed(case, passage.views[0])
            if views:
                before = replace(case, frame=Frame(at.before.image, at.now_s, at.frame.sequence))
                cue = self._decide(before, views)
                if cue in (Cue.SAME, Cue.ANOTHER):
                    return cue
        passage.break_off()
        return Cue.BROKEN_OFF

    # --- half out ---------------------------------------------------------------------------------------------

    def _watch_slow_draw(self, at: Sensed) -> Cue | None:
        """What moves for long may be the card itself, drawn slowly."""
        passage, card, t = self._passage, self._card, self._tuning
        if passage.motion is None or card is None:
            return None
        if at.now_s < max(passage.motion.began_s + t.slow_s, passage.slow_view_s):
            return None
        passage.slow_view_s = at.now_s + t.slow_every_s
        found = self._judge.shift(self._case(at), rectify(at.frame.image, card.view.quad))
        return None if found is None or self._picture.focus_lost(at.frame.image) else Cue.DISPLACED

    def _hold(self, at: Sensed) -> None:
        """The card is seen half out: reported once, when that has lasted."""
        held = self._held(at)
        if not held.reported and at.now_s - held.since_s >= self._tuning.half_out_s:
            held.reported = True
            self._said.append(HalfOut(self._dealt.index, at.now_s))

    def _hold_in_doubt(self, at: Sensed) -> None:
        """The card may be half out: not reported."""
        self._held(at)

    def _held(self, at: Sensed) -> Held:
        passage = self._passage
        if passage.half_out is None:
            passage.half_out = Held(at.now_s, at.now_s)
        passage.half_out.seen_s = at.now_s
        return passage.half_out

    # --- the end of a movement ------------------------------------------------------------------------------

    def _report_same(self, at: Sensed) -> None:
        """The reported card is in the window: reports what the movement was."""
        passage, card, now_s = self._passage, self._card, at.now_s
        assert passage.verdict is not None
        assert card is not None
        assert self.window is not None
        frame, view, reading = passage.verdict.frame, passage.verdict.view, passage.verdict.reading
        was, rest = card.view, Rest()
        case = self._case(at, frame)
        words = self._picture.of_card(frame, view, was.white, was.sharpness, fixed=self._box.given, same=True)
        troubles = [word.kind for word in words if isinstance(word, Trouble)]
        troubled, moved = bool(troubles), "moved" in troubles
        held = passage.half_out is not None and passage.half_out.seen_again
        seek = False
        if passage.announce_s is not None and (troubled or held or self._judge.under_hand(case, view)):
            passage.announce_s = now_s  # it was more than a hand that leaves
            self._announce(at)
        if not troubled and (held or self._was_pushed_back(at, view)):
            card.undisturbed = None
            self._said.append(PushedBack(self._dealt.index, now_s))
        elif self._is_under_hand(case, view):
            rest.under_hand, rest.view_s = True, now_s + self._tuning.under_hand_every_s
        elif self._picture.covered or (words and not troubled and card.undisturbed is not None):
            card.undisturbed = None
            self._said.append(HandPass(now_s))  # before the trouble is reported as cleared
        elif card.undisturbed is not None and not self._picture.seen_by_views:
            # In a box that was moved nothing looks as before: there the movement is over when the card lies still.
            gone = moved or self._hand_gone(case, view)
            rest.pass_over_s = now_s + (self._tuning.pass_over_s if gone else self._tuning.rests_s)
            seek = not (moved or self._box_pushed(view))
        if seek:
            self._seek_return(case.motion, card)
        else:
            self._returns.forget()
        self._said += words
        self._sensor.follow(view.quad, self._box.follow(view.quad), frame)
        self._rest(rest)
        if card.reading.rank is None and reading.rank is not None:
            card.reading, card.view, card.burst = reading, view, ()
            self._report(card, cut_out(frame.image, view.quad), now_s)
        elif view.sharpness > BLURRED_OF_ITSELF * was.sharpness:
            clearer = self._judge.clearer(case, view)
            card.view = view if clearer else replace(was, quad=view.quad)  # the box may have been pushed

    def _seek_return(self, motion: Motion | None, card: Card) -> None:
        """What seems to be a hand's pass may be a card that was pushed back beside it."""
        if motion is not None and motion.most_away >= PASS_SHARE:
            self._returns.begin(tuple(motion.glances), card.view.card, card.view.quad, self._judge.exit.sides)

    def _box_pushed(self, view: View) -> bool:
        """The window has moved since a card was last at rest in it."""
        assert self.window is not None
        return self._box.pushed or overlap(view.quad, self.window) < self._tuning.pushed

    def _was_pushed_back(self, at: Sensed, view: View) -> bool:
        """The card was on its way out, in a movement that was announced: another is the hand that leaves with the card
        before."""
        assert self._card is not None
        motion = self._passage.motion
        if self._card.undisturbed is None or motion is None or motion.most_away < PASS_SHARE or not motion.snapshots:
            return False
        return pushed_back(self._judge.slides(self._case(at)), self._box_pushed(view))

    def _is_under_hand(self, case: Case, view: View) -> bool:
        """The card is the same, and the hand of a movement that was reported rests over much of it."""
        reported = self._picture.covered or (case.card is not None and case.card.undisturbed is not None)
        under_hand = self._judge.under_hand(case, view, rested=self._passage.under_hand)
        return reported and under_hand and not self._hand_gone(case, view)

    def _hand_gone(self, case: Case, view: View) -> bool:
        """Nothing is over the window or its frame any more: one of them looks as before the movement. In a box that was
        moved a card in full view is enough."""
        before = None if case.card is None else case.card.undisturbed
        pictures = [] if case.motion is None else case.motion.snapshots[-1:]
        if before is not None and any(as_before(now, before, self._sensor.meter.limit) for now in pictures):
            return True
        if view.in_view and not self._picture.remembers(view.quad):
            return True  # a lamp's image stays where it was while the box's frame moves
        if case.card is not None and self._judge.under_dark_hand(case, view):
            return False  # one as brown as a wooden frame is not seen on it (`benchmarks.films`, seed 73676)
        return self._judge.touched(case, view) < self._tuning.gone

    def _report_card(self, at: Sensed) -> None:
        """Another card is in the window, and others may have been meanwhile."""
        verdict, motion, before = self._passage.verdict, self._passage.motion, self._card
        held = self._passage.half_out is not None
        slow = motion is not None and at.now_s - motion.began_s > COVERED_S
        assert verdict is not None
        self._finish_pair(at)
        self._report_passing(at, verdict.frame, verdict.view)
        alone = self._card is before
        self._report_new(at, verdict)
        sides = self._judge.exit.sides
        self._landing.card_reported(None if before is None else before.view.card, alone=alone, sides=sides)
        # Of a card that was held half out, or drawn slowly, the pictures show it askew under a hand: no second card is
        # sought in them.
        if alone and before is not None and motion is not None and self._box.is_box and not (held or slow):
            view = self._latest.view
            self._pairs.card_drawn(tuple(motion.glances), before.view.card, view.card, view.quad, sides)

    def _report_empty(self, at: Sensed) -> None:
        """The box is empty."""
        self._finish_pair(at)
        self._report_passing(at, at.frame, None)
        self._returns.forget()
        index = self._dealt.index
        self._said += (Drawn(index, at.now_s), Empty(at.now_s, index + 1))
        self._dealt.index += 1
        self._card, self._memory = None, Passage(bare=True)

    def _report_passing(self, at: Sensed, frame: Frame, after: View | None) -> None:
        """Cards that were in the window for a moment before what is there now (`after`), and left unreported."""
        for views in self._passage.passing:
            reading = self._judge.came_between(views, self._card, after)
            if reading is not None:
                self._report_new(at, Verdict(frame, views[-1], reading, views))

    def _report_new(self, at: Sensed, verdict: Verdict) -> None:
        """Reports a card for the first time; the one before was drawn."""
        frame, view, reading, views = verdict.frame, verdict.view, verdict.reading, verdict.views
        now_s, before = at.now_s, self._card
        # Only a view of this very frame can be outlined again: in an earlier one the card may have been elsewhere.
        if not self._box.given and view.time_s == now_s:
            whole = whole_outline(frame.image, view.quad, settled=self._box.settled)
            if whole is not None:
                view = self._judge.take_plain(frame, whole, view.white)
                both = view.reading.whole and view.reading.suit is not None  # the outline before may cut an index
                reading = view.reading if both else self._judge.combine([reading, view.reading])
                views = (*views, view)
            self._box.outlined = self._box.outlined or is_seen_all_round(frame.image, view.quad)
        self._returns.forget()
        # First: the table takes no card while the picture is in trouble.
        self._said += self._picture.another_card(at.fresh, now_s)
        if before is not None:
            self._judge.learn_exit(self._case(at))
            self._said.append(Drawn(self._dealt.index, now_s))
            self._dealt.index += 1
            self._box.compare(before.view.quad, view.quad, lambda: self._box_is_about(frame, view))
            self._dealt.drawn_s = now_s  # else no hand has drawn, and none goes away
        sure = reading.rank is not None and reading.suit is not None
        self._card = Card(reading, view, () if sure else burst(views), now_s + self._tuning.second_view_s)
        self._report(self._card, view.image, now_s)
        self._piles.card_reported(now_s, None if before is None else before.view.card)
        self._said += self._picture_of_new(frame, view, before)
        self._sensor.follow(view.quad, self._box.follow(view.quad), frame)
        self._rest(Rest())

    def _box_is_about(self, frame: Frame, view: View) -> bool:
        """The markers of the box say that its window is where the card was seen."""
        marked = window_by_markers(frame.image)
        return marked is not None and overlap(marked, view.quad) > self._tuning.elsewhere

    def _picture_of_new(self, frame: Frame, view: View, before: Card | None) -> Sequence[Observation]:
        """Troubles that the view of a new card shows, begun or cleared. Without any, the frame around it is
        remembered."""
        picture = self._picture
        words: tuple[Observation, ...] = ()
        if before is not None:
            words = picture.of_card(frame, view, before.view.white, fixed=self._box.given)
            words += picture.drawn_though_open(frame, view.quad)
        elif picture.seen_by_views or picture.remembers(view.quad):
            words = picture.at_rest(frame, view, view.white)
        if not any(isinstance(word, Trouble) for word in words) and not picture.lid_open:
            picture.remember_frame(frame.image, view.quad)
        return words

    def _report(self, card: Card, image: Image, now_s: float) -> None:
        """Reports the card in the window, clear or unclear."""
        reading, index = card.reading, self._dealt.index
        self._dealt.add(reading)
        ranks, suits, quad, looked_at = reading.ranks, reading.suits, card.view.quad, card.view.card
        if reading.rank is None:
            self._said.append(Unclear(index, ranks, suits, now_s, image, quad, card.burst, looked_at))
        else:
            sure = (reading.rank, reading.suit, reading.confidence)
            self._said.append(Exposed(index, *sure, ranks, suits, now_s, image, quad, card.burst, looked_at))

    def _rest(self, rest: Rest) -> None:
        """This is the picture at rest from now on."""
        self._memory = rest
        self._sensor.meter.settle()

    # --- the piles beside the box -----------------------------------------------------------------------------

    def _check_piles(self, at: Sensed) -> None:
        """A readable card beside the box that never lay in the window left it together with the last one. The card in
        the window is then one further in the pack than was said; the one between is known from the pile."""
        assert self.window is not None
        stranger = self._piles.check(at.frame.image, self.window, at.frame_s, self._dealt.unseen)
        # With a card unread, the stranger may be that one, which did lie in the window.
        if stranger is None or self._dealt.unclear:
            return
        rank, suit = stranger
        self._dealt.seen.add(stranger)
        self._report_two(at, {rank: 1.0}, {suit: 1.0})

    # --- two cards drawn at once ------------------------------------------------------------------------------

    def _check_draw(self, at: Sensed) -> None:
        """What is left to be judged of the last draw: some of it with each frame."""
        if self._pairs.pending and not self._waits_for_view:
            self._check_pair(at)
        elif self._landing.pending and not at.moving:
            self._check_landing(at)

    @property
    def _waits_for_view(self) -> bool:
        """The hand that drew may hide much of the next card, of which another view is still to be taken."""
        at_rest = isinstance(self._memory, Rest) and self._latest.second_view_s is not None
        return at_rest and self._pairs.next_is_hidden

    def _check_pair(self, at: Sensed) -> None:
        """The pictures of the last draw may show that two cards left together: some of them with each frame."""
        if self._pairs.check(at.frame_s):
            self._report_unread(at)

    def _check_landing(self, at: Sensed) -> None:
        """The table may show that two cards came to rest together."""
        if self._landing.check(at.frame_s):
            self._report_unread(at)

    def _report_unread(self, at: Sensed) -> None:
        """Two cards left together, and the second was not read."""
        self._report_two(at, {}, {})
        self._dealt.unclear = True  # the piles may show the card that left unread

    def _finish_pair(self, at: Sensed) -> None:
        """The next card is about to be reported: what is left of the pictures of the last draw is judged now."""
        while self._pairs.pending:
            self._check_pair(at)
        if self._landing.finish():
            self._report_unread(at)

    def _report_two(self, at: Sensed, ranks: Mapping[str, float], suits: Mapping[str, float]) -> None:
        """Report a card that was never at rest in the window, with its reading: it left together with the last one. The
        index of the card in the window goes up by one."""
        card = self._latest
        self._pairs.forget()  # the same pair is not to be reported twice
        self._landing.reported()
        now_s, k = at.now_s, self._dealt.index
        self._dealt.index += 1
        between = Unclear(k, ranks, suits, now_s, at.frame.image, None)
        self._said += (DoubleDraw((k - 1, k), now_s), Drawn(k, now_s), between)
        self._report(card, card.view.image, now_s)
