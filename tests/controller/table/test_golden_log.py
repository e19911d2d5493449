"""The log of a whole evening, word for word. `python -m tests.controller.golden_log` writes it again."""

import pytest

from controller.games.registry import GAMES
from tests.controller.golden_log import EVENINGS, path


def test_every_game_has_an_evening() -> None:
    assert set(EVENINGS) == set(GAMES) - {"toy"}


@pytest.mark.parametrize("game", EVENINGS)
def test_the_log_of_an_evening_says_what_it_said(game: str) -> None:
    assert EVENINGS[game]() == path(game).read_text("utf-8").splitlines()
