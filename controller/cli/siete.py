"""Siete y media without a table: what `faro odds` and `faro simulate` say of it.

The simulation deals one hand of one punter and the bank's from each shuffled pack, a batch of packs at a time: every
deal is like the first of a new pack, for which the exact figure holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from controller.catalogue import text
from controller.cli.bars import Bar, bar_of
from controller.cli.batches import BadStrategy, Sums, in_batches, name_of, of_units, rules_of, shown
from controller.cli.figures import columns, percent
from controller.games.siete_y_media.odds import (
    AS_MUCH,
    WORTH,
    Bank,
    BestPlay,
    bank_until,
    banks,
    best_play,
    hand_odds,
    is_counted,
    left_in_pack,
)
from controller.games.siete_y_media.rules import GOAL, MOST_DRAWN_ON, PACK_40, VALUES, Rules, parse_rules

BATCH = 10_000
"""Packs dealt at once."""
COUNTS = np.array([VALUES[card.number] for card in PACK_40], dtype=np.int8)
"""What each card of the pack counts, in half points."""
UNIT = 16
"""Base that exceeds the number of cards of a value: a hand is encoded as one number, a digit for each value."""
CARD = np.array([UNIT ** WORTH.index(VALUES[card.number]) for card in PACK_40], dtype=np.int64)
"""What each card adds to that number."""
BEST = "best"
"""Of a punter who draws or stands as is best for the cards in his hand."""

HOUSE = {"banker": "house", "bets": "before_cards"}
"""Rules by which a house may have the bank."""

STRATEGIES: list[dict[str, Any]] = [
    {"name": "from 4, bank from 5½", "punter_from": 8, "bank_from": 11},
    {"name": "from 4½, bank from 5", "punter_from": 9, "bank_from": 10},
    {"name": "from 5, bank from 5", "punter_from": 10, "bank_from": 10},
    {"name": "from 3½, blackjack bank", "punter_from": 7, "bank_from": 12},
    {"name": "from 5, blackjack bank", "punter_from": 10, "bank_from": 12},
    {"name": "from 5, bank from 6½", "punter_from": 10, "bank_from": 13},
    {"name": "from 5, bank as much", "punter_from": 10, "bank_from": AS_MUCH},
    {"name": "even money", "punter_from": 9, "bank_from": 11, "rules": {"seven_half_pays": 1}},
    {"name": "at his best, blackjack bank", "punter_from": BEST, "bank_from": MOST_DRAWN_ON + 1},
    {"name": "at his best, house from 5", "punter_from": BEST, "bank_from": 10, "rules": HOUSE},
    {"name": "at his best, house from 5½", "punter_from": BEST, "bank_from": 11, "rules": HOUSE},
    {"name": "from 3½, house from 5½", "punter_from": 7, "bank_from": 11, "rules": HOUSE},
]
NAMES = {
    "from 4, bank from 5½": "cli-simulate-from-4-bank-from-5-half",
    "from 4½, bank from 5": "cli-simulate-from-4-half-bank-from-5",
    "from 5, bank from 5": "cli-simulate-from-5-bank-from-5",
    "from 3½, blackjack bank": "cli-simulate-from-3-half-blackjack-bank",
    "from 5, blackjack bank": "cli-simulate-from-5-blackjack-bank",
    "from 5, bank from 6½": "cli-simulate-from-5-bank-from-6-half",
    "from 5, bank as much": "cli-simulate-from-5-bank-as-much",
    "even money": "cli-simulate-even-money",
    "at his best, blackjack bank": "cli-simulate-at-his-best-blackjack-bank",
    "at his best, house from 5": "cli-simulate-at-his-best-house-from-5",
    "at his best, house from 5½": "cli-simulate-at-his-best-house-from-5-half",
    "from 3½, house from 5½": "cli-simulate-from-3-half-house-from-5-half",
}
"""The built-in strategies by the names they have in JSON, and the keys of what people read."""


@dataclass(frozen=True)
class Strategy:
    """One unit in every deal; punter and bank each stand from a number of half points. `punter_from` None: he plays his
    best; `bank_from` None: the bank draws until it has as much as he."""

    name: str
    rules: Rules
    punter_from: int | None
    bank_from: Bank


def read_strategy(obj: Mapping[str, Any]) -> Strategy:
    """A strategy from its JSON object. Raises BadStrategy."""
    name = name_of(obj)
    rules = rules_of(obj, name, parse_rules)
    if not is_counted(rules):
        raise BadStrategy("cli-simulate-not-counted", name=name, rule=f"change4={rules.change4}")
    punter, bank = _from(obj, name, "punter_from", BEST), _from(obj, name, "bank_from", AS_MUCH)
    if rules.bank_policy == "blackjack" and bank not in banks(rules):
        (only,) = banks(rules)
        raise BadStrategy("cli-simulate-bank-by-rule", name=name, only=only, found=shown(obj["bank_from"]))
    return Strategy(name, rules, punter, bank)


def _from(obj: Mapping[str, Any], name: str, key: str, word: str) -> int | None:
    """Half points from which one stands; None for the word. Raises BadStrategy."""
    points = obj.get(key)
    if points == word:
        return None
    if type(points) is not int or not 1 <= points <= GOAL:
        raise BadStrategy("cli-simulate-no-half-points", name=name, key=key, high=GOAL, word=word, found=shown(points))
    return points


def exact_take(strategy: Strategy) -> Fraction:
    """What the bank keeps of each unit staked."""
    if strategy.punter_from is None:
        return _best(strategy.rules, strategy.bank_from).edge
    return hand_odds(strategy.rules, left_in_pack(), strategy.punter_from, strategy.bank_from).edge


@lru_cache
def _best(rules: Rules, bank: Bank) -> BestPlay:
    return best_play(rules, left_in_pack(), bank)


def gains(strategy: Strategy, packs: NDArray[np.int64]) -> NDArray[np.float64]:
    """What a unit gains in the deal of each row; `packs`: the cards as they come, by their places in PACK_40."""
    rows = np.arange(len(packs))
    sums = np.cumsum(COUNTS[packs], axis=1, dtype=np.int16)
    punter = sums[rows, np.argmax(_stops(strategy, packs, sums), axis=1)]
    of_bank = sums - punter[:, None]
    usual = punter if strategy.bank_from is None else strategy.bank_from
    until = np.where(punter == GOAL, bank_until(strategy.rules, GOAL, strategy.bank_from), usual)
    bank = of_bank[rows, np.argmax(of_bank >= until[:, None], axis=1)]
    won = (punter <= GOAL) & (bank != GOAL) & ((bank > GOAL) | (bank < punter))
    return np.where(won, np.where(punter == GOAL, strategy.rules.seven_half_pays, 1), -1).astype(np.float64)


def _stops(strategy: Strategy, packs: NDArray[np.int64], sums: NDArray[np.int16]) -> NDArray[np.bool_]:
    """Whether the punter draws no more after the first card, the first two ..."""
    if strategy.punter_from is not None:
        return np.asarray(sums >= strategy.punter_from)
    stands = [
        sum(count * UNIT**place for place, count in enumerate(hand))
        for hand in _best(strategy.rules, strategy.bank_from).stands
    ]
    hands = np.cumsum(CARD[packs[:, :GOAL]], axis=1)  # no hand has more cards than half points
    return np.asarray(np.isin(hands, stands) | (sums[:, :GOAL] >= GOAL))


def simulate_batch(strategies: Sequence[Strategy], seed: Sequence[int], packs: int) -> list[Sums]:
    """All strategies over the same cards."""
    rng = np.random.default_rng(seed)
    cards = rng.permuted(np.tile(np.arange(len(PACK_40)), (packs, 1)), axis=1)
    return [of_units(gains(strategy, cards)) for strategy in strategies]


simulate = partial(in_batches, simulate_batch, size=BATCH)
"""The sums of each strategy over a number of deals, by `batches.in_batches`."""


def _points(halves: int) -> str:
    return text("siete_y_media-points", whole=halves // 2, half=halves % 2)


def _stands(bank: int | str) -> str:
    """From how much the bank stands, as JSON has it."""
    return _points(bank) if isinstance(bank, int) else text("cli-odds-as-much")


def hands_as_text(answer: Mapping[str, Any]) -> str:
    """The odds of the next hand for people."""
    lines = [text("cli-odds-unseen-of-pack", count=answer["unseen"])]
    hand = answer["hand"]
    if answer["seen"]:
        points, chance = _points(hand["half_points"]), percent(hand["chance"])
        lines.append(text("cli-odds-goes-over", points=points, over=hand["over"], of=hand["of"], chance=chance))
    if answer["fusilar"] is not None:
        lines.append(text("cli-odds-fusilar", chance=percent(answer["fusilar"])))
    lines += ["", f"{text('cli-odds-bank-from'):>12}{text('cli-odds-over'):>14}{text('cli-odds-seven-half'):>14}"]
    for row in answer["bank"]:
        lines.append(f"{_points(row['bank_from']):>12}{percent(row['over']):>14}{percent(row['seven_half']):>14}")
    headings = columns(map(text, ("cli-odds-win", "cli-odds-lose", "cli-odds-edge")))
    lines += ["", f"{text('cli-odds-punter-from'):>12}{text('cli-odds-bank-from'):>12}{headings}"]
    for row in answer["stakes"]:
        figures = columns(percent(row[name]) for name in ("win", "lose", "edge"))
        lines.append(f"{_points(row['punter_from']):>12}{_stands(row['bank_from']):>12}{figures}")
    best, looking = answer["best"], answer["best"]["after_looking"]
    lines += ["", text("cli-odds-at-best", points=_points(best["bank_from"]), edge=percent(best["edge"]))]
    if looking is not None:
        lines.append(text("cli-odds-after-looking", most=percent(looking["most"]), least=percent(looking["least"])))
    lines.append(f"{text('cli-odds-first-card'):>12}{text('cli-odds-next-over'):>14}{text('cli-odds-gains'):>14}")
    for first, gain in zip(answer["first"], best["first"], strict=True):
        over = f"{first['over']}/{first['of']}"
        lines.append(f"{_points(first['half_points']):>12}{over:>14}{percent(gain['gain']):>14}")
    return "\n".join([*lines, *_of_the_house(answer.get("house", ()))])


def _of_the_house(banks: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """What a house's bank gains, by from how much it stands."""
    if banks:
        yield from ("", text("cli-odds-house"))
        headings = map(text, ("cli-odds-house-best", "cli-odds-punter-from", "cli-odds-house-fixed"))
        yield f"{text('cli-odds-bank-from'):>12}" + "".join(f"{heading:>14}" for heading in headings)
    for row in banks:
        figures = (percent(row["best"]), _points(row["punter_from"]), percent(row["fixed"]))
        yield f"{_points(row['bank_from']):>12}" + "".join(f"{figure:>14}" for figure in figures)


def bars_of_hands(answer: Mapping[str, Any]) -> list[Bar]:
    """What the bank gains, by from how much punter and bank stand."""
    found = []
    for row in answer["stakes"]:
        punter = f"{text('cli-odds-punter-from')} {_points(row['punter_from'])}"
        bank = f"{text('cli-odds-bank-from')} {_stands(row['bank_from'])}"
        found.append(bar_of(f"{punter}, {bank}", row["edge"]))
    return found
