"""The parts of the shoe in one table, for the page of figures and the build book."""

from hardware.drawings.made import BOUGHT, CUT, PRINTED, Entry

CAPACITIES = (1, 6, 8)
"""Packs of 52. The tray holds one; an extension makes it six or eight."""
WHOLE = "shoe.png"
SECTION = "shoe_section.png"
APART = "shoe_exploded.png"


def _print(part: str, use: str, *pictures: str, number: int = 1) -> Entry:
    return Entry(part, PRINTED, number, part, f"shoe_{part.replace(' ', '_')}.stl", "own printer", use, pictures)


def parts() -> list[Entry]:
    """The whole list: prints, then what is cut to size, then what is bought."""
    return [
        _print("left side", "wall of nose and tray", WHOLE, APART),
        _print("right side", "wall of nose and tray", WHOLE, APART),
        _print("ramp", "the card leaves over it; seat of the pane", WHOLE, SECTION, APART),
        _print("gate", "front plate with the finger's opening", WHOLE, SECTION, APART),
        _print("lip", "lower edge of the slit, set by a gauge", SECTION, APART),
        _print("floor", "under the pack", SECTION, APART),
        _print("mirror seat", "holds the mirror at 45 degrees", SECTION, APART),
        _print("camera seat", "holds the camera, closes the chamber", SECTION, APART),
        _print("lamp", "light beside the window", SECTION, APART, number=2),
        _print("wedge", "follower, holds the weight", WHOLE, SECTION, APART),
        _print("back", "closes the tray", WHOLE, SECTION, APART),
        _print("extension 6", "six packs", WHOLE, APART),
        _print("extension 8", "eight packs", WHOLE, APART),
        Entry("cover", CUT, 1, "acrylic 3 mm, black", "PMMA", "cut to size", "over the tray", (WHOLE, APART)),
        Entry("pane", CUT, 1, "glass 2 mm, edges ground", "float glass", "cut to size", "window under the card",
              (SECTION, APART)),
        Entry("mirror", CUT, 1, "front-surface mirror 3 mm", "glass, coated in front", "optics dealer",
              "turns the camera's look", (SECTION, APART)),
        Entry("camera", BOUGHT, 1, "Raspberry Pi Camera Module 3", "standard, not wide", "Raspberry Pi dealer",
              "looks at the window by the mirror", (SECTION, APART)),
        Entry("led", BOUGHT, 6, "LED 5 mm white", "Cree LED C513A-WSN-CV0Y0151", "Mouser", "three in each lamp",
              (APART,)),
        Entry("bearing", BOUGHT, 4, "ball bearing 623ZZ, 3 x 10 x 4", "ISO 15", "bearings dealer",
              "rollers of the wedge", (SECTION, APART)),
        Entry("weight", BOUGHT, 1, "flat steel", "EN 10278", "model-making dealer", "in the wedge",
              (SECTION, APART)),
    ]  # fmt: skip
