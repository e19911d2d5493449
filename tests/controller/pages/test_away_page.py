"""What a tablet shows when it does not reach the table, and how it goes on."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from playwright.sync_api import Browser, Page, expect

from controller.web.access import Access
from controller.web.program import program
from tests.controller.page_table import PageTable
from tests.controller.web_browser import BROWSER, PHONE, TABLET, Served, blank_pages, fits, resize, too_small
from tests.hardware.waiting import eventually

pytestmark = BROWSER
KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) kept.push([name, new URL(url).pathname]);
  }
  return kept;
}"""
STANDS = "async () => (await navigator.serviceWorker.ready).active.state"
"""Resolves when the browser has its helper."""


@pytest.fixture
def served() -> Generator[Served]:
    state = Served(PageTable(), Access())
    yield state
    state.close()


@pytest.fixture
def page(browser: Browser) -> Generator[Page]:
    context = browser.new_context(viewport=TABLET, locale="de-AT", reduced_motion="reduce")
    yield context.new_page()
    context.close()


def test_without_a_network_a_loaded_page_says_so_in_the_tablet_s_language_and_goes_on_by_itself(
    page: Page, served: Served
) -> None:
    page.goto(f"{served.url}display")
    expect(page.locator(".page.display")).to_be_visible()
    page.evaluate(STANDS)
    served.stop()
    page.reload()
    expect(page.get_by_role("heading", name="Keine Verbindung zum Tisch")).to_be_visible()
    expect(page).to_have_title("Keine Verbindung zum Tisch")
    expect(page.locator("main")).to_contain_text("im Netz des Tisches")
    for size in (TABLET, PHONE):
        resize(page, size)
        assert fits(page, size)
    assert too_small(page) == []
    page.get_by_role("button", name="Noch einmal versuchen").click()
    expect(page.get_by_role("status")).to_have_text("Der Tisch antwortet noch nicht.")
    assert page.evaluate(KEPT) == [[f"faro-away-{program()}", "/away"]], "nothing else is kept"
    served.start()
    expect(page.locator(".page.display")).to_be_visible()
    assert page.url == f"{served.url}display"


@pytest.mark.whole
def test_another_program_brings_its_own_page(page: Page, served: Served) -> None:
    page.goto(f"{served.url}help")
    page.evaluate(STANDS)
    served.stop()
    served.program = "fedcba9876543210"
    served.start()
    page.reload()
    expect(page.get_by_role("heading").first).to_be_visible()
    eventually(lambda: page.evaluate(KEPT) == [[f"faro-away-{served.program}", "/away"]])


def test_where_a_browser_has_no_such_helper_the_page_is_as_it_was(browser: Browser, served: Served) -> None:
    complaints: list[str] = []
    with blank_pages(browser, complaints) as blank:
        page = blank()
        page.add_init_script("Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })")
        page.goto(f"{served.url}display")
        expect(page.locator(".page.display")).to_be_visible()
        assert page.evaluate("caches.keys()") == []
    assert complaints == []
