"""The toy game's page at a real table, in a process of its own: a card face down on its holder's tablet alone, a
decision with a clock, and a kill in the middle of it."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, WebSocket, expect

from controller.games.cards import Card
from tests.controller.web_browser import BROWSER, PHONE, SERVER_GONE, TABLET, blank_pages, shown
from tests.leaks import marks_of, without_secrets
from tests.toy.__main__ import DECK

pytestmark = BROWSER

ROOT = Path(__file__).resolve().parents[3]
LONG_S = 60
HIDDEN = Card.parse(DECK[0])
NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANKS = {"A": "Ace", "T": "Ten", "J": "Jack", "Q": "Queen", "K": "King"}


class Table:
    """The toy's table as a process; killed and started again at the same address."""

    def __init__(self, folder: Path, limit_s: int) -> None:
        self._folder, self._limit_s = folder, limit_s
        self.killed = False
        self.url = self._start("0")

    def _start(self, port: str) -> str:
        command = [sys.executable, "-m", "tests.toy", str(self._folder), port, str(self._limit_s)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        address = self._process.stdout.readline().strip()
        assert address.startswith("http"), "the table has not started"
        return address

    def kill(self) -> None:
        self.killed = True
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def start_again(self) -> None:
        self._start(self.url.rstrip("/").rpartition(":")[2])


def card_name(card: Card) -> str:
    label = card.label
    return f"{RANKS.get(label[0], label[0])} of {NAMES[label[1]]}"


class Tablet:
    """A page with everything that its sockets brought, to the byte."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[bytes] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on(
            "framereceived", lambda frame: self.heard.append(frame if isinstance(frame, bytes) else frame.encode())
        )

    def told(self, card: Card) -> list[str]:
        """The ways in which this card reached the tablet: on its line, on its screen."""
        heard = "".join(without_secrets(frame.decode(errors="replace")) for frame in self.heard)
        shown = self.page.content()
        return [m for m in marks_of(card.label) if m in heard] + [n for n in (card_name(card), card.sign) if n in shown]


Seat = Callable[..., Tablet]


@pytest.fixture
def complaints(browser: Browser) -> list[str]:
    return []


@pytest.fixture
def table(request: pytest.FixtureRequest, tmp_path: Path) -> Generator[Table]:
    made = Table(tmp_path, getattr(request, "param", LONG_S))
    yield made
    made.kill()


@pytest.fixture
def seat(browser: Browser, table: Table, complaints: list[str]) -> Generator[Seat]:
    with blank_pages(browser, complaints) as blank:

        def open_page(path: str, name: str = "", size: ViewportSize = TABLET) -> Tablet:
            made = Tablet(blank(size))
            made.page.goto(table.url.rstrip("/") + path)
            if name:
                made.page.get_by_label("Your name").fill(name)
                made.page.get_by_role("button", name="Sit down").click()
                expect(made.page.locator(".who")).to_contain_text(name)
            return made

        yield open_page
    # A killed table has answered half of a request, perhaps.
    lost = re.compile("net::ERR_") if table.killed else SERVER_GONE
    assert [said for said in complaints if not lost.search(said)] == []


def to_the_decision(dealer: Tablet, bob: Tablet) -> None:
    """Bob has staked and has his card."""
    dealer.page.get_by_role("button", name="Start a deal").click()
    bob.page.get_by_role("button", name="Stake 20").click()
    dealer.page.get_by_role("button", name="No more bets").click()
    expect(dealer.page.locator(".next-thing")).to_have_text("Next Draw: the next card goes to the player, face down.")
    dealer.page.get_by_role("button", name="Draw a card").click()
    expect(bob.page.get_by_role("button", name="Stand")).to_be_visible()


@pytest.mark.parametrize("table", [8], indirect=True)
@pytest.mark.whole
def test_a_hidden_card_is_seen_by_its_holder_and_silence_stands(table: Table, seat: Seat) -> None:
    dealer, display = seat("/dealer"), seat("/display")
    ann, bob, cy = seat("/play", "ann"), seat("/play", "bob"), seat("/play", "cy", PHONE)
    expect(dealer.page.locator(".people li")).to_have_count(3)
    to_the_decision(dealer, bob)
    dealer.page.get_by_role("button", name="Hold").click()  # the clock stands, for as long as we look
    expect(bob.page.get_by_role("button", name="Stand")).to_have_count(0)
    others = (dealer, display, ann, cy)
    for one in (bob, *others):
        expect(one.page.locator(".awaited")).to_contain_text("draw or stand" if one is bob else "bob decides")
        expect(one.page.locator(".awaited")).to_contain_text("s left when play goes on")
    expect(ann.page.locator(".who")).to_have_text("ann, banker")
    expect(bob.page.get_by_role("img", name=card_name(HIDDEN))).to_be_visible()
    for one in (ann, cy):
        expect(one.page.get_by_role("img", name="A card face down")).to_be_visible()
    dealer.page.get_by_role("button", name="Resume").click()
    expect(bob.page.get_by_role("button", name="Stand")).to_be_visible()
    expect(cy.page.get_by_role("button", name="Stand")).to_have_count(0)
    expect(dealer.page.locator(".next-thing")).to_have_text("Next Wait for bob.")
    expect(dealer.page.locator(".next-thing")).to_have_text(
        "Next Draw: the next card goes to the banker."
    )  # time is up
    for one in (bob, *others):
        expect(one.page.locator(".awaited")).to_have_count(0)
    assert {one.page.url: one.told(HIDDEN) for one in others} == {one.page.url: [] for one in others}
    assert {HIDDEN.label, card_name(HIDDEN)} <= set(bob.told(HIDDEN))
    dealer.page.get_by_role("button", name="Draw a card").click()
    expect(shown(cy.page, "Stake against the bank")).to_be_visible()
    assert cy.told(HIDDEN), "after the round everybody may see it"


@pytest.mark.whole
def test_the_decision_goes_on_after_a_kill(table: Table, seat: Seat) -> None:
    dealer, ann, bob = seat("/dealer"), seat("/play", "ann"), seat("/play", "bob")
    expect(dealer.page.locator(".people li")).to_have_count(2)
    to_the_decision(dealer, bob)
    table.kill()
    expect(bob.page.locator(".offline, .cover[open]").first).to_be_visible()
    table.start_again()
    question = dealer.page.locator(".question")
    expect(question).to_contain_text("How many cards left the shoe after card 1 before this question?")
    awaited, clock = bob.page.locator(".awaited"), bob.page.get_by_role("timer")
    expect(awaited).to_contain_text(f"{LONG_S} s left when play goes on")  # it starts again, and stands
    expect(clock).to_have_count(0)
    expect(bob.page.get_by_role("button", name="Stand")).to_have_count(0)
    question.get_by_role("button", name="0", exact=True).click()
    expect(clock).not_to_have_text(f"{LONG_S} s")
    expect(clock).to_contain_text(" s")
    expect(bob.page.get_by_role("img", name=card_name(HIDDEN))).to_be_visible()
    assert ann.told(HIDDEN) == dealer.told(HIDDEN) == []
    bob.page.get_by_role("button", name="Stand").click()
    expect(dealer.page.locator(".next-thing")).to_have_text("Next Draw: the next card goes to the banker.")
    dealer.page.get_by_role("button", name="Draw a card").click()
    expect(shown(ann.page, "Stake against the bank")).to_be_visible()
    purses = ann.page.locator(".purses")
    ann.page.get_by_role("tab", name="Players").click()
    expect(purses).to_contain_text("The bank of ann")
