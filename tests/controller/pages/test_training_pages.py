"""The panel of a training on the dealer's page, in a real browser: a case from its beginning to its result, and the
sheet at the end."""

from __future__ import annotations

import os
from collections.abc import Generator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from controller.demo.cases import Result
from controller.demo.habits import TRAINING
from controller.demo.trainer import shown_result
from controller.games.message import say
from controller.web.access import Access
from tests.controller.page_table import PageTable, faro_table
from tests.controller.web_browser import BROWSER, PHONE, TABLET, Served, blank_pages, fits, resize
from tests.hardware.waiting import eventually
from tests.sample import sampled

pytestmark = BROWSER
PICTURES = os.environ.get("FARO_PICTURES")
SIZES = (TABLET, PHONE)
RESULTS = [
    Result("misread", "right", "corrected", 6.4),
    Result("covered", "wrong", "resumed", 12.0),
    Result("early_call", "none"),
]


class Training:
    """What the trainer says, put by hand."""

    def __init__(self) -> None:
        self.shown: dict[str, Any] = {
            "stage": "ready",
            "number": 1,
            "seen": None,
            "acts": [],
            "result": None,
            "sheet": [],
            "cases": len(RESULTS),
            "right": 0,
        }

    def demo(self) -> dict[str, Any]:
        return {"auto": False, "troubles": [], "training": dict(self.shown)}

    def says(self, served: Served, **fields: Any) -> None:
        self.shown |= fields
        served.show()


@pytest.fixture
def training() -> Training:
    return Training()


@pytest.fixture
def served(training: Training) -> Generator[Served]:
    served = Served(PageTable(faro_table(), demo=training.demo), Access())
    yield served
    served.close()


@pytest.fixture
def page(browser: Browser, served: Served) -> Generator[Page]:
    complaints: list[str] = []
    with blank_pages(browser, complaints) as blank:
        opened = blank()
        opened.goto(served.url + "dealer")
        yield opened
    assert complaints == []


def looked_at(page: Page, name: str) -> None:
    """Nothing is cut at the right at both sizes; pictures are kept where somebody wants to see them."""
    size: ViewportSize
    for size in SIZES:
        resize(page, size)
        assert fits(page, size), (name, size)
        if PICTURES:
            page.screenshot(path=f"{PICTURES}/training-{name}-{size['width']}.png", full_page=True)
    resize(page, TABLET)


def test_a_case_from_its_beginning_to_its_result(page: Page, served: Served, training: Training) -> None:
    panel = page.get_by_role("region", name="Training")
    expect(page.locator(".head small").first).to_contain_text("training: nobody's money")
    expect(page.get_by_role("region", name="The simulated box")).to_have_count(0)
    looked_at(page, "ready")
    panel.get_by_role("button", name="Begin").click()
    training.says(served, stage="on")
    expect(panel).to_contain_text("Watch the table.")
    expect(panel.get_by_role("button")).to_have_count(0)
    training.says(
        served, seen=say("training-claim-dead", player="Doc", ranks=("6", "7")).json(), acts=["granted", "nothing"]
    )
    expect(panel.get_by_role("alert")).to_have_text("You see: Doc says that the bet on 6, 7 is dead, and claims it")
    looked_at(page, "on")
    panel.get_by_role("button", name="The claim is good").click()
    result = shown_result(TRAINING["faro"], RESULTS[0])
    training.says(served, stage="over", seen=None, acts=[], result=result, sheet=[result], right=1)
    expect(panel.locator(".training-result.right")).to_contain_text("A card read wrong: Right")
    expect(panel.locator(".training-result")).to_contain_text("You did: corrected a card, after 6.4 s.")
    expect(panel.locator(".training-result")).to_contain_text(
        "docs/training.md#a-card-read-wrong; docs/rules.md, 1.9.3"
    )
    expect(panel).to_contain_text("1 of 1 right")
    looked_at(page, "over")
    panel.get_by_role("button", name="Next case").click()
    wanted = ["next_case", "granted", "next_case"]
    eventually(lambda: [command["action"] for command, *_ in tuple(served.table.commands)] == wanted)


@pytest.mark.whole
def test_the_sheet_at_the_end_is_alone_on_the_paper(page: Page, served: Served, training: Training) -> None:
    sheet = [shown_result(TRAINING["faro"], result) for result in RESULTS]
    training.says(served, stage="ended", number=3, sheet=sheet, right=1, result=sheet[-1])
    shown = page.get_by_role("region", name="The training is over")
    expect(shown.locator("li")).to_have_count(3)
    expect(shown).to_contain_text("1 of 3 cases right")
    expect(shown).to_contain_text("6.4 s on average")
    expect(shown.locator("li").nth(2)).to_contain_text("Nothing was done")
    looked_at(page, "sheet")
    page.emulate_media(media="print")
    expect(shown).to_be_visible()
    for other in (".head", ".side", ".main", ".next-thing", ".controls"):
        expect(page.locator(other).first).to_be_hidden()
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/training-paper.png", full_page=True)


@pytest.mark.parametrize("path", sampled(["display", "play", "service"], 1))
def test_every_page_says_that_it_is_a_training_and_none_but_the_dealer_s_has_the_panel(
    page: Page, served: Served, path: str
) -> None:
    page.goto(served.url + path)
    if path == "play":
        page.get_by_label("Your name").fill("Eve")
        page.get_by_role("button", name="Sit down").click()
    expect(page.locator("body")).to_contain_text("training: nobody's money")
    expect(page.locator(".training")).to_have_count(0)
