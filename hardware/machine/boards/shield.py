"""The servo shield: thirteen plugs for feedback servos over an Arduino Mega 2560.

The servos' 5 V come in at J1, pass the switch Q1 and a resettable fuse each. Q1 is on only while the contact at J2
(emergency stop, closed in service) is closed and the Mega has its own 5 V: no servo moves, and no feedback wire feeds
an unpowered Mega, without both. A contact or a wire that opens switches the servos off.
"""

from collections.abc import Iterator

from firmware_bridge.mega import CHANNEL_PINS, SUPPLY_PIN
from hardware.machine.boards import parts
from hardware.machine.boards.footprints import MEGA_HOLES, mega
from hardware.machine.boards.model import Bar, Circuit, Kind, Net, Part, Pin, Text, Way
from hardware.machine.wiring import RANKS

WIDTH = 98.0
HEADER_TOP = 23.622  # of the Mega's upper strips from the shield's upper edge: 93 lines of 0.254 mm
MEGA_X = -12.446  # the Mega's left edge: its USB plug and jack stay clear of the shield
MEGA_Y = HEADER_TOP + 50.8
HEIGHT = 2 * HEADER_TOP + 48.26

TOP_CELLS = 7
CELL = 13.5  # a resettable fuse is 13.0 mm wide; a plug 12.4
TOP_FIRST = 8.25
BOTTOM_FIRST = 23.25
BUS = 17.5  # middle of the servo supply's track, from the edge on which the plugs stand
BUS_WIDTH = 6.0

SUPPLY_MAX = 5.25  # 5 V + 5 %: the regulator's output at no load
STALL = 0.8  # a servo stalled (hardware/machine/drawings/README.md, power budget)

SERVO_PLUG = parts.connector(
    (
        Pin("1", Way.LOAD, "ground"),
        Pin("2", Way.LOAD, "+5 V"),
        Pin("3", Way.INPUT, "signal"),
        Pin("4", Way.OUTPUT, "feedback"),
    ),
    "servo",
)
STOP_PLUG = parts.connector((Pin("1", label="to stop"), Pin("2", label="from stop")), "stop")
GROUNDS = ("GND1", "GND2", "GND3", "GND5", "GND6")
MEGA = Kind(
    "module",
    "Mega 2560",
    mega(),
    (
        *(Pin(pins.servo, Way.OUTPUT, pins.servo) for pins in CHANNEL_PINS),
        *(Pin(pins.feedback, Way.INPUT, pins.feedback) for pins in CHANNEL_PINS),
        Pin(SUPPLY_PIN, Way.INPUT, SUPPLY_PIN),
        Pin("5V", Way.SUPPLY, "5V"),
        *(Pin(name, label=name) for name in GROUNDS),
    ),
    "Harwin",
    "M20-9993645",
    parts.MOUSER,
    1.2,
    "strips of square posts, cut to 7, 8, 8, 8, 8 and 2 x 18; posts 0.64 mm, 3 A",
    family="strip",
)


def circuit() -> Circuit:
    """The shield."""
    placed = (*_common(), *(part for channel in range(len(CHANNEL_PINS)) for part in _channel(channel)))
    return Circuit(
        "shield",
        "Servo shield for the Arduino Mega 2560",
        placed,
        _nets(),
        WIDTH,
        HEIGHT,
        _holes(),
        tuple(_bars()),
        tuple(_texts()),
        grid=(0.0, 0.0),
    )


def _nets() -> dict[str, Net]:
    total = STALL * len(CHANNEL_PINS)
    nets = {
        "GND": Net(0, total, rail=True),
        "5V_IN": Net(SUPPLY_MAX, total, rail=True),
        "5V_SERVO": Net(SUPPLY_MAX, total, rail=True),
        "5V_USB": Net(5.25, rail=True),
        "GATE": Net(SUPPLY_MAX),
        "RUN": Net(SUPPLY_MAX),
        "STOP": Net(SUPPLY_MAX),
        "LIGHT": Net(SUPPLY_MAX),
        "SUPPLY": Net(SUPPLY_MAX / 2),
    }
    for channel in range(len(CHANNEL_PINS)):
        nets[f"SIG{channel}"] = Net(5.25)
        nets[f"FB{channel}"] = Net(SUPPLY_MAX)
        nets[f"ADC{channel}"] = Net(SUPPLY_MAX)
        nets[f"SERVO{channel}"] = Net(SUPPLY_MAX, STALL, rail=True)
    return nets


def _common() -> Iterator[Part]:
    signals = {pins.servo: f"SIG{channel}" for channel, pins in enumerate(CHANNEL_PINS)}
    readings = {pins.feedback: f"ADC{channel}" for channel, pins in enumerate(CHANNEL_PINS)}
    others = {SUPPLY_PIN: "SUPPLY", "5V": "5V_USB", **dict.fromkeys(GROUNDS, "GND")}
    yield Part("A1", MEGA, signals | readings | others, MEGA_X, MEGA_Y)
    yield Part("J1", parts.SUPPLY_TERMINAL, {"1": "5V_IN", "2": "GND"}, 7, 50, 270, "5 V servo")
    yield Part("D1", parts.SURGE, {"1": "5V_IN", "2": "GND"}, 6, 60)
    yield Part("C1", parts.C_BULK, {"1": "5V_IN", "2": "GND"}, 17.5, 37.5, 90)
    yield Part("C2", parts.C_BULK, {"1": "5V_IN", "2": "GND"}, 19.7, 59.2, 270)
    yield Part("Q1", parts.SERVO_SWITCH, {"1": "GATE", "2": "5V_SERVO", "3": "5V_IN"}, 30, 48)
    yield Part("C3", parts.C_1U, {"1": "5V_IN", "2": "GATE"}, 30, 53.5)
    yield Part("C4", parts.C_220N, {"1": "GATE", "2": "5V_SERVO"}, 31, 42.8)
    yield Part("R1", parts.resistor(1000), {"1": "5V_IN", "2": "RUN"}, 31, 56)
    yield Part("R2", parts.resistor(1000), {"1": "GATE", "2": "RUN"}, 31, 58.5)
    yield Part("J2", STOP_PLUG, {"1": "RUN", "2": "STOP"}, 8, 92.3, 180, "stop")
    yield Part("Q2", parts.SMALL_SWITCH, {"1": "5V_USB", "2": "GND", "3": "STOP"}, 5.5, 86, 270)
    yield Part("R3", parts.resistor(100e3), {"1": "5V_USB", "2": "GND"}, 11, 86)
    yield Part("C5", parts.C_RAIL, {"1": "5V_SERVO", "2": "GND"}, 44.5, 40)
    yield Part("R4", parts.resistor(330), {"1": "5V_SERVO", "2": "LIGHT"}, 4, 39)
    yield Part("D2", parts.LED_GREEN, {"1": "GND", "2": "LIGHT"}, 4, 34, 0, "servos on")
    yield Part("R5", parts.resistor(10e3), {"1": "5V_SERVO", "2": "SUPPLY"}, 91, 69.5, 90)
    yield Part("R6", parts.resistor(10e3), {"1": "SUPPLY", "2": "GND"}, 91, 65, 90)
    yield Part("C6", parts.C_10N, {"1": "SUPPLY", "2": "GND"}, 88, 67, 90)


def _place(channel: int, x: float, y: float) -> tuple[float, float]:
    """A point of a channel's cell, from its middle and its edge inwards; the lower row is turned by 180 degrees."""
    if channel < TOP_CELLS:
        return TOP_FIRST + CELL * channel + x, y
    return BOTTOM_FIRST + CELL * (channel - TOP_CELLS) - x, HEIGHT - y


def _channel(channel: int) -> Iterator[Part]:
    """Plug, fuse, three resistors and a capacitor. Those of the lower row stand turned by 180 degrees."""
    over = 0 if channel < TOP_CELLS else 180

    def at(x: float, y: float) -> tuple[float, float]:
        return _place(channel, x, y)

    signal, feedback, reading, supply = (f"{name}{channel}" for name in ("SIG", "FB", "ADC", "SERVO"))
    plug = {"1": "GND", "2": supply, "3": signal, "4": feedback}
    yield Part(f"J{100 + channel}", SERVO_PLUG, plug, *at(0, 3.2), over, RANKS[channel])
    yield Part(f"F{100 + channel}", parts.PTC_SERVO, {"1": "5V_SERVO", "2": supply}, *at(-3.4, 13.6), 90 + over)
    yield Part(f"R{100 + channel}", parts.resistor(10e3), {"1": "GND", "2": signal}, *at(0.6, 9.7), 90 + over)
    yield Part(f"R{200 + channel}", parts.resistor(1e6), {"1": "GND", "2": feedback}, *at(2.9, 9.7), 90 + over)
    yield Part(f"R{300 + channel}", parts.resistor(4700), {"1": reading, "2": feedback}, *at(5.2, 9.7), 90 + over)
    yield Part(f"C{100 + channel}", parts.C_10N, {"1": "GND", "2": reading}, *at(4.0, 12.75), over)


def _bars() -> Iterator[Bar]:
    """The servo supply: in at the left, through Q1, round to the fuses of both rows."""
    yield Bar("5V_IN", "F.Cu", 5.0, ((7, 47.46), (13, 47.46), (16, 50.28), (25.1, 50.28)))
    yield Bar("5V_IN", "F.Cu", 4.0, ((17.5, 41.25), (14, 46)))
    yield Bar("5V_IN", "F.Cu", 4.0, ((19.7, 55.45), (19.7, 51)))
    yield Bar("5V_IN", "F.Cu", 2.5, ((7, 47.46), (2.5, 47.46), (2.5, 60)))
    yield Bar("5V_SERVO", "F.Cu", 5.6, ((31.9, 48), (38, 48)))
    left = 9.0
    lower = HEIGHT - BUS
    loop = ((left, BUS), (left, 29), (38, 29), (38, 67.3), (left, 67.3), (left, lower))
    yield Bar("5V_SERVO", "F.Cu", BUS_WIDTH, loop)
    yield Bar("5V_SERVO", "F.Cu", BUS_WIDTH, ((TOP_FIRST - 3.4, BUS), (TOP_FIRST + 6 * CELL - 3.4, BUS)))
    yield Bar("5V_SERVO", "F.Cu", BUS_WIDTH, ((left, lower), (BOTTOM_FIRST + 5 * CELL + 3.4, lower)))
    yield Bar("5V_SERVO", "F.Cu", 3.0, ((38, 40), (42.75, 40)))


def _holes() -> tuple[tuple[float, float], ...]:
    return tuple((MEGA_X + x, MEGA_Y - y) for x, y in MEGA_HOLES)


def _texts() -> Iterator[Text]:
    yield Text("Servo shield", 63, 46, 1.8)
    yield Text("for the Arduino Mega 2560", 63, 49)
    yield Text("never built yet: measure", 63, 53)
    yield Text("before you trust it", 63, 55)
    yield Text("plugs: ground, +5 V, signal, feedback", 63, 59, 0.8)
    yield Text("the square pad is ground", 63, 61, 0.8)
    yield Text("5 V in", 5, 43, 0.9)
    yield Text("+", 13.7, 47.5, 1.5)
    yield Text("-", 13.7, 51.5, 1.5)
    yield Text("servos on", 4.4, 29.8, 0.8)
    yield Text("stop", 14.3, 92, 0.9)
    for channel, rank in enumerate(RANKS):
        x, y = _place(channel, 2.2, 7.28)
        yield Text(rank if rank.isdigit() else rank[0].upper(), x, y, 0.8)
