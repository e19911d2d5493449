"""Do any two parts want the same place? Exact intersections of the solids, and the least clearances as numbers."""

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from manifold3d import Manifold

from hardware.machine.drawings import kinematics, machine
from hardware.machine.drawings import params as p
from hardware.machine.drawings.machine import FIXED, Part
from hardware.machine.drawings.shapes import turned

LEAST_MM3 = 0.01  # less is the rounding of two faces that touch
ENDS_DEG = (kinematics.LEAST_DEG + 0.1, kinematics.MOST_DEG - 0.1)
SEARCH_MM = 6.0  # clearances beyond it are not looked for


@dataclass(frozen=True, slots=True)
class Clash:
    """Two solids that overlap."""

    one: str
    other: str
    volume_mm3: float
    where: str


def overlap_mm3(one: Manifold, other: Manifold) -> float:
    """The volume that both want."""
    if not boxes_meet(one, other, 0.0):
        return 0.0
    return float((one ^ other).volume())


def boxes_meet(one: Manifold, other: Manifold, gap: float) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    return all(a[i] < b[i + 3] + gap and b[i] < a[i + 3] + gap for i in range(3))


def between(pairs: Iterable[tuple[Part, Part]], where: str) -> list[Clash]:
    """The pairs that overlap."""
    found = []
    for one, other in pairs:
        volume = overlap_mm3(one.solid, other.solid)
        if volume > LEAST_MM3:
            found.append(Clash(one.name, other.name, volume, where))
    return found


def doubtful(parts: Sequence[Part], meets: Mapping[str, Sequence[str]]) -> list[str]:
    """A line for each guessed piece of a bought part that another part passes more nearly than it may be off; `meets`:
    for the name of a part the names of those that carry it, press it or plug into it."""
    found = []
    for part in parts:
        for doubt in part.doubts:
            for other in parts:
                if (
                    other is part
                    or other.name in (*meets.get(part.name, ()), *doubt.on)
                    or not boxes_meet(doubt.solid, other.solid, doubt.off)
                ):
                    continue
                gap = float(doubt.solid.min_gap(other.solid, doubt.off))
                if gap < doubt.off:
                    found.append(
                        f"{other.name} passes the {doubt.what} of the {part.name} by {gap:.2f} mm, a guess that may be "
                        f"off by {doubt.off:.1f}"
                    )
    return found


SERVO_MEETS = ("plate", "servo screw", "horn", "centre screw", "servo lead")
"""What holds the servo, or is screwed to it: tried on before anything else is printed (the book's first step)."""


def doubtful_servo() -> list[str]:
    """What passes a servo in its row too nearly for what is guessed of it."""
    parts = [part for cam_deg in (0.0, p.TRAVEL_DEG) for part in machine.module_at(cam_deg)]
    beside = [part.shifted(way * p.MODULE_PITCH, way) for part in parts for way in (-1, 1)]
    return list(dict.fromkeys(doubtful([*parts, *(replace(part, doubts=()) for part in beside)], _meets(parts))))


def _meets(parts: Sequence[Part]) -> dict[str, Sequence[str]]:
    return {part.name: (*SERVO_MEETS, part.name) for part in parts if part.name == "servo"}


def angles(steps: int) -> list[float]:
    """The five places, `steps` angles within every transition, and just short of both stops (there the pin touches)."""
    places = [p.PLACE_DEG * i / (steps + 1) for i in range((p.PLACES - 1) * (steps + 1) + 1)]
    return [ENDS_DEG[0], *places, ENDS_DEG[1]]


def moving_pairs(parts: Sequence[Part]) -> list[tuple[Part, Part]]:
    """Pairs of which at least one moves, unless both move as one."""
    pairs = itertools.combinations(parts, 2)
    return [(a, b) for a, b in pairs if (a.moves, b.moves) != (FIXED, FIXED) and a.moves != b.moves]


def in_module(cam_deg: float) -> list[Clash]:
    """Every pair of which one moves, at an angle."""
    return between(moving_pairs(machine.module_at(cam_deg)), f"cam at {cam_deg:.2f}")


def at_rest() -> list[Clash]:
    """Every pair of one module that never moves against the other."""
    parts = machine.module_at(0.0)
    pairs = [(a, b) for a, b in itertools.combinations(parts, 2) if a.moves == b.moves]
    return between(pairs, "module")


def with_neighbour(mine_deg: float, next_deg: float) -> list[Clash]:
    """Every part of one module against every part of the next."""
    first = machine.module_at(mine_deg)
    second = [part.shifted(p.MODULE_PITCH, 1) for part in machine.module_at(next_deg)]
    return between(itertools.product(first, second), f"neighbours at {mine_deg:.2f} and {next_deg:.2f}")


def with_case(cam_deg: float) -> list[Clash]:
    """The case's parts against each other and against the thirteen modules."""
    case = list(machine.case_parts())
    modules = list(machine.row([cam_deg] * p.MODULES))
    found = between(itertools.combinations(case, 2), "case")
    return found + between(itertools.product(case, modules), f"case, cams at {cam_deg:.2f}")


def drivers() -> list[Clash]:
    """Every screw's driver against all that is there when the screw is driven; the row stands complete by then."""
    found = []
    parts = machine.module_parts()
    for one in machine.module_screws():
        if one.stage == machine.WORKBENCH:
            there = [part for part in parts if part.name in ("cam", "horn")]
        elif one.stage in ("row", "ranks"):
            there = [*machine.row([0.0] * 3, one.stage)]
            there += [part for part in machine.case_parts() if part.stage == "row"]
        else:
            there = machine.module_at(0.0, one.stage)
        shift = p.MODULE_PITCH if one.stage in ("row", "ranks") else 0.0
        tool = Part(f"driver of {one.screw.name}", one.screw.driver().translate((shift, 0.0, 0.0)), one.stage)
        found += between([(tool, part) for part in there], f"driving at stage {one.stage}")
    for one in machine.case_screws():
        last = machine.STAGES.index(one.stage)
        there = [part for part in machine.case_parts() if machine.STAGES.index(part.stage) <= last]
        tool = Part(f"driver of {one.screw.name}", one.screw.driver(), one.stage)
        ends = [*machine.row([0.0] * p.MODULES, one.stage)]
        found += between([(tool, part) for part in [*there, *ends]], f"driving at stage {one.stage}")
    return found


def everything(steps: int) -> list[Clash]:
    """All of the above, with `steps` angles within every transition."""
    found = at_rest() + drivers()
    for angle in angles(steps):
        found += in_module(angle)
    places = [p.PLACE_DEG * n for n in range(p.PLACES)]
    for mine, other in itertools.product([ENDS_DEG[0], *places, ENDS_DEG[1]], repeat=2):
        found += with_neighbour(mine, other)
    for angle in (0.0, p.TRAVEL_DEG):
        found += with_case(angle)
    return found


@dataclass(frozen=True, slots=True)
class Clearance:
    """The least distance of two parts over a sweep, and the angle at which it is."""

    one: str
    other: str
    gap_mm: float
    cam_deg: float


def clearances(steps: int) -> list[Clearance]:
    """Of every pair of which one moves, nearer than SEARCH_MM: the least over the sweep, smallest first."""
    least: dict[tuple[str, str], Clearance] = {}
    for angle in angles(steps):
        for one, other in moving_pairs(machine.module_at(angle)):
            key = (one.name, other.name)
            limit = least[key].gap_mm if key in least else SEARCH_MM
            if limit <= 0 or not boxes_meet(one.solid, other.solid, limit):
                continue
            gap = float(one.solid.min_gap(other.solid, limit))
            if gap < limit:
                least[key] = Clearance(one.name, other.name, gap, angle)
    return sorted(least.values(), key=lambda found: found.gap_mm)


def neighbour_gap_mm() -> float:
    """The least distance between two modules, whatever their places: nothing that moves comes so near the other."""
    first = machine.module_at(0.0)
    second = [part.shifted(p.MODULE_PITCH, 1) for part in machine.module_at(0.0)]
    gaps = [
        a.solid.min_gap(b.solid, SEARCH_MM)
        for a, b in itertools.product(first, second)
        if boxes_meet(a.solid, b.solid, SEARCH_MM)
    ]
    return float(min(gaps))


def held(bead: int, cam_deg: float, push_mm: float) -> bool:
    """Is a bead that is pushed by `push_mm` stopped by the cam, which stands still at `cam_deg`, even with cam and
    levers as far apart as the keeper and the plate let them?"""
    parts = {part.name: part for part in machine.module_parts()}
    cam = machine.placed(parts["cam"], cam_deg).translate((p.KEEPER_GAP, 0.0, 0.0))
    lever = kinematics.levers()[bead]
    more = push_mm / lever.nose_arm * 57.29578
    pin = machine.placed(parts[f"groove pin {bead + 1}"], cam_deg).translate((-p.LEVER_GAP, 0.0, 0.0))
    pushed = turned(pin, -more, (lever.pivot_y, lever.pivot_z))
    return overlap_mm3(cam, pushed) > LEAST_MM3


def play_mm(bead: int, cam_deg: float) -> float:
    """How far a bead can be shaken while its cam stands still: the pin's play in the groove, carried to the nose, and
    the nose's in its notch."""
    step, most = 0.05, 4.0
    reach = []
    for sign in (-1, 1):
        push = 0.0
        while push < most and not held(bead, cam_deg, sign * (push + step)):
            push += step
        reach.append(push)
    return sum(reach) + p.BEAD_NOTCH_PLAY
