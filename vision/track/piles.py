"""The piles beside the box: a card on them that never lay in the window left it together with the one before it.

Looked at a few times after each draw, while nothing moves in the window, and only where the picture has changed since
the draw before; a little of it with each frame, so that none is kept waiting. A card counts when it was read surely
twice - by one open index, or as a whole by a reader that knows no corners - is no card of this deal, and was not there
already: a layout may have cards painted on it. The piles of before the first draw tell nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

import cv2
import numpy as np

from vision.locate.changes import CARD_PX, Small, changed, small_picture
from vision.locate.ratio import may_be_alike
from vision.locate.shape import similar_size
from vision.locate.window import Place, card_places
from vision.quads import Image, Quad, overlap, rectify, sides
from vision.read.pile_indices import CornerReader, Index, spotted
from vision.read.reader import corner_patches
from vision.reading import Reader
from vision.track.views import likeness

CHECKS_S = (0.3, 0.5, 0.8, 1.4)
"""Times after a card was reported at which the piles are checked."""
LONGEST_S = 1 / 30
"""The longest frame that is counted: else slow steps make the next frame longer, which takes more of them."""
STEP_S = 0.008
"""Duration of one step of a check at most: at 120 frames a second one is done with each frame, at 30 four."""
_HIDDEN = 1.2
"""Part of the picture around the window that is left out, in sizes of the window: its card and its rim."""
_LEAST = 0.12
"""Share of a card's area that must have changed in one place for something to have come to lie there."""
_MOST = 0.5
"""Share of the picture that changes at most: beyond that it was the light."""
_LIKE = 0.8
"""Likeness from which it is the card that has just left, whatever was read."""

_ROOM = 0.08
"""Margin around what has changed in which an open index is sought, in sides of the window: the index itself is inside
the change."""
_ROOM_FOR_CARDS = 0.6
"""Margin around what has changed in which a whole card is sought, in sides of the window: it may reach beyond it."""
_SURE = 0.88
"""Probability from which an index alone is taken for read: of 1,000 indices of known cards none was read otherwise with
more than 0.8."""
_SURE_THOUGH_ALIKE = 0.98
"""Probability from which a corner that looks like one of the card that has just left is taken for another card's: of an
unknown pack the card that had left was read otherwise with 0.96."""
_ALIKE = 0.85
"""Likeness of two corners: those of one card reach 0.9, of cards of one rank or suit 0.75 to 0.96."""

_EARLIER = 8
"""Pictures of before the last draw in which a card may be seen to have been there already: the first of the deal, and
the last ones, as a hand hides it in some."""
_THERE = 0.9
"""Likeness of a place to what was there, from which it was there already: painted cards reached 0.95 to 1.00 (three
films), indices of cards that had come to lie 0.56 at most, but for one of 0.90 (five rendered deals with pairs)."""
_SHIFT_PX = 3
"""By how much it may seem to have moved."""
_REACH = 0.08
"""Of an index: half the side of the square around its figure that is compared, in sides of the window."""
_FIGURE = _REACH / 2
"""Of the figure alone, whose pip another card may have come to cover: an 8 of spades under a nine of clubs was read as
of clubs (`benchmarks.films`, seed 73424). There 0.95 alike, 14 figures that had come to lie at most 0.50
(`benchmarks.clips --deals 3 --cards 20 --seed 600 --incidents 0.3 --kinds draw_two`)."""

Part = tuple[int, int, int, int]
"""Of a picture: x0, y0, x1, y1."""


class PileDetector:
    """One box's surroundings. `check` whenever `due` says so."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._checks: list[float] = []
        self._before: Small | None = None
        self._now: Small | None = None
        self._pictures: list[Image] = []
        """Of the checks since the last draw, grey."""
        self._earlier: list[Image] = []
        """Of those before it."""
        self._left: Image | None = None
        self._suspect: tuple[str, str] | None = None
        self._fruitless: Small | None = None
        """The picture in which no stranger was found since the last card: the same again shows none either."""
        self._reading: Iterator[tuple[str, str] | None] = iter(())
        self._strangers: set[tuple[str, str]] | None = None
        """Found so far in the check under way."""

    def forget(self) -> None:
        """A new pack, or a restart: the cards on the piles now are no evidence."""
        self._checks, self._suspect, self._left, self._strangers = [], None, None, None
        self._before = self._now = self._fruitless = None
        self._earlier, self._pictures = [], []

    def card_reported(self, now_s: float, left: Image | None) -> None:
        """A card lies in the window; `left` is the rectified picture of the one that has left, if any."""
        self._checks = [now_s + delay for delay in CHECKS_S]
        self._before, self._suspect, self._left, self._strangers = self._now, None, left, None
        self._fruitless = None
        kept = [*self._earlier, *self._pictures]
        self._earlier, self._pictures = kept[:1] + kept[1:][1 - _EARLIER :], []

    def due(self, now_s: float) -> bool:
        """It is time for a check, or one is under way."""
        return self._strangers is not None or (bool(self._checks) and now_s >= self._checks[0])

    def check(
        self, image: Image, window: Quad, frame_s: float, unseen: Callable[[str, str], bool]
    ) -> tuple[str, str] | None:
        """The part of a check that fits into a frame of `frame_s` seconds. At the end of a check that agrees with the
        one before: (rank, suit) of the one card that is on a pile without having been in the window; else None."""
        if self._strangers is None:
            if self._begins(image, window):
                self._strangers, self._reading = set(), self._new_cards(image, window, unseen)
            return None
        steps = max(1, round(min(frame_s, LONGEST_S) / STEP_S))
        found = list(islice(self._reading, steps))
        self._strangers |= {card for card in found if card is not None}
        if len(found) == steps:
            return None
        strangers, self._strangers = self._strangers, None
        self._fruitless = None if strangers else self._now
        first, self._suspect = self._suspect, strangers.pop() if len(strangers) == 1 else None
        return self._suspect if self._suspect is not None and self._suspect == first else None

    def _begins(self, image: Image, window: Quad) -> bool:
        """There may be something to see."""
        self._checks.pop(0)
        self._now = small_picture(image, window, _HIDDEN)
        self._pictures.append(np.asarray(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), np.uint8))
        if self._before is None or self._left is None or self._before.shape != self._now.shape:
            return False
        return self._fruitless is None or bool(changed(self._fruitless, self._now).any())

    def _new_cards(
        self, image: Image, window: Quad, unseen: Callable[[str, str], bool]
    ) -> Iterator[tuple[str, str] | None]:
        """(rank, suit) of the unseen cards to be read beside the box where it has changed; None after a step that found
        none."""
        corners = isinstance(self._reader, CornerReader)
        for part in self._changed_parts(image, window, _ROOM if corners else _ROOM_FOR_CARDS):
            if isinstance(self._reader, CornerReader):
                for index in spotted(image, window, part, self._reader, unseen):
                    yield None if index is None or not self._counts(index, window, image) else (index.rank, index.suit)
                continue
            for place in self._places(image, window, part):
                rank, suit = place.reading.rank, place.reading.suit
                if rank is None or suit is None or not unseen(rank, suit) or self._is_what_left(image, place.quad):
                    yield None
                else:
                    yield None if self._was_there(image, *_around(place.quad)) else (rank, suit)

    def _counts(self, index: Index, window: Quad, image: Image) -> bool:
        """Whether the index is beside the window, surely read, and new there."""
        beside = cv2.pointPolygonTest(window, index.at, measureDist=False) < 0
        if not beside or index.probability <= (_SURE_THOUGH_ALIKE if self._is_alike(index.corner) else _SURE):
            return False
        side = float(sides(window).max())
        return not any(self._was_there(image, index.at, reach * side) for reach in (_REACH, _FIGURE))

    def _was_there(self, image: Image, at: tuple[float, float], reach: float) -> bool:
        """Whether a square of the picture, `reach` px to each side of `at`, looked the same before the last draw."""
        height, width = image.shape[:2]
        (x, y), far = at, round(reach)
        x0, y0 = max(round(x) - far, _SHIFT_PX), max(round(y) - far, _SHIFT_PX)
        x1, y1 = min(round(x) + far, width - _SHIFT_PX), min(round(y) + far, height - _SHIFT_PX)
        if x1 - x0 < far or y1 - y0 < far:
            return False
        here = cv2.cvtColor(np.ascontiguousarray(image[y0:y1, x0:x1]), cv2.COLOR_BGR2GRAY)
        room = np.s_[y0 - _SHIFT_PX : y1 + _SHIFT_PX, x0 - _SHIFT_PX : x1 + _SHIFT_PX]
        return any(
            cv2.matchTemplate(np.ascontiguousarray(one[room]), here, cv2.TM_CCOEFF_NORMED).max() > _THERE
            for one in self._earlier
            if one.shape == image.shape[:2]
        )

    def _changed_parts(self, image: Image, window: Quad, room: float) -> Iterator[Part]:
        """Where the picture has changed by half a card and more since the card before was reported, with this much room
        around it, in sides of the window."""
        assert self._before is not None
        assert self._now is not None
        spots = changed(self._before, self._now)
        if cv2.mean(spots)[0] > _MOST:
            return
        mask = cv2.dilate(spots, np.ones((3, 3), np.uint8))
        count, _, stats, _ = cv2.connectedComponentsWithStats(mask)
        unit = image.shape[1] / mask.shape[1]
        around = round(room * float(sides(window).max()))
        for x, y, width, height, size in stats[1:count]:
            if size >= _LEAST * CARD_PX * 1.4 * CARD_PX:
                x0, y0 = max(0, round(x * unit) - around), max(0, round(y * unit) - around)
                x1, y1 = round((x + width) * unit) + around, round((y + height) * unit) + around
                yield x0, y0, min(x1, image.shape[1]), min(y1, image.shape[0])

    def _places(self, image: Image, window: Quad, part: Part) -> Iterator[Place]:
        """The whole cards that lie in a part of the picture."""
        x0, y0, x1, y1 = part
        for place in card_places(np.ascontiguousarray(image[y0:y1, x0:x1]), self._reader, thorough=False):
            quad = (place.quad + np.array([x0, y0], np.float32)).astype(np.float32)
            fits = similar_size(quad, window) and may_be_alike(quad, window, image.shape)
            if overlap(quad, window) == 0 and fits:
                yield Place(quad, place.reading, place.score)

    def _is_alike(self, corner: Image) -> bool:
        """This corner may be one of the card that has just left; so may be another card's of its rank or suit."""
        assert self._left is not None
        core = np.ascontiguousarray(corner[10:-10, 6:-6])
        return any(
            cv2.matchTemplate(one, core, cv2.TM_CCOEFF_NORMED).max() > _ALIKE for one in corner_patches(self._left)
        )

    def _is_what_left(self, image: Image, quad: Quad) -> bool:
        """The outline may have come out a little too large or too small: on a heap it is hard to find."""
        assert self._left is not None
        card = rectify(image, quad)
        views = [card, card[::-1, ::-1]]
        return any(
            likeness(_inner(self._left, left), _inner(view, here)) > _LIKE
            for view in views
            for left, here in ((0.0, 0.0), (0.04, 0.0), (0.08, 0.0), (0.0, 0.04), (0.0, 0.08))
        )


def _around(quad: Quad) -> tuple[tuple[float, float], float]:
    """The middle of a card, and half of the shorter side of what is upright around it, px."""
    x, y = (float(v) for v in quad.mean(axis=0))
    return (x, y), float(np.ptp(quad, axis=0).min()) / 2


def _inner(card: Image, margin: float) -> Image:
    """The card without this much of every edge."""
    y, x = round(margin * card.shape[0]), round(margin * card.shape[1])
    return card[y : card.shape[0] - y, x : card.shape[1] - x]
