"""Watches the shoe's window and reports every card that leaves it, once: what it was, or that it is unclear.

The state machine is `shoe_states`; what a frame shows is `shoe_strip`, where its frames lie and the card's pictures
`shoe_passage`. Knows no rules; the cards of the shoe are not counted against a pack.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import shoe_layout as layout
from vision.capture.camera import Frame
from vision.observations import (
    DoubleDraw,
    Drawn,
    Exposed,
    HalfOut,
    MotionStarted,
    Observation,
    PushedBack,
    Trouble,
    TroubleCleared,
    TroubleKind,
    Unclear,
)
from vision.quads import Image, Quad
from vision.reading import NONE, Reader, Reading
from vision.track import shoe_states
from vision.track.shoe_passage import Passage
from vision.track.shoe_states import Action, Cue, State
from vision.track.shoe_strip import Seen, Strip, Strips

HALF_OUT_S = 1.0
"""Report a card as held half out when it has not moved for this long."""
LASTS_S = 2.0
"""Something dark that has not moved for this long may be how the empty window looks now: a lamp has failed, or a dark
card lay in it when the program started."""
BLIND_S = 0.07
"""Cards may have left unseen when no usable picture has come for longer than this: pulled with 1.3 m/s a card is over
the window for 72 ms."""
TOO_LONG_MM = 3.0
"""Longer than a card by this much are two. Of single cards 0.7 mm was the most (`make bench-shoe`)."""
BARE_MM = 25.0
"""Where the way is known so loosely there was no print by which to measure it: a plain card, a back of fine lines. Its
length says nothing."""
UNSURE_MM = 2.0
"""Longer or shorter than a card by this much: its frames are not where they are thought to be."""
AGREES = 0.5
"""Probability that each picture by itself must give the card that both name."""
DARK = 0.5
"""Level of the black around the window, as a share of what it was, below which the lamps have failed."""
NO_LIGHT = 6.0
"""Grey level below which the picture is dark anyhow."""
COVERED = 2.5
"""Level of that black, as a share of what it was, above which it is not seen: something is over the window and beside
it, or the shoe is open. A passing card changes it by 3 % (the drawn shoe); the limit is a guess."""
RISES_S = 60.0
"""Time in which the level it is compared with comes near to a higher one: as slowly as daylight changes (a guess)."""


class ShoeTracker:
    """Cards that slide over the shoe's window. Not thread-safe.

    `reader` reads them, `window` is the outline of the window in the picture (px; None: where the drawn shoe has it).
    Frames have to come at 60 a second at least (`vision.shoe_layout.FPS` is 120), mirrored as the camera takes them.
    Those that do not say how long their rows took are taken for the drawn shoe's camera's.
    """

    at_exit = True
    """It sees the black inside of a shoe, and cards only while they leave."""

    def __init__(self, reader: Reader, *, window: Quad | None = None) -> None:
        self._reader = reader
        self._strips = Strips(window)
        self._state = State.UNKNOWN
        self._index = 0
        self._passage: Passage | None = None
        self._again = False
        """The card that left last was pushed back through the slit: it comes a second time."""
        self._before: NDArray[np.uint8] | None = None
        self._fresh_s: float | None = None
        """When the last usable picture was taken."""
        self._rim = 0.0
        """Level of the black around the window; 0 while it is not known."""
        self._reported: TroubleKind | None = None
        self._said: list[Observation] = []
        self._why: TroubleKind = "frozen"
        self._now_s = 0.0
        self._shape: tuple[int, ...] = ()
        self._seen = Seen(Cue.NO_PICTURE)
        self._strip: Strip | None = None
        self._readout_s = layout.READOUT_S
        self._do: Mapping[Action, Callable[[], Cue | None]] = {
            Action.NOTHING: lambda: None,
            Action.LEARN: self._learn,
            Action.BEGIN: self._begin,
            Action.FOLLOW: self._follow,
            Action.FOLLOW_ON: self._follow_on,
            Action.FOLLOW_DOUBT: self._follow_doubt,
            Action.WATCH: self._watch,
            Action.HOLD: self._hold,
            Action.REPORT_CARD: self._report_card,
            Action.REPORT_AND_BEGIN: self._report_and_begin,
            Action.REPORT_PUSHED_BACK: self._report_pushed_back,
            Action.REPORT_RETURN: self._report_return,
            Action.REPORT_LOST: self._report_lost,
            Action.REPORT_DOUBTFUL: self._report_doubtful,
            Action.REPORT_AND_LEARN: self._report_and_learn,
            Action.TELL: self._tell,
            Action.CLEAR: self._clear,
            Action.CLEAR_AND_BEGIN: self._clear_and_begin,
        }

    @property
    def state(self) -> State:
        return self._state

    @property
    def window(self) -> Quad | None:
        """Outline of the window, px; None before the first frame."""
        return None if self._before is None else self._strips.window(self._shape)

    def rebase(self, index: int, dealt: Sequence[tuple[str, str]] | None = None) -> None:
        """The next card to leave is card `index`. `dealt` is not used: packs of a shoe are not counted."""
        self._index = index
        if index == 0:
            self._fresh_s = None  # between two runs no pictures come: what left meanwhile is of neither
            self._rim = 0.0  # and the shoe may have been open

    def learn(self, dealt: Sequence[tuple[str, str]]) -> None:
        """Nothing: packs of a shoe are not counted."""

    def observe(self, frame: Frame) -> tuple[Observation, ...]:
        """Feed one frame; returns the observations it gives rise to."""
        self._said = []
        self._now_s, self._shape = frame.captured_at_s, frame.image.shape
        if frame.readout_s is not None:
            self._readout_s = frame.readout_s
        if self._fresh_s is not None and self._now_s - self._fresh_s > BLIND_S:
            self._take(Cue.BLINDED)
        strip = self._strips.cut(frame.image)
        usable = self._is_usable(frame.image, strip)
        self._before = strip.image
        if not usable:
            self._take(Cue.NO_PICTURE)
        else:
            self._fresh_s = self._now_s
            self._strip, self._seen = strip, self._strips.seen_in(frame.image, strip)
            self._take(self._seen.cue)
        return tuple(self._said)

    def _take(self, cue: Cue | None) -> None:
        while cue is not None:
            then = shoe_states.step(self._state, cue)
            self._state = then.state
            cue = self._do[then.action]()

    def _is_usable(self, image: Image, strip: Strip) -> bool:
        """Neither dark nor covered nor the previous picture again."""
        # Noise makes every real picture another one, so equality of a sample of pixels is proof of a repeated picture.
        if self._before is not None and np.array_equal(self._before[::6, ::6], strip.image[::6, ::6]):
            self._why = "frozen"
            return False
        rim = self._strips.rim(image)
        if rim < max(NO_LIGHT, DARK * self._rim):
            self._why = "dark"
            return False
        if self._rim and rim > COVERED * self._rim:
            self._why = "covered"
            return False
        self._follow_light(rim)
        self._why = "frozen"  # when the next one does not come
        return True

    def _follow_light(self, rim: float) -> None:
        """Daylight, not a lamp that fails, nor what is over the window for a while."""
        if not self._rim:
            self._rim = rim
        elif rim < self._rim:
            self._rim += (rim - self._rim) * 0.05
        elif self._fresh_s is not None:
            self._rim += (rim - self._rim) * min(1.0, (self._now_s - self._fresh_s) / RISES_S)

    # --- the empty window, and a card over it ----------------------------------------------------------------------

    def _learn(self) -> None:
        assert self._strip is not None
        self._strips.learn_empty(self._strip, self._rim)

    def _begin(self) -> None:
        readout_s_mm = self._readout_s * self._strips.px_per_mm(self._shape) / self._shape[0]
        doubtful = self._state is State.DOUBTFUL or self._again
        self._passage = Passage(self._now_s, readout_s_mm, doubtful=doubtful)
        self._said.append(MotionStarted(self._now_s))
        self._follow_on()

    def _follow_on(self) -> None:
        passage = self._under_way
        assert self._strip is not None
        if self._seen.cue is Cue.ODD:
            passage.doubtful = True
        passage.add(self._seen, self._strip, self._now_s, self._strips.paper)

    def _follow_doubt(self) -> Cue | None:
        self._follow_on()
        assert self._strip is not None
        if self._seen.dark and self._under_way.lasts_s(self._strip, self._now_s) >= LASTS_S:
            return Cue.LASTS
        return None

    def _follow(self) -> Cue | None:
        self._follow_on()
        return Cue.STANDS if self._under_way.stands_s(self._now_s) >= HALF_OUT_S else None

    def _watch(self) -> Cue | None:
        self._follow_on()
        return Cue.STIRS if self._under_way.stands_s(self._now_s) == 0.0 else None

    def _hold(self) -> None:
        if not self._under_way.held:
            self._under_way.held = True
            self._said.append(HalfOut(self._index, self._now_s))

    @property
    def _under_way(self) -> Passage:
        assert self._passage is not None
        return self._passage

    # --- its end ---------------------------------------------------------------------------------------------------

    def _report_card(self) -> None:
        """One card, or two that came together."""
        passage = self._ended()
        pictures, longer = passage.pictures(self._strips.paper)
        # Where frames without an edge had to be placed by the print alone, the length is too uncertain to call it two.
        if longer - passage.loose_mm > TOO_LONG_MM and passage.loose_mm <= BARE_MM:
            self._said.append(DoubleDraw((self._index, self._index + 1), self._now_s))
            self._leave(passage, pictures, sure=False)
            self._leave(passage, pictures, sure=False)
            return
        sure = not passage.doubtful and abs(longer) <= UNSURE_MM
        named = self._leave(passage, pictures, sure=sure)
        # Of a card that was not read nobody knows whether it has white paper: the pattern of a back would be learnt.
        if named and passage.brightest is not None:
            self._strips.learn_paper(passage.brightest)

    def _report_and_begin(self) -> None:
        self._report_card()
        self._begin()

    def _report_doubtful(self) -> None:
        passage = self._ended()
        self._leave(passage, passage.pictures(self._strips.paper)[0], sure=False)

    def _report_and_learn(self) -> None:
        assert self._strip is not None
        self._report_doubtful()
        self._strips.relearn_empty(self._strip, self._rim)

    def _report_pushed_back(self) -> None:
        self._ended()
        self._said.append(PushedBack(self._index, self._now_s))

    def _report_return(self) -> None:
        """The card that left last is pushed in again; one that only moved out is a card of its own."""
        passage = self._under_way
        in_slit = passage.last is not None and passage.last.cue is Cue.LEAD
        if not in_slit and passage.frames == 1:  # so fast a card would be gone in the next frame
            self._report_doubtful()
            return
        self._ended()
        self._again = in_slit
        self._said.append(PushedBack(max(self._index - 1, 0), self._now_s))

    def _report_lost(self) -> None:
        last = self._under_way.last
        if last is not None and last.cue in (Cue.LEAD, Cue.NEXT):
            self._report_pushed_back()
        elif last is not None and last.cue is Cue.TRAIL:
            self._report_card()
        else:
            self._report_doubtful()

    def _ended(self) -> Passage:
        passage, self._passage = self._under_way, None
        return passage

    def _leave(self, passage: Passage, pictures: Sequence[tuple[Image, bool]], *, sure: bool) -> bool:
        """One card has left. `sure`: it is one, and seen as a whole. Returns whether it was named."""
        index, now_s = self._index, self._now_s
        self._index += 1
        self._again = False
        self._said.append(Drawn(index, now_s))
        readings = [self._reader.read(card) for card, _ in pictures]
        reading = self._reader.combine(readings) if readings else _UNREAD
        whole = len(pictures) == 2 and all(complete for _, complete in pictures)
        if not (sure and whole and _agree(readings, reading)):
            reading = replace(reading, rank=None, suit=None)
        elif not _agree_in_suit(readings, reading):
            reading = replace(reading, suit=None)
        image = pictures[0][0] if pictures else _upright(passage.kept[0].strip)
        burst = () if reading.suit is not None else (*(card for card, _ in pictures), *_glimpses(passage))
        looked_at = image if sure and whole else None
        if reading.rank is None:
            self._said.append(Unclear(index, reading.ranks, reading.suits, now_s, image, None, burst, looked_at))
        else:
            found = (reading.rank, reading.suit, reading.confidence, reading.ranks, reading.suits)
            self._said.append(Exposed(index, *found, now_s, image, None, burst, looked_at))
        return reading.rank is not None

    # --- no picture ------------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        self._passage = None
        self._reported = self._why
        self._said.append(Trouble(self._reported, self._now_s))

    def _clear(self) -> None:
        if self._reported is not None:
            self._said.append(TroubleCleared(self._reported, self._now_s))
            self._reported = None

    def _clear_and_begin(self) -> None:
        self._clear()
        self._begin()


_UNREAD = Reading({NONE: 1.0}, {NONE: 1.0}, None, None, 0.0, card=0.0)


def _agree(readings: Sequence[Reading], both: Reading) -> bool:
    """Whether the two readings are of the same rank, and together sure of it."""
    return both.rank is not None and all(one.ranks[both.rank] >= AGREES for one in readings)


def _agree_in_suit(readings: Sequence[Reading], both: Reading) -> bool:
    return both.suit is not None and all(one.suits[both.suit] >= AGREES for one in readings)


def _glimpses(passage: Passage) -> tuple[Image, ...]:
    """Some of its frames: what people decide from."""
    every = max(1, len(passage.kept) // 4)
    return tuple(_upright(one.strip) for one in passage.kept[every // 2 :: every][:4])


def _upright(strip: Image) -> Image:
    """A strip as seen from below without the mirror, the card's upper edge upward."""
    return np.asarray(cv2.rotate(cv2.flip(strip, 1), cv2.ROTATE_90_COUNTERCLOCKWISE), np.uint8)
