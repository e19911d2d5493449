"""What every bet of punto banco is worth in the coming coup, exactly, for any cards left in the shoe (docs/rules.md
section 6).

Every sequence of values of a coup is counted with the number of ways in which the cards left can give it, in whole
numbers; a commission and a half are taken exactly, without their rounding. So a banker bet whose commission goes on an
account is worth the same, but for the rounding up to `commission_unit`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import perm
from typing import Any, NamedTuple

from ...cards import Card
from ..hand import NATURAL, banker_draws, player_draws
from ..shoe import COUP, by_value, four, left_in_shoe
from .rules import Rules, odds, offered


class Ending(NamedTuple):
    """How a coup may end: the totals, and how many cards each hand has."""

    player: int
    banker: int
    player_cards: int
    banker_cards: int

    @property
    def result(self) -> str:
        """`player`, `banker` or `tie`."""
        return "tie" if self.player == self.banker else "player" if self.player > self.banker else "banker"


class Chances(NamedTuple):
    """Of the coming coup: the chance of each ending, of a pair in one given hand, and of a natural."""

    endings: Mapping[Ending, Fraction]
    pair: Fraction
    natural: Fraction

    @property
    def cards(self) -> Fraction:
        """How many cards it takes on average."""
        return sum(((end.player_cards + end.banker_cards) * p for end, p in self.endings.items()), Fraction(0))


class BetOdds(NamedTuple):
    """A bet of one unit: the chances that it wins, loses and is not decided, and what the bank gains on average."""

    bet: str
    win: Fraction
    lose: Fraction
    push: Fraction
    edge: Fraction


@lru_cache(maxsize=8)
def chances(left: tuple[int, ...]) -> Chances:
    """The chances of the coming coup; `left`: cards by rank, at least six in all. Raises ValueError for fewer."""
    total = sum(left)
    if total < COUP:
        raise ValueError(f"a coup needs {COUP} cards, {total} are left")
    ways: dict[Ending, int] = {}
    natural = 0
    for end, count, short in _endings(left):
        # A coup of fewer cards leaves the last ones any: ways are counted of six cards in all.
        count *= perm(total - (COUP - short), short)
        ways[end] = ways.get(end, 0) + count
        if end.player_cards == end.banker_cards == 2 and max(end.player, end.banker) >= NATURAL:
            natural += count
    every = perm(total, COUP)
    assert sum(ways.values()) == every, "every sequence is counted once"
    return Chances(
        {end: Fraction(count, every) for end, count in ways.items()},
        Fraction(sum(n * (n - 1) for n in left), total * (total - 1)),
        Fraction(natural, every),
    )


def _endings(left: Sequence[int]) -> Iterator[tuple[Ending, int, int]]:
    """Each way of a coup by values: its ending, in how many ways the cards left give it, and how many of six cards it
    does not need."""
    n = by_value(left)
    for player, banker, ways in four(n):
        yield from _thirds(n, player, banker, ways)


def _thirds(n: list[int], player: int, banker: int, ways: int) -> Iterator[tuple[Ending, int, int]]:
    """The same from the first four cards on; `n`: cards left by value."""
    if player >= NATURAL or banker >= NATURAL:
        yield Ending(player, banker, 2, 2), ways, 2
        return
    if not player_draws(player):
        if not banker_draws(banker, None):
            yield Ending(player, banker, 2, 2), ways, 2
            return
        for last in range(10):
            if n[last]:
                yield Ending(player, (banker + last) % 10, 2, 3), ways * n[last], 1
        return
    for third in range(10):
        if not n[third]:
            continue
        now, these = (player + third) % 10, ways * n[third]
        if not banker_draws(banker, third):
            yield Ending(now, banker, 3, 2), these, 1
            continue
        n[third] -= 1
        for last in range(10):
            if n[last]:
                yield Ending(now, (banker + last) % 10, 3, 3), these * n[last], 0
        n[third] += 1


def table(rules: Rules, of: Chances) -> list[BetOdds]:
    """Every bet that the table takes, in the order of the layout."""
    return [bet_odds(rules, type_, of) for type_ in offered(rules)]


def bet_odds(rules: Rules, type_: str, of: Chances) -> BetOdds:
    """What one bet is worth."""
    zero = Fraction(0)
    win = lose = push = gain = zero
    if type_ in ("player_pair", "banker_pair"):
        win, lose, gain = of.pair, 1 - of.pair, of.pair * odds(rules, type_)
    else:
        for end, chance in of.endings.items():
            pay = _pays(rules, type_, end)
            if pay is None:
                push += chance
            elif pay < 0:
                lose += chance
            else:
                win += chance
                gain += chance * pay
    return BetOdds(type_, win, lose, push, lose - gain)


def _pays(rules: Rules, type_: str, end: Ending) -> Fraction | None:
    """What a unit is paid: -1 when it is lost, None when it is not decided."""
    lost, result = Fraction(-1), end.result
    if type_ in ("player", "banker"):
        if result == "tie":
            return None
        if result != type_:
            return lost
        return Fraction(1) if type_ == "player" else _banker_pays(rules, end)
    won = {
        "tie": result == "tie",
        "super6": result == "banker" and end.banker == 6,
        "dragon7": result == "banker" and (end.banker, end.banker_cards) == (7, 3),
        "panda8": result == "player" and (end.player, end.player_cards) == (8, 3),
    }
    return Fraction(odds(rules, type_)) if won[type_] else lost


def _banker_pays(rules: Rules, end: Ending) -> Fraction | None:
    if rules.variant == "standard":
        return 1 - Fraction(rules.commission_pct, 100)
    if rules.variant == "super6":
        return Fraction(1, 2) if end.banker == 6 else Fraction(1)
    return None if (end.banker, end.banker_cards) == (7, 3) else Fraction(1)


def as_commission(of: Chances) -> Fraction | None:
    """The commission that would cost a banker bet as much as the half on 6 does in Super 6; None where it cannot
    win."""
    wins = sum((p for end, p in of.endings.items() if end.result == "banker"), Fraction(0))
    sixes = sum((p for end, p in of.endings.items() if end.result == "banker" and end.banker == 6), Fraction(0))
    return sixes / 2 / wins if wins else None


def odds_of(seen: Sequence[Card], rules: Rules) -> dict[str, Any]:
    """The odds of the next coup as JSON after these cards of a shoe of `rules.packs`; every number that is not whole is
    a fraction as text, such as "1/17". Raises ValueError where they cannot have been seen, or leave too few."""
    left = left_in_shoe(rules.packs, seen)
    of = chances(left)
    commission = as_commission(of)
    return {
        "seen": [card.label for card in seen],
        "unseen": sum(left),
        "cards": str(of.cards),
        "natural": str(of.natural),
        "as_commission": None if rules.variant != "super6" or commission is None else str(commission),
        "bets": [
            {
                "bet": row.bet,
                "pays": odds(rules, row.bet),
                "win": str(row.win),
                "lose": str(row.lose),
                "push": str(row.push),
                "edge": str(row.edge),
            }
            for row in table(rules, of)
        ],
    }
