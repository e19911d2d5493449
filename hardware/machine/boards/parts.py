"""The parts of the two boards, with their ratings and where these are written.

Prices are guide prices in euro without tax for small numbers; no supplier was asked. Look before ordering.
"""

from functools import cache

from hardware.machine.boards import footprints
from hardware.machine.boards.model import Kind, Pin, Way

MOUSER = "Mouser"
TWO = (Pin("1"), Pin("2"))
CHIP_WATTS = 0.125  # 0805
CERAMIC_VOLTS = 50.0


@cache
def resistor(ohms: float) -> Kind:
    """1 %, 0805, Yageo."""
    value = f"{ohms / 1e6:g}M" if ohms >= 1e6 else f"{ohms / 1e3:g}k" if ohms >= 1e3 else f"{ohms:g}"
    letter = "M" if ohms >= 1e6 else "K" if ohms >= 1e3 else "R"
    figure = value.rstrip("kM")
    code = figure.replace(".", letter) if "." in figure else figure + letter
    source = "Yageo RC_L series: 0805, 1/8 W, 150 V"
    number = f"RC0805FR-07{code}L"
    return Kind(
        "resistor",
        value,
        footprints.chip_0805(),
        TWO,
        "Yageo",
        number,
        MOUSER,
        0.02,
        source,
        ohms=ohms,
        volts=150,
        watts=CHIP_WATTS,
    )


@cache
def ceramic(value: str, farads: float, number: str, volts: float = CERAMIC_VOLTS, price: float = 0.05) -> Kind:
    """X7R, 0805."""
    maker = "Kemet" if number.startswith("C0805C") else "Murata"
    return Kind(
        "capacitor",
        value,
        footprints.chip_0805(),
        TWO,
        maker,
        number,
        MOUSER,
        price,
        f"{maker} X7R/X5R series",
        farads=farads,
        volts=volts,
    )


C_10N = ceramic("10n", 10e-9, "C0805C103K5RACTU")
C_220N = ceramic("220n", 220e-9, "C0805C224K5RACTU", price=0.08)
C_1U = ceramic("1u", 1e-6, "GRM21BR71H105KA12L", price=0.1)
C_10U = ceramic("10u", 10e-6, "GRM21BR61C106KE15L", volts=16, price=0.15)


@cache
def electrolytic(value: str, farads: float, number: str, pitch: float, diameter: float, price: float) -> Kind:
    """10 V, low impedance; 1 is plus."""
    drill = 1.0 if diameter > 10 else 0.8
    return Kind(
        "polarised",
        value,
        footprints.radial(pitch, diameter, drill),
        TWO,
        "Panasonic",
        number,
        MOUSER,
        price,
        "Panasonic FR series: 105 C, 10 V",
        farads=farads,
        volts=10,
    )


C_BULK = electrolytic("4700u", 4700e-6, "EEU-FR1A472", 7.5, 16, 1.9)
C_RAIL = electrolytic("470u", 470e-6, "EEU-FR1A471", 3.5, 8, 0.4)

_PTC = "Bourns MF-R series data sheet, electrical characteristics at 23 C"
PTC_SERVO = Kind(
    "fuse",
    "1.1A",
    footprints.ptc(13.0, 3.1),
    TWO,
    "Bourns",
    "MF-R110",
    MOUSER,
    0.35,
    _PTC,
    ohms=0.27,
    volts=30,
    amps=1.1,
)
PTC_PI = Kind(
    "fuse",
    "0.5A",
    footprints.ptc(7.9, 3.1),
    TWO,
    "Bourns",
    "MF-R050",
    MOUSER,
    0.3,
    _PTC,
    ohms=1.17,
    volts=60,
    amps=0.5,
)

PTC_BOX = Kind(
    "fuse",
    "50mA",
    footprints.ptc(8.0, 3.1),
    TWO,
    "Bourns",
    "MF-R005",
    MOUSER,
    0.35,
    _PTC,
    ohms=22.0,
    volts=60,
    amps=0.05,
)

SERVO_SWITCH = Kind(
    "pmos",
    "IPD90P04P4L-04",
    footprints.dpak(),
    (Pin("1", Way.INPUT, "G"), Pin("2", label="D"), Pin("3", label="S")),
    "Infineon",
    "IPD90P04P4L04ATMA1",
    MOUSER,
    2.4,
    "Infineon IPD90P04P4L-04 data sheet, rev. 1.0",
    ohms=6.6e-3,
    volts=40,
    amps=90,
    gate_volts=16,
)
SMALL_SWITCH = Kind(
    "nmos",
    "AO3400A",
    footprints.sot23(),
    (Pin("1", Way.INPUT, "G"), Pin("2", label="S"), Pin("3", Way.OPEN, "D")),
    "Alpha & Omega",
    "AO3400A",
    "LCSC",
    0.08,
    "AOS AO3400A data sheet: VGS(th) 0.65 to 1.45 V, 48 mohm at 2.5 V",
    ohms=48e-3,
    volts=30,
    amps=4.7,
    gate_volts=12,
)

SURGE = Kind(
    "zener",
    "SMCJ6.0A",
    footprints.smc(),
    (Pin("1", label="K"), Pin("2", label="A")),
    "Littelfuse",
    "SMCJ6.0A",
    MOUSER,
    0.6,
    "Littelfuse SMCJ series: stands off 6.0 V, breaks down at 6.67 to 7.37 V",
    volts=6.0,
)
ESD = Kind(
    "esd",
    "PESD5V0S2BT",
    footprints.sot23(),
    (Pin("1"), Pin("2"), Pin("3")),
    "Nexperia",
    "PESD5V0S2BT,215",
    MOUSER,
    0.25,
    "Nexperia PESD5V0S2BT data sheet: two lines, stands off 5 V, clamps at 14 V, 35 pF",
    volts=5.0,
)
DIODE = Kind(
    "diode",
    "1N4148W",
    footprints.sod123(),
    (Pin("1", label="K"), Pin("2", label="A")),
    "Diodes Inc.",
    "1N4148W-7-F",
    MOUSER,
    0.08,
    "Diodes Inc. 1N4148W data sheet: 75 V, 0.3 A",
    volts=75,
    amps=0.3,
)
LED_GREEN = Kind(
    "led",
    "green",
    footprints.led_5mm(),
    (Pin("1", label="K"), Pin("2", label="A")),
    "Kingbright",
    "WP7113SGD",
    MOUSER,
    0.15,
    "Kingbright WP7113SGD data sheet: 2.2 V, 25 mA",
    volts=2.2,
    amps=0.025,
)


def connector(pins: tuple[Pin, ...], value: str) -> Kind:
    """JST XH with as many posts as pins; 3 A, 250 V (JST eXH)."""
    count = len(pins)
    return Kind(
        "connector",
        value,
        footprints.xh(count),
        pins,
        "JST",
        f"B{count}B-XH-A",
        MOUSER,
        0.08 + 0.04 * count,
        "JST eXH: 3 A with AWG 22, 250 V",
        volts=250,
        amps=3,
        family="XH",
        plug=f"XHP-{count}",
    )


SUPPLY_TERMINAL = Kind(
    "connector",
    "5 V servo",
    footprints.terminal(),
    (Pin("1", Way.SUPPLY, "+"), Pin("2", Way.SUPPLY, "-")),
    "Phoenix Contact",
    "1711725",
    MOUSER,
    1.6,
    "Phoenix Contact MKDS 3/2-5,08: 24 A, 2.5 mm2",
    volts=400,
    amps=24,
    family="screw",
)
