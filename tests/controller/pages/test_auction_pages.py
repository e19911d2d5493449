"""The pages of casino faro while the bank is put up to auction, and while a player holds it, in a real browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.controller.page_table import Act, before_the_deal, by, cards, dealer, played
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import (
    BROWSER,
    PHONE,
    TABLET,
    Served,
    acts_of,
    fits_everywhere,
    served_by,
    shown,
    take_seat,
    visit,
)

pytestmark = BROWSER

RULES: dict[str, Any] = {"banker": "auction", "bank_lasts": "broken", "min_bank": 100, "unit": 5}


def put_up(*acts: Act) -> ShoeTable:
    """Eve, bob and cy have 1000 each; 5000 are in the house's box."""
    table = ShoeTable("7C 4H KD", game="faro", players=("Eve", "bob", "cy"), bank=5000, **RULES)
    return played(table, acts)


EVE_HAS_IT = (by("Eve", "bid", amount=300), dealer("close_bets"), cards())


served = served_by(put_up)


def sit_down(page: Page, served: Served, *acts: Act) -> None:
    served.show(before_the_deal("faro", bank=5000, **RULES))
    take_seat(page, "Eve")
    served.show(put_up(*acts))


def test_a_punter_taps_out_a_bid_and_sees_the_highest_with_the_clock(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE)
    sit_down(page, served)
    expect(shown(page, "Nobody has bid yet; at least 100")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(0)
    expect(page.get_by_role("button", name="String")).to_have_count(0)
    page.get_by_role("button", name="a chip of 100", exact=True).click()
    page.get_by_role("button", name="a chip of 25", exact=True).click()
    page.get_by_role("button", name="Bid 125").click()
    expect(page.locator(".said")).to_have_text("You bid 125.")
    expect(page.get_by_text("Eve bids 125", exact=True)).to_be_visible()
    (bid,) = acts_of(served, "Eve", ("bid",), 1)
    assert (bid["amount"], bid["decision"]) == (125, "bid 0")
    served.play(by("bob", "bid", amount=200))
    expect(page.get_by_text("bob bids 200", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Bid 205")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_text("15 s")
    assert fits_everywhere(page)
    assert complaints == []
    page.context.close()


@pytest.mark.whole
def test_who_cannot_bid_as_much_reads_so(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", TABLET)
    sit_down(page, served, by("bob", "bid", amount=1000))
    expect(page.locator(".said")).to_have_text("Your purse is too small for a bid now.")
    expect(page.get_by_role("button", name="Bid")).to_have_count(0)
    assert complaints == []
    page.context.close()


@pytest.mark.whole
def test_the_banker_sees_that_the_bank_is_his_and_bets_nothing(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", TABLET)
    sit_down(page, served, *EVE_HAS_IT)
    expect(page.locator(".head .who")).to_have_text("Eve, banker")
    expect(shown(page, "Eve has the bank: 300")).to_be_visible()
    expect(page.locator(".said")).to_have_text("You have the bank: you do not bet.")
    expect(page.get_by_role("button", name="String")).to_be_disabled()
    expect(page.get_by_role("button", name="Give the bank up")).to_have_count(0)
    served.play(dealer("void_deal"))
    page.get_by_role("button", name="Give the bank up").click()
    expect(shown(page, "Eve has the bank: 300")).to_have_count(0)
    assert len(acts_of(served, "Eve", ("give_up",), 1)) == 1
    assert fits_everywhere(page)
    assert complaints == []
    page.context.close()


@pytest.mark.whole
def test_the_dealer_opens_with_the_house_s_bank_or_ends_the_bids(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/dealer", TABLET)
    expect(page.locator(".next-thing")).to_contain_text("Wait for bids, or open with the house's bank.")
    expect(shown(page, "The house's box holds 5,000")).to_be_visible()
    served.play(by("bob", "bid", amount=100))
    expect(page.get_by_role("button", name="Open with the house's bank")).to_have_count(0)
    expect(page.locator(".next-thing")).to_contain_text("Wait for the answers, or end the time.")
    served.show(put_up())
    page.get_by_role("button", name="Open with the house's bank").click()
    expect(shown(page, "The bank holds 5,000")).to_be_visible()
    served.show(put_up(by("bob", "bid", amount=100)))
    page.get_by_role("button", name="End the time").click()
    expect(shown(page, "bob has the bank: 100")).to_be_visible()
    expect(shown(page, "The house's box holds 5,000")).to_be_visible()
    expect(page.get_by_role("button", name="Take out")).to_be_visible()
    assert fits_everywhere(page)
    assert complaints == []
    page.context.close()


@pytest.mark.whole
def test_everybody_sees_the_highest_bid_and_then_whose_the_bank_is(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/display", TABLET)
    served.show(put_up(by("bob", "bid", amount=100), by("cy", "bid", amount=150)))
    expect(page.locator(".head-phase")).to_contain_text("Bids for the bank")
    expect(page.get_by_text("cy bids 150", exact=True)).to_be_visible()
    served.play(dealer("close_bets"))
    expect(shown(page, "cy has the bank: 150")).to_be_visible()
    expect(shown(page, "The bank of cy")).to_be_visible()
    assert fits_everywhere(page)
    assert complaints == []
    page.context.close()
