"""The pages of Macao and Victoria in a real browser: chips make a stake, a card is held to be seen, draw and stand."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from controller.games.audience import PUBLIC, Viewer
from controller.games.baccarat.macao import Draw, Refuse, Stake, Stand
from controller.games.cards import Card
from controller.games.dealer import CloseBets, ShowCard
from controller.games.ledger import ChangePurse
from controller.games.registry import GAMES
from controller.table.moment import Moment
from controller.web.access import Access
from tests.controller.web_browser import BROWSER, SIZES, TABLET, Served, fits_everywhere, take_seat, too_small, visit
from tests.controller.web_table import WebReply, WebTable, awaiting_of, empty_state
from tests.hardware.waiting import eventually

pytestmark = BROWSER
SEATS = ("ann", "Eve", "bob", "cy")
EVE = Viewer("seat", "Eve")


def first_cards(game: str) -> list[Any]:
    """Eve has a three, bob a natural of nine, cy a two; the banker ann has a four."""
    labels = "3S 9H 2C 4D" if game == "macao" else "3S 9H 2C 4D KS TH KD QD"
    return [*[ShowCard(Card.parse(label)) for label in labels.split()]]


def stages(game: str) -> dict[str, list[Any]]:
    """What was done up to each moment that is looked at."""
    stakes = [Stake("bob", 50), Stake("cy", 30)]
    dealt = [*stakes, Stake("Eve", 25), CloseBets(), *first_cards(game)]
    ten = [*dealt, Draw("Eve"), ShowCard(Card.parse("KC"))]
    banks = [*ten, Refuse("Eve"), ShowCard(Card.parse("4C")), Stand("Eve"), Stand("cy")]
    return {
        "open": stakes,
        "turn": dealt,
        "drawing": [*dealt, Draw("Eve")],
        "ten": ten,
        "bank": banks,
        "settled": [*banks, Stand("ann")],
    }


def macao_state(stage: str, viewer: Viewer = EVE, game: str = "macao") -> dict[str, Any]:
    played = GAMES[game]
    deal = played.open({}, 0)

    def do(*commands: Any) -> None:
        nonlocal deal
        for command in commands:
            for event in tuple(played.decide(deal, command)):
                deal = played.apply(deal, event)

    do(*[ChangePurse(player, 1000) for player in SEATS])
    deal = played.next_deal(played.carry(deal), {}, SEATS)
    do(*stages(game)[stage])
    state = empty_state()
    state["table"].update(game=game, cover_card=False, markers=[], read_at="exit", min=1, max=None, unit=1)
    expected = played.expects(deal)
    state.update(
        deal_number=1,
        deal=played.view(deal, viewer),
        expects=None if expected is None else expected._asdict(),
        awaiting=awaiting_of(played, deal, viewer),
        money={"bank": 0, "banker": deal.banker, "purses": dict(deal.purses), "debts": {}},
        seats=[{"player": name, "bot": False} for name in SEATS],
        light="open" if deal.phase == "bets_open" else "closed",
    )
    return state


class MacaoTable(WebTable):
    """Its answers are those of a table; what it shows does not change with them."""

    @property
    def moment(self) -> Moment:
        deal = self.state["deal"] or {"phase": "none", "coup": 0}
        return Moment(self.state["deal_number"], deal["coup"], deal["phase"])

    def _stake(self, command: Mapping[str, Any], player: str) -> WebReply:
        return WebReply(True)

    _draw = _stand = _refuse = _pass_bank = _stake


@pytest.fixture
def served() -> Generator[Served]:
    state = Served(MacaoTable(macao_state("open", PUBLIC)), Access(), purse=0)
    yield state
    state.close()


def sit_down(page: Page, served: Served, stage: str, game: str = "macao") -> None:
    """Eve takes her seat before the deal begins, and then plays in it."""
    served.change(deal=None, deal_number=0, seats=[], awaiting=[], money={"bank": 0, "purses": {}})
    take_seat(page, "Eve")
    served.change(**macao_state(stage, game=game))


def told(served: Served, *verbs: str) -> list[dict[str, Any]]:
    """The commands of these verbs that the table was given, once it has one of each."""

    def given() -> list[dict[str, Any]]:
        return [command for command, _, _ in tuple(served.table.commands) if command["do"] in verbs]

    eventually(lambda: {command["do"] for command in given()} == set(verbs))
    return given()


@SIZES
def test_chips_make_a_stake_that_is_laid_with_one_press(browser: Browser, served: Served, size: ViewportSize) -> None:
    page, complaints = visit(browser, served, "/play", size)
    sit_down(page, served, "open")
    expect(page.locator(".tray-chip .chip-value").first).to_have_text("1")
    lay = page.get_by_role("button", name="Stake", exact=True)
    expect(lay).to_be_disabled()
    chip = page.get_by_role("button", name="add a chip of 25")
    chip.click()
    chip.click()
    page.get_by_role("button", name="add a chip of 5", exact=True).click()
    page.get_by_role("button", name="Stake 55").click()
    expect(page.locator(".said")).to_have_text("55 laid.")
    (stake,) = told(served, "stake")
    assert (stake["amount"], stake["at"]) == (55, {"deal": 1, "round": 1, "phase": "bets_open"})
    expect(page.get_by_text("The banker can answer for 253 more.")).to_be_visible()
    assert fits_everywhere(page)
    assert too_small(page) == []
    assert complaints == []


@SIZES
def test_a_card_face_down_is_seen_while_it_is_held(browser: Browser, served: Served, size: ViewportSize) -> None:
    page, complaints = visit(browser, served, "/play", size)
    sit_down(page, served, "turn")
    peek = page.get_by_role("button", name="Hold to see")
    expect(peek.locator("img")).to_have_count(0)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    peek.dispatch_event("pointerdown")
    expect(peek.locator("img")).to_have_attribute("src", "/cards/3S.svg")
    peek.dispatch_event("pointerup")
    expect(peek.locator("img")).to_have_count(0)
    peek.dispatch_event("pointerdown")
    expect(peek.locator("img")).to_have_count(1)
    page.clock.run_for(6000)
    expect(peek.locator("img")).to_have_count(0)
    page.clock.resume()
    expect(page.locator(".banner.mine")).to_have_text("Your decision: draw or stand, else stand")
    told_alone = {"seq": 1, "text": {"code": "macao-your-card", "data": {"card": "3S"}}}
    served.change(own_log=[told_alone])
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log .own")).to_have_text("your card: 3♠")
    page.get_by_role("button", name="Draw").click()
    served.change(**macao_state("ten"))
    page.get_by_role("button", name="Refuse the card").click()
    draw, refuse = told(served, "draw", "refuse")
    assert (draw["decision"], refuse["decision"]) == ("turn 1.0.1", "turn 1.0.2")
    expect(page.get_by_text("The ten counts nothing")).to_be_visible()
    assert fits_everywhere(page)
    assert complaints == []


def test_everybody_sees_the_hands_and_what_lies(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/display", TABLET)
    served.change(**macao_state("turn", PUBLIC))
    expect(page.locator(".hand .card-back")).to_have_count(4)
    expect(page.locator(".hand.turn h3")).to_contain_text("Eve")
    assert "3S" not in page.content()
    served.change(**macao_state("bank", PUBLIC))
    expect(page.locator(".hand.bank h3")).to_have_text("ann, banker4")
    expect(page.locator(".hand .card-back")).to_have_count(2)
    expect(page.get_by_text("natural").first).to_be_visible()
    expect(page.get_by_text("refused: K♣")).to_be_visible()
    served.change(**macao_state("settled", PUBLIC))
    expect(page.locator(".macao-settled h3")).to_have_text("Coup 1")
    expect(page.locator(".hand .card-back")).to_have_count(0)
    expect(page.locator(".hand h3").last).to_contain_text("ann, banker")
    passed = macao_state("settled", PUBLIC)
    passed["deal"]["banker"] = "Eve"
    served.change(**passed)
    expect(page.locator(".hand h3").last).to_have_text("Eve, banker")
    expect(page.locator(".hand .card-face")).to_have_count(0)
    assert fits_everywhere(page)
    assert complaints == []


def test_the_dealer_is_told_one_thing_and_passes_the_bank(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/dealer", TABLET)
    served.table.may = ["pass_bank", "close_bets"]
    served.change(**macao_state("open", Viewer("dealer")))
    page.get_by_role("button", name="Pass the bank to the left").click()
    expect(page.locator(".purse").first).to_contain_text("1,000")
    assert told(served, "pass_bank")
    served.table.may = ["pass_bank"]
    served.change(**macao_state("open", Viewer("dealer")))
    expect(page.locator(".next-thing")).to_contain_text("Wait for the stakes.")
    served.table.may = []
    served.change(**macao_state("turn", Viewer("dealer")))
    expect(page.locator(".next-thing")).to_contain_text("Wait for Eve.")
    served.change(**macao_state("drawing", Viewer("dealer")))
    expect(page.locator(".next-thing")).to_contain_text("Eve")
    assert "3S" not in page.content()
    assert complaints == []


def test_victoria_has_the_same_pages_with_two_cards_at_first(browser: Browser, served: Served) -> None:
    served.change(**macao_state("open", PUBLIC, "victoria"))
    page, complaints = visit(browser, served, "/play", TABLET)
    sit_down(page, served, "turn", "victoria")
    expect(page.get_by_role("button", name="Hold to see")).to_have_count(2)
    expect(page.locator(".hand")).to_have_count(4)
    assert complaints == []
