"""Cards of which only an index shows: what the outlines alone leave unread in a photograph.

The other way round than the ordinary search: an index is looked for first, its place, size and direction say where its
card would be, edges say where it is. Named is a card whose index reads alike in every crop, however it is cut: about
its own ink, and by the outline, which is independent of that. Where the whole card contradicts, it is none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np

from vision.locate.border import runs_out
from vision.locate.figures import Figure, figures
from vision.locate.geometry import Search, index_corners, on_edges, refine
from vision.locate.refine import FAINT_LEVELS
from vision.quads import CARD_H, CARD_W, Image, Quad, covered, overlap, portrait, turned, warp
from vision.read.reader import CORNER_H, CORNER_SHARE, CORNER_W, CardReader, corner_patches
from vision.reading import NONE, Reading

_MOST = 96
"""Figures that are read at most, those on the brightest paper first: of 592 indices 95 % are among the first 73."""
_LIKELY = 0.5
"""Probability of rank and suit both from which a figure is looked at more closely."""
_STEADY = (0.8, 0.7)
"""Probability of rank and of suit from which a crop shows them: each crop must."""
_FIGURE = (21.0, 33.0, 35.0)
"""px of a rectified card (240 x 336): the middle of an index's figure across and down, and its height."""
_CROPS = (
    (1.0, 0, 0, 0),
    (0.88, 0, 0, 0),
    (1.14, 0, 0, 0),
    (1.0, 4, 3, 0),
    (1.0, -4, -3, 0),
    (1.0, 0, 0, 4),
    (1.0, 0, 0, -4),
)
"""How a corner is cut about a figure: size, px of the card aside and down, degrees."""
_STRETCHES = ((0.97, 0.97), (1.03, 1.03), (0.97, 1.03), (1.03, 0.97))
"""Of the outline, across and down."""
_SHARP = 1.6
"""Times that a crop is smaller than what it shows, from which the picture is shrunk first."""
_EDGES = 0.4
"""Least share of the outline that follows edges: what is free of a card that another one half covers."""
_CONTRADICTS = 0.5
"""Probability from which the free corner opposite shows another rank."""
_NEAR = 0.025
"""How far edges are looked for about an outline a second time, as a share of its size."""
_REREAD = 4
"""Outlines about one index that are looked at, those with the most edges first."""
_TOUCHING = 0.02
"""Share of either of two cards of one name that is shared, from which they are one."""
_SQUARE = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], np.float32)
_CORNERS = np.array([[0, 0], [CARD_W, 0], [CARD_W, CARD_H], [0, CARD_H]], np.float32)

Opinion = tuple[Mapping[str, float], Mapping[str, float]]


@dataclass(frozen=True, slots=True)
class IndexCard:
    """A card found by its index: its portrait outline in displayed pixels, edge support 0..1, and what was read."""

    quad: Quad
    support: float
    reading: Reading


@dataclass(frozen=True, slots=True)
class _Index:
    """A figure that is an index, the crop about its ink, what it says, and the least probability of it in any crop."""

    figure: Figure
    crop: Image
    rank: str
    suit: str
    least: float


def cards_by_index(
    image: Image, search: Search, named: Sequence[tuple[Quad, Reading]], reader: CardReader
) -> list[IndexCard]:
    """The cards beside those `named` of which an index is beyond doubt, each once."""
    whole = [quad for quad, reading in named if reading.whole]
    places = [quad for quad, _ in named]
    near = [figure for figure in figures(image, whole)[:_MOST] if not _at_corner(figure, places)]
    taken = [*named]
    found: list[IndexCard] = []
    for index in _indices(image, near, reader):
        if _at_corner(index.figure, [quad for quad, _ in taken]):
            continue
        card = _card(image, search, index, taken, reader)
        if card is not None and not any(_one_card(card.quad, card.reading, other) for other in taken):
            found.append(card)
            taken.append((card.quad, card.reading))
    return found


def _at_corner(figure: Figure, quads: Sequence[Quad]) -> bool:
    """Whether it is the index of one of these cards, either way up."""
    return len(quads) > 0 and bool(index_corners(np.stack(quads), figure)[:, ::2].any())


def _indices(image: Image, near: Sequence[Figure], reader: CardReader) -> list[_Index]:
    """The figures that are an index however their corner is cut, the surest first."""
    if not near:
        return []
    first = [_crop(image, figure, *_CROPS[0]) for figure in near]
    likely = [
        (figure, crop)
        for figure, crop, opinion in zip(near, first, reader.read_corners(first), strict=True)
        if NONE not in _labels(opinion) and _probability(opinion) >= _LIKELY
    ]
    found: list[_Index] = []
    for figure, crop in likely:
        opinions = reader.read_corners([_crop(image, figure, *cut) for cut in _CROPS])
        rank, suit = _labels(opinions[0])
        ranks, suits = (min(opinion[k][label] for opinion in opinions) for k, label in ((0, rank), (1, suit)))
        if ranks >= _STEADY[0] and suits >= _STEADY[1]:
            found.append(_Index(figure, crop, rank, suit, ranks * suits))
    return sorted(found, key=lambda index: -index.least)


def _labels(opinion: Opinion) -> tuple[str, str]:
    ranks, suits = opinion
    return max(ranks, key=lambda label: ranks[label]), max(suits, key=lambda label: suits[label])


def _probability(opinion: Opinion) -> float:
    rank, suit = _labels(opinion)
    return opinion[0][rank] * opinion[1][suit]


def _crop(image: Image, figure: Figure, size: float, aside: float, below: float, degrees: float) -> Image:
    """The corner about a figure, (CORNER_H, CORNER_W, 3), upright, as if the card were a common one."""
    px = size * figure.height / _FIGURE[2]  # of the picture, to one of the rectified card
    turn = np.radians(degrees)
    down = figure.down @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    across = np.array([down[1], -down[0]])
    corner = figure.middle - (_FIGURE[0] + aside) * px * across - (_FIGURE[1] + below) * px * down
    width, height = CORNER_SHARE[0] * CARD_W * px, CORNER_SHARE[1] * CARD_H * px
    ends = np.array([corner, corner + width * across, corner + height * down], np.float32)
    shrink = width / CORNER_W
    if shrink > _SHARP:
        low = np.maximum(np.floor(ends.min(axis=0) - width), 0).astype(int)
        high = np.ceil(ends.max(axis=0) + width).astype(int)
        part = image[low[1] : high[1], low[0] : high[0]]
        size_px = (max(1, round(part.shape[1] / shrink)), max(1, round(part.shape[0] / shrink)))
        ends = (ends - low) * np.array([size_px[0] / part.shape[1], size_px[1] / part.shape[0]])
        image = np.asarray(cv2.resize(part, size_px, interpolation=cv2.INTER_AREA), np.uint8)
    to_crop = cv2.getAffineTransform(
        (ends - 0.5).astype(np.float32), np.array([[0, 0], [CORNER_W, 0], [0, CORNER_H]], np.float32) - np.float32(0.5)
    )
    crop = cv2.warpAffine(image, to_crop, (CORNER_W, CORNER_H), borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(crop, np.uint8)


def _card(
    image: Image, search: Search, index: _Index, taken: Sequence[tuple[Quad, Reading]], reader: CardReader
) -> IndexCard | None:
    """The card of an index, where an outline on edges has it at its corner and reads the same; else None."""
    over = [quad for quad, _ in taken if not _within(index.figure, quad)]
    best: IndexCard | None = None
    for quad, support in _outlines(image, search, index.figure):
        if runs_out(image, quad, over):
            continue
        reading = _reading(image, quad, index, over, reader)
        if reading is not None and (best is None or _worth(reading, support) > _worth(best.reading, best.support)):
            best = IndexCard(quad, support, reading)
    return None if best is None else _settled(image, best, index, over, reader)


def _settled(
    image: Image, card: IndexCard, index: _Index, over: Sequence[Quad], reader: CardReader
) -> IndexCard | None:
    """The card as its outline reads however it is stretched; None where it does not read the same."""
    stretched = (_reading(image, _stretched(card.quad, stretch), index, over, reader) for stretch in _STRETCHES)
    readings = [card.reading]
    for reading in stretched:
        if reading is None:
            return None
        readings.append(reading)
    together = reader.combine(readings)
    sure = (together.rank, together.suit) == (index.rank, index.suit)
    return replace(card, reading=together) if sure else None


def _within(figure: Figure, quad: Quad) -> bool:
    """Whether a card's outline goes over the index, which is seen: there the card is not on top."""
    return any(cv2.pointPolygonTest(quad, (float(x), float(y)), False) > 0 for x, y in (figure.middle, figure.pip))


def _worth(reading: Reading, support: float) -> float:
    return (0.05 + reading.card) * (0.3 + support)


def _outlines(image: Image, search: Search, figure: Figure) -> list[tuple[Quad, float]]:
    """Outlines on edges at a corner of which the figure is an index, that corner first; the best supported first."""
    found: list[tuple[Quad, float]] = []
    for rough in search.with_index(figure):
        near, support = refine(image, rough, _NEAR, FAINT_LEVELS)
        for outline in ((near, support), on_edges(image, rough)):
            if outline is None or outline[1] < _EDGES:
                continue
            quad = portrait(outline[0])
            here, _, opposite, _ = index_corners(quad[None], figure)[0]
            if here or opposite:
                found.append((quad if here else turned(turned(quad)), outline[1]))
    return sorted(found, key=lambda pair: -pair[1])[:_REREAD]


def _reading(image: Image, quad: Quad, index: _Index, over: Sequence[Quad], reader: CardReader) -> Reading | None:
    """What the index amounts to within an outline; None where the outline does not show it at its first corner, or
    another one at the corner opposite."""
    card = warp(image, quad)
    _blank(card, quad, over)
    mine, opposite = corner_patches(card)
    here, there = reader.read_corners([mine, opposite])
    if _labels(here) != (index.rank, index.suit):
        return None
    rank, _ = _labels(there)
    if rank not in (NONE, index.rank) and there[0][rank] >= _CONTRADICTS:
        return None
    return reader.read_index(index.crop, mine, card)


def _stretched(quad: Quad, stretch: tuple[float, float]) -> Quad:
    to_picture = cv2.getPerspectiveTransform(_SQUARE, quad)
    wider = (_SQUARE * np.array(stretch, np.float32)).reshape(-1, 1, 2)
    return np.asarray(cv2.perspectiveTransform(wider, to_picture).reshape(4, 2), np.float32)


def _blank(card: Image, quad: Quad, over: Sequence[Quad]) -> None:
    """Takes out of a rectified card what lies within other cards."""
    to_card = cv2.getPerspectiveTransform(quad, _CORNERS)
    for other in over:
        outline = cv2.perspectiveTransform(other.reshape(-1, 1, 2), to_card)
        cv2.fillConvexPoly(card, np.rint(outline).astype(np.int32), (0, 0, 0))


def _one_card(quad: Quad, reading: Reading, other: tuple[Quad, Reading]) -> bool:
    """Whether both are one card: of one name, and not apart."""
    place, known = other
    if known.rank != reading.rank or known.suit not in (None, reading.suit):
        return False
    return max(covered(quad, place), covered(place, quad), overlap(quad, place)) > _TOUCHING
