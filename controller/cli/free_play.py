"""Chemin de fer and banque without a table: what `faro odds` and `faro simulate` say of the free choices.

The simulation deals blocks of cards of shuffled shoes, one for each coup, and decides by the engine's own drawing
table or by the best answer to what the punter does on 5.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from controller.catalogue import text
from controller.cli.bars import Bar, bar_of
from controller.cli.batches import BadStrategy, Sums, in_batches, name_of, of_units, rules_of, shown
from controller.cli.figures import percent
from controller.games.baccarat.baccarat_banque.rules import PACKS as PACKS_OF_BANQUE
from controller.games.baccarat.baccarat_banque.rules import parse_rules as rules_of_banque
from controller.games.baccarat.chemin_de_fer.rules import PACKS as PACKS_OF_CHEMIN
from controller.games.baccarat.chemin_de_fer.rules import Rules as RulesOfChemin
from controller.games.baccarat.chemin_de_fer.rules import parse_rules as rules_of_chemin
from controller.games.baccarat.free_play import HIGHEST, STOOD, Play, by_table, play_of
from controller.games.baccarat.hand import FREE_ON, NATURAL, VALUES
from controller.games.baccarat.shoe import left_in_shoe
from controller.games.options import Options

SHOES = 400
"""Shoes dealt at once."""
VALUE = np.array(VALUES, dtype=np.int8)


class Table(NamedTuple):
    """A game of free choices: its packs, and where the cards of a coup lie in its block: the punter's two, the
    banker's two, and the next two."""

    packs: int
    rules: Callable[[Mapping[str, Any]], Options]
    block: tuple[int, ...]
    size: int


TABLES = {
    "chemin_de_fer": Table(PACKS_OF_CHEMIN, rules_of_chemin, (0, 2, 1, 3, 4, 5), 6),
    "baccarat_banque": Table(PACKS_OF_BANQUE, rules_of_banque, (0, 3, 2, 5, 6, 7), 9),
}
"""By name; of a banque the right side alone has stakes."""
FIVES = ("stand", "draw", "best")
BANKERS = ("table", "best")
STRATEGIES: list[dict[str, Any]] = [
    {"name": "5 stands, the table", "five": "stand", "banker": "table"},
    {"name": "5 draws, the table", "five": "draw", "banker": "table"},
    {"name": "5 at its best, the table", "five": "best", "banker": "table"},
    {"name": "5 stands, the best answer", "five": "stand", "banker": "best"},
    {"name": "5 draws, the best answer", "five": "draw", "banker": "best"},
    {"name": "both at their best", "five": "best", "banker": "best"},
]
NAMES = {
    "5 stands, the table": "cli-simulate-5-stands-the-table",
    "5 draws, the table": "cli-simulate-5-draws-the-table",
    "5 at its best, the table": "cli-simulate-5-at-its-best-the-table",
    "5 stands, the best answer": "cli-simulate-5-stands-the-best-answer",
    "5 draws, the best answer": "cli-simulate-5-draws-the-best-answer",
    "both at their best": "cli-simulate-both-at-their-best",
}
"""The built-in strategies by the names they have in JSON, and the keys of what people read."""


@dataclass(frozen=True)
class Strategy:
    """One unit against the bank in every coup; `five`: what the punter does on 5."""

    name: str
    rules: Options
    game: str
    five: str
    banker: str


def read_strategy(obj: Mapping[str, Any], game: str) -> Strategy:
    """A strategy from its JSON object. Raises BadStrategy."""
    name, five, banker = name_of(obj), obj.get("five"), obj.get("banker")
    if five not in FIVES or banker not in BANKERS:
        raise BadStrategy(
            "cli-simulate-no-choice",
            name=name,
            fives=" ".join(FIVES),
            bankers=" ".join(BANKERS),
            found=f"{shown(five)}, {shown(banker)}",
        )
    rules = rules_of(obj, name, TABLES[game].rules)
    if rule := uncounted(rules):
        raise BadStrategy("cli-simulate-not-counted", name=name, rule=rule)
    return Strategy(name, rules, game, five, banker)


def uncounted(rules: Options) -> str | None:
    """The option, with its value, for which there are no figures, if there is one: the house takes a share of what the
    banker wins, so that he gains less than the punters lose."""
    rake = rules.chemin_rake if isinstance(rules, RulesOfChemin) else 0
    return f"chemin_rake={rake}" if rake else None


def reader(game: str) -> Callable[[Mapping[str, Any]], Strategy]:
    """What reads the strategies of this game."""
    return partial(read_strategy, game=game)


def _play(game: str) -> Play:
    return play_of(left_in_shoe(TABLES[game].packs))


def five_of(strategy: Strategy) -> Fraction:
    """The chance that its punter draws on 5."""
    if strategy.five == "best":
        return _play(strategy.game).best_five()
    return Fraction(strategy.five == "draw")


def exact_take(strategy: Strategy) -> Fraction:
    """What the banker gains of each unit staked."""
    play, five = _play(strategy.game), five_of(strategy)
    return play.table_edge(five) if strategy.banker == "table" else play.best_edge(five)


def draws(strategy: Strategy) -> NDArray[np.float64]:
    """(8, 11) the chance that the banker draws, by his total and the punter's third card or STOOD."""
    play, five = _play(strategy.game), five_of(strategy)
    found = np.zeros((HIGHEST + 1, STOOD + 1))
    answers = play.best_answers(five) if strategy.banker == "best" else {}
    for situation in play.choices:
        drawn = answers[situation] if strategy.banker == "best" else by_table(situation)
        found[situation] = bool(drawn)
    if strategy.banker == "best" and strategy.five == "best" and (mixed := play.mixed(five)) is not None:
        situation, often = mixed
        found[situation] = float(often)
    return found


def gains(strategy: Strategy, worth: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.float64]:
    """What a unit gains in each coup; `worth`: (coups, 6) the values of the cards as in Table.block."""
    player, banker = (worth[:, 0] + worth[:, 1]) % 10, (worth[:, 2] + worth[:, 3]) % 10
    play = (player < NATURAL) & (banker < NATURAL)
    on_five = rng.random(len(worth)) < float(five_of(strategy))
    punter_draws = play & ((player < FREE_ON) | ((player == FREE_ON) & on_five))
    third = np.where(punter_draws, worth[:, 4], STOOD)
    often = draws(strategy)[np.minimum(banker, HIGHEST), third]
    banker_draws = play & (rng.random(len(worth)) < often)
    last = np.where(punter_draws, worth[:, 5], worth[:, 4])
    player = (player + np.where(punter_draws, worth[:, 4], 0)) % 10
    banker = (banker + np.where(banker_draws, last, 0)) % 10
    return np.sign(player.astype(np.int64) - banker).astype(np.float64)


def deal(rng: np.random.Generator, table: Table, shoes: int) -> NDArray[np.int8]:
    """The values of the cards of all coups of `shoes` shuffled shoes, shape (coups, 6), in the order of Table.block."""
    length = table.packs * 52
    cards = rng.permuted(np.tile(np.arange(length, dtype=np.int16) % 52, (shoes, 1)), axis=1)
    coups = length // table.size
    blocks = cards[:, : coups * table.size].reshape(-1, table.size)
    worth: NDArray[np.int8] = VALUE[blocks[:, table.block]]
    return worth


def simulate_batch(strategies: Sequence[Strategy], seed: Sequence[int], shoes: int) -> list[Sums]:
    """All strategies over the same cards."""
    worth = deal(np.random.default_rng(seed), TABLES[strategies[0].game], shoes)
    return [
        of_units(gains(strategy, worth, np.random.default_rng((*seed, number))))
        for number, strategy in enumerate(strategies)
    ]


def simulate(strategies: Sequence[Strategy], coups: int, **how: Any) -> list[Sums]:
    """The sums of each strategy, all of one game, over `coups` coups, rounded up to whole shoes. `how`: seed,
    processes and progress of `in_batches`."""
    table = TABLES[strategies[0].game]
    each = table.packs * 52 // table.size
    return in_batches(simulate_batch, strategies, coups, size=SHOES, each=each, **how)


# --- the figures of the coming coup -------------------------------------------------------------------------------


_EDGES = {
    "best": "cli-odds-free-best",
    "five_stands": "cli-odds-free-five-stands",
    "five_draws": "cli-odds-free-five-draws",
    "table": "cli-odds-free-table",
    "five_stands_table": "cli-odds-free-five-stands-table",
    "five_draws_table": "cli-odds-free-five-draws-table",
}


def odds_as_text(answer: Mapping[str, Any]) -> str:
    """The same for people."""
    lines = [text("cli-odds-free-five", unseen=answer["unseen"], often=percent(answer["five"], 5))]
    mixed = answer["mixed"]
    if mixed is not None:
        third = "none" if mixed["third"] is None else str(mixed["third"])
        lines.append(text("cli-odds-free-mixed", total=mixed["total"], third=third, often=percent(mixed["draws"], 5)))
    lines += ["", text("cli-odds-free-gains")]
    lines += [f"{text(key):44}{percent(answer['edges'][name], 5):>12}" for name, key in _EDGES.items()]
    names = {
        "best": "cli-odds-free-to-best",
        "five_stands": "cli-odds-free-to-stands",
        "five_draws": "cli-odds-free-to-draws",
    }
    lines += ["", text("cli-odds-free-answers")]
    lines.append("   " + "".join(f"{text(key):18}" for key in names.values()))
    lines.append("   " + f"{'0123456789-':18}" * len(names))
    for total in range(HIGHEST + 1):
        lines.append(f"{total}  " + "".join(f"{answer['answers'][name][total]:18}" for name in names))
    cells = ", ".join(f"{at['total']}-{'-' if at['third'] is None else at['third']}" for at in answer["depends"])
    if cells:
        lines += ["", text("cli-odds-free-depends", cells=cells)]
    return "\n".join(lines)


def bars_of_choices(answer: Mapping[str, Any]) -> list[Bar]:
    """What the banker gains, by what the punter does on 5 and how he answers."""
    return [bar_of(text(key), answer["edges"][name]) for name, key in _EDGES.items()]
