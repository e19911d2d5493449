"""A punter against a banker where both choose whether to draw, exactly (docs/rules.md section 6): chemin de fer, and
one side of a banque.

The punter draws on 0 to 4 and stands on 6 and 7; on 5 he draws with a chance. The banker knows his total and what the
punter drew. Every sequence of values is counted with the number of ways in which the cards left can give it, in whole
numbers, so that in each situation of the banker what he gains by drawing and by standing is a linear function of that
chance. Strategies go by totals alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import perm
from typing import Any, NamedTuple

from ..cards import Card
from .hand import FREE_ON, NATURAL, banker_draws
from .shoe import COUP, by_value, four, left_in_shoe

STOOD = 10
"""In place of a third card's value: the punter stood."""
HIGHEST = 7
"""The highest total on which anybody decides."""
Situation = tuple[int, int]
"""The banker's total, and the value of the punter's third card or STOOD."""


class Line(NamedTuple):
    """`at_0` + `slope` x the chance that the punter draws on 5."""

    at_0: Fraction
    slope: Fraction

    def at(self, chance: Fraction) -> Fraction:
        """Its value."""
        return self.at_0 + self.slope * chance


class Choice(NamedTuple):
    """What the banker gains of a unit, in one situation, by drawing and by standing."""

    draw: Line
    stand: Line

    def crossing(self) -> Fraction | None:
        """The chance at which both are alike; None where there is none."""
        slope = self.draw.slope - self.stand.slope
        return None if not slope else (self.stand.at_0 - self.draw.at_0) / slope


class Play(NamedTuple):
    """The coming coup: what the banker gains where somebody has a natural, and his choices in all other situations."""

    naturals: Fraction
    choices: dict[Situation, Choice]

    def table_edge(self, five: Fraction) -> Fraction:
        """What he gains who follows the table of the third card; `five`: the chance that the punter draws on 5."""
        gains = (
            (choice.draw if by_table(situation) else choice.stand).at(five)
            for situation, choice in self.choices.items()
        )
        return self.naturals + sum(gains, Fraction(0))

    def best_edge(self, five: Fraction) -> Fraction:
        """What he gains by his best answer to this chance."""
        return self.naturals + sum(
            (max(draw.at(five), stand.at(five)) for draw, stand in self.choices.values()), Fraction(0)
        )

    def best_answers(self, five: Fraction) -> dict[Situation, bool | None]:
        """Whether he draws, by his best answer to this chance; None where it does not matter."""
        found: dict[Situation, bool | None] = {}
        for situation, (draw, stand) in self.choices.items():
            gain = draw.at(five) - stand.at(five)
            found[situation] = None if not gain else gain > 0
        return found

    def best_five(self) -> Fraction:
        """The chance to draw on 5 that costs the punter least against the best answer to it."""
        crossings = {crossing for choice in self.choices.values() if (crossing := choice.crossing()) is not None}
        ends = {Fraction(0), Fraction(1)}
        return min(sorted(ends | {chance for chance in crossings if 0 <= chance <= 1}), key=self.best_edge)

    def mixed(self, five: Fraction) -> tuple[Situation, Fraction] | None:
        """Where the punter is at his best: the situation in which the banker must draw now and then, and how often, so
        that no other chance than this is better for the punter. None where the punter always does the same on 5, and
        where no one situation alone is open."""
        if not 0 < five < 1:
            return None
        slope = Fraction(0)
        loose = []
        for situation, draws in self.best_answers(five).items():
            choice = self.choices[situation]
            if draws is None and choice.draw.slope != choice.stand.slope:
                loose.append(situation)
            else:
                slope += (choice.draw if draws else choice.stand).slope
        if len(loose) != 1:
            return None
        draw, stand = self.choices[loose[0]]
        return loose[0], (slope + stand.slope) / (stand.slope - draw.slope)


def by_table(situation: Situation) -> bool:
    """Whether the table of the third card draws here."""
    total, third = situation
    return banker_draws(total, None if third == STOOD else third)


@lru_cache(maxsize=8)
def play_of(left: tuple[int, ...]) -> Play:
    """The coming coup; `left`: cards by rank, at least six in all. Raises ValueError for fewer."""
    total = sum(left)
    if total < COUP:
        raise ValueError(f"a coup needs {COUP} cards, {total} are left")
    every = perm(total, COUP)
    n = by_value(left)
    naturals = 0
    gains: dict[Situation, list[int]] = {}
    for player, banker, ways in four(n):
        if player >= NATURAL or banker >= NATURAL:
            naturals += ways * (total - 4) * (total - 5) * _sign(banker, player)
        else:
            _choices(gains, n, player, banker, ways, total)
    return Play(
        Fraction(naturals, every),
        {
            situation: Choice(_line(at[0], at[1], every), _line(at[2], at[3], every))
            for situation, at in sorted(gains.items())
        },
    )


def _line(always: int, on_five: int, every: int) -> Line:
    return Line(Fraction(always, every), Fraction(on_five, every))


def _sign(banker: int, player: int) -> int:
    return (banker > player) - (banker < player)


def _choices(gains: dict[Situation, list[int]], n: list[int], player: int, banker: int, ways: int, total: int) -> None:
    """Adds what the banker gains from these four cards on; `n`: cards left by value. For each situation: by drawing at
    chance 0 and its slope, by standing likewise."""
    if player >= FREE_ON:
        now = gains.setdefault((banker, STOOD), [0, 0, 0, 0])
        draw = ways * (total - 5) * sum([n[last] * _sign((banker + last) % 10, player) for last in range(10)])
        stand = ways * (total - 4) * (total - 5) * _sign(banker, player)
        for place, gain in ((0, draw), (2, stand)):
            now[place] += gain
            now[place + 1] -= gain if player == FREE_ON else 0
    if player <= FREE_ON:
        for third in range(10):
            if not n[third]:
                continue
            these = ways * n[third]
            hand = (player + third) % 10
            n[third] -= 1
            draw = these * sum([n[last] * _sign((banker + last) % 10, hand) for last in range(10)])
            n[third] += 1
            stand = these * (total - 5) * _sign(banker, hand)
            now = gains.setdefault((banker, third), [0, 0, 0, 0])
            for place, gain in ((0, draw), (2, stand)):
                now[place + (player == FREE_ON)] += gain


def odds_of(seen: Sequence[Card], packs: int) -> dict[str, Any]:
    """The free choices of the coming coup as JSON after these cards of a shoe of so many packs; every number that is
    not whole is a fraction as text. `five`: how often the punter draws on 5 at his best; `mixed`: where the banker must
    draw now and then, and how often; `answers`: his best answer to it, to a punter who always stands on 5 and to one
    who always draws, by his total, a letter for each third card and for a punter who stood: D, S or = where it does not
    matter; `depends`: where the last two differ. Raises ValueError where the cards cannot have been seen, or leave too
    few."""
    left = left_in_shoe(packs, seen)
    play = play_of(left)
    five = play.best_five()
    mixed = play.mixed(five)
    stands, draws = play.best_answers(Fraction(0)), play.best_answers(Fraction(1))
    return {
        "seen": [card.label for card in seen],
        "unseen": sum(left),
        "five": str(five),
        "mixed": None if mixed is None else {**_situation(mixed[0]), "draws": str(mixed[1])},
        "edges": {
            "best": str(play.best_edge(five)),
            "five_stands": str(play.best_edge(Fraction(0))),
            "five_draws": str(play.best_edge(Fraction(1))),
            "table": str(play.table_edge(five)),
            "five_stands_table": str(play.table_edge(Fraction(0))),
            "five_draws_table": str(play.table_edge(Fraction(1))),
        },
        "answers": {
            "best": _letters(play.best_answers(five)),
            "five_stands": _letters(stands),
            "five_draws": _letters(draws),
        },
        "depends": [_situation(situation) for situation in play.choices if stands[situation] != draws[situation]],
    }


def _situation(situation: Situation) -> dict[str, int | None]:
    """As JSON: the banker's total and the punter's third card, null where he stood."""
    total, third = situation
    return {"total": total, "third": None if third == STOOD else third}


def _letters(answers: Mapping[Situation, bool | None]) -> list[str]:
    return ["".join(_LETTER[answers.get((total, third))] for third in range(STOOD + 1)) for total in range(HIGHEST + 1)]


_LETTER = {True: "D", False: "S", None: "="}
