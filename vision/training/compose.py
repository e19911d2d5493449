"""New card faces composed at random from single glyphs, pips and court bodies, so that no one design is learnt.

Everything is drawn in px of a FACE_W x FACE_H card; one mm is about 4.1 px. Pure functions of the art and a generator.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import Image
from vision.training.art import ALPHABETS, FACE_H, FACE_W, NO_STANDARD_PIPS, Art, Box, Face

MM = FACE_W / 63.5
_COLUMNS = {"L": -1.0, "M": 0.0, "R": 1.0}
# Pips of each rank: column, height (-1 top row ... 1 bottom row).
_PIPS = {
    "A": "M0",
    "2": "M-1 M1",
    "3": "M-1 M0 M1",
    "4": "L-1 R-1 L1 R1",
    "5": "L-1 R-1 M0 L1 R1",
    "6": "L-1 R-1 L0 R0 L1 R1",
    "7": "L-1 R-1 M-.5 L0 R0 L1 R1",
    "8": "L-1 R-1 M-.5 L0 R0 M.5 L1 R1",
    "9": "L-1 R-1 L-.33 R-.33 M0 L.33 R.33 L1 R1",
    "T": "L-1 R-1 M-.67 L-.33 R-.33 L.33 R.33 M.67 L1 R1",
}


def composed(art: Art, rank: str, suit: str, rng: np.random.Generator, *, small: bool = False) -> Face:
    """A new face of this rank and suit; `small`: with an index as small and wide as on long narrow cards."""
    canvas = np.full((FACE_H, FACE_W, 3), 255, np.float32)
    ink = _ink(suit, rng)
    own = rng.random() < 0.5  # letters drawn from strokes come after those of the fonts
    first = len(art.index_glyphs) - ALPHABETS
    glyph = art.index_glyphs[rng.integers(first, len(art.index_glyphs)) if own else rng.integers(first)][rank]
    glyph = _restyled(glyph, rng)
    pip = art.pips[suit][rng.integers(len(art.pips[suit]))]
    corner, rank_box, suit_box = _index(glyph, pip, ink, rng, small=small)
    if rank in "JQK":
        # An unknown court says nothing of its rank: mostly another's body under this letter.
        _court(canvas, art, "JQK"[rng.integers(3)] if rng.random() < 0.8 else rank, suit, rng)
        if rng.random() < 0.5:
            corner = _beside(corner, pip, ink, rank_box, rng)
    else:
        _number(canvas, pip, rank, ink, rng)
    four = rng.random() < 0.15
    if rng.random() < 0.25:
        _line_around(canvas, rng)
    _stamp_corners(canvas, corner, four)
    return Face(np.asarray(canvas, np.uint8), rank, suit, rank_box=rank_box, suit_box=suit_box)


def pip_places(rank: str) -> list[tuple[float, float]]:
    """Where the pips of a number lie, -1 (left, top row) to 1 (right, bottom row): (across, down)."""
    return [(_COLUMNS[spot[0]], float(spot[1:])) for spot in _PIPS[rank].split()]


def joker(art: Art, rng: np.random.Generator) -> Face:
    """A joker with JOKER written down its corners, over the middle of some court or joker."""
    canvas = np.full((FACE_H, FACE_W, 3), 255, np.float32)
    ink = _ink("S" if rng.random() < 0.5 else "H", rng)
    if rng.random() < 0.5:
        source = art.jokers[rng.integers(len(art.jokers))].image
        _body(canvas, source, rng)
    else:
        _court(canvas, art, "JQK"[rng.integers(3)], "SHDC"[rng.integers(4)], rng)
    word = art.words[rng.integers(len(art.words))]
    corner = np.zeros((round(0.4 * FACE_H), round(0.3 * FACE_W), 3), np.float32)
    width = rng.uniform(3.0, 6.0) * MM
    style = rng.random()
    if style < 0.6:  # letter under letter
        letters = _letters(word)
        y = rng.uniform(2, 5) * MM
        for letter in letters:
            scale = width / max(part.shape[1] for part in letters)
            size = (max(2, round(letter.shape[1] * scale)), max(2, round(letter.shape[0] * scale)))
            _stamp_corner_mask(corner, letter, rng.uniform(2.5, 3.5) * MM, y, size)
            y += size[1] + 0.8 * MM
    else:  # along the edge
        mask = word if style > 0.8 else np.ascontiguousarray(np.rot90(word, -1))
        scale = rng.uniform(12, 20) * MM / max(mask.shape)
        size = (max(2, round(mask.shape[1] * scale)), max(2, round(mask.shape[0] * scale)))
        _stamp_corner_mask(corner, mask, 2.5 * MM, 3 * MM, size)
    alpha = corner[..., :1]
    _stamp_corners(canvas, np.dstack([np.broadcast_to(ink, (*corner.shape[:2], 3)), alpha]), False)
    return Face(np.asarray(canvas, np.uint8), "none", "none", False, False, 0)


def foreign(art: Art, rng: np.random.Generator) -> Face:
    """A card of another game: light figures on colour in the corners and the middle, no suit."""
    colour, light = rng.uniform(0, 220, 3), rng.uniform(190, 255, 3)
    colour[rng.integers(3)] = rng.uniform(0, 90)
    canvas = np.full((FACE_H, FACE_W, 3), 250, np.float32)
    border = int(rng.choice([0.0, 3.0, 5.0]) * MM)
    canvas[border : FACE_H - border, border : FACE_W - border] = colour
    if rng.random() < 0.6:
        axes = (round(rng.uniform(0.25, 0.42) * FACE_W), round(rng.uniform(0.3, 0.42) * FACE_H))
        cv2.ellipse(
            canvas, (FACE_W // 2, FACE_H // 2), axes, rng.uniform(0, 40), 0, 360, tuple(rng.uniform(150, 255, 3)), -1
        )
    glyph = art.index_glyphs[rng.integers(len(art.index_glyphs))]["23456789A"[rng.integers(9)]]
    height = rng.uniform(0.2, 0.5) * FACE_H
    middle = np.asarray(
        cv2.resize(glyph, (max(2, round(height * glyph.shape[1] / glyph.shape[0])), round(height))), np.uint8
    )
    middle = middle[:, : FACE_W - 4]
    _stamp(canvas, middle, (FACE_W - middle.shape[1]) / 2, (FACE_H - height) / 2, np.asarray(light, np.float32))
    corner = np.zeros((round(0.4 * FACE_H), round(0.3 * FACE_W), 1), np.float32)
    size = rng.uniform(6, 13) * MM
    left, top = border + rng.uniform(1.5, 4) * MM, border + rng.uniform(1.5, 5) * MM
    _stamp_corner_mask(corner, glyph, left, top, (max(2, round(size * glyph.shape[1] / glyph.shape[0])), round(size)))
    for view in (canvas, canvas[::-1, ::-1]):
        part = view[: corner.shape[0], : corner.shape[1]]
        part[:] = part * (1 - corner) + light * corner
    return Face(np.asarray(np.clip(canvas, 0, 255), np.uint8), "none", "none", False, False, 0)


def back(rng: np.random.Generator) -> Face:
    """A back: a lattice, rings or weave in one or two colours within a white or no border."""
    ys, xs = np.mgrid[0:FACE_H, 0:FACE_W].astype(np.float32)
    period = rng.uniform(2.0, 9.0) * MM
    angle = rng.uniform(0, np.pi)
    u, v = xs * np.cos(angle) + ys * np.sin(angle), -xs * np.sin(angle) + ys * np.cos(angle)
    waves = [
        np.sin(2 * np.pi * u / period),
        np.sin(2 * np.pi * v / period),
        np.sin(np.hypot(xs - FACE_W / 2, ys - FACE_H / 2) / period * 4),
    ]
    mix = sum(w * rng.uniform(-1, 1) for w in waves)
    mask = np.clip(mix * rng.uniform(1, 8) + 0.5, 0, 1)[..., None]
    one, two = rng.uniform(20, 160, 3), rng.uniform(120, 255, 3)
    image = one * (1 - mask) + two * mask
    border = int(rng.choice([0.0, 2.0, 4.0, 6.0]) * MM)
    if border:
        framed = np.full_like(image, 250)
        framed[border:-border, border:-border] = image[border:-border, border:-border]
        image = framed
    return Face(np.asarray(np.clip(image, 0, 255), np.uint8), "none", "none", False, False, 0)


def _ink(suit: str, rng: np.random.Generator) -> NDArray[np.float32]:
    """BGR ink of a suit; one time in twelve of a four-colour pack."""
    black, red = rng.uniform(5, 50, 3), np.array([rng.uniform(10, 70), rng.uniform(10, 55), rng.uniform(170, 235)])
    if rng.random() < 0.08:
        blue, green = (
            np.array([rng.uniform(150, 220), 60, 20]),
            np.array([rng.uniform(20, 70), rng.uniform(110, 150), 20]),
        )
        return np.asarray({"S": black, "H": red, "D": blue, "C": green}[suit], np.float32)
    return np.asarray(red if suit in "HD" else black, np.float32)


def _number(
    canvas: NDArray[np.float32], pip: NDArray[np.uint8], rank: str, ink: NDArray[np.float32], rng: np.random.Generator
) -> None:
    height = rng.uniform(9.0, 15.0) * MM
    if rank == "A":
        height = rng.uniform(10, 34) * MM
    scale = min(height / pip.shape[0], rng.uniform(0.22, 0.28) * FACE_W / pip.shape[1] * (2.2 if rank == "A" else 1.0))
    size = (max(2, round(pip.shape[1] * scale)), max(2, round(pip.shape[0] * scale)))
    dx, dy = rng.uniform(9.5, 14.0) * MM, rng.uniform(25.0, 31.0) * MM
    mask = np.asarray(cv2.resize(pip, size, interpolation=cv2.INTER_AREA), np.uint8)
    for across, down in pip_places(rank):
        x, y = FACE_W / 2 + across * dx, FACE_H / 2 + down * dy
        upright = down <= 0.01
        _stamp(canvas, mask if upright else mask[::-1], x - size[0] / 2, y - size[1] / 2, ink)


def _court(canvas: NDArray[np.float32], art: Art, rank: str, suit: str, rng: np.random.Generator) -> None:
    names = [n for n in art.designs if n not in NO_STANDARD_PIPS]
    faces = art.designs[names[rng.integers(len(names))]]
    source = next(f for f in faces if f.rank == rank and f.suit == suit).image
    _body(canvas, source, rng)


def _body(canvas: NDArray[np.float32], source: Image, rng: np.random.Generator) -> None:
    """The middle of a drawn court: in a frame of its own, or free and up to the card's edges; at times mirrored or in
    other colours."""
    part = source[round(0.09 * FACE_H) : round(0.91 * FACE_H), round(0.19 * FACE_W) : round(0.81 * FACE_W)]
    if rng.random() < 0.5:
        part = part[:, ::-1]
    if rng.random() < 0.4:
        part = _recoloured(part, rng)
    free = rng.random() < 0.45
    across, down = ((0.66, 0.94), (0.84, 0.96)) if free else ((0.56, 0.68), (0.74, 0.84))
    w, h = round(rng.uniform(*across) * FACE_W), round(rng.uniform(*down) * FACE_H)
    x, y = (FACE_W - w) // 2, (FACE_H - h) // 2
    canvas[y : y + h, x : x + w] = cv2.resize(np.ascontiguousarray(part), (w, h), interpolation=cv2.INTER_AREA)
    if not free and rng.random() < 0.7:
        cv2.rectangle(canvas, (x, y), (x + w, y + h), tuple(rng.uniform(0, 150, 3)), int(rng.integers(1, 3)))


def _recoloured(part: Image, rng: np.random.Generator) -> Image:
    """The same drawing in other colours; white stays white."""
    hsv = cv2.cvtColor(np.ascontiguousarray(part), cv2.COLOR_BGR2HSV)
    hsv[..., 0] = (hsv[..., 0].astype(np.int32) + int(rng.integers(10, 170))) % 180
    return np.asarray(cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR), np.uint8)


def _beside(
    corner: NDArray[np.float32],
    pip: NDArray[np.uint8],
    ink: NDArray[np.float32],
    rank_box: Box,
    rng: np.random.Generator,
) -> NDArray[np.float32]:
    """The corner with the large pip that many courts have beside the index."""
    height = rng.uniform(9.0, 15.0) * MM
    width = pip.shape[1] * height / pip.shape[0]
    x, y = rank_box[2] * FACE_W + rng.uniform(0.6, 3.0) * MM, rank_box[1] * FACE_H + rng.uniform(-1.0, 3.0) * MM
    wide = np.zeros((corner.shape[0], round(0.5 * FACE_W), 4), np.float32)
    wide[..., :3] = ink
    wide[:, : corner.shape[1], 3:] = corner[..., 3:]
    _stamp_corner_mask(wide[..., 3:], pip, x, y, (max(2, round(width)), max(2, round(height))))
    return wide


def _line_around(canvas: NDArray[np.float32], rng: np.random.Generator) -> None:
    """A thin line round the whole face."""
    x, y = (round(rng.uniform(1.5, 4.5) * MM) for _ in range(2))
    colour = tuple(rng.uniform(0, 160, 3))
    cv2.rectangle(canvas, (x, y), (FACE_W - 1 - x, FACE_H - 1 - y), colour, int(rng.integers(1, 4)))


def _index(
    glyph: NDArray[np.uint8],
    pip: NDArray[np.uint8],
    ink: NDArray[np.float32],
    rng: np.random.Generator,
    *,
    small: bool = False,
) -> tuple[NDArray[np.float32], Box, Box]:
    """(the top left corner as BGR + alpha, its rank box, its pip box): from small to jumbo, high or low; a `small` one
    may have a sign in a colour of its own."""
    corner = np.zeros((round(0.46 * FACE_H), round(0.3 * FACE_W), 1), np.float32)
    jumbo = not small and rng.random() < 0.15
    height = (rng.uniform(11, 16) if jumbo else rng.uniform(*((3.6, 6) if small else (5.5, 14)))) * MM
    stretched = rng.uniform(*((0.9, 1.6) if small else (0.7, 1.15)))
    width = min(glyph.shape[1] * height / glyph.shape[0] * stretched, (13 if jumbo else 9.5) * MM)
    left = rng.uniform(*((0.8, 3.5) if small else (1.8, 4.0))) * MM
    top = (rng.uniform(2.2, 5.5) if rng.random() < 0.6 else rng.uniform(5, 14)) * MM
    middle = left + (width if jumbo else max(width, 5 * MM)) / 2
    _stamp_corner_mask(corner, glyph, middle - width / 2, top, (max(2, round(width)), max(2, round(height))))
    pip_h = rng.uniform(*((2.2, 5.0) if small else (3.8, 9.0))) * MM
    pip_w = min(pip.shape[1] * pip_h / pip.shape[0], 9 * MM)
    pip_top = top + height + rng.uniform(0.5, 3.5) * MM
    pip_left = max(1.0, middle - pip_w / 2)
    if rng.random() < 0.97:
        _stamp_corner_mask(corner, pip, pip_left, pip_top, (max(2, round(pip_w)), max(2, round(pip_h))))
    rank_box = _box(middle - width / 2, top, width, height)
    inked = np.dstack([np.broadcast_to(ink, (*corner.shape[:2], 3)), corner]).astype(np.float32)
    if small and rng.random() < 0.7:
        inked[round(pip_top) :, :, :3] = rng.uniform(0, 210, 3)
    return inked, rank_box, _box(pip_left, pip_top, pip_w, pip_h)


def _restyled(glyph: NDArray[np.uint8], rng: np.random.Generator) -> NDArray[np.uint8]:
    """The letter with thinner or thicker strokes and a slight slant: other printers' letters."""
    style = rng.random()
    if style < 0.35:
        size = int(rng.integers(2, 7))
        kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
        changed = cv2.erode(glyph, kernel) if style < 0.2 else cv2.dilate(glyph, kernel)
        if (changed > 127).sum() > 0.35 * (glyph > 127).sum():  # a thin letter may not be worn away
            glyph = np.asarray(changed, np.uint8)
    if rng.random() < 0.3:
        shear, (h, w) = rng.uniform(-0.12, 0.2), glyph.shape
        extra = abs(shear) * h
        matrix = np.array([[1, -shear, extra if shear > 0 else 0], [0, 1, 0]], np.float64)
        glyph = np.asarray(cv2.warpAffine(glyph, matrix, (int(w + extra), h)), np.uint8)
    return glyph


def _box(x: float, y: float, w: float, h: float) -> Box:
    return x / FACE_W, y / FACE_H, (x + w) / FACE_W, (y + h) / FACE_H


def _letters(word: NDArray[np.uint8]) -> list[NDArray[np.uint8]]:
    """The single letters of a written word, split at its empty columns."""
    inked = (word > 60).any(axis=0)
    starts = np.flatnonzero(np.diff(np.r_[0, inked.astype(np.int8), 0]) == 1)
    ends = np.flatnonzero(np.diff(np.r_[0, inked.astype(np.int8), 0]) == -1)
    return [np.ascontiguousarray(word[:, a:b]) for a, b in zip(starts, ends, strict=True) if b - a > 3]


def _stamp(canvas: NDArray[np.float32], mask: NDArray[np.uint8], x: float, y: float, ink: NDArray[np.float32]) -> None:
    h, w = mask.shape
    x0, y0 = round(x), round(y)
    cx0, cy0, cx1, cy1 = max(0, x0), max(0, y0), min(canvas.shape[1], x0 + w), min(canvas.shape[0], y0 + h)
    if cx0 >= cx1 or cy0 >= cy1:
        return
    alpha = mask[cy0 - y0 : cy1 - y0, cx0 - x0 : cx1 - x0, None].astype(np.float32) / 255
    part = canvas[cy0:cy1, cx0:cx1]
    part[:] = part * (1 - alpha) + ink * alpha


def _stamp_corner_mask(
    corner: NDArray[np.float32], mask: NDArray[np.uint8], x: float, y: float, size: tuple[int, int]
) -> None:
    small = cv2.resize(mask, size, interpolation=cv2.INTER_AREA)
    x0, y0 = max(2, round(x)), max(2, round(y))
    h, w = min(size[1], corner.shape[0] - y0), min(size[0], corner.shape[1] - x0)
    if h > 0 and w > 0:
        part = corner[y0 : y0 + h, x0 : x0 + w]
        np.maximum(part, small[:h, :w, None].astype(np.float32) / 255, out=part)


def _stamp_corners(canvas: NDArray[np.float32], corner: NDArray[np.float32], four: bool) -> None:
    """The corner's ink over clean paper at top left and, turned, bottom right; mirrored in place for `four`."""
    h, w = corner.shape[:2]
    for view in (canvas, canvas[::-1, ::-1]):
        part = view[:h, :w]
        alpha = corner[..., 3:]
        halo = cv2.dilate(corner[..., 3], np.ones((9, 9), np.uint8))[..., None] > 0.2
        part[:] = np.where(halo, 255, part)
        part[:] = part * (1 - alpha) + corner[..., :3] * alpha
        if four:
            xs = np.flatnonzero(corner[..., 3].any(axis=0))
            x0, x1 = int(xs.min()), int(xs.max()) + 1
            target = view[:h, FACE_W - x1 : FACE_W - x0]
            target[:] = np.where(halo[:, x0:x1], 255, target)
            target[:] = target * (1 - alpha[:, x0:x1]) + corner[:, x0:x1, :3] * alpha[:, x0:x1]
