"""What the state of a game carries has its sentence on the pages (shell/words.js): phases, verbs, decisions."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from controller.games.registry import GAMES
from tests.controller.pages.test_page_scripts import SCRIPTS
from tests.test_catalogue import SCRIPT_NAMES, english_sentences

SAME = {"victoria": "macao"}
"""Whose words a game has, where it has none of its own."""
OF_ALL = {"over", "void"}
"""Phases that are called alike in every game (core/words.js)."""
SAYS = re.compile(r'\bsay\(\s*"([^"]+)"')


def source(game: str) -> str:
    folder = SCRIPTS / "games" / SAME.get(game, game)
    return "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.js")))


def missing(game: str, ends: Iterator[str]) -> set[str]:
    (names,) = SCRIPT_NAMES.findall(source(game))
    prefixes = [*re.findall(r'"(\w+)"', names), "play"]
    return {end for end in ends if not any(f"{prefix}-{end}" in english_sentences() for prefix in prefixes)}


@pytest.mark.parametrize("game", GAMES)
def test_what_the_pages_of_a_game_write_out_has_a_sentence(game: str) -> None:
    assert missing(game, iter(SAYS.findall(source(game)))) == set()
    assert (
        missing(game, iter(("door", "sheet", "round", "lies", "nothing-settled", "your-acts", "chips", "chip")))
        == set()
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_command_of_a_game_is_called_something(game: str) -> None:
    played = GAMES[game]
    taps = [verb for verb, about in played.dealer_verbs.items() if not about.fields]
    assert missing(game, (f"act-{verb}" for verb in [*played.verbs, *taps])) == set()


WITH_ROUNDS = [name for name in GAMES if hasattr(GAMES[name], "rounds")]


@pytest.mark.parametrize("game", WITH_ROUNDS)
def test_every_phase_and_what_is_decided_in_it_has_its_words(game: str) -> None:
    phases = GAMES[game].rounds.phases  # type: ignore[attr-defined]
    asked = {verb for row in phases.values() for verb in row.offers or () if row.limit and row.verbs != ()}
    assert missing(game, (f"phase-{phase}" for phase in phases.keys() - OF_ALL)) == set()
    assert missing(game, (f"to-{verb}" for verb in asked)) == set()
