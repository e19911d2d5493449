"""The painted tables in a real browser: the places round them, chips where they were staked, and at every size nothing
that is cut, covers something else or moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.controller.page_table import CLOSE, TIME, Act, before_the_deal, by, cards, played
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import (
    BROWSER,
    LYING,
    PHONE,
    ROOM,
    TABLET,
    Served,
    at_rest,
    resize,
    served_by,
    sit_down,
    stays,
    too_small,
    visit,
)
from tests.sample import sampled

pytestmark = BROWSER
PLAYERS = ("Eve", "bob", "Maximiliano", "cy", "dan", "fay", "gus", "hal")


def punto(*acts: Act) -> ShoeTable:
    """A shoe without a burn at which all kinds of bets lie."""
    table = ShoeTable("9S 2H KS 3D", game="punto_banco", players=PLAYERS, bank=100_000, burn=False)
    bets = (
        ("Eve", "banker", 100),
        ("bob", "player", 25),
        ("Maximiliano", "player", 1000),
        ("cy", "banker", 375),
        ("dan", "player_pair", 5),
        ("fay", "tie", 15),
        ("gus", "tie", 5),
    )
    return played(
        table,
        [
            *(by(player, "bet", bet=f"b{n}", type=type_, stake=sum_) for n, (player, type_, sum_) in enumerate(bets)),
            *acts,
        ],
    )


CHEMIN_SEATS = ("Eve", "bob", "cy", "dan", "Maximiliano", "fay", "gus", "hal", "ida", "sam")


def chemin(*acts: Act) -> ShoeTable:
    """A full table at which bob has the bank; sam stands by."""
    begun = (by("Eve", "decline"), by("bob", "put_bank", amount=2000))
    shoe = "4S 7H 2D KC AS"
    table = ShoeTable(shoe, game="chemin_de_fer", players=CHEMIN_SEATS, buy_in=3000, chemin_strict=False)
    return played(table, [*begun, *acts])


CHEMIN_STAKES = (
    TIME,
    *(
        by(player, "stake", amount=sum_)
        for player, sum_ in (("Eve", 1160), ("cy", 25), ("Maximiliano", 140), ("gus", 5))
    ),
)
CHEMIN_DEALT = (*CHEMIN_STAKES, CLOSE, by("sam", "stake", amount=20), TIME, cards(4))
BANQUE_SEATS = ("Eve", "bob", "cy", "dan", "eli", "fay", "Maximiliano", "hal", "ida", "jo", "kim", "lou")


def banque(*acts: Act) -> ShoeTable:
    """A full table at which dan has the bank; two stand by."""
    table = ShoeTable("2S 3S 4S 3D 3C 3H AS", game="baccarat_banque", players=BANQUE_SEATS, buy_in=3000)
    return played(table, [by("dan", "bid", amount=2000), TIME, *acts])


BANQUE_STAKES = (
    TIME,
    *(by(player, "stake", amount=sum_) for player, sum_ in (("Eve", 1050), ("cy", 20), ("bob", 40), ("jo", 25))),
)
BANQUE_DEALT = (*BANQUE_STAKES, CLOSE, cards(6))
TABLES: dict[str, list[Callable[[], ShoeTable]]] = {
    "punto_banco": [punto, lambda: punto(CLOSE, cards(3)), lambda: punto(CLOSE, cards(4))],
    "chemin_de_fer": [
        lambda: chemin(*CHEMIN_STAKES),
        lambda: chemin(*CHEMIN_DEALT),
        lambda: chemin(*CHEMIN_DEALT, by("Eve", "draw"), cards()),
        lambda: chemin(*CHEMIN_DEALT, by("Eve", "stand"), by("bob", "stand")),
    ],
    "baccarat_banque": [
        lambda: banque(*BANQUE_STAKES),
        lambda: banque(*BANQUE_DEALT),
        lambda: banque(*BANQUE_DEALT, by("Eve", "draw"), cards(), by("bob", "stand"), by("dan", "stand")),
    ],
}
"""By game: moments of a coup with stakes."""

served = served_by(lambda: before_the_deal("punto_banco", bank=100_000))

TROUBLE = """() => {
  const box = (one) => one.getBoundingClientRect();
  const [table] = document.querySelectorAll(".painted");
  const all = (what) => [...table.querySelectorAll(what)].filter((one) => one.checkVisibility() && box(one).width > 0);
  const name = (one) => `${one.getAttribute("class")} ${one.getAttribute("aria-label") || one.textContent.trim()}`;
  const inside = (a, b, by = 1) =>
    a.left >= b.left - by && a.right <= b.right + by && a.top >= b.top - by && a.bottom <= b.bottom + by;
  const over = (a, b, by = 2) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const found = [];
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (!inside(box(table), screen)) found.push("the table is cut by the screen");
  const [tray] = document.querySelectorAll(".tray");
  if (tray && !inside(box(tray), screen)) found.push("the tray is cut by the screen");
  if (tray && over(box(tray), box(table))) found.push("the tray covers the table");
  const laid = all(".stake-plate, .card-face, .card-back, .chemin-seat, .chair, .verdict, .shoe-left");
  for (const one of laid) if (!inside(box(one), box(table))) found.push(`${name(one)} is beside the table`);
  const apart = all(".stake-plate, .hand, .chemin-seat, .chair, .verdict");
  apart.forEach((one, i) => {
    for (const other of apart.slice(i + 1)) {
      if (over(box(one), box(other)) && !one.contains(other) && !other.contains(one)) {
        found.push(`${name(one)} lies over ${name(other)}`);
      }
    }
  });
  const small = [...table.querySelectorAll("button")].filter((one) => box(one).height < 44 || box(one).width < 36);
  return [...found, ...small.map((one) => `${name(one)} is too small`)];
}"""
"""What is wrong with the painted table that is shown."""
PLACE = """() => {
  const { x, y } = document.querySelector(".painted").getBoundingClientRect();
  return [x, y];
}"""
LETTERS = """() => Math.min(...[...document.querySelectorAll(".stake-sum")].map((one) => {
  const { a } = one.getScreenCTM();
  return a * parseFloat(one.getAttribute("font-size"));
}))"""
"""How high the letters of the smallest sum are, in pixels."""


NEAREST = """(seats) => {
  const box = (one) => one.getBoundingClientRect();
  const away = (from, to, at) => Math.max(from - at, 0, at - to);
  const of = (stake) => {
    const { x, y, width, height } = box(stake);
    const far = (seat) => {
      const { left, right, top, bottom } = box(seat);
      return Math.hypot(away(left, right, x + width / 2), away(top, bottom, y + height / 2));
    };
    return [...document.querySelectorAll(seats)].sort((a, b) => far(a) - far(b))[0].textContent.trim();
  };
  const stakes = [...document.querySelectorAll(".stake")];
  return Object.fromEntries(stakes.map((one) => [one.getAttribute("aria-label"), of(one)]));
}"""
"""What the nearest seat says, by the label of each stake."""


def placed(page: Page, shown: str) -> dict[str, tuple[float, float]]:
    """The middle of each of these, by its label or its text."""
    script = """(all) => Object.fromEntries(all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.getAttribute("aria-label") || one.textContent.trim(), [x + width / 2, y + height / 2]];
    }))"""
    return {name: (x, y) for name, (x, y) in page.locator(shown).evaluate_all(script).items()}


@pytest.mark.parametrize("game", sampled(TABLES, 1))
def test_nothing_is_cut_or_lies_over_something_else(browser: Browser, served: Served, game: str) -> None:
    served.show(before_the_deal(game, bank=100_000))
    page, complaints = visit(browser, served, "/play", TABLET)
    first, *later = TABLES[game]
    sit_down(page, served, first())
    expect(page.locator(".stake").first).to_be_visible()
    at: dict[str, object] = {}
    for moment in (first, *later):
        served.show(moment())
        for size in (TABLET, PHONE, LYING):
            resize(page, size)
            assert stays(lambda: page.evaluate(TROUBLE)) == [], (size, later.index(moment) if moment in later else -1)
            assert too_small(page) == [], size
            if page.locator(".stake-sum").count():
                assert page.evaluate(LETTERS) >= 10, size
            place = at_rest(lambda: page.evaluate(PLACE))
            assert at.setdefault(str(size), place) == place, "the table moves"
    assert complaints == []


@pytest.mark.parametrize("game", sampled(TABLES, 1))
def test_nothing_is_cut_on_the_display_of_a_room(browser: Browser, served: Served, game: str) -> None:
    page, complaints = visit(browser, served, "/display", ROOM)
    for moment in TABLES[game]:
        served.show(moment())
        expect(page.locator(".painted")).to_be_visible()
        assert stays(lambda: page.evaluate(TROUBLE)) == []
        assert page.locator(".stake-sum").count() == 0 or page.evaluate(LETTERS) >= 22
    assert complaints == []


def test_chips_lie_in_the_field_and_before_the_place_of_who_staked_them(browser: Browser, served: Served) -> None:
    page, complaints = visit(browser, served, "/display", TABLET)
    served.show(punto())
    expect(page.locator(".stake")).to_have_count(7)
    chips, names = placed(page, ".stake"), placed(page, ".rim-name")
    fields = placed(page, ".place")
    assert len(chips) == 7
    for label, (x, y) in chips.items():
        player, field = label.split(",")[0], label.rsplit(" on ", 1)[1]
        middle = next(at for name, at in fields.items() if name.startswith(f"{field}, "))
        if field in ("Player", "Banker"):
            nearest = min(names, key=lambda name: abs(names[name][0] - x))
            assert player.startswith(nearest.rstrip("…")), label
            assert names[nearest][1] > y
        else:
            assert abs(middle[0] - x) < 160, label
        assert abs(middle[1] - y) < 70, label
    served.show(punto(CLOSE, cards(4)))
    expect(page.locator(".stake-won")).to_have_text(["−100", "+25", "+1,000", "−375", "−5", "−15", "−5"])
    assert complaints == []


@pytest.mark.parametrize(
    ("table", "seats", "count"),
    sampled(
        [
            (lambda: chemin(*CHEMIN_STAKES), ".chemin-seat", 5),
            (lambda: banque(*BANQUE_STAKES), ".painted .chair", 5),
        ],
        1,
    ),
    ids=["chemin", "banque"],
)
@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_chips_lie_before_the_seat_of_who_staked_them(
    browser: Browser, served: Served, table: Callable[[], ShoeTable], seats: str, count: int, size: ViewportSize
) -> None:
    page, complaints = visit(browser, served, "/display", size)
    served.show(table())
    expect(page.locator(".stake")).to_have_count(count)
    for label, nearest in page.evaluate(NEAREST, seats).items():
        owner = "dan" if label.startswith("The bank holds") else label.split(",")[0]
        assert owner in nearest, (label, nearest)
    assert page.locator(".painted-shoe").count() == 1
    assert complaints == []


@pytest.mark.parametrize("size", sampled([TABLET, PHONE, LYING], 1), ids=["tablet", "phone", "lying"])
def test_one_s_own_hand_moves_neither_table_nor_tray(browser: Browser, served: Served, size: ViewportSize) -> None:
    served.show(before_the_deal("chemin_de_fer"))
    page, complaints = visit(browser, served, "/play", size)
    sit_down(page, served, chemin(TIME))
    expect(page.get_by_role("button", name="a chip of 25", exact=True)).to_be_visible()
    script = "() => ['.painted', '.tray'].map((one) => document.querySelector(one).getBoundingClientRect().top)"
    before = page.evaluate(script)
    served.show(chemin(*CHEMIN_DEALT))
    expect(page.get_by_role("button", name="Hold to see your hand")).to_be_visible()
    expect(page.get_by_role("button", name="Draw", exact=True)).to_be_visible()
    assert page.evaluate(script) == before
    assert complaints == []
