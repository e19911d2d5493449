"""Longer words than English has: they stand in their place, and move nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.controller.page_table import CLOSE, faro_table, played
from tests.controller.web_browser import BROWSER, PHONE, TABLET, Served, at_rest, served_by, visit

pytestmark = BROWSER

faro = served_by(lambda: played(faro_table("7C 4H KD 5S 9H QC JC", players=("Eve", "bob")), [CLOSE]))

OUT_OF_ITS_FRAME = """() => [...document.querySelectorAll(".bar")].filter((bar) => {
  const [frame, name] = ["rect", ".bar-text"].map((one) => bar.querySelector(one).getBoundingClientRect());
  return name.left < frame.left || name.right > frame.right;
}).map((bar) => bar.textContent.trim())"""

LONG = """() => {
  document.querySelector(".head h1 small").textContent = "Pharaon de casino, argent fictif";
  document.querySelector(".head-phase b").textContent = "Les mises sont ouvertes pour ce coup encore quelques instants";
}"""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_bet_s_name_stands_in_its_frame(browser: Browser, faro: Served, language: str) -> None:
    page, complaints = visit(browser, faro, "/display", PHONE)
    page.locator("select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".bar")).to_have_count(3)
    assert at_rest(lambda: page.evaluate(OUT_OF_ITS_FRAME)) == []
    assert complaints == []


def test_the_head_is_no_higher_with_a_long_name_of_the_game(browser: Browser, faro: Served) -> None:
    page, complaints = visit(browser, faro, "/display", TABLET)
    head = page.locator(".head")

    def height() -> float:
        box = head.bounding_box()
        assert box is not None
        return box["height"]

    before = at_rest(height)
    page.evaluate(LONG)
    assert at_rest(height) == before
    assert complaints == []
