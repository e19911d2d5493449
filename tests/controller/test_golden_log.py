"""The log of a whole evening, word for word. `python -m tests.controller.golden_log` writes it anew."""

import pytest

from tests.controller.golden_log import EVENINGS, path


@pytest.mark.parametrize("game", EVENINGS)
def test_the_log_of_an_evening_says_what_it_said(game: str) -> None:
    assert EVENINGS[game]().text == path(game).read_text("utf-8").splitlines()
