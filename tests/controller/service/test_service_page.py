"""The service page in a real browser against a whole table: devices tried in test mode, and everything put back."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Generator
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from controller.config import VisionConfig
from controller.floor.uplink import Standing
from controller.games.message import say
from controller.service.pack_reader import Sight, reader_of
from controller.table.state import DEALER
from hardware.beads import calibration_file
from tests.controller.rendered_deal import WaitingDeal
from tests.controller.service_table import ServiceTable
from tests.controller.web_browser import BROWSER, PHONE, TABLET, blank_pages, fits_everywhere, shown
from tests.hardware.waiting import eventually
from tests.vision.learnt_cards import enrolled, poor
from vision.pack.enrolled_pack import Learnt, load, save
from vision.read.reader import CardReader

pytestmark = BROWSER

NOTHING_PUT_AWAY = "TEST MODE - no bets"
Open = Callable[..., Page]
VisitAt = Callable[..., Page]
_ids = itertools.count()


@pytest.fixture
def table(tmp_path: Path) -> Generator[ServiceTable]:
    made = ServiceTable(tmp_path)
    yield made
    made.close()


@pytest.fixture
def box() -> WaitingDeal:
    return WaitingDeal(["AC", "BH", "TS", "8S"])


@pytest.fixture
def enrolling(tmp_path: Path, box: WaitingDeal) -> Generator[ServiceTable]:
    """A table whose camera looks at a rendered box with a German pack, and whose reader knows no knave by B."""
    sight = Sight(CardReader(), VisionConfig().names(), indices="french")
    made = ServiceTable(tmp_path, camera=box, sight=sight, tracker=sight.tracker(None), make_tracker=sight.tracker)
    yield made
    made.close()


@pytest.fixture
def visit(table: ServiceTable, visit_at: VisitAt) -> Open:
    return partial(visit_at, table)


@pytest.fixture
def visit_at(browser: Browser) -> Generator[VisitAt]:
    """Opens a page of a table; at the end nothing may have gone wrong in it."""
    complaints: list[str] = []
    with blank_pages(browser, complaints) as blank:

        def go(table: ServiceTable, path: str, size: ViewportSize = TABLET) -> Page:
            page = blank(size)
            page.goto(table.url + path)
            return page

        yield go
    assert complaints == []


def dealer(table: ServiceTable, verb: str) -> bool:
    command = {"id": f"d{next(_ids)}", "do": verb, "at": table.at_work.queries.view()["at"]}
    reply = table.run(table.table.submit(command, DEALER))
    return bool(reply.ok)


def spindle(page: Page, number: int) -> str:
    """The row of a spindle, its words joined by blanks."""
    return " ".join(page.locator(f'[data-spindle="{number}"]').inner_text().split())


def test_enter_jog_blink_calibrate_leave(table: ServiceTable, visit: Open) -> None:
    page, punter = visit("service", PHONE), visit("play", PHONE)
    punter.get_by_label("Your name").fill("Eve")
    punter.get_by_role("button", name="Sit down").click()
    expect(punter.get_by_role("group", name="The layout")).to_be_visible()

    page.get_by_role("button", name="Begin test mode").click()
    for told in (page, punter):
        expect(told.locator(".banner.test")).to_have_text(NOTHING_PUT_AWAY)
    expect(shown(page, "board: firmware 1.1")).to_be_visible()
    assert not dealer(table, "start_deal")

    page.locator('[data-spindle="7"]').get_by_role("button").click()
    page.get_by_role("button", name="3 beads").click()
    eventually(lambda: spindle(page, 7).endswith(" 3"))
    eventually(lambda: abs(table.mcu.at_us()[7] - 1750) <= 45)
    page.get_by_role("button", name="+50 us").click()
    expect(shown(page, "Sent to 1800 us")).to_be_visible()
    eventually(lambda: abs(table.mcu.at_us()[7] - 1800) <= 45)

    page.get_by_role("button", name="Red: no more bets").click()
    eventually(lambda: table.lamps.light == "closed")
    page.get_by_role("button", name="Sound the buzzer").click()
    eventually(lambda: table.buzzer.sounds == [0.3])

    table.call(table.box.draw_card)
    beam = page.locator('[data-pin="exit_beam"]')
    expect(beam).to_contain_text("free")
    expect(beam.locator("td").nth(1)).to_have_text("2")

    page.get_by_role("button", name="Calibrate spindle 7").click()
    page.get_by_role("button", name="Start").click()
    expect(shown(page, "the places were found")).to_be_visible()
    page.get_by_role("button", name="Store in board and file").click()
    expect(shown(page, "Each of these beads was moved there and back.")).to_be_visible()
    stored = calibration_file.load(table.calibration)[7].pulse_us
    assert stored == pytest.approx([1020 + 250 * n for n in range(5)], abs=20)

    assert fits_everywhere(page)
    page.get_by_role("button", name="4 beads").click()
    eventually(lambda: abs(table.mcu.at_us()[7] - stored[4]) <= 45)
    page.get_by_role("button", name="End test mode").click()
    expect(page.get_by_role("button", name="Begin test mode")).to_be_visible()
    expect(punter.locator(".banner.test")).to_have_count(0)
    eventually(lambda: abs(table.mcu.at_us()[7] - stored[0]) <= 45)
    assert (table.lamps.light, table.lamps.brightness) == ("idle", 1.0)
    assert dealer(table, "start_deal")
    kinds = {row.body["kind"] for row in table.call(lambda: list(table.table.store.journal.rows()))}
    assert {"service_began", "service_ended"} <= kinds


def test_while_a_deal_is_on_the_page_only_looks(table: ServiceTable, visit: Open) -> None:
    assert dealer(table, "start_deal")
    page = visit("service")
    expect(page.get_by_role("button", name="Begin test mode")).to_be_disabled()
    expect(shown(page, "A deal is under way")).to_be_visible()
    for name in ("3 beads", "+10 us", "Calibrate all", "Window lamp", "Sound the buzzer", "Mark the window"):
        expect(page.get_by_role("button", name=name)).to_be_disabled()
    table.call(table.box.open_lid)
    expect(page.locator('[data-pin="lid"]')).to_contain_text("open")


def test_a_board_pulled_out_is_a_message_and_comes_back(table: ServiceTable, visit: Open) -> None:
    page = visit("service")
    page.get_by_role("button", name="Begin test mode").click()
    expect(shown(page, "board: firmware 1.1")).to_be_visible()
    table.mcu.unplug()
    expect(page.get_by_role("alert").filter(has_text="No board answers")).to_be_visible()
    expect(page.get_by_role("button", name="3 beads")).to_be_disabled()
    table.mcu.plug()
    expect(shown(page, "board: firmware 1.1")).to_be_visible()


def test_no_window_is_marked_before_there_is_a_picture_to_mark_it_on(table: ServiceTable, visit: Open) -> None:
    table.call(lambda: setattr(table.at_work.queries, "_picture", lambda: b"no picture yet"))
    page = visit("service")
    page.get_by_role("button", name="Begin test mode").click()
    expect(page.get_by_role("button", name="End test mode")).to_be_visible()
    page.wait_for_function("document.querySelector('.camera-picture img').src")
    expect(shown(page, "No picture from the camera")).to_be_visible()
    expect(page.get_by_role("button", name="Mark the window")).to_be_disabled()


def test_the_window_is_marked_on_the_still_picture_and_forgotten_again(table: ServiceTable, visit: Open) -> None:
    page = visit("service")
    page.get_by_role("button", name="Begin test mode").click()
    expect(shown(page, "Window: found by itself")).to_be_visible()
    page.get_by_role("button", name="Mark the window").click()
    corner = page.get_by_role("button", name="Corner 1 of 4")
    box = corner.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 20, y - 10, steps=3)
    page.mouse.up()
    page.get_by_role("button", name="Use this window").click()
    expect(shown(page, "Window: marked by hand. It reads Ten of hearts there, 99.7 % sure.")).to_be_visible()
    marked = table.call(lambda: table.table.desk.status(table.table.state))["window"]["corners"]
    assert marked[0][0] < 0.4
    assert marked[0][1] < 0.25
    assert marked[2] == [0.6, 0.75]
    page.get_by_role("button", name="Forget the marks").click()
    expect(shown(page, "Window: found by itself")).to_be_visible()


BLIND = """() => {
  const width = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "naturalWidth");
  window.blind = true;
  Object.defineProperty(HTMLImageElement.prototype, "naturalWidth", {
    get() { return window.blind ? 0 : width.get.call(this); },
  });
}"""


@pytest.mark.whole
def test_the_window_is_marked_also_between_two_pictures(visit: Open) -> None:
    """A canvas without a size gave no file, and the page an error."""
    page = visit("service")
    page.get_by_role("button", name="Begin test mode").click()
    expect(page.get_by_role("button", name="Mark the window")).to_be_enabled()
    page.evaluate(BLIND)
    page.get_by_role("button", name="Mark the window").click()
    page.wait_for_timeout(200)
    expect(page.get_by_role("button", name="Corner 1 of 4")).to_be_hidden()
    page.evaluate("() => { window.blind = false; }")
    expect(page.get_by_role("button", name="Corner 1 of 4")).to_be_visible()


def test_a_spindle_whose_feedback_wire_is_off_stands_nobody_knows_where(table: ServiceTable, visit: Open) -> None:
    page = visit("service")
    table.mcu.take_wire_off(5)
    page.get_by_role("button", name="Begin test mode").click()
    eventually(lambda: spindle(page, 4).endswith(" 0"))
    eventually(lambda: spindle(page, 5).endswith(" – no feedback"))
    page.locator('[data-spindle="5"]').get_by_role("button").click()
    expect(shown(page, "No feedback: its wire reads nothing")).to_be_visible()
    page.get_by_role("button", name="+50 us").click()
    expect(shown(page, "has no feedback: send it to a place first")).to_be_visible()


@pytest.mark.whole
def test_the_spindles_that_are_built_alone_are_shown_moved_and_calibrated(tmp_path: Path, visit_at: VisitAt) -> None:
    table = ServiceTable(tmp_path, fitted=(7, 9))
    try:
        for channel in set(range(13)) - {7, 9}:
            table.mcu.take_wire_off(channel)
        page = visit_at(table, "service")
        expect(page.locator("[data-spindle]")).to_have_count(2)
        page.get_by_role("button", name="Begin test mode").click()
        eventually(lambda: spindle(page, 7).endswith(" 0"))
        expect(page.get_by_role("group", name="Move spindle 7")).to_be_visible()
        page.locator('[data-spindle="9"]').get_by_role("button").click()
        page.get_by_role("group", name="Move spindle 9").get_by_role("button", name="3 beads").click()
        eventually(lambda: spindle(page, 9).endswith(" 3"))
        page.get_by_role("button", name="Calibrate all").click()
        expect(shown(page, "All 2 spindles will creep")).to_be_visible()
        page.get_by_role("button", name="Start").click()
        expect(page.get_by_role("button", name="Store")).to_be_visible()
        expect(page.locator("table.found tbody tr")).to_have_count(2)
        assert not table.table.state.faults
        page.close()  # before its table ends, which it would look for
    finally:
        table.close()


@pytest.mark.whole
def test_a_pack_is_dealt_through_the_box_named_and_stored(
    tmp_path: Path, enrolling: ServiceTable, box: WaitingDeal, visit_at: VisitAt
) -> None:
    page = visit_at(enrolling, "service", PHONE)
    pack = page.get_by_role("region", name="This table's pack")
    expect(pack.get_by_role("button", name="Enrol this table's pack")).to_be_disabled()
    page.get_by_role("button", name="Begin test mode").click()
    pack.get_by_role("button", name="Enrol this table's pack").click()
    expect(pack.get_by_text("The window is found.")).to_be_visible()
    box.begin.set()

    expect(pack.get_by_label("Name of card 3")).to_have_value("TS")
    expect(pack.get_by_role("img")).to_have_count(4)
    knave = pack.get_by_label("Name of card 2")
    expect(knave).to_have_value("")
    expect(pack.get_by_text("no name yet")).to_be_visible()
    expect(pack.get_by_role("button", name="Store this pack")).to_be_disabled()
    pack.get_by_text("Was the pack in a known order?").click()
    pack.get_by_label("The cards as they were dealt").fill("AC BH TS")
    pack.get_by_role("button", name="Take these names").click()
    expect(pack.get_by_role("alert")).to_contain_text("4 cards are shown here, but the order names 3")
    knave.fill("ts")
    knave.press("Enter")
    expect(pack.get_by_text("TS is card 2 already")).to_be_visible()
    page.reload()
    expect(knave).to_have_value("TS")
    expect(pack.get_by_role("button", name="Card 3", exact=True)).to_be_visible()
    pack.get_by_role("button", name="Card 2", exact=True).click()
    namer = page.get_by_role("dialog", name="Card 2 of the deal")
    namer.get_by_label("Letters of the pack").select_option("A K D B")
    assert fits_everywhere(page)
    namer.get_by_role("button", name="B", exact=True).click()
    namer.get_by_role("button", name="hearts").click()
    namer.get_by_role("button", name="It is B ♥").click()
    expect(knave).to_have_value("BH")
    expect(pack.get_by_text("Every card has its name.")).to_be_visible()
    assert fits_everywhere(page)

    pack.get_by_role("button", name="Store this pack").click()
    page.get_by_role("button", name="Store it all the same").click()
    expect(pack.get_by_text("4 cards are stored")).to_be_visible()
    expect(pack.get_by_text("with the pack that was enrolled here")).to_be_visible()
    assert load(tmp_path / "t.pack").labels == ("AC", "BH", "TS", "8S")
    pack.get_by_role("button", name="Forget it").click()
    expect(pack.get_by_text("any pack with the usual indices")).to_be_visible()
    assert not (tmp_path / "t.pack").exists()


@pytest.mark.whole
def test_a_lost_camera_is_shown_and_throwing_away_is_asked(
    tmp_path: Path, enrolling: ServiceTable, box: WaitingDeal, visit_at: VisitAt
) -> None:
    page = visit_at(enrolling, "service")
    pack = page.get_by_role("region", name="This table's pack")
    page.get_by_role("button", name="Begin test mode").click()
    pack.get_by_role("button", name="Enrol this table's pack").click()
    expect(pack.get_by_text("The window is found.")).to_be_visible()
    box.lost.set()
    expect(pack.get_by_text("The camera: no picture comes.")).to_be_visible()
    box.lost.clear()
    expect(pack.get_by_text("The camera: no picture comes.")).to_be_hidden()
    box.begin.set()

    expect(pack.get_by_label("Name of card 3")).to_have_value("TS")
    asked = page.get_by_role("dialog", name="Throw these names away?")
    pack.get_by_role("button", name="Throw away").click()
    asked.get_by_role("button", name="Close").click()
    expect(pack.get_by_label("Name of card 3")).to_have_value("TS")
    pack.get_by_role("button", name="Throw away").click()
    asked.get_by_role("button", name="Throw away").click()
    expect(pack.get_by_role("button", name="Enrol this table's pack")).to_be_enabled()
    assert list(tmp_path.glob("t.pack*")) == []


@pytest.fixture
def learnt(tmp_path: Path) -> Generator[ServiceTable]:
    """A table with a pack that has learnt two pictures of the four of swords and one of the two."""
    pictures = (("2E", 1), ("4E", 1), ("4E", 2))
    learnt = tuple(Learnt(label, poor(label, deal), deal, "2026-01-01", 0.5) for label, deal in pictures)
    save(replace(enrolled(), learnt=learnt), tmp_path / "t.pack")
    sight = Sight(CardReader(), VisionConfig().names())
    sight.use(reader_of(load(tmp_path / "t.pack"), VisionConfig().names()))
    made = ServiceTable(tmp_path, sight=sight, learns=True)
    yield made
    made.close()


@pytest.mark.whole
def test_what_the_pack_has_learnt_is_shown_and_taken_back(
    tmp_path: Path, learnt: ServiceTable, visit_at: VisitAt
) -> None:
    page = visit_at(learnt, "service", PHONE)
    pack = page.get_by_role("region", name="This table's pack")
    expect(pack).to_contain_text("3 pictures were learnt in play.")
    picture = pack.get_by_role("img", name="4E as it was learnt in deal 2")
    expect(picture).to_be_visible()
    eventually(lambda: picture.evaluate("image => image.naturalWidth") > 0)
    expect(pack.get_by_role("button", name="Take back 2E")).to_be_disabled()
    assert fits_everywhere(page)
    page.get_by_role("button", name="Begin test mode").click()
    pack.get_by_role("button", name="Take back 4E").first.click()
    expect(pack).to_contain_text("the learnt pictures of 4♠ are taken back")
    expect(pack).to_contain_text("1 picture was learnt in play.")
    assert [one.label for one in load(tmp_path / "t.pack").learnt] == ["2E"]
    pack.get_by_role("button", name="Take back all that was learnt").click()
    expect(pack).to_contain_text("No picture was learnt in play yet")
    assert load(tmp_path / "t.pack").learnt == ()


@pytest.mark.whole
def test_names_wait_for_the_next_test_mode(
    tmp_path: Path, enrolling: ServiceTable, box: WaitingDeal, visit_at: VisitAt
) -> None:
    page = visit_at(enrolling, "service")
    page.get_by_role("button", name="Begin test mode").click()
    page.get_by_role("button", name="Enrol this table's pack").click()
    expect(shown(page, "The window is found.")).to_be_visible()
    box.begin.set()
    page.get_by_label("Name of card 2").fill("bh")
    page.get_by_label("Name of card 2").press("Enter")
    expect(shown(page, "Every card has its name.")).to_be_visible()
    page.get_by_role("button", name="End test mode").click()
    expect(page.get_by_role("button", name="Enrol this table's pack")).to_be_disabled()
    expect(shown(page, "4 cards of another pack were dealt and are not stored yet.")).to_be_visible()
    assert list(tmp_path.glob("t.pack*")) == []
    page.get_by_role("button", name="Begin test mode").click()
    expect(page.get_by_label("Name of card 2")).to_have_value("BH")
    page.get_by_role("button", name="Throw away").click()
    page.get_by_role("dialog").get_by_role("button", name="Throw away").click()
    expect(page.get_by_role("button", name="Enrol this table's pack")).to_be_enabled()


def test_what_the_box_and_the_cards_give_away_is_reported(table: ServiceTable, visit: Open) -> None:
    page = visit("service", PHONE)
    section = page.get_by_role("region", name="Box and pack")
    expect(section).to_contain_text("Sideways drift: shown at the end of each deal.")
    expect(section).to_contain_text("only an enrolled pack's own cards are known")
    drift = {"draws": 102, "deals": 2, "spread_mm": 0.214, "largest_mm": 1.1, "chance": 0.4, "square": True}
    status: dict[str, Any] = {"drift": drift, "pack": {"knowable": 31, "foreign": []}}
    table.call(lambda: setattr(table.table.desk, "_cards", SimpleNamespace(status=lambda: status)))
    expect(section).to_contain_text("Exposed cards lay within 0.21 mm of their middle (one sigma), 1.10 mm at most")
    expect(section).to_contain_text("102 draws of 2 deals.")
    expect(section).to_contain_text("A card's position does not predict the next one.")
    expect(section).to_contain_text("No foreign card noticed; 31 cards seen so far have marks to be known by.")
    expect(section.get_by_role("alert")).to_have_count(0)
    drift |= {"chance": 0.00025, "square": False}
    status["pack"] = {"knowable": 31, "foreign": ["JS", "TH"]}
    expect(section.get_by_role("alert").first).to_contain_text("goes with the card under it: chance alone does so once")
    expect(section.get_by_role("alert").last).to_contain_text("the enrolled card: Jack of spades, Ten of hearts.")
    assert fits_everywhere(page)


def test_what_is_known_of_box_and_pack_is_forgotten_on_demand(table: ServiceTable, visit: Open) -> None:
    page = visit("service", TABLET)
    section = page.get_by_role("region", name="Box and pack")
    expect(section.get_by_role("button")).to_have_count(0)  # nothing is known yet
    drift = {"draws": 102, "deals": 2, "spread_mm": 0.2, "largest_mm": 1.1, "chance": 0.00025, "square": False}
    status: dict[str, Any] = {"drift": drift, "pack": None}
    cards = SimpleNamespace(status=lambda: status, reset=lambda: status.update(drift=None))
    table.call(lambda: setattr(table.table.desk, "_cards", cards))
    expect(section.get_by_role("button", name="Reset")).to_be_disabled()
    page.get_by_role("button", name="Begin test mode").click()
    section.get_by_role("button", name="Reset").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget it").click()
    expect(section).to_contain_text("Sideways drift: shown at the end of each deal.")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("list").get_by_text("the measurements of box and pack are deleted")).to_be_visible()


def test_how_far_the_floor_is(table: ServiceTable, visit: Open) -> None:
    page = visit("service")
    expect(shown(page, "Sensors")).to_be_visible()
    expect(page.locator(".floor")).to_have_count(0)
    behind = Standing(5, "2026-11-28T21:14:00.000+00:00", 1, say("service-floor-unreachable", why="it is off"))
    table.at_work.queries._floor = behind.json
    on_floor = page.locator(".floor")
    expect(on_floor).to_contain_text(re.compile(r"floor: 5 events behind since \d\d:14"))
    expect(on_floor).to_contain_text("floor: 1 incident of this table is open (faro floor check)")
    expect(on_floor).to_contain_text("the floor cannot be reached: it is off")
    table.at_work.queries._floor = Standing(None, behind.since).json
    expect(on_floor).to_contain_text(re.compile(r"floor: not reached since \d\d:14"))
    table.at_work.queries._floor = Standing(0).json
    expect(on_floor).to_contain_text("floor: has every event")
    expect(on_floor.get_by_role("alert")).to_have_count(0)
