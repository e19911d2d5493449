"""From the picture of one card to a posterior over its rank and suit.

Three witnesses judge every rectified card: the index in the top left corner, the index in the bottom right corner
(turned round, so both ways up read alike) and the card as a whole. Each witness is a small convolutional network with a
"none" answer of its own. They are fused as independent witnesses, each allowed to be wrong once in a while, so that no
single witness makes the reader sure: sureness comes from agreement.

This module knows neither where a card lies in a photograph nor which pack it belongs to.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.quads import CARD_H, CARD_W, Image
from vision.read.networks import WEIGHTS, Network, load
from vision.reading import NONE, RANKS, SUITS, Reading

CORNER_W = 48  # px, width of what the index network sees
CORNER_H = 96  # px, its height
CORNER_SHARE = (0.26, 0.44)  # of the card's width and height that it sees: some packs print the index 12 mm down
WHOLE_W = 80  # px, width of what the whole-card network sees
WHOLE_H = 112  # px, its height

_ALONE_SURE = 0.9
"""Probability from which a corner alone shows a rank."""
_INDEX_ON_JOKER = 0.1  # how often the corner of a joker (JOKER, a star) may look like an index
_R = len(RANKS) + 1
_S = len(SUITS) + 1


@dataclass(frozen=True, slots=True)
class Calibration:
    """How the witnesses are weighed and when a reading is sure; written by the training, read from weights/reader.json.

    `exponents` (index, whole): how much each witness's log-likelihood counts, for rank and suit alike.
    `floor`: how often a witness is taken to be wrong while it is sure, 0..1.
    `rank_temperature`, `suit_temperature`: divide the fused log-posterior. `rank_sure`, `suit_sure`: the
    probability from which a label is acted on.
    """

    exponents: tuple[float, float] = (1.0, 1.0)
    floor: float = 0.004
    rank_temperature: float = 1.0
    suit_temperature: float = 1.0
    rank_sure: float = 0.98
    suit_sure: float = 0.98

    @classmethod
    def load(cls, path: Path) -> Calibration:
        """The calibration in `path`; raises ValueError when it has a name that is not known here."""
        values = json.loads(path.read_text())
        unknown = set(values) - set(cls.__dataclass_fields__)
        if unknown:
            raise ValueError(f"{path.name}: unknown {', '.join(sorted(unknown))}")
        values["exponents"] = tuple(values.get("exponents", (1.0, 1.0)))
        return cls(**values)


def normalised(patch: Image) -> NDArray[np.float32]:
    """The patch with its paper at 1 and its darkest ink at 0 in every channel: what all networks take.

    The white point is the 85th percentile of each channel (more than a seventh of any card is bare paper), the black
    point the 2nd percentile of all; a patch without contrast is not stretched beyond 32 levels.
    """
    histograms = [cv2.calcHist([patch], [channel], None, [256], [0, 256]).ravel() for channel in range(3)]
    counts = np.array(histograms, np.float32)
    low = _percentile(counts.sum(axis=0), 0.02)
    high = np.maximum([_percentile(of, 0.85) for of in counts], low + 32.0)
    levels = (np.arange(256, dtype=np.float32)[:, None] - low) / (high - low).astype(np.float32)
    return np.asarray(cv2.LUT(patch, np.clip(levels, -0.25, 1.25)[None]), np.float32)


def _percentile(counts: NDArray[np.float32], share: float) -> float:
    """What np.percentile gives, to the last bit, of levels that occur so often each: of them there are 256 only."""
    upto = np.cumsum(counts)
    place = (float(upto[-1]) - 1) * share
    before, after = np.searchsorted(upto, [int(place), int(place) + 1], side="right")
    beyond = place - int(place)
    if beyond >= 0.5:
        return float(after - (after - before) * (1 - beyond))
    return float(before + (after - before) * beyond)


def corner_patches(card: Image) -> list[Image]:
    """The top left corner and the bottom right one turned round, each (CORNER_H, CORNER_W, 3)."""
    width, height = round(CARD_W * CORNER_SHARE[0]), round(CARD_H * CORNER_SHARE[1])
    upside_down = card[::-1, ::-1]
    return [
        np.asarray(cv2.resize(view[:height, :width], (CORNER_W, CORNER_H), interpolation=cv2.INTER_AREA), np.uint8)
        for view in (card, upside_down)
    ]


def whole_patch(card: Image) -> Image:
    """The whole card at (WHOLE_H, WHOLE_W, 3)."""
    return np.asarray(cv2.resize(card, (WHOLE_W, WHOLE_H), interpolation=cv2.INTER_AREA), np.uint8)


class CardReader:
    """Reads rectified cards. Not thread-safe: give each thread its own."""

    def __init__(self, weights: Path = WEIGHTS, calibration: Calibration | None = None) -> None:
        """Loads `index.onnx`, `whole.onnx` and (unless given) `reader.json` from the folder `weights`."""
        self.calibration = calibration or Calibration.load(weights / "reader.json")
        self._index = load(weights / "index.onnx")
        self._whole = load(weights / "whole.onnx")

    def read(self, card: Image) -> Reading:
        """Reads one rectified card (as `geometry.rectify` gives it; any other size is resized), either way up.

        Up to 3 mm of every edge may be hidden and the outline may be off by 3 % of the card.
        """
        return self.fuse(self.witnesses(card))

    def witnesses(self, card: Image) -> NDArray[np.float32]:
        """The raw answers of the three witnesses, shape (3, 22): logits of 14 ranks, 5 suits and 3 kinds of picture."""
        if card.shape[:2] != (CARD_H, CARD_W):
            card = np.asarray(cv2.resize(card, (CARD_W, CARD_H), interpolation=cv2.INTER_AREA), np.uint8)
        whole = whole_patch(card)
        corners = [normalised(patch) for patch in corner_patches(card)]
        index = _run(self._index, np.stack(corners))
        out = np.zeros((3, _R + _S + 3), np.float32)
        out[:2, : index.shape[1]] = index
        out[2] = _run(self._whole, normalised(whole)[None])[0]
        return out

    def read_corners(self, patches: Sequence[Image]) -> list[tuple[Mapping[str, float], Mapping[str, float]]]:
        """What corners alone, (CORNER_H, CORNER_W, 3) each and upright, say by themselves: (ranks and "none", suits and
        "none"), uncalibrated."""
        return [*witness_opinions(_run(self._index, np.stack([normalised(patch) for patch in patches])))]

    def read_index(self, one: Image, other: Image, card: Image) -> Reading:
        """The reading of a card of which one index is seen: two crops of that index, (CORNER_H, CORNER_W, 3) each and
        upright, stand for the two corners. `card` is rectified, (CARD_H, CARD_W, 3), what covers it blanked or not."""
        answers = np.zeros((3, _R + _S + 3), np.float32)
        index = _run(self._index, np.stack([normalised(one), normalised(other)]))
        answers[:2, : index.shape[1]] = index
        answers[2] = _run(self._whole, normalised(whole_patch(card))[None])[0]
        return replace(self.fuse(answers), whole=False)

    def fuse(self, answers: NDArray[np.float32]) -> Reading:
        """The reading that the raw answers of `witnesses` amount to."""
        card = float(_softmax(answers[2, _R + _S :])[0])
        ranks, suits = fused(answers, self.calibration)
        corners = _softmax(answers[:2, :_R])[:, int(ranks.argmax())].min() >= _ALONE_SURE
        return self._judged(ranks, suits, card, _back_or_joker(answers), bool(corners))

    def combine(self, readings: Sequence[Reading]) -> Reading:
        """One reading out of several views of the same card.

        The views are of one scene (same light, same glare, same network): the log-posteriors are averaged and not
        sharpened, for ten views that are wrong are wrong alike.
        Raises ValueError for no readings.
        """
        if not readings:
            raise ValueError("no readings to combine")
        ranks = _pooled([[r.ranks[k] for k in (*RANKS, NONE)] for r in readings])
        suits = _pooled([[r.suits[k] for k in (*SUITS, NONE)] for r in readings])
        return self._judged(
            ranks,
            suits,
            float(np.mean([r.card for r in readings])),
            float(np.mean([r.other_card for r in readings])),
            all(r.whole for r in readings),
        )

    def _judged(
        self,
        ranks: NDArray[np.float64],
        suits: NDArray[np.float64],
        card: float,
        other_card: float,
        whole: bool,
    ) -> Reading:
        c = self.calibration
        best, suit_best = int(ranks.argmax()), int(suits.argmax())
        sure = best < len(RANKS) and ranks[best] >= c.rank_sure
        suit_sure = suit_best < len(SUITS) and suits[suit_best] >= c.suit_sure
        return Reading(
            ranks=dict(zip((*RANKS, NONE), map(float, ranks), strict=True)),
            suits=dict(zip((*SUITS, NONE), map(float, suits), strict=True)),
            rank=RANKS[best] if sure else None,
            suit=SUITS[suit_best] if suit_sure else None,
            confidence=float(ranks[: len(RANKS)].max()),
            card=card,
            other_card=other_card,
            whole=sure and whole,
        )


def fused(answers: NDArray[np.float32], c: Calibration) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """(posterior over 13 ranks and "none", over 4 suits and "none") that the three raw answers amount to."""
    ranks = _fused(answers[:, :_R], c.exponents, c.floor, c.rank_temperature)
    suits = _fused(answers[:, _R : _R + _S], c.exponents, c.floor, c.suit_temperature)
    back = _back_or_joker(answers)
    for posterior in (ranks, suits):
        posterior *= 1.0 - back
        posterior[-1] += back
    return ranks, suits


def witness_opinions(answers: NDArray[np.float32]) -> list[tuple[dict[str, float], dict[str, float]]]:
    """What each raw answer says by itself: (ranks and "none", suits and "none") of both corners and the whole card."""
    return [
        (
            dict(zip((*RANKS, NONE), map(float, _softmax(answer[:_R])), strict=True)),
            dict(zip((*SUITS, NONE), map(float, _softmax(answer[_R : _R + _S])), strict=True)),
        )
        for answer in answers
    ]


def _back_or_joker(answers: NDArray[np.float32]) -> float:
    """Probability of a back or joker: the whole card's opinion, against which every legible corner index speaks."""
    back = float(_softmax(answers[2, _R + _S :])[1])
    absent = _softmax(answers[:2, :_R])[:, -1]
    odds = back / max(1.0 - back, 1e-9) * float(np.prod(absent + _INDEX_ON_JOKER * (1.0 - absent)))
    return odds / (1.0 + odds)


def _run(network: Network, patches: NDArray[np.float32]) -> NDArray[np.float32]:
    return network(patches.transpose(0, 3, 1, 2))


def _softmax(logits: NDArray[np.float32]) -> NDArray[np.float64]:
    e = np.exp(logits.astype(np.float64) - logits.max(axis=-1, keepdims=True))
    return np.asarray(e / e.sum(axis=-1, keepdims=True), np.float64)


def _fused(
    logits: NDArray[np.float32], exponents: tuple[float, float], floor: float, temperature: float
) -> NDArray[np.float64]:
    """Posterior over the labels and "none" (last) from the two corners (rows 0, 1) and the whole (row 2).

    A witness that answers "none" speaks for no label: it counts as an even likelihood over all labels and, more
    strongly, for "none". Each witness keeps `floor` for everything, which bounds what it can say against the others.
    """
    p = _softmax(logits)
    labels = p.shape[1] - 1
    absent = p[:, labels:]
    likelihood = np.hstack([p[:, :labels] + absent * 0.1 / labels, absent]) * (1 - floor) + floor / (labels + 1)
    weights = np.array([exponents[0], exponents[0], exponents[1]])
    return _tempered((weights[:, None] * np.log(likelihood)).sum(axis=0) / temperature)


def _pooled(posteriors: Sequence[Sequence[float]]) -> NDArray[np.float64]:
    return _tempered(np.log(np.maximum(np.array(posteriors, np.float64), 1e-6)).mean(axis=0))


def _tempered(log_posterior: NDArray[np.float64]) -> NDArray[np.float64]:
    e = np.exp(log_posterior - log_posterior.max())
    return np.asarray(e / e.sum(), np.float64)
