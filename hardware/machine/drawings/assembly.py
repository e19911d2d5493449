"""The order of assembly, one straight way for every part: what is there already must let it through.

`STEPS` is for one module, `ROW_STEPS` for the whole; a build book follows them.
"""

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hardware.machine.drawings import clashes, machine, sites
from hardware.machine.drawings import params as p
from hardware.machine.drawings.clashes import Clash
from hardware.machine.drawings.machine import Part
from hardware.machine.drawings.shapes import Place

DISTANCES_MM = (0.2, 0.6, 1.5, 3.0, 6.0, 12.0, 25.0, 50.0, 90.0, 130.0)
"""How far a part is drawn back out on its way: closer steps than any part is thick where it counts."""


@dataclass(frozen=True, slots=True)
class Step:
    """What comes at once (`kinds` of parts, without numbers), and the unit vector by which it would be taken out."""

    title: str
    kinds: tuple[str, ...]
    out: Place


WORKBENCH: tuple[Step, ...] = (
    Step("lay the horn into the cam", ("horn",), sites.LEFT),
    Step("screw it on", ("horn screw",), sites.LEFT),
)
"""Done apart, on the cam."""

STEPS: tuple[Step, ...] = (
    Step("press axles and stop pin into the plate", ("axle", "stop pin"), sites.RIGHT),
    Step("put the servo in", ("servo",), sites.LEFT),
    Step("screw it on", ("servo screw",), sites.LEFT),
    Step("lay the levers with their pins onto the axles", ("lever", "groove pin"), sites.RIGHT),
    Step("lay the cam with its horn onto pins and shaft", ("cam", "horn", "horn screw"), sites.RIGHT),
    Step("screw the horn to the shaft", ("centre screw",), sites.RIGHT),
    Step("lay the keeper on", ("keeper",), sites.RIGHT),
    Step("screw it on", ("keeper screw",), sites.RIGHT),
    Step("put the front over the noses", ("front",), sites.FORTH),
    Step("screw it on", ("front screw", "front screw, long"), sites.FORTH),
    Step("push the beads onto the noses", ("bead",), sites.FORTH),
    Step("thread the rod", ("bead rod",), sites.UP),
)
"""The plate with its inserts is there."""

ROW_STEPS: tuple[Step, ...] = (
    Step("screw the modules to the base", ("foot screw",), sites.DOWN),
    Step("set the cheeks beside them", ("left cheek", "right cheek", "insert"), sites.UP),
    Step("screw them on", ("cheek screw",), sites.DOWN),
    Step("put the rank plates on", ("rank plate",), sites.FORTH),
    Step("screw them on", ("rank screw",), sites.FORTH),
    Step("lay the top on", ("top sheet",), sites.UP),
    Step("put the back on", ("back sheet",), sites.BACK),
)
"""The modules stand in their row on the base: each is lowered from above, beside any that stand there already. The
sheets' screws go in last, each straight."""


def kind(name: str) -> str:
    """A part's name without its number and its module."""
    return name.split(" of module ")[0].rstrip(" 1234")


def _module(part: Part) -> int | None:
    """Of which module it is; None: of the case."""
    number = part.name.partition(" of module ")[2]
    return int(number) if number else None


def blocked(coming: Sequence[Part], out: Place, there: Sequence[Part], title: str) -> list[Clash]:
    """What is in the way of the parts that come together."""
    found = []
    for distance in DISTANCES_MM:
        x, y, z = (distance * w for w in out)
        drawn = [Part(part.name, part.solid.translate((x, y, z)), part.stage) for part in coming]
        found += clashes.between(itertools.product(drawn, there), f"{title}: {distance} mm before its end")
    return found


def module() -> list[Clash]:
    """One module, the cam at 0 beads."""
    parts = machine.module_at(0.0)
    there = [part for part in parts if part.name in ("plate", "insert")]
    found = _follow(WORKBENCH, parts, [part for part in parts if part.name == "cam"])
    return found + _follow(STEPS, parts, there)


def row(which: Sequence[int] = range(p.MODULES)) -> list[Clash]:
    """The modules (`which` of them) on their base, then cheeks, rank plates and sheets."""
    case = list(machine.case_parts())
    modules = list(machine.row([0.0] * p.MODULES))
    modules = [part for part in modules if _module(part) in which]
    late = {name for step in ROW_STEPS for name in step.kinds} - {"insert"}
    there = [part for part in case if part.name == "base"]
    found = []
    for number in which:
        whole = [part for part in modules if _module(part) == number and kind(part.name) not in late]
        found += blocked(whole, sites.UP, there, f"lowering module {number}")
        there += whole
    middle = which[len(which) // 2]
    lifted = [part for part in there if _module(part) == middle]
    others = [part for part in there if _module(part) != middle]
    found += blocked(lifted, sites.UP, others, "taking a module out of the row")
    found += _follow(ROW_STEPS, [part for part in (*case, *modules) if part not in there], there)
    done = [*there, *(part for part in (*case, *modules) if kind(part.name) in late)]
    for screw in (one.screw for one in machine.case_screws() if one.stage == "covers"):
        out = (-screw.way[0], -screw.way[1], -screw.way[2])
        found += blocked([Part(screw.name, screw.solid(), "covers")], out, done, "screwing the sheets on")
    return found


def _follow(steps: Iterable[Step], parts: Sequence[Part], there: Sequence[Part]) -> list[Clash]:
    found = []
    present = list(there)
    for step in steps:
        coming = [part for part in parts if kind(part.name) in step.kinds]
        found += blocked(coming, step.out, present, step.title)
        present += coming
    return found
