"""The faces of the Spanish pack of 40: oros, copas, espadas, bastos, each 1 to 7, sota, caballo, rey.

As cards of the French pack they go by those that stand for them (docs/rules.md 4.1): "JD" is the sota de oros. The
frame of a suit is broken above and below as *la pinta* says: oros nowhere, copas once, espadas twice, bastos three
times; figures have the numbers 10, 11, 12. Shape and size are those of the other faces (`card_art`).
"""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from vision.render.card_art import SVG_UNITS, drawn, raster_of, svg_of
from vision.render.courts import BLUE, WHITE
from vision.render.glyphs import index_glyph, index_width
from vision.render.shapes import Fill, Points, affine, place, rectangle
from vision.render.spanish_figures import figure
from vision.render.spanish_pips import SUITS, WIDTHS, placed

RANKS = "A234567JQK"
NUMBERS = dict(zip(RANKS, ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12"), strict=True))
PACK = tuple(rank + suit for suit in SUITS for rank in RANKS)
PINTA = {"D": 0, "H": 1, "S": 2, "C": 3}
"""How often the frame is broken above, and below."""

_FRAME = (27.6, 40.0)
"""Half width and half height of the frame, mm."""
_LINE = 0.75
_GAP = 3.4
_GAPS_APART = 9.0
_INDEX_MM = 8.0
_INDEX = (-23.0, -37.2)
"""The middle of its upper edge."""
_PEOPLE = affine(scale=0.97, y=1.1)
_PLATE = Fill(WHITE, (rectangle(18.9, 28.4, _FRAME[0], _FRAME[1]),))
"""On which the lower index of a figure stands."""

Pip = tuple[float, float, float]
"""Middle and height of a sign, mm."""
_ROUND: dict[str, tuple[Pip, ...]] = {
    "A": ((0, 0, 37),),
    "2": ((0, -18.5, 26), (0, 18.5, 26)),
    "3": ((0, -25, 22), (0, 0, 22), (0, 25, 22)),
    "4": tuple((x, y, 20.5) for y in (-17, 17) for x in (-12.5, 12.5)),
    "5": (*((x, y, 18.5) for y in (-19, 19) for x in (-12.5, 12.5)), (0, 0, 18.5)),
    "6": tuple((x, y, 18.0) for y in (-22.5, 0, 22.5) for x in (-12, 12)),
    "7": (*((x, y, 15.5) for y in (-24, 0, 24) for x in (-13, 13)), (0, -12, 15.5)),
}
_CUPS: dict[str, tuple[Pip, ...]] = {
    "A": ((0, 0, 46),),
    "2": ((0, -18.5, 31), (0, 18.5, 31)),
    "3": ((0, -20.5, 27), (-12, 16, 27), (12, 16, 27)),
    "4": tuple((x, y, 24) for y in (-15.5, 18) for x in (-11, 11)),
    "5": (*((x, y, 21) for y in (-18.5, 24) for x in (-12, 12)), (0, 2.7, 21)),
    "6": tuple((x, y, 20) for y in (-23.5, 0.5, 24.5) for x in (-10.5, 10.5)),
    "7": (*((x, y, 18) for y in (-24, 0.5, 25) for x in (-12, 12)), (0, -11.8, 16.5)),
}
_LONG: dict[str, tuple[Pip, ...]] = {
    "A": ((0, 0, 68),),
    "2": ((-8.5, 0, 58), (8.5, 0, 58)),
    "3": ((-14, 4, 54), (0, -6, 54), (14, 4, 54)),
    "4": tuple((x, y, 34) for y in (-18.5, 18.5) for x in (-10, 10)),
    "5": (*((x, y, 34) for y in (-18.5, 18.5) for x in (-13.5, 13.5)), (0, 0, 34)),
    "6": tuple((x, y, 32) for y in (-16.5, 19) for x in (-14, 0, 14)),
    "7": (*((x, y, 28) for y in (-19.8, 22.2) for x in (-13.5, 0, 13.5)), (0, 1.2, 44)),
}
"""Swords and clubs; the seventh is laid across."""
_LAYOUT = {"D": _ROUND, "H": _CUPS, "S": _LONG, "C": _LONG}


@lru_cache(maxsize=64)
def face(card: str) -> tuple[Fill, ...]:
    """All that is printed on a card, in mm from its middle; raises ValueError for one that the pack does not have."""
    if card not in PACK:
        raise ValueError(f"card {card!r}: rank {RANKS} then suit {SUITS}")
    rank, suit = card[0], card[1]
    printed = [*place(figure(rank, suit), _PEOPLE), _PLATE] if rank in "JQK" else _pips(rank, suit)
    corner = _corner(rank)
    return (*printed, *_frame(suit), *corner, *place(corner, affine(turned=True)))


def _pips(rank: str, suit: str) -> list[Fill]:
    pips = _LAYOUT[suit][rank]
    across = rank == "7" and suit in "SC"
    fills = []
    for number, (x, y, height) in enumerate(pips):
        matrix = affine(scale=height, x=x, y=y)
        if across and number == len(pips) - 1:
            matrix = np.array([[0.0, height, x], [-height, 0.0, y]])
        fills += placed(suit, matrix, line=0.5 / height)
    return fills


def _corner(rank: str) -> list[Fill]:
    text, (x, y) = NUMBERS[rank], _INDEX
    glyphs: list[Fill] = []
    at = 0.0
    for digit in text:
        glyphs += place(index_glyph(digit, BLUE), affine(x=at))
        at += index_width(digit) + 0.06
    width = (at - 0.06) * _INDEX_MM
    squeeze = min(1.0, 6.6 / width)
    return place(glyphs, np.array([[_INDEX_MM * squeeze, 0.0, x - width * squeeze / 2], [0.0, _INDEX_MM, y]]))


def _frame(suit: str) -> list[Fill]:
    """The frame with its gaps."""
    w, h = _FRAME
    gaps = PINTA[suit]
    middles = [(k - (gaps - 1) / 2) * _GAPS_APART for k in range(gaps)]
    ends = [-w, *(end for x in middles for end in (x - _GAP / 2, x + _GAP / 2)), w]
    strips: list[Points] = [
        rectangle(left, y - _LINE / 2, right, y + _LINE / 2)
        for y in (-h, h)
        for left, right in zip(ends[::2], ends[1::2], strict=True)
    ]
    strips += [rectangle(x - _LINE / 2, -h - _LINE / 2, x + _LINE / 2, h + _LINE / 2) for x in (-w, w)]
    return [Fill(BLUE, (strip,)) for strip in strips]


def svg(card: str) -> str:
    """A standalone SVG of a card, as `card_art.svg`."""
    return svg_of(face(card))


def sign_svg(suit: str) -> str:
    """A standalone SVG of a suit's sign, as wide as it is; raises ValueError for another suit."""
    height = 10.0
    fills = placed(suit, affine(scale=height), line=0.045)
    w, h = round(max(0.5, WIDTHS[suit]) * height * SVG_UNITS), round(height * SVG_UNITS)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-w / 2:g} {-h / 2:g} {w} {h}" width="{w / 10:g}"'
        f' height="{h / 10:g}">{"".join(map(drawn, fills))}</svg>'
    )


def raster(card: str, height_px: int) -> NDArray[np.uint8]:
    """A card as an antialiased BGR image, as `card_art.raster`."""
    return raster_of(face(card), height_px)
