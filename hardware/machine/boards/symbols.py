"""Symbols of the schematic. Millimetres, y downwards; pins lie on a grid of 1.27 mm."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from hardware.machine.boards.model import Kind, Way

Point = tuple[float, float]
ROW = 10.16  # between the pins of a plug, so that a part fits below each row


@dataclass(frozen=True, slots=True)
class SymbolPin:
    """Where a wire meets the pin, and the direction of the body from there (degrees: 0 right, 90 up)."""

    name: str
    x: float
    y: float
    towards: int
    length: float
    label: str = ""
    way: Way = Way.PASSIVE


@dataclass(frozen=True, slots=True)
class Symbol:
    """Pins and strokes; `places` says where reference and value stand, relative to the middle."""

    name: str
    pins: tuple[SymbolPin, ...]
    lines: tuple[tuple[Point, ...], ...]
    boxes: tuple[tuple[Point, Point], ...] = ()
    circles: tuple[tuple[Point, float], ...] = ()
    places: tuple[Point, Point] = field(default=((2.2, -0.8), (2.2, 1.6)))


def _two(
    name: str, lines: tuple[tuple[Point, ...], ...], boxes: tuple[tuple[Point, Point], ...], reach: float
) -> Symbol:
    pins = (SymbolPin("1", 0, -3.81, 270, 3.81 - reach), SymbolPin("2", 0, 3.81, 90, 3.81 - reach))
    return Symbol(name, pins, lines, boxes)


_TRIANGLE = ((-1.27, 1.27), (1.27, 1.27), (0, -1.27), (-1.27, 1.27))
_BAR = ((-1.27, -1.27), (1.27, -1.27))
_PLATES = (((-2.0, -0.6), (2.0, -0.6)), ((-2.0, 0.6), (2.0, 0.6)))
_ARROWS = (((2.0, 0.6), (3.4, -0.8)), ((2.6, 1.4), (4.0, 0)))
_CHANNEL = (((-2.54, -2.0), (-2.54, 2.0)), ((-1.6, -2.4), (-1.6, 2.4)))
_LEGS = (((-1.6, -1.9), (0, -1.9), (0, -2.54)), ((-1.6, 1.9), (0, 1.9), (0, 2.54)))

SYMBOLS = {
    "resistor": _two("R", (), (((-1.0, -2.54), (1.0, 2.54)),), 2.54),
    "capacitor": _two("C", _PLATES, (), 0.6),
    "polarised": _two("CP", (*_PLATES, ((-2.2, -2.0), (-1.2, -2.0)), ((-1.7, -2.5), (-1.7, -1.5))), (), 0.6),
    "fuse": _two("PTC", (((-1.8, 2.2), (-1.2, 2.2), (1.6, -2.2)),), (((-1.0, -2.54), (1.0, 2.54)),), 2.54),
    "diode": _two("D", (_TRIANGLE, _BAR), (), 1.27),
    "zener": _two("DZ", (_TRIANGLE, ((-1.9, -0.8), *_BAR, (1.9, -1.8))), (), 1.27),
    "led": _two("LED", (_TRIANGLE, _BAR, *_ARROWS), (), 1.27),
    "esd": Symbol(
        "ESD2",
        (
            SymbolPin("1", -2.54, -5.08, 270, 1.27),
            SymbolPin("2", 2.54, -5.08, 270, 1.27),
            SymbolPin("3", 0, 5.08, 90, 1.27),
        ),
        (
            *(tuple((x + side, y) for x, y in _TRIANGLE) for side in (-2.54, 2.54)),
            *(
                ((side - 1.8, -0.7), (side - 1.27, -1.27), (side + 1.27, -1.27), (side + 1.8, -1.9))
                for side in (-2.54, 2.54)
            ),
            *(((side, -3.81), (side, -1.27)) for side in (-2.54, 2.54)),
            ((-2.54, 1.27), (-2.54, 2.54), (2.54, 2.54), (2.54, 1.27)),
            ((0, 2.54), (0, 3.81)),
        ),
        (((-4.8, -3.81), (4.8, 3.81)),),
        (),
        ((5.3, -0.8), (5.3, 1.6)),
    ),
    "nmos": Symbol(
        "NMOS",
        (SymbolPin("1", -5.08, 0, 0, 2.54), SymbolPin("3", 0, -5.08, 270, 2.54), SymbolPin("2", 0, 5.08, 90, 2.54)),
        (*_CHANNEL, *_LEGS, ((-0.5, 1.3), (-1.6, 1.9), (-0.5, 2.5))),
    ),
    "pmos": Symbol(
        "PMOS",
        (SymbolPin("1", -5.08, 0, 0, 2.54), SymbolPin("3", 0, -5.08, 270, 2.54), SymbolPin("2", 0, 5.08, 90, 2.54)),
        (*_CHANNEL, *_LEGS, ((-1.1, -2.5), (0, -1.9), (-1.1, -1.3))),
    ),
}
DIODES = {"1": "K", "2": "A"}


def symbol_of(kind: Kind, right: bool = False) -> Symbol:
    """A part's symbol; plugs and modules have their pins on the left unless `right`."""
    if kind.symbol in SYMBOLS:
        return SYMBOLS[kind.symbol]
    row = ROW if kind.symbol == "connector" else 2.54
    width = 12.7 if kind.symbol == "connector" else 30.48
    side = 1 if right else -1
    bottom = row * (len(kind.pins) - 1) + 2.54
    pins = tuple(
        SymbolPin(pin.name, side * (width / 2 + 2.54), row * number, 180 if right else 0, 2.54, pin.label, pin.way)
        for number, pin in enumerate(kind.pins)
    )
    name = "".join(
        character if character.isalnum() else "_" for character in f"{kind.value}_{len(pins)}_{'R' if right else 'L'}"
    )
    box = ((-width / 2, -2.54), (width / 2, bottom))
    return Symbol(name, pins, (), (box,), (), ((-width / 2, -3.6), (-width / 2, bottom + 2.2)))


def strokes(symbol: Symbol) -> Iterator[tuple[Point, ...]]:
    """All lines of a symbol, its pins included."""
    yield from symbol.lines
    for pin in symbol.pins:
        across, up = {0: (1, 0), 90: (0, -1), 180: (-1, 0), 270: (0, 1)}[pin.towards]
        yield ((pin.x, pin.y), (pin.x + across * pin.length, pin.y + up * pin.length))
