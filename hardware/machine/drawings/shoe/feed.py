"""What bends a card on its way out of the shoe, and what a finger does to the front card. Arithmetic; N, mm, MPa.

python -m hardware.machine.drawings.shoe.feed    prints the tables of docs/build/shoe.md

The front card slides out in its own plane: between gate and pack, through the slit, over the window. Nothing bends it
before the apron, on which it turns toward the table; before that a finger moves it, behind that a hand.

Wedge and pack press it to the gate with S. A finger presses it down on the pack with F and draws it: while F is less
than S the gate bears S - F, the next card S. Where F is more, the pack goes back up its floor, and the card's edge
comes to stand on the floor behind the slit: it slides down that floor into it, for the floor is LEAN_DEG askew to the
path."""

import functools
import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass

from hardware.machine.drawings.dealing_box.feed import share
from hardware.machine.drawings.forces import Figure
from hardware.machine.drawings.params import PETG_G_PER_CM3
from hardware.machine.drawings.shoe import figures, printed
from hardware.machine.drawings.shoe import params as p

G = 9.81
FINGERS = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0)
FRICTIONS = (0.15, 0.20, 0.30, 0.40, 0.50, 0.60)
CARDS = (1, p.PACK_CARDS, 4 * p.PACK_CARDS, 8 * p.PACK_CARDS)
STIFF = (2000.0, 3000.0, 4000.0)
THICK = (p.THINNEST, p.CARD, p.THICKEST)
SETS = 0.5 / 100
"""Strain that leaves a curl."""
HAND_N = 1.5
WANTED = 1.5
TWICE = 2.0
LIKELY = (0.25, 0.2, 0.5)
"""Card on card, card on PETG, finger on card: guesses, where one figure stands for all."""
BEFORE_R = 10.0
BEFORE_DEG = 45.0
BEFORE_FREE = (4.8, BEFORE_R * math.sin(math.radians(BEFORE_DEG)))
"""As it was drawn before this was reckoned: the card turned so far about a roll of that radius; its leading edge was so
far beyond the place where it touched the roll, at first and once it was round."""

OUT = "comes out"
STAYS = "stays"
JAM = "jams"
TWO = "two at once"
ENDS = (OUT, STAYS, JAM, TWO)

ASSUMED = (
    ("friction, card on card", "0.15 to 0.60", "guess: tables give 0.2 to 0.4 for coated paper; drawn by itself"),
    ("friction, card on PETG", "0.15 to 0.60", "guess; drawn by itself"),
    ("friction, finger on card", "0.15 to 0.60", "guess: dry skin on plastic 0.3 to 0.6, greasy less; drawn by itself"),
    ("finger's force on the front card", "0.5 to 6 N", "guess: a light touch to a hard press"),
    ("card's stiffness", "E 2000 to 4000 MPa", "guess: board along and across its grain"),
    ("strain that leaves a curl", f"{SETS:.1%}", "guess: 0.5 to 1 % for paper board, from memory"),
    ("hand's pull on a card that is half out", f"{HAND_N} N, level", "guess"),
    ("rollers of the wedge", f"{figures.ROLLING} of their load", "guess: ball bearings on PETG"),
    ("card", f"{figures.CARD_KG * 1000:.2f} g; {p.THINNEST} to {p.THICKEST} thick", "a pack of 52 weighs 91 g"),
    ("spring of the roll", f"{p.SPRING_RATE} N/mm, {p.SPRING_FREE:.0f} long", "guess: of no maker yet"),
    ("slit", f"{p.SLIT} +-{p.SLIT_PLAY}", "drawing, set by a gauge"),
    ("radius, angles, places", "as drawn", "drawing"),
)  # fmt: skip


# --- what bends it ---


def stiffness(modulus: float, thick: float) -> float:
    """N mm2 of a card that is bent about its long side."""
    return modulus * p.CARD_H * thick**3 / 12


def strain(radius: float, thick: float = p.THICKEST) -> float:
    """Of its faces, bent to that radius (mm, of its middle)."""
    return thick / (2 * radius)


def before_n() -> tuple[float, float]:
    """What friction took while a card was bent about the roll as it was drawn before, for the softest card that is
    round it, and for the stiffest at first touch: edge, roll and gate press 1, 2 and 1 times what its edge bears."""
    moment = [stiffness(modulus, p.CARD) / BEFORE_R for modulus in (STIFF[0], STIFF[-1])]
    least, most = moment[0] / BEFORE_FREE[1], moment[1] / BEFORE_FREE[0]
    return 4 * LIKELY[1] * least, 4 * LIKELY[1] * most


def path_radius() -> float:
    """The least radius (mm) of a card's middle line on its way, as drawn, pressed to the apron or drawn to the horns;
    before them the path is straight."""
    return min(p.APRON_R - p.THICKEST / 2, p.APRON_R - p.HORN_GAP + p.THINNEST / 2)


@functools.cache
def apron_n(modulus: float = STIFF[-1], thick: float = p.THICKEST, friction: float = FRICTIONS[-1]) -> float:
    """The most that a finger needs to bring the leading edge onto the apron while the trailing edge is still in the
    slit: the card is a beam from the slit to its edge, which the apron lifts. Out of the slit, it is bent no more."""
    most = 0.0
    for step in range(1, 200):
        lead = p.APRON_X + step * 0.2
        if lead > p.CARD_W:
            break
        angle = (lead - p.APRON_X) / p.APRON_R
        lifted = p.APRON_R * (1 - math.cos(angle))
        press = 3 * stiffness(modulus, thick) * lifted / lead**3
        most = max(most, press * math.tan(angle + math.atan(friction)))
    return most


def pulled_radius(pull: float = HAND_N, modulus: float = STIFF[0]) -> float:
    """The least radius (mm) at the horns' ends where a hand pulls the card level with `pull` N while the shoe still
    holds it: there a long strip under tension turns by what remains of the way to the table (Euler's elastica)."""
    turn = math.radians(p.SLOPE_DEG - p.HORN_DEG)
    return 1 / (2 * math.sqrt(pull / stiffness(modulus, p.CARD)) * math.sin(turn / 4))


def spare_n() -> float:
    """What a finger that presses as hard as wedge and pack has over for anything else, one card in the shoe."""
    presses = presses_n(1, LIKELY[1])
    return (LIKELY[2] - LIKELY[0]) * presses


def bending() -> list[Figure]:
    """What bends a card, and what it bears."""
    least, most = before_n()
    was = f"before, {BEFORE_DEG:.0f} degrees about R {BEFORE_R:.0f}"
    hand = f"hand pulls level with {HAND_N} N, R {pulled_radius():.0f} at the horns' ends: strain"
    return [
        Figure(f"apron and horns, R {path_radius():.1f}, card pressed flat to them: strain", 100 *
        strain(path_radius()), 100 * SETS, "%"),
        Figure(hand, 100 * strain(pulled_radius()), 100 * SETS, "%"),
        Figure("finger brings the edge onto the apron", apron_n(), spare_n(), "N"),
        Figure(f"{was}: strain", 100 * strain(BEFORE_R, p.CARD), 100 * SETS, "%"),
        Figure(f"{was}: friction of bending, least", least, spare_n(), "N"),
        Figure(f"{was}: friction of bending, most", most, spare_n(), "N"),
    ]  # fmt: skip


# --- what presses the front card, and what a finger does to it ---


@functools.cache
def presses_n(cards: int, floor: float, back: bool = False) -> float:
    """N between gate and front card, with that friction of the pack's edges on the floor; `back`: what it takes to
    press wedge and pack back up the floor. 0 where the pack sticks so that it does not come to the gate."""
    sign = -1.0 if back else 1.0
    wedge = figures.weight_kg() * G * (p.FLOOR_SIN - sign * figures.ROLLING * p.FLOOR_COS) / p.LEAN_SIN
    pack = cards * figures.CARD_KG * G * (p.FLOOR_SIN - sign * floor * p.FLOOR_COS)
    bears = p.LEAN_SIN + sign * floor * p.LEAN_COS
    return max(0.0, wedge + pack / bears) if bears > 0 else math.inf


@dataclass(frozen=True, slots=True)
class Case:
    """One finger: its force, the three frictions, how many cards are in the shoe."""

    finger: float
    card: float
    floor: float
    skin: float
    cards: int


@dataclass(frozen=True, slots=True)
class End:
    """What becomes of the card, and how many times over the finger's pull is what it takes."""

    what: str
    margin: float


def cases() -> Iterator[Case]:
    """All of them."""
    for finger, card, floor, skin, cards in itertools.product(FINGERS, FRICTIONS, FRICTIONS, FRICTIONS, CARDS):
        yield Case(finger, card, floor, skin, cards)


def end(case: Case) -> End:
    """What becomes of the front card."""
    if 2 * p.THINNEST <= p.SLIT + p.SLIT_PLAY:
        return End(TWO, 0.0)
    presses = presses_n(case.cards, case.floor)
    if presses <= 0 or not leads_in(case.floor):
        return End(JAM, 0.0)
    if not stops_second(case.card, case.floor):
        return End(TWO, 0.0)
    down = min(case.finger, presses_n(case.cards, case.floor, back=True))
    takes = case.card * max(presses, down) + case.floor * max(0.0, presses - down) + apron_n(friction=case.floor)
    margin = case.skin * down / takes
    return End(OUT if margin >= 1 else STAYS, margin)


def leads_in(floor: float) -> bool:
    """Does the edge of a card that stands on the floor behind the slit slide down into it, when the card is pushed?"""
    return math.radians(p.LEAN_DEG) + math.atan(floor) < math.pi / 2


def stops_second(card: float, floor: float) -> bool:
    """Does the floor's end stop the second card, which the first draws along, rather than let it climb and wedge?"""
    return p.LEAN_DEG + math.degrees(math.atan(floor)) > math.degrees(math.atan(card))


def least_finger(cards: int, card: float, floor: float, skin: float) -> float:
    """N at which the card begins to move; more than wedge and pack bear (inf) where it never does."""
    presses = presses_n(cards, floor)
    found = presses * (card + floor) / (skin + floor)
    return found if found <= presses else (math.inf if skin <= card else presses)


@dataclass(frozen=True, slots=True)
class Count:
    """Of the cases of one finger: how many end how; of those in which the finger's friction is TWICE the cards' how
    many come out, and how many with margin WANTED."""

    cases: int
    ends: dict[str, int]
    good: int
    out: int
    enough: int


def count(finger: float | None = None) -> Count:
    """Over all cases, or those of one finger."""
    ends = dict.fromkeys(ENDS, 0)
    number = good = out = enough = 0
    for case in cases():
        if finger is not None and case.finger != finger:
            continue
        found = end(case)
        number += 1
        ends[found.what] += 1
        if case.skin >= TWICE * case.card - 1e-9:
            good += 1
            out += found.what == OUT
            enough += found.what == OUT and found.margin >= WANTED
    return Count(number, ends, good, out, enough)


def holds() -> list[Figure]:
    """What has to hold, at the worst of the frictions."""
    low, high = FRICTIONS[0], FRICTIONS[-1]
    held = 2 * low * presses_n(1, high)
    fullest = min(presses_n(cards, high) for cards in CARDS)
    return [
        Figure("last card slips out by its own weight", figures.CARD_KG * G * p.SIN, held, "N"),
        Figure("pack slides by itself: friction", figures.FRICTION, p.FLOOR_SIN / p.FLOOR_COS, "of the weight"),
        Figure(f"pack that sticks with friction {high} is pushed to the gate", 1.0, fullest, "N"),
        Figure("opened roll: friction in its holes against its spring", roll_rubs_nmm(), spring_nmm(), "Nmm"),
        Figure("roll that a card lifts, against the card's friction, which closes it", p.ROLL_FALLS * 180 / math.pi,
               low * (p.ROLL_R - 45 * p.ROLL_FALLS), "Nmm a N"),
        Figure("edge behind the slit slides into it: floor to path", p.LEAN_DEG + math.degrees(math.atan(high)), 90.0,
               "degrees"),
        Figure("second card climbs into the slit", math.degrees(math.atan(high)),
               p.LEAN_DEG + math.degrees(math.atan(low)), "degrees"),
    ]  # fmt: skip


def spring_nmm() -> float:
    """What the spring turns the roll with, the slit set: where it pulls least."""
    return p.SPRING_RATE * (p.SPRING_SET - p.SPRING_FREE) * p.SPRING_AT


@functools.cache
def roll_rubs_nmm() -> float:
    """What the roll's weight takes in its holes, with the most friction. Its lever is nearly in balance."""
    grams = float(printed.roll().volume()) / 1000 * PETG_G_PER_CM3
    return FRICTIONS[-1] * grams / 1000 * G * p.ROLL_R


# --- tables ---


def figure_table(found: list[Figure]) -> list[str]:
    """A row each."""
    lines = ["| what | value | bears | unit | margin |", "| --- | --- | --- | --- | --- |"]
    return lines + [
        f"| {one.name} | {one.value:.2f} | {one.most:.2f} | {one.unit} | {one.margin:.2f} |" for one in found
    ]


def finger_table() -> list[str]:
    """A row for each finger, and one for all."""
    lines = [
        f"| finger | cases | {' | '.join(ENDS)} | friction twice the cards' | come out | with margin {WANTED} |",
        f"| --- |{' --- |' * (len(ENDS) + 4)}",
    ]
    for finger in (*FINGERS, None):
        one = count(finger)
        name = "all" if finger is None else f"{finger:.1f} N"
        ends = " | ".join(share(one.ends[what], one.cases) for what in ENDS)
        good = [str(one.good), share(one.out, one.good), share(one.enough, one.good)]
        lines.append(f"| {name} | {one.cases} | {ends} | {' | '.join(good)} |")
    return lines


def press_table() -> list[str]:
    """What presses the front card, and what moves it."""
    card, floor, skin = LIKELY
    lines = [
        "| cards in it | press the front card | over all frictions | a finger moves it from | and presses the pack "
        "back from |",
        "| --- | --- | --- | --- | --- |",
    ]
    for cards in CARDS:
        spread = [presses_n(cards, friction) for friction in FRICTIONS]
        lines.append(
            f"| {cards} | {presses_n(cards, floor):.1f} N | {min(spread):.1f} to {max(spread):.1f} N | "
            f"{least_finger(cards, card, floor, skin):.1f} N | {presses_n(cards, floor, back=True):.1f} N |"
        )
    return lines


def assumed() -> list[str]:
    """The table of what is assumed."""
    return [
        "| assumed | value | from |",
        "| --- | --- | --- |",
        *(f"| {what} | {value} | {source} |" for what, value, source in ASSUMED),
    ]


def main() -> int:
    """Prints all."""
    tables = (assumed(), figure_table(bending()), press_table(), finger_table(), figure_table(holds()))
    print("\n\n".join("\n".join(table) for table in tables))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
