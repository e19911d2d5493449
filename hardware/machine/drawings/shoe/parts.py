"""The parts of the shoe in one table, for the build book and its bill."""

from hardware.machine.drawings.made import BOUGHT, CUT, PRINTED, Entry, tapping
from hardware.machine.drawings.shoe import params as p

CAPACITIES = (1, 6, 8)
"""Packs of 52. The tray holds one; an extension with its leg makes it six or eight."""
WHOLE = "shoe.png"
SECTION = "shoe_section.png"
APART = "shoe_exploded.png"
FIXINGS = "fixings dealer"


def _print(part: str, use: str, *pictures: str, number: int = 1) -> Entry:
    return Entry(part, PRINTED, number, part, f"shoe_{part.replace(' ', '_')}.stl", "own printer", use, pictures)


def _bought(part: str, number: int, name: str, maker: str, use: str, *pictures: str, source: str = FIXINGS) -> Entry:
    return Entry(part, BOUGHT, number, name, maker, source, use, pictures or (APART,))


def _cut(part: str, size: tuple[float, float], name: str, maker: str, use: str) -> Entry:
    return Entry(part, CUT, 1, f"{name}, {size[0]:.1f} x {size[1]:.1f} mm", maker, "cut to size", use, (SECTION, APART))


def parts() -> list[Entry]:
    """The whole list for one pack, and the two extensions: prints, then what is cut to size, then what is bought."""
    cover = (p.COVER_FRONT_X - p.TRAY_X[0] - 0.5, 2 * (p.TRAY_Y + p.COVER_GROOVE - 0.2))
    mirror = (p.MIRROR_X[1] - p.MIRROR_X[0], 2 * p.MIRROR_Y)
    return [
        _print("left side", "wall of the nose, grooves for its plates", WHOLE, APART),
        _print("right side", "wall of the nose, grooves for its plates", WHOLE, APART),
        _print("ramp", "the card leaves over it; seat of the pane, apron", WHOLE, SECTION, APART),
        _print("hood", "over the window", WHOLE, SECTION, APART),
        _print("left horn", "leads the card's end over the apron", WHOLE, SECTION, APART),
        _print("right horn", "leads the card's end over the apron", WHOLE, APART),
        _print("roll", "upper edge of the slit, set by a gauge", SECTION, APART),
        _print("roll lever", "sets the slit, opens it for a cut card", WHOLE, APART),
        _print("roll cap", "on the roll's other end", APART),
        _print("gate", "before the pack, with the finger's opening", WHOLE, SECTION, APART),
        _print("deck", "closes the chamber above, carries the tray", SECTION, APART),
        _print("mirror seat", "under the mirror, level", SECTION, APART),
        _print("camera seat", "holds the camera, closes the chamber behind", SECTION, APART),
        _print("bottom", "closes the chamber toward the table", SECTION, APART),
        _print("lamp", "light beside the window", SECTION, APART, number=2),
        _print("tray", "one pack", WHOLE, SECTION, APART),
        _print("extension 6", "six packs", WHOLE),
        _print("extension 8", "eight packs", WHOLE),
        _print("leg 6", "under the rear of extension 6", WHOLE),
        _print("leg 8", "under the rear of extension 8", WHOLE),
        _print("wedge", "follower, holds the weight", SECTION, APART),
        _print("back", "closes the channel", WHOLE, SECTION, APART),
        _cut("pane", (p.PANE_X[1] - p.PANE_X[0], 2 * p.PANE_Y), "glass 2 mm, edges ground", "float glass",
             "window under the card"),
        _cut("mirror", mirror, "front-surface mirror 3 mm", "glass, coated in front", "throws the camera's look up"),
        _cut("cover", cover, f"acrylic 3 mm, black; {_longer(6):.0f} longer for six packs, {_longer(8):.0f} for eight",
             "PMMA", "over the tray; a hole of 3 mm for the tamper seal, 3.3 from its rear edge, 6 from the left one"),
        Entry("diffuser", CUT, 2, f"satin acrylic 3 mm, {p.LAMP_X[1] - p.LAMP_X[0]:.0f} x "
              f"{p.LAMP_Z[1] - p.LAMP_Z[0]:.0f} mm", "PMMA, frosted, 0.75 of the light passes or more", "cut to size",
              "before the LEDs, glued on", (SECTION, APART)),
        _bought("camera", 1, "Raspberry Pi Camera Module 3", "standard, not wide", "looks at the window by the mirror",
                SECTION, APART, source="Raspberry Pi dealer"),
        _bought("reflex sensor", 1, "reflex sensor, infrared", "Vishay TCRT5000", "exit beam, in the right horn",
                WHOLE, APART, source="Mouser"),
        _bought("led strip", 2, f"LED strip for 5 V, white 4000 to 5000 K, {p.STRIP[1]:.0f} mm wide, a piece of "
                f"{p.STRIP[0]:.0f} mm at most", "any, 10 to 14 W a metre", "one in each lamp", source="any"),
        _bought("seal", 2, "drop of black hot glue", "any", "closes the holes for the lamps' wires", WHOLE, APART,
                source="any"),
        _bought("tamper seal", 1, f"pull-tight seal, numbered, tail {p.SEAL_D} mm at most, one for each sealing",
                "any, plastic", "through cover and tray", WHOLE, APART, source="any"),
        _bought("bearing", 4, "ball bearing MR63ZZ, 3 x 6 x 2.5", "ISO 15", "rollers of the wedge", SECTION, APART,
                source="bearings dealer"),
        _bought("axle", 4, "dowel pin 3 m6 x 12, steel", "ISO 2338", "of the bearings"),
        _bought("weight", 1, "flat steel 40 x 20, 88 mm long", "EN 10278", "in the wedge", SECTION, APART,
                source="model-making dealer"),
        _bought("thread", 14, "heat-set insert M3 x 5.7", "Ruthex RX-M3x5.7", "ramp 12, roll 2",
                source="Ruthex and dealers"),
        _bought("lever thread", 1, "heat-set insert M3 x 5.7", "Ruthex RX-M3x5.7", "in the lever's tail",
                source="Ruthex and dealers"),
        _bought("side screw", 6, "screw M3 x 10", "ISO 4762", "sides to ramp"),
        _bought("horn screw", 4, "screw M3 x 10", "ISO 4762", "horns to ramp"),
        _bought("roll screw", 2, "screw M3 x 10", "ISO 4762", "lever and cap to the roll"),
        _bought("set screw", 1, "screw M3 x 16 with nut", "ISO 4762, ISO 4032", "in the lever: sets the slit"),
        _bought("roll pin", 4, "dowel pin 3 m6 x 16, steel", "ISO 2338", "stops and spring of the lever: 3 in the left "
                "side, 1 in the lever"),
        _bought("roll spring", 1, f"extension spring, outside 4, {p.SPRING_FREE:.0f} mm with its hooks",
                f"any, {p.SPRING_RATE} N/mm",
                "closes the slit", source="springs dealer"),
        _bought("hood screw", 2, "screw M3 x 10, countersunk", "ISO 10642", "hood to ramp"),
        _bought("tray screw", 4, "screw M3 x 10, countersunk, with nut", "ISO 10642, ISO 4032", "tray to deck"),
        _bought("lamp screw", 4, *tapping(10), "lamps to sides"),
        _bought("camera screw", 4, "screw M2 x 12 with nut and plastic washer 0.5 mm", "ISO 7045, ISO 4032",
                "camera to its seat"),
        _bought("flange screw", 4, "screw M3 x 16 with nut", "ISO 4762, ISO 4032", "extension to tray", WHOLE),
    ]  # fmt: skip


def _longer(packs: int) -> float:
    return p.TRAY_X[0] - p.EXTENSION_X[packs]
