"""Where the top card lies on the sheet: outlines in millimetres of the sheet's plane, in which a card keeps its shape.

A card on a pack is nearer to the camera than the sheet: it seems larger, and to lie aside when the camera looks
obliquely; both are less the fewer cards are left. So its shape is learnt from what is seen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from vision.locate.outlines import quick_outlines
from vision.locate.refine import refine
from vision.marker_layout import Cards
from vision.quads import Image, Quad, area, portrait, same_way_up
from vision.track.paper_sheet import Pose
from vision.track.views import laid_on

FAR_MM = 20.0
"""How far the middle of the top card may seem to be from the frame's: 6 mm aside, and 16 mm of pack seen 35 degrees
obliquely."""
LEANS = math.radians(16)
"""How far it may be turned: 12 degrees by hand, the rest by the parallax of a bent card."""
_SIZES = (0.86, 1.35)
"""Its area, as a share of a card's on the sheet: 16 mm up it is 1.18 times as large from 20 cm."""
_REACHES = (0.03, 0.055)
"""How far edges are sought, as a share of the size: 2.3 and 4.1 mm."""
CLEAR = 0.85
"""Share of an outline on edges, from which a card is seen all round."""
_MISFIT_MM = 1.2
"""By how much the corners of an outline may differ from the card's shape, if it is to be seen all round."""
_BROKEN_MM = 3.0
"""By how much, for it to be the card's at all: fingers give a side edges of their own."""
SCALES = (0.97, 1.12)
"""Sizes of a card on a pack: 16 mm up seen from 20 cm it is 1.09 times as large."""
FIRST_SCALE = 1.02
"""Before one was seen."""
_TURNS = (5.0, -5.0, 9.0, -9.0, 0.0)
"""Degrees by which a card may be turned to the one before."""
_SHIFTS = (
    (0.0, 0.0),
    (0.0, 4.0),
    (0.0, -4.0),
    (4.0, 0.0),
    (-4.0, 0.0),
    (4.0, 4.0),
    (-4.0, -4.0),
    (4.0, -4.0),
    (-4.0, 4.0),
)
"""Millimetres across and along by which it may lie aside: edges are found within 4 mm of them."""
_ASIDE = tuple((turn, *shift) for shift in _SHIFTS for turn in _TURNS)
_LEARNS = 0.1
"""Weight of each outline in the size that is learnt."""


@dataclass(frozen=True, slots=True)
class Place:
    """An outline (mm), and how well edges support it, 0..1. `misfit_mm`: from the outline on the edges themselves."""

    quad: Quad
    support: float
    misfit_mm: float = 0.0
    scale: float = 1.0
    """Size of the outline on the edges, as a share of a card's on the sheet."""

    @property
    def clear(self) -> bool:
        """A card's edges are seen all round."""
        return self.support >= CLEAR and self.misfit_mm <= _MISFIT_MM


def in_frame(cards: Cards) -> Quad:
    """A card in the middle of the frame, on the sheet itself."""
    w, h = cards.size_mm
    corners = np.array([[-w / 2, -h / 2], [w / 2, -h / 2], [w / 2, h / 2], [-w / 2, h / 2]], np.float32)
    return np.asarray(corners + np.array([cards.middle_x, 0.0], np.float32), np.float32)


def may_be_top(quad: Quad, cards: Cards) -> bool:
    """Whether a card of the pack in the frame may be seen there."""
    usual = in_frame(cards)
    off = np.linalg.norm(quad.mean(axis=0) - usual.mean(axis=0))
    along = (quad[3] - quad[0]) + (quad[2] - quad[1])
    lean = abs(math.atan2(float(along[0]), float(along[1])))
    size = abs(area(quad)) / abs(area(usual))
    return bool(off <= FAR_MM and min(lean, math.pi - lean) <= LEANS and _SIZES[0] <= size <= _SIZES[1])


def sized(cards: Cards, scale: float) -> Quad:
    """A card in the frame's middle that is nearer to the camera: `scale` times as large."""
    usual = in_frame(cards)
    middle = usual.mean(axis=0)
    return np.asarray((usual - middle) * scale + middle, np.float32)


def fit(image: Image, pose: Pose, shape: Quad, start: Quad, reach: float) -> Place:
    """`shape` shifted and turned onto the edges about `start`."""
    there, support = refine(image, pose.to_picture(start), reach)
    seen = same_way_up(portrait(pose.to_sheet(there)), start)
    quad = laid_on(shape, seen)
    scale = math.sqrt(abs(area(seen)) / max(abs(area(in_frame(pose.cards))), 1e-6))
    return Place(quad, support, float(np.abs(seen - quad).max()), scale)


def near(image: Image, pose: Pose, shape: Quad, starts: Sequence[Quad]) -> Place:
    """The best place about these; the first of them where no edges are seen."""
    best: Place | None = None
    for reach in _REACHES:
        for start in starts:
            one = fit(image, pose, shape, start, reach)
            if not may_be_top(one.quad, pose.cards) or one.misfit_mm > _BROKEN_MM:
                continue
            if best is None or one.support - 0.1 * one.misfit_mm > best.support - 0.1 * best.misfit_mm:
                best = one
            if best.clear:
                return best
    return best or Place(starts[0], 0.0)


def aside(quad: Quad, number: int) -> Quad:
    """The place beside `quad` that is tried `number`th: turned, shifted. A card among the edges of a pack that is not
    straight may be taken for another outline."""
    degrees, across, along = _ASIDE[number % len(_ASIDE)]
    middle, angle = quad.mean(axis=0), math.radians(degrees)
    turned = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    return np.asarray((quad - middle) @ turned + middle + (across, along), np.float32)


def learnt(scale: float, place: Place) -> float:
    """The size of a card of the pack after one more outline."""
    if place.support < 0.5 or place.misfit_mm > _MISFIT_MM or not SCALES[0] <= place.scale <= SCALES[1]:
        return scale
    return scale + _LEARNS * (place.scale - scale)


def anywhere(image: Image, pose: Pose) -> list[Place]:
    """Where a card's whole outline is seen within the markers, the clearest first; about 20 ms."""
    usual = in_frame(pose.cards)
    height, width = image.shape[:2]
    left, right = pose.cards.middle_x - 48, pose.cards.middle_x + 48
    px = pose.to_picture(np.array([[left, -66], [right, -66], [right, 66], [left, 66]], np.float32))
    x0, y0 = np.clip(np.floor(px.min(axis=0)), 0, [width - 8, height - 8]).astype(int)
    x1, y1 = np.clip(np.ceil(px.max(axis=0)), [x0 + 8, y0 + 8], [width, height]).astype(int)
    part = np.ascontiguousarray(image[y0:y1, x0:x1])
    found: list[Place] = []
    for outline in quick_outlines(part):
        rough = np.asarray(outline + np.array([x0, y0], np.float32), np.float32)
        finer, support = refine(image, rough, 0.02)
        quad = same_way_up(portrait(pose.to_sheet(finer)), usual)
        if may_be_top(quad, pose.cards):
            misfit = float(np.abs(laid_on(usual, quad) - quad).max())
            found.append(Place(quad, support, max(0.0, misfit - 4.0)))  # a card on the pack is larger
    found.sort(key=lambda one: one.misfit_mm - 2 * one.support)
    return found
