"""What a circuit is made of: pads, footprints, kinds of part, parts and nets. Millimetres, volts, amperes, ohms."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum


class Way(Enum):
    """What a pin does to its net, as seen from the board."""

    PASSIVE = "passive"
    INPUT = "input"
    OUTPUT = "output"
    OPEN = "open"  # pulls to ground only: a contact or an open collector
    SUPPLY = "supply"  # feeds the net
    LOAD = "load"  # has to be fed


@dataclass(frozen=True, slots=True)
class Pad:
    """One pad, centre relative to the part; `drill` 0: on the top side only. Round unless `square`."""

    name: str
    x: float
    y: float
    width: float
    height: float
    drill: float = 0.0
    square: bool = True


@dataclass(frozen=True, slots=True)
class Footprint:
    """Pads and the room of the body (left, top, right, bottom); `source` names the drawing they come from."""

    name: str
    pads: tuple[Pad, ...]
    body: tuple[float, float, float, float]
    source: str
    round_body: bool = False
    outside: bool = False  # the body may stand over the board's edge and over other parts' pads


@dataclass(frozen=True, slots=True)
class Pin:
    """A pin by the name of its pad."""

    name: str
    way: Way = Way.PASSIVE
    label: str = ""  # what the symbol says beside it


@dataclass(frozen=True, slots=True)
class Kind:
    """A part that can be ordered. Ratings that do not apply are None."""

    symbol: str
    value: str
    footprint: Footprint
    pins: tuple[Pin, ...]
    maker: str
    number: str
    supplier: str
    price: float  # euro a piece, a guide
    source: str = ""
    ohms: float | None = None
    farads: float | None = None
    volts: float | None = None
    amps: float | None = None
    watts: float | None = None
    gate_volts: float | None = None
    family: str = ""  # connectors: plugs of one family and one number of pins fit each other
    plug: str = ""  # connectors: what the cable needs, by name in the bill


@dataclass(frozen=True, slots=True)
class Net:
    """The highest voltage against ground in ordinary service, and the highest current in a track of it."""

    volts: float
    amps: float = 0.02
    rail: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """A placed part: centre on the board (y downwards), turned counter-clockwise by `turn` degrees."""

    ref: str
    kind: Kind
    nets: dict[str, str]
    x: float
    y: float
    turn: int = 0
    says: str = ""  # printed beside it


@dataclass(frozen=True, slots=True)
class Bar:
    """A wide track laid by hand: net, layer, width, corners."""

    net: str
    layer: str
    width: float
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Text:
    """Print on the top side, height in millimetres."""

    says: str
    x: float
    y: float
    height: float = 1.2


@dataclass(frozen=True, slots=True)
class Circuit:
    """A whole board."""

    name: str
    title: str
    parts: tuple[Part, ...]
    nets: dict[str, Net]
    width: float
    height: float
    holes: tuple[tuple[float, float], ...]  # for screws M3
    bars: tuple[Bar, ...] = ()
    texts: tuple[Text, ...] = ()
    grid: tuple[float, float] = (0.0, 0.0)  # a point through which the router's lines go
    far_pulls: frozenset[str] = field(default_factory=frozenset)  # nets pulled up at the cable's other end

    def part(self, ref: str) -> Part:
        """The part of that name; KeyError where there is none."""
        for part in self.parts:
            if part.ref == ref:
                return part
        raise KeyError(ref)

    def pins(self) -> Iterator[tuple[Part, Pin, str]]:
        """Every pin that is on a net, with it."""
        for part in self.parts:
            for pin in part.kind.pins:
                if pin.name in part.nets:
                    yield part, pin, part.nets[pin.name]

    def on(self, net: str) -> list[tuple[Part, Pin]]:
        """The pins of a net."""
        return [(part, pin) for part, pin, name in self.pins() if name == net]
