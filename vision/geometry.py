"""Finds the outlines of cards in a picture and rectifies them; does not read them.

The door to `quads` (arithmetic and warp), `proposals` (rough outlines) and `refine` (outlines moved onto edges).
"""

from __future__ import annotations

import numpy as np

from vision.proposals import CARD_ASPECTS, propose
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
from vision.refine import refine

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
CLEAR_EDGES = 0.6  # support from which an outline alone is taken for a card
_MOST = 60  # outlines that are worth refining
_HOPELESS = 0.2  # support below which an outline is dropped: hardly a side of it lies on an edge


def candidates(image: Image) -> list[tuple[Quad, float]]:
    """Refined portrait outlines with their edge support (0..1), best supported first, each place once.

    `image` is (H, W, 3) BGR. The outlines may overlap and some may be no card.
    """
    found: list[tuple[Quad, float]] = []
    for rough in _distinct(propose(image)):
        quad, support = refine(image, rough)
        if support < _HOPELESS:
            continue
        quad, support = refine(image, quad, 0.02)
        ratio = aspect(quad)
        if not CARD_ASPECTS[0] <= ratio or sides(quad).min() < MIN_CARD_PX:
            continue
        found.append((portrait(quad), support * (1.0 if 0.55 <= ratio <= 0.85 else 0.8)))
    found.sort(key=lambda pair: -pair[1])
    kept: list[tuple[Quad, float]] = []
    for quad, support in found:
        if all(overlap(quad, other) < 0.9 for other, _ in kept):
            kept.append((quad, support))
    return kept


def find_cards(image: Image) -> list[Quad]:
    """The portrait outlines of what has the shape of a whole card, largest first, none overlapping by more than 30 %.

    `image` is (H, W, 3) BGR. Judged by shape alone: a sheet of paper of that shape is found too.
    """
    chosen: list[Quad] = []
    clear = [quad for quad, support in candidates(image) if support >= CLEAR_EDGES and 0.55 <= aspect(quad) <= 0.85]
    for quad in sorted(clear, key=lambda quad: -abs(area(quad))):  # pips and court frames lie within their card
        if all(covered(quad, other) < 0.3 for other in chosen):
            chosen.append(quad)
    return chosen


def _distinct(quads: list[Quad]) -> list[Quad]:
    """One of each group of nearly equal outlines (corners within 4 % of the size), the most often proposed first."""
    if not quads:
        return []
    corners = np.stack(quads)
    sizes = np.sqrt([abs(area(quad)) for quad in quads])
    middles = corners.mean(axis=1)
    counts = np.zeros(len(quads), int)
    for i in range(len(quads)):
        near = np.flatnonzero((counts[:i] > 0) & (np.abs(middles[:i] - middles[i]).max(axis=1) < 0.06 * sizes[i]))
        gaps = np.linalg.norm(corners[near][:, :, None] - corners[i][None, None], axis=3).min(axis=2).max(axis=1)
        same = near[gaps < 0.04 * sizes[i]]
        counts[same[0] if len(same) else i] += 1
    order = sorted(np.flatnonzero(counts), key=lambda i: -counts[i])
    return [quads[i] for i in order[:_MOST]]
