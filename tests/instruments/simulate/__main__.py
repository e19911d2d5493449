"""Evenings by the thousand: `python -m tests.instruments.simulate [--evenings N] [--seed S] [--troubles view,power]
[--game NAME]`.

Prints a line for each seed that breaks, with the script of its last minutes, and for each game how many held.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Sequence

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
    args = parser.parse_args()
    seeds = range(args.seed, args.seed + args.evenings)
    broken = 0
    for game in PLAYED if args.game == "all" else (args.game,):
        broken += played(game, seeds, args.troubles.split(","), first=args.first)
        if broken and args.first:
            break
    return 1 if broken else 0


def played(game: str, seeds: Iterable[int], troubles: Sequence[str], *, first: bool) -> int:
    """Plays an evening for each seed and prints how they went: how many broke."""
    held = broken = steps = 0
    counts = Counts()
    began_s = time.process_time()
    for seed in seeds:
        evening = evening_of(game, seed, troubles)
        try:
            evening.play()
            held += 1
        except Broken as error:
            broken += 1
            print(f"seed {seed} of {game}: {error}")
            print("\n".join(f"    {line}" for line in shortened(evening.script)), flush=True)
            if first:
                break
        steps += evening.steps
        counts.add(evening.auditor.counts)
    spent_s = time.process_time() - began_s
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
