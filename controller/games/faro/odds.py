"""What the bets of casino faro are worth, exactly: rational numbers from the cards still unseen, no simulation, no
look-ahead.

Everything follows from `bets.py`, so that the odds obey every option the table plays by. `left` is the number
of unseen cards of each rank by column (ace first), the hoc included. An edge is the bank's: what it gains on average
for each unit staked; negative is the player's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import permutations
from math import factorial
from typing import Any, NamedTuple

from ..cards import PACK_52, RANK_LABELS, Card
from .bets import (
    CALL_TYPES,
    HALF,
    LOSE,
    NO_RANKS,
    PUSH,
    RANK_TYPES,
    WIN,
    Bet,
    call_odds,
    call_outcome,
    outcome_table,
    rank_set,
)
from .rules import Rules

ZERO = Fraction(0)
MAX_RANKS_FOLLOWED = 4
"""Bets on more ranks are not followed until they are decided: too many ways."""


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


@lru_cache(maxsize=64)
def _ways(left: tuple[int, ...]) -> tuple[int, ...]:
    """In how many ways the next two cards are each of the 169 turns, by loser * 13 + winner."""
    return tuple(here * (there - (a == b)) for a, here in enumerate(left) for b, there in enumerate(left))


def _hoc_takes(rules: Rules, bet: Bet) -> bool:
    """Whether a last card of its ranks to win takes this bet if it is still on the layout."""
    return rules.last_turn_hoc == "lose_open" and bet.win != 0


def turn_odds(rules: Rules, bet: Bet, left: Sequence[int]) -> TurnOdds:
    """The next turn of a bet that is not a call; with three cards left, the last turn with its hoc. Raises ValueError
    for a call."""
    if bet.type in CALL_TYPES:
        raise ValueError("a call is settled by three cards: see call_edge")
    left = tuple(left)
    n = sum(left)
    if n < 2:
        return TurnOdds(ZERO, ZERO, ZERO, ZERO, ZERO)
    if n == 3 and _hoc_takes(rules, bet):
        return last_turn_odds(rules, bet, left)
    ways = _ways(left)
    win, lose, half, push = (sum(map(ways.__getitem__, turns)) for turns in outcome_table(rules, bet)[1:])
    return _odds(win, lose, half, push, n * (n - 1))


def last_turn_odds(rules: Rules, bet: Bet, left: Sequence[int]) -> TurnOdds:
    """The last turn of a bet that is not a call, its three cards being any three of these.

    What is left when the hoc comes is lost with `last_turn_hoc=lose_open` where the hoc's rank is one to win: also the
    half that stays after a split.
    """
    left = tuple(left)
    n = sum(left)
    found = {WIN: 0, LOSE: 0, HALF: 0, PUSH: 0, None: 0}
    takes = _hoc_takes(rules, bet)
    stays = {None, PUSH, HALF} if rules.split_remainder == "stay" else {None, PUSH}
    results = outcome_table(rules, bet).results
    for turn, ways in enumerate(_ways(left)):
        if not ways:
            continue
        result = results[turn]
        taken = 0
        if takes and result in stays:
            a, b = divmod(turn, 13)
            taken = sum(left[c] - (c == a) - (c == b) for c in range(13) if bet.win >> c & 1)
        found[LOSE] += ways * taken
        found[result] += ways * (n - 2 - taken)
    return _odds(found[WIN], found[LOSE], found[HALF], found[PUSH], n * (n - 1) * (n - 2))


def _odds(win: int, lose: int, half: int, push: int, ways: int) -> TurnOdds:
    edge = Fraction(2 * (lose - win) + half, 2 * ways)
    return TurnOdds(Fraction(win, ways), Fraction(lose, ways), Fraction(half, ways), Fraction(push, ways), edge)


def left_until_decided(rules: Rules, bet: Bet, left: Sequence[int]) -> Fraction | None:
    """The edge for each unit of a rank bet that is left until a turn decides it; what is undecided at the end goes
    back, or to the bank where `last_turn_hoc` says so. Of an even number of cards the first is the soda.

    After a half the bet counts as decided, but for the rest that is left when the hoc comes. None for bets on more than
    four ranks and for those that are not on ranks.
    """
    ranks = bet.win | bet.lose
    if bet.type not in RANK_TYPES or ranks.bit_count() > MAX_RANKS_FOLLOWED:
        return None
    if rules.copper_split == "any_split" and not bet.win:
        return None
    columns = [column for column in range(13) if ranks >> column & 1]
    results = outcome_table(rules, bet).results
    other = next(column for column in range(13) if not ranks >> column & 1)
    drawn = (*columns, other)
    turns = [[results[a * 13 + b] for b in drawn] for a in drawn]
    hoc_takes = [_hoc_takes(rules, bet) and bool(bet.win >> column & 1) for column in columns] + [False]
    # In half stakes, summed over all orders of the cards: whole numbers are much faster than fractions.
    value: dict[str | None, int] = {WIN: -2, LOSE: 2, HALF: 1}
    rest: dict[str | None, int] = {None: 2, PUSH: 2, HALF: 1 if rules.split_remainder == "stay" else 0}

    def without(here: tuple[int, ...], place: int) -> tuple[int, ...]:
        return (*here[:place], here[place] - 1, *here[place + 1 :])

    @cache
    def cost(here: tuple[int, ...]) -> int:
        n = sum(here)
        if n < 3:
            return 0
        if n % 2 == 0:
            return sum(k * cost(without(here, i)) for i, k in enumerate(here) if k)
        total = 0
        for i, first in enumerate(here):
            for j, second in enumerate(here):
                ways = first * (second - (i == j))
                if not ways:
                    continue
                came = turns[i][j]
                after = without(without(here, i), j)
                each = value.get(came, 0) * factorial(n - 2)
                if n == 3 and hoc_takes[after.index(1)]:
                    each += rest.get(came, 0)
                elif n > 3 and came in (None, PUSH):
                    each = cost(after)
                total += ways * each
        return total

    counts = tuple(left[column] for column in columns)
    n = sum(left)
    return Fraction(cost((*counts, n - sum(counts))), 2 * factorial(n))


def split_chance(left: Sequence[int]) -> Fraction:
    """The chance that the next turn is a split."""
    n = sum(left)
    return Fraction(sum(k * (k - 1) for k in left), n * (n - 1)) if n > 1 else ZERO


def expected_splits(left: Sequence[int]) -> Fraction:
    """Splits in the turns still to come: each of them is as likely to be one as the next."""
    return split_chance(left) * ((sum(left) - 1) // 2)


class LastThree(NamedTuple):
    """The chances of the three cards before the last turn."""

    distinct: Fraction
    pair: Fraction
    triple: Fraction


def last_three(left: Sequence[int]) -> LastThree:
    """What the last three of the unseen cards will be, as far as ranks go. Raises ValueError where fewer than three are
    left."""
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


FIGURES = ("59", "678", "KQA2")
"""A cheval, the pot and a square: one of each kind stands for the others as long as all their ranks are whole."""


def _bet(type_: str, ranks: str = "", *, copper: bool = False) -> Bet:
    mine = rank_set(ranks)
    win, lose = (NO_RANKS, mine) if copper else (mine, NO_RANKS)
    return Bet("", "", type_, win, lose, copper, "", 1, 1)


def _bets(left: Sequence[int]) -> Iterator[tuple[str, int | None, Bet]]:
    """Each kind of bet by its name, with the unseen cards of its ranks, if it is on ranks: each rank open and coppered,
    three groups, high card, odd and even."""
    for word, copper in (("open", False), ("coppered", True)):
        for count, label in zip(left, RANK_LABELS, strict=True):
            yield f"{label} {word}", count, _bet("flat", label, copper=copper)
        for ranks in FIGURES:
            count = sum(left[RANK_LABELS.index(label)] for label in ranks)
            yield f"{'-'.join(ranks)} {word}", count, _bet("group", ranks, copper=copper)
    yield "high card", None, _bet("high")
    yield "high card coppered", None, _bet("high", copper=True)
    yield "odd", None, _bet("odd")
    yield "even", None, _bet("even")


def call_table(rules: Rules, cards: Sequence[Card]) -> list[tuple[str, int, Fraction]]:
    """Every call on the last three cards: its order, what it pays to one, and its edge."""
    ranks = [card.label[0] for card in cards]
    if len(set(ranks)) == 1:
        type_, orders = "color", ["RB", "BR", "SAME"]
    else:
        type_, orders = "call", sorted({"".join(order) for order in permutations(ranks)})
    paid = [(order, call_odds(rules, cards, type_, order)) for order in orders]
    calls = [(order, _bet(type_)._replace(order=order, odds=odds)) for order, odds in paid if odds is not None]
    return [(order, bet.odds, call_edge(rules, bet, cards)) for order, bet in calls]


# The odds of a moment of the deal as JSON values.

MOST_SEEN = 49
"""Before the last turn three cards are unseen; after it nothing is left to bet on."""


def odds_of(seen: Sequence[Card], rules: Rules, *, left_lying: bool = True) -> dict[str, Any]:
    """The odds as JSON; every number that is not whole is a fraction as text, such as "1/17".

    `left_lying`: also what a bet costs that is left until it is decided, which takes a second to compute.
    """
    left = unseen_by_rank(seen)
    unseen = [card for card in PACK_52 if card not in set(seen)]
    three = last_three(left)
    calls = call_table(rules, unseen) if len(unseen) == 3 else []
    return {
        "seen": [card.label for card in seen],
        "unseen": len(unseen),
        "split": str(split_chance(left)),
        "expected_splits": str(expected_splits(left)),
        "last_three": {name: str(value) for name, value in three._asdict().items()},
        "bets": _rows(rules, left, left_lying=left_lying),
        "calls": [{"order": order, "pays": odds, "edge": str(edge)} for order, odds, edge in calls],
    }


def _rows(rules: Rules, left: Sequence[int], *, left_lying: bool) -> list[dict[str, Any]]:
    """The odds of every kind of bet in the next turn; those on a rank of which as many cards are left are alike."""
    rows, known = [], dict[object, dict[str, str | None]]()
    for name, count, bet in _bets(left):
        kind = (bet.copper, count) if bet.type == "flat" else name
        if kind not in known:
            known[kind] = _figures(rules, bet, left, left_lying)
        rows.append({"bet": name, "left": count, **known[kind]})
    return rows


def _figures(rules: Rules, bet: Bet, left: Sequence[int], left_lying: bool) -> dict[str, str | None]:
    turn = turn_odds(rules, bet, left)
    figures = {**turn._asdict(), "edge_turn": turn.edge, "edge_decision": turn.per_decision}
    del figures["edge"]
    if left_lying:
        figures["edge_left_lying"] = left_until_decided(rules, bet, left)
    return {name: None if figure is None else str(figure) for name, figure in figures.items()}


def odds_now(seen: Sequence[Card], rules: Rules) -> dict[str, Any] | None:
    """The odds of the next turn by the cards exposed so far: soda and whole turns; None when no turn is to come.
    A losing card that lies alone is exposed too, but its turn is under way: the odds are those before it.

    Worked out once for all tablets, which only read the answer."""
    known = tuple(seen if len(seen) % 2 else seen[:-1])
    return _odds_once(known, rules) if len(known) <= MOST_SEEN else None


@lru_cache(maxsize=4)
def _odds_once(known: tuple[Card, ...], rules: Rules) -> dict[str, Any]:
    return odds_of(known, rules, left_lying=False)
