"""`make quick` takes the tests nearest to a change, within a share of the time of them all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.instruments.quick.choosing import Tree, chosen
from tests.instruments.quick.timing import Timing

pytest_plugins = ["pytester"]

SOURCES = {
    "controller/money.py": "def pay():\n    return 1\n\ndef owe():\n    return 2\n",
    "controller/table.py": "from controller import money\nfrom .money import pay\n",
    "hardware/pins.py": 'SCRIPT = "install.sh"\n',
    "tests/evening.py": "import controller.table\n",
    "tests/test_money.py": "from controller.money import pay\n\ndef test_pay(): pay()\n",
    "tests/test_owing.py": "from controller.money import owe\n\ndef test_owe(): owe()\n",
    "tests/test_table.py": "from controller.table import pay\n\ndef test_a(): pass\n",
    "tests/test_evening.py": "from tests import evening\n\ndef test_a(): pass\ndef test_b(): pass\n",
    "tests/test_pins.py": "from hardware import pins\n\ndef test_a(): pass\n",
    "tests/test_documents.py": "def test_a(): pass\n",
}


@pytest.mark.parametrize(
    ("changed", "share", "tests"),
    [
        ({"controller/money.py": [5]}, 1.0, ["owing", "money", "table", "evening"]),
        ({"controller/money.py": [2]}, 1.0, ["money", "owing", "table", "evening"]),
        ({"controller/money.py": [2]}, 0.3, ["money", "owing"]),
        ({"controller/table.py": []}, 1.0, ["table", "evening"]),
        ({"tests/evening.py": []}, 1.0, ["evening"]),
        ({"tests/test_evening.py": [1], "tests/test_pins.py": [1]}, 0.1, ["evening", "pins"]),
        ({"hardware/install/install.sh": []}, 1.0, ["pins"]),
        ({"docs/rules.md": []}, 1.0, ["documents"]),
        ({"controller/gone.py": []}, 1.0, []),
    ],
)
def test_the_nearest_tests_are_taken_first(changed: dict[str, list[int]], share: float, tests: list[str]) -> None:
    assert chosen(Tree(SOURCES), changed, share) == [f"tests/test_{name}.py" for name in tests]


def test_what_was_never_timed_counts_by_its_tests() -> None:
    tree = Tree(SOURCES, {"tests/test_money.py": 4.0, "tests/gone.py": 9.0})
    assert tree.weights["tests/test_evening.py"] == 8.0
    assert tree.weights["tests/test_money.py"] == 4.0


def test_each_run_remembers_what_its_files_took_unless_it_took_some_tests_alone(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nasyncio_default_fixture_loop_scope = function\n")
    pytester.makepyfile(test_slow="import time\ndef test_one(): time.sleep(0.02)\ndef test_two(): pass\n")
    kept = Path("build/seconds.json").absolute()
    for words in (["-k", "two"], ["test_slow.py::test_two"]):
        pytester.runpytest_inprocess("-p", "no:cacheprovider", *words, plugins=[Timing(kept)])
        assert not kept.exists()
    pytester.runpytest_inprocess("-p", "no:cacheprovider", plugins=[Timing(kept)])
    assert json.loads(kept.read_text())["test_slow.py"] >= 0.02
