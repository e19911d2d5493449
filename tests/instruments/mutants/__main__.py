"""Put faults into a copy of the tree one at a time and run the tests that execute the line until one fails.

A line for each fault, then a table by group, also in build/mutants/report.txt. What survives is either a fault that
nobody would notice, or a hole in the tests: read it. A fault with which the tests hang counts as noticed (each test has
its time-out), and is listed separately. Those that change nothing (tests/instruments/mutants/equivalent.py) are listed
and not counted.

With --planted the faults are those of tests/instruments/mutants/planted.py, and simulated evenings have to find them.
Ends with 1 when more than one is not found, of those of --only when one is not.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from queue import SimpleQueue

from tests.instruments.mutants.choosing import Chooser
from tests.instruments.mutants.covering import covering
from tests.instruments.mutants.equivalent import reason_of
from tests.instruments.mutants.faults import Fault, faults_of
from tests.instruments.mutants.planted import PLANTED, Planted, broken_evening
from tests.instruments.mutants.recorded import recorded
from tests.instruments.mutants.recording import MEASURED as PACKAGES
from tests.instruments.mutants.trees import ROOT, Tree
from tests.instruments.mutants.warm import HUNG, Warm

BUILD = ROOT / "build" / "mutants"
REPORT = BUILD / "report.txt"
TEST_TIMEOUT_S = 60
"""For a test that takes a second or a few; a fault that makes it this slow is found as well."""
LONG_TIMEOUT_S = 300
RUN_TIMEOUT_S = 1800
NOTICED, HANGS, SURVIVED, EQUIVALENT = "noticed", "hangs", "SURVIVED", "equal"


def main() -> int:
    args = _arguments()
    if args.planted:
        return _play(args.only, args.jobs)
    places = places_in(args.files)
    if not places:
        print(f"no file fits {' '.join(args.files)}", file=sys.stderr)
        return 2
    chosen = random.Random(args.seed).sample(places, min(args.number, len(places)))
    if args.survivors:
        left = {line.split(None, 3)[-1] for line in REPORT.read_text().splitlines() if line.startswith(SURVIVED)}
        chosen = [fault for fault in chosen if any(line.startswith(_named(fault)) for line in left)]
    print(f"{len(chosen)} of {len(places)} places, seed {args.seed}", flush=True)
    trees = [Tree(BUILD / f"tree{number}") for number in range(args.jobs)]
    chooser = Chooser(
        {path.relative_to(ROOT).as_posix(): path.read_text() for path in _files()},
        recorded(ROOT, trees[0].root, BUILD / "recorded", args.jobs),
    )
    found: Counter[tuple[str, str]] = Counter()
    benches: SimpleQueue[Bench] = SimpleQueue()
    with ExitStack() as stack:
        for tree in trees:
            benches.put(Bench(tree, stack.enter_context(Warm(tree.root))))
        pool = stack.enter_context(ThreadPoolExecutor(args.jobs))
        report = stack.enter_context(REPORT.open("w"))
        for fault, outcome, seconds, says in pool.map(
            lambda fault: _tried(benches, chooser, fault, args.budget), chosen
        ):
            found[covering(fault.path)[0], outcome] += 1
            line = f"{outcome:8} {seconds:4.0f} s  {_named(fault)}  {says}".rstrip()
            print(line, flush=True)
            print(line, file=report, flush=True)
        summary = table_of(found)
        print(summary)
        print(summary, file=report)
    return 0


def _play(only: str, jobs: int) -> int:
    tried = [planted for planted in PLANTED if only in planted.what]
    trees: SimpleQueue[Tree] = SimpleQueue()
    for number in range(jobs):
        trees.put(Tree(BUILD / f"tree{number}"))

    def said_of(planted: Planted) -> str:
        tree = trees.get()
        try:
            return broken_evening(planted, tree)
        finally:
            trees.put(tree)

    hits = 0
    with ThreadPoolExecutor(jobs) as pool:
        for planted, said in zip(tried, pool.map(said_of, tried), strict=True):
            hits += bool(said)
            print(f"{'found' if said else 'NOT FOUND':9}  {planted.what}: {said}", flush=True)
    print(f"{hits} of {len(tried)} planted faults found")
    return int(hits < len(tried) - (not only))


def places_in(patterns: Iterable[str]) -> list[Fault]:
    """Every fault of every file that fits one of the patterns (`**` and `*` alike cross folders)."""
    wanted = [pattern.replace("**", "*") for pattern in patterns]
    found: list[Fault] = []
    for path in _files():
        name = path.relative_to(ROOT).as_posix()
        if any(fnmatchcase(name, pattern) for pattern in wanted):
            found += faults_of(name, path.read_text())
    return found


def table_of(found: Counter[tuple[str, str]]) -> str:
    """Noticed and survived, by group of files; the share is of those that change something."""
    outcomes = (NOTICED, HANGS, SURVIVED, EQUIVALENT)
    rows = [f"{'group':10} {'faults':>7} " + " ".join(f"{name:>9}" for name in outcomes) + "  share noticed"]
    groups = sorted({group for group, _ in found})
    for name, members in [*((group, [group]) for group in groups), ("all", groups)]:
        counts = [sum(found[group, outcome] for group in members) for outcome in outcomes]
        counted = sum(counts[:3])
        share = f"{(counts[0] + counts[1]) / counted:.1%}" if counted else "-"
        rows.append(f"{name:10} {sum(counts):7} " + " ".join(f"{number:9}" for number in counts) + f"  {share}")
    return "\n".join(rows)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="which sample (1)")
    parser.add_argument("--number", type=int, default=40, help="how many faults (40)")
    parser.add_argument(
        "--files",
        nargs="+",
        default=["controller/*", "firmware_bridge/*", "hardware/*", "vision/[!t]*", "vision/track/*"],
        help="patterns, such as 'controller/games/**'; all but the training",
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many at once (one for each core)")
    parser.add_argument("--budget", type=float, default=300.0, metavar="S", help="the tests of one fault (300 s)")
    parser.add_argument("--survivors", action="store_true", help="only those that survived the last time")
    parser.add_argument("--planted", action="store_true", help="the planted faults, judged by simulated evenings")
    parser.add_argument("--only", default="", metavar="TEXT", help="planted faults with this in what they do")
    return parser.parse_args()


def _files() -> list[Path]:
    return [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]


def _named(fault: Fault) -> str:
    return f"{fault.path}:{fault.line}  {fault.what}"


@dataclass(frozen=True, slots=True)
class Bench:
    """A copy of the tree, and the process that runs its tests."""

    tree: Tree
    warm: Warm


def _run(bench: Bench, tests: Iterable[str], timeout_s: float) -> tuple[str, str]:
    """How the tests went, and the first that failed."""
    listed = bench.tree.root / "build" / "tests.txt"
    listed.parent.mkdir(exist_ok=True)
    listed.write_text("\n".join(tests))
    arguments = ["-x", "--no-header", "--tb=no", "-p", "no:cacheprovider", f"--timeout={timeout_s}", f"@{listed}"]
    status, printed = bench.warm.run(arguments, RUN_TIMEOUT_S)
    if status == HUNG:
        return HANGS, ""
    if status == 0:
        return SURVIVED, ""
    said = [line for line in printed.splitlines() if line.startswith(("FAILED", "ERROR"))]
    first = said[0].partition(" ")[2].split(" - ")[0] if said else f"pytest ended with {status}"
    return (HANGS if said and "Timeout" in said[0] else NOTICED), first


def _noticed(bench: Bench, tests: Iterable[str], timeout_s: float) -> tuple[str, str]:
    """As `_run`. A test that fails must do so again alone: one that failed by chance notices nothing."""
    left = list(tests)
    while True:
        outcome, failed = _run(bench, left, timeout_s)
        if outcome != NOTICED or failed not in left or _run(bench, [failed], timeout_s)[0] != SURVIVED:
            return outcome, failed.rpartition("/")[2]
        left.remove(failed)


def _tried(
    benches: SimpleQueue[Bench], chooser: Chooser, fault: Fault, budget_s: float
) -> tuple[Fault, str, float, str]:
    source = (ROOT / fault.path).read_text()
    if reason := reason_of(fault, source):
        return fault, EQUIVALENT, 0.0, reason
    plan = chooser.plan(fault, budget_s)
    runs: list[tuple[Sequence[str], float]] = [
        (tests, TEST_TIMEOUT_S if place == 0 else LONG_TIMEOUT_S) for place, tests in enumerate(plan.runs)
    ]
    if not runs and (unrecorded := covering(fault.path)[1]):
        runs.append((unrecorded, LONG_TIMEOUT_S))
    bench = benches.get()
    began_s = time.monotonic()
    outcome, says = SURVIVED, ""
    try:
        with bench.tree.holding(fault):
            for tests, timeout_s in runs:
                outcome, says = _noticed(bench, tests, timeout_s)
                if outcome != SURVIVED:
                    break
            else:
                left = f", {plan.left} more not run" if plan.left else ""
                says = f"{sum(map(len, plan.runs))} tests execute it{left}"
    finally:
        benches.put(bench)
    return fault, outcome, time.monotonic() - began_s, says


if __name__ == "__main__":
    sys.exit(main())
