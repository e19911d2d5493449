"""Judges views of the window: the card of before, another, none, the card of before displaced, or nothing yet.

A view is taken when the window is still after a movement. It is compared with the card that was reported last, by its
picture and by its reading; both must fit. What follows from it is decided in `states`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from vision.capture.camera import Frame
from vision.locate.markers import window_by_markers
from vision.locate.outlines import is_seen_whole
from vision.locate.refine import sides_seen
from vision.quads import Image, Quad, overlap, rectify
from vision.reading import Reader, Reading
from vision.thumbnail import two_way
from vision.track.incidents import ALL_SIDES, Exit, Slide, agreed_side, slides
from vision.track.memory import Card
from vision.track.motion import Motion, Samples
from vision.track.shift import PLAIN, Shift, index_shifted, shifted, uncovered
from vision.track.states import Cue
from vision.track.trouble import NO_PAPER, TroubleDetector
from vision.track.tuning import Tuning
from vision.track.views import (
    BLURRED,
    BLURRED_OF_ITSELF,
    SAME_PICTURE,
    View,
    about,
    another_card,
    is_no_card,
    likeliest,
    likeness,
    paper_share,
    recoloured,
    same_card,
    seen_again,
    slid,
    take_view,
)


@dataclass(frozen=True, slots=True)
class Case:
    """What a view is judged by."""

    frame: Frame
    window: Quad
    given: bool
    """The window's place was given: it is not sought, and the box is never moved."""
    card: Card | None
    """The card that was reported last; None when none was in this window."""
    boxed: bool
    """The cards are drawn from a box, not laid by hand at places of their own."""
    motion: Motion | None
    """The movement before; None when none was seen."""
    still_since_s: float
    rest: Samples | None
    """The window's samples when all was last at rest."""
    outline: Quad | None
    """The window's outline on the samples."""
    outlined: bool = True
    """The window has been seen all round: all its sides are seen unless something is over them."""

    @property
    def waited_s(self) -> float:
        """For how long nothing has moved."""
        return self.frame.captured_at_s - self.still_since_s


class Judge:
    """Takes views of the window and judges them."""

    def __init__(self, reader: Reader, picture: TroubleDetector, tuning: Tuning) -> None:
        self._reader = reader
        self._picture = picture
        self._tuning = tuning
        self.exit = Exit()
        self.views_taken = 0
        """How often a card was rectified and read."""

    # --- views ------------------------------------------------------------------------------------------------

    def take_plain(self, frame: Frame, window: Quad, white: float | None) -> View:
        """A view of the window; `white` is how bright its paper should be, None when not known."""
        self.views_taken += 1
        return take_view(frame.image, window, self._reader, white, frame.captured_at_s)

    def take(self, case: Case, white: float | None) -> View:
        """A view of the window; a card dragged along with the one above it is read where it is."""
        view = self.take_plain(case.frame, case.window, white)
        # Only behind a card that leaves a box can the next one be dragged; a whole card shows that this one was not.
        if view.reading.whole or case.card is None or not case.boxed or view.paper <= NO_PAPER:
            return view
        self.learn_exit(case)
        if self.exit.side is None:
            return view
        sure = None not in (view.reading.rank, view.reading.suit)
        places = self._tuning.dragged_mm[sure:]
        read = [self._read_at(case.frame, view.quad, self.exit.side, mm) for mm in places]
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
        """The reading at this distance towards a side."""
        return self._reader.read(rectify(frame.image, slid(window, side, mm)))

    # --- what a view shows ------------------------------------------------------------------------------------

    def touched(self, case: Case, view: View) -> float:
        """Share of the frame around the window that does not look as it did: a hand is over it."""
        # The frame is compared at the light of now, taken from the paper: dimmed light is no hand.
        light = 1.0 if case.card is None else view.white / max(case.card.view.white, 1.0)
        return self._picture.frame_gone(case.frame.image, view.quad, light)

    def shows_none(self, case: Case, view: View) -> bool:
        """This view shows an empty box."""
        if case.card is None or view.reading.rank is not None:
            return False
        return self._picture.shows_none(case.frame.image, case.window, view, case.card.view.white)

    def shows_whole(self, case: Case, view: View) -> bool:
        """A card is in full view, or what is seen of it is all that will be."""
        readable = view.reading.rank is not None
        if view.in_view or (case.waited_s > self._tuning.patience_s and readable):
            return True
        return (readable or view.paper > NO_PAPER) and self.touched(case, view) < self._tuning.free

    def clearer(self, case: Case, view: View) -> bool:
        """Whether this view is to take the place of the one the card was reported with: no hand is over it, or clearly
        less than in that one. A card held half out is found by its picture: a picture with a hand in it would not match
        once the hand is gone. Nor does one out of focus take the place of a sharp one, in which there is less paper: a
        card of the same rank is alike it (`benchmarks.films`, seed 73592); nor one that cannot be read the place of one
        that can, nor one of another colour beside a hand in which not both corners are read: a light hand over a court
        looks like paper (seeds 73615 and 74153)."""
        assert case.card is not None
        was, t = case.card.view, self._tuning
        unread = view.reading.rank is None and was.reading.rank is not None
        if unread or view.sharpness < BLURRED_OF_ITSELF * was.sharpness:
            return False
        over = self.touched(case, view) > t.gone
        if was.sharpness < BLURRED_OF_ITSELF * view.sharpness and not over:
            return True
        if over and not view.reading.whole and recoloured(view.card, was.card) > t.hand_colour:
            return False
        return view.paper > was.paper + (t.covers if over else -t.covers)

    def under_hand(self, case: Case, view: View, *, rested: bool = False) -> bool:
        """A hand rests over much of the reported card: its paper is hidden, and the frame beside it. One as light as
        paper, as any is in little light, has another colour; one as dark as the frame hides much and has another. Of a
        court, which has little paper, a light hand leaves no face, or seems paper where there was none. `rested`: it
        did so before, and has gone where less than half as much is hidden: of the frame of a wooden box under a brown
        hand 0.06 to 0.10 seemed changed (`benchmarks.films`, seed 73582)."""
        assert case.card is not None
        if self.under_dark_hand(case, view):
            return True
        t, was = self._tuning, case.card.view
        coloured = recoloured(view.card, was.card) > t.hand_colour
        least = 0.5 if rested else 1.0
        lost = view.reading.card < t.hidden_face <= was.reading.card
        # A card that is read while its paper was hidden before is one that the hand which drew it has left.
        lighter = view.reading.rank is None and view.paper > was.paper + least * t.lighter
        hidden = coloured or lost or lighter or view.paper < (1 - least * t.under_hand) * was.paper
        return hidden and self.touched(case, view) > least * t.hand

    def under_dark_hand(self, case: Case, view: View) -> bool:
        """Something as dark as the frame hides much of the reported card, and is of another colour: on the frame itself
        it is not seen."""
        assert case.card is not None
        t, was = self._tuning, case.card.view
        hidden = view.paper < (1 - t.under_dark_hand) * was.paper
        return hidden and recoloured(view.card, was.card) > t.hand_colour

    def _hand_over(self, case: Case, view: View) -> bool:
        """Something is over a side of the window, and over the frame beside it."""
        return self.touched(case, view) > self._tuning.gone and sides_seen(case.frame.image, view.quad) < 4

    def contradicts(self, case: Case, view: View) -> bool:
        """A later view of the card that was reported surely shows another one: the first view was acted on."""
        assert case.card is not None
        first, second = case.card.reading, view.reading
        agree = second.rank in (None, first.rank) and (None in (first.suit, second.suit) or first.suit == second.suit)
        blurred = view.sharpness < max(BLURRED, BLURRED_OF_ITSELF * case.card.view.sharpness)
        return not (agree or blurred) and (view.in_view or self.touched(case, view) < self._tuning.free)

    def is_same(self, case: Case, view: View, reading: Reading) -> bool | None:
        """Is it the card that was reported last? None: not decided yet."""
        assert case.card is not None
        before = case.card.view
        if not case.boxed and overlap(before.quad, view.quad) < self._tuning.elsewhere:
            return False
        brief = case.motion is not None and case.still_since_s - case.motion.began_s < self._tuning.brief_s
        return same_card(before, case.card.reading, view, reading, lambda: self._slid(case), brief=brief)

    # --- which card it is -------------------------------------------------------------------------------------

    def judge(
        self, case: Case, views: Sequence[View], earlier: Sequence[Sequence[View]] = ()
    ) -> tuple[Cue | None, Reading | None]:
        """Which card do these views of a still window show? SAME, ANOTHER, UNREADABLE, or None for undecided; and the
        reading of the newest of them together. `earlier`: the views of each rest before, since the last report."""
        if len(views) < 2:  # one still frame may be a pause in the middle of a movement
            return None, None
        t, card, waited_s, view = self._tuning, case.card, case.waited_s, views[-1]
        reading = self._newest_together(views)
        if view.sharpness < BLURRED:  # out of focus a club may be a spade: nothing is sure
            reading = replace(reading, rank=None, suit=None)
        if card is not None:
            same = self.is_same(case, view, reading)
            if same:
                return Cue.SAME, reading
            if same is None and waited_s < t.patience_s:
                return None, reading
            if reading.suit is None and reading.rank == card.reading.rank and self.touched(case, view) > t.hand:
                return Cue.UNREADABLE, reading  # most likely the same card, half under a hand
            if reading.rank is None and likeliest(reading) == card.reading.rank and self._hand_over(case, view):
                return Cue.UNREADABLE, reading  # the same: play is held while the window is covered
        if reading.rank is None and (
            self._rested_s(case, view, earlier) < t.patience_s or self._seems_no_card(case, view, reading)
        ):
            return Cue.UNREADABLE, reading
        # The suit often becomes sure within some frames, and a card reported without it goes to the dealer.
        if reading.rank is not None and reading.suit is None and waited_s < t.suit_patience_s:
            return None, reading
        if case.boxed and not reading.whole and self._is_part(case, view):
            return None, reading
        return Cue.ANOTHER, reading

    def glimpsed(self, case: Case, first: View) -> Sequence[View]:
        """Another card was seen still once (`first`), then something passed beside it. The same picture is a second
        view: both of them, or none."""
        if None in (first.reading.rank, first.reading.suit):
            return ()
        view = self.take(case, first.white)
        free = view.in_view or self.touched(case, view) < self._tuning.free
        if not free or not seen_again(first, view, case.frame.image) or self.displaced(case, view) is not None:
            return ()
        if case.card is not None and self.is_same(case, view, view.reading) is not False:
            return ()
        return first, view

    def came_between(self, passing: Sequence[View], card: Card | None, after: View | None) -> Reading | None:
        """The reading of a card in these views that is neither `card`, reported before, nor `after`, seen later; None
        when there is none."""
        reading = self._newest_together(passing)
        # What was reported of the card counts, not what its last view shows, which may be out of focus.
        known = None if card is None else replace(card.view, reading=card.reading)
        others = [one for one in (after, known) if one is not None]
        return reading if another_card(passing, reading, others) and not is_no_card(reading) else None

    def _newest_together(self, views: Sequence[View]) -> Reading:
        """One reading out of the newest views, without those out of focus where one is sharp."""
        newest = views[-self._tuning.judged_views :]
        sharp = [one for one in newest if one.sharpness >= BLURRED]
        return self.combine([one.reading for one in sharp or newest])

    def combine(self, readings: Sequence[Reading]) -> Reading:
        """One reading out of several of the same card."""
        return self._reader.combine(list(readings))

    def _rested_s(self, case: Case, view: View, earlier: Sequence[Sequence[View]]) -> float:
        """For how long this picture has been still in all: rests that a hand beside it broke off count while nothing is
        over the frame, else a card in doubt between two hands is never asked about (`benchmarks.films`, seed 73624)."""
        rested_s = case.waited_s
        if self.touched(case, view) >= self._tuning.gone:
            return rested_s
        for views in reversed(earlier):
            if likeness(views[-1].card, view.card) <= SAME_PICTURE:
                break
            rested_s += views[-1].time_s - views[0].time_s
        return rested_s

    def _seems_no_card(self, case: Case, view: View, reading: Reading) -> bool:
        """A hand is there, or nothing like a card, unless it has rested for long in a window seen all round: as bright
        at its rim as a card, or where the markers say that the window is."""
        if self.touched(case, view) > self._tuning.hand:
            return True
        if not is_no_card(reading):
            return False
        rests_s = self._tuning.rests_unread_s if view.in_view else self._tuning.marked_unread_s
        if case.card is None or case.waited_s < rests_s or sides_seen(case.frame.image, view.quad) < 4:
            return True
        return not (view.in_view or self._is_marked(case, view))

    def _is_marked(self, case: Case, view: View) -> bool:
        """The box's markers say that its window is where this view was taken."""
        marked = window_by_markers(case.frame.image)
        return marked is not None and overlap(marked, view.quad) > self._tuning.here

    def _is_part(self, case: Case, view: View) -> bool:
        """What was read may be less than a card, or more: the hand that drew the one before is still over it, or a part
        of that one. Under a thumb a queen with a cut index read as a jack in two pictures, and in no later one
        (`benchmarks.films`, seed 73996)."""
        if case.waited_s < self._tuning.suit_patience_s and self._hand_over(case, view):
            return True
        return self._may_be_two(case, view) and self._may_be_held(case, view)

    def _may_be_two(self, case: Case, view: View) -> bool:
        """A part of the card before may still lie over another: the picture is unlike itself turned round, as cards are
        not."""
        if case.card is None or case.motion is None or turned_round(view.card) >= self._tuning.two_way:
            return False
        self.learn_exit(case)
        sure = self._tuning.dragged_two_way if self.exit.side is not None else self._tuning.surely_two_way
        return not self._dragged_alone(view.card, sure)

    def _may_be_held(self, case: Case, view: View) -> bool:
        """Not still for long, or something is over the window's frame or over one of its sides, which may be the hand
        that holds the card before half out. A window that was first seen too small or askew has no sides either, nor
        has one in a box as light as the card: a four was taken for two cards for a second (`benchmarks.films`, seed
        74512)."""
        if case.waited_s < self._tuning.two_cards_s:
            return True
        over_a_side = case.outlined and sides_seen(case.frame.image, view.quad) < 4
        hand = over_a_side or self.touched(case, view) >= self._tuning.gone
        return hand and not is_seen_whole(case.frame.image, view.quad)

    def _dragged_alone(self, card: Image, least: float) -> bool:
        """Whether the picture of the window is, to at least `least`, alike itself turned round about the middle of a
        card that was dragged to the side to which cards leave, or to any while that is not known."""
        places = self._tuning.dragged_centres_mm
        return any(turned_round(about(card, side, mm)) >= least for side in self.exit.sides for mm in places)

    # --- a card half out of the box ---------------------------------------------------------------------------

    def displaced(self, case: Case, view: View) -> Shift | None:
        """The reported card is seen displaced towards a side, within the edges of the window: it is half
        out of the box, however long, and what is seen beside it is not yet the card in the window."""
        if view.reading.whole or not case.boxed or case.motion is None:
            return None
        found = self.shift(case, view.card)
        if found is None and case.card is not None:  # fingers may hide too much of the card, but not its index
            found = index_shifted(case.card.view.card, view.card, self.exit.sides)
        if found is None or not (case.given or self._stands(case, view) or self._uncovers_card(case, view, found)):
            return None
        if found.mm <= self._tuning.strip_mm and self._is_another(case, view, found):
            return None
        return found

    def in_doubt(self, case: Case, view: View, found: Shift) -> bool:
        """It is not plainly seen displaced, though no hand covers it: another card is read, or its rim is seen all
        round."""
        another = view.reading.rank is not None or view.in_view
        return another and not self._is_plain(case, view, found) and self.touched(case, view) < self._tuning.gone

    def _is_plain(self, case: Case, view: View, found: Shift) -> bool:
        """Its index is seen where it is then, or it fits well and the picture is not alike itself turned round, as that
        of one card is."""
        assert case.card is not None
        index = index_shifted(case.card.view.card, view.card, (found.side,))
        if index is not None and abs(index.mm - found.mm) <= self._tuning.index_off_mm:
            return True
        return found.share >= PLAIN and turned_round(view.card) <= self._tuning.one_card_two_way

    def doubt_s(self, case: Case, view: View) -> float:
        """For how long such a doubt stands."""
        assert case.card is not None
        reading, was = view.reading, case.card.reading
        another = None not in (reading.rank, reading.suit) and (reading.rank, reading.suit) != (was.rank, was.suit)
        free = another and sides_seen(case.frame.image, view.quad) == 4
        return self._tuning.doubted_free_s if free else self._tuning.doubted_s

    def shift(self, case: Case, card: Image) -> Shift | None:
        """Where the reported card is seen in a picture of the window, when it is displaced."""
        t = self._tuning
        if case.card is None or paper_share(card, case.card.view.white) < t.strip:
            return None
        if likeness(case.card.view.card, card) > SAME_PICTURE:
            return None
        found = shifted(case.card.view.card, card, self.exit.sides)
        doubted = found is not None and (found.share < PLAIN or found.mm < t.far_mm)
        if found is None:
            return None
        if doubted and (turned_round(card) > t.surely_two_way or self._dragged_alone(card, t.surely_two_way)):
            return None
        if found.share >= PLAIN and case.motion is not None:
            self.exit.learn(found.side, case.motion.began_s)
        return found

    def _is_another(self, case: Case, view: View, found: Shift) -> bool:
        """Read where it would lie displaced, it is surely a card, and not the one that was reported last."""
        assert case.card is not None
        reading, was = self._read_at(case.frame, view.quad, found.side, found.mm), case.card.reading
        return None not in (reading.rank, reading.suit) and (reading.rank, reading.suit) != (was.rank, was.suit)

    def _stands(self, case: Case, view: View) -> bool:
        """The window is where it was: its sides are seen, or all but one and most of the frame around it."""
        seen = sides_seen(case.frame.image, view.quad)
        return seen == 4 or (seen == 3 and self.touched(case, view) < self._tuning.moved_frame)

    def _uncovers_card(self, case: Case, view: View, found: Shift) -> bool:
        """Plainly displaced, it has left a card behind it, where a box that was pushed would show its frame. Fingers
        may hide the window's sides."""
        if found.share < PLAIN or found.mm < self._tuning.uncovered_mm or case.card is None:
            return False
        behind = paper_share(uncovered(view.card, found), case.card.view.white)
        return behind > self._tuning.uncovered_paper and self.touched(case, view) < self._tuning.moved_frame

    # --- what was seen of the movement ------------------------------------------------------------------------

    def slides(self, case: Case) -> list[Slide]:
        """What the pictures of the movement show of the card before, sliding to the side to which cards leave."""
        return self._slides_to(case, self.exit.sides)

    def _slides_to(self, case: Case, sides: Sequence[int]) -> list[Slide]:
        if case.rest is None or case.outline is None or case.motion is None:
            return []
        return slides(case.motion.snapshots, case.rest, case.outline, sides)

    def learn_exit(self, case: Case) -> None:
        """Remembers to which side cards leave, where the movement showed it."""
        if not self.exit.settled and case.motion is not None:
            self.exit.learn(agreed_side(self._slides_to(case, ALL_SIDES)), case.motion.began_s)

    def _slid(self, case: Case) -> bool:
        """The reported card was seen leaving."""
        return agreed_side(self.slides(case)) is not None


def view_is_due(still_frames: int) -> bool:
    """Views are taken at the first still frames, then ever more rarely."""
    return still_frames <= 4 or still_frames in (6, 8, 11, 15) or still_frames % 10 == 0


def turned_round(card: Image) -> float:
    """-1..1: how alike a rectified card and the same card turned round are, with and without broad light and shadow."""
    return max(two_way(card), likeness(card, card[::-1, ::-1]))
