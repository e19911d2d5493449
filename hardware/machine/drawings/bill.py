"""What to buy for the casekeeper: each item with its maker's number and how many the drawings hold."""

from dataclasses import dataclass

from hardware.machine.drawings import params as p
from hardware.machine.drawings import sites
from hardware.machine.drawings.made import tapping
from hardware.machine.drawings.printed import rod_z

EACH = p.MODULES
BEADS = p.MODULES * (p.PLACES - 1)
FIXINGS = "fixings dealer"
WITH = "with the servo"
CUT = "cut to size"


@dataclass(frozen=True, slots=True)
class Item:
    """One line of the bill: `part` is what its solids are called in `machine` (a test counts them), `number` for the
    whole casekeeper, `maker` the maker's or standard's number, `source` who sells it, `use` what it is for."""

    part: str
    number: int
    name: str
    maker: str
    source: str
    use: str


def _sheet(x: tuple[float, float], y: tuple[float, float]) -> str:
    return f"{x[1] - x[0]:.1f} x {y[1] - y[0]:.1f} mm"


def items() -> list[Item]:
    """The whole bill: bought parts, then boards and sheets that are cut to size."""
    keeper, feet = EACH * len(sites.KEEPER_SITES), EACH * len(sites.FEET_Y)
    below, behind = 2 * len(sites.CHEEK_Y), 2 * len(sites.CHEEK_BACK_Z)
    inserts = keeper + feet + 2 * EACH + 2 * below + behind
    rod = rod_z()[1] - rod_z()[0]
    rods = f"{EACH * (rod + 2) / 1000:.2f} m with the cuts"
    wide = (sites.ROW_LEFT - p.CHEEK_T, sites.ROW_RIGHT + p.CHEEK_T)
    deep = (p.SHELF_Y, p.SHEET_BACK_Y)
    base = _sheet((wide[0] - 2, wide[1] + 2), (p.BASE_FRONT_Y, p.SHEET_BACK_Y + p.SHEET_T))
    top = _sheet(wide, deep)
    back = _sheet(wide, (p.BOTTOM_Z, p.TOP_Z + p.SHEET_T))
    return [
        Item(
            "servo",
            EACH,
            "feedback micro servo, metal gear",
            "Adafruit 1450",
            "Adafruit and its dealers",
            "turns a cam; or FEETECH FS90-FB (Pololu 3436): prints of its own, docs/build/bought.md",
        ),
        Item("horn", EACH, "double-arm horn, 36 x 8 mm", WITH, WITH, "in the pocket of the cam"),
        Item("servo screw", 2 * EACH, "tapping screw M2 x 6", WITH, WITH, "servo to plate"),
        Item("centre screw", EACH, "screw of the horn", WITH, WITH, "cam onto the shaft"),
        Item("horn screw", 2 * EACH, *tapping(p.HORN_SCREW_L), FIXINGS, "horn to cam"),
        Item("rank screw", 2 * EACH, *tapping(6), FIXINGS, "rank plate to front"),
        Item("groove pin", BEADS, "dowel pin 3 m6 x 8, steel", "ISO 2338", FIXINGS, "one in each lever"),
        Item("axle", BEADS, "dowel pin 3 m6 x 10, steel", "ISO 2338", FIXINGS, "four in each plate"),
        Item("stop pin", EACH, "dowel pin 3 m6 x 18, steel", "ISO 2338", FIXINGS, "from plate to keeper"),
        Item("bead rod", EACH, f"steel rod 3 h9 x {rod:.1f} mm", "EN 10278", "model-making dealer", rods),
        Item("insert", inserts, "heat-set insert M3 x 5.7", "Ruthex RX-M3x5.7", "Ruthex and dealers", "plates, cheeks"),
        Item("keeper screw", keeper, "screw M3 x 8, countersunk", "ISO 10642", FIXINGS, "keeper to plate"),
        Item("front screw, long", EACH, "screw M3 x 30", "ISO 4762", FIXINGS, "front to plate, above"),
        Item("front screw", EACH, "screw M3 x 10", "ISO 4762", FIXINGS, "front to plate, below"),
        Item("foot screw", feet, "screw M3 x 20, countersunk", "ISO 10642", FIXINGS, "module to base"),
        Item("cheek screw", below, "screw M3 x 20, countersunk", "ISO 10642", FIXINGS, "cheeks to base"),
        Item("sheet screw", below + behind, "screw M3 x 8", "ISO 4762", FIXINGS, "sheets to cheeks"),
        Item("base", 1, f"plywood {p.BASE_T:.0f} mm, {base}", "birch", CUT, "holes as in base.stl"),
        Item("top sheet", 1, f"plywood {p.SHEET_T:.0f} mm, {top}", "birch", CUT, "holes as in top_sheet.stl"),
        Item("back sheet", 1, f"plywood {p.SHEET_T:.0f} mm, {back}", "birch", CUT, "holes as in back_sheet.stl"),
    ]
