"""Corners whose index is any letter, rendered and labelled, for the network of `vision.index_letters`.

Half of the faces bear a letter of `FOREIGN` or another one in place of theirs, in the fonts and strokes of the English
ones, over some court's body or an ace's pip; their small sign is a usual one or one that nobody ever printed, as of
German suits. The rest are faces of the designs, composed ones, backs, jokers, cards of other games, and none at all.
Everything follows from (seed, number).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vision.index_letters import CLASSES, FOREIGN, MEANINGS, OTHER
from vision.reading import RANKS
from vision.training import render
from vision.training.art import ALPHABETS, FONTS, Art, Face, text_mask
from vision.training.compose import back, composed, foreign, joker
from vision.training.invented import random_sign
from vision.training.letters import FOREIGN_STROKES, foreign_letters

OTHERS = ("E", "N", "P", "S", "C", "T", "W", "L", "M", "G", "Z", "X", "Y", "Д")
"""Letters that name no card here, though some do somewhere: T is the ace of a Russian pack and might be a ten."""
HELD_OUT = frozenset({"ancient_french", "tarocco", "lattmann"})
"""Designs that these examples leave out: they measure packs that the network never saw."""
_DESIGN_LETTERS = {
    **{name: {"J": "B", "Q": "D"} for name in ("atlasnye_skat", "berlin", "lattmann", "rheinland")},
    "ancient_french": {"A": "1", "J": "V", "Q": "D", "K": "R"},
    "tarocco": {"J": "F", "Q": "D", "K": "R"},
    "slavic_costumes": {"J": "B", "Q": OTHER},
}
"""What stands in the corner of a rank's card in designs of the sheets that are not English."""
_STROKES = 200
"""Letterings of other letters drawn from strokes."""
_STRANGE = 0.25
"""Share of the composed faces whose suit's sign nobody ever printed."""
_SMALL = 0.25
"""Share of the composed faces with a small and wide index."""
_WRITTEN_OTHER = 0.3
"""Share of the foreign letters that are one of OTHERS."""


@dataclass
class Letters:
    """The art with, for each foreign letter, masks that stand in the place of its rank's."""

    art: Art
    by_letter: dict[str, Art]
    designs: dict[str, list[Face]]


def load_letters(art: Art, cache: Path, seed: int = 12) -> Letters:
    """The art with letters of other countries; masks are kept in `cache`, those of strokes follow from `seed`."""
    drawn = [foreign_letters(np.random.default_rng([seed, number])) for number in range(_STROKES)]
    by_letter = {}
    for letter in (*FOREIGN, *OTHERS):
        fonts = [text_mask(letter, font, weight, cache) for font in FONTS for weight in ("normal", "bold")]
        strokes = [lettering[letter] for lettering in drawn] if letter in FOREIGN_STROKES else fonts
        # `composed` takes half of its letters from the last ALPHABETS of the list
        masks = [*fonts, *(strokes * (1 + ALPHABETS // len(strokes)))[:ALPHABETS]]
        by_letter[letter] = _with_glyphs(art, [dict.fromkeys("A2JQK", mask) for mask in masks])
    designs = {name: faces for name, faces in art.designs.items() if name not in HELD_OUT}
    designs["slavic_costumes"] = [face for face in designs["slavic_costumes"] if face.rank != "A"]  # bears a T
    return Letters(art, by_letter, designs)


def _with_glyphs(art: Art, glyphs: list[dict[str, NDArray[np.uint8]]]) -> Art:
    return Art(art.designs, art.jokers, art.backs, glyphs, art.words, art.pips)


def letter_example(letters: Letters, rng: np.random.Generator) -> tuple[render.Example, tuple[int, int]]:
    """An example, and the class of each corner's letter in CLASSES, or render.IGNORED."""
    art, draw = letters.art, rng.random()
    if draw < 0.05:
        one = render.clutter(art, rng)
        return one, (len(CLASSES) - 1, len(CLASSES) - 1)
    if draw < 0.12:
        face = back(rng) if rng.random() < 0.4 else joker(art, rng) if rng.random() < 0.7 else foreign(art, rng)
        letter = "none"
    elif draw < 0.5:
        letter = str(rng.choice(OTHERS)) if rng.random() < _WRITTEN_OTHER else FOREIGN[rng.integers(len(FOREIGN))]
        face = lettered(letters, letter, rng)
        letter = letter if letter in FOREIGN else OTHER
    elif draw < 0.78:
        letter = RANKS[rng.integers(13)]
        face = composed(_signed(art, rng), letter, "SHDC"[rng.integers(4)], rng, small=rng.random() < _SMALL)
    else:
        name = str(rng.choice(sorted(letters.designs)))
        face = letters.designs[name][rng.integers(len(letters.designs[name]))]
        letter = _DESIGN_LETTERS.get(name, {}).get(face.rank, face.rank)
    one = render.photographed(art, face, rng, misframed=rng.random() < 0.1)
    return one, _labels(one, face, letter)


def lettered(
    letters: Letters, letter: str, rng: np.random.Generator, strange: float = _STRANGE, rank: str | None = None
) -> Face:
    """A face with this letter of FOREIGN or OTHERS: of `rank`, one of A, 2, J, Q and K; without it of an ace for "1",
    of some court for others. `strange`: how often its suit's sign is one that nobody ever printed, 0..1."""
    rank = rank or MEANINGS["any"].get(letter, "JQK"[rng.integers(3)])
    signed = _signed(letters.by_letter[letter], rng, strange)
    return composed(signed, rank, "SHDC"[rng.integers(4)], rng, small=rng.random() < _SMALL)


def _signed(art: Art, rng: np.random.Generator, strange: float = _STRANGE) -> Art:
    if rng.random() > strange:
        return art
    sign = random_sign(rng)
    return Art(art.designs, art.jokers, art.backs, art.index_glyphs, art.words, {suit: [sign] for suit in "SHDC"})


def _labels(one: render.Example, face: Face, letter: str) -> tuple[int, int]:
    """The rank labels of the corners, a rank's place taken by the letter's."""
    none = len(RANKS)
    place = {render.IGNORED: render.IGNORED, none: len(CLASSES) - 1}
    first, last = (place.get(rank, CLASSES.index(letter)) for rank in one.corner_ranks)
    return first, last
