"""Pictures of the wiring, a cable each, and how long the wires are."""

from collections.abc import Sequence

from hardware.machine.boards import inputs, pictures, shield
from hardware.machine.boards.model import Kind
from hardware.machine.boards.pictures import BOX, COLOURS, OTHERS
from hardware.machine.boards.svg import Picture
from hardware.machine.book import leads
from hardware.machine.book import table as plan
from hardware.machine.wiring import HEADER
from hardware.pins import POWER_DOWN_PIN

LINE = 'fill="none" stroke-width="1.4" stroke-linejoin="round"'
BOLD = 'font-weight="bold"'

BOX_LENGTHS = (
    ("cable of 6 wires", "input board J1 to the box", plan.BOX_MM),
    ("AWG 24, two wires", "end of the box's cable to the lid's switch", 250.0),
    ("AWG 24, two wires", "end of the box's cable to the follower's switch", 250.0),
    ("AWG 24, two wires", "input board J3 to the far lamp", plan.FAR_LAMP_MM),
    ("AWG 24, two wires", "input board J3 to the near lamp", plan.NEAR_LAMP_MM),
)
LENGTHS = (
    ("2.5 mm2 red", "socket to regulator", plan.SOCKET_MM),
    ("2.5 mm2 black", "socket to regulator", plan.SOCKET_MM),
    ("2.5 mm2 red", "regulator to fuse holder", plan.FUSE_MM),
    ("2.5 mm2 red", "fuse holder to J1", plan.J1_PLUS_MM),
    ("2.5 mm2 black", "regulator to J1", plan.J1_MINUS_MM),
    ("AWG 24, two colours", "shield J2 to the stop button", plan.STOP_MM),
    ("AWG 24, nine wires", "input board J2 to the panel", plan.PANEL_MM),
)
"""mm, of the box and of the rest: at least what the plan of the table (`hardware.machine.book.table`) needs."""


def table() -> list[str]:
    """All wires but the servos' and the box's."""
    return _table(LENGTHS)


def box_table() -> list[str]:
    """Those of the box and its lamps."""
    return _table(BOX_LENGTHS)


def _table(lengths: Sequence[tuple[str, str, float]]) -> list[str]:
    return [
        "| wire | from, to | mm |",
        "| --- | --- | --- |",
        *(f"| {wire} | {way} | {length:.0f} |" for wire, way, length in lengths),
    ]


def _colour(label: str, number: int) -> str:
    return COLOURS.get(label, OTHERS[number % len(OTHERS)])


def _plug(kind: Kind, title: str, plug: str, far: Sequence[tuple[str, str]], notes: Sequence[str] = ()) -> str:
    """A plug as one looks into the side where the wires go in, pin by pin to what is at the far end."""
    rows = len(kind.pins)
    picture = Picture(214, 34 + 9 * rows + 6 * len(notes), 5, "white", title)
    picture.text(title, 6, 9, 5, BOLD)
    picture.text(plug, 6, 16, 3.6)
    picture.box(6, 20, 50, 24 + 9 * rows, BOX)
    for number, (pin, (what, more)) in enumerate(zip(kind.pins, far, strict=True)):
        level = 27 + 9 * number
        colour = _colour(pin.label, number)
        picture.text(f"{pin.name}: {pin.label}", 9, level + 1.2, 3.6)
        picture.line(((50, level), (100, level)), f'{LINE} stroke="{colour}"')
        picture.box(100, level - 3.6, 208, level + 3.6, BOX)
        picture.text(what, 102, level + 1.2, 3.6, BOLD)
        picture.text(more, 142, level + 1.2, 3.1)
    picture.text("at the triangle", 30, 28.2, 2.4)
    for number, note in enumerate(notes):
        picture.text(note, 6, 32 + 9 * rows + 6 * number, 3.4)
    return picture.whole()


def servo() -> str:
    """The lead of a servo."""
    far = (("brown", "ground"), ("red", "+5 V"), ("orange", "signal"), ("white", "feedback"))
    notes = ("Adafruit's colours; with another servo measure: white is the wire that changes with the shaft.",)
    return _plug(shield.SERVO_PLUG, "Servo's lead, 13 times", "plug XHP-4, to J100 ... J112 on the shield", far, notes)


def panel() -> str:
    """The panel's two cables: the plug of nine; the stop's is in the notes."""
    far = (
        ("all three buttons", "front strip"),
        ("left button", "no more bets"),
        ("middle button", "hold"),
        ("right button", "call"),
        ("lights, buzzer", "long legs; buzzer's plus"),
        ("green light", "short leg"),
        ("red light", "short leg"),
        ("yellow light", "short leg"),
        ("buzzer", "minus"),
    )
    notes = (
        "Stop button: plug XHP-2, to J2 on the shield: pins 1 and 2 to the two screws of its NC contact.",
        "The picture's colours only tell its lines apart: yours are six, three of them twice, with a band.",
    )
    return _plug(inputs.PANEL_PLUG, "Panel's cable", "plug XHP-9, to J2 on the input board", far, notes)


def box() -> str:
    """The box's cable."""
    far = (
        ("ground", "sensor blue; COM of both switches"),
        ("5 V", "sensor brown"),
        ("beam", "sensor black; 4.7 kohm to pin 6"),
        ("lid", "switch NC; 4.7 kohm to pin 6"),
        ("follower", "switch NO; 4.7 kohm to pin 6"),
        ("3.3 V", "the three resistors"),
    )
    notes = ("The sensor's pink wire (L) stays open. The three resistors are at the box's end.",)
    return _plug(inputs.BOX_PLUG, "Box's cable", "plug XHP-6, to J1 on the input board", far, notes)


def lamp() -> str:
    """The lamp's cable."""
    far = (
        ("far lamp", "3 times: 100 ohm, then a long leg"),
        ("near lamp", "3 times: 100 ohm, then a long leg"),
        ("both lamps", "both wires on one contact: all short legs"),
    )
    return _plug(inputs.LAMP_PLUG, "Lamps' cable", "plug XHP-3, to J3 on the input board", far)


def supply() -> str:
    """From the mains supply to the shield."""
    picture = Picture(214, 84, 5, "white", "Servo supply")
    picture.text("Servo supply: 2.5 mm2, lengths in mm", 6, 9, 5, BOLD)
    names = (
        (6, "12 V supply", "closed, its own plug"),
        (58, "socket", "+ and - in screws"),
        (110, "regulator", "VIN GND GND VOUT"),
        (162, "fuse holder", "10 A, put in last"),
    )
    for x, name, more in names:
        picture.box(x, 16, x + 40, 36, BOX)
        picture.text(name, x + 2, 23, 4, BOLD)
        picture.text(more, x + 2, 31, 3)
    picture.box(6, 58, 46, 78, BOX)
    picture.text("shield J1", 8, 65, 4, BOLD)
    picture.text("1: +   2: -", 8, 73, 3)
    red, black = COLOURS["+5 V"], COLOURS["ground"]
    picture.line(((46, 26), (58, 26)), f'{LINE} stroke="{black}"')
    for x, colour, level in ((98, red, 22), (98, black, 31)):
        picture.line(((x, level), (x + 12, level)), f'{LINE} stroke="{colour}"')
    picture.text(f"{plan.SOCKET_MM:.0f}", 99, 20, 3)
    picture.line(((150, 22), (162, 22)), f'{LINE} stroke="{red}"')
    picture.text(f"{plan.FUSE_MM:.0f}", 153, 20, 3)
    picture.line(((182, 36), (182, 63), (46, 63)), f'{LINE} stroke="{red}"')
    picture.text(f"{plan.J1_PLUS_MM:.0f}", 120, 61, 3)
    picture.line(((130, 36), (130, 73), (46, 73)), f'{LINE} stroke="{black}"')
    picture.text(f"{plan.J1_MINUS_MM:.0f}", 80, 71, 3)
    return picture.whole()


def layout() -> str:
    """Where everything stands, from above, and which opening each servo's lead takes."""
    return leads.picture()


def table_layout() -> str:
    """Where everything stands on the table, from above."""
    return plan.picture()


def overview() -> str:
    """Everything that is plugged together."""
    return pictures.wiring(shield.circuit(), inputs.circuit())


def _chain(title: str, boxes: Sequence[tuple[str, str]], wires: Sequence[tuple[str, str]]) -> str:
    """Things in a row, each joined to the next by what a plug and a colour say."""
    picture = Picture(8 + 68 * len(boxes), 52, 5, "white", title)
    picture.text(title, 6, 9, 5, BOLD)
    for number, (name, more) in enumerate(boxes):
        x = 6 + 68 * number
        picture.box(x, 16, x + 44, 40, BOX)
        picture.text(name, x + 2, 24, 3.8, BOLD)
        picture.text(more, x + 2, 33, 2.8)
    for number, (says, colour) in enumerate(wires):
        x = 50 + 68 * number
        picture.line(((x, 28), (x + 24, 28)), f'{LINE} stroke="{colour}"')
        picture.text(says, x + 2, 25, 2.8)
    return picture.whole()


def sockets() -> str:
    """What is in the Pi at its first start."""
    return _chain(
        "Pi: supply and memory card, nothing else",
        (("supply 27 W", "in the mains last"), ("Raspberry Pi", "input board on it"), ("memory card", "below, first")),
        (("USB-C", "#222"), ("slot", "#888")),
    )


def power_button() -> str:
    """The button on two legs of the Pi's header."""
    return _chain(
        "Power-down button: power off",
        ((f"pins {HEADER[POWER_DOWN_PIN]} and 6", "legs above the input board"), ("button", "joined while pressed")),
        (("two wires", "#1f5fcc"),),
    )


def usb() -> str:
    """Pi to Mega."""
    return _chain(
        "Firmware: servo supply unplugged",
        (("Raspberry Pi", "any USB socket"), ("Arduino Mega", "shield on it, fuse out")),
        (("USB A to B", "#1f5fcc"),),
    )


def devices() -> str:
    """What hangs on the input board, tried on the bench."""
    return _chain(
        "On the bench: camera, box's cable, lamp's cable",
        (
            ("camera", "Camera Module 3"),
            ("Pi, input board", "J1 box, J3 lamp"),
            ("sensor, 2 switches", "and six white lights"),
        ),
        (("ribbon", "#8a4b1b"), ("XHP-6, XHP-3", "#1f5fcc")),
    )
