"""A line that is lost without closing: what was said on it comes late to the table, and the page covers itself, comes
back by itself and says what became of each command."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from controller.runtime.wiring.assembly import Running
from controller.table.state import live
from controller.web.access import Access
from tests.controller.all_words import FARO
from tests.controller.page_table import CLOSE, PageTable, cards
from tests.controller.silent_line import SilentLine, silent_line
from tests.controller.table.test_moment import READY
from tests.controller.web.test_whole import Tablet, show, table, tablet
from tests.controller.web_browser import CHROMIUM, PHONE, TABLET, Served, blank_pages, fits, resize, stop_clock
from tests.hardware.waiting import eventually
from tests.sample import sampled

# --- the table: late commands -----------------------------------------------------------------------------------------


async def _round(tablet: Tablet, number: int) -> None:
    await tablet.sees(lambda state: state["at"]["round"] == number and state["at"]["phase"] == "bets_open")


@asynccontextmanager
async def bet_on_a_dead_line(tmp_path: Path) -> AsyncGenerator[tuple[Running, SilentLine, Tablet, Tablet]]:
    """Table, line, dealer and Ann in turn 1; the line is silent, and Ann has said a bet on it."""
    async with (
        table(tmp_path) as at_work,
        silent_line(cast(str, at_work.address)) as line,
        tablet(at_work, "dealer") as dealer,
        tablet(at_work, "seat", url=line.url) as ann,
    ):
        await ann.say("join", name="Ann")
        await dealer.say("start_deal")
        show(at_work, 0, "7C")
        await _round(ann, 1)
        line.silence()
        await ann.send("bet", id="late", bet="a", type="flat", ranks=["8"], stake=100)
        yield at_work, line, dealer, ann


async def test_a_bet_of_turn_1_that_comes_in_turn_2_has_lapsed(tmp_path: Path) -> None:
    async with bet_on_a_dead_line(tmp_path) as (at_work, line, dealer, ann):
        show(at_work, 1, "4H")
        show(at_work, 2, "9D")
        await _round(dealer, 2)
        line.speak()
        reply = await ann.answer("late")
        assert (reply["ok"], reply["reason"]) == (False, "lapsed")
        assert reply["at"] == {"deal": 1, "round": 2, "phase": "bets_open"}
        assert live(at_work.table.state).purses == {"Ann": 1000}


async def test_a_bet_that_comes_after_the_close_of_its_own_turn_is_refused_as_that(tmp_path: Path) -> None:
    async with bet_on_a_dead_line(tmp_path) as (at_work, line, dealer, ann):
        await _round(dealer, 1)
        await dealer.say("close_bets")
        line.speak()
        assert (await ann.answer("late"))["reason"] == "closed"
        assert live(at_work.table.state).purses == {"Ann": 1000}


async def test_a_late_bet_of_the_same_betting_round_is_laid_once_though_said_on_two_lines(tmp_path: Path) -> None:
    async with (
        table(tmp_path) as at_work,
        silent_line(cast(str, at_work.address)) as line,
        tablet(at_work, "dealer") as dealer,
        tablet(at_work, "seat", url=line.url) as ann,
        tablet(at_work, "seat") as again,
    ):
        token = (await ann.say("join", name="Ann"))["data"]["token"]
        await dealer.say("start_deal")
        show(at_work, 0, "7C")
        await _round(ann, 1)
        bet = {"id": "late", "bet": "a", "type": "flat", "ranks": ["8"], "stake": 100}
        line.silence()
        await ann.send("bet", **bet)
        await again.say("hello", token=token)
        await _round(again, 1)
        assert (await again.say("bet", **bet))["ok"]
        line.speak()
        assert (await ann.answer("late"))["ok"]
        assert live(at_work.table.state).purses == {"Ann": 900}


async def test_whatever_a_dealer_said_two_turns_ago_on_a_dead_line_is_not_done(tmp_path: Path) -> None:
    """The void that was tapped in turn 1 and came in turn 3, and every other verb with it."""
    async with (
        table(tmp_path) as at_work,
        silent_line(cast(str, at_work.address)) as line,
        tablet(at_work, "seat") as ann,
        tablet(at_work, "dealer", url=line.url) as cut_off,
        tablet(at_work, "dealer") as dealer,
    ):
        await ann.say("join", name="ann")
        await dealer.say("start_deal")
        show(at_work, 0, "7C")
        await _round(cut_off, 1)
        line.silence()
        said = {verb: READY[verb][2] for verb in FARO.dealer if verb in READY}
        for verb, fields in said.items():
            await cut_off.send(verb, id=verb, **fields)
        for index, card in enumerate(("4H", "9D", "5H", "6S"), 1):
            show(at_work, index, card)
        await _round(dealer, 3)
        before = at_work.table.state
        line.speak()
        for verb in said:
            reply = await cut_off.answer(verb)
            assert (reply["ok"], reply["reason"]) == (False, "lapsed"), verb
        assert at_work.table.state == before


# --- the page: the cover and the words --------------------------------------------------------------------------------

needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine (apt-get install chromium)")


class Line:
    """A served stand-in table, and the line on which the pages reach it."""

    def __init__(self) -> None:
        self.served = Served(PageTable(), Access())
        self._line: SilentLine = self.served.run(self._opened())

    async def _opened(self) -> SilentLine:
        line = SilentLine(int(self.served.url.rstrip("/").rpartition(":")[2]))
        await line.open()
        return line

    @property
    def url(self) -> str:
        return self._line.url

    def silence(self, *, table_only: bool = False) -> None:
        self.served.run(_call(lambda: self._line.silence(table_only=table_only)))

    def speak(self) -> None:
        self.served.run(_call(self._line.speak))

    def close(self) -> None:
        self.served.run(self._line.close())
        self.served.close()

    @property
    def done(self) -> list[str]:
        return self.served.table.done

    @property
    def phase(self) -> str:
        return str(self.served.table.deal["phase"])


async def _call(work: Callable[[], None]) -> None:
    work()


@pytest.fixture
def line() -> Generator[Line]:
    made = Line()
    yield made
    made.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, line: Line) -> Generator[Visit]:
    """Opens a page over the line, its clock in the test's hands."""
    complaints: list[str] = []
    with blank_pages(browser, complaints) as blank:

        def go(path: str, size: ViewportSize = TABLET) -> Page:
            page = blank(size)
            page.clock.install()
            page.goto(line.url.rstrip("/") + path)
            return page

        yield go
        line.speak()
    assert [said for said in complaints if "ERR_" not in said] == []


def hear_nothing(page: Page, seconds: int = 5) -> None:
    """That time passes on the page, and it notices."""
    page.clock.fast_forward(1000 * seconds)
    expect(page.locator(".cover")).to_be_visible()


def sit_down(page: Page) -> None:
    page.get_by_label("Your name").fill("Eve")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("group", name="The layout")).to_be_visible()


def within(part: Locator, size: ViewportSize) -> bool:
    box = part.bounding_box()
    return box is not None and box["x"] >= 0 and box["x"] + box["width"] <= size["width"]


@needs_browser
@pytest.mark.browser
@pytest.mark.parametrize("path", sampled(["/", "/play", "/dealer", "/display", "/service"], 1))
def test_a_page_that_hears_nothing_is_covered_and_comes_back(visit: Visit, line: Line, path: str) -> None:
    page = visit(path)
    if path == "/play":
        sit_down(page)
    expect(page.locator("h1").first).to_be_visible()
    line.silence()
    hear_nothing(page)
    cover = page.get_by_role("dialog", name="No word from the table")
    expect(cover).to_contain_text("No word from the table for")
    beneath = """() => [...document.querySelectorAll('button, a, input, [role=button]')].filter((one) => {
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top && (top === one || one.contains(top));
    }).length"""
    for size in (PHONE, TABLET):
        resize(page, size)
        eventually(lambda size=size: within(cover, size))
        assert fits(page, size)
        assert page.evaluate(beneath) == 0, "something can be pressed through the cover"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(cover).to_be_visible()
    if path != "/":
        expect(page.locator(".head .light")).to_have_class("light unknown")
        expect(page.locator(".head-phase")).to_contain_text("No word from the table")
    line.speak()
    expect(cover).to_be_hidden()
    expect(page.locator(".fates")).to_be_hidden()
    if path != "/":
        expect(page.locator(".head .light")).to_have_class("light open")


@needs_browser
@pytest.mark.browser
def test_a_void_tapped_on_a_dead_line_is_not_done_later_and_the_dealer_is_informed(visit: Visit, line: Line) -> None:
    page = visit("/dealer", PHONE)
    page.get_by_role("button", name="Void the deal").click()
    void = page.get_by_role("dialog").get_by_role("button", name="Void the deal")
    expect(void).to_be_visible()  # fetched by now
    line.silence()
    void.click()
    hear_nothing(page, 50)
    expect(page.locator(".cover li")).to_have_text("Void the deal")
    line.served.play(cards(2), cards(2))
    line.speak()
    fates = page.get_by_role("dialog", name="While the line was lost")
    expect(fates.get_by_role("listitem")).to_have_text(
        "Void the deal: not carried out. It was meant for turn 1, but turn 3 had come; nothing was done."
    )
    page.get_by_role("button", name="I have read it").click()
    expect(fates).to_be_hidden()
    assert (line.done, line.phase) == ([], "bets_open")


@pytest.mark.whole
@needs_browser
@pytest.mark.browser
def test_a_dialog_is_there_on_a_dead_line_once_the_page_has_rested(visit: Visit, line: Line) -> None:
    page = visit("/dealer", TABLET)
    expect(page.get_by_role("button", name="Void the deal")).to_be_visible()
    with page.expect_event("requestfinished", lambda request: "/training.js" in request.url):  # the last of them
        page.clock.run_for(10_000)
    expect(page.locator(".cover")).to_be_hidden()
    line.silence()
    page.get_by_role("button", name="Void the deal").click()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.whole
@needs_browser
@pytest.mark.browser
def test_a_dialog_that_cannot_be_fetched_says_so_and_is_fetched_when_asked_again(visit: Visit, line: Line) -> None:
    page = visit("/dealer", TABLET)
    page.route("**/dialogs.js*", lambda route: route.abort())
    page.get_by_role("button", name="Void the deal").click()
    expect(page.get_by_role("alert").filter(has_text="could not be fetched")).to_be_visible()
    page.unroute("**/dialogs.js*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Void the deal")).to_be_visible()


@needs_browser
@pytest.mark.browser
def test_a_command_whose_answer_was_lost_is_reported_as_carried_out_and_done_once(visit: Visit, line: Line) -> None:
    page = visit("/dealer")
    expect(page.get_by_role("button", name="No more bets")).to_be_enabled()
    line.silence(table_only=True)
    page.get_by_role("button", name="No more bets").click()
    eventually(lambda: line.done == ["close_bets"])
    hear_nothing(page)
    line.speak()
    expect(page.locator(".fates li")).to_have_text("No more bets: carried out.")
    page.get_by_role("button", name="I have read it").click()
    expect(page.get_by_role("button", name="Reopen bets")).to_be_enabled()
    assert (line.done, line.phase) == (["close_bets"], "bets_closed")


@needs_browser
@pytest.mark.browser
def test_the_fate_of_a_bet_is_not_known_when_the_seat_is_gone(visit: Visit, line: Line) -> None:
    page = visit("/play")
    sit_down(page)
    line.silence()
    page.locator('[data-place="8"]').click()
    hear_nothing(page)
    line.served.access.close_seat("Eve")
    line.speak()
    expect(page.locator(".fates li")).to_contain_text("5 on 8: not known. Take a seat first.")


@needs_browser
@pytest.mark.browser
def test_a_bet_of_another_turn_is_reported_as_lapsed_also_after_the_page_was_loaded_again(
    visit: Visit, line: Line
) -> None:
    page = visit("/play")
    sit_down(page)
    line.silence()
    page.locator('[data-place="8"]').click()
    hear_nothing(page)
    line.served.play(cards(2))
    line.speak()
    expect(page.locator(".fates li")).to_contain_text("5 on 8: not carried out. It was meant for turn 1")
    page.reload()
    expect(page.get_by_role("group", name="The layout")).to_be_visible()
    expect(page.locator(".fates")).to_be_hidden()
    assert line.served.table.deal["bets"] == []


@needs_browser
@pytest.mark.browser
def test_a_page_loaded_again_tells_what_became_of_what_waited(visit: Visit, line: Line) -> None:
    page = visit("/dealer")
    expect(page.get_by_role("button", name="No more bets")).to_be_enabled()
    line.silence()
    page.get_by_role("button", name="No more bets").click()
    line.served.play(CLOSE)
    page.goto("about:blank")
    line.speak()
    page.goto(line.url + "dealer")
    expect(page.locator(".fates li")).to_have_text(
        "No more bets: not carried out. Turn 1 had gone on (bets open, now bets closed); nothing was done."
    )
    assert line.done == []


@pytest.mark.whole
@needs_browser
@pytest.mark.browser
def test_a_second_tap_on_no_more_bets_opens_nothing(visit: Visit, line: Line) -> None:
    page = visit("/dealer")
    button = page.get_by_role("button", name="No more bets")
    expect(button).to_be_enabled()
    box = button.bounding_box()
    assert box is not None
    where = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    stop_clock(page, line.served)
    page.mouse.click(*where)
    page.clock.run_for(250)
    reopen = page.get_by_role("button", name="Reopen bets")
    expect(reopen).to_be_visible()
    page.mouse.click(*where)
    page.clock.run_for(400)
    page.mouse.click(*where)
    assert reopen.is_disabled()
    page.clock.run_for(500)
    expect(reopen).to_be_enabled()
    page.get_by_role("button", name="Hold").click()
    eventually(lambda: "hold" in line.done)
    assert (line.done, line.phase) == (["close_bets", "hold"], "bets_closed")


@needs_browser
@pytest.mark.browser
def test_a_hold_that_a_card_overtook_is_said_again_but_a_close_is_not(visit: Visit, line: Line) -> None:
    """The table has moved on, and its word is still on the way when the dealer taps."""
    page = visit("/dealer")
    expect(page.get_by_role("button", name="No more bets")).to_be_enabled()
    expect(page.get_by_role("button", name="Hold")).to_be_enabled()
    stop_clock(page, line.served)
    line.served.table.overtake(CLOSE)
    page.get_by_role("button", name="No more bets").click()
    expect(page.get_by_role("alert")).to_contain_text(
        "Turn 1 had gone on (bets open, now bets closed); nothing was done."
    )
    page.get_by_role("button", name="Hold").click()
    expect(page.locator(".banner.hold")).to_contain_text("held by the dealer")
    assert line.done == ["hold"]


@needs_browser
@pytest.mark.browser
def test_a_card_keyed_for_a_place_that_is_taken_is_refused_with_the_table_s_own_words(visit: Visit, line: Line) -> None:
    page = visit("/dealer")
    page.get_by_role("button", name="Key a card").click()
    expect(page.get_by_role("heading", name="Key card 2")).to_be_visible()
    line.served.play(cards())
    expect(page.locator(".exposed li")).to_have_count(2)
    page.get_by_role("dialog").get_by_role("button", name="Queen of hearts").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text("The next card is now card 3.")
    assert line.served.table.refused == ["key_card"], "said once: the moment was right, the place was not"


@needs_browser
@pytest.mark.browser
def test_a_refusal_is_read_in_the_open_dialog(visit: Visit, line: Line) -> None:
    page = visit("/dealer")
    page.get_by_role("button", name="Void the deal").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    line.served.table.overtake(cards(2))
    page.get_by_role("dialog").get_by_role("button", name="Void the deal").click()
    said = page.get_by_role("dialog").get_by_role("alert")
    expect(said).to_have_text("It was meant for turn 1, but turn 2 had come; nothing was done.")
    assert line.done == []
