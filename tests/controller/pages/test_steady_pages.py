"""Nothing moves under a finger: the buttons of the tray before and after something happens at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.controller.page_table import CLOSE, TIME, Act, before_the_deal, by, cards, faro_table, played
from tests.controller.pages import test_banque_pages as banque
from tests.controller.pages import test_siete_pages as siete
from tests.controller.pages.test_macao_pages import macao
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import BROWSER, PHONE, TABLET, Served, at_rest, buttons_at, served_by, sit_down, visit
from tests.sample import sampled

pytestmark = [*BROWSER, pytest.mark.parametrize("size", [TABLET, PHONE])]

faro = served_by(lambda: before_the_deal("faro", bank=10_000))
other = served_by(lambda: before_the_deal("macao"))


def of_faro(*acts: Act) -> ShoeTable:
    return played(faro_table("7C 4H KD 5S 9H QC JC", players=("Eve", "bob")), acts)


BET = by("Eve", "bet", bet="a", type="flat", ranks=["K"], stake=25)


def chips_at(page: Page) -> list[int]:
    """The place of the chips in the window, from its top."""

    def measured() -> list[int]:
        box = page.locator(".tray-chips").bounding_box()
        assert box is not None
        return [round(box["x"]), round(box["y"]), round(box["height"])]

    return at_rest(measured)


@pytest.mark.whole
def test_a_parlay_that_is_offered_moves_no_button_of_the_tray(
    browser: Browser, faro: Served, size: ViewportSize
) -> None:
    page, complaints = visit(browser, faro, "/play", size)
    sit_down(page, faro, of_faro())
    expect(page.locator(".said")).to_contain_text("Tap a card")
    before = buttons_at(page, ".tray")
    faro.show(of_faro(BET, CLOSE))
    expect(page.locator(".light.closed")).to_be_visible()
    assert buttons_at(page, ".tray") == before
    faro.show(of_faro(BET, CLOSE, cards(2)))
    expect(page.get_by_role("button", name="Parlay 50 from King")).to_be_visible()
    assert buttons_at(page, ".tray") == before
    assert complaints == []


ROUNDS: dict[str, tuple[Callable[[], ShoeTable], Sequence[tuple[Callable[[], ShoeTable], str]]]] = {
    "macao": (
        lambda: before_the_deal("macao"),
        [(lambda: macao("dealt"), "Stake"), (lambda: macao("open"), "50")],
    ),
    "baccarat_banque": (
        lambda: before_the_deal("baccarat_banque"),
        [
            (lambda: banque.banque(), "Bid 1"),
            (lambda: banque.banque(*banque.BANK, TIME), "1 on Right"),
            (lambda: banque.banque(*banque.BANK, *banque.STAKES), "1 more on Right"),
        ],
    ),
    "siete_y_media": (
        lambda: before_the_deal("siete_y_media", **siete.RULES),
        [(lambda: siete.siete(0), "1 on bob"), (lambda: siete.siete(1), "Hold to see"), (lambda: siete.siete(2), "20")],
    ),
}
"""By game: the table before the deal, and moments in which Eve may stake, each with a text that the page shows then."""


@pytest.mark.parametrize("game", sampled(ROUNDS, 2))
def test_the_chips_stay_where_they_are_while_stakes_are_laid(
    browser: Browser, other: Served, size: ViewportSize, game: str
) -> None:
    before, shown = ROUNDS[game]
    other.show(before())
    page, complaints = visit(browser, other, "/play", size)
    (begin, first), *later = shown
    sit_down(page, other, begin())
    expect(page.locator(".main")).to_contain_text(first)
    at = chips_at(page)
    for table, text in later:
        other.show(table())
        expect(page.locator(".main")).to_contain_text(text)
        assert chips_at(page) == at, text
    assert complaints == []
