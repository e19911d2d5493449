"""The pages of siete y media in a real browser: hands side by side, the hidden card, bets and cards in turn."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from controller.games.audience import PUBLIC, Viewer
from controller.games.cards import Card
from controller.games.dealer import ShowCard
from controller.games.ledger import ChangePurse
from controller.games.registry import GAMES
from controller.games.siete_y_media import Back, Bet, Hit, Stand
from controller.table.moment import Moment
from controller.web.access import Access
from tests.controller.web_browser import (
    BROWSER,
    SIZES,
    TABLET,
    Served,
    acts_of,
    fits_everywhere,
    take_seat,
    too_small,
    visit,
)
from tests.controller.web_table import WebReply, WebTable, awaiting_of, empty_state

pytestmark = BROWSER
GAME = GAMES["siete_y_media"]
RULES = {"backing": True, "open": True, "canto": True}
FIRST = [ShowCard(Card.parse(label)) for label in ("4S", "7H", "5D")]
STEPS: list[Any] = [
    *FIRST,
    Bet("bob", 20),
    Back("cy", "bob", 0, 5),
    Hit("bob", expose=True),
    ShowCard(Card.parse("3C")),
    Stand("bob"),
    Bet("Eve", 25),
    Hit("Eve", expose=False),
    ShowCard(Card.parse("JC")),
    Stand("Eve"),
    Hit("cy", expose=False),
    ShowCard(Card.parse("4H")),
]
"""Eve, the second, has a seven, draws a figure and announces seven and a half; cy's bank goes over."""
EVES_TURN = 8


def siete_state(
    steps: int, viewer: Viewer = PUBLIC, *, players: tuple[str, ...] = ("cy", "bob", "Eve"), script: list[Any] = STEPS
) -> dict[str, Any]:
    """After so many steps of the script, as this viewer sees it."""
    deal = GAME.open(RULES, 0)

    def do(command: Any) -> None:
        nonlocal deal
        for event in tuple(GAME.decide(deal, command)):
            deal = GAME.apply(deal, event)

    for player in players:
        do(ChangePurse(player, 1000))
    deal = GAME.next_deal(GAME.carry(deal), RULES, players)
    for step in script[:steps]:
        if isinstance(step, Back):
            continue  # the banker backs nobody
        do(step)
    state = empty_state()
    state["table"].update(game="siete_y_media", cover_card=False, markers=[], read_at="exit", min=1, max=None, unit=1)
    expected = GAME.expects(deal)
    state.update(
        deal_number=1,
        deal=GAME.view(deal, viewer),
        expects=None if expected is None else expected._asdict(),
        awaiting=awaiting_of(GAME, deal, viewer),
        money={"bank": 0, "banker": GAME.banker(deal), "purses": dict(deal.purses), "debts": {}},
        seats=[{"player": name, "bot": False} for name in players],
        light="closed",
    )
    return state


class SieteTable(WebTable):
    """Its answers to acts are those of a table; what it shows does not change with them."""

    @property
    def moment(self) -> Moment:
        deal = self.state["deal"] or {"phase": "none"}
        return Moment(self.state["deal_number"], 1 if self.state["deal"] else 0, deal["phase"])

    def _taken(self, command: Mapping[str, Any], player: str) -> WebReply:
        return WebReply(True)

    _bet = _hit = _stand = _raise = _open = _back = _taken


@pytest.fixture
def served() -> Generator[Served]:
    state = Served(SieteTable(siete_state(EVES_TURN)), Access(), purse=0)
    yield state
    state.close()


def sit_down(page: Page, served: Served, steps: int) -> None:
    """Eve takes her seat before the deal begins, and then plays in it."""
    served.change(deal=None, deal_number=0, seats=[], money={"bank": 0, "purses": {}})
    take_seat(page, "Eve")
    served.change(**siete_state(steps, Viewer("seat", "Eve")))


@SIZES
def test_a_bet_is_laid_and_a_card_taken_in_turn(browser: Browser, served: Served, size: ViewportSize) -> None:
    page, complaints = visit(browser, served, "/play", size)
    sit_down(page, served, EVES_TURN)
    expect(page.locator(".tray-chip .chip-value").first).to_have_text("1")
    page.get_by_role("button", name="a chip of 25", exact=True).click()
    page.get_by_role("button", name="Bet 25").click()
    expect(page.get_by_role("button", name="Bet 1", exact=True)).to_be_visible()
    served.change(**siete_state(EVES_TURN + 1, Viewer("seat", "Eve")))
    expect(page.locator(".awaited.mine")).to_contain_text("Your decision; without an answer: stand")
    page.get_by_role("button", name="Show, and take a card").click()
    page.get_by_role("button", name="Take a card, open").click()
    page.get_by_role("button", name="Stand").click()
    expect(page.get_by_role("button", name="Stand")).to_be_visible()
    bet, shown, hit, stand = acts_of(served, "Eve", GAME.verbs, 4)
    assert (bet["do"], bet["amount"]) == ("bet", 25)
    assert bet["decision"].startswith("turn ")
    assert (shown["do"], shown["expose"]) == ("hit", True)
    assert (hit["do"], hit.get("expose")) == ("hit", None)
    assert stand["do"] == "stand"
    assert fits_everywhere(page)
    assert too_small(page) == []
    assert complaints == []


FULL = ("cy", "Eve", *(f"guest {n}" for n in range(GAME.max_seats - 2)))
CARDS = [ShowCard(card) for card in list(GAME.pack(GAME.open(RULES, 0)))[: len(FULL)]]


@SIZES
def test_at_a_full_table_one_s_own_buttons_are_on_the_screen(
    browser: Browser, served: Served, size: ViewportSize
) -> None:
    page, complaints = visit(browser, served, "/play", size)
    sit_down(page, served, EVES_TURN)
    served.change(**siete_state(len(CARDS), Viewer("seat", "Eve"), players=FULL, script=CARDS))
    button = page.get_by_role("button", name="Bet 1", exact=True)
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size["height"]
    assert complaints == []


@SIZES
def test_the_hidden_card_is_seen_while_the_button_is_held(browser: Browser, served: Served, size: ViewportSize) -> None:
    page, complaints = visit(browser, served, "/play", size)
    sit_down(page, served, EVES_TURN)
    own = page.locator(".siete-peek")
    expect(own.locator(".siete-back")).to_have_count(1)
    assert "7H" not in page.content(), "not in the head of a phone's page either"
    assert "7♥" not in page.content()
    button = page.get_by_role("button", name="Hold to see")
    button.dispatch_event("pointerdown")
    expect(own.locator("img[src='/cards/7H.svg']")).to_be_visible()
    expect(own).to_contain_text("26 of 38 cards go over")
    button.dispatch_event("pointerup")
    expect(own.locator(".siete-back")).to_have_count(1)
    served.change(**siete_state(EVES_TURN + 3, Viewer("seat", "Eve")))
    expect(page.locator(".siete-seat.mine")).to_contain_text("7½")
    assert complaints == []


def test_everybody_sees_the_hands_and_how_they_ended(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/display", TABLET)
    seats = page.locator(".siete-seat")
    served.change(**siete_state(0))
    expect(seats).to_have_count(2)
    expect(page.locator(".siete-sums b")).to_have_text(["", ""])
    served.change(**siete_state(EVES_TURN))
    expect(seats.nth(0).locator(".siete-back")).to_have_count(1)
    expect(seats.nth(0)).to_contain_text("4 + ?")
    expect(page.locator(".siete-seat.turn")).to_contain_text("Eve")
    served.change(**siete_state(len(STEPS)))
    expect(page.locator(".siete-bank")).to_contain_text("9")
    expect(seats.nth(1)).to_contain_text("7½")
    expect(seats.nth(1)).to_contain_text("wins 50")
    expect(seats.nth(0)).to_contain_text("wins 20")
    expect(page.locator(".siete-notes")).to_contain_text("The next bank is Eve's.")
    expect(page.locator(".settled").first).to_contain_text("The bank is over: 9")
    assert fits_everywhere(page)
    assert complaints == []


def test_the_dealer_is_told_where_the_next_card_goes(browser: Browser, served: Served) -> None:
    served.change(**siete_state(EVES_TURN + 2))
    page, complaints = visit(browser, served, "/dealer", TABLET)
    expect(page.locator(".next-thing")).to_contain_text("Eve, a card")
    expect(page.locator(".main .siete-table")).to_be_visible()
    assert fits_everywhere(page)
    assert complaints == []
