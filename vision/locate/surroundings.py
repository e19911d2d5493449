"""What is around an outline: the frame of a box, or the cloth on which a card of a pile lies."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.locate.changes import changed, small_picture
from vision.locate.outlines import EDGES_OF_WINDOW, quick_outlines
from vision.locate.refine import refine
from vision.quads import Image, Quad, area, covered, scaled

EDGES_OF_ANY_WINDOW = 0.5
"""Share of an outline that must have been edges, before a card was seen there, for a window to have been there."""
CLOTH = 25.0
"""Grey levels by which a box with its lid on differs from the cloth at least."""
EARLY = 3
"""Pictures at rest, before each of the last movements, that are kept while the window is not known; and the first."""
BOX = 1.6
"""Size of a box, in sizes of its window."""
CHANGED_PX = 4
"""Pixels of the small pictures (274 to a card) in which two cards differ at least that lie in the window one after the
other."""
HAND_PX = 100
"""Pixels of the small pictures that reach in from the border, from which they may be a hand that hides a window."""
FRAMED = 0.5
"""How much the surroundings of a window differ from the cloth all round, 0..1 (see `how_framed`)."""


def around(image: Image, quad: Quad, growth: float = 1.14) -> NDArray[np.float64]:
    """Colours of 48 points (48, 3) a little outside an outline, in the order of its sides."""
    ring = scaled(quad, growth)
    share = np.linspace(0.06, 0.94, 12)[:, None]
    points = np.concatenate([a + (b - a) * share for a, b in zip(ring, np.roll(ring, -1, axis=0), strict=True)])
    h, w = image.shape[:2]
    x = np.clip(points[:, 0], 0, w - 1).astype(int)
    y = np.clip(points[:, 1], 0, h - 1).astype(int)
    return np.asarray(image[y, x], np.float64)


def ground_of(image: Image) -> NDArray[np.float64]:
    """The usual colour along the picture's border: the cloth."""
    band = max(2, image.shape[0] // 30)
    rim = [image[:band:2, ::4], image[-band::2, ::4], image[::4, :band:2], image[::4, -band::2]]
    return np.asarray(np.median(np.concatenate([part.reshape(-1, 3) for part in rim]), axis=0), np.float64)


def how_framed(image: Image, quad: Quad, ground: NDArray[np.float64]) -> float:
    """0..1: how much the surroundings of an outline differ from the cloth, all round: a window has a frame."""
    colours = around(image, quad)
    return float(np.clip(np.percentile(np.abs(colours - ground).max(axis=1), 25) / 60, 0, 1))


def other_window(image: Image, window: Quad) -> bool:
    """Another framed outline of about a card's shape, as large: nobody can say which of the two is the window."""
    ground = ground_of(image)
    return any(
        area(quad) >= 0.65 * area(window)
        and max(covered(window, quad), covered(quad, window)) <= 0.5
        and how_framed(image, quad, ground) > FRAMED
        and refine(image, quad, 0.035)[1] >= EDGES_OF_WINDOW
        for quad in quick_outlines(image)
    )


def was_cloth(image: Image, quad: Quad) -> bool:
    """There is no window in this outline, but cloth, as far as colours tell: no lid either."""
    if refine(image, quad)[1] >= EDGES_OF_ANY_WINDOW:
        return False
    inside = np.abs(around(image, quad, 0.6) - ground_of(image)).max(axis=1)
    return float(np.percentile(inside, 25)) < CLOTH


def is_pile(before: Sequence[Image], now: Image, quad: Quad) -> bool:
    """The card that lies in this outline `now` came to lie on cloth that was to be seen `before`, in pictures at rest.

    Colours alone cannot separate cloth from a like lid. But when a card leaves the window, the window has changed as
    well; a lid that is taken off leaves the rest of one picture as it was. After EARLY movements the box may have been
    put there, unless what may be it lay elsewhere in the first picture. What was neither cloth nor a card in the first
    was a lid, or a hand.
    """
    cloth = [image for image in before if was_cloth(image, quad)]
    if not cloth or not all(_changed_elsewhere(image, now, quad) for image in cloth):
        return False
    if cloth[0] is not before[0] and refine(before[0], quad)[1] < EDGES_OF_ANY_WINDOW:
        return False
    return len(before) <= EARLY or _is_beside_a_box(before[0], now, quad)


def _is_beside_a_box(before: Image, now: Image, pile: Quad) -> bool:
    """The card in this outline lies on the cloth, and what may be the box, though no card is read in it, lay elsewhere
    `before`."""
    gaps = np.abs(around(now, pile) - around(before, pile)).max(axis=1)
    if how_framed(now, pile, ground_of(now)) > FRAMED and float(np.median(gaps)) >= CLOTH:
        return False  # the box was put there: its frame has come along
    elsewhere = [quad for quad in quick_outlines(before) if covered(pile, quad) < 0.5]
    return any(area(q) > area(pile) / 1.4 and refine(before, q)[1] >= EDGES_OF_WINDOW for q in elsewhere)


def _changed_elsewhere(before: Image, now: Image, quad: Quad) -> bool:
    """Something within the picture has changed that is not in this outline or a box around it, or may have: what
    reaches in from its border is a hand, under which a window may lie."""
    was, has = (small_picture(image, quad, BOX) for image in (before, now))
    if was.shape != has.shape:
        return True
    spots = changed(was, has)
    inner = cv2.copyMakeBorder(spots, 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=1)
    cv2.floodFill(inner, None, (0, 0), 0)
    if cv2.countNonZero(spots) - cv2.countNonZero(inner) > HAND_PX:
        return True
    _, _, stats, _ = cv2.connectedComponentsWithStats(inner)
    return bool((stats[1:, cv2.CC_STAT_AREA] >= CHANGED_PX).any())
