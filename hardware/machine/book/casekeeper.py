"""The steps of the casekeeper: its modules up to the servos, and, when these have been driven to 0 beads, the rest."""

import math
from collections.abc import Callable, Iterator, Sequence

from hardware.machine.book import plans
from hardware.machine.book.model import STAYS, Scene, Shown, Step, Take, Use
from hardware.machine.drawings import assembly, machine, printed
from hardware.machine.drawings import params as p
from hardware.machine.drawings.machine import Part
from hardware.machine.drawings.picture import View
from hardware.machine.drawings.shapes import Place

EACH = p.MODULES
STOP_FREE_DEG = 12.0  # stop pin to the notch's end at 0 beads
TOOTH_DEG = 18.0  # between two teeth of a horn
PLATE = ("plate", "insert")
PINS = (*PLATE, "axle", "stop pin")
SERVO = (*PINS, "servo", "servo lead", "servo screw")
LEVERS = (*SERVO, "lever", "groove pin")
CAM = (*LEVERS, "cam", "horn", "horn screw", "centre screw")
KEEPER = (*CAM, "keeper", "keeper screw")
FRONT = (*KEEPER, "front", "front screw", "front screw, long")
MODULE = (*FRONT, "bead", "bead rod")
_KEYS = {"left cheek": "cheek_left", "right cheek": "cheek_right"}


def key(name: str) -> str:
    """The article of a solid of the drawings."""
    plain = name.split(" of module ")[0]
    if plain.startswith("lever "):
        return plain.replace(" ", "_")
    kind = assembly.kind(name)
    return _KEYS.get(kind, kind)


def _scene(
    new: dict[str, Place],
    there: Sequence[str],
    view: View,
    *,
    made: dict[str, str] | None = None,
    cam_deg: float = 0.0,
    size: tuple[int, int] = (1000, 700),
) -> Callable[[], Scene]:
    """Of one module: kinds of new parts and how far each is drawn apart, kinds that are there; `made`: new, but made
    by an earlier step, by that step's key."""
    before = made or {}

    def draw() -> Scene:
        parts = machine.module_at(cam_deg)
        shown = [
            Shown(part, new[assembly.kind(part.name)], before.get(assembly.kind(part.name), key(part.name)))
            for part in parts
            if assembly.kind(part.name) in new
        ]
        return Scene(shown, [part for part in parts if assembly.kind(part.name) in there], view, *size)

    return draw


def _way_in(part: Part, by: float) -> Place:
    """Away from the nearest face of the module: how an insert goes in."""
    _, y0, z0, *_ = part.solid.bounding_box()
    if z0 < p.BOTTOM_Z + 0.1:
        return 0.0, 0.0, -by
    if y0 < p.FRONT_Y + p.FRONT_T + 0.1:
        return 0.0, -by, 0.0
    return by, 0.0, 0.0


def _plate_inserts() -> Scene:
    parts = [part for part in machine.module_parts() if assembly.kind(part.name) in PLATE]
    new = [Shown(part, STAYS if part.name == "plate" else _way_in(part, 22.0), key(part.name)) for part in parts]
    return Scene(new, (), View(38, 14))


def _cheek_inserts() -> Scene:
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
    return Scene(new, (), View(152, 20), 1000, 560)


def _levers() -> Scene:
    new = []
    for part in machine.module_at(0.0):
        kind = assembly.kind(part.name)
        if kind in ("lever", "groove pin"):
            new.append(Shown(part, STAYS if kind == "lever" else (16.0, 0.0, 0.0), key(part.name)))
    return Scene(new, (), View(62, 24), 1000, 560)


def _row_parts(kinds: Sequence[str], modules: Sequence[int] = range(EACH)) -> Iterator[Part]:
    for part in machine.row([0.0] * EACH):
        name, _, module = part.name.partition(" of module ")
        if assembly.kind(name) in kinds and int(module) in modules:
            yield part


def _row() -> Scene:
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
    return Scene(new, (), View(24, 16), 1300, 620)


def _ranks() -> Scene:
    new = []
    there = list(_row_parts(("front", "bead", "bead rod", "keeper", "plate")))
    for module, rank in enumerate(printed.RANKS):
        for name, solid in (("rank plate", printed.rank_blank()), ("rank name", printed.rank_name(rank))):
            part = Part(name, solid, "ranks").shifted(module * p.MODULE_PITCH, module)
            new.append(Shown(part, (0.0, -45.0, 0.0), f"rank_{rank}" if name == "rank plate" else ""))
    new += [Shown(part, (0.0, -80.0, 0.0), key(part.name)) for part in _row_parts(("rank screw",))]
    there += [part for part in machine.case_parts() if part.name in ("base", "left cheek", "right cheek")]
    return Scene(new, there, View(24, 20), 1300, 620)


def _covers() -> Scene:
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
    return Scene(new, there, View(152, 30), 1300, 720)


def _cam_after() -> Scene:
    """From the right, at 0 beads: the notch of the cam's rim and the stop pin."""
    parts = machine.module_at(0.0)
    kinds = ("cam", "centre screw", "stop pin", "lever", "groove pin")
    new = [Shown(part, STAYS, "") for part in parts if assembly.kind(part.name) in kinds]
    return Scene(new, [part for part in parts if assembly.kind(part.name) in PLATE], View(90, 0), 1000, 760)


PREPARED: tuple[Step, ...] = (
    Step(
        "plate-inserts",
        "Melt the inserts into the plates",
        (
            "Lay the plate on its left side, the flat one. Left and right are those of somebody who looks at the "
            "finished casekeeper from its front, here and everywhere in this book but in the shoe's chapter.",
            "Set the iron to 230 C. Put an insert on each of the four holes in the blocks' right faces, let the iron "
            "sink it by its own weight until it is flush, and hold it still with a flat blade while it cools. An "
            "insert's narrower end goes in first.",
            "Stand the plate on its rear edge and do the same with the two holes in the front edge, then on its top "
            "for the two in the bottom edge.",
        ),
        uses=(Use("plate"), Use("insert", 8)),
        tools=("iron", "flat", "ruler"),
        times=EACH,
        makes="plate with inserts",
        scene=_plate_inserts,
        done=("No insert stands out: a straight edge laid over it does not rock.", "An M3 screw turns in by hand."),
    ),
    Step(
        "cheek-inserts",
        "Melt the inserts into the cheeks",
        (
            "As in the plates, the iron at 230 C. Six in each cheek: two from below, two from above, two from behind. "
            "The left cheek has a strip along its front edge.",
        ),
        uses=(Use("cheek_left"), Use("cheek_right"), Use("insert", 12)),
        tools=("iron", "flat"),
        makes="pair of cheeks with inserts",
        scene=_cheek_inserts,
        done=("No insert stands out.",),
    ),
    Step(
        "levers",
        "Press the pins into the levers",
        (
            "Lay out one of each lever. The small holes in the long arm count its place from the top: one for the "
            "top lever, four for the bottom one. All four have the same side up: their left side is the one that lay "
            "on the printer's bed.",
            "Ream the middle hole to 3.1 mm. Hung on a pin 3 mm thick the lever must fall by its own weight.",
            f"Press a pin 3 x {p.PIN_LENGTH:.0f} into the hole at the short end, from the right, until it is flush "
            f"with the left side: {p.PIN_LENGTH - p.LEVER_T:.1f} mm of it stand out on the right. A vice with smooth "
            "jaws does it.",
        ),
        uses=(*(Use(f"lever_{n}") for n in range(1, 5)), Use("groove pin", 4)),
        tools=("reamer", "vice", "calliper"),
        times=EACH,
        makes="set of four levers with pins",
        scene=_levers,
        done=("Every pin is square to its lever and cannot be pulled out by hand.",),
    ),
    Step(
        "axles",
        "Press axles and stop pin into the plates",
        (
            f"Press a pin 3 x {p.AXLE_LENGTH:.0f} into each of the four holes behind the front edge, flush with the "
            f"left face: {p.AXLE_LENGTH - (p.PLATE_T - p.PLATE_X):.1f} mm stand out on the right.",
            f"Press the pin 3 x {p.STOP_PIN_LENGTH:.0f} into the hole at the rear, so that "
            f"{p.KEEPER_X + p.KEEPER_T - p.PLATE_T:.1f} mm of it stand out of the round boss on the right. Its other "
            f"end stays {p.PLATE_T - p.PLATE_X - p.STOP_PIN_LENGTH + p.KEEPER_X + p.KEEPER_T - p.PLATE_T:.1f} mm below "
            "the left face.",
        ),
        uses=(Use("axle", 4), Use("stop pin")),
        takes=(Take("plate-inserts"),),
        tools=("vice", "calliper"),
        times=EACH,
        makes="plate with pins",
        scene=_scene({"axle": (34.0, 0.0, 0.0), "stop pin": (34.0, 0.0, 0.0)}, PLATE, View(48, 18)),
        done=("All five are square to the plate.",),
    ),
    Step(
        "servo",
        "Screw the servos into the plates",
        (
            "Put the servo in from the left, its shaft nearer the front; the ears lie in their pocket. Its lead comes "
            "out toward the rear.",
            "Screw it on with its own two screws. Stop when the heads touch: they cut their thread in plastic.",
        ),
        uses=(Use("servo"), Use("servo screw", 2)),
        takes=(Take("axles"),),
        tools=("cross",),
        times=EACH,
        makes="plate with servo",
        scene=_scene(
            {"servo": (-48.0, 0.0, 0.0), "servo lead": (-48.0, 0.0, 0.0), "servo screw": (-84.0, 0.0, 0.0)},
            PINS,
            View(-48, 18),
            made={"servo lead": ""},
        ),
        done=("The shaft turns by hand (slowly: there is a gear in it) and touches nothing.",),
    ),
    Step(
        "horn",
        "Screw the horns onto the cams",
        (
            "Lay the double-arm horn into the pocket of the cam, on the side with the groove, its teeth toward you. "
            f"The cam's two holes are {p.HORN_SCREW_R:.0f} mm from its middle: where no hole of the horn stands over "
            "them, or one is too narrow for the screw, drill the horn there with 2 mm.",
            f"Screw it on with two tapping screws 2 x {p.HORN_SCREW_L:.0f}. Longer ones would come out on the other "
            "side. The horn does not go onto a servo yet.",
        ),
        uses=(Use("cam"), Use("horn"), Use("horn screw", 2)),
        tools=("cross", "drill"),
        times=EACH,
        makes="cam with horn",
        scene=_scene({"cam": STAYS, "horn": (-30.0, 0.0, 0.0), "horn screw": (-52.0, 0.0, 0.0)}, (), View(-52, 20)),
        done=("The horn lies below the cam's face and does not rock.",),
    ),
    Step(
        "wood",
        "Drill the base",
        (
            "Have the plywood sawn to size, or saw it. The picture shows the base from below, its front edge at the "
            "bottom, so that the ace's end is at its right: write A there and K at its left; the holes are in mm from "
            "its lower left corner.",
            "Drill all holes 3.4 mm and countersink them on the side that you see, until an M3 head lies flush.",
        ),
        uses=(Use("base"),),
        tools=("saw", "drill", "countersink", "calliper"),
        makes="base, drilled",
        drawing=plans.base,
        done=("A module set on any two of its holes lets both screws in.",),
    ),
    Step(
        "sheets",
        "Drill top and back",
        (
            "The top is drawn from above, its front edge at the bottom; the back from behind. Holes in mm from the "
            "lower left corner.",
            "Drill four holes of 3.4 mm in each, plain. Saw the three openings for the leads out of the back's lower "
            "edge.",
        ),
        uses=(Use("top sheet"), Use("back sheet")),
        tools=("saw", "drill", "calliper"),
        makes="top and back, drilled",
        drawing=plans.sheets,
        done=("Held against the cheeks, every hole shows its insert.",),
    ),
)
"""Before a servo has to be driven."""

FINISHED: tuple[Step, ...] = (
    Step(
        "levers-on",
        "Lay the levers onto their axles",
        (
            "Do this step and the two after it for one module after the other: the levers lie loose until the keeper "
            "is on. The servo has been driven to 1000 us and has not been turned since.",
            "Lay the plate with its left side down on two strips of wood (or two books, thicker than the servo hangs "
            "down), so that the servo hangs free between them and its lead is not pressed. Lay the levers onto their "
            "axles: one small hole on top, then "
            "two, three, four. Long arms to the front, pins up, noses at their lowest.",
        ),
        takes=(Take("park"), Take("levers")),
        times=EACH,
        makes="module with levers",
        scene=_scene(
            {"lever": (46.0, 0.0, 0.0), "groove pin": (46.0, 0.0, 0.0)},
            SERVO,
            View(48, 18),
            made={"lever": "levers", "groove pin": "levers"},
        ),
        done=("Each lever falls by its own weight when the module is held upright.",),
    ),
    Step(
        "cam",
        "Lay the cam on and screw the horn to the shaft",
        (
            "Turn the cam, groove down, so that the upper end of the long notch in its rim (at the lower right in the "
            "second picture) stands 12 degrees above the stop pin: that is 9 mm along the rim, three times the pin's "
            "thickness. This is where 0 beads are.",
            "Lower it so that all four pins come into the groove, and press the horn onto the shaft. Its teeth are "
            "18 degrees apart: take the nearest. It need not be exact, the calibration finds the places by the stops.",
            "Drive the horn's own screw through the bore of the cam.",
            "Turn the cam by hand, slowly, without power, from stop to stop: the levers follow one after the other. "
            "Leave it at 0 beads, all noses at their lowest.",
        ),
        uses=(Use("centre screw"),),
        takes=(Take("levers-on"), Take("horn")),
        tools=("cross",),
        times=EACH,
        makes="module with cam",
        scene=_scene(
            {
                "cam": (56.0, 0.0, 0.0),
                "horn": (56.0, 0.0, 0.0),
                "horn screw": (56.0, 0.0, 0.0),
                "centre screw": (100.0, 0.0, 0.0),
            },
            LEVERS,
            View(48, 18),
            made={"cam": "horn", "horn": "horn", "horn screw": "horn"},
        ),
        after=_cam_after,
        done=(
            "From stop to stop there is no hard place.",
            "At 0 beads the stop pin is free of the notch's upper end: by 9 mm where a tooth stood right, never by "
            f"less than {p.STOP_RADIUS * math.radians(STOP_FREE_DEG - TOOTH_DEG / 2):.0f} or more than "
            f"{p.STOP_RADIUS * math.radians(STOP_FREE_DEG + TOOTH_DEG / 2):.0f} mm.",
        ),
    ),
    Step(
        "keeper",
        "Screw the keeper on",
        (
            "Lay the keeper over the cam; the stop pin comes into its small hole.",
            "Screw it on with four countersunk screws M3 x 8. From now on no pin can leave the groove.",
        ),
        uses=(Use("keeper"), Use("keeper screw", 4)),
        takes=(Take("cam"),),
        tools=("hex 2",),
        times=EACH,
        makes="module with keeper",
        scene=_scene({"keeper": (42.0, 0.0, 0.0), "keeper screw": (74.0, 0.0, 0.0)}, CAM, View(48, 18)),
        done=("The cam still turns freely from stop to stop.", "No screw's head stands out of the keeper."),
    ),
    Step(
        "front",
        "Screw the front on",
        (
            "Put the front over the noses: all four come through its slot.",
            "Screw it on: the long screw (M3 x 30) above, through the shelf; the short one (M3 x 10) below, into the "
            "hole that the rank plate will hide.",
        ),
        uses=(Use("front"), Use("front screw, long"), Use("front screw")),
        takes=(Take("keeper"),),
        tools=("hex 2.5",),
        times=EACH,
        makes="module with front",
        scene=_scene(
            {"front": (0.0, -42.0, 0.0), "front screw": (0.0, -84.0, 0.0), "front screw, long": (0.0, -84.0, 0.0)},
            KEEPER,
            View(40, 18),
        ),
        done=("The noses move up and down in the slot and rub nowhere.",),
    ),
    Step(
        "beads",
        "Push the beads on and thread the rod",
        (
            "Cut the rod to its length, if you did not buy it cut, and deburr its ends. Do not oil it: oil holds dust.",
            "Push a bead onto each nose, its notch to the back; either end may be up.",
            "Thread the rod from above: through the upper shelf, the four beads, into the lower shelf. It ends just "
            "below the upper shelf's face. It is loose until the top is on: keep the module upright, or put a strip of "
            "adhesive tape over its end.",
        ),
        uses=(Use("bead", 4), Use("bead rod")),
        takes=(Take("front"),),
        tools=("hack saw", "file"),
        times=EACH,
        makes="module",
        scene=_scene({"bead": (0.0, -46.0, 0.0), "bead rod": (0.0, 0.0, 112.0)}, FRONT, View(34, 16)),
        done=(
            "Turned by hand, the cam lifts the beads one after the other, the top one first, and lets them down again.",
        ),
    ),
    Step(
        "row",
        "Set the modules on the base",
        (
            "Set the modules on the base from the left: the one whose lead says A first, K last. Lead each lead down "
            "behind its plate and out at the rear.",
            "Push the base out over the table's edge by two fingers or three and screw each module on from below with "
            "two countersunk screws M3 x 20, one row of holes after the other; leave them loose until all stand, then "
            "press the fronts into one line with a ruler and tighten them. Who would rather turn it over: first a "
            "strip of adhesive tape over all rods, or they fall out.",
            "Set a cheek at each end and screw it on from below in the same way.",
        ),
        uses=(Use("foot screw", 26), Use("cheek screw", 4)),
        takes=(Take("beads", EACH), Take("wood"), Take("cheek-inserts")),
        tools=("hex 2", "ruler"),
        makes="casekeeper without ranks and covers",
        scene=_row,
        done=(
            "Between two fronts there is a gap of 0.4 mm; no two touch.",
            "Every cam still turns freely.",
        ),
    ),
    Step(
        "ranks",
        "Screw the rank plates on",
        ("From the left: A, 2 to 10, J, Q, K. Two tapping screws 2 x 6 each.",),
        uses=(*(Use(f"rank_{rank}") for rank in printed.RANKS), Use("rank screw", 26)),
        takes=(Take("row"),),
        tools=("cross",),
        makes="casekeeper without covers",
        scene=_ranks,
        done=("The rank on each plate is the one on the lead behind it.",),
    ),
)
"""When the servos have been driven to 0 beads."""

COVERS = Step(
    "covers",
    "Put top and back on",
    (
        "Do this last, when `faro exercise` is content: both sheets hide what one may have to reach.",
        "The top keeps the rods in: four screws M3 x 8 from above. The back: four from behind, the leads through its "
        "openings.",
    ),
    uses=(Use("sheet screw", 8),),
    takes=(Take("calibrate"), Take("sheets")),
    tools=("hex 2.5",),
    makes="casekeeper",
    scene=_covers,
    done=("No lead is pinched.",),
)
