"""No sentence stands in the games: a message to people is a code with data, and the catalogue has the words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "controller" / "games"
FOR_PROGRAMMERS = {"ValueError", "TypeError", "KeyError", "AttributeError", "AssertionError", "NotAnEvent"}
"""Errors of a wrong call or a damaged journal: no player reads their text."""
NOT_SAID = {"high card coppered", "the deal is void", "true or false"}
"""A row of the odds by its name, a reason that dealers type, and what a field of a damaged journal was to be."""
SENTENCE = re.compile(r"[A-Za-z]+[ ,;:]+[A-Za-z]+[ ,;:]+[A-Za-z]+")


def sentences(source: str) -> Iterator[str]:
    """Texts of three words or more, but for docstrings and what only programmers read."""
    tree = ast.parse(source)
    passed: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            passed.add(id(node.value))
        elif (
            (isinstance(node, ast.Assert) and node.msg is not None)
            or (isinstance(node, ast.FunctionDef) and node.name in ("__str__", "__repr__"))
            or (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FOR_PROGRAMMERS)
        ):
            passed |= {id(inner) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        said = node.value if isinstance(node, ast.Constant) and id(node) not in passed else None
        if isinstance(said, str) and SENTENCE.search(said) and said not in NOT_SAID:
            yield said


@pytest.mark.parametrize("path", sorted(GAMES.rglob("*.py")), ids=lambda path: str(path.relative_to(GAMES)))
def test_no_sentence_stands_in_the_games(path: Path) -> None:
    assert list(sentences(path.read_text("utf-8"))) == []


def test_a_sentence_is_found() -> None:
    assert list(sentences('"""Two cards were drawn."""\nrefuse("closed", f"Bets are closed {now}")')) == [
        "Bets are closed "
    ]
    assert list(sentences('raise ValueError("expected at least one")\nsay("faro-closed", word="turn worst")')) == []
