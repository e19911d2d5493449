"""How long each wire is: from where things stand behind the casekeeper."""

import math
from dataclasses import dataclass

from hardware.machine.boards import currents, shield
from hardware.machine.boards.pictures import OTHERS
from hardware.machine.boards.svg import Picture
from hardware.machine.drawings import params as p
from hardware.machine.drawings import sites, stand
from hardware.machine.drawings.printed import RANKS

PLATE_BEHIND = 40.0  # mm, from the case's back to the power plate
OWN_LEAD = 80.0  # left of the servo's own lead, to which the wires are soldered
SLACK = 60.0  # for bends and for soldering a second time
STEP = 10.0  # lengths are rounded up to it
OPENINGS = (100.0, 240.0, 380.0)  # in the back sheet (`bought.back_sheet`)
MIDDLE = (sites.ROW_LEFT + sites.ROW_RIGHT) / 2
RIBBON_M = 5.0


@dataclass(frozen=True, slots=True)
class Lead:
    """The wires of one servo: plug on the shield, and mm to cut."""

    rank: str
    plug: str
    length: float


def _opening(x: float, plug: tuple[float, float]) -> float:
    """The opening by which the way from a servo at `x` is shortest."""
    return min(OPENINGS, key=lambda at: abs(x - at) + math.dist((at, p.SHEET_BACK_Y), plug))


def leads() -> list[Lead]:
    """All thirteen. The way: down from the servo, back and along the base to an opening, over to the plug."""
    circuit = shield.circuit()
    left = MIDDLE - stand.POWER_PLATE[0] / 2
    front = p.SHEET_BACK_Y + p.SHEET_T + PLATE_BEHIND
    found = []
    for channel, rank in enumerate(RANKS):
        part = circuit.part(f"J{100 + channel}")
        plug = (left + stand.SHIELD_AT[0] + part.x, front + stand.SHIELD_AT[1] + circuit.height - part.y)
        start = (channel * p.MODULE_PITCH - p.SERVO_EAR_Z, p.AXIS_Y - p.SERVO_SHAFT + p.SERVO_L)
        inside = p.AXIS_Z - p.BOTTOM_Z + p.SHEET_BACK_Y - start[1]
        at = _opening(start[0], plug)
        outside = math.dist((at, p.SHEET_BACK_Y), plug) + stand.LOWER_L + stand.UPPER_L
        way = inside + abs(start[0] - at) + outside
        cut = math.ceil((way - OWN_LEAD + SLACK) / STEP) * STEP
        found.append(Lead(rank, part.ref, cut))
    return found


def table() -> list[str]:
    """Every wire with its length."""
    lines = ["| rank | plug on the shield | cut the ribbon to, mm |", "| --- | --- | --- |"]
    lines += [f"| {one.rank} | {one.plug} | {one.length:.0f} |" for one in leads()]
    return lines


def longest_m() -> float:
    """Of the longest lead."""
    return max(one.length for one in leads()) / 1000


def loses_mv() -> float:
    """Of the longest lead, both ways, its servo stalled."""
    return 2 * currents.wire_ohms("AWG 22", longest_m()) * currents.STALL * 1000


def picture() -> str:
    """From above: the casekeeper's row, the openings in its back, the power plate, and the way of each lead."""
    left, right = sites.ROW_LEFT - p.CHEEK_T, sites.ROW_RIGHT + p.CHEEK_T
    front = p.SHEET_BACK_Y + p.SHEET_T + PLATE_BEHIND
    plate_left = MIDDLE - stand.POWER_PLATE[0] / 2
    height = front + stand.POWER_PLATE[1] - p.BASE_FRONT_Y
    drawn = Picture(right - left + 40, height + 50, 1.6, "white", "Leads from above")

    def at(x: float, y: float) -> tuple[float, float]:
        return x - left + 20, height + 30 - (y - p.BASE_FRONT_Y)

    def block(x: tuple[float, float], y: tuple[float, float], style: str) -> None:
        (ax, ay), (bx, by) = at(x[0], y[1]), at(x[1], y[0])
        drawn.box(ax, ay, bx, by, style)

    drawn.text("From above, front at the bottom: the way of each servo's lead", 20, 14, 9, 'font-weight="bold"')
    block((left, right), (p.BASE_FRONT_Y, p.SHEET_BACK_Y + p.SHEET_T), 'fill="#f0e2c8" stroke="#333"')
    plate = (plate_left, plate_left + stand.POWER_PLATE[0])
    block(plate, (front, front + stand.POWER_PLATE[1]), 'fill="#f0e2c8" stroke="#333"')
    circuit = shield.circuit()
    x0, y0 = plate_left + stand.SHIELD_AT[0], front + stand.SHIELD_AT[1]
    block((x0, x0 + circuit.width), (y0, y0 + circuit.height), 'fill="#1f7a45"')
    x1, y1 = plate_left + stand.REGULATOR_AT[0], front + stand.REGULATOR_AT[1]
    block((x1, x1 + stand.REGULATOR[0]), (y1, y1 + stand.REGULATOR[1]), 'fill="#7a1fa2"')
    for channel, one in enumerate(leads()):
        part = circuit.part(one.plug)
        plug = (x0 + part.x, y0 + circuit.height - part.y)
        start = (channel * p.MODULE_PITCH - p.SERVO_EAR_Z, p.AXIS_Y)
        opening = _opening(start[0], plug)
        colour = OTHERS[channel % len(OTHERS)]
        bend = p.SHEET_BACK_Y - 6 - channel * 1.5
        way = (start, (start[0], bend), (opening + channel - 6, bend), (opening + channel - 6, front - 12), plug)
        drawn.line([at(*point) for point in way], f'fill="none" stroke="{colour}" stroke-width="1.2"')
        drawn.text(one.rank, *at(start[0] - 4, start[1] - 16), 9)
    drawn.text("shield", *at(x0 + 30, y0 + 44), 9, 'fill="white"')
    drawn.text("regulator", *at(x1, y1 + 36), 7)
    return drawn.whole()
