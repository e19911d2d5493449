"""Composes the rendered table: what is at rest is painted once, what moves is drawn over it frame by frame.

Knows where things are (`World`), not why; time and the hand's plans are `scene` and `scene_motion`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import cv2
import numpy as np

from vision.quads import Image
from vision.render import card_art, light
from vision.render.motion import Point, Pose
from vision.render.sprites import Patch, Sprite, body, clipped, cloth, clutter, darkened, hand, laid, light_map, plate
from vision.render.view import Difficulty, Pinhole, turned

Art = Callable[[str, int], Image]
"""(card, height in px) -> its face, BGR; `card_art.raster` unless another design is to be dealt."""

Area = tuple[slice, slice]
_TILE = 320  # px of spare noise around the picture, so that the noise can be shifted


@dataclass(frozen=True, slots=True)
class Lying:
    """A card that lies somewhere: its name, (x, y) mm and angle."""

    card: str
    x: float
    y: float
    angle_deg: float


@dataclass(frozen=True, slots=True)
class World:
    """Everything at rest: the piles (lowest first), the card in the window, where the box stands, the lid."""

    piles: tuple[Lying, ...]
    window: Lying | None
    box: tuple[float, float, float]
    """x, y, and by how many degrees it is turned."""
    lid_open: bool
    below: Lying | None = None
    """The card below that in the window, where it can be seen."""


def in_box(card: Lying, box: tuple[float, float, float]) -> Lying:
    """A card that lies so in a box at its place, where the box stands now."""
    x, y = turned(box[2]) @ (card.x, card.y) if box[2] else (card.x, card.y)
    return Lying(card.card, float(x + box[0]), float(y + box[1]), card.angle_deg + box[2])


class Picture:
    """Renders worlds. `size` is (width, height)."""

    def __init__(self, size: tuple[int, int], difficulty: Difficulty, seed: int, art: Art = card_art.raster) -> None:
        self.view = Pinhole(size, difficulty)
        self.difficulty = difficulty
        self._size, self._art = size, art
        rng = np.random.default_rng([seed, 1])
        self._light = light_map(size, rng, warmth=difficulty.warmth, shadow=difficulty.shadow)
        self._mirrored = None
        if difficulty.machine is not None:
            self._light = light.lamp_map(size, self.view, difficulty.machine)
            self._mirrored = light.mirrored(size, self.view, difficulty.machine, difficulty.askew_deg)
        ground = cloth(size, rng)
        clutter(ground, self.view, difficulty.clutter, rng)
        self._cloth = np.asarray(cv2.multiply(ground, self._light, scale=1 / 200), np.uint8)
        scale = min(self.view.scale * 1.15, 7.0)
        self._body = body(scale, rng, markers=difficulty.markers, drawn=difficulty.machine is not None)
        self._plate = plate(scale, rng, difficulty.frame_hides_mm)
        reach = 60 + 1.25 * size[1] / self.view.scale
        seen = hand(min(self.view.scale, 3.5), reach).seen(self.view, 0, 0, beyond_px=2000)
        self._hand = None if seen is None else self._lit_evenly(seen)
        self._glare = _glare(size, self.view, difficulty.glare, rng) if difficulty.glare > 0 else None
        shape = (size[1] + _TILE, size[0] + _TILE, 3)
        noise = rng.standard_normal(shape, dtype=np.float32) * np.float32(difficulty.noise)
        self._noise = (
            np.clip(np.round(noise), 0, 60).astype(np.uint8),
            np.clip(np.round(-noise), 0, 60).astype(np.uint8),
        )
        self._noise_rng = np.random.default_rng([seed, 2])
        self._sprites: dict[str, Sprite] = {}
        self._piles: tuple[tuple[Lying, ...], Image] = ((), self._cloth)
        self._still: tuple[World, Image, Image] | None = None
        self._cover: tuple[object, Patch | None] = (None, None)

    def render(
        self,
        world: World,
        pose: Pose | None,
        moving: tuple[Lying, ...],
        smears_px: tuple[Point, ...],
        hand_smear_px: Point,
        gain: float,
    ) -> Image:
        """One frame. `moving` are the cards under way (lowest first, as `pose.cards`), the smears their paths and the
        hand's while the shutter is open, `gain` the light of this very frame."""
        under, still = self._layers(world)
        if pose is None or (pose.hand is None and not pose.cards):
            return self._sensed(still, gain)
        cards = [
            (self._card_patch(lying, smear), place[3])
            for lying, smear, place in zip(moving, smears_px, pose.cards, strict=True)
        ]
        hand, shade = self._hand_patches(pose.hand, hand_smear_px)
        area = _around([*(patch for patch, _ in cards), hand, shade], self._size)
        frame = still.copy()
        if area is not None:
            frame[area] = self._optics(self._with_motion(world, under, cards, hand, shade)[area].copy(), area)
        return self._sensed(frame, gain)

    def _layers(self, world: World) -> tuple[Image, Image]:
        """The table without the plate (moving cards go over it), and the finished still picture."""
        if self._still is not None and self._still[0] == world:
            return self._still[1], self._still[2]
        piles, ground = self._piles
        if piles != world.piles:
            start = 0
            if piles == world.piles[: len(piles)]:
                start = len(piles)
            else:
                ground = self._cloth
            ground = ground.copy()
            for lying in world.piles[start:]:
                laid(ground, self._card_patch(lying), self._light)
            self._piles = (world.piles, ground)
        under = ground.copy()
        foot = self._body.seen(self.view, *world.box)
        if foot is not None:
            shade = Patch(foot.image, np.asarray(cv2.blur(foot.cover, (9, 9))), foot.x, foot.y)
            offset = round(3 * self.view.scale)
            darkened(under, clipped(shade, self._size, offset, offset), 0.45)
        laid(under, foot, self._light)
        for card in (world.below, world.window):
            if card is not None:
                patch = self._card_patch(in_box(card, world.box))
                laid(under, patch, self._light)
                if card is world.window:
                    self._mirror(under, patch)
        still = under.copy()
        laid(still, self._cover_patch(world))
        still = self._optics(still)
        self._still = (world, under, still)
        return under, still

    def _mirror(self, frame: Image, patch: Patch | None) -> None:
        """What the card in the window mirrors of the lamps, in place."""
        if patch is not None and self._mirrored is not None:
            h, w = patch.cover.shape
            area = (slice(patch.y, patch.y + h), slice(patch.x, patch.x + w))
            frame[area] = light.with_light(frame[area], self._mirrored[area] * patch.cover)

    def _cover_patch(self, world: World) -> Patch | None:
        """What hides the cards in the box: the wood, and the plate unless the lid is open."""
        key = (world.box, world.lid_open)
        if self._cover[0] != key:
            well = self._body.mask.copy()
            h, w = well.shape
            hole = self._plate.mask.shape
            top, left = (h - hole[0]) // 2, (w - hole[1]) // 2
            image = self._body.image.copy()
            if world.lid_open:
                half_w, half_h = round(34 * self._body.scale), round(47 * self._body.scale)
                well[h // 2 - half_h : h // 2 + half_h, w // 2 - half_w : w // 2 + half_w] = 0
            else:
                inside = (slice(top, top + hole[0]), slice(left, left + hole[1]))
                image[inside] = np.where(self._plate.mask[..., None] > 0, self._plate.image, image[inside])
                inner = round(12 * self._body.scale)
                core = (slice(inner, -inner), slice(inner, -inner))
                well[inside][core] = self._plate.mask[core]
            patch = Sprite(image, well, self._body.scale).seen(self.view, *world.box)
            self._cover = (key, None if patch is None else self._lit(patch))
        return self._cover[1]

    def _with_motion(
        self,
        world: World,
        under: Image,
        cards: list[tuple[Patch | None, bool]],
        hand: Patch | None,
        shade: Patch | None,
    ) -> Image:
        frame = under.copy()
        for patch, _ in (c for c in cards if c[1]):
            self._lay(frame, patch)
        laid(frame, self._cover_patch(world))
        for patch, _ in (c for c in cards if not c[1]):
            self._lay(frame, patch)
        darkened(frame, shade, 0.35)
        laid(frame, hand)
        return frame

    def _hand_patches(self, at_mm: Point | None, smear_px: Point) -> tuple[Patch | None, Patch | None]:
        """The hand with its fingertip there, and its shadow."""
        if at_mm is None or self._hand is None:
            return None, None
        ends = self.view.project(np.array([at_mm, (0.0, 0.0)]))
        dx, dy = (int(d) for d in np.round(ends[0] - ends[1]))
        drop = round(4 * self.view.scale)
        held = clipped(self._hand, self._size, dx, dy)
        kx, ky = (max(1, round(abs(b))) for b in smear_px)
        if held is not None and (kx > 2 or ky > 2):
            image, cover = cv2.blur(held.image, (kx, ky)), cv2.blur(held.cover, (kx, ky))
            held = Patch(np.asarray(image, np.uint8), np.asarray(cover, np.float32), held.x, held.y)
        return held, clipped(self._hand, self._size, dx + drop, dy + drop)

    def _card_patch(self, lying: Lying, smear_px: Point = (0.0, 0.0)) -> Patch | None:
        return self._sprite(lying.card).seen(self.view, lying.x, lying.y, lying.angle_deg, smear_px)

    def _lay(self, frame: Image, patch: Patch | None) -> None:
        """A moving card, a little above the table: it throws a shadow."""
        if patch is not None:
            offset = max(1, round(1.2 * self.view.scale))
            darkened(frame, clipped(patch, self._size, -offset // 2, offset), 0.3)
            laid(frame, patch, self._light)

    def _sprite(self, card: str) -> Sprite:
        if card not in self._sprites:
            if len(self._sprites) >= 6:
                del self._sprites[next(iter(self._sprites))]
            height = min(1200, max(16, round(self.view.scale * card_art.HEIGHT_MM)))
            face = self._art(card, height)
            mask = np.asarray(cv2.resize(card_art.outline_mask(height), face.shape[1::-1]), np.uint8)
            self._sprites[card] = Sprite(face, mask, height / card_art.HEIGHT_MM)
        return self._sprites[card]

    def _lit(self, patch: Patch) -> Patch:
        h, w = patch.cover.shape
        there = self._light[patch.y : patch.y + h, patch.x : patch.x + w]
        return Patch(
            np.asarray(cv2.multiply(patch.image, there, scale=1 / 200), np.uint8), patch.cover, patch.x, patch.y
        )

    def _lit_evenly(self, patch: Patch) -> Patch:
        """A patch that wanders over the picture takes the mean light."""
        mean = self._light.mean(axis=(0, 1)) / 200
        return Patch(np.clip(patch.image * mean, 0, 255).astype(np.uint8), patch.cover, patch.x, patch.y)

    def _optics(self, frame: Image, area: Area | None = None) -> Image:
        """Lens and exposure on the frame (or on its piece `area`), in place: reflection, light, focus."""
        d = self.difficulty
        if self._glare is not None:
            cv2.add(frame, self._glare if area is None else self._glare[area], dst=frame)
        if d.exposure_ev:
            cv2.convertScaleAbs(frame, dst=frame, alpha=2 ** (d.exposure_ev / 2.2))
        if d.focus_blur_px >= 0.25:
            cv2.GaussianBlur(frame, (0, 0), d.focus_blur_px, dst=frame)
        return frame

    def _sensed(self, frame: Image, gain: float) -> Image:
        """A fresh picture with this frame's light and the sensor's noise."""
        width, height = self._size
        plus, minus = self._noise
        x0, y0, x1, y1 = self._noise_rng.integers(0, _TILE, 4)
        if gain != 1.0:
            frame = np.asarray(cv2.convertScaleAbs(frame, alpha=gain), np.uint8)
        noisy = cv2.add(frame, plus[y0 : y0 + height, x0 : x0 + width])
        return np.asarray(cv2.subtract(noisy, minus[y1 : y1 + height, x1 : x1 + width], dst=noisy), np.uint8)


def _around(patches: Iterable[Patch | None], size: tuple[int, int]) -> Area | None:
    """The part of the picture that holds all the patches and the shadows next to them."""
    boxes = [(p.x, p.y, p.x + p.cover.shape[1], p.y + p.cover.shape[0]) for p in patches if p is not None]
    if not boxes:
        return None
    low, high = np.array(boxes).min(axis=0), np.array(boxes).max(axis=0)
    margin = 12
    return (
        slice(max(0, int(low[1]) - margin), min(size[1], int(high[3]) + margin)),
        slice(max(0, int(low[0]) - margin), min(size[0], int(high[2]) + margin)),
    )


def _glare(size: tuple[int, int], view: Pinhole, strength: float, rng: np.random.Generator) -> Image:
    """A soft bright ellipse somewhere on the window."""
    width, height = size
    at = view.project(np.array([[rng.uniform(-25, 25), rng.uniform(-35, 35)]]))[0]
    a, b = rng.uniform(8, 18) * view.scale, rng.uniform(14, 40) * view.scale
    turn = rng.uniform(0, np.pi)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    u = (np.cos(turn) * (x - at[0]) + np.sin(turn) * (y - at[1])) / a
    v = (-np.sin(turn) * (x - at[0]) + np.cos(turn) * (y - at[1])) / b
    spot = (150 * strength * np.exp(-(u**2 + v**2))).astype(np.uint8)
    return np.repeat(spot[..., None], 3, axis=2)
