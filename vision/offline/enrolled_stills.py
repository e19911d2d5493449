"""Reads the cards of an enrolled pack in one photograph: what `faro read --pack` prints for a still.

Outlines are only where the search begins: once a known card has been laid on one, its own corners tell where the card
lies, and it is read again through these.
"""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.locate.border import cut_through
from vision.locate.geometry import MIN_CARD_PX, candidates
from vision.locate.ratio import can_have
from vision.locate.refine import FAINT_LEVELS, refine
from vision.offline.stills import FoundCard, load_image
from vision.pack import card_match as match
from vision.pack.enrolled_reader import EnrolledReader, Match
from vision.quads import CARD_H, CARD_W, Image, Quad, aspect, covered, is_convex, overlap, portrait, sides, turned, warp

_READ_AT_MOST = 40
"""Outlines looked at, best supported first."""
_LISTED = 0.05
"""Probability of the best card from which a place is listed."""
_TAKEN = 0.33
"""Overlap with a card from which an outline is of the same card."""
_WITHIN = 0.6
"""Share of an outline within a card from which it is of the same card."""
_ENDS = 0.7
"""Least share of a card's outline that must be seen."""
_BORDER = 0.06
"""Distance to the picture's border, as a share of its side, within which a side of the card need not be seen."""
_TO_EDGES = np.array(
    [[CARD_W / match.W, 0, CARD_W / match.W / 2], [0, CARD_H / match.H, CARD_H / match.H / 2], [0, 0, 1]]
)
"""From pixels of compared pictures (middles on whole numbers) to those of rectified cards (edges on whole numbers)."""
_CORNERS = np.array([[0, 0], [CARD_W, 0], [CARD_W, CARD_H], [0, CARD_H]], np.float32)


def read_pack_still(path: str, reader: EnrolledReader) -> dict[str, Any]:
    """The JSON object of `faro read --pack` for one still; `file` is `path` as given. Raises UnreadableImage."""
    image, scale = load_image(path)
    cards = []
    for card in read_pack_cards(image, reader):
        quad = np.asarray(card.quad * np.float32(scale), np.float32)
        cards.append(FoundCard(quad, card.support, card.reading).to_json())
    return {"file": path, "cards": cards}


def read_pack_cards(image: Image, reader: EnrolledReader) -> list[FoundCard]:
    """The cards of the pack in a BGR picture, from left to right; with rank None where it is not sure enough."""
    height, width = image.shape[:2]
    if min(height, width) < MIN_CARD_PX:
        return []
    outlines = candidates(image)[: _READ_AT_MOST - 1]
    frame = portrait(np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32))
    if aspect(frame) > 0.45:
        outlines.append((frame, 0.5))
    found: list[FoundCard] = []
    for quad, support in outlines:
        if any(card.reading.rank and _same_place(quad, card.quad) for card in found):
            continue
        card = _read_outline(image, quad, support, reader)
        if card is not None:
            found.append(card)
    found.sort(key=lambda card: -card.reading.confidence)
    chosen: list[FoundCard] = []
    for card in found:
        if not any(_same_place(card.quad, other.quad) for other in chosen):
            chosen.append(card)
    return sorted(chosen, key=lambda card: float(card.quad[:, 0].mean()))


def _read_outline(image: Image, quad: Quad, support: float, reader: EnrolledReader) -> FoundCard | None:
    """The card in an outline: read through it, and again through the corners of the card that was recognised."""
    views = [quad] if aspect(quad) < 0.86 else [quad, turned(quad)]
    best: FoundCard | None = None
    for view in views:
        first = reader.match(warp(image, view))
        corners = _corners(first, view)
        if corners is None:
            continue
        second = reader.match(warp(image, corners))
        again = _corners(second, corners)
        if again is None:
            continue
        # Both readings must name the same card, and its corners must lie where a card ends: half a two of coins is an
        # ace of coins but for its edges. What counts is the reading through the card's own corners.
        settled = second.label == first.label and _may_be_card(image, again, reader.pack.ratio)
        reading = reader.judged(second if settled else first.doubted())
        if reading.confidence >= _LISTED and (best is None or reading.confidence > best.reading.confidence):
            best = FoundCard(again, support, reading)
    return best


def _may_be_card(image: Image, quad: Quad, ratio: float | None) -> bool:
    """Whether a card can end at the outline: most of it follows edges, it has the shape of the pack's cards, and the
    drawing does not go on beyond it. `ratio`: of the pack; None where it is not known, as of a pack learnt in a box's
    window. Its pictures may end within the card, so the edges next to them count."""
    if _ends(image, quad) < _ENDS or (ratio is not None and not can_have(quad, image.shape, ratio)):
        return False
    if ratio is None:
        quad = refine(image, quad, step_levels=FAINT_LEVELS)[0]
    return not (cut_through(image, quad) & ~_at_border(image, quad)).any()


def _at_border(image: Image, quad: Quad) -> NDArray[np.bool_]:
    """Which of the outline's sides lie along the picture's own border."""
    height, width = image.shape[:2]
    border = _BORDER * float(sides(quad).mean())
    following = np.roll(quad, -1, axis=0)
    low, high = np.minimum(quad, following), np.maximum(quad, following)
    return np.asarray((high < border).any(axis=1) | (low > (width - border, height - border)).any(axis=1))


def _ends(image: Image, quad: Quad) -> float:
    """Share of the outline, 0..1, that follows an edge or the picture's own border."""
    on_edge = max(refine(image, quad, 0.03, FAINT_LEVELS)[1], refine(image, quad)[1])
    return on_edge + float(_at_border(image, quad).mean())


def _corners(found: Match, quad: Quad) -> Quad | None:
    """Where the corners of the recognised card lie in the picture; None when it is no possible place of a card."""
    if found.fit is None:
        return None
    to_picture = cv2.getPerspectiveTransform(_CORNERS, quad)
    place = to_picture @ _TO_EDGES @ found.fit.place @ np.linalg.inv(_TO_EDGES)
    corners = cv2.perspectiveTransform(_CORNERS.reshape(-1, 1, 2).astype(np.float64), place).reshape(4, 2)
    if not np.isfinite(corners).all() or not is_convex(corners.astype(np.float32)):
        return None
    return np.asarray(corners, np.float32)


def _same_place(a: Quad, b: Quad) -> bool:
    return overlap(a, b) > _TAKEN or covered(a, b) > _WITHIN or covered(b, a) > _WITHIN
