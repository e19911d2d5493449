"""What stands on the two boards, and the plugs of their cables, with number, supplier and guide price: their share of
the one bill of materials (`hardware/machine/book/bill.py`)."""

from dataclasses import dataclass

from hardware.machine.boards import inputs, parts, shield
from hardware.machine.boards.model import Circuit, Kind

CONTACT = "SXH-001T-P0.6"


@dataclass(frozen=True, slots=True)
class Line:
    """Quantity of a part."""

    count: int
    what: str
    maker: str
    number: str
    supplier: str
    price: float  # euro a piece
    where: str

    @property
    def sum(self) -> float:
        """Euro."""
        return self.count * self.price


def board_lines(circuit: Circuit) -> list[Line]:
    """The parts that stand on a board, equal ones together, in the order of their references."""
    found: dict[Kind, list[str]] = {}
    for part in circuit.parts:
        found.setdefault(part.kind, []).append(part.ref)
    lines = [_line(kind, refs) for kind, refs in found.items()]
    lines.append(
        Line(
            1,
            f"board, two layers, 1.6 mm, 35 um, {circuit.width:.0f} x {circuit.height:.1f} mm",
            "any",
            f"build/boards/{circuit.name}-gerbers.zip",
            "board house",
            2.0,
            "five are the least that is sold",
        )
    )
    return lines


def _line(kind: Kind, refs: list[str]) -> Line:
    if kind is shield.MEGA:
        return Line(
            3, "strip of 36 square posts, 2.54 mm", kind.maker, kind.number, kind.supplier, kind.price, kind.source
        )
    what = f"{NAMES[kind.symbol]} {kind.value} ({kind.footprint.name})" if kind is not inputs.PI else kind.source
    return Line(len(refs), what, kind.maker, kind.number, kind.supplier, kind.price, " ".join(refs))


NAMES = {
    "resistor": "resistor",
    "capacitor": "capacitor",
    "polarised": "electrolytic capacitor",
    "fuse": "resettable fuse",
    "pmos": "switch",
    "nmos": "switch",
    "zener": "suppressor",
    "esd": "suppressor",
    "diode": "diode",
    "led": "LED",
    "connector": "plug on the board:",
    "module": "module",
}


def order_csv(circuit: Circuit) -> str:
    """The parts of a board as an assembling house wants them."""
    lines = ["Comment,Designator,Footprint,Manufacturer,Part number,Quantity"]
    found: dict[Kind, list[str]] = {}
    for part in circuit.parts:
        found.setdefault(part.kind, []).append(part.ref)
    for kind, refs in found.items():
        cells = (kind.value, " ".join(refs), kind.footprint.name, kind.maker, kind.number, str(len(refs)))
        lines.append(",".join(f'"{cell}"' for cell in cells))
    return "\n".join(lines) + "\n"


def places_csv(circuit: Circuit) -> str:
    """Where each part stands: from the board's lower left corner, y upwards, turned counter-clockwise."""
    lines = ["Designator,Mid X,Mid Y,Rotation,Layer"]
    for part in circuit.parts:
        if part.kind.symbol != "module":
            lines.append(f"{part.ref},{part.x:.3f}mm,{circuit.height - part.y:.3f}mm,{part.turn % 360},Top")
    return "\n".join(lines) + "\n"


def cable_lines() -> list[Line]:
    """Plugs and their contacts: one of each for each plug on the boards, contacts with a tenth to spare."""
    plugs: dict[str, list[str]] = {}
    for circuit in (shield.circuit(), inputs.circuit()):
        for part in circuit.parts:
            if part.kind.plug:
                plugs.setdefault(part.kind.plug, []).append(f"{circuit.name} {part.ref}")
    lines = [
        Line(len(refs), f"plug, {_ways(plug)} ways", "JST", plug, parts.MOUSER, 0.1, ", ".join(refs))
        for plug, refs in sorted(plugs.items())
    ]
    contacts = sum(_ways(plug) * len(refs) for plug, refs in plugs.items())
    contacts += contacts // 10
    return [
        *lines,
        Line(
            contacts,
            "contact for it, AWG 22 to 28",
            "JST",
            CONTACT,
            parts.MOUSER,
            0.05,
            "with a tenth to spare",
        ),
    ]


def _ways(plug: str) -> int:
    return int(plug.removeprefix("XHP-"))
