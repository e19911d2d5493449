"""Longer words than English has: they stand in their place, and move nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.controller.page_table import CLOSE, faro_table, played
from tests.controller.pages.test_made_up_pages import OF_THE_SHOE
from tests.controller.web_browser import BROWSER, PHONE, TABLET, Served, at_rest, served_by, visit
from tests.sample import sampled

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


@pytest.mark.parametrize("language", sampled(["de", "fr"], 1))
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


CUT = """() => [...document.querySelectorAll(".rt-name > span, .banque-record th")].filter((one) => {
  const around = one.closest(".side") || document.documentElement;
  return one.scrollWidth > one.clientWidth + 1 ||
    one.getBoundingClientRect().right > around.getBoundingClientRect().right + 1;
}).map((one) => one.textContent)"""


WHERE = [("macao", PHONE), ("siete_y_media", PHONE), ("baccarat_banque", TABLET)]


@pytest.mark.parametrize(
    ("game", "size", "language"), sampled([(*where, language) for where in WHERE for language in ("es", "fr")], 1)
)
def test_a_banker_s_name_and_a_record_s_headings_are_whole(
    browser: Browser, faro: Served, game: str, size: ViewportSize, language: str
) -> None:
    faro.show(OF_THE_SHOE[game][-1]())
    page, complaints = visit(browser, faro, "/display" if size is PHONE else "/play", size)
    page.locator("select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    if size is not PHONE:
        page.locator("#name").fill("Eva")
        page.locator("form button").first.click()
        expect(page.locator(".banque-record")).to_be_visible()
    assert at_rest(lambda: page.evaluate(CUT)) == []
    assert complaints == []
