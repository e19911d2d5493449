"""Numbers and ways in a picture: which part is which, and where each goes."""

import math
from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.machine.drawings.picture import Drawn

RADIUS = 15  # of a number's circle, in points of the picture
INK = (40, 40, 40)
WAY = (190, 90, 20)  # BGR
DASH = 9.0  # points
Point = tuple[float, float]


def way(picture: NDArray[np.uint8], start: Point, end: Point) -> None:
    """A dashed line with an arrow at its end; nothing where both are the same point."""
    length = math.dist(start, end)
    if length < 2 * DASH:
        return
    dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    for begin in np.arange(0.0, length - DASH / 2, 2 * DASH):
        stop = min(begin + DASH, length)
        points = [(round(start[0] + dx * s), round(start[1] + dy * s)) for s in (begin, stop)]
        cv2.line(picture, points[0], points[1], WAY, 1, cv2.LINE_AA)
    tip = (round(end[0]), round(end[1]))
    for side in (-1, 1):
        wing = (round(end[0] - 9 * dx + side * 4 * dy), round(end[1] - 9 * dy - side * 4 * dx))
        cv2.line(picture, tip, wing, WAY, 2, cv2.LINE_AA)


def numbers(drawn: Drawn, groups: Sequence[Sequence[int]], labels: Sequence[str]) -> None:
    """To each group of solids (by their numbers in `drawn`) its label, in a circle on free ground as near as there is
    any. A group that is hidden altogether raises ValueError."""
    height, width = drawn.solid.shape
    free = cv2.erode((drawn.solid == 0).astype(np.uint8), np.ones((2 * RADIUS + 5, 2 * RADIUS + 5), np.uint8))
    free[:RADIUS], free[-RADIUS:], free[:, :RADIUS], free[:, -RADIUS:] = 0, 0, 0, 0
    for group, label in zip(groups, labels, strict=True):
        target = _target(drawn.solid, group, label)
        ys, xs = np.nonzero(free)
        if not len(xs):
            ys, xs = (one.ravel() for one in np.mgrid[RADIUS : height - RADIUS, RADIUS : width - RADIUS])
        near = int(np.argmin((xs - target[0]) ** 2 + (ys - target[1]) ** 2))
        centre = (int(xs[near]), int(ys[near]))
        cv2.line(drawn.picture, target, centre, INK, 1, cv2.LINE_AA)
        cv2.circle(drawn.picture, target, 2, INK, -1, cv2.LINE_AA)
        cv2.circle(drawn.picture, centre, RADIUS, (255, 255, 255), -1, cv2.LINE_AA)
        cv2.circle(drawn.picture, centre, RADIUS, INK, 1, cv2.LINE_AA)
        (wide, high), _ = cv2.getTextSize(label, cv2.FONT_HERSHEY_SIMPLEX, 0.55, 1)
        place = (centre[0] - wide // 2, centre[1] + high // 2)
        cv2.putText(drawn.picture, label, place, cv2.FONT_HERSHEY_SIMPLEX, 0.55, INK, 1, cv2.LINE_AA)
        x, y, room = centre[0], centre[1], 2 * RADIUS + 6
        free[max(0, y - room) : y + room, max(0, x - room) : x + room] = 0


def _target(solid: NDArray[np.int32], group: Sequence[int], label: str) -> tuple[int, int]:
    """A point well within the one of the group that is seen best."""
    areas = {number: int((solid == number).sum()) for number in group}
    best = max(areas, key=lambda number: areas[number], default=0)
    if not areas.get(best):
        raise ValueError(f"part {label} is not to be seen in the picture")
    inside = cv2.distanceTransform((solid == best).astype(np.uint8), cv2.DIST_L2, 3)
    y, x = np.unravel_index(int(np.argmax(inside)), inside.shape)
    return int(x), int(y)
