"""Run the tests nearest to what a change touches, within a twelfth of the time of all; the rest is for `make test`.

make quick                    what is changed since the branch left origin/main, or else by the last commit
make quick ARGS="--base HEAD~3"
make quick ARGS=--measure     the share of the whole for each of the last 50 commits, and the median; runs nothing

How long a test file takes is remembered in build/seconds.json by every run of pytest
(tests/instruments/quick/timing.py); until then it counts by its tests. Tests marked long are left to `make test`.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

import pytest

from tests.instruments.quick.choosing import chosen, read
from tests.instruments.quick.timing import SECONDS

ROOT = Path(__file__).parents[3]
COMMITS = 50


def main() -> int:
    parser = argparse.ArgumentParser(prog="make quick", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--base", help="changed since this commit")
    parser.add_argument("--measure", action="store_true", help="the share for each of the last 50 commits")
    args = parser.parse_args()
    tree = read(ROOT, json.loads(SECONDS.read_text()) if SECONDS.exists() else {})
    weights = tree.weights
    if args.measure:
        shares = []
        for commit in _git("rev-list", "--no-merges", f"--max-count={COMMITS}", "HEAD").split():
            tests = chosen(tree, _changed(f"{commit}~1", commit))
            shares.append(sum(weights[test] for test in tests) / sum(weights.values()))
            print(f"{shares[-1]:6.1%}  {len(tests):3} files  {_git('log', '-1', '--format=%h %s', commit).strip()}")
        print(f"median {statistics.median(shares):.1%} of {len(weights)} files; {len(tree.seconds)} of them are timed")
        return 0
    changed = _changed(args.base) if args.base else _changed(_fork()) or _changed("HEAD~1")
    tests = chosen(tree, changed)
    print(f"{len(changed)} files are changed: {len(tests)} of {len(weights)} test files", flush=True)
    if not tests:
        return 0
    workers = ["-n", str(min(4, 2 * (os.cpu_count() or 1))), "--dist", "worksteal"]
    code = subprocess.call([sys.executable, "-m", "pytest", *workers, "-m", "not long", *tests], cwd=ROOT)
    return 0 if code == pytest.ExitCode.NO_TESTS_COLLECTED else code


def _changed(base: str, to: str | None = None) -> dict[str, list[int]]:
    """Path -> the changed lines, by their numbers in the newer. `to`: a commit; None: the work tree with new files."""
    found: dict[str, list[int]] = {}
    path = ""
    for line in _git("diff", "--unified=0", "--no-renames", "--no-color", base, *([to] if to else [])).splitlines():
        if name := re.fullmatch(r"(?:---|\+\+\+) (?:[ab]/)?(.*)", line):
            path = name[1] if name[1] != "/dev/null" else path
            found.setdefault(path, [])
        elif hunk := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))?", line):
            first, count = int(hunk[1]), int(hunk[2] or 1)
            found[path] += range(first, first + max(1, count))
    if to is None:
        found.update({name: [] for name in _git("ls-files", "--others", "--exclude-standard").splitlines()})
    found.pop("/dev/null", None)
    return found


def _fork() -> str:
    """Where this branch left origin/main; HEAD where there is none."""
    done = subprocess.run(["git", "merge-base", "HEAD", "origin/main"], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.strip() or "HEAD"


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main())
