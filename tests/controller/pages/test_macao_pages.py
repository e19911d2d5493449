"""The pages of Macao and Victoria in a real browser: chips make a stake, a card is held to be seen, draw and stand."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.controller.page_table import CLOSE, Act, before_the_deal, by, cards, dealer, played
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import (
    BROWSER,
    PHONE,
    TABLET,
    Served,
    fits_everywhere,
    let_pass,
    resize,
    served_by,
    shown,
    sit_down,
    stop_clock,
    too_small,
    visit,
)
from tests.hardware.waiting import eventually

pytestmark = BROWSER
SEATS = ("ann", "Eve", "bob", "cy")
SHOES = {"macao": "3S 9H 2C 4D KC 4C", "victoria": "3S 9H 2C 4D KS TH KD QD KC 4C"}
"""Eve has a three, bob a natural of nine, cy a two; the banker ann has a four. Eve draws a ten, then a four."""


OPEN = [by("bob", "stake", amount=50), by("cy", "stake", amount=30)]


def stages(first: int) -> dict[str, list[Act]]:
    """The acts up to each moment that is looked at; everybody has `first` cards at first."""
    dealt = [*OPEN, by("Eve", "stake", amount=25), CLOSE, cards(4 * first)]
    ten = [*dealt, by("Eve", "draw"), cards()]
    bank = [*ten, by("Eve", "refuse"), cards(), by("Eve", "stand"), by("cy", "stand")]
    settled = [*bank, by("ann", "stand")]
    return {
        "dealt": [],
        "open": OPEN,
        "turn": dealt,
        "drawing": [*dealt, by("Eve", "draw")],
        "ten": ten,
        "bank": bank,
        "settled": settled,
        "passed": [*settled, dealer("pass_bank")],
    }


def macao(stage: str, game: str = "macao") -> ShoeTable:
    table = ShoeTable(SHOES[game], game=game, players=SEATS)
    return played(table, stages(table.deal.rules.first)[stage])


served = served_by(lambda: before_the_deal("macao"))


def told(served: Served, *verbs: str) -> list[dict[str, Any]]:
    """The commands of these verbs that the table was given, once it has one of each."""

    def given() -> list[dict[str, Any]]:
        return [command for command, _, _ in tuple(served.table.commands) if command["do"] in verbs]

    eventually(lambda: {command["do"] for command in given()} == set(verbs))
    return given()


@pytest.mark.whole
def test_chips_make_a_stake_that_is_laid_with_one_press(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE)
    sit_down(page, served, macao("open"))
    expect(page.locator(".tray-chip .chip-value").first).to_have_text("1")
    lay = page.get_by_role("button", name="Stake", exact=True)
    expect(lay).to_be_disabled()
    chip = page.get_by_role("button", name="a chip of 25")
    chip.click()
    chip.click()
    page.get_by_role("button", name="a chip of 5", exact=True).click()
    page.get_by_role("button", name="Stake 55").click()
    expect(page.locator(".said")).to_have_text("55 laid.")
    (stake,) = told(served, "stake")
    assert (stake["amount"], stake["at"]) == (55, {"deal": 1, "round": 1, "phase": "bets_open"})
    expect(shown(page, "The banker can answer for 198 more.")).to_be_visible()
    assert fits_everywhere(page)
    assert too_small(page) == []
    assert complaints == []


def test_a_card_face_down_is_seen_while_it_is_held(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE, clock=True)
    sit_down(page, served, macao("turn"))
    button = page.get_by_role("button", name="Hold to see")
    peek = page.locator(".rt-own .rt-cards")
    stop_clock(page, served)
    expect(button).to_be_visible()
    expect(peek.locator("img")).to_have_count(0)
    button.dispatch_event("pointerdown")
    expect(peek.locator("img")).to_have_attribute("src", "/cards/3S.svg")
    button.dispatch_event("pointerup")
    expect(peek.locator("img")).to_have_count(0)
    button.dispatch_event("pointerdown")
    expect(peek.locator("img")).to_have_count(1)
    let_pass(page, served, 4_000)
    expect(peek.locator("img")).to_have_count(1)
    let_pass(page, served, 1_100)
    expect(peek.locator("img")).to_have_count(0)
    page.clock.resume()
    expect(page.locator(".banner.mine")).to_contain_text("Your decision: draw or stand, else stand")
    page.get_by_role("button", name="Draw").click()
    told(served, "draw")
    served.play(cards())
    expect(shown(page, "The ten counts nothing")).to_be_visible()
    page.get_by_role("button", name="Refuse the card").click()
    draw, refuse = told(served, "draw", "refuse")
    assert (draw["decision"], refuse["decision"]) == ("turn 1.0.1", "turn 1.0.2")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log .own")).to_have_count(0)  # while the card is his alone the log says nothing of it
    served.show(macao("settled"))
    expect(page.locator(".log .own").last).to_have_text("your card: 3♠")
    assert fits_everywhere(page)
    assert complaints == []


LINES = """(all) => all.map((one) => {
  const { height } = one.getBoundingClientRect();
  return Math.round(height / parseFloat(getComputedStyle(one).lineHeight));
})"""


def test_everybody_sees_the_hands_and_what_lies(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/display", TABLET)
    served.show(macao("turn"))
    expect(page.locator(".macao-hand .card-back")).to_have_count(4)
    expect(page.locator(".macao-hand.turn h3")).to_contain_text("Eve")
    assert "3S" not in page.content()
    served.show(macao("bank"))
    expect(page.locator(".macao-hand.bank h3")).to_have_text("ann, banker4")
    expect(page.locator(".macao-hand .card-back")).to_have_count(2)
    expect(page.get_by_text("natural").first).to_be_visible()
    expect(shown(page, "refused: K♣")).to_be_visible()
    served.show(macao("settled"))
    expect(page.locator(".settled h3")).to_have_text("Coup 1")
    expect(page.locator(".macao-hand .card-back")).to_have_count(0)
    expect(page.locator(".macao-hand h3").first).to_contain_text("ann, banker")
    won = page.locator(".macao-hand .rt-won")
    expect(won).to_have_count(3)
    resize(page, PHONE)
    assert won.evaluate_all(LINES) == [1, 1, 1], "a sum is not broken where a place is narrow"
    served.show(macao("passed"))
    expect(page.locator(".macao-hand h3").first).to_have_text("Eve, banker")
    expect(page.locator(".macao-hand .card-face")).to_have_count(0)
    assert fits_everywhere(page)
    assert complaints == []


def test_the_dealer_sees_one_thing_to_do_and_passes_the_bank(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/dealer", TABLET)
    served.show(macao("dealt"))
    expect(page.locator(".next-thing")).to_contain_text("Wait for the stakes.")
    page.get_by_role("button", name="Pass the bank to the left").click()
    expect(page.locator(".purse").first).to_contain_text("1,000")
    assert told(served, "pass_bank")
    served.show(macao("open"))
    expect(page.locator(".next-thing")).to_contain_text("close them before the next card")
    served.show(macao("turn"))
    expect(page.locator(".next-thing")).to_contain_text("Wait for Eve.")
    served.show(macao("drawing"))
    expect(page.locator(".next-thing")).to_contain_text("Eve")
    assert "3S" not in page.content()
    assert complaints == []


@pytest.mark.whole
def test_victoria_has_the_same_pages_with_two_cards_at_first(browser: Browser, served: Served) -> None:
    served.show(before_the_deal("victoria"))
    page, complaints = visit(browser, served, "/play", TABLET)
    sit_down(page, served, macao("turn", "victoria"))
    page.get_by_role("button", name="Hold to see").dispatch_event("pointerdown")
    expect(page.locator(".rt-own .rt-cards img")).to_have_count(2)
    expect(page.locator(".macao-hand")).to_have_count(4)
    assert complaints == []
