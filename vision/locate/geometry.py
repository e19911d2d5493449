"""Finds the outlines of cards in a picture and rectifies them; does not read them.

The door to `quads` (arithmetic and warp), `proposals` (rough outlines) and `refine` (outlines moved onto edges).
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.locate import ink
from vision.locate.figures import Figure, within
from vision.locate.proposals import CARD_ASPECTS, propose, small_shapes
from vision.locate.refine import FAINT_LEVELS, refine
from vision.quads import (
    CARD_H,
    CARD_W,
    Image,
    Quad,
    area,
    aspect,
    covered,
    overlap,
    portrait,
    rectify,
    sides,
    turned,
    warp,
)

__all__ = [
    "CARD_H",
    "CARD_W",
    "Image",
    "Quad",
    "candidates",
    "find_cards",
    "portrait",
    "rectify",
    "refine",
    "turned",
    "warp",
]

MIN_CARD_PX = 36.0  # short side of the smallest card that is looked for
SAME = 0.9  # overlap from which two refined outlines are one
SAME_CLOSELY = 0.97  # ... or much the same, when one that edges support better is looked for
CLEAR_EDGES = 0.6  # support from which an outline alone is taken for a card
_MOST = 80  # outlines that are worth refining
_CROWD = 40  # of these of one size and shape, from which a pattern crowds out cards; then it is chosen ...
_MOST_SEEN = 240  # ... from this many, the likeliest first
_FEW = 6  # outlines of one size and shape that may be cards ...
_REPEATED = 0.02  # ... and what each further one loses in its score
_MOST_ALIKE = 12
_SAME_PLACE = 0.6  # overlap from which an outline may be that of a doubtful card ...
_MOST_NEAR = 40  # ... of which this many are tried ...
_NEAREST = (0.012, 0.02)  # ... each on the edges within this share of its size
_INDEX_ACROSS = (0.03, 0.17)  # of the card's width: where the middle of an index's figure may be; of a common pack 0.09
_INDEX_DOWN = (0.05, 0.2)  # ... of its height; 0.10
_INDEX_HEIGHT = (0.065, 0.17)  # ... and how high it may be; 0.104
_USUAL = (0.0875, 0.098)  # of the card's width and height: where it is in a common pack
_SIZES = (8.6, 9.6, 10.6)  # heights of the figure, in that of a card
_ASKEW = 0.24  # sine of the angle between an index and its card at most: what is found by ink is off by some degrees
_MOST_BY_INDEX = 8  # rough outlines about one index
_HOPELESS = 0.2  # support below which an outline is dropped: hardly a side of it follows an edge


def candidates(image: Image) -> list[tuple[Quad, float]]:
    """Refined portrait outlines with their edge support (0..1), best supported first, each place once.

    `image` is (H, W, 3) BGR. The outlines may overlap and some may be no card.
    """
    return _best_supported(list(filter(None, (on_edges(image, rough) for rough in rough_outlines(image)))), SAME)


class Search:
    """Where cards may lie in a picture: rough outlines, not yet on the edges, the likeliest first."""

    def __init__(self, image: Image) -> None:
        """`image` is (H, W, 3) BGR."""
        found = propose(image)
        large = _shortest_sides([quad for quad, _ in found.quads]) > 0.9 * MIN_CARD_PX
        self._found = [pair for pair, is_large in zip(found.quads, large, strict=True) if is_large]
        self._image, self._small, self._back = image, found.small, found.scale

    def first(self) -> list[Quad]:
        """The outlines worth a look in any picture; few about one place."""
        quads = [quad for quad, _ in self._found]
        kept = _distinct(quads, _MOST)
        if max(Counter(map(_kind, kept)).values(), default=0) <= _CROWD:
            return kept
        scores = {id(quad): score for quad, score in self._found}
        return _varied([(quad, scores[id(quad)]) for quad in _distinct(quads, _MOST_SEEN)])[:_MOST]

    def small(self) -> list[Quad]:
        """Outlines of what is too small in a big picture to be among the `first`."""
        return _distinct(small_shapes(self._image, 0.9 * MIN_CARD_PX), _MOST)

    def near(self, card: Quad) -> list[tuple[Quad, float]]:
        """Outlines about a place, moved onto the nearest edges only, portrait, with edge support; best supported first.

        A court's frame has stronger edges than a card in its own shadow: from afar an outline is drawn to the frame.
        """
        size = math.sqrt(abs(area(card)))
        about = [quad for quad, _ in self._found if np.abs(quad.mean(axis=0) - card.mean(axis=0)).max() < 0.4 * size]
        close = [quad for quad in _distinct(about, 2 * _MOST_NEAR, 2 * _MOST_NEAR) if overlap(quad, card) > _SAME_PLACE]
        found = [refine(self._image, quad, reach, FAINT_LEVELS) for quad in close[:_MOST_NEAR] for reach in _NEAREST]
        return _best_supported([(portrait(quad), support) for quad, support in found], SAME_CLOSELY)

    def with_index(self, figure: Figure) -> list[Quad]:
        """Rough outlines at a corner of which the figure and its pip stand as an index does, that corner first; the
        likeliest first, then those that the figure's own place and height give by themselves."""
        found = np.array([quad for quad, _ in self._found], np.float32).reshape(-1, 4, 2)
        which, corner = np.nonzero(index_corners(found, figure))
        rough = [
            np.asarray(np.roll(found[i], -k, axis=0)) for i, k in zip(which.tolist(), corner.tolist(), strict=True)
        ]
        return _distinct(rough, _MOST_BY_INDEX, _MOST_BY_INDEX) + [_around_index(figure, size) for size in _SIZES]

    def by_print(self, clear: list[Quad]) -> list[Quad]:
        """Portrait outlines around what is printed like a card beside the `clear` cards, edges or not."""
        taken = np.zeros(self._small.shape[:2], np.uint8)
        for card in clear:
            cv2.fillConvexPoly(taken, np.rint(card / self._back - 0.5).astype(np.int32), 1)
        return [(quad + np.float32(0.5)) * self._back for quad in ink.outlines(self._small, taken > 0)]


def _shortest_sides(quads: list[Quad]) -> NDArray[np.float64]:
    """The shortest side of each outline, px."""
    corners = np.array(quads, np.float64).reshape(-1, 4, 2)
    steps = np.roll(corners, -1, axis=1) - corners
    return np.asarray(np.hypot(steps[..., 0], steps[..., 1]).min(axis=1))


def index_corners(quads: NDArray[np.float32], figure: Figure) -> NDArray[np.bool_]:
    """For clockwise outlines (n, 4, 2): at which corners the figure and its pip stand as the index of a portrait card,
    (n, 4), as if it were seen from above."""
    right, down = np.roll(quads, -1, axis=1) - quads, np.roll(quads, 1, axis=1) - quads
    to = figure.middle - quads
    cross = _cross(right, down)
    cross = np.where(np.abs(cross) < 1e-6, 1e-6, cross)
    across, below = _cross(to, down) / cross, _cross(right, to) / cross
    length = np.hypot(down[..., 0], down[..., 1])
    turn = _cross(np.asarray(figure.down), down) / np.maximum(length, 1e-6)
    upright = (down @ figure.down > 0) & (np.abs(turn) < _ASKEW)
    fits = upright & within(across, _INDEX_ACROSS) & within(below, _INDEX_DOWN)
    fits &= within(figure.height / np.maximum(length, 1e-6), _INDEX_HEIGHT)
    return np.asarray(fits & (np.hypot(right[..., 0], right[..., 1]) < length))


def _cross(a: NDArray[Any], b: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0])


def _around_index(figure: Figure, size: float) -> Quad:
    """The outline that a card of `size` heights of its figure has, seen from above."""
    down = figure.down * (size * figure.height)
    across = np.array([down[1], -down[0]]) * (CARD_W / CARD_H)
    corner = figure.middle - _USUAL[0] * across - _USUAL[1] * down
    return np.array([corner, corner + across, corner + across + down, corner + down], np.float32)


def rough_outlines(image: Image) -> list[Quad]:
    """Where cards may lie, the likeliest first; not yet on the edges."""
    return Search(image).first()


def on_edges(image: Image, rough: Quad) -> tuple[Quad, float] | None:
    """A rough outline moved onto the edges, portrait, with its edge support; None when it cannot be a card's."""
    quad, support = refine(image, rough, step_levels=FAINT_LEVELS)
    if support < _HOPELESS:
        return None
    quad, support = refine(image, quad, 0.02, FAINT_LEVELS)
    ratio = aspect(quad)
    if not CARD_ASPECTS[0] <= ratio or sides(quad).min() < MIN_CARD_PX:
        return None
    return portrait(quad), support * (1.0 if 0.55 <= ratio <= 0.85 else 0.8)


def _best_supported(found: list[tuple[Quad, float]], same: float) -> list[tuple[Quad, float]]:
    """Outlines by falling support, without those that overlap a better one by `same` or more."""
    kept: list[tuple[Quad, float]] = []
    for quad, support in sorted(found, key=lambda pair: -pair[1]):
        if all(overlap(quad, other) < same for other, _ in kept):
            kept.append((quad, support))
    return kept


def find_cards(image: Image) -> list[Quad]:
    """The portrait outlines of what has the shape of a whole card, largest first, none overlapping by more than 30 %.

    `image` is (H, W, 3) BGR. Judged by shape alone: a sheet of paper of that shape is found too.
    """
    chosen: list[Quad] = []
    shaped = [quad for quad, support in candidates(image) if support >= CLEAR_EDGES and 0.55 <= aspect(quad) <= 0.85]
    clear = [quad for quad in shaped if refine(image, quad, 0.02)[1] >= CLEAR_EDGES]
    for quad in sorted(clear, key=lambda quad: -abs(area(quad))):  # pips and court frames lie within their card
        if all(covered(quad, other) < 0.3 for other in chosen):
            chosen.append(quad)
    return chosen


def _distinct(quads: list[Quad], most: int, most_alike: int = _MOST_ALIKE) -> list[Quad]:
    """The first of each group of nearly equal outlines (corners within 4 % of the size), in the order given.

    No more than `most` of them, and about one place no more than `most_alike` of one's size or larger: a richly drawn
    card must not crowd out others, nor what is printed on it the card.
    """
    if not quads:
        return []
    corners = np.stack(quads)
    following = np.roll(corners, -1, axis=1).astype(np.float64)
    sizes = np.sqrt(np.abs(_cross(corners.astype(np.float64), following).sum(axis=1)) / 2)
    across, down = corners.mean(axis=1).T.copy()
    kept: list[int] = []
    room = min(most, len(quads))
    xs, ys, sized = np.zeros(room, np.float32), np.zeros(room, np.float32), np.zeros(room)
    for i in range(len(quads)):
        n = len(kept)
        apart = np.maximum(np.abs(xs[:n] - across[i]), np.abs(ys[:n] - down[i])) / sizes[i]
        if np.count_nonzero((apart < 0.3) & (sized[:n] > 0.8 * sizes[i])) >= most_alike:
            continue
        near = [kept[k] for k in np.flatnonzero(apart < 0.06)]
        if near:
            gaps = np.linalg.norm(corners[near][:, :, None] - corners[i][None, None], axis=3).min(axis=2).max(axis=1)
            if gaps.min() < 0.04 * sizes[i]:
                continue
        xs[n], ys[n], sized[n] = across[i], down[i], sizes[i]
        kept.append(i)
        if len(kept) == most:
            break
    return [quads[i] for i in kept]


def _kind(quad: Quad) -> tuple[int, int]:
    """Size and shape of an outline, roughly: alike for the squares of a cloth."""
    return round(4 * math.log2(abs(area(quad)))), round(10 * aspect(quad))


def _varied(found: list[tuple[Quad, float]]) -> list[Quad]:
    """Outlines by falling score, what comes in numbers alike later: a chequered cloth must not crowd out cards."""
    alike: Counter[tuple[int, int]] = Counter()
    ranked: list[tuple[float, int]] = []
    for i, (quad, score) in enumerate(found):
        kind = _kind(quad)
        ranked.append((score - _REPEATED * max(0, alike[kind] - _FEW), i))
        alike[kind] += 1
    return [found[i][0] for _, i in sorted(ranked, key=lambda pair: -pair[0])]
