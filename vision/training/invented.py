"""Packs that nobody ever printed: signs, figures, frames and letters drawn at random, so that the pair network learns
to compare pictures and not the cards it knows.

Cards of one rank often share their figure and differ by the sign alone, and two of the signs may be alike: what tells
such cards apart is small, as it is in real packs. Everything is drawn in px of a FACE_W x FACE_H card.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.art import FACE_H, FACE_W, Art, Face
from vision.training.compose import MM, pip_places

Colour = tuple[float, float, float]
Canvas = NDArray[np.uint8]

_SIGN = 96
"""Pixels of a sign as it is drawn first."""
_NUMBERS = (6, 9)
"""Ranks of numbers in a pack: least, most."""
_FIGURES = (2, 4)
"""Ranks of figures in a pack: least, most."""


@dataclass(frozen=True)
class Sign:
    """What a suit is marked with: BGR and alpha (_SIGN, _SIGN, 4), and how much narrower than high it is printed."""

    image: Canvas
    narrow: float = 1.0


def invented_pack(art: Art, rng: np.random.Generator) -> list[Face]:
    """The faces of one pack, at most 52, each another."""
    dark = rng.random() < 0.15
    palette = _palette(rng, dark)
    paper = tuple(rng.uniform(10, 90, 3)) if dark else (255.0, 255.0, 255.0)
    signs = _signs(palette, rng)
    numbers, figures = int(rng.integers(*_NUMBERS, endpoint=True)), int(rng.integers(*_FIGURES, endpoint=True))
    glyphs = art.index_glyphs[rng.integers(len(art.index_glyphs))]
    letters = [glyphs[k] for k in rng.permutation(sorted(glyphs))]
    indexed, framed, two_headed = rng.random() < 0.7, rng.random() < 0.4, rng.random() < 0.5
    shared, real = rng.random() < 0.7, rng.random() < 0.35
    nested = rng.random() < 0.6
    spots = [_nested_spots(count) if nested else _spots(count, rng) for count in range(1, numbers + 1)]
    size = float(rng.uniform(9, 16)) * MM
    faces: list[Face] = []
    for rank in range(numbers + figures):
        style = rng.integers(2**31)
        for suit, sign in enumerate(signs):
            canvas = np.empty((FACE_H, FACE_W, 3), np.uint8)
            canvas[:] = np.array(paper).astype(np.uint8)
            drawn = np.random.default_rng([int(style), 0 if shared else suit])
            if rank >= numbers:
                if real:
                    _real_figure(canvas, art, drawn)
                else:
                    _figure(canvas, palette, two_headed, drawn)
                _held(canvas, sign, two_headed, drawn)
            else:
                _pips(canvas, sign, spots[rank], size * (2.2, 1.7, 1.4, 1.0)[min(rank, 3)])
            if framed:
                _frame(canvas, palette, np.random.default_rng([int(style), 9]), suit)
            if indexed:
                _index(canvas, letters[rank % len(letters)], sign, paper)
            if all(_told_apart(canvas, other.image) for other in faces[len(faces) - suit :]):
                faces.append(Face(canvas, str(rank), str(suit)))
    return faces


def _told_apart(a: Canvas, b: Canvas) -> bool:
    """Whether two cards of a rank differ by more than half a square centimetre: a sign may be lost in a robe."""
    return bool((np.abs(a.astype(np.int16) - b).max(axis=2) > 60).sum() > 50 * MM * MM)


def _palette(rng: np.random.Generator, dark: bool) -> list[Colour]:
    """Three to six inks that show on the paper."""
    least, most = (120, 256) if dark else (20, 200)
    hsv = np.stack([rng.integers(180, size=6), rng.integers(90, 256, 6), rng.integers(least, most, 6)], axis=1)
    inks = cv2.cvtColor(hsv[None].astype(np.uint8), cv2.COLOR_HSV2BGR)[0].astype(float)
    return [(b, g, r) for b, g, r in inks[: rng.integers(3, 7)]]


def _signs(palette: list[Colour], rng: np.random.Generator) -> list[Sign]:
    """Four signs that can be told apart; at times one is another turned over, or with a part more."""
    signs: list[Sign] = []
    while len(signs) < 4:
        sign = _sign(palette, rng)
        if signs and rng.random() < 0.25:
            kin = signs[-1].image[:: -1 if rng.random() < 0.4 else 1].copy()
            part = cv2.resize(sign.image, (_SIGN // 2, _SIGN // 2), interpolation=cv2.INTER_AREA)
            _over(kin, part.astype(np.uint8), *(int(v) for v in rng.integers(0, _SIGN // 2, 2)))
            sign = Sign(kin, signs[-1].narrow)
        if all(_unlike(sign, other) for other in signs):
            signs.append(sign)
    return signs


def _unlike(a: Sign, b: Sign) -> bool:
    pale = [np.where(s.image[..., 3:] > 127, s.image[..., :3], 255).astype(np.float32) for s in (a, b)]
    return bool(np.abs(pale[0] - pale[1]).max(axis=2).mean() > 14)


def _sign(palette: list[Colour], rng: np.random.Generator) -> Sign:
    """Some blobs, rods and rings on each other, more often than not symmetric from left to right."""
    image = np.zeros((_SIGN, _SIGN, 4), np.uint8)
    inks = palette if rng.random() < 0.35 else [palette[rng.integers(len(palette))]]
    while (image[..., 3] > 127).mean() < 0.15:
        for _ in range(int(rng.integers(2, 6))):
            mask = np.zeros((_SIGN, _SIGN), np.uint8)
            _shape(mask, 255, rng, (_SIGN * rng.uniform(0.3, 0.7), _SIGN * rng.uniform(0.2, 0.8)), _SIGN * 0.35, 0)
            image[mask > 127] = (*inks[rng.integers(len(inks))], 255)
    if rng.random() < 0.7:
        image[:, _SIGN // 2 :] = image[:, : _SIGN // 2][:, ::-1]
    return Sign(image, float(rng.uniform(0.35, 1.1)))


def random_sign(rng: np.random.Generator) -> NDArray[np.uint8]:
    """The mask of a sign that nobody ever printed, cut to its bounds."""
    sign = _sign(_palette(rng, dark=False), rng)
    mask = cv2.resize(sign.image[..., 3], None, fx=sign.narrow, fy=1.0, interpolation=cv2.INTER_AREA)
    ys, xs = np.nonzero(mask > 40)
    return np.ascontiguousarray(mask[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1], np.uint8)


def _shape(
    canvas: Canvas, ink: float | Colour, rng: np.random.Generator, middle: tuple[float, float], size: float, line: int
) -> None:
    """A polygon, ellipse, rod or ring around `middle`, `size` px large; `line`: width of a dark line around it."""
    kind, x, y = rng.integers(4), *middle
    if kind == 0:
        count = int(rng.integers(3, 9))
        turns = np.sort(rng.uniform(0, 2 * np.pi, count))
        far = size * rng.uniform(0.4, 1.0, count)
        points = np.stack([x + far * np.cos(turns), y + far * np.sin(turns)], axis=1)
        outline = [np.round(points * 16).astype(np.int32)]
        cv2.fillPoly(canvas, outline, ink, cv2.LINE_AA, 4)  # type: ignore[call-overload]
        if line:
            cv2.polylines(canvas, outline, True, (20, 20, 20), line, cv2.LINE_AA, 4)
        return
    if kind == 1:
        angle, half = rng.uniform(0, np.pi), size * rng.uniform(0.6, 1.0)
        step = np.array([np.cos(angle), np.sin(angle)]) * half
        ends = [(round(float(x + s * step[0])), round(float(y + s * step[1]))) for s in (-1, 1)]
        cv2.line(canvas, *ends, ink, max(2, round(size * rng.uniform(0.1, 0.35))), cv2.LINE_AA)  # type: ignore[call-overload]
        return
    axes = (max(2, round(size * rng.uniform(0.3, 1.0))), max(2, round(size * rng.uniform(0.3, 1.0))))
    place = ((round(x), round(y)), axes, float(rng.uniform(0, 180)), 0, 360)
    thick = -1 if kind == 2 else max(2, round(size * rng.uniform(0.1, 0.3)))
    cv2.ellipse(canvas, *place, ink, thick, cv2.LINE_AA)  # type: ignore[call-overload]
    if line and kind == 2:
        cv2.ellipse(canvas, *place, (20, 20, 20), line, cv2.LINE_AA)


def _figure(canvas: Canvas, palette: list[Colour], two_headed: bool, rng: np.random.Generator) -> None:
    """A court of this pack: a wide robe, parts on it, stripes or dots on some, a head."""
    line = int(rng.integers(0, 4))
    w, h = FACE_W, FACE_H // 2 if two_headed else FACE_H
    half = canvas[:h]
    skin = tuple(float(v) for v in rng.uniform((150, 180, 215), (225, 235, 255)))
    shoulders, hem = rng.uniform(0.12, 0.25) * w, rng.uniform(0.25, 0.42) * w
    top = rng.uniform(0.3, 0.42) * h
    floor, middle = h - (0 if two_headed else 12), w / 2
    robe = [(middle - shoulders, top), (middle + shoulders, top), (middle + hem, floor), (middle - hem, floor)]
    outline = [np.round(np.array(robe) * 16).astype(np.int32)]
    robe_ink = palette[rng.integers(len(palette))]
    cv2.fillPoly(half, outline, robe_ink, cv2.LINE_AA, 4)
    mask = np.zeros(half.shape[:2], np.uint8)
    cv2.fillPoly(mask, outline, 255, cv2.LINE_AA, 4)
    if rng.random() < 0.6:
        _woven(half, mask, palette[rng.integers(len(palette))], rng)
    if line:
        cv2.polylines(half, outline, True, (20, 20, 20), line, cv2.LINE_AA, 4)
    for _ in range(int(rng.integers(3, 14))):
        spot = (w * rng.uniform(0.2, 0.8), h * rng.uniform(0.25, 0.95))
        _shape(half, palette[rng.integers(len(palette))], rng, spot, w * rng.uniform(0.04, 0.16), line)
    radius = round(rng.uniform(0.07, 0.11) * w)
    head = (round(w / 2 + rng.uniform(-0.04, 0.04) * w), round(top - radius * 0.7))
    cv2.circle(half, head, radius, skin, -1, cv2.LINE_AA)
    cv2.circle(half, head, radius, (20, 20, 20), max(1, line), cv2.LINE_AA)
    for side in (-1, 1):
        cv2.circle(half, (head[0] + side * radius // 3, head[1] - radius // 5), 2, (20, 20, 20), -1, cv2.LINE_AA)
    _shape(
        half,
        palette[rng.integers(len(palette))],
        rng,
        (head[0], head[1] - radius),
        radius * rng.uniform(0.8, 1.3),
        line,
    )
    if two_headed:
        canvas[FACE_H - h :] = half[::-1, ::-1]


def _woven(canvas: Canvas, mask: Canvas, ink: Colour, rng: np.random.Generator) -> None:
    """Stripes or dots over what the mask shows."""
    ys, xs = np.mgrid[0 : canvas.shape[0], 0 : canvas.shape[1]].astype(np.float32)
    angle, period = rng.uniform(0, np.pi), rng.uniform(2.0, 6.0) * MM
    u, v = xs * np.cos(angle) + ys * np.sin(angle), -xs * np.sin(angle) + ys * np.cos(angle)
    waves = np.sin(2 * np.pi * u / period)
    if rng.random() < 0.5:
        waves = waves + np.sin(2 * np.pi * v / period) - 0.6
    canvas[(waves > rng.uniform(-0.2, 0.6)) & (mask > 127)] = ink


def _real_figure(canvas: Canvas, art: Art, rng: np.random.Generator) -> None:
    """The drawing of some other pack's court, its corners cut away."""
    names = sorted(art.designs)
    faces = [f for f in art.designs[names[rng.integers(len(names))]] if f.rank in "JQK"]
    source = faces[rng.integers(len(faces))].image
    part = source[round(0.07 * FACE_H) : round(0.93 * FACE_H), round(0.19 * FACE_W) : round(0.81 * FACE_W)]
    if rng.random() < 0.5:
        part = part[:, ::-1]
    y, x = (FACE_H - part.shape[0]) // 2, (FACE_W - part.shape[1]) // 2
    canvas[y : y + part.shape[0], x : x + part.shape[1]] = part


def _held(canvas: Canvas, sign: Sign, two_headed: bool, rng: np.random.Generator) -> None:
    """The suit's sign beside the figure or in its hand, twice where the figure has two heads."""
    size = rng.uniform(9, 20) * MM
    x, y = (0.18 + 0.64 * rng.random()) * FACE_W, rng.uniform(0.12, 0.45) * FACE_H
    _stamped(canvas, sign, x, y, size)
    if two_headed:
        canvas[FACE_H - FACE_H // 2 :] = canvas[: FACE_H // 2][::-1, ::-1]


def _spots(count: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """Where this many pips are, px; in two or three columns."""
    if count == 1:
        return np.array([[FACE_W / 2, FACE_H / 2]])
    columns = 1 if count <= 3 and rng.random() < 0.7 else 2 if count <= 6 or rng.random() < 0.5 else 3
    out = []
    for column in range(columns):
        here = count // columns + (column < count % columns)
        x = FACE_W * (0.5 + (column - (columns - 1) / 2) * (0.4 if columns == 2 else 0.26))
        out += [(x, FACE_H * (0.14 + 0.72 * (row + 0.5) / here)) for row in range(here)]
    return np.array(out)


def _nested_spots(count: int) -> NDArray[np.float64]:
    """The usual places, where a number often has just one pip more than the one before."""
    places = pip_places("A23456789"[count - 1])
    return np.array([(FACE_W * (0.5 + 0.2 * across), FACE_H * (0.5 + 0.31 * down)) for across, down in places])


def _pips(canvas: Canvas, sign: Sign, spots: NDArray[np.float64], size: float) -> None:
    for x, y in spots:
        _stamped(canvas, sign, float(x), float(y), size, upside_down=bool(y > FACE_H / 2 + 2))


def _stamped(canvas: Canvas, sign: Sign, x: float, y: float, size: float, upside_down: bool = False) -> None:
    """The sign printed with its middle at (x, y), `size` px high."""
    h, w = max(4, round(size)), max(4, round(size * sign.narrow))
    small = np.asarray(cv2.resize(sign.image, (w, h), interpolation=cv2.INTER_AREA), np.uint8)
    _over(canvas, small[::-1, ::-1] if upside_down else small, round(x - w / 2), round(y - h / 2))


def _over(canvas: Canvas, part: Canvas, x: int, y: int) -> None:
    """`part` (BGR and alpha) laid over the canvas (BGR, or BGR and alpha), cut at its edges."""
    x0, y0 = max(0, x), max(0, y)
    x1, y1 = min(canvas.shape[1], x + part.shape[1]), min(canvas.shape[0], y + part.shape[0])
    if x0 >= x1 or y0 >= y1:
        return
    ink = part[y0 - y : y1 - y, x0 - x : x1 - x].astype(np.float32)
    share, under = ink[..., 3:] / 255, canvas[y0:y1, x0:x1].astype(np.float32)
    over = ink if canvas.shape[2] == 4 else ink[..., :3]
    canvas[y0:y1, x0:x1] = (under * (1 - share) + over * share).astype(np.uint8)


def _frame(canvas: Canvas, palette: list[Colour], rng: np.random.Generator, suit: int) -> None:
    """A line around the face, with as many gaps above and below as the suit has."""
    inset, ink = round(rng.uniform(1.5, 5) * MM), palette[rng.integers(len(palette))]
    corners = ((inset, inset), (FACE_W - 1 - inset, FACE_H - 1 - inset))
    cv2.rectangle(canvas, *corners, ink, int(rng.integers(1, 5)), cv2.LINE_AA)
    for gap in range(suit):
        x = round(FACE_W * (gap + 1) / (suit + 1))
        for y in (inset, FACE_H - 1 - inset):
            paper = tuple(float(v) for v in canvas[3, 3])
            cv2.rectangle(canvas, (x - 7, y - 3), (x + 7, y + 3), paper, -1)


def _index(canvas: Canvas, glyph: NDArray[np.uint8], sign: Sign, paper: Colour) -> None:
    """Letter and small sign in two corners, in the sign's first ink."""
    height, width = round(9 * MM), round(6 * MM)
    scale = min(height / glyph.shape[0], width / glyph.shape[1])
    mask = cv2.resize(glyph, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    inks = sign.image[sign.image[..., 3] > 127][:, :3]
    letter = np.dstack([np.broadcast_to(np.median(inks, axis=0), (*mask.shape, 3)), mask]).astype(np.uint8)
    corner = np.empty((round(18 * MM), round(9 * MM), 3), np.uint8)
    corner[:] = np.array(paper).astype(np.uint8)
    _over(corner, letter, round((corner.shape[1] - mask.shape[1]) / 2), round(1.5 * MM))
    _stamped(corner, sign, corner.shape[1] / 2, 14 * MM, 6.5 * MM)
    for view in (canvas, canvas[::-1, ::-1]):
        part = view[
            round(2 * MM) : round(2 * MM) + corner.shape[0], round(1.5 * MM) : round(1.5 * MM) + corner.shape[1]
        ]
        part[:] = corner
