"""Deals without a table, by the million: what betting strategies given as data cost, beside the exact figures.

Uses the engine's own outcome tables, a whole batch of deals at a time. No printing here: see simulate.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from controller.cli.batches import BadStrategy, Sums, Totals, in_batches, name_of, rules_of, shown, sums_of
from controller.games.faro.bets import BIT_OF, NO_RANKS, RANK_TYPES, Bet, RankSet, outcome_table, rank_set, sides
from controller.games.faro.odds import last_three, last_turn_odds, turn_odds
from controller.games.faro.rules import Rules, parse_rules

BATCH = 20_000
"""Deals dealt at once: 52 bytes each, and a few arrays of 25 numbers."""
PACK = (4,) * 13
PICKS = ("case", "most_left", "least_left")

STRATEGIES: list[dict[str, Any]] = [
    {"name": "9 open", "bet": {"type": "flat", "ranks": ["9"]}},
    {"name": "9 coppered", "bet": {"type": "flat", "ranks": ["9"], "copper": True}},
    {"name": "case card", "bet": {"type": "flat", "pick": "case"}},
    {"name": "rank with most cards left", "bet": {"type": "flat", "pick": "most_left"}},
    {"name": "rank with fewest cards left", "bet": {"type": "flat", "pick": "least_left"}},
    {"name": "cheval 5-9", "bet": {"type": "group", "ranks": ["5", "9"]}},
    {
        "name": "cheval 5-9, both push",
        "bet": {"type": "group", "ranks": ["5", "9"]},
        "rules": {"multi_both_open": "push"},
    },
    {"name": "square K-Q-A-2", "bet": {"type": "group", "ranks": ["K", "Q", "A", "2"]}},
    {
        "name": "square coppered, first card wins",
        "bet": {"type": "group", "ranks": ["K", "Q", "A", "2"], "copper": True},
        "rules": {"multi_both_copper": "win"},
    },
    {"name": "high card", "bet": {"type": "high"}},
    {"name": "odd", "bet": {"type": "odd"}},
    {"name": "odd, King counts odd", "bet": {"type": "odd"}, "rules": {"parity_king": "odd"}},
    {"name": "call the turn", "bet": {"type": "call"}},
    {"name": "call the turn, cat-hop 1:1", "bet": {"type": "call"}, "rules": {"call_pair": 1}},
    {
        "name": "any split takes coppers",
        "bet": {"type": "flat", "ranks": ["9"], "copper": True},
        "rules": {"copper_split": "any_split"},
    },
]
NAMES = {
    "9 open": "cli-simulate-9-open",
    "9 coppered": "cli-simulate-9-coppered",
    "case card": "cli-simulate-case-card",
    "rank with most cards left": "cli-simulate-rank-with-most-cards-left",
    "rank with fewest cards left": "cli-simulate-rank-with-fewest-cards-left",
    "cheval 5-9": "cli-simulate-cheval-5-9",
    "cheval 5-9, both push": "cli-simulate-cheval-5-9-both-push",
    "square K-Q-A-2": "cli-simulate-square-k-q-a-2",
    "square coppered, first card wins": "cli-simulate-square-coppered-first-card-wins",
    "high card": "cli-simulate-high-card",
    "odd": "cli-simulate-odd",
    "odd, King counts odd": "cli-simulate-odd-king-counts-odd",
    "call the turn": "cli-simulate-call-the-turn",
    "call the turn, cat-hop 1:1": "cli-simulate-call-the-turn-cat-hop-1-1",
    "any split takes coppers": "cli-simulate-any-split-takes-coppers",
}
"""The built-in strategies by the names they have in JSON, and the keys of what people read."""


@dataclass(frozen=True)
class Strategy:
    """What is staked in every turn, under which rules. `pick` chooses the rank turn by turn; else `bet` is fixed."""

    name: str
    rules: Rules
    bet: Bet
    pick: str | None


def read_strategy(obj: Mapping[str, Any]) -> Strategy:
    """A strategy from its JSON object. Raises BadStrategy."""
    name, bet = name_of(obj), obj.get("bet")
    if not isinstance(bet, dict):
        raise BadStrategy("cli-simulate-no-bet", name=name, found=shown(bet))
    rules = rules_of(obj, name, parse_rules)
    ranks, win, lose = (_ranks(name, bet.get(key, [])) for key in ("ranks", "win", "lose"))
    kind, copper, pick = bet.get("type"), bet.get("copper", False), bet.get("pick")
    if not isinstance(copper, bool):
        raise BadStrategy("cli-simulate-no-copper", name=name, found=shown(copper))
    if pick is not None:
        if pick not in PICKS or kind != "flat":
            raise BadStrategy(
                "cli-simulate-no-pick", name=name, picks=" ".join(PICKS), found=f"{shown(kind)}, {shown(pick)}"
            )
        ranks = rank_set("A")
    found: tuple[RankSet, RankSet] | None = (NO_RANKS, NO_RANKS)
    if not isinstance(kind, str) or kind not in RANK_TYPES | {"high", "odd", "even", "call"}:
        raise BadStrategy("cli-simulate-no-type", name=name, found=shown(kind))
    if kind in RANK_TYPES:
        found = sides(rules, kind, ranks, win, lose, copper)
    if found is None:
        ranks_given = {key: bet[key] for key in ("ranks", "win", "lose") if key in bet}
        raise BadStrategy("cli-simulate-bad-ranks", name=name, type=kind, found=shown(ranks_given))
    return Strategy(name, rules, Bet("", "", kind, *found, copper, "", 1, 1), pick)


def _ranks(name: str, labels: Any) -> RankSet:
    if not isinstance(labels, list) or not all(isinstance(label, str) and label in BIT_OF for label in labels):
        raise BadStrategy("cli-simulate-no-ranks", name=name, found=shown(labels))
    return rank_set(labels)


# Dealing.


def deal(rng: np.random.Generator, deals: int) -> NDArray[np.uint8]:
    """(deals, 52) rank columns 0…12, each row a shuffled pack."""
    pack = np.tile(np.arange(52, dtype=np.uint8) % 13, (deals, 1))
    return rng.permuted(pack, axis=1)


def pays(strategy: Strategy, bet: Bet) -> NDArray[np.float64]:
    """(169,) what the bank pays for a unit in each turn, by loser * 13 + winner."""
    table = outcome_table(strategy.rules, bet)
    found = np.zeros(169)
    found[list(table.wins)] = 1
    found[list(table.loses)] = -1
    found[list(table.halves)] = -0.5
    return found


def play(strategy: Strategy, packs: NDArray[np.uint8]) -> Totals:
    """One strategy over these deals."""
    if strategy.bet.type == "call":
        return _play_calls(strategy.rules, packs)
    turns = packs[:, 1:51:2].astype(np.int64) * 13 + packs[:, 2:52:2]
    if strategy.pick is None:
        gains = pays(strategy, strategy.bet)[turns]
        gain = gains.sum(axis=1) - _hoc_takes(strategy, gains[:, -1], _to_win(strategy.bet)[packs[:, 51]])
        return gain, np.full(len(packs), 25.0)
    return _play_pick(strategy, packs, turns)


def _to_win(bet: Bet) -> NDArray[np.bool_]:
    """(13,) whether each rank is one of the bet's to win."""
    return np.array([bool(bet.win >> column & 1) for column in range(13)])


def _hoc_takes(strategy: Strategy, gain: NDArray[np.float64], hoc: NDArray[np.bool_]) -> NDArray[np.float64]:
    """(deals,) what `last_turn_hoc=lose_open` takes of a unit after the last turn's gain; `hoc`: a rank to win."""
    if strategy.rules.last_turn_hoc != "lose_open":
        return np.zeros(len(gain))
    rest = np.where(gain == 0, 1.0, 0.0)
    if strategy.rules.split_remainder == "stay":
        rest = np.where(gain == -0.5, 0.5, rest)
    return np.where(hoc, rest, 0.0)


def _play_pick(strategy: Strategy, packs: NDArray[np.uint8], turns: NDArray[np.int64]) -> Totals:
    copper = strategy.bet.copper
    by_rank = np.stack(
        [
            pays(strategy, strategy.bet._replace(win=NO_RANKS if copper else bit, lose=bit if copper else NO_RANKS))
            for bit in BIT_OF.values()
        ]
    )
    rows = np.arange(len(packs))
    left = np.full((len(packs), 13), 4, dtype=np.int8)
    left[rows, packs[:, 0]] -= 1
    gain, staked = np.zeros(len(packs)), np.zeros(len(packs))
    for turn in range(25):
        rank, on = _choose(str(strategy.pick), left)
        gains = by_rank[rank, turns[:, turn]]
        if turn == 24 and not copper:
            gains = gains - _hoc_takes(strategy, gains, rank == packs[:, 51])
        gain += np.where(on, gains, 0)
        staked += on
        for place in (2 * turn + 1, 2 * turn + 2):
            left[rows, packs[:, place]] -= 1
    return gain, staked


def _choose(pick: str, left: NDArray[np.int8]) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """The rank to bet on in each deal, and whether there is one."""
    if pick == "case":
        wanted = left == 1
        return wanted.argmax(axis=1), wanted.any(axis=1)
    if pick == "most_left":
        return left.argmax(axis=1), np.ones(len(left), dtype=bool)
    return np.where(left > 0, left, 9).argmin(axis=1), np.ones(len(left), dtype=bool)


def _play_calls(rules: Rules, packs: NDArray[np.uint8]) -> Totals:
    """The ranks in rising order; where no order pays nothing is staked."""
    last = packs[:, 49:52].astype(np.int64)
    hit = (last[:, 0] <= last[:, 1]) & (last[:, 1] <= last[:, 2])
    kinds = 1 + (np.diff(np.sort(last, axis=1), axis=1) != 0).sum(axis=1)
    less = 1 if rules.call_convention == "for_one" else 0
    odds = np.where(kinds == 3, rules.call_distinct - less, rules.call_pair - less)
    staked = (kinds > 1).astype(np.float64)
    return np.where(hit, odds, -1.0) * staked, staked


def exact_take(strategy: Strategy) -> Fraction | None:
    """The exact figure where it is known: by symmetry every turn of a shuffled pack is like the first, but for what the
    hoc takes after the last."""
    if strategy.bet.type == "call":
        return _exact_call(strategy.rules)
    if strategy.pick is None:
        last = last_turn_odds(strategy.rules, strategy.bet, PACK).edge
        return (24 * turn_odds(strategy.rules, strategy.bet, PACK).edge + last) / 25
    copper, rules = strategy.bet.copper, strategy.rules
    fair = rules.copper_split == "own_rank" if copper else rules.last_turn_hoc == "return"
    return Fraction(0) if strategy.pick == "case" and fair else None


def _exact_call(rules: Rules) -> Fraction:
    three = last_three(PACK)
    less = 1 if rules.call_convention == "for_one" else 0
    distinct = 1 - Fraction(rules.call_distinct - less + 1, 6)
    pair = 1 - Fraction(rules.call_pair - less + 1, 3)
    return (three.distinct * distinct + three.pair * pair) / (three.distinct + three.pair)


def simulate_batch(strategies: Sequence[Strategy], seed: Sequence[int], deals: int) -> list[Sums]:
    """All strategies over the same deals."""
    packs = deal(np.random.default_rng(seed), deals)
    return [sums_of(play(strategy, packs)) for strategy in strategies]


simulate = partial(in_batches, simulate_batch, size=BATCH)
"""The sums of each strategy over a number of deals, by `batches.in_batches`."""
