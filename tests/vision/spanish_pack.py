"""A real Spanish pack: the private photographs of its 48 cards, one a card, and what a table would see of them.

There is one photograph of each card. What another photograph, or another printing of the same design, looks like is
made from it: the same drawing cut out askew, in other inks, with thinner or thicker lines, its plates cut again a
little differently, without the maker's words. Everything follows from the generator passed in.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from tests.vision.pack_photos import GOOD, HARD, ORDINARY, Conditions, photograph
from vision.quads import Image

FOLDER = Path(os.environ.get("FARO_DATA", Path(__file__).resolve().parents[3] / "shared" / "data")) / "spanish"
needs_photographs = pytest.mark.skipif(
    not FOLDER.is_dir(), reason=f"the photographs of a Spanish pack are not at {FOLDER} (FARO_DATA)"
)
LIGHTS: dict[str, Conditions] = {
    "good": GOOD,
    "ordinary": ORDINARY,
    "dim": Conditions(12.0, 0.011, 0.03, 0.0, 0.4, 8.0, lamp=(0.3, 0.3, 0.3)),
    "warm": Conditions(12.0, 0.008, 0.02, 0.0, 0.5, 4.0, lamp=(0.45, 0.75, 1.05)),
    "glare": Conditions(12.0, 0.008, 0.02, 1.0, 0.5, 4.0),
    "blur": Conditions(12.0, 0.028, 0.07, 0.0, 0.4, 4.0),
    "hard": HARD,
}
"""Lights by name; what each value is `Conditions` says. The lamp of "warm" is about that of 2700 K, by a camera that is
set for daylight and balances half of it."""
TABLE_PX = (800, 600)
_HEIGHT_PX = (260.0, 380.0)
_SUITS = {"oros": "O", "copas": "C", "espadas": "E", "bastos": "B"}
_FIGURES = {"10": "S", "11": "C", "12": "R"}
_WORDS = {
    "4O": (0.15, 0.39, 0.85, 0.64),
    "4C": (0.22, 0.44, 0.78, 0.58),
    "2E": (0.42, 0.28, 0.60, 0.72),
    "4E": (0.22, 0.44, 0.78, 0.55),
    "5E": (0.31, 0.10, 0.66, 0.21),
    "2B": (0.42, 0.30, 0.58, 0.72),
}
"""Where the maker's words stand on a card: left, top, right, bottom as shares of it."""


@cache
def faces() -> dict[str, Image]:
    """The photographs by label (10, 11, 12 are S, C, R), nearly all card each."""
    out = {}
    for file in sorted(FOLDER.glob("*.jpg")):
        suit, rank = file.stem.split("-")
        picture = cv2.imread(str(file))
        assert picture is not None, file
        out[_FIGURES.get(rank, rank) + _SUITS[suit]] = np.asarray(picture, np.uint8)
    return out


def another_photograph(face: Image, rng: np.random.Generator) -> Image:
    """The same card photographed another time: cut out otherwise, in other light, softer or sharper."""
    h, w = face.shape[:2]
    corners = np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32)
    askew = corners + rng.normal(0, 0.008 * w, (4, 2)).astype(np.float32)
    matrix = cv2.getPerspectiveTransform(corners, askew)
    out = cv2.warpPerspective(face, matrix, (w, h), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    broad = cv2.resize(rng.normal(0, 0.07, (3, 2)).astype(np.float32), (w, h), interpolation=cv2.INTER_CUBIC)
    soft = cv2.GaussianBlur(out, (0, 0), 1.2).astype(np.float32)
    sharp = soft + (out - soft) * rng.uniform(0.3, 1.6)
    return np.asarray(np.clip(sharp * np.exp(broad)[..., None], 0, 255), np.uint8)


def another_printing(face: Image, label: str, plates: int, rng: np.random.Generator) -> Image:
    """The same design from other plates (their number: the cards of one pack share their inks and their cut)."""
    pack = np.random.default_rng([plates, 77])
    h, w = face.shape[:2]
    out = face.copy()
    if label in _WORDS:
        x0, y0, x1, y1 = (round(v * side) for v, side in zip(_WORDS[label], (w, h, w, h), strict=True))
        part = out[y0:y1, x0:x1]
        part[:] = np.percentile(part.reshape(-1, 3), 80, axis=0)
    paper = np.percentile(out.reshape(-1, 3), 85, axis=0)
    inks = np.minimum(out / paper, 1.1).astype(np.float32)
    thick = cv2.erode(inks, np.ones((3, 3), np.uint8)) if pack.random() < 0.5 else cv2.dilate(inks, np.ones((2, 2)))
    inks += (thick - inks) * np.float32(pack.uniform(0.1, 0.4))
    hsv = cv2.cvtColor(np.clip(inks, 0, 1), cv2.COLOR_BGR2HSV)
    hsv[..., 0] = (hsv[..., 0] + pack.uniform(-10, 10)) % 360
    hsv[..., 1] = np.clip(hsv[..., 1] * pack.uniform(0.75, 1.3), 0, 1)
    hsv[..., 2] = hsv[..., 2] ** np.float32(pack.uniform(0.75, 1.3))
    inks = np.asarray(cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR), np.float32)
    recut = rng.normal(0, 1, (5, 4, 2)).astype(np.float32) * np.float32(0.006 * w)
    moved = cv2.resize(recut, (w, h), interpolation=cv2.INTER_CUBIC)
    grow, aside = pack.uniform(0.965, 1.035, 2), pack.normal(0, 0.008 * w, 2)
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
    x = (xs - w / 2) / np.float32(grow[0]) + w / 2 + np.float32(aside[0]) + moved[..., 0]
    y = (ys - h / 2) / np.float32(grow[1]) + h / 2 + np.float32(aside[1]) + moved[..., 1]
    printed = cv2.remap(inks, x, y, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    tint = paper * pack.uniform(0.9, 1.0, 3)
    return another_photograph(np.clip(printed * tint, 0, 255).astype(np.uint8), rng)


def on_cloth(face: Image, rng: np.random.Generator, light: Conditions) -> tuple[Image, NDArray[np.float32]]:
    """(a photograph of the card on a cloth, 800x600, turned anyhow, 260 to 380 px high; its corners)."""
    width = float(rng.uniform(*_HEIGHT_PX)) * face.shape[1] / face.shape[0]
    return photograph(face, rng, light, width=width, size_px=TABLE_PX)
