"""A pinhole camera over a table, the flat things it sees, and what lens, sensor and maker make of the light.

Places are mm on the table: x and y with the box's middle at (0, 0) and the card's long side along y, z upwards.
Pictures of light are (H, W, 3) float32, linear BGR, with a margin all round that the lens may bend into the picture.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from tests.instruments.film.setting import FilmSetting
from tests.instruments.film.textures import Floats, blurred, in_colours, pixels
from vision.quads import Image, Quad

Vector = NDArray[np.float64]
_NOISES = 5  # pictures of noise, used at random places in turn
_SPARE = 24  # px that they are larger than a frame


def turned(v: Vector, angle: float) -> Vector:
    """The vector (x, y) turned by `angle` (rad)."""
    c, s = math.cos(angle), math.sin(angle)
    return np.array([c * v[0] - s * v[1], s * v[0] + c * v[1]])


@dataclass(frozen=True)
class Pose:
    """Place of a flat thing: mm, and rad about the vertical."""

    x: float
    y: float
    z: float
    angle: float

    def towards(self, other: Pose, share: float) -> Pose:
        """So far on the way to the other, 0..1."""
        return Pose(
            self.x + (other.x - self.x) * share,
            self.y + (other.y - self.y) * share,
            self.z + (other.z - self.z) * share,
            self.angle + (other.angle - self.angle) * share,
        )


@dataclass(frozen=True)
class Sprite:
    """A flat thing seen from above. `light` is its colour times its cover, None for a mere shadow or mask; `cover`
    (H, W) is 0..1; `origin` the pixel (x, y) that a pose puts into place."""

    light: Floats | None
    cover: Floats
    px_per_mm: float
    origin: tuple[float, float]


@dataclass(frozen=True)
class Seen:
    """What the camera sees of a sprite, within `rows` and `columns` of its picture."""

    rows: slice
    columns: slice
    cover: Floats
    light: Floats | None = None

    def lay_over(self, picture: Floats) -> None:
        assert self.light is not None
        part = picture[self.rows, self.columns]
        part *= in_colours(1 - self.cover)
        part += self.light

    def darken(self, picture: Floats, share: float, where: Floats | None = None) -> None:
        """Takes a share of the light, where `where` (H, W of the picture, 0..1) lets it."""
        cover = self.cover if where is None else self.cover * where[self.rows, self.columns]
        picture[self.rows, self.columns] *= in_colours(1 - share * cover)

    def mark(self, mask: Floats) -> None:
        """Adds to the mask (H, W of the picture) what is covered."""
        part = mask[self.rows, self.columns]
        np.maximum(part, self.cover, out=part)


Part = tuple[int, int, int, int]
"""First and past the last row, first and past the last column."""


class Camera:
    """A pinhole `distance_mm` above `target` (x, y) at the height `z_mm`, where a mm is `px_per_mm`.

    `tilt` (about x and y) and `roll` in rad; `size` (width, height) is that of the finished picture.
    """

    def __init__(
        self,
        size: tuple[int, int],
        px_per_mm: float,
        distance_mm: float,
        tilt: tuple[float, float],
        roll: float,
        target: Vector,
        z_mm: float,
    ) -> None:
        self.size = size
        self.margin = int(0.035 * math.hypot(*size) / 2) + 3
        self.width, self.height = size[0] + 2 * self.margin, size[1] + 2 * self.margin
        focal = px_per_mm * distance_mm
        self._inner = np.array([[focal, 0, self.width / 2], [0, focal, self.height / 2], [0, 0, 1.0]])
        cx, sx, cy, sy = math.cos(tilt[0]), math.sin(tilt[0]), math.cos(tilt[1]), math.sin(tilt[1])
        cz, sz = math.cos(roll), math.sin(roll)
        about_x = np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]])
        about_y = np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
        self._turn = np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]]) @ about_x @ about_y
        self.place = np.array([*target, -z_mm]) - self._turn.T @ np.array([0, 0, distance_mm])
        """Where the pinhole is: x, y and minus z, mm."""

    def plane(self, z: float, origin: Vector | None = None, angle: float = 0.0) -> Vector:
        """The matrix from mm in a plane of the height `z`, its axes turned by `angle`, to pixels (homogeneous)."""
        c, s = math.cos(angle), math.sin(angle)
        x, y = (0.0, 0.0) if origin is None else origin
        middle = self._turn @ (np.array([x, y, -z]) - self.place)
        first, second = self._turn @ np.array([c, s, 0]), self._turn @ np.array([-s, c, 0])
        return np.asarray(self._inner @ np.column_stack([first, second, middle]), np.float64)

    def pixel(self, x: float, y: float, z: float) -> Vector:
        """Where a point is seen, px in the picture with its margin."""
        v = self._inner @ (self._turn @ (np.array([x, y, -z]) - self.place))
        return np.asarray(v[:2] / v[2], np.float64)

    def see(self, sprite: Sprite, pose: Pose, *, within: Part | None = None, mask: bool = False) -> Seen | None:
        """The sprite at that pose, None when out of the picture; `mask`: only what it covers."""
        scale, (ox, oy) = 1 / sprite.px_per_mm, sprite.origin
        to_mm = np.array([[scale, 0, -ox * scale], [0, scale, -oy * scale], [0, 0, 1]])
        matrix = self.plane(pose.z, np.array([pose.x, pose.y]), pose.angle) @ to_mm
        height, width = sprite.cover.shape
        corners = matrix @ np.array([[0, width, width, 0], [0, 0, height, height], [1, 1, 1, 1.0]])
        corners = corners[:2] / corners[2]
        top, bottom, left, right = within or (0, self.height, 0, self.width)
        x0, y0 = (max(math.floor(v) - 1, low) for v, low in zip(corners.min(axis=1), (left, top), strict=True))
        x1, y1 = (min(math.ceil(v) + 2, up) for v, up in zip(corners.max(axis=1), (right, bottom), strict=True))
        if x1 - x0 < 2 or y1 - y0 < 2:
            return None
        # OpenCV's pixels have their middle at whole numbers, ours half a pixel further.
        matrix = np.array([[1, 0, -x0 - 0.5], [0, 1, -y0 - 0.5], [0, 0, 1]]) @ matrix
        matrix = matrix @ np.array([[1, 0, 0.5], [0, 1, 0.5], [0, 0, 1]])
        rows, columns, size = slice(y0, y1), slice(x0, x1), (x1 - x0, y1 - y0)
        cover = np.asarray(cv2.warpPerspective(sprite.cover, matrix, size, flags=cv2.INTER_LINEAR), np.float32)
        if mask or sprite.light is None:
            return Seen(rows, columns, cover)
        light = np.asarray(cv2.warpPerspective(sprite.light, matrix, size, flags=cv2.INTER_LINEAR), np.float32)
        return Seen(rows, columns, cover, light)

    def mask(self, sprite: Sprite, pose: Pose) -> Floats:
        """What the sprite covers, 0..1, as large as the picture with its margin."""
        out = np.zeros((self.height, self.width), np.float32)
        seen = self.see(sprite, pose, mask=True)
        if seen is not None:
            seen.mark(out)
        return out


class Sensor:
    """From light to grey levels: point spread, distortion, vignette, exposure, white balance, sharpening (`develop`),
    then flicker row by row, noise and the maker's curve (`expose`)."""

    def __init__(self, setting: FilmSetting, margin: int, rng: np.random.Generator) -> None:
        self._setting, self._margin = setting, margin
        width, height = setting.size
        x, y = pixels(height, width)
        dx, dy = x - width / 2, y - height / 2
        radius = (dx * dx + dy * dy) / self._half_diagonal**2
        bend = 1 + setting.distortion * radius
        self._from_x = np.asarray(dx * bend + width / 2 - 0.5 + margin, np.float32)
        self._from_y = np.asarray(dy * bend + height / 2 - 0.5 + margin, np.float32)
        gains = np.array(setting.white_balance, np.float32) * 2**setting.ev
        self._gain = np.asarray((1 - setting.vignette * radius)[..., None] * gains, np.float32)
        self._noises = [self._noise(rng) for _ in range(_NOISES)]
        curve = (np.arange(256) / 255) ** setting.gamma
        curve = curve - setting.contrast * np.sin(2 * np.pi * curve)
        self._curve = np.clip(curve * 255, 0, 255).astype(np.uint8)
        self._row_s = np.arange(height, dtype=np.float32) / height * setting.readout_s

    @property
    def _half_diagonal(self) -> float:
        return math.hypot(*self._setting.size) / 2

    def _noise(self, rng: np.random.Generator) -> Floats:
        width, height = (v + _SPARE for v in self._setting.size)
        grey = blurred(rng.standard_normal((height, width)).astype(np.float32), 0.45)
        colour = blurred(rng.standard_normal((height, width, 3)).astype(np.float32), 0.8)
        both = 0.8 * grey[..., None] / grey.std() + 0.6 * colour / colour.std()
        return np.asarray(self._setting.noise * both, np.float32)

    def outline(self, points: Vector) -> Quad:
        """Where points (n, 2) of the camera's picture with its margin lie in the finished frame, px."""
        middle = np.array(self._setting.size) / 2
        straight = points - self._margin - middle
        bent = straight.copy()
        for _ in range(20):
            radius = (bent**2).sum(axis=1, keepdims=True) / self._half_diagonal**2
            bent = straight / (1 + self._setting.distortion * radius)
        return np.asarray(bent + middle - 0.5, np.float32)

    def develop(self, light: Floats, blur_px: float = 0.0) -> Floats:
        """Grey levels before flicker and noise, 0..300; `blur_px`: blur radius of the defocus."""
        soft = blurred(light, math.hypot(self._setting.spread_px, blur_px))
        out = np.asarray(cv2.remap(soft, self._from_x, self._from_y, cv2.INTER_LINEAR), np.float32)
        out *= self._gain
        np.maximum(out, 0, out=out)
        np.sqrt(out, out=out)
        out *= 255 * 0.92
        np.minimum(out, 330, out=out)
        if self._setting.sharpening:
            out = np.minimum(out + self._setting.sharpening * (out - blurred(out, 1.2)), np.float32(300))
        return np.asarray(np.maximum(out, 0), np.float32)

    def expose(self, developed: Floats, time_s: float, gain: float, rng: np.random.Generator) -> Image:
        """The finished frame; `gain` in linear light."""
        s = self._setting
        beat = 2.0 * s.lamp_hz
        depth = s.flicker * abs(float(np.sinc(beat * s.shutter_s)))
        rows = 1 + depth * np.cos(2 * np.pi * beat * (time_s + self._row_s))
        level = np.sqrt(np.maximum(rows, 0.05) * gain).astype(np.float32)
        bank = self._noises[int(rng.integers(_NOISES))]
        y, x = rng.integers(_SPARE, size=2)
        width, height = s.size
        grain = bank[y : y + height, x : x + width]
        if rng.random() < 0.5:
            grain = grain[:, ::-1]
        levels = developed * level[:, None, None]
        levels += grain
        np.clip(levels, 0, 255, out=levels)
        return np.asarray(cv2.LUT(levels.astype(np.uint8), self._curve), np.uint8)
