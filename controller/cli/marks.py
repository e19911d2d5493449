"""German faro without a table: what `faro simulate` says of a mark on a card. Whole packs are shuffled, a batch at a
time; the mark is laid on the same card before the first pair, the bank can pay and nobody is out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from controller.cli.batches import BadStrategy, Sums, in_batches, name_of, of_units, rules_of, shown
from controller.games.cards import PACK_52
from controller.games.german_faro.course import odds_of
from controller.games.german_faro.rules import Rules, parse_rules

BATCH = 20_000
"""Packs dealt at once."""
PACKS = (52, 39)
LIES = ("next_pair", "to_the_end")
"""How long a mark stays on its card, in the terms of `odds_of`."""
STRATEGIES: list[dict[str, Any]] = [
    {"name": "mark for a pair", "pack": 52, "lies": "next_pair"},
    {"name": "mark to the end", "pack": 52, "lies": "to_the_end"},
    {"name": "mark to the end, 39 cards", "pack": 39, "lies": "to_the_end"},
    {
        "name": "39 cards, last card right",
        "pack": 39,
        "lies": "to_the_end",
        "rules": {"odd_last_card": "first_pile"},
    },
]
NAMES = {
    "mark for a pair": "cli-simulate-mark-for-a-pair",
    "mark to the end": "cli-simulate-mark-to-the-end",
    "mark to the end, 39 cards": "cli-simulate-mark-to-the-end-39",
    "39 cards, last card right": "cli-simulate-mark-last-card-right",
}
"""The built-in strategies by the names they have in JSON, and the keys of what people read."""


@dataclass(frozen=True)
class Strategy:
    """A mark on a card, with the size of the pack and the rules."""

    name: str
    rules: Rules
    pack: int
    lies: str


def read_strategy(obj: Mapping[str, Any]) -> Strategy:
    """A strategy from its JSON object. Raises BadStrategy."""
    name = name_of(obj)
    rules = rules_of(obj, name, parse_rules)
    pack, lies = obj.get("pack"), obj.get("lies")
    if type(pack) is not int or pack not in PACKS or type(lies) is not str or lies not in LIES:
        raise BadStrategy("cli-simulate-no-mark", name=name, found=f"{shown(pack)}, {shown(lies)}")
    return Strategy(name, rules, pack, lies)


def exact_take(strategy: Strategy) -> Fraction:
    """What the bank keeps of each mark."""
    return Fraction(odds_of(PACK_52[strategy.pack :], strategy.rules)[strategy.lies]["edge"])


def gains(strategy: Strategy, packs: NDArray[np.int8]) -> NDArray[np.float64]:
    """What a mark on card 0 gains in the deal of each row, whose cards come in its order."""
    rules = strategy.rules
    place = np.argmax(packs == 0, axis=1)
    first = place % 2 == 0
    gain = np.where(first == (rules.pays == rules.first_pile), 1.0, -1.0)
    lies = place >= 2 if strategy.lies == "next_pair" else np.zeros(len(place), dtype=bool)
    if rules.odd_last_card == "dead":
        lies = lies | (first & (place == strategy.pack - 1))
    return np.where(lies, 0.0, gain)


def simulate_batch(strategies: Sequence[Strategy], seed: Sequence[int], packs: int) -> list[Sums]:
    """All strategies, those of one size of the pack over the same cards."""
    dealt = {
        size: np.random.default_rng((*seed, size)).permuted(np.tile(np.arange(size, dtype=np.int8), (packs, 1)), axis=1)
        for size in {strategy.pack for strategy in strategies}
    }
    return [of_units(gains(strategy, dealt[strategy.pack])) for strategy in strategies]


simulate = partial(in_batches, simulate_batch, size=BATCH)
"""The sums of each strategy over a number of deals, by `batches.in_batches`."""
