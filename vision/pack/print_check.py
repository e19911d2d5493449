"""Whether a picture shows the print of the known card laid on it, place by place: a second opinion beside the pair
network's, for packs of coins, cups, swords and clubs.

The network was trained on packs of French suits. At another printing of a Spanish design it hesitates, and the maker's
words between four coins it takes for the fifth. Here each place of the known card is compared with the picture where it
fits best nearby, so that other inks, lines and plates tell little, a sign too many or wanting much; and the hue of the
inks there, which blur leaves as it is: swords and clubs out of focus differ in little else. Spades and clubs differ too
little in this for packs of French suits.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.levels import brightest
from vision.pack import card_match as match

_W = match.W // 2
"""Width in px of the pictures compared: 0.95 px a mm."""
_H = match.H // 2
"""Height of the same."""
_RIM = 4
"""Pixels at the edge that count in no place: a box's window hides them, the outline is off by as much, or they are
soiled. Of 1,104 right cards of the four drawn designs to choose by, in six lights, ink too much speaks against none, of
other inks against 6; with 3 px, the places beside them taking them in too, against 22 and 14. As many wrong cards fit
as before (2 of 655)."""
_PLACE = 11
"""Width in px of a place: about a small pip, 11 mm."""
_NEAR = 1
"""Pixels by which a place may lie beside its own."""
_GAIN = (0.3, 3.0)
"""How much stronger or weaker the picture's inks may be than the known card's."""
_WORST = 0.98
"""Share of the places that fit better than the one that counts."""
_MIDDLE = 0.5
"""Misfit that speaks neither for the card nor against it. Of 500 private photographs laid on cloth in seven lights, as
another photograph and another printing, 99 % of the right cards have less than 0.4 where there is no glare, and at most
0.39 of ink too much in any light; of wrong cards that the pair network finds likelier than one to seven, 0.57 and more
(drawn packs: 0.38)."""
_ADDED = 1.4
"""Times that ink too much counts: glare and blur take ink away but add none (a club half washed out of nine: 0.38)."""
_SLOPE = 10.0
"""Log-odds that a misfit smaller by one is worth. The counts of `benchmarks.prints` bear out 17, and 5 for _MOST_FOR;
but by these a five of cups out of focus was read as that of coins with 0.96, by a pack without it (misfit 0.28)."""
_MOST_FOR = 3.5
"""Log-odds that the print counts for at most: a card that the pair network finds unlikelier than one to five is never
acted on."""
_MOST_AGAINST = 3.0
"""Log-odds that ink which is not the card's counts against it at most: what covers a corner is such ink."""
_MISSING = 0.9
"""Misfit from which missing ink counts against a card: glare takes ink away, right cards miss 0.5 to 0.9 in ordinary
light with some glare, and signs that are wanting make 1.0 to 1.6."""
_WASHED_OUT = 1.2
"""Log-odds that missing ink counts against a card at most: in strong glare right cards miss 1.5."""
_PATCH = 9
"""Width in px of a place whose hue is compared: less than a sign with the paper around it, for blur mixes what is in
it alone."""
_INKED = 0.3
"""Share of the ink of the most inked place from which a place has a hue."""
_HUE_SLOPE = 25.0
"""Log-odds against a card that a difference of hue beyond _MIDDLE is worth, by one. Of 2,011 right cards of four drawn
designs in five lights 1 % have more than _MIDDLE (in hard light 4 %); of 179 of another suit that the pair network
finds likelier than one to fifty and whose ink fits, 177 have 0.55 and more, half 0.72."""
_MOST_AGAINST_HUE = 4.0
"""Log-odds that the hue counts against a card at most: the network gives clubs laid on swords out of focus up to
3.3."""
_NOT_WASHED_OUT = 2.5
"""Log-odds that missing ink, from _MIDDLE on, counts against a card at most where another card of the pack fits
everywhere: most likely nothing is washed out then."""


@dataclass(frozen=True, slots=True)
class Misfit:
    """Share of the print that is not the known card's, at the worst place: 0 none, about 1 a sign too many or wanting.
    `whole`: missing ink and ink too much; `added`: the latter alone; `hue`: how far the inks differ in hue, where both
    have some."""

    whole: float
    added: float
    hue: float = 0.0

    @property
    def most(self) -> float:
        """The largest of them, ink too much counted more."""
        return max(self.whole, _ADDED * self.added, self.hue)

    @property
    def fits(self) -> bool:
        """The print speaks for the card."""
        return self.most < _MIDDLE

    def log_odds(self, *, another_fits: bool) -> float:
        """That it is the known card's print; `another_fits`: that of another card of the pack fits."""
        if self.fits:
            return min(_SLOPE * (_MIDDLE - self.most), _MOST_FOR)
        first, most = (_MIDDLE, _NOT_WASHED_OUT) if another_fits else (_MISSING, _WASHED_OUT)
        missing = min(_SLOPE * (self.whole - first), most)
        added = min(_SLOPE * (_ADDED * self.added - _MIDDLE), _MOST_AGAINST)
        other_hue = min(_HUE_SLOPE * (self.hue - _MIDDLE), _MOST_AGAINST_HUE)
        return -max(missing, added, other_hue, 0.0)


def misfit(card: match.Known, fit: match.Fit) -> Misfit:
    """How badly the print of `card` fits where it was laid on the picture (`card_match.exact_fit`)."""
    inside = _half(fit.seen[..., 0]) > 0.99
    inside[:_RIM], inside[-_RIM:], inside[:, :_RIM], inside[:, -_RIM:] = False, False, False, False
    if not inside.any():
        return Misfit(1.0, 1.0)
    own, seen = (cv2.GaussianBlur(ink, (3, 3), 0) for ink in (card.small, _half(match.darkest_ink(fit.ink))))
    gain = float((own * seen)[inside].sum()) / max(float((own * own)[inside].sum()), 1e-6)
    own = own * np.float32(np.clip(gain, *_GAIN))
    wide = cv2.copyMakeBorder(seen, _NEAR, _NEAR, _NEAR, _NEAR, cv2.BORDER_REPLICATE)
    whole = np.full((_H, _W), np.inf, np.float32)
    added = np.zeros((_H, _W), np.float32)
    mean = _Mean(inside, _PLACE)
    for y in range(2 * _NEAR + 1):
        for x in range(2 * _NEAR + 1):
            apart = np.asarray(own - wide[y : y + _H, x : x + _W], np.float32)
            here = mean.of(np.square(apart))
            added = np.where(here < whole, mean.of(np.square(np.maximum(apart, 0))), added)
            whole = np.minimum(here, whole)
    usual = max(float(np.square(own)[inside].mean()), 1e-6)
    most = np.maximum(np.maximum(mean.of(np.square(own)), mean.of(np.square(seen))), usual)
    least, more = (float(np.quantile((part / most)[inside], _WORST)) for part in (whole, added))
    return Misfit(least, more, _other_hue(card.ink, fit.ink, inside))


def _other_hue(own: match.Plane, seen: match.Plane, inside: NDArray[np.bool_]) -> float:
    """How far the hues of two pictures' inks (H, W, 3 of `card_match`) differ at the worst place where both have ink:
    0 the same, about 0.6 blue and green, 1 and more blue and yellow."""
    mean = _Mean(inside, _PATCH)
    (own_hue, own_ink), (seen_hue, seen_ink) = _hue(own, mean), _hue(seen, mean)
    ink = np.minimum(own_ink, seen_ink)
    there = inside & (ink > _INKED * np.quantile(ink[inside], _WORST))
    if not there.any():
        return 0.0
    return float(np.quantile(np.linalg.norm((own_hue - seen_hue)[there], axis=1), _WORST))


def _hue(ink: match.Plane, mean: _Mean) -> tuple[match.Plane, match.Plane]:
    """(by how much each colour is taken more or less than the mean, as a share of all ink; the ink) of each place."""
    taken = np.maximum(-cv2.resize(ink, (_W, _H), interpolation=cv2.INTER_AREA), 0)
    most = mean.of(brightest(taken))
    apart = np.dstack([mean.of(one) for one in cv2.split(taken - taken.mean(axis=2, keepdims=True))])
    return np.asarray(apart / np.maximum(most, 1e-3)[..., None], np.float32), most


def _half(plane: match.Plane) -> match.Plane:
    return np.asarray(cv2.resize(plane, (_W, _H), interpolation=cv2.INTER_AREA), np.float32)


class _Mean:
    """The mean of what counts in each place of some width."""

    def __init__(self, counts: NDArray[np.bool_], width: int) -> None:
        self._counts, self._width = counts.astype(np.float32), width
        self._many = np.maximum(self._sum(self._counts), 1)

    def of(self, plane: match.Plane) -> match.Plane:
        return np.asarray(self._sum(plane * self._counts) / self._many, np.float32)

    def _sum(self, plane: match.Plane) -> match.Plane:
        size = (self._width, self._width)
        out = cv2.boxFilter(plane, -1, size, normalize=False, borderType=cv2.BORDER_CONSTANT)
        return np.asarray(out, np.float32)
