"""What a stake in Macao and Victoria is worth in the coming coup, exactly, for any cards left in the pack
(docs/rules.md section 6): one punter against the banker, each drawing below a total of his own, both refusing tens.

A ten that is refused is as if it were not there, so every drawn card is any of the cards left that count 1 to 9. All
ways are counted in whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import perm
from typing import Any, NamedTuple

from ...cards import Card
from ..hand import NATURAL
from ..shoe import by_value, left_in_shoe
from .rules import MOST, PACKS, Rules

TOTALS: Mapping[int, tuple[int, ...]] = {1: (4, 5, 6, 7), 2: (5, 6)}
"""Totals below which people draw, by the number of first cards; with two of them a count takes a second."""
NOBODY = (0, 0)
"""Neither of them draws."""
MOST_CARDS = 3
"""With more cards to a hand the ways are too many to be counted while somebody waits."""

LEAST_FIGURES = 2 * MOST_CARDS
"""Cards that count 1 to 9 without which a coup cannot be counted: two whole hands of them."""
Counts = tuple[int, ...]


class Ending(NamedTuple):
    """How a hand ends: what it is worth, its cards, whether it was a natural, and whether one of two equal cards."""

    value: int
    cards: int
    natural: bool
    pair: bool


class StakeOdds(NamedTuple):
    """A stake of one: the chances that it wins, loses and goes back, and what the banker gains on average."""

    win: Fraction
    lose: Fraction
    push: Fraction
    edge: Fraction


def left_in_pack(seen: Iterable[Card] = ()) -> Counts:
    """Cards left by what they count, 0 to 9. Raises ValueError for a card that is seen too often."""
    return tuple(by_value(left_in_shoe(PACKS, seen, "pack")))


def stake_odds(rules: Rules, left: Counts, punter_below: int, banker_below: int) -> StakeOdds:
    """What a stake is worth. Raises ValueError for hands of more than MOST_CARDS cards, and where too few are left."""
    if rules.max_cards is None or rules.max_cards > MOST_CARDS:
        raise ValueError(f"hands of at most {MOST_CARDS} cards are counted")
    if sum(left[1:]) < LEAST_FIGURES:
        raise ValueError("too few cards are left")
    chances = _chances(_Hand(rules.first, rules.macao_over9, rules.max_cards), left, punter_below, banker_below)
    win = lose = push = gain = Fraction(0)
    for (end, bank), chance in chances.items():
        pay = _pays(rules, end, bank)
        if pay is None:
            push += chance
        elif pay < 0:
            lose += chance
        else:
            win += chance
            gain += chance * pay
    return StakeOdds(win, lose, push, lose - gain)


class _Hand(NamedTuple):
    """What of the rules decides how a hand is drawn, and what it counts."""

    first: int
    over9: str
    max_cards: int

    def every(self, figures: int, drawn: int = 0) -> int:
        """Ways to draw all cards that a hand may draw after these; one that draws fewer leaves the others any."""
        return perm(figures - drawn, MOST_CARDS - self.first - drawn)


@lru_cache(maxsize=64)
def _chances(
    how: _Hand, left: Counts, punter_below: int, banker_below: int
) -> Mapping[tuple[Ending, Ending], Fraction]:
    """How likely each end of both hands is."""
    ways: dict[tuple[Ending, Ending, int, int], int] = {}
    for first, others, count in _firsts(left, how.first):
        for banks, rest, more in _firsts(others, how.first):
            figures = sum(rest[1:])
            for end, after, drawn in _hands(how, first, rest[1:], punter_below):
                gone, these = figures - sum(after), count * more * drawn
                for bank, share in _banks(how, banks, after, banker_below):
                    key = end, bank, figures, gone
                    ways[key] = ways.get(key, 0) + these * share
    chances: dict[tuple[Ending, Ending], Fraction] = {}
    for (end, bank, figures, gone), count in ways.items():
        of = perm(sum(left), 2 * how.first) * how.every(figures) * how.every(figures - gone)
        chances[end, bank] = chances.get((end, bank), Fraction(0)) + Fraction(count, of)
    assert sum(chances.values()) == 1, "every way is counted once"
    return chances


def _firsts(left: Counts, number: int) -> Iterator[tuple[tuple[int, ...], Counts, int]]:
    """The first cards of a hand by their values, whose order does not matter, what is left, and in how many ways."""
    for low, count in enumerate(left):
        if not count:
            continue
        if number == 1:
            yield (low,), _less(left, low), count
            continue
        for high in range(low, 10):
            ways = count * (count - 1) if low == high else 2 * count * left[high]
            if ways:
                yield (low, high), _less(_less(left, low), high), ways


def _less(left: Counts, value: int) -> Counts:
    return (*left[:value], left[value] - 1, *left[value + 1 :])


def _hands(how: _Hand, first: tuple[int, ...], figures: Counts, below: int) -> Iterator[tuple[Ending, Counts, int]]:
    """How a hand with these first cards may end, what is left then, and in how many of `every` ways. `figures`: cards
    left that count 1 to 9."""
    start, left = sum(first) % 10, sum(figures)
    if start >= NATURAL:
        yield Ending(start, len(first), natural=True, pair=len(set(first)) < len(first)), figures, how.every(left)
        return
    found: dict[tuple[int, int, Counts], int] = {(start, len(first), figures): 1}
    for drawn in range(MOST_CARDS - len(first) + 1):
        open_hands, found = found, {}
        for (value, cards, rest), ways in open_hands.items():
            if value >= below or cards == how.max_cards:
                yield Ending(value, cards, natural=False, pair=False), rest, ways * how.every(left, drawn)
                continue
            for place, number in enumerate(rest):
                if number:
                    more = value + place + 1
                    now = more % 10 if how.over9 == "mod10" else more
                    key = now, cards + 1, (*rest[:place], number - 1, *rest[place + 1 :])
                    found[key] = found.get(key, 0) + ways * number


@lru_cache(maxsize=100_000)
def _banks(how: _Hand, first: tuple[int, ...], figures: Counts, below: int) -> Sequence[tuple[Ending, int]]:
    """How the banker's hand may end, and in how many of `every` ways."""
    found: dict[Ending, int] = {}
    for end, _, ways in _hands(how, first, figures, below):
        found[end] = found.get(end, 0) + ways
    return tuple(found.items())


def _pays(rules: Rules, end: Ending, bank: Ending) -> int | None:
    """What a unit is paid: -1 when it is lost, None when it goes back (3.4.7)."""
    if end.value > MOST:
        return -1
    if bank.value <= MOST:
        if (bank.value, -bank.cards) > (end.value, -end.cards):
            return -1
        if (bank.value, bank.cards) == (end.value, end.cards):
            return -1 if rules.macao_tie == "banker" else None
    if not end.natural or (rules.pair_even and end.pair):
        return 1
    return rules.natural9_pays if end.value == MOST else rules.natural8_pays


def odds_of(seen: Sequence[Card], rules: Rules) -> dict[str, Any]:
    """The odds of the next coup as JSON after these cards of the pack, for punters and bankers who draw below each of
    TOTALS, and where nobody draws; every number that is not whole is a fraction as text. Raises ValueError as
    `stake_odds`."""
    left = left_in_pack(seen)
    rows: list[Mapping[str, Any]] = []
    for punter, banker in (NOBODY, *product(TOTALS[rules.first], repeat=2)):
        found = stake_odds(rules, left, punter, banker)
        rows.append(
            {
                "punter_below": punter,
                "banker_below": banker,
                **{name: str(value) for name, value in found._asdict().items()},
            }
        )
    return {"seen": [card.label for card in seen], "unseen": sum(left), "stakes": rows}
