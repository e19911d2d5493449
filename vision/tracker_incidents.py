"""What happened during a movement, judged afterwards from the samples that were kept of it.

Was the window covered, or was the box only pushed? Did the card itself slide? Everything here works on the small
grey sample pictures of `tracker_motion`; positions and displacements are in samples, (x, y).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.tracker_motion import Samples

_BLOCK = 11
"""Size of the pieces that are looked for elsewhere, samples (about 18 mm)."""
_PIECES = 10
_MOST_PICTURES = 28
_FOUND = 0.82
"""Correlation from which a piece counts as found."""
SLID = 4.0
"""A card that slid by so many samples (6 mm) was on its way out."""

Vector = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Slide:
    """One picture of a sliding card: how far it had come, and how many of its pieces agree on that."""

    picture: int
    offset: Vector
    pieces: int


def covered_share(pictures: Sequence[Samples], before: Samples, after: Samples, limit: float) -> float:
    """The largest share of the window, over all pictures, that looked neither as before nor as after.

    A box that was only pushed shows one of the two at any time, a hand shows neither.
    """
    most = 0.0
    for picture in _thinned(pictures):
        if picture.shape != before.shape or picture.shape != after.shape:
            continue
        strange = (_unlike(picture, before) > limit) & (_unlike(picture, after) > limit)
        most = max(most, float(strange.mean()))
    return most


def _unlike(a: Samples, b: Samples) -> Samples:
    """Per sample, the least difference to `b` within one sample: what moved by less than a millimetre is alike."""
    low, high = cv2.erode(b, np.ones((3, 3), np.uint8)), cv2.dilate(b, np.ones((3, 3), np.uint8))
    return np.asarray(cv2.max(cv2.subtract(a, high), cv2.subtract(low, a)), np.uint8)


def slides(pictures: Sequence[Samples], before: Samples, direction: Vector | None = None) -> list[Slide]:
    """The pictures in which the card of `before` is seen displaced by `SLID` samples or more, in `direction` if given.

    Both are blurred first: a card under way is smeared.
    """
    soft = _soft(before)
    pieces = _pieces(soft)
    found = []
    for number, picture in enumerate(_thinned(pictures)):
        if picture.shape != before.shape:
            continue
        slide = _displaced(_soft(picture), soft, pieces, direction)
        if slide is not None:
            found.append(Slide(number, slide[0], slide[1]))
    return found


def _soft(picture: Samples) -> Samples:
    return np.asarray(cv2.GaussianBlur(picture, (0, 0), 1.2), np.uint8)


def _thinned(pictures: Sequence[Samples]) -> list[Samples]:
    step = max(1, -(-len(pictures) // _MOST_PICTURES))
    return list(pictures[::step])


def _pieces(before: Samples) -> list[tuple[int, int]]:
    """Top left corners of the pieces of the card that show most, spread over it."""
    rows, columns = before.shape
    scored = []
    for y in range(2, rows - _BLOCK - 1, 4):
        for x in range(2, columns - _BLOCK - 1, 4):
            piece = before[y : y + _BLOCK, x : x + _BLOCK]
            scored.append((float(piece.std()), x, y))
    scored.sort(reverse=True)
    chosen: list[tuple[int, int]] = []
    for contrast, x, y in scored:
        if contrast > 12 and all(max(abs(x - u), abs(y - v)) >= 6 for u, v in chosen):
            chosen.append((x, y))
        if len(chosen) == _PIECES:
            break
    return chosen


def _displaced(
    picture: Samples, before: Samples, pieces: Sequence[tuple[int, int]], direction: Vector | None
) -> tuple[Vector, int] | None:
    """(displacement, pieces that agree) of the card in a picture; None when it has not moved or cannot be found."""
    at_home = 0
    votes: list[Vector] = []
    for x, y in pieces:
        score = cv2.matchTemplate(picture, before[y : y + _BLOCK, x : x + _BLOCK], cv2.TM_CCOEFF_NORMED)
        around = score[max(0, y - 1) : y + 2, max(0, x - 1) : x + 2]
        at_home += bool(around.size and around.max() > _FOUND)
        if float(score.max()) > _FOUND:
            v, u = np.unravel_index(int(score.argmax()), score.shape)
            votes.append(np.array([float(u) - x, float(v) - y]))
    if direction is not None:
        votes = [
            v for v in votes if abs(float(v @ np.array([-direction[1], direction[0]]))) <= 2.0 and v @ direction > 0
        ]
    best: tuple[Vector, int] | None = None
    for vote in votes:
        agree = [other for other in votes if np.abs(other - vote).max() <= 1.5]
        if np.hypot(*vote) >= SLID and (best is None or len(agree) > best[1]):
            best = (np.asarray(np.mean(agree, axis=0)), len(agree))
    if best is None or best[1] < 2 or best[1] <= at_home:
        return None
    return best


def agreed_direction(found: Sequence[Slide]) -> Vector | None:
    """The unit direction in which a card slid, None when the pictures do not agree on one."""
    if len(found) < 2:
        return None
    units = np.array([slide.offset / np.hypot(*slide.offset) for slide in found])
    mean = units.mean(axis=0)
    length = float(np.hypot(*mean))
    return mean / length if length > 0.93 else None
