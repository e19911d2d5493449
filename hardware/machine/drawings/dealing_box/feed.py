"""The dealing box's feed: what a thumb does to the top card, over all thumbs and frictions. Arithmetic; N, mm, MPa.

python -m hardware.machine.drawings.dealing_box.feed    prints the tables of docs/build/box.md

The springs press the pack up against the lid's rim with S. A thumb presses the top card down with F and draws it.
While F is less than S the pack stays where it is: the rim bears S - F, the next card S. Where F is more, the pack goes
down until the follower's feet stand on the stairs, and as far as the cards give way. Without stairs it goes down by the
springs' rate; and where the thumb stands so far before the springs that the rim before the slit bears nothing, by what
the follower can tilt. An edge that is lower than slit and ramp meets the lip. Else it climbs the ramp, which takes
force.
"""

import functools
import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass

from hardware.machine.drawings.dealing_box import figures
from hardware.machine.drawings.dealing_box import params as p

THUMBS = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0)
FRICTIONS = (0.15, 0.20, 0.30, 0.40, 0.50, 0.60)
PLACES = (-14.0, 0.0, 14.0)
PACKS = (p.CARD, p.PACK / 2, p.PACK)
LIKELY = (0.2, 0.25, 0.5)
"""Card on card, card on box, thumb on card: guesses, where one figure stands for all."""
WANTED = 1.5
ENOUGH_N = 2.0
TWICE = 2.0
RIM_X = p.CARD_RIGHT - p.HIDDEN / 2  # where the rim bears, on either side of the window's middle
CARD_E = 3000.0
GIVES = 0.1
"""mm a N: how much a pack that is pressed gives way, beyond what the springs press."""

OUT = "comes out"
STAYS = "stays"
LIP = "edge meets the lip"
TWO = "two at once"
JAM = "jams"
ENDS = (OUT, STAYS, LIP, TWO, JAM)

PULLS = "pulls {:.2f} to {:.2f} N, which rubs at the feet".format(*p.STAIR_SPRING_N)
ASSUMED = (
    ("friction, card on card", "0.15 to 0.60", "guess: tables give 0.2 to 0.4 for coated paper; drawn by itself"),
    ("friction, card on PETG", "0.15 to 0.60", "guess; drawn by itself"),
    ("friction, thumb on card", "0.15 to 0.60", "guess: dry skin on plastic 0.3 to 0.6, greasy less; drawn by itself"),
    ("thumb's force, straight down", "0.5 to 6 N", "guess: a light touch to a hard press"),
    ("thumb's place", "up to 14 mm before and behind the window's middle", "drawing: the window"),
    ("springs", f"two of {figures.rate():.3f} N/mm", "arithmetic of DIN EN 13906-1 on the drawing's sizes"),
    ("stairs' spring", PULLS, f"guess: {p.STAIR_SPRING_RATE} N/mm"),
    ("pack that is pressed", f"gives way by {GIVES} mm a N", "guess; the test print measures it"),
    ("weight of the pack", f"{p.CARD_G} g a card", "a pack of 52 weighs 91 g"),
    ("card's stiffness", f"E {CARD_E:.0f} MPa", "guess: 2000 to 4000 for board; matters on the ramp alone"),
    ("slit", f"{p.SLIT} +-{p.SLIT_PLAY}, and what the lid bends", "drawing, set by a gauge"),
    ("cards", "0.27 to 0.32 thick", "guess: measured are packs of 15 to 16 mm"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Feed:
    """The drawing's part of it: `presses` top card to lid (N) at each height of PACKS, less the friction of `pulls` (N)
    at the feet; `rate` of both springs (N/mm), their place x, how deep the ramp is; `sinks`: how far the follower goes
    down before its feet stand, and `tilts` its front edge, where the rim before the slit bears nothing (mm)."""

    presses: tuple[float, ...]
    pulls: tuple[float, ...]
    rate: float
    spring_x: float
    ramp: float
    sinks: float
    tilts: float


@dataclass(frozen=True, slots=True)
class Case:
    """One thumb: force, place, and the three frictions; `pack` an index of PACKS."""

    thumb: float
    at: float
    card: float
    box: float
    skin: float
    pack: int


@dataclass(frozen=True, slots=True)
class End:
    """What becomes of the card, and how many times over the thumb's pull is what it takes."""

    what: str
    margin: float


@functools.cache
def drawn() -> Feed:
    """As the box is drawn: every thumb stands between the feet, so that it tilts by no more than one foot can sink."""
    (rear, _), (before, last) = p.STAIR_X
    tilts = p.STAIR_RISE * (p.CARD_RIGHT - rear) / ((before + last) / 2 - rear)
    presses = tuple(figures.spring_at(pack).presses_n for pack in PACKS)
    least, most = p.STAIR_SPRING_N
    pulls = tuple(least + (most - least) * pack / p.PACK for pack in PACKS)
    return Feed(presses, pulls, 2 * figures.rate(), p.SPRING_AT[0][0], p.RAMP, p.STAIR_RISE, tilts)


BEFORE = Feed((1.75, 2.7, 3.7), (0.0, 0.0, 0.0), 0.18, 3.0, 0.0, math.inf, 1.4)
"""As it was drawn before this was reckoned: two springs of 0.09 N/mm, no stairs, a lip with a sharp edge."""


def cases() -> Iterator[Case]:
    """All of them."""
    for thumb, at, card, box, skin, pack in itertools.product(
        THUMBS, PLACES, FRICTIONS, FRICTIONS, FRICTIONS, range(len(PACKS))
    ):
        yield Case(thumb, at, card, box, skin, pack)


def end(case: Case, feed: Feed) -> End:
    """What becomes of the top card."""
    spring, down = feed.presses[case.pack] - case.box * feed.pulls[case.pack], case.thumb
    slit = (p.SLIT - p.SLIT_PLAY, p.SLIT + p.SLIT_PLAY + bends_mm())
    if 2 * min(one.thinnest for one in p.FORMATS) <= slit[1]:
        return End(TWO, 0.0)
    if spring <= 0:
        return End(JAM, 0.0)
    more = max(0.0, down - spring)
    lowered = min(more / feed.rate, feed.sinks)
    front = (spring * (feed.spring_x + RIM_X) - down * (case.at + RIM_X)) / (2 * RIM_X)
    if front < 0:
        lowered = max(lowered, feed.tilts)
    lowered += more * GIVES
    over = lowered - (slit[0] - max(one.thickest for one in p.FORMATS))
    if over > feed.ramp:
        return End(LIP, 0.0)
    takes = case.card * max(spring, down) + case.box * max(0.0, spring - down)
    if over > 0:
        angle = math.radians(p.RAMP_DEG) + math.atan(case.box)
        takes += over * lifts_n_per_mm(p.CARD_RIGHT - case.at) * math.tan(angle)
    margin = case.skin * down / takes
    if not stops_second(case):
        return End(JAM, 0.0)
    return End(OUT if margin >= 1 else STAYS, margin)


@functools.cache
def bends_mm() -> float:
    """How much wider the springs bend the slit."""
    return next(one.value for one in figures.strength() if one.name.startswith("lid's front bends"))


def lifts_n_per_mm(free: float) -> float:
    """What it takes to lift the front edge of one card that a thumb holds `free` mm behind it."""
    height = max(one.height for one in p.FORMATS)
    return 3 * CARD_E * height * p.CARD**3 / 12 / free**3


def stops_second(case: Case) -> bool:
    """Does the ramp stop the second card, which the first draws along, rather than let it climb and wedge? Of the two
    frictions alone: whether two fit through the slit is `end`'s first question."""
    return p.RAMP_DEG + math.degrees(math.atan(case.box)) > math.degrees(math.atan(case.card))


def wanted(case: Case) -> bool:
    """Is it one of those in which the card has to come out with margin: from 2 N on, a thumb of twice the cards' "
    "friction?"""
    return case.thumb >= ENOUGH_N and case.skin >= TWICE * case.card - 1e-9


@dataclass(frozen=True, slots=True)
class Count:
    """Of the cases of one thumb: how many end how; of those wanted how many come out at all, and with margin WANTED."""

    cases: int
    ends: dict[str, int]
    wanted: int
    out: int
    enough: int


def count(feed: Feed, thumb: float | None = None) -> Count:
    """Over all cases, or those of one thumb."""
    ends = dict.fromkeys(ENDS, 0)
    number = asked = out = enough = 0
    for case in cases():
        if thumb is not None and case.thumb != thumb:
            continue
        found = end(case, feed)
        number += 1
        ends[found.what] += 1
        if wanted(case):
            asked += 1
            out += found.what == OUT
            enough += found.what == OUT and found.margin >= WANTED
    return Count(number, ends, asked, out, enough)


def table(feed: Feed) -> list[str]:
    """A row for each thumb, and one for all."""
    lines = [
        f"| thumb | cases | {' | '.join(ENDS)} | wanted to come out | do | with margin {WANTED} |",
        f"| --- |{' --- |' * (len(ENDS) + 4)}",
    ]
    for thumb in (*THUMBS, None):
        one = count(feed, thumb)
        name = "all" if thumb is None else f"{thumb:.1f} N"
        ends = " | ".join(share(one.ends[what], one.cases) for what in ENDS)
        asked = [str(one.wanted), share(one.out, one.wanted), share(one.enough, one.wanted)]
        lines.append(f"| {name} | {one.cases} | {ends} | {' | '.join(asked)} |")
    return lines


def share(part: int, whole: int) -> str:
    """In per cent; nearly none and nearly all are not called none and all."""
    if whole == 0:
        return "-"
    share = part / whole
    if 0 < share < 0.005:
        return "< 1%"
    return "0" if part == 0 else f"{share:.1%}" if 0.995 <= share < 1 else f"{share:.0%}"


def gives_most(feed: Feed, thumb: float = THUMBS[-1]) -> float:
    """mm a N that a pack may give way before that thumb brings an edge to the lip, at the weakest press."""
    room = feed.ramp + p.SLIT - p.SLIT_PLAY - max(one.thickest for one in p.FORMATS)
    weakest = min(press - max(FRICTIONS) * pull for press, pull in zip(feed.presses, feed.pulls, strict=True))
    return (room - max(feed.sinks, feed.tilts)) / (thumb - weakest)


def least_thumb(card: float, box: float, skin: float, presses: float) -> float:
    """N at which the card begins to move."""
    return presses * (card + box) / (skin + box)


def assumed() -> list[str]:
    """The table of what is assumed."""
    return [
        "| assumed | value | from |",
        "| --- | --- | --- |",
        *(f"| {what} | {value} | {source} |" for what, value, source in ASSUMED),
    ]


def main() -> int:
    """Prints all."""
    print(*assumed(), "", "As it was drawn before:", *table(BEFORE), "", "As it is drawn:", *table(drawn()), sep="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
