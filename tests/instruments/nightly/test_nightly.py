"""The runs that once failed, a few of every kind, and that each kind finds what it is there for."""

from __future__ import annotations

import copy
import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from controller.table import commands
from tests.instruments.nightly import cases, faulty_disk, fuzz
from tests.sample import sampled

KEPT = cases.kept()
SEEDS = {"script": 60, "messages": 4, "journal": 6}
needs_compiler = pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc")


@pytest.mark.parametrize(("kind", "data"), [pytest.param(kind, data, id=name) for name, kind, data in KEPT])
def test_a_run_that_once_failed_holds(kind: str, data: dict[str, Any]) -> None:
    cases.KINDS[kind].check(**data)


@pytest.mark.parametrize("kind", SEEDS)
def test_a_few_runs_hold(kind: str) -> None:
    for seed in range(SEEDS[kind]):
        data = cases.KINDS[kind].draw(random.Random(seed))
        assert json.loads(json.dumps(data)) == data
        cases.KINDS[kind].check(**data)


def test_what_is_put_in_a_place_is_in_no_other() -> None:
    odd = copy.deepcopy(fuzz.ODD)
    for seed in range(200):
        assert json.dumps(fuzz.spoiled(random.Random(seed), {"a": [{"b": []}]}, most=9))
    assert odd == fuzz.ODD


def test_the_files_of_laws_have_tests_that_are_laws() -> None:
    files = {str(cases.KINDS["properties"].draw(random.Random(seed))["file"]) for seed in range(400)}
    assert len(files) > 20
    assert "tests/controller/table/test_two_shoes.py" not in files


@pytest.mark.compiler
@needs_compiler
@pytest.mark.parametrize("fault", sampled(["torn", "lie"], 1))
def test_an_evening_on_a_disk_that_fails_holds(fault: str) -> None:
    faulty_disk.check(7, fault, 30)


@pytest.mark.compiler
@needs_compiler
def test_a_row_that_is_not_what_was_written_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faulty_disk, "FAULTS", {"none": 0})
    monkeypatch.setattr(faulty_disk.FaultyIo, "__init__", lambda self, *_: None)
    monkeypatch.setattr(faulty_disk, "ArmedConnection", _Other)
    with pytest.raises(faulty_disk.Broken, match="not what was written"):
        faulty_disk.lied_to(1, "none", 1)


class _Other:
    """A connection that writes other texts than it was given, with a hash that fits."""

    def __init__(self, db: Any, _faults: object) -> None:
        self._db, self._head = db, ""

    def executemany(self, statement: str, rows: Any) -> Any:
        changed = []
        for seq, at, command, text, _hash in rows:
            other = text.replace('"type":"note"', '"type":"other"')
            self._head = fuzz._link(self._head, seq, at, command, other)
            changed.append((seq, at, command, other, self._head))
        return self._db.executemany(statement, changed)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)


def test_what_fails_is_shrunk_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def decide(state: object, command: dict[str, Any], actor: object) -> list[Any]:
        raise ZeroDivisionError(command["do"])

    monkeypatch.setattr(commands, "decide", decide)
    hold = [
        "says",
        "dealer",
        json.dumps({"id": "a", "do": "hold", "at": {"deal": 1, "round": 1, "phase": "bets_open"}}),
    ]
    data = {"game": "faro", "seed": 1, "steps": [["leaves"], ["leaves"], hold, ["time"]]}
    monkeypatch.setattr(fuzz, "_table", lambda game, seed: _NoTable())
    assert isinstance(cases.problem("messages", data), ZeroDivisionError)
    few = cases.shrunk("messages", data, lambda error: isinstance(error, ZeroDivisionError))
    assert few["steps"] == [hold]
    file = cases.keep("messages", few, 5, tmp_path)
    monkeypatch.setattr(cases, "KEPT", tmp_path)
    assert cases.kept() == [(file.stem, "messages", few)]


class _NoTable:
    """As much of a table as a message needs."""

    out, shoe, state = 0, (), None

    def do(self, act: Any) -> None:
        act(None)

    def told(self) -> list[str]:
        return ["{}"]
