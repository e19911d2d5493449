"""What the border of an outline shows: where a card ends, or a line that is printed on one.

Where a card ends, something else begins. Along a printed frame there is paper on both sides, and across a cut through
the drawing the print goes on.
"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.levels import brightest
from vision.locate.refine import across, on_sides
from vision.quads import CARD_H, CARD_W, Image, Quad, area, clockwise

_BESIDE = (0.02, 0.025, 0.03)
"""Where the two sides of the border are compared: shares of the outline's size (the root of its area) away from it,
1.5 to 2.3 mm of a card. Nearer are the line itself, the card's own shadow, or an edge that the outline just missed."""
_BETWEEN = tuple(np.linspace(-_BESIDE[0], _BESIDE[0], 9))
_ALIKE = 0.08
"""By how much of what the paper is bright two places may differ that are of one paper or print."""
_INK = 0.2
"""By how much of what the paper is bright a place differs from it that is printed on."""
_HALF = 0.5
"""Share of a side along which it must be the same within and without to be no end of the card."""
_STROKES = 2 / 32
"""Share of a side along which print must go on beyond it to be no end either."""

_AROUND = 40
"""px of the rectified card (240 x 336) around it that are looked at."""
_BEYOND = 22
"""Of those, px next to the card that are not beyond it: 6 mm, by which a half guessed outline may be off."""
_FIRST_CORNER = (slice(_AROUND + 6, _AROUND + 110), slice(_AROUND + 4, _AROUND + 60))
"""Rows and columns in which the paper about the first corner's index is."""
_STEP = 1.5
"""Grey levels a px at an edge: a step of five levels seen sharply. True cards are refused seldom up to here: with 1.0
two, with 2.0 six of 46 photographed ones that are half covered."""
_LEAKS = 0.05
"""Share of what is beyond that is the same paper, from which the paper goes on: 0.12 and more where it does."""


def goes_on(image: Image, quad: Quad) -> NDArray[np.bool_]:
    """For each side of a clockwise outline (corner 0 to 1 first): the picture is the same within and without, along
    half of it at least."""
    within, without, _ = _beside(image, quad)
    return np.asarray(_share(_alike(within, without, within)) >= _HALF)


def cut_through(image: Image, quad: Quad) -> NDArray[np.bool_]:
    """For each side: the picture goes on beyond it, and it is neither an edge nor a line. There is nothing to be seen
    at it, or print runs across it."""
    within, without, between = _beside(image, quad)
    alike = _alike(within, without, within)
    unseen = np.all([_alike(between[:, :, k], within, within) for k in range(between.shape[2])], axis=0)
    paper = np.percentile(within, 90, axis=1, keepdims=True)
    printed = alike & (brightest(paper - within) > _INK * brightest(paper))
    runs_on = (_share(alike) >= _HALF) & (_share(printed) >= _STROKES)
    return np.asarray(runs_on | (_share(alike & unseen) >= _HALF))


def runs_out(image: Image, quad: Quad, others: Sequence[Quad]) -> bool:
    """Whether the paper about the first corner goes on beyond a portrait outline, with no edge between: it is no card's
    then, but a sheet or box on which something is printed. Within the outlines `others` other cards lie over it."""
    size = (CARD_W + 2 * _AROUND, CARD_H + 2 * _AROUND)
    corners = np.array([[0, 0], [CARD_W, 0], [CARD_W, CARD_H], [0, CARD_H]], np.float32) + np.float32(_AROUND)
    to_card = cv2.getPerspectiveTransform(quad - np.float32(0.5), corners - np.float32(0.5))
    card = cv2.GaussianBlur(cv2.warpPerspective(image, to_card, size).astype(np.float32), (0, 0), 1.2)
    right, down = (cv2.Sobel(card, cv2.CV_32F, *way, scale=1 / 8) for way in ((1, 0), (0, 1)))
    edge = (brightest(np.asarray(cv2.magnitude(right, down), np.float32)) > _STEP).astype(np.uint8)
    edge = np.asarray(cv2.dilate(edge, np.ones((3, 3), np.uint8)), np.uint8)
    for other in others:
        outline = cv2.perspectiveTransform(other.reshape(-1, 1, 2), to_card)
        cv2.fillConvexPoly(edge, np.rint(outline).astype(np.int32), 1)
    parts = cv2.connectedComponents(1 - edge, connectivity=4)[1]
    about = np.bincount(parts[_FIRST_CORNER].ravel())[1:]
    if not about.any():
        return False
    beyond = np.ones(parts.shape, bool)
    within = slice(_AROUND - _BEYOND, _BEYOND - _AROUND)
    beyond[within, within] = False
    return bool((parts[beyond] == about.argmax() + 1).mean() > _LEAKS)


def _beside(image: Image, quad: Quad) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]:
    """Colours along the sides, a little within and without (4, along, 3), and at the side (4, along, places, 3)."""
    quad = clockwise(np.asarray(quad, np.float32))
    away = np.array(_BESIDE, np.float32)
    offsets = np.concatenate([-away, away, np.array(_BETWEEN, np.float32)]) * np.float32(np.sqrt(abs(area(quad))))
    profile = across(image, *on_sides(quad), offsets)
    count = len(away)
    return profile[:, :, :count].mean(axis=2), profile[:, :, count : 2 * count].mean(axis=2), profile[:, :, 2 * count :]


def _alike(one: NDArray[np.float32], other: NDArray[np.float32], within: NDArray[np.float32]) -> NDArray[np.bool_]:
    """Whether the two colours agree at each place along each side, shape (4, along), relative to the brightest of
    `within`."""
    bright = max(float(np.percentile(brightest(within), 90)), 1.0)
    return np.asarray(brightest(np.abs(one - other)) < _ALIKE * bright)


def _share(places: NDArray[np.bool_]) -> NDArray[np.float64]:
    return np.asarray(places.mean(axis=1), np.float64)
