"""The README's second chapter as somebody goes through it: `faro try` in a terminal, the page that opens, a rendered
film of the sheet as the webcam, up to the first card."""

from __future__ import annotations

from tests.controller.web_browser import BROWSER
from tests.instruments.benchmarks.first_card import Reel, measured

pytestmark = BROWSER


def test_from_the_command_to_the_first_card() -> None:
    assert measured("faro", Reel("faro", 3, "easy", cards=1), draws=False) == 0
