"""Which ratio of sides an outline's card can have, perspective taken out.

A card seen at a slant is shortened, and its far end looks smaller. Where the camera is not calibrated, how much belongs
to what is not known; so all usual lenses are tried, each with square pixels, looking at the middle of the picture or,
as the picture may be cut out of a larger one, at the middle of the card. A lens under which the card would have no
right angles, or lie too steeply to be read, is left out. What is left says between which ratios the card's may be. Seen
square on they are one; at a slant of 30 degrees they mostly lie within 7 % of the true one.
"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from vision.quads import Quad

TOLERANCE = 0.08
"""Share by which an outline's ratio of sides may differ from its pack's: as much as a corner moves by a twentieth of
the card, and more than packs of one kind differ among themselves."""
_LENSES = (0.6, 0.8, 1.0, 1.3, 1.7, 2.3, 3.2, 4.5)
"""Focal lengths that are tried, as shares of the picture's longer side: 0.67 to 0.8 are those of a phone's main camera
(24 to 29 mm on film of 36 mm), 1.4 to 2.3 of its longer ones, more of pictures that were cut out."""
_SQUARE = 0.06
"""Cosine of a card's angle from which it is none of 90 degrees: 3.4 degrees."""
_STEEPEST = 0.6
"""Cosine of the slant at which a card is seen at most, 53 degrees: beyond, none is read."""
_UNIT = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)


def ratio_bounds(quad: Quad, shape: Sequence[int]) -> tuple[float, float]:
    """(least, most) ratio of the side from corner 0 to 1 to that from corner 1 to 2 that the outline's card may have,
    in a picture of this shape (H, W, ...)."""
    height, width = shape[:2]
    found: list[tuple[float, float]] = []
    for middle in (np.array([width / 2, height / 2]), quad.mean(axis=0)):
        place = cv2.getPerspectiveTransform(_UNIT, (quad - middle).astype(np.float32))
        for lens in _LENSES:
            # The card's two sides and its middle as they lie before the camera, by one unknown factor too long.
            lying = place * np.array([[1], [1], [lens * max(width, height)]])
            across, down, to_middle = lying[:, 0], lying[:, 1], lying @ (0.5, 0.5, 1.0)
            facing = np.cross(across, down)
            wide, high = float(np.linalg.norm(across)), float(np.linalg.norm(down))
            skew = abs(float(across @ down)) / (wide * high)
            slant = abs(float(facing @ to_middle)) / float(np.linalg.norm(facing) * np.linalg.norm(to_middle))
            found.append((skew + max(0.0, _STEEPEST - slant), wide / high))
    least = max(_SQUARE, min(wrong for wrong, _ in found))
    possible = [ratio for wrong, ratio in found if wrong <= least]
    return min(possible), max(possible)


def same_ratio(one: float, other: float) -> bool:
    """Whether two ratios may be of one card."""
    return 1 / (1 + TOLERANCE) <= one / other <= 1 + TOLERANCE


def can_have(quad: Quad, shape: Sequence[int], ratio: float) -> bool:
    """Whether the outline may be of a card with this ratio of width to height, its first side the width."""
    least, most = ratio_bounds(quad, shape)
    return least / (1 + TOLERANCE) <= ratio <= most * (1 + TOLERANCE)


def may_be_alike(one: Quad, other: Quad, shape: Sequence[int]) -> bool:
    """Whether both outlines, the first side of each the width, may be of cards with the same ratio of sides."""
    least, most = ratio_bounds(one, shape)
    least_other, most_other = ratio_bounds(other, shape)
    return max(least, least_other) <= min(most, most_other) * (1 + TOLERANCE)
