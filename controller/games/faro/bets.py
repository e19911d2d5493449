"""What a bet is: its kind, its ranks to win and to lose, its shape on the layout, its position for the maximum.

Rank sets are bit masks (bit 0 = ace … bit 12 = king) because the engine intersects them for every bet of every turn.
Nothing here knows a deal, a purse or the outcome of a turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import NamedTuple, NewType

from ..cards import RANK_LABELS, Rank
from ..message import say
from ..refusal import refuse
from .rules import Rules

RankSet = NewType("RankSet", int)
Ranks = RankSet | Rank | str | Iterable[Rank | str]
"""Ranks as a command may name them: a set, one rank, or several; `"9"`, `"10"` or `"T"`, `Rank.KING`."""

NO_RANKS = RankSet(0)
ALL_RANKS = RankSet((1 << 13) - 1)
BIT_OF: dict[str, RankSet] = {label: RankSet(1 << column) for column, label in enumerate(RANK_LABELS)}
SINGLE = frozenset(BIT_OF.values())
"""The sets of one rank."""

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


def as_written(ranks: Ranks) -> RankSet:
    """The set of ranks written as people do. Refusal `bad_shape` for what is no rank."""
    if type(ranks) is int:
        return RankSet(ranks)
    return rank_set(_labels(ranks, "bad_shape"))


def order_as_written(order: str | Iterable[Rank | str]) -> str:
    """The order of a call as the engine keeps it, such as `4J8`. Refusal `not_callable` for what is no rank."""
    return order if isinstance(order, str) else "".join(_labels(order, "not_callable"))


def _labels(ranks: object, reason: str) -> list[str]:
    if not isinstance(ranks, Iterable) or isinstance(ranks, str):
        ranks = (ranks,)
    return [_label(rank, reason) for rank in ranks]


def _label(rank: object, reason: str) -> str:
    if isinstance(rank, Rank):
        return rank.label
    label = "T" if rank == "10" else rank
    if not isinstance(label, str) or label not in BIT_OF:
        refuse(reason, say("faro-no-rank", ranks=" ".join(one.sign for one in Rank), found=repr(rank)))
    return label


def labels_of(ranks: RankSet) -> list[str]:
    """The labels of a rank set, ace first."""
    return list(_labels_of(ranks))


@cache
def _labels_of(ranks: RankSet) -> tuple[str, ...]:
    """Asked for every bet in every view; there are 8192 sets."""
    return tuple(label for label, bit in BIT_OF.items() if ranks & bit)


def _layout_shapes() -> frozenset[RankSet]:
    """The 26 shapes of docs/rules.md 1.3: 18 chevals, the pot, two figures, five squares."""
    columns = list(zip(TOP_ROW, BOTTOM_ROW, strict=True))
    chevals = [row[i : i + 2] for row in (TOP_ROW, BOTTOM_ROW) for i in range(5)]
    chevals += [top + bottom for top, bottom in columns] + ["78", "67"]
    squares = ["".join(a + b) for a, b in pairwise(columns)]
    return frozenset(rank_set(shape) for shape in [*chevals, "678", "KQJ", "A23", *squares])


LAYOUT_SHAPES = _layout_shapes()


class Bet(NamedTuple):
    """A bet on the layout. For flat and group bets all ranks are on one side, by `copper`."""

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
    rules: Rules, type_: str, ranks: Ranks, win: Ranks, lose: Ranks, copper: bool
) -> tuple[RankSet, RankSet] | None:
    """The ranks to win and to lose of a rank bet, or None where they make no shape of that type."""
    # Sets come from the codec, for every bet of the table: they are passed by.
    if type_ in COPPER_TYPES:
        on: RankSet = ranks if type(ranks) is int else as_written(ranks)
        if type_ == "flat":
            if on not in SINGLE:
                return None
        elif rules.group_shapes == "layout":
            if on not in LAYOUT_SHAPES:
                return None
        elif not (2 <= on.bit_count() <= 12 and 0 < on < ALL_RANKS):
            return None
        return (NO_RANKS, on) if copper else (on, NO_RANKS)
    for_, against = as_written(win), as_written(lose)
    if type_ == "heel":
        return (for_, against) if for_ in SINGLE and against in SINGLE and for_ != against else None
    both = for_ | against
    shape = rules.strings and not for_ & against and both.bit_count() >= 2 and 0 < both <= ALL_RANKS
    return (for_, against) if shape else None
