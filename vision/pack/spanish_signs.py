"""What a Spanish card says of itself beside its picture: the pinta, gaps in the frame's line (none for oros, one for
copas, two for espadas, three for bastos), and the number in two of its corners.

How both look, and where the number stands (`vision.pack.numbers`), is learnt from the enrolled pictures, each read by
all the others: a pack that has no such signs, or whose signs are not read so, is read without. They are looked for
where a known card lies that was laid on the picture: where its own are. A sign that is not clear says nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.levels import brightest
from vision.pack.card_match import rescaled, unit
from vision.pack.enrolled_pack import Picture
from vision.pack.labels import NO_CARD
from vision.pack.numbers import Mask, Numbers, SeenNumber
from vision.quads import CARD_H, CARD_W, Image

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
"""One past the last of them."""
_ENDS = 24
"""Pixels at both ends of a line that do not count in finding it: the corners, and the number."""
_ASKEW = range(-6, 7, 2)
"""Rows by which the line may rise over its length."""
_ROWS = 2
"""Rows by which the line of a card may lie beside that of the card laid on it."""
_LENGTH = (20, 220)
"""Columns over which the gaps are compared."""
_ASIDE = range(-8, 9, 2)
"""Columns by which they may lie aside."""
_LEAST_LINE = 0.02
"""Ink along a line over that beside it, in the mean, from which there is one."""
_LEARNT = 0.5
"""Share of the enrolled pictures that must be clear for a sign to be used."""
_MISREAD = 0.05
"""Share of the enrolled pictures whose number may be clearly another's: on a card here and there it is drawn over. Of
such a card nothing is read. A pack's pintas must all be right."""
_FEWEST = 8
"""Cards of a pack whose signs can be learnt at least."""


@dataclass(frozen=True, slots=True)
class _Trust:
    """What a sign is worth. `seen`: likeness (of both ends) of the likest one up to which it says nothing, and from
    which its lead counts in full; `clear`: by how much a card's own must lead the others to be its sign, or lie
    behind to be another's; `slope`: log-odds that a lead of one is worth; `most`: log-odds for a card at most."""

    seen: tuple[float, float]
    clear: float
    slope: float
    most: float
    against: float = 4.0
    """Log-odds against a card at most."""

    def log_odds(self, alike: Mapping[str, float], name: str) -> float:
        return self._seen(alike) * max(-self.against, min(self.slope * self._lead(alike, name), self.most))

    def lead(self, alike: Mapping[str, float], name: str) -> float:
        """By how much it leads the likest other one (negative: by how much it is behind), less where it is not well
        seen."""
        return self._seen(alike) * self._lead(alike, name)

    def _seen(self, alike: Mapping[str, float]) -> float:
        low, high = self.seen
        return min(max((max(alike.values(), default=0.0) - low) / (high - low), 0.0), 1.0)

    @staticmethod
    def _lead(alike: Mapping[str, float], name: str) -> float:
        if name not in alike or len(alike) < 2:
            return 0.0
        return alike[name] - max(value for other, value in alike.items() if other != name)


_PINTA_TRUST = _Trust(seen=(1.0, 1.5), clear=0.3, slope=5.0, most=1.4)
"""One card in four has it by chance: log(4) = 1.4. Of 768 pictures of private photographs (ordinary light, blur, hard
light), laid on their own card, 517 are seen in full, none of them with less than 0.7 between their own pinta and the
next; of 9 seen with 1.0 to 1.1 one was another's by 0.7."""
_NUMBER_TRUST = _Trust(seen=(6.0, 11.0), clear=2.0, slope=1.0, most=2.5)
"""About one card in twelve has it by chance: log(12) = 2.5. Of 348 right cards of the three drawn designs to choose by
that have numbers, in six lights, with a spread (`numbers._SPREAD`) below 1.8 px, the likest number has 12 and more in
98 %, and the right one is behind it by 0.7 at most; of 98 wrong ones it is behind by more than 2 on 87."""
_APART = 2.0
"""By how much one of two numbers has to lead the other (log-likelihood) to be told apart: see `numbers._LEGIBLE`."""


@dataclass(frozen=True, slots=True)
class Signs:
    """How like each number and each pinta (-2..2) of the pack what was found at a card's both ends is; empty where the
    pack has no such sign, or it cannot be seen."""

    number: SeenNumber = field(default_factory=SeenNumber)
    pinta: Mapping[str, float] = field(default_factory=dict)

    def contradict(self, label: str) -> bool:
        """They are clearly not this card's. Never of what is no card of the pack."""
        return any(trust.lead(alike, name) <= -trust.clear for trust, alike, name in self._of(label))

    def tell_apart(self, label: str, other: str) -> bool:
        """The number is clearly that of the first of two cards, if it is that of one of them. Never of what is no card
        of the pack."""
        likely = self.number.likely
        if {label, other} & set(NO_CARD) or not {label[0], other[0]} <= set(likely):
            return False
        return likely[label[0]] - likely[other[0]] >= _APART

    def log_odds(self, label: str) -> float:
        """That it is this card."""
        return sum(trust.log_odds(alike, name) for trust, alike, name in self._of(label))

    def _of(self, label: str) -> list[tuple[_Trust, Mapping[str, float], str]]:
        if label in NO_CARD:
            return []
        number = {name: self.number.weight * likely for name, likely in self.number.likely.items()}
        return [(_NUMBER_TRUST, number, label[0]), (_PINTA_TRUST, self.pinta, label[1])]


@dataclass(frozen=True, slots=True)
class _Views:
    """The frame's lines at both ends of a card: `exact` (2, n), and `near` (2, shifts, n) around them. All
    have mean 0 and length 1; all 0 where there is too little ink."""

    exact: Plane
    near: Plane


class _Pinta:
    """What it looks like on the enrolled cards."""

    def __init__(self, labels: Sequence[str], views: Sequence[_Views]) -> None:
        self._labels, self._names, self._views = labels, [label[1] for label in labels], views
        self._known = self._prints(None)

    @property
    def leads(self) -> list[float]:
        """By how much that of each enrolled card leads the next, read by all others'."""
        return [
            _PINTA_TRUST.lead(_likeness(one.near, *self._prints(label)), name)
            for label, name, one in zip(self._labels, self._names, self._views, strict=True)
        ]

    def alike(self, near: Plane) -> dict[str, float]:
        """Similarity of each pinta to `near`, shape (2, shifts, n)."""
        return _likeness(near, *self._known)

    def _prints(self, without: str | None) -> tuple[list[str], Plane]:
        """(names, how each looks (k, n)) of all enrolled ends, but for those of one card."""
        kept = [
            (name, one.exact)
            for label, name, one in zip(self._labels, self._names, self._views, strict=True)
            if label != without
        ]
        names = sorted({name for name, _ in kept})
        means = [np.mean([end for name, ends in kept if name == one for end in ends], axis=0) for one in names]
        return names, unit(np.stack(means))


def _likeness(near: Plane, names: Sequence[str], prints: Plane) -> dict[str, float]:
    return dict(zip(names, map(float, (near @ prints.T).max(axis=1).sum(axis=0)), strict=True))


def _learnt(labels: Sequence[str], leads: Sequence[float], trust: _Trust, misread: float = 0.0) -> bool:
    """The signs of the enrolled cards, each read by all others', are clear often enough, and seldom another's."""
    clear = sum(lead >= trust.clear for lead in leads)
    wrong = sum(lead <= -trust.clear for lead in leads)
    return len(set(labels)) >= _FEWEST and clear >= _LEARNT * len(leads) and wrong <= misread * len(leads)


class SpanishSigns:
    """The signs of one pack. Keeps no state between pictures."""

    def __init__(self, pictures: Sequence[Picture]) -> None:
        """The pack's pictures, numbered from 0."""
        inks = {k: black_ink(picture.card) for k, picture in enumerate(pictures) if picture.label not in NO_CARD}
        labels = [pictures[k].label for k in inks]
        self._at = {k: at for at, k in enumerate(inks)}
        self._ends = {k: (_end(ink), _end(ink[::-1, ::-1])) for k, ink in inks.items()}
        pinta = _Pinta(labels, [_lines(inks[k], self._ends[k]) for k in inks])
        number = Numbers(
            labels,
            list(inks.values()),
            [(one.corner, other.corner) for one, other in self._ends.values()],
            lambda leads: _learnt(labels, leads, _NUMBER_TRUST, _MISREAD),
        )
        self._pinta = pinta if _learnt(labels, pinta.leads, _PINTA_TRUST) else None
        self._number = number if number.readable else None

    @property
    def used(self) -> tuple[str, ...]:
        """Which of "number" and "pinta" the pack has."""
        return tuple(name for name, sign in (("number", self._number), ("pinta", self._pinta)) if sign is not None)

    def of(self, ink: Plane, known: int, place: NDArray[np.float64], hidden: Mask | None = None) -> Signs:
        """What a picture's `black_ink` says where picture number `known` of the pack was laid on it: `place` as
        `card_match.Fit` has it. `hidden` (any size): where nothing of the picture can be seen."""
        if not self.used or known not in self._ends:
            return Signs()
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        size, whole = (CARD_W, CARD_H), rescaled(place, 2.0)
        laid = np.asarray(
            cv2.warpPerspective(ink, whole, size, flags=flags, borderMode=cv2.BORDER_REPLICATE), np.float32
        )
        covered: Mask | None = None
        if hidden is not None:
            large = cv2.resize(hidden.astype(np.uint8), size, interpolation=cv2.INTER_NEAREST)
            covered = cv2.warpPerspective(large, whole, size, flags=cv2.INTER_NEAREST | cv2.WARP_INVERSE_MAP) > 0
        ends = self._ends[known]
        return Signs(
            number=SeenNumber() if self._number is None else self._number.seen(self._at[known], laid, covered),
            pinta={} if self._pinta is None else self._pinta.alike(_lines(laid, ends).near),
        )


def black_ink(card: Image) -> Plane:
    """Ink of a rectified card that is dark in every colour (H, W), in logarithms of light."""
    small = card[::4, ::4].reshape(-1, 3)
    white = np.maximum(np.percentile(small, 85, axis=0), 24.0).astype(np.float32)
    share = np.minimum(brightest(card / white), 1.15)
    return np.asarray(cv2.GaussianBlur(-np.log(_DARK + share).astype(np.float32), (0, 0), 0.8), np.float32)


@dataclass(frozen=True, slots=True)
class _End:
    """One end of an enrolled card, that end up: the frame's line (its row in the middle and how far it rises), and the
    frame's corner (column, row)."""

    row: int
    rise: int
    corner: tuple[int, int]


def _end(ink: Plane) -> _End:
    row, rise = _line(ink)
    column, leans = _line(ink.T)
    # both lines where they meet, a tenth of their length from the edge
    return _End(row, rise, (round(column - 0.4 * leans), round(row - 0.4 * rise)))


def _line(ink: Plane) -> tuple[int, int]:
    """(row in the middle, rise) of the frame's line nearest the plane's upper edge."""
    ridge = _ridge(ink)
    found = max((_inked(_level(ridge, rise)), rise) for rise in _ASKEW)
    (_, row), rise = found
    return row, rise


def _inked(level: Plane) -> tuple[float, int]:
    """(ink, row) of the row with most."""
    rows = np.maximum(level[_FROM:_TO, _ENDS:-_ENDS], 0).mean(axis=1)
    return float(rows.max()), int(rows.argmax()) + _FROM


def _ridge(ink: Plane) -> Plane:
    """Ink of the rows at the plane's upper edge over that above and below them."""
    near = np.ascontiguousarray(ink[: _DEPTH + _LINE])
    beside = np.maximum(np.roll(near, _LINE, axis=0), np.roll(near, -_LINE, axis=0))
    return np.asarray(np.clip(near - beside, *_RIDGE)[:_DEPTH], np.float32)


def _level(ridge: Plane, rise: int) -> Plane:
    """With a line that rises so laid level."""
    width = ridge.shape[1]
    shear = np.array([[1, 0, 0], [-rise / (width - 1), 1, rise / 2]])
    return np.asarray(cv2.warpAffine(ridge, shear, (width, _DEPTH), flags=cv2.INTER_LINEAR), np.float32)


def _lines(ink: Plane, ends: tuple[_End, _End]) -> _Views:
    """The frame's lines at both ends."""
    first, last = _LENGTH
    rows = []
    for plane, end in zip((ink, ink[::-1, ::-1]), ends, strict=True):
        level = _level(_ridge(plane), end.rise)
        line = cv2.blur(level[end.row - _ROWS : end.row + _ROWS + 1].max(axis=0).reshape(1, -1), (5, 1))[0]
        if line[first:last].mean() < _LEAST_LINE:
            line = np.zeros_like(line)
        rows.append(unit(np.stack([line[first + aside : last + aside] for aside in _ASIDE])))
    near = np.stack(rows)
    return _Views(near[:, len(_ASIDE) // 2], near)
