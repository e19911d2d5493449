"""Outlines of the four suit signs and of the indices A 0..10 J Q K: our own letters, so that no font is needed.

Suit signs are one unit high around the origin. Index glyphs are one unit high, y 0..1 downwards, x from 0.
"""

import numpy as np

from vision.render.shapes import Fill, Points, brush, ellipse, path, place, rectangle

_THIN = 0.085
_THICK = 0.17


def suit_sign(suit: str, colour: str) -> list[Fill]:
    """The sign of "S", "H", "D" or "C", one unit high, centred. Raises ValueError for another suit."""
    if suit == "H":
        return [Fill(colour, (_heart(),))]
    if suit == "D":
        bend = 0.03
        return [
            Fill(
                colour,
                (
                    path(
                        (0, -0.54),
                        (0.13 - bend, -0.30, 0.26 - bend, -0.13, 0.41, 0),
                        (0.26 - bend, 0.13, 0.13 - bend, 0.30, 0, 0.54),
                        (-0.13 + bend, 0.30, -0.26 + bend, 0.13, -0.41, 0),
                        (-0.26 + bend, -0.13, -0.13 + bend, -0.30, 0, -0.54),
                    ),
                ),
            )
        ]
    stem = path(
        (-0.025, 0.05), (-0.03, 0.30, -0.08, 0.44, -0.22, 0.50), (0.22, 0.50), (0.08, 0.44, 0.03, 0.30, 0.025, 0.05)
    )
    if suit == "S":
        leaf = _heart() * np.array([1.0, -0.86]) + np.array([0.0, -0.07])
        return [Fill(colour, (leaf,)), Fill(colour, (stem,))]
    if suit == "C":
        leaves = (ellipse(0, -0.27, 0.225), ellipse(-0.255, 0.10, 0.225), ellipse(0.255, 0.10, 0.225))
        core = path((-0.09, -0.14), (0.09, -0.14), (0.14, 0.16), (-0.14, 0.16))
        return [Fill(colour, (outline,)) for outline in (*leaves, core, stem)]
    raise ValueError(f"suit {suit!r}: one of S H D C")


def _heart() -> Points:
    right = path(
        (0, 0.52),
        (0.10, 0.28, 0.50, 0.06, 0.50, -0.22),
        (0.50, -0.40, 0.37, -0.50, 0.245, -0.50),
        (0.12, -0.50, 0.03, -0.40, 0, -0.27),
    )
    left = right[::-1] * np.array([-1.0, 1.0])
    return np.concatenate([right, left[1:-1]])


def index_width(text: str) -> float:
    """Width of an index in units of its height."""
    return _TEN_WIDTH if text == "10" else _WIDTHS[text]


def index_glyph(text: str, colour: str) -> list[Fill]:
    """An index "A", "0" .. "10", "J", "Q", "K", one unit high with its left edge at x = 0. Raises ValueError for
    another text."""
    if text == "10":
        squeeze = np.array([[0.86, 0.0, 0.0], [0.0, 1.0, 0.0]])
        zero = [Fill(colour, (ellipse(0.56, 0.5, 0.26, 0.5, steps=40), ellipse(0.56, 0.5, 0.125, 0.40, steps=40)))]
        return place([Fill(colour, (outline,)) for outline in _one()] + zero, squeeze)
    if text not in _GLYPHS:
        raise ValueError(f"index {text!r}: one of A 0..10 J Q K")
    return [Fill(colour, contours) for contours in _GLYPHS[text]]


def _pen(widths: tuple[float, ...], start: tuple[float, float], *segments: tuple[float, ...]) -> tuple[Points, ...]:
    return (brush(path(start, *segments), widths),)


def _bar(x0: float, y0: float, x1: float, y1: float) -> tuple[Points, ...]:
    return (rectangle(x0, y0, x1, y1),)


def _slant(x0: float, x1: float, width: float, y0: float = 0.0, y1: float = 1.0) -> tuple[Points, ...]:
    """A straight stroke between two heights with level ends."""
    return (np.array([[x0, y0], [x0 + width, y0], [x1 + width, y1], [x1, y1]], dtype=np.float64),)


def _one() -> list[Points]:
    stem = rectangle(0.06, 0.0, 0.06 + _THICK, 1.0)
    return [stem, rectangle(-0.02, 0.93, 0.31, 1.0), path((0.06, 0.0), (0.07, 0.13), (-0.05, 0.22), (-0.06, 0.15))]


_S = 0.075  # height of a serif
_GLYPHS: dict[str, list[tuple[Points, ...]]] = {
    "A": [
        _slant(0.315, 0.10, _THIN),
        _slant(0.275, 0.50, _THICK),
        _bar(0.17, 0.60, 0.55, 0.60 + _S),
        _bar(0.0, 1 - _S, 0.27, 1.0),
        _bar(0.43, 1 - _S, 0.74, 1.0),
    ],
    "2": [
        _pen(
            (0.12, 0.10, 0.15, _THICK, _THICK, 0.12, 0.09),
            (0.08, 0.27),
            (0.08, 0.13, 0.17, 0.06, 0.29, 0.06),
            (0.42, 0.06, 0.49, 0.15, 0.49, 0.28),
            (0.49, 0.52, 0.14, 0.70, 0.07, 0.93),
        ),
        (ellipse(0.105, 0.25, 0.085, 0.075),),
        _bar(0.04, 0.86, 0.56, 1.0),
        (path((0.56, 1.0), (0.59, 0.74), (0.53, 0.74), (0.46, 0.88)),),
    ],
    "3": [
        _bar(0.05, 0.0, 0.55, 0.10),
        (path((0.05, 0.0), (0.12, 0.0), (0.10, 0.24), (0.05, 0.24)),),
        _slant(0.43, 0.20, 0.11, 0.05, 0.43),
        _pen(
            (0.10, 0.13, _THICK, _THICK, 0.13, 0.12),
            (0.20, 0.42),
            (0.36, 0.36, 0.50, 0.50, 0.50, 0.67),
            (0.50, 0.86, 0.40, 0.94, 0.28, 0.94),
            (0.18, 0.94, 0.10, 0.89, 0.07, 0.78),
        ),
        (ellipse(0.10, 0.80, 0.08, 0.075),),
    ],
    "4": [
        _slant(0.34, 0.34, _THICK),
        _slant(0.34, 0.0, 0.10, 0.0, 0.74),
        _bar(0.0, 0.67, 0.62, 0.67 + 0.09),
        _bar(0.24, 1 - _S, 0.61, 1.0),
    ],
    "5": [
        _bar(0.10, 0.0, 0.53, 0.13),
        _bar(0.09, 0.0, 0.18, 0.47),
        _pen(
            (0.10, 0.12, 0.16, _THICK, 0.15, 0.12),
            (0.12, 0.46),
            (0.24, 0.34, 0.51, 0.36, 0.51, 0.66),
            (0.51, 0.86, 0.40, 0.94, 0.28, 0.94),
            (0.17, 0.94, 0.09, 0.88, 0.07, 0.77),
        ),
        (ellipse(0.10, 0.79, 0.08, 0.075),),
    ],
    "6": [
        (ellipse(0.30, 0.68, 0.28, 0.32, steps=40), ellipse(0.30, 0.69, 0.135, 0.225, steps=40)),
        _pen(
            (_THICK, _THICK, 0.13, 0.10, 0.11),
            (0.10, 0.70),
            (0.08, 0.36, 0.22, 0.06, 0.41, 0.06),
            (0.48, 0.06, 0.51, 0.11, 0.52, 0.19),
        ),
        (ellipse(0.485, 0.185, 0.075, 0.065),),
    ],
    "7": [
        _bar(0.03, 0.0, 0.59, 0.14),
        (path((0.03, 0.0), (0.10, 0.0), (0.09, 0.26), (0.03, 0.26)),),
        _pen((0.10, 0.13, _THICK, 0.18), (0.53, 0.08), (0.40, 0.40, 0.27, 0.62, 0.26, 1.0)),
    ],
    "8": [
        (ellipse(0.30, 0.255, 0.245, 0.255, steps=40), ellipse(0.30, 0.245, 0.125, 0.155, steps=40)),
        (ellipse(0.30, 0.71, 0.29, 0.29, steps=40), ellipse(0.30, 0.71, 0.145, 0.185, steps=40)),
    ],
    "J": [
        _slant(0.28, 0.28, _THICK, 0.0, 0.70),
        _pen(
            (_THICK, _THICK, 0.12, 0.11),
            (0.365, 0.66),
            (0.375, 0.86, 0.32, 0.945, 0.22, 0.945),
            (0.12, 0.945, 0.06, 0.89, 0.065, 0.77),
        ),
        (ellipse(0.095, 0.775, 0.09, 0.075),),
        _bar(0.13, 0.0, 0.56, _S),
    ],
    "Q": [
        (ellipse(0.33, 0.46, 0.33, 0.46, steps=44), ellipse(0.33, 0.46, 0.175, 0.36, steps=44)),
        _pen(
            (0.09, 0.14, 0.15, 0.09),
            (0.24, 0.66),
            (0.36, 0.62, 0.42, 0.98, 0.54, 0.98),
            (0.61, 0.98, 0.65, 0.93, 0.67, 0.88),
        ),
    ],
    "K": [
        _slant(0.08, 0.08, _THICK),
        _slant(0.53, 0.20, 0.10, 0.0, 0.64),
        _slant(0.29, 0.51, _THICK, 0.36, 1.0),
        _bar(0.0, 0.0, 0.33, _S),
        _bar(0.0, 1 - _S, 0.33, 1.0),
        _bar(0.44, 0.0, 0.71, _S),
        _bar(0.41, 1 - _S, 0.74, 1.0),
    ],
}
_GLYPHS["9"] = [tuple(np.array([0.60, 1.0]) - contour for contour in contours) for contours in _GLYPHS["6"]]
_GLYPHS["0"] = [(ellipse(0.30, 0.5, 0.29, 0.5, steps=40), ellipse(0.30, 0.5, 0.135, 0.40, steps=40))]
_GLYPHS["1"] = [(outline + np.array([0.06, 0.0]),) for outline in _one()]
_WIDTHS = {
    "0": 0.60,
    "1": 0.37,
    "A": 0.74,
    "2": 0.60,
    "3": 0.58,
    "4": 0.62,
    "5": 0.58,
    "6": 0.60,
    "7": 0.60,
    "8": 0.60,
    "9": 0.60,
    "J": 0.56,
    "Q": 0.68,
    "K": 0.74,
}
_TEN_WIDTH = 0.71
