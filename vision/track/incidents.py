"""Judges a movement afterwards, on the small sample pictures that were kept of it.

Did the card in the window slide? Each picture is turned upright through the window's outline and freed of light and
shadow (paper is white everywhere); then the card at rest is looked for displaced towards each of the four sides. A hand
that only passes shows it nowhere. And: was the window covered, or was the box only pushed?
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import Quad
from vision.track.motion import Samples

_MM_W = 60
"""Width in px of the upright pictures: about a millimetre each; they are halved after blurring."""
_MM_H = 84
"""Height in px of the upright pictures."""
_SOFT_MM = 2.2
"""Blur of the upright pictures (one sigma): cards under way are smeared, and lie a little crooked."""
_PAPER = 200.0
"""Grey level to which paper is evened everywhere."""
_CAP = 45.0
"""Grey levels beyond which a difference counts no more: a hand is as wrong as it can be wherever it is."""
_DIFFERENT = 2.5
"""Mean difference to the card at rest below which nothing has happened."""
_SHARE = 0.25
"""Share of the difference to the card at rest that the displaced card must explain, where both can be seen. Hands that
pass reach less than a tenth; of 100 rendered cards that were pushed back 97 reach it in two pictures or more."""
_INK = 2.0
"""Mean grey levels by which the displaced card must explain a picture better than blank paper does."""
_FROM = 6.0
"""Millimetres by which a card must be displaced to be sought."""
_TO = 0.75
"""Share of the window up to which a card is sought displaced."""
_UNDER_WAY = 4.0
"""Millimetres by which the places differ at least in which a card under way is seen."""
_PLAIN_GAIN = 10.0
"""Grey levels of a slide's gain from which it is plain: cards on their way come to 12 to 22 in 29 of 35 films
(`benchmarks.films`, seed 74011), what stayed in one place to 7.5 at most."""
_NEAR = 30.0
"""Millimetres at most by which a card under way is displaced in the nearest of the places in which it is seen (guess):
6 to 26 of 18 that were pushed back; fingers looked like an ace 48 to 54 mm out (`benchmarks.films`, seed 73781)."""
_BACK = 0.6
"""Share of the farthest slide below which the last one is on the way back."""
_MOST_PICTURES = 12
"""Pictures of one movement that are judged at most."""

PASS_SHARE = 0.03
"""Share of the window that changes where a hand touches or covers the card."""

_NOISY = 40.0
"""Limit of change, grey levels, from which samples no longer show a hand: at 68, the lamp's bands being in all of them,
one that rested on a king hid 2 % of the window (`benchmarks.films`, seed 73226)."""

ALL_SIDES = (0, 1, 2, 3)
"""The sides of a window: 0 and 1 along the short sides, 2 and 3 the long ones."""

Upright = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Slide:
    """A card seen displaced towards `side` of the window (0 and 1 along the short sides, 2 and 3 the long ones), by how
    many mm, and by how many grey levels the picture fits better for it."""

    side: int
    mm: float
    gain: float


def upright(samples: Samples, window: Quad) -> Upright:
    """The card in `window` (outline in sample coordinates, clockwise from a short side), 42 x 30, paper at 200."""
    corners = np.array([[0, 0], [_MM_W, 0], [_MM_W, _MM_H], [0, _MM_H]], np.float32)
    matrix = cv2.getPerspectiveTransform(np.asarray(window, np.float32), corners)
    card = cv2.warpPerspective(samples, matrix, (_MM_W, _MM_H), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    card = cv2.GaussianBlur(card, (0, 0), _SOFT_MM)
    white = cv2.GaussianBlur(cv2.dilate(card, np.ones((15, 15), np.uint8)), (0, 0), 4)
    even = np.minimum(card * (_PAPER / np.maximum(white.astype(np.float32), 12.0)), 1.15 * _PAPER)
    return np.asarray(cv2.resize(even, (_MM_W // 2, _MM_H // 2), interpolation=cv2.INTER_AREA), np.float32)


def slide(picture: Upright, before: Upright, sides: Sequence[int] = ALL_SIDES) -> Slide | None:
    """Where the card of `before` is seen in `picture`, when it is seen displaced towards one of `sides`."""
    home = np.minimum(np.abs(picture - before), _CAP)
    if float(home.mean()) < _DIFFERENT:
        return None
    best: Slide | None = None
    for side in sides:
        turn = {0: 0, 1: 2, 2: 1, 3: 3}[side]  # so that the card slides to the right
        now, was, gap = (np.rot90(a, turn) for a in (picture, before, home))
        width = now.shape[1]
        gaps, blanks = _means_from(gap), _means_from(np.minimum(np.abs(now - _PAPER), _CAP))
        for by in range(round(_FROM / 2), int(_TO * width)):
            here = float(np.minimum(np.abs(now[:, by:] - was[:, : width - by]), _CAP).mean())
            gain = gaps[by] - here
            if blanks[by] - here < _INK:
                continue  # an even sleeve looks like paper: ink must be seen where the card has it
            weighed = gain * math.sqrt((width - by) / width)
            if gain > _SHARE * gaps[by] and (best is None or weighed > best.gain):
                best = Slide(side, 2.0 * by, weighed)
    return best


def _means_from(picture: Upright) -> list[float]:
    """Of each column, the mean level from it to the last one."""
    sums = picture.sum(axis=0, dtype=np.float64)[::-1].cumsum()
    means: list[float] = (sums / (len(picture) * np.arange(1, len(sums) + 1)))[::-1].tolist()
    return means


def slides(pictures: Sequence[Samples], before: Samples, window: Quad, sides: Sequence[int] = ALL_SIDES) -> list[Slide]:
    """What is seen of a slide in the pictures of a movement; those of another shape than `before` are left out."""
    step = max(1, -(-len(pictures) // _MOST_PICTURES))
    rest = upright(before, window)
    found = (slide(upright(p, window), rest, sides) for p in pictures[::step] if p.shape == before.shape)
    return [s for s in found if s is not None]


def agreed_side(found: Sequence[Slide]) -> int | None:
    """The side to which a card slid: two pictures and more must show it, in more than one place, and three quarters of
    all agree, of the plain ones where there are two and more. What stays in one place may be another card at rest: a
    seven looked like the one before it, 34 mm out, in eight pictures (`benchmarks.films`, seed 74042)."""
    plain = [one for one in found if one.gain >= _PLAIN_GAIN]
    shown = plain if len(plain) >= 2 else found
    if len(shown) < 2:
        return None
    side, count = Counter(one.side for one in shown).most_common(1)[0]
    places = [one.mm for one in shown if one.side == side]
    return side if count >= 0.75 * len(shown) and max(places) - min(places) >= _UNDER_WAY else None


def moved(found: Sequence[Slide]) -> bool:
    """The card was seen in more places than one, and in one of them near to where it lay: what a resting hand looks
    like stays where it is."""
    nearest = min((s.mm for s in found), default=math.inf)
    return nearest <= _NEAR and max(s.mm for s in found) - nearest >= _UNDER_WAY


def came_back(found: Sequence[Slide]) -> bool:
    """The card was seen far out and last on its way back; a box that is pushed stays where it came to lie."""
    return bool(found) and found[-1].mm < _BACK * max(s.mm for s in found)


def pushed_back(found: Sequence[Slide], box_pushed: bool) -> bool:
    """Whether the card now at rest in the window was on its way out. `box_pushed`: the window has moved."""
    side = agreed_side(found)
    there = [one for one in found if one.side == side]
    return moved(there) and (not box_pushed or came_back(there))


class Exit:
    """The side of the window to which cards leave, learnt from cards that are plainly seen leaving. One movement may be
    a box that was pushed: of the first by which it was learnt, in 100 films, three were (`benchmarks.films`, seeds
    74381, 74400 and 74465). What two have shown stays."""

    def __init__(self) -> None:
        self._shown: dict[float, int] = {}
        """What the movements that began then have shown, the newest last."""
        self.side: int | None = None
        """0 and 1 along the short sides, 2 and 3 the long ones; None while it is not known."""
        self.settled = False
        """Two movements have shown it."""

    @property
    def sides(self) -> tuple[int, ...]:
        """Where a card that leaves is sought: the one side, or all while it is not known."""
        return ALL_SIDES if self.side is None else (self.side,)

    def learn(self, side: int | None, began_s: float) -> None:
        """A card was seen leaving to this side in the movement that began then; None when that was not plainly seen."""
        if side is None or self.settled:
            return
        self._shown.pop(began_s, None)
        self._shown[began_s] = self.side = side
        self.settled = list(self._shown.values()).count(side) > 1


def as_before(now: Samples, before: Samples, limit: float, most: float = PASS_SHARE / 2) -> bool:
    """The window looks as it did, but for less than `most` of it (a share): a hand that lay over it has gone. Pictures
    of another shape are not compared, nor those in which a hand may change less than the noise does (`limit`)."""
    return limit < _NOISY and now.shape == before.shape and float((_unlike(now, before) > limit).mean()) < most


def _unlike(a: Samples, b: Samples) -> Samples:
    """Per sample, the least difference to `b` within one sample: what moved by less than a millimetre is alike."""
    low, high = cv2.erode(b, np.ones((3, 3), np.uint8)), cv2.dilate(b, np.ones((3, 3), np.uint8))
    return np.asarray(cv2.max(cv2.subtract(a, high), cv2.subtract(low, a)), np.uint8)
