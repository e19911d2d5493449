"""Play without sight, in a real browser: what is typed is what a tap does, and is heard; what is not understood stakes
nothing; a card that lies face down is spoken to its holder alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.controller.page_table import before_the_deal, by, cards, faro_table
from tests.controller.pages.test_chemin_pages import OTHERS_BANK, STAKES, chemin
from tests.controller.pages.test_everybody import holes
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
    take_seat,
    visit,
)
from tests.hardware.waiting import eventually

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
    page.keyboard.press("F8")
    expect(page.get_by_label("What do you do?")).to_be_focused()
    types(page, "fifty on the moon")
    expect(shown(page, "“moon” is not understood in “fifty on the moon”. Expected: 50 on the nine")).to_be_visible()
    expect(page.locator(".aloud")).to_contain_text("“moon” is not understood")
    assert acts_of(served, "Eve", {"bet"}, 0) == []
    types(page, "help")
    expect(page.locator(".aloud")).to_contain_text("For example: 50 on the nine, copper")
    types(page, "what do I have?")
    expect(shown(page, "Your purse: 1,000.")).to_be_visible()
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
    assert holes(page) == []
    page.reload()
    expect(page.get_by_label("What do you do?")).to_be_visible()
    assert complaints == []


@pytest.mark.whole
def test_a_stake_is_moved_barred_taken_back_and_left_as_a_parlay_by_typing(browser: Browser, served: Served) -> None:
    """Each is heard, is what a tap makes of it, and is undone by a word; what is not understood does nothing."""
    page, complaints = visit(browser, served, "/play", PHONE)
    sit_down(page, served, faro_table(players=("Eve", "bob")))
    page.keyboard.press("F8")
    heard = page.locator(".aloud")

    def does(said: str, answer: str, verb: str, count: int) -> dict[str, Any]:
        types(page, said)
        expect(heard).to_contain_text(answer)
        return acts_of(served, "Eve", {verb}, count)[-1]

    does("25 on the four", "25 on 4.", "bet", 1)
    stake = page.locator(".stack.mine")
    expect(stake).to_be_visible()
    assert does("move the four to the king", "Moved to King.", "move", 1)["ranks"] == ["K"]
    expect(stake).to_have_attribute("aria-label", re.compile("King"))
    types(page, "move the king onto the moon")
    expect(heard).to_contain_text("“moon” is not understood")
    does("bar the king", "It does not count until you unbar it.", "bar", 1)
    undo = page.locator("button.undo")
    expect(undo).to_have_text("Undo: bar the bet on King")
    expect(page.locator(".stack.mine.barred")).to_be_visible()
    does("undo", "Undone: bar the bet on King.", "unbar", 1)
    expect(undo).to_have_text("Undo: move to King")
    expect(page.locator(".stack.mine.barred")).to_have_count(0)
    does("double", "25 placed.", "bet", 2)
    expect(heard).to_contain_text("Your purse: 950.")
    does("clear", "All is taken back.", "remove", 2)
    expect(stake).to_have_count(0)
    does("10 on the king", "10 on King.", "bet", 3)
    served.play(cards(2))
    expect(heard).to_contain_text("Eve +10")
    parlay = does("let it ride on the nine", "20 rides on 9.", "parlay", 1)
    assert {parlay["type"], *parlay["ranks"]} == {"flat", "9"}
    assert acts_of(served, "Eve", {"bet", "move", "remove"}, 6)[-1]["do"] == "bet"
    assert served.table.refused == []
    assert complaints == []


@pytest.mark.whole
def test_several_bets_of_one_line_are_all_laid_or_none(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE)
    sit_down(page, served, faro_table(players=("Eve", "bob")))
    page.keyboard.press("F8")
    heard = page.locator(".aloud")
    types(page, "my stakes")
    expect(heard).to_contain_text("You have no stake on the table.")
    types(page, "10 on the king and 20 on the nine")
    expect(page.locator(".stack.mine")).to_have_count(2)
    types(page, "my stakes")
    expect(heard).to_contain_text("Your stakes: ")
    expect(heard).to_contain_text("20")
    types(page, "400 on the two and 400 on the three and 400 on the four")  # more than the purse
    assert len(acts_of(served, "Eve", {"remove"}, 2)) == 2
    expect(page.locator(".stack.mine")).to_have_count(2)
    assert len(served.table.refused) == 1
    expect(page.get_by_label("What do you do?")).to_have_value(re.compile("^400 on the two"))
    types(page, "10 on the two and 10 on the moon")
    expect(heard).to_contain_text("“moon” is not understood")
    assert len(acts_of(served, "Eve", {"bet"}, 4)) == 4
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


VOICES = """() => {
  window.spoken = [];
  const voices = [{ name: "here", lang: "en-US", localService: true }];
  const speech = { getVoices: () => voices, speak: ({ text }) => spoken.push(text), cancel() {} };
  Object.defineProperty(window, "speechSynthesis", { value: speech });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
}"""
"""A browser with a voice, that keeps what it spoke."""
OWN = re.compile("4 of spades|2 of diamonds|Total 6")
HIDDEN = re.compile("(Ace|King|[47]|2) of (spades|hearts|diamonds|clubs)")
"""Every card of the shoe."""


def test_a_hidden_card_is_spoken_to_its_holder_alone_and_never_written(browser: Browser, of_chemin: Served) -> None:
    """Eve plays the punters' hand: her tablet speaks its page, the display too, and both have the region."""
    page, complaints = visit(browser, of_chemin, "/play", TABLET)
    page.evaluate(f"({VOICES})()")
    take_seat(page, "Eve")
    of_chemin.show(chemin(*OTHERS_BANK, *STAKES))
    page.keyboard.press("F8")
    page.get_by_role("button", name="Speak the page").click()
    expect(page.get_by_role("button", name="Speak the page")).to_have_attribute("aria-pressed", "true")
    display, wrong = visit(browser, of_chemin, "/display", TABLET)
    expect(display.locator("main .main")).to_be_visible()
    display.evaluate(f"({VOICES})()")
    display.get_by_role("button", name="Speak the calls").click()
    expect(display.locator(".subtitle")).to_have_text("The calls are spoken from now on.")
    of_chemin.play(cards(4))
    expect(page.locator(".aloud")).to_contain_text("Your decision")
    eventually(lambda: any("Your decision" in said for said in page.evaluate("spoken")))
    expect(display.locator(".aloud")).to_contain_text("a card face down")
    assert "punters: a card face down" in page.evaluate("spoken")
    assert not HIDDEN.search(" ".join(page.evaluate("spoken.splice(0)")))
    page.keyboard.press("F9")
    sure = page.get_by_role("button", name="I wear headphones: speak")
    expect(sure).to_be_focused()
    assert not HIDDEN.search(" ".join(page.evaluate("spoken")))
    sure.click()
    eventually(lambda: "4 of spades, 2 of diamonds. Total 6." in page.evaluate("spoken"))
    page.evaluate("spoken.splice(0)")
    page.keyboard.press("F9")
    eventually(lambda: page.evaluate("spoken") == ["4 of spades, 2 of diamonds. Total 6."])
    expect(sure).to_have_count(0)
    for one in (page, display):
        assert not HIDDEN.search(one.locator(".aloud").inner_text())
        assert not OWN.search(one.locator("body").inner_text())
    assert not HIDDEN.search(" ".join(display.evaluate("spoken")))
    of_chemin.play(by("Eve", "stand"), by("bob", "stand"))
    called = "Seven banker, six punters. The banker wins."
    expect(display.locator(".subtitle")).to_contain_text(called)
    eventually(lambda: called in display.evaluate("spoken"))
    assert complaints == wrong == []
