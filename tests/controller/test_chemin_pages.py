"""The pages of chemin de fer in a real browser: the bank, banco, stakes, the hand that one player sees, draw or
stand."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from controller.games.audience import DEALER_VIEW, PUBLIC, Viewer
from controller.games.baccarat.chemin_de_fer import Banco, Decline, Draw, PutBank, Retire, Stake, Stand, Time
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
GAME = GAMES["chemin_de_fer"]
PLAYERS = ("Eve", "bob", "cy", "dan", "sam")
EVE = Viewer("seat", "Eve")
COUP = [ShowCard(Card.parse(label)) for label in ("4S", "7H", "2D", "KC")]
"""Punters 6, banker 7."""


def chemin_state(*commands: Any, viewer: Viewer = EVE) -> dict[str, Any]:
    """After these commands of a shoe with four seats; sam stands by."""
    deal = GAME.open({}, 0)

    def do(*commands: Any) -> None:
        nonlocal deal
        for command in commands:
            for event in tuple(GAME.decide(deal, command)):
                deal = GAME.apply(deal, event)

    do(*(ChangePurse(player, 1000) for player in PLAYERS))
    deal = GAME.next_deal(GAME.carry(deal), {"places": 4}, PLAYERS)
    do(*commands)
    state = empty_state()
    state["table"].update(
        game="chemin_de_fer", cover_card=False, markers=[], read_at="exit", min=1, max=None, unit=1, camera="hidden"
    )
    state.update(
        deal_number=1,
        deal=GAME.view(deal, viewer),
        expects=None if (due := GAME.expects(deal)) is None else due._asdict(),
        awaiting=awaiting_of(GAME, deal, viewer),
        money={"bank": deal.bank, "banker": deal.banker, "purses": dict(deal.purses), "debts": {}},
        seats=[{"player": name, "bot": False} for name in PLAYERS],
        light="open" if deal.phase == "bets_open" else "closed",
    )
    state["clocks"] = {"running": True, "left_ms": {decision["key"]: 9_000 for decision in state["awaiting"]}}
    return state


BANK = (PutBank("Eve", 100),)
OTHERS_BANK = (Decline("Eve"), PutBank("bob", 200))
STAKES = (Time(), Stake("Eve", 60), Stake("cy", 25), Stake("dan", 10), CloseBets(), Stake("sam", 20), Time())
DEALT = (*OTHERS_BANK, *STAKES, *COUP)


class CheminTable(WebTable):
    """Its answers to acts are those of a table; what it shows does not change with them."""

    @property
    def moment(self) -> Moment:
        deal = self.state["deal"] or {"phase": "none", "coup": 0}
        return Moment(self.state["deal_number"], deal["coup"], deal["phase"])

    def _taken(self, command: Mapping[str, Any], player: str) -> WebReply:
        return WebReply(True)

    _put_bank = _decline = _retire = _take = _banco = _stake = _cover = _draw = _stand = _pass = _taken


@pytest.fixture
def served() -> Generator[Served]:
    state = Served(CheminTable(chemin_state()), Access(), purse=0)
    yield state
    state.close()


def sit_down(page: Page, served: Served) -> None:
    """Eve takes her seat before the shoe begins."""
    served.change(deal=None, deal_number=0, seats=[], awaiting=[], money={"bank": 0, "purses": {}})
    take_seat(page, "Eve")


def told(served: Served, count: int) -> list[dict[str, Any]]:
    """What Eve has told the table, once it is so many acts."""
    acts = acts_of(served, "Eve", GAME.verbs, count)
    return [{key: act[key] for key in ("do", "amount", "decision") if key in act} for act in acts]


@SIZES
def test_a_player_banks_leaves_takes_stakes_and_plays_her_hand(
    browser: Browser, served: Served, size: ViewportSize
) -> None:
    page, complaints = visit(browser, served, "/play", size)
    sit_down(page, served)
    done = 0

    def press(*names: str) -> None:
        """These buttons one after the other; the last of them tells the table."""
        nonlocal done
        for name in names:
            page.get_by_role("button", name=name, exact=True).click()
        done += 1
        assert len(told(served, done)) == done

    served.change(**chemin_state())
    expect(page.locator(".tray-chip .chip-value").first).to_have_text("1")
    press("add 100", "add 25", "Put up 125")
    served.change(**chemin_state(*OTHERS_BANK))
    expect(page.locator(".awaited.mine")).to_contain_text("Everybody decides")
    press("Banco: 200")
    served.change(**chemin_state(*OTHERS_BANK, Banco("Eve")))
    expect(page.locator(".said")).to_have_text("You have claimed; who is nearest has it.")
    expect(page.locator(".awaited.mine")).to_have_count(0)
    served.change(**chemin_state(*OTHERS_BANK, Time()))
    press("add 25", "Stake 25")
    served.change(**chemin_state(*BANK, Time(), Stake("bob", 150), CloseBets()))
    press("Raise the bank by 50")
    served.change(**chemin_state(*BANK, Time(), Stake("bob", 50), CloseBets(), Time(), *COUP, Time(), Time()))
    press("Leave the bank with 150")
    press("Keep the bank")
    served.change(**chemin_state(*DEALT))
    press("Stand")
    said = told(served, done)
    assert said == [
        {"do": "put_bank", "amount": 125, "decision": "vacant 1"},
        {"do": "banco", "decision": "banco 3"},
        {"do": "stake", "amount": 25},
        {"do": "cover", "decision": "cover 4"},
        {"do": "retire", "decision": said[4]["decision"]},
        {"do": "pass", "decision": said[4]["decision"]},
        {"do": "stand", "decision": said[6]["decision"]},
    ]
    assert said[4]["decision"].startswith("retiring")
    assert said[6]["decision"].startswith("punters")
    assert fits_everywhere(page)
    assert too_small(page) == []
    assert complaints == []


@SIZES
def test_one_s_own_hand_is_seen_while_the_button_is_held(browser: Browser, served: Served, size: ViewportSize) -> None:
    page, complaints = visit(browser, served, "/play", size)
    sit_down(page, served)
    read = {
        "index": 2,
        "rank": "2",
        "suit": "D",
        "confidence": 0.999,
        "candidates": {},
        "source": "camera",
        "image": None,
    }
    served.change(**(chemin_state(*DEALT) | {"reading": read}))
    expect(page.locator(".peek-cards .chemin-back")).to_have_count(2)
    assert page.locator(".card-face").count() == 0, "no card is on the page before the button is held"
    expect(page.get_by_text("of diamonds")).to_have_count(0)
    assert "4♠" not in page.content(), "not in the head of a phone's page either"
    button = page.get_by_role("button", name="Hold to see your hand")
    button.hover()
    page.mouse.down()
    expect(page.locator(".peek-cards .card-face")).to_have_count(2)
    expect(page.locator(".peek-cards b")).to_have_text("6")
    page.mouse.up()
    expect(page.locator(".card-face")).to_have_count(0)
    assert fits_everywhere(page)
    assert complaints == []


def test_after_five_seconds_the_hand_is_hidden_again(browser: Browser, served: Served) -> None:
    page, _ = visit(browser, served, "/play", TABLET)
    sit_down(page, served)
    page.clock.install()
    served.change(**chemin_state(*DEALT))
    page.get_by_role("button", name="Hold to see your hand").dispatch_event("pointerdown")
    expect(page.locator(".peek-cards .card-face")).to_have_count(2)
    page.clock.fast_forward(5_100)
    expect(page.locator(".card-face")).to_have_count(0)


def test_a_key_that_stays_down_does_not_show_the_hand_again(browser: Browser, served: Served) -> None:
    page, _ = visit(browser, served, "/play", TABLET)
    sit_down(page, served)
    page.clock.install()
    served.change(**chemin_state(*DEALT))
    button = page.get_by_role("button", name="Hold to see your hand")
    button.dispatch_event("keydown", {"key": " "})
    expect(page.locator(".peek-cards .card-face")).to_have_count(2)
    page.clock.fast_forward(5_100)
    expect(page.locator(".card-face")).to_have_count(0)
    button.dispatch_event("keydown", {"key": " ", "repeat": True})
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".card-face")).to_have_count(0)


def test_everybody_sees_the_table_and_no_hand_before_it_is_shown(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/display", TABLET)
    served.change(**chemin_state(*DEALT, viewer=PUBLIC))
    expect(page.locator(".verdict")).to_have_text("Eve draws or stands")
    expect(page.locator(".chemin-bank")).to_contain_text("Bank of bob: 200")
    expect(page.locator(".chemin-seat.plays")).to_contain_text("Eve")
    expect(page.locator(".chemin-hands .chemin-back")).to_have_count(4)
    expect(page.locator(".card-face")).to_have_count(0)
    third = (Draw("Eve"), ShowCard(Card.parse("AS")))
    bound = (*OTHERS_BANK, Time(), Stake("Eve", 60), CloseBets(), Time(), *COUP)
    served.change(**chemin_state(*bound, *third, viewer=PUBLIC))
    expect(page.locator(".chemin-hands .card-face")).to_have_count(1)
    served.change(**chemin_state(*bound, *third, Stand("bob"), viewer=PUBLIC))
    expect(page.locator(".verdict")).to_have_text("The stakes stand. Next: the punters")
    won = (*DEALT, Stand("Eve"), Stand("bob"))
    served.change(**chemin_state(*won, viewer=PUBLIC))
    expect(page.locator(".verdict")).to_have_text("Coup 1: the banker wins")
    expect(page.locator(".chemin-hands .banker b").first).to_have_text("7")
    expect(page.locator(".chemin-coups li")).to_have_text(["B"])
    served.change(**chemin_state(*won, Retire("bob"), viewer=PUBLIC))
    expect(page.locator(".chemin-bank")).to_have_text("bob has left a bank of 315")
    assert fits_everywhere(page)
    assert complaints == []


def test_the_dealer_sees_no_hand_and_may_enter_what_a_player_says(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/dealer", TABLET)
    served.table.may = ["close_bets"]
    served.change(**chemin_state(*OTHERS_BANK, viewer=DEALER_VIEW))
    expect(page.locator(".next-thing")).to_contain_text("Wait for the answers, or end the time.")
    expect(page.get_by_role("button", name="End the time")).to_be_visible()
    served.table.may = ["hold", "void_deal", "enter_draw", "enter_stand"]
    served.change(**chemin_state(*DEALT, viewer=DEALER_VIEW))
    expect(page.get_by_role("button", name="Enter: draw")).to_be_visible()
    expect(page.locator(".chemin-hands .chemin-back")).to_have_count(4)
    assert "4♠" not in page.content()
    assert "4S" not in page.content()
    nobody = {"code": "plain", "data": {"text": "Card 4 cannot be read."}}
    served.change(question={"id": 1, "kind": "unclear", "index": 3, "text": nobody, "askable": False})
    expect(page.locator(".next-thing")).to_contain_text("Void the coup.")
    page.get_by_role("button", name="Void the coup").click()
    expect(page.get_by_role("dialog")).to_contain_text("The pack goes on with the next coup.")
    assert complaints == []
