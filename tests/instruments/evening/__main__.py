"""Whole rendered evenings, killed at random moments: `python -m tests.instruments.evening [--game NAME] [--seed S]
[...]`.

Prints a line for each game and what was wrong with it; exits with 1 when anything was.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from controller.games.registry import GAMES
from tests.instruments.evening.evening import Evening, Failed, Play
from tests.instruments.evening.proof import Proof
from tests.instruments.simulate import options

PLAYED = tuple(GAMES)
SHOES = {"punto_banco": 3}
"""Games of which whole shoes are played; of the others COUPS coups, hands, turns or pairs."""
COUPS = 10
KILLS = 12
MOST_DRAWN = 200
"""The highest number of an option that is drawn: the bots buy in for a thousand."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.instruments.evening", description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=PLAYED, action="append", help="this one alone; may be given again")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument(
        "--coups", type=int, help=f"so many coups or hands (default {COUPS}; of some games whole shoes)"
    )
    parser.add_argument("--shoes", type=int, help="so many shoes instead")
    parser.add_argument("--kills", type=int, default=KILLS, help=f"before the end (default {KILLS})")
    parser.add_argument("--cut", type=int, metavar="N", help="cards behind the cut card, for shorter shoes")
    parser.add_argument(
        "--rule", action="append", default=[], metavar="NAME=VALUE", help="by this option; again for more"
    )
    parser.add_argument("--drawn", action="store_true", help="by options drawn from the seed, and those of --rule")
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="DIR",
        help="leave journal, lines and output there; those of a failed evening stay anyhow",
    )
    args = parser.parse_args()
    bad = 0
    for game in args.game or PLAYED:
        shoes = args.shoes or (0 if args.coups else SHOES.get(game, 0))
        coups = 0 if shoes else args.coups or COUPS
        rules = [*(_drawn(game, args.seed) if args.drawn else ()), *args.rule]
        folder = Path(tempfile.mkdtemp(prefix="faro-evening-")) if args.keep is None else args.keep / game
        if args.keep is not None:
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
        table = Play(game, args.seed, folder, coups=coups, shoes=shoes, kills=args.kills, cut=args.cut, rules=rules)
        well = False
        try:
            well = one(table)
        finally:
            if not well:
                print(f"    its files: {folder}", flush=True)
            elif args.keep is None:
                shutil.rmtree(folder)
        bad += not well
    return 1 if bad else 0


def _drawn(game: str, seed: int) -> list[str]:
    """Options as `--rule` has them; times and stakes stay such that an evening has an end and the bots can bet."""
    drawn = options.drawn(GAMES[game], random.Random(f"{game} {seed}"))
    told = [
        f"{name}={value if isinstance(value, str) else json.dumps(value)}"
        for name, value in drawn.items()
        if not name.endswith("_s") and (value is None or isinstance(value, str) or value <= MOST_DRAWN)
    ]
    print(f"{game}: {' '.join(told) or 'the usual options'}", flush=True)
    return told


def one(table: Play) -> bool:
    """Play and prove one evening; whether all was well."""
    try:
        asyncio.run(table.play())
    except Failed as failed:
        print(f"{table.evening.game}: FAILED: {failed}", flush=True)
        return False
    cpu_s = time.process_time()
    proof = Proof(table.evening)
    proof.prove()
    print(line(table.evening, proof, time.process_time() - cpu_s), flush=True)
    for what in proof.found:
        print(f"    {what}", flush=True)
    return not proof.found


def line(evening: Evening, proof: Proof, proof_s: float) -> str:
    """The evening on one line."""
    counts = proof.counts
    moments = ", ".join(f"{n} {moment}" for moment, n in Counter(evening.moments).items())
    assert counts.held is not None
    held = ", ".join(f"{n} {what}" for what, n in sorted(counts.held.items())) or "nothing"
    return (
        f"{evening.game}: {'FOUND' if proof.found else 'ok'}; {counts.coups} coups, {counts.cards} cards read, "
        f"{counts.laid_away} laid away, "
        f"{len(evening.killed)} kills ({moments}), held: {held}; {len(evening.rows)} rows, {counts.messages} messages "
        f"({counts.altered} states compared with other hidden cards), {counts.commands} answered commands, pictures "
        f"{counts.pictures} given {counts.refused_pictures} refused; {evening.seconds:.0f} s, "
        f"CPU {evening.cpu_s:.0f} s + {proof_s:.0f} s of proof"
    )


if __name__ == "__main__":
    sys.exit(main())
