"""The door and the page on which a seat is taken, in a real browser: which game is played, and when one can play."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from controller.games.message import say
from controller.games.options import in_force
from controller.games.registry import GAMES
from controller.web.access import Access
from tests.controller.page_table import PageTable, before_the_deal, cards, dealer, faro_table, fault, played
from tests.controller.pages.test_terms import terms
from tests.controller.web_browser import (
    BROWSER,
    PHONE,
    SERVER_GONE,
    TABLET,
    Blank,
    Served,
    blank_pages,
    fits_everywhere,
    resize,
    take_seat,
    too_small,
)
from tests.english import english
from tests.hardware.waiting import eventually
from tests.sample import sampled

pytestmark = BROWSER


@pytest.fixture
def served() -> Generator[Served]:
    state = Served(PageTable(before_the_deal("faro")), Access(), purse=0)
    yield state
    state.close()


@pytest.fixture
def blank(browser: Browser) -> Generator[Blank]:
    complaints: list[str] = []
    with blank_pages(browser, complaints) as made:
        yield made
    assert [said for said in complaints if not SERVER_GONE.search(said)] == []


@pytest.mark.parametrize("game", sampled(GAMES, 1, seed=1))
def test_the_door_and_the_seat_name_the_game_and_say_when_one_can_play(blank: Blank, game: str) -> None:
    served = Served(PageTable(before_the_deal(game)), Access())
    title = english(say(f"{game}-title"))
    wanted = "waits for" if GAMES[game].min_seats else "begins when the dealer has shuffled"
    try:
        page = blank()
        page.goto(served.url)
        expect(page.locator("h1")).to_have_text(title)
        expect(page).to_have_title(title)
        expect(page.locator(".join")).to_contain_text(wanted)
        assert fits_everywhere(page)
        page.goto(served.url + "play")
        expect(page.locator(".plate-game")).to_have_text(title)
        expect(page).to_have_title(f"{title}: your seat")
        expect(page.locator(".join")).to_contain_text(wanted)
        assert fits_everywhere(page)
        assert too_small(page) == []
        page.goto(served.url + "display")
        expect(page.locator(".head h1")).to_contain_text(title)
    finally:
        served.close()


def test_the_door_follows_the_table(blank: Blank, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    page = blank()
    page.goto(served.url)
    clocks: dict[str, Any] = {}
    # A copy each time: the server remembers what it sent, and finds no change in a dict that is changed under it.
    monkeypatch.setattr(served.table, "clocks", lambda: dict(clocks))
    table = faro_table()
    served.show(table)
    join = page.locator(".join")
    expect(join).to_have_text("You can play at once: bets are open.")
    clocks |= {"running": True, "left_ms": {}, "opens_ms": 19_000}
    served.play(cards())
    expect(join).to_have_text("You can bet on the next turn, in about 20 s.")
    clocks.clear()
    served.play(fault("camera", "dark"))
    expect(join).to_contain_text("out of order")
    served.show(played(faro_table(), [dealer("hold")]))
    expect(join).to_contain_text("Play is held: take a seat now")
    served.show(played(faro_table("7C 4H", leave=1), [cards(unread=True)]))
    expect(join).to_contain_text("The dealer looks at a card")
    served.show(played(faro_table(), [dealer("void_deal")]))
    expect(join).to_contain_text("begins when the dealer has shuffled")
    served.show(before_the_deal("faro", cut="ask"))
    expect(join).to_contain_text("shuffled")


def test_with_real_chips_nobody_is_asked_to_play(blank: Blank) -> None:
    table = before_the_deal("faro")
    served = Served(PageTable(table), Access())
    try:
        served.alter(lambda view: view["table"].update(mode="casekeeper"))
        page = blank()
        page.goto(served.url)
        expect(page.locator("h1")).to_have_text("Casino faro")
        expect(page.locator(".join")).to_have_count(0)
    finally:
        served.close()


@pytest.mark.parametrize("game", sampled(GAMES, 1, seed=2))
def test_rules_and_words_are_there_for_who_has_no_seat(blank: Blank, game: str) -> None:
    """From the door, without a name or a PIN, and before the first deal."""
    served = Served(PageTable(before_the_deal(game)), Access(pin="4711"))
    title = english(say(f"{game}-title"))
    rules = in_force(GAMES[game].open({}, 0).rules)
    try:
        page = blank()
        page.goto(served.url)
        page.get_by_role("link", name="Rules").click()
        expect(page.locator("h1")).to_have_text(title)
        expect(page).to_have_title(f"{title}: the rules here")
        said = page.locator(".rules").inner_text()
        for name, _, text in rules:
            assert english(text) in said, name
        assert fits_everywhere(page)
        page.get_by_role("link", name="Help").click()
        expect(page).to_have_title(f"{title}: what the words mean")
        expect(page.locator(".words dd")).to_have_count(len(terms(game)))
        meanings = page.locator(".words dd").all_inner_texts()
        assert [text.rsplit("(rules, ")[1].rstrip(")") for text in meanings] == list(terms(game).values())
        assert fits_everywhere(page)
        page.get_by_role("link", name="Take a seat").click()
        expect(page.locator(".plate-game")).to_have_text(title)
    finally:
        served.close()


@pytest.mark.whole
def test_a_tap_on_a_word_says_what_it_means_on_the_page_itself(blank: Blank, served: Served) -> None:
    page = blank(PHONE)
    page.goto(served.url + "play")
    take_seat(page, "Eve")
    served.show(faro_table(players=("ann", "bob", "Eve")))
    page.get_by_role("tab", name="Log").click()
    page.locator(".log dfn", has_text="soda").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("h2")).to_have_text("soda")
    expect(dialog.locator("dd").first).to_contain_text("it neither wins nor loses. (rules, 1.1.4)")
    expect(dialog.locator("dt").first).to_have_text("turn")
    assert fits_everywhere(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator(".who")).to_have_text("Eve")
    word = page.locator(".log dfn", has_text="soda").first
    word.focus()
    page.keyboard.press("Enter")
    expect(dialog.locator("h2")).to_have_text("soda")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What the words mean").click()
    expect(dialog.locator("h2")).to_have_text("What the words mean")
    expect(dialog.locator("dt").nth(0)).to_have_text("copper")
    expect(dialog.locator("dt").nth(1)).to_have_text("string")
    dialog.get_by_role("button", name="Close").click()
    assert too_small(page) == []


@pytest.mark.whole
def test_no_word_can_be_tapped_where_nobody_plays(blank: Blank, served: Served) -> None:
    served.show(faro_table())
    page = blank()
    page.goto(served.url + "display")
    expect(page.locator(".log")).to_contain_text("soda")
    expect(page.locator("dfn")).to_have_count(0)


CUT = """all => all.filter(one => {
  const own = one.getBoundingClientRect();
  return [...one.querySelectorAll("img, b, .step-back")].some(part => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < own.left || right > own.right || top < own.top || bottom > own.bottom;
  });
}).length"""


@pytest.mark.parametrize("game", sampled(GAMES, 1, seed=3))
def test_the_door_shows_the_game_in_five_pictures(blank: Blank, game: str) -> None:
    served = Served(PageTable(before_the_deal(game)), Access())
    try:
        page = blank()
        page.goto(served.url)
        pictures = page.locator(".minute li")
        expect(pictures).to_have_count(5)
        eventually(lambda: page.evaluate("[...document.images].every(one => one.complete && one.naturalWidth > 0)"))
        sentences = page.locator(".minute li p").all_inner_texts()
        assert all(sentences)
        assert len(set(sentences)) == 5
        for size in (TABLET, PHONE):
            resize(page, size)
            assert pictures.locator(".step-picture").evaluate_all(CUT) == 0
        resize(page, TABLET)
        eventually(lambda: page.evaluate("document.documentElement.scrollHeight") <= TABLET["height"])
    finally:
        served.close()


@pytest.mark.parametrize("size", sampled([TABLET, PHONE], 1), ids=["tablet", "phone"])
def test_a_tablet_that_lost_its_seat_gets_it_back_by_the_dealer_s_leave(
    blank: Blank, served: Served, size: ViewportSize
) -> None:
    served.show(faro_table(players=("ann", "bob")))
    own, lost, house = blank(PHONE), blank(size), blank(size)
    own.goto(served.url + f"play#{served.access.pairing_code('ann', time.monotonic())}")
    expect(own.locator(".who")).to_have_text("ann")
    house.goto(served.url + "dealer")
    lost.goto(served.url + "play")
    lost.get_by_role("button", name="I was here already").click()
    expect(lost.locator(".come-back")).to_contain_text("Who are you?")
    assert too_small(lost) == []
    assert fits_everywhere(lost)
    resize(lost, size)
    lost.get_by_role("button", name="bob").click()
    asks = house.get_by_role("alertdialog")
    expect(asks).to_contain_text("bob has had no tablet since the program started.")
    lost.get_by_role("button", name="Another name").click()
    lost.get_by_role("button", name="ann").click()
    expect(lost.locator(".back-waits")).to_contain_text("whether this tablet is ann's")
    expect(lost.get_by_role("status")).to_contain_text("(60 s)")
    expect(asks).to_contain_text("A tablet asks to be ann")
    expect(asks).to_contain_text("ann's own tablet is still here, last heard")
    expect(own.get_by_role("alert")).to_contain_text("asks the dealer for your seat")
    assert too_small(house) == []
    asks.get_by_role("button", name="No").click()
    expect(lost.locator(".refusal")).to_contain_text("The dealer did not give this tablet the seat.")
    expect(asks).to_have_count(0)
    expect(own.get_by_role("alert")).to_have_count(0)
    own.close()
    lost.get_by_role("button", name="ann").click()
    expect(asks).to_contain_text("ann's own tablet has been gone for")
    asks.get_by_role("button", name="Yes, it is ann").click()
    expect(lost.locator(".who")).to_have_text("ann")
    expect(asks).to_have_count(0)
    lost.reload()
    expect(lost.locator(".who")).to_have_text("ann")
