"""The reader as a library: its page runs, and uses every public name of the reader and of what it gives."""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "reader.md"


def public_names(path: Path) -> set[str]:
    """The classes, functions and constants that a module defines for others, and the public methods of its classes."""
    found: set[str] = set()
    for node in ast.parse(path.read_text()).body:
        match node:
            case ast.ClassDef(name=name, body=body):
                found |= {name, *(part.name for part in body if isinstance(part, ast.FunctionDef))}
            case ast.FunctionDef(name=name):
                found.add(name)
            case ast.Assign(targets=[ast.Name(id=name)]):
                found.add(name)
    return {name for name in found if not name.startswith("_")}


def test_the_page_says_what_happens() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 25
    assert failed == 0


@pytest.mark.parametrize("module", ["vision/read/reader.py", "vision/reading.py"])
def test_every_public_name_is_in_an_example(module: str) -> None:
    code = "\n".join(re.findall(r"^(?:>>>|\.\.\.) (.*)$", PAGE.read_text(), re.MULTILINE))
    names = public_names(ROOT / module)
    assert len(names) > 4
    assert {name for name in names if not re.search(rf"\b{name}\b", code)} == set()
