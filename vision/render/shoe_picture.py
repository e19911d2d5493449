"""What the camera in the shoe's nose sees: the window, dark while nothing is over it, or cards sliding over it.

Mirrored, lit by the two lamps as drawn and exposed as Camera Module 3 is (`vision.render.exposure`), blurred along the
card's way, each row a little later than the one above.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import shoe_layout as layout
from vision.drawn import SHOE
from vision.quads import Image
from vision.render import card_art
from vision.render.exposure import GAMMA, PAPER_LEVEL, exposed
from vision.render.picture import Art

PASSES = 0.76
"""Share of the light that reaches the lens: twice by the pane, 0.92 each time, and by the mirror, 0.9 (as such glass
usually is: a guess, nobody has measured them)."""
_WHITE = 250
"""Grey level of paper in a card's drawn face."""
_BLACK = 0.26
"""Level of the printed parts over that of paper: black PETG throws back 4.5 % of the light, paper 85 %."""
_DUST = 0.55
"""Level of lit dust over that of paper."""
_ART_PX = 440
"""Rows of a card's face as it is kept: some more than in the picture."""
_ROOM = 4
"""px around the window that are rendered with it: the lens spreads its rim."""
_OF_BOTH = (1 - 1 / np.pi) ** 0.5
"""Sigma of what is added and what is taken away, each from another place of a noise, over that of the noise."""
_TILE = 64
"""px of spare noise around the picture, so that the noise can be shifted."""


@dataclass(frozen=True, slots=True)
class Nose:
    """Every knob of the picture. The defaults are a clean, well set up shoe.

    `exposure_ms`: how long a row is open. `light`: of the lamps, 1 as drawn. Both make the picture: by the drawn
    lamps the gain that paper wants is the most there is in 0.63 ms; in 0.5 ms it is a third of a stop darker, and not
    white beside the lamps, where there is half as much light again.
    `noise`: of the sensor, 1 as it is, 0 none. `dirt`: 0 clean .. 1, specks and smears on the pane.
    """

    exposure_ms: float = 0.5
    noise: float = 1.0
    light: float = 1.0
    dirt: float = 0.0
    focus_blur_px: float = 0.6


@dataclass(frozen=True, slots=True)
class Sliding:
    """A card over the window: its name, its leading edge (mm, at the middle of its long side), its offset to the
    side, its turn, whether it is turned round."""

    card: str
    lead_x: float
    y: float
    angle_deg: float
    turned_round: bool


def paper_of(nose: Nose) -> tuple[float, float]:
    """Grey level of paper in the middle of the window, and one sigma of the noise, in grey levels."""
    read_px = layout.MODE.field[2]
    open_s = nose.exposure_ms / 1000
    found = exposed(SHOE.lux * PASSES * nose.light, layout.SIZE_PX[0], open_s=open_s, read_px=read_px)
    darker = 2 ** (found.short_ev / GAMMA)
    return PAPER_LEVEL * darker, found.noise * darker


class ShoePicture:
    """Renders the window. The same seed and the same calls give the same pixels."""

    def __init__(self, nose: Nose, seed: int, art: Art = card_art.raster) -> None:
        self.nose = nose
        self._art = lru_cache(maxsize=64)(lambda card: _cut_out(art(card, _ART_PX)))
        rng = np.random.default_rng([seed, 11])
        width, height = layout.SIZE_PX
        left, top = layout.to_px(layout.WINDOW_X[1], layout.WINDOW_Y)
        right, bottom = layout.to_px(layout.WINDOW_X[0], -layout.WINDOW_Y)
        self._area = np.s_[round(top) - _ROOM : round(bottom) + _ROOM, round(left) - _ROOM : round(right) + _ROOM]
        self._origin = (round(left) - _ROOM, round(top) - _ROOM)
        rows, columns = np.arange(height), np.arange(width)
        xs = layout.MIDDLE_X - (rows + 0.5 - height / 2) / layout.PX_PER_MM
        ys = -(columns + 0.5 - width / 2) / layout.PX_PER_MM
        lit = (layout.lux_over(xs, ys) / layout.lux_over(np.array([layout.MIDDLE_X]), np.zeros(1))) ** (1 / GAMMA)
        paper, sigma = paper_of(nose)
        black = paper * _BLACK * lit * rng.normal(1, 0.02, (height, width))
        opening = np.zeros((height, width), np.float32)
        opening[self._area][_ROOM:-_ROOM, _ROOM:-_ROOM] = 1
        black *= 0.8 + 0.2 * cv2.GaussianBlur(opening, (0, 0), 1.5)
        lit = lit[self._area]
        dust = _dirt(lit.shape, nose.dirt, rng)
        self._clear = np.dstack([255 * (1 - dust)] * 3).astype(np.uint8)
        self._dust = np.dstack([paper * _DUST * lit * dust] * 3).astype(np.uint8)
        ground = black[self._area] * (1 - dust) + paper * _DUST * lit * dust
        base = np.clip(black, 0, 255).astype(np.uint8)
        base[self._area] = np.clip(ground, 0, 255).astype(np.uint8)
        self._empty: Image = np.dstack([base] * 3)
        self._black = np.dstack([black[self._area]] * 3).astype(np.uint8)
        self._light = np.dstack([np.clip(lit * paper / _WHITE * 128, 0, 255)] * 3).astype(np.uint8)
        self._opening = (cv2.GaussianBlur(opening, (0, 0), 0.8)[self._area] / 255).astype(np.float32)
        noise = rng.standard_normal((height + _TILE, width + _TILE, 3), dtype=np.float32)
        noise *= nose.noise * sigma / _OF_BOTH
        self._noise = (
            np.clip(np.round(noise), 0, 60).astype(np.uint8),
            np.clip(np.round(-noise), 0, 60).astype(np.uint8),
        )
        self._noise_rng = np.random.default_rng([seed, 12])

    def render(self, cards: tuple[Sliding, ...], speed_mm_s: float) -> Image:
        """One picture. `cards`: those over the window, the upper ones first; all slide with this speed."""
        frame = self._empty.copy()
        if cards:
            frame[self._area] = self._window(cards, speed_mm_s)
        return self._sensed(frame)

    def _window(self, cards: tuple[Sliding, ...], speed_mm_s: float) -> Image:
        height, width = self._opening.shape
        seen = self._black.copy()
        blur = max(1, round(abs(speed_mm_s) * self.nose.exposure_ms / 1000 * layout.PX_PER_MM))
        for one in cards:
            art = self._art(one.card)
            matrix = self._to_area(one, speed_mm_s, art.shape[1::-1])
            laid = cv2.warpAffine(art, matrix, (width, height), borderValue=(_WHITE, _WHITE, _WHITE, 0))
            if blur > 1:
                laid = cv2.blur(laid, (1, blur), borderType=cv2.BORDER_REPLICATE)
            face = cv2.multiply(laid[:, :, :3], self._light, scale=1 / 128)
            cover = cv2.multiply(laid[:, :, 3], self._opening, dtype=cv2.CV_32F)
            cv2.blendLinear(face, seen, cover, 1 - cover, seen)
        if self.nose.dirt:
            cv2.multiply(seen, self._clear, dst=seen, scale=1 / 255)
            cv2.add(seen, self._dust, dst=seen)
        if self.nose.focus_blur_px >= 0.25:
            cv2.GaussianBlur(seen, (0, 0), self.nose.focus_blur_px, dst=seen)
        return seen

    def _to_area(self, one: Sliding, speed_mm_s: float, size: tuple[int, int]) -> NDArray[np.float64]:
        """From the pixels of a card's face to those of the window. The card's left side leads, its top is at +y."""
        long, wide = layout.CARD_MM
        to_mm = np.array(
            [[long / size[0], 0, 0.5 * long / size[0]], [0, wide / size[1], 0.5 * wide / size[1]], [0, 0, 1]]
        )
        to_middle = np.array([[1, 0, -long / 2], [0, 1, -wide / 2], [0, 0, 1]])
        turn = np.radians(one.angle_deg + (180.0 if one.turned_round else 0.0))
        c, s = np.cos(turn), np.sin(turn)
        spun = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
        # x falls as the face is gone through from its leading edge, y falls from its top
        laid = np.array([[-1, 0, one.lead_x - long / 2], [0, -1, one.y], [0, 0, 1]])
        late = speed_mm_s * layout.READOUT_S_PER_MM
        first_x = layout.MIDDLE_X + layout.SIZE_PX[1] / 2 / layout.PX_PER_MM  # of the row that is read first
        rolled = np.array([[1 / (1 + late), 0, late * first_x / (1 + late)], [0, 1, 0], [0, 0, 1]])
        k = layout.PX_PER_MM
        x0, y0 = self._origin
        to_px = np.array(
            [
                [0, -k, layout.SIZE_PX[0] / 2 - x0 - 0.5],
                [-k, 0, layout.SIZE_PX[1] / 2 + layout.MIDDLE_X * k - y0 - 0.5],
                [0, 0, 1],
            ]
        )
        return np.asarray((to_px @ rolled @ laid @ spun @ to_middle @ to_mm)[:2], np.float64)

    def _sensed(self, frame: Image) -> Image:
        """With the sensor's noise, in place."""
        width, height = layout.SIZE_PX
        plus, minus = self._noise
        x0, y0, x1, y1 = self._noise_rng.integers(0, _TILE, 4)
        cv2.add(frame, plus[y0 : y0 + height, x0 : x0 + width], dst=frame)
        return np.asarray(cv2.subtract(frame, minus[y1 : y1 + height, x1 : x1 + width], dst=frame), np.uint8)


def _cut_out(face: Image) -> NDArray[np.uint8]:
    """A face with its rounded outline as a fourth channel."""
    outline = cv2.resize(card_art.outline_mask(face.shape[0]), face.shape[1::-1])
    return np.dstack([face, outline]).astype(np.uint8)


def _dirt(shape: tuple[int, ...], dirt: float, rng: np.random.Generator) -> NDArray[np.float32]:
    """How far the pane is covered, 0..1: specks of 0.4 to 2.4 mm, and a few broad smears that dim a little."""
    cover = np.zeros(shape, np.float32)
    for _ in range(round(14 * dirt)):
        at = (int(rng.integers(shape[1])), int(rng.integers(shape[0])))
        radius = max(1, round(rng.uniform(0.2, 1.2) * layout.PX_PER_MM))
        speck = cv2.circle(np.zeros(shape, np.float32), at, radius, float(rng.uniform(0.25, 0.95)), -1, cv2.LINE_8)
        cover = np.maximum(cover, cv2.GaussianBlur(speck, (0, 0), 1.2))
    for _ in range(round(3 * dirt)):
        ends = rng.integers(0, [shape[1], shape[0]], (2, 2))
        smear = np.zeros(shape, np.float32)
        cv2.line(smear, tuple(map(int, ends[0])), tuple(map(int, ends[1])), float(rng.uniform(0.1, 0.35)), 24)
        cover = np.maximum(cover, cv2.GaussianBlur(smear, (0, 0), 9))
    return np.asarray(cover, np.float32)
