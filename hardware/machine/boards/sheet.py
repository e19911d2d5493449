"""A schematic: placed symbols, wires and labels. What it joins is read back from its geometry, not from the circuit."""

from dataclasses import dataclass, field
from itertools import pairwise

from hardware.machine.boards.layout import turned
from hardware.machine.boards.model import Circuit
from hardware.machine.boards.symbols import Point, Symbol, symbol_of

GRID = 1.27


@dataclass(frozen=True, slots=True)
class Placed:
    """A symbol on the sheet."""

    ref: str
    symbol: Symbol
    x: float
    y: float
    turn: int

    def pin(self, name: str) -> Point:
        """Where a wire meets this pin. Raises KeyError for a pin that the symbol does not have."""
        for pin in self.symbol.pins:
            if pin.name == name:
                x, y = turned(pin.x, pin.y, self.turn)
                return _rounded(self.x + x, self.y + y)
        raise KeyError(f"{self.ref}.{name}")


def _rounded(x: float, y: float) -> Point:
    return round(x, 4), round(y, 4)


@dataclass
class Sheet:
    """The drawing; `paper` is KiCad's word, `size` millimetres."""

    circuit: Circuit
    paper: str
    size: tuple[float, float]
    placed: dict[str, Placed] = field(default_factory=dict)
    wires: list[tuple[Point, Point]] = field(default_factory=list)
    labels: list[tuple[str, Point]] = field(default_factory=list)
    notes: list[tuple[str, Point, float]] = field(default_factory=list)

    def place(self, ref: str, x: float, y: float, turn: int = 0, right: bool = False) -> Placed:
        """Put a part's symbol down, on the grid."""
        x, y = (round(value / GRID) * GRID for value in (x, y))
        self.placed[ref] = Placed(ref, symbol_of(self.circuit.part(ref).kind, right), round(x, 4), round(y, 4), turn)
        return self.placed[ref]

    def wire(self, *points: Point) -> None:
        """A wire along corners."""
        corners = [_rounded(*point) for point in points]
        self.wires += [(one, other) for one, other in pairwise(corners) if one != other]

    def label(self, net: str, at: Point) -> None:
        """The net's name at a wire's end or a pin."""
        self.labels.append((net, _rounded(*at)))

    def stub(self, ref: str, pin: str, dx: float = 0.0, dy: float = 0.0) -> None:
        """A pin's net as a label, at the end of a short wire."""
        at = self.placed[ref].pin(pin)
        end = (at[0] + dx, at[1] + dy)
        self.wire(at, end)
        self.label(self.circuit.part(ref).nets[pin], end)

    def note(self, says: str, at: Point, height: float = 2.0) -> None:
        """Words on the sheet."""
        self.notes.append((says, _rounded(*at), height))

    def junctions(self) -> list[Point]:
        """Where wires and pins meet a wire in its middle, or more than two meet."""
        ends = [point for wire in self.wires for point in wire]
        pins = [one.pin(pin.name) for one in self.placed.values() for pin in one.symbol.pins]
        points = sorted(set(ends + pins))
        return [
            point
            for point in points
            if any(_within(point, wire) for wire in self.wires) or ends.count(point) + pins.count(point) > 2
        ]

    def pieces(self) -> list[tuple[Point, Point]]:
        """The wires cut at the junctions, as KiCad wants them, and at the labels."""
        cuts = [*self.junctions(), *(at for _, at in self.labels)]
        found = []
        for one, other in self.wires:
            points = sorted([one, other, *(point for point in cuts if _within(point, (one, other)))])
            found += list(pairwise(points))
        return sorted(set(found))


def _within(point: Point, wire: tuple[Point, Point]) -> bool:
    """Whether a point is inside a wire, not at its ends. Wires are upright or level."""
    (ax, ay), (bx, by) = wire
    if point in wire:
        return False
    if ax == bx == point[0]:
        return min(ay, by) < point[1] < max(ay, by)
    return ay == by == point[1] and min(ax, bx) < point[0] < max(ax, bx)


def joined(
    pins: dict[str, Point],
    wires: list[tuple[Point, Point]],
    labels: list[tuple[str, Point]],
) -> dict[str, set[str]]:
    """Which pins (REF.PIN) a drawing joins, by the nets' names; pins without a name are under "?".

    Ends that meet are joined, and labels join what bears the same name. A wire's middle joins nothing.
    """
    parent: dict[object, object] = {}

    def root(one: object) -> object:
        parent.setdefault(one, one)
        while parent[one] != one:
            one = parent[one]
        return one

    for one, other in wires:
        parent[root(one)] = root(other)
    for net, at in labels:
        parent[root(at)] = root(f"net {net}")
    names = {root(f"net {net}"): net for net, _ in labels}
    found: dict[str, set[str]] = {}
    for pin, at in pins.items():
        found.setdefault(names.get(root(at), "?"), set()).add(pin)
    return found


def netlist(circuit: Circuit) -> dict[str, set[str]]:
    """The same of the circuit."""
    found: dict[str, set[str]] = {}
    for part, pin, net in circuit.pins():
        found.setdefault(net, set()).add(f"{part.ref}.{pin.name}")
    return found
