"""The public display in a real browser: what a room reads of it, and where it says that a seat is taken."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from controller.games.registry import GAMES
from tests.controller.page_table import faro_table
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import (
    BROWSER,
    LETTERS_PX,
    ROOM,
    TABLET,
    Served,
    code_on,
    served_by,
    visit,
)
from tests.sample import sampled

pytestmark = BROWSER

served = served_by(faro_table)


@pytest.mark.whole
def test_display_and_dealer_show_where_a_tablet_takes_a_seat(browser: Browser, served: Served) -> None:
    served.own = ["http://127.0.0.1:8000/", "http://192.168.1.7:8000/"]
    display, dealer = (visit(browser, served, path, TABLET)[0] for path in ("/display", "/dealer"))
    dealer.get_by_role("button", name="Code for tablets").click()
    for page in (display, dealer):
        expect(page.locator(".qr")).to_be_visible()
        assert code_on(page) == "http://192.168.1.7:8000/play"
        expect(page.get_by_text("http://192.168.1.7:8000/play")).to_be_visible()
    served.own = []
    dealer.reload()
    dealer.get_by_role("button", name="Code for tablets").click()
    expect(dealer.get_by_role("dialog")).to_contain_text("Only this machine reaches the table")


OF_A_ROOM = {
    "faro": [".pile-title", ".box-count b"],
    "punto_banco": [".painted .hand h3", ".painted .hand h3 b", ".verdict"],
    "chemin_de_fer": [".painted .hand h3", ".painted .hand h3 b", ".verdict"],
    "baccarat_banque": [".painted .hand h3", ".painted .hand h3 b", ".verdict"],
    "siete_y_media": [".rt-said"],
    "macao": [".rt-said"],
    "victoria": [".rt-said"],
}
CUT = """() => [...document.querySelectorAll(".page.display, .columns, .main, .main > *")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.getBoundingClientRect().bottom > innerHeight + 1)
  .map((one) => one.className)"""
"""What goes on below what is shown of it."""


@pytest.mark.parametrize("game", sampled(GAMES, 2))
def test_a_room_reads_the_display_from_afar(browser: Browser, served: Served, game: str) -> None:
    players = ("Eve", "bob", "cy")
    served.show(faro_table(leave=3) if game == "faro" else ShoeTable("", game=game, players=players, bank=10_000))
    page, complaints = visit(browser, served, "/display", ROOM)
    expect(page.locator(".head-phase b")).to_be_visible()
    for part in [".head-phase b", ".head-turn", *OF_A_ROOM.get(game, [])]:
        sizes = [
            float(one.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)"))
            for one in page.locator(part).all()
        ]
        assert sizes, part
        assert min(sizes) >= LETTERS_PX, part
    assert page.evaluate(CUT) == []
    assert complaints == []


def test_a_page_goes_on_with_another_game(browser: Browser, served: Served) -> None:
    """The house has started the next one at the same address: its scripts, styles and sentences are fetched."""
    served.show(faro_table(leave=3))
    page, complaints = visit(browser, served, "/display", TABLET)
    expect(page.locator("h1")).to_contain_text("Faro")
    served.show(ShoeTable("", game="macao", players=("Eve", "bob", "cy"), bank=10_000))
    expect(page.locator("h1")).to_contain_text("Macao")
    assert complaints == []
