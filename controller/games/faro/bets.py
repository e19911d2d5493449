"""What a bet is: its kind, its ranks to win and to lose, its shape on the layout, its position for the maximum; what a
turn does to it (docs/rules.md 1.3 to 1.7); and what the bank must be able to pay on it (1.2.3).

Rank sets are bit masks (bit 0 = ace … bit 12 = king) because the engine intersects them for every bet of every turn.
Nothing here knows a deal or a purse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise, permutations
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple, NewType

from ..cards import RANK_LABELS, Card, Rank
from ..message import say
from ..refusal import refuse

if TYPE_CHECKING:
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


# What a turn does to a bet: pure functions of the options, the bet and the two cards, which here are rank bits.

WIN = "win"
LOSE = "lose"
HALF = "half"
PUSH = "push"

ODD_RANKS = rank_set("A3579J")
"""The odd ranks but the king, whose side `parity_king` says."""
EVEN_RANKS = rank_set("2468TQ")
KING_BIT = rank_set("K")


class Line(NamedTuple):
    """One settled bet. `stake` is what lay before, `pay` what the bank pays (negative: takes), `returned` what goes
    to the purse now.
    """

    id: str
    player: str
    result: str
    stake: int
    pay: int
    returned: int


def _of_ranks(rules: Rules, bet: Bet, loser: int, winner: int) -> str | None:
    """A bet on ranks; None: undecided."""
    win, lose = bet.win, bet.lose
    if loser == winner:
        return HALF if (win | lose) & loser or (not win and rules.copper_split == "any_split") else None
    first = LOSE if win & loser else WIN if lose & loser else None
    second = WIN if win & winner else LOSE if lose & winner else None
    if first is None:
        return second
    if second is None:
        return first
    if not lose:
        return rules.multi_both_open
    if not win:
        return rules.multi_both_copper
    return first if first == second else PUSH


def _of_high(rules: Rules, bet: Bet, loser: int, winner: int) -> str:
    """The high card bar; rank bits order as the ranks do."""
    if loser == winner:
        return rules.high_split
    if rules.ace_high:
        loser = KING_BIT << 1 if loser == 1 else loser
        winner = KING_BIT << 1 if winner == 1 else winner
    return WIN if (winner > loser) is not bet.copper else LOSE


def odd_ranks(king: str) -> RankSet:
    """The ranks of the odd bet, by the option `parity_king` (1.5)."""
    return RankSet(ODD_RANKS | KING_BIT) if king == "odd" else ODD_RANKS


def _of_parity(rules: Rules, bet: Bet, loser: int, winner: int) -> str:
    """Odd or even. A neutral king belongs to neither: as the winning card he is a push, as a string he is outside
    both.
    """
    if loser == winner:
        return rules.parity_split
    mine, other = odd_ranks(rules.parity_king), EVEN_RANKS
    if bet.type == "even":
        mine, other = other, mine
    if rules.parity_rule == "winner":
        return WIN if winner & mine else LOSE if winner & other else PUSH
    first, second = bool(loser & mine), bool(winner & mine)
    return PUSH if first == second else WIN if second else LOSE


_DECIDED_BY: Mapping[
    str, tuple[Callable[[Rules, Bet, int, int], str | None], Callable[[Rules], tuple[object, ...]]]
] = {
    **dict.fromkeys(RANK_TYPES, (_of_ranks, attrgetter("multi_both_open", "multi_both_copper", "copper_split"))),
    **dict.fromkeys(PARITY_TYPES, (_of_parity, attrgetter("parity_rule", "parity_king", "parity_split"))),
    "high": (_of_high, attrgetter("ace_high", "high_split")),
}
"""By the type of a bet that is no call what decides it, and the options that this asks."""


def call_outcome(bet: Bet, loser: Card, winner: Card, hoc: Card) -> str:
    """A call of the last turn: the order of the three ranks, or the colours of the first two cards."""
    if bet.type == "call":
        return WIN if bet.order == loser.label[0] + winner.label[0] + hoc.label[0] else LOSE
    came = "SAME" if loser.red == winner.red else "RB" if loser.red else "BR"
    return WIN if bet.order == came else LOSE


COLOR_CALLS = ("RB", "BR", "SAME")
"""The calls of three cards of one rank: red then black, black then red, both of one colour (1.7)."""


def call_odds(rules: Rules, last_three: Sequence[Card], kind: str, order: str) -> int | None:
    """What a call (or a colour call) on these last three cards pays to one; None where it is no order of them."""
    ranks = [card.label[0] for card in last_three]
    different = len(set(ranks))
    if kind == "color":
        if different != 1 or rules.triple_call == "none" or order not in COLOR_CALLS:
            return None
        odds = rules.call_color
    else:
        if different == 1 or sorted(order) != sorted(ranks):
            return None
        odds = rules.call_distinct if different == 3 else rules.call_pair
    return odds - 1 if rules.call_convention == "for_one" else odds


def outcome(rules: Rules, bet: Bet, loser: Card, winner: Card, hoc: Card | None) -> str | None:
    """The result of any bet in a turn, or None where it is undecided. `hoc` is needed for calls alone."""
    if bet.type in CALL_TYPES:
        assert hoc is not None, "a call is settled in the last turn, where the hoc is known"
        return call_outcome(bet, loser, winner, hoc)
    return _DECIDED_BY[bet.type][0](rules, bet, loser.bit, winner.bit)


def half_taken(rules: Rules, stake: int) -> int:
    """What the bank takes of a stake on a split."""
    return stake // 2 if rules.split_rounding == "player" else stake - stake // 2


def line_for(rules: Rules, bet: Bet, result: str) -> Line:
    """The settlement of a bet with this result."""
    stake = bet.stake
    if result == LOSE:
        return Line(bet.id, bet.player, result, stake, -stake, 0)
    if result == WIN:
        pay = stake * bet.odds
        return Line(bet.id, bet.player, result, stake, pay, stake + pay)
    if result == PUSH:
        return Line(bet.id, bet.player, result, stake, 0, 0)
    taken = half_taken(rules, stake)
    return Line(bet.id, bet.player, result, stake, -taken, 0 if rules.split_remainder == "stay" else stake - taken)


def settle_turn(rules: Rules, bets: dict[str, Bet], loser: Card, winner: Card, hoc: Card | None) -> tuple[Line, ...]:
    """The lines of a turn in the order the bets lie; barred and undecided bets have none."""
    shown = loser.bit | winner.bit
    any_split = loser.bit == winner.bit and rules.copper_split == "any_split"
    lines = []
    for bet in bets.values():
        if bet.barred:
            continue
        ranks = bet.win | bet.lose
        if ranks and not ranks & shown and not any_split:
            continue
        result = outcome(rules, bet, loser, winner, hoc)
        if result is not None:
            lines.append(line_for(rules, bet, result))
    return tuple(lines)


class Table(NamedTuple):
    """What becomes of a bet in each of the 169 turns, by loser * 13 + winner; None: undecided. Beside it the turns in
    which it wins, loses, halves and is drawn."""

    results: tuple[str | None, ...]
    wins: tuple[int, ...]
    loses: tuple[int, ...]
    halves: tuple[int, ...]
    pushes: tuple[int, ...]


MOST_TABLES = 8192
"""Tables that are kept, of 3 kB each; of strings alone there are more."""
_BITS = tuple(BIT_OF.values())
_tables: dict[tuple[object, ...], Table] = {}


def outcome_table(rules: Rules, bet: Bet) -> Table:
    """The whole table of a bet that is not a call."""
    decide, options = _DECIDED_BY[bet.type]
    key = (bet.type, bet.win, bet.lose, bet.copper, *options(rules))
    table = _tables.get(key)
    if table is None:
        if len(_tables) == MOST_TABLES:
            _tables.clear()
        results = tuple([decide(rules, bet, loser, winner) for loser in _BITS for winner in _BITS])
        where = [tuple([i for i, result in enumerate(results) if result == one]) for one in (WIN, LOSE, HALF, PUSH)]
        table = _tables[key] = Table(results, *where)
    return table


# What the bank must be able to pay, as running totals.

TURNS = 169
FLOW_SIZE = TURNS + 6
"""The net outflow of each of the 169 ordered pairs of ranks, splits among them (index loser * 13 + winner), and of the
six orders of the last three cards for the calls of the last turn."""


def add_flow(flow: list[int], rules: Rules, bet: Bet, sign: int, last_three: Sequence[Card]) -> None:
    """Add the bet to the outflows (`sign` 1) or take it out (-1)."""
    amount = bet.stake * sign
    if bet.type in CALL_TYPES:
        for i, order in enumerate(permutations(last_three), start=TURNS):
            flow[i] += amount * bet.odds if call_outcome(bet, *order) == WIN else -amount
        return
    table = outcome_table(rules, bet)
    for i in table.wins:
        flow[i] += amount
    for i in table.loses:
        flow[i] -= amount
    taken = half_taken(rules, bet.stake) * sign
    for i in table.halves:
        flow[i] -= taken


def possible_turns(left: Sequence[int]) -> tuple[int, ...]:
    """The indices of the turns that these cards can still give; `left` cards by rank column."""
    here = [column for column in range(13) if left[column]]
    return tuple([a * 13 + b for a in here for b in here if a != b or left[a] > 1])


def worst_outflow(flow: list[int], possible: tuple[int, ...], last_three: Sequence[Card]) -> int:
    """The largest net outflow over the possible next turns; with the last three cards given, over their six orders."""
    if not last_three:
        return max(map(flow.__getitem__, possible))
    return max(
        flow[a.column * 13 + b.column] + flow[i] for i, (a, b, _) in enumerate(permutations(last_three), start=TURNS)
    )
