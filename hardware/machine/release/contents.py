"""What the archive holds: each file by its name in it."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hardware.machine.boards.generate import orders
from hardware.machine.book import bill, faults, plans, printing
from hardware.machine.book.contents import stages
from hardware.machine.book.pages import name_of
from hardware.machine.book.plans import Plan
from hardware.machine.drawings import params, printability, stl
from hardware.machine.drawings.printed import Printed
from hardware.machine.release.booklet import booklet
from hardware.machine.release.flat import to_dxf, to_pdf
from hardware.machine.release.solids import to_3mf

ROOT = Path(__file__).parents[3]
BOOK = ROOT / "docs" / "build"
KICAD = ROOT / "hardware" / "machine" / "boards" / "kicad"
LICENCE = "CERN-OHL-P-2.0"
LICENCE_TEXT = ROOT / "hardware" / "machine" / "LICENSE"
"""cern_ohl_p_v2.txt, unchanged: it may be used in no other form."""
DEALERS = (bill.MOUSER, bill.FIXINGS)
WOOD: dict[str, Plan] = {
    "base": plans.base_plan(),
    "top": plans.top_plan(),
    "back": plans.back_plan(),
    "power-plate": plans.plate_plans()[0],
    "pi-plate": plans.plate_plans()[1],
    "box-base-below": plans.box_base_plans()[0],
    "box-base-above": plans.box_base_plans()[1],
}
_MADE_AT = re.compile(
    rb"^(?:%TF\.CreationDate,.*\*%|G04 Created by .*\*|; DRILL file .* date .*|; #@! TF\.CreationDate,.*)\r?\n", re.M
)
"""Lines that say when they were made, as KiCad 6.0 writes them."""


def prints(parts: Iterable[Printed]) -> Iterator[tuple[str, bytes]]:
    """Each part as it is printed, STL and 3MF, with the profiles and the list of them."""
    rows: list[tuple[Any, ...]] = [
        ("part", "number", "colour", "on the bed", "x mm", "y mm", "z mm", "grams", "minutes", "profile")
    ]
    for part in parts:
        solid, job = printability.on_the_bed(part.draw(), part.up), printing.job(part)
        yield f"prints/{part.name}.stl", stl.to_bytes(solid)
        yield f"prints/{part.name}.3mf", to_3mf(solid, part.name)
        profile = "solid.ini" if printing.infill(part.name) == 1 else "usual.ini"
        size = [f"{mm:.1f}" for mm in job.size]
        row = (job.name, job.number, job.colour, job.face, *size, f"{job.grams:.1f}", f"{job.minutes:.0f}", profile)
        rows.append(row)
    yield "prints/prints.csv", _csv(rows)
    for name, share in (("usual", printing.INFILL), ("solid", 1.0)):
        yield f"prints/{name}.ini", _profile(share).encode()


def _profile(infill: float) -> str:
    """The settings that the drawings reckon with, by the names of PrusaSlicer (tried with 2.5.0)."""
    settings = {
        "layer_height": params.LAYER,
        "first_layer_height": params.LAYER,
        "nozzle_diameter": 0.4,
        "extrusion_width": printing.LINE,
        "perimeters": printing.WALLS,
        "top_solid_layers": printing.FLOORS,
        "bottom_solid_layers": printing.FLOORS,
        "fill_density": f"{infill:.0%}",
        "fill_pattern": "rectilinear" if infill == 1 else "gyroid",
        "support_material": 0,
        "perimeter_speed": printing.SPEEDS["wall"],
        "external_perimeter_speed": printing.SPEEDS["outer wall"],
        "small_perimeter_speed": printing.SPEEDS["outer wall"],
        "solid_infill_speed": printing.SPEEDS["full"],
        "top_solid_infill_speed": printing.SPEEDS["top"],
        "infill_speed": printing.SPEEDS["filling"],
        "first_layer_speed": printing.FIRST_SPEED,
        "slowdown_below_layer_time": printing.LAYER_LEAST_S,
        "filament_type": "PETG",
    }
    return "".join(f"{name} = {value}\n" for name, value in settings.items())


def wood() -> Iterator[tuple[str, bytes]]:
    """Each sheet of plywood as DXF and as PDF at its true size."""
    for name, plan in WOOD.items():
        yield f"wood/{name}.dxf", to_dxf(plan)
        yield f"wood/{name}.pdf", to_pdf(plan)


def boards(fabricated: Path) -> Iterator[tuple[str, bytes]]:
    """KiCad's projects, lists of parts and places, and the gerbers where `make boards` left them in `fabricated`."""
    for path in sorted(KICAD.iterdir()):
        yield f"boards/kicad/{path.name}", path.read_bytes()
    for path, text in orders(Path("boards")).items():
        yield path.as_posix(), text.encode()
    for folder in sorted(fabricated.glob("*-gerbers")):
        for path in sorted(folder.iterdir()):
            name = path.with_suffix(".gbr").name if path.suffix.startswith(".g") else path.name
            yield f"boards/{folder.name}/{name}", _MADE_AT.sub(b"", path.read_bytes())


def book() -> Iterator[tuple[str, bytes]]:
    """The build book's pages with their pictures, and all of them as one PDF."""
    for path in sorted(path for path in BOOK.rglob("*") if path.is_file()):
        yield f"book/{path.relative_to(BOOK).as_posix()}", path.read_bytes()
    folder = BOOK / "book"
    yield "book/book.pdf", booklet({name: (folder / name).read_text() for name in reading_order()}, folder)


def reading_order() -> list[str]:
    """The files of the book's pages as one reads them: first page and safety, each stage, then what is looked up."""
    found = ["README.md", "safety.md"]
    for stage in stages():
        found += [name_of(step) for step in stage.steps] + [stage.page] * bool(stage.page)
    return [*found, "print.md", "bill.md", faults.NAME]


def bills() -> Iterator[tuple[str, bytes]]:
    """The whole bill, and what is ordered from the two dealers who have most of it."""
    head = ("group", "count", "spare", "what", "maker", "number", "dealer", "guide price EUR", "where")
    rows = [
        (one.group, one.count, one.spare, one.what, one.maker, one.number, one.supplier, f"{one.price:.2f}", one.where)
        for one in bill.articles()
    ]
    yield "bill/bill.csv", _csv([head, *rows])
    for dealer in DEALERS:
        numbers: dict[str, int] = {}
        for one in bill.articles():
            if one.supplier == dealer:
                key = one.number if one.number != "-" else one.what
                numbers[key] = numbers.get(key, 0) + one.count + one.spare
        yield f"bill/{dealer.lower().replace(' ', '-')}.csv", _csv([("number", "count"), *sorted(numbers.items())])


def readme(version: str, *, fabricated: bool) -> str:
    """What is in it, in plain text."""
    gerbers = (
        "gerbers (.gbr) and drill files by KiCad"
        if fabricated
        else "no gerbers: KiCad was not there when this was made; send the project to a house that takes it"
    )
    return f"""Faro table {version}: the machine

prints/  every printed part as it is printed, face down, STL and 3MF, mm; prints.csv: how many, colour, which profile;
         usual.ini and solid.ini: settings as PrusaSlicer imports them
wood/    every sheet of plywood, DXF (mm; CUT and DRILL) and PDF at its true size: print at 100 % and measure the ruler
boards/  servo shield and input board: KiCad's projects, lists of parts and places; {gerbers}
book/    the build book: book.pdf is all of it, to read and to print; book/README.md is the same as pages
bill/    bill.csv is the whole bill; the others are orders: number and count

SHA256SUMS: sha256sum -c SHA256SUMS

Print coupon.stl first. Where a pin of 3 mm slides only through its slot of 3.3, not of 3.1, the printer's error is 0.2:
set the slicer's XY compensation to minus half of it, -0.1.

Nobody has built it yet. Prices are guide prices; no supplier was asked. Grams and minutes in prints.csv are arithmetic
for the speeds in usual.ini and solid.ini; PrusaSlicer 2.5.0 with these comes within a tenth.
No STEP files: build123d 0.13, which would write true planes and cylinders, takes 930 MB with what it needs.

This source describes Open Hardware. Copyright 2026 The faro table contributors. Licence of these files:
SPDX-License-Identifier: {LICENCE}; its text is in LICENSE.txt (https://ohwr.org/cern_ohl_p_v2.txt). They come without
any warranty. The program that runs the table is another work, under the MIT licence.
"""


def _csv(rows: Iterable[Iterable[Any]]) -> bytes:
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows(rows)
    return written.getvalue().encode()
