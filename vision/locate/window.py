"""Finds the box's window in a whole picture: the readable card that lies in a frame, not on a pile or on the cloth.

A quick search for bright, colourless, card-shaped areas; only when it finds nothing readable the thorough search of
`geometry` is asked. Done once, while nothing moves; following the window from frame to frame is the tracker's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from vision.locate import geometry
from vision.locate.box_rim import window_of_print, windows_within
from vision.locate.outlines import EDGES_OF_WINDOW, NEAR, is_seen_all_round, outlines_in_steps
from vision.locate.refine import refine
from vision.locate.shape import ASPECT, misshapen, surrounds, truer, widened
from vision.locate.surroundings import FRAMED, around, ground_of, how_framed
from vision.quads import Image, Quad, area, aspect, covered, overlap, portrait, rectify
from vision.reading import NONE, Reader, Reading
from vision.steps import Steps, finished
from vision.thumbnail import two_way

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
AS_LEGIBLE = 0.005
"""Difference of two such probabilities that says nothing: an outline with 0.37 of its edges was read with 0.997, one
with 0.64 of them with 0.995 (`benchmarks.films`, seed 74122)."""
WIDER = ((0.03, 0.03), (0.06, 0.0))
"""Shares of an outline's width and height by which it is widened to find the paper's edges: on all sides, and across,
where the frame line of a court is 4 mm within them (`benchmarks.films`, seeds 74066 and 74162)."""
EDGES_OF_WIDER = 0.9
"""Share of such an outline that must be edges: 0.91 to 0.99 of five that were nearer to the window (`benchmarks.films`,
seeds 73996, 74027, 74035, 74066 and 74162)."""
RIMMED = 0.85
"""Size of a window within the outline of its box, in sizes of that, at most: a rim of 3 mm leaves 0.84 of it."""
RIM_STEP = 5.0
"""Grey levels by which a card and a box as light as it differ at least beside each side of the window (guess): 9 to 14
(`benchmarks.films`, seed 73903). In 1,210 pictures of 260 films no other outline had 5 on all sides."""
CENTRAL = 0.5
"""What the middle of the picture counts beside a surely read card, which counts 1 (guess)."""
SHAPE = 0.5
"""What a wrong shape counts (see `misshapen`): with it two of the first windows of 271 saved films are truer, none is
0.02 worse by overlap."""
SURE = 0.5
"""Posterior of the best rank from which a place counts as readable when the window is chosen."""
SURELY_A_CARD = 0.9
"""Probability of a face from which a card counts that cannot be read: 0.99 with its indices blotted out, 0.001 to 0.86
where half a card was outlined (one rendered scene)."""


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
    outlines = yield from outlines_in_steps(image)
    places = yield from _judged(image, list(filter(worth, outlines)), reader, unread=unread)
    if not places and thorough:
        outlines = geometry.find_cards(image)[:12]
        places = yield from _judged(image, list(filter(worth, outlines)), reader, unread=unread)
    return places


def _judged(image: Image, quads: list[Quad], reader: Reader, *, unread: bool) -> Steps[list[Place]]:
    places: list[Place] = []
    ground = ground_of(image)
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
        framed = how_framed(image, quad, ground)
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
        quad, support = refine(image, widened(place.quad, across, along), 0.035)
        if support >= EDGES_OF_WIDER and truer(quad, place.quad):
            reading = reader.read(rectify(image, quad))
            if _legible(reading) >= _legible(place.reading) - AS_LEGIBLE:
                return replace(place, quad=portrait(quad), reading=reading)
    return place


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


def _central(image: Image, quad: Quad) -> float:
    """1 in the middle of the picture, 0 at its corners."""
    h, w = image.shape[:2]
    away = np.hypot(*(quad.mean(axis=0) - (w / 2, h / 2))) / np.hypot(w / 2, h / 2)
    return float(1 - away)
