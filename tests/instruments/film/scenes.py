"""What a lamp, a box, a pack or a camera has that the other films have not: one of SCENES.

bowed: cards that were bent. sleeves: cards in plastic. scratched: a scratch over an index of every other card. rim: a
window with a chrome rim and a notch for the thumb. painted: cards painted on the layout beside the box. chips: stacks
against its sides. turned: it is turned twice in a deal. bands: a lamp that goes on and off while a rolling shutter
reads. lost_frames: frames that never came. cheap: fifteen pictures a second, soft, noisy and sharpened.

All that these are like are guesses.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import cv2
import numpy as np

from tests.instruments.film import things
from tests.instruments.film.camera import Pose, Sprite, Vector, turned
from tests.instruments.film.dealer import Dealer
from tests.instruments.film.play import Incident, Layout, Push
from tests.instruments.film.setting import FilmSetting
from tests.instruments.film.textures import pixels
from vision.quads import Image

_SAG_MM = (2.0, 7.0)  # height of the bow
_SLEEVE_MM = 1.5  # how far it stands out
_SCRATCH_MM = (0.2, 0.5)
_TURN_DEG = (6.0, 20.0)
_PUSH_MM = (4.0, 20.0)
_LOST, _MOST_LOST = 0.06, 5  # share of the frames from which some are lost, and how many
_CARD_PX_OF_CHEAP = 160.0


def seen_by(setting: FilmSetting, rng: np.random.Generator) -> dict[str, object]:
    """What the camera and the lamp of this scene are like: fields of the setting."""
    u = rng.uniform
    if setting.hardship == "bands":
        shutter = float(rng.choice([1 / 250, 1 / 500, 1 / 1000]))
        return {"flicker": u(0.4, 0.8), "shutter_s": shutter, "readout_s": u(0.015, 0.03)}
    if setting.hardship == "cheap":
        return {
            "fps": 15.0,
            "codec": "MJPG",
            "noise": u(4, 6),
            "spread_px": u(1.0, 1.4),
            "sharpening": u(0.6, 1.0),
            "shutter_s": 1 / 30,
            "card_px": min(setting.card_px, _CARD_PX_OF_CHEAP),
        }
    return {"things": 0} if setting.hardship in ("painted", "chips") else {}


def lost_frames(hardship: str, count: int, seed: int) -> set[int]:
    """Which of `count` frames are not there: the picture before each stays."""
    rng = np.random.default_rng([seed, 8])
    if hardship != "lost_frames":
        return set()
    begins = np.flatnonzero(rng.random(count) < _LOST)
    return {int(n) + k for n in begins for k in range(int(rng.integers(1, _MOST_LOST + 1)))}


# --- the cards -----------------------------------------------------------------------------------------------------


def in_hand(hardship: str) -> Callable[[Sprite, np.random.Generator], Sprite] | None:
    """What has become of each card; None: nothing."""
    return {"bowed": _bowed, "sleeves": _sleeved, "scratched": _scratched}.get(hardship)


def _bowed(card: Sprite, rng: np.random.Generator) -> Sprite:
    """Bent about an axis along its middle: seen narrower, and lit more on one side."""
    assert card.light is not None
    height, width = card.cover.shape
    x, y = (p - n / 2 for p, n in zip(pixels(height, width), (width, height), strict=True))
    lengthwise = rng.random() < 0.5
    across, half = (x, width / 2) if lengthwise else (y, height / 2)
    sag = rng.uniform(*_SAG_MM) * card.px_per_mm
    radius = half * half / (2 * sag)
    sine = np.clip(across / radius, -1, 1)
    along = np.asarray(radius * np.arcsin(sine), np.float32)
    from_x, from_y = (along, y) if lengthwise else (x, along)
    map_x, map_y = (np.asarray(v, np.float32) for v in (from_x + width / 2 - 0.5, from_y + height / 2 - 0.5))
    lit = np.asarray(1 + rng.uniform(-0.5, 0.5) * sine, np.float32)
    light = cv2.remap(card.light, map_x, map_y, cv2.INTER_LINEAR) * lit[..., None]
    cover = cv2.remap(card.cover, map_x, map_y, cv2.INTER_LINEAR)
    return Sprite(np.asarray(light, np.float32), np.asarray(cover, np.float32), card.px_per_mm, card.origin)


def _sleeved(card: Sprite, rng: np.random.Generator) -> Sprite:
    """In a clear sleeve, which stands out all round, dulls the card and shines in streaks."""
    assert card.light is not None
    pad = max(1, round(_SLEEVE_MM * card.px_per_mm))
    light, cover = (
        np.asarray(cv2.copyMakeBorder(v, *(pad,) * 4, cv2.BORDER_CONSTANT, value=0), np.float32)
        for v in (card.light, card.cover)
    )
    height, width = cover.shape
    x, y = (p / card.px_per_mm for p in pixels(height, width))
    angle = rng.uniform(0, math.pi)
    across = x * math.cos(angle) + y * math.sin(angle)
    streaks = np.zeros(cover.shape, np.float32)
    for _ in range(3):
        at, wide, strong = rng.uniform(-40, 110), rng.uniform(2, 9), rng.uniform(0.03, 0.2)
        streaks += np.asarray(strong * np.exp(-(((across - at) / wide) ** 2)), np.float32)
    clear = np.float32(0.25) * (1 - cover)  # of the sleeve beside the card
    light = 0.93 * light + (0.5 * clear)[..., None] + (streaks * (cover + clear))[..., None]
    origin = card.origin[0] + pad, card.origin[1] + pad
    return Sprite(np.asarray(light, np.float32), np.asarray(cover + clear, np.float32), card.px_per_mm, origin)


def _scratched(card: Sprite, rng: np.random.Generator) -> Sprite:
    """Every other one: a line over one index, or over both."""
    assert card.light is not None
    if rng.random() < 0.5:
        return card
    light, scale = card.light.copy(), card.px_per_mm
    height, width = card.cover.shape
    grey = float(rng.choice([0.02, 0.3, 0.9]))
    for end in rng.permutation([-1, 1])[: int(rng.integers(1, 3))]:
        x0, y0, x1, y1 = rng.uniform(0, 4), rng.uniform(2, 22), rng.uniform(9, 16), rng.uniform(2, 22)
        ends = [(round(x * scale), round(y * scale)) for x, y in ((x0, y0), (x1, y1))]
        if end < 0:
            ends = [(width - x, height - y) for x, y in ends]
        thick = max(1, round(rng.uniform(*_SCRATCH_MM) * scale))
        cv2.line(light, ends[0], ends[1], (grey,) * 3, thick, cv2.LINE_AA)
    return Sprite(np.asarray(light * (card.cover[..., None] > 0), np.float32), card.cover, scale, card.origin)


# --- the box -------------------------------------------------------------------------------------------------------


class TurningDealer(Dealer):
    """Turns the box a third and two thirds through the deal."""

    def _take(self, card: int) -> int:
        count = self._setting.cards
        if card in (count // 3, 2 * count // 3):
            push = self._turn()
            if push is not None:
                begins = self._move_box(push)
                self.play.incidents.append(Incident(begins, self._t, "moved"))
                self._idle(1.5)
        return super()._take(card)

    def _turn(self) -> Push | None:
        """A way to turn the box, off the piles and not out of the picture; None: there is none."""
        for _ in range(60):
            way = turned(np.array([1.0, 0.0]), self._u(0, 2 * math.pi)) * self._u(*_PUSH_MM)
            angle = math.radians(self._u(*_TURN_DEG)) * (1 if self._rng.random() < 0.5 else -1)
            off_piles = all(way @ pile < 0 for pile in self._layout.piles)
            if self._layout.fits(self._shift() + way, 12.0, 4.0) and off_piles:
                return Push(0.0, 0.0, float(way[0]), float(way[1]), angle)
        return None


# --- beside the box ------------------------------------------------------------------------------------------------


def painted(
    layout: Layout, art: Callable[[str, int], Image], px_per_mm: float, rng: np.random.Generator
) -> list[tuple[Sprite, Pose]]:
    """Cards of the layout, in rows along the sides of the box."""
    out = []
    for side in (-1, 1):
        for k, rank in enumerate(rng.permutation(list("A23456789TJQK"))[:4]):
            face = art(f"{rank}S", round(things.CARD_H * px_per_mm))
            card = things.card(face, px_per_mm, rng)
            x = side * (layout.half[0] + things.CARD_W / 2 + rng.uniform(2, 20))
            y = (k - 1.5) * (things.CARD_H + rng.uniform(3, 10))
            out.append((card, Pose(x, y, 0.0, math.radians(rng.normal(0, 2)) + math.pi * int(rng.integers(2)))))
    return out


def stacks(layout: Layout, px_per_mm: float, rng: np.random.Generator) -> list[tuple[things.Thing, Vector]]:
    """Chips that lean against the box, but not where cards leave it or come to lie."""
    out: list[tuple[things.Thing, Vector]] = []
    for _ in range(60):
        chip = things.chip(px_per_mm, rng)
        far = chip.radius_mm + rng.uniform(0.5, 6)
        place = rng.uniform(-1, 1, 2) * (layout.half + far)
        axis = int(rng.integers(2))
        place[axis] = math.copysign(layout.half[axis] + far, place[axis])
        before_slit = place @ layout.slit > layout.half_along
        on_pile = any(np.hypot(*(place - pile)) < chip.radius_mm + 55 for pile in layout.piles)
        on_other = any(np.hypot(*(place - other)) < chip.radius_mm + one.radius_mm for one, other in out)
        if not (before_slit or on_pile or on_other):
            out.append((chip, place))
        if len(out) == 8:
            break
    return out
