"""Deals worked by hand from the rules. `expect` lists only what was worked: every key of an object that is named must
be as it says, a list has its full length, and an act is refused only where `rejected` says so."""

import json
from pathlib import Path
from typing import Any

import pytest

from controller.cli.settle import settle_text

CASES = [json.loads(line) for line in (Path(__file__).parent / "worked_cases.jsonl").read_text().splitlines()]


def stated(name: str, wanted: Any, result: dict[str, Any]) -> Any:
    """The part of a result that an expectation of this name is about."""
    if name == "lines":
        keys = ("id", "result", "pay", "returned")
        return [
            {"turn": turn["turn"], **{k: line[k] for k in keys}} for turn in result["turns"] for line in turn["settled"]
        ]
    if name == "rejected":
        return [refusal["reason"] for refusal in result["rejected"]]
    if name == "case_after":
        return {turn: result["turns"][int(turn) - 1]["case"] for turn in wanted}
    if name == "pair":
        return {pair: result["pairs"][int(pair) - 1] for pair in wanted}
    return result[name]


def differs(wanted: Any, result: Any, place: str) -> str | None:
    """The first place where a result is not as was worked: of an object the keys that are named count, of a list every
    entry."""
    if isinstance(wanted, dict) and isinstance(result, dict):
        parts = [differs(one, result.get(key), f"{place}.{key}") for key, one in wanted.items()]
    elif isinstance(wanted, list) and isinstance(result, list) and len(wanted) == len(result):
        both = zip(wanted, result, strict=True)
        parts = [differs(one, found, f"{place}[{i}]") for i, (one, found) in enumerate(both)]
    else:
        same = type(wanted) is type(result) and wanted == result
        parts = [] if same else [f"{place}: {wanted!r} worked, {result!r} found"]
    return next(filter(None, parts), None)


def against(expect: dict[str, Any], result: dict[str, Any]) -> str | None:
    """The first difference; where no refusal is named there is none."""
    for name, wanted in {"rejected": [], **expect}.items():
        if difference := differs(wanted, stated(name, wanted, result), name):
            return difference
    return None


@pytest.mark.parametrize("case", [pytest.param(case, id=f"{case['id']}-{case['rule']}") for case in CASES])
def test_worked_case(case: dict[str, Any]) -> None:
    cards = "deck" if "deck" in case["input"] else "shoe"
    script = {**case["input"], cards: case["input"][cards].split()}
    result = json.loads(settle_text(json.dumps(script).encode()))
    assert against(case["expect"], result) is None, case["why"]


def test_a_difference_is_found_wherever_it_is() -> None:
    result = {"rejected": [], "coups": [{"coup": 1, "settled": [{"pay": 5, "stake": 5}]}, {"coup": 2}]}
    first, second = {"settled": [{"pay": 5}]}, {"coup": 2}
    assert against({"coups": [first, second]}, result) is None
    for wanted in (
        [first],
        [first, second, second],
        [first, {"coup": 3}],
        [{"settled": []}, second],
        [{"of": 1}, second],
    ):
        assert against({"coups": wanted}, result) is not None
    refused = {**result, "rejected": [{"event": 0, "reason": "max"}]}
    assert against({"coups": [first, second]}, refused) is not None, "a refusal that was not worked"
    assert against({"rejected": ["max"]}, refused) is None
    assert against({"rejected": ["min"]}, refused) is not None
