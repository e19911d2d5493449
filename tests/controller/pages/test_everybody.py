"""The pages as everybody uses them: what axe-core finds by WCAG 2.2 AA and its best practice in the states of every
game, without exceptions; what a screen reader says of a round; the keyboard; 200 % of size, forced colours, less
motion."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator
from importlib.resources import files

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.controller.page_table import CLOSE, PageTable, before_the_deal, cards, faro_table
from tests.controller.pages import test_chemin_pages as chemin
from tests.controller.pages.test_german_pages import german
from tests.controller.pages.test_macao_pages import macao
from tests.controller.pages.test_made_up_pages import OF_THE_SHOE, asked, at_play, of_service
from tests.controller.pages.test_punto_pages import punto
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import (
    BROWSER,
    PHONE,
    SERVER_GONE,
    TABLET,
    UNDER,
    Visits,
    blank_pages,
    fits,
    resize,
    stays,
)
from tests.hardware.waiting import eventually
from tests.sample import sampled

pytestmark = BROWSER
AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
FOUND = """async (tags) => {
  const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
    `${id}: ${html.slice(0, 200)} ${failureSummary.replaceAll("\\n", " ").slice(0, 300)}`));
}"""


def holes(page: Page) -> list[str]:
    """What of the page somebody cannot use."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    return list(page.evaluate(FOUND, TAGS))


class Visit(Visits):
    """Opens pages, and shows further states on them."""

    def seat(self, game: str, size: ViewportSize = TABLET) -> Page:
        """Eve's, before the deal begins."""
        bank = 0 if game in OF_THE_SHOE and game != "punto_banco" else 10_000
        page = self("/play", PageTable(before_the_deal(game, bank=100 if game == "german_faro" else bank)), size)
        page.locator("#name").fill("Eve")
        page.locator("form button").first.click()
        expect(page.locator(".who")).to_have_text("Eve")
        return page

    def show(self, page: Page, table: ShoeTable) -> None:
        """Another table, once the page has it."""
        self.served.show(table)
        name = f"Table {table.out} {len(table.events)}"
        self.served.alter(lambda told: told["table"].update(name=name))
        expect(page.locator('.head a[href="/"]')).to_have_text(name)


@pytest.fixture
def visit(browser: Browser) -> Generator[Visit]:
    """At the end nothing may have gone wrong in any page."""
    complaints: list[str] = []
    with blank_pages(browser, complaints) as blank:
        visits = Visit(blank)
        yield visits
    for served in visits.tables:
        served.close()
    assert [said for said in complaints if not (SERVER_GONE.search(said) or re.search("40[14]", said))] == []


STATES: dict[str, list[Callable[[], ShoeTable]]] = {
    "faro": [lambda out=out: faro_table(leave=out, players=("Eve", "bob")) for out in (1, 2, 3)],  # type: ignore[misc]
    "german_faro": [german],
    **OF_THE_SHOE,
}
"""The tables of each game that are looked at: before bets, while they lie, and after they are settled."""


IN_WHOLE = pytest.mark.whole
SHOWN = [
    *(pytest.param(game, "/display", marks=[] if game in ("faro", "siete_y_media") else IN_WHOLE) for game in STATES),
    *(pytest.param(game, "/dealer", marks=[] if game == "chemin_de_fer" else IN_WHOLE) for game in STATES),
]


@pytest.mark.parametrize("game", sampled(STATES, 2))
def test_a_seat_has_no_hole(visit: Visit, game: str, whole: bool) -> None:
    """In the last state but one, where most is shown; as a whole, before the deal and in all of them, with all that is
    opened from the page."""
    page = visit.seat(game)
    if whole:
        assert holes(page) == []
    for table in STATES[game] if whole else STATES[game][-2:][:1]:
        visit.show(page, table())
        assert holes(page) == []
    if not whole and game != "faro":
        return
    for tab in page.get_by_role("tab").all()[1:]:
        tab.click()
        assert holes(page) == []
    for button in (".own-money", "button.ask:not(.signals)"):
        page.locator(button).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert holes(page) == []
        page.keyboard.press("Escape")
        expect(page.locator(button)).to_be_focused()


@pytest.mark.parametrize(("game", "path"), SHOWN)
def test_display_and_dealer_have_no_hole(visit: Visit, game: str, path: str) -> None:
    page = visit(path, PageTable(STATES[game][-1]()))
    expect(page.locator("main .main")).to_be_visible()
    assert holes(page) == []


@pytest.mark.parametrize(
    "path", sampled(["/", "/rules", *(pytest.param(path, marks=IN_WHOLE) for path in ("/play", "/help", "/dealer"))], 1)
)
def test_a_page_has_no_hole_on_a_phone(visit: Visit, path: str) -> None:
    page = visit(path, at_play(), PHONE)
    expect(page.locator("main h1, main h2").first).to_be_attached()
    assert holes(page) == []


@pytest.mark.parametrize("path", sampled(["/display", "/dealer"], 1))
def test_real_chips_have_no_hole(visit: Visit, path: str) -> None:
    page = visit(path, at_play("casekeeper"))
    expect(page.locator(".casekeeper").first).to_be_visible()
    assert holes(page) == []


def test_the_service_page_has_no_hole(visit: Visit) -> None:
    page = visit("/service", of_service())
    expect(page.locator(".spindles")).to_be_visible()
    assert holes(page) == []


@pytest.mark.whole
def test_dialogs_question_and_doors_have_no_hole(visit: Visit) -> None:
    page = visit("/dealer", at_play())
    dialog = page.get_by_role("dialog")
    for name in ("Key a card", "Irregularity", "Void the deal", "Buy in ann", "Change"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(dialog).to_be_visible()
        assert holes(page) == []
        dialog.locator(".dialog-foot button").click()
        expect(dialog).to_have_count(0)
        expect(page.get_by_role("button", name=name, exact=True)).to_be_focused()
    page = visit("/dealer", asked())
    expect(page.get_by_role("region", name="Which card is it?")).to_be_visible()
    assert holes(page) == []
    page = visit("/dealer", at_play(), trust=False)
    expect(page.locator("#pin")).to_be_visible()
    assert holes(page) == []
    page.goto(visit.served.url + "nowhere")
    assert holes(page) == []


# --- the ear ----------------------------------------------------------------------------------------------------

LISTEN = """() => {
  const live = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]";
  window.heard = [];
  window.regions = () => [...document.querySelectorAll(live)].map((one) => one.getAttribute("aria-live"));
  const spoken = ({ type, target, addedNodes }) => {
    const region = (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest(live);
    if (type === "characterData") return region ? [target.data] : [];
    return [...addedNodes].filter((one) => region || one.matches?.(live)).map((one) => one.textContent);
  };
  new MutationObserver((changes) => heard.push(...changes.flatMap(spoken)))
    .observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps all that a screen reader says of its own: what comes into a live region, or changes there."""


def listen(page: Page) -> None:
    expect(page.locator(".aloud")).not_to_be_empty()  # it said how the table stands, after another was shown
    page.wait_for_timeout(300)
    page.evaluate(LISTEN)


def hears(page: Page, *sentences: str) -> None:
    """Exactly these, and nothing after them."""
    said = list(sentences)
    eventually(lambda: len(page.evaluate("heard")) >= len(said))
    page.wait_for_timeout(200)
    assert page.evaluate("heard.splice(0)") == said


def test_a_turn_of_faro_is_heard_once(visit: Visit) -> None:
    page = visit.seat("faro")
    visit.show(page, faro_table(players=("Eve", "bob")))
    listen(page)
    page.get_by_role("radio", name="Chip of 25").click()
    page.locator('[data-place="K"]').click()
    hears(page, "25 on King.", "Your purse: 975.")
    visit.served.play(cards())
    hears(page, "turn 1, losing card: 4 of hearts", "The winner is next, turn 1.")
    visit.served.play(cards())
    settled = ("turn 1, winning card: King of diamonds", "turn 1 settled: Eve +25", "Your purse: 1,025.")
    hears(page, *settled, "Make your bets, turn 2.")
    assert page.evaluate("regions()") == ["polite"]


@pytest.mark.whole
def test_a_coup_of_punto_banco_is_heard_once(visit: Visit) -> None:
    page = visit.seat("punto_banco")
    visit.show(page, punto(3))
    listen(page)
    page.get_by_role("radio", name="a chip of 25").click()
    page.locator('[data-type="player"]').click()
    hears(page, "25 on Player.", "Your purse: 975.")
    visit.served.play(CLOSE)
    hears(page, "No more bets, coup 1.")
    visit.served.play(cards())
    hears(page, "player: 9 of spades")
    visit.served.play(cards(3))
    dealt = ("banker: 2 of hearts", "player: King of spades", "banker: 3 of diamonds")
    ended = ("coup 1: player wins, 9 against 5, a natural", "Eve wins 25 with 25 on Player", "Your purse: 1,025.")
    hears(page, *dealt, *ended, "Place your bets, coup 2.")
    assert page.evaluate("regions()") == ["polite"]


def test_ones_own_turn_is_heard_once_and_no_card_that_lies_face_down(visit: Visit) -> None:
    page = visit.seat("chemin_de_fer")
    visit.show(page, chemin.chemin(*chemin.OTHERS_BANK, *chemin.STAKES))
    listen(page)
    visit.served.play(cards(4))
    down = ["punters: a card face down", "banker: a card face down"]
    hears(page, *down, *down, "Your decision: draw or stand, else by custom")
    visit.served.alter(lambda told: told.update(faults=[]))
    hears(page)


@pytest.mark.whole
def test_a_clock_is_not_heard(visit: Visit) -> None:
    page = visit.seat("siete_y_media")
    visit.show(page, STATES["siete_y_media"][1]())
    clock = page.get_by_role("timer").first
    expect(clock).to_be_visible()
    listen(page)
    began = clock.inner_text()
    expect(clock).not_to_have_text(began)
    hears(page)


def test_the_dealer_hears_what_to_do_next(visit: Visit) -> None:
    page = visit("/dealer", PageTable(faro_table()))
    expect(page.locator(".next-thing")).to_be_visible()
    page.evaluate(LISTEN)
    visit.served.play(cards())
    said = page.locator(".next-thing")
    expect(said).to_contain_text("winn")
    hears(
        page, "turn 1, losing card: 4 of hearts", "The winner is next, turn 1.", said.inner_text().removeprefix("Next ")
    )


# --- the keyboard -----------------------------------------------------------------------------------------------

MOST_TABS = 6


@pytest.mark.parametrize("game", sampled(["faro", "punto_banco"], 1))
def test_the_chip_of_25_is_six_tabs_away(visit: Visit, game: str) -> None:
    page = visit.seat(game)
    visit.show(page, STATES[game][0]() if game == "faro" else punto(3))
    chosen = page.get_by_role("radio", checked=True)
    expect(chosen).to_be_visible()
    page.locator(".head a").focus()  # what the first tab comes to
    for _ in range(MOST_TABS - 1):
        page.keyboard.press("Tab")
    expect(chosen).to_be_focused()
    twenty_five = page.get_by_role("radio", name=re.compile("chip of 25$", re.IGNORECASE))
    while twenty_five.get_attribute("aria-checked") != "true":
        page.keyboard.press("ArrowRight")
    expect(twenty_five).to_be_focused()
    page.keyboard.press("Home")
    expect(page.get_by_role("radio").first).to_have_attribute("aria-checked", "true")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[role=radio]:not(:disabled)").last).to_be_focused()


@pytest.mark.whole
def test_chips_that_add_up_to_a_sum_are_one_tab(visit: Visit) -> None:
    """An arrow key goes along them and lays nothing; one that no longer fits is left for the next that does."""
    page = visit.seat("macao")
    visit.show(page, macao("open"))
    chips = page.locator(".tray-chip")
    expect(chips.first).to_be_visible()
    chips.first.focus()
    page.keyboard.press("ArrowRight")
    expect(chips.nth(1)).to_be_focused()
    stake = page.get_by_role("button", name=re.compile("^Stake"))
    expect(stake).to_be_disabled()
    page.keyboard.press("Enter")
    expect(stake).to_be_enabled()
    expect(chips.nth(1)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    assert page.locator(".tray-chip:focus").count() == 0
    page.keyboard.press("Tab")
    expect(chips.nth(1)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Clear")).to_be_focused()
    chips.last.focus()
    while chips.last.is_enabled():
        page.keyboard.press("Enter")
    expect(page.locator('.tray-chip[tabindex="0"]:not(:disabled)')).to_have_count(1)


@pytest.mark.whole
def test_arrow_keys_go_round_the_tabs(visit: Visit) -> None:
    page = visit("/dealer", at_play())
    first, last = page.get_by_role("tab").first, page.get_by_role("tab").last
    first.focus()
    page.keyboard.press("ArrowLeft")
    expect(last).to_be_focused()
    expect(last).to_have_attribute("aria-selected", "true")
    assert first.get_attribute("tabindex") == "-1"
    page.keyboard.press("Home")
    expect(first).to_be_focused()
    expect(page.get_by_role("tabpanel")).to_have_attribute("aria-labelledby", "tab-0")


def test_arrow_keys_go_over_the_layout_and_a_bet_is_laid_and_taken_back(visit: Visit) -> None:
    page = visit.seat("faro")
    visit.show(page, faro_table(players=("Eve", "bob")))
    page.locator('[data-place="K"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-place="QK"]')).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-place="K"]')).to_be_focused()
    page.keyboard.press("Enter")
    stack = page.locator(".stack.mine")
    expect(stack).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(stack).to_be_focused()
    page.keyboard.press("Shift+Enter")
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(page.locator('[data-place="K"]')).to_be_focused()


def test_the_focus_stays_where_one_plays(visit: Visit) -> None:
    page = visit("/play", PageTable(before_the_deal("faro", bank=10_000)))
    page.locator("#name").fill("Eve")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="On the table")).to_be_focused()
    visit.show(page, faro_table(players=("Eve", "bob")))
    page.locator('[data-place="K"]').click()
    undo = page.locator("button.undo")
    expect(undo).to_be_enabled()
    undo.focus()
    page.keyboard.press("Enter")
    expect(undo).to_be_disabled()
    expect(page.locator(".tray button:focus")).to_have_count(1)
    tab = page.get_by_role("tab", name="Log")
    tab.click()
    visit.served.play(cards())
    expect(page.locator(".log")).to_contain_text("losing card")
    expect(tab).to_be_focused()


# --- the eye ----------------------------------------------------------------------------------------------------

ZOOMED: ViewportSize = {"width": 640, "height": 400}
"""What is left of a tablet at 200 %."""
MARKED = """() => [...document.querySelectorAll("[aria-selected=true], [aria-checked=true], [aria-pressed=true]")]
  .filter((one) => one.checkVisibility() && getComputedStyle(one).outlineStyle === "none")
  .map((one) => one.outerHTML)"""
MOVING = """() => [...document.querySelectorAll("*")].filter((one) => {
  const { animationName, animationDuration, transitionDuration } = getComputedStyle(one);
  const long = (seconds) => seconds.split(", ").some((each) => parseFloat(each) > 0.001);
  return (animationName !== "none" && long(animationDuration)) || long(transitionDuration);
}).map((one) => one.outerHTML.slice(0, 100))"""


@pytest.mark.parametrize("game", sampled(["faro", "punto_banco", "macao"], 1))
def test_a_seat_at_200_percent_forced_colours_and_less_motion(visit: Visit, game: str) -> None:
    page = visit.seat(game)
    visit.show(page, STATES[game][-2]())
    assert page.evaluate(MOVING) == []
    page.emulate_media(forced_colors="active")
    assert page.evaluate(MARKED) == []
    resize(page, ZOOMED)
    assert fits(page, ZOOMED)
    assert stays(lambda: list(page.evaluate(UNDER))) == []


@pytest.mark.parametrize(
    "path", ["/dealer", *(pytest.param(path, marks=IN_WHOLE) for path in ("/", "/help", "/rules", "/display"))]
)
def test_a_page_at_200_percent(visit: Visit, path: str) -> None:
    page = visit(path, at_play(), ZOOMED)
    expect(page.locator("h1")).to_be_visible()
    assert fits(page, ZOOMED)
    assert stays(lambda: list(page.evaluate(UNDER))) == []
