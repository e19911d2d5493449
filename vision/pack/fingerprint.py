"""Is this the very card that was enrolled, or another of the same rank and suit and design?

Two things differ between copies: where the knife cut the sheet (the print's place between the card's edges), and what
happened to the paper: specks, scratches, worn places. Both are compared with the enrolled picture; how much they tell
is measured by `tests.instruments.benchmarks.fingerprint`. Pure functions of pictures; what follows from several views
of a card is `own_cards`'.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.levels import darkest
from vision.pack import card_match as match
from vision.quads import CARD_H, CARD_W, Image

_MM = CARD_W / 63.5
_RIM = round(3.2 * _MM)
"""Pixels of the rim that a box's window may hide, or that a badly fitted outline spoils."""
_PRINT = 0.2
"""Ink, in logarithms of light, from which a dark spot is print."""
_SMALL = 6
"""Size in pixels from which a dark spot is print."""
_TWICE = 17
"""Side (px) of the square in which a mark's twin is sought, the card turned round: with a twin it is print, 1 mm
askew."""
_FINE = 0.8
"""Blur (sigma, pixels) above which the marks of the paper lie: a quarter of a millimetre."""
_COARSE = 3.0
"""Blur (sigma, pixels) below which they lie: two millimetres."""
_LEAST_PAPER = 2000
_MARKS = (-1.0, 2.4)
"""Log-odds of marks that have nothing in common, and what full correlation adds: fitted to rendered copies."""
_SPECK = 6.0
"""Standard deviations of the paper's grain from which a mark is one to know a card by."""
_DEEP = 0.05
"""Ink, in logarithms of light, from which it is one."""
_KNOWABLE = 0.12
"""Standard error of `shown` beyond which a view tells nothing."""
_CUT = (2.5, -10.0, -3.0)
"""Log-odds of a print in its very place, what each mm beside it adds, and the least they are."""
_OUTLINE_MM = 1.2
"""Distance of a print from its place beyond which no knife cuts: there the outline is wrong, and nothing follows."""
_TO_FULL = np.array([[CARD_W / match.W, 0, 0.5 * CARD_W / match.W - 0.5], [0, CARD_H / match.H, 0.5], [0, 0, 1.0]])
_TO_FULL[1, 2] = 0.5 * CARD_H / match.H - 0.5
"""From the pixels of compared pictures to those of rectified cards; middles lie on whole numbers in both."""


@dataclass(frozen=True, slots=True)
class Traces:
    """Evidence in a picture about the individual card. `marks`: correlation of the paper's marks with those of the
    enrolled picture, -1..1 (0 when hardly any paper is bare); `cut_mm`: offset of the print from its place in the
    enrolled picture, in mm; means nothing where a frame hides the card's edges. `shown`: the share of the enrolled
    card's outstanding marks that is found, 1 for all, about 0 for another card, less than 1 in a blurred picture; None
    where the enrolled card has none, or the picture is too bad for them."""

    marks: float
    cut_mm: float
    shown: float | None = None

    @property
    def log_odds(self) -> float:
        """That it is the enrolled card, by its marks alone."""
        return _MARKS[0] + _MARKS[1] * self.marks

    @property
    def log_odds_by_edges(self) -> float:
        """The same where the outline is that of the card's own edges: by the cut too."""
        cut = max(_CUT[0] + _CUT[1] * self.cut_mm, _CUT[2]) if self.cut_mm < _OUTLINE_MM else 0.0
        return self.log_odds + cut


def traces(enrolled: Image, card: Image, place: NDArray[np.float64]) -> Traces:
    """Compares a rectified picture of a card with the enrolled one; `place` (3, 3): from the pixels of the enrolled
    card to those of the picture, as `card_match.Fit` has it."""
    full = _TO_FULL @ place @ np.linalg.inv(_TO_FULL)
    flags = cv2.INTER_CUBIC | cv2.WARP_INVERSE_MAP
    laid = cv2.warpPerspective(card, full, (CARD_W, CARD_H), flags=flags, borderMode=cv2.BORDER_REPLICATE)
    known, seen = _ink(enrolled), _ink(np.asarray(laid, np.uint8))
    bare = ~(_near_print(known) | _near_print(seen))
    bare[:_RIM], bare[-_RIM:], bare[:, :_RIM], bare[:, -_RIM:] = False, False, False, False
    middle = np.array([(CARD_W - 1) / 2, (CARD_H - 1) / 2, 1.0])
    x, y, w = full @ middle
    # A card that lies the other way up turns about the middle: the offset is the same length either way.
    cut = float(np.hypot(x / w - middle[0], y / w - middle[1])) / _MM
    if bare.sum() < _LEAST_PAPER:
        return Traces(0.0, cut)
    known_marks, seen_marks = _marks(known), _marks(seen)
    a, b = known_marks[bare], seen_marks[bare]
    a, b = a - a.mean(), b - b.mean()
    alike = float((a * b).sum() / max(float(np.sqrt((a * a).sum() * (b * b).sum())), 1e-9))
    return Traces(alike, cut, _shown(known_marks, seen_marks, bare))


def _shown(known: NDArray[np.float32], seen: NDArray[np.float32], bare: NDArray[np.bool_]) -> float | None:
    """`Traces.shown` of two pictures' marks; they may lie a pixel beside each other."""
    specks = ((known > max(_SPECK * _grain(known[bare]), _DEEP)) & bare).astype(np.uint8)
    twice = cv2.dilate(np.ascontiguousarray(specks[::-1, ::-1]), np.ones((_TWICE, _TWICE), np.uint8)) > 0
    once = np.where(twice, 0, specks).astype(np.uint8)
    around = (cv2.dilate(once, np.ones((3, 3), np.uint8)) > 0) & bare
    own = np.where(around, known, 0.0)
    depth = float((own * own).sum())
    if depth == 0 or _grain(seen[bare]) / np.sqrt(depth) > _KNOWABLE:
        return None
    shifts = [(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
    return max(float((own * np.roll(seen, shift, axis=(0, 1))).sum()) for shift in shifts) / depth


def _grain(marks: NDArray[np.float32]) -> float:
    """Standard deviation of the paper's grain, robust against marks."""
    return 1.4826 * float(np.median(np.abs(marks - np.median(marks))))


def _ink(card: Image) -> NDArray[np.float32]:
    """Darkness of the darkest channel: minus the logarithm of its share of the paper's light."""
    white = np.maximum(np.percentile(card[::4, ::4].reshape(-1, 3), 85, axis=0), 24.0)
    share = np.minimum(darkest(card / white.astype(np.float32)), 1.2)
    return np.asarray(-np.log(0.05 + share), np.float32)


def _near_print(ink: NDArray[np.float32]) -> NDArray[np.bool_]:
    """Where something is printed, and 2 mm around; a spot that is smaller than _SMALL both ways is a mark."""
    dark = (ink - cv2.blur(ink, (61, 61)) > _PRINT).astype(np.uint8)
    _, spots, stats, _ = cv2.connectedComponentsWithStats(dark)
    large = (stats[:, cv2.CC_STAT_WIDTH] > _SMALL) | (stats[:, cv2.CC_STAT_HEIGHT] > _SMALL)
    large[0] = False
    return np.asarray(cv2.dilate(large[spots].astype(np.uint8), np.ones((15, 15), np.uint8)) > 0)


def _marks(ink: NDArray[np.float32]) -> NDArray[np.float32]:
    fine = cv2.GaussianBlur(ink, (0, 0), _FINE) - cv2.GaussianBlur(ink, (0, 0), _COARSE)
    return np.asarray(np.clip(fine, -0.3, 0.3), np.float32)
