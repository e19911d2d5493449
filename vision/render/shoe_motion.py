"""How a card comes out of the shoe, as a function of time: where its leading edge is.

Seconds since the hand began, mm down the slope from the slit (`vision.shoe_layout`). Nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vision.shoe_layout import CARD_MM, GATE_X, HOOD_END_X, PUSH_MM

OUT_X = HOOD_END_X + CARD_MM[0]
"""The leading edge of a card that has come out from under the hood as a whole."""
END_X = OUT_X + 22.0
"""Where a pull ends: the card is carried away from there."""
GRIP_X = GATE_X + PUSH_MM
"""The leading edge of a card that the finger has pushed as far as it can."""
PEAK = 1.5
"""Highest speed of a stretch over its mean."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """One stretch of the way: to where, and how long it takes. The same place as before: the card is held there."""

    to_x: float
    takes_s: float


@dataclass(frozen=True, slots=True)
class Pull:
    """One act of the hand at `cards` cards, the later ones `lag_mm` behind; from the gate unless `from_x` is given."""

    stretches: tuple[Stretch, ...]
    cards: int = 1
    lag_mm: float = 0.0
    from_x: float = GATE_X

    @property
    def duration_s(self) -> float:
        return sum(stretch.takes_s for stretch in self.stretches)

    @property
    def end_x(self) -> float:
        return self.stretches[-1].to_x

    def lead_x(self, at_s: float) -> float:
        """Where the first card's leading edge is."""
        x = self.from_x
        for stretch in self.stretches:
            if at_s < stretch.takes_s:
                share = max(at_s, 0.0) / stretch.takes_s
                return x + (stretch.to_x - x) * share * share * (3 - 2 * share)
            at_s -= stretch.takes_s
            x = stretch.to_x
        return x

    def speed(self, at_s: float) -> float:
        """Of the cards, mm/s; below 0 on the way back."""
        step = 1e-4
        return (self.lead_x(at_s + step) - self.lead_x(at_s - step)) / (2 * step)


def way(places: Sequence[float], speed_mm_s: float, held_s: Sequence[float], from_x: float = GATE_X) -> list[Stretch]:
    """From place to place with this highest speed, held so long at each (the last one excepted)."""
    found, x = [], from_x
    for place, held in zip(places, (*held_s, 0.0), strict=True):
        found.append(Stretch(place, max(PEAK * abs(place - x) / speed_mm_s, 1e-3)))
        if held:
            found.append(Stretch(place, held))
        x = place
    return found
