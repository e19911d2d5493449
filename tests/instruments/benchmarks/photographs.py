"""Whole photographs of cards on a table, rendered: what `benchmarks.stress` measures the reading of stills on.

Made apart from the pictures that the reader is trained on: other backgrounds, light, camera and arrangement, and faces
of designs that training never sees. Everything follows from the generator passed in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import cv2
import numpy as np
from numpy.typing import NDArray

from tests.instruments.benchmarks import arrangements
from vision.quads import Image, Quad
from vision.training.art import FACE_H, FACE_W, Face

Floats = NDArray[np.float32]
FaceSource = Callable[[np.random.Generator], Face]
GROUNDS = ("wood", "cloth", "pattern", "paper", "carpet", "dark")


@dataclass(frozen=True)
class Laid:
    """A card in the photograph: its labels ("none" for a joker or back), its outline, the share of it that is seen.

    `width` is the mean length of its short sides in px, `tilt` in degrees.
    """

    rank: str
    suit: str
    quad: Quad
    seen: float
    width: float
    tilt: float


@dataclass(frozen=True)
class Photograph:
    image: Image
    cards: tuple[Laid, ...]
    ground: str
    blur: float  # px
    arrangement: str


@dataclass
class _Scene:
    image: Floats
    owner: NDArray[np.int16]  # which card is seen at a pixel, -1 none


def photograph(rng: np.random.Generator, face: FaceSource, others: FaceSource, arrangement: str) -> Photograph:
    """A photograph of 1 to 5 cards from `face` and things beside them; `others` gives backs, jokers, foreign cards.

    `arrangement`: "free" (nothing over the cards), "heap" (cards on cards), "cut" (by the picture's edge), "hand"
    (fingers over them), "none" (no face at all) or one of those of `arrangements`.
    """
    long_side = int(rng.choice([480, 640, 960, 1280, 2000, 3000], p=[0.2, 0.3, 0.25, 0.18, 0.05, 0.02]))
    long_side = 4000 if arrangement == "large" else long_side
    height, width = (long_side * 3 // 4, long_side) if rng.random() < 0.6 else (long_side, long_side * 3 // 4)
    ground = GROUNDS[rng.integers(len(GROUNDS))]
    largest = min(900.0, 0.62 * min(height, width))
    size = float(np.exp(rng.uniform(np.log(60), np.log(largest))))
    if arrangement == "large":
        size = float(rng.choice([60, 150, 300, 0.6 * min(height, width)]))
    elif arrangement in arrangements.HELD_TOGETHER:
        size = max(60.0, 0.4 * size)
    tilt = float(abs(rng.normal(0, 18))) if rng.random() < 0.8 else float(rng.uniform(0, 45))
    camera = _view(rng, min(tilt, 45.0), height, width)
    table = arrangements.felt if arrangement == "felt" else partial(_ground, kind=ground)
    scene = _Scene(table(rng, height=height, width=width, size=size), np.full((height, width), -1, np.int16))
    for _ in range(rng.integers(0, 4)):
        _thing(rng, scene, size)
    count = int(rng.integers(1, 6)) if arrangement != "heap" else int(rng.integers(2, 5))
    count = 1 if arrangement in ("crop", "gloss") else count
    outlines: list[Quad] = []
    faces: list[Face] = []
    if arrangement in arrangements.PLACED:
        quads = [camera(corners) for corners in arrangements.PLACED[arrangement](rng, size)]
        quads = [quad for quad in quads if (quad > 0).all() and (quad < (width, height)).all()]
    else:
        quads = _places(rng, arrangement, count, size, camera, height, width)
    for quad in quads:
        one = others(rng) if arrangement == "none" or rng.random() < 0.12 else face(rng)
        if arrangement == "gloss":
            scene.image = arrangements.with_reflection(rng, scene.image, one, quad)
        _lay(rng, scene, one, quad, len(faces))
        outlines.append(quad)
        faces.append(one)
    if arrangement in ("hand", "fan"):
        for quad in outlines if arrangement == "hand" else outlines[-1:]:
            _fingers(rng, scene, quad)
    seen = [_seen(scene.owner, quad, number) for number, quad in enumerate(outlines)]
    image, blur = _camera(rng, scene.image, size)
    if arrangement == "dim":
        image = arrangements.in_low_light(rng, image)
    if arrangement == "crop":
        image, outlines = arrangements.cropped(rng, image, outlines)
    cards = tuple(
        Laid(one.rank, one.suit, quad, share, _short_side(quad), tilt)
        for one, quad, share in zip(faces, outlines, seen, strict=True)
    )
    return Photograph(image, cards, ground, blur, arrangement)


def _short_side(quad: Quad) -> float:
    return float(np.hypot(*(quad[1] - quad[0])) + np.hypot(*(quad[2] - quad[3]))) / 2


def _view(rng: np.random.Generator, tilt: float, height: int, width: int) -> Callable[[NDArray[np.float64]], Quad]:
    """How points of the table (px, about the middle) are seen by a camera tilted by `tilt` degrees."""
    axis, lean = rng.uniform(0, 2 * np.pi), np.radians(tilt)
    across = np.array([np.cos(axis), np.sin(axis)])
    distance = rng.uniform(1.3, 3.0) * max(height, width)

    def seen(points: NDArray[np.float64]) -> Quad:
        far = points @ across
        flat = points - np.outer(far * (1 - np.cos(lean)), across)
        flat = flat * (distance / (distance + far * np.sin(lean)))[:, None]
        return np.asarray(flat + np.array([width / 2, height / 2]), np.float32)

    return seen


def _places(
    rng: np.random.Generator,
    arrangement: str,
    count: int,
    size: float,
    camera: Callable[[NDArray[np.float64]], Quad],
    height: int,
    width: int,
) -> list[Quad]:
    """Outlines of the cards, those on top last; apart from each other but in a heap, inside the picture but "cut"."""
    long = size / rng.uniform(0.64, 0.72)
    base = np.array([[-size, -long], [size, -long], [size, long], [-size, long]]) / 2
    placed: list[Quad] = []
    middle, turn = np.array([rng.uniform(-0.15, 0.15) * width, rng.uniform(-0.15, 0.15) * height]), rng.uniform(0, 360)
    fan = arrangement == "heap" and rng.random() < 0.6
    step, bend = rng.uniform(0.2, 0.7) * size, rng.uniform(-12, 12)
    for number in range(count):
        for _ in range(40):
            if fan:
                angle = np.radians(turn + bend * number)
                at = middle + number * step * np.array([np.cos(np.radians(turn)), np.sin(np.radians(turn))])
            elif arrangement == "heap":
                angle, at = rng.uniform(0, 2 * np.pi), middle + rng.normal(0, 0.6 * size, 2)
            else:
                angle = rng.uniform(0, 2 * np.pi)
                at = np.array([rng.uniform(-0.5, 0.5) * width, rng.uniform(-0.5, 0.5) * height])
            turned = base @ np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
            quad = camera(turned + at)
            margin = 0.03 * size
            inside = bool(
                (quad > margin).all() and (quad[:, 0] < width - margin).all() and (quad[:, 1] < height - margin).all()
            )
            centre = quad.mean(axis=0)
            held = bool((centre > 0).all() and centre[0] < width and centre[1] < height)
            grown = np.asarray((quad - centre) * 1.06 + centre, np.float32)
            apart = arrangement == "heap" or all(cv2.intersectConvexConvex(grown, other)[0] <= 0 for other in placed)
            if apart and (held and not inside if arrangement == "cut" and number == 0 else inside):
                placed.append(quad)
                break
    return placed


def _ground(rng: np.random.Generator, *, kind: str, height: int, width: int, size: float) -> Floats:
    """A table top; its pattern has a scale of its own, now finer and now coarser than the cards."""

    def noise(cell_x: float, cell_y: float) -> Floats:
        small = rng.standard_normal((max(2, round(height / cell_y)), max(2, round(width / cell_x))), np.float32)
        return np.asarray(cv2.resize(small, (width, height), interpolation=cv2.INTER_CUBIC), np.float32)

    grain = float(rng.uniform(0.02, 0.15) * size) + 1.5
    if kind == "wood":
        bands = noise(grain * 14, grain) * 16 + noise(grain * 30, grain / 2) * 9
        base = np.array([60, 95, 140]) * rng.uniform(0.5, 1.5)
    elif kind == "cloth":
        bands = noise(1.5, 1.5) * rng.uniform(3, 12) + noise(size * 2, size * 2) * 8
        base = np.array([[60, 110, 35], [110, 50, 30], [40, 30, 130], [90, 90, 90]][rng.integers(4)]) * rng.uniform(
            0.5, 1.3
        )
    elif kind == "pattern":
        xs, ys = np.meshgrid(np.arange(width), np.arange(height))
        period = grain * rng.uniform(3, 12)
        turn = rng.uniform(0, np.pi)
        u, v = xs * np.cos(turn) + ys * np.sin(turn), ys * np.cos(turn) - xs * np.sin(turn)
        checks = np.sign(np.sin(u * 2 * np.pi / period)) * (
            np.sign(np.sin(v * 2 * np.pi / period)) if rng.random() < 0.6 else 1
        )
        bands = np.asarray(checks * rng.uniform(10, 70), np.float32)
        base = rng.uniform(60, 200, 3)
    elif kind == "paper":
        bands = noise(2, 2) * 2 + noise(size * 3, size * 3) * 3
        base = rng.uniform(205, 250) * np.array([rng.uniform(0.94, 1), rng.uniform(0.96, 1), 1.0])
    elif kind == "carpet":
        bands = noise(grain, grain) * rng.uniform(8, 30)
        base = rng.uniform(50, 170) * rng.uniform(0.8, 1.1, 3)
    else:
        bands, base = noise(3, 3) * 3, rng.uniform(5, 40, 3)
    ground = np.asarray(base, np.float32) + bands[..., None] * rng.uniform(0.7, 1.1, 3).astype(np.float32)
    return np.asarray(np.clip(ground, 0, 255), np.float32)


def _thing(rng: np.random.Generator, scene: _Scene, size: float) -> None:
    """Something that is no card: a sheet, a coin, a pen, a box."""
    height, width = scene.owner.shape
    x, y = rng.uniform(0, width), rng.uniform(0, height)
    colour = tuple(float(v) for v in (rng.uniform(200, 252, 3) if rng.random() < 0.4 else rng.uniform(0, 255, 3)))
    kind = rng.random()
    if kind < 0.35:
        box = cv2.boxPoints(((x, y), tuple(rng.uniform(0.5, 3, 2) * size), rng.uniform(0, 180)))
        cv2.fillConvexPoly(scene.image, np.rint(box).astype(np.int32), colour, cv2.LINE_AA)
        for _ in range(rng.integers(0, 12)):
            a = box[0] + (box[1] - box[0]) * rng.uniform(0.1, 0.9) + (box[3] - box[0]) * rng.uniform(0.1, 0.9)
            written = np.zeros(scene.owner.shape, np.uint8)
            text = "".join(rng.choice(list("AEKQJT2398 the of"), 8))
            font, scale = cv2.FONT_HERSHEY_SIMPLEX, max(0.3, size / 300)
            cv2.putText(written, text, (int(a[0]), int(a[1])), font, scale, 255, 1, cv2.LINE_AA)
            scene.image[written > 127] = 20
    elif kind < 0.6:
        cv2.circle(scene.image, (int(x), int(y)), int(rng.uniform(0.1, 0.5) * size), colour, -1, cv2.LINE_AA)
    else:
        turn, length = rng.uniform(0, 2 * np.pi), rng.uniform(1, 4) * size
        end = (int(x + np.cos(turn) * length), int(y + np.sin(turn) * length))
        cv2.line(scene.image, (int(x), int(y)), end, colour, max(1, int(rng.uniform(0.02, 0.12) * size)), cv2.LINE_AA)


def _lay(rng: np.random.Generator, scene: _Scene, face: Face, quad: Quad, number: int) -> None:
    """One card on the scene: rounded corners, a faint edge, a shadow beneath."""
    paper = rng.uniform(0.9, 1.0) * np.array([rng.uniform(0.92, 1.0), rng.uniform(0.97, 1.0), 1.0])
    radius = round(rng.uniform(2.0, 4.0) * FACE_W / 63.5)
    mask = np.zeros((FACE_H, FACE_W), np.uint8)
    mask[radius:-radius] = 255
    mask[:, radius:-radius] = 255
    for x in (radius, FACE_W - 1 - radius):
        for y in (radius, FACE_H - 1 - radius):
            cv2.circle(mask, (x, y), radius, 255, -1)
    card: np.ndarray = np.dstack([face.image * paper, mask]).astype(np.float32)
    x0, y0 = np.maximum(np.floor(quad.min(axis=0)).astype(int) - 12, 0)
    x1, y1 = np.minimum(np.ceil(quad.max(axis=0)).astype(int) + 12, scene.owner.shape[::-1])
    shrink = _short_side(quad) / FACE_W
    if shrink < 0.8:
        card = cv2.resize(card, None, fx=max(shrink, 0.05), fy=max(shrink, 0.05), interpolation=cv2.INTER_AREA)
    h, w = card.shape[:2]
    source = np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32) - np.float32(0.5)
    matrix = cv2.getPerspectiveTransform(source, (quad - [x0, y0] - 0.5).astype(np.float32))
    laid = cv2.warpPerspective(card, matrix, (int(x1 - x0), int(y1 - y0)), flags=cv2.INTER_LINEAR)
    alpha = laid[..., 3:] / 255
    part = scene.image[y0:y1, x0:x1]
    soft, drop = max(0.8, 0.012 * _short_side(quad) * rng.uniform(0.3, 2)), rng.uniform(0.05, 0.5)
    shadow = cv2.GaussianBlur(alpha, (0, 0), soft)[..., None]
    shift = np.array([[1, 0, rng.uniform(-1, 1) * soft], [0, 1, rng.uniform(-1, 1) * soft]], np.float32)
    shadow = cv2.warpAffine(shadow, shift, (shadow.shape[1], shadow.shape[0]))[..., None]
    part *= 1 - drop * shadow
    part[:] = part * (1 - alpha) + laid[..., :3] * alpha
    scene.owner[y0:y1, x0:x1][alpha[..., 0] > 0.5] = number


def _fingers(rng: np.random.Generator, scene: _Scene, quad: Quad) -> None:
    """One to three fingers over an edge of the card."""
    size = _short_side(quad)
    skin = np.array([105, 140, 200]) * rng.uniform(0.4, 1.2)
    corner = quad[rng.integers(4)]
    inwards = quad.mean(axis=0) - corner
    start = corner + np.roll(inwards, 1) * rng.uniform(-0.4, 0.4)
    for finger in range(rng.integers(1, 4)):
        offset = np.array([-inwards[1], inwards[0]]) / np.hypot(*inwards) * finger * 0.24 * size
        tip = start + inwards * rng.uniform(0.05, 0.5) + offset
        out = start - inwards * 2 + offset
        a, b = (tuple(int(v) for v in p) for p in (tip, out))
        colour = tuple(float(v) for v in np.clip(skin * rng.uniform(0.9, 1.1), 0, 255))
        cv2.line(scene.image, a, b, colour, max(2, int(0.22 * size)), cv2.LINE_AA)
        mask = np.zeros(scene.owner.shape, np.uint8)
        cv2.line(mask, a, b, 1, max(2, int(0.22 * size)))
        scene.owner[mask > 0] = -1


def _seen(owner: NDArray[np.int16], quad: Quad, number: int) -> float:
    """The share of the card that can be seen."""
    area = abs(float(cv2.contourArea(quad)))
    return float((owner == number).sum()) / max(area * 0.985, 1.0)


def _camera(rng: np.random.Generator, scene: Floats, size: float) -> tuple[Image, float]:
    """(the picture after light, lens, sensor and JPEG, the blur in px)."""
    height, width = scene.shape[:2]
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    turn = rng.uniform(0, 2 * np.pi)
    along = (xs - width / 2) * np.float32(np.cos(turn)) + (ys - height / 2) * np.float32(np.sin(turn))
    image = scene * (1 + along / max(height, width) * rng.uniform(0, 0.8))[..., None]
    if rng.random() < 0.3:  # the edge of a shadow
        soft = rng.uniform(0.02, 0.5) * size
        image *= (
            1 - rng.uniform(0.2, 0.6) / (1 + np.exp(np.clip(-(along - rng.uniform(-0.3, 0.3) * width) / soft, -30, 30)))
        )[..., None]
    if rng.random() < 0.25:  # a lamp's reflection
        at, wide = rng.uniform(0, 1, 2) * [width, height], rng.uniform(0.05, 0.6) * size
        image += (rng.uniform(30, 160) * np.exp(-((xs - at[0]) ** 2 + (ys - at[1]) ** 2) / wide**2))[..., None]
    light = np.exp(rng.normal(0, 0.08, 3)) if rng.random() < 0.7 else rng.uniform(0.45, 1.1, 3)
    image *= (light * 2 ** rng.normal(-0.2, 0.5)).astype(np.float32)
    blur = float(abs(rng.normal(0, 0.3)) * size / 63.5 * 0.6 + rng.uniform(0.2, 0.7))
    image = np.asarray(cv2.GaussianBlur(image, (0, 0), blur), np.float32)
    image += rng.standard_normal(image.shape, np.float32) * np.float32(rng.exponential(2.5))
    data = cv2.imencode(
        ".jpg", np.clip(image, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(30, 96))]
    )[1]
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.uint8), blur
