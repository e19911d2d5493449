"""Surfaces in linear light: what boxes and tables are made of, and the noise that makes them uneven.

A surface is (H, W, 3) float32, linear BGR, 0..2; 1 is white in full light.
"""

from __future__ import annotations

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from tests.instruments.film.setting import choice

Floats = NDArray[np.float32]
Rgb = tuple[float, float, float]

_MATERIALS: dict[str, Rgb] = {
    "metal": (170, 172, 175),
    "brass": (190, 155, 80),
    "black": (38, 38, 40),
    "white": (222, 220, 214),
    "wood": (150, 98, 55),
    "darkwood": (75, 42, 25),
}
_CLOTHS: dict[str, Rgb] = {
    "green": (28, 92, 58),
    "red": (120, 26, 32),
    "blue": (34, 56, 116),
    "grey": (96, 96, 98),
    "black": (34, 34, 36),
    "beige": (176, 158, 124),
}


def to_linear(levels: NDArray[np.generic]) -> Floats:
    """sRGB grey levels 0..255 as linear light 0..1."""
    x = np.asarray(levels, np.float32) / 255.0
    return np.asarray(np.where(x < 0.04045, x / 12.92, ((x + 0.055) / 1.055) ** 2.4), np.float32)


def linear(rgb: Rgb) -> Floats:
    """A colour as people name it (red, green, blue, 0..255) in linear BGR."""
    return to_linear(np.array(rgb[::-1], np.float32))


def blurred(x: Floats, sigma: float) -> Floats:
    """Gaussian blur; less than 0.2 px is none."""
    return np.asarray(cv2.GaussianBlur(x, (0, 0), sigma), np.float32) if sigma > 0.2 else x


def resized(x: Floats, width: int, height: int, how: int = cv2.INTER_LINEAR) -> Floats:
    return np.asarray(cv2.resize(x, (width, height), interpolation=how), np.float32)


def in_colours(mask: Floats) -> Floats:
    """A factor for each pixel as one for each of its colours: much quicker to multiply by than a broadcast one."""
    return np.asarray(cv2.merge((mask, mask, mask)), np.float32)


def noise(rng: np.random.Generator, height: int, width: int, sigma: float) -> Floats:
    """Smooth noise of unit variance, `sigma` px wide."""
    step = max(1, int(sigma / 2))
    rows, columns = height // step + 4, width // step + 4
    coarse = blurred(rng.standard_normal((rows, columns)).astype(np.float32), max(sigma / step, 0.3))
    coarse /= coarse.std() + 1e-6
    return resized(coarse, columns * step, rows * step)[:height, :width]


def streaks(rng: np.random.Generator, height: int, width: int, cells: tuple[int, int]) -> Floats:
    """Noise of `cells` (rows, columns) drawn out over the whole surface."""
    rows, columns = max(2, cells[0]), max(2, cells[1])
    return resized(rng.standard_normal((rows, columns)).astype(np.float32), width, height)


def pixels(height: int, width: int) -> tuple[Floats, Floats]:
    """x and y of every pixel's middle."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    return x + 0.5, y + 0.5


def rounded(height: int, width: int, box: tuple[float, float, float, float], radius: float) -> tuple[Floats, Floats]:
    """A rectangle (left, top, right, bottom, px) with round corners: how far it covers each pixel, and the distance
    from its edge (px, negative inside)."""
    x, y = pixels(height, width)
    left, top, right, bottom = box
    dx = np.abs(x - (left + right) / 2) - ((right - left) / 2 - radius)
    dy = np.abs(y - (top + bottom) / 2) - ((bottom - top) / 2 - radius)
    outside = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0))
    distance = outside + np.minimum(np.maximum(dx, dy), 0) - radius
    return np.asarray(np.clip(0.5 - distance, 0, 1), np.float32), np.asarray(distance, np.float32)


def plain(height: int, width: int, colour: Floats) -> Floats:
    """A surface of one colour."""
    return np.asarray(np.broadcast_to(colour, (height, width, 3)), np.float32).copy()


class Material:
    """What a box is made of: one of MATERIALS, with a grain or a sheen of its own."""

    def __init__(self, name: str, rng: np.random.Generator) -> None:
        self.name, self._rng = name, rng
        self.colour = linear(_MATERIALS[name])
        self._angle = rng.uniform(0, math.pi)
        self._at_mm, self._broad_mm = rng.uniform(-60, 60), rng.uniform(8, 25)
        self._strength = rng.uniform(0.4, 1.1)
        self._along = bool(rng.random() < 0.5)

    def surface(self, height: int, width: int, px_per_mm: float) -> Floats:
        """The texture's light, shape (height, width) px."""
        out = plain(height, width, self.colour)
        if self.name in ("metal", "brass"):
            out *= self._brushed(height, width, px_per_mm)[..., None]
        elif self.name in ("wood", "darkwood"):
            out *= self._grain(height, width, px_per_mm)[..., None]
        elif self.name == "black":
            out *= (1 + 0.05 * noise(self._rng, height, width, 0.6 * px_per_mm))[..., None]
            sheen = np.exp(-(((self._across(height, width, px_per_mm) - self._at_mm) / (1.3 * self._broad_mm)) ** 2))
            out += (0.05 * self._strength * sheen)[..., None]
        else:
            out *= (1 + 0.012 * noise(self._rng, height, width, 0.5 * px_per_mm))[..., None]
        return np.asarray(np.clip(out, 0.003, 2), np.float32)

    def _across(self, height: int, width: int, px_per_mm: float) -> Floats:
        """mm across the sheen, from the middle."""
        x, y = pixels(height, width)
        u = (x - width / 2) * math.cos(self._angle) + (y - height / 2) * math.sin(self._angle)
        return np.asarray(u / px_per_mm, np.float32)

    def _brushed(self, height: int, width: int, px_per_mm: float) -> Floats:
        u = self._across(height, width, px_per_mm)
        sheen = 1 + self._strength * np.exp(-(((u - self._at_mm) / self._broad_mm) ** 2))
        second = (u + 0.7 * self._at_mm - 20) / (0.4 * self._broad_mm)
        sheen += 0.35 * self._strength * np.exp(-(second**2))
        shape = (height, 1) if self._along else (1, width)
        lines = np.broadcast_to(self._rng.standard_normal(shape).astype(np.float32), (height, width))
        fine = cv2.blur(np.ascontiguousarray(lines), (1, 3) if self._along else (3, 1))
        return np.asarray(0.75 * sheen * (1 + 0.07 * fine), np.float32)

    def _grain(self, height: int, width: int, px_per_mm: float) -> Floats:
        waves = noise(self._rng, height, width, 3 * px_per_mm)
        x, y = pixels(height, width)
        across = (x if self._along else y) / px_per_mm
        rings = np.sin(across * self._rng.uniform(0.5, 1.2) + 1.5 * waves)
        cells = (height // 30, width) if self._along else (height, width // 30)
        return np.asarray(1 + 0.13 * rings + 0.08 * streaks(self._rng, height, width, cells), np.float32)


def cloth(rng: np.random.Generator, kind: str, height: int, width: int, px_per_mm: float) -> Floats:
    """The table: one of CLOTHS."""
    make = {"wood": _boards, "check": _check, "stripe": _stripe, "paisley": _paisley}.get(kind)
    if make is not None:
        out = make(rng, height, width, px_per_mm)
    else:
        fibres = 0.10 * noise(rng, height, width, 0.35 * px_per_mm) + 0.05 * noise(rng, height, width, 1.4 * px_per_mm)
        fibres += 0.06 * noise(rng, height, width, 25 * px_per_mm)
        out = plain(height, width, linear(_CLOTHS[kind])) * (1 + fibres)[..., None]
    return np.asarray(np.clip(out, 0.002, 1), np.float32)


def cloth_colour(kind: str) -> Floats:
    """Of a plain cloth, linear BGR. Raises KeyError for one with a pattern."""
    return linear(_CLOTHS[kind])


def _boards(rng: np.random.Generator, height: int, width: int, px_per_mm: float) -> Floats:
    x, y = (p / px_per_mm for p in pixels(height, width))
    waves = noise(rng, height, width, 20 * px_per_mm)
    grain = 1 + 0.18 * np.sin((0.97 * x + 0.05 * y) * 0.55 + 2 * waves)
    grain += 0.1 * streaks(rng, height, width, (height // 200, width // 2 + 1))
    grain *= 1 + 0.12 * np.sin(np.floor(x / 90) * 12.9)  # no board is as dark as the next
    grain *= 1 - 0.5 * (np.abs(x % 90 - 0.5) < 0.5)
    return np.asarray(linear((140, 92, 54)) * grain[..., None], np.float32)


def _weave(rng: np.random.Generator, height: int, width: int, px_per_mm: float) -> Floats:
    return np.asarray(1 + 0.08 * noise(rng, height, width, 0.4 * px_per_mm)[..., None], np.float32)


def _check(rng: np.random.Generator, height: int, width: int, px_per_mm: float) -> Floats:
    x, y = (p / px_per_mm for p in pixels(height, width))
    odd = ((x // 14 + y // 14) % 2)[..., None]
    squares = linear((150, 150, 150)) * odd + linear((60, 80, 120)) * (1 - odd)
    return np.asarray(squares * _weave(rng, height, width, px_per_mm), np.float32)


def _stripe(rng: np.random.Generator, height: int, width: int, px_per_mm: float) -> Floats:
    x, y = (p / px_per_mm for p in pixels(height, width))
    light = (np.sin((0.8 * x + 0.6 * y) * 0.35) > 0.3)[..., None]
    stripes = np.where(light, linear((205, 185, 150)), linear((150, 35, 40)))
    return np.asarray(stripes * _weave(rng, height, width, px_per_mm), np.float32)


def _paisley(rng: np.random.Generator, height: int, width: int, px_per_mm: float) -> Floats:
    lines, blots = noise(rng, height, width, 6 * px_per_mm), noise(rng, height, width, 5 * px_per_mm)
    ground = np.where((blots > 0.6)[..., None], linear((110, 30, 40)), linear((30, 70, 60)))
    print_ = np.where((np.abs(lines) < 0.25)[..., None], linear((170, 140, 60)), ground)
    soft = blurred(np.asarray(print_, np.float32), 0.3 * px_per_mm)
    return np.asarray(soft * _weave(rng, height, width, px_per_mm), np.float32)


def random_colour(rng: np.random.Generator, *colours: Rgb) -> Floats:
    """One of the colours, linear."""
    return linear(choice(rng, *colours))
