"""The light of a machine's own lamps in its rendered picture: how evenly it falls, what a card mirrors of it.

The figures are those of the drawings (`vision.drawn`); what a camera makes of them is in `exposure`.
"""

from __future__ import annotations

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawn_figures import Drawn, Grid
from vision.quads import Image
from vision.render.exposure import GAMMA, PAPER, PAPER_LEVEL
from vision.render.view import Pinhole

WHITE = 253
"""Level in which a card's paper is painted."""
FULL = 200
"""Level of a light map that leaves a picture as it is painted."""
VARNISH = 0.04
"""Share of the light that a coated card mirrors near the upright (Fresnel, n = 1.5)."""
LOBE_DEG = 2.0
"""A varnish mirrors not sharply: one sigma of how far its parts lie askew. Guessed, of a smooth finish; air-cushion
finishes are wider and weaker."""
_LIGHT_OF_LEVEL = ((np.arange(256) / 255) ** GAMMA).astype(np.float32)


def lamp_map(size: tuple[int, int], view: Pinhole, drawn: Drawn) -> Image:
    """(H, W, 3): the light on the table as the camera sees it, FULL where a card is painted as it is; brighter where
    lamps are near. `size` is (width, height)."""
    lux = _over(drawn.lux_at, size, view)
    level = PAPER_LEVEL / WHITE * (np.maximum(lux, 0.5) / drawn.lux) ** (1 / GAMMA)
    return np.repeat(np.clip(FULL * level, 0, 255).astype(np.uint8)[..., None], 3, axis=2)


def mirrored(size: tuple[int, int], view: Pinhole, drawn: Drawn, askew_deg: float) -> NDArray[np.float32]:
    """(H, W): what a glossy card that lies `askew_deg` askew (bent, or lifted) would mirror of the lamps at each place,
    as light, 1 = level 255."""
    needed = _over(drawn.askew_at, size, view)
    lobe = np.exp(-0.5 * (np.maximum(needed - askew_deg, 0) / LOBE_DEG) ** 2)
    paper = (PAPER_LEVEL / 255) ** GAMMA
    return np.asarray(paper * VARNISH * drawn.lamp_cd_m2 / (PAPER * drawn.lux / math.pi) * lobe, np.float32)


def with_light(image: Image, light: NDArray[np.float32]) -> Image:
    """The picture (H, W, 3) with this light (H, W) added to what it shows."""
    whole = cv2.LUT(image, _LIGHT_OF_LEVEL) + light[..., None]
    return np.asarray(np.round(255 * np.clip(whole, 0, 1) ** (1 / GAMMA)), np.uint8)


def _over(grid: Grid, size: tuple[int, int], view: Pinhole) -> NDArray[np.float32]:
    """The grid's value at each pixel of the table, (H, W); beyond its ends as at its ends."""
    width, height = size
    x, y = np.meshgrid(np.arange(width, dtype=np.float64), np.arange(height, dtype=np.float64))
    pixels = np.stack([x.ravel(), y.ravel()], axis=1).reshape(-1, 1, 2)
    places = cv2.perspectiveTransform(pixels, np.linalg.inv(view.to_px)).reshape(height, width, 2)
    columns, rows = ((places[..., k] - grid.first[k]) / grid.step[k] for k in (0, 1))
    table = np.array(grid.rows, np.float32)
    value = cv2.remap(
        table, columns.astype(np.float32), rows.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(value, np.float32)
