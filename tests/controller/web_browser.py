"""A served stand-in table and a real Chromium for the page tests. The server runs in a thread with its own loop, so
that the tests themselves can use Playwright's plain calls."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import re
import shutil
import threading
import time
from collections.abc import Callable, Container, Coroutine, Generator
from typing import Any, TypeVar

import cv2
import numpy as np
import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect, sync_playwright

from controller.web.access import Access
from controller.web.app import create_app
from controller.web.server import serving
from tests.controller.page_table import PageTable, noted
from tests.controller.shoe_table import ShoeTable
from tests.hardware.waiting import PATIENCE_S, eventually

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The same engine; without the windows of the whole browser a page takes less than half of the processor's time."""
CHROMIUM = next((path for name in NAMES if (path := shutil.which(name))), None)
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
]
SERVER_GONE = re.compile("net::ERR_(CONNECTION_[A-Z]+|SOCKET_NOT_CONNECTED)")
"""What Chromium says of a request whose server has gone, or goes meanwhile (its net/base/net_error_list.h): version 156
said the second at times, where those before had said the first."""
PATIENCE_MS = 120_000
T = TypeVar("T")
STEP_MS = 2500
_WORDS = itertools.count(1)
SETTLES_S = 20.0
"""How long a page may take to be drawn for another size, on the busiest machine."""
REST_S = 0.25
"""The second drawing of a table came 90 ms after the first on an idle machine."""
expect.set_options(timeout=PATIENCE_MS)
TABLET: ViewportSize = {"width": 1280, "height": 800}
TALL: ViewportSize = {"width": 800, "height": 1280}
PHONE: ViewportSize = {"width": 390, "height": 844}
"""What is pressed is pressed on the phone, where there is least room; `fits_everywhere` looks at the other sizes."""
LYING: ViewportSize = {"width": 844, "height": 390}
"""A phone held sideways."""
ROOM: ViewportSize = {"width": 1920, "height": 1080}
LETTERS_PX = 50
"""Least height of letters on a 32-inch screen of this size that is read from 4 m."""
UNDER = """() => {
  const dialog = document.querySelector("dialog[open]");
  const under = [...(dialog ?? document).querySelectorAll("button, a, input, select, [role=button]")].filter((one) => {
    if (one.disabled || !one.checkVisibility({ visibilityProperty: true })) return false;
    one.scrollIntoView({ block: "center", inline: "center" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !(top && (one.contains(top) || top.closest("label")?.control === one));
  });
  scrollTo(0, 0);
  return under.map((one) => one.outerHTML);
}"""
"""What can be pressed and is covered by something else, or stands where nothing can be scrolled to."""
SMALL = """() => {
  const pressed = "button, a, input, select, summary, [role=button], [role=radio], [role=tab]";
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("p a, .unseen, .stack");
  return [...document.querySelectorAll(pressed)].filter(seen).flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height) < 43.9 ? [`${one.outerHTML.slice(0, 120)}: ${width} x ${height}`] : [];
  });
}"""
RULE = """() => {
  const rule = document.body.appendChild(document.createElement("div"));
  rule.style.cssText = "position: fixed; width: 100vw; height: 100vh; visibility: hidden";
  window.ruleOfTest = rule;
}"""
FRAME = """() => new Promise((drawn) => {
  const first = new ResizeObserver(() => { first.disconnect(); drawn(); });
  first.observe(document.documentElement);
})"""
"""Waits for the next frame. `requestAnimationFrame` waits for none where a test holds the page's clock."""
MOST_FRAMES = 20
"""Until a page has drawn itself for another size."""
RESIZED = f"""async ({{ width, height }}) => {{
  const frame = {FRAME};
  const is = (box) => box.width === width && box.height === height;
  do await frame(); while (innerWidth !== width || innerHeight !== height || !is(ruleOfTest.getBoundingClientRect()));
  ruleOfTest.remove();
  await frame();
}}"""
"""Waits until the page is laid out for a size: a busy browser answers before, and for a while what is measured in
shares of the window, as `RULE` is, has the size that it had."""
BROWSER = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here (apt-get install chromium-headless-shell)"),
]
"""The `pytestmark` of page tests."""


class Served:
    """A table served on loopback; `stop` and `start` again to lose every line."""

    def __init__(self, table: PageTable, access: Access, *, purse: int = 1000) -> None:
        self.table = table
        self.access = access
        self._purse = purse
        self.own: list[str] = []
        """The addresses at which this machine's pages are reached."""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="web server", daemon=True)
        self._thread.start()
        self.program: str | None = None
        """The program that serves from the next `start`; None: this one."""
        self._serving: Any = None
        self._port = 0
        self.url = ""
        self.start()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Runs `work` in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    def play(self, *acts: Callable[[ShoeTable], object]) -> None:
        """Something happens at the table."""
        self.run(self.table.play(*acts))

    def alter(self, altered: Callable[[dict[str, Any]], None]) -> None:
        """Send a changed state instead of the table's."""
        self.run(self.table.alter(altered))

    def show(self, fold: ShoeTable | None = None) -> None:
        """Another table in its place."""
        self.run(self.table.show(fold))

    def start(self) -> None:
        app = create_app(self.table.port, self.access, purse=self._purse, own=lambda: self.own, program=self.program)
        self._serving = serving(app, "127.0.0.1", self._port)
        self.url = self.run(self._serving.__aenter__())
        self._port = int(self.url.rstrip("/").rpartition(":")[2])

    def stop(self) -> None:
        self.run(self._serving.__aexit__(None, None, None))
        self._serving = None

    def close(self) -> None:
        if self._serving is not None:
            self.stop()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@contextlib.contextmanager
def chromium() -> Generator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield browser
        browser.close()


Blank = Callable[..., Page]


def _context(browser: Browser, size: ViewportSize, *, touch: bool = False) -> BrowserContext:
    """A browser of its own, on which somebody has sat down before: nothing is pointed at."""
    context = browser.new_context(viewport=size, reduced_motion="reduce", has_touch=touch)
    context.add_init_script('if (location.host) localStorage.setItem("faro.guided", "true")')
    return context


@contextlib.contextmanager
def blank_pages(browser: Browser, complaints: list[str]) -> Generator[Blank]:
    """Gives empty pages of a size, each of a browser of its own; what goes wrong in one is added to `complaints`."""
    contexts = []

    def blank(size: ViewportSize = TABLET) -> Page:
        contexts.append(_context(browser, size))
        page = contexts[-1].new_page()
        page.set_default_timeout(PATIENCE_MS)
        _listen(page, complaints)
        return page

    try:
        yield blank
    finally:
        for context in contexts:
            context.close()


class Visits:
    """Opens pages of tables of their own. `tables`: those of all pages; `served`: of the one opened last."""

    def __init__(self, blank: Blank) -> None:
        self._blank = blank
        self.tables: list[Served] = []

    @property
    def served(self) -> Served:
        return self.tables[-1]

    def __call__(self, path: str, table: PageTable, size: ViewportSize = TABLET, *, trust: bool = True) -> Page:
        """`trust`: who comes from this machine is the dealer; otherwise a PIN is asked."""
        self.tables.append(Served(table, Access(pin=None if trust else "4711")))
        page = self._blank(size)
        self.prepare(page)
        page.goto(self.served.url.rstrip("/") + path)
        return page

    def prepare(self, page: Page) -> None:
        """What is done to a page before it is loaded."""


def visit(
    browser: Browser, served: Served, path: str, size: ViewportSize, *, clock: bool = False, touch: bool = False
) -> tuple[Page, list[str]]:
    """A page of the table, and what goes wrong in it. `clock`: it can be stopped (`stop_clock`); `touch`: fingers."""
    page = _context(browser, size, touch=touch).new_page()
    page.set_default_timeout(PATIENCE_MS)
    if clock:
        page.clock.install()  # before the page begins any interval
    complaints: list[str] = []
    _listen(page, complaints)
    page.goto(served.url.rstrip("/") + path)
    return page, complaints


def stop_clock(page: Page, served: Served) -> None:
    """No time passes on the page but what the test lets run (`let_pass`)."""
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    page.get_by_role("tab", name="Log").click()
    _hear(page, served)


def let_pass(page: Page, served: Served, ms: int) -> None:
    """In steps after each of which the table is heard: a page that hears nothing for 4 s counts the line as lost."""
    for left in range(ms, 0, -STEP_MS):
        page.clock.run_for(min(left, STEP_MS))
        _hear(page, served)


def _hear(page: Page, served: Served) -> None:
    word = f"word {next(_WORDS)} of the test"
    served.play(noted(word))
    expect(page.locator(".log")).to_contain_text(word)


def served_by(begin: Callable[[], ShoeTable], *, purse: int = 0) -> Any:
    """The fixture `served` of a file: the table with which each test begins."""

    @pytest.fixture
    def served() -> Generator[Served]:
        state = Served(PageTable(begin()), Access(), purse=purse)
        yield state
        state.close()

    return served


def sit_down(page: Page, served: Served, table: ShoeTable) -> None:
    """Eve takes her seat before the deal begins, and then plays at this table."""
    take_seat(page, "Eve")
    served.show(table)


def take_seat(page: Page, player: str) -> None:
    """Of a table that has no such seat yet."""
    page.get_by_label("Your name").fill(player)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Buy in with the dealer")).to_be_visible()


def acts_of(served: Served, player: str, verbs: Container[str], count: int) -> list[dict[str, Any]]:
    """The acts of these verbs that the player has sent, once there are `count`."""

    def told() -> list[dict[str, Any]]:
        acts = [dict(command) for command, _, who in tuple(served.table.commands) if who == player]
        return [act for act in acts if act["do"] in verbs]

    eventually(lambda: len(told()) >= count)
    return told()


def shown(page: Page, text: str) -> Locator:
    """Where a text can be seen: not what is only said aloud, which repeats much of the page."""
    return page.get_by_text(text).and_(page.locator(":not(.aloud, .aloud *)"))


def fits(page: Page, size: ViewportSize) -> bool:
    """Nothing is cut at the right; a drawing that is another at this size comes some frames after it."""
    for _ in range(MOST_FRAMES):
        if page.evaluate("document.documentElement.scrollWidth") <= size["width"]:
            return True
        page.evaluate(FRAME)
    return False


def fits_everywhere(page: Page) -> bool:
    """On a tablet, lying and standing, and on a phone: nothing is cut at the right, and a finger reaches all that can
    be pressed. The page keeps its size."""
    own = page.viewport_size
    assert own is not None
    good = True
    for size in (TABLET, TALL, PHONE):
        resize(page, size)
        under = stays(lambda: list(page.evaluate(UNDER)))
        assert under == [], (size, under)
        good &= fits(page, size)
    resize(page, own)
    return good


def stays(wrong: Callable[[], list[T]]) -> list[T]:
    """What stays wrong: a busy page is drawn again some time after its size or its table has changed."""
    end = time.monotonic() + SETTLES_S
    while (found := wrong()) and time.monotonic() < end:
        time.sleep(0.1)
    return found


def at_rest(measure: Callable[[], T]) -> T:
    """What is measured once it has been the same for `REST_S`: a new table is drawn in more than one frame."""
    end = time.monotonic() + SETTLES_S
    seen, since = measure(), time.monotonic()
    while time.monotonic() < min(since + REST_S, end):
        time.sleep(0.05)
        if (now := measure()) != seen:
            seen, since = now, time.monotonic()
    return seen


def resize(page: Page, size: ViewportSize) -> None:
    page.evaluate(RULE)
    page.set_viewport_size(size)
    page.evaluate(RESIZED, dict(size))


def too_small(page: Page) -> list[str]:
    """What is pressed and is too small for a finger: below 44 px high or wide. Links within a sentence may be, and a
    stake on the cloth, which is changed on a sheet too."""
    return list(page.evaluate(SMALL))


def buttons_at(page: Page, within: str = "body") -> list[list[int]]:
    """Where the buttons in that part of the page lie, [left, top, width, height] in whole pixels of the window, in
    their order."""
    script = """(all, part) => all.filter((one) => one.closest(part) && one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""
    return at_rest(lambda: list(page.locator("button").evaluate_all(script, within)))


def _listen(page: Page, complaints: list[str]) -> None:
    page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
    page.on("console", lambda said: complaints.append(f"{page.url}: {said.text}") if said.type == "error" else None)


def code_on(page: Page) -> str:
    """The text of the QR code on a page, as another device's camera reads it. `QRCodeDetector` misses 2 of
    a hundred of our codes, this one none of 3,000."""
    picture = cv2.imdecode(np.frombuffer(page.locator(".qr").screenshot(), np.uint8), cv2.IMREAD_GRAYSCALE)
    assert picture is not None
    return cv2.QRCodeDetectorAruco().detectAndDecode(picture)[0]
