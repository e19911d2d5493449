"""The build book: every part of the bill has its step and its picture, every step's parts are in the bill and their
counts add up, every screw has its driver, every fault the program names is in the table."""

import functools
import html
import math
import re
import textwrap
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import cv2
import numpy as np
import pytest
from fluent.syntax import FluentParser

from controller.config import parse
from controller.games.registry import GAMES
from firmware_bridge.messages import ChannelState
from hardware.devices import Part
from hardware.machine.boards import bill as boards
from hardware.machine.boards import currents, inputs, shield
from hardware.machine.book import (
    bill,
    contents,
    electronics,
    faults,
    figures,
    leads,
    one_spindle,
    pages,
    pictures,
    printing,
    table,
    wires,
)
from hardware.machine.book.model import Article, Step
from hardware.machine.book.source import TEXT, read
from hardware.machine.book.tools import DRIVERS, tools
from hardware.machine.drawings import bill as casekeeper
from hardware.machine.drawings import params as p
from hardware.machine.drawings import purchased, stand
from hardware.machine.drawings.dealing_box import params as box
from hardware.machine.drawings.dealing_box import parts as dealing_box
from hardware.machine.drawings.dealing_box import sites as box_sites
from hardware.machine.drawings.dealing_box.bought import switch
from hardware.machine.drawings.shoe import parts as shoe
from hardware.machine.wiring import HEADER
from hardware.pins import DEFAULT_PINS, POWER_DOWN_PIN, SERVO_PINS
from tests.hardware import said
from tests.sample import sampled
from vision.marker_layout import SETS
from vision.observations import TroubleKind
from vision.offline.marker_sheet import sheet

LENGTHS = (*wires.LENGTHS, *wires.BOX_LENGTHS)
WITH_SCENE = [path.stem for path in sorted((TEXT / "steps").glob("*.md")) if read(path).text("scene")]
MOST_BYTES = 3_000_000
UNDRAWN = {"ties", "camera ribbon", "box:slot nut", "box:cord"}
"""Soft, or inside a profile: no solid in the drawings."""


@functools.cache
def steps() -> dict[str, Step]:
    return {step.key: step for step in contents.steps()}


@functools.cache
def articles() -> dict[str, Article]:
    return {one.key: one for one in bill.articles()}


def _every(step: Step) -> Counter[str]:
    """What the step uses in all its times."""
    return Counter({use.key: use.count * step.times for use in step.uses})


# --- parts, steps, bill ---


def test_names_are_given_once():
    assert len(steps()) == len(list(contents.steps()))
    assert len(articles()) == len(bill.articles())


def test_every_part_of_the_bill_is_used_up_by_the_steps():
    used = Counter[str]()
    for step in steps().values():
        used += _every(step)
    assert used.keys() - articles().keys() == set()
    made = {one.key for one in bill.articles() if one.maker == bill.OWN}
    assert made <= used.keys()
    assert {key: used[key] for key in articles()} == {key: one.count - one.spare for key, one in articles().items()}


def test_one_spindle_takes_what_its_steps_take_and_prints_in_a_day():
    used = Counter[str]()
    for key in contents.stage("one-spindle").once:
        used += Counter({use.key: use.count for use in steps()[key].uses})
    free = {key for key in used if articles()[key].price == 0 and articles()[key].maker != bill.OWN}  # with the servo
    assert {key: used[key] for key in used.keys() - free if articles()[key].maker != bill.OWN} == {
        key: count
        for key, count in one_spindle.BOUGHT.items()
        if key not in ("rank screw", "foot screw", "coupon pin", "coupon insert")
    }
    printed = {key for key in used if articles()[key].maker == bill.OWN}
    assert printed | {"rank_A"} == set(one_spindle.PRINTED)
    assert one_spindle.minutes() < 12 * 60


def test_the_configuration_of_one_spindle_is_one():
    block = re.search(r"```toml\n(.*?)```", pages.pages()[one_spindle.NAME], re.DOTALL)
    assert block is not None
    config = parse(textwrap.dedent(block[1]), "one.toml")
    assert config.mcu.fitted == (one_spindle.RANK,)
    pin = block[1].replace('"serial"', '"gpio"').replace('factory = "none"', 'factory = "lgpio"\n   box = false')
    assert not parse(textwrap.dedent(pin), "one.toml").gpio.box


def test_every_part_of_the_bill_has_a_picture():
    for step in steps().values():
        assert not step.uses or step.picture, f"{step.key} has parts and no picture"


def test_what_a_step_makes_is_taken_later_as_often():
    order = list(steps())
    taken = Counter[str]()
    for step in steps().values():
        for take in step.takes:
            assert order.index(take.step) < order.index(step.key), f"{step.key} takes what {take.step} makes later"
            assert steps()[take.step].makes, f"{take.step} makes nothing"
            taken[take.step] += take.count * step.times
    last = {order[-1]}
    made = {key: step.times * step.yields for key, step in steps().items() if step.makes and key not in last}
    assert taken == made


def test_a_piece_is_shared_only_after_the_step_that_brings_it():
    order = list(steps())
    first = {use.key: order.index(step.key) for step in reversed(steps().values()) for use in step.uses}
    for step in steps().values():
        for key in step.shares:
            assert first[key] <= order.index(step.key), f"{step.key}: {key} is not there yet"


@pytest.mark.parametrize("key", WITH_SCENE)
def test_a_picture_shows_as_many_of_each_part_as_the_step_uses(key):
    step = steps()[key]
    assert step.scene is not None
    shown = Counter(one.key for one in step.scene().new if one.key)
    for use in step.uses:
        if use.key in shown:
            assert shown[use.key] == use.count, use.key
    drawn = {use.key for use in step.uses if use.key in shown}
    assert {use.key for use in step.uses} - drawn <= UNDRAWN, "not in the picture"
    for name in shown:
        pictures.label(step, name)


def test_the_bill_takes_its_counts_from_drawings_and_circuits():
    for item in casekeeper.items():
        assert articles()[item.part].count == item.number
    for one in printing.every():
        assert articles()[one.name].count == one.number
    for entry in dealing_box.parts():
        assert articles()[bill.box_key(entry.part)].count == entry.number, entry.part
    for entry in shoe.parts():
        assert articles()[bill.shoe_key(entry.part)].count == entry.number, entry.part
    for circuit in (shield.circuit(), inputs.circuit()):
        for line in boards.board_lines(circuit):
            assert articles()[bill.board_key(circuit.name, line.number)].count == line.count
    for line in boards.cable_lines():
        assert articles()[line.number].count == line.count


def test_the_two_lengths_of_a_line_are_those_of_the_drawings():
    lengths = Counter(screw.length for screw in box_sites.screws() if screw.name == "profile screw")
    assert bill.BOX_USES["profile screw"].startswith(f"{lengths[8.0]} of M4 x 8")
    assert f", {lengths[10.0]} of M4 x 10" in bill.BOX_USES["profile screw"]
    tabs = Counter(box_sites.tab_screw(cards, 0.0).length for cards in box.FORMATS)
    assert bill.BOX_USES["tab screw"].startswith(f"{tabs[16.0]} of M3 x 16, {tabs[20.0]} of M3 x 20")


def test_both_stacking_sockets_are_one_article():
    """The input board's own, and the one between it and the Pi."""
    found = [one for one in bill.articles() if "2 x 20" in one.what]
    assert len(found) == 2
    assert len({(one.what, one.maker, one.number, one.price) for one in found}) == 1
    assert "check the shop's page" in found[0].what
    assert found[0].number in purchased.stacking_header().name


def test_the_bill_is_whole():
    for one in bill.articles():
        assert one.number, one.key
        assert one.supplier, one.key
        assert one.count > one.spare >= 0, one.key
        free = one.supplier in ("with the servo", "own printer")
        assert (one.price == 0) == free, one.key
    assert [one.count for one in bill.articles() if one.number == "1450"] == [p.MODULES]


# --- tools ---


def _driver(what: str, where: str) -> str | None:
    """Which tool drives an article, by the words of the bill."""
    if "screw" not in what or "terminals" in what or "insert" in what:
        return None
    if "tapping" in what or "screw of the horn" in what:
        return DRIVERS["tapping"]
    if "wood" in what:
        return DRIVERS[f"wood {what.split()[2]}"]
    thread = re.search(r"M[\d.]+", what)
    assert thread, what
    if thread[0] == "M2":
        return DRIVERS["ISO 7045 M2"]
    return DRIVERS[f"{'ISO 10642' if 'countersunk' in what else 'ISO 4762'} {thread[0]}"]


def test_every_tool_is_named_and_used():
    used = {key for step in steps().values() for key in step.tools}
    assert used == tools().keys()


def test_every_screw_has_its_driver_in_its_step():
    seen = 0
    for step in steps().values():
        for use in step.uses:
            one = articles()[use.key]
            driver = _driver(one.what, one.where)
            if driver is not None:
                seen += 1
                assert driver in step.tools, f"{step.key}: {one.what} wants {tools()[driver].name}"
    assert seen > 15


def test_every_nut_is_held():
    seen = 0
    for step in steps().values():
        if any("with nut" in articles()[use.key].what for use in step.uses):
            seen += 1
            assert "pliers" in step.tools, f"{step.key}: nothing holds its nuts"
    assert seen == 6


def test_every_plug_is_crimped():
    for step in steps().values():
        if any(use.key.startswith("XHP-") for use in step.uses):
            assert "crimp" in step.tools
            ways = sum(int(use.key[4:]) * use.count for use in step.uses if use.key.startswith("XHP-"))
            assert [use.count for use in step.uses if use.key == boards.CONTACT] == [ways]


# --- wires ---


def test_the_wires_are_enough():
    assert sum(one.length for one in leads.leads()) / 1000 <= leads.RIBBON_M
    assert max(one.length for one in leads.leads()) <= 500, "currents are reckoned for half a metre"
    assert "5 m" in articles()["ribbon"].what
    thick = {colour: sum(mm for wire, _, mm in LENGTHS if wire == f"2.5 mm2 {colour}") for colour in ("red", "black")}
    assert max(thick.values()) <= 1000
    counts = {"two": 2, "nine": 9}
    thin = sum(mm * counts[wire.split()[2]] for wire, _, mm in LENGTHS if wire.startswith("AWG 24"))
    shoe_lamps = 2 * 2 * 800
    assert thin + shoe_lamps <= 6 * 5000
    assert "six colours, 5 m of each" in articles()["wires"].what


@pytest.mark.parametrize("way", [*table.cables(), *table.thick_wires()], ids=lambda way: way.name)
def test_every_cable_reaches_by_the_way_that_is_planned_for_it(way):
    assert way.needs <= way.cut


def test_the_cameras_ribbon_reaches_the_pi_where_the_plan_has_it(monkeypatch):
    assert f"{table.RIBBON_MM:.0f} mm" in articles()["camera ribbon"].what
    spare = table.RIBBON_MM - table.camera_ribbon()
    (x, y), size = table.PI
    assert x - table.DEALING_BOX[0][0] - table.DEALING_BOX[1][0] > stand.LEG_WALL + stand.LEG_GAP, (
        "the legs of its roof"
    )
    assert spare > 10
    monkeypatch.setattr(table, "PI", ((x + 60, y), size))
    assert table.RIBBON_MM - table.camera_ribbon() < spare - 20


def test_what_is_cut_and_bought_is_what_the_plan_says():
    cut = {name: mm for _, name, mm in LENGTHS}
    for way in table.thick_wires():
        assert cut[way.name] == way.cut
    assert cut["shield J2 to the stop button"] == table.STOP_MM
    assert f"A to B, {table.USB_MM / 1000:.0f} m" in articles()["usb cable"].what
    assert f"USB, {table.USB_MM / 1000:.0f} m" in table.picture()
    assert f"stop, {table.STOP_MM / 1000:.0f} m" in table.picture()
    lamps = " ".join(steps()["lamp-cable"].text)
    assert f"{table.FAR_LAMP_MM:.0f} mm" in lamps
    assert f"{table.NEAR_LAMP_MM:.0f} mm" in lamps
    found = re.search(r"(\d+) A at least", articles()["socket"].what)
    assert found is not None
    amps = int(found[1])
    assert currents.all_stalled() * currents.SUPPLY / 12 / currents.EFFICIENCY < amps


def test_the_buttons_and_screws_of_the_stripboard_stand_where_the_panel_has_them():
    left = stand.BUTTONS_X[1] - (electronics.STRIP_HOLES - 1) / 2 * 2.54
    places = [left + (hole - 1) * 2.54 for hole in electronics.LEGS]
    middles = [(one + other) / 2 for one, other in zip(places[::2], places[1::2], strict=True)]
    assert middles == pytest.approx(stand.BUTTONS_X, abs=0.05)
    screws = [left + (hole - 0.5) * 2.54 for hole in electronics.SCREW_HOLES[::2]]
    assert screws == pytest.approx(stand.STRIP_SCREWS_X, abs=0.05)
    for screw in screws:
        head = [left + (hole - 1) * 2.54 for hole in electronics.CUTS]
        assert min(abs(screw - cut) for cut in head) > p.SERVO_SCREW_HEAD_D / 2, "the cut is under the head"


# --- what a hand can reach ---


def test_the_shoes_nuts_are_tightened_before_its_chamber_is_closed():
    order = list(steps())
    assert order.index("shoe-tray") < order.index("shoe-nose")
    assert "shoe-tray" in [take.step for take in steps()["shoe-nose"].takes]


def test_each_switch_has_its_lever_where_it_is_pressed():
    """The lid comes from above, the screw of the follower from below."""
    for which, side in (("lid", "lever up"), ("end", "lever down")):
        _, _, low, _, _, high = switch(which).bounding_box()
        holes = box_sites.switch_z(which)
        assert (high - holes > holes - low) == (side == "lever up")
        assert side in " ".join(steps()["box-switches"].text)


def test_the_book_writes_a_fuse_of_4_3_volts_and_says_that_it_is_from_memory():
    said_of_it = " ".join(steps()["flash"].text)
    assert "limit to 4.3 V" in said_of_it
    assert "efuse:w:0xFC:m" in said_of_it
    assert "from memory of the ATmega2560's data sheet, BODLEVEL" in said_of_it


def test_the_power_button_is_at_the_pin_of_the_pins_table():
    said_of_it = " ".join(steps()["power-button"].text)
    assert f"header pins {HEADER[POWER_DOWN_PIN]} and 6" in said_of_it
    assert HEADER[POWER_DOWN_PIN] == 5
    assert "`dtoverlay=gpio-shutdown`" in said_of_it
    assert POWER_DOWN_PIN not in (*DEFAULT_PINS.values(), *SERVO_PINS)


def test_the_lights_are_tried_at_their_pin():
    assert DEFAULT_PINS["lamp"] == figures.LAMP_PIN
    assert f"pinctrl set {DEFAULT_PINS['lamp']} op dh" in "\n".join(steps()["box-devices"].tables[0]())


def test_the_cameras_nuts_cannot_turn_in_their_pockets():
    assert 4.0 < box.NUT_POCKET < 4.32, "across flats and across corners of a nut M2 (ISO 4032)"


# --- pages and pictures ---


def test_the_pages_are_what_the_steps_say():
    made = pages.pages()
    kept = {path.name: path.read_text() for path in pictures.FOLDER.glob("*.md")}
    assert kept.keys() == made.keys(), "run: make book"
    assert [name for name, text in made.items() if kept[name] != text] == [], "run: make book"


def test_every_picture_is_there_and_no_other():
    wanted = {name for step in steps().values() for name in pictures.names(step)}
    there = {path.name for path in pictures.FOLDER.iterdir() if path.suffix != ".md"}
    assert there == wanted | set(pictures.MARKERS), "run: make book"
    assert sum((pictures.FOLDER / name).stat().st_size for name in there) < MOST_BYTES


def test_the_sheets_of_markers_are_those_that_the_camera_looks_for():
    for cards in SETS:
        assert (pictures.FOLDER / f"markers-{cards.name}.svg").read_text() == sheet(cards), "run: make book"
    assert {f"markers-{cards.name}.svg" for cards in SETS} == set(pictures.MARKERS)


def test_the_drawings_are_what_the_steps_say():
    for step in steps().values():
        if step.drawing is not None:
            assert (pictures.FOLDER / step.picture).read_text() == step.drawing(), f"{step.key}: run: make book"


@pytest.mark.parametrize("key", sampled(["servo", "keeper", "panel-close"], 1))
def test_a_picture_is_what_the_drawings_show(key):
    step = steps()[key]
    assert step.scene is not None
    made = pictures.picture(step, step.scene())
    kept = cv2.imread(str(pictures.FOLDER / step.picture))
    assert kept is not None
    assert kept.shape == made.shape
    assert np.abs(kept.astype(int) - made.astype(int)).mean() < 0.5, "run: make book"


@pytest.mark.parametrize("draw", [wires.servo, wires.panel, wires.box, wires.lamp])
def test_the_triangle_is_shown_beside_pin_1(draw):
    heights = {text: y for y, text in re.findall(r'<text x="[^"]*" y="([^"]*)"[^>]*>([^<]*)<', draw())}
    first = next(y for text, y in heights.items() if text.startswith("1: "))
    assert heights["at the triangle"] == first


def test_no_words_leave_their_drawing():
    bold, plain = 0.62, 0.56  # of the type's height: a letter of DejaVu Sans in the mean
    texts = re.compile(r'<text x="([^"]*)" y="[^"]*" font-size="([^"]*)"([^>]*)>([^<]*)<')
    for step in steps().values():
        if step.drawing is None:
            continue
        told = step.drawing()
        width = float(re.findall(r'viewBox="0 0 (\S+) ', told)[0])
        for x, size, more, words in texts.findall(told):
            if "transform" not in more and "middle" not in more:
                letter = (bold if "bold" in more else plain) * float(size)
                assert float(x) + letter * len(html.unescape(words)) <= width, f"{step.key}: {words}"


def _anchors(text: str) -> set[str]:
    heads = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


def test_every_link_leads_somewhere():
    made = pages.pages()
    for name, text in made.items():
        for target, anchor in re.findall(r"\]\(([^)#:]+)(?:#([^)]*))?\)", text):
            path = pictures.FOLDER / target
            assert path.exists(), f"{name}: {target}"
            if anchor:
                there = made[target] if target in made else path.read_text()
                assert anchor in _anchors(there), f"{name}: {target}#{anchor}"


def test_the_book_says_that_nobody_has_built_one():
    assert "Nobody has built one yet" in pages.pages()["README.md"]
    assert "Nobody has built one yet" in pages.pages()["safety.md"]


# --- faults ---

GOOD = (
    *("creeping to the", "Written by `faro calibrate", "reads (0...1023)", "a pack is in the box", "last fault"),
    *(
        "not calibrated: built",
        "beads across, calibrated",
        "us, calibrated",
        "not verified: nobody",
        "servos without feedback",
        "this table ",
        "unknown",
        "none yet",
    ),
    *(
        "no under",
        "kept by a time",
        "not a Raspberry Pi",
        "on BCM",
        "did not change",
        "servos were driven",
        "the servo was driven",
    ),
    *("driven to", "last start", "fps, exposure", "events, the chain"),
    *("spread us", "--cycles", "The table is not running", "servo supply is on"),
    *(
        "Should anything be caught",
        "This moves",
        "feedback at 1000, 2000",
        "stored in the board",
        "moved there and back",
    ),
    *("nothing to undo", "nothing was changed", "Nothing was stored"),
    *("size changed, may indicate", "multiarray failed", "NumPy 1.x", "of its field", "at its end"),
    "cards are read that are drawn at up to",
    *("of thirteen built", "no dealing box on the pins", "a phone; while the table runs"),
    *("a press shuts the computer down", "before the plug is pulled"),
)
"""What is said when all is well, when a command was mistyped, or what the program looks for in others' words."""


def _plain(pattern: str) -> str:
    return re.sub(r"\s+", " ", pattern.replace(r"\s+", " ").replace("\\", ""))


def test_every_fault_that_the_program_names_is_in_the_table():
    told = faults.text()
    missing = [
        f"{module}: {_plain(pattern)}"
        for pattern, module in said.sentences().items()
        if not re.search(pattern, told) and not any(one in _plain(pattern) for one in GOOD)
    ]
    assert not missing, "\n".join(missing)


def test_no_exception_is_kept_for_nothing():
    found = [_plain(pattern) for pattern in said.sentences()]
    assert [one for one in GOOD if not any(one in pattern for pattern in found)] == []


def test_the_programs_sentences_are_found():
    """Of each module that judges, and none of a docstring."""
    found = said.sentences()
    assert set(found.values()) == set(said.MODULES)
    assert len(found) > 100
    assert any("bead .* is jammed" in _plain(one) for one in found)


def test_a_new_sentence_is_found_missing(monkeypatch):
    kept = faults.groups()[1:]
    monkeypatch.setattr(faults, "groups", lambda: kept)
    with pytest.raises(AssertionError, match="is jammed"):
        test_every_fault_that_the_program_names_is_in_the_table()


def test_every_part_and_trouble_has_its_line():
    told = faults.text()
    for part in Part:
        if part not in (Part.JOURNAL,):
            assert part.value in told, part
    names = {row.part for row in faults.rows()}
    assert {"journal", "camera", "camera view"} <= names
    for kind in get_args(TroubleKind):
        words = "window not found" if kind == "unfound" else kind
        assert any(words in row.says for row in faults.rows() if row.part == "camera view"), kind
    states = {"JAMMED": "jammed", "SLIPPED": "slipped", "HAND_MOVED": "moved by hand"}
    states |= {"NO_FEEDBACK": "feedback wire reads nothing", "SUPPLY_LOW": "supply is too low"}
    assert {state.name for state in ChannelState} - states.keys() == {"IDLE", "MOVING", "THERE"}
    assert all(words in told for words in states.values())


def test_a_catalogues_sentence_is_taken_with_its_variables_and_choices():
    text = (
        "key =\n    spindle { $spindle } is { $n ->\n        [one] off\n       *[other] on and { $n } off\n    } here\n"
    )
    message: Any = FluentParser().parse_entry(text)
    assert [re.sub(r"\\s\+", " ", one) for one in said.variants(message.value)] == [
        "spindle .* is off here",
        "spindle .* is on and .* off here",
    ]


def test_every_command_in_the_book_is_one():
    """`faro X` and `make X`, wherever they are named."""
    root = Path(__file__).parents[3]
    targets = set(re.findall(r"^([a-z][a-z-]*):", (root / "Makefile").read_text(), re.MULTILINE))
    commands = {path.stem for path in (root / "controller" / "cli").iterdir()}
    told = "\n".join(pages.pages().values())
    named = set(re.findall(r"`(?:sudo -u faro |sudo )?faro ([a-z]+)", told))
    assert {"park", "calibrate", "exercise", "check", "config"} <= named <= commands
    made = set(re.findall(r"`(?:sudo )?make ([a-z-]+)", told))
    assert {"drawings", "flash", "install"} <= made <= targets


def test_the_table_does_not_start_by_itself_before_it_is_built():
    """The installer enables the service; in the book the Pi is started many times before the beads are calibrated."""
    root = Path(__file__).parents[3]
    assert "systemctl enable" in (root / "hardware" / "install" / "install.sh").read_text()
    assert any("systemctl disable faro" in text for text in steps()["install"].text)
    assert any("systemctl enable --now faro" in text for text in steps()["check"].text)


def test_the_pages_addresses_have_the_port_of_the_configuration():
    """On the network by https, on the computer itself by http."""
    found = set(re.findall(r"(https?)://([\w.]+):(\d+)/", "\n".join(pages.pages().values())))
    port = str(parse("", "table.toml").web.port)
    assert found == {("https", "PI", port), ("http", "127.0.0.1", port)}
    network = parse('[web]\nhost = "0.0.0.0"\npin = "739164"', "table.toml").web
    assert network.encrypted
    assert any('host = "0.0.0.0"' in text and "`pin`" in text for text in steps()["configure"].text)


def test_the_shoes_chapter_ends_with_a_table_that_deals_from_a_shoe():
    """Another game, a journal of its own, the camera and the start, for who has no box too."""
    said = " ".join(steps()["shoe-close"].text)
    for words in ("`game`", "`journal`", 'source = "picamera2"', "systemctl enable --now faro"):
        assert words in said, words
    hidden = {key for key, game in GAMES.items() if game.read_at({}) == "exit"}
    assert GAMES.keys() - hidden == {"faro", "german_faro"}
    assert "any but faro and german_faro" in said


def test_the_bodys_sizes_are_tried_before_it_is_printed():
    first = steps()["box-print"].text[2]
    assert "Try the feed" in first
    assert "FORK_" in first


def test_the_room_of_the_stop_pin_is_not_less_than_the_book_says():
    ends = [p.STOP_RADIUS * math.radians(12.0 + half) for half in (-9.0, 9.0)]
    said = re.search(r"never by less than (\d+) or more than (\d+) mm", " ".join(steps()["cam"].done))
    assert said
    assert int(said[1]) <= ends[0] < int(said[1]) + 1
    assert int(said[2]) - 1 < ends[1] <= int(said[2])


def test_nothing_else_lists_what_to_buy():
    """One bill: the other pages point to it."""
    root = Path(__file__).parents[3]
    for page in ("docs/build/casekeeper.md", "docs/build/electronics.md", "hardware/machine/drawings/README.md"):
        text = (root / page).read_text()
        assert "A000067" not in text, page
        assert "book/bill.md" in text, page
