"""`make drawings`: every part as STL, the boards too; the report; the pictures. Exit 1 where something overlaps or
cannot be printed."""

import argparse
import sys
from pathlib import Path

from hardware.drawings import album, assembly, bought, clashes, printability, report, stand, stl
from hardware.drawings.printed import PRINTED

ROOT = Path(__file__).parents[2]


def main() -> int:
    """Draw, examine, say what was found."""
    parser = argparse.ArgumentParser(prog="python -m hardware.drawings", description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "drawings", help="for the STL files")
    parser.add_argument("--steps", type=int, default=9, help="angles within each transition")
    parser.add_argument("--no-pictures", action="store_true")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    printed = (*PRINTED, *stand.PRINTED)
    for part in printed:
        stl.write(printability.on_the_bed(part.draw(), part.up), asked.folder / f"{part.name}.stl")
    for board in (bought.base, bought.top_sheet, bought.back_sheet):
        stl.write(board(), asked.folder / f"{board.__name__}.stl")
    print(f"{len(printed) + 3} parts in {asked.folder}", flush=True)
    found = clashes.everything(asked.steps) + assembly.module() + assembly.row() + stand.clashing()
    prints = printability.examine_all()
    others = [printability.examine(part) for part in stand.PRINTED]
    faults = [fault for one in (*prints, *others) for fault in one.faults()]
    report.PAGE.parent.mkdir(parents=True, exist_ok=True)
    near = clashes.clearances(asked.steps)
    report.PAGE.write_text(report.page(found, near, prints, asked.steps))
    print(f"{len(found)} overlaps, {len(faults)} faults of printing: {report.PAGE}", flush=True)
    least = next(gap for gap in near if (gap.one, gap.other) not in report.FITS)
    print(
        f"least clearance {least.gap_mm:.2f} mm, {least.one} and {least.other}; "
        f"between modules {clashes.neighbour_gap_mm():.2f} mm"
    )
    for clash in found:
        print(f"{clash.where}: {clash.one} and {clash.other} overlap by {clash.volume_mm3:.2f} mm3")
    for fault in faults:
        print(fault)
    if not asked.no_pictures:
        print("pictures:", *(path.name for path in album.draw_all()))
    return 1 if found or faults else 0


if __name__ == "__main__":
    sys.exit(main())
