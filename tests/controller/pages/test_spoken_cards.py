"""What is spoken of a hand that lies face down: the same for every hand, on its holder's tablet as on the display,
until he asks for it; then to him alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from controller.web.access import Access
from tests.controller.page_table import PageTable, before_the_deal, noted
from tests.controller.pages.test_by_ear import VOICES, types
from tests.controller.pages.test_private_pages import CASES, Case, Table, tables
from tests.controller.web_browser import BROWSER, TABLET, Served, at_rest, take_seat, visit
from tests.hardware.waiting import eventually
from tests.sample import sampled

pytestmark = BROWSER


def spoken(page: Page) -> list[str]:
    return list(page.evaluate("spoken.splice(0)"))


def said_by(page: Page, before: str, word: str, *, calls: bool = False) -> list[str]:
    """What has been spoken and written for screen readers after one word of the log and until another; with `calls` the
    croupier's too, which no word ends."""
    expect(page.locator(".aloud")).to_contain_text(word)
    if calls:
        at_rest(lambda: page.evaluate("spoken.length"))
    else:
        eventually(lambda: any(word in said for said in page.evaluate("spoken")))
    return [*spoken(page), page.locator(".aloud").inner_text().split(before)[-1]]


QUESTIONS = ("what came out?", "what may I bet on?")


def answers_on(page: Page) -> list[str]:
    """What his page answers to these, spoken and written."""
    answers = []
    for question in QUESTIONS:
        types(page, question)
        eventually(lambda: page.evaluate("spoken.length") > 0)
        answers += [*spoken(page), page.locator(".by-ear .said").inner_text()]
    return answers


def evening(browser: Browser, served: Served, case: Case, table: Table) -> Iterator[tuple[list[str], list[str], str]]:
    """Of every moment in which the hand lies face down: what the holder's tablet and the display said by themselves and
    the tablet when he asked what came out and what he may bet on, and what it spoke when he asked for his cards."""
    page, wrong = visit(browser, served, "/play", TABLET)
    take_seat(page, case.player)
    display, of_display = visit(browser, served, "/display", TABLET)
    served.show(table)
    for one in (page, display):
        one.evaluate(f"({VOICES})()")
    page.keyboard.press("F8")
    page.get_by_role("button", name="Speak the page").click()
    display.get_by_role("button", name="Speak the calls").click()
    expect(display.locator(".subtitle")).to_have_text("The calls are spoken from now on.")
    steps = case.play(table)
    served.play(noted("moment 0"))
    for one in (page, display):
        said_by(one, "moment 0", "moment 0", calls=one is display)
    for number in range(1, case.seen + 1):
        before, word = f"moment {number - 1}", f"moment {number}"
        served.play(lambda _: next(steps), noted(word))
        own, public = said_by(page, before, word), said_by(display, before, word, calls=True)
        own += answers_on(page)
        page.keyboard.press("F9")
        if number == 1:
            page.get_by_role("button", name="I wear headphones: speak").click()
        eventually(lambda: page.evaluate("spoken.length") > 0)
        asked = " ".join(spoken(page))
        assert spoken(display) == []
        yield own, public, asked
    assert wrong == of_display == []
    page.context.close()
    display.context.close()


OF_FIRST_CARDS = {name for name in CASES if name != "the bank"}
"""The bank of baccarat banque looks at its hand last; its cards are seen by nobody in the moments before."""


@pytest.mark.parametrize("name", sampled(sorted(OF_FIRST_CARDS), 1, seed=3))
def test_every_hand_is_spoken_alike_until_its_holder_asks(browser: Browser, name: str) -> None:
    case = CASES[name]
    heard = []
    for table in (tables(case)[0], tables(case)[-1]):
        served = Served(PageTable(before_the_deal(case.game)), Access(), purse=0)
        heard.append(list(evening(browser, served, case, table)))
        served.close()
    first, last = heard
    assert len(first) == len(last) == case.seen
    for moment, other in zip(first, last, strict=True):
        assert moment[:2] == other[:2]
        assert moment[2] != other[2], "each hand is heard"
