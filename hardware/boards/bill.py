"""The bill of materials: every part of both boards and of the wiring, with number, supplier and guide price."""

from collections.abc import Iterable
from dataclasses import dataclass

from hardware.boards import inputs, parts, shield
from hardware.boards.model import Circuit, Kind


@dataclass(frozen=True, slots=True)
class Line:
    """So many of a part."""

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
            "SXH-001T-P0.6",
            parts.MOUSER,
            0.05,
            "with a tenth to spare",
        ),
    ]


def _ways(plug: str) -> int:
    return int(plug.removeprefix("XHP-"))


def wiring_lines() -> list[Line]:
    """What is neither on a board nor printed."""
    mouser = parts.MOUSER
    return [
        Line(1, "single-board computer, 4 GB", "Raspberry Pi", "SC1111 (Pi 5)", "Raspberry Pi reseller", 60, "table"),
        Line(1, "USB-C supply 27 W", "Raspberry Pi", "27W USB-C Power Supply", "Raspberry Pi reseller", 12, "table"),
        Line(1, "memory card 32 GB, A2", "any", "-", "Raspberry Pi reseller", 10, "table"),
        Line(1, "camera", "Raspberry Pi", "SC0872 (Camera Module 3)", "Raspberry Pi reseller", 25, "box"),
        Line(
            1, "ribbon 22 to 15 ways, 300 mm", "Raspberry Pi", "SC1129", "Raspberry Pi reseller", 1.5, "Pi 5 to camera"
        ),
        Line(1, "controller board Mega 2560 Rev3", "Arduino", "A000067", mouser, 42, "under the shield"),
        Line(1, "USB cable A to B, 0.5 m, with ferrite", "any", "-", "any", 4, "Pi to Mega"),
        Line(13, "feedback micro servo, metal gear", "Adafruit", "1450", "Adafruit", 14, "casekeeper"),
        Line(1, "desktop supply 12 V 8.5 A", "Mean Well", "GST120A12-P1M", mouser, 32, "servo supply"),
        Line(1, "socket for its plug, 5.5 x 2.1 mm, with screws", "any", "-", "any", 1.5, "regulator's input"),
        Line(1, "step-down regulator 5 V 15 A", "Pololu", "D24V150F5", "Pololu", 45, "servo supply"),
        Line(
            1,
            "holder for a MINI fuse, in the wire, 2.5 mm2",
            "Littelfuse",
            "0FHM0001ZXJ",
            mouser,
            4.5,
            "regulator to J1",
        ),
        Line(2, "fuse MINI 10 A", "Littelfuse", "0297010.WXNV", mouser, 0.4, "one to spare"),
        Line(1, "emergency stop, one normally closed contact", "Schneider", "XB5AS8442", mouser, 28, "shield J2"),
        Line(1, "fork sensor, slot 5 mm, NPN", "Omron", "EE-SX670", mouser, 20, "box"),
        Line(1, "its plug with cable 2 m", "Omron", "EE-1006", mouser, 7, "box"),
        Line(2, "micro switch, hinge lever", "Omron", "D2F-01L", mouser, 1.6, "box: lid, follower"),
        Line(
            3,
            "resistor 4.7 kohm, wired, at the box's end",
            "Yageo",
            "MFR-25FBF52-4K7",
            mouser,
            0.05,
            "3.3 V to each input",
        ),
        Line(1, "crimping tool for XH, hired or bought", "Engineer", "PA-09", "any", 35, "every plug"),
        Line(3, "push button 12 mm", "Omron", "B3F-4055", mouser, 0.6, "panel"),
        Line(1, "LED 5 mm green", "Kingbright", "WP7113SGD", mouser, 0.15, "panel: open"),
        Line(1, "LED 5 mm red", "Kingbright", "WP7113ID", mouser, 0.15, "panel: closed"),
        Line(1, "LED 5 mm yellow", "Kingbright", "WP7113YD", mouser, 0.15, "panel: call"),
        Line(6, "LED 5 mm white", "Cree LED", "C513A-WSN-CV0Y0151", mouser, 0.3, "lamp"),
        Line(6, "resistor 100 ohm, wired", "Yageo", "MFR-25FBF52-100R", mouser, 0.05, "one for each white LED"),
        Line(1, "active buzzer 5 V", "CUI", "CEM-1205C", mouser, 1.2, "only where `gpio.buzzer` is true"),
        Line(2, "wire 2.5 mm2, red and black, 1 m", "any", "H07V-K 2.5", "any", 1.5, "regulator, fuse, J1"),
        Line(1, "ribbon of 4 wires AWG 22, 10 m", "any", "-", "any", 12, "servo extensions"),
        Line(1, "cable of 6 wires AWG 24, 2 m", "any", "-", "any", 5, "box"),
        Line(1, "wire AWG 24, six colours, 5 m of each", "any", "-", "any", 15, "panel, lamp, stop"),
        Line(4, "ferrule 2.5 mm2", "any", "DIN 46228-4, 2.5 mm2, 8 mm", "any", 0.05, "J1 and regulator"),
        Line(1, "heat-shrink tube, assorted", "any", "-", "any", 6, "every joint"),
        Line(4, "spacer M2.5 x 11, and 8 screws M2.5 x 6", "any", "-", "any", 0.6, "Pi to input board"),
        Line(4, "spacer M3 x 11, nylon, and 8 screws M3 x 6, nylon", "any", "-", "any", 0.5, "Mega to shield"),
    ]


def every_line() -> list[Line]:
    """The whole bill."""
    return [*board_lines(shield.circuit()), *board_lines(inputs.circuit()), *cable_lines(), *wiring_lines()]


def total(lines: Iterable[Line]) -> float:
    """Euro."""
    return sum(line.sum for line in lines)
