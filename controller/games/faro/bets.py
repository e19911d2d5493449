"""What a bet is: its kind, its ranks to win and to lose, its shape on the layout, its position for the maximum.

Rank sets are bit masks (bit 0 = ace … bit 12 = king) because the engine intersects them for every bet of every turn.
Nothing here knows a deal, a purse or the outcome of a turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple, NewType

from controller.games.cards import RANK_LABELS
from controller.games.faro.rules import Rules

RankSet = NewType("RankSet", int)

NO_RANKS = RankSet(0)
ALL_RANKS = RankSet((1 << 13) - 1)
BIT_OF: dict[str, RankSet] = {label: RankSet(1 << column) for column, label in enumerate(RANK_LABELS)}

RANK_TYPES = frozenset({"flat", "group", "heel", "string"})
"""Bets on ranks: the ones that can be moved, can be dead and can be taken by the hoc."""
PARITY_TYPES = frozenset({"odd", "even"})
CALL_TYPES = frozenset({"call", "color"})
BET_TYPES = RANK_TYPES | PARITY_TYPES | CALL_TYPES | {"high"}
COPPER_TYPES = frozenset({"flat", "group", "high"})

TOP_ROW = "KQJT98"
BOTTOM_ROW = "A23456"


def rank_set(labels: Iterable[str]) -> RankSet:
    """The set of these rank labels; KeyError for a label that is no rank."""
    mask = 0
    for label in labels:
        mask |= BIT_OF[label]
    return RankSet(mask)


def labels_of(ranks: RankSet) -> list[str]:
    """The labels of a rank set, ace first."""
    return [label for label, bit in BIT_OF.items() if ranks & bit]


def _layout_shapes() -> frozenset[RankSet]:
    """The 26 shapes of RULES.md 1.3: 18 chevals, the pot, two figures, five squares."""
    columns = list(zip(TOP_ROW, BOTTOM_ROW, strict=True))
    chevals = [row[i : i + 2] for row in (TOP_ROW, BOTTOM_ROW) for i in range(5)]
    chevals += [top + bottom for top, bottom in columns] + ["78", "67"]
    squares = ["".join(a + b) for a, b in pairwise(columns)]
    return frozenset(rank_set(shape) for shape in [*chevals, "678", "KQJ", "A23", *squares])


LAYOUT_SHAPES = _layout_shapes()


class Bet(NamedTuple):
    """A bet as it lies on the layout. For flat and group bets all ranks are on one side, by `copper`."""

    id: str
    player: str
    type: str
    win: RankSet
    lose: RankSet
    copper: bool
    order: str
    """The ranks of a call, such as `4J8`, or `RB`, `BR`, `SAME`; empty for the others."""
    stake: int
    odds: int
    """What a win pays for each unit staked: 1, but for calls."""
    barred: bool = False
    over_max: bool = False
    """A parlay that the maximum does not touch."""

    @property
    def ranks(self) -> RankSet:
        return RankSet(self.win | self.lose)

    @property
    def position(self) -> tuple[str, object, object]:
        """Whose total it counts in, and where: same ranks with the same sides; high with its copper; odd; even; a
        call's order.
        """
        if self.type in RANK_TYPES:
            return (self.player, self.win, self.lose)
        return (self.player, self.type, self.order or self.copper)


def sides(
    rules: Rules, type_: str, ranks: RankSet, win: RankSet, lose: RankSet, copper: bool
) -> tuple[RankSet, RankSet] | None:
    """The ranks to win and to lose of a rank bet, or None where they make no shape of that type."""
    if type_ == "flat":
        if ranks.bit_count() != 1:
            return None
    elif type_ == "group":
        if rules.group_shapes == "layout":
            if ranks not in LAYOUT_SHAPES:
                return None
        elif not 2 <= ranks.bit_count() <= 12:
            return None
    elif type_ == "heel":
        return (win, lose) if win.bit_count() == 1 and lose.bit_count() == 1 and win != lose else None
    else:
        return (win, lose) if rules.strings and not win & lose and (win | lose).bit_count() >= 2 else None
    return (NO_RANKS, ranks) if copper else (ranks, NO_RANKS)
