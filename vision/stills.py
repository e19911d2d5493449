"""Reads every card in one photograph: what `faro read` prints for a still.

Loads any image file or says in one line why not; finds outlines, lets the reader judge each, and keeps those that do
not contradict each other. Holds no thresholds of its own on ranks and suits: those are the reader's calibration.
"""

from __future__ import annotations

import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import MIN_CARD_PX, candidates
from vision.quads import Image, Quad, area, aspect, covered, overlap, portrait, turned, warp
from vision.reader import NONE, CardReader, Reading

MAX_FILE_BYTES = 500_000_000
MAX_PIXELS = 120_000_000  # decoded whole; a larger JPEG is decoded at an eighth, anything else is refused
SHOWN = 0.005  # candidates below this probability are left out of the JSON

_READ_AT_MOST = 48  # outlines given to the reader
_CARD = 0.5  # probability from which a picture counts as a card's face
_CLEAR_OUTLINE = 0.8  # edge support from which a back or joker is listed (with rank null)


class UnreadableImage(ValueError):
    """The file is no picture that can be read; the text is one line for the user, without the file's name."""


@dataclass(frozen=True, slots=True)
class FoundCard:
    """One card in a photograph: its portrait outline in displayed pixels, edge support 0..1, and what was read."""

    quad: Quad
    support: float
    reading: Reading

    def to_json(self) -> dict[str, Any]:
        """The object that `faro read` prints for this card."""
        ranks, suits = self.reading.ranks, self.reading.suits
        return {
            "rank": self.reading.rank,
            "suit": self.reading.suit,
            "confidence": round(self.reading.confidence, 4),
            "candidates": _shown(ranks),
            "suit_candidates": _shown(suits),
            "quad": [[round(float(x), 1), round(float(y), 1)] for x, y in self.quad],
        }


def read_still(path: str, reader: CardReader) -> dict[str, Any]:
    """The JSON object of `faro read` for one still; `file` is `path` as given. Raises UnreadableImage."""
    image, scale = load_image(path)
    return {"file": path, "cards": [_scaled(card, scale).to_json() for card in read_cards(image, reader)]}


def read_cards(image: Image, reader: CardReader) -> list[FoundCard]:
    """All cards in a BGR picture, from left to right; backs, jokers and illegible cards with rank None."""
    height, width = image.shape[:2]
    if min(height, width) < MIN_CARD_PX:
        return []
    frame = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    outlines = candidates(image)[:_READ_AT_MOST]
    if aspect(frame) > 0.45:
        outlines.append((portrait(frame), 0.5))
    judged = [(_read_outline(image, quad, support, reader), support) for quad, support in outlines]
    judged.sort(key=lambda pair: -_worth(pair[0]))
    chosen: list[FoundCard] = []
    for card, _ in judged:
        if _is_card(card) and not any(_same_place(card.quad, other.quad) for other in chosen):
            chosen.append(card)
    return sorted(chosen, key=lambda card: float(card.quad[:, 0].mean()))


def load_image(path: str) -> tuple[Image, float]:
    """(BGR 8-bit picture turned as its EXIF says, how many displayed pixels one of its pixels stands for).

    Raises UnreadableImage when the file is missing, no regular file, no picture, cut short or too large.
    """
    data = _file_bytes(path)
    size = _announced_size(data)
    scale = 1.0
    flags = cv2.IMREAD_COLOR | cv2.IMREAD_ANYDEPTH
    if size is not None and size[0] * size[1] > MAX_PIXELS:
        if not data.startswith(b"\xff\xd8"):
            raise UnreadableImage(f"too large: {size[0]} x {size[1]} px, at most {MAX_PIXELS // 1_000_000} megapixels")
        flags, scale = cv2.IMREAD_REDUCED_COLOR_8, 8.0
    image = _as_bgr(_decoded(data, flags))
    if not data.startswith(b"\xff\xd8"):
        raw = _decoded(data, cv2.IMREAD_UNCHANGED)
        if raw.ndim == 3 and raw.shape[2] == 4 and raw.shape[:2] == image.shape[:2]:
            image = _on_grey(image, raw[..., 3])
    return image, scale


def _decoded(data: bytes, flags: int) -> NDArray[Any]:
    try:
        decoded = cv2.imdecode(np.frombuffer(data, np.uint8), flags)
    except cv2.error as error:
        raise UnreadableImage("not an image that can be decoded") from error
    if decoded is None or decoded.size == 0:
        raise UnreadableImage("not an image that can be decoded")
    return np.asarray(decoded)


def _on_grey(image: Image, alpha: NDArray[Any]) -> Image:
    """The picture laid on grey where it is transparent: a card cut out with alpha then stands out by its edge."""
    share = alpha[..., None].astype(np.float32) / (np.iinfo(alpha.dtype).max if alpha.dtype.kind == "u" else 1.0)
    return np.asarray(image * share + np.float32(96.0) * (1 - share), np.uint8)


def _file_bytes(path: str) -> bytes:
    try:
        status = Path(path).stat()
        if not stat.S_ISREG(status.st_mode):
            raise UnreadableImage("not a regular file")
        if status.st_size == 0:
            raise UnreadableImage("empty file")
        if status.st_size > MAX_FILE_BYTES:
            raise UnreadableImage(f"too large: {status.st_size // 1_000_000} MB, at most {MAX_FILE_BYTES // 1_000_000}")
        data = Path(path).read_bytes()
    except OSError as error:
        raise UnreadableImage(error.strerror or str(error)) from error
    except ValueError as error:  # a NUL in the name
        raise error if isinstance(error, UnreadableImage) else UnreadableImage("not a file name") from error
    if data.startswith(b"\xff\xd8") and b"\xff\xd9" not in data[data.rfind(b"\xff\xda") :]:
        raise UnreadableImage("cut short: the JPEG has no end")
    if data.startswith(b"\x89PNG") and b"IEND" not in data[-64:] and b"IEND" not in data:
        raise UnreadableImage("cut short: the PNG has no end")
    return data


def _announced_size(data: bytes) -> tuple[int, int] | None:
    """(width, height) in the header of a PNG, JPEG, BMP or GIF; None for other formats."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) >= 24:
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if data.startswith(b"BM") and len(data) >= 26:
        return abs(int.from_bytes(data[18:22], "little", signed=True)), abs(
            int.from_bytes(data[22:26], "little", signed=True)
        )
    if data[:4] == b"GIF8" and len(data) >= 10:
        return int.from_bytes(data[6:8], "little"), int.from_bytes(data[8:10], "little")
    if data.startswith(b"\xff\xd8"):
        at = 2
        while at + 9 < len(data) and data[at] == 0xFF:
            marker, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
            if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
                return int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")
            at += 2 + max(length, 2)
    return None


def _as_bgr(decoded: NDArray[Any]) -> Image:
    """Grey, 16-bit and floating-point pictures as plain BGR bytes."""
    if decoded.dtype == np.uint16:
        top = float(decoded[..., :3].max()) if decoded.ndim == 3 else float(decoded.max())
        # Many 10- and 12-bit cameras leave the upper bits empty.
        decoded = (decoded.astype(np.float32) * (255.0 / (65535.0 if top > 4095 else max(top, 255.0)))).astype(np.uint8)
    elif decoded.dtype != np.uint8:
        values = np.nan_to_num(decoded.astype(np.float32), posinf=0.0, neginf=0.0)
        decoded = np.clip(values * (255.0 / max(float(values.max()), 1e-6)), 0, 255).astype(np.uint8)
    if decoded.ndim == 2 or decoded.shape[2] == 1:
        return np.asarray(cv2.cvtColor(decoded.reshape(decoded.shape[:2]), cv2.COLOR_GRAY2BGR), np.uint8)
    return np.ascontiguousarray(decoded[..., :3], np.uint8)


def _read_outline(image: Image, quad: Quad, support: float, reader: CardReader) -> FoundCard:
    """The outline as it reads best: a nearly square one may be a card lying on its side."""
    views = [quad] if aspect(quad) < 0.86 else [quad, turned(quad)]
    read = [FoundCard(view, support, reader.read(warp(image, view))) for view in views]
    return max(read, key=_worth)


def _worth(card: FoundCard) -> float:
    """How well an outline explains the picture: a framed face, legible, with edges, and of a card's shape."""
    r = card.reading
    shape = 1.0 if 0.58 <= aspect(card.quad) <= 0.84 else 0.6  # two cards side by side are nearly square
    return (0.05 + r.card) * (0.05 + r.confidence) * (0.3 + card.support) * shape


def _is_card(card: FoundCard) -> bool:
    r = card.reading
    if r.card >= _CARD:
        return True
    shape = 0.6 <= aspect(card.quad) <= 0.82
    return shape and card.support >= _CLEAR_OUTLINE and r.other_card >= _CARD


def _same_place(a: Quad, b: Quad) -> bool:
    """True when both cannot be cards of their own: they overlap by a third or one lies mostly within the other."""
    if overlap(a, b) > 0.33:
        return True
    inner, outer = (a, b) if abs(area(a)) < abs(area(b)) else (b, a)
    return covered(inner, outer) > 0.6


def _scaled(card: FoundCard, scale: float) -> FoundCard:
    return FoundCard(np.asarray(card.quad * np.float32(scale), np.float32), card.support, card.reading)


def _shown(posterior: Any) -> dict[str, float]:
    """Labels by falling probability, rounded; "none" and what is next to impossible left out."""
    pairs = sorted(posterior.items(), key=lambda pair: -pair[1])
    return {label: round(p, 4) for label, p in pairs if label != NONE and p >= SHOWN}
