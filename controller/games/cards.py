"""Playing cards as values: ranks, suits, single cards, packs. No game, no money and no input or output may be in
here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntEnum

RANK_LABELS = "A23456789TJQK"
SUIT_LABELS = "SHDC"
_SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class Rank(IntEnum):
    """The thirteen ranks, ace low (1) to king (13)."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def label(self) -> str:
        """One character, `A 2 … 9 T J Q K`."""
        return RANK_LABELS[self - 1]

    @property
    def sign(self) -> str:
        """As people read it, `A 2 … 9 10 J Q K`."""
        return "10" if self is Rank.TEN else self.label

    @staticmethod
    def parse(label: str) -> Rank:
        """The rank of a one-character label, or of `10`; ValueError for anything else."""
        if label == "10":
            return Rank.TEN
        if len(label) != 1 or label not in RANK_LABELS:
            raise ValueError(f"not a rank: {label!r} (expected one of {' '.join(RANK_LABELS)}, or 10)")
        return Rank(RANK_LABELS.index(label) + 1)


class Suit(Enum):
    """The four suits; the value is the label."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def red(self) -> bool:
        """Hearts and diamonds."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card of a French pack.

    `column` is the rank counted from 0 (ace) to 12 (king), `bit` the same as a one-bit rank set, `number` 0…51 in
    suit order; they are kept because the engine asks for them all the time.
    """

    rank: Rank
    suit: Suit
    column: int = field(init=False, repr=False)
    bit: int = field(init=False, repr=False)
    number: int = field(init=False, repr=False)
    red: bool = field(init=False, repr=False)
    label: str = field(init=False, repr=False)

    def __post_init__(self) -> None:
        column = int(self.rank) - 1
        object.__setattr__(self, "column", column)
        object.__setattr__(self, "bit", 1 << column)
        object.__setattr__(self, "number", SUIT_LABELS.index(self.suit.value) * 13 + column)
        object.__setattr__(self, "red", self.suit.red)
        object.__setattr__(self, "label", self.rank.label + self.suit.value)

    def __str__(self) -> str:
        return self.label

    @property
    def sign(self) -> str:
        """The card as people read it, such as `10♦`. In texts only: data and journal have the label."""
        return self.rank.sign + _SUIT_SIGNS[self.suit.value]

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Card) and self.number == other.number)

    def __hash__(self) -> int:
        return self.number

    @staticmethod
    def parse(label: str) -> Card:
        """The card of a label such as `TC`, also written `10C`; ValueError for anything else."""
        card = BY_LABEL.get("T" + label[2:] if label[:2] == "10" else label)
        if card is None:
            ranks, suits = " ".join(RANK_LABELS), " ".join(SUIT_LABELS)
            raise ValueError(
                f"not a card: {label!r} (expected a rank of {ranks} or 10, and a suit of {suits}: TC or 10C)"
            )
        return card


PACK_52: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""A full pack in suit order; the index of a card is its `number`."""

BY_LABEL: dict[str, Card] = {card.label: card for card in PACK_52}


def pack_without(suit: Suit) -> tuple[Card, ...]:
    """The 39 cards left when one suit is taken out."""
    return tuple(card for card in PACK_52 if card.suit is not suit)


def read_as(label: str) -> str:
    """The card of this label as people read it; any other text as it is."""
    card = BY_LABEL.get(label)
    return label if card is None else card.sign
