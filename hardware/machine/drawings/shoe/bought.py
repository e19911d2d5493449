"""What is bought or cut for the shoe, as solids along the path, and the cards. Pack, weight, rollers and cover are on
the floor."""

import itertools
import math

from manifold3d import Manifold, OpType

from hardware.machine.drawings.dealing_box.printed import between, drawn_along_y, polygon
from hardware.machine.drawings.shapes import Point, box, rod
from hardware.machine.drawings.shoe import params as p
from hardware.machine.drawings.shoe import places, printed


def pane() -> Manifold:
    """Glass, a hair below the ramp."""
    return box(p.PANE_X, (-p.PANE_Y, p.PANE_Y), (-p.PANE_BELOW - p.PANE_T, -p.PANE_BELOW))


def mirror() -> Manifold:
    """Coated in front, its face up."""
    return places.from_table(box(p.MIRROR_X, (-p.MIRROR_Y, p.MIRROR_Y), (p.MIRROR_Z - p.MIRROR_T, p.MIRROR_Z)))


def camera_placed(solid: Manifold) -> Manifold:
    """Camera Module 3 behind its seat, looking down at the mirror; its ribbon's socket is below."""
    turned = solid.rotate((90.0, 0.0, 90.0))
    return places.from_lens(turned.translate((p.CAMERA_PLATE_X[0] - p.CAMERA_WASHER, 0.0, 0.0)))


def reflex_placed(solid: Manifold) -> Manifold:
    """The sensor of the exit beam, in the right horn."""
    raised = solid.translate((0.0, -p.REFLEX_Y, p.HORN_GAP + p.REFLEX_IN))
    return places.from_apron(raised, p.REFLEX_ARC)


def diffuser(which: float) -> Manifold:
    """Satin sheet on a lamp."""
    y = between(which * p.LAMP_Y[0], which * (p.LAMP_Y[0] + p.DIFFUSER_T))
    return box(p.LAMP_X, y, p.LAMP_Z)


def strip(which: float) -> Manifold:
    """Piece of LED strip, on the bottom of a lamp's room, beside the hole of its wires."""
    long, wide, high = p.STRIP
    bottom = p.LAMP_Y[0] + p.DIFFUSER_T + p.LAMP_DEEP
    left, z = p.LAMP_X[0] + p.LAMP_SCREWS + 2.0, printed.lamp_z()
    end = min(left + long, p.WIRES_X - p.WIRES_D / 2)
    return box((left, end), between(which * (bottom - high), which * bottom), (z - wide / 2, z + wide / 2))


def seal(which: float) -> Manifold:
    """Black hot glue in the side's hole for the wires of a lamp."""
    return rod((p.WIRES_X, which * p.INNER_Y, printed.lamp_z()), (0.0, which, 0.0), p.SIDE_T, p.WIRES_D)


def roll_pins() -> list[Manifold]:
    """In the left side: two stops and the spring's."""
    y = p.INNER_Y
    return [rod((x, y, z), (0.0, 1.0, 0.0), p.PIN_L, p.PIN_D) for x, z in printed.side_pins()]


def lever_pin() -> Manifold:
    """In the lever's tail, for the spring."""
    x, z = printed.about_roll(p.SPRING_AT, p.TAIL[0])
    return rod((x, p.LEVER_Y[0] + 1.2, z), (0.0, 1.0, 0.0), p.PIN_L - 5.0, p.PIN_D)


def spring(opened: float) -> Manifold:
    """From the lever's pin to that in the side."""
    x, z = printed.about_roll(p.SPRING_AT, p.TAIL[0] - opened)
    x1, z1 = printed.side_pins()[2]
    far = math.hypot(x1 - x, z1 - z)
    way = ((x1 - x) / far, 0.0, (z1 - z) / far)
    aside = p.PIN_D / 2 + 0.1
    return rod((x + aside * way[0], 94.5, z + aside * way[2]), way, far - 2 * aside, 4.0)


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
    sheet = box((rear + 0.5, p.COVER_FRONT_X), (-wide, wide), (p.COVER_Z[0] + 0.1, p.COVER_Z[0] + 0.1 + p.COVER_T))
    return sheet - rod((rear + p.SEAL_IN, p.SEAL_Y, 0.0), (0.0, 0.0, 1.0), 100.0, p.SEAL_HOLE_D)


def tamper_seal(rear: float) -> Manifold:
    """A numbered seal, its tail through the cover and the tray's left wall: who slides the cover off tears it."""
    x, (y, z) = rear + p.SEAL_IN, p.SEAL_LOOP
    upright, level = (0.0, 0.0, 1.0), (0.0, 1.0, 0.0)
    half = p.SEAL_D / 2
    loop = [rod((x, at, p.SEAL_Z - half), upright, z - p.SEAL_Z + p.SEAL_D, p.SEAL_D) for at in (p.SEAL_Y, y)] + [
        rod((x, p.SEAL_Y, at), level, y - p.SEAL_Y, p.SEAL_D) for at in (p.SEAL_Z, z)
    ]
    return Manifold.batch_boolean(loop, OpType.Add)


# --- cards ---


def pack(cards: int) -> Manifold:
    """A pack of `cards` cards leaning at the gate, on the floor."""
    along = cards * p.CARD / p.LEAN_SIN
    x = _front()
    corners: list[Point] = []
    for foot in (x, x - along):
        corners += [(foot, 0.05), (foot - p.CARD_W * p.LEAN_COS, 0.05 + p.CARD_W * p.LEAN_SIN)]
    return drawn_along_y(polygon(*corners), (-p.CARD_H / 2, p.CARD_H / 2))


def _front() -> float:
    """x on the floor where the front card's back meets it."""
    return (p.GATE_Z - p.GATE_GAP) / p.LEAN_SIN


def pack_end(cards: int) -> float:
    """x on the floor where the pack ends and the wedge begins."""
    return _front() - cards * p.CARD / p.LEAN_SIN - 0.1


OVER_RAMP = 0.02  # a card


def card_line(slid: float) -> list[Point]:
    """The middle line of a card drawn by `slid`, from its leading to its trailing edge, in x and z, a point each mm: in
    the plane of the path, on the apron, and before it on the table."""
    off = p.CARD / 2 + OVER_RAMP
    radius = p.APRON_R - off
    lead = p.FOOT_X + slid
    turn = math.radians(p.SLOPE_DEG)
    while places.above_table(*_on_apron(radius, turn)) < off:
        turn -= 1e-3
    x, z = _on_apron(radius, turn)
    points = []
    for k in range(round(p.CARD_W) + 1):
        s = lead - min(k, p.CARD_W) - p.APRON_X
        if s <= 0:
            points.append((p.APRON_X + s, off))
        elif s < radius * turn:
            points.append(_on_apron(radius, s / radius))
        else:
            rest = s - radius * turn
            points.append((x + rest * p.COS, z + rest * p.SIN))
    return points


def _on_apron(radius: float, angle: float) -> Point:
    return p.APRON_X + radius * math.sin(angle), p.APRON_R - radius * math.cos(angle)


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
