"""Evenings by the thousand: `python -m tests.simulate [--evenings N] [--seed S] [--troubles view,power] [--game NAME]`.

Prints a line for each seed that breaks, with the script of its last minutes, and ends with how many held.
"""

from __future__ import annotations

import argparse
import sys
import time

from tests.simulate.evening import TROUBLES, Broken, Evening
from tests.simulate.shoe_evening import EXIT_GAMES, ShoeEvening

SHOWN = 25
"""Lines of a broken evening's script that are printed."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulate", description="Simulated evenings at the table.")
    parser.add_argument("--evenings", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0, help="the first evening's; each further one has the next")
    parser.add_argument("--troubles", default=",".join(TROUBLES), help="what may go wrong, with commas")
    parser.add_argument("--game", default="faro", choices=("faro", *EXIT_GAMES))
    parser.add_argument("--first", action="store_true", help="stop at the first evening that breaks")
    args = parser.parse_args()
    broken = steps = 0
    began_s = time.process_time()
    for seed in range(args.seed, args.seed + args.evenings):
        troubles = args.troubles.split(",")
        evening = Evening(seed, troubles) if args.game == "faro" else ShoeEvening(seed, args.game, troubles)
        try:
            evening.play()
        except Broken as error:
            broken += 1
            print(f"seed {seed}: {error}")
            print("\n".join(f"    {line}" for line in shortened(evening.script)), flush=True)
            if args.first:
                return 1
        steps += evening.steps
    spent_s = time.process_time() - began_s
    print(f"{args.evenings - broken} of {args.evenings} evenings held; {steps} steps, {spent_s:.0f} s of CPU")
    return 1 if broken else 0


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
