"""Where everything stands on the table and what is on the power plate, the way of each cable, and how long it is cut:
one set of numbers for the plan, the bill, the tables and the texts. Millimetres."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from hardware.machine.boards import inputs, shield
from hardware.machine.boards.pictures import BOX
from hardware.machine.boards.svg import Picture
from hardware.machine.book import leads
from hardware.machine.drawings import purchased, stand
from hardware.machine.drawings.dealing_box import params as box

Point = tuple[float, float]

# --- cut to ---
USB_MM = 2000.0
STOP_MM = 2000.0
PANEL_MM = 1500.0
BOX_MM = 800.0
FAR_LAMP_MM = 800.0
NEAR_LAMP_MM = 1000.0
SOCKET_MM = 150.0
FUSE_MM = 80.0
J1_PLUS_MM = 350.0
J1_MINUS_MM = 420.0
RIBBON_MM = 500.0  # the camera's, the longest of its maker
# --- what a way does not show ---
SLACK = 150.0  # bends, and up to plugs
THICK_SLACK = 20.0  # both ends, stripped
IN_PANEL = 140.0  # from the opening to the stop button
TO_J1 = 30.0  # from the plate up to the shield
RIBBON_MORE = 30.0  # a bend at each end, and the way out between Pi and input board: a guess
RIBBON_LEAVES = 60.0  # the arm, before the post
TO_LAMP = box.LAMP_AT[1] - box.BOTTOM_Z  # along the stem

# --- left rear corners on the table, x to the right, y toward the dealer; widths and depths ---
CASEKEEPER = ((100.0, 480.0), (540.0, 140.0))
POWER = ((250.0, 480.0 - leads.PLATE_BEHIND - stand.POWER_PLATE[1]), stand.POWER_PLATE)
DEALING_BOX = ((850.0, 300.0), (box.BASE_X[1] - box.BASE_X[0], box.BASE_Y[1] - box.BASE_Y[0]))
PI = ((1030.0, 260.0), stand.PI_PLATE)  # beside the base, but for its roof's legs: the camera's ribbon is short
PANEL = ((1230.0, 500.0), stand.PANEL[:2])
SUPPLY = ((570.0, 330.0), (110.0, 70.0))
REAR = 220.0  # the cables' way behind everything


def _on(place: tuple[Point, Point], at: Point) -> Point:
    """A point of a plate (from its lower left corner) on the table."""
    (x, y), (_, deep) = place
    return x + at[0], y + deep - at[1]


def _mega_usb() -> Point:
    left = stand.SHIELD_AT[0] + shield.MEGA_X
    front = stand.SHIELD_AT[1] + shield.circuit().height - shield.MEGA_Y
    return left - 6.4, front + 37.7


def _shield(ref: str) -> Point:
    part = shield.circuit().part(ref)
    return stand.SHIELD_AT[0] + part.x, stand.SHIELD_AT[1] + shield.circuit().height - part.y


def _inputs(ref: str) -> Point:
    part = inputs.circuit().part(ref)
    return stand.PI_AT[0] + part.x, stand.PI_AT[1] + stand.PI[1] - part.y


@dataclass(frozen=True, slots=True)
class Way:
    """The way of a cable or wire from end to end, what it needs beside it, and what it is cut to."""

    name: str
    points: Sequence[Point]
    more: float
    cut: float

    @property
    def needs(self) -> float:
        """The least length."""
        return sum(math.dist(one, other) for one, other in zip(self.points, self.points[1:], strict=False)) + self.more


def cables() -> tuple[Way, ...]:
    """On the table: from plate to plate behind everything, the stop's with the panel's from the Pi's plate on."""
    usb, stop = _on(POWER, _mega_usb()), _on(POWER, _shield("J2"))
    pi_usb = _on(PI, (stand.PI_AT[0] + 87.5, stand.PI_AT[1] + 28.5))
    tie, pi_tie = _on(POWER, stand.TIES_AT[2]), _on(PI, stand.PI_TIES_AT[0])
    opening = (PANEL[0][0] + stand.PANEL[0] / 2, PANEL[0][1])
    right, beside = POWER[0][0] + POWER[1][0] + 20, PI[0][0] + PI[1][0] + 40
    post = (DEALING_BOX[0][0] - box.BASE_X[0], DEALING_BOX[0][1] + box.BASE_Y[1] - box.POST_Y)
    to_post = (pi_tie, (pi_tie[0], PI[0][1] + PI[1][1] + 15), (post[0] + 85, PI[0][1] + PI[1][1] + 15), post)
    lamps = [(post[0], post[1] + box.POST_Y - side * box.LAMP_FOOT_Y) for side in (1.0, -1.0)]
    at_lamp = SLACK + TO_LAMP
    return (
        Way("USB", (usb, (200.0, usb[1]), (200.0, REAR), (beside, REAR), (beside, pi_usb[1]), pi_usb), SLACK, USB_MM),
        Way(
            "stop",
            (
                stop,
                tie,
                (right, tie[1]),
                (right, REAR + 14),
                (beside + 12, REAR + 14),
                (beside + 12, opening[1] - 30),
                (opening[0], opening[1] - 30),
                opening,
            ),
            SLACK + IN_PANEL,
            STOP_MM,
        ),
        Way("panel", (_on(PI, _inputs("J2")), pi_tie, (opening[0], pi_tie[1]), opening), SLACK + IN_PANEL, PANEL_MM),
        Way("box", (_on(PI, _inputs("J1")), *to_post), SLACK, BOX_MM),
        Way("far lamp", (_on(PI, _inputs("J3")), *to_post, lamps[0]), at_lamp, FAR_LAMP_MM),
        Way("near lamp", (_on(PI, _inputs("J3")), *to_post, lamps[1]), at_lamp, NEAR_LAMP_MM),
    )


def camera_ribbon() -> float:
    """What the camera's ribbon needs, mm: from its plug behind the lens along the arm, off it before the post, and
    straight down to its socket on the Pi."""
    socket = next(piece.solid for piece in purchased.pi().pieces if piece.what == "camera sockets")
    x0, y0, _, x1, y1, z1 = socket.bounding_box()
    socket_at = _on(PI, (stand.PI_AT[0] + (x0 + x1) / 2, stand.PI_AT[1] + (y0 + y1) / 2))
    arm = box.POST_Y - box.PROFILE / 2 - RIBBON_LEAVES
    plug = purchased.CAMERA_PCB[1] - purchased.CAMERA_ROWS[1] - 2.0
    leaves = (DEALING_BOX[0][0] - box.BASE_X[0], DEALING_BOX[0][1] + box.BASE_Y[1] - arm)
    high = box.CAMERA_Z + purchased.CAMERA_HIGH - (box.BOTTOM_Z - box.BASE_T + stand.PLATE_T + stand.LOWER_L + z1)
    return arm - plug + math.hypot(math.dist(leaves, socket_at), high) + RIBBON_MORE


def thick_wires() -> tuple[Way, ...]:
    """On the power plate, from its lower left corner: both wires of J1 along the plate's front edge, before the
    shield. The regulator's holes are taken where they are farthest away."""
    (x, y), (wide, deep, _) = stand.REGULATOR_AT, stand.REGULATOR
    tie, j1 = stand.TIES_AT[2], _shield("J1")
    fuse, socket = stand.TIES_AT[0], stand.TIES_AT[1]
    left = (10.0, tie[1])
    round_shield = (tie, left, (left[0], j1[1]), j1)
    end = 14.0  # from a tie to the end of holder or socket
    return (
        Way("socket to regulator", ((socket[0] - end, socket[1]), (x + wide, y + deep)), THICK_SLACK, SOCKET_MM),
        Way("regulator to fuse holder", ((x, y + deep), (fuse[0] - end, fuse[1])), THICK_SLACK, FUSE_MM),
        Way("fuse holder to J1", ((fuse[0] + end, fuse[1]), *round_shield), THICK_SLACK + TO_J1, J1_PLUS_MM),
        Way(
            "regulator to J1",
            ((x + wide, y + deep), (x + wide + 6, fuse[1]), *round_shield),
            THICK_SLACK + TO_J1,
            J1_MINUS_MM,
        ),
    )


def _bundles() -> list[tuple[Point, Point]]:
    """The servo leads: from each opening in the casekeeper's back to the shield."""
    middle, back = CASEKEEPER[0][0] + CASEKEEPER[1][0] / 2, CASEKEEPER[0][1]
    shield_at = _on(POWER, (stand.SHIELD_AT[0] + 50, stand.SHIELD_AT[1]))
    return [
        ((middle + x - leads.MIDDLE, back), (shield_at[0] + 25 * number, shield_at[1]))
        for number, x in enumerate(leads.OPENINGS, start=-1)
    ]


def picture() -> str:
    """Where everything stands, from above."""
    scale = 5.0
    drawn = Picture(300, 150, 4, "white", "On the table")
    drawn.text("On the table, from above, its front at the bottom", 6, 9, 5, 'font-weight="bold"')
    wood, grey = 'fill="#f0e2c8" stroke="#333" stroke-width="0.5"', 'fill="#d5d7da" stroke="#333" stroke-width="0.5"'

    def at(point: Point) -> Point:
        return point[0] / scale, point[1] / scale

    for ((x, y), (wide, deep)), says, below, style in (
        (CASEKEEPER, "casekeeper, its beads to the front", 12.0, grey),
        (POWER, "power plate", -1.5, wood),
        (DEALING_BOX, "dealing box", 20.0, wood),
        (PI, "Pi's plate", -1.5, wood),
        (PANEL, "panel", 10.0, grey),
        (SUPPLY, "12 V supply", -1.5, grey),
    ):
        drawn.box(*at((x, y)), *at((x + wide, y + deep)), style)
        drawn.text(says, x / scale + 2, y / scale + below, 3.4)
    shield_at = _on(POWER, stand.SHIELD_AT)
    circuit = shield.circuit()
    drawn.box(
        *at((shield_at[0], shield_at[1] - circuit.height)), *at((shield_at[0] + circuit.width, shield_at[1])), BOX
    )
    drawn.text("shield", shield_at[0] / scale + 5, shield_at[1] / scale - 8, 3.0)
    drawn.text("dealer", 182, 133, 3.4)
    drawn.text("camera's post", 176, 63, 2.8)
    socket = _on(POWER, stand.TIES_AT[1])
    blue = 'fill="none" stroke="#1f5fcc" stroke-width="0.8"'
    supply = (SUPPLY[0][0], SUPPLY[0][1] + SUPPLY[1][1] / 2)
    drawn.line(
        [at(point) for point in ((socket[0] + 18, socket[1]), (545.0, socket[1]), (545.0, supply[1]), supply)], blue
    )
    words = 'fill="#1f5fcc"'
    drawn.text("12 V", 111, socket[1] / scale, 3.0, words)
    for way in cables():
        if way.name != "far lamp":
            drawn.line([at(point) for point in way.points], blue)
    for one, other in _bundles():
        drawn.line((at(one), at(other)), blue)
    drawn.text("13 servo leads", 102, 93, 3.0, words)
    drawn.text(f"USB, {USB_MM / 1000:.0f} m", 120, REAR / scale - 1.5, 3.0, words)
    drawn.text(f"stop, {STOP_MM / 1000:.0f} m", 120, REAR / scale + 7, 3.0, words)
    drawn.text("stop, panel", 264, 84, 3.0, words)
    drawn.text("ribbon, box, lamps", 206, 79, 3.0, words)
    return drawn.whole()
