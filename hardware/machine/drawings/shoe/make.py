"""Draws and examines the shoe: STL files, pictures and page. Part of `make drawings`."""

from pathlib import Path

from hardware.machine.drawings import printability, stl
from hardware.machine.drawings.outcome import Outcome
from hardware.machine.drawings.shoe import album, machine, report, sight
from hardware.machine.drawings.shoe.machine import Pose
from hardware.machine.drawings.shoe.printed import PRINTED

RAYS = 60


def make(folder: Path, steps: int, pictures: bool) -> Outcome:
    """Writes all (`steps` is the other machines'), and tells what was found."""
    for part in PRINTED:
        stl.write(printability.on_the_bed(part.draw(), part.up), folder / f"{part.name}.stl")
    found = [clash for packs in (1, 6, 8) for clash in machine.overlaps(Pose(packs, 52 * packs), still=True)]
    found += [clash for pose in machine.poses() for clash in machine.overlaps(pose)]
    prints = [printability.examine(part) for part in PRINTED]
    slides = (0.0, *machine.SLIDES)
    escaped = sight.seen_from_outside(slides, RAYS)
    rays = len(slides) * len(sight.face_points(0.0)) * RAYS
    nearest = machine.nearest(Pose())
    report.PAGE.write_text(report.page(found, len(escaped), rays, prints, nearest))
    print(f"shoe: {len(escaped)} of {rays} rays come out", flush=True)
    if pictures:
        print("pictures:", *(path.name for path in album.draw_all()), flush=True)
    out = [f"a ray from {one.point} along {one.way} comes out, card out {one.slid:.0f}" for one in escaped]
    return Outcome("shoe", found, nearest, prints, [*out, *machine.doubtful()])
