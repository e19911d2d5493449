"""Where the middle of a card is that a window shows: most faces are alike turned round by half."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import Image

Plane = NDArray[np.float32]

W_MM = 60
"""Width of what a window shows; compared pictures have a pixel each mm."""
H_MM = 84
"""Height of what a window shows."""
_FARTHEST_MM = 10
"""So far a card may have come along with the one above it, or lie off the window's middle."""
_TWO_WAY = 0.7
"""Correlation from which a card is alike turned round by half."""
_HARDLY = 0.03
"""Difference of two such correlations that says nothing."""
USUAL_MM = 1.0
"""So far a card's middle may be off where the frame hides 1 mm of one end and 3 mm of the other."""


def middle_of(card: Image) -> tuple[float, float] | None:
    """Where the middle of a rectified card is, mm from that of the window to the right and down, to half a millimetre.
    None for a face that is not alike turned round by half."""
    small = cv2.resize(card, (W_MM, H_MM), interpolation=cv2.INTER_AREA)[..., 1].astype(np.float32)
    room = 2 * _FARTHEST_MM
    frame = (room, room, room, room, cv2.BORDER_CONSTANT)
    flat, seen = cv2.copyMakeBorder(small, *frame), cv2.copyMakeBorder(np.ones_like(small), *frame)
    alike, _ = likenesses(flat.astype(np.float32), seen.astype(np.float32), np.ascontiguousarray(small[::-1, ::-1]))
    y, x = np.unravel_index(int(alike.argmax()), alike.shape)
    if alike[y, x] < _TWO_WAY:
        return None
    if alike[room, room] > alike[y, x] - _HARDLY:
        return 0.0, 0.0
    return (int(x) - room) / 2, (int(y) - room) / 2


def towards_mm(middle: tuple[float, float], side: int) -> float:
    """How far a middle is off towards a side of the window: 0 right, 1 left, 2 down, 3 up (`incidents.ALL_SIDES`)."""
    x, y = middle
    return (x, -x, y, -y)[side]


def short_by_mm(off_mm: float) -> float:
    """How much less than it should a window shows of a card at the end towards which the card's middle is off by
    `off_mm`; 0 where that is usual. Such a window was found too short: a white frame and a white card look alike."""
    return 2 * off_mm if off_mm > USUAL_MM else 0.0


def likenesses(flat: Plane, seen: Plane, print_of: Plane) -> tuple[Plane, Plane]:
    """Correlation with the print at each place, and how many pixels it is of: those that are not seen, 0 in both
    pictures, do not count."""
    rows, columns = print_of.shape
    within = np.s_[: flat.shape[0] - rows + 1, : flat.shape[1] - columns + 1]
    count, of_flat, of_flat_2 = (
        np.asarray(cv2.boxFilter(one, cv2.CV_32F, (columns, rows), anchor=(0, 0), normalize=False)[within], np.float32)
        for one in (seen, flat, flat * flat)
    )
    of_print, of_print_2, of_both = (
        cv2.matchTemplate(one, template, cv2.TM_CCORR).astype(np.float32)
        for one, template in ((seen, print_of), (seen, print_of**2), (flat, print_of))
    )
    count = np.maximum(count, np.float32(1.0))
    spread = (of_flat_2 - of_flat**2 / count) * (of_print_2 - of_print**2 / count)
    return (of_both - of_flat * of_print / count) / np.sqrt(np.maximum(spread, np.float32(1.0))), count
