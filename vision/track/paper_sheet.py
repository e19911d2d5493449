"""Where the printed sheet is in each picture, by its markers: a camera held by hand sways, and fingers cover markers.

A pose is the plane of the sheet: from millimetres on paper (`vision.marker_layout`) to the picture's pixels.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.locate.markers import LEAST, found_markers, plane_of, square
from vision.marker_layout import PLACES, SETS, SIDE_MM, Cards
from vision.quads import Image, Quad, portrait, turned

ROOM = 1.0
"""Of a marker's side: how far around its last place it is sought; with 2 px to a mm 28 px, 5 m/s at 30 pictures a
second seen from 40 cm, in which no marker would be sharp."""
HELD_S = 0.25
"""The last pose holds so long without any marker: a hand that passes covers all four for no longer."""
SEARCH_S = 0.15
"""Between two searches of the whole picture, 10 ms each at 640x480."""
_BENT = 1.5
"""Px by which markers may lie off a pose that only shifts, turns and scales the last one."""

Plane = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Pose:
    """The sheet in one picture."""

    plane: Plane
    """(3, 3), from millimetres to pixels."""
    cards: Cards

    def to_picture(self, mm: NDArray[np.float32]) -> Quad:
        """Points (N, 2) in millimetres, in pixels."""
        return np.asarray(cv2.perspectiveTransform(mm[None].astype(np.float32), self.plane)[0], np.float32)

    def to_sheet(self, px: NDArray[np.float32]) -> Quad:
        """Points (N, 2) in pixels, in millimetres."""
        return np.asarray(
            cv2.perspectiveTransform(px[None].astype(np.float32), np.linalg.inv(self.plane))[0], np.float32
        )

    @property
    def px_per_mm(self) -> float:
        """At the frame's middle."""
        at = self.to_picture(np.array([[-5, -5], [5, -5], [5, 5], [-5, 5]], np.float32))
        return float(np.sqrt(abs(cv2.contourArea(at)))) / 10


class Follower(Protocol):
    """What knows where the sheet, or a table without one, is in each picture."""

    def feed(self, image: Image, now_s: float) -> Pose | None:
        """The plane in this picture; None while it is not seen. Pictures come in the order in which they were taken."""


class SheetFollower:
    """Feed it every picture; it says where the sheet is."""

    def __init__(self, window: Quad | None = None) -> None:
        """`window`: where the frame is (px), when it is not to be found by markers."""
        self._fixed = None if window is None else pose_of(window)
        self._pose: Pose | None = None
        self._corners: dict[int, NDArray[np.float32]] = {}
        """Of each marker of the set, where it was last, or where the pose has it."""
        self._seen_s = self._searched_s = -1e9

    def feed(self, image: Image, now_s: float) -> Pose | None:
        """The sheet in this picture; None while it is not seen. About 3 ms while it is followed."""
        if self._fixed is not None:
            return self._fixed
        last = self._pose
        if last is not None:
            found = self._nearby(image, last)
            pose = self._pose_from(found, last)
            if pose is not None:
                return self._keep(pose, found, now_s)
        if now_s - self._searched_s >= SEARCH_S:
            self._searched_s = now_s
            pose = self._anywhere(image)
            if pose is not None:
                return self._keep(pose, {}, now_s)
        if last is not None and now_s - self._seen_s <= HELD_S:
            return last
        self._pose = None
        return None

    def _keep(self, pose: Pose, found: dict[int, NDArray[np.float32]], now_s: float) -> Pose:
        self._pose, self._seen_s = pose, now_s
        self._corners = {k: pose.to_picture(square(k)) for k in range(len(PLACES))} | found
        return pose

    def _nearby(self, image: Image, last: Pose) -> dict[int, NDArray[np.float32]]:
        """The markers of the set that are about where they were."""
        height, width = image.shape[:2]
        out: dict[int, NDArray[np.float32]] = {}
        for k, corners in self._corners.items():
            room = ROOM * SIDE_MM * last.px_per_mm
            low = np.maximum(np.floor(corners.min(axis=0) - room), 0).astype(int)
            high = np.minimum(np.ceil(corners.max(axis=0) + room), [width, height]).astype(int)
            if (high - low < 12).any():
                continue
            part = image[low[1] : high[1], low[0] : high[0]]
            there = found_markers(np.ascontiguousarray(part)).get(last.cards.first + k)
            if there is not None:
                out[k] = there + low.astype(np.float32)
        return out

    def _pose_from(self, found: dict[int, NDArray[np.float32]], last: Pose) -> Pose | None:
        if len(found) >= LEAST:
            plane = plane_of(list(found), list(found.values()))
            if plane is not None:
                return Pose(plane, last.cards)
        if not found:
            return None
        # From two markers or one the far side of the frame would be millimetres off: the last pose is moved instead.
        before = np.concatenate([last.to_picture(square(k)) for k in found])
        now = np.concatenate(list(found.values()))
        moved, _ = cv2.estimateAffinePartial2D(before, now, method=cv2.LMEDS)
        if moved is None:
            return None
        there = before @ moved[:, :2].T + moved[:, 2]
        if np.abs(there - now).max() > max(_BENT, 0.1 * SIDE_MM * last.px_per_mm):
            return None
        return Pose(np.vstack([moved, [0, 0, 1]]) @ last.plane, last.cards)

    def _anywhere(self, image: Image) -> Pose | None:
        found = found_markers(image)
        for cards in SETS:
            seen = [k for k in range(len(PLACES)) if cards.first + k in found]
            if len(seen) >= LEAST:
                plane = plane_of(seen, [found[cards.first + k] for k in seen])
                if plane is not None:
                    return Pose(plane, cards)
        return None


def pose_of(window: Quad, place: Quad | None = None) -> Pose:
    """The sheet on which what is at `place` (mm) has this outline (px); without it the place of a poker card."""
    cards = SETS[0]
    if place is None:
        x, y = cards.half_x, cards.half_y
        place = np.array([[-x, -y], [x, -y], [x, y], [-x, y]], np.float32)
    there = portrait(window)
    if there[0, 1] > there[2, 1]:  # the picture's up is the sheet's
        there = turned(turned(there))
    return Pose(np.asarray(cv2.getPerspectiveTransform(place, there), np.float64), cards)
