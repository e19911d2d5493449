"""Deals worked by hand from the rules; `expect` lists only what was worked."""

import json
from pathlib import Path
from typing import Any

import pytest

from controller.cli.settle import settle_text

CASES = [json.loads(line) for line in (Path(__file__).parent / "worked_cases.jsonl").read_text().splitlines()]


def found(name: str, wanted: Any, result: dict[str, Any]) -> Any:
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
        return {pair: {key: result["pairs"][int(pair) - 1][key] for key in fields} for pair, fields in wanted.items()}
    if name in ("coups", "closing", "settled", "backers", "notes"):
        return [{key: part(one, result[name][i][key]) for key, one in about.items()} for i, about in enumerate(wanted)]
    if name in ("players", "marks"):
        return {player: result[name][player] for player in wanted}
    return result[name]


def part(wanted: Any, result: Any) -> Any:
    """Of a result what an expectation names, lists in full length."""
    if isinstance(wanted, dict):
        return {key: part(one, result[key]) for key, one in wanted.items()}
    if isinstance(wanted, list) and len(wanted) == len(result):
        return [part(one, found) for one, found in zip(wanted, result, strict=True)]
    return result


@pytest.mark.parametrize("case", [pytest.param(case, id=f"{case['id']}-{case['rule']}") for case in CASES])
def test_worked_case(case: dict[str, Any]) -> None:
    cards = "deck" if "deck" in case["input"] else "shoe"
    script = {**case["input"], cards: case["input"][cards].split()}
    result = json.loads(settle_text(json.dumps(script).encode()))
    for name, wanted in case["expect"].items():
        assert found(name, wanted, result) == wanted, case["why"]
