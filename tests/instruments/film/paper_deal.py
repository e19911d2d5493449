"""A deal by hand on the printed sheet: where every card and the hand are at any time. Millimetres as in `camera`, the
middle of the poker window of the markers at (0, 0), y towards the dealer."""

from __future__ import annotations

import bisect
import math
from dataclasses import dataclass, field

import numpy as np

from tests.instruments.film.camera import Pose, Vector, turned
from tests.instruments.film.paper_setting import PaperSetting
from tests.instruments.film.play import eased

THICK_MM = 16.0 / 52
"""Of a card: a pack of 52 is as high as the task's 16 mm."""
_PILES = (-97.0, 97.0)
"""x of the middles of the places beside the frame, as `controller.sheet.layout` has them on A4."""
_FAR_MM = 340.0
_LAID = 0.02  # share of a way after which a card has begun to move


@dataclass(frozen=True)
class Move:
    """A card carried from `begins_s` to `ends_s`; `back`: taken back to where it was. `with_next`: how many cards go
    as one with it."""

    card: int
    begins_s: float
    ends_s: float
    to: Pose
    arc_mm: float
    back: bool = False
    with_next: int = 0

    def share(self, time_s: float) -> float:
        """How far it is on its way, 0..1."""
        u = (time_s - self.begins_s) / (self.ends_s - self.begins_s)
        return math.sin(math.pi * min(max(u, 0), 1)) * 0.35 if self.back else eased(u)


@dataclass
class Deal:
    """What happens. `shown_s`: from when a card is the uppermost one; `moves`: by time; `hand`: (time, pose), between
    them it moves smoothly."""

    rests: list[Pose]
    bends: list[float]
    turned_round: list[bool]
    drags: list[tuple[float, float, float]]
    shown_s: list[float] = field(default_factory=list)
    gone_s: list[float] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    hand: list[tuple[float, Pose]] = field(default_factory=list)
    hidden: set[int] = field(default_factory=set)
    """Cards that lay below another all the time they were in sight."""
    length_s: float = 0.0

    def hand_at(self, time_s: float) -> Pose:
        """Of its finger tips."""
        times = [at for at, _ in self.hand]
        n = bisect.bisect_right(times, time_s)
        if n == 0 or n == len(times):
            return self.hand[min(n, len(times) - 1)][1]
        (before, a), (after, b) = self.hand[n - 1 : n + 1]
        return a.towards(b, eased((time_s - before) / max(after - before, 1e-6)))

    def moving(self, time_s: float) -> Move | None:
        """The card in a hand."""
        return next((m for m in self.moves if m.begins_s <= time_s < m.ends_s), None)

    def top_at(self, time_s: float) -> int:
        """The uppermost card of the pack: one that is carried counts until it is laid down when it goes back."""
        return bisect.bisect_right(self.gone_s, time_s)

    def rest_at(self, card: int, time_s: float) -> Pose:
        """The place of a card of the pack: the one above it may drag it along."""
        pose = self.rests[card]
        if card == 0 or card > len(self.gone_s):
            return pose
        share = eased((time_s - self.gone_s[card - 1]) / 0.15)
        dx, dy, turn = (v * share for v in self.drags[card])
        return Pose(pose.x + dx, pose.y + dy, pose.z, pose.angle + turn)

    def pose_of(self, move: Move, time_s: float) -> Pose:
        """Where a carried card is."""
        share, start = move.share(time_s), self.rest_at(move.card, move.begins_s)
        at = start.towards(move.to, share)
        down = 1 - eased((share - 0.35) / 0.5)
        arc = move.arc_mm * math.sin(math.pi * min(1.0, share))
        return Pose(at.x, at.y, start.z * down + move.to.z * (1 - down) + arc + 0.6, at.angle)


class PaperDealer:
    """Writes a `Deal`; all of it comes from `rng`."""

    def __init__(self, setting: PaperSetting, rng: np.random.Generator) -> None:
        self._s, self._rng, self._t = setting, rng, 0.4
        count = setting.base.cards
        pack = self._off(0.5)
        rests, drags = [], []
        for n in range(count):
            x, y, angle = (a + b for a, b in zip(pack, self._off(0.3), strict=True))
            rests.append(Pose(x, y, (count - n) * THICK_MM, angle))
            drags.append(self._off(0.2) if rng.random() < 0.5 else (0.0, 0.0, 0.0))
        bends = [self._u(-1, 1) * setting.bend_mm for _ in range(count)]
        self.deal = Deal(rests, bends, [bool(rng.random() < 0.5) for _ in range(count)], drags)
        self._away = Pose(self._u(-60, 160), _FAR_MM, 40, self._u(-0.4, 0.4))
        near = Pose(self._u(60, 120), self._u(85, 120), 10, self._u(-0.6, 0.1))
        self._home = near if rng.random() < 0.4 and setting.kind != "easy" else self._away
        self.deal.hand.append((0.0, self._home))

    def perform(self) -> Deal:
        """The whole deal."""
        deal, card, count = self.deal, 0, self._s.base.cards
        deal.shown_s.append(0.0)
        stays = False
        self._wait(self._u(0.6, 1.2))
        while card < count:
            if not stays:
                self._wait(self._u(*self._s.rest_s))
            if self._rng.random() < self._s.back:
                self._false_start(card)
            stays = bool(self._rng.random() < self._s.stays)
            card += self._draw(card, stays)
        self._wait(2.4)
        deal.length_s = self._t
        return deal

    def _u(self, low: float, high: float) -> float:
        return float(self._rng.uniform(low, high))

    def _off(self, share: float) -> tuple[float, float, float]:
        """A part of how far a card may lie off its place."""
        mm, way = self._s.off_mm * share * self._u(0, 1), self._u(0, 2 * math.pi)
        return mm * math.cos(way), mm * math.sin(way), math.radians(self._s.off_deg * share * self._u(-1, 1))

    def _wait(self, seconds: float) -> None:
        self._t += seconds
        self.deal.hand.append((self._t, self.deal.hand[-1][1]))

    def _hand_to(self, pose: Pose, seconds: float) -> None:
        self._t += seconds
        self.deal.hand.append((self._t, pose))

    def _touch(self, card: int, lifts: bool) -> tuple[Pose, Vector]:
        """The hand on the card, and where on it the fingers are."""
        spot = np.array([self._u(-24, 24), self._u(22, 42) if lifts else self._u(-8, 36)])
        pose = self.deal.rest_at(card, self._t + 1)
        at = turned(spot, pose.angle)
        return Pose(pose.x + at[0], pose.y + at[1], pose.z + 6, self._u(-0.5, 0.5)), spot

    def _false_start(self, card: int) -> None:
        """A hand that passes, or one that begins to draw and pushes the card back."""
        hand, _ = self._touch(card, lifts=False)
        self._hand_to(hand, self._u(0.2, 0.4))
        if self._rng.random() < 0.5:
            to = Pose(_PILES[0], 0, 0, 0)
            ends_s = self._t + self._u(0.6, 1.0)
            self.deal.moves.append(Move(card, self._t, ends_s, to, 0.0, back=True))
            self._hand_to(Pose(hand.x - 30, hand.y, hand.z, hand.angle), (ends_s - self._t) / 2)
            self._hand_to(hand, ends_s - self._t)
        else:
            self._wait(self._u(0.1, 0.4))
        self._hand_to(self._home, self._u(0.25, 0.4))
        self._wait(self._u(0.5, 0.9))

    def _draw(self, card: int, stays: bool) -> int:
        """The uppermost card goes to its place; how many went."""
        deal, count = self.deal, self._s.base.cards
        lifts = bool(self._rng.random() < self._s.lifted)
        hand, spot = self._touch(card, lifts)
        self._hand_to(hand, self._u(0.15, 0.4))
        self._wait(self._u(0.02, 0.2))
        two = card + 2 < count and bool(self._rng.random() < self._s.double)
        pile = _PILES[card % 2]
        angle = deal.rests[card].angle + math.radians(self._u(-25, 25))
        to = Pose(pile + self._u(-9, 9), self._u(-9, 9), 0.4 + 0.3 * card / 2, angle)
        begins_s, arc = self._t, self._u(15, 60) if lifts else self._u(0, 4)
        ends_s = begins_s + self._u(0.2, 0.6)
        move = Move(card, begins_s, ends_s, to, arc, with_next=int(two))
        deal.moves.append(move)
        for n in range(1, 9):
            at_s = begins_s + (ends_s - begins_s) * n / 8
            pose = deal.pose_of(move, at_s)
            at = turned(spot, pose.angle)
            self._hand_to(Pose(pose.x + at[0], pose.y + at[1], pose.z + 6, hand.angle), at_s - self._t)
        left_s = begins_s + _LAID * (ends_s - begins_s)
        for n in range(1 + two):
            deal.gone_s.append(left_s)
            deal.shown_s.append(left_s)
            if n:
                deal.hidden.add(card + n)
        self._wait(self._u(0.03, 0.15))
        if stays and card + 1 + two < count:
            over, _ = self._touch(card + 1 + two, lifts=True)
            self._hand_to(Pose(over.x, over.y + 8, over.z + 8, over.angle), self._u(0.2, 0.4))
            self._wait(self._u(0.3, 0.7))
        else:
            self._hand_to(self._home, self._u(0.25, 0.45))
        return 1 + two
