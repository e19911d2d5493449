"""Evenings by the thousand: `python -m tests.instruments.simulate [--evenings N] [--seed S] [--troubles view,power]
[--game NAME] [--cluster local]`.

Prints a line for each seed that breaks, with the script of its last minutes, and for each game how many held: the same
lines whether this process plays them all or a cluster of Dask does, whose workers have this clone in their path.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from controller.catalogue import text_of
from controller.cli.cluster import executor
from controller.cli.mistakes import InputError
from tests.instruments.simulate.auditor import Counts
from tests.instruments.simulate.evening import TROUBLES, Broken
from tests.instruments.simulate.evenings import PLAYED, evening_of

SHOWN = 25
"""Lines of a broken evening's script that are printed."""


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.instruments.simulate", description="Simulated evenings at the table."
    )
    parser.add_argument("--evenings", type=int, default=300, help="of each game")
    parser.add_argument("--seed", type=int, default=0, help="the first evening's; each further one has the next")
    parser.add_argument("--troubles", default=",".join(TROUBLES), help="what may go wrong, with commas")
    parser.add_argument("--game", default="all", choices=("all", *PLAYED))
    parser.add_argument("--first", action="store_true", help="stop at the first evening that breaks")
    parser.add_argument("--cluster", metavar="ADDRESS", help="local, tls://HOST:PORT or tcp://127.0.0.1:PORT")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="of the cluster local")
    args = parser.parse_args()
    seeds = range(args.seed, args.seed + args.evenings)
    broken = 0
    with contextlib.ExitStack() as stack:
        every: Every = map
        if args.cluster is not None:
            try:
                every = stack.enter_context(executor(args.cluster, args.processes))[0].map
            except InputError as error:
                parser.error(text_of(error.message))
        for game in PLAYED if args.game == "all" else (args.game,):
            broken += played(game, seeds, args.troubles.split(","), first=args.first, every=every)
            if broken and args.first:
                break
    return 1 if broken else 0


class Every(Protocol):
    """Plays the evening of each seed, here or elsewhere: what comes back is in their order."""

    def __call__(self, play: Callable[[int], Played], seeds: Iterable[int], /) -> Iterator[Played]: ...


@dataclass(frozen=True)
class Played:
    """How one evening went. `broken`: why it broke, "" where it held; `script`: its last minutes then."""

    seed: int
    broken: str
    script: list[str]
    steps: int
    counts: Counts
    spent_s: float
    """Processor time."""


def play(game: str, troubles: Sequence[str], seed: int) -> Played:
    """One evening."""
    began_s = time.process_time()
    evening = evening_of(game, seed, troubles)
    broken, script = "", []
    try:
        evening.play()
    except Broken as error:
        broken, script = str(error), shortened(evening.script)
    return Played(seed, broken, script, evening.steps, evening.auditor.counts, time.process_time() - began_s)


def played(game: str, seeds: Iterable[int], troubles: Sequence[str], *, first: bool, every: Every = map) -> int:
    """Plays an evening for each seed and prints how they went: how many broke."""
    held = broken = steps = 0
    counts = Counts()
    spent_s = 0.0
    for one in every(partial(play, game, troubles), seeds):
        steps += one.steps
        spent_s += one.spent_s
        counts.add(one.counts)
        if not one.broken:
            held += 1
            continue
        broken += 1
        print(f"seed {one.seed} of {game}: {one.broken}")
        print("\n".join(f"    {line}" for line in one.script), flush=True)
        if first:
            break
    print(f"{game}: {held} of {held + broken} evenings held; {steps} steps, {spent_s:.0f} s of CPU", flush=True)
    print(f"    {counts}", flush=True)
    return broken


def shortened(script: list[str]) -> list[str]:
    """The end of a script: draws in a row are one line."""
    lines: list[str] = []
    for line in script:
        if lines and line.endswith("drawn") and lines[-1].endswith("drawn"):
            lines[-1] = line
        else:
            lines.append(line)
    return lines[-SHOWN:]


if __name__ == "__main__":
    sys.exit(main())
