"""Eight packs of Spanish suits drawn by parameters, which nobody prints: for reading packs that nothing was fitted on.

Four are to choose by, four are kept back: nothing that reads enrolled packs is chosen by how these are read. They
differ in signs, inks, paper, frame and its gaps (the pinta), margin, courts, corners and number.
"""

from __future__ import annotations

import colorsys
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np

from tests.vision import pack_art
from vision.quads import Image
from vision.render.courts import BLACK, BLUE, RED, YELLOW, outlined
from vision.render.shapes import Fill, Points, affine, brush, ellipse, path, place, rectangle
from vision.render.spanish_figures import figure

_GREEN, _GOLD, _STEEL, _BROWN = "#1f7a3a", "#e2a21c", "#8fb4d9", "#7a4a22"
_AS_FRENCH = {"O": "D", "C": "H", "E": "S", "B": "C"}
_AS_COURT = {"S": "J", "C": "Q", "R": "K"}
_GAPS = {"O": 0, "C": 1, "E": 2, "B": 3}
_SUPERSAMPLE = 3
_HEIGHT_PX = 420


@dataclass(frozen=True)
class Design:
    """One pack. `hue`: degrees by which all inks are turned; `strong`, `dark`: saturation and darkness of the inks, 1
    as they are drawn; `petals` of a coin, `wide` cups, `bent` swords, `stout` clubs: shapes of the signs; `places` of
    the signs and their `size`; `courts`, two-headed (`double`) or not; `frame`: "pinta", "line", "double" or none;
    `margin`: share of the card beyond all print; `corner`: "number", "sign" (both) or none; `cards` 40 or 48."""

    kept_back: bool
    hue: float
    strong: float
    dark: float
    paper: str
    petals: int
    wide: float
    bent: float
    stout: float
    places: str
    size: float
    courts: str
    double: bool
    frame: str
    margin: float
    corner: str
    cards: int
    size_mm: tuple[float, float]


DESIGNS: dict[str, Design] = {
    "huerta": Design(
        False,
        0,
        1.0,
        1.0,
        "#ffffff",
        8,
        0.30,
        0.0,
        0.24,
        "columns",
        17,
        "person",
        False,
        "pinta",
        0.0,
        "number",
        48,
        (61, 95),
    ),
    "ribera": Design(
        False,
        12,
        0.8,
        0.85,
        "#f6efdc",
        6,
        0.38,
        0.06,
        0.16,
        "rows",
        15,
        "figure",
        True,
        "double",
        0.0,
        "sign",
        40,
        (57, 88),
    ),
    "molino": Design(
        False,
        -14,
        1.15,
        1.2,
        "#ffffff",
        12,
        0.24,
        0.0,
        0.30,
        "rows",
        16,
        "figure",
        False,
        "pinta",
        0.07,
        "number",
        40,
        (61, 95),
    ),
    "faro": Design(
        False, 20, 0.9, 1.0, "#fbf8f2", 5, 0.34, 0.1, 0.2, "columns", 14, "person", True, "", 0.04, "", 48, (63, 88)
    ),
    "cumbre": Design(
        True,
        -8,
        0.9,
        0.95,
        "#ffffff",
        10,
        0.36,
        0.03,
        0.2,
        "rows",
        16,
        "figure",
        True,
        "pinta",
        0.0,
        "number",
        48,
        (61, 95),
    ),
    "puerto": Design(
        True,
        16,
        1.1,
        1.15,
        "#f4ead2",
        7,
        0.27,
        0.0,
        0.28,
        "columns",
        16,
        "figure",
        False,
        "line",
        0.05,
        "sign",
        40,
        (57, 88),
    ),
    "llano": Design(
        True, -20, 0.75, 0.8, "#ffffff", 9, 0.32, 0.12, 0.15, "rows", 14, "person", True, "", 0.0, "", 40, (58, 89)
    ),
    "isla": Design(
        True,
        6,
        1.0,
        1.3,
        "#faf4e6",
        4,
        0.40,
        0.05,
        0.26,
        "columns",
        15,
        "person",
        False,
        "double",
        0.08,
        "number",
        48,
        (63, 96),
    ),
}

_ROWS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((0, -19), (0, 19)),
    3: ((0, -22), (-12, 17), (12, 17)),
    4: ((-12, -17), (12, -17), (-12, 17), (12, 17)),
}
_ROWS[5] = (*_ROWS[4], (0, 0))
_ROWS[6] = tuple((x, y) for y in (-17, 17) for x in (-16, 0, 16))
_ROWS[7] = (*_ROWS[6], (0, 0))
_ROWS[8] = (*_ROWS[6], (-12, 0), (12, 0))
_ROWS[9] = tuple((x, y) for y in (-25, 0, 25) for x in (-16, 0, 16))


def labels(name: str) -> tuple[str, ...]:
    """The cards of a design; of 40 without eights and nines."""
    ranks = "123456789SCR" if DESIGNS[name].cards == 48 else "1234567SCR"
    return tuple(rank + suit for suit in "OCEB" for rank in ranks)


@lru_cache(maxsize=512)
def raster(name: str, label: str) -> Image:
    """A face as BGR, 420 px high."""
    design = DESIGNS[name]
    width_mm, height_mm = design.size_mm
    scale = _HEIGHT_PX * _SUPERSAMPLE / height_mm
    width_px = round(_HEIGHT_PX * width_mm / height_mm)
    canvas = np.empty((_HEIGHT_PX * _SUPERSAMPLE, width_px * _SUPERSAMPLE, 3), np.uint8)
    canvas[:] = _bgr(design.paper)
    if label[0] in "SCR":
        _drawn(canvas, _court(design, label), design, scale)
        if design.double:
            half = canvas.shape[0] // 2
            canvas[-half:] = canvas[:half][::-1, ::-1]
    else:
        _drawn(canvas, _pips(design, label), design, scale)
    _drawn(canvas, [*_frame(design, label[1]), *_corners(design, label)], design, scale)
    return np.asarray(cv2.resize(canvas, (width_px, _HEIGHT_PX), interpolation=cv2.INTER_AREA), np.uint8)


def _drawn(canvas: Image, fills: list[Fill], design: Design, scale: float) -> None:
    width_mm, height_mm = design.size_mm
    grow = np.array([width_mm / 61, height_mm / 95]) * (1 - 2 * design.margin)
    middle = np.array([width_mm, height_mm]) / 2
    for fill in fills:
        points = [np.round(((c * grow + middle) * scale - 0.5) * 16).astype(np.int32) for c in fill.contours]
        cv2.fillPoly(canvas, points, _inked(fill.colour, design), lineType=cv2.LINE_8, shift=4)


@lru_cache(maxsize=1024)
def _inked(colour: str, design: Design) -> tuple[int, int, int]:
    """An ink of the design as BGR."""
    b, g, r = (v / 255 for v in _bgr(colour))
    hue, strong, light = colorsys.rgb_to_hsv(r, g, b)
    turned = colorsys.hsv_to_rgb((hue + design.hue / 360) % 1, min(strong * design.strong, 1), light**design.dark)
    return round(255 * turned[2]), round(255 * turned[1]), round(255 * turned[0])


def _bgr(colour: str) -> tuple[int, int, int]:
    return int(colour[5:7], 16), int(colour[3:5], 16), int(colour[1:3], 16)


def _pips(design: Design, label: str) -> list[Fill]:
    count = int(label[0])
    places = pack_art.pip_places(count) if design.places == "columns" else _ROWS[count]
    long = 1.4 if label[1] in "EB" and design.places == "rows" else 1.0
    size = {1: 2.3, 2: 1.7, 3: 1.3}.get(count, 1.0) * design.size * (long if count > 1 else 1.4)
    return [f for x, y in places for f in place(_sign(design, label[1]), affine(scale=min(size, 44), x=x, y=y))]


def _court(design: Design, label: str) -> list[Fill]:
    if design.courts == "person":
        return pack_art.person(label[0], label[1], _sign(design, label[1]))
    fills = figure(_AS_COURT[label[0]], _AS_FRENCH[label[1]])
    sign = place(_sign(design, label[1]), affine(scale=15, x=-18, y=-27))
    return [*fills, *sign]


def _sign(design: Design, suit: str) -> list[Fill]:
    """A coin, cup, sword or club of the design, one unit high, in its middle."""
    line = 0.03
    if suit == "O":
        angle = np.arange(2 * design.petals) * np.pi / design.petals
        radius = np.where(np.arange(2 * design.petals) % 2 == 0, 0.3, 0.13)
        star = np.stack([radius * np.sin(angle), -radius * np.cos(angle)], axis=1)
        rings = [(BLACK, 0.48), (_GOLD, 0.45), (BLACK, 0.37), (YELLOW, 0.35)]
        return [*(Fill(colour, (ellipse(0, 0, r),)) for colour, r in rings), Fill(RED, (star,))]
    if suit == "C":
        w = design.wide
        right: Points = path((w, -0.42), (w, 0.05, 0.12, 0.1, 0.06, 0.16), (0.06, 0.34), (0.8 * w, 0.47), (0, 0.47))
        cup = np.concatenate([right, right[::-1] * (-1, 1)])
        band = rectangle(-0.93 * w, -0.28, 0.93 * w, -0.17)
        lid = ellipse(0, -0.42, w, 0.07)
        return [
            *outlined(_GOLD, cup, line),
            Fill(RED, (band,)),
            Fill(_BROWN, (lid,)),
            Fill(BLUE, (ellipse(0, 0.24, 0.09),)),
        ]
    if suit == "E":
        spine = np.array([[design.bent * (1 - (2 * t - 1) ** 2), -0.5 + 0.72 * t] for t in np.linspace(0, 1, 9)])
        blade = brush(spine, (0.03, 0.1, 0.12, 0.12))
        return [
            *outlined(_STEEL, blade, line),
            Fill(_GOLD, (rectangle(-0.19, 0.2, 0.19, 0.27),)),
            Fill(RED, (rectangle(-0.045, 0.27, 0.045, 0.44),)),
            Fill(_GOLD, (ellipse(0, 0.45, 0.06),)),
        ]
    s = design.stout
    stick = brush(
        np.array([[0.05, -0.48], [-0.03, -0.1], [0.03, 0.2], [-0.05, 0.48]]), (s, 0.85 * s, 0.65 * s, 0.4 * s)
    )
    knots = [Fill(RED, (ellipse(x * s / 0.24, y, 0.05),)) for x, y in ((0.12, -0.3), (-0.12, -0.1), (0.1, 0.1))]
    return [*outlined(_GREEN, stick, line), *knots, Fill(_BROWN, (ellipse(0.05, -0.48, 0.45 * s, 0.035),))]


def _frame(design: Design, suit: str) -> list[Fill]:
    """The frame: with the suit's gaps, whole, or double."""
    if not design.frame:
        return []
    w, h = 27.0, 44.0
    fills = [Fill(BLUE, (rectangle(-w, -h, w, h), rectangle(0.6 - w, 0.6 - h, w - 0.6, h - 0.6)))]
    if design.frame == "double":
        fills.append(Fill(BLUE, (rectangle(1.5 - w, 1.5 - h, w - 1.5, h - 1.5), rectangle(2 - w, 2 - h, w - 2, h - 2))))
    gaps = _GAPS[suit] if design.frame == "pinta" else 0
    for k in range(gaps):
        x = (k - (gaps - 1) / 2) * 9.0
        fills += [Fill("#ffffff", (rectangle(x - 2, y - 1, x + 2, y + 1),)) for y in (0.3 - h, h - 0.3)]
    return fills


def _corners(design: Design, label: str) -> list[Fill]:
    if not design.corner:
        return []
    text = {"S": "10", "C": "11", "R": "12"}.get(label[0], label[0])
    corner = place(pack_art.number(text, BLACK, 5.0), affine(x=-21.5, y=-38.5))
    if design.corner == "sign":
        corner += place(_sign(design, label[1]), affine(scale=5.5, x=-21.5, y=-32))
    return corner + place(corner, affine(turned=True))
