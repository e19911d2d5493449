"""The camera set up over the printed markers on the service page: one thing at a time, until the first card is read."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.controller.service_table import ServiceTable, StillCamera
from tests.controller.web_browser import BROWSER, PHONE, TABLET, blank_pages, fits_everywhere
from vision.quads import Image
from vision.render.scene import Scene
from vision.render.view import Difficulty

pytestmark = BROWSER

SIZE = (960, 720)
Show = Callable[[Image], None]


def picture(**difficulty: float) -> Image:
    return Scene(["7C", "TH"], seed=3, size=SIZE, difficulty=Difficulty(markers=True, **difficulty)).frame().image  # type: ignore[arg-type]


class Shown(StillCamera):
    """The picture that it is given, again and again."""

    def show(self, image: Image) -> None:
        self._image = image


@pytest.fixture
def camera() -> Shown:
    made = Shown()
    made.show(np.full((SIZE[1], SIZE[0], 3), 90, np.uint8))
    return made


@pytest.fixture
def begun() -> dict[str, Any]:
    """What the table is, beside its camera."""
    return {}


@pytest.fixture
def page(tmp_path: Path, camera: Shown, browser: Browser, begun: dict[str, Any]) -> Generator[Page]:
    table = ServiceTable(tmp_path, camera=camera, **begun)
    complaints: list[str] = []
    try:
        with blank_pages(browser, complaints) as blank:
            opened = blank(TABLET)
            opened.goto(f"{table.url}service?setup")
            yield opened
    finally:
        table.close()
    assert complaints == []


def test_one_thing_at_a_time_up_to_the_first_card(page: Page, camera: Shown) -> None:
    sheet = page.get_by_role("dialog", name="Set up the camera")
    next_thing = sheet.get_by_role("status")
    expect(next_thing).to_contain_text("all four black squares are in the picture")
    expect(sheet.get_by_text("Markers seen: none")).to_be_visible()
    camera.show(picture(card_px=90))
    expect(next_thing).to_contain_text("Move the camera nearer")
    camera.show(picture(card_px=170) // 20)
    expect(next_thing).to_contain_text("More light")
    camera.show(picture(card_px=170))
    expect(next_thing).to_contain_text("The table reads: Ten of hearts")
    expect(sheet.get_by_text("Markers seen: 4 of 4, poker cards")).to_be_visible()
    expect(sheet.get_by_text("not yet")).to_have_count(0)
    fits_everywhere(page)
    page.set_viewport_size(PHONE)
    expect(sheet.get_by_role("link", name="To the dealer's page")).to_be_visible()
    fits_everywhere(page)
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_be_hidden()
    page.get_by_role("button", name="Set up the camera").click()
    expect(sheet).to_be_visible()


@pytest.mark.whole
@pytest.mark.parametrize("begun", [{"cards": "bridge"}])
def test_a_sheet_for_other_cards_is_said_before_anything_else(page: Page, camera: Shown) -> None:
    next_thing = page.get_by_role("dialog", name="Set up the camera").get_by_role("status")
    camera.show(picture(card_px=90))
    expect(next_thing).to_have_text(
        "This is the sheet for poker cards, and the table is set for bridge cards: lay the other sheet, or begin the "
        "table again for poker cards."
    )
    page.set_viewport_size(PHONE)
    fits_everywhere(page)


@pytest.mark.whole
@pytest.mark.parametrize("begun", [{"game": "punto_banco", "on_sheet": True, "lays_cards": True, "cards": "poker"}])
def test_where_each_card_is_laid_by_itself_one_is_asked_for_and_the_picture_is_shown(page: Page, camera: Shown) -> None:
    sheet = page.get_by_role("dialog", name="Set up the camera")
    camera.show(picture(card_px=170))
    expect(sheet.get_by_role("status")).to_contain_text("Take it off, begin the deal")
    expect(sheet.get_by_alt_text("The dealing box as the camera sees it")).to_be_visible()
    fits_everywhere(page)


@pytest.mark.parametrize("begun", [{"game": "punto_banco", "cards": "poker"}])
def test_the_picture_of_a_shoe_s_camera_stays_hidden(page: Page, camera: Shown) -> None:
    sheet = page.get_by_role("dialog", name="Set up the camera")
    camera.show(picture(card_px=170))
    expect(sheet.get_by_role("status")).to_contain_text("The table reads")
    expect(sheet.get_by_alt_text("The dealing box as the camera sees it")).to_be_hidden()
