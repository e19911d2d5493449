"""Macao and Victoria without a table: what `faro odds` and `faro simulate` say of them.

The simulation deals one coup from each two packs, with the hands, the refusing of tens and the pays of the rules, a
batch of packs at a time: every coup is like the first of a new pack, for which the exact figure holds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from controller.catalogue import text
from controller.cli.bars import Bar, bar_of
from controller.cli.batches import BadStrategy, Sums, in_batches, name_of, of_units, rules_of, shown
from controller.cli.figures import columns, percent
from controller.games.baccarat.hand import NATURAL, VALUES
from controller.games.baccarat.macao.odds import MOST_CARDS, left_in_pack, stake_odds
from controller.games.baccarat.macao.rounds import SIZE
from controller.games.baccarat.macao.rules import MOST, PACKS, Rules, parse_rules, parse_victoria_rules

BATCH = 20_000
"""Packs dealt at once, of SIZE bytes each."""
ENOUGH = 4 + VALUES.count(0) * PACKS + 2 * (MOST_CARDS - 1)
"""Number of cards that holds all that a coup can need, even when every ten comes first."""
VALUE = np.array(VALUES * PACKS, dtype=np.int8)

MACAO_STRATEGIES: list[dict[str, Any]] = [
    {"name": "nobody draws", "punter_below": 0, "banker_below": 0},
    {"name": "both draw below 4", "punter_below": 4, "banker_below": 4},
    {"name": "both draw below 5", "punter_below": 5, "banker_below": 5},
    {"name": "both draw below 6", "punter_below": 6, "banker_below": 6},
    {"name": "punter below 6, banker below 4", "punter_below": 6, "banker_below": 4},
    {"name": "below 5, ties void", "punter_below": 5, "banker_below": 5, "rules": {"macao_tie": "void"}},
    {"name": "below 6, over nine lost", "punter_below": 6, "banker_below": 6, "rules": {"macao_over9": "bust"}},
    {
        "name": "below 5, naturals even money",
        "punter_below": 5,
        "banker_below": 5,
        "rules": {"natural9_pays": 1, "natural8_pays": 1},
    },
]
VICTORIA_STRATEGIES: list[dict[str, Any]] = [
    {"name": "both draw below 5", "punter_below": 5, "banker_below": 5},
    {"name": "both draw below 6", "punter_below": 6, "banker_below": 6},
    {"name": "below 5, ties void", "punter_below": 5, "banker_below": 5, "rules": {"macao_tie": "void"}},
    {"name": "below 5, equal cards even", "punter_below": 5, "banker_below": 5, "rules": {"pair_even": True}},
]
NAMES = {
    "nobody draws": "cli-simulate-nobody-draws",
    "both draw below 4": "cli-simulate-both-draw-below-4",
    "both draw below 5": "cli-simulate-both-draw-below-5",
    "both draw below 6": "cli-simulate-both-draw-below-6",
    "punter below 6, banker below 4": "cli-simulate-punter-below-6-banker-below-4",
    "below 5, ties void": "cli-simulate-below-5-ties-void",
    "below 6, over nine lost": "cli-simulate-below-6-over-nine-lost",
    "below 5, naturals even money": "cli-simulate-below-5-naturals-even-money",
    "below 5, equal cards even": "cli-simulate-below-5-equal-cards-even",
}
"""The built-in strategies by the names they have in JSON, and the keys of what people read."""


@dataclass(frozen=True)
class Strategy:
    """One unit in every coup; punter and banker each draw below a total."""

    name: str
    rules: Rules
    punter_below: int
    banker_below: int


def read_macao_strategy(obj: Mapping[str, Any]) -> Strategy:
    """A strategy from its JSON object. Raises BadStrategy."""
    return _read(obj, parse_rules)


def read_victoria_strategy(obj: Mapping[str, Any]) -> Strategy:
    """The same of Victoria."""
    return _read(obj, parse_victoria_rules)


def _read(obj: Mapping[str, Any], parse: Callable[[Mapping[str, Any]], Rules]) -> Strategy:
    name = name_of(obj)
    totals = [obj.get("punter_below"), obj.get("banker_below")]
    if not all(type(total) is int and 0 <= total <= MOST for total in totals):
        raise BadStrategy("cli-simulate-no-totals", name=name, low=0, high=MOST, found=", ".join(map(shown, totals)))
    rules = rules_of(obj, name, parse)
    if rules.max_cards is None or rules.max_cards > MOST_CARDS:
        raise BadStrategy("cli-simulate-too-many-cards", name=name, most=MOST_CARDS, found=shown(rules.max_cards))
    return Strategy(name, rules, obj["punter_below"], obj["banker_below"])


def exact_take(strategy: Strategy) -> Fraction:
    """What the banker keeps of each unit staked."""
    return stake_odds(strategy.rules, left_in_pack(), strategy.punter_below, strategy.banker_below).edge


@dataclass(frozen=True)
class Hands:
    """Many hands, each array with one entry a coup; `drawn`: cards drawn."""

    value: NDArray[np.int64]
    drawn: NDArray[np.int64]
    natural: NDArray[np.bool_]


def gains(strategy: Strategy, cards: NDArray[np.int8]) -> NDArray[np.float64]:
    """What a unit gains in the coup that each row of cards begins: numbers of the cards of two packs."""
    rules = strategy.rules
    count = 2 * rules.first
    worth = VALUE[cards].astype(np.int64)
    figures = worth[:, count:]
    places = np.argsort(figures == 0, axis=1, kind="stable")  # a ten that is drawn is refused
    further = np.take_along_axis(figures, places, axis=1)
    none = np.zeros(len(cards), dtype=np.int64)
    punter = _hands(rules, worth[:, 0:count:2].sum(axis=1) % 10, further, none, strategy.punter_below)
    bank = _hands(rules, worth[:, 1:count:2].sum(axis=1) % 10, further, punter.drawn, strategy.banker_below)
    over, bank_over = punter.value > MOST, bank.value > MOST
    level = (punter.value == bank.value) & (punter.drawn == bank.drawn)
    better = (punter.value > bank.value) | ((punter.value == bank.value) & (punter.drawn < bank.drawn))
    won = ~over & (bank_over | better)
    pushed = ~over & ~bank_over & level & (rules.macao_tie == "void")
    odds = np.where(punter.value == MOST, rules.natural9_pays, rules.natural8_pays)
    column = cards[:, 0:count:2] % 13
    even = rules.pair_even & (rules.first == 2) & (column[:, 0] == column[:, -1])
    pay = np.where(punter.natural & ~even, odds, 1)
    return np.where(won, pay, np.where(pushed, 0, -1)).astype(np.float64)


def _hands(
    rules: Rules, value: NDArray[np.int64], further: NDArray[np.int64], at: NDArray[np.int64], below: int
) -> Hands:
    """Hands that begin with this value and draw from place `at` of the further cards on."""
    stands = value >= NATURAL
    drawn = np.zeros(len(value), dtype=np.int64)
    assert rules.max_cards is not None, "asked by _read"
    for _ in range(rules.max_cards - rules.first):
        draws = ~stands & (value < below)
        card = np.take_along_axis(further, (at + drawn)[:, None], axis=1)[:, 0]
        value = np.where(draws, value + card, value)
        if rules.macao_over9 == "mod10":
            value = value % 10
        drawn = drawn + draws
        stands = stands | ~draws  # who has stood draws no more
    return Hands(value, drawn, (value >= NATURAL) & (drawn == 0))


def simulate_batch(strategies: Sequence[Strategy], seed: Sequence[int], packs: int) -> list[Sums]:
    """All strategies over the same cards."""
    rng = np.random.default_rng(seed)
    cards = rng.permuted(np.tile(np.arange(SIZE, dtype=np.int8), (packs, 1)), axis=1)[:, :ENOUGH] % 52
    return [of_units(gains(strategy, cards)) for strategy in strategies]


simulate = partial(in_batches, simulate_batch, size=BATCH)
"""The sums of each strategy over a number of coups, by `batches.in_batches`."""


def stakes_as_text(answer: Mapping[str, Any]) -> str:
    """The odds of the next coup for people."""
    names = ("win", "lose", "push", "edge")
    headings = columns(map(text, ("cli-odds-win", "cli-odds-lose", "cli-odds-push", "cli-odds-edge")))
    lines = [
        text("cli-odds-unseen-of-pack", count=answer["unseen"]),
        "",
        f"{text('cli-odds-punter-below'):>14}{text('cli-odds-banker-below'):>14}{headings}",
    ]
    for row in answer["stakes"]:
        figures = columns(percent(row[name]) for name in names)
        lines.append(f"{row['punter_below']:>14}{row['banker_below']:>14}{figures}")
    return "\n".join(lines)


def bars_of_stakes(answer: Mapping[str, Any]) -> list[Bar]:
    """What the banker gains, by below how much the punter and he draw."""
    found = []
    for row in answer["stakes"]:
        punter = f"{text('cli-odds-punter-below')} {row['punter_below']}"
        banker = f"{text('cli-odds-banker-below')} {row['banker_below']}"
        found.append(bar_of(f"{punter}, {banker}", row["edge"]))
    return found
