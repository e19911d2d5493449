"""The printed parts of the shoe, each in its place along the path."""

import math

from manifold3d import CrossSection, Manifold

from hardware.machine.drawings import params as common
from hardware.machine.drawings import purchased
from hardware.machine.drawings.dealing_box.printed import X, Y, Z, between, drawn_along_y, polygon
from hardware.machine.drawings.printed import Printed
from hardware.machine.drawings.screws import insert_hole
from hardware.machine.drawings.shapes import Place, Point, box, circle, rectangle, rod
from hardware.machine.drawings.shoe import params as p
from hardware.machine.drawings.shoe import places

DEEP = 400.0
ARC_DEG = 1.5  # steps in which the apron is drawn: within 0.01 mm


def up_gate(along: float, off: float = 0.0) -> Point:
    """On the floor: so far up the gate's inner face from where it meets the floor, and so far out from it."""
    out = p.GATE_Z + off
    x, z = out / p.LEAN_SIN, 0.0
    along += out * p.LEAN_COS / p.LEAN_SIN
    return x - along * p.LEAN_COS, z + along * p.LEAN_SIN


# --- outlines in x and z along the path, which the sides hold in grooves ---


def gate_outline(play: float = 0.0) -> CrossSection:
    """A flat plate before the pack, above the roll."""
    low = math.sqrt((p.ROLL_R + p.ROLL_PLAY + 1.2) ** 2 - (p.ROLL_Z - p.GATE_Z - p.PLATE_T) ** 2)
    return rectangle((p.FOOT_X - p.GATE_L - play, -low + play), (p.GATE_Z - play, p.GATE_Z + p.PLATE_T + play))


def mirror_outline(play: float = 0.0) -> CrossSection:
    """The plate under the mirror, level."""
    top = p.MIRROR_Z - p.MIRROR_T
    x, z = (p.SEAT_X[0] - play, p.SEAT_X[1] + play), (top - p.SEAT_T - play, top + play)
    return places.table_outline(rectangle(x, z))


def deck_outline(play: float = 0.0) -> CrossSection:
    """Under the tray, over the dark chamber."""
    x = (p.DECK_X[0] - play, p.DECK_X[1] + play)
    return places.floor_outline(rectangle(x, (-p.TRAY_FLOOR - p.DECK_T - play, -p.TRAY_FLOOR + play)))


def camera_outline(play: float = 0.0) -> CrossSection:
    """Upright to the look behind the lens, from the deck to the bottom."""
    x = (p.CAMERA_PLATE_X[0] - play, p.CAMERA_PLATE_X[1] + play)
    slab = places.lens_outline(rectangle(x, (-DEEP, DEEP)))
    slab ^= places.above(p.BOTTOM_LIFT + p.BOTTOM_T + 0.2 - play)
    return slab - places.over_floor(-p.TRAY_FLOOR - p.DECK_T - 0.2 + play)


def bottom_outline(play: float = 0.0) -> CrossSection:
    """Along the table, from behind the camera's plate to under the ramp."""
    x = (p.BOTTOM_X[0] - play, p.BOTTOM_X[1] + play)
    slab = places.table_outline(rectangle(x, (p.BOTTOM_LIFT - play, p.BOTTOM_LIFT + p.BOTTOM_T + play)))
    return slab - rectangle((-DEEP, DEEP), (-p.RAMP_T - 0.1 + play, DEEP))


PLATES = (gate_outline, mirror_outline, deck_outline, camera_outline, bottom_outline)


def side(which: float) -> Manifold:
    """A wall of the nose; the plates stand in its grooves, ramp and roll are screwed between the two."""
    outline = polygon(*(places.from_table_point(*corner) for corner in p.SIDE_AT))
    y = between(which * p.INNER_Y, which * (p.INNER_Y + p.SIDE_T))
    grooves = between(which * (p.INNER_Y - 1), which * (p.INNER_Y + p.GROOVE))
    solid = drawn_along_y(outline, y)
    for plate in PLATES:
        solid -= drawn_along_y(plate(p.GROOVE_PLAY), grooves)
    for x in p.RAMP_SCREWS_X:
        solid -= rod((x, -DEEP / 2, p.RAMP_SCREW_Z), Y, DEEP, 3.4)
    solid -= rod((0.0, -DEEP / 2, p.ROLL_Z), Y, DEEP, 2 * (p.ROLL_R + p.ROLL_PLAY))
    if which > 0:
        for x, z in side_pins():
            solid -= rod((x, -DEEP / 2, z), Y, DEEP, p.PIN_HOLE_D)
    for x, z in lamp_screws():
        solid -= rod((x, -DEEP / 2, z), Y, DEEP, 2.4)
    return solid - rod((p.WIRES_X, -DEEP / 2, lamp_z()), Y, DEEP, p.WIRES_D)


def lamp_z() -> float:
    """Of the middle of a lamp."""
    return sum(p.LAMP_Z) / 2


def lamp_screws() -> tuple[Point, ...]:
    """x, z of the screws that hold a lamp to its side."""
    z = lamp_z()
    return (p.LAMP_X[0] + p.LAMP_SCREWS, z), (p.LAMP_X[1] - p.LAMP_SCREWS, z)


def apron() -> list[Point]:
    """The face on which a card turns toward the table, from where it leaves the plane of the path."""
    points = []
    steps = math.ceil(p.SLOPE_DEG / ARC_DEG)
    for k in range(steps + 1):
        angle = math.radians(p.SLOPE_DEG * k / steps)
        points.append((p.APRON_X + p.APRON_R * math.sin(angle), p.APRON_R * (1 - math.cos(angle))))
    return points


def ramp_outline() -> CrossSection:
    """The ramp in x and z, from the floor to the table."""
    flat = rectangle((p.FOOT_X, p.APRON_X), (-p.RAMP_T, 0.0))
    floor = places.floor_outline(rectangle((-p.RAMP_FLOOR, DEEP), (-DEEP, 0.0)))
    corner = floor ^ rectangle((-DEEP, 0.0), (-p.RAMP_T, 0.0))
    before = p.APRON_X - 0.01
    arc = apron()
    turn = CrossSection([[(before, -p.RAMP_T), (arc[-1][0], -p.RAMP_T), *reversed(arc), (before, 0.0)]])
    whole = flat + corner + turn
    return (whole ^ places.above(p.APRON_LIFT)) ^ rectangle((-DEEP, DEEP), (-DEEP, p.APRON_END_Z))


def ramp() -> Manifold:
    """The slope under the card, seat of the pane, rails beside it; before it the apron."""
    y = (-p.INNER_Y + 0.1, p.INNER_Y - 0.1)
    solid = drawn_along_y(ramp_outline(), y)
    free = p.ROLL_R + 1.4
    rail = rectangle((free, p.RAIL_END_X), (-1.0, p.RAIL_H))
    for s in (-1.0, 1.0):
        solid += drawn_along_y(rail, between(s * p.RAIL_Y, s * (p.INNER_Y - 0.1)))
    solid -= box(p.WINDOW_X, (-p.WINDOW_Y, p.WINDOW_Y), (-DEEP, DEEP))
    low = -p.PANE_BELOW - p.PANE_T
    solid -= box((p.PANE_X[0] - 0.2, p.PANE_X[1] + 0.2), (-p.PANE_Y - 0.2, p.PANE_Y + 0.2), (low, 1.0))
    for x in p.RAMP_SCREWS_X:
        for s in (-1.0, 1.0):
            solid -= insert_hole((x, s * (p.INNER_Y - 0.1), p.RAMP_SCREW_Z), (0.0, -s, 0.0), 8.0)
    for x, across in p.HOOD_SCREWS:
        solid -= insert_hole((x, across, p.RAIL_H), (0.0, 0.0, -1.0), 9.0)
    for x, across in horn_screws():
        solid -= insert_hole((x, across, horn_insert_z(x)), (0.0, 0.0, -1.0), 6.6)
        solid -= rod((x, across, horn_insert_z(x)), Z, 5.0, common.HEAD_D + 0.9)
    return solid


def horn_screws() -> tuple[Point, ...]:
    """x, y of the screws that hold the horns."""
    return tuple((x, s * p.HORN_SCREW_Y) for s in (-1.0, 1.0) for x in p.HORN_SCREWS_X)


def apron_z(x: float) -> float:
    """How high the apron stands over the plane of the path."""
    return p.APRON_R - math.sqrt(p.APRON_R**2 - max(0.0, x - p.APRON_X) ** 2)


def horn_insert_z(x: float) -> float:
    """Where an insert begins in the apron, which is askew to it: nothing of it stands out."""
    return apron_z(x - common.SLEEVE_D / 2)


def _over_apron(gap: float) -> CrossSection:
    """From so far over the apron to a horn's top, from the hood's end to the horns'."""
    centre, top = (p.APRON_X, p.APRON_R), p.HORN_GAP + p.HORN_T
    turn, far = math.radians(p.HORN_DEG), 1.5 * p.APRON_R
    sector = polygon(
        centre, (p.APRON_X, p.APRON_R - far), (centre[0] + far * math.sin(turn), centre[1] - far * math.cos(turn))
    )
    band = (circle(p.APRON_R - gap, centre) - circle(p.APRON_R - top, centre)) ^ sector
    return band + rectangle((p.HORN_X, p.APRON_X + 0.01), (gap, top))


def _about_reflex() -> tuple[Manifold, Manifold]:
    """What the right horn has more, and what is cut out of it, for the sensor: a pocket open above, with a smaller
    opening below. Its far side slopes, as the horn is printed standing on its outer end."""
    wide, long, high = purchased.REFLEX
    along, across = wide / 2 + p.REFLEX_PLAY, long / 2 + p.REFLEX_PLAY
    low, face, top = p.HORN_GAP + 1.0, p.HORN_GAP + p.REFLEX_IN, p.HORN_GAP + p.REFLEX_IN + high
    outer = p.REFLEX_Y + across + p.REFLEX_WALL
    slope = polygon((-p.HORN_Y, low), (-outer - top + low, low), (-outer, top), (-p.HORN_Y, top))
    boss = slope.extrude(2 * (along + p.REFLEX_WALL)).rotate((90.0, 0.0, 90.0))
    boss = boss.translate((-along - p.REFLEX_WALL, 0.0, 0.0))
    y = (-p.REFLEX_Y - across, -p.REFLEX_Y + across)
    pocket = box((-along, along), y, (face, top + DEEP))
    eyes = (p.REFLEX_EYES[0] / 2, p.REFLEX_EYES[1] / 2)
    pocket += box((-eyes[0], eyes[0]), (-p.REFLEX_Y - eyes[1], -p.REFLEX_Y + eyes[1]), (0.0, face + 0.01))
    return places.from_apron(boss, p.REFLEX_ARC), places.from_apron(pocket, p.REFLEX_ARC)


def horn(which: float) -> Manifold:
    """Over one end of the card on the apron; the right one holds the sensor of the exit beam."""
    inner = p.RAIL_Y
    solid = drawn_along_y(_over_apron(p.HORN_GAP), between(which * p.HORN_Y, which * (inner + 0.01)))
    solid += drawn_along_y(_over_apron(0.1), between(which * inner, which * (p.INNER_Y - 0.2)))
    for x, across in horn_screws():
        seat = apron_z(x) + p.HORN_SEAT
        solid -= rod((x, across, seat - 10.0), Z, 20.0, 3.4) + rod((x, across, seat), Z, 20.0, 6.4)
    if which < 0:
        boss, pocket = _about_reflex()
        solid += boss
        solid -= pocket
    return solid


def hood() -> Manifold:
    """Over the window, the card slides under it: nobody looks into the pane while it is free."""
    solid = box(p.HOOD_X, (-p.INNER_Y + 0.2, p.INNER_Y - 0.2), (p.RAIL_H, p.HOOD_Z[1]))
    solid += box(p.HOOD_X, (-p.RAIL_Y + 0.6, p.RAIL_Y - 0.6), (p.HOOD_Z[0], p.HOOD_Z[1]))
    for x, across in p.HOOD_SCREWS:
        solid -= rod((x, across, p.HOOD_Z[1]), (0.0, 0.0, -1.0), 1.7, 6.2, 3.4) + rod((x, across, -1.0), Z, 20.0, 3.4)
    return solid


def about_roll(radius: float, degrees: float, aside: float = 0.0) -> Point:
    """x, z of a place about the roll's axis: so far out in that direction (0 down the path, 90 up), then so far aside,
    counter-clockwise."""
    a = math.radians(degrees)
    return radius * math.cos(a) - aside * math.sin(a), p.ROLL_Z + radius * math.sin(a) + aside * math.cos(a)


def roll_outline(play: float = 0.0) -> CrossSection:
    """Round, but for ROLL_DEG in which it grows thinner, counter-clockwise; its middle is over the ramp. A card that
    slides out turns it to where it is thicker, which the lever's screw stops."""
    first, last = p.ROLL_DEG
    thinner = [first + k for k in range(round(last - first) + 1)]
    falling = [about_roll(p.ROLL_R + play - p.ROLL_FALLS * (at - first), at) for at in thinner]
    rest = [about_roll(p.ROLL_R + play, last + k) for k in range(round(360 - last + first))]
    return CrossSection([[*falling, *rest]])


def turned_roll(solid: Manifold, opened: float) -> Manifold:
    """What turns with the roll, turned by `opened` degrees."""
    return solid.translate((0.0, 0.0, -p.ROLL_Z)).rotate((0.0, opened, 0.0)).translate((0.0, 0.0, p.ROLL_Z))


def roll() -> Manifold:
    """The foot of the gate: the upper edge of the slit, which it sets and opens as it is turned. No card bends about
    it."""
    y = p.INNER_Y + p.SIDE_T + p.ROLL_OUT
    solid = drawn_along_y(roll_outline(), (-y, y))
    for s in (-1.0, 1.0):
        solid -= insert_hole((0.0, s * y, p.ROLL_Z), (0.0, -s, 0.0), 9.0)
    return solid


def _hub(which: float) -> Manifold:
    """Over an end of the roll, which turns it."""
    inner, outer = p.LEVER_Y
    solid = rod((0.0, which * inner, p.ROLL_Z), (0.0, which, 0.0), outer - inner, 2 * p.HUB_R)
    deep = p.INNER_Y + p.SIDE_T + p.ROLL_OUT + 0.2
    solid -= drawn_along_y(roll_outline(p.ROLL_PLAY), between(which * (inner - 1), which * deep))
    return solid - rod((0.0, which * inner, p.ROLL_Z), (0.0, which, 0.0), 20.0, 3.4)


def roll_cap() -> Manifold:
    """On the right end of the roll: it cannot leave its holes."""
    return _hub(-1.0)


def roll_lever() -> Manifold:
    """On the left end. Its tail bears the screw that sets the slit, and is drawn to its stop by a spring; its arm is
    pressed down for a cut card."""
    arms = []
    for degrees, far, wide in (p.ARM, p.TAIL):
        edge = p.HUB_R - 2.0
        arms.append(polygon(*(about_roll(r, degrees, aside) for r in (edge, far) for aside in (-wide / 2, wide / 2))))
    solid = _hub(1.0) + drawn_along_y(arms[0] + arms[1], p.LEVER_Y)
    y, way = sum(p.LEVER_Y) / 2, tail_way()
    x, z = about_roll(p.SET_AT, p.TAIL[0], p.TAIL[2] / 2)
    solid -= insert_hole((x, y, z), (-way[0], 0.0, -way[2]), 20.0)
    x, z = about_roll(p.SPRING_AT, p.TAIL[0])
    return solid - rod((x, p.LEVER_Y[0] + 1.2, z), Y, 20.0, p.PIN_HOLE_D)


def tail_way() -> Place:
    """The way in which the tail goes to its stop."""
    x0, z0 = about_roll(p.SET_AT, p.TAIL[0])
    x1, z1 = about_roll(p.SET_AT, p.TAIL[0], 1.0)
    return x1 - x0, 0.0, z1 - z0


def side_pins() -> tuple[Point, ...]:
    """x, z of the pins in the left side: stop of the screw, stop of the open lever, and where the spring is hooked."""
    half = p.TAIL[2] / 2 + p.PIN_D / 2
    return (
        about_roll(p.SET_AT, p.TAIL[0], half + p.SET_OUT),
        about_roll(p.STOP_AT, p.TAIL[0] - p.OPEN_DEG, -half),
        about_roll(p.SPRING_AT, p.TAIL[0], p.SPRING_SET),
    )


def gate() -> Manifold:
    """Before the pack; through its opening a finger reaches the back of the front card."""
    solid = drawn_along_y(gate_outline(), (-p.PLATE_Y, p.PLATE_Y))
    low, high = p.FINGER
    return solid - box((p.FOOT_X - high, p.FOOT_X - low), (-p.FINGER_Y, p.FINGER_Y), (-1.0, 9.0))


def mirror_seat() -> Manifold:
    """Under the mirror, which is glued to it."""
    return drawn_along_y(mirror_outline(), (-p.PLATE_Y, p.PLATE_Y))


def deck() -> Manifold:
    """Closes the chamber above; the tray is screwed onto it."""
    solid = drawn_along_y(deck_outline(), (-p.PLATE_Y, p.PLATE_Y))
    for x, across in p.TRAY_SCREWS:
        solid -= places.from_floor(rod((x, across, -DEEP / 2), Z, DEEP, 3.4))
    return solid


def camera_seat() -> Manifold:
    """Closes the chamber behind. The can of the lens stands in a square pocket, and looks through a smaller round hole
    before it: light that comes in beside the can meets that wall."""
    rear = p.CAMERA_PLATE_X[0]
    deep = purchased.CAN_H - p.CAMERA_WASHER + p.CAN_PLAY
    front = rear + deep + p.CAN_WALL
    wide, high = p.SEAT_BOSS
    middle = p.SEAT_BOSS_Z
    boss = box((rear, front), (-wide / 2, wide / 2), (middle - high / 2, middle + high / 2))
    half = purchased.CAN / 2 + p.CAN_PLAY
    rooms = box((rear - 1, rear + deep), (-half, half), (-half, half))
    across, low, far, up = purchased.FLEX
    rooms += box(
        (rear - 1, rear + up - p.CAMERA_WASHER + p.CAN_PLAY),
        (-across / 2 - p.CAN_PLAY, across / 2 + p.CAN_PLAY),
        (low - p.CAN_PLAY, far + p.CAN_PLAY),
    )
    rooms += rod((rear - 1, 0.0, 0.0), X, deep + p.CAN_WALL + 2, p.LENS_HOLE_D)
    for y, z in purchased.camera_holes():
        rooms += rod((rear - 1, y, z), X, 30.0, 2.2)
    plate = drawn_along_y(camera_outline(), (-p.PLATE_Y, p.PLATE_Y))
    return plate + places.from_lens(boss) - places.from_lens(rooms)


def bottom() -> Manifold:
    """Closes the chamber toward the table."""
    return drawn_along_y(bottom_outline(), (-p.PLATE_Y, p.PLATE_Y))


def lamp(which: float) -> Manifold:
    """A room for a piece of LED strip behind a diffuser, on the inside of a side."""
    front = p.LAMP_Y[0] + p.DIFFUSER_T
    solid = box(p.LAMP_X, between(which * front, which * p.LAMP_Y[1]), p.LAMP_Z)
    inner = between(which * (front - 1), which * (front + p.LAMP_DEEP))
    edge = p.LAMP_SCREWS + 2.0
    solid -= box((p.LAMP_X[0] + edge, p.LAMP_X[1] - edge), inner, (p.LAMP_Z[0] + 2.0, p.LAMP_Z[1] - 2.0))
    solid -= rod((p.WIRES_X, which * front, lamp_z()), (0.0, which, 0.0), 30.0, p.WIRES_D)
    for x, height in lamp_screws():
        solid -= rod((x, which * p.LAMP_Y[1], height), (0.0, -which, 0.0), 5.4, 1.7)
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
        solid -= rod((x[0] + p.SEAL_IN, 0.0, p.SEAL_Z), Y, DEEP, p.SEAL_HOLE_D)
    return solid


def flange_screws() -> tuple[Point, ...]:
    """y, z of the screws between tray and extension."""
    y = p.TRAY_Y + p.TRAY_WALL + p.FLANGE / 2
    return tuple((s * y, z) for s in (-1.0, 1.0) for z in (6.0, 40.0))


def tray() -> Manifold:
    """For one pack, up to the gate."""
    outer = p.TRAY_Y + p.TRAY_WALL
    solid = channel(p.TRAY_X, p.TRAY_X[0], back=True)
    solid += box((p.TRAY_X[1] - 0.01, 30.0), (-outer, outer), (0.0, p.TRAY_TOP)) - box(
        (p.TRAY_X[1] - 1.0, 31.0), (-p.TRAY_Y, p.TRAY_Y), (-1.0, DEEP)
    )
    groove = p.TRAY_Y + p.COVER_GROOVE
    solid -= box((p.TRAY_X[1] - 1.0, 31.0), (-groove, groove), p.COVER_Z)
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
    """Under the rear of an extension, as the floor is high there; the channel stands in its fork."""
    under = p.EXTENSION_X[packs] + 20.0  # where the column's middle meets the floor
    outer = p.TRAY_Y + p.TRAY_WALL
    top = -p.TRAY_FLOOR - 0.2
    # a column upright on the table: its axis in the floor's axes
    lean = (-p.FLOOR_SIN, p.FLOOR_COS)
    height = (top - places.floor_table_z(under)) * p.FLOOR_COS
    x = under - lean[0] * height
    foot_z = places.floor_table_z(x)
    half, wide = p.LEG_T / 2, 30.0

    def at(along: float, aside: float) -> Point:
        return x + lean[0] * along + p.FLOOR_COS * aside, foot_z + lean[1] * along + p.FLOOR_SIN * aside

    outline = polygon(at(0.0, -wide), at(0.0, wide), at(6.0, wide), at(30.0, half), at(30.0, -half), at(6.0, -wide))
    outline += polygon(at(0.0, -half), at(0.0, half), at(height + 9.0, half), at(height + 9.0, -half))
    outline -= rectangle((-DEEP, DEEP), (-p.TRAY_FLOOR - 0.2, DEEP))
    return drawn_along_y(outline, (-outer, outer))


def wedge() -> Manifold:
    """The follower, its foot at x = 0: rolls down behind the pack, a steel bar in it."""
    steep = p.LEAN_COS / p.LEAN_SIN
    outline = polygon(
        (-p.WEDGE_LIFT * steep, p.WEDGE_LIFT),
        (-p.WEDGE_H * steep, p.WEDGE_H),
        (-p.WEDGE_L, p.WEDGE_H),
        (-p.WEDGE_L, p.WEDGE_LIFT),
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


UP_GATE: Place = (0.0, 0.0, 1.0)
UP_DECK: Place = (-p.LEAN_SIN, 0.0, p.LEAN_COS)
UP_TABLE: Place = (-p.SIN, 0.0, p.COS)
UP_SEAT: Place = (
    math.cos(math.radians(p.SLOPE_DEG - p.CAMERA_DEG)),
    0.0,
    math.sin(math.radians(p.SLOPE_DEG - p.CAMERA_DEG)),
)
"""Unit vectors out of the plates' faces."""

PRINTED: tuple[Printed, ...] = (
    Printed("shoe_left_side", lambda: side(1.0), (0.0, -1.0, 0.0), 1),
    Printed("shoe_right_side", lambda: side(-1.0), Y, 1),
    Printed("shoe_ramp", ramp, Z, 1),
    Printed("shoe_hood", hood, (0.0, 0.0, -1.0), 1),
    Printed("shoe_left_horn", lambda: horn(1.0), (0.0, -1.0, 0.0), 1),
    Printed("shoe_right_horn", lambda: horn(-1.0), Y, 1),
    Printed("shoe_roll", roll, Y, 1),
    Printed("shoe_roll_lever", roll_lever, (0.0, -1.0, 0.0), 1),
    Printed("shoe_roll_cap", roll_cap, Y, 1),
    Printed("shoe_gate", gate, UP_GATE, 1),
    Printed("shoe_deck", deck, UP_DECK, 1),
    Printed("shoe_mirror_seat", mirror_seat, UP_TABLE, 1),
    Printed("shoe_camera_seat", camera_seat, UP_SEAT, 1),
    Printed("shoe_bottom", bottom, UP_TABLE, 1),
    Printed("shoe_lamp", lambda: lamp(1.0), (0.0, -1.0, 0.0), 2),
    Printed("shoe_tray", tray, X, 1),
    Printed("shoe_extension_6", lambda: extension(6), (-1.0, 0.0, 0.0), 1),
    Printed("shoe_extension_8", lambda: extension(8), (-1.0, 0.0, 0.0), 1),
    Printed("shoe_leg_6", lambda: leg(6), Y, 1),
    Printed("shoe_leg_8", lambda: leg(8), Y, 1),
    Printed("shoe_wedge", wedge, Y, 1),
    Printed("shoe_back", lambda: back_sheet(p.TRAY_X[0]), X, 1),
)
