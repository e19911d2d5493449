"""What the electronics stand on and in: a plate under the Mega with its shield and supply, one under the Pi, and the
dealer's panel. The boards are drawn from their circuits, as far as they could meet anything.

x to the right, y to the back, z up; z = 0 is the upper face of a plate, or the lower face of the panel.
"""

import functools
import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from manifold3d import CrossSection, Manifold

from hardware.machine.boards import inputs, shield
from hardware.machine.boards.footprints import MEGA_HOLES
from hardware.machine.boards.layout import turned
from hardware.machine.boards.model import Circuit
from hardware.machine.drawings import clashes, purchased, sites
from hardware.machine.drawings import params as p
from hardware.machine.drawings.choices import PRINTER
from hardware.machine.drawings.clashes import Clash
from hardware.machine.drawings.machine import Part
from hardware.machine.drawings.machine import purchased as bought
from hardware.machine.drawings.printed import Printed
from hardware.machine.drawings.screws import Screw, countersink, insert, insert_hole, m2_tapping, m3, m3_countersunk
from hardware.machine.drawings.shapes import Place, box, rod

# --- plates: plywood ---
PLATE_T = 6.0
POWER_PLATE = (240.0, 130.0)
PI_PLATE = (120.0, 90.0)
TIE_HOLE_D = 4.0
TIE_APART = 12.0  # two holes for a cable tie
# --- columns of spacers ---
LOWER_L = 12.0  # plate to Mega or Pi
UPPER_L = 11.0  # Mega to shield
PI_UPPER_L = 20.0  # Pi to input board: the cooler is between, and a stacking header bridges what is more
STUD_L = 6.0  # of the upper spacer, through the board below it
HEX_D = 6.35  # across the corners: 5.5 across the flats
PI_HEX_D = 5.8  # M2.5: 5.0 across the flats
M3_HOLE_D = 3.2
M25_HOLE_D = 2.7
M25_D = 2.5
BOARD_T = 1.6
# --- boards ---
PI = purchased.PI
FREE_HOLES = ((66.04, 35.56), (96.52, 2.54))
"""Of the Mega's holes under the shield those beside which a spacer has room: at the other two it would stand in the
header sockets."""
REGULATOR = (43.2, 31.8, 14.0)  # Pololu D24V150F5, as sold; measure yours, its holes are marked through it
REGULATOR_FEET = 5.0
HEIGHTS = {"connector": 9.8, "fuse": 13.0, "polarised": 25.0, "led": 8.6, "pmos": 2.3, "zener": 2.4}
HEIGHT_ELSE = 1.2
# --- places on the power plate ---
SHIELD_AT = (24.0, 18.0)  # its lower left corner
REGULATOR_AT = (164.0, 78.0)
TIES_AT = ((190.0, 52.0), (190.0, 30.0), (150.0, 12.0))  # fuse holder, socket, leads
# --- places on the Pi's plate ---
PI_AT = (14.0, 17.0)
PI_TIES_AT = ((110.0, 20.0),)
# --- roofs: a sheet over each plate, on four printed legs that stand around its corners ---
ROOF_Z = 60.0  # over the plate: cables bend below it
ROOF_T = 3.0
LEG_WALL = 2.4
LEG_ARM = 14.0
LEG_LEDGE = 8.0
LEG_FOOT = 6.0  # of the plate's corner that is held from above
LEG_GAP = 0.2
# --- panel: printed ---
PANEL = (160.0, 76.0, 60.0)
PANEL_WALL = 2.4
PANEL_TOP = 3.2
PANEL_FLOOR = 3.0
POST = 9.0
STOP_AT = (34.0, 38.0)
STOP_D = 22.4 + PRINTER  # Schneider XB5: 22.3 to 22.8, panels of 1 to 6 mm
BUTTONS_X = (82.0, 107.4, 132.8)  # ten holes of stripboard apart
BUTTONS_Y = 26.0
BUTTON_HOLE = 12.6 + PRINTER  # Omron B3F-4055: 12 x 12 mm
LEDS_Y = 54.0
LED_HOLE_D = 5.1 + PRINTER
BUZZER_AT = (60.0, 60.0)
BUZZER_D = 12.0  # CUI CEM-1205C
SOUND_D = 3.0
STRIP = (66.0, 20.3, 1.6)  # stripboard, 26 x 8 holes
STRIP_GAP = 1.0  # from the top's inner face
STRIP_SCREWS_X = (78.0 + 16.7, 107.4 + 12.7)
CABLE = (14.0, 8.0)  # opening at the rear, for three cables


def _upright(at: tuple[float, float], z: float, length: float, diameter: float) -> Manifold:
    return rod((*at, z), sites.UP, length, diameter)


def _board(circuit: Circuit, at: tuple[float, float], z: float) -> Manifold:
    """A populated board; its drawing's y goes down."""
    x0, y0 = at
    body = box((x0, x0 + circuit.width), (y0, y0 + circuit.height), (z, z + BOARD_T))
    for x, y in circuit.holes:
        body -= _upright((x0 + x, y0 + circuit.height - y), z - 1, BOARD_T + 2, M3_HOLE_D)
    for part in circuit.parts:
        if part.kind.footprint.outside and part.kind.symbol == "module":
            continue
        left, top, right, bottom = part.kind.footprint.body
        corners = [turned(left, top, part.turn), turned(right, bottom, part.turn)]
        xs, ys = sorted(x for x, _ in corners), sorted(y for _, y in corners)
        middle = (x0 + part.x, y0 + circuit.height - part.y)
        height = HEIGHTS.get(part.kind.symbol, HEIGHT_ELSE)
        if part.kind.footprint.round_body:
            body += _upright(middle, z + BOARD_T, height, right - left)
        else:
            sides = (middle[0] + xs[0], middle[0] + xs[1])
            body += box(sides, (middle[1] - ys[1], middle[1] - ys[0]), (z + BOARD_T, z + BOARD_T + height))
    return body


@dataclass(frozen=True, slots=True)
class Column:
    """A column of spacers through two boards: where, the thread's diameter, and how long the upper spacer is; 0: the
    screw from above holds the lower board."""

    at: tuple[float, float]
    thread: float
    upper: float = UPPER_L

    @property
    def top(self) -> float:
        """z under the head of the screw from above."""
        return LOWER_L + BOARD_T + (self.upper + BOARD_T if self.upper else 0.0)

    def parts(self) -> list[Part]:
        """Screw from below, lower and upper spacer, screw from above."""
        large = self.thread > M25_D
        size, across = ("M3", HEX_D) if large else ("M2.5", PI_HEX_D)
        lower = _upright(self.at, 0, LOWER_L, across) - _upright(self.at, -1, LOWER_L + 2, self.thread)
        below, above = self.screws()
        found = [
            Part(f"{size} screw, below", below.solid(), "stand"),
            Part(f"{size} spacer, lower", lower, "stand"),
            Part(f"{size} screw, above", above.solid(), "stand"),
        ]
        if self.upper:
            upper = _upright(self.at, LOWER_L + BOARD_T, self.upper, across)
            upper += _upright(self.at, LOWER_L + BOARD_T - STUD_L, STUD_L, self.thread)
            upper -= _upright(self.at, self.top - BOARD_T - 6.5, 7, self.thread)
            found.append(Part(f"{size} spacer, upper", upper, "stand"))
        return found

    def screws(self) -> tuple[Screw, Screw]:
        """Countersunk from below into the lower spacer, cylinder head from above into the upper one."""
        x, y = self.at
        high = self.top
        if self.thread > M25_D:
            return m3_countersunk("M3 screw, below", (x, y, -PLATE_T), sites.UP, 10.0), m3(
                "M3 screw, above", (x, y, high), sites.DOWN, 6.0
            )
        return (
            Screw("M2.5 screw, below", (x, y, -PLATE_T), sites.UP, M25_D, 10.0, 4.7, 1.5, countersunk=True),
            Screw("M2.5 screw, above", (x, y, high), sites.DOWN, M25_D, 6.0, 4.5, 2.5),
        )


def power_columns() -> list[Column]:
    """At the Mega's two free holes under the shield, and at its front left one, which the shield does not cover."""
    x, y = mega_at()
    found = [Column((x + hole[0], y + hole[1]), 3.0) for hole in FREE_HOLES]
    return [*found, Column((x + purchased.MEGA_FRONT_HOLE[0], y + purchased.MEGA_FRONT_HOLE[1]), M25_D, 0.0)]


def mega_at() -> tuple[float, float]:
    """The Mega's lower left corner on the power plate."""
    return SHIELD_AT[0] + shield.MEGA_X, SHIELD_AT[1] + shield.circuit().height - shield.MEGA_Y


def pi_columns() -> list[Column]:
    """At the Pi's four holes."""
    return [Column((PI_AT[0] + x, PI_AT[1] + PI[1] - y), M25_D, PI_UPPER_L) for x, y in purchased.PI_HOLES]


def _plate(size: tuple[float, float], columns: Sequence[Column], ties: Sequence[tuple[float, float]]) -> Manifold:
    body = box((0.0, size[0]), (0.0, size[1]), (-PLATE_T, 0.0))
    for column in columns:
        body -= countersink((*column.at, -PLATE_T), sites.UP, PLATE_T + 1)
    for x, y in ties:
        for side in (-1, 1):
            body -= _upright((x, y + side * TIE_APART / 2), -PLATE_T - 1, PLATE_T + 2, TIE_HOLE_D)
    return body


def regulator_screws() -> list[Screw]:
    """Wood screws in its corners; the true places are marked through its own holes."""
    (x, y), (wide, deep, _) = REGULATOR_AT, REGULATOR
    corners = [(x + a, y + b) for a in (2.5, wide - 2.5) for b in (2.5, deep - 2.5)]
    top = REGULATOR_FEET + BOARD_T
    return [Screw("regulator screw", (*at, top), sites.DOWN, 2.0, 10.0, 4.0, 1.4) for at in corners]


@functools.cache
def power_parts() -> tuple[Part, ...]:
    """The plate with Mega, shield, regulator, fuse and socket."""
    circuit = shield.circuit()
    x0, y0 = mega_at()
    mega = purchased.mega((*MEGA_HOLES, purchased.MEGA_FRONT_HOLE))
    (x, y), (wide, deep, high) = REGULATOR_AT, REGULATOR
    regulator = box((x, x + wide), (y, y + deep), (REGULATOR_FEET, REGULATOR_FEET + BOARD_T))
    regulator += box((x + 8, x + wide - 8), (y + 4, y + deep - 4), (REGULATOR_FEET + BOARD_T, REGULATOR_FEET + high))
    parts = [
        Part("power plate", _plate(POWER_PLATE, power_columns(), TIES_AT), "stand"),
        bought(mega, lambda solid: solid.translate((x0, y0, LOWER_L)), "stand"),
        Part("shield", _board(circuit, SHIELD_AT, LOWER_L + BOARD_T + UPPER_L), "stand"),
        Part("regulator", regulator, "stand"),
        Part("fuse holder", box((176.0, 204.0), (45.0, 59.0), (0.0, 16.0)), "stand"),
        Part("socket", box((172.0, 208.0), (23.0, 37.0), (0.0, 12.0)), "stand"),
    ]
    for column in power_columns():
        parts += column.parts()
    for screw in regulator_screws():
        at = (screw.at[0], screw.at[1])
        parts.append(Part("regulator screw", screw.solid(), "stand"))
        feet = _upright(at, 0.0, REGULATOR_FEET, 5.0) - _upright(at, -1.0, REGULATOR_FEET + 2, 2.2)
        parts.append(Part("regulator foot", feet, "stand"))
    return tuple(_with_holes(parts))


def _with_holes(parts: list[Part]) -> list[Part]:
    """The regulator's board has a hole at each screw; wood screws cut into the plate."""
    found = []
    for part in parts:
        solid = part.solid
        for screw in regulator_screws():
            if part.name in ("regulator", "power plate"):
                solid -= rod(
                    (*screw.at[:2], screw.at[2] + 1), sites.DOWN, 12.0, 2.2 if part.name == "regulator" else 2.0
                )
        found.append(replace(part, solid=solid))
    return found


@functools.cache
def pi_parts() -> tuple[Part, ...]:
    """The plate with the Pi and its input board."""
    x0, y0 = PI_AT
    circuit = inputs.circuit()
    board = _board(circuit, (x0, y0 + PI[1] - circuit.height + 0.25), LOWER_L + BOARD_T + PI_UPPER_L)

    def placed(solid: Manifold) -> Manifold:
        return solid.translate((x0, y0, LOWER_L))

    parts = [
        Part("pi plate", _plate(PI_PLATE, pi_columns(), PI_TIES_AT), "stand"),
        bought(purchased.pi(), placed, "stand"),
        bought(purchased.cooler(), placed, "stand"),
        bought(purchased.stacking_header(), placed, "stand"),
        Part("input board", board, "stand"),
    ]
    for column in pi_columns():
        parts += column.parts()
    return tuple(parts)


# --- roofs ---


def _corner(reach: float, z: tuple[float, float]) -> Manifold:
    """A triangle in a corner."""
    outline = CrossSection([np.array([(-LEG_GAP, -LEG_GAP), (reach, -LEG_GAP), (-LEG_GAP, reach)])])
    return Manifold.extrude(outline, z[1] - z[0]).translate((0.0, 0.0, z[0]))


def roof_leg() -> Manifold:
    """Around the corner of a plate that is at the origin: walls beside plate and sheet, a triangle on the plate, and
    one under the sheet, which grows out of the walls by 45 degrees."""
    outer = -LEG_GAP - LEG_WALL
    z = (-PLATE_T, ROOF_Z + ROOF_T)
    solid = box((outer, LEG_ARM), (outer, -LEG_GAP), z) + box((outer, -LEG_GAP), (outer, LEG_ARM), z)
    solid += _corner(LEG_FOOT, (0.0, 2.4))
    low = ROOF_Z - LEG_LEDGE - LEG_GAP
    grown = [_corner(LEG_LEDGE, (ROOF_Z - 0.1, ROOF_Z)), _corner(0.05, (low, low + 0.1))]
    return solid + Manifold.batch_hull(grown)


def roof(size: tuple[float, float]) -> list[Part]:
    """Sheet and legs over a plate of that size."""
    wide, deep = size
    corners = ((0.0, 0.0, 0.0), (wide, 0.0, 90.0), (wide, deep, 180.0), (0.0, deep, 270.0))
    legs = [roof_leg().rotate((0.0, 0.0, turn)).translate((x, y, 0.0)) for x, y, turn in corners]
    return [
        Part("roof", box((0.0, wide), (0.0, deep), (ROOF_Z, ROOF_Z + ROOF_T)), "stand"),
        *(Part("roof leg", leg, "stand") for leg in legs),
    ]


# --- the panel ---


def _posts() -> list[tuple[float, float]]:
    wide, deep, _ = PANEL
    inset = PANEL_WALL + POST / 2 - 0.5
    return [(x, y) for x in (inset, wide - inset) for y in (inset, deep - inset)]


def panel_shell() -> Manifold:
    """Top and walls; four posts with inserts for the floor."""
    wide, deep, high = PANEL
    body = box((0.0, wide), (0.0, deep), (0.0, high))
    body -= box((PANEL_WALL, wide - PANEL_WALL), (PANEL_WALL, deep - PANEL_WALL), (-1.0, high - PANEL_TOP))
    for x, y in _posts():
        body += box((x - POST / 2, x + POST / 2), (y - POST / 2, y + POST / 2), (0.0, high - PANEL_TOP + 0.1))
        body -= insert_hole((x, y, 0.0), sites.UP, 9.0)
    ceiling = high - PANEL_TOP
    for x in STRIP_SCREWS_X:
        body += _upright((x, BUTTONS_Y), ceiling - STRIP_GAP, STRIP_GAP + 0.1, 6.0)
        body -= _upright((x, BUTTONS_Y), ceiling - STRIP_GAP - 0.1, 3.0, p.SERVO_SCREW_PILOT_D)
    half = BUTTON_HOLE / 2
    for x in BUTTONS_X:
        body -= box((x - half, x + half), (BUTTONS_Y - half, BUTTONS_Y + half), (ceiling - 1, high + 1))
        body -= _upright((x, LEDS_Y), ceiling - 1, PANEL_TOP + 2, LED_HOLE_D)
    body -= _upright(STOP_AT, ceiling - 1, PANEL_TOP + 2, STOP_D) + _upright(
        BUZZER_AT, ceiling - 1, PANEL_TOP + 2, SOUND_D
    )
    middle = wide / 2
    return body - box(
        (middle - CABLE[0] / 2, middle + CABLE[0] / 2), (deep - PANEL_WALL - 1, deep + 1), (-1.0, CABLE[1])
    )


def panel_floor() -> Manifold:
    """Closes the panel from below."""
    wide, deep, _ = PANEL
    body = box((0.0, wide), (0.0, deep), (-PANEL_FLOOR, 0.0))
    for x, y in _posts():
        body -= countersink((x, y, -PANEL_FLOOR), sites.UP, PANEL_FLOOR + 1)
    return body


def floor_screws() -> list[Screw]:
    """From below into the posts."""
    return [m3_countersunk("panel screw", (x, y, -PANEL_FLOOR), sites.UP, 8.0) for x, y in _posts()]


def strip_screws() -> list[Screw]:
    """From below through the stripboard into the top."""
    z = PANEL[2] - PANEL_TOP - STRIP_GAP - STRIP[2]
    return [m2_tapping("strip screw", (x, BUTTONS_Y, z), sites.UP, 4.0) for x in STRIP_SCREWS_X]


@functools.cache
def panel_parts() -> tuple[Part, ...]:
    """The panel with all that is in it."""
    ceiling = PANEL[2] - PANEL_TOP
    face = ceiling - STRIP_GAP  # of the stripboard
    strip = box(
        (BUTTONS_X[1] - STRIP[0] / 2, BUTTONS_X[1] + STRIP[0] / 2),
        (BUTTONS_Y - STRIP[1] / 2, BUTTONS_Y + STRIP[1] / 2),
        (face - STRIP[2], face),
    )
    for screw in strip_screws():
        strip -= _upright((screw.at[0], screw.at[1]), face - STRIP[2] - 1, STRIP[2] + 2, 2.2)
    parts = [
        Part("panel", panel_shell(), "stand"),
        Part("panel floor", panel_floor(), "stand"),
        Part("stripboard", strip, "stand"),
    ]
    for x, colour in zip(BUTTONS_X, ("green", "red", "yellow"), strict=True):
        button = box((x - 6, x + 6), (BUTTONS_Y - 6, BUTTONS_Y + 6), (face, face + 3.5))
        button += box((x - 1.9, x + 1.9), (BUTTONS_Y - 1.9, BUTTONS_Y + 1.9), (face + 3.4, face + 7.3))
        parts.append(Part("button", button, "stand"))
        led = _upright((x, LEDS_Y), ceiling - 1.0, 1.0, 5.8) + _upright((x, LEDS_Y), ceiling - 0.1, 7.2, 5.0)
        parts.append(Part(f"led {colour}", led, "stand"))
    stop = _upright(STOP_AT, PANEL[2], 26.0, 40.0) + _upright(STOP_AT, ceiling - 42.0, 42.0 + PANEL_TOP + 0.1, 22.0)
    stop -= _upright(STOP_AT, PANEL[2] - 0.1, 6.0, 41.0) - _upright(STOP_AT, PANEL[2] - 0.1, 6.0, 29.0)
    parts.append(Part("stop button", stop, "stand"))
    parts.append(Part("buzzer", _upright(BUZZER_AT, ceiling - 9.5, 9.5, BUZZER_D), "stand"))
    parts += [Part("insert", insert((x, y, 0.0), sites.UP), "stand") for x, y in _posts()]
    parts += [Part("panel screw", screw.solid(), "stand") for screw in floor_screws()]
    parts += [Part("strip screw", screw.solid(), "stand") for screw in strip_screws()]
    return tuple(parts)


def power_plugs() -> list[Part]:
    """What is plugged into the Mega, with the bend of its cable."""
    x, y = mega_at()
    at = (x - 6.4, y + 37.75, LOWER_L + BOARD_T + 5.4)
    return [bought(purchased.usb_b(), lambda solid: solid.translate(at), "stand")]


def pi_plugs() -> list[Part]:
    """What is plugged into the Pi: power from the front, network and USB from the right."""
    x, y = PI_AT
    top = LOWER_L + BOARD_T

    def plugged(plug: purchased.Bought, turn: float, at: Place) -> Part:
        return bought(plug, lambda solid: solid.rotate((0.0, 0.0, turn)).translate(at), "stand")

    return [
        plugged(purchased.usb_c(), 90.0, (x + 11.2, y - 1.5, top + 1.7)),
        plugged(purchased.network(), 180.0, (x + 87.5, y + 10.3, top + 7.0)),
        plugged(purchased.usb_a(), 180.0, (x + 87.5, y + 29.1, top + 8.0)),
        plugged(purchased.usb_a(), 180.0, (x + 87.5, y + 47.0, top + 8.0)),
    ]


MEETS = {one.key: one.meets for one in (made() for made in purchased.TABLE)}
"""Which parts may come near a bought one."""


def doubtful() -> list[str]:
    """Where something passes a guessed piece of a bought part too nearly, on the power plate and on the Pi's."""
    return [
        line
        for parts, plugs, size in (
            (power_parts(), power_plugs(), POWER_PLATE),
            (pi_parts(), pi_plugs(), PI_PLATE),
        )
        for line in clashes.doubtful([*parts, *plugs, *roof(size)], MEETS)
    ]


def clashing() -> list[Clash]:
    """The pairs that overlap on either plate or in the panel, and the screws that no driver reaches."""
    found = []
    columns = [*power_columns(), *pi_columns()]
    before = [column.screws()[1] for column in columns if not column.upper]  # driven before the shield is there
    tools = [Part(f"driver of {screw.name}", screw.driver(), "stand") for screw in before]
    there = [part for part in power_parts() if part.name != "shield"]
    found += clashes.between(itertools.product(tools, there), "driving on the power plate")
    for where, parts, screws in (
        (
            "power plate",
            (*power_parts(), *power_plugs()),
            [one for column in power_columns() for one in column.screws() if one not in before] + regulator_screws(),
        ),
        ("Pi's plate", (*pi_parts(), *pi_plugs()), [one for column in pi_columns() for one in column.screws()]),
        ("panel", panel_parts(), floor_screws()),
    ):
        found += clashes.between(itertools.combinations(parts, 2), where)
        if where != "panel":
            over = roof(POWER_PLATE if where == "power plate" else PI_PLATE)
            found += clashes.between([*itertools.product(over, parts), *itertools.combinations(over, 2)], where)
        tools = [Part(f"driver of {screw.name}", screw.driver(), "stand") for screw in screws]
        found += clashes.between(itertools.product(tools, parts), f"driving on the {where}")
    return found


PRINTED: tuple[Printed, ...] = (
    Printed("panel", panel_shell, sites.DOWN, 1),
    Printed("panel_floor", panel_floor, sites.DOWN, 1),
    Printed("roof_leg", roof_leg, sites.UP, 8),
)
"""Each is printed on its outer face, a leg as it stands: no supports."""
