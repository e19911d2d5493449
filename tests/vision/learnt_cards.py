"""Drawn Spanish cards in good light and out of focus, for what a pack learns in play."""

from __future__ import annotations

import cv2
import numpy as np

from tests.vision import pack_art
from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.quads import CARD_H, CARD_W, Image

LABELS = ("1E", "2E", "3E", "4E", "5E", "4B", "5B", "CE", "RO", "4C", "4O", "SO")
"""Swords and clubs are alike out of focus."""


def taken(label: str, seed: int, blur: float) -> Image:
    """The card cut out of a picture: out of focus by `blur` px of 240, in shaded light."""
    rng = np.random.default_rng([seed, *label.encode()])
    face = cv2.resize(pack_art.raster("spanish", label), (CARD_W, CARD_H), interpolation=cv2.INTER_AREA)
    aside = rng.normal(0, 1.2, (4, 2)).astype(np.float32)
    corners = np.array([[0, 0], [CARD_W, 0], [CARD_W, CARD_H], [0, CARD_H]], np.float32)
    matrix = cv2.getPerspectiveTransform(corners, corners + aside)
    moved = cv2.warpPerspective(face, matrix, (CARD_W, CARD_H), borderMode=cv2.BORDER_REPLICATE)
    soft = cv2.GaussianBlur(moved, (0, 0), blur).astype(np.float32)
    shade = np.linspace(0.95, 0.7, CARD_H, dtype=np.float32)[:, None, None]
    return np.clip(soft * shade + rng.normal(0, 3, soft.shape), 0, 255).astype(np.uint8)


def poor(label: str, deal: int) -> Image:
    """As it is in the window in that deal."""
    return taken(label, 100 + deal, 7.5)


def enrolled() -> EnrolledPack:
    """The pack of LABELS, by two good pictures of each."""
    return EnrolledPack(tuple(Picture(label, taken(label, k, 1.0), label) for label in LABELS for k in range(2)))
