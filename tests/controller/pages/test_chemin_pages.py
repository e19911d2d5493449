"""The pages of chemin de fer in a real browser: the bank, banco, stakes, the hand that one player sees, draw or
stand."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from controller.games.registry import GAMES
from tests.controller.page_table import CLOSE, TIME, Act, before_the_deal, by, cards, played
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import (
    BROWSER,
    PATIENCE_MS,
    PHONE,
    TABLET,
    Served,
    acts_of,
    buttons_at,
    fits_everywhere,
    let_pass,
    served_by,
    sit_down,
    stop_clock,
    take_seat,
    too_small,
    visit,
)
from tests.sample import sampled

pytestmark = BROWSER
GAME = GAMES["chemin_de_fer"]
PLAYERS = ("Eve", "bob", "cy", "dan", "sam")
SHOE = "4S 7H 2D KC AS"
"""Punters 6, banker 7; who draws has an ace."""


def chemin(*acts: Act, **rules: Any) -> ShoeTable:
    """After these acts of a shoe with four seats; sam stands by."""
    return played(ShoeTable(SHOE, game="chemin_de_fer", players=PLAYERS, places=4, **rules), acts)


BANK = (by("Eve", "put_bank", amount=100),)
OTHERS_BANK = (by("Eve", "decline"), by("bob", "put_bank", amount=200))
COUP = cards(4)
STAKES = (
    TIME,
    by("Eve", "stake", amount=60),
    by("cy", "stake", amount=25),
    by("dan", "stake", amount=10),
    CLOSE,
    by("sam", "stake", amount=20),
    TIME,
)
DEALT = (*OTHERS_BANK, *STAKES, COUP)


served = served_by(lambda: before_the_deal("chemin_de_fer"))


def told(served: Served, count: int) -> list[dict[str, Any]]:
    """The acts that Eve has sent, once there are `count`."""
    acts = acts_of(served, "Eve", GAME.verbs, count)
    return [{key: act[key] for key in ("do", "amount", "decision") if key in act} for act in acts]


def test_a_player_banks_leaves_takes_stakes_and_plays_her_hand(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE)
    take_seat(page, "Eve")
    done = 0

    def press(*names: str) -> None:
        """These buttons one after the other; the last of them tells the table."""
        nonlocal done
        for name in names:
            page.get_by_role("button", name=name, exact=True).click()
        done += 1
        assert len(told(served, done)) == done

    served.show(chemin())
    expect(page.locator(".tray-chip .chip-value").first).to_have_text("1")
    expect(page.get_by_role("button", name="Put up a bank", exact=True)).to_be_disabled()  # nobody has said how much
    press("a chip of 100", "a chip of 25", "Put up 125")
    served.show(chemin(*OTHERS_BANK))
    expect(page.locator(".awaited.mine")).to_contain_text("Everybody decides")
    press("Banco: 200", "Sure? Banco: 200")
    expect(page.locator(".said")).to_have_text("You have claimed; who comes first has it.")
    expect(page.locator(".awaited.mine")).to_have_count(0)
    served.show(chemin(*OTHERS_BANK, TIME))
    press("a chip of 25", "Stake 25")
    served.show(chemin(*BANK, TIME, by("bob", "stake", amount=150), CLOSE))
    press("Raise the bank by 50")
    retiring = (*BANK, TIME, by("bob", "stake", amount=50), CLOSE, TIME, COUP, TIME, TIME)
    served.show(chemin(*retiring))
    press("Leave the bank with 150")
    served.show(chemin(*retiring))
    press("Keep the bank")
    served.show(chemin(*DEALT))
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


@pytest.mark.parametrize("size", sampled([TABLET, PHONE], 1))
def test_banco_asks_once_and_nothing_moves(browser: Browser, served: Served, size: ViewportSize) -> None:
    page, complaints = visit(browser, served, "/play", size, clock=True)
    sit_down(page, served, chemin(*OTHERS_BANK))
    stop_clock(page, served)
    banco, sure = (page.get_by_role("button", name=name, exact=True) for name in ("Banco: 200", "Sure? Banco: 200"))
    before = buttons_at(page, ".tray")
    banco.dblclick()
    expect(sure).to_be_visible()
    assert buttons_at(page, ".tray") == before
    assert told(served, 0) == [], "the second tap of a double one does nothing"
    let_pass(page, served, 6_000)
    expect(banco).to_be_visible()
    banco.click()
    page.clock.run_for(900)
    sure.click()
    assert [act["do"] for act in told(served, 1)] == ["banco"]
    assert complaints == []


def test_the_guide_of_a_newcomer_stands_aside_while_all_are_asked_for_banco(browser: Browser, served: Served) -> None:
    page = browser.new_context(viewport=PHONE, reduced_motion="reduce").new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(served.url + "play")
    sit_down(page, served, chemin(*DEALT, by("Eve", "stand")))
    expect(page.locator(".guide")).to_contain_text("1 of 5")
    served.show(chemin(*OTHERS_BANK))
    expect(page.get_by_role("button", name="Banco: 200", exact=True)).to_be_visible()
    expect(page.locator(".guide")).to_have_count(0)


@pytest.mark.whole
def test_banco_asks_again_once_it_is_another(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE, clock=True)
    sit_down(page, served, chemin(*OTHERS_BANK))
    stop_clock(page, served)
    page.get_by_role("button", name="Banco: 200", exact=True).click()
    page.clock.run_for(900)
    served.show(chemin(by("Eve", "decline"), by("bob", "put_bank", amount=300)))
    page.get_by_role("button", name="Banco: 300", exact=True).click()
    expect(page.get_by_role("button", name="Sure? Banco: 300")).to_be_visible()
    assert told(served, 0) == []
    assert complaints == []


def test_one_s_own_hand_is_seen_while_the_button_is_held(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE)
    sit_down(page, served, chemin(*DEALT))
    expect(page.locator(".peek-cards .card-back")).to_have_count(2)
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


@pytest.mark.whole
def test_after_five_seconds_the_hand_is_hidden_again(browser: Browser, served: Served) -> None:
    page, _ = visit(browser, served, "/play", TABLET, clock=True)
    sit_down(page, served, chemin(*DEALT))
    stop_clock(page, served)
    page.get_by_role("button", name="Hold to see your hand").dispatch_event("pointerdown")
    expect(page.locator(".peek-cards .card-face")).to_have_count(2)
    let_pass(page, served, 4_000)
    expect(page.locator(".peek-cards .card-face")).to_have_count(2)
    let_pass(page, served, 1_100)
    expect(page.locator(".card-face")).to_have_count(0)


@pytest.mark.whole
def test_a_key_that_stays_down_does_not_show_the_hand_again(browser: Browser, served: Served) -> None:
    page, _ = visit(browser, served, "/play", TABLET, clock=True)
    sit_down(page, served, chemin(*DEALT))
    stop_clock(page, served)
    button = page.get_by_role("button", name="Hold to see your hand")
    button.dispatch_event("keydown", {"key": " "})
    expect(page.locator(".peek-cards .card-face")).to_have_count(2)
    let_pass(page, served, 5_100)
    expect(page.locator(".card-face")).to_have_count(0)
    button.dispatch_event("keydown", {"key": " ", "repeat": True})
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".card-face")).to_have_count(0)


def test_everybody_sees_the_table_and_no_hand_before_it_is_shown(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/display", TABLET)
    served.show(chemin(*DEALT))
    expect(page.locator(".verdict")).to_have_text("Eve draws or stands")
    expect(page.locator(".chemin-bank")).to_contain_text("Bank of bob: 200")
    expect(page.locator(".chemin-seat.plays")).to_contain_text("Eve")
    expect(page.locator(".chemin-hands .card-back")).to_have_count(4)
    expect(page.locator(".card-face")).to_have_count(0)
    third = (by("Eve", "draw"), cards())
    bound = (*OTHERS_BANK, TIME, by("Eve", "stake", amount=60), CLOSE, TIME, COUP)
    served.show(chemin(*bound, *third))
    expect(page.locator(".chemin-hands .card-face")).to_have_count(1)
    served.show(chemin(*bound, *third, by("bob", "stand")))
    expect(page.locator(".verdict")).to_have_text("The stakes stand. Next: the punters")
    won = (*DEALT, by("Eve", "stand"), by("bob", "stand"))
    served.show(chemin(*won))
    expect(page.locator(".verdict")).to_have_text("Coup 1: the banker wins")
    expect(page.locator(".chemin-hands .banker b").first).to_have_text("7")
    expect(page.locator(".coup-beads li")).to_have_text(["B"])
    served.show(chemin(*won, by("bob", "retire")))
    expect(page.locator(".chemin-bank")).to_have_text("bob has left a bank of 315")
    assert fits_everywhere(page)
    assert complaints == []


@pytest.mark.whole
def test_who_has_lost_a_banco_is_named_as_the_first_to_claim_the_next(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/display", PHONE)
    lost = (*OTHERS_BANK, by("Eve", "banco"), TIME, COUP, TIME, TIME, TIME)
    served.show(chemin(*lost, suivi=True))
    expect(page.locator(".chemin-seat.suivi .seat-roles")).to_have_text("has the first claim to banco")
    expect(page.locator(".chemin-seat.suivi")).to_contain_text("Eve")
    assert fits_everywhere(page)
    served.show(chemin(*lost))
    expect(page.locator(".chemin-seat")).to_have_count(4)
    expect(page.locator(".chemin-seat.suivi")).to_have_count(0)
    assert complaints == []


def test_the_dealer_sees_no_hand_and_may_enter_what_a_player_says(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/dealer", TABLET)
    served.show(chemin(*OTHERS_BANK))
    expect(page.locator(".next-thing")).to_contain_text("Wait for the answers, or end the time.")
    expect(page.get_by_role("button", name="End the time")).to_be_visible()
    served.show(chemin(*DEALT))
    expect(page.get_by_role("button", name="Enter: draw")).to_be_visible()
    expect(page.locator(".chemin-hands .card-back")).to_have_count(4)
    assert "4♠" not in page.content()
    assert "4S" not in page.content()
    served.show(chemin(*OTHERS_BANK, *STAKES, cards(3), cards(unread=True)))
    expect(page.locator(".next-thing")).to_contain_text("Void the coup.")
    page.get_by_role("button", name="Void the coup").click()
    expect(page.get_by_role("dialog")).to_contain_text("The pack goes on with the next coup.")
    assert complaints == []


NAMED = (*BANK, by("Eve", "risk", amount=60))
CHOOSE: dict[str, Any] = {"bank_stake": "choose"}


@pytest.mark.parametrize("size", sampled([TABLET, PHONE], 1), ids=["tablet", "phone"])
def test_a_banker_names_what_she_risks_and_covers_out_of_what_is_set_aside(
    browser: Browser, served: Served, size: ViewportSize
) -> None:
    page, complaints = visit(browser, served, "/play", size)
    sit_down(page, served, chemin(*BANK, **CHOOSE))
    expect(page.locator(".awaited.mine")).to_contain_text("risk another sum")
    expect(page.locator(".chemin-risk")).to_have_text("At risk: 100")
    assert fits_everywhere(page)
    assert too_small(page) == []
    page.get_by_role("button", name="a chip of 25", exact=True).click()
    page.get_by_role("button", name="Risk 25", exact=True).click()
    assert len(told(served, 1)) == 1
    served.show(chemin(*BANK, **CHOOSE))
    page.get_by_role("button", name="Leave it at 100", exact=True).click()
    assert len(told(served, 2)) == 2
    served.show(chemin(*NAMED, TIME, by("bob", "stake", amount=90), CLOSE, **CHOOSE))
    expect(page.locator(".chemin-bank")).to_contain_text("Laid: 90, 30 above what is at risk")
    page.get_by_role("button", name="Raise what you risk by 30", exact=True).click()
    assert len(told(served, 3)) == 3
    won = (*NAMED, TIME, by("bob", "stake", amount=50), CLOSE, TIME, COUP, TIME, TIME)
    served.show(chemin(*won, **CHOOSE))
    page.get_by_role("button", name="Leave the bank with 150, offered at 60", exact=True).click()
    assert [{key: act[key] for key in ("do", "amount") if key in act} for act in told(served, 4)] == [
        {"do": "risk", "amount": 25},
        {"do": "pass"},
        {"do": "cover"},
        {"do": "retire"},
    ]
    assert fits_everywhere(page)
    assert complaints == []


@pytest.mark.parametrize("path", sampled(["/display", "/dealer"], 1))
def test_everybody_sees_what_is_risked_and_what_is_set_aside(browser: Browser, served: Served, path: str) -> None:
    page, complaints = visit(browser, served, path, TABLET)
    served.show(chemin(*NAMED, TIME, by("bob", "stake", amount=20), **CHOOSE))
    expect(page.locator(".chemin-bank")).to_contain_text("Bank of Eve: 100")
    expect(page.locator(".chemin-risk")).to_have_text("At risk: 60; set aside: 40")
    expect(page.locator(".chemin-bank")).to_contain_text("Laid: 20; open: 40")
    expect(page.locator(".chemin-seat.banker")).to_contain_text("40 aside")
    assert fits_everywhere(page)
    served.show(chemin(*BANK))
    expect(page.locator(".chemin-risk")).to_have_count(0)
    assert complaints == []


@pytest.mark.whole
def test_one_who_calls_banco_sees_what_is_risked(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/play", PHONE)
    take_seat(page, "bob")
    served.show(chemin(*NAMED, **CHOOSE))
    expect(page.get_by_role("button", name="Banco: 60", exact=True)).to_be_visible()
    expect(page.locator(".chemin-risk")).to_have_text("At risk: 60; set aside: 40")
    assert fits_everywhere(page)
    assert complaints == []


@pytest.mark.whole
def test_the_dealer_enters_what_a_banker_without_a_tablet_risks(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/dealer", TABLET)
    served.show(chemin(*BANK, **CHOOSE))
    page.get_by_role("button", name="Enter what the banker risks").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("What does Eve risk of the bank, 1 to 100?")
    dialog.get_by_label("Amount").fill("60")
    dialog.get_by_role("button", name="Enter what the banker risks").click()
    expect(dialog).to_have_count(0)
    sent = [command for command, role, _ in served.table.commands if role == "dealer"]
    assert {key: sent[-1][key] for key in ("do", "amount")} == {"do": "enter_risk", "amount": 60}
    expect(page.get_by_role("button", name="End the time")).to_be_visible()
    served.show(chemin(*NAMED, **CHOOSE))
    expect(page.get_by_role("button", name="Enter what the banker risks")).to_have_count(0)
    assert fits_everywhere(page)
    assert complaints == []
