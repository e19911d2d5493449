"""docs/build/shoe.md: the shoe, why it is so, and its figures."""

from hardware.machine.drawings import report as common
from hardware.machine.drawings.clashes import Clash
from hardware.machine.drawings.printability import Print
from hardware.machine.drawings.shoe import feed, figures, machine, parts
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


def beam_table() -> list[str]:
    """The exit beam's currents."""
    lines = ["| exit beam | value | asked or borne | unit |", "| --- | --- | --- | --- |"]
    return lines + [f"| {what} | {value:.2f} | {other:.2f} | {unit} |" for what, value, other, unit in figures.beam()]


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
        "The pack leans face down behind a gate; a weight on rollers follows it. A finger pushes the front card "
        f"by its back, {way:.0f} through the gate's opening: it slides out in its own plane, {p.SLOPE_DEG:.0f} "
        "degrees to the table, through the slit and over a window in the nose, and looks out of the hood by "
        f"{out:.0f}. There a hand takes it: on the apron it turns toward the table. A camera in the dark chamber "
        "below sees its face by a mirror.",
        "",
        f"![Cut along its middle]({parts.SECTION})",
        "",
        "| choice | because |",
        "| --- | --- |",
        f"| a straight path from pack to hood, an apron of radius {p.APRON_R:.0f} before it, horns over the card's "
        "ends | nothing bends a card more than its board bears; the finger pushes against friction alone |",
        f"| a floor of {p.FLOOR_DEG:.0f} degrees under the pack, {p.LEAN_DEG:.0f} to the path | the pack slides by "
        "itself; the wedge only pushes the last cards; a card that a finger has pressed back slides down the floor "
        "into the slit: there is no edge for it to meet |",
        f"| slit of {p.SLIT} between ramp and a roll that grows thinner as it turns, set by a screw and a feeler "
        f"gauge | one card of {p.THICKEST} passes, two of {p.THINNEST} do not |",
        f"| a lever on the roll | pressed down it opens the slit for a cut card of {p.CUT_CARD[2]}; a spring closes "
        "it |",
        "| a black hood over the window, which is shorter than a card | what the camera sees while no card is there; "
        "no light falls in. So it sees a card in parts, as it slides, never whole |",
        "| plates in grooves between two sides | all print flat; nothing lets light out but the slit |",
        "| a level mirror near the bottom | the look meets the card at a right angle, and the camera stands clear of "
        "the table, under the floor |",
        "| lamps beside the window, below it | the pane mirrors them past the lens |",
        "",
        "## What cannot be seen",
        "",
        f"{rays} rays from points all over the face of a card, from its rest at the gate to the ramp's end, "
        f"through the pane "
        f"and by the mirror until something stops them: **{escaped} come out**. Everything but pane and "
        f"mirror is opaque, the "
        "shoe stands on its table. With the camera's seat or a side left out, some do (a test). While a card slides "
        "from the apron onto the table, its face is as hidden as that of any card drawn from a shoe.",
        "",
        "## What the camera sees",
        "",
        *view_table(),
        "",
        light_line(),
        "",
        "These are the numbers for a rendered scene of the nose.",
        "",
        "## Seal",
        "",
        "The cover holds the back, and a numbered pull-tight seal holds the cover: its tail goes through the tray's "
        "left wall, behind the back, and through the cover. Who wants to the cards from above or behind tears it. By "
        "the finger's opening and the slit a card comes out only over the window. It does not hold the screws of nose "
        "and extension: a drop of lacquer over each shows whether one was turned.",
        "",
        "## Exit beam",
        "",
        f"A reflex sensor (TCRT5000) in the right horn sees the back of a card that slides under it, {p.REFLEX_IN:.0f} "
        f"to {p.REFLEX_IN + p.HORN_GAP:.0f} away, and black apron else. It lies outside of the hood: nothing of the "
        "chamber is opened for it, no light of it comes to the camera. It counts the cards that leave while the camera "
        "sees nothing. Its wires are glued along the horn to the right side and go with the lamps' to the input board "
        "(J1): "
        f"5 V by {figures.DIODE_OHM:.0f} ohm to the diode, the transistor to the beam's pin, "
        f"{figures.BEAM_PULL_OHM / 1000:.1f} kohm from there to 3.3 V. A card pulls the pin low.",
        "",
        *beam_table(),
        "",
        "Half of a mirror's light from a card, a tenth of a card's from the apron, the diode's 1.25 V and the pin's "
        "2.0 V are guesses: step *Screw hood and horns on* measures what comes of them. A back that is black in "
        "infrared is not seen, and sun on the apron may be taken for a card.",
        "",
        "## What bends a card",
        "",
        "`python -m hardware.machine.drawings.shoe.feed` prints these tables, "
        "`tests/hardware/machine/test_shoe_feed.py` holds them. Until now the path turned by 45 degrees about a roll "
        "of radius 10; that is below, too.",
        "",
        *feed.figure_table(feed.bending()),
        "",
        *feed.assumed(),
        "",
        "## What a finger does",
        "",
        f"One pack takes {p.PACK_ON_FLOOR:.1f} of the floor. Tray: one pack; with an extension and its leg six or "
        f"eight. Wedge and steel: {figures.weight_kg():.2f} kg. With friction of {feed.LIKELY[0]} between cards, "
        f"{feed.LIKELY[1]} of cards on the shoe, {feed.LIKELY[2]} of the finger:",
        "",
        *feed.press_table(),
        "",
        "Over all frictions, one to eight packs, and fingers of each force:",
        "",
        *feed.finger_table(),
        "",
        "A card that stays is pressed harder; nothing is stuck. What has to hold:",
        "",
        *feed.figure_table(feed.holds()),
        "",
        f"A cut card is {p.CUT_CARD[2]} thick, and two cards are hardly more: no slit lets the one through and not the "
        "others. So it has a way of its own, which is the same way with the lever pressed down: it comes to the "
        "gate, is seen in the opening by its colour, the left hand opens the roll, the right pushes it out. The "
        "camera sees it like any card, whatever its colour, and reads it as none: the dealer is asked, and so he is "
        "where two cards come while the lever is down. The lever comes back by itself. Only a cut card as black as "
        "the hood behind the window would not be seen: take no black one.",
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
        "1. Melt the inserts into ramp (six at its ends, two for the hood, four for the horns) and roll. Lay the pane "
        "into the ramp, a drop of glue at its corners; its face lies 0.1 below the ramp's.",
        "2. Screw the tray to the deck, nuts below. Glue the mirror to its seat, coated face up, and never touch it.",
        "3. Glue the strips into the lamps, the diffusers on, screw the lamps to the sides; the camera to its seat.",
        "4. Lay one side down, put bottom, camera seat, mirror seat, deck and gate into its grooves, set ramp and "
        "roll on, then the other side; screw them (M3 x 10; roll M3 x 12, not yet tight).",
        f"5. Lay a feeler gauge of {p.SLIT} on the ramp under the roll, set the roll by its lever's screw. Screw hood "
        "and horns on, the sensor of the exit beam in the right one.",
        "6. Extension and leg, if any; the wedge goes in from above; then back and cover slide into their grooves.",
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
        "- That a finger moves the front card as reckoned, that the roll turns lightly and comes back, how cards "
        "wear, and that none sticks: no card has been through it. The frictions are guesses, and so is what a card's "
        "board bears.",
        "- That printed walls are opaque: print them black, look at them against a lamp.",
        "- That a reader can put a card together from the parts it sees: it does in rendered pictures; no film exists.",
        "- That the camera's field lies about the window as drawn: it reaches 1.8 beyond it to each side. A camera "
        "that is rolled or 1 off is no matter where the window is marked as it lies.",
        "- The lamps' light: strip and diffuser are guesses, and so is what the sensor makes of it.",
        "- The camera's square can, its lens's height and its plugs: guesses in [the table of bought "
        "parts](bought.md), which "
        "its seat leaves room for.",
        "- That the exit beam tells a card from the apron: what each gives back is a guess. Camera cable and the wires "
        "of lamps and sensor are not drawn.",
    ]
    return "\n".join(lines) + "\n"
