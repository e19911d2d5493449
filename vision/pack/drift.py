"""Does the exposed card tell the next one? The sand-tell: a pack roughened but for some cards, so that the card on top
drags the one below a little to the side when it is drawn.

Measures the sideways offset of each exposed card from its print (the window's frame may hide its edges): faces are
printed alike both ways up, so the middle of the print is where the picture turned round fits itself best. Gives how
much that offset depends on the card that came next, and how often chance alone does as much.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import NormalDist
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.capture.camera import Frame
from vision.observations import Exposed, Observation, Unclear
from vision.quads import CARD_W, Image, Quad, portrait, rectify

CARD_MM = 63.5
SHUFFLES = 4000
"""Random orders against which what was drawn is tested."""
_AT_ONCE = 200
"""Of these at once, for the sake of memory."""
LEAST = 12
"""Draws below which nothing is tested."""
SUSPICIOUS = 0.001
"""Probability under chance from which a box is called into question."""
DEALS = 20
"""Deals that are remembered, the last ones."""
NEIGHBOURS = 4
"""Cards before and after one that tell where cards lie just then: the box may be pushed in the course of a deal."""
_REACH = 14
"""Pixels of a rectified card by which its turned picture is moved: twice 1.8 mm."""
_ALIKE = 0.5
"""Correlation of a picture with itself turned round from which its middle is believed."""


@dataclass(frozen=True, slots=True)
class DriftTest:
    """What the draws tell. `spread_mm`: standard deviation of the drift (robust, from the median deviation);
    `largest_mm`; `dependence` 0..1: the share of the drift's variance (in normal scores) that goes with the next card;
    `chance`: how often shuffled draws show as much, 1/(SHUFFLES+1) at least; None when there are too few draws."""

    draws: int
    spread_mm: float
    largest_mm: float
    dependence: float | None
    chance: float | None

    @property
    def square(self) -> bool:
        """Nothing speaks against the box."""
        return self.chance is None or self.chance > SUSPICIOUS

    def to_json(self) -> dict[str, Any]:
        """The line of `faro read --drift`."""
        rounded = {name: None if value is None else round(value, 4) for name, value in asdict(self).items()}
        return {"type": "drift", **rounded, "square": self.square}


Draws = list[tuple[float, str]]
"""Of one deal: how far to the side each card lay, mm, and the rank of the card that came after it."""


class DrawRecorder:
    """Takes what the tracker sees, frame by frame (it is a `clip.Watcher`), and keeps where each card lay. Several
    deals may be shown one after the other, `new_deal` before each. `before`: the draws of earlier deals, as `deals`
    gave them."""

    def __init__(self, before: Iterable[Draws] = ()) -> None:
        self._before: deque[Draws] = deque(before, maxlen=DEALS - 1)
        self._cards: dict[int, tuple[str | None, Quad, float | None]] = {}

    def show(self, frame: Frame, window: Quad | None, seen: Sequence[Observation]) -> None:
        """One frame and what was seen in it. A card that is reported twice counts as it was first read."""
        for one in seen:
            if isinstance(one, Exposed) and one.quad is not None and one.index not in self._cards:
                quad = portrait(one.quad)
                self._cards[one.index] = (one.rank, quad, print_offset_mm(rectify(frame.image, quad)))
            elif isinstance(one, Unclear) and one.index in self._cards:
                _, quad, offset = self._cards[one.index]
                self._cards[one.index] = (None, quad, offset)

    def close(self) -> None:
        """No resources to release."""

    def new_deal(self) -> None:
        """What is shown from now on belongs to another, shuffled deal: its cards are numbered from 0 again. Where
        a pack is dealt twice in one order, each card has its own place and follower, and the box is suspected of it."""
        if self._cards:
            self._before.append(self._draws())
            self._cards = {}

    @property
    def deals(self) -> list[Draws]:
        """The draws of the deals that are remembered, the last one as far as it went."""
        return [*self._before, self._draws()] if self._cards else list(self._before)

    def draws(self) -> tuple[list[float], list[str]]:
        """(how far to the side, mm, each card lay; the rank of the card that came after it), of all deals."""
        draws = [draw for deal in self.deals for draw in deal]
        return [place for place, _ in draws], [follower for _, follower in draws]

    def _draws(self) -> Draws:
        places = side_offsets_mm({k: (quad, offset) for k, (_, quad, offset) in self._cards.items()})
        followers = ((place, self._cards[k + 1][0] if k + 1 in self._cards else None) for k, place in places.items())
        return [(place, follower) for place, follower in followers if follower is not None]

    def test(self) -> DriftTest:
        """What all draws so far tell."""
        return drift_test(*self.draws())


def print_offset_mm(card: Image) -> float | None:
    """Offset of the middle of the print to the right of the middle of a rectified card, in mm; None when the picture
    is not alike both ways up (a single-headed or half covered card), or moved by more than 1.8 mm.

    Over what a frame hides of the edges the millimetre is too small: with 2.5 mm hidden everything is a tenth more.
    """
    edge = 8  # px that shadows of the frame and badly fitted edges spoil
    b, g, r = cv2.split(card[edge:-edge, edge:-edge])
    ink = np.minimum(np.minimum(b, g), r).astype(np.float32)
    ink = cv2.GaussianBlur(ink, (0, 0), 1.5) - cv2.blur(ink, (41, 41))
    turned = np.ascontiguousarray(ink[::-1, ::-1])
    alike = cv2.matchTemplate(ink, turned[_REACH:-_REACH, _REACH:-_REACH], cv2.TM_CCOEFF_NORMED)
    _, best, _, (x, y) = cv2.minMaxLoc(alike)
    if best < _ALIKE or not 0 < x < 2 * _REACH:
        return None
    before, at, after = (float(v) for v in alike[y, x - 1 : x + 2])
    bend = before - 2 * at + after
    peak = x + (0.5 * (before - after) / bend if bend < 0 else 0.0)
    return 0.5 * (peak - _REACH) * CARD_MM / CARD_W


def side_offsets_mm(cards: dict[int, tuple[Quad, float | None]]) -> dict[int, float]:
    """How far to the right of its neighbours in the deal each card lay, mm, by its number; those whose print could not
    be placed, or with fewer than two neighbours, left out. A push of the box
    shows as half of it in the two cards next to it. `cards`: portrait outline in pixels, print offset in mm."""
    placed = {k: (quad, offset) for k, (quad, offset) in cards.items() if offset is not None}
    if not placed:
        return {}
    usual = np.median([quad for quad, _ in placed.values()], axis=0)
    across = (usual[1] - usual[0] + usual[2] - usual[3]) / 2
    width = float(np.hypot(*across))
    at = {
        k: float((quad.mean(axis=0) - usual.mean(axis=0)) @ across) * CARD_MM / width**2 + offset
        for k, (quad, offset) in placed.items()
    }
    out = {}
    for k, place in at.items():
        near = [at[j] for j in range(k - NEIGHBOURS, k + NEIGHBOURS + 1) if j != k and j in at]
        if len(near) >= 2:
            out[k] = place - float(np.median(near))
    return out


def drift_test(offsets_mm: Sequence[float], followers: Sequence[Hashable], *, seed: int = 0) -> DriftTest:
    """Tests whether the sideways place of each exposed card goes with the card under it.

    `offsets_mm[k]`: how far to the side card k lay; `followers[k]`: the card that came after it (its rank, or its
    suit and rank, as long as some come more than once). A Kruskal-Wallis statistic on normal scores, judged by
    permutation, so that neither the shape of the drift nor the size of the groups matters. Where cards lie within
    0.4 mm (one sigma), a tell of 0.5 mm for two ranks is found in some 7 of 10 runs of three deals, and hardly ever in
    one deal. Raises ValueError for unequal lengths.
    """
    if len(offsets_mm) != len(followers):
        raise ValueError(f"{len(offsets_mm)} offsets, {len(followers)} followers: as many expected")
    drift = np.asarray(offsets_mm, np.float64)
    if drift.size == 0:
        return DriftTest(0, 0.0, 0.0, None, None)
    away = drift - np.median(drift)
    spread, largest = 1.4826 * float(np.median(np.abs(away))), float(np.abs(away).max())
    names = list(dict.fromkeys(followers))
    groups = np.array([names.index(follower) for follower in followers])
    if drift.size < LEAST or not 1 < len(names) < drift.size:
        return DriftTest(drift.size, spread, largest, None, None)
    scores = _normal_scores(drift)
    if np.ptp(scores) == 0:
        return DriftTest(drift.size, spread, largest, 0.0, 1.0)
    members = np.zeros((len(names), drift.size))
    members[groups, np.arange(drift.size)] = 1.0
    sizes = members.sum(axis=1)

    def between(columns: NDArray[np.float64]) -> NDArray[np.float64]:
        means = (members @ columns) / sizes[:, None] - scores.mean()
        return np.asarray((means**2 * sizes[:, None]).sum(axis=0) / ((scores - scores.mean()) ** 2).sum())

    rng, as_much = np.random.default_rng(seed), 0
    found = float(between(scores[:, None])[0])
    for _ in range(0, SHUFFLES, _AT_ONCE):
        shuffled = rng.permuted(np.repeat(scores[:, None], _AT_ONCE, axis=1), axis=0)
        as_much += int((between(shuffled) >= found - 1e-12).sum())
    return DriftTest(drift.size, spread, largest, found, (1 + as_much) / (1 + SHUFFLES))


def _normal_scores(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """What a normal variable would be at each value's rank; equal values share their mean rank."""
    _, inverse, counts = np.unique(values, return_inverse=True, return_counts=True)
    ranks = np.cumsum(counts) - (counts - 1) / 2
    quantile = NormalDist().inv_cdf
    return np.array([quantile((rank - 0.5) / values.size) for rank in ranks])[inverse]
