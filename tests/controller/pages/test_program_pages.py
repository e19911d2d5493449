"""A page that was loaded from an earlier program does not go on with a newer one."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from controller.games.message import say
from controller.web.access import Access
from controller.web.program import program
from tests.controller.page_table import PageTable, fault, noted
from tests.controller.web_browser import BROWSER, SERVER_GONE, Served, acts_of, blank_pages
from tests.toy.__main__ import its_pages

pytestmark = BROWSER
Open = Callable[[str], Page]


@pytest.fixture
def served() -> Generator[Served]:
    state = Served(PageTable(), Access())
    yield state
    state.close()


@pytest.fixture
def visit(browser: Browser, served: Served) -> Generator[Open]:
    complaints: list[str] = []
    with blank_pages(browser, complaints) as blank:

        def go(path: str) -> Page:
            page = blank()
            page.goto(served.url.rstrip("/") + path)
            return page

        yield go
    assert [said for said in complaints if not SERVER_GONE.search(said)] == []


@pytest.mark.whole
def test_a_page_of_an_earlier_program_loads_again_and_says_what_waits(visit: Open, served: Served) -> None:
    page = visit("/play")
    page.get_by_label("Your name").fill("Eve")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("group", name="The layout")).to_be_visible()
    expect(page.locator("body")).to_have_attribute("data-program", program())
    served.stop()
    expect(page.locator(".offline")).to_be_visible()
    page.locator('[data-place="Q"]').click()
    served.program = "fedcba9876543210"
    served.start()
    expect(page.locator("body")).to_have_attribute("data-program", served.program)
    expect(page.locator(".stack.mine")).to_have_count(1)
    assert [bet["ranks"] for bet in acts_of(served, "Eve", ("bet",), 1)] == [["Q"]]


def test_a_page_that_stays_the_old_one_loads_again_once_and_goes_on(visit: Open, served: Served) -> None:
    page = visit("/help")
    page.add_init_script(
        'addEventListener("readystatechange", () => document.body.dataset.program = "0123456789abcdef", true)'
    )
    loaded: list[str] = []
    page.on("domcontentloaded", lambda shown: loaded.append(shown.url))
    page.goto(f"{served.url}display")
    expect(page.locator(".display, main").first).to_be_visible()
    page.reload()
    expect(page.locator(".display, main").first).to_be_visible()
    assert len(loaded) == 3, "once for this program, and once by the test"
    expect(page.locator("body")).to_have_attribute("data-program", "0123456789abcdef")


def test_what_is_seldom_said_is_of_the_game_that_the_page_speaks_of(visit: Open) -> None:
    """Another game is under way: what comes meanwhile belongs to the sentences that are there."""
    page = visit("/dealer")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    held: list[Route] = []
    page.route(re.compile(r"game=siete_y_media&part=first"), lambda route: held.append(route))
    page.evaluate(
        """async () => {
            window.said = await import("/static/js/core/i18n.js");
            await said.load();
            window.other = said.speakOf("siete_y_media");
            await said.loadRest();
        }"""
    )
    for route in held:
        route.continue_()
    page.evaluate("window.other")
    assert held
    assert [re.findall(r"game=(\w+)", address) for address in asked if "part=rest" in address] == [["faro"]]


def test_what_is_seldom_said_is_fetched_when_it_is_said(visit: Open, served: Served) -> None:
    page = visit("/help")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{served.url}dealer")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    assert [address for address in asked if "part=rest" in address] == []
    served.play(fault("mcu", say("link-silent", seconds=3)), noted("a line"))
    expect(page.get_by_text("the board has said nothing for 3 s").first).to_be_visible()
    assert len([address for address in asked if "part=rest" in address]) == 1


def _keep_first(held: list[Route], route: Route) -> None:
    if held:
        route.continue_()
    else:
        held.append(route)


def test_a_language_that_comes_while_the_game_changes_is_of_the_new_game(visit: Open) -> None:
    """Whichever is fetched last."""
    page = visit("/dealer")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    for held_back in ("es.ftl.*game=faro", "en.ftl.*game=siete_y_media"):
        page.reload()
        expect(page.get_by_role("tab", name="Log")).to_be_visible()
        held: list[Route] = []
        page.route(re.compile(held_back), partial(_keep_first, held))
        page.evaluate(
            """async () => {
                window.said = await import("/static/js/core/i18n.js");
                await said.load();
                window.language = said.speakIn("es");
                window.other = said.speakOf("siete_y_media");
            }"""
        )
        while not held:
            page.wait_for_timeout(20)  # lets the browser's words come in
        held[0].continue_()
        page.evaluate("Promise.all([language, other])")
        assert page.evaluate("[said.language(), said.hasText('siete_y_media-phase-bets_open')]") == ["es", True]
        page.context.clear_cookies()
        page.unroute_all()


def test_the_program_is_another_where_a_page_is_made_of_something_else() -> None:
    own = program()
    assert re.fullmatch(r"[0-9a-f]{16}", own)
    assert program() == own
    with its_pages():
        assert program() != own
    assert program() == own
