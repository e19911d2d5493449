"""The casekeeper's beads and the players' tabs (docs/rules.md 1.8), worked out from the cards shown. No money."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from ..cards import RANK_LABELS, Card

DECK_SIZE = 52
_LABELS = tuple(RANK_LABELS)


def beads(left: Sequence[int]) -> dict[str, int]:
    """Beads still on the card side by rank label; `left` by rank column."""
    return dict(zip(_LABELS, left, strict=True))


def case_at(left: Sequence[int], cards: Sequence[Card], *, case_hoc: bool) -> dict[str, int]:
    """The case to show: the hoc is not drawn, so it moves its bead only with `case_hoc`."""
    case = beads(left)
    if len(cards) == DECK_SIZE and not case_hoc:
        case[cards[-1].label[0]] += 1
    return case


def tabs(cards: Sequence[Card]) -> dict[str, str]:
    """How each rank has fallen so far: `S` soda, `L` lost, `W` won, `lw` the halves of a split, `H` hoc."""
    marks = [""] * len(_LABELS)
    for card in cards[:1]:
        marks[card.column] += "S"
    turns = cards[1 : DECK_SIZE - 1]
    for loser, winner in zip_longest(turns[::2], turns[1::2]):
        split = winner is not None and loser.column == winner.column
        marks[loser.column] += "l" if split else "L"
        if winner is not None:
            marks[winner.column] += "w" if split else "W"
    for card in cards[DECK_SIZE - 1 :]:
        marks[card.column] += "H"
    return dict(zip(_LABELS, marks, strict=True))
