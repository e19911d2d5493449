"""The pages of baccarat banque in a real browser: the bank, both tables, stakes, the hand that one player sees."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from controller.games.registry import GAMES
from tests.controller.page_table import CLOSE, TIME, Act, before_the_deal, by, cards, played
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import (
    BROWSER,
    PHONE,
    TABLET,
    Served,
    acts_of,
    fits_everywhere,
    served_by,
    sit_down,
    too_small,
    visit,
)

pytestmark = BROWSER
PLAYERS = ("Eve", "bob", "cy", "dan", "eli", "fay", "gus", "hal", "ida", "jo", "kim")
VERBS = frozenset(GAMES["baccarat_banque"].verbs)
SHOE = "2S 3S 4S 3D 3C 3H AS"
"""Right 5, left 6, bank 7; who draws has an ace."""


def banque(*acts: Act) -> ShoeTable:
    """After these acts of a shoe with ten chairs; kim stands by."""
    return played(ShoeTable(SHOE, game="baccarat_banque", players=PLAYERS), acts)


BANK = (by("dan", "bid", amount=200), TIME)
STAKES = (TIME, *(by(player, "stake", amount=amount) for player, amount in (("Eve", 50), ("cy", 20), ("bob", 40))))
DEALT = (*BANK, *STAKES, CLOSE, cards(6))


served = served_by(lambda: before_the_deal("baccarat_banque"))


def test_a_player_bids_goes_banco_and_stakes(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE)
    sit_down(page, served, banque())
    expect(page.locator(".tray-chip .chip-value").first).to_have_text("1")
    page.get_by_role("button", name="a chip of 100").click()
    page.get_by_role("button", name="Bid 100").click()
    acts_of(served, "Eve", VERBS, 1)
    served.show(banque(*BANK))
    expect(page.locator(".bank-sum")).to_have_text("200")
    page.get_by_role("button", name="Banco à cheval: 200", exact=True).click()
    page.get_by_role("button", name="Sure? Banco à cheval: 200").click()
    acts_of(served, "Eve", VERBS, 2)
    served.show(banque(*BANK, *STAKES))
    expect(page.locator(".banque-side.right h3")).to_have_text("Right 70")
    page.get_by_role("button", name="a chip of 25").click()
    page.get_by_role("button", name="25 more on Right").click()
    assert fits_everywhere(page)
    assert too_small(page) == []
    bid, banco, stake = acts_of(served, "Eve", VERBS, 3)
    assert (bid["do"], bid["amount"], bid["decision"]) == ("bid", 100, "bid 1 0")
    assert (banco["do"], banco["cheval"]) == ("banco", True)
    assert (stake["do"], stake["amount"], stake["side"], "decision" in stake) == ("stake", 25, "right", False)
    assert complaints == []


@pytest.mark.whole
def test_his_hand_is_seen_while_he_holds_the_button(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE)
    sit_down(page, served, banque(*DEALT))
    right = page.locator(".banque-hands .hand.right")
    expect(right.locator(".card-back")).to_have_count(2)
    peek = page.get_by_role("button", name="Hold to see your cards")
    peek.hover()
    page.mouse.down()
    expect(right.locator(".card-back")).to_have_count(0)
    expect(right.locator("h3")).to_have_text("Right 5")
    page.mouse.up()
    expect(right.locator(".card-back")).to_have_count(2)
    expect(page.locator(".awaited .clock")).to_be_visible()
    assert fits_everywhere(page)
    expect(page.get_by_role("button", name="Stand", exact=True)).to_be_visible()
    page.get_by_role("button", name="Draw", exact=True).click()
    assert [(act["do"], act["decision"]) for act in acts_of(served, "Eve", VERBS, 1)] == [("draw", "right 1")]
    assert complaints == []


def test_everybody_sees_the_tables_and_no_card_face_down(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/display", TABLET)
    served.show(banque(*DEALT))
    expect(page.locator(".banque-hands .hand .card-back")).to_have_count(6)
    expect(page.locator(".banque-bank").get_by_text("dan has the bank")).to_be_visible()
    expect(page.get_by_role("button", name="Hold to see your cards")).to_have_count(0)
    third = (by("Eve", "draw"), cards())
    served.show(banque(*DEALT, *third))
    expect(page.locator(".banque-hands .hand .card-face")).to_have_count(1)
    expect(page.get_by_role("button", name="Hold to see your cards")).to_have_count(0)
    done = (*third, by("bob", "stand"), by("dan", "stand"))
    served.show(banque(*DEALT, *done))
    expect(page.locator(".banque-hands .hand .card-back")).to_have_count(0)
    expect(page.locator(".banque-hands .hand.banker h3")).to_have_text("Bank 7")
    expect(page.locator(".banque-record tbody tr")).to_have_count(1)
    assert fits_everywhere(page)
    assert complaints == []


def test_the_dealer_sees_one_thing_to_do(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/dealer", TABLET)
    served.show(banque())
    expect(page.locator(".next-thing")).to_contain_text("Wait for the answers.")
    served.show(banque(*BANK, *STAKES, CLOSE))
    expect(page.get_by_text("the right, face down").first).to_be_visible()
    served.show(banque(*DEALT))
    expect(page.get_by_text("Wait for Eve").first).to_be_visible()
    assert complaints == []


def test_the_dealer_says_whom_the_banker_named_to_cut(browser: Browser, served: Served) -> None:
    served.show(ShoeTable("", game="baccarat_banque", players=("ann", "bob"), start=False, cut="ask"))
    page, complaints = visit(browser, served, "/dealer", PHONE)
    start = page.get_by_role("button", name="The pack is cut: start the deal")
    expect(start).to_be_disabled()
    page.get_by_role("button", name="bob", exact=True).click()
    assert fits_everywhere(page)
    assert too_small(page) == []
    start.click()
    expect(start).to_have_count(0)
    assert [command["cut"] for command, _, _ in served.table.commands if command["do"] == "start_deal"] == [["bob"]]
    assert complaints == []
