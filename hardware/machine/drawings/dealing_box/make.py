"""Draws and examines the dealing box: STL files, pictures and page. Part of `make drawings`."""

from pathlib import Path

from hardware.machine.drawings import printability, stl
from hardware.machine.drawings.clashes import Clash
from hardware.machine.drawings.dealing_box import album, machine, report
from hardware.machine.drawings.dealing_box import params as p
from hardware.machine.drawings.dealing_box.printed import PRINTED
from hardware.machine.drawings.outcome import Outcome


def overlaps(steps: int) -> list[Clash]:
    """All that overlaps, in any pose and on any way."""
    found = [clash for cards in p.FORMATS for clash in machine.overlaps(machine.Pose(cards), still=True)]
    found += [clash for pose in machine.poses(steps) for clash in machine.overlaps(pose)]
    found += [clash for cards in p.FORMATS for clash in machine.barred(cards)]
    return found + machine.drivers()


def make(folder: Path, steps: int, pictures: bool) -> Outcome:
    """Writes all, and tells what was found."""
    for part in PRINTED:
        stl.write(printability.on_the_bed(part.draw(), part.up), folder / f"{part.name}.stl")
    for name, draw in album.CUTS.items():
        stl.write(draw(), folder / f"{name}.stl")
    found = overlaps(steps)
    prints = [printability.examine(part) for part in PRINTED]
    gaps = machine.clearances(machine.poses(3), most=0.6)
    report.PAGE.write_text(report.page(found, gaps, prints, len(machine.poses(steps))))
    if pictures:
        print("pictures:", *(path.name for path in album.draw_all()), flush=True)
    free = next((gap for gap in gaps if frozenset({gap.one, gap.other}) not in report.MEANT), None)
    nearest = None if free is None else (free.gap_mm, free.one, free.other)
    return Outcome("dealing box", found, nearest, prints, machine.doubtful())
