"""The floor's page in a browser: what it does when nobody answers, and that alerts are acknowledged by name."""

from __future__ import annotations

from collections.abc import Generator
from datetime import UTC, datetime
from typing import Any, cast

import cv2
import numpy as np
import pytest
from playwright.sync_api import Browser, Page, expect

from controller.floor.alerts import Limits
from controller.floor.page_link import PageLink, Raised, Shown
from controller.floor.site import create_site
from controller.web.access import Access
from controller.web.server import serving
from tests.controller.page_table import PageTable
from tests.controller.web_browser import BROWSER, PHONE, TABLET, Served, fits, resize, stays, too_small
from tests.hardware.waiting import eventually

pytestmark = BROWSER
AT = datetime(2026, 1, 1, 21, 14, tzinfo=UTC)
STATE: dict[str, Any] = {
    "game": "macao",
    "playing": True,
    "test": False,
    "deal": 3,
    "round": 7,
    "phase": "bets_open",
    "money": {"bank": 940, "banker": "Bob the Baker of Bath", "purses": {"ann": 60}, "debts": {}},
    "seats": [{"player": "ann", "bot": False}],
    "hold": None,
    "question": {"kind": "unclear", "text": {"code": "table-ask-rank"}},
    "faults": [],
}


PICTURES = [{"digest": f"{n:032x}", "place": 4, "is": "there"} for n in range(7)]
JPEG = cv2.imencode(".jpg", np.full((240, 160, 3), 200, np.uint8))[1].tobytes()


class Pretended:
    """The page's line to a floor with two tables and one alert."""

    def __init__(self) -> None:
        self.alerts = [Raised(7, "tiger", "offline", {}, 1, AT, AT, None, None, None)]
        self.seen: list[tuple[int, str]] = []

    def tables(self) -> list[Shown]:
        return [
            Shown("tiger", 1.0, STATE, 42.0, None, PICTURES),
            Shown("lion_of_the_long_room_upstairs", 99.0, STATE, None, None),
        ]

    def picture(self, name: str, digest: str) -> bytes:
        return JPEG

    def open_alerts(self) -> list[Raised]:
        return [] if self.seen else self.alerts

    def acknowledge(self, alert: int, by: str) -> bool:
        self.seen.append((alert, by))
        return True


class Floor(Served):
    """The floor served on loopback."""

    def __init__(self) -> None:
        self.link = Pretended()
        super().__init__(PageTable(), Access())

    def start(self) -> None:
        site = create_site(cast(PageLink, self.link), self.access, limits=Limits(), watch=False)
        self._serving = serving(site, "127.0.0.1", self._port)
        self.url = self.run(self._serving.__aenter__())
        self._port = int(self.url.rstrip("/").rpartition(":")[2])


@pytest.fixture
def served() -> Generator[Floor]:
    made = Floor()
    yield made
    made.close()


@pytest.fixture
def page(browser: Browser, served: Floor) -> Generator[Page]:
    context = browser.new_context(viewport=TABLET, reduced_motion="reduce")
    made = context.new_page()
    made.goto(served.url)
    yield made
    context.close()


def test_what_nobody_answers_for_is_marked_as_old_at_once(page: Page, served: Floor) -> None:
    """The ages go on meanwhile, and all is as before when the floor answers again."""
    tiger = page.locator("[data-table=tiger]")
    banner = page.locator("#silent")
    expect(tiger).to_contain_text("1 s ago")
    expect(banner).to_be_hidden()
    served.stop()
    expect(banner).to_contain_text("The floor does not answer. What stands here is of ")
    assert "silent" in (page.locator("body").get_attribute("class") or "")
    eventually(lambda: int(tiger.locator("[data-age] b").inner_text()) >= 3)
    served.start()
    expect(banner).to_be_hidden()
    expect(tiger).to_contain_text("1 s ago")


def test_an_alert_is_acknowledged_by_the_name_that_stands_there(page: Page, served: Floor) -> None:
    """What was typed stays while the page is drawn again, and in this browser."""
    page.get_by_role("button", name="Acknowledge").click()
    assert served.link.seen == [], "without a name it is not sent"
    page.get_by_label("Your name").fill("A. Croupier")
    served.link.alerts[0] = served.link.alerts[0]._replace(times=3)
    expect(page.locator(".alerts li")).to_contain_text("3 times")
    page.get_by_role("button", name="Acknowledge").click()
    expect(page.get_by_text("No alert stands.")).to_be_visible()
    assert served.link.seen == [(7, "A. Croupier")]
    expect(page.get_by_label("Your name")).to_have_value("A. Croupier")


def test_what_has_the_focus_keeps_it_while_the_page_is_drawn_again(page: Page, served: Floor) -> None:
    """A picture of the open question, as a button."""
    picture = page.get_by_role("link", name="Picture of card 4").nth(2)
    picture.focus()
    served.link.alerts[0] = served.link.alerts[0]._replace(times=3)
    expect(page.locator(".alerts li")).to_contain_text("3 times")
    expect(picture).to_be_focused()
    page.get_by_role("button", name="Acknowledge").focus()
    served.link.alerts[0] = served.link.alerts[0]._replace(times=4)
    expect(page.locator(".alerts li")).to_contain_text("4 times")
    expect(page.get_by_role("button", name="Acknowledge")).to_be_focused()


def test_it_fits_a_tablet_and_a_phone(page: Page) -> None:
    expect(page.get_by_alt_text("Picture of card 4").last).to_have_js_property("naturalHeight", 240)
    for size in (TABLET, PHONE):
        resize(page, size)
        assert fits(page, size)
        assert stays(lambda: too_small(page)) == []
