"""What the bets of casino faro are worth, exactly: rational numbers from the cards still unseen, no simulation, no
look-ahead.

Everything follows from `settlement.py`, so that the odds obey every option the table plays by. `left` is the number
of unseen cards of each rank by column (ace first), the hoc included. An edge is the bank's: what it gains on average
for each unit staked; negative is the player's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cache
from itertools import permutations
from typing import NamedTuple

from controller.games.cards import RANK_LABELS, Card
from controller.games.faro.bets import CALL_TYPES, NO_RANKS, PARITY_TYPES, RANK_TYPES, Bet, rank_set
from controller.games.faro.rules import Rules
from controller.games.faro.settlement import (
    HALF,
    LOSE,
    PUSH,
    WIN,
    call_outcome,
    high_outcome,
    parity_outcome,
    rank_outcome,
)

ZERO = Fraction(0)
HALF_STAKE = Fraction(1, 2)
MAX_RANKS_FOLLOWED = 4
"""Bets on more ranks are not followed until they are decided: too many ways."""

Result = Callable[[int, int], str | None]
"""The result of a turn by the bits of its two ranks."""


class TurnOdds(NamedTuple):
    """The chances of a bet in the next turn, and what it costs."""

    win: Fraction
    lose: Fraction
    half: Fraction
    push: Fraction
    edge: Fraction
    """A turn, for each unit staked."""

    @property
    def decided(self) -> Fraction:
        """The chance that this turn decides the bet."""
        return self.win + self.lose + self.half

    @property
    def per_decision(self) -> Fraction | None:
        """The edge for each decision; None when the turn cannot decide it."""
        return self.edge / self.decided if self.decided else None


def _result(rules: Rules, bet: Bet) -> Result:
    """How a turn's ranks settle this bet, calls excepted."""
    kind = bet.type
    if kind in RANK_TYPES:
        any_split = rules.copper_split == "any_split"
        return lambda a, b: rank_outcome(
            bet.win, bet.lose, a, b, rules.multi_both_open, rules.multi_both_copper, any_split
        )
    if kind in PARITY_TYPES:
        return lambda a, b: parity_outcome(
            kind == "odd", a, b, rules.parity_rule, rules.parity_king, rules.parity_split
        )
    if kind in CALL_TYPES:
        raise ValueError("a call is settled by three cards: see call_edge")
    return lambda a, b: high_outcome(bet.copper, a, b, rules.ace_high, rules.high_split)


def _turns(left: Sequence[int]) -> Iterable[tuple[int, int, Fraction]]:
    """The possible turns as rank bits, with their chance."""
    n = sum(left)
    if n < 2:
        return
    for a, here in enumerate(left):
        for b, there in enumerate(left):
            ways = here * (there - (a == b))
            if ways:
                yield 1 << a, 1 << b, Fraction(ways, n * (n - 1))


def turn_odds(rules: Rules, bet: Bet, left: Sequence[int]) -> TurnOdds:
    """The next turn of a bet that is not a call."""
    result = _result(rules, bet)
    chance = {WIN: ZERO, LOSE: ZERO, HALF: ZERO, PUSH: ZERO}
    for a, b, p in _turns(left):
        came = result(a, b)
        if came is not None:
            chance[came] += p
    edge = chance[LOSE] - chance[WIN] + chance[HALF] * HALF_STAKE
    return TurnOdds(chance[WIN], chance[LOSE], chance[HALF], chance[PUSH], edge)


def left_until_decided(rules: Rules, bet: Bet, left: Sequence[int]) -> Fraction | None:
    """The edge for each unit of a rank bet that lies until a turn decides it; what is undecided at the end goes back.

    After a half the bet counts as decided. None for bets on more than four ranks and for those that are not on ranks.
    """
    ranks = bet.win | bet.lose
    if bet.type not in RANK_TYPES or ranks.bit_count() > MAX_RANKS_FOLLOWED:
        return None
    if rules.copper_split == "any_split" and not bet.win:
        return None
    mine = tuple(1 << column for column in range(13) if ranks >> column & 1)
    result = _result(rules, bet)
    none = 1 << 13

    @cache
    def cost(counts: tuple[int, ...], others: int) -> Fraction:
        n = sum(counts) + others
        if n < 3:
            return ZERO  # only the hoc is left
        total = ZERO
        bits = (*mine, none)
        here = (*counts, others)
        for i, a in enumerate(bits):
            for j, b in enumerate(bits):
                ways = here[i] * (here[j] - (i == j))
                if not ways:
                    continue
                came = None if a == b == none else result(a, b)
                if came is None or came == PUSH:
                    after = list(here)
                    after[i] -= 1
                    after[j] -= 1
                    value = cost(tuple(after[:-1]), after[-1])
                else:
                    value = {WIN: Fraction(-1), LOSE: Fraction(1), HALF: HALF_STAKE}[came]
                total += Fraction(ways, n * (n - 1)) * value
        return total

    counts = tuple(left[bit.bit_length() - 1] for bit in mine)
    return cost(counts, sum(left) - sum(counts))


def split_chance(left: Sequence[int]) -> Fraction:
    """The chance that the next turn is a split."""
    return sum((p for a, b, p in _turns(left) if a == b), ZERO)


def expected_splits(left: Sequence[int]) -> Fraction:
    """Splits in the turns still to come: each of them is as likely to be one as the next."""
    return split_chance(left) * ((sum(left) - 1) // 2)


class LastThree(NamedTuple):
    """The chances of the three cards before the last turn."""

    distinct: Fraction
    pair: Fraction
    triple: Fraction


def last_three(left: Sequence[int]) -> LastThree:
    """What the last three of the unseen cards will be, as far as ranks go."""
    n = sum(left)
    if n < 3:
        raise ValueError(f"expected at least 3 unseen cards, found {n}")
    ways = n * (n - 1) * (n - 2)
    triple = Fraction(sum(k * (k - 1) * (k - 2) for k in left), ways)
    pair = Fraction(sum(3 * k * (k - 1) * (n - k) for k in left), ways)
    return LastThree(1 - pair - triple, pair, triple)


def call_edge(rules: Rules, bet: Bet, cards: Sequence[Card]) -> Fraction:
    """The edge of a call on these last three cards, for each unit staked; `bet.odds` is what it pays."""
    orders = list(permutations(cards))
    won = sum(call_outcome(bet, *order) == WIN for order in orders)
    p = Fraction(won, len(orders))
    return 1 - p - p * bet.odds


def unseen_by_rank(seen: Iterable[Card]) -> tuple[int, ...]:
    """Cards left by rank column after these have been seen."""
    left = [4] * 13
    for card in seen:
        left[card.column] -= 1
    return tuple(left)


class Row(NamedTuple):
    """One bet of the table of odds."""

    bet: str
    left: int | None
    """Unseen cards of its ranks; None for bets that are not on ranks."""
    turn: TurnOdds
    left_lying: Fraction | None


FIGURES = ("59", "678", "KQA2")
"""A cheval, the pot and a square: one of each kind stands for the others as long as all their ranks are whole."""


def _bet(type_: str, ranks: str = "", *, copper: bool = False) -> Bet:
    mine = rank_set(ranks)
    win, lose = (NO_RANKS, mine) if copper else (mine, NO_RANKS)
    return Bet("", "", type_, win, lose, copper, "", 1, 1)


def table(rules: Rules, left: Sequence[int]) -> list[Row]:
    """The odds of every kind of bet in the next turn: each rank open and coppered, three groups, high card, odd and
    even.
    """
    rows = []
    for copper in (False, True):
        word = "coppered" if copper else "open"
        for column, label in enumerate(RANK_LABELS):
            rows.append(_row(rules, f"{label} {word}", _bet("flat", label, copper=copper), left, left[column]))
        for ranks in FIGURES:
            count = sum(left[RANK_LABELS.index(label)] for label in ranks)
            bet = _bet("group", ranks, copper=copper)
            rows.append(_row(rules, f"{'-'.join(ranks)} {word}", bet, left, count))
    rows.append(_row(rules, "high card", _bet("high"), left, None))
    rows.append(_row(rules, "high card coppered", _bet("high", copper=True), left, None))
    rows += [_row(rules, kind, _bet(kind), left, None) for kind in ("odd", "even")]
    return rows


def _row(rules: Rules, name: str, bet: Bet, left: Sequence[int], count: int | None) -> Row:
    return Row(name, count, turn_odds(rules, bet, left), left_until_decided(rules, bet, left))


def call_table(rules: Rules, cards: Sequence[Card]) -> list[tuple[str, int, Fraction]]:
    """Every call on the last three cards: its order, what it pays to one, and its edge."""
    ranks = [card.label[0] for card in cards]
    kinds = len(set(ranks))
    if kinds == 1:
        type_, orders = "color", ["RB", "BR", "SAME"] if rules.triple_call == "color" else []
        odds = rules.call_color
    else:
        type_, orders = "call", sorted({"".join(order) for order in permutations(ranks)})
        odds = rules.call_distinct if kinds == 3 else rules.call_pair
    if rules.call_convention == "for_one":
        odds -= 1
    calls = [(order, _bet(type_)._replace(order=order, odds=odds)) for order in orders]
    return [(order, odds, call_edge(rules, bet, cards)) for order, bet in calls]
