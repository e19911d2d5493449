"""Betting strategies over simulated deals, printed and plotted."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, nullcontext
from fractions import Fraction
from pathlib import Path
from statistics import NormalDist
from typing import Any, NamedTuple

from controller.catalogue import decimal, said, text
from controller.cli import coups, free_play, macao, marks, siete
from controller.cli.bars import Bar, try_plot, write_plot
from controller.cli.batches import Z_95, BadStrategy, Spread, Sums, shown
from controller.cli.cluster import cluster
from controller.cli.figures import percent
from controller.cli.inputs import read_json
from controller.cli.mistakes import InputError
from controller.cli.progress import Progress
from controller.cli.strategies import NAMES, STRATEGIES, exact_take, read_strategy, simulate
from controller.colours import BOLD, RED, YELLOW, painted
from controller.complaint import complain

HELP = "cli-simulate-help"
MOST_DEALS = 1_000_000_000
"""In one run: the batches of the deals are all listed before the first is played."""
MOST_PROCESSES = 64
RANGES = {"deals": (1, MOST_DEALS), "processes": (1, MOST_PROCESSES), "seed": (0, 2**63 - 1)}
"""From where to where the numbers of the command line go."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=tuple(PLAYS), default=next(iter(PLAYS)), help=text("cli-simulate-game"))
    parser.add_argument("--deals", type=int, default=1_000_000, help=text("cli-simulate-deals"))
    parser.add_argument("--seed", type=int, default=1, help=text("cli-simulate-seed"))
    parser.add_argument("--processes", type=int, default=2, help=text("cli-simulate-processes"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=text("cli-simulate-cluster"))
    parser.add_argument("--strategies", metavar="FILE", help=text("cli-simulate-strategies"))
    parser.add_argument("--plot", metavar="FILE.svg", help=text("cli-simulate-plot"))
    parser.add_argument("--json", action="store_true", help=text("cli-simulate-json"))


def run(args: argparse.Namespace) -> int:
    play = PLAYS[args.game]
    try:
        for name, (low, high) in RANGES.items():
            if not low <= (given := getattr(args, name)) <= high:
                raise InputError("cli-simulate-range", option=f"--{name}", low=low, high=high, given=str(given))
        if args.plot is not None:
            try_plot(args.plot)
        strategies = read_strategies(args.strategies, play)
    except InputError as problem:
        return complain("simulate", said(problem))
    done = 0
    with Progress(args.deals) as progress:

        def add(deals: int) -> None:
            nonlocal done
            done += deals
            progress.show(done, "cli-simulate-progress", done=done, deals=args.deals)

        try:
            with _spread(args) as spread:
                how = {"seed": args.seed, "processes": args.processes, "spread": spread, "progress": add}
                sums = play.simulate(strategies, args.deals, **how)
        except BrokenProcessPool:
            progress.aside()
            return complain("simulate", text("cli-simulate-process-ended"))
        except InputError as problem:
            progress.aside()
            return complain("simulate", said(problem))
    rows = rows_of(strategies, sums, play)
    print(json.dumps(rows, indent=1) if args.json else as_text(rows))
    if args.plot is not None:
        try:
            write_plot(args.plot, bars(rows), text("cli-simulate-axis"))
        except InputError as problem:
            return complain("simulate", said(problem))
    return 0 if all(row["agrees"] is not False for row in rows) else 1


def _spread(args: argparse.Namespace) -> AbstractContextManager[Spread | None]:
    """What has the batches done elsewhere; None: processes of this program do them."""
    return nullcontext() if args.cluster is None else cluster(args.cluster, args.processes)


class Play(NamedTuple):
    """What deals of a game are made of: its built-in strategies, how one is read, and how all are played."""

    strategies: Sequence[Mapping[str, Any]]
    read: Callable[[Mapping[str, Any]], Any]
    simulate: Callable[..., list[Sums]]
    exact: Callable[[Any], Fraction | None]
    """What the house keeps of a unit by a strategy; None where that is not known."""


_DEALS = Play(STRATEGIES, read_strategy, simulate, lambda strategy: exact_take(strategy))
PLAYS: Mapping[str, Play] = {
    "faro": _DEALS,
    "german_faro": Play(marks.STRATEGIES, marks.read_strategy, marks.simulate, marks.exact_take),
    "punto_banco": Play(coups.STRATEGIES, coups.read_strategy, coups.simulate, coups.exact_take),
    "siete_y_media": Play(siete.STRATEGIES, siete.read_strategy, siete.simulate, siete.exact_take),
    **{
        game: Play(free_play.STRATEGIES, free_play.reader(game), free_play.simulate, free_play.exact_take)
        for game in free_play.TABLES
    },
    "macao": Play(macao.MACAO_STRATEGIES, macao.read_macao_strategy, macao.simulate, macao.exact_take),
    "victoria": Play(macao.VICTORIA_STRATEGIES, macao.read_victoria_strategy, macao.simulate, macao.exact_take),
}


def read_strategies(path: str | None, play: Play = _DEALS) -> list[Any]:
    """The strategies of a file, or the built-in ones. Raises InputError."""
    if path is None:
        return [play.read(obj) for obj in play.strategies]
    found = read_json("--strategies", Path(path))
    if not isinstance(found, list) or not found or not all(isinstance(obj, dict) for obj in found):
        raise BadStrategy("cli-simulate-no-list", path=path, found=shown(found))
    return [play.read(obj) for obj in found]


FEWEST_DEALS = 1000
"""Fewest deals of which a mean is compared: of fewer its standard error says nothing."""
FALSE_ALARMS = 1e-4
"""Runs in which chance alone makes a row or more disagree, as a share of all honest runs."""


def most_z(rows: int) -> float:
    """Standard errors between a mean and the exact figure beyond which the two disagree, where `rows` rows (1 or more)
    are compared in a run: 3.9 for one, 4.5 for 14. Rows of one run are played on the same cards, some of them the two
    sides of one bet; Sidak's inequality (J. Amer. Statist. Assoc. 62, 1967, p. 626) holds for normal means however
    they hang together, so each row counts and FALSE_ALARMS is the most."""
    of_one = 1 - (1 - FALSE_ALARMS) ** (1 / rows)
    return NormalDist().inv_cdf(1 - of_one / 2)


def rows_of(strategies: Sequence[Any], sums: Sequence[Sums], play: Play = _DEALS) -> list[dict[str, Any]]:
    """Each strategy's figures, as `row_of`."""
    pairs = list(zip(strategies, sums, strict=True))
    exact = [play.exact(strategy) if total.deals >= FEWEST_DEALS else None for strategy, total in pairs]
    bar = most_z(max(1, sum(figure is not None for figure in exact)))
    return [row_of(strategy, total, play, bar) for strategy, total in pairs]


def row_of(strategy: Any, sums: Sums, play: Play = _DEALS, bar: float | None = None) -> dict[str, Any]:
    """A strategy's figures as JSON. `z`: how many standard errors the mean is above the exact figure, None where that
    is not known or no deal differs from another. `agrees`: whether they are at most `bar` (None: that of one row), None
    where it is not known. `beats_house`: the whole confidence interval is on the player's side. Of fewer than
    FEWEST_DEALS none is said.
    """
    exact = play.exact(strategy)
    enough = sums.deals >= FEWEST_DEALS
    off = sums.take - float(exact) if enough and exact is not None else None
    error = sums.margin / Z_95
    agrees = None if off is None else abs(off) <= (most_z(1) if bar is None else bar) * error + 1e-12
    return {
        "name": strategy.name,
        "rules": strategy.rules.changed(),
        "deals": sums.deals,
        "take": sums.take,
        "margin_95": sums.margin,
        "exact": None if exact is None else str(exact),
        "z": None if off is None or not error else off / error,
        "agrees": agrees,
        "beats_house": enough and sums.take + sums.margin < 0,
    }


NAME_WIDTH = 34
"""Columns for the strategies' names, or more where one is longer."""
_NAMES = {**NAMES, **coups.NAMES, **free_play.NAMES, **siete.NAMES, **macao.NAMES, **marks.NAMES}


def _name(row: Mapping[str, Any]) -> str:
    """The strategy's name for people: one from a file has its own."""
    name = str(row["name"])
    return text(_NAMES[name]) if name in _NAMES else name


def as_text(rows: Sequence[Mapping[str, Any]]) -> str:
    """The table for people, and which strategies beat the house."""
    width = max(NAME_WIDTH, *(len(_name(row)) + 1 for row in rows))
    headings = f"{text('cli-simulate-take'):>28}{text('cli-simulate-exact'):>14}{text('cli-simulate-z'):>8}"
    lines = [f"{text('cli-simulate-strategy'):{width}}{headings}"]
    for row in rows:
        exact = "-" if row["exact"] is None else percent(row["exact"])
        z = "-" if row["z"] is None else decimal(row["z"], 2)
        mark = "" if row["agrees"] is not False else f"  {painted(text('cli-simulate-disagrees'), BOLD, RED)}"
        take = f"{decimal(row['take'] * 100, 4)} ± {decimal(row['margin_95'] * 100, 4)} %"
        lines.append(f"{_name(row):{width}}{take:>28}{exact:>14}{z:>8}{mark}")
    winners = [row for row in rows if row["beats_house"]]
    for row in winners:
        usual, name = not row["rules"], _name(row)
        rules = "" if usual else json.dumps(row["rules"])
        beats = text("cli-simulate-beats", usual="yes" if usual else "no", name=name, rules=rules)
        lines.append(painted(beats, YELLOW))
    if any(row["deals"] < FEWEST_DEALS for row in rows):
        lines.append(text("cli-simulate-too-few", fewest=FEWEST_DEALS))
    return "\n".join(lines)


def bars(rows: Sequence[Mapping[str, Any]]) -> list[Bar]:
    """The house's take by each strategy; odd where it loses."""
    return [Bar(_name(row), row["take"], row["margin_95"], row["beats_house"]) for row in rows]
