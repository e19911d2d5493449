"""The pages of siete y media in a real browser: hands round the table, the hidden card, bets and cards in turn."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Dialog, expect

from controller.games.registry import GAMES
from tests.controller.page_table import before_the_deal, by, cards, dealer, played
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import (
    BROWSER,
    PATIENCE_MS,
    PHONE,
    TABLET,
    Served,
    acts_of,
    fits_everywhere,
    resize,
    served_by,
    shown,
    sit_down,
    take_seat,
    too_small,
    visit,
)

pytestmark = BROWSER
GAME = GAMES["siete_y_media"]
RULES: dict[str, Any] = {"backing": True, "open": True, "canto": True}
SHOE = "4S 7H 5D 3C JC 4H"
STEPS = [
    cards(3),
    by("bob", "bet", amount=20),
    by("bob", "hit", expose=True),
    cards(),
    by("bob", "stand"),
    by("Eve", "bet", amount=25),
    by("Eve", "hit", expose=False),
    cards(),
    by("Eve", "stand"),
    by("cy", "hit", expose=False),
    cards(),
]
"""Eve, the second, has a seven, draws a figure and announces seven and a half; cy's bank goes over."""
EVES_TURN = 5
EVES_STOOD = 9


def siete(steps: int) -> ShoeTable:
    """After `steps` of the steps; cy has the bank."""
    return played(ShoeTable(SHOE, game="siete_y_media", players=("cy", "bob", "Eve"), **RULES), STEPS[:steps])


served = served_by(lambda: before_the_deal("siete_y_media", **RULES))


def test_a_bet_is_laid_and_a_card_taken_in_turn(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE)
    sit_down(page, served, siete(EVES_TURN))
    expect(page.locator(".tray-chip .chip-value").first).to_have_text("1")
    page.get_by_role("button", name="a chip of 25", exact=True).click()
    page.get_by_role("button", name="Bet 25").click()
    expect(page.locator(".awaited.mine")).to_contain_text("add to the stake or take a card or stand, else stand")
    for done, name in enumerate(("Show, and take a card", "Take a card, open", "Stand"), 1):
        acts_of(served, "Eve", GAME.verbs, done)  # one that comes late would be played on the table shown next
        served.show(siete(EVES_TURN + 1))
        page.get_by_role("button", name=name).click()
    bet, shown, hit, stand = acts_of(served, "Eve", GAME.verbs, 4)
    assert (bet["do"], bet["amount"]) == ("bet", 25)
    assert bet["decision"].startswith("turn ")
    assert (shown["do"], shown["expose"]) == ("hit", True)
    assert (hit["do"], hit.get("expose")) == ("hit", None)
    assert stand["do"] == "stand"
    asked: list[str] = []

    def no(question: Dialog) -> None:
        asked.append(question.message)
        question.dismiss()

    page.once("dialog", no)
    page.get_by_role("button", name="Leave the seat").click()
    assert re.search(r"Your purse of [\d,]+ stays at the table; the dealer pays it out\.$", asked[0]), asked
    assert fits_everywhere(page)
    assert too_small(page) == []
    assert complaints == []


def test_the_focus_stays_in_the_tray_where_its_buttons_go(browser: Browser, served: Served) -> None:
    """Who plays by keyboard goes on from there."""
    page, complaints = visit(browser, served, "/play", PHONE)
    sit_down(page, served, siete(EVES_TURN))
    page.get_by_role("button", name="a chip of 25", exact=True).click()
    page.get_by_role("button", name="Bet 25").focus()
    page.keyboard.press("Enter")
    acts_of(served, "Eve", GAME.verbs, 1)
    served.show(siete(EVES_STOOD))  # nothing is left for her to do
    expect(page.locator(".tray button:not(:disabled)")).to_have_count(0)
    expect(page.locator(".tray")).to_be_focused()
    assert complaints == []


@pytest.mark.whole
def test_the_guide_of_a_newcomer_stands_aside_while_he_decides(browser: Browser, served: Served) -> None:
    page = browser.new_context(viewport=PHONE, reduced_motion="reduce").new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(served.url + "play")
    sit_down(page, served, siete(EVES_TURN - 1))
    guide = page.locator(".guide")
    expect(guide).to_contain_text("1 of 5")
    served.show(siete(EVES_TURN))
    expect(page.locator(".awaited.mine")).to_be_visible()
    expect(guide).to_have_count(0)
    served.show(siete(len(STEPS) - 2))
    expect(page.locator(".awaited.mine")).to_have_count(0)
    expect(guide).to_contain_text("1 of 5")


FULL = ("cy", "Eve", *(f"guest {n}" for n in range(GAME.max_seats - 2)))
CARDS = [card.label for card in list(GAME.pack(GAME.open(RULES, 0)))[: len(FULL)]]


@pytest.mark.whole
def test_at_a_full_table_one_s_own_buttons_are_on_the_screen(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE)
    sit_down(page, served, siete(EVES_TURN))
    served.show(played(ShoeTable(CARDS, game="siete_y_media", players=FULL, **RULES), [cards(len(CARDS))]))
    button = page.get_by_role("button", name="Bet 1", exact=True)
    for size in (TABLET, PHONE):
        resize(page, size)
        expect(button).to_be_visible()
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"]
    assert complaints == []


CUT_NAMES = """() => [...document.querySelectorAll(".rt-name > span")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""


@pytest.mark.whole
def test_names_are_whole_beside_what_a_hand_shows_and_one_s_own_is_large(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", TABLET)
    players = ("Paca", "Manolo", "Curro", "Lola", "Eve")
    shoe = "AS 2S 3S AH KD KS QS JS"
    table = played(ShoeTable(shoe, game="siete_y_media", players=players, **RULES), [cards(len(players))])
    while table.view()["deal"]["turn"]["player"] != "Eve":
        player = table.view()["deal"]["turn"]["player"]
        played(table, [by(player, "bet", amount=5), by(player, "hit", expose=True), cards(), by(player, "stand")])
    sit_down(page, served, table)
    expect(page.locator(".rt-figure").filter(has_text="?").first).to_be_visible()
    assert page.evaluate(CUT_NAMES) == []
    own = page.locator(".rt-own .rt-name")
    assert float(own.evaluate("(one) => getComputedStyle(one).fontSize").removesuffix("px")) >= 11
    assert complaints == []


def test_the_hidden_card_is_seen_while_the_button_is_held(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE)
    sit_down(page, served, siete(EVES_TURN))
    own = page.locator(".siete-peek")
    expect(own.locator(".card-back")).to_have_count(1)
    assert "7H" not in page.content(), "not in the head of a phone's page either"
    assert "7 of copas" not in page.content()
    assert fits_everywhere(page)
    button = page.get_by_role("button", name="Hold to see")
    button.dispatch_event("pointerdown")
    expect(own.locator("img[src='/cards/spanish/7H.svg']")).to_have_attribute("alt", "7 of copas")
    expect(own).to_contain_text("26 of 38 cards go over")
    button.dispatch_event("pointerup")
    expect(own.locator(".card-back")).to_have_count(1)
    served.show(siete(EVES_TURN + 4))
    expect(page.locator(".siete-seat.mine")).to_contain_text("7½")
    assert complaints == []


@pytest.mark.whole
def test_everybody_sees_the_hands_and_how_they_ended(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/display", TABLET)
    seats = page.locator(".siete-seat")
    served.show(siete(0))
    expect(seats).to_have_count(2)
    expect(page.locator(".rt-figure")).to_have_count(0)
    served.show(siete(EVES_TURN))
    expect(seats.nth(0).locator(".card-back")).to_have_count(1)
    expect(seats.nth(0)).to_contain_text("4 + ?")
    expect(page.locator(".siete-seat.turn")).to_contain_text("Eve")
    served.show(siete(len(STEPS)))
    expect(page.locator(".siete-bank")).to_contain_text("9")
    expect(seats.nth(1)).to_contain_text("7½")
    expect(seats.nth(1)).to_contain_text("+50")
    expect(seats.nth(0)).to_contain_text("+20")
    expect(page.locator(".siete-notes")).to_contain_text("The next bank is Eve's.")
    expect(page.locator(".settled").first).to_contain_text("The bank is over: 9")
    assert fits_everywhere(page)
    assert complaints == []


def test_the_dealer_sees_where_the_next_card_goes(browser: Browser, served: Served) -> None:
    served.show(siete(EVES_TURN + 2))
    page, complaints = visit(browser, served, "/dealer", TABLET)
    expect(page.locator(".next-thing")).to_contain_text("Eve, a card")
    expect(page.locator(".main .siete-table")).to_be_visible()
    assert fits_everywhere(page)
    assert complaints == []


FIRST_BETS = [by("bob", "bet", amount=20), dealer("close_bets"), cards(2)]


def before_the_cards(steps: int) -> ShoeTable:
    """Bets come before the cards; Eve makes none. cy has the bank."""
    players, rules = ("cy", "bob", "Eve"), dict[str, Any](bets="before_cards", fusilar=True)
    return played(ShoeTable("7S 5D JC", game="siete_y_media", players=players, **rules), FIRST_BETS[:steps])


@pytest.mark.whole
def test_before_the_cards_a_bet_is_laid_and_more_of_it(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE)
    sit_down(page, served, before_the_cards(1))
    expect(shown(page, "Without a bet you have no hand.")).to_be_visible()
    page.get_by_role("button", name="a chip of 25", exact=True).click()
    page.get_by_role("button", name="Bet 25", exact=True).click()
    (bet,) = acts_of(served, "Eve", GAME.verbs, 1)
    assert (bet["do"], bet["amount"], bet["at"]["phase"]) == ("bet", 25, "bets_open")
    expect(page.get_by_role("button", name="Bet 1 more")).to_be_visible()
    expect(page.locator(".siete-seat.mine .siete-stake b")).to_have_text("25")
    assert fits_everywhere(page)
    assert too_small(page) == []
    served.show(before_the_cards(3))
    expect(page.locator(".siete-seat.mine")).to_contain_text("no bet")
    assert complaints == []


def test_a_card_goes_under_the_seven_with_one_press(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE)
    take_seat(page, "bob")
    served.show(before_the_cards(3))
    page.get_by_role("button", name="Fusilar", exact=True).click()
    (act,) = acts_of(served, "bob", GAME.verbs, 1)
    assert (act["do"], act["amount"]) == ("fusilar", 20)
    expect(page.locator(".tray-chip")).to_have_count(0)
    assert complaints == []


@pytest.mark.whole
def test_the_dealer_and_the_display_see_the_bets_before_the_cards(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/dealer", TABLET)
    served.show(before_the_cards(0))
    expect(page.locator(".next-thing")).to_contain_text("Wait for the stakes.")
    served.show(before_the_cards(1))
    expect(page.locator(".next-thing")).to_contain_text("close them before the next card")
    expect(page.get_by_role("button", name="No more bets")).to_be_visible()
    served.show(before_the_cards(2))
    expect(page.locator(".next-thing")).to_contain_text("bob, first card")
    display, more = visit(browser, served, "/display", TABLET)
    served.show(before_the_cards(1))
    expect(display.locator(".siete-stake b")).to_have_text("20")
    expect(shown(display, "Bet before the cards")).to_be_visible()
    assert fits_everywhere(display)
    assert complaints == more == []


def of_the_house(steps: int) -> ShoeTable:
    """The bank is the house's; bob stands on his seven, and the bank has a five."""
    acts = [*FIRST_BETS, by("bob", "stand"), dealer("bank_stand")]
    rules = dict[str, Any](bets="before_cards", banker="house")
    return played(ShoeTable("7S 5D JC", game="siete_y_media", players=("bob", "Eve"), bank=500, **rules), acts[:steps])


@pytest.mark.whole
def test_the_dealer_plays_for_the_bank_of_the_house(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/dealer", TABLET)
    served.show(of_the_house(4))
    expect(page.locator(".siete-bank h3")).to_contain_text("The house's bank")
    expect(page.locator(".bank-line")).to_contain_text("The bank holds 500")
    expect(page.locator(".next-thing")).to_contain_text("draw for the bank, or let it stand")
    expect(page.get_by_role("button", name="A card for the bank")).to_be_visible()
    page.get_by_role("button", name="The bank stands").click()
    expect(page.locator(".bank-line")).to_contain_text("The bank holds 480")
    assert fits_everywhere(page)
    assert complaints == []


def test_the_dealer_puts_money_into_the_house_bank_before_the_first_deal(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/dealer", TABLET)
    rules = dict[str, Any](bets="before_cards", solvency="sum", start=False)
    served.show(ShoeTable("7S 5D JC", game="siete_y_media", players=("bob",), bank=1, banker="house", **rules))
    expect(page.locator(".bank-line")).to_contain_text("The bank holds 1")
    expect(page.locator(".bank-line").get_by_role("button", name="Change")).to_be_visible()
    served.show(ShoeTable("7S 5D JC", game="siete_y_media", players=("bob", "Eve"), **rules))
    expect(page.locator(".bank-line")).to_have_count(0)
    assert complaints == []


@pytest.mark.whole
def test_a_punter_is_told_that_the_bank_plays(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE)
    sit_down(page, served, of_the_house(4))
    expect(shown(page, "The bank plays.")).to_be_visible()
    assert fits_everywhere(page)
    assert complaints == []
