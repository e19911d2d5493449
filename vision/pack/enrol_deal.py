"""Learns a pack while it is dealt once through the box: the sharpest pictures of every card that lay in the window.

Works whatever is printed on the cards: pictures are kept of each moment of rest; the window is where nearly all of them
show a face; a new card is recognized by comparing its picture with the last. Their names come from a list, in the order
in which they are dealt, or from the general reader where that is sure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.capture.camera import Frame
from vision.capture.jpeg import encode_jpeg
from vision.locate.surroundings import around
from vision.locate.window import Place, card_places
from vision.message import say
from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.enrolment import EnrolmentError, with_thresholds
from vision.pack.labels import LabelError, one_pack
from vision.quads import Image, Quad, overlap, portrait
from vision.read.reader import CardReader
from vision.reading import NONE, Reading
from vision.track.motion import MotionMeter, Sampler
from vision.track.views import BLURRED, View, likeness, take_view

KEPT = 2
"""Pictures of each card that the pack keeps, the sharpest ones."""
EMPTY_S = 2.0
"""Without a face in the window for this long the deal is over."""
_STILL_FRAMES = (3, 8, 15)
"""At these frames of a rest a picture is taken."""
_MOST_RESTS = 500
_QUALITY = 95
_SAME_PLACE = 0.8
"""Overlap from which two outlines are the same place."""
_STRANGE = 0.3
"""Share of the frame around the window that differs from its usual look when a hand covers it."""
_LEVELS = 40.0
"""Grey levels by which a point of the frame must differ for that."""
_CONTRAST = 0.08
"""Standard deviation of a printed card, of its brightest part at least: an ace has 0.12, plain cloth 0.04."""
_LEAST_LIGHT = 60.0
"""Grey level that the brightest part of a card reaches at least."""
_LEAST_SHARE = 0.5
"""Level that a card's brightest part reaches at least, as a share of what the cards of this deal mostly have; the well
of an empty box has a fifth."""
_FACE = 0.9
"""Probability of a face where one is seen: not more than `window.LEGIBLE_ALIKE`, so that nothing within an outline is a
window by that."""
_OTHER = 0.6
"""Likeness below which two pictures surely show different cards."""


class FaceSeer:
    """Stands in for a reader: detects whether there is a face, and never which."""

    def read(self, card: Image) -> Reading:
        """ "?" for anything that is bright and printed on, else "none"; never sure."""
        brightest = _brightest(card)
        face = brightest > _LEAST_LIGHT and float(card[20:-20:3, 20:-20:3].std()) > _CONTRAST * brightest
        return self._reading(_FACE if face else 1 - _FACE)

    def combine(self, readings: Sequence[Reading]) -> Reading:
        """The mean of several views."""
        return self._reading(float(np.mean([reading.card for reading in readings])))

    @staticmethod
    def _reading(face: float) -> Reading:
        shares = {"?": face, NONE: 1 - face}
        return Reading(ranks=shares, suits=shares, rank=None, suit=None, confidence=face, card=face)


@dataclass(slots=True)
class _Rest:
    """A picture taken while nothing moved, and where faces may lie in it."""

    number: int
    """Of the rest; what was taken within one shows the same card."""
    jpeg: bytes
    time_s: float
    places: list[Place]

    @property
    def image(self) -> Image:
        return np.asarray(cv2.imdecode(np.frombuffer(self.jpeg, np.uint8), cv2.IMREAD_COLOR), np.uint8)


@dataclass(slots=True)
class Dealt:
    """One card that lay in the window: views of it, oldest first."""

    views: list[View] = field(default_factory=list)

    @property
    def sharpest(self) -> list[Image]:
        """The rectified pictures to keep, the sharpest first."""
        return [view.card for view in sorted(self.views, key=lambda view: -view.sharpness)[:KEPT]]

    def name(self, reader: CardReader) -> str | None:
        """What the general reader takes it for, rank and suit, or None while it is not sure."""
        reading = reader.combine([reader.read(view.card) for view in self.views])
        return reading.rank + reading.suit if reading.rank and reading.suit else None


class DealSampler:
    """Feed it every frame of one deal; `over` once the box is empty; then (or any time) `cards`.

    `window`: its corners in pixels, when it is not to be found.
    """

    def __init__(self, window: Quad | None = None) -> None:
        self._given = None if window is None else portrait(np.asarray(window, np.float32))
        self._sampler: Sampler | None = None
        self._meter = MotionMeter()
        self._rests: list[_Rest] = []
        self._number = 0
        self._bright: list[float] = []
        self._seer = FaceSeer()
        self._bare_s: float | None = None
        self.over = False
        """No card has lain in the window for EMPTY_S after the last one."""

    def feed(self, frame: Frame) -> bool:
        """Takes the next frame; True when a picture was kept. Raises EnrolmentError when the deal never ends."""
        if self._sampler is None:
            height, width = frame.image.shape[:2]
            whole = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
            self._sampler = Sampler(whole if self._given is None else self._given, frame.image.shape)
        moving = self._meter.feed(self._sampler.take(frame.image)).moving
        if moving:
            self._bare_s = None
            self._number += 1
        if moving or self._meter.still_frames not in _STILL_FRAMES:
            self.over = self._bare_s is not None and frame.captured_at_s - self._bare_s > EMPTY_S
            return False
        if len(self._rests) >= _MOST_RESTS:
            raise EnrolmentError(say("vision-no-end", rests=_MOST_RESTS))
        places = [] if self._given is not None else card_places(frame.image, self._seer, thorough=False)
        rest = _Rest(
            self._number,
            encode_jpeg(frame.image, longest_side=max(frame.image.shape), quality=_QUALITY),
            frame.captured_at_s,
            places,
        )
        self._rests.append(rest)
        window = self.window
        if window is not None:
            self._bright.append(_brightest(take_view(frame.image, window, self._seer, None, rest.time_s).card))
            bare = self._bright[-1] < _LEAST_SHARE * np.median(self._bright)
            self._bare_s = frame.captured_at_s if bare and self._bare_s is None else self._bare_s
        return True

    @property
    def window(self) -> Quad | None:
        """Where the window is, (4, 2) float32 in pixels: the place at which a face is seen most often, those counting
        more that are framed and near the middle; None while no face has been seen."""
        if self._given is not None:
            return self._given
        groups: list[list[Place]] = []
        for place in (place for rest in self._rests for place in rest.places):
            near = next((g for g in groups if overlap(g[0].quad, place.quad) > _SAME_PLACE), None)
            if near is None:
                groups.append([place])
            else:
                near.append(place)
        if not groups:
            return None
        best = max(groups, key=lambda group: sum(place.score for place in group))
        return np.asarray(np.median([_like(place.quad, best[0].quad) for place in best], axis=0), np.float32)

    def cards(self) -> list[Dealt]:
        """The cards that lay in the window, in order."""
        window = self.window
        if window is None:
            return []
        views, frames = [], []
        for rest in self._rests:
            image = rest.image
            views.append(take_view(image, window, self._seer, None, rest.time_s))
            frames.append(around(image, views[-1].quad))
        usual = np.median(frames, axis=0)
        least = _LEAST_SHARE * float(np.median([_brightest(view.card) for view in views]))
        dealt: list[Dealt] = []
        last = -1
        for rest, view, ring in zip(self._rests, views, frames, strict=True):
            if _brightest(view.card) < least or view.sharpness < BLURRED or _strange(ring, usual):
                continue
            if dealt and (rest.number == last or _same(dealt[-1].sharpest[0], view.card)):
                dealt[-1].views.append(view)
            else:
                dealt.append(Dealt([view]))
            last = rest.number
        return dealt


def _brightest(card: Image) -> float:
    return float(np.percentile(card[20:-20:3, 20:-20:3], 99))


def _like(quad: Quad, model: Quad) -> Quad:
    """The outline beginning at the corner at which `model` begins."""
    return min((np.roll(quad, k, axis=0) for k in range(4)), key=lambda q: float(np.abs(q - model).sum()))


def _strange(ring: NDArray[np.float64], usual: NDArray[np.float64]) -> bool:
    return float((np.abs(ring - usual).max(axis=1) > _LEVELS).mean()) > _STRANGE


def _same(a: Image, b: Image) -> bool:
    """Do two rectified pictures show the same card?"""
    if likeness(a, b) < _OTHER:
        return False
    odds = EnrolledReader(EnrolledPack((Picture("AS", a, ""),))).match(b).odds
    return bool(odds) and odds[0][1] > 0


def named(dealt: Sequence[Dealt], order: Sequence[str] | None, reader: CardReader | None = None) -> list[str]:
    """The cards' labels: those of `order`, else as the general reader reads them. Raises EnrolmentError when a name is
    wanting, given twice, or of another kind of pack, or when `order` has more or fewer."""
    if order is None:
        reader = reader or CardReader()
        read = [card.name(reader) for card in dealt]
        nameless = [place for place, label in enumerate(read, 1) if label is None]
        if nameless:
            places = ", ".join(map(str, nameless[:8])) + (", ..." if len(nameless) > 8 else "")
            raise EnrolmentError(say("vision-nameless", count=len(nameless), of=len(dealt), places=places))
        order = [label for label in read if label is not None]
    if len(order) != len(dealt):
        raise EnrolmentError(say("vision-other-count", seen=len(dealt), named=len(order)))
    first: dict[str, int] = {}
    for place, label in enumerate(order, 1):
        if label in first:
            raise EnrolmentError(say("vision-twice", one=first[label], other=place, label=label))
        first[label] = place
    try:
        return one_pack(order)
    except LabelError as error:
        raise EnrolmentError(error.message) from None


def pack_of(dealt: Sequence[Dealt], labels: Sequence[str]) -> EnrolledPack:
    """The pack that was dealt, with these names. Raises EnrolmentError when its cards cannot be told apart."""
    if not dealt:
        raise EnrolmentError(say("vision-none-seen"))
    return with_thresholds(
        EnrolledPack(
            tuple(
                Picture(label, picture, f"card {place}")
                for place, (label, card) in enumerate(zip(labels, dealt, strict=True), 1)
                for picture in card.sharpest
            )
        )
    )
