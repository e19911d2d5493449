"""The casekeeper's beads and the players' tabs (RULES.md 1.8), worked out from the cards shown. No money."""

from __future__ import annotations

from collections.abc import Sequence

from controller.games.cards import RANK_LABELS, Card

DECK_SIZE = 52


def beads(left: Sequence[int]) -> dict[str, int]:
    """Beads still on the card side by rank label; `left` by rank column."""
    return dict(zip(RANK_LABELS, left, strict=True))


def case_at(left: Sequence[int], cards: Sequence[Card], *, case_hoc: bool) -> dict[str, int]:
    """The case to show: the hoc is not drawn, so it moves its bead only with `case_hoc`."""
    case = beads(left)
    if len(cards) == DECK_SIZE and not case_hoc:
        case[cards[-1].label[0]] += 1
    return case


def tabs(cards: Sequence[Card]) -> dict[str, str]:
    """How each rank has fallen so far: `S` soda, `L` lost, `W` won, `lw` the halves of a split, `H` hoc."""
    tab = dict.fromkeys(RANK_LABELS, "")
    for index, card in enumerate(cards):
        tab[card.label[0]] += _mark(cards, index)
    return tab


def _mark(cards: Sequence[Card], index: int) -> str:
    if index == 0:
        return "S"
    if index == DECK_SIZE - 1:
        return "H"
    other = index + 1 if index % 2 else index - 1
    split = other < len(cards) and cards[other].rank is cards[index].rank
    mark = "L" if index % 2 else "W"
    return mark.lower() if split else mark
