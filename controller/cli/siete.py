"""Siete y media without a table: what `faro odds` and `faro simulate` say of it.

The simulation deals one hand of one punter and the bank's from each shuffled pack, a batch of packs at a time: every
deal is like the first of a new pack, for which the exact figure holds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from controller.catalogue import text
from controller.cli.batches import BadStrategy, Sums, in_batches, of_units, rules_of
from controller.cli.figures import columns, percent
from controller.games.siete_y_media.odds import hand_odds, left_in_pack
from controller.games.siete_y_media.pack import GOAL, PACK_40, VALUES
from controller.games.siete_y_media.rules import Rules, parse_rules

BATCH = 10_000
"""Packs dealt at once."""
WORTH = np.array([VALUES[card.number] for card in PACK_40], dtype=np.int8)

STRATEGIES: list[dict[str, Any]] = [
    {"name": "from 4, bank from 5½", "punter_from": 8, "bank_from": 11},
    {"name": "from 4½, bank from 5", "punter_from": 9, "bank_from": 10},
    {"name": "from 5, bank from 5", "punter_from": 10, "bank_from": 10},
    {"name": "from 3½, blackjack bank", "punter_from": 7, "bank_from": 12},
    {"name": "from 5, blackjack bank", "punter_from": 10, "bank_from": 12},
    {"name": "from 5, bank from 6½", "punter_from": 10, "bank_from": 13},
    {"name": "even money", "punter_from": 9, "bank_from": 11, "rules": {"seven_half_pays": 1}},
]


@dataclass(frozen=True)
class Strategy:
    """One unit in every deal; punter and bank each stand from so many half points."""

    name: str
    rules: Rules
    punter_from: int
    bank_from: int


def read_strategy(obj: Mapping[str, Any]) -> Strategy:
    """A strategy from its JSON object. Raises BadStrategy."""
    name = obj.get("name")
    stands = [obj.get("punter_from"), obj.get("bank_from")]
    if not isinstance(name, str) or not all(type(points) is int and 1 <= points <= GOAL for points in stands):
        raise BadStrategy("cli-simulate-no-half-points", name=name if isinstance(name, str) else "?", high=GOAL)
    rules = rules_of(obj, name, parse_rules)
    return Strategy(name, rules, obj["punter_from"], obj["bank_from"])


def exact_take(strategy: Strategy) -> Fraction:
    """What the bank keeps of each unit staked."""
    return hand_odds(strategy.rules, left_in_pack(), strategy.punter_from, strategy.bank_from).edge


def gains(strategy: Strategy, sums: NDArray[np.int16]) -> NDArray[np.float64]:
    """What a unit gains in the deal of each row; `sums`: half points of the first card, the first two ..."""
    rows = np.arange(len(sums))
    last = np.argmax(sums >= strategy.punter_from, axis=1)
    punter = sums[rows, last]
    of_bank = sums - punter[:, None]
    bank = of_bank[rows, np.argmax(of_bank >= strategy.bank_from, axis=1)]
    won = (punter <= GOAL) & (bank != GOAL) & ((bank > GOAL) | (bank < punter))
    return np.where(won, np.where(punter == GOAL, strategy.rules.seven_half_pays, 1), -1).astype(np.float64)


def simulate_batch(strategies: Sequence[Strategy], seed: Sequence[int], packs: int) -> list[Sums]:
    """All strategies over the same cards."""
    rng = np.random.default_rng(seed)
    cards = rng.permuted(np.tile(WORTH, (packs, 1)), axis=1)
    sums = np.cumsum(cards, axis=1, dtype=np.int16)
    return [of_units(gains(strategy, sums)) for strategy in strategies]


simulate = partial(in_batches, simulate_batch, size=BATCH)
"""The sums of each strategy over so many deals, by `batches.in_batches`."""


def _points(halves: int) -> str:
    return text("siete_y_media-points", whole=halves // 2, half=halves % 2)


def hands_as_text(answer: Mapping[str, Any]) -> str:
    """The odds of the next hand for people."""
    lines = [text("cli-odds-unseen-of-pack", count=answer["unseen"])]
    hand = answer["hand"]
    if answer["seen"]:
        points, chance = _points(hand["half_points"]), percent(hand["chance"])
        lines.append(text("cli-odds-goes-over", points=points, over=hand["over"], of=hand["of"], chance=chance))
    lines += ["", f"{text('cli-odds-bank-from'):>12}{text('cli-odds-over'):>14}{text('cli-odds-seven-half'):>14}"]
    for row in answer["bank"]:
        lines.append(f"{_points(row['bank_from']):>12}{percent(row['over']):>14}{percent(row['seven_half']):>14}")
    headings = columns(map(text, ("cli-odds-win", "cli-odds-lose", "cli-odds-edge")))
    lines += ["", f"{text('cli-odds-punter-from'):>12}{text('cli-odds-bank-from'):>12}{headings}"]
    for row in answer["stakes"]:
        figures = columns(percent(row[name]) for name in ("win", "lose", "edge"))
        lines.append(f"{_points(row['punter_from']):>12}{_points(row['bank_from']):>12}{figures}")
    best = answer["best"]
    lines += ["", text("cli-odds-at-best", points=_points(best["bank_from"]), edge=percent(best["edge"]))]
    lines.append(f"{text('cli-odds-first-card'):>12}{text('cli-odds-gains'):>14}")
    lines += [f"{_points(row['half_points']):>12}{percent(row['gain']):>14}" for row in best["first"]]
    return "\n".join(lines)
