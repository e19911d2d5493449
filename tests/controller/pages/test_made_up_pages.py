"""Every page in a made-up language (tests/made_up_language.py): what is shown without an accent does not come from the
catalogue, and what is longer than English must neither be cut nor lie over something else."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Generator, Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from controller import catalogue
from controller.config import VisionConfig
from controller.games.message import plain, say
from controller.service.deal_capture import Shown
from controller.service.naming import NONE_DEALT, NamedCards
from controller.table import commands
from controller.table.events import Noted
from controller.web.access import Access
from controller.web.languages import COOKIE
from firmware_bridge import notice
from hardware.beads.servo import SpindleCalibration
from hardware.devices import SPINDLE_COUNT, spindle_part
from hardware.rig.rig_snapshot import RigSnapshot, SpindleSnapshot
from tests.controller.page_desk import page_desk
from tests.controller.page_table import Act, PageTable, before_the_deal, by, cards, dealer, faro_table, fault, played
from tests.controller.pages import test_banque_pages as banque
from tests.controller.pages import test_chemin_pages as chemin
from tests.controller.pages import test_macao_pages as macao
from tests.controller.pages import test_siete_pages as siete
from tests.controller.pages.test_german_pages import german
from tests.controller.pages.test_punto_pages import punto
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import (
    BROWSER,
    FRAME,
    PHONE,
    SERVER_GONE,
    TABLET,
    Served,
    Visits,
    blank_pages,
    fits,
    resize,
)
from tests.made_up_language import LANGUAGE, accented, without_accent, write
from tests.sample import sampled

pytestmark = BROWSER

PICTURES = os.environ.get("FARO_PICTURES")
"""A folder for pictures of all that is looked over, for whoever wants to see them."""
AS_THEY_ARE = {"Faro", "Eve", "ann", "bob", "cy", "Ev", "an", "bo"}
"""The table's name, and those of people, on stakes by two letters."""

SHOWN = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const home = node.parentElement;
    if (!home.closest("script, style, noscript, [lang]:not(html)") && home.checkVisibility()) found.push(node.data);
  }
  for (const one of document.body.querySelectorAll("*")) {
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      if (one.hasAttribute(name)) found.push(one.getAttribute(name));
    }
  }
  return found.map((text) => text.trim()).filter(Boolean);
}"""
"""Every text that the page shows or says to a screen reader."""

CUT = """() => {
  const cut = [];
  for (const one of document.body.querySelectorAll("*")) {
    // A name that is longer than its plate ends in an ellipsis, and is its title in full.
    if (one.closest("svg, .rt-name[title]") || !one.checkVisibility() || ![...one.childNodes].some((node) =>
      node.nodeType === Node.TEXT_NODE && node.data.trim())) continue;
    const { overflowX, overflowY, clipPath } = getComputedStyle(one);
    if (clipPath === "inset(50%)") continue; // for screen readers
    const over = one.scrollWidth > one.clientWidth + 1 && overflowX !== "visible" && one.clientWidth;
    const under = one.scrollHeight > one.clientHeight + 1 && overflowY === "hidden" && one.clientHeight;
    const { left, right } = one.getBoundingClientRect();
    const beyond = right > document.documentElement.clientWidth + 1 || left < -1;
    const scrolled = one.closest(".log, .sheet-tabs, .picker, table, .tray, .scroll");
    if ((over || under || (beyond && !scrolled)) && one.tagName !== "INPUT" && one.tagName !== "SELECT") {
      cut.push(`${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 60)}`);
    }
  }
  return cut;
}"""
"""What does not fit into its box, or into the screen."""

COVERED = """() => {
  const named = [...document.querySelectorAll("button, a, input, select, h1, h2, h3, label, .banner, .head-phase")];
  const boxes = named.filter((one) => one.checkVisibility() && !one.closest("svg, .painted .place"))
    .map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
  const over = [];
  boxes.forEach(([one, a], index) => boxes.slice(index + 1).forEach(([other, b]) => {
    if (one.contains(other) || other.contains(one) || one.closest("dialog") !== other.closest("dialog")) return;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 2) over.push([one, other].map((each) => each.textContent.trim().slice(0, 40)).join(" / "));
  }));
  return over;
}"""
"""Buttons, headings and fields that lie over one another; curved ones do not, although their boxes do."""


class Visit(Visits):
    """Opens pages in the made-up language."""

    def prepare(self, page: Page) -> None:
        page.context.add_cookies([{"name": COOKIE, "value": LANGUAGE, "url": self.served.url}])


@pytest.fixture(scope="module")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("languages"))


@pytest.fixture
def visit(browser: Browser, made_up: Path) -> Generator[Visit]:
    """At the end nothing may have gone wrong in any page."""
    complaints: list[str] = []
    catalogue.ROOTS.append(made_up)
    with blank_pages(browser, complaints) as blank:
        visits = Visit(blank)
        yield visits
    for served in visits.tables:
        served.close()
    catalogue.ROOTS.remove(made_up)
    assert [
        said for said in complaints if not (SERVER_GONE.search(said) or re.search("ERR_INTERNET|40[14]", said))
    ] == []


LOOK = f"() => [({SHOWN})(), ({CUT})(), ({COVERED})()]"


def unsaid(texts: Iterable[str]) -> set[str]:
    """The words on the page that are not of the made-up language."""
    return {word for text in texts for word in without_accent(text)} - AS_THEY_ARE


def looked_over(page: Page, name: str, names: Collection[str] = ()) -> None:
    """Nothing left out, cut or covered, on a tablet and on a phone; the size that the page has comes first, and what
    follows is done in the other. `names`: words that stay as they are, too."""
    for size in sorted((TABLET, PHONE), key=lambda size: size != page.viewport_size):
        resize(page, size)
        page.evaluate("scrollTo(0, 0)")  # some buttons stay in sight above what is scrolled
        page.evaluate(FRAME)
        if PICTURES:
            page.screenshot(path=Path(PICTURES) / f"{name}-{size['width']}.png", full_page=True)
        shown, cut, covered = page.evaluate(LOOK)
        assert unsaid(shown) - set(names) == set()
        assert fits(page, size)
        assert cut == []
        assert covered == []
    assert page.locator("html").get_attribute("lang") == LANGUAGE


ON_THE_KING = {"type": "flat", "ranks": ["K"], "copper": False}
BETS = (
    by("ann", "bet", bet="w", stake=50, **ON_THE_KING),
    by("cy", "bet", bet="q", stake=100, **ON_THE_KING | {"ranks": ["Q"]}),
    cards(2),
    dealer("cash_out", player="cy", amount=None),
    by("bob", "bet", bet="b", stake=25, **ON_THE_KING | {"copper": True}),
    by("ann", "bet", bet="d", stake=5, type="group", ranks=["T", "9"], copper=False),
    by("ann", "bar", bet="d"),
)


def at_play(mode: str = "table", *acts: Act, **options: Any) -> PageTable:
    """A deal with all that can be shown beside it: faults, one of them accepted, a hold, a log, a correction that makes
    a debt, what can be undone. With real chips there are no bets."""
    bets = BETS if mode == "table" else (cards(2),)
    table = ShoeTable(
        "7C 4H QD 9S",
        game="faro",
        players=("ann", "bob", "cy") if mode == "table" else (),
        bank=10_000,
        mode=mode,
        min=5,
        max=500,
        unit=5,
    )
    view_moved = fault("camera", say("table-window-verified"))
    to_the_hold = (view_moved, _go_on, dealer("correct", index=2, card="KD"), dealer("hold"))
    jammed = fault(spindle_part(3), say("table-something-moved"))
    return PageTable(played(table, (cards(), *bets, *to_the_hold, jammed, *acts)), **options)


def _go_on(table: ShoeTable) -> None:
    table.dealer("resume", without={one["part"]: one["mark"] for one in table.view()["faults"]})


def asked() -> PageTable:
    """The dealer is asked which card it is."""
    return PageTable(played(faro_table("7C 4H"), [cards(unread=True)]))


def of_service(*, test: bool = True, **shown: Any) -> PageTable:
    """The table at rest, in test mode or not; its service desk shows these."""
    table = before_the_deal("faro")
    table.do(lambda state: commands.service_mode(state, test))
    return PageTable(table, desk=page_desk(**shown))


@pytest.mark.whole
@pytest.mark.parametrize("mode", sampled(["table", "casekeeper"], 1))
def test_the_front_page(visit: Visit, mode: str) -> None:
    page = visit("/", at_play(mode))
    expect(page.locator("nav a").last).to_be_visible()
    chooser = page.get_by_role("combobox")
    expect(chooser).to_have_value(LANGUAGE)
    looked_over(page, f"front-{mode}")
    chooser.select_option("en")
    expect(page.get_by_text("Choose your side", exact=False).or_(page.get_by_label("Choose your side"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.fixture
def english_alone(tmp_path: Path) -> Generator[None]:
    """A house with one language, whatever others are shipped."""
    shipped = list(catalogue.ROOTS)
    for number, root in enumerate(shipped):
        (tmp_path / str(number)).mkdir()
        (tmp_path / str(number) / catalogue.ENGLISH).symlink_to(Path(str(root)) / catalogue.ENGLISH)
    catalogue.ROOTS[:] = [tmp_path / str(number) for number in range(len(shipped))]
    yield
    catalogue.ROOTS[:] = shipped


@pytest.mark.usefixtures("english_alone")
def test_one_language_needs_no_chooser(browser: Browser) -> None:
    served = Served(PageTable(), Access())
    with blank_pages(browser, []) as blank:
        page = blank()
        page.goto(served.url)
        expect(page.locator("nav a").last).to_be_visible()
        expect(page.get_by_role("combobox")).to_have_count(0)
    served.close()


@pytest.mark.parametrize("path", sampled(["/", "/play", "/dealer", "/display", "/service", "/help", "/rules"], 1))
def test_a_page_changes_its_language_where_it_stands(visit: Visit, path: str) -> None:
    page = visit(path, at_play())
    if path == "/play":
        page.locator("#name").fill("Eve")
        page.locator("form button").first.click()
        page.get_by_role("tab").last.click()
        page.get_by_role("radio").last.click()
        page.locator("button.ask:not(.signals)").click()
    page.evaluate("() => { globalThis.stood = true }")
    chooser = page.locator(".choose-language select")
    chooser.select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator(".choose-language")).to_contain_text("Language")
    page.evaluate(FRAME)
    assert page.evaluate("globalThis.stood")
    assert [word for word in page.evaluate(SHOWN) if set(word) & set("ḃčďḟğĥķĺṁṗřšťṽŵẋž")] == []
    if path == "/play":
        page.keyboard.press("Escape")
        expect(page.get_by_role("tab").last).to_have_attribute("aria-selected", "true")
        expect(page.get_by_role("radio").last).to_have_attribute("aria-checked", "true")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_page_speaks_on_where_a_language_cannot_be_had(visit: Visit) -> None:
    page = visit("/", at_play())
    page.route("**/i18n/en.ftl*", lambda route: route.fulfill(status=404, body=""))
    chooser = page.locator(".choose-language select")
    chooser.select_option("en")
    expect(chooser).to_have_value(LANGUAGE)
    looked_over(page, "front-no-language")
    page.unroute_all()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGE)


@pytest.mark.whole
def test_a_seat(visit: Visit) -> None:
    page = visit("/play", at_play())
    expect(page.locator("#name")).to_be_visible()
    looked_over(page, "sit-down")
    page.locator("#name").fill("Eve")
    page.locator("form button").first.click()
    expect(page.locator(".who")).to_have_text("Eve")
    looked_over(page, "seat")
    for number, tab in enumerate(page.get_by_role("tab").all()):
        tab.click()
        looked_over(page, f"seat-{number}")


DIALOGS = ("Key a card", "Irregularity", "Void the deal", "Buy in ann", "Cash out bob", "Change")


def test_the_dealer(visit: Visit) -> None:
    page = visit("/dealer", at_play())
    expect(page.locator(".next-thing")).to_be_visible()
    looked_over(page, "dealer")
    dialog = page.get_by_role("dialog")
    for name in DIALOGS:
        page.get_by_role("button", name=_said(name), exact=True).click()
        expect(dialog).to_be_visible()
        if name == "Irregularity":
            page.locator("#policy").select_option("dealer_rules")
        looked_over(page, f"dealer-{name}")
        dialog.locator(".dialog-foot button").click()
        expect(dialog).to_have_count(0)
    page.locator(".exposed button").nth(1).click()
    dialog.get_by_role("button", name=_said("Queen of spades")).click()
    looked_over(page, "dealer-correct")
    dialog.locator(".dialog-foot button").click()
    page.locator("#seat-name").fill("Eve")
    page.locator(".open-seat button").click()
    expect(page.locator(".pair-code")).to_be_visible()
    code = page.locator(".pair-code").inner_text()
    assert unsaid(page.evaluate(SHOWN)) <= {code, "http", "play", *page.url.split("/")}


def _said(english: str) -> str:
    """In the made-up language, people's names as they are."""
    return " ".join(word if word in AS_THEY_ARE else accented(word) for word in english.split())


@pytest.mark.whole
def test_a_question_to_the_dealer(visit: Visit) -> None:
    page = visit("/dealer", asked())
    expect(page.locator(".question")).to_be_visible()
    looked_over(page, "question")
    page.locator(".candidates > button").last.click()
    expect(page.locator(".picker")).to_be_visible()
    looked_over(page, "question-all")


@pytest.mark.parametrize("mode", sampled(["table", "casekeeper"], 1))
def test_the_display(visit: Visit, mode: str) -> None:
    page = visit("/display", at_play(mode))
    expect(page.locator(".log")).to_be_visible()
    looked_over(page, f"display-{mode}")


@pytest.mark.whole
def test_the_display_of_german_faro(visit: Visit) -> None:
    page = visit("/display", PageTable(german()))
    expect(page.locator(".page")).to_be_visible()
    looked_over(page, "display-german")


@pytest.mark.parametrize("test", sampled([False, True], 1), ids=["looking", "testing"])
def test_the_service_page(visit: Visit, test: bool) -> None:
    page = visit("/service", of_service(test=test))
    expect(page.locator(".spindles")).to_be_visible()
    looked_over(page, f"service-{test}")


JAMMED = say("hardware-bead-jammed", bead=2, wanted=2, where=say("hardware-stands", count=1))


@pytest.mark.whole
def test_the_dealer_of_a_casekeeper(visit: Visit) -> None:
    """Real chips: cards and beads alone, and beads of which something is wrong."""
    table = at_play("casekeeper", fault(spindle_part(12), JAMMED))
    table.beads_at[12], table.beads_at[3] = None, 3
    page = visit("/dealer", table)
    expect(page.locator(".casekeeper").first).to_be_visible()
    looked_over(page, "dealer-casekeeper")


def named_cards() -> NamedCards:
    """Cards of a pack that was dealt, with all that may be wrong with their names."""
    reads = ["7C", "7C", None, "KS", "JD", "QH"]
    shown = [Shown(cast(Any, None), b"", f"{place:032x}", read) for place, read in enumerate(reads)]
    cards = NamedCards(shown, VisionConfig().names())
    cards.order("7C 8C 9C KS JD QC")
    for place, text in ((3, "XX"), (4, "-")):
        cards.name(place, text)
    return cards


AT_REST: dict[str, Any] = {
    "working": None,
    "said": None,
    "cards_stored": None,
    "stored_at": None,
    "configured": "",
    "before_at": None,
}
AT_REST |= {"pictures": 0, "lost_s": 0.0, "window": None}
DARK = {"width": 640, "height": 360, "fps": 3, "brightness": 3, "focus": 2, "verdict": say("service-too-dark").json()}
ENROL: dict[str, dict[str, Any]] = {
    "rest": {"cards_stored": 40, "stored_at": 1e9, "configured": "own.pack", "before_at": 1e9}
    | {"said": say("service-note-pack-stored", count=40).json()},
    "waiting": {"cards": [1, 2, 3], "step": "rest"},
    "dealing": {"pictures": 12, "window": [[0.4, 0.2], [0.6, 0.2], [0.6, 0.8], [0.4, 0.8]], "lost_s": 3.0},
    "shoe": {"step": "dealing", "shoe": True, "pictures": 2},
    "dark": {"step": "dealing"},
    "working": {"working": say("service-work-reading").json()},
}


def service(visit: Visit, **shown: Any) -> Page:
    """The service page of a table in test mode that shows these."""
    page = visit("/service", of_service(**shown))
    expect(page.locator(".spindles")).to_be_visible()
    return page


@pytest.mark.parametrize("step", sampled(ENROL, 2))
def test_a_pack_that_is_enrolled(visit: Visit, step: str) -> None:
    camera: dict[str, Any] = {"camera": DARK} if step == "dark" else {}
    page = service(visit, enrol={**NONE_DEALT, "step": step, **AT_REST, **ENROL[step]}, **camera)
    expect(page.locator(".enrol")).to_be_visible()
    looked_over(page, f"enrol-{step}", {"wrz"})  # the month, as the browser has it in Polish


SPANISH: dict[str, Any] = {
    "text": "RO",
    "mistake": None,
    "doubt": say("service-name-doubt", read="KS").json(),
    "choices": [],
}
CARD_NAMES = {"7C", "8C", "9C", "KS", "QH", "JD", "XX", "QC", "RO"}
"""As they stand in the fields of a pack's cards."""


@pytest.mark.whole
def test_the_cards_of_a_pack_are_named(visit: Visit) -> None:
    status = named_cards().status()
    assert {card["mistake"]["code"] for card in status["cards"] if card["mistake"]} >= {
        "service-name-disagrees",
        "service-name-of-no-card",
    }
    status["cards"].append({**SPANISH, "picture": "f" * 32})
    page = service(visit, enrol={**AT_REST, **status, "step": "naming", "lost_s": 2.0, "good": True})
    dialog = page.get_by_role("dialog")
    expect(page.locator(".enrol-card")).to_have_count(7)
    page.locator(".enrol-order summary").click()
    looked_over(page, "naming", CARD_NAMES)
    for place in (0, 3, 6):
        page.locator(".enrol-picture").nth(place).click()
        expect(dialog).to_be_visible()
        if place == 0:
            page.locator(".enrol-kind select").select_option("R C S")
            page.locator(".enrol-keys").last.locator("button").first.click()
        looked_over(page, f"naming-{place}", CARD_NAMES)
        dialog.locator(".dialog-foot button").click()
        expect(dialog).to_have_count(0)
    for button in page.locator(".enrol > .service-acts button").all():  # to store, and to throw away
        button.click()
        expect(dialog).to_be_visible()
        looked_over(page, "naming-sure", CARD_NAMES)
        dialog.locator(".dialog-foot button").click()
        expect(dialog).to_have_count(0)


FOUND = SpindleCalibration((1010, 1250, 1500, 1760, 2000))
RIGS = {
    "ready": RigSnapshot(can_undo=True, supply_mv=5020),
    "found": RigSnapshot(found=(FOUND,) * SPINDLE_COUNT, said=(notice.say("hardware-places-found"),)),
    "busy": RigSnapshot(busy=notice.say("hardware-creeping-low")),
    "stopped": RigSnapshot(said=(notice.say("hardware-calibration-stopped"), notice.say("hardware-proof-good"))),
    "no feedback": RigSnapshot(feedback=False),
}


@pytest.mark.parametrize("rig", sampled(RIGS, 1))
def test_the_spindles_are_calibrated(visit: Visit, rig: str) -> None:
    wire_off = SpindleSnapshot(commanded_us=1500, measured_us=1500, adc=3)
    moving = SpindleSnapshot(commanded_us=1500, measured_us=1400, adc=400, moving=True)
    jammed = SpindleSnapshot(fault=notice.say("hardware-rig-jammed", wanted=1500, measured=1400))
    spindles = (wire_off, moving, jammed, *[SpindleSnapshot(1500, 1500, 450)] * 10)
    board = notice.say("hardware-firmware", version="1.1")
    page = service(visit, rig=replace(RIGS[rig], board=board, spindles=spindles))
    for row in (0, 1, 2, 3):
        page.locator(f'[data-spindle="{row}"] button').click()
        looked_over(page, f"calibration-{rig}-{row}")
    if rig != "ready":
        return
    dialog = page.get_by_role("dialog")
    for button in page.locator(".calibration .service-acts button").all()[:2]:  # one spindle, and all of them
        button.click()
        expect(dialog).to_be_visible()
        looked_over(page, "calibration-agree")
        dialog.locator(".dialog-foot button").click()
        expect(dialog).to_have_count(0)


DRIFTS: dict[str, Any] = {
    "unknown": {"drift": None, "pack": None},
    "square": {
        "drift": {"spread_mm": 0.3, "largest_mm": 0.9, "draws": 90, "deals": 2, "chance": 0.4, "square": True},
        "pack": {"knowable": 40, "foreign": []},
    },
    "skew": {
        "drift": {"spread_mm": 2.3, "largest_mm": 3.9, "draws": 90, "deals": 2, "chance": 0.001, "square": False},
        "pack": {"knowable": 40, "foreign": ["JS", "TH"]},
    },
}


@pytest.mark.parametrize("cards", sampled(DRIFTS, 1))
def test_what_box_and_cards_give_away(visit: Visit, cards: str) -> None:
    page = service(visit, cards=DRIFTS[cards])
    watched = page.locator(".watched")
    expect(watched).to_be_visible()
    looked_over(page, f"watched-{cards}")
    if cards == "skew":
        watched.locator("button").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        looked_over(page, "watched-anew")


@pytest.mark.whole
def test_a_seat_of_punto_banco(visit: Visit) -> None:
    page = visit("/play", PageTable(before_the_deal("punto_banco", bank=10_000)))
    page.locator("#name").fill("Eve")
    page.locator("form button").first.click()
    expect(page.locator(".who")).to_have_text("Eve")
    looked_over(page, "punto-seat-before")
    visit.served.show(punto(11))
    expect(page.locator("button.place")).to_have_count(5)
    looked_over(page, "punto-seat")
    page.locator('[data-type="player"]').click()
    expect(page.locator(".said")).not_to_be_empty()
    looked_over(page, "punto-seat-bet")
    for tab in page.get_by_role("tab").all():
        tab.click()
        looked_over(page, "punto-seat-tab")


CHEMIN = [
    (),
    chemin.OTHERS_BANK,
    (*chemin.OTHERS_BANK, *chemin.STAKES[:4]),
    chemin.DEALT,
    (*chemin.DEALT, by("Eve", "stand"), by("bob", "stand")),
]
BANQUE = [
    (),
    banque.BANK,
    (*banque.BANK, *banque.STAKES),
    banque.DEALT,
    (*banque.DEALT, by("Eve", "stand"), by("bob", "stand"), by("dan", "stand")),
]
OF_THE_SHOE: dict[str, list[Callable[[], ShoeTable]]] = {
    "punto_banco": [lambda out=out: punto(out) for out in (2, 11, 19, 20)],  # type: ignore[misc]
    "siete_y_media": [lambda steps=steps: siete.siete(steps) for steps in (3, 5, 7, 11)],  # type: ignore[misc]
    "chemin_de_fer": [lambda acts=acts: chemin.chemin(*acts) for acts in CHEMIN],  # type: ignore[misc]
    "baccarat_banque": [lambda acts=acts: banque.banque(*acts) for acts in BANQUE],  # type: ignore[misc]
    "macao": [lambda stage=stage: macao.macao(stage) for stage in ("open", "ten", "bank", "settled")],  # type: ignore[misc]
    "victoria": [lambda stage=stage: macao.macao(stage, "victoria") for stage in ("turn", "drawing")],  # type: ignore[misc]
}
"""The tables of each game that is shown, one after the other."""
PEOPLE = {*chemin.PLAYERS, *banque.PLAYERS, *macao.SEATS}


def named(name: str) -> Callable[[dict[str, Any]], None]:
    """The state with the player's name replaced by this one."""
    return lambda told: told["table"].update(name=name)


SHOWN_IN = [
    *(("punto_banco", path) for path in ("/", "/display", "/dealer")),  # a seat of it is above
    *((game, path) for game in list(OF_THE_SHOE)[1:-1] for path in ("/display", "/dealer", "/play")),
    ("victoria", "/play"),  # it has the pages of Macao
]


@pytest.mark.parametrize(("game", "path"), sampled(SHOWN_IN, 1))
def test_the_pages_of_a_game_of_the_shoe(visit: Visit, game: str, path: str) -> None:
    """One load, and then the states of a round one after the other. The table's name says which of them is shown."""
    names = {*PEOPLE, *(name[:2] for name in PEOPLE)}
    # Where nobody is asked for anything every second one is enough, the last of them too.
    shown = OF_THE_SHOE[game] if path == "/play" else OF_THE_SHOE[game][::-2]
    first = before_the_deal(game) if path == "/play" else shown[0]()
    page = visit(path, PageTable(first))
    if path == "/":
        expect(page.locator("nav a").first).to_be_visible()
        looked_over(page, f"{game}-front", names)
        return
    if path == "/play":
        page.locator("#name").fill("Eve")
        page.locator("form button").first.click()
        expect(page.locator(".who")).to_have_text("Eve")
    for number, table in enumerate(shown):
        visit.served.show(table())
        visit.served.alter(named(f"Faro {number}"))
        expect(page.locator('a[href="/"]').first).to_have_text(f"Faro {number}")
        looked_over(page, f"{game}-{number}{path.replace('/', '-')}", names)
    for number, tab in enumerate(page.get_by_role("tab").all()):
        tab.click()
        looked_over(page, f"{game}-tab{number}{path.replace('/', '-')}", names)


@pytest.mark.whole
def test_signing_in_and_no_such_page(visit: Visit) -> None:
    page = visit("/dealer", at_play(), trust=False)
    expect(page.locator("#pin")).to_be_visible()
    looked_over(page, "sign-in")
    page.locator("#pin").fill("1234")
    page.locator("button").click()
    expect(page.locator(".refusal")).to_have_text(accented("That is not the PIN."))
    looked_over(page, "sign-in-refused")
    page.goto(page.url.rsplit("/", 1)[0] + "/nowhere")
    expect(page.locator("h1")).to_have_text(accented("No such page"))
    looked_over(page, "lost")


def test_a_lost_line(visit: Visit) -> None:
    page = visit("/display", at_play())
    expect(page.locator(".log")).to_be_visible()
    page.context.set_offline(True)
    page.evaluate("window.stop()")
    looked_over(page, "offline")


def test_a_page_without_its_sentences_says_so(browser: Browser) -> None:
    served = Served(PageTable(), Access())
    complaints: list[str] = []
    with blank_pages(browser, complaints) as blank:
        page = blank()
        page.route(re.compile(r"/i18n/"), lambda route: route.abort())
        page.goto(served.url)
        expect(page.get_by_role("alert")).to_have_text(
            "The sentences of this page could not be loaded. Load the page again."
        )
        with suppress(Error):
            page.unroute_all()
    served.close()
    assert complaints


def test_a_text_of_an_old_journal_is_shown_as_it_is(browser: Browser) -> None:
    table = faro_table(start=False, players=())
    table.do(lambda state: [Noted(plain("an old line")), Noted(plain("ann takes a seat"))])
    served = Served(PageTable(table), Access())
    with blank_pages(browser, []) as blank:
        page = blank()
        page.goto(served.url + "display")
        expect(page.locator(".log li")).to_have_text(["ann takes a seat", "an old line", re.compile("opens")])
    served.close()
