"""Solids as the drawings need them, on top of manifold3d: outlines in y and z drawn up along x, rods, screw holes.

All sizes in mm. Circles are polygons with their corners on the circle, fine enough that a chord stays within 0.01 mm.
"""

import itertools
import math
from collections.abc import Sequence

import numpy as np
from manifold3d import CrossSection, Manifold

Point = tuple[float, float]
Place = tuple[float, float, float]
CHORD = 0.01  # how far a chord may stand off its circle


def segments(radius: float) -> int:
    """Corners of a circle: a multiple of four."""
    return max(24, 4 * math.ceil(math.pi / math.acos(max(0.0, 1 - CHORD / radius)) / 4))


def circle(radius: float, at: Point = (0.0, 0.0)) -> CrossSection:
    """A filled circle."""
    return CrossSection.circle(radius, segments(radius)).translate(at)


def rectangle(y: Point, z: Point) -> CrossSection:
    """From y[0] to y[1] and z[0] to z[1]."""
    return CrossSection.square((y[1] - y[0], z[1] - z[0])).translate((y[0], z[0]))


def hull(*outlines: CrossSection) -> CrossSection:
    """What a thread around the outlines encloses."""
    return CrossSection.batch_hull(list(outlines))


def along(points: Sequence[Point], radius: float) -> CrossSection:
    """What a circle sweeps that goes along the points."""
    steps = [hull(circle(radius, a), circle(radius, b)) for a, b in itertools.pairwise(points)]
    return union(steps)


def union(outlines: Sequence[CrossSection]) -> CrossSection:
    """All outlines as one."""
    whole = CrossSection()
    for outline in outlines:
        whole = whole + outline
    return whole


def drawn_along_x(outline: CrossSection, x: Point) -> Manifold:
    """An outline in (y, z) as a solid from x[0] to x[1]."""
    turned = np.array([[0.0, 0.0, 1.0, x[0]], [1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0]])
    return Manifold.extrude(outline, x[1] - x[0]).transform(turned)


def box(x: Point, y: Point, z: Point) -> Manifold:
    """A box between the given limits."""
    return Manifold.cube((x[1] - x[0], y[1] - y[0], z[1] - z[0])).translate((x[0], y[0], z[0]))


def rod(start: Place, way: Place, length: float, diameter: float, end_diameter: float | None = None) -> Manifold:
    """A cylinder (a cone where `end_diameter` is given) from `start` along the unit vector `way`."""
    end = diameter if end_diameter is None else end_diameter
    upright = Manifold.cylinder(length, diameter / 2, end / 2, segments(max(diameter, end) / 2))
    w = np.array(way)
    u = np.array([0.0, 1.0, 0.0]) if abs(w[1]) < 0.5 else np.array([0.0, 0.0, 1.0])
    u = u - w * (u @ w)  # upright to the way, for ways askew too
    u = u / np.linalg.norm(u)
    v = np.cross(w, u)
    return upright.transform(np.column_stack([u, v, w, np.array(start)]))


def turned(solid: Manifold, degrees: float, about: Point) -> Manifold:
    """Turned about the line through (y, z) = `about` along x; y goes toward z."""
    y, z = about
    return solid.translate((0.0, -y, -z)).rotate((degrees, 0.0, 0.0)).translate((0.0, y, z))


def polar(about: Point, radius: float, degrees: float) -> Point:
    """The point at an angle (0 = +y, 90 = +z) and a distance."""
    a = math.radians(degrees)
    return about[0] + radius * math.cos(a), about[1] + radius * math.sin(a)
