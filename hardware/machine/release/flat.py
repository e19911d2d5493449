"""The wood at its true size: each sheet's outline, openings and holes as DXF, and as a PDF to drill through."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import pairwise

from fpdf import FPDF

from hardware.machine.book.plans import TIE_D, Plan

EDGE_MM = 20.0
"""Of the page around the sheet."""
RULER_MM = 100.0
CROSS_MM = 4.0
FIRST_DAY = datetime(1980, 1, 1, tzinfo=UTC)
"""Two runs write the same file."""


def lines_of(plan: Plan) -> list[tuple[float, float, float, float]]:
    """The outline with its openings in the lower edge: from (x, y) to (x, y) in mm from the lower left corner."""
    corners = [(0.0, 0.0)]
    for left, right, up in sorted(plan.openings):
        corners += [(left, 0.0), (left, up), (right, up), (right, 0.0)]
    corners += [(plan.width, 0.0), (plan.width, plan.height), (0.0, plan.height), (0.0, 0.0)]
    return [(*one, *other) for one, other in pairwise(corners)]


def circles_of(plan: Plan) -> list[tuple[float, float, float]]:
    """The holes: x, y and diameter in mm."""
    return [(x, y, plan.hole_d) for x, y in plan.holes] + [(x, y, TIE_D) for x, y in plan.plain]


def to_dxf(plan: Plan) -> bytes:
    """DXF of AutoCAD R12, in mm: lines on layer CUT, holes on layer DRILL."""
    return ("\n".join(_dxf(plan)) + "\n").encode("ascii")


def _dxf(plan: Plan) -> Iterator[str]:
    yield from ("0", "SECTION", "2", "HEADER", "9", "$ACADVER", "1", "AC1009", "9", "$MEASUREMENT", "70", "1")
    yield from ("0", "ENDSEC", "0", "SECTION", "2", "ENTITIES")
    for x0, y0, x1, y1 in lines_of(plan):
        yield from ("0", "LINE", "8", "CUT", "10", f"{x0:.3f}", "20", f"{y0:.3f}", "30", "0.0")
        yield from ("11", f"{x1:.3f}", "21", f"{y1:.3f}", "31", "0.0")
    for x, y, diameter in circles_of(plan):
        yield from ("0", "CIRCLE", "8", "DRILL", "10", f"{x:.3f}", "20", f"{y:.3f}", "30", "0.0")
        yield from ("40", f"{diameter / 2:.3f}")
    yield from ("0", "ENDSEC", "0", "EOF")


def to_pdf(plan: Plan) -> bytes:
    """One page as large as the sheet and its edge, with a ruler to prove that it was printed at its true size."""
    width, height = plan.width + 2 * EDGE_MM, plan.height + 3 * EDGE_MM
    pdf = FPDF(unit="mm", format=(width, height))
    pdf.set_creation_date(FIRST_DAY)
    pdf.set_auto_page_break(False)
    pdf.set_title(plan.title)
    pdf.add_page()
    bottom = EDGE_MM + plan.height
    pdf.set_line_width(0.2)
    for x0, y0, x1, y1 in lines_of(plan):
        pdf.line(EDGE_MM + x0, bottom - y0, EDGE_MM + x1, bottom - y1)
    for x, y, diameter in circles_of(plan):
        at, up, half = EDGE_MM + x, bottom - y, CROSS_MM / 2
        pdf.circle(at, up, diameter / 2)
        pdf.line(at - half, up, at + half, up)
        pdf.line(at, up - half, at, up + half)
    pdf.set_font("helvetica", size=9)
    size = f"{plan.width:.1f} x {plan.height:.1f} mm"
    pdf.text(EDGE_MM, EDGE_MM * 0.7, f"{plan.title}: {size}, holes {plan.hole_d:g} mm")
    ruler = bottom + EDGE_MM
    length = min(RULER_MM, plan.width)
    pdf.line(EDGE_MM, ruler, EDGE_MM + length, ruler)
    for x in (EDGE_MM, EDGE_MM + length):
        pdf.line(x, ruler - 3, x, ruler + 3)
    pdf.text(EDGE_MM, ruler + 7, f"{length:g} mm when printed at 100 %: measure it")
    return bytes(pdf.output())
