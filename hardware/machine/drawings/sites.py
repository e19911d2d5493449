"""Where the screws of a module and of the case are: plates, fronts and boards take their holes from here."""

from hardware.machine.drawings import params as p
from hardware.machine.drawings.screws import Screw, m2_tapping, m3, m3_countersunk
from hardware.machine.drawings.shapes import Place, Point, polar

AXIS: Point = (p.AXIS_Y, p.AXIS_Z)
RIGHT: Place = (1.0, 0.0, 0.0)
LEFT: Place = (-1.0, 0.0, 0.0)
BACK: Place = (0.0, 1.0, 0.0)
FORTH: Place = (0.0, -1.0, 0.0)
UP: Place = (0.0, 0.0, 1.0)
DOWN: Place = (0.0, 0.0, -1.0)

PLATE_FRONT = p.FRONT_Y + p.FRONT_T
BLOCK_X = 11.6  # of the screws in the plate's blocks, which are 12 wide
FRONT_TOP_Z = (p.SHELF_Z + p.TOP_Z) / 2
FRONT_BOTTOM_Z = p.BOTTOM_Z + p.BLOCK_Z / 2
COUNTERBORE = 3.4  # the head of the long front screw in the upper shelf
FEET_Y = (33.0, 106.0)
KEEPER_SITES: tuple[Point, ...] = ((36.0, 46.0), (39.5, -58.0), (115.0, -58.0), (114.0, 46.0))
RANK_X = (p.ROD_X - 14, p.ROD_X + 14)
RANK_Z = -44.0
STOP_AT: Point = (p.AXIS_Y + p.STOP_RADIUS, p.AXIS_Z)

ROW_LEFT = -(p.SERVO_EAR_Z + p.SERVO_EAR_T) - p.CHEEK_GAP  # inner faces of the cheeks
ROW_RIGHT = (p.MODULES - 1) * p.MODULE_PITCH + p.ROD_X + p.MODULE_PITCH / 2 - p.FRONT_GAP + p.CHEEK_GAP
CHEEK_BLOCK = 8.4  # wide, on the inner face
CHEEK_Y = (24.0, 116.0)  # of the screws into base and top
CHEEK_BACK_Z = (-50.0, 36.0)


def servo_screws() -> tuple[Screw, ...]:
    """Through the ears into the plate, from the servo's side."""
    middle = p.AXIS_Y - p.SERVO_SHAFT + p.SERVO_L / 2
    return tuple(
        m2_tapping("servo screw", (-p.SERVO_EAR_T, middle + s * p.SERVO_HOLES / 2, p.AXIS_Z), RIGHT, p.SERVO_SCREW_L)
        for s in (-1, 1)
    )


def horn_x() -> tuple[float, float]:
    """Underside of the horn's hub, and its outer face."""
    under = p.SERVO_BOSS_H - p.SERVO_EAR_Z - p.SERVO_EAR_T + p.HORN_GAP
    return under, under + p.HORN_HUB_H


def horn_screws() -> tuple[Screw, ...]:
    """Through the horn's arms into the cam, which stands at 0 beads."""
    x = horn_x()[1] - p.HORN_ARM_T
    places = [polar(AXIS, p.HORN_SCREW_R, angle) for angle in (0, 180)]
    return tuple(m2_tapping("horn screw", (x, *place), RIGHT, p.HORN_SCREW_L) for place in places)


def centre_screw() -> Screw:
    """The horn's own screw, through the bore of the cam into the shaft."""
    return Screw("centre screw", (horn_x()[1], *AXIS), LEFT, 2.0, 4.0, p.CENTRE_HEAD_D, p.CENTRE_HEAD_L)


def keeper_screws() -> tuple[Screw, ...]:
    """Through the keeper into the plate's blocks."""
    return tuple(m3_countersunk("keeper screw", (p.KEEPER_X + p.KEEPER_T, *site), LEFT, 8.0) for site in KEEPER_SITES)


def front_screws() -> tuple[Screw, ...]:
    """The upper one goes through the shelf, the lower one is hidden by the rank plate."""
    return (
        m3("front screw, long", (BLOCK_X, p.SHELF_Y + COUNTERBORE, FRONT_TOP_Z), BACK, 30.0),
        m3("front screw", (BLOCK_X, p.FRONT_Y, FRONT_BOTTOM_Z), BACK, 10.0),
    )


def rank_screws() -> tuple[Screw, ...]:
    """Hold the rank plate to the lower shelf."""
    return tuple(m2_tapping("rank screw", (x, p.SHELF_Y - p.RANK_T, RANK_Z), BACK, 6.0) for x in RANK_X)


def foot_screws() -> tuple[Screw, ...]:
    """Through the base into the plate, from below."""
    return tuple(m3_countersunk("foot screw", (BLOCK_X, y, p.BOTTOM_Z - p.BASE_T), UP, 20.0) for y in FEET_Y)


def cheek_x(side: str) -> float:
    """The middle of a cheek's blocks; `side` is left or right."""
    return ROW_LEFT + CHEEK_BLOCK / 2 if side == "left" else ROW_RIGHT - CHEEK_BLOCK / 2


def cheek_screws(side: str) -> tuple[Screw, ...]:
    """From below through the base into a cheek."""
    x = cheek_x(side)
    return tuple(m3_countersunk("cheek screw", (x, y, p.BOTTOM_Z - p.BASE_T), UP, 20.0) for y in CHEEK_Y)


def sheet_screws(side: str) -> tuple[Screw, ...]:
    """Through top and back into a cheek."""
    x = cheek_x(side)
    top = [m3("sheet screw", (x, y, p.TOP_Z + p.SHEET_T), DOWN, 8.0) for y in CHEEK_Y]
    back = [m3("sheet screw", (x, p.SHEET_BACK_Y + p.SHEET_T, z), FORTH, 8.0) for z in CHEEK_BACK_Z]
    return (*top, *back)
