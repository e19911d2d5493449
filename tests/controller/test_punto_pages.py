"""The pages of punto banco in a real browser: the places and chips, the hands as they come, the roads."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from controller.games.audience import PUBLIC, Viewer
from controller.games.baccarat.punto_banco import PlaceBet
from controller.games.cards import Card
from controller.games.dealer import CloseBets, Mark, ShowCard
from controller.games.ledger import ChangePurse
from controller.games.registry import GAMES
from controller.table.moment import Moment
from controller.web.access import Access
from tests.controller.web_browser import BROWSER, SIZES, TABLET, Served, fits_everywhere, take_seat, too_small, visit
from tests.controller.web_table import WebReply, WebTable, empty_state

pytestmark = BROWSER
GAME = GAMES["punto_banco"]
SHOE = "2S 8C 8D  9S 2H KS 3D  6S 6H KH QD  6S 7H KC QC  2S 4H KD QC AS"
"""A burn of a deuce; player wins, a tie, banker wins, and a coup in which the player draws an ace."""


def punto_state(out: int) -> dict[str, Any]:
    """After so many cards; Eve has a banker bet in the coup of the tie, which lies on, and bob bets on every coup."""
    deal = GAME.open({}, 10_000)

    def do(*commands: Any) -> None:
        nonlocal deal
        for command in commands:
            for event in tuple(GAME.decide(deal, command)):
                deal = GAME.apply(deal, event)

    do(ChangePurse("Eve", 1000), ChangePurse("bob", 500))
    deal = GAME.next_deal(GAME.carry(deal), {}, ("Eve", "bob"))
    for place, label in enumerate(SHOE.split()[:out]):
        if deal.phase == "bets_open":
            if place == 7:
                do(PlaceBet("e1", "Eve", "banker", 100))
            do(PlaceBet(f"b{place}", "bob", "tie", 5), CloseBets())
        do(ShowCard(Card.parse(label)))
        if place == 14:
            do(Mark("cut"))
    state = empty_state()
    state["table"].update(
        game="punto_banco", cover_card=False, markers=["cut"], read_at="exit", min=1, max=None, unit=1
    )
    expected = GAME.expects(deal)
    state.update(
        deal_number=1,
        deal=GAME.view(deal, Viewer("seat", "Eve")),
        expects=None if expected is None else expected._asdict(),
        money={"bank": deal.bank, "banker": None, "purses": dict(deal.purses), "debts": {}},
        seats=[{"player": name, "bot": False} for name in ("bob", "Eve")],
        light="open" if deal.phase == "bets_open" else "closed",
    )
    return state


class PuntoTable(WebTable):
    """Its answers to bets are those of a table; what it shows does not change with them."""

    @property
    def moment(self) -> Moment:
        deal = self.state["deal"] or {"phase": "none", "coup": 0}
        return Moment(self.state["deal_number"], deal["coup"], deal["phase"])

    def _bet(self, command: Mapping[str, Any], player: str) -> WebReply:
        return WebReply(True)

    def _remove(self, command: Mapping[str, Any], player: str) -> WebReply:
        return WebReply(True)


@pytest.fixture
def served() -> Generator[Served]:
    state = Served(PuntoTable(punto_state(11)), Access(), purse=0)
    yield state
    state.close()


def sit_down(page: Page, served: Served, out: int) -> None:
    """Eve takes her seat before the shoe begins, and then plays in it."""
    served.change(deal=None, deal_number=0, seats=[], money={"bank": 100, "purses": {}})
    take_seat(page, "Eve")
    served.change(**punto_state(out))


def told(served: Served) -> list[dict[str, Any]]:
    verbs = ("bet", "remove")
    return [command for command, _, player in served.table.commands if command["do"] in verbs and player == "Eve"]


@SIZES
def test_a_tap_on_a_place_bets_a_chip_and_a_bet_is_taken_back(
    browser: Browser, served: Served, size: ViewportSize
) -> None:
    page, complaints = visit(browser, served, "/play", size)
    sit_down(page, served, 11)
    expect(page.locator("button.place")).to_have_count(5)
    page.get_by_role("radio", name="a chip of 25").click()
    page.locator('[data-type="player"]').click()
    expect(page.locator(".said")).to_have_text("25 on Player.")
    banker = page.locator('[data-type="banker"]')
    expect(banker).to_have_attribute("aria-label", "Banker, pays 1:1 less 5 %; yours: 100, others': no")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator('[data-type="player"]')).to_be_disabled()
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
    expect(page.get_by_text("Coup 2: a tie").first).to_be_visible()
    served.change(**punto_state(19))
    expect(page.locator(".verdict")).to_have_text("Next: the player, third card. Player draws on 2.")
    expect(page.locator(".hand.player .slot.due")).to_have_count(1)
    expect(page.locator(".hand.banker h3")).to_have_text("Banker 4")
    expect(page.get_by_text("The cut card has come.")).to_be_visible()
    expect(page.locator(".road-counts")).to_have_text("Player 1 · Banker 1 · Tie 1")
    expect(page.locator(".road.bead-plate .bead-letter")).to_have_text(["P", "T", "B"])
    expect(page.locator(".road.big .tie-stroke")).to_have_count(1)
    served.change(**punto_state(20))
    expect(page.locator(".verdict")).to_have_text("Coup 4: banker wins. Banker stood on 4 against A♠.")
    expect(page.locator(".place.banker")).to_have_class("place banker won")
    assert fits_everywhere(page)
    assert complaints == []


def test_a_card_that_was_burnt_is_on_no_page(browser: Browser, served: Served) -> None:
    for path in ("/display", "/dealer"):
        page, _ = visit(browser, served, path, TABLET)
        served.change(**punto_state(2))
        expect(page.get_by_text("One card more is burnt face down").first).to_be_visible()
        assert "8♣" not in page.content()
        assert "8C" not in page.content()


def test_the_public_view_has_no_acts() -> None:
    deal = GAME.open({}, 100)
    assert GAME.view(deal, PUBLIC)["legal"] == {}
