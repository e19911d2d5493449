"""Cards dealt by hand on the printed sheet, without a box: which card lies uppermost in the frame.

Each picture is laid flat on the sheet by its markers, so that a camera held by hand does not move what it sees. While
anything moves there, or has, the top card is sought and read in every picture that may show it; two sights that agree
name it. There is no slit: a hand that comes and goes without another card showing has passed, and the pack ends when
the frame shows bare paper. No rules, no money, no clock: time is the frame's own.

The times and shares below, and those of `paper_place`, `paper_steady`, `paper_blank` and `paper_sights`, were chosen on
rendered films (`benchmarks.paper`, seeds below 9000, 640x480): nobody has filmed a printed sheet.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.capture.camera import Frame
from vision.observations import (
    Drawn,
    Empty,
    Exposed,
    HandPass,
    MotionStarted,
    Observation,
    Unclear,
)
from vision.quads import Image, Quad, rectify
from vision.reading import Reader
from vision.track import paper_place, paper_steady
from vision.track.bands import BandFilter
from vision.track.motion import Freshness
from vision.track.paper_blank import is_blank
from vision.track.paper_memory import Coming, Known, Stir
from vision.track.paper_sheet import Follower, Pose, SheetFollower
from vision.track.paper_sights import AGREE, Label, Sight, agreeing, passed, together
from vision.track.trouble import TroubleDetector
from vision.track.views import OTHER_PICTURE, cut_out, laid_on, likeness

AWAY = 0.012
"""Share of the samples that look otherwise than at rest, from which something has happened."""
REST_S = 0.15
"""Nothing has moved for so long: the hand has gone, or holds still."""
PASSED_S = 0.3
"""A hand has passed when nothing has moved for so long: one that comes for the card may pause."""
STAYS_S = 2.0
"""What has come to lie beside the card, or a hand that holds still, is part of the picture after so long."""
RETREAT_S = 0.5
"""After a card was named the hand that drew the one before goes away: no movement is reported."""
BLANK_S = 0.5
"""The bare frame must be seen for so long to be the pack's end."""
UNREAD_S = 0.7
"""A card at rest that cannot be read is reported as unclear after so long."""
HOLD_S = 0.85
"""A card that is read beside another or a hand is reported after so long: one that is begun to be drawn and taken back
shows the next one for 0.5 s (the films; a guess about hands)."""
SEEN_BEFORE = 6
"""Sights that have to agree on a card of one pack that has been dealt already: it is most likely another, misread."""
AT_REST = 10
"""Places that are tried for a card which is named and lies at rest, but is not seen whole."""
SETTLE_S = 0.5
"""Interval at which the picture at rest is renewed: the light changes."""
AWAKE_S = 2.0
"""While nothing is decided and nothing moves for so long, a view is taken only once in LAZY_S."""
LAZY_S = 0.2


class PaperTracker:
    """Feed it every frame; it says what happened. `laid`: each card is laid in the frame by itself and taken away
    again; else a pack lies there. `window`: the card's outline in pixels where the sheet has no markers; `follower`:
    what knows where the cards lie, if not a sheet's markers. `start_index`: position in the pack of the first card."""

    def __init__(
        self,
        reader: Reader,
        *,
        start_index: int = 0,
        window: Quad | None = None,
        laid: bool = False,
        follower: Follower | None = None,
    ) -> None:
        self._reader = reader
        self._laid = laid
        self._follower = follower or SheetFollower(window)
        self._picture = TroubleDetector()
        self._bands = BandFilter()
        self._index = start_index
        self._card: Known | None = None
        self._before: Label | None = None
        """The card before the one that was reported last: in the hand it may be seen again."""
        self._below: set[Label] = set()
        """Where each is laid by itself: cards that may lie below the one reported last, as no bare frame was seen
        since."""
        self._counted = False
        """A card that lies there has been counted by others: none is reported before the frame was seen bare."""
        self._dealt: set[Label] = set()
        self._stir: Stir | None = Stir()
        self._pose: Pose | None = None
        self._found = False
        """The sheet has been seen: from now on it is a trouble when it is not."""
        self._scale = paper_place.FIRST_SCALE
        self._freshness = Freshness(recurring=False)
        self._flat: paper_steady.Flat | None = None
        self._rest: paper_steady.Flat | None = None
        self._rest_s = self._moved_s = self._now_s = 0.0
        self._seen_s = 0.0
        """When the frame, or a card in it, was seen last."""
        self._said: list[Observation] = []
        self._tries = self._asides = 0
        """Views since one was read surely; places that were tried beside the last card's and the frame's since one was
        seen whole."""
        self.views_taken = 0
        """How often a card was rectified and read."""

    @property
    def window(self) -> Quad | None:
        """Outline of the top card in pixels, of its place while there is none; None while the sheet is not seen."""
        if self._pose is None:
            return None
        if self._card is not None:
            return self._pose.to_picture(self._card.sight.quad)
        return self._pose.to_picture(paper_place.in_frame(self._pose.cards))

    @property
    def at_rest(self) -> bool:
        """The top card has been reported and nothing has moved since."""
        return self._stir is None

    def rebase(self, index: int, dealt: Sequence[Label] | None = None) -> None:
        """The card in the frame now is card `index`: read it again and report it. `dealt`: rank and suit of all cards
        before it, if known. Where each is laid by itself, a card that lies there now is none of those that come, and
        `index` is that of the next one to be laid."""
        self._counted = self._laid and (self._stir is None or self._stir.blank_s is None)
        self._below.clear()
        if index == 0 or dealt is not None:
            self._dealt = set(dealt or ())
        self._index, self._card, self._before, self._stir = index, None, None, Stir()

    def learn(self, dealt: Sequence[Label]) -> None:
        """Rank and suit of all cards before the index given to `rebase`, some of which were in doubt then."""
        self._dealt |= set(dealt)

    def observe(self, frame: Frame) -> tuple[Observation, ...]:
        """The observations of the next frame; frames must come in the order in which they were taken."""
        self._said = []
        frame = self._bands.even(frame, moving=self._moved_s == self._now_s)
        now_s, image = frame.captured_at_s, frame.image
        self._now_s = now_s
        fresh = self._freshness.is_fresh(image, 0.0)
        self._pose = pose = self._follower.feed(image, now_s)
        mean = float(image[::8, ::8, 1].mean())
        self._found |= pose is not None
        if pose is None:
            self._flat = None
            self._moved_s = now_s
        elif fresh and not self._picture.is_dark(mean):
            self._watch(frame, pose)
        lost = pose is None and self._found
        hidden = (self._card is not None or lost) and self._stir is not None and now_s > self._seen_s
        words = self._picture.feed(fresh, mean, hidden, now_s)
        return (*self._said, *words)

    # --- one picture --------------------------------------------------------------------------------------------

    def _watch(self, frame: Frame, pose: Pose) -> None:
        now_s = frame.captured_at_s
        before, self._flat = self._flat, paper_steady.flat(frame.image, pose)
        mask = np.zeros(self._flat.shape, bool) if before is None else paper_steady.changed(self._flat, before)
        moving = before is None or float(mask.mean()) > paper_steady.MOVED
        if moving:
            self._moved_s = now_s
        if self._stir is None:
            self._keep_watch(now_s, moving=moving)
        if self._stir is None:
            return
        stir = self._stir
        if moving and not stir.reported and self._card is not None and now_s - self._card.since_s > RETREAT_S:
            stir.reported = True
            self._said.append(MotionStarted(now_s))
        calm = now_s - self._moved_s >= REST_S
        if calm and is_blank(self._flat, pose) and not self._shows_card(stir):
            self._seen_s = now_s
            self._blank(now_s, stir)
            return
        stir.blank_s = None
        if self._counted:
            return
        if now_s - self._moved_s > AWAKE_S and now_s - stir.viewed_s < LAZY_S:
            return
        self._view(frame, pose, stir, mask, calm=calm)
        if self._stir is stir:
            self._lasts(now_s, stir)

    def _keep_watch(self, now_s: float, *, moving: bool) -> None:
        """Something happens: the rest is over."""
        assert self._flat is not None
        self._seen_s = now_s
        away = 1.0 if self._rest is None else float(paper_steady.changed(self._flat, self._rest).mean())
        if moving or away > AWAY:
            self._stir = Stir()
        elif now_s - self._rest_s > SETTLE_S:
            self._rest, self._rest_s = self._flat, now_s

    def _shows_card(self, stir: Stir) -> bool:
        """The newest sight is of a card."""
        return bool(stir.sights) and stir.sights[-1].is_card and stir.sights[-1].time_s > self._moved_s

    def _view(self, frame: Frame, pose: Pose, stir: Stir, mask: paper_steady.Mask, *, calm: bool) -> None:
        """Takes a view of the top card and judges it."""
        now_s, shape = frame.captured_at_s, paper_place.sized(pose.cards, self._scale)
        place = self._place(frame.image, pose, shape, stir, calm=calm)
        first, second = (paper_steady.is_still(mask, index, pose) for index in paper_steady.index_places(place.quad))
        if not (first or second):
            return
        outline = pose.to_picture(place.quad)
        card = rectify(frame.image, outline)
        reading = self._reader.read(card)
        self.views_taken += 1
        sight = Sight(now_s, place.quad, outline, card, reading, (first, second), calm, cut_out(frame.image, outline))
        stir.add(sight)
        stir.viewed_s = now_s
        self._tries = 0 if sight.label is not None else self._tries + 1
        if sight.reading.whole:
            self._asides = 0
        if sight.label is not None:
            self._scale = paper_place.learnt(self._scale, place)
        self._decide(now_s, stir, sight)

    def _place(self, image: Image, pose: Pose, shape: Quad, stir: Stir, *, calm: bool) -> paper_place.Place:
        """Where the top card most likely lies. What could not be read where it seemed to lie is sought elsewhere."""
        starts: list[Quad] = []
        if stir.sights and stir.sights[-1].label is not None:
            starts.append(stir.sights[-1].quad)
        elif self._card is not None:
            starts.append(self._card.sight.quad)
        turn = self._tries % 4
        if (turn and turn != 3 and self._tries > 4) or (calm and self._is_partly_seen(stir)):
            about = starts[0] if starts and self._asides % 2 else shape
            starts = [paper_place.aside(about, self._asides // 2)]
            self._asides += 1
        elif turn in (1, 3) and (self._card is None or calm or self._tries > 4):
            found = paper_place.anywhere(image, pose)
            if found:
                starts = [found[min(turn // 2, len(found) - 1)].quad]
        elif turn == 2 and stir.sights and len(starts) == 1:
            starts.append(stir.sights[-1].quad)
        if not starts:
            starts = [shape]
        return paper_place.near(image, pose, shape, [laid_on(shape, one) for one in starts])

    def _is_partly_seen(self, stir: Stir) -> bool:
        """The card that was reported is read where it is taken to lie, but not as one that is seen whole: its outline
        may be another, and where it is looked for the next card would not be found."""
        if self._card is None or not stir.sights or self._asides >= AT_REST:
            return False
        last = stir.sights[-1]
        return last.label == self._card.label and last.label is not None and not last.reading.whole

    # --- what it was ---------------------------------------------------------------------------------------------

    def _decide(self, now_s: float, stir: Stir, sight: Sight) -> None:
        """What the newest sight says, by itself or with those before it."""
        card = self._card
        label, reading, since_s = sight.label, sight.reading, now_s
        if label is None and sight.calm:
            pooled = together(stir.sights, self._reader)
            if pooled is not None and pooled.rank is not None and pooled.suit is not None:
                label, reading = (pooled.rank, pooled.suit), pooled
        elif label is not None and (card is None or label != card.label):
            agreed = agreeing(stir.sights, label)
            if len(agreed) < (SEEN_BEFORE if label in self._dealt and not self._laid else AGREE):
                return
            reading, since_s = self._reader.combine([one.reading for one in agreed]), agreed[0].time_s
        if label is None:
            self._unread(now_s, stir, sight)
            return
        self._seen_s = now_s
        if card is not None and label == card.label:
            self._same(now_s, stir, sight)
        elif label in self._below if self._laid else label == self._before:
            return
        elif reading.rank is not None and reading.suit is not None:
            self._comes(now_s, stir, Coming(label, reading, sight, since_s))

    def _comes(self, now_s: float, stir: Stir, new: Coming) -> None:
        """A card that has not been reported: at once where nothing is over it, else when that has lasted."""
        was = stir.coming
        if was is not None and was.label != new.label:  # that one has gone, and another has come already
            self._report(now_s, stir, was)
            stir = Stir(reported=stir.reported)
            self._stir = stir
            was = None
        stir.coming = new if was is None else Coming(new.label, new.reading, new.sight, was.since_s)
        sight = new.sight
        free = (sight.reading.whole and all(sight.still)) or (sight.calm and self._hand_gone(sight.quad))
        if self._card is None or self._card.label is None or free:
            self._report(now_s, stir, stir.coming)

    def _lasts(self, now_s: float, stir: Stir) -> None:
        """The card before was not put back on one that was read for so long."""
        if stir.coming is not None and now_s - stir.coming.since_s >= HOLD_S:
            self._report(now_s, stir, stir.coming)

    def _same(self, now_s: float, stir: Stir, sight: Sight) -> None:
        """The card that was reported lies there."""
        assert self._card is not None
        stir.unread_s = stir.coming = None
        self._card.sight = sight
        if sight.calm and not self._is_partly_seen(stir):
            self._to_rest(now_s, stir)

    def _to_rest(self, now_s: float, stir: Stir) -> None:
        """All is as before the movement; or what has come there, a hand perhaps, has been still for long."""
        assert self._flat is not None
        if stir.reported:
            assert self._card is not None
            if now_s - self._moved_s < (PASSED_S if self._hand_gone(self._card.sight.quad) else STAYS_S):
                return
            self._said.append(HandPass(now_s))
        self._stir, self._rest, self._rest_s = None, self._flat, now_s

    def _hand_gone(self, quad: Quad) -> bool:
        """Around the card that lies there all is as before the movement; the card itself may lie otherwise."""
        assert self._flat is not None
        assert self._pose is not None
        if self._rest is None:
            return False
        around = paper_steady.outside(quad, self._pose)
        return float(paper_steady.changed(self._flat, self._rest)[around].mean()) <= AWAY

    def _report(self, now_s: float, stir: Stir, new: Coming) -> None:
        """A card that has not been reported is the uppermost one."""
        card, sight, reading = self._card, new.sight, new.reading
        again = card is not None and card.label is None and self._is_that(card, sight)
        missed = None if again or card is None else passed(stir.sights, card.sight, sight)
        self._said += self._picture.another_card(True, now_s)
        if not again:
            self._next(now_s)
        if missed is not None:
            self._cannot_read(now_s, missed)
            self._next(now_s)
        self._before = self._before if again or card is None else card.label
        self._asides = 0
        self._below.add(new.label)
        self._dealt.add(new.label)
        self._card = Known(new.label, sight, now_s)
        self._stir = Stir()
        sure, ranks, suits = reading.confidence, reading.ranks, reading.suits
        image, outline = sight.image, sight.outline
        self._said.append(Exposed(self._index, *new.label, sure, ranks, suits, now_s, image, outline, card=sight.card))

    def _next(self, now_s: float) -> None:
        """The card that was reported has been drawn."""
        if self._card is not None:
            self._said.append(Drawn(self._index, now_s))
            self._index += 1

    def _is_that(self, card: Known, sight: Sight) -> bool:
        """It is the card that could not be read: nothing has moved since, or it looks the same."""
        return self._moved_s <= card.since_s or likeness(card.sight.card, sight.card) > OTHER_PICTURE

    def _unread(self, now_s: float, stir: Stir, sight: Sight) -> None:
        """A card that is not read surely: at rest for long it is reported as unclear."""
        card = self._card
        if not sight.calm or not sight.is_card:
            stir.unread_s = None
            return
        if card is not None and likeness(card.sight.card, sight.card) > OTHER_PICTURE:
            self._seen_s = now_s
            if card.label is None or now_s - self._moved_s > UNREAD_S:
                self._to_rest(now_s, stir)
            return
        self._seen_s = now_s
        if stir.unread_s is None:
            stir.unread_s = now_s
        if now_s - stir.unread_s < (UNREAD_S if self._hand_gone(sight.quad) else STAYS_S):
            return
        self._said += self._picture.another_card(True, now_s)
        self._next(now_s)
        if card is not None:
            self._before = card.label
        self._stir = Stir()
        self._cannot_read(now_s, sight)

    def _cannot_read(self, now_s: float, sight: Sight) -> None:
        """The uppermost card is, or was, one that is not read."""
        self._card = Known(None, sight, now_s)
        ranks, suits = sight.reading.ranks, sight.reading.suits
        image, outline = sight.image, sight.outline
        self._said.append(Unclear(self._index, ranks, suits, now_s, image, outline, (image,), sight.card))

    def _blank(self, now_s: float, stir: Stir) -> None:
        """The frame is empty: the pack has ended, or the card that was laid there is taken away."""
        self._counted = False
        if stir.blank_s is None:
            stir.blank_s = now_s
        if stir.coming is not None and now_s - stir.blank_s >= BLANK_S:
            self._report(now_s, stir, stir.coming)
            self._stir = Stir(blank_s=stir.blank_s)
        if now_s - stir.blank_s < BLANK_S or self._card is None:
            return
        self._next(now_s)
        if not self._laid:
            self._said.append(Empty(now_s, self._index))
        self._card = self._before = None
        self._below.clear()
        self._stir = Stir()
