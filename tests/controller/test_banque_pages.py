"""The pages of baccarat banque in a real browser: the bank, both tables, stakes, the hand that one player sees."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from controller.games.audience import PUBLIC, Viewer
from controller.games.baccarat.baccarat_banque import Bid, Draw, Stake, Stand, Time
from controller.games.cards import Card
from controller.games.dealer import CloseBets, ShowCard
from controller.games.ledger import ChangePurse
from controller.games.registry import GAMES
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
GAME = GAMES["baccarat_banque"]
PLAYERS = ("Eve", "bob", "cy", "dan", "eli", "fay", "gus", "hal", "ida", "jo", "kim")
EVE = Viewer("seat", "Eve")
VERBS = frozenset(GAME.verbs)
BANK = (Bid("dan", 200), Time())
STAKES = (Time(), Stake("Eve", 50), Stake("cy", 20), Stake("bob", 40))
SIX = tuple(ShowCard(Card.parse(label)) for label in ("2S", "3S", "4S", "3D", "3C", "3H"))
"""Right 5, left 6, bank 7."""


def banque_state(*commands: Any, viewer: Viewer = EVE) -> dict[str, Any]:
    """After these commands of a shoe with ten chairs; kim stands by."""
    deal = GAME.open({}, 0)

    def do(*commands: Any) -> None:
        nonlocal deal
        for command in commands:
            for event in tuple(GAME.decide(deal, command)):
                deal = GAME.apply(deal, event)

    do(*(ChangePurse(player, 1000) for player in PLAYERS))
    deal = GAME.next_deal(GAME.carry(deal), {}, PLAYERS)
    do(*commands)
    state = empty_state()
    state["table"].update(
        game="baccarat_banque", cover_card=False, markers=[], read_at="exit", min=1, max=None, unit=1, camera="hidden"
    )
    expected = GAME.expects(deal)
    state.update(
        deal_number=1,
        deal=GAME.view(deal, viewer),
        expects=None if expected is None else expected._asdict(),
        awaiting=awaiting_of(GAME, deal, viewer),
        money={"bank": deal.bank, "banker": deal.banker, "purses": dict(deal.purses), "debts": {}},
        seats=[{"player": name, "bot": False} for name in PLAYERS],
        light="open" if deal.phase == "bets_open" else "closed",
    )
    state["clocks"] = {"running": True, "left_ms": {decision["key"]: 9_000 for decision in state["awaiting"]}}
    return state


class BanqueTable(WebTable):
    """Its answers to acts are those of a table; what it shows does not change with them."""

    @property
    def moment(self) -> Moment:
        deal = self.state["deal"] or {"phase": "none", "coup": 0}
        return Moment(self.state["deal_number"], deal["coup"], deal["phase"])

    def _bid(self, command: Mapping[str, Any], player: str) -> WebReply:
        return WebReply(True)

    _stake = _banco = _draw = _stand = _bid


@pytest.fixture
def served() -> Generator[Served]:
    state = Served(BanqueTable(banque_state()), Access(), purse=0)
    yield state
    state.close()


def sit_down(page: Page, served: Served, *commands: Any) -> None:
    """Eve takes her seat before the shoe begins, and then plays in it."""
    served.change(deal=None, deal_number=0, seats=[], awaiting=[], money={"bank": 0, "purses": {}})
    take_seat(page, "Eve")
    served.change(**banque_state(*commands))


@SIZES
def test_a_player_bids_goes_banco_and_stakes(browser: Browser, served: Served, size: ViewportSize) -> None:
    page, complaints = visit(browser, served, "/play", size)
    sit_down(page, served)
    expect(page.locator(".tray-chip .chip-value").first).to_have_text("1")
    page.get_by_role("button", name="a chip of 100").click()
    page.get_by_role("button", name="Bid 101").click()
    acts_of(served, "Eve", VERBS, 1)
    served.change(**banque_state(*BANK))
    expect(page.locator(".bank-sum")).to_have_text("200")
    page.get_by_role("button", name="Banco à cheval").click()
    acts_of(served, "Eve", VERBS, 2)
    served.change(**banque_state(*BANK, *STAKES))
    expect(page.locator(".banque-side.right h3")).to_have_text("Right 70")
    page.get_by_role("button", name="a chip of 25").click()
    page.get_by_role("button", name="26 more on Right").click()
    assert fits_everywhere(page)
    assert too_small(page) == []
    bid, banco, stake = acts_of(served, "Eve", VERBS, 3)
    assert (bid["do"], bid["amount"], bid["decision"]) == ("bid", 101, "bid 1 0")
    assert (banco["do"], banco["cheval"]) == ("banco", True)
    assert (stake["do"], stake["amount"], stake["side"], "decision" in stake) == ("stake", 26, "right", False)
    assert complaints == []


@SIZES
def test_his_hand_is_seen_while_he_holds_the_button(browser: Browser, served: Served, size: ViewportSize) -> None:
    page, complaints = visit(browser, served, "/play", size)
    sit_down(page, served, *BANK, *STAKES, CloseBets(), *SIX)
    right = page.locator(".banque-hand.right")
    expect(right.locator(".banque-back")).to_have_count(2)
    peek = page.get_by_role("button", name="Hold to see your cards")
    peek.hover()
    page.mouse.down()
    expect(right.locator(".banque-back")).to_have_count(0)
    expect(right.locator("h3")).to_have_text("Right 5")
    page.mouse.up()
    expect(right.locator(".banque-back")).to_have_count(2)
    expect(page.locator(".awaited .clock")).to_be_visible()
    assert fits_everywhere(page)
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(page.get_by_role("button", name="Stand", exact=True)).to_be_visible()
    assert [(act["do"], act["decision"]) for act in acts_of(served, "Eve", VERBS, 1)] == [("draw", "right 1")]
    assert complaints == []


def test_everybody_sees_the_tables_and_no_card_face_down(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/display", TABLET)
    served.change(**banque_state(*BANK, *STAKES, CloseBets(), *SIX, viewer=PUBLIC))
    expect(page.locator(".banque-hand .banque-back")).to_have_count(6)
    expect(page.get_by_text("dan has the bank")).to_be_visible()
    expect(page.get_by_role("button", name="Hold to see your cards")).to_have_count(0)
    third = (Draw("Eve"), ShowCard(Card.parse("AS")))
    served.change(**banque_state(*BANK, *STAKES, CloseBets(), *SIX, *third, viewer=PUBLIC))
    expect(page.locator(".banque-hand .card-face")).to_have_count(1)
    expect(page.get_by_role("button", name="Hold to see your cards")).to_have_count(0)
    done = (*third, Stand("bob"), Stand("dan"))
    served.change(**banque_state(*BANK, *STAKES, CloseBets(), *SIX, *done, viewer=PUBLIC))
    expect(page.locator(".banque-hand .banque-back")).to_have_count(0)
    expect(page.locator(".banque-hand.banker h3")).to_have_text("Bank 7")
    expect(page.locator(".banque-record tbody tr")).to_have_count(1)
    assert fits_everywhere(page)
    assert complaints == []


def test_the_dealer_is_told_one_thing_to_do(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/dealer", TABLET)
    expect(page.locator(".next-thing")).to_contain_text("Wait for the answers.")
    served.change(**banque_state(*BANK, *STAKES, CloseBets(), viewer=Viewer("dealer")))
    expect(page.get_by_text("the right, face down").first).to_be_visible()
    served.change(**banque_state(*BANK, *STAKES, CloseBets(), *SIX, viewer=Viewer("dealer")))
    expect(page.get_by_text("Wait for Eve").first).to_be_visible()
    assert complaints == []
