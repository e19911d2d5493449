"""What happens in a film, by its time: where hand, cards, box and lid are at any moment. `film_dealer` writes it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np

from tests.instruments.film.camera import Camera, Pose, Vector, turned
from tests.instruments.film.setting import FilmSetting
from tests.instruments.film.things import CARD_H, CARD_W, opening_mm

Path = Callable[[float], Pose]
"""Where something is at a time (s)."""
Way = Callable[[float], float]
"""How far a card is out of the box (mm) at a time (s)."""


def eased(share: float) -> float:
    """From 0 to 1, beginning and ending slowly."""
    u = min(max(share, 0.0), 1.0)
    return u * u * (3 - 2 * u)


@dataclass(frozen=True)
class Span:
    """Something that goes on from `begins_s` until `ends_s`."""

    begins_s: float
    ends_s: float


@dataclass(frozen=True)
class Moving(Span):
    """A hand, a lid or a cover under way."""

    path: Path


@dataclass(frozen=True)
class Slide(Span):
    """Cards in the box on their way out (or back again): card, way, twist at the end (rad); the lowest first."""

    cards: tuple[tuple[int, Way, float], ...]
    back: bool = False
    shows_s: float = -math.inf
    """Before that time the next card is not yet the one to be read, however much of it is to be seen."""


@dataclass(frozen=True)
class Carried(Span):
    """Cards in the hand on their way to a pile, the lowest first."""

    cards: tuple[tuple[int, Path], ...]


@dataclass(frozen=True)
class Strength(Span):
    """A gain of the light, or a blur (px)."""

    value: float

    def share(self, time_s: float, fade_s: float) -> float:
        """How far it has set in, 0..1."""
        return min(eased((time_s - self.begins_s) / fade_s), eased((self.ends_s - time_s) / fade_s))


@dataclass(frozen=True)
class Push(Span):
    """The box is moved by (x, y) mm and turned by `angle` rad."""

    x: float
    y: float
    angle: float


@dataclass(frozen=True)
class Incident(Span):
    """`kind`: one of KINDS; "half_out" and "held" (a card that stands half out, for long or shortly), "slow" (a draw),
    "glove" (it covers a part of the window), or "lid" for the one that is taken off at the start. `drawn`: number of
    cards that left meanwhile. `lag_mm`: of two cards drawn at once, how far the second lags behind the first."""

    kind: str
    drawn: int = 0
    lag_mm: float = 0.0


@dataclass(frozen=True)
class Laid:
    """A card comes to rest on a pile."""

    at_s: float
    card: int
    pose: Pose


_S = TypeVar("_S", bound=Span)


def current(spans: Sequence[_S], time_s: float) -> _S | None:
    """The first that goes on at the time."""
    return next((s for s in spans if s.begins_s <= time_s < s.ends_s), None)


@dataclass(frozen=True)
class Rest:
    """How a card lies in the box: loose by (x, y) mm and `angle` rad, and how it springs up when uncovered."""

    x: float
    y: float
    angle: float
    turned_round: bool
    spring_mm: float
    spring_way: float
    calm_s: float
    beat: float
    drag_mm: float = 0.0
    """So far it comes along with the card above it, and stays."""

    @property
    def strays(self) -> bool:
        """It does not cover the card below it."""
        return max(abs(self.x), abs(self.y)) > 0.5 or self.drag_mm > 0


@dataclass
class Play:
    """The whole film. Cards are numbered from the top of the pack."""

    parks: bool
    rests: list[Rest]
    home: Pose
    """Where the hand is before it first moves, when it parks."""
    hand: list[Moving] = field(default_factory=list)
    lid: list[Moving] = field(default_factory=list)
    cover: list[Moving] = field(default_factory=list)
    leans: list[Moving] = field(default_factory=list)
    """Someone leans over the box."""
    slides: list[Slide] = field(default_factory=list)
    carried: list[Carried] = field(default_factory=list)
    laid: list[Laid] = field(default_factory=list)
    pushes: list[Push] = field(default_factory=list)
    dims: list[Strength] = field(default_factory=list)
    blurs: list[Strength] = field(default_factory=list)
    freezes: list[Span] = field(default_factory=list)
    incidents: list[Incident] = field(default_factory=list)
    dragged: dict[int, Callable[[float], Vector]] = field(default_factory=dict)
    """How far a card has come along with the one above it (mm) at a time (s)."""
    hidden: set[int] = field(default_factory=set)
    """Cards that left below another."""
    uncovered_s: list[float] = field(default_factory=lambda: [-9.0])
    """When each card lay free; the last: when the box was empty."""
    settled_s: list[float] = field(default_factory=lambda: [0.0])
    """... and when it lay still."""
    length_s: float = 0.0

    def hand_at(self, time_s: float) -> Pose | None:
        """None: it is not at the table."""
        now = current(self.hand, time_s)
        if now is not None:
            return now.path(time_s)
        if not self.parks:
            return None
        before = [s for s in self.hand if s.ends_s <= time_s]
        if not before:
            return self.home
        last = max(before, key=lambda s: s.ends_s)
        return last.path(last.ends_s)

    def box_at(self, time_s: float) -> tuple[Vector, float]:
        """How far the box has been moved (mm) and turned (rad)."""
        shift, angle = np.zeros(2), 0.0
        for push in self.pushes:
            share = eased((time_s - push.begins_s) / (push.ends_s - push.begins_s))
            shift, angle = shift + np.array([push.x, push.y]) * share, angle + push.angle * share
        return shift, angle

    def top_at(self, time_s: float) -> int:
        """The card that lies free."""
        return sum(1 for at in self.uncovered_s[1:] if at <= time_s)

    def rest_at(self, card: int, time_s: float) -> tuple[float, float, float, float]:
        """x, y (mm) and angle of a card in the box, and its height over where it should lie (mm)."""
        rest = self.rests[card]
        if card == 0:
            return rest.x, rest.y, rest.angle, 0.0
        spring, free_s = 1.0, self.uncovered_s[card] if card < len(self.uncovered_s) else math.inf
        if time_s >= free_s:
            since = time_s - free_s
            spring = math.exp(-since / rest.calm_s) * math.cos(rest.beat * since)
        off = rest.spring_mm * spring
        x, y = rest.x + off * math.cos(rest.spring_way), rest.y + off * math.sin(rest.spring_way)
        if card in self.dragged:
            dx, dy = self.dragged[card](time_s)
            x, y = x + float(dx), y + float(dy)
        return x, y, rest.angle + 0.004 * spring, -0.6 * abs(spring)

    def moves(self, time_s: float) -> bool:
        """Anything does, or the focus changes."""
        spans = (
            *self.hand,
            *self.slides,
            *self.carried,
            *self.lid[1:],
            *self.cover,
            *self.leans,
            *self.pushes,
            *self.blurs,
        )
        springing = any(at <= time_s < at + 0.35 for at in self.uncovered_s)
        return springing or any(s.begins_s <= time_s <= s.ends_s for s in spans)

    def path_mm(self, begin_s: float, end_s: float) -> float:
        """The longest way that anything goes meanwhile."""
        ways = [0.0]
        a, b = self.hand_at(begin_s), self.hand_at(end_s)
        if a is not None and b is not None:
            ways.append(math.hypot(a.x - b.x, a.y - b.y))
        for at in (begin_s, end_s):
            slide = current(self.slides, at)
            ways += [abs(way(end_s) - way(begin_s)) for _, way, _ in slide.cards] if slide else []
        carried = current(self.carried, begin_s)
        for _, path in carried.cards if carried else ():
            a, b = path(begin_s), path(end_s)
            ways.append(math.hypot(a.x - b.x, a.y - b.y))
        return max(ways)

    def blind(self, time_s: float) -> bool:
        """The picture is dark or frozen: it shows nothing new."""
        return any(current(spans, time_s) for spans in (self.dims, self.freezes))

    def spoilt(self, time_s: float) -> bool:
        """The picture is dark, out of focus or frozen."""
        return any(current(spans, time_s) for spans in (self.dims, self.blurs, self.freezes))


class Layout:
    """Where box, slit and piles are on the table, and the camera that looks down on them."""

    def __init__(self, setting: FilmSetting, rng: np.random.Generator) -> None:
        self.setting = setting
        self.px_per_mm = min(setting.card_px / CARD_W, *self._room())
        self.card_z, self.box_z = setting.height_mm - 1.2, setting.height_mm
        """Heights of the card in the window and of the plate over it, mm."""
        dims = np.array([CARD_W, CARD_H])
        self.half = dims / 2 + (setting.loose_mm + 0.1) + setting.wall_mm
        """Half of the box's width and length, mm."""
        self.slit = np.array([(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)][setting.slit])
        self.side = np.array([-self.slit[1], self.slit[0]])
        self.card_along = float(abs(dims @ self.slit))
        """Length of a card towards the slit, and half of that of the box and of the window."""
        self.half_along = float(abs(self.half @ self.slit))
        left, top, right, bottom = opening_mm(setting)
        self.open_along = float(abs(np.array([min(-left, right), min(-top, bottom)]) @ self.slit))
        self.piles = self._piles(dims, rng)
        self.pile_angles = [rng.uniform(-6, 6) for _ in self.piles]
        self.lamp = np.array([math.cos(setting.light[0]), math.sin(setting.light[0])]) * setting.light[1]
        """Towards the lamp; its shadow falls the other way; its length as a share of a thing's height."""
        self.camera = self._camera(np.mean(self.piles, axis=0) * rng.uniform(0.2, 0.6))

    def _room(self) -> tuple[float, float]:
        """px per mm at which a card still fits into the picture, both ways."""
        width, height = self.setting.size
        along, across = (height, width) if self.setting.turn % 2 == 0 else (width, height)
        return along / (CARD_H + 14), across / (CARD_W + 14)

    def _piles(self, dims: Vector, rng: np.random.Generator) -> list[Vector]:
        s = self.setting
        way = self.side * (1 if rng.random() < 0.5 else -1) if s.piles_beside else self.slit
        across = np.array([-way[1], way[0]])
        far = way * (abs(self.half @ way) + abs(dims @ way) / 2 + rng.uniform(10, 28))
        if s.piles == 1:
            return [far + across * rng.uniform(-12, 12)]
        if s.piles_beside:
            return [far + across * rng.uniform(-10, 10), -far + across * rng.uniform(-10, 10)]
        half = abs(dims @ across) / 2
        return [far + across * (half + rng.uniform(3, 10)), far - across * (half + rng.uniform(3, 10))]

    def _camera(self, target: Vector) -> Camera:
        """Looks as far towards the piles as the window stays in the picture."""
        s = self.setting
        tilt = math.radians(s.tilt_deg[0]), math.radians(s.tilt_deg[1])
        roll = math.radians(90 * s.turn + s.roll_deg)
        for share in (*(0.85**n for n in range(28)), 0.0):
            camera = Camera(s.size, self.px_per_mm, s.distance_mm, tilt, roll, target * share, self.card_z)
            if self.fits(np.zeros(2), 5.0, 3.0, camera):
                break
        return camera

    def fits(self, shift: Vector, round_mm: float, round_px: float, camera: Camera | None = None) -> bool:
        """Whether the window, its box moved by `shift`, is in the picture with this margin round it."""
        camera = camera or self.camera
        x, y = CARD_W / 2 + round_mm, CARD_H / 2 + round_mm
        corners = [
            camera.pixel(i * x + shift[0], j * y + shift[1], self.box_z) - camera.margin
            for i in (-1, 1)
            for j in (-1, 1)
        ]
        inside = (np.array(corners) > round_px) & (np.array(corners) < np.array(camera.size) - round_px)
        return bool(inside.all())

    def on_box(self, play: Play, time_s: float, x: float, y: float) -> Vector:
        """Where a point of the box is on the table, mm."""
        shift, angle = play.box_at(time_s)
        return turned(np.array([x, y]), angle) + shift

    def window_corners(self, play: Play, time_s: float) -> Vector:
        """The window's corners (4, 2), clockwise as seen from above, px of the camera's picture with its margin."""
        left, top, right, bottom = opening_mm(self.setting)
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        places = (self.on_box(play, time_s, *corner) for corner in corners)
        return np.array([self.camera.pixel(x, y, self.box_z) for x, y in places])
