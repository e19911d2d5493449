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

from vision.index_letters import ANY, MEANINGS
from vision.quads import CARD_H, CARD_W, Image
from vision.read import letters
from vision.read.fusion import fused_rows, softmax, tempered
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

    def __init__(self, weights: Path = WEIGHTS, calibration: Calibration | None = None, indices: str = ANY) -> None:
        """Loads the networks and (unless given) `reader.json` from the folder `weights`. `indices`: which letters of
        other countries name a card, a rule of `index_letters.MEANINGS`. Raises ValueError for another rule."""
        if indices not in MEANINGS:
            raise ValueError(f"indices {indices!r}: one of {', '.join(MEANINGS)}")
        self.calibration = calibration or Calibration.load(weights / "reader.json")
        self._indices = indices
        self._index = load(weights / "index.onnx")
        self._whole = load(weights / "whole.onnx")
        self._letter = load(weights / "letter.onnx")

    def read(self, card: Image) -> Reading:
        """Reads one rectified card (as `geometry.rectify` gives it; any other size is resized), either way up.

        Up to 3 mm of every edge may be hidden and the outline may be off by 3 % of the card.
        """
        corners, whole = _seen(card)
        return self._lettered(self._answers(corners, whole), corners)

    def witnesses(self, card: Image) -> NDArray[np.float32]:
        """The raw answers of the three witnesses, shape (3, 22): logits of 14 ranks, 5 suits and 3 kinds of picture."""
        return self._answers(*_seen(card))

    def _answers(self, corners: NDArray[np.float32], whole: NDArray[np.float32]) -> NDArray[np.float32]:
        index = _run(self._index, corners)
        out = np.zeros((3, _R + _S + 3), np.float32)
        out[:2, : index.shape[1]] = index
        out[2] = _run(self._whole, whole[None])[0]
        return out

    def read_corners(self, patches: Sequence[Image]) -> list[tuple[Mapping[str, float], Mapping[str, float]]]:
        """What corners alone, (CORNER_H, CORNER_W, 3) each and upright, say by themselves: (ranks and "none", suits and
        "none"), uncalibrated. One that surely bears a letter of another country shows no rank."""
        corners = np.stack([normalised(patch) for patch in patches])
        opinions: list[tuple[Mapping[str, float], Mapping[str, float]]]
        opinions = [*witness_opinions(_run(self._index, corners))]
        asked = [at for at, (ranks, _) in enumerate(opinions) if ranks[NONE] < max(ranks.values())]
        if asked:
            foreign = letters.foreign(_run(self._letter, corners[asked]))
            for at in np.array(asked)[foreign]:
                opinions[at] = (dict.fromkeys(RANKS, 0.0) | {NONE: 1.0}, opinions[at][1])
        return opinions

    def read_index(self, one: Image, other: Image, card: Image) -> Reading:
        """The reading of a card of which one index is seen: two crops of that index, (CORNER_H, CORNER_W, 3) each and
        upright, stand for the two corners. `card` is rectified, (CARD_H, CARD_W, 3), what covers it blanked or not."""
        crops = np.stack([normalised(one), normalised(other)])
        answers = self._answers(crops, normalised(whole_patch(card)))
        return replace(self._lettered(answers, crops, seen=1), whole=False)

    def fuse(self, answers: NDArray[np.float32]) -> Reading:
        """The reading that the raw answers of `witnesses` amount to."""
        card = float(softmax(answers[2, _R + _S :])[0])
        ranks, suits = fused(answers, self.calibration)
        corners = softmax(answers[:2, :_R])[:, int(ranks.argmax())].min() >= _ALONE_SURE
        return self._judged(ranks, suits, card, _back_or_joker(answers), bool(corners))

    def letter(self, card: Image) -> tuple[str, float, str | None] | None:
        """(letter that the corners of a rectified card bear, its probability, the rank it names) where it is no English
        index and bears on the reading."""
        corners, whole = _seen(card)
        answers = self._answers(corners, whole)
        shown = self._shown(answers, self.fuse(answers), corners)
        if shown is None:
            return None
        best = max(shown, key=lambda letter: shown[letter].both)
        return best, shown[best].both, MEANINGS[self._indices].get(best)

    def _lettered(self, answers: NDArray[np.float32], corners: NDArray[np.float32], seen: int = 2) -> Reading:
        """The reading, after a look at which letters the corners bear where that may matter; `seen`: how many corners
        the two crops are of."""
        reading = self.fuse(answers)
        shown = self._shown(answers, reading, corners)
        if shown is None:
            return reading
        ranks = np.array([reading.ranks[rank] for rank in (*RANKS, NONE)])
        whole, suited = softmax(answers[2, :_R]), reading.suit is not None
        mixed = letters.mixed(self._indices, shown, ranks, whole, suited=suited, corners=seen)
        suits = np.array([reading.suits[suit] for suit in (*SUITS, NONE)])
        alone = max(letter.least for letter in shown.values()) >= _ALONE_SURE
        return self._judged(mixed, suits, reading.card, reading.other_card, alone)

    def _shown(
        self, answers: NDArray[np.float32], reading: Reading, corners: NDArray[np.float32]
    ) -> Mapping[str, letters.Shown] | None:
        """The letters that the corners may bear; None where they change nothing."""
        if reading.card < letters.FACE or (reading.rank is not None and reading.rank not in letters.TAKEN):
            return None
        alone = softmax(answers[:, :_R])[:, : len(RANKS)].min(axis=0).max()
        own = max(RANKS, key=lambda rank: reading.ranks[rank])
        return letters.shown(_run(self._letter, corners), self.calibration.floor, own, agreed=float(alone))

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
    ranks = fused_rows(answers[:, :_R], c.exponents, c.floor, c.rank_temperature)
    suits = fused_rows(answers[:, _R : _R + _S], c.exponents, c.floor, c.suit_temperature)
    back = _back_or_joker(answers)
    for posterior in (ranks, suits):
        posterior *= 1.0 - back
        posterior[-1] += back
    return ranks, suits


def witness_opinions(answers: NDArray[np.float32]) -> list[tuple[dict[str, float], dict[str, float]]]:
    """What each raw answer says by itself: (ranks and "none", suits and "none") of both corners and the whole card."""
    return [
        (
            dict(zip((*RANKS, NONE), map(float, softmax(answer[:_R])), strict=True)),
            dict(zip((*SUITS, NONE), map(float, softmax(answer[_R : _R + _S])), strict=True)),
        )
        for answer in answers
    ]


def _back_or_joker(answers: NDArray[np.float32]) -> float:
    """Probability of a back or joker: the whole card's opinion, against which every legible corner index speaks."""
    back = float(softmax(answers[2, _R + _S :])[1])
    absent = softmax(answers[:2, :_R])[:, -1]
    odds = back / max(1.0 - back, 1e-9) * float(np.prod(absent + _INDEX_ON_JOKER * (1.0 - absent)))
    return odds / (1.0 + odds)


def _seen(card: Image) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """(both corners, the whole) of a rectified card, as the networks take them."""
    if card.shape[:2] != (CARD_H, CARD_W):
        card = np.asarray(cv2.resize(card, (CARD_W, CARD_H), interpolation=cv2.INTER_AREA), np.uint8)
    return np.stack([normalised(patch) for patch in corner_patches(card)]), normalised(whole_patch(card))


def _run(network: Network, patches: NDArray[np.float32]) -> NDArray[np.float32]:
    return network(patches.transpose(0, 3, 1, 2))


def _pooled(posteriors: Sequence[Sequence[float]]) -> NDArray[np.float64]:
    return tempered(np.log(np.maximum(np.array(posteriors, np.float64), 1e-6)).mean(axis=0))
