"""The one bill of materials: prints, screws, wood, both boards, supply, wiring, devices. Every count of a part that is
drawn comes from the drawings, of a part on a board from its circuit.

Prices are guide prices in euro without tax and carriage; no supplier was asked.
"""

import functools
import math
from collections.abc import Iterable

from hardware.machine.boards import bill as boards
from hardware.machine.boards import inputs, parts, shield
from hardware.machine.book import printing
from hardware.machine.book.model import Article
from hardware.machine.book.table import RIBBON_MM, USB_MM
from hardware.machine.drawings import bill as casekeeper
from hardware.machine.drawings import made
from hardware.machine.drawings.dealing_box import parts as dealing_box
from hardware.machine.drawings.shoe import parts as shoe

PRINTS = "Prints"
CASEKEEPER = "Casekeeper"
SHIELD = "Servo shield"
INPUTS = "Input board"
PLUGS = "Plugs of the cables"
SUPPLY = "Computers, supply, cables"
STAND = "Plates and panel"
WIRED = "Dealing box: what is wired"
BOX = "Dealing box: the rest"
SHOE = "Shoe, instead of the dealing box"
GROUPS = (PRINTS, CASEKEEPER, SHIELD, INPUTS, PLUGS, SUPPLY, STAND, WIRED, BOX, SHOE)
OWN = "own printer"
STRIP_SCREW = (made.tapping(4)[0], "any", made.tapping(4)[1].removeprefix("any, "))
SPOOL_G = 1000.0
SPOOL_EUR = 22.0
WASTE = 1.15  # brims, purges and a print that failed
MOUSER = parts.MOUSER
FIXINGS = casekeeper.FIXINGS
PI_SHOP = "Raspberry Pi reseller"

PRICES = {
    "servo": 14.0,
    "horn screw": 0.06,
    "rank screw": 0.06,
    "groove pin": 0.10,
    "axle": 0.10,
    "stop pin": 0.12,
    "bead rod": 0.60,
    "insert": 0.12,
    "keeper screw": 0.05,
    "front screw, long": 0.07,
    "front screw": 0.05,
    "foot screw": 0.06,
    "cheek screw": 0.06,
    "sheet screw": 0.05,
    "base": 8.0,
    "top sheet": 5.0,
    "back sheet": 5.0,
}
"""Of the casekeeper's bought parts; what comes with the servo has none."""


@functools.cache
def articles() -> tuple[Article, ...]:
    """The whole bill."""
    found = [
        *_prints(),
        *_casekeeper(),
        *_board(SHIELD),
        *_board(INPUTS),
        *_plugs(),
        *_supply(),
        *_stand(),
        *_wired(),
        *_box(),
        *_shoe(),
    ]
    return tuple(found)


def main_total() -> float:
    """Euro of all but the shoe."""
    return total(one for one in articles() if one.group != SHOE)


def total(lines: Iterable[Article]) -> float:
    """Euro."""
    return sum(one.sum for one in lines)


def fixings() -> list[str]:
    """What is bought by size: the same size from several lines added up."""
    sums: dict[str, int] = {}
    for one in articles():
        if one.supplier not in (casekeeper.WITH, OWN) and any(
            word in one.what for word in ("screw M", "tapping screw", "wood screw", "dowel pin", "insert", "spacer")
        ):
            name = f"{one.what} | {one.maker} {one.number}"
            sums[name] = sums.get(name, 0) + one.count
    return ["| number | what | standard |", "| --- | --- | --- |", *(f"| {n} | {what} |" for what, n in sums.items())]


def article(key: str) -> Article:
    """The article of that key; KeyError where there is none."""
    for one in articles():
        if one.key == key:
            return one
    raise KeyError(key)


def _prints() -> list[Article]:
    found = []
    grams: dict[str, float] = {}
    for one in printing.sheet():
        grams[one.colour] = grams.get(one.colour, 0.0) + one.grams * one.number
        name = f"{one.name}.stl, {one.colour} PETG"
        found.append(
            Article(one.name, _group(one.colour), one.number, name, OWN, f"{one.name}.stl", OWN, 0.0, one.where)
        )
    for colour, mass in grams.items():
        where = f"{mass / 1000:.2f} kg of prints, and {WASTE - 1:.0%} of waste"
        what = f"PETG 1.75 mm, {colour}, spool of 1 kg"
        found.append(Article(f"petg {colour}", _group(colour), spools(mass), what, "any", "-", "any", SPOOL_EUR, where))
    return found


def spools(grams: float) -> int:
    """Spools for a mass of prints, waste counted in."""
    return math.ceil(grams * WASTE / SPOOL_G)


def _group(colour: str) -> str:
    return SHOE if colour == printing.SHOE_COLOUR else PRINTS


def _casekeeper() -> list[Article]:
    found = []
    for item in casekeeper.items():
        price = 0.0 if item.source == casekeeper.WITH else PRICES[item.part]
        maker, number = ("any", "-") if item.maker == item.source else _maker(item.maker)
        found.append(
            Article(item.part, CASEKEEPER, item.number, item.name, maker, number, item.source, price, item.use)
        )
    return found


def board_key(name: str, number: str) -> str:
    """The key of a part on the board `name` with the maker's `number`."""
    return f"{name}:{'board' if number.endswith('.zip') else number}"


def _board(group: str) -> list[Article]:
    circuit = shield.circuit() if group == SHIELD else inputs.circuit()
    return [
        Article(
            board_key(circuit.name, line.number),
            group,
            line.count,
            line.what,
            line.maker,
            line.number,
            line.supplier,
            line.price,
            line.where,
        )
        for line in boards.board_lines(circuit)
    ]


def _plugs() -> list[Article]:
    found = []
    for line in boards.cable_lines():
        spare = line.count // 11 if line.number == boards.CONTACT else 0
        cells = (line.what, line.maker, line.number, line.supplier, line.price, line.where)
        found.append(Article(line.number, PLUGS, line.count, *cells, spare=spare))
    return found


def _supply() -> list[Article]:
    def line(key: str, count: int, what: str, maker: str, number: str, shop: str, price: float, where: str) -> Article:
        return Article(key, SUPPLY, count, what, maker, number, shop, price, where)

    return [
        line("pi", 1, "single-board computer Pi 5, 4 GB", "Raspberry Pi", "SC1111", PI_SHOP, 60, "table"),
        line("pi supply", 1, "USB-C supply 27 W", "Raspberry Pi", "27W USB-C Power Supply", PI_SHOP, 12, "Pi"),
        line("memory card", 1, "memory card 32 GB, A2", "any", "-", PI_SHOP, 10, "Pi"),
        line("mega", 1, "controller board Mega 2560 Rev3", "Arduino", "A000067", MOUSER, 42, "under the shield"),
        line(
            "usb cable", 1, f"USB cable A to B, {USB_MM / 1000:.0f} m, with ferrite", "any", "-", "any", 4, "Pi to Mega"
        ),
        line("supply", 1, "desktop supply 12 V 8.5 A", "Mean Well", "GST120A12-P1M", MOUSER, 32, "servo supply"),
        line(
            "socket",
            1,
            "socket 5.5 x 2.5 mm, 5 A at least, screw terminals for 2.5 mm2",
            "any",
            "-",
            "any",
            1.5,
            "regulator's input",
        ),
        line("regulator", 1, "step-down regulator 5 V 15 A", "Pololu", "D24V150F5", "Pololu", 45, "servo supply"),
        line(
            "fuse holder", 1, "holder for a MINI fuse, 2.5 mm2", "Littelfuse", "0FHM0001ZXJ", MOUSER, 4.5, "before J1"
        ),
        Article(
            "fuse", SUPPLY, 2, "fuse MINI 10 A", "Littelfuse", "0297010.WXNV", MOUSER, 0.4, "one to spare", spare=1
        ),
        line("wire red", 1, "wire 2.5 mm2, red, 1 m", "any", "H07V-K 2.5", "any", 1.5, "regulator, fuse, J1"),
        line("wire black", 1, "wire 2.5 mm2, black, 1 m", "any", "H07V-K 2.5", "any", 1.5, "regulator, J1"),
        line("ferrule", 4, "ferrule 2.5 mm2", "any", "DIN 46228-4, 8 mm", "any", 0.05, "J1 and socket"),
        line("ribbon", 1, "ribbon of 4 wires AWG 22, 5 m", "any", "-", "any", 6, "servo leads"),
        line("cable", 1, "cable of 6 wires AWG 24, 2 m", "any", "-", "any", 5, "box"),
        line("wires", 1, "wire AWG 24, six colours, 5 m of each", "any", "-", "any", 15, "panel, lamp, stop"),
        line("tube", 1, "heat-shrink tube, assorted", "any", "-", "any", 6, "every joint"),
        line("ties", 1, "bag of 100 cable ties 100 x 2.5 mm", "any", "-", "any", 3, "plates, leads"),
    ]


def _stand() -> list[Article]:
    def line(key: str, count: int, what: str, maker: str, number: str, shop: str, price: float, where: str) -> Article:
        return Article(key, STAND, count, what, maker, number, shop, price, where)

    upper = "and 6 mm of outer thread"
    return [
        line("power plate", 1, "plywood 6 mm, 240.0 x 130.0 mm", "birch", "-", casekeeper.CUT, 3, "Mega, regulator"),
        line("pi plate", 1, "plywood 6 mm, 120.0 x 90.0 mm", "birch", "-", casekeeper.CUT, 2, "Pi"),
        line("power roof", 1, "acrylic 3 mm, 240.0 x 130.0 mm", "any", "-", casekeeper.CUT, 6, "over the power plate"),
        line("pi roof", 1, "acrylic 3 mm, 120.0 x 90.0 mm", "any", "-", casekeeper.CUT, 3, "over the Pi's plate"),
        line("M3 screw, below", 2, "screw M3 x 10, countersunk", "ISO", "10642", FIXINGS, 0.05, "plate to spacer"),
        line("M3 spacer, lower", 2, "spacer M3 x 12, nylon, inner threads", "any", "-", FIXINGS, 0.3, "under the Mega"),
        line("M3 spacer, upper", 2, f"spacer M3 x 11, nylon, {upper}", "any", "-", FIXINGS, 0.3, "Mega to shield"),
        line("M3 screw, above", 2, "screw M3 x 6, nylon", "ISO", "4762", FIXINGS, 0.1, "shield to spacer"),
        line("M2.5 screw, below", 5, "screw M2.5 x 10, countersunk", "ISO", "10642", FIXINGS, 0.06, "plate to spacer"),
        line("M2.5 spacer, lower", 5, "spacer M2.5 x 12, inner threads", "any", "-", FIXINGS, 0.4, "4 Pi, 1 Mega"),
        line("M2.5 spacer, upper", 4, f"spacer M2.5 x 20, {upper}", "any", "-", FIXINGS, 0.5, "Pi to input board"),
        line("M2.5 screw, above", 5, "screw M2.5 x 6", "ISO", "4762", FIXINGS, 0.06, "4 input board, 1 Mega"),
        line("cooler", 1, "cooler with fan for the Pi 5", "Raspberry Pi", "SC1148", PI_SHOP, 6, "Pi"),
        line(
            "stacking header",
            1,
            inputs.STACKING[0],
            "Adafruit",
            inputs.STACKING[1],
            "Adafruit",
            3,
            "Pi to input board",
        ),
        line("coupon pin", 1, "dowel pin 3 m6 x 18, steel", "ISO", "2338", FIXINGS, 0.12, "tries the coupon's holes"),
        line(
            "coupon insert", 1, "heat-set insert M3 x 5.7", "Ruthex", "RX-M3x5.7", "Ruthex and dealers", 0.12, "coupon"
        ),
        line("regulator screw", 4, "wood screw 2 x 10", "any", "-", FIXINGS, 0.05, "regulator to plate"),
        line(
            "regulator foot",
            4,
            "plastic tube 5 mm long, inside 2.2 mm",
            "any",
            "-",
            FIXINGS,
            0.1,
            "under the regulator",
        ),
        line(
            "stop button", 1, "emergency stop, one NC contact", "Schneider", "XB5AS8442", MOUSER, 28, "panel; shield J2"
        ),
        line("button", 3, "push button 12 mm", "Omron", "B3F-4055", MOUSER, 0.6, "panel"),
        line("power button", 1, "push button 12 mm", "Omron", "B3F-4055", MOUSER, 0.6, "Pi's plate: shuts the Pi down"),
        line("led green", 1, "LED 5 mm green", "Kingbright", "WP7113SGD", MOUSER, 0.15, "panel: open"),
        line("led red", 1, "LED 5 mm red", "Kingbright", "WP7113ID", MOUSER, 0.15, "panel: closed"),
        line("led yellow", 1, "LED 5 mm yellow", "Kingbright", "WP7113YD", MOUSER, 0.15, "panel: call"),
        line("buzzer", 1, "active buzzer 5 V", "CUI", "CEM-1205C", MOUSER, 1.2, "panel; `gpio.buzzer`"),
        line("stripboard", 1, "stripboard 66 x 20 mm, 26 x 8 holes", "any", "-", "any", 1, "under the buttons"),
        line("strip screw", 2, *STRIP_SCREW, FIXINGS, 0.06, "stripboard to panel"),
        line("panel insert", 4, "heat-set insert M3 x 5.7", "Ruthex", "RX-M3x5.7", "Ruthex and dealers", 0.12, "panel"),
        line("panel screw", 4, "screw M3 x 8, countersunk", "ISO", "10642", FIXINGS, 0.05, "panel's floor"),
    ]


def _wired() -> list[Article]:
    def line(key: str, count: int, what: str, maker: str, number: str, shop: str, price: float, where: str) -> Article:
        return Article(key, WIRED, count, what, maker, number, shop, price, where)

    return [
        line("camera", 1, "camera", "Raspberry Pi", "SC0872 (Camera Module 3)", PI_SHOP, 25, "over the window"),
        line(
            "camera ribbon",
            1,
            f"ribbon 22 to 15 ways, {RIBBON_MM:.0f} mm",
            "Raspberry Pi",
            "SC1130",
            PI_SHOP,
            1.5,
            "Pi 5 to camera",
        ),
        line("fork sensor", 1, "fork sensor, slot 5 mm, NPN", "Omron", "EE-SX670", MOUSER, 20, "exit beam"),
        line("fork plug", 1, "its plug with cable 2 m", "Omron", "EE-1006", MOUSER, 7, "fork sensor"),
        line("switch", 2, "micro switch, hinge lever", "Omron", "D2F-01L", MOUSER, 1.6, "lid, follower"),
        line("pull-up", 3, "resistor 4.7 kohm, wired", "Yageo", "MFR-25FBF52-4K7", MOUSER, 0.05, "3.3 V to each input"),
        line("led white", 6, "LED 5 mm white", "Cree LED", "C513A-WSN-CV0Y0151", MOUSER, 0.3, "lamp"),
        line(
            "led resistor", 6, "resistor 100 ohm, wired", "Yageo", "MFR-25FBF52-100R", MOUSER, 0.05, "one for each LED"
        ),
    ]


BOX_WIRED = {"fork sensor": "fork sensor", "switch": "switch", "led": "led white", "camera": "camera"}
"""Parts of the box's own table that stand in the bill with their wires."""
BOX_PRICES = {
    "base": 6.0,
    "diffuser": 3.0,
    "flap": 0.5,
    "spring": 0.8,
    "stairs spring": 0.9,
    "cord": 0.2,
    "anchor screw": 0.06,
    "hinge rod": 0.6,
    "magnet": 0.4,
    "post": 4.0,
    "arm": 3.0,
    "thread": 0.12,
    "lip screw": 0.05,
    "stop screw": 0.06,
    "foot screw": 0.06,
    "tab screw": 0.06,
    "switch screw": 0.06,
    "fork screw": 0.05,
    "wood screw": 0.05,
    "profile screw": 0.08,
    "slot nut": 0.3,
    "camera screw": 0.25,
}


BOX_USES = {
    "profile screw": "8 of M4 x 8 at the corners, 3 of M4 x 10 at foot and head; into slot nuts",
    "tab screw": "2 of M3 x 16, 2 of M3 x 20; one in each follower",
}
"""Where one line has two lengths."""


def _maker(text: str) -> tuple[str, str]:
    """Maker or standard, and number, of a table's one cell."""
    first, _, rest = text.partition(" ")
    if first in ("ISO", "EN", "DIN", "Ruthex", "Adafruit", "Vishay") and rest:
        return first, rest
    return "any", text.removeprefix("any").removeprefix(", ") or "-"


def box_key(part: str) -> str:
    """The article of a solid of the dealing box."""
    if part in BOX_WIRED:
        return BOX_WIRED[part]
    if part.startswith("thread in "):
        return "box:thread"
    printed = {one.part for one in dealing_box.parts() if one.kind == made.PRINTED}
    return f"box_{part.replace(' ', '_')}" if part in printed else f"box:{part}"


def _box() -> list[Article]:
    """Of the box's own table what is neither printed nor wired."""
    found = []
    for one in dealing_box.parts():
        if one.kind != made.PRINTED and one.part not in BOX_WIRED:
            cells = (one.name, *_maker(one.maker), one.source, BOX_PRICES[one.part], BOX_USES.get(one.part, one.use))
            found.append(Article(box_key(one.part), BOX, one.number, *cells))
    return found


SHOE_PRICES = {
    "pane": 2.0,
    "mirror": 9.0,
    "cover": 4.0,
    "diffuser": 2.0,
    "camera": 25.0,
    "led strip": 1.0,
    "reflex sensor": 1.2,
    "seal": 0.05,
    "bearing": 1.0,
    "axle": 0.1,
    "weight": 4.0,
    "thread": 0.12,
    "side screw": 0.05,
    "horn screw": 0.05,
    "roll screw": 0.05,
    "tamper seal": 0.3,
    "lever thread": 0.12,
    "set screw": 0.08,
    "roll pin": 0.12,
    "roll spring": 0.9,
    "hood screw": 0.05,
    "tray screw": 0.08,
    "lamp screw": 0.06,
    "camera screw": 0.2,
    "flange screw": 0.08,
}
SHOE_WIRED = {
    "plug": ("XHP-3", 1),
    "contact": (boards.CONTACT, 9),
    "ribbon": ("camera ribbon", 1),
    "beam plug": ("XHP-6", 1),
    "pull-up": ("pull-up", 3),
    "beam resistor": ("led resistor", 2),
}
"""What its lights, its camera and its exit beam are wired with: like which article, and how many."""


def shoe_key(part: str) -> str:
    """The article of a solid of the shoe."""
    printed = {one.part for one in shoe.parts() if one.kind == made.PRINTED}
    return f"shoe_{part.replace(' ', '_')}" if part in printed else f"shoe:{part}"


def _shoe() -> list[Article]:
    """Of the shoe's own table what is not printed, and what its lights are wired with."""
    found = []
    for one in shoe.parts():
        if one.kind != made.PRINTED:
            cells = (one.name, *_maker(one.maker), one.source, SHOE_PRICES[one.part], one.use)
            found.append(Article(shoe_key(one.part), SHOE, one.number, *cells))
    for key, (like, count) in SHOE_WIRED.items():
        same = next(one for one in (*_wired(), *_plugs()) if one.key == like)
        cells = (same.what, same.maker, same.number, same.supplier, same.price, "cables of lamps, camera and beam")
        found.append(Article(f"shoe:{key}", SHOE, count, *cells))
    return found
