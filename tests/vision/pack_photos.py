"""Photographs of any card face, rendered: on a cloth or cropped to nearly all card, in good and in bad light.

For the tests and the bench of enrolled packs. Everything follows from the generator passed in.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

Image = NDArray[np.uint8]
Points = NDArray[np.float64]


@dataclass(frozen=True)
class Conditions:
    """How badly a photograph is taken; every value is the most that is drawn.

    `tilt_deg`; `focus` and `motion`: blur (sigma, length) as a share of the card's width; `glare`: 0..1 of white;
    `exposure_ev`: to either side; `noise`: grey levels; `cover`: share of the card that something lies on (drawn from
    a third of it upwards). `lamp`: what the light does to blue, green and red, each time the same.
    """

    tilt_deg: float = 5.0
    focus: float = 0.004
    motion: float = 0.0
    glare: float = 0.0
    exposure_ev: float = 0.3
    noise: float = 2.0
    cover: float = 0.0
    lamp: tuple[float, float, float] = (1.0, 1.0, 1.0)


GOOD = Conditions()
ORDINARY = Conditions(tilt_deg=18.0, focus=0.011, motion=0.03, glare=0.5, exposure_ev=1.0, noise=5.0)
HARD = Conditions(tilt_deg=28.0, focus=0.02, motion=0.06, glare=0.9, exposure_ev=1.6, noise=9.0)
COVERED = Conditions(tilt_deg=18.0, focus=0.008, motion=0.02, glare=0.3, exposure_ev=0.7, noise=4.0, cover=0.75)


def photograph(
    face: Image,
    rng: np.random.Generator,
    conditions: Conditions = GOOD,
    *,
    crop: bool = False,
    width: float = 0.0,
    size_px: tuple[int, int] | None = None,
) -> tuple[Image, NDArray[np.float32]]:
    """(the picture, BGR; the card's corners, clockwise from its own top left) of one face lying on a table, turned
    anyhow. `crop`: the picture is nearly all card. `width`: of the card in px, drawn from 110 to 330 when 0;
    `size_px`: width and height of the picture, drawn when None; as much more as the card needs."""
    width = width or float(rng.uniform(110, 330))
    height = width * face.shape[0] / face.shape[1]
    quad = _corners(width, height, rng, conditions.tilt_deg)
    if crop:
        low, high = quad.min(axis=0) - rng.uniform(0.005, 0.03) * width, quad.max(axis=0) + 0.02 * width
        if rng.random() < 0.5 or np.ptp(quad[:, 0]) * np.ptp(quad[:, 1]) > 1.3 * width * height:
            quad = _upright(quad)
            low, high = quad.min(axis=0) - rng.uniform(0.0, 0.03) * width, quad.max(axis=0) + 0.02 * width
        quad = quad - low
        size = np.ceil(high - low).astype(int)
    else:
        size = (
            np.array([rng.uniform(1.9, 3.2), rng.uniform(1.9, 2.6)]) * height if size_px is None else np.array(size_px)
        )
        room = size - np.ptp(quad, axis=0) - 8
        quad = quad - quad.min(axis=0) + 4 + rng.uniform(0, 1, 2) * np.maximum(room, 0)
        size = np.ceil(np.maximum(size, quad.max(axis=0) + 4)).astype(int)
    ground = _ground(int(size[0]), int(size[1]), rng)
    card = _printed(face, rng, conditions.cover)
    picture = _taken(_laid(ground, card, quad), quad.mean(axis=0), width, rng, conditions)
    return picture, quad.astype(np.float32)


def _corners(width: float, height: float, rng: np.random.Generator, tilt_deg: float) -> Points:
    x, y = width / 2, height / 2
    corners = np.array([[-x, -y], [x, -y], [x, y], [-x, y]])
    tilt, axis = np.radians(rng.uniform(0, tilt_deg)), rng.uniform(0, 2 * np.pi)
    across = np.array([np.cos(axis), np.sin(axis)])
    far = corners @ across
    distance = rng.uniform(3, 8) * height
    corners = corners - np.outer(far * (1 - np.cos(tilt)), across)
    corners = corners * (distance / (distance + far * np.sin(tilt)))[:, None]
    angle = rng.uniform(0, 2 * np.pi)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return np.asarray(corners @ turn.T)


def _upright(quad: Points) -> Points:
    """The corners turned so that the first side is nearly level, either way up."""
    side = quad[1] - quad[0]
    angle = -np.arctan2(side[1], side[0])
    if side[0] < 0:
        angle += np.pi
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return np.asarray(quad @ turn.T)


def _ground(w: int, h: int, rng: np.random.Generator) -> NDArray[np.float32]:
    base = np.empty((h, w, 3), np.float32)
    base[:] = rng.uniform(15, 150, 3) if rng.random() < 0.8 else rng.uniform(15, 190)
    for cell, depth in ((80, 14), (9, 9), (2, 10)):
        if rng.random() < 0.7:
            coarse = rng.standard_normal((max(2, h // cell), max(2, w // cell), 1), np.float32)
            if rng.random() < 0.3:
                coarse = coarse.mean(axis=int(rng.integers(2)), keepdims=True) * np.ones_like(coarse) * 2
            spread = cv2.resize(coarse, (w, h), interpolation=cv2.INTER_CUBIC).reshape(h, w, 1)
            base += spread * np.float32(rng.uniform(0.2, 1) * depth)
    return np.clip(base, 0, 255)


def _printed(face: Image, rng: np.random.Generator, cover: float) -> Image:
    """BGRA: the face with rounded corners and what covers it."""
    h, w = face.shape[:2]
    radius = round(0.05 * w)
    mask = np.zeros((h, w), np.uint8)
    cv2.rectangle(mask, (radius, 0), (w - 1 - radius, h - 1), 255, -1)
    cv2.rectangle(mask, (0, radius), (w - 1, h - 1 - radius), 255, -1)
    for x in (radius, w - 1 - radius):
        for y in (radius, h - 1 - radius):
            cv2.circle(mask, (x, y), radius, 255, -1)
    card = np.dstack([face * (rng.uniform(0.86, 1.0, 3) if rng.random() < 0.5 else 1.0), mask]).astype(np.uint8)
    if cover > 0:
        share, side = rng.uniform(cover / 3, cover), rng.integers(4)
        colour = rng.uniform(20, 230, 3)
        ys, xs = np.mgrid[0:h, 0:w] / np.array([h, w])[:, None, None]
        slant = rng.uniform(-0.3, 0.3)
        along = (ys + slant * (xs - 0.5), 1 - ys + slant * xs, xs + slant * ys, 1 - xs + slant * ys)[side]
        card[along < share, :3] = colour
    return card


def _laid(ground: NDArray[np.float32], card: Image, quad: Points) -> NDArray[np.float32]:
    h, w = ground.shape[:2]
    shrink = float(np.hypot(*(quad[1] - quad[0]))) / card.shape[1]
    if shrink < 0.8:
        size = (round(card.shape[1] * shrink), round(card.shape[0] * shrink))
        card = np.asarray(cv2.resize(card, size, interpolation=cv2.INTER_AREA), np.uint8)
    ch, cw = card.shape[:2]
    around = np.array([[0, 0], [cw, 0], [cw, ch], [0, ch]], np.float32) - np.float32(0.5)
    matrix = cv2.getPerspectiveTransform(around, (quad - 0.5).astype(np.float32))
    laid = cv2.warpPerspective(card, matrix, (w, h), flags=cv2.INTER_LINEAR).astype(np.float32)
    alpha = laid[..., 3:] / 255
    shadow = cv2.GaussianBlur(alpha, (0, 0), 3).reshape(h, w, 1)
    return np.asarray(ground * (1 - 0.35 * shadow) * (1 - alpha) + laid[..., :3] * alpha, np.float32)


def _taken(scene: NDArray[np.float32], middle: Points, width: float, rng: np.random.Generator, c: Conditions) -> Image:
    h, w = scene.shape[:2]
    ys, xs = np.arange(h, dtype=np.float32)[:, None], np.arange(w, dtype=np.float32)[None]
    angle = rng.uniform(0, 2 * np.pi)
    ramp = ((xs - w / 2) * np.cos(angle) + (ys - h / 2) * np.sin(angle)) / max(w, h)
    image = scene * np.array(c.lamp, np.float32) * (1 + ramp * rng.uniform(0, 0.5))[..., None]
    if c.glare > 0 and rng.random() < 0.6:
        at, size = middle + rng.uniform(-0.7, 0.7, 2) * width, rng.uniform(0.07, 0.35, 2) * width
        bright = np.exp(-(((xs - at[0]) / size[0]) ** 2) - ((ys - at[1]) / size[1]) ** 2)
        image = image + (bright * rng.uniform(0.2, 1) * c.glare * 255)[..., None]
    sigma = rng.uniform(0, c.focus) * width
    if sigma > 0.3:
        image = cv2.GaussianBlur(image, (0, 0), float(sigma))
    length = rng.uniform(0, c.motion) * width
    if length > 1 and rng.random() < 0.6:
        image = cv2.filter2D(image, -1, _streak(length, rng.uniform(0, np.pi)))
    balance = np.exp(rng.normal(0, 0.07, 3))
    image = image * (balance * np.exp2(rng.uniform(-c.exposure_ev, 0.6 * c.exposure_ev)))
    image = image + rng.standard_normal((h, w, 3)) * rng.uniform(0.3, 1) * c.noise
    picture = np.clip(image, 0, 255).astype(np.uint8)
    ok, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(70, 96))])
    decoded = cv2.imdecode(data, cv2.IMREAD_COLOR)
    assert ok
    assert decoded is not None
    return np.asarray(decoded, np.uint8)


def _streak(length: float, angle: float) -> NDArray[np.float32]:
    size = max(3, int(np.ceil(length)) | 1)
    kernel = np.zeros((size, size), np.float32)
    middle = size // 2
    end = np.array([np.cos(angle), np.sin(angle)]) * length / 2
    a, b = np.round(middle - end).astype(int), np.round(middle + end).astype(int)
    cv2.line(kernel, (int(a[0]), int(a[1])), (int(b[0]), int(b[1])), 1.0, 1)
    return np.asarray(kernel / kernel.sum(), np.float32)
