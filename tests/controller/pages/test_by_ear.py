"""Play without sight, in a real browser: what is typed is what a tap does, and is heard; what is not understood stakes
nothing."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.controller.page_table import before_the_deal, faro_table
from tests.controller.pages.test_chemin_pages import OTHERS_BANK, chemin
from tests.controller.web_browser import (
    BROWSER,
    PHONE,
    TABLET,
    Served,
    acts_of,
    fits,
    served_by,
    shown,
    sit_down,
    visit,
)

pytestmark = BROWSER
served = served_by(lambda: before_the_deal("faro", bank=10_000))
of_chemin = served_by(lambda: before_the_deal("chemin_de_fer"))


def types(page: Page, said: str) -> None:
    page.get_by_label("What do you do?").fill(said)
    page.keyboard.press("Enter")


def test_a_bet_is_typed_and_heard(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", TABLET)
    sit_down(page, served, faro_table(players=("Eve", "bob")))
    expect(page.locator(".tray")).to_be_visible()
    page.keyboard.press("/")
    expect(page.get_by_label("What do you do?")).to_be_focused()
    types(page, "fifty on the moon")
    expect(shown(page, "“moon” is not understood in “fifty on the moon”. Expected: 50 on the nine")).to_be_visible()
    expect(page.locator(".aloud")).to_contain_text("“moon” is not understood")
    assert acts_of(served, "Eve", {"bet"}, 0) == []
    types(page, "50 on the nine, copper")
    expect(shown(page, "50 on 9, coppered.")).to_be_visible()
    expect(page.locator(".aloud")).to_contain_text("50 on 9, coppered.")
    (bet,) = acts_of(served, "Eve", {"bet"}, 1)
    assert {name: bet[name] for name in ("stake", "type", "ranks", "copper")} == {
        "stake": 50,
        "type": "flat",
        "ranks": ["9"],
        "copper": True,
    }
    expect(page.get_by_label("What do you do?")).to_have_value("")
    assert fits(page, TABLET)
    page.reload()
    expect(page.get_by_label("What do you do?")).to_be_visible()
    assert complaints == []


def test_an_act_that_is_asked_about_is_asked_about_when_typed(browser: Browser, of_chemin: Served) -> None:
    page, complaints = visit(browser, of_chemin, "/play", PHONE)
    sit_down(page, of_chemin, chemin(*OTHERS_BANK))
    page.get_by_role("button", name="Type and listen").click()
    types(page, "banco")
    expect(shown(page, "Sure? Then type the number. 1: Banco: 200")).to_be_visible()
    assert acts_of(of_chemin, "Eve", {"banco"}, 0) == []
    types(page, "1")
    assert len(acts_of(of_chemin, "Eve", {"banco"}, 1)) == 1
    assert fits(page, PHONE)
    assert complaints == []
