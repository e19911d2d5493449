"""The round tables of siete y media, Macao and Victoria in a real browser, with as many players as each seats: on every
screen all hands lie within the rail and none on another, and one's own buttons are in view and stay where they are."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from controller.games.registry import GAMES
from tests.controller.page_table import CLOSE, Act, before_the_deal, by, cards, played
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import (
    BROWSER,
    LETTERS_PX,
    LYING,
    PHONE,
    ROOM,
    SETTLES_S,
    TABLET,
    TALL,
    Served,
    fits,
    resize,
    served_by,
    sit_down,
    too_small,
    visit,
)
from tests.sample import sampled

pytestmark = BROWSER
AMISS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const within = (a, b) =>
    a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
  const clear = (a, b) =>
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const shown = (one) => one.checkVisibility() && box(one).width > 0;
  const amiss = [];
  const table = box(document.querySelector(".rt"));
  const parts = ".rt-name, .rt-figure, .rt-cards > *, .rt-lying, .rt-status, .rt-won, .hold-to-see";
  const places = [...document.querySelectorAll(".rt-place")];
  const parted = places.map((place) => [...place.querySelectorAll(parts)].filter(shown));
  places.forEach((place, i) => {
    const name = place.ariaLabel;
    for (const one of parted[i]) {
      if (!within(box(one), table)) amiss.push(`${name}: ${one.className} is not on the table`);
      if (one.scrollWidth > one.clientWidth + 1 && one.className === "rt-lying") amiss.push(`${name}: a stake is cut`);
    }
    for (let j = i + 1; j < places.length; j++) {
      const on = parted[i].filter((one) => parted[j].some((other) => !clear(box(one), box(other))));
      for (const one of on) amiss.push(`${name}: ${one.className} lies on ${places[j].ariaLabel}'s`);
    }
  });
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (!within(table, screen)) amiss.push("the table is not on the screen");
  for (const one of document.querySelectorAll(".tray, .tray button, .rt-own .hold-to-see")) {
    if (!within(box(one), screen)) amiss.push(`${one.className} ${one.textContent}: not on the screen`);
  }
  return amiss;
}"""
"""What is outside the rail, on another's place or off the screen."""

SIETE: dict[str, Any] = {"backing": True, "open": True, "canto": True}
RULES: dict[str, dict[str, Any]] = {"siete_y_media": SIETE, "macao": {}, "victoria": {}}
SIETE_SHOE = "4S 7H QD KD 6H 2C 3D KS 5D 3C JC"


def full_table(game: str, acts: Sequence[Act] | None = None, *, dealt: bool = True) -> ShoeTable:
    """As many as the game seats; it is Eve's turn."""
    seats = GAMES[game].max_seats
    names = ("Maximiliano", "Guadalupe", "Catherine", *(f"guest {n}" for n in range(seats - 6)))
    players = ("cy", "bob", "Eve", *names, "Bartholomew", "dan")[:seats]
    rules = RULES[game]
    if game == "siete_y_media":
        table = ShoeTable(SIETE_SHOE, game=game, players=players, **rules)
        turns = [cards(seats), by("bob", "bet", amount=130), by("bob", "hit", expose=True), cards(), by("bob", "stand")]
        return played(table, turns if dealt else [cards()])
    pack = [card.label for card in GAMES[game].pack(GAMES[game].open(rules, 0))]
    low = [label for rank in "23JQK" for label in pack if label[0] == rank]  # no two of them are a natural
    table = ShoeTable(low * 2, game=game, players=players, buy_in=5000)
    stakes = [by(player, "stake", amount=130) for player in players if player not in ("cy", "dan")]
    first = table.deal.rules.first
    stands = [by("bob", "stand")] if first == 1 else []  # with three cards a hand of Victoria is full
    turns = [CLOSE, cards(seats * first), by("bob", "draw"), cards(), *stands]
    return played(table, [*stakes, *(turns if dealt else [])])


served = served_by(lambda: before_the_deal("macao"))


def amiss(page: Page) -> list[str]:
    """What is amiss: a busy page is drawn again some time after its size has changed."""
    end = time.monotonic() + SETTLES_S
    while (amiss := list(page.evaluate(AMISS))) and time.monotonic() < end:
        time.sleep(0.1)
    return amiss


@pytest.mark.parametrize("game", sampled(RULES, 1))
def test_at_a_full_table_nothing_overlaps_or_is_cut(browser: Browser, served: Served, game: str) -> None:
    served.show(before_the_deal(game, **RULES[game]))
    page, complaints = visit(browser, served, "/play", TABLET)
    sit_down(page, served, full_table(game))
    expect(page.locator(".rt-own.turn")).to_be_visible()
    expect(page.locator(".rt-place")).to_have_count(GAMES[game].max_seats)
    for size in (TABLET, PHONE, LYING, TALL):
        resize(page, size)
        assert amiss(page) == [], size
        assert fits(page, size)
        assert too_small(page) == [], size
    assert complaints == []


@pytest.mark.parametrize("game", sampled(RULES, 1))
def test_a_room_reads_the_display_of_a_full_table(browser: Browser, served: Served, game: str) -> None:
    served.show(full_table(game))
    page, complaints = visit(browser, served, "/display", ROOM)
    expect(page.locator(".rt-place.turn")).to_contain_text("Eve")
    expect(page.locator(".rt-place.turn .rt-turn")).to_be_visible()
    assert amiss(page) == []
    size = "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    letters = page.locator(".head-phase, .head-turn, .rt-figure").evaluate_all(size)
    assert min(letters) >= LETTERS_PX
    high = page.locator(".rt-cards > *").evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert min(high) >= 3 * LETTERS_PX
    table = page.locator(".rt").bounding_box()
    assert table is not None
    assert table["y"] + table["height"] > 0.95 * ROOM["height"], "nothing is bare below"
    assert complaints == []


@pytest.mark.whole
@pytest.mark.parametrize("size", sampled([TABLET, PHONE, LYING], 1), ids=["tablet", "phone", "lying phone"])
@pytest.mark.parametrize("game", ["siete_y_media", "macao"])
def test_the_tray_stays_when_a_hand_and_a_question_come(
    browser: Browser, served: Served, size: ViewportSize, game: str
) -> None:
    served.show(before_the_deal(game, **RULES[game]))
    page, complaints = visit(browser, served, "/play", size)
    sit_down(page, served, full_table(game, dealt=False))
    expect(page.locator(".rt-own")).to_be_visible()
    tray, before = page.locator(".tray"), page.locator(".tray").bounding_box()
    served.show(full_table(game))
    expect(page.locator(".awaited.mine")).to_be_visible()
    expect(page.locator(".rt-own .hold-to-see")).to_be_visible()
    assert tray.bounding_box() == before
    assert complaints == []
