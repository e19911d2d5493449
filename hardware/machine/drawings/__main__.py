"""`make drawings`: of each machine every part as STL, the report and the pictures. Prints overlaps, least clearances,
and of each printed part the smallest wall and the widest overhang.

Exit 1 where something overlaps, passes a guess too nearly, cannot be printed, or a fit does not hold. In the
environment: FARO_SERVO=NUMBER draws the casekeeper for another servo of `servos`, and its page stays as it is;
FARO_PRINTER=MM writes STL files for a printer of that error (the coupon says it), and nothing else: as printed they are
what was examined.
"""

import argparse
import sys
import time
from pathlib import Path

from hardware.machine.drawings import (
    album,
    assembly,
    bought,
    bought_page,
    choices,
    clashes,
    coupon,
    fits,
    printability,
    report,
    seen,
    servos,
    stand,
    stl,
)
from hardware.machine.drawings.dealing_box import make as dealing_box
from hardware.machine.drawings.dealing_box import printed as box_printed
from hardware.machine.drawings.outcome import Outcome, summary
from hardware.machine.drawings.printed import PRINTED
from hardware.machine.drawings.shoe import make as shoe
from hardware.machine.drawings.shoe import printed as shoe_printed

ROOT = Path(__file__).parents[3]


def main() -> int:
    """Draw, examine, say what was found."""
    parser = argparse.ArgumentParser(prog="python -m hardware.machine.drawings", description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "drawings", help="for the STL files")
    parser.add_argument("--steps", type=int, default=9, help="angles within each transition")
    parser.add_argument("--no-pictures", action="store_true")
    parser.add_argument("--only", choices=tuple(DRAWN), help="one of them; all without it")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    if choices.PRINTER:
        return for_the_printer(asked.folder)
    began = time.process_time()
    outcomes = []
    for name, make in DRAWN.items():
        if asked.only in (None, name):
            outcomes.append(make(asked.folder, asked.steps, not asked.no_pictures))
            print("\n".join(outcomes[-1].lines()), flush=True)
    bought_page.PAGE.write_text(bought_page.page())
    print(f"figures of the rendered scenes: {seen.write().relative_to(ROOT)}")
    print(summary(outcomes, time.process_time() - began))
    wrong = [line for one in outcomes for line in one.wrong()]
    for line in wrong:
        print(line)
    return 1 if wrong else 0


def for_the_printer(folder: Path) -> int:
    """Every printed part for a printer of the chosen error; 1 where a fit does not hold on it."""
    parts = (*PRINTED, *stand.PRINTED, *coupon.PRINTED, *box_printed.PRINTED, *shoe_printed.PRINTED)
    for part in parts:
        stl.write(printability.on_the_bed(part.draw(), part.up), folder / f"{part.name}.stl")
    found = fits.wrong(choices.PRINTER)
    print(f"{len(parts)} parts in {folder} for a printer whose slots come out {choices.PRINTER:+.2f} mm too narrow")
    for line in found:
        print(line)
    return 1 if found else 0


def casekeeper(folder: Path, steps: int, pictures: bool) -> Outcome:
    """Draws and examines the casekeeper."""
    for part in PRINTED:
        stl.write(printability.on_the_bed(part.draw(), part.up), folder / f"{part.name}.stl")
    for board in (bought.base, bought.top_sheet, bought.back_sheet):
        stl.write(board(), folder / f"{board.__name__}.stl")
    found = clashes.everything(steps) + assembly.module() + assembly.row()
    prints = printability.examine_all()
    near = clashes.clearances(steps)
    of_the_bill = choices.SERVO == servos.OF_THE_BILL
    if of_the_bill:
        report.PAGE.write_text(report.page(found, near, prints, steps))
    if pictures and of_the_bill:
        print("pictures:", *(path.name for path in album.draw_all()), flush=True)
    least = next(gap for gap in near if (gap.one, gap.other) not in report.FITS)
    print(f"between two modules {clashes.neighbour_gap_mm():.2f} mm")
    return Outcome("casekeeper", found, (least.gap_mm, least.one, least.other), prints, clashes.doubtful_servo())


def stand_and_panel(folder: Path, steps: int, pictures: bool) -> Outcome:
    """The same of what the boards stand on, of the panel and the coupon; nothing of them moves, the book pictures them.
    And the fits of all parts."""
    for part in (*stand.PRINTED, *coupon.PRINTED):
        stl.write(printability.on_the_bed(part.draw(), part.up), folder / f"{part.name}.stl")
    prints = [printability.examine(part) for part in (*stand.PRINTED, *coupon.PRINTED)]
    return Outcome("stand and panel", stand.clashing(), None, prints, [*stand.doubtful(), *fits.wrong(0.0)])


DRAWN = {"casekeeper": casekeeper, "stand": stand_and_panel, "box": dealing_box.make, "shoe": shoe.make}


if __name__ == "__main__":
    sys.exit(main())
