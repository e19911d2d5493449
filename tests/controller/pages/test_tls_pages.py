"""The table's own certificate in a real browser: its warning, past it, and with the authority trusted."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as BrowserError

from controller.web import app
from controller.web.access import Access
from tests.controller import nss_trust
from tests.controller.page_table import PageTable
from tests.controller.web_browser import (
    ARGS,
    BROWSER,
    CHROMIUM,
    PATIENCE_MS,
    PHONE,
    TABLET,
    Served,
    fits,
    fits_everywhere,
    shown,
)
from tests.controller.web_house import PIN
from tests.controller.web_tls import EncryptedTable, encrypted_house

pytestmark = BROWSER
UNKNOWN = "net::ERR_CERT_AUTHORITY_INVALID"
SHELL = CHROMIUM is not None and CHROMIUM.endswith("headless-shell")
"""It shows no page with a warning, so that nobody can go past it."""


@pytest.fixture
def served(tmp_path: Path) -> Generator[EncryptedTable]:
    """Served from a thread."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    house = encrypted_house(tmp_path)
    try:
        yield asyncio.run_coroutine_threadsafe(house.__aenter__(), loop).result(60)
    finally:
        asyncio.run_coroutine_threadsafe(house.__aexit__(None, None, None), loop).result(60)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


@contextlib.contextmanager
def page_of(browser: Browser, *, warned: bool = True) -> Generator[Page]:
    """A page of a new visitor. `warned`: he goes past the browser's warning."""
    context = browser.new_context(viewport=TABLET, reduced_motion="reduce", ignore_https_errors=warned and SHELL)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    yield page
    context.close()


def open_warned(page: Page, address: str) -> None:
    """Opens the page as its visitor does: the warning, then Advanced and Proceed."""
    if SHELL:
        page.goto(address)
        return
    with pytest.raises(BrowserError, match=UNKNOWN):
        page.goto(address)
    page.locator("#details-button").click()
    page.locator("#proceed-link").click()


def plays(page: Page, served: EncryptedTable) -> None:
    """The dealer signs in, the page hears the table and is heard by it over wss; his cookie is kept from others."""
    page.get_by_label("PIN").fill(PIN)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="Faro")).to_be_visible()  # drawn once the line has brought the state
    assert page.evaluate("isSecureContext") is True
    cookies = {one["name"]: one for one in page.context.cookies()}
    assert (cookies["faro_dealer"]["secure"], cookies["faro_dealer"]["sameSite"]) == (True, "Strict")
    acts = len(served.table.commands)
    page.get_by_role("button", name="Hold").first.click()
    expect(page.locator(".banner.hold").first).to_be_visible()
    assert len(served.table.commands) > acts
    expect(page.locator("footer.fingerprint")).to_contain_text(served.certificates.authority.fingerprint)


def test_a_browser_that_does_not_know_the_authority_warns(browser: Browser, served: EncryptedTable) -> None:
    with page_of(browser, warned=False) as page, pytest.raises(BrowserError, match=UNKNOWN):
        page.goto(served.url)


def test_past_the_warning_the_page_and_its_line_are_there(browser: Browser, served: EncryptedTable) -> None:
    with page_of(browser) as page:
        open_warned(page, f"{served.url}dealer")
        plays(page, served)


def test_who_trusts_the_authority_is_not_warned(browser: Browser, served: EncryptedTable, tmp_path: Path) -> None:
    (tmp_path / "table.crt").write_bytes(served.certificates.authority.der)
    command = [sys.executable, nss_trust.__file__, str(tmp_path), str(tmp_path / "table.crt")]
    subprocess.run(command, check=True, timeout=60)
    home: dict[str, str | float | bool] = {**os.environ, "HOME": str(tmp_path)}
    trusting = browser.browser_type.launch(executable_path=CHROMIUM, args=ARGS, env=home)
    with contextlib.closing(trusting), page_of(trusting, warned=False) as page:
        page.goto(f"{served.url}dealer")
        plays(page, served)


def test_the_chosen_language_is_kept_for_encrypted_lines(browser: Browser, served: EncryptedTable) -> None:
    with page_of(browser) as page:
        open_warned(page, served.url)
        expect(page.locator("h1")).to_be_visible()
        page.get_by_role("combobox").select_option("es")
        expect(page.locator("html")).to_have_attribute("lang", "es")
        [kept] = [one for one in page.context.cookies() if one["name"] == "faro_language"]
        assert (kept["value"], kept["secure"], kept["sameSite"]) == ("es", True, "Strict")


def test_from_http_the_browser_is_led_to_the_page_about_trust_and_the_table(
    browser: Browser, served: EncryptedTable
) -> None:
    with page_of(browser) as page:
        page.set_viewport_size(PHONE)
        page.goto(f"{served.http}trust")
        expect(page.locator("p.fingerprint")).to_have_text(served.certificates.authority.fingerprint)
        assert fits(page, PHONE)
        with page.expect_download() as fetched:
            page.get_by_role("link", name="Fetch the certificate").click()
        assert fetched.value.path().read_bytes() == served.certificates.authority.der
        for address in (f"{served.http}display", f"http://127.0.0.1:{served.port}/display"):
            if SHELL:
                page.goto(address)
                assert page.url == f"{served.url}display"
                expect(page.locator(".display")).to_be_visible()


def test_the_dealer_is_shown_that_the_line_is_not_encrypted(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Above his page, which loses nothing by it."""
    shell = app._shell.__wrapped__
    monkeypatch.setattr(app, "_shell", lambda *args, **options: shell(*args, **{**options, "readable": True}))
    served = Served(PageTable(), Access())
    try:
        with page_of(browser) as page:
            page.goto(f"{served.url}dealer")
            expect(shown(page, "The pages are not encrypted")).to_be_visible()
            expect(page.get_by_role("heading", name="Faro")).to_be_visible()
            assert fits_everywhere(page)
    finally:
        served.close()
