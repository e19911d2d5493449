"""The dealing box put together: every part in its place, whatever the lid, the follower and the cards do."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace

from manifold3d import Manifold

from hardware.machine.drawings import clashes, purchased
from hardware.machine.drawings.clashes import Clash
from hardware.machine.drawings.dealing_box import bought, printed, sites
from hardware.machine.drawings.dealing_box import params as p
from hardware.machine.drawings.dealing_box.params import Format
from hardware.machine.drawings.machine import FIXED, Part
from hardware.machine.drawings.machine import purchased as purchased_part
from hardware.machine.drawings.screws import insert

LID = "lid"
FOLLOWER = "follower"
STAIRS = "stairs"
CARD = "card"
SLIDES = (0.0, 2.0, 6.0, 12.0, 20.0, 24.0, 28.0, 35.0, 50.0, 70.0, 95.0, 120.0)
"""How far a card is drawn out, mm."""


@dataclass(frozen=True, slots=True)
class Pose:
    """`cards` of that format; `thick` of them under the lid, mm; the lid open by `lid_deg`; the top card drawn out by
    `slid`, mm."""

    cards: Format
    thick: float = 0.0
    lid_deg: float = 0.0
    slid: float = 0.0

    @property
    def follower_top(self) -> float:
        """Height of the follower: under the pack, or at its end."""
        return min(p.FOLLOWER_TOP, -self.thick)


def turned_lid(solid: Manifold, degrees: float) -> Manifold:
    """About the hinge: the slit's side goes up."""
    x, z = p.HINGE
    return solid.translate((-x, 0.0, -z)).rotate((0.0, -degrees, 0.0)).translate((x, 0.0, z))


def at(pose: Pose) -> list[Part]:
    """Every part in its place; springs move with the follower, magnets and flap with the lid."""
    cards, lowered = pose.cards, pose.follower_top - p.FOLLOWER_TOP

    def of_lid(name: str, solid: Manifold) -> Part:
        return Part(name, turned_lid(solid, pose.lid_deg), LID, LID)

    leaving = pose.slid > 0.0
    parts = [
        Part("body", printed.body(), FIXED),
        Part("lip", printed.lip(), FIXED),
        Part(f"insert {cards.name}", printed.insert(cards), FIXED),
        Part(f"follower {cards.name}", printed.follower(cards).translate((0, 0, lowered)), FOLLOWER, FOLLOWER),
        of_lid(f"lid {cards.name}", printed.lid(cards)),
        of_lid("flap", bought.flap(lifted=leaving)),
        Part("hinge rod", bought.hinge_rod(), FIXED),
        Part("beam holder", printed.beam_holder(), FIXED),
        purchased_part(purchased.fork(), bought.fork_placed, FIXED),
        Part("base", bought.base(), FIXED),
        Part("post foot", printed.post_foot(), FIXED),
        Part("post", bought.post(), FIXED),
        Part("arm", bought.arm(), FIXED),
        Part("camera head", printed.camera_head(), FIXED),
        purchased_part(purchased.camera(), bought.camera_placed, FIXED),
    ]
    tread = printed.stairs_at(pose.follower_top)
    stairs = printed.stairs().translate((0.0, tread * p.STAIR_TREAD, 0.0))
    parts.append(Part("stairs", stairs, STAIRS, STAIRS))
    parts.append(Part("stairs spring", bought.stairs_spring(tread), STAIRS, STAIRS))
    for index in range(2):
        parts.append(Part("spring", bought.spring(index, pose.follower_top), FOLLOWER, FOLLOWER))
        parts.append(Part("magnet", bought.magnet(index, upper=False), FIXED))
        parts.append(of_lid("magnet", bought.magnet(index, upper=True)))
    for which in ("end", "lid"):
        one = purchased.switch(p.SWITCH_PRESSED)
        parts.append(purchased_part(one, bought.switch_placed(which), FIXED))
    for side in (-1.0, 1.0):
        parts.append(Part("lamp", printed.lamp(side), FIXED))
        parts.append(Part("diffuser", bought.diffuser(side), FIXED))
        parts += [Part("led", bought.led(side, index), FIXED) for index in range(len(p.LED_X))]
        parts.append(Part("post corner", printed.post_corner(side), FIXED))
    parts += [Part(screw.name, screw.solid(), FIXED) for screw in sites.screws()]
    parts += [Part(f"thread in {owner}", insert(place, way), FIXED) for owner, place, way in sites.inserts()]
    tab = sites.tab_screw(cards, pose.follower_top)
    parts.append(Part(tab.name, tab.solid(), FOLLOWER, FOLLOWER))
    parts.append(
        Part("thread in follower", insert((tab.at[0] + tab.length - 6.0, *tab.at[1:]), tab.way), FOLLOWER, FOLLOWER)
    )
    if pose.thick > 0:
        rest = pose.thick - p.CARD
        parts.append(Part("card", bought.card(cards, pose.slid), CARD, CARD))
        if rest > 0.01:
            parts.append(Part("pack", bought.pack(cards, rest, -p.CARD), FOLLOWER, FOLLOWER))
    return parts


def poses(steps: int) -> list[Pose]:
    """For each format: the pack at `steps` heights, the lid in `steps` steps, the card on its way out, the first and
    the last."""
    found = []
    for cards in p.FORMATS:
        found += [Pose(cards, thick=p.PACK * k / steps) for k in range(steps + 1)]
        found += [Pose(cards, lid_deg=p.LID_OPEN_DEG * k / steps) for k in range(1, steps + 1)]
        found += [Pose(cards, thick=p.PACK, slid=slid) for slid in SLIDES]
        found += [Pose(cards, thick=p.CARD, slid=slid) for slid in SLIDES[::3]]
    return found


def overlaps(pose: Pose, still: bool = False) -> list[Clash]:
    """The pairs that overlap in a pose: those of which one moves against the other; with `still` the others too."""
    pairs = [
        (a, b)
        for a, b in itertools.combinations(at(pose), 2)
        if (still or a.moves != b.moves or FIXED not in (a.moves, b.moves))
    ]
    where = f"{pose.cards.name}, {pose.thick:.1f} mm, lid {pose.lid_deg:.0f}, out {pose.slid:.0f}"
    return clashes.between(pairs, where)


def doubtful(formats: Sequence[Format] = p.FORMATS) -> list[str]:
    """Where something passes a guessed piece of a bought part too nearly, the lid shut and the box empty; and what a
    switch's lever would meet between pressed and free."""
    meets = {one.key: one.meets for one in (made() for made in purchased.TABLE)}
    found = [line for cards in formats for line in clashes.doubtful(at(Pose(cards)), meets)]
    for which, presses in (("lid", ("lid",)), ("end", ("tab screw",))):
        lever = Part(f"{which} lever", bought.lever_ways(which), FIXED)
        for part in at(Pose(formats[0], thick=p.PACK)):
            if plain(part.name) not in (*presses, "switch") and clashes.overlap_mm3(lever.solid, part.solid) > 0.01:
                found.append(f"the {which} switch's lever meets the {part.name}")
    return list(dict.fromkeys(found))


@dataclass(frozen=True, slots=True)
class Gap:
    """The least distance of two parts that move against each other, over the poses."""

    one: str
    other: str
    gap_mm: float
    where: str


def clearances(some: list[Pose], most: float = 1.0) -> list[Gap]:
    """Below `most`, smallest first, of each pair of names once."""
    least: dict[tuple[str, str], Gap] = {}
    for pose in some:
        parts = at(pose)
        for a, b in itertools.combinations(parts, 2):
            if a.moves == b.moves:
                continue
            key = (plain(a.name), plain(b.name))
            limit = least[key].gap_mm if key in least else most
            if limit <= 0 or not clashes.boxes_meet(a.solid, b.solid, limit):
                continue
            gap = float(a.solid.min_gap(b.solid, limit))
            if gap < limit:
                least[key] = Gap(*key, gap, f"{pose.cards.name}, lid {pose.lid_deg:.0f}, out {pose.slid:.0f}")
    return sorted(least.values(), key=lambda one: one.gap_mm)


def plain(name: str) -> str:
    """A part's name without its format."""
    return name.rsplit(" ", 1)[0] if name.rsplit(" ", 1)[-1] in {one.name for one in p.FORMATS} else name


def trial() -> list[Part]:
    """Lip, lid, spring and follower for themselves, to be tried before the box is printed."""
    spring = bought.spring(0, p.FOLLOWER_TOP).translate((0.0, -p.SPRING_AT[0][1], 0.0))
    return [
        Part("trial body", printed.trial_body(), FIXED),
        Part("trial lid", printed.trial_lid(), LID, LID),
        Part("trial follower", printed.trial_follower(), FOLLOWER, FOLLOWER),
        Part("spring", spring, FOLLOWER, FOLLOWER),
    ]


# --- drawing cards ---


def passes(cards: Format, number: int, thick: float, slit: float = p.SLIT) -> bool:
    """Can `number` cards of `thick` leave together through a slit of that height?"""
    lip = printed.lip().translate((0.0, 0.0, p.SLIT - slit))
    stay = Part("rest", lip + printed.body(), FIXED)
    lid = Part("lid", printed.lid(cards), FIXED)
    for slid in SLIDES[1:8]:
        moved = Part("cards", bought.card(cards, slid, number * thick, -0.001), CARD)
        if clashes.between([(moved, stay), (moved, lid)], ""):
            return False
    return True


def falls_back(cards: Format) -> bool:
    """Can a card that has left come back in: does the hanging flap let it through?"""
    flap = bought.flap(lifted=False)
    card = bought.card(cards, 0.0, p.CARD, -0.2).translate((p.BODY_X[1] - cards.middle_x + cards.width / 2 - 0.1, 0, 0))
    return clashes.overlap_mm3(flap, card) <= clashes.LEAST_MM3


# --- putting together ---

Way = tuple[float, float, float]
UP: Way = (0.0, 0.0, 1.0)


@dataclass(frozen=True, slots=True)
class Step:
    """What comes at once, and the way by which it would be taken out again."""

    title: str
    names: tuple[str, ...]
    out: Way


STEPS: tuple[Step, ...] = (
    Step("slide the lip into the well's front", ("lip", "thread in lip"), UP),
    Step("screw it on, loosely", ("lip screw",), (1.0, 0.0, 0.0)),
    Step("screw the switches into the notch", ("switch",), (-1.0, 0.0, 0.0)),
    Step("their screws", ("switch screw",), (-1.0, 0.0, 0.0)),
    Step("screw the body to the base", ("base", "foot screw"), (0.0, 0.0, -1.0)),
    Step("drive the screw into the floor", ("anchor screw",), UP),
    Step("lay the stairs on the floor", ("stairs",), UP),
    Step("hook their spring in", ("stairs spring",), UP),
    Step("lay the insert of your cards in", ("insert",), UP),
    Step("set the springs on their seats", ("spring",), UP),
    Step("lay the follower on", ("follower", "thread in follower"), UP),
    Step("press it down, drive the stop screws in", ("stop screw",), (0.0, 1.0, 0.0)),
    Step("drive the screw into its back", ("tab screw",), (-1.0, 0.0, 0.0)),
    Step("set the lid on", ("lid", "flap"), UP),
    Step("push the hinge's rod in", ("hinge rod",), (0.0, 1.0, 0.0)),
    Step("set the beam holder with its sensor", ("beam holder", "fork sensor", "fork screw"), UP),
    Step("set the lamps with diffusers and LEDs", ("lamp", "diffuser", "led"), UP),
    Step("set the post's foot", ("post foot",), UP),
    Step("put the post in", ("post",), UP),
    Step("lay the arm on", ("arm",), UP),
    Step("put the camera's head under the arm", ("camera head", "camera", "camera screw"), (0.0, -1.0, 0.0)),
)
"""The body with its inserts and magnets is there. Stop screws go in from both sides; wood screws and those of the
profiles last."""


def barred(cards: Format) -> list[Clash]:
    """Every step's parts drawn back out on their way: what is there already must let them through."""
    pose = Pose(cards)
    parts = [replace(part, name=plain(part.name)) for part in at(pose)]
    there = [part for part in parts if part.name in ("body", "thread in body", "magnet")]
    there = [part for part in there if part.moves != LID]
    found = []
    for step in STEPS:
        coming = [part for part in parts if part.name in step.names]
        for part in coming:
            sign = -1.0 if step.names == ("stop screw",) and part.solid.bounding_box()[1] < 0 else 1.0
            for distance in (0.5, 3.0, 10.0, 25.0, 60.0, 120.0):
                moved = replace(part, solid=part.solid.translate(tuple(sign * distance * w for w in step.out)))
                found += clashes.between([(moved, other) for other in there], f"{step.title}: {distance} mm")
        there += coming
    return found


def drivers() -> list[Clash]:
    """Every screw's driver against all that is there."""
    cards = p.FORMATS[0]
    parts = at(Pose(cards))
    found = []
    late: dict[str, tuple[str, ...]] = {
        "stop screw": ("lamp",),
        "anchor screw": ("follower poker", "lid poker"),
        "camera screw": ("arm", "post corner", "camera head", "profile screw", "post"),
    }
    for screw in (*sites.screws(), sites.tab_screw(cards, p.FOLLOWER_TOP)):
        away = set(late.get(screw.name, ()))
        if screw.name == "switch screw":
            away |= {"lid poker"}
        tool = Part(f"driver of {screw.name}", screw.driver(), FIXED)
        found += clashes.between([(tool, part) for part in parts if part.name not in away], "driving")
    return found
