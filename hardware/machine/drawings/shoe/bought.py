"""What is bought or cut for the shoe, as solids on the slope, and the cards."""

import itertools
import math

from manifold3d import Manifold

from hardware.machine.drawings.dealing_box.printed import between, drawn_along_y, polygon
from hardware.machine.drawings.shapes import Point, box, rod
from hardware.machine.drawings.shoe import params as p
from hardware.machine.drawings.shoe import printed

HALF = printed.HALF


def pane() -> Manifold:
    """Glass, a hair below the slope."""
    return box(p.PANE_X, (-p.PANE_Y, p.PANE_Y), (-p.PANE_BELOW - p.PANE_T, -p.PANE_BELOW))


def mirror() -> Manifold:
    """Coated in front."""
    return drawn_along_y(printed.mirror_outline(0.0, p.MIRROR_T), (-p.MIRROR_Y, p.MIRROR_Y))


def camera_placed(solid: Manifold) -> Manifold:
    """Camera Module 3 behind its seat, looking along the slope's axis x at the mirror; its ribbon's socket is up."""
    turned = solid.rotate((90.0, 0.0, 90.0)).mirror((0.0, 0.0, 1.0))
    return turned.translate((p.CAMERA_PLATE_X[0] - p.CAMERA_WASHER, 0.0, p.CAMERA_Z))


def diffuser(which: float) -> Manifold:
    """Opal sheet on a lamp."""
    y = between(which * p.LAMP_Y[0], which * (p.LAMP_Y[0] + p.DIFFUSER_T))
    return box(p.LAMP_X, y, p.LAMP_Z)


def led(which: float, index: int) -> Manifold:
    """In a lamp, its legs bent into the groove behind."""
    z = printed.lamp_z()
    return rod((p.LED_X[index], which * (p.LAMP_Y[1] - 0.2), z), (0.0, -which, 0.0), 6.0, p.LED_D)


def seal(which: float) -> Manifold:
    """Black hot glue in the side's hole for the wires of a lamp."""
    return rod((p.WIRES_X, which * p.INNER_Y, printed.lamp_z()), (0.0, which, 0.0), p.SIDE_T, p.WIRES_D)


def weight(at: float) -> Manifold:
    """Steel bar in the wedge whose foot is at x = `at`."""
    x, z = p.WEIGHT_AT
    long, high, wide = p.WEIGHT
    return box((at + x, at + x + long), (-wide / 2, wide / 2), (z, z + high))


def bearing(at: float, index: int, which: float) -> Manifold:
    """A roller of the wedge."""
    start = (at + p.BEARINGS_X[index], which * p.WEDGE_Y, p.BEARING_D / 2)
    way = (0.0, -which, 0.0)
    return rod(start, way, p.BEARING_T, p.BEARING_D) - rod(start, way, p.BEARING_T, p.BEARING_BORE)


def cover(rear: float) -> Manifold:
    """Black sheet in the channel's grooves, from the rear to the gate."""
    wide = p.TRAY_Y + p.COVER_GROOVE - 0.2
    return box((rear + 0.5, p.COVER_FRONT_X), (-wide, wide), (p.COVER_Z[0] + 0.1, p.COVER_Z[0] + 0.1 + p.COVER_T))


# --- cards ---


def pack(cards: int) -> Manifold:
    """A pack of `cards` cards leaning at the gate."""
    along = cards * p.CARD / math.sin(math.radians(p.LEAN_DEG))
    x = printed.foot()[0] - p.GATE_GAP / HALF
    corners: list[Point] = []
    for foot in (x, x - along):
        corners += [(foot, 0.05), (foot - p.CARD_W * HALF, 0.05 + p.CARD_W * HALF)]
    return drawn_along_y(polygon(*corners), (-p.CARD_H / 2, p.CARD_H / 2))


def pack_end(cards: int) -> float:
    """x on the slope where the pack ends and the wedge begins."""
    return printed.foot()[0] - p.GATE_GAP / HALF - cards * p.CARD / math.sin(math.radians(p.LEAN_DEG)) - 0.1


def card_line(slid: float) -> list[Point]:
    """The middle line of a card drawn by `slid`, from its leading to its trailing edge, in x and z, a point each mm: on
    the slope, about the roll, and up the gate."""
    centre = p.SLIT + p.ROLL_R
    radius = p.ROLL_R + p.SLIT - 0.05 - p.CARD / 2  # it touches the slope under the roll
    bend = radius * math.radians(p.LEAN_DEG)
    lead = slid + printed.foot()[0]  # at rest the leading edge stands on the foot
    points = []
    for k in range(round(p.CARD_W) + 1):
        s = lead - min(k, p.CARD_W)  # way from under the roll, down the slope positive
        if s >= 0:
            points.append((s, centre - radius))
        elif s > -bend:
            angle = -s / radius
            points.append((-radius * math.sin(angle), centre - radius * math.cos(angle)))
        else:
            rest = -s - bend
            points.append((-radius * HALF - rest * HALF, centre - radius * HALF + rest * HALF))
    return points


def card(slid: float, thick: float = p.CARD, size: float = p.CARD_H) -> Manifold:
    """A card on its way out."""
    line = card_line(slid)
    solid = Manifold()
    for (x0, z0), (x1, z1) in itertools.pairwise(line):
        far = math.hypot(x1 - x0, z1 - z0)
        if far < 1e-6:
            continue
        nx, nz = -(z1 - z0) / far * thick / 2, (x1 - x0) / far * thick / 2
        piece = polygon((x0 + nx, z0 + nz), (x0 - nx, z0 - nz), (x1 + nx, z1 + nz), (x1 - nx, z1 - nz))
        solid += drawn_along_y(piece, (-size / 2, size / 2))
    return solid
