"""Finds the box's window in a whole picture: the readable card that lies in a frame, not on a pile or on the cloth.

A quick search for bright, colourless, card-shaped areas; only when it finds nothing readable the thorough search of
`geometry` is asked. Done once, while nothing moves; following the window from frame to frame is the tracker's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.levels import darkest
from vision.locate import geometry
from vision.locate.box_rim import ASPECT, misshapen, window_of_print, windows_within
from vision.locate.changes import changed, small_picture
from vision.locate.refine import refine, sides_seen
from vision.quads import Image, Quad, area, aspect, covered, overlap, portrait, rectify, same_way_up, scaled, sides
from vision.reading import NONE, Reader, Reading
from vision.steps import Steps, finished
from vision.thumbnail import two_way

SEARCH_PX = 640
"""Longer side of the copy that is searched quickly."""
MIN_SHARE = 0.006
"""Of the picture's area that the window must fill (110 px across at 1280x720 is 0.018)."""
ASPECTS = (0.52, 0.92)
"""Short over long side: 0.70 seen square on with 2 mm hidden on every side, and up to 30 degrees of tilt."""
OPPOSITE = 0.78
"""Shorter over longer of two opposite sides: 0.9 for a card that fills half the picture, tilted by 15 degrees."""
EDGES_OF_WINDOW = 0.85
"""Share of an outline that must be edges for the whole window: rendered ones have 0.91 and more, those that cut a side
off 0.83 at most."""
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
"""By how much less misshapen it must be (guess)."""
MORE_EDGES = 0.03
"""By how much more of it must be edges (guess): 0.05 and 0.06 of those two."""
MARGIN = 0.12
"""Share by which the paper on the two sides of a frame line may differ in brightness (guess)."""
TOO_LARGE = 0.2
"""Share of a window's size by which one may be too large on one side: 0.13 by glare on brass (`benchmarks.films`, seed
73606)."""
NEAR = 0.7
"""Overlap from which an outline is the window's, though the window was first seen askew."""
RIM = 0.03
"""Excess over ASPECT from which an outline may be that of a light box around the window: its rim makes it broader."""
NARROW = 0.08
"""Shortfall of ASPECT from which an outline is too narrow for a window, unless the camera is tilted by 28 degrees and
more: light on the rim of a metal box made it 0.55 (`benchmarks.films`, seed 73272)."""
LEGIBLE = 0.98
"""Probability of a face with its rank from which a window within a box's outline counts: lower ones may come from half
a card and its surroundings."""
LEGIBLE_ALIKE = 0.9
"""Probability of a face with its rank from which a window counts that is ALIKE, as half a card is not: a 6 in a dim
white box had 0.977 (`benchmarks.films`, seed 73006). And from which an outline counts that is too broad for a window:
that of a white box had 0.75 with a jack in it (seed 73193)."""
ALIKE = 0.6
"""Likeness of a window with itself turned round from which it shows one card in its middle: 0.80 and more in boxes of
metal and plastic, 0.3 at most where the frame line of a court is taken for a side. Spanish cards are not alike so."""
CLEAR = 0.995
"""Probability of a face with its rank from which no other window is sought within a box's outline."""
EDGES_OF_ANY_WINDOW = 0.5
"""Share of an outline that must have been edges, before a card was seen there, for a window to have been there."""
AS_LEGIBLE = 0.005
"""Difference of two such probabilities that says nothing: an outline with 0.37 of its edges was read with 0.997, one
with 0.64 of them with 0.995 (`benchmarks.films`, seed 74122)."""
WIDER = ((0.03, 0.03), (0.06, 0.0))
"""Shares of an outline's width and height by which it is widened to find the paper's edges: on all sides, and across,
where the frame line of a court is 4 mm within them (`benchmarks.films`, seeds 74066 and 74162)."""
EDGES_OF_WIDER = 0.9
"""Share of such an outline that must be edges: 0.91 to 0.99 of five that were nearer to the window (`benchmarks.films`,
seeds 73996, 74027, 74035, 74066 and 74162)."""
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
RIMMED = 0.85
"""Size of a window within the outline of its box, in sizes of that, at most: a rim of 3 mm leaves 0.84 of it."""
RIM_STEP = 5.0
"""Grey levels by which a card and a box as light as it differ at least beside each side of the window (guess): 9 to 14
(`benchmarks.films`, seed 73903). In 1,210 pictures of 260 films no other outline had 5 on all sides."""
FRAMED = 0.5
"""How much the surroundings of a window differ from the cloth all round, 0..1 (see `_framed`)."""
CENTRAL = 0.5
"""What the middle of the picture counts beside a surely read card, which counts 1 (guess)."""
SHAPE = 0.5
"""What a wrong shape counts (see `misshapen`): with it two of the first windows of 271 saved films are truer, none is
0.02 worse by overlap."""
WITHIN_BOX = 0.95
"""Share of a window that is inside the outline of its box, the box pushed by a millimetre or two."""
SURE = 0.5
"""Posterior of the best rank from which a place counts as readable when the window is chosen."""
SURELY_A_CARD = 0.9
"""Probability of a face from which a card counts that cannot be read: 0.99 with its indices blotted out, 0.001 to 0.86
where half a card was outlined (one rendered scene)."""

_UNIT = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere in the picture where a card lies: its outline, what is read there, and how good a window it makes."""

    quad: Quad
    reading: Reading
    score: float
    readable: bool = True
    framed: bool = False
    """Its surroundings differ from the cloth all round, as those of a card on a pile seldom do."""
    by_print: bool = False
    """Its edges are not seen: the print says where it is."""


def card_places(image: Image, reader: Reader, *, thorough: bool = True, unread: bool = False) -> list[Place]:
    """All places where a readable card lies, the likeliest window first, none overlapping by more than 30 %.

    `thorough`: when the quick search (about 10 ms) finds nothing, look again with `geometry` (up to 1 s). `unread`: a
    card that cannot be read has a place, too, with a frame around it.
    """
    return finished(card_places_in_steps(image, reader, thorough=thorough, unread=unread))


def card_places_in_steps(
    image: Image,
    reader: Reader,
    *,
    thorough: bool = True,
    unread: bool = False,
    worth: Callable[[Quad], bool] = lambda _: True,
) -> Steps[list[Place]]:
    """`card_places`, a step at a time: of the quick search each outline is one, and each reading. `worth`: which
    outlines are read."""
    outlines = yield from _outlines(image)
    places = yield from _judged(image, list(filter(worth, outlines)), reader, unread=unread)
    if not places and thorough:
        outlines = geometry.find_cards(image)[:12]
        places = yield from _judged(image, list(filter(worth, outlines)), reader, unread=unread)
    return places


def quick_outlines(image: Image) -> list[Quad]:
    """Portrait outlines of bright, colourless areas of a card's shape, refined onto their edges; unordered."""
    return finished(_outlines(image))


def _outlines(image: Image) -> Steps[list[Quad]]:
    yield
    height, width = image.shape[:2]
    scale = min(1.0, SEARCH_PX / max(height, width))
    small = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else image
    least = MIN_SHARE * small.shape[0] * small.shape[1]
    rough: list[Quad] = []
    for mask in _paper_masks(np.asarray(small, np.uint8)):
        contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
        for contour in contours:
            quad = _card_shape(np.asarray(contour), least)
            if quad is not None and all(overlap(quad, other) < 0.93 for other in rough):
                rough.append(quad)
    found: list[tuple[Quad, float]] = []
    for quad in rough:
        yield
        fine, support = refine(image, ((quad + 0.5) / scale).astype(np.float32))
        finer, still = refine(image, fine, 0.02)
        if still > 0.7 * support:  # a small card's soft edge is too flat to be seen so near
            fine, support = finer, still
        if support > 0.45 and ASPECTS[0] < aspect(fine) < ASPECTS[1] and _straight_on(fine):
            found.append((portrait(fine), support - abs(aspect(fine) - ASPECT)))
    # Of two that overlap the one truer to a card's shape is kept: glare joins the box to the card.
    found.sort(key=lambda pair: -pair[1])
    kept: list[Quad] = []
    for quad, _ in found:
        if all(overlap(quad, other) < 0.8 for other in kept):
            kept.append(quad)
    return kept


def whole_outline(image: Image, window: Quad, *, settled: bool = False) -> Quad | None:
    """The window's outline, where `window` has a side at a wrong place; None when it has not, or no better one is seen.

    In glare the frame line of a court card is a clearer edge than the paper's own, and a window first seen with such a
    card is too small on all sides or on the long ones. Glare may also make the box beside the window as bright as
    paper, and a window first seen so is too large on that side. The cards after it show where it is. Never the frame
    line of another court, which is within it; and only what has a truer shape, or is seen around a frame line.
    `settled`: enough cards have been in this window for no side that is seen to be askew; to seek one takes 10 ms.
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
    return None


def _straight(image: Image, window: Quad, support: float) -> Quad | None:
    """The window's outline, where one of its sides was found askew: that is much truer to a card's shape, and more of
    it is edges than of the window (`support`)."""
    if misshapen(window) < ASKEW:
        return None
    for quad in quick_outlines(image):
        straighter = overlap(quad, window) > STRAIGHT_OVERLAP and misshapen(quad) < misshapen(window) - STRAIGHTER
        if straighter and refine(image, quad, 0.035)[1] > support + MORE_EDGES:
            return same_way_up(quad, window)
    return None


def _is_frame_line(image: Image, window: Quad, card: Quad) -> bool:
    """Whether `window` is where the frame line of a court was: within the outline `card` on all sides (see FRAME_LINE),
    or on both long ones where that is truer to a card's shape, and beyond it on none; and what is between them is paper
    as within it, where the frame of a box is seen around the true window."""
    out = -np.array(_within(card, window)) / 2
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
    within = sorted(_within(quad, window), key=abs)
    return bool(abs(within[2]) < 2 * SAME_SIDE and 2 * SAME_SIDE < within[3] < 2 * TOO_LARGE)


def _within(quad: Quad, window: Quad) -> list[float]:
    """How far each side of an outline is within the window's, twice as a share of the window's size; below 0: beyond
    it."""
    x, y = cv2.perspectiveTransform(quad[None], cv2.getPerspectiveTransform(window, _UNIT))[0].T
    return [float(gap) for gap in (y[0] + y[1], 2 - x[1] - x[2], 2 - y[2] - y[3], x[3] + x[0])]


def is_seen_whole(image: Image, window: Quad) -> bool:
    """An outline of a card's shape is seen all round where the window is, or about there: nothing is over its edges."""
    return any(overlap(window, quad) > NEAR and is_seen_all_round(image, quad) for quad in quick_outlines(image))


def is_seen_all_round(image: Image, quad: Quad) -> bool:
    """Edges are along this outline on all four sides: it is no part of a card that is left between fingers."""
    return refine(image, quad, 0.035)[1] >= EDGES_OF_WINDOW and sides_seen(image, quad) == 4


def _paper_masks(small: Image) -> Iterator[NDArray[np.uint8]]:
    """Binary pictures in which the paper of a card stands out as one area."""
    paper = cv2.GaussianBlur(darkest(small), (3, 3), 0)
    top = float(np.percentile(paper, 99.0))
    for share in (0.9, 0.8, 0.7, 0.6, 0.5, 0.4):
        yield np.asarray(cv2.threshold(paper, share * top, 255, cv2.THRESH_BINARY)[1], np.uint8)
    yield np.asarray(cv2.threshold(paper, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)[1], np.uint8)
    block = max(small.shape[:2]) // 6 | 1
    yield np.asarray(
        cv2.adaptiveThreshold(paper, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, block, -8), np.uint8
    )


def _card_shape(contour: NDArray[np.int32], least: float) -> Quad | None:
    """The four-cornered outline of a contour that has about the shape of a card."""
    if cv2.contourArea(contour) < 0.5 * least:
        return None
    hull = cv2.convexHull(contour)
    size = cv2.contourArea(hull)
    if size < least:
        return None
    rect = cv2.minAreaRect(hull)
    box = cv2.boxPoints(rect).astype(np.float32)
    if size < 0.86 * rect[1][0] * rect[1][1] or not ASPECTS[0] < aspect(box) < ASPECTS[1]:
        return None
    for share in (0.02, 0.035, 0.05, 0.07):
        corners = cv2.approxPolyDP(hull, share * cv2.arcLength(hull, True), True)
        if len(corners) == 4 and abs(cv2.contourArea(corners)) > 0.9 * size:
            return portrait(corners.reshape(4, 2).astype(np.float32))
    return portrait(box)


def _straight_on(quad: Quad) -> bool:
    a, b, c, d = sides(quad)
    return bool(min(a, c) > OPPOSITE * max(a, c) and min(b, d) > OPPOSITE * max(b, d))


def _judged(image: Image, quads: list[Quad], reader: Reader, *, unread: bool) -> Steps[list[Place]]:
    places: list[Place] = []
    ground = _ground(image)
    for quad in quads:
        yield
        card = rectify(image, quad)
        reading = reader.read(card)
        legible = _legible(reading)
        broad, narrow = aspect(quad) - ASPECT >= RIM, ASPECT - aspect(quad) >= NARROW
        lopsided = (broad or narrow or legible < LEGIBLE) and two_way(card) < ALIKE
        inner, by_print = None, False
        if broad or narrow or legible < SURE:
            within = windows_within(image, quad, lopsided=lopsided, narrow=narrow)
            inner = yield from _within_rim(image, within, reader)
        if inner is None and (broad or (lopsided and not narrow)):
            inner = yield from _by_print(image, quad, reader, legible)
            by_print = inner is not None
        if inner is not None:
            quad, reading = inner
            legible, broad = _legible(reading), False
        framed = _framed(image, quad, ground)
        readable = legible >= (LEGIBLE_ALIKE if broad else SURE)
        if not readable and not (unread and framed > FRAMED and _is_whole_card(image, quad, reading)):
            continue
        score = legible + framed + CENTRAL * _central(image, quad) - SHAPE * misshapen(quad)
        places.append(Place(quad, reading, score, readable, framed > FRAMED, by_print))
    places.sort(key=lambda place: -place.score)
    kept: list[Place] = []
    for place in places:
        others = [p for p in places if p is not place]
        about_there = [p for p in others if overlap(place.quad, p.quad) > NEAR or _is_part(place, p)]
        if any(_is_alike(image, p) for p in about_there) and not _is_alike(image, place):
            continue  # a card and what is beside it, or a part of one, where that card alone is outlined too
        if place.by_print and any(not p.by_print and _is_alike(image, p) for p in about_there):
            continue  # its edges are seen
        if any(_is_box_around(image, place, p) for p in others):
            continue
        if all(overlap(place.quad, p.quad) < 0.3 and covered(place.quad, p.quad) < 0.5 for p in kept):
            kept.append((yield from _on_wider_edges(image, place, reader)))
    return kept


def _on_wider_edges(image: Image, place: Place, reader: Reader) -> Steps[Place]:
    """The place on the edges of the paper where those are seen a little outside its outline, truer to a card's shape,
    and what is read there is no less clear: the outline was in part the frame line of a court, or light on it."""
    if not place.readable or refine(image, place.quad, 0.035)[1] >= EDGES_OF_WINDOW:
        return place
    for across, along in WIDER:
        yield
        quad, support = refine(image, _widened(place.quad, across, along), 0.035)
        if support >= EDGES_OF_WIDER and truer(quad, place.quad):
            reading = reader.read(rectify(image, quad))
            if _legible(reading) >= _legible(place.reading) - AS_LEGIBLE:
                return replace(place, quad=portrait(quad), reading=reading)
    return place


def _widened(quad: Quad, across: float, along: float) -> Quad:
    """A portrait outline with each side moved outwards by these shares of its width and height."""
    wider = _UNIT * (1 + 2 * across, 1 + 2 * along) - (across, along)
    to_picture = cv2.getPerspectiveTransform(_UNIT, quad)
    return np.asarray(cv2.perspectiveTransform(np.asarray(wider[None], np.float32), to_picture)[0], np.float32)


def _is_box_around(image: Image, box: Place, window: Place) -> bool:
    """Within it a card is read no worse, and seen all round as it is not: the box's outline scored a little more for
    what was around it (`benchmarks.films`, seed 73862)."""
    if not (window.readable and surrounds(box.quad, window.quad) and _legible(window.reading) >= _legible(box.reading)):
        return False
    if _is_alike(image, box) and not _is_alike(image, window):
        return False  # it is a part of that
    return is_seen_all_round(image, window.quad) and not is_seen_all_round(image, box.quad)


def _is_part(place: Place, whole: Place) -> bool:
    """It is within the other, and reads no better: the figure of a court within its card (`benchmarks.films`, seed
    73630). A window within the outline of its box reads better than that."""
    return covered(place.quad, whole.quad) > NEAR and _legible(place.reading) <= _legible(whole.reading)


def _is_alike(image: Image, place: Place) -> bool:
    """It is readable and ALIKE turned round: the card lies in its middle."""
    return place.readable and two_way(rectify(image, place.quad)) >= ALIKE


def _legible(reading: Reading) -> float:
    """Probability of a face with the likeliest rank."""
    return max(share for rank, share in reading.ranks.items() if rank != NONE) * reading.card


def _is_whole_card(image: Image, quad: Quad, reading: Reading) -> bool:
    """It is surely a face, and all four of its sides are seen, though its rank is not."""
    return reading.card >= SURELY_A_CARD and refine(image, quad, 0.035)[1] >= EDGES_OF_WINDOW


def _within_rim(image: Image, outlines: Iterator[Quad], reader: Reader) -> Steps[tuple[Quad, Reading] | None]:
    """The window among these outlines within that of a box: the first that is CLEAR and ALIKE turned round, else the
    one read best, those that are ALIKE before others, however well the box itself reads; None where none is LEGIBLE.
    Where none is ALIKE, of those read about as well the one with most edges."""
    read: list[tuple[bool, float, Quad, Reading]] = []
    for quad in outlines:
        yield
        card = rectify(image, quad)
        reading = reader.read(card)
        alike, legible = two_way(card) >= ALIKE, _legible(reading)
        if reading.rank is None or legible <= (LEGIBLE_ALIKE if alike else LEGIBLE):
            continue
        read.append((alike, legible, quad, reading))
        if alike and legible >= CLEAR:
            break
    if not read:
        return None
    alike, most, quad, reading = max(read, key=lambda one: one[:2])
    if not alike:
        as_well = (one for one in read if one[1] >= most - AS_LEGIBLE)
        _, _, quad, reading = max(as_well, key=lambda one: refine(image, one[2], 0.035)[1])
    return quad, reading


def _by_print(image: Image, box: Quad, reader: Reader, least: float) -> Steps[tuple[Quad, Reading] | None]:
    """The window that the print within this outline says, where its card is read better than in the outline (`least`)
    and ALIKE turned round: the edges of a card in a box as white as it may be too faint (`benchmarks.films`, seeds
    74264 and 74281). An ace has too little print."""
    yield
    quad = window_of_print(image, box)
    yield
    if quad is None or area(quad) > RIMMED * area(box) or two_way(card := rectify(image, quad)) < ALIKE:
        return None
    reading = reader.read(card)
    return (quad, reading) if _legible(reading) > max(least, LEGIBLE_ALIKE) else None


def window_in_light_box(image: Image, place: Place, reader: Reader) -> Quad | None:
    """The window within `place` where that is the outline of a box as light as a card, and of its shape; None where it
    is a card's own. Within it the same card is read, and differs from the box on every side. Courts have frames of
    their own."""
    if place.reading.rank in (None, "J", "Q", "K"):
        return None
    for quad in windows_within(image, place.quad):
        if area(quad) > RIMMED * area(place.quad) or np.abs(_rim_steps(image, quad)).min() < RIM_STEP:
            continue
        card = rectify(image, quad)
        reading = reader.read(card)
        if reading.rank == place.reading.rank and _legible(reading) >= CLEAR and two_way(card) >= ALIKE:
            return quad
    return None


def _rim_steps(image: Image, window: Quad) -> NDArray[np.float64]:
    """By how many grey levels it is lighter 1 to 2 mm within each side of an outline than beyond it: the median of the
    middle of the side."""
    inner, outer = (around(image, window, growth).reshape(4, -1, 3)[..., 1] for growth in (0.96, 1.04))
    return np.asarray(np.median(inner - outer, axis=1), np.float64)


def _ground(image: Image) -> NDArray[np.float64]:
    """The usual colour along the picture's border: the cloth."""
    band = max(2, image.shape[0] // 30)
    rim = [image[:band:2, ::4], image[-band::2, ::4], image[::4, :band:2], image[::4, -band::2]]
    return np.asarray(np.median(np.concatenate([part.reshape(-1, 3) for part in rim]), axis=0), np.float64)


def _framed(image: Image, quad: Quad, ground: NDArray[np.float64]) -> float:
    """0..1: how much the surroundings of an outline differ from the cloth, all round: a window has a frame."""
    colours = around(image, quad)
    return float(np.clip(np.percentile(np.abs(colours - ground).max(axis=1), 25) / 60, 0, 1))


def around(image: Image, quad: Quad, growth: float = 1.14) -> NDArray[np.float64]:
    """Colours of 48 points (48, 3) a little outside an outline, in the order of its sides."""
    ring = scaled(quad, growth)
    share = np.linspace(0.06, 0.94, 12)[:, None]
    points = np.concatenate([a + (b - a) * share for a, b in zip(ring, np.roll(ring, -1, axis=0), strict=True)])
    h, w = image.shape[:2]
    x = np.clip(points[:, 0], 0, w - 1).astype(int)
    y = np.clip(points[:, 1], 0, h - 1).astype(int)
    return np.asarray(image[y, x], np.float64)


def other_window(image: Image, window: Quad) -> bool:
    """Another framed outline of about a card's shape, as large: nobody can say which of the two is the window."""
    ground = _ground(image)
    return any(
        area(quad) >= 0.65 * area(window)
        and max(covered(window, quad), covered(quad, window)) <= 0.5
        and _framed(image, quad, ground) > FRAMED
        and refine(image, quad, 0.035)[1] >= EDGES_OF_WINDOW
        for quad in quick_outlines(image)
    )


def was_cloth(image: Image, quad: Quad) -> bool:
    """There is no window in this outline, but cloth, as far as colours tell: no lid either."""
    if refine(image, quad)[1] >= EDGES_OF_ANY_WINDOW:
        return False
    inside = np.abs(around(image, quad, 0.6) - _ground(image)).max(axis=1)
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
    if _framed(now, pile, _ground(now)) > FRAMED and float(np.median(gaps)) >= CLOTH:
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


def _central(image: Image, quad: Quad) -> float:
    """1 in the middle of the picture, 0 at its corners."""
    h, w = image.shape[:2]
    away = np.hypot(*(quad.mean(axis=0) - (w / 2, h / 2))) / np.hypot(w / 2, h / 2)
    return float(1 - away)


def similar_size(a: Quad, b: Quad) -> bool:
    """Two outlines that may be of the same card: areas within 35 %, long sides within 20 %."""
    areas = sorted((abs(area(a)), abs(area(b))))
    longs = sorted((float(sides(a).max()), float(sides(b).max())))
    return areas[0] > 0.65 * areas[1] and longs[0] > 0.8 * longs[1]


def same_shape(a: Quad, b: Quad) -> bool:
    """Two outlines that may be of one window, in a box that was moved: each side within 8 %."""
    ratios = sides(a) / np.maximum(sides(same_way_up(b, a)), 1e-6)
    return bool(ratios.min() > 0.92 and ratios.max() < 1.08)


def truer(a: Quad, b: Quad) -> bool:
    """`a` has the shape of a window seen square on rather than `b`: ratio of the sides, and opposite ones alike. The
    outline of a light box around a window has not, nor has what fingers leave of a window."""
    return misshapen(a) < misshapen(b)


def surrounds(box: Quad, window: Quad) -> bool:
    """Whether the outline `box` is that of the box around `window`, not the window found a second time."""
    return covered(window, box) > WITHIN_BOX
