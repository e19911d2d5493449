"""The page of figures: what overlaps (nothing), clearances, travel, play, forces, prints, as Markdown."""

from pathlib import Path

from hardware.devices import BEADS
from hardware.machine.drawings import assembly, clashes, forces, kinematics, machine
from hardware.machine.drawings import params as p
from hardware.machine.drawings.clashes import Clash, Clearance
from hardware.machine.drawings.printability import Print

PAGE = Path(__file__).parents[3] / "docs" / "build" / "casekeeper.md"
FITS = {
    ("stop pin", "cam"): "touches at a stop",
    ("servo", "horn"): "teeth, drawn smooth",
    ("servo", "centre screw"): "thread, drawn smooth",
}
"""Pairs that are meant to touch."""


def travel() -> list[str]:
    """Angles, ways and plays."""
    levers = kinematics.levers()
    lines = [
        f"- cam: {p.PLACE_DEG} degrees from place to place, {p.STOP_DEG:.0f} to each stop, "
        f"{p.TRAVEL_DEG + 2 * p.STOP_DEG:.0f} in all; servo and cam are one, 1 : 1",
        f"- bead: {p.BEAD_THROW:.0f} mm of way, {p.BEAD_PITCH:.0f} mm from bead to bead, "
        f"{p.BEAD_PITCH - p.BEAD_HEIGHT:.0f} mm of air between two, "
        f"{p.BEAD_THROW + p.BEAD_PITCH - p.BEAD_HEIGHT:.0f} mm of gap in the row",
        "",
        "| place | cam, degrees | rest back, on (degrees without a bead moving) |",
        "| --- | --- | --- |",
    ]
    for n in range(BEADS + 1):
        back, on = kinematics.rest_deg(n)
        lines.append(f"| {n} | {n * p.PLACE_DEG:.1f} | {min(back, p.STOP_DEG):.1f}, {min(on, p.STOP_DEG):.1f} |")
    lines += ["", "| lever | nose arm | pin arm | bead : pin | swing, degrees | pressure angle at most, degrees |"]
    lines += ["| --- | --- | --- | --- | --- | --- |"]
    for one in levers:
        middle = (one.bead + 0.5) * p.PLACE_DEG
        most = max(kinematics.pressure_deg(one, middle + off / 4) for off in range(-24, 25))
        lines.append(
            f"| {one.bead + 1} | {one.nose_arm:.2f} | {one.pin_arm:.2f} | {one.ratio:.2f} | {one.swing_deg:.1f} "
            f"| {most:.0f} |"
        )
    lines += [
        "",
        f"Groove pins stand {forces.engagement_mm():.1f} mm in the groove, and {forces.least_engagement_mm():.1f} mm "
        "when the cam lies at the keeper and the lever at the plate.",
    ]
    return lines


def strength() -> list[str]:
    """The table of forces and of the servo's torque."""
    lines = ["| what | value | bears | unit | margin |", "| --- | --- | --- | --- | --- |"]
    for one in forces.figures():
        lines.append(f"| {one.name} | {one.value:.2f} | {one.most:.2f} | {one.unit} | {one.margin:.1f} |")
    return [
        *lines,
        "",
        f"Hand: {p.HAND_N:.0f} N. Friction: {p.FRICTION}. A bead is lifted with {forces.push_overcome_n():.1f} N "
        f"at most, {forces.push_overcome_n() / forces.BEAD_KG / forces.G:.0f} times its weight: it pinches nobody. "
        f"Between two places 1 N on a bead turns the released servo with {forces.back_drive_nmm_per_n():.0f} Nmm. From "
        f"0 to 4 beads: {forces.travel_time_s():.2f} s without load.",
    ]


def nearest(near: list[Clearance]) -> list[str]:
    """The table of clearances below 1 mm; parts that a module has several times in one line."""
    lines = ["| parts | least | at degrees | |", "| --- | --- | --- | --- |"]
    listed: set[tuple[str, str]] = set()
    for gap in near:  # smallest first
        kinds = (gap.one.rstrip(" 1234"), gap.other.rstrip(" 1234"))
        if gap.gap_mm < 1.0 and kinds not in listed:
            listed.add(kinds)
            lines.append(f"| {', '.join(kinds)} | {gap.gap_mm:.2f} | {gap.cam_deg:.1f} | {FITS.get(kinds, '')} |")
    return lines


def shaken() -> str:
    """How far a bead can be moved at a place with the cam standing still."""
    plays = {bead: [clashes.play_mm(bead, n * p.PLACE_DEG) for n in range(BEADS + 1)] for bead in range(BEADS)}
    listed = "; ".join(f"bead {bead + 1}: {min(row):.1f} to {max(row):.1f}" for bead, row in plays.items())
    return f"How far a bead can be shaken at a place, in all: {listed}. The air between two beads is more."


def prints_table(prints: list[Print]) -> list[str]:
    """The table of printed parts and their sum."""
    lines = ["| part | number | on the bed | smallest wall | thinnest floor | widest bridge | g each |"]
    lines += ["| --- | --- | --- | --- | --- | --- | --- |"]
    for one in prints:
        size = " x ".join(f"{side:.0f}" for side in one.size)
        figures = f"{one.wall_mm:.2f} | {one.floor_mm:.2f} | {one.overhang_mm:.1f} | {one.mass_g:.1f}"
        lines.append(f"| {one.name} | {one.number} | {size} | {figures} |")
    mass = sum(one.mass_g * one.number for one in prints)
    total = f"Together {sum(one.number for one in prints)} prints, {mass / 1000:.2f} kg as if solid."
    return [*lines, "", total]


def page(found: list[Clash], near: list[Clearance], prints: list[Print], steps: int) -> str:
    """The whole page."""
    lines = [
        "<!-- Written by `make drawings`: do not edit. -->",
        "# The casekeeper in figures",
        "",
        "All in mm unless said. Nobody has built one yet: these are figures of the drawings.",
        "",
        "## Overlaps",
        "",
        f"Every pair of the {len(machine.module_parts())} parts of a module at {len(clashes.angles(steps))} angles of "
        "the cam; with the next module at 49 pairs of angles; the thirteen in their case; every screw's driver; every "
        f"part on its straight way in, in the order of assembly, at {len(assembly.DISTANCES_MM)} distances; a module "
        "lifted out of the row.",
        f"**{len(found)} overlaps** of more than {clashes.LEAST_MM3} mm3.",
        *(f"- {one.where}: {one.one} and {one.other}, {one.volume_mm3:.2f} mm3" for one in found),
        "",
        "## Clearances",
        "",
        f"Between two modules: {clashes.neighbour_gap_mm():.2f}. The least of what moves, over the sweep:",
        "",
        *nearest(near),
        "",
        "## Travel",
        "",
        *travel(),
        "",
        shaken(),
        "",
        "## Forces",
        "",
        *strength(),
        "",
        "## Prints",
        "",
        f"PETG, layers of {p.LAYER}, flat, without supports. What hangs flatter than {p.OVERHANG_DEG:.0f} degrees is a "
        f"bridge between walls, of at most {p.BRIDGE_MOST:.0f}. Mass as if solid.",
        "",
        *prints_table(prints),
        "",
        "What is bought: [the bill](book/bill.md). Time, colours and filling of the prints: "
        "[the print sheet](book/print.md). How it goes together: [the build book](book/README.md).",
    ]
    return "\n".join(lines) + "\n"
