"""Index letters drawn from strokes in random styles: weights, contrasts, widths, serifs, forms of Q, J, 4, 7, 10 ...

Fonts alone are too few: the index of a pack is mostly lettering of its own. `alphabet` gives one such lettering, and
`foreign_letters` what packs of other countries bear, functions of their generator alone. Coordinates are in a unit box,
y downwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.reading import RANKS

HEIGHT = 96  # px, of every mask
_PAD = 24

Points = NDArray[np.float64]


def alphabet(rng: np.random.Generator) -> dict[str, NDArray[np.uint8]]:
    """One lettering: a mask, cut to its bounds and some 96 px high, for each rank."""
    return _lettering(RANKS, _strokes, rng)


def foreign_letters(rng: np.random.Generator) -> dict[str, NDArray[np.uint8]]:
    """The letters that stand on courts and aces of other countries, in one lettering: those of `FOREIGN_STROKES`."""
    return _lettering(FOREIGN_STROKES, _foreign, rng)


def _lettering(
    letters: Sequence[str],
    strokes_of: Callable[[str, float, np.random.Generator], list[Points]],
    rng: np.random.Generator,
) -> dict[str, NDArray[np.uint8]]:
    heavy = rng.uniform(0.05, 0.18)
    contrast = rng.uniform(0.35, 1.0) if rng.random() < 0.5 else 1.0
    pen = (max(3, round(heavy * HEIGHT)), max(3, round(heavy * contrast * HEIGHT)))
    width = rng.uniform(0.36, 0.85)
    serif = rng.uniform(0.1, 0.22) if rng.random() < 0.5 else 0.0
    round_pen = rng.random() < 0.5
    return {
        letter: _drawn(strokes_of(letter, serif, rng), width * _WIDTHS.get(letter, 1.0), pen, round_pen)
        for letter in letters
    }


FOREIGN_STROKES = ("1", "B", "D", "F", "H", "O", "R", "U", "V")
_WIDTHS = {"T": 1.5, "J": 0.85, "K": 1.08, "A": 1.1, "Q": 1.1, "1": 0.4, "F": 0.85, "H": 1.05, "R": 1.08, "V": 1.1}


def _drawn(strokes: list[Points], width: float, pen: tuple[int, int], round_pen: bool) -> NDArray[np.uint8]:
    """The strokes drawn with a pen of (width, height) px, cut to the ink."""
    canvas = np.zeros((HEIGHT + 2 * _PAD + 40, round(width * HEIGHT) + 2 * _PAD + 60), np.uint8)
    scale = np.array([width * (HEIGHT - pen[1]), HEIGHT - pen[1]])
    for stroke in strokes:
        points = np.round((stroke * scale + _PAD + 10) * 16).astype(np.int32)
        cv2.polylines(canvas, [points.reshape(-1, 1, 2)], False, 255, 2, cv2.LINE_AA, 4)
    shape = cv2.MORPH_ELLIPSE if round_pen else cv2.MORPH_RECT
    inked = cv2.dilate(canvas, cv2.getStructuringElement(shape, pen))
    ys, xs = np.nonzero(inked > 40)
    return np.ascontiguousarray(inked[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1], np.uint8)


def _line(*points: tuple[float, float]) -> Points:
    return np.array(points, np.float64)


def _arc(x: float, y: float, rx: float, ry: float, first: float, last: float) -> Points:
    """Part of an ellipse; 0 degrees to the right, growing clockwise on the screen."""
    t = np.radians(np.linspace(first, last, 25))
    return np.stack([x + rx * np.cos(t), y + ry * np.sin(t)], axis=1)


def _foot(x: float, y: float, half: float) -> list[Points]:
    return [_line((x - half, y), (x + half, y))] if half else []


def _strokes(rank: str, serif: float, rng: np.random.Generator) -> list[Points]:
    """The strokes of one letter in one of its forms; `serif` is half a foot's width, 0 for none."""
    coin = rng.random()
    if rank == "A":
        bar, top = rng.uniform(0.58, 0.76), rng.uniform(0, 0.08)
        strokes = [
            _line((0, 1), (0.5 - top, 0), (0.5 + top, 0), (1, 1)),
            _line((bar / -2 + 0.5, bar), (0.5 + bar / 2, bar)),
        ]
        return strokes + _foot(0, 1, serif) + _foot(1, 1, serif) + (_foot(0.5, 0, serif) if coin < 0.2 else [])
    if rank == "2":
        waist = rng.uniform(0.26, 0.34)
        curve = np.concatenate([_arc(0.5, waist, 0.48, waist, 190, 370), _line((0.75, 0.6), (0, 1))])
        if coin < 0.35:  # a swelling foot
            return [curve, np.concatenate([_arc(0.25, 1.06, 0.28, 0.16, 200, 300), _line((0.75, 1), (1, 0.85))])]
        return [curve, _line((0, 1), (1, 1)), *([_line((1, 1), (1, 0.86))] if serif else [])]
    if rank == "3":
        waist = rng.uniform(0.4, 0.5)
        bowl = _arc(0.45, (1 + waist) / 2, 0.53, (1 - waist) / 2, -95, 165)
        if coin < 0.4:
            return [_line((0.02, 0), (0.95, 0), (0.4, waist)), bowl]
        return [_arc(0.45, waist / 2, 0.47, waist / 2, 195, 450), bowl]
    if rank == "4":
        stem, arm = rng.uniform(0.66, 0.8), rng.uniform(0.62, 0.76)
        foot = _foot(stem, 1, serif)
        if coin < 0.25:  # open above
            return [_line((0.3, 0), (0, arm), (1, arm)), _line((stem, 0.3), (stem, 1)), *foot]
        return [_line((stem, 1), (stem, 0), (0, arm), (1, arm)), *foot]
    if rank == "5":
        waist = rng.uniform(0.38, 0.46)
        bowl = _arc(0.42, (1 + waist) / 2 - 0.02, 0.56, (1 - waist) / 2 + 0.02, -130, 160)
        return [_line((0.92, 0), (0.14, 0), (0.08, waist + 0.06)), bowl]
    if rank in "69":
        ring = rng.uniform(0.28, 0.34)
        ring_stroke = _arc(0.5, 1 - ring, 0.5, ring, 0, 360)
        if coin < 0.3:
            tail = _line((0.02, 1 - ring), (0.2, 0.45), (rng.uniform(0.55, 0.8), 0))
        elif coin < 0.6:
            tail = _arc(0.75, 1 - ring, 0.75, 1 - ring, 180, rng.uniform(255, 275))
        else:
            tail = _arc(0.5, 0.5, 0.5, 0.5, 165, rng.uniform(290, 335))
        strokes = [ring_stroke, tail]
        return strokes if rank == "6" else [1 - stroke for stroke in strokes]
    if rank == "7":
        x = rng.uniform(0.25, 0.5)
        down = (
            _line((0, 0), (1, 0), (x, 1))
            if coin < 0.6
            else _line((0, 0), (1, 0), (0.62, 0.4), (x + 0.03, 0.75), (x, 1))
        )
        return [down, *([_line((0, 0), (0, 0.14))] if serif or coin < 0.1 else [])]
    if rank == "8":
        waist, narrow = rng.uniform(0.4, 0.5), rng.uniform(0.36, 0.48)
        return [
            _arc(0.5, waist / 2, narrow, waist / 2, 0, 360),
            _arc(0.5, (1 + waist) / 2, 0.5, (1 - waist) / 2, 0, 360),
        ]
    if rank == "T":
        left, zero = rng.uniform(0.08, 0.16), rng.uniform(0.24, 0.32)
        one = [_line((left, 0), (left, 1))]
        if coin < 0.6:
            one.append(_line((left, 0), (left - rng.uniform(0.1, 0.2), rng.uniform(0.1, 0.25))))
        if serif or coin < 0.2:
            one += _foot(left, 1, max(serif, 0.1) * 0.8)
        return [*one, _arc(1 - zero, 0.5, zero, 0.5, 0, 360)]
    if rank == "J":
        x, hook = rng.uniform(0.6, 0.95), rng.uniform(0.18, 0.3)
        curve = np.concatenate([_line((x, 0)), _arc(x / 2, 1 - hook, x / 2, hook, 0, rng.uniform(150, 185))])
        cap = [_line((x - rng.uniform(0.25, 0.5), 0), (x + (serif or rng.choice([0.0, 0.2])), 0))]
        return [curve, *(cap if serif or coin < 0.4 else [])]
    if rank == "Q":
        oval, low = _arc(0.5, 0.47, 0.5, 0.47, 0, 360), rng.uniform(0.0, 0.12)
        if coin < 0.35:
            tail = _line((rng.uniform(0.4, 0.7), rng.uniform(0.6, 0.8)), (rng.uniform(0.9, 1.1), 1 + low))
        elif coin < 0.5:  # a wave below
            tail = np.concatenate(
                [_arc(0.4, 0.98 + low, 0.2, 0.07, 200, 340), _arc(0.8, 0.98 + low, 0.22, 0.08, 170, 20)]
            )
        elif coin < 0.75:  # a loop within that runs out to the right
            tail = np.concatenate(
                [_arc(0.36, 0.85, rng.uniform(0.14, 0.26), 0.11, 120, 330), _line((0.75, 0.98), (1.08, 1 + low))]
            )
        elif coin < 0.88:
            tail = _line((0.5, 0.8), (0.5, 1.08 + low))
        else:
            tail = np.concatenate([_line((0.3, 0.82)), _arc(0.62, 0.9, 0.3, 0.12, 200, 330), _line((1.05, 1.02))])
        return [oval, tail]
    meet = rng.uniform(0.5, 0.66)
    leg = (0.0, meet) if coin < 0.4 else (rng.uniform(0.2, 0.38), meet - 0.14)
    strokes = [_line((0, 0), (0, 1)), _line((0.95, 0), (0, meet)), _line(leg, (1, 1))]
    feet = [*_foot(0, 0, serif), *_foot(0, 1, serif), *_foot(0.95, 0, serif), *_foot(1, 1, serif)]
    return strokes + feet


def _foreign(letter: str, serif: float, rng: np.random.Generator) -> list[Points]:
    """As `_strokes`, of a letter of FOREIGN_STROKES."""
    waist = rng.uniform(0.42, 0.54)
    stem = _line((0, 0), (0, 1))
    feet = [*_foot(0, 0, serif), *_foot(0, 1, serif)]
    if letter == "1":
        flag = [] if rng.random() < 0.15 else [_line((1, 0), (rng.uniform(0.0, 0.4), rng.uniform(0.12, 0.28)))]
        return [
            _line((1, 0), (1, 1)),
            *flag,
            *(_foot(1, 1, max(serif, 0.3) * 2) if serif or rng.random() < 0.3 else []),
        ]
    if letter == "B":
        narrow = rng.uniform(0.32, 0.45)
        bowls = [
            np.concatenate(
                [_line((0, 0), (0.45, 0)), _arc(0.45, waist / 2, narrow, waist / 2, -90, 90), _line((0, waist))]
            ),
            np.concatenate(
                [
                    _line((0, waist), (0.5, waist)),
                    _arc(0.5, (1 + waist) / 2, 0.5, (1 - waist) / 2, -90, 90),
                    _line((0, 1)),
                ]
            ),
        ]
        return [stem, *bowls, *feet]
    if letter == "D":
        flat = rng.uniform(0.1, 0.5)
        return [
            stem,
            np.concatenate([_line((0, 0), (flat, 0)), _arc(flat, 0.5, 1 - flat, 0.5, -90, 90), _line((0, 1))]),
            *feet,
        ]
    if letter == "F":
        tip = [_line((0.95, 0), (0.95, serif))] if serif else []
        return [stem, _line((0, 0), (0.95, 0)), _line((0, waist), (rng.uniform(0.6, 0.9), waist)), *tip, *feet]
    if letter == "H":
        return [
            stem,
            _line((1, 0), (1, 1)),
            _line((0, waist), (1, waist)),
            *feet,
            *_foot(1, 0, serif),
            *_foot(1, 1, serif),
        ]
    if letter == "O":
        return [_arc(0.5, 0.5, 0.5, 0.5, 0, 360)]
    if letter == "R":
        bowl = np.concatenate(
            [_line((0, 0), (0.5, 0)), _arc(0.5, waist / 2, 0.45, waist / 2, -90, 90), _line((0, waist))]
        )
        return [stem, bowl, _line((rng.uniform(0.25, 0.55), waist), (1, 1)), *feet, *_foot(1, 1, serif)]
    if letter == "U":
        low = rng.uniform(0.55, 0.75)
        bend = _arc(0.5, low, 0.5, 1 - low, 180, 0)
        return [np.concatenate([_line((0, 0)), bend, _line((1, 0))]), *_foot(0, 0, serif), *_foot(1, 0, serif)]
    return [_line((0, 0), (0.5, 1), (1, 0)), *_foot(0, 0, serif), *_foot(1, 0, serif)]
