"""Mends the outline of a window that was found wrong on some sides, by a card that shows them."""

from __future__ import annotations

import numpy as np

from vision.locate.outlines import EDGES_OF_WINDOW, quick_outlines
from vision.locate.refine import refine
from vision.locate.shape import ASPECT, gaps_within, misshapen, truer, widened
from vision.locate.surroundings import around
from vision.quads import Image, Quad, aspect, covered, overlap, same_way_up

SAME_SIDE = 0.03
"""Share of a window's size by which a side of two outlines may differ (guess): 2 to 3 mm."""
FRAME_LINE = 0.01
"""Share of a window's size by which the frame line of a court is within it at least, the middle of every side: 0.6 mm
across, 0.9 along. Of two opposite sides, where the outline around it has a card's shape: of the others a third of it,
which may have been mended before."""
TRUE_SHAPE = 0.02
"""Difference from ASPECT up to which an outline has a card's shape (guess): seen square on, with a light rim of 2 mm
above and below it has 0.03."""
ASKEW = 0.05
"""How misshapen a window is from which a straighter outline is sought for it (guess): true ones have 0.02 in the
middle."""
STRAIGHT_OVERLAP = 0.93
"""Overlap from which such an outline is the window's: 0.965 and 0.968 of two (`benchmarks.films`, seeds 74321 and
74335)."""
STRAIGHTER = 0.03
"""By how much less misshapen it must be: of nine windows in 547 films those of eight were nearer to the true one, that
of the ninth had fewer edges than the window (`benchmarks.films`, seed 74401)."""
STRAIGHTER_BY_A_STRIP = 0.015
"""By how much where it is the window's but for a strip on one side: 0.019 to 0.022 of one that cut indices off
(`benchmarks.films`, seed 74476)."""
UNMOVED = 0.01
"""Share of the window's size up to which the other sides may differ then: 0.004 of that one."""
MORE_EDGES = 0.03
"""By how much more of it must be edges then (guess): 0.05 to 0.13 of that one."""
AROUND = 0.03
"""Share of a window's width and height by which it is widened to find edges around it."""
EDGES_AROUND = 0.88
"""Share of such an outline that must be edges: 0.91 to 0.94 of three that were truer (`benchmarks.films`, seeds 74254,
74341 and 74409), 0.84 and 0.86 of two that were not."""
MORE_EDGES_AROUND = 0.15
"""By how much more of it must be edges: 0.30 to 0.39 of those three, 0.12 of one that was not."""
SHAPE_AROUND = 0.03
"""How misshapen it may be: 0.012 to 0.026 those three, 0.032 and 0.037 those two."""
MARGIN = 0.12
"""Share by which the paper on the two sides of a frame line may differ in brightness (guess)."""
TOO_LARGE = 0.2
"""Share of a window's size by which one may be too large on one side: 0.13 by glare on brass (`benchmarks.films`, seed
73606)."""


def whole_outline(image: Image, window: Quad, *, settled: bool = False) -> Quad | None:
    """The window's outline, where `window` has a side at a wrong place; None when it has not, or no better one is seen.

    In glare the frame line of a court card is a clearer edge than the paper's own, and a window first seen with such a
    card is too small on all sides or on the long ones. Glare may also make the box beside the window as bright as
    paper, and a window first seen so is too large on that side. The cards after it show where it is. Never the frame
    line of another court, which is within it; and only what has a truer shape, or is seen around a frame line.
    `settled`: enough cards have been in this window for no side that is seen to be askew, and for none whose edges are
    seen outside it; to seek one takes 10 ms.
    """
    there, support = refine(image, window, 0.035)
    if support >= EDGES_OF_WINDOW:
        there = same_way_up(there, window)
        if _is_frame_line(image, window, there):
            return there
        return None if settled else _straight(image, window, support)
    for quad in quick_outlines(image):
        around_it = covered(window, quad) > 0.97 and overlap(window, quad) > 0.9
        if not (truer(quad, window) and (around_it or _lacks_a_side(same_way_up(quad, window), window))):
            continue
        if refine(image, quad, 0.035)[1] >= EDGES_OF_WINDOW:
            return same_way_up(quad, window)
    return None if settled else _on_edges_around(image, window, support)


def _on_edges_around(image: Image, window: Quad, support: float) -> Quad | None:
    """The window's outline, where that is a little outside `window`, of which less is edges (`support`)."""
    quad, seen = refine(image, widened(window, AROUND, AROUND), 0.035)
    if seen < max(EDGES_AROUND, support + MORE_EDGES_AROUND) or misshapen(quad) > SHAPE_AROUND:
        return None
    return same_way_up(quad, window)


def _straight(image: Image, window: Quad, support: float) -> Quad | None:
    """The window's outline, where one of its sides was found askew, or a strip of it is cut off there: that is much
    truer to a card's shape, and no less of it is edges than of the window (`support`)."""
    if misshapen(window) < ASKEW:
        return None
    for quad in quick_outlines(image):
        quad = same_way_up(quad, window)
        straighter = misshapen(window) - misshapen(quad)
        if overlap(quad, window) <= STRAIGHT_OVERLAP or straighter <= STRAIGHTER_BY_A_STRIP:
            continue
        more = refine(image, quad, 0.035)[1] - support
        if (straighter > STRAIGHTER and more >= 0) or (_has_a_strip_more(quad, window) and more > MORE_EDGES):
            return quad
    return None


def _has_a_strip_more(quad: Quad, window: Quad) -> bool:
    """Whether this outline is the window's on three sides and beyond it on the fourth."""
    out = sorted(-gap / 2 for gap in gaps_within(quad, window))
    return max(abs(out[0]), abs(out[2])) < UNMOVED < out[3]


def _is_frame_line(image: Image, window: Quad, card: Quad) -> bool:
    """Whether `window` is where the frame line of a court was: within the outline `card` on all sides (see FRAME_LINE),
    or on both long ones where that is truer to a card's shape, and beyond it on none; and what is between them is paper
    as within it, where the frame of a box is seen around the true window."""
    out = -np.array(gaps_within(card, window)) / 2
    far = out > FRAME_LINE
    narrow = far[1] and far[3] and abs(aspect(card) - ASPECT) < abs(aspect(window) - ASPECT)
    nearly = out.min() > FRAME_LINE / 3 and abs(aspect(card) - ASPECT) < TRUE_SHAPE
    opposite = (far[0] and far[2]) or (far[1] and far[3])
    if not (far.all() or (nearly and opposite) or narrow) or out.min() < -FRAME_LINE / 2:
        return False
    inner, between = around(image, window, 0.96), around(image, np.asarray((window + card) / 2, np.float32), 1.0)
    paper, margin = (np.median(colours.reshape(4, -1, 3), axis=1)[far] for colours in (inner, between))
    return bool((np.abs(margin - paper) < MARGIN * np.maximum(paper, margin)).all())


def _lacks_a_side(quad: Quad, window: Quad) -> bool:
    """Whether this outline is the window's on three sides and well within it on the fourth."""
    within = sorted(gaps_within(quad, window), key=abs)
    return bool(abs(within[2]) < 2 * SAME_SIDE and 2 * SAME_SIDE < within[3] < 2 * TOO_LARGE)
