"""Reads the cards of one enrolled pack: by what they look like, whatever is printed on them.

Stands in for `reader.CardReader` wherever cards are read. The labels of its readings are those of the pack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from vision import card_match as match
from vision.enrolled_pack import EnrolledPack
from vision.pack_labels import NO_CARD
from vision.quads import Image
from vision.reader import NONE, Reading

_MOST = 4
"""Known cards that are laid on a view."""
_FAINT = 0.30
"""Likeness at first sight below which no card of the pack is there."""
_CLOSE = 2
"""Known cards that are laid on exactly."""


@dataclass(frozen=True, slots=True)
class Match:
    """What a picture was found to be: (label, log-odds that it is just this card) of the cards tried, best first."""

    odds: tuple[tuple[str, float], ...]
    best: match.Evidence | None
    fit: match.Fit | None


class EnrolledReader:
    """Reads rectified cards of one pack. Not thread-safe: give each thread its own."""

    def __init__(
        self, pack: EnrolledPack, ranks: Mapping[str, str] | None = None, suits: Mapping[str, str] | None = None
    ) -> None:
        """`ranks`, `suits`: what to call the pack's own ranks and suits in readings, where it is not the same."""
        self.pack = pack
        self._index = match.Index([match.known_card(p.label, p.card) for p in pack.pictures])
        self._rank_names = {rank: (ranks or {}).get(rank, rank) for rank in pack.ranks}
        self._suit_names = {suit: (suits or {}).get(suit, suit) for suit in pack.suits}
        self.cards = Counter((self._rank_names[rank], self._suit_names[suit]) for rank, suit in pack.cards)
        """How often each card is in the pack, as readings call them."""

    def read(self, card: Image) -> Reading:
        """Reads one rectified card, either way up. Up to 3 mm of every edge may be hidden, and the outline may be off
        by a twentieth of the card."""
        return self.judged(self.match(card))

    def match(self, card: Image, *, without: str | None = None) -> Match:
        """Compares with the cards of the pack (but for one, to see what a foreign card looks like)."""
        view = match.view_of(card)
        starts = self._index.starts(view, _MOST + (without is not None))
        starts = [s for s in starts if self._index.cards[s.known].label != without][:_MOST]
        if not starts or starts[0].likeness < _FAINT:
            return Match((), None, None)
        rough = [(match.rough_fit(self._index.cards[s.known], view, s.place), s.known) for s in starts]
        rough.sort(key=lambda pair: -pair[0][0])
        fits = [match.exact_fit(k, self._index.cards[k], view, place) for (_, place), k in rough[:_CLOSE]]
        fits.sort(key=lambda fit: -fit.alike)
        cards = [self._index.cards[fit.known] for fit in fits]
        first = match.evidence(cards[0], fits[0])
        seen = [first, *(match.evidence(c, f, first.blur) for c, f in zip(cards[1:], fits[1:], strict=True))]
        odds = [(c.label, _odds(e)) for c, e in zip(cards, seen, strict=True)]
        if len(seen) > 1:
            vote, share = match.preference(seen[0], seen[1], cards[0], cards[1])
            odds[0] = (odds[0][0], min(odds[0][1], 12 * (vote - 0.15), 12 * (share - 0.3)))
        return Match(tuple(sorted(odds, key=lambda pair: -pair[1])), first, fits[0])

    def judged(self, found: Match) -> Reading:
        """The reading that a match amounts to."""
        labels = [label for label, _ in found.odds]
        weights = np.exp(np.clip([odds for _, odds in found.odds], -30, 30))
        shares = weights / (1.0 + weights.sum())
        other = float(sum(s for label, s in zip(labels, shares, strict=True) if label in NO_CARD))
        ranks = dict.fromkeys((*self._rank_names.values(), NONE), 0.0)
        suits = dict.fromkeys((*self._suit_names.values(), NONE), 0.0)
        for label, share in zip(labels, shares, strict=True):
            ranks[NONE if label in NO_CARD else self._rank_names[label[0]]] += float(share)
            suits[NONE if label in NO_CARD else self._suit_names[label[1]]] += float(share)
        rest = float(1.0 / (1.0 + weights.sum()))
        ranks[NONE] += rest
        suits[NONE] += rest
        alike = 0.0 if found.best is None else float(np.clip((found.best.alike - 0.4) / 0.4, 0, 1))
        return self._reading(ranks, suits, alike * (1 - other), other)

    def combine(self, readings: Sequence[Reading]) -> Reading:
        """One reading out of several looks at the same card, not sharpened. Raises ValueError for none."""
        if not readings:
            raise ValueError("no readings to combine")
        return self._reading(
            _pooled([r.ranks for r in readings]),
            _pooled([r.suits for r in readings]),
            float(np.mean([r.card for r in readings])),
            float(np.mean([r.other_card for r in readings])),
        )

    def _reading(self, ranks: dict[str, float], suits: dict[str, float], card: float, other: float) -> Reading:
        rank, suit = max(ranks, key=lambda k: ranks[k]), max(suits, key=lambda k: suits[k])
        sure = self.pack.sureness.card
        return Reading(
            ranks=ranks,
            suits=suits,
            rank=rank if rank != NONE and ranks[rank] >= sure else None,
            suit=suit if suit != NONE and suits[suit] >= sure else None,
            confidence=max(share for label, share in ranks.items() if label != NONE),
            card=card,
            other_card=other,
        )


def _pooled(posteriors: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The mean of log-posteriors: ten looks that are wrong are wrong alike."""
    labels = list(posteriors[0])
    logs = np.log(np.maximum([[p[label] for label in labels] for p in posteriors], 1e-6)).mean(axis=0)
    shares = np.exp(logs - logs.max())
    return dict(zip(labels, map(float, shares / shares.sum()), strict=True))


def _odds(e: match.Evidence) -> float:
    """Log-odds of "just this card, wholly in view" against anything else."""
    return min(40 * (e.alike - 0.80), 6 * (1.25 - e.hole), 30 * (e.seen - 0.75))
