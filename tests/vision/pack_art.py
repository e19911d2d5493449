"""Faces of packs that the general reader does not know, drawn here: for enrolling and reading them.

`german` (B D K A, narrow), `french` (V D R 1), `no_index`, `four_colour`, `full_bleed` (printed to the edge on a dark
ground) have the suits S H D C; `spanish` (48 cards, 61 x 95 mm, with figures, coins, cups, swords, clubs and a broken
frame) and `spanish_plain` (40 cards without frame and index).
"""

from __future__ import annotations

from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.render import card_art
from vision.render.courts import BLACK, BLUE, RED, WHITE, YELLOW
from vision.render.glyphs import index_glyph, index_width, suit_sign
from vision.render.shapes import Fill, Points, affine, brush, ellipse, path, place, rectangle

GREEN, GOLD, SKIN, BROWN = "#1f7a3a", "#e2a21c", "#fbe0c4", "#7a4a22"
FRENCH_SUITED = {
    "german": dict(zip("JQKA", "BDKA", strict=True)),
    "french": dict(zip("JQKA", "VDR1", strict=True)),
    "no_index": {},
    "four_colour": {},
    "full_bleed": {},
}
SPANISH = ("spanish", "spanish_plain")
DESIGNS = (*FRENCH_SUITED, *SPANISH)
SIZES_MM = {"german": (59.0, 91.0), "spanish": (61.0, 95.0), "spanish_plain": (57.0, 88.0)}
_SUPERSAMPLE = 3


def labels(design: str) -> tuple[str, ...]:
    """The cards of a design, by the letters of its own index."""
    if design in SPANISH:
        ranks = "123456789SCR" if design == "spanish" else "1234567SCR"
        return tuple(rank + suit for suit in "OCEB" for rank in ranks)
    index = FRENCH_SUITED[design]
    return tuple(index.get(card[0], card[0]) + card[1] for card in card_art.PACK)


@lru_cache(maxsize=512)
def raster(design: str, label: str, height_px: int = 420) -> NDArray[np.uint8]:
    """A face as BGR, `height_px` high; "BACK" is a back."""
    w_mm, h_mm = SIZES_MM.get(design, (card_art.WIDTH_MM, card_art.HEIGHT_MM))
    scale = height_px * _SUPERSAMPLE / h_mm
    width_px = round(height_px * w_mm / h_mm)
    canvas = np.empty((height_px * _SUPERSAMPLE, width_px * _SUPERSAMPLE, 3), np.uint8)
    canvas[:] = _bgr("#23304f" if design == "full_bleed" else WHITE)
    middle = np.array([w_mm / 2, h_mm / 2])
    for fill in _face(design, label):
        points = [np.round(((c + middle) * scale - 0.5) * 16).astype(np.int32) for c in fill.contours]
        cv2.fillPoly(canvas, points, _bgr(fill.colour), lineType=cv2.LINE_8, shift=4)
    return np.asarray(cv2.resize(canvas, (width_px, height_px), interpolation=cv2.INTER_AREA), np.uint8)


def _face(design: str, label: str) -> list[Fill]:
    if label == "BACK":
        return list(card_art.face(card_art.BACK))
    if design in SPANISH:
        return _spanish(label, plain=design == "spanish_plain")
    back = {own: rank for rank, own in FRENCH_SUITED[design].items()}
    rank, suit = back.get(label[0], label[0]), label[1]
    fills = [f for f in card_art.face(rank + suit) if not _in_corner(f)]
    ink = RED if suit in "HD" else BLACK
    if design in ("german", "french"):
        corner = _letter(label[0], ink) if label[0] in "BDVR" else number("10" if rank == "T" else label[0], ink)
        corner = [
            *place(corner, affine(x=-24.3, y=-38.0)),
            *place(suit_sign(suit, ink), affine(scale=6, x=-24.3, y=-24)),
        ]
        fills += corner + place(corner, affine(turned=True))
    elif design == "four_colour":
        fills = list(card_art.face(rank + suit))
        new = {"D": BLUE, "C": GREEN}.get(suit)
        fills = [Fill(new, f.contours) if new and f.colour == ink else f for f in fills]
    elif design == "full_bleed":
        new = {RED: "#ff7a6b", BLACK: "#e8e8f0"}[ink]
        fills = [Fill(new, f.contours) if f.colour == ink else f for f in fills]
        corner = place(suit_sign(suit, new), affine(scale=7, x=-25, y=-38))
        fills += corner + place(corner, affine(turned=True))
    if design == "german":
        fills = place(fills, np.array([[0.92, 0.0, 0.0], [0.0, 1.0, 0.0]]))
    return fills


def _in_corner(fill: Fill) -> bool:
    x, y = np.concatenate(fill.contours).mean(axis=0)
    return bool((x < -19 and y < -19) or (x > 19 and y > 19))


def number(text: str, ink: str, height: float = 9.0) -> list[Fill]:
    """Figures, their middle at the origin."""
    parts, x = [], 0.0
    for one in (text,) if text == "10" else text:
        glyph = index_glyph("10", ink)[:3] if one == "1" else index_glyph(one, ink)
        parts += place(glyph, affine(x=x))
        x += 0.42 if one == "1" else index_width(one) + 0.08
    matrix = np.array([[height * 0.8, 0.0, -x * height * 0.4], [0.0, height, -height / 2]])
    return place(parts, matrix)


def _letter(letter: str, ink: str) -> list[Fill]:
    """B, D, V or R, 9 mm high, its middle at the origin."""
    pen = (1.5,)
    bows = {"B": ((-4.5, 0.2), (-0.2, 4.5)), "D": ((-4.5, 4.5),), "R": ((-4.5, 0.3),)}
    if letter == "V":
        return [Fill(ink, (brush(np.array([[-3.0, -4.5], [0.0, 4.5], [3.0, -4.5]]), pen),))]
    out = [Fill(ink, (rectangle(-2.9, -4.5, -1.4, 4.5),))]
    for top, bottom in bows[letter]:
        curve = path((-2.2, top + 0.7), (4.2, top + 0.7, 4.2, bottom - 0.7, -2.2, bottom - 0.7))
        out.append(Fill(ink, (brush(curve, pen),)))
    if letter == "R":
        out.append(Fill(ink, (brush(np.array([[-1.0, 0.2], [2.7, 4.5]]), pen),)))
    return out


_COLUMNS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((0, -20), (0, 20)),
    3: ((0, -26), (0, 0), (0, 26)),
    4: ((-13, -20), (13, -20), (-13, 20), (13, 20)),
}
_COLUMNS[5] = (*_COLUMNS[4], (0, 0))
_COLUMNS[6] = tuple((x, y) for y in (-27, 0, 27) for x in (-13, 13))
_COLUMNS[7] = (*_COLUMNS[6], (0, -13.5))
_COLUMNS[8] = (*_COLUMNS[6], (0, -13.5), (0, 13.5))
_COLUMNS[9] = tuple((x, y) for y in (-27, 0, 27) for x in (-17, 0, 17))


def pip_places(count: int) -> tuple[tuple[float, float], ...]:
    """Where the signs of a Spanish card are, mm from its middle."""
    return _COLUMNS[count]


def _spanish(label: str, *, plain: bool) -> list[Fill]:
    rank, suit = label[0], label[1]
    fills = [] if plain else _frame(suit, label)
    if rank in "SCR":
        return fills + person(rank, suit, _sign(suit))
    count = int(rank)
    size = {1: 40.0, 2: 30.0, 3: 22.0}.get(count, 17.0)
    return fills + [f for x, y in _COLUMNS[count] for f in place(_sign(suit), affine(scale=size, x=x, y=y))]


def _frame(suit: str, label: str) -> list[Fill]:
    """The ruled frame with the gaps that tell the suit, and the figures in two corners."""
    w, h, gaps = 27.0, 44.0, {"O": 0, "C": 1, "E": 2, "B": 3}[suit]
    ring = (rectangle(-w, -h, w, h), rectangle(-w + 0.6, -h + 0.6, w - 0.6, h - 0.6))
    fills = [Fill(BLUE, ring)]
    for k in range(gaps):
        x = (k - (gaps - 1) / 2) * 9.0
        fills += [Fill(WHITE, (rectangle(x - 2, y - 1, x + 2, y + 1),)) for y in (-h + 0.3, h - 0.3)]
    text = {"S": "10", "C": "11", "R": "12"}.get(label[0], label[0])
    index = place(number(text, BLACK, 5.5), affine(x=-22.5, y=-39.0))
    return fills + index + place(index, affine(turned=True))


def _sign(suit: str) -> list[Fill]:
    """A coin, cup, sword or club, one unit high, in its middle."""
    if suit == "O":
        star = [Fill(RED, (_star(0.2, 0.1, 8),)), Fill(GOLD, (ellipse(0, 0, 0.06),))]
        rings = [(BLACK, 0.47), (GOLD, 0.45), (BLACK, 0.35), (YELLOW, 0.33), (BLACK, 0.24), (GOLD, 0.22)]
        return [Fill(colour, (ellipse(0, 0, r),)) for colour, r in rings] + star
    if suit == "C":
        bowl = path(
            (-0.3, -0.42),
            (-0.3, 0.1, -0.1, 0.12, -0.06, 0.16),
            (-0.06, 0.36),
            (-0.24, 0.48),
            (0.24, 0.48),
            (0.06, 0.36),
            (0.06, 0.16),
            (0.1, 0.12, 0.3, 0.1, 0.3, -0.42),
        )
        band = rectangle(-0.28, -0.26, 0.28, -0.14)
        lid = ellipse(0, -0.42, 0.3, 0.07)
        return [
            Fill(GOLD, (bowl,)),
            Fill(RED, (band,)),
            Fill(BROWN, (lid,)),
            Fill(BLUE, (ellipse(0, 0.25, 0.1, 0.05),)),
        ]
    if suit == "E":
        blade = path((0, -0.5), (0.055, -0.4), (0.055, 0.22), (-0.055, 0.22), (-0.055, -0.4))
        guard = rectangle(-0.2, 0.2, 0.2, 0.27)
        grip = rectangle(-0.04, 0.27, 0.04, 0.44)
        return [
            Fill("#8fb4d9", (blade,)),
            Fill(BLUE, (rectangle(-0.012, -0.4, 0.012, 0.2),)),
            Fill(GOLD, (guard,)),
            Fill(RED, (grip,)),
            Fill(GOLD, (ellipse(0, 0.46, 0.06),)),
        ]
    stick = brush(np.array([[0.05, -0.5], [-0.02, -0.1], [0.02, 0.2], [-0.05, 0.5]]), (0.26, 0.2, 0.16, 0.1))
    knots = [Fill(RED, (ellipse(x, y, 0.05),)) for x, y in ((0.12, -0.3), (-0.12, -0.12), (0.1, 0.08))]
    return [Fill(GREEN, (stick,)), *knots, Fill(BROWN, (ellipse(0.05, -0.49, 0.1, 0.035),))]


def _star(outer: float, inner: float, points: int) -> Points:
    angle = np.arange(2 * points) * np.pi / points
    radius = np.where(np.arange(2 * points) % 2 == 0, outer, inner)
    return np.stack([radius * np.sin(angle), -radius * np.cos(angle)], axis=1)


def person(rank: str, suit: str, sign: list[Fill]) -> list[Fill]:
    """The page on foot, the knight on his horse, the king with crown and robe, each with the suit's sign."""
    main, second = {"O": (RED, BLUE), "C": (BLUE, GOLD), "E": (GREEN, RED), "B": (GOLD, GREEN)}[suit]
    fills = [Fill(GREEN if suit != "E" else BROWN, (rectangle(-24, 36, 24, 40),))]
    lift = -14.0 if rank == "C" else 0.0
    if rank == "C":
        coat = BROWN if suit in "OE" else "#d9d4c8"
        legs = [rectangle(x, 12, x + 3.4, 37) for x in (-15.0, -9.0, 7.0, 13.0)]
        neck = path((8, 6), (22, -16), (27, -12), (20, 8))
        fills += [Fill(coat, (one,)) for one in (*legs, ellipse(0, 8, 18, 9), neck)]
        fills += [Fill(BLACK, (ellipse(23, -13, 1.0),)), Fill(second, (rectangle(-6, 0, 6, 13),))]
    elif rank == "S":
        fills += [Fill(second, (rectangle(x, 12, x + 4.5, 37),)) for x in (-7.0, 2.5)]
    else:
        fills.append(Fill(main, (path((-9, -12), (9, -12), (17, 37), (-17, 37)),)))
        fills.append(Fill(second, (path((-3, -12), (3, -12), (6, 37), (-6, 37)),)))
    body = path((-8, -14), (8, -14), (10, 14), (-10, 14))
    arm = brush(np.array([[-7.0, -10.0], [-16.0, -4.0], [-17.0, -12.0]]), (4.0,))
    upper = [Fill(main, (arm,)), Fill(SKIN, (ellipse(0, -21, 5.2, 6.4),))]
    if rank != "R":
        upper.insert(0, Fill(main, (body,)))
        upper += [
            Fill(second, (path((-7, -24), (0, -33), (8, -25), (6, -23)),)),
            Fill(GOLD, (rectangle(-10, 3, 10, 5),)),
        ]
    else:
        crown = path((-6, -25), (-8, -35), (-3, -30), (0, -37), (3, -30), (8, -35), (6, -25))
        upper += [Fill(GOLD, (crown,)), Fill(BROWN, (path((-4, -19), (4, -19), (0, -10)),))]
    upper += [Fill(BLACK, (ellipse(x, -22, 0.7),)) for x in (-2.0, 2.0)]
    fills += place(upper, affine(y=lift))
    return fills + place(sign, affine(scale=18, x=-17, y=lift - 20))


def _bgr(colour: str) -> tuple[int, int, int]:
    return int(colour[5:7], 16), int(colour[3:5], 16), int(colour[1:3], 16)
