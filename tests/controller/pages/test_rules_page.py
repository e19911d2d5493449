"""The rules on the tablets, in every game: its own sentences for every option in force and for no other, laid out and
not worked out again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from controller.games.options import described, in_force
from controller.games.registry import GAMES
from controller.table.state import live
from controller.web.access import Access
from tests.controller.page_table import PageTable, before_the_deal
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import BROWSER, TABLET, Served, visit
from tests.english import english
from tests.games.harness import other_rules
from tests.sample import sampled

pytestmark = BROWSER

AMOUNTS = {"faro": {"min", "max", "unit"}}
"""Said above the rules in a sentence of their own."""
SAID = """() => [...document.querySelectorAll(".rules dd, .rules li")].map((one) => one.textContent.trim())"""
PLAYERS = ("Eve", "bob", "cy", "dot")


@pytest.mark.parametrize("game", sampled(GAMES, 1))
def test_the_sheet_says_every_option_in_force_and_no_other(browser: Browser, game: str) -> None:
    """The usual rules, and others that put every option in force that ever is."""
    served = Served(PageTable(before_the_deal(game, bank=10_000)), Access(), purse=0)
    try:
        page, complaints = visit(browser, served, "/play", TABLET)
        page.get_by_label("Your name").fill("Eve")
        page.get_by_role("button", name="Sit down").click()
        expect(page.locator(".who")).to_have_text("Eve")
        for number, rules in enumerate(other_rules(game)):
            table = ShoeTable("", game=game, players=PLAYERS, bank=10_000, **rules)
            table.dealer("hold", text=f"rules {number}")
            served.show(table)
            expect(page.locator(".banner.hold").first).to_contain_text(re.compile(rf"rules {number}$"))
            page.get_by_role("tab", name="Rules").click()
            said = " ".join(page.evaluate(SAID))
            check(said, live(table.state).rules, AMOUNTS.get(game, set()))
        assert complaints == []
    finally:
        served.close()


def check(said: str, rules: Any, elsewhere: set[str]) -> None:
    """What is in force is said; of an option that is not in force, none of its sentences is."""
    stands = {name: english(text) for name, _, text in in_force(rules) if name not in elsewhere}
    for name, text in stands.items():
        assert text in said, name
    for name, about in described(type(rules)).items():
        if name not in stands and name not in elsewhere:
            text = english(about.option.means(getattr(rules, name)))
            assert text not in said or any(text in other for other in stands.values()), name
