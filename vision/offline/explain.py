"""Why a card was read as it was, in words: what each witness says, and what kept the reader from being sure.

Words only; `explain_sheet` draws them. It judges the same pictures the reader judged and changes no reading.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import cv2
import numpy as np

from vision.index_letters import OTHER
from vision.levels import brightest, darkest
from vision.quads import Image, Quad, sides
from vision.read.reader import CardReader, corner_patches, normalised, witness_opinions
from vision.reading import NONE, RANKS, SUITS, Reading

SMALL_PX = 56.0
"""Short side of a card in the picture, px, below which its index is some 8 px high and hard to tell."""
SOFT = 0.12
"""Steepness (see `steepness`) of the better corner below which the card is called blurred: sharp rendered faces have
0.30 to 0.41, blurred with a sigma of 6 px on a card 240 px across 0.09 to 0.12; from 8 px cards are lost."""
DARK = 60.0
"""Brightness of the paper, 0..255, below which the picture is called dark."""
CLIPPED = 0.75
"""Share of a corner that is pure white from which it is called glaring: bare paper without ink is what glare leaves."""
_LEGIBLE = 0.5
_NAMES = ("top left corner", "bottom right corner", "whole card")
RANK_NAMES = {"A": "ace", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


@dataclass(frozen=True, slots=True)
class Opinion:
    """What one witness alone says: its name, the best rank and suit ("none" among them) and their probabilities."""

    name: str
    rank: str
    rank_p: float
    suit: str
    suit_p: float

    @property
    def legible(self) -> bool:
        return self.rank != NONE


def opinions(card: Image, reader: CardReader) -> tuple[Opinion, Opinion, Opinion]:
    """What the two corners and the whole of a rectified card say, each alone."""
    made = []
    for name, (ranks, suits) in zip(_NAMES, witness_opinions(reader.witnesses(card)), strict=True):
        rank, suit = max(ranks, key=lambda k: ranks[k]), max(suits, key=lambda k: suits[k])
        made.append(Opinion(name, rank, ranks[rank], suit, suits[suit]))
    return made[0], made[1], made[2]


def card_name(rank: str | None, suit: str | None) -> str:
    """ "queen of hearts", "8, suit not sure", "not sure"."""
    if rank is None:
        return "not sure"
    name = RANK_NAMES.get(rank, rank)
    return f"{name} of {SUIT_NAMES.get(suit, suit)}" if suit else f"{name}, suit not sure"


def best(posterior: Mapping[str, float], labels: tuple[str, ...]) -> tuple[str, float]:
    """The likeliest of these labels and its probability."""
    label = max(labels, key=lambda k: posterior.get(k, 0.0))
    return label, posterior.get(label, 0.0)


def reasons(
    reading: Reading,
    witnesses: tuple[Opinion, Opinion, Opinion],
    card: Image,
    *,
    rank_sure: float,
    suit_sure: float,
    letter: tuple[str, float, str | None] | None = None,
    quad: Quad | None = None,
    frame: tuple[int, int] | None = None,
) -> list[str]:
    """Why this reading is sure, or what kept it from being so, the most telling first; short sentences.

    `card` is the rectified picture; `quad` its outline in a picture of `frame` (height, width) px; `letter`: what
    `CardReader.letter` says of it.
    """
    out: list[str] = []
    rank, rank_p = best(reading.ranks, RANKS)
    suit, suit_p = best(reading.suits, SUITS)
    if reading.rank is not None and reading.suit is not None:
        sure = f"sure: rank {rank_p:.4f} (acts from {rank_sure:g}), suit {suit_p:.4f} (acts from {suit_sure:g})"
        return [sure, *_lettered(letter), *_witnesses_apart(witnesses)]
    if reading.other_card >= _LEGIBLE:
        out.append("a back or a joker: no rank to read")
    elif reading.card < _LEGIBLE:
        out.append("the outline does not frame a card's face")
    else:
        out += [*_lettered(letter), *_witnesses_apart(witnesses)]
    out += _picture_faults(card, quad, frame)
    if reading.rank is None and reading.ranks.get(NONE, 0.0) > rank_p:
        out.append(f"rank: likelier none at all ({reading.ranks[NONE]:.3f}) than {rank} ({rank_p:.3f})")
    elif reading.rank is None and rank_p < rank_sure:
        out.append(f"rank: {rank} has {rank_p:.3f}, acts from {rank_sure:g}")
    elif reading.rank is None:
        out.append(f"held back although {rank} has {rank_p:.3f}: another view of the same card said otherwise")
    if reading.suit is None and suit_p < suit_sure:
        out.append(f"suit: {suit} has {suit_p:.3f}, acts from {suit_sure:g}")
    return out


def _lettered(letter: tuple[str, float, str | None] | None) -> list[str]:
    if letter is None:
        return []
    name, probability, rank = letter
    bears = "a letter that names no card" if name == OTHER else f"{name}"
    means = "" if rank is None else f", which means {RANK_NAMES.get(rank, rank)}"
    return [f"the corners bear {bears} ({probability:.2f}){means}"]


def _witnesses_apart(witnesses: tuple[Opinion, Opinion, Opinion]) -> list[str]:
    """Illegible corners, and witnesses that contradict each other."""
    first, second, whole = witnesses
    legible = [witness for witness in (first, second) if witness.legible]
    out = []
    if not legible:
        out.append("no index legible in either corner")
    elif len(legible) == 1:
        out.append(f"only one corner shows a legible index: {legible[0].name}, {legible[0].rank}")
    elif first.rank != second.rank:
        out.append(f"the corners disagree: {first.rank} ({first.rank_p:.2f}) and {second.rank} ({second.rank_p:.2f})")
    for witness in legible:
        if whole.legible and whole.rank != witness.rank and (len(legible) == 1 or first.rank == second.rank):
            out.append(f"the whole card looks like {whole.rank} ({whole.rank_p:.2f}), the index like {witness.rank}")
            break
    suits = {witness.suit for witness in witnesses if witness.suit != NONE and witness.suit_p > _LEGIBLE}
    if len(suits) > 1:
        out.append(f"the views disagree on the suit: {' and '.join(sorted(suits))}")
    return out


def _picture_faults(card: Image, quad: Quad | None, frame: tuple[int, int] | None) -> list[str]:
    out = []
    patches = corner_patches(card)
    if max(steepness(patch) for patch in patches) < SOFT:
        out.append("blurred: no sharp edge in either corner")
    if quad is not None and float(sides(quad).min()) < SMALL_PX:
        out.append(f"small: {float(sides(quad).min()):.0f} px across")
    if quad is not None and frame is not None and _cut(quad, frame):
        out.append("cut by the edge of the picture")
    white = float(np.percentile(brightest(card[::6, ::6]), 85))
    if white < DARK:
        out.append(f"dark: the paper has {white:.0f} of 255")
    glaring = [float((darkest(patch) >= 253).mean()) for patch in patches]
    if max(glaring) >= CLIPPED:
        out.append("glare: most of a corner is pure white")
    return out


def steepness(patch: Image) -> float:
    """The steepest edges of a corner: the 98th percentile of the gradient of its ink, share per px."""
    ink = cv2.GaussianBlur(normalised(patch).mean(axis=2), (3, 3), 0)
    return float(np.percentile(np.hypot(np.diff(ink, axis=0)[:, 1:], np.diff(ink, axis=1)[1:]), 98))


def _cut(quad: Quad, frame: tuple[int, int]) -> bool:
    """Whether a corner of the outline is at or beyond the border of the picture."""
    height, width = frame
    low, high = quad.min(axis=0), quad.max(axis=0)
    return bool(low.min() <= 1 or high[0] >= width - 1 or high[1] >= height - 1)
