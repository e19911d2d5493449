"""The one source of the card faces: the same filled outlines become the web page's SVG and the scene's pixels.

English pattern: index over a small suit sign in two opposite corners, pips in the standard layouts with the lower half
upside down, two-way courts, a large ace of spades. Cards are named rank + suit, "TC", "AS"; `BACK` is the back.
"""

from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.render.courts import BLACK, BLUE, RED, WHITE, YELLOW, court
from vision.render.glyphs import index_glyph, index_width, suit_sign
from vision.render.shapes import Fill, affine, ellipse, place, rectangle, rounded_rectangle

WIDTH_MM = 63.0
HEIGHT_MM = 88.0
CORNER_MM = 3.4
"""Radius of a corner."""
RANKS = "A23456789TJQK"
SUITS = "SHDC"
BACK = "back"
PACK = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The 52 cards in the order of a new pack."""

SVG_UNITS = 20
"""A millimetre in the web page's pictures."""
SVG_MM = 0.05
"""So far from the true outline a drawn one may run: a sixth of a pixel where a card is 300 px high."""

_L = -11.2
_R = 11.2
_TOP = -29.5
_THIRD = _TOP / 3
_LAYOUT: dict[str, tuple[tuple[float, float], ...]] = {
    "2": ((0, _TOP), (0, -_TOP)),
    "3": ((0, _TOP), (0, 0), (0, -_TOP)),
    "4": ((_L, _TOP), (_R, _TOP), (_L, -_TOP), (_R, -_TOP)),
    "5": ((_L, _TOP), (_R, _TOP), (0, 0), (_L, -_TOP), (_R, -_TOP)),
    "6": ((_L, _TOP), (_R, _TOP), (_L, 0), (_R, 0), (_L, -_TOP), (_R, -_TOP)),
    "7": ((_L, _TOP), (_R, _TOP), (0, _TOP / 2), (_L, 0), (_R, 0), (_L, -_TOP), (_R, -_TOP)),
    "8": ((_L, _TOP), (_R, _TOP), (0, _TOP / 2), (_L, 0), (_R, 0), (0, -_TOP / 2), (_L, -_TOP), (_R, -_TOP)),
}
_COLUMNS = tuple((x, y) for y in (_TOP, _THIRD, -_THIRD, -_TOP) for x in (_L, _R))
_LAYOUT["9"] = (*_COLUMNS, (0.0, 0.0))
_LAYOUT["T"] = (*_COLUMNS, (0.0, 2 * _THIRD), (0.0, -2 * _THIRD))
"""Middles of the pips, mm from the middle of the card."""

_PIP_MM = 12.6
_INDEX_MM = 12.2
_INDEX_X = -24.6
_INDEX_Y = -39.6
_INDEX_MAX_WIDTH = 8.6
_TOP_LEFT = np.array([-WIDTH_MM / 2, -HEIGHT_MM / 2])
_SUPERSAMPLE = 4


@lru_cache(maxsize=64)
def face(card: str) -> tuple[Fill, ...]:
    """All that is printed on a card, in mm from its middle; raises ValueError for a name that is no card."""
    if card == BACK:
        return tuple(_back())
    if len(card) != 2 or card[0] not in RANKS or card[1] not in SUITS:
        raise ValueError(f"card {card!r}: rank A23456789TJQK then suit SHDC, or {BACK!r}")
    rank, suit = card[0], card[1]
    ink = RED if suit in "HD" else BLACK
    printed = _middle(rank, suit, ink)
    corner = _corner(rank, suit, ink)
    return (*printed, *corner, *place(corner, affine(turned=True)))


def _middle(rank: str, suit: str, ink: str) -> list[Fill]:
    if rank in "JQK":
        return court(rank, suit)
    sign = suit_sign(suit, ink)
    if rank == "A":
        if suit != "S":
            return place(sign, affine(scale=19.0))
        heart = place(suit_sign("S", WHITE), affine(scale=15.0, y=-1.0)) + place(
            suit_sign("S", BLACK), affine(scale=11.5, y=-1.0)
        )
        star = [Fill(YELLOW, (ellipse(0, -1.8, 2.0),)), Fill(BLACK, (ellipse(0, -1.8, 0.9),))]
        return place(sign, affine(scale=36.0)) + heart + star
    return [f for x, y in _LAYOUT[rank] for f in place(sign, affine(scale=_PIP_MM, x=x, y=y, turned=y > 0))]


def _corner(rank: str, suit: str, ink: str) -> list[Fill]:
    text = "10" if rank == "T" else rank
    width = index_width(text) * _INDEX_MM
    squeeze = min(1.0, _INDEX_MAX_WIDTH / width)
    matrix = np.array([[_INDEX_MM * squeeze, 0.0, _INDEX_X - width * squeeze / 2], [0.0, _INDEX_MM, _INDEX_Y]])
    return place(index_glyph(text, ink), matrix) + place(
        suit_sign(suit, ink), affine(scale=7.4, x=_INDEX_X, y=_INDEX_Y + 17.6)
    )


def _back() -> list[Fill]:
    w, h = WIDTH_MM / 2 - 3.2, HEIGHT_MM / 2 - 3.2
    fills = [Fill(BLUE, (rounded_rectangle(-w, -h, w, h, 1.6),))]
    columns, rows = 12, 36
    for j in range(1, rows):
        for i in range(columns - j % 2):
            x = ((i + (j % 2) / 2 + 0.5) / columns - 0.5) * 2 * (w - 2.0)
            y = (j / rows - 0.5) * 2 * (h - 1.6)
            lozenge = np.array([[x, y - 1.55], [x + 1.55, y], [x, y + 1.55], [x - 1.55, y]])
            fills.append(Fill("#dfe6f3", (lozenge, ellipse(x, y, 0.55, steps=8))))
    fills.append(
        Fill(WHITE, (rectangle(-w + 1.1, -h + 1.1, w - 1.1, h - 1.1), rectangle(-w + 1.6, -h + 1.6, w - 1.6, h - 1.6)))
    )
    return fills


def svg(card: str) -> str:
    """A standalone SVG of a card (or of the back), by `svg_of`."""
    return svg_of(face(card))


def svg_of(fills: tuple[Fill, ...]) -> str:
    """A standalone SVG of what is printed on a card, white with rounded corners and a fine edge; SVG_UNITS a mm.
    Outlines are kept to SVG_MM, and what is there again after half a turn is said once: pages fetch many cards."""
    w, h = round(WIDTH_MM * SVG_UNITS), round(HEIGHT_MM * SVG_UNITS)
    edge = SVG_UNITS // 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-w / 2:g} {-h / 2:g} {w} {h}">'
        f'<rect x="{-w / 2 + edge:g}" y="{-h / 2 + edge:g}" width="{w - 2 * edge}" height="{h - 2 * edge}"'
        f' rx="{CORNER_MM * SVG_UNITS:g}" fill="{WHITE}" stroke="#8a8a86" stroke-width="{2 * edge}"/>'
    ]
    at = 0
    while at < len(fills):
        twice = _turned_block(fills, at)
        paths = "".join(map(drawn, fills[at : at + max(1, twice)]))
        name = f"a{at}"
        parts.append(f'<g id="{name}">{paths}</g><use href="#{name}" transform="rotate(180)"/>' if twice else paths)
        at += max(1, 2 * twice)
    return "".join(parts) + "</svg>"


def _turned_block(fills: tuple[Fill, ...], at: int) -> int:
    """How many fills from this one on are followed by the same, turned by half a turn; the most there are."""
    for count in range((len(fills) - at) // 2, 0, -1):
        pairs = zip(fills[at : at + count], fills[at + count : at + 2 * count], strict=True)
        if all(_is_turned(one, other) for one, other in pairs):
            return count
    return 0


def _is_turned(one: Fill, other: Fill) -> bool:
    return (one.colour, len(one.contours)) == (other.colour, len(other.contours)) and all(
        a.shape == b.shape and np.allclose(a, -b) for a, b in zip(one.contours, other.contours, strict=True)
    )


def drawn(fill: Fill) -> str:
    """The SVG path of an area given in mm, in SVG_UNITS a mm."""
    return f'<path fill="{fill.colour}" fill-rule="evenodd" d="{"".join(map(_path_data, fill.contours))}"/>'


def _path_data(contour: NDArray[np.float64]) -> str:
    fine = np.round(contour * 1000).astype(np.int32).reshape(-1, 1, 2)
    kept = cv2.approxPolyDP(fine, SVG_MM * 1000, closed=True).reshape(-1, 2)
    points = np.round(kept * SVG_UNITS / 1000).astype(int)
    steps = np.diff(points, axis=0)
    steps = steps[np.any(steps != 0, axis=1)]
    return f"M{points[0, 0]} {points[0, 1]}l{' '.join(f'{x} {y}' for x, y in steps)}z".replace(" -", "-")


def raster(card: str, height_px: int) -> NDArray[np.uint8]:
    """A card as an antialiased BGR image of `height_px` rows (8 to 2000) and 63/88 of that in columns; the rounded
    corners are white too (see `outline_mask`). Raises ValueError for another height."""
    return raster_of(face(card), height_px)


def raster_of(fills: tuple[Fill, ...], height_px: int) -> NDArray[np.uint8]:
    """What is printed on a card, as `raster` makes it. Raises ValueError for a height outside 8 to 2000 px."""
    if not 8 <= height_px <= 2000:
        raise ValueError(f"height_px {height_px}: 8 to 2000")
    scale = height_px * _SUPERSAMPLE / HEIGHT_MM
    canvas = np.empty((height_px * _SUPERSAMPLE, _columns(height_px) * _SUPERSAMPLE, 3), np.uint8)
    canvas[:] = _bgr(WHITE)
    for fill in fills:
        points = [_fixed((c - _TOP_LEFT) * scale) for c in fill.contours]
        cv2.fillPoly(canvas, points, _bgr(fill.colour), lineType=cv2.LINE_8, shift=4)
    small = cv2.resize(canvas, (_columns(height_px), height_px), interpolation=cv2.INTER_AREA)
    return np.asarray(small, dtype=np.uint8)


def outline_mask(height_px: int) -> NDArray[np.uint8]:
    """255 inside the rounded outline of a card rendered by `raster`, 0 outside, antialiased."""
    scale = height_px * _SUPERSAMPLE / HEIGHT_MM
    canvas = np.zeros((height_px * _SUPERSAMPLE, _columns(height_px) * _SUPERSAMPLE), np.uint8)
    cv2.fillPoly(canvas, [_fixed(rounded_rectangle(0, 0, WIDTH_MM, HEIGHT_MM, CORNER_MM) * scale)], 255, shift=4)
    return np.asarray(
        cv2.resize(canvas, (_columns(height_px), height_px), interpolation=cv2.INTER_AREA), dtype=np.uint8
    )


def _columns(height_px: int) -> int:
    return round(height_px * WIDTH_MM / HEIGHT_MM)


def _fixed(points: NDArray[np.float64]) -> NDArray[np.int32]:
    """Polygon corners in 1/16 pixel, as cv2 takes them (its pixel centres lie on whole numbers)."""
    return np.round((points - 0.5) * 16).astype(np.int32)


def _bgr(colour: str) -> tuple[int, int, int]:
    return int(colour[5:7], 16), int(colour[3:5], 16), int(colour[1:3], 16)
