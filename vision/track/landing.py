"""Where the card that was drawn came to rest: alone, or on a second one that left the box together with it.

Once nothing moves around the box, the card that left the window is sought by its print where the picture has changed
since before the draw. Whatever else has become paper close by its edges is the second card, which sticks out from under
it. A pile that was pushed shows paper where it was not, too, but none where it was before: that decides nothing. So
does a hand, which reaches farther.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.locate.changes import CARD_PX, Small, change_of_light, changed, small_picture
from vision.quads import Image, Quad, scaled
from vision.track.middle import H_MM, USUAL_MM, W_MM, middle_of, short_by_mm, towards_mm
from vision.track.print_search import PX, WHOLLY, Grey, Matrix, Part, Sight, refined, sought, to_mm

STILL_S = 0.1
"""Interval between two pictures until it is known whether the card lies alone."""
_SELDOM_S = 0.5
"""Interval between two pictures afterwards: that of before the next draw is kept up to date."""
_MOST_TRIES = 8
"""Pictures in which one card is sought at most, those that are as one in which it was not found left out."""
_SOON_S = 2.0
"""Until so long after the card was reported a table that does not rest is looked at often."""
_MOST_WAITING = 2
"""Pictures that wait to be judged at most."""
_ALONE = 4
"""Pictures that must show the card alone until no second one is sought: a hand may still hide it."""
_STEPS_A_SECOND = 60
"""Steps with each frame, by its length: one takes 4 ms, at most 10, on the machine of docs/measurements.md (guess: 12
and 30 on a Pi 4)."""
LONGEST_S = 1 / 15
"""The longest frame that is counted: else slow steps make the next frame longer, which takes more of them."""
_HIDDEN = 1.3
"""Part of the small picture around the window that is left out, in sizes of the window."""
_RIM = 1.06
"""Part around the window in which no paper is sought, in sizes of the window."""
_LEAST = 0.12
"""Share of a card's area that must have changed in one place for something to have come to rest there."""
_ROOM_MM = 10
"""Margin around what has changed in which the card is sought."""
_LARGEST_MM = 260
"""Longest side of the part in which it is sought."""
_TABLE = 0.94
"""Size of a card on the table, of its size in the window, before any was seen there: the table is farther away."""
_OTHER_SIZE = 0.02
"""Difference from which on a card is sought by the usual size as well (guess)."""
_AROUND_MM = 25
"""Margin around the card that is compared with the picture before."""
_EDGE_MM = 3.5
"""Width of the card's edge that the window's frame hides, its shadow and the error of its place included."""
_STRETCHED = 1.05
"""A card's longer scale, of its shorter one, from which the window shows less of it one way: 1.05 at most in a film
whose window is true, 1.10 where it was the frame line of a king on the long sides (`benchmarks.films`, seed 74011)."""
_FAR_MM = 17.0
"""A second card sticks out no farther than this from what the window shows of the first."""
_CHANGED = 0.11
"""Change of a pixel, as a share of paper white, from which something has come there."""
_SHADED = 0.18
"""Change of a pixel that was paper, as a share of paper white, from which something has come there: the cards of a pile
that a hand has pressed were up to 0.17 lighter or darker (`benchmarks.films`, seed 74136)."""
_FEWER = 7
"""One pixel of this many is enough to find the card's white."""
_PAPER = 0.7
"""Share of paper white in the darkest colour from which a pixel is paper."""
_THIN_MM = 1.0
"""What is thinner is an edge or a shadow."""
_RIM_MM = 3
"""Width of the rim of what the window shows of the card, in which little is printed: 0.07 of it at most, in indices."""
_TABLE_WITHIN = 0.1
"""Share of two sides of that rim in which the table is seen as it was, from which the card is not where it seems to be;
on one side alone something may lie over it. Of an ace that was found turned by 15 degrees 0.18 of the whole
(`benchmarks.films`, seed 74014), else 0.04 at most in three films."""
_LONG_MM = 15.0
"""A strip of the second card is at least so long."""
_TWO_MM2 = 100.0
"""Paper beside the card from which there is a second one. Of 22 whole deals without one three draws came to 60 or more
beside piles that lay still, 87 at most; of 35 pairs that were found so one had 89, the others 146 and more."""
_PLAINLY_MM2 = 250.0
"""Paper from which one picture is enough: of 30 pairs 23 had as much, of 1,900 single draws one had 159 in its first
picture and none in the next (`benchmarks.films`, seeds 74011 to 74310; 74221)."""
_GONE_MM2 = 40.0
"""Paper that has gone beside the card from which the pile was pushed: the card hides some of it."""

Mask = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Still:
    """One picture of the table at rest."""

    image: Image
    small: Small


@dataclass(frozen=True, slots=True)
class Landing:
    """Paper around the place where a card came to rest, mm²."""

    paper: float
    """Paper that was not there before, in strips along its edges."""
    gone: float
    """Paper that was there before and is not now."""
    place: Matrix
    """Matrix from the card's place in the window, mm, to its place on the table, mm."""


def landing(
    before: Sequence[Still],
    now: Still,
    window: Quad,
    card: Image,
    size: float,
    place: Matrix | None,
    sides: Sequence[int] = (),
) -> Iterator[Landing | None]:
    """In steps of some milliseconds, None after each; at last what is beside the card, if it was found. `card`:
    rectified; `size`: of a card on the table, as a share of that in the window; `place`: where it was found before;
    `sides`: of the window to which it may have left (see `incidents.ALL_SIDES`)."""
    flat_mm = to_mm(window)
    part = _changed_part(before[0], now, flat_mm)
    if part is None:
        return
    sight = Sight(np.asarray(cv2.extractChannel(now.image, 1), np.uint8), _open(now.image, window), flat_mm, part)
    if place is None:
        place = yield from sought(sight, card, scale=size)
        if place is None and abs(size - _TABLE) > _OTHER_SIZE:
            place = yield from sought(sight, card, scale=_TABLE)
        if place is None:
            return
    place = refined(sight, card, place)
    if place is None:
        return
    yield None
    middle = middle_of(card)
    if middle is None:
        yield Landing(0.0, 0.0, place)
        return
    own = np.array([[1, 0, middle[0]], [0, 1, middle[1]], [0, 0, 1]])
    to_frame = np.linalg.inv(flat_mm) @ place @ own
    more_mm = _more_of_edge(middle, sides, place)
    come, gone, table = _beside([one.image for one in before], now.image, sight.free, to_frame, more_mm)
    if table < _TABLE_WITHIN:
        yield Landing(come, gone, place)


def _more_of_edge(middle: tuple[float, float], sides: Sequence[int], place: Matrix) -> tuple[float, float]:
    """How much farther than `_EDGE_MM` the card's left and right edges, and its upper and lower ones, may be from what
    the window shows. A card that is off the middle away from its way out was not dragged: the window is too short, what
    is taken for its length is less, and the card reaches beyond by as much as the middle is off, and what is usual. A
    card that is stretched where it came to rest (`place`) was seen in a window too small the other way."""
    wide, high = (float(np.linalg.norm(place[:2, k])) for k in (0, 1))
    if max(wide, high) > _STRETCHED * min(wide, high):
        more_x, more_y = max(0.0, high / wide - 1) * W_MM / 2, max(0.0, wide / high - 1) * H_MM / 2
    else:
        more_x = more_y = 0.0
    more = short_by_mm(-towards_mm(middle, sides[0])) / 2 if len(sides) == 1 else 0.0
    more += USUAL_MM if more else 0.0
    if more and sides[0] in (0, 1):
        more_x = max(more_x, more)
    elif more:
        more_y = max(more_y, more)
    return more_x, more_y


def _large_changes(before: Still, now: Still) -> list[tuple[int, ...]]:
    """Left, top, width and height of where something has come or gone, px of the small picture."""
    if before.small.shape != now.small.shape:
        return []
    mask = cv2.dilate(changed(before.small, now.small), np.ones((3, 3), np.uint8))
    count, _, stats, _ = cv2.connectedComponentsWithStats(mask)
    least = _LEAST * CARD_PX * 1.4 * CARD_PX
    return [tuple(int(v) for v in stats[k, :4]) for k in range(1, count) if stats[k, 4] >= least]


def _alike(before: Still, now: Still) -> bool:
    """Nothing has moved between them."""
    return before.small.shape == now.small.shape and not changed(before.small, now.small).any()


def _changed_part(before: Still, now: Still, to_mm: Matrix) -> Part | None:
    """Where something has come to rest."""
    large = _large_changes(before, now)
    if not large:
        return None
    unit = now.image.shape[1] / now.small.shape[1]
    corners = [[x + i * w, y + j * h] for x, y, w, h in large for i in (0, 1) for j in (0, 1)]
    points = cv2.perspectiveTransform(np.array([corners], np.float32) * np.float32(unit), to_mm)[0]
    low, high = points.min(axis=0) - _ROOM_MM, points.max(axis=0) + _ROOM_MM
    if (high - low).max() > _LARGEST_MM:
        return None
    left, top, right, bottom = (int(v) for v in (*low, *high))
    return left, top, right, bottom


def _open(image: Image, window: Quad) -> Grey:
    """255 where the picture shows the table: not in the box, nor at its own border."""
    seen = np.full(image.shape[:2], 255, np.uint8)
    seen[[0, 1, -2, -1]] = 0
    seen[:, [0, 1, -2, -1]] = 0
    return np.asarray(cv2.fillConvexPoly(seen, np.round(scaled(window, _RIM)).astype(np.int32), 0), np.uint8)


def _beside(
    before: Sequence[Image], now: Image, table: Grey, to_frame: Matrix, more_mm: tuple[float, float]
) -> tuple[float, float, float]:
    """The paper that has come and gone beside the card, mm², and the share of the second worst side of its rim in which
    the table is seen as it was; `table`: see `Sight.free`; `to_frame`: from what the window shows of a card in its
    middle, mm, to the frame; `more_mm`: see `_more_of_edge`."""
    room = _AROUND_MM * PX
    to_frame = to_frame @ np.array([[1 / PX, 0, -_AROUND_MM], [0, 1 / PX, -_AROUND_MM], [0, 0, 1]])
    size = ((W_MM + 2 * _AROUND_MM) * PX, (H_MM + 2 * _AROUND_MM) * PX)

    def flat(picture: Image | Grey) -> Image:
        return np.asarray(cv2.warpPerspective(picture, to_frame, size, flags=flags), np.uint8)

    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    has = np.asarray(cv2.GaussianBlur(flat(now), (0, 0), 1.0), np.uint8)
    seen = flat(table) > WHOLLY
    inner = np.s_[room:-room, room:-room]
    if not seen[inner].any():
        return 0.0, 0.0, 0.0
    white = np.percentile(has[inner][seen[inner]][::_FEWER], 85, axis=0)
    beside = seen.copy()
    x, y = (round((_AROUND_MM - _EDGE_MM - more) * PX) for more in more_mm)
    beside[y:-y, x:-x] = False
    is_paper = _is_paper(has, white)
    come, gone = beside & is_paper, beside & ~is_paper
    as_before = seen & ~is_paper
    level = float(white.mean())
    for picture in before:
        light = change_of_light(picture[::16, ::16], now[::16, ::16])
        was = cv2.GaussianBlur(cv2.multiply(flat(picture), np.array([*light, 1.0])), (0, 0), 1.0)
        gap = cv2.absdiff(has, was)
        differs, plainly = (
            cv2.inRange(gap, (0.0, 0.0, 0.0), (share * level,) * 3) == 0 for share in (_CHANGED, _SHADED)
        )
        was_paper = _is_paper(np.asarray(was, np.uint8), white)
        come, gone = come & np.where(was_paper, plainly, differs), gone & differs & was_paper
        as_before &= ~differs
    width = _RIM_MM * PX
    rims = (np.s_[:width], np.s_[-width:], np.s_[:, :width], np.s_[:, -width:])
    shares = [float(as_before[inner][k].sum()) / max(float(seen[inner][k].sum()), 1.0) for k in rims]
    table_within = sorted(shares)[-2]
    return _strips_mm2(come, more_mm), float(np.count_nonzero(_opened(gone))) / PX**2, table_within


def _is_paper(picture: Image, white: NDArray[np.float64]) -> Mask:
    return np.asarray(cv2.inRange(picture, _PAPER * white, (255.0, 255.0, 255.0)) > 0, np.bool_)


def _opened(mask: Mask) -> NDArray[np.uint8]:
    thick = np.ones((round(_THIN_MM * PX) + 1,) * 2, np.uint8)
    return np.asarray(cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_OPEN, thick), np.uint8)


def _strips_mm2(mask: Mask, more_mm: tuple[float, float]) -> float:
    """Area of the strips along the card's edges: each begins at an edge, is long, and does not reach far."""
    height, width = mask.shape
    room_x, room_y = (round((_AROUND_MM - more) * PX) for more in more_mm)
    x, y = np.arange(width), np.arange(height)
    out_x = np.maximum(np.maximum(room_x - x, x - (width - 1 - room_x)), 0)
    out_y = np.maximum(np.maximum(room_y - y, y - (height - 1 - room_y)), 0)
    out_mm = np.maximum(out_x[None, :], out_y[:, None]) / PX
    count, labels, stats, _ = cv2.connectedComponentsWithStats(_opened(mask))
    total = 0.0
    for k in range(1, count):
        far = out_mm[labels == k]
        long_mm = max(int(stats[k, cv2.CC_STAT_WIDTH]), int(stats[k, cv2.CC_STAT_HEIGHT])) / PX
        if far.min() < _EDGE_MM + 1.5 and far.max() < _FAR_MM and long_mm > _LONG_MM:
            total += float(stats[k, cv2.CC_STAT_AREA]) / PX**2
    return total


@dataclass(slots=True)
class _Draw:
    """One draw, and the evidence on how many cards left with it."""

    left: Image | None = None
    """Rectified picture of the card that is sought; None: none left."""
    sides: tuple[int, ...] = ()
    """Of the window, to which it may have left."""
    before: tuple[Still, ...] = ()
    """The table before it."""
    reported: bool = False
    """How many cards left is known, or cannot be known."""
    place: Matrix | None = None
    """Where the card was found, see `Landing`."""
    found_in: Still | None = None
    """The first picture in which it was found."""
    tries: int = 0
    """Pictures in which it was sought."""
    fruitless: Still | None = None
    """The last in which it was not found: the same again does not show it either."""
    since_s: float | None = None
    """When the table was first looked at after it."""
    alone: int = 0
    """Pictures that show it alone."""
    paired: int = 0
    """Pictures, the newest in a row, that show a second card."""
    todo: list[tuple[Still, Quad]] = field(default_factory=list)
    work: tuple[Still, Iterator[Landing | None]] | None = None

    @property
    def seeks(self) -> bool:
        """The card is still sought, or a second one beside it."""
        return self.left is not None and bool(self.before) and self.tries < _MOST_TRIES and self.alone < _ALONE


class LandingDetector:
    """One draw at a time. `see` while nothing moves in the window, `check` with each frame while `pending`.

    The picture of before a draw counts only when the card of the draw before that had come to rest in it, or out of
    sight: else two cards that left one by one would be taken for a pair.
    """

    def __init__(self) -> None:
        self._size = _TABLE
        self._next_s = 0.0
        self._newest: Still | None = None
        self._still: Still | None = None
        """The newest that is as the one before."""
        self._draw = _Draw()

    def forget(self) -> None:
        """A new pack, or a restart: the cards on the table now are no evidence."""
        self._size = _TABLE
        self._newest = self._still = None
        self._draw = _Draw()

    def reported(self) -> None:
        """How many cards left with the last draw is known."""
        self._draw.reported = True

    def card_reported(self, left: Image | None, *, alone: bool, sides: Sequence[int] = ()) -> None:
        """A card lies in the window; `left` is the rectified picture of the one that has left, if any, to one of these
        `sides` of the window. `alone`: it was the only one to leave since the last report."""
        last = self._draw
        before = tuple(still for still in (last.found_in, self._still) if still is not None)
        self._draw = _Draw(left, tuple(sides), before or last.before, reported=not alone or not self._came_to_rest)
        self._newest = self._still = None
        self._next_s = 0.0

    @property
    def _came_to_rest(self) -> bool:
        """The last card that left is where it will stay: it was found, or is out of sight. Where something has come
        near since the newest picture at rest, it may be that card."""
        draw = self._draw
        if draw.left is None or draw.place is not None:
            return True
        if self._still is None or self._newest is None or not draw.before:
            return False
        first = draw.before[0]
        return all(
            first.small.shape == still.small.shape and not _large_changes(first, still)
            for still in (self._still, self._newest)
        )

    def due(self, now_s: float) -> bool:
        """It is time for a picture."""
        return now_s >= self._next_s

    @property
    def pending(self) -> bool:
        """Something is left to be judged."""
        return self._draw.work is not None or bool(self._draw.todo)

    def see(self, image: Image, window: Quad, now_s: float) -> None:
        """The picture while nothing moves in the window."""
        draw, last = self._draw, self._newest
        draw.since_s = now_s if draw.since_s is None else draw.since_s
        often = (draw.seeks or self._still is None) and now_s - draw.since_s < _SOON_S
        self._next_s = now_s + (STILL_S if often else _SELDOM_S)
        still = self._newest = Still(image, small_picture(image, window, _HIDDEN))
        if last is None or not _alike(last, still):
            return
        self._still = still
        if draw.seeks and len(draw.todo) < _MOST_WAITING:
            draw.todo.append((still, window))

    def finish(self) -> bool:
        """The next card is about to be reported: `check` of all that waits. Where the card was not found before, what
        waits is left: to seek it takes too long."""
        draw = self._draw
        if draw.place is None:
            draw.work = None
            draw.todo.clear()
        two = False
        while self.pending:
            two |= self.check(LONGEST_S)
        return two

    def check(self, frame_s: float) -> bool:
        """What is done with a frame of `frame_s` seconds; True when two cards came to rest together."""
        draw = self._draw
        for _ in range(max(1, round(min(frame_s, LONGEST_S) * _STEPS_A_SECOND))):
            if draw.work is None:
                if not draw.todo:
                    return False
                assert draw.left is not None
                still, window = draw.todo.pop(0)
                if draw.place is None and draw.fruitless is not None and _alike(draw.fruitless, still):
                    continue
                draw.tries += 1
                draw.work = still, landing(draw.before, still, window, draw.left, self._size, draw.place, draw.sides)
            still, work = draw.work
            try:
                found = next(work)
            except StopIteration:
                draw.work = None
                if draw.place is None:
                    draw.fruitless = still
                continue
            if found is not None and self._shows_two(still, found):
                return True
        return False

    def _shows_two(self, still: Still, found: Landing) -> bool:
        """Whether a second card is to be reported now: two pictures in a row must show it, or one plainly."""
        draw = self._draw
        draw.place, draw.found_in = found.place, draw.found_in or still
        self._size = math.sqrt(abs(float(np.linalg.det(found.place[:2, :2]))))
        if found.paper > _TWO_MM2 and found.gone < _GONE_MM2:
            draw.paired += 1
        else:
            draw.paired, draw.alone = 0, draw.alone + 1
        if draw.reported or draw.paired < (1 if found.paper > _PLAINLY_MM2 else 2):
            return False
        draw.reported = True
        return True
