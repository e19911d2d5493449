"""What is tried: kinds of runs, each drawn from a seed and checked, and the runs that once failed, by name."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tests.instruments.nightly import faulty_disk, fuzz
from tests.instruments.simulate.evenings import PLAYED, evening_of

ROOT = Path(__file__).parents[3]
KEPT = ROOT / "tests" / "data" / "found"
"""A file for each run that once failed; `make test` runs them all."""
PROPERTY_FILE = re.compile(r"^@given\(", re.MULTILINE)
"""A file with a test that is a law. One that has a law inside it is none: its examples have seeds of their own."""
PROPERTIES_S = 1800
"""A file's properties may take so long on a busy machine."""


@dataclass(frozen=True, slots=True)
class Kind:
    """`draw` makes the data of a run, as JSON holds it; `check` raises for what must not be."""

    draw: Callable[[random.Random], dict[str, Any]]
    check: Callable[..., None]


def _draw_evening(rng: random.Random) -> dict[str, Any]:
    return {"game": rng.choice(PLAYED), "seed": rng.randrange(2**32)}


def _check_evening(game: str, seed: int) -> None:
    evening_of(game, seed).play()


@cache
def _property_files() -> tuple[str, ...]:
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return tuple(str(file.relative_to(ROOT)) for file in files if PROPERTY_FILE.search(file.read_text("utf-8")))


def _draw_properties(rng: random.Random) -> dict[str, Any]:
    return {"file": rng.choice(_property_files()), "seed": rng.randrange(2**32)}


def _check_properties(file: str, seed: int) -> None:
    """The laws of a test file with examples of this seed, shrunk where one fails."""
    pytest = (sys.executable, "-m", "pytest", "-q", "-x", "-m", "hypothesis", "-p", "no:cacheprovider")
    profile = ("--hypothesis-profile=searching", f"--hypothesis-seed={seed}")
    ended = subprocess.run(
        [*pytest, *profile, file], cwd=ROOT, capture_output=True, text=True, timeout=PROPERTIES_S, check=False
    )
    assert ended.returncode == 0, f"pytest ended with {ended.returncode}: {ended.stdout[-6000:]}"


KINDS: Mapping[str, Kind] = {
    "evening": Kind(_draw_evening, _check_evening),
    "disk": Kind(faulty_disk.draw, faulty_disk.check),
    "properties": Kind(_draw_properties, _check_properties),
    "script": Kind(fuzz.draw_script, fuzz.check_script),
    "messages": Kind(fuzz.draw_messages, fuzz.check_messages),
    "journal": Kind(fuzz.draw_journal, fuzz.check_journal),
}


def problem(kind: str, data: Mapping[str, Any]) -> BaseException | None:
    """Why the run fails, or None."""
    try:
        KINDS[kind].check(**data)
    except Exception as error:
        return error
    return None


def shrunk(kind: str, data: dict[str, Any], same: Callable[[BaseException], bool]) -> dict[str, Any]:
    """The run with as few steps as still fail alike, where it has steps."""
    if "steps" not in data:
        return data
    steps, size = list(data["steps"]), len(data["steps"])
    while size:
        at = 0
        while at < len(steps):
            fewer = steps[:at] + steps[at + size :]
            error = problem(kind, {**data, "steps": fewer})
            if error is not None and same(error):
                steps = fewer
            else:
                at += size
        size //= 2
    return {**data, "steps": steps}


def keep(kind: str, data: Mapping[str, Any], seed: int, folder: Path) -> Path:
    """Write the run down as a file that `make test` runs once it is in `KEPT`."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{kind}-{seed}.json"
    with tempfile.NamedTemporaryFile("w", dir=folder, delete=False, encoding="utf-8") as part:
        json.dump({"kind": kind, **data}, part, indent=1)
        part.write("\n")
    Path(part.name).rename(file)
    return file


def kept() -> list[tuple[str, str, dict[str, Any]]]:
    """Name, kind and data of every run that once failed."""
    found = []
    for file in sorted(KEPT.glob("*.json")):
        data = json.loads(file.read_text("utf-8"))
        found.append((file.stem, data.pop("kind"), data))
    return found
