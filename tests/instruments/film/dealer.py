"""Deals a pack by hand, with what may come between: writes the `Play` of a film."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np

from tests.instruments.film.camera import Pose, Vector, turned
from tests.instruments.film.play import (
    Carried,
    Incident,
    Laid,
    Layout,
    Moving,
    Path,
    Play,
    Push,
    Rest,
    Slide,
    Span,
    Strength,
    Way,
    eased,
)
from tests.instruments.film.setting import KINDS

_FAR_MM = 320  # from the box to where the hand is out of any picture
_EVER = math.inf


def still(pose: Pose, _: float) -> Pose:
    """Where it is, at any time."""
    return pose


def between(a: Pose, b: Pose, begins_s: float, lasts_s: float, arc_mm: float, time_s: float) -> Pose:
    """From `a` to `b`, higher by `arc_mm` in the middle."""
    share = (time_s - begins_s) / lasts_s
    at = a.towards(b, eased(share))
    return Pose(at.x, at.y, at.z + arc_mm * math.sin(math.pi * min(max(share, 0), 1)), at.angle)


def profile(kind: int, u: float) -> float:
    """How far a card is out, 0..1, at the share `u` of the time: evenly, ever faster, by fits and starts, ..."""
    u = min(max(u, 0.0), 1.0)
    if kind == 0:
        return eased(u)
    if kind == 1:
        return float(u**1.5)
    if kind == 2:
        return 0.25 * eased(u / 0.5) + 0.75 * eased((u - 0.35) / 0.65)
    return float(u**1.3 * (1 - 0.2 * math.sin(math.pi * u)))


class Dealer:
    """A hand with its habits: style, the side it comes from, pace. `play` holds what it does."""

    def __init__(self, layout: Layout, rng: np.random.Generator) -> None:
        self._layout, self._setting, self._rng = layout, layout.setting, rng
        self._t = 0.0
        self._high = layout.box_z + rng.uniform(8, 18)
        self._arm_angle = self._comes_from()
        self._arm = np.array([math.cos(self._arm_angle), math.sin(self._arm_angle)])
        x, y = np.maximum(np.abs(self._arm), 1e-3)
        self._edge = float(min(layout.half[0] / x, layout.half[1] / y))  # of the box, towards the arm
        self._away = self._hand(self._arm * (self._edge + _FAR_MM))
        self._home = self._hand(self._arm * (self._edge + rng.uniform(22, 40))) if self._setting.parks else self._away
        self._at = self._home
        self._touch, self._let_go = self._places()
        self.play = Play(self._setting.parks, [self._rest() for _ in range(self._setting.cards)], self._home)

    def perform(self) -> Play:
        """The whole deal."""
        self._begin()
        card = 0
        while card < self._setting.cards:
            self._idle(self._u(*self._setting.rest_s) - 0.3 if card else 0.2)
            card += self._take(card)
        self._idle(self._u(1.6, 2.4))
        self.play.length_s = self._t
        return self.play

    def _begin(self) -> None:
        """Before the first card is drawn."""
        if self._setting.lid:
            self._take_lid_off()
        else:
            self._idle(self._u(0.6, 1.5))

    def _take(self, card: int) -> int:
        """Draws this card, and what may come before; how many cards have left."""
        count = 1
        if self._rng.random() < self._setting.incidents:
            count = self._incident(card)
        self._draw(card, count)
        return count

    # --- habits ---

    def _u(self, low: float, high: float) -> float:
        return float(self._rng.uniform(low, high))

    def _point(self, x: tuple[float, float], y: tuple[float, float]) -> Vector:
        """A random point, mm: `x` towards the slit, `y` to its side."""
        return np.asarray(self._layout.slit * self._u(*x) + self._layout.side * self._u(*y), np.float64)

    def _comes_from(self) -> float:
        s, layout = self._setting, self._layout
        back = layout.slit if s.style == "pull" else -layout.slit
        arm = {"back": back, "left": layout.side, "right": -layout.side}[s.arm]
        return math.atan2(arm[1], arm[0]) + math.radians(self._u(-28, 28))

    def _places(self) -> tuple[Vector, Vector]:
        """Where on the card the fingers touch it, and where they have slid to when it is out."""
        half = self._layout.card_along / 2
        if self._setting.style == "push":
            touch, let_go = self._point((-14, 8), (-10, 10)), self._point((half - 16, half - 9), (-8, 8))
        elif self._setting.style == "cover":
            touch, let_go = self._point((5, half - 10), (-8, 8)), self._point((half - 14, half - 6), (-8, 8))
        else:
            touch = self._point((half - 13, half - 7), (-10, 10))
            let_go = touch
        return touch, let_go

    def _fingers(self, share: float) -> Vector:
        """Where on the card the fingers are, at a share of the slide."""
        return np.asarray(self._touch + (self._let_go - self._touch) * eased((share - 0.25) / 0.6), np.float64)

    def _rest(self) -> Rest:
        u = self._u
        return Rest(
            u(-0.5, 0.5),
            u(-0.5, 0.5),
            math.radians(u(-0.5, 0.5)),
            bool(self._rng.random() < 0.5),
            u(0.2, 0.8),
            u(0, 2 * math.pi),
            u(0.02, 0.045),
            u(20, 60),
        )

    # --- the hand ---

    def _hand(self, tip: Vector, angle: float = 0.0, z: float | None = None) -> Pose:
        high = self._high if z is None else z
        return Pose(float(tip[0]), float(tip[1]), high, self._arm_angle + angle - math.pi / 2)

    def _move(self, to: Pose, lasts_s: float, arc_mm: float = 6.0) -> None:
        self._follow(partial(between, self._at, to, self._t, lasts_s, arc_mm), lasts_s)

    def _follow(self, path: Path, lasts_s: float) -> None:
        """The hand goes along a path from now on, for so long."""
        begins = self._t
        self._t = begins + lasts_s
        self.play.hand.append(Moving(begins, self._t, path))
        self._at = path(self._t)

    def _hold(self, lasts_s: float, tremor_mm: float = 0.6) -> None:
        pose, begins, beats = self._at, self._t, (self._u(2, 6), self._u(2, 6))

        def path(time_s: float) -> Pose:
            since = time_s - begins
            far = tremor_mm * eased(since / 0.3)
            return Pose(
                pose.x + far * math.sin(beats[0] * since), pose.y + far * math.sin(beats[1] * since), pose.z, pose.angle
            )

        self._follow(path, lasts_s)

    def _idle(self, lasts_s: float) -> None:
        if self._setting.parks and lasts_s > 0:
            self._hold(lasts_s, 1.2)
        else:
            self._t += max(lasts_s, 0.0)

    def _take_lid_off(self) -> None:
        self._idle(self._u(0.6, 1.4))
        self._move(self._hand(self._arm * self._u(0, 15)), self._u(0.3, 0.5))
        self._hold(self._u(0.1, 0.25), 0.0)
        begins, lasts = self._t, self._u(0.5, 0.8)
        self.play.lid.append(Moving(0.0, begins, partial(still, Pose(0, 0, 0, 0))))
        x, y = self._arm * (self._edge + _FAR_MM + 10)
        self.play.lid.append(
            Moving(begins, begins + lasts, partial(between, Pose(0, 0, 0, 0), Pose(x, y, 0, 0.25), begins, lasts, 0.0))
        )
        self._move(Pose(self._at.x + x, self._at.y + y, self._high + 4, self._at.angle), lasts, 0.0)
        self.play.incidents.append(Incident(0.0, begins + lasts / 2, "lid"))
        self._back_from_afar()
        self._idle(self._u(0.3, 0.8))

    def _back_from_afar(self) -> None:
        self._at = self._away
        if self._setting.parks:
            self._move(self._home, 0.4)

    def _shift(self) -> Vector:
        """How far the box has been moved by now."""
        return self.play.box_at(_EVER)[0]

    # --- what comes between ---

    def _incident(self, card: int) -> int:
        """Something happens before a card is drawn; how many cards the next draw takes."""
        kinds = [k for k in KINDS if k in self._setting.kinds]
        kind = str(self._rng.choice(kinds))
        if kind == "double_draw" and card + 2 < self._setting.cards:
            return 2
        push = self._push() if kind == "moved" else None
        if kind == "double_draw" or (kind == "moved" and push is None):
            kind = "hand_pass"
        begins = self._t
        if push is not None:
            begins = self._move_box(push)
        elif kind == "pushed_back":
            begins = self._push_back(card)
        else:
            acts: dict[str, Callable[[], None]] = {
                "hand_pass": self._pass,
                "covered": self._cover if self._rng.random() < 0.5 else self._cover_with_paper,
                "frozen": self._freeze,
                "dark": self._darken,
                "defocused": self._defocus,
            }
            acts[kind]()
        self.play.incidents.append(Incident(begins, self._t, kind))
        self._idle(1.5 if kind == "moved" else 0.9)
        return 1

    def _pass(self) -> None:
        over = self._touch + self._shift() + self._rng.normal(0, 8, 2)
        self._move(self._hand(over, self._u(-0.15, 0.15)), self._u(0.25, 0.45))
        self._hold(self._u(0.15, 0.6), 3.0)
        if self._rng.random() < 0.5:
            over = self._touch + self._shift() + self._point((-25, 25), (-25, 25))
            self._move(self._hand(over, self._u(-0.2, 0.2)), self._u(0.25, 0.5))
        self._move(self._home, self._u(0.25, 0.45))

    def _push_back(self, card: int) -> float:
        """Part of the way out and back; when it began."""
        self._move(self._hand(self._touch + self._shift()), self._u(0.25, 0.45))
        self._hold(0.1, 0.0)
        begins, depth = self._t, self._u(14, 38)
        out_s, waits_s, back_s = self._u(0.15, 0.3), self._u(0.08, 0.3), self._u(0.2, 0.4)

        def way(time_s: float) -> float:
            since = time_s - begins
            return depth * (eased(since / out_s) - eased((since - out_s - waits_s) / back_s))

        pose, lasts = self._at, out_s + waits_s + back_s
        x, y = self._layout.slit
        self.play.slides.append(Slide(begins, begins + lasts, ((card, way, 0.0),), back=True, shows_s=_EVER))
        self._follow(lambda q: Pose(pose.x + x * way(q), pose.y + y * way(q), pose.z, pose.angle), lasts)
        self._move(self._home, self._u(0.25, 0.45))
        return begins

    def _cover(self) -> None:
        over = self._shift() + np.array([self._u(-6, 6), self._u(-8, 8)]) - self._arm * self._u(20, 32)
        self._move(self._hand(over), 0.4)
        self._hold(self._u(4.5, 5.5), 1.2)
        self._move(self._home, 0.4)

    def _cover_with_paper(self) -> None:
        """A hand lays a sheet over the box, leaves, and takes it away again."""
        far = self._arm * (self._edge + _FAR_MM + 10)
        outside = Pose(float(far[0]), float(far[1]), 0, self._u(-0.3, 0.3))
        over = Pose(self._u(-4, 4), self._u(-4, 4), 0, outside.angle)
        grip = self._arm * 35
        hand_out = self._hand(self._shift() + far + grip)
        hand_over = self._hand(self._shift() + np.array([over.x, over.y]) + grip)
        lasts, lies = 0.6, self._u(4.5, 5.5)

        def bring(a: Pose, b: Pose) -> None:
            self.play.cover.append(Moving(self._t, self._t + lasts, partial(between, a, b, self._t, lasts, 0.0)))

        if self._setting.parks:
            self._move(hand_out, 0.4)
        self._at = hand_out
        bring(outside, over)
        self._move(hand_over, lasts, 0.0)
        self.play.cover.append(Moving(self._t, self._t + lies, partial(still, over)))
        self._move(hand_out, lasts, 0.0)
        self._t += lies - 2 * lasts
        self._move(hand_over, lasts, 0.0)
        bring(over, outside)
        self._move(hand_out, lasts, 0.0)
        self._back_from_afar()

    def _push(self) -> Push | None:
        """A way to move the box once, off the piles and not out of the picture; None: there is none."""
        if any(i.kind == "moved" for i in self.play.incidents):
            return None
        for _ in range(60):
            way = turned(np.array([1.0, 0.0]), self._u(0, 2 * math.pi)) * self._u(14, 40)
            if self._layout.fits(way, 4.0, 4.0) and all(way @ pile < 0 for pile in self._layout.piles):
                return Push(0.0, 0.0, float(way[0]), float(way[1]), math.radians(self._u(-5, 5)))
        return None

    def _move_box(self, push: Push) -> float:
        self._move(self._hand(self._arm * (self._edge - 4)), 0.4)
        begins, lasts = self._t, self._u(0.4, 0.8)
        self.play.pushes.append(Push(begins, begins + lasts, push.x, push.y, push.angle))
        at, home = self._at, self._home
        self._move(Pose(at.x + push.x, at.y + push.y, at.z, at.angle), lasts, 0.0)
        self._home = Pose(home.x + push.x, home.y + push.y, home.z, home.angle)
        self._move(self._home, 0.4)
        return begins

    def _freeze(self) -> None:
        begins = self._t
        self._idle(self._u(4, 6))
        self.play.freezes.append(Span(begins, self._t))

    def _darken(self) -> None:
        begins = self._t
        self._idle(self._u(4, 5))
        self.play.dims.append(Strength(begins, self._t, self._u(0.002, 0.01)))

    def _defocus(self) -> None:
        begins = self._t
        self._idle(self._u(4.5, 5.5))
        card_px = self._layout.px_per_mm * 63
        self.play.blurs.append(Strength(begins, self._t, 0.035 * card_px * self._u(1, 1.4)))

    # --- a draw ---

    def _draw(self, card: int, count: int) -> None:
        self._reach_for(count)
        lag_mm = self._lag_mm() if count == 2 else 0.0
        slide = self._slide(card, count, lag_mm)
        self._draw_along(slide, slide.begins_s)
        if count == 2:
            self.play.hidden.add(card + 1)
            self.play.incidents.append(Incident(slide.begins_s, self._t, "double_draw", lag_mm=lag_mm))
        self._carry(slide)

    def _reach_for(self, count: int) -> None:
        """The hand comes and rests on the card."""
        self._move(self._hand(self._touch + self._shift(), self._u(-0.06, 0.06)), self._u(0.22, 0.45))
        if count == 1 and self._rng.random() < self._setting.nudges:
            x, y = 0.9 * self._rng.normal(0, 1, 2)
            self.play.pushes.append(Push(self._t, self._t + 0.12, x, y, math.radians(self._rng.normal(0, 0.2))))
            self._hold(0.14, 0.0)
        self._hold(self._u(0.04, 0.2), 0.0)

    def _draw_along(self, slide: Slide, begins: float) -> None:
        """The hand takes the card out, from now (`begins`) until the slide's end."""
        self.play.slides.append(slide)
        lasts = slide.ends_s - begins
        shift, ways = self._shift(), self._layout.slit
        first = slide.cards[-1][1]
        self._follow(lambda q: self._hand(self._fingers((q - begins) / lasts) + shift + ways * first(q)), lasts)
        self._note_uncovered(slide)

    def _lag_mm(self) -> float:
        """How far the second of two cards drawn at once lags behind the first."""
        return self._u(6, 15)

    def _slide(self, card: int, count: int, lag: float) -> Slide:
        layout, begins, lasts = self._layout, self._t, self._u(*self._setting.slide_s)
        kind, twist = int(self._rng.integers(4)), math.radians(self._rng.normal(0, 1.2))
        length = layout.card_along / 2 + layout.half_along + 3 + lag  # the second leaves the box, too

        def way(time_s: float) -> float:
            return length * profile(kind, (time_s - begins) / lasts)

        def second(time_s: float) -> float:
            return max(0.0, way(time_s) - lag * eased(way(time_s) / 30))

        cards: tuple[tuple[int, Way, float], ...] = ((card, way, twist),)
        if count == 2:
            cards = ((card + 1, second, 0.6 * twist), *cards)
        return Slide(begins, begins + lasts, cards)

    def _note_uncovered(self, slide: Slide) -> None:
        """When the trailing edge left the window, and when the next card lay still."""
        card = slide.cards[-1][0]
        need = self._layout.card_along / 2 + self._layout.open_along - self.play.rests[slide.cards[0][0]].drag_mm
        times = np.linspace(slide.begins_s, slide.ends_s, max(200, int(100 * (slide.ends_s - slide.begins_s))))
        out = np.maximum.accumulate([slide.cards[0][1](q) for q in times])
        free = float(times[min(int(np.searchsorted(out, need)), len(times) - 1)])
        following = min(card + len(slide.cards), len(self.play.rests) - 1)
        still = free + 3.2 * self.play.rests[following].calm_s
        self.play.uncovered_s += [free] * len(slide.cards)
        self.play.settled_s += [still] * len(slide.cards)

    def _carry(self, slide: Slide) -> None:
        """To a pile, lays down, and home."""
        layout, rng, n = self._layout, self._rng, len(self._layout.piles)
        pile = int(rng.integers(n)) if rng.random() < 0.3 else slide.cards[-1][0] % n
        x, y = layout.piles[pile] + rng.normal(0, 3, 2)
        angle = math.radians(layout.pile_angles[pile] + rng.normal(0, 4))
        lies = Pose(x, y, 0.3 * (len(self.play.laid) + 1), angle)
        begins, lasts = self._t, self._u(0.22, 0.45)
        cards: list[tuple[int, Path]] = []
        for card, way, twist in slide.cards:
            to = lies
            if card != slide.cards[-1][0]:
                off = turned(np.array([self._u(6, 12), 0.0]), self._u(0, 2 * math.pi))
                to = Pose(x + off[0], y + off[1], lies.z, angle + 0.1)
            cards.append((card, partial(between, self._out(card, way, twist), to, begins, lasts, 0.0)))
        self.play.carried.append(Carried(begins, begins + lasts, tuple(cards)))
        self._follow(self._with_card(cards[-1][1], cards[-1][1](begins).angle), lasts)
        self.play.laid += [Laid(self._t, card, path(self._t)) for card, path in cards]
        self._hold(self._u(0.03, 0.1), 0.0)
        self._leave_pile()

    def _leave_pile(self) -> None:
        """The hand goes home."""
        self._move(self._home, self._u(0.25, 0.45), 0.0)

    def _out(self, card: int, way: Way, twist: float) -> Pose:
        """Where a card is that has just left the box."""
        _, angle = self.play.box_at(_EVER)
        x, y, own, _ = self.play.rest_at(card, self._t)
        sx, sy = self._layout.slit * way(self._t)
        place = self._layout.on_box(self.play, self._t, x + sx, y + sy)
        return Pose(float(place[0]), float(place[1]), self._layout.card_z, angle + own + twist)

    def _with_card(self, path: Path, angle: float) -> Path:
        """The hand on a card under way; it turns less than the card does."""

        def hand(time_s: float) -> Pose:
            at = path(time_s)
            tip = np.array([at.x, at.y]) + turned(self._let_go, at.angle)
            return self._hand(tip, 0.4 * (at.angle - angle), max(at.z + 12, 18.0))

        return hand
