"""`make drawings`: of each machine every part as STL, the report and the pictures.

Exit 1 where something overlaps or cannot be printed.
"""

import argparse
import sys
from pathlib import Path

from hardware.drawings import album, assembly, bought, clashes, printability, report, seen, stand, stl
from hardware.drawings.dealing_box import make as dealing_box
from hardware.drawings.printed import PRINTED
from hardware.drawings.shoe import make as shoe

ROOT = Path(__file__).parents[2]


def main() -> int:
    """Draw, examine, say what was found."""
    parser = argparse.ArgumentParser(prog="python -m hardware.drawings", description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "drawings", help="for the STL files")
    parser.add_argument("--steps", type=int, default=9, help="angles within each transition")
    parser.add_argument("--no-pictures", action="store_true")
    parser.add_argument("--only", choices=tuple(DRAWN), help="one of them; all without it")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    wrong = []
    for name, make in DRAWN.items():
        if asked.only in (None, name):
            wrong += make(asked.folder, asked.steps, not asked.no_pictures)
    print(f"figures of the rendered scenes: {seen.write()}")
    for line in wrong:
        print(line)
    return 1 if wrong else 0


def casekeeper(folder: Path, steps: int, pictures: bool) -> list[str]:
    """Draws and examines the casekeeper. Returns what is wrong, one line each."""
    for part in PRINTED:
        stl.write(printability.on_the_bed(part.draw(), part.up), folder / f"{part.name}.stl")
    for board in (bought.base, bought.top_sheet, bought.back_sheet):
        stl.write(board(), folder / f"{board.__name__}.stl")
    print(f"{len(PRINTED) + 3} parts in {folder}", flush=True)
    found = clashes.everything(steps) + assembly.module() + assembly.row()
    prints = printability.examine_all()
    faults = [fault for one in prints for fault in one.faults()]
    report.PAGE.parent.mkdir(parents=True, exist_ok=True)
    near = clashes.clearances(steps)
    report.PAGE.write_text(report.page(found, near, prints, steps))
    print(f"{len(found)} overlaps, {len(faults)} faults of printing: {report.PAGE}", flush=True)
    least = next(gap for gap in near if (gap.one, gap.other) not in report.FITS)
    print(
        f"least clearance {least.gap_mm:.2f} mm, {least.one} and {least.other}; "
        f"between modules {clashes.neighbour_gap_mm():.2f} mm"
    )
    if pictures:
        print("pictures:", *(path.name for path in album.draw_all()))
    return [f"{one.where}: {one.one} and {one.other} overlap by {one.volume_mm3:.2f} mm3" for one in found] + faults


def stand_and_panel(folder: Path, steps: int, pictures: bool) -> list[str]:
    """The same of what the boards stand on, and of the panel; nothing of them moves, the book pictures them."""
    for part in stand.PRINTED:
        stl.write(printability.on_the_bed(part.draw(), part.up), folder / f"{part.name}.stl")
    found = stand.clashing()
    print(f"stand and panel: {len(found)} overlaps")
    faults = [fault for part in stand.PRINTED for fault in printability.examine(part).faults()]
    return [f"{one.where}: {one.one} and {one.other} overlap by {one.volume_mm3:.2f} mm3" for one in found] + faults


DRAWN = {"casekeeper": casekeeper, "stand": stand_and_panel, "box": dealing_box.make, "shoe": shoe.make}


if __name__ == "__main__":
    sys.exit(main())
