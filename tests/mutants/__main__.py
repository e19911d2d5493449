"""Put faults into a copy of the tree one at a time and run the tests of the file until one fails.

A line for each fault, then a table by group, also in build/mutants/report.txt. What survives is either a fault that
nobody would notice, or a hole in the tests: read it. A fault with which the tests hang counts as noticed (each test has
its time-out), and is told apart.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from pathlib import Path
from queue import SimpleQueue

from tests.mutants.covering import covering
from tests.mutants.faults import Fault, faults_of

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "mutants"
PACKAGES = ("controller", "vision", "firmware_bridge", "hardware")
TEST_TIMEOUT_S = 120
RUN_TIMEOUT_S = 1800
"""For all tests of a file; the widest set takes some minutes."""
NOTICED, HANGS, SURVIVED = "noticed", "hangs", "SURVIVED"


def main() -> int:
    args = _arguments()
    places = places_in(args.files)
    if not places:
        print(f"no file fits {' '.join(args.files)}", file=sys.stderr)
        return 2
    chosen = random.Random(args.seed).sample(places, min(args.number, len(places)))
    print(f"{len(chosen)} of {len(places)} places, seed {args.seed}", flush=True)
    trees: SimpleQueue[Path] = SimpleQueue()
    for number in range(args.jobs):
        trees.put(_copy(BUILD / f"tree{number}"))
    if not args.no_baseline and not _sound(trees, chosen):
        return 1
    found: Counter[tuple[str, str]] = Counter()
    with ThreadPoolExecutor(args.jobs) as pool, (BUILD / "report.txt").open("w") as report:
        for fault, outcome, seconds, says in pool.map(lambda fault: _tried(trees, fault), chosen):
            found[covering(fault.path)[0], outcome] += 1
            line = f"{outcome:8} {seconds:4.0f} s  {fault.path}:{fault.line}  {fault.what}  {says}".rstrip()
            print(line, flush=True)
            print(line, file=report, flush=True)
        summary = table_of(found)
        print(summary)
        print(summary, file=report)
    return 0


def places_in(patterns: Iterable[str]) -> list[Fault]:
    """Every fault of every file that fits one of the patterns (`**` and `*` alike cross folders)."""
    wanted = [pattern.replace("**", "*") for pattern in patterns]
    found: list[Fault] = []
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if any(fnmatchcase(name, pattern) for pattern in wanted):
                found += faults_of(name, path.read_text())
    return found


def table_of(found: Counter[tuple[str, str]]) -> str:
    """Noticed and survived, by group of files."""
    rows = [f"{'group':10} {'faults':>7} {NOTICED:>8} {HANGS:>6} {SURVIVED:>9}  share noticed"]
    groups = sorted({group for group, _ in found})
    for name, members in [*((group, [group]) for group in groups), ("all", groups)]:
        counts = [sum(found[group, outcome] for group in members) for outcome in (NOTICED, HANGS, SURVIVED)]
        share = (counts[0] + counts[1]) / sum(counts)
        rows.append(f"{name:10} {sum(counts):7} {counts[0]:8} {counts[1]:6} {counts[2]:9}  {share:.1%}")
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
    parser.add_argument("--no-baseline", action="store_true", help="believe that the tests pass without a fault")
    return parser.parse_args()


def _copy(tree: Path) -> Path:
    """The files of the repository, as they are now, in a folder of their own."""
    shutil.rmtree(tree, ignore_errors=True)
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            target = tree / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)
    return tree


def _run(tree: Path, tests: Iterable[str]) -> tuple[str, str]:
    """How the tests went, and the first that failed."""
    command = [sys.executable, "-B", "-m", "pytest", "-x", "--no-header", "--tb=no", "-p", "no:cacheprovider"]
    command += [f"--timeout={TEST_TIMEOUT_S}", *tests]
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    try:
        done = subprocess.run(
            command, cwd=tree, env=environment, capture_output=True, text=True, timeout=RUN_TIMEOUT_S, check=False
        )
    except subprocess.TimeoutExpired:
        return HANGS, ""
    if done.returncode == 0:
        return SURVIVED, ""
    said = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    first = said[0].split(" - ")[0].rpartition("/")[2] if said else f"pytest ended with {done.returncode}"
    return (HANGS if said and "Timeout" in said[0] else NOTICED), first


def _tried(trees: SimpleQueue[Path], fault: Fault) -> tuple[Fault, str, float, str]:
    tree = trees.get()
    file = tree / fault.path
    source = file.read_text()
    began_s = time.monotonic()
    try:
        file.write_text(fault.put_in(source))
        outcome, says = _run(tree, covering(fault.path)[1])
    finally:
        file.write_text(source)
        trees.put(tree)
    return fault, outcome, time.monotonic() - began_s, says


def _sound(trees: SimpleQueue[Path], chosen: Iterable[Fault]) -> bool:
    """Whether the tests that will be run pass as the code is."""
    tests = dict.fromkeys(test for fault in chosen for test in covering(fault.path)[1])
    tree = trees.get()
    outcome, says = _run(tree, tests)
    trees.put(tree)
    if outcome != SURVIVED:
        print(f"the tests do not pass as the code is: {says}", file=sys.stderr)
    return outcome == SURVIVED


if __name__ == "__main__":
    sys.exit(main())
