"""Land patterns, from the makers' drawings. Pad 1 of a connector is the square one."""

from hardware.machine.boards.model import Footprint, Pad

HOLE_M3 = 3.2  # clearance hole
PIN_PAD = 1.7  # of a 0.64 mm square post in a 1.0 mm hole: ring of 0.35 mm
PIN_DRILL = 1.0


def chip_0805() -> Footprint:
    """Resistors and capacitors 2.0 x 1.25 mm."""
    pads = tuple(Pad(name, x, 0, 1.2, 1.4) for name, x in (("1", -1.0), ("2", 1.0)))
    return Footprint("CHIP-0805", pads, (-1.75, -0.95, 1.75, 0.95), "IPC-7351B RESC2012, nominal")


def sot23() -> Footprint:
    """Three legs; 1 and 2 on one side, 3 on the other."""
    pads = (Pad("1", -1.0, -0.95, 1.0, 0.7), Pad("2", -1.0, 0.95, 1.0, 0.7), Pad("3", 1.0, 0, 1.0, 0.7))
    return Footprint("SOT-23", pads, (-1.75, -1.7, 1.75, 1.7), "IPC-7351B SOT95P237X112-3, nominal")


def sod123() -> Footprint:
    """Small diode; 1 is the cathode."""
    pads = tuple(Pad(name, x, 0, 1.0, 1.3) for name, x in (("1", -1.65), ("2", 1.65)))
    return Footprint("SOD-123", pads, (-2.4, -1.1, 2.4, 1.1), "Diodes Inc. SOD123 suggested pad layout")


def smc() -> Footprint:
    """DO-214AB; 1 is the cathode."""
    pads = tuple(Pad(name, x, 0, 2.4, 3.3) for name, x in (("1", -3.5), ("2", 3.5)))
    return Footprint("SMC", pads, (-4.9, -3.3, 4.9, 3.3), "Littelfuse SMCJ series, solder pads")


def dpak() -> Footprint:
    """PG-TO252-3: 1 gate, 3 source on the left, the tab (2, drain) on the right."""
    pads = (Pad("1", -4.9, -2.28, 2.2, 1.2), Pad("3", -4.9, 2.28, 2.2, 1.2), Pad("2", 1.9, 0, 6.4, 5.8))
    return Footprint("TO-252", pads, (-6.2, -3.6, 5.3, 3.6), "Infineon PG-TO252-3-313, footprint")


def radial(pitch: float, diameter: float, drill: float) -> Footprint:
    """Upright electrolytic capacitor; 1 is plus."""
    pad = drill + 1.0
    pads = (
        Pad("1", -pitch / 2, 0, pad, pad, drill),
        Pad("2", pitch / 2, 0, pad, pad, drill, square=False),
    )
    edge = diameter / 2 + 0.25
    name = f"RADIAL-D{diameter:g}-P{pitch:g}"
    return Footprint(name, pads, (-edge, -edge, edge, edge), "Panasonic FR series, dimensions", round_body=True)


def led_5mm() -> Footprint:
    """1 is the cathode (short leg, flat side)."""
    pads = (Pad("1", -1.27, 0, 1.8, 1.8, 0.9), Pad("2", 1.27, 0, 1.8, 1.8, 0.9, square=False))
    return Footprint("LED-5MM", pads, (-3.2, -3.2, 3.2, 3.2), "Kingbright WP7113, dimensions", round_body=True)


def ptc(width: float, thickness: float) -> Footprint:
    """Radial resettable fuse, legs 5.1 mm apart along its disc."""
    pads = tuple(Pad(name, x, 0, 2.0, 2.0, 1.0, square=False) for name, x in (("1", -2.55), ("2", 2.55)))
    box = (-width / 2 - 0.25, -thickness / 2 - 0.25, width / 2 + 0.25, thickness / 2 + 0.25)
    return Footprint(f"PTC-{width:g}x{thickness:g}", pads, box, "Bourns MF-R series, dimensions A, C, E")


def xh(pins: int) -> Footprint:
    """JST XH, upright: posts 2.5 mm apart; the slots for the plug's keys are on the side of +y."""
    first = -2.5 * (pins - 1) / 2
    pads = tuple(
        Pad(str(number + 1), first + 2.5 * number, 0, PIN_PAD, PIN_PAD, PIN_DRILL, square=number == 0)
        for number in range(pins)
    )
    box = (first - 2.45, -2.35, -first + 2.45, 3.4)
    return Footprint(f"XH-{pins}", pads, box, "JST eXH: B{n}B-XH-A, layout; holes 0.9 + 0.1 mm")


def terminal() -> Footprint:
    """Two screws 5.08 mm apart, wires enter from +y."""
    pads = tuple(Pad(name, x, 0, 2.8, 2.8, 1.3, square=name == "1") for name, x in (("1", -2.54), ("2", 2.54)))
    return Footprint("TERMINAL-5.08-2", pads, (-5.2, -5.3, 5.2, 5.9), "Phoenix Contact MKDS 3/2-5,08, drawing")


def pi_header() -> Footprint:
    """40 pins, odd ones on the side of +y, pin 1 on the left; the socket sits under the board."""
    pads = tuple(
        Pad(
            str(number),
            -24.13 + 2.54 * ((number - 1) // 2),
            1.27 if number % 2 else -1.27,
            PIN_PAD,
            PIN_PAD,
            PIN_DRILL,
            square=number == 1,
        )
        for number in range(1, 41)
    )
    return Footprint("PI-40", pads, (-25.6, -2.7, 25.6, 2.7), "Raspberry Pi HAT mechanical drawing")


# The Mega's pins by their distance from its lower left corner, the USB plug to the left (millimetres; Arduino's board
# file of the Mega 2560 Rev3). The strips that carry nothing for us (D14 to D21, AREF, SDA, SCL) are left out.
_TOP = 50.8
_BOTTOM = 2.54
MEGA_PINS: dict[str, tuple[float, float]] = {
    "GND1": (26.416, _TOP),
    **{f"D{number}": (28.956 + 2.54 * (13 - number), _TOP) for number in range(13, 7, -1)},
    **{f"D{number}": (45.72 + 2.54 * (7 - number), _TOP) for number in range(7, -1, -1)},
    **{
        name: (27.94 + 2.54 * place, _BOTTOM)
        for place, name in enumerate(("NC", "IOREF", "RESET", "3V3", "5V", "GND2", "GND3", "VIN"))
    },
    **{f"A{number}": (50.8 + 2.54 * number, _BOTTOM) for number in range(8)},
    **{f"A{number}": (73.66 + 2.54 * (number - 8), _BOTTOM) for number in range(8, 16)},
    **{f"5V{3 + column}": (93.98 + 2.54 * column, _TOP) for column in range(2)},
    **{f"D{number}": (93.98 + 2.54 * (number % 2), 48.26 - 2.54 * ((number - 22) // 2)) for number in range(22, 54)},
    **{f"GND{5 + column}": (93.98 + 2.54 * column, 7.62) for column in range(2)},
}
MEGA_HOLES = ((15.24, 50.8), (90.17, 50.8), (96.52, 2.54), (66.04, 35.56))  # those that lie under the shield


def mega() -> Footprint:
    """Pin strips downwards into the Mega; the origin is its lower left corner."""
    pads = tuple(
        Pad(name, x, -y, PIN_PAD, PIN_PAD, PIN_DRILL, square=name.startswith("GND"))
        for name, (x, y) in MEGA_PINS.items()
    )
    return Footprint("MEGA-2560", pads, (12.7, -53.34, 101.6, 0), "Arduino Mega 2560 Rev3, board file", outside=True)
