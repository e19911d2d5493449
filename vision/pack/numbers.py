"""The number in the corners of a pack's cards: where it stands is learnt from the enrolled pictures, and it is compared
as blurred as the picture is.

Of all places near a corner the number's is the one where cards of one rank look alike and those of different ranks do
not. How a picture is blurred follows from the card laid on it: the kernel that makes its print out of the enrolled one.
The numbers of the pack are blurred by the same kernel before they are compared, so that a soft five is not taken for
what a sharp one is least unlike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.pack.card_match import unit
from vision.quads import CARD_H, CARD_W

Plane = NDArray[np.float32]
Mask = NDArray[np.bool_]

_NEAR = 4
"""Pixels by which a number may lie beside its place: 1 mm."""
_AROUND = 16
"""Pixels around a number's place that are kept, as blur brings in what is there."""
_REACH = (72, 84)
"""Columns and rows from the corner within which the number stands: 19 and 22 mm."""
_SIZES = ((32, 30), (18, 20))
"""Widths and heights in px of a number's place: two figures and what is around them, 8 mm; one and a half, 5 mm, where
signs or frames are near. The first that tells the numbers is taken."""
_STEPS = (8, 4, 2)
"""Pixels from one place that is tried to the next: first all over the corner, then around the best."""
_SOFT = 2.0
"""Blur (sigma, px) of the pictures by which places are compared: a sharp number is clear even by a part of it."""
_FEW = 0.1
"""Share of the cards that a place may tell less well than what it is judged by."""
_KERNEL = 12
"""Pixels from the middle to the edge of the kernel that a picture is blurred by."""
_BROAD = 41
"""Width in px of the mean that is taken away before: 11 mm."""
_STILL = 0.05
"""Power, as a share of the mean one, below which what the enrolled print has of a pattern tells nothing of the blur."""
_TAIL = 0.2
"""Weight, as a share of the largest, from which a place of the kernel counts in its spread, with all around the largest
that are as heavy. A sign too many or wanting leaves others."""
_SPREAD = (1.6, 2.2)
"""Spread of the kernel (sigma, px) up to which a number counts in full, and from which it speaks neither for a card nor
against it: 0.4 and 0.6 mm. Of 666 right cards of the three drawn designs to choose by that have numbers, in six lights,
348 have less than 1.8; another number leads on one of these, by 0.7. Of 90 from there to 2.2 px it leads on two by more
than 1, of 83 from 3.5 px on on 33."""
_LEGIBLE = 3.0
"""Spread up to which one number can be told apart from another: of 114 pairs of neighbours (four and five) on those
cards, from 2.2 px to there, the wrong one leads by more than 1 in three, by 1.7 at most."""
_CORNER = ((0, 0), (0, 0))
"""The corner of the card itself at both ends."""
_PIXELS = 10.0
"""Independent pixels that a number's likeness counts for."""
_MOST_ALIKE = 0.999
"""Correlation that counts at most."""
_LEAST = 0.01
"""Ink (standard deviation, share of the light) in a place from which there is a number."""


@dataclass(frozen=True, slots=True)
class SeenNumber:
    """How likely each number is, as log-likelihood over that of none; empty where the pack has no numbers, the picture
    is too blurred, or the number of the card laid on it looked more like another's when it was enrolled. `weight`: how
    much it counts, 0..1: less the more it is blurred."""

    likely: Mapping[str, float] = field(default_factory=dict)
    weight: float = 0.0


@dataclass(frozen=True, slots=True)
class _Place:
    """Where the number stands at each end of a card, that end up: left and top in px from the card's corner, or from
    _NEAR before that of its `frame`."""

    frame: bool
    x: int
    y: int
    width: int
    height: int


Starts = tuple[tuple[int, int], tuple[int, int]]
"""Left and top in px, at both ends of a card, from which its places are counted."""


class Numbers:
    """The numbers of one pack. What it keeps between pictures follows from the pack alone."""

    def __init__(
        self,
        labels: Sequence[str],
        inks: Sequence[Plane],
        frames: Sequence[Starts],
        learnt: Callable[[Sequence[float]], bool],
    ) -> None:
        """`labels`: of each enrolled picture; `inks`: its `spanish_signs.black_ink`; `frames`: where the corner of its
        frame is, if it has one; `learnt`: whether numbers that lead the next by these are clear, each read by all
        other cards', as log-likelihood."""
        self._names = [label[0] for label in labels]
        self._planes = [_black(ink) for ink in inks]
        self._frames = [(_before(first), _before(last)) for first, last in frames]
        self._place: _Place | None = None
        self._odd: set[int] = set()
        self._spectra: dict[int, tuple[NDArray[np.complexfloating], NDArray[np.floating]]] = {}
        if len(set(self._names)) < 2:
            return
        for width, height in _SIZES:
            for frame in (False, True):
                corners = _Corners(labels, self._planes, self._frames if frame else [_CORNER] * len(labels))
                x, y = corners.best(width, height)
                leads = corners.leads(x, y, width, height)
                if learnt(leads):
                    self._place = _Place(frame, x, y, width, height)
                    self._odd = {k for k, lead in enumerate(leads) if lead < 0}
                    return

    @property
    def readable(self) -> bool:
        """The pack has numbers that can be read."""
        return self._place is not None

    def seen(self, number: int, laid: Plane, hidden: Mask | None = None) -> SeenNumber:
        """What is seen of the number where that enrolled card was laid on a picture: `laid` is the picture's black ink,
        `hidden` where nothing of it can be seen, both in the enrolled card's pixels."""
        if self._place is None or number in self._odd:
            return SeenNumber()
        picture = _black(laid)
        kernel = self._kernel(number, picture)
        spread = _spread(kernel)
        if spread > _LEGIBLE:
            return SeenNumber()
        blurred = cv2.filter2D(np.vstack(list(self._prints.values())), -1, kernel[::-1, ::-1])
        parts = np.split(np.asarray(blurred, np.float32), len(self._prints))
        inner = slice(_AROUND, -_AROUND)
        prints = _unit(np.stack([part[inner, inner].reshape(-1) for part in parts]))
        ends = self._cuts(number, picture, _NEAR)
        if hidden is not None:
            covers = self._cuts(number, hidden.astype(np.float32), 0)
            ends = [end for end, cover in zip(ends, covers, strict=True) if not cover.any()]
        likely = np.zeros(len(prints))
        for end in ends:
            views = _unit(_moves(end, (self._place.height, self._place.width)))
            likely += _likelihood((views @ prints.T).max(axis=0))
        full, none = _SPREAD
        weight = min(max((none - spread) / (none - full), 0.0), 1.0)
        return SeenNumber(dict(zip(self._prints, map(float, likely), strict=True)), weight)

    def _cuts(self, number: int, plane: Plane, around: int) -> list[Plane]:
        """The number's place at both ends of a picture laid on that enrolled card, with `around` px around it; beyond
        the card as at its edge."""
        place = self._place
        assert place is not None
        out = []
        for end, (x, y) in zip(_ends(plane), self._frames[number] if place.frame else _CORNER, strict=True):
            left, top = x + place.x, y + place.y
            part = np.ascontiguousarray(end[: top + place.height + around, : left + place.width + around])
            wide = cv2.copyMakeBorder(part, around, 0, around, 0, cv2.BORDER_REPLICATE)
            out.append(np.asarray(wide[top:, left:], np.float32))
        return out

    def _kernel(self, number: int, picture: Plane) -> Plane:
        """What the print of an enrolled card has to be blurred by to look like the picture."""
        if number not in self._spectra:
            own = _spectrum(self._planes[number])
            power = np.abs(own) ** 2
            self._spectra[number] = own.conj(), power + _STILL * power.mean()
        own, power = self._spectra[number]
        whole = np.fft.irfft2(own * _spectrum(picture) / power, s=picture.shape)
        width = 2 * _KERNEL + 1
        kernel = np.roll(whole, (_KERNEL, _KERNEL), (0, 1))[:width, :width]
        return np.asarray(kernel / max(float(kernel.sum()), 0.05), np.float32)

    @cached_property
    def _prints(self) -> Mapping[str, Plane]:
        """What each number looks like, with what is around it: the mean of all that are enrolled, each moved to where
        it is likest."""
        out, inner, edge = {}, slice(_AROUND, -_AROUND), slice(_NEAR, -_NEAR)
        for name in dict.fromkeys(self._names):
            own = (k for k, other in enumerate(self._names) if other == name)
            wide = np.stack([end for k in own for end in self._cuts(k, self._planes[k], _AROUND + _NEAR)])
            first = wide[:, edge, edge].mean(axis=0)
            print_ = first[inner, inner]
            moved = []
            for one in wide:
                alike = _unit(_moves(one[inner, inner], print_.shape)) @ _unit(print_.reshape(1, -1))[0]
                y, x = divmod(int(alike.argmax()), 2 * _NEAR + 1)
                moved.append(one[y : y + first.shape[0], x : x + first.shape[1]])
            out[str(name)] = np.asarray(np.mean(moved, axis=0), np.float32)
        return out


def _before(corner: tuple[int, int]) -> tuple[int, int]:
    """A little outside a frame's corner, within which the number may stand at once."""
    x, y = corner
    return max(x - _NEAR, 0), max(y - _NEAR, 0)


def _black(ink: Plane) -> Plane:
    """Share of the light that black ink takes, up to a constant: blur mixes light, not its logarithm."""
    return -np.exp(-ink)


def _ends(plane: Plane) -> tuple[Plane, Plane]:
    return plane, plane[::-1, ::-1]


def _moves(wide: Plane, shape: tuple[int, ...]) -> Plane:
    """Parts of that shape (n, pixels), row by row."""
    views = np.lib.stride_tricks.sliding_window_view(wide, shape)
    return np.asarray(views.reshape(-1, shape[0] * shape[1]), np.float32)


class _Corners:
    """The corners of the enrolled cards, at half size and a little soft: where does the number stand?"""

    def __init__(self, labels: Sequence[str], planes: Sequence[Plane], starts: Sequence[Starts]) -> None:
        (width, height), size = _REACH, (_REACH[0] // 2, _REACH[1] // 2)
        soft = [
            cv2.GaussianBlur(np.ascontiguousarray(end[y : y + height, x : x + width]), (0, 0), _SOFT)
            for plane, pair in zip(planes, starts, strict=True)
            for end, (x, y) in zip(_ends(plane), pair, strict=True)
        ]
        small = [cv2.resize(end, size, interpolation=cv2.INTER_AREA) for end in soft]
        self._ends = np.asarray(np.stack(small), np.float32)
        ranks = list(dict.fromkeys(label[0] for label in labels))
        self._own = np.array([ranks.index(label[0]) for label in labels])
        self._ranks = len(ranks)
        self._same = np.array([[one == other for other in labels] for one in labels], np.float32)
        """Which pictures are of the same card."""
        ranks_of_cards = [label[0] for label in set(labels)]
        self._alone = np.array([ranks_of_cards.count(label[0]) == 1 for label in labels])

    def best(self, width: int, height: int) -> tuple[int, int]:
        """Left and top of the place of that size in which most of the ink is the number's."""
        last = _REACH[0] - width - _NEAR, _REACH[1] - height - _NEAR
        worth: dict[tuple[int, int], float] = {}

        def tried(xs: Iterable[int], ys: Iterable[int]) -> tuple[int, int]:
            for x, y in product(xs, ys):
                if _NEAR <= x <= last[0] and _NEAR <= y <= last[1] and (x, y) not in worth:
                    alike, ink = self._alike(x, y, width, height)
                    left = (ink[..., None] * (1 - np.square(alike))).sum(axis=1)
                    worth[x, y] = float(np.quantile(self._lead(-left), _FEW))
            return max(worth, key=lambda place: worth[place])

        first, *others = _STEPS
        x, y = tried(range(_NEAR, last[0] + 1, first), range(_NEAR, last[1] + 1, first))
        for step in others:
            x, y = tried((x - step, x, x + step), (y - step, y, y + step))
        return x, y

    def leads(self, x: int, y: int, width: int, height: int) -> list[float]:
        """By how much the number of each card leads the next in that place, read by all others', as log-likelihood."""
        return [float(lead) for lead in self._lead(_likelihood(self._alike(x, y, width, height)[0]).sum(axis=1))]

    def _lead(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        """By how much each card's own of the ranks' values (cards, ranks) is more than the greatest of the others; 0 of
        a card that is the only one of its rank."""
        each = np.arange(len(self._own))
        others = values.copy()
        others[each, self._own] = -np.inf
        return np.where(self._alone, 0.0, values[each, self._own] - others.max(axis=1))

    def _alike(self, x: int, y: int, width: int, height: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """(how like each number, as the other cards show it, what both ends of each card have there is (cards, 2,
        ranks), 0..1; the ink that there is (cards, 2))."""
        x, y, width, height = (v // 2 for v in (x, y, width, height))

        def parts(dx: int, dy: int) -> Plane:
            cut = self._ends[:, y + dy : y + dy + height, x + dx : x + dx + width]
            return np.asarray(cut.reshape(len(self._ends), -1), np.float32)

        own, each, exact = self._own.repeat(2), np.arange(len(self._ends)), parts(0, 0)
        cards = _unit(exact).reshape(len(self._own), 2, -1).sum(axis=1)
        sums = np.stack([cards[self._own == k].sum(axis=0) for k in range(self._ranks)])
        prints, others = _unit(sums).T, _unit(sums[self._own] - self._same @ cards).repeat(2, axis=0)
        alike = np.zeros((len(self._ends), self._ranks))
        aside = _NEAR // 2
        for dx, dy in product((-aside, 0, aside), repeat=2):
            moved = _unit(parts(dx, dy))
            here = moved @ prints
            here[each, own] = (moved * others).sum(axis=1)
            alike = np.maximum(alike, here)
        shape = len(self._own), 2
        return alike.reshape(*shape, -1), np.asarray(exact.var(axis=1).reshape(shape), np.float64)


def _likelihood(alike: NDArray[np.floating]) -> NDArray[np.float64]:
    """Log-likelihood, over that of none, of a print that correlates so."""
    return np.asarray(-0.5 * _PIXELS * np.log(1 - np.clip(alike, 0, _MOST_ALIKE) ** 2), np.float64)


def _spectrum(plane: Plane) -> NDArray[np.complexfloating]:
    """Without what is broad: where paper is burnt out, pale inks are paper too."""
    return np.fft.rfft2((plane - cv2.blur(plane, (_BROAD, _BROAD), borderType=cv2.BORDER_REFLECT)) * _INNER)


def _spread(kernel: Plane) -> float:
    """Sigma in px, the mean of both directions; infinite where there is nothing to tell it by."""
    heavy = (kernel > _TAIL * kernel.max()).astype(np.uint8)
    _, parts = cv2.connectedComponents(heavy)
    weight = np.where((parts == parts.flat[int(kernel.argmax())]) & (heavy > 0), kernel, 0)
    if not weight.any():
        return np.inf
    weight /= weight.sum()
    y, x = np.mgrid[-_KERNEL : _KERNEL + 1, -_KERNEL : _KERNEL + 1]
    middle = float((weight * x).sum()), float((weight * y).sum())
    return float(np.sqrt((weight * ((x - middle[0]) ** 2 + (y - middle[1]) ** 2)).sum() / 2))


def _unit(rows: Plane) -> Plane:
    return unit(rows, _LEAST)


_INNER = np.outer(np.hanning(CARD_H) ** 0.25, np.hanning(CARD_W) ** 0.25).astype(np.float32)
"""Weights of a card's pixels for the blur: its edges and what is beyond count little."""
