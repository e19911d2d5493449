"""How well the picture of a card fits the picture of a known card: found coarsely, laid on exactly, compared pixel by
pixel.

All pictures are taken as logarithms of how much light the paper lets back, with the broad shading removed: exposure,
colour of the light, gradients and soft shadows then cancel. Pure functions of pictures: what is concluded from the
evidence is `enrolled_reader`'s.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.levels import darkest
from vision.quads import CARD_H, CARD_W, Image

Plane = NDArray[np.float32]

W = CARD_W // 2
"""Width in px of the pictures that are compared: 1.9 px a mm."""
H = CARD_H // 2
"""Height of the same."""
_SMALL_W = W // 2
_SMALL_H = H // 2
_THUMB_W = 20
_THUMB_H = 28
_PAD = 1
"""Pixels of a thumbnail by which a card may lie beside its place: 5 % of its width."""
_SCALES = (0.88, 0.94, 1.0, 1.06, 1.13)
"""How much larger or smaller than its outline a card may be: a box's window hides 3 mm, an outline may lie within or
outside a frame."""
_DARK = 0.12
"""Added to the reflectance before the logarithm: about what the darkest inks and stray light amount to."""
_SHADING = 41
"""Width in px of the mean (taken twice) that counts as shading."""
_DARK_PAPER = 0.5
"""How bright paper is at most, as a share of the lightest print, in a pack printed light on dark: white cards have 0.9,
a white sign on a dark ground 0.16."""
_SIDE = 0.14
"""A side of a card is a strip of this share of its width or height."""
_RIM = 0.04
"""Share of the card's width at its edge that is left out of that strip."""
_SOFT = 1.2
"""Blur of the strip in px (sigma)."""
_SIDE_INK = 0.08
"""Ink of a strip (standard deviation) from which it can be compared."""
_SIDE_ALIKE = 0.4
"""Correlation of such a strip with the picture below which that side is not in view."""
_TURNED = np.array([[-1, 0, W - 1], [0, -1, H - 1], [0, 0, 1]], np.float64)


@dataclass(frozen=True, slots=True)
class Known:
    """A known card as it is compared: `label`, ink (H, W, 3), grey ink at both sizes, thumbnails (scales, n)."""

    label: str
    ink: Plane
    grey: Plane
    small: Plane
    thumbs: Plane


@dataclass(frozen=True, slots=True)
class Query:
    """A picture that is to be read: logarithms (H, W, 3), grey inks at both sizes."""

    logs: Plane
    grey: Plane
    small: Plane


@dataclass(frozen=True, slots=True)
class Start:
    """A known card (by its number) that a picture resembles, how much (-1..1), and the rough place (3, 3) of it: from
    the known card's pixels to the picture's."""

    known: int
    likeness: float
    place: NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Fit:
    """A known card laid on a picture: `place` (3, 3), `ink` of the picture in the known card's pixels (H, W, 3), `seen`
    (H, W, 1) 0 or 1, `alike` -1..1: the correlation of both in grey."""

    known: int
    place: NDArray[np.float64]
    ink: Plane
    seen: Plane
    alike: float


def known_card(label: str, card: Image, *, negative: bool = False) -> Known:
    """The rectified `card` (any size) made ready to be compared; `negative`: its print is lighter than its paper."""
    logs = _logs(card, negative)
    ink = _even(logs)
    grey = darkest_ink(ink)
    thumbs = []
    for scale in _SCALES:
        # The card as it looks when it is `scale` times as large as the outline around it.
        matrix = np.array([[scale, 0, (1 - scale) * (W - 1) / 2], [0, scale, (1 - scale) * (H - 1) / 2]])
        zoomed = cv2.warpAffine(logs, matrix, (W, H), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        thumbs.append(unit(_thumb(np.asarray(zoomed, np.float32))[_PAD:-_PAD, _PAD:-_PAD].reshape(1, -1))[0])
    return Known(label, ink, grey, _half(grey), np.stack(thumbs))


def query_of(card: Image, *, negative: bool = False) -> Query:
    """The rectified `card` (any size) made ready to be read; `negative` as its pack is."""
    logs = _logs(card, negative)
    grey = darkest_ink(_even(logs))
    return Query(logs, grey, _half(grey))


def ink_depth(card: Image) -> float:
    """How much is printed on the rectified `card`: standard deviation of its grey inks, 0.15 to 0.6 for faces."""
    return float(darkest_ink(_even(_logs(card))).std())


def is_negative(cards: Sequence[Image]) -> bool:
    """Whether a pack, by its rectified cards, is printed light on dark."""
    shares = []
    for card in cards:
        least = darkest(card[::3, ::3])
        shares.append(float(np.median(least)) / max(float(np.percentile(least, 99)), 1.0))
    return float(np.median(shares)) < _DARK_PAPER


class Index:
    """All known cards side by side, for the first rough search."""

    def __init__(self, cards: Sequence[Known]) -> None:
        self.cards = tuple(cards)
        self._thumbs = np.ascontiguousarray(np.concatenate([card.thumbs for card in cards]).T)

    def starts(self, query: Query, most: int) -> list[Start]:
        """The known cards that a picture resembles most, best first, one for each label, at most `most`."""
        thumb = _thumb(query.logs)
        rows = []
        for turned in (thumb, thumb[::-1, ::-1]):
            for dy in range(2 * _PAD + 1):
                for dx in range(2 * _PAD + 1):
                    part = turned[dy : dy + _THUMB_H - 2 * _PAD, dx : dx + _THUMB_W - 2 * _PAD]
                    rows.append(part.reshape(-1))
        likeness = (unit(np.stack(rows)) @ self._thumbs).reshape(len(rows), len(self.cards), len(_SCALES))
        best = likeness.max(axis=(0, 2))
        out: list[Start] = []
        taken: set[str] = set()
        for number in np.argsort(-best):
            if len(out) == most:
                break
            label = self.cards[number].label
            if label in taken:
                continue
            taken.add(label)
            row, scale = divmod(int(likeness[:, number].argmax()), len(_SCALES))
            out.append(Start(int(number), float(best[number]), _rough_place(row, _SCALES[scale])))
        return out


def _rough_place(row: int, scale: float) -> NDArray[np.float64]:
    side = 2 * _PAD + 1
    turned, shift = divmod(row, side * side)
    dy, dx = divmod(shift, side)
    x, y = (dx - _PAD) * W / _THUMB_W, (dy - _PAD) * H / _THUMB_H
    place = np.array([[scale, 0, (1 - scale) * (W - 1) / 2 + x], [0, scale, (1 - scale) * (H - 1) / 2 + y], [0, 0, 1]])
    return _TURNED @ place if turned else place


def rough_fit(card: Known, query: Query, start: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
    """(correlation -1..1, place) of a known card laid on the picture at half size, from a rough place."""
    alike, place = _aligned(card.small, query.small, rescaled(start, 0.5), 12)
    return alike, rescaled(place, 2.0)


def exact_fit(number: int, card: Known, query: Query, start: NDArray[np.float64], steps: int = 8) -> Fit:
    """The known card laid on the picture at full size, from a good place."""
    alike, place = _aligned(card.grey, query.grey, start, steps)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    logs = cv2.warpPerspective(query.logs, place, (W, H), flags=flags, borderMode=cv2.BORDER_REPLICATE)
    whole = np.full((H, W), 255, np.uint8)
    seen = cv2.warpPerspective(whole, place, (W, H), flags=cv2.INTER_NEAREST | cv2.WARP_INVERSE_MAP)
    seen = cv2.erode(seen, np.ones((3, 3), np.uint8), borderValue=255)
    share = (seen > 0).astype(np.float32)[..., None]
    return Fit(number, place, _even(np.asarray(logs, np.float32)), share, alike)


def shows_all_sides(card: Known, fit: Fit) -> bool:
    """Whether the print along each of the known card's sides, where there is some, is seen in the picture too: a card
    that is pushed out over it covers one of them. Of cards covered over a fifth by another all but one in thirty are
    found so, one in a hundred free ones fails."""
    known, seen = (cv2.GaussianBlur(plane, (0, 0), _SOFT) for plane in (card.grey, darkest_ink(fit.ink)))
    there = fit.seen[..., 0] > 0
    (x, y), rim = (round(_SIDE * W), round(_SIDE * H)), round(_RIM * W)
    level, upright = slice(rim, W - rim), slice(rim, H - rim)
    for side in (
        (slice(rim, y), level),
        (slice(H - y, H - rim), level),
        (upright, slice(rim, x)),
        (upright, slice(W - x, W - rim)),
    ):
        if not there[side].any():
            continue
        prints = np.stack([plane[side][there[side]] for plane in (known, seen)]).astype(np.float32)
        was, now = unit(prints)
        if prints[0].std() > _SIDE_INK and float(was @ now) < _SIDE_ALIKE:
            return False
    return True


def other_way_up(place: NDArray[np.float64]) -> NDArray[np.float64]:
    """The place of the same known card when it lies there the other way up."""
    return np.asarray(place @ _TURNED, np.float64)


def _aligned(known: Plane, query: Plane, start: NDArray[np.float64], steps: int) -> tuple[float, NDArray[np.float64]]:
    """(correlation, place) after at most `steps` steps from `start`; (-1, start) when nothing fits there."""
    criteria = (cv2.TERM_CRITERIA_EPS | cv2.TERM_CRITERIA_COUNT, steps, 1e-3)
    try:
        alike, place = cv2.findTransformECC(  # type: ignore[call-overload]  # which leaves out that the mask may be None
            known, query, start.astype(np.float32), cv2.MOTION_HOMOGRAPHY, criteria, None, 3
        )
    except cv2.error:  # it does not converge: the pictures have nothing in common
        return -1.0, start
    moved = place.astype(np.float64)
    corners = np.array([[0, 0], [1, 0], [1, 1], [0, 1]]) * (known.shape[1] - 1, known.shape[0] - 1)
    gap = np.abs(_mapped(moved, corners) - _mapped(start, corners)).max()
    if not np.isfinite(moved).all() or gap > 0.2 * known.shape[1]:
        return -1.0, start
    return float(alike), moved


def _mapped(matrix: NDArray[np.float64], points: NDArray[np.float64]) -> NDArray[np.float64]:
    out = np.hstack([points, np.ones((len(points), 1))]) @ matrix.T
    return np.asarray(out[:, :2] / out[:, 2:], np.float64)


def rescaled(matrix: NDArray[np.float64], factor: float) -> NDArray[np.float64]:
    """The same place between pictures `factor` times as large; pixel middles lie on whole numbers."""
    shift = (factor - 1) / 2
    grow = np.array([[factor, 0, shift], [0, factor, shift], [0, 0, 1.0]])
    back = np.array([[1 / factor, 0, -shift / factor], [0, 1 / factor, -shift / factor], [0, 0, 1.0]])
    return np.asarray(grow @ matrix @ back, np.float64)


def _logs(card: Image, negative: bool = False) -> Plane:
    """Logarithm of the reflectance, by each channel's own white, (H, W, 3). Of a `negative` what its paper gives back
    as a share of what the print does: both then look like dark ink on white paper."""
    small = cv2.resize(card, (W, H), interpolation=cv2.INTER_AREA)
    sample, levels = small[::3, ::3].reshape(-1, 3), np.arange(256)[:, None]
    if negative:
        share = np.median(sample, axis=0)[None] / np.maximum(levels, 1)
    else:
        share = levels / np.maximum(np.percentile(sample, 90, axis=0), 24.0)[None]
    share = np.minimum(share, 1.25)
    return np.asarray(cv2.LUT(small, np.log(_DARK + share).astype(np.float32)[None]), np.float32)


def _even(logs: Plane) -> Plane:
    """Without the broad shading."""
    size = (_SHADING, _SHADING)
    broad = cv2.blur(cv2.blur(logs, size, borderType=cv2.BORDER_REFLECT), size, borderType=cv2.BORDER_REFLECT)
    return np.asarray(logs - broad, np.float32)


def darkest_ink(ink: Plane) -> Plane:
    """The darkest channel: every ink is dark in one of them, yellow and gold too."""
    b, g, r = cv2.split(ink)
    return np.asarray(np.minimum(np.minimum(b, g), r), np.float32)


def _half(plane: Plane) -> Plane:
    return np.asarray(cv2.resize(plane, (_SMALL_W, _SMALL_H), interpolation=cv2.INTER_AREA), np.float32)


def _thumb(logs: Plane) -> Plane:
    small = cv2.resize(logs, (_THUMB_W, _THUMB_H), interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (3, 3), 0)
    return np.asarray(small - cv2.blur(small, (9, 9), borderType=cv2.BORDER_REFLECT), np.float32)


def unit(rows: NDArray[np.floating], least: float = 0.0) -> Plane:
    """Rows (n, values) with mean 0 and length 1; all 0 where their standard deviation is at most `least`."""
    rows = rows - rows.mean(axis=1, keepdims=True)
    length = np.linalg.norm(rows, axis=1, keepdims=True)
    return np.asarray(np.where(length > least * rows.shape[1] ** 0.5, rows / np.maximum(length, 1e-6), 0.0), np.float32)
