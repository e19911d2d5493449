"""Fresh seeds for hours: `python -m tests.instruments.nightly --hours 2 [--seed S] [--kinds evening,disk,...] [--jobs
2] [--cluster local]`.

Every kind gets the same share of the time. A line for each run that fails, with the file it is kept in; at the end how
many runs of each kind held. Ends with 1 where one failed. Copy the file to tests/data/found under a name that says what
was wrong: from then on `make test` runs it.
"""

from __future__ import annotations

import argparse
import contextlib
import logging
import random
import secrets
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from typing import Any

from controller.catalogue import text_of
from controller.cli.cluster import executor
from controller.cli.mistakes import InputError
from tests.instruments.nightly.cases import KINDS, ROOT, keep, problem, shrunk

FOUND = ROOT / "build" / "nightly" / "found"


def run(kind: str, seed: int) -> tuple[str, int, float, str, dict[str, Any]]:
    """One run: its kind and seed, how long it took, why it failed ("" when it held), and then its data."""
    logging.disable(logging.CRITICAL)
    began_s = time.monotonic()
    data = KINDS[kind].draw(random.Random(seed))
    error = problem(kind, data)
    if error is not None:
        data = shrunk(kind, data, lambda other: type(other) is type(error))
    why = "" if error is None else f"{type(error).__name__}: {error}"
    return kind, seed, time.monotonic() - began_s, why, data


def _pool(
    address: str | None, jobs: int, stack: contextlib.ExitStack, parser: argparse.ArgumentParser
) -> tuple[Executor, int]:
    """What the runs are given to, and how many it does at a time."""
    if address is None:
        return stack.enter_context(ProcessPoolExecutor(jobs)), jobs
    try:
        return stack.enter_context(executor(address, jobs))
    except InputError as error:
        parser.error(text_of(error.message))


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.instruments.nightly", description="Fresh seeds for hours.")
    parser.add_argument("--hours", type=float, default=2.0)
    parser.add_argument("--seed", type=int, help="of the whole night; drawn and printed unless given")
    parser.add_argument("--kinds", default=",".join(KINDS), help="with commas")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--cluster", metavar="ADDRESS", help="of Dask, in their place: local or tls://HOST:PORT")
    args = parser.parse_args(argv)
    kinds = args.kinds.split(",")
    unknown = [kind for kind in kinds if kind not in KINDS]
    if unknown:
        parser.error(f"unknown kind {unknown[0]!r}: expected some of {', '.join(KINDS)}")
    night = secrets.randbits(32) if args.seed is None else args.seed
    print(f"seed {night}, {args.hours:g} hours of {', '.join(kinds)}", flush=True)
    rng, end_s = random.Random(night), time.monotonic() + 3600 * args.hours
    held: Counter[str] = Counter()
    failed: Counter[str] = Counter()
    spent_s = dict.fromkeys(kinds, 0.0)
    running: dict[Future[Any], str] = {}
    with contextlib.ExitStack() as stack:
        pool, jobs = _pool(args.cluster, args.jobs, stack, parser)
        while running or time.monotonic() < end_s:
            while len(running) < jobs and time.monotonic() < end_s:
                behind = min(kinds, key=lambda kind: (spent_s[kind], list(running.values()).count(kind)))
                running[pool.submit(run, behind, rng.randrange(2**32))] = behind
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                del running[future]
                kind, seed, took_s, why, data = future.result()
                spent_s[kind] += took_s
                if not why:
                    held[kind] += 1
                    continue
                failed[kind] += 1
                file = keep(kind, data, seed, FOUND)
                print(f"{kind}, seed {seed}: {why.strip()[:600]}\n    kept in {file.relative_to(ROOT)}", flush=True)
    for kind in kinds:
        print(f"{kind}: {held[kind]} of {held[kind] + failed[kind]} held, {spent_s[kind]:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
