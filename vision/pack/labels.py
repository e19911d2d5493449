"""How cards are named: rank and suit of French, German and Spanish packs, as file names and tables write them.

A label is the rank's letter or figure with the suit's letter: "KH", "TH" (also written 10H), "1O", "SE". Packs with
hearts and spades have the suits S H D C and the ranks A 2 ... 9 T J Q K, or the letters of their own index: B D K
(German), V D R and 1 (French). Spanish packs have the suits O C E B and the ranks 1 ... 9 S C R (10, 11, 12 are S, C,
R). BACK and JOKER name what is no card of the pack. Which rank of the game a label stands for is not decided here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from vision.message import VisionError, say
from vision.pack.pack import SPANISH_RANKS, SPANISH_SUITS
from vision.reading import RANKS, SUITS

FRENCH_SUITED = (*RANKS, "1", "B", "D", "V", "R")
NO_CARD = ("BACK", "JOKER")
"""Labels of pictures that are enrolled so as to be known for what they are: no card of the pack."""

_NAME = re.compile(r"(BACK|JOKER|(?:1[0-2]|[0-9A-Z])[A-Z])(?![A-Z0-9])")
_SPANISH_FIGURES = {"10": "S", "11": "C", "12": "R"}


class LabelError(VisionError):
    """A name that names no card, or names of two kinds of pack."""


def label_in(name: str) -> str:
    """The card that a file is named for: `KH.jpg`, `10H.png`, `1O_2.jpg`, `KH-0003.jpg`, `sc (2).png`. Raises
    LabelError."""
    found = _NAME.match(name.upper())
    if found is None:
        raise LabelError(say("vision-no-card-name", name=name))
    return parse_label(found[1])


def parse_label(text: str) -> str:
    """The label in its one spelling: "10h" is "TH", "12O" is "RO". Raises LabelError."""
    word = text.strip().upper()
    if word in NO_CARD:
        return word
    rank, suit = word[:-1], word[-1:]
    if suit in SPANISH_SUITS and _SPANISH_FIGURES.get(rank, rank) in SPANISH_RANKS and suit not in SUITS:
        return _SPANISH_FIGURES.get(rank, rank) + suit
    if suit in SUITS and (rank in FRENCH_SUITED or rank == "10"):
        return ("T" if rank == "10" else rank) + suit
    if suit in SPANISH_SUITS and _SPANISH_FIGURES.get(rank, rank) in SPANISH_RANKS:
        return _SPANISH_FIGURES.get(rank, rank) + suit
    raise LabelError(say("vision-no-card", given=text))


def one_pack(labels: Iterable[str]) -> list[str]:
    """The labels as those of one pack. Raises LabelError when French and Spanish packs are mixed.

    "TC" only becomes clear among others: in a pack with coins it is the ten of cups, "SC".
    """
    cards = list(labels)
    spanish = next((label for label in cards if label not in NO_CARD and not is_french(label)), None)
    if spanish is None:
        return cards
    out = ["SC" if label == "TC" else label for label in cards]
    for label in out:
        if label not in NO_CARD and not (label[0] in SPANISH_RANKS and label[1] in SPANISH_SUITS):
            raise LabelError(say("vision-two-packs", one=label, other=spanish))
    return out


def is_french(label: str) -> bool:
    """Whether a card's label may be of a pack with the suits S H D C; those of a Spanish pack are O C E B."""
    return label[1] in SUITS and label[0] in FRENCH_SUITED
