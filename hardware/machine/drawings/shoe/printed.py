"""The printed parts of the shoe, each in its place on the slope."""

import math

from manifold3d import CrossSection, Manifold

from hardware.machine.drawings import purchased
from hardware.machine.drawings.dealing_box.printed import X, Y, Z, between, drawn_along_y, polygon
from hardware.machine.drawings.printed import Printed
from hardware.machine.drawings.screws import insert_hole
from hardware.machine.drawings.shapes import Place, Point, box, circle, hull, rectangle, rod
from hardware.machine.drawings.shoe import params as p

DEEP = 400.0
HALF = math.sqrt(0.5)


def table_z(x: float, lift: float = 0.0) -> float:
    """z of the table, plus `lift`, at a place of the slope."""
    return (x * p.SIN - p.HEIGHT + lift) / p.COS


def foot() -> Point:
    """x, z where the gate's inner face would meet the slope: the front card stands there."""
    tangent = (-p.ROLL_R * HALF, p.SLIT + p.ROLL_R * (1 - HALF))
    return tangent[0] + tangent[1], 0.0


def up_gate(along: float, off: float = 0.0) -> Point:
    """So far up the gate's inner face from its foot, and so far out from it."""
    x, z = foot()
    return x - along * HALF + off * HALF, z + along * HALF + off * HALF


# --- outlines in x and z, which the sides hold in grooves ---


def gate_outline(play: float = 0.0) -> CrossSection:
    """A flat plate before the pack, above the roll."""
    tangent = (p.SLIT + p.ROLL_R * (1 - HALF)) / HALF
    low = tangent + math.sqrt(p.ROLL_R**2 - (p.ROLL_R - p.PLATE_T) ** 2) + 0.4
    return polygon(
        up_gate(low - play, -play),
        up_gate(p.GATE_L + play, -play),
        up_gate(p.GATE_L + play, p.PLATE_T + play),
        up_gate(low - play, p.PLATE_T + play),
    )


def mirror_outline(first: float, last: float, play: float = 0.0) -> CrossSection:
    """A slab behind the mirror's face, from `first` to `last`."""
    ends = []
    for x, out in ((p.MIRROR_X[0], -play), (p.MIRROR_X[1], play)):
        for off in (first - play, last + play):
            ends.append((x + (off + out) * HALF, x - p.MIRROR_AT + (out - off) * HALF))
    return polygon(*ends)


def camera_outline(play: float = 0.0) -> CrossSection:
    """Upright to the slope behind the lens, from the ramp to the bottom."""
    low = table_z(p.CAMERA_PLATE_X[1], p.BOTTOM_LIFT + p.BOTTOM_T) + 0.2
    x = (p.CAMERA_PLATE_X[0] - play, p.CAMERA_PLATE_X[1] + play)
    return rectangle(x, (low - play, -p.RAMP_T - 0.1 + play))


def bottom_outline(play: float = 0.0) -> CrossSection:
    """Along the table, from behind the camera's plate to under the ramp."""
    points = []
    for x in (p.SIDE_X[0] + 1.0 - play, p.BOTTOM_END_X + play):
        for lift in (p.BOTTOM_LIFT - play, p.BOTTOM_LIFT + p.BOTTOM_T + play):
            points.append((x, table_z(x, lift)))
    return polygon(*points) - rectangle((-DEEP, DEEP), (-p.RAMP_T - 0.1 + play, DEEP))


PLATES = (gate_outline, camera_outline, bottom_outline)


def side(which: float) -> Manifold:
    """A wall of the nose; the plates stand in its grooves, ramp and roll are screwed between the two."""
    outline = polygon(
        (p.SIDE_X[0], table_z(p.SIDE_X[0])),
        (p.SIDE_X[1] - 4.0, table_z(p.SIDE_X[1] - 4.0)),
        (p.SIDE_X[1], 8.0),
        (14.0, 44.0),
        (-44.0, 60.0),
        (-58.0, 60.0),
        (p.SIDE_X[0], 10.0),
    )
    y = between(which * p.INNER_Y, which * (p.INNER_Y + p.SIDE_T))
    grooves = between(which * (p.INNER_Y - 1), which * (p.INNER_Y + p.GROOVE))
    solid = drawn_along_y(outline, y)
    for plate in PLATES:
        solid -= drawn_along_y(plate(p.GROOVE_PLAY), grooves)
    solid -= drawn_along_y(mirror_outline(p.MIRROR_T, p.MIRROR_T + p.SEAT_T, p.GROOVE_PLAY), grooves)
    for x in p.RAMP_SCREWS_X:
        solid -= rod((x, -DEEP / 2, p.RAMP_SCREW_Z), Y, DEEP, 3.4)
    roll = p.SLIT + p.ROLL_R
    slot = hull(circle(1.7, (0.0, roll - p.ROLL_SETS)), circle(1.7, (0.0, roll + p.ROLL_SETS)))
    solid -= drawn_along_y(slot, (-DEEP / 2, DEEP / 2))
    for x, z in lamp_screws():
        solid -= rod((x, -DEEP / 2, z), Y, DEEP, 2.4)
    return solid - rod((p.WIRES_X, -DEEP / 2, lamp_z()), Y, DEEP, p.WIRES_D)


def lamp_z() -> float:
    """Of the middle of a lamp."""
    return sum(p.LAMP_Z) / 2


def lamp_screws() -> tuple[Point, ...]:
    """x, z of the screws that hold a lamp to its side."""
    z = lamp_z()
    return (p.LAMP_X[0] + 4.0, z), (p.LAMP_X[1] - 4.0, z)


def ramp() -> Manifold:
    """The slope under the card, seat of the pane, rails beside it; the tray stands on its rear."""
    y = (-p.INNER_Y + 0.1, p.INNER_Y - 0.1)
    solid = box(p.RAMP_X, y, (-p.RAMP_T, 0.0))
    solid -= box((p.RAMP_X[0] - 1, p.REAR_END_X), (-DEEP, DEEP), (-p.RAMP_T + p.REAR_T, 1.0))
    for s in (-1.0, 1.0):
        solid += box((p.REAR_END_X, p.RAMP_X[1]), between(s * p.RAIL_Y, s * (p.INNER_Y - 0.1)), (-p.RAMP_T, p.RAIL_H))
    roll = p.SLIT + p.ROLL_R
    solid -= rod((0.0, -DEEP / 2, roll), Y, DEEP, 2 * (p.ROLL_R + p.ROLL_SETS + 0.4))
    solid -= box((-DEEP, p.ROLL_R + p.ROLL_SETS + 0.4), (-DEEP, DEEP), (0.0, DEEP))
    solid -= box(p.WINDOW_X, (-p.WINDOW_Y, p.WINDOW_Y), (-DEEP, DEEP))
    low = -p.PANE_BELOW - p.PANE_T
    solid -= box((p.PANE_X[0] - 0.2, p.PANE_X[1] + 0.2), (-p.PANE_Y - 0.2, p.PANE_Y + 0.2), (low, 1.0))
    for x in p.RAMP_SCREWS_X:
        for s in (-1.0, 1.0):
            solid -= insert_hole((x, s * (p.INNER_Y - 0.1), p.RAMP_SCREW_Z), (0.0, -s, 0.0), 8.0)
    for x, across in p.TRAY_SCREWS:
        solid -= rod((x, across, -DEEP / 2), Z, DEEP, 3.4)
    for x, across in p.HOOD_SCREWS:
        solid -= insert_hole((x, across, p.RAIL_H), (0.0, 0.0, -1.0), 9.0)
    return solid


def hood() -> Manifold:
    """Over the window, the card slides under it: nobody looks into the pane while it is free."""
    solid = box(p.HOOD_X, (-p.INNER_Y + 0.2, p.INNER_Y - 0.2), (p.RAIL_H, p.HOOD_Z[1]))
    solid += box(p.HOOD_X, (-p.RAIL_Y + 0.6, p.RAIL_Y - 0.6), (p.HOOD_Z[0], p.HOOD_Z[1]))
    for x, across in p.HOOD_SCREWS:
        solid -= rod((x, across, p.HOOD_Z[1]), (0.0, 0.0, -1.0), 1.7, 6.2, 3.4) + rod((x, across, -1.0), Z, 20.0, 3.4)
    return solid


def roll() -> Manifold:
    """The round foot of the gate: the card bends about it, and it is the upper edge of the slit."""
    z = p.SLIT + p.ROLL_R
    y = p.INNER_Y - 0.1
    solid = rod((0.0, -y, z), Y, 2 * y, 2 * p.ROLL_R)
    for s in (-1.0, 1.0):
        solid -= insert_hole((0.0, s * y, z), (0.0, -s, 0.0), 9.0)
    return solid


def gate() -> Manifold:
    """Before the pack; through its opening a finger reaches the back of the front card."""
    solid = drawn_along_y(gate_outline(), (-p.PLATE_Y, p.PLATE_Y))
    low, high = p.FINGER
    opening = polygon(up_gate(low, -9.0), up_gate(high, -9.0), up_gate(high, 9.0), up_gate(low, 9.0))
    return solid - drawn_along_y(opening, (-p.FINGER_Y, p.FINGER_Y))


def mirror_seat() -> Manifold:
    """Behind the mirror, which is glued to it."""
    return drawn_along_y(mirror_outline(p.MIRROR_T, p.MIRROR_T + p.SEAT_T), (-p.PLATE_Y, p.PLATE_Y))


def camera_seat() -> Manifold:
    """Closes the chamber behind. The can of the lens stands in a square pocket, and looks through a smaller round hole
    before it: light that comes in beside the can meets that wall."""
    solid = drawn_along_y(camera_outline(), (-p.PLATE_Y, p.PLATE_Y))
    rear = p.CAMERA_PLATE_X[0]
    deep = purchased.CAN_H - p.CAMERA_WASHER + p.CAN_PLAY
    front = rear + deep + p.CAN_WALL
    wide, high = p.SEAT_BOSS
    middle = p.CAMERA_Z + p.SEAT_BOSS_Z
    solid += box((rear, front), (-wide / 2, wide / 2), (middle - high / 2, middle + high / 2))
    half = purchased.CAN / 2 + p.CAN_PLAY
    solid -= box((rear - 1, rear + deep), (-half, half), (p.CAMERA_Z - half, p.CAMERA_Z + half))
    across, low, far, up = purchased.FLEX
    plug = (p.CAMERA_Z - far - p.CAN_PLAY, p.CAMERA_Z - low + p.CAN_PLAY)
    solid -= box(
        (rear - 1, rear + up - p.CAMERA_WASHER + p.CAN_PLAY), (-across / 2 - p.CAN_PLAY, across / 2 + p.CAN_PLAY), plug
    )
    solid -= rod((rear - 1, 0.0, p.CAMERA_Z), X, deep + p.CAN_WALL + 2, p.LENS_HOLE_D)
    for y, z in camera_screws():
        solid -= rod((rear - 1, y, z), X, 30.0, 2.2)
    return solid


def camera_screws() -> tuple[Point, ...]:
    """y, z of the four."""
    return tuple((y, p.CAMERA_Z - z) for y, z in purchased.camera_holes())


def bottom() -> Manifold:
    """Closes the chamber toward the table."""
    return drawn_along_y(bottom_outline(), (-p.PLATE_Y, p.PLATE_Y))


def lamp(which: float) -> Manifold:
    """Three LEDs behind a diffuser, on the inside of a side."""
    y = between(which * (p.LAMP_Y[0] + p.DIFFUSER_T), which * p.LAMP_Y[1])
    solid = box(p.LAMP_X, y, p.LAMP_Z)
    inner = between(which * (p.LAMP_Y[0] - 1), which * (p.LAMP_Y[1] - 3.0))
    solid -= box((p.LAMP_X[0] + 8.0, p.LAMP_X[1] - 8.0), inner, (p.LAMP_Z[0] + 2.0, p.LAMP_Z[1] - 2.0))
    z = lamp_z()
    for x in p.LED_X:
        solid -= rod((x, -DEEP / 2, z), Y, DEEP, p.LED_HOLE_D)
    deep, half = p.LEGS
    back = between(which * (p.LAMP_Y[1] - deep), which * (p.LAMP_Y[1] + 1))
    solid -= box((p.LED_X[0], p.LED_X[-1]), back, (z - half, z + half))
    for x, height in lamp_screws():
        solid -= rod((x, which * p.LAMP_Y[1], height), (0.0, -which, 0.0), 5.6, 1.7)
    return solid


# --- tray ---


def channel(x: tuple[float, float], flange_at: float, back: bool) -> Manifold:
    """Floor and walls about the pack from x[0] to x[1]; a flange where another is screwed on; grooves for cover and
    `back`."""
    outer = p.TRAY_Y + p.TRAY_WALL
    low = -p.TRAY_FLOOR
    solid = box(x, (-outer, outer), (low, p.TRAY_TOP)) - box((x[0] - 1, x[1] + 1), (-p.TRAY_Y, p.TRAY_Y), (0.0, DEEP))
    groove = p.TRAY_Y + p.COVER_GROOVE
    solid -= box((x[0] - 1, x[1] + 1), (-groove, groove), p.COVER_Z)
    wide = outer + p.FLANGE
    flange = box(
        between(flange_at, flange_at + math.copysign(p.FLANGE_T, sum(x) / 2 - flange_at)),
        (-wide, wide),
        (low, p.TRAY_TOP),
    )
    solid += flange - box((-DEEP, DEEP), (-outer + 0.1, outer - 0.1), (-DEEP, DEEP))
    for y, z in flange_screws():
        solid -= rod((flange_at - 20.0, y, z), X, 40.0, 3.4)
    if back:
        end = x[0] + p.BACK_IN
        solid -= box((end - p.BACK_T - 0.2, end + 0.2), (-groove, groove), (0.0, DEEP))
    return solid


def flange_screws() -> tuple[Point, ...]:
    """y, z of the screws between tray and extension."""
    y = p.TRAY_Y + p.TRAY_WALL + p.FLANGE / 2
    return tuple((s * y, z) for s in (-1.0, 1.0) for z in (6.0, 42.0))


def tray() -> Manifold:
    """For one pack; its floor is the slope."""
    outer = p.TRAY_Y + p.TRAY_WALL
    solid = channel(p.TRAY_X, p.TRAY_X[0], back=True)
    gate_room = polygon(up_gate(0.0, -p.GATE_GAP), up_gate(120.0, -p.GATE_GAP), (60.0, 120.0), (60.0, 0.0), (0.0, 0.0))
    solid -= drawn_along_y(gate_room, (-outer - 1, outer + 1))
    for x, y in p.TRAY_SCREWS:
        solid -= rod((x, y, 0.0), (0.0, 0.0, -1.0), 1.7, 6.2, 3.4) + rod((x, y, 1.0), (0.0, 0.0, -1.0), 9.0, 3.4)
    return solid


def extension(packs: int) -> Manifold:
    """Makes the tray longer."""
    front = p.TRAY_X[0]
    return channel((p.EXTENSION_X[packs], front), front, back=True)


def leg(packs: int) -> Manifold:
    """Under the rear of an extension, as the slope is high there; the channel stands in its fork."""
    under = p.EXTENSION_X[packs] + 20.0  # where the column's middle meets the floor
    outer = p.TRAY_Y + p.TRAY_WALL
    top = -p.TRAY_FLOOR - 0.2
    # a column upright on the table: its axis in the slope's axes
    lean = (-p.SIN, p.COS)
    height = (top - table_z(under)) * p.COS
    x = under - lean[0] * height
    foot_z = table_z(x)
    half, wide = p.LEG_T / 2, 30.0

    def at(along: float, aside: float) -> Point:
        return x + lean[0] * along + p.COS * aside, foot_z + lean[1] * along + p.SIN * aside

    outline = polygon(at(0.0, -wide), at(0.0, wide), at(6.0, wide), at(30.0, half), at(30.0, -half), at(6.0, -wide))
    outline += polygon(at(0.0, -half), at(0.0, half), at(height + 9.0, half), at(height + 9.0, -half))
    outline -= rectangle((-DEEP, DEEP), (-p.TRAY_FLOOR - 0.2, DEEP))
    return drawn_along_y(outline, (-outer, outer))


def wedge() -> Manifold:
    """The follower, its foot at x = 0: rolls down behind the pack, a steel bar in it."""
    outline = polygon(
        (-p.WEDGE_LIFT, p.WEDGE_LIFT), (-p.WEDGE_H, p.WEDGE_H), (-p.WEDGE_L, p.WEDGE_H), (-p.WEDGE_L, p.WEDGE_LIFT)
    )
    x, z = p.WEIGHT_AT
    outline -= rectangle((x - 0.2, x + p.WEIGHT[0] + 0.2), (z - 0.2, z + p.WEIGHT[1] + 0.2))
    solid = drawn_along_y(outline, (-p.WEDGE_Y, p.WEDGE_Y))
    for at in p.BEARINGS_X:
        for s in (-1.0, 1.0):
            seat = between(s * (p.WEDGE_Y - p.BEARING_T - 0.6), s * (p.WEDGE_Y + 1))
            room = circle(p.BEARING_D / 2 + 0.5, (at, p.BEARING_D / 2)) + rectangle(
                (at - 3.5, at + 3.5), (0.0, p.BEARING_D / 2)
            )
            solid -= drawn_along_y(room, seat)
            solid -= rod((at, s * (p.WEDGE_Y + 1), p.BEARING_D / 2), (0.0, -s, 0.0), 16.0, p.AXLE_HOLE_D)
    return solid


def back_sheet(rear: float) -> Manifold:
    """Closes a channel that ends at `rear`."""
    end = rear + p.BACK_IN
    wide = p.TRAY_Y + p.COVER_GROOVE - 0.2
    return box((end - p.BACK_T, end), (-wide, wide), (0.1, p.COVER_Z[0] - 0.2))


def turned_to_table(solid: Manifold) -> Manifold:
    """As it stands on the table: z = 0 is the table."""
    return solid.rotate((0.0, p.SLOPE_DEG, 0.0)).translate((0.0, 0.0, p.HEIGHT))


def _upright() -> tuple[Place, Place]:
    """Unit vectors out of the gate and out of the bottom."""
    return (HALF, 0.0, HALF), (-p.SIN, 0.0, p.COS)


PRINTED: tuple[Printed, ...] = (
    Printed("shoe_left_side", lambda: side(1.0), (0.0, -1.0, 0.0), 1),
    Printed("shoe_right_side", lambda: side(-1.0), Y, 1),
    Printed("shoe_ramp", ramp, Z, 1),
    Printed("shoe_hood", hood, (0.0, 0.0, -1.0), 1),
    Printed("shoe_roll", roll, Y, 1),
    Printed("shoe_gate", gate, _upright()[0], 1),
    Printed("shoe_mirror_seat", mirror_seat, (-HALF, 0.0, HALF), 1),
    Printed("shoe_camera_seat", camera_seat, X, 1),
    Printed("shoe_bottom", bottom, _upright()[1], 1),
    Printed("shoe_lamp", lambda: lamp(1.0), (0.0, -1.0, 0.0), 2),
    Printed("shoe_tray", tray, X, 1),
    Printed("shoe_extension_6", lambda: extension(6), (-1.0, 0.0, 0.0), 1),
    Printed("shoe_extension_8", lambda: extension(8), (-1.0, 0.0, 0.0), 1),
    Printed("shoe_leg_6", lambda: leg(6), Y, 1),
    Printed("shoe_leg_8", lambda: leg(8), Y, 1),
    Printed("shoe_wedge", wedge, Y, 1),
    Printed("shoe_back", lambda: back_sheet(p.TRAY_X[0]), X, 1),
)
