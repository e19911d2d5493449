"""A film of cards laid one by one on the printed sheet by hand: each comes into the frame, rests there, and goes to its
hand, as in punto banco. A function of kind, seed and cards alone.

Each card is a film of its own of one card (`paper_film`), with the same camera, sheet and light: that film backwards
brings the card, and forwards takes it away. What was laid at the sides is not kept from card to card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from tests.instruments.film.paper_deal import PaperDealer
from tests.instruments.film.paper_film import PaperFilm
from vision.quads import Image
from vision.render import card_art

EMPTY_S = 0.7
"""Of an empty frame before and after each card: what of the one-card film's end is left of its 2.4 s."""


class LaidFilm:
    """`frames` of `cards`, such as "KS", in the order in which they are laid."""

    def __init__(self, seed: int, kind: str, cards: Sequence[str]) -> None:
        self.seed, self.kind, self.cards = seed, kind, list(cards)
        self.fps = self._of(0).base.fps

    def _of(self, number: int) -> PaperFilm:
        card = self.cards[number]
        film = PaperFilm(self.seed, self.kind, cards=1, art=lambda name, height: card_art.raster(card, height))
        rng = np.random.default_rng([self.seed, sum(map(ord, self.kind)), 3, number])
        film.deal = PaperDealer(film.setting, rng).perform()
        return film

    def frames(self) -> Iterator[Image]:
        """All frames, BGR."""
        for number in range(len(self.cards)):
            yield from self.frames_of(number)

    def frames_of(self, number: int) -> Iterator[Image]:
        """Those of one card, from an empty frame to an empty frame."""
        film = self._of(number)
        whole = list(film.frames())
        last = round((film.deal.length_s - 2.4 + EMPTY_S) * self.fps)
        taken = whole[: min(len(whole), last)]
        yield from reversed(taken)
        yield from taken
