"""What a reader says of one card, and what any reader of cards can do. Knows none of the networks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from vision.quads import Image

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
SUITS = ("S", "H", "D", "C")
NONE = "none"


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read on one card.

    `ranks` and `suits` are posteriors over the labels and "none" (no card, a back, a joker, not legible); each sums
    to 1. `rank` and `suit` are None when not sure enough to be acted on. `confidence` is the calibrated probability
    of the best rank, 0..1; `card` the probability that the picture is a well framed face of a playing card, 0..1,
    `other_card` that it is a back or a joker. `whole`: no other card lies over a part of it, for each corner alone
    shows this rank (or, of an enrolled pack, each side its print).
    """

    ranks: Mapping[str, float]
    suits: Mapping[str, float]
    rank: str | None
    suit: str | None
    confidence: float
    card: float = 1.0
    other_card: float = 0.0
    whole: bool = False


class Reader(Protocol):
    """Whatever reads rectified cards: the general reader, or that of an enrolled pack."""

    def read(self, card: Image) -> Reading:
        """The reading of one rectified card, (CARD_H, CARD_W, 3) BGR, either way up."""

    def combine(self, readings: list[Reading]) -> Reading:
        """One reading out of several of the same card. Raises ValueError for none."""
