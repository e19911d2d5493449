"""A dealer for whom one thing goes wrong again and again: one of HARDSHIPS.

slow: draws of 1.5 to 5 s. stop: the card stops under the hand. letgo: the hand leaves it half out. halfback: held half
out, pushed back and drawn later. drag, dragall: some or all cards come along with the one above. drag3, drag5, dragged:
all cards by about 3 or 5 mm, or some by any, in haste: each is drawn half a second after it is uncovered. double: two
cards are drawn at once, the lower one some way behind. displaced: cards lie off the middle and turned. glove: a glove
of the cloth's colour covers a part of the window. dark_draws, covered_draws, frozen_draws: cards are drawn while
nothing can be seen. swap, short: a faulty pack, see `faulty_pack`.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from tests.instruments.film.camera import Pose, Vector, turned
from tests.instruments.film.dealer import Dealer, between, profile, still
from tests.instruments.film.play import Incident, Layout, Moving, Rest, Slide, Span, Strength, Way, eased
from tests.instruments.film.scenes import TurningDealer
from tests.instruments.film.setting import HASTY, SCENES, FilmSetting
from tests.instruments.film.things import CARD_H, CARD_W

_SLOW_S = (1.5, 5.0)
_STOP_S = (0.5, 4.0)
_LET_GO_S = (1.0, 4.0)  # without the hand
_HALF_BACK_S = (0.6, 3.0)
_HALF_OUT = (0.3, 0.7)  # of the card's length
_REPORTED_AFTER_S = 2.0  # a card held half out for this long is to be reported
_ORDINARY_S = 0.6  # the last part of a slow draw, during which the next card may be read as in any other
_DRAG_BEGINS_MM = (0.0, 40.0)
"""How far the card above is out when the one below it begins to come along."""
_DRAGS_MM = {"drag3": (2.5, 3.5), "drag5": (4.5, 5.5)}
"""How far all cards of these hardships come along."""
_HASTE_S = (0.0, 0.2)
"""A hasty hand stays over the pile for so long."""
_MOST_TURNED_DEG = 3.0
_COVERS = (0.15, 0.36)
"""Share of the window: what is left of it may still be taken for a card."""
_HALF_ARM_MM = 33.0  # half as wide as a sleeve
_GLOVE_S = (0.8, 2.5)
_BETWEEN_DRAWS_S = (0.1, 0.5)
_LEAN_S = 0.5  # until someone's head is over the box
_LEAN_HIGH = 0.4  # of the way from the box to the camera
_LEAN_FAR_MM = 700.0
_OFTEN = 0.5  # share of the draws that are hard
_SELDOM = 0.3  # ... in a film of troubles


@dataclass(frozen=True)
class Pack:
    """`cards` from the top. `duplicate`: position of a card that has come before; `missing`: one that never comes, when
    the pack is dealt to its end."""

    cards: tuple[str, ...]
    duplicate: int | None = None
    missing: str | None = None


def faulty_pack(cards: Sequence[str], setting: FilmSetting, rng: np.random.Generator) -> Pack:
    """The first `setting.cards` of a shuffled pack; of one in which a card was swapped for another one's double (swap)
    or is missing (short)."""
    if setting.hardship == "swap":
        held = list(cards[: setting.cards])
        first, second = sorted(int(k) for k in rng.choice(len(held), 2, replace=False))
        missing, held[second] = held[second], held[first]
        return Pack(tuple(held), second, missing if len(held) == len(cards) else None)
    if setting.hardship == "short":
        gone = int(rng.integers(len(cards)))
        held = [card for k, card in enumerate(cards) if k != gone]
        return Pack(tuple(held[: setting.cards]), None, cards[gone] if setting.cards >= len(held) else None)
    return Pack(tuple(cards[: setting.cards]))


def dealer(layout: Layout, rng: np.random.Generator) -> Dealer:
    """The dealer that the setting asks for."""
    hardship = layout.setting.hardship
    if hardship == "turned":
        return TurningDealer(layout, rng)
    return HardDealer(layout, rng) if hardship and hardship not in SCENES else Dealer(layout, rng)


class HardDealer(Dealer):
    """Deals like any other, but for the hardship of its setting."""

    def __init__(self, layout: Layout, rng: np.random.Generator) -> None:
        super().__init__(layout, rng)
        self._hardship = self._setting.hardship
        drags = self._drags()
        self.play.rests = [self._hard_rest(rest, mm) for rest, mm in zip(self.play.rests, drags, strict=True)]

    def _begin(self) -> None:
        if self._hardship != "glove" or self._rng.random() < 0.5:
            super()._begin()
            return
        self._at = self._over_a_part()  # from the first frame on
        self.play.home = self._at
        begins = self._t
        self._hold(self._u(*_GLOVE_S))
        self._move(self._home, self._u(0.25, 0.45))
        self.play.incidents.append(Incident(begins, self._t, "glove"))

    def _take(self, card: int) -> int:
        takes: dict[str, Callable[[int], int]] = {
            "slow": self._slowly,
            "stop": self._with_a_stop,
            "letgo": self._with_a_stop,
            "halfback": self._after_a_push_back,
            "glove": self._after_a_glove,
            "double": self._two_at_once,
            "dark_draws": self._unseen,
            "covered_draws": self._unseen,
            "frozen_draws": self._unseen,
        }
        take = takes.get(self._hardship)
        share = _SELDOM if take == self._unseen else _OFTEN
        due = self._rng.random() < share or (self._hardship == "glove" and card < 2)
        return take(card) if take is not None and due else super()._take(card)

    # --- how cards lie ---

    def _drags(self) -> list[float]:
        """How far each card comes along, mm: all but the first as far as each other, or half of them, spread evenly."""
        count, (least, most) = self._setting.cards - 1, self._setting.drag_mm
        drags = np.zeros(count)
        if self._hardship == "dragall":
            drags[:] = self._u(least, most)
        elif self._hardship in _DRAGS_MM:
            drags[:] = self._rng.uniform(*_DRAGS_MM[self._hardship], count)
        elif self._hardship in ("drag", "dragged"):
            half = self._rng.permutation(count)[: (count + 1) // 2]
            drags[half] = least + (most - least) * (np.arange(len(half)) + self._rng.random(len(half))) / len(half)
        return [0.0, *(float(mm) for mm in drags)]

    def _hard_rest(self, rest: Rest, drag_mm: float) -> Rest:
        return self._displaced(rest) if self._hardship == "displaced" else dataclasses.replace(rest, drag_mm=drag_mm)

    def _displaced(self, rest: Rest) -> Rest:
        """As far as the box lets it: much turned or far off the middle, hardly both."""
        angle = math.radians(self._u(-1, 1) * _MOST_TURNED_DEG * (1.0 if self._rng.random() < 0.5 else 0.25))
        c, s = math.cos(angle), abs(math.sin(angle))
        width, height = CARD_W * c + CARD_H * s, CARD_W * s + CARD_H * c
        x, y = (max(0.0, self._setting.loose_mm - (a - b) / 2) for a, b in ((width, CARD_W), (height, CARD_H)))
        i, j = (self._u(0.4, 1) * (1 if self._rng.random() < 0.5 else -1) for _ in range(2))
        return dataclasses.replace(rest, x=i * x, y=j * y, angle=angle)

    def _draw_along(self, slide: Slide, begins: float) -> None:
        super()._draw_along(slide, begins)
        below = slide.cards[0][0] + 1
        if below < len(self.play.rests) and self.play.rests[below].drag_mm:
            self.play.dragged[below] = self._comes_along(slide.cards[0][1], self.play.rests[below].drag_mm)

    def _comes_along(self, way: Way, far_mm: float) -> Callable[[float], Vector]:
        """The way of a card that sticks to the one above it for a while."""
        sticks_at, slit = self._u(*_DRAG_BEGINS_MM), self._layout.slit

        def dragged(time_s: float) -> Vector:
            return np.asarray(slit * min(max(way(time_s) - sticks_at, 0.0), far_mm), np.float64)

        return dragged

    def _leave_pile(self) -> None:
        """A hasty hand goes straight back to the box."""
        if self._hardship in HASTY and len(self.play.laid) < self._setting.cards:
            self._hold(self._u(*_HASTE_S), 0.5)
        else:
            super()._leave_pile()

    # --- draws that take long ---

    def _slowly(self, card: int) -> int:
        self._reach_for(1)
        begins, lasts = self._t, self._u(*_SLOW_S)
        way = self._one_way(begins, lasts)
        slide = Slide(begins, begins + lasts, ((card, way, self._twist()),), shows_s=begins + lasts - _ORDINARY_S)
        self._draw_along(slide, begins)
        self.play.incidents.append(Incident(begins, self._t, "slow"))
        self._carry(slide)
        return 1

    def _one_way(self, begins: float, lasts: float, from_mm: float = 0.0) -> Way:
        """Out of the box, from `from_mm` on."""
        kind, far = int(self._rng.integers(4)), self._layout.card_along / 2 + self._layout.half_along + 3 - from_mm
        return lambda time_s: far * profile(kind, (time_s - begins) / lasts)

    def _twist(self) -> float:
        return math.radians(self._rng.normal(0, 1.2))

    def _with_a_stop(self, card: int) -> int:
        self._reach_for(1)
        begins, depth = self._t, self._u(*_HALF_OUT) * self._layout.card_along
        first_s, lasts = self._u(0.15, 0.35), self._u(*self._setting.slide_s)
        out = self._half_out(depth, begins, first_s)
        self._go_with(out, first_s)
        self._wait(out)
        goes_on = self._t
        rest = self._one_way(goes_on, lasts, depth)

        def way(time_s: float) -> float:
            return out(min(time_s, goes_on)) + rest(time_s)

        slide = Slide(begins, goes_on + lasts, ((card, way, self._twist()),), shows_s=goes_on)
        self._draw_along(slide, goes_on)
        self._carry(slide)
        return 1

    def _half_out(self, depth: float, begins: float, lasts: float) -> Way:
        """The way to the stop; there the card trembles with the hand that holds it."""
        beat, far = self._u(4, 9), 0.0 if self._hardship == "letgo" else self._u(0.0, 0.3)

        def way(time_s: float) -> float:
            since = time_s - begins
            return depth * eased(since / lasts) + far * eased(since / lasts - 1) * math.sin(beat * since)

        return way

    def _go_with(self, way: Way, lasts: float) -> None:
        """The hand stays where it touches a card that goes this way, for so long."""
        touch, slit = self._touch + self._shift(), self._layout.slit
        self._follow(lambda time_s: self._hand(touch + slit * way(time_s)), lasts)

    def _wait(self, way: Way) -> None:
        """The card stays half out; the hand rests on it or leaves and comes back."""
        begins = self._t
        leaves = self._hardship == "letgo" or (self._hardship == "halfback" and self._rng.random() < 0.4)
        if leaves:
            self._move(self._home, self._u(0.25, 0.45))
            self._idle(self._u(*_LET_GO_S))
            self._move(self._hand(self._touch + self._shift() + self._layout.slit * way(self._t)), self._u(0.25, 0.45))
        else:
            self._go_with(way, self._u(*(_HALF_BACK_S if self._hardship == "halfback" else _STOP_S)))
        kind = "half_out" if self._t - begins >= _REPORTED_AFTER_S else "held"
        self.play.incidents.append(Incident(begins, self._t, kind))

    def _after_a_push_back(self, card: int) -> int:
        self._reach_for(1)
        begins, depth = self._t, self._u(*_HALF_OUT) * self._layout.card_along
        first_s, back_s = self._u(0.15, 0.35), self._u(0.2, 0.4)
        out = self._half_out(depth, begins, first_s)
        self._go_with(out, first_s)
        self._wait(out)
        turns = self._t

        def way(time_s: float) -> float:
            return out(min(time_s, turns)) * (1 - eased((time_s - turns) / back_s))

        self._go_with(way, back_s)
        self.play.slides.append(Slide(begins, self._t, ((card, way, 0.0),), back=True, shows_s=math.inf))
        self.play.incidents.append(Incident(begins, self._t, "pushed_back"))
        self._move(self._home, self._u(0.25, 0.45))
        self._idle(self._u(0.6, 1.2))
        self._draw(card, 1)
        return 1

    def _two_at_once(self, card: int) -> int:
        count = 2 if card + 2 < self._setting.cards else 1
        self._draw(card, count)
        return count

    def _lag_mm(self) -> float:
        return self._u(*self._setting.lag_mm) if self._hardship == "double" else super()._lag_mm()

    # --- a glove ---

    def _over_a_part(self) -> Pose:
        """The glove's fingertips, or its sleeve, lie along a side of the window and cover a part of it."""
        quarter = math.pi / 2
        straight = round(self._arm_angle / quarter) * quarter
        angle = straight - self._arm_angle + self._u(-0.05, 0.05)
        arm = np.array([math.cos(straight), math.sin(straight)])
        free = 0.5 - self._u(*_COVERS)
        if self._rng.random() < 0.5:
            tip = arm * (abs(arm) @ np.array([CARD_W, CARD_H])) * free
        else:
            across = np.array([-arm[1], arm[0]]) * (1 if self._rng.random() < 0.5 else -1)
            tip = across * ((abs(across) @ np.array([CARD_W, CARD_H])) * free + _HALF_ARM_MM) - arm * 230
        return self._hand(tip + self._shift(), angle)

    def _after_a_glove(self, card: int) -> int:
        begins = self._t
        self._move(self._over_a_part(), self._u(0.3, 0.6))
        self._hold(self._u(*_GLOVE_S))
        self._move(self._home, self._u(0.3, 0.6))
        self.play.incidents.append(Incident(begins, self._t, "glove"))
        self._idle(self._u(0.6, 1.0))
        self._draw(card, 1)
        return 1

    # --- cards that leave unseen ---

    def _unseen(self, card: int) -> int:
        """One to four cards are drawn while the view is dark, covered or frozen."""
        count = min(int(self._rng.integers(1, 5)), self._setting.cards - card)
        begins = self._t
        self._idle(self._u(0.8, 1.5))
        for k in range(count):
            self._draw(card + k, 1)
            self._idle(self._u(*_BETWEEN_DRAWS_S))
        self._idle(self._u(0.8, 1.5))
        kind = self._hardship.removesuffix("_draws")
        if kind == "dark":
            self.play.dims.append(Strength(begins, self._t, self._u(0.002, 0.01)))
        elif kind == "frozen":
            self.play.freezes.append(Span(begins, self._t))
        else:
            self._lean(begins, self._t)
        self.play.incidents.append(Incident(begins, self._t, kind, drawn=count))
        self._idle(1.2)
        return count

    def _lean(self, begins: float, ends: float) -> None:
        """Someone leans over the box, so that the camera sees nothing of it."""
        eye = self._layout.camera.place
        x, y = eye[:2] * _LEAN_HIGH
        low = self._layout.card_z
        z = low + (-eye[2] - low) * _LEAN_HIGH
        way = self._u(0, 2 * math.pi)
        far = turned(np.array([_LEAN_FAR_MM, 0.0]), way)
        over, away = Pose(x, y, z, way + math.pi / 2), Pose(x + far[0], y + far[1], z, way + math.pi / 2)
        stays, leaves = begins + _LEAN_S, ends - _LEAN_S
        self.play.leans += [
            Moving(begins, stays, partial(between, away, over, begins, _LEAN_S, 0.0)),
            Moving(stays, leaves, partial(still, over)),
            Moving(leaves, ends, partial(between, over, away, leaves, _LEAN_S, 0.0)),
        ]
