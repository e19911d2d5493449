"""Searches for the window: in the whole picture while it is not known, nearby when it shows no readable card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from vision.capture.camera import Frame
from vision.locate.markers import has_moved, window_by_markers
from vision.locate.outlines import is_seen_all_round
from vision.locate.refine import refine, sides_seen
from vision.locate.shape import misshapen, same_shape, similar_size, surrounds, truer
from vision.locate.surroundings import EARLY, is_pile, other_window
from vision.locate.window import Place, card_places, card_places_in_steps, window_in_light_box
from vision.quads import Image, Quad, covered, overlap, same_way_up
from vision.reading import Reader
from vision.steps import Steps
from vision.track.print_search import print_near
from vision.track.tuning import Tuning
from vision.track.views import laid_on

_AT_ONCE_S = 1 / 40
"""A frame so long has room for a whole search nearby: cards laid by hand, 25 pictures a second, are read in the third
frame."""
_STEPS_A_SECOND = 360
"""Steps of a search in shorter frames: of some 30 the first takes 25 times what turns a picture of 1280x720 grey, and
others up to 20 (`benchmarks.clips`)."""
_VIEW_STEPS = 3
"""What a view of the window counts for, which takes 20 times as long."""
_LITTLE_AROUND = 0.87
"""Overlap of a window that lacks a part with the outline around it: 0.89 to 0.93 (`benchmarks.films`, seed 74404); with
that of a box whose rim is 3 mm wide 0.84."""
_BORDER_PX = 1.5
"""An outline nearer to the picture's border is cut off by it: outlines are within a pixel of the edges they follow."""


@dataclass(slots=True)
class Search:
    """While the window is not known: what was at rest before each movement, for the cards that leave meanwhile."""

    frames: int = 0
    """Frames that have been seen."""
    resting: Frame | None = None
    """What is at rest now."""
    first: Frame | None = None
    """What was at rest at the very first."""
    early: list[Frame] = field(default_factory=list)
    """What was at rest before each of the last movements, the oldest first."""
    moved_s: float | None = None
    """When something moved first."""
    most: float = 0.0
    """Largest `level` since the last search."""
    level: float = 0.0
    """Mean change of a sample to the newest frame beyond noise, grey levels."""
    searched: int = 0
    """The frame of the last search."""
    unread_at: Quad | None = None
    """Outline of a card that cannot be read, with a frame around it: it may be in the window."""

    def note(self, frame: Frame, still_frames: int, level: float, *, moving: bool) -> None:
        """The next frame. `level`: by how much a sample has changed on average since the one before, beyond noise, grey
        levels."""
        self.frames += 1
        self.level = max(0.0, level)
        self.most = max(self.most, self.level)
        if moving and self.moved_s is None:
            self.moved_s = frame.captured_at_s
        if still_frames >= 2:
            self.resting = frame
        elif still_frames == 0 and self.resting is not None:
            self.early, self.resting = [*self.early, self.resting][-EARLY:], None
            self.first = self.first or self.early[0]

    def find(
        self, frame: Frame, still_frames: int, reader: Reader, tuning: Tuning, *, unread: bool = False
    ) -> Quad | None:
        """The window, or None: by the box's markers, else by the card in it. Searches in the first still frames, while
        a lid or a hand goes away, and once in `search_frames`. `unread`: cards have been drawn, and the one in the
        window may be one that cannot be read; that counts once it has rested, and so does what may be a card on a pile:
        a hand may hide the window."""
        leaves = still_frames == 0 and self.level < self.most / 2  # half of a movement is left
        searched_lately = self.frames - self.searched < tuning.calm_frames
        due = still_frames in (1, 2) or self.frames % tuning.search_frames == 0 or (leaves and not searched_lately)
        if not due:
            return None
        self.searched, self.most = self.frames, 0.0
        marked = window_by_markers(frame.image)
        if marked is not None:
            return marked
        thorough = still_frames == 2 or self.frames % tuning.thorough_frames == 0
        before = [rest.image for rest in (self.first, *self.early) if rest is not None]
        for place in card_places(frame.image, reader, thorough=thorough, unread=unread):
            if not _within(frame.image, place.quad) or is_pile(before, frame.image, place.quad):
                continue  # a window is there from the beginning, whatever lay in it or over it
            if still_frames == 0 and misshapen(place.quad) > tuning.askew:
                continue  # what moves may hide a corner of it
            rested = still_frames >= tuning.search_frames
            if place.readable:
                elsewhere = self.unread_at is not None and overlap(place.quad, self.unread_at) < tuning.elsewhere
                if not rested and (elsewhere or (unread and not place.framed)):
                    continue
                within = window_in_light_box(frame.image, place, reader)
                return place.quad if within is None else within
            self.unread_at = place.quad
            return place.quad if rested and not other_window(frame.image, place.quad) else None
        return None

    def overdue(self, now_s: float, tuning: Tuning) -> bool:
        """Something has moved a while ago, and no window is found: cards may be leaving it."""
        return self.moved_s is not None and now_s - self.moved_s >= tuning.unfound_s

    def forget(self) -> None:
        """Another deal begins: what was at rest until now does not belong to it."""
        self.resting, self.first, self.early, self.unread_at = None, None, [], None


def _within(image: Image, quad: Quad) -> bool:
    """The picture's border cuts nothing off: it shows the whole window, but perhaps not the whole of a pile."""
    height, width = image.shape[:2]
    return bool((quad > _BORDER_PX).all() and (quad < np.array([width, height]) - 1 - _BORDER_PX).all())


@dataclass(frozen=True, slots=True)
class Nearby:
    """The search for the window near its last place."""

    window: Quad
    shape_known: bool
    """The outline is right: a smaller place is a card partly under a hand."""
    outlined: bool
    """The window was seen all round. One that never was may have been found askew, under a hand: a place of a truer
    shape that is seen all round is it."""
    proven: bool
    """Enough cards have been in this window for it to be the box's."""
    unseen: Callable[[str | None, str | None], bool]
    """Whether a card of this rank and suit has not been in the window, so that it is not one of a pile."""
    vacant: bool = False
    """No card has been reported since the box was empty or another deal began: it may stand elsewhere."""

    def find(self, image: Image, waited_s: float, reader: Reader, tuning: Tuning) -> Steps[Quad | None]:
        """The window's new outline, or None: a card laid a little aside, or the box at another place."""
        marked = window_by_markers(image)
        if marked is not None:  # a card beside the box, or on its way out, is not the window
            return moved_by_markers(marked, self.window)
        lost = (self.vacant or not self.proven) and waited_s > tuning.unseen_s
        least = 0.0 if lost else tuning.touching / 2  # of the outline of a box less is within the window
        places = yield from card_places_in_steps(
            image, reader, thorough=False, worth=lambda quad: covered(quad, self.window) >= least
        )
        for place in places:
            there = overlap(place.quad, self.window) > tuning.here
            if (there and self.outlined) or not similar_size(place.quad, self.window):
                continue
            if not _within(image, place.quad):
                continue
            alike = not self.shape_known or same_shape(place.quad, self.window)
            passes = not there and alike and not surrounds(place.quad, self.window)
            if not passes and not self._mends(image, place, waited_s, tuning):
                continue
            touching = covered(place.quad, self.window) > tuning.touching
            elsewhere = lost and (place.framed or not self.proven)
            if touching or (elsewhere and self.unseen(place.reading.rank, place.reading.suit)):
                quad = same_way_up(place.quad, self.window)
                return laid_on(self.window, quad) if passes and self.shape_known else quad
        return None

    def _mends(self, image: Image, place: Place, waited_s: float, tuning: Tuning) -> bool:
        """The window may have been found askew, and here it is seen as it is. Of a light box the outline is seen all
        round, too: in a window that has shown no card for a while, a new card may be seen within it."""
        if not truer(place.quad, self.window):
            return False
        if not is_seen_all_round(image, place.quad):
            return not self.outlined and self._is_cut_off(image, place)
        within = covered(place.quad, self.window) > tuning.here and waited_s > tuning.unseen_s
        return not self.outlined or (within and self.unseen(place.reading.rank, place.reading.suit))

    def _is_cut_off(self, image: Image, place: Place) -> bool:
        """A little around the window a card is surely read that is not read in it, and no fewer edges are seen: the
        window lacks a part of its index (`benchmarks.films`, seed 74404)."""
        if None in (place.reading.rank, place.reading.suit) or overlap(place.quad, self.window) < _LITTLE_AROUND:
            return False
        seen, was_seen = (refine(image, quad, 0.035)[1] for quad in (place.quad, self.window))
        return surrounds(place.quad, self.window) and seen >= was_seen


def moved_by_markers(marked: Quad | None, window: Quad) -> Quad | None:
    """`window` where the markers show it, in its own shape; None where it stands as it stood or no markers are seen."""
    if marked is None or not has_moved(marked, window):
        return None
    return laid_on(window, same_way_up(marked, window))


def moved_with_card(
    image: Image, card: Image, window: Quad, frame_gone: Callable[[Image, Quad], float], tuning: Tuning
) -> Quad | None:
    """`window` where the rectified `card` that was in it is seen now, in a box that was moved: what was around it came
    along, so that little of the frame has gone (`frame_gone`, 0..1). A card on its way out leaves that behind."""
    quad = print_near(image, card, window)
    if quad is None or overlap(quad, window) > tuning.here or sides_seen(image, quad) < 4:
        return None
    return quad if frame_gone(image, quad) < tuning.hand else None


def steps_within(frame_s: float, *, viewed: bool) -> int | None:
    """How many steps of a search nearby fit into a frame of `frame_s` seconds, in which a view was taken or not; None:
    all."""
    if frame_s >= _AT_ONCE_S:
        return None
    return max(0 if viewed else 1, round(frame_s * _STEPS_A_SECOND) - _VIEW_STEPS * viewed)


def next_search_s(now_s: float, waited_s: float, tuning: Tuning) -> float:
    """When the search nearby is due again: it costs several views, and what has not moved looks as it did."""
    return now_s + min(max(waited_s, tuning.search_again_s), tuning.search_rarely_s)
