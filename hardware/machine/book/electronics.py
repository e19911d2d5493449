"""The steps of the electronics: boards, plates, supply, leads, panel, the box's and the lamp's cable."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from hardware.machine.boards import inputs, layout, pictures, shield
from hardware.machine.boards.bill import CONTACT
from hardware.machine.boards.model import Circuit, Part
from hardware.machine.book import leads, plans, table, wires
from hardware.machine.book.bill import board_key
from hardware.machine.book.casekeeper import EACH
from hardware.machine.book.model import STAYS, Scene, Shown, Step, Take, Use
from hardware.machine.drawings import machine, stand
from hardware.machine.drawings.dealing_box import params as box
from hardware.machine.drawings.picture import View
from hardware.machine.drawings.shapes import Place

LED_WIRE_MM = 40  # between two lights of a lamp


def _flat(part: Part) -> bool:
    """Whether it is surface-mounted: no pad has a hole."""
    return not any(pad.drill for pad in part.kind.footprint.pads)


def _uses(circuit: Circuit, refs: Sequence[str]) -> tuple[Use, ...]:
    counts: dict[str, int] = {}
    for ref in refs:
        kind = circuit.part(ref).kind
        number = 3 if kind is shield.MEGA else 1  # its strips are cut from three
        counts[board_key(circuit.name, kind.number)] = counts.get(board_key(circuit.name, kind.number), 0) + number
    return tuple(Use(key, count) for key, count in counts.items())


def _populated(circuit: Circuit, now: Sequence[str], before: Sequence[str]) -> Callable[[], str]:
    return lambda: pictures.populated(layout.stored(circuit), now, before)


def _refs(circuit: Circuit, refs: Sequence[str]) -> Callable[[], list[str]]:
    """Which part goes where, by value."""

    def table() -> list[str]:
        found: dict[str, list[str]] = {}
        for ref in refs:
            kind = circuit.part(ref).kind
            found.setdefault(f"{kind.value} | {kind.number}", []).append(ref)
        return [
            "| value | maker's number | places |",
            "| --- | --- | --- |",
            *(f"| {value} | {', '.join(places)} |" for value, places in found.items()),
        ]

    return table


SHIELD = shield.circuit()
INPUTS = inputs.circuit()
SHIELD_CHIPS = [part.ref for part in SHIELD.parts if _flat(part)]
SHIELD_TALL = [part.ref for part in SHIELD.parts if not _flat(part)]
INPUT_CHIPS = [part.ref for part in INPUTS.parts if _flat(part)]
INPUT_TALL = [part.ref for part in INPUTS.parts if not _flat(part)]

BOARDS: tuple[Step, ...] = (
    Step(
        "shield-chips",
        "Shield: solder what lies flat",
        (
            "Have both boards made, weeks before you want them: in the clone of step 1 `sudo apt-get install kicad`, "
            "then `make boards` writes gerbers and drill files into `build/boards`: two layers, 1.6 mm, 35 um of "
            "copper ([electronics](../electronics.md) says which class to order).",
            "Tin one pad, lay the part on with tweezers, melt, then solder the other side. Resistors and capacitors "
            "lie either way round. D1: its bar to the red line in the picture. Q1, Q2 fit only one way.",
            "Q1's large tab wants a hot, broad tip: the solder must flow out on all its edges.",
        ),
        uses=(Use("shield:board"), *_uses(SHIELD, SHIELD_CHIPS)),
        tools=("solder", "magnifier"),
        makes="shield with chips",
        drawing=_populated(SHIELD, SHIELD_CHIPS, ()),
        tables=(_refs(SHIELD, SHIELD_CHIPS),),
        done=("No two pads are joined that the picture shows apart.",),
    ),
    Step(
        "shield-tall",
        "Shield: solder plugs, fuses, capacitors, strips",
        (
            "Fuses (either way round) and plugs first, the capacitors last. J1: its openings for the wires face the "
            "board's edge. Every other plug: push a housing of the bill (XHP-2, XHP-4) onto it; the end with the small "
            "triangle, pin 1, belongs over the square pad, and the plug within its outline in the picture.",
            "C1, C2, C5: plus to the red +. D2: its flat side to the red line, that is the square pad.",
            "Break the strips of posts to 7, 8, 8, 8, 8 and 2 x 18. Take the Mega of the next chapter as a jig. Put "
            "the "
            "strips into its sockets, long ends down: 7 into GND and 13 to 8 (the three ways beside them, SCL, SDA and "
            "AREF, stay free); 8 into each of 7 to 0, POWER, A0 to A7 and A8 to A15; none into COMMUNICATION (14 to "
            "21); "
            "the two of 18 into the double row at the end. Lay the shield over them from above and solder the short "
            "ends on its upper side: so they stand square.",
        ),
        uses=_uses(SHIELD, SHIELD_TALL),
        takes=(Take("shield-chips"),),
        tools=("solder", "stripper"),
        makes="shield",
        drawing=_populated(SHIELD, SHIELD_TALL, SHIELD_CHIPS),
        tables=(_refs(SHIELD, SHIELD_TALL),),
        done=("It comes off the Mega and goes on again without force.",),
    ),
    Step(
        "inputs-chips",
        "Input board: solder what lies flat",
        ("As on the shield. D5: its bar to the red line in the picture. D1 to D4 and the switches fit only one way.",),
        uses=(Use("inputs:board"), *_uses(INPUTS, INPUT_CHIPS)),
        tools=("solder", "magnifier"),
        makes="input board with chips",
        drawing=_populated(INPUTS, INPUT_CHIPS, ()),
        tables=(_refs(INPUTS, INPUT_CHIPS),),
        done=("No two pads are joined that the picture shows apart.",),
    ),
    Step(
        "inputs-tall",
        "Input board: solder plugs, fuses and the Pi's socket",
        (
            "The socket (A1) sits on the underside, its long legs come out above; solder it there. It goes onto the "
            "Pi's header. The legs may stay as long as they are.",
            "Plugs as on the shield, with housings XHP-6, XHP-9 and XHP-3: the end with the triangle over the square "
            "pad. J3 stands the other way round than J1 and J2: pin 1 decides, not the edge.",
        ),
        uses=_uses(INPUTS, INPUT_TALL),
        takes=(Take("inputs-chips"),),
        tools=("solder", "stripper"),
        makes="input board",
        drawing=_populated(INPUTS, INPUT_TALL, INPUT_CHIPS),
        tables=(_refs(INPUTS, INPUT_TALL),),
        done=("The socket stands square to the board.",),
    ),
)


# --- plates and panel ---


def _columns(prefix: str) -> dict[str, Place]:
    return {
        f"{prefix} screw, below": (0.0, 0.0, -62.0),
        f"{prefix} spacer, lower": (0.0, 0.0, 10.0),
        f"{prefix} spacer, upper": (0.0, 0.0, 56.0),
        f"{prefix} screw, above": (0.0, 0.0, 106.0),
    }


GROUND_STRIP = 3  # of eight, from the panel's front
BUTTON_STRIP = 5
STRIPS = 8
STRIP_HOLES = 26
LEGS = (1, 6, 11, 16, 21, 26)
CUTS = (7, 10, 17, 20)
SCREW_STRIP = 4
SCREW_HOLES = (8, 9, 18, 19)  # a screw between two of them


def _stripboard() -> list[str]:
    """Plan of the stripboard, a letter a hole."""
    rows = []
    for strip in range(STRIPS, 0, -1):
        marks = dict.fromkeys(LEGS, "o") if strip in (GROUND_STRIP, BUTTON_STRIP) else {}
        if strip == BUTTON_STRIP:
            marks |= dict.fromkeys(CUTS, "X")
        if strip == SCREW_STRIP:
            marks |= dict.fromkeys(SCREW_HOLES, "S")
        says = {GROUND_STRIP: "ground", BUTTON_STRIP: "the three buttons' wires"}.get(strip, "")
        holes = "".join(marks.get(hole, ".") for hole in range(1, STRIP_HOLES + 1))
        rows.append(f"| {strip} | `{holes}` | {says} |")
    return [
        "The stripboard, the panel's front at the bottom; from its strips' side and from its bare side it looks the "
        "same. o: a button's leg; X: the strip is cut through there; SS: a screw, between the two holes.",
        "",
        "| strip | holes 1 to 26 | |",
        "| --- | --- | --- |",
        *rows,
    ]


POWER: dict[str, Place] = {
    "power plate": STAYS,
    "mega": (0.0, 0.0, 32.0),
    "shield": (0.0, 0.0, 86.0),
    "regulator": (0.0, 0.0, 34.0),
    "regulator screw": (0.0, 0.0, 62.0),
    "regulator foot": (0.0, 0.0, 12.0),
    "fuse holder": (0.0, 0.0, 24.0),
    "socket": (0.0, 0.0, 24.0),
    **_columns("M2.5"),
    **_columns("M3"),
}
PI: dict[str, Place] = {
    "pi plate": STAYS,
    "pi": (0.0, 0.0, 32.0),
    "cooler": (0.0, 0.0, 58.0),
    "stacking header": (0.0, 0.0, 58.0),
    "input board": (0.0, 0.0, 96.0),
    **_columns("M2.5"),
    "M2.5 spacer, upper": (0.0, 0.0, 60.0),
    "M2.5 screw, above": (0.0, 0.0, 120.0),
}
OPEN: dict[str, Place] = {
    "panel": STAYS,
    "stop button": (0.0, 0.0, 62.0),
    "insert": (0.0, 0.0, -24.0),
    "led green": (0.0, 0.0, -108.0),
    "led red": (0.0, 0.0, -108.0),
    "led yellow": (0.0, 0.0, -108.0),
    "buzzer": (0.0, 0.0, -98.0),
    "button": (0.0, 0.0, -126.0),
    "stripboard": (0.0, 0.0, -142.0),
    "strip screw": (0.0, 0.0, -164.0),
}


def _scene(
    parts: Callable[[], Sequence[machine.Part]],
    new: dict[str, Place],
    made: dict[str, str],
    view: View,
    there: Sequence[str] = (),
    size: tuple[int, int] = (1000, 700),
) -> Callable[[], Scene]:
    def draw() -> Scene:
        shown = [Shown(part, new[part.name], made.get(part.name, part.name)) for part in parts() if part.name in new]
        return Scene(shown, [part for part in parts() if part.name in there], view, *size)

    return draw


def _roofs() -> Scene:
    """Both plates side by side, a roof above each."""
    new, there = [], []
    for parts, size, x, key in (
        (stand.power_parts(), stand.POWER_PLATE, 0.0, "power roof"),
        (stand.pi_parts(), stand.PI_PLATE, 300.0, "pi roof"),
    ):
        there += [replace(part, solid=part.solid.translate((x, 0.0, 0.0))) for part in parts]
        for part in stand.roof(size):
            moved = replace(part, solid=part.solid.translate((x, 0.0, 0.0)))
            sheet = part.name == "roof"
            new.append(Shown(moved, (0.0, 0.0, 50.0) if sheet else STAYS, key if sheet else "roof_leg"))
    return Scene(new, there, View(24, 24), 820, 520)


ROOFS = Step(
    "roofs",
    "Roofs over the plates",
    (
        "Players have drinks. Stand a leg around each corner of both plates, its triangle on the plate, and fix it "
        "with a "
        "drop of hot glue; lay the sheets in from above. The sides stay open: for the cables, and for the air that the "
        "Pi's fan and the regulator want. Nothing below may be touched while the supply is on.",
    ),
    uses=(Use("power roof"), Use("pi roof"), Use("roof_leg", 8)),
    tools=("glue",),
    scene=_roofs,
    done=(
        "No cable touches a sheet.",
        "A glass of water poured over a sheet would run off beside the plate: it is level.",
    ),
)
STAND: tuple[Step, ...] = (
    Step(
        "plates",
        "Drill the plates",
        (
            "Both are drawn from below, their front edge at the bottom. Holes in mm from the lower left corner.",
            "The holes under the boards: three of 3.4 mm in the power plate, four of 2.7 mm in the Pi's, all "
            "countersunk "
            "on the side that you see. "
            "The pairs for cable ties, 4 mm, in the power plate: the two pairs above each other for fuse holder and "
            "socket, the single one for the wires of J1 and the stop button's cable; in the Pi's plate: for the "
            "cables of panel, box and lamps. "
            "The regulator's four are marked later, through its own holes.",
        ),
        uses=(Use("power plate"), Use("pi plate")),
        tools=("saw", "drill", "countersink", "calliper"),
        makes="a plate, drilled",
        yields=2,
        drawing=plans.plates,
        done=("Mega and Pi, laid on, have all four holes over those of their plate.",),
    ),
    Step(
        "power-plate",
        "Mount Mega, shield and regulator",
        (
            "Screw the lower spacers on from below: two M3 x 12 (screws M3 x 10) at the hole in the middle and at the "
            "one at the right, one M2.5 x 12 (screw M2.5 x 10) at the one at the left. Lay the Mega on, its USB socket "
            "to the left; a screw M2.5 x 6 holds it beside its jack, the two upper spacers go through it into the "
            "lower "
            "ones. Its other three holes stay empty: beside two of them a spacer would stand in the header sockets.",
            "Plug the shield onto the Mega: all posts must be in their sockets. Screw it on with the nylon screws.",
            f"Lay the regulator on, its left edge {stand.REGULATOR_AT[0]:.0f} mm from the plate's left edge, its front "
            f"edge {stand.REGULATOR_AT[1]:.0f} mm from the plate's front edge. Turn it so that the hole printed VOUT "
            "looks to "
            "the front, toward the fuse holder; where VIN and VOUT are at its two ends, VOUT to the left. Mark its "
            "holes and drill "
            "them 1.5 mm, 4 mm deep. A piece of tube under each corner, then the wood screws: nothing metal may touch "
            "its underside.",
            "Only lay fuse holder (at the rear pair of holes) and socket (at the front pair, its opening for the plug "
            "to the right): they are tied down in the step *Wire the servo supply*, when their wires are on.",
        ),
        uses=(
            *(Use(f"M3 {what}", 2) for what in ("screw, below", "spacer, lower", "spacer, upper", "screw, above")),
            *(Use(f"M2.5 {what}") for what in ("screw, below", "spacer, lower", "screw, above")),
            Use("mega"),
            Use("regulator"),
            Use("regulator foot", 4),
            Use("regulator screw", 4),
            Use("fuse holder"),
            Use("socket"),
        ),
        takes=(Take("plates"), Take("shield-check")),
        tools=("hex 1.5", "hex 2", "hex 2.5", "cross", "drill", "stripper"),
        makes="power plate",
        scene=_scene(
            stand.power_parts, POWER, {"power plate": "plates", "shield": "shield-check"}, View(24, 20), (), (1200, 860)
        ),
        done=("The fuse is not in its holder yet.", "The shield lies on both spacers and does not bend."),
    ),
    Step(
        "pi-plate",
        "Mount Pi and input board",
        (
            "Screw the lower spacers on from below (M2.5 x 10), lay the Pi on, its USB sockets to the right, and screw "
            "the upper spacers through it. Push the cooler's two pins into the Pi 5 until they catch, and its plug "
            "into "
            "the socket FAN. (A Pi 4 takes a heat sink on its processor instead, no higher than 13 mm.)",
            "Put the narrow end of the camera's ribbon (22 ways) into the Pi's socket CAM/DISP 0 before the input "
            "board covers it: power off, latch up, ribbon in, latch down. The socket has its contacts on one side "
            "only: look in with the magnifying glass, and turn the ribbon so that its bright contacts lie at these "
            "(as far as we know the side of the USB sockets; believe your eyes). It must go in to its end, "
            "straight.",
            "Push the other stacking socket onto the Pi's pins: it makes room for the cooler. Plug the input board "
            "onto its posts: all 40. Where the boards then stand farther apart than the spacers (20 mm; we have not "
            "measured how "
            "far the posts go in), lay washers between; then the screws M2.5 x 6.",
        ),
        uses=(
            *(Use(f"M2.5 {what}", 4) for what in ("screw, below", "spacer, lower", "spacer, upper", "screw, above")),
            Use("pi"),
            Use("cooler"),
            Use("stacking header"),
            Use("camera ribbon"),
        ),
        takes=(Take("plates"), Take("inputs-check")),
        tools=("hex 1.5", "hex 2", "magnifier"),
        makes="Pi's plate",
        scene=_scene(
            stand.pi_parts, PI, {"pi plate": "plates", "input board": "inputs-check"}, View(28, 26), (), (1000, 760)
        ),
        done=("No pin of the header stands beside the socket.",),
    ),
    Step(
        "wires-cut",
        "Cut the wires",
        (
            "Cut the ribbon of four wires to the lengths of the table, and write the rank on both ends of each. The "
            "picture shows where the power plate stands behind the casekeeper, and through which opening each lead "
            "goes.",
            "From the other wires cut what the second table says. Six colours serve nine wires to the panel: put a "
            "band of tube on both ends of the second wire of a colour.",
        ),
        uses=(Use("ribbon"), Use("cable"), Use("wires"), Use("wire red"), Use("wire black"), Use("tube")),
        tools=("stripper", "ruler"),
        makes="wires, cut",
        drawing=wires.layout,
        tables=(leads.table, wires.table),
        done=("Thirteen pieces of ribbon, each with its rank on both ends.",),
    ),
    Step(
        "supply",
        "Wire the servo supply",
        (
            "The fuse is not in its holder in this step.",
            "First prove the socket, alone, no wire in it: plug the 12 V supply into it and then into the mains, red "
            "probe on the screw printed +, black on -: +12 V. Where the meter says -12 V, the print is wrong: mark "
            "it right. Pull the supply out of the mains; it stays out for the rest of the step.",
            "Solder the 2.5 mm2 wires into the regulator from above, with a broad tip: black from the socket's minus "
            "to GND, red from its plus to VIN; red from VOUT to the fuse holder, black from GND on to J1. Its other "
            "holes (EN, PG and like) stay empty. The fuse holder within 10 cm of the regulator.",
            "The two wires to J1 do not reach over the shield: lead both along the plate's front edge, before the "
            "shield, through the third pair of tie holes, round its left front corner and back to J1, which opens to "
            "the left. Nothing lies over the capacitors.",
            "At the fuse holder: where it has leads of its own, cut them to 30 mm, solder wire to lead and shrink tube "
            "over; where it has loose contacts, fold their wings about the wire with the pliers and solder them. "
            "Either way "
            "round.",
            "Crimp a ferrule onto each end that goes into a screw: two at the socket, two at J1. J1: red to +, black "
            "to -.",
            "Tug at every wire. Then tie down fuse holder (rear pair of holes), socket (front pair) and the wires of "
            "J1 "
            "(third pair).",
        ),
        uses=(Use("ferrule", 4), Use("fuse"), Use("supply"), Use("ties")),
        takes=(Take("power-plate"), Take("wires-cut")),
        shares=("tube",),
        tools=("solder", "stripper", "ferrules", "flat", "meter", "pliers"),
        makes="power plate, wired",
        drawing=wires.supply,
        done=(
            "From the regulator's VOUT to J1's plus there is no connection: the fuse is missing. With it in: below 1 "
            "ohm. Take it out again.",
            "Between J1's plus and minus: no short. It begins near 0 and rises while C1 and C2 charge: more than 100 "
            "ohm after half a minute.",
        ),
    ),
    Step(
        "servo-lead",
        "Solder the leads to the servos",
        (
            "Take the ribbon of the plate's rank. Cut the servo's own lead 80 mm from its case; its plugs go away "
            "with the rest. Push a piece of tube over each wire first.",
            "Solder wire to wire, staggered by 10 mm so that no two joints lie side by side; shrink the tubes.",
            "Crimp a contact onto each other end and push it into the plug until it clicks. The plug's pin 1 is "
            "marked by a small triangle and belongs to the square pad: ground.",
            "Which of the ribbon's colours is which pin is yours to choose; the same for all thirteen. The rank on "
            "the ribbon names the plate from now on.",
        ),
        uses=(Use("XHP-4"), Use(CONTACT, 4)),
        takes=(Take("servo"),),
        shares=("ribbon", "tube"),
        tools=("solder", "stripper", "crimp", "meter"),
        times=EACH,
        makes="plate with servo and lead",
        drawing=wires.servo,
        done=(
            "Pin 1 to pin 2: no short. Pin 4 to pin 1: a few kohm, and it changes when the shaft is turned by hand: "
            "that is the feedback. Where it does not change, two wires are in each other's place: look at colours and "
            "pins again.",
        ),
    ),
    Step(
        "panel-parts",
        "Put buttons, lights, buzzer and stop into the panel",
        (
            "Melt the four inserts into the posts, from below.",
            "Measure a button: two legs are joined always (12.5 mm apart), two only while it is pressed (5 mm "
            "apart). Solder the three onto the stripboard, ten holes apart, so that its strips run along the row: "
            "the buttons on the bare side, their legs in holes 1 and 6, 11 and 16, 21 and 26 of the third and the "
            "fifth of its eight strips, counted from the edge that will be at the panel's front. The third joins one "
            "side of all three and is their ground; the fifth has "
            "their three wires: cut it twice between two buttons, so that the bit under a screw's head is joined to "
            "nothing; the plan below shows it. Drill two holes of 2.2 mm over the panel's bosses, midway between the "
            "buttons. Screw it on from "
            "inside with two tapping screws 2 x 4, strips toward you: the buttons' bodies stand in the square holes. "
            "No head may "
            "join two strips: a meter says so.",
            "Write beside the buttons, from the left: no more bets, hold, call. Push the lights into their holes "
            "from inside: green (open), red (closed), yellow (called) from the left. Glue them, and the buzzer below "
            "its hole, with a drop of hot glue.",
            "Put the stop button in from above, screw its nut on from below, and click its contact on.",
        ),
        uses=(
            Use("panel"),
            Use("panel insert", 4),
            Use("stop button"),
            Use("stripboard"),
            Use("strip screw", 2),
            Use("button", 3),
            Use("led green"),
            Use("led red"),
            Use("led yellow"),
            Use("buzzer"),
        ),
        tools=("iron", "solder", "drill", "cross", "spanner", "glue", "meter"),
        makes="panel, open",
        tables=(_stripboard,),
        scene=_scene(stand.panel_parts, OPEN, {"insert": "panel insert"}, View(28, 20), (), (1000, 860)),
        done=("Every button clicks and comes back. The stop button latches, and comes out when turned.",),
    ),
    Step(
        "panel-wires",
        "Wire the panel",
        (
            "Ground to the third strip, each button's wire to its piece of the fifth strip. Lights: the long leg to 5 "
            "V, the short one to its wire; the resistors are on the input board. Buzzer: plus to 5 V, minus to its "
            "wire.",
            "The stop button has a cable of its own, of two wires, to the shield: into the screws of its NC contact "
            "(marked 1, 2 or NC), either way round; into ways 1 and 2 of the plug XHP-2, either way round.",
            "Crimp the contacts, push them into the plugs as in the picture, lead both cables out through the opening "
            "in the rear wall's lower edge, and pull a cable tie tight around both just inside it, so that nobody can "
            "pull at a joint.",
        ),
        uses=(Use("XHP-9"), Use("XHP-2"), Use(CONTACT, 11)),
        takes=(Take("panel-parts"),),
        shares=("wires", "tube", "ties"),
        tools=("solder", "stripper", "crimp", "flat", "meter"),
        makes="panel, wired",
        drawing=wires.panel,
        done=(
            "Pin 1 to pins 2, 3, 4: closed while that button is pressed, open else.",
            "The stop's two wires: closed; open while the button is pressed in.",
        ),
    ),
    Step(
        "panel-close",
        "Close the panel",
        ("Four countersunk screws M3 x 8 from below.",),
        uses=(Use("panel_floor"), Use("panel screw", 4)),
        takes=(Take("panel-wires"),),
        tools=("hex 2",),
        makes="panel, closed",
        scene=_scene(
            stand.panel_parts,
            {"panel floor": (0.0, 0.0, -40.0), "panel screw": (0.0, 0.0, -66.0)},
            {"panel floor": "panel_floor"},
            View(28, 20),
            ("panel", "button", "stop button", "led green", "led red", "led yellow", "stripboard", "insert"),
            (1000, 700),
        ),
        done=("No wire is pinched; the buttons still click.",),
    ),
    Step(
        "box-cable",
        "Make the box's cable",
        (
            "Keep it apart until the box is built; the box's steps say where sensor and switches are screwed on.",
            "At the box's end solder 4.7 kohm from 3.3 V to beam, to lid and to follower: by them the table tells a "
            "wire that is off. They must be at the box, not at the Pi: this end of the 800 mm lies beside the post's "
            "foot, sensor and switches hang on from there. 800 mm are more than the plan in *Plug everything together* "
            "needs, so that the box can be lifted; the rest lies in a loop beside the Pi's plate.",
            "Sensor: cut its cable 300 mm from its plug; brown to 5 V, blue to ground, black to beam; pink (L) stays "
            "open, its end under a tube. Solder a pair of wires on for each switch, 250 mm long, marked *lid* and "
            "*follower*: lid from pin 4 and ground, follower from pin 5 and ground; at the switches, later, COM is "
            "ground, and the other is NC of the lid's, NO of the follower's. A tube over every joint.",
        ),
        uses=(Use("XHP-6"), Use(CONTACT, 6), Use("fork plug"), Use("pull-up", 3)),
        takes=(),
        shares=("cable", "wires", "tube"),
        tools=("solder", "stripper", "crimp", "meter"),
        makes="box's cable",
        drawing=wires.box,
        done=(
            "Pin 6 to pins 3, 4, 5: 4.7 kohm each; between two of these 9.4 kohm. Pins 1 and 2 to all others: open.",
        ),
    ),
    Step(
        "lamp-cable",
        "Make the lamp's cable",
        (
            "Two pairs of wires: way 1 of the plug and way 3 to the far lamp "
            f"({table.FAR_LAMP_MM:.0f} mm), way 2 and way 3 to the near lamp ({table.NEAR_LAMP_MM:.0f} mm). Both minus "
            "wires go to way 3: two insulated wires are too thick for one contact. Strip both 10 mm, twist and solder "
            "them to one end of a bit of wire 30 mm long, a tube over the joint, and crimp the contact onto its other "
            "end.",
            "Each white light has a resistor of 100 ohm of its own between the plus wire and its long leg; the short "
            "legs are joined and go to the minus wire. Three lights to a lamp, two lamps. They will sit "
            f"{box.LED_X[1] - box.LED_X[0]:.0f} mm apart: leave {LED_WIRE_MM} mm of wire from one to the next, and a "
            "tube over each leg.",
            "Nobody looks into a white light from near by: cover it while you try it.",
        ),
        uses=(Use("XHP-3"), Use(CONTACT, 3), Use("led resistor", 6), Use("led white", 6)),
        shares=("wires", "tube"),
        tools=("solder", "stripper", "crimp", "bench", "meter"),
        makes="two lamps' lights with their cable",
        drawing=wires.lamp,
        done=("With 5 V, plus at way 1 or way 2, minus at way 3: three lights shine, 54 mA.",),
    ),
)
