"""The whole book in the order of building."""

from collections.abc import Iterator

from hardware.machine.book import bill, casekeeper, dealing_box, electronics, running, shoe
from hardware.machine.book.model import Chapter, Step, Use
from hardware.machine.book.printing import picture as print_picture


def _printing() -> Step:
    spools = [one for one in bill.articles() if one.key.startswith("petg ") and one.group == bill.PRINTS]
    return Step(
        "print",
        "Print the parts",
        (
            "On any computer with Debian, Ubuntu or Raspberry Pi OS: `sudo apt-get install git make`, then "
            "`git clone ADDRESS faro && cd faro`, ADDRESS being where you read this, and in it `make drawings`. In "
            "some minutes it writes every part to `build/drawings` as STL, turned as it lies on "
            "the bed. What lies how, in which colour, how full, how long: [the print sheet](print.md).",
            "First the coupon, a quarter of an hour: its bevelled corner is beside the narrowest slot, 3.1 mm, and the "
            "narrowest hole, 2.9; the others follow in steps of 0.1. Try a dowel pin of 3 mm: the narrowest slot "
            "through "
            "which it slides by its own weight is 3.1 on a true printer, and 3.0 is the narrowest hole into which it "
            "goes "
            "when pressed. Where it is the slot of 3.3, the printer's error is 0.2: `FARO_PRINTER=0.2 make drawings` "
            "writes "
            "all parts so that they come out as drawn. (Slicers have it too: XY compensation, minus half of it.) Melt "
            "an "
            "insert into the boss: it must stand straight and hold.",
            "Print one plate, cam, keeper and set of levers first, and try them before you print the other "
            "twelve, as the steps *Press the pins into the levers* to *Screw the horns onto the cams* and *Lay the "
            "levers onto their axles* to *Screw the keeper on* say: "
            "pins and servo into the plate, levers onto their axles, horn into the cam, cam and keeper over them, "
            "without the horn's screw and without power. Take keeper, cam and levers off again, the horn straight off "
            "the shaft: they go on for good when the servo has been driven. Servos differ: measure yours and its "
            "horn. `SERVO_*` and "
            "`HORN_*` in `hardware/machine/drawings/params.py` take other sizes, and `make drawings` says whether all "
            "still fits.",
            "The rank plates: change from ivory to black at a height of 2.4 mm.",
        ),
        uses=(*(Use(one.key, one.count) for one in spools), Use("coupon")),
        tools=("printer", "computer", "calliper", "vice", "reamer", "iron"),
        drawing=print_picture,
        done=(
            "A pin of 3 mm goes into the hole of a plate only when pressed, through the middle hole of a lever after "
            "reaming by itself.",
        ),
    )


def chapters() -> tuple[Chapter, ...]:
    """All of it."""
    return (
        Chapter(
            "Printing",
            "Some days on one printer; begin with it, buy meanwhile, and order both boards now (*Shield: solder what "
            "lies "
            "flat* says how): their maker needs weeks.",
            (_printing(),),
        ),
        Chapter(
            "The casekeeper up to its servos",
            "Thirteen modules, one for each rank. Each step is done for all thirteen before the next.",
            casekeeper.PREPARED,
        ),
        Chapter(
            "Boards",
            "Two boards, soldered and measured. Nothing has power yet but what a step says.",
            (
                *electronics.BOARDS[:2],
                running.SHIELD_CHECK,
                *electronics.BOARDS[2:],
                running.INPUTS_CHECK,
            ),
        ),
        Chapter("Plates, supply, leads, panel", "What the boards stand on, and every cable.", electronics.STAND),
        Chapter("The computer", "The Pi with its input board; nothing else plugged in.", running.COMPUTER),
        Chapter("First power-on", "With measured values to expect. Stop where one is not met.", running.POWER),
        Chapter(
            "The casekeeper, finished",
            "The servos stand at 0 beads; now levers, cams and beads go on.",
            (*casekeeper.FINISHED, *running.CALIBRATE, casekeeper.COVERS),
        ),
        Chapter(
            "The dealing box",
            "Box, lamps and camera on one base; its figures: [the dealing box](../box.md).",
            (running.DEVICES, *dealing_box.STEPS),
            "../box.png",
        ),
        Chapter(
            "The shoe, instead of the dealing box",
            "For games in which nobody may know the next card; its figures: [the shoe](../shoe.md). Leave it out for "
            "faro.",
            shoe.STEPS,
            "../shoe.png",
        ),
        Chapter("The last checks", "Everything together.", (electronics.ROOFS, *running.LAST)),
    )


def steps() -> Iterator[Step]:
    """Every step in its order."""
    for chapter in chapters():
        yield from chapter.steps
