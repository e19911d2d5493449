"""What a finger reaches on the cloth of faro: 44 px of every place at the sizes of a tablet and of a phone, and a list
of all places, on which each bet between cards is staked too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from controller.games.faro.bets import LAYOUT_SHAPES, labels_of
from tests.controller.page_table import before_the_deal, faro_table
from tests.controller.pages.test_everybody import holes
from tests.controller.web_browser import (
    BROWSER,
    LYING,
    PHONE,
    TABLET,
    Served,
    acts_of,
    resize,
    served_by,
    sit_down,
    stays,
    too_small,
    visit,
)

pytestmark = BROWSER
served = served_by(lambda: before_the_deal("faro", bank=10_000))
COVERED = """() => [...document.querySelectorAll(".place")].flatMap((place) => {
  place.scrollIntoView({ block: "center" });
  const { x, y, width, height } = place.querySelector(".reach").getBoundingClientRect();
  const own = ([dx, dy]) =>
    document.elementsFromPoint(x + width / 2 + dx, y + height / 2 + dy).find((one) => one.closest(".place"))
      ?.closest(".place") === place;
  const far = 21.5;
  const all = [[0, 0], [far, 0], [-far, 0], [0, far], [0, -far]];
  return all.every(own) ? [] : [`${place.dataset.place} ${width} x ${height}`];
})"""
"""Places that a finger does not reach in a cross of 43 px round their middle: too small, or another is on top."""
KINDS = {"One card": 13, "Between two cards": 18, "Between four cards": 5, "Three cards": 3, "High card, odd, even": 3}


def seated(browser: Browser, served: Served) -> tuple[Page, list[str]]:
    page, complaints = visit(browser, served, "/play", PHONE, touch=True)
    sit_down(page, served, faro_table(players=("Eve", "bob")))
    expect(page.locator(".tray")).to_be_visible()
    return page, complaints


@pytest.mark.whole
def test_a_finger_reaches_every_place(browser: Browser, served: Served) -> None:
    page, complaints = seated(browser, served)
    for size in (PHONE, LYING, TABLET):
        resize(page, size)
        assert stays(lambda: list(page.evaluate(COVERED))) == [], size
        assert stays(lambda: too_small(page)) == [], size
    assert complaints == []


def test_every_bet_is_staked_by_touch_from_the_list(browser: Browser, served: Served, whole: bool) -> None:
    """One of each kind; as a whole every one, which are those that the table takes."""
    page, complaints = seated(browser, served)
    opener = page.get_by_role("button", name="All places")
    listed = page.get_by_role("dialog", name="All places: 5 on")
    opener.tap()
    assert holes(page) == []
    assert too_small(page) == []
    names = {kind: listed.get_by_role("region", name=kind).get_by_role("button").all_inner_texts() for kind in KINDS}
    assert {kind: len(names[kind]) for kind in KINDS} == KINDS
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    expect(opener).to_be_focused()
    laid = 0
    for kind, all_names in names.items():
        for name in all_names if whole else all_names[-1:]:
            opener.tap()
            listed.get_by_role("region", name=kind).get_by_role("button", name=name, exact=True).tap()
            expect(listed).to_have_count(0)
            laid += 1
            acts_of(served, "Eve", {"bet"}, laid)
    bets = acts_of(served, "Eve", {"bet"}, laid)
    assert {bet["type"] for bet in bets} >= {"flat", "group", "even"}
    assert served.table.refused == []
    if whole:
        groups = {frozenset(bet["ranks"]) for bet in bets if bet["type"] == "group"}
        assert groups == {frozenset(labels_of(shape)) for shape in LAYOUT_SHAPES}
        assert {bet["type"] for bet in bets} == {"flat", "group", "high", "odd", "even"}
    assert complaints == []


@pytest.mark.whole
def test_the_list_serves_a_stake_that_is_moved(browser: Browser, served: Served) -> None:
    page, complaints = seated(browser, served)
    page.locator('[data-place="K"]').tap()
    page.get_by_role("tab", name="Stakes").tap()
    page.get_by_role("button", name="Change the stake on King").tap()
    page.get_by_role("button", name="Move", exact=True).tap()
    page.get_by_role("button", name="All places").tap()
    page.get_by_role("dialog", name="All places").get_by_role("button", name="Q·J", exact=True).tap()
    (moved,) = acts_of(served, "Eve", {"move"}, 1)
    assert sorted(moved["ranks"]) == ["J", "Q"]
    assert complaints == []
