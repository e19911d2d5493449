"""The pages of German faro in a real browser: the book, the commands sent, what everybody sees."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from controller.web.access import Access
from tests.controller.page_table import Act, PageTable, before_the_deal, by, cards, dealer, played
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
from tests.sample import sampled

pytestmark = BROWSER


def stake(player: str, card: str, marks: int) -> Act:
    return by(player, "stake", card=card, marks=marks)


def german(*acts: Act) -> ShoeTable:
    """Pair 3 of a deal: Eve (spades) has won on the king and has marks on the ten, bob (hearts) is out."""
    table = ShoeTable(
        "3S 2H 5H KS 7D AH", game="german_faro", players=("Eve", "bob", "cy"), bank=100, buy_in=100, start=False
    )
    begins = (dealer("cash_out", player="bob", amount=97), dealer("start_deal"), stake("bob", "2H", 3), cards(2))
    return played(table, (*begins, stake("Eve", "KS", 4), stake("Eve", "TS", 2), stake("cy", "7D", 1), cards(3), *acts))


served = served_by(german)


def sit_down(page: Page, served: Served, *acts: Act) -> None:
    """Eve takes her seat before the deal begins, and then plays in it."""
    served.show(before_the_deal("german_faro", bank=100))
    take_seat(page, "Eve")
    served.show(german(*acts))


def test_a_tap_on_a_card_of_ones_own_book_lays_marks(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE)
    sit_down(page, served)
    book = page.get_by_role("region", name="Your book")
    expect(book.locator("button.leaf")).to_have_count(11)
    expect(book.locator('[data-card="KS"]')).to_have_attribute("aria-label", "King of spades: turned in pair 2, won +4")
    expect(book.locator('[data-card="TS"]')).to_have_attribute("aria-label", "Ten of spades: 2 laid")
    page.get_by_role("radio", name="5 marks").click()
    book.locator('[data-card="AS"]').click()
    expect(page.locator(".said")).to_have_text("5 on the Ace of spades.")
    told = [(command, role, player) for command, role, player in served.table.commands if command["do"] == "stake"]
    at = {"deal": 1, "round": 3, "phase": "bets_open"}
    assert [({k: v for k, v in command.items() if k != "id"}, role, player) for command, role, player in told] == [
        ({"do": "stake", "at": at, "card": "AS", "marks": 5}, "seat", "Eve")
    ]
    expect(page.get_by_role("region", name="bob's book")).to_contain_text("out: these cards are covered")
    assert fits_everywhere(page)
    assert complaints == []
    page.context.close()


@pytest.mark.whole
def test_stakes_wait_while_the_pair_is_turned(browser: Browser, served: Served) -> None:
    page, _ = visit(browser, served, "/play", TABLET)
    sit_down(page, served, cards())
    expect(shown(page, "No more bets")).to_be_visible()
    expect(page.locator("button.leaf")).to_have_count(0)
    page.context.close()


def choosing(*acts: Act) -> ShoeTable:
    """A deal in which the books are chosen, and each is waited for before a pair."""
    table = ShoeTable(
        "3S 2H",
        game="german_faro",
        players=("Eve", "bob", "cy"),
        bank=100,
        buy_in=100,
        books="choice",
        wait_for_all=True,
    )
    return played(table, acts)


def choose(player: str, suit: str) -> Act:
    return by(player, "choose", suit=suit)


@pytest.mark.parametrize("size", sampled([PHONE, TABLET], 1))
def test_a_book_is_chosen_by_a_tap_on_its_suit(browser: Browser, served: Served, size: ViewportSize) -> None:
    page, complaints = visit(browser, served, "/play", size)
    served.show(before_the_deal("german_faro", bank=100))
    take_seat(page, "Eve")
    served.show(choosing())
    suits = page.get_by_role("region", name="Choose your book")
    expect(suits.get_by_role("button")).to_have_count(4)
    expect(shown(page, "Still to choose a book: Eve, bob, cy")).to_be_visible()
    suits.get_by_role("button", name="hearts").click()
    told = acts_of(served, "Eve", ("choose",), 1)
    assert [(one["suit"], one["decision"]) for one in told] == [("H", "book 1")]
    expect(page.get_by_role("region", name="Your book")).to_be_visible()
    assert fits_everywhere(page)
    assert complaints == []
    page.context.close()


def test_the_dealer_says_that_the_smaller_pack_is_in_the_box(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/dealer", TABLET)
    served.show(choosing(choose("Eve", "C"), choose("bob", "H"), choose("cy", "S")))
    expect(shown(page, "Next Put the pack under its cover into the box")).to_be_visible()
    page.get_by_role("button", name="The pack is in the box").click()
    expect(page.get_by_role("button", name="The pack is in the box")).to_have_count(0)
    told = [command for command, _, _ in served.table.commands if command["do"] == "pack_in"]
    assert [one["decision"] for one in told] == ["pack"]
    assert complaints == []
    page.context.close()


@pytest.mark.whole
def test_the_dealer_names_the_banker_whom_the_players_have_chosen(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/dealer", TABLET)
    names = ("Eve", "bob", "cy", "dot")
    table = ShoeTable("", game="german_faro", players=names, bank=0, buy_in=100, start=False, banker="choice")
    served.show(table)
    start = page.get_by_role("button", name="Start a deal")
    expect(start).to_be_disabled()
    page.get_by_role("group", name="Whom have the players chosen as banker?").get_by_role("button", name="cy").click()
    start.click()
    expect(shown(page, "cy has the bank: 100 marks")).to_be_visible()
    assert fits_everywhere(page)
    assert complaints == []
    page.context.close()


def test_everybody_sees_who_has_not_laid(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/display", TABLET)
    books = choose("Eve", "C"), choose("bob", "H"), choose("cy", "S"), dealer("pack_in", decision="pack")
    served.show(choosing(*books, stake("Eve", "KC", 2)))
    expect(page.get_by_role("region", name="bob's book")).to_contain_text("has not laid yet")
    expect(page.get_by_role("region", name="Eve's book")).not_to_contain_text("has not laid yet")
    expect(shown(page, "the diamonds are out of the pack")).to_be_visible()
    assert fits_everywhere(page)
    assert complaints == []
    page.context.close()


@pytest.mark.parametrize("path", sampled(["/display", "/dealer", "/service", "/"], 1))
def test_the_other_pages_show_it(browser: Browser, served: Served, path: str) -> None:
    page, complaints = visit(browser, served, path, TABLET)
    if path == "/dealer":
        page.get_by_role("button", name="Card 4, pair 2, right: K♠").click()
        expect(page.get_by_role("dialog")).to_contain_text("King of spades")
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Irregularity").click()
        page.get_by_label("What becomes of the stakes").select_option("dealer_rules")
        stakes = served.table.deal["stakes"]
        expect(page.locator(".rulings li")).to_have_count(len(stakes))
        expect(page.locator(".rulings")).to_contain_text("Eve, 2 on the Ten of spades")
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    if path in ("/display", "/dealer"):
        expect(shown(page, "Right pays")).to_be_visible()
        expect(page.get_by_role("region", name="Eve's book")).to_be_visible()
        expect(shown(page, "the clubs are out of the pack")).to_be_visible()
    expect(page.locator("h1")).to_contain_text("German faro")
    assert complaints == []
    page.context.close()


@pytest.mark.whole
def test_the_odds_of_a_mark_where_the_table_shows_them(browser: Browser) -> None:
    """Of 39 cards five are turned, and eleven hearts are laid over: 23 count, and the last of them is dead."""
    served = Served(PageTable(german(), show_odds=True), Access(), purse=0)
    page, complaints = visit(browser, served, "/play", PHONE)
    sit_down(page, served)
    page.get_by_role("tab", name="Odds").click()
    expect(page.locator(".odds tbody td")).to_have_text(
        ["The next pair", "4.35", "4.35", "91.30", "0.00", "The whole deal", "47.83", "47.83", "4.35", "0.00"]
    )
    expect(page.locator(".odds p")).to_contain_text("23")
    assert fits_everywhere(page)
    assert complaints == []
    page.context.close()
    served.close()


@pytest.mark.whole
def test_no_odds_where_the_table_does_not_show_them(browser: Browser, served: Served) -> None:
    page, _ = visit(browser, served, "/play", TABLET)
    sit_down(page, served)
    expect(page.get_by_role("tab", name="Players")).to_be_visible()
    expect(page.get_by_role("tab", name="Odds")).to_have_count(0)
    page.context.close()
