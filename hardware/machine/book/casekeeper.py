"""What the pictures of the casekeeper's steps show."""

from collections.abc import Callable, Iterator, Sequence

from hardware.machine.book.model import STAYS, Setting, Shown
from hardware.machine.drawings import assembly, machine, printed
from hardware.machine.drawings import params as p
from hardware.machine.drawings.machine import Part
from hardware.machine.drawings.shapes import Place

EACH = p.MODULES
PLATE = ("plate", "insert")
PINS = (*PLATE, "axle", "stop pin")
SERVO = (*PINS, "servo", "servo lead", "servo screw")
LEVERS = (*SERVO, "lever", "groove pin")
CAM = (*LEVERS, "cam", "horn", "horn screw", "centre screw")
KEEPER = (*CAM, "keeper", "keeper screw")
FRONT = (*KEEPER, "front", "front screw", "front screw, long")
_KEYS = {"left cheek": "cheek_left", "right cheek": "cheek_right"}


def key(name: str) -> str:
    """The article of a solid of the drawings."""
    plain = name.split(" of module ")[0]
    if plain.startswith("lever "):
        return plain.replace(" ", "_")
    kind = assembly.kind(name)
    return _KEYS.get(kind, kind)


def _of_module(
    new: dict[str, Place],
    there: Sequence[str],
    *,
    made: dict[str, str] | None = None,
    cam_deg: float = 0.0,
) -> Callable[[], Setting]:
    """Of one module: kinds of new parts and how far each is drawn apart, kinds that are there; `made`: new, but made
    by an earlier step, by that step's key."""
    before = made or {}

    def draw() -> Setting:
        parts = machine.module_at(cam_deg)
        shown = [
            Shown(part, new[assembly.kind(part.name)], before.get(assembly.kind(part.name), key(part.name)))
            for part in parts
            if assembly.kind(part.name) in new
        ]
        return Setting(shown, [part for part in parts if assembly.kind(part.name) in there])

    return draw


def _way_in(part: Part, by: float) -> Place:
    """Away from the nearest face of the module: how an insert goes in."""
    _, y0, z0, *_ = part.solid.bounding_box()
    if z0 < p.BOTTOM_Z + 0.1:
        return 0.0, 0.0, -by
    if y0 < p.FRONT_Y + p.FRONT_T + 0.1:
        return 0.0, -by, 0.0
    return by, 0.0, 0.0


def _plate_inserts() -> Setting:
    parts = [part for part in machine.module_parts() if assembly.kind(part.name) in PLATE]
    new = [Shown(part, STAYS if part.name == "plate" else _way_in(part, 22.0), key(part.name)) for part in parts]
    return Setting(new, ())


def _cheek_inserts() -> Setting:
    """Both cheeks side by side, nearer together than they stand."""
    new = []
    for side, shift in (("left", 0.0), ("right", -360.0)):
        for part in machine.case_parts():
            _, _, z0, x1, _, z1 = part.solid.bounding_box()
            mine = (x1 < 0) == (side == "left")
            if part.name == f"{side} cheek" or (part.name == "insert" and mine):
                moved = Part(part.name, part.solid.translate((shift, 0.0, 0.0)), part.stage)
                away = STAYS
                if part.name == "insert":
                    down, up = z0 < p.BOTTOM_Z + 0.1, z1 > p.TOP_Z - 0.1
                    away = (0.0, 0.0, -20.0) if down else (0.0, 0.0, 20.0) if up else (0.0, 20.0, 0.0)
                new.append(Shown(moved, away, key(part.name)))
    return Setting(new, ())


def _levers() -> Setting:
    new = []
    for part in machine.module_at(0.0):
        kind = assembly.kind(part.name)
        if kind in ("lever", "groove pin"):
            new.append(Shown(part, STAYS if kind == "lever" else (16.0, 0.0, 0.0), key(part.name)))
    return Setting(new, ())


def _row_parts(kinds: Sequence[str], modules: Sequence[int] = range(EACH)) -> Iterator[Part]:
    for part in machine.row([0.0] * EACH):
        name, _, module = part.name.partition(" of module ")
        if assembly.kind(name) in kinds and int(module) in modules:
            yield part


def _row() -> Setting:
    """Seen from below: the base with its screws, modules above it."""
    outside = ("plate", "keeper", "front", "bead", "servo")
    new = [Shown(part, STAYS, "beads") for part in _row_parts(outside)]
    new += [Shown(part, (0.0, 0.0, -130.0), key(part.name)) for part in _row_parts(("foot screw",))]
    for part in machine.case_parts():
        if part.name == "base":
            new.append(Shown(part, (0.0, 0.0, -70.0), "wood"))
        elif part.name == "cheek screw":
            new.append(Shown(part, (0.0, 0.0, -130.0), key(part.name)))
        elif part.name.endswith("cheek"):
            way = -70.0 if part.name.startswith("left") else 70.0
            new.append(Shown(part, (way, 0.0, 0.0), "cheek-inserts"))
    return Setting(new, ())


def _ranks() -> Setting:
    new = []
    there = list(_row_parts(("front", "bead", "bead rod", "keeper", "plate")))
    for module, rank in enumerate(printed.RANKS):
        for name, solid in (("rank plate", printed.rank_blank()), ("rank name", printed.rank_name(rank))):
            part = Part(name, solid, "ranks").shifted(module * p.MODULE_PITCH, module)
            new.append(Shown(part, (0.0, -45.0, 0.0), f"rank_{rank}" if name == "rank plate" else ""))
    new += [Shown(part, (0.0, -80.0, 0.0), key(part.name)) for part in _row_parts(("rank screw",))]
    there += [part for part in machine.case_parts() if part.name in ("base", "left cheek", "right cheek")]
    return Setting(new, there)


def _covers() -> Setting:
    away = {"top sheet": (0.0, 0.0, 60.0), "back sheet": (0.0, 70.0, 0.0)}
    new, there = [], list(_row_parts(("front", "keeper", "plate", "servo", "cam")))
    for part in machine.case_parts():
        if part.name in away:
            new.append(Shown(part, away[part.name], "sheets"))
        elif part.name == "sheet screw":
            behind = part.solid.bounding_box()[1] > p.BACK_Y - 8
            new.append(Shown(part, (0.0, 105.0, 0.0) if behind else (0.0, 0.0, 95.0), key(part.name)))
        elif part.name in ("base", "left cheek", "right cheek"):
            there.append(part)
    return Setting(new, there)


def _cam_after() -> Setting:
    """From the right, at 0 beads: the notch of the cam's rim and the stop pin."""
    parts = machine.module_at(0.0)
    kinds = ("cam", "centre screw", "stop pin", "lever", "groove pin")
    new = [Shown(part, STAYS, "") for part in parts if assembly.kind(part.name) in kinds]
    return Setting(new, [part for part in parts if assembly.kind(part.name) in PLATE])


SCENES: dict[str, Callable[[], Setting]] = {
    "covers": _covers,
    "plate-inserts": _plate_inserts,
    "cheek-inserts": _cheek_inserts,
    "levers": _levers,
    "axles": _of_module({"axle": (34.0, 0.0, 0.0), "stop pin": (34.0, 0.0, 0.0)}, PLATE),
    "servo": _of_module(
        {"servo": (-48.0, 0.0, 0.0), "servo lead": (-48.0, 0.0, 0.0), "servo screw": (-84.0, 0.0, 0.0)},
        PINS,
        made={"servo lead": ""},
    ),
    "horn": _of_module({"cam": STAYS, "horn": (-30.0, 0.0, 0.0), "horn screw": (-52.0, 0.0, 0.0)}, ()),
    "levers-on": _of_module(
        {"lever": (46.0, 0.0, 0.0), "groove pin": (46.0, 0.0, 0.0)},
        SERVO,
        made={"lever": "levers", "groove pin": "levers"},
    ),
    "cam": _of_module(
        {
            "cam": (56.0, 0.0, 0.0),
            "horn": (56.0, 0.0, 0.0),
            "horn screw": (56.0, 0.0, 0.0),
            "centre screw": (100.0, 0.0, 0.0),
        },
        LEVERS,
        made={"cam": "horn", "horn": "horn", "horn screw": "horn"},
    ),
    "cam-after": _cam_after,
    "keeper": _of_module({"keeper": (42.0, 0.0, 0.0), "keeper screw": (74.0, 0.0, 0.0)}, CAM),
    "front": _of_module(
        {"front": (0.0, -42.0, 0.0), "front screw": (0.0, -84.0, 0.0), "front screw, long": (0.0, -84.0, 0.0)}, KEEPER
    ),
    "beads": _of_module({"bead": (0.0, -46.0, 0.0), "bead rod": (0.0, 0.0, 112.0)}, FRONT),
    "row": _row,
    "ranks": _ranks,
}
