"""Whether a picture shows just the known card that was laid on it: a small network's opinion.

Takes the two pictures one over the other, so that it need not know what is printed on any card; it was trained on
rendered packs of other designs (`vision.training.pairs`).
"""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.pack import card_match as match
from vision.read import networks

CHANNELS = 7
"""The known card's inks, the picture's inks, and what of it was in the picture."""
WEIGHTS = networks.WEIGHTS / "pair.onnx"
_LOW = -2.2
"""Ink that is byte 0 (see `coded`)."""
_SPAN = 3.2
"""Difference of ink from byte 0 to byte 255."""
_DOUBTFUL = (-2.0, 3.0)
"""Log-odds between which one pass is not enough."""


def coded(card: match.Known, fit: match.Fit) -> NDArray[np.uint8]:
    """The pair as bytes (CHANNELS, H, W)."""
    out = np.empty((CHANNELS, match.H, match.W), np.uint8)
    for first, ink in ((0, card.ink), (3, fit.ink)):
        scaled = cv2.convertScaleAbs(np.maximum(ink - _LOW, 0), alpha=255 / _SPAN)
        out[first : first + 3] = scaled.transpose(2, 0, 1)
    out[6] = fit.seen[..., 0] * 255
    return out


class PairNet:
    """The network. Not thread-safe: give each thread its own."""

    def __init__(self, weights: Path = WEIGHTS) -> None:
        self._network = networks.load(weights)

    def odds(self, pair: NDArray[np.uint8]) -> float:
        """Log-odds for a pair (as `coded` gives it) that both are the same card, and all of it in view. A doubtful pair
        is judged turned and mirrored too: the mean of four passes."""
        odds = self._odds(pair)
        if not _DOUBTFUL[0] < odds < _DOUBTFUL[1]:
            return odds
        others = (pair[:, ::-1, ::-1], pair[:, ::-1], pair[:, :, ::-1])
        return (odds + sum(self._odds(other) for other in others)) / 4

    def _odds(self, pair: NDArray[np.uint8]) -> float:
        return float(self._network(pair[None].astype(np.float32) * np.float32(1 / 255))[0, 0])
