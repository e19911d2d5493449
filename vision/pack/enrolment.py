"""Learns a pack from pictures of its cards: finds the card in each, and checks that all can be distinguished.

Pictures may be whole photographs with one card on a cloth, or nearly all card. What is printed on it is not looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np

from vision.levels import darkest
from vision.locate.border import goes_on
from vision.locate.geometry import candidates
from vision.locate.ratio import ratio_bounds, same_ratio
from vision.locate.refine import refine
from vision.message import VisionError, say
from vision.pack.card_match import ink_depth
from vision.pack.enrolled_pack import STRANGE_SURE, EnrolledPack, Picture, Sureness
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.labels import NO_CARD
from vision.quads import Image, Quad, area, aspect, clockwise, covered, portrait, warp

ASPECTS = (0.48, 0.88)
"""Short over long side of the cards that are known of: tarot 0.5, skat 0.65, Spanish 0.64, bridge 0.65, poker 0.71."""
_WHOLE = 0.55
"""Edge support that the picture's own outline counts for: a picture that is nearly all card."""
_LEAST = 0.5
"""Edge support below which nothing is taken for a card."""
_CLEAR = 0.6
"""Edge support from which an inner outline may be part of an outer one's print."""
_AS_CLEAR = 0.85
"""Edge support that the outer outline must have for that, as a share of the inner one's."""
_INSIDE = 0.9
"""Share of the inner outline inside the outer one from which it is part of its print."""
_PAPER = 0.8
"""Brightness, as a share of the paper's, above which the border of a picture is paper."""
_INK = 0.6
"""Brightness, as a share of the paper's, below which there is ink."""
_ALL_PAPER = 0.75
"""Share of each border of a picture that must be paper for the picture to be all card."""
_ACROSS = 0.85
"""Share of its width and height over which such a picture is printed."""
_BROAD_MARGIN = 0.5
"""Share of its width and height over which it is printed at least where no outline in it can be the card's: a frame
with a broad white margin, or pips alone."""
_ALL_PRINT = 0.95
"""Share of the ink inside an outline from which it can be the card's."""
_ENDS = 2
"""Sides along which a card ends at least: others may touch two of them."""
_BEYOND_FRAME = tuple(np.linspace(0.02, 0.1, 9))
"""How far beyond a frame's line the card may end, as shares of its size (the root of its area): 1.5 to 7.5 mm."""
_ONTO = 0.012
"""How far an edge is sought from there, as such a share: a little more than from one of them to the next."""
_IN_PICTURE = 0.97
"""Share of a card that is in the picture at least."""
_PRINTED = 0.1
"""Depth of the ink below which a picture shows no card's face or back: aces of small pips have 0.15."""
_ONE_CARD = 3.5
"""Log-odds from which two pictures are of one card, unless the pack's prints look all alike (_MANY)."""
_MANY = 0.2
"""Share of a pack that is as likely as not another of its cards, from which its prints look all alike."""
_TIMES = 3.0
"""A card is acted on from this many times the odds of its being, or its picture being, taken for another of the pack:
the rule of `pair_threshold`."""
_TRIED = 6


class EnrolmentError(VisionError):
    """The pictures do not make a pack."""


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture to be enrolled: its label, the picture (BGR), and the name to call it by in messages."""

    label: str
    image: Image
    source: str


def enrol(shots: Sequence[Shot], *, progress: Callable[[int], None] = lambda number: None) -> EnrolledPack:
    """The pack that these pictures make; `progress` receives how many have been looked at. Raises EnrolmentError."""
    labels = {shot.label for shot in shots if shot.label not in NO_CARD}
    if len(labels) < 2:
        raise EnrolmentError(say("vision-too-few", count=len(labels)))
    found = []
    for number, shot in enumerate(shots, 1):
        found.append(card_outlines(shot.image))
        if not found[-1]:
            raise EnrolmentError(say("vision-card-not-seen", source=shot.source))
        progress(number)
    found = _made_alike([shot.image for shot in shots], found)
    usual = float(np.median([aspect(outlines[0][0]) for outlines in found]))
    pictures, ratios = [], []
    for shot, outlines in zip(shots, found, strict=True):
        likely = sorted(outlines, key=lambda pair: 2.0 * abs(aspect(pair[0]) - usual) - pair[1])
        cards = ((warp(shot.image, quad), quad) for quad, _ in likely)
        card, quad = next(((card, quad) for card, quad in cards if ink_depth(card) >= _PRINTED), (None, None))
        if card is None or quad is None:
            raise EnrolmentError(say("vision-no-print", source=shot.source))
        pictures.append(Picture(shot.label, card, shot.source))
        ratios.append(float(np.mean(ratio_bounds(quad, shot.image.shape))))
    ratio = round(float(np.median(ratios)), 4)
    squeezed = not ASPECTS[0] <= ratio <= ASPECTS[1]
    return with_thresholds(EnrolledPack(tuple(pictures), ratio=None if squeezed else ratio))


def _made_alike(images: Sequence[Image], found: list[list[tuple[Quad, float]]]) -> list[list[tuple[Quad, float]]]:
    """The outlines, but those of the pictures themselves where most of them are nothing but a card: then the others are
    too, unless another outline alone has the pack's shape. A part of their drawing has the clearer edges."""
    whole = [aspect(outlines[0][0]) for image, outlines in zip(images, found, strict=True) if _is_own(image, outlines)]
    if 2 * len(whole) <= len(images):
        return found
    usual = float(np.median(whole))

    def chosen(image: Image, outlines: list[tuple[Quad, float]]) -> list[tuple[Quad, float]]:
        own = _own(image)
        other = any(same_ratio(aspect(quad), usual) for quad, _ in outlines if not np.array_equal(quad, own))
        return outlines if other and not same_ratio(aspect(own), usual) else [(own, 1.0)]

    return [chosen(image, outlines) for image, outlines in zip(images, found, strict=True)]


def _own(image: Image) -> Quad:
    """The picture's own outline."""
    height, width = image.shape[:2]
    return portrait(np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32))


def _is_own(image: Image, outlines: list[tuple[Quad, float]]) -> bool:
    """Whether the best of the outlines is that of the picture."""
    return np.array_equal(outlines[0][0], _own(image))


def card_outlines(image: Image) -> list[tuple[Quad, float]]:
    """Where the one card of a picture may lie: portrait outlines with a worth (about 0..1.2), best first; at most six.

    The outermost well supported outline at which the card ends is its own: frames and pictures lie within it.
    """
    own = _own(image)
    if _is_all_card(image, _ACROSS):
        return [(own, 1.0)]
    fitting = [
        (q, s)
        for q, s in candidates(image)
        if s >= _LEAST and ASPECTS[0] <= aspect(q) <= ASPECTS[1] and covered(q, own) >= _IN_PICTURE
    ]
    ending = [_card_ends(image, quad) for quad, _ in fitting]
    if _is_all_card(image, _BROAD_MARGIN) and not any(
        ends and _holds_the_print(image, quad) for (quad, _), ends in zip(fitting, ending, strict=True)
    ):
        return [(own, 1.0)]
    if ASPECTS[0] <= aspect(own) <= ASPECTS[1]:
        fitting, ending = [*fitting, (own, _WHOLE)], [*ending, True]
    rated = []
    for (quad, support), ends in zip(fitting, ending, strict=True):
        within = any(
            covered(quad, other) > _INSIDE
            and abs(area(quad)) < 0.9 * abs(area(other))
            and s >= max(_CLEAR, _AS_CLEAR * support)
            for other, s in fitting
        )
        rated.append((quad, support - (0.5 if within or not ends else 0.0)))
    rated.sort(key=lambda pair: -pair[1])
    return [(_out_to_its_ends(image, quad), worth) for quad, worth in rated[:_TRIED]]


def _card_ends(image: Image, quad: Quad) -> bool:
    """Whether something else begins beyond an outline; round a printed frame there is paper on both sides."""
    return int((~goes_on(image, quad)).sum()) >= _ENDS


def _out_to_its_ends(image: Image, quad: Quad) -> Quad:
    """The outline with the sides at which the card does not end, a printed frame's line, moved out to where it does;
    as it is where it ends at too few, or no end is found."""
    found = clockwise(quad)
    frame = goes_on(image, found)
    if not frame.any() or int((~frame).sum()) < _ENDS:
        return quad
    for side in np.flatnonzero(frame):
        outer = (_moved_out(found, int(side), share) for share in _BEYOND_FRAME)
        edges = (refine(image, one, _ONTO) for one in outer)
        ending = [(support, one) for one, support in edges if support >= _LEAST and not goes_on(image, one)[side]]
        if not ending:
            return quad
        _, found = max(ending, key=lambda pair: pair[0])
    return portrait(found) if not goes_on(image, found).any() else quad


def _moved_out(quad: Quad, side: int, share: float) -> Quad:
    """A clockwise outline with one side further out, by a share of its size (the root of its area)."""
    out, first, second = quad.copy(), side, (side + 1) % 4
    away = share * np.float32(np.sqrt(abs(area(quad))))
    for corner, beyond in ((first, quad[first] - quad[first - 1]), (second, quad[second] - quad[(second + 1) % 4])):
        out[corner] += away * beyond / max(float(np.hypot(*beyond)), 1e-6)
    return out


def _ink(image: Image) -> tuple[Image, float]:
    """(the darkest channel of each pixel, what it is on paper)."""
    ink = darkest(image)
    return ink, float(np.percentile(ink, 90))


def _holds_the_print(image: Image, quad: Quad) -> bool:
    """Whether all print in a picture is inside an outline."""
    darkest, paper = _ink(image)
    ink = darkest < _INK * paper
    within = np.zeros(darkest.shape, np.uint8)
    cv2.fillConvexPoly(within, np.rint(quad - 0.5).astype(np.int32), 1)
    return bool(ink[within > 0].sum() >= _ALL_PRINT * ink.sum())


def _is_all_card(image: Image, across: float) -> bool:
    """Nothing but a card, of its own shape or squeezed: paper all along the border, print over `across` of its width
    and height. Within such a picture frames and figures have clearer edges than the card, which has none."""
    darkest, paper = _ink(image)
    rim = max(3, round(0.02 * min(darkest.shape)))
    sides = (darkest[:rim], darkest[-rim:], darkest[:, :rim], darkest[:, -rim:])
    ys, xs = np.nonzero(darkest < _INK * paper)
    return bool(
        min((side > _PAPER * paper).mean() for side in sides) > _ALL_PAPER
        and len(ys) > 0
        and min(np.ptp(ys) / darkest.shape[0], np.ptp(xs) / darkest.shape[1]) > across
    )


def with_thresholds(pack: EnrolledPack) -> EnrolledPack:
    """The pack with its thresholds, once it is certain that its cards can be told apart. Raises EnrolmentError."""
    pack = replace(pack, sureness=Sureness())
    reader = EnrolledReader(pack)

    def found_alike(*, net_alone: bool) -> list[tuple[float, Picture, str]]:
        """(log-odds, a picture, the other card that it looks like)."""
        out = []
        for picture in pack.pictures:
            other = reader.match(picture.card, without=picture.label, net_alone=net_alone)
            if other.odds and other.odds[0][1] > 0 and not {picture.label, other.odds[0][0]} <= set(NO_CARD):
                out.append((other.odds[0][1], picture, other.odds[0][0]))
        return out

    alike = found_alike(net_alone=False)
    strange = reader.strange or len({picture.label for _, picture, _ in alike}) > max(2, _MANY * len(pack.labels))
    for odds, picture, label in alike:
        if odds > _ONE_CARD and not strange:
            raise EnrolmentError(say("vision-looks-like", source=picture.source, given=picture.label, like=label))
    if strange:
        return replace(pack, sureness=Sureness(STRANGE_SURE))
    of: dict[str, float] = {}
    for odds, picture, label in (*alike, *found_alike(net_alone=True)):  # out of focus little else may tell
        limit = round(float(1 / (1 + np.exp(-odds) / _TIMES)), 4)
        for card in sorted({picture.label, label} - set(NO_CARD)):
            if limit > of.get(card, Sureness().card):
                of[card] = limit
    return replace(pack, sureness=Sureness(of=of))
