"""Things that lie flat: cards, the box's frame, well and lid, and what stands about on a table. All are sprites."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np

from tests.instruments.film.camera import Sprite, Vector
from tests.instruments.film.setting import FilmSetting
from tests.instruments.film.textures import (
    Floats,
    Material,
    blurred,
    linear,
    noise,
    pixels,
    plain,
    random_colour,
    resized,
    rounded,
    to_linear,
)
from vision.quads import Image

CARD_W, CARD_H = 63.0, 88.0
"""mm."""
_CHROME_MM = 2.5  # width of the rim
_NOTCH_MM = (8.0, 11.0)  # radius
_HEAD = (520.0, 280.0)  # mm, shoulders and all
_RIM = 2  # px round a sprite, so that its edge is smooth
_WELLS = {
    "dark": (28, 28, 30),
    "wood": (120, 82, 48),
    "redfelt": (120, 28, 34),
    "greenfelt": (30, 84, 56),
    "brass": (160, 130, 70),
    "bluegrey": (90, 105, 125),
}

Texture = Callable[[int, int], Floats]
"""(height, width) -> factor of the light at each pixel."""


def card(face: Image, px_per_mm: float, rng: np.random.Generator) -> Sprite:
    """A card that has been dealt before: its edges are a little worn, its print is not quite even."""
    width, height = round(CARD_W * px_per_mm), round(CARD_H * px_per_mm)
    how = cv2.INTER_AREA if face.shape[0] > height else cv2.INTER_CUBIC
    light = resized(to_linear(face), width, height, how)
    light = np.asarray(cv2.copyMakeBorder(light, *(_RIM,) * 4, cv2.BORDER_REPLICATE), np.float32)
    h, w = light.shape[:2]
    cover, distance = rounded(h, w, (_RIM, _RIM, w - _RIM, h - _RIM), 3.2 * px_per_mm)
    worn = np.clip(1 + (distance + 0.35 * px_per_mm) / (0.5 * px_per_mm), 0, 1) * 0.22
    uneven = 1 + 0.012 * (noise(rng, h, w, 1.0) + noise(rng, h, w, 9 * px_per_mm))
    light = np.clip(light, 0, 0.92) * (0.9 * (1 - worn) * uneven)[..., None]
    return _sprite(light, cover, px_per_mm)


def _sprite(light: Floats, cover: Floats, px_per_mm: float) -> Sprite:
    """With its origin in its middle."""
    premultiplied = np.ascontiguousarray(light * cover[..., None], np.float32)
    height, width = cover.shape
    return Sprite(premultiplied, np.ascontiguousarray(cover), px_per_mm, (width / 2, height / 2))


def sheet(
    width_mm: float,
    height_mm: float,
    colour: Floats,
    px_per_mm: float,
    *,
    radius_mm: float = 1.0,
    texture: Texture | None = None,
) -> Sprite:
    """A rectangle with round corners."""
    width, height = int(width_mm * px_per_mm) + 2 * _RIM, int(height_mm * px_per_mm) + 2 * _RIM
    cover, _ = rounded(height, width, (_RIM, _RIM, width - _RIM, height - _RIM), radius_mm * px_per_mm)
    light = plain(height, width, colour)
    if texture is not None:
        light *= texture(height, width)[..., None]
    return _sprite(light, cover, px_per_mm)


def shadow(of: Sprite, soft_mm: float, px_per_mm: float) -> Sprite:
    """Its shadow, with soft edges, at a lower resolution."""
    scale = px_per_mm / of.px_per_mm
    h, w = of.cover.shape
    width, height = max(1, round(w * scale)), max(1, round(h * scale))
    pad = int(soft_mm * px_per_mm * 2.5) + 2
    small = resized(of.cover, width, height, cv2.INTER_AREA)
    padded = np.asarray(cv2.copyMakeBorder(small, *(pad,) * 4, cv2.BORDER_CONSTANT, value=0), np.float32)
    x, y = of.origin
    return Sprite(None, blurred(padded, soft_mm * px_per_mm), px_per_mm, (x * width / w + pad, y * height / h + pad))


# --- the box -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Frame:
    """The plate over the pack: what is seen of it, its opening, all of it, and its shadow on the card beneath."""

    plate: Sprite
    opening: Sprite
    outer: Sprite
    shade: Sprite


def opening_mm(setting: FilmSetting) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the window, from the card's middle."""
    top, right, bottom, left = setting.hides_mm
    return left - CARD_W / 2, top - CARD_H / 2, CARD_W / 2 - right, CARD_H / 2 - bottom


def frame(
    setting: FilmSetting, half: Vector, material: Material, lamp: Vector, px_per_mm: float, rng: np.random.Generator
) -> Frame:
    """`half`: half the box's width and length, mm; `lamp`: the way the light comes from."""
    rim = 3
    width, height = (int(2 * v * px_per_mm) + 2 * rim for v in half)
    outer, distance = rounded(height, width, (rim, rim, width - rim, height - rim), 3 * px_per_mm)
    left, top, right, bottom = (v * px_per_mm for v in opening_mm(setting))
    x, y = width / 2, height / 2
    hole, inside = rounded(height, width, (x + left, y + top, x + right, y + bottom), rng.uniform(0.5, 3.5) * px_per_mm)
    light = material.surface(height, width, px_per_mm)
    _bevel(light, distance / px_per_mm, -1.2, lamp)
    _bevel(light, inside / px_per_mm, 1.0, lamp)
    if setting.hardship == "rim":
        hole = _chrome(light, hole, inside / px_per_mm, setting, rng)
    plate = outer * (1 - hole)
    thick = -lamp * 1.3 * px_per_mm
    shift = np.array([[1, 0, thick[0]], [0, 1, thick[1]]])
    cast = np.asarray(cv2.warpAffine(blurred(plate, 0.5 * px_per_mm), shift, (width, height)), np.float32) * hole
    masks = (Sprite(None, mask, px_per_mm, (x, y)) for mask in (hole, outer, cast))
    return Frame(_sprite(np.clip(light, 0, 2), plate, px_per_mm), *masks)


def _chrome(light: Floats, hole: Floats, inside_mm: Floats, setting: FilmSetting, rng: np.random.Generator) -> Floats:
    """Lays a rim round the window that mirrors lamp and room by turns, and cuts the thumb's notch into its end. `hole`:
    the window's cover; `inside_mm`: how far each pixel is outside of it; gives the new hole."""
    height, width = hole.shape
    x, y = pixels(height, width)
    gx, gy = cv2.Sobel(inside_mm, cv2.CV_32F, 1, 0), cv2.Sobel(inside_mm, cv2.CV_32F, 0, 1)
    facing = np.arctan2(gy, gx) + 2.5 * inside_mm
    mirrored = np.where(np.sin(facing * rng.integers(2, 5) + rng.uniform(0, 6)) > 0, 1.1, 0.06)
    rim = (inside_mm > 0) & (inside_mm < _CHROME_MM)
    light[rim] = mirrored[rim][:, None]
    rows, columns = np.flatnonzero(hole.max(axis=1) > 0.5), np.flatnonzero(hole.max(axis=0) > 0.5)
    middle = np.array([columns.mean(), rows.mean()])
    half = np.array([np.ptp(columns), np.ptp(rows)]) / 2
    way = {0: (0, 1), 1: (-1, 0), 2: (0, -1), 3: (1, 0)}[setting.slit]  # the end that is not the slit's
    at = middle + half * way
    scale = np.ptp(columns) / (opening_mm(setting)[2] - opening_mm(setting)[0])
    radius = rng.uniform(*_NOTCH_MM) * scale
    notch = np.clip(radius - np.hypot(x - at[0], y - at[1]) + 0.5, 0, 1)
    return np.asarray(np.maximum(hole, notch), np.float32)


def _bevel(light: Floats, distance_mm: Floats, wide_mm: float, lamp: Vector) -> None:
    """An edge that catches the light on one side; `wide_mm` negative: inside the outline."""
    band = np.clip(1 - np.abs(distance_mm - wide_mm / 2) / (abs(wide_mm) / 2 + 0.1), 0, 1)
    gx, gy = cv2.Sobel(distance_mm, cv2.CV_32F, 1, 0), cv2.Sobel(distance_mm, cv2.CV_32F, 0, 1)
    facing = (gx * lamp[0] + gy * lamp[1]) / (np.hypot(gx, gy) + 1e-6) * (1 if wide_mm < 0 else -1)
    light *= (1 + 0.6 * band * facing)[..., None]
    light += (0.06 * band * np.clip(facing, 0, 1))[..., None]


def well(kind: str, loose_mm: float, px_per_mm: float, rng: np.random.Generator) -> Sprite:
    """What is seen of an empty box: its floor, darker along the walls; `loose_mm`: the play of the cards in it."""
    screws = rng.random() < 0.4

    def texture(height: int, width: int) -> Floats:
        x, y = pixels(height, width)
        wall = np.minimum(np.minimum(x, width - x), np.minimum(y, height - y)) / px_per_mm
        out = (0.45 + 0.55 * np.clip(wall / 9, 0, 1)) * (1 + 0.08 * noise(rng, height, width, 0.5 * px_per_mm))
        if kind == "wood":
            out *= 1 + 0.12 * np.sin(x / px_per_mm * 0.9 + noise(rng, height, width, 8 * px_per_mm))
        for at in (0.3, 0.7) if screws else ():
            out[np.hypot(x - at * width, y - at * height) < 2.2 * px_per_mm] *= 0.5
        return np.asarray(out, np.float32)

    width, height = CARD_W + 2 * loose_mm, CARD_H + 2 * loose_mm
    return sheet(width, height, linear(_WELLS[kind]), px_per_mm, radius_mm=0.5, texture=texture)


def lid(half: Vector, material: Material, px_per_mm: float, rng: np.random.Generator) -> Sprite:
    """A plate as large as the box, with a knob or without."""
    width, height = (int((2 * v - 2) * px_per_mm) + 2 * _RIM for v in half)
    cover, _ = rounded(height, width, (_RIM, _RIM, width - _RIM, height - _RIM), 3 * px_per_mm)
    light = np.ascontiguousarray(material.surface(height, width, px_per_mm) * np.float32(rng.uniform(0.5, 1.2)))
    if rng.random() < 0.5:
        _disc(light, (width // 2, height // 2), 9 * px_per_mm, material.colour * 0.4)
        off = int(2 * px_per_mm)
        _disc(light, (width // 2 - off, height // 2 - off), 6 * px_per_mm, material.colour * 1.2 + 0.05)
    return _sprite(light, cover, px_per_mm)


def _disc(light: Floats, middle: tuple[int, int], radius_px: float, colour: Floats) -> None:
    cv2.circle(light, middle, int(radius_px), tuple(float(v) for v in colour), -1, cv2.LINE_AA)


def paper(px_per_mm: float, rng: np.random.Generator) -> Sprite:
    """A sheet of paper that someone lays over the box."""
    colour = random_colour(rng, (235, 232, 225), (60, 90, 150), (220, 190, 90))
    return sheet(
        rng.uniform(90, 110),
        rng.uniform(115, 130),
        colour,
        px_per_mm,
        texture=lambda h, w: np.asarray(1 + 0.05 * noise(rng, h, w, 12 * px_per_mm), np.float32),
    )


def head(px_per_mm: float, rng: np.random.Generator) -> Sprite:
    """Head and shoulders of someone who leans over the table, from above and out of focus."""
    width, height = int(_HEAD[0] * px_per_mm), int(_HEAD[1] * px_per_mm)
    x, y = pixels(height, width)
    x, y = (x - width / 2) / px_per_mm, (y - height / 2) / px_per_mm
    coat = random_colour(rng, (40, 40, 45), (60, 70, 100), (110, 100, 85), (90, 35, 40))
    hair = random_colour(rng, (30, 25, 22), (80, 55, 35), (150, 120, 80), (120, 118, 115))
    light = plain(height, width, coat)
    light[(x / 80) ** 2 + (y / 100) ** 2 < 1] = hair
    light *= (1 + 0.12 * noise(rng, height, width, 10 * px_per_mm) - 0.001 * np.abs(x))[..., None]
    shoulders = (x / 235) ** 2 + ((y + 10) / 120) ** 2
    inside = np.minimum((x / 85) ** 2 + (y / 105) ** 2, shoulders) < 1
    soft = 4 * px_per_mm
    cover = blurred(inside.astype(np.float32), soft)
    return _sprite(np.clip(blurred(light, soft), 0.002, 1), cover, px_per_mm)


# --- on the cloth --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Thing:
    """Something on the cloth: its picture, its radius and its height, mm."""

    sprite: Sprite
    radius_mm: float
    height_mm: float


def thing(px_per_mm: float, rng: np.random.Generator) -> Thing:
    """A chip (most often), a coin, a cup or a note."""
    makes = (chip, chip, coin, cup, note)
    return makes[int(rng.integers(len(makes)))](px_per_mm, rng)


def _round(radius_mm: float, px_per_mm: float) -> tuple[Floats, Floats, Floats, Floats]:
    """x, y and distance from the middle (mm) and cover of a round thing."""
    width = int(2 * radius_mm * px_per_mm) + 6
    x, y = ((p - width / 2) / px_per_mm for p in pixels(width, width))
    distance = np.hypot(x, y)
    disc = np.clip((radius_mm - distance) * px_per_mm + 0.5, 0, 1)
    return x, y, np.asarray(distance, np.float32), np.asarray(disc, np.float32)


def chip(px_per_mm: float, rng: np.random.Generator) -> Thing:
    radius = rng.uniform(18, 20.5)
    x, y, distance, disc = _round(radius, px_per_mm)
    body = random_colour(
        rng, (180, 30, 35), (30, 60, 150), (25, 110, 60), (30, 30, 32), (220, 215, 205), (200, 140, 30)
    )
    white = linear((232, 228, 220))
    light = plain(len(disc), len(disc), body)
    spots = (np.sin(np.arctan2(y, x) * rng.integers(4, 9) + 1) > 0.5) & (distance > 0.76 * radius)
    light[spots | ((distance > 0.58 * radius) & (distance < 0.63 * radius))] = white
    light[distance < 0.5 * radius] = body + (white - body) * np.float32(rng.uniform(0.2, 0.9))
    light *= (1 - 0.25 * (np.abs(distance - 0.96 * radius) < 0.5))[..., None]
    return Thing(_sprite(blurred(light, 0.15 * px_per_mm), disc, px_per_mm), radius, 3.0)


def coin(px_per_mm: float, rng: np.random.Generator) -> Thing:
    radius = rng.uniform(9, 13.5)
    x, _, distance, disc = _round(radius, px_per_mm)
    light = plain(len(disc), len(disc), random_colour(rng, (190, 185, 175), (170, 110, 60), (200, 165, 70)))
    relief = 0.8 + 0.25 * noise(rng, len(disc), len(disc), 2 * px_per_mm) + 0.3 * np.exp(-(((x - 2) / 3) ** 2))
    light *= (relief * (1 - 0.35 * (np.abs(distance - 0.9 * radius) < 0.5)))[..., None]
    return Thing(_sprite(np.clip(light, 0, 1.5), disc, px_per_mm), radius, 1.5)


def cup(px_per_mm: float, rng: np.random.Generator) -> Thing:
    radius = rng.uniform(34, 42)
    x, y, distance, disc = _round(radius, px_per_mm)
    light = plain(len(disc), len(disc), random_colour(rng, (235, 232, 225), (40, 60, 110), (150, 40, 40)))
    light *= (1 + 0.2 * x / radius)[..., None]
    light[distance < 0.88 * radius] = linear((55, 32, 20))
    light[(distance < 0.9 * radius) & (distance > 0.8 * radius)] *= 0.7
    gleam = 0.4 * np.exp(-((x + 8) ** 2 + (y + 10) ** 2) / 60) * (distance < 0.85 * radius)
    light = blurred(light + gleam[..., None].astype(np.float32), 0.3 * px_per_mm)
    return Thing(_sprite(np.clip(light, 0, 1.5), disc, px_per_mm), radius, 30.0)


def note(px_per_mm: float, rng: np.random.Generator) -> Thing:
    """A slip of paper, most often with some lines of writing."""
    width, height = rng.uniform(40, 110), rng.uniform(30, 90)
    colour = random_colour(rng, (240, 225, 90), (240, 150, 170), (150, 200, 235), (240, 240, 235), (150, 215, 140))
    grain: Texture = lambda h, w: np.asarray(1 + 0.02 * noise(rng, h, w, px_per_mm), np.float32)  # noqa: E731
    slip = sheet(width, height, colour, px_per_mm, radius_mm=0.5, texture=grain)
    if rng.random() < 0.6:
        _write(slip, px_per_mm, rng)
    return Thing(slip, math.hypot(width, height) / 2, 0.0)


def _write(slip: Sprite, px_per_mm: float, rng: np.random.Generator) -> None:
    assert slip.light is not None
    height, width = slip.cover.shape
    ink = tuple(float(v) for v in linear((60, 60, 90)))
    for at in np.arange(0.2, 0.85, 0.1):
        begin = (int(0.1 * width), int(at * height))
        end = (int(rng.uniform(0.4, 0.9) * width), int(at * height + rng.uniform(-1, 1) * px_per_mm))
        cv2.line(slip.light, begin, end, ink, max(1, int(0.5 * px_per_mm)), cv2.LINE_AA)
