"""The pages in a real browser: what punters and dealer tap, and the commands that it sends."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Generator
from typing import Any, cast
from unittest.mock import ANY

import numpy as np
import pytest
from playwright.sync_api import Browser, Dialog, Locator, Page, ViewportSize, expect

from controller.games.message import plain, say
from controller.table import reports
from controller.web.access import Access
from hardware.devices import spindle_part
from tests.controller.page_table import CLOSE, PageTable, by, cards, dealer, faro_table, fault, played, seen
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import (
    BROWSER,
    PHONE,
    SERVER_GONE,
    TABLET,
    Served,
    at_rest,
    blank_pages,
    code_on,
    fits_everywhere,
    shown,
    too_small,
)
from tests.hardware.waiting import eventually
from tests.sample import sampled
from vision.capture.jpeg import encode_jpeg

pytestmark = BROWSER

Open = Callable[..., Page]
MORE = ("Key a card", "Irregularity", "Void the deal")
RANKS = "A23456789TJQK"


@pytest.fixture
def served(request: pytest.FixtureRequest) -> Generator[Served]:
    """A table at the first betting round; `param`: options of `PageTable`."""
    state = Served(PageTable(**getattr(request, "param", {})), Access())
    yield state
    state.close()


@pytest.fixture
def visit(browser: Browser, served: Served) -> Generator[Open]:
    """Opens a page of the table; at the end nothing may have gone wrong in it or been asked from elsewhere."""
    complaints: list[str] = []
    with blank_pages(browser, complaints) as blank:

        def go(path: str, size: ViewportSize = TABLET) -> Page:
            page = blank(size)
            page.on("request", lambda asked: None if served.url in asked.url else complaints.append(asked.url))
            page.goto(served.url.rstrip("/") + path)
            return page

        yield go
    assert [said for said in complaints if not said.startswith("blob:") and not SERVER_GONE.search(said)] == []


def flat(rank: str, stake: int = 50, **fields: Any) -> dict[str, Any]:
    """A bet on one card."""
    return {"bet": rank, "type": "flat", "ranks": [rank], "copper": False, "stake": stake} | fields


WITH_EVE = ("ann", "bob", "Eve")


def sit_down(page: Page, name: str = "Eve") -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("group", name="The layout")).to_be_visible()


def place(page: Page, key: str) -> Locator:
    return page.locator(f'[data-place="{key}"]')


def bets(served: Served) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], served.table.deal["bets"])


def told(served: Served, verb: str) -> list[dict[str, Any]]:
    """The commands of this kind that the table was given; waits for the first, which may be under way."""

    def given() -> list[dict[str, Any]]:
        return [command for command, _, _ in served.table.commands if command["do"] == verb]

    eventually(given)
    return given()


def all_told(served: Served) -> list[dict[str, Any]]:
    """Every command that the table was given, without id and moment."""
    commands = (command for command, _, _ in served.table.commands)
    return [{key: value for key, value in command.items() if key not in ("id", "at")} for command in commands]


# --- the punter -------------------------------------------------------------------------------------------------


def test_a_tap_on_a_card_lays_a_chip(visit: Open, served: Served) -> None:
    page = visit("/play", PHONE)
    sit_down(page)
    page.get_by_role("radio", name="Chip of 25").click()
    place(page, "K").click()
    expect(page.locator(".stack.mine")).to_have_attribute("aria-label", "you: 25 on King")
    expect(page.locator(".head .purse").first).to_contain_text("975")
    (bet,) = bets(served)
    assert (bet["player"], bet["type"], bet["ranks"], bet["stake"], bet["copper"]) == ("Eve", "flat", ["K"], 25, False)


BETWEEN: tuple[tuple[str, str, set[str]], ...] = (
    ("QK", "group", {"K", "Q"}),
    ("AK", "group", {"K", "A"}),
    ("78", "group", {"7", "8"}),
    ("67", "group", {"6", "7"}),
    ("A2QK", "group", {"K", "Q", "A", "2"}),
    ("678", "group", {"6", "7", "8"}),
    ("JQK", "group", {"K", "Q", "J"}),
    ("A23", "group", {"A", "2", "3"}),
    ("high", "high", set()),
    ("odd", "odd", set()),
)


@pytest.mark.whole
def test_places_between_the_cards(visit: Open, served: Served) -> None:
    page = visit("/play")
    sit_down(page)
    page.get_by_role("button", name="Copper", exact=True).click()
    for count, (key, kind, ranks) in enumerate(BETWEEN, 1):
        place(page, key).click()
        expect(page.locator(".stack.mine")).to_have_count(count)
        bet = bets(served)[-1]
        assert (bet["type"], set(bet.get("ranks", []))) == (kind, ranks)
        assert bet.get("copper", False) is (kind != "odd"), "odd and even take no copper"


@pytest.mark.whole
def test_the_layout_has_every_shape_of_the_rules(visit: Open, served: Served) -> None:
    page = visit("/play")
    sit_down(page)
    for kind, count in {"card": 13, "cheval": 18, "square": 5, "pot": 1, "figure": 2, "bar": 3}.items():
        expect(page.locator(f".place.{kind}")).to_have_count(count)


@pytest.mark.whole
def test_cards_lie_in_their_historic_order(visit: Open) -> None:
    page = visit("/play")
    sit_down(page)

    def middle(rank: str) -> tuple[float, float]:
        box = place(page, rank).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    upper, lower = [middle(rank) for rank in "KQJT98"], [middle(rank) for rank in "A23456"]
    assert [x for x, _ in upper] == sorted(x for x, _ in upper)
    assert [x for x, _ in lower] == sorted(x for x, _ in lower)
    assert all(above[1] < below[1] for above, below in zip(upper, lower, strict=True))
    seven = middle("7")
    assert seven[0] > upper[-1][0]
    assert upper[0][1] < seven[1] < lower[0][1]


def test_everything_can_be_done_from_the_keyboard(visit: Open, served: Served) -> None:
    page = visit("/play")
    sit_down(page)
    place(page, "9").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".stack.mine")).to_have_count(1)
    page.locator(".stack.mine").focus()
    page.keyboard.press("Space")
    expect(page.locator(".stack.mine")).to_have_attribute("aria-label", "you: 10 on 9")
    page.keyboard.press("Shift+Enter")
    page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    expect(page.locator(".stack.mine")).to_have_count(0)
    told(served, "remove")
    did = [command["do"] for command, role, _ in served.table.commands if role == "seat"]
    assert did == ["bet", "bet", "remove", "remove"]


def test_a_tap_on_one_s_own_stake_adds_and_a_long_one_opens_its_menu(visit: Open, served: Served) -> None:
    page = visit("/play")
    sit_down(page)
    place(page, "K").click()
    stack = page.locator(".stack.mine")
    stack.click()
    expect(stack).to_have_attribute("aria-label", "you: 10 on King")
    stack.click(delay=700)
    menu = page.get_by_role("dialog", name="Stake on King")
    menu.get_by_role("button", name="Close").click()
    expect(menu).to_have_count(0)
    page.get_by_role("tab", name="Stakes").click()
    page.get_by_role("button", name="Change the stake on King").first.click()
    expect(menu).to_be_visible()
    assert [bet["stake"] for bet in bets(served)] == [5, 5]


def test_stakes_are_doubled_taken_back_and_laid_again(visit: Open, served: Served) -> None:
    page = visit("/play")
    sit_down(page)
    for key in ("K", "4"):
        place(page, key).click()
    double = page.get_by_role("button", name="Double 10")
    double.evaluate("(button) => { button.click(); button.click(); }")
    expect(page.get_by_role("button", name="Double 20")).to_be_enabled()
    page.get_by_role("button", name="All back").click()
    expect(page.locator(".stack.mine")).to_have_count(0)
    expect(page.get_by_role("button", name="Double")).to_be_disabled()
    for key in ("4", "9"):
        place(page, key).click()
    expect(page.locator(".stack.mine")).to_have_count(2)
    served.play(cards(2))  # the four loses
    expect(page.locator(".stack.mine")).to_have_count(1)
    page.reload()
    page.get_by_role("button", name="Repeat 5").click()
    expect(page.locator(".stack.mine")).to_have_count(2)
    assert [bet["ranks"] for bet in bets(served)] == [["9"], ["4"]]
    expect(page.get_by_role("button", name="Repeat")).to_be_disabled()


@pytest.mark.whole
def test_who_sits_down_first_is_shown_the_page_once(browser: Browser, served: Served) -> None:
    page = browser.new_context(viewport=PHONE, reduced_motion="reduce").new_page()
    page.set_default_timeout(120_000)
    page.goto(served.url + "play")
    sit_down(page)
    guide = page.locator(".guide")
    for at in range(1, 6):
        expect(guide).to_contain_text(f"{at} of 5")
        box = guide.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE["width"]
        assert 0 <= box["y"] <= box["y"] + box["height"] <= PHONE["height"]
        guide.get_by_role("button", name="Done" if at == 5 else "Next").click()
    expect(guide).to_have_count(0)
    page.reload()
    expect(page.locator(".tray")).to_be_visible()
    expect(guide).to_have_count(0)


def test_a_page_whose_words_come_after_its_table_is_drawn_alone(browser: Browser, served: Served) -> None:
    page = browser.new_context(viewport=TABLET).new_page()
    page.set_default_timeout(120_000)
    page.route("**/i18n/**", lambda route: None)  # held
    with page.expect_websocket() as line:
        page.goto(f"{served.url}display", wait_until="commit")
    line.value.wait_for_event("framereceived", lambda frame: '"state"' in str(frame))
    expect(page.locator("#app")).to_have_text("The table is getting ready…")
    page.unroute("**/i18n/**")  # which lets go what was held
    expect(page.locator(".display")).to_be_visible()
    expect(page.locator("#app > p")).to_have_count(0)


@pytest.mark.whole
def test_the_chip_and_silence_are_kept_over_a_reload(visit: Open, served: Served) -> None:
    page = visit("/play")
    sit_down(page)
    page.get_by_role("radio", name="a chip of 25").click()
    page.get_by_role("button", name="Sound and vibration are on: turn them off").click()
    page.reload()
    expect(page.get_by_role("radio", name="a chip of 25")).to_have_attribute("aria-checked", "true")
    expect(page.get_by_role("button", name="Sound and vibration are off: turn them on")).to_be_visible()
    place(page, "K").click()
    eventually(lambda: [bet["stake"] for bet in bets(served)] == [25])


@pytest.mark.parametrize("kept", sampled([True, False], 1))
def test_a_tablet_keeps_its_screen_on_or_says_that_it_cannot(browser: Browser, served: Served, kept: bool) -> None:
    with blank_pages(browser, []) as blank:
        page = blank(TABLET)
        lock = "{ request: async () => { window.kept = true; return { release() {} }; } }" if kept else "undefined"
        page.add_init_script(f"Object.defineProperty(navigator, 'wakeLock', {{ value: {lock} }})")
        page.goto(served.url + "play")
        sit_down(page)
        expect(shown(page, "This browser does not keep the screen on")).to_have_count(0 if kept else 1)
        assert page.evaluate("() => window.kept === true") is kept


def test_one_s_own_stake_is_coppered_moved_and_taken_back(visit: Open, served: Served) -> None:
    page = visit("/play")
    sit_down(page)
    place(page, "4").click()
    page.locator(".stack.mine").click(button="right")
    page.get_by_role("button", name="Copper it").click()
    expect(page.locator(".stack.mine .copper")).to_have_count(1)
    page.locator(".stack.mine").click(button="right")
    page.get_by_role("button", name="Move").click()
    place(page, "J").click()
    expect(page.locator(".stack.mine")).to_have_attribute("aria-label", "you: 5 on Jack, coppered")
    page.get_by_role("button", name="Undo: move to Jack, coppered").click()
    expect(page.locator(".stack.mine")).to_have_attribute("aria-label", "you: 5 on 4, coppered")
    page.get_by_role("button", name="Undo: copper on 4").click()
    expect(page.locator(".stack.mine")).to_have_attribute("aria-label", "you: 5 on 4")
    page.get_by_role("button", name="Undo: 5 on 4").click()
    expect(page.locator(".stack.mine")).to_have_count(0)
    moves = [(move["ranks"], move["copper"]) for move in told(served, "move")]
    assert moves == [(["4"], True), (["J"], True), (["4"], True), (["4"], False)]


def test_undo_takes_back_the_last_act_and_after_a_reload_the_newest_bet(visit: Open, served: Served) -> None:
    page = visit("/play")
    sit_down(page)
    for key in ("K", "9"):
        place(page, key).click()
        page.get_by_role("button", name=f"Undo: 5 on {'King' if key == 'K' else '9'}").wait_for()
    page.locator('.stack.mine[aria-label^="you: 5 on King"]').click(button="right")
    page.get_by_role("button", name="Bar it for now").click()
    page.get_by_role("button", name="Undo: bar the bet on King").click()
    told(served, "unbar")
    page.get_by_role("button", name="Undo: 5 on 9").wait_for()
    page.reload()
    page.get_by_role("button", name="Undo: 5 on 9").click()
    expect(page.locator(".stack.mine")).to_have_count(1)
    assert [bet["ranks"] for bet in bets(served)] == [["K"]]
    page.locator(".stack.mine").click(button="right")
    page.get_by_role("button", name="Take back").first.click()
    page.get_by_role("button", name="Undo: take back 5 from King").click()
    expect(page.locator(".stack.mine")).to_have_attribute("aria-label", "you: 5 on King")


def test_a_string_is_tapped_from_card_to_card(visit: Open, served: Served) -> None:
    page = visit("/play")
    sit_down(page)
    page.get_by_role("button", name="String").click()
    for key in "K44A":
        place(page, key).click()
    page.get_by_role("button", name="Lay 5").click()
    expect(page.locator(".strings")).to_have_count(1)
    (bet,) = bets(served)
    assert (bet["type"], bet["win"], bet["lose"]) == ("string", ["A", "K"], ["4"])


def test_a_refusal_is_said_in_words(visit: Open, served: Served) -> None:
    served.table.refusals["bet"] = ("max", None)
    page = visit("/play")
    sit_down(page)
    expect(page.get_by_role("radio", name="Chip of 100")).to_be_enabled()  # the seat's offers have come
    place(page, "K").click()
    expect(page.locator(".said")).to_have_text("The bank takes at most 500 on one position.")


def test_only_what_the_table_offers_can_be_tapped(visit: Open, served: Served) -> None:
    """The chips, the acts on a stake and the bets are those of the table's `legal`, whatever the phase is called."""
    page = visit("/play")
    sit_down(page)
    place(page, "K").click()
    expect(page.locator(".stack.mine")).to_have_count(1)

    def offered(told: dict[str, Any]) -> None:
        legal = told["deal"]["legal"]["Eve"]
        for act in ("move", "copper", "remove", "bar"):
            legal["unbar"] = legal.pop(act)
        legal["bet"].update({"types": ["flat"], "copper": [], "strings": [], "dead": ["4"], "most": 30})

    served.alter(offered)
    expect(page.get_by_role("radio", name="Chip of 100")).to_be_disabled()
    expect(page.get_by_role("radio", name="Chip of 25")).to_be_enabled()
    expect(page.get_by_role("button", name="Undo: 5 on King")).to_be_disabled()
    for key, why in {
        "QK": "That bet is not taken now.",
        "4": "All four of that rank are out; that bet could never be decided.",
    }.items():
        place(page, key).click()
        expect(page.locator(".said.bad")).to_have_text(why)
    page.locator(".stack.mine").click(button="right")
    acts = page.get_by_role("dialog").get_by_role("button")
    expect(acts).to_have_text(["Unbar it", "Add 5", "Close"])
    acts.last.click()
    served.alter(lambda told: told["deal"]["legal"].clear())
    expect(page.get_by_role("radio", name="Chip of 100")).to_be_enabled()  # the new state has come: no bet, no bound
    place(page, "A").click()
    expect(page.locator(".said.bad")).to_have_text("No bet can be laid now.")
    expect(page.get_by_role("button", name="String")).to_be_disabled()
    assert len(told(served, "bet")) == 1


def test_the_dealer_is_offered_what_the_table_would_take(visit: Open, served: Served) -> None:
    page = visit("/dealer")
    buttons = page.locator('.controls[aria-label="The deal"] button')
    expect(buttons).to_have_text(["Hold", "No more bets", *MORE])
    served.play(CLOSE)
    served.alter(lambda told: told["dealer"]["may"].remove("hold"))
    expect(buttons).to_have_text(["Hold", "Reopen bets", *MORE])
    expect(page.get_by_role("button", name="Hold")).to_be_disabled()


def to_the_last_turn() -> ShoeTable:
    """Bob's bet on the deuce is barred, and all of them are out; Eve has won 50 on the king; two nines and an ace are
    left."""
    last = ["9S", "9H", "AS"]
    before = ["JS", "KC"]
    pack = [rank + suit for rank in "23456789TJQKA" for suit in "SHDC"]
    shoe = [card for card in pack if card not in (*last, *before)]
    table = faro_table([*shoe, *before, *last], players=WITH_EVE)
    barred = (by("bob", "bet", **flat("2", 40)), by("bob", "bar", bet="2"))
    played(table, [*barred, *[_turn] * 23, by("Eve", "bet", **flat("K")), _turn])
    return table


def _turn(table: ShoeTable) -> None:
    table.leaves(2)


def test_parlay_claim_and_call(visit: Open, served: Served) -> None:
    page = visit("/play")
    sit_down(page)
    served.show(to_the_last_turn())
    page.get_by_role("button", name="Parlay 100 from King").click()
    place(page, "9").click()
    page.get_by_role("tab", name="Stakes").click()
    page.get_by_role("button", name="Claim").click()
    expect(page.get_by_role("heading", name="Cat-hop: 2 to 1")).to_be_visible()
    expect(page.locator(".calls button")).to_have_count(3)
    page.get_by_role("button", name="9 – A – 9").click()
    expect(page.locator(".said.good")).to_be_visible()
    (parlay,) = told(served, "parlay")
    assert (parlay["from"], parlay["ranks"]) == ("K", ["9"])
    assert [claim["bet"] for claim in told(served, "claim")] == ["2"]
    assert told(served, "bet")[-1]["order"] == ["9", "A", "9"]


@pytest.mark.whole
def test_on_a_phone_every_chip_stands_clear_of_what_is_beside_it(visit: Open, served: Served) -> None:
    page = visit("/play", PHONE)
    sit_down(page)
    served.show(faro_table(players=WITH_EVE, min=1, max=None, unit=1))
    chips = page.get_by_role("radio")
    expect(chips).to_have_count(6)
    boxes = [box for one in chips.all() if (box := one.bounding_box())]
    edges = [(box["x"], box["x"] + box["width"]) for box in boxes]
    assert all(left >= before[1] - 0.5 for before, (left, _) in itertools.pairwise(edges)), edges
    assert min(right - left for left, right in edges) >= 36
    copper = page.get_by_role("button", name="Copper").bounding_box()
    assert copper is not None
    assert edges[-1][1] <= copper["x"] or boxes[-1]["y"] + boxes[-1]["height"] <= copper["y"]
    for chip in chips.all():
        chip.click()
        expect(chip).to_have_attribute("aria-checked", "true")


@pytest.mark.parametrize("served", [{"camera": False}], indirect=True)
def test_a_table_without_a_camera_says_so_as_no_fault(visit: Open, served: Served) -> None:
    page = visit("/display")
    expect(page.locator(".camera")).to_contain_text("This table has no camera: the dealer names each card.")
    expect(page.locator(".camera-picture")).to_have_count(0)


@pytest.mark.whole
def test_wins_and_losses_rise_from_their_places(visit: Open, served: Served) -> None:
    page = visit("/play")
    sit_down(page)
    served.play(by("Eve", "bet", **flat("K")), by("bob", "bet", **flat("4")), cards(2))
    expect(page.locator(".float.gain.mine")).to_have_text("+50")
    expect(page.locator(".float.loss")).to_have_text("−50")


def test_a_lost_line_comes_back_to_the_seat_and_doubles_nothing(visit: Open, served: Served) -> None:
    page = visit("/play")
    sit_down(page)
    place(page, "K").click()
    expect(page.locator(".stack.mine")).to_have_count(1)
    served.stop()
    expect(page.locator(".offline")).to_be_visible()
    place(page, "Q").click()
    served.start()
    expect(page.locator(".stack.mine")).to_have_count(2)
    expect(page.locator(".offline")).to_have_count(0)
    page.reload()
    expect(page.locator(".stack.mine")).to_have_count(2)
    assert [bet["ranks"] for bet in bets(served)] == [["K"], ["Q"]]
    assert {bet["player"] for bet in bets(served)} == {"Eve"}


@pytest.mark.whole
@pytest.mark.parametrize("served", [{"demo": lambda: {"auto": True, "troubles": []}}], indirect=True)
def test_in_the_demonstration_a_page_s_line_is_cut_and_comes_back(visit: Open, served: Served) -> None:
    page = visit("/play")
    sit_down(page)
    at_rest(lambda: place(page, "Q").bounding_box())  # a place drawn again under a finger takes no tap
    page.get_by_role("button", name="Cut this page's line for 8 s").click()
    place(page, "Q").click()
    assert '"do":"bet"' in page.evaluate("Object.values({ ...sessionStorage }).join()"), "it waits"
    expect(page.locator("dialog.cover")).to_be_visible()
    assert bets(served) == []
    expect(page.locator("dialog.cover")).to_be_hidden()
    expect(page.locator(".stack.mine")).to_have_count(1)
    assert [bet["ranks"] for bet in bets(served)] == [["Q"]]


@pytest.mark.whole
@pytest.mark.parametrize("served", [{"demo": lambda: {"auto": False, "troubles": ["dark"]}}], indirect=True)
def test_in_the_demonstration_the_dealer_s_page_begins_and_ends_troubles(visit: Open, served: Served) -> None:
    page = visit("/dealer")
    page.get_by_role("button", name="Cover the camera").click()
    page.get_by_role("button", name="Put the lamp on").click()
    expect(page.get_by_role("button", name="Put the lamp out")).to_have_count(0)
    eventually(lambda: [command["action"] for command, *_ in tuple(served.table.commands)] == ["cover", "lamp_on"])


def test_a_bet_that_waited_past_its_round_is_not_laid(visit: Open, served: Served) -> None:
    page = visit("/play")
    sit_down(page)
    served.stop()
    expect(page.locator(".offline")).to_be_visible()
    place(page, "Q").click()
    served.play(cards(2))
    served.start()
    expect(page.locator(".said")).to_have_text("It was meant for turn 1, but turn 2 had come; nothing was done.")
    assert bets(served) == []


def test_the_dealer_s_code_gives_the_seat(visit: Open, served: Served) -> None:
    dealer = visit("/dealer")
    dealer.get_by_label("Open a seat for").fill("Kate")
    dealer.get_by_role("button", name="Open", exact=True).click()
    expect(dealer.locator(".qr")).to_be_visible()
    link = code_on(dealer)
    assert link.startswith(served.url + "play#")
    assert link.endswith(dealer.locator(".pair-code").inner_text())
    page = visit("/play#" + link.rpartition("#")[2])
    expect(page.locator(".who")).to_have_text("Kate")
    expect(page).to_have_url(served.url + "play")


@pytest.mark.parametrize("path", sampled(["/", "/play", "/dealer", "/display", "/service"], 2))
def test_no_page_is_wider_than_its_screen_and_all_buttons_have_names(visit: Open, path: str) -> None:
    page = visit(path)
    if path == "/play":
        sit_down(page)
    expect(page.locator("h1").first).to_be_visible()
    assert fits_everywhere(page)
    nameless = """() => [...document.querySelectorAll('button, [role=button], a, input')]
        .filter(e => !(e.ariaLabel || e.textContent.trim() || e.labels?.length)).map(e => e.outerHTML)"""
    assert page.evaluate(nameless) == []


@pytest.mark.whole
def test_on_a_phone_all_places_are_big_enough_for_a_finger(visit: Open) -> None:
    page = visit("/play", PHONE)
    sit_down(page)
    for box in [area.bounding_box() for area in page.locator(".place rect").all()]:
        assert box is not None
        assert box["width"] >= 36
        assert box["height"] >= 32
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]


# --- the dealer -------------------------------------------------------------------------------------------------


def test_the_dealer_answers_an_unclear_card(visit: Open, served: Served) -> None:
    served.table.pictures["0123abcd"] = b""
    page = visit("/dealer")
    looks = {"candidates": {"K": 0.6, "J": 0.1, "7": 0.3}, "suit_candidates": {"C": 0.9, "S": 0.1}}
    served.play(seen(1, None, **looks))
    expect(page.get_by_role("button", name="King of clubs, 54 %")).to_be_visible()
    expect(page.get_by_role("button", name="King of clubs, 54 %")).to_contain_text("by the pack 74 %")
    expect(page.get_by_role("button", name="Jack of clubs, 9 %")).not_to_contain_text("by the pack")
    expect(page.get_by_role("button", name="7 of clubs, 27 %")).to_be_disabled()
    page.get_by_role("button", name="Another card").click()
    expect(page.locator(".picker .pick")).to_have_count(52)
    asked = served.table.view()["question"]
    page.get_by_role("button", name="King of clubs, 54 %").click()
    (answer,) = told(served, "answer")
    assert (answer["question"], answer["card"]) == (asked["id"], "KC")


@pytest.mark.whole
def test_the_dealer_taps_through_the_looks_at_an_unclear_card(visit: Open, served: Served) -> None:
    for shade in (1, 2, 3):
        served.table.pictures[f"0000000{shade}"] = encode_jpeg(np.full((120, 90, 3), 60 * shade, np.uint8))
    looks = [f"/evidence/0000000{shade}.jpg" for shade in (1, 2, 3)]
    digests = tuple(digest for digest in served.table.pictures)
    served.play(seen(1, None, candidates={"K": 1.0}, suit_candidates={"C": 1.0}, image=digests[-1], burst=digests))
    page = visit("/dealer")
    large = page.get_by_alt_text("The picture of card 2")
    expect(large).to_have_attribute("src", looks[-1])
    page.get_by_role("button", name="Look 1 of 3").click()
    expect(large).to_have_attribute("src", looks[0])
    assert large.evaluate("image => image.naturalWidth") == 90


def after_a_restart(cards_out: int = 1) -> ShoeTable:
    """The program was started again, and the card in the window was not seen before."""
    pack = ["7C", *[rank + suit for rank in "A23456789TJQK" for suit in "SHDC" if rank + suit != "7C"]]
    table = faro_table(pack, leave=cards_out)
    table.do(reports.boot)
    return played(table, [seen(cards_out - 1, "KC" if cards_out == 1 else "7C", confidence=0.99)])


def test_after_a_restart_the_dealer_says_how_many_were_drawn(visit: Open, served: Served) -> None:
    served.show(after_a_restart())
    page = visit("/dealer", PHONE)
    page.locator(".counts").get_by_role("button", name="2", exact=True).click()
    expect(page.locator(".counts")).to_have_count(0)
    served.show(after_a_restart())
    more, give = page.get_by_label("More"), page.get_by_role("button", name="This many")
    for wrong in ("", "6", "52", "7.5"):
        more.fill(wrong)
        give.click()
        assert not more.evaluate("field => field.validity.valid"), wrong
    assert fits_everywhere(page)
    assert too_small(page) == []
    more.fill("51")
    give.click()
    eventually(lambda: len(told(served, "drawn")) == 2)
    assert [command["count"] for command in told(served, "drawn")] == [2, 51]


def test_no_more_cards_are_offered_than_the_box_held(visit: Open, served: Served) -> None:
    served.show(after_a_restart(49))
    page = visit("/dealer")
    expect(page.locator(".counts").get_by_role("button")).to_have_text(["0", "1", "2", "3"])
    expect(page.get_by_label("More")).to_have_count(0)


def test_the_card_asked_about_may_be_the_one_before_it(visit: Open, served: Served) -> None:
    served.play(seen(1, "7C", confidence=0.99))
    asked = served.table.view()["question"]
    page = visit("/dealer")
    page.get_by_role("button", name="The card before, none was drawn").click()
    (command,) = told(served, "drawn")
    assert (command["count"], command["question"]) == (0, asked["id"])


def test_where_no_camera_reads_the_window_the_dealer_says_that_nothing_was_drawn(visit: Open, served: Served) -> None:
    served.play(lambda table: table.do(reports.boot))
    page = visit("/dealer")
    page.get_by_role("button", name="Nothing was drawn").click()
    assert [command["count"] for command in told(served, "drawn")] == [0]


def test_a_second_look_may_be_another_card(visit: Open, served: Served) -> None:
    served.play(seen(0, "KC", confidence=0.99))
    asked = served.table.view()["question"]
    page = visit("/dealer")
    page.get_by_role("button", name="Another card was drawn").click()
    (command,) = told(served, "drawn")
    assert (command["count"], command["question"]) == (1, asked["id"])


def test_play_goes_on_without_the_faults_that_are_shown(visit: Open, served: Served) -> None:
    served.play(fault("camera", "gone"), fault("mcu", say("link-gone")))
    marks = {one["part"]: one["mark"] for one in served.table.view()["faults"]}
    assert marks.keys() == {"camera", "mcu"}
    page = visit("/dealer")
    expect(page.locator(".banner.to-do").last).to_have_text("casekeeper's board: pull the USB cable and put it back")
    page.get_by_role("button", name="Go on without it").click()
    assert [command["without"] for command in told(served, "resume")] == [marks]


def test_what_the_table_warns_of_is_for_the_dealer_until_he_has_seen_it(visit: Open, served: Served) -> None:
    served.play(fault("power", "too weak"), fault("temperature", "80 C"))
    (mark,) = [one["mark"] for one in served.table.view()["faults"] if one["part"] == "power"]
    guest = visit("/display")
    expect(guest.locator(".banners").first).to_be_attached()
    expect(guest.locator(".banner.fault")).to_have_count(0)
    page = visit("/dealer")
    expect(page.locator(".banner.fault")).to_have_text(["power: too weak", "temperature: 80 C"])
    expect(page.get_by_role("button", name="Seen")).to_have_count(1)
    page.get_by_role("button", name="Seen: power").click()
    assert [(command["part"], command["mark"]) for command in told(served, "warning_seen")] == [("power", mark)]


def test_a_guest_hears_of_a_fault_that_the_dealer_sees_to_it(visit: Open, served: Served) -> None:
    served.play(fault("mcu", say("link-gone")))
    page = visit("/display")
    expect(page.locator(".head-phase b")).to_have_text("Play is held")
    expect(page.locator(".banner")).to_have_text(
        ["Play is held: casekeeper's board: has gone", "The dealer sees to it; stakes stay as they are."]
    )


def test_bets_closed_by_a_false_start_are_said_and_reopened_with_one_tap(visit: Open, served: Served) -> None:
    text = "a hand passed over the box"
    served.play(
        lambda table: table.do(lambda state: reports.movement(state, "camera")),
        lambda table: table.do(lambda state: reports.false_start(state, plain(text))),
    )
    page = visit("/dealer")
    expect(page.get_by_role("alert").filter(has_text=text)).to_be_visible()
    page.get_by_role("button", name="Reopen bets").click()
    assert len(told(served, "reopen_bets")) == 1


def test_after_a_void_deal_the_dealer_says_which_pack_is_in_the_box(visit: Open, served: Served) -> None:
    served.play(dealer("void_deal"))
    page = visit("/dealer")
    expect(page.get_by_role("button", name="Start a deal")).to_have_count(0)
    page.get_by_role("button", name="Start with the same pack").click()
    eventually(lambda: len(told(served, "start_deal")) == 1)
    served.play(dealer("void_deal"))
    page.get_by_role("button", name="Start with a new pack").click()
    eventually(lambda: len(told(served, "start_deal")) == 2)
    assert [command["pack"] for command in told(served, "start_deal")] == ["same", "new"]


@pytest.mark.parametrize("size", sampled([TABLET, PHONE], 1), ids=["tablet", "phone"])
def test_the_dealer_confirms_who_has_cut_the_pack(visit: Open, served: Served, size: ViewportSize) -> None:
    served.show(faro_table(start=False, cut="ask"))
    page = visit("/dealer", size)
    expect(page.locator(".controls")).to_contain_text("The pack is cut by ann.")
    assert fits_everywhere(page)
    assert too_small(page) == []
    page.get_by_role("button", name="The pack is cut: start the deal").click()
    eventually(lambda: len(told(served, "start_deal")) == 1)
    assert [command["cut"] for command in told(served, "start_deal")] == [["ann"]]
    served.play(dealer("void_deal"))
    expect(page.locator(".controls")).to_contain_text("The pack is cut by bob.")
    page.get_by_role("button", name="Start with a new pack").click()
    eventually(lambda: len(told(served, "start_deal")) == 2)
    assert told(served, "start_deal")[1].items() >= {"cut": ["bob"], "pack": "new"}.items()


@pytest.mark.whole
def test_everybody_reads_who_cuts_the_pack(visit: Open, served: Served) -> None:
    page = visit("/play", PHONE)
    sit_down(page)
    served.show(faro_table(players=("Eve", "ann"), start=False, cut="ask"))
    expect(page.locator(".head-phase")).to_contain_text("The pack is cut by Eve")
    expect(page.locator(".said")).to_have_text("You cut the pack")
    expect(visit("/display").locator(".head-phase")).to_contain_text("The pack is cut by Eve")


def test_the_dealer_corrects_an_earlier_card_and_everybody_sees_it(visit: Open, served: Served) -> None:
    served.play(by("ann", "bet", **flat("5")), cards(2))
    page, display = visit("/dealer"), visit("/display")
    page.get_by_role("button", name=re.compile("^Card 2, .*4♥. Correct it")).click()
    page.get_by_role("dialog").get_by_role("button", name="5 of hearts").click()
    page.get_by_role("button", name="Correct it").last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert [(command["index"], command["card"]) for command in told(served, "correct")] == [(1, "5H")]
    notice = display.get_by_role("region", name="Corrections")
    expect(notice).to_contain_text("Card 2 was taken for the 4 of hearts and is the 5 of hearts.")
    expect(notice).to_contain_text("stayed → lost −50")


def test_the_dealer_runs_the_deal_and_the_money(visit: Open, served: Served) -> None:
    page = visit("/dealer")
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Hold").click()
    expect(page.locator(".banner.hold")).to_contain_text("held by the dealer")
    page.get_by_role("button", name="Resume").click()
    expect(page.locator(".banner.hold")).to_have_count(0)  # the buttons have moved, which may not be beneath a press
    page.get_by_role("button", name="No more bets").click()
    told(served, "close_bets")
    page.get_by_role("button", name="Key a card").click()
    page.get_by_role("dialog").get_by_role("button", name="Queen of hearts").click()
    told(served, "key_card")
    page.get_by_role("button", name="Undo: card 2 keyed as Q♥").click()
    told(served, "undo")
    page.get_by_role("button", name="Buy in ann").click()
    page.get_by_label("Amount").fill("250")
    page.get_by_role("dialog").get_by_role("button", name="Buy in").click()
    page.get_by_role("button", name="Cash out bob").click()
    page.get_by_role("button", name="All 1,000").click()
    page.get_by_role("button", name="Close bob's seat").click()
    page.get_by_role("button", name="Void the deal").click()
    page.get_by_label("Why").fill("a foul pack")
    page.get_by_role("dialog").get_by_role("button", name="Void the deal").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    told(served, "void_deal")
    assert all_told(served) == [
        {"do": "hold"},
        {"do": "resume", "without": {}},
        {"do": "close_bets"},
        {"do": "key_card", "card": "QH", "index": 1},
        {"do": "undo", "ruling": ANY},
        {"do": "buy_in", "player": "ann", "amount": 250},
        {"do": "cash_out", "player": "bob", "amount": None},
        {"do": "close_seat", "player": "bob"},
        {"do": "void_deal", "text": "a foul pack"},
    ]


def test_the_dealer_takes_a_debt_out_of_the_purse_and_raises_the_maximum(visit: Open, served: Served) -> None:
    won = (by("ann", "bet", **flat("Q", 100)), cards(2), dealer("cash_out", player="ann", amount=None))
    table = played(faro_table("7C 4H QD", max=100), [*won, dealer("correct", index=2, card="KD")])
    served.show(played(table, [by("ann", "remove", bet="Q")]))
    page = visit("/dealer")
    asked = []

    def accept(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept()

    page.on("dialog", accept)
    expect(page.locator(".people")).to_contain_text("owes 200")
    page.get_by_role("button", name="Pay ann's debt").click()
    page.get_by_role("button", name="Raise").click()
    page.get_by_label("Amount").fill("250")
    page.get_by_role("dialog").get_by_role("button", name="Raise the maximum").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    told(served, "raise_max")
    assert all_told(served) == [{"do": "pay_debt", "player": "ann"}, {"do": "raise_max", "max": 250}]
    assert asked == ["Take 100 out of ann's purse for the debt of 200?"]
    expect(page.get_by_role("button", name="Pay bob's debt")).to_have_count(0)


@pytest.mark.parametrize("size", sampled([TABLET, PHONE], 1), ids=["tablet", "phone"])
def test_the_dealer_raises_what_the_bank_covers(visit: Open, served: Served, size: ViewportSize) -> None:
    served.show(faro_table("7C 4H QD", bank_cap=200))
    page = visit("/dealer", size)
    expect(page.locator(".people")).to_contain_text("The bank covers at most 200 in a turn")
    assert fits_everywhere(page)
    assert too_small(page) == []
    page.get_by_role("button", name="Cover more").click()
    page.get_by_label("Amount").fill("350")
    page.get_by_role("dialog").get_by_role("button", name="Raise what the bank covers").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    told(served, "raise_cap")
    assert all_told(served) == [{"do": "raise_cap", "cap": 350}]
    expect(page.locator(".people")).to_contain_text("The bank covers at most 350 in a turn")
    served.show(played(faro_table("7C 4H QD", bank_cap=200), [CLOSE]))
    expect(page.get_by_role("button", name="Cover more")).to_have_count(0)


@pytest.mark.parametrize("size", sampled([TABLET, PHONE], 1), ids=["tablet", "phone"])
def test_the_dealer_raises_the_maximum_for_one_player(visit: Open, served: Served, size: ViewportSize) -> None:
    served.show(faro_table("7C 4H QD", max=200, raise_for=True))
    page = visit("/dealer", size)
    raise_for_bob = page.get_by_role("button", name="Raise the maximum for bob")
    expect(raise_for_bob).to_be_visible()
    assert fits_everywhere(page)
    assert too_small(page) == []
    raise_for_bob.click()
    page.get_by_label("Amount").fill("350")
    page.get_by_role("dialog").get_by_role("button", name="Raise the maximum").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    told(served, "raise_for")
    assert all_told(served) == [{"do": "raise_for", "player": "bob", "max": 350}]
    expect(page.locator(".people li", has_text="bob")).to_contain_text("maximum 350")
    served.show(faro_table("7C 4H QD", max=200))
    expect(raise_for_bob).to_have_count(0)


def test_a_player_stakes_up_to_the_maximum_that_was_raised_for_him(visit: Open, served: Served) -> None:
    page = visit("/play", PHONE)
    sit_down(page)
    raised = dealer("raise_for", player="Eve", max=100)
    served.show(played(faro_table("7C 4H QD", players=WITH_EVE, max=50, raise_for=True), [raised]))
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(".rules")).to_contain_text("The dealer may raise the maximum for one player.")
    page.get_by_role("tab", name="Players").click()
    expect(page.locator(".purses .mine")).to_contain_text("maximum 100")
    expect(visit("/display", TABLET).locator(".purses")).to_contain_text("maximum 100")


@pytest.mark.whole
def test_everybody_sees_what_the_bank_covers(visit: Open, served: Served) -> None:
    page = visit("/play", PHONE)
    sit_down(page)
    served.show(faro_table("7C 4H QD", players=WITH_EVE, bank_cap=200))
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(".rules")).to_contain_text("The bank covers at most 200 in a turn.")
    page.get_by_role("tab", name="Players").click()
    expect(page.locator(".purses tfoot")).to_contain_text("10,000 covers 200")
    expect(visit("/display", TABLET).locator(".purses tfoot")).to_contain_text("10,000 covers 200")


@pytest.mark.whole
@pytest.mark.parametrize("size", sampled([TABLET, PHONE], 1), ids=["tablet", "phone"])
def test_a_player_reads_his_own_turns_beside_the_tabs(visit: Open, served: Served, size: ViewportSize) -> None:
    page = visit("/play", size)
    sit_down(page)
    table = faro_table("7C 4H KD 5S 9H QC 2D", players=WITH_EVE)
    lost_and_won = [by("Eve", "bet", **flat("5", 20)), by("Eve", "bet", **flat("9", 250)), cards(2)]
    played(table, [by("Eve", "bet", **flat("4")), by("ann", "bet", **flat("K")), cards(2), *lost_and_won])
    served.show(table)
    page.get_by_role("tab", name="Tabs").click()
    expect(page.locator(".tabs-sheet tr")).to_have_count(13)
    parts = page.get_by_role("table", name="Your turns").locator("tbody")
    turns = ["Won1", "Lost1", "Even0", "Stakes320", "Net+180"]
    expect(parts.nth(0).get_by_role("row")).to_have_text(["This deal", *turns])
    expect(parts.nth(1).get_by_role("row")).to_have_text(["Since you came", *turns])
    assert fits_everywhere(page)
    served.play(dealer("correct", index=4, card="JH"))
    expect(parts.nth(1).get_by_role("row")).to_have_text(
        ["Since you came", "Won0", "Lost2", "Even0", "Stakes70", "Net−70"]
    )
    served.play(dealer("void_deal"), dealer("start_deal", pack="new"))
    expect(parts.nth(0).get_by_role("row")).to_have_text(["This deal", "Won0", "Lost0", "Even0", "Stakes0", "Net0"])
    expect(parts.nth(1).locator("tr").last).to_have_text("Net−70")


def test_a_second_tablet_on_the_seat_is_named_on_its_page(
    browser: Browser, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("controller.web.second_tablet.PROVEN_S", 0.0)
    complaints: list[str] = []
    with blank_pages(browser, complaints) as blank:
        page = blank(PHONE)
        page.goto(served.url + "play")
        page.get_by_label("Your name").fill("Eve")
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("button", name="Leave the seat")).to_be_visible()
        seat = page.evaluate("localStorage.getItem('faro.seat')")
        thief = browser.new_context(user_agent="another browser").new_page()
        thief.add_init_script(f"localStorage.setItem('faro.seat', {json.dumps(seat)})")
        thief.goto(served.url + "play")
        expect(thief.get_by_role("button", name="Leave the seat")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text("Another tablet, at 127.0.0.1, uses your seat too.")
        thief.context.close()
    assert complaints == []


def test_off_loopback_the_dealer_signs_in(browser: Browser) -> None:
    state = Served(PageTable(), Access(pin="4711"))
    try:
        page = browser.new_page(viewport=TABLET)
        page.goto(state.url + "dealer")
        page.get_by_label("PIN").fill("0000")
        page.get_by_role("button", name="Sign in").click()
        expect(page.get_by_role("alert")).to_have_text("That is not the PIN.")
        page.get_by_label("PIN").fill("4711")
        page.get_by_role("button", name="Sign in").click()
        page.get_by_role("button", name="Hold").click()
        expect(page.locator(".banner.hold")).to_be_visible()
        page.get_by_role("button", name="Sign out").click()
        page.goto(state.url + "dealer")
        expect(page.get_by_label("PIN")).to_be_visible()
        page.close()
    finally:
        state.close()


def test_a_refusal_stands_in_every_dialog_that_sent_the_command(visit: Open, served: Served) -> None:
    group = {"type": "group", "ranks": ["T", "9"], "copper": True}
    served.play(
        by("ann", "bet", **flat("K", 20, bet="b0")),
        by("ann", "bet", **flat("K", 25, bet="b1") | group),
        by("ann", "bet", bet="b2", type="high", copper=False, stake=30),
    )
    for verb in ("buy_in", "cash_out", "bank", "void_deal", "irregularity", "correct", "key_card"):
        served.table.refusals[verb] = ("no", f"{verb} is refused")
    page = visit("/dealer")
    dialog = page.get_by_role("dialog")
    expect(page.locator(".light")).to_have_attribute("title", "Bets open")

    def refused(verb: str) -> None:
        expect(dialog.get_by_role("alert")).to_have_text(re.compile(f"^{verb} is refused", re.IGNORECASE))
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_have_count(0)

    page.get_by_role("button", name="Buy in ann").click()
    page.get_by_label("Amount").fill("250")
    dialog.get_by_role("button", name="Buy in").click()
    refused("buy_in")
    page.get_by_role("button", name="Cash out bob").click()
    dialog.get_by_role("button", name="All 1,000").click()
    refused("cash_out")
    page.get_by_role("button", name="Change").click()
    expect(dialog.get_by_role("alert")).to_have_count(0)  # what was refused before it was opened is not its own
    page.get_by_label("Amount").fill("5")
    dialog.get_by_role("button", name="Change the bank").click()
    refused("bank")
    page.get_by_role("button", name="Void the deal").click()
    dialog.get_by_role("button", name="Void the deal").click()
    refused("void_deal")
    page.get_by_role("button", name="Irregularity").click()
    page.get_by_label("What becomes of the stakes").select_option("dealer_rules")
    stakes = [item.inner_text().split("\n")[0] for item in dialog.locator(".rulings li").all()]
    assert [text.split(" stays")[0].strip() for text in stakes] == [
        "ann, 20 on King",
        "ann, 25 on 10\N{MIDDLE DOT}9, coppered",
        "ann, 30 on High card",
    ]
    dialog.locator(".rulings select").nth(1).select_option("pay")
    dialog.get_by_role("button", name="Apply ruling").click()
    assert told(served, "irregularity")[0]["rulings"] == {"b1": "pay"}
    refused("irregularity")
    page.get_by_role("button", name="Card 1, soda: 7♣. Correct it").click()
    dialog.get_by_role("button", name="7 of spades").click()
    dialog.get_by_role("button", name="Correct it").last.click()
    refused("correct")
    page.get_by_role("button", name="Key a card").click()
    dialog.get_by_role("button", name="Queen of hearts").click()
    refused("key_card")
    served.play(dealer("hold"))
    expect(page.locator(".light")).to_have_attribute("title", "The dealer is called")


# --- everybody --------------------------------------------------------------------------------------------------


def test_beads_show_where_they_really_are(visit: Open, served: Served) -> None:
    spindle = RANKS.index("9")
    served.table.beads_at = [0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0]
    served.show(played(faro_table("7C 9H 9D"), [cards(2), fault(spindle_part(spindle), "jammed")]))
    page = visit("/display")
    wire = page.get_by_role("img", name="9: 2 left, 2 out; the beads stand at 1; fault: jammed")
    expect(wire).to_be_visible()
    expect(wire.locator(".bead.moved")).to_have_count(1)
    expect(wire.locator(".ghost")).to_have_count(4)
    expect(page.locator(".bead")).to_have_count(52)


def test_in_casekeeper_mode_no_bets_are_shown_or_taken(visit: Open, served: Served) -> None:
    served.show(faro_table(players=(), mode="casekeeper"))
    page = visit("/display")
    expect(page.locator(".bead")).to_have_count(52)
    expect(page.locator(".cloth")).to_have_count(0)
    assert "real chips" in visit("/play").locator(".plate").inner_text()
    dealer = visit("/dealer")
    expect(dealer.get_by_role("tab", name="Log")).to_be_visible()
    expect(dealer.get_by_role("tab")).to_have_count(1)
    shown = dealer.locator("body").inner_text()
    assert [word for word in ("Bank", "No bet", "No turn has been settled") if word in shown] == []
    assert "money" not in visit("/").locator("nav").inner_text()


@pytest.mark.whole
@pytest.mark.parametrize("served", [{"show_odds": True}], indirect=True)
def test_the_odds_say_ten_and_name_the_calls(visit: Open, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    row = {"win": "1/3", "lose": "1/3", "edge_turn": "0", "edge_decision": None}
    calls = [{"order": order, "pays": 4, "edge": "1/6"} for order in ("QTT", "RB")]
    odds = {"split": "1/17", "bets": [{"bet": name, **row} for name in ("T open", "J-T coppered")], "calls": calls}
    monkeypatch.setattr(served.table.port, "odds", lambda: odds)
    page = visit("/play")
    sit_down(page)
    page.get_by_role("tab", name="Odds").click()
    named = page.locator(".odds tbody td:first-child")
    expect(named).to_have_text(["10 open", "J-10 coppered", "call Q–10–10", "call red, then black"])


def test_the_camera_picture_is_shown(visit: Open, served: Served) -> None:
    served.table.latest_jpeg = bytes.fromhex(
        "ffd8ffe000104a46494600010100000100010000ffdb004300" + "01" * 64 + "ffc0000b080001000101011100"
        "ffc4001400010000000000000000000000000000000affc40014100100000000000000000000000000000000ffda0008010100003f0037ffd9"
    )
    served.play(seen(1, "KS", confidence=0.987, candidates={"K": 0.987}))
    page = visit("/display")
    expect(page.locator(".camera img")).to_have_attribute("src", "blob:" + page.locator(".camera img").evaluate(
        "async (image) => { while (!image.src) await new Promise(requestAnimationFrame); return image.src.slice(5) }"
    ))  # fmt: skip
    expect(page.locator(".reading")).to_contain_text("Card 2: King of spades")
    expect(page.locator(".reading")).to_contain_text("99 % sure")


SLOW_PICTURES = """async () => {
  const { showPictures } = await import("/static/js/shell/box.js");
  const revoked = [], shown = [], image = {};
  URL.revokeObjectURL = (address) => revoked.push(address);
  let give;
  const wire = { onPicture: (listener) => { give = listener; return () => { give = null; }; } };
  const end = showPictures(wire, image, () => shown.push(image.src));
  const given = [0, 1, 2].map((n) => { give(new Blob([n])); return image.src; });
  const early = [...revoked];
  image.onload();
  const first = [...revoked];
  give(new Blob([3]));
  const pending = [...revoked];
  end();
  return { given, early, first, pending, shown, ended: revoked.length, heard: give };
}"""


def test_a_picture_is_kept_until_a_later_one_is_on_the_page(visit: Open, served: Served) -> None:
    said = visit("/display").evaluate(SLOW_PICTURES)
    assert len(set(said["given"])) == 3
    assert said["early"] == []
    assert said["first"] == said["pending"] == said["given"][:2]
    assert said["shown"] == said["given"][2:]
    assert (said["ended"], said["heard"]) == (4, None)


def test_a_browser_that_draws_late_shows_a_table_at_which_nothing_happens(served: Served, browser: Browser) -> None:
    page = browser.new_page()
    page.add_init_script(
        "const later = setTimeout; setTimeout = (work, ms = 0) => later(work, ms + 1000);"
        "requestAnimationFrame = (work) => later(work, 1000);"
    )
    page.goto(served.url + "display")
    expect(page.locator(".bead")).to_have_count(52)
    page.close()
