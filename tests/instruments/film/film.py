"""A film of a deal and the truth about it: a function of its seed alone."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from tests.instruments.film import scenes
from tests.instruments.film.camera import Sensor, Vector
from tests.instruments.film.hardship import dealer, faulty_pack
from tests.instruments.film.picture import Art, Glimpse, Picture
from tests.instruments.film.play import Incident, Layout, Slide, current
from tests.instruments.film.setting import FilmSetting
from tests.instruments.film.textures import Floats
from vision.quads import Image, Quad
from vision.render import card_art

CLEAR_FRAMES = 5
"""Frames in a row that must show a card still and free: it is clear from the first of them."""
_BLIND = 0.9  # share of it covered from which nothing is seen of the window
_HIDES = 0.15  # share of it under a hand from which a card's place cannot be seen
_FREE = 0.004  # share of the window that something may cover
_SETTLES_S = 0.1  # after it was pushed back
_AUTOMATIC_S = 0.5
_ALIKE_PX = 5.0  # something may go so far from one sub-frame to the next
_SUB_FRAMES = 3


@dataclass(frozen=True)
class CardTruth:
    """One card, times in s. `seen_s`: its first frame; `clear_s`: from then on it can be read; None: never. `drawn_s`:
    the window is free of it. `hidden`: it never lay in sight, because it left below another or, `unseen`, while the
    view was spoilt. Where it lay: mm from the middle towards the slit and across, and turned by degrees."""

    card: str
    seen_s: float | None
    clear_s: float | None
    drawn_s: float
    hidden: bool
    unseen: bool = False
    along_mm: float = 0.0
    across_mm: float = 0.0
    turned_deg: float = 0.0


@dataclass(frozen=True)
class Truth:
    """What was to be seen in a film. `empty_s`: nothing covers the empty box; None: never."""

    seed: int
    fps: float
    length_s: float
    cards: tuple[CardTruth, ...]
    incidents: tuple[Incident, ...]
    empty_s: float | None
    window: Quad
    """Outline of the box's opening in the first frame, px, clockwise."""
    duplicate: int | None = None
    """Position of a card that has come before."""
    missing: str | None = None
    """A card that the pack lacks, when it was dealt to its end."""
    passes: tuple[tuple[float, float], ...] = ()
    """From when to when something was over the window, or the edge around it that the tracker watches, each time that
    no card left it meanwhile."""

    def to_json(self) -> dict[str, Any]:
        values = dataclasses.asdict(self)
        return values | {"window": self.window.round(2).tolist()}


class Film:
    """Frames of a deal (`frames`) and, when all of them have been taken, what they showed (`truth`)."""

    def __init__(self, seed: int, setting: FilmSetting | None = None, art: Art = card_art.raster) -> None:
        self.seed = seed
        drawn = setting or FilmSetting.random(np.random.default_rng([seed, 1]))
        seen_by = scenes.seen_by(drawn, np.random.default_rng([seed, 9]))
        self.setting = dataclasses.replace(drawn, **seen_by)  # type: ignore[arg-type]
        self._rng = np.random.default_rng([seed, 5])
        self.layout = Layout(self.setting, np.random.default_rng([seed, 2]))
        order = np.random.default_rng([seed, 3]).permutation(card_art.PACK)
        pack = [str(card) for card in order]
        self.pack = faulty_pack(pack, self.setting, np.random.default_rng([seed, 7]))
        self.cards = self.pack.cards
        self.play = dealer(self.layout, np.random.default_rng([seed, 4])).perform()
        looks = np.random.default_rng([seed, 6])
        self._picture = Picture(self.layout, self.play, self.cards, art, looks)
        self._sensor = Sensor(self.setting, self.layout.camera.margin, looks)
        self._glimpses: list[Glimpse] = []
        self._still: tuple[Floats, Glimpse, tuple[float, ...]] | None = None
        self._level: float | None = None
        self._gain = 1.0

    @property
    def count(self) -> int:
        """Number of frames."""
        return int(self.play.length_s * self.setting.fps)

    def window_at(self, time_s: float) -> Quad:
        """The outline of the box's opening, px of the frame, clockwise."""
        return self.outline(self.layout.window_corners(self.play, time_s))

    def outline(self, points: Vector) -> Quad:
        """Where points (n, 2), px of the camera's picture with its margin, lie in a frame, px."""
        return self._sensor.outline(points)

    def frames(self) -> Iterator[Image]:
        """All frames, once: BGR, (height, width, 3)."""
        last: Image | None = None
        lost = scenes.lost_frames(self.setting.hardship, self.count, self.seed)
        for n in range(self.count):
            time_s = n / self.setting.fps
            if last is not None and (n in lost or current(self.play.freezes, time_s)):
                self._glimpses.append(self._glimpses[-1])
            else:
                last = self._frame(time_s)
            yield last

    def frame_at(self, time_s: float) -> Image:
        """The frame at a time of the film alone, BGR."""
        return self._frame(time_s)

    def truth(self) -> Truth:
        """Of all frames that have been taken."""
        emptied = len(self.cards)
        empty = [n for n, g in enumerate(self._glimpses) if g.card >= emptied and g.covered < _FREE and not g.slides]
        s = self.setting
        return Truth(
            self.seed,
            s.fps,
            self.play.length_s,
            tuple(self._card_truth(k) for k in range(emptied)),
            tuple(self._as_seen(incident) for incident in self.play.incidents),
            empty[0] / s.fps if empty else None,
            self.window_at(0.0),
            self.pack.duplicate,
            self.pack.missing,
            passes([g.near for g in self._glimpses], s.fps, [(q.begins_s, q.ends_s) for q in self._drawn()]),
        )

    def _drawn(self) -> list[Slide]:
        """The slides by which cards leave the box."""
        return [slide for slide in self.play.slides if not slide.back]

    def is_clear(self, n: int, card: int) -> bool:
        """Frame `n`, once taken, shows this card still, free and sharp."""
        glimpse, time_s = self._glimpses[n], n / self.setting.fps
        free = glimpse.card == card and glimpse.covered < _FREE and not glimpse.slides
        settled = time_s >= self.play.settled_s[card] - 1e-6
        settled &= not any(s.back and s.begins_s <= time_s < s.ends_s + _SETTLES_S for s in self.play.slides)
        return free and settled and not self.play.spoilt(time_s)

    def _as_seen(self, incident: Incident) -> Incident:
        """A card held half out need not be reported as that when the hand hides too much of it."""
        fps = self.setting.fps
        during = [g.covered for n, g in enumerate(self._glimpses) if incident.begins_s <= n / fps < incident.ends_s]
        hidden = incident.kind == "half_out" and bool(during) and float(np.median(during)) > _HIDES
        return dataclasses.replace(incident, kind="held") if hidden else incident

    def _card_truth(self, card: int) -> CardTruth:
        fps = self.setting.fps
        there = [n for n, g in enumerate(self._glimpses) if g.card == card]
        seen = [n for n in there if self._glimpses[n].covered < _BLIND and not self.play.blind(n / fps)]
        last = len(self._glimpses) - CLEAR_FRAMES
        clear = (n for n in seen if n <= last and all(self.is_clear(n + i, card) for i in range(CLEAR_FRAMES)))
        first_clear = next(clear, None)
        hidden, lies = card in self.play.hidden, self.play.rests[card]
        place = np.array([lies.x, lies.y])
        return CardTruth(
            self.cards[card],
            seen[0] / fps if seen else None,
            None if first_clear is None else first_clear / fps,
            self.play.uncovered_s[card + 1],
            hidden or not seen,
            not hidden and not seen,
            round(float(place @ self.layout.slit) + lies.drag_mm, 2),
            round(float(place @ self.layout.side), 2),
            round(math.degrees(lies.angle), 2),
        )

    # --- one frame ---

    def _frame(self, time_s: float) -> Image:
        developed, glimpse = self._developed(time_s)
        self._glimpses.append(glimpse)
        gain = self._adjusted(developed)
        for dim in self.play.dims:
            gain *= dim.value ** dim.share(time_s, 0.12)
        return self._sensor.expose(developed, time_s, gain, self._rng)

    def _developed(self, time_s: float) -> tuple[Floats, Glimpse]:
        """The same again as long as nothing moves."""
        play, ends_s = self.play, time_s + self.setting.shutter_s
        moves = play.moves(time_s) or play.moves(ends_s)
        shift, angle = play.box_at(time_s)
        key = (float(play.top_at(time_s)), float(shift[0]), float(shift[1]), angle)
        if not moves and self._still is not None and self._still[2] == key:
            return self._still[:2]
        blur = math.hypot(*(b.value * b.share(time_s, 0.4) for b in play.blurs if b.begins_s <= time_s <= b.ends_s))
        light, glimpse = self._exposed(time_s, moves)
        developed = self._sensor.develop(light, blur)
        self._still = None if moves else (developed, glimpse, key)
        return developed, glimpse

    def _exposed(self, time_s: float, moves: bool) -> tuple[Floats, Glimpse]:
        """The mean of some moments while the shutter is open."""
        count, shutter = 1, self.setting.shutter_s
        if moves:
            far = self.play.path_mm(time_s, time_s + shutter) * self.layout.px_per_mm
            count = min(_SUB_FRAMES, max(1, math.ceil(far / _ALIKE_PX)))
        moments = [self._picture.light(time_s + shutter * (k + 0.5) / count) for k in range(count)]
        light = moments[0][0]
        for other, _ in moments[1:]:
            light += other
        light *= np.float32(1 / count)
        glimpses = [glimpse for _, glimpse in moments]
        covered, near = max(g.covered for g in glimpses), max(g.near for g in glimpses)
        return light, Glimpse(glimpses[-1].card, covered, any(g.slides for g in glimpses), near)

    def _adjusted(self, developed: Floats) -> float:
        """The gain by which an automatic exposure keeps the mean level, 1 for others."""
        if not self.setting.automatic:
            return 1.0
        level = float(developed[::8, ::8].mean())
        self._level = level if self._level is None else self._level
        wanted = math.sqrt(self._level / max(level, 5.0))
        self._gain += (wanted - self._gain) * (1 - math.exp(-1 / (self.setting.fps * _AUTOMATIC_S)))
        return self._gain**2


def passes(
    covered: Sequence[float], fps: float, slides: Sequence[tuple[float, float]]
) -> tuple[tuple[float, float], ...]:
    """From when to when something was over the window or what is watched around it while no card slid out (`slides`,
    s): a hand on its way home from a pile passes there, and one that has drawn may stay there for a while. `covered`:
    share of that in each frame."""
    over = [share >= _FREE for share in covered]
    begins = [n for n in range(1, len(over)) if over[n] and not over[n - 1]]
    ends = [n for n in range(1, len(over)) if over[n - 1] and not over[n]]
    spells = [(a / fps, next((b for b in ends if b > a), len(over)) / fps) for a in begins]
    free = [(max([a, *(end for begin, end in slides if begin < b and a < end)]), b) for a, b in spells]
    return tuple((a, b) for a, b in free if b > a)


def write(film: Film, folder: Path) -> Path:
    """The film as a video file of its codec, named after its hardship and its seed."""
    path = folder / f"{film.setting.hardship or 'film'}{film.seed}{film.setting.suffix}"
    writer = cv2.VideoWriter(
        str(path), cv2.VideoWriter.fourcc(*film.setting.codec), film.setting.fps, film.setting.size
    )
    if film.setting.codec == "MJPG":
        writer.set(cv2.VIDEOWRITER_PROP_QUALITY, 88)
    for frame in film.frames():
        writer.write(frame)
    writer.release()
    return path
