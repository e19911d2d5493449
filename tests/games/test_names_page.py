"""docs/engines-names.md is as its script writes it, runs, and has every name that the library exports."""

from __future__ import annotations

import doctest
import re

import pytest

import controller.games as library
from controller.games.registry import GAMES
from tests.games.names_page import PAGE, page


def test_the_page_is_as_it_would_be_written() -> None:
    assert PAGE.read_text() == page(), "run python -m tests.games.names_page"


def test_the_page_says_what_happens() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 400
    assert failed == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_exported_name_is_in_an_example(game: str) -> None:
    code = "\n".join(re.findall(r"^(?:>>>|\.\.\.) (.*)$", PAGE.read_text(), re.MULTILINE))
    names = getattr(library, game).__all__
    assert [name for name in names if not re.search(rf"\b{game}\.{name}\b", code)] == []
