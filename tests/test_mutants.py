"""`make mutants`: the faults it puts in are faults, and every file has tests that are run for it."""

from __future__ import annotations

import ast
import json
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.instruments.mutants.__main__ import PACKAGES, ROOT, places_in, table_of
from tests.instruments.mutants.choosing import Chooser, place_of
from tests.instruments.mutants.covering import COVERING, covering
from tests.instruments.mutants.equivalent import EQUIVALENT, reason_of
from tests.instruments.mutants.faults import Fault, faults_of
from tests.instruments.mutants.planted import PLANTED, Planted
from tests.instruments.mutants.recorded import ELSEWHERE, FOLDERS, Recorded, recordable
from tests.instruments.mutants.recording import SHARED
from tests.instruments.mutants.trees import Tree
from tests.instruments.mutants.warm import HUNG, Warm
from tests.sample import sampled

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
    "name", sampled(["controller/table/reports.py", "controller/games/faro/rounds.py", "vision/track/tracker.py"], 1)
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


def test_every_file_has_a_group_and_every_test_named_is_there() -> None:
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*.py"):
            assert covering(path.relative_to(ROOT).as_posix())[0]
    named = {test for _, tests in COVERING.values() for test in tests.split()}
    assert [test for test in sorted(named) if not Path(ROOT / test).exists()] == []


def test_the_table_counts_by_group_and_leaves_out_what_changes_nothing() -> None:
    counted = Counter(
        {
            ("games", "noticed"): 8,
            ("games", "SURVIVED"): 2,
            ("link", "hangs"): 1,
            ("link", "equal"): 3,
            ("web", "equal"): 1,
        }
    )
    rows = [row.split() for row in table_of(counted).splitlines()[1:]]
    assert rows == [
        ["games", "10", "8", "0", "2", "0", "80.0%"],
        ["link", "4", "0", "1", "0", "3", "100.0%"],
        ["web", "1", "0", "0", "0", "1", "-"],
        ["all", "15", "8", "1", "2", "4", "81.8%"],
    ]


def test_each_fault_said_to_change_nothing_is_one_that_is_put_in() -> None:
    sources = {path: (ROOT / path).read_text() for path, _, _ in EQUIVALENT}
    known = {reason_of(fault, sources[path]) for path in sources for fault in faults_of(path, sources[path])}
    assert set(EQUIVALENT.values()) <= known


CHOOSING = """LIMIT = 3
TABLE = {
    "a": LIMIT,
}
class Some:
    field: int = 1
    def method(self, most=7):
        total = sum(
            (1, 2),
        )
        match total:
            case 1:
                return 1
            case 2 if most:
                return TABLE
        return self.field
"""


@pytest.mark.parametrize(
    ("line", "lines", "names"),
    [
        (1, set(), {"LIMIT"}),
        (3, set(), {"TABLE"}),
        (6, set(), {"field"}),
        (7, set(range(8, 17)), set()),  # a default: the function
        (9, {8, 9, 10}, set()),  # a statement over several lines
        (14, {14}, set()),  # the guard of a case
        (16, {16}, set()),
    ],
)
def test_a_line_is_placed(line: int, lines: set[int], names: set[str]) -> None:
    place = place_of(CHOOSING, line)
    assert (place.lines, place.names) == (lines, names)


def _chooser() -> Chooser:
    recorded = Recorded()
    recorded.add({"t/a.py::one": 0.2, "t/a.py::two": 0.1, "t/a.py::slow": 9.0}, {"m.py": {"16": [0], "15": [1, 2]}})
    recorded.add({"t/b.py::one": 0.3, "t/b.py::two": 0.05}, {"m.py": {"1": [SHARED], "12": [0], "13": [SHARED]}})
    return Chooser({"m.py": CHOOSING}, recorded)


@pytest.mark.parametrize(
    ("line", "tests"),
    [
        (15, {"t/a.py::two", "t/a.py::slow"}),
        (13, {"t/b.py::one", "t/b.py::two"}),  # in a fixture of the file
        (1, {"t/a.py::two", "t/a.py::slow"}),  # LIMIT stands in TABLE, which is read in line 15
        (6, {"t/a.py::one", "t/a.py::two", "t/a.py::slow", "t/b.py::one", "t/b.py::two"}),  # a field
        (8, set()),
    ],
)
def test_the_tests_that_execute_the_line_are_chosen(line: int, tests: set[str]) -> None:
    assert _chooser().executing(Fault("m.py", 0, 0, "", line, "")) == tests


def test_the_quick_tests_come_first_and_what_there_is_no_time_for_is_reported() -> None:
    fault = Fault("m.py", 0, 0, "", 15, "")
    assert _chooser().plan(fault, 60).runs == (("t/a.py::two",), ("t/a.py::slow",))
    short = _chooser().plan(fault, 5)
    assert (short.runs, short.left) == ((("t/a.py::two",),), 1)


def test_the_tests_of_every_folder_are_recorded() -> None:
    """103 of 238 test files were left out once they had moved into folders of folders."""
    files = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")}
    left_out = {name for name in files - set(recordable(ROOT)) if name.startswith(tuple(f"{it}/" for it in FOLDERS))}
    assert {Path(name).name for name in left_out} == set(ELSEWHERE)
    assert {str(Path(name).parent) for name in recordable(ROOT)} > {"tests/controller/table", "tests/hardware/machine"}


def test_a_recording_tells_which_test_executes_which_line(tmp_path: Path) -> None:
    (tmp_path / "controller").mkdir()
    (tmp_path / "controller" / "__init__.py").touch()
    (tmp_path / "controller" / "sums.py").write_text("def add(a, b):\n    if a:\n        return a + b\n    return b\n")
    (tmp_path / "test_sums.py").write_text(
        "import threading\nimport pytest\nfrom controller.sums import add\n"
        "@pytest.fixture(scope='module')\ndef three(): return add(0, 3)\n"
        "def test_zero(three): assert three == add(0, 3)\n"
        "def test_one(three):\n"
        "    other = threading.Thread(target=add, args=(1, 2))\n    other.start()\n    other.join()\n"
        "def test_bad(): assert add(1, 1) == 3\n"
    )
    target = tmp_path / "recorded.json"
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-c",
        "/dev/null",
        "--rootdir",
        ".",
        "-p",
        "tests.instruments.mutants.recording",
    ]
    environment = {**os.environ, "FARO_RECORD": str(target), "PYTHONPATH": os.pathsep.join((".", str(ROOT)))}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout
    found = json.loads(target.read_text())
    assert list(found["seconds"]) == ["test_sums.py::test_zero", "test_sums.py::test_one"]
    assert found["lines"]["controller/sums.py"] == {"1": [SHARED], "2": [SHARED, 0, 1], "3": [1], "4": [SHARED, 0]}


def test_a_warm_process_runs_tests_again_and_again_and_ends_what_hangs(tmp_path: Path) -> None:
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    test = tmp_path / "test_one.py"
    with Warm(tmp_path) as warm:
        for text, status in (("assert True", 0), ("assert False", 1), ("while True: pass", HUNG), ("assert 1", 0)):
            test.write_text(f"def test_one():\n    {text}\n")
            said = warm.run(
                ["-c", os.devnull, "--rootdir", ".", "-p", "no:cacheprovider", "test_one.py"],
                3 if status == HUNG else 60,
            )
            assert said[0] == status, said[1]


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.what)
def test_a_planted_fault_has_its_place(planted: Planted) -> None:
    source = (ROOT / planted.path).read_text()
    assert planted.fault.put_in(source) == source.replace(planted.text, planted.instead) != source


def test_a_planted_fault_whose_text_is_gone_is_refused() -> None:
    gone = Planted("nothing", "controller/__init__.py", "no such line", "", "tablet")
    with pytest.raises(ValueError, match=r"nothing: its text stands not once in controller/__init__\.py"):
        _ = gone.fault


def test_a_tree_holds_a_fault_for_a_while(tmp_path: Path) -> None:
    fault = PLANTED[0].fault
    tree = Tree(tmp_path / "tree")
    file = tree.root / fault.path
    source = file.read_text()
    with tree.holding(fault):
        assert file.read_text() == fault.put_in(source) != source
    assert file.read_text() == source
