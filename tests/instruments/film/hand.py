"""A hand with a sleeve, seen from above: capsules of a finger's roundness as a field of heights, lit from a side.

mm in its own measure: the tips of the fingers at (0, 0), the arm along +y.
"""

from __future__ import annotations

import math

import cv2
import numpy as np

from tests.instruments.film.camera import Sprite, Vector
from tests.instruments.film.textures import Floats, Rgb, blurred, noise, plain, random_colour

_LEFT, _RIGHT, _TOP, _BOTTOM = -75, 75, -45, 380  # mm that are drawn
_SKINS: tuple[Rgb, ...] = (
    (205, 160, 135),
    (228, 188, 165),
    (180, 128, 100),
    (141, 92, 66),
    (92, 58, 42),
    (220, 172, 140),
)
_SLEEVES: tuple[Rgb, ...] = (
    (25, 25, 30),
    (230, 230, 225),
    (120, 25, 30),
    (40, 60, 120),
    (90, 80, 70),
    (200, 190, 160),
    (30, 70, 45),
)
_RADII = ((9.6, 8.6, 7.8, 6.6), (9.8, 8.8, 8.0, 6.8), (9.4, 8.4, 7.6, 6.4), (8.4, 7.2, 6.6, 5.6))
"""Of each finger from knuckle to tip, mm."""
_SKIN, _SLEEVE = 1, 2
_LAMP_Z = 1.1

Spot = tuple[float, float]
Mark = tuple[float, float, float, float]
"""x, y, the finger's direction (rad) and its radius there."""


class _Relief:
    """Heights above the lowest parts of the hand, mm, and what is skin and what is sleeve."""

    def __init__(self, px_per_mm: float) -> None:
        self.scale = px_per_mm
        shape = int((_BOTTOM - _TOP) * px_per_mm), int((_RIGHT - _LEFT) * px_per_mm)
        y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
        self.x = np.asarray(x / px_per_mm + _LEFT, np.float32)
        self.y = np.asarray(y / px_per_mm + _TOP, np.float32)
        self.height = np.zeros(shape, np.float32)
        self.what = np.zeros(shape, np.uint8)

    def capsule(self, a: Spot, r_a: float, b: Spot, r_b: float, base: float = 0.0, what: int = _SKIN) -> None:
        """A limb from `a` to `b` with these radii, lifted by `base`."""
        rows = self.band(min(a[1], b[1]), max(a[1], b[1]), max(r_a, r_b), _TOP, self.height.shape[0])
        columns = self.band(min(a[0], b[0]), max(a[0], b[0]), max(r_a, r_b), _LEFT, self.height.shape[1])
        x, y = self.x[rows, columns], self.y[rows, columns]
        if not x.size:
            return
        dx, dy = b[0] - a[0], b[1] - a[1]
        along = np.clip(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy + 1e-6), 0, 1)
        off = (x - a[0] - along * dx) ** 2 + (y - a[1] - along * dy) ** 2
        radius = r_a + (r_b - r_a) * along
        top = np.where(off < radius**2, 0.9 * np.sqrt(np.maximum(radius**2 - off, 0)) + base + 0.01, 0)
        part = self.height[rows, columns]
        higher = top > part
        part[higher] = top[higher]
        self.what[rows, columns][higher] = what

    def band(self, low: float, high: float, radius: float, begin: int, most: int) -> slice:
        """The rows (or columns) from `low` to `high` mm and `radius` beyond; the first is at `begin` mm."""
        first, last = (low - radius - 1 - begin) * self.scale, (high + radius + 1 - begin) * self.scale + 1
        return slice(max(0, int(first)), min(most, max(0, int(last))))


class _Hand:
    def __init__(
        self, rng: np.random.Generator, px_per_mm: float, style: str, lamp: Vector, glove: Floats | None
    ) -> None:
        self._rng, self._scale, self._lamp, self._glove = rng, px_per_mm, lamp, glove
        self._relief = _Relief(px_per_mm)
        self._nails: list[Mark] = []
        self._creases: list[Mark] = []
        self._large = rng.uniform(0.92, 1.1)
        self._shape(style)

    def sprite(self) -> Sprite:
        relief = self._relief
        drawn = (relief.height > 0).astype(np.float32)
        light = self._lit(self._colours())
        # The colour is drawn out beyond the edge, so that the soft edge is not dark.
        beyond = blurred(light * drawn[..., None], 1.0) / (blurred(drawn, 1.0)[..., None] + 1e-4)
        light = np.asarray(np.where(drawn[..., None] > 0, light, beyond), np.float32)
        cover = np.clip((blurred(drawn, max(0.55, 0.12 * self._scale)) - 0.15) / 0.7, 0, 1).astype(np.float32)
        x = -_LEFT * self._scale
        if self._rng.random() < 0.5:  # the other hand
            light, cover, x = light[:, ::-1], cover[:, ::-1], cover.shape[1] - x
        cover = np.ascontiguousarray(cover)
        light = np.ascontiguousarray(light) * cover[..., None]
        return Sprite(light, cover, self._scale, (x, -_TOP * self._scale))

    # --- its shape ---

    def _about(self, mm: float) -> float:
        return float(self._rng.uniform(-mm, mm))

    def _shape(self, style: str) -> None:
        about, k = self._about, self._large
        knuckles = [(-24.0, 88 + about(3)), (-4.0, 82 + about(2)), (15.0, 86 + about(3)), (31.0, 96 + about(3))]
        tips: dict[str, tuple[Spot | None, ...]] = {
            "point": ((-3, 3), (7, 1), None, None),
            "flat": (
                (-16 + about(3), 6 + about(3)),
                (0, 2),
                (16 + about(3), 6 + about(3)),
                (31 + about(4), 24 + about(4)),
            ),
            "pinch": ((-5, 2), (10, 6), (24, 22), (36, 38)),
            "one": ((-2, 4), None, None, None),
        }
        for n, (knuckle, tip) in enumerate(zip(knuckles, tips[style], strict=True)):
            radii = [v * k for v in _RADII[n]]
            if tip is None:
                self._curled(knuckle, radii)
            else:
                self._straight(knuckle, tip, radii, 4.0 + n % 2)
        self._thumb(style)
        for x, y in knuckles:
            self._relief.capsule((x, y), 11 * k, (0.55 * x + 2, 150), 16 * k, 4)
        self._relief.capsule((-2, 118), 27 * k, (2, 150), 24 * k, -6)
        self._relief.capsule((2, 150), 25 * k, (5, 205), 25 * k, -3)
        # Some sleeves are rolled up: the whole forearm is bare.
        begins = 330.0 if self._rng.random() < 0.12 else float(self._rng.uniform(165, 215))
        self._relief.capsule((2, 150), 25 * k, (5, begins), 26 * k, -3)
        self._relief.capsule((5, begins), 33 * k, (14, 420), 45, 0, _SLEEVE)

    def _straight(self, knuckle: Spot, tip: Spot, radii: list[float], base: float) -> None:
        bend = self._about(3)
        end = (tip[0], tip[1] + 0.4 * radii[-1])
        points = [
            (
                knuckle[0] + (end[0] - knuckle[0]) * u + bend * math.sin(math.pi * u),
                knuckle[1] + (end[1] - knuckle[1]) * u,
            )
            for u in (0, 0.46, 0.74, 1)
        ]
        self._finger(points, radii, base)

    def _curled(self, knuckle: Spot, radii: list[float]) -> None:
        x, y = knuckle
        points = [(x, y), (0.9 * x, y - 26), (0.8 * x + 2, y - 20), (0.8 * x + 3, y - 6)]
        for n in range(3):
            self._relief.capsule(points[n], radii[n] * 1.05, points[n + 1], radii[n + 1] * 1.05, 3)

    def _thumb(self, style: str) -> None:
        k = self._large
        if style == "pinch":
            self._finger([(-34, 120), (-40, 78), (-24, 38), (-13, 10)], [v * k for v in (13, 11, 10, 8)], 2)
        else:
            joint, tip = (-54 + self._about(4), 66.0), (-48 + self._about(6), 46.0)
            self._finger([(-34, 122), (-50, 92), joint, tip], [v * k for v in (13, 11, 9.5, 7.8)], 1)

    def _finger(self, points: list[Spot], radii: list[float], base: float) -> None:
        for n in range(len(points) - 1):
            self._relief.capsule(points[n], radii[n], points[n + 1], radii[n + 1], base)
        (ax, ay), (bx, by) = points[-1], points[-2]
        length = math.hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / length, (by - ay) / length
        way = math.atan2(uy, ux)
        self._nails.append((ax + ux, ay + uy, way, radii[-1]))
        self._creases += [(x, y, way, r) for (x, y), r in zip(points[1:-1], radii[1:-1], strict=True)]

    # --- its colours ---

    def _noise(self, mm: float) -> Floats:
        return noise(self._rng, *self._relief.height.shape, mm * self._scale)

    def _colours(self) -> Floats:
        if self._glove is not None:
            weave = 1 + 0.10 * self._noise(0.35) + 0.05 * self._noise(1.4)
            return np.asarray(plain(*self._relief.height.shape, self._glove) * weave[..., None], np.float32)
        skin = random_colour(self._rng, *_SKINS)
        colours = plain(*self._relief.height.shape, skin)
        colours *= (1 + 0.07 * self._noise(6) + 0.05 * self._noise(1.5) + 0.03 * self._noise(0.5))[..., None]
        colours[..., 2] *= 1 + 0.08 * np.exp(-(((self._relief.height - 13) / 5) ** 2)) * self._noise(9)
        for mark in self._creases:
            self._crease(colours, mark)
        for mark in self._nails:
            self._nail(colours, mark, skin * 1.12 + 0.05)
        sleeve = (self._relief.what == _SLEEVE)[..., None]
        return np.asarray(np.where(sleeve, self._sleeve(), colours), np.float32)

    def _along(self, mark: Mark, reach_mm: float) -> tuple[tuple[slice, slice], Floats, Floats]:
        """The part of the picture about a mark, with mm along and across the finger."""
        x, y, way, _ = mark
        rows = self._relief.band(y, y, reach_mm, _TOP, self._relief.height.shape[0])
        columns = self._relief.band(x, x, reach_mm, _LEFT, self._relief.height.shape[1])
        dx, dy = self._relief.x[rows, columns] - x, self._relief.y[rows, columns] - y
        along = dx * math.cos(way) + dy * math.sin(way)
        across = dy * math.cos(way) - dx * math.sin(way)
        return (rows, columns), np.asarray(along, np.float32), np.asarray(across, np.float32)

    def _crease(self, colours: Floats, mark: Mark) -> None:
        part, along, across = self._along(mark, 2 * mark[3] + 4)
        for off in (-1.6, 0.0, 1.5):
            line = np.exp(-(((along - off + 0.06 * across**2 / mark[3]) / 0.45) ** 2))
            colours[part] *= (1 - 0.22 * line * np.exp(-((across / (0.6 * mark[3])) ** 4)))[..., None]

    def _nail(self, colours: Floats, mark: Mark, colour: Floats) -> None:
        part, along, across = self._along(mark, 2 * mark[3])
        oval = 1 - ((along + 0.5) / (0.85 * mark[3])) ** 2 - (across / (0.68 * mark[3])) ** 2
        share = np.clip(6 * oval, 0, 1)[..., None]
        colours[part] = colours[part] * (1 - share) + colour * share

    def _sleeve(self) -> Floats:
        rng, relief = self._rng, self._relief
        colour = random_colour(rng, *_SLEEVES)
        weave = 1 + 0.16 * np.sin(0.22 * relief.y + 1.6 * self._noise(14)) + 0.06 * self._noise(0.5)
        if rng.random() < 0.5:  # striped
            waves = np.sin(relief.x * rng.uniform(0.6, 2.2) + relief.y * rng.uniform(-0.4, 0.4))
            weave = weave * (1 + 0.35 * (waves > 0.6))
        return np.asarray(colour * weave[..., None], np.float32)

    def _lit(self, colours: Floats) -> Floats:
        """Shaded by its slope, darker where it is low, with some gloss on the skin."""
        relief = self._relief
        smooth = np.where(relief.height > 0, blurred(relief.height, 0.9 * self._scale), 0).astype(np.float32)
        gx = cv2.Sobel(smooth, cv2.CV_32F, 1, 0, ksize=3) * (self._scale / 8)
        gy = cv2.Sobel(smooth, cv2.CV_32F, 0, 1, ksize=3) * (self._scale / 8)
        lx, ly = self._lamp
        facing = (_LAMP_Z - gx * lx - gy * ly) / math.sqrt(lx * lx + ly * ly + _LAMP_Z**2)
        facing = np.clip(facing / np.sqrt(1 + gx * gx + gy * gy), 0, 1.2)
        open_to_sky = np.sqrt(np.clip(relief.height / 7, 0, 1))
        shade = 0.28 + 0.75 * facing * (0.55 + 0.45 * open_to_sky)
        gloss = 0.9 * np.clip(facing - 0.93, 0, 1) * (relief.what != _SLEEVE)
        return np.asarray(np.clip(colours * shade[..., None] + gloss[..., None], 0, 1.5), np.float32)


def hand(rng: np.random.Generator, px_per_mm: float, style: str, lamp: Vector, glove: Floats | None = None) -> Sprite:
    """A left or a right hand of any colour; `style` is one of HANDS, `lamp` the way the light comes from. `glove`: the
    colour (linear BGR) of glove and sleeve."""
    return _Hand(rng, px_per_mm, style, lamp, glove).sprite()
