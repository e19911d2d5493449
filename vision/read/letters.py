"""What the letters in a card's corners do to its reading: arithmetic on what `letter.onnx` answers.

A letter of another country speaks against what is read without it, and names the rank that it means by the rule of
`vision.index_letters`. The limits are of 2,160 rendered cards and of private photographs (vision/weights/README.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.index_letters import ANY, CLASSES, DOUBTFUL, FOREIGN, LIKE_NUMBERS, MEANINGS, OTHER
from vision.read.fusion import fused_rows, softmax
from vision.reading import RANKS

TAKEN = frozenset("A2578JQK")
"""Ranks for which letters are taken: a card that is surely another is not looked at again."""
FACE = 0.2
"""Probability of a face from which its corners are searched for letters: a back has none."""
_ENOUGH = 0.5
"""Probability from which the corners may bear a letter that is no English index: below, the reading stands as it is."""
_AGREED = 0.7
"""Probability of one rank by each of the three witnesses alone from which they agree on it."""
_AGAINST = 0.9
"""As _ENOUGH, where they agree: the Q of one maker was taken for other letters with up to 0.8 (private photographs)."""
_CLEAR = 0.9
"""Probability of the English index by one corner from which it is one: a hand's edge in the other was taken for a 1."""
_SHOWN = 0.8
"""Probability of a letter by each corner alone from which it may name a card: a king of 73 px, its K smeared, was named
a jack by an F with 0.68 (`benchmarks.stress`, seed 1, photograph 104)."""
_NUMBERS = RANKS.index("J")
"""Ranks that are numbers, the ace among them."""
_NUMBER = 0.9
"""Probability of the numbers, by corners and whole, from which no letter names a card: a B is much like an 8."""
_PIPS = 0.5
"""Probability of the numbers by the whole card alone from which none does."""
_NO_PIPS = 0.1
"""Probability of the numbers by the whole card alone below which it surely shows none."""
_BY_ITSELF = 0.9
"""Probability of a rank by the whole card alone from which it shows that rank by itself."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Probability of a letter by both corners together, and by that corner which shows it less."""

    both: float
    least: float


def shown(answers: NDArray[np.float32], floor: float, own: str, agreed: float) -> Mapping[str, Shown] | None:
    """The letters that are no English indices, by the network's answers to both corners (2, classes); None where they
    change nothing. `floor` as of the reader's calibration; `own`: the rank that is likeliest without letters, `agreed`:
    probability of one rank by each of the other three witnesses alone."""
    alone = softmax(answers)
    if alone[:, CLASSES.index(own)].max() >= _CLEAR:
        return None
    both = fused_rows(answers, (1.0, 1.0), floor, 1.0)
    least = alone.min(axis=0)
    letters = {
        name: Shown(float(both[at]), float(least[at])) for at, name in enumerate(CLASSES) if name in (*FOREIGN, OTHER)
    }
    enough = _AGAINST if agreed >= _AGREED else _ENOUGH
    return letters if sum(letter.both for letter in letters.values()) >= enough else None


def foreign(answers: NDArray[np.float32]) -> NDArray[np.bool_]:
    """Which corners surely bear a letter that is no English index, by the network's answers to each (n, classes)."""
    others = [at for at, name in enumerate(CLASSES) if name in (*FOREIGN, OTHER)]
    return np.asarray(softmax(answers)[:, others].sum(axis=1) >= _AGAINST)


def mixed(
    rule: str,
    letters: Mapping[str, Shown],
    ranks: NDArray[np.float64],
    whole: NDArray[np.float64],
    *,
    suited: bool,
    corners: int = 2,
) -> NDArray[np.float64]:
    """The posterior over 13 ranks and "none": of each letter the rank that it means, where both corners show it and it
    may name one; else what is read without it, where that is this rank; else none.

    `ranks`: the posterior without letters, `whole`: that of the whole card alone; `suited`: the suit is surely a
    usual one; `corners` that are seen: of one corner two crops show the same letter, which proves nothing.
    """
    own = RANKS[int(ranks[: len(RANKS)].argmax())]
    out = ranks * (1.0 - sum(letter.both for letter in letters.values()))
    for name, letter in letters.items():
        rank = MEANINGS[rule].get(name)
        by_both = corners == 2 and letter.least >= _SHOWN
        if rank is not None and by_both and _may_name(rule, name, rank, ranks, whole, suited=suited):
            out[RANKS.index(rank)] += letter.both
        elif rank == own:
            out += letter.both * ranks
        else:
            out[-1] += letter.both
    return out


def _may_name(
    rule: str, letter: str, rank: str, ranks: NDArray[np.float64], whole: NDArray[np.float64], *, suited: bool
) -> bool:
    """Does nothing speak against this letter's rank: no number, by corners and whole together or by the whole alone,
    nor that the letter may be another one or mean something else?"""
    at = RANKS.index(rank)
    others = [number for number in range(_NUMBERS) if number != at]
    pips = float(whole[others].sum())
    if float(ranks[others].sum()) >= _NUMBER or pips >= _PIPS:
        return False
    by_itself = bool(whole[at] >= _BY_ITSELF)
    if rule == ANY and letter in DOUBTFUL:
        return by_itself and suited
    # the whole card knows the pips of usual suits alone, and an O stands on German ones
    return letter not in LIKE_NUMBERS or by_itself or (pips < _NO_PIPS and suited and letter != "O")
