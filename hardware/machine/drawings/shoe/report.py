"""docs/build/shoe.md: the shoe, why it is so, and its figures."""

from hardware.machine.drawings import report as common
from hardware.machine.drawings.clashes import Clash
from hardware.machine.drawings.printability import Print
from hardware.machine.drawings.shoe import figures, machine, parts
from hardware.machine.drawings.shoe import params as p

PAGE = common.PAGE.parent / "shoe.md"


def view_table() -> list[str]:
    """The camera's geometry as numbers."""
    lines = ["| what | value |", "| --- | --- |"]
    return lines + [f"| {name} | {value:.2f} |" for name, value in figures.view().items()]


def light_line() -> str:
    """Lux and mirrors."""
    middle, least, most = figures.window_lux()
    return (
        f"Light on the card from the two lamps: {middle:.0f} lux in the middle of the window, {least:.0f} to "
        f"{most:.0f} "
        f"over it; a glossy card has to lie {figures.mirror_deg():.1f} degrees askew to throw a lamp into the lens."
    )


def feed_table() -> list[str]:
    """What presses and what a finger needs."""
    lines = ["| cards in it | press the front card | a finger pulls |", "| --- | --- | --- |"]
    return lines + [
        f"| {cards} | {figures.push_n(cards):.1f} N | {figures.pull_n(cards):.1f} N |" for cards in (1, 52, 312, 416)
    ]


def strength_table() -> list[str]:
    """What holds."""
    lines = ["| what | value | bears | unit | margin |", "| --- | --- | --- | --- | --- |"]
    return lines + [
        f"| {one.name} | {one.value:.2f} | {one.most:.2f} | {one.unit} | {one.margin:.1f} |"
        for one in figures.strength()
    ]


def page(found: list[Clash], escaped: int, rays: int, prints: list[Print], nearest: tuple[float, str, str]) -> str:
    """The whole page."""
    way, out = figures.travel_mm()
    lines = [
        "<!-- Written by `make drawings`: do not edit. -->",
        "# The shoe",
        "",
        "**Nobody has built one yet.** For games in which nobody may know the next card. All below is geometry and "
        "arithmetic of the drawings, in mm unless said.",
        "",
        f"![The shoe for six packs]({parts.WHOLE})",
        "",
        "The pack leans face down behind a gate; a weight on rollers follows it. A finger pushes the front "
        "card down by its "
        f"back, {way:.0f} through the gate's opening: it bends about the roll, passes the slit, slides face "
        f"down over a "
        f"window in the nose and looks out of the hood by {out:.0f}. A camera under the pack sees its face by "
        f"a mirror.",
        "",
        f"![Cut along its middle]({parts.SECTION})",
        "",
        "| choice | because |",
        "| --- | --- |",
        f"| a slope of {p.SLOPE_DEG:.0f} degrees | the pack slides by itself; the wedge only pushes the last cards |",
        f"| slit of {p.SLIT} between ramp and roll, the roll set in slots by a feeler gauge | one card of {p.THICKEST} "
        f"passes, two of {p.THINNEST} do not |",
        "| a hood over the window, which is shorter than a card | while a card does not yet cover the pane an "
        "eye above would "
        "see its face by pane and mirror: rays showed it. So the camera sees a card in parts, as it slides, "
        "never whole |",
        "| plates in grooves between two sides | all print flat; nothing lets light out but the slit |",
        "| mirror at 45 degrees to the slope | the look stays under the tray, and meets the card at a right angle |",
        "| lamps beside the window, below it | the pane mirrors them past the lens |",
        "",
        "## What cannot be seen",
        "",
        f"{rays} rays from points all over the face of a card, from its rest at the gate to the ramp's end, "
        f"through the pane "
        f"and by the mirror until something stops them: **{escaped} come out**. Everything but pane and "
        f"mirror is opaque, the "
        "shoe stands on its table. With the hood, the cover or the camera's seat left out, some do (a test). "
        "While a card "
        "slides off the ramp's end onto the table, its face is as hidden as that of any card drawn from a shoe.",
        "",
        "## What the camera sees",
        "",
        *view_table(),
        "",
        light_line(),
        "",
        "These are the numbers for a rendered scene of the nose.",
        "",
        "## Packs, wedge, cut card",
        "",
        f"One pack takes {p.PACK_ON_SLOPE:.1f} of the slope. Tray: one pack; with an extension and its leg "
        f"six or eight. Wedge "
        f"and steel: {figures.weight_kg():.2f} kg.",
        "",
        *feed_table(),
        "",
        *strength_table(),
        "",
        f"The cut card goes the way of every card: put it into the pack, it comes to the gate, is seen in the "
        f"opening by its "
        f"colour, is pushed out and laid aside. It must be of the pack's size and at most {p.CUT_CARD[2]} "
        f"thick: the usual "
        "plastic ones of 0.5 do not pass the slit. Whatever its colour, the camera sees that a card passes and "
        "reads it as none: the dealer is asked. Only one as black as the hood behind the window would not be "
        "seen: take no black one.",
        "",
        "## Overlaps",
        "",
        f"Every pair of parts in {len(machine.poses())} poses: one, six and eight packs from full to empty, a "
        f"card all along "
        "its way.",
        f"**{len(found)} overlaps.** Least distance of what moves, but for rollers and cards: "
        f"{nearest[0]:.2f}, {nearest[1]} "
        f"and {nearest[2]}.",
        *(f"- {one.where}: {one.one} and {one.other}, {one.volume_mm3:.2f} mm3" for one in found),
        "",
        "## Putting together",
        "",
        f"![Its parts apart]({parts.APART})",
        "",
        "1. Melt the inserts into ramp (six at its ends, two for the hood) and roll. Lay the pane into the "
        "ramp, a drop of "
        "glue at its corners; its face lies 0.1 below the slope.",
        "2. Screw the tray to the ramp, nuts below. Glue the mirror to its seat, coated face up, and never touch it.",
        "3. Screw the lamps to the sides, LEDs in, diffusers glued on; the camera to its seat.",
        "4. Lay one side down, put bottom, camera seat, mirror seat and gate into its grooves, set ramp and "
        "roll on, then the "
        "other side; screw them (M3 x 10; roll M3 x 12, not yet tight).",
        f"5. Lay a feeler gauge of {p.SLIT} on the ramp under the roll, press the roll down, tighten it. "
        f"Screw the hood on.",
        "6. Extension and leg, if any; back and cover slide into their grooves; the wedge goes in from above.",
        "",
        "## Prints",
        "",
        "PETG, black or dark, layers of 0.2, flat, without supports; mass as if solid.",
        "",
        *common.prints_table(prints),
        "",
        "What is bought, cut and printed: [the bill](book/bill.md). Time, colours and filling of the prints: "
        "[the print sheet](book/print.md). How it goes together: [the build book](book/README.md).",
        "",
        "## What is not proven",
        "",
        "- That cards bend about the roll as drawn, how they wear, and that none sticks: no card has been through it.",
        "- That printed walls are opaque: print them black, look at them against a lamp.",
        "- That a reader can put a card together from the parts it sees: it does in rendered pictures; no film exists.",
        "- That the camera's field lies about the window as drawn: it reaches 1.8 beyond it to each side. A camera "
        "that is rolled or 1 off is no matter where the window is marked as it lies.",
        "- That so little light is enough: in 1 ms it is 2.3 stops less than paper wants; rendered so, cards are read.",
        "- The camera's square can, its lens's height and its plugs: guesses in [the table of bought "
        "parts](bought.md), which "
        "its seat leaves room for.",
        "- Its exit has no beam; camera cable and LED wires are not drawn.",
    ]
    return "\n".join(lines) + "\n"
