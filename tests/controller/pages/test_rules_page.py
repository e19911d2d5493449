"""The rules on the tablets: the game's own sentences for every option in force, laid out and not worked out again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from controller.games import faro
from controller.games.options import in_force
from controller.web.access import Access
from tests.controller.web_browser import BROWSER, PATIENCE_MS, TABLET, Served, blank_pages, chromium
from tests.controller.web_table import WebTable, deal_state
from tests.english import english

pytestmark = BROWSER

LIMITS = {"min", "max", "unit"}
"""Shown as amounts above the rules."""


def sheet(served: Served) -> str:
    """What the sheet of rules says, without complaints in the browser."""
    complaints: list[str] = []
    with chromium() as browser, blank_pages(browser, complaints) as blank:
        page = blank(TABLET)
        page.goto(served.url.rstrip("/") + "/play")
        page.get_by_label("Your name").fill("Eve")
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("tab", name="Rules").click(timeout=PATIENCE_MS)
        rules = page.locator(".rules")
        expect(rules).to_be_visible()
        text = rules.inner_text()
    assert [said for said in complaints if "ERR_CONNECTION" not in said] == []
    return text


@pytest.mark.parametrize("changed", [{}, {"multi_both_open": "push", "call_pair": 1, "case_hoc": True}])
def test_the_sheet_says_every_option_in_force(changed: dict[str, Any]) -> None:
    rules = faro.Rules(**changed)
    options = [option.json() for option in in_force(rules)]
    table = WebTable()
    table.state = {**table.state, "deal": deal_state(options=options)}
    served = Served(table, Access())
    try:
        text = sheet(served)
    finally:
        served.close()
    for name, _, said in in_force(rules):
        assert name in LIMITS or english(said) in text, name
