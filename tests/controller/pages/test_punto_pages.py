"""The pages of punto banco in a real browser: the places and chips, the hands as they come, the roads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Browser, Dialog, ViewportSize, expect

from tests.controller.page_table import CLOSE, before_the_deal, by, cards, dealer, played
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import (
    BROWSER,
    PHONE,
    TABLET,
    Served,
    at_rest,
    fits_everywhere,
    served_by,
    shown,
    sit_down,
    too_small,
    visit,
)
from tests.sample import sampled

pytestmark = BROWSER
SHOE = "2S 8C 8D  9S 2H KS 3D  6S 6H KH QD  6S 7H KC QC  2S 4H KD QC AS"
"""A burn of a deuce; player wins, a tie, banker wins, and a coup in which the player draws an ace."""
COUPS = (3, 7, 11, 15)
"""Cards that have left the shoe when each coup begins."""
CUT_AT = 15


def punto(out: int) -> ShoeTable:
    """After `out` cards; Eve's banker bet stays on after the tie, and bob bets on every coup."""
    table = ShoeTable(SHOE, game="punto_banco", players=("Eve", "bob"), bank=10_000)
    for place in range(out):
        if place in COUPS:
            eves = [by("Eve", "bet", bet="e1", type="banker", stake=100)] if place == COUPS[1] else []
            played(table, [*eves, by("bob", "bet", bet=f"b{place}", type="tie", stake=5), CLOSE])
        if place == CUT_AT:
            played(table, [dealer("mark", marker="cut")])
        played(table, [cards()])
    return table


served = served_by(lambda: before_the_deal("punto_banco", bank=10_000))


def told(served: Served) -> list[dict[str, Any]]:
    verbs = ("bet", "remove")
    return [command for command, _, player in served.table.commands if command["do"] in verbs and player == "Eve"]


def test_a_tap_on_a_place_bets_a_chip_and_a_bet_is_taken_back(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE)
    sit_down(page, served, punto(11))
    expect(page.locator("button.place")).to_have_count(5)
    page.get_by_role("radio", name="a chip of 25").click()
    page.locator('[data-type="player"]').click()
    expect(page.locator(".said")).to_have_text("25 on Player.")
    banker = page.locator('[data-type="banker"]')
    expect(banker).to_have_attribute("aria-label", "Banker, pays 1:1 less 5 %; yours: 100, others': no")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator('[data-type="tie"]')).to_be_disabled()
    banker.click()
    expect(page.locator(".said")).to_have_text("Taken back from Banker.")
    at = {"deal": 1, "round": 3, "phase": "bets_open"}
    bet, remove = told(served)
    assert (bet["type"], bet["stake"], bet["at"]) == ("player", 25, at)
    assert (remove["bet"], remove["at"]) == ("e1", at)
    assert fits_everywhere(page)
    assert too_small(page) == []
    assert complaints == []


def test_everybody_sees_hands_who_draws_and_the_roads(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/display", TABLET)
    served.show(punto(11))
    expect(page.get_by_text("Coup 2: a tie").first).to_be_visible()
    served.show(punto(19))
    expect(page.locator(".verdict")).to_have_text("Next: the player, third card. Player draws on 2.")
    expect(page.locator(".hand.player .slot.due")).to_have_count(1)
    expect(page.locator(".hand.banker h3")).to_have_text("Banker 4")
    expect(shown(page, "The cut card has come.")).to_be_visible()
    expect(page.locator(".road-counts")).to_have_text("Player 1 · Banker 1 · Tie 1")
    expect(page.locator(".road.bead-plate .bead-letter")).to_have_text(["P", "T", "B"])
    expect(page.locator(".road.big .tie-stroke")).to_have_count(1)
    served.show(punto(20))
    expect(page.locator(".verdict")).to_have_text("Coup 4: banker wins, 4 against 3. Banker stood on 4 against A♠.")
    expect(page.locator(".place.banker")).to_have_class("place banker won")
    assert fits_everywhere(page)
    assert complaints == []


def test_a_card_that_was_burnt_is_on_no_page(browser: Browser, served: Served) -> None:
    for path in ("/display", "/dealer"):
        page, _ = visit(browser, served, path, TABLET)
        served.show(punto(2))
        expect(page.get_by_text("One card more is burnt face down").first).to_be_visible()
        assert "8♣" not in page.content()
        assert "8C" not in page.content()


def on_the_banker(shoe: str, coups: Iterable[tuple[str, int]], /, **rules: Any) -> ShoeTable:
    """After these coups of a shoe without a burn, each with a banker bet, by whom and how much."""
    table = ShoeTable(shoe, game="punto_banco", players=("Eve", "bob"), bank=10_000, burn=False, **rules)
    for number, (player, stake) in enumerate(coups):
        played(table, [by(player, "bet", bet=f"b{number}", type="banker", stake=stake), CLOSE, cards(4)])
    return table


def passing(coups: int, **rules: Any) -> ShoeTable:
    """A shoe that passes, after this number of coups: the player's hand wins the first."""
    return on_the_banker("9S 2H KS 3D  6S 6H KH QD", [("bob", 25)] * coups, **{**rules, "shoe": "passes"})


@pytest.mark.parametrize("size", sampled([TABLET, PHONE], 1), ids=["tablet", "phone"])
def test_who_holds_the_shoe_is_seen_and_may_give_it_on(browser: Browser, served: Served, size: ViewportSize) -> None:
    page, complaints = visit(browser, served, "/play", size)
    sit_down(page, served, passing(0))
    expect(page.locator(".shoe-holder")).to_have_text("You hold the shoe")
    page.get_by_role("button", name="Give the shoe on").click()
    expect(page.locator(".said")).to_have_text("The shoe goes on.")
    assert [command["do"] for command, _, player in served.table.commands if player == "Eve"][-1] == "pass_shoe"
    assert fits_everywhere(page)
    assert too_small(page) == []
    served.show(passing(1))
    expect(page.locator(".shoe-holder")).to_have_text("The shoe: bob")
    expect(page.get_by_role("button", name="Give the shoe on")).to_have_count(0)
    assert fits_everywhere(page)
    assert complaints == []


@pytest.mark.parametrize("path", sampled(["/display", "/dealer"], 1))
def test_display_and_dealer_see_who_holds_the_shoe(browser: Browser, served: Served, path: str) -> None:
    page, complaints = visit(browser, served, path, TABLET)
    served.show(passing(1))
    expect(page.locator(".shoe-holder").first).to_have_text("The shoe: bob")
    assert fits_everywhere(page)
    assert complaints == []


def with_accounts(*coups: tuple[str, int]) -> ShoeTable:
    """After these coups, which the banker's hand wins; the commission goes on accounts."""
    return on_the_banker("2H 9S 3D KS  2H 9S 3D KS", coups, commission="account", commission_unit=5)


@pytest.mark.whole
@pytest.mark.parametrize("size", sampled([TABLET, PHONE], 1), ids=["tablet", "phone"])
def test_a_player_sees_his_account(browser: Browser, served: Served, size: ViewportSize) -> None:
    page, complaints = visit(browser, served, "/play", size)
    sit_down(page, served, with_accounts())
    expect(page.locator(".lettering.banker .pays")).to_have_text("1:1, 5 % on account")
    expect(page.locator(".own-commission")).to_have_count(0)
    served.show(with_accounts(("Eve", 101), ("bob", 20)))
    expect(page.locator(".own-commission")).to_have_text("Commission on your account: 10")
    assert fits_everywhere(page)
    assert too_small(page) == []
    page.get_by_role("tab", name="Players").click()
    expect(page.locator(".purses .mine")).to_contain_text("on account 10")
    expect(page.locator(".purses")).not_to_contain_text("on account 5")
    assert fits_everywhere(page)
    page.locator(".own-money").click()
    box = at_rest(page.get_by_role("dialog").bounding_box)
    assert box is not None
    assert abs(2 * box["x"] + box["width"] - size["width"]) <= 2, "the account stands in the middle"
    assert complaints == []


@pytest.mark.whole
def test_the_display_sees_the_sum_of_all_accounts(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/display", TABLET)
    served.show(with_accounts(("Eve", 101), ("bob", 20)))
    expect(page.locator(".commission-owed")).to_have_text("Commission on account: 15")
    expect(page.locator(".settled")).to_contain_text("20 on Banker, 5 on account")
    expect(page.locator(".purses")).not_to_contain_text("on account")
    served.show(played(with_accounts(("Eve", 101)), [dealer("pay", player="Eve")]))
    expect(page.locator(".commission-owed")).to_have_count(0)
    expect(page.locator(".settled")).to_contain_text("Kept by the bank in this shoe: 10")
    assert fits_everywhere(page)
    assert complaints == []


def test_the_dealer_has_a_player_pay_his_account(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/dealer", TABLET)
    served.show(with_accounts(("Eve", 101)))
    eve = page.locator(".people li", has_text="Eve")
    expect(eve).to_contain_text("on account 10")
    expect(page.get_by_role("button", name="Pay bob's account")).to_have_count(0)
    page.get_by_role("button", name="Cash out Eve").click()
    cash_out = page.get_by_role("dialog", name="Cash out")
    expect(cash_out).to_contain_text("The account of 10 is paid first.")
    expect(cash_out).to_contain_text("1,091")
    page.keyboard.press("Escape")
    asked: list[str] = []

    def agree(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept()

    page.on("dialog", agree)
    page.get_by_role("button", name="Pay Eve's account").click()
    expect(eve).not_to_contain_text("on account")
    assert asked == ["Take 10 out of Eve's purse for the account of 10?"]
    assert [command["player"] for command, _, _ in served.table.commands if command["do"] == "pay"] == ["Eve"]
    served.show(played(with_accounts(("Eve", 101)), [CLOSE]))
    expect(page.get_by_role("button", name="Pay Eve's account")).to_be_disabled()
    page.get_by_role("button", name="Close Eve's seat").click()
    assert asked[1:] == ["Close Eve's seat and take 10 out of the purse for the account of 10?"]
    assert fits_everywhere(page)
    assert complaints == []


@pytest.mark.whole
def test_who_has_no_more_than_he_owes_has_nothing_to_cash_out(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/dealer", TABLET)
    table = with_accounts(("Eve", 101))
    served.show(played(table, [by("Eve", "bet", bet="last", type="player", stake=table.deal.purses["Eve"] - 7)]))
    expect(page.locator(".people li", has_text="Eve")).to_contain_text("7 + ")
    expect(page.get_by_role("button", name="Cash out Eve")).to_be_disabled()
    expect(page.get_by_role("button", name="Pay Eve's account")).to_be_enabled()
    expect(page.get_by_role("button", name="Cash out bob")).to_be_enabled()
    assert fits_everywhere(page)
    assert complaints == []


@pytest.mark.parametrize(("push", "becomes"), sampled([("stay", "stay"), ("return", "go back")], 1))
def test_a_tie_says_its_total_and_what_becomes_of_the_stakes(
    browser: Browser, served: Served, push: str, becomes: str
) -> None:
    page, complaints = visit(browser, served, "/display", TABLET)
    served.show(passing(2, push=push))
    said = f"Coup 2: a tie, 6 all. Stakes on player and banker {becomes}."
    expect(page.locator(".verdict")).to_have_text(said)
    assert complaints == []
