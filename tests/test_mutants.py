"""`make mutants`: the faults it puts in are faults, and every file has tests that are run for it."""

from __future__ import annotations

import ast
import random
from collections import Counter
from pathlib import Path

import pytest

from tests.mutants.__main__ import PACKAGES, ROOT, places_in, table_of
from tests.mutants.covering import COVERING, covering
from tests.mutants.faults import faults_of

SOURCE = '''
"""A module."""
from typing import TYPE_CHECKING
LIMIT: int = 3
if TYPE_CHECKING:
    import os
def f(a: int, b: list[int] | None = None) -> int:
    """What it does."""
    if a < LIMIT and not b or a == 0:
        raise ValueError(f"bad {a + 1}")
    total = g(a, b)
    g(total)
    log.info("told")
    rows = [one for one in b if one > a]
    return total * 2 if rows else 0
'''


def test_each_kind_of_fault_is_found_once_for_each_place() -> None:
    whats = Counter(fault.what for fault in faults_of("m.py", SOURCE))
    assert whats == Counter(
        {
            "3 made 4": 1,
            "3 made 2": 1,
            "condition negated": 2,
            "and made or": 1,
            "or made and": 1,
            "term dropped: a < LIMIT": 1,
            "term dropped: not b": 1,
            "term dropped: a == 0": 1,
            "term dropped: (a < LIMIT and not b)": 1,
            "< made <=": 1,
            "< made >=": 1,
            "== made !=": 1,
            "> made >=": 1,
            "> made <=": 1,
            "not dropped": 1,
            "0 made 1": 2,
            "0 made -1": 2,
            "2 made 3": 1,
            "2 made 1": 1,
            "raise removed": 1,
            "assignment removed: total = g(a, b)": 1,
            "arguments swapped: a": 1,
            "call removed: g(total)": 1,
            "assignment removed: rows = [one for one in b if one > a]": 1,
            "condition of a comprehension dropped": 1,
            "calculated with /": 1,
            "return emptied": 1,
        }
    )


@pytest.mark.parametrize(
    "name", ["controller/table/reports.py", "controller/games/faro/decide.py", "vision/track/tracker.py"]
)
def test_every_fault_is_python_and_changes_what_the_file_says(name: str) -> None:
    source = (ROOT / name).read_text()
    meant = ast.dump(ast.parse(source))
    found = faults_of(name, source)
    assert len(found) > 200
    for fault in random.Random(1).sample(found, 60):
        changed = ast.dump(ast.parse(fault.put_in(source)))
        assert changed != meant, fault


def test_a_fault_is_put_in_by_place_also_behind_letters_of_several_bytes() -> None:
    source = 'a = "åäö"; b = 1 if a == "ü" else 2\n'
    (fault,) = [one for one in faults_of("m.py", source) if one.what == "== made !="]
    assert fault.put_in(source) == 'a = "åäö"; b = 1 if (a != "ü") else 2\n'


def test_the_same_files_give_the_same_places() -> None:
    places = places_in(["controller/games/**"])
    assert places == places_in(["controller/games/*"])
    assert {fault.path.split("/")[1] for fault in places} == {"games"}
    assert len(places) > 1000


def test_every_file_has_tests_and_every_test_named_is_there() -> None:
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*.py"):
            assert covering(path.relative_to(ROOT).as_posix())[1]
    named = {test for _, tests in COVERING.values() for test in tests.split()}
    assert [test for test in sorted(named) if not Path(ROOT / test).exists()] == []


def test_the_table_counts_by_group() -> None:
    counted = Counter({("games", "noticed"): 8, ("games", "SURVIVED"): 2, ("link", "hangs"): 1})
    rows = [row.split() for row in table_of(counted).splitlines()[1:]]
    assert rows == [
        ["games", "10", "8", "0", "2", "80.0%"],
        ["link", "1", "0", "1", "0", "100.0%"],
        ["all", "11", "8", "1", "2", "81.8%"],
    ]
