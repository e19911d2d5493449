"""Where the table is in each picture when nothing is printed on it: a stack that is dealt off by hand, on any cloth,
under a camera that a hand may hold.

The first card that is found says where the stack is and how large a card is. From then on the table itself is
followed: corners of the cloth's pattern and of the cards that lie on it, held against one kept picture, so that nothing
adds up while that picture is still like the table. A cloth of one colour shows nothing to follow: there the stack is
found again and again, and the camera must not move far between.

The shares and times below were chosen on rendered films (`benchmarks.paper --kinds stack`, seeds 200 to 203) and drawn
ones (tests/vision/test_stack_follower.py): no film of a real stack was at hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.locate.geometry import MIN_CARD_PX
from vision.marker_layout import SETS
from vision.offline.stills import FoundCard
from vision.quads import Image, Quad, area, sides
from vision.track.paper_place import sized
from vision.track.paper_sheet import HELD_S, Plane, Pose, pose_of

SEARCH_S = 0.4
"""Between two searches of the whole picture, which take longer than that."""
LOST_S = 2.0
"""A hand or the dark hides the table for so long at most before it counts as lost."""
POINTS = 240
"""Corners that are followed."""
LEAST = 12
"""That must agree on how the table has moved; fewer are chance."""
AGREE = 0.35
"""Share of them that must agree: a hand and the cards it carries cover up to half of the picture."""
RENEW = 0.6
"""Share below which another picture is kept: too much of the table has been covered since."""
_A_SIDE = 3
"""Points that must agree in a quarter of the table about the stack."""
_CORNER = 8e-4
"""Strength of a corner (OpenCV's least eigenvalue, blocks of 3 px) from which it is followed: noise of a plain cloth
has up to 2e-4, patterns 1e-3 and more (drawn and rendered cloths)."""
_OFF_PX = 1.5
"""By how much a corner may be off the others."""
_NEAR = 0.4
"""Of a card's width: how far the stack may seem to be from where it was; cards that were dealt lie farther away."""
_STEP = 0.05
"""How much the table's scale or shape may change at most from one picture to the next."""
_CARDS = SETS[0]
_FIRST_SCALE = 1.05
"""Size of the first card, as a share of one on the table: a stack is nearer to the camera, and sinks."""

Grey = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class _Kept:
    """A picture of the table, and where it had the sheet's millimetres."""

    grey: Grey
    points: NDArray[np.float32]
    pose: Pose


class StackFollower:
    """Feed it every picture; it says where the table is, as if the stack lay in the frame of a sheet."""

    def __init__(self, find: Callable[[Image], Sequence[FoundCard]], window: Quad | None = None) -> None:
        """`find`: the cards in a whole picture; `window`: the outline of the first card (px), when it is not to be
        found."""
        self._find = find
        self._window = window
        self._kept: _Kept | None = None
        self._pose: Pose | None = None
        self._seen_s = self._searched_s = -1e9

    def feed(self, image: Image, now_s: float) -> Pose | None:
        """The table in this picture; None while no card has been found, or the table is lost."""
        grey = np.asarray(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), np.uint8)
        last = self._pose
        if last is not None:
            pose = self._followed(grey, last)
            if pose is not None:
                self._pose, self._seen_s = pose, now_s
                return pose
            if now_s - self._seen_s <= HELD_S:
                return last
        if now_s - self._searched_s >= SEARCH_S:
            self._searched_s = now_s
            outline = self._window if self._window is not None else self._card(image)
            self._window = None
            if outline is not None:
                self._pose, self._seen_s = pose_of(outline, sized(_CARDS, _FIRST_SCALE)), now_s
                self._keep(grey, self._pose)
                return self._pose
        if now_s - self._seen_s > LOST_S:
            self._pose = None
        return self._pose

    def _card(self, image: Image) -> Quad | None:
        """The stack: of the cards that are read surely the largest, later the one that is where it was. Where it has
        been lost for long the nearest: the camera is elsewhere."""
        found = [one.quad for one in self._find(image) if one.reading.rank and one.reading.suit]
        found = [quad for quad in found if sides(quad).min() >= MIN_CARD_PX]
        if self._kept is None or not found:
            return max(found, key=lambda quad: abs(area(quad)), default=None)
        was = (self._pose or self._kept.pose).to_picture(sized(_CARDS, 1.0))
        far = [float(np.linalg.norm(quad.mean(axis=0) - was.mean(axis=0))) for quad in found]
        nearest = min(range(len(found)), key=far.__getitem__)
        return found[nearest] if self._pose is None or far[nearest] < _NEAR * sides(was).min() else None

    def _keep(self, grey: Grey, pose: Pose) -> None:
        """From now on pictures are held against this one."""
        off = np.full(grey.shape, 255, np.uint8)  # not the stack itself: its cards go
        cv2.fillConvexPoly(off, np.rint(pose.to_picture(sized(_CARDS, 1.25))).astype(np.int32), 0)
        strongest = float(cv2.cornerMinEigenVal(grey, 3)[off > 0].max(initial=0.0))
        points = None
        if strongest > _CORNER:
            points = cv2.goodFeaturesToTrack(grey, POINTS, _CORNER / strongest, 6, mask=off)
        self._kept = _Kept(grey, np.empty((0, 1, 2), np.float32) if points is None else np.asarray(points), pose)

    def _followed(self, grey: Grey, last: Pose) -> Pose | None:
        """The table in this picture by the kept one; None where too little of it is seen."""
        kept = self._kept
        assert kept is not None, "there is a pose"
        if len(kept.points) < LEAST:
            return None
        # From the kept picture to this one as it was last; this one laid on the kept one by it is a little off only.
        before = last.plane @ np.linalg.inv(kept.pose.plane)
        height, width = grey.shape
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        laid = np.asarray(cv2.warpPerspective(grey, before, (width, height), flags=flags), np.uint8)
        guess = kept.points.copy()
        moved_to, status, _ = cv2.calcOpticalFlowPyrLK(
            kept.grey, laid, kept.points, guess, winSize=(17, 17), maxLevel=3
        )
        there, found = np.asarray(moved_to, np.float32), np.asarray(status).ravel() > 0
        if found.sum() < LEAST:
            return None
        homography, agree = cv2.findHomography(kept.points[found], there[found], cv2.RANSAC, _OFF_PX)
        count = 0 if agree is None else int(np.asarray(agree).sum())
        if homography is None or count < max(LEAST, AGREE * found.sum()):
            return None
        moved = np.asarray(homography, np.float64)
        agreeing = kept.points[found][np.asarray(agree).ravel() > 0].reshape(-1, 2)
        if not _is_small(moved, width, height) or not _is_around(agreeing, kept.pose):
            return None
        pose = Pose(np.asarray(before @ moved @ kept.pose.plane, np.float64), last.cards)
        if count < RENEW * len(kept.points):
            self._keep(grey, pose)
        return pose


def _is_around(points: NDArray[np.float32], pose: Pose) -> bool:
    """Points of the table are on three sides of the stack at least: those of a hand and its card are on fewer."""
    x, y = (pose.to_sheet(points) - [pose.cards.middle_x, 0.0]).T
    sides_seen = [np.sum((sx * x > 0) & (sy * y > 0)) >= _A_SIDE for sx in (-1, 1) for sy in (-1, 1)]
    return bool(np.sum(sides_seen) >= 3)


def _is_small(moved: Plane, width: int, height: int) -> bool:
    """The picture keeps its shape nearly: more is no movement of a camera between two pictures."""
    corners = np.array([[[0, 0], [width, 0], [width, height], [0, height]]], np.float32)
    there = cv2.perspectiveTransform(corners, moved)[0]
    a, b = sides(corners[0]), sides(np.asarray(there, np.float32))
    return bool(np.abs(b / a - 1).max() <= _STEP)
