"""The casekeeper put together: every part of every module in its place, at any angle of each cam."""

import functools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from manifold3d import Manifold

from hardware.devices import BEADS
from hardware.machine.drawings import bought, kinematics, printed, sites
from hardware.machine.drawings import params as p
from hardware.machine.drawings.purchased import Bought, Doubt
from hardware.machine.drawings.screws import Screw, insert
from hardware.machine.drawings.shapes import turned

FIXED = "fixed"
CAM = "cam"


@dataclass(frozen=True, slots=True)
class Part:
    """One solid in its place. `moves`: `fixed`, with the `cam`, or with `lever N` or `bead N`. `stage`: the step of
    the assembly in which it comes (`STAGES`). `doubts`: pieces of a bought part that no maker's sheet tells."""

    name: str
    solid: Manifold
    stage: str
    moves: str = FIXED
    doubts: tuple[Doubt, ...] = ()

    def shifted(self, x: float, module: int) -> "Part":
        """The same part of another module."""
        return replace(self, name=f"{self.name} of module {module}", solid=self.solid.translate((x, 0.0, 0.0)))


def purchased(one: Bought, placed: Callable[[Manifold], Manifold], stage: str, moves: str = FIXED) -> Part:
    """A part of the table of bought parts where `placed` puts it."""
    return Part(one.key, placed(one.solid()), stage, moves, one.doubts(placed))


@dataclass(frozen=True, slots=True)
class Fastened:
    """A screw, the stage in which it is driven, and the parts that are there by then."""

    screw: Screw
    stage: str


STAGES = ("servo", "cam", "keeper", "front", "beads", "row", "ranks", "covers")
"""The order of assembly: servo and axles in the plate; levers, and the cam with its horn, screwed onto the shaft; the
keeper; the front; beads and rod; the modules in their row on the base, with the cheeks; rank plates; top and back."""
WORKBENCH = "horn on the cam"  # done apart, before the stage `cam`


@functools.cache
def module_parts() -> tuple[Part, ...]:
    """All of module 0 but its rank plate: the cam at 0 beads, levers and beads half moved."""
    servo = bought.servo()
    parts = [Part("plate", printed.plate(), "servo"), Part("servo", servo, "servo", FIXED, bought.servo_doubts(servo))]
    parts += [Part("stop pin", bought.stop_pin(), "servo")]
    parts += [Part("cam", printed.cam(), "cam", CAM), Part("horn", bought.horn(), "cam", CAM)]
    for number in range(BEADS):
        parts.append(Part(f"axle {number + 1}", bought.axle(number), "servo"))
        parts.append(Part(f"lever {number + 1}", printed.lever(number), "cam", f"lever {number}"))
        parts.append(Part(f"groove pin {number + 1}", bought.groove_pin(number), "cam", f"lever {number}"))
        parts.append(Part(f"bead {number + 1}", printed.bead(), "beads", f"bead {number}"))
    parts += [Part("keeper", printed.keeper(), "keeper"), Part("front", printed.front(), "front")]
    parts += [Part("bead rod", bought.bead_rod(), "beads"), Part("servo lead", bought.lead(), "keeper")]
    for site in sites.KEEPER_SITES:
        parts.append(Part("insert", insert((p.KEEPER_X, *site), sites.LEFT), "servo"))
    for z in (sites.FRONT_TOP_Z, sites.FRONT_BOTTOM_Z):
        parts.append(Part("insert", insert((sites.BLOCK_X, sites.PLATE_FRONT, z), sites.BACK), "servo"))
    for y in sites.FEET_Y:
        parts.append(Part("insert", insert((sites.BLOCK_X, y, p.BOTTOM_Z), sites.UP), "servo"))
    for one in module_screws():
        moves = CAM if one.stage in ("cam", WORKBENCH) else FIXED
        stage = "cam" if one.stage == WORKBENCH else one.stage
        parts.append(Part(one.screw.name, one.screw.solid(), stage, moves))
    parts.append(Part("rank plate", printed.rank_plate("10"), "ranks"))  # the widest name
    return tuple(parts)


def module_screws() -> tuple[Fastened, ...]:
    """The screws of module 0, in the order in which they are driven."""
    found = [Fastened(screw, "servo") for screw in sites.servo_screws()]
    found += [Fastened(screw, WORKBENCH) for screw in sites.horn_screws()]
    found += [Fastened(sites.centre_screw(), "cam")]
    found += [Fastened(screw, "keeper") for screw in sites.keeper_screws()]
    found += [Fastened(screw, "front") for screw in sites.front_screws()]
    found += [Fastened(screw, "row") for screw in sites.foot_screws()]
    found += [Fastened(screw, "ranks") for screw in sites.rank_screws()]
    return tuple(found)


def case_screws() -> tuple[Fastened, ...]:
    """The screws of the case."""
    found = [Fastened(screw, "row") for side in printed.SIDES for screw in sites.cheek_screws(side)]
    return (*found, *(Fastened(screw, "covers") for side in printed.SIDES for screw in sites.sheet_screws(side)))


@functools.cache
def case_parts() -> tuple[Part, ...]:
    """Base, cheeks and sheets, with what holds them."""
    parts = [Part("base", bought.base(), "row")]
    parts += [Part("top sheet", bought.top_sheet(), "covers"), Part("back sheet", bought.back_sheet(), "covers")]
    for side in printed.SIDES:
        parts.append(Part(f"{side} cheek", printed.cheek(side), "row"))
        x = sites.cheek_x(side)
        for y in sites.CHEEK_Y:
            parts.append(Part("insert", insert((x, y, p.BOTTOM_Z), sites.UP), "row"))
            parts.append(Part("insert", insert((x, y, p.TOP_Z), sites.DOWN), "row"))
        for z in sites.CHEEK_BACK_Z:
            parts.append(Part("insert", insert((x, p.SHEET_BACK_Y, z), sites.FORTH), "row"))
    parts += [Part(one.screw.name, one.screw.solid(), one.stage) for one in case_screws()]
    return tuple(parts)


def placed(part: Part, cam_deg: float) -> Manifold:
    """The part's solid with the cam of its module turned by `cam_deg` from 0 beads."""
    if part.moves == FIXED:
        return part.solid
    if part.moves == CAM:
        return turned(part.solid, cam_deg, sites.AXIS)
    kind, number = part.moves.split()
    if kind == "lever":
        return printed.place_lever(part.solid, int(number), cam_deg)
    return part.solid.translate((0.0, 0.0, kinematics.bead_z(kinematics.levers()[int(number)], cam_deg)))


def module_at(cam_deg: float, upto: str = STAGES[-1]) -> list[Part]:
    """Module 0 at an angle of its cam, as far as it is put together after the stage `upto`."""
    last = STAGES.index(upto)
    parts = [part for part in module_parts() if STAGES.index(part.stage) <= last]
    return [replace(part, solid=placed(part, cam_deg)) for part in parts]


def row(cam_degs: list[float], upto: str = STAGES[-1]) -> Iterator[Part]:
    """The modules side by side, each with its cam at its own angle."""
    for module, cam_deg in enumerate(cam_degs):
        for part in module_at(cam_deg, upto):
            yield part.shifted(module * p.MODULE_PITCH, module)
