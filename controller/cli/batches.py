"""What the simulations of all games have alike: mistakes in strategies, sums over deals, and deals a batch at a time in
several processes. Knows no game.
"""

from __future__ import annotations

import json
import math
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from controller.cli.mistakes import InputError
from controller.games.refusal import BadOption

Z_95 = 1.96

R = TypeVar("R")
S = TypeVar("S")
Totals = tuple[NDArray[np.float64], NDArray[np.float64]]
"""Per deal: what the player gained, and what he staked."""


class BadStrategy(InputError):
    """A strategy that cannot be played."""


MOST_NAME = 60
"""Characters of a strategy's name: it stands in a table and beside a bar."""


MOST_SHOWN = 60
"""Characters of a value that are shown where another was expected."""


def shown(value: Any) -> str:
    """A value of a strategy as its file has it, cut short; null where there is none."""
    try:
        text = json.dumps(value)
    except RecursionError:  # nested nearly too deep to be read
        return "…"
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def name_of(obj: Mapping[str, Any]) -> str:
    """The name of a strategy. Raises BadStrategy."""
    name = obj.get("name")
    if not isinstance(name, str) or not 1 <= len(name) <= MOST_NAME or not name.isprintable():
        raise BadStrategy("cli-simulate-no-name", most=MOST_NAME, found=shown(name))
    return name


def rules_of(obj: Mapping[str, Any], name: str, parse: Callable[[Mapping[str, Any]], R]) -> R:
    """The rules of a strategy by the game's own `parse`. Raises BadStrategy."""
    rules = obj.get("rules", {})
    if not isinstance(rules, dict):
        raise BadStrategy("cli-simulate-no-rules", name=name, found=shown(rules))
    try:
        return parse(rules)
    except BadOption as problem:
        raise BadStrategy("cli-simulate-bad-rule", name=name, why=problem.message) from None


@dataclass(frozen=True)
class Sums:
    """What has to be kept of many deals for a mean and its confidence interval: gain g and stake s per deal."""

    deals: int = 0
    g: float = 0.0
    s: float = 0.0
    gg: float = 0.0
    ss: float = 0.0
    gs: float = 0.0

    def __add__(self, other: Sums) -> Sums:
        return Sums(
            self.deals + other.deals,
            self.g + other.g,
            self.s + other.s,
            self.gg + other.gg,
            self.ss + other.ss,
            self.gs + other.gs,
        )

    @property
    def take(self) -> float:
        """What the house keeps of each unit staked."""
        return -self.g / self.s if self.s else 0.0

    @property
    def margin(self) -> float:
        """Half of the 95 % confidence interval of `take` (a ratio of means, by the delta method)."""
        if not self.s:
            return 0.0
        ratio = self.g / self.s
        spread = max(self.gg - 2 * ratio * self.gs + ratio * ratio * self.ss, 0.0)
        return Z_95 * math.sqrt(spread) / self.s


def sums_of(totals: Totals) -> Sums:
    """The sums over these deals."""
    gain, stake = totals
    return Sums(
        len(gain),
        float(gain.sum()),
        float(stake.sum()),
        float(gain @ gain),
        float(stake @ stake),
        float(gain @ stake),
    )


def of_units(gain: NDArray[np.float64]) -> Sums:
    """The sums where one unit is staked in each deal."""
    return sums_of((gain, np.ones(len(gain))))


Batch = Callable[[Sequence[S], Sequence[int], int], list[Sums]]
"""(strategies, seeds, n) -> the sums of each strategy over the deals of n shuffled packs or shoes. A function of a
module, as it is pickled for other processes."""


Spread = Callable[[Batch[Any], Sequence[Any], Sequence[Sequence[int]], Sequence[int]], Iterator[list[Sums]]]
"""(batch, strategies, seeds, sizes) -> what `batch` gives for each seed and size, in their order."""


def in_batches(
    batch: Batch[S],
    strategies: Sequence[S],
    deals: int,
    *,
    size: int,
    each: int = 1,
    seed: int,
    processes: int,
    spread: Spread | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Sums]:
    """The sums of each strategy over `deals` deals, rounded up to whole shoes of `each` deals, `size` shoes at a time;
    the same for any number of processes. `spread` has them done elsewhere than in processes of this program;
    `progress` is called with the deals of each batch."""
    shoes = -(-deals // each)
    sizes = [min(size, shoes - start) for start in range(0, shoes, size)]
    totals = [Sums() for _ in strategies]
    seeds = [(seed, number) for number in range(len(sizes))]
    done = spread(batch, strategies, seeds, sizes) if spread else _batches(batch, strategies, seeds, sizes, processes)
    for count, found in zip(sizes, done, strict=True):
        totals = [total + part for total, part in zip(totals, found, strict=True)]
        progress(min(count * each, deals))
    return totals


def _batches(
    batch: Batch[S], strategies: Sequence[S], seeds: Sequence[Sequence[int]], sizes: Sequence[int], processes: int
) -> Iterator[list[Sums]]:
    if processes == 1 or len(sizes) == 1:
        yield from map(batch, [strategies] * len(sizes), seeds, sizes)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        # Ctrl-C on a terminal is sent to every process: this one alone heeds it, and ends the others.
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            found = pool.map(batch, [strategies] * len(sizes), seeds, sizes)
        finally:
            signal.signal(signal.SIGINT, before)
        yield from found
