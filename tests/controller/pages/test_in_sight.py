"""The camera's pictures come only while somebody can see them."""

from __future__ import annotations

import json
from collections.abc import Generator

import pytest
from playwright.sync_api import Browser, WebSocket

from controller.web.access import Access
from tests.controller.page_table import PageTable
from tests.controller.web_browser import BROWSER, Served, blank_pages
from tests.hardware.waiting import eventually

pytestmark = BROWSER
SHOWN = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def served() -> Generator[Served]:
    state = Served(PageTable(), Access())
    yield state
    state.close()


def test_pictures_come_only_while_they_can_be_seen(browser: Browser, served: Served) -> None:
    wanted: list[bool] = []

    def sent(text: str | bytes) -> None:
        said = json.loads(text)
        if said["do"] == "camera":
            wanted.append(said["on"])

    def listen(line: WebSocket) -> None:
        line.on("framesent", sent)

    complaints: list[str] = []
    with blank_pages(browser, complaints) as blank:
        page = blank()
        page.on("websocket", listen)
        page.goto(f"{served.url}display")
        camera = page.locator(".camera")
        camera.wait_for()

        def wants(*expected: bool) -> None:
            eventually(lambda: (page.wait_for_timeout(20), wanted == list(expected))[1])

        wants(True)
        page.evaluate(SHOWN, "hidden")
        wants(True, False)
        page.evaluate(SHOWN, "visible")
        wants(True, False, True)
        camera.evaluate("(one) => one.parentElement.style.display = 'none'")
        wants(True, False, True, False)
        camera.evaluate("(one) => one.parentElement.style.display = ''")
        wants(True, False, True, False, True)
        camera.evaluate("(one) => one.style.transform = 'translateY(9000px)'")
        wants(True, False, True, False, True, False)
    assert complaints == []
