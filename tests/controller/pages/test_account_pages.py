"""A player's account in a real browser: the last round and the deal, each round behind them, and all of it on paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.controller.page_table import Act, before_the_deal, by, cards, dealer, faro_table, played
from tests.controller.pages.test_chemin_pages import DEALT, chemin
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import (
    BROWSER,
    PHONE,
    TABLET,
    Served,
    fits,
    fits_everywhere,
    served_by,
    sit_down,
    too_small,
    visit,
)
from tests.sample import sampled

pytestmark = BROWSER
PLAYED = chemin(*DEALT, by("Eve", "stand"), by("bob", "stand"))

served = served_by(lambda: before_the_deal("chemin_de_fer"))
faro = served_by(lambda: before_the_deal("faro", bank=10_000))


def turns() -> ShoeTable:
    """Eve has 25 on the king, which wins the first turn, and 10 on the five, which loses the second."""
    table = faro_table("7C 4H KD 5S 9H QC JC", players=("Eve", "bob"))
    first: tuple[Act, ...] = (by("Eve", "bet", bet="a", type="flat", ranks=["K"], stake=25), dealer("close_bets"))
    second = (by("Eve", "bet", bet="b", type="flat", ranks=["5"], stake=10), dealer("close_bets"))
    return played(table, (*first, cards(2), *second, cards(2)))


def account(page: Page) -> list[list[str]]:
    """The rows of the account that is open, of the deals and their rounds."""
    rows = page.locator(".account-rounds tbody tr")
    return [row.locator("th, td").all_text_contents() for row in rows.all()]


@pytest.mark.parametrize("size", sampled([TABLET, PHONE], 1))
def test_the_last_round_and_the_deal_stand_below_the_purse(
    browser: Browser, served: Served, size: ViewportSize
) -> None:
    page, complaints = visit(browser, served, "/play", size)
    sit_down(page, served, chemin(*DEALT))
    expect(page.locator(".own-money")).to_contain_text("coup –, shoe ±0")
    before = page.locator(".own-money").bounding_box()
    served.show(PLAYED)
    expect(page.locator(".own-money")).to_contain_text("coup −60, shoe −60")
    after = page.locator(".own-money").bounding_box()
    assert before is not None
    assert after is not None
    assert (before["y"], before["height"]) == (after["y"], after["height"])
    assert fits_everywhere(page)
    assert too_small(page) == []
    assert complaints == []


@pytest.mark.parametrize("size", sampled([TABLET, PHONE], 1))
def test_behind_the_purse_is_every_round(browser: Browser, faro: Served, size: ViewportSize) -> None:
    page, complaints = visit(browser, faro, "/play", size)
    sit_down(page, faro, turns())
    expect(page.locator(".own-money")).to_contain_text("turn −10, deal +15")
    page.locator(".own-money").click()
    dialog = page.get_by_role("dialog", name="The account of Eve")
    expect(dialog.locator(".account-rounds")).to_be_visible()
    assert account(page) == [
        ["Deal 1", "+15"],
        ["turn 2", "10", "5♠ loses, 9♥ wins", "−10"],
        ["turn 1", "25", "4♥ loses, K♦ wins", "+25"],
    ]
    rows = dict(row.locator("th, td").all_text_contents() for row in dialog.locator(".statement tr").all())
    assert rows == {
        "Bought in": "1,000",
        "Taken out": "0",
        "Won and lost in the rounds": "+15",
        "Purse": "1,015",
        "In all": "+15",
    }
    assert fits(page, size)
    assert too_small(page) == []
    faro.play(dealer("buy_in", player="Eve", amount=500))
    expect(dialog.locator(".bought")).to_contain_text("1,500")
    dialog.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert complaints == []


@pytest.mark.whole
def test_an_account_is_printed_alone_and_dark_on_white(browser: Browser, faro: Served) -> None:
    page, complaints = visit(browser, faro, "/play", TABLET)
    sit_down(page, faro, turns())
    page.evaluate("window.print = () => { window.printed = true; }")
    page.locator(".own-money").click()
    expect(page.locator(".account-rounds")).to_be_visible()
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("window.printed") is True
    page.emulate_media(media="print")
    expect(page.locator(".account-rounds")).to_be_visible()
    for hidden in (".head", ".dock", ".account-print", ".dialog-foot"):
        expect(page.locator(hidden).first).to_be_hidden()
    dark = "one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
    assert page.locator("dialog.account").evaluate(dark) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    assert complaints == []


@pytest.mark.whole
def test_usual_sums_are_bought_in_by_a_tap(browser: Browser, faro: Served) -> None:
    faro.show(turns())
    page, complaints = visit(browser, faro, "/dealer", PHONE)
    page.get_by_role("button", name="Buy in Eve").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".sums button")).to_have_text(["100", "250", "500", "1,000"])
    dialog.get_by_role("button", name="250", exact=True).click()
    expect(dialog.get_by_label("Amount")).to_have_value("250")
    assert too_small(page) == []
    dialog.get_by_role("button", name="Buy in").click()
    expect(page.get_by_role("button", name="1,265: the account of Eve")).to_be_visible()
    assert complaints == []


@pytest.mark.whole
def test_the_dealer_sees_who_has_a_tablet_and_reaches_the_service_page(browser: Browser, faro: Served) -> None:
    dealers, complaints = visit(browser, faro, "/dealer", TABLET)
    page, _ = visit(browser, faro, "/play", PHONE)
    sit_down(page, faro, turns())
    people = dealers.locator(".people")
    expect(people.locator("li", has_text="Eve").locator(".tablet.here")).to_have_text("tablet here")
    expect(people.locator("li", has_text="bob").locator(".tablet")).to_have_text("no tablet yet")
    page.context.close()
    expect(people.locator("li", has_text="Eve").locator(".tablet")).to_contain_text("tablet gone")
    expect(dealers.get_by_role("link", name="Service")).to_have_attribute("href", "/service")
    assert fits_everywhere(dealers)
    assert too_small(dealers) == []
    assert complaints == []


def test_the_dealer_opens_the_account_of_anybody(browser: Browser, faro: Served) -> None:
    page, complaints = visit(browser, faro, "/dealer", TABLET)
    faro.show(turns())
    page.get_by_role("button", name="1,015: the account of Eve").click()
    expect(page.get_by_role("dialog", name="The account of Eve")).to_contain_text("5♠ loses, 9♥ wins")
    page.emulate_media(media="print")
    expect(page.locator(".account-rounds")).to_be_visible()
    expect(page.locator(".controls")).to_be_hidden()
    page.emulate_media(media="screen")
    page.get_by_role("button", name="Close").last.click()
    assert fits_everywhere(page)
    assert complaints == []
