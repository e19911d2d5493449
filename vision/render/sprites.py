"""The things of the rendered table that are not cards: cloth, box, hand, clutter; each painted once, seeded.

A `Sprite` is a flat picture with a coverage mask and its size in millimetres; `Sprite.seen` warps it into the view.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.marker_layout import BOX_MM, CELLS, PLACES, SETS, SIDE_MM, WHITE_MM, dictionary
from vision.quads import Image
from vision.render.card_art import HEIGHT_MM, WIDTH_MM
from vision.render.shapes import Points, brush, ellipse, path, rounded_rectangle
from vision.render.view import Pinhole, turned

BOX_W = 112.0
"""Outer width of the dealing box, mm."""
BOX_H = 136.0
"""Outer height of the dealing box, mm."""
PLATE_W = 90.0
PLATE_H = 115.0

Coverage = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Patch:
    """A piece of a frame: its picture, its opacity (0..1), and its top left pixel."""

    image: Image
    cover: Coverage
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture lying flat: BGR, coverage 0..255, pixels to the millimetre. Its own (0, 0) is its middle, or the
    pixel `origin` where that is given."""

    image: Image
    mask: NDArray[np.uint8]
    scale: float
    origin: tuple[float, float] | None = None

    def seen(
        self,
        view: Pinhole,
        x: float,
        y: float,
        angle_deg: float = 0.0,
        blur_px: tuple[float, float] = (0, 0),
        *,
        beyond_px: int = 0,
    ) -> Patch | None:
        """This sprite lying at (x, y) mm, seen by the camera and smeared by `blur_px`; None when out of the picture.

        `beyond_px`: so far outside the picture the patch may reach (then its x and y may be negative).
        """
        h, w = self.mask.shape
        origin = self.origin or ((w - 1) / 2, (h - 1) / 2)
        to_mm = np.eye(3)
        to_mm[:2, :2] = turned(angle_deg) / self.scale
        to_mm[:2, 2] = to_mm[:2, :2] @ (-origin[0], -origin[1]) + (x, y)
        matrix = view.to_px @ to_mm
        corners = np.array([[[-0.5, -0.5]], [[w - 0.5, -0.5]], [[w - 0.5, h - 0.5]], [[-0.5, h - 0.5]]])
        quad = cv2.perspectiveTransform(corners, matrix).reshape(-1, 2)
        kx, ky = (max(1, round(abs(b))) for b in blur_px)
        room = np.array([kx, ky]) / 2 + 1
        x0, y0 = np.maximum(np.floor(quad.min(axis=0) - room), -beyond_px).astype(int)
        x1, y1 = np.minimum(np.ceil(quad.max(axis=0) + room + 1), np.array(view.size) + beyond_px).astype(int)
        if x1 - x0 < 2 or y1 - y0 < 2:
            return None
        shift = np.array([[1, 0, -x0], [0, 1, -y0], [0, 0, 1]], np.float64)
        size = (int(x1 - x0), int(y1 - y0))
        image = cv2.warpPerspective(
            self.image, shift @ matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
        )
        mask = cv2.warpPerspective(self.mask, shift @ matrix, size, flags=cv2.INTER_LINEAR)
        if kx > 1 or ky > 1:
            image, mask = cv2.blur(image, (kx, ky)), cv2.blur(mask, (kx, ky), borderType=cv2.BORDER_CONSTANT)
        return Patch(np.asarray(image, np.uint8), mask.astype(np.float32) / np.float32(255), int(x0), int(y0))


def clipped(patch: Patch, size: tuple[int, int], dx: int = 0, dy: int = 0) -> Patch | None:
    """The patch moved by whole pixels and clipped to a picture of `size`; None where nothing is left."""
    h, w = patch.cover.shape
    x, y = patch.x + dx, patch.y + dy
    x0, y0, x1, y1 = max(0, x), max(0, y), min(size[0], x + w), min(size[1], y + h)
    if x1 - x0 < 1 or y1 - y0 < 1:
        return None
    part = (slice(y0 - y, y1 - y), slice(x0 - x, x1 - x))
    return Patch(patch.image[part], patch.cover[part], x0, y0)


def darkened(frame: Image, patch: Patch | None, share: float) -> None:
    """Darkens the frame by `share` under the patch, in place."""
    if patch is None:
        return
    h, w = patch.cover.shape
    area = frame[patch.y : patch.y + h, patch.x : patch.x + w]
    cv2.blendLinear(area, np.zeros_like(area), 1 - patch.cover * np.float32(share), np.zeros_like(patch.cover), area)


def laid(frame: Image, patch: Patch | None, light: Image | None = None) -> None:
    """Puts a patch onto a frame, in place; `light` (same size as the frame, 200 = 1) shades it."""
    if patch is None:
        return
    h, w = patch.cover.shape
    area = (slice(patch.y, patch.y + h), slice(patch.x, patch.x + w))
    image = patch.image if light is None else cv2.multiply(patch.image, light[area], scale=1 / 200)
    frame[area] = cv2.blendLinear(image, frame[area], patch.cover, 1 - patch.cover)


def _polygon(canvas: NDArray[np.uint8], points: Points, colour: tuple[int, int, int] | int, scale: float) -> None:
    """Fills a polygon in mm around the canvas' middle."""
    h, w = canvas.shape[:2]
    fixed = np.round((points * scale + ((w - 1) / 2, (h - 1) / 2)) * 16).astype(np.int32)
    cv2.fillPoly(canvas, [fixed], colour, lineType=cv2.LINE_AA, shift=4)


def cloth(size: tuple[int, int], rng: np.random.Generator, colour: tuple[int, int, int] = (52, 96, 30)) -> Image:
    """Green baize with a fine weave and broad stains."""
    width, height = size
    weave = rng.normal(0, 5, (height, width)).astype(np.float32)
    weave += cv2.GaussianBlur(rng.normal(0, 9, (height, width)).astype(np.float32), (0, 0), 1.4)
    broad = cv2.resize(rng.normal(0, 5, (6, 10)).astype(np.float32), size, interpolation=cv2.INTER_CUBIC)
    shade = (weave + broad)[..., None] * np.array([0.7, 1.0, 0.6], np.float32)
    return np.clip(np.array(colour, np.float32) + shade, 0, 255).astype(np.uint8)


def light_map(size: tuple[int, int], rng: np.random.Generator, *, warmth: float, shadow: float) -> Image:
    """The lamp: brighter on one side, coloured, with a soft shadow edge across; 200 = full light, 3 channels."""
    width, height = size
    angle = rng.uniform(0, 2 * np.pi)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    along = (np.cos(angle) * (x / width - 0.5) + np.sin(angle) * (y / height - 0.5)).astype(np.float32)
    light = 0.90 + 0.22 * along - 0.16 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2)
    if shadow > 0:
        angle, offset = rng.uniform(0, 2 * np.pi), rng.uniform(-0.12, 0.12)
        edge = np.cos(angle) * (x / width - 0.5) + np.sin(angle) * (y / height - 0.5) - offset
        light = light * (1 - shadow * 0.6 / (1 + np.exp(-edge / 0.012)))
    tint = np.array([1 - 0.13 * warmth, 1.0, 1 + 0.05 * warmth], np.float32)
    return np.asarray(np.clip(200 * light[..., None] * tint, 0, 255), np.uint8)


def _grain(
    shape: tuple[int, int], rng: np.random.Generator, stretch: tuple[int, int], strength: float
) -> NDArray[np.float32]:
    small = rng.normal(0, strength, (max(2, shape[0] // stretch[0]), max(2, shape[1] // stretch[1]))).astype(np.float32)
    return np.asarray(cv2.resize(small, shape[::-1], interpolation=cv2.INTER_CUBIC), np.float32)[..., None]


def plate(scale: float, rng: np.random.Generator, hides_mm: float) -> Sprite:
    """The brass plate with the window in it: the part that opens with the lid."""
    h, w = round(PLATE_H * scale), round(PLATE_W * scale)
    base = np.array([96, 168, 196], np.float32) + _grain((h, w), rng, (1, 40), 6.0)
    base += np.linspace(14, -14, h, dtype=np.float32)[:, None, None]
    image = np.clip(base, 0, 255).astype(np.uint8)
    mask = np.zeros((h, w), np.uint8)
    _polygon(mask, rounded_rectangle(-PLATE_W / 2, -PLATE_H / 2, PLATE_W / 2, PLATE_H / 2, 4), 255, scale)
    ww, wh = WIDTH_MM / 2 - hides_mm, HEIGHT_MM / 2 - hides_mm
    _polygon(image, rounded_rectangle(-ww - 1.6, -wh - 1.6, ww + 1.6, wh + 1.6, 3), (60, 112, 138), scale)
    _polygon(image, rounded_rectangle(-ww - 0.8, -wh - 0.8, ww + 0.8, wh + 0.8, 2.5), (120, 196, 222), scale)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (PLATE_W / 2 - 5), sy * (PLATE_H / 2 - 5)
            _polygon(image, ellipse(x, y, 2.0), (70, 130, 156), scale)
            slot = brush(np.array([[x - 1.3, y - 0.8], [x + 1.3, y + 0.8]]), (0.5,))
            _polygon(image, slot, (30, 60, 74), scale)
    _polygon(mask, rounded_rectangle(-ww, -wh, ww, wh, 2), 0, scale)
    return Sprite(image, mask, scale)


def body(scale: float, rng: np.random.Generator, *, markers: bool = False, drawn: bool = False) -> Sprite:
    """The wooden box with the dark well for the pack and the slit in its right side; with `markers` at its corners, or
    `drawn`, it is as high as the drawn one."""
    high = BOX_MM[1] if markers or drawn else BOX_H
    h, w = round(high * scale), round(BOX_W * scale)
    wood = np.array([38, 62, 104], np.float32) + _grain((h, w), rng, (40, 2), 10.0) + _grain((h, w), rng, (90, 9), 10.0)
    image = np.clip(wood * np.array([0.9, 1.0, 1.1], np.float32), 0, 255).astype(np.uint8)
    mask = np.zeros((h, w), np.uint8)
    _polygon(mask, rounded_rectangle(-BOX_W / 2, -high / 2, BOX_W / 2, high / 2, 5), 255, scale)
    _polygon(
        image,
        rounded_rectangle(-PLATE_W / 2 - 1, -PLATE_H / 2 - 1, PLATE_W / 2 + 1, PLATE_H / 2 + 1, 4),
        (22, 34, 52),
        scale,
    )
    _polygon(image, rounded_rectangle(-34, -47, 34, 47, 2), (34, 30, 58), scale)  # the felt of the follower
    _polygon(image, rounded_rectangle(46.5, -46, 48.5, 46, 0.8), (8, 10, 14), scale)
    for k, (x, y) in enumerate(PLACES if markers else ()):
        _marker(image, SETS[0].first + k, x, y, scale)
    return Sprite(image, mask, scale)


def _marker(image: Image, number: int, x: float, y: float, scale: float) -> None:
    """A printed marker with its middle there."""
    cells = cv2.aruco.generateImageMarker(dictionary(), number, CELLS)
    half, cell = SIDE_MM / 2, SIDE_MM / CELLS
    for reach, shade in ((half + WHITE_MM, (228, 232, 234)), (half, (34, 34, 36))):
        _polygon(image, rounded_rectangle(x - reach, y - reach, x + reach, y + reach, 0.01), shade, scale)
    for row, column in np.argwhere(cells > 0):
        left, top = x - half + column * cell, y - half + row * cell
        _polygon(image, rounded_rectangle(left, top, left + cell, top + cell, 0.01), (228, 232, 234), scale)


def hand(scale: float, reach_mm: float) -> Sprite:
    """A right hand with stretched fingers and `reach_mm` of arm, coming from the lower right; origin: the fingertip."""
    margin = 34.0
    n = round((reach_mm + margin) * scale)
    image = np.empty((n, n, 3), np.uint8)
    image[:] = (112, 148, 205)
    mask = np.zeros((n, n), np.uint8)
    centre = np.full(2, (n - 1) / 2 / scale - margin)  # the canvas' middle, mm from the fingertip

    def fill(canvas: NDArray[np.uint8], points: Points, colour: tuple[int, int, int] | int) -> None:
        _polygon(canvas, points - centre, colour, scale)

    sleeve = np.array(
        [[92, 108], [132, 66], [reach_mm * 2, reach_mm * 2 - 66], [reach_mm * 2 - 40, reach_mm * 2]], np.float64
    )
    fingers = [
        (np.array([[1.0, 1.5], [22, 20], [50, 44]]), (13, 17, 20)),
        (np.array([[-13, 14], [6, 32], [44, 60]]), (13, 16, 20)),
        (np.array([[-2, 44], [16, 52], [52, 70]]), (13, 16, 20)),
        (np.array([[30, -18], [44, 4], [66, 34]]), (15, 18, 24)),
    ]
    palm = path((34, 36), (52, 10, 84, 18, 104, 44), (140, 76), (104, 116), (84, 112), (46, 104, 22, 70, 34, 36))
    for line, widths in fingers:
        fill(mask, brush(line, widths), 255)
        fill(mask, ellipse(line[0][0], line[0][1], widths[0] / 2), 255)
    fill(mask, palm, 255)
    fill(mask, sleeve, 255)
    for line, _ in fingers[:3]:
        fold = np.array([line[1] + (4, -8), line[1] + (-5, 6)])
        fill(image, brush(fold, (0.9,)), (84, 116, 172))
        side = np.stack([line[:, 0] - 4.5, line[:, 1] + 5.5], axis=1)
        fill(image, brush(side, (3.0, 4.0)), (88, 122, 180))
        nail = ellipse(line[0][0] + 1.2, line[0][1] + 0.6, 4.2, 3.4)
        fill(image, nail, (150, 176, 226))
    fill(image, sleeve, (74, 44, 36))
    fill(image, np.array([[92, 108], [132, 66], [142, 75], [102, 119]], np.float64), (214, 214, 220))
    soft = np.asarray(cv2.GaussianBlur(image, (0, 0), 0.8 * scale), np.uint8)
    return Sprite(soft, mask, scale, (margin * scale, margin * scale))


def clutter(frame: Image, view: Pinhole, count: int, rng: np.random.Generator) -> None:
    """Chips, coins, a note, a phone and a face-down card on the cloth, away from the box; in place."""
    for _ in range(count):
        kind = rng.choice(["chip", "coin", "note", "phone", "cup"])
        side = rng.choice([-1, 1])
        x, y = side * rng.uniform(70, 260), rng.choice([-1, 1]) * rng.uniform(62, 130)
        angle = turned(rng.uniform(0, 360))
        for outline, colour in _thing(str(kind), rng):
            points = view.project(outline @ angle.T + (x, y))
            cv2.fillPoly(frame, [np.round(points * 16).astype(np.int32)], colour, lineType=cv2.LINE_AA, shift=4)


def _thing(kind: str, rng: np.random.Generator) -> list[tuple[Points, tuple[int, int, int]]]:
    if kind == "chip":
        blue, green, red = (int(c) for c in rng.integers(20, 200, 3))
        colour = (blue, green, red)
        spots = [(rounded_rectangle(-2.5, 14.5, 2.5, 19.5, 0.5) @ turned(60 * k).T, (230, 236, 238)) for k in range(6)]
        return [
            (ellipse(0, 0, 19.5), colour),
            *spots,
            (ellipse(0, 0, 12), (225, 232, 236)),
            (ellipse(0, 0, 11), colour),
        ]
    if kind == "coin":
        return [(ellipse(0, 0, 11), (90, 140, 170)), (ellipse(0, 0, 9.6), (110, 164, 190))]
    if kind == "note":
        lines = [
            (brush(np.array([[-22.0, y], [rng.uniform(5, 22), y]]), (0.8,)), (90, 80, 80)) for y in (-24, -16, -8, 0, 8)
        ]
        return [(rounded_rectangle(-28, -36, 28, 36, 0.5), (226, 240, 242)), *lines]
    if kind == "phone":
        return [
            (rounded_rectangle(-36, -74, 36, 74, 8), (30, 28, 28)),
            (rounded_rectangle(-33, -66, 33, 66, 3), (62, 48, 40)),
        ]
    return [
        (ellipse(0, 0, 40), (225, 226, 228)),
        (ellipse(0, 0, 34), (200, 202, 206)),
        (ellipse(0, 0, 31), (24, 38, 62)),
    ]
