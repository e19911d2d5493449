"""The printed parts, each drawn where it stands in module 0: cam at 0 beads, levers and beads half moved.

`PRINTED` says which way is up on the printer's bed, and how many of each a casekeeper has.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from manifold3d import CrossSection, Manifold

from hardware.machine.drawings import kinematics, sites
from hardware.machine.drawings import params as p
from hardware.machine.drawings.choices import PRINTER
from hardware.machine.drawings.letters import letter
from hardware.machine.drawings.screws import countersink, insert_hole
from hardware.machine.drawings.shapes import (
    Place,
    Point,
    along,
    box,
    circle,
    drawn_along_x,
    hull,
    polar,
    rectangle,
    rod,
    turned,
    union,
)

AXIS = sites.AXIS
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SIDES = ("left", "right")


# --- plate ---


def _rounded(y: Point, z: Point, radius: float = 4.0) -> CrossSection:
    corners = [circle(radius, (a, b)) for a in (y[0] + radius, y[1] - radius) for b in (z[0] + radius, z[1] - radius)]
    return hull(*corners)


def plate() -> Manifold:
    """Carries all of a module: servo, axles, stop pin, front, keeper; stands on the base."""
    outline = rectangle((sites.PLATE_FRONT, p.BACK_Y), (p.BOTTOM_Z, p.TOP_Z))
    outline -= servo_window()
    outline -= circle(p.PIN_HOLD_D / 2, sites.STOP_AT)
    for lever in kinematics.levers():
        outline -= circle(p.PIN_HOLD_D / 2, (lever.pivot_y, lever.pivot_z))
    outline -= _rounded((60.0, 104.0), (21.0, 44.0)) + _rounded((60.0, 112.0), (-48.0, -12.0))
    servo_around = rectangle((p.AXIS_Y - 17.0, p.AXIS_Y + 28.0), (p.AXIS_Z - 13.0, p.AXIS_Z + 13.0))
    thick = rectangle((sites.PLATE_FRONT, 56.0), (p.BOTTOM_Z, p.TOP_Z)) + servo_around + circle(6.0, sites.STOP_AT)
    ears = p.AXIS_Y - p.SERVO_SHAFT + p.SERVO_L / 2, p.SERVO_EAR_L / 2 + p.SERVO_PLAY
    half = p.SERVO_W / 2 + p.SERVO_PLAY
    pocket = rectangle((ears[0] - ears[1], ears[0] + ears[1]), (p.AXIS_Z - half, p.AXIS_Z + half))
    body = drawn_along_x(outline - pocket, (p.PLATE_X, 0.0)) + drawn_along_x(outline, (0.0, p.PLATE_THIN_X))
    body += drawn_along_x(outline ^ thick, (p.PLATE_THIN_X, p.PLATE_T))
    blocks = rectangle((sites.PLATE_FRONT, 46.0), (p.BOTTOM_Z, p.BOTTOM_Z + p.BLOCK_Z))
    blocks += rectangle((sites.PLATE_FRONT, 42.0), (p.SHELF_Z, p.TOP_Z))
    blocks += rectangle((98.0, p.BACK_Y), (p.BOTTOM_Z, p.BOTTOM_Z + p.BLOCK_Z))
    blocks += rectangle((108.0, 120.0), (p.SHELF_Z, p.TOP_Z))
    body += drawn_along_x(blocks, (p.PLATE_X, p.KEEPER_X))
    for screw in sites.servo_screws():
        body -= rod((-1.0, *screw.at[1:]), sites.RIGHT, p.PLATE_T + 2, p.SERVO_SCREW_PILOT_D)
    for site in sites.KEEPER_SITES:
        body -= insert_hole((p.KEEPER_X, *site), sites.LEFT, 6.6)
    for z in (sites.FRONT_TOP_Z, sites.FRONT_BOTTOM_Z):
        body -= insert_hole((sites.BLOCK_X, sites.PLATE_FRONT, z), sites.BACK, 9.0)
    for y in sites.FEET_Y:
        body -= insert_hole((sites.BLOCK_X, y, p.BOTTOM_Z), sites.UP, 9.0)
    return body


def servo_window() -> CrossSection:
    """In the plate: the upper part of the servo's case goes through."""
    start = p.AXIS_Y - p.SERVO_SHAFT
    y = (start - p.SERVO_PLAY, start + p.SERVO_L + p.SERVO_PLAY)
    half = p.SERVO_W / 2 + p.SERVO_PLAY
    return rectangle(y, (p.AXIS_Z - half, p.AXIS_Z + half))


# --- cam ---


def groove() -> CrossSection:
    """The groove's outline on the cam at 0 beads, from before the first pin's low stop to beyond the last's high."""
    low = p.FIRST_PIN_DEG - p.TRAVEL_DEG - p.STOP_DEG - p.GROOVE_END_DEG
    high = p.FIRST_PIN_DEG + (p.PLACES - 2) * p.PLACE_DEG + p.STOP_DEG + p.GROOVE_END_DEG
    half = kinematics.STEP_DEG - p.RISE_DEG / 2, kinematics.STEP_DEG + p.RISE_DEG / 2
    angles = [*_steps(low, half[0], 2.0), *_steps(*half, 0.25), *_steps(half[1], high, 2.0), high]
    points = [polar(AXIS, kinematics.groove_radius(angle), angle) for angle in angles]
    return along(points, (p.PIN_D + p.GROOVE_PLAY) / 2)


def _steps(start: float, end: float, step: float) -> list[float]:
    number = math.ceil((end - start) / step)
    return [start + (end - start) * i / number for i in range(number)]


def notch() -> CrossSection:
    """In the cam's rim, for the stop pin: its ends meet the pin STOP_DEG beyond the outer places."""
    middle = -p.TRAVEL_DEG / 2
    half = p.TRAVEL_DEG / 2 + p.STOP_DEG
    radius = (p.PIN_D + PRINTER) / 2
    ends = [middle - half, middle + half]
    inner = p.STOP_RADIUS - radius - p.STOP_FLOOR
    angles = [*_steps(ends[0], ends[1], 3.0), ends[1]]
    rim = [polar(AXIS, p.CAM_RADIUS + 4, angle) for angle in angles]
    floor = [polar(AXIS, inner, angle) for angle in reversed(angles)]
    sector = CrossSection([[*rim, *floor]])
    for end in ends:
        out = [circle(radius, polar(AXIS, r, end)) for r in (p.STOP_RADIUS, p.CAM_RADIUS + 4)]
        sector += hull(*out)
    return sector


def horn_outline(play: float) -> CrossSection:
    """The double arm of the servo's horn, along y."""
    tip = p.HORN_TIP_D / 2
    reach = p.HORN_L / 2 - tip
    hub = circle(p.HORN_HUB_D / 2 + play, AXIS)
    arms = [hull(hub, circle(tip + play, (AXIS[0] + s * reach, AXIS[1]))) for s in (-1, 1)]
    return union(arms)


def cam() -> Manifold:
    """A disc that the servo turns; its one groove holds the four pins. Groove and horn's pocket face the levers."""
    outline = circle(p.CAM_RADIUS, AXIS) - notch() - circle(p.CENTRE_BORE_D / 2, AXIS)
    inner, outer = p.CAM_WINDOW_R
    for middle in (52.0, 128.0, 232.0, 308.0):
        angles = [middle + off for off in range(-24, 25, 4)]
        width = (outer - inner) / 2
        outline -= along([polar(AXIS, (inner + outer) / 2, a) for a in angles], width)
    body = drawn_along_x(outline, (p.CAM_X, p.CAM_X + p.CAM_T))
    body -= drawn_along_x(groove(), (p.CAM_X - 1, p.CAM_X + p.GROOVE_DEPTH))
    body -= drawn_along_x(horn_outline(p.HORN_PLAY), (p.CAM_X - 1, sites.horn_x()[1]))
    for screw in sites.horn_screws():
        body -= rod(screw.at, sites.RIGHT, p.HORN_SCREW_L + 0.1, p.SERVO_SCREW_PILOT_D)
    return body


# --- levers ---


def lever(bead: int) -> Manifold:
    """The lever of a bead, 0 = top; that number of small holes marks which one it is. Half moved."""
    it = kinematics.levers()[bead]
    pivot = (it.pivot_y, it.pivot_z)
    nose = (p.NOSE_Y, it.pivot_z)
    hub = circle(p.HUB_RADIUS, pivot)
    pin = kinematics.pin_at(it, 0.0)
    outline = hull(hub, circle(p.NECK_RADIUS, nose)) + circle(p.NOSE_RADIUS, nose)
    outline += hull(hub, circle(p.PIN_BOSS_RADIUS, pin))
    outline -= circle(p.PIN_TURN_D / 2, pivot) + circle(p.PIN_HOLD_D / 2, pin)
    for mark in range(bead + 1):
        outline -= circle(0.6, (it.pivot_y - 8.0 - 3.0 * mark, it.pivot_z))
    return drawn_along_x(outline, (p.LEVER_X, p.LEVER_X + p.LEVER_T))


def place_lever(solid: Manifold, bead: int, cam_deg: float) -> Manifold:
    """A lever (or its pin) drawn half moved, at an angle of the cam."""
    it = kinematics.levers()[bead]
    return turned(solid, kinematics.lever_turn(it, cam_deg), (it.pivot_y, it.pivot_z))


# --- beads ---


def bead() -> Manifold:
    """A bead about its rod, its middle at z = 0; the notch at its back takes the lever's nose."""
    half, belt, end = p.BEAD_HEIGHT / 2, p.BEAD_BELT / 2, p.BEAD_RADIUS - (p.BEAD_HEIGHT - p.BEAD_BELT) / 2
    contour = CrossSection(
        [[(0.0, -half), (end, -half), (p.BEAD_RADIUS, -belt), (p.BEAD_RADIUS, belt), (end, half), (0.0, half)]]
    )
    body = contour.revolve(96).translate((p.ROD_X, 0.0, 0.0))
    body -= rod((p.ROD_X, 0.0, -half - 1), sites.UP, p.BEAD_HEIGHT + 2, p.ROD_HOLE_D)
    side = p.LEVER_T / 2 + p.BEAD_NOTCH_SIDE
    up = p.NOSE_RADIUS + p.BEAD_NOTCH_PLAY / 2
    return body - box((p.ROD_X - side, p.ROD_X + side), (p.BEAD_NOTCH_Y, p.BEAD_RADIUS + 1), (-up, up))


# --- keeper, front, rank plate ---


def keeper() -> Manifold:
    """Closes the module: the cam cannot leave the pins. Its hole lets the driver through to the centre screw."""
    outline = rectangle((sites.PLATE_FRONT + 0.3, p.BACK_Y), (p.BOTTOM_Z + 1.0, p.TOP_Z))
    outline -= circle(4.0, AXIS) + circle((p.PIN_D + p.GROOVE_PLAY) / 2, sites.STOP_AT)
    for y in ((47.0, 68.0), (85.0, 110.0)):
        for z in ((13.0, 38.0), (-48.0, -4.0)):
            outline -= _rounded(y, z)
    body = drawn_along_x(outline, (p.KEEPER_X, p.KEEPER_X + p.KEEPER_T))
    for site in sites.KEEPER_SITES:
        body -= countersink((p.KEEPER_X + p.KEEPER_T, *site), sites.LEFT, p.KEEPER_T + 1)
    return body


def front() -> Manifold:
    """What the players see of one rank: the dark ground behind the beads, and two shelves that hold the rod."""
    left, right = p.ROD_X - p.MODULE_PITCH / 2 + p.FRONT_GAP, p.ROD_X + p.MODULE_PITCH / 2 - p.FRONT_GAP
    shelf = (p.SHELF_Y, sites.PLATE_FRONT)
    outline = rectangle((p.FRONT_Y, sites.PLATE_FRONT), (p.BOTTOM_Z, p.TOP_Z))
    outline += rectangle(shelf, (p.SHELF_Z, p.TOP_Z))
    outline += rectangle(shelf, (-p.SHELF_Z - p.SHELF_BOTTOM_T, -p.SHELF_Z))
    body = drawn_along_x(outline, (left, right))
    body -= box(
        (p.LEVER_X - p.SLOT_SIDE, p.LEVER_X + p.LEVER_T + p.SLOT_SIDE),
        (p.FRONT_Y - 1, sites.PLATE_FRONT + 1),
        (-p.SLOT_Z, p.SLOT_Z),
    )
    body -= rod((p.ROD_X, 0.0, rod_z()[0]), sites.UP, 200.0, p.ROD_FIT_D)
    long, short = sites.front_screws()
    for screw in (long, short):
        x, _, z = screw.at
        body -= rod((x, p.SHELF_Y - 1, z), sites.BACK, 40.0, p.SCREW_HOLE_D)
    body -= rod((long.at[0], p.SHELF_Y - 1, long.at[2]), sites.BACK, sites.COUNTERBORE + 1, p.HEAD_D + 0.5)
    for screw in sites.rank_screws():
        body -= rod((screw.at[0], p.SHELF_Y, screw.at[2]), sites.BACK, 6.0, p.SERVO_SCREW_PILOT_D)
    return body


def rod_z() -> tuple[float, float]:
    """Lower and upper end of a bead rod."""
    return -p.SHELF_Z - p.SHELF_BOTTOM_T + 2.0, p.TOP_Z - 0.3


def rank_plate(rank: str) -> Manifold:
    """The name of a rank, raised: the printer changes its colour at RANK_T."""
    return rank_blank() + rank_name(rank)


def rank_blank() -> Manifold:
    """A rank plate without its name."""
    top = -p.SHELF_Z
    x = (p.ROD_X - p.RANK_W / 2, p.ROD_X + p.RANK_W / 2)
    y = (p.SHELF_Y - p.RANK_T, p.SHELF_Y)
    body = box(x, y, (top - p.RANK_H, top))
    for screw in sites.rank_screws():
        body -= rod((screw.at[0], y[0] - 1, screw.at[2]), sites.BACK, p.RANK_T + 2, 2.2)
    return body


def rank_name(rank: str) -> Manifold:
    """The raised part of a rank plate."""
    raised = Manifold.extrude(letter(rank, 13.0, p.LETTER_STROKE), p.LETTER_T + 0.01)
    middle = -p.SHELF_Z - p.RANK_H / 2 - 3.0
    return raised.rotate((90.0, 0.0, 0.0)).translate((p.ROD_X, p.SHELF_Y - p.RANK_T + 0.01, middle))


# --- cheeks ---


def cheek(side: str) -> Manifold:
    """The left or right end of the case; holds base, top and back together."""
    left = side == "left"
    inner = sites.ROW_LEFT if left else sites.ROW_RIGHT
    face = (inner - p.CHEEK_T, inner) if left else (inner, inner + p.CHEEK_T)
    block = (inner - 0.01, inner + sites.CHEEK_BLOCK) if left else (inner - sites.CHEEK_BLOCK, inner + 0.01)
    body = box(face, (p.FRONT_Y, p.SHEET_BACK_Y), (p.BOTTOM_Z, p.TOP_Z))
    for y in sites.CHEEK_Y:
        around = (y - 9.0, min(y + 9.0, p.SHEET_BACK_Y))
        body += box(block, around, (p.BOTTOM_Z, p.BOTTOM_Z + p.BLOCK_Z)) + box(block, around, (p.SHELF_Z, p.TOP_Z))
    for z in sites.CHEEK_BACK_Z:
        body += box(block, (p.SHEET_BACK_Y - 14.0, p.SHEET_BACK_Y), (z - 6.0, z + 6.0))
    if left:  # closes the gap beside the first front
        stop = p.ROD_X - p.MODULE_PITCH / 2 - p.FRONT_GAP
        body += box((inner - 0.01, stop), (p.FRONT_Y, sites.PLATE_FRONT), (p.BOTTOM_Z, p.TOP_Z))
    x = sites.cheek_x(side)
    for y in sites.CHEEK_Y:
        body -= insert_hole((x, y, p.BOTTOM_Z), sites.UP, 9.0)
        body -= insert_hole((x, y, p.TOP_Z), sites.DOWN, 8.0)
    for z in sites.CHEEK_BACK_Z:
        body -= insert_hole((x, p.SHEET_BACK_Y, z), sites.FORTH, 8.0)
    return body


@dataclass(frozen=True, slots=True)
class Printed:
    """A part for the printer: `up` is the unit vector that points away from the bed, `number` of a whole casekeeper."""

    name: str
    draw: Callable[[], Manifold]
    up: Place
    number: int


def _levers() -> list[Printed]:
    def draw(number: int) -> Callable[[], Manifold]:
        return lambda: lever(number)

    return [Printed(f"lever_{number + 1}", draw(number), sites.RIGHT, p.MODULES) for number in range(p.PLACES - 1)]


def _ranks() -> list[Printed]:
    def draw(rank: str) -> Callable[[], Manifold]:
        return lambda: rank_plate(rank)

    return [Printed(f"rank_{rank}", draw(rank), sites.FORTH, 1) for rank in RANKS]


PRINTED: tuple[Printed, ...] = (
    Printed("plate", plate, sites.RIGHT, p.MODULES),
    Printed("cam", cam, sites.LEFT, p.MODULES),
    *_levers(),
    Printed("bead", bead, sites.UP, p.MODULES * (p.PLACES - 1)),
    Printed("keeper", keeper, sites.RIGHT, p.MODULES),
    Printed("front", front, sites.FORTH, p.MODULES),
    *_ranks(),
    Printed("cheek_left", lambda: cheek("left"), sites.RIGHT, 1),
    Printed("cheek_right", lambda: cheek("right"), sites.LEFT, 1),
)
