"""A phone as the camera in a real browser, whose camera plays a film of a deal: by the code on the dealer's page, the
phone's page, its WebSocket and TLS into a whole table."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from controller.runtime.wiring.simulated import deck_for
from controller.web.phone_access import PhoneAccess
from tests.controller.pages.test_everybody import holes
from tests.controller.phone_film import film
from tests.controller.phone_table import (
    PhoneTable,
    becomes_camera,
    filming,
    opened,
    shown_address,
    signed_in,
    wait_for,
)
from tests.controller.web_browser import BROWSER, PHONE, fits, fits_everywhere, shown, too_small
from tests.english import english

pytestmark = BROWSER
SIZE = (640, 360)
DECK = deck_for(1, 1)[:4]
TRIES = 30
"""Of the film, which begins again at its end: a machine that is too busy for a picture in 0.6 s makes the table ask."""
SCREEN = """
window.kept = 0;
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => { window.kept += 1; } } });
"""
"""A screen that can be kept on, which this browser's cannot; `kept`: how often it was asked to."""
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture(scope="module")
def reel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("film") / "deal.y4m"
    film(path, DECK, size=SIZE, card_px=110.0, lead_s=2.5, rest_s=1.5, seed=4)
    return path


@pytest.fixture(scope="module")
def browser(reel: Path) -> Generator[Browser]:
    """A phone's and the dealer's."""
    with filming(reel) as started:
        yield started


@pytest.fixture
def table(tmp_path: Path) -> Generator[PhoneTable]:
    made = PhoneTable(tmp_path, width=SIZE[0], height=SIZE[1])
    yield made
    made.close()


@pytest.fixture
def pages(browser: Browser, table: PhoneTable) -> Generator[tuple[Page, Page]]:
    """The dealer's, signed in, and an empty one on the phone."""
    complaints: list[str] = []
    dealer, phone = (opened(browser, phone=is_phone, complaints=complaints) for is_phone in (False, True))
    signed_in(dealer, table)
    yield dealer, phone
    for page in (dealer, phone):
        page.context.close()
    assert complaints == []


def fault_at(table: PhoneTable) -> str:
    fault = table.state.faults.get("camera")
    return "" if fault is None else fault.code


@pytest.mark.long
@pytest.mark.timeout(600)
def test_cards_are_read_through_browser_websocket_and_tls_and_troubles_are_said_on_both_pages(
    table: PhoneTable, pages: tuple[Page, Page]
) -> None:
    dealer, phone = pages
    phone.add_init_script(SCREEN)
    unusable: list[str] = []
    becomes_camera(dealer, phone, waits=lambda page: unusable.extend(holes(page)))
    assert unusable == []
    expect(phone.get_by_text("This phone is the table's camera")).to_be_visible()
    expect(shown(dealer, "is the camera.")).to_be_visible()
    assert any(table.deals(DECK, within_s=30) for _ in range(TRIES))
    expect(phone.locator(".phone-figures")).to_contain_text("640 x 360")
    assert phone.url == f"{phone.url.partition('/camera')[0]}/camera", "the token stays in no address"
    assert phone.evaluate("kept") == 1
    assert fits(phone, PHONE)
    assert too_small(phone) == []
    assert holes(phone) == []

    phone.evaluate(HIDE, True)
    wait_for(lambda: fault_at(table) == "vision-phone-hidden")
    expect(dealer.get_by_text("the phone is locked, or shows something else").first).to_be_visible()
    expect(phone.get_by_text("the phone is locked, or shows something else")).to_be_visible()
    assert holes(phone) == []
    phone.evaluate(HIDE, False)
    wait_for(lambda: fault_at(table) == "")
    assert phone.evaluate("kept") == 2, "the screen, which let go meanwhile, is kept on again"

    phone.evaluate("document.querySelector('video').srcObject.getVideoTracks()[0].onmute()")
    wait_for(lambda: fault_at(table) == "vision-phone-taken")
    phone.evaluate("document.querySelector('video').srcObject.getVideoTracks()[0].onunmute()")
    wait_for(lambda: fault_at(table) == "")

    phone.evaluate("document.querySelector('video').srcObject.getVideoTracks()[0].stop()")
    phone.evaluate(HIDE, True)
    wait_for(lambda: fault_at(table) == "vision-phone-hidden")  # before it is shown again: a moment's fault is not seen
    phone.evaluate(HIDE, False)
    wait_for(lambda: fault_at(table) == "")  # a camera that the browser had ended is started again

    phone.reload()
    wait_for(lambda: fault_at(table) == "vision-phone-lost")
    expect(shown(dealer, "Its line is lost.")).to_be_visible()
    phone.get_by_role("button", name="Start the camera").click()
    wait_for(lambda: fault_at(table) == "")

    dealer.on("dialog", lambda dialog: dialog.accept())
    dealer.get_by_role("button", name="End it").click()
    expect(phone.get_by_text("The dealer has ended it")).to_be_visible()
    assert holes(phone) == []
    wait_for(lambda: fault_at(table) == "vision-phone-none")
    expect(shown(dealer, "No phone is the camera.")).to_be_visible()
    told = [english(note) for note in table.notes if note.code.startswith("phone-")]
    assert [line.partition(" is ")[2] for line in told] == ["the camera", "no longer the camera: ended by the dealer"]


def test_the_code_runs_out_and_what_it_opens_is_good_once(
    table: PhoneTable, pages: tuple[Page, Page], browser: Browser
) -> None:
    dealer, phone = pages
    address = shown_address(dealer)
    assert fits_everywhere(dealer), "the code too"
    phone.goto(address)
    expect(phone.get_by_role("button", name="Start the camera")).to_be_visible()
    expect(shown(dealer, "asks to be the camera")).to_be_visible()
    assert fits_everywhere(dealer)
    assert holes(phone) == []
    assert holes(dealer) == []
    other = opened(browser, phone=True)
    other.goto(address)
    expect(other.get_by_text("This code has been used.")).to_be_visible()
    assert fits(other, PHONE)
    assert holes(other) == []
    other.goto(address.partition("?")[0])
    expect(other.get_by_role("heading", name="This page does not open here")).to_be_visible()
    assert holes(other) == []
    other.context.close()
    dealer.get_by_role("button", name="No").click()
    expect(dealer.get_by_role("button", name="Show a code for a phone")).to_be_visible()
    phone.get_by_role("button", name="Start the camera").click()
    expect(phone.get_by_text("does not know this phone any more")).to_be_visible()
    assert holes(phone) == []
    phone.context.set_offline(True)
    expect(phone.get_by_text("No line to the table: trying again")).to_be_visible()
    assert holes(phone) == []


@pytest.mark.whole
def test_a_code_that_nobody_opened_is_replaced(
    table: PhoneTable, pages: tuple[Page, Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    dealer, _ = pages
    left_s = PhoneAccess.left_s
    monkeypatch.setattr(PhoneAccess, "left_s", lambda self, now_s: min(1.0, left_s(self, now_s)))
    dealer.get_by_role("button", name="Show a code for a phone").click()
    expect(shown(dealer, "The code has run out.")).to_be_visible()
    monkeypatch.undo()
    dealer.get_by_role("button", name="Another code").click()
    expect(dealer.locator("svg.qr")).to_be_visible()


@pytest.mark.whole
def test_why_the_browser_gives_no_camera_is_said(table: PhoneTable, pages: tuple[Page, Page]) -> None:
    dealer, phone = pages
    phone.goto(shown_address(dealer))
    for name, said in (
        ("NotAllowedError", "may not use the camera"),
        ("NotFoundError", "finds no camera"),
        ("NotReadableError", "Another app has the camera"),
        ("TypeError", "The camera does not start: on purpose"),
    ):
        phone.evaluate(
            "name => { navigator.mediaDevices.getUserMedia = async () => {"
            " throw new DOMException('on purpose', name); }; }",
            name,
        )
        phone.get_by_role("button", name="Start the camera").click()
        expect(phone.get_by_text(said)).to_be_visible()
        assert holes(phone) == []
        assert too_small(phone) == []
    assert fits(phone, PHONE)
