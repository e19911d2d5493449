"""What the pictures and tables of the electronics' steps show: boards, plates, leads, panel."""

from collections.abc import Callable, Sequence

from hardware.machine.boards import inputs, layout, pictures, shield
from hardware.machine.boards.model import Circuit, Part
from hardware.machine.book import plans, wires
from hardware.machine.book.bill import board_key
from hardware.machine.book.model import STAYS, Setting, Shown, Use
from hardware.machine.drawings import machine, stand
from hardware.machine.drawings.shapes import Place


def _flat(part: Part) -> bool:
    """Whether it is surface-mounted: no pad has a hole."""
    return not any(pad.drill for pad in part.kind.footprint.pads)


def _uses(circuit: Circuit, refs: Sequence[str]) -> tuple[Use, ...]:
    counts: dict[str, int] = {}
    for ref in refs:
        kind = circuit.part(ref).kind
        number = 3 if kind is shield.MEGA else 1  # its strips are cut from three
        counts[board_key(circuit.name, kind.number)] = counts.get(board_key(circuit.name, kind.number), 0) + number
    return tuple(Use(key, count) for key, count in counts.items())


def _populated(circuit: Circuit, now: Sequence[str], before: Sequence[str]) -> Callable[[], str]:
    return lambda: pictures.populated(layout.stored(circuit), now, before)


def _refs(circuit: Circuit, refs: Sequence[str]) -> Callable[[], list[str]]:
    """Which part goes where, by value."""

    def table() -> list[str]:
        found: dict[str, list[str]] = {}
        for ref in refs:
            kind = circuit.part(ref).kind
            found.setdefault(f"{kind.value} | {kind.number}", []).append(ref)
        return [
            "| value | maker's number | places |",
            "| --- | --- | --- |",
            *(f"| {value} | {', '.join(places)} |" for value, places in found.items()),
        ]

    return table


SHIELD = shield.circuit()
INPUTS = inputs.circuit()
SHIELD_CHIPS = [part.ref for part in SHIELD.parts if _flat(part)]
SHIELD_TALL = [part.ref for part in SHIELD.parts if not _flat(part)]
INPUT_CHIPS = [part.ref for part in INPUTS.parts if _flat(part)]
INPUT_TALL = [part.ref for part in INPUTS.parts if not _flat(part)]


# --- plates and panel ---


def _columns(prefix: str) -> dict[str, Place]:
    return {
        f"{prefix} screw, below": (0.0, 0.0, -62.0),
        f"{prefix} spacer, lower": (0.0, 0.0, 10.0),
        f"{prefix} spacer, upper": (0.0, 0.0, 56.0),
        f"{prefix} screw, above": (0.0, 0.0, 106.0),
    }


GROUND_STRIP = 3  # of eight, from the panel's front
BUTTON_STRIP = 5
STRIPS = 8
STRIP_HOLES = 26
LEGS = (1, 6, 11, 16, 21, 26)
CUTS = (7, 10, 17, 20)
SCREW_STRIP = 4
SCREW_HOLES = (8, 9, 18, 19)  # a screw between two of them


def _stripboard() -> list[str]:
    """Plan of the stripboard, a letter a hole."""
    rows = []
    for strip in range(STRIPS, 0, -1):
        marks = dict.fromkeys(LEGS, "o") if strip in (GROUND_STRIP, BUTTON_STRIP) else {}
        if strip == BUTTON_STRIP:
            marks |= dict.fromkeys(CUTS, "X")
        if strip == SCREW_STRIP:
            marks |= dict.fromkeys(SCREW_HOLES, "S")
        says = {GROUND_STRIP: "ground", BUTTON_STRIP: "the three buttons' wires"}.get(strip, "")
        holes = "".join(marks.get(hole, ".") for hole in range(1, STRIP_HOLES + 1))
        rows.append(f"| {strip} | `{holes}` | {says} |")
    return [
        "| strip | holes 1 to 26 | |",
        "| --- | --- | --- |",
        *rows,
    ]


POWER: dict[str, Place] = {
    "power plate": STAYS,
    "mega": (0.0, 0.0, 32.0),
    "shield": (0.0, 0.0, 86.0),
    "regulator": (0.0, 0.0, 34.0),
    "regulator screw": (0.0, 0.0, 62.0),
    "regulator foot": (0.0, 0.0, 12.0),
    "fuse holder": (0.0, 0.0, 24.0),
    "socket": (0.0, 0.0, 24.0),
    **_columns("M2.5"),
    **_columns("M3"),
}
PI: dict[str, Place] = {
    "pi plate": STAYS,
    "pi": (0.0, 0.0, 32.0),
    "cooler": (0.0, 0.0, 58.0),
    "stacking header": (0.0, 0.0, 58.0),
    "input board": (0.0, 0.0, 96.0),
    **_columns("M2.5"),
    "M2.5 spacer, upper": (0.0, 0.0, 60.0),
    "M2.5 screw, above": (0.0, 0.0, 120.0),
}
OPEN: dict[str, Place] = {
    "panel": STAYS,
    "stop button": (0.0, 0.0, 62.0),
    "insert": (0.0, 0.0, -24.0),
    "led green": (0.0, 0.0, -108.0),
    "led red": (0.0, 0.0, -108.0),
    "led yellow": (0.0, 0.0, -108.0),
    "buzzer": (0.0, 0.0, -98.0),
    "button": (0.0, 0.0, -126.0),
    "stripboard": (0.0, 0.0, -142.0),
    "strip screw": (0.0, 0.0, -164.0),
}


def _of_stand(
    parts: Callable[[], Sequence[machine.Part]],
    new: dict[str, Place],
    made: dict[str, str],
    there: Sequence[str] = (),
) -> Callable[[], Setting]:
    def draw() -> Setting:
        shown = [Shown(part, new[part.name], made.get(part.name, part.name)) for part in parts() if part.name in new]
        return Setting(shown, [part for part in parts() if part.name in there])

    return draw


def _roof(parts: Callable[[], Sequence[machine.Part]], size: tuple[float, float], key: str) -> Callable[[], Setting]:
    """A plate with its boards, the roof above it."""

    def draw() -> Setting:
        new = [
            Shown(part, (0.0, 0.0, 50.0) if part.name == "roof" else STAYS, key if part.name == "roof" else "roof_leg")
            for part in stand.roof(size)
        ]
        return Setting(new, parts())

    return draw


SCENES: dict[str, Callable[[], Setting]] = {
    "pi-roof": _roof(stand.pi_parts, stand.PI_PLATE, "pi roof"),
    "power-roof": _roof(stand.power_parts, stand.POWER_PLATE, "power roof"),
    "power-plate": _of_stand(stand.power_parts, POWER, {"power plate": "power-wood", "shield": "shield-check"}),
    "pi-plate": _of_stand(stand.pi_parts, PI, {"pi plate": "pi-wood", "input board": "inputs-check"}),
    "panel-parts": _of_stand(stand.panel_parts, OPEN, {"insert": "panel insert"}),
    "panel-close": _of_stand(
        stand.panel_parts,
        {"panel floor": (0.0, 0.0, -40.0), "panel screw": (0.0, 0.0, -66.0)},
        {"panel floor": "panel_floor"},
        ("panel", "button", "stop button", "led green", "led red", "led yellow", "stripboard", "insert"),
    ),
}

DRAWINGS: dict[str, Callable[[], str]] = {
    "shield-chips": _populated(SHIELD, SHIELD_CHIPS, ()),
    "shield-tall": _populated(SHIELD, SHIELD_TALL, SHIELD_CHIPS),
    "inputs-chips": _populated(INPUTS, INPUT_CHIPS, ()),
    "inputs-tall": _populated(INPUTS, INPUT_TALL, INPUT_CHIPS),
    "power-wood": plans.power_plate,
    "pi-wood": plans.pi_plate,
    "wires-cut": wires.layout,
    "supply": wires.supply,
    "servo-lead": wires.servo,
    "panel-wires": wires.panel,
    "box-cable": wires.box,
    "lamp-cable": wires.lamp,
}
LISTS: dict[str, Callable[[], Sequence[Use]]] = {
    "shield: what is flat": lambda: _uses(SHIELD, SHIELD_CHIPS),
    "shield: what is tall": lambda: _uses(SHIELD, SHIELD_TALL),
    "inputs: what is flat": lambda: _uses(INPUTS, INPUT_CHIPS),
    "inputs: what is tall": lambda: _uses(INPUTS, INPUT_TALL),
}
TABLES: dict[str, Callable[[], Sequence[str]]] = {
    "places: shield, what is flat": _refs(SHIELD, SHIELD_CHIPS),
    "places: shield, what is tall": _refs(SHIELD, SHIELD_TALL),
    "places: inputs, what is flat": _refs(INPUTS, INPUT_CHIPS),
    "places: inputs, what is tall": _refs(INPUTS, INPUT_TALL),
    "stripboard": _stripboard,
}
