"""The print sheet: how each part is placed, its material, and what it takes, as arithmetic from the drawings.

Mass and time are reckoned layer by layer from the settings below, which `make release` writes as a profile: the walls'
lines, the full layers under and over every face, the filling of what remains, each with its speed. How near a slicer
comes with that profile stands in docs/measurements.md; what your slicer says is what your printer takes.
"""

import functools
import math
from dataclasses import dataclass

import numpy as np
from manifold3d import CrossSection, Manifold

from hardware.machine.boards.svg import Picture
from hardware.machine.drawings import coupon, printability, printed, stand
from hardware.machine.drawings import params as p
from hardware.machine.drawings.dealing_box import printed as dealing_box
from hardware.machine.drawings.printed import Printed
from hardware.machine.drawings.shoe import printed as shoe

LINE = 0.45  # mm, width of a line with a nozzle of 0.4
WALLS = 3
FLOORS = 4  # full layers below and above
INFILL = 0.3
SOLID = ("plate", "cam", "lever", "keeper", "box_lid", "box_lip", "box_follower", "box_post", "box_camera")
"""Printed full: the forces are reckoned so (`hardware/machine/drawings/forces.py`)."""
SPEEDS = {"outer wall": 35.0, "wall": 60.0, "full": 80.0, "top": 40.0, "filling": 80.0}
"""mm/s, as makers of plain printers have it in their profiles for PETG; the archive's profile sets the same."""
FIRST_SPEED = 20.0  # mm/s, of the first layer
SPACING = LINE - p.LAYER * (1 - math.pi / 4)  # between two lines beside each other: they are round at their edges
CORNERS = 1.25  # over the bare way: speeding up and slowing down; fitted on the twelve parts of docs/measurements.md
LAYER_S = 2.0  # for each layer: travel and change
LAYER_LEAST_S = 5.0  # a layer that takes less is printed more slowly, to cool
START_S = 90.0  # for each print: heating is shared by a full bed
CURVES = 1.6  # over the way of the filling, which is all curves; fitted on the same twelve
SLICES = 36
SHEET_WIDE = 800.0  # mm, the picture of all parts
GAP = 10.0
TITLE = 18.0
LETTER = 6.2  # of a name, bold
HEAD_WIDE = 440.0  # of the line above all parts

FACES = {
    (1.0, 0.0, 0.0): "left face",
    (-1.0, 0.0, 0.0): "right face",
    (0.0, 0.0, 1.0): "underside",
    (0.0, 0.0, -1.0): "top",
    (0.0, -1.0, 0.0): "back",
    (0.0, 1.0, 0.0): "front",
}
"""Which face is on the bed, by the way that points up from it."""

SHOE_COLOUR = "black for the shoe"
COLOURS = (
    ("bead", "red"),
    ("front", "black"),
    ("cheek", "black"),
    ("rank", "ivory"),
    ("panel", "black"),
    ("box_lid", "black"),
    ("box_body", "black"),
    ("shoe", SHOE_COLOUR),
)
PLAIN = "grey"
WHERE = (
    ("coupon", "tried before all else"),
    ("plate", "a module"),
    ("cam", "a module"),
    ("lever", "a module"),
    ("bead", "a module: four"),
    ("keeper", "a module"),
    ("front", "a module"),
    ("rank", "below its module"),
    ("cheek", "an end of the case"),
    ("panel", "dealer's panel"),
    ("roof", "four at each plate"),
    ("box", "dealing box"),
    ("shoe", "shoe"),
)


@dataclass(frozen=True, slots=True)
class Job:
    """One line of the sheet: size on the bed (mm), which face is down, what one takes."""

    name: str
    number: int
    colour: str
    face: str
    size: tuple[float, float, float]
    grams: float
    minutes: float
    where: str


def every() -> tuple[Printed, ...]:
    """All printed parts of the machine."""
    return (*coupon.PRINTED, *printed.PRINTED, *stand.PRINTED, *dealing_box.PRINTED, *shoe.PRINTED)


@functools.cache
def sheet() -> tuple[Job, ...]:
    """Every printed part."""
    return tuple(job(one) for one in every())


def job(part: Printed) -> Job:
    """What one part takes."""
    solid = printability.on_the_bed(part.draw(), part.up)
    x0, y0, _, x1, y1, height = solid.bounding_box()
    plastic, seconds = _laid_down(solid, infill(part.name))
    first = next((colour for start, colour in COLOURS if part.name.startswith(start)), PLAIN)
    return Job(
        part.name,
        part.number,
        first,
        FACES.get(part.up, "flat face"),
        (x1 - x0, y1 - y0, height),
        plastic / 1000 * p.PETG_G_PER_CM3,
        (START_S + seconds) / 60,
        next(where for start, where in WHERE if part.name.startswith(start)),
    )


def infill(name: str) -> float:
    """Share of the inside that is filled."""
    return 1.0 if name.startswith(SOLID) else INFILL


def _laid_down(solid: Manifold, share: float) -> tuple[float, float]:
    """mm3 of plastic and seconds of one part as it is on the bed, `share` of its inside filled."""
    height = solid.bounding_box()[5]
    layers = round(height / p.LAYER)
    heights = height * (np.arange(SLICES) + 0.5) / SLICES
    found = [_layer(solid, float(z), share) for z in heights]
    plastic = sum(mm3 for mm3, _ in found) / SLICES * layers
    seconds = sum(max(LAYER_LEAST_S, s) + LAYER_S for _, s in found) / SLICES * layers
    whole = solid.slice(p.LAYER / 2).area() * p.LAYER / (SPACING * p.LAYER)
    return plastic, seconds + whole * (1 / FIRST_SPEED - 1 / SPEEDS["full"])


def _layer(solid: Manifold, z: float, share: float) -> tuple[float, float]:
    """mm3 and seconds of the layer at `z`: what has no plastic FLOORS layers above or below is full."""
    outline = solid.slice(z)
    inside = outline.offset(-WALLS * LINE)
    outer = _way(outline.offset(-LINE / 2))
    wall = max(0.0, (outline.area() - inside.area()) / SPACING - outer)
    over, far = solid.slice(z + p.LAYER), FLOORS * p.LAYER
    covered = inside ^ over ^ solid.slice(z + far) ^ solid.slice(z - far)
    top = (inside - over).area() / SPACING
    full = (inside.area() if share == 1 else inside.area() - covered.area()) / SPACING - top
    filling = 0.0 if share == 1 else covered.area() * share / SPACING
    ways = {"outer wall": outer, "wall": wall, "full": full, "top": top, "filling": filling}
    straight = {**ways, "filling": filling * CURVES}
    seconds = sum(way / SPEEDS[what] for what, way in straight.items()) * CORNERS
    return sum(ways.values()) * SPACING * p.LAYER, seconds


def _way(outline: CrossSection) -> float:
    """Length of all its edges, mm."""
    return float(sum(np.linalg.norm(ring - np.roll(ring, 1, axis=0), axis=1).sum() for ring in outline.to_polygons()))


def total(shoe_too: bool = False) -> tuple[float, float]:
    """Kilograms and hours of all prints but the shoe's."""
    jobs = [one for one in sheet() if shoe_too or one.colour != SHOE_COLOUR]
    return sum(one.grams * one.number for one in jobs) / 1000, sum(one.minutes * one.number for one in jobs) / 60


def table() -> list[str]:
    """The sheet as Markdown."""
    lines = [
        "| part | number | colour | lies on its | on the bed, mm | filled | g each | min each |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for one in sheet():
        size = " x ".join(f"{side:.0f}" for side in one.size)
        lines.append(
            f"| {one.name}.stl | {one.number} | {one.colour} | {one.face} | {size} | {infill(one.name):.0%} | "
            f"{one.grams:.1f} | {one.minutes:.0f} |"
        )
    return lines


PICTURED = {"coupon": "coupon", "box": "box", "roof": "box", "shoe": "shoe"}
"""How a part's name begins, and on which picture it is: "" the rest."""


def pictured(name: str) -> str:
    """On which picture of the prints the part is."""
    return next((group for start, group in PICTURED.items() if name.startswith(start)), "")


def grams(group: str, colour: str) -> list[float]:
    """Of the prints of one picture and colour."""
    return [one.grams * one.number for one in sheet() if pictured(one.name) == group and one.colour == colour]


def hours(group: str) -> float:
    """Of printing all parts of one picture."""
    return sum(one.minutes * one.number for one in sheet() if pictured(one.name) == group) / 60


def outlines(group: str) -> list[tuple[str, list[list[tuple[float, float]]]]]:
    """The outlines of three layers of every part of one picture, placed as on the bed."""
    found = []
    for one in every():
        if pictured(one.name) != group:
            continue
        solid = printability.on_the_bed(one.draw(), one.up)
        height = solid.bounding_box()[5]
        rings = []
        for z in (0.1, height * 0.5, height - 0.1):
            rings += [[(float(x), float(y)) for x, y in ring] for ring in solid.slice(z).to_polygons()]
        found.append((one.name, rings))
    return found


def picture(group: str = "") -> str:
    """Every part of a group from above as placed on the bed, row by row, each with room for itself and its name."""
    found = outlines(group)
    rows: list[list[tuple[str, list[list[tuple[float, float]]], float]]] = [[]]
    used = GAP
    for name, rings in found:
        xs = [x for ring in rings for x, _ in ring]
        wide = max(max(xs) - min(xs), LETTER * len(name)) + GAP
        if rows[-1] and used + wide > SHEET_WIDE:
            rows.append([])
            used = GAP
        rows[-1].append((name, rings, wide))
        used += wide
    deeps = [max(_deep(rings) for _, rings, _ in row) for row in rows]
    wide = SHEET_WIDE if len(rows) > 1 else max(used, HEAD_WIDE)
    drawn = Picture(wide, 20 + sum(deep + TITLE + GAP for deep in deeps), 1.3, "white", "As they lie on the bed")
    drawn.text("Seen from above as they lie on the bed: layers at the bottom, half way and at the top", 6, 12, 9)
    top = 20.0
    for row, deep in zip(rows, deeps, strict=True):
        left = GAP
        for name, rings, wide in row:
            drawn.text(name, left, top + TITLE - 5, 9, 'font-weight="bold"')
            x0 = left - min(x for ring in rings for x, _ in ring)
            y0 = top + TITLE + max(y for ring in rings for _, y in ring)
            drawn.group('fill="none" stroke="#444" stroke-width="0.6"')
            for ring in rings:
                drawn.line([(round(x0 + x, 1), round(y0 - y, 1)) for x, y in (*ring, ring[0])])
            drawn.end()
            left += wide
        top += deep + TITLE + GAP
    return drawn.whole()


def _deep(rings: list[list[tuple[float, float]]]) -> float:
    ys = [y for ring in rings for _, y in ring]
    return max(ys) - min(ys)
