"""docs/build/box.md: the dealing box, why it is so, and its figures."""

from hardware.machine.drawings import optics
from hardware.machine.drawings import report as common
from hardware.machine.drawings.clashes import Clash
from hardware.machine.drawings.dealing_box import album, feed, figures, machine, parts, printed
from hardware.machine.drawings.dealing_box import params as p
from hardware.machine.drawings.dealing_box.machine import Gap
from hardware.machine.drawings.printability import Print

PAGE = common.PAGE.parent / "box.md"


def cards_table() -> list[str]:
    """How each kind of cards fits."""
    lines = [
        "| cards | size | window | its middle | passes one of | holds two of | light, lux (least to most) "
        "| mirrors from |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for cards in p.FORMATS:
        middle, half_x, half_y = printed.window(cards)
        centre, least, most = figures.window_lux(cards)
        lines.append(
            f"| {cards.name} | {cards.width} x {cards.height} | {2 * half_x:.1f} x {2 * half_y:.1f} | x {middle:.2f} "
            f"| {cards.thickest} | {cards.thinnest} | {centre:.0f} ({least:.0f} to {most:.0f}) "
            f"| {figures.mirror_deg(cards):.0f} degrees |"
        )
    return lines


def springs_table() -> list[str]:
    """Force over travel."""
    lines = ["| pack on the follower | spring long | both push | weight on them | press the top card | a thumb needs |"]
    lines += ["| --- | --- | --- | --- | --- | --- |"]
    for thick in (0.29, 4.0, 8.0, 12.0, p.PACK):
        one = figures.spring_at(thick)
        lines.append(
            f"| {thick:.1f} mm | {one.length_mm:.1f} mm | {one.force_n:.1f} N | {one.weight_n:.1f} N "
            f"| {one.presses_n:.1f} N | {feed.least_thumb(*feed.LIKELY, one.presses_n):.1f} N |"
        )
    return lines


def strength_table() -> list[str]:
    """What holds how much."""
    lines = ["| what | value | bears | unit | margin |", "| --- | --- | --- | --- | --- |"]
    return lines + [
        f"| {one.name} | {one.value:.2f} | {one.most:.2f} | {one.unit} | {one.margin:.1f} |"
        for one in figures.strength()
    ]


def field_table() -> list[str]:
    """What the cameras see at the window's level."""
    lines = ["| camera | lens above the window | field | px per mm | poker card | tested on |"]
    lines += ["| --- | --- | --- | --- | --- | --- |"]
    low, high = optics.TESTED_PX_PER_MM
    for camera in (optics.MODULE_3, optics.USB):
        wide, tall = camera.field_mm(p.CAMERA_Z)
        scale = camera.px_per_mm(p.CAMERA_Z)
        lines.append(
            f"| {camera.name} | {p.CAMERA_Z:.0f} mm | {wide:.0f} x {tall:.0f} mm | {scale:.2f} "
            f"| {scale * 63.5:.0f} x {scale * 88.9:.0f} px | {low:.2f} to {high:.2f} px/mm |"
        )
    return lines


def _reserve() -> str:
    """How much the guess on which most rests may be off."""
    most, less = (feed.gives_most(feed.drawn(), thumb) for thumb in (6.0, 4.0))
    return (
        f"Most rests on how far a pack gives way under a thumb: {feed.GIVES} mm a N are assumed, and it may be "
        f"{most:.2f} before a thumb of 6 N brings an edge to the lip, {less:.2f} before one of 4 N does. The trial "
        "measures it."
    )


def gaps_table(gaps: list[Gap]) -> list[str]:
    """The nearest of what moves."""
    lines = ["| parts | least | where | |", "| --- | --- | --- | --- |"]
    for one in gaps:
        names = frozenset({one.one, one.other})
        lines.append(f"| {one.one}, {one.other} | {one.gap_mm:.2f} | {one.where} | {MEANT.get(names, '')} |")
    return lines


MEANT = {
    frozenset({"follower", "stop screw"}): "stops it at its end",
    frozenset({"body", "lid"}): "the lid lies on the body",
    frozenset({"card", "lid"}): "pressed to it",
    frozenset({"card", "pack"}): "lies on it",
    frozenset({"follower", "pack"}): "lies on it",
    frozenset({"follower", "card"}): "lies on it",
    frozenset({"magnet"}): "attract",
    frozenset({"body", "spring"}): "stands on it",
    frozenset({"body", "flap"}): "shuts the slit",
    frozenset({"flap", "card"}): "lifted by it",
    frozenset({"lid", "hinge rod"}): "turns on it",
    frozenset({"lid", "switch"}): "presses its lever",
    frozenset({"body", "stairs"}): "slide on its floor",
    frozenset({"follower", "stairs"}): "stands on them",
    frozenset({"stairs", "anchor screw"}): "the spring's end",
    frozenset({"anchor screw", "stairs spring"}): "the spring's end",
    frozenset({"switch", "tab screw"}): "presses its lever",
}
"""Pairs that are meant to touch, or nearly."""


def page(found: list[Clash], gaps: list[Gap], prints: list[Print], poses: int) -> str:
    """The whole page."""
    lines = [
        "<!-- Written by `make drawings`: do not edit. -->",
        "# The dealing box",
        "",
        "**Nobody has built one yet.** All below is geometry and arithmetic of the drawings, in mm unless said.",
        "",
        f"![The dealing box]({parts.WHOLE})",
        "",
        "The pack lies face up under a lid with a window; two springs lift it; the top card is pushed to the right "
        "through a slit. A camera looks straight down from a post on the same base, two low lamps light the window.",
        "",
        "| choice | because |",
        "| --- | --- |",
        "| box, lamps and post on one base | the camera's height is fixed from the window's level, not from the "
        "table |",
        "| insert, follower and lid for each kind of cards | the right edge always lies at the lip; a window hides "
        f"{p.HIDDEN:.0f} mm of each side, as vision expects |",
        f"| slit of {p.SLIT} between lid and lip, set with a feeler gauge and two screws | one card of 0.32 "
        f"passes, two "
        f"of 0.27 do not; it may be {p.SLIT_PLAY} off either way |",
        "| a film before the slit, glued to the lid's front edge | a card that has left cannot come back in: it hangs "
        "over the shelf's edge from outside. A card still half in the slit can be pushed back; the camera sees that |",
        "| two screws in grooves of the follower | hold insert and follower when the lid is open |",
        "| markers on the body beside the lid, at the window's level | they stay in sight when the lid is open, "
        "and have "
        "the scale of the card |",
        "| two lamps at the window's long ends, not a ring about the lens | LEDs on a ring of 60 are mirrored "
        "in a level "
        f"card {figures.ring_mirror_mm():.0f} from its middle, always; these only in one that lies askew |",
        "| plywood and profile | stiff, to be had anywhere; the post slides in its foot for another camera |",
        "",
        f"![With its lid open]({parts.OPEN})",
        "",
        "## Cards",
        "",
        *cards_table(),
        "",
        f"Passing and holding: {p.SLIT} +-{p.SLIT_PLAY}, thickest and thinnest card. The long Bavarian card (100) does "
        "not fit the well. Mirrors from: so far askew a glossy card has to lie to throw a lamp into the lens.",
        "",
        "## Field of view",
        "",
        f"![What the cameras see]({album.CAMERA_VIEW})",
        "",
        *field_table(),
        "",
        "Both piles beside the box are in the field of either camera. The USB camera hangs from the same arm by "
        "its own "
        "thread; pull the post up in its foot to see less of it. The same numbers make the rendered scene "
        "(`vision/drawn.py`, written by `make drawings`; a test holds them equal), and 240 is the default of "
        "`[camera] distance_mm`.",
        "",
        "## Light",
        "",
        f"Two lamps of {len(p.LED_X)} LEDs at {p.LED_MA:.0f} mA, {p.LED_CD} cd and {p.LED_BEAM_DEG:.0f} degrees each "
        f"({optics.led_lumen(p.LED_CD, p.LED_BEAM_DEG):.1f} lm), behind an opal sheet that passes "
        f"{100 * p.DIFFUSER_PASSES:.0f} % and spreads it over {p.DIFFUSER_BEAM_DEG:.0f} degrees. What they add to the "
        "room's own light is in the table of cards. Candela and transmission are typical figures, not those of "
        "your bin.",
        "",
        "The rendered scene (`Difficulty.built`) is lit by these lamps alone: unevenly, as they light, with the "
        "exposure and noise that Camera Module 3 has in that light (`vision/render/exposure.py`), and with what a "
        "glossy card mirrors of them when it lies askew. How the tracker does in that light: "
        "[measurements](../measurements.md#the-drawn-box).",
        "",
        "## Springs",
        "",
        *springs_table(),
        "",
        *strength_table(),
        "",
        f"A thumb needs: to begin to draw the card, at frictions of {feed.LIKELY[0]} (card on card), {feed.LIKELY[1]} "
        "(card "
        f"on box) and {feed.LIKELY[2]} (thumb on card), all guesses.",
        "",
        "## The feed",
        "",
        "What becomes of the top card over all thumbs and all frictions, each by itself, and three packs; "
        "`python -m hardware.machine.drawings.dealing_box.feed` prints it. Straight down the thumb presses, so that a "
        "card "
        "is drawn by friction alone.",
        "",
        *feed.table(feed.drawn()),
        "",
        f"Wanted to come out: from {feed.ENOUGH_N:.0f} N on, where the thumb's friction is at least {feed.TWICE:.0f} "
        "times "
        "that of card on card. Where the margin is less, the thumb is before the window's middle, near the slit: there "
        "the "
        "card is stiff on the ramp. Stays: the thumb slips, and nothing else moves.",
        "",
        "*Two at once* is decided by the slit alone, whatever the thumb does: two of the thinnest cards do not fit at "
        "its widest. *Jams* is decided by the ramp: it is too steep for a second card that the first draws "
        f"along, with a friction of {max(feed.FRICTIONS):.2f} at most.",
        "",
        "Before this was reckoned the box had two springs of 0.09 N/mm, no stairs and a sharp lip; then:",
        "",
        *feed.table(feed.BEFORE),
        "",
        "No pair of springs alone can do it: they may press no more than 2 N, or a light thumb cannot draw the card, "
        "and "
        "would have to bear 6 N without giving way by more than a millimetre. So two rails with treads of "
        f"{p.STAIR_RISE} mm follow the follower up, drawn by a weak spring, and carry it; a cord draws them back when "
        "a pack "
        f"is put in. The lip's inner edge is a ramp of {p.RAMP} mm, which a card's edge climbs that hangs lower.",
        "",
        _reserve(),
        "",
        *feed.assumed(),
        "",
        "## Overlaps",
        "",
        f"Every pair of parts in {poses} poses: four kinds of cards, follower and pack from full to empty, the "
        f"lid from "
        "shut to its stop, a card on its way out; every part on its straight way in; every screw's driver.",
        f"**{len(found)} overlaps.**",
        *(f"- {one.where}: {one.one} and {one.other}, {one.volume_mm3:.2f} mm3" for one in found),
        "",
        "Least distances of what moves:",
        "",
        *gaps_table(gaps),
        "",
        "## Putting together",
        "",
        f"![Its parts apart]({parts.APART})",
        "",
        *(f"{number}. {step.title[0].upper()}{step.title[1:]}." for number, step in enumerate(machine.STEPS, 1)),
        "",
        "Glue the magnets flush, poles so that they attract, and the film to the lid's front edge. Shut the lid "
        "on a feeler "
        f"gauge of {p.SLIT}, push the lip up against it by its two screws, tighten them, pull the gauge out. "
        f"Set each switch "
        "so that it has just clicked, the lens 240 above the lid's underside, and the markers: `python -m "
        "vision.offline.marker_sheet markers.svg --cards poker` writes the sheet, true to scale.",
        "",
        "## Prints",
        "",
        "PETG, layers of 0.2, flat, without supports; mass as if solid.",
        "",
        *common.prints_table(prints),
        "",
        "Of inserts, followers and lids print the set of your cards.",
        "",
        "What is bought, cut and printed: [the bill](book/bill.md). Time, colours and filling of the prints: "
        "[the print sheet](book/print.md). How it goes together: [the build book](book/README.md).",
        "",
        "## What is not proven",
        "",
        "- That a printed slit 92 long is straight to 0.05: lay lid and lip on a plate of glass and rub their "
        "edges flat.",
        "- Friction, what a pack gives way, how a thumb presses, that the stairs follow a quick dealer, and how the "
        "film "
        "behaves after a thousand cards: all in the table of the feed are guesses. The book's step *Try the feed* "
        "measures "
        "them before the body is printed.",
        "- Of bought parts what is marked as a guess in [their table](bought.md): the fork sensor's outline, how deep "
        "its slot is and where its beam is in it. Wires and slot nuts are not drawn.",
        "- Lux: no light meter has seen it.",
    ]
    return "\n".join(lines) + "\n"
