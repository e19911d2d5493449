"""The drawn explanation of a reading: the picture with what was located, and a row for each card - rectified, both
corners, the posteriors on a scale of odds with the threshold marked, and why it was not sure.

Drawing only; the words come from `explain`. BGR pictures in, one BGR picture out.
"""

from __future__ import annotations

import math
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import cv2
import numpy as np

from vision.offline.explain import Opinion
from vision.quads import Image, Quad
from vision.read.reader import corner_patches
from vision.reading import NONE, RANKS, SUITS

WIDTH = 1320
"""px, of every sheet."""
_PICTURE_H = 800
_ROW_H = 336
_BURST_H = 260
_GROUND = (30, 27, 25)  # BGR, as all colours here
_PANEL = (46, 42, 39)
_TEXT = (238, 238, 238)
_FAINT = (165, 160, 155)
_GOOD = (110, 205, 90)
_UNSURE = (60, 185, 255)
_NO_CARD = (190, 185, 180)
NO_LABEL = "-"
_LOW = 0.0005  # probability at the left end of the odds scale
_HIGH = 0.9995  # and at its right end
_TICKS = (0.001, 0.01, 0.1, 0.5, 0.9, 0.99, 0.999)

Colour = tuple[int, int, int]
State = Literal["sure", "unsure", "no card"]


@dataclass(frozen=True, slots=True)
class Explained:
    """One card as it is drawn: what it was read as, its pictures and posteriors, and why.

    `card` is the rectified picture, None when it was read elsewhere; `quad` is its outline in the picture the sheet is
    of, None when the card is not in it; `rank_sure` and `suit_sure` are the thresholds; `burst` the views of a card in
    doubt.
    """

    title: str
    state: State
    card: Image | None
    witnesses: Sequence[Opinion]
    ranks: Mapping[str, float]
    suits: Mapping[str, float]
    rank_sure: float
    suit_sure: float
    why: Sequence[str]
    quad: Quad | None = None
    burst: Sequence[Image] = ()


def sheet(heading: str, picture: Image, cards: Sequence[Explained], rejected: Sequence[Quad] = ()) -> Image:
    """The whole explanation; `rejected`: outlines that were found and taken for no card, drawn faintly."""
    parts = [_heading(heading), _located(picture, cards, rejected)]
    parts += [_row(k, card) for k, card in enumerate(cards, 1)]
    if not cards:
        parts.append(_heading("no card found" + (f"; {len(rejected)} outlines taken for none" if rejected else "")))
    return np.asarray(np.concatenate(parts), np.uint8)


def _heading(text: str) -> Image:
    band = np.full((46, WIDTH, 3), _GROUND, np.uint8)
    _say(band, text[:100], (20, 31), 0.7, _TEXT)
    return band


def _located(picture: Image, cards: Sequence[Explained], rejected: Sequence[Quad]) -> Image:
    """The picture, outlines on it: white-rimmed dark lines show on any ground."""
    height, width = picture.shape[:2]
    scale = min((WIDTH - 40) / width, _PICTURE_H / height, 4.0)
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    how = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    shown = np.asarray(cv2.resize(picture, size, interpolation=how), np.uint8)
    veil = shown.copy()
    for quad in rejected:
        corners = [np.round(quad * scale).astype(np.int32)]
        cv2.polylines(veil, corners, True, (0, 0, 0), 3, cv2.LINE_AA)
        cv2.polylines(veil, corners, True, (255, 255, 255), 1, cv2.LINE_AA)
    shown = np.asarray(cv2.addWeighted(veil, 0.45, shown, 0.55, 0), np.uint8)
    for card in cards:
        if card.quad is not None:
            corners = [np.round(card.quad * scale).astype(np.int32)]
            cv2.polylines(shown, corners, True, (0, 0, 0), 6, cv2.LINE_AA)
            cv2.polylines(shown, corners, True, _colour(card), 3, cv2.LINE_AA)
    for k, card in enumerate(cards, 1):
        if card.quad is not None:
            x, y = card.quad.mean(axis=0) * scale
            _tag(shown, f"{k}", (float(x), float(y)), _colour(card))
    out = np.full((size[1] + 12, WIDTH, 3), _GROUND, np.uint8)
    x0 = (WIDTH - size[0]) // 2
    out[: size[1], x0 : x0 + size[0]] = shown
    return out


def _row(number: int, card: Explained) -> Image:
    out = np.full((_ROW_H, WIDTH, 3), _GROUND, np.uint8)
    cv2.rectangle(out, (12, 4), (WIDTH - 12, _ROW_H - 5), _PANEL, -1)
    _say(out, f"{number}  {card.title}", (28, 34), 0.75, _colour(card), 2)
    if card.card is not None:
        _paste(out, card.card, 28, 48, 180, 252)
        for k, patch in enumerate(corner_patches(card.card)):
            x = 222 + 112 * k
            _paste(out, patch, x, 48, 102, 204)
            if k < len(card.witnesses):
                _say(out, _short(card.witnesses[k]), (x, 272), 0.45, _TEXT)
            _say(out, ("top left", "bottom right")[k], (x, 291), 0.4, _FAINT)
        if len(card.witnesses) > 2:
            _say(out, f"whole card: {_short(card.witnesses[2])}", (222, 308), 0.42, _FAINT)
    _bars(out, card.ranks, (*RANKS, NONE), card.rank_sure, x0=510, width=36)
    _bars(out, card.suits, (*SUITS, NONE), card.suit_sure, x0=1090, width=42)
    _words(out, card.why, 460, 270, 100)
    return np.asarray(np.concatenate([out, *_burst(card.burst)]), np.uint8)


def _burst(witnesses: Sequence[Image]) -> list[Image]:
    """The views it was tried from, side by side."""
    if not witnesses:
        return []
    out = np.full((_BURST_H, WIDTH, 3), _GROUND, np.uint8)
    _say(out, "the views it was tried from, oldest first", (28, 22), 0.45, _FAINT)
    room = (WIDTH - 40) // len(witnesses)
    for k, witness in enumerate(witnesses):
        _paste(out, witness, 28 + k * room, 34, room - 10, _BURST_H - 44)
    return [out]


def _short(witness: Opinion) -> str:
    return f"{_label(witness.rank)} {witness.rank_p:.2f}  {_label(witness.suit)} {witness.suit_p:.2f}"


def _label(label: str) -> str:
    return {NONE: NO_LABEL, "T": "10"}.get(label, label)


def _bars(
    out: Image, posterior: Mapping[str, float], labels: Sequence[str], sure: float, *, x0: int, width: int
) -> None:
    """Bars on a scale of odds, so that 0.01 and 0.99 can both be seen; the dashed line is the threshold."""
    top, bottom = 62, 222
    right = x0 + width * len(labels)
    for tick in _TICKS:
        y = _height(tick, top, bottom)
        cv2.line(out, (x0 - 4, y), (right, y), (78, 73, 69), 1)
        _say(out, f"{tick:g}", (x0 - 46, y + 4), 0.36, _FAINT)
    for k, label in enumerate(labels):
        p = posterior.get(label, 0.0)
        x, y = x0 + k * width + 4, _height(p, top, bottom)
        colour = _FAINT if label == NONE else _GOOD if p >= sure else _UNSURE
        if y < bottom:
            cv2.rectangle(out, (x, y), (x + width - 8, bottom), colour, -1)
        text = _label(label)
        _say(out, text, (x + (width - 8) // 2 - 5 * len(text), bottom + 20), 0.5, _TEXT)
        if p >= 0.01:
            _say(out, f"{p:.2f}".replace("0.", ".") if p < 0.995 else "1", (x - 2, y - 4), 0.36, _TEXT)
    y = _height(sure, top, bottom)
    for x in range(x0, right, 10):
        cv2.line(out, (x, y), (x + 5, y), _TEXT, 1)
    _say(out, f"acts from {sure:g}", (right - 92, 34), 0.38, _TEXT)


def _height(p: float, top: int, bottom: int) -> int:
    """Pixel row of a probability on the odds scale."""
    low, high = math.log(_LOW / (1 - _LOW)), math.log(_HIGH / (1 - _HIGH))
    p = min(max(p, _LOW), _HIGH)
    return round(bottom - (math.log(p / (1 - p)) - low) / (high - low) * (bottom - top))


def _words(out: Image, why: Sequence[str], x: int, y: int, columns: int) -> None:
    for line in textwrap.wrap("; ".join(why), columns)[:3]:
        _say(out, line, (x, y), 0.5, _TEXT)
        y += 22


def _paste(out: Image, picture: Image, x: int, y: int, width: int, height: int) -> None:
    """The picture as large as the box allows, its proportions kept."""
    scale = min(width / picture.shape[1], height / picture.shape[0])
    size = (max(1, round(picture.shape[1] * scale)), max(1, round(picture.shape[0] * scale)))
    out[y : y + size[1], x : x + size[0]] = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)


def _tag(out: Image, text: str, at: tuple[float, float], colour: Colour) -> None:
    x, y = round(at[0]), round(at[1])
    cv2.circle(out, (x, y), 17, (0, 0, 0), -1, cv2.LINE_AA)
    cv2.circle(out, (x, y), 15, colour, -1, cv2.LINE_AA)
    _say(out, text, (x - 6 * len(text), y + 7), 0.6, (0, 0, 0), 2)


def _say(out: Image, text: str, at: tuple[int, int], size: float, colour: Colour, thick: int = 1) -> None:
    cv2.putText(out, text, at, cv2.FONT_HERSHEY_SIMPLEX, size, colour, thick, cv2.LINE_AA)


def _colour(card: Explained) -> Colour:
    return {"sure": _GOOD, "unsure": _UNSURE}.get(card.state, _NO_CARD)
