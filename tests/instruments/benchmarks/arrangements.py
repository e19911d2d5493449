"""Arrangements of cards and tables that `photographs` draws only when asked for by name.

"row": cards edge to edge; "fan": cards fanned in a hand; "felt": a green table with lines, boxes and betting marks;
"gloss": a card shown over a polished table, with its mirror image; "dim": a telephone's picture in low light; "crop":
the picture cut to the card; "large": 12 megapixels, cards of 60 px, 150 px, 300 px or more than half of the picture.
"""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import Image, Quad
from vision.training.art import FACE_H, FACE_W, Face

Floats = NDArray[np.float32]
EXTRA = ("row", "fan", "felt", "gloss", "dim", "crop", "large")
HELD_TOGETHER = ("row", "fan")
_LONG = 88.9 / 63.5


def _row(rng: np.random.Generator, size: float) -> list[NDArray[np.float64]]:
    """Two rows or one of cards that share their edges, now and then with a hair of table between."""
    gap, turn = 1.0 + float(rng.choice([0.0, 0.01, 0.03])), rng.uniform(0, 2 * np.pi)
    count, rows = int(rng.integers(2, 6)), int(rng.integers(1, 3))
    middles = [
        ((i - (count - 1) / 2) * gap, (j - (rows - 1) / 2) * gap * _LONG) for j in range(rows) for i in range(count)
    ]
    return [_card(size, np.array(at) * size, 0.0) @ _turned(turn) for at in middles]


def _fan(rng: np.random.Generator, size: float) -> list[NDArray[np.float64]]:
    """Three to seven cards turned about a point below them, the rightmost on top."""
    count, bend, turn = int(rng.integers(3, 8)), np.radians(rng.uniform(7, 16)), rng.uniform(0, 2 * np.pi)
    radius = rng.uniform(0.9, 1.6) * _LONG * size
    upright = _card(size, np.array([0.0, -radius]), 0.0)
    shift = np.array([0.0, 0.8 * radius])
    return [(upright @ _turned(bend * (i - (count - 1) / 2)) + shift) @ _turned(turn) for i in range(count)]


def _cropped_card(rng: np.random.Generator, size: float) -> list[NDArray[np.float64]]:
    quarter = np.pi / 2 * rng.integers(4)
    return [_card(size, np.zeros(2), quarter + (rng.normal(0, 0.03) if rng.random() < 0.7 else rng.uniform(-0.5, 0.5)))]


PLACED: dict[str, Callable[[np.random.Generator, float], list[NDArray[np.float64]]]] = {
    "row": _row,
    "fan": _fan,
    "crop": _cropped_card,
}
"""Corners of the cards on the table, px about its middle, those on top last."""


def _card(size: float, middle: NDArray[np.float64], turn: float) -> NDArray[np.float64]:
    corners = np.array([[-1, -_LONG], [1, -_LONG], [1, _LONG], [-1, _LONG]]) * size / 2
    return np.asarray(corners @ _turned(turn) + middle)


def _turned(angle: float) -> NDArray[np.float64]:
    return np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])


def felt(rng: np.random.Generator, *, height: int, width: int, size: float) -> Floats:
    """Green felt with lines, circles, boxes of about a card's size and words."""
    small = rng.standard_normal((height // 2, width // 2, 1), np.float32)
    weave = cv2.resize(small, (width, height), interpolation=cv2.INTER_CUBIC)[..., None]
    base = np.array([60, 115, 35]) * rng.uniform(0.5, 1.3)
    ground = np.ascontiguousarray(np.asarray(base, np.float32) + weave * np.float32(rng.uniform(2, 8)))
    for _ in range(int(rng.integers(3, 12))):
        shade = tuple(
            float(v) for v in rng.uniform(0.6, 1.0) * np.array([[230, 235, 235], [70, 215, 235]][rng.integers(2)])
        )
        thick = max(1, int(rng.uniform(0.01, 0.05) * size))
        x, y = float(rng.uniform(0, width)), float(rng.uniform(0, height))
        kind = rng.random()
        if kind < 0.45:
            shape = (rng.uniform(0.9, 1.3) * size, rng.uniform(1.0, 1.4) * size * _LONG)
            box = cv2.boxPoints(((x, y), shape, float(rng.uniform(0, 180))))
            cv2.polylines(ground, [np.rint(box).astype(np.int32)], True, shade, thick, cv2.LINE_AA)
        elif kind < 0.65:
            cv2.circle(ground, (int(x), int(y)), int(rng.uniform(0.3, 2) * size), shade, thick, cv2.LINE_AA)
        elif kind < 0.85:
            end = (int(rng.uniform(0, width)), int(rng.uniform(0, height)))
            cv2.line(ground, (int(x), int(y)), end, shade, thick, cv2.LINE_AA)
        else:
            words = str(rng.choice(["BANK", "PAYS 2 TO 1", "K Q J 10", "A 2 3", "INSURANCE"]))
            written = np.zeros((height, width), np.uint8)
            cv2.putText(written, words, (int(x), int(y)), cv2.FONT_HERSHEY_DUPLEX, size / 60, 255, thick, cv2.LINE_AA)
            ground[written > 127] = shade
    return np.asarray(np.clip(ground, 0, 255), np.float32)


def with_reflection(rng: np.random.Generator, scene: Floats, face: Face, quad: Quad) -> Floats:
    """The scene with a card's mirror image beyond its lower edge, as a polished table shows it."""
    a, b, c, d = quad
    beyond = np.array([2 * d - a, 2 * c - b, c, d], np.float32)  # its top is farthest away
    source = np.array([[0, 0], [FACE_W, 0], [FACE_W, FACE_H], [0, FACE_H]], np.float32)
    matrix = cv2.getPerspectiveTransform(source, beyond)
    size = (scene.shape[1], scene.shape[0])
    soft = max(0.8, 0.01 * float(np.hypot(*(b - a))))
    mirrored = cv2.GaussianBlur(cv2.warpPerspective(face.image, matrix, size, flags=cv2.INTER_AREA), (0, 0), soft)
    there = cv2.warpPerspective(np.full(face.image.shape[:2], rng.uniform(0.1, 0.45), np.float32), matrix, size)[
        ..., None
    ]
    return np.asarray(scene * (1 - there) + mirrored * there, np.float32)


def in_low_light(rng: np.random.Generator, image: Image) -> Image:
    """A fraction of the light, amplified with its noise, smoothed by the telephone."""
    light = float(rng.uniform(0.04, 0.2))
    seen = image.astype(np.float32) * np.float32(light)
    seen += rng.standard_normal(image.shape, np.float32) * (np.sqrt(seen + 1) * np.float32(rng.uniform(0.2, 0.7)))
    seen *= np.float32(rng.uniform(0.5, 0.9) / light)
    smooth = cv2.bilateralFilter(np.clip(seen, 0, 255).astype(np.uint8), 5, 30, 3)
    data = cv2.imencode(".jpg", smooth, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(40, 90))])[1]
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.uint8)


def cropped(rng: np.random.Generator, image: Image, outlines: list[Quad]) -> tuple[Image, list[Quad]]:
    """(the picture cut to its card, within some hundredths of it more or less; the outlines in it)."""
    if not outlines:
        return image, outlines
    size = float(np.hypot(*(outlines[0][1] - outlines[0][0])))
    low = np.maximum(np.floor(outlines[0].min(axis=0) + rng.uniform(-0.05, 0.02, 2) * size), 0).astype(int)
    high = np.ceil(outlines[0].max(axis=0) + rng.uniform(-0.02, 0.05, 2) * size).astype(int)
    return np.ascontiguousarray(image[low[1] : high[1], low[0] : high[0]]), [
        quad - low.astype(np.float32) for quad in outlines
    ]
