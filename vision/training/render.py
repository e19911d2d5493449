"""One training example: a face put before a poor camera and cut out again by an outline that is a little off.

Imperfections: perspective, rotation, size 52-240 px (larger cards are averaged down before they are read), focus and
motion blur, noise, JPEG, exposure, white balance, glare, shadow, window frame over the outer 1-3 mm, hands and other
cards on top, outlines off by up to 4 % or cut inside the frame, and outlines that hold no card at all. Everything
follows from the generator passed in.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import CARD_H, CARD_W, Image, warp
from vision.read.reader import CORNER_SHARE, corner_patches, whole_patch
from vision.reading import NONE, RANKS, SUITS
from vision.training.art import FACE_H, FACE_W, Art, Box, Face
from vision.training.compose import back, composed, foreign, joker

Floats = NDArray[np.float32]
Mat = cv2.typing.MatLike

IGNORED = -1  # a label that is not to be learnt from
KIND_FACE = 0
KIND_OTHER_CARD = 1
KIND_NO_CARD = 2


@dataclass(frozen=True)
class Example:
    """Rectified card (CARD_H, CARD_W, 3); labels as class numbers (none = 13 or 4) or IGNORED.

    `corner_ranks`, `corner_suits`: top left, bottom right. `kind`: KIND_*.
    """

    card: Image
    corner_ranks: tuple[int, int]
    corner_suits: tuple[int, int]
    rank: int
    suit: int
    kind: int

    def patches(self) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
        """The two corners and the whole, as the networks' inputs before normalisation."""
        return np.stack(corner_patches(self.card)), whole_patch(self.card)


def example(art: Art, rng: np.random.Generator, face: Face | None = None) -> Example:
    """A random example; of the given face when there is one (for measuring)."""
    draw = rng.random()
    misframed = False
    if face is None:
        if draw < 0.05:
            face = back(rng) if rng.random() < 0.5 else art.backs[rng.integers(len(art.backs))]
        elif draw < 0.09:
            face = joker(art, rng) if rng.random() < 0.6 else art.jokers[rng.integers(len(art.jokers))]
        elif draw < 0.11:
            face = foreign(art, rng)
        elif draw < 0.16:
            return clutter(art, rng)
        else:
            face = some_face(art, rng)
            misframed = draw < 0.25
    return photographed(art, face, rng, misframed)


def some_face(art: Art, rng: np.random.Generator) -> Face:
    """A composed face, or one of a design."""
    if rng.random() < 0.55:
        return composed(art, RANKS[rng.integers(13)], SUITS[rng.integers(4)], rng)
    names = list(art.designs)
    faces = art.designs[names[rng.integers(len(names))]]
    return faces[rng.integers(len(faces))]


def photographed(art: Art, face: Face, rng: np.random.Generator, misframed: bool) -> Example:
    """The face before a poor camera, cut out by an outline that is a little off or, `misframed`, far off."""
    width = float(np.exp(rng.uniform(np.log(52), np.log(240))))
    card_aspect = rng.uniform(0.63, 0.74)  # bridge to poker size
    height = width / card_aspect
    printed, covered = printed_on(art, face, rng)
    quad = placed(width, height, rng)
    canvas_w, canvas_h = (int(v) for v in np.ceil(quad.max(axis=0) + 0.12 * width))
    scene = background(art, canvas_w, canvas_h, width, quad, rng)
    scene = laid(scene, printed, quad, rng)
    scene = camera(scene, width, rng)
    outline = _misframed(quad, rng) if misframed else jittered(quad, width, height, rng)
    if rng.random() < 0.5:
        outline = np.roll(outline, 2, axis=0)  # upside down
    card = warp(scene, outline)
    return _labelled(card, face, quad, outline, covered)


def printed_on(art: Art, face: Face, rng: np.random.Generator) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """(BGRA of the face on its paper with what covers it, mask of the covered part)."""
    paper = np.array([rng.uniform(215, 255), rng.uniform(228, 255), rng.uniform(235, 255)], np.float32)
    if rng.random() < 0.5:
        paper[:] = paper.mean()
    fade = rng.uniform(0, 0.25) if rng.random() < 0.3 else 0.0
    inks = (np.linspace(255 * fade, 255, 256)[:, None] * (paper / 255)).astype(np.uint8)
    card = on_paper(np.asarray(cv2.LUT(face.image, inks[None]), np.uint8), rng)
    covered = np.zeros((FACE_H, FACE_W), np.uint8)
    if rng.random() < 0.3:
        _frame(card, covered, rng)
    if rng.random() < 0.26:
        _cover(art, card, covered, rng)
    return card, covered


def on_paper(face: Image, rng: np.random.Generator) -> NDArray[np.uint8]:
    """The face as BGRA (FACE_H, FACE_W, 4), cut out with round corners."""
    card = np.asarray(cv2.cvtColor(face, cv2.COLOR_BGR2BGRA), np.uint8)
    card[..., 3] = _outline_mask(rng)
    return card


def _outline_mask(rng: np.random.Generator) -> NDArray[np.uint8]:
    radius = int(rng.uniform(1.5, 4.2) * FACE_W / 63.5)
    mask = np.zeros((FACE_H, FACE_W), np.uint8)
    cv2.rectangle(mask, (radius, 0), (FACE_W - 1 - radius, FACE_H - 1), 255, -1)
    cv2.rectangle(mask, (0, radius), (FACE_W - 1, FACE_H - 1 - radius), 255, -1)
    for x in (radius, FACE_W - 1 - radius):
        for y in (radius, FACE_H - 1 - radius):
            cv2.circle(mask, (x, y), radius, 255, -1)
    return mask


def _frame(card: NDArray[np.uint8], covered: NDArray[np.uint8], rng: np.random.Generator) -> None:
    """The box's window frame over the edges, 0.5-3.2 mm wide, each side its own."""
    mm = FACE_W / 63.5
    left, top, right, bottom = (int(v * mm) for v in rng.uniform(0.5, 3.2, 4))
    colour = (*_colour(rng), 255)
    for part in (np.s_[:top, :], np.s_[FACE_H - bottom :, :], np.s_[:, :left], np.s_[:, FACE_W - right :]):
        card[part] = colour
        covered[part] = 255
    if rng.random() < 0.6:  # the frame's shadow on the card
        depth = int(rng.uniform(1, 4) * mm)
        dark = rng.uniform(0.5, 0.9)
        side = (
            card[top : top + depth, left : FACE_W - right, :3]
            if rng.random() < 0.5
            else card[top : FACE_H - bottom, left : left + depth, :3]
        )
        side[:] = (side * dark).astype(np.uint8)


def _cover(art: Art, card: NDArray[np.uint8], covered: NDArray[np.uint8], rng: np.random.Generator) -> None:
    """A hand, another card (askew or as in a fan), a straight edge (a book, the picture's end) or a thing on top."""
    style = rng.random()
    mask = np.zeros((FACE_H, FACE_W), np.uint8)
    if style < 0.6:  # another card
        other = some_face(art, rng) if rng.random() < 0.7 else back(rng)
        if style < 0.35:  # a strip with the index stays free
            angle, direction = (
                rng.normal(0, 12),
                float(rng.choice([0.0, 0.0, 0.5, 1.0, 1.0, 1.5])) * np.pi + rng.normal(0, 0.15),
            )
            shift = rng.uniform(0.14, 0.6)
        else:
            angle, direction = rng.uniform(0, 360), rng.uniform(0, 2 * np.pi)
            shift = rng.uniform(0.35, 0.95)
        matrix = cv2.getRotationMatrix2D(
            (FACE_W / 2, FACE_H / 2), angle if rng.random() < 0.6 else 0.0, rng.uniform(0.95, 1.05)
        )
        matrix[:, 2] += [np.cos(direction) * shift * FACE_W, np.sin(direction) * shift * FACE_H]
        source = np.dstack([other.image, np.full((FACE_H, FACE_W), 255, np.uint8)])
        on_top = cv2.warpAffine(source, matrix, (FACE_W, FACE_H), flags=cv2.INTER_LINEAR)
        mask = np.asarray(on_top[..., 3], np.uint8)
        if rng.random() < 0.6:  # its shadow
            shade = cv2.GaussianBlur(mask, (0, 0), rng.uniform(1, 6))[..., None].astype(np.float32) / 255
            card[..., :3] = np.asarray(card[..., :3] * (1 - rng.uniform(0.1, 0.6) * shade), np.uint8)
        card[..., :3] = np.where(mask[..., None] > 127, on_top[..., :3], card[..., :3])
    elif style < 0.72:  # beyond a straight edge
        slope, off = rng.uniform(0, 2 * np.pi), rng.uniform(0.0, 0.42) * FACE_H
        ys, xs = np.mgrid[0:FACE_H, 0:FACE_W]
        beyond = (xs - FACE_W / 2) * np.cos(slope) + (ys - FACE_H / 2) * np.sin(slope) > off * abs(np.sin(slope)) + (
            off * FACE_W / FACE_H * abs(np.cos(slope))
        )
        mask[beyond] = 255
        card[..., :3][beyond] = (0, 0, 0) if rng.random() < 0.4 else _colour(rng)
    else:
        skin = style < 0.88
        colour = np.array([90, 120, 180]) * rng.uniform(0.4, 1.25) if skin else np.array(_colour(rng))
        edge = rng.integers(4)
        along = rng.uniform(0.0, 1.0)
        x, y = [(along, 0.0), (1.0, along), (along, 1.0), (0.0, along)][edge]
        for _ in range(rng.integers(1, 4)):
            axes = (int(rng.uniform(0.08, 0.2) * FACE_W), int(rng.uniform(0.15, 0.6) * FACE_W))
            at = (int((x + rng.uniform(-0.12, 0.12)) * FACE_W), int((y + rng.uniform(-0.1, 0.1)) * FACE_H))
            cv2.ellipse(mask, at, axes, rng.uniform(0, 180), 0, 360, 255, -1)
        shade = cv2.GaussianBlur(mask, (0, 0), 9)[..., None].astype(np.float32) / 255
        card[..., :3] = np.where(
            mask[..., None] > 127, np.clip(colour * (0.55 + 0.45 * shade), 0, 255), card[..., :3] * (1 - 0.4 * shade)
        )
    covered |= mask


def placed(width: float, height: float, rng: np.random.Generator) -> NDArray[np.float32]:
    """The card's corners in the scene: turned, tilted, shifted to positive pixels."""
    x, y = width / 2, height / 2
    corners = np.array([[-x, -y], [x, -y], [x, y], [-x, y]])
    tilt, axis = np.radians(min(abs(rng.normal(0, 14)), 45)), rng.uniform(0, 2 * np.pi)
    across = np.array([np.cos(axis), np.sin(axis)])
    far = corners @ across
    distance = rng.uniform(2.5, 8) * height
    corners = corners - np.outer(far * (1 - np.cos(tilt)), across)
    corners = corners * (distance / (distance + far * np.sin(tilt)))[:, None]
    angle = rng.uniform(0, 2 * np.pi) if rng.random() < 0.4 else rng.normal(0, 0.12)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    corners = corners @ turn.T
    return np.asarray(corners - corners.min(axis=0) + 0.12 * width + rng.uniform(0, 1, 2), np.float32)


def background(art: Art, w: int, h: int, width: float, quad: NDArray[np.float32], rng: np.random.Generator) -> Image:
    """What a card of `width` px lies on, (h, w, 3): cloth, wood or paper, at times other cards round about `quad`."""
    base: Mat = cv2.merge([np.full((h, w), value, np.float32) for value in _colour(rng)])
    for cell in (width / 2, width / 12, 1.5):
        if rng.random() < 0.6:
            size = (max(2, int(w / cell)), max(2, int(h / cell)))
            grain = noise((size[1], size[0], 1 if rng.random() < 0.7 else 3), rng)
            if rng.random() < 0.3:
                grain = grain.mean(axis=int(rng.integers(2)), keepdims=True) * np.ones_like(grain) * 2
            spread = cv2.resize(grain, (w, h), interpolation=cv2.INTER_CUBIC)
            base = cv2.scaleAdd(_three(spread), rng.uniform(2, 30), base)
    scene = _bytes(base)
    if rng.random() < 0.3:  # other cards beneath or beside
        for _ in range(rng.integers(1, 3)):
            other = some_face(art, rng)
            shift = rng.normal(0, 0.5, 2) * width
            scene = laid(scene, on_paper(other.image, rng), (quad + shift).astype(np.float32), rng)
    return np.asarray(scene, np.uint8)


def laid(scene: Image, card: NDArray[np.uint8], quad: NDArray[np.float32], rng: np.random.Generator) -> Image:
    """The BGRA card on the scene, averaged down first so that nothing aliases, with a faint shadow."""
    height, width = scene.shape[:2]
    shrink = np.hypot(*(quad[1] - quad[0])) / FACE_W
    if shrink < 0.75:
        size = (max(8, round(FACE_W * shrink)), max(8, round(FACE_H * shrink)))
        card = np.asarray(cv2.resize(card, size, interpolation=cv2.INTER_AREA), np.uint8)
    h, w = card.shape[:2]
    corners = np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32) - np.float32(0.5)
    matrix = cv2.getPerspectiveTransform(corners, (quad - 0.5).astype(np.float32))
    on_top = cv2.warpPerspective(card, matrix, (width, height), flags=cv2.INTER_LINEAR)
    share = on_top[..., 3] * np.float32(1 / 255)
    free = 1 - share
    if rng.random() < 0.6:
        shadow = cv2.GaussianBlur(share, (0, 0), max(0.8, 0.02 * FACE_W * shrink))
        free *= 1 - np.float32(rng.uniform(0, 0.5)) * shadow
    beneath = cv2.multiply(scene, _three(free), dtype=cv2.CV_32F)
    return _bytes(beneath + cv2.multiply(cv2.cvtColor(on_top, cv2.COLOR_BGRA2BGR), _three(share), dtype=cv2.CV_32F))


def camera(scene: Image, width: float, rng: np.random.Generator) -> Image:
    """Light, lens, sensor and file: `width` is the card's, in px, and scales the blur."""
    h, w = scene.shape[:2]
    mm = width / 63.5
    image: Mat = scene.astype(np.float32)
    ys, xs = np.arange(h, dtype=np.float32)[:, None], np.arange(w, dtype=np.float32)[None]
    if rng.random() < 0.5:  # light falling off to one side
        across, down = rng.uniform(0, 0.9) / max(w, h) * _direction(rng)
        image = cv2.multiply(image, _three(1 + (xs - w / 2) * across + (ys - h / 2) * down))
    if rng.random() < 0.25:  # the edge of a shadow
        across, down = _direction(rng)
        edge = (xs - np.float32(rng.uniform(0, w))) * across + (ys - np.float32(rng.uniform(0, h))) * down
        dark = np.float32(rng.uniform(0.2, 0.7))
        image = cv2.multiply(image, _three(1 - dark / (1 + cv2.exp(-edge / np.float32(rng.uniform(0.3, 8) * mm)))))
    if rng.random() < 0.2:  # glare
        at, size = (rng.uniform(0, 1, 2) * [w, h]).astype(np.float32), (rng.uniform(4, 25, 2) * mm).astype(np.float32)
        bright = np.exp(-(((xs - at[0]) / size[0]) ** 2)) * np.exp(-(((ys - at[1]) / size[1]) ** 2))
        image = cv2.scaleAdd(_three(bright), rng.uniform(40, 260), image)
    blur = abs(rng.normal(0, 0.32)) * mm
    if blur > 0.25:
        image = cv2.GaussianBlur(image, (0, 0), blur)
    if rng.random() < 0.25:
        image = cv2.filter2D(image, -1, _streak(rng.uniform(0.3, 3.2) * mm, rng.uniform(0, np.pi)))
    balance = np.exp(rng.normal(0, 0.12, 3)) * (np.array([0.72, 1.0, 1.15]) if rng.random() < 0.15 else 1.0)
    image = cv2.multiply(image, np.append(balance * np.exp2(rng.normal(-0.25, 0.65)) / 255, 0))
    image = cv2.pow(np.maximum(image, 0), rng.uniform(0.75, 1.35))
    clear, haze = (rng.uniform(0.6, 1.0), rng.uniform(0, 50)) if rng.random() < 0.3 else (1.0, 0.0)
    out = _bytes(cv2.addWeighted(image, 255 * clear, noise((h, w, 3), rng), rng.exponential(3.5), haze))
    if rng.random() < 0.15:  # sharpened by the camera
        out = np.asarray(cv2.addWeighted(out, 1.8, cv2.GaussianBlur(out, (0, 0), 1.0), -0.8, 0), np.uint8)
    if rng.random() < 0.6:
        ok, data = cv2.imencode(".jpg", out, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(25, 96))])
        assert ok
        decoded = cv2.imdecode(data, cv2.IMREAD_COLOR)
        assert decoded is not None
        out = np.asarray(decoded, np.uint8)
    if rng.random() < 0.04:
        out = np.asarray(cv2.cvtColor(cv2.cvtColor(out, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR), np.uint8)
    return out


def _direction(rng: np.random.Generator) -> NDArray[np.float32]:
    angle = rng.uniform(0, 2 * np.pi)
    return np.array([np.cos(angle), np.sin(angle)], np.float32)


def _three(plane: Mat) -> Floats:
    """The same in each colour: numpy's broadcasting over a last axis of three takes several times as long."""
    return np.asarray(plane if plane.ndim == 3 else cv2.merge([plane] * 3), np.float32)


def _bytes(image: Mat) -> Image:
    return np.asarray(cv2.convertScaleAbs(np.maximum(image, 0)), np.uint8)


@cache
def _normal() -> Floats:
    return np.random.default_rng(0).standard_normal(1 << 23, np.float32)


def noise(shape: tuple[int, ...], rng: np.random.Generator) -> Floats:
    """Standard normal numbers in this shape, fewer than 2^23, from anywhere in one long row: drawing new ones took a
    fifth of the rendering and a third of a step of the training. Not to be written to."""
    count = int(np.prod(shape))
    first = int(rng.integers(len(_normal()) - count))
    return _normal()[first : first + count].reshape(shape)


def _streak(length: float, angle: float) -> NDArray[np.float32]:
    size = int(np.ceil(length)) | 1
    size = max(size, 3)
    kernel = np.zeros((size, size), np.float32)
    middle = (size - 1) / 2
    for t in np.linspace(-length / 2, length / 2, 4 * size):
        x, y = middle + t * np.cos(angle), middle + t * np.sin(angle)
        kernel[min(size - 1, max(0, round(y))), min(size - 1, max(0, round(x)))] += 1
    return np.asarray(kernel / kernel.sum(), np.float32)


def jittered(quad: NDArray[np.float32], width: float, height: float, rng: np.random.Generator) -> NDArray[np.float32]:
    """The outline as a finder may give it: off by about 1 %, at times cut inside a window frame."""
    unit = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float64)
    shift = rng.normal(0, 0.009, (4, 2)) + rng.normal(0, 0.008, 2)
    if rng.random() < 0.12:  # only one corner is well known, the others were completed from it
        shift += rng.normal(0, 0.03, (4, 2)) * (np.arange(4) != rng.integers(4))[:, None]
        return _mapped(quad, unit + np.clip(shift, -0.09, 0.09)).astype(np.float32)
    if rng.random() < 0.3:
        inset = rng.uniform(-0.03, 0.048, 4)
        shift += np.array([[inset[0], inset[1]], [-inset[2], inset[1]], [-inset[2], -inset[3]], [inset[0], -inset[3]]])
    return _mapped(quad, unit + np.clip(shift, -0.055, 0.055)).astype(np.float32)


def _misframed(quad: NDArray[np.float32], rng: np.random.Generator) -> NDArray[np.float32]:
    """An outline that does not hold the card: turned a quarter, shifted, far too big or too small."""
    unit = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float64)
    style = rng.random()
    if style < 0.35:
        return np.roll(_mapped(quad, unit), 1, axis=0).astype(np.float32)
    if style < 0.65:
        unit += rng.uniform(0.12, 0.6, 2) * rng.choice([-1, 1], 2) * rng.choice([[1, 1], [1, 0], [0, 1]])
    else:
        scale = rng.choice([rng.uniform(0.4, 0.85), rng.uniform(1.15, 1.8)])
        stretch = rng.choice([[1, 1], [1, 0], [0, 1]])
        unit = 0.5 + (unit - 0.5) * np.where(stretch, scale, 1.0) + rng.uniform(-0.1, 0.1, 2)
    return _mapped(quad, unit).astype(np.float32)


def _mapped(quad: NDArray[np.float32], points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Points given in the card's unit square, in the scene."""
    unit = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
    matrix = cv2.getPerspectiveTransform(unit, quad.astype(np.float32))
    return np.asarray(
        cv2.perspectiveTransform(points.reshape(-1, 1, 2).astype(np.float64), matrix).reshape(-1, 2), np.float64
    )


def clutter(art: Art, rng: np.random.Generator) -> Example:
    """An outline around no card: cloth, wood, paper, print."""
    width = float(np.exp(rng.uniform(np.log(60), np.log(260))))
    w, h = int(width * 1.3), int(width * 1.8)
    quad = np.array([[0.1 * w, 0.1 * h], [0.9 * w, 0.1 * h], [0.9 * w, 0.9 * h], [0.1 * w, 0.9 * h]], np.float32)
    scene = background(art, w, h, width, quad, rng).copy()
    if rng.random() < 0.5:
        cv2.fillConvexPoly(scene, quad.astype(np.int32), _colour(rng))
    if rng.random() < 0.5:
        _print_text(art, scene, width / 63.5, rng)
    for _ in range(rng.integers(0, 9)):
        a, b = rng.integers(0, w, 2), rng.integers(0, h, 2)
        colour, style = _colour(rng), rng.random()
        if style < 0.4:
            cv2.line(scene, (int(a[0]), int(b[0])), (int(a[1]), int(b[1])), colour, int(rng.integers(1, 6)))
        elif style < 0.7:
            glyph = art.words[rng.integers(len(art.words))]
            text = cv2.resize(
                glyph, (max(4, int(0.3 * width)), max(3, int(0.08 * width))), interpolation=cv2.INTER_AREA
            )
            y, x = int(min(b[0], h - text.shape[0])), int(min(a[0], w - text.shape[1]))
            part = scene[y : y + text.shape[0], x : x + text.shape[1]]
            part[text > 127] = colour
        else:
            cv2.circle(scene, (int(a[0]), int(b[0])), int(rng.uniform(0.03, 0.3) * width), colour, -1)
    card = warp(camera(scene, width, rng), quad)
    return Example(card, (13, 13), (4, 4), 13, 4, KIND_NO_CARD)


def _print_text(art: Art, scene: Image, mm: float, rng: np.random.Generator) -> None:
    """Lines of at least three letters and figures: a page, a label, a keyboard."""
    alphabet = art.index_glyphs[rng.integers(len(art.index_glyphs))]
    ink, size = np.array(_colour(rng)), rng.uniform(2.0, 14.0) * mm
    if rng.random() < 0.7:
        ink = np.full(3, rng.uniform(0, 60))
    y = rng.uniform(0, 0.3) * scene.shape[0]
    while y + size < scene.shape[0] and rng.random() < 0.9:
        x = rng.uniform(0, 0.4) * scene.shape[1]
        for _ in range(rng.integers(3, 14)):
            glyph = alphabet[RANKS[rng.integers(13)]]
            wide = max(2, round(size * glyph.shape[1] / glyph.shape[0]))
            if x + wide >= scene.shape[1]:
                break
            mask = cv2.resize(glyph, (wide, max(2, int(size))), interpolation=cv2.INTER_AREA)
            part = scene[int(y) : int(y) + mask.shape[0], int(x) : int(x) + wide]
            part[:] = np.where(mask[: part.shape[0], :, None] > 110, ink, part).astype(np.uint8)
            x += wide + rng.uniform(0.1, 0.3) * size
        y += size * rng.uniform(1.2, 2.2)


def _labelled(
    card: Image, face: Face, quad: NDArray[np.float32], outline: NDArray[np.float32], covered: NDArray[np.uint8]
) -> Example:
    """What each witness can know: a corner when its index is inside its patch, upright and uncovered."""
    rank = len(RANKS) if face.rank == NONE else RANKS.index(face.rank)
    suit = len(SUITS) if face.suit == NONE else SUITS.index(face.suit)
    target = np.array([[0, 0], [CARD_W, 0], [CARD_W, CARD_H], [0, CARD_H]], np.float32)
    to_card = np.asarray(cv2.getPerspectiveTransform(outline.astype(np.float32), target), np.float64)
    corner_ranks, corner_suits = [], []
    for patch in range(2):
        rank_label, suit_label = len(RANKS), len(SUITS)
        for end in range(min(face.corners, 2)):
            in_patch_rank = _seen(face.rank_box, end, patch, quad, to_card, covered)
            in_patch_suit = _seen(face.suit_box, end, patch, quad, to_card, covered)
            if face.index and in_patch_rank > 0.2:
                rank_label = rank if in_patch_rank > 0.72 else IGNORED
            if in_patch_suit > 0.2:
                suit_label = suit if in_patch_suit > 0.72 else IGNORED
        corner_ranks.append(rank_label)
        corner_suits.append(suit_label)
    framed = cv2.perspectiveTransform(quad.reshape(-1, 1, 2), to_card).reshape(-1, 2) / [CARD_W, CARD_H]
    off = float(np.abs(framed - np.round(np.clip(framed, 0, 1))).max())
    upright = abs(framed[1, 1] - framed[0, 1]) < 0.3
    hidden = float((covered > 0).mean())
    fits = upright and off < 0.07
    kind = (KIND_OTHER_CARD if face.rank == NONE else KIND_FACE) if fits else KIND_NO_CARD
    if fits and hidden < 0.45:
        whole_rank = rank if face.rank == NONE or (face.pips and face.index) else IGNORED
        whole_suit = suit
    elif fits or (upright and off < 0.14):
        whole_rank = whole_suit = kind = IGNORED
        kind = KIND_FACE if fits and face.rank != NONE and hidden < 0.6 else IGNORED
    else:
        whole_rank, whole_suit = len(RANKS), len(SUITS)
    return Example(
        card, (corner_ranks[0], corner_ranks[1]), (corner_suits[0], corner_suits[1]), whole_rank, whole_suit, kind
    )


def _seen(
    bounds: Box,
    end: int,
    patch: int,
    quad: NDArray[np.float32],
    to_card: NDArray[np.float64],
    covered: NDArray[np.uint8],
) -> float:
    """Share of an index box of the card's `end` (0 top, 1 bottom) that is upright in, and visible in, a patch."""
    left, top, right, bottom = bounds
    box = np.array([[left, top], [right, top], [right, bottom], [left, bottom]])
    at = box if end == 0 else 1 - box
    (x0, y0), (x1, y1) = at.min(axis=0) * [FACE_W, FACE_H], at.max(axis=0) * [FACE_W, FACE_H]
    visible = 1 - float((covered[max(0, int(y0)) : int(y1) + 1, max(0, int(x0)) : int(x1) + 1] > 0).mean())
    seen = cv2.perspectiveTransform(_mapped(quad, at).reshape(-1, 1, 2), to_card).reshape(-1, 2) / [CARD_W, CARD_H]
    if patch == 1:
        seen = 1 - seen
    wide, high = (seen[1, 0] - seen[0, 0]) / (right - left), (seen[3, 1] - seen[0, 1]) / (bottom - top)
    if not (0.6 < wide < 1.6 and 0.6 < high < 1.6) or abs(seen[1, 1] - seen[0, 1]) > 0.06:
        return 0.0  # turned, far too small or too large
    first, last = seen.min(axis=0), seen.max(axis=0)
    inside = np.clip(np.minimum(last, CORNER_SHARE) - np.maximum(first, 0), 0, None) / np.maximum(last - first, 1e-6)
    return visible * float(inside.prod())


def _colour(rng: np.random.Generator) -> tuple[int, int, int]:
    """A table's, cloth's or thing's colour (BGR): greens, woods, greys, near-white, anything."""
    style = rng.integers(5)
    if style == 0:
        base = np.array([60, 110, 40]) * rng.uniform(0.3, 1.6)
    elif style == 1:
        base = np.array([60, 100, 150]) * rng.uniform(0.3, 1.6)
    elif style == 2:
        base = np.full(3, rng.uniform(10, 200))
    elif style == 3:
        base = rng.uniform(170, 250) * rng.uniform(0.88, 1.0, 3)
    else:
        base = rng.uniform(0, 255, 3)
    b, g, r = (int(v) for v in np.clip(base, 0, 255))
    return b, g, r
