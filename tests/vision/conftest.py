"""A reader for the tests of finding and tracking: compares with the rendered faces, so that no weights are needed."""

from collections.abc import Sequence

import cv2
import numpy as np
import pytest

from vision.reading import NONE, RANKS, SUITS, Reading
from vision.render import card_art
from vision.render.picture import Art

_W, _H = 48, 66


def _features(card: np.ndarray) -> np.ndarray:
    small: np.ndarray = cv2.resize(card, (_W, _H), interpolation=cv2.INTER_AREA).astype(np.float32)
    small = cv2.GaussianBlur(small, (3, 3), 0)[2:-2, 2:-2]
    low, high = np.percentile(small, 2), np.maximum(np.percentile(small, 85, axis=(0, 1)), 40)
    return np.clip((small - low) / (high - low), 0, 1.1)


class TemplateReader:
    """Obeys `CardReader`: reads a rectified card by its distance to the 52 rendered faces with 2 mm hidden."""

    def __init__(self, art: Art = card_art.raster) -> None:
        self.looked = 0
        faces = {card: art(card, 264)[6:-6, 6:-6] for card in card_art.PACK}
        self._cards = list(faces)
        self._known = np.stack([_features(face).ravel() for face in faces.values()])

    def read(self, card: np.ndarray) -> Reading:
        self.looked += 1
        upright = _features(card)
        apart = [self._known - view.ravel() for view in (upright, upright[::-1, ::-1])]
        distance = np.min([np.einsum("cp,cp->c", one, one) for one in apart], axis=0) / upright.size
        none = 0.10  # a mean square further away than this is no card
        likelihood = np.exp(-np.append(distance, none) * 1500)
        return self._reading(likelihood / likelihood.sum())

    def combine(self, readings: Sequence[Reading]) -> Reading:
        ranks = {k: float(np.mean([r.ranks[k] for r in readings])) for k in (*RANKS, NONE)}
        suits = {k: float(np.mean([r.suits[k] for r in readings])) for k in (*SUITS, NONE)}
        return _judged(ranks, suits, float(np.mean([r.card for r in readings])))

    def _reading(self, shares: np.ndarray) -> Reading:
        ranks = dict.fromkeys(RANKS, 0.0) | {NONE: float(shares[-1])}
        suits = dict.fromkeys(SUITS, 0.0) | {NONE: float(shares[-1])}
        for card, share in zip(self._cards, shares[:-1], strict=True):
            ranks[card[0]] += float(share)
            suits[card[1]] += float(share)
        return _judged(ranks, suits, 1.0 - float(shares[-1]))


def _judged(ranks: dict[str, float], suits: dict[str, float], card: float) -> Reading:
    rank, suit = max(ranks, key=lambda k: ranks[k]), max(suits, key=lambda k: suits[k])
    return Reading(
        ranks=ranks,
        suits=suits,
        rank=rank if rank != NONE and ranks[rank] > 0.95 else None,
        suit=suit if suit != NONE and suits[suit] > 0.95 else None,
        confidence=max(share for label, share in ranks.items() if label != NONE),
        card=card,
    )


@pytest.fixture(scope="session")
def template_reader() -> TemplateReader:
    return TemplateReader()
