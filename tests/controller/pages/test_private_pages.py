"""What a tablet shows of a hand that lies face down while its player does not hold the button: the same for every hand,
in all that a neighbour could look at."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from controller.catalogue import text_of
from controller.games.audience import Viewer
from controller.games.message import Message
from controller.web.access import Access
from tests.controller.page_table import PageTable, before_the_deal
from tests.controller.shoe_table import ShoeTable, everybody
from tests.controller.web_browser import BROWSER, TABLET, Served, visit

pytestmark = BROWSER
PLAYERS = ("dot", "ann", "bob")
"""Dot has the bank."""

DRAWN = """async ({ game, player, moments }) => {
    const { html, render } = await import("/static/vendor/htm-preact.module.js");
    const { load } = await import("/static/js/core/i18n.js"); // the page's own scripts are others
    const { WithGame } = await import("/static/js/shell/games.js");
    const { PlayPage } = await import("/static/js/shell/play.js");
    await load();
    const root = document.body.appendChild(document.createElement("div"));
    const wire = { online: true, everOnline: true, stale: false, busy: false, onPicture: () => () => {} };
    const you = { role: "seat", player };
    const Seat = ({ state }) => html`<${PlayPage} wire=${wire} state=${state} you=${you} tall=${false} />`;
    const draw = (state) => render(html`<${WithGame} name=${game}><${Seat} state=${state} /><//>`, root);
    const soon = async () => { for (let n = 0; n < 3; n += 1) await null; }; // a press is drawn in a microtask
    const all = (found) => [...root.querySelectorAll(found)];
    const said = async (kind) => {
        for (const button of all(".hold-to-see")) button.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
        await soon();
        return root.innerHTML;
    };
    draw(moments[0][0]);
    while (!root.querySelector(".dock")) await new Promise((done) => setTimeout(done));
    const shown = [];
    for (const states of moments) {
        const each = [];
        for (const state of states) {
            render(null, root); // a page keeps what it has said aloud of the state before
            draw(state);
            const sheets = {};
            for (const tab of all("[role=tab]")) {
                tab.click();
                await soon();
                sheets[tab.textContent] = root.innerHTML;
            }
            each.push({ covered: sheets, held: await said("pointerdown") });
            await said("pointerup");
        }
        shown.push(each);
    }
    render(null, root);
    root.remove();
    return shown;
}"""
"""Draws the page of a seat in each state, with each of its sheets, and once more with the buttons held."""


def siete(table: ShoeTable) -> Iterator[None]:
    """Ann's first card is hidden, then she draws a figure."""
    table.leaves(3)
    yield
    table.seat("ann", "bet", amount=20)
    yield
    table.seat("ann", "hit")
    table.leaves()
    yield
    table.seat("ann", "stand")
    yield
    table.seat("bob", "stand")
    table.seat("dot", "stand")


def first_four(table: ShoeTable) -> Iterator[None]:
    """Before Ann's first act."""
    table.leaves(3)
    yield


def macao(table: Table) -> Iterator[None]:
    """Ann plays first and draws a ten, which she may refuse."""
    for player in ("ann", "bob"):
        table.says_stake(player)
    table.deals(3 * table.deal.rules.first)
    yield
    table.seat("ann", "draw")
    table.leaves()
    yield
    table.seat("ann", "stand")
    yield
    table.seat("bob", "stand")
    table.seat("dot", "stand")


def chemin(table: Table) -> Iterator[None]:
    """Ann plays also for Bob, then Dot for the bank."""
    table.seat("dot", "put_bank", amount=100)
    while table.deal.phase != "bets_open":
        table.time_is_up()
    table.says_stake("ann", 60)
    table.says_stake("bob", 20)
    while table.deal.phase != "bets_closed":
        table.time_is_up()
    table.leaves(4)
    yield
    if table.deal.rules.chemin_strict:
        return
    table.seat("ann", "stand")
    yield
    table.seat("dot", "stand")


def banque(table: Table) -> Iterator[None]:
    """Ann plays the right, also for Cy, Bob the left, Dot the bank."""
    table.seat("dot", "bid", amount=200)
    table.time_is_up()
    table.time_is_up()
    for player in ("ann", "bob", "cy"):
        table.says_stake(player, 50 if player == "ann" else 20)
    table.deals(6)
    yield
    if table.deal.rules.chemin_strict:
        return
    table.seat("ann", "stand")
    yield
    table.seat("bob", "stand")
    yield
    table.seat("dot", "stand")


class Table(ShoeTable):
    def says_stake(self, player: str, amount: int = 100) -> None:
        self.seat(player, "stake", amount=amount)


class Case(NamedTuple):
    """`hands`: what the `player` may have face down, each in place of the x's of the `shoe`. `seen`: the moments in
    which he may look at it."""

    game: str
    play: Callable[[Any], Iterator[None]]
    shoe: str
    hands: tuple[str, ...]
    seen: int
    player: str = "ann"
    players: tuple[str, ...] = PLAYERS
    rules: Mapping[str, Any] = {}


AGREED: dict[str, Any] = {"open": True, "open_cards": "any", "fusilar": True, "backing": True}
BANQUE = ("ann", "bob", "cy", "dot")
FREE: dict[str, Any] = {"chemin_strict": False}
TOTALS = ("2S KH", "3S 2H", "4S 2H", "6S AH")
"""Custom: draw, free, stand, stand; the table of the third card likewise."""
CASES = {
    "a first card, a pair, seven and a half": Case(
        "siete_y_media", siete, "x 5H 6D JC", ("2S", "4S", "7S", "KS"), 4, rules={**AGREED, "change4": "optional"}
    ),
    "a four that must be changed": Case(
        "siete_y_media", first_four, "x 5H 6D", ("4S", "7S", "KS"), 1, rules={"change4": "forced"}
    ),
    "one card": Case("macao", macao, "x 6H 5D KC", ("3S", "AS", "KS", "7S"), 3),
    "two cards": Case("victoria", macao, "x 6H 5D x KH KD KC", ("3S KS", "AS AH", "5S 2H"), 3),
    "the punters, bound": Case("chemin_de_fer", chemin, "x 7H x KC", TOTALS, 1),
    "the punters, free": Case("chemin_de_fer", chemin, "x 7H x KC", TOTALS, 2, rules=FREE),
    "the banker": Case("chemin_de_fer", chemin, "2D x 4D x", TOTALS, 2, player="dot", rules=FREE),
    "the right, bound": Case("baccarat_banque", banque, "x 3S 4S x 3C 3H", TOTALS, 1, players=BANQUE),
    "the right, free": Case("baccarat_banque", banque, "x 3S 4S x 3C 3H", TOTALS, 3, players=BANQUE, rules=FREE),
    "the bank": Case("baccarat_banque", banque, "4D 3S x AC 3C x", TOTALS, 1, "dot", BANQUE, FREE),
}


def tables(case: Case) -> list[Table]:
    """One for each hand."""
    shoes = []
    for hand in case.hands:
        cards = iter(hand.split())
        shoes.append([next(cards) if card == "x" else card for card in case.shoe.split()])
    return [Table(shoe, game=case.game, players=case.players, **case.rules) for shoe in shoes]


def shown_to(table: Table, player: str) -> dict[str, Any]:
    """What his page gets, with the time that each decision has left."""
    state = table.view(Viewer("seat", player))
    state["table"]["camera"] = "hidden"
    state["clocks"] = {"running": False, "left_ms": {one["key"]: 9_000 for one in state["awaiting"]}}
    return state


def moments(case: Case) -> tuple[list[Table], list[list[dict[str, Any]]]]:
    """The tables when all is shown, and before that at every moment what each shows to this player. Nobody else gets
    anything of the hand."""
    played = tables(case)
    others = [viewer for viewer in everybody(case.players) if viewer.player != case.player]
    found = []
    for _ in zip(*map(case.play, played), strict=True):
        assert len({tuple(table.told(others)) for table in played}) == 1
        found.append([shown_to(table, case.player) for table in played])
    return played, found


@pytest.fixture(scope="module")
def served() -> Generator[Served]:
    state = Served(PageTable(before_the_deal("faro")), Access())
    yield state
    state.close()


def test_nothing_on_a_player_s_page_reveals_his_covered_hand(browser: Browser, served: Served) -> None:
    """Text, buttons, classes, labels, titles, every sheet: two states of one viewer that differ in his covered cards
    alone are drawn alike until he holds the button."""
    page, complaints = visit(browser, served, "/play", TABLET)
    expect(page.get_by_label("Your name")).to_be_visible()
    for name, case in CASES.items():
        played, states = moments(case)
        shown = page.evaluate(DRAWN, {"game": case.game, "player": case.player, "moments": states})
        looked_at = 0
        for number, pages in enumerate(shown):
            first, *others = [one["covered"] for one in pages]
            assert "Log" in first, "every sheet is looked at"
            for hand, sheets in zip(case.hands[1:], others, strict=True):
                assert sheets == first, f"{name}, moment {number}: {hand} is drawn otherwise than {case.hands[0]}"
            looked_at += len({one["held"] for one in pages}) == len(case.hands)
        assert looked_at == case.seen, f"{name}: held, each hand is seen"
        check_log(case, played)
    assert complaints == []


def check_log(case: Case, played: list[Table]) -> None:
    """Once everybody has seen the cards, the log of their player names them."""
    for table, hand in zip(played, case.hands, strict=True):
        if table.view()["deal"]["cards"].count(None):
            continue
        state = table.view(Viewer("seat", case.player))
        log = [text_of(Message.of(line["text"])) for line in (*state["log"], *state["own_log"])]
        for card in hand.split():
            sign = card[0] + {"S": "♠", "H": "♥"}[card[1]]
            assert any(sign in line for line in log), (hand, log)
