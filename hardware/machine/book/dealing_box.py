"""What the pictures of the dealing box's steps show."""

import functools
from collections.abc import Callable
from dataclasses import replace

from hardware.machine.book import bill
from hardware.machine.book.assembled import Assembled, middle
from hardware.machine.book.model import STAYS, Setting, Shown
from hardware.machine.drawings.dealing_box import machine
from hardware.machine.drawings.dealing_box import params as p
from hardware.machine.drawings.machine import Part

CARDS = p.FORMATS[0]
SET = CARDS.name


@functools.cache
def _solids() -> tuple[Part, ...]:
    """The box with the set of poker cards, its lid shut, its names with "box " before them."""
    return tuple(replace(part, name=f"box {part.name}") for part in machine.at(machine.Pose(CARDS)))


ASSEMBLED = Assembled("box ", _solids, bill.box_key)


def _inserts() -> Setting:
    """Body, and the lip lifted above it, each with its inserts on their way."""
    shown = []
    for part in _solids():
        name = part.name.removeprefix("box ")
        _, y, z = middle(part)
        if name in ("body", "lip", "thread in body", "thread in lip"):
            lip = name.endswith("lip")
            moved = replace(part, solid=part.solid.translate((0.0, 0.0, 62.0))) if lip else part
            side = (0.0, 46.0 if y > 0 else -46.0, 0.0)
            out = (30.0, 0.0, 0.0) if lip else (0.0, 0.0, -24.0) if z < p.BOTTOM_Z + 10 else side
            shown.append(Shown(moved, out if name.startswith("thread") else STAYS, ASSEMBLED.article(part)))
    return Setting(shown, ())


def _trial() -> Setting:
    """Lid, follower and spring above the body of the trial."""
    up = {"trial body": 0.0, "spring": 26.0, "trial follower": 44.0, "trial lid": 70.0}
    parts = [(part, (0.0, 0.0, up[part.name])) for part in machine.trial()]
    spare = next(part for part in machine.trial() if part.name == "spring")
    parts.append((replace(spare, solid=spare.solid.translate((0.0, 40.0, 0.0))), STAYS))
    shown = [
        Shown(Part(f"box {part.name}", part.solid, part.stage), apart, bill.box_key(part.name)) for part, apart in parts
    ]
    return Setting(shown, ())


def _sets() -> Setting:
    """The sets of all formats side by side."""
    shown = []
    for number, cards in enumerate(p.FORMATS):
        for part in machine.at(machine.Pose(cards)):
            kind, _, of = part.name.partition(" ")
            x = 135.0 * number
            if part.name == "thread in follower":
                moved, away, key = part.solid.translate((x, 0.0, 60.0)), (-24.0, 0.0, 0.0), "box:thread"
            elif part.name == "tab screw" and number:
                moved, away, key = part.solid.translate((x, 0.0, 60.0)), (-52.0, 0.0, 0.0), "box:tab screw"
            elif of == cards.name and (kind != "lid" or number):
                up = {"insert": 0.0, "follower": 60.0, "lid": 110.0}[kind]
                moved, away, key = part.solid.translate((x, 0.0, up)), STAYS, bill.box_key(part.name)
            else:
                continue
            shown.append(Shown(Part(f"box {part.name}", moved, part.stage), away, key))
    return Setting(shown, ())


BODY = ("body", "thread in body", "lip", "thread in lip", "lip screw", "magnet")
SWITCHES = (*BODY, "switch", "switch screw")
ON_BASE = (*SWITCHES, "base", "foot screw")
STAIRS = ("stairs", "stairs spring", "anchor screw")
WELL = (
    *ON_BASE,
    *STAIRS,
    f"insert {SET}",
    "spring",
    f"follower {SET}",
    "thread in follower",
    "stop screw",
    "tab screw",
)
LID = (*WELL, f"lid {SET}", "flap", "hinge rod")
BEAM = (*LID, "beam holder", "fork sensor", "fork screw")
LAMPS = (*BEAM, "lamp", "diffuser", "led")
POST = (*LAMPS, "post foot", "post", "arm", "post corner")


def _near(low: float, high: float) -> Callable[[Part], bool]:
    """Wood and profile screws are told apart by where they are: y of their middle."""

    def within(part: Part) -> bool:
        if part.name not in ("box wood screw", "box profile screw"):
            return True
        return low < middle(part)[1] < high

    return within


def _lower_magnet(part: Part) -> bool:
    return part.name != "box magnet" or part.moves != machine.LID


SCENES: dict[str, Callable[[], Setting]] = {
    "box-trial": _trial,
    "box-inserts": _inserts,
    "box-magnets": ASSEMBLED.setting(
        {
            f"lid {SET}": (0.0, 0.0, 80.0),
            "flap": (24.0, 0.0, 80.0),
            "magnet": lambda at: (0.0, 0.0, 52.0 if at[2] > 0 else 24.0),
        },
        ("body", "thread in body"),
    ),
    "box-sets": _sets,
    "box-lip": ASSEMBLED.setting(
        {"lip": (0.0, 0.0, 48.0), "thread in lip": (0.0, 0.0, 48.0), "lip screw": (52.0, 0.0, 0.0)},
        ("body", "thread in body", "magnet"),
        made={"lip": "", "thread in lip": ""},
        only=_lower_magnet,
    ),
    "box-switches": ASSEMBLED.setting(
        {"switch": (-38.0, 0.0, 0.0), "switch screw": (-66.0, 0.0, 0.0)},
        BODY,
        made={"switch": "box-devices"},
        only=_lower_magnet,
    ),
    "box-body": ASSEMBLED.setting(
        {"base": (0.0, 0.0, -34.0), "foot screw": (0.0, 0.0, -86.0)},
        SWITCHES,
        made={"base": "box-base"},
        only=_lower_magnet,
    ),
    "box-well": ASSEMBLED.setting(
        {
            f"insert {SET}": (0.0, 0.0, 82.0),
            "anchor screw": (0.0, 0.0, 66.0),
            "stairs": (0.0, 0.0, 44.0),
            "stairs spring": (0.0, 0.0, 50.0),
            "spring": (0.0, 0.0, 128.0),
            f"follower {SET}": (0.0, 0.0, 176.0),
            "thread in follower": (0.0, 0.0, 176.0),
            "stop screw": lambda at: (0.0, 66.0 if at[1] > 0 else -66.0, 0.0),
            "tab screw": (-44.0, 0.0, 0.0),
        },
        ON_BASE,
        made={
            f"insert {SET}": "box-sets",
            f"follower {SET}": "box-sets",
            "thread in follower": "",
            "spring": "box-trial",
        },
        only=_lower_magnet,
    ),
    "box-lid": ASSEMBLED.setting(
        {f"lid {SET}": (0.0, 0.0, 44.0), "flap": (0.0, 0.0, 44.0), "hinge rod": (0.0, -136.0, 0.0)},
        WELL,
        made={f"lid {SET}": "", "flap": ""},
        only=_lower_magnet,
    ),
    "box-beam": ASSEMBLED.setting(
        {
            "beam holder": (0.0, 34.0, 0.0),
            "fork sensor": (30.0, 0.0, 0.0),
            "fork screw": (0.0, 62.0, 0.0),
            "wood screw": (0.0, 34.0, 34.0),
        },
        LID,
        made={"fork sensor": "box-devices"},
        only=_near(40.0, 90.0),
    ),
    "box-lamps": ASSEMBLED.setting(
        {
            "lamp": STAYS,
            "diffuser": lambda at: (70.0 if at[1] > 0 else -70.0, 0.0, 0.0),
            "led": lambda at: (0.0, 44.0 if at[1] > 0 else -44.0, 34.0),
            "wood screw": (0.0, 0.0, 40.0),
        },
        BEAM,
        made={"led": "box-devices"},
        only=lambda part: part.name != "box wood screw" or 80.0 < abs(middle(part)[1]) < 140.0,
    ),
    "box-post": ASSEMBLED.setting(
        {
            "post foot": STAYS,
            "post": (0.0, 0.0, 46.0),
            "arm": (0.0, 0.0, 84.0),
            "post corner": lambda at: (64.0 if at[0] > 0 else -64.0, 0.0, 60.0),
            "profile screw": lambda at: (70.0, 0.0, 0.0) if at[2] < 0 else (94.0 if at[0] > 0 else -94.0, 0.0, 60.0),
            "wood screw": (0.0, 0.0, 30.0),
        },
        LAMPS,
        only=lambda part: (
            middle(part)[1] > {"box wood screw": 140.0, "box profile screw": 100.0}.get(part.name, -500.0)
        ),
    ),
    "box-camera": ASSEMBLED.setting(
        {
            "camera head": (0.0, 0.0, -22.0),
            "camera": (0.0, 0.0, -50.0),
            "camera screw": (0.0, 0.0, -78.0),
            "profile screw": (0.0, 0.0, -46.0),
        },
        POST,
        made={"camera": "box-devices"},
        only=_near(0.0, 60.0),
    ),
}
