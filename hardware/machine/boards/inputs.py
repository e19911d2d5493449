"""The input board: sits on the Raspberry Pi's header and carries box, buttons, panel lights, buzzer and lamp.

No two of its plugs have the same number of pins. The box's three inputs have their pull-ups at the box's end of the
cable, because the table tells a wire that is off by them (hardware/box/gpio_inputs.py); the buttons have theirs here.
Every input then passes 1 kohm and 10 nF. Lights, buzzer and lamp are switched to ground and fed from the Pi's 5 V
through F1: a dip of the servos' supply does not reach the camera's light.
"""

from collections.abc import Iterator

from hardware.machine.boards import parts
from hardware.machine.boards.footprints import pi_header
from hardware.machine.boards.model import Circuit, Kind, Net, Part, Pin, Text, Way
from hardware.machine.wiring import HEADER
from hardware.pins import DEFAULT_PINS, INPUTS, OUTPUTS

WIDTH = 65.0  # Raspberry Pi HAT mechanical drawing, as the holes and the header's place
HEIGHT = 56.5
HOLES = ((3.5, 3.5), (61.5, 3.5), (3.5, 52.5), (61.5, 52.5))
HEADER_AT = (32.5, 3.5)
FIRST_PIN = (8.37, 4.77)

PULL_UP = 4700.0
SERIES = 1000.0
PI_5V = 5.25
PI_3V3 = 3.47  # 3.3 V + 5 %

FIVE_VOLTS = ("2", "4")
THREE_VOLTS = ("1", "17")
GROUNDS = ("6", "9", "14", "20", "25", "30", "34", "39")

BOX_PLUG = parts.connector(
    (
        Pin("1", Way.LOAD, "ground"),
        Pin("2", Way.LOAD, "5 V"),
        Pin("3", Way.OPEN, "beam"),
        Pin("4", Way.OPEN, "lid"),
        Pin("5", Way.OPEN, "follower"),
        Pin("6", Way.LOAD, "3.3 V"),
    ),
    "box",
)
PANEL_PLUG = parts.connector(
    (
        Pin("1", label="ground"),
        Pin("2", Way.OPEN, "no more bets"),
        Pin("3", Way.OPEN, "hold"),
        Pin("4", Way.OPEN, "call"),
        Pin("5", Way.LOAD, "5 V"),
        Pin("6", label="open"),
        Pin("7", label="closed"),
        Pin("8", label="called"),
        Pin("9", label="buzzer"),
    ),
    "panel",
)
LAMP_PLUG = parts.connector((Pin("1", Way.LOAD, "5 V"), Pin("2", Way.LOAD, "5 V"), Pin("3", label="lamp -")), "lamp")


def header_pin(name: str) -> str:
    """The pin of the 40-pin header that carries this input or output."""
    return str(HEADER[DEFAULT_PINS[name]])


STACKING = ("stacking socket 2 x 20, extra long legs: check the shop's page", "2223")
"""What it is and Adafruit's number, from memory. One stands on the input board's underside, another between it and the
Pi."""
PI = Kind(
    "module",
    "Raspberry Pi",
    pi_header(),
    (
        *(Pin(header_pin(name), Way.INPUT, f"{name} ({DEFAULT_PINS[name]})") for name in INPUTS),
        *(Pin(header_pin(name), Way.OUTPUT, f"{name} ({DEFAULT_PINS[name]})") for name in OUTPUTS),
        *(Pin(name, Way.SUPPLY if name == "2" else Way.PASSIVE, "5V") for name in FIVE_VOLTS),
        *(Pin(name, Way.SUPPLY if name == "1" else Way.PASSIVE, "3V3") for name in THREE_VOLTS),
        *(Pin(name, Way.SUPPLY if name == "6" else Way.PASSIVE, "GND") for name in GROUNDS),
    ),
    "Adafruit",
    STACKING[1],
    "Adafruit",
    3.0,
    STACKING[0],
    family="strip",
)


def net_of(name: str) -> str:
    """The net at the Pi's pin."""
    return name.upper()


def line_of(name: str) -> str:
    """The net at the plug."""
    return f"{name.upper()}_LINE"


def circuit() -> Circuit:
    """The input board."""
    nets = {
        "GND": Net(0, 0.3, rail=True),
        "5V_PI": Net(PI_5V, 0.3, rail=True),
        "5V_OUT": Net(PI_5V, 0.3, rail=True),
        "3V3": Net(PI_3V3, rail=True),
        "3V3_BOX": Net(PI_3V3, rail=True),
    }
    nets |= {net_of(name): Net(PI_3V3) for name in (*INPUTS, *OUTPUTS)}
    nets |= {line_of(name): Net(PI_3V3) for name in INPUTS}
    nets |= {line_of(name): Net(PI_5V, 0.2) for name in OUTPUTS}
    nets |= {f"GATE_{net_of(name)}": Net(PI_3V3) for name in OUTPUTS}
    nets |= {f"DRAIN_{net_of(name)}": Net(PI_5V) for name in LIGHTS}
    placed = (*_common(), *_inputs(), *_outputs())
    return Circuit(
        "inputs",
        "Input board for the Raspberry Pi",
        placed,
        nets,
        WIDTH,
        HEIGHT,
        HOLES,
        (),
        tuple(_texts()),
        FIRST_PIN,
        frozenset(line_of(name) for name in BOX),
    )


BOX = ("exit_beam", "lid", "follower_end")
BUTTONS = ("button_no_more_bets", "button_hold", "button_call")
LIGHTS = ("status_open", "status_closed", "status_call")


def _common() -> Iterator[Part]:
    pins = {header_pin(name): net_of(name) for name in (*INPUTS, *OUTPUTS)}
    pins |= dict.fromkeys(FIVE_VOLTS, "5V_PI") | dict.fromkeys(THREE_VOLTS, "3V3") | dict.fromkeys(GROUNDS, "GND")
    yield Part("A1", PI, pins, *HEADER_AT)
    beam, lid, follower = (line_of(name) for name in BOX)
    box = {"1": "GND", "2": "5V_OUT", "3": beam, "4": lid, "5": follower, "6": "3V3_BOX"}
    yield Part("J1", BOX_PLUG, box, 16.2, 52.6, 180, "box")
    panel = (*BUTTONS, *LIGHTS, "buzzer")
    bets, hold, call, *_ = lines = [line_of(name) for name in panel]
    numbers = ("2", "3", "4", "6", "7", "8", "9")
    panel_nets = {"1": "GND", "5": "5V_OUT"} | dict(zip(numbers, lines, strict=True))
    yield Part("J2", PANEL_PLUG, panel_nets, 38.8, 52.6, 180, "panel")
    yield Part("J3", LAMP_PLUG, {"1": "5V_OUT", "2": "5V_OUT", "3": line_of("lamp")}, 60, 38, 90, "lamp")
    yield Part("F1", parts.PTC_PI, {"1": "5V_PI", "2": "5V_OUT"}, 9, 14)
    yield Part("C1", parts.C_10U, {"1": "5V_OUT", "2": "GND"}, 17, 14)
    yield Part("F2", parts.PTC_BOX, {"1": "3V3", "2": "3V3_BOX"}, 6, 30, 90)
    yield Part("D1", parts.ESD, {"1": lid, "2": beam, "3": "GND"}, 16.2, 45.4, 90)
    yield Part("D2", parts.ESD, {"1": "3V3_BOX", "2": follower, "3": "GND"}, 11.2, 45.4, 90)
    yield Part("D3", parts.ESD, {"1": hold, "2": bets, "3": "GND"}, 45, 45.4, 90)
    yield Part("D4", parts.ESD, {"1": "GND", "2": call, "3": "GND"}, 40.4, 45.4, 90)
    yield Part("D5", parts.DIODE, {"1": "5V_OUT", "2": line_of("buzzer")}, 24.4, 45.2, 180)


def _inputs() -> Iterator[Part]:
    places = (17.5, 14.7, 11.9, 47.0, 44.2, 41.4)
    for number, (name, x) in enumerate(zip((*BOX, *BUTTONS), places, strict=True), 1):
        yield Part(f"R{10 + number}", parts.resistor(SERIES), {"1": line_of(name), "2": net_of(name)}, x, 40.5, 90)
        yield Part(f"C{10 + number}", parts.C_10N, {"1": net_of(name), "2": "GND"}, x, 35.5, 90)
    for number, (name, x) in enumerate(zip(BUTTONS, (49.8, 52.6, 55.4), strict=True), 1):
        yield Part(f"R{20 + number}", parts.resistor(PULL_UP), {"1": line_of(name), "2": "3V3"}, x, 40.5, 90)


def _outputs() -> Iterator[Part]:
    places = ((56, 31), (36.5, 38.5), (32, 38.5), (27.5, 38.5), (23, 38.5))
    for number, (name, (x, y)) in enumerate(zip(("lamp", *LIGHTS, "buzzer"), places, strict=True), 1):
        gate = f"GATE_{net_of(name)}"
        drain = f"DRAIN_{net_of(name)}" if name in LIGHTS else line_of(name)
        yield Part(f"Q{number}", parts.SMALL_SWITCH, {"1": gate, "2": "GND", "3": drain}, x, y, 270)
        yield Part(f"R{30 + number}", parts.resistor(100), {"1": gate, "2": net_of(name)}, x + 1.2, y - 5, 90)
        yield Part(f"R{40 + number}", parts.resistor(100e3), {"1": gate, "2": "GND"}, x - 1.2, y - 5, 90)
        if name in LIGHTS:
            yield Part(f"R{50 + number}", parts.resistor(330), {"1": line_of(name), "2": drain}, x + 0.6, 44, 90)


def _texts() -> Iterator[Text]:
    yield Text("Input board for the Raspberry Pi", 42, 13.5, 1.2)
    yield Text("never built yet: measure before you trust it", 42, 16, 0.8)
    yield Text("box", 16.2, 48.2, 0.9)
    yield Text("panel", 38.8, 48.2, 0.9)
    yield Text("lamp", 60.3, 31.8, 0.9)
    yield Text("the square pad is pin 1", 42, 18, 0.8)
