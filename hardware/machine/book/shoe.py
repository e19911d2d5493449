"""The steps of the shoe, which stands in the dealing box's place for games in which nobody may know the next card."""

import functools
from collections.abc import Callable
from dataclasses import replace

from hardware.machine.book import bill, printing
from hardware.machine.book.assembled import Assembled
from hardware.machine.book.model import STAYS, Scene, Shown, Step, Take, Use
from hardware.machine.drawings.machine import Part
from hardware.machine.drawings.picture import View
from hardware.machine.drawings.shapes import Place
from hardware.machine.drawings.shoe import machine
from hardware.machine.drawings.shoe import params as p


@functools.cache
def _solids(packs: int) -> tuple[Part, ...]:
    """The shoe, empty, its names with "shoe " before them; on the slope, as it is put together."""
    return tuple(replace(part, name=f"shoe {part.name}") for part in machine.at(machine.Pose(packs, 0)))


ASSEMBLED = Assembled("shoe ", lambda: _solids(1), bill.shoe_key)


def _aside(by: float) -> Callable[[Place], Place]:
    """Outward, left or right."""
    return lambda at: (0.0, by if at[1] > 0 else -by, 0.0)


def _thread(at: Place) -> Place:
    """Into ramp and roll from their ends, and into rails and apron from above."""
    return _aside(30.0)(at) if abs(at[1]) > 68 else (0.0, 0.0, 26.0)


def _lengthened() -> Scene:
    """The shoe for six packs, whole."""
    longer = ("extension 6", "leg 6", "flange screw")
    parts = _solids(6)
    new = [Shown(part, STAYS, "") for part in parts if ASSEMBLED.name(part) in longer]
    return Scene(new, [part for part in parts if ASSEMBLED.name(part) not in longer], View(-34, 22), 760, 540)


def _extensions() -> Scene:
    """Both extensions with their legs, the longer one behind."""
    shown = []
    for packs, y in ((6, 0.0), (8, 190.0)):
        for part in _solids(packs):
            if ASSEMBLED.name(part) in (f"extension {packs}", f"leg {packs}") or (
                ASSEMBLED.name(part) == "flange screw" and packs == 6
            ):
                moved = replace(part, solid=part.solid.translate((0.0, y, 0.0)))
                apart = (40.0, 0.0, 0.0) if ASSEMBLED.name(part) == "flange screw" else STAYS
                shown.append(Shown(moved, apart, ASSEMBLED.article(part)))
    return Scene(shown, (), View(-30, 24), 840, 500)


NOSE = ("ramp", "thread", "pane", "deck", "tray", "tray screw")
CHAMBER = (*NOSE, "mirror seat", "mirror", "camera seat", "camera", "camera screw", "gate", "bottom")
LAMPS = ("lamp", "diffuser", "led strip", "lamp screw", "seal")
SIDES = (*CHAMBER, *LAMPS, "left side", "right side", "side screw")
ROLL = ("roll", "roll lever", "roll cap", "roll screw", "set screw", "roll pin", "roll spring", "lever thread")
HOODED = (*SIDES, *ROLL, "hood", "hood screw", "left horn", "right horn", "horn screw")
WEDGE = ("wedge", "weight", "bearing", "axle")

STEPS: tuple[Step, ...] = (
    Step(
        "shoe-print",
        "Print the shoe",
        (
            "The shoe takes the place of the dealing box; who needs none leaves this chapter out. It is light-tight "
            "only in black PETG with three walls. Parts, faces and settings: [the print sheet](print.md).",
            "It has a camera, two lamps of LED strip and a lamps' cable of its own: make the cable as in *Make the "
            "lamp's cable*, with two pairs of 800 mm, but leave lights and resistors off its ends: the strips are "
            "soldered on in their lamps, and have resistors of their own.",
            "The box's place on the input board (J1) takes a blind plug, or the table says that three wires are off: a "
            "contact on a bit of wire in each of the ways 3, 4, 5 and 6 of a plug, and 4.7 kohm from the last to each "
            "of the others, a tube over each. The table then takes it that the beam is free, the lid shut and a pack "
            "in, and box and shoe change places without a change of `[gpio]`. Who has no box leaves the plug out and "
            "sets `[gpio] box = false`.",
        ),
        uses=(
            Use(f"petg {printing.SHOE_COLOUR}", bill.article(f"petg {printing.SHOE_COLOUR}").count),
            *(Use(f"shoe:{key}", count) for key, (_, count) in bill.SHOE_WIRED.items()),
        ),
        shares=("wires", "tube"),
        tools=("printer", "solder", "stripper", "crimp"),
        makes="lamps' cable of the shoe",
        drawing=lambda: printing.picture("shoe"),
        done=("Held before a lamp, no wall lets light through.",),
    ),
    Step(
        "shoe-inserts",
        "Melt the inserts into ramp and roll",
        (
            "Front is where the cards come out, left and right those of somebody who stands behind the shoe and "
            "looks to the front.",
            "Ramp: three into each edge, two into the rails and four into the apron from above, these upright to the "
            "ramp's plane and down to the bottom of their pockets. Roll: one into each end. Lever: one into the edge "
            "of its tail.",
            "The apron is the ramp's curved end, and cards slide on it: rub its layers smooth with abrasive paper of "
            "320, then of 1000, along the way of the cards, and round the ramp's rear edge, where the floor comes to "
            "it, a hair.",
        ),
        uses=(Use("shoe_ramp"), Use("shoe_roll"), Use("shoe:thread", 14)),
        tools=("iron", "abrasive"),
        makes="ramp and roll with inserts",
        scene=ASSEMBLED.scene(
            {
                "ramp": STAYS,
                "roll": (0.0, 0.0, 60.0),
                "thread": lambda at: (0.0, 30.0 if at[1] > 0 else -30.0, 60.0) if at[0] < 5 else _thread(at),
            },
            (),
            View(40, 26),
            size=(740, 570),
        ),
        done=("An M3 screw turns into each by hand.",),
    ),
    Step(
        "shoe-optics",
        "Pane, mirror and camera",
        (
            "Wash pane and mirror, then touch only their edges; the mirror is coated in front: its face is the "
            "bright one without a second edge.",
            "Glue the pane into its seat in the ramp, from above, with a drop of cyanoacrylate at each corner: it "
            "must lie below the "
            "ramp's face. Glue the mirror onto the middle of its seat, face away from the seat.",
            "Put the ribbon into the camera first: its wide end (15 ways), bright contacts toward the camera's board, "
            "latch shut. Its other end will take the place of the box's ribbon in the Pi (power off).",
            "Screw the camera to its seat with four screws M2 x 12 and nuts, the lens's square can in the square "
            "pocket "
            "(it fits only one way round: the small plug beside the can has a pocket too), a washer of 0.5 mm on each "
            "screw between board and seat: the board must lie on the washers alone. The lens looks through the round "
            "hole, which is smaller than the can, so that no light comes in beside it. Measure your can first: it may "
            "be 12.2 mm wide and 6.5 mm high at most. The board is behind the seat, outside the dark chamber, its "
            "ribbon's socket below: the ribbon leaves at the rear. It is the one of step *Print the shoe*.",
        ),
        uses=(
            Use("shoe:pane"),
            Use("shoe:mirror"),
            Use("shoe_mirror_seat"),
            Use("shoe_camera_seat"),
            Use("shoe:camera"),
            Use("shoe:camera screw", 4),
        ),
        takes=(Take("shoe-inserts"),),
        tools=("super glue", "cross", "pliers", "magnifier"),
        makes="ramp with pane, seats with mirror and camera",
        scene=ASSEMBLED.scene(
            {
                "pane": (0.0, 0.0, 40.0),
                "mirror seat": (20.0, 0.0, -30.0),
                "mirror": (10.0, 0.0, -10.0),
                "camera seat": (-30.0, 0.0, -20.0),
                "camera": (-58.0, 0.0, -36.0),
                "camera screw": (-82.0, 0.0, -50.0),
            },
            ("ramp", "thread"),
            View(-40, 14),
            size=(740, 570),
        ),
        done=("No finger's mark on pane, mirror or lens.", "A straight edge slides over the pane without touching it."),
    ),
    Step(
        "shoe-tray",
        "Screw the tray onto the deck",
        (
            "Four countersunk screws M3 x 10 through tray and deck, nuts below; the deck's short way lies along the "
            "tray, its front edge level with the tray's floor. Do it now and tighten them well, with "
            "a drop of glue on each nut: later they are inside the dark chamber, where nothing reaches them.",
        ),
        uses=(Use("shoe_tray"), Use("shoe_deck"), Use("shoe:tray screw", 4)),
        tools=("hex 2", "pliers", "super glue"),
        makes="tray on its deck",
        scene=ASSEMBLED.scene(
            {"deck": STAYS, "tray": (-26.0, 0.0, 40.0), "tray screw": (-50.0, 0.0, 76.0)},
            (),
            View(-34, 30),
            size=(740, 570),
        ),
        done=("No head stands above the tray's floor.", "The tray does not move on the deck."),
    ),
    Step(
        "shoe-lamps",
        "Screw the lamps to the sides",
        (
            f"Cut two pieces of the strip, each {p.STRIP[0]:.0f} mm long at most, at its marks, for 5 V: a strip for "
            "12 V stays dark. Lead a pair of the cable in through each side's hole of "
            f"{p.WIRES_D:.0f} mm, from outside, and on through the hole in the lamp's back, before you solder: the "
            "plug does not pass it.",
            "Solder plus and minus to the strip, glue it flat onto the bottom of the lamp's room, and measure: both "
            f"lamps together take {1000 * 2 * p.STRIP_A:.0f} mA at 5 V, "
            f"{1000 * p.STRIP_MOST_A:.0f} at most; with more, take a shorter piece. Glue the diffuser on.",
            "Pull the wires back until the lamp lies on, and screw the lamp to the side's inner "
            "face, from outside: two tapping screws 2 x 10. Fill the hole about the wires with black hot glue: else "
            "light comes out, and in.",
        ),
        uses=(
            Use("shoe_lamp", 2),
            Use("shoe:diffuser", 2),
            Use("shoe:led strip", 2),
            Use("shoe:lamp screw", 4),
            Use("shoe:seal", 2),
            Use("shoe_left_side"),
            Use("shoe_right_side"),
        ),
        takes=(Take("shoe-print"),),
        tools=("super glue", "glue", "solder", "cross", "meter", "bench"),
        makes="pair of sides with lamps",
        scene=ASSEMBLED.scene(
            {
                "left side": (0.0, 40.0, 0.0),
                "right side": (0.0, -40.0, 0.0),
                "lamp": STAYS,
                "diffuser": lambda at: (0.0, -26.0 if at[1] > 0 else 26.0, 0.0),
                "led strip": lambda at: (0.0, -12.0 if at[1] > 0 else 12.0, 0.0),
                "lamp screw": _aside(74.0),
                "seal": _aside(56.0),
            },
            (),
            View(62, 40),
            size=(740, 570),
        ),
        done=("With 5 V both shine, and only through the diffusers.",),
    ),
    Step(
        "shoe-nose",
        "Put the nose together",
        (
            "Lay the right side down, its lamp up, the lamp's wires outside and below. Stand the plates in its "
            "grooves: the gate with the finger's opening toward the roll, the mirror seat with the mirror's face up, "
            "the camera seat with the lens to the front, toward the mirror, and the camera's board behind it, the "
            "deck with the tray behind the gate, the bottom with its bevelled edge to the front. Then set in the "
            "ramp, put the roll into its hole, and lay the left side on, so that all plates come into its grooves.",
            "Three screws M3 x 10 from each side into the ramp. The roll must turn by hand, without play that is felt; "
            "else ream its holes.",
        ),
        uses=(Use("shoe_gate"), Use("shoe_bottom"), Use("shoe:side screw", 6)),
        takes=(Take("shoe-optics"), Take("shoe-tray"), Take("shoe-lamps")),
        tools=("hex 2.5",),
        makes="nose of the shoe",
        scene=ASSEMBLED.scene(
            {
                "left side": (0.0, 70.0, 0.0),
                "right side": (0.0, -70.0, 0.0),
                "gate": (0.0, 0.0, 70.0),
                "mirror seat": (0.0, 0.0, -50.0),
                "mirror": (0.0, 0.0, -50.0),
                "camera seat": (0.0, 0.0, -50.0),
                "camera": (0.0, 0.0, -50.0),
                "camera screw": (0.0, 0.0, -50.0),
                "bottom": (0.0, 0.0, -90.0),
                "side screw": _aside(110.0),
                "roll": (0.0, 0.0, 40.0),
            },
            NOSE,
            View(40, 24),
            made={
                "left side": "shoe-lamps",
                "right side": "shoe-lamps",
                "roll": "shoe-tray",
                "mirror seat": "shoe-optics",
                "mirror": "",
                "camera seat": "shoe-optics",
                "camera": "",
                "camera screw": "",
            },
            size=(740, 630),
        ),
        done=("No plate has play in its grooves; a torch inside shows no gap of light but the slit and the window.",),
    ),
    Step(
        "shoe-slit",
        "Lever on the roll, and set the slit",
        (
            "Press the three long pins into the left side from outside, until they are flush inside, and the fourth "
            "into the lever's tail; melt the last insert into that tail's edge. Push the lever onto the roll's left "
            "end, the cap onto the right: the roll's step fits only one way. One screw M3 x 10 each, so that the "
            "roll still turns. Screw M3 x 16 with its nut into the lever's tail, tip toward the lower pin, and hook "
            "the spring on: from the lever's pin to the one before it.",
            f"Press the lever down, lay a feeler gauge of {p.SLIT} mm on the ramp under the roll and let the lever go. "
            "Turn the tail's screw until the roll just touches the gauge and the screw its pin; hold the screw, "
            "tighten the nut against the tail with pliers, pull the gauge out. Draw cards: one must pass, two must "
            f"not. With the lever down a cut card of {p.CUT_CARD[2]} mm must pass; let go, the lever must come back "
            "by itself.",
        ),
        uses=(
            Use("shoe_roll_lever"),
            Use("shoe_roll_cap"),
            Use("shoe:lever thread"),
            Use("shoe:roll screw", 2),
            Use("shoe:set screw"),
            Use("shoe:roll pin", 4),
            Use("shoe:roll spring"),
        ),
        takes=(Take("shoe-nose"),),
        tools=("gauge", "hex 2.5", "vice", "pliers", "iron"),
        makes="nose with its slit set",
        scene=ASSEMBLED.scene(
            {
                "roll lever": (0.0, 34.0, 0.0),
                "lever thread": (-8.0, 34.0, 5.0),
                "roll cap": (0.0, -34.0, 0.0),
                "roll screw": _aside(70.0),
                "set screw": (-16.0, 34.0, 10.0),
                "roll pin": lambda at: (0.0, 16.0, 0.0),
                "roll spring": (0.0, 60.0, -10.0),
            },
            (*SIDES, "roll"),
            View(130, 24),
            size=(740, 630),
        ),
        done=("Ten cards pass one by one; two laid together never.", "The lever comes back by itself."),
    ),
    Step(
        "shoe-hood",
        "Screw hood and horns on",
        (
            "Screw the hood on (two M3 x 10, countersunk): without it light falls in, and the camera sees the room. "
            "Screw a horn on each side of the apron, two M3 x 10 each: a card must slide under them freely.",
        ),
        uses=(
            Use("shoe_hood"),
            Use("shoe:hood screw", 2),
            Use("shoe_left_horn"),
            Use("shoe_right_horn"),
            Use("shoe:horn screw", 4),
        ),
        takes=(Take("shoe-slit"),),
        tools=("hex 2", "hex 2.5"),
        makes="shoe without wedge",
        scene=ASSEMBLED.scene(
            {
                "hood": (0.0, 0.0, 34.0),
                "hood screw": (0.0, 0.0, 62.0),
                "left horn": (40.0, 0.0, 30.0),
                "right horn": (40.0, 0.0, 30.0),
                "horn screw": (40.0, 0.0, 62.0),
            },
            (*SIDES, *ROLL),
            View(40, 30),
            size=(740, 580),
        ),
        done=("A card slides from the gate to the table without a hitch.",),
    ),
    Step(
        "shoe-wedge",
        "Put the wedge together",
        (
            "Press the four axles in with a bearing on each: they turn freely and stand below the wedge's foot. Lay "
            "the steel in.",
            "Set the wedge into the tray, its slope to the gate.",
        ),
        uses=(Use("shoe_wedge"), Use("shoe:weight"), Use("shoe:bearing", 4), Use("shoe:axle", 4)),
        takes=(Take("shoe-hood"),),
        tools=("vice",),
        makes="shoe with wedge",
        scene=ASSEMBLED.scene(
            {
                "wedge": (0.0, 0.0, 70.0),
                "weight": (0.0, 0.0, 126.0),
                "bearing": lambda at: (0.0, 24.0 if at[1] > 0 else -24.0, 70.0),
                "axle": lambda at: (0.0, 46.0 if at[1] > 0 else -46.0, 70.0),
            },
            HOODED,
            View(-34, 30),
            size=(740, 630),
        ),
        done=("It rolls down the slope by itself and stops at the gate.",),
    ),
    Step(
        "shoe-close",
        "Close the shoe",
        (
            "Slide the back into its grooves at the rear, then the cover over the tray, from behind: it holds the "
            "back.",
            "When the cards are in, pull a numbered seal through the hole in the tray's left wall, behind the back, up "
            "through the hole in the cover, and tight: nobody takes the cover or the back off without tearing it. "
            "Write its number down, and paint a drop of lacquer over each screw of the nose and of the extension, "
            "which the seal does not hold.",
            "Power off. Unscrew the input board and take it off the Pi, change the box's ribbon for the shoe's in "
            "CAM/DISP 0 as in step *Mount Pi and input board*, and put the input board on again: all 40 pins, four "
            "screws.",
            "Set under `[table]` `game` to one that is dealt from a shoe (any but faro and german_faro), and "
            "`journal` to a new file: a journal holds one game.",
            f'Set under `[camera]`: `source = "picamera2"`, `distance_mm = {p.CAMERA_WAY:.0f}`, '
            f"`width = {p.SIZE_PX[0]}`, "
            f"`height = {p.SIZE_PX[1]}`, `fps = {p.FPS}`, `flicker_hz = 0`, `exposure_us = {p.EXPOSURE_US}`.",
            "Plug the lamps into J3 of the input board and the blind plug into J1: the shoe has no beam, no lid switch "
            "and no follower's. With the plug the beam reads free; one that never moves is not relied on.",
            "`sudo -u faro faro check --config /etc/faro/table.toml`, then `sudo systemctl enable --now faro`: from "
            "now on the table starts with the Pi. `https://PI:8000/service` shows the camera's picture.",
        ),
        uses=(Use("shoe_back"), Use("shoe:cover"), Use("shoe:tamper seal")),
        takes=(Take("shoe-wedge"),),
        tools=("computer", "hex 2", "magnifier"),
        scene=ASSEMBLED.scene(
            {"back": (-50.0, 0.0, 0.0), "cover": (-70.0, 0.0, 30.0), "tamper seal": (-110.0, 50.0, 40.0)},
            (*HOODED, *WEDGE),
            View(-34, 30),
            size=(740, 570),
        ),
        done=(
            "`faro check` finds camera and lamps good.",
            "On `/service` the picture of a card that is drawn slowly is sharp and evenly lit.",
        ),
    ),
    Step(
        "shoe-extension",
        "For six or eight packs",
        (
            "One of the two: 6 for six packs, 8 for eight, each with the leg of its number. Take cover and back out, "
            "screw the extension to the tray with four screws M3 x 16 and nuts, set its leg under its rear, and put "
            "the back in at its end. It wants a longer cover, by "
            f"{p.TRAY_X[0] - p.EXTENSION_X[6]:.0f} mm for six packs, by {p.TRAY_X[0] - p.EXTENSION_X[8]:.0f} mm for "
            "eight, bought in place of the other. The hours of the stage count both sizes.",
        ),
        uses=(
            Use("shoe_extension_6"),
            Use("shoe_leg_6"),
            Use("shoe_extension_8"),
            Use("shoe_leg_8"),
            Use("shoe:flange screw", 4),
        ),
        tools=("hex 2.5", "pliers"),
        scene=_extensions,
        after=_lengthened,
        done=("The wedge rolls over the joint without a knock.",),
    ),
)
