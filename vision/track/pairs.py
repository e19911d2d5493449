"""Decides from the pictures of a movement whether two cards were drawn at once.

A card on its way out uncovers the next one. Right behind its trailing edge the picture must show the card that is in
the window once all is at rest. Where two cards left together, a strip of the second one shows between them, as wide as
it lags behind. So each picture is modelled as the card before, displaced; a strip of blank paper; and the card that is
there now, and the displacement and width that fit best are sought. What a hand covers is left out; the strip must have
the same width in all pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.levels import darkest
from vision.quads import Image, Quad, rectify
from vision.track.landing import LONGEST_S
from vision.track.middle import H_MM, W_MM, middle_of, short_by_mm, towards_mm

Plane = NDArray[np.float32]

MOST_GLANCES = 64
"""Pictures kept of a movement, the newest: of 1 s at 60 a second."""
MOST_JUDGED = 40
"""Most pictures of a movement that are judged, spread evenly."""
AT_ONCE = 2
"""Pictures judged with each frame at least: one takes some 3 ms, next to nothing where the card is in its place."""
_JUDGED_A_SECOND = 120
"""Pictures judged in a second: the table is looked at after them, and the next draw may come within one."""
_ROOM = 0.1
"""Margin around the window that is kept, in its longer sides: the box may be pushed meanwhile."""
_MM = 2
"""Pixels to the millimetre along the way of the card."""
_ACROSS_MM = 2
"""Millimetres to the pixel across the way of the card."""
_SOFT_MM = 8
"""Distance from ink within which paper is sought, mm."""
_INK_MM = 11
"""No ink is wider without paper between: what is, is a hand."""
_PAPER = 0.62
"""Share of paper white in the darkest colour, down to which a place is paper: skin has 0.5 of blue, a shadow takes a
quarter of all."""
_SKIN = 0.85
"""Blue to red, of paper 1, below which a place is skin, however bright."""
_RED = 0.5
"""Blue to red, of paper 1, below which a place is red or yellow print: red pips have 0.3, skin 0.73 to 0.86 in one film
(`benchmarks.films`, seed 73691)."""
_DARK = 0.1
"""Share of paper white below which a colour says little."""
_NEAR_HAND_MM = 9
"""Width of the brush by which a hand is made wider: its edges are smeared, and its shadow fits a strip better than the
card in the window. Of 493 single draws in films of three designs 1 was reported as a pair, with 5 mm 5; of 68 pairs 19
were found, with 5 mm 19 (`benchmarks.films` and `pairs`)."""
_NEAR_FINGER_MM = 5
"""Width of the brush for fingers, whose edges their colour shows: with 9 mm one pair was lost (`benchmarks.films`, seed
73466)."""
_RIM_MM = 2
"""Margin of the window that is left out: the frame's edge, a little beside its place, fits a strip better than the card
in the window. Without it two of 52 single draws were reported as pairs."""
_HIDDEN = 0.25
"""Share of the next card from which a later picture of it is waited for (guess): the rim alone is 0.1. A jack under the
hand that drew fitted what was seen of him less than a strip did (`benchmarks.films`, seed 74574)."""
_SEEN = 0.15
"""Share of the window that must be free for a picture to be judged."""
_CAP = 0.3
"""Difference, as a share of paper white, beyond which a pixel counts no more."""
_STRIP_CAP = 0.085
"""Difference beyond which a pixel of the strip counts no more: the second card may have ink there. Of 78 pairs in 466
films strip or table show 70 with 0.07, 71 with 0.08 and 0.09, 69 with 0.1; with 0.07 the figure of a jack was a strip
(`benchmarks.films`, seed 74438)."""
_SHADE = 0.85
"""Share of its light that is left to a card in the shade of the edge above it (guess): else the shade on blank paper,
of an ace and of a four, was taken for a strip (`benchmarks.films`, seeds 74245 and 74372)."""
_SHADE_MM = 5
"""Width of that shade."""
_STRIP_COST = 0.004
"""Cost of every pixel of the strip, besides: it must not fit everything for nothing."""
_GRAIN = 0.04
"""Difference from white up to which a pixel is blank paper."""
_BLURS = (1, 9, 19)
"""Smears of a card under way, pixels: 23 are 11 mm, of 0.7 m/s in 1/60 s."""
_WIDEST_MM = 17
"""Widest strip that is sought."""
_LEAST_WAY_MM = 8
"""Displacement from which on a picture is judged."""
_LEAST_REST_MM = 18
"""Width of what is left of the card before, down to which a picture is judged."""
_MARGIN_MM = 3.0
"""Widest strip behind one card alone: what the window's frame hides of its trailing edge. Where the window is too short
at that end, it is wider by as much (docs/measurements.md, windows found too short)."""
_DRAGGED_MM = 12
"""So far the next card may have to go yet, where it is dragged along by the one above."""
_CLOSE = 0.008
"""Misfit up to which a picture is one of a card at rest."""
_KNOWN_MM = 1.0
"""Margin by which the card before must fit better than blank paper where it is placed; with less, its own tail would
pass for a second card, and bare paper for the card."""
_FITS = 0.046
"""Misfit up to which a picture is understood."""
_LEAST_RETURN_MM = 12
"""Width of what is left in the window of a card that is pushed back, down to which it is sought."""
_BEHIND = 0.03
"""What a pixel behind such a card costs (guess): the next card, which is not known."""
_FITS_ALONE = 0.03
"""Misfit of its pixels up to which it is known: 0.002 to 0.024 of two that were pushed back, from 0.03 on under hands
that rested over a card (90 films of `benchmarks.films`, seeds 74011 and 74061)."""
_GAIN_MM = 1.0
"""By which it must fit better than in its place: 1.7 to 5.9 of those two, under hands that passed 0.3 at most."""
_EVEN_MM = 1.0
"""Most by which the strip's width may differ between pictures."""
_APART_FROM_MM = 30.0
"""Displacement from which on: before, the second card may still be falling behind."""
_SHOWS_MM = 0.12
"""From which on a picture bears a strip out (see `Layout.gains`)."""
_TOGETHER_MM = 0.8
"""What all pictures must come to: of 167 single draws in films none came to 0.75 in two pictures of a narrow strip."""
_OTHERS_MM = 0.25
"""What they must come to without the best of them: those of pairs came to 0.35 and more, those of a single draw, whose
next card was in part taken for the strip, to 0.15."""
_CLEAR_MM = 0.35
"""Each picture but the best, in the mean, from which on three of a narrow strip and more are enough though a later one
does not show it: of 493 single draws the others came to 0 at most where the strip did not last, of three pairs to 0.77,
0.87 and 1.12; of three single draws in windows found askew to 0.18, 0.24 and 0.30 each (`benchmarks.films`, seeds 73243
and 73417)."""
_ALONE_MM = 2.0
"""From which on one picture is enough: of a fast draw there is no more at 15 pictures a second."""
_PLAIN_MM = 4.5
"""What all but the best of _PLAIN_PICTURES and more come to, from which a strip counts however wide it is and though a
later picture does not show it: 5.2 and 15.8 of two pairs whose second card lagged behind by 13 and 15 mm (seed 73441),
3.6 at most of 747 single draws in 103 films."""
_PLAIN_PICTURES = 4
"""Pictures that are wanted for _PLAIN_MM."""
_FEW = 4
"""Pictures in which a card is under way, beyond which one alone is not enough: a slow draw under a hand has many."""
_SURELY_MM = 14.0
"""A strip that is wider may be no strip, but a hand or a card's margin: _WIDE_PICTURES must show it, or three
plainly."""
_WIDE_PICTURES = 4
"""Five pairs showed such a strip in 5 to 11."""
_WIDE_MM = 1.5
"""What all but the best of three must come to: those of a pair came to 2.1, those of a single draw, the next card's
margin beside a hand, to 1.0 (`benchmarks.films`, seeds 73778 and 73769)."""
_MOST_MM = 15.0
"""A strip that is wider, of a second card that lags behind by more than 12 mm (the frame hides 3 mm), must be plain in
each picture."""
_EACH_MM = 0.75
"""What each picture of such a strip must come to in the mean, the best left out: of 466 films those of three pairs came
to 0.9 and more, those of single draws, figures of courts and what is between fingers, to 0.5 (`benchmarks.films`, seeds
74438 and 74510)."""
_STEP_MM = 2.0
"""Least advance of the card before from each such picture to the next."""
_APART_MM = 4.0
"""Least advance of the card before between two pictures: a hand on a card at rest is no strip."""


_STRIPS = np.arange(_WIDEST_MM * _MM)
"""Widths of strips, half millimetres."""
_ABOUT = np.abs(_STRIPS[:, None] - _STRIPS) <= _EVEN_MM * _MM
_NARROWER = _STRIPS[:, None] >= _STRIPS


@dataclass(frozen=True, slots=True)
class Glance:
    """The part of a frame around the window, and where its corner is in the frame."""

    image: Image
    origin: tuple[int, int]


def glance(image: Image, window: Quad) -> Glance:
    """What is kept of a frame of a movement."""
    low, high = window.min(axis=0), window.max(axis=0)
    room = _ROOM * float((high - low).max())
    x0, y0 = (max(0, int(v - room)) for v in low)
    x1, y1 = (int(v + room) + 1 for v in high)
    return Glance(np.ascontiguousarray(image[y0:y1, x0:x1]), (x0, y0))


@dataclass(frozen=True, slots=True)
class Layout:
    """How one picture may be understood. Costs in millimetres of the window that fit not at all."""

    cost: float
    """Of the best fit."""
    gains: Plane
    """How much better a strip of about each width (half millimetres) fits than one card does; 0: the picture is not
    understood so."""
    ways_mm: Plane
    """Displacement of the card before with each; 0: none."""


NOTHING = Layout(0.0, *(np.zeros(_WIDEST_MM * _MM, np.float32) for _ in range(2)))
"""Of a picture that is covered, or in which the card before is not displaced."""


class Comparison:
    """The card before and the one that lies there now, both at rest, turned so that cards leave to the left."""

    def __init__(self, before: Image, after: Image, side: int) -> None:
        self._side = side
        self._margin_mm = _MARGIN_MM + short_by_mm(_off_mm(before, after, side))
        self._white = np.maximum(_white(self._small(before)), _white(self._small(after)))
        was, now = self._plane(self._small(before)), self._plane(self._small(after))
        self._was = [_range(np.asarray(cv2.blur(was, (by, 1)), np.float32)) for by in _BLURS]
        self._now = _range(now)
        self.hidden = 1.0 - float(self._seen(self._small(after)).mean())
        """Share of the card that lies there now that a hand may hide, and the window's rim."""

    def layout(self, card: Image) -> Layout:
        """How a rectified picture may be understood."""
        small = self._small(card)
        seen = self._seen(small)
        count = float(np.count_nonzero(seen))
        if count < _SEEN * seen.size:
            return NOTHING
        plane, open_to_view = self._plane(small), seen.astype(np.float32)
        rows, width = plane.shape
        unit = _CAP * rows * _MM
        ink = np.asarray(np.clip(np.abs(plane - 1.0) - _GRAIN, 0.0, _CAP) * open_to_view, np.float32)
        paper = _sums(ink)  # what the first columns cost as blank paper
        second = _sums(np.minimum(ink, _STRIP_CAP) + _STRIP_COST * open_to_view)  # ... as the second card
        behind = np.array([self._behind(plane, open_to_view, mm * _MM) for mm in range(_DRAGGED_MM + 1)])
        at_rest = float((_misfit(plane, *self._was[0]) * open_to_view).sum())
        covered = float((paper + behind[0]).min())  # something blank lies over the end to which cards leave
        none = min(at_rest, float(behind[0][0]), covered)
        if none < max(_SHOWS_MM * unit, _CLOSE * count):
            return NOTHING
        ways = np.arange(_LEAST_WAY_MM * _MM, width - _LEAST_REST_MM * _MM + 1, _MM)
        ahead = np.array([self._ahead(plane, open_to_view, int(way)) for way in ways])
        edges = (width - ways)[:, None]
        strips = edges + _STRIPS
        inside = np.minimum(strips, width)
        blank_to = ahead[:, None] + paper[inside] - paper[edges]
        second_to = ahead[:, None] + second[inside] - second[edges]
        known = paper[edges] - ahead[:, None] > _KNOWN_MM * unit
        costs = np.where((strips <= width) & known, second_to + behind[0][inside], np.inf)
        single = slice(0, round(self._margin_mm * _MM) + 1)
        edge_to = np.minimum(blank_to, second_to)[None, :, single]
        one = min(none, float((edge_to + behind[:, inside[:, single]]).min()))
        best = costs.argmin(axis=0)
        two = costs[best, _STRIPS]
        out_mm = np.where(two < none, ways[best] / _MM, 0.0)
        near = np.where(_ABOUT | (_NARROWER & (out_mm < _APART_FROM_MM)), np.minimum(two, none), np.inf).argmin(axis=1)
        understood = (two[near] < _FITS * count) & (out_mm[near] > 0)
        gains = np.where(understood, one - two[near], 0.0) / unit
        out_mm = np.where(understood, out_mm[near], 0.0)
        return Layout(min(one, float(two.min())) / unit, gains.astype(np.float32), out_mm.astype(np.float32))

    def displaced(self, card: Image) -> float | None:
        """By how many mm the card before is displaced in a rectified picture, whatever is behind it; None where it fits
        no better so than in its place, or too little is seen."""
        small = self._small(card)
        seen = self._seen(small)
        if float(np.count_nonzero(seen)) < _SEEN * seen.size:
            return None
        plane, open_to_view = self._plane(small), seen.astype(np.float32)
        rows, width = plane.shape
        unit = _CAP * rows * _MM
        at_rest = float((_misfit(plane, *self._was[0]) * open_to_view).sum())
        if at_rest < _GAIN_MM * unit:
            return None
        ways = np.arange(_LEAST_WAY_MM * _MM, width - _LEAST_RETURN_MM * _MM + 1, _MM)
        edges = width - ways
        free = _sums(open_to_view)
        ahead = np.array([self._ahead(plane, open_to_view, int(way)) for way in ways])
        paper = _sums(np.clip(np.abs(plane - 1.0) - _GRAIN, 0.0, _CAP) * open_to_view)
        gains = at_rest - ahead - _BEHIND * (free[-1] - free[edges])
        known = (paper[edges] - ahead > _KNOWN_MM * unit) & (ahead < _FITS_ALONE * free[edges])
        best = int(np.where(known, gains, 0.0).argmax())
        if not known[best] or gains[best] < _GAIN_MM * unit:
            return None
        return float(ways[best]) / _MM

    def _ahead(self, plane: Plane, open_to_view: Plane, way: int) -> float:
        """What the columns in front cost as the card before, displaced so far, in its best smear."""
        edge = plane.shape[1] - way
        part, free = plane[:, :edge], open_to_view[:, :edge]
        return min(float(np.vdot(_misfit(part, low[:, way:], high[:, way:]), free)) for low, high in self._was)

    def _behind(self, plane: Plane, open_to_view: Plane, short: int) -> Plane:
        """What the columns from each one on cost as the next card, when that has `short` pixels to go to the left, in
        the shade of the card above at first."""
        low, high = self._now
        width = plane.shape[1]
        costs = np.zeros(width + 1, np.float32)
        part, free, rest = plane[:, short:], open_to_view[:, short:], width - short
        low, high = low[:, :rest], high[:, :rest]
        plain, shaded = ((_misfit(part, by * low, high) * free).sum(axis=0) for by in (1.0, _SHADE))
        less, at = _sums((plain - shaded)[None]), np.arange(rest)
        shade = less[np.minimum(at + _SHADE_MM * _MM, rest)] - less[at]
        costs[short:width] = np.cumsum(plain[::-1])[::-1] - shade
        costs[:short] = costs[short]
        return costs

    def _small(self, card: Image) -> Plane:
        size = (W_MM * _MM, H_MM // _ACROSS_MM) if self._side in (0, 1) else (W_MM // _ACROSS_MM, H_MM * _MM)
        small = cv2.resize(card, size, interpolation=cv2.INTER_AREA).astype(np.float32)
        turn = {0: 2, 1: 0, 2: 3, 3: 1}[self._side]
        return np.ascontiguousarray(np.rot90(small, turn), np.float32)

    def _seen(self, small: Plane) -> NDArray[np.bool_]:
        """Where nothing but cards is: no hand."""
        share = small / self._white
        filled = cv2.morphologyEx(darkest(share), cv2.MORPH_CLOSE, _kernel(_INK_MM))
        blue = (share[..., 0] + _DARK) / (share[..., 2] + _DARK)
        hue = cv2.morphologyEx(blue, cv2.MORPH_CLOSE, _kernel(_INK_MM))
        hand = (filled < _PAPER * min(1.0, float(np.percentile(filled, 95)))) | (hue < _SKIN)
        fingers = _with_fingers(hand, (blue < _SKIN) & (blue > _RED))
        near = ((hand, _NEAR_HAND_MM), (fingers, _NEAR_FINGER_MM))
        free = np.logical_and.reduce([cv2.dilate(of.astype(np.uint8), _kernel(mm)) == 0 for of, mm in near])
        rows, columns = _RIM_MM // _ACROSS_MM, _RIM_MM * _MM
        within = np.zeros_like(free)
        within[rows:-rows, columns:-columns] = True
        return np.asarray(free & within, np.bool_)

    def _plane(self, small: Plane) -> Plane:
        """The green of it as a share of the paper around."""
        green = np.ascontiguousarray(small[..., 1])
        return np.asarray(np.minimum(green / _white(green), 1.05), np.float32)


def judged_within(frame_s: float) -> int:
    """How many pictures of a movement are judged in a frame of `frame_s` seconds."""
    return max(AT_ONCE, round(min(frame_s, LONGEST_S) * _JUDGED_A_SECOND))


class PairDetector:
    """One draw at a time: its pictures are judged a few with each frame, so that none is kept waiting."""

    def __init__(self) -> None:
        self._todo: list[Glance] = []
        self._window: Quad = np.zeros((4, 2), np.float32)
        self._next: Image = np.zeros((0, 0, 3), np.uint8)
        """The card that lies there now, rectified."""
        self._compared: Callable[[Image], list[Comparison]] = lambda _: []
        """The card before and that one, for each side to which the card may have left."""
        self._sides: list[tuple[Comparison, list[Layout]]] = []
        """For each side to which the card may have left, what the pictures show."""

    @property
    def pending(self) -> bool:
        """Pictures are left to be judged."""
        return bool(self._todo)

    @property
    def next_is_hidden(self) -> bool:
        """A hand may hide much of the card that lies there now, and no picture has been judged yet."""
        return any(one.hidden > _HIDDEN and not layouts for one, layouts in self._sides)

    def forget(self) -> None:
        """Drop the pictures of the last draw."""
        self._todo, self._sides = [], []

    def card_drawn(
        self, glances: Sequence[Glance], before: Image, after: Image, window: Quad, sides: Sequence[int]
    ) -> None:
        """The card of `before` left to one of these sides of the window, and the one of `after` took its place (both
        rectified); `glances`: the pictures kept of the movement."""
        every = max(1, -(-len(glances) // MOST_JUDGED))
        self._todo, self._window = list(glances[::every]), window
        self._next, self._compared = after, lambda card: [Comparison(before, card, side) for side in sides]
        self._sides = []

    def next_seen(self, after: Image) -> None:
        """A later picture, rectified, of the card that lies there now: the hand may have gone."""
        if self.next_is_hidden:
            self._next, self._sides = after, []

    def check(self, frame_s: float = 0.0) -> bool:
        """Judges what fits into a frame of `frame_s` seconds; True when all show that two cards left together."""
        most = judged_within(frame_s)
        if not self._sides:
            self._sides = [(comparison, []) for comparison in self._compared(self._next)]
            if most == AT_ONCE or self.next_is_hidden:  # it takes as long as two pictures
                return False
        now, self._todo = self._todo[:most], self._todo[most:]
        cards = [rectify(one.image, self._window - np.array(one.origin, np.float32)) for one in now]
        for comparison, layouts in self._sides:
            layouts += [comparison.layout(card) for card in cards]
        if self._todo:  # what speaks against a second card may come last
            return False
        _, best = min(self._sides, key=lambda one: sum(layout.cost for layout in one[1]))
        self.forget()
        return show_two(best)


@dataclass(frozen=True, slots=True)
class Strip:
    """The strip that all pictures of a movement show best behind the card before."""

    width_mm: float
    gain_mm: float
    """How much better it fits than one card does, in all pictures."""
    others_mm: float
    """How much better in all pictures but the one that bears it out best."""
    ways_mm: tuple[float, ...]
    """Displacements of the card before in the pictures that bear it out, in order."""
    lasts: bool
    """No picture that is understood so shows the card farther out without it: fingers over the next card make such a
    strip in the first pictures."""


def strip_of(layouts: Iterable[Layout]) -> Strip:
    """These pictures of one movement, in order."""
    shown = [layout for layout in layouts if layout is not NOTHING]
    best = Strip(0.0, 0.0, 0.0, (), lasts=False)
    if not shown:
        return best
    gains = np.array([layout.gains for layout in shown])
    most = np.where(gains > _SHOWS_MM, gains, np.minimum(gains, 0.0)).sum(axis=0)
    for strip in np.flatnonzero(most > _TOGETHER_MM):
        pictures = [(float(one.gains[strip]), float(one.ways_mm[strip])) for one in shown]
        against = sum(gain for gain, _ in pictures if gain < 0)
        total, bearing = _farther_and_farther([one for one in pictures if one[0] > _SHOWS_MM])
        gain = total + against
        if gain > best.gain_mm:
            others = gain - max(one for one, _ in bearing)
            lasts = max(way for _, way in pictures) <= bearing[-1][1]
            best = Strip(float(strip) / _MM, gain, others, tuple(way for _, way in bearing), lasts)
    return best


def _farther_and_farther(
    gains: Sequence[tuple[float, float]],
) -> tuple[float, tuple[tuple[float, float], ...]]:
    """Of (gain, displacement) of pictures in order, those by which the card goes farther out each time: the most that
    they come to, and these pictures."""
    best: list[tuple[float, tuple[tuple[float, float], ...]]] = []
    for gain, way in gains:
        before = max((one for one in best if way - one[1][-1][1] >= _STEP_MM), default=(0.0, ()))
        best.append((before[0] + gain, (*before[1], (gain, way))))
    return max(best, default=(0.0, ()))


def show_two(layouts: Iterable[Layout]) -> bool:
    """These pictures of one movement, in order, show two cards that left together: farther out in the later one."""
    shown = [layout for layout in layouts if layout is not NOTHING]
    strip = strip_of(shown)
    ways, is_narrow = strip.ways_mm, strip.width_mm < _SURELY_MM
    apart = len(ways) > 1 and ways[-1] - ways[0] >= _APART_MM
    if apart and len(ways) >= _PLAIN_PICTURES and strip.others_mm > _PLAIN_MM:
        return True
    clear = strip.others_mm > _CLEAR_MM * (len(ways) - 1)
    if strip.width_mm > _MOST_MM and strip.others_mm < _EACH_MM * (len(ways) - 1):
        return False
    if is_narrow and strip.gain_mm > _ALONE_MM and ((apart and (strip.lasts or clear)) or len(shown) <= _FEW):
        return True
    least = 2 if is_narrow else 3 if strip.others_mm > _WIDE_MM else _WIDE_PICTURES
    farther = apart and len(ways) >= least
    often = is_narrow and len(ways) > 2 and clear
    return farther and (strip.lasts or often) and strip.gain_mm > _TOGETHER_MM and strip.others_mm > _OTHERS_MM


def _off_mm(before: Image, after: Image, side: int) -> float:
    """How far the middle of the card before is off away from the side to which it left. Where its face does not show
    that, the one that is there now does: both are in the same window."""
    for card in (before, after):
        middle = middle_of(card)
        if middle is not None:
            return -towards_mm(middle, side)
    return 0.0


def _with_fingers(hand: NDArray[np.bool_], skin: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The hand with what is of a skin's colour and touches it: a finger is no wider than ink, and one that was taken
    for paper bore a strip out (`benchmarks.films`, seed 73691)."""
    places = cv2.connectedComponents((hand | skin).astype(np.uint8), connectivity=4)[1]
    return np.asarray(np.isin(places, np.unique(places[hand])), np.bool_)


def _sums(costs: Plane) -> Plane:
    """What the first columns cost together, from none on."""
    return np.concatenate([np.zeros(1, np.float32), np.cumsum(costs.sum(axis=0))])


def _kernel(mm: int) -> NDArray[np.uint8]:
    return np.ones((round(mm / _ACROSS_MM) | 1, mm * _MM | 1), np.uint8)


def _white(small: Plane) -> Plane:
    """The paper around each place."""
    near = cv2.dilate(small, _kernel(2 * _SOFT_MM))
    soft = cv2.GaussianBlur(near, (0, 0), sigmaX=_SOFT_MM * _MM / 2, sigmaY=_SOFT_MM / 2)
    return np.asarray(np.maximum(soft, 12.0), np.float32)


def _range(plane: Plane) -> tuple[Plane, Plane]:
    """The least and the most within a millimetre along the way and two across: a card turns a little on its way, and
    springs up as it is uncovered."""
    near = np.ones((3, 3), np.uint8)
    return np.asarray(cv2.erode(plane, near), np.float32), np.asarray(cv2.dilate(plane, near), np.float32)


def _misfit(plane: Plane, low: Plane, high: Plane) -> Plane:
    beyond = np.maximum(plane - high, low - plane)
    return np.asarray(np.minimum(np.maximum(beyond, np.float32(0.0)), np.float32(_CAP)), np.float32)
