"""What is bought, drawn as far as it could meet anything; boards and sheets that are cut to size."""

from manifold3d import Manifold

from hardware.machine.drawings import kinematics, servos, sites
from hardware.machine.drawings import params as p
from hardware.machine.drawings.choices import SERVO
from hardware.machine.drawings.printed import horn_outline, rod_z
from hardware.machine.drawings.purchased import GUESS, Doubt
from hardware.machine.drawings.screws import countersink
from hardware.machine.drawings.shapes import box, circle, drawn_along_x, hull, rod


def servo() -> Manifold:
    """Adafruit 1450 with its ears on the plate's left face and its shaft to the right."""
    floor = -(p.SERVO_EAR_Z + p.SERVO_EAR_T)
    start = p.AXIS_Y - p.SERVO_SHAFT
    z = (p.AXIS_Z - p.SERVO_W / 2, p.AXIS_Z + p.SERVO_W / 2)
    body = box((floor, floor + p.SERVO_CASE_H), (start, start + p.SERVO_L), z)
    middle = start + p.SERVO_L / 2
    ears = box((-p.SERVO_EAR_T, 0.0), (middle - p.SERVO_EAR_L / 2, middle + p.SERVO_EAR_L / 2), z)
    for screw in sites.servo_screws():
        ears -= rod((-p.SERVO_EAR_T - 1, *screw.at[1:]), sites.RIGHT, p.SERVO_EAR_T + 2, p.SERVO_HOLE_D)
    boss = hull(
        circle(p.SERVO_BOSS_D / 2, sites.AXIS),
        circle(p.SERVO_BOSS_BACK_D / 2, (p.AXIS_Y + p.SERVO_BOSS_BACK, p.AXIS_Z)),
    )
    body += ears + drawn_along_x(boss, (floor + p.SERVO_CASE_H - 1, floor + p.SERVO_BOSS_H))
    spline = drawn_along_x(circle(p.SERVO_SPLINE_D / 2, sites.AXIS), (0.0, floor + p.SERVO_SPLINE_H))
    body += spline
    return body - rod(sites.centre_screw().at, sites.LEFT, 5.0, 2.0 + p.HORN_SPLINE_PLAY)


SERVO_OFF = 0.3
"""mm, by which a figure of the servo may be off that no maker's sheet tells."""


def servo_doubts(solid: Manifold) -> tuple[Doubt, ...]:
    """Of the servo in its place: every row of `servos` has guesses in it, so all of its outline is in doubt."""
    guessed = [name for name, (_, source) in servos.ROWS[SERVO][2].items() if source.startswith(GUESS)]
    return (Doubt("case", solid, SERVO_OFF),) if guessed else ()


def lead() -> Manifold:
    """The servo's lead where it leaves the case, near the floor at the rear end; it gives way to a driver."""
    floor = -(p.SERVO_EAR_Z + p.SERVO_EAR_T)
    end = p.AXIS_Y - p.SERVO_SHAFT + p.SERVO_L
    half = p.SERVO_LEAD_W / 2
    x = (floor + 3.0, floor + 3.0 + p.SERVO_LEAD_T)
    return box(x, (end, end + p.SERVO_LEAD_L), (p.AXIS_Z - half, p.AXIS_Z + half))


def horn() -> Manifold:
    """The double arm that comes with the servo, as it stands at 0 beads."""
    under, outer = sites.horn_x()
    body = drawn_along_x(circle(p.HORN_HUB_D / 2, sites.AXIS), (under, outer))
    body += drawn_along_x(horn_outline(0.0), (outer - p.HORN_ARM_T, outer))
    body -= rod((under - 1, *sites.AXIS), sites.RIGHT, 10.0, 2.2)
    spline_end = p.SERVO_SPLINE_H - p.SERVO_EAR_Z - p.SERVO_EAR_T
    body -= rod((under - 1, *sites.AXIS), sites.RIGHT, spline_end - under + 1.1, p.SERVO_SPLINE_D + p.HORN_SPLINE_PLAY)
    for screw in sites.horn_screws():
        body -= rod((under, *screw.at[1:]), sites.RIGHT, 10.0, p.SERVO_SCREW_D + 0.1)
    return body


def groove_pin(bead: int) -> Manifold:
    """Dowel pin 3 x 8, pressed into a lever flush with the side of the plate; the lever half moved."""
    return rod((p.LEVER_X, *kinematics.pin_at(kinematics.levers()[bead], 0.0)), sites.RIGHT, p.PIN_LENGTH, p.PIN_D)


def axle(bead: int) -> Manifold:
    """Dowel pin 3 x 10, pressed into the plate flush with its left face."""
    it = kinematics.levers()[bead]
    return rod((p.PLATE_X, it.pivot_y, it.pivot_z), sites.RIGHT, p.AXLE_LENGTH, p.PIN_D)


def stop_pin() -> Manifold:
    """Dowel pin 3 x 18 from the plate to the keeper, flush with the keeper."""
    end = p.KEEPER_X + p.KEEPER_T
    return rod((end - p.STOP_PIN_LENGTH, *sites.STOP_AT), sites.RIGHT, p.STOP_PIN_LENGTH, p.PIN_D)


def bead_rod() -> Manifold:
    """Steel rod 3 mm; the top sheet keeps it in."""
    low, high = rod_z()
    return rod((p.ROD_X, 0.0, low), sites.UP, high - low, p.ROD_D)


def base() -> Manifold:
    """Plywood 12 mm under the whole row."""
    x = (sites.ROW_LEFT - p.CHEEK_T - 2, sites.ROW_RIGHT + p.CHEEK_T + 2)
    bottom = p.BOTTOM_Z - p.BASE_T
    board = box(x, (p.BASE_FRONT_Y, p.SHEET_BACK_Y + p.SHEET_T), (bottom, p.BOTTOM_Z))
    feet = [screw.at for screw in sites.foot_screws()]
    for module in range(p.MODULES):
        for at in feet:
            board -= countersink((at[0] + module * p.MODULE_PITCH, *at[1:]), sites.UP, p.BASE_T + 1)
    for side in ("left", "right"):
        for screw in sites.cheek_screws(side):
            board -= countersink(screw.at, sites.UP, p.BASE_T + 1)
    return board


def top_sheet() -> Manifold:
    """3 mm over the whole case; keeps the bead rods in."""
    x = (sites.ROW_LEFT - p.CHEEK_T, sites.ROW_RIGHT + p.CHEEK_T)
    sheet = box(x, (p.SHELF_Y, p.SHEET_BACK_Y), (p.TOP_Z, p.TOP_Z + p.SHEET_T))
    for screw in (*sites.sheet_screws("left")[:2], *sites.sheet_screws("right")[:2]):
        sheet -= rod(screw.at, sites.DOWN, p.SHEET_T + 1, p.SCREW_HOLE_D)
    return sheet


def back_sheet() -> Manifold:
    """3 mm behind the case, with three openings for the leads at its foot."""
    x = (sites.ROW_LEFT - p.CHEEK_T, sites.ROW_RIGHT + p.CHEEK_T)
    y = (p.SHEET_BACK_Y, p.SHEET_BACK_Y + p.SHEET_T)
    sheet = box(x, y, (p.BOTTOM_Z, p.TOP_Z + p.SHEET_T))
    for middle in (100.0, 240.0, 380.0):
        sheet -= box((middle - 20, middle + 20), (y[0] - 1, y[1] + 1), (p.BOTTOM_Z - 1, p.BOTTOM_Z + 12))
    for screw in (*sites.sheet_screws("left")[2:], *sites.sheet_screws("right")[2:]):
        sheet -= rod(screw.at, sites.FORTH, p.SHEET_T + 1, p.SCREW_HOLE_D)
    return sheet
