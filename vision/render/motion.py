"""What the dealer's hand does, as functions of time: where the hand is, where the moving cards are, what happens when.

Times are seconds since the movement began, lengths mm on the table (see `scene_view`). Nothing is drawn here.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vision.render.card_art import WIDTH_MM
from vision.render.sprites import BOX_W

Point = tuple[float, float]

# A draw at pace 1: the next card lies free after approach + slide = 0.34 s, the hand is gone after 0.76 s.
APPROACH_S = 0.14
SLIDE_S = 0.20
CARRY_S = 0.26
RETREAT_S = 0.16
SLIDE_MM = 122.0
LEAVES_AT_MM = BOX_W / 2 + WIDTH_MM / 2
"""Slid so far, a card has left the box."""
ENTERS_SLIT_MM = BOX_W / 2 - WIDTH_MM / 2
GRIP: Point = (14.0, 16.0)
"""Where on the card the fingertip rests."""
STOPS_AT = 0.5  # of the time of a slide
HIDDEN: Point = (190.0, 230.0)
PILE_X = 112.0


@dataclass(frozen=True, slots=True)
class Pose:
    """Where the hand's fingertip is (None: out of the picture), and for each moving card its place and whether it
    is still in the box (then the plate hides a part of it)."""

    hand: Point | None
    cards: tuple[tuple[float, float, float, bool], ...] = ()
    """(x, y, angle_deg, in_box), the lower card first."""


@dataclass(frozen=True, slots=True)
class Movement:
    """One act of the hand. `cards`: how many cards it moves; `lags_mm`: how far the second one stays behind."""

    kind: str
    pace: float
    cards: int = 0
    lag_mm: float = 0.0
    target: tuple[Point, ...] = ()
    """Where on the table each card is laid, the top one first."""
    angles: tuple[float, ...] = ()
    over_box: bool = False
    reach_mm: float = 0.0
    """How far a pushed-back card comes out, or one that is held half out."""
    slide_s: float = SLIDE_S
    """How long a drawn card slides, at pace 1."""
    held_s: float = 0.0
    """How long the card is held half out, at pace 1."""
    lets_go: bool = False
    """The hand leaves the card half out and comes back."""

    @property
    def duration_s(self) -> float:
        parts = {
            "draw": APPROACH_S + self._sliding_s + CARRY_S + RETREAT_S,
            "push_back": APPROACH_S + self._sliding_s + RETREAT_S,
            "hand_pass": 0.6,
            "load": 0.9,
        }
        return parts[self.kind] * self.pace

    @property
    def _sliding_s(self) -> float:
        return (2.4 * SLIDE_S if self.kind == "push_back" else self.slide_s) + self.held_s

    @property
    def _stops_s(self) -> float:
        """From the slide's begin until the card is held."""
        return 1.2 * SLIDE_S if self.kind == "push_back" else STOPS_AT * self.slide_s

    def slid_mm(self, at_s: float) -> float:
        """How far the top card has slid out of its place."""
        t = at_s / self.pace - APPROACH_S
        goes_on = t - self.held_s
        if self.kind == "draw" and self.held_s:
            rest_s = self.slide_s - self._stops_s
            rest_mm = SLIDE_MM - self.reach_mm
            return self.reach_mm * _eased(t / self._stops_s) + rest_mm * _eased((goes_on - self._stops_s) / rest_s)
        if self.kind == "draw":
            return SLIDE_MM * _eased(t / self.slide_s)
        if self.kind == "push_back":
            return self.reach_mm * (_eased(t / self._stops_s) - _eased(goes_on / self._stops_s - 1.0))
        return 0.0

    def held(self, at_s: float) -> bool:
        """The card is held half out, or was let go there."""
        return 0 <= at_s / self.pace - APPROACH_S - self._stops_s < self.held_s

    def landed(self, at_s: float) -> bool:
        """The drawn cards lie on their pile."""
        return self.kind == "draw" and at_s / self.pace >= APPROACH_S + self._sliding_s + CARRY_S

    def pose(self, at_s: float) -> Pose:
        """Hand and cards at this time."""
        t = at_s / self.pace
        if self.kind == "hand_pass":
            return Pose(_between((170.0, 60.0), (-150.0, 200.0), t / 0.6, bend=(0.0, -130.0)))
        if self.kind == "load":
            return Pose(_between(HIDDEN, GRIP, 1 - abs(2 * t / 0.9 - 1)))
        if t < APPROACH_S:
            hand = _between(HIDDEN, GRIP, _eased(t / APPROACH_S))
            return Pose(hand, self._in_box(0.0))
        if self.kind == "push_back":
            slid = self.slid_mm(at_s)
            gone = (t - APPROACH_S - self._sliding_s) / RETREAT_S
            hand = self._on_card(slid, t) if gone < 0 else _between(GRIP, HIDDEN, _eased(gone))
            return Pose(hand, self._in_box(slid))
        if t < APPROACH_S + self._sliding_s:
            slid = self.slid_mm(at_s)
            return Pose(self._on_card(slid, t), self._in_box(slid))
        carried = _eased((t - APPROACH_S - self._sliding_s) / CARRY_S)
        placed = []
        for k in range(self.cards):
            start = (SLIDE_MM - k * self.lag_mm, 0.0)
            bend = (0.0, -20.0 if self.over_box else 170.0) if self.target[k][0] < 0 else (self.target[k][0], 30.0)
            x, y = _between(start, self.target[k], carried, bend=bend)
            placed.append((x, y, self.angles[k] * carried, False))
        held = placed[0]
        gone = (t - APPROACH_S - self._sliding_s - CARRY_S) / RETREAT_S
        if gone > 0:
            hand = _between((held[0] + GRIP[0], held[1] + GRIP[1]), (held[0] + 60.0, 330.0), _eased(gone))
            return Pose(hand)
        return Pose((held[0] + GRIP[0], held[1] + GRIP[1]), tuple(reversed(placed)))

    def _on_card(self, slid: float, t: float) -> Point:
        """The hand on a card that slides, or on its way from there and back."""
        grip, since = (GRIP[0] + slid, GRIP[1]), t - APPROACH_S - self._stops_s
        if not self.lets_go or not 0 <= since < self.held_s:
            return grip
        return _between(grip, HIDDEN, min(_eased(since / RETREAT_S), _eased((self.held_s - since) / APPROACH_S)))

    def _in_box(self, slid: float) -> tuple[tuple[float, float, float, bool], ...]:
        places = [(max(0.0, slid - k * self.lag_mm), 0.0, 0.0, True) for k in range(self.cards)]
        return tuple(reversed(places))


def _eased(share: float) -> float:
    """0..1 with a soft start and a soft end."""
    s = min(max(share, 0.0), 1.0)
    return float(s * s * (3 - 2 * s))


def _between(a: Point, b: Point, share: float, bend: Point | None = None) -> Point:
    """A point on the way from a to b, by way of `bend` when it is given."""
    s = min(max(share, 0.0), 1.0)
    if bend is None:
        return a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s
    weights = np.array([(1 - s) ** 2, 2 * s * (1 - s), s * s])
    return float(weights @ (a[0], bend[0], b[0])), float(weights @ (a[1], bend[1], b[1]))
