"""Can a part be printed flat, without supports? Smallest wall, overhangs, bridges, size on the bed and mass.

A part is turned so that it is placed as on the bed (z up). Walls are measured in the layers, by how far an outline can
be made thinner and thick again without loss, and upright, along a grid of rays.
"""

import itertools
import math
from dataclasses import dataclass

import numpy as np
from manifold3d import CrossSection, JoinType, Manifold, OpType

from hardware.machine.drawings import params as p
from hardware.machine.drawings.printed import PRINTED, Printed

LOST_MM2 = 0.02  # of a layer: less are the corners of polygons
LAYERS = 16  # looked at in a part, spread over its height
RAYS_MM = 0.7  # distance of the upright rays
RESOLUTION_MM = 0.05


@dataclass(frozen=True, slots=True)
class Print:
    """What the printer has to do: sizes in mm, mass of the solid part in g; `overhang_mm` is the widest span whose
    underside is flatter than OVERHANG_DEG and unsupported (it is bridged)."""

    name: str
    number: int
    size: tuple[float, float, float]
    wall_mm: float
    floor_mm: float
    overhang_mm: float
    mass_g: float

    def faults(self) -> list[str]:
        """What cannot be printed so."""
        found = []
        if min(self.wall_mm, self.floor_mm) < p.WALL_LEAST:
            found.append(f"{self.name}: wall of {min(self.wall_mm, self.floor_mm):.2f} mm")
        if self.overhang_mm > p.BRIDGE_MOST:
            found.append(f"{self.name}: {self.overhang_mm:.1f} mm over nothing")
        if max(self.size) > p.BED:
            found.append(f"{self.name}: {max(self.size):.0f} mm long, the bed has {p.BED:.0f}")
        return found


def on_the_bed(solid: Manifold, up: tuple[float, float, float]) -> Manifold:
    """Turned so that `up` is z, with its underside at z = 0 and its middle over the origin."""
    w = np.array(up)
    u = np.array([0.0, 1.0, 0.0]) if abs(w[1]) < 0.5 else np.array([1.0, 0.0, 0.0])
    v = np.cross(w, u)
    laid = solid.transform(np.column_stack([np.vstack([u, v, w]), np.zeros(3)]))
    x0, y0, z0, x1, y1, _ = laid.bounding_box()
    return laid.translate((-(x0 + x1) / 2, -(y0 + y1) / 2, -z0))


def examine(part: Printed) -> Print:
    """All figures of one part."""
    solid = on_the_bed(part.draw(), part.up)
    x0, y0, _, x1, y1, height = solid.bounding_box()
    return Print(
        part.name,
        part.number,
        (x1 - x0, y1 - y0, height),
        smallest_wall_mm(solid),
        thinnest_floor_mm(solid),
        widest_overhang_mm(solid),
        solid.volume() / 1000 * p.PETG_G_PER_CM3,
    )


def examine_all() -> list[Print]:
    """Every printed part."""
    return [examine(part) for part in PRINTED]


def smallest_wall_mm(solid: Manifold) -> float:
    """The thinnest wall in any of LAYERS layers; at most 5."""
    height = solid.bounding_box()[5]
    least = 5.0
    for i in range(LAYERS):
        layer = solid.slice(height * (i + 0.5) / LAYERS)
        while least > RESOLUTION_MM and _loses(layer, least):
            least -= RESOLUTION_MM
    return least


def _loses(outline: CrossSection, wall: float) -> bool:
    """Does a wall of the outline vanish when `wall` is taken off?"""
    thinner = outline.offset(-(wall - 0.01) / 2, JoinType.Miter, 20.0)
    back = thinner.offset((wall - 0.01) / 2, JoinType.Miter, 20.0)
    return any(lost.area() > LOST_MM2 and _width(lost) > 0.04 for lost in (outline - back).decompose())


def _width(outline: CrossSection) -> float:
    """Twice the radius of the largest circle within."""
    low, high = 0.0, 100.0
    while high - low > 0.01:
        middle = (low + high) / 2
        low, high = (low, middle) if outline.offset(-middle, JoinType.Miter).is_empty() else (middle, high)
    return 2 * low


def thinnest_floor_mm(solid: Manifold) -> float:
    """The thinnest upright piece of material over a grid; at most 5. Slopes steeper than OVERHANG_DEG are left out:
    there the layers are what counts."""
    x0, y0, _, x1, y1, height = solid.bounding_box()
    least = 5.0
    for x in np.arange(x0 + 0.13, x1, RAYS_MM):
        for y in np.arange(y0 + 0.17, y1, RAYS_MM):
            hits = solid.ray_cast((x, y, -1.0), (x, y, height + 1.0))
            for enter, leave in itertools.pairwise(hits):
                flat = enter.normal[2] < -0.99 and leave.normal[2] > 0.99
                thick = float(leave.position[2] - enter.position[2])
                if flat and thick > 1e-6:  # a ray through an edge meets it twice
                    least = min(least, thick)
    return least


def widest_overhang_mm(solid: Manifold) -> float:
    """The widest circle that fits under what hangs: facets that face down flatter than OVERHANG_DEG, off the bed."""
    mesh = solid.to_mesh()
    corners = np.asarray(mesh.vert_properties)[:, :3][np.asarray(mesh.tri_verts)].astype(float)
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    size = np.linalg.norm(across, axis=1)
    across = across[size > 1e-9] / size[size > 1e-9, None]
    corners = corners[size > 1e-9]
    steepest = -math.cos(math.radians(p.OVERHANG_DEG)) - 1e-3
    hanging = (across[:, 2] < steepest) & (corners[:, :, 2].max(axis=1) > 0.01)
    shade = CrossSection()
    pieces = [CrossSection([np.asarray(one[::-1, :2])]) for one in corners[hanging]]
    if pieces:
        shade = CrossSection.batch_boolean(pieces, OpType.Add)
    return max((_width(piece) for piece in shade.offset(0.001, JoinType.Miter).decompose()), default=0.0)
