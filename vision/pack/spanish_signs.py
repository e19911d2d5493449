"""What a Spanish card says of itself beside its picture: the pinta, gaps in the frame's line (none for oros, one for
copas, two for espadas, three for bastos), and the number in two of its corners.

How both look is learnt from the enrolled pictures, each read by all the others: a pack that has no such signs, or whose
signs are not read so, is read without. A sign that is not clear says nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.pack.enrolled_pack import Picture
from vision.pack.labels import NO_CARD
from vision.quads import Image

Plane = NDArray[np.float32]

_DARK = 0.08
"""Added to the share of light before the logarithm: about what black ink throws back."""
_LINE = 4
"""Pixels above and below a line of the frame where there is paper: 1 mm."""
_RIDGE = (-0.1, 0.6)
"""Ink of a line over that beside it, least and most that counts: a pip's edge is no line."""
_DEPTH = 48
"""Rows from the edge within which the frame's line is sought: 12 mm."""
_FROM = 6
"""The first of them that can be the line."""
_TO = 40
"""The row before which it lies."""
_ENDS = 24
"""Pixels at both ends of a line that do not count in finding it: the corners, and the number."""
_ASKEW = range(-6, 7, 2)
"""Rows by which the line may rise over its length."""
_LENGTH = (20, 220)
"""Columns over which the gaps are compared."""
_ASIDE = range(-8, 9, 2)
"""Columns by which they may lie aside."""
_NUMBER = (18, 20)
"""Width and height in px of the place of a number, which begins _INSIDE px inside the frame's corner: one figure and a
half, as pips lie beside it."""
_INSIDE = 2
_NEAR = 5
"""Pixels by which a number may lie aside."""
_BEST = 2
"""Enrolled corners that count for a number: the most like ones."""
_CLEAR_PINTA = 0.8
"""Likeness of both ends (-2..2) by which one pinta must lead the others. Of 504 pictures, a private pack's in seven
lights, as other photographs and other printings, 426 lead by 0.7, all right; from 0.5 on one was wrong."""
_CLEAR_NUMBER = 0.2
"""Likeness of both corners by which a number must lead. Of those pictures about nine of ten are as clear in good light,
three of four in glare, half in ordinary and dim light, one of four where it is blurred, all right; from 0.13 on one was
wrong."""
_LEARNT = 0.5
"""Share of the enrolled pictures that must be clear, none of them wrong, for a sign to be used."""
_FEWEST = 8
"""Cards of a pack whose signs can be learnt at least."""
_FOR_PINTA = 0.5
"""Log-odds that the pinta of a card's suit is worth: a card that is not of the pack has it too, one time in four."""
_FOR_NUMBER = 1.5
"""Log-odds that a card's number is worth."""
_LEAST_LINE = 0.02
"""Ink along a line over that beside it, in the mean, from which there is one."""
_LEAST = 0.01
"""Ink (standard deviation) in a corner from which there is a number."""


@dataclass(frozen=True, slots=True)
class Signs:
    """What was read of one picture: the number's rank and the pinta's suit, None where it was not clear."""

    rank: str | None = None
    suit: str | None = None

    def contradict(self, label: str) -> bool:
        """They are not this card's. Never of what is no card of the pack."""
        return label not in NO_CARD and (self.rank not in (None, label[0]) or self.suit not in (None, label[1]))

    def log_odds(self, label: str) -> float:
        """That it is this card, where they do not contradict it."""
        if label in NO_CARD:
            return 0.0
        return _FOR_NUMBER * (self.rank is not None) + _FOR_PINTA * (self.suit is not None)


@dataclass(frozen=True, slots=True)
class _Views:
    """The places of both ends of a card where a sign may be: `exact` (2, n), and `near` (2, shifts, n) around them. All
    have mean 0 and length 1; all 0 where there is too little ink."""

    exact: Plane
    near: Plane


class _Sign:
    """One sign, by what it looks like on the enrolled cards."""

    def __init__(self, labels: Sequence[str], part: int, views: Sequence[_Views], *, alike: bool, clear: float) -> None:
        """`part`: of its label, what the sign of a card says; `alike`: it looks the same wherever it says the same."""
        self._labels, self._names = labels, [label[part] for label in labels]
        self._views, self._alike, self._clear = views, alike, clear
        self._known = self._prints(None)

    @property
    def learnt(self) -> bool:
        """The enrolled cards' signs, each read by all others', are clear often enough, and none is wrong."""
        if len(set(self._labels)) < _FEWEST:
            return False
        read = [self._said(one.near, self._prints(label)) for label, one in zip(self._labels, self._views, strict=True)]
        clear = sum(said is not None for said in read)
        right = sum(said == name for said, name in zip(read, self._names, strict=True))
        return right == clear >= _LEARNT * len(read)

    def said(self, near: Plane) -> str | None:
        """What the sign of a card says that looks so (2, shifts, n); None where it is not clear."""
        return self._said(near, self._known)

    def _prints(self, without: str | None) -> tuple[list[str], Plane]:
        """(names, how each looks (k, n)) of all enrolled ends, but for those of one card."""
        kept = [
            (name, one.exact)
            for label, name, one in zip(self._labels, self._names, self._views, strict=True)
            if label != without
        ]
        if not self._alike:
            return [name for name, _ in kept for _ in range(2)], np.concatenate([ends for _, ends in kept])
        names = sorted({name for name, _ in kept})
        means = [np.mean([end for name, ends in kept if name == one for end in ends], axis=0) for one in names]
        return names, _unit(np.stack(means))

    def _said(self, near: Plane, known: tuple[list[str], Plane]) -> str | None:
        names, prints = known
        alike = (near @ prints.T).max(axis=1)
        total = {
            name: float(
                np.sort(alike[:, [k for k, one in enumerate(names) if one == name]], axis=1)[:, -_BEST:]
                .mean(axis=1)
                .sum()
            )
            for name in sorted(set(names))
        }
        if len(total) < 2:
            return None
        first, second = sorted(total, key=lambda name: -total[name])[:2]
        return first if total[first] - total[second] >= self._clear else None


class SpanishSigns:
    """The signs of one pack. Keeps no state between pictures."""

    def __init__(self, pictures: Sequence[Picture]) -> None:
        cards = [picture for picture in pictures if picture.label not in NO_CARD]
        ends = [_ends(picture.card) for picture in cards]
        labels = [picture.label for picture in cards]
        pinta = _Sign(labels, 1, [_lines(both) for both in ends], alike=True, clear=_CLEAR_PINTA)
        number = _Sign(labels, 0, [_corners(both) for both in ends], alike=False, clear=_CLEAR_NUMBER)
        self._pinta = pinta if pinta.learnt else None
        self._number = number if number.learnt else None

    @property
    def used(self) -> tuple[str, ...]:
        """Which of "number" and "pinta" the pack has."""
        return tuple(name for name, sign in (("number", self._number), ("pinta", self._pinta)) if sign is not None)

    def of(self, card: Image) -> Signs:
        """What is read of a rectified card."""
        if not self.used:
            return Signs()
        ends = _ends(card)
        return Signs(
            rank=None if self._number is None else self._number.said(_corners(ends).near),
            suit=None if self._pinta is None else self._pinta.said(_lines(ends).near),
        )


@dataclass(frozen=True, slots=True)
class _End:
    """One end of a card, that end up: its black ink, and along the frame's line there (its row in the middle and how
    far it rises) how much ink lies on it."""

    ink: Plane
    row: float
    rise: int
    ridge: Plane


def _ends(card: Image) -> tuple[_End, _End]:
    upright, turned = _black(card), _black(card[::-1, ::-1])
    return _end(upright), _end(turned)


def _black(card: Image) -> Plane:
    """Ink that is dark in every colour, in logarithms of light."""
    small = card[::4, ::4].reshape(-1, 3)
    share = np.minimum((card / np.maximum(np.percentile(small, 85, axis=0), 24.0).astype(np.float32)).max(axis=2), 1.15)
    return np.asarray(cv2.GaussianBlur(-np.log(_DARK + share).astype(np.float32), (0, 0), 0.8), np.float32)


def _end(ink: Plane) -> _End:
    row, rise, ridge = _line(ink)
    return _End(ink, row, rise, ridge)


def _line(ink: Plane) -> tuple[float, int, Plane]:
    """(row in the middle, rise, ink along it) of the frame's line nearest the plane's upper edge."""
    near = np.ascontiguousarray(ink[: _DEPTH + _LINE])
    beside = np.maximum(np.roll(near, _LINE, axis=0), np.roll(near, -_LINE, axis=0))
    ridge = np.clip(near - beside, *_RIDGE)[:_DEPTH]
    width = ridge.shape[1]
    found: tuple[float, float, int, Plane] | None = None
    for rise in _ASKEW:
        shear = np.array([[1, 0, 0], [-rise / (width - 1), 1, rise / 2]])
        level = cv2.warpAffine(ridge, shear, (width, _DEPTH), flags=cv2.INTER_LINEAR)
        rows = np.maximum(level[_FROM:_TO, _ENDS:-_ENDS], 0).mean(axis=1)
        row = int(rows.argmax()) + _FROM
        if found is None or rows[row - _FROM] > found[0]:
            found = float(rows[row - _FROM]), float(row), rise, np.asarray(level[row - 1 : row + 2].max(axis=0))
    assert found is not None
    return found[1], found[2], found[3]


def _lines(ends: Iterable[_End]) -> _Views:
    """The frame's lines at both ends."""
    first, last = _LENGTH
    rows = []
    for end in ends:
        ridge = cv2.blur(end.ridge.reshape(1, -1), (5, 1))[0]
        if ridge[first:last].mean() < _LEAST_LINE:
            ridge = np.zeros_like(ridge)
        rows.append(_unit(np.stack([ridge[first + aside : last + aside] for aside in _ASIDE])))
    near = np.stack(rows)
    return _Views(near[:, len(_ASIDE) // 2], near)


def _corners(ends: Iterable[_End]) -> _Views:
    """The numbers in the corner at the left of both ends."""
    width, height = _NUMBER
    room = _NEAR + _DEPTH
    exact, near = [], []
    for end in ends:
        column, rise, _ = _line(np.ascontiguousarray(end.ink.T))
        # both lines where they meet, a tenth of their length from the edge
        x, y = round(column - 0.4 * rise) + _INSIDE, round(end.row - 0.4 * end.rise) + _INSIDE
        wide = cv2.copyMakeBorder(end.ink[: 2 * _DEPTH, : 2 * _DEPTH], room, room, room, room, cv2.BORDER_REPLICATE)
        part = wide[room + y - _NEAR : room + y + height + _NEAR, room + x - _NEAR : room + x + width + _NEAR]
        views = np.lib.stride_tricks.sliding_window_view(part, (height, width)).reshape(-1, height * width)
        near.append(_unit(views, _LEAST))
        exact.append(near[-1][len(views) // 2])
    return _Views(np.stack(exact), np.stack(near))


def _unit(rows: NDArray[Any], least: float = 0.0) -> Plane:
    rows = rows - rows.mean(axis=1, keepdims=True)
    length = np.linalg.norm(rows, axis=1, keepdims=True)
    return np.asarray(np.where(length > least * rows.shape[1] ** 0.5, rows / np.maximum(length, 1e-9), 0.0), np.float32)
