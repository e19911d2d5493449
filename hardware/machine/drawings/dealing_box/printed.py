"""The printed parts of the dealing box, each where it stands with the lid shut and the follower at its end."""

import math
from collections.abc import Callable

import numpy as np
from manifold3d import CrossSection, JoinType, Manifold

from hardware.machine.drawings import params as common
from hardware.machine.drawings import purchased
from hardware.machine.drawings.dealing_box import params as p
from hardware.machine.drawings.dealing_box import sites
from hardware.machine.drawings.dealing_box.params import Format
from hardware.machine.drawings.printed import Printed
from hardware.machine.drawings.screws import insert_hole
from hardware.machine.drawings.shapes import Point, box, circle, hull, rectangle, rod

X = (1.0, 0.0, 0.0)
Y = (0.0, 1.0, 0.0)
Z = (0.0, 0.0, 1.0)
DEEP = 300.0  # through everything
POKER = p.FORMATS[0]


def drawn_along_y(outline: CrossSection, y: Point) -> Manifold:
    """An outline in (x, z) as a solid from y[0] to y[1]."""
    turned = np.array([[1.0, 0.0, 0.0, 0.0], [0.0, 0.0, -1.0, y[1]], [0.0, 1.0, 0.0, 0.0]])
    return Manifold.extrude(outline, y[1] - y[0]).transform(turned)


def drawn_along_x(outline: CrossSection, x: Point) -> Manifold:
    """An outline in (y, z) as a solid from x[0] to x[1]."""
    turned = np.array([[0.0, 0.0, 1.0, x[0]], [1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0]])
    return Manifold.extrude(outline, x[1] - x[0]).transform(turned)


def polygon(*points: Point) -> CrossSection:
    """The convex outline about the points."""
    return CrossSection.hull_points(np.array(points)) if len(points) > 2 else CrossSection()


def rounded(outline: CrossSection) -> CrossSection:
    """With its corners rounded by EDGE_R."""
    return outline.offset(-p.EDGE_R, JoinType.Miter).offset(p.EDGE_R, JoinType.Round, 2.0, 24)


def between(a: float, b: float) -> Point:
    """The two in their order."""
    return min(a, b), max(a, b)


CORNERS = tuple((sx, sy) for sx in (-1, 1) for sy in (-1, 1))
"""Which way each corner of a window is."""


# --- box ---


def body() -> Manifold:
    """The block with the well for insert and pack; seats of lip, switches, magnets and the hinge."""
    solid = box(p.BODY_X, p.BODY_Y, (p.BOTTOM_Z, 0.0))
    solid -= box(p.WELL_X, p.WELL_Y, (p.FLOOR_Z, 1.0))
    solid -= box((p.LIP_X[0], p.BODY_X[1] + 1), (-p.SHELF_Y, p.SHELF_Y), (p.SHELF_Z, 1.0))
    edge, r = p.BODY_X[1], p.EDGE_R
    solid -= drawn_along_y(polygon((edge - r, p.SHELF_Z), (edge + 1, p.SHELF_Z), (edge + 1, p.SHELF_Z - r - 1)),
                           (-p.SHELF_Y, p.SHELF_Y))  # fmt: skip
    solid -= box((p.BODY_X[0] - 1, p.NOTCH_X), p.NOTCH_Y, (p.NOTCH_Z, 1.0))
    tab = p.TAB_Y
    solid -= box((p.NOTCH_X - 1, p.WELL_X[0] + 1), (-tab, tab), (p.FLOOR_Z, 1.0))
    for x, y in p.SPRING_AT:
        solid += rod((x, y, p.FLOOR_Z - 0.01), Z, p.SPRING_BOSS_H, p.SPRING_BOSS_D)
    gap, thick, high = p.STAIR_GUIDE
    (left, _), (_, right) = p.STAIR_X
    for rib in ((left - gap - thick, left - gap), (right + gap, right + gap + thick)):
        solid += box(rib, (p.STAIR_Y, -p.STAIR_Y), (p.FLOOR_Z - 0.01, p.FLOOR_Z + high))
    solid += rod((*p.ANCHOR, p.FLOOR_Z - 0.01), Z, p.ANCHOR_H, 5.0)
    solid -= rod((*p.ANCHOR, p.FLOOR_Z - 2.5), Z, p.ANCHOR_H + 4, common.SERVO_SCREW_PILOT_D)
    solid -= rod((cord_x(), -DEEP / 2, p.CORD_Z), Y, DEEP / 2, p.CORD_D)
    for y in (-p.LIP_SCREW_Y, p.LIP_SCREW_Y):
        z = p.LIP_SCREW_Z
        outer = hull(circle(3.2, (y, z - p.LIP_SETS)), circle(3.2, (y, z + p.LIP_SETS)))
        inner = hull(circle(1.7, (y, z - p.LIP_SETS)), circle(1.7, (y, z + p.LIP_SETS)))
        solid -= drawn_along_x(outer, (p.LIP_SEAT_X, p.BODY_X[1] + 1)) + drawn_along_x(
            inner, (p.LIP_X[1] - 1, p.LIP_SEAT_X + 1)
        )
    for x, y in sites.magnets():
        solid -= rod((x, y, -p.MAGNET_SEAT), Z, DEEP, p.MAGNET_HOLE_D)
    for screw in sites.stop_screws():
        (x, y, z), way = screw.at, screw.way
        solid -= rod((x, y - 40 * way[1], z), way, 40.0, 6.4)
        solid -= insert_hole(screw.at, way, DEEP / 12)
    for across in p.KNUCKLES_BODY:
        x, z = p.HINGE
        arm = hull(circle(p.KNUCKLE_R, p.HINGE), rectangle((p.BODY_X[0], p.BODY_X[0] + 1), (-12.0, -0.5)))
        solid += drawn_along_y(arm, across) - rod((x, -DEEP / 2, z), Y, DEEP, p.ROD_HOLD_D)
    for screw in sites.foot_screws():
        solid -= insert_hole((*screw.at[:2], p.BOTTOM_Z), Z, 10.0)
    for screw in sites.switch_screws():
        solid -= rod((p.NOTCH_X - 1, *screw.at[1:]), X, 5.5, common.SERVO_SCREW_PILOT_D)
    return solid


def ramp_mm() -> float:
    """How long the lip's ramp is, along the card's way."""
    return p.RAMP / math.tan(math.radians(p.RAMP_DEG))


def lip() -> Manifold:
    """The lower edge of the slit: a bar in the well's front, set up and down; its inner edge is a ramp, all are "
    "round."""
    inner, outer, top = p.LIP_X[0], p.LIP_X[1] - 0.1, -p.SLIT
    corners = [
        (inner, p.LIP_BOTTOM),
        (outer, p.LIP_BOTTOM),
        (outer, top),
        (inner + ramp_mm(), top),
        (inner, top - p.RAMP),
    ]
    solid = drawn_along_y(rounded(polygon(*corners)), (-p.LIP_Y, p.LIP_Y))
    for screw in sites.lip_screws():
        solid -= insert_hole((p.LIP_X[1] - 0.1, *screw.at[1:]), (-1.0, 0.0, 0.0), 6.0)
    return solid


def insert(cards: Format) -> Manifold:
    """Narrows the well to one kind of cards: back and two sides; the lip is the front."""
    gap, edge = p.INSERT_GAP, p.LIP_X[0] - 0.2
    left = cards.middle_x - cards.width / 2 - p.PLAY
    half = cards.height / 2 + p.PLAY
    y = p.WELL_Y[1] - gap
    solid = box((p.WELL_X[0] + gap, edge), (-y, y), (p.FLOOR_Z, p.INSERT_TOP))
    solid -= box((left, edge + 1), (-half, half), (p.FLOOR_Z - 1, 1.0))
    solid -= rod((cord_x(), -DEEP / 2, p.CORD_Z), Y, DEEP / 2, p.CORD_D)
    tab = p.TAB_Y
    solid -= box((p.WELL_X[0] - 1, left + 1), (-tab, tab), (p.FLOOR_Z - 1, p.TAB_SLOT_Z))
    for screw in sites.stop_screws():
        solid -= rod((screw.at[0], -DEEP / 2, screw.at[2]), Y, DEEP, 3.4)
    return solid


# --- stairs ---


def cord_x() -> float:
    """The cord is tied to the rear rail."""
    return sum(p.STAIR_X[0]) / 2


def foot_y() -> float:
    """The edge of the follower's feet that stands at a riser."""
    return p.STAIR_Y + (p.STAIR_STEPS - 1) * p.STAIR_TREAD + 0.05


def foot_mm() -> float:
    """From the follower's top down to the soles of its feet."""
    return -p.PACK - (p.FLOOR_Z + p.STAIR_BASE) - p.FOOT_AIR


def stairs_at(follower_top: float) -> int:
    """On which tread the feet stand."""
    free = follower_top - foot_mm() - (p.FLOOR_Z + p.STAIR_BASE)
    return min(p.STAIR_STEPS - 1, max(0, math.floor(free / p.STAIR_RISE + 1e-6)))


def stairs() -> Manifold:
    """Two rails with treads, the highest at the dealer's side, drawn by a spring to the far side as the follower rises;
    as they are under a full pack."""
    solid = Manifold()
    end = p.STAIR_Y + p.STAIR_STEPS * p.STAIR_TREAD
    for x in p.STAIR_X:
        solid += box(x, (p.STAIR_Y, end), (p.FLOOR_Z, p.FLOOR_Z + p.STAIR_BASE))
        outline = [(p.STAIR_Y, p.FLOOR_Z)]
        for step in range(p.STAIR_STEPS - 1, -1, -1):
            y, z = (
                p.STAIR_Y + (p.STAIR_STEPS - 1 - step) * p.STAIR_TREAD,
                p.FLOOR_Z + p.STAIR_BASE + step * p.STAIR_RISE,
            )
            outline += [(y, z), (y + p.STAIR_TREAD, z)]
        solid += drawn_along_x(CrossSection([np.array([*reversed(outline), (end, p.FLOOR_Z)])]), x)
    across = (p.STAIR_X[0][0], p.STAIR_X[1][1])
    for y in p.STAIR_BARS_Y:
        solid += box(across, (y, y + p.STAIR_BAR), (p.FLOOR_Z, p.FLOOR_Z + p.STAIR_BASE))
    solid -= rod((p.ANCHOR[0], p.STAIR_BARS_Y[0] + p.STAIR_BAR / 2, p.FLOOR_Z - 1), Z, 5.0, 1.6)
    return (
        solid
        - rod((cord_x(), p.STAIR_Y - 1, p.CORD_Z), Y, 6.0, 1.4)
        - rod((cord_x(), p.STAIR_Y + 4.0, p.FLOOR_Z - 1), Z, DEEP, 1.4)
    )


def follower(cards: Format) -> Manifold:
    """Lifts the pack: a plate with a skirt that guides it; a screw in its back presses the switch. Drawn at its end."""
    left = cards.middle_x - cards.width / 2 - p.PLAY + p.FOLLOWER_PLAY
    half = cards.height / 2 + p.PLAY - p.FOLLOWER_PLAY
    top, low, wall = p.FOLLOWER_TOP, p.FOLLOWER_TOP - p.FOLLOWER_SKIRT, p.FOLLOWER_WALL
    right = p.FOLLOWER_FRONT
    solid = box((left, right), (-half, half), (low, top))
    y_wall = half - p.GROOVE_Y + 2.0
    inner = box((left + wall, right - wall), (-half + y_wall, half - y_wall), (low - 1, top - p.FOLLOWER_T))
    solid -= inner
    groove_low = p.STOP_Z - 1.55
    for side in (-1.0, 1.0):
        at = rod((p.STOP_X, side * p.GROOVE_Y, groove_low + 1.8), (0.0, side, 0.0), 30.0, 3.6)
        up = box((p.STOP_X - 1.8, p.STOP_X + 1.8), between(side * p.GROOVE_Y, side * 80), (groove_low + 1.8, 1.0))
        solid -= at + up
    for x, y in p.SPRING_AT:
        solid += rod((x, y, top - p.FOLLOWER_T - p.SPRING_BOSS_H), Z, p.SPRING_BOSS_H + 0.1, p.SPRING_BOSS_D)
    for rail in p.STAIR_X:
        y = foot_y()
        solid += box((rail[0] + 0.5, rail[1] - 0.5), (y, y + p.FOOT_Y), (top - foot_mm(), top - 1.0))
    boss = box((left, left + 8.0), (-5.0, 5.0), (low, top - 1.0))
    return solid + boss - insert_hole((left, 0.0, top + p.TAB_Z), X, 7.0)


def window(cards: Format) -> tuple[float, float, float]:
    """(middle x, half width, half height) of a lid's window on its underside."""
    return cards.middle_x, cards.width / 2 - p.HIDDEN, cards.height / 2 - p.HIDDEN


def lid(cards: Format) -> Manifold:
    """The top: window and upper edge of the slit; its window widens upward, so that the camera sees all of it."""
    solid = box(p.LID_X, (-p.LID_Y, p.LID_Y), (0.0, p.LID_T))
    for y in p.KNUCKLES_BODY:
        solid -= box((p.LID_X[0] - 1, p.LID_X[0] + 1.2), (y[0] - 0.4, y[1] + 0.4), (-1.0, p.LID_T + 1))
    middle, half_x, half_y = window(cards)
    low = [(middle + sx * half_x, sy * half_y) for sx in (-1, 1) for sy in (-1, 1)]
    wide = 3.0
    high = [(middle + sx * (half_x + wide), sy * (half_y + wide)) for sx in (-1, 1) for sy in (-1, 1)]
    points = [(x, y, 0.0) for x, y in low] + [(x, y, p.LID_T) for x, y in high]
    solid -= Manifold.hull_points(np.array(points))
    solid -= box((low[0][0], low[2][0]), (low[0][1], low[1][1]), (-1.0, 0.4))
    solid -= box((high[0][0], high[2][0]), (high[0][1], high[1][1]), (p.LID_T - 0.01, p.LID_T + 1))
    r = p.EDGE_R  # the rim's lower edge, and the front's, over which faces slide
    rim = [(x + r * sx, y + r * sy, 0.0) for (x, y), (sx, sy) in zip(low, CORNERS, strict=True)]
    below = [(x + 2 * r * sx, y + 2 * r * sy, -r) for (x, y), (sx, sy) in zip(low, CORNERS, strict=True)]
    solid -= Manifold.hull_points(np.array([*below, *rim, *((x, y, r) for x, y in low)]))
    edge = p.LID_X[1]
    solid -= drawn_along_y(polygon((edge - r, 0.0), (edge, r), (edge + 1, r), (edge + 1, -1.0), (edge - r, -1.0)),
                           (-p.SHELF_Y, p.SHELF_Y))  # fmt: skip
    x, z = p.HINGE
    for y in p.KNUCKLES_LID:
        arm = hull(circle(p.KNUCKLE_R, p.HINGE), rectangle((p.LID_X[0], p.LID_X[0] + 1), (0.0, p.LID_T)))
        heel = rectangle((x - p.HEEL, x), (0.0, z))
        solid += drawn_along_y(arm + heel, y)
    solid -= rod((x, -DEEP / 2, z), Y, DEEP, p.ROD_TURN_D)
    for mx, my in sites.magnets():
        solid -= rod((mx, my, -1.0), Z, 1.0 + p.MAGNET_SEAT, p.MAGNET_HOLE_D)
    return solid


def beam_holder() -> Manifold:
    """An upright plate behind the fork sensor, which is screwed to it through slots; the sensor's plug passes it."""
    start = sites.fork_end_y()
    end = start + p.FORK_HOLDER_T
    solid = box(p.HOLDER_X, (start, end), (p.BOTTOM_Z, 16.0))
    solid += box(p.HOLDER_X, (start, end + 16.0), (p.BOTTOM_Z, p.BOTTOM_Z + 4.0))
    foot, high = p.BOTTOM_Z + 4, p.BOTTOM_Z + 24
    middle = sum(p.HOLDER_X) / 2
    rib = polygon((start, p.BOTTOM_Z), (end + 16.0, p.BOTTOM_Z), (end + 16.0, foot), (end, high), (start, high))
    solid += drawn_along_x(rib, (middle - 1.5, middle + 1.5))
    for screw in sites.fork_screws():
        x, _, z = screw.at
        ends = [(x + a, z + b) for a in (-2.0, 2.0) for b in (-0.3, 0.3)]
        slot = CrossSection.batch_hull([circle(1.7, at) for at in ends])
        solid -= drawn_along_y(slot, (start - 1, end + 1))
    half = purchased.FORK_ARMS / 2
    solid -= box((p.HOLDER_X[0] - 1, p.FORK_X[1] + 1.0), (start - 1, end + 1), (-half, half))
    for screw in sites.holder_screws():
        solid -= rod((*screw.at[:2], p.BOTTOM_Z - 1), Z, 8.0, 3.8)
    return solid


# --- trial: lip, lid and springs of the box, as wide as a strip of a card ---

TRIAL_Y = 5.6  # half its width inside: strips of 10 mm
TRIAL_WALL = 2.4


def trial_body() -> Manifold:
    """Floor, rear wall, and the lip with its ramp; paper between lip and lid, beside the strips, makes the slit."""
    wide = TRIAL_Y + TRIAL_WALL
    rear, inner, top = -32.25, p.LIP_X[0], -p.SLIT
    low = p.FLOOR_Z - 2.0
    outline = rectangle((rear - 2.0, inner + 3.0), (low, p.FLOOR_Z)) + rectangle((rear - 2.0, rear), (low, 0.0))
    outline += rectangle((inner, inner + 3.0), (low, top - 3.0))
    slope = [
        (inner, top - 6.0),
        (inner, top - p.RAMP),
        (inner + ramp_mm(), top),
        (inner + 6.0, top),
        (inner + 6.0, top - 3.0),
    ]
    outline += polygon(*slope, (inner + 3.0, top - 6.0))
    solid = drawn_along_y(outline, (-wide, wide))
    return solid + rod((p.SPRING_AT[0][0], 0.0, p.FLOOR_Z - 0.01), Z, p.SPRING_BOSS_H, p.SPRING_BOSS_D)


def trial_lid() -> Manifold:
    """Its rim hides as much of a card as the box's."""
    wide = TRIAL_Y + TRIAL_WALL
    half = POKER.width / 2 - p.HIDDEN
    solid = box((-34.25, p.LIP_X[0] + 6.0), (-wide, wide), (0.0, 3.0)) - box(
        (-half, half), (-TRIAL_Y, TRIAL_Y), (-1.0, 4.0)
    )
    r = p.EDGE_R
    for x, way in ((-half, -1), (half, 1)):
        corner = polygon((x - way, -1.0), (x + way * 2 * r, -r), (x, r), (x - way, r))
        solid -= drawn_along_y(corner, (-TRIAL_Y, TRIAL_Y))
    return solid


def trial_follower() -> Manifold:
    """A plate on one spring."""
    solid = box((-31.5, 31.5), (-5.2, 5.2), (p.FOLLOWER_TOP - 2.0, p.FOLLOWER_TOP))
    at = (p.SPRING_AT[0][0], 0.0, p.FOLLOWER_TOP - p.FOLLOWER_T - p.SPRING_BOSS_H)
    return solid + rod(at, Z, p.SPRING_BOSS_H + 2.1, p.SPRING_BOSS_D)


# --- lamp ---


def lamp_frame() -> tuple[Point, Point, Point]:
    """Of the lamp behind the box: middle of the diffuser, unit vectors of the light and across it, in (y, z)."""
    y, z = p.LAMP_AT
    far = math.hypot(y, z)
    return (y, z), (-y / far, -z / far), (z / far, -y / far)


def of_side(solid: Manifold, side: float) -> Manifold:
    """What is drawn for the lamp behind the box (side 1), for the one before it (-1)."""
    return solid if side > 0 else solid.rotate((0.0, 0.0, 180.0))


def lamp(side: float) -> Manifold:
    """A trough on a stem: three LEDs look through the diffuser at the window."""
    at, light, across = lamp_frame()

    def place(along: float, aside: float) -> Point:
        return at[0] + light[0] * along + across[0] * aside, at[1] + light[1] * along + across[1] * aside

    wall, deep, sheet = p.LAMP_WALL, p.LAMP_DEEP, p.DIFFUSER
    half = sheet[1] / 2 + 0.2
    front, edge = sheet[2] / 2 + 2.2, half + 2.0
    outside = polygon(*(place(a, b) for a in (front, -deep - wall) for b in (-edge, edge)))
    hollow = polygon(*(place(a, b) for a in (front + 1, -deep) for b in (-half + 2.0, half - 2.0)))
    slot = polygon(*(place(a, b) for a in (sheet[2] / 2 + 0.2, -sheet[2] / 2 - 0.2) for b in (-half, half)))
    low = place(-deep - wall, edge)
    stem_y = (low[0], low[0] + 6.0)
    stem = rectangle(stem_y, (p.BOTTOM_Z, low[1] + 6.0)) + polygon(
        (stem_y[0], low[1] - 12), (stem_y[1], low[1] - 12), (stem_y[1], low[1] + 6), low, place(-deep, edge)
    )
    foot = rectangle((stem_y[0] - 20.0, stem_y[1]), (p.BOTTOM_Z, p.BOTTOM_Z + 5.0))
    held = stem + foot
    solid = drawn_along_x(outside - hollow - slot, (-p.LAMP_X, p.LAMP_X)) + drawn_along_x(
        held, (-p.LAMP_X, p.LAMP_STEM_X)
    )
    solid += drawn_along_x(outside + held, (-p.LAMP_X - 2.0, -p.LAMP_X))
    back, behind = place(-deep - wall - 30.0, 0.0), place(-deep - wall - 0.01, 0.0)
    for led in p.LED_X:
        solid -= rod((led, *behind), (0.0, *light), 1.0 + wall, p.LED_HOLE_D)
        solid -= rod((led, *back), (0.0, *light), 30.0, 7.0)
    for screw in sites.lamp_screws(1.0):
        solid -= rod((*screw.at[:2], p.BOTTOM_Z - 1), Z, 8.0, 3.8)
    return of_side(solid, side)


# --- camera ---


def post_foot() -> Manifold:
    """A socket on the base for the post, which can be pulled up in it for another camera."""
    y = p.POST_Y
    solid = box((-32.0, 32.0), (y - 22.0, y + 22.0), (p.BOTTOM_Z, p.BOTTOM_Z + 7.0))
    solid += box((-16.2, 16.2), (y - 16.2, y + 16.2), (p.BOTTOM_Z, p.BOTTOM_Z + 37.0))
    half = p.PROFILE / 2 + 0.2
    solid -= box((-half, half), (y - half, y + half), (p.POST_BOTTOM_Z, 100.0))
    for screw in sites.clamp_screws():
        solid -= rod((screw.at[0] + 10, *screw.at[1:]), (-1.0, 0.0, 0.0), 20.0, 4.4)
    for screw in sites.post_screws():
        solid -= rod((*screw.at[:2], p.BOTTOM_Z - 1), Z, 10.0, 3.8)
    return solid


def arm_z() -> Point:
    """Underside and top of the arm."""
    low = p.POST_BOTTOM_Z + p.POST_L
    return low, low + p.PROFILE


def post_corner(side: float) -> Manifold:
    """A flat plate beside post and arm; one on each side."""
    y, half = p.POST_Y, p.PROFILE / 2
    low, high = arm_z()
    outline = rectangle((y - half, y + half), (low - 50.0, high)) + rectangle((y - 60.0, y + half), (low, high))
    outline += polygon((y - half, low - 50.0), (y - half, low), (y - 60.0, low))
    x = side * half
    solid = drawn_along_x(outline, between(x, x + side * p.CORNER_T))
    for screw in sites.corner_screws(side):
        solid -= rod((screw.at[0] + side, *screw.at[1:]), screw.way, 20.0, 4.4)
    return solid


def camera_head() -> Manifold:
    """Under the arm; the camera hangs from it by four spacers."""
    low = arm_z()[0]
    solid = box((-16.0, 16.0), (-18.0, 52.0), (low - p.HEAD_T, low))
    solid -= box((-7.0, 7.0), (-7.0, 7.0), (low - 20, low + 1))
    for screw in sites.head_screws():
        solid -= rod((*screw.at[:2], low - 20), Z, 30.0, 4.4)
    for screw in sites.camera_screws():
        solid -= rod((*screw.at[:2], low - 20), Z, 30.0, 2.2)
        solid -= Manifold.cylinder(10.0, p.NUT_POCKET / 3**0.5, circular_segments=6).translate(
            (*screw.at[:2], low - 2.0)
        )
    return solid


def _of(draw: Callable[[Format], Manifold], cards: Format) -> Callable[[], Manifold]:
    return lambda: draw(cards)


def _sets() -> list[Printed]:
    found = []
    for cards in p.FORMATS:
        found += [
            Printed(f"box_insert_{cards.name}", _of(insert, cards), Z, 1),
            Printed(f"box_follower_{cards.name}", _of(follower, cards), (0.0, 0.0, -1.0), 1),
            Printed(f"box_lid_{cards.name}", _of(lid, cards), Z, 1),
        ]
    return found


PRINTED: tuple[Printed, ...] = (
    Printed("box_body", body, Z, 1),
    *_sets(),
    Printed("box_trial_body", trial_body, Y, 1),
    Printed("box_trial_lid", trial_lid, Z, 1),
    Printed("box_trial_follower", trial_follower, (0.0, 0.0, -1.0), 1),
    Printed("box_stairs", stairs, Z, 1),
    Printed("box_lip", lip, (-1.0, 0.0, 0.0), 1),
    Printed("box_beam_holder", beam_holder, (0.0, 1.0, 0.0), 1),
    Printed("box_lamp", lambda: lamp(1.0), X, 2),
    Printed("box_post_foot", post_foot, Z, 1),
    Printed("box_post_corner", lambda: post_corner(1.0), X, 2),
    Printed("box_camera_head", camera_head, Z, 1),
)
