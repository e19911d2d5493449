"""The printed sheet with a pack dealt by hand on it, drawn flat and quickly: what the tests of its tracker look at.

Millimetres as in `vision.marker_layout`. The films of `tests.instruments.film` are nearer to life, and take minutes.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import cv2
import numpy as np

from vision.capture.camera import Frame
from vision.marker_layout import PLACES, SETS, SIDE_MM, black_rows
from vision.observations import Exposed, Observation, Unclear
from vision.quads import Image, Quad
from vision.render import card_art
from vision.track.paper_tracker import PaperTracker

SCALE = 3.0
"""Pixels to a millimetre of what is drawn before the camera sees it."""
SIZE = (640, 480)
FPS = 20.0
_HALF = (110.0, 85.0)
"""Half the sides of the drawn part of the table, mm."""
_PX = (round(2 * _HALF[0] * SCALE), round(2 * _HALF[1] * SCALE))
PILE_MM = 97.0


def _at(x: float, y: float) -> tuple[float, float]:
    return (x + _HALF[0]) * SCALE, (y + _HALF[1]) * SCALE


@functools.lru_cache(maxsize=1)
def sheet() -> Image:
    """The empty sheet."""
    picture = np.full((_PX[1], _PX[0], 3), 205, np.uint8)

    def fill(x: float, y: float, w: float, h: float, level: int) -> None:
        (x0, y0), (x1, y1) = _at(x, y), _at(x + w, y + h)
        picture[round(y0) : round(y1), round(x0) : round(x1)] = level

    for k, (x, y) in enumerate(PLACES):
        for dx, dy, w, h in black_rows(SETS[0].first + k):
            fill(x - SIDE_MM / 2 + dx, y - SIDE_MM / 2 + dy, w, h, 25)
    w, h = SETS[0].size_mm
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 + 1), sy * (h / 2 + 1)
            fill(min(x, x - sx * 8), y - 0.25, 8, 0.5, 40)
            fill(x - 0.25, min(y, y - sy * 8), 0.5, 8, 40)
    for n in range(3):
        fill(-18 + 3 * n, -8 + 6 * n, 36 - 6 * n, 1.6, 90)
    return picture


@functools.lru_cache(maxsize=2)
def cloth(*, plain: bool) -> Image:
    """The table without a sheet: a checked cloth, or a plain one."""
    y, x = np.mgrid[: _PX[1], : _PX[0]] / SCALE
    level = 90 + 0.0 * x if plain else 80 + 45 * ((x % 17 < 8) ^ (y % 13 < 6)) + 10 * np.sin(x / 9) * np.cos(y / 14)
    return np.asarray(np.stack([0.6 * level, level, 0.8 * level], axis=-1), np.uint8)


@functools.lru_cache(maxsize=60)
def face(card: str) -> tuple[Image, Image]:
    """A card's picture and its outline, 0 or 255. "KS*" is a KS whose indices are blotted out."""
    picture = np.asarray(card_art.raster(card.rstrip("*"), round(88.9 * SCALE)), np.uint8).copy()
    h, w = picture.shape[:2]
    if card.endswith("*"):
        for at in (np.s_[: h // 2, : w // 3], np.s_[h // 2 :, w - w // 3 :]):
            picture[at] = 225
    return picture, np.full((h, w), 255, np.uint8)


class Table:
    """What is on the sheet: `cards`: (name, x, y, angle in degrees), the lowest first; `hand`: its finger tips."""

    def __init__(
        self, *, tilt: float = 0.15, sway: float = 0.0, px_per_mm: float = 2.0, ground: Image | None = None
    ) -> None:
        """`ground`: what the cards lie on; None: the sheet."""
        self._ground = sheet() if ground is None else ground
        self.cards: list[tuple[str, float, float, float]] = []
        self.hand: tuple[float, float] | None = None
        self.light = 1.0
        self._tilt, self._sway, self._scale = tilt, sway, px_per_mm
        self._count = 0
        self._noise = np.random.default_rng(3).normal(0, 2, (SIZE[1] + 16, SIZE[0] + 16, 3)).astype(np.float32)
        self._drawn: tuple[list[tuple[str, float, float, float]], Image] = ([], self._ground)
        """All cards but the uppermost, which alone moves, and their picture."""

    def frame(self) -> Frame:
        """The next picture."""
        if self._drawn[0] != self.cards[:-1]:
            below = self._ground.copy()
            for name, x, y, degrees in self.cards[:-1]:
                self._lay(below, name, x, y, math.radians(degrees))
            self._drawn = list(self.cards[:-1]), below
        picture = self._drawn[1].copy()
        for name, x, y, degrees in self.cards[-1:]:
            self._lay(picture, name, x, y, math.radians(degrees))
        if self.hand is not None:
            self._draw_hand(picture, *self.hand)
        at_s = self._count / FPS
        self._count += 1
        soft = cv2.GaussianBlur(picture, (3, 3), 0)
        seen = cv2.warpPerspective(soft, self._camera(at_s), SIZE, borderValue=(60, 80, 60))
        u, v = self._count * 5 % 16, self._count * 7 % 16
        seen = seen * np.float32(self.light) + self._noise[v : v + SIZE[1], u : u + SIZE[0]]
        return Frame(np.asarray(np.clip(seen, 0, 255), np.uint8), at_s, self._count)

    def outline(self) -> Quad:
        """Where the uppermost card was in the last picture, px, from its upper left corner clockwise."""
        name, x, y, degrees = self.cards[-1]
        h, w = face(name)[1].shape
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        corners = np.array([[-w, -h], [w, -h], [w, h], [-w, h]]) / 2 @ np.array([[c, s], [-s, c]]) + _at(x, y)
        camera = self._camera((self._count - 1) / FPS)
        return np.asarray(cv2.perspectiveTransform(corners[None], camera)[0], np.float32)

    def _camera(self, at_s: float) -> np.ndarray:
        s, t = self._scale / SCALE, self._tilt
        dx, dy = (self._sway * math.sin(w * at_s) for w in (5.0, 7.0))
        c, k = math.cos(0.05), math.sin(0.05)
        middle = np.array([[1, 0, -_PX[0] / 2], [0, 1, -_PX[1] / 2], [0, 0, 1]])
        lean = np.array([[s * c, -s * k, 0], [s * k, s * c, 0], [t * 1e-3, t * 0.6e-3, 1]])
        back = np.array([[1, 0, SIZE[0] / 2 + dx], [0, 1, SIZE[1] / 2 + dy], [0, 0, 1]])
        return np.asarray(back @ lean @ middle, np.float64)

    def _lay(self, picture: Image, name: str, x: float, y: float, angle: float) -> None:
        art, outline = face(name)
        h, w = outline.shape
        c, s = math.cos(angle), math.sin(angle)
        px, py = _at(x, y)
        half = round(math.hypot(h, w) / 2) + 8
        x0, y0, x1, y1 = max(round(px) - half, 0), max(round(py) - half, 0), round(px) + half, round(py) + half
        part = picture[y0:y1, x0:x1]
        px, py, size = px - x0, py - y0, (part.shape[1], part.shape[0])
        matrix = np.array([[c, -s, px - c * w / 2 + s * h / 2], [s, c, py - s * w / 2 - c * h / 2]])
        cover = cv2.warpAffine(outline, matrix, size)
        shade = cv2.GaussianBlur(cover, (0, 0), SCALE)[..., None].astype(np.float32) / 255
        moved = cv2.warpAffine(art, matrix, size)
        part[:] = (part * (1 - 0.25 * shade)).astype(np.uint8)
        part[cover > 127] = moved[cover > 127]

    def _draw_hand(self, picture: Image, x: float, y: float) -> None:
        for n, (dx, dy) in enumerate(((-14, 4), (0, 0), (14, 5))):
            a, b = _at(x + dx, y + dy), _at(x + 2 * dx, y + 140)
            cv2.line(picture, _px(a), _px(b), (120, 150, 200 - 8 * n), round(15 * SCALE))


def _px(at: tuple[float, float]) -> tuple[int, int]:
    return round(at[0]), round(at[1])


class FilmOf:
    """Takes every picture into a video file, in the tracker's place."""

    def __init__(self, path: Path) -> None:
        self.writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"FFV1"), FPS, SIZE)

    def observe(self, frame: Frame) -> tuple[()]:
        self.writer.write(frame.image)
        return ()


class Dealing:
    """A tracker and the table it looks at; `seen`: all that it has said."""

    def __init__(self, tracker: PaperTracker, table: Table) -> None:
        self.tracker, self.table = tracker, table
        self.seen: list[Observation] = []

    def pictures(self, count: int, change: Callable[[float], None] | None = None) -> list[Observation]:
        """The next pictures; `change` is called before each with how much of them is over, 0..1."""
        before = len(self.seen)
        for n in range(count):
            if change is not None:
                change((n + 1) / count)
            self.seen += self.tracker.observe(self.table.frame())
        return self.seen[before:]

    def reach(self, spot: tuple[float, float], *, frames: int = 5) -> list[Observation]:
        """The hand comes."""
        start = self.table.hand or (spot[0], 160.0)

        def move(share: float) -> None:
            self.table.hand = _between(start, spot, share)

        return self.pictures(frames, move)

    def leave(self, *, frames: int = 5) -> list[Observation]:
        """The hand goes away."""
        start = self.table.hand or (0.0, 160.0)

        def move(share: float) -> None:
            self.table.hand = None if share == 1 else _between(start, (start[0], 160.0), share)

        return self.pictures(frames, move)

    def slide(self, to: tuple[float, float], *, cards: int = 1, frames: int = 8) -> list[Observation]:
        """The uppermost card goes with the hand."""
        lying = self.table.cards[-cards:]
        hand = self.table.hand or (lying[-1][1], lying[-1][2])

        def move(share: float) -> None:
            x, y = _between((0.0, 0.0), (to[0] - lying[-1][1], to[1] - lying[-1][2]), share)
            self.table.cards[-cards:] = [(name, a + x, b + y, turn) for name, a, b, turn in lying]
            self.table.hand = hand[0] + x, hand[1] + y

        return self.pictures(frames, move)

    def draw(self, *, rest: int = 12) -> list[Observation]:
        """The uppermost card of the pack is drawn to a side and rests there; then nothing moves."""
        before = len(self.seen)
        _, x, y, _ = self.table.cards[-1]
        self.reach((x + 8, y + 20))
        self.slide((PILE_MM, y))
        del self.table.cards[-1]
        self.leave()
        self.pictures(rest)
        return self.seen[before:]


def _between(a: tuple[float, float], b: tuple[float, float], share: float) -> tuple[float, float]:
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def named(seen: Sequence[Observation]) -> list[tuple[int, str]]:
    """Index and card of each card that was named; "?" for one in doubt."""
    return [
        (one.index, f"{one.rank}{one.suit or '?'}" if isinstance(one, Exposed) else "?")
        for one in seen
        if isinstance(one, Exposed | Unclear)
    ]


def kinds(seen: Sequence[Observation]) -> list[str]:
    """What was said, by name."""
    return [type(one).__name__ for one in seen]


def pack(cards: Sequence[str], off_mm: float = 2.0, off_deg: float = 4.0) -> list[tuple[str, float, float, float]]:
    """A pack of these in the frame, the first uppermost, each a little aside and turned."""

    def lain() -> Iterator[tuple[str, float, float, float]]:
        for n, card in enumerate(cards):
            way = 2.4 * n
            yield card, off_mm * math.cos(way), off_mm * math.sin(way), off_deg * math.sin(1.7 * n)

    return list(lain())[::-1]
