"""Where the screws and magnets of the dealing box are: all parts take their holes from here."""

from hardware.machine.drawings import purchased
from hardware.machine.drawings.dealing_box import params as p
from hardware.machine.drawings.params import HEAD_D
from hardware.machine.drawings.screws import Screw, m2_tapping, m3, m3_countersunk
from hardware.machine.drawings.shapes import Point

UP = (0.0, 0.0, 1.0)
DOWN = (0.0, 0.0, -1.0)
BASE_LOW = p.BOTTOM_Z - p.BASE_T


def magnets() -> tuple[Point, ...]:
    """x, y of the two pairs."""
    x, y = p.MAGNET_AT
    return (x, -y), (x, y)


def lip_screws() -> tuple[Screw, ...]:
    """From outside through slots in the body's front into the lip."""
    return tuple(
        m3("lip screw", (p.LIP_SEAT_X, y, p.LIP_SCREW_Z), (-1.0, 0.0, 0.0), 10.0)
        for y in (-p.LIP_SCREW_Y, p.LIP_SCREW_Y)
    )


def stop_screws() -> tuple[Screw, ...]:
    """Through body and insert into the grooves of the follower."""
    length = p.STOP_SEAT_Y - p.STOP_TIP_Y
    return tuple(m3("stop screw", (p.STOP_X, s * p.STOP_SEAT_Y, p.STOP_Z), (0.0, -s, 0.0), length) for s in (-1.0, 1.0))


def foot_screws() -> tuple[Screw, ...]:
    """Through the base into the body, from below."""
    return tuple(m3_countersunk("foot screw", (x, y, BASE_LOW), UP, 20.0) for x in (-48.0, 48.0) for y in (-66.0, 66.0))


def switch_z(which: str) -> float:
    """Height of a switch's holes; `which` is end or lid."""
    if which == "lid":
        return -p.SWITCH_PRESSED
    return p.FOLLOWER_TOP + p.TAB_Z + HEAD_D / 2 + p.SWITCH_PRESSED


def switch_screws() -> tuple[Screw, ...]:
    """Through both switches into the wall of the notch."""
    found = []
    for which, middle in (("end", p.END_SWITCH_Y), ("lid", p.LID_SWITCH_Y)):
        for s in (-1, 1):
            at = (p.NOTCH_X - p.SWITCH_T, middle + s * p.SWITCH_HOLES / 2, switch_z(which))
            found.append(m2_tapping("switch screw", at, (1.0, 0.0, 0.0), 10.0))
    return tuple(found)


def fork_end_y() -> float:
    """The fork sensor's base: its holder stands behind it."""
    return p.FORK_TIP_Y + purchased.FORK_LONG


def anchor_screw() -> Screw:
    """In the floor: the stairs' spring is hooked under its head."""
    return m2_tapping("anchor screw", (*p.ANCHOR, p.FLOOR_Z + p.ANCHOR_H + 1.0), DOWN, 6.0)


def tab_screw(cards: p.Format, follower_top: float) -> Screw:
    """Into the follower's back: its head presses the switch at the end. As long as the cards are narrow."""
    left = cards.middle_x - cards.width / 2
    length = 16.0 if left < -29.0 else 20.0
    return m3("tab screw", (left - length + 6.0, 0.0, follower_top + p.TAB_Z), (1.0, 0.0, 0.0), length)


def wood_screw(name: str, x: float, y: float, z: float, length: float) -> Screw:
    """A wood screw 3.5, pan head, into the base from above."""
    return Screw(name, (x, y, z), DOWN, 2.5, length, 7.0, 2.5)


def holder_screws() -> tuple[Screw, ...]:
    """Beam holder to the base, behind it."""
    y = fork_end_y() + p.FORK_HOLDER_T + 10.0
    return tuple(wood_screw("wood screw", x, y, p.BOTTOM_Z + 4.0, 12.0) for x in p.HOLDER_SCREWS_X)


def lamp_screws(side: float) -> tuple[Screw, ...]:
    """A lamp's foot to the base."""
    y = side * p.LAMP_FOOT_Y
    return tuple(wood_screw("wood screw", x, y, p.BOTTOM_Z + 5.0, 12.0) for x in (-side * 38.0, -side * 20.0))


def post_screws() -> tuple[Screw, ...]:
    """The post's foot to the base."""
    return tuple(
        wood_screw("wood screw", x, p.POST_Y + y, p.BOTTOM_Z + 7.0, 14.0) for x in (-25.0, 25.0) for y in (-14.0, 14.0)
    )


def m4(name: str, at: tuple[float, float, float], way: tuple[float, float, float], length: float) -> Screw:
    """A cylinder-head screw M4, ISO 4762, into a slot nut."""
    return Screw(name, at, way, 4.0, length, 7.0, 4.0)


def clamp_screws() -> tuple[Screw, ...]:
    """Through the foot's collar into the post."""
    return (m4("profile screw", (16.2, p.POST_Y, p.BOTTOM_Z + 24.0), (-1.0, 0.0, 0.0), 10.0),)


def corner_screws(side: float) -> tuple[Screw, ...]:
    """Two into the post, two into the arm."""
    low = p.POST_BOTTOM_Z + p.POST_L
    x = side * (p.PROFILE / 2 + p.CORNER_T)
    places = (
        (p.POST_Y, low - 40.0),
        (p.POST_Y, low - 14.0),
        (p.POST_Y - 20.0, low + 10.0),
        (p.POST_Y - 50.0, low + 10.0),
    )
    return tuple(m4("profile screw", (x, y, z), (-side, 0.0, 0.0), 8.0) for y, z in places)


def head_screws() -> tuple[Screw, ...]:
    """The head to the arm, from below."""
    z = p.POST_BOTTOM_Z + p.POST_L - p.HEAD_T
    return tuple(m4("profile screw", (0.0, y, z), UP, 10.0) for y in (26.0, 44.0))


def camera_screws() -> tuple[Screw, ...]:
    """M2 through the camera's board and spacers; nuts in the head's upper side."""
    z = p.POST_BOTTOM_Z + p.POST_L - p.HEAD_T - p.CAMERA_GAP - purchased.CAMERA_PCB[2]
    return tuple(Screw("camera screw", (x, -y, z), UP, 2.0, 12.0, 3.8, 1.6) for x, y in purchased.camera_holes())


def fork_screws() -> tuple[Screw, ...]:
    """From behind the holder through the sensor's flange, thin nuts before it."""
    y = fork_end_y() + p.FORK_HOLDER_T
    half = purchased.FORK_HOLES / 2
    return tuple(
        m3("fork screw", (sum(p.FORK_X) / 2, y, z - p.CARD / 2), (0.0, -1.0, 0.0), 12.0) for z in (-half, half)
    )


def screws() -> tuple[Screw, ...]:
    """All of them."""
    return (
        *lip_screws(),
        *stop_screws(),
        *foot_screws(),
        *switch_screws(),
        anchor_screw(),
        *fork_screws(),
        *holder_screws(),
        *lamp_screws(-1.0),
        *lamp_screws(1.0),
        *post_screws(),
        *clamp_screws(),
        *corner_screws(-1.0),
        *corner_screws(1.0),
        *head_screws(),
        *camera_screws(),
    )


Place = tuple[float, float, float]


def inserts() -> tuple[tuple[str, Place, Place], ...]:
    """Heat-set inserts: of what, where each is pressed in, and which way."""
    found: list[tuple[str, Place, Place]] = []
    found += [("body", (*one.at[:2], p.BOTTOM_Z), UP) for one in foot_screws()]
    found += [("lip", (p.LIP_X[1] - 0.1, *one.at[1:]), (-1.0, 0.0, 0.0)) for one in lip_screws()]
    found += [("body", one.at, one.way) for one in stop_screws()]
    return tuple(found)
