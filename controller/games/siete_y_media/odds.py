"""What a hand of siete y media is worth, exactly, for any cards left in the pack (docs/rules.md section 6).

Hands are counted as multisets of values, each with the number of orders in which it comes when its player draws below
some half points, in whole numbers. One punter, no extras, 7½ paid as the rules say; the stake does not depend on the
cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import perm
from typing import Any, NamedTuple

from ..cards import Card
from .rules import FIGURE, GOAL, MOST_DRAWN_ON, PACK_40, SEVEN, VALUES, Rules, next_over

WORTH = tuple(sorted({VALUES[card.number] for card in PACK_40}))
"""The values there are, in half points: a figure, and one to seven."""
Bank = int | None
"""From how many half points the bank stands; None: it sees the punter's hand, and draws until it has as much."""
AS_MUCH = "as_much"
"""The same bank in JSON."""
PUNTERS = (6, 7, 8, 9, 10, 11, 12)
BANKS = (10, 11, 12, 13, 14)
"""From how many half points punter and bank stand, for which `faro odds` has figures; the bank where it is free."""
ENOUGH = 20
"""The fewest cards left for which figures are worked out: two hands never take all of them."""

Left = tuple[int, ...]
"""Cards left by value, in the order of WORTH."""


class HandOdds(NamedTuple):
    """The stake of one unit: the chances that it wins and loses, and what the bank gains on average."""

    win: Fraction
    lose: Fraction
    edge: Fraction


def left_in_pack(seen: Iterable[Card] = ()) -> Left:
    """Cards left of each value. Raises ValueError for a card that is not in the pack, or twice."""
    cards = list(PACK_40)
    for card in seen:
        cards.remove(card)
    values = [VALUES[card.number] for card in cards]
    return tuple(values.count(worth) for worth in WORTH)


class _Ending(NamedTuple):
    """A hand that is closed: its half points, how many cards it has, in how many ways it comes, what is left then."""

    points: int
    cards: int
    ways: int
    left: Left


def _endings(left: Left, stands: int) -> tuple[_Ending, ...]:
    """Each hand of one who draws below `stands` half points."""
    found: dict[Left, list[int]] = {}
    layer: dict[Left, tuple[int, int]] = {left: (0, 1)}
    cards = 0
    while layer:
        cards += 1
        further: dict[Left, tuple[int, int]] = {}
        for before, (points, ways) in layer.items():
            for place, count in enumerate(before):
                if not count:
                    continue
                after = (*before[:place], count - 1, *before[place + 1 :])
                now = points + WORTH[place]
                if now >= stands:
                    ending = found.setdefault(after, [now, cards, 0])
                    ending[2] += ways * count
                else:
                    further[after] = (now, further.get(after, (0, 0))[1] + ways * count)
        layer = further
    return tuple(_Ending(points, number, ways, after) for after, (points, number, ways) in found.items())


@lru_cache(maxsize=4096)
def _last(left: Left, stands: int) -> tuple[tuple[int, int, int], ...]:
    """The same of the last hand, whose cards do not matter: half points, how many cards, and in how many ways."""
    found: dict[tuple[int, int], int] = {}
    for points, cards, ways, _ in _endings(left, stands):
        found[points, cards] = found.get((points, cards), 0) + ways
    return tuple((points, cards, ways) for (points, cards), ways in found.items())


class Alone(NamedTuple):
    """The chances that the bank goes over, and has seven and a half."""

    over: Fraction
    seven_half: Fraction


def bank_alone(left: Left, stands: int) -> Alone:
    """Of a bank that stands from `stands` half points. Raises ValueError for fewer than ENOUGH cards."""
    total, over, full = sum(_enough(left)), Fraction(0), Fraction(0)
    for points, cards, ways in _last(left, stands):
        over += Fraction(ways * (points > GOAL), perm(total, cards))
        full += Fraction(ways * (points == GOAL), perm(total, cards))
    return Alone(over, full)


def banks(rules: Rules) -> tuple[int, ...]:
    """From how many half points a bank may stand, of those with figures: by rule there is but one (4.11)."""
    return BANKS if rules.bank_policy == "free" else (MOST_DRAWN_ON + 1,)


def is_counted(rules: Rules) -> bool:
    """Whether there are figures: not where a first card four must go back, as nobody knows at which place it comes
    again (4.8)."""
    return rules.change4 != "forced"


def bank_until(rules: Rules, points: int, bank: Bank) -> int:
    """From how many half points the bank stands against a hand of `points`: seven and a half may oblige it (4.6)."""
    if points == GOAL and rules.canto and rules.bank_must_reach:
        return GOAL
    return points if bank is None else bank


def hand_odds(rules: Rules, left: Left, punter: int, bank: Bank) -> HandOdds:
    """One punter, who stands from `punter` half points, against the bank. Raises ValueError for fewer than ENOUGH
    cards, and for rules that are not counted."""
    total = sum(_enough(left, rules))
    won: dict[int, list[int]] = {}  # by the cards of both hands: ways that win, that lose, and what is paid
    for points, cards, ways, rest in _endings(left, punter):
        if points > GOAL:
            won.setdefault(cards, [0, 0, 0])[1] += ways
            continue
        pays = rules.seven_half_pays if points == GOAL else 1
        for its, more, times in _last(rest, bank_until(rules, points, bank)):
            sums = won.setdefault(cards + more, [0, 0, 0])
            if its != GOAL and (its > GOAL or its < points):
                sums[0] += ways * times
                sums[2] += ways * times * pays
            else:
                sums[1] += ways * times
    parts = [Fraction(0)] * 3
    for cards, sums in won.items():
        parts = [part + Fraction(count, perm(total, cards)) for part, count in zip(parts, sums, strict=True)]
    win, lose, paid = parts
    assert win + lose == 1, "every hand is counted once"
    return HandOdds(win, lose, lose - paid)


class BestPlay(NamedTuple):
    """The stake of one unit of a punter who draws or stands as is best for the cards in his hand: what the bank gains
    on average, and what he gains by his first card, in the order of WORTH; None for a card that is not left."""

    edge: Fraction
    first: tuple[Fraction | None, ...]
    stands: frozenset[Left]
    """The hands below seven and a half on which he stands, each as how many cards it has of each value."""


def best_play(rules: Rules, left: Left, bank: Bank) -> BestPlay:
    """One punter at his best against the bank. Raises ValueError as `hand_odds`."""
    best: dict[Left, Fraction] = {}  # by the cards that are left beside his own
    hands: set[Left] = set()

    def gain(rest: Left, points: int) -> Fraction:
        """Gain, beyond his stake, of a punter whose hand has `points` half points."""
        if points > GOAL:
            return Fraction(-1)
        if rest not in best:
            best[rest] = _standing(rules, rest, points, bank)
            if points < GOAL:
                draws = _mean(rest, lambda at: drawn(rest, points, at))
                if draws > best[rest]:
                    best[rest] = draws
                else:
                    hands.add(tuple(was - now for was, now in zip(left, rest, strict=True)))
        return best[rest]

    def drawn(rest: Left, points: int, place: int) -> Fraction:
        return gain((*rest[:place], rest[place] - 1, *rest[place + 1 :]), points + WORTH[place])

    _enough(left, rules)
    first = tuple([drawn(left, 0, place) if count else None for place, count in enumerate(left)])
    return BestPlay(-_mean(left, lambda at: first[at] or Fraction(0)), first, frozenset(hands))


def _mean(left: Left, of: Callable[[int], Fraction]) -> Fraction:
    """The mean over the next card, by its place in WORTH."""
    return sum([count * of(place) for place, count in enumerate(left) if count], Fraction(0)) / sum(left)


def _standing(rules: Rules, rest: Left, points: int, bank: Bank) -> Fraction:
    """Average gain of a unit on a hand of `points` half points that takes no further card."""
    pays = rules.seven_half_pays if points == GOAL else 1
    total, gained = sum(rest), Fraction(0)
    for its, cards, ways in _last(rest, bank_until(rules, points, bank)):
        won = its != GOAL and (its > GOAL or its < points)
        gained += Fraction(ways * (pays if won else -1), perm(total, cards))
    return gained


def _enough(left: Left, rules: Rules | None = None) -> Left:
    if rules and not is_counted(rules):
        raise ValueError("a first card four that must be changed is not counted")
    if sum(left) < ENOUGH:
        raise ValueError(f"two hands need {ENOUGH} cards, {sum(left)} are left")
    return left


class HouseOdds(NamedTuple):
    """A house's bank that stands from `bank_from` half points (docs/rules.md 4.16): what it gains of a unit on average,
    of a punter at his `best`, and of one who stands from `punter_from`, the number that costs him least."""

    bank_from: int
    best: Fraction
    punter_from: int
    fixed: Fraction


def house_odds(rules: Rules, left: Left) -> tuple[HouseOdds, ...]:
    """For each number of half points from which such a bank may stand. Raises ValueError as `hand_odds`."""
    return tuple([_of_house(rules, left, bank) for bank in banks(rules) if bank != BANKS[-1]])


def _of_house(rules: Rules, left: Left, bank: int) -> HouseOdds:
    fixed, punter = min((hand_odds(rules, left, punter, bank).edge, punter) for punter in PUNTERS)
    return HouseOdds(bank, best_play(rules, left, bank).edge, punter, fixed)


def odds_of(seen: Sequence[Card], rules: Rules) -> dict[str, Any]:
    """The odds of the next hand as JSON when these cards have been seen; every number that is not whole is a
    fraction as text. `hand`: if the cards seen are one's own hand, how many of the others make it go over. `first`: the
    same of a hand of one card. `fusilar`: the chance of a figure on a seven. `house`: of a house's bank, where the
    rules have one. Raises ValueError as above."""
    left = left_in_pack(seen)
    points = sum(VALUES[card.number] for card in seen)
    over, unseen = next_over(points, seen)
    return {
        "seen": [card.label for card in seen],
        "unseen": sum(left),
        "hand": {"half_points": points, "over": over, "of": unseen, "chance": str(Fraction(over, unseen))},
        "first": [
            {"half_points": worth, "over": _goes_over(left, worth), "of": unseen - 1}
            for worth, count in zip(WORTH, left, strict=True)
            if count
        ],
        "fusilar": str(Fraction(left[WORTH.index(FIGURE)], unseen - 1)) if left[WORTH.index(SEVEN)] else None,
        "bank": [_json(bank_alone(left, stands), bank_from=stands) for stands in banks(rules)],
        "stakes": [
            _json(hand_odds(rules, left, punter, bank), punter_from=punter, bank_from=AS_MUCH if bank is None else bank)
            for bank in (*banks(rules), *([None] if rules.bank_policy == "free" else []))
            for punter in PUNTERS
        ],
        "best": _best(rules, left),
        **({"house": [_of_house_json(one) for one in house_odds(rules, left)]} if rules.banker == "house" else {}),
    }


def _json(chances: HandOdds | Alone, **of: int | str) -> dict[str, Any]:
    return {**of, **{name: str(chance) for name, chance in chances._asdict().items()}}


def _of_house_json(one: HouseOdds) -> dict[str, Any]:
    return {**one._asdict(), "best": str(one.best), "fixed": str(one.fixed)}


def _goes_over(left: Left, first: int) -> int:
    """How many cards make a hand go over that has this first card and another such as is left."""
    return sum(count - (worth == first) for worth, count in zip(WORTH, left, strict=True) if worth + first > GOAL)


def _best(rules: Rules, left: Left) -> dict[str, Any]:
    """Against the bank of the blackjack variant, which has no choice (docs/rules.md 4.11). `after_looking`: the gain in
    a deal of a punter who bets when he has seen his first card, as he may (4.3): a share of the most that he may stake,
    less a share of the least; None where bets are laid before the cards."""
    play = best_play(rules, left, MOST_DRAWN_ON + 1)
    gains = [gain or Fraction(0) for gain in play.first]
    return {
        "bank_from": MOST_DRAWN_ON + 1,
        "edge": str(play.edge),
        "first": [
            {"half_points": worth, "gain": str(gain)}
            for worth, gain in zip(WORTH, play.first, strict=True)
            if gain is not None
        ],
        "after_looking": None
        if rules.first_bets
        else {
            "most": str(_mean(left, lambda at: max(gains[at], Fraction(0)))),
            "least": str(_mean(left, lambda at: max(-gains[at], Fraction(0)))),
        },
    }
