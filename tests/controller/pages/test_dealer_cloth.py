"""The stakes of faro as the dealer has them, and the turns of a deal on the display, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.controller.page_table import Act, by, cards, dealer, faro_table, played
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import BROWSER, PHONE, TABLET, Served, fits_everywhere, served_by, visit

pytestmark = [*BROWSER, pytest.mark.parametrize("size", [TABLET, PHONE])]


def bet(player: str, rank: str, stake: int, *, copper: bool = False) -> Act:
    return by(player, "bet", bet=f"{player}{rank}", type="flat", ranks=[rank], stake=stake, copper=copper)


def staked() -> ShoeTable:
    """Turn 2, after the four has lost and the king won."""
    acts = (dealer("close_bets"), cards(2), bet("ann", "K", 25), bet("bob", "K", 50), bet("ann", "4", 10, copper=True))
    return played(faro_table("7C 4H KD 5S 9H", players=("ann", "bob")), acts)


served = served_by(staked)


@pytest.mark.whole
def test_the_dealer_has_the_stakes_by_place_and_can_read_the_cloth(
    browser: Browser, served: Served, size: ViewportSize
) -> None:
    page, complaints = visit(browser, served, "/dealer", size)
    rows = page.locator(".by-place tr")
    expect(rows).to_have_count(2)
    assert [row.locator("th, td").all_text_contents() for row in rows.all()] == [
        ["4", "10", "ann 10, coppered"],
        ["King", "75", "ann 25, bob 50"],
    ]
    tags = page.locator(".cloth .tag-text")
    assert sorted(tags.all_text_contents()) == ["10", "75"]
    if size == TABLET:
        high = tags.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
        assert min(high) >= 13, "pixels on a tablet"
    served.play(by("ann", "remove", bet="annK"))
    expect(rows.last).to_contain_text("bob 50")
    expect(rows.last).not_to_contain_text("ann")
    assert fits_everywhere(page)
    assert complaints == []


def test_the_display_has_all_turns_in_a_row(browser: Browser, served: Served, size: ViewportSize) -> None:
    page, complaints = visit(browser, served, "/display", size)
    turns = page.locator(".turns li")
    expect(turns).to_have_count(25)
    expect(turns.first).to_have_attribute("aria-label", "turn 1: 4 of hearts loses, King of diamonds wins")
    assert turns.first.locator(".turn-card").all_text_contents() == ["4♥", "K♦"]
    expect(page.locator(".turns .now")).to_have_attribute("aria-label", "turn 2 is to come")
    served.play(dealer("close_bets"), cards(1))
    expect(page.locator(".turns .now")).to_have_attribute("aria-label", "turn 2: 5 of spades loses")
    assert fits_everywhere(page)
    assert complaints == []
