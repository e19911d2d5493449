"""A whole table whose camera is a phone, over TLS, in a thread of its own; and Chromium as the phone, whose fake camera
plays a film."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Coroutine, Generator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from controller.config import load
from controller.games.message import Message
from controller.runtime.inbox import Reply
from controller.runtime.wiring import real
from controller.runtime.wiring.assembly import Running, running
from controller.table.events import Event, Noted, decode
from controller.table.moment import moment
from controller.table.state import DEALER, TableState, live
from tests.controller.web_browser import ARGS, CHROMIUM, PATIENCE_MS, PHONE, TABLET, code_on
from tests.controller.web_house import PIN
from tests.hardware.waiting import PATIENCE_S

CONFIG = """
[table]
name = "Number nine"
journal = "t.db"
[camera]
source = "phone"
width = {width}
height = {height}
[mcu]
driver = "none"
[gpio]
factory = "none"
[web]
host = "0.0.0.0"
port = 0
pin = "{pin}"
"""


class PhoneTable:
    """The table of CONFIG at work. `trace`: as of `running`."""

    def __init__(
        self, folder: Path, *, width: int, height: int, trace: Callable[[str, Any], None] | None = None
    ) -> None:
        (folder / "table.toml").write_text(CONFIG.format(width=width, height=height, pin=PIN))
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, name="table", daemon=True)
        self._thread.start()
        self._running = self._made(folder, trace)
        self.at_work: Running = self.run(self._running.__aenter__())
        self.url = str(self.at_work.address)

    @contextlib.asynccontextmanager
    async def _made(self, folder: Path, trace: Callable[[str, Any], None] | None) -> Any:
        config = load(folder / "table.toml")
        parts = real.open_parts(config, state=folder, folder=folder)
        self.parts = parts
        async with running(
            parts, config.table, {}, journal_path=folder / "t.db", web=config.web, folder=folder, trace=trace
        ) as at_work:
            yield at_work

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Runs `work` in the table's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE_S)

    def until(self, wanted: Callable[[TableState], object], within_s: float = PATIENCE_S) -> None:
        async def waited() -> None:
            async with asyncio.timeout(within_s):
                while not wanted(self.state):
                    await self.at_work.table.wait_change(self.at_work.table.version)

        asyncio.run_coroutine_threadsafe(waited(), self.loop).result(within_s + 5)

    @property
    def state(self) -> TableState:
        return self.at_work.table.state

    @property
    def cards(self) -> list[str]:
        """Of the deal that is on, or was."""
        return [str(card) for card in live(self.state).cards]

    def does(self, verb: str, **fields: Any) -> Reply:
        """An act of the dealer's at this moment."""
        command = {"do": verb, "at": moment(self.state)._asdict(), **fields}
        reply: Reply = self.run(self.at_work.table.submit(command, DEALER))
        return reply

    def deals(self, deck: list[str], *, within_s: float) -> bool:
        """Deals what the phone sees from the film's first card on; whether it came to the last one. False where the
        table had to ask, as after a picture that came too late on a busy machine. A wrong card is an AssertionError."""
        self.until(lambda state: not state.faults)
        first = {"pack": "new"} if self.state.deal_number else {}
        if not self.does("start_deal", **first).ok:
            time.sleep(1)  # what stands in its way is soon over
            return False
        end = time.monotonic() + within_s
        while time.monotonic() < end and self.state.question is None:
            cards = self.cards
            if cards and cards[0] != deck[0]:
                break  # the film was in its middle
            assert cards == deck[: len(cards)]
            if len(cards) == len(deck):
                return True
            time.sleep(0.05)
        self.does("void_deal")
        return False

    @property
    def notes(self) -> list[Message]:
        """What was noted in the journal, in order."""

        async def rows() -> list[Event]:  # SQLite is the loop's
            return [decode(row.body) for row in self.at_work.table.store.journal.rows()]

        told = self.run(rows())
        return [one.text for one in told if isinstance(one, Noted) and isinstance(one.text, Message)]

    def close(self) -> None:
        self.run(self._running.__aexit__(None, None, None))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()


@contextlib.contextmanager
def filming(film: Path) -> Generator[Browser]:
    """A Chromium whose camera is this film, and which is never asked whether a page may use it."""
    fake = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=[*ARGS, *fake, f"--use-file-for-fake-video-capture={film}"]
        )
        yield browser
        browser.close()


def opened(browser: Browser, *, phone: bool, complaints: list[str] | None = None) -> Page:
    """An empty page of a phone or of the dealer's tablet, which goes past the warning of an unknown authority."""
    context = browser.new_context(
        viewport=PHONE if phone else TABLET, reduced_motion="reduce", ignore_https_errors=True
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    if complaints is not None:
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
    return page


def signed_in(page: Page, table: PhoneTable) -> None:
    """The dealer's page."""
    page.goto(f"{table.url}dealer")
    page.get_by_label("PIN").fill(PIN)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="The camera: a phone")).to_be_visible()


def shown_address(page: Page) -> str:
    """What a phone reads of the code on the dealer's page."""
    page.get_by_role("button", name="Show a code for a phone").click()
    expect(page.locator("svg.qr")).to_be_visible()
    return code_on(page)


def becomes_camera(dealer: Page, phone: Page, *, waits: Callable[[Page], object] = lambda phone: None) -> None:
    """From the code on the dealer's page to the first picture at the table; `waits`: what is done with the phone while
    the dealer compares the number."""
    phone.goto(shown_address(dealer))
    phone.get_by_role("button", name="Start the camera").click()
    number = phone.locator(".pair-code")
    expect(number).to_be_visible()
    expect(dealer.locator(".phone-sheet .pair-code")).to_have_text(number.inner_text())
    waits(phone)
    dealer.get_by_role("button", name="Yes, use it").click()


def wait_for(holds: Callable[[], object], within_s: float = PATIENCE_S) -> None:
    end = time.monotonic() + within_s
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)
