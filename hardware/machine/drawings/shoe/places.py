"""Where the three sets of axes of the shoe lie against each other: path, floor, table, and the camera's look.

All that is drawn ends in the path's axes. Outlines lie in x and z; a turn by degrees is counter-clockwise there.
"""

import math

from manifold3d import CrossSection, Manifold

from hardware.machine.drawings.dealing_box.printed import polygon
from hardware.machine.drawings.shapes import Place, Point
from hardware.machine.drawings.shoe import params as p

FAR = 400.0


def from_floor(solid: Manifold) -> Manifold:
    """What is drawn on the floor, along the path."""
    return solid.rotate((0.0, -p.LEAN_DEG, 0.0)).translate((p.FOOT_X, 0.0, 0.0))


def from_table(solid: Manifold) -> Manifold:
    """What is drawn on the table."""
    return solid.translate((0.0, 0.0, -p.HEIGHT)).rotate((0.0, -p.SLOPE_DEG, 0.0))


def from_lens(solid: Manifold) -> Manifold:
    """What is drawn about the lens: x along its look, z up from it."""
    return from_table(solid.rotate((0.0, p.CAMERA_DEG, 0.0)).translate((p.LENS_X, 0.0, p.LENS_Z)))


def to_table(solid: Manifold) -> Manifold:
    """As it stands on the table: z = 0 is the table."""
    return solid.rotate((0.0, p.SLOPE_DEG, 0.0)).translate((0.0, 0.0, p.HEIGHT))


def floor_outline(outline: CrossSection) -> CrossSection:
    """An outline on the floor."""
    return outline.rotate(p.LEAN_DEG).translate((p.FOOT_X, 0.0))


def table_outline(outline: CrossSection) -> CrossSection:
    """An outline on the table."""
    return outline.translate((0.0, -p.HEIGHT)).rotate(p.SLOPE_DEG)


def from_apron(solid: Manifold, arc: float) -> Manifold:
    """What is drawn about a place of the apron, so far along it: x along the path, z out of the apron."""
    turn = arc / p.APRON_R
    x, z = p.APRON_X + p.APRON_R * math.sin(turn), p.APRON_R * (1 - math.cos(turn))
    return solid.rotate((0.0, -math.degrees(turn), 0.0)).translate((x, 0.0, z))


def lens_outline(outline: CrossSection) -> CrossSection:
    """An outline about the lens."""
    return table_outline(outline.rotate(-p.CAMERA_DEG).translate((p.LENS_X, p.LENS_Z)))


def from_table_point(x: float, z: float) -> Point:
    """A place above the table, along the path."""
    return x * p.COS - (z - p.HEIGHT) * p.SIN, x * p.SIN + (z - p.HEIGHT) * p.COS


def above_table(x: float, z: float) -> float:
    """How high a place of the path is above the table."""
    return p.HEIGHT - x * p.SIN + z * p.COS


def floor_table_z(x: float, lift: float = 0.0) -> float:
    """z of the table, plus `lift`, at a place of the floor."""
    return (x * p.FLOOR_SIN - p.FLOOR_HEIGHT + lift) / p.FLOOR_COS


def above(lift: float) -> CrossSection:
    """All that is higher than this above the table."""
    return table_outline(polygon((-FAR, lift), (FAR, lift), (FAR, FAR), (-FAR, FAR)))


def over_floor(z: float) -> CrossSection:
    """All that is higher than this over the floor."""
    return floor_outline(polygon((-FAR, z), (FAR, z), (FAR, FAR), (-FAR, FAR)))


def lens() -> Place:
    """The lens itself."""
    x, z = from_table_point(p.LENS_X, p.LENS_Z)
    return x, 0.0, z


def mirrored(place: Place) -> Place:
    """A place as the mirror shows it."""
    x, y, z = place
    far = 2 * (above_table(x, z) - p.MIRROR_Z)
    return x + far * p.SIN, y, z - far * p.COS


def unit(place: Place) -> Place:
    """So long as 1."""
    far = math.hypot(*place)
    return place[0] / far, place[1] / far, place[2] / far


MIRROR_UP: Place = (-p.SIN, 0.0, p.COS)
"""Out of the mirror's face."""
