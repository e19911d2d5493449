"""Punto banco without a table: what `faro odds` and `faro simulate` say of it.

The simulation deals whole shoes, burnt cards included, with the engine's own drawing table and bets, a batch of shoes
at a time. Of each shoe as many coups count as it surely holds, so that every coup is like the first of a new shoe and
the exact figure holds for all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from controller.catalogue import decimal, text
from controller.cli.bars import Bar, bar_of
from controller.cli.batches import BadStrategy, Sums, in_batches, name_of, of_units, rules_of, shown
from controller.cli.figures import columns, percent
from controller.games.baccarat.hand import MOST_DRAWN_ON, NATURAL, TABLE, VALUES
from controller.games.baccarat.punto_banco.odds import bet_odds, chances
from controller.games.baccarat.punto_banco.rules import TYPES, Rules, odds, offered, parse_rules
from controller.games.baccarat.shoe import left_in_shoe

SHOES = 250
"""Shoes dealt at once."""
MOST_BURNT = 11
COUP = 6
VALUE = np.array(VALUES, dtype=np.int8)
DRAWS = np.array(TABLE)

STRATEGIES: list[dict[str, Any]] = [
    {"name": "player", "bet": {"type": "player"}},
    {"name": "banker", "bet": {"type": "banker"}},
    {"name": "tie", "bet": {"type": "tie"}},
    {"name": "tie, 9 to 1", "bet": {"type": "tie"}, "rules": {"tie_odds": 9}},
    {"name": "player pair", "bet": {"type": "player_pair"}},
    {"name": "player, six packs", "bet": {"type": "player"}, "rules": {"packs": 6}},
    {"name": "banker, six packs", "bet": {"type": "banker"}, "rules": {"packs": 6}},
    {"name": "tie, six packs", "bet": {"type": "tie"}, "rules": {"packs": 6}},
    {"name": "tie, 9 to 1, six packs", "bet": {"type": "tie"}, "rules": {"packs": 6, "tie_odds": 9}},
    {"name": "Super 6 banker", "bet": {"type": "banker"}, "rules": {"variant": "super6"}},
    {"name": "Super 6", "bet": {"type": "super6"}, "rules": {"variant": "super6"}},
    {"name": "EZ banker", "bet": {"type": "banker"}, "rules": {"variant": "ez"}},
    {"name": "Dragon 7", "bet": {"type": "dragon7"}, "rules": {"variant": "ez"}},
    {"name": "Panda 8", "bet": {"type": "panda8"}, "rules": {"variant": "ez"}},
]
NAMES = {
    "player": "cli-simulate-player",
    "banker": "cli-simulate-banker",
    "tie": "cli-simulate-tie",
    "tie, 9 to 1": "cli-simulate-tie-9-to-1",
    "player pair": "cli-simulate-player-pair",
    "player, six packs": "cli-simulate-player-six-packs",
    "banker, six packs": "cli-simulate-banker-six-packs",
    "tie, six packs": "cli-simulate-tie-six-packs",
    "tie, 9 to 1, six packs": "cli-simulate-tie-9-to-1-six-packs",
    "Super 6 banker": "cli-simulate-super-6-banker",
    "Super 6": "cli-simulate-super-6",
    "EZ banker": "cli-simulate-ez-banker",
    "Dragon 7": "cli-simulate-dragon-7",
    "Panda 8": "cli-simulate-panda-8",
}
"""The built-in strategies by the names they have in JSON, and the keys of what people read."""


@dataclass(frozen=True)
class Strategy:
    """One unit on the same bet in every coup, under these rules."""

    name: str
    rules: Rules
    bet: str


def read_strategy(obj: Mapping[str, Any]) -> Strategy:
    """A strategy from its JSON object. Raises BadStrategy."""
    name, bet = name_of(obj), obj.get("bet")
    if not isinstance(bet, dict):
        raise BadStrategy("cli-simulate-no-bet", name=name, found=shown(bet))
    rules = rules_of(obj, name, parse_rules)
    if bet.get("type") not in TYPES:
        raise BadStrategy("cli-simulate-no-coup-type", name=name, types=" ".join(TYPES), found=shown(bet.get("type")))
    if bet["type"] not in offered(rules):
        raise BadStrategy("cli-simulate-not-offered", name=name, found=shown(bet["type"]))
    return Strategy(name, rules, bet["type"])


def exact_take(strategy: Strategy) -> Fraction:
    """What the house keeps of each unit staked."""
    return bet_odds(strategy.rules, strategy.bet, chances(left_in_shoe(strategy.rules.packs))).edge


@dataclass(frozen=True)
class Coups:
    """Many coups, each array with one entry a coup."""

    player: NDArray[np.int8]
    banker: NDArray[np.int8]
    player_cards: NDArray[np.int8]
    banker_cards: NDArray[np.int8]
    player_pair: NDArray[np.bool_]
    banker_pair: NDArray[np.bool_]


def coups_of_a_shoe(packs: int) -> int:
    """Least number of coups that a shoe of `packs` packs holds, with the most cards burnt."""
    return (packs * 52 - MOST_BURNT) // COUP


def deal(rng: np.random.Generator, packs: int, shoes: int) -> Coups:
    """The coups of `shoes` shuffled shoes of `packs` packs each."""
    cards = rng.permuted(np.tile(np.arange(packs * 52, dtype=np.int16) % 52, (shoes, 1)), axis=1).astype(np.int8)
    at = 1 + np.where(VALUE[cards[:, 0]] == 0, 10, VALUE[cards[:, 0]]).astype(np.int64)
    parts = []
    for _ in range(coups_of_a_shoe(packs)):
        coup, used = coups_at(cards, at)
        at = at + used
        parts.append(coup)
    return Coups(*(np.concatenate([getattr(part, name) for part in parts]) for name in Coups.__dataclass_fields__))


def coups_at(cards: NDArray[np.int8], at: NDArray[np.int64]) -> tuple[Coups, NDArray[np.int64]]:
    """The coup that begins at card `at` of each shoe, and how many cards it takes."""
    six = np.take_along_axis(cards, at[:, None] + np.arange(COUP), axis=1)
    worth = VALUE[six]
    player, banker = (worth[:, 0] + worth[:, 2]) % 10, (worth[:, 1] + worth[:, 3]) % 10
    play = (player < NATURAL) & (banker < NATURAL)
    player_draws = play & (player <= MOST_DRAWN_ON)
    by_table = DRAWS[np.minimum(banker, 7), worth[:, 4]]
    banker_draws = play & np.where(player_draws, by_table, banker <= MOST_DRAWN_ON)
    last = np.where(player_draws, worth[:, 5], worth[:, 4])
    column = six % 13
    coups = Coups(
        ((player + np.where(player_draws, worth[:, 4], 0)) % 10).astype(np.int8),
        ((banker + np.where(banker_draws, last, 0)) % 10).astype(np.int8),
        (2 + player_draws).astype(np.int8),
        (2 + banker_draws).astype(np.int8),
        column[:, 0] == column[:, 2],
        column[:, 1] == column[:, 3],
    )
    return coups, 4 + player_draws.astype(np.int64) + banker_draws


def gains(strategy: Strategy, coups: Coups) -> NDArray[np.float64]:
    """What a unit gains in each coup, a commission taken exactly, also one that goes on an account."""
    rules, bet = strategy.rules, strategy.bet
    player, banker = coups.player, coups.banker
    if bet in ("player", "banker"):
        won = player > banker if bet == "player" else banker > player
        pay = np.where(won, 1.0, np.where(player == banker, 0.0, -1.0))
        if bet == "player":
            return pay
        if rules.variant == "standard":
            return np.where(won, 1 - rules.commission_pct / 100, pay)
        if rules.variant == "super6":
            return np.where(won & (banker == 6), 0.5, pay)
        return np.where(won & (banker == 7) & (coups.banker_cards == 3), 0.0, pay)
    hits = {
        "tie": player == banker,
        "player_pair": coups.player_pair,
        "banker_pair": coups.banker_pair,
        "super6": (banker > player) & (banker == 6),
        "dragon7": (banker > player) & (banker == 7) & (coups.banker_cards == 3),
        "panda8": (player > banker) & (player == 8) & (coups.player_cards == 3),
    }
    return np.where(hits[bet], float(odds(rules, bet)), -1.0)


def simulate_batch(strategies: Sequence[Strategy], seed: Sequence[int], shoes: int) -> list[Sums]:
    """All strategies over the same shoes, those of one number of packs over the same cards."""
    dealt = {n: deal(np.random.default_rng((*seed, n)), n, shoes) for n in {one.rules.packs for one in strategies}}
    return [of_units(gains(strategy, dealt[strategy.rules.packs])) for strategy in strategies]


def simulate(strategies: Sequence[Strategy], coups: int, **how: Any) -> list[Sums]:
    """The sums of each strategy over `coups` coups, rounded up to whole shoes of the fewest packs. `how`: seed,
    processes and progress of `in_batches`."""
    each = min(coups_of_a_shoe(strategy.rules.packs) for strategy in strategies)
    return in_batches(simulate_batch, strategies, coups, size=SHOES, each=each, **how)


BETS = {
    "player": "cli-odds-player",
    "banker": "cli-odds-banker",
    "tie": "cli-odds-tie",
    "player_pair": "cli-odds-player-pair",
    "banker_pair": "cli-odds-banker-pair",
    "super6": "cli-odds-super6",
    "dragon7": "cli-odds-dragon7",
    "panda8": "cli-odds-panda8",
}
"""The bets on a coup, and the keys of their names."""


def odds_as_text(answer: Mapping[str, Any]) -> str:
    """The odds of the next coup for people."""
    lines = [
        text(
            "cli-odds-coup",
            unseen=answer["unseen"],
            cards=decimal(float(Fraction(answer["cards"])), 5),
            natural=percent(answer["natural"], 5),
        ),
    ]
    if answer["as_commission"] is not None:
        lines.append(text("cli-odds-as-commission", commission=percent(answer["as_commission"], 5)))
    headings = columns(map(text, ("cli-odds-win", "cli-odds-lose", "cli-odds-push", "cli-odds-edge")))
    lines += ["", f"{text('cli-odds-bet'):14}{text('cli-odds-pays'):>6}{headings}"]
    for row in answer["bets"]:
        figures = columns(percent(row[name], 5) for name in ("win", "lose", "push", "edge"))
        lines.append(f"{text(BETS[row['bet']]):14}{row['pays']:>6}{figures}")
    return "\n".join(lines)


def bars_of_a_coup(answer: Mapping[str, Any]) -> list[Bar]:
    """What the bank gains by each bet on the next coup."""
    return [bar_of(text(BETS[row["bet"]]), row["edge"]) for row in answer["bets"]]
