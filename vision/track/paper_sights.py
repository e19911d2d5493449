"""What was seen of the top card in single pictures, and which card several of them together show.

A hand that goes to its pile with one card uncovers the next bit by bit. So every picture in which one index at least
is still is read, whatever moves beside it, and those that agree count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vision.quads import Image, Quad
from vision.reading import Reader, Reading
from vision.track.views import OTHER_PICTURE, likeness

Label = tuple[str, str]
"""Rank and suit."""
AGREE = 2
"""Sights that have to agree."""
WITHIN_S = 0.8
"""They may be so far apart."""
APART_MM = 1.6
"""The card may seem to lie so far from where it was between them: more is a card that moves."""
_ANY_CARD = 0.7
"""Probability of a face, a back or a joker, from which it is a card that cannot be read: 0.87 with indices blotted
out (drawn)."""
REST_S = 0.2
"""A card that was drawn unread has lain at rest for so long: as long as one must be visible to be named."""
KEPT = 32
"""Sights that are kept of what happens between two cards."""


@dataclass(frozen=True, slots=True)
class Sight:
    """The top card in one picture."""

    time_s: float
    quad: Quad
    """Its outline in millimetres of the sheet."""
    outline: Quad
    """That outline in pixels."""
    card: Image
    """Rectified."""
    reading: Reading
    still: tuple[bool, bool]
    """Of each index: nothing has changed there since the picture before."""
    calm: bool
    """Nothing has moved in the whole frame."""
    image: Image
    """The part of the picture that it is in."""

    @property
    def label(self) -> Label | None:
        """The card, if it is read surely by itself."""
        rank, suit = self.reading.rank, self.reading.suit
        return None if rank is None or suit is None else (rank, suit)

    @property
    def is_card(self) -> bool:
        """A face, whether it can be read or not, or what the reader takes for a joker or a back."""
        return self.reading.card + self.reading.other_card > _ANY_CARD


def near(a: Sight, b: Sight) -> bool:
    """The card lies where it lay."""
    return float(np.linalg.norm(a.quad.mean(axis=0) - b.quad.mean(axis=0))) <= APART_MM


def agreeing(sights: Sequence[Sight], label: Label) -> list[Sight]:
    """The newest sights that are sure of this card and agree about its place; newest last, none if that is another."""
    if not sights or sights[-1].label != label:
        return []
    last = sights[-1]
    return [one for one in sights if one.label == label and last.time_s - one.time_s <= WITHIN_S and near(one, last)]


def together(sights: Sequence[Sight], reader: Reader) -> Reading | None:
    """What the newest sights of a card at rest amount to, none of which is sure by itself; None where there are too
    few, or of more than one card."""
    last = sights[-1]
    same = [one for one in sights if one.calm and last.time_s - one.time_s <= WITHIN_S and near(one, last)]
    if len(same) < AGREE + 1 or len({one.label for one in same} - {None}) > 1:
        return None
    return reader.combine([one.reading for one in same])


def passed(sights: Sequence[Sight], before: Sight, after: Sight) -> Sight | None:
    """The last sight of a card that lay at rest between these two and was drawn before it could be read; None where
    there was none: at rest for `REST_S`, at one place, neither the one nor the other."""
    rest = [one for one in sights if one.calm and one.is_card and one.label is None]
    for last in reversed(rest):
        same = [one for one in rest if near(one, last) and likeness(one.card, last.card) > OTHER_PICTURE]
        if same[-1].time_s - same[0].time_s >= REST_S:
            known = any(likeness(one.card, last.card) > OTHER_PICTURE for one in (before, after))
            return None if known else last
    return None
