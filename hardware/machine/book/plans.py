"""Drilling plans of the wood: outlines, holes and openings with their sizes, from the same places as the drawings."""

from collections.abc import Sequence
from dataclasses import dataclass

from hardware.machine.boards.svg import Picture
from hardware.machine.drawings import params as p
from hardware.machine.drawings import sites, stand
from hardware.machine.drawings.dealing_box import params as box
from hardware.machine.drawings.dealing_box import sites as box_sites

HOLE = 'fill="white" stroke="#a01f1f" stroke-width="0.6"'
MARGIN = 24.0
TYPE = 7.0
HOLE_D = 3.4
"""mm, of a hole for M3."""
PI_HOLE_D = 2.7
"""mm, of a hole for M2.5."""
PILOT_D = 2.0
"""mm, of a hole for a wood screw."""
TIE_D = 4.0
"""mm, of a hole for a cable tie."""
APART = 8.0  # two numbers beside each other
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Plan:
    """A sheet: size, holes (from the lower left corner), openings (left, right, up to
    which height), holes of 4 mm for cable ties."""

    title: str
    width: float
    height: float
    holes: Sequence[Point]
    openings: Sequence[tuple[float, float, float]] = ()
    plain: Sequence[Point] = ()
    hole_d: float = HOLE_D


def base_plan() -> Plan:
    """Seen from below: left and right are changed."""
    right = sites.ROW_RIGHT + p.CHEEK_T + 2
    width = right - (sites.ROW_LEFT - p.CHEEK_T - 2)
    feet = [screw.at for screw in sites.foot_screws()]
    places = [(at[0] + module * p.MODULE_PITCH, at[1]) for module in range(p.MODULES) for at in feet]
    places += [(screw.at[0], screw.at[1]) for side in ("left", "right") for screw in sites.cheek_screws(side)]
    holes = sorted((right - x, y - p.BASE_FRONT_Y) for x, y in places)
    return Plan("Base, from below, A at its right", width, p.SHEET_BACK_Y + p.SHEET_T - p.BASE_FRONT_Y, holes)


def top_plan() -> Plan:
    """Seen from above."""
    left = sites.ROW_LEFT - p.CHEEK_T
    screws = [screw.at for side in ("left", "right") for screw in sites.sheet_screws(side)[:2]]
    holes = sorted((at[0] - left, at[1] - p.SHELF_Y) for at in screws)
    return Plan("Top, from above", sites.ROW_RIGHT + p.CHEEK_T - left, p.SHEET_BACK_Y - p.SHELF_Y, holes)


def back_plan() -> Plan:
    """Seen from behind: left and right are changed."""
    right, left = sites.ROW_RIGHT + p.CHEEK_T, sites.ROW_LEFT - p.CHEEK_T
    screws = [screw.at for side in ("left", "right") for screw in sites.sheet_screws(side)[2:]]
    holes = sorted((right - at[0], at[2] - p.BOTTOM_Z) for at in screws)
    openings = [(right - middle - 20, right - middle + 20, 12.0) for middle in (380.0, 240.0, 100.0)]
    return Plan("Back, from behind", right - left, p.TOP_Z + p.SHEET_T - p.BOTTOM_Z, holes, openings)


def base() -> str:
    """The plan of the base."""
    return draw([base_plan()], "Base: 3.4 mm holes, countersunk on this side")


def sheets() -> str:
    """The plans of top and back."""
    return draw([top_plan(), back_plan()], "Top and back: 3.4 mm holes")


def draw(plans: Sequence[Plan], title: str) -> str:
    """Plans below each other, each column of holes with its distance from the left, each row from below."""
    width = max(330.0, max(plan.width for plan in plans) + 2 * MARGIN + 30)
    height = sum(plan.height + 2 * MARGIN + 2.4 * TYPE for plan in plans)
    picture = Picture(width, height, 1.6, "white", title)
    top = 0.0
    for plan in plans:
        size = f"{plan.width:.1f} x {plan.height:.1f} mm"
        picture.text(f"{plan.title}: {size}", MARGIN, top + 1.6 * TYPE, TYPE * 1.2, 'font-weight="bold"')
        _sheet(picture, plan, MARGIN, top + 1.4 * TYPE + MARGIN)
        top += plan.height + 2 * MARGIN + 2.4 * TYPE
    return picture.whole()


def _spread(values: Sequence[float]) -> list[float]:
    """Where the numbers stand, rising, none on its neighbour."""
    found: list[float] = []
    for value in values:
        found.append(max(value, found[-1] + APART) if found else value)
    return found


def _sheet(picture: Picture, plan: Plan, left: float, top: float) -> None:
    bottom = top + plan.height
    picture.box(left, top, left + plan.width, bottom, 'fill="#f0e2c8" stroke="#333" stroke-width="0.7"')
    for start, end, up in plan.openings:
        picture.box(left + start, bottom - up, left + end, bottom, HOLE)
        picture.text(f"{start:.1f} to {end:.1f}, {up:.0f} high", left + start - 14, bottom - up - 3, TYPE * 0.8)
    for x, y in plan.holes:
        picture.circle(left + x, bottom - y, 1.7, HOLE)
    for x, y in plan.plain:
        picture.circle(left + x, bottom - y, 2.0, 'fill="white" stroke="#1f5fcc" stroke-width="0.6"')
    if plan.plain:
        picture.text("red: for the boards, countersunk; blue: 4 mm, for cable ties", left, top - 4, TYPE * 0.8)
    every = [*plan.holes, *plan.plain]
    thin = 'fill="none" stroke="#999" stroke-width="0.3"'
    columns = sorted({round(x, 1) for x, _ in every})
    for x, place in zip(columns, _spread(columns), strict=True):
        lowest = min(y for at, y in every if round(at, 1) == x)
        picture.line(((left + x, bottom - lowest), (left + x, bottom), (left + place, bottom + 4)), thin)
        turn = f'transform="rotate(-60 {left + place:.1f} {bottom + 22:.1f})"'
        picture.text(f"{x:.1f}", left + place, bottom + 22, TYPE * 0.8, turn)
    rows, right = sorted({round(y, 1) for _, y in every}), left + plan.width
    for y, place in zip(rows, _spread(rows), strict=True):
        farthest = max(x for x, at in every if round(at, 1) == y)
        picture.line(((left + farthest, bottom - y), (right, bottom - y), (right + 4, bottom - place)), thin)
        picture.text(f"{y:.1f}", right + 6, bottom - place + 2.4, TYPE * 0.8)


def plate_plans() -> list[Plan]:
    """The two plates, from below: left and right are changed."""
    found = []
    for title, (wide, deep), columns, ties, hole_d in (
        ("Power plate, from below: M3", stand.POWER_PLATE, stand.power_columns(), stand.TIES_AT, HOLE_D),
        ("Pi's plate, from below: M2.5", stand.PI_PLATE, stand.pi_columns(), stand.PI_TIES_AT, PI_HOLE_D),
    ):
        holes = [(wide - column.at[0], column.at[1]) for column in columns]
        pairs = [(wide - x, y + side * stand.TIE_APART / 2) for x, y in ties for side in (-1, 1)]
        found.append(Plan(title, wide, deep, sorted(holes), plain=sorted(pairs), hole_d=hole_d))
    return found


def power_plate() -> str:
    """The plan of the plate under Mega, shield and regulator."""
    return draw(plate_plans()[:1], "Power plate")


def pi_plate() -> str:
    """The plan of the plate under the Pi."""
    return draw(plate_plans()[1:], "Pi's plate")


def box_base_plans() -> list[Plan]:
    """The base of the dealing box, from below (left and right are changed) and from above."""
    left, front = box.BASE_X[1], box.BASE_Y[0]
    holes = sorted((left - screw.at[0], screw.at[1] - front) for screw in box_sites.foot_screws())
    lamps = (*box_sites.lamp_screws(1.0), *box_sites.lamp_screws(-1.0))
    wood = (*box_sites.holder_screws(), *lamps, *box_sites.post_screws())
    above = sorted((screw.at[0] - box.BASE_X[0], screw.at[1] - front) for screw in wood)
    size = (box.BASE_X[1] - box.BASE_X[0], box.BASE_Y[1] - box.BASE_Y[0])
    return [
        Plan("Box's base from below, countersunk", *size, holes),
        Plan("From above: 2 mm, 8 mm deep", *size, above, hole_d=PILOT_D),
    ]


def box_base() -> str:
    """The plans of the base of the dealing box."""
    return draw(box_base_plans(), "Base of the box")


def slit() -> str:
    """The slit from the side, not to scale."""
    picture = Picture(200, 92, 5, "white", "The slit")
    picture.text("The slit from the dealer's side, not to scale", 6, 9, 5, 'font-weight="bold"')
    picture.box(10, 20, 150, 34, 'fill="#555" stroke="#222"')
    picture.text("lid", 14, 29, 4, 'fill="white"')
    picture.box(110, 44, 134, 80, 'fill="#d6a85c" stroke="#222"')
    picture.text("lip", 117, 64, 4)
    picture.box(10, 34, 104, 37, 'fill="white" stroke="#222"')
    picture.text("top card", 14, 41.5, 3.4)
    picture.line(((154, 34), (154, 44)), 'stroke="#c00000" stroke-width="0.8"')
    picture.text(f"{box.SLIT} +-{box.SLIT_PLAY} mm", 158, 40, 4, 'fill="#c00000"')
    for x in (108.0, 136.0):
        picture.line(((x, 34), (x, 44)), 'stroke="#c00000" stroke-width="0.3"')
    picture.text("screws: push up, tighten", 136, 66, 3.4)
    picture.text(f"one card of {max(one.thickest for one in box.FORMATS)} passes,", 10, 56, 3.4)
    picture.text(f"two of {min(one.thinnest for one in box.FORMATS)} do not", 10, 62, 3.4)
    return picture.whole()


def markers() -> str:
    """Where the four markers are on the body's top, seen as the camera does."""
    picture = Picture(190, 190, 4, "white", "Markers")
    picture.text("Markers from above (dealer below), mm from the window's middle", 6, 9, 4.4)

    def at(x: float, y: float) -> Point:
        return 95 + x, 102 - y

    def block(x: Point, y: Point, style: str) -> None:
        (ax, ay), (bx, by) = at(x[0], y[1]), at(x[1], y[0])
        picture.box(ax, ay, bx, by, style)

    block(box.BODY_X, box.BODY_Y, 'fill="#d5d7da" stroke="#333" stroke-width="0.6"')
    block(box.LID_X, (-box.LID_Y, box.LID_Y), 'fill="#9a9ea4" stroke="#333" stroke-width="0.4"')
    half = (29.75, 42.45)
    block((-half[0], half[0]), (-half[1], half[1]), 'fill="white" stroke="#333" stroke-width="0.6"')
    for number, (x, y) in enumerate(box.MARKERS_AT):
        white, black = box.MARKER / 2 + box.MARKER_WHITE, box.MARKER / 2
        block((x - white, x + white), (y - white, y + white), 'fill="white"')
        block((x - black, x + black), (y - black, y + black), 'fill="#222"')
        picture.text(str(number), *at(x - 2, y - 2), 7, 'fill="white"')
        picture.text(f"{x:.1f}, {y:.1f}", *at(x - 14, y + (14 if y > 0 else -18)), 4.2)
    picture.text("window", *at(-10, 0), 5)
    return picture.whole()
