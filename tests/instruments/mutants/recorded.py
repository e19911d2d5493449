"""Which tests execute a line: recorded once for each test file, kept in build/mutants/recorded while nothing changes.

Tests that drive a browser or a compiled firmware, and what runs in processes of its own, are not recorded.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from tests.instruments.mutants.recording import MEASURED, SHARED

FOLDERS = (
    "tests/games",
    "tests/controller",
    "tests/firmware_bridge",
    "tests/hardware",
    "tests/vision",
    "tests/instruments/simulate",
)
ELSEWHERE = ("test_demo.py", "test_run.py", "test_web_pages.py", "test_german_pages.py", "test_service_page.py")
"""All their tests run programs or a browser: nothing of what they execute is seen."""
MARKS = "not browser and not simavr and not compiler and not systemd and not board and not photos"
FILE_TIMEOUT_S = 1800
"""For one test file; the longest takes some minutes."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """`seconds`: test -> how long it took. `lines`: path -> line -> the tests that execute it. `shared`: the same for
    the tests of a file that executes the line outside of its tests."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[int, set[str]]] = field(default_factory=dict)
    shared: dict[str, dict[int, set[str]]] = field(default_factory=dict)

    def add(self, seconds: Mapping[str, float], lines: Mapping[str, Mapping[str, list[int]]]) -> None:
        """Take in what tests.instruments.mutants.recording wrote of one test file."""
        self.seconds.update(seconds)
        tests = list(seconds)
        for path, of_path in lines.items():
            for line, numbers in of_path.items():
                if SHARED in numbers:
                    self.shared.setdefault(path, {}).setdefault(int(line), set()).update(tests)
                own = {tests[number] for number in numbers if number != SHARED}
                self.lines.setdefault(path, {}).setdefault(int(line), set()).update(own)


def recordable(root: Path) -> list[str]:
    """The test files that are recorded, by their paths in `root`; those in folders of folders too."""
    return [
        path.relative_to(root).as_posix()
        for folder in FOLDERS
        for path in sorted((root / folder).rglob("test_*.py"))
        if path.name not in ELSEWHERE
    ]


def recorded(root: Path, tree: Path, kept: Path, jobs: int) -> Recorded:
    """What the tests of `root` execute. What is not in the folder `kept` is run in `tree`, a copy of it."""
    kept.mkdir(parents=True, exist_ok=True)
    tests = recordable(root)
    helpers = [
        path
        for path in _python(root, ["tests"])
        if not path.name.startswith("test_") and path.parent != root / "tests" / "instruments" / "mutants"
    ]
    common = _digest(root, [*_python(root, MEASURED), *helpers])
    target = {
        test: kept / f"{test.replace('/', '.')}-{_digest(root, [root / test], common)[:16]}.json" for test in tests
    }
    for old in set(kept.iterdir()) - set(target.values()):
        old.unlink()
    missing = [test for test in tests if not target[test].exists()]
    if missing:
        print(f"recording what {len(missing)} of {len(tests)} test files execute", flush=True)
    with ThreadPoolExecutor(jobs) as pool:
        for said in pool.map(lambda test: _record(tree, test, target[test]), missing):
            print(said, flush=True)
    found = Recorded()
    for test in tests:
        if target[test].exists():
            found.add(**json.loads(target[test].read_text()))
    return found


def _record(tree: Path, test: str, target: Path) -> str:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tests.instruments.mutants.recording",
        "-p",
        "no:cacheprovider",
        "--tb=no",
    ]
    environment = {**os.environ, "PYTHONPATH": str(tree), "FARO_RECORD": str(target)}
    try:
        done = subprocess.run(
            [*command, "-m", MARKS, test],
            cwd=tree,
            env=environment,
            capture_output=True,
            text=True,
            timeout=FILE_TIMEOUT_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"{test}: not recorded within {FILE_TIMEOUT_S} s"
    last = (done.stdout.strip().splitlines() or done.stderr.strip().splitlines() or ["said nothing"])[-1]
    return f"{test}: {last}"


def _python(root: Path, folders: Iterable[str]) -> list[Path]:
    return [path for folder in folders for path in sorted((root / folder).rglob("*.py"))]


def _digest(root: Path, files: Iterable[Path], before: str = "") -> str:
    digest = sha256(before.encode())
    for path in files:
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
