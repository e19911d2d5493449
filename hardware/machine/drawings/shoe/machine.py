"""The shoe put together, for one, six or eight packs, with the pack at any height and a card on its way out."""

import itertools
import random
from dataclasses import dataclass, replace

from hardware.machine.drawings import clashes, purchased
from hardware.machine.drawings.clashes import Clash
from hardware.machine.drawings.machine import FIXED, Part
from hardware.machine.drawings.machine import purchased as purchased_part
from hardware.machine.drawings.screws import Screw, m2_tapping, m3, m3_countersunk
from hardware.machine.drawings.screws import insert as thread
from hardware.machine.drawings.shapes import box, rod
from hardware.machine.drawings.shoe import bought, places, printed
from hardware.machine.drawings.shoe import params as p

WEDGE = "wedge"
CARD = "card"
ROLL = "roll"
SPRING = "spring"
SLIDES = (2.0, 5.0, 10.0, 20.0, 30.0, 40.0, 55.0, 70.0, 85.0, 105.0)
"""How far a card is drawn out, mm: at the last its trailing edge has left the hood."""


@dataclass(frozen=True, slots=True)
class Pose:
    """A shoe for `packs`, `cards` in it, the front one drawn out by `slid` mm, the roll turned by `opened` degrees."""

    packs: int = 1
    cards: int = 52
    slid: float = 0.0
    opened: float = 0.0


def channel_rear(packs: int) -> float:
    """x of the channel's end."""
    return p.EXTENSION_X.get(packs, p.TRAY_X[0])


def screws(packs: int) -> list[Part]:
    """All of them."""
    path: list[Screw] = []
    outer = p.INNER_Y + p.SIDE_T
    for s in (-1.0, 1.0):
        inward = (0.0, -s, 0.0)
        path += [m3("side screw", (x, s * outer, p.RAMP_SCREW_Z), inward, 10.0) for x in p.RAMP_SCREWS_X]
        path += [m2_tapping("lamp screw", (x, s * outer, z), inward, 10.0) for x, z in printed.lamp_screws()]
    path += [m3_countersunk("hood screw", (x, y, p.HOOD_Z[1]), (0.0, 0.0, -1.0), 10.0) for x, y in p.HOOD_SCREWS]
    for x, y in printed.horn_screws():
        path.append(m3("horn screw", (x, y, printed.apron_z(x) + p.HORN_SEAT), (0.0, 0.0, -1.0), 10.0))
    floor = [m3_countersunk("tray screw", (x, y, 0.0), (0.0, 0.0, -1.0), 10.0) for x, y in p.TRAY_SCREWS]
    if packs > 1:
        for y, z in printed.flange_screws():
            floor.append(m3("flange screw", (p.TRAY_X[0] + p.FLANGE_T, y, z), (-1.0, 0.0, 0.0), 16.0))
    board = p.CAMERA_PLATE_X[0] - p.CAMERA_WASHER - purchased.CAMERA_PCB[2]
    about = [
        Screw("camera screw", (board, y, z), (1.0, 0.0, 0.0), 2.0, 12.0, 3.8, 1.6) for y, z in purchased.camera_holes()
    ]
    return [
        *(Part(one.name, one.solid(), FIXED) for one in path),
        *(Part(one.name, places.from_floor(one.solid()), FIXED) for one in floor),
        *(Part(one.name, places.from_lens(one.solid()), FIXED) for one in about),
    ]


def at(pose: Pose) -> list[Part]:
    """Every part in its place, along the path."""
    parts = [
        Part("ramp", printed.ramp(), FIXED),
        Part("hood", printed.hood(), FIXED),
        Part("gate", printed.gate(), FIXED),
        Part("deck", printed.deck(), FIXED),
        Part("mirror seat", printed.mirror_seat(), FIXED),
        Part("mirror", bought.mirror(), FIXED),
        Part("pane", bought.pane(), FIXED),
        Part("camera seat", printed.camera_seat(), FIXED),
        purchased_part(purchased.camera(), bought.camera_placed, FIXED),
        Part("bottom", printed.bottom(), FIXED),
        purchased_part(purchased.reflex(), bought.reflex_placed, FIXED),
        *(Part("thread", thread((x, y, p.RAIL_H), (0.0, 0.0, -1.0)), FIXED) for x, y in p.HOOD_SCREWS),
        *(
            Part("thread", thread((x, y, printed.horn_insert_z(x)), (0.0, 0.0, -1.0)), FIXED)
            for x, y in printed.horn_screws()
        ),
    ]
    for name, s in (("left side", 1.0), ("right side", -1.0)):
        parts.append(Part(name, printed.side(s), FIXED))
        parts.append(Part(name.replace("side", "horn"), printed.horn(s), FIXED))
        parts.append(Part("lamp", printed.lamp(s), FIXED))
        parts.append(Part("diffuser", bought.diffuser(s), FIXED))
        parts.append(Part("seal", bought.seal(s), FIXED))
        parts.append(Part("led strip", bought.strip(s), FIXED))
        inward, y = (0.0, -s, 0.0), s * (p.INNER_Y - 0.1)
        parts += [Part("thread", thread((x, y, p.RAMP_SCREW_Z), inward), FIXED) for x in p.RAMP_SCREWS_X]
    parts += screws(pose.packs)
    parts += _about_roll(pose.opened)
    parts += [replace(part, solid=places.from_floor(part.solid)) for part in _on_floor(pose)]
    if pose.slid:
        parts.append(Part("card", bought.card(pose.slid), CARD, CARD))
    return parts


def _about_roll(opened: float) -> list[Part]:
    """The roll and what turns it, turned by `opened` degrees."""
    y, way = sum(p.LEVER_Y) / 2, printed.tail_way()
    x, z = printed.about_roll(p.SET_AT, p.TAIL[0], p.SET_OUT + p.TAIL[2] / 2 - 16.0)
    turning = [
        ("roll", printed.roll()),
        ("roll lever", printed.roll_lever()),
        ("roll cap", printed.roll_cap()),
        ("set screw", m3("set screw", (x, y, z), way, 16.0).solid()),
        ("roll pin", bought.lever_pin()),
    ]
    end = p.INNER_Y + p.SIDE_T + p.ROLL_OUT
    turning += [("thread", thread((0.0, s * end, p.ROLL_Z), (0.0, -s, 0.0))) for s in (-1.0, 1.0)]
    x, z = printed.about_roll(p.SET_AT, p.TAIL[0], p.TAIL[2] / 2)
    turning.append(("lever thread", thread((x, y, z), (-way[0], 0.0, -way[2]))))
    turning += [
        ("roll screw", m3("roll screw", (0.0, s * p.LEVER_Y[1], p.ROLL_Z), (0.0, -s, 0.0), 10.0).solid())
        for s in (-1.0, 1.0)
    ]
    parts = [Part(name, printed.turned_roll(solid, opened), ROLL, ROLL) for name, solid in turning]
    parts.append(Part("roll spring", bought.spring(opened), SPRING, SPRING))
    return parts + [Part("roll pin", solid, FIXED) for solid in bought.roll_pins()]


def _on_floor(pose: Pose) -> list[Part]:
    """The pack and what holds it, on the floor."""
    rear = channel_rear(pose.packs)
    parts = [
        Part("tray", printed.tray(), FIXED),
        Part("back", printed.back_sheet(rear), FIXED),
        Part("cover", bought.cover(rear), FIXED),
        Part("tamper seal", bought.tamper_seal(rear), FIXED),
    ]
    if pose.packs > 1:
        parts.append(Part(f"extension {pose.packs}", printed.extension(pose.packs), FIXED))
        parts.append(Part(f"leg {pose.packs}", printed.leg(pose.packs), FIXED))
    end = bought.pack_end(pose.cards)
    parts.append(Part("wedge", printed.wedge().translate((end, 0.0, 0.0)), WEDGE, WEDGE))
    parts.append(Part("weight", bought.weight(end), WEDGE, WEDGE))
    for index in range(2):
        for s in (-1.0, 1.0):
            parts.append(Part("bearing", bought.bearing(end, index, s), WEDGE, WEDGE))
            axle = rod((end + p.BEARINGS_X[index], s * p.WEDGE_Y, p.BEARING_D / 2), (0.0, -s, 0.0), 12.0, 3.0)
            parts.append(Part("axle", axle, WEDGE, WEDGE))
    if pose.cards and not pose.slid:
        parts.append(Part("pack", bought.pack(pose.cards), WEDGE, WEDGE))
    return parts


def poses() -> list[Pose]:
    """Each capacity from full to empty, and a card all along its way."""
    found = [Pose(packs, round(packs * p.PACK_CARDS * share)) for packs in (1, 6, 8) for share in (1.0, 0.5, 0.1, 0.0)]
    found += [Pose(1, 1, slid) for slid in SLIDES]
    return found + [Pose(1, 52, 0.0, p.OPEN_DEG * share) for share in (0.5, 0.98)]


def any_pose(chance: random.Random) -> Pose:
    """Anything that a shoe may be in: packs, cards, a card anywhere on its way, the roll set or opened."""
    packs = chance.choice((1, 6, 8))
    opened = chance.uniform(0.0, 0.98 * p.OPEN_DEG)
    if chance.random() < 0.5:
        return Pose(packs, 1, chance.uniform(0.5, SLIDES[-1]), opened)
    return Pose(packs, chance.randint(0, packs * p.PACK_CARDS), 0.0, opened)


def overlaps(pose: Pose, still: bool = False) -> list[Clash]:
    """The pairs that overlap; without `still` only those of which one moves."""
    pairs = [
        (a, b)
        for a, b in itertools.combinations(at(pose), 2)
        if still or (a.moves != b.moves) or FIXED not in (a.moves, b.moves)
    ]
    where = f"{pose.packs} packs, {pose.cards} cards, out {pose.slid:.0f}, opened {pose.opened:.0f}"
    return clashes.between(pairs, where)


def doubtful() -> list[str]:
    """Where something passes a guessed piece of a bought part too nearly."""
    return clashes.doubtful(at(Pose()), {one.key: one.meets for one in (made() for made in purchased.TABLE)})


def nearest(pose: Pose, most: float = 1.0) -> tuple[float, str, str]:
    """The least distance of what moves against what stands, but for cards, which slide on ramp and gate."""
    least = (most, "", "")
    for a, b in itertools.combinations(at(pose), 2):
        turns = {ROLL, SPRING} & {a.moves, b.moves}  # it touches its holes, stop and spring
        if a.moves != b.moves and not turns and CARD not in (a.moves, b.moves) and "pack" not in (a.name, b.name):
            gap = float(a.solid.min_gap(b.solid, most)) if clashes.boxes_meet(a.solid, b.solid, most) else most
            if 1e-6 < gap < least[0]:  # the rollers touch
                least = (gap, a.name, b.name)
    return least


def passes(number: int, thick: float, slit: float = p.SLIT, opened: float = 0.0) -> bool:
    """Whether `number` cards can pass together between ramp and roll, which is set `slit` mm over it and then opened
    by `opened` degrees."""
    roll = Part("roll", printed.turned_roll(printed.roll(), opened).translate((0.0, 0.0, slit - p.SLIT)), FIXED)
    ramp = Part("ramp", printed.ramp(), FIXED)
    whole = box((-8.0, 30.0), (-p.CARD_H / 2, p.CARD_H / 2), (0.001, number * thick))
    under = Part("cards", whole ^ box((-2.0, 30.0), (-60.0, 60.0), (0.0, 5.0)), CARD)
    return not clashes.between([(under, roll), (under, ramp)], "")


def lowest() -> float:
    """Of all parts, above the table."""
    return float(min(places.to_table(part.solid).bounding_box()[2] for part in at(Pose(8, 416))))
